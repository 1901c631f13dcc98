"""Faults in data of Under Falling Skies that fit their types."""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.titles.packs.shape import nearest
from content.pack import Fault
from engine.falling_skies.content import Content, LowerTile, SkySide, TileSet, UpperTile
from engine.falling_skies.pieces import COLUMNS

HEIGHTS = (1, 2, 3, 4)
UPPER_ROWS, LOWER_ROWS = (1, 2), (3, 4, 5)


def faults(content: Content) -> Iterator[Fault]:
    """Yields the faults."""
    yield from _sky(content)
    for name, upper in content.bases.upper.items():
        yield from _base(("bases", "upper", name), upper, UPPER_ROWS)
        if upper.excavator not in upper.tunnels:
            right = str(list(upper.tunnels[0])) if upper.tunnels else "[1, 4]"
            yield Fault(("bases", "upper", name, "excavator"), "the excavator begins in a tunnel", right)
    for name, lower in content.bases.lower.items():
        yield from _base(("bases", "lower", name), lower, LOWER_ROWS)
    yield from _cities(content)
    yield from _campaign(content)


def _sky(content: Content) -> Iterator[Fault]:
    for name, tile in content.sky.items():
        wanted = (SkySide.FRONT, SkySide.BACK) if tile.set is TileSet.FINAL else (SkySide.EASY, SkySide.HARD)
        for side in wanted:
            if side not in tile.sides:
                yield Fault(
                    ("sky", name), f"its side {side.value} is missing", f"[{name}.sides.{side.value}]"
                )
        for side, face in tile.sides.items():
            path = ("sky", name, "sides", side.value)
            if side not in wanted:
                yield Fault(path, f"this tile has no side {side.value}", wanted[0].value)
            if len(face.actions) != len(HEIGHTS):
                reason = f"a tile has {len(HEIGHTS)} rows of actions"
                yield Fault((*path, "actions"), reason, 'four, such as { kind = "none" }')
    standard = Counter(tile.height for tile in content.sky.values() if tile.set is TileSet.STANDARD)
    for height in {*HEIGHTS, *standard}:
        if standard[height] != (height in HEIGHTS):
            names = [name for name, tile in content.sky.items() if tile.height == height]
            reason = f"{standard[height]} standard tiles have the height {height}, each of 1 to 4 has one"
            free = next((each for each in HEIGHTS if not standard[each]), 1)
            yield Fault(("sky", names[-1], "height") if names else ("sky",), reason, str(free))


def _base(path: tuple[str, ...], tile: UpperTile | LowerTile, rows: Iterable[int]) -> Iterator[Fault]:
    """Yields the spaces of a base tile that are nothing, or two things."""
    spaces = Counter((*tile.tunnels, *(at for room in tile.rooms.values() for at in room.spaces)))
    places = {(row, column) for row in rows for column in range(COLUMNS)}
    for at, count in spaces.items():
        if at not in places:
            yield Fault(path, f"{list(at)} is no space of this tile", str(list(_near(at, places))))
        elif count > 1:
            yield Fault(path, f"{list(at)} is there {count} times", "once")
    for at in sorted(places - spaces.keys()):
        yield Fault(path, f"{list(at)} is neither a room nor a tunnel", f"tunnels with {list(at)}")


def _near(at: tuple[int, int], places: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """Returns the place that is nearest to another."""
    return min(places, key=lambda one: abs(one[0] - at[0]) + abs(one[1] - at[1]))


def _cities(content: Content) -> Iterator[Fault]:
    for name, city in content.cities.items():
        for part, known in (("upper", content.bases.upper), ("lower", content.bases.lower)):
            if (tile := getattr(city, part)) not in known:
                yield Fault(("cities", name, part), f"there is no tile {tile!r}", f'"{nearest(tile, known)}"')
        for side in ("normal", "damaged"):
            if side not in {each.value for each in city.sides}:
                yield Fault(("cities", name), f"its side {side} is missing", f"[{name}.sides.{side}]")
        if city.energy > city.energy_limit:
            reason = f"it begins with more energy than its limit of {city.energy_limit}"
            yield Fault(("cities", name, "energy"), reason, str(city.energy_limit))


def _campaign(content: Content) -> Iterator[Fault]:
    chapters = content.campaign.chapters
    if not chapters:
        yield Fault(("campaign", "chapters"), "a campaign has chapters", "[[chapters]]")
    last = [name for name, one in content.scenarios.items() if one.chapter == len(chapters)]
    if len(last) != 1:
        path = ("scenarios", last[-1], "chapter") if last else ("scenarios",)
        yield Fault(
            path,
            f"the last chapter has {len(last)} scenarios, it must have one",
            f"chapter = {len(chapters)} in one",
        )
