# Headings: the chapters of the rules, the sources of chance, the columns of simulations.

## Chapters

chapter-goal = Goal and end
chapter-setup = Setup
chapter-preparation = Preparation phase
chapter-exploration = Exploration
chapter-descent = Descent phase
chapter-stats = Stats and resources
chapter-tests = Skill tests
chapter-combat = Combat: attack phase
chapter-enemy = Combat: enemy attack phase
chapter-feats = Feats
chapter-effects = Effects
chapter-potions = Potions
chapter-items = Items
chapter-skills = Skills
chapter-rooms = Rooms
chapter-guardians = Guardians and rewards
chapter-difficulty = Difficulty
chapter-coop = Cooperative mode
chapter-rulings = Rulings

## Sources of chance; `.card` says what kind of thing a card of it is

source-dice = Dice
source-rooms = Room deck
    .card = room
source-guardians = Guardian deck
    .card = enemy

## Simulations

tally-area = Last Area
tally-rooms = Rooms
tally-fights = Fights
tally-falls = Falls
tally-score = Score
