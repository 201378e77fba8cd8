/** Parts of the page that people touch: by keyboard, and told to those who listen. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import CopyLink from "../src/lib/CopyLink.svelte";
import QrCode from "../src/lib/QrCode.svelte";
import Segmented from "../src/lib/Segmented.svelte";
import Select from "../src/lib/Select.svelte";
import Switch from "../src/lib/Switch.svelte";
import Tabs from "../src/lib/Tabs.svelte";
import { toasts } from "../src/lib/toasts.svelte";
import { prefs } from "../src/prefs.svelte";

beforeEach(() => {
  prefs.language = "en";
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("tabs", () => {
  const tabs = [
    { id: "board", words: "Board" },
    { id: "log", words: "Log" },
    { id: "rules", words: "Rules" },
  ];

  it.each([
    ["ArrowRight", "rules"],
    ["ArrowLeft", "board"],
    ["Home", "board"],
    ["End", "rules"],
  ])("go by %s to %s", async (key, expected) => {
    const chosen: string[] = [];
    render(Tabs, { label: "Parts", tabs, chosen: "log", panel: "panel", onchoose: (id: string) => chosen.push(id) });
    await fireEvent.keyDown(screen.getByRole("tablist"), { key });
    expect(chosen).toEqual([expected]);
  });

  it("have only the chosen one in the way of the tab key", () => {
    render(Tabs, { label: "Parts", tabs, chosen: "log", panel: "panel", onchoose: () => undefined });
    expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  });
});

describe("choices", () => {
  it("side by side give their value, whatever its kind", async () => {
    const chosen: unknown[] = [];
    const choices = [
      { value: 4, words: "four" },
      { value: 5, words: "five" },
    ];
    render(Segmented, { label: "Guardians", choices, value: 4, onchange: (value: unknown) => chosen.push(value) });
    expect((screen.getByLabelText("four") as HTMLInputElement).checked).toBe(true);
    await fireEvent.click(screen.getByLabelText("five"));
    expect(chosen).toEqual([5]);
  });

  it("in a list give their value, also when it is nothing", async () => {
    const chosen: unknown[] = [];
    const choices = [
      { value: null, words: "later" },
      { value: "asha", words: "Asha" },
    ];
    render(Select, { label: "Seeker", choices, value: "asha", onchange: (value: unknown) => chosen.push(value) });
    await fireEvent.change(screen.getByLabelText("Seeker"), { target: { value: "0" } });
    expect(chosen).toEqual([null]);
  });

  it("of yes and no say what they switch, and why", () => {
    render(Switch, { words: "Timer", hint: "Time for each decision", on: true, onchange: () => undefined });
    const input = screen.getByRole("switch") as HTMLInputElement;
    expect(input.checked).toBe(true);
    expect(document.getElementById(input.getAttribute("aria-describedby")!)?.textContent).toBe("Time for each decision");
  });
});

describe("a link to hand on", () => {
  const props = { address: "http://games.test/join#abcdefghijklmnop", title: "For seat 2" };

  it("is copied", async () => {
    const copied: string[] = [];
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: async (text: string) => void copied.push(text) } });
    render(CopyLink, props);
    await fireEvent.click(screen.getByText("Copy"));
    await vi.waitFor(() => expect(toasts.all.map((toast) => toast.words)).toContain("The link is copied."));
    expect(copied).toEqual([props.address]);
  });

  it("can be copied by hand where the browser does not let us", async () => {
    vi.stubGlobal("navigator", { ...navigator, clipboard: undefined });
    render(CopyLink, props);
    await fireEvent.click(screen.getByText("Copy"));
    await vi.waitFor(() => expect(toasts.all.at(-1)?.words).toBe("The link is selected: copy it with your keyboard."));
  });

  it("is a code for cameras when asked", async () => {
    render(CopyLink, props);
    expect(screen.queryByRole("img")).toBeNull();
    await fireEvent.click(screen.getByText("QR code"));
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("QR code: For seat 2");
  });
});

describe("a QR code", () => {
  it("has its three corners", () => {
    const { container } = render(QrCode, { text: "http://games.test/join#abcdefghijklmnop", label: "code" });
    const size = Number(container.querySelector("svg")!.getAttribute("viewBox")!.split(" ")[2]);
    const path = container.querySelector("path")!.getAttribute("d")!;
    const border = 3;
    for (const [x, y] of [[border, border], [size - border - 7, border], [border, size - border - 7]]) {
      for (let at = 0; at < 7; at++) expect(path).toContain(`M${x! + at} ${y}h1v1h-1z`);
    }
  });
});
