# Everything that Map Masters says while it is played: options, events, questions, refusals, the tutorial.
# $card, $cards and $taken are names of maps, $mapper is a player, $mapper_of whose something is; $book is a spell book,
# $book_the its name inside a sentence; $objective is the plural of what it asks for.

## The game

game-name = Map Masters
game-tagline = Five maps, one line to draw: lay out your dungeon, find the way through it, and bring more to light than anybody else.
game-players = 1 to 5 players
game-length = about 45 minutes

## Settings

setting-first = First buyer
    .help = Which seat opens the first market; in later rounds it is whoever has the fewest coins.
setting-first-random = at random
setting-first-1 = the first seat
setting-first-2 = the second seat
setting-first-3 = the third seat
setting-first-4 = the fourth seat
setting-first-5 = the fifth seat
setting-time_bonus = Time bonus
    .help = Whether hourglasses count: in those rounds, the first to finish a path wins extra points. Made for tables where all play at the same time.
setting-pace = Pace of the bots
    .help = How long bots take to finish their path in a round with an hourglass.
setting-pace-0 = no time at all
setting-pace-20-60 = 20 to 60 seconds
setting-pace-60-180 = 1 to 3 minutes
setting-pace-120-300 = 2 to 5 minutes
setting-puzzle = Puzzle of the day
    .help = A date such as 2026-11-16 gives one hand and one objective, the same for everybody, to be explored alone. Without a date, a whole game is played.
setting-puzzle- = no puzzle

## Sources of chance; `.card` says what kind of thing a card of it is

source-objectives = Objective pile
    .card = objective
source-books = Spell book pile
    .card = book
source-cards = Dungeon card piles
    .card = card
source-piles = Draw piles of the players
    .card = card
source-players = First buyer
    .card = mapper

## Phases

phase-setup = Setup
phase-aim = First objective
phase-market = Market
phase-hand = Hand creation
phase-reveal = Hands are turned up
phase-explore = Exploration
phase-reward = Reward
phase-next = Next objective
phase-improve = Optimizers
phase-trade = Exchange of cards
phase-clean = Clean-up
phase-over = End of the game

## Figures of a finished game

tally-score = Score
tally-blue = Primary objectives
tally-pink = Secondary objectives, before halving
tally-exits = Exits
tally-coins = Coins left

## Amounts

count-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
count-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## Options: market

option-buy_token = Buy a fairy token for 1 coin: { $token }
option-buy_two = Buy two fairy tokens for 1 coin with { book-SB-14.the }: { $token } and { $second }
option-buy_book = Buy a spell book for 2 coins: { $book }
option-buy_blind_book = Buy a spell book unseen from its pile, for 2 coins
option-buy_card = Buy a card for { count-price }: { $card }
option-buy_blind = Buy unseen from the pile of cost { $blind }, for { count-price }
option-cheaper_card = Buy a card for only { count-price } with { book-SB-9.the }: { $card }
option-cheaper_blind = Buy unseen from the pile of cost { $blind } with { book-SB-9.the }, for only { count-price }
option-pass = Pass and buy nothing more this round
option-give_up = Give up { $book_the }

## Options: hand

option-peek = Look at your first card with { book-SB-16.the }
option-no_peek = Draw without looking
option-keep_peeked = Keep this card: { $card }
option-drop_peeked = Discard this card: { $card }

## Options: reset

option-recycle = Recycle for your next hand: { $card }
option-cut = Remove from the game with the scissors: { $card }
option-burn = Remove from the game with { book-SB-11.the }: { $card }
option-redeem = Keep for your next hand with { book-SB-17.the }, for 2 coins: { $card }
option-finish = Leave the other cards as they are
option-trade = Exchange with { book-SB-15.the }: { $card }
option-no_trade = Exchange no card
option-take = Take from the market: { $card }

## Events: round and objectives

event-begun = Round { $round } of 6 begins.
event-puzzle = Puzzle of the day, { $date }: { $objective }.
event-opens = { $mapper } buys first.
event-first = { $mapper } buys first.
event-new_primary = Primary objective: { $objective }.
event-next_primary = Primary objective of the next round: { $objective }.
event-hourglass = This objective has an hourglass: whoever finishes a path first in its round wins { $bonus } VP.
event-new_secondary = Secondary objective: { $objective }.

## Events: market

event-laid_book = In the market, a spell book: { $book }.
event-revealed_book = New spell book in the market: { $book }.
event-laid_card = In the market for { count-price }: { $card }.
event-revealed_card = New card in the market for { count-price }: { $card }.
event-bought_token = { $mapper } buys a fairy token: { $token }.
event-free_token = { $mapper } gets one more fairy token for nothing: { $token }.
event-bought_book = { $mapper } buys a spell book: { $book }.
event-gave_up = { $mapper } gives up { $book_the }.
event-bought_card = { $mapper } buys { $card } for { count-price }.
event-passed = { $mapper } passes.
event-must_pass = { $mapper } can buy nothing more and passes.

## Events: hand

event-peeked = { $mapper } looks at the first card of the new hand.
event-peeked_card = Your first card is { $card }.
event-kept_peeked = { $mapper } keeps the card that nobody else has seen.
event-dropped = { $mapper } discards { $card }.
event-reshuffled = { $mapper_of } discard pile is shuffled and becomes the draw pile.
event-hand = { $mapper_of } hand: { $cards }.

## Events: exploration and reward

event-explored = { $mapper_of } path brings to light: { $finds }.
event-left = { $mapper } leaves the dungeon by an exit.
event-dead_end = { $mapper } stops at a dead end.
event-idle = { $mapper } draws no path this round.
event-sacrificed = { $mapper } parts with { book-SB-8.the } for good and gets a fairy token.
event-quickest = { $mapper } was the first to finish: a time bonus of { $bonus } VP.
event-earned = { $mapper } brings home { count-coins }.
event-scored = { $mapper } scores { $points } VP for the primary objective ({ $objective }).
event-scored_too = { $mapper } scores { $points } VP for the secondary objective ({ $objective }).

## Events: reset and end

event-recycled = { $mapper } recycles { $card } for the next hand.
event-removed = { $mapper } removes { $card } from the game.
event-redeemed = { $mapper } pays 2 coins and keeps { $card } for the next hand.
event-traded = { $mapper } removes { $card } from the game and takes { $taken } from the market.
event-cleared = The paths are wiped away, the cards discarded and the spell books turned face up.
event-refreshed = The market clears its display and lays out new goods.
event-final = { $mapper_of } final score: { $points } VP.
event-solved = Puzzle finished with a score of { $points }.
event-abandoned = { $mapper } leaves the game.

## Causes of the end

cause-points = the highest score wins
cause-pink = of equal scores, the one with more points for secondary objectives wins
cause-shared = equal to the last point, and the victory is shared
cause-alone = six rounds played alone
    .verdict = The six rounds are played.
cause-puzzle = the puzzle is finished
    .verdict = The puzzle is finished.
cause-abandoned = the game was abandoned

## Questions

ask-market = What do you buy?
ask-replace = Which of your two spell books makes room for the new one?
ask-peek = Look at your first card before you draw the others?
ask-keep = Keep this card, or discard it?
ask-explore = Which dungeon do you build, and which path do you draw in it?
ask-improve = Which of your cards do you keep or remove?
ask-trade = Which card do you exchange?
ask-take = Which card of the market do you take for it?
ask-primary = Which primary objective is turned up?
ask-secondary = Which secondary objective is turned up?
ask-book = Which spell book is turned up in the market?
ask-card = Which dungeon card comes off the pile?
ask-hand = Which card does { $place } draw?
ask-first = Who buys first?

## What would make it legal

need-coins = It costs { count-coins } and you have { $have }: bring home more, or choose something cheaper
need-token-in-stock = The market has no token of this type left: choose another
need-book-ready = The spell book is face down: it is ready again next round
need-room-in-zone = Your building zone holds five cards already, a whole hand: wait for the next round
need-card-in-pile = This pile is empty: choose a card that lies face up
need-card-untouched = This card has been dealt with already: choose another
need-optimizer = Your path has no such icon left to use: it must circle one for each card
need-bought-card = A starting card has no price: choose one that you bought
need-cheap-card = No card on display costs as little as this one: choose a dearer one of yours

## Tutorial

tutorial-1 = Six rounds, and the most points win. The primary objective is known before you buy: each thing of that kind on your path will score. You buy one article at a time, in turn, until everybody has passed.
    .at = market
tutorial-2 = A fairy token (1 coin) serves as one sword, scroll, key or rope, in this round only. A spell book (2 coins) works once in every round. A dungeon card (3 to 6 coins) joins this hand at once and stays in your deck.
    .at = market
tutorial-3 = Coins that you keep are yours next round, when the poorest player buys first. Your nine starting cards are plain, so a good map bought early pays off again and again.
    .at = market
tutorial-4 = You can own two spell books. The new one is ready at once, and one of the old ones makes room for it, even if you have used that one this round.
    .at = replace
tutorial-5 = Build first. Each card stands upright or upside down, beside its neighbour or half a card higher or lower. Wherever two cards touch, corridor must meet corridor. You may leave cards out.
    .at = explore
tutorial-6 = Then draw one path from a free edge. It takes each corridor once and never cuts across itself. Rooms are more generous: come back as often as you like, each time by a fresh door.
    .at = explore
tutorial-7 = You collect what your path meets, and can use it later on the way: a sword against a monster, a key for a lock, a rope over lava or a trapdoor, a scroll to travel from one magic circle to another.
    .at = explore
tutorial-8 = A room yields nothing until all its monsters are defeated. What you cannot overcome ends your path. A trapdoor only drops you to the lower level, and stairs bring you up again.
    .at = explore
tutorial-9 = Reach a free edge and you tick an exit, which may bring points at the end. A dead end costs you that tick and nothing else. Pick up coins and a bit of everything: a secondary objective is drawn afterwards.
    .at = explore
tutorial-10 = The next primary objective is known. Each recycle icon of your path keeps one card for your next hand; each pair of scissors removes one for good. What you leave unused is lost.
    .at = improve
tutorial-11 = Remove weak starting cards when you can: the smaller your deck, the sooner your best maps come back.
    .at = improve

## What `bench` measures of the solver

figure-tableau_all = Best path of a tableau, all weights (ms)
figure-tableau_one = Best path of a tableau, one objective (ms)
figure-tableau_leap = Best path of a tableau with SB-3, SB-5 or both (ms)
figure-near_all = Whole hand within 2 %, all weights (s)
figure-near_one = Whole hand within 2 %, one objective (s)
figure-proof_all = Whole hand proven, all weights (s)
figure-proof_one = Whole hand proven, one objective (s)
figure-not_proven = Hands not proven in time
figure-count = cases
figure-median = median
figure-p90 = 9 of 10
figure-p99 = 99 of 100
