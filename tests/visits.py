"""Counts the visits of a game, per reaction mode.

A visit is a run of decisions by one person; automatic answers do not count. The computer plays all people, so
that every mode is measured in the same games. `python -m tests.visits` rewrites the table of
`docs/days-measured.md`; with names (`final-09`) it only prints their rows.
"""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from statistics import mean
from typing import Any

import msgspec

from bot.service.model import automatic_answers
from bot.service.model.position import Position
from bot.service.model.table import TableSettings
from bot.store.rows import Chair, Game, GameId, Person, ReactionMode, Status, UserId
from bot.text.catalogue import ENGLISH, Catalogue
from engine.core import Seat, SeededDice
from tests.facts import facts_of
from tests.opaque import AnyTitle
from tests.pages import DOCS, with_part
from tests.titles import TITLES

GAMES = 6  # per table
ANSWER_HOURS = 8  # a person's time to answer, for the length of a game in days

PAGE = DOCS / "days-measured.md"
BEGIN = "<!-- visits: written by python -m tests.visits -->"
END = "<!-- end of visits -->"
HEAD = [
    "| table | always ask | days | when it counts | automatic | days |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
]

WAYS = (ReactionMode.ASK, ReactionMode.COUNTS, ReactionMode.AUTOMATIC)


@dataclass
class Count:
    """Counts visits."""

    visits: int = 0
    last: Seat | None = None

    def answered(self, seat: Seat) -> None:
        self.visits += seat != self.last
        self.last = seat


@dataclass(frozen=True, kw_only=True)
class Play:
    """A table to be measured."""

    name: str
    title: AnyTitle
    options: Mapping[str, str] = field(default_factory=dict)
    people: int | None = None  # None: the fewest


def tables() -> Iterator[Play]:
    """Yields the tables of all games: one per scenario or number of people, or a single one."""
    for title in TITLES:
        yield from _tables_of(title)


def _tables_of(title: AnyTitle) -> Iterator[Play]:
    wanted, name = facts_of(title.id).visits, title.id.replace("_", " ")
    if wanted.every is not None:
        choices = title.setup.choices[wanted.every](Catalogue([title]).words(ENGLISH, title))
        for value in sorted(choice.value for choice in choices):
            yield Play(name=value, title=title, options={wanted.every: value})
    elif wanted.people:
        for people in wanted.people:
            yield Play(name=f"{name}, {people} people", title=title, people=people)
    else:
        yield Play(name=name, title=title)


def visits(play: Play, number: int) -> Mapping[ReactionMode, int]:
    """Returns the visits of one game, by reaction mode."""
    title, rules = play.title, play.title.rules
    options = msgspec.convert(dict(play.options), title.codecs.options_type, strict=False)
    seats = rules.seat_plan(options).fewest if play.people is None else play.people
    seed = blake2b(f"visits:{play.name}:{number}".encode(), digest_size=32).digest()
    state, seq = rules.setup(options, seats, SeededDice(seed, 0)).state, 0
    counts = {way: Count() for way in WAYS}
    while (decision := rules.decision(state)) is not None:
        seq += 1
        last = counts[ReactionMode.AUTOMATIC].last
        seat = last if last in decision.seats else decision.seats[0]
        assert seat is not None
        for way in WAYS:
            table = table_at(title, state=state, reactions=way, seats=seats)
            if seat in automatic_answers.waiting_seats(table):
                counts[way].answered(seat)
        legal = rules.legal(state, seat)
        action = title.computer(rules.view(state, seat), decision, legal, SeededDice(seed, -seq))
        state = rules.apply(state, seat, action, SeededDice(seed, seq)).state
    return {way: count.visits for way, count in counts.items()}


def table_at(title: AnyTitle, *, state: Any, reactions: ReactionMode, seats: int = 2) -> Position:
    """Returns a table whose seats all hold people with one reaction mode, at a state of its game."""
    chairs = tuple(
        Chair(
            seat=Seat(number),
            key=str(number),
            people=(Person(id=UserId(number + 1), name=str(number)),),
            reactions=reactions,
        )
        for number in range(seats)
    )
    return Position(
        title=title,
        game=_game(title),
        options=title.codecs.options.decode(b"{}"),
        settings=TableSettings(),
        chairs=chairs,
        reached=state,
        decision=title.rules.decision(state),
        outcome=None,
        visits={},
        press=None,
        plans={},
        orders={},
        asked_since={},
        suggestions={},
    )


def _game(title: AnyTitle) -> Game:
    return Game(
        id=GameId(1),
        title=title.id,
        rules_version=title.rules.version,
        rules_since=0,
        seed=bytes(32),
        options=b"{}",
        settings=b"{}",
        status=Status.PLAYING,
        guild_id=None,
        channel_id=1,
        thread_id=None,
        host=Person(id=UserId(1), name="0"),
        locale="en",
        seq=1,
        turn=1,
        turn_seats=(),
        outcome=None,
    )


def row(play: Play) -> str:
    """Returns the row of a table: visits per game, and days if each answer takes some hours."""
    games = [visits(play, number) for number in range(GAMES)]
    ask, counts, automatic = (mean(game[way] for game in games) for way in WAYS)
    cells = (f"{ask:.0f}", _days(ask), f"{counts:.0f}", f"{automatic:.0f}", _days(automatic))
    return f"| {play.name} | {' | '.join(cells)} |"


def _days(visits_a_game: float) -> str:
    return f"{visits_a_game * ANSWER_HOURS / 24:.0f}"


def main(wanted: list[str]) -> None:
    """Measures all tables and writes the page, or prints only the named tables."""
    rows = []
    for play in tables():
        if not wanted or play.name in wanted:
            rows.append(row(play))
            sys.stdout.write(rows[-1] + "\n")
            sys.stdout.flush()
    if not wanted:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(with_part(page, BEGIN, END, "\n".join([*HEAD, *rows])), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
