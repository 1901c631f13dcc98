"""Short games of every title, played at real tables, as proof files."""

import asyncio
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.proof.seed import Scheme
from bot.service.errors import NothingToUndo, NoWayBack, SeenSince
from bot.service.lobby.lobbies import DEFAULT_SETTINGS
from bot.service.model.table import TableSettings
from bot.service.playing.votes import Ballot
from bot.store.rows import GameId, Person, Status
from bot.titles.packs.shelf import with_pack
from tests.bot.house import ANN, BOB, CHANNEL, House, house
from tests.duel import DUEL
from tests.facts import facts_of
from tests.opaque import AnyTitle
from tests.packs import pack_at, write_pack
from tests.titles import POLISHED

AFTER = 6  # moves after an undo
TITLES = {title.id: title for title in (*POLISHED, DUEL)}  # with dice and options to forge

# Titles whose rules have had more than one version.
OF_LATER_VERSIONS = tuple(title.id for title in TITLES.values() if title.rules.version > 1)


@cache
def game_file(title_id: str, scheme: Scheme = Scheme.CUT) -> bytes:
    """Returns the file of a game with undone moves, a resignation, and an end by the host."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_play(Path(folder) / "bot.db", TITLES[title_id], scheme))


@cache
def game_with_pack() -> bytes:
    """Returns the file of a dice game that is played with a pack."""
    with TemporaryDirectory() as folder:
        pack = pack_at(write_pack(Path(folder), "dice_game"))
        title = with_pack(TITLES["dice_game"], pack)
        return asyncio.run(_play(Path(folder) / "bot.db", title, Scheme.CUT))


@cache
def game_from_position() -> bytes:
    """Returns the file of a duel that begins from a position of another one."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_play_on(Path(folder) / "bot.db"))


async def _play_on(path: Path) -> bytes:
    async with house(path, scheme=Scheme.CUT) as bot:
        first, people = await start(bot, DUEL)
        await say_anything(bot, first, Random(DUEL.id), people, AFTER)
        line = await bot.tables.position_lines.of(first, ANN.id)
        game, _ = await start(bot, DUEL, TableSettings(start=line))
        await say_anything(bot, game, Random(DUEL.id), people, AFTER)
        await bot.tables.leaving.resign(game, BOB.id)
        return (await bot.tables.proofs.of(game)).text


async def _play(path: Path, title: AnyTitle, scheme: Scheme) -> bytes:
    async with house(path, title, scheme=scheme) as bot:
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


async def start(
    bot: House, title: AnyTitle, settings: TableSettings = DEFAULT_SETTINGS
) -> tuple[GameId, tuple[Person, ...]]:
    """Starts a game of Ann, with her own dice shake, Bob, without one, and the computer if there is room."""
    lobbies = bot.tables.lobbies
    opened = await lobbies.open(
        title.id, ANN, channel_id=CHANNEL, guild_id=None, locale="en", options={}, settings=settings
    )
    game, people = opened.table.id, (ANN, BOB)[: len(opened.chairs)]
    for number, person in enumerate(people):
        await lobbies.take_seat(game, person, interaction_id=4711 + number + 100 * (game - 1))
    if len(opened.chairs) > 2:
        await lobbies.seat_computer(game, ANN.id)
    await bot.tables.seals.shake(game, ANN.id, 'Ack! "ack" </script> ä')
    await bot.start(game)
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
