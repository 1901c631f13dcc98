"""The duel: a toy game, small enough for fast tests, with everything the bot needs of a real one.

Both hold number cards. At first each may secretly swap one. Then they take turns: aim high or low, strike
with a card; the other may parry with one of their own (a reaction window); a die is added on both sides; the
higher sum scores and plays on, a tie or less passes the turn. First to the goal wins.
"""

from tests.duel.game import DuelRules, Options
from tests.duel.title import DUEL, title_of

__all__ = ["DUEL", "DuelRules", "Options", "title_of"]
