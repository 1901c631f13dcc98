"""Scenes of the waiting list: wishes, waiting, pairing, the question after three days, news of a table."""

from bot.service.lobby.waiting_list import ASKS_AFTER
from tests.wire.kills.party import DUEL, Party, first_with, new_party
from tests.wire.kills.scenes.scene import Act, scene
from tests.wire.kills.stage import A_MOMENT, Stage
from tests.wire.world import Json

THREE_DAYS = ASKS_AFTER + A_MOMENT

PUT, WAIT, OPEN = "seekers.put", "seekers.wait", "commits.open_game"


async def _waiting(stage: Stage) -> Party:
    """Returns people of whom Ben waits for a duel."""
    party = new_party(stage)
    await party.said(party.ben, "play", game=DUEL)
    return party


@scene(PUT, alone=True)
async def wish(stage: Stage) -> Act:
    party = new_party(stage)
    panel = await party.said(party.ann, "play")
    return Act(party=party, do=lambda: party.press(party.ann, "fg:paces", "8h", "24h", on=panel))


@scene(PUT, WAIT, alone=True)
async def look_for_a_game(stage: Stage) -> Act:
    party = new_party(stage)
    return Act(party=party, do=lambda: party.say(party.ann, "play", game=DUEL), steps=True)


@scene(PUT, WAIT, OPEN, alone=True)
async def find_a_partner(stage: Stage) -> Act:
    """Ann looks for a game while Ben waits: their table is opened, and both are told."""
    party = await _waiting(stage)
    return Act(party=party, do=lambda: party.say(party.ann, "play", game=DUEL), steps=True)


@scene(PUT, WAIT, OPEN, alone=True)
async def play_the_computer_meanwhile(stage: Stage) -> Act:
    party = new_party(stage)
    wished = {"game": DUEL, "against": "computer"}
    return Act(party=party, do=lambda: party.say(party.ann, "play", **wished), steps=True)


@scene("seekers.stop", alone=True)
async def stop_looking(stage: Stage) -> Act:
    party = new_party(stage)
    panel = await party.said(party.ann, "play", game=DUEL)
    return Act(party=party, do=lambda: party.press(party.ann, "fg:stop", on=panel))


# --- three days --------------------------------------------------------------------------------------------


async def _asked(stage: Stage) -> tuple[Party, Json]:
    """Returns people of whom Ben is asked whether they still wait, and the question."""
    party = await _waiting(stage)
    await stage.wait(THREE_DAYS)
    (question,) = stage.world.direct_to(party.ben).messages.values()
    return party, question


@scene("seekers.note_asked", alone=True)
async def question_after_three_days(stage: Stage) -> Act:
    party = await _waiting(stage)
    return Act(party=party, do=lambda: stage.advance(THREE_DAYS))


@scene("seekers.go_on", alone=True)
async def keep_looking(stage: Stage) -> Act:
    party, question = await _asked(stage)
    button = first_with(question, "kl:keep")
    return Act(party=party, do=lambda: party.press(party.ben, button, on=question))


@scene("seekers.stop", alone=True)
async def question_nobody_answers(stage: Stage) -> Act:
    party, _ = await _asked(stage)
    return Act(party=party, do=lambda: stage.advance(THREE_DAYS))


# --- news --------------------------------------------------------------------------------------------------


async def _watching(stage: Stage) -> Party:
    """Returns people of whom Ben wants to be told when a duel opens."""
    party = new_party(stage)
    panel = await party.said(party.ben, "play")
    await party.pressed(party.ben, "fg:watch", DUEL, on=panel)
    return party


@scene("seekers.watch", alone=True)
async def watch_for_a_table(stage: Stage) -> Act:
    party = new_party(stage)
    panel = await party.said(party.ben, "play")
    return Act(party=party, do=lambda: party.press(party.ben, "fg:watch", DUEL, on=panel))


@scene(OPEN, alone=True)
async def news_of_a_table(stage: Stage) -> Act:
    party = await _watching(stage)
    return Act(party=party, do=lambda: party.say(party.ann, "new", game=DUEL))
