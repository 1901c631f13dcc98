"""A bench whose state keeps what is going on as a stack of frames: the last one is on top."""

from typing import Any, Generic, Protocol, TypeVar

from msgspec.structs import replace

from engine.core import Data, Turn


class Stacked(Protocol):
    """A state with a stack; each game names the kinds of its own frames."""

    @property
    def stack(self) -> tuple[Any, ...]: ...


S = TypeVar("S", bound=Stacked)
E = TypeVar("E")
F = TypeVar("F", bound=Data)


class StackTurn(Turn[S, E], Generic[S, E, F]):
    """Lives for the length of one `apply`, like any turn, and works on the frames of the state."""

    __slots__ = ()

    @property
    def top(self) -> F:
        """The frame that says what happens next."""
        frame: F = self.state.stack[-1]
        return frame

    def push(self, *frames: F) -> None:
        """Puts frames on the stack; the last one comes first."""
        self._lay((*self.state.stack, *frames))

    def pop(self) -> None:
        """Takes the top frame off."""
        self._lay(self.state.stack[:-1])

    def replace(self, *frames: F) -> None:
        """Puts frames in the place of the top one."""
        self._lay((*self.state.stack[:-1], *frames))

    def amend(self, **changes: Any) -> None:
        """Sets fields of the top frame."""
        stack = self.state.stack
        self._lay((*stack[:-1], replace(stack[-1], **changes)))

    def restack(self, *frames: F) -> None:
        """Lets these frames be the whole stack."""
        self._lay(frames)

    def _lay(self, stack: tuple[F, ...]) -> None:
        state: Any = self.state  # a struct of its game's own
        self.state = replace(state, stack=stack)
