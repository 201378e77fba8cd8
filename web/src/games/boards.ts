/** Boards by game. A game's folder has a `Board.svelte`, a `Face.svelte` if its dice have pictures, and a `Cover.svelte` for the
 * lobby; a game without a board is shown as a list of figures. Adding a game changes nothing here. */
import type { Component } from "svelte";
import { fetchIcons } from "../lib/icons.svelte";
import type { Json, StateOf } from "../protocol";
import type { Touch } from "../table/touch.svelte";

export interface BoardProps {
  state: StateOf;
  scene: Json; // Game.scene: what this seat sees, as ids and figures
  box: Record<string, Json>; // Game.box: what is printed on things, in the language of the page
  touch: Touch;
}

export interface FaceProps {
  die: string;
  face: string;
  words: string;
}

/** A picture has nothing to be told. */
export type CoverProps = Record<string, never>;

type Module<P extends object> = { default: Component<P & Record<string, unknown>> };
type Found<P extends object> = Record<string, () => Promise<Module<P>>>;

const boards: Found<BoardProps> = import.meta.glob<Module<BoardProps>>("./*/Board.svelte");
const faces: Found<FaceProps> = import.meta.glob<Module<FaceProps>>("./*/Face.svelte");
const covers: Found<CoverProps> = import.meta.glob<Module<CoverProps>>("./*/Cover.svelte");

async function load<P extends object>(found: Found<P>, slug: string, file: string): Promise<Component<P & Record<string, unknown>> | null> {
  return (await found[`./${slug}/${file}.svelte`]?.())?.default ?? null;
}

/** The board of a game, with all that is drawn on it. */
export async function boardOf(slug: string): ReturnType<typeof load<BoardProps>> {
  const [board] = await Promise.all([load(boards, slug, "Board"), fetchIcons(slug)]);
  return board;
}

export const faceOf = (slug: string) => load(faces, slug, "Face");
/** The picture of a game in the lobby. */
export const coverOf = (slug: string) => load(covers, slug, "Cover");
