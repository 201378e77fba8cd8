# Headings: the chapters of the rules.

## Chapters

chapter-colours = Colours
chapter-challenges = Challenges
chapter-skills = Skill cards
chapter-health = Hit points
chapter-setup = Setup
chapter-variants = Variants
chapter-turn = The turn
chapter-events = Events
chapter-action = Attempt: action
chapter-lantern = The lantern
chapter-supports = Attempt: supports
chapter-dice = Attempt: dice
chapter-resolution = Attempt: result
chapter-indirect = Indirect completion
chapter-icons = Rewards and penalties
chapter-deck = Skill deck
chapter-exhaustion = Exhaustion
chapter-master = The Master
chapter-bottom = Bottom of the well
chapter-gauntlet = Final gauntlet
chapter-end = End of the game
chapter-advice = Advice
chapter-achievements = Achievements
chapter-views = What each seat sees
chapter-rulings = Rulings

## Groups of simulated games

size-1 = 1 Seeker
size-2 = 2 Seekers
size-3 = 3 Seekers
size-4 = 4 Seekers
mode-normal = normal game
mode-hard = hard mode
mode-fast = fast game
master-hidden = Master never met
