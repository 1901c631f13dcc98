"""The attraction of squares by scenario goals: markers, exits, the uplink, zones and the loot."""

from collections.abc import Callable, Iterator, Mapping

from engine.miniatures.book import Book
from engine.miniatures.content import Collect, Leave, Objective, Rank, Victory
from engine.miniatures.field import Field
from engine.miniatures.grid import Square
from engine.miniatures.pieces import Figure, ProfileId, Side
from engine.miniatures.scoring import fits
from engine.miniatures.sight import FAR
from engine.miniatures.view import View

LURE = 0.85  # factor of a goal's worth per step of distance
LURES = tuple(LURE**steps for steps in range(FAR + 1))  # by number of steps
ERRAND = 0.8  # per point, for figures that score off the board
NEAR_EXIT = 2  # steps
HAUL = 2.5  # the same for the loot: its carriers should leave rather than fight
MARKER = 0.6
FIRST_MARKER = 0.6  # it scores nothing itself, but allows a second one to score
FACE_DOWN = 0.5  # it may be of either kind
UPLINK = 4.0
GUARD = {Side.HUMAN: 0.5, Side.MARTIAN: 0.6}  # for other figures near the uplink
LOOT = 2.0
ZONE_HELD, ZONE_WANTED, ZONE_CONTESTED = 0.5, 1.6, 0.6
ZONE_MANNED = 0.2  # subtracted for each own figure in it
ZONE_LEAST = 0.1


_Lure = tuple[float, Mapping[Square, int]]  # a worth, and the steps to it from every square


class Attractions:
    """The worth of squares towards the goals of a scenario, from one view."""

    def __init__(self, book: Book, view: View, field: Field) -> None:
        self._book = book
        self._view = view
        self._field = field
        self._scoring = book.content.scenarios[view.scenario].scoring
        self._finds: dict[Side, dict[Square, float]] = {}
        self._markers: dict[Side, list[tuple[Square, _Lure]]] = {}
        self._zones: dict[Side, list[_Lure]] = {}
        self._leave_rules: dict[tuple[ProfileId, bool], Leave | None] = {}

    def of(self, figure: Figure, at: Square) -> float:
        """Returns the attraction of a square for a figure."""
        return (
            self._marker_goal(figure.side, at)
            + self.to_exits(figure, at)
            + self._uplink_goal(figure, at)
            + self._zone_goal(figure.side, at)
            + self._loot_goal(figure, at)
        )

    @property
    def pulls(self) -> Mapping[str, Callable[[Figure, Square], float]]:
        """The attraction of each kind of goal for a figure in a square."""
        return {
            "marker": lambda figure, at: self._marker_goal(figure.side, at),
            "exit": self.to_exits,
            "uplink": self._uplink_goal,
            "zone": lambda figure, at: self._zone_goal(figure.side, at),
            "haul": self._loot_goal,
        }

    # --- markers

    def finds(self, side: Side) -> dict[Square, float]:
        """Returns the worth of the markers that a side could pick up, by square."""
        known = self._finds.get(side)
        if known is None:
            known = self._finds[side] = self._find_markers(side)
        return known

    def _find_markers(self, side: Side) -> dict[Square, float]:
        rules = self._scoring.of(side)
        collected = {rule.key: rule.marker for rule in rules if isinstance(rule, Collect)}
        taken = any(line.count for line in self._view.sides[side].lines if line.key in collected)
        found: dict[Square, float] = {}
        for marker in self._view.markers:
            wanted = marker.kind is None or marker.kind in collected.values()
            worth = (1.0 if taken else FIRST_MARKER) * (FACE_DOWN if marker.kind is None else 1.0)
            found.setdefault(marker.at, worth if wanted else 0.0)
        return found

    def _marker_goal(self, side: Side, at: Square) -> float:
        markers = self._markers.get(side)
        if markers is None:
            markers = self._markers[side] = list(self._markers_for(side))
        best = 0.0
        for square, (worth, walks) in markers:
            pull = worth * LURES[walks[at]]
            if pull > best and square != at:
                best = pull
        return best

    def _markers_for(self, side: Side) -> Iterator[tuple[Square, _Lure]]:
        for square, found in self.finds(side).items():
            if found:
                yield square, (MARKER * found, self._field.ground.walks(square))

    # --- exits

    def to_exits(self, figure: Figure, at: Square) -> float:
        """Returns the attraction of exits, also for the lover tied to the loot's carrier (R16.17)."""
        partner = self._field.partner(figure)
        rule = self.leave_rule(figure, loot=figure.loot or (partner is not None and partner.loot))
        if rule is None:
            return 0.0
        pull, walks = HAUL if rule.with_loot else ERRAND, self._field.ground.walks
        return max(pull * (rule.vp or way.value) * LURES[walks(way.square)[at]] for way in self._view.exits)

    def near_exit(self, figure: Figure) -> bool:
        """Tells whether a figure stands within an activation of an exit."""
        walks = self._field.ground.walks
        return figure.at is not None and any(
            walks(way.square)[figure.at] <= NEAR_EXIT for way in self._view.exits
        )

    def leave_rule(self, figure: Figure, *, loot: bool) -> Leave | None:
        """Returns the rule by which a figure scores off the board, with or without the loot."""
        key = (figure.profile, loot)
        if key not in self._leave_rules:
            self._leave_rules[key] = self._find_leave_rule(figure, loot)
        return self._leave_rules[key]

    def _find_leave_rule(self, figure: Figure, loot: bool) -> Leave | None:
        profile = self._book.profile(figure)
        for rule in self._scoring.of(figure.side):
            if isinstance(rule, Leave) and fits(rule.who, figure, profile) and (loot or not rule.with_loot):
                return rule
        return None

    # --- the uplink, zones, the loot

    def _uplink_goal(self, figure: Figure, at: Square) -> float:
        uplink = self._view.uplink
        if uplink is None:
            return 0.0
        left = LURES[self._field.ground.walks(uplink)[at]]
        for rule in self._scoring.of(figure.side):
            if isinstance(rule, Objective) and rule.who == figure.profile:
                return UPLINK * left
        return GUARD[figure.side] * left

    def _zone_goal(self, side: Side, at: Square) -> float:
        if self._view.victory is not Victory.CONTROL:
            return 0.0
        zones = self._zones.get(side)
        if zones is None:
            zones = self._zones[side] = list(self._find_zones(side))
        return max([need * LURES[walks[at]] for need, walks in zones])

    def _find_zones(self, side: Side) -> Iterator[_Lure]:
        """Yields the worth of one more figure in each zone, with the steps to the zone."""
        for zone, squares in self._view.zones.items():
            present = [figure for square in squares for figure in self._field.at(square)]
            mine = sum(figure.side is side for figure in present)
            held = self._view.control.get(zone) is side
            need = ZONE_HELD if held else ZONE_WANTED
            need += ZONE_CONTESTED if len(present) > mine else 0.0
            yield max(ZONE_LEAST, need - ZONE_MANNED * mine), self._field.ground.walks(*squares)

    def _loot_goal(self, figure: Figure, at: Square) -> float:
        if self._view.loot is None or figure.side is not Side.HUMAN:
            return 0.0
        hero = self._book.profile(figure).rank is Rank.HERO
        return LOOT * LURES[self._field.ground.walks(self._view.loot)[at]] if hero else 0.0
