"""Scenes of one seat in play: reactions, standing orders, levels, shares, suggestions, lapsed plans."""

from bot.service.model.changes.lobby import SettingsChosen
from bot.service.model.changes.seats import (
    LevelChosen,
    OrdersGiven,
    PlansDropped,
    ReactionsChosen,
    SharesGiven,
    SuggestionChosen,
)
from bot.service.model.position import Position
from tests.wire.kills.party import Party, against_computer, duel, first_with, hands, lobby
from tests.wire.kills.scenes.scene import Act, scene
from tests.wire.kills.stage import Stage
from tests.wire.players import is_move, offered
from tests.wire.world import Json, parts

TRIES = 20  # tables until the dice fall as a scene needs them


@scene(ReactionsChosen)
async def reactions(stage: Stage) -> Act:
    party = await duel(stage)
    return Act(party=party, do=lambda: party.say(party.ann, "table reactions", mode="never"))


@scene(OrdersGiven)
async def standing_order(stage: Stage) -> Act:
    party = await duel(stage)
    panel = await party.said(party.ann, "table reactions", mode="automatic")
    for _ in range(2):  # which card, and when
        panel = await party.pressed(party.ann, first_with(panel, "o:"), on=panel)
    chosen = first_with(panel, "o:")
    return Act(party=party, do=lambda: party.press(party.ann, chosen, on=panel))


@scene(LevelChosen)
async def level_in_the_lobby(stage: Stage) -> Act:
    party = await lobby(stage)
    await party.pressed(party.ann, "l:*:computer")
    return Act(party=party, do=lambda: party.press(party.ann, "lv:*", "hard"))


@scene(LevelChosen)
async def level_in_play(stage: Stage) -> Act:
    party = await against_computer(stage)
    return Act(party=party, do=lambda: party.say(party.ann, "table computer", level="hard"))


@scene(SharesGiven)
async def share(stage: Stage) -> Act:
    party = await duel(stage, team=True)
    to = str(party.eve)
    return Act(party=party, do=lambda: party.say(party.ann, "table assign", line="high", to=to))


@scene(SettingsChosen)
async def stand_in(stage: Stage) -> Act:
    party = await duel(stage, team=True)
    return Act(party=party, do=lambda: party.say(party.ann, "table stand-in", allowed="yes"))


@scene(SuggestionChosen)
async def suggestion(stage: Stage) -> Act:
    party = await lobby(stage, "falling_skies")
    await party.start()
    panel = await party.pressed(party.eve, "g:*")
    custom_id, values = next(offered(panel))
    while not is_move(custom_id, values):
        panel = await party.pressed(party.eve, custom_id, *values, on=panel)
        custom_id, values = next(offered(panel))
    return Act(party=party, do=lambda: party.press(party.eve, custom_id, *values, on=panel))


def _plans(position: Position) -> object:
    return sorted(position.plans), position.game.status


@scene(PlansDropped)
async def plan_that_lapses(stage: Stage) -> Act:
    """Ann has lost the lead in the middle of an order, and Ben strikes in his turn."""
    party, panel = await _lost_lead(stage)
    cards = first_with(panel, "s:")
    return Act(
        party=party,
        do=lambda: party.press(party.ben, cards, "=0", on=panel),
        facts=_plans,
        steps=True,
    )


async def _lost_lead(stage: Stage) -> tuple[Party, Json]:
    """Returns a duel in which Ben leads and Ann's order waits, and Ben's panel."""
    for _ in range(TRIES):
        party = await duel(stage, goal="3")
        mine, theirs = hands(party)
        await party.said(party.ann, "strike", line="high", card=str(min(mine)), then="low")
        await party.act(party.ben, f"Parry with the {max(theirs)}")
        panel = await party.act(party.ben, "Aim high")
        if any(part.get("custom_id", "").startswith("s:") for part in parts(panel)):
            return party, panel
    raise AssertionError("the dice never fell as they should")
