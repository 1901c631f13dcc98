"""Events since a person's last visit: in the panel, with the hand, in the log, as a film."""

import re

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from tests.bot.players import HAND, choose, on_offer, panel, start_table
from tests.bot.world import World, answer, buttons, pictures, text

SINCE, NEWS, FILM = "Since you were here:", "Watch as a replay", "As an animation"


async def _begin(world: World, anna: MemberActor, ben: MemberActor) -> ChannelHandle:
    """Plays the duel to Anna's first decision alone; Ben has acted last."""
    thread = await start_table(world, anna, ben)
    for actor in (anna, ben):
        await choose(actor, await panel(world, actor, thread), "Keep the hand")
    return thread


async def _strike(world: World, anna: MemberActor, ben: MemberActor, thread: ChannelHandle) -> None:
    """Anna strikes and Ben passes, by commands that show Ben nothing else."""
    shown = await panel(world, anna, thread)
    await choose(anna, shown, "Aim high")
    await choose(anna, shown, on_offer(shown)[0])
    await ben.slash(thread, "act", action="Let it pass")


def _news(message: ResponseMessage) -> list[str]:
    """Returns the lines below the heading."""
    told = text(message)
    if SINCE not in told:
        return []
    rest = told.split(SINCE)[1].splitlines()[1:]
    return [line[2:] for line in rest[: next((i for i, line in enumerate(rest) if line[:2] != "> "), None)]]


async def test_take_your_turn_begins_with_what_is_new_once(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    shown = await panel(world, anna, thread)
    assert _news(shown) == ["Ben has chosen."]
    assert text(shown).startswith(f"**{SINCE}**")
    assert NEWS in buttons(shown)
    again = await panel(world, anna, thread)
    assert _news(again) == []
    assert NEWS not in buttons(again)
    assert on_offer(again) == on_offer(shown)


async def test_what_one_did_oneself_is_no_news(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await _begin(world, anna, ben)
    shown = await panel(world, anna, thread)
    await choose(anna, shown, "Aim high")
    assert _news(await panel(world, anna, thread)) == []
    news = _news(await panel(world, ben, thread))
    assert news == ["Anna aims high."]


async def test_my_hand_begins_with_it_and_counts_as_a_look(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    await choose(anna, await panel(world, anna, thread), "Aim high")
    shown = answer(await ben.click(world.board(thread), label=HAND))
    assert _news(shown) == ["Anna aims high."]
    assert "You hold" in text(shown)
    assert NEWS in buttons(shown)
    assert _news(await panel(world, ben, thread)) == []


async def test_the_log_begins_with_it_and_the_rest_follows(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    await choose(anna, await panel(world, anna, thread), "Aim high")
    shown = answer(await ben.slash(thread, "log"))
    assert _news(shown) == ["Anna aims high."]
    assert text(shown).count("Anna aims high.") == 1
    assert "draws 3 cards" in text(shown).split("Anna aims high.")[1]
    again = text(answer(await ben.slash(thread, "log")))
    assert SINCE not in again
    assert "Anna aims high." in again


async def test_what_is_told_is_what_the_person_may_know(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    await choose(anna, await panel(world, anna, thread), "Peek at the deck")
    assert _news(await panel(world, ben, thread)) == [], "that somebody peeks is told to nobody else"
    await anna.slash(thread, "act", action="Aim high")
    assert _news(await panel(world, ben, thread)) == ["Anna aims high."]
    assert "On top of the deck lies" in text(answer(await anna.slash(thread, "log")))


async def test_a_long_absence_is_shortened_to_its_last_lines(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.showing.messages.since.__defaults__", (40, "since-title"))
    thread = await _begin(world, anna, ben)
    shown = await panel(world, anna, thread)
    await choose(anna, shown, "Aim high")
    await choose(anna, shown, on_offer(shown)[0])
    news = _news(await panel(world, ben, thread))
    found = re.fullmatch(r"… and (\d+) more: /log", news[0])
    assert found is not None
    assert int(found[1]) + len(news) - 1 >= 2
    assert "strikes" in news[-1]


async def test_what_was_seen_is_kept_over_a_restart(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    await panel(world, anna, thread)
    await world.restart()
    assert _news(await panel(world, anna, thread)) == []


# --- replays ---------------------------------------------------------------------------------------------


def _step(message: ResponseMessage) -> tuple[int, int]:
    """Returns the number of the step that a replay shows, and how many there are."""
    ((number, count),) = re.findall(r"-# (\d+) of (\d+)", text(message))
    return int(number), int(count)


async def test_what_is_new_can_be_stepped_through_from_its_first_move(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    await _strike(world, anna, ben, thread)
    shown = await panel(world, anna, thread)
    news = _news(shown)
    replay = answer(await anna.click(shown, label=NEWS))
    assert f"> {news[0]}" in text(replay)
    number, count = _step(replay)
    assert 1 < number <= count
    assert _step(answer(await anna.slash(thread, "replay"))) == (1, count)


async def test_the_last_turns_are_the_end_of_the_whole(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    await _strike(world, anna, ben, thread)
    last, count = _step(answer(await carl.slash(thread, "replay", since="1")))
    assert last > 1
    assert _step(answer(await carl.slash(thread, "replay", since="99"))) == (2, count), "the first move"


async def test_an_animation_begins_at_the_step_that_is_shown(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    await _strike(world, anna, ben, thread)
    shown = answer(await carl.slash(thread, "replay"))
    whole = answer(await carl.click(shown, label=FILM))
    for _ in range(3):
        await carl.click(shown, label="▶")
    rest = answer(await carl.click(shown, label=FILM))
    assert "since then" in text(rest)
    assert _length(rest) < _length(whole)


def _length(message: ResponseMessage) -> int:
    """Returns the number of pictures in a film."""
    (alt,) = pictures(message)
    return int(re.findall(r"in (\d+) pictures", alt)[0])


async def test_a_replay_since_the_last_look(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await _begin(world, anna, ben)
    shown = answer(await anna.slash(thread, "replay", since="my last look"))
    assert "Ben has chosen." in text(shown)
    assert _news(await panel(world, anna, thread)), "to watch is no look at the table"
    told = text(answer(await anna.slash(thread, "replay", since="look")))
    assert "Nothing has happened since you last looked" in told


async def test_onlookers_have_news_too_after_their_first_look(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    assert SINCE not in text(answer(await carl.slash(thread, "log"))), "to a newcomer everything is new"
    await _strike(world, anna, ben, thread)
    replay = answer(await carl.slash(thread, "replay", since="look"))
    assert "Anna aims high." in text(replay)
    assert "Nothing has happened since" in text(answer(await carl.slash(thread, "replay", since="look")))
    await anna.slash(thread, "act", action="Aim high")
    news = _news(answer(await carl.slash(thread, "log")))
    assert news == ["Anna aims high."]
    assert SINCE not in text(answer(await carl.slash(thread, "log")))


async def test_onlookers_learn_nothing_hidden_from_their_news(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await _begin(world, anna, ben)
    await carl.slash(thread, "log")
    await choose(anna, await panel(world, anna, thread), "Peek at the deck")
    assert "On top of the deck lies" not in text(answer(await carl.slash(thread, "log")))


@pytest.mark.parametrize("since", ["yesterday", "0", "-1", "99999999", "1.5"])
async def test_a_time_that_makes_no_sense_is_refused_kindly(
    world: World, anna: MemberActor, ben: MemberActor, since: str
) -> None:
    thread = await _begin(world, anna, ben)
    told = text(answer(await anna.slash(thread, "replay", since=since)))
    assert "how many turns" in told


async def test_times_are_offered_while_they_are_typed(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    offered = await anna.autocomplete(thread, "replay", "since", "")
    assert [choice["name"] for choice in offered][:3] == ["my last look", "the last turn", "the last 3 turns"]
    typed = await anna.autocomplete(thread, "replay", "since", "7")
    assert [(choice["name"], choice["value"]) for choice in typed] == [("the last 7 turns", "7")]
