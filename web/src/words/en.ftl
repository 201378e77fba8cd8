### The words of the page around the games. The table has files of its own.

## Everywhere

home = Lanterne, to the lobby
nav = Pages
nav-foot = Pages, once more
nav-games = Games
nav-rules = Rules
nav-about = About
skip = Skip to the content
close = Close
again = Try again
colon = :
to-lobby = Back to the lobby
foot = Lanterne { $version }: dungeon games by lantern light
offline = No connection. You may look around; playing waits until it is back.
name-optional = Optional
install = Install Lanterne on this device

## Preferences

switches = Language, light and sound
switch-language = Passer au français
switch-theme = Light: { $now }. Change
switch-sound = Sound
preferences = Preferences
pref-language = Language
pref-theme = Light
theme-system = As the device
theme-light = Day
theme-dark = Night
pref-speed = Animations
speed-slow = Slow
speed-normal = Normal
speed-fast = Quick
speed-off = None
pref-sound = Sound

## When something goes wrong

trouble-unknown = Something went wrong on this page. Please try again.
trouble-offline = The server does not answer. Check your connection, then try again.
trouble-slow = The server takes too long to answer. Please try again.
trouble-missing = There is nothing at this address any more.
trouble-often = That was a little too quick. Wait a moment, then try again.
trouble-server = The server had a problem (error { $status }). Please try again.
trouble-page = This part of the page could not be fetched. Check your connection, then try again.
lost-title = A dead end
lost-words = Nothing lives at this address. Perhaps the link was cut short.

## Lobby

welcome-title = Light the lantern. Go down.
welcome-words = Dungeon games to play at once: alone, with friends by a link, with bots, or beside the real box. No account needed.
games-title = Games
game-players = { $most ->
    [2] { $least } or { $most } players
   *[other] { $least } to { $most } players
}
game-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
play-now = Play now
play-guided = Guided first game
open-table = Open a table
mine-title = Go on playing
mine-all = Show all { $count } games
mine-over = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
row-my-turn = Play
row-continue = Go on
row-film = Watch again
row-story = How it ended
row-forget = Strike this game from my list
forget-title = Strike this game?
forget-running = You leave your seats at this table and need a link to come back. When nobody is left there, the game is gone for good.
forget-over = The game goes from your list, with its film and its story. When nobody has it any more, it is gone for good.
forget-yes = Strike it
forget-no = Keep it
row-sit = Sit down
row-watch = Watch
row-moves = { $count ->
    [0] not begun
    [one] 1 step
   *[other] { $count } steps
}
links = Links
standing-over = Finished
standing-mine = Your turn
standing-open = { $count ->
    [one] Waiting for somebody to sit down
   *[other] Waiting for { $count } people to sit down
}
standing-other = Waiting for { $names }
standing-running = Under way
seat-number = Seat { $number }
seats-free = { $count ->
    [one] a free seat
   *[other] { $count } free seats
}
seats-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
seat-me = { $name } (you)
listed-title = Open tables
listed-none = Nobody has listed a table right now. Open one and choose “Everyone”, and others will find it here.
sit-where = Which seat?
ways-title = Other ways in
paste-title = Join by link
paste-hint = Somebody sent you a link? Paste it here, or scan its code with your phone.
paste-label = Link to a table
paste-go = Join
paste-wrong = This is not a link to a table. It should look like …/join#, followed by letters and digits.
bring-title = Go on with a save file
bring-hint = From this page or from the terminal: choose the file, or drop it anywhere here.
bring-choose = Choose a file
bring-drop = Drop the save file to go on
bring-large = This file is too large to be a save file.

## Open a table

new-of = { $game }: open a table
new-who = Who plays
new-who-hint = Several seats may be yours: pass the device around.
new-count = Number of players
who-me = Me
who-link = Friend
who-bot = Bot
seat-who = Who sits on seat { $number }
seat-name = Name on seat { $number }
seat-bot = Strength of the bot
seat-my-name = Your name (optional)
seat-their-name = Their name (optional)
seat-later = Choose at the table
new-how = The game
new-guided = Guide us
new-guided-hint = For newcomers: each decision is explained the first time it comes up, and the settings are those of a first game.
new-chance = Dice and cards
chance-app = The app
chance-box = The real box
chance-some = Some of each
chance-app-hint = The app rolls the dice and draws the cards.
chance-box-hint = You have the box on the table: roll and draw for real, and tell the app what came.
chance-some-hint = Choose what you roll or draw yourselves; the app does the rest.
new-table = The table
new-visible = Who finds this table
visible-link = Who has a link
visible-listed = Everyone
visible-link-hint = Only people to whom you give a link can sit down or watch.
visible-listed-hint = The table is listed in the lobby: anyone may take a free seat or watch.
new-timer = Timer
new-timer-hint = Time for each decision; a bot decides when it has run out.
timer-seconds = { $count } s
timer-minutes = { $count } min
timer-own = Another number of seconds
timer-unit = s
new-luck = Same luck as another table
new-luck-hint = Two tables with the same number meet the same dice for the same event: a fair duel.
new-seed = A number
new-seed-draw = Draw one
new-seed-hint = Give this number to your rivals.
new-open = Open the table
new-fault-seed = The same luck needs a number: digits only.
new-fault-clock = The timer needs at least 5 seconds and at most a day.
summary-title = Your table
summary-friends = { $count ->
    [one] One link to send: you get it next.
   *[other] { $count } links to send: you get them next.
}
summary-shared = { $count } of you share this device.
summary-host = You only watch: nobody at this device plays.
summary-box = { $count ->
    [one] One thing comes from the real box.
   *[other] { $count } things come from the real box.
}
summary-timed = Each decision is timed.
summary-listed = Everyone finds it in the lobby.
opened-title = The table is set
opened-words = Send each friend a link of their own. Whoever opens it takes that seat.
opened-go = To the table

## Links

link-copy = Copy
link-copied = The link is copied.
link-copy-by-hand = The link is selected: copy it with your keyboard.
link-share-for = Share: { $title }
link-code = QR code
link-code-for = QR code: { $title }
link-code-hint = Point the camera of a phone at it.
link-seat = For seat { $number }
link-named = For { $name }
link-mine = Yours, on another device: { $name }
link-watch = To watch only
link-none = This browser does not keep the links of this table.
link-kept = A link is the key to a seat: give each one to one person only. This browser keeps them for you.
link-renew = Make a new link
link-make = Make a link
link-renewed = There is a new link; the old one no longer works.

## Join

join-title = You are invited
join-words = A seat is kept for you. Tell the others your name, if you like, and sit down.
join-name = Your name
join-go = To the table
join-broken = This link is not complete.
join-help = Ask your host for a new link; it must be copied whole, with everything after the “#”.

## Rules

rules-of = Rules of { $game }
rules-games = Rules of which game
rules-search = Search the rules
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-chapters = Chapters
rules-link = Link to rule { $rule }
rules-none = No rule has these words.

## About

about-version = Version { $version }
about-words = Lanterne plays dungeon games and explains itself while you play: why something is not possible, what the odds are, what a rule says. It runs without accounts, without advertising, and asks nothing of any other server.
about-kept = What your browser keeps
about-kept-words = Nothing here follows you. This is all that is kept:
about-kept-cookie = A cookie that says which seats are yours. Without it you would have to open your links again.
about-kept-prefs = Your preferences: language, light, sound, speed, and the name you gave last.
about-kept-links = The links of the tables that you opened, so that you can show them again.
about-kept-page = The page itself, so that it opens without a connection.
about-others = The work of others
about-icons = Icons
about-icons-words = by Lorc, Delapouite and contributors, some of them recoloured and cut to size:
about-fonts = Typefaces
about-programs = Programs
about-programs-words = Svelte, Fluent and uqr.
about-licences = All licences in full
about-games = The games
about-games-words = The games belong to their authors and publishers. Lanterne tells their rules in its own words and draws its own pictures; it is no substitute for the boxes, which are worth having on your shelf.
