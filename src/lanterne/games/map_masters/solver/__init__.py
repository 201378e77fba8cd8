"""The exact solver: the best exploration for a hand or for a tableau that lies, by any weights. MM-SOLVE-01 to 04.

It is plain Python, and quick enough: what one path can do on a card is worked out once per design, and is little enough to try
all that is worth more than the best path. Nothing here is needed to play, so those who ask import it when they ask:

    from lanterne.games.map_masters.solver.hand import solve_hand
    from lanterne.games.map_masters.solver.fixed import solve_tableau

| module | what |
| --- | --- |
| limits | what a card may have at most |
| runs | all ways over one card, from coming in to going out |
| systems | what sets of runs come to that one path can use on one card |
| sheet | both of a design, made once |
| tools | numbers of tools, packed |
| task | a hand, tokens, books and weights: what systems are worth |
| prices | what tools are worth, so that bounds are tight |
| ground | where the slots of a tableau lead |
| links | the bound of a tableau, by the links that a path uses |
| alone | what the lines on one card ask of tools and lend, whatever lies elsewhere |
| lines | whether lines on cards can join to one path |
| profiles, pieces | what can lie on a card, without what something better serves for |
| mosaics | one system for each card, from the most valuable down |
| tracer | whether a mosaic is a path: tries its runs |
| search | the best path of a tableau |
| outlines, laying | every tableau of a hand, bounded while it is laid |
| fixed, hand | the two questions that are asked |
| rebuild, solution | from runs to steps, checked by the rules themselves |
| budget, collector | when a search stops, and what does not disturb it |
| weights | what bots look for |
| bench | how quick it all is |
"""
