# What the `lanterne` command says: help pages, results, usage errors.
# `.short` is the line in the list of commands, `.more` an example at the foot of a help page.

## Help pages

cli-usage = Usage: { $line }
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-command-word = COMMAND ...
cli-options-word = [options]

cli = Lanterne plays dungeon games: alone, with friends or with bots, with its own dice or with yours.
    .more = “lanterne” alone opens the table in the browser. “lanterne COMMAND --help” says more about a command.
cli-play = Play a game in the terminal.
    .short = play a game in the terminal
    .more = Example: lanterne play mini-rogue --option characters=mage --option difficulty=normal
cli-serve = Serve the table in the browser for friends: on phones and computers of the same network, or beyond it behind a web server. Games are kept after every answer; Ctrl-C ends the server, never a game.
    .short = serve the table in the browser for friends
    .more = Example: lanterne serve --open. For yourself alone “lanterne” will do: it listens to this machine only.
cli-games = List the games.
    .short = list the games
cli-rules = Print the rules of a game, each under its number: all of them, one chapter, or one rule.
    .short = print the rules of a game, or one of them
    .more = Example: lanterne rules mini-rogue MR-COMBAT-07. The beginning of a number, such as MR-COMBAT, gives all rules that begin so.
cli-replay = Tell a saved game again in words, each step with its rule, or show a position from it.
    .short = tell a saved game again
cli-repair = Mend the past of a saved game: change, drop or insert answers, then play the later ones again as far as they fit. The exit status is 1 when some no longer fit; the file is written all the same.
    .short = mend the past of a saved game
    .more = Example: lanterne repair game.json --at 12 --answer "attack" --out mended.json. The numbers are those of “lanterne replay”.
cli-hint = Say what the search bot would do at the question that waits in a saved game, and how often it expects to win then. It knows only what the seat that is asked knows.
    .short = say what the search bot would do in a saved game
    .more = With --games the answer is the same every time.
cli-profile = Show what you have played to an end and won, and the achievements of each game, met or not yet. Games given up and achievements of games with answers taken back do not count.
    .short = show your games and achievements
cli-scenario = Play scripted positions and check what they expect. A folder stands for all scenarios in it.
    .short = play scripted positions and check them
cli-sim = Let bots play many games and say how they went: win rate with its 95 % interval, length, causes of defeat. What the options leave open, such as the character, takes turns.
    .short = let bots play many games, and say how they went
    .more = Example: lanterne sim mini-rogue --bot greedy --games 1000 --option difficulty=normal
cli-bench = Measure how fast the engine is here, in CPU time of one core.
    .short = measure how fast the engine is

cli-arg-game = the game, as “lanterne games” lists it
cli-arg-rule = the number of a rule, or its beginning
cli-arg-save = a saved game
cli-arg-scenarios = scenario files, or folders of them
cli-arg-bench = the games to measure; all when none is named

cli-opt-help = show this page
cli-opt-version = show the version
cli-opt-lang = the language
cli-opt-json = print JSON, for programs
cli-opt-seed = the seed of the dice and decks; one that nobody can guess when none is given
cli-opt-seats = the number of seats
cli-opt-option = an option of the game; a list has commas. Once for each option
cli-opt-hint-seconds = how long the bot may think, in seconds; 1.5 when not given
cli-opt-hint-games = imagine so many games instead, however long that takes
cli-opt-play-bot = a bot for a seat, from the last seat on. Once for each bot
cli-opt-luck = same luck: what chance gives depends on the event, not on what was played before
cli-opt-companion = play with the real box: type in what your dice and cards show
cli-opt-by-hand = type in only this source of chance, such as dice. Once for each source
cli-opt-load = go on with a saved game
cli-opt-plain = lines of text instead of a full screen, for pipes, scripts and screen readers
cli-opt-host = the address to listen on; all of this machine’s unless told
cli-opt-port = the port; 8642 or the next free one unless told, 0 for any free one
cli-opt-db = where tables are kept: sqlite:FILE or postgresql://…; LANTERNE_DB says it too; a file in your data folder unless told
cli-opt-origin = the address that people type when a web server stands before this one, such as https://games.example.org. Once for each
cli-opt-proxy = believe a web server on this machine when it says who is asking
cli-opt-open = open the browser here; not unless told
cli-opt-chapter = only this chapter
cli-opt-to = stop after so many answers
cli-opt-view = show the position as this seat sees it; the first seat is 0
cli-opt-at = the number of the answer to change, as “lanterne replay” counts
cli-opt-drop = how many answers to drop there: 1 unless told, 0 to insert
cli-opt-answer = an answer to put there, such as "attack" or "dice> 3 5". Once for each answer
cli-opt-repair-out = where to write the mended game
cli-opt-sim-bot = the bot that plays; several have a seat each; “search” may have a budget: search:50ms, search:400
cli-opt-games = how many games
cli-opt-sim-seed = the seed of the whole simulation; the same one gives the same result
cli-opt-jobs = how many processes; as many as there are cores unless told
cli-opt-sim-out = write the report to a file, with a line for every game
cli-opt-seconds = seconds for each figure; 3 unless told

## Results

cli-games-next = To play: { $command } play { $slug }
cli-serve-here = The table is open: { $address }
cli-serve-network = On phones and computers of this network: { $address }
cli-serve-stop = Ctrl-C ends; every game is kept.
cli-serve-end = The table is closed. Every game is kept.
cli-page-missing = The page for the browser is not built here. To build it, type in the folder of the project: { $build }
cli-rule-origin = Chapter: { $chapter }. Decided by: { $by }.
cli-by-advice = nobody: it is advice
cli-by-automatic = the game itself
cli-by-chance = chance
cli-by-display = nobody: it says what is shown
cli-by-player = the player
cli-by-ruling = a ruling, where the rulebook is silent

cli-replay-head = { $title }, { $answers ->
    [one] one answer
   *[other] { $answers } answers
}
cli-replay-snapshot = The first { $place } answers no longer fit this version; the story begins behind them.
cli-replay-waits = The game goes on. It waits for an answer: { $ask }
cli-replay-won = Won. Score: { $score }
cli-replay-lost = Lost. { $cause }. Score: { $score }
cli-speaker = { $who }:
cli-speaker-seat = Seat { $seat }:

cli-repair-done = Written to { $file }. { $fitted ->
    [one] One later answer fits
   *[other] { $fitted } later answers fit
}{ $left ->
    [0] .
    [one] , one does not.
   *[other] , { $left } do not.
}
cli-repair-left = The first that does not fit is number { $place }, “{ $answer }”: { $why }

cli-scenario-count = { $count ->
    [one] One scenario
   *[other] { $count } scenarios
}, { $failed ->
    [0] all as expected.
    [one] one failed.
   *[other] { $failed } failed.
}

cli-progress-games = games
cli-progress-figures = figures

cli-sim-title = { $title }: { $bots }, seed { $seed }, { $seconds } s
cli-sim-group = Group
cli-sim-games = Games
cli-sim-rate = Won
cli-sim-interval = 95 % interval
cli-sim-answers = Answers
cli-sim-decisions = Decisions
cli-sim-all = All
cli-sim-culprit = Ended by
cli-sim-cause = Cause of defeat
cli-sim-defeats = Defeats
cli-sim-share = Share
cli-sim-seat = Seat
cli-sim-bot = Bot
cli-sim-first = First
cli-sim-score = Mean score
cli-sim-interrupted = Interrupted: { $games } of { $wanted } games were played.
cli-sim-crash = Game { $number } broke, seed { $seed }: { $why }; the moment before is saved in { $file }.
cli-sim-more = { $count ->
    [one] One more game broke.
   *[other] { $count } more games broke.
}
cli-sim-lost = A process died, and the games it was playing with it; they are not counted.

cli-bench-plain = Plain Python, per second of CPU time
cli-bench-compiled = Compiled, per second of CPU time
cli-bench-game = Game
cli-bench-answers-per-s = Answers/s
cli-bench-decisions-per-s = Decisions/s
cli-bench-games-per-s = Games/s
cli-bench-forks-per-s = Forks/s
cli-bench-greedy-ms-per-game = Bot’s game, ms
cli-bench-load-ms = Loading, ms


## Errors

error-usage-command = There is no command “{ $got }”; “{ $command } --help” lists them.
error-usage-command-near = There is no command “{ $got }”; did you mean “{ $near }”?
error-usage-option = There is no option { $got }; “{ $command } --help” lists them.
error-usage-option-near = There is no option { $got }; did you mean { $near }?
error-usage-flag = { $option } takes no value.
error-usage-value = { $option } needs a value.
error-usage-missing = { $what } is missing; see “{ $command } --help”.
error-usage-extra = “{ $got }” is one word too many; see “{ $command } --help”.
error-usage-bad = { $what }: { $why }
error-usage-other = The command line cannot be read: { $why }
error-usage-number = { $option } wants a whole number from { $least } on, not “{ $got }”.
error-usage-number-between = { $option } wants a whole number from { $least } to { $most }, not “{ $got }”.
error-usage-seconds = { $option } wants a number of seconds from 0.01 to 600, not “{ $got }”.
error-usage-setting = --option wants name=value, not “{ $got }”.
error-usage-twice = { $option } is given twice.
error-usage-with-load = { $option } does not go with --load: a saved game has its own.
error-usage-other-game = { $file } is a game of { $game }, not of { $got }.
error-serve-listen = Nothing can listen on { $host }, port { $port }: { $why }. Choose another with --host or --port.
error-serve-origin = --origin wants an address such as https://games.example.org, not “{ $got }”.
error-serve-start = The server could not start; the reason stands above.
error-bot-unknown = There is no bot “{ $bot }” for { $game }; choose one of: { $bots }.
error-bot-budget = “{ $got }”: write a budget as search:50ms, search:2s, or search:400 for imagined worlds.
error-bot-count = { $bots } bots for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
error-source-unknown = { $game } has no source of chance “{ $got }”; choose one of: { $choices }.
error-chapter-unknown = The rules of { $game } have no chapter “{ $got }”; choose one of: { $choices }.
error-scenario-none = There is no scenario in { $file }.
error-system = { $why }

## Hints and the profile

error-hint-nothing = Nobody has to decide anything in { $file }: the game is over, or chance has the word.
cli-profile-game = { $title }: { $played ->
        [0] not played to an end yet
        [one] one game played, { $won } won
       *[other] { $played } games played, { $won } won
    }
cli-profile-goals = Achievements: { $met } of { $count }
