"""Private hand messages are kept up to date for as long as Discord allows edits."""

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.durations import HOUR
from bot.ui.playing.live_hands import RETRY
from tests.bot.players import HAND, choose, on_offer, panel, seen, start_table
from tests.bot.wire.requests import Request, Wire
from tests.bot.world import World, answer, buttons, pictures, text

ANSWER = "/webhooks/*/*/messages/@original"
KEEP = "Keep the hand"
OLD = "This may be out of date"


async def _begin(world: World, anna: MemberActor, ben: MemberActor) -> tuple[ChannelHandle, ResponseMessage]:
    """Starts a duel; Anna looks at her hand."""
    place = await start_table(world, anna, ben)
    return place, answer(await anna.click(world.board(place), label=HAND))


async def _swap(world: World, place: ChannelHandle, actor: MemberActor, other: MemberActor) -> None:
    """Swaps a card for one player and none for the other; cards are dealt after both choices."""
    shown = await panel(world, actor, place)
    await choose(actor, shown, next(label for label in on_offer(shown) if label != KEEP))
    await choose(other, await panel(world, other, place), KEEP)
    await world.env.settle()


async def _is_there(world: World, message: ResponseMessage) -> bool:
    return message.id in world.env.backend.messages.get(message.channel_id, {})


async def test_a_shown_hand_changes_with_what_is_held(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place, shown = await _begin(world, anna, ben)
    before = (await seen(world, anna)).hand_text
    assert before in text(shown)
    await _swap(world, place, anna, ben)
    after = (await seen(world, anna)).hand_text
    assert after != before
    assert after in text(shown)
    assert before not in text(shown)
    assert pictures(shown) == [after]


@pytest.mark.parametrize("fails", [503, None])
async def test_a_hand_that_discord_cannot_take_now_is_updated_later(
    world: World, anna: MemberActor, ben: MemberActor, wire: Wire, fails: int | None
) -> None:
    """Whether Discord returns an error or cannot be reached, the hand is edited after a pause."""
    place, shown = await _begin(world, anna, ben)
    before = (await seen(world, anna)).hand_text
    if fails is None:
        wire.break_on(_lost)
    else:
        world.env.inject_error("PATCH", ANSWER, status=fails)
    await _swap(world, place, anna, ben)
    assert before in text(shown)
    wire.mend()
    await world.env.advance_time(RETRY + 1)
    assert (await seen(world, anna)).hand_text in text(shown)
    await world.env.advance_time(HOUR)
    assert OLD in text(shown)


def _lost(request: Request) -> BaseException | None:
    """Returns the error of edits of private answers while the network is down."""
    is_answer = request.method == "PATCH" and request.path.endswith("/messages/@original")
    return OSError("the network is down") if is_answer else None


async def test_a_hand_that_was_dismissed_is_left_alone(
    world: World, anna: MemberActor, ben: MemberActor, wire: Wire
) -> None:
    place, _ = await _begin(world, anna, ben)
    world.env.inject_error("PATCH", ANSWER, status=404, code=10008)
    await _swap(world, place, anna, ben)
    sent = len(wire.requests)
    await world.env.advance_time(HOUR)
    assert not any(request.path.endswith("/messages/@original") for request in wire.requests[sent:])


async def test_what_others_do_leaves_a_hand_as_it_is(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place, shown = await _begin(world, anna, ben)
    before = text(shown)
    await _swap(world, place, ben, anna)
    assert text(shown) == before


async def test_a_new_hand_takes_the_place_of_the_one_before(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place, shown = await _begin(world, anna, ben)
    newer = answer(await anna.slash(place, "hand"))
    assert not await _is_there(world, shown)
    assert await _is_there(world, newer)


async def test_when_it_can_be_changed_no_longer_it_says_so_and_offers_another(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place, shown = await _begin(world, anna, ben)
    assert OLD not in text(shown)
    await world.env.advance_time(HOUR)
    assert OLD in text(shown)
    before = text(shown)
    await _swap(world, place, anna, ben)
    assert text(shown) == before
    newer = answer(await anna.click(shown, label=HAND))
    assert (await seen(world, anna)).hand_text in text(newer)
    assert OLD not in text(newer)


async def test_who_has_left_the_seat_no_longer_sees_the_hand(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place, shown = await _begin(world, anna, ben)
    await anna.slash(place, "table replace", person=carl)
    asked = next(message for message in reversed(world.public(place)) if "Take the seat" in buttons(message))
    await carl.click(asked, label="Take the seat")
    await world.env.settle()
    assert not await _is_there(world, shown)
