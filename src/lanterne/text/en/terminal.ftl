# What the terminal says around every game: keys, screens, notes, and odds in few words.

## Odds in few words

short-kill = kill { $percent }
short-death = death { $percent }
short-success = pass { $percent }
short-blessing = blessing { $percent }
short-curse = curse { $percent }
short-poison = poison { $percent }
short-damage = { $mean } damage
short-taken = −{ $mean } HP
short-healed = +{ $mean } HP
terminal-chance = { $name } { $percent }
terminal-mean = { $name } { $mean }
terminal-average = { $mean } on average
terminal-no-odds = Nothing is rolled here.
terminal-dice-luck = { $die }: { $count ->
        [one] one roll
       *[other] { $count } rolls
    }, { $mean } on average ({ $fair } expected)

## The log and the end

terminal-player = Player { $seat }
terminal-seat-asked = { $name }: { $question }
terminal-rule = { $rule }: { $text }
terminal-about = { $words } ({ $about })
terminal-taken-back = { $count ->
        [one] One entry taken back.
       *[other] { $count } entries taken back.
    }
terminal-above = ↑ { $count } more new lines (PgUp, j)
terminal-won = Victory!
terminal-lost = Defeat.
terminal-score = Score
terminal-decisions = Decisions
terminal-take-backs = Answers taken back
terminal-earned = New achievement: { $name }
terminal-missed = Met, but not counted, because answers were taken back: { $names }
terminal-missed-pack = Met, but not counted in a game with a content pack: { $names }
terminal-thinks = { $name } is thinking…

## Notes

terminal-saved = Saved in { $file }
terminal-loaded = The saved game goes on.
terminal-new-game = A new game begins.
terminal-language = From now on in English.
terminal-tutorial-on = Tips are on.
terminal-tutorial-off = Tips are off.
terminal-undo-anyway = Since everybody at this keyboard agrees, U takes it back all the same; the log keeps a mark of it.
terminal-unfinished = An unfinished game is waiting. To go on with it: { $command } play { $game } --load { $file }
terminal-unfinished-key = An unfinished game is waiting: o opens it.
terminal-kept = The game is kept. To go on with it: { $command } play { $game } --load { $file }
terminal-by-app = dealt by Lanterne
terminal-by-hand = read from the real box
terminal-digits = { $digits }… Enter takes { $digits }, another digit makes a larger number.
terminal-typing = the faces, such as { $example }, then Enter
terminal-typing-card = a part of the name, or the number; then Enter
terminal-typing-data = the answer as JSON, then Enter
terminal-typing-draft = a number or a step, then Enter; done, solve, map, back, help
terminal-draft-done = done: hand it in
terminal-draft-help = ↑ ↓ Enter or a number takes a step, so does typing it. done hands the answer in, solve shows the best. Esc, then a letter, for the commands; ? explains the notation.
draft-take = Type take to make it yours.
draft-solving = The solver is looking for the best…
terminal-typing-help = Real dice and cards: type what they show, or click. Esc, then a letter, for the commands; c lets Lanterne deal.
terminal-pick-done = Done: { $count } chosen, from { $least } to { $most } wanted
terminal-watching = Bots are playing. Space stops them and lets them go on.
terminal-paused = Stopped. Space lets the bots go on.

error-profile-broken = The profile { $file } cannot be understood ({ $why }). Mend it or put it away; the next finished game begins a new one.
error-profile-moved = The profile { $file } could not be understood: it now lies in { $to }, and a new one has begun.
error-number-out-of-range = There is no option { $got }: choose from 1 to { $most }.
error-typed-face = { $die }: there is no face “{ $got }”. The faces are: { $faces }.
error-draw-several = { $count } cards fit “{ $got }”: give the number, or more of the name.
error-draft-bare = There is nothing in your answer yet: say done once more to hand it in all the same.
error-draft-no-best = There is nothing to take over: solve looks for the best first.
error-draft-no-solver = There is nothing to solve here.

## Keys, in the last line

key-choose = 1–9 choose
key-why = w why
key-hint = h hint
key-journal = j log
key-undo = u undo
key-save = s save
key-language = l français
key-companion = c dice
key-rules = r rules
key-help = ? help
key-quit = q quit

## Screens

why-title = Why?
why-offered = You may
why-refused = Not now
why-nothing = Nothing is refused here.
rules-title = Rules
rules-search = Search by number or by words
rules-none = No rule has these words.
save-title = Save the game
save-file = File name
load-title = Open a game
load-none = There is no saved game here.
load-unfinished = unfinished
load-finished = finished
quit-title = Leave the game?
quit-kept = The game is kept in { $file }
quit-not-kept = Nothing has been played yet.
quit-leave = Leave
quit-save = Save under a name of your own, then leave
quit-give-up = Give the game up: it counts as lost
quit-stay = Stay
companion-title = Real dice and cards
companion-help = Choose what you read from the real box. You type it in, and Lanterne refuses what cannot be.
companion-source = { $source }: { $by }
back-title = Looking back
back-place = Entry { $place } of { $length }
back-keys = ← → one entry, PgUp PgDn ten, Home End, Esc back to the table
hand-over = { $name }: take the keyboard, and press Enter when nobody else looks.
journal-title = The story so far
first-title = Your first game?
first-body = For a first game these settings are recommended:
first-yes = Begin with them
first-no = Keep the usual settings
hint-thinking = The search bot is thinking about it…
hint-none = Nothing to decide here: chance or somebody else has the word.
hint-unknown = The search bot has no hint to give here.
hint-head = { $games ->
        [one] Hint: one game imagined in { $seconds } s,
       *[other] Hint: { $games } games imagined in { $seconds } s,
    } from what this seat knows.
hint-games = { $games ->
        [one] Hint: one game imagined
       *[other] Hint: { $games } games imagined
    } from what this seat knows.
hint-best = { $words } — about { $percent } of wins, in { $games ->
        [one] one game
       *[other] { $games } games
    }
hint-also = { $words } — about { $percent }, in { $games }
end-title-won = V I C T O R Y
end-title-lost = D E F E A T
end-again = Play again
end-back = Look back at the game
end-save = Save the game
end-open = Open another game
end-quit = Leave
help-title = Help
help-body =
    1–9        choose an option; with more than nine, type both digits
    ↑ ↓ Enter  choose with the arrows; a click does it too
    h          a hint: what the search bot would do, and why
    w          why: the rule behind each option, and what is not allowed
    u          take back your last answer
    U          take it back even past dice, with a mark in the log
    s          save under a name; the game is kept by itself anyway
    o          open another game
    l          français / English
    c          read dice or cards from the real box, or let them be dealt
    r          the rules, with a search
    j          the whole log; PgUp and PgDn scroll the short one
    b          look back at the game, step by step
    m          what you are drawing, on the whole screen
    v          the best answer, where the game can find it
    t          tips for newcomers, on or off
    d          dark or light
    q          leave
    Esc        close a window, a note or an input
    Click on a card to read it, or on a way to take it.
    Odds are exact: they are counted, not guessed.
help-seed = Luck of this game: { $seed }
help-close = Esc closes

## Lines of text

plain-greeting = Type the number of an option, or help.
plain-tip = Tip: { $hint }
plain-faces = { $die }: { $faces }
plain-compose = Type the answer as JSON.
plain-draft = Type a number, or a step; done hands your answer in, map draws it, solve shows the best, help says how to write it.
plain-same = Nothing has changed.
plain-more =
    { $count ->
        [one] And one more: o lists them all.
       *[other] And { $count } more: o lists them all.
    }
plain-pick = Type the numbers, with a space between them: from { $least } to { $most } of them.
plain-hand-over = { $name }: take the keyboard, and press Enter when nobody else looks.
plain-first = For a first game type first: { $settings }
plain-empty = Type the number of an option, or help.
plain-nonsense = “{ $got }” is neither an option nor a command. Type the number of an option, or help.
plain-no-such = There is no option “{ $got }” here.
plain-no-thing = Nothing here is called “{ $got }”: type a number, or the name as it is written.
plain-number = { $name }: { $value }
plain-after = The game is over. again starts another one, q leaves.
plain-rules = Type rules and the number of a rule, such as those in square brackets.
plain-source = { $source } ({ $name }): { $by }
plain-help =
    a number           choose that option; its key works too
    h                  a hint: what the search bot would do, and why
    w, w 3             why: the rules behind the options, and what is not allowed
    odds, odds 2       exact odds in full
    u, U               take back your last answer; U also past dice, with a mark in the log
    view, map          the position in words, or drawn; map 3, map NAME: a card or a player
    solve              the best answer, where the game can find it
    log                the whole story
    o                  the options once more
    rules ID           the text of a rule
    s, s FILE          save
    load FILE          go on with a saved game
    l                  français
    c, c SOURCE        read dice or cards from the real box, or let them be dealt
    t                  tips for newcomers, on or off
    first              the settings for a first game, before anything is played
    abandon            give the game up
    q                  leave; the game is kept
