# Why an exploration is refused.

## Parts of the refusals: $step counts from 1 and is 0 before the path begins, $thing is a spell book or an item

check-step =
    { $step ->
        [0] { "" }
       *[other] { " " }(step { $step })
    }
check-spot =
    { $step ->
        [0] { $card }.{ $node }
       *[other] { $card }.{ $node }, step { $step }
    }
check-book =
    { $thing ->
        [SB-1] { book-SB-1.the }
        [SB-2] { book-SB-2.the }
        [SB-3] { book-SB-3.the }
        [SB-4] { book-SB-4.the }
        [SB-5] { book-SB-5.the }
        [SB-6] { book-SB-6.the }
        [SB-7] { book-SB-7.the }
        [SB-8] { book-SB-8.the }
        [SB-9] { book-SB-9.the }
        [SB-10] { book-SB-10.the }
        [SB-11] { book-SB-11.the }
        [SB-12] { book-SB-12.the }
        [SB-13] { book-SB-13.the }
        [SB-14] { book-SB-14.the }
        [SB-15] { book-SB-15.the }
        [SB-16] { book-SB-16.the }
        [SB-17] { book-SB-17.the }
       *[other] “{ $thing }”
    }
check-tool =
    { $thing ->
        [sword] { kind-sword }
        [scroll] { kind-scroll }
        [key] { kind-key }
        [rope] { kind-rope }
       *[other] { $thing }
    }

## The dungeon

error-check-bad-shape = This dungeon cannot be read, or it is far too long; it must have exactly these parts: { $thing }.
error-check-bad-step = “{ $thing }” is not a step of a path: write for example “go a1”, “link”, “pay item” or “fall”.
error-check-card-not-in-hand = Card { $card } is not in your hand: lay only cards of this round.
error-check-card-twice = Card { $card } lies in your dungeon twice: take one of the two away.
error-check-bad-rotation = Card { $card } lies askew: turn it upright (0) or upside down (180).
error-check-bad-position = Card { $card } lies off the grid: its place is two whole numbers, columns across and half cards down, neither beyond 20.
error-check-overlap = Card { $card } covers another one: move one of them aside.
error-check-exit-against-wall = A corridor of card { $card } ({ $node }) runs into a wall of card { $thing }: shift or turn one of them.
error-check-not-connected = Card { $card } is cut off from the rest of your dungeon: join it to another card by a corridor.

## The start

error-check-no-start = Your path has no beginning yet: choose a free edge for it.
error-check-start-closed = Card { $card } has no opening at { $node }: start where a corridor reaches the edge.
error-check-start-not-free = Another card lies against { $card }.{ $node }: start at an edge with nothing in front of it.

## The way

error-check-no-such-edge = There is no such way ({ check-spot }): choose a neighbouring place, and name the corridor if two lead to it.
error-check-door-used = Your path has already gone through this door ({ check-spot }): take one that it has not used.
error-check-corridor-used = Your path has already been in this corridor ({ check-spot }): choose one where it has not been.
error-check-crosses-path = Leaving by this door, your path would cut across itself in the room ({ check-spot }): choose another door.
error-check-cross-too-many = Leaving by this door, your path would cut across itself more than once ({ check-spot }): { book-SB-7.the } allows a single crossing.
error-check-cross-not-needed = Nothing is crossed here ({ check-spot }): keep { book-SB-7.the } until your path leaves a room across its own line.
error-check-path-ended = Your path has left the dungeon here ({ check-spot }): take back its last step if you want to go elsewhere.

## Obstacles and payment

error-check-obstacle-pending = Something still bars the way here ({ check-spot }): overcome it with the right item, fairy token or spell book, or let your path end.
error-check-trapdoor-pending = The floor opens here ({ check-spot }): fall, or get across with a rope or a spell book.
error-check-monsters-left = This room still has monsters ({ check-spot }): defeat them all before you use or leave it.
error-check-nothing-to-pay = Nothing stands in your way here ({ check-spot }): go on and keep what you have.
error-check-wrong-resource = You cannot use { check-book } for this ({ check-spot }): swords are for monsters, keys for locks, ropes for traps, scrolls for magic circles.
error-check-no-item = Your path has not collected this item, or has used it up: { check-tool } ({ check-spot }). Collect one earlier on the way.
error-check-no-fairy = You have no fairy token of this type left: { check-tool } ({ check-spot }). Use something else.

## Spell books

error-check-spell-not-owned = You do not own { check-book }{ check-step }: use only your own spell books.
error-check-spell-used = You have already used { check-book } this round{ check-step }: each spell book works once.
error-check-spell-wrong-phase = You cannot use { check-book } on a path{ check-step }: it works in another phase.

## Trapdoors

error-check-trapdoor-used = This trapdoor has already served, or your path has been there ({ check-spot }): choose another way.
error-check-landing-used = Your path has already been where this trapdoor leads ({ check-spot }): you cannot fall here. In a corridor, get across with a rope or a spell book; in a room, go round it.
error-check-not-on-landing = You are not below this trapdoor ({ check-spot }): climb from the very spot where it would let you down.

## Teleports

error-check-not-on-circle = You are not on that magic circle ({ check-spot }): reach it before you teleport.
error-check-circle-used = This magic circle has already served ({ check-spot }): choose one that is not crossed out.
error-check-same-circle = You are already on this magic circle ({ check-spot }): choose a different one to arrive at.
error-check-target-not-placed = Card { $card } is not in your dungeon{ check-step }: choose one that is laid.
error-check-target-visited = Your path has already been in the corridor where you want to arrive ({ check-spot }): choose another place.
error-check-no-monster-there = No monster is left there ({ check-spot }): choose a place where one is still to be defeated.
error-check-no-barrel-here = There is no barrel here ({ check-spot }): reach one before you leave from it.
error-check-no-barrel-there = There is no other barrel there ({ check-spot }): choose a place that has one.
error-check-not-outermost = You are not at the outer border that this spell book needs ({ check-spot }): left or right for { book-SB-12.the }, top or bottom for { book-SB-13.the }.
error-check-opposite-closed = On the opposite border there is only a wall ({ check-spot }): leave where an opening faces you.
error-check-opposite-used = Your path has already been at the opposite border ({ check-spot }): leave somewhere else.
