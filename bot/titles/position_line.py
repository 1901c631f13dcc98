"""A position of any title as one line: `dice_game.2(difficulty=hard)[red,blue]@red stacks=… round=3`.

The first word has the title and the version of its rules, the options, the seats, and who has seen it:
`@red` for a seat, `@nobody` for an onlooker, `@all` for a position with nothing hidden. Whatever is hidden
from them is dealt at random, in the line and again by everyone who reads it (`deal`).
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from bot.titles.title import AnyOptions, AnyState, AnyTitle
from engine.core import Dice, Seat, Viewer
from engine.kit.notation import Notation, Unreadable

ALL, NOBODY = "all", "nobody"
LONGEST_LINE = 6000  # characters; an option of a slash command has no more

_HEAD = re.compile(
    r"\s*(?P<title>\w+(\+\w+)?)\.(?P<version>\d{1,6})(?P<options>\([^\s@]*\))(?P<seats>\[[\w,]*\])@(?P<seen>\w+)(\s|$)"
)
_SEATS: Notation[tuple[str, ...]] = Notation(tuple[str, ...])


class NoNotation(Exception):
    """The states of a title have no notation."""


@dataclass(frozen=True, kw_only=True)
class PositionLine:
    """A position as read from a line, or about to be written."""

    title: AnyTitle
    options: AnyOptions
    seats: tuple[str, ...]  # their keys
    seen: str  # the key of a seat, `ALL` or `NOBODY`
    state: AnyState

    @property
    def text(self) -> str:
        """The position as one line; raises `NoNotation` if its title has none."""
        title, codecs = self.title, self.title.codecs
        try:
            options, state = (
                codecs.option_texts.write(self.options),
                codecs.position_lines.write_line(self.state),
            )
        except TypeError as error:
            raise NoNotation(title.id) from error
        seats = _SEATS.write(self.seats)
        return f"{title.key}.{title.rules.version}{options}{seats}@{self.seen} {state}"

    @property
    def viewer(self) -> Viewer:
        """The seat that has seen it; None for an onlooker, and for a position with nothing hidden."""
        return Seat(self.seats.index(self.seen)) if self.seen in self.seats else None

    def deal(self, dice: Dice) -> AnyState:
        """Returns the state with everything dealt again that was hidden."""
        if self.seen == ALL:
            return self.state
        return self.title.rules.redeal(self.state, self.viewer, dice)


def seen_by(
    title: AnyTitle,
    options: AnyOptions,
    seats: tuple[str, ...],
    state: AnyState,
    viewer: Viewer,
    dice: Dice,
) -> PositionLine:
    """Returns a position as a viewer may know it: `dice`, which nobody can guess, deal the hidden things."""
    return PositionLine(
        title=title,
        options=options,
        seats=seats,
        seen=NOBODY if viewer is None else seats[viewer],
        state=title.rules.redeal(state, viewer, dice),
    )


def read_position(line: str, find: Callable[[str], AnyTitle | None]) -> PositionLine:
    """Returns the position of a line; raises `Unreadable` or, for an unknown title, `NoNotation`."""
    head = _HEAD.match(line)
    if head is None or len(line) > LONGEST_LINE:
        raise Unreadable(line.strip()[:40])
    title = find(head["title"])
    if title is None:
        raise NoNotation(head["title"])
    if int(head["version"]) > title.rules.version:
        raise Unreadable(f"{head['title']}.{head['version']}")
    codecs = title.codecs
    try:
        options = codecs.option_texts.read(head["options"])
        state = codecs.position_lines.read_line(line[head.end() :])
    except TypeError as error:
        raise NoNotation(title.id) from error
    return PositionLine(
        title=title, options=options, seats=_seats(title, options, head), seen=_viewer_key(head), state=state
    )


def _seats(title: AnyTitle, options: AnyOptions, head: re.Match[str]) -> tuple[str, ...]:
    seats, plan = _SEATS.read(head["seats"]), title.rules.seat_plan(options)
    if seats != tuple(key for key in plan.keys if key in seats) or len(seats) < plan.fewest:
        raise Unreadable(head["seats"])
    return seats


def _viewer_key(head: re.Match[str]) -> str:
    if head["seen"] not in (ALL, NOBODY, *_SEATS.read(head["seats"])):
        raise Unreadable(f"@{head['seen']}")
    return head["seen"]
