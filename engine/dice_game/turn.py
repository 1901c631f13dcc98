"""The steps of a turn, from declaring a target to the last roll."""

from msgspec.structs import replace

from engine.dice_game import after_roll, effects
from engine.dice_game.actions import AnyAction, Claim, Stop, TakeNukes
from engine.dice_game.bench import Bench
from engine.dice_game.content import (
    Effect,
    FirstRollMulligan,
    LocationId,
    RerollNuke,
    SwitchTarget,
    Symbol,
)
from engine.dice_game.endings import claim, stop, suffer_nukes
from engine.dice_game.events import (
    BonusTurnForgone,
    DieSet,
    NukeRerolled,
    Rerolled,
    Rolled,
    RuleWaived,
    TargetDeclared,
    TargetSwitched,
    ThrownAgain,
)
from engine.dice_game.reckoning import reckon
from engine.dice_game.rounds import end_turn
from engine.dice_game.state import Aiming, Ready, Thrown
from engine.kit.edit import swap

# Before the roll


def aim(bench: Bench, frame: Aiming, location: LocationId) -> None:
    bench.tell(TargetDeclared(seat=frame.seat, location=location))
    bench.edit(frame=Ready(seat=frame.seat, target=location, waived=frame.waived))


def waive(bench: Bench, frame: Aiming, rule: LocationId) -> None:
    """Switches a green rule off for this turn."""
    bench.tell(RuleWaived(seat=frame.seat, rule=rule))
    bench.edit(frame=replace(frame, waived=(*frame.waived, rule)))


def forgo(bench: Bench, frame: Aiming) -> None:
    """Declines a bonus turn."""
    bench.tell(BonusTurnForgone(seat=frame.seat))
    end_turn(bench, frame.seat)


# Rolls


def first_roll(bench: Bench, frame: Ready, face: Symbol | None) -> None:
    """Throws all dice except one that was set (R02)."""
    dice = effects.dice_count(bench.book, bench.state)
    if face is not None:
        bench.tell(DieSet(seat=frame.seat, face=face))
    kept = () if face is None else (face,)
    thrown = Thrown(seat=frame.seat, target=frame.target, waived=frame.waived, die_set=face is not None)
    bench.edit(dice=kept + _throw(bench, dice - len(kept)), thrower=frame.seat, nuked=False)
    bench.tell(_roll_event(bench, thrown, Rolled))
    settle(bench, thrown)


def throw_again(bench: Bench, frame: Thrown) -> None:
    """Throws the first roll again; a die that was set is kept."""
    kept = bench.state.dice[:1] if frame.die_set else ()
    bench.edit(dice=kept + _throw(bench, len(bench.state.dice) - len(kept)))
    after = _spend(bench, frame, FirstRollMulligan)
    bench.tell(_roll_event(bench, after, ThrownAgain))
    settle(bench, after)


def reroll(bench: Bench, frame: Thrown, symbol: Symbol) -> None:
    """Re-rolls every die showing the symbol, in place (R08)."""
    old = bench.state.dice
    new = tuple([_die(bench) if face is symbol else face for face in old])
    bench.edit(dice=new)
    spent = frame.spent if symbol is Symbol.MARTIAN else (*frame.spent, frame.target)
    after = replace(frame, first=False, die_set=False, checked=False, spent=spent)
    bench.tell(
        Rerolled(
            seat=frame.seat,
            nukes=new.count(Symbol.NUKE),
            martians=new.count(Symbol.MARTIAN),
            ray_guns=new.count(Symbol.RAY_GUN),
            limit=effects.nuke_limit(bench.book, bench.state, frame.seat, frame.waived),
            symbol=symbol,
            dice=old.count(symbol),
        )
    )
    settle(bench, after)


def reroll_one_nuke(bench: Bench, frame: Thrown, set_die: bool) -> None:
    """Re-rolls one nuke; the new face counts."""
    dice = bench.state.dice
    thrown = 1 if frame.die_set else 0
    index = 0 if set_die else dice.index(Symbol.NUKE, thrown)
    face = _die(bench)
    bench.edit(dice=swap(dice, index, face))
    bench.tell(NukeRerolled(seat=frame.seat, face=face))
    after = _spend(bench, frame, RerollNuke)
    settle(bench, replace(after, die_set=after.die_set and not set_die))


def switch(bench: Bench, frame: Thrown, location: LocationId) -> None:
    """Applies the dice to another target, without a new nuke check."""
    bench.tell(TargetSwitched(seat=frame.seat, location=location))
    after = _spend(bench, frame, SwitchTarget)
    settle(bench, replace(after, target=location, checked=True))


def leave_uncounted(bench: Bench, frame: Thrown, rule: LocationId) -> None:
    """Waives the extra symbol that would decide a claim."""
    bench.tell(RuleWaived(seat=frame.seat, rule=rule))
    settle(bench, replace(frame, waived=(*frame.waived, rule)))


def settle(bench: Bench, frame: Thrown) -> None:
    """Asks for the next action, or takes it if only one is legal."""
    bench.edit(frame=frame)
    ways = after_roll.options(bench.book, bench.state, frame)
    if len(ways) == 1:
        finish(bench, frame, ways[0])


def finish(bench: Bench, frame: Thrown, action: AnyAction) -> None:
    """Ends the turn by a claim, a stop or nukes."""
    count = reckon(bench.book, bench.state, frame)
    match action:
        case Claim():
            claim(bench, frame.seat, frame.target)
        case Stop():
            stop(bench, frame, count)
        case TakeNukes():
            suffer_nukes(bench, frame, count)
        case _:
            raise AssertionError(f"{action} does not end a turn")


def _throw(bench: Bench, dice: int) -> tuple[Symbol, ...]:
    draw, faces = bench.dice.draw, bench.book.table.faces
    sides = len(faces)
    return tuple([faces[draw(sides)] for _ in range(dice)])


def _die(bench: Bench) -> Symbol:
    return bench.dice.pick(bench.book.table.faces)


def _roll_event(bench: Bench, frame: Thrown, kind: type[Rolled]) -> Rolled:
    dice = bench.state.dice
    return kind(
        seat=frame.seat,
        nukes=dice.count(Symbol.NUKE),
        martians=dice.count(Symbol.MARTIAN),
        ray_guns=dice.count(Symbol.RAY_GUN),
        limit=effects.nuke_limit(bench.book, bench.state, frame.seat, frame.waived),
    )


def _spend(bench: Bench, frame: Thrown, kind: type[Effect]) -> Thrown:
    """Returns the frame with a once-a-turn rule used up."""
    rule = effects.green_card(bench.book, bench.state, frame.seat, kind)
    assert rule is not None, f"{kind.__name__} is not the player's"
    return replace(frame, spent=(*frame.spent, rule))
