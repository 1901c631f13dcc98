"""Judges by the public view whether a reaction window is important."""

from collections.abc import Iterable, Iterator

from bot.titles.miniatures.odds import Odds
from engine.core import Decision
from engine.kit.percent import whole_percent
from engine.miniatures import decisions as ask
from engine.miniatures.book import Book
from engine.miniatures.content import LEADERSHIP, Rank, ShootAttack, Skill, Support
from engine.miniatures.grid import Square, distance
from engine.miniatures.pieces import EffectId, Figure, FigureId, Place, Side, side_of
from engine.miniatures.pools import strike_pools
from engine.miniatures.state import Stance
from engine.miniatures.view import View

THREAT = 50  # per cent chance of a kill that makes a window important
BLAST = 1  # squares around the target of a strike
LEADERS = {*LEADERSHIP, Skill.AUTHORITY}


class Stakes:
    """Judges the stakes of reaction windows by one rule book."""

    def __init__(self, book: Book, odds: Odds) -> None:
        self._book = book
        self._odds = odds

    def counts(self, view: View, decision: Decision) -> bool:
        """Tells whether a window is about a likely death, a hero or a leader."""
        if isinstance(decision, ask.UseAuthority):
            return True  # only heroes have it, and it decides which side begins
        side = side_of(decision.seats[0])
        return any(chance >= THREAT for chance in self._chances(view, side, decision)) or any(
            self._matters(view.figures[label]) for label in _in_danger(view, side, decision)
        )

    def strike_risk(self, view: View, falling: EffectId, one: Figure) -> int:
        """Returns the chance that a support effect kills a figure, in per cent, by its longest row."""
        support = self._book.effects[falling]
        sizes = [len(row.cards) for side in view.sides.values() for row in side.rows if row.effect == falling]
        if not isinstance(support, Support) or not sizes:
            return 0
        payload = support.levels[max(sizes) - 1].payload
        if not isinstance(payload, ShootAttack):
            return 0
        return whole_percent(strike_pools(self._odds.judge(view).field, one, payload).kill)

    def _chances(self, view: View, side: Side, decision: Decision) -> Iterator[int]:
        """Yields the chances of a kill, in per cent, one per possible course."""
        match decision:
            case ask.BeforeTest(chance=chance) | ask.BeforeHunt(chance=chance):
                yield chance
            case ask.ChooseStance(chance_fight=fight, chance_dodge=dodge):
                yield from (fight, dodge)
            case ask.ChooseBrave(attacker=attacker, at=at):
                yield from self._shot_at(view, view.figures[attacker], _there(view, side, at))
            case ask.BeforeDeath():
                yield 100
            case ask.BeforeSupport(effect=effect):
                yield from (self.strike_risk(view, effect, one) for one in _on_board(view, side))
            case ask.BeforeStrike(effect=effect, at=at):
                yield from (self.strike_risk(view, effect, one) for one in _there(view, side, at, BLAST))

    def _shot_at(self, view: View, attacker: Figure, targets: Iterable[Figure]) -> Iterator[int]:
        """Yields the chances of a shot at each target with each usable weapon."""
        judge = self._odds.judge(view)
        for target in targets:
            for weapon in judge.field.weapons(attacker):
                if judge.field.why_no_shot(attacker, weapon, target) is None:
                    yield whole_percent(judge.shot(attacker, target, weapon, aim=False).kill)

    def _matters(self, one: Figure) -> bool:
        profile = self._book.profile(one)
        return profile.rank is Rank.HERO or bool(LEADERS & set(profile.skills))


def _in_danger(view: View, side: Side, decision: Decision) -> Iterator[FigureId]:
    """Yields the figures that are in danger."""
    match decision:
        case ask.BeforeTest(attacker=attacker, target=target):
            yield target
            if view.fray is not None and view.fray.stance is Stance.FIGHT:
                yield attacker
        case ask.BeforeHunt(attacker=hunter):
            yield hunter
        case ask.ChooseStance(figure=figure) | ask.BeforeDeath(figure=figure):
            yield figure
        case ask.ChooseBrave(at=at):
            yield from (one.id for one in _there(view, side, at))
        case ask.BeforeStrike(at=at):
            yield from (one.id for one in _there(view, side, at, BLAST))


def _on_board(view: View, side: Side) -> Iterator[Figure]:
    return (one for one in view.figures.values() if one.side is side and one.place is Place.BOARD)


def _there(view: View, side: Side, at: Square, reach: int = 0) -> Iterator[Figure]:
    return (one for one in _on_board(view, side) if one.at is not None and distance(one.at, at) <= reach)
