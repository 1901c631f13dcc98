"""A bench for states with a stack of frames; the last frame is on top."""

from typing import Any, Generic, Protocol, TypeVar

from msgspec.structs import replace

from engine.core import Data, Turn


class Stacked(Protocol):
    """A state with a stack of frames; each game defines its own frame types."""

    @property
    def stack(self) -> tuple[Any, ...]: ...


S = TypeVar("S", bound=Stacked)
E = TypeVar("E")
F = TypeVar("F", bound=Data)


class StackTurn(Turn[S, E], Generic[S, E, F]):
    """The bench of one `apply` call, with operations on the stack of frames."""

    __slots__ = ()

    @property
    def top(self) -> F:
        """The top frame, which decides the next step."""
        frame: F = self.state.stack[-1]
        return frame

    def push(self, *frames: F) -> None:
        """Pushes frames; the last one is on top."""
        self._set_stack((*self.state.stack, *frames))

    def pop(self) -> None:
        """Removes the top frame."""
        self._set_stack(self.state.stack[:-1])

    def replace(self, *frames: F) -> None:
        """Replaces the top frame."""
        self._set_stack((*self.state.stack[:-1], *frames))

    def amend(self, **changes: Any) -> None:
        """Sets fields of the top frame."""
        stack = self.state.stack
        self._set_stack((*stack[:-1], replace(stack[-1], **changes)))

    def restack(self, *frames: F) -> None:
        """Replaces the whole stack."""
        self._set_stack(frames)

    def _set_stack(self, stack: tuple[F, ...]) -> None:
        self.edit(stack=stack)
