# Everything that Kinfire Delve says while it is played: options, events, questions, refusals, the texts of cards, the tutorial.
# $card is the name of a card, $card_the, $card_of and $card_to its forms, $card_id its id; the same for every other argument.

## The game

game-name = Kinfire Delve: Vainglory’s Grotto
game-tagline = A well of vain wonders, a lantern each, one handful of hit points for all, and Vainglory waiting at the bottom.
game-players = 1 to 4 players
game-length = about an hour

## Settings

setting-seekers = Seekers
    .help = One seeker for each seat, all different; leave it out to choose when the delve begins.
setting-seekers-asha = { seeker-asha }
setting-seekers-khor = { seeker-khor }
setting-seekers-naz = { seeker-naz }
setting-seekers-feyn = { seeker-feyn }
setting-hard = Hard mode
    .help = Start with 8 HP instead of 10; not advised for a first game.
setting-fast = Fast game
    .help = Ten more Well cards leave at set-up, for 2 damage and 1 exhaustion card before the first turn.
setting-first_game = First game
    .help = Begin with four given cards around the Master, which are good to learn with.
setting-first = First player
    .help = Which seat takes the first turn.
setting-first-random = at random
setting-first-1 = the first seat
setting-first-2 = the second seat
setting-first-3 = the third seat
setting-first-4 = the fourth seat
setting-open_hands = Open hands
    .help = Whether every seat sees the hands of all.

## Sources of chance; `.card` says what kind of thing a card of it is

source-dice = Dice
source-well = Well deck
    .card = card
source-skills = Skill decks
    .card = skill
source-exhaustion = Exhaustion deck
    .card = fatigue
source-masters = Masters
    .card = card
source-players = First player
    .card = seeker

## Phases

phase-setup = Set-up
phase-deal = Hands
phase-lay = The Well is laid out
phase-start = Start of the turn
phase-target = Choice of a card
phase-action = Action
phase-support = Supports
phase-roll = Dice
phase-resolve = Resolution
phase-swap = Exchange of cards
phase-end = End of the turn

## Simulations and odds

tally-turns = Turns
tally-gave_in = Given in
tally-hp = HP left
tally-bottom = Reached the bottom
odds-complete = Completed
odds-penalty = Penalty
odds-dark = Dark face
odds-hurt = Damage suffered
odds-lost = Defeat
odds-progress = Progress

## Amounts; $amount may also be an X

count-cards =
    { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
count-damage = { $amount } damage
count-progress = { $amount } progress
count-exhaustion =
    { $amount ->
        [one] { $amount } exhaustion card
       *[other] { $amount } exhaustion cards
    }

## Options

option-play_as = Play { $seeker }
option-give_in = Give in to exhaustion: a new hand for an exhaustion card
option-go_on = Go on with this hand
option-show_hand = Show your hand to the others
option-interact = Choose { $card_the } ({ $slot })
option-face = Face { $card_the } as a { $colour } challenge
option-play = Play { $skill }
option-use_lantern = Use the lantern
option-no_action = Play no action
option-pay = Pay with { $skill }
option-support = Support with { $skill }
option-pass = Do not support
option-reroll = Reroll all the dice
option-keep = Keep the dice
option-brighten = Discard { $skill }: dark becomes light
option-discard = Discard { $skill }
option-swap = Exchange { $skill }
option-swap_done = Exchange no more
option-brave = Put back into the deck: { $fatigue }
option-place = Place progress on { $card_the } ({ $slot })
option-remove = Remove progress from { $card_the } ({ $slot })
option-clear = Remove all progress from { $card_the } ({ $slot })
option-complete = Complete { $card_the } ({ $slot })
option-dismiss = Discard { $card_the } ({ $slot })
option-attach = Attach { $card_the } to the Master ({ $slot })
option-turn_up = Turn { $card_the } face up again ({ $slot })
option-take_back = Take back { $skill }
option-decline = Decline
option-shield = Discard { $skill } to soften the blow
option-no_shield = Take the blow

## Events

event-chosen = { $seeker } goes down into the well.
event-first = { $seeker } takes the first turn.
event-turn = Turn { $turn }: { $seeker }.
event-laid = New card ({ $slot }): { $card }.
event-drew = { $seeker } draws { count-cards }.
event-got = { $seeker } draws { $skill }.
event-reshuffled = { $seeker_of } discard is shuffled into a new deck.
event-shown = { $seeker } shows { $skill }.
event-gave_in = { $seeker } gives in to exhaustion.
event-exhausted = Exhaustion weighs on the group: { $fatigue }.
event-braved = Exhaustion is braved: { $fatigue } goes back into its deck.
event-met = { $seeker } follows an event: { $card }.
event-entered = On entering play, this card acts: { $card }.
event-attempted = { $seeker } takes on { $card_the }.
event-faced = { $seeker } faces { $card_the } as a { $colour } challenge.
event-played = { $seeker } plays { $skill }.
event-lantern_used = { $seeker } raises the Kinfire lantern.
event-supported = { $seeker } supports with { $skill }: +{ $amount }.
event-no_support = { $seeker } has no card that fits as a support.
event-no_card = { $seeker } has no card that fits as an action.
event-no_shield_card = { $seeker } has no card to turn the blow aside with.
event-rolled = Dice: { $dice }.
event-brightened = { $seeker } turns the dark face to light.
event-added =
    { $amount ->
        [0] No progress on { $card_the }: still { $progress } of { $difficulty }.
       *[other] { count-progress } on { $card_the }: { $progress } of { $difficulty }.
    }
event-placed = { count-progress } placed on { $card_the }, { $progress } in all.
event-removed = { count-progress } removed from { $card_the }, { $progress } left.
event-completed = Challenge completed: { $card }!
event-failed = The attempt on { $card_the } fails.
event-dismissed = Challenge discarded: { $card }.
event-attached = Attached to the Master: { $card }.
event-attached_skill = Attached to the Master: { $skill }.
event-descended = Descent of { $amount }: { $left ->
        [0] the Well deck is empty.
        [one] { $left } card is left in the Well deck.
       *[other] { $left } cards are left in the Well deck.
    }
event-ascended = Ascent of { $amount }: the Well deck is back to { $left ->
        [one] { $left } card.
       *[other] { $left } cards.
    }
event-no_move = At the bottom of the well nobody goes down or up any more.
event-healed = The group regains { $amount } HP: { $hp } HP.
event-no_healing = HP cannot be regained now.
event-damaged = The group suffers { count-damage }: { $hp } HP left.
event-shielded = { $seeker } discards { $skill } and softens the blow.
event-penalty_ignored = The penalty of { $card_the } is ignored.
event-discarded = { $seeker } discards { $skill }.
event-took_back = { $seeker } takes back { $skill }.
event-charged = { $seeker_of } lantern is charged.
event-no_charging = { $seeker_of } lantern cannot be charged now.
event-dimmed = { $seeker_of } lantern goes dark.
event-bottom = The bottom of the well! The Master rises: { $card }.
event-turned = Gauntlet card turned face down: { $card }.
event-turned_up = Gauntlet card turned face up again: { $card }.
event-vulnerable = The Master is now vulnerable { $colour_to }.
event-no_target = { $seeker } has nothing to face: the turn is skipped.
event-feat = Achievement: { $feat }!
event-won = Vainglory is beaten, and the well falls silent: victory!
event-lost = The delve is lost: { $cause }.
event-lost_by_card = The delve is lost: { $killer } puts an end to it.
event-abandoned = The delve is abandoned.

## Causes of the end

cause-wounds = no hit points left
cause-card = a card put an end to it
cause-abandoned = the delve was abandoned
cause-won = the Master is beaten

## Questions

ask-seeker = Who goes down?
ask-start = Give in to exhaustion, or go on?
ask-target = Which card do you choose?
ask-action = What do you play as your action?
ask-cost = Which card pays the cost?
ask-support = Do you support the action?
ask-reroll = Reroll the dice?
    .chance = Roll all the dice again: { $dice }
ask-brighten = Discard a card to turn dark into light?
ask-discard = Which card do you discard?
ask-swap = Exchange a card of your hand?
ask-brave = Which exhaustion card goes back into its deck?
ask-place = Where does the progress go?
ask-remove = From which challenge is progress removed?
ask-clear = Which challenge loses all its progress?
ask-complete = Which challenge is completed?
ask-dismiss = Which challenge is discarded?
ask-attach = Which challenge is attached to the Master?
ask-turn_up = Which gauntlet card is turned face up again?
ask-take_back = Which card do you take back?
ask-shield = Discard a card to soften the blow?
ask-first = Who takes the first turn?
ask-draw = Which card does { $place } draw?
ask-refill = Which Well card is turned up?
ask-exhaustion = Which exhaustion card is revealed?
ask-master = Which Master is turned up?
ask-attempt = Roll the dice: { $dice }

## What would make it legal; $colour is the id of a colour

need-colour =
    { $colour ->
        [red] The challenge is red: play a red or white card
        [green] The challenge is green: play a green or white card
       *[blue] The challenge is blue: play a blue or white card
    }
need-support-colour =
    { $colour ->
        [red] The challenge is red: support with a red or white bar
        [green] The challenge is green: support with a green or white bar
       *[blue] The challenge is blue: support with a blue or white bar
    }
need-cost =
    { $cost ->
        [one] Its cost is { $cost } more card from your hand: you must have it
       *[other] Its cost is { $cost } more cards from your hand: you must have them
    }
need-before-roll = The dice are rolled: it must be done before
need-one-action = An attempt has one action, and it is played
need-own-turn = Only the seeker whose turn it is plays an action: support it, or wait for your turn
need-charged = Your lantern is dark: charge it first
need-action = Without an action there is nothing to support: play one first
need-other-seeker = Only the other seekers can support your action
need-support-limit = This attempt can take no more supports
need-no-support = This action cannot be supported: play another one
need-cards = You need cards in your hand
need-empty-hand = Your hand is empty: you must give in to exhaustion
need-start-of-turn = Wait for the start of your next turn
need-already-given-in = You have given in this turn already: wait for the next one
need-once-a-turn = It works once a turn: wait for the next one
need-vulnerable = The Master is not vulnerable to that: turn the gauntlet card that reveals the weakness
need-face-up = This gauntlet card is turned: choose one that is face up
need-free-seeker = This seeker is taken: choose another
need-not-master = Nothing can discard the Master: choose a gauntlet card
need-exhaustion = No exhaustion card is in play
need-icon = You need a card with the right icon in your hand
need-dark-face = It only works on the dark face

## Achievements

group-easy = Easy
group-perilous = Perilous
group-complex = Complex
group-improbable = Improbable
achievement-scratch = Just a Scratch
    .text = Suffer 5 damage or more during one turn.
    .group = { group-easy }
achievement-puppet = Vainglory’s Puppet
    .text = Lose with at least 3 exhaustion cards in play.
    .group = { group-easy }
achievement-effort = Effort Pays Off
    .text = Complete The Faded Way with 10 progress or more on it.
    .group = { group-easy }
achievement-intermission = Intermission
    .text = Have Vainglory’s Symphony discarded while it has exactly 3 progress.
    .group = { group-perilous }
achievement-flesh_wound = Flesh Wound
    .text = Suffer 5 damage or more during one turn, not counting The Beast’s Riddle.
    .group = { group-perilous }
achievement-razors_edge = Razor’s Edge
    .text = Win with 1 HP left.
    .group = { group-perilous }
achievement-nightmare_sea = Nightmare Sea
    .text = Beat the Sea of Dreams with at least 3 cards attached to it.
    .group = { group-complex }
achievement-fortune = Fortune Favours the Bold
    .text = Beat the Dreadweaver at a difficulty of 30 or more.
    .group = { group-complex }
achievement-bitter_end = To the Bitter End
    .text = Beat the Danse Macabre with all four gauntlet cards face down.
    .group = { group-complex }
achievement-speed_run = Speed Run
    .text = Lose on the very first turn.
    .group = { group-improbable }
achievement-three_coins = 3 Coins in the Fountain
    .text = Complete one of The 3 Fountains while all three copies are in play.
    .group = { group-improbable }
achievement-maze_master = Maze Master
    .text = Complete all four copies of The Maze at once.
    .group = { group-improbable }

## Texts of cards: effects. `.may` is the same as a choice

effect-descend = descend { $amount }
effect-ascend = ascend { $amount }
effect-draw = draw { count-cards }
effect-discard = discard { count-cards } from your hand
effect-heal = regain { $amount } HP
effect-damage = suffer { count-damage }
effect-exhaust = reveal { count-exhaustion }
effect-brave = brave exhaustion
    .may = you may brave exhaustion
effect-charge = charge your lantern
effect-charge_all = charge the lantern of every seeker
effect-place = place { count-progress } on { $target }
    .may = you may place { count-progress } on { $target }
effect-remove = remove { count-progress } { $target_from }
    .may = you may remove { count-progress } { $target_from }
effect-clear = remove all progress { $target_from }
    .may = you may remove all progress { $target_from }
effect-complete = complete { $target }
    .may = you may complete { $target }
effect-dismiss = discard { $target }
    .may = you may discard { $target }
effect-attach = attach { $target } to the Master
    .may = you may attach { $target } to the Master
effect-attach_action = attach the skill card played as the action to the Master
effect-turn_up = turn one face-down gauntlet card face up again
effect-swap_hands = each seeker, clockwise from the active one, may discard any number of cards, then draws as many
effect-take_back = take a card with the { $icon } icon from your discard back into your hand
    .may = you may take a card with the { $icon } icon from your discard back into your hand
effect-lose = the seekers lose the game
effect-else = { $first } (if that cannot be done: { $second })
effect-measured = { $effect } (X is { $measure })
list-then = { $head }, then { $last }

## Texts of cards: figures

measure-progress = the progress on this card
    .of = of the progress on this card
measure-missing = the progress that this card still lacks
    .of = of the progress that this card still lacks
measure-copies = the number of copies of this card in play, itself included
    .of = of the number of copies of this card in play, itself included
measure-exhausted = the number of exhaustion cards in play
    .of = of the number of exhaustion cards in play
measure-attached = the number of cards attached to the Master
    .of = of the number of cards attached to the Master
measure-seekers = the number of seekers
    .of = of the number of seekers
measure-supports = the number of supports played in this attempt
    .of = of the number of supports played in this attempt
measure-share =
    { $divisor ->
        [2] half { $measure_of }, rounded down
        [3] a third { $measure_of }, rounded down
       *[4] a quarter { $measure_of }, rounded down
    }

## Texts of cards: targets. $which begins with a space or says nothing

noun-plain = challenge
    .many = challenges
    .a = a challenge
noun-colour = { $colour } challenge
    .many = { $colour_many } challenges
    .a = a { $colour } challenge
noun-type = { $type } challenge
    .many = { $type } challenges
    .a = { $type_a } challenge
noun-colour-type = { $colour } { $type } challenge
    .many = { $colour_many } { $type } challenges
    .a = a { $colour } { $type } challenge
bound-most = { $number } or less
bound-least = { $number } or more
bound-exact = exactly { $number }
which-printed = whose printed difficulty is { $bound }
which-difficulty = whose difficulty is { $bound }
which-progress = whose progress is { $bound }
target-this = this card
    .from = from this card
target-attempted = the attempted challenge
    .from = from the attempted challenge
target-another = another { $noun } in play{ $which }
    .from = from another { $noun } in play{ $which }
target-any = one { $noun } in play{ $which } (your choice)
    .from = from one { $noun } in play{ $which } (your choice)
target-others = each other { $noun } in play{ $which }
    .from = from each other { $noun } in play{ $which }
target-all = each { $noun } in play{ $which }
    .from = from each { $noun } in play{ $which }
target-copies = each other copy of this card in play
    .from = from each other copy of this card in play
target-divided = { $noun_many } in play{ $which }, divided as you choose
    .from = from { $noun_many } in play{ $which }, divided as you choose
target-divided_others = other { $noun_many } in play{ $which }, divided as you choose
    .from = from other { $noun_many } in play{ $which }, divided as you choose
target-if = { $target }, if it is { $noun_a }{ $which }

## Texts of cards: challenges. Sentences without their capital and full stop

text-kind = { $colour } { $type }
text-difficulty = difficulty { $number }
text-nothing = none
text-reward = reward: { $effect }
text-penalty = penalty: { $effect }
text-penalty-dark = penalty only if the final roll is dark: { $effect }
text-penalty-instead = penalty: { $effect }; if the final roll is dark, instead: { $dark }
text-completed = if completed: { $effect }
text-supports_most =
    { $number ->
        [0] in an attempt on this challenge no support may be played
        [one] in an attempt on this challenge at most { $number } support may be played
       *[other] in an attempt on this challenge at most { $number } supports may be played
    }
text-face =
    { $number ->
        [0] in an attempt on this challenge the { $face } face gives no progress
       *[other] in an attempt on this challenge the { $face } face gives { $shown } progress
    }
text-in-play = while in play: { $text }
text-back = back
grows-copy = { $shown } difficulty for each other copy of this card in play
grows-support = { $shown } difficulty for each support played in the attempt
grows-exhausted = { $shown } difficulty for each exhaustion card in play
grows-attached = { $shown } difficulty for each card attached to the Master
grows-gauntlet = { $shown } difficulty for each gauntlet card face up
grows-failure = { $shown } difficulty for each failed attempt on this challenge

## Texts of cards: what lasts while a card is in play. $way is more or less

lasting-others_difficulty = other { $type } challenges have { $shown } difficulty
lasting-master_difficulty = the Master’s difficulty is { $number } { $way ->
        [less] lower
       *[more] higher
    }
lasting-supports_worth = every support is worth { $number } { $way ->
        [less] less (at least 0)
       *[more] more
    }
lasting-first_support_worth = the first support of each attempt is worth { $number } { $way ->
        [less] less (at least 0)
       *[more] more
    }
lasting-face =
    { $number ->
        [0] the { $face } face gives no progress
       *[other] the { $face } face gives { $shown } progress
    }
lasting-new_hand = a new hand drawn after giving in has { $number } { $way ->
        [less] { $number ->
            [one] card fewer
           *[other] cards fewer
        }
       *[more] { $number ->
            [one] card more
           *[other] cards more
        }
    }
lasting-no_healing = HP cannot be regained
lasting-no_charging = lanterns cannot be charged
lasting-vulnerable = the Master is vulnerable { $colour_to }
lasting-attaches_discarded = a challenge that an effect discards is attached to the Master instead of going to the Well discard
lasting-lose_if = the seekers lose at once when { $measure } reaches { $limit }
limit-but = { $limit } ({ $others })
limit-with =
    { $seekers ->
        [one] { $limit } with { $seekers } seeker
       *[other] { $limit } with { $seekers } seekers
    }
trigger-enters = when this card enters play: { $effect }
trigger-turn_end = at the end of each turn: { $effect }
trigger-given_in = whenever a seeker gives in to exhaustion: { $effect }
trigger-challenge_completed = whenever a challenge is completed: { $effect }
trigger-challenge_discarded = whenever an effect discards a challenge: { $effect }
trigger-attempt_failed = whenever an attempt fails: { $effect }
trigger-final_dark = whenever the final roll is dark: { $effect }
trigger-final_light = whenever the final roll is light: { $effect }

## Texts of cards: actions and supports

action-value = value { $number }
action-value_against = { $shown } if the challenge is { $type_a }
action-value_with_progress = { $shown } if the challenge already has progress
action-value_per_support = { $shown } for each support played in this attempt
action-supports_worth = each support played in this attempt is worth { $number } { $way ->
        [less] less (at least 0)
       *[more] more
    }
action-supports_most =
    { $number ->
        [0] this action cannot be supported
        [one] this action can have at most { $number } support
       *[other] this action can have at most { $number } supports
    }
action-rerolls =
    { $number ->
        [one] after the roll, you may reroll the dice once
       *[other] after the roll, you may reroll the dice up to { $number } times
    }
action-ignores_penalty = if you fail, ignore the penalty
action-penalty_damage = if you fail, the penalty deals { $number } { $way ->
        [less] less
       *[more] more
    } damage
action-cost =
    { $amount ->
        [one] additional cost: discard { $amount } card from your hand
       *[other] additional cost: discard { $amount } cards from your hand
    }
action-played = { $effect }
action-completed = if completed: { $effect }
action-failed = if you fail: { $effect }
action-final_dark = if the final roll is dark: { $effect }
action-final_light = if the final roll is light: { $effect }
support-bar = support: { $colour } { $number }{ $others }
support-against = , or { $number } against { $type_a }

## Texts of cards: abilities of seekers

ability-icon_streak = when you play an action with the { $icon } icon and the top card of your discard has it too, that action is worth { $number } more
ability-icon_shield = once a turn, when a penalty would deal damage, you may discard a card with the { $icon } icon to suffer { $number } less
ability-icon_first_support = the first card with the { $icon } icon that you play as a support each turn is worth { $number } more
ability-light_for_cards = once on each of your turns, after the final roll, you may discard { count-cards } to turn a dark face to light
ability-failed = when you fail an attempt, after the penalty: { $effect }

## Tutorial

tutorial-1 = You go down the well together: whoever you play, the hit points are shared. At 0 HP everybody has lost. Asha is quick and Khor is tough; each brings a deck of 18 skill cards.
    .at = seeker
tutorial-2 = Nobody draws at the start of a turn. For a new hand you give in to exhaustion: it costs no turn, but the card that it reveals weighs on all of you until it is braved.
    .at = start
tutorial-3 = Choose one of the four cards around the Master. An event is followed as it reads. A challenge is attempted: bring its progress up to its difficulty and its reward is yours.
    .at = target
tutorial-4 = Read each reward before you reach for it: some are traps. To descend is what you want, for the Master waits under the last card of the Well.
    .at = target
tutorial-5 = An action is one card of the challenge’s colour; white fits every colour. Its value is progress, and its text is yours to use. You may also play nothing and trust the dice.
    .at = action
tutorial-6 = A charged lantern is an action for any colour, and a strong one. It goes dark once used, so keep it for a moment that matters.
    .at = action
tutorial-7 = A support adds the number in its bar, nothing else, if the bar has the right colour. An attempt takes two at most. Be sparing: every support is a card less, and empty hands bring exhaustion.
    .at = support
tutorial-8 = Each die in the challenge’s colour adds 1, and so does light; dark adds nothing. A reroll takes all four dice, and only the last roll counts.
    .at = reroll
tutorial-9 = Progress stays where it is, even after a failure. A challenge that reaches its difficulty through an effect is completed too, and you get the reward.
    .at = place
tutorial-10 = A penalty costs cards, HP or depth. Keep what answers the colours on the table, and one card for each of them if you can.
    .at = discard
tutorial-11 = One exhaustion card goes back into its deck. Read them all first: some only itch, another ends the game when too many lie beside it.
    .at = brave
tutorial-12 = A discarded challenge gives no reward and no penalty. Mind the Master, though: until the bottom is reached it collects whatever is discarded, and grows with it.
    .at = dismiss
