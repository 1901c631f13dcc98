"""`python -m tools.coverage`: plays games as `ackack simulate` does, and counts all that occurred in them.

Kinds of actions and events, ways to end and tags of the title that never occurred are listed with 0.
"""
