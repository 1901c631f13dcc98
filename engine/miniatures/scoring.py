"""Victory points and the end of the game (R19)."""

from collections.abc import Mapping

from engine.core import Outcome
from engine.kit.edit import put
from engine.miniatures import events as tell
from engine.miniatures.bench import Bench
from engine.miniatures.content import (
    AnyVpRule,
    Collect,
    Exit,
    Kill,
    Leave,
    Means,
    Objective,
    Profile,
    Victims,
    Victory,
)
from engine.miniatures.pieces import Figure, FigureId, MarkerKind, Place, ScoreKey, Side, ZoneId, seat_of
from engine.miniatures.situation import Situation
from engine.miniatures.state import State

ZONES_TO_HOLD = 4  # of five (scenario 10)
CONTROL_FROM_ROUND = 3


def worth(rule: AnyVpRule, count: int) -> int:
    """Returns the points of a scoring rule met this often, without fractions (R19.1)."""
    match rule:
        case Kill():
            return count // rule.per * rule.vp
        case Collect():
            return max(0, count - 1)  # the first does not count (R14.5)
        case Leave():
            return count * rule.vp if rule.vp else count  # numbered exits are counted by their value
        case Objective():
            return count * rule.vp


def points(now: Situation, side: Side) -> int:
    tally = now.state.tally.get(side, {})
    rules = now.scenario.scoring.of(side)
    return sum(worth(rule, tally.get(rule.key, 0)) for rule in rules)


def fits(victims: Victims, figure: Figure, profile: Profile) -> bool:
    """Tells whether a rule's filter matches a figure."""
    named = not victims.profiles or figure.profile in victims.profiles
    return named and (victims.rank is None or victims.rank is profile.rank)


def score_kill(
    bench: Bench, victim: Figure, means: Means, killer: FigureId | None, credit: Side | None
) -> None:
    """Counts a kill by an enemy figure or effect; other deaths score no points (Q33)."""
    if credit is None or credit is victim.side:
        return
    profile = bench.book.profile(victim)
    by = bench.figure(killer).profile if killer is not None else None
    for rule in bench.scenario.scoring.of(credit):
        if (
            isinstance(rule, Kill)
            and fits(rule.victims, victim, profile)
            and (rule.means is None or rule.means is means)
            and (not rule.by or by in rule.by)
        ):
            count(bench, credit, rule)


def score_marker(bench: Bench, side: Side, kind: MarkerKind | None) -> None:
    """Counts a taken marker; a civilian (`None`) counts as the kind the side collects (Q26)."""
    for rule in bench.scenario.scoring.of(side):
        if isinstance(rule, Collect) and kind in (None, rule.marker):
            count(bench, side, rule)


def collects(now: Situation, side: Side, kind: MarkerKind) -> bool:
    """Tells whether a side scores markers of a kind; others it ignores (R14.1)."""
    return any(isinstance(rule, Collect) and rule.marker is kind for rule in now.scenario.scoring.of(side))


def seeks(now: Situation, side: Side) -> bool:
    return any(isinstance(rule, Collect) for rule in now.scenario.scoring.of(side))


def leave_rule(now: Situation, figure: Figure) -> Leave | None:
    """Returns the rule that allows a figure to leave the board, or `None` (R3.4)."""
    for rule in now.scenario.scoring.of(figure.side):
        if isinstance(rule, Leave) and fits(rule.who, figure, now.book.profile(figure)):
            return None if rule.with_loot and not figure.loot else rule
    return None


def score_leaving(bench: Bench, side: Side, rule: Leave, way: Exit) -> None:
    count(bench, side, rule, 1 if rule.vp else way.value)


def count(bench: Bench, side: Side, rule: AnyVpRule, times: int = 1) -> None:
    """Adds to the tally, and announces any points gained."""
    before = points(bench, side)
    mine: Mapping[str, int] = bench.state.tally.get(side, {})
    mine = put(mine, rule.key, mine.get(rule.key, 0) + times)
    bench.edit(tally=put(bench.state.tally, side, mine))
    total = points(bench, side)
    if total != before:
        stir(bench)
        bench.tell(tell.Scored(side=side, key=ScoreKey(rule.key), vp=total - before, total=total))


def stir(bench: Bench) -> None:
    """Notes that something has happened in this round, so that it is no stand-off (Q103)."""
    bench.edit(stirred=bench.state.round)


def quiet_rounds(state: State) -> int:
    """Returns how many whole rounds have passed without a kill, a point or a marker."""
    return max(0, state.round - 1 - state.stirred)


# --- the end --------------------------------------------------------------------------------------


def check_victory(bench: Bench) -> None:
    """Ends the game if a victory condition is met (R19, Q45)."""
    if bench.state.outcome is not None:
        return
    if bench.scenario.victory is Victory.LAST_BUT_ONE:
        _check_last_but_one(bench)
    else:
        _check_points(bench)
    if bench.state.outcome is None:
        _check_elimination(bench)


def _check_points(bench: Bench) -> None:
    """Ends the game at the target score; both: the higher total, then the last turn (R19.1, R19.2)."""
    totals = {side: points(bench, side) for side in Side}
    there = [side for side in Side if totals[side] >= bench.scenario.target]
    if not there:
        return
    _end(bench, max(there, key=lambda side: (totals[side], side is bench.state.last)), "points")


def _check_last_but_one(bench: Bench) -> None:
    """Ends scenario 5 when a side has at most one figure; both at once is a draw."""
    match [side for side in Side if _on_table(bench, side) <= 1]:
        case [beaten]:
            _end(bench, beaten.enemy, "last_but_one")
        case [_, _]:
            _end(bench, None, "both_broken")


def _check_elimination(bench: Bench) -> None:
    """Ends the game for a side without figures (R19.3); both: more points, then the last turn (Q44)."""
    match [side for side in Side if _on_table(bench, side) == 0]:
        case [empty]:
            _end(bench, empty.enemy, "elimination")
        case [_, _]:
            leader = max(Side, key=lambda side: (points(bench, side), side is bench.state.last))
            _end(bench, leader, "elimination")


def _on_table(bench: Bench, side: Side) -> int:
    """Counts a side's figures on the board, in round 1 also figures still to enter, but no reserve (Q44)."""
    entering = bench.state.round == 1 and not bench.scenario.reserve
    places = {Place.BOARD, Place.WAITING} if entering else {Place.BOARD}
    return sum(figure.side is side and figure.place in places for figure in bench.state.figures.values())


def check_control(bench: Bench) -> None:
    """Ends scenario 10 for a side with four of five zones, at the end of round 3 or later."""
    if bench.scenario.victory is not Victory.CONTROL or bench.state.round < CONTROL_FROM_ROUND:
        return
    for side in Side:
        if sum(holder is side for holder in bench.state.zones.values()) >= ZONES_TO_HOLD:
            _end(bench, side, "control")


def take_zones(bench: Bench) -> None:
    """Gives each zone to the only side with figures in it, at the end of a turn (Q49)."""
    if bench.scenario.victory is not Victory.CONTROL:
        return
    for zone, squares in bench.scenario.map.zones.items():
        present = {figure.side for square in squares for figure in bench.field.at(square)}
        if len(present) == 1:
            _hand_over(bench, zone, present.pop())


def _hand_over(bench: Bench, zone: ZoneId, side: Side) -> None:
    if bench.state.zones[zone] is not side:
        bench.edit(zones=put(bench.state.zones, zone, side))
        stir(bench)
        bench.tell(tell.ZoneTaken(zone=zone, side=side))


def end_in_a_draw(bench: Bench) -> None:
    """Ends a stand-off that both sides have called a draw (Q103)."""
    _end(bench, None, "stand_off")


def _end(bench: Bench, winner: Side | None, reason: str) -> None:
    scores = tuple(points(bench, side) for side in Side)
    winners = (seat_of(winner),) if winner is not None else ()
    bench.edit(outcome=Outcome(winners=winners, reason=reason, scores=scores))
    bench.tell(tell.GameEnded(side=winner, reason=reason))
