"""Harm to figures: fright, forced activation markers, and death in the order of B2, step 7."""

from engine.miniatures import events as tell
from engine.miniatures.bench import Bench
from engine.miniatures.cards import ask_for_card
from engine.miniatures.civilians import meet_civilians
from engine.miniatures.content import Means, Rank, Skill
from engine.miniatures.grid import Square
from engine.miniatures.phase import Phase
from engine.miniatures.pieces import Figure, FigureId, Place, Side, Trace
from engine.miniatures.rolls import SIDES
from engine.miniatures.scoring import check_victory, score_kill, stir
from engine.miniatures.situation import Situation
from engine.miniatures.state import Aftermath, Call, Dying

NERVE = 5  # a fright test is passed with this or more (R8.1)


def frighten(bench: Bench, figure: FigureId) -> None:
    """Frightens a figure unless it is frightened already."""
    if bench.alive(figure) and not bench.figure(figure).frightened:
        bench.change(figure, frightened=True)
        bench.tell(tell.WasFrightened(figure=figure))


def freeze(bench: Bench, figure: FigureId) -> None:
    """Marks a figure as activated without an action of its own."""
    if bench.alive(figure) and not bench.figure(figure).activated:
        bench.change(figure, activated=True)
        bench.tell(tell.WasFrozen(figure=figure))


def fright_tests(bench: Bench, square: Square) -> None:
    """Tests each survivor in the square of a shooting death, lowest id first (R8.1, Q31)."""
    for figure in bench.field.at(square):
        if not figure.frightened:
            fright_test(bench, figure.id)


def fright_test(bench: Bench, figure: FigureId) -> None:
    face = bench.dice.roll(SIDES)
    frightened = face < NERVE
    bench.tell(tell.FrightTested(figure=figure, face=face, frightened=frightened))
    if frightened:
        bench.change(figure, frightened=True)


# --- Heroics --------------------------------------------------------------------------------------


def heroics(figure: Figure) -> int:
    return figure.heroics + figure.bonus


def pay(bench: Bench, figure: FigureId) -> int:
    """Spends a Heroics point, this turn's bonus first; returns the points left."""
    before = bench.figure(figure)
    assert heroics(before), "nothing to spend"
    if before.bonus:
        bench.change(figure, bonus=before.bonus - 1)
    else:
        bench.change(figure, heroics=before.heroics - 1)
    return heroics(bench.figure(figure))


def has_lost_partner(now: Situation, figure: Figure) -> bool:
    """Tells whether a star-crossed lover's partner is dead (R16.17)."""
    partner = now.book.profile(figure).partner
    return partner is not None and any(
        other.profile == partner and other.place is Place.DEAD for other in now.state.figures.values()
    )


# --- death ----------------------------------------------------------------------------------------


def doom(
    bench: Bench, victim: FigureId, means: Means, *, killer: FigureId | None, credit: Side | None
) -> None:
    """Kills a figure unless it is saved; Heroics save it automatically, before any card (R15.2, Q30)."""
    if heroics(bench.figure(victim)):
        bench.tell(tell.HeroicsSaved(figure=victim, heroics=pay(bench, victim)))
    else:
        bench.push(Dying(figure=victim, means=means, killer=killer, credit=credit))


def _go_on(bench: Bench, frame: Dying) -> None:
    """Asks the owner for a rescue card, then removes the figure."""
    if not frame.asked:
        bench.amend(asked=True)
        ask_for_card(bench, bench.figure(frame.figure).side, Call.RESCUE)
        return
    bench.pop()
    _remove(bench, frame)


DYING = Phase[Dying](go_on=_go_on)


def _remove(bench: Bench, frame: Dying) -> None:
    victim = bench.figure(frame.figure)
    assert victim.at is not None, "only figures on the board die"
    bench.mark(Trace.DEATH, victim.at, figure=victim.id)
    bench.tell(tell.Killed(figure=victim.id, at=victim.at))
    stir(bench)
    if victim.loot:
        bench.edit(loot=victim.at)
        bench.tell(tell.LootDropped(at=victim.at))
    reserve = _joins_reserve(bench, victim, frame.killer)
    bench.change(
        victim.id,
        place=Place.RESERVE if reserve else Place.DEAD,
        at=None,
        loot=False,
        frightened=False,
        activated=False,
        carded=False,
    )
    if reserve:
        bench.tell(tell.JoinedReserve(figure=victim.id))
    _avenge(bench, victim, frame.killer)
    score_kill(bench, victim, frame.means, frame.killer, frame.credit)
    if not isinstance(bench.top, Dying | Aftermath):  # several deaths at once are one step (Q45)
        meet_civilians(bench)
        check_victory(bench)


def _joins_reserve(bench: Bench, victim: Figure, killer: FigureId | None) -> bool:
    """Tells whether a Martian soldier killed by a human soldier joins the reserve (scenario 9, Q48)."""
    if not bench.scenario.reserve or killer is None or victim.side is not Side.MARTIAN:
        return False
    ranks = (bench.book.profile(victim).rank, bench.book.profile(bench.figure(killer)).rank)
    return ranks == (Rank.SOLDIER, Rank.SOLDIER) and bench.figure(killer).side is Side.HUMAN


def _avenge(bench: Bench, victim: Figure, killer: FigureId | None) -> None:
    """Gives a star-crossed lover with a dead partner a Heroics point for a kill (R16.17)."""
    if killer is None or bench.figure(killer).side is victim.side or not bench.alive(killer):
        return
    if bench.has(killer, Skill.STAR_CROSSED_LOVERS) and has_lost_partner(bench, bench.figure(killer)):
        bench.change(killer, bonus=bench.figure(killer).bonus + 1)
        bench.tell(tell.HeroicsGained(figure=killer))
