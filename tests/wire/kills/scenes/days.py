"""Scenes of play over days: pauses, missed deadlines, returns, seat handovers, lost places."""

from bot.durations import DAY
from bot.service.model.changes.days import (
    CameBack,
    ClocksMoved,
    ClocksStarted,
    ClocksStopped,
    Departed,
    HandedOver,
    HostPassed,
    LookedIn,
    Redrawn,
    Relocated,
    Reminded,
    TimeUp,
    TurnedAbsent,
)
from bot.service.model.changes.journal import CalledOff
from bot.service.model.changes.lobby import Unseated
from bot.service.model.position import Position
from bot.service.model.table import DEFAULT_PACE
from tests.wire.kills.party import Party, against_computer, duel, hands, lobby
from tests.wire.kills.scenes.scene import Act, scene
from tests.wire.kills.stage import A_MOMENT, Stage

TRIES = 10  # games until one is not over before both are away
# --- pauses ------------------------------------------------------------------------------------------------


async def _paused(stage: Stage) -> Party:
    party = await duel(stage)
    await party.said(party.ann, "table pause", days=3)
    await party.pressed(party.ben, "vn:*:1:yes")
    return party


@scene(ClocksStopped)
async def pause_alone(stage: Stage) -> Act:
    party = await against_computer(stage)
    return Act(party=party, do=lambda: party.say(party.ann, "table pause", days=3))


@scene(ClocksStarted)
async def resume(stage: Stage) -> Act:
    party = await _paused(stage)
    return Act(party=party, do=lambda: party.say(party.ann, "table resume"))


@scene(ClocksStarted, alone=True)
async def end_of_a_pause(stage: Stage) -> Act:
    party = await _paused(stage)
    return Act(
        party=party,
        do=lambda: stage.advance(stage.next_alarm(party.game)),
    )


# --- deadlines ---------------------------------------------------------------------------------------------


def _misses(position: Position) -> object:
    return [(chair.missed, chair.away) for chair in position.chairs]


@scene(Reminded, alone=True)
async def reminder(stage: Stage) -> Act:
    party = await duel(stage)
    return Act(
        party=party,
        do=lambda: stage.advance(stage.next_alarm(party.game)),
    )


@scene(TimeUp, alone=True)
async def deadline(stage: Stage) -> Act:
    """The computer plays the rest of the visit."""
    party = await duel(stage)
    for _ in range(2):  # reminders
        await stage.wait(stage.next_alarm(party.game))
    return Act(
        party=party,
        do=lambda: stage.advance(stage.next_alarm(party.game)),
        facts=_misses,
        steps=True,
    )


@scene(TurnedAbsent, alone=True)
async def silence_without_a_pace(stage: Stage) -> Act:
    """Ann counts as away, and nobody plays for her."""
    party = await duel(stage, pace="none")
    for _ in range(2):  # reminders
        await stage.wait(stage.next_alarm(party.game))
    return Act(
        party=party,
        do=lambda: stage.advance(stage.next_alarm(party.game)),
        facts=_misses,
    )


@scene(LookedIn, alone=True)
async def look_in(stage: Stage) -> Act:
    """After a reaction that was answered for Ben, *Take your turn* asks Ben for reactions again."""
    party = await duel(stage, goal="3")
    (card, *_), _ = hands(party)
    await party.said(party.ann, "strike", line="high", card=str(card))
    while not party.seats("chosen is not null"):
        await stage.wait(stage.next_alarm(party.game))
    return Act(
        party=party,
        do=lambda: party.press(party.ben, "t:*"),
        facts=lambda position: [chair.reactions for chair in position.chairs],
        steps=True,  # the dice differ, and so do the posts
    )


@scene("connected_time.count", alone=True)
async def outage(stage: Stage) -> Act:
    """The time in which no bot was running does not count."""
    party = await duel(stage)
    return Act(
        party=party,
        do=lambda: stage.restart(later=DEFAULT_PACE + A_MOMENT),
        again=lambda: stage.restart(),
        facts=lambda position: (_misses(position), position.game.revision),
    )


@scene(Departed, alone=True)
async def departure(stage: Stage) -> Act:
    """Ann has left the server when she is reminded."""
    party = await duel(stage)
    stage.world.left.add(party.ann)
    return Act(party=party, do=lambda: stage.advance(stage.next_alarm(party.game)), facts=_misses, steps=True)


@scene(ClocksMoved)
async def preferences(stage: Stage) -> Act:
    """Ann, who is asked, will be away, so her deadline moves."""
    party = await duel(stage)
    panel = await party.said(party.ann, "me")
    return Act(party=party, do=lambda: party.press(party.ann, "me:away", "5", on=panel), facts=_has_more_time)


def _has_more_time(position: Position) -> object:
    given = [visit.deadline - visit.since for visit in position.visits.values() if visit.deadline]
    return [time > DEFAULT_PACE + 1 for time in given]


# --- absences ----------------------------------------------------------------------------------------------


async def _asleep(stage: Stage) -> Party:
    """Returns a table whose people are all away; the computer has not ended their game."""
    for _ in range(TRIES):
        party = await duel(stage, goal="9")
        while len(party.seats("away = 1")) < 2 and party.is_open:
            await stage.wait(stage.next_alarm(party.game))
        if party.is_open:
            return party
    raise AssertionError("the computer always wins")


@scene(CameBack, alone=True)
async def come_back(stage: Stage) -> Act:
    party = await _asleep(stage)
    return Act(party=party, do=lambda: party.press(party.ann, "kb:*"), facts=_misses, steps=True)


@scene(HandedOver, alone=True)
async def take_a_seat(stage: Stage) -> Act:
    party = await _asleep(stage)
    return Act(party=party, do=lambda: party.press(party.eve, "kt:*:0"), facts=_misses, steps=True)


@scene(CalledOff, alone=True)
async def abandoned(stage: Stage) -> Act:
    """A table whose people are all away ends after two weeks."""
    party = await _asleep(stage)
    await stage.wait(stage.next_alarm(party.game))  # a last reminder
    return Act(
        party=party,
        do=lambda: stage.advance(stage.next_alarm(party.game)),
    )


# --- people and places that are gone -----------------------------------------------------------------------


@scene(Unseated, HostPassed, "personal_data.replace_at", "personal_data.forget")
async def forget_the_host(stage: Stage) -> Act:
    party = await lobby(stage)
    await party.pressed(party.ben, "l:*:join")
    panel = await party.pressed(party.ann, "my:forget", on=await party.said(party.ann, "me"))
    return Act(party=party, do=lambda: party.press(party.ann, "my:forgotten", on=panel), steps=True)


@scene("personal_data.replace_at", "retention.finish", alone=True)
async def forget_a_finished_game(stage: Stage) -> Act:
    """The server forgets the names of finished games after thirty days."""
    party = await duel(stage)
    await party.pressed(party.ben, "sv:forget", "30", on=await party.said(party.ben, "server"))
    await party.pressed(party.ben, "x:*:resign", on=await party.said(party.ben, "table resign"))
    return Act(party=party, do=lambda: stage.advance(30 * DAY + A_MOMENT), steps=True)


@scene(Redrawn, Relocated, alone=True)
async def deleted_thread(stage: Stage) -> Act:
    """Discord reports a deleted thread once; after a crash the next command finds it missing."""
    party = await duel(stage)
    return Act(
        party=party,
        do=lambda: stage.delete_thread(party.place),
        again=lambda: stage.double.command(party.eve, "act"),
        steps=True,
        missed=True,
    )


@scene(CalledOff, alone=True)
async def deleted_channel(stage: Stage) -> Act:
    """Discord reports a deleted channel once; after a crash the next board finds it missing."""
    party = await duel(stage)

    async def let_time_run_out() -> None:
        while party.is_open:
            await stage.wait(stage.next_alarm(party.game))

    return Act(
        party=party,
        do=stage.delete_channel,
        again=let_time_run_out,
        facts=lambda position: position.game.status,
        steps=True,
    )


@scene(ClocksStopped, ClocksStarted, "seekers.leave_server", alone=True)
async def server_that_leaves_and_returns(stage: Stage) -> Act:
    party = await duel(stage)

    async def leave_and_return() -> None:
        await stage.leave_server()
        await stage.settle()
        await stage.join_server()

    return Act(
        party=party, do=leave_and_return, facts=lambda position: position.game.paused_until, steps=True
    )
