/** The messages between page and server. Written by `python3 run.py protocol` from src/lanterne/server. */

export type Json = boolean | number | string | null | Json[] | { [key: string]: Json };
export const VERSION = 1;

/** The first message: who speaks which language, and what the page has already (`at` of the last state, -1: nothing). */
export interface Hello {
  do: "hello";
  v: number;
  lang: string;
  have?: number;
  seat?: number | null;
}

/** An answer to the question with this number. A number for an option of a `choose`, or its key; a list of keys for a `pick`; faces for a roll; a card for a draw; any data for a `compose`. */
export interface Answer {
  do: "answer";
  id: string;
  ask: number;
  seat: number;
  answer: Json;
}

/** Take my last answer back. Where the rules of undo forbid it, all persons at the table are asked to agree. */
export interface Undo {
  do: "undo";
  id: string;
  ask: number;
  seat: number;
}

/** Agree to what was proposed, or not. */
export interface Consent {
  do: "consent";
  id: string;
  yes: boolean;
}

/** What is not possible now, why, and what would make it so? */
export interface Why {
  do: "why";
  id: string;
  ask: number;
  seat: number;
}

/** What would the search bot do? */
export interface Hint {
  do: "hint";
  id: string;
  ask: number;
  seat: number;
}

/** How far my answer to a `compose` has come: what is right about it, what could come next? It is also what counts when time runs out. */
export interface Draft {
  do: "draft";
  id: string;
  ask: number;
  seat: number;
  value: Json;
}

/** What is the best that this seat could have done, or could do now? */
export interface Solve {
  do: "solve";
  id: string;
  seat: number;
}

/** Look through the eyes of another seat that I hold: the keyboard changes hands. */
export interface Look {
  do: "look";
  seat: number;
}

/** Go on in this language. */
export interface Speak {
  do: "speak";
  lang: string;
}

/** Something about the table and not the game: `pause`, `resume`, `lend` (time), `bot` (hand the seat to the bot in `value`), `person` (take it back), `name` (my seat's new name), `leave` (give the game up), `hand` and `app` (people, or the app, decide the source of chance in `value`). */
export interface Act {
  do: "act";
  id: string;
  what: string;
  seat?: number;
  value?: string;
}

/** Are you there? */
export interface Ping {
  do: "ping";
}

/** One value of a spread and its share, from 0 to 1. */
export interface Bar {
  value: number;
  share: number;
}

/** A named chance, e.g. to complete the challenge: in words, as written percents and as a number from 0 to 1. */
export interface Chances {
  name: string;
  words: string;
  percent: string;
  share: number;
}

/** A named spread, e.g. of the damage. */
export interface SpreadOf {
  name: string;
  words: string;
  mean: string;
  bars: Bar[];
}

export interface OddsOf {
  chances: Chances[];
  spreads: SpreadOf[];
}

/** An option: what to send back, what it says, the board elements it is about as `field:value`, the rule that allows it. */
export interface OptionOf {
  key: string;
  words: string;
  touches: string[];
  rule: string;
  odds: OddsOf | null;
}

export interface Face {
  face: string;
  words: string;
}

/** A die to roll: its name, what people call it, and its faces. */
export interface DieOf {
  name: string;
  words: string;
  faces: Face[];
}

export interface CardOf {
  card: string;
  words: string;
  copies: number;
}

/** What is asked of a seat of mine: `choose`, `pick`, `compose`, or of the real box: `roll`, `draw`. `number` goes back with the answer; `coach` is what a guided game has to say about it. */
export interface Question {
  number: number;
  kind: string;
  seat: number;
  about: string;
  words: string;
  options: OptionOf[];
  least: number;
  most: number;
  dice: DieOf[];
  cards: CardOf[];
  source: string;
  coach: string[];
}

/** A line of the log: `answer` (who chose what), `event`, or `mark` (something was taken back). `at` is the length of the game's log at the question that follows; `kind` and `values` let a page animate what happened. */
export interface Line {
  at: number;
  sort: string;
  words: string;
  rule: string;
  kind: string;
  values: Record<string, number | string>;
  seat: number;
}

/** Dice that fell since the last decision. */
export interface Dice {
  source: string;
  about: string;
  dice: string[];
  faces: string[];
  words: string[];
}

/** Who sits there: `person`, `bot` or `open` (a link waits). `label` is what the game calls the seat. */
export interface SeatOf {
  seat: number;
  who: string;
  name: string;
  label: string;
  bot: string;
  mine: boolean;
  here: boolean;
  asked: boolean;
  answered: boolean;
}

/** Somebody wants to take back more than the rules of undo allow alone. */
export interface Proposal {
  by: number;
  count: number;
  agreed: number[];
  wanted: number[];
}

/** The timer: seconds for a question, and those left when this was sent; None: nobody is on the clock. */
export interface Clock {
  seconds: number;
  left: number | null;
}

/** How the game ended: a sentence, the winners, the figures of the story, goals met. */
export interface Ending {
  words: string;
  won: boolean;
  winners: number[];
  score: number[];
  figures: [string, string][];
  goals: string[];
}

/** The table around the game. */
export interface TableOf {
  id: string;
  game: string;
  title: string;
  seats: SeatOf[];
  host: boolean;
  paused: boolean;
  listed: boolean;
  guided: boolean;
  by_hand: string[];
  sources: CardOf[];
  clock: Clock | null;
  proposal: Proposal | null;
  rematch: string;
  settings: [string, string][];
}

/** Everything that a seat sees. `at` numbers the table's acts; `length` is that of the game's log. `lines` follow those up to `since`: a page forgets what it had beyond. `fresh` tells what just happened from what was only caught up with. */
export interface StateOf {
  is: "state";
  at: number;
  length: number;
  since: number;
  fresh: boolean;
  seat: number;
  mine: number[];
  table: TableOf;
  scene: Json;
  rolls: Dice[];
  lines: Line[];
  asks: Question[];
  curtain: number[];
  undo: string;
  ending: Ending | null;
  number: number;
  v: number;
}

/** The message with this id was carried out, and is kept. */
export interface Done {
  is: "done";
  id: string;
  at: number;
}

/** The message with this id was not carried out. `code` is for programs: `stale` when the question has passed. */
export interface RefusedOf {
  is: "refused";
  id: string;
  code: string;
  words: string;
  rule: string;
}

/** An option that is not allowed now. */
export interface No {
  option: string;
  need: string;
  rule: string;
  touches: string[];
}

export interface Whys {
  is: "whys";
  id: string;
  refusals: No[];
}

/** An answer with the share of games that it promises to win, and how often it was tried. */
export interface Weighing {
  key: string;
  words: string;
  share: number;
  percent: string;
  tried: number;
}

export interface HintOf {
  is: "hint";
  id: string;
  words: string;
  best: Weighing[];
}

/** What the game has to say about a draft, in its own shape. */
export interface AdviceOf {
  is: "advice";
  id: string;
  value: Json;
}

/** The best that there is, in the game's own shape; nothing where the game cannot tell. */
export interface SolvedOf {
  is: "solved";
  id: string;
  value: Json;
}

/** The server closes the connection; `again` tells whether it is worth coming back. */
export interface Bye {
  is: "bye";
  code: string;
  words: string;
  again: boolean;
}

export interface Pong {
  is: "pong";
}

/** With fewer seats than `least` it may not be chosen. */
export interface ChoiceOf {
  value: Json;
  words: string;
  least: number;
}

/** With fewer seats than `least` it means nothing. */
export interface SettingOf {
  name: string;
  words: string;
  per_seat: boolean;
  default: Json;
  choices: ChoiceOf[];
  least: number;
  help: string;
}

export interface BotOf {
  bot: string;
  words: string;
}

/** A game as the lobby shows it. `first` are the settings that suit a first game; `timer` are the seconds that a clock begins with. */
export interface GameOf {
  slug: string;
  title: string;
  blurb: string;
  length: string;
  seats: number[];
  settings: SettingOf[];
  bots: BotOf[];
  sources: CardOf[];
  first: Record<string, Json>;
  timer: number;
}

/** A rule: its number, its sentence, its title and the title of the chapter that it stands in. */
export interface RuleOf {
  id: string;
  words: string;
  title: string;
  chapter: string;
}

/** Who is to sit there: `me`, `link` (a friend), or `bot`. */
export interface Chair {
  who: string;
  name?: string;
  bot?: string;
}

/** A table to open. `by_hand` are the sources of chance that people read from the real box; `clock` are seconds for a question, 0: no timer. */
export interface NewTable {
  game: string;
  seats: Chair[];
  settings?: Record<string, Json>;
  lang?: string;
  by_hand?: string[];
  clock?: number;
  listed?: boolean;
  guided?: boolean;
  seed?: number | null;
}

/** The secrets that open seats, by seat; `-1` lets people watch. They are shown once: only their hashes are kept. */
export interface Links {
  table: string;
  seats: Record<string, string>;
}

/** The table is no longer on my list. */
export interface Forgotten {
  table: string;
}

export interface Join {
  secret: string;
  name?: string;
}

/** Take an open seat at a listed table; -1: watch. */
export interface Sit {
  seat: number;
  name?: string;
}

export interface Joined {
  table: string;
  seat: number;
}

/** A new link for a seat, in place of the old one; -1: for watchers. */
export interface Renew {
  seat: number;
}

/** A table in the lobby: one that I may continue, or one that is listed. */
export interface Listed {
  id: string;
  game: string;
  title: string;
  seats: SeatOf[];
  mine: number[];
  over: boolean;
  length: number;
  updated: number;
  asked: boolean;
}

export interface Lobby {
  mine: Listed[];
  listed: Listed[];
}

/** A save file to go on with, as its text. */
export interface Import {
  save: string;
  lang?: string;
}

/** Steps of a game as a film: what a seat saw after each decision. `length` is the number of steps there are. */
export interface Film {
  length: number;
  frames: StateOf[];
}

/** A decision and what chance made of it: the odds that it was made at, and estimates of the chance to win: with the best answer, with the one that was given, and when chance had spoken. All from 0 to 1. */
export interface Turn {
  step: number;
  seat: number;
  words: string;
  odds: OddsOf | null;
  best: number;
  chosen: number;
  after: number;
}

/** The end of a game looked at again: luck and decisions, each as a sum of changes of the chance to win; among rivals those of one seat, else -1. */
export interface Story {
  seat: number;
  words: string[];
  luck: number;
  decisions: number;
  turns: Turn[];
}

/** Why something could not be done: a code for programs, a sentence for people. */
export interface Problem {
  code: string;
  words: string;
}

export type Told = Hello | Answer | Undo | Consent | Why | Hint | Draft | Solve | Look | Speak | Act | Ping;

export type Tidings = StateOf | Done | RefusedOf | Whys | HintOf | AdviceOf | SolvedOf | Bye | Pong;
