# What every field of the content files means, and every word of the effects: for people who write content packs.
# `guide-<file>-<field>` explains a field, `guide-<kind>-<word>` a word. Kinds and ranges are added from the code.

## well.toml

guide-well = The Well deck: the challenges and events on the way down. Eight cards at least, copies included.
guide-well-challenges = The challenges.
guide-well-challenges-id = What the card is called in files; its name is the message card-ID, with .flavour as its text. No Well card, Master or gauntlet card may share it.
guide-well-challenges-copies = How many copies are in the deck; 1 when left out.
guide-well-challenges-colour = The colour that actions, supports and dice must have.
guide-well-challenges-type = Its type; other cards may speak of it.
guide-well-challenges-difficulty = The progress that completes it, as printed. It is never below 1 in play.
guide-well-challenges-difficulty_per = What the difficulty grows with.
guide-well-challenges-difficulty_per-any = Added for each: copy (another copy in play), support (played in an attempt on it), exhausted (exhaustion card in play), attached (card under the Master), failure (failed attempt on it).
guide-well-challenges-reward = What the active seeker gets when it is completed; nothing when left out.
guide-well-challenges-penalty = What the active seeker suffers when an attempt fails; nothing when left out.
guide-well-challenges-dark_penalty = The penalty when the final roll shows the dark face; the same one when left out.
guide-well-challenges-completed = What happens after the reward. “attach this” sends the card under the Master.
guide-well-challenges-supports_most = How many supports an attempt on it may have; 2 when left out.
guide-well-challenges-light = The progress of the light face in an attempt on it; 1 when left out.
guide-well-challenges-dark = The progress of the dark face in an attempt on it; 0 when left out.
guide-well-challenges-in_play = What it does as long as it lies around the Master: its text in bold. See IN_PLAY.
guide-well-events = The events; the list may be empty.
guide-well-events-id = What the card is called in files; its name is the message card-ID, with .flavour as its text.
guide-well-events-copies = { guide-well-challenges-copies }
guide-well-events-instructions = What happens when a seeker chooses it. swap_hands can only stand at the end.
guide-well-events-in_play = What it does as long as it lies around the Master. See IN_PLAY.
guide-well-first_game = The Well cards that open a first game, north, east, south and west.
guide-well-IN_PLAY = No table of its own: what every table in_play above may hold.
guide-well-IN_PLAY-others_difficulty = Changes the difficulty of the other challenges.
guide-well-IN_PLAY-others_difficulty-any = Added to those of a type: combat, obstacle, puzzle or trap.
guide-well-IN_PLAY-master_difficulty = Added to the difficulty of the Master.
guide-well-IN_PLAY-supports_worth = Added to the value of every support, which is never below 0.
guide-well-IN_PLAY-first_support_worth = Added to the value of the first support of each attempt.
guide-well-IN_PLAY-light = The progress of the light face in every attempt, whatever a challenge says.
guide-well-IN_PLAY-dark = The progress of the dark face in every attempt, whatever a challenge says.
guide-well-IN_PLAY-new_hand = Added to the cards of a new hand after giving in; one card is always drawn.
guide-well-IN_PLAY-no_healing = Whether HP cannot be regained.
guide-well-IN_PLAY-no_charging = Whether lanterns cannot be charged.
guide-well-IN_PLAY-attaches_discarded = Whether a challenge that an effect discards goes under the Master.
guide-well-IN_PLAY-lose_if = The seekers lose at once when a figure is reached.
guide-well-IN_PLAY-lose_if-exhausted = That many exhaustion cards in play, with one, two, three and four seekers; each from 1 to 99.
guide-well-IN_PLAY-lose_if-attached = That many cards under the Master, with one, two, three and four seekers; each from 1 to 99.
guide-well-IN_PLAY-enters = What happens when the card is laid. It cannot discard a challenge.
guide-well-IN_PLAY-turn_end = What happens at the end of each turn.
guide-well-IN_PLAY-given_in = What happens when a seeker gives in to exhaustion, before the new hand.
guide-well-IN_PLAY-challenge_completed = What happens when a challenge has been completed.
guide-well-IN_PLAY-challenge_discarded = What happens when an effect has discarded a challenge.
guide-well-IN_PLAY-attempt_failed = What happens after the penalty of a failed attempt.
guide-well-IN_PLAY-final_dark = What happens when the final roll shows the dark face.
guide-well-IN_PLAY-final_light = What happens when the final roll shows the light face.

## depths.toml

guide-depths = The last phase: the Masters and the four gauntlet cards. Some card must make each Master vulnerable.
guide-depths-back = The back that all Masters share, in force until the bottom is reached. See IN_PLAY; it may be empty.
guide-depths-masters = The Masters; one of them is drawn. They are black and have no type.
guide-depths-masters-id = { guide-well-challenges-id }
guide-depths-masters-difficulty = The progress that wins the game, as printed.
guide-depths-masters-difficulty_per = { guide-well-challenges-difficulty_per }
guide-depths-masters-difficulty_per-any = Added for each: support (played in an attempt on it), exhausted (exhaustion card in play), attached (card under the Master), gauntlet (gauntlet card that is face up), failure (failed attempt on it).
guide-depths-masters-penalty = { guide-well-challenges-penalty }
guide-depths-masters-dark_penalty = { guide-well-challenges-dark_penalty }
guide-depths-masters-supports_most = { guide-well-challenges-supports_most }
guide-depths-masters-light = { guide-well-challenges-light }
guide-depths-masters-dark = { guide-well-challenges-dark }
guide-depths-masters-in_play = What it does as long as it lies face up. See IN_PLAY.
guide-depths-gauntlet = The four gauntlet cards, north, east, south and west. The front is a challenge; completed, it is turned and its back is in force.
guide-depths-gauntlet-id = { guide-well-challenges-id }
guide-depths-gauntlet-colour = { guide-well-challenges-colour }
guide-depths-gauntlet-type = { guide-well-challenges-type }
guide-depths-gauntlet-difficulty = { guide-well-challenges-difficulty }
guide-depths-gauntlet-difficulty_per = { guide-well-challenges-difficulty_per }
guide-depths-gauntlet-difficulty_per-any = { guide-depths-masters-difficulty_per-any }
guide-depths-gauntlet-reward = { guide-well-challenges-reward }
guide-depths-gauntlet-penalty = { guide-well-challenges-penalty }
guide-depths-gauntlet-dark_penalty = { guide-well-challenges-dark_penalty }
guide-depths-gauntlet-completed = What happens after the reward, before the card is turned.
guide-depths-gauntlet-supports_most = { guide-well-challenges-supports_most }
guide-depths-gauntlet-light = { guide-well-challenges-light }
guide-depths-gauntlet-dark = { guide-well-challenges-dark }
guide-depths-gauntlet-in_play = What it does as long as it is face up. See IN_PLAY.
guide-depths-gauntlet-back = What it does as long as it is face down. See IN_PLAY; it may be empty.
guide-depths-IN_PLAY = No table of its own: what every table in_play and back above may hold.
guide-depths-IN_PLAY-vulnerable = The Master may be attempted with this colour. For backs of gauntlet cards and for Masters.
guide-depths-IN_PLAY-others_difficulty = { guide-well-IN_PLAY-others_difficulty }
guide-depths-IN_PLAY-others_difficulty-any = { guide-well-IN_PLAY-others_difficulty-any }
guide-depths-IN_PLAY-master_difficulty = { guide-well-IN_PLAY-master_difficulty }
guide-depths-IN_PLAY-supports_worth = { guide-well-IN_PLAY-supports_worth }
guide-depths-IN_PLAY-first_support_worth = { guide-well-IN_PLAY-first_support_worth }
guide-depths-IN_PLAY-light = { guide-well-IN_PLAY-light }
guide-depths-IN_PLAY-dark = { guide-well-IN_PLAY-dark }
guide-depths-IN_PLAY-new_hand = { guide-well-IN_PLAY-new_hand }
guide-depths-IN_PLAY-no_healing = { guide-well-IN_PLAY-no_healing }
guide-depths-IN_PLAY-no_charging = { guide-well-IN_PLAY-no_charging }
guide-depths-IN_PLAY-attaches_discarded = { guide-well-IN_PLAY-attaches_discarded }
guide-depths-IN_PLAY-lose_if = { guide-well-IN_PLAY-lose_if }
guide-depths-IN_PLAY-lose_if-exhausted = { guide-well-IN_PLAY-lose_if-exhausted }
guide-depths-IN_PLAY-lose_if-attached = { guide-well-IN_PLAY-lose_if-attached }
guide-depths-IN_PLAY-turn_end = { guide-well-IN_PLAY-turn_end }
guide-depths-IN_PLAY-given_in = { guide-well-IN_PLAY-given_in }
guide-depths-IN_PLAY-challenge_completed = { guide-well-IN_PLAY-challenge_completed }
guide-depths-IN_PLAY-challenge_discarded = { guide-well-IN_PLAY-challenge_discarded }
guide-depths-IN_PLAY-attempt_failed = { guide-well-IN_PLAY-attempt_failed }
guide-depths-IN_PLAY-final_dark = { guide-well-IN_PLAY-final_dark }
guide-depths-IN_PLAY-final_light = { guide-well-IN_PLAY-final_light }

## exhaustion.toml

guide-exhaustion = The exhaustion deck.
guide-exhaustion-cards = The exhaustion cards, one copy of each.
guide-exhaustion-cards-id = What the card is called in files; its name is the message fatigue-ID, with .flavour as its text.
guide-exhaustion-cards-in_play = What it does as long as it is in play. See IN_PLAY.
guide-exhaustion-IN_PLAY = No table of its own: what every table in_play above may hold.
guide-exhaustion-IN_PLAY-others_difficulty = { guide-well-IN_PLAY-others_difficulty }
guide-exhaustion-IN_PLAY-others_difficulty-any = { guide-well-IN_PLAY-others_difficulty-any }
guide-exhaustion-IN_PLAY-master_difficulty = { guide-well-IN_PLAY-master_difficulty }
guide-exhaustion-IN_PLAY-supports_worth = { guide-well-IN_PLAY-supports_worth }
guide-exhaustion-IN_PLAY-first_support_worth = { guide-well-IN_PLAY-first_support_worth }
guide-exhaustion-IN_PLAY-light = { guide-well-IN_PLAY-light }
guide-exhaustion-IN_PLAY-dark = { guide-well-IN_PLAY-dark }
guide-exhaustion-IN_PLAY-new_hand = { guide-well-IN_PLAY-new_hand }
guide-exhaustion-IN_PLAY-no_healing = { guide-well-IN_PLAY-no_healing }
guide-exhaustion-IN_PLAY-no_charging = { guide-well-IN_PLAY-no_charging }
guide-exhaustion-IN_PLAY-attaches_discarded = { guide-well-IN_PLAY-attaches_discarded }
guide-exhaustion-IN_PLAY-lose_if = { guide-well-IN_PLAY-lose_if }
guide-exhaustion-IN_PLAY-lose_if-exhausted = { guide-well-IN_PLAY-lose_if-exhausted }
guide-exhaustion-IN_PLAY-lose_if-attached = { guide-well-IN_PLAY-lose_if-attached }
guide-exhaustion-IN_PLAY-turn_end = { guide-well-IN_PLAY-turn_end }
guide-exhaustion-IN_PLAY-given_in = { guide-well-IN_PLAY-given_in }
guide-exhaustion-IN_PLAY-challenge_completed = { guide-well-IN_PLAY-challenge_completed }
guide-exhaustion-IN_PLAY-challenge_discarded = { guide-well-IN_PLAY-challenge_discarded }
guide-exhaustion-IN_PLAY-attempt_failed = { guide-well-IN_PLAY-attempt_failed }
guide-exhaustion-IN_PLAY-final_dark = { guide-well-IN_PLAY-final_dark }
guide-exhaustion-IN_PLAY-final_light = { guide-well-IN_PLAY-final_light }

## seekers.toml

guide-seekers = The seekers, each with a lantern and a deck.
guide-seekers-seekers = The seekers. As many can play as there are, four at most.
guide-seekers-seekers-id = What the seeker is called in files; the name is the message seeker-ID, with .epithet and .flavour, and that of the lantern is lantern-ID.
guide-seekers-seekers-icon = The icon that the powers below speak of; its name is the message icon-ID. Some card of the deck must bear it.
guide-seekers-seekers-icon_streak = More value for an action with the icon when the top of the discard bears it too.
guide-seekers-seekers-icon_shield = The damage of a penalty that a card with the icon, discarded from hand, prevents; once a turn.
guide-seekers-seekers-icon_first_support = More value for the first support with the icon that the seeker plays in a turn.
guide-seekers-seekers-light_for_cards = How many cards to discard to change a dark face into light, once in a turn of one’s own; 0: cannot.
guide-seekers-seekers-failed = What happens when an attempt of the seeker fails, after the penalty.
guide-seekers-seekers-lantern = The lantern, white. It has the fields of a card from value to final_light, without cost and icon.
guide-seekers-seekers-cards = The skill cards of the deck. Eight at least, copies included, and sixty at most.
guide-seekers-seekers-cards-id = What the card is called in files; its name is the message skill-ID, with .flavour as its text. No two seekers share a card.
guide-seekers-seekers-cards-copies = { guide-well-challenges-copies }
guide-seekers-seekers-cards-colours = The challenges that it can be played on as an action.
guide-seekers-seekers-cards-value = The progress that the action adds.
guide-seekers-seekers-cards-value_against = More value against some types.
guide-seekers-seekers-cards-value_against-any = Added against a type: combat, obstacle, puzzle or trap.
guide-seekers-seekers-cards-value_with_progress = Added when progress already lies on the challenge.
guide-seekers-seekers-cards-value_per_support = Added for each support of the attempt.
guide-seekers-seekers-cards-supports_worth = Added to the value of each support of the attempt.
guide-seekers-seekers-cards-supports_most = How many supports the attempt may have; 2 when left out.
guide-seekers-seekers-cards-rerolls = How often all dice may be rolled again.
guide-seekers-seekers-cards-ignores_penalty = Whether a failure costs no penalty.
guide-seekers-seekers-cards-penalty_damage = Added to the damage of the penalty.
guide-seekers-seekers-cards-cost = How many other cards of the hand must be discarded to play it as an action.
guide-seekers-seekers-cards-played = What happens when it is played as an action, before supports and dice.
guide-seekers-seekers-cards-completed = What happens when the attempt completes the challenge, after its reward.
guide-seekers-seekers-cards-failed = What happens when the attempt fails, after the penalty.
guide-seekers-seekers-cards-final_dark = { guide-well-IN_PLAY-final_dark }
guide-seekers-seekers-cards-final_light = { guide-well-IN_PLAY-final_light }
guide-seekers-seekers-cards-icon = The icon on the card. A text of the seeker must speak of it.
guide-seekers-seekers-cards-support = The support bar.
guide-seekers-seekers-cards-support-colour = The challenges that it can support; white for all of them.
guide-seekers-seekers-cards-support-value = The progress that the support adds.
guide-seekers-seekers-cards-support-against = Another value against some types.
guide-seekers-seekers-cards-support-against-any = The value against a type: combat, obstacle, puzzle or trap.

## Kinds of values

guide-kind-colour = red, green or blue; white stands alone and counts as all three

## Effects

guide-effect = what a card does. “a, b” is done in this order; “a else b” does b where a cannot be done; “may” in front lets the seeker decide, before brave, take_back and a target that is chosen. Eight instructions at most. ICON is the id of an icon.
guide-effect-descend = that many cards of the Well deck go to its discard.
guide-effect-ascend = that many cards of the Well discard come back on the deck.
guide-effect-draw = the active seeker draws.
guide-effect-discard = the active seeker discards from hand.
guide-effect-heal = the group regains HP, up to those of the start.
guide-effect-damage = the group loses HP.
guide-effect-exhaust = that many exhaustion cards come into play.
guide-effect-brave = one exhaustion card goes back into its deck.
guide-effect-charge = the active seeker’s lantern is charged.
guide-effect-charge_all = every lantern is charged.
guide-effect-place = progress is put on challenges.
guide-effect-remove = progress is taken from challenges.
guide-effect-clear = all progress is taken from challenges.
guide-effect-complete = challenges are completed, whatever their progress.
guide-effect-dismiss = challenges are discarded, without reward or penalty. Not while cards are laid (enters).
guide-effect-attach = challenges go under the Master. Not on gauntlet cards and Masters.
guide-effect-attach_action = the skill card played as the action goes under the Master. Only where there is an attempt.
guide-effect-turn_up = one gauntlet card shows its front again, without progress. Not in rewards, nor on Well cards.
guide-effect-swap_hands = each seeker may discard any cards and draws as many. Only as the end of an event.
guide-effect-take_back = a card with the icon returns from the discard to the hand. For cards of seekers only.
guide-effect-lose = the seekers lose the game.
guide-amount = AMOUNT is a number from 1 to 20, or one of these; behind it /2, /3 or /4 divides it, rounded down.
guide-amount-progress = the progress on the card itself; for challenges.
guide-amount-missing = the progress that the card itself still lacks; for challenges.
guide-amount-copies = the copies of the card in play, itself included; for challenges of the Well.
guide-amount-exhausted = the exhaustion cards in play.
guide-amount-attached = the cards under the Master.
guide-amount-seekers = the number of seekers.
guide-amount-supports = the supports of the attempt; only where there is one.
guide-target = TARGET is one of these. The Master counts among the challenges while it is vulnerable, for progress alone.
guide-target-this = the card that bears the text; for challenges and Masters.
guide-target-attempted = the challenge of the attempt, for progress alone; for cards of seekers.
guide-target-another = a challenge that the active seeker chooses, but not this or the attempted one.
guide-target-any = a challenge that the active seeker chooses.
guide-target-others = all challenges but this or the attempted one.
guide-target-all = all challenges.
guide-target-copies = all other copies of the card; for challenges of the Well.
guide-target-divided = all challenges, divided as the active seeker likes; with place.
guide-target-divided_others = the same, without this or the attempted one.
guide-filter = FILTER is a condition behind a target; there may be several or none. Numbers compare with =, <= or >=.
guide-filter-type = its type, as in type=trap.
guide-filter-colour = its colour, as in colour=red.
guide-filter-printed = its printed difficulty, as in printed<=6.
guide-filter-difficulty = its difficulty now.
guide-filter-progress = the progress on it, as in progress>=1.
