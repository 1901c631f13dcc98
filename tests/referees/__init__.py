"""Referees: the rules of each game written a second time, judging whole random games event by event.

A referee reads the public events as plain values, and the digests in `docs/rules`. It shares no code with the
engine, the content or the bot. The tests play the games, and bend a rule to show that each referee notices.
"""
