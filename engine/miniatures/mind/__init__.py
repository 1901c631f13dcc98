"""The computer players of this game, listed by level in `minds.py`; no rule imports them."""
