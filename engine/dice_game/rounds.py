"""Turn order, rounds and the end of the game."""

from engine.core import Seat
from engine.dice_game.bench import Bench
from engine.dice_game.events import (
    BonusTurnBegan,
    GameEnded,
    RoundLimitReached,
    Stalled,
    TurnBegan,
    TurnSkipped,
)
from engine.dice_game.scoring import outcome
from engine.dice_game.stacks import in_play, lies_on_more, some_stack_ran_out, tuck
from engine.dice_game.state import Aiming
from engine.dice_game.targets import targets
from engine.kit.ready.turn_order import next_seat


def begin_turn(bench: Bench, seat: Seat, *, bonus: bool = False) -> None:
    """Asks the seat for a target; skips the seat if it has none (R33)."""
    bench.tell(BonusTurnBegan(seat=seat) if bonus else TurnBegan(seat=seat))
    bench.edit(frame=Aiming(seat=seat, bonus=bonus))
    if not targets(bench.book, bench.state):
        bench.tell(TurnSkipped(seat=seat))
        end_turn(bench, seat)


def end_turn(bench: Bench, seat: Seat) -> None:
    """Begins an owed bonus turn (R32), or the next player's turn."""
    if bench.state.owed:
        bench.edit(owed=bench.state.owed - 1)
        begin_turn(bench, seat, bonus=True)
        return
    following = next_seat(seat, len(bench.state.claimed))
    if following == bench.state.first:
        end_round(bench)
    if bench.state.frame is not None:
        begin_turn(bench, following)


def end_round(bench: Bench) -> None:
    """Ends the game if it is over (R31, R40), else counts quiet rounds for the stall guard."""
    if some_stack_ran_out(bench.state):
        end_game(bench)
        return
    if bench.state.round >= bench.book.table.last_round:
        bench.tell(RoundLimitReached(rounds=bench.state.round))
        end_game(bench)
        return
    quiet = 0 if bench.state.stirred else bench.state.quiet + 1
    bench.edit(round=bench.state.round + 1, stirred=False, quiet=quiet)
    if bench.state.stall_guard and quiet >= bench.book.table.quiet_rounds:
        break_stall(bench)


def break_stall(bench: Bench) -> None:
    """Tucks every face-up card that has cards under it (R40)."""
    movable = [card for card in in_play(bench.state) if lies_on_more(bench.state, card)]
    if movable:
        bench.tell(Stalled(rounds=bench.state.quiet))
    for card in movable:
        tuck(bench, card)
    bench.edit(quiet=0)


def end_game(bench: Bench) -> None:
    bench.edit(frame=None)
    end = outcome(bench.book, bench.state)
    (winner,) = end.winners
    bench.tell(GameEnded(winner=winner, vp=end.scores[winner]))
