"""A table with unkind people on a bad day: odd input, missing permissions, lost connections, old data."""

import pytest
import simcord
from simcord.actors import MemberActor
from simcord.enums import InteractionType
from simcord.interactions import base_payload
from simcord.results import InteractionResult, ResponseMessage

from bot.copies import replace
from bot.service.showing.pages import Page
from bot.store.rows import OwedPost, PostKind, Status, UserId
from bot.titles.layout import Layout, Shape
from engine.core import SeatPlan
from tests.bot.conftest import Mishaps
from tests.bot.players import choose, on_offer, open_table, panel, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import SELECT, World, answer, everything, list_with, options, parts, text
from tests.duel import DUEL
from tests.duel.game import Aim
from tests.opaque import with_rules
from tests.titles import FALLING_SKIES

TWO_A_SIDE = SeatPlan(keys=("red", "blue"), fewest=2, people=2)
BROKEN = "went wrong"  # in the text of an incident; never in that of a mistake by a person or Discord


async def _past_the_swap(world: World, *actors: MemberActor) -> None:
    for actor in actors:
        await choose(actor, await panel(world, actor, world.thread()), "Keep the hand")


# --- odd input ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    ["9" * 5000 + ":0", "0:" + "9" * 5999, "٣:٣", "²:²", "-1:-1", "@everyone", "{ $seat }", "a" * 6000, "🛸"],
    ids=lambda typed: typed[:8],
)
async def test_whatever_is_typed_for_an_action_is_answered_kindly(
    world: World, anna: MemberActor, ben: MemberActor, typed: str
) -> None:
    thread = await start_table(world, anna, ben)
    before = (await world.tables.views.at(thread.id))[0].seq
    told = text(answer(await anna.slash(thread, "act", action=typed)))
    assert told
    assert BROKEN not in told
    assert (await world.tables.views.at(thread.id))[0].seq == before


async def test_an_option_left_blank_is_asked_for(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    told = text(answer(await anna.slash(thread, "strike", line="high", card=" ")))
    assert "“card”" in told
    assert BROKEN not in told


async def _choose_value(
    world: World, actor: MemberActor, message: ResponseMessage, value: str
) -> InteractionResult:
    """Chooses a value that was never offered, as a modified client could."""
    (part,) = (part for part in parts(message) if part["type"] == SELECT)
    stored = world.env.backend.get_message(message.channel_id, message.id)
    record, payload = base_payload(
        world.env.backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=stored.channel_id,
        guild_id=world.guild.id,
        user_id=actor.id,
        data={
            "custom_id": part["custom_id"],
            "component_type": SELECT,
            "id": part["id"],
            "values": [value],
        },
    )
    payload["message"] = simcord.backend.serializers.message_payload(world.env.backend, stored)
    record.source_message_id = stored.id
    world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return InteractionResult(world.env, record)


@pytest.mark.parametrize("value", ["-1", "-99", "99", "x", "²", "9" * 100])
async def test_a_choice_that_was_not_offered_is_not_played(
    world: World, anna: MemberActor, ben: MemberActor, value: str
) -> None:
    thread = await start_table(world, anna, ben)
    shown = await panel(world, anna, thread)
    before = (await world.tables.views.at(thread.id))[0].seq
    await _choose_value(world, anna, shown, value)
    assert (await world.tables.views.at(thread.id))[0].seq == before
    assert BROKEN not in everything([shown])


async def test_a_button_from_another_server_does_nothing(world: World, anna: MemberActor) -> None:
    """Discord delivers none: an id names a table, and only a modified client could send it from elsewhere."""
    await open_table(world, anna)
    elsewhere = world.env.create_guild("Elsewhere")
    stranger = elsewhere.add_member(world.env.create_user("zora"))
    press = world.press(anna, world.public()[-1], "Join")
    place = elsewhere.create_text_channel("games")
    record, payload = base_payload(
        world.env.backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=place.id,
        guild_id=elsewhere.id,
        user_id=stranger.id,
        data=press.payload["data"],
    )
    payload["message"] = press.payload["message"]
    world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    assert "I can’t find that table" in text(answer(InteractionResult(world.env, record)))
    assert "zora" not in text(world.public()[-1])


@pytest.mark.parametrize(
    "title",
    [
        replace(
            with_rules(DUEL, seat_plan=lambda options: TWO_A_SIDE),
            commands=replace(DUEL.commands, layout=Layout(shapes={Aim: Shape.LIST})),
        )
    ],
    ids=["teams"],
)
async def test_a_list_means_what_it_showed_though_the_team_has_shared_out_again(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await open_table(world, anna)
    lobby = world.public()[-1]
    for actor, label in ((anna, "Join"), (carl, "Join side"), (ben, "Join")):
        await actor.click(world.public()[-1], label=label)
    await anna.click(lobby, label="Start")
    thread = world.thread()
    for actor in (anna, ben):
        await actor.slash(thread, "act", action="Keep the hand")
    shown = await panel(world, carl, thread)
    low = options(shown)["Aim low"]
    await anna.slash(thread, "table assign", line="high", to=str(anna.id))
    await carl.select(shown, [low], custom_id=list_with(shown, "Aim low"))
    assert "Red aims low" in text(world.board(thread))


# --- curiosity ---------------------------------------------------------------------------------------------


async def test_nothing_that_is_sent_tells_the_seed_before_the_end(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    seed = (1).to_bytes(32, "big")  # of the first table of a world

    def told() -> bool:
        files = (file.text for request in wire.requests for file in request.files)
        return any(seed.hex() in said for said in (*(str(one.body) for one in wire.requests), *files))

    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    for actor in (anna, ben, carl):
        for look in ("table dice", "log", "board", "replay", "hand", "games", "help"):
            await actor.slash(thread, look)
    assert not told()
    await ben.click(answer(await ben.slash(thread, "table resign")), label="Resign")
    assert told()


async def test_only_who_is_asked_is_offered_anything_while_typing(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    for command, slot in (("act", "action"), ("strike", "card"), ("strike", "line")):
        offered = [await actor.autocomplete(thread, command, slot, "") for actor in (anna, ben, carl)]
        assert [bool(choices) for choices in offered] == [True, False, False]
    hand = {choice["value"] for choice in await anna.autocomplete(thread, "strike", "card", "")}
    refused = [
        text(answer(await ben.slash(thread, "strike", line="high", card=card)))
        for card in (*sorted(hand), "24", "99")
    ]
    assert len(set(refused)) == 1, "what is refused tells nothing of what others hold"


@pytest.mark.parametrize("title", [FALLING_SKIES], ids=["falling_skies"])
async def test_nothing_is_offered_beside_what_makes_no_sense(world: World, anna: MemberActor) -> None:
    place = await start_table(world, anna, game="falling_skies", reactions=None)
    assert await anna.autocomplete(place, "place", "space", "", die="a die of my own") == []


# --- missing rights and lost connections -------------------------------------------------------------------

REFUSALS = pytest.mark.parametrize(
    ("status", "code"),
    [(403, 50013), (404, 10003), (400, 50083)],
    ids=["no right", "no such channel", "folded thread"],
)


@REFUSALS
async def test_a_table_whose_lobby_cannot_be_posted_is_not_opened(
    world: World, anna: MemberActor, status: int, code: int
) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=status, code=code)
    told = text(answer(await anna.slash(world.channel, "new", game="duel")))
    assert "I need “Send Messages”" in told
    assert [table.status for table in await world.tables.views.at(world.channel.id)] == [Status.ENDED]


@pytest.mark.parametrize(
    ("status", "code"),
    [(403, 50013), (404, 10003), (400, 50083), (400, 30046), (503, 0)],
    ids=["no right", "no such channel", "folded thread", "edited too often", "hiccup"],
)
async def test_a_lobby_that_cannot_be_drawn_again_keeps_nobody_from_sitting_down_or_starting(
    world: World, anna: MemberActor, ben: MemberActor, status: int, code: int
) -> None:
    await open_table(world, anna)
    lobby = world.public()[-1]
    world.env.inject_error("PATCH", f"/channels/*/messages/{lobby.id}", status=status, code=code, times=None)
    told = [text(answer(await actor.slash(world.channel, "table join"))) for actor in (anna, ben)]
    told.append(text(answer(await anna.slash(world.channel, "table start"))))
    assert BROKEN not in "\n".join(told)
    (table,) = await world.tables.views.of_user(UserId(anna.id))
    assert table.status is Status.PLAYING
    assert len(table.everyone) == 2


@REFUSALS
async def test_a_vote_that_cannot_be_called_is_said_so(
    world: World, anna: MemberActor, ben: MemberActor, status: int, code: int
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    await choose(anna, await panel(world, anna, thread), "Peek at the deck")
    world.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=None)
    told = text(answer(await anna.slash(thread, "table undo")))
    assert "I need “Send Messages”" in told


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015)], ids=["invalid", "unknown"])
async def test_an_answer_too_late_for_discord_is_no_bug_and_the_move_counts(
    world: World, anna: MemberActor, ben: MemberActor, status: int, code: int
) -> None:
    """A token is valid for fifteen minutes; a computer may think for longer."""
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    world.env.inject_error("*", "/webhooks/*", status=status, code=code, times=None)
    await anna.slash(thread, "act", action="Aim high")
    assert "Anna aims high" in text(world.board(thread))


@REFUSALS
async def test_a_board_goes_to_the_channel_when_its_thread_takes_nothing(
    world: World, anna: MemberActor, ben: MemberActor, status: int, code: int
) -> None:
    thread = await start_table(world, anna, ben)
    await _past_the_swap(world, anna, ben)
    shown = await panel(world, anna, thread)
    world.env.inject_error("*", f"/channels/{thread.id}/messages*", status=status, code=code, times=None)
    await choose(anna, shown, "Aim high")
    assert "Anna aims high" in text(world.board(world.channel))
    assert await world.tables.outbox.owed_posts() == ()


# --- bugs --------------------------------------------------------------------------------------------------


async def test_a_turn_that_cannot_be_told_does_not_hold_up_those_after_it(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch, mishaps: Mishaps
) -> None:
    mishaps.expect()
    thread = await start_table(world, anna, ben)
    honest = world.tables.outbox.page
    (first,) = {board.id for board in world.boards(thread)}

    async def broken(debt: OwedPost, locale: str | None = None) -> Page:
        if debt.kind is PostKind.BOARD and debt.turn == 0:
            raise ValueError("a bug")
        return await honest(debt, locale)

    monkeypatch.setattr(world.tables.outbox, "page", broken)
    await _past_the_swap(world, anna, ben)
    assert world.board(thread).id != first
    assert "Aim high" in on_offer(await panel(world, anna, thread))
    assert mishaps.records
