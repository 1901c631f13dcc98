"""Runs scenes again and again, and kills the bot at every point of their acts.

`python -m tests.wire.kills` runs all of them; a few points are among the tests.
"""

import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

from tests.wire.double import Asked
from tests.wire.kills.agreement import insight
from tests.wire.kills.facts import facts_of, waiting_facts
from tests.wire.kills.nursery import Nursery
from tests.wire.kills.scenes import Act, Scene
from tests.wire.kills.stage import Died, Point, Record, Stage
from tests.wire.kills.stage import stage as open_stage


@dataclass(frozen=True, kw_only=True)
class Seen:
    """The facts of a table, and its messages."""

    facts: object
    census: Counter[str]
    faults: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Rehearsal:
    """A run of a scene without a kill: the points of its act, and where it leads."""

    record: Record
    requests: int
    after: Seen
    faults: tuple[str, ...]

    @property
    def points(self) -> Iterator[Point]:
        for request, number in ((False, self.record.writes), (True, self.requests)):
            for each in range(1, number + 1):
                yield Point(request=request, number=each, after=False)
                yield Point(request=request, number=each, after=True)


class Run:
    """One run of a scene on a stage."""

    def __init__(self, stage: Stage, act: Act) -> None:
        self._stage = stage
        self._act = act
        self._since = self._rows() if act.party.game else -1

    def _rows(self) -> int:
        ((seq,),) = self._stage.books.ask(f"select seq from games where id = {self._act.party.game}")
        return int(seq)

    async def see(self) -> Seen:
        """Returns the table as it is, in the database and on Discord."""
        party, stage = self._act.party, self._stage
        waiting = waiting_facts(stage.books, party.people)
        if not party.game:
            letters = Counter({"letter": sum(map(stage.letters_to, party.people))})
            return Seen(facts=waiting, census=letters, faults=())
        async with insight(stage.database, stage.world, stage.now) as tables:
            position = await tables.position(party.game)
            facts: object = {**facts_of(position, tables.books, party.people, self._since), **waiting}
            if self._act.facts is not None:
                facts = self._act.facts(position)
            faults = (*await tables.faults(party.game), *tables.books.unsettled(), *tables.books.broken())
            return Seen(facts=facts, census=tables.census(party.game), faults=faults)

    async def perform(self, point: Point | None) -> Record:
        """Performs the act; raises `Died` at the point."""
        await self._stage.arm(point)
        return await self._finish(await self._act.do())

    async def perform_again(self) -> None:
        """Performs the act as a person does who has seen nothing of it."""
        await self._finish(await (self._act.again or self._act.do)())

    async def _finish(self, asked: Asked | None) -> Record:
        if asked is not None:
            await self._stage.done(asked)
        return await self._stage.settle()


async def rehearse(scene: Scene, stage: Stage) -> Rehearsal:
    """Runs a scene without a kill."""
    act = await scene.prepare(stage)
    run, requests = Run(stage, act), len(stage.double.requests)
    record = await run.perform(None)
    number = len(stage.double.requests) - requests
    after = await run.see()
    if not scene.alone:
        await act.party.close()
    missing = scene.kinds - set(record.kinds)
    faults = [f"the act makes no {kind}, but {record.kinds}" for kind in missing]
    return Rehearsal(record=record, requests=number, after=after, faults=(*after.faults, *faults))


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """The result of one kill."""

    reached: bool  # else the act was over before its point, and the bot was killed afterwards
    repeated: bool  # the act had not counted, and was performed again
    faults: tuple[str, ...]


async def kill(scene: Scene, point: Point, rehearsal: Rehearsal, stage: Stage) -> Outcome:
    """Runs a scene, kills the bot at a point, starts it again, and compares the result."""
    act = await scene.prepare(stage)
    run = Run(stage, act)
    before, reached, faults = await run.see(), False, list[str]()
    try:
        await run.perform(point)
    except Died:
        reached = True
    committed = stage.committed
    await stage.disarm()
    now = await run.see()
    if not act.steps:
        faults += _half_done(before, now, rehearsal.after, committed)
    repeated = now.facts != rehearsal.after.facts or (act.missed and bool(now.faults))
    if not act.missed:
        faults += now.faults
    if repeated:
        await run.perform_again()
        now = await run.see()
        faults += now.faults
    faults += _differences(now, rehearsal.after, exactly=not act.steps)
    if not scene.alone:
        await act.party.close()
    return Outcome(reached=reached, repeated=repeated, faults=tuple(dict.fromkeys(faults)))


def _half_done(before: Seen, now: Seen, after: Seen, committed: bool) -> Iterator[str]:
    """Yields a fault if a change is there in part, or lost although it was committed."""
    if committed and now.facts != after.facts:
        yield f"a committed change is lost: {_difference(now.facts, after.facts)}"
    if now.facts not in (before.facts, after.facts):
        yield f"a change is half done: {_difference(now.facts, after.facts)}"


def _differences(now: Seen, after: Seen, *, exactly: bool) -> Iterator[str]:
    """Yields how a table differs from one at which nothing was killed."""
    if now.facts != after.facts:
        yield f"it ends otherwise: {_difference(now.facts, after.facts)}"
    if (exactly and now.census != after.census) or now.census["notice"] > after.census["notice"]:
        yield f"it has {dict(now.census)} messages, and should have {dict(after.census)}"


def _difference(found: object, wanted: object) -> str:
    if not isinstance(found, dict) or not isinstance(wanted, dict):
        return f"{found}, not {wanted}"
    return "; ".join(
        f"{key}: {found.get(key)}, not {wanted.get(key)}"
        for key in {**wanted, **found}
        if found.get(key) != wanted.get(key)
    )


# --- all points of a scene ---------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Killed:
    """A kill with its place."""

    scene: str
    point: Point | None  # None: the run without a kill
    outcome: Outcome


async def kill_everywhere(scene: Scene, nursery: Nursery) -> AsyncIterator[Killed]:
    """Yields the results of a scene, killed at each of its points."""
    async with contextlib.AsyncExitStack() as shared:
        stage = await shared.enter_async_context(open_stage(nursery))
        rehearsal = await rehearse(scene, stage)
        yield Killed(
            scene=scene.name,
            point=None,
            outcome=Outcome(reached=True, repeated=False, faults=rehearsal.faults),
        )
        for point in rehearsal.points:
            if not scene.alone:
                outcome = await kill(scene, point, rehearsal, stage)
            else:
                async with open_stage(nursery) as own:
                    outcome = await kill(scene, point, rehearsal, own)
            yield Killed(scene=scene.name, point=point, outcome=outcome)
