# Content packs: the `pack` commands, what is wrong with a pack, and what a new one says of itself.

## Help pages

cli-pack = Content packs: cards and words of your own for a game.
    .short = write and check content packs
cli-pack-new = Write a new content pack to play with and to change: the game’s own cards, with every field and every word of the effects explained above them, and files for names and texts.
    .short = write a new content pack
    .more = Example: lanterne pack new mini-rogue my-pack. Drop the files that you do not change: the game’s own take their place.
cli-pack-check = Check a content pack. By reading: wrong references, impossible values, unknown fields, words that cannot be said. By playing some hundred games: every question must have an option, every effect and every game must end; cards that nobody met are listed.
    .short = check the files of a pack, and play it
    .more = A pack is a folder with a pack.toml that names the game, some of the game’s content files, and words in text/en and text/fr.
cli-arg-pack = the folder of the pack
cli-arg-pack-new = the folder to write it to: a new or an empty one
cli-opt-pack = play with the content pack in this folder
cli-opt-pack-game = the game, when the pack does not name it
cli-opt-pack-seed = the seed of the games played

## Results

cli-pack-written = A new pack lies in { $pack }, { $files } files:
cli-pack-next =
    Next steps:
        edit the files; the comments in them say what each field means
        { $command } pack check { $pack }
        { $command } play { $game } --pack { $pack }
cli-pack-played = { $games ->
    [one] One game
   *[other] { $games } games
} played, { $met } of { $cards } cards met.
cli-pack-never = Never met: { $cards }
cli-pack-warning = Warning: { $warning }
cli-pack-more = { $count ->
    [one] One more warning.
   *[other] { $count } more warnings.
}
cli-pack-good = The pack { $pack } is good.

## Errors: folders and files

error-pack-no-folder = { $file } is no folder; a pack is a folder of TOML files.
error-pack-no-label = There is no { $file }; write one with game = "…", or give --game.
error-pack-not-empty = { $file } is not empty; give a new or an empty folder.
error-pack-other-game = The pack in { $file } is for { $game }, not for { $got }.
error-pack-outside = { $file } leads out of the folder of the pack; put the file itself there.
error-pack-no-file = { $file } is no plain file; put one in its place.
error-pack-no-text = { $file } is no UTF-8 text: { $why }. Save it as UTF-8.
error-pack-large = { $file } is too large: { $most } KiB are allowed.
error-pack-many = { $file } holds { $got } files; { $most } are allowed.
error-pack-stray = { $file }: no file of the game has this name; the files are: { $files }.
error-pack-unreadable = The pack cannot be read: { $why }
error-content-no-file = The file { $file } is missing. Add it.

## Errors: words

error-words-junk = { $file }, line { $line }: this is no Fluent message. Write name = text, and begin further lines with spaces.
error-words-deep = { $file }: too many braces in braces. Take some away.
error-words-many = The words in “{ $language }” are { $got } messages; { $most } are allowed.
error-words-twice = { $where }: this message stands already in { $got }. Drop one of the two.
error-words-not-yours = { $where }: this message belongs to Lanterne and cannot be changed. Choose another name.
error-words-empty = { $where }: the message has no text of its own. Write one behind its name.
error-words-strange = { $where }: a pack may not use “{ $got }”. Write plain text.
error-words-long = { $where }: the text is too long. Shorten it.
error-words-reference = { $where }: there is no message “{ $got }” to bring in. Mend the name.
error-words-circle = { $where }: the message brings itself in. Take that away.
error-words-variable = { $where }: nothing gives { $got } to this message. Use only what the game’s own message uses.
error-pack-language = { $file }: nobody here speaks this language; the languages are: { $choices }.
error-pack-no-words = { $card } has no name ({ $languages }) and is called “{ $shown }”; write { $text } = … in text/LANGUAGE/words.ftl.

## Errors: at the table

error-pack-broke = The game with seed { $seed } broke after { $place ->
    [one] one answer
   *[other] { $place } answers
}, at “{ $about }”, last card { $card }: { $why }
error-pack-endless = The game with seed { $seed } had not ended after { $most } answers; it was at “{ $about }”, last card { $card }.
error-pack-stuck = The game with seed { $seed } stands still after { $place ->
    [one] one answer
   *[other] { $place } answers
}, at “{ $about }”, last card { $card }: an effect had not ended after { $seconds } seconds.
error-pack-died = The game with seed { $seed } took its process down after { $place ->
    [one] one answer
   *[other] { $place } answers
}, at “{ $about }”, last card { $card }.

## Errors: saves

error-save-pack = { $file } was played with the pack “{ $pack }”; give its folder: --pack DIR.
error-save-pack-other = { $file } was played with the pack “{ $pack }”, not with “{ $got }”; give its folder: --pack DIR.
error-save-pack-changed = { $file } was played with the pack “{ $pack }”, whose cards have changed since; give the folder of that version: --pack DIR.
error-save-pack-gone = { $file } was played with the pack “{ $pack }”, which is no longer in { $folder }; give its folder: --pack DIR.
error-save-no-pack = { $file } was played without a pack; leave --pack out.

## A new pack: its label

pack-label = A content pack for { $game }. Files that are not here are the game’s own; this one must be.
pack-label-game = The game that the pack is for.
pack-label-name = The name of the pack. Saved games tell it, and load only with the pack of this name and these cards.
pack-label-author = Who made it.
pack-label-version = Which version it is, for people; it changes nothing in play.
pack-label-about = What it is about, in a line.

## A new pack: its words

pack-words =
    Words in “{ $language }”, as Fluent messages (projectfluent.org): name = text.
    A message that the game has is replaced, any other is added. The name of a card is KIND-ID, as below.
    Forms such as .the may be left out; a card without any message is called by its id.
    What follows is one card of each kind as the game calls it: change it, add yours, or drop it.

## A new pack: its content files

guide-fields = Fields: what stands behind the dot belongs to the table before it; * is an id that you choose.
guide-optional = { $kind }; may be left out
guide-kind-number = whole number from { $least } to { $most }
guide-kind-numbers = whole numbers
guide-kind-word = one of: { $choices }
guide-kind-id = id: small letters, digits, underscores
guide-kind-text = text
guide-kind-flag = true or false
guide-kind-table = table
guide-kind-tables = tables
guide-kind-vocabulary = { $kind }, see below
guide-count = list of { $least } to { $most }: { $kind }
guide-count-same = list of { $most }: { $kind }
guide-count-any = list: { $kind }
