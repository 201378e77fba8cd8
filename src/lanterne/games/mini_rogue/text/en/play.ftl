# Everything that Mini Rogue says while it is played: options, events, questions, refusals, results, the tutorial.
# $room is the name of a room, $room_the and $room_of its forms, $room_id its id; the same for every other argument.

## The game

game-name = Mini Rogue
game-tagline = Ten Areas, four Floors, a handful of dice, and one life to fetch Og’s Blood.
game-players = 1 or 2 players
game-length = 10 to 20 minutes

## Settings

setting-difficulty = Difficulty
    .help = How hard the run is; it can also be chosen when the run begins.
setting-difficulty-ask = ask at the start
setting-difficulty-normal = { mode-normal }
setting-difficulty-hard = { mode-hard }
setting-difficulty-extreme = { mode-extreme }
setting-difficulty-roguelike = { mode-roguelike }
setting-characters = Characters
    .help = One character for each seat, all different; leave it out to choose when the run begins.
setting-characters-crusader = { character-crusader }
setting-characters-mage = { character-mage }
setting-characters-priestess = { character-priestess }
setting-characters-rogue = { character-rogue }
setting-guardian_pool = Guardians
    .help = From how many Guardians the three of the run are drawn: 4 as in the published box, or 5 with the Troll.
setting-guardian_pool-4 = 4, without the Troll
setting-guardian_pool-5 = 5, with the Troll
setting-shelter_heals = Shelter heals
    .help = Whether the Empty Shelter raises a character below 10 HP to 10 before its test.
setting-coop_always_double = Always double Enemy HP
    .help = With two players, whether an Enemy has its larger HP even against a lone fighter.

## Values

direction-right = right
    .room = the room on the right
direction-down = down
    .room = the room below
direction-left = left
    .room = the room on the left
direction-up = up
    .room = the room above
direction-diagonal = diagonally
    .room = the diagonal room
cell-0 = top left
    .at = at the top left
cell-1 = top center
    .at = at the top center
cell-2 = top right
    .at = at the top right
cell-3 = middle left
    .at = at the middle left
cell-4 = center
    .at = in the center
cell-5 = middle right
    .at = at the middle right
cell-6 = bottom left
    .at = at the bottom left
cell-7 = bottom center
    .at = at the bottom center
cell-8 = exit
    .at = at the exit
other-0 = { cell-0 }
    .at = { cell-0.at }
other-1 = { cell-1 }
    .at = { cell-1.at }
other-2 = { cell-2 }
    .at = { cell-2.at }
other-3 = { cell-3 }
    .at = { cell-3.at }
other-4 = { cell-4 }
    .at = { cell-4.at }
other-5 = { cell-5 }
    .at = { cell-5.at }
other-6 = { cell-6 }
    .at = { cell-6.at }
other-7 = { cell-7 }
    .at = { cell-7.at }
other-8 = { cell-8 }
    .at = { cell-8.at }
peek-0 = first
peek-1 = second
peek-2 = third
peek-3 = fourth
peek-4 = fifth
peek-5 = sixth
peek-6 = seventh
peek-7 = eighth
peek-8 = ninth
die-0 = first die
    .the = the first die
die-1 = second die
    .the = the second die
die-2 = third die
    .the = the third die
pay-xp = for 1 XP
pay-hp = for 2 HP
pay-item = with the weapon
action-hone = Hone weapon
action-forage = Search for food
action-rest = Rest
action-help = Help
action-meal = Share a meal
action-tunnel = Tunnel
forbidden-skill = skills
forbidden-potion = potions
forbidden-blessing = Blessings
phase-setup = Setup
phase-prepare = Preparation
phase-resolve = Room
phase-reveal = Reveal
phase-explore = Exploration
phase-combat = Combat
phase-after_combat = After the combat
phase-ghost = Ghost
phase-exit = Exit
phase-rewards = Rewards
phase-descend = Descent
unknown-character = { $name }
    .the = “{ $name }”
    .of = of “{ $name }”
unknown-room = { $name }
    .the = “{ $name }”
    .of = of “{ $name }”
unknown-enemy = { $name }
    .the = “{ $name }”
    .of = of “{ $name }”
    .number = one
unknown-item = { $name }
    .the = “{ $name }”
    .of = of “{ $name }”

## Amounts

quantity =
    { $stat_id ->
        [hp] { $amount } HP
        [xp] { $amount } XP
        [armor] { $amount } Armor
        [food] { $amount } Food
       *[gold] { $amount } Gold
    }
price = { $cost } Gold
proceeds = { $gain } Gold
wounds = { $amount } damage

## Results, as cards print them

result-gain = +{ quantity }
result-lose = −{ quantity }
result-gain-floor = +{ $stat } equal to the Floor number
result-lose-floor = −{ $stat } equal to the Floor number
result-potion = { $potion_some }
result-inflict = { $affliction }
result-cure = cure { $affliction_of }
result-forbid = no { $forbidden } in this room
result-raise_hp_to = HP raised to { $amount }
result-raise_hp_to-floor = HP raised to the Floor number
result-blessing = a Blessing
result-refresh = skills refreshed
result-fall = a Fall
result-combat = a fight with a Ghost
result-swap_rooms = exchange two rooms
result-nothing = nothing
result-action = { $action }: { $result }

## Options; $verb is the name of the skill that is used

shielding = { $skill }: +{ $amount } Armor
option-play_as = Play { $character_the }
option-play_on = Difficulty: { $mode }
option-move = Move { $direction }
option-evade = { $verb }: slip through { $direction_room }
option-shield = { $verb } for everybody in the next room
option-clairvoyance = { $verb }: reveal rooms
option-look = Reveal the room { $cell_at }
option-done = Reveal no more
option-draft = Draft: replace the room { $cell_at }
option-replace = Replace the room { $cell_at }
option-flyover = Flyover: look at the first cards of the deck
option-foreknow = Look at the first cards of the deck
option-pass = Lay out the rooms
option-lay = Put { $room_the } { $cell_at }
option-lay_aside = Put { $room_the } among the unused rooms
option-act = { $action }
option-tunnel = Exchange the rooms { $cell_at } and { $other_at }
option-leave_rooms = Exchange nothing
option-buy = Buy { $result } for { price }
option-buy_potion = Buy { $potion_some } for { price }
option-sell_armor = Sell 1 Armor for { proceeds }
option-sell_potion = Sell { $potion_the } for { proceeds }
option-leave = Leave
option-test = Roll the test
option-perceive = Drink the Perception potion and pass the test
option-shift = Read line { $face }
option-take = Take { $result }
option-offer = Offer 1 Gold, then roll
option-pray = Roll without an offering
option-take_item = Take { $item_the }
option-leave_item = Leave { $item_the }
option-discard = Discard { $potion_the }
option-decline = Decline { $potion_the }
option-attack = Attack
option-bash = { $verb }
option-conjure = { $verb }: { $potion_short }
option-tribute = { $verb }: give up { $amount } HP
option-backstab = { $verb }
option-critical = Critical Hit: reroll { $die_the }
option-feat = Feat: reroll { $die_the } { $pay }
option-stop = Keep the dice
option-double = Double { $die_the }
option-potion = Use { $potion_the }
option-no_potion = Use no potion
option-drink = Drink { $potion_the }
option-bless = { $verb }: save { $character_the }
option-accept_death = Let { $character_the } die

## Events

event-chosen = { $character_the } gets ready to descend.
event-mode = Difficulty: { $mode }.
event-area = Area { $area }, Floor { $floor_id }: { $floor }.
event-revealed = Room revealed { $cell_at }: { $room }.
event-guardian_up = Guardian of this Area: { $enemy_the }.
event-guardian_gone = This Guardian leaves the run: { $enemy_the }.
event-looked = { $character_the } looks at the first cards of the deck.
event-seen = Card seen: { $room }.
event-moved =
    { $cell_id ->
        [8] { $character_the } reaches the exit.
       *[other] { $character_the } moves on ({ $cell }).
    }
event-entered = { $character_the } enters a room: { $room }.
event-evaded = { $character_the } slips through without stopping: { $room }.
event-swapped = The rooms { $cell_at } and { $other_at } change places.
event-replaced = New room { $cell_at }: { $room }.
event-gained = { $character_the } gains { quantity }.
event-lost = { $character_the } loses { quantity }.
event-missing = { $character_the } is { quantity } short and pays in HP.
event-level_up = { $character_the } rises to Level { $level }: one more Character die.
event-level_down = { $character_the } drops to Level { $level }: one Character die less.
event-tested = { $character_the } rolls a test: { $faces }; Dungeon die { $dungeon }.
event-passed = { $character_the } passes the test.
event-failed = { $character_the } fails the test.
event-trap_line = The trap: { $trap }.
event-line = Line { $face } of the table.
event-rolled = Dungeon die: { $dungeon }.
event-nothing = Nothing happens.
event-offered = { $character_the } makes an offering.
event-bought = Done: { $result } for { price }.
event-bought_potion = Done: { $potion_some } for { price }.
event-sold = Sold for { $amount } Gold.
event-got_potion = { $character_the } receives { $potion_some }.
event-lost_potion = { $character_the } parts with { $potion_the }.
event-used_potion = { $character_the } uses { $potion_the }.
event-got_item = { $character_the } takes { $item_the } ({ $uses ->
        [one] { $uses } use
       *[other] { $uses } uses
    }).
event-lost_item = { $character_the } no longer has { $item_the }: the card joins the unused rooms.
event-inflicted = { $character_the } { $affliction_id ->
        [curse] is cursed
        [poison] is poisoned
       *[blindness] goes blind
    }.
event-cured = { $character_the } is cured { $affliction_of }.
event-forbidden = { $character_the } must do without { $forbidden } in this room.
event-skill_used = { $character_the } uses { $skill }.
event-refreshed = { $character_the }’s skills are ready again.
event-fight = Combat: { $enemy_the }, { $hp } HP.
event-attacked = { $character_the } attacks: { $faces }; Dungeon die { $dungeon }.
event-curse_symbol = { $character_the }’s Curse awakens: each Character die counts 1 less.
event-poison_symbol = The Poison bites { $character_the }.
event-critical_hit = { $character_the }’s Critical Hit: the die shows { $face } and is now worth { $value }.
event-critical_lost = { $character_the }’s Critical Hit: the die shows X and everything on it is lost.
event-feat_roll = { $character_the }’s feat: the die shows { $face }.
event-damage =
    { $amount ->
        [0] { $enemy_the } { $enemy_number ->
            [many] take
           *[one] takes
        } no damage.
       *[other] { $enemy_the } { $enemy_number ->
            [many] take
           *[one] takes
        } { wounds }{ $left ->
            [0] .
           *[other] , { $left } HP left.
        }
    }
event-enemy_miss = { $enemy_the } { $enemy_number ->
        [many] miss.
       *[one] misses.
    }
event-enemy_hit = { $enemy_the } { $enemy_number ->
        [many] hit
       *[one] hits
    } { $character_the }: { wounds }.
event-enemy_pierce = { $enemy_the } { $enemy_number ->
        [many] hit
       *[one] hits
    } { $character_the } and Armor is no help: { wounds }.
event-enemy_blocked = { $character_the }’s Armor stops the blow { $enemy_of }.
event-frozen = Frost holds { $enemy_the }: no attack this turn.
event-regenerated = { $enemy_the } { $enemy_number ->
        [many] regain
       *[one] regains
    } { $amount } HP.
event-defeated = { $enemy_the } { $enemy_number ->
        [many] move
       *[one] moves
    } no more!
event-second_phase = { $enemy_the } { $enemy_number ->
        [many] rise
       *[one] rises
    } again for a second phase!
event-fell = Fall! Down to Area { $area }, Floor { $floor_id }: { $floor }.
event-no_fall = There is nothing further down: no Fall.
event-ate = { $character_the } eats before going down.
event-starved = { $character_the } has nothing to eat and goes hungry.
event-saved = { $character_the } escapes death.
event-died = { $character_the } dies { $cause_how }.
event-won = Og’s Blood is yours: victory!
event-abandoned = The run is abandoned.

## Causes of the end

cause-enemy = killed by { $enemy_the }
    .how = under the blows { $enemy_of }
cause-room = killed in a room: { $room }
    .how = in this room: { $room }
cause-hunger = starved
    .how = of hunger
cause-poison = killed by the Poison
    .how = of the Poison
cause-rewards = killed by the Rewards
    .how = over the Rewards
cause-abandoned = the run was abandoned
    .how = forgotten
cause-victory = Og’s Remains are beaten
    .how = in victory

## Questions

ask-difficulty = How hard shall it be?
ask-character = Who goes down?
ask-preparation = Anything before the rooms are laid out?
ask-lay = Where does this card go?
ask-explore = Where to?
ask-clairvoyance = Which room do you reveal?
ask-bonfire = What do you do here?
ask-tunnel = Which two rooms change places?
ask-merchant = Buy or sell?
ask-shrine = An offering before the roll?
    .chance = Roll the Dungeon die for the Shrine
ask-test = How do you take the test?
    .chance = Roll the test: { $dice }
ask-perceived = The test is passed: roll the Dungeon die
ask-tomb = Which line do you read?
ask-choose_option = Which do you take?
ask-item = Do you take it?
ask-replace_potion = No slot is free: which potion goes?
ask-attack = How do you attack?
    .chance = Roll the attack: { $dice }
ask-reroll = Reroll a die?
    .chance = Reroll one Character die
ask-backstab = Which die counts twice?
ask-potion = Use a potion?
ask-benediction = Use Benediction?
ask-rewards = Roll the Dungeon die for the Rewards
ask-reveal = Which Room card is turned up { $place }?
ask-peek = Which is the { $place } card of the deck?
ask-guardian = Which Guardian is on top of the pile?
ask-replacement = Which unused Room card comes { $place }?

## What would make it legal

need-armor = You need at least 1 Armor to sell
need-blind = Outside a test it only cures Blindness, and you can see
need-cell = The grid ends there: take the other way
need-effect = It would change nothing for you now
need-food = You need more Food
need-forward = You only move right or down
need-gold = You need more Gold
need-hidden-room = Every room is already face up
need-hp = You need at least 3 HP: a feat cannot kill
need-hp-left = You must keep at least 1 HP
need-neighbour = You may shift the die by 1 at most, between 1 and 6
need-next-phase = Each die has one feat per Attack Phase: wait for the next
need-next-room = This room forbids it: wait for the next one
need-no-symbol = Under the Curse symbol a 6 is no Critical Hit: roll without that symbol
need-other-character = Only another character has such a skill
need-other-potion = You already carry a potion of this kind: choose another
need-perception = You need a Perception potion
need-potion = You need that potion
need-purse = You cannot hold more than 10 Gold: spend some first
need-refresh = Your skills are spent: refresh them at a Bonfire or in the next Descent
need-revealed = It must be a revealed room that nobody has visited
need-room = It only works on a room, and the exit is none
need-sight = You must be cured of Blindness first
need-six = The die must show a 6
need-step-7 = Wait for the end of an attack, once the dice are settled
need-weapon = You need a weapon from the Armory
need-xp = You need at least 1 XP

## Tutorial

tutorial-1 = Your goal lies ten Areas down: Og’s Blood, guarded by Og’s Remains. You have one life; at 0 HP the run is lost.
    .at = difficulty
tutorial-2 = Every character starts with its own stats and two skills. For a first descent the Crusader is a solid choice: his Armor holds back blows.
    .at = character
tutorial-3 = An Area is a grid of three by three. You start at the top left and look for the exit at the bottom right. The next rooms are already face up: choose to go right or down, never back.
    .at = explore
tutorial-4 = You will see four rooms before the exit, whatever the way. Look for what you lack: Food, HP, experience. Each descent costs 1 Food, or 3 HP if you have none.
    .at = explore
tutorial-5 = A test: roll your Character dice with the black Dungeon die. One 5 or 6 on a Character die is enough. The Dungeon die tells which line of the card counts.
    .at = test
tutorial-6 = You passed, so you may read the line above or below the one rolled. Pick the best of them.
    .at = tomb
tutorial-7 = Combat: you strike first. Your Character dice add up to your damage, and the same roll’s Dungeon die decides how the Enemy answers: 1 misses, 6 ignores your Armor.
    .at = attack
tutorial-8 = A skill turns your card face down. It comes back at a Bonfire and with each descent, so use it once per Area rather than never.
    .at = attack
tutorial-9 = A 6 is a Critical Hit: reroll it and add, as often as it shows 6 again; but on an X the whole die is lost. With a feat you reroll any die, for 1 XP or 2 HP.
    .at = reroll
tutorial-10 = Potions work once. Fire, Frost and Poison are for combat, after the dice; the others may be drunk whenever it is your turn to decide.
    .at = potion
tutorial-11 = Rest here: your skills are ready again, and you choose one action. XP brings a second die at 6 and a third at 18.
    .at = bonfire
tutorial-12 = Buy and sell as much as you like, then leave. A Blessing cures Curse, Poison and Blindness.
    .at = merchant
tutorial-13 = The Shrine is a gamble: low numbers curse, high ones heal. 1 Gold offered beforehand adds 1 to the die.
    .at = shrine
tutorial-14 = You may take only one of these. What would do nothing for you is not offered.
    .at = choose_option
