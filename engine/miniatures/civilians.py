"""Civilians: the attacks they suffer, and the side that gets them (R16.18)."""

from engine.kit.edit import drop
from engine.miniatures import events as tell
from engine.miniatures.bench import Bench
from engine.miniatures.grid import Square
from engine.miniatures.pieces import Side, Token
from engine.miniatures.rolls import BASE_DICE, roll
from engine.miniatures.scoring import check_victory, score_marker

CIVILIAN_SURVIVES = 6


def hit_civilian(bench: Bench, civilian: Token, hits: int) -> None:
    """Rolls a civilian's Survive against an attack on its whole square; no cards apply (R16.18)."""
    _, saves = roll(bench.dice, BASE_DICE, CIVILIAN_SURVIVES)
    if hits > saves:
        _take_off(bench, civilian)
        bench.tell(tell.CivilianKilled(at=civilian.at))


def hit_civilians(bench: Bench, square: Square, hits: int) -> None:
    """Rolls an attack on a whole square against the civilians in it (R16.18)."""
    for civilian in bench.field.civilians:
        if civilian.at == square:
            hit_civilian(bench, civilian, hits)


def meet_civilians(bench: Bench) -> None:
    """Gives each civilian to the only side in its square; with both sides it stays (R16.18).

    Called whenever a figure or civilian has come, gone or died (Q85). All that are taken at once count as one
    step (Q45). In the beta civilians are markers, taken by moving onto them (RB.9).
    """
    field = bench.field
    if field.beta:
        return
    beside = [(civilian, {figure.side for figure in field.at(civilian.at)}) for civilian in field.civilians]
    taken = [(civilian, sides) for civilian, sides in beside if len(sides) == 1]
    for civilian, sides in taken:
        _give(bench, civilian, sides.pop())
    if taken:
        check_victory(bench)


def take_civilian(bench: Bench, civilian: Token, side: Side) -> None:
    """Gives a civilian to a side."""
    _give(bench, civilian, side)
    check_victory(bench)


def _give(bench: Bench, civilian: Token, side: Side) -> None:
    _take_off(bench, civilian)
    bench.tell(tell.CivilianTaken(side=side, at=civilian.at))
    score_marker(bench, side, None)


def _take_off(bench: Bench, civilian: Token) -> None:
    bench.edit(tokens=drop(bench.state.tokens, civilian.id))
