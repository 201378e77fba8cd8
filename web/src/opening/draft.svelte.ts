/** A table that is being set: who sits where and how it is played, until it is sent to the server. */
import type { Chair, GameOf, Json, NewTable, SettingOf } from "../protocol";

export type Who = "me" | "link" | "bot";

export interface Place {
  who: Who;
  name: string;
  bot: string;
  /** Settings of this seat by name; null: it is chosen at the table. */
  own: Record<string, Json>;
}

/** Who reads the real box: nobody, everybody everything, or each source by itself. */
export type Chance = "app" | "box" | "some";

/** The bot that is proposed: one that thinks, but not for long; else the strongest. */
export function usualBot(game: GameOf): string {
  return (game.bots.find((one) => one.bot === "search") ?? game.bots.at(-1))?.bot ?? "";
}

/** Whether a setting may be left open, so that the game itself asks for it. */
export function canBeOpen(setting: SettingOf): boolean {
  return !setting.choices.some((choice) => choice.value === setting.default);
}

export class Draft {
  places: Place[] = $state([]);
  settings: Record<string, Json> = $state({});
  chance: Chance = $state("app");
  byHand: string[] = $state([]);
  timed = $state(false);
  seconds = $state(0);
  listed = $state(false);
  guided = $state(false);
  sameLuck = $state(false);
  seed = $state("");

  /** The game, in the language of the page. */
  game: GameOf = $state.raw()!;

  constructor(
    game: GameOf,
    readonly myName: string,
  ) {
    this.game = game;
    this.seconds = game.timer;
    this.settings = Object.fromEntries(this.#shared.map((setting) => [setting.name, setting.default]));
    this.setCount(Math.min(...game.seats));
  }

  get #shared(): SettingOf[] {
    return this.game.settings.filter((setting) => !setting.per_seat);
  }

  /** What is set for all together, as far as it means something with so many seats. */
  get common(): SettingOf[] {
    const count = this.places.length;
    return this.#shared
      .filter((setting) => setting.least <= count)
      .map((setting) => ({ ...setting, choices: setting.choices.filter((choice) => choice.least <= count) }));
  }

  get perSeat(): SettingOf[] {
    return this.game.settings.filter((setting) => setting.per_seat);
  }

  #empty(seat: number): Place {
    const own = Object.fromEntries(this.perSeat.map((setting) => [setting.name, this.#unset(setting)]));
    return { who: seat === 0 ? "me" : "link", name: seat === 0 ? this.myName : "", bot: usualBot(this.game), own };
  }

  #unset(setting: SettingOf): Json {
    return canBeOpen(setting) ? null : setting.default;
  }

  setCount(count: number): void {
    const places = this.places.slice(0, count);
    while (places.length < count) places.push(this.#empty(places.length));
    this.places = places;
    for (const setting of this.perSeat) if (this.#isChosen(setting)) this.#complete(setting);
    for (const setting of this.common) {
      if (!setting.choices.some((choice) => choice.value === this.settings[setting.name])) this.settings[setting.name] = setting.default;
    }
  }

  setWho(seat: number, who: Who): void {
    const place = this.places[seat]!;
    if (who === "bot" || who === "link") place.name = place.name === this.myName ? "" : place.name;
    else if (!place.name && !this.places.some((other) => other.name === this.myName)) place.name = this.myName;
    place.who = who;
  }

  /** Explain everything as we go; then the settings of a first game are the right ones. */
  setGuided(on: boolean): void {
    this.guided = on;
    if (!on) return;
    for (const setting of this.common) {
      const first = this.game.first[setting.name];
      if (first !== undefined) this.settings[setting.name] = first;
    }
  }

  #isChosen(setting: SettingOf): boolean {
    return this.places.some((place) => place.own[setting.name] !== null);
  }

  /** Set what belongs to a seat. Where it may be left open, it is for all or for none, and no two have the same: the others
   * get what is free, and whoever had it takes mine. */
  setOwn(setting: SettingOf, seat: number, value: Json): void {
    const place = this.places[seat]!;
    if (canBeOpen(setting) && value === null) {
      for (const other of this.places) other.own[setting.name] = null;
      return;
    }
    if (canBeOpen(setting)) {
      const holder = this.places.find((other) => other !== place && other.own[setting.name] === value);
      if (holder) holder.own[setting.name] = place.own[setting.name] ?? null;
    }
    place.own[setting.name] = value;
    this.#complete(setting);
  }

  #complete(setting: SettingOf): void {
    for (const place of this.places) {
      if (place.own[setting.name] !== null) continue;
      const taken = this.places.map((other) => other.own[setting.name]);
      const free = setting.choices.find((choice) => !taken.includes(choice.value)) ?? setting.choices[0];
      place.own[setting.name] = free?.value ?? null;
    }
  }

  /** The names that were given, by seat. */
  get names(): Record<string, string> {
    return Object.fromEntries(this.places.flatMap((place, seat) => (place.name.trim() ? [[String(seat), place.name.trim()]] : [])));
  }

  /** My seats. */
  get mine(): number[] {
    return this.places.flatMap((place, seat) => (place.who === "me" ? [seat] : []));
  }

  toggleSource(source: string, on: boolean): void {
    this.byHand = on ? [...this.byHand, source] : this.byHand.filter((other) => other !== source);
  }

  get sources(): string[] {
    if (this.chance === "app") return [];
    const all = this.game.sources.map((source) => source.card);
    return this.chance === "box" ? all : all.filter((source) => this.byHand.includes(source));
  }

  /** The number that two tables share so that chance is kind or cruel to both alike; null where it does not make sense. */
  get luck(): number | null {
    const number = Number(this.seed.trim());
    return this.seed.trim() !== "" && Number.isSafeInteger(number) && number >= 0 ? number : null;
  }

  /** What is still wrong, as the id of a message; empty: the table can be opened. */
  get fault(): string {
    if (this.sameLuck && this.luck === null) return "new-fault-seed";
    if (this.timed && !(this.seconds >= 5 && this.seconds <= 86_400)) return "new-fault-clock";
    return "";
  }

  #chair(place: Place): Chair {
    const name = place.name.trim();
    if (place.who === "bot") return { who: "bot", bot: place.bot, name };
    return { who: place.who, name };
  }

  request(): NewTable {
    const settings: Record<string, Json> = Object.fromEntries(this.common.map(({ name }) => [name, this.settings[name] ?? null]));
    for (const setting of this.perSeat) {
      if (this.#isChosen(setting)) settings[setting.name] = this.places.map((place) => place.own[setting.name] ?? null);
    }
    return {
      game: this.game.slug,
      seats: this.places.map((place) => this.#chair(place)),
      settings,
      by_hand: this.sources,
      clock: this.timed ? Math.round(this.seconds) : 0,
      listed: this.listed,
      guided: this.guided,
      seed: this.sameLuck ? this.luck : null,
    };
  }
}
