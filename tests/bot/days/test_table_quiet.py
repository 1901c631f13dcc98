"""A week at a table of people eight hours apart: times and numbers of their notifications."""

import random
from dataclasses import dataclass, field
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from simcord.actors import MemberActor

from bot.durations import DAY, HOUR
from bot.service.model.calendars import is_quiet
from bot.store.rows import Preferences, Status, UserId
from tests.bot.days.rings import notifies
from tests.bot.players import GAME, best, seen, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World
from tests.opaque import AnyTitle
from tests.titles import DICE_GAME, NEW_WAVE

pytestmark = pytest.mark.slow  # a week on a simulated Discord

MOST_A_VISIT = 3


@dataclass
class Sleeper:
    """A person with a time zone and days off, and their notifications."""

    actor: MemberActor
    zone: str
    days_off: tuple[int, ...] = ()
    heard: list[float] = field(default_factory=list)  # notifications of the present visit
    visits: list[int] = field(default_factory=list)  # number of notifications per visit

    @property
    def prefs(self) -> Preferences:
        return Preferences(user_id=UserId(self.actor.id), zone=self.zone, days_off=frozenset(self.days_off))

    def local(self, moment: float) -> datetime:
        return datetime.fromtimestamp(moment, ZoneInfo(self.zone))


@pytest.fixture(params=(DICE_GAME, NEW_WAVE), ids=lambda title: str(title.id))
def title(request: pytest.FixtureRequest) -> AnyTitle:
    chosen: AnyTitle = request.param
    return chosen


async def test_nobody_is_notified_at_night_on_days_off_too_often_or_of_their_own_acts(
    world: World, wire: Wire, title: AnyTitle, anna: MemberActor, ben: MemberActor
) -> None:
    people = (Sleeper(anna, "Europe/Berlin", (6,)), Sleeper(ben, "America/Denver"))
    for person in people:
        user = UserId(person.actor.id)
        await world.inside(world.tables.people.set_zone(user, person.zone))
        await world.inside(world.tables.people.set_days_off(user, person.days_off))
    await start_table(world, anna, ben, game=title.id, reactions=None, pace="24h")
    wire.requests.clear()
    chance, begun = random.Random(7), world.now()
    while world.now() < begun + 7 * DAY and (await world.tables.views.table(GAME)).status is Status.PLAYING:
        await world.env.advance_time(HOUR)
        _hear(world, wire, people)
        for person in people:
            await _perhaps_play(world, wire, person, people, chance)
    counts = [count for person in people for count in person.visits]
    assert len(counts) > 8, "a week of play"
    assert max(counts) <= MOST_A_VISIT
    assert sum(counts) > 0, "people are called at all"


async def _perhaps_play(
    world: World, wire: Wire, person: Sleeper, people: tuple[Sleeper, ...], chance: random.Random
) -> None:
    """Plays for an awake person now and then, for as long as they are on turn."""
    if is_quiet(world.now(), person.prefs) or chance.random() > 0.2:
        return
    if not (await seen(world, person.actor)).my_turn:
        return
    while (view := await seen(world, person.actor)).my_turn:
        user = UserId(person.actor.id)
        await world.inside(world.tables.play.choose(GAME, user, seq=view.seq, index=best(view).index))
    await world.env.settle()
    person.visits.append(len(person.heard))
    person.heard.clear()
    _hear(world, wire, people, pressed=person)


def _hear(world: World, wire: Wire, people: tuple[Sleeper, ...], pressed: Sleeper | None = None) -> None:
    """Counts each person's notifications and checks that none came in quiet hours."""
    for request in wire.requests:
        for person in people:
            if not notifies(request, person.actor):
                continue
            assert person is not pressed, "nobody is notified of what they did themselves"
            awake = not is_quiet(request.at, person.prefs)
            assert awake, f"{person.zone}: {person.local(request.at)}"
            person.heard.append(request.at)
    wire.requests.clear()


async def test_who_plays_against_the_computer_is_never_notified_of_their_own_press(
    world: World, wire: Wire, title: AnyTitle, anna: MemberActor
) -> None:
    await start_table(world, anna, computer=True, game=title.id, reactions=None)
    wire.requests.clear()
    person = Sleeper(anna, "Europe/Berlin")
    for _ in range(12):
        view = await seen(world, anna)
        assert view.my_turn
        choice = world.tables.play.choose(GAME, UserId(anna.id), seq=view.seq, index=best(view).index)
        await world.inside(choice)
        await world.env.settle()
    posts = [request for request in wire.requests if request.method == "POST"]
    assert any(request.segments[-1] == "messages" for request in posts), "boards were posted"
    assert not any(notifies(request, person.actor) for request in posts)
