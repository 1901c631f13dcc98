"""Previews of support rows and grenades: struck squares, and the odds for the figures there."""

from collections.abc import Iterable, Sequence

from engine.miniatures.actions import Trigger
from engine.miniatures.area import area
from engine.miniatures.content import Area, Fail, ShootAttack, Support, SupportLevel, SurviveCheck
from engine.miniatures.decisions import AimRow
from engine.miniatures.grid import ORTHOGONAL, SQUARES, Direction, Square
from engine.miniatures.mind.judgement import Judgement
from engine.miniatures.pieces import Figure, Side
from engine.miniatures.pools import strike_pools
from engine.miniatures.rolls import SIDES
from engine.miniatures.support import level_of
from renderer.scenes.miniatures import Preview, Stake

Landing = tuple[Square, ...]  # the squares that an effect covers at one target


class Strikes:
    """Computes strikes on one view."""

    def __init__(self, judge: Judgement) -> None:
        self._judge = judge

    def row(self, trigger: Trigger) -> Preview:
        """Returns the preview of a support row; dice choose the rest of the aim (R12.1)."""
        level, _ = self._level(trigger)
        return self.effect(self._landings(trigger), level.payload)

    def rows(self, triggers: Iterable[Trigger]) -> Preview:
        """Returns the preview of all possible strikes while the aim is still to be chosen."""
        landings = (landing for trigger in triggers for landing in self._landings(trigger))
        return Preview(maybe=tuple({at: None for landing in landings for at in landing}))

    def effect(self, landings: Sequence[Landing], payload: ShootAttack | SurviveCheck) -> Preview:
        """Returns the odds of an effect that strikes one of these landings, all equally likely."""
        times = {at: sum(at in landing for landing in landings) for at in SQUARES}
        blast = tuple(at for at in SQUARES if times[at] == len(landings))
        maybe = tuple(at for at in SQUARES if 0 < times[at] < len(landings))
        odds = {
            one.id: times[at] / len(landings) * self._suffers(one, payload)
            for at in (*blast, *maybe)
            for one in self._judge.field.at(at)
        }
        return Preview(blast=blast, maybe=maybe, odds=odds, stake=_stake(payload))

    def _level(self, trigger: Trigger) -> tuple[SupportLevel, int]:
        """Returns the level of a row at its size, and its length; Mind Control aims the other side's row."""
        view, book = self._judge.view, self._judge.book
        owner = view.decision.owner if isinstance(view.decision, AimRow) else view.viewer or Side.HUMAN
        row = view.sides[owner].rows[trigger.row]
        effect = book.effects[row.effect]
        assert isinstance(effect, Support)
        return level_of(book, row), effect.length

    def _landings(self, trigger: Trigger) -> list[Landing]:
        """Returns the possible landings of a row, all equally likely (R13.1)."""
        level, length = self._level(trigger)
        ways: tuple[Direction | None, ...] = (trigger.direction,)
        if level.area is Area.DIRECTED and trigger.direction is None:
            ways = ORTHOGONAL
        targets = (
            at
            for at in SQUARES
            if trigger.column in (None, at[0]) and (trigger.rank is None or at[1] == str(trigger.rank))
        )
        return [area(target, level.area, way, length) for target in targets for way in ways]

    def _suffers(self, one: Figure, payload: ShootAttack | SurviveCheck) -> float:
        """Returns the chance that an effect kills, frightens or delays a figure (R10.6)."""
        if isinstance(payload, SurviveCheck):
            return (self._judge.book.profile(one).survive - 1) / SIDES
        return strike_pools(self._judge.field, one, payload).kill


def _stake(payload: ShootAttack | SurviveCheck) -> Stake:
    match payload:
        case ShootAttack():
            return "kill"
        case SurviveCheck(on_fail=Fail.FRIGHTENED):
            return "frighten"
        case _:
            return "delay"
