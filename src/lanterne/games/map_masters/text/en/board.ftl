# Words of the drawn and the spoken table of Map Masters. They are short: a column of the market has some twenty letters.

## The table

board-round = Round { $round }/{ $rounds }
board-puzzle = Puzzle of { $date }
board-primary = Primary
board-secondary = Secondary
board-each = at { $points } VP
board-hourglass = hourglass
board-tokens = Fairy tokens
board-books = Spell books (+{ $count })
board-cost =
    { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }
board-starting = starting card
board-piles = pile { $pile } · discard { $discard }
board-passed = passed
board-scores = Rounds
board-total = Total
board-sums = primary { $blue }, half the secondary { $pink }, time bonus { $green }, exits { $exits }, coins { $coins }
board-token-held = { $token } token ×{ $count }

## Reading things

board-token-text = A fairy token stands for one of these on your path, this round only. Used or not, it goes back afterwards.
board-pile = Pile of cost { $cost }
board-book-pile = Pile of spell books
board-pile-text =
    { $count ->
        [0] This pile is empty; what was discarded is shuffled first.
        [one] One card lies face down here: you see it when you have paid.
       *[other] { $count } cards lie face down here: you see yours when you have paid.
    }
board-aim = Objective: { $kind }
board-book-exploration = for the path
board-book-market = for the market
board-book-hand = for the hand
board-book-reset = for the reset

## A dungeon in the making

board-vp = { $points } VP
board-move = { $line } – { $about }
board-joins =
    { $count ->
        [one] { $card }, one corridor joins
       *[other] { $card }, { $count } corridors join
    }
board-edge = { $card }, { $side }
board-slot-L1 = upper left
board-slot-L2 = lower left
board-slot-R1 = upper right
board-slot-R2 = lower right
board-slot-T = top
board-slot-B = bottom
board-pay-item = with what you found, against: { $what }
board-pay-fairy = with a fairy token, against: { $what }
board-pay-SB-8 = a fairy token: { $what }, and the book is gone for good
board-out = out of the dungeon
board-through = to the next card
board-corridor = corridor
board-room = room { $room }
board-below = { $about } (lower level)
board-on-card = { $about }, { $card }
board-stopped = in the way: { $what }
board-outside = you are out
board-held = unused: { $items }
board-tokens-held = tokens: { $tokens }
board-books-held = books: { $books }

## In sentences

told-thing = { $name }: { $about }
told-hourglass = Hourglass: whoever finishes a path first wins the time bonus.
told-column =
    { $pile ->
        [one] For { $cost } coins: { $cards }; one more card lies in the pile
       *[other] For { $cost } coins: { $cards }; { $pile } more cards lie in the pile
    }
told-book-down = { $book } (used)
told-zone = building zone: { $cards }
told-face-down =
    { $count ->
        [one] one card face down
       *[other] { $count } cards face down
    }
told-row = round { $round }: { $blue } primary, { $pink } secondary{ $green ->
        [0] { "" }
       *[other] { "" }, { $green } time bonus
    }{ $exit ->
        [0] { "" }
       *[other] { "" }, exit
    }
told-scores = { $name } – { $rows }; total { $total }
told-at = Your path stands at { $spot }: { $about }.
told-stopped = In its way: { $what }. Pay for it, or end here.
told-trapdoor = Under it a trapdoor opens. Fall, pay to get across, or end here.
told-outside = It has left the dungeon. Type done to hand it in.
told-found = Found so far: { $finds }. { $points } VP for the primary objective.
told-held = Ready to use – { $held }.
told-laid = { $tag } { $card } lies at { $x },{ $y }.
told-laid-turned = { $tag } { $card } lies at { $x },{ $y }, turned round.
told-waiting = In your hand: { $tag } { $card } ({ $about }).
told-still = Still in your hand: { $cards }.
told-no-start = Your path has no start yet.
told-best = The best path found is worth { $value }.
told-proven = It is proven that nothing is worth more.
told-bound = Nothing is worth more than { $bound }.
told-mine = Yours: { $mine } of { $value }.

## How to type a dungeon and a path

help-explore =
    lay S-1 0,0        lay a card: columns, then half heights; lay S-1 alone puts it where most corridors join
    lay S-1 1,-1 180   the same, turned round; a card that lies already is moved
    turn S-1, lift S-1 turn a card round, or take it back into your hand
    start S-1.L1       begin the path at a free edge: L1 L2 left, R1 R2 right, T top, B bottom, as printed
    go a1, or a1       go on to a place of this card; go A#e2 where two corridors lead there
    link               go through to the neighbouring card
    pay item           overcome what stops you with what you found; pay fairy, pay SB-1 with a token or a book
    fall, fall t1      fall through a trapdoor
    teleport > D5-01.c1 with item   from the circle here to another; also with fairy, with SB-6
    climb t1 with SB-4, tele-monster D5-01.A with SB-3, tele-barrel D5-01.b1 with SB-5
    cross with SB-7, wrap with SB-12, wrap with SB-13, sacrifice sword with SB-8
    back, back 3       take back the last step, or three of them
    erase, clear       erase the path, or take up all cards
    lay S-1 0,0; start S-1.L1; a1   several at once
