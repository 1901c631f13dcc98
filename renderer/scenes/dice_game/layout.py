"""Positions on the page: fixed for a number of players, so that nothing jumps between turns."""

from renderer.shapes import Box, Point

WIDTH = 1200
HEAD = 54  # the state of play
STATE = Point(WIDTH // 2, 29)

CARD = Box(14, HEAD, 287, 752)  # the first card of the row
STEP = 295  # from one card to the next
NUKE = 54  # the size of a nuke symbol
NUKE_LINE = CARD.y + CARD.h - 62  # the corners of all cards are aligned

DIFFICULTY = Box(14, CARD.y + CARD.h + 8, WIDTH - 28, 80)  # below the row, like a card laid on its side
DIFFICULTY_NUKES = Point(DIFFICULTY.x + 306, DIFFICULTY.y + 13)  # the first of its symbols

SPACE = Box(16, 258, 62, 56)  # the first space of a card, relative to the card
SPACES_IN_A_ROW = 4

TRAY = Box(14, DIFFICULTY.y + DIFFICULTY.h + 8, WIDTH - 28, 106)
DIE = 78
FIRST_DIE = Point(TRAY.x + 326, TRAY.y + 14)

PLAYERS_TOP = TRAY.y + TRAY.h + 8
GAP = 8
PLAYER = 74  # height of a player as posted


def card(place: int) -> Box:
    """Returns the box of the open card of a stack."""
    return Box(CARD.x + place * STEP, CARD.y, CARD.w, CARD.h)


def space(place: int, number: int) -> Box:
    """Returns the box of a numbered space of a card."""
    row, column = divmod(number - 1, SPACES_IN_A_ROW)
    corner = card(place)
    return Box(
        corner.x + SPACE.x + column * (SPACE.w + 2),
        corner.y + SPACE.y + row * (SPACE.h + 3),
        SPACE.w,
        SPACE.h,
    )


def pawns(box: Box, count: int) -> tuple[Box, ...]:
    """Returns the boxes of this many pawns in a space; fewer pawns are larger."""
    if count == 1:
        return (Box(box.x + box.w // 2 - 27, box.y + 1, 54, 54),)
    if count == 2:
        return tuple(Box(box.x - 2 + 32 * i, box.y + 21, 34, 34) for i in range(2))
    top, step = (25, 0) if count == 3 else (19, 18)
    return tuple(Box(box.x - 2 + 21 * (i % 3), box.y + top + step * (i // 3), 24, 24) for i in range(count))


def columns(players: int) -> int:
    """Returns the number of player panels side by side."""
    return {2: 2, 3: 3, 4: 2}.get(players, 3)


def panel_height(players: int) -> int:
    return 280 if players < 4 else 258


def player(players: int, seat: int, high: int = PLAYER) -> Box:
    """Returns the box of a player, as high as given."""
    across = columns(players)
    wide = (WIDTH - 2 * 14 - (across - 1) * GAP) // across
    row, column = divmod(seat, across)
    return Box(14 + column * (wide + GAP), PLAYERS_TOP + row * (high + GAP), wide, high)


def panel(players: int, seat: int) -> Box:
    """Returns the box of a player's panel, with room for claimed cards."""
    return player(players, seat, panel_height(players))


def height(players: int, high: int = PLAYER) -> int:
    """Returns the height of a picture with this many players, each as high as given."""
    rows = -(-players // columns(players))
    return PLAYERS_TOP + rows * (high + GAP) + 4
