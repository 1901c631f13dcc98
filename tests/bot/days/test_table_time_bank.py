"""Time banks as players see them: on the card, below the board, in reminders and in /games."""

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.durations import DAY, HOUR, MINUTE
from bot.store.rows import ByWhom, UserId
from tests.bot.days.rings import rings
from tests.bot.players import GAME, choose, open_table, panel, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import Shown, World, answer, buttons, everything, text


async def _begun(world: World, *actors: MemberActor, pace: str = "24h") -> ChannelHandle:
    """Starts a long duel; everybody has kept their cards, and Anna is asked."""
    for actor in actors:  # awake at all hours
        await actor.slash(world.channel, "me", zone="UTC")
        await world.inside(world.tables.people.set_quiet_hours(UserId(actor.id), 0, 0))
    thread = await start_table(world, *actors, pace=pace, goal="9", reactions="automatic")
    for actor in actors:
        await choose(actor, await panel(world, actor, thread), "Keep the hand")
    await world.env.settle()
    return thread


def _card(world: World) -> str:
    return everything(world.public())


async def _turn(world: World, actor: MemberActor) -> None:
    while (view := await world.tables.views.look(GAME, UserId(actor.id))).my_turn:
        index = view.offers[-1].index
        await world.inside(world.tables.play.choose(GAME, UserId(actor.id), seq=view.seq, index=index))
    await world.env.settle()


def _ways(lobby: Shown) -> list[str]:
    return [button["custom_id"] for button in buttons(lobby).values()]


async def _played_by_clock(world: World) -> bool:
    rows = await world.tables.pages._positions.moves(GAME)
    return any(row.by_whom is ByWhom.CLOCK for row in rows)


@pytest.mark.parametrize(
    ("pace", "shown"), [("24h", "24 hours"), ("3d", "3 days"), ("8h", "8 hours"), ("10m", "10 minutes")]
)
async def test_the_card_shows_full_banks_in_one_line(
    world: World, anna: MemberActor, ben: MemberActor, pace: str, shown: str
) -> None:
    await _begun(world, anna, ben, pace=pace)
    assert f"Time bank: {shown} each" in _card(world)


async def test_without_a_limit_and_against_the_computer_the_card_shows_no_bank(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _begun(world, anna, ben, pace="none")
    assert "Time bank" not in _card(world)
    await start_table(world, anna, computer=True, where="here")
    assert "Time bank" not in everything(world.public())


async def test_a_lobby_shows_no_bank(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, pace="24h")
    assert "Time bank" not in _card(world)


async def test_when_the_time_is_up_everything_shows_the_bank_and_nobody_is_pinged(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    assert "due <t:" in text(world.board(thread))
    await world.env.advance_time(DAY - 2 * HOUR)
    wire.requests.clear()
    await world.env.advance_time(3 * HOUR)
    assert rings(wire, anna) == []
    ends = (await world.tables.views.table(GAME)).deadline
    assert ends is not None
    shown = f"time bank ends <t:{int(ends)}:R>"
    assert shown in text(world.board(thread))
    assert shown in _card(world)
    assert shown in text(await panel(world, anna, thread))
    assert shown in text(answer(await ben.slash(world.channel, "games")))
    assert not await _played_by_clock(world)


async def test_the_card_names_what_each_has_left(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await _begun(world, anna, ben)
    await world.env.advance_time(DAY + 6 * HOUR)
    await _turn(world, anna)
    assert "Time bank: Anna 18 hours and Ben 24 hours" in _card(world)
    await _turn(world, ben)
    await _turn(world, anna)
    assert "Time bank: 24 hours each" in _card(world), "the quick turn has returned a quarter"


async def test_after_the_bank_the_computer_plays_and_the_card_says_that_it_is_empty(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await _begun(world, anna, ben)
    await world.env.advance_time(2 * DAY + MINUTE)
    assert await _played_by_clock(world)
    assert "Time bank: Anna empty and Ben 24 hours" in _card(world)


async def test_the_reminder_at_half_names_the_bank_and_the_last_one_its_end(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await _begun(world, anna, ben)
    await world.env.advance_time(13 * HOUR)
    half = text(world.public(thread)[-1])
    assert "half your time is gone" in half
    assert "then 24 hours of your time bank" in half
    await world.env.advance_time(32 * HOUR)
    last = text(world.public(thread)[-1])
    assert "your time is nearly up" in last
    assert "time bank ends <t:" in last


async def test_a_silent_turn_rings_three_times_at_most(
    world: World, wire: Wire, anna: MemberActor, ben: MemberActor
) -> None:
    await _begun(world, anna, ben)
    await world.env.advance_time(HOUR)
    await _turn(world, anna)
    wire.requests.clear()
    await world.env.advance_time(2 * DAY - MINUTE)
    assert not await _played_by_clock(world)
    assert len(rings(wire, ben)) <= 2, "besides the call with which the turn began"


@pytest.mark.parametrize(
    ("language", "shown", "ends"),
    [
        ("de", "Zeitkonto: je 24 Stunden", "Zeitkonto <t:"),
        (
            "fr",
            "Réserve de temps\N{NARROW NO-BREAK SPACE}: 24 heures par personne",
            "fin de la réserve de temps <t:",
        ),
    ],
)
async def test_the_bank_in_other_languages(
    world: World, anna: MemberActor, ben: MemberActor, language: str, shown: str, ends: str
) -> None:
    for actor in (anna, ben):
        await actor.slash(world.channel, "me", zone="UTC")
    await open_table(world, anna, pace="24h", goal="9", language=language)
    lobby = world.public()[-1]
    for actor in (anna, ben):
        await actor.click(lobby, custom_id=next(way for way in _ways(lobby) if "join" in way))
    await world.inside(world.tables.lobbies.start(GAME, UserId(anna.id)))
    await world.env.settle()
    assert shown in _card(world)
    await world.env.advance_time(DAY + 11 * HOUR)
    assert ends in _card(world)
