"""Tables with a pack: chosen at /new or in the lobby, played to the end, kept when the pack is gone."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.durations import DAY
from bot.proof.record import pack_of, read
from bot.service.errors import TitleMissing
from bot.store import packs
from bot.store.rows import Status, UserId
from bot.titles.packs.shelf import Shelf
from content.pack import Pack
from tests.bot.conftest import COLD, Mishaps
from tests.bot.players import GAME, best, open_table, seen, start_table
from tests.bot.reviews import shorten_reviews
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, list_with, pictures, running, text
from tests.outside import run
from tests.packs import BY_ID, mirrored_miniatures, pack_at, write_pack

KEY = "miniatures+my_box"
MINIATURES = {"miniatures": BY_ID["miniatures"]}


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    """A pack with all maps mirrored, and other names and texts of all cards."""
    return pack_at(mirrored_miniatures(tmp_path_factory.mktemp("packs")))


@pytest.fixture
async def world(tmp_path: Path, pack: Pack, wire: Wire, mishaps: Mishaps) -> AsyncIterator[World]:
    """A server whose bot has a pack of the miniatures."""
    async with running(World(tmp_path / "tables.db", Shelf(MINIATURES, [pack]), COLD)) as world:
        yield world


async def test_new_offers_the_pack_with_its_own_scenarios(world: World, anna: MemberActor) -> None:
    (new,) = (each for each in await world.process.client.commands() if each["name"] == "new")
    (game,) = (each for each in new["options"] if each["name"] == "game")
    assert [(each["name"], each["value"]) for each in game["choices"]] == [
        ("Mars Attacks: The Miniatures Game", "miniatures"),
        ("Mars Attacks: The Miniatures Game · My Box", KEY),
    ]
    offered = await anna.autocomplete(world.channel, "new", "scenario", "", game=KEY)
    assert any("Mirrored: The Invaders Are Here!" in each["name"] for each in offered)
    await open_table(world, anna, game=KEY)
    assert "Pack: **My Box**" in text(world.public()[-1])
    assert "Mirrored: The Invaders Are Here!" in text(world.public()[-1])


async def test_the_options_of_a_lobby_change_the_pack(world: World, anna: MemberActor) -> None:
    await anna.slash(world.channel, "new", game="miniatures", scenario="final-03")
    panel = answer(await anna.click(world.public()[-1], label="Options"))
    chosen = await anna.select(panel, values=[KEY], custom_id=list_with(panel, "My Box"))
    assert "Pack: **My Box**" in text(world.public()[-1])
    assert "Mirrored: There Are Too Many!" in text(world.public()[-1])
    await anna.select(
        answer(chosen), values=["miniatures"], custom_id=list_with(answer(chosen), "Without a pack")
    )
    assert "Pack" not in text(world.public()[-1])
    assert "3. There Are Too Many!" in text(world.public()[-1])


@pytest.mark.slow  # a whole game of the miniatures
async def test_a_game_keeps_its_pack_to_the_end_and_is_proved_without_it(
    world: World, anna: MemberActor, tmp_path: Path, pack: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten_reviews(monkeypatch)
    place = await start_table(world, anna, game=KEY, computer=True, reactions="automatic")
    digest = pack.digest
    await _play(world, anna, 5)
    # The pack has changed, and is gone at last: this game goes on with the content it was begun with.
    changed = pack_at(write_pack(tmp_path / "changed", "miniatures", name="Another Box"))
    for titles in (Shelf(MINIATURES, [changed]), Shelf(MINIATURES)):
        world.titles = titles
        await world.restart()
        table = await world.tables.views.table(GAME)
        assert table.title.pack is not None
        assert table.title.pack.digest == digest
        assert table.title.pack.content.name == "My Box"
    told = answer(await anna.slash(place, "rules", topic="About this edition"))
    assert "From the pack “My Box”" in text(told)
    await _play(world, anna, 2000)
    assert (await world.tables.views.table(GAME)).status is Status.OVER
    proof = await world.tables.proofs.of(GAME)
    carried = pack_of(read(proof.text).head)
    assert carried == pack
    file = tmp_path / proof.name
    file.write_bytes(proof.text)
    table = await world.tables.views.table(GAME)
    verified = run(
        tmp_path,
        "-m",
        "bot",
        "verify",
        str(file),
        "--seal",
        table.seed_hash,
        "--mark",
        proof.mark,
        ACKACK_PACKS="",
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert f"pack    My Box, {digest}" in verified.stdout
    assert "PROVED" in verified.stdout
    await _look_back(world, anna, place)
    again = answer(await anna.click(world.board(place), label="Rematch"))
    assert "Pack" not in text(world.public()[-1])
    assert again is not None


async def _look_back(world: World, anna: MemberActor, place: ChannelHandle) -> None:
    """Looks at the review and the replay of a finished game whose pack is no longer there."""
    review = answer(await anna.click(world.board(place), label="Review"))
    assert "chance to win" in text(review)
    shown, points = pictures(review), (await world.tables.reviews.of(GAME)).turning_points
    assert shown[0].startswith("The chance to win over the game")
    assert len(shown) == 1 + len(points)  # a board with the pack's map for each
    replay = await world.inside(world.tables.replay_files.of(GAME))
    texts = replay.page.decode("utf-8")
    assert re.search(r"\bNew [A-Z]", texts)  # cards as the pack names them
    told = text(answer(await anna.slash(place, "review")))
    assert told == text(review)


async def _play(world: World, actor: MemberActor, moves: int) -> None:
    """Plays moves of a good player for a person, while the game goes on."""
    for _ in range(moves):
        view = await seen(world, actor)
        if view.table.status is not Status.PLAYING:
            break
        if view.my_turn:
            offer = best(view)
            await world.inside(
                world.tables.play.choose(GAME, UserId(actor.id), seq=view.seq, index=offer.index)
            )
        await world.env.settle()


async def test_a_game_whose_pack_is_lost_says_so(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, game=KEY)
    await world.process.database.write(lambda db: db.execute("delete from packs"))
    world.titles = Shelf(MINIATURES)
    await world.restart()
    with pytest.raises(TitleMissing):
        await world.tables.views.table(GAME)
    assert "Join" in buttons(world.public()[-1])


async def test_a_pack_that_no_table_uses_is_removed_after_a_day(
    world: World, anna: MemberActor, ben: MemberActor, tmp_path: Path, pack: Pack
) -> None:
    other = pack_at(write_pack(tmp_path, "miniatures", "other_box", "Other Box"))
    world.titles = Shelf(MINIATURES, [pack, other])
    await world.restart()
    await open_table(world, anna, game=KEY)
    await open_table(world, ben, game="miniatures+other_box")
    panel = answer(await ben.click(world.public()[-1], label="Options"))
    chosen = await ben.select(panel, values=["miniatures"], custom_id=list_with(panel, "Without a pack"))
    await _ring(world)
    assert await _stored(world, pack, other) == (True, True)  # somebody may just be opening a table
    await world.env.advance_time(DAY + 60)
    await _ring(world)
    assert await _stored(world, pack, other) == (True, False)
    # A pack that is chosen again is stored again; a closed lobby, which can be reopened, keeps its own.
    await world.inside(world.tables.lobbies.close(GAME))
    panel = answer(chosen)
    await ben.select(panel, values=["miniatures+other_box"], custom_id=list_with(panel, "Other Box"))
    await world.env.advance_time(DAY + 60)
    await _ring(world)
    assert await _stored(world, pack, other) == (True, True)


async def _ring(world: World) -> None:
    await world.inside(world.tables.alarms.ring())


async def _stored(world: World, *wanted: Pack) -> tuple[bool, ...]:
    """Tells which packs are in the database."""
    read_pack = world.process.database.read
    return tuple([await read_pack(packs.content_of, pack.digest) is not None for pack in wanted])
