"""Where things stand on the page: fixed for a number of players, so nothing jumps between turns."""

from renderer.shapes import Box, Point

WIDTH = 1200
HEAD = 112  # the title and how far the game is
TITLE = Point(WIDTH // 2, 36)
RIBBON = Box(WIDTH // 2 - 330, 62, 660, 46)

CARD = Box(14, HEAD + 10, 254, 556)  # the first of the row
STEP = 262  # from one card to the next
DIFFICULTY = Box(1062, CARD.y, 124, CARD.h)
NUKE = 46  # the size of a symbol in a corner
NUKE_LINE = CARD.y + CARD.h - 53  # all corners are in one line

SPACE = Box(16, 204, 54, 48)  # the first space of a card, seen from the card
SPACES_IN_A_ROW = 4

TRAY = Box(14, CARD.y + CARD.h + 12, WIDTH - 28, 128)
DIE = 82
FIRST_DIE = Point(TRAY.x + 288, TRAY.y + 23)

PLAYERS_TOP = TRAY.y + TRAY.h + 12
GAP = 10


def card(place: int) -> Box:
    """Returns where the open card of a stack lies."""
    return Box(CARD.x + place * STEP, CARD.y, CARD.w, CARD.h)


def space(place: int, number: int) -> Box:
    """Returns where a numbered space of a card is."""
    row, column = divmod(number - 1, SPACES_IN_A_ROW)
    corner = card(place)
    return Box(
        corner.x + SPACE.x + column * (SPACE.w + 2),
        corner.y + SPACE.y + row * (SPACE.h + 3),
        SPACE.w,
        SPACE.h,
    )


def pawns(box: Box, count: int) -> tuple[Box, ...]:
    """Returns where this many pawns stand in a space, the larger the fewer they are."""
    if count == 1:
        return (Box(box.x + box.w // 2 - 23, box.y + 1, 46, 46),)
    if count == 2:
        return tuple(Box(box.x - 2 + 27 * i, box.y + 17, 31, 31) for i in range(2))
    top, step = (20, 0) if count == 3 else (15, 16)
    return tuple(Box(box.x - 3 + 19 * (i % 3), box.y + top + step * (i // 3), 22, 22) for i in range(count))


def columns(players: int) -> int:
    """Returns how many players sit beside each other at the foot of the page."""
    return {2: 2, 3: 3, 4: 2}.get(players, 3)


def panel_height(players: int) -> int:
    return 262 if players < 4 else 226


def panel(players: int, seat: int) -> Box:
    """Returns a player's panel."""
    across = columns(players)
    wide = (WIDTH - 2 * 14 - (across - 1) * GAP) // across
    row, column = divmod(seat, across)
    high = panel_height(players)
    return Box(14 + column * (wide + GAP), PLAYERS_TOP + row * (high + GAP), wide, high)


def height(players: int) -> int:
    rows = -(-players // columns(players))
    return PLAYERS_TOP + rows * (panel_height(players) + GAP) + 4
