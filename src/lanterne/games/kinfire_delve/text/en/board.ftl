# Words of the drawn board of Kinfire Delve. They are short: a card has some fifteen columns.

board-turn = Turn { $turn }
board-before = Set-up
board-gauntlet = Final gauntlet
board-won = Won
board-lost = Lost
board-hp = HP
board-well = Well
board-well-discard = Discard
board-completed = Completed
board-fatigue = Exhaustion
board-attached = Attached
board-mode-hard = hard
board-mode-fast = fast
board-more = { $count } more

## Colors and places by their letters

board-letter-red = R
board-letter-green = G
board-letter-blue = B
board-face-light = ✶
board-face-dark = ●
board-place-north = N
board-place-east = E
board-place-south = S
board-place-west = W
board-place-master = M

## Cards around the Master

board-master-card = Master
board-event = Event
board-empty = empty
board-turned = turned
board-face-down = face down
board-open = vulnerable:
board-closed = not vulnerable
board-attached-count = attached: { $count }

## What an instruction does, in signs

board-do-descend = ↓{ $amount }
board-do-ascend = ↑{ $amount }
board-do-draw = { $amount ->
    [1] +1 card
   *[other] +{ $amount } cards
 }
board-do-discard = { $amount ->
    [1] −1 card
   *[other] −{ $amount } cards
 }
board-do-heal = ♥+{ $amount }
board-do-damage = ♥−{ $amount }
board-do-exhaust = +{ $amount } exh.
board-do-brave = −1 exh.
board-do-charge = lantern
board-do-charge_all = lanterns
board-do-place = +{ $amount } prog.
board-do-remove = −{ $amount } prog.
board-do-clear = clear prog.
board-do-complete = { $target ->
    [copies] complete copies
   *[other] complete
 }
board-do-dismiss = discard a challenge
board-do-attach = attach
board-do-attach_action = attach action
board-do-turn_up = turn up 1
board-do-swap_hands = swap cards
board-do-take_back = take back 1
board-do-lose = lose
board-else = { $first }, or { $second }

## Texts in signs

board-measured = X = { $measure }
board-measure-progress = progress
board-measure-missing = what is missing
board-measure-copies = copies
board-measure-exhausted = exhaustion
board-measure-attached = attached
board-measure-seekers = seekers
board-measure-supports = supports
board-dark = dark: { $signs }
board-light = light: { $signs }
board-others = other { $type } { $amount }
board-master = Master { $amount }
board-supports = supports { $amount }
board-first-support = 1st support { $amount }
board-new-hand = new hand { $amount }
board-light-worth = light = { $amount }
board-dark-worth = dark = { $amount }
board-no-healing = no healing
board-no-charging = no charging
board-attaches = discarded: attach
board-opens = Master: { $colour }
board-lose-exhausted = lost with { $amount } exh.
board-lose-attached = lost with { $amount } attached
board-when-enters = enters: { $signs }
board-when-turn_end = turn’s end: { $signs }
board-when-given_in = give in: { $signs }
board-when-challenge_completed = completed: { $signs }
board-when-challenge_discarded = discarded: { $signs }
board-when-attempt_failed = failed: { $signs }
board-when-final_dark = dark: { $signs }
board-when-final_light = light: { $signs }
board-per-copy = { $amount } per copy
board-per-support = { $amount } per support
board-per-exhausted = { $amount } per exh.
board-per-attached = { $amount } per attached
board-per-gauntlet = { $amount } per front
board-per-failure = { $amount } per failure
board-most-supports = { $amount ->
    [0] no support
    [1] 1 support
   *[other] { $amount } supports
 }
board-cost = costs { $amount ->
    [1] 1 card
   *[other] { $amount } cards
 }
board-against = { $amount } { $type }
board-begun = { $amount } if begun
board-per-support-played = { $amount } per support
board-relief = penalty ♥ { $amount }
board-reroll = reroll
board-no-penalty = no penalty

## Seekers

board-lit = lantern lit
    .short = lit
board-unlit = lantern dark
    .short = dark
board-hand = hand
board-deck = deck
board-discard = discard
board-top = top:
board-your-hand = Hand ({ $count })
board-holds = { $name } holds { $cards }

## The attempt under way

board-attempt = Attempt
board-action = Action
board-no-action = no action
board-support = Support
board-supports-left = Supports { $count }/{ $most }
board-dice = Dice
board-last-roll = Last roll
board-reached = { $sum } of { $goal }
board-sum = { $before } + { $gain } = { $sum } of { $goal }

## Cards as one reads them

board-progress = progress { $progress } of { $goal }
board-printed = printed difficulty { $number }
board-shows-back = Turned: only its back is in force.
board-deck-of = Deck: { $cards }
board-charge-lost = Lantern already lit ({ $name }): this charge would be lost (KD-RULING-32).
board-charge-barred = Lanterns cannot be charged now: this charge would be lost.
told-turn = Turn { $turn }: { $name } plays
told-thing = { $name }: { $about }
