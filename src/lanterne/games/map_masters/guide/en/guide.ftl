# What every field of the content files means, and how maps are written: for people who write content packs.

## The maps

guide-start-cards =
    The starting cards: the deck that every player begins with. Five at least.

    A map is a block that begins with “card ID tier 0” (tier 3, 4, 5 or 6 for cards with that price).
    Coordinates are x,y from the top left corner of a card 8 wide and 12 high; they serve drawing only,
    the rules read what is joined to what.

    name en "…" fr "…"      what is printed on it
    theme KIND,KIND         what it has most of, for the balance of a pack
    exits L1 L2 R1 R2 T B   its open edges: left, right, top, bottom; five of the six
    room ID U x,y WxH : …   a room on the upper level (D: the lower one), its middle, its size, what is in it:
                            items, monster*2, circle=ID, trapdoor=ID>LANDING
    node ID U x,y : …       a spot in a corridor, with items or none after the colon
    lock, lava, monster, circle ID U x,y
    trapdoor ID U x,y > LANDING    the landing is a node or room of the lower level
    stairs ID x,y           joined to one thing of each level
    edge A B via x,y        a corridor between two of them, with bends; “edge NAME = A B” where two join the same
    doors ROOM : A B C      what the doors of a room lead to, clockwise

    Items: coin barrel sword key rope scroll recycle scissors, each with *2, *3… for several.
guide-tier3-cards = The dungeon cards of cost 3. Two at least; the format is told in start.cards.
guide-tier4-cards = The dungeon cards of cost 4. Two at least; the format is told in start.cards.
guide-tier5-cards = The dungeon cards of cost 5. Two at least; the format is told in start.cards.
guide-tier6-cards = The dungeon cards of cost 6. Two at least; the format is told in start.cards.

## table.toml

guide-table = What is not printed on maps.
guide-table-coins = The coins of each player at the start.
guide-table-time_bonus = The time bonus of each of the six rounds, in VP.
guide-table-objective = The objective deck; it must last for twelve draws.
guide-table-objective-kind = What the objective asks for.
guide-table-objective-copies = How many cards of it are in the deck.
guide-table-objective-hourglasses = How many of them carry the hourglass.
