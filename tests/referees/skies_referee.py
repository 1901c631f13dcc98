"""The referee of Under Falling Skies: placements, ships, rooms, the mothership and the end.

Everything but dice and choices follows from the rules: the referee works out what has to be told next, and
compares. It judges standard games; cities, tiles and bases are read from the tables of the digest.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.referees.verdict import Referee, Told

DIGEST = Path(__file__).parents[2] / "docs" / "rules" / "falling_skies.md"
COLUMNS, ROWS = 5, 16
WHITE_SHIPS = 4
KINDS = {"F": "fighter", "E": "energy", "R": "research", "B": "robot", "AA": "anti-aircraft"}
CHOSEN = (  # events that depend on dice or choices: judged one by one
    *("game_began", "round_began", "dice_rolled", "die_turned", "ship_launched", "ships_waiting"),
    *("robot_installed", "space_cleared", "robot_scrapped", "game_won", "game_lost"),
)


@dataclass(frozen=True)
class Tile:
    """One side of a sky tile, from the top row down; research from the bottom up."""

    cells: tuple[str, ...]
    research: tuple[int, ...]
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Room:
    name: str
    kind: str
    modifier: int
    cost: int
    spaces: tuple[int, ...]


@dataclass(frozen=True)
class City:
    upper: str
    lower: str
    energy: int
    energy_limit: int
    damage_limit: int
    steps: Mapping[str, tuple[int, ...]]  # extra research, by side


@cache
def tiles() -> Mapping[tuple[str, str], Tile]:
    """Returns the sides of the standard sky tiles (section 2)."""
    rows = re.findall(r"^\| (sky[1-4]) \| (\w+) \| \d \| (.*?) \| (.*?) \| (.*?) \|", _digest(), re.MULTILINE)
    return {
        (name, side): Tile(
            cells=tuple(re.findall(r"`(.{5})`", cells)),
            research=tuple(int(cost) for cost in costs.split(",")),
            actions=tuple(action.strip() for action in actions.split("/")),
        )
        for name, side, cells, costs, actions in rows
    }


@cache
def base(half: str, letter: str) -> tuple[tuple[Room, ...], frozenset[int], int | None]:
    """Returns rooms, tunnels and the start of the excavator of a base tile (section 4)."""
    part = _digest().partition(f"**{half} {letter}**")[2].partition("\n**")[0]
    places: dict[str, list[int]] = {}
    written: dict[str, str] = {}
    tunnels, start, number = set(), None, 0
    for row, *cells in re.findall(
        r"^\| (\d) \| (.*?) \| (.*?) \| (.*?) \| (.*?) \| (.*?) \|", part, re.MULTILINE
    ):
        for column, text in enumerate(cells):
            at = int(row) * COLUMNS + column
            if text.startswith("tunnel"):
                tunnels.add(at)
                start = at if "start" in text else start
                continue
            shared = re.search(r"\[(\w+)\]", text)
            if text != "AA" and not (shared and shared[1] in places):
                number += 1
            name = f"AA{column}" if text == "AA" else shared[1] if shared else f"{half[0]}{letter}{number}"
            places.setdefault(name, []).append(at)
            written[name] = text
    rooms = tuple(_room(name, written[name], tuple(spaces)) for name, spaces in places.items())
    return rooms, frozenset(tunnels), start


def _room(name: str, text: str, spaces: tuple[int, ...]) -> Room:
    found = re.match(r"(AA|[FERB])([+-]\d)?(?: \((\d))?", text)
    assert found, text
    kind, modifier, cost = found.groups()
    return Room(name=name, kind=KINDS[kind], modifier=int(modifier or 0), cost=int(cost or 0), spaces=spaces)


@cache
def cities() -> Mapping[str, City]:
    """Returns the three standard cities (section 5)."""
    pattern = (
        r"- \*\*(.*?)\*\*: base (\w)/(\w); energy (\d) at the start, (\d) at most; lost at (\d) damage; "
        r"extra research step (.*?) / (.*?) \(normal"
    )
    found = re.findall(pattern, _digest().replace("\n  ", " "))
    return {
        name.split(",")[0].lower().replace(" ", "_"): City(
            upper=upper,
            lower=lower,
            energy=int(energy),
            energy_limit=int(most),
            damage_limit=int(damage),
            steps={"normal": _steps(normal), "damaged": _steps(hurt)},
        )
        for name, upper, lower, energy, most, damage, normal, hurt in found
    }


def _steps(text: str) -> tuple[int, ...]:
    return tuple(int(cost) for cost in re.findall(r"\d+", text))


@cache
def _digest() -> str:
    return DIGEST.read_text(encoding="utf-8")


def path() -> list[int]:
    """Returns the spaces of the base along the way of the excavator: it winds down (section 4)."""
    rows = [range(row * COLUMNS, (row + 1) * COLUMNS) for row in range(6)]
    return [space for row, spaces in enumerate(rows) for space in (spaces if row % 2 else reversed(spaces))]


PATH = path()


def _unordered(event: Told) -> Told:
    """Returns an event; the ships that the mothership meets at once have no order."""
    return {**event, "ships": sorted(event["ships"])} if event["type"] == "ships_collected" else event


@dataclass
class Ship:
    kind: str
    row: int
    column: int


class SkiesReferee(Referee):
    """Judges a standard game; told the city, its side and the sides of the sky tiles, which all can see."""

    def __init__(self, city: str, side: str, sky: Mapping[str, str]) -> None:
        super().__init__()
        self.city, self.side, printed = city, side, cities()[city]
        laid = [tiles()[f"sky{height}", sky[f"sky{height}"]] for height in (4, 3, 2, 1)]
        self.cells = [row for tile in laid for row in tile.cells]
        self.actions = [action for tile in laid for action in tile.actions]
        self.research = [*printed.steps[side], *(cost for tile in reversed(laid) for cost in tile.research)]
        self.rooms, self.tunnels = self._base(printed)
        self.energy, self.energy_limit = printed.energy, printed.energy_limit
        self.damage, self.damage_limit = 0, printed.damage_limit
        self.reached, self.round = 0, 0
        self.mothership = 0  # its row; above the sky at first
        self.drops: list[str | None] = ["purple"] * COLUMNS
        self.ships: list[Ship] = []
        self.holding: list[str] = []
        self.hand: list[str] = []
        self.workers: dict[int, int] = {}
        self.digging: int | None = None
        self.robots: dict[int, list[int]] = {}  # value, and 1 if ready
        self.building = 0
        self.struck = self.over = self.rooms_open = False
        self.due: list[Told] = []

    def _base(self, city: City) -> tuple[dict[str, Room], frozenset[int]]:
        upper, lower = base("Upper", city.upper), base("Lower", city.lower)
        assert upper[2] is not None
        self.start = self.excavator = PATH.index(upper[2])
        return {room.name: room for room in (*upper[0], *lower[0])}, upper[1] | lower[1]

    # --- comparing

    def see(self, action: Told, events: Iterable[Told]) -> None:
        every = list(events)
        self.events = [_unordered(event) for event in every if event["type"] not in CHOSEN]
        super().see(action, every)

    def before(self, action: Told) -> None:
        foresee = getattr(self, f"do_{action['type']}", None)
        if foresee is not None:
            foresee(action)

    def after(self, action: Told) -> None:
        due = self.due[: len(self.events)] if self.over else self.due
        self.rule("T2 to T20", self.events == due, f"due were {due}")
        self.judged["foreseen"] += len(self.events)
        self.due = []

    def owe(self, tag: str, **fields: object) -> None:
        self.due.append({"type": tag, **fields})

    # --- dice

    def on_round_began(self, told: Told) -> None:
        self.round += 1
        self.rule("S1.10", told["round"] == self.round <= 12)
        self.rule("R12", not self.holding or None not in self.drops, "ships could still launch")
        self.workers, self.digging, self.rooms_open = {}, None, False
        for robot in self.robots.values():
            robot[1] = 1
        self.hand = ["grey"] * 3 + ["white"] * 2
        self.first = True

    def on_dice_rolled(self, told: Told) -> None:
        colours = sorted(die.split("_")[0] for die in told["dice"])
        self.rule(
            "T1, T7", colours == sorted(die.split("_")[0] for die in self.hand), "other dice were rolled"
        )
        if self.first and (self.city, self.side) == ("washington", "normal"):
            self.rule("R23", "white_6" in told["dice"], "a white die is set to 6")
        self.hand, self.first = list(told["dice"]), False

    def on_die_turned(self, told: Told) -> None:
        self.rule("R23", (self.city, self.side) == ("washington", "damaged") and told["after"].endswith("_6"))
        self.hand[self.hand.index(told["before"])] = told["after"]

    def do_place(self, action: Told) -> None:
        die, space = action["die"], action["space"]
        column, pips = space % COLUMNS, int(die[-1])
        self.rule("T1", die in self.hand and column == action["column"], "no such die or column")
        self.rule("T1", all(at % COLUMNS != column for at in self.workers), "a second die in a column")
        ahead = PATH.index(space) - self.excavator
        self.rule("R1", ahead != 0, "under the excavator")
        if ahead > 0:
            self.rule("T8, R2", self.digging is None and ahead <= pips, "too far ahead, or a second one")
            self.digging = space
        self.hand.remove(die)
        self.workers[space] = pips
        self.owe("die_placed", die=die, space=space, digging=ahead > 0)
        if self.robots.pop(space, None):
            self.owe("robot_lost", space=space)
        self._descend(column, max(0, pips - (space < COLUMNS)))
        if not self.hand and not self.over:
            self._open_rooms()

    # --- ships

    def _descend(self, column: int, rows: int) -> None:
        movers = [ship for ship in self.ships if ship.column == column]
        if self.drops[column]:
            movers.insert(0, Ship(self.drops[column] or "", self.mothership, column))
        if not rows or not movers:
            return
        if self.drops[column]:
            self.ships.append(movers[0])
            self.drops[column] = None
        for ship in movers:
            ship.row += rows
        self.owe("ships_descended", column=column, rows=rows, ships=len(movers))
        climbs = False
        for ship in sorted(movers, key=lambda one: one.row):
            climbs = self._arrive(ship) or climbs
            if self.over:
                return
        self._check_skull("called_down")
        if climbs and not self.over:
            self._climb(1)

    def _arrive(self, ship: Ship) -> bool:
        """Lets a ship do what its space says; returns whether research gains a free step by it."""
        if ship not in self.ships:
            return False
        if ship.row > ROWS:
            self.ships.remove(ship)
            self.holding.append(ship.kind)
            if self._at_skull:
                return False
            self.owe("city_hit", ship=ship.kind, column=ship.column)
            return self._hurt(1)
        sign = self.cells[ship.row - 1][ship.column]
        if self._at_skull:
            return False
        if sign in "<>":
            self._shift(ship, ship.column + (1 if sign == ">" else -1))
        elif sign == "M":
            self._lower()
        return False

    def _shift(self, ship: Ship, column: int) -> None:
        if any((other.row, other.column) == (ship.row, column) for other in self.ships):
            return
        start = ship.row * COLUMNS + ship.column
        ship.column = column
        self.owe("ship_shifted", ship=ship.kind, start=start, end=ship.row * COLUMNS + column)

    @property
    def _at_skull(self) -> bool:
        return self.mothership > 0 and self.actions[self.mothership - 1] == "SKULL"

    def _lower(self) -> None:
        self.mothership += 1
        self.owe("mothership_descended", row=self.mothership)
        met = [ship for ship in self.ships if ship.row == self.mothership]
        if met:
            self.ships = [ship for ship in self.ships if ship not in met]
            self.holding += [ship.kind for ship in met]
            self.owe("ships_collected", ships=sorted(ship.kind for ship in met))

    def _check_skull(self, how: str) -> None:
        if self._at_skull:
            self.over = True
            self.lost = f"mothership_{how}"

    def _hurt(self, points: int) -> bool:
        first, self.struck = not self.struck, True
        self.damage = min(self.damage + points, self.damage_limit)
        self.owe("base_damaged", points=points, damage=self.damage, limit=self.damage_limit)
        if self.damage == self.damage_limit:
            self.over, self.lost = True, "base_destroyed"
        return first and (self.city, self.side) == ("roswell", "damaged")

    def _climb(self, steps: int) -> None:
        for _ in range(steps):
            self.reached += 1
            self.owe("research_advanced", reached=self.reached, of=len(self.research))
            if self.reached == len(self.research):
                self.over, self.lost = True, ""
                return

    # --- rooms

    def _open_rooms(self) -> None:
        self.rooms_open = True
        idle = [at for at in self.workers if at != self.digging and (at in self.tunnels or at < COLUMNS)]
        for at in idle:
            del self.workers[at]

    def _is_open(self, space: int) -> bool:
        return PATH.index(space) < self.excavator

    def do_use_room(self, action: Told) -> None:
        room = self.rooms[action["room"]]
        value, cost = room.modifier, room.cost
        used = [at for at in room.spaces if at not in self.workers]
        for at in room.spaces:
            self.rule("R1, R4", self._is_open(at) and at != self.digging, "a space is not dug")
            self.rule("T10", at in self.workers or self.robots.get(at, (0, 0))[1], "a space is empty")
            value += self.workers[at] if at in self.workers else self.robots[at][0]
        if used and self.city == "new_york":
            value += len(used) if self.side == "damaged" else 1
        value = max(0, value)
        self.rule("T9", self.energy >= cost, "too little energy")
        self.energy -= cost
        self.owe("room_used", room=room.name, value=value, cost=cost)
        for at in room.spaces:
            self._release(at)
        self._work(room, value, action["steps"])

    def _release(self, at: int) -> None:
        if at in self.workers:
            del self.workers[at]
            return
        left = self.robots[at][0] - 1
        self.robots[at] = [left, 0]
        if not left:
            del self.robots[at]
        self.owe("robot_used", space=at, value=left)

    def _work(self, room: Room, value: int, steps: int) -> None:
        if room.kind == "energy":
            gained = min(value, self.energy_limit - self.energy)
            self.rule("R28", gained > 0, "nothing to gain")
            self.energy += gained
            self.owe("energy_gained", energy=gained, total=self.energy)
        elif room.kind == "research":
            price = sum(self.research[self.reached : self.reached + steps])
            self.rule("T13", steps > 0 and price <= value, f"{steps} steps cost {price}")
            self._climb(steps)
        elif room.kind == "fighter":
            self._shoot(value)
        else:
            self.rule("R19", room.kind == "robot" and value > 0, "no robot comes of it")
            self.building = min(6, value)

    def _shoot(self, value: int) -> None:
        down = [ship for ship in self.ships if self._number(ship) and self._number(ship) <= value]
        self.rule("R28", down, "no ship to hit")
        for ship in sorted(down, key=lambda one: one.row * COLUMNS + one.column):
            self.ships.remove(ship)
            if ship.kind != "white":
                self.holding.append(ship.kind)
            self.owe("ship_shot_down", ship=ship.kind, at=ship.row * COLUMNS + ship.column)

    def _number(self, ship: Ship) -> int:
        sign = self.cells[ship.row - 1][ship.column]
        return int(sign) if sign.isdigit() else 0

    def on_robot_installed(self, told: Told) -> None:
        space, most = told["space"], 1 if (self.city, self.side) == ("new_york", "normal") else 2
        self.rule(
            "R19", self.building and told["value"] == self.building and not told["ready"], self.building
        )
        self.rule("R19", self._is_open(space) and space not in self.tunnels, "not in a room that is dug")
        self.rule("R19", space not in self.workers and space not in self.robots, "the space is taken")
        self.rule("T19", len(self.robots) < most, "too many robots")
        self.robots[space], self.building = [told["value"], 0], 0

    def on_space_cleared(self, told: Told) -> None:
        self.rule("R30", self.building and self.workers.pop(told["space"], None), "nothing there")

    def on_robot_scrapped(self, told: Told) -> None:
        self.rule("R30", self.building and self.robots.pop(told["space"], None), "nothing there")

    def do_forgo_robot(self, action: Told) -> None:
        self.building = 0

    def do_excavate(self, action: Told) -> None:
        self.rule("T14", self.digging is not None and self.energy >= 1, "no die ahead, or no energy")
        assert self.digging is not None
        self.energy -= 1
        self.excavator = PATH.index(self.digging)
        self.owe("excavator_moved", space=self.digging)
        self.workers.pop(self.digging)
        self.digging = None

    # --- mothership

    def do_end_rooms(self, action: Told) -> None:
        self.rule("T9", self.rooms_open and not self.building)
        self._lower()
        self._check_skull("arrived")
        if self.over:
            return
        found = re.match(r"(\w+)(?: .?(\d))?", self.actions[self.mothership - 1])
        if found:
            getattr(self, f"_{found[1]}")(int(found[2] or 0))

    def _white(self, ships: int) -> None:
        everywhere = [*self.holding, *(ship.kind for ship in self.ships), *self.drops]
        added = min(ships, WHITE_SHIPS - everywhere.count("white"))
        if added:
            self.holding += ["white"] * added
            self.owe("white_ships_added", ships=added)

    def _excavator(self, spaces: int) -> None:
        before, self.excavator = self.excavator, max(self.start, self.excavator - spaces)
        if self.excavator == before:
            return
        self.owe("excavator_pushed_back", space=PATH[self.excavator])
        for at in [at for at in self.robots if not self._is_open(at)]:
            del self.robots[at]
            self.owe("robot_lost", space=at)

    def _research(self, spaces: int) -> None:
        lost = min(spaces, self.reached)
        self.reached -= lost
        if lost:
            self.owe("research_pushed_back", spaces=lost, reached=self.reached)

    def _damage(self, points: int) -> None:
        if self._hurt(points) and not self.over:
            self._climb(1)

    def on_ship_launched(self, told: Told) -> None:
        kind, column = told["ship"], told["column"]
        self.rule("R12", kind == ("purple" if "purple" in self.holding else "white"), "purple first")
        self.rule("R12", kind in self.holding and self.drops[column] is None, "no such ship, or no room")
        depth = [self._depth(each) for each in range(COLUMNS)]
        best = max(deep for each, deep in enumerate(depth) if self.drops[each] is None)
        self.rule("R12", depth[column] == best, f"best is {best}: {depth}")
        self.holding.remove(kind)
        self.drops[column] = kind

    def _depth(self, column: int) -> int:
        """Returns how far down the topmost ship of a column is; an empty column is best of all."""
        rows = [ship.row for ship in self.ships if ship.column == column]
        return min(rows) if rows else ROWS + 1

    def on_ships_waiting(self, told: Told) -> None:
        self.rule("R12", told["ships"] == len(self.holding) > 0 and None not in self.drops)

    # --- the end

    def on_game_won(self, told: Told) -> None:
        self.rule("T18", self.over and not self.lost and self.reached == len(self.research))

    def on_game_lost(self, told: Told) -> None:
        self.rule("T18", self.over and self.lost == told["result"], getattr(self, "lost", "not over"))
