"""`ackack verify`: checks a finished game by replaying it with the dice of its seed."""

import argparse
import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.cli.console import CannotDo, Progress
from bot.cli.databases import add_database, existing
from bot.cli.games.known_titles import KnownTitles, known_titles
from bot.cli.games.positions import positions_in, read_position
from bot.proof.check import Findings, Unknown, check, check_dice, title_of
from bot.proof.game_text import game_of, states_after_rows, write_game
from bot.proof.page import page_of
from bot.proof.record import END, HEAD, Flawed, Record, pack_of, read
from bot.proof.seed import Scheme, is_seal
from bot.service.finished.proofs import Proofs
from bot.store.database.opening import Address
from bot.text.catalogue import ENGLISH, Catalogue
from bot.titles.position_line import NoNotation
from bot.titles.title import AnyState, AnyTitle
from engine.core import Seat

PROVED, REFUSED, IN_PART = 0, 1, 3  # exit codes; 2: it could not be checked


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the command."""
    parser.epilog = (
        "Exit codes: 0 proved; 3 proved in part, because rows were played by other rules, or because the seal"
        " or the last mark was not compared; 1 the game is not as it was; 2 it could not be checked."
    )
    parser.add_argument("game", help="the file game-<number>.json, or the number of a game in the database")
    parser.add_argument("--seal", help="the seal that was posted when the table was opened")
    parser.add_argument(
        "--mark", action="append", default=[], help="a mark that was posted; the last one holds all rows"
    )
    parser.add_argument("--page", type=Path, help="write a page here that shows the rolls in a browser")
    parser.add_argument("--text", type=Path, help="write the game here as text that people can read")
    add_database(parser)


@dataclass(frozen=True, kw_only=True)
class Posted:
    """The seal and marks that somebody has seen in Discord."""

    seal: str | None = None
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class GameVerdict:
    """The result of checking a game without errors."""

    found: Findings
    missing: tuple[str, ...]  # not compared, though only these make it the game that was played

    @property
    def code(self) -> int:
        """The exit code."""
        return PROVED if self.found.is_proved and not self.missing else IN_PART

    def __str__(self) -> str:
        found = self.found
        if self.code == PROVED:
            return f"PROVED: all {found.rows} rows are as the seed and the rules have it"
        unproved = [] if found.is_proved else [f"{_rows(0, found.replayed_from - 1)}, played by other rules"]
        if self.missing:
            uncompared = f"{' and '.join(self.missing)} not compared"
            unproved.append(f"that this is the game that was played ({uncompared})")
        rows = _rows(found.replayed_from, found.rows - 1)
        fit = f"{rows} {'are' if rows.startswith('rows') else 'is'} as the seed and the rules have it"
        return f"PROVED IN PART: {fit}. Not proved: {'; '.join(unproved)}"


def run(arguments: argparse.Namespace) -> int:
    """Prints the findings; the exit code is 0 (proved), 3 (proved in part) or 1 (refused)."""
    known = known_titles(arguments)
    text, kept = _game(arguments)
    if arguments.page is not None:
        _write_page(arguments.page, text, known)
    posted = Posted(seal=arguments.seal, marks=tuple(map(_clean, arguments.mark)))
    try:
        record = read(text)
        _print_facts(record)
        verdict = _check(record, known, posted)
        if kept is not None and kept != verdict.found.state:
            raise Flawed(END, "the database has another position than the rows lead to")
    except Flawed as flaw:
        print(f"NOT AS IT WAS, {flaw}")
        return REFUSED
    if arguments.text is not None:
        _write_text(arguments.text, record, known)
    _print_findings(verdict.found)
    _print_limits(record, posted)
    print(verdict)
    return verdict.code


def verdict_on(
    record: Record,
    find: Callable[[str], AnyTitle | None],
    posted: Posted,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> GameVerdict:
    """Replays a game and compares it with what was posted; raises `Flawed` or `Unknown`."""
    _compare_posted(record, posted)
    found = check(record, find, progress)
    missing = [] if posted.seal is not None else ["seal"]
    if record.mark not in posted.marks:  # one of an earlier row says nothing of the rows after it
        missing.append("mark")
    return GameVerdict(found=found, missing=tuple(missing))


def _game(arguments: argparse.Namespace) -> tuple[bytes, AnyState | None]:
    """Returns a game as a file; for one in a database, also its stored position."""
    if arguments.game.isdecimal():
        return asyncio.run(
            _from_database(known_titles(arguments), existing(arguments.database), int(arguments.game))
        )
    try:
        return Path(arguments.game).read_bytes(), None
    except OSError as error:
        raise CannotDo(f"{arguments.game} cannot be read: {error.strerror}") from error


async def _from_database(known: KnownTitles, path: Address, game: int) -> tuple[bytes, AnyState]:
    async with positions_in(path, known) as positions:
        position = await read_position(positions, game)
        if position.is_playing:
            raise CannotDo(f"game {game} is not over: its secret is not told yet")
        return (await Proofs(positions).of(position.game.id)).text, position.state


def _check(record: Record, known: KnownTitles, posted: Posted) -> GameVerdict:
    titles = {title.id: title for title in known.titles}
    try:
        with Progress("rows") as progress:
            return verdict_on(record, titles.get, posted, progress)
    except Unknown as unknown:
        rolled = f"all {check_dice(record)} draws are those of the seed"
        raise CannotDo(f"{rolled}, but the game cannot be played again: {unknown}") from unknown


def _compare_posted(record: Record, posted: Posted) -> None:
    if posted.seal is not None and not is_seal(posted.seal, record.head.seal):
        raise Flawed(HEAD, f"its seal is {record.head.seal}, not the one that was posted")
    for mark in posted.marks:
        if mark not in record.marks:
            raise Flawed(END, f"no row has the mark {mark}")


def _clean(mark: str) -> str:
    """Returns a mark without signs that are copied with it."""
    return mark.strip().strip("`").lower()


def _print_facts(record: Record) -> None:
    head = record.head
    print(f"game    {head.game}, {head.title}, version {record.end.rules} of the rules")
    pack = pack_of(head)
    if pack is not None:
        print(f"pack    {pack.content.name}, {pack.digest}")
    print(f"seal    {head.seal}")
    print(f"secret  {head.secret}")
    for number in head.ids:
        print(f"id      {number}")
    for word in head.words:
        print(f"word    {word}")
    if head.parts.cut is not None:
        print(f"cut     {head.parts.cut}")
    print(f"seed    {head.seed}")
    print(f"mark    {record.mark}")


def _print_findings(found: Findings) -> None:
    print(f"draws   {found.draws} in {found.rows} rows")
    if not found.is_proved:
        print(f"{_rows(0, found.replayed_from - 1)}: only the draws they list were compared with the seed")


def _print_limits(record: Record, posted: Posted) -> None:
    """Prints the checks that were not made, and the fields that nothing holds but the mark."""
    if posted.seal is None:
        print("seal not compared: give the one that was posted with --seal")
    if record.mark not in posted.marks:
        line = max(map(record.marks.index, posted.marks), default=0)
        known = f" after row {line - 1}" if line else ""
        print(f"mark not compared{known}: give the last one that was posted with --mark")
    if record.head.scheme is Scheme.DIRECT:
        print("scheme 1: only the bot chose this seed")
    elif record.head.parts.cut is None:
        print("no cut: nobody added anything after the opening, so there could have been several")
    number = "" if record.head.scheme is Scheme.CUT else ", and the number of the game"
    print(f"held by the mark alone: who made each move{number}")


def _rows(first: int, last: int) -> str:
    return f"row {first}" if first == last else f"rows {first} to {last}"


def _write_page(path: Path, text: bytes, known: KnownTitles) -> None:
    path.write_bytes(page_of(text, known.catalogue().words(ENGLISH)))


def _write_text(path: Path, record: Record, known: KnownTitles) -> None:
    """Writes a game as text, with a comment in English behind each row."""
    title = title_of(record, {title.id: title for title in known.titles}.get)
    catalogue, game = known.catalogue(), game_of(record, title)  # `check` has read its first position
    words = catalogue.words(ENGLISH, title)
    seats = {Seat(seat): str(words(f"seat-{key}")) for seat, key in enumerate(game.seats)}
    try:
        states = tuple(states_after_rows(game))
        path.write_text(write_game(game, partial(_comment, record, title, states, catalogue, seats)), "utf-8")
    except (Flawed, NoNotation) as error:  # rows that were played by other rules
        raise CannotDo(f"the game cannot be written as text: {error}") from error


def _comment(
    record: Record,
    title: AnyTitle,
    states: Sequence[AnyState],
    catalogue: Catalogue,
    seats: Mapping[Seat, str],
    row: int,
) -> str:
    view = title.rules.view(states[row], None)
    events = title.codecs.events.decode(bytes(record.rows[row].events))
    return " ".join(
        str(catalogue.describe(title, "event", event, view=view, seats=seats, locale=ENGLISH))
        for event in events
    )
