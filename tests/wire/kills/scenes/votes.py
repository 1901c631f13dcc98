"""Scenes of votes: called, replaced, agreed to, carried out, refused."""

from bot.durations import DAY, HOUR
from bot.service.model.changes.days import HandedOver, PaceChanged
from bot.service.model.changes.journal import TakenBack
from bot.service.model.changes.votes import (
    Agreed,
    Disagreed,
    VoteCalled,
    VoteRepeated,
    VoteSettled,
    VoteTimedOut,
)
from tests.wire.kills.party import Party, duel
from tests.wire.kills.scenes.scene import Act, scene
from tests.wire.kills.stage import Stage

NIGHT = 23 * HOUR  # in UTC: quiet hours begin at 22


async def _asked_to_pause(stage: Stage) -> Party:
    party = await duel(stage)
    await party.said(party.ann, "table pause", days=3)
    return party


async def _asked_to_replace(stage: Stage) -> Party:
    """Ann has asked to give Ben's seat to Eve."""
    party = await duel(stage)
    offered = {"person": party.eve}
    await stage.done(
        await stage.double.command(party.ann, "table replace", place=party.place.id, people=offered, seat="1")
    )
    return party


@scene(VoteCalled)
async def call_a_vote(stage: Stage) -> Act:
    party = await duel(stage)
    return Act(party=party, do=lambda: party.say(party.ann, "table pause", days=3))


@scene(VoteCalled)
async def call_another_vote(stage: Stage) -> Act:
    party = await _asked_to_pause(stage)
    return Act(party=party, do=lambda: party.say(party.ben, "table pause", days=5))


@scene(Agreed)
async def agree_to_pause(stage: Stage) -> Act:
    party = await _asked_to_pause(stage)
    return Act(party=party, do=lambda: party.press(party.ben, "vn:*:1:yes"))


@scene(Agreed, PaceChanged)
async def agree_to_a_pace(stage: Stage) -> Act:
    party = await duel(stage)
    await party.said(party.ann, "table pace", pace="8h")
    return Act(
        party=party,
        do=lambda: party.press(party.ben, "vn:*:1:yes"),
        # When reminders ring depends on the hours in which both have been seen by then.
        facts=lambda position: (position.settings.pace, position.vote is None),
    )


@scene(Agreed)
async def agree_to_replace(stage: Stage) -> Act:
    """The vote is followed by an offer."""
    party = await _asked_to_replace(stage)
    return Act(party=party, do=lambda: party.press(party.ben, "vn:*:1:yes"))


@scene(Agreed, TakenBack)
async def agree_to_undo(stage: Stage) -> Act:
    party = await duel(stage)
    await party.act(party.ann, "Burn a card")
    await party.said(party.ann, "table undo")
    return Act(party=party, do=lambda: party.press(party.ben, "vn:*:1:yes"))


@scene(Disagreed)
async def disagree(stage: Stage) -> Act:
    party = await _asked_to_pause(stage)
    return Act(party=party, do=lambda: party.press(party.ben, "vn:*:1:no"))


@scene(VoteTimedOut, alone=True)
async def vote_nobody_answers(stage: Stage) -> Act:
    party = await duel(stage, pace="none")
    await party.said(party.ann, "table pause", days=3)
    return Act(party=party, do=lambda: stage.advance(stage.next_alarm(party.game)))


@scene(VoteRepeated, alone=True)
async def vote_in_the_night(stage: Stage) -> Act:
    """Ben is asked again in the morning."""
    until_night = (NIGHT - stage.now()) % DAY
    await stage.wait(until_night)
    party = await duel(stage)
    await party.said(party.ben, "me", zone="UTC")
    await party.said(party.ann, "table pause", days=3)
    while stage.next_alarm_kind(party.game) != "ask":
        await stage.wait(stage.next_alarm(party.game))
    return Act(party=party, do=lambda: stage.advance(stage.next_alarm(party.game)))


@scene(VoteSettled, HandedOver)
async def accept_a_seat(stage: Stage) -> Act:
    party = await _asked_to_replace(stage)
    await party.pressed(party.ben, "vn:*:1:yes")
    return Act(party=party, do=lambda: party.press(party.eve, "ko:*:1"))
