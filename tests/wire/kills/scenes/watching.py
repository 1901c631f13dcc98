"""Scenes of onlookers who watch a game."""

from bot.service.model.changes.watching import DigestsDue, WatchChosen
from bot.service.model.position import Position
from tests.wire.kills.party import duel
from tests.wire.kills.scenes.scene import Act, scene
from tests.wire.kills.stage import Stage


def _watchers(position: Position) -> object:
    return [(one.mode, one.seen) for one in position.watchers.values()]


@scene(WatchChosen)
async def watch(stage: Stage) -> Act:
    party = await duel(stage)
    return Act(party=party, do=lambda: party.press(party.eve, "wt:*:begin"), facts=_watchers)


@scene(DigestsDue, alone=True)
async def digest(stage: Stage) -> Act:
    party = await duel(stage)
    await party.pressed(party.eve, "wt:*:begin")
    await party.act(party.ann, "Aim high")
    return Act(party=party, do=lambda: stage.advance(stage.next_alarm(party.game)), facts=_watchers)
