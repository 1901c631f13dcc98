"""The stack of frames, on a state with nothing else."""

from engine.core import Data, NoDice
from engine.kit.stack import StackTurn


class Frame(Data, frozen=True):
    name: str
    left: int = 0


class State(Data, frozen=True):
    stack: tuple[Frame, ...] = ()


def bench(*names: str) -> StackTurn[State, str, Frame]:
    return StackTurn(State(stack=tuple(Frame(name=name) for name in names)), NoDice())


def names(turn: StackTurn[State, str, Frame]) -> list[str]:
    return [frame.name for frame in turn.state.stack]


def test_the_frame_pushed_last_is_on_top() -> None:
    turn = bench("round")
    turn.push(Frame(name="turn"), Frame(name="attack"))
    assert turn.top == Frame(name="attack")
    assert names(turn) == ["round", "turn", "attack"]


def test_popping_leaves_what_was_below() -> None:
    turn = bench("round", "turn")
    turn.pop()
    assert names(turn) == ["round"]


def test_only_the_top_frame_is_replaced_by_any_number_of_others() -> None:
    turn = bench("round", "turn")
    turn.replace(Frame(name="attack"), Frame(name="window"))
    assert names(turn) == ["round", "attack", "window"]
    turn.replace()
    assert names(turn) == ["round", "attack"]


def test_only_the_top_frame_is_amended() -> None:
    turn = bench("round", "turn")
    turn.amend(left=3)
    assert turn.state.stack == (Frame(name="round"), Frame(name="turn", left=3))


def test_a_new_stack_takes_the_place_of_the_old_one() -> None:
    turn = bench("round", "turn")
    turn.restack(Frame(name="end"))
    assert names(turn) == ["end"]


def test_the_state_before_is_left_as_it_was() -> None:
    turn = bench("round")
    before = turn.state
    turn.pop()
    assert before == State(stack=(Frame(name="round"),))
