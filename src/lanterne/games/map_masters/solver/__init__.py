"""The exact solver: the best exploration for a hand or for a tableau that lies, by any weights. MM-SOLVE-01 to 04.

It is plain Python, and quick enough: paths are searched run by run instead of step by step, and bounds come from tables that
are made once per design. Nothing here is needed to play, so those who ask import it when they ask:

    from lanterne.games.map_masters.solver.hand import solve_hand
    from lanterne.games.map_masters.solver.fixed import solve_tableau

| module | what |
| --- | --- |
| runs | all ways over one card, from coming in to going out |
| systems | what sets of runs can gain on one card, whatever the tools |
| sheet | both of a design, made once |
| task | a hand, tokens, books and weights: what runs and cards are worth |
| ground | where the slots of a tableau lead |
| search | depth first over runs in one tableau |
| links | the bound of a tableau |
| joint | the bound in the middle of a path |
| outlines, laying | every tableau of a hand, bounded while it is laid |
| fixed, hand | the two questions that are asked |
| rebuild, solution | from runs to steps, checked by the rules themselves |
| weights | what bots look for |
| bench | how quick it all is |
"""
