"""Tables with a pack: chosen at /new or in the lobby, played to the end, kept when the pack is gone."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.proof.record import pack_of, read
from bot.service.errors import TitleMissing
from bot.store.rows import Status, UserId
from bot.titles.packs.shelf import Shelf
from content.pack import Pack
from tests.bot.conftest import COLD, Mishaps
from tests.bot.players import GAME, best, open_table, seen, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, list_with, text
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
    world = World(tmp_path / "tables.db", Shelf(MINIATURES, [pack]), COLD)
    await world.start()
    try:
        yield world
    finally:
        await world.stop()
    world.env.raise_errors()


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
    world: World, anna: MemberActor, tmp_path: Path, pack: Pack
) -> None:
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
    again = answer(await anna.click(world.board(place), label="Rematch"))
    assert "Pack" not in text(world.public()[-1])
    assert again is not None


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
