# Names of everything in the box of Map Masters. The names of maps are printed on them: see content/*.cards.

## Words that join others

maps-language = en
finds-nothing = nothing at all
objective-timed = { $kind }, with an hourglass

## Kinds of things on the maps. `.many` is the plural, `.count` so many of them, `.objective` what an objective card says

kind-coin = coin
    .many = coins
    .count = { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
    .objective = Each coin that your path picks up is worth { $points } VP.
kind-barrel = barrel
    .many = barrels
    .count = { $count ->
            [one] { $count } barrel
           *[other] { $count } barrels
        }
    .objective = Each barrel that your path picks up is worth { $points } VP.
kind-sword = sword
    .many = swords
    .count = { $count ->
            [one] { $count } sword
           *[other] { $count } swords
        }
    .objective = Each sword that your path picks up is worth { $points } VP, used or not.
kind-key = key
    .many = keys
    .count = { $count ->
            [one] { $count } key
           *[other] { $count } keys
        }
    .objective = Each key that your path picks up is worth { $points } VP, used or not.
kind-rope = rope
    .many = ropes
    .count = { $count ->
            [one] { $count } rope
           *[other] { $count } ropes
        }
    .objective = Each rope that your path picks up is worth { $points } VP, used or not.
kind-scroll = scroll
    .many = scrolls
    .count = { $count ->
            [one] { $count } scroll
           *[other] { $count } scrolls
        }
    .objective = Each scroll that your path picks up is worth { $points } VP, used or not.
kind-monster = monster
    .many = monsters
    .count = { $count ->
            [one] { $count } monster
           *[other] { $count } monsters
        }
    .objective = Each monster that you defeat is worth { $points } VP.
kind-lock = lock
    .many = locks
    .count = { $count ->
            [one] { $count } lock
           *[other] { $count } locks
        }
    .objective = Each lock that you open is worth { $points } VP.
kind-trap = trap
    .many = traps
    .count = { $count ->
            [one] { $count } trap
           *[other] { $count } traps
        }
    .objective = Each trapdoor that you meet and each stretch of lava that you cross is worth { $points } VP.
kind-circle = magic circle
    .many = magic circles
    .count = { $count ->
            [one] { $count } magic circle
           *[other] { $count } magic circles
        }
    .objective = Each magic circle that your path reaches is worth { $points } VP, even if it does not serve.
kind-room = room
    .many = rooms
    .count = { $count ->
            [one] { $count } room
           *[other] { $count } rooms
        }
    .objective = Each room that you enter and clear of its monsters is worth { $points } VP, once.
kind-stairs = stairs
    .many = stairs
    .count = { $count ->
            [one] { $count } flight of stairs
           *[other] { $count } flights of stairs
        }
    .objective = Each flight of stairs that you take, up or down, is worth { $points } VP.
kind-trapdoor = trapdoor
    .many = trapdoors
    .count = { $count ->
            [one] { $count } trapdoor
           *[other] { $count } trapdoors
        }
kind-lava = lava
    .many = lava traps
    .count = { $count ->
            [one] { $count } lava trap
           *[other] { $count } lava traps
        }
kind-recycle = recycle icon
    .many = recycle icons
    .count = { $count ->
            [one] { $count } recycle icon
           *[other] { $count } recycle icons
        }
kind-scissors = scissors icon
    .many = scissors icons
    .count = { $count ->
            [one] { $count } scissors icon
           *[other] { $count } scissors icons
        }
kind-exit = exit
    .many = exits
    .count = { $count ->
            [one] { $count } exit
           *[other] { $count } exits
        }

## Fairy tokens; the second one is the gift of a spell book

token-sword = { kind-sword }
token-scroll = { kind-scroll }
token-key = { kind-key }
token-rope = { kind-rope }
second-sword = { kind-sword }
second-scroll = { kind-scroll }
second-key = { kind-key }
second-rope = { kind-rope }

## Spell books. `.the` is the name inside a sentence, `.text` what the book does

book-SB-1 = Lullaby for Ogres
    .the = the Lullaby for Ogres
    .text = Exploration: one monster nods off and counts as defeated, and no sword is spent.
book-SB-2 = Feather Step
    .the = the Feather Step
    .text = Exploration: you walk over one trapdoor or one stretch of lava as if you had a rope.
book-SB-3 = Into the Lion’s Den
    .the = “Into the Lion’s Den”
    .text = Exploration: wherever your path stands, it leaps to a monster that is not yet defeated. You still have to defeat it.
book-SB-4 = Ivy Ladder
    .the = the Ivy Ladder
    .text = Exploration: from the spot below a trapdoor that has not served yet, you climb up through it.
book-SB-5 = From Cask to Cask
    .the = “From Cask to Cask”
    .text = Exploration: your path vanishes at a barrel and comes out at another, anywhere in your dungeon.
book-SB-6 = Circle by Heart
    .the = the Circle by Heart
    .text = Exploration: you travel once between two magic circles, and no scroll is spent.
book-SB-7 = Tangled Thread
    .the = the Tangled Thread
    .text = Exploration: as you leave a room, your path may cut once across its own line. Corridors still serve only once.
book-SB-8 = Farewell to the Fairies
    .the = the Farewell to the Fairies
    .text = Exploration, once a game: the book goes back to the box, and you get one fairy token of your choice, in stock or not.
book-SB-9 = Haggler’s Art
    .the = the Haggler’s Art
    .text = Market: you beat down the price of one dungeon card by 1 coin, even when you buy it unseen.
book-SB-10 = Open Sesame
    .the = “Open Sesame”
    .text = Exploration: one lock springs open, and no key is spent.
book-SB-11 = Torn Page
    .the = the Torn Page
    .text = Reset: one of the five cards of this round leaves the game, as if you had circled scissors.
book-SB-12 = From Dawn to Dusk
    .the = “From Dawn to Dusk”
    .text = Exploration: instead of leaving by the far left or the far right, your path comes back in at the other end of the same row.
book-SB-13 = From Sky to Abyss
    .the = “From Sky to Abyss”
    .text = Exploration: instead of leaving at the very top or the very bottom, your path comes back in at the other end of the same column.
book-SB-14 = Fairies’ Favour
    .the = the Fairies’ Favour
    .text = Market: as you pay for a fairy token, the fairies add another of a different type.
book-SB-15 = Pedlar’s Swap
    .the = the Pedlar’s Swap
    .text = Reset, with the next primary objective in view: one of the five cards of this round, unless it is a starting card, leaves the game, and a face-up market card that is no dearer joins your next hand.
book-SB-16 = Soothsayer’s Glance
    .the = the Soothsayer’s Glance
    .text = Hand creation: before anything else you see, in secret, the first card of your draw pile. Keep it, or discard it for another.
book-SB-17 = Gilded Bookmark
    .the = the Gilded Bookmark
    .text = Reset: for 2 coins, one of the five cards of this round stays for your next hand, as if you had circled a recycle icon.

## Players, by their colours. `.of` says whose something is

mapper-amber = Amber
    .of = Amber’s
mapper-azure = Azure
    .of = Azure’s
mapper-jade = Jade
    .of = Jade’s
mapper-ruby = Ruby
    .of = Ruby’s
mapper-onyx = Onyx
    .of = Onyx’s
