"""Sides shared by several people: a figure can be given to one of them (R20, Q64)."""

from collections.abc import Iterator, Mapping, Sequence

from bot.titles.miniatures.names import figure
from bot.titles.miniatures.odds import Odds
from bot.titles.title import Choice, Sharing, Words
from engine.miniatures import actions as do
from engine.miniatures import decisions as ask
from engine.miniatures.actions import AnyAction
from engine.miniatures.content import Profile, Rank, Scenario
from engine.miniatures.pieces import Figure, FigureId, Place, ProfileId, Side
from engine.miniatures.view import View

GROUPS = {Rank.HERO: "heroes", Rank.SOLDIER: "soldiers"}


class Shares:
    """The shares of a side: its figures."""

    def __init__(self, odds: Odds) -> None:
        self._odds = odds

    def sharing(self) -> Sharing[AnyAction, View]:
        return Sharing(shares=self.figures, subject=subject, option="figures", groups=self.ranks, label=label)

    def ranks(self, view: View) -> Mapping[str, Sequence[str]]:
        """Returns the heroes and the soldiers of a side, if it has both (R20.1)."""
        groups: dict[str, list[str]] = {name: [] for name in GROUPS.values()}
        for one in self._members(view):
            groups[GROUPS[self._odds.rank(one)]].append(one.id)
        return groups if all(groups.values()) else {}

    def _members(self, view: View) -> Iterator[Figure]:
        """Yields the side's figures that are still in the game."""
        for one in view.figures.values():
            if one.side is view.viewer and one.place not in (Place.DEAD, Place.GONE):
                yield one

    def figures(self, view: View, words: Words) -> Sequence[Choice]:
        """Returns the side's figures that are still in the game."""
        return [
            Choice(value=one.id, label=figure_label(self._odds, view, one, words))
            for one in self._members(view)
        ]


def parts(profiles: Mapping[ProfileId, Profile], scenario: Scenario, side: Side) -> Sequence[str]:
    """Returns the groups of a side before the game, if it has heroes and soldiers (R20.1)."""
    units = (unit for group in scenario.forces.of(side) for unit in group.units)
    ranks = {profiles[unit.profile].rank for unit in units}
    return tuple(GROUPS.values()) if len(ranks) > 1 else ()


def label(group: str, words: Words) -> str:
    """Returns the name of a group of figures."""
    return words(f"share-{group}")


def figure_label(odds: Odds, view: View, one: Figure, words: Words) -> str:
    """Returns the label of a figure with its place: *S1 (carbine, D4)*; without an id if it has a name."""
    who = odds.who(one, words)
    return f"{one.id} ({who})" if figure(one.id, view, words) == one.id else who


def subject(view: View, action: AnyAction) -> FigureId | None:
    """Returns the figure that an action is about; None if it concerns the whole side."""
    match action:
        case do.Activate(figure=one) | do.TakeCommand(figure=one):
            return one
        case do.PlayCard(figure=str() as one):
            return one if _is_mine(view, view.figures.get(one)) else None
        case (
            do.PlayCard() | do.Trigger() | do.EndTurn() | do.Pass() | do.DeployRest() | do.CallUp()
            | do.StandIn() | do.Discard() | do.Draw() | do.Fly() | do.RollAgain() | do.Orient() | do.Recruit()
            | do.Build() | do.BuildRest() | do.AgreeToDraw() | do.PlayOn()
        ):  # fmt: skip
            return None
    return _figure_in_question(view)


def _figure_in_question(view: View) -> FigureId | None:
    """Returns the figure that the question is about."""
    match view.decision:
        case ask.ChooseFollower(leader=one):
            return one
        case (
            ask.ChooseAction(figure=one)
            | ask.ChooseOpponent(figure=one)
            | ask.MoveFreely(figure=one)
            | ask.ShootAgain(figure=one)
            | ask.MendOrScore(figure=one)
            | ask.DeployFigure(figure=one)
        ):
            return one
    return None


def _is_mine(view: View, one: Figure | None) -> bool:
    return one is not None and one.side is view.viewer
