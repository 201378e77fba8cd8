# Words that every game shares: lists, figures, undo, refusals, errors.

## Lists, dice and figures

list-and = { $head } and { $last }
list-or = { $head } or { $last }
dice-count =
    { $count ->
        [1] { $die }
       *[other] { $count } × { $die }
    }
percent = { $number }%
percent-under = <{ $number }%
percent-over = >{ $number }%
decimal = { $whole }.{ $tenths }
value-true = yes
value-false = no

## Odds

odds-kill = Enemy defeated
odds-death = Death
odds-success = Test passed
odds-damage = Damage dealt
odds-taken = HP lost
odds-healed = HP regained
odds-blessing = Blessing
odds-curse = Curse
odds-poison = Poison

## Refusals and undo

refusal = Not now: “{ $option }”. { $need } ({ $rule }).
UNDO-1 = An answer that uncovered a secret cannot be taken back, unless everybody at the table agrees.
    .title = A secret stays known
UNDO-2 = Nothing is taken back past dice or cards that somebody has seen, unless everybody at the table agrees.
    .title = Dice stay thrown
UNDO-3 = Each seat takes back its own answers only, and not past those of another seat, unless everybody at the table agrees.
    .title = To each their own answers

## Errors: answers

error-answer-count = Wrong number of answers: { $got } given, between { $least } and { $most } wanted. Pick again.
error-answer-not-offered = “{ $got }” is not on offer here. Choose one of the options listed.
error-answer-number = There is no answer number { $got }: count from 0, there are { $most } options.
error-answer-other = This answer belongs to another question: “{ $got }” was found where { $wanted } has to answer.
error-answer-shape = This answer has the wrong form: “{ $got }”. Wanted: { $wanted }.
error-roll-too-many = One die too many, or one that is not rolled here: “{ $got }”. Give exactly these dice: { $dice }.
error-roll-too-few = Some dice are missing. Give exactly these dice: { $dice }.
error-roll-no-face = The { $die } die has no face “{ $got }”. Its faces are: { $faces }.
error-draw-not-there = The card “{ $got }” cannot come from here ({ $source }). Give a card that has not been seen yet.
error-match-over = The game is over: nothing is left to answer.
error-match-not-your-turn = It is not your turn: another seat has to answer first.
error-undo-revealed = This answer uncovered a secret and cannot be taken back unless everybody agrees (UNDO-1).
error-undo-chance = Dice or cards have been seen since your last answer: it cannot be taken back unless everybody agrees (UNDO-2).
error-undo-other-seat = Another seat has answered since: your answer cannot be taken back unless everybody agrees (UNDO-3).
error-undo-stands = This answer was the first and stands; it cannot be withdrawn.
error-undo-nothing = There is nothing of yours to take back.
error-log-no-such-place = The game has no place { $place }: give a number from 0 to { $length }.

## Errors: games and settings

error-game-unknown = There is no game “{ $game }”. The games are: { $games }.
error-language-unknown = There is no language “{ $got }”. Choose one of: { $choices }.
error-rule-unknown = { $game } has no rule “{ $rule }”. List its rules to find the right id.
error-dealer-unknown = Unknown dealer “{ $got }”. Write hand, seed:NUMBER or luck:NUMBER, or a list such as dice=hand,*=seed:7.
error-option-seats = { $game } cannot be played with { $seats } seats. Possible: { $choices }.
error-option-live = { $option } is for tables in the browser, where everybody answers at the same time: leave it out here.
error-option-unknown = { $game } has no setting “{ $option }”. Its settings are: { $choices }.
error-option-value = The setting { $option } cannot be “{ $got }”. Choose one of: { $choices }.
error-option-count = The setting { $option } needs a list with one value for each of the { $seats } seats.
error-option-same-character = “{ $got }” is taken twice: give each seat a different one.
error-pack-not-for = { $game } takes no content packs.

## Errors: files and saves

error-file-read = Cannot read { $file }: { $why }. Check the path and the permissions.
error-file-write = Cannot write { $file }: { $why }. Check the folder, the permissions and the space left.
error-save-damaged = { $file } is damaged ({ $why }). Use an older copy of this save.
error-save-foreign = { $file } is not a Lanterne save. Choose another file.
error-save-future = { $file } was written by a newer Lanterne (format { $format }; this one knows { $known }). Update Lanterne and try again.
error-save-tampered = { $file } was changed by hand or damaged: its seal does not fit what it holds. Use an older copy of this save.
error-save-answer = { $file }: answer { $place } (“{ $answer }”) no longer fits: { $why }. Use the version of Lanterne that wrote this save.
error-data-type = Wrong type at { $path }. Wanted: { $wanted }.
error-data-unknown = Unknown field { $path }. Remove it or mend its spelling.
error-data-missing = The field { $path } is missing. Add it.
error-path-unknown = There is nothing at { $path }. Check the spelling of the path.

## Errors: scenarios

error-scenario-key = { $file }: unknown key “{ $got }”. A scenario has: { $choices }.
error-scenario-shape = { $file }: { $where } must be a table. See how other scenarios write it.
error-scenario-failed = { $file }, { $where }: { $why }

## Errors: content

error-content-toml = { $file } is not valid TOML: { $why }. Mend that line.
error-content-type = { $where } has the wrong type. Wanted: { $wanted }.
error-content-missing = { $where }: the field { $field } is missing. Add it.
error-content-unknown = { $where }: unknown field { $field }. Remove it or mend its spelling.
error-content-word = { $where } cannot be “{ $got }”. Choose one of: { $choices }.
error-content-number = { $where } cannot be { $got }. Give a whole number from { $least } to { $most }.
error-content-amount = { $where }: “{ $got }” is no amount. Write a number from 1 to 99, or floor.
error-content-count = { $where } has { $got } entries instead of { $wanted }. Add or remove some.
error-content-id = { $where }: “{ $got }” is no id. Use small letters, digits and underscores only.
error-content-twice = { $where }: the id { $got } is already taken. Give it another one.
error-content-class-twice = { $where }: a card has one { $got } skill at most. Drop one of the two.
error-content-effect = { $where }: unknown effect “{ $got }”. Begin with one of: { $choices }.
error-content-effect-shape = { $where }: the effect “{ $got }” is not complete or too long. Write: { $wanted }.
error-content-not-here = { $where }: “{ $got }” has no meaning there, or would never end. Take it out.
error-content-unbeatable = { $where } can never be attempted: no card makes it vulnerable. Give one a vulnerable colour.
error-content-no-choice = { $where }: “{ $got }” offers a choice, and there is none here. Leave one of the two.
