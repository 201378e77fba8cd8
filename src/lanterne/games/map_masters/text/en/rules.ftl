# Rules of Map Masters, one message per rule of the catalogue, in our own words.

## Goal

MM-GOAL-01 = Six rounds are played; whoever then has the most victory points (VP) has won.
    .title = Most points wins
MM-GOAL-02 = Most of your VP come from the discoveries of your path that the objectives of the round ask for.
    .title = Where points come from

## Setup

MM-SETUP-01 = The market opens with 20 fairy tokens in four stocks: 5 swords, 5 scrolls, 5 keys and 5 ropes.
    .title = Fairy tokens by type
MM-SETUP-02 = The 17 spell books make a shuffled face-down pile, and the first 2 are laid face up for sale.
    .title = Spell books on sale
MM-SETUP-03 = Sorted by price, the 72 dungeon cards make four shuffled face-down piles, of 3, 4, 5 and 6 coins.
    .title = Four piles by cost
MM-SETUP-04 = Two cards of each dungeon pile lie face up beside it, so that the market shows eight in all.
    .title = Eight cards on display
MM-SETUP-05 = The bank holds every coin that no player received.
    .title = Bank
MM-SETUP-06 = You play one colour and take its score board; a marker and a sponge serve for drawing on the real cards.
    .title = Score board and marker
MM-SETUP-07 = The nine starting cards of your colour, shuffled and face down, are your first draw pile.
    .title = Starting deck
MM-SETUP-08 = You will find neither traps nor ropes nor magic circles on starting cards.
    .title = Plain starting cards
MM-SETUP-09 = You receive 6 coins before the first round and never again: later coins come from your paths.
    .title = Six coins to begin with
MM-SETUP-10 = The 27 objective cards form a shuffled face-down pile; those that have been drawn lie next to it and can be read by all.
    .title = Objective pile
MM-SETUP-11 = The list of icons and the reminder of the end of a round are there for everybody, at any time.
    .title = Help for all
MM-SETUP-12 = In front of you are your draw pile, your discard pile, your building zone and room for two spell books, no more.
    .title = Your area
MM-SETUP-13 = Co-op and boss cards, artefacts, group pawns, the token of the active player: none of these has a part in the versus mode.
    .title = Left in the box

## The round

MM-TURN-01 = A single time, before round 1, the first objective of the pile is revealed: it is the primary objective of that round.
    .title = First primary objective
MM-TURN-02 = A round goes through market, hand creation, exploration, reward and reset, always in this order.
    .title = Five phases
MM-TURN-03 = From the second round on, the primary objective is the one that the last reset revealed.
    .title = Later primary objectives
MM-TURN-04 = The reward of round 6 is the last phase of the game: no reset follows it.
    .title = No sixth reset
MM-TURN-05 = Both objectives of a round, primary and secondary, hold for every player.
    .title = The same objectives for all

## Objectives

MM-OBJ-01 = When barrels are asked for, each one you collected is worth 1 VP.
    .title = Barrels
MM-OBJ-02 = When swords are asked for, each one you collected is worth 1 VP.
    .title = Swords
MM-OBJ-03 = When scrolls are asked for, each one you collected is worth 1 VP.
    .title = Scrolls
MM-OBJ-04 = When coins are asked for, each one that your path collected is worth 1 VP; those in your purse are not.
    .title = Coins
MM-OBJ-05 = When keys are asked for, each one you collected is worth 2 VP.
    .title = Keys
MM-OBJ-06 = When ropes are asked for, each one you collected is worth 3 VP.
    .title = Ropes
MM-OBJ-07 = When monsters are asked for, each one you defeated is worth 3 VP.
    .title = Monsters
MM-OBJ-08 = When locks are asked for, each one you opened is worth 3 VP.
    .title = Locks
MM-OBJ-09 = When traps are asked for, each trapdoor and each lava that your path met is worth 3 VP.
    .title = Traps
MM-OBJ-10 = When magic circles are asked for, each one that your path met is worth 2 VP.
    .title = Magic circles
MM-OBJ-11 = When rooms are asked for, each one you visited is worth 1 VP.
    .title = Rooms
MM-OBJ-12 = When stairs are asked for, each flight you used is worth 1 VP.
    .title = Stairs
MM-OBJ-13 = Coming back to a room adds nothing: it scores a single time.
    .title = A room scores once
MM-OBJ-14 = For a room to score, your path must enter it and no monster in it may be left undefeated.
    .title = Only rooms made safe
MM-OBJ-15 = You need not teleport: a magic circle that your path merely went over scores as well.
    .title = Circles passed by
MM-OBJ-16 = A trapdoor scores the same whether you fell through it or got across it with a rope.
    .title = Trapdoors with or without a rope
MM-OBJ-17 = Spending an item does not cost you its points: used or not, it scores.
    .title = Used or unused
MM-OBJ-18 = A fairy token is no discovery and scores for neither objective.
    .title = Tokens score nothing
MM-OBJ-19 = Some objectives count deeds instead of things picked up: rooms visited, traps met, stairs used.
    .title = More than things to collect

## Market

MM-MARKET-01 = The market of round 1 is opened by the youngest at the table.
    .title = First buyer of the game
MM-MARKET-02 = From round 2 on, the market is opened by whoever has the fewest coins.
    .title = The poorest buys first
MM-MARKET-03 = If several have the fewest coins, the one of them whose previous round brought the fewest VP begins.
    .title = Equally poor
MM-MARKET-04 = Beginning with the first buyer and going clockwise, you take one article when your turn comes, or you pass.
    .title = One article or pass
MM-MARKET-05 = Once you have passed, you buy nothing more until the next round.
    .title = Passing is final
MM-MARKET-06 = Buying goes on round the table as long as somebody has not passed.
    .title = Until all have passed
MM-MARKET-07 = You may buy as much as you can pay for, but only one article each time it is your turn.
    .title = As often as you like
MM-MARKET-08 = For 1 coin you get a fairy token.
    .title = Price of a fairy token
MM-MARKET-09 = For 2 coins you get a spell book.
    .title = Price of a spell book
MM-MARKET-10 = A dungeon card costs the number of coins printed on it, from 3 to 6.
    .title = Price of a dungeon card
MM-MARKET-11 = For the price of a column, of dungeon cards or of spell books, you choose one of its two visible cards, or you trust to luck and take the top of its pile unseen.
    .title = Seen or unseen
MM-MARKET-12 = As soon as a visible card is bought, the next of its pile takes its place.
    .title = Refilled at once
MM-MARKET-13 = A dungeon card you buy lies open in your building zone and belongs to your hand of this round.
    .title = Played this very round
MM-MARKET-14 = Coins you do not spend stay yours and can pay for something dearer later.
    .title = Saving up
MM-MARKET-15 = There are 5 fairy tokens of each type; when those of one type are gone, it cannot be bought.
    .title = Out of stock
MM-MARKET-16 = You never own more than two spell books.
    .title = Two spell books at most
MM-MARKET-17 = If you own two spell books and buy another, you give up one of those two, whichever you like.
    .title = A third spell book
MM-MARKET-18 = A spell book comes to you face up, ready to be used.
    .title = Ready at once

## Fairy tokens

MM-FAIRY-01 = During the exploration of this round, a fairy token does the work of the item it shows: sword, scroll, key or rope.
    .title = A substitute for an item
MM-FAIRY-02 = A fairy token serves once, then it is back in the stock of the market.
    .title = Spent tokens
MM-FAIRY-03 = Before points are counted, every fairy token goes back to the market, even those that nobody used.
    .title = Nothing is kept

## Using spell books

MM-SPELL-01 = Each of your spell books can be used one time in a round.
    .title = Once a round
MM-SPELL-02 = You turn a spell book face down when you have used it.
    .title = Face down after use
MM-SPELL-03 = When the reset ends, spell books that lie face down are turned up again.
    .title = Ready for the next round
MM-SPELL-04 = Where its text names an item, a spell book can be used in place of that item.
    .title = Instead of an item

## Hand creation

MM-HAND-01 = You draw from your own pile until there are 5 cards in your building zone; those you bought or recycled are among the five.
    .title = Up to five cards
MM-HAND-02 = When your draw pile is used up, you shuffle your discard pile, which becomes the new one, and draw on.
    .title = Empty draw pile
MM-HAND-03 = The cards you drew lie face down until the exploration opens, and you do not look at them either.
    .title = Not even you may look
MM-HAND-04 = Your hand is the set of 5 cards you have for this round.
    .title = Your hand

## Exploration

MM-EXPLORE-01 = The exploration begins once all hands are complete, and everybody plays it at the same time.
    .title = All at the same time
MM-EXPLORE-02 = Everybody reveals their cards at the same moment.
    .title = Cards up
MM-EXPLORE-03 = From your 5 cards you make a single dungeon, and in it you draw a single path.
    .title = One dungeon, one path
MM-EXPLORE-04 = You may leave cards of your hand out of the dungeon, though you seldom gain by it.
    .title = Cards may be left out
MM-EXPLORE-05 = As long as the exploration lasts you may move cards and redraw your path as you please.
    .title = Changing your mind
MM-EXPLORE-06 = Whoever calls “done” first in a time-bonus round can no longer touch cards or path.
    .title = First to finish, bound by it
MM-EXPLORE-07 = The table may limit the exploration; five minutes are a good measure.
    .title = Timer
MM-EXPLORE-08 = If there is a timer, nothing can be altered once it has run out.
    .title = Time is up
MM-EXPLORE-09 = Your path can be altered until you have capped your marker and laid it down.
    .title = Until the marker is down

## Time bonus

MM-TIME-01 = If the primary objective shows an hourglass, there is a time bonus to be won in this round.
    .title = Hourglass
MM-TIME-02 = With a time bonus at stake, somebody calls “go”: then all reveal their cards and start together.
    .title = “Go”
MM-TIME-03 = The time bonus goes to the player who is first to finish a path and call “done”.
    .title = “Done”
MM-TIME-04 = You have finished when your marker is capped, lies on the table, and you have called “done”.
    .title = What finishing takes
MM-TIME-05 = On the score board the winner circles the bonus of this round, and everybody else strikes it out.
    .title = Circled or struck out
MM-TIME-06 = When the bonus is gone, the other players take the time they want and lose nothing by it.
    .title = No hurry afterwards

## Building the dungeon

MM-BUILD-01 = Cards always stand on a short side; none may lie across.
    .title = Upright only
MM-BUILD-02 = You choose for each card which of its short sides is on top.
    .title = Either way up
MM-BUILD-03 = Where two cards touch, the corridors of one must continue those of the other.
    .title = Corridors must meet
MM-BUILD-04 = Neighbouring cards need not be level with each other, provided that their corridors meet.
    .title = Offset
MM-BUILD-05 = No card may cover another, not even in part.
    .title = No overlap
MM-BUILD-06 = The cards you lay touch one another and make a dungeon in one piece.
    .title = In one piece

## Drawing the path

MM-PATH-01 = Your path begins at any free edge of the dungeon, that is a corridor opening with no card in front of it.
    .title = Where to start
MM-PATH-02 = When your path comes to a free edge it stops there: you are out of the dungeon.
    .title = Exit
MM-PATH-03 = A path that stops anywhere else is in a dead end, and you do not tick the exit box.
    .title = Dead end
MM-PATH-04 = Apart from the missing tick, a dead end costs you nothing.
    .title = What a dead end costs
MM-PATH-05 = Your path uses each corridor a single time at most.
    .title = Corridors serve once
MM-PATH-06 = Your path never cuts across its own line.
    .title = No crossing
MM-PATH-07 = Your path may come back to a room where it has been.
    .title = Back to a room
MM-PATH-08 = On two different levels, one part of your path may run over another.
    .title = One above the other
MM-PATH-09 = Where corridors cross, the place is itself corridor: your path goes over it once and no more.
    .title = Crossings are corridor
MM-PATH-10 = If the only way on is a corridor your path has used, you are in a dead end.
    .title = Dead end: used corridor
MM-PATH-11 = If you could only go on by cutting across your line, you are in a dead end.
    .title = Dead end: own line
MM-PATH-12 = A monster, lava or a lock that you have nothing against is a dead end.
    .title = Dead end: obstacle
MM-PATH-13 = A place that no way leads out of is a dead end.
    .title = Dead end: nowhere to go
MM-PATH-14 = You draw one unbroken line; nothing but teleporting lets it jump.
    .title = One unbroken line
MM-PATH-15 = A dead end takes nothing away: the discoveries you circled before it remain yours.
    .title = What you found stays yours
MM-PATH-16 = If your path stops in a room you still get all it holds, provided that every monster there is defeated.
    .title = Ending in a room

## Rooms

MM-ROOM-01 = A wide place paved with stone is a room; a narrow one strewn with sand is a corridor. The rules treat them differently.
    .title = Room or corridor
MM-ROOM-02 = You may go through a room several times, each time by entrances not used before and without cutting your own line.
    .title = Through a room again
MM-ROOM-03 = A room gives its items on your first visit and nothing on the next ones.
    .title = Collected once
MM-ROOM-04 = When you enter a room you have to defeat every monster that is there.
    .title = All its monsters
MM-ROOM-05 = As long as a monster stands in a room, nothing there can be collected or used.
    .title = First the monsters
MM-ROOM-06 = Inside a room your path may pass beside a trapdoor.
    .title = Round the trapdoor
MM-ROOM-07 = In a room nobody falls by accident: you go down only if you draw your path onto the trapdoor.
    .title = Falling on purpose
MM-ROOM-08 = The trapdoors of a room are circled when you enter it, whether you step on them or not.
    .title = Circled all the same
MM-ROOM-09 = A magic circle in a room you know can still be used on a later visit, to leave from or to land on.
    .title = Using a circle later
MM-ROOM-10 = To use a circle in a room visited before, that room needs a corridor not used yet, to come in or to go out by; without one you end in a dead end.
    .title = A way in or out

## Levels

MM-LEVEL-01 = A dungeon has an upper and a lower level; a yellow glow and the lack of walls tell the lower one.
    .title = Two levels
MM-LEVEL-02 = Unless a rope takes you across, a trapdoor drops you to the lower level, and your path goes on from there.
    .title = Down a trapdoor
MM-LEVEL-03 = Stairs join both levels: you may take them downwards or upwards.
    .title = Up and down the stairs
MM-LEVEL-04 = By teleporting you may come out on the other level.
    .title = Teleporting between levels

## Items

MM-ITEM-01 = You collect every item that your path meets, and circle it.
    .title = Collecting
MM-ITEM-02 = An item you hold can serve once further on, against an obstacle or for an effect; you then cross it out.
    .title = One use
MM-ITEM-03 = An item helps only after your path has met it; what lies further on is of no use yet.
    .title = First collect, then use
MM-ITEM-04 = Coins pay for purchases in the market; on the path they have no use.
    .title = Coins buy
MM-ITEM-05 = A barrel is there to be collected; it has no power.
    .title = Barrels do nothing
MM-ITEM-06 = With one sword you defeat one monster: both are crossed out.
    .title = Sword
MM-ITEM-07 = With one key you open one lock.
    .title = Key
MM-ITEM-08 = One scroll makes one magic circle work.
    .title = Scroll
MM-ITEM-09 = One rope takes you across one trap, be it lava or a trapdoor.
    .title = Rope
MM-ITEM-10 = From the lower level, no rope helps you back up through a trapdoor.
    .title = A rope does not climb

## Obstacles

MM-OBST-01 = Three things are obstacles: monsters, locks, and traps, which are either trapdoors or lava.
    .title = Kinds of obstacles
MM-OBST-02 = Your path goes past an obstacle only after you have overcome it and crossed it out.
    .title = First overcome it
MM-OBST-03 = Against an obstacle you use a fitting item you have collected, a fairy token of that type, or a spell book that says so.
    .title = Three means
MM-OBST-04 = Lava stops your path for good if you have no rope for it.
    .title = Lava
MM-OBST-05 = On a trapdoor in an upper corridor you have two ways: fall, or spend a rope or a spell book and go on up there.
    .title = Trapdoor in a corridor
MM-OBST-06 = A trapdoor does not end your path: it is a way that leads down only.
    .title = One way down
MM-OBST-07 = You may keep your rope and let yourself fall through a trapdoor.
    .title = Falling is allowed
MM-OBST-08 = You fall through the same trapdoor once at most.
    .title = Not twice
MM-OBST-09 = If an obstacle brings your path to a halt, you do not circle it and it scores nothing.
    .title = Obstacle not overcome

## Teleporters

MM-TELE-01 = A magic circle is circled when your path reaches it, even if you do not teleport.
    .title = Circled when met
MM-TELE-02 = On a magic circle you may spend a scroll, a scroll token or a suitable spell book to jump to any other circle still unused.
    .title = Teleporting
MM-TELE-03 = You cross out the circle you leave and the circle where you land, and draw on from the latter.
    .title = On from the second
MM-TELE-04 = A magic circle that is crossed out is of no further use.
    .title = Used circles
MM-TELE-05 = It does not matter where the two circles are: one card or two, one level or two.
    .title = Near or far
MM-TELE-06 = There are spell books that let you teleport with no magic circle at all.
    .title = Without circles

## Optimizers

MM-OPT-01 = You circle an optimizer when your path meets it; it takes effect in the reset.
    .title = For later

## Reward

MM-REWARD-01 = The reward begins with the return of all fairy tokens to the market.
    .title = First, the tokens
MM-REWARD-02 = For each coin that your path collected, the bank gives you one.
    .title = Your coins
MM-REWARD-03 = Count the discoveries that fit the primary objective, multiply by its VP and write the result in blue for this round.
    .title = Primary points
MM-REWARD-04 = What is not circled does not score; what is circled does, crossed out or not.
    .title = Circled ones count
MM-REWARD-05 = If your path stops on a discovery that you could not deal with, that one scores nothing.
    .title = Unfinished business
MM-REWARD-06 = What lies in the room where your path stops scores only when that room has no undefeated monster.
    .title = A room at the end
MM-REWARD-07 = If there was an hourglass, the player who finished first circles the bonus of the green column.
    .title = Time bonus on the board
MM-REWARD-08 = Only now is the secondary objective revealed.
    .title = Secondary objective
MM-REWARD-09 = The secondary objective is counted like the primary one; you write the whole result in pink, without halving it yet.
    .title = Secondary points
MM-REWARD-10 = If your path stopped at a free edge, the red box of this round is ticked.
    .title = Exit tick

## Reset

MM-RESET-01 = The reset begins by revealing the primary objective of the next round, on top of the objectives drawn so far.
    .title = Next primary objective
MM-RESET-02 = Next, you may use all, some or none of the optimizers that you circled in this round.
    .title = Optimizers at work
MM-RESET-03 = A recycle icon keeps one of your 5 cards, wiped clean, in your building zone: it will be in your next hand.
    .title = Recycle
MM-RESET-04 = A scissors icon takes one of your 5 cards out of the game: wiped clean, it goes back to the box.
    .title = Scissors
MM-RESET-05 = A card may be removed by its own scissors.
    .title = Cutting itself
MM-RESET-06 = If you circled several of these icons, each of them works on a different card.
    .title = One card for each icon
MM-RESET-07 = An optimizer that you leave unused is gone; it does not wait for another round.
    .title = Not saved up
MM-RESET-08 = All paths are wiped off the cards.
    .title = Wiping
MM-RESET-09 = What is left of this round’s cards in your building zone goes to your discard pile.
    .title = Discarding
MM-RESET-10 = Spell books that served in this round are turned face up.
    .title = Spell books up
MM-RESET-11 = When round 3 ends, the market discards its 2 visible spell books and 8 visible dungeon cards and lays out new ones.
    .title = New goods after round 3
MM-RESET-12 = A round closes in nine steps: tokens back, coins, primary points, secondary points, next primary, optimizers, wiping, discarding, spell books up.
    .title = Nine steps

## End of the game

MM-END-01 = Your final score starts with all the points of your blue column.
    .title = Blue column
MM-END-02 = To this comes half your pink column: add it up, halve that sum once and drop any half point.
    .title = Pink column
MM-END-03 = Every time bonus that you circled is added.
    .title = Green column
MM-END-04 = The player with the most exit boxes ticked receives 2 VP.
    .title = Most exits
MM-END-05 = The next in number of exit boxes ticked receives 1 VP.
    .title = Second most exits
MM-END-06 = Players with equally many exits each receive the full award.
    .title = Equal exits
MM-END-07 = Every three coins you still have make 1 VP; one or two over make nothing.
    .title = Coins left
MM-END-08 = Whoever reaches the highest sum of all this wins.
    .title = Winner
MM-END-09 = Among players with equal scores, the one with more points in the pink column wins.
    .title = Equal scores
MM-END-10 = Players level both in score and in the pink column win together.
    .title = Shared victory

## The spell books

MM-SB-01 = Exploration: one monster falls without your needing a sword.
    .title = SB-1: monster
MM-SB-02 = Exploration: you get across one trap, lava or trapdoor, and do not fall.
    .title = SB-2: trap
MM-SB-03 = Exploration: from wherever you are in the dungeon you teleport to a monster, which you then have to defeat like any other.
    .title = SB-3: onto a monster
MM-SB-04 = Exploration: you climb to the upper level through a trapdoor that is still unused, so never the one you fell through.
    .title = SB-4: up a trapdoor
MM-SB-05 = Exploration: standing at a barrel, you teleport to a different one.
    .title = SB-5: barrel to barrel
MM-SB-06 = Exploration: one magic circle works without your spending a scroll.
    .title = SB-6: magic circle
MM-SB-07 = Exploration: your path may cut across its own line, but it still uses no corridor twice.
    .title = SB-7: crossing
MM-SB-08 = Exploration: you part with this book for the rest of the game and receive a fairy token of the type you want, even if the market has none left. It thus works once in a game.
    .title = SB-8: token for a book
MM-SB-09 = Market: one dungeon card you buy costs you 1 coin less.
    .title = SB-9: cheaper card
MM-SB-10 = Exploration: one lock opens without your needing a key.
    .title = SB-10: lock
MM-SB-11 = Reset: you wipe one of the 5 cards you had this round and take it out of the game.
    .title = SB-11: remove a card
MM-SB-12 = Exploration: from an opening on the left or right border of your tableau you teleport to the one straight across and come in again there.
    .title = SB-12: side to side
MM-SB-13 = Exploration: as SB-12, but between the upper and the lower border of your tableau.
    .title = SB-13: top to bottom
MM-SB-14 = Market: with a fairy token you buy, you get one of another type for nothing.
    .title = SB-14: second token
MM-SB-15 = Reset, once the next primary objective is known: you take a dungeon card you just used out of the game, and choose from the market a card that costs as much or less.
    .title = SB-15: exchange
MM-SB-16 = When hand creation starts: you see the first card you draw and either keep it or discard it; after that you draw until you have 5, as usual.
    .title = SB-16: look first
MM-SB-17 = Reset: 2 coins keep one of your cards of this round, out of all 5, in your building zone for your next hand.
    .title = SB-17: keep a card

## The dungeon in exact terms

MM-MODEL-01 = A card measures 8 units across and 12 down, counted from its top left corner. It is made of two cells of 8 by 6, one above the other.
    .title = Size of a card
MM-MODEL-02 = A card has six slots: two on each long side, at heights 3 and 9, and one halfway along each short side. Cards of the game have five open and one closed; cards of a pack may differ.
    .title = Six slots
MM-MODEL-03 = Every slot belongs to the upper level.
    .title = Slots are on top
MM-MODEL-04 = Turning a card upside down swaps top and bottom slot, and each side slot with the one diagonally opposite. The entrances of a room keep their clockwise order.
    .title = Half a turn
MM-MODEL-05 = You lay a card by naming its column, its row in half card heights, and which way up it is. It fills that cell of the grid and the one below.
    .title = The grid
MM-MODEL-06 = A slot faces the cell just beyond it. Left slots meet right slots, upper or lower depending on which half of the neighbour lies there; a top slot meets a bottom slot.
    .title = What a slot faces
MM-MODEL-07 = Cards are neighbours if two of their cells have a side in common; on that side one slot of each lies at the same spot. Touching at a corner is nothing.
    .title = Neighbours
MM-MODEL-08 = Two open slots that meet are a link, two closed ones a wall. An open slot against a closed one is not allowed.
    .title = Link or wall
MM-MODEL-09 = By way of links one can get from any laid card to all the others.
    .title = Linked together
MM-MODEL-10 = An open slot with an empty cell in front of it is a free edge, even if cards surround that cell on all sides.
    .title = Free edge
MM-MODEL-11 = Cards side by side are level or half a height apart; cards one above the other are exactly in line.
    .title = Possible offsets
MM-MODEL-12 = Where a dungeon lies on the grid is of no matter: the leftmost column and the topmost row are numbered 0. Turned upside down as a whole, it is still the same dungeon.
    .title = Same dungeon, other place
MM-MODEL-13 = There are 1, 4, 20, 110 and 642 shapes for one to five cards, and 2,465,280 ways to lay five. With one closed slot on each card, 285,264 to 754,560 of these are legal, half as many if a dungeon turned round as a whole is the same; and every such hand of five can be laid.
    .title = How many dungeons
MM-MODEL-14 = A card is made of nodes: slots, places, locks, lava, monsters, trapdoors, circles, stairs, which are all corridor, and rooms. Locks, lava, monsters and stairs join 2 ways, a trapdoor 1 or 2 besides the drop, a circle 1 to 3, a place 1 to 4.
    .title = What a card is made of
MM-MODEL-15 = Every node is on one level, except stairs, which have a foot on each. A stretch joins two nodes of one level and carries no icon.
    .title = Level of each node
MM-MODEL-16 = Stretches of the same level meet nowhere but at a node. Those of different levels have nothing to do with each other, even if one is drawn over the other.
    .title = No hidden junctions
MM-MODEL-17 = The entrances of a room are listed clockwise, and each belongs to one stretch. A room lies wholly on one card.
    .title = Entrances of a room
MM-MODEL-18 = A room may hold items, coins, optimizers, monsters, circles and trapdoors in any number. Circles and trapdoors can be left from or arrived at; so can barrels and monsters, for the spell books that use them.
    .title = Inside a room
MM-MODEL-19 = A trapdoor always drops you to the same landing, a place or a room below on its own card. If you come by there on the lower level, you have not met the trapdoor.
    .title = Where a trapdoor leads
MM-MODEL-20 = The dungeon is all its cards together, with one more stretch for each link.
    .title = The whole dungeon
MM-MODEL-21 = At every moment a path knows where it is, what it has passed and used, how each room stands, what you hold and have spent, what has been counted, and whether it is over.
    .title = What a path remembers
MM-MODEL-22 = A path visits each corridor node once at most, slots and crossings included, and takes each stretch once at most, so each entrance too.
    .title = Once each
MM-MODEL-23 = Each visit to a room is a strand, from where the path comes in to where it goes out. An end is inside when you teleport, fall, climb, land or stop in the room.
    .title = Strand
MM-MODEL-24 = Two strands from entrance to entrance cross if, going round the room, exactly one entrance of the second lies between the two of the first.
    .title = When strands cross
MM-MODEL-25 = A strand that begins or ends inside the room crosses no other: a line can always go round it.
    .title = Ends inside a room
MM-MODEL-26 = In corridors no crossing has to be looked for, since nothing there is passed twice.
    .title = Corridors never cross
MM-MODEL-27 = Arriving at a corridor node you have not visited, you collect what lies there and meet its circle. A lock, lava, monster or trapdoor must be dealt with before you go on.
    .title = Arriving in a corridor
MM-MODEL-28 = Entering a room, you deal with its monsters first. When none is left the room is cleared, and in one go it is counted with its monsters, its items, coins and optimizers are collected, its circles and trapdoors met.
    .title = Arriving in a room
MM-MODEL-29 = While an obstacle waits, the only steps are to pay for it or, on a trapdoor, to fall. Swords that lie in a room do not help against its own monsters.
    .title = Nothing before payment
MM-MODEL-30 = Stairs count once your path leaves them on the level it did not come from.
    .title = Stairs taken to the end
MM-MODEL-31 = A trapdoor in a corridor counts when you pay for it, fall or climb through it, one in a room when the room is cleared. Lava, locks and monsters in corridors count when paid for.
    .title = When obstacles count
MM-MODEL-32 = If you walk to a free edge your path is over and it is an exit; only the spell books that lead to the opposite border can carry it on.
    .title = Walking out
MM-MODEL-33 = Your path may end wherever you like; short of an exit, that is a dead end. Waiting obstacles and rooms not cleared bring nothing then, and what you spent on them is gone.
    .title = Stopping
MM-MODEL-34 = A path counts the twelve kinds that objectives name, the recycle and scissors icons and the exit. Each count is the plain sum over all that was dealt with.
    .title = What is counted

## Steps of a path

MM-STEP-01 = You start at an open slot that is a free edge; it then counts as visited.
    .title = Start
MM-STEP-02 = With nothing left to pay, you go along an unused stretch to a room or to a corridor node not visited yet. Leaving a room, you may not cross an earlier strand.
    .title = Go
MM-STEP-03 = From a linked slot you pass over to the slot facing it, if that link is still unused.
    .title = To the next card
MM-STEP-04 = You overcome one waiting obstacle with an item, a fairy token, or SB-1, SB-2 or SB-10 if it fits. In a corridor it counts at once; in a room, monsters count when all are defeated.
    .title = Pay
MM-STEP-05 = You fall from a waiting trapdoor in a corridor, or out of a cleared room through a trapdoor not fallen through before, to its landing: a room, or a place not visited yet.
    .title = Fall
MM-STEP-06 = With SB-4 and nothing left to pay, you climb from the landing of an unused trapdoor up to it: to its room, or to its corridor if not visited, where it counts and asks for nothing.
    .title = Climb
MM-STEP-07 = On an unused circle, or in a cleared room that has one, a scroll, a scroll token or SB-6 takes you to another unused circle of the dungeon, unless it lies in a corridor you have passed. Both are used up.
    .title = Teleport by circle
MM-STEP-08 = With SB-3, nothing left to pay and a path not over, you go to an undefeated monster, in a room or in a corridor not visited; it then has to be defeated.
    .title = Teleport to a monster
MM-STEP-09 = With SB-5 and nothing left to pay, you go from a barrel where you are, in a corridor or a cleared room, to another one, in a room or in a corridor not visited.
    .title = Teleport to a barrel
MM-STEP-10 = With SB-7, declared as you leave a room, you may cross one earlier strand of that room, exactly one.
    .title = Cross
MM-STEP-11 = When you are out at the outermost edge of a row, SB-12 takes you to the outermost slot at its other end, SB-13 likewise in a column, if that slot is open and not visited. The exit is undone.
    .title = Round to the other side
MM-STEP-12 = If you have SB-8 face up, you may send it to the box for a fairy token of the type you name.
    .title = Give up a book

## Checking a dungeon

MM-CHECK-01 = Your cards are checked first, then how they lie, the start, and each step in turn. The first fault is reported with its place and the whole is refused; only when time is out is a draft mended instead.
    .title = Order of the check
MM-CHECK-02 = You lay only cards of your hand, none of them twice.
    .title = Your cards, once each
MM-CHECK-03 = A card lies in a whole column and row of the grid, upright or upside down.
    .title = Straight on the grid
MM-CHECK-04 = A cell of the grid holds one card at most.
    .title = One card on a cell
MM-CHECK-05 = A dungeon is refused if anywhere in it an open slot meets a closed one.
    .title = Open against closed
MM-CHECK-06 = A dungeon is refused if the links do not join all its cards.
    .title = A card apart
MM-CHECK-07 = No step without a start; and the start must be a slot that is open and free.
    .title = A proper start
MM-CHECK-08 = A step is refused if no way leads from where you are to what you name, or if there is no such thing.
    .title = Only where a way leads
MM-CHECK-09 = An entrance of a room cannot serve again, nor can a stretch or node of a corridor; you are told which of the two it is.
    .title = Used before
MM-CHECK-10 = You cannot leave a room across a strand drawn there before, and even with SB-7 not across two or more.
    .title = Crossing your line
MM-CHECK-11 = SB-7 is refused where your line crosses nothing.
    .title = SB-7 for nothing
MM-CHECK-12 = You cannot go on past a lock, lava or monster not overcome, nor off a corridor trapdoor without falling or paying, nor leave or use a room that still has monsters.
    .title = Still in the way
MM-CHECK-13 = You pay only if something is to be overcome, with the right kind of means, and with an item or token you really have.
    .title = Paying rightly
MM-CHECK-14 = A spell book must be yours, face up, not used before on this path, and meant for this phase.
    .title = Your spell book, in its phase
MM-CHECK-15 = Refused are a trapdoor already used, a fall to a landing already visited, and a climb from anywhere but the landing.
    .title = Trapdoors
MM-CHECK-16 = You teleport from a circle where you are to another, both unused, and SB-3 and SB-5 need a monster or barrels in the right place. The arrival lies on a laid card and not in a corridor you have visited.
    .title = Teleports
MM-CHECK-17 = After an exit nothing follows but SB-12 or SB-13, from an outermost edge to an opposite slot that is open and not visited.
    .title = After the exit
MM-CHECK-18 = You may lay no card or draw no path: it is accepted, brings nothing and is no exit.
    .title = Nothing at all

## Finding the best path

MM-SOLVE-01 = Given a hand, tokens, ready spell books and a value for each thing counted, the solver gives a valid dungeon and path of the highest value it found, and says if it is proven to be the best.
    .title = What the solver answers
MM-SOLVE-02 = The solver tries every legal dungeon and drops a path once all it could still reach would not beat the best. Which means pays does not change the value: items go first, then tokens, then spell books, and last SB-8, at a price you may set.
    .title = How it searches
MM-SOLVE-03 = For a dungeon already laid, the best path is proven, nearly always within a second; for a whole hand the search goes on in the background. Bots may look at a sample of dungeons.
    .title = How long it takes
MM-SOLVE-04 = By default bots weigh a discovery by its primary VP plus half its expected secondary VP over the objectives not seen yet. A coin adds 0.4, an exit 0.5, an optimizer 0.7, or nothing in round 6.
    .title = What bots value

## Rulings

MM-RULING-01 = The versus mode leaves out co-op and boss cards, artefacts, the active player token, group pawns and their stickers, and uses all the rest.
    .title = What the versus mode uses
MM-RULING-02 = The game is for two to five. You may also practise alone under the same rules: there is no time bonus then, and at least one exit earns the 2 VP.
    .title = Two to five, or practice alone
MM-RULING-03 = The seats are in the order in which the table was made up; clockwise is from each seat to the next.
    .title = Seats
MM-RULING-04 = The table may name the first buyer of round 1; otherwise a seat is drawn at random.
    .title = Who buys first
MM-RULING-05 = If neither coins nor last round’s VP decide, the first buyer is the first of the tied seats clockwise after the one who opened the last market.
    .title = Still equal in the market
MM-RULING-06 = When VP of the previous round decide who buys first, take the row of that round: blue, pink not halved, and the green bonus if circled. Coins and exits are left out.
    .title = Points of the previous round
MM-RULING-07 = An empty pile is made anew from the shuffled discards of its column. If there are none, the gap stays and that pile cannot be bought from unseen.
    .title = Market pile used up
MM-RULING-08 = You see the new spell book before you choose which old one to give up, and it cannot be the new one. The old one goes face up to the spell-book discards, used or not.
    .title = The book you give up
MM-RULING-09 = You may use a spell book in the round you buy it, even if you have used the one it replaces.
    .title = Usable this round
MM-RULING-10 = Slots lie at a quarter and three quarters of each long side and halfway along each short side, so that a shift by half a card fits.
    .title = Places of the slots
MM-RULING-11 = All cards of the game have five open slots; which one is closed differs from card to card.
    .title = Five open slots
MM-RULING-12 = Nowhere may an open slot run into a closed one, not even between cards that happen to touch.
    .title = No corridor into a wall
MM-RULING-13 = Cards may touch wall to wall, but that does not join them: each needs a corridor link with the rest.
    .title = Wall to wall
MM-RULING-14 = The lower level never runs over the edge of a card.
    .title = The lower level stays inside
MM-RULING-15 = You may lay none to five of your cards. Those left out still count among your 5 cards for optimizers and spell books, and are discarded with the others.
    .title = None to five cards
MM-RULING-16 = A slot that opens on a gap enclosed by cards is a free edge: you may start or leave there.
    .title = Gaps in the dungeon
MM-RULING-17 = You cannot leave by the slot at which you started.
    .title = Not out where you came in
MM-RULING-18 = You need not go on while you could; stopping anywhere inside is a dead end.
    .title = Stopping early
MM-RULING-19 = A forbidden step is refused and your path stays as it was. A dead end by a used corridor or a crossing means that no allowed step is left.
    .title = Forbidden steps
MM-RULING-20 = Reaching an obstacle is not enough: it counts once it is dealt with.
    .title = Obstacles count when overcome
MM-RULING-21 = If your path has been at the landing, and it is not a room, you cannot fall. Without a rope or SB-2 your path stops on that trapdoor, which does not count.
    .title = A trapdoor with no way down
MM-RULING-22 = Where the corridor ends at the trapdoor, a rope leads nowhere: only by falling do you go on.
    .title = Trapdoor at a corridor’s end
MM-RULING-23 = If you land in a room with monsters, you have to defeat them as on any arrival.
    .title = Falling among monsters
MM-RULING-24 = Cards of the game have no lava or lock inside a room; a locked room has its lock in the corridor before the entrance.
    .title = No lava or locks in rooms
MM-RULING-25 = A sword in a monster’s room is no help against it: you collect it only after the fight.
    .title = Sword behind the monster
MM-RULING-26 = With one sword against two monsters, you strike down one and your path ends there. Neither counts; the sword is spent but still counts as collected.
    .title = Two monsters, one sword
MM-RULING-27 = Too few swords do not keep you out of a monster room, but your path ends inside and the room brings nothing: you cannot back out.
    .title = Too few swords
MM-RULING-28 = Monsters you defeated do not come back when you do.
    .title = Defeated for the round
MM-RULING-29 = Entering a room, and defeating its monsters if any, is enough to meet its circles.
    .title = Circles of a room
MM-RULING-30 = You may teleport into a room with monsters and must then defeat them. If you cannot, your path ends, the circle there does not count, and the first circle and your payment stay used.
    .title = Teleporting among monsters
MM-RULING-31 = You cannot teleport to a circle in a corridor that your path has been through.
    .title = Circle in a passed corridor
MM-RULING-32 = You may teleport from one circle of a room to another of the same room; your line breaks off inside and crosses nothing.
    .title = Two circles of one room
MM-RULING-33 = The circle where you arrived is crossed out, so you cannot teleport away from it.
    .title = No way back by circle
MM-RULING-34 = A teleport costs one scroll, not one for each circle.
    .title = One scroll for two circles
MM-RULING-35 = Your fairy tokens are at hand from the first step; your path need not meet anything for that.
    .title = Tokens from the start
MM-RULING-36 = Each coin icon is worth one coin, and there may be several in one place. The bank always has enough.
    .title = Coins on cards
MM-RULING-37 = If both objectives of a round are alike, each scores fully. On a secondary, an hourglass means nothing. The 27 cards are enough for all 12 draws and are not reshuffled.
    .title = The same objective twice
MM-RULING-38 = The time bonus is 2 VP in each of the six rounds.
    .title = Value of the time bonus
MM-RULING-39 = The first “done” to arrive with a valid path of at least one step along a way gets the bonus. A faulty one is refused with the reason and binds nobody; if nobody is done in time, nobody gets it.
    .title = Who was first
MM-RULING-40 = The winner of the bonus can change nothing more. Anybody else may take “done” back until everybody has finished or the clock has run out; the reward then begins.
    .title = Taking “done” back
MM-RULING-41 = When time is out, or a seat is disconnected, its last draft is taken: a dungeon that is not allowed counts as empty, a path is cut before its first fault. The timer is set to 300 seconds and may be switched off.
    .title = When time is out
MM-RULING-42 = A bot says “done” only after some time to think, 60 to 180 seconds unless the table sets another. At a table without a clock there is no time bonus and hourglasses mean nothing.
    .title = Bots and the time bonus
MM-RULING-43 = With 5 cards in your building zone you cannot buy another dungeon card.
    .title = Building zone full
MM-RULING-44 = If draw and discard pile together cannot fill your hand, you play with fewer cards.
    .title = Fewer than five cards
MM-RULING-45 = You first take what is left of your draw pile; only then is the discard pile shuffled for the rest.
    .title = Shuffling in mid-draw
MM-RULING-46 = Spell books are numbered as the rulebook lists them, except that the fourth and the ninth change places, so that SB-4 is the one that climbs.
    .title = Numbers of spell books
MM-RULING-47 = SB-2 has nothing to do at a trapdoor in a room, since nobody is made to fall there.
    .title = SB-2 in a room
MM-RULING-48 = SB-3 works from anywhere with no obstacle waiting and no exit taken, to an undefeated monster on a laid card. Fail to defeat it, and your path ends and it does not count. The line you leave stops where you were.
    .title = SB-3 in detail
MM-RULING-49 = For SB-4 you must be on the landing of a trapdoor neither paid for, nor fallen through, nor climbed; being circled in a room does not use it up. You climb, it counts as met, and stepping off needs no rope.
    .title = SB-4 in detail
MM-RULING-50 = With SB-5 you leave from a barrel you have collected where you are. The other barrel may be one already collected only if it is in a room; one room may hold them both.
    .title = SB-5 in detail
MM-RULING-51 = SB-7 allows one crossing of two strands inside a room. A crossing of corridors is still passed once only.
    .title = SB-7 in detail
MM-RULING-52 = The token of SB-8 does not come out of the stock; it is a fairy token like others and vanishes at the reward. The book goes to the box, and you are bound to the exchange only when the exploration ends.
    .title = SB-8 in detail
MM-RULING-53 = You declare SB-9 with the purchase; it also works for a card bought unseen.
    .title = SB-9 in detail
MM-RULING-54 = For SB-12 and SB-13, opposite is the outermost slot at the other end of the same row or column, perhaps on the same card; it must be open and not visited. Gaps inside do not count as borders, and passing through is no exit.
    .title = SB-12 and SB-13 in detail
MM-RULING-55 = The free token of SB-14 must be of another type and still in the market, and it does not give you another turn.
    .title = SB-14 in detail
MM-RULING-56 = With SB-15 you remove one of this round’s cards that was bought, laid or not, and take free of charge a visible dungeon card of no higher cost. It joins your next hand, and the market fills the gap at once.
    .title = SB-15 in detail
MM-RULING-57 = Those who use SB-15 do so one by one, in the buying order of this round. All other reset choices are made at the same time.
    .title = SB-15 in market order
MM-RULING-58 = SB-16 needs a card to draw, and an empty pile is reshuffled first. A card you reject goes to your discard pile, from where a shuffle may bring it back; until the exploration, only you know the card you saw.
    .title = SB-16 in detail
MM-RULING-59 = You pay for SB-17 with the coins you have after the reward; with fewer than 2 you cannot use it.
    .title = SB-17 in detail
MM-RULING-60 = In a reset, a card is chosen by one effect at most: recycle, scissors, SB-11, SB-15 or SB-17.
    .title = One effect for each card
MM-RULING-61 = A card you bought and then remove goes to the box; the market does not get it back.
    .title = Removed cards
MM-RULING-62 = You may use optimizers circled before a dead end. Those in a room that still has monsters are not circled.
    .title = Optimizers at the end of a path
MM-RULING-63 = In the last round optimizers do nothing, and there is no using SB-11, SB-15 or SB-17: no reset follows.
    .title = Nothing to reset in round 6
MM-RULING-64 = The market of round 3 is renewed when all else in the reset is done, SB-15 included.
    .title = Market renewed last
MM-RULING-65 = All with the highest number of exits get 2 VP and all with the next lower number get 1; no exits, no award. If all are level at the top, nobody is second.
    .title = Award for exits
MM-RULING-66 = To break a tie, the pink column is compared before it is halved.
    .title = Pink before halving
MM-RULING-67 = The coins you collect in round 6 join the rest and are exchanged for VP with them.
    .title = Coins of the last round
MM-RULING-68 = A seat that can buy nothing passes by itself; so does one that is disconnected or out of time.
    .title = Passing by itself
MM-RULING-69 = All see market, objectives, boards, coins, tokens, spell books, visible and discarded cards, pile sizes and which cards each player owns. Hidden are the order of piles, drawn cards until the exploration, even from their owner, and others’ drafts until the reward: only who is done is shown.
    .title = Open and hidden
MM-RULING-70 = A card bought unseen is shown to everybody as soon as it is bought.
    .title = Bought unseen, then shown
MM-RULING-71 = You may hold as many fairy tokens of a type as the stock allows.
    .title = Several tokens alike
MM-RULING-72 = Each flight of stairs you take counts once, up or down; to stop on it is not to take it.
    .title = Counting stairs
MM-RULING-73 = A room on the lower level is a room like the others and counts.
    .title = Rooms below
MM-RULING-74 = If somebody leaves, a bot takes over the seat with its score and cards.
    .title = A seat left empty
MM-RULING-75 = All five colours start with the same nine designs. The 72 cards for sale are all different, 18 at each cost.
    .title = Which cards are alike
MM-RULING-76 = An exit is ticked by itself; you cannot turn it down.
    .title = The tick is automatic
MM-RULING-77 = A corridor may leave a room and come back to it; taking it uses up both entrances.
    .title = A corridor that comes back
MM-RULING-78 = With neither timer nor hourglass, the exploration still begins for every seat at one and the same moment.
    .title = Opening for all at once

## The cards of the game

MM-CONTENT-01 = Each card has five open slots, each leading to a single stretch. Within a starting deck or a cost, the closed slot belongs about equally often to each of three pairs: the two diagonal pairs of side slots, and top with bottom.
    .title = Closed slots shared out
MM-CONTENT-02 = The drawing agrees with the rules: numbers of ways and levels fit, lines of one level do not meet between nodes, and entrances are listed clockwise as drawn.
    .title = Cards drawn as they play
MM-CONTENT-03 = Without teleporting or going below, each open slot leads to another one or to a room. On starting cards and those of cost 3 and 4, at least two slots are joined with no obstacle or monster room between.
    .title = Every slot leads somewhere
MM-CONTENT-04 = Every part of the lower level can be entered, by stairs, trapdoor or circle, and has stairs or a circle.
    .title = In and out below
MM-CONTENT-05 = A room has 2 to 5 entrances, or only one on some cards of cost 5 and 6, and at most 2 monsters, 2 circles and 2 trapdoors. No items lie on corridor obstacles.
    .title = Measure of rooms
MM-CONTENT-06 = Besides its slots a starting card has 4 to 8 nodes; cards of cost 3, 4, 5 and 6 have 6–10, 7–12, 8–13 and 9–14. No card has more than 3 rooms.
    .title = Measure of cards
MM-CONTENT-07 = No two designs have the same layout with the same icons.
    .title = No copies
MM-CONTENT-08 = A card for sale has one or two themes that make up a quarter of its worth or more. At each cost, each of the twelve kinds of objective is the theme of some card.
    .title = Themes
MM-CONTENT-09 = Early rounds bring about 3 VP in blue and 2 in pink, a whole game 25 to 40. Played perfectly, a random starting hand brings 3 to 5 VP on average over the nine kinds found on starting cards, and 4 to 5 coins.
    .title = What to expect
MM-CONTENT-10 = Barrel, sword and scroll have three objective cards each, the nine other kinds two. One card of every kind has an hourglass, 12 in all.
    .title = The 27 objectives
MM-CONTENT-11 = The 17 spell books are all different.
    .title = Each spell book once
MM-CONTENT-12 = The six rounds have their time bonuses in a table, at first 2 for each, that can be set otherwise.
    .title = Table of time bonuses
MM-CONTENT-13 = Nothing in this game is decided by dice.
    .title = No dice
MM-CONTENT-14 = Terms, phases, objectives, spell books, the nine steps that end a round and a sentence for every refusal are there in French and in English.
    .title = Words in two languages
MM-CONTENT-15 = Each of the five colours comes with a pattern or sign of its own, so that nobody has to tell them by colour alone.
    .title = More than a colour
