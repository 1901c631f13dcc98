"""The computer players of this game: `minds.py` lists them by level; the rules do not depend on them."""
