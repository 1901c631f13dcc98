"""`ackack referee`: one case from standard input, one line a step; anyone can check a ruling without Discord.

A case is a JSON object: `title`; `options` by name (or `scenario`); `seats`, their number; `seed`, anything,
for the setup and all dice, or a `state` to begin with; `dice`, faces that come up instead of the seed's after
the setup; `moves`, a list of `{"seat": 0, "action": {"type": "…", …}}`. A `position` as one line
(docs/notation.md) stands for title, options, seats and state; a move may be text: `"red target(dallas)"`.
Instead of a case it takes a whole game as text, as `ackack verify --text` writes it.
"""

import argparse
import sys
from typing import TextIO

import msgspec

from bot.cli.console import CannotDo
from bot.cli.games.known_titles import KnownTitles, check_seats, known_titles, seed_of
from bot.proof.game_text import read_game, states_after_rows
from bot.proof.record import Flawed
from bot.text.catalogue import ENGLISH
from bot.titles.position_line import ALL, NoNotation, PositionLine, read_position
from bot.titles.title import AnyAction, AnyEvent, AnyState
from engine.core import Data, Dice, Refused, ScriptedDice, Seat, SeededDice, play
from engine.kit.notation import Unreadable


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move of a case."""

    seat: int
    action: msgspec.Raw


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A case for the referee."""

    title: str = ""
    moves: list[Said | str] = []
    options: dict[str, str | int | bool] = {}
    scenario: str | None = None
    seats: int | None = None  # None: as few as the game allows
    seed: str | int = 1
    state: msgspec.Raw = msgspec.Raw()  # empty: the game is set up
    dice: list[int] | None = None  # None: the seed's
    position: str = ""  # a line, in place of title, options, seats and state


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the description of the command."""
    parser.description, parser.formatter_class = __doc__, argparse.RawDescriptionHelpFormatter


def run(arguments: argparse.Namespace) -> int:
    """Rules on the case from standard input."""
    return rule(sys.stdin.buffer.read(), sys.stdout, known_titles(arguments))


def rule(raw: bytes, out: TextIO, known: KnownTitles) -> int:
    """Plays a case and writes the result of each step; a refused move changes nothing."""
    if not raw.lstrip().startswith(b"{"):
        return _replay(raw, out, known)
    referee = _Referee(_decode(raw), out, known)
    referee.begin()
    for number, said in enumerate(referee.case.moves, start=1):
        referee.hear(number, referee.move(number, said))
    referee.finish()
    return 0


def _replay(raw: bytes, out: TextIO, known: KnownTitles) -> int:
    """Replays a game from its text, and writes the position after each row."""
    try:
        game = read_game(raw.decode(), {title.id: title for title in known.titles}.get)
        for number, state in enumerate(states_after_rows(game)):
            line = PositionLine(
                title=game.title, options=game.options, seats=game.seats, seen=ALL, state=state
            )
            outcome = game.title.rules.outcome(state)
            step = {"step": number, "position": line.text, "outcome": outcome}
            print(msgspec.json.encode(step).decode(), file=out, flush=True)
    except (Flawed, UnicodeDecodeError) as error:
        raise CannotDo(f"the game cannot be played: {error}") from error
    return 0


def _decode(raw: bytes) -> Case:
    try:
        return msgspec.json.decode(raw, type=Case)
    except msgspec.DecodeError as error:
        raise CannotDo(f"the case cannot be read: {error}") from error


def _position(line: str, known: KnownTitles) -> PositionLine:
    try:
        return read_position(line, {title.id: title for title in known.titles}.get)
    except (Unreadable, NoNotation) as error:
        raise CannotDo(f"the position cannot be read: {error}") from error


class _Referee:
    def __init__(self, case: Case, out: TextIO, known: KnownTitles) -> None:
        self.case = case
        self._out = out
        self._given = _position(case.position, known) if case.position else None
        self._catalogue = known.catalogue()
        if self._given is None:
            self._title = known.title(case.title)
            self._options = known.options(self._title, _options(case))
            wanted = case.seats or self._title.rules.seat_plan(self._options).fewest
            count = check_seats(self._title, self._options, wanted)
            self._keys = self._title.rules.seat_plan(self._options).keys[:count]
        else:
            self._title, self._options = self._given.title, self._given.options
            self._keys = self._given.seats
        self._seats = tuple(Seat(seat) for seat in range(len(self._keys)))
        words = self._catalogue.words(ENGLISH, self._title)
        self._names = {seat: words(f"seat-{self._keys[seat]}") for seat in self._seats}
        self._script = None if case.dice is None else ScriptedDice(*case.dice)
        self._state: AnyState  # the present state, set by `begin`

    def begin(self) -> None:
        """Sets the game up, or takes the state of the case."""
        if self._given is not None:
            self._state = self._given.state
            self._tell(0, ())
            return
        given = bytes(self.case.state)
        if given:
            try:
                self._state = self._title.codecs.states.decode(given)
            except msgspec.DecodeError as error:
                raise CannotDo(f"the state cannot be read: {error}") from error
            self._tell(0, ())
            return
        dice = SeededDice(seed_of(self.case.seed), 0)
        step = self._title.rules.setup(self._options, len(self._seats), dice)
        self._state = step.state
        self._tell(0, step.events)

    def move(self, number: int, said: Said | str) -> tuple[int, AnyAction]:
        """Returns the seat and action of a move, which is JSON or text."""
        actions = self._title.codecs
        try:
            if not isinstance(said, str):
                return said.seat, actions.actions.decode(bytes(said.action))
            key, _, written = said.partition(" ")
            return self._keys.index(key), actions.action_texts.read(written)
        except (msgspec.DecodeError, Unreadable, ValueError) as error:
            raise CannotDo(f"move {number} cannot be read: {error}") from error

    def hear(self, number: int, said: tuple[int, AnyAction]) -> None:
        """Plays one move, or writes the reason of its refusal."""
        index, action = said
        if index not in self._seats:
            raise CannotDo(f"move {number}: there is no seat {index}")
        seat = Seat(index)
        try:
            step = play(self._title.rules, self._state, seat, action, self._dice(number))
        except Refused as error:
            self._write(
                {"step": number, "refusal": error.refusal, "why": self._words("refusal", error.refusal)}
            )
            return
        except AssertionError as error:
            raise CannotDo(f"move {number}: {error}") from error
        self._state = step.state
        self._tell(number, step.events)

    def finish(self) -> None:
        """Writes the scripted dice that were not rolled."""
        if self._script is not None and self._script.rest:
            self._write({"dice_left": self._script.rest})

    def _dice(self, number: int) -> Dice:
        return self._script or SeededDice(seed_of(self.case.seed), number)

    def _tell(self, number: int, events: tuple[AnyEvent, ...]) -> None:
        rules = self._title.rules
        decision = rules.decision(self._state)
        self._write(
            {
                "step": number,
                "events": events,
                "told": [self._words("event", event) for event in events],
                "decision": decision,
                "asks": None if decision is None else self._words("decision", decision),
                "legal": {str(seat): rules.legal(self._state, seat) for seat in self._seats},
                "outcome": rules.outcome(self._state),
            }
        )

    def _words(self, kind: str, value: Data) -> str:
        view = self._title.rules.view(self._state, self._seats[0])
        told = self._catalogue.describe(
            self._title, kind, value, view=view, seats=self._names, locale=ENGLISH
        )
        return str(told)

    def _write(self, line: dict[str, object]) -> None:
        print(msgspec.json.encode(line).decode(), file=self._out, flush=True)


def _options(case: Case) -> dict[str, str]:
    given = {name: _plain(value) for name, value in case.options.items()}
    return given if case.scenario is None else {**given, "scenario": case.scenario}


def _plain(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
