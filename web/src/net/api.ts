/** Everything that is asked of the server over HTTP, typed. What goes wrong comes out as a `Trouble` with a sentence in it. */
import { network } from "../offline/network.svelte";
import { prefs } from "../prefs.svelte";
import type {
  Film,
  Forgotten,
  GameOf,
  Json,
  Join,
  Joined,
  Links,
  Lobby,
  NewTable,
  Problem,
  RuleOf,
  Sit,
  Story,
} from "../protocol";
import { say } from "../words/words.svelte";

const PATIENCE = 20_000; // ms for an ordinary answer
const LONG_PATIENCE = 180_000; // ms where the server plays on to judge

/** Something could not be done. `code` is for programs, the message is a sentence for people. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    words: string,
    readonly status = 0,
  ) {
    super(words);
    this.name = "Trouble";
  }

  /** Nobody answered: trying again later may help. */
  get offline(): boolean {
    return this.code === "offline" || this.code === "slow";
  }
}

/** A sentence for whatever was thrown. */
export function sentence(thrown: unknown): string {
  return thrown instanceof Trouble ? thrown.message : say("trouble-unknown");
}

function isProblem(data: unknown): data is Problem {
  const problem = data as Partial<Problem> | null;
  return typeof problem?.code === "string" && typeof problem.words === "string";
}

async function troubleOf(response: Response): Promise<Trouble> {
  try {
    const data: unknown = await response.json();
    if (isProblem(data)) return new Trouble(data.code, data.words, response.status);
  } catch {
    // not our server's words: a proxy's page, or nothing at all
  }
  const id = response.status === 404 ? "trouble-missing" : response.status === 429 ? "trouble-often" : "trouble-server";
  return new Trouble(`http-${response.status}`, say(id, { status: String(response.status) }), response.status);
}

async function request(path: string, init: RequestInit, patience: number): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", signal: AbortSignal.timeout(patience), ...init });
  } catch (thrown) {
    const slow = thrown instanceof DOMException && thrown.name === "TimeoutError";
    if (!slow) network.unanswered();
    throw slow ? new Trouble("slow", say("trouble-slow")) : new Trouble("offline", say("trouble-offline"));
  }
  network.answered();
  if (!response.ok) throw await troubleOf(response);
  return response;
}

async function jsonOf<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T;
  } catch {
    throw new Trouble("garbled", say("trouble-server", { status: String(response.status) }), response.status);
  }
}

type Query = Record<string, string | number | undefined>;

function addressOf(path: string, query: Query): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text ? `/api${path}?${text}` : `/api${path}`;
}

async function get<T>(path: string, query: Query = {}, patience = PATIENCE): Promise<T> {
  return jsonOf<T>(await request(addressOf(path, query), { headers: { accept: "application/json" } }, patience));
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json", accept: "application/json" };
  return jsonOf<T>(await request(addressOf(path, { lang: prefs.language }), { method: "POST", headers, body: JSON.stringify(body) }, PATIENCE));
}

const part = encodeURIComponent;

export const api = {
  games: () => get<GameOf[]>("/games", { lang: prefs.language }),
  box: (slug: string) => get<Record<string, Json>>(`/games/${part(slug)}/box`, { lang: prefs.language }),
  rules: (slug: string) => get<RuleOf[]>(`/games/${part(slug)}/rules`, { lang: prefs.language }),
  lobby: () => get<Lobby>("/lobby", { lang: prefs.language }),
  open: (table: NewTable) => post<Links>("/tables", { ...table, lang: table.lang ?? prefs.language }),
  join: (join: Join) => post<Joined>("/join", join),
  sit: (id: string, sit: Sit) => post<Joined>(`/tables/${part(id)}/sit`, sit),
  renew: (id: string, seat: number) => post<Links>(`/tables/${part(id)}/links`, { seat }),
  forget: (id: string) => post<Forgotten>(`/tables/${part(id)}/forget`, {}),
  film: (id: string, query: { seat?: number; from?: number; count?: number }) =>
    get<Film>(`/tables/${part(id)}/film`, { lang: prefs.language, ...query }),
  story: (id: string) => get<Story>(`/tables/${part(id)}/story`, { lang: prefs.language }, LONG_PATIENCE),
  rematch: (id: string) => post<Links>(`/tables/${part(id)}/rematch`, {}),
  bring: (save: string) => post<Links>("/import", { save, lang: prefs.language }),
  health: () => get<Record<string, Json>>("/health"),
  /** Where the save file of a table is to be had. */
  saveAddress: (id: string) => `/api/tables/${part(id)}/save`,
};
