# Words of the table in the browser that the server says.

error-table-time-out = Time is out: what you had drafted counts.
error-table-paused = The table is paused; the host can go on.
error-table-stale = That question has already been answered; here is what is asked now.
error-table-not-yours = That seat is not yours to answer for.
error-table-host-only = Only the host of the table can do that.
error-table-no-wish = Nothing is proposed any more.
error-table-no-seat = There is no seat { $seat } at this table.
error-table-no-bot = There is no bot “{ $bot }” here; choose one of: { $bots }.
error-table-no-act = A table knows nothing called “{ $what }”.
error-table-no-hint = There is nothing for you to decide here, so there is no hint.
error-table-solve-later = The best path is shown once everybody has handed in.
error-table-thinking = The search is already thinking about a hint for you.
error-table-busy = The table is too busy at the moment; try again.
error-table-not-here = This table is open only to those who have a link to it.
error-table-gone = There is no such table.
error-table-not-listed = This table is not listed: a seat there needs a link.
error-table-seat-taken = Seat { $seat } is taken.
error-table-not-over = That can be had when the game is over.
error-table-save-later = The save holds every secret of the game: it can be had when the game is over.
error-link-unknown = This link opens nothing (any more); ask the host for a new one.
error-thinker-lost = The search was interrupted; try again.
error-malformed = This message makes no sense here: { $why }.
error-version = The page and the server do not understand each other; load the page anew.
error-too-fast = That was too much at once; wait a moment.
error-too-big = That is too big.
error-origin = This page does not belong to this server.
error-not-found = There is nothing here.
error-no-page = The page is not built; start with “python3 run.py play”.
error-broken = Something went wrong on the server; nothing was changed.
error-over-capacity = Too many connections from you; close some pages.

table-save-file = This file

bot-random = Bot: at random
bot-novice = Bot: easy to beat
bot-greedy = Bot: rules of thumb
bot-search = Bot: thinks a little
bot-search-1s = Bot: thinks for a second
bot-search-3s = Bot: thinks hard

story-bad-luck = Bad luck: “{ $words }” cost { $points ->
    [one] { $points } point
   *[other] { $points } points
  } of your chance to win.
story-good-luck = Good luck: “{ $words }” brought { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
story-decision = Something else would have been better: “{ $words }” gave away { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
story-at-odds = { $sentence } The odds were: { $odds }.
