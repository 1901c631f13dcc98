"""The row of stacks: face-up cards, visible nukes, revealing and removing cards."""

from engine.dice_game.bench import Bench
from engine.dice_game.content import Book, LocationId
from engine.dice_game.events import Revealed, StackRanOut, Tucked
from engine.dice_game.state import State
from engine.dice_game.tokens import hand_back_all
from engine.kit.edit import put, swap


def in_play(state: State) -> tuple[LocationId, ...]:
    """Returns the face-up location cards, in row order."""
    return tuple([stack[0] for stack in state.stacks if stack])


def stack_of(state: State, location: LocationId) -> int:
    """Returns the index of the stack that shows the card."""
    return next(place for place, stack in enumerate(state.stacks) if stack and stack[0] == location)


def lies_on_more(state: State, location: LocationId) -> bool:
    """Tells whether cards lie under the face-up card."""
    return len(state.stacks[stack_of(state, location)]) > 1


def visible_nukes(book: Book, state: State) -> int:
    """Returns the visible nuke symbols: corners of face-up cards and the difficulty card (R04, R36)."""
    locations = book.locations
    nukes = book.table.difficulty[state.difficulty]
    for stack in state.stacks:
        if stack:
            nukes += locations[stack[0]].nukes
    return nukes


def some_stack_ran_out(state: State) -> bool:
    return not all(state.stacks)


def take(bench: Bench, location: LocationId) -> None:
    """Takes the card from the row, returns its tokens and reveals the next card (R15, R23)."""
    place = stack_of(bench.state, location)
    hand_back_all(bench, location)
    _lay(bench, place, bench.state.stacks[place][1:])


def tuck(bench: Bench, location: LocationId) -> None:
    """Puts the card under its stack, returns its tokens and reveals the next card."""
    place = stack_of(bench.state, location)
    bench.tell(Tucked(location=location, stack=place + 1))
    hand_back_all(bench, location)
    _lay(bench, place, (*bench.state.stacks[place][1:], location))


def _lay(bench: Bench, place: int, stack: tuple[LocationId, ...]) -> None:
    bench.edit(stacks=swap(bench.state.stacks, place, stack))
    if not stack:
        bench.tell(StackRanOut(stack=place + 1))
        return
    bench.edit(tokens=put(bench.state.tokens, stack[0], (0,) * len(bench.state.claimed)))
    bench.tell(Revealed(location=stack[0], stack=place + 1))
