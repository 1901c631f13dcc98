"""The computer players of this game: `minds.py` lists them by level; no rule knows of them."""
