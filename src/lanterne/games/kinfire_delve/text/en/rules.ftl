# Rules of Kinfire Delve, one message per rule of the catalogue, in our own words.

## Colours

KD-COLOR-01 = Red is power, green is skill and blue is wisdom; nearly every card bears one of these colours.
    .title = Three colours
KD-COLOR-02 = Your action must share the colour of the challenge you attempt; a skill card without it stays in your hand.
    .title = Action in the right colour
KD-COLOR-03 = A skill card with two colours serves against either of them.
    .title = Two-colour cards
KD-COLOR-04 = A white skill card stands in for any colour: red, green or blue.
    .title = White fits all three
KD-COLOR-05 = When a card could count as several colours, it is played as a single one, which is announced.
    .title = One colour at a time

## Challenges

KD-CHAL-01 = A challenge shows its name, type, colour and difficulty, what you win by completing it, what failing costs, and any abilities it has.
    .title = Reading a challenge
KD-CHAL-02 = Every challenge is a Combat, an Obstacle, a Puzzle or a Trap.
    .title = Four types
KD-CHAL-03 = The type of a challenge changes nothing by itself; it matters only to cards that mention it.
    .title = Types only serve other cards
KD-CHAL-04 = The difficulty says how much progress a challenge takes.
    .title = Difficulty
KD-CHAL-05 = A challenge pays its reward when it is completed, not before.
    .title = Reward on completion
KD-CHAL-06 = Each failed attempt costs the penalty anew, even on the same challenge.
    .title = Penalty on each failure
KD-CHAL-07 = Words in italics tell a story; on challenges and skill cards alike they change nothing in play.
    .title = Flavour is only flavour
KD-CHAL-08 = An ability in plain type counts only while its own challenge is attempted, or at its completion if its text says so.
    .title = Plain abilities
KD-CHAL-09 = An ability in bold is at work all the time its challenge is in play, whichever card is being dealt with.
    .title = Bold abilities

## Skill cards

KD-SKILL-01 = A skill card has a name, a value and one or more colours, often an ability, and a support bar at the bottom; some bear effect icons.
    .title = Reading a skill card
KD-SKILL-02 = Played as an action, a skill card brings as much progress as its value.
    .title = Value of an action
KD-SKILL-03 = The ability of a skill card works only when the card is your action.
    .title = Ability of the action only
KD-SKILL-04 = Played as a support, a skill card brings the progress of its bottom bar.
    .title = Support bar
KD-SKILL-05 = Look at the bar for the colour of a support: it need not be the colour of the card.
    .title = Support colour
KD-SKILL-06 = An effect icon is a mark without power of its own; it works through the skill cards and seeker cards that mention it.
    .title = Effect icons
KD-SKILL-07 = Defeat Trap is a red and green action of value 2, or 4 against a Trap. As a support it is white and brings 1, or 3 against a Trap.
    .title = Asha’s Defeat Trap

## Hit points

KD-HP-01 = The group has a single total of hit points: what hurts one seeker hurts all.
    .title = Shared hit points
KD-HP-02 = You begin with 10 hit points, or with 8 in hard mode.
    .title = Starting hit points
KD-HP-03 = With the last hit point the game is lost for everybody, on the spot.
    .title = Defeat at 0
KD-HP-04 = Healing never lifts the group above the hit points it started with.
    .title = Ceiling of hit points

## Setup

KD-SETUP-01 = One of the three Masters, drawn at random, waits face down in the middle; nobody looks at it.
    .title = A secret Master
KD-SETUP-02 = The two Masters that were not drawn leave the game without being seen.
    .title = Unused Masters
KD-SETUP-03 = The whole group uses the same progress tokens and the same four dice.
    .title = Common supply
KD-SETUP-04 = You choose a seeker, who comes with a seeker card, a lantern and 18 skill cards.
    .title = Choose your seeker
KD-SETUP-05 = Your seeker card lies face up before you, and next to it your lantern, dark, face down.
    .title = Seeker up, lantern down
KD-SETUP-06 = The 18 skill cards of each seeker are shuffled and become that seeker’s deck.
    .title = Shuffled skill deck
KD-SETUP-07 = The more seekers, the smaller each first hand: 8 cards alone, 7 for two, 6 for three, 5 for four.
    .title = Starting hand
KD-SETUP-08 = The four gauntlet cards wait beside the table until the bottom of the well.
    .title = Gauntlet waiting
KD-SETUP-09 = The six exhaustion cards, shuffled face down, become the exhaustion deck.
    .title = Exhaustion deck
KD-SETUP-10 = The first four cards of the shuffled 57-card Well deck open the board, face up on the four sides of the Master.
    .title = Four cards round the Master
KD-SETUP-11 = In a first game the board is given: Crystal Caves, Great Stag, one of The 3 Fountains and one The Maze.
    .title = Board of a first game
KD-SETUP-12 = Three more cards leave the top of the Well deck, face down, and start its discard; 50 are left to go through.
    .title = Three cards fewer
KD-SETUP-13 = The counter of the group is set to 10 hit points, or to 8 in hard mode.
    .title = Set the counter
KD-SETUP-14 = You may take hard mode for your very first game, but you are advised against it.
    .title = Hard mode can wait
KD-SETUP-15 = The group settles who takes the first turn.
    .title = Who begins
KD-SETUP-16 = From the first player on, turns pass clockwise round the table.
    .title = Clockwise
KD-SETUP-17 = A single box is made for one or two seekers; together with the seekers of other boxes, up to four go down.
    .title = One to four seekers
KD-SETUP-18 = However many boxes lend their seekers, the group explores one well only, that of the Master it wants to face.
    .title = A single well
KD-SETUP-19 = Preparing a real table begins with sorting the cards by kind, which changes nothing in the game.
    .title = Sort the cards

## Variants

KD-MODE-01 = In hard mode the group sets out with 8 hit points, two fewer than usual.
    .title = Hard mode
KD-MODE-02 = A fast game discards 13 Well cards during setup in place of 3, so that only 40 are left.
    .title = Fast game: shorter well
KD-MODE-03 = The shortcut hurts: a fast game opens with 2 damage.
    .title = Fast game: damage
KD-MODE-04 = The shortcut is tiring: a fast game opens with one exhaustion card in play.
    .title = Fast game: exhaustion

## The turn

KD-TURN-01 = In your turn you pick one of the Well cards round the Master and interact with it.
    .title = Choose a card
KD-TURN-02 = What you do depends on the card: events are carried out, challenges are attempted.
    .title = Event or challenge
KD-TURN-03 = When your interaction is over, new Well cards are turned up for the empty slots, so that four surround the Master again.
    .title = Refill the board
KD-TURN-04 = With the board full again, your turn is over and the seeker on your left plays.
    .title = Next seeker
KD-TURN-05 = Turn follows turn until the group has won or lost.
    .title = Until the end
KD-TURN-06 = When the turn ends, the skill cards of the active seeker land face up on that seeker’s own discard.
    .title = Discard what you played
KD-TURN-07 = When the turn ends, every support goes to the discard of the seeker it came from.
    .title = Supports go home
KD-TURN-08 = Turns give no cards: nothing is drawn when one begins, nor when one ends.
    .title = No draw by itself

## Events

KD-EVENT-01 = Choosing an event means doing what its text says, line after line; where it leaves a choice, the choice is yours.
    .title = Follow the event
KD-EVENT-02 = An event on the board is asleep until a seeker picks it in their turn.
    .title = Events wait for you
KD-EVENT-03 = Only an event whose text announces it acts by itself, on coming into play.
    .title = Events that cannot wait
KD-EVENT-04 = Once carried out, an event joins the completed challenges, face down, and leaves its slot empty.
    .title = After the event

## Attempt: action

KD-ACT-01 = To attempt a challenge, go through four steps: the action if you play one, its supports, the dice, and the result.
    .title = Four steps
KD-ACT-02 = Your action is one skill card from your hand, in the colour of the challenge.
    .title = Play an action
KD-ACT-03 = You may attempt a challenge without an action and rely on the dice alone.
    .title = No action needed
KD-ACT-04 = If there is no action, there is nothing to support: you roll the dice right away.
    .title = No action, no support
KD-ACT-05 = The ability of your action works from the moment you play it.
    .title = Ability at once
KD-ACT-06 = One attempt, one action: there is no second one.
    .title = A single action

## The lantern

KD-LANT-01 = When the game begins your lantern is dark, and of no use yet.
    .title = Dark at first
KD-LANT-02 = Some skill cards and some rewards charge a lantern: it is turned face up, ready for use.
    .title = Charge the lantern
KD-LANT-03 = Once charged, your lantern may be your action in place of a skill card.
    .title = Lantern as an action
KD-LANT-04 = A lantern played as an action takes supports just as a skill card does.
    .title = Supporting a lantern
KD-LANT-05 = A lantern that was used is not discarded: it goes dark again, face down.
    .title = Dark again
KD-LANT-06 = A charge goes to the active seeker’s own lantern and to no other.
    .title = Your own lantern

## Attempt: supports

KD-SUPP-01 = When an action has been played, the other seekers may help it with skill cards of their own.
    .title = Helping out
KD-SUPP-02 = Each support adds the number of its bar to the progress of the attempt.
    .title = Worth of a support
KD-SUPP-03 = A support must have the challenge’s colour in its bar, or white, which suits them all.
    .title = Support in the right colour
KD-SUPP-04 = One action takes two supports at most, all seekers together.
    .title = Two supports at most
KD-SUPP-05 = In a group, supports come from the others: you cannot support yourself.
    .title = Not your own action
KD-SUPP-06 = A lone seeker may support their own action, twice at most.
    .title = Alone in the well
KD-SUPP-07 = Of a support only the bar counts; the ability printed above does not.
    .title = No ability from a support
KD-SUPP-08 = Nobody is ever made to play a support.
    .title = Nobody has to help

## Attempt: dice

KD-DICE-01 = Roll all four dice: the three skill dice and the light/darkness die.
    .title = Roll the dice
KD-DICE-02 = Every die in the colour of the challenge gives 1 progress.
    .title = Matching dice
KD-DICE-03 = The light face gives 1 progress against any colour.
    .title = Light
KD-DICE-04 = The dark face gives no progress.
    .title = Darkness
KD-DICE-05 = Each attempt rolls the four dice, with or without an action, unless a text changes that.
    .title = Always four
KD-DICE-06 = To reroll is to roll all four dice again; none may be kept.
    .title = Reroll everything
KD-DICE-07 = Some texts wait for the light face or for the dark face and act when it comes up.
    .title = Light and dark effects

## Attempt: result

KD-RES-01 = Action, supports and dice are added up, and the sum is put on the challenge as progress.
    .title = Count the progress
KD-RES-02 = What earlier turns left on the challenge counts too.
    .title = Progress stays
KD-RES-03 = If the progress equals or exceeds the difficulty, the challenge is completed.
    .title = Completed
KD-RES-04 = The active seeker receives what a completed challenge offers, if it offers anything.
    .title = Take the reward
KD-RES-05 = The completed challenge then loses all its progress and joins the completed ones, face down.
    .title = Clear the challenge
KD-RES-06 = If the progress falls short of the difficulty, the attempt has failed: the active seeker takes the penalty, if there is one.
    .title = Failed
KD-RES-07 = A failed challenge remains on the board and keeps its progress for a later attempt.
    .title = Try again later
KD-RES-08 = A reward may hurt you; you take it nevertheless.
    .title = Poisoned gifts

## Indirect completion

KD-IND-01 = Certain abilities put progress on challenges other than the one attempted.
    .title = Progress elsewhere
KD-IND-02 = A challenge with enough progress is completed, though nobody attempts it.
    .title = Completed in passing
KD-IND-03 = For a challenge completed in passing, the reward goes to the seeker whose turn it is.
    .title = Whose reward
KD-IND-04 = A challenge completed in passing joins the completed ones like any other.
    .title = Off the board

## Rewards and penalties

KD-ICON-01 = To descend X is to discard X cards from the top of the Well deck, face down: the bottom comes nearer.
    .title = Descend
KD-ICON-02 = To ascend X is to put X cards from the top of the Well discard back into the Well deck: the bottom moves away.
    .title = Ascend
KD-ICON-03 = X cards of the active seeker’s skill deck join that seeker’s hand.
    .title = Draw
KD-ICON-04 = The active seeker gives up X cards from hand, at their choice.
    .title = Discard
KD-ICON-05 = Whoever has too few cards to discard loses the whole hand and owes nothing more.
    .title = Too few to discard
KD-ICON-06 = The group regains X hit points, without going above its starting value.
    .title = Heal
KD-ICON-07 = The group loses X hit points; with none left, the game is lost at once.
    .title = Damage
KD-ICON-08 = The active seeker picks an exhaustion card in play; it goes back into its deck, which is shuffled.
    .title = Brave exhaustion
KD-ICON-09 = X cards of the exhaustion deck come into play; your hand is left alone.
    .title = Suffer exhaustion
KD-ICON-10 = Your own lantern is turned face up and may be used from now on.
    .title = Charge
KD-ICON-11 = This icon sends you to the card: its text says what the reward or penalty is.
    .title = Effect

## Skill deck

KD-DECK-01 = If your skill deck runs out while you draw, shuffle your discard to make a fresh one and draw the rest.
    .title = Reshuffle
KD-DECK-02 = With neither deck nor discard left, you draw no more.
    .title = Nothing left to draw

## Exhaustion

KD-EXH-01 = When your turn begins you may give in to exhaustion and so renew your hand.
    .title = Give in to exhaustion
KD-EXH-02 = If your turn begins without a card in your hand, you have to give in to exhaustion.
    .title = Empty-handed
KD-EXH-03 = To give in, you first discard whatever is left in your hand.
    .title = Giving in: discard
KD-EXH-04 = Next, an exhaustion card is turned up from its deck and comes into play for the whole group.
    .title = Giving in: reveal
KD-EXH-05 = Last, you draw a whole hand: 8 cards for a lone seeker, 7 with two seekers, 6 with three, 5 with four.
    .title = Giving in: new hand
KD-EXH-06 = After giving in you still play your turn as usual.
    .title = The turn goes on
KD-EXH-07 = An exhaustion card weighs on the group the whole time it is in play.
    .title = Lasting effects
KD-EXH-08 = No exhaustion card ever helps; one of them can even make the group lose when its condition is met.
    .title = Never good
KD-EXH-09 = An exhaustion card, once revealed, leaves only when a card or an ability takes it away.
    .title = Hard to shake off
KD-EXH-10 = An exhaustion card taken out of play is shuffled back into its deck, so it may return.
    .title = Back into the deck

## The Master

KD-MAST-01 = During the descent the Master lies face down, and the ability on its back is in force.
    .title = Master face down
KD-MAST-02 = A card attached to the Master slips under it and stays there.
    .title = Attach to the Master
KD-MAST-03 = Attached cards can set off effects, most of all in the final gauntlet.
    .title = What attached cards do
KD-MAST-04 = The only way to the Master leads through the Well deck: it must run out first.
    .title = The way to the Master
KD-MAST-05 = A text may attach cards to any other card as well; they slip under that card in the same way.
    .title = Attach to any card

## Bottom of the well

KD-BOT-01 = The moment a slot has to be filled and the Well deck has no card for it, you are at the bottom.
    .title = Reach the bottom
KD-BOT-02 = At the bottom, the Well cards that still surround the Master leave the board.
    .title = Clear the board
KD-BOT-03 = The progress on those cards goes back to the supply.
    .title = Progress is lost
KD-BOT-04 = The Master turns face up and shows which form you face.
    .title = Master revealed
KD-BOT-05 = The four gauntlet cards take the four sides of the Master, face up.
    .title = Gauntlet in place
KD-BOT-06 = From the bottom nobody climbs up again: only victory or defeat ends the game.
    .title = No way back

## Final gauntlet

KD-GAUNT-01 = The group wins by completing one challenge, that of the Master.
    .title = Beat the Master
KD-GAUNT-02 = The Master is black, a colour that nothing matches: no card, no support, no die, not even white.
    .title = A black challenge
KD-GAUNT-03 = With all four gauntlet cards face up, the Master cannot be beaten.
    .title = Out of reach
KD-GAUNT-04 = A gauntlet card is attempted in the same four steps as a challenge.
    .title = Attempt the gauntlet
KD-GAUNT-05 = A completed gauntlet card does not leave: it is turned face down where it lies.
    .title = Turned in place
KD-GAUNT-06 = The back of a gauntlet card often names a weakness of the Master, though not every time.
    .title = What the back reveals
KD-GAUNT-07 = A Master vulnerable to a colour may be attempted as a challenge of that colour.
    .title = Vulnerable Master
KD-GAUNT-08 = If several colours can hurt the Master, name one before you attempt it.
    .title = Announce the colour
KD-GAUNT-09 = The colour named holds for the whole attempt: action, supports and dice count in that one alone.
    .title = That colour only
KD-GAUNT-10 = In the final gauntlet nothing makes you descend or ascend any more.
    .title = No more moving
KD-GAUNT-11 = What discards a challenge may strike a face-up gauntlet card, unless a text forbids it: the card is turned face down.
    .title = Discard a gauntlet card
KD-GAUNT-12 = There is no effect that discards the Master.
    .title = The Master stays
KD-GAUNT-13 = Failing against the Master is not always punished: most forms strike only when the dark face came up.
    .title = Failing against the Master
KD-GAUNT-14 = When and how a failure is punished is written on the Master card, and what is written there goes first.
    .title = Each form its own way

## End of the game

KD-END-01 = As soon as the Master’s challenge is completed, the game is won.
    .title = Victory
KD-END-02 = As soon as no hit point is left, the game is lost.
    .title = Defeat without hit points
KD-END-03 = Some cards, above all in the exhaustion deck, bring defeat when what they describe comes true.
    .title = Defeat by a card
KD-END-04 = The seekers win together and lose together.
    .title = Together to the end

## Advice

KD-TIP-01 = Each support costs a card, and an empty hand brings exhaustion: help when it decides something.
    .title = Support sparingly
KD-TIP-02 = A charged lantern is strong and serves only once: keep it for the moment that matters.
    .title = Save the lantern
KD-TIP-03 = Few things heal you: spend hit points and cards as slowly as you can.
    .title = Spare hit points and cards
KD-TIP-04 = Before you complete a challenge, look at what it gives: not every reward is a present.
    .title = Read the reward
KD-TIP-05 = No form of the Master fights like another: read its card when it is revealed.
    .title = Know your Master

## Achievements

KD-ACHV-01 = Easy: take 5 damage or more within one turn.
    .title = Just a Scratch
KD-ACHV-02 = Easy: lose while three exhaustion cards or more are in play.
    .title = Vainglory’s Puppet
KD-ACHV-03 = Easy: complete The Faded Way with 10 progress or more on it, in an attempt or otherwise.
    .title = Effort Pays Off
KD-ACHV-04 = Perilous: have an effect discard Vainglory’s Symphony while it bears exactly 3 progress. Completing it, or reaching the bottom, does not count.
    .title = Intermission
KD-ACHV-05 = Perilous: take 5 damage or more within one turn, leaving out whatever The Beast’s Riddle deals.
    .title = Flesh Wound
KD-ACHV-06 = Perilous: win with a single hit point left.
    .title = Razor’s Edge
KD-ACHV-07 = Complex: beat the Sea of Dreams while three cards or more are attached to it.
    .title = Nightmare Sea
KD-ACHV-08 = Complex: beat the Dreadweaver while her difficulty is 30 or more.
    .title = Fortune Favours the Bold
KD-ACHV-09 = Complex: beat the Danse Macabre while all four gauntlet cards lie face down.
    .title = To the Bitter End
KD-ACHV-10 = Improbable: lose in the very first turn.
    .title = Speed Run
KD-ACHV-11 = Improbable: complete one of The 3 Fountains while all three copies are in play.
    .title = 3 Coins in the Fountain
KD-ACHV-12 = Improbable: complete the four copies of The Maze at one stroke.
    .title = Maze Master

## What each seat sees

KD-VIEW-01 = Everybody sees the mode, the turn, the hit points, the board with its progress, the dice, the exhaustion cards in play, the attached cards, the seekers and their lanterns, the skill discards, the log of what happened, and how many cards each pile and hand holds.
    .title = Open to all
KD-VIEW-02 = Nobody sees the cards of the Well deck, the cards face down in its discard, the form of the Master before the bottom, the unused Masters, or the order of the exhaustion and skill decks.
    .title = Hidden from all
KD-VIEW-03 = The cards in a hand are seen by their owner alone.
    .title = Your hand
KD-VIEW-04 = At the bottom everyone sees the Master and the faces of the gauntlet cards; the back of one is seen once it is turned.
    .title = The gauntlet in the open

## Rulings

KD-RULING-01 = On printed cards, read H as hit points, D as damage, E as exhaustion (−1 E: brave it), > as descend, < as ascend, −X cards as discard, X cards as draw, k as light, n as dark, i as effect; a, f, r and h are effect icons of seekers.
    .title = Letters of the icons
KD-RULING-02 = The twelve achievements form four groups of three: Easy, Perilous, Complex and Improbable, in this order.
    .title = Groups of achievements
KD-RULING-03 = A skill die has two faces of each colour; the light/darkness die has three light faces and three dark ones. All faces are equally likely.
    .title = Faces of the dice
KD-RULING-04 = There is always enough progress to place; the number of tokens in the box sets no limit.
    .title = Enough progress for all
KD-RULING-05 = Four seekers can go down: Asha and Khor, and from a second box Naz and Feyn.
    .title = The four seekers
KD-RULING-06 = The Master has no type: bonuses against Combats, Obstacles, Puzzles or Traps do not count against it.
    .title = A Master without type
KD-RULING-07 = The slots are ordered north, east, south, west. A new card goes to the first empty one in this order, and effects that need an order use it.
    .title = Order of the slots
KD-RULING-08 = A resolved event lies with the completed challenges, where no ascent can fetch it; if its text sends it elsewhere, it goes there.
    .title = Events do not return
KD-RULING-09 = You cannot pass: each turn takes one interaction. An attempt without an action is always possible.
    .title = No passing
KD-RULING-10 = You may give in once per turn, at its start, before choosing a card, even with cards in hand. Effects of giving in come between the reveal and the draw.
    .title = When to give in
KD-RULING-11 = A charged lantern does not save you from giving in: only the cards in hand matter.
    .title = A lantern is not a hand
KD-RULING-12 = A hand that runs empty in the course of a turn has no consequence before its owner’s next turn begins.
    .title = Hand emptied later
KD-RULING-13 = When there is no exhaustion card left to reveal, none is revealed, and everything else happens as usual.
    .title = Exhaustion deck empty
KD-RULING-14 = First everything the interaction set off is resolved. Then come end-of-turn effects (exhaustion cards as they arrived, slots, Master, seekers clockwise from the active one), then the refill, then played cards are discarded and a used lantern goes dark; then the next seeker plays.
    .title = End of turn, in order
KD-RULING-15 = The board is refilled one card at a time: it takes the first empty slot, acts if it acts on entering, and challenges with enough progress are completed before the next card comes. If a slot stays empty, that is the bottom.
    .title = Refill card by card
KD-RULING-16 = Effects of entering play on the four opening cards take place as turn 1 begins, in slot order, before the choice to give in; the first player is the active seeker.
    .title = Opening cards that act
KD-RULING-17 = Emptying the Well deck does not bring you to the bottom while the board is full. If it has cards for some empty slots only, these are placed and take effect, and the bottom follows.
    .title = Empty deck, not yet the bottom
KD-RULING-18 = Hands, decks, discards, lanterns, hit points, exhaustion and attached cards remain. The Well cards removed are out of the game, which is neither a completion nor a discard; the turn ends and the next seeker opens the gauntlet.
    .title = What the bottom keeps
KD-RULING-19 = What cannot be done is skipped, the possible part is done, and the text goes on. Only “you may” makes something optional.
    .title = As far as possible
KD-RULING-20 = You are asked for a colour only if the Master is vulnerable to more than one; otherwise your action takes the colour of its target by itself.
    .title = When a colour is asked
KD-RULING-21 = A card whose colour does not fit may not be played, not even just for its ability, as action or as support.
    .title = Never off colour
KD-RULING-22 = The ability of an action is carried out from top to bottom before the supports; a part that names a later moment waits for it. Only “you may” lets you decline.
    .title = Order within an ability
KD-RULING-23 = If an action costs cards, you pay them from the rest of your hand as you play it; without enough of them it is not an action you can play. As a support it costs nothing more.
    .title = Cards as a price
KD-RULING-24 = After the ability of the action, the seekers who can help are asked clockwise, from the active one’s left: one support or pass, round and round until the limit is reached or all have passed in a row. A support is seen at once and is final, and the active seeker cannot refuse it.
    .title = Supporting in turn
KD-RULING-25 = Both supports may come from the same seeker. An effect on the limit holds for the attempt as a whole, and the limit never drops below 0. Holding several seats does not make a game solo.
    .title = Both supports from one seeker
KD-RULING-26 = Progress that an ability puts on the attempted challenge lies there at once, but whether it is completed is seen in the last step only. Other challenges are checked right away.
    .title = Checked in step four
KD-RULING-27 = Progress above the difficulty is placed as well and counts until the card leaves; then it is gone.
    .title = More than enough
KD-RULING-28 = A fixed value comes first, then what is added or taken away, then doubling, then the limits. Supports, attempts and progress never go below 0, a difficulty or a new hand never below 1.
    .title = Order of sums
KD-RULING-29 = You decide on each reroll after seeing the dice, once for each time it is granted. Only the last roll counts, for progress and for light and dark; changing a face comes after it.
    .title = The last roll counts
KD-RULING-30 = An event rolls no dice unless its text calls for them.
    .title = No dice for events
KD-RULING-31 = First the reward, icon by icon in reading order; then what completion triggers on the challenge, the action and the seekers. The challenge is in play with its progress until all that is done, then it leaves. A reward cannot be refused.
    .title = A completion step by step
KD-RULING-32 = A charge does nothing for a lantern that is face up, even one used this turn, which still goes dark when the turn ends. The game warns you.
    .title = A charge that is lost
KD-RULING-33 = You name the seat that begins, or leave it to chance, which is the usual way.
    .title = Choosing the first player
KD-RULING-34 = Each seat plays one seeker and each seeker is played once. A person or a bot may hold several seats; with one seeker in the game, the solo rules hold.
    .title = One seeker per seat
KD-RULING-35 = With three or four seekers only the hands are smaller: hit points, board, decks and the two supports stay as they are, unless a card counts the seekers.
    .title = Nothing else grows
KD-RULING-36 = In a first game Crystal Caves lies north, Great Stag east, The 3 Fountains south and The Maze west. The other 53 cards are shuffled and 3 discarded, as ever. Hard mode and fast game may be added.
    .title = Preparing a first game
KD-RULING-37 = Hard mode and fast game go together: you start at 8 hit points and lose 2. You can heal back up to 8, or to 10 in normal mode, for the damage of a fast game does not lower the ceiling.
    .title = Hard and fast
KD-RULING-38 = In a fast game the 2 damage and then the exhaustion card come after setup and before turn 1. They belong to no turn, cannot be prevented and leave hands alone.
    .title = Before the first turn
KD-RULING-39 = A hand may grow without limit. Giving in always yields a hand of the stated size, as changed by cards.
    .title = No hand limit
KD-RULING-40 = Your hand is yours alone to see, but you may show it whenever you like and say whatever you like. A setting opens all hands. Bots know what their seat sees and what was shown.
    .title = Secret or open hands
KD-RULING-41 = Nobody looks through the Well discard or the completed challenges. Only the log tells what went there from the board.
    .title = No looking through the piles
KD-RULING-42 = Skill discards are open to all, order included. Cards discarded together lie as their owner wishes, otherwise action, supports, then hand cards. You may know what is left in your own skill deck, but not in which order.
    .title = Order of a skill discard
KD-RULING-43 = Everyone knows which exhaustion cards are still in their deck, nobody their order; each time one is braved, the deck is shuffled.
    .title = What is in the exhaustion deck
KD-RULING-44 = Each gauntlet card always has the same back. You can read it in the list of cards, but the game shows it only when the card is turned.
    .title = Backs of the gauntlet
KD-RULING-45 = Onlookers see what is open to all. When the game is over everything is revealed, and not before: neither Master, nor decks, nor seed.
    .title = Onlookers and the end
KD-RULING-46 = Cards come back one by one to the top of the Well deck, face down and unshuffled: ascending by as much as you have just descended restores it exactly.
    .title = An ascent undoes a descent
KD-RULING-47 = If there are fewer cards than you should descend or ascend, all there are move.
    .title = Too few cards to move
KD-RULING-48 = A challenge discarded by an effect goes face down on top of the Well discard, or under the Master if its back says so. It loses its progress and brings neither reward nor penalty.
    .title = Discarded challenges
KD-RULING-49 = Challenges that reach their difficulty at the same moment are completed together, with rewards in slot order. Those that a reward completes come next, as another group.
    .title = Completed together
KD-RULING-50 = The difficulty that counts is that of the moment: if it falls to the progress present, the challenge is completed. If it rises, what is completed stays so.
    .title = Lower difficulty
KD-RULING-51 = A text that completes the other copies of a card does so at the same moment, whatever their progress; each pays its reward to the active seeker.
    .title = Completing all copies
KD-RULING-52 = Whether to prevent damage is decided before hit points are lost. Achievements count what is left after that, even beyond the hit points you had.
    .title = Preventing damage
KD-RULING-53 = When a text does not say who chooses, the active seeker does; cards leaving a hand are chosen by its owner. With one possibility only, nobody is asked.
    .title = Who chooses
KD-RULING-54 = You may attempt any face-up gauntlet card, even with the Master vulnerable, or the Master in a colour it is vulnerable to. If there is nothing to attempt, your turn ends once you have had the chance to give in.
    .title = Targets at the bottom
KD-RULING-55 = A Master that no colour can hurt is neither attempted nor given progress by effects. If it stops being vulnerable, it keeps the progress it has.
    .title = Master not vulnerable
KD-RULING-56 = Completing a gauntlet card gives the active seeker its reward; it loses its progress and is turned. Its face no longer counts, and its back does while it lies face down.
    .title = Gauntlet card completed
KD-RULING-57 = A gauntlet card turned by a discard pays no reward and triggers nothing of completion, but its back holds, and it counts as face down in every way.
    .title = Gauntlet card discarded
KD-RULING-58 = A gauntlet card that comes face up once more starts from 0 progress and may be completed and rewarded anew; what its back gave, vulnerability too, ends at once.
    .title = Gauntlet card face up again
KD-RULING-59 = A penalty tied to the dark face needs that die to have been rolled, and whatever ignores the penalty ignores all of it. At the bottom, of a mixed effect only the descents and ascents are dropped; there is no refill, and the Master’s back is silent.
    .title = Master: penalty and other details
KD-RULING-60 = Achievements come from any finished game, in any mode and with any number of seekers; one that was left and taken up again must be played to its end without undoing. Each human seat earns them.
    .title = Games that count
KD-RULING-61 = For achievements, exhaustion and attached cards are counted as three or more. The 3 progress on Vainglory’s Symphony, the single hit point and all three copies of The 3 Fountains are meant to the letter.
    .title = Exactly or at least
KD-RULING-62 = The first turn runs from the effects of the opening cards to the end of turn 1. Damage of a fast game falls before it.
    .title = The first turn
KD-RULING-63 = Damage is totalled from the very start of a turn to its very end; a turn cut short by defeat counts as well.
    .title = Damage within a turn
KD-RULING-64 = Effects happen one after another, so whichever comes first ends the game and the rest is dropped. Completing the Master comes before penalties and end-of-turn effects.
    .title = Whichever comes first
KD-RULING-65 = A game may take any number of turns. Only simulations may stop at 300 and count a defeat.
    .title = No turn limit
KD-RULING-66 = You may take back an answer as long as nothing was drawn, rolled, revealed or shuffled since and nobody else has acted, and never beyond the current turn.
    .title = Taking back
KD-RULING-67 = If somebody leaves, a bot takes the seat and sees what that seat sees. No seeker is ever out of the game.
    .title = A seat left empty
KD-RULING-68 = What an exhaustion card says of supports, lanterns or hands holds for every seeker, whoever revealed it. There is one of each, and several add up.
    .title = Exhaustion is for all
KD-RULING-69 = Cards played this turn are not in a discard yet, so a reshuffle leaves them out. Cards attached to the Master never return.
    .title = Played cards wait
KD-RULING-70 = The picture on the back of a seeker card belongs to another game and does nothing here.
    .title = The other portrait
KD-RULING-71 = A vulnerable Master is beaten at once when an effect brings its progress up to its difficulty, or its difficulty down to its progress. While no colour can hurt it, this waits.
    .title = Beating the Master in passing
KD-RULING-72 = A lantern is not in your hand and cannot be a support, be discarded or be attached. It is white unless it says otherwise; texts on your action concern it, texts on the skill card played do not.
    .title = A lantern is not a skill card
KD-RULING-73 = When an effect completes a challenge just after it was failed, the penalty has been paid, and this is an indirect completion: the reward and the challenge’s own text apply, those of the action do not.
    .title = Completed after failing
