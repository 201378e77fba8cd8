/** The whole page of a table in a small browser: what is asked can be answered by mouse and by keys, on the board and in the list. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Table from "../../src/pages/Table.svelte";
import { prefs } from "../../src/prefs.svelte";
import { line, option, question, Sockets, state } from "./making";

let sockets: Sockets;

beforeEach(() => {
  sockets = new Sockets();
  prefs.language = "en";
  prefs.speed = "off";
  vi.stubGlobal("WebSocket", function (url: string) {
    return sockets.open(url);
  });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  vi.stubGlobal("ResizeObserver", class {
    observe(): void {}
    disconnect(): void {}
  }); // prettier-ignore
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const options = [option("left", ["way:left"]), option("right", ["way:right"])];

async function seated(more = {}): Promise<void> {
  render(Table, { id: "abc" });
  sockets.last.accept();
  sockets.last.say(state(1, { since: -1, fresh: false, lines: [line(1, "It begins.")], asks: [question(7, options)], ...more }));
  await tick();
  await vi.waitFor(() => expect(document.querySelector(".outline")).not.toBeNull());
}

const answers = () => sockets.last.of("answer").map((told) => told.answer);
const confirm = async (at: number, more = {}) => {
  sockets.last.say(state(at, more));
  sockets.last.say({ is: "done", id: sockets.last.of("answer").at(-1)!.id, at });
  await tick();
};

describe("a question", () => {
  it("stands in words, with its options as a list and the log beside it", async () => {
    await seated();
    expect(screen.getByRole("heading", { name: "Question 7" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: /^\d? ?Do (left|right)$/ })).toHaveLength(2);
    expect(within(screen.getByRole("log")).getByText("It begins.")).toBeTruthy();
  });

  it("is answered by a click in the list, once", async () => {
    await seated();
    const button = screen.getByRole("button", { name: /^\d? ?Do right$/ });
    await fireEvent.click(button);
    await fireEvent.click(button);
    expect(answers()).toEqual(["right"]);
  });

  it("is answered by its number", async () => {
    await seated();
    await fireEvent.keyDown(window, { key: "2", code: "Digit2" });
    expect(answers()).toEqual(["right"]);
  });

  it("is answered on the board, by mouse and by Enter", async () => {
    await seated();
    await fireEvent.click(screen.getByRole("button", { name: "way:left: Do left" }));
    expect(answers()).toEqual(["left"]);
    await confirm(2, { asks: [question(8, options)] });
    const place = screen.getByRole("button", { name: "way:right: Do right" });
    await fireEvent.keyDown(place, { key: "Enter" });
    expect(answers()).toEqual(["left", "right"]);
  });

  it("of several picks waits until enough are picked and confirmed", async () => {
    await seated({ asks: [question(7, options, { kind: "pick", least: 2, most: 2 })] });
    await fireEvent.keyDown(window, { key: "1", code: "Digit1" });
    await fireEvent.keyDown(window, { key: "Enter", code: "Enter" });
    expect(answers()).toEqual([]);
    await fireEvent.keyDown(window, { key: "2", code: "Digit2" });
    await fireEvent.keyDown(window, { key: "Enter", code: "Enter" });
    expect(answers()).toEqual([["left", "right"]]);
  });

  it("to the real dice is answered face by face", async () => {
    const faces = ["1", "2"].map((face) => ({ face, words: face }));
    const die = { name: "d2", words: "Coin", faces };
    await seated({ asks: [question(7, [], { kind: "roll", seat: -1, dice: [die, die] })] });
    const [first, second] = screen.getAllByRole("group").filter((group) => group.tagName === "FIELDSET");
    const send = screen.getByRole("button", { name: "That is what they show" });
    await fireEvent.click(within(first!).getByRole("radio", { name: /2/ }));
    expect((send as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.click(within(second!).getByRole("radio", { name: /1/ }));
    await fireEvent.click(send);
    expect(answers()).toEqual([["2", "1"]]);
  });
});

describe("an option in the list", () => {
  it("shows its place on the board while it is looked at", async () => {
    await seated();
    await fireEvent.focus(screen.getByRole("button", { name: /^\d? ?Do left$/ }));
    expect(screen.getByRole("button", { name: "way:left: Do left" }).classList.contains("pointed")).toBe(true);
    expect(screen.getByRole("button", { name: "way:right: Do right" }).classList.contains("pointed")).toBe(false);
  });
});

describe("a lost connection", () => {
  it("is told, and no answer is taken until it is back", async () => {
    await seated();
    sockets.last.break();
    await tick();
    expect(screen.getByText(/The connection is lost/)).toBeTruthy();
    await fireEvent.keyDown(window, { key: "1", code: "Digit1" });
    expect(answers()).toEqual([]);
  });
});

describe("the curtain", () => {
  it("hides everything until the next person says who they are", async () => {
    await seated();
    sockets.last.say(state(2, { curtain: [0] }));
    await tick();
    expect(document.querySelector(".table")?.hasAttribute("inert")).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "I am Alix" }));
    expect(sockets.last.of("look")).toEqual([{ do: "look", seat: 0 }]);
  });
});

describe("another language", () => {
  it("is asked for at once", async () => {
    await seated();
    prefs.language = "fr";
    await tick();
    expect(sockets.last.of("speak")).toEqual([{ do: "speak", lang: "fr" }]);
    expect(screen.getByRole("button", { name: /Pourquoi/ })).toBeTruthy();
  });
});
