"""Markers and loot that figures pick up (R14, Q27, Q47)."""

from collections.abc import Iterator

from engine.core import Dice
from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures.actions import AnyAction, Decline, Mend
from engine.miniatures.area import random_square
from engine.miniatures.bench import Bench
from engine.miniatures.civilians import take_civilian
from engine.miniatures.content import Rank, Scenario, Skill
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.field import MENDED
from engine.miniatures.grid import SIZE, Square
from engine.miniatures.harm import heroics, pay
from engine.miniatures.phase import Phase, decline, owner
from engine.miniatures.pieces import FigureId, MarkerKind, Side, TokenKind, Weapon
from engine.miniatures.scoring import check_victory, collects, score_marker, seeks, stir
from engine.miniatures.situation import Situation
from engine.miniatures.state import Marker, Mending


def marker_square(scenario: Scenario, markers: tuple[Marker, ...], dice: Dice, side: Side) -> Square:
    """Rolls a square for a marker, without another marker and outside deployment zones (R18.2)."""
    taken = {square for squares in scenario.map.zones.values() for square in squares}
    taken |= {marker.at for marker in markers}
    at = random_square(dice, side)
    while at in taken:
        at = random_square(dice, side)
    return at


def pick_up(bench: Bench, figure: FigureId, at: Square) -> None:
    """Picks up loot, a marker, and in the beta civilians in a square that a figure has moved into."""
    _take_loot(bench, figure, at)
    side = bench.figure(figure).side
    marker = next((marker for marker in bench.state.markers if marker.at == at), None)
    if marker is not None and seeks(bench, side):
        _turn_over(bench, figure, marker)
    if bench.field.beta:
        for civilian in bench.field.civilians:
            if civilian.at == at and civilian.kind is TokenKind.CIVILIAN:
                take_civilian(bench, civilian, side)  # a marker of both kinds (RB.9)


def _take_loot(bench: Bench, figure: FigureId, at: Square) -> None:
    """Gives the loot to a human hero; soldiers and Martians leave it (Q47)."""
    finder = bench.figure(figure)
    hero = finder.side is Side.HUMAN and bench.book.profile(finder).rank is Rank.HERO
    if bench.state.loot == at and hero:
        bench.edit(loot=None)
        bench.change(figure, loot=True)
        bench.tell(tell.LootTaken(figure=figure))


def _turn_over(bench: Bench, figure: FigureId, marker: Marker) -> None:
    """Takes a marker that the figure's side collects; others stay, face up (R14.2, R14.3)."""
    finder = bench.figure(figure)
    if not marker.face_up or collects(bench, finder.side, marker.kind):
        stir(bench)
    if not marker.face_up:
        bench.tell(tell.MarkerRevealed(figure=figure, at=marker.at, marker=marker.kind))
    others = tuple(other for other in bench.state.markers if other != marker)
    if not collects(bench, finder.side, marker.kind):
        shown = Marker(at=marker.at, kind=marker.kind, face_up=True)
        bench.edit(markers=(*others, shown))
        return
    bench.edit(markers=others)
    mends = (
        not marker.face_up
        and marker.kind is MarkerKind.ARTEFACT
        and bench.has(figure, Skill.FIXIN_STUFF)
        and heroics(finder) > 0
    )
    if mends:
        bench.push(Mending(figure=figure, at=marker.at))
    else:
        take_marker(bench, figure, marker.at, marker.kind)


def take_marker(bench: Bench, figure: FigureId, at: Square, kind: MarkerKind) -> None:
    bench.tell(tell.MarkerTaken(figure=figure, at=at, marker=kind))
    score_marker(bench, bench.figure(figure).side, kind)
    check_victory(bench)


# --- an artefact just revealed may be mended instead of scored (R16.10) -----------------------------


def _ask(now: Situation, frame: Mending) -> AnyDecision:
    return ask.MendOrScore(seats=owner(now, frame.figure), figure=frame.figure)


def _options(now: Situation, frame: Mending) -> Iterator[AnyAction]:
    yield from (Mend(), Decline())


def _answer(bench: Bench, frame: Mending, action: AnyAction) -> None:
    bench.pop()
    if isinstance(action, Mend):
        _mend(bench, frame.figure)
    else:
        take_marker(bench, frame.figure, frame.at, MarkerKind.ARTEFACT)


def _mend(bench: Bench, figure: FigureId) -> None:
    """Spends a Heroics point and rolls for the weapon that the artefact becomes."""
    pay(bench, figure)
    face = bench.dice.roll(SIZE)
    weapon = None if face <= 3 else Weapon.DISINTEGRATOR if face <= 6 else Weapon.FREEZE_PISTOL
    bench.tell(tell.Mended(figure=figure, face=face, weapon=weapon))
    owned = bench.figure(figure).weapons
    if weapon is not None and weapon not in owned:
        bench.change(figure, weapons=tuple(gun for gun in MENDED if gun in (*owned, weapon)))


MENDING = Phase[Mending](ask=_ask, options=_options, answer=_answer, idle=decline)
