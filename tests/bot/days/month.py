"""A month of many tables on a simulated Discord, as people notice it.

`python -m tests.bot.days.month` simulates it and prints a table; `--days`, `--tables`, `--people`, `--seed`
change it, and `--duel` plays only the small game of the tests. `test_month.py` runs a short one. People play
through the service, whose presses are those of the panel; everything the bot posts is read from its requests.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from random import Random

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.durations import DAY, HOUR
from bot.service.errors import TableError
from bot.service.lobby.lobbies import MOST_LOBBIES
from bot.service.model.automatic_answers import continues_by_itself
from bot.service.model.calendars import after_waking_time, is_night, is_quiet
from bot.service.model.drawing import Drawing
from bot.service.model.position import Position
from bot.service.model.table import is_live
from bot.service.model.turn_clock import LEAST_SHIFT, bank_left
from bot.service.showing.pictures import Pictured, Pictures
from bot.store.rows import GameId, UserId, Visit
from bot.titles.title import Sketch
from engine.core import Seat
from renderer.shapes import PHONE, Size
from tests.bot.days.habits import AWAY, HABITS, ZONES, Player
from tests.bot.days.rings import notifies
from tests.bot.players import TURN, choose, on_offer
from tests.bot.wire.requests import Request, Wire
from tests.bot.world import World, answer, buttons
from tests.duel import DUEL
from tests.opaque import AnyTitle
from tests.titles import TITLES

PACES = ("3d", "24h", "8h", "none", "10m")
PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
MOST_MOVES = 150  # of a visit
HOURS_A_DAY = 24
PATIENCE = 300.0  # seconds; less than the shortest timer of a live sitting, which would be waited for
DOWN = 30 * HOUR
FORBIDDEN = 20 * HOUR
LATE = 600.0  # seconds after which a deadline that has passed is wrong
NEXT_GAME = "Next game"
MOST_WRONG = 10  # that are printed
ZONE, LEARNT, UNKNOWN = NIGHTS = ("with a zone", "without one, learnt", "without one, not learnt yet")


class Blank(Pictures):
    """Pictures that are not drawn."""

    async def draw(
        self, drawing: Drawing, size: Size = PHONE, wanted: Callable[[], bool] = lambda: True
    ) -> bytes | None:
        return PICTURE

    async def sketch(self, make: Callable[[], Sketch | None]) -> Pictured | None:
        return None


@dataclass(frozen=True, kw_only=True)
class Plan:
    """The size of a month."""

    days: int = 28
    tables: int = 34
    people: int = 20
    seed: int = 5
    titles: tuple[AnyTitle, ...] = TITLES


@dataclass
class Planned:
    """A table before its start."""

    number: int
    title: AnyTitle
    people: list[Player]
    awaited: list[Player]  # who have not joined yet
    lobby: discord.Message | None = None


@dataclass
class Counts:
    """Everything that was counted."""

    visits: int = 0
    rings: Counter[tuple[GameId, int, float]] = field(default_factory=Counter)  # by table, person and visit
    heard: Counter[str] = field(default_factory=Counter)  # notifications, by what is known of people's nights
    at_night: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)  # deadlines
    stalled: list[GameId] = field(default_factory=list)
    states: Counter[str] = field(default_factory=Counter)
    on_bank: set[tuple[GameId, float]] = field(default_factory=set)  # turns that drew on a time bank
    missed: int = 0  # turns that the computer played, because their time was up
    unheard: list[str] = field(default_factory=list)  # those among them without any notification
    presses: list[int] = field(default_factory=list)  # from a finished turn to the next table's question

    @property
    def most_rings(self) -> int:
        return max(self.rings.values(), default=0)

    def share_at_night(self, known: str) -> float:
        """Returns the share of notifications that came at night, in per cent."""
        return 100 * self.at_night[known] / max(1, self.heard[known])

    def rows(self) -> Iterator[tuple[str, str]]:
        """Yields the lines of the printed table."""
        yield "tables: " + ", ".join(self.states), ", ".join(map(str, self.states.values()))
        yield "stalled", str(len(self.stalled))
        each = Counter(self.rings.values())
        yield "turns taken", str(self.visits)
        yield "turns on a time bank", str(len(self.on_bank))
        yield "turns played by the computer, without a ping before", f"{self.missed}, {len(self.unheard)}"
        yield (
            "notifications of a turn: 1, 2, 3, more",
            ", ".join(
                str(each[number] if number < 4 else sum(each[more] for more in each if more > 3))
                for number in (1, 2, 3, 4)
            ),
        )
        for known in NIGHTS:
            share = f"{self.at_night[known]} of {self.heard[known]} ({self.share_at_night(known):.1f}%)"
            yield f"at night, {known}", share
        yield "wrong deadlines", str(len(self.wrong))
        pressed = ", ".join(map(str, self.presses)) or "not measured"
        yield "presses from a finished turn to the next question", pressed


class Month:
    """One simulated month."""

    def __init__(self, world: World, wire: Wire, plan: Plan) -> None:
        self.counts = Counts()
        self._world = world
        self._wire = wire
        self._plan = plan
        self._chance = Random(plan.seed)
        self._players: list[Player] = []
        self._channels: list[ChannelHandle] = []
        self._open: list[GameId] = []
        self._lobbies: Counter[UserId] = Counter()  # open ones, by their hosts
        self._mishaps: dict[int, list[Callable[[], object]]] = {}
        self._seen: dict[tuple[GameId, Seat], tuple[Visit | None, int]] = {}  # an hour ago
        self._pinged: set[tuple[GameId, int]] = set()  # tables and people: in the turn under way
        self._begun = 0.0

    async def run(self) -> Counts:
        """Plays the month; returns the counts."""
        await self._arrive()
        await self._open_tables()
        self._wire.requests.clear()
        self._begun = self._world.now()
        for hour in range(self._plan.days * HOURS_A_DAY):
            await self._mishap(hour)
            await self._world.env.advance_time(HOUR)
            await self._hear()
            await self._check_clocks()
            for player in self._players:
                if player.looks_in(self._world.now(), hour // HOURS_A_DAY, self._chance):
                    await self._look_in(player)
        await self._sum_up()
        return self.counts

    # --- the beginning -------------------------------------------------------------------------------------

    async def _arrive(self) -> None:
        """Adds people and channels; every fourth person never opens /me."""
        world = self._world
        self._channels = [
            world.channel,
            *(world.guild.create_text_channel(name) for name in ("more", "last")),
        ]
        zones = cycle(ZONES)
        for number, habit in enumerate(islice(cycle(HABITS), self._plan.people)):
            actor = world.join(f"person{number}", global_name=f"Person {number}")
            player = Player(actor=actor, habit=habit, zone=next(zones), has_zone=number % 4 != 3)
            self._players.append(player)
            if player.has_zone:
                await actor.slash(world.channel, "me", zone=player.zone)
            if player.has_zone and habit == "on weekdays":
                await world.inside(world.tables.people.set_days_off(player.user_id, (5, 6)))

    async def _open_tables(self) -> None:
        """Opens and starts all tables; everybody sits down in their own waking hours."""
        planned = [self._planned(number) for number in range(self._plan.tables)]
        while planned:
            for table in tuple(planned):
                if await self._sit_down(table):
                    planned.remove(table)
            await self._world.env.advance_time(HOUR)
        self._open = [GameId(number + 1) for number in range(self._plan.tables)]

    async def _sit_down(self, table: "Planned") -> bool:
        """Lets all awake people join a table; tells whether it has started."""
        now, host = self._world.now(), table.people[0]
        if table.lobby is None and host.is_awake(now) and self._lobbies[host.user_id] < MOST_LOBBIES:
            table.lobby = await self._open_lobby(table)
            self._lobbies[host.user_id] += 1
        if table.lobby is None:
            return False
        for player in tuple(table.awaited):
            if player.is_awake(now):
                table.awaited.remove(player)
                await player.actor.click(table.lobby, label="Join")
        if table.awaited or not host.is_awake(now):
            return False
        await host.actor.click(table.lobby, label="Start")
        self._lobbies[host.user_id] -= 1
        return True

    def _planned(self, number: int) -> "Planned":
        """Returns a table to open; everybody sits at several."""
        title = self._plan.titles[number % len(self._plan.titles)]
        keys = title.rules.seat_plan(title.codecs.options.decode(b"{}")).keys
        wanted = min(len(keys), 2 + (number % 5 if len(keys) > 3 else 0))
        people = self._chance.sample(self._players, min(wanted, len(self._players)))
        return Planned(number=number, title=title, people=people, awaited=list(people))

    async def _open_lobby(self, table: "Planned") -> discord.Message:
        channel = self._channels[table.number % 2 if table.number % 9 else 2]
        pace, longer = PACES[table.number % len(PACES)], {"goal": "9"} if table.title is DUEL else {}
        await table.people[0].actor.slash(
            channel, "new", game=table.title.id, watch="watch", pace=pace, **longer
        )
        return self._world.public(channel)[-1]

    # --- one hour ------------------------------------------------------------------------------------------

    async def _look_in(self, player: Player) -> None:
        """Takes all turns that wait for a person; sometimes by the panel, from one table to the next."""
        waiting = [game for game in self._open if await self._is_asked(game, player)]
        if len(waiting) > 1 and len(self.counts.presses) < 5:
            await self._play_by_panel(player, waiting[0])
        for game_id in waiting:
            if await self._is_asked(game_id, player):
                await self._play(game_id, player)
                self.counts.visits += 1
        await self._world.env.settle()
        await self._hear()

    async def _is_asked(self, game_id: GameId, player: Player) -> bool:
        position = await self._position(game_id)
        seat = position.seat_of(player.user_id)
        return position.is_playing and seat is not None and seat in position.asked_seats

    async def _play(self, game_id: GameId, player: Player) -> None:
        """Plays at random until the table asks another person."""
        world = self._world
        await world.inside(world.tables.presence.back(game_id, player.user_id))
        for _ in range(MOST_MOVES):
            view = await world.tables.views.look(game_id, player.user_id)
            if not view.my_turn:
                return
            offer = self._chance.choice(view.offers)
            try:
                await world.inside(
                    world.tables.play.choose(game_id, player.user_id, seq=view.seq, index=offer.index)
                )
            except TableError:  # the computer was faster
                return

    async def _play_by_panel(self, player: Player, game_id: GameId) -> None:
        """Takes a turn by the panel, and presses on to the next table's question."""
        position, world = await self._position(game_id), self._world
        place = position.game.thread_id or position.game.channel_id
        raw = world.env.backend.channels.get(place)
        if raw is None:
            return
        boards = [
            one for one in world.boards(ChannelHandle(world.env, world.guild, raw)) if TURN in buttons(one)
        ]
        if not boards:
            return
        shown = answer(await player.actor.click(boards[-1], label=TURN))
        for _ in range(MOST_MOVES):
            offered = [label for label in on_offer(shown) if not label.startswith(NEXT_GAME)]
            if not offered or await self._is_asked(game_id, player) is False:
                break
            await choose(player.actor, shown, self._chance.choice(offered))
        way = next((label for label in buttons(shown) if label.startswith(NEXT_GAME)), None)
        if way is not None:
            await player.actor.click(shown, label=way)
            self.counts.presses.append(1 if on_offer(shown) else 2)

    # --- counting ------------------------------------------------------------------------------------------

    async def _hear(self) -> None:
        """Counts the notifications since the last time."""
        posts = [request for request in self._wire.requests if request.method == "POST"]
        self._wire.requests.clear()
        by_place = {
            position.game.thread_id or position.game.channel_id: position
            for position in await self._running()
        }
        for request in posts:
            for player in self._players:
                if notifies(request, player.actor):
                    await self._count(request, player, by_place.get(int(request.segments[1])))

    async def _count(self, request: Request, player: Player, position: Position | None) -> None:
        prefs = await self._world.tables.people.of(player.user_id)
        known = ZONE if prefs.zone is not None else LEARNT if prefs.is_well_known else UNKNOWN
        self.counts.heard[known] += 1
        quiet = is_quiet(request.at, prefs) if known == ZONE else is_night(request.at, player.zone)
        self.counts.at_night[known] += quiet
        visit = None if position is None else _visit_of(position, player)
        if position is not None and visit is not None:
            self.counts.rings[position.game.id, player.actor.id, visit.since] += 1
            self._pinged.add((position.game.id, player.actor.id))

    async def _check_clocks(self) -> None:
        """Notes deadlines that have passed, are too short, leave no waking hour, or fall into quiet times."""
        now, people = self._world.now(), self._world.tables.people
        for position in await self._running():
            self._check_pings(position)
            for seat, visit in position.visits.items():
                captain = position.chairs[seat].captain
                if (
                    visit.deadline is None
                    or visit.late
                    or captain is None
                    or seat not in position.asked_seats
                ):
                    continue
                prefs = await people.of(captain.id)
                limit = _limit(position, seat)
                begin, time = visit.since, limit
                if visit.bank_from is not None:
                    self.counts.on_bank.add((position.game.id, visit.since))
                    begin, time = visit.bank_from, bank_left(position, seat)
                most = begin + time + max(time, LEAST_SHIFT)
                is_cut = prefs.away_from is not None and visit.deadline <= prefs.away_from
                is_short = visit.deadline - visit.since < limit - 1 and not is_cut
                is_asleep = is_quiet(visit.deadline, prefs) and visit.deadline < most - 1 and not is_cut
                is_asleep = is_asleep and not is_live(position.settings.pace)
                is_bound = is_cut or is_live(position.settings.pace) or visit.deadline >= most - 1
                is_slept = after_waking_time(begin, min(HOUR, time), prefs) > visit.deadline and not is_bound
                if visit.deadline < now - LATE or is_short or is_asleep or is_slept:
                    self.counts.wrong.append(f"{position.game.id}: {visit}")

    def _check_pings(self, position: Position) -> None:
        """Notes turns that the computer has played without any notification of their person."""
        for chair in position.chairs:
            key, captain = (position.game.id, chair.seat), chair.captain
            visit, missed = self._seen.get(key, (None, 0))
            if captain is not None and visit is not None and chair.missed > missed:
                self.counts.missed += 1
                if (position.game.id, captain.id) not in self._pinged:
                    self.counts.unheard.append(f"{position.game.id}: {captain.name}, {visit}")
            if captain is not None and (chair.seat not in position.visits or chair.missed > missed):
                self._pinged.discard((position.game.id, captain.id))
            self._seen[key] = position.visits.get(chair.seat), chair.missed

    async def _running(self) -> list[Position]:
        return [position for game in self._open if (position := await self._position(game)).is_playing]

    async def _position(self, game_id: GameId) -> Position:
        return await self._world.tables.pages._positions.at(game_id)

    async def _sum_up(self) -> None:
        for game_id in self._open:
            position = await self._position(game_id)
            paused = position.game.paused_until is not None
            if (
                position.is_playing
                and not position.alarms
                and not continues_by_itself(position)
                and not paused
            ):
                self.counts.stalled.append(game_id)
            self.counts.states[position.game.status.value] += 1

    # --- mishaps -------------------------------------------------------------------------------------------

    async def _mishap(self, hour: int) -> None:
        """Lets the mishap of this hour happen."""
        day, of_day = divmod(hour, HOURS_A_DAY)
        if of_day != 15:
            return
        world = self._world
        match day:
            case 4:
                await self._lose_thread(deleted=True)
            case 6:
                await self._lose_thread(deleted=False)
                await self._plan_absences()
            case 9:
                world.env.backend.delete_channel(self._channels[2].id)
            case 11:
                self._players[0].zone = "Asia/Tokyo"
                await self._players[0].actor.slash(world.channel, "me", zone="Asia/Tokyo")
            case 12:
                await world.stay_down(DOWN)
            case 15:
                self._forbid(send_messages_in_threads=True)
                await world.env.advance_time(FORBIDDEN)
                self._forbid()
            case 18:
                self._players[-1].gone = True
                world.env.backend.remove_member(world.guild.id, self._players[-1].actor.id)
            case _ if day % 3 == 2:
                await world.restart()
        await world.env.settle()

    async def _lose_thread(self, *, deleted: bool) -> None:
        """Deletes or archives the thread of a running table."""
        threads = [position.game.thread_id for position in await self._running()]
        thread_id = next((one for one in threads if one in self._world.env.backend.channels), None)
        if thread_id is not None and deleted:
            self._world.env.backend.delete_channel(thread_id)
        elif thread_id is not None:
            self._world.env.backend.edit_channel(thread_id, {}, thread_metadata={"archived": True})

    async def _plan_absences(self) -> None:
        """Lets travellers announce the days on which they will be away."""
        first, last = self._begun + AWAY.start * DAY, self._begun + AWAY.stop * DAY
        for player in self._players:
            if player.habit == "travels" and player.has_zone:
                await self._world.inside(self._world.tables.people.away(player.user_id, last, first))

    def _forbid(self, **denied: bool) -> None:
        """Takes permissions in the first channel from the bot, or gives all back when none is named."""
        backend = self._world.env.backend
        overwrite = Overwrite(
            target_id=backend.bot_user.id,
            type=OverwriteType.MEMBER,
            allow=0,
            deny=discord.Permissions(**denied).value,
        )
        backend.edit_channel(self._channels[0].id, {}, overwrites=[overwrite])


def _visit_of(position: Position, player: Player) -> Visit | None:
    seat = position.seat_of(player.user_id)
    return None if seat is None else position.visits.get(seat)


def _limit(position: Position, seat: Seat) -> float:
    """Returns the least time of a visit."""
    pace, window = position.settings.pace, position.settings.window_seconds
    if position.is_in_window and seat not in position.game.turn_seats:
        return float(min(window, pace or window))
    return float(pace or window)


async def simulate(plan: Plan, folder: Path, wire: Wire) -> Counts:
    """Simulates a month in a folder; `wire` hears the requests of the bot."""
    titles: Mapping[str, AnyTitle] = {title.id: title for title in plan.titles}
    world = World(folder / "tables.db", titles, patience=PATIENCE)
    world.pictures = Blank
    await world.start()
    try:
        return await Month(world, wire, plan).run()
    finally:
        await world.stop()


def main() -> None:
    """Simulates a month and prints its table."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("days", "tables", "people", "seed"):
        parser.add_argument(f"--{name}", type=int, default=getattr(Plan, name))
    parser.add_argument("--duel", action="store_true")
    given = parser.parse_args()
    titles = (DUEL,) if given.duel else TITLES
    plan = Plan(days=given.days, tables=given.tables, people=given.people, seed=given.seed, titles=titles)
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        wire = Wire()
        wire.install(patch)
        counts = asyncio.run(simulate(plan, Path(folder), wire))
    sys.stdout.write("\n".join(printed(plan, counts)) + "\n")


def printed(plan: Plan, counts: Counts) -> Iterator[str]:
    """Yields the lines of the table, of wrong deadlines, and of turns without a notification."""
    yield f"| {plan.days} days, {plan.tables} tables, {plan.people} people, seed {plan.seed} | |"
    yield "| --- | ---: |"
    yield from (f"| {name} | {value} |" for name, value in counts.rows())
    yield from (*counts.wrong[:MOST_WRONG], *counts.unheard[:MOST_WRONG])


if __name__ == "__main__":
    main()
