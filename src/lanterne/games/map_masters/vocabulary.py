"""The verbs of options and the kinds of events of Map Masters. Words for them live in the texts."""

from __future__ import annotations

from typing import Final

from lanterne.kernel.asks import Verb
from lanterne.kernel.events import EventKind

# What decides at a real table
OBJECTIVES: Final = "objectives"
BOOKS: Final = "books"
CARDS: Final = "cards"
PILES: Final = "piles"
PLAYERS: Final = "players"

# --- options ---------------------------------------------------------------------------------------------------------
BUY_TOKEN: Final = Verb("buy_token", "token", rule="MM-MARKET-08")
BUY_TWO: Final = Verb("buy_two", "token", "second", rule="MM-SB-14")
BUY_BOOK: Final = Verb("buy_book", "book", rule="MM-MARKET-09")
BUY_BLIND_BOOK: Final = Verb("buy_blind_book", "blind", rule="MM-MARKET-11")
BUY_CARD: Final = Verb("buy_card", "card", "price", rule="MM-MARKET-10")
BUY_BLIND: Final = Verb("buy_blind", "blind", "price", rule="MM-MARKET-11")
CHEAPER_CARD: Final = Verb("cheaper_card", "card", "price", rule="MM-SB-09")
CHEAPER_BLIND: Final = Verb("cheaper_blind", "blind", "price", rule="MM-SB-09")
PASS: Final = Verb("pass", rule="MM-MARKET-05")
GIVE_UP: Final = Verb("give_up", "book", rule="MM-MARKET-17")
PEEK: Final = Verb("peek", rule="MM-SB-16")
NO_PEEK: Final = Verb("no_peek", rule="MM-SB-16")
KEEP_PEEKED: Final = Verb("keep_peeked", "card", rule="MM-SB-16")
DROP_PEEKED: Final = Verb("drop_peeked", "card", rule="MM-SB-16")
RECYCLE: Final = Verb("recycle", "card", rule="MM-RESET-03")
CUT: Final = Verb("cut", "card", rule="MM-RESET-04")
BURN: Final = Verb("burn", "card", rule="MM-SB-11")
REDEEM: Final = Verb("redeem", "card", rule="MM-SB-17")
FINISH: Final = Verb("finish", rule="MM-RESET-02")
TRADE: Final = Verb("trade", "card", rule="MM-SB-15")
NO_TRADE: Final = Verb("no_trade", rule="MM-SB-15")
TAKE: Final = Verb("take", "card", rule="MM-SB-15")

ANY_BOOK: Final = BUY_BLIND_BOOK("book")
PASS_NOW: Final = PASS()
FINISH_NOW: Final = FINISH()

# --- events ----------------------------------------------------------------------------------------------------------
BEGUN: Final = EventKind("begun", "round", rule="MM-TURN-02")
PUZZLE: Final = EventKind("puzzle", "date", "objective", rule="MM-SOLVE-01")
OPENS: Final = EventKind("opens", "mapper", rule="MM-MARKET-01")
FIRST: Final = EventKind("first", "mapper", rule="MM-MARKET-02")
NEW_PRIMARY: Final = EventKind("new_primary", "objective", rule="MM-TURN-01")
NEXT_PRIMARY: Final = EventKind("next_primary", "objective", rule="MM-RESET-01")
HOURGLASS: Final = EventKind("hourglass", "bonus", rule="MM-TIME-01")
NEW_SECONDARY: Final = EventKind("new_secondary", "objective", rule="MM-REWARD-08")
LAID_BOOK: Final = EventKind("laid_book", "book", rule="MM-SETUP-02")
LAID_CARD: Final = EventKind("laid_card", "card", "price", rule="MM-SETUP-04")
REVEALED_BOOK: Final = EventKind("revealed_book", "book", rule="MM-MARKET-12")
REVEALED_CARD: Final = EventKind("revealed_card", "card", "price", rule="MM-MARKET-12")
BOUGHT_TOKEN: Final = EventKind("bought_token", "mapper", "token", rule="MM-MARKET-08")
FREE_TOKEN: Final = EventKind("free_token", "mapper", "token", rule="MM-SB-14")
BOUGHT_BOOK: Final = EventKind("bought_book", "mapper", "book", rule="MM-MARKET-09")
GAVE_UP: Final = EventKind("gave_up", "mapper", "book", rule="MM-MARKET-17")
BOUGHT_CARD: Final = EventKind("bought_card", "mapper", "card", "price", rule="MM-MARKET-13")
PASSED: Final = EventKind("passed", "mapper", rule="MM-MARKET-05")
MUST_PASS: Final = EventKind("must_pass", "mapper", rule="MM-RULING-68")
PEEKED: Final = EventKind("peeked", "mapper", rule="MM-SB-16")
PEEKED_CARD: Final = EventKind("peeked_card", "card", rule="MM-SB-16")
KEPT_PEEKED: Final = EventKind("kept_peeked", "mapper", rule="MM-SB-16")
DROPPED: Final = EventKind("dropped", "mapper", "card", rule="MM-SB-16")
RESHUFFLED: Final = EventKind("reshuffled", "mapper", rule="MM-HAND-02")
HAND: Final = EventKind("hand", "mapper", "cards", rule="MM-EXPLORE-02")
EXPLORED: Final = EventKind("explored", "mapper", "finds", rule="MM-EXPLORE-03")
LEFT: Final = EventKind("left", "mapper", rule="MM-REWARD-10")
DEAD_END: Final = EventKind("dead_end", "mapper", rule="MM-PATH-03")
IDLE: Final = EventKind("idle", "mapper", rule="MM-CHECK-18")
SACRIFICED: Final = EventKind("sacrificed", "mapper", rule="MM-SB-08")
QUICKEST: Final = EventKind("quickest", "mapper", "bonus", rule="MM-TIME-05")
EARNED: Final = EventKind("earned", "mapper", "coins", rule="MM-REWARD-02")
SCORED: Final = EventKind("scored", "mapper", "points", "objective", rule="MM-REWARD-03")
SCORED_TOO: Final = EventKind("scored_too", "mapper", "points", "objective", rule="MM-REWARD-09")
RECYCLED: Final = EventKind("recycled", "mapper", "card", rule="MM-RESET-03")
REMOVED: Final = EventKind("removed", "mapper", "card", rule="MM-RESET-04")
REDEEMED: Final = EventKind("redeemed", "mapper", "card", rule="MM-SB-17")
TRADED: Final = EventKind("traded", "mapper", "card", "taken", rule="MM-SB-15")
CLEARED: Final = EventKind("cleared", rule="MM-RESET-09")
REFRESHED: Final = EventKind("refreshed", rule="MM-RESET-11")
FINAL: Final = EventKind("final", "mapper", "points", rule="MM-END-08")
SOLVED: Final = EventKind("solved", "points", rule="MM-SOLVE-01")
ABANDONED: Final = EventKind("abandoned", "mapper", rule="MM-RULING-74")
