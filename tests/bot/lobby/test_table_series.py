"""Series: scenarios in sequence and best of three, with a score; people leave and others join."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.store.rows import UserId
from tests.bot.conftest import Mishaps
from tests.bot.days.rings import rings
from tests.bot.players import CUT, cut
from tests.bot.wire.requests import Wire
from tests.bot.world import Shown, World, answer, buttons, everything, parts, pictures, running, text
from tests.titles import MINIATURES, POLISHED

pytestmark = pytest.mark.slow  # several tables one after the other on a simulated Discord

NEXT, NEWS = "Next scenario", "What’s new"
LATE = "Too Many Late Nights"
PATIENCE = 60.0
BEST_OF_THREE = [title.id for title in POLISHED if any(one.wins for one in title.setup.series)]


@pytest.fixture
async def world(tmp_path: Path, wire: Wire, mishaps: Mishaps) -> AsyncIterator[World]:
    """A server on which games with series are played."""
    titles = {title.id: title for title in POLISHED}
    async with running(World(tmp_path / "tables.db", titles, PATIENCE)) as world:
        yield world


async def _begin(world: World, host: MemberActor, other: MemberActor) -> ChannelHandle:
    """Starts the game of the newest lobby; another person cuts the deck where it is cut."""
    await host.click(world.public()[-1], label="Start")
    place = world.channel.threads[-1]
    if any(CUT in buttons(message) for message in world.public(place)):
        await cut(world, other, place)
    return place


async def _resign(actor: MemberActor, place: ChannelHandle) -> None:
    await actor.click(answer(await actor.slash(place, "table resign")), label="Resign")


async def _game(world: World, host: MemberActor, other: MemberActor, loser: MemberActor) -> ChannelHandle:
    """Plays the game of the newest lobby until somebody resigns."""
    place = await _begin(world, host, other)
    await _resign(loser, place)
    return place


async def _press_next(world: World, place: ChannelHandle, *actors: MemberActor) -> None:
    for actor in actors:
        await actor.click(world.board(place), label=NEXT)


async def test_three_scenarios_with_a_score_and_people_who_change(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await anna.slash(world.channel, "new", game=MINIATURES.id, scenario="Scenarios 2 to 4, sides kept")
    lobby = world.public()[-1]
    assert "**Scenarios 2 to 4, sides kept** · game 1 of 3" in text(lobby)
    assert "The Front Line" in text(lobby)
    await ben.click(lobby, label="Join")
    place = await _game(world, anna, ben, loser=ben)
    end = text(world.board(place))
    assert "won by" not in end, "the picture says it"
    assert _series_pictures(world.board(place)) == [
        "Scenarios 2 to 4, sides kept, 1 of 3 games played. The Front Line: won by Humans. "
        "Games won: Humans 1 · Martians 0"
    ]
    assert "Games won: Humans **1** · Martians **0**" in end
    assert NEXT in buttons(world.board(place))
    card = everything(world.public())
    assert "The Front Line: won by **Humans**\nGames won: Humans **1**" in card, "also on the card"

    await _press_next(world, place, anna, ben)
    assert sum("game 2 of 3" in text(message) for message in world.public()) == 1, "two presses, one table"
    lobby = world.public()[-1]
    assert "There Are Too Many!" in text(lobby)
    assert len(_series_pictures(lobby)) == 1, "the picture is there between the games"
    assert "Eva and Troy made it out" in text(lobby), "the story knows who won"
    assert "New here: Deke." in text(lobby)
    assert "**Humans** · Anna" in text(lobby), "sides are kept"
    await anna.click(lobby, label="Release seats")
    await carl.click(world.public()[-1], label="Join")
    place = await _game(world, anna, carl, loser=anna)
    assert "Games won: Humans **1** · Martians **1**" in text(world.board(place))

    await carl.click(world.board(place), label=NEXT)
    await anna.click(world.public()[-1], label="Join")
    place = await _game(world, carl, anna, loser=anna)
    last = world.board(place)
    assert "3 of 3 games played" in _series_pictures(last)[0]
    assert "The series goes to the **Martians**!" in text(last)
    assert NEXT not in buttons(last)
    assert "Rematch" in buttons(last)


async def test_the_next_game_of_a_series_never_brings_blocked_people_together(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    await anna.slash(world.channel, "new", game=BEST_OF_THREE[0])
    await _choose(world, anna, "best-of-3")
    await ben.click(world.public()[-1], label="Join")
    place = await _game(world, anna, ben, loser=ben)
    await world.tables.blocks.put(UserId(ben.id), [UserId(anna.id)])
    wire.requests.clear()
    await anna.click(world.board(place), label="Next in the series")
    assert rings(wire, ben) == []
    assert "kept for Ben" in text(world.public()[-1])
    assert "All seats are taken" in text(answer(await ben.click(world.public()[-1], label="Join")))


@pytest.mark.parametrize("game", BEST_OF_THREE)
async def test_best_of_three_swaps_sides_and_ends_with_the_second_win(
    world: World, anna: MemberActor, ben: MemberActor, game: str
) -> None:
    await anna.slash(world.channel, "new", game=game)
    await _choose(world, anna, "best-of-3")
    await ben.click(world.public()[-1], label="Join")
    seats = _seats(world)
    place = await _game(world, anna, ben, loser=ben)
    assert "Game 1: won by " in _series_pictures(world.board(place))[0]
    await anna.click(world.board(place), label="Next in the series")
    await ben.click(world.public()[-1], label="Join")
    assert _seats(world) == {"Anna": seats["Ben"], "Ben": seats["Anna"]}
    place = await _game(world, anna, ben, loser=ben)
    end = text(world.board(place))
    assert "Games won: " in end
    assert "Anna **2**" in end
    assert "The series goes to **Anna**!" in end
    assert "Rematch" in buttons(world.board(place))
    mine = text(answer(await anna.slash(world.channel, "record")))
    assert "- Best of three, sides swapped: 1 played, 1 won, 0 drawn, 0 lost" in mine
    theirs = text(answer(await ben.slash(world.channel, "record")))
    assert "- Best of three, sides swapped: 1 played, 0 won, 0 drawn, 1 lost" in theirs


async def test_a_game_that_was_ended_is_played_again(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await anna.slash(world.channel, "new", game=MINIATURES.id, scenario="1-10-swapped")
    await ben.click(world.public()[-1], label="Join")
    place = await _begin(world, anna, ben)
    await ben.click(answer(await ben.slash(place, "table end")), label="Ask the others")
    await anna.click(world.public(place)[-1], label="Agree")
    await anna.click(world.board(place), label="Play it again")
    lobby = text(world.public()[-1])
    assert "**All ten scenarios, sides swapped** · game 1 of 10" in lobby
    assert "**Humans** · Anna" in lobby


async def test_the_options_panel_chooses_a_series(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await anna.slash(world.channel, "new", game=MINIATURES.id, scenario="final-08")
    await _choose(world, anna, "8-9-swapped")
    assert "**Scenarios 8 to 9, sides swapped** · game 1 of 2" in text(world.public()[-1])
    await _choose(world, anna, "final-05", "scenario")  # another scenario: a single game again
    assert "game 1 of" not in text(world.public()[-1])
    await _choose(world, anna, "1-10")
    assert "**All ten scenarios, sides kept** · game 1 of 10" in text(world.public()[-1])
    await _choose(world, anna, "single")
    assert "game 1 of" not in text(world.public()[-1])
    await _choose(world, anna, "1-2")
    await ben.click(world.public()[-1], label="Join")
    place = await _game(world, anna, ben, loser=ben)
    await anna.click(world.board(place), label=NEXT)
    panel = answer(await anna.click(world.public()[-1], label="Options"))
    offered = _ids(panel)
    assert f"lo:{_table(world)}:pace" in offered
    assert f"lo:{_table(world)}:series" not in offered, "in the middle of a series nobody changes it"
    assert f"lo:{_table(world)}:scenario" not in offered


async def test_new_offers_series_among_the_scenarios(world: World, anna: MemberActor) -> None:
    unknown = await anna.slash(world.channel, "new", game=MINIATURES.id, scenario="everything")
    assert text(answer(unknown))
    assert world.public() == []
    offered = await anna.autocomplete(
        world.channel, "new", "scenario", "10, sides swapped", game=MINIATURES.id
    )
    assert "Scenarios 2 to 10, sides swapped" in [each["name"] for each in offered]


async def test_whats_new_tells_exactly_the_new_people_and_rules(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await anna.slash(world.channel, "new", game=MINIATURES.id, scenario="Scenarios 1 to 3, sides kept")
    lobby = world.public()[-1]
    assert "It starts on a Tuesday" in text(lobby)
    assert "New here:" not in text(lobby), "no hero in the first scenario"
    assert _series_pictures(lobby) == [], "nothing has been played"
    first = text(answer(await ben.click(lobby, label=NEWS)))
    assert "**Turn** (R1.2\N{EN DASH}R1.4): " in first
    assert "**Heroics**" not in first
    await ben.click(lobby, label="Join")
    place = await _game(world, anna, ben, loser=anna)

    await _press_next(world, place, ben)
    lobby = world.public()[-1]
    assert "Nobody came back from the mall." in text(lobby)
    assert "New here: Eva and Troy." in text(lobby)
    said = text(answer(await ben.click(lobby, label=NEWS)))
    told = [line.split("**")[1] for line in said.splitlines() if line.startswith("**")]
    assert told == ["Eva", "Troy", "Heroics", "Leaving the board", "Authority", "Follow Me!", LATE]
    assert "Ran the town before the invasion" in said


@pytest.mark.parametrize(("language", "story"), [("de", "Es beginnt an einem Dienstag"), ("fr", "un mardi")])
async def test_the_story_is_told_in_the_language_of_the_table(
    world: World, anna: MemberActor, language: str, story: str
) -> None:
    await anna.slash(world.channel, "new", game=MINIATURES.id, scenario="1-10", language=language)
    assert story in text(world.public()[-1])


async def _choose(world: World, actor: MemberActor, value: str, option: str = "series") -> None:
    """Chooses a value in the options panel of the newest lobby."""
    panel = answer(await actor.click(world.public()[-1], label="Options"))
    await actor.select(panel, [value], custom_id=f"lo:{_table(world)}:{option}")


def _series_pictures(message: Shown) -> list[str]:
    """Returns the alternative texts of the pictures of a series."""
    return [alt for alt in pictures(message) if "games played" in alt]


def _ids(message: Shown) -> list[str]:
    return [str(part["custom_id"]) for part in parts(message) if "custom_id" in part]


def _table(world: World) -> str:
    """Returns the number of the table of the newest lobby."""
    return next(each for each in _ids(world.public()[-1]) if each.startswith("l:")).split(":")[1]


def _seats(world: World) -> dict[str, str]:
    """Returns the seats of the newest lobby by the names of their people."""
    lines = [line.split(" · ") for line in text(world.public()[-1]).splitlines() if line.startswith("**")]
    return {line[1]: line[0] for line in lines if len(line) == 2 and line[1] in ("Anna", "Ben")}
