# Names of everything in the box of Kinfire Delve, with one line of flavour for each card.
# `.the`, `.of` and `.to` are the forms of a card inside a sentence.

## Well: red challenges

card-great_stag = Great Stag
    .the = the Great Stag
    .of = of the Great Stag
    .to = to the Great Stag
    .flavour = Its antlers carry two hundred candles, and none may burn higher than its pride.
card-vainglorys_symphony = Vainglory’s Symphony
    .the = Vainglory’s Symphony
    .of = of Vainglory’s Symphony
    .to = to Vainglory’s Symphony
    .flavour = The orchestra plays on by itself. It is only waiting for you to clap.
card-porcelain_golem = Porcelain Golem
    .the = the Porcelain Golem
    .of = of the Porcelain Golem
    .to = to the Porcelain Golem
    .flavour = Painted by hand, fired twice, and never once contradicted.
card-gilded_lioness = Gilded Lioness
    .the = the Gilded Lioness
    .of = of the Gilded Lioness
    .to = to the Gilded Lioness
    .flavour = She expects compliments first, and supper afterwards.
card-swan_knights = Swan Knights
    .the = the Swan Knights
    .of = of the Swan Knights
    .to = to the Swan Knights
    .flavour = They bow before every duel. After it there is nobody left to bow to.
card-falling_chandelier = Falling Chandelier
    .the = the Falling Chandelier
    .of = of the Falling Chandelier
    .to = to the Falling Chandelier
    .flavour = A thousand crystals, one old rope, and you at centre stage.
card-velvet_strangler = Velvet Strangler
    .the = the Velvet Strangler
    .of = of the Velvet Strangler
    .to = to the Velvet Strangler
    .flavour = The curtain embraces its favourites first.
card-marble_titan = Marble Titan
    .the = the Marble Titan
    .of = of the Marble Titan
    .to = to the Marble Titan
    .flavour = His sculptor wanted him perfect and still. He tired of being still.
card-hundred_lock_gate = Hundred-Lock Gate
    .the = the Hundred-Lock Gate
    .of = of the Hundred-Lock Gate
    .to = to the Hundred-Lock Gate
    .flavour = Ninety-nine keys hang on the wall. Vainglory wears the last as an earring.
card-burning_ballroom = Burning Ballroom
    .the = the Burning Ballroom
    .of = of the Burning Ballroom
    .to = to the Burning Ballroom
    .flavour = Nobody leaves: the waltz is not over.
card-mirror_duellist = Mirror Duellist
    .the = the Mirror Duellist
    .of = of the Mirror Duellist
    .to = to the Mirror Duellist
    .flavour = He knows all your guards, and thinks they suit him better.
card-toppling_statues = Toppling Statues
    .the = the Toppling Statues
    .of = of the Toppling Statues
    .to = to the Toppling Statues
    .flavour = Every pedestal bears your name, already half engraved.
card-hungry_tapestry = Hungry Tapestry
    .the = the Hungry Tapestry
    .of = of the Hungry Tapestry
    .to = to the Hungry Tapestry
    .flavour = Count the people woven into it. Then count again.
card-vainglorys_champion = Vainglory’s Champion
    .the = Vainglory’s Champion
    .of = of Vainglory’s Champion
    .to = to Vainglory’s Champion
    .flavour = He fights for a smile that was never meant for him.
card-ivory_rampart = Ivory Rampart
    .the = the Ivory Rampart
    .of = of the Ivory Rampart
    .to = to the Ivory Rampart
    .flavour = Carved from a single tusk. Do not ask whose.
card-caged_phoenix = Caged Phoenix
    .the = the Caged Phoenix
    .of = of the Caged Phoenix
    .to = to the Caged Phoenix
    .flavour = It dies every evening at nine, and on feast days in the afternoon as well.

## Well: green challenges

card-maze = The Maze
    .the = the Maze
    .of = of the Maze
    .to = to the Maze
    .flavour = The hedges move between the acts.
card-faded_way = The Faded Way
    .the = the Faded Way
    .of = of the Faded Way
    .to = to the Faded Way
    .flavour = A path nobody remembers. It would dearly love an audience.
card-razor_hedge = Razor Hedge
    .the = the Razor Hedge
    .of = of the Razor Hedge
    .to = to the Razor Hedge
    .flavour = Trimmed daily, on whoever walks past.
card-silk_bridge = Silk Bridge
    .the = the Silk Bridge
    .of = of the Silk Bridge
    .to = to the Silk Bridge
    .flavour = It carries dancers. It drops those who merely walk.
card-music_box_floor = Music-Box Floor
    .the = the Music-Box Floor
    .of = of the Music-Box Floor
    .to = to the Music-Box Floor
    .flavour = One false step, one false note, and the ballerina turns round.
card-needle_rain = Needle Rain
    .the = the Needle Rain
    .of = of the Needle Rain
    .to = to the Needle Rain
    .flavour = Somewhere above, the costume makers are still at work.
card-stilt_dancers = Stilt Dancers
    .the = the Stilt Dancers
    .of = of the Stilt Dancers
    .to = to the Stilt Dancers
    .flavour = They look down on you, and it costs them nothing.
card-thieving_magpies = Thieving Magpies
    .the = the Thieving Magpies
    .of = of the Thieving Magpies
    .to = to the Thieving Magpies
    .flavour = They give nothing back, except insults.
card-hall_of_false_doors = Hall of False Doors
    .the = the Hall of False Doors
    .of = of the Hall of False Doors
    .to = to the Hall of False Doors
    .flavour = All the doors are painted. So is the one you came in by.
card-glass_stairway = Glass Stairway
    .the = the Glass Stairway
    .of = of the Glass Stairway
    .to = to the Glass Stairway
    .flavour = Every step shows you the fall in advance.
card-perfumed_mist = Perfumed Mist
    .the = the Perfumed Mist
    .of = of the Perfumed Mist
    .to = to the Perfumed Mist
    .flavour = Roses, incense, and underneath them sleep.
card-winged_serpents = Winged Serpents
    .the = the Winged Serpents
    .of = of the Winged Serpents
    .to = to the Winged Serpents
    .flavour = Jewels with fangs. They only bite what glitters less.
card-long_fall = The Long Fall
    .the = the Long Fall
    .of = of the Long Fall
    .to = to the Long Fall
    .flavour = The scenery passes slowly: it was made to be seen.

## Well: blue challenges

card-three_fountains = The 3 Fountains
    .the = the 3 Fountains
    .of = of the 3 Fountains
    .to = to the 3 Fountains
    .flavour = One flatters, one lies, one quenches. The water is the same.
card-crystal_caves = Crystal Caves
    .the = the Crystal Caves
    .of = of the Crystal Caves
    .to = to the Crystal Caves
    .flavour = You look splendid in every facet but one.
card-beasts_riddle = The Beast’s Riddle
    .the = the Beast’s Riddle
    .of = of the Beast’s Riddle
    .to = to the Beast’s Riddle
    .flavour = “What will I eat if you are wrong?”
card-painted_eyes = Painted Eyes
    .the = the Painted Eyes
    .of = of the Painted Eyes
    .to = to the Painted Eyes
    .flavour = They follow you politely, then faster.
card-silent_choir = The Silent Choir
    .the = the Silent Choir
    .of = of the Silent Choir
    .to = to the Silent Choir
    .flavour = Forty mouths open. Not a breath comes out.
card-clockwork_orrery = Clockwork Orrery
    .the = the Clockwork Orrery
    .of = of the Clockwork Orrery
    .to = to the Clockwork Orrery
    .flavour = All the planets turn around a golden portrait of Vainglory.
card-dream_leech = Dream Leech
    .the = the Dream Leech
    .of = of the Dream Leech
    .to = to the Dream Leech
    .flavour = It prefers sweet dreams. It makes do with yours.
card-whispering_portraits = Whispering Portraits
    .the = the Whispering Portraits
    .of = of the Whispering Portraits
    .to = to the Whispering Portraits
    .flavour = They have been gossiping about you since the third staircase.
card-frozen_aria = Frozen Aria
    .the = the Frozen Aria
    .of = of the Frozen Aria
    .to = to the Frozen Aria
    .flavour = The last note hangs in the air, as sharp as an icicle.
card-moon_lock = Moon Lock
    .the = the Moon Lock
    .of = of the Moon Lock
    .to = to the Moon Lock
    .flavour = It opens by moonlight, a hundred fathoms underground.
card-mirage_of_home = Mirage of Home
    .the = the Mirage of Home
    .of = of the Mirage of Home
    .to = to the Mirage of Home
    .flavour = The kettle sings, the door is open, and nobody casts a shadow.
card-star_weaver = Star Weaver
    .the = the Star Weaver
    .of = of the Star Weaver
    .to = to the Star Weaver
    .flavour = She sews the constellations back onto the ceiling, and is short of thread.
card-cipher_wall = Cipher Wall
    .the = the Cipher Wall
    .of = of the Cipher Wall
    .to = to the Cipher Wall
    .flavour = A compliment is hidden in it, for whoever has a century to spare.
card-reflecting_pool = Reflecting Pool
    .the = the Reflecting Pool
    .of = of the Reflecting Pool
    .to = to the Reflecting Pool
    .flavour = Your reflection is the first to leave.

## Well: events

card-moment_of_respite = Moment of Respite
    .the = the Moment of Respite
    .of = of the Moment of Respite
    .to = to the Moment of Respite
    .flavour = Behind the scenery it is almost quiet.
card-curtain_fall = Curtain Fall
    .the = the Curtain Fall
    .of = of the Curtain Fall
    .to = to the Curtain Fall
    .flavour = One act too many has just left the bill.
card-procession_of_lanterns = Procession of Lanterns
    .the = the Procession of Lanterns
    .of = of the Procession of Lanterns
    .to = to the Procession of Lanterns
    .flavour = They light the way to a funeral. Not yours, for now.
card-trapdoor = Trapdoor
    .the = the Trapdoor
    .of = of the Trapdoor
    .to = to the Trapdoor
    .flavour = Every good theatre has one. This one has you.
card-icy_applause = Icy Applause
    .the = the Icy Applause
    .of = of the Icy Applause
    .to = to the Icy Applause
    .flavour = The seats are empty. The clapping does not stop.
card-wardrobe = Wardrobe
    .the = the Wardrobe
    .of = of the Wardrobe
    .to = to the Wardrobe
    .flavour = One costume fits you suspiciously well.
card-wandering_minstrel = Wandering Minstrel
    .the = the Wandering Minstrel
    .of = of the Wandering Minstrel
    .to = to the Wandering Minstrel
    .flavour = He sings of your feats in advance, and is usually right.
card-scene_change = Scene Change
    .the = the Scene Change
    .of = of the Scene Change
    .to = to the Scene Change
    .flavour = Everything turns, and nothing is where you left it.
card-quiet_alcove = Quiet Alcove
    .the = the Quiet Alcove
    .of = of the Quiet Alcove
    .to = to the Quiet Alcove
    .flavour = A bench, a candle, and not a single mirror.

## Gauntlet

card-overture = The Overture
    .the = the Overture
    .of = of the Overture
    .to = to the Overture
    .flavour = The lights go down. Something enormous clears its throat.
card-pas_de_deux = The Pas de Deux
    .the = the Pas de Deux
    .of = of the Pas de Deux
    .to = to the Pas de Deux
    .flavour = Your partner leads. Your partner has no face.
card-masked_chorus = The Masked Chorus
    .the = the Masked Chorus
    .of = of the Masked Chorus
    .to = to the Masked Chorus
    .flavour = Every mask sings the secrets of its neighbour.
card-encore = The Encore
    .the = the Encore
    .of = of the Encore
    .to = to the Encore
    .flavour = The audience wants more. The audience is Vainglory.
gauntlet-overture = { card-overture }
gauntlet-pas_de_deux = { card-pas_de_deux }
gauntlet-masked_chorus = { card-masked_chorus }
gauntlet-encore = { card-encore }

## Masters; `black` is the back that they share

card-sea_of_dreams = Sea of Dreams
    .the = the Sea of Dreams
    .of = of the Sea of Dreams
    .to = to the Sea of Dreams
    .flavour = Vainglory dreams of an audience without shores.
card-dreadweaver = Dreadweaver
    .the = the Dreadweaver
    .of = of the Dreadweaver
    .to = to the Dreadweaver
    .flavour = Each of your fears is a thread, and the gown is almost done.
card-danse_macabre = Danse Macabre
    .the = the Danse Macabre
    .of = of the Danse Macabre
    .to = to the Danse Macabre
    .flavour = Everyone dances in the end. Vainglory merely picks the tune.
card-black = Vainglory’s Collection
    .the = Vainglory’s Collection
    .of = of Vainglory’s Collection
    .to = to Vainglory’s Collection
    .flavour = Nothing beautiful is ever thrown away here.
master-sea_of_dreams = { card-sea_of_dreams }
master-dreadweaver = { card-dreadweaver }
master-danse_macabre = { card-danse_macabre }

## Exhaustion

fatigue-leaden_arms = Leaden Arms
    .flavour = Who would have thought a lantern could weigh so much?
fatigue-dimmed_sight = Dimmed Sight
    .flavour = The lights still burn. It is you who are fading.
fatigue-shaking_hands = Shaking Hands
    .flavour = The cards shiver, and one slips through your fingers.
fatigue-open_wounds = Open Wounds
    .flavour = Red goes so well with the carpet.
fatigue-smothered_flame = Smothered Flame
    .flavour = Something has closed its fingers around the wick.
fatigue-vainglorys_strings = Vainglory’s Strings
    .flavour = You raise an arm. It was not your idea.

## Seekers and their lanterns

seeker-asha = Asha
    .epithet = the Stealthy Blade
    .of = Asha’s
    .flavour = The shadows of Din’Lux taught her everything but patience.
seeker-khor = Khor
    .epithet = the Rampart
    .of = Khor’s
    .flavour = He stands in front. It is less a plan than a habit.
seeker-naz = Naz
    .epithet = the Strategist
    .of = Naz’s
    .flavour = She has lost battles before, and taken notes every time.
seeker-feyn = Feyn
    .epithet = the Bard
    .of = Feyn’s
    .flavour = He would rather be sung about; until then, he sings.
lantern-asha = Dusk Lantern
    .flavour = It dims just before it shines its best.
lantern-khor = Hearth Lantern
    .flavour = Whoever stands near it is at home.
lantern-naz = Storm Lantern
    .flavour = It rumbles before it strikes.
lantern-feyn = Song Lantern
    .flavour = Its flame keeps time.

## Skill cards: Asha

skill-defeat_trap = Defeat Trap
    .flavour = Somebody built it with love. What a pity.
skill-twin_blades = Twin Blades
    .flavour = One for the eye, one for the work.
skill-rooftop_run = Rooftop Run
    .flavour = There is always a roof, even underground.
skill-feint = Feint
    .flavour = Do look over here.
skill-light_fingers = Light Fingers
    .flavour = She only borrows. For ever.
skill-smoke_bomb = Smoke Bomb
    .flavour = Exit in a cloud.
skill-all_in = All In
    .flavour = It is the last coin that shines the most.
skill-case_the_place = Case the Place
    .flavour = Two exits, four guards, one tired hinge.
skill-vanish = Vanish
    .flavour = The audience swears she was never there.
skill-kindled_nerve = Kindled Nerve
    .flavour = A breath, a spark, a steady hand.

## Skill cards: Khor

skill-shield_bash = Shield Bash
    .flavour = It also serves as a door knocker.
skill-earthshaker = Earthshaker
    .flavour = Stand back. Further.
skill-guardians_oath = Guardian’s Oath
    .flavour = “They will meet me before they meet you.”
skill-mend = Mend
    .flavour = Needle, thread, and no questions.
skill-steady_ground = Steady Ground
    .flavour = Feet first. The rest follows.
skill-old_songs = Old Songs
    .flavour = His grandmother’s, and far too true.
skill-challenge_the_foe = Challenge the Foe
    .flavour = He clears his throat. They take it personally.
skill-bulwark = Bulwark
    .flavour = Some walls have a heartbeat.
skill-rekindle = Rekindle
    .flavour = One ember is enough.
skill-breakthrough = Breakthrough
    .flavour = There used to be a wall here.
skill-second_wind = Second Wind
    .flavour = The first was only to warm up.

## Skill cards: Naz

skill-spear_thrust = Spear Thrust
    .flavour = Measure twice, thrust once.
skill-read_the_wind = Read the Wind
    .flavour = Even down here it has things to say.
skill-flanking_move = Flanking Move
    .flavour = The shortest way goes round.
skill-hold_the_line = Hold the Line
    .flavour = Not one step back: there is no room.
skill-vault = Vault
    .flavour = A spear has two ends and a hundred uses.
skill-old_maps = Old Maps
    .flavour = The stains are the most useful part.
skill-war_cry = War Cry
    .flavour = It rhymes, for those who live to hear the second line.
skill-raised_banner = Raised Banner
    .flavour = Light knows its own.
skill-calculated_risk = Calculated Risk
    .flavour = She shows her sums, not the result.
skill-regroup = Regroup
    .flavour = Count heads. Count again. Go.

## Skill cards: Feyn

skill-bright_chord = Bright Chord
    .flavour = Three notes, and the shadows lose the beat.
skill-lucky_step = Lucky Step
    .flavour = He meant to do that.
skill-ballad_of_embers = Ballad of Embers
    .flavour = It warms the hands as well.
skill-distracting_tune = Distracting Tune
    .flavour = You will hum it for a week. So will they.
skill-tightrope = Tightrope
    .flavour = The secret is to bow halfway across.
skill-stage_fall = Stage Fall
    .flavour = Learned from the masters, at their feet.
skill-heroic_verse = Heroic Verse
    .flavour = It makes everybody taller.
skill-kindling_refrain = Kindling Refrain
    .flavour = Sing along: the lantern does.
skill-second_verse = Second Verse
    .flavour = For those who talked through the first.
skill-grand_finale = Grand Finale
    .flavour = Keep nothing for the encore.

## Effect icons

icon-dagger = Dagger
icon-aegis = Aegis
icon-gale = Gale
icon-chord = Chord

## Colours: `.card` as a card has it, `.many` as several challenges have it, `.to` what one is vulnerable to

colour-red = red
    .card = red
    .many = red
    .to = to red
colour-green = green
    .card = green
    .many = green
    .to = to green
colour-blue = blue
    .card = blue
    .many = blue
    .to = to blue
colour-white = white
    .card = white
    .many = white
    .to = to white
colour-black = black
    .card = black
    .many = black
    .to = to black

## Types of challenges

type-combat = Combat
    .a = a Combat
type-obstacle = Obstacle
    .a = an Obstacle
type-puzzle = Puzzle
    .a = a Puzzle
type-trap = Trap
    .a = a Trap

## Places around the Master

slot-north = north
slot-east = east
slot-south = south
slot-west = west
slot-master = centre

## Dice and their faces

die-skill = Skill die
die-light = Light/Darkness die
face-red = { colour-red }
face-green = { colour-green }
face-blue = { colour-blue }
face-light = light
face-dark = dark

## Cards of a content pack, which bring no words

unknown-card = { $name }
    .the = “{ $name }”
    .of = of “{ $name }”
    .to = to “{ $name }”
unknown-fatigue = { $name }
unknown-seeker = { $name }
    .of = “{ $name }”’s
unknown-skill = { $name }
unknown-lantern = { $name }
unknown-icon = { $name }
