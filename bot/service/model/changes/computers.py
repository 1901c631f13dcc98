"""The computer takes a seat: at a level, and as a character where the game has some."""

from collections.abc import Iterable

from bot import characters
from bot.copies import replace
from bot.store.rows import Chair
from bot.titles.title import AnyTitle
from engine.core import Level


def with_computer(
    chair: Chair,
    title: AnyTitle,
    table: Iterable[Chair],
    level: Level,
    at: float,
    character: str | None = None,
) -> Chair:
    """Returns a chair that the computer plays: as a character (None: drawn, another than at the table).

    A character of the level that sits there already stays. The time of the change decides the draw.
    """
    taken = {one.character for one in table if one.seat != chair.seat}
    wanted = character or (None if chair.character in taken else chair.character)
    named = next((one for one in title.characters if one.id == wanted and one.level is level), None)
    if named is None:
        named = characters.draw(title.characters, level, f"{at} {chair.seat}", taken)
    return replace(chair, computer=True, level=level, character=None if named is None else named.id)
