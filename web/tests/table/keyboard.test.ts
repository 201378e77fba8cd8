/** Keys: one for each option, one for each command, none twice. */
import { describe, expect, it } from "vitest";
import { COMMAND_KEYS, commandOf, keyAt, LETTERS, nearest, placeOf, pressable, typing } from "../../src/table/keyboard";

const press = (key: string, code = "", more = {}) => ({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe("options", () => {
  it("have 1 to 9, then letters", () => {
    expect([0, 8, 9, 10].map(keyAt)).toEqual(["1", "9", "a", "c"]);
    expect(keyAt(9 + LETTERS.length)).toBe("");
  });

  it("are chosen by the key that stands beside them", () => {
    for (let place = 0; place < 9 + LETTERS.length; place++) {
      const key = keyAt(place);
      expect(placeOf(press(key, place < 9 ? `Digit${key}` : ""))).toBe(place);
    }
  });

  it("are chosen by digits without Shift on a French keyboard, and by the number pad", () => {
    expect(placeOf(press("&", "Digit1"))).toBe(0);
    expect(placeOf(press("4", "Numpad4"))).toBe(3);
  });

  it("leave the browser's own shortcuts alone", () => {
    expect(placeOf(press("1", "Digit1", { ctrlKey: true }))).toBe(-1);
    expect(placeOf(press("c", "", { metaKey: true }))).toBe(-1);
  });
});

describe("commands", () => {
  it("share no key with an option", () => {
    for (const [key] of COMMAND_KEYS) expect(LETTERS).not.toContain(key);
  });

  it("are found by their keys", () => {
    expect(commandOf(press("?"))).toBe("why");
    expect(commandOf(press("H"))).toBe("hint");
    expect(commandOf(press("z", "", { ctrlKey: true }))).toBe("undo");
    expect(commandOf(press(" "))).toBe("skip");
    expect(commandOf(press("Escape"))).toBe("close");
    expect(commandOf(press("F5"))).toBeNull();
    expect(commandOf(press("h", "", { ctrlKey: true }))).toBeNull();
  });
});

describe("the focus", () => {
  it("in a field keeps the keys for writing", () => {
    const field = document.createElement("input");
    expect(typing(field, "1")).toBe(true);
    expect(typing(document.createElement("button"), "1")).toBe(false);
    expect(typing(null, "1")).toBe(false);
  });

  it("on one of several choices keeps only what moves among them", () => {
    for (const type of ["radio", "checkbox"]) {
      const choice = Object.assign(document.createElement("input"), { type });
      expect(["ArrowLeft", " "].every((key) => typing(choice, key))).toBe(true);
      expect(["1", "h", "Backspace", "Enter"].some((key) => typing(choice, key))).toBe(false);
    }
  });

  it("on a button keeps Enter and Space for it", () => {
    const button = document.createElement("button");
    const inside = document.createElement("span");
    button.append(inside);
    expect(pressable(inside)).toBe(true);
    expect(pressable(document.createElement("p"))).toBe(false);
  });
});

describe("arrow keys", () => {
  const places = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 0, y: 10 }, { x: 12, y: 11 }]; // prettier-ignore

  it("go to the nearest place in their direction", () => {
    expect(nearest("ArrowRight", places[0]!, places)).toBe(1);
    expect(nearest("ArrowDown", places[0]!, places)).toBe(2);
    expect(nearest("ArrowDown", places[1]!, places)).toBe(3);
    expect(nearest("ArrowLeft", places[3]!, places)).toBe(2);
  });

  it("stay where nothing lies further", () => {
    expect(nearest("ArrowUp", places[0]!, places)).toBe(-1);
    expect(nearest("Tab", places[0]!, places)).toBe(-1);
  });
});
