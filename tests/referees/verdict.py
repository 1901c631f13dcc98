"""The base of a referee: what it has judged, and what it has found wrong."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

Told: TypeAlias = Mapping[str, Any]  # an event or an action as plain values; `type` is its tag


class Foul(Exception):
    """Raised when a game breaks a rule."""


class Referee:
    """Judges a game event by event: an event of type `x` is passed to the method `on_x`, if there is one."""

    def __init__(self) -> None:
        self.judged: Counter[str] = Counter()
        self._heard: list[str] = []

    def see(self, action: Told, events: Iterable[Told]) -> None:
        """Judges an action and all that it has caused."""
        self._heard.append(f"> {_brief(action)}")
        self.before(action)
        for event in events:
            self._heard.append(_brief(event))
            judge: Callable[[Told], None] | None = getattr(self, f"on_{event['type']}", None)
            if judge is not None:
                judge(event)
                self.judged[event["type"]] += 1
        self.after(action)

    def before(self, action: Told) -> None:
        """Looks at an action before its events."""

    def after(self, action: Told) -> None:
        """Looks at the table after the events of an action."""

    def rule(self, number: str, holds: object, what: object = "") -> None:
        """Raises `Foul` unless a rule holds."""
        if not holds:
            heard = "\n".join(self._heard[-30:])
            raise Foul(f"{number}: {what}\n{heard}")


def _brief(told: Told) -> str:
    return " ".join([str(told["type"]), *(f"{key}={value}" for key, value in told.items() if key != "type")])
