"""The three ways a turn ends: a stop, nukes or a claim."""

from engine.core import Seat
from engine.dice_game import effects
from engine.dice_game.actions import Advance, AnyAction, Decline, Remove, Tuck
from engine.dice_game.bench import Bench
from engine.dice_game.content import (
    AdvanceOwnToken,
    CycleInPlayCard,
    ExtraTurn,
    LocationId,
    RemoveToken,
    ShiftTokens,
)
from engine.dice_game.events import Claimed, LastRound, Marked, NothingMarked, Nuked, RuleDeclined
from engine.dice_game.legal import uses
from engine.dice_game.reckoning import Reckoning
from engine.dice_game.rounds import end_turn
from engine.dice_game.scoring import vp
from engine.dice_game.situation import Situation
from engine.dice_game.stacks import some_stack_ran_out, take, tuck
from engine.dice_game.state import Spoils, Thrown
from engine.dice_game.tokens import mark, progress
from engine.kit.edit import swap
from engine.kit.phases import no_answer
from engine.kit.ready.turn_order import seats_from


def stop(bench: Bench, frame: Thrown, count: Reckoning) -> None:
    """Marks the turn's symbols; without any the token stays on its space (R12)."""
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


def suffer_nukes(bench: Bench, frame: Thrown, count: Reckoning) -> None:
    """Voids the roll and applies the rules for nuked turns in the order of R39."""
    bench.tell(Nuked(seat=frame.seat, nukes=count.nukes, limit=count.limit))
    bench.edit(nuked=True)
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
    """Takes the card, returns tokens, reveals the next, resolves its red rule and ends the turn (R23)."""
    card = bench.book.locations[location]
    cards = (*bench.state.claimed[seat], location)
    bench.edit(claimed=swap(bench.state.claimed, seat, cards), stirred=True)
    bench.tell(Claimed(seat=seat, location=location, vp=card.vp, total=vp(bench.book, cards)))
    mark(bench, location, seat, 0)
    ending = some_stack_ran_out(bench.state)
    take(bench, location)
    if some_stack_ran_out(bench.state) and not ending:
        bench.tell(LastRound(last=seats_from(bench.state.first, len(bench.state.claimed))[-1]))
    match card.effect:
        case ExtraTurn() as rule:
            effects.extra_turn(bench, seat, location, rule)
        case ShiftTokens() as rule:
            effects.shift_tokens(bench, seat, rule)
        case AdvanceOwnToken() | RemoveToken() | CycleInPlayCard():
            spoils = Spoils(seat=seat, location=location)
            if len(uses(Situation(bench.book, bench.state), spoils)) > 1:
                bench.edit(frame=spoils)
                return
    end_turn(bench, seat)


def use_rule(bench: Bench, frame: Spoils, action: AnyAction) -> None:
    """Applies the claimed card's rule as chosen, then ends the turn."""
    match action, bench.book.locations[frame.location].effect:
        case Advance(location=location), AdvanceOwnToken(spaces=spaces):
            effects.advance_own_token(bench, frame.seat, location, spaces)
        case Remove(location=location, owner=owner), RemoveToken():
            effects.remove_token(bench, frame.seat, location, owner)
        case Tuck(location=location), CycleInPlayCard():
            tuck(bench, location)
        case Decline(), _:
            bench.tell(RuleDeclined(seat=frame.seat, location=frame.location))
        case _:
            no_answer(bench, frame, action)
    end_turn(bench, frame.seat)
