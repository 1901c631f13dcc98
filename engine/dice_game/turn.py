"""The steps of a turn, from the declared target to the next player."""

from msgspec.structs import replace

from engine.core import Seat
from engine.dice_game import effects
from engine.dice_game.actions import Advance, AnyAction, Claim, Remove, Stop, TakeNukes, Tuck
from engine.dice_game.bench import Bench
from engine.dice_game.content import (
    AdvanceOwnToken,
    CycleInPlayCard,
    Effect,
    ExtraTurn,
    FirstRollMulligan,
    LocationId,
    RemoveToken,
    RerollNuke,
    ShiftTokens,
    SwitchTarget,
    Symbol,
)
from engine.dice_game.events import (
    BonusTurnBegan,
    BonusTurnForgone,
    Claimed,
    DieSet,
    GameEnded,
    LastRound,
    Marked,
    NothingMarked,
    Nuked,
    NukeRerolled,
    Rerolled,
    Rolled,
    RoundLimitReached,
    RuleDeclined,
    RuleWaived,
    Stalled,
    TargetDeclared,
    TargetSwitched,
    ThrownAgain,
    TurnBegan,
    TurnSkipped,
)
from engine.dice_game.legal import options
from engine.dice_game.reckoning import Reckoning, reckon
from engine.dice_game.scoring import outcome, vp
from engine.dice_game.stacks import in_play, lies_on_more, some_stack_ran_out, take, tuck
from engine.dice_game.state import Aiming, AnyFrame, Ready, Spoils, Thrown
from engine.dice_game.targets import targets
from engine.dice_game.tokens import mark, progress
from engine.kit.edit import swap

# The beginning


def begin_turn(bench: Bench, seat: Seat, *, bonus: bool = False) -> None:
    """Asks the seat for a target; a seat that has none is passed over (R33)."""
    bench.tell(BonusTurnBegan(seat=seat) if bonus else TurnBegan(seat=seat))
    _ask(bench, Aiming(seat=seat, bonus=bonus))
    if not targets(bench.book, bench.state):
        bench.tell(TurnSkipped(seat=seat))
        end_turn(bench, seat)


def aim(bench: Bench, frame: Aiming, location: LocationId) -> None:
    bench.tell(TargetDeclared(seat=frame.seat, location=location))
    _ask(bench, Ready(seat=frame.seat, target=location, waived=frame.waived))


def waive(bench: Bench, frame: Aiming, rule: LocationId) -> None:
    """Switches a green rule off for this turn."""
    bench.tell(RuleWaived(seat=frame.seat, rule=rule))
    _ask(bench, replace(frame, waived=(*frame.waived, rule)))


def forgo(bench: Bench, frame: Aiming) -> None:
    """Lets a bonus turn go by."""
    bench.tell(BonusTurnForgone(seat=frame.seat))
    end_turn(bench, frame.seat)


# Rolls


def first_roll(bench: Bench, frame: Ready, face: Symbol | None) -> None:
    """Throws all dice, less one that was set (R02)."""
    dice = effects.dice_count(bench.book, bench.state)
    if face is not None:
        bench.tell(DieSet(seat=frame.seat, face=face))
    kept = () if face is None else (face,)
    thrown = Thrown(seat=frame.seat, target=frame.target, waived=frame.waived, die_set=face is not None)
    bench.change(dice=kept + _throw(bench, dice - len(kept)), thrower=frame.seat)
    bench.tell(_rolled(bench, thrown, Rolled))
    settle(bench, thrown)


def throw_again(bench: Bench, frame: Thrown) -> None:
    """Throws the first roll again; a die that was set stays as it is."""
    kept = bench.state.dice[:1] if frame.die_set else ()
    bench.change(dice=kept + _throw(bench, len(bench.state.dice) - len(kept)))
    after = _spend(bench, frame, FirstRollMulligan)
    bench.tell(_rolled(bench, after, ThrownAgain))
    settle(bench, after)


def reroll(bench: Bench, frame: Thrown, symbol: Symbol) -> None:
    """Re-rolls every die showing the symbol, each in its place (R08)."""
    old = bench.state.dice
    new = tuple([_die(bench) if face is symbol else face for face in old])
    bench.change(dice=new)
    spent = frame.spent if symbol is Symbol.MARTIAN else (*frame.spent, frame.target)
    after = replace(frame, first=False, die_set=False, checked=False, spent=spent)
    count = reckon(bench.book, bench.state, after)
    bench.tell(
        Rerolled(
            seat=frame.seat,
            nukes=count.nukes,
            martians=new.count(Symbol.MARTIAN),
            ray_guns=new.count(Symbol.RAY_GUN),
            limit=count.limit,
            symbol=symbol,
            dice=old.count(symbol),
        )
    )
    settle(bench, after)


def reroll_one_nuke(bench: Bench, frame: Thrown, set_die: bool) -> None:
    """Re-rolls one nuke; the new face stands."""
    dice = bench.state.dice
    thrown = 1 if frame.die_set else 0
    index = 0 if set_die else dice.index(Symbol.NUKE, thrown)
    face = _die(bench)
    bench.change(dice=swap(dice, index, face))
    bench.tell(NukeRerolled(seat=frame.seat, face=face))
    after = _spend(bench, frame, RerollNuke)
    settle(bench, replace(after, die_set=after.die_set and not set_die))


def switch(bench: Bench, frame: Thrown, location: LocationId) -> None:
    """Turns the dice to another target; the nuke check is behind them."""
    bench.tell(TargetSwitched(seat=frame.seat, location=location))
    after = _spend(bench, frame, SwitchTarget)
    settle(bench, replace(after, target=location, checked=True))


def leave_uncounted(bench: Bench, frame: Thrown, rule: LocationId) -> None:
    """Does without the extra symbol that would decide a claim."""
    bench.tell(RuleWaived(seat=frame.seat, rule=rule))
    settle(bench, replace(frame, waived=(*frame.waived, rule)))


def settle(bench: Bench, frame: Thrown) -> None:
    """Asks what to do with the dice, unless only one thing can be done."""
    _ask(bench, frame)
    ways = options(bench.book, bench.state, frame)
    if len(ways) == 1:
        finish(bench, frame, ways[0])


def finish(bench: Bench, frame: Thrown, action: AnyAction) -> None:
    """Ends the turn in one of the three ways there are."""
    count = reckon(bench.book, bench.state, frame)
    match action:
        case Claim():
            claim(bench, frame.seat, frame.target)
        case Stop():
            stop(bench, frame, count)
        case TakeNukes():
            nuked(bench, frame, count)
        case _:
            raise AssertionError(f"{action} does not end a turn")


def _throw(bench: Bench, dice: int) -> tuple[Symbol, ...]:
    return tuple([_die(bench) for _ in range(dice)])


def _die(bench: Bench) -> Symbol:
    return bench.dice.pick(bench.book.table.faces)


def _rolled(bench: Bench, frame: Thrown, kind: type[Rolled]) -> Rolled:
    dice = bench.state.dice
    count = reckon(bench.book, bench.state, frame)
    return kind(
        seat=frame.seat,
        nukes=count.nukes,
        martians=dice.count(Symbol.MARTIAN),
        ray_guns=dice.count(Symbol.RAY_GUN),
        limit=count.limit,
    )


def _spend(bench: Bench, frame: Thrown, kind: type[Effect]) -> Thrown:
    """Returns the frame with a once-a-turn rule used up."""
    rule = effects.green_card(bench.book, bench.state, frame.seat, kind)
    assert rule is not None, f"{kind.__name__} is not the player's"
    return replace(frame, spent=(*frame.spent, rule))


# The three ends


def stop(bench: Bench, frame: Thrown, count: Reckoning) -> None:
    """Marks the turn's symbols; without any the token stays where it is (R12)."""
    card = bench.book.locations[frame.target]
    if count.matching and card.holds_tokens:
        mark(bench, frame.target, frame.seat, count.total)
        bench.tell(
            Marked(seat=frame.seat, location=frame.target, space=count.total, spaces=card.spaces),
        )
        effects.stop_bonus(bench, frame, count.matching)
    else:
        bench.tell(NothingMarked(seat=frame.seat, location=frame.target))
    end_turn(bench, frame.seat)


def nuked(bench: Bench, frame: Thrown, count: Reckoning) -> None:
    """Voids the roll; what cards make of it comes in the order of R39."""
    bench.tell(Nuked(seat=frame.seat, nukes=count.nukes, limit=count.limit))
    before = progress(bench.state, frame.target, frame.seat)
    card = bench.book.locations[frame.target]
    if card.counts_only_when_nuked:
        effects.progress_when_nuked(bench, frame, count.nukes)
    else:
        effects.nuked_consolation(bench, frame)
    after = progress(bench.state, frame.target, frame.seat)
    if after == before:
        effects.nuked_penalty(bench, frame)
    if after >= card.spaces:
        claim(bench, frame.seat, frame.target)
    else:
        end_turn(bench, frame.seat)


def claim(bench: Bench, seat: Seat, location: LocationId) -> None:
    """Take the card, return tokens, reveal the next, resolve its red rule, end the turn (R23)."""
    card = bench.book.locations[location]
    cards = (*bench.state.claimed[seat], location)
    bench.change(claimed=swap(bench.state.claimed, seat, cards), stirred=True)
    bench.tell(Claimed(seat=seat, location=location, vp=card.vp, total=vp(bench.book, cards)))
    mark(bench, location, seat, 0)
    ending = some_stack_ran_out(bench.state)
    take(bench, location)
    if some_stack_ran_out(bench.state) and not ending:
        bench.tell(LastRound(last=_before(bench, bench.state.first)))
    match card.effect:
        case ExtraTurn() as rule:
            effects.extra_turn(bench, seat, location, rule)
        case ShiftTokens() as rule:
            effects.shift_tokens(bench, seat, rule)
        case AdvanceOwnToken() | RemoveToken() | CycleInPlayCard():
            spoils = Spoils(seat=seat, location=location)
            if len(options(bench.book, bench.state, spoils)) > 1:
                _ask(bench, spoils)
                return
    end_turn(bench, seat)


def use_rule(bench: Bench, frame: Spoils, action: AnyAction) -> None:
    """Does what the claimed card's rule allows; then the turn is over."""
    match action, bench.book.locations[frame.location].effect:
        case Advance(location=location), AdvanceOwnToken(spaces=spaces):
            effects.advance_own_token(bench, frame.seat, location, spaces)
        case Remove(location=location, owner=owner), RemoveToken():
            effects.remove_token(bench, frame.seat, location, owner)
        case Tuck(location=location), CycleInPlayCard():
            tuck(bench, location)
        case _:
            bench.tell(RuleDeclined(seat=frame.seat, location=frame.location))
    end_turn(bench, frame.seat)


# What comes after


def end_turn(bench: Bench, seat: Seat) -> None:
    """Goes on with a bonus turn if one is owed (R32), else with the next player."""
    if bench.state.owed:
        bench.change(owed=bench.state.owed - 1)
        begin_turn(bench, seat, bonus=True)
        return
    following = _after(bench, seat)
    if following == bench.state.first:
        end_round(bench)
    if bench.state.frame is not None:
        begin_turn(bench, following)


def end_round(bench: Bench) -> None:
    """Ends the game where it is over (R31, R40), else sees whether anything still moves."""
    if some_stack_ran_out(bench.state):
        end_game(bench)
        return
    if bench.state.round >= bench.book.table.last_round:
        bench.tell(RoundLimitReached(rounds=bench.state.round))
        end_game(bench)
        return
    quiet = 0 if bench.state.stirred else bench.state.quiet + 1
    bench.change(round=bench.state.round + 1, stirred=False, quiet=quiet)
    if bench.state.stall_guard and quiet >= bench.book.table.quiet_rounds:
        break_stall(bench)


def break_stall(bench: Bench) -> None:
    """Tucks every face-up card that has others under it (R40)."""
    movable = [card for card in in_play(bench.state) if lies_on_more(bench.state, card)]
    if movable:
        bench.tell(Stalled(rounds=bench.state.quiet))
    for card in movable:
        tuck(bench, card)
    bench.change(quiet=0, stirred=False)


def end_game(bench: Bench) -> None:
    bench.change(frame=None)
    end = outcome(bench.book, bench.state)
    (winner,) = end.winners
    bench.tell(GameEnded(winner=winner, vp=end.scores[winner]))


def _ask(bench: Bench, frame: AnyFrame) -> None:
    bench.change(frame=frame)


def _after(bench: Bench, seat: Seat) -> Seat:
    return Seat((seat + 1) % len(bench.state.claimed))


def _before(bench: Bench, seat: Seat) -> Seat:
    return Seat((seat - 1) % len(bench.state.claimed))
