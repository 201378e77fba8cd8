/** Preferences: kept, made good, and harmless where nothing can be kept. */
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { forget, keysOf, recall, remember } from "../src/lib/storage";
import { languageOf, prefs, tidy } from "../src/prefs.svelte";

afterEach(() => vi.unstubAllGlobals());

describe("preferences", () => {
  it("begin with the browser's language, without sound", () => {
    expect(tidy(null, ["de-CH", "fr-CH", "en"])).toEqual({ language: "fr", theme: "system", sound: false, speed: "normal", name: "" });
    expect(languageOf(["de", "it"])).toBe("en");
  });

  it("are made good where something strange was kept", () => {
    const kept = { language: "xx", theme: 3, sound: "yes", speed: "light", name: "x".repeat(80) };
    expect(tidy(kept, ["en"])).toEqual({ language: "en", theme: "system", sound: false, speed: "normal", name: "x".repeat(40) });
  });

  it("are kept, and shown on the page at once", () => {
    prefs.language = "fr";
    prefs.theme = "light";
    flushSync();
    expect(document.documentElement.lang).toBe("fr");
    expect(document.documentElement.dataset.theme).toBe("light");
    expect(recall("lanterne.prefs")).toMatchObject({ language: "fr", theme: "light" });
  });

  it("change when another tab changes them", () => {
    localStorage.setItem("lanterne.prefs", JSON.stringify({ language: "en", theme: "dark" }));
    dispatchEvent(new StorageEvent("storage", { key: "lanterne.prefs" }));
    expect(prefs.language).toBe("en");
    expect(prefs.shade).toBe("dark");
  });

  it("slow animations down, or switch them off", () => {
    prefs.speed = "slow";
    expect(prefs.pace).toBeGreaterThan(1);
    prefs.speed = "off";
    expect(prefs.pace).toBe(0);
    prefs.speed = "normal";
    expect(prefs.pace).toBe(1);
  });
});

describe("a browser that keeps nothing", () => {
  it("is lived with", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(remember("a", 1)).toBe(false);
    expect(recall("a")).toBeNull();
    expect(() => forget("a")).not.toThrow();
    prefs.sound = true;
    expect(prefs.sound).toBe(true);
    prefs.sound = false;
  });

  it("may hold something that is not ours to read", () => {
    localStorage.setItem("lanterne.odd", "{broken");
    expect(recall("lanterne.odd")).toBeNull();
    expect(keysOf("lanterne.odd")).toEqual(["lanterne.odd"]);
  });
});
