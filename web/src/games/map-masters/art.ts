/** The pictures of kinds: the drawing, and the form and colour of the counter that it lies on. */

export type Form = "disc" | "plate" | "crest" | "ring" | "pool" | "hatch" | "leaf";

export interface Art {
  icon: string;
  form: Form;
  face: string; // the counter's colour
  ink: string; // the drawing's
}

export const ART: Record<string, Art> = {
  coin: { icon: "crown-coin", form: "disc", face: "#f1c24b", ink: "#5b3a00" },
  barrel: { icon: "barrel", form: "disc", face: "#9a6334", ink: "#fff1d8" },
  sword: { icon: "broadsword", form: "disc", face: "#5d7f9d", ink: "#f7fbff" },
  key: { icon: "key", form: "disc", face: "#d98a2b", ink: "#fff6e2" },
  rope: { icon: "lasso", form: "disc", face: "#6f7d3a", ink: "#fbf6d8" },
  scroll: { icon: "tied-scroll", form: "disc", face: "#f2e3bd", ink: "#7a3b22" },
  monster: { icon: "goblin-head", form: "crest", face: "#b5352a", ink: "#fff0e6" },
  lock: { icon: "padlock", form: "plate", face: "#5a6070", ink: "#ffdd85" },
  lava: { icon: "small-fire", form: "pool", face: "#e5541b", ink: "#fff0b8" },
  trapdoor: { icon: "hole-ladder", form: "hatch", face: "#7b4f27", ink: "#1d120a" },
  trap: { icon: "wolf-trap", form: "hatch", face: "#7b4f27", ink: "#fff1d8" },
  circle: { icon: "pentacle", form: "ring", face: "#6a3fb0", ink: "#efe2ff" },
  room: { icon: "stone-wall", form: "plate", face: "#8b8578", ink: "#fdf8ec" },
  stairs: { icon: "stairs", form: "plate", face: "#6d655a", ink: "#ffe9a8" },
  recycle: { icon: "recycle", form: "leaf", face: "#2f8a5b", ink: "#eafff2" },
  scissors: { icon: "scissors", form: "leaf", face: "#b03d78", ink: "#fff0f7" },
  exit: { icon: "exit-door", form: "plate", face: "#3f7a3a", ink: "#f2ffe9" },
};

export const artOf = (kind: string): Art => ART[kind] ?? { icon: "", form: "plate", face: "#666", ink: "#fff" };
