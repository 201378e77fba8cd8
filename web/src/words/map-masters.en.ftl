### Map Masters: what the page says. What is printed on cards, and why something is refused, comes from the server.

## Building and drawing

mm-mode = What you do
mm-mode-lay = Lay cards
mm-mode-draw = Draw
mm-hand = Your hand
mm-hand-empty = All your cards are laid.
mm-turn = Turn
mm-turn-card = Turn “{ $card }” by 180°
mm-take-up = Back to the hand
mm-fits-turned = It fits only when turned.
mm-fits-nowhere = It fits nowhere at the moment.
mm-empty = Choose a card of your hand and lay it here.
mm-tableau = Your dungeon, { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
mm-zoom-in = Closer
mm-zoom-out = Farther
mm-zoom-fit = The whole dungeon
mm-several = Which way?
mm-rivals = The others
mm-rival-works = drawing
mm-rival-done = done

## The ledger

mm-vp = VP
mm-points-so-far = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} so far
mm-timed = Time bonus: whoever is done first
mm-found = Found so far
mm-kit = What you may still use
mm-kit-item = Collected: { $tool }
mm-kit-fairy = Fairy token: { $tool }
mm-book-used = used
mm-pending = { $kind ->
    [monster] A monster bars the way.
    [lock] A lock bars the way.
    [lava] Lava bars the way.
    [trapdoor] A trapdoor opens.
   *[other] Something bars the way.
}
mm-pending-several = { $count } monsters bar the way.
mm-undo = Back
mm-clear = Wipe
mm-done = Done!
mm-done-empty = Done without a path?
mm-ended = You are out of the dungeon.
mm-dead-end = The path ends here: a dead end.
mm-thinking = …
mm-keys = Keys: 1 to 9 for the next step, Backspace to go back; with a card chosen, arrows, Enter, and R to turn it.
mm-steps = What you can do next
mm-barred = { $count ->
    [one] Why not the other way?
   *[other] Why not the other { $count } ways?
}

## Places and steps

mm-place-edge = the edge of the card
mm-place-corridor = the corridor
mm-place-room = the room ({ $content })
mm-with-item = with a collected { $tool }
mm-with-fairy = with a fairy’s { $tool }
mm-with-book = with “{ $book }”
mm-step-start = Start: { $card }, { $slot ->
    [L1] upper left
    [L2] lower left
    [R1] upper right
    [R2] lower right
    [T] top
   *[B] bottom
}
mm-step-go = Go to: { $place }
mm-step-link = On to { $card }
mm-step-pay = { $kind ->
    [monster] Defeat the monster { $with }
    [lock] Open the lock { $with }
    [lava] Cross the lava { $with }
    [trapdoor] Cross the trapdoor { $with }
   *[other] Overcome it { $with }
}
mm-step-fall = Fall through the trapdoor
mm-step-climb = Climb up { $with }
mm-step-teleport = Teleport to { $card }, { $place }, { $with }
mm-step-jump = Jump to { $card }, { $place }, { $with }
mm-step-cross = Cross your own path { $with }
mm-step-wrap = Come in again on the far side { $with }
mm-step-sacrifice = Give “{ $book }” up for a fairy’s { $tool }
mm-card = { $name }: { $content }
mm-card-priced = { $name }, cost { $cost }: { $content }

## For those who listen

mm-told-selected = { $count ->
    [0] { $card }: fits nowhere as it lies. R turns it.
    [one] { $card }: fits in one place. Arrow keys go there, Enter lays the card, R turns it.
   *[other] { $card }: fits in { $count } places. Arrow keys choose one, Enter lays the card, R turns it.
}
mm-told-aim = Place { $number } of { $count }
mm-told-cards = { $count ->
    [0] No card is laid.
    [one] One card is laid.
   *[other] { $count } cards are laid.
}
mm-told-at = { $place }. { $points } VP. { $count ->
    [0] No way on.
    [one] One way on.
   *[other] { $count } ways on.
}

## The market

mm-parts = What lies on the table
mm-part-market = Market
mm-part-dungeons = Dungeons of round { $round }
mm-part-scores = Score boards
mm-round = Round { $round }
mm-round-of = Round { $round } of 6
mm-objective-primary = Primary objective
mm-objective-secondary = Secondary objective
mm-hourglass = Hourglass
mm-fairies = Fairy tokens
mm-books = Spell books
mm-cards = Dungeon cards
mm-price = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
mm-token = Fairy token { $tool }, { $count } left
mm-blind = The unseen top card for { $coins } coins, { $count } in the pile
mm-blind-book = An unseen spell book for 2 coins, { $count } in the pile
mm-pile = { $count } in the pile
mm-empty-place = Empty
mm-book-exploration = while exploring
mm-book-market = in the market
mm-book-hand = when the hand is drawn
mm-book-reset = in the reset
mm-buys = buys
mm-passed = has passed
mm-first = buys first
mm-coins = Coins
mm-zone = Building zone
mm-piles = pile { $pile }, discard { $discard }
mm-kept = stays
mm-cut = leaves

## After a round

mm-waiting = Handed in. The others are still drawing.
mm-yours = Your dungeon
mm-dungeon-of = The dungeon of { $name }
mm-no-dungeon = No dungeon this round.
mm-column-primary = Primary
mm-column-secondary = Secondary
mm-column-bonus = Time bonus
mm-column-exit = Exit
mm-round-head = Round
mm-total = { $points } VP
mm-won = won
mm-rank-parts = { $blue } primary + { $half } secondary (half of { $pink }) + { $green } time + { $award } for { $exits ->
    [one] { $exits } exit
   *[other] { $exits } exits
} + { $wealth } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
mm-best-show = Show the best path
mm-best-hide = Hide the best path
mm-best-mine = You found { $mine } of { $best }.
mm-best-mine-all = You match the best path found: { $best }.
mm-best-other = { $name } found { $mine } of { $best }.
mm-best-all = { $name } matches the best path found: { $best }.
mm-best-none = There was nothing to find with these cards.
mm-best-proven = Proven: there is no better path.
mm-best-bound = The best path found so far; more than { $bound } is impossible.
mm-best-dungeon = The best path
mm-best-unknown = The best path is not known.

## The puzzle of the day

mm-puzzle-of = Puzzle of { $date }
mm-puzzle-thinking = The best path is being looked for…
mm-puzzle-exit = One more for leaving the dungeon.
mm-stars = { $stars } of 4 stars
mm-share = Share
mm-shared = Copied: paste it wherever you like.
mm-share-failed = It could not be shared from here.
mm-share-text = Lanterne · Map Masters { $date } · { $mine }/{ $best } { $stars }

## In the lobby

daily-title = Puzzle of the day
daily-words = One hand of Map Masters, one objective, one path: how near do you come to the best there is?
daily-play = Play today’s
