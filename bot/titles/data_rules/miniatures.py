"""Faults in data of the miniatures game that fit their types."""

from collections import Counter
from collections.abc import Iterator, Mapping

from bot.titles.packs.shape import nearest
from content.pack import Fault, Table
from engine.miniatures.cards import HAND_SIZE
from engine.miniatures.content import Content, Ruleset, Scenario, Support
from engine.miniatures.grid import SIZE, Direction, beside, edge, inside
from engine.miniatures.pieces import Side
from renderer.sprites.cover import KINDS
from renderer.sprites.zones import INKS

EDGES = tuple(
    edge(x, y, side)
    for x in range(SIZE)
    for y in range(SIZE)
    for side, (dx, dy) in (("N", (0, 1)), ("E", (1, 0)))
    if inside(x + dx, y + dy)
)
CORNER = ("A1", "B1", "A2", "B2")  # the squares of a building piece
FEWEST_CARDS = 4 * HAND_SIZE  # of a deck, without events
LONGEST_LABEL = 5
MOST_LEVELS = 3  # cards in a support row


def misnamed_files(files: Mapping[str, Table]) -> Iterator[Fault]:
    """Yields the scenarios whose id is not the name of their file."""
    for file, table in files.items():
        folder, _, name = file.partition("/")
        if folder == "scenarios" and table["id"] != name:
            yield Fault((file, "id"), f"{table['id']!r} is not the name of the file", f'"{name}"')


def faults(content: Content, score_keys: frozenset[str]) -> Iterator[Fault]:
    """Yields the faults; `score_keys` are the keys of scoring rules that have words."""
    yield from _profiles(content)
    yield from _cards(content)
    numbers: Counter[tuple[Ruleset, int]] = Counter()
    for name, scenario in content.scenarios.items():
        numbers[scenario.ruleset, scenario.number] += 1
        if numbers[scenario.ruleset, scenario.number] > 1:
            free = next(each for each in range(1, 100) if (scenario.ruleset, each) not in numbers)
            yield Fault(
                (f"scenarios/{name}", "number"), f"another scenario has number {scenario.number}", str(free)
            )
        yield from _scenario(scenario, score_keys)
    yield from _ruins(content)


def _profiles(content: Content) -> Iterator[Fault]:
    labels: dict[str, str] = {}
    for name, profile in content.profiles.items():
        path = ("profiles", "profiles", name)
        if not profile.label.isalnum() or not 0 < len(profile.label) <= LONGEST_LABEL:
            yield Fault(
                (*path, "label"),
                f"a label is 1 to {LONGEST_LABEL} letters",
                f'"{name[:LONGEST_LABEL].upper()}"',
            )
        if profile.reach[0] > profile.reach[1]:
            right = f"[{profile.reach[1]}, {profile.reach[0]}]"
            yield Fault((*path, "reach"), "the nearest square is farther than the farthest", right)
        labels.setdefault(profile.label, name)


def _cards(content: Content) -> Iterator[Fault]:
    for name, effect in content.effects.items():
        if isinstance(effect, Support) and not 0 < len(effect.levels) <= MOST_LEVELS:
            reason = f"a support row has 1 to {MOST_LEVELS} levels, not {len(effect.levels)}"
            yield Fault(("cards", "effects", name, "levels"), reason, f"{MOST_LEVELS} levels")
    for ruleset in Ruleset:
        deck = content.decks.get(ruleset)
        if deck is None or len(deck.cards) < FEWEST_CARDS:
            have = 0 if deck is None else len(deck.cards)
            path = ("cards", "decks", ruleset.value, "cards")
            yield Fault(path, f"a deck of {have} cards is too small", f"{FEWEST_CARDS} cards or more")


def _scenario(scenario: Scenario, score_keys: frozenset[str]) -> Iterator[Fault]:
    file = f"scenarios/{scenario.id}"
    for square, kind in scenario.map.cover.items():
        if kind not in KINDS:
            yield Fault(
                (file, "map", "cover", square), f"there is no cover {kind!r}", f'"{nearest(kind, KINDS)}"'
            )
    for zone, squares in scenario.map.zones.items():
        if zone.partition("_")[0] not in INKS:
            yield Fault((file, "map", "zones", zone), f"there is no colour {zone!r}", nearest(zone, INKS))
        if not squares:
            yield Fault((file, "map", "zones", zone), "a zone has squares", '["A1"]')
    for number, way in enumerate(scenario.map.exits):
        if way.edge not in (Direction.N, Direction.E, Direction.S, Direction.W) or beside(
            way.square, way.edge
        ):
            right = next(
                (
                    each.value
                    for each in (Direction.N, Direction.E, Direction.S, Direction.W)
                    if beside(way.square, each) is None
                ),
                'a square at the rim, "A1"',
            )
            yield Fault(
                (file, "map", "exits", number),
                f"{way.square} does not lie at the edge {way.edge.value}",
                right,
            )
    yield from _forces(scenario, file)
    for side in Side:
        for number, rule in enumerate(scenario.scoring.of(side)):
            if rule.key not in score_keys:
                right = f'"{nearest(rule.key, score_keys)}"'
                yield Fault(
                    (file, "scoring", side.value, number, "key"),
                    f"no words name the score {rule.key!r}",
                    right,
                )


def _forces(scenario: Scenario, file: str) -> Iterator[Fault]:
    for side in Side:
        groups = scenario.forces.of(side)
        if not any(group.units or group.heroes for group in groups):
            yield Fault(
                (file, "forces", side.value),
                "a side without figures cannot play",
                "units = [{ profile = … }]",
            )
        enters = any(not group.zones for group in groups) and not scenario.scattered
        if enters and not scenario.map.entry:
            yield Fault(
                (file, "map"),
                f"the {side.value} figures enter over an edge, but entry is empty",
                'entry = ["A1"]',
            )


def _ruins(content: Content) -> Iterator[Fault]:
    for name, piece in content.ruins.pieces.items():
        path = ("ruins", "pieces", name)
        for square in (*piece.squares, *piece.cover, *(wall.square for wall in piece.walls)):
            if square not in CORNER:
                yield Fault(
                    path, f"{square} is outside a piece of two by two squares", nearest(square, CORNER)
                )
        for square, kind in piece.cover.items():
            if kind not in KINDS:
                yield Fault(
                    (*path, "cover", square), f"there is no cover {kind!r}", f'"{nearest(kind, KINDS)}"'
                )
    if not content.ruins.box:
        yield Fault(
            ("ruins", "box"),
            "a town is built from at least one piece",
            f'["{next(iter(content.ruins.pieces))}"]',
        )
