# Labels of the drawn table on the page. The page itself puts figures and names where the variables stand.

stage-turn = Turn { $turn }
stage-setup = Set-up
stage-hp = Hit points
stage-hp-of = Hit points: { $hp } of { $full }
stage-hard = hard mode
stage-fast = fast game
stage-won = Vainglory is beaten
stage-lost = The delve is lost

## The well

stage-well = Well
stage-left = To the bottom: { $left }
stage-bottom = The bottom of the well
stage-discard = Discard
stage-completed = Completed
stage-known-top = On top: { $card }
stage-empty = empty
stage-event = Event
stage-master = Master
stage-face-down = face down
stage-turned = turned
stage-reward = Reward
stage-penalty = Penalty
stage-dark-penalty = Penalty if dark
stage-instead-dark = If dark, instead
stage-back = Back
stage-difficulty = Difficulty { $goal }
stage-printed = Printed difficulty { $printed }
stage-progress = Progress { $progress } of { $goal }
stage-failures = Failed attempts: { $count }
stage-closed = Not vulnerable yet: turn the gauntlet cards
stage-vulnerable-to = Vulnerable: { $colours }
stage-face-as = Face the Master: { $colour }
stage-attached = Attached
stage-attached-count = Cards attached to the Master: { $count }
stage-north = North
stage-east = East
stage-south = South
stage-west = West

## Exhaustion

stage-exhaustion = Exhaustion
stage-exhaustion-none = Nobody is exhausted yet
stage-exhaustion-deck = Still in the deck
stage-exhaustion-limit = Lost at { $limit }
stage-new-hand = New hand: { $count }

## Seekers

stage-choose-seeker = Who goes down into the well?
stage-taken = taken
stage-lit = lantern lit
stage-unlit = lantern dark
stage-hand = Hand
stage-your-hand = Your hand
stage-hand-of = Hand: { $name }
stage-hidden = Hidden cards: { $count }
stage-shown = Seen by all
stage-deck = Deck
stage-deck-left = Left in your deck
stage-no-cards = no cards
stage-top = On top: { $card }
stage-you = you
stage-plays = { $name } plays
stage-support = Support
stage-value = Value { $value }
stage-worth = Adds { $worth } now
stage-icon = Icon: { $icon }
stage-charge-lost = The lantern is lit already: this charge would be lost.
stage-charge-barred = Lanterns cannot be charged now: this charge would be lost.

## The attempt

stage-attempt-on = Attempt: { $card }
stage-action = Action
stage-no-action = no action
stage-action-waits = { $name } chooses an action
stage-supports = Supports { $count } of { $most }
stage-dice = Dice
stage-last-roll = Last roll
stage-sum = { $before } + { $gain } = { $sum } of { $goal }
stage-enough = Enough
stage-asked = { $name } is asked
stage-passed = { $name } does not support
stage-supported = { $name } supports
stage-waiting = { $name } waits

## Reading

stage-read = Read: { $card }
stage-close = Close
stage-feats = Achievements
stage-killed-by = Ended by: { $card }
stage-seat-empty = not chosen yet
