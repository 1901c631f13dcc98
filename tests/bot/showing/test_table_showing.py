"""Pictures on request: Preview, the board enlarged and large, the game as a film."""

import asyncio
import io
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageSequence
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.copies import replace
from bot.service.model.table import Offer, SeatView
from bot.service.showing.pictures import Film, Pictured
from bot.store.rows import GameId, UserId
from bot.titles.title import Preview, Sketch, Words
from bot.ui.kit.message import Message
from bot.ui.showing import replay_panel
from renderer.shapes import Box, Label, Point, Scene, Size
from tests.bot.conftest import Mishaps
from tests.bot.players import choose, on_offer, panel, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, options, pictures, running, text
from tests.duel.game import Aim, AnyAction, Burn, View
from tests.duel.title import DUEL
from tests.opaque import AnyTitle
from tests.titles import MINIATURES

pytestmark = pytest.mark.slow  # pictures are drawn

SHOW, DO_IT, DECIDE = "Preview", "Confirm", "Back to the panel"
REPLAY, FILM = "Replay", "As an animation"
GAME = GameId(1)  # the first game of a new database


def _draw(view: View, actions: Sequence[AnyAction], words: Words) -> Sketch | None:
    """Returns a picture with one line per aiming action."""
    ways = [action.line.value for action in actions if isinstance(action, Aim)]
    if not ways:
        return None
    shapes = tuple(Label(way, Point(8, 8 + 30 * i), 24) for i, way in enumerate(ways))
    scene = Scene(width=200, height=30 * len(ways) + 20, ground=(), shapes=shapes)
    return Sketch(scene=scene, alt=f"Could aim {' or '.join(ways)}.")


SEEN = replace(
    DUEL,
    pictures=replace(
        DUEL.pictures,
        preview=Preview(shows=lambda action: isinstance(action, Aim | Burn), draw=_draw),
        closeups=lambda view, words: {"Score": Size(scale=2, window=Box(0, 0, 100, 40)), "Deck": Size()},
    ),
)


@pytest.fixture
def title() -> AnyTitle:
    return SEEN


@pytest.fixture
async def world(tmp_path: Path, title: AnyTitle, wire: Wire, mishaps: Mishaps) -> AsyncIterator[World]:
    """A server on which this game is played."""
    async with running(World(tmp_path / "tables.db", {title.id: title}, 60.0)) as world:
        yield world


async def _begin(world: World, anna: MemberActor, ben: MemberActor) -> ChannelHandle:
    """Plays the duel to Anna's first decision alone."""
    thread = await start_table(world, anna, ben)
    for actor in (anna, ben):
        await choose(actor, await panel(world, actor, thread), "Keep the hand")
    return thread


async def _drawn(message: ResponseMessage) -> Image.Image:
    (attachment,) = message.attachments
    return Image.open(io.BytesIO(await attachment.read()))


# --- Preview ---------------------------------------------------------------------------------------------


async def test_what_is_on_offer_is_drawn_in_the_panel_and_then_one_of_it_alone(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    shown = await panel(world, anna, thread)
    offered = on_offer(shown)
    done = await anna.click(shown, label=SHOW)
    assert not done.followups, "it opens inside the panel"
    assert shown.ephemeral
    assert pictures(shown) == ["Could aim high or low."]
    assert [label for label in on_offer(shown) if label != DECIDE] == offered
    assert DO_IT not in buttons(shown)
    await choose(anna, shown, "Aim low")
    assert "Anna aims" not in text(world.board(thread)), "looking plays nothing"
    assert pictures(shown) == ["Could aim low."]
    assert (await _drawn(shown)).size == (200, 50)
    await anna.click(shown, label=DO_IT)
    assert "Anna aims low" in text(world.board(thread))
    assert pictures(shown) == []
    assert "**Strike low with which card?**" in text(shown)


async def test_a_preview_leads_back_to_the_panel(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await _begin(world, anna, ben)
    shown = await panel(world, anna, thread)
    offered = on_offer(shown)
    await anna.click(shown, label=SHOW)
    await choose(anna, shown, "Aim low")
    await anna.click(shown, label=DECIDE)
    assert on_offer(shown) == offered
    assert pictures(shown) == ["Could aim high or low."]
    await choose(anna, shown, "Aim low")
    assert "Anna aims low" in text(world.board(thread))


async def test_the_panel_is_there_at_once_and_the_picture_of_its_choices_follows(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    before = len(wire.requests)
    shown = await panel(world, anna, thread)
    first, *later = [sent for sent in wire.requests[before:] if "components" in str(sent.body)]
    assert not first.files
    assert [len(sent.files) for sent in later] == [1]
    assert pictures(shown) == ["Could aim high or low."]
    await choose(anna, shown, "Aim low")
    assert pictures(shown) == [], "the cards to strike with show nothing"


async def test_a_late_picture_never_replaces_a_newer_question(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await _begin(world, anna, ben)
    client, late = world.process.client, []
    draw = world.tables.previews.of_offers

    async def slowly(view: SeatView, offers: Sequence[Offer]) -> Pictured | None:
        drawn = await draw(view, offers)
        late.append((client.live_panels._open.get((UserId(anna.id), view.table.id)), drawn))
        return None

    monkeypatch.setattr(world.tables.previews, "of_offers", slowly)
    shown = await panel(world, anna, thread)
    ((earlier, drawn),) = late
    assert earlier is not None
    assert drawn is not None
    await choose(anna, shown, "Aim low")
    asked = text(shown)
    old = Message().picture(drawn.png, "choices.png", drawn.alt)
    await client.live_panels.change(client, earlier, GAME, old)
    await world.env.settle()
    assert text(shown) == asked
    assert pictures(shown) == []


async def test_an_option_without_anything_to_see_says_so(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    shown = await panel(world, anna, thread)
    await anna.click(shown, label=SHOW)
    burn = next(label for label in on_offer(shown) if "Burn" in label)
    await choose(anna, shown, burn)
    assert pictures(shown) == []
    assert "nothing to preview" in text(shown)
    assert burn in text(shown)


async def test_it_is_offered_only_where_there_is_something_to_see(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    shown = await panel(world, anna, thread)
    assert SHOW in buttons(shown)
    await choose(anna, shown, "Aim high")
    assert SHOW not in buttons(shown), "a card to strike with shows nothing"


async def test_a_moment_that_has_passed_is_not_drawn(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    early = await panel(world, anna, thread)
    await anna.click(early, label=SHOW)
    await world.restart()  # a panel of the earlier process
    await choose(anna, await panel(world, anna, thread), "Aim high")
    looked = await anna.click(early, custom_id=buttons(early)["Aim low"]["custom_id"])
    (told,) = looked.followups
    assert "The game has moved on" in text(told)
    assert "Anna aims low" not in text(world.board(thread))


# --- the board -------------------------------------------------------------------------------------------


async def test_the_board_can_be_seen_large_and_from_near(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    sizes = {}
    for name, filled in {"": {}, "large": {"size": "large"}, "near": {"around": "score"}}.items():
        result = await carl.slash(thread, "board", **filled)
        sizes[name] = (await _drawn(answer(result))).size
        assert len(pictures(answer(result))) == 1
        assert bool(result.followups) == (not name), "as text once, beside the usual picture"
    assert sizes == {"": (320, 40), "large": (640, 80), "near": (200, 80)}


@pytest.mark.parametrize("title", [MINIATURES], ids=["miniatures"])
async def test_the_words_below_the_posted_board_tell_what_only_the_whole_picture_shows(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game=MINIATURES.id, scenario="final-01")
    said = text(world.board(place))
    assert "Anna (Humans): 4 cards in hand." in said
    assert "Ben (Martians): 4 cards in hand." in said
    assert "cards to draw, " in said, said
    posted = await world.tables.pictures.draw((await world.tables.outbox.present(GAME)).board)
    assert posted is not None
    whole = await _drawn(answer(await anna.slash(place, "board")))
    with Image.open(io.BytesIO(posted)) as board:
        assert board.width == whole.width
        assert board.height < whole.height
        assert 0.9 <= board.width / board.height <= 1.15


async def test_places_are_offered_while_they_are_typed_and_others_refused(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    offered = await anna.autocomplete(thread, "board", "around", "sc")
    assert [choice["name"] for choice in offered] == ["Score"]
    assert len(await anna.autocomplete(thread, "board", "around", "")) == 2
    told = answer(await anna.slash(thread, "board", around="the moon"))
    assert "no place called “the moon”" in text(told)


# --- films -----------------------------------------------------------------------------------------------


async def test_a_game_is_watched_while_it_goes_on_and_when_it_is_over(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    assert REPLAY not in buttons(world.board(thread))
    panel = answer(await carl.slash(thread, "replay"))
    so_far = answer(await carl.click(panel, label=FILM))
    assert so_far.ephemeral
    assert "so far" in text(so_far)
    running = await _frames(so_far)
    await anna.click(answer(await anna.slash(thread, "table resign")), label="Resign")
    panel = answer(await carl.click(world.board(thread), label=REPLAY))
    whole = answer(await carl.click(panel, label=FILM))
    assert "The whole game" in text(whole)
    assert len(await _frames(whole)) == len(running) + 2, "both hands"
    assert pictures(whole)[0].startswith("The game in ")


async def test_the_panel_steps_through_every_move_for_its_reader_alone(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    await anna.click(answer(await anna.slash(thread, "table resign")), label="Resign")
    before = world.public(thread)
    shown = answer(await carl.click(world.board(thread), label=REPLAY))
    assert shown.ephemeral
    count = (await world.tables.replay_steps.one(GAME, 0)).count
    told = []
    for number in range(1, count + 1):
        assert f"-# {number} of {count}" in text(shown)
        assert len(pictures(shown)) == 1
        told.append(text(shown))
        if number < count:
            await carl.click(shown, label="▶")
    assert len(set(told)) == count
    assert any("Anna resigns." in each for each in told)
    assert "Hand at the end" in told[-1]
    for label, number in (("⏮", 1), ("⏭", count), ("◀", count - 1)):
        await carl.click(shown, label=label)
        assert f"-# {number} of {count}" in text(shown)
    assert world.public(thread) == before, "nobody else sees anything of it"


async def test_a_file_of_a_running_game_has_no_proof_and_no_hands(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    for viewer in (anna, carl):
        panel = answer(await viewer.slash(thread, "replay"))
        given = answer(await viewer.click(panel, label="As a file"))
        assert "as everyone saw it" in text(given)
        (file,) = given.attachments
        assert file.filename == "replay-1.html"
        page = await file.read()
        assert b'<script id="game" type="text/plain"></script>' in page
        assert b"Hand at the end" not in page


async def _frames(message: ResponseMessage) -> list[Image.Image]:
    gif = await _drawn(message)
    assert gif.format == "GIF"
    return [frame.convert("RGB") for frame in ImageSequence.Iterator(gif)]


async def test_a_film_that_takes_long_is_announced_before_it_is_shown(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await _begin(world, anna, ben)
    await anna.click(answer(await anna.slash(thread, "table resign")), label="Resign")
    make = world.tables.replays.film

    async def slow(*args: Any) -> Film:
        await asyncio.sleep(30)
        return await make(*args)

    monkeypatch.setattr(world.tables.replays, "film", slow)
    panel = answer(await ben.click(world.board(thread), label=REPLAY))
    asked = world.press(ben, panel, FILM).deliver()
    await world.env.advance_time(replay_panel.A_MOMENT + 1)
    assert "Making the replay" in str(wire.requests[-1].body)
    await world.env.advance_time(30)
    assert "The whole game" in text(answer(asked))
    assert await _frames(answer(asked))


async def test_there_is_no_film_of_a_lobby(world: World, anna: MemberActor) -> None:
    await anna.slash(world.channel, "new", game="duel")
    assert "There’s no game to play here" in text(answer(await anna.slash(world.channel, "replay")))


# --- the miniatures game ---------------------------------------------------------------------------------


@pytest.mark.parametrize("title", [MINIATURES], ids=["miniatures"])
async def test_a_figure_is_placed_looked_at_and_looked_up(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game=MINIATURES.id, scenario="final-01")
    asked = await world.tables.views.look(GAME, UserId(ben.id))
    assert asked.my_turn
    shown = await panel(world, ben, place)
    seen = answer(await ben.click(shown, label=SHOW))
    assert pictures(seen)[0].startswith("Where M1 could go. Starting squares: C5")
    await ben.select(seen, [next(value for label, value in options(seen).items() if "D6" in label)])
    assert pictures(seen)[0].startswith("M1 in D6. M1 would stand in D6.")
    assert (await _drawn(seen)).size == (1200, 1248)
    await ben.click(seen, label=DO_IT)
    told = answer(await anna.slash(place, "figure", figure="m1"))
    assert pictures(told)[0].startswith("What M1 could do. The figure in question: M1. One step away:")
    near = answer(await anna.slash(place, "board", around="M1"))
    assert (await _drawn(near)).size == (960, 960)
    assert [choice["name"] for choice in await anna.autocomplete(place, "board", "around", "d7")] == ["D7"]
