"""What is written down, read beside the bot and compared with what Discord shows and people were told."""

import sqlite3
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from typing import Any

from tests.wire.world import World

POSTGRESQL = "postgresql://"


class Books:
    """A database by its address, as ACKACK_DATABASE names it."""

    def __init__(self, address: str) -> None:
        if address.startswith(POSTGRESQL):
            raise NotImplementedError("the checks read SQLite only, so far")
        self._address = address

    def ask(self, question: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(f"file:{self._address}?mode=ro", uri=True, timeout=10)) as connection:
            return connection.execute(question).fetchall()

    def owed(self) -> int:
        """Returns how many posts Discord has not seen."""
        return int(self.ask("select count(*) from outbox where done_at is null")[0][0])

    def faults(self, world: World, told: Mapping[int, str]) -> list[str]:
        """Returns everything that should not be so."""
        return [*self._lost(told), *self._boards(world), *self._unsettled(), *self._broken()]

    def _lost(self, told: Mapping[int, str]) -> list[str]:
        written = {number for (number,) in self.ask("select interaction_id from moves")}
        return [
            f"move {number} is not in the journal, and was told: {words[:200]!r}"
            for number, words in told.items()
            if number not in written
        ]

    def _boards(self, world: World) -> list[str]:
        """Every turn has exactly one board: the message that the books name, and no other."""
        nonces = {
            nonce: (game, turn)
            for nonce, game, turn in self.ask("select nonce, game_id, turn from outbox where kind = 'board'")
        }
        named = {
            (game, turn): message
            for game, turn, message in self.ask("select game_id, turn, message_id from posts")
        }
        shown: Counter[tuple[int, int]] = Counter()
        wrong = []
        for channel in world.channels.values():
            for number, message in channel.messages.items():
                turn = nonces.get(str(message["nonce"]))
                if turn is not None:
                    shown[turn] += 1
                    if named.get(turn) != number:
                        wrong.append(
                            f"message {number} shows turn {turn}, and the books name {named.get(turn)}"
                        )
        owed = {
            (game, turn)
            for game, turn in self.ask(
                "select distinct game_id, turn from outbox where kind = 'board' and closed is null"
            )
        }
        return wrong + [f"turn {turn} has {shown[turn]} boards" for turn in owed if shown[turn] != 1]

    def _unsettled(self) -> list[str]:
        rows = self.ask("select game_id, turn, kind, attempts from outbox where done_at is null")
        return [
            f"game {game}, turn {turn}: a {kind} is owed after {tried} tries"
            for game, turn, kind, tried in rows
        ]

    def _broken(self) -> list[str]:
        found = [f"integrity: {row}" for row in self.ask("pragma integrity_check") if row != ("ok",)]
        return found + [f"foreign key: {row}" for row in self.ask("pragma foreign_key_check")]
