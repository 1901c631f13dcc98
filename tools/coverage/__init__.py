"""`python -m tools.coverage`: plays games as `ackack simulate` does, and counts all that occurred in them.

What never occurred is counted, too: kinds of actions and events, ways to end, and the tags of the title.
"""
