"""The database, read beside the bot and compared with Discord's messages and the players' answers."""

import sqlite3
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from typing import Any

import psycopg

from bot.service.model.notices import REVIEW
from tests.wire.world import World

POSTGRESQL = "postgresql://"

# Every foreign key of the tables of a bot, with its columns on both sides.
_KEYS = """
select child.relname, parent.relname,
    (select array_agg(attname::text order by place)
        from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number),
    (select array_agg(attname::text order by place)
        from unnest(confkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number)
from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
where contype = 'f' and connamespace = current_schema()::regnamespace
"""
_INDEXES = """
select c.relname, bt_index_check(c.oid, true)::text from pg_class c join pg_am on pg_am.oid = relam
where amname = 'btree' and relkind = 'i' and relnamespace = current_schema()::regnamespace
"""


_REVIEW = f"kind = 'end' and subject = '{REVIEW}'"
_OWED = f"done_at is null and not ({_REVIEW})"


class Books:
    """A database by its address, as ACKACK_DATABASE names it."""

    def __init__(self, address: str) -> None:
        self._address = address

    def ask(self, question: str) -> list[tuple[Any, ...]]:
        if self._address.startswith(POSTGRESQL):
            with psycopg.connect(self._address, autocommit=True) as server:
                return server.execute(question.encode()).fetchall()
        with closing(sqlite3.connect(f"file:{self._address}?mode=ro", uri=True, timeout=10)) as connection:
            return connection.execute(question).fetchall()

    def owed(self) -> int:
        """Returns the number of queued posts, without reviews, which may take minutes each."""
        return int(self.ask(f"select count(*) from outbox where {_OWED}")[0][0])

    def reviews_owed(self) -> int:
        """Returns the number of ends that wait for their review."""
        return int(self.ask(f"select count(*) from outbox where done_at is null and {_REVIEW}")[0][0])

    def in_play(self, server: int) -> int:
        """Returns the number of a server's games that are in play."""
        found = self.ask(f"select count(*) from games where guild_id = {server} and status = 'playing'")
        return int(found[0][0])

    def rows(self, server: int) -> int:
        """Returns the number of journal rows of a server's tables."""
        found = self.ask(
            f"select count(*) from moves join games on games.id = game_id where guild_id = {server}"
        )
        return int(found[0][0])

    def faults(self, world: World, told: Mapping[int, str]) -> list[str]:
        """Returns all inconsistencies."""
        return [
            *self._lost(told),
            *self._gaps(),
            *self._boards(world),
            *self.unsettled(),
            *self.broken(),
        ]

    def _lost(self, told: Mapping[int, str]) -> list[str]:
        written = {number for (number,) in self.ask("select interaction_id from moves")}
        return [
            f"move {number} is not in the journal, and was told: {words[:200]!r}"
            for number, words in told.items()
            if number not in written
        ]

    def _gaps(self) -> list[str]:
        rows = self.ask(
            "select game_id, count(*), max(moves.seq), games.seq from moves join games on games.id = game_id"
            " group by game_id, games.seq"
        )
        return [
            f"game {game}: {number} rows, the last is {last}, and it stands at {stands}"
            for game, number, last, stands in rows
            if not number - 1 == last == stands
        ]

    def _boards(self, world: World) -> list[str]:
        """Checks that every turn has exactly one board: the message that the database names."""
        nonces = {
            nonce: (game, turn)
            for nonce, game, turn in self.ask("select nonce, game_id, turn from outbox where kind = 'board'")
        }
        named = {
            (game, turn): message
            for game, turn, message in self.ask(
                "select game_id, number, message_id from posts where kind = 'board'"
            )
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

    def unsettled(self) -> list[str]:
        rows = self.ask("select game_id, turn, kind, attempts from outbox where " + _OWED)
        return [
            f"game {game}, turn {turn}: a {kind} is owed after {tried} tries"
            for game, turn, kind, tried in rows
        ]

    def broken(self) -> list[str]:
        if self._address.startswith(POSTGRESQL):
            return self._broken_on_server()
        found = [f"integrity: {row}" for row in self.ask("pragma integrity_check") if row != ("ok",)]
        return found + [f"foreign key: {row}" for row in self.ask("pragma foreign_key_check")]

    def _broken_on_server(self) -> list[str]:
        """Returns rows with dangling foreign keys, and indexes that do not match their tables."""
        found = []
        for child, parent, columns, others in self.ask(_KEYS):
            same = " and ".join(f"p.{b} = c.{a}" for a, b in zip(columns, others, strict=True))
            known = " and ".join(f"c.{column} is not null" for column in columns)
            lost = self.ask(
                f"select count(*) from {child} c where {known}"
                f" and not exists (select 1 from {parent} p where {same})"
            )
            if lost[0][0]:
                found.append(f"foreign key: {lost[0][0]} rows of {child} name no row of {parent}")
        try:
            with psycopg.connect(self._address, autocommit=True) as server:
                server.execute("create extension if not exists amcheck with schema public")
                server.execute("set search_path to " + self._schema(server) + ", public")
                server.execute(_INDEXES)
        except psycopg.errors.DataError as error:
            found.append(f"integrity: {error}")
        return found

    def _schema(self, server: "psycopg.Connection[Any]") -> str:
        return str(server.execute("select quote_ident(current_schema())").fetchall()[0][0])
