## The table

table-coming = The table is being laid…
table-home = Leave the table for the lobby
table-menu = Table and seats
table-board = Board
table-board-loading = The board is being laid…
table-board-failed = The board could not be drawn. Here is what lies on it.
table-try-again = Try again
table-yes = yes
table-no = no
table-parts = Parts of the table
table-tab-ask = Question
table-tab-log = Log
table-tab-seats = Seats
table-fold = Fold the sheet
table-unfold = Unfold the sheet
table-your-turn = Your turn

## What is asked

table-asked = What is asked
table-asks = { $name } is asked
table-also-asked = { $name } is asked too
table-waiting = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
table-waiting-nobody = Nothing is asked of you just now.
table-watching = See what happens…
table-skip = Skip ahead
table-skip-dice = The dice are rolling: skip
table-dice = The dice
table-several = What do you want to do with it?
table-confirm = Confirm
table-pick-exactly = { $picked } of { $most } picked
table-pick-up-to = { $picked } picked, up to { $most }
table-pick-between = { $picked } picked, { $least } to { $most } wanted
table-compose = Your answer, as JSON
table-compose-wrong = That is no JSON.
table-compose-send = Answer

## Odds, rules, reasons, hints

table-percent = { $number }%
table-odds-about = ≈ { $mean }
table-odds-mean = on average { $mean }
table-odds-more = All the odds
table-odds-of = All the odds: { $option }
table-rule = Rule { $id }
table-rule-loading = The rulebook is being opened…
table-rule-all = The whole rulebook
table-rule-back = Back to the game
table-actions = Help with the question
table-why = Why not?
table-why-title = What is not possible now
table-why-loading = Looking through the rules…
table-why-none = Nothing else could be done here: you see every option there is.
table-hint = Hint
table-hint-best = The hint
table-hint-share = wins { $percent } ({ $tried ->
    [one] { $tried } try
   *[other] { $tried } tries
})
table-undo = Take back
table-undo-please = Ask to take back
table-undo-free = Take your last answer back
table-undo-mark = Take your last answer back; the log keeps a mark
table-undo-ask = The others at the table are asked to agree
table-proposal = { $count ->
    [one] { $name } would like to take back an answer.
   *[other] { $name } would like to take back { $count } answers.
}
table-proposal-waits = Waiting for { $names }.
table-agree = Agree
table-decline = Decline
table-withdraw = Never mind

## The guide

table-guide = Guide
table-guide-leave = Leave the guide: I know my way

## Real dice and cards

table-roll-die = { $die } ({ $number })
table-roll-send = That is what they show
table-draw-search = Find a card by name
table-draw-none = No card has this name.
table-draw-choose = Which card came?
table-draw-send = It is: { $card }

## The log

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-all = Show all { $count } lines

## People

table-seats = Seats
table-seat-number = Player { $number }
table-seat-as = { $name } as { $label }
table-seat-mine = you
table-seat-bot = bot
table-seat-open = waiting for somebody
table-seat-away = away
table-seat-here = here
table-seat-asked = is asked
table-seat-answered = has answered
table-rename = Change the name
table-rename-ok = That is my name
table-bot = Let a bot play
table-bot-which = Which bot plays for { $name }?
table-person = Take the seat back
table-link = Show the link
table-link-renew = New link
table-link-for = For { $name }
table-link-watch = To watch
table-watchers = Spectators
table-timer = { $time } left

## The curtain

table-curtain = Hand over the screen
table-curtain-why = The next player sees things that the others should not.
table-curtain-me = I am { $name }

## Connection, pause

table-lost = The connection is lost. Trying again; nothing is forgotten.
table-reload = Load the page again
table-paused = The game is paused.
table-pause = Pause
table-resume = Go on
table-lend = Lend time

## Menu

table-companion = At a real table
table-companion-hint = What you switch on is rolled or drawn by you, from the real box; the page asks what came.
table-preferences = Pace and light
table-speed = Pace of the game
table-speed-slow = Slow
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-off = At once
table-settings = This game
table-rules = Rules
table-film = Film
table-export = Save file
table-leave = Give up
table-leave-hint = Want to go on later? Just close the page: the game waits for you.
table-leave-sure = Give the game up? It ends for everyone at the table.
table-leave-yes = Yes, give up
table-leave-no = No, play on
table-end = How it ended

## Keys

table-keys = Keys
table-keys-tab = Go on to the next thing that can be chosen
table-keys-arrows = On the board: go to the nearest place in that direction
table-keys-enter = Choose what has the focus; confirm several picks
table-keys-return = Enter
table-keys-space = Space
table-keys-skip = Skip ahead to the present
table-keys-escape = Esc
table-keys-close = Close what is open
table-keys-why = Why not?
table-keys-hint = Hint
table-keys-undo = Take back
table-keys-board = To the board
table-keys-options = Choose an option: 1 to 9, then letters
table-keys-to-options = To the list of options
table-keys-log = To the log
table-keys-menu = Table and seats
table-keys-keys = This list
table-keys-single = Single-key shortcuts
table-keys-single-hint = Switch them off if they get in the way of a screen reader or of dictation.

## The end and the story

end-title = The game is over
end-scores = Scores
end-won = Won
end-goals = Goals met
end-rematch = Play again
end-next-table = To the next game
story-title = Luck and decisions
story-title-of = Luck and decisions: { $name }
story-loading = The game is being thought through again; this takes a moment…
story-luck = Luck
story-decisions = Decisions
story-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
story-chart = The chance to win over { $count } decisions, in percent
story-key-line = chance to win
story-key-lucky = good luck
story-key-unlucky = bad luck
story-key-cost = cost of a decision
story-turning-points = Turning points
story-odds = The odds when it was chosen:
story-in-words = Luck and decisions in words
story-turn = from { $before }% to { $after }% (luck { $luck }, decision { $cost })

## Film

film-title = Film of the game
film-loading = The film is being developed…
film-play = Play
film-pause = Pause
film-first = To the beginning
film-last = To the end
film-back = One step back
film-forward = One step on
film-step = Step { $step } of { $last }
film-where = Place in the film
film-speed = Speed
film-eyes = Through the eyes of
film-eyes-watcher = a spectator
film-share = Link to this step
film-share-done = The link to this step is copied.
film-share-by-hand = Copy the link from the address bar.
film-back-to-table = To the table
film-controls = Controls of the film
