/** Which drawing of the game-icons set stands for what. Cards of a content pack have none of their own: they show their kind. */

const icon = (name: string) => name;

export const COLOUR_ART: Record<string, string> = {
  red: icon("mailed-fist"),
  green: icon("feather"),
  blue: icon("third-eye"),
  white: icon("star-formation"),
  black: icon("carnival-mask"),
};

export const TYPE_ART: Record<string, string> = {
  combat: icon("crossed-swords"),
  obstacle: icon("stone-wall"),
  puzzle: icon("jigsaw-piece"),
  trap: icon("wolf-trap"),
};

export const EFFECT_ART: Record<string, string> = {
  dagger: icon("plain-dagger"),
  aegis: icon("round-shield"),
  gale: icon("whirlwind"),
  chord: icon("lyre"),
};

export const LANTERN_ART = icon("old-lantern");

/** How a seeker stands in the window for supports. */
export const STANDING_ART = {
  asked: icon("uncertainty"),
  passed: icon("cancel"),
  supported: icon("check-mark"),
  waiting: icon("sands-of-time"),
};

const SEEKERS: Record<string, string> = {
  asha: icon("hooded-assassin"),
  khor: icon("viking-helmet"),
  naz: icon("centurion-helmet"),
  feyn: icon("robin-hood-hat"),
};

const AROUND: Record<string, string> = {
  great_stag: icon("stag-head"),
  vainglorys_symphony: icon("violin"),
  porcelain_golem: icon("rock-golem"),
  gilded_lioness: icon("lion"),
  swan_knights: icon("swan"),
  falling_chandelier: icon("crystal-earrings"),
  velvet_strangler: icon("vine-whip"),
  marble_titan: icon("stone-bust"),
  hundred_lock_gate: icon("padlock"),
  burning_ballroom: icon("wildfires"),
  mirror_duellist: icon("mirror-mirror"),
  toppling_statues: icon("tower-fall"),
  hungry_tapestry: icon("vertical-banner"),
  vainglorys_champion: icon("black-knight-helm"),
  ivory_rampart: icon("ivory-tusks"),
  caged_phoenix: icon("bird-cage"),
  maze: icon("maze"),
  faded_way: icon("trail"),
  razor_hedge: icon("thorny-vine"),
  silk_bridge: icon("rope-bridge"),
  music_box_floor: icon("ballerina-shoes"),
  needle_rain: icon("heavy-rain"),
  stilt_dancers: icon("juggler"),
  thieving_magpies: icon("raven"),
  hall_of_false_doors: icon("secret-door"),
  glass_stairway: icon("stairs"),
  perfumed_mist: icon("delicate-perfume"),
  winged_serpents: icon("sea-serpent"),
  long_fall: icon("falling"),
  three_fountains: icon("fountain"),
  crystal_caves: icon("crystal-cluster"),
  beasts_riddle: icon("greek-sphinx"),
  painted_eyes: icon("sheikah-eye"),
  silent_choir: icon("silenced"),
  clockwork_orrery: icon("orrery"),
  dream_leech: icon("leeching-worm"),
  whispering_portraits: icon("portrait"),
  frozen_aria: icon("icicles-aura"),
  moon_lock: icon("moon-orbit"),
  mirage_of_home: icon("family-house"),
  star_weaver: icon("star-swirl"),
  cipher_wall: icon("stone-tablet"),
  reflecting_pool: icon("pool-dive"),
  moment_of_respite: icon("campfire"),
  curtain_fall: icon("theater-curtains"),
  procession_of_lanterns: icon("paper-lantern"),
  trapdoor: icon("hole-ladder"),
  icy_applause: icon("snowflake-2"),
  wardrobe: icon("hanger"),
  wandering_minstrel: icon("banjo"),
  scene_change: icon("theater"),
  quiet_alcove: icon("candle-light"),
  overture: icon("trumpet"),
  pas_de_deux: icon("duality"),
  masked_chorus: icon("drama-masks"),
  encore: icon("rose"),
  sea_of_dreams: icon("big-wave"),
  dreadweaver: icon("masked-spider"),
  danse_macabre: icon("skeleton"),
  black: icon("carnival-mask"),
};

const EXHAUSTION: Record<string, string> = {
  leaden_arms: icon("forearm"),
  dimmed_sight: icon("semi-closed-eye"),
  shaking_hands: icon("skeletal-hand"),
  open_wounds: icon("bleeding-wound"),
  smothered_flame: icon("candle-holder"),
  vainglorys_strings: icon("puppet"),
};

const SKILLS: Record<string, string> = {
  defeat_trap: icon("wolf-trap"),
  twin_blades: icon("daggers"),
  rooftop_run: icon("run"),
  feint: icon("dodging"),
  light_fingers: icon("robber-hand"),
  smoke_bomb: icon("smoke-bomb"),
  all_in: icon("two-coins"),
  case_the_place: icon("spyglass"),
  vanish: icon("invisible"),
  kindled_nerve: icon("candle-flame"),
  shield_bash: icon("shield-bash"),
  earthshaker: icon("quake-stomp"),
  guardians_oath: icon("templar-shield"),
  mend: icon("sewing-needle"),
  steady_ground: icon("leather-boot"),
  old_songs: icon("musical-score"),
  challenge_the_foe: icon("shouting"),
  bulwark: icon("stone-wall"),
  rekindle: icon("campfire"),
  breakthrough: icon("broken-wall"),
  second_wind: icon("windy-stripes"),
  spear_thrust: icon("thrown-spear"),
  read_the_wind: icon("windsock"),
  flanking_move: icon("divert"),
  hold_the_line: icon("spears"),
  vault: icon("jump-across"),
  old_maps: icon("treasure-map"),
  war_cry: icon("shouting"),
  raised_banner: icon("knight-banner"),
  calculated_risk: icon("abacus"),
  regroup: icon("rally-the-troops"),
  bright_chord: icon("lyre"),
  lucky_step: icon("clover"),
  ballad_of_embers: icon("burning-embers"),
  distracting_tune: icon("pan-flute"),
  tightrope: icon("tightrope"),
  stage_fall: icon("falling"),
  heroic_verse: icon("scroll-quill"),
  kindling_refrain: icon("music-spell"),
  second_verse: icon("musical-notes"),
  grand_finale: icon("firework-rocket"),
};

export const seekerArt = (id: string) => SEEKERS[id] ?? icon("hooded-figure");
export const fatigueArt = (id: string) => EXHAUSTION[id] ?? icon("bleeding-wound");
export const skillArt = (id: string, colour: string) => SKILLS[id] ?? COLOUR_ART[colour] ?? icon("star-formation");
export const cardArt = (id: string, type: string) => AROUND[id] ?? TYPE_ART[type] ?? icon("scroll-unfurled");
