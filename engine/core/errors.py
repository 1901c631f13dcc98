"""Why a thing a player asked for is not done."""

from engine.core.data import Data, snake


class Refusal(Data, frozen=True, tag=snake):
    """A reason as data; a game subclasses it with what the reason is about."""


class NotAsked(Refusal, frozen=True):
    """The game waits for somebody else, or is over."""


class Refused(Exception):  # noqa: N818 - it is a player's mistake, not the program's
    """Raised when a player may not do what they asked for; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
