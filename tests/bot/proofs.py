"""Short games of every title, played at real tables, as proof files."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from bot.proof.check import check
from bot.proof.record import End, Head, Record, RecordRow, encode, read
from bot.proof.seed import Parts, Scheme
from bot.service.errors import NothingToUndo, NoWayBack, SeenSince
from bot.service.playing.votes import Ballot
from bot.store.rows import GameId, Person, RowKind, Status
from engine.core import Outcome, Seat
from tests.bot.house import ANN, BOB, CHANNEL, House, house
from tests.engine.games import EVERY
from tests.facts import facts_of
from tests.opaque import AnyTitle

AFTER = 6  # moves after an undo
IDS = ("1300000000000000001", "1300000000000000077")
TITLES = {title.id: title for title in EVERY}

# Titles whose rules have had more than one version.
OF_LATER_VERSIONS = tuple(title.id for title in EVERY if title.rules.version > 1)


@cache
def game_file(title_id: str) -> bytes:
    """Returns the file of a game with undone moves, a resignation, and an end by the host."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_play(Path(folder) / "bot.db", TITLES[title_id]))


async def _play(path: Path, title: AnyTitle) -> bytes:
    async with house(path, title, scheme=Scheme.SHARED) as bot:
        game, people = await start(bot, title)
        chance = Random(title.id)
        await say_anything(bot, game, chance, people, facts_of(title.id).first_dice)
        if await _goes_on(bot, game):
            await _take_back(bot, game, people)
        await say_anything(bot, game, chance, people, AFTER)
        if len(people) > 1 and await _goes_on(bot, game):
            await bot.tables.leaving.resign(game, BOB.id)
        if await _goes_on(bot, game):
            await bot.tables.ending.end(game, ANN.id)
        return (await bot.tables.proofs.of(game)).text


async def start(bot: House, title: AnyTitle) -> tuple[GameId, tuple[Person, ...]]:
    """Starts a game of Ann, with her own dice shake, Bob, without one, and the computer if there is room."""
    lobbies = bot.tables.lobbies
    opened = await lobbies.open(title.id, ANN, channel_id=CHANNEL, guild_id=None, locale="en", options={})
    game, people = opened.table.id, (ANN, BOB)[: len(opened.chairs)]
    for number, person in enumerate(people):
        await lobbies.take_seat(game, person, interaction_id=4711 + number)
    if len(opened.chairs) > 2:
        await lobbies.seat_computer(game, ANN.id)
    await bot.tables.seals.shake(game, ANN.id, 'Ack! "ack" </script> ä')
    words = tuple(each.word for each in await bot.tables.seals.shakes(game))
    await lobbies.start(game, ANN.id, parts=Parts(ids=IDS, words=words))
    return game, people


async def say_anything(
    bot: House, game: GameId, chance: Random, people: Sequence[Person], moves: int
) -> None:
    """Makes a number of random legal moves for the people on turn."""
    for _ in range(moves):
        for person in people:
            view = await bot.tables.views.look(game, person.id, hints=False)
            if view.my_turn:
                offer = chance.choice(view.offers)
                await bot.tables.play.choose(game, person.id, seq=view.seq, index=offer.index)
                break


async def _take_back(bot: House, game: GameId, people: Sequence[Person]) -> None:
    """Undoes a move, with the consent of the others; a single player can only undo without reveals."""
    try:
        asked = await bot.tables.undo.ask(game, ANN.id)
    except (NothingToUndo, NoWayBack, SeenSince):
        assert len(people) == 1
        return
    if isinstance(asked, Ballot):
        await bot.tables.votes.agree(game, BOB.id, number=asked.number)


async def _goes_on(bot: House, game: GameId) -> bool:
    return (await bot.tables.views.table(game)).status is Status.PLAYING


def renumbered(rows: Sequence[RecordRow]) -> list[RecordRow]:
    """Returns the rows renumbered without gaps, as after removing one."""
    return [msgspec.structs.replace(row, row=number) for number, row in enumerate(rows)]


# --- files that say that other rules held at first ---------------------------------------------------------


def forged(
    record: Record, rows: Iterable[RecordRow] | None = None, head: Head | None = None, end: End | None = None
) -> bytes:
    """Returns a changed file with valid marks: only the seed and the rules reveal the change."""
    text, _ = encode(head or record.head, record.rows if rows is None else rows, end or record.end)
    return text


@cache
def _last_state(title_id: str) -> bytes:
    title = TITLES[title_id]
    return title.codecs.states.encode(check(read(game_file(title_id)), TITLES.get).state)


def _adopted(record: Record, since: int | None = None, **more: object) -> End:
    """Returns the end of a game that claims other rules up to a row, by default the last."""
    last = record.rows[-1].row if since is None else since
    state = msgspec.Raw(_last_state(record.head.title))
    return msgspec.structs.replace(record.end, **{"since": last, "state": state, **more})


def _with_moves(record: Record, **changes: object) -> list[RecordRow]:
    """Returns the rows of a game with all moves changed."""
    replace = msgspec.structs.replace
    return [replace(row, **changes) if row.kind is RowKind.MOVE else row for row in record.rows]


def _without_dice(record: Record) -> list[RecordRow]:
    return [msgspec.structs.replace(row, draws=()) for row in record.rows]


def _ended_early(record: Record) -> list[RecordRow]:
    rows = list(record.rows)
    rows[2] = msgspec.structs.replace(rows[2], kind=RowKind.END, action=msgspec.Raw(b"null"), draws=())
    return rows


def _set_up_twice(record: Record) -> list[RecordRow]:
    rows = list(record.rows)
    rows[2] = msgspec.structs.replace(rows[2], kind=RowKind.SETUP)
    return rows


ANY_ACTION = msgspec.Raw(b'{"type":"whatever"}')
LUCK = Outcome(winners=(Seat(0),), reason="luck")


@dataclass(frozen=True, kw_only=True)
class Forgery:
    """A forged file with valid marks, and the expected verdicts."""

    text: Callable[[Record], bytes]
    code: int  # the exit code of `ackack verify`
    page: str  # the page's verdict; the page knows no rules


REFUSED, IN_PART = 1, 3
OTHER_RULES: Mapping[str, Forgery] = {
    "other rules to the last row": Forgery(
        text=lambda record: forged(record, end=_adopted(record)), code=IN_PART, page="part"
    ),
    "other rules to the last row but one": Forgery(
        text=lambda record: forged(record, end=_adopted(record, record.rows[-2].row)),
        code=IN_PART,
        page="part",
    ),
    "any actions": Forgery(
        text=lambda record: forged(record, _with_moves(record, action=ANY_ACTION), end=_adopted(record)),
        code=IN_PART,
        page="part",
    ),
    "other seats": Forgery(
        text=lambda record: forged(record, _with_moves(record, seat=Seat(9)), end=_adopted(record)),
        code=IN_PART,
        page="part",
    ),
    "dice of moves deleted": Forgery(
        text=lambda record: forged(record, _with_moves(record, draws=()), end=_adopted(record)),
        code=IN_PART,
        page="part",
    ),
    "dice of the setup deleted": Forgery(
        text=lambda record: forged(
            record,
            [msgspec.structs.replace(record.rows[0], draws=()), *record.rows[1:]],
            end=_adopted(record),
        ),
        code=REFUSED,
        page="part",
    ),
    "all dice deleted": Forgery(
        text=lambda record: forged(record, _without_dice(record), end=_adopted(record)),
        code=REFUSED,
        page="bad",
    ),
    "another winner": Forgery(
        text=lambda record: forged(record, end=_adopted(record, end=Status.OVER, outcome=LUCK)),
        code=REFUSED,
        page="part",
    ),
    "a winner of a game that was broken off": Forgery(
        text=lambda record: forged(record, end=_adopted(record, end=Status.ENDED, outcome=LUCK)),
        code=REFUSED,
        page="bad",
    ),
    "no state": Forgery(
        text=lambda record: forged(record, end=_adopted(record, state=msgspec.Raw(b"null"))),
        code=REFUSED,
        page="bad",
    ),
    "a state that cannot be read": Forgery(
        text=lambda record: forged(record, end=_adopted(record, state=msgspec.Raw(b"[]"))),
        code=REFUSED,
        page="part",
    ),
    "other rules beyond the end": Forgery(
        text=lambda record: forged(record, end=_adopted(record, len(record.rows))), code=REFUSED, page="bad"
    ),
    "other rules before the beginning": Forgery(
        text=lambda record: forged(record, end=_adopted(record, -1)), code=REFUSED, page="bad"
    ),
    "the first version of all": Forgery(
        text=lambda record: forged(record, end=_adopted(record, rules=1)), code=REFUSED, page="bad"
    ),
    "rows after the end": Forgery(
        text=lambda record: forged(record, _ended_early(record), end=_adopted(record)),
        code=REFUSED,
        page="bad",
    ),
    "two setups": Forgery(
        text=lambda record: forged(record, _set_up_twice(record), end=_adopted(record)),
        code=REFUSED,
        page="bad",
    ),
    "the secret in capitals": Forgery(
        text=lambda record: forged(
            record, head=msgspec.structs.replace(record.head, secret=record.head.secret.upper())
        ),
        code=REFUSED,
        page="bad",
    ),
}
