# Headings: the chapters of the rules.

## Chapters

chapter-goal = Goal
chapter-setup = Setup
chapter-turn = The round
chapter-objectives = Objectives
chapter-market = Market
chapter-fairies = Fairy tokens
chapter-spells = Using spell books
chapter-hand = Hand creation
chapter-exploration = Exploration
chapter-time = Time bonus
chapter-building = Building the dungeon
chapter-path = Drawing the path
chapter-rooms = Rooms
chapter-levels = Levels
chapter-items = Items
chapter-obstacles = Obstacles
chapter-teleport = Teleporters
chapter-optimizers = Optimizers
chapter-reward = Reward
chapter-reset = Reset
chapter-end = End of the game
chapter-books = The spell books
chapter-model = The dungeon in exact terms
chapter-steps = Steps of a path
chapter-checks = Checking a dungeon
chapter-solver = Finding the best path
chapter-rulings = Rulings
chapter-content = The cards of the game

## Groups of simulated games

size-1 = 1 player
size-2 = 2 players
size-3 = 3 players
size-4 = 4 players
size-5 = 5 players
