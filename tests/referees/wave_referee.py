"""The referee of the New Wave: moves and holding, attacks, the pieces that fall, buildings and money."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.referees.verdict import Referee, Told

DIGEST = Path(__file__).parents[2] / "docs" / "rules" / "new_wave.md"
MARTIANS, HUMANS = 0, 1
SHIP, PORT = "western_highlands", "english_channel"
GAINS = {  # coins or energy, by the option of a card (section 3)
    "relocate_gain": 1,
    "relocate_spend": 2,
    "evacuate_gain": 2,
    "reap_spend": 2,
    "power_supply_gain": 1,
    "power_supply_spend": 2,
    "plasma_synthesis_gain": 2,
    "plasma_synthesis_spend": 3,
}
REMOVED = ("_spend", "_all_out")  # how options end that take their card out of the game
WALKS = {"relocate_move_civilian": 1, "evacuate_move_civilians": 2, "regroup_move_civilian": 1}
MARCHES = {
    "regroup_move_army": ("army", 2),
    "royal_navy_move": ("navy", 1),
    "army_move": ("army", 1),
    "reap_move_tripod": ("tripod", 1),
    "alien_abduction_move_ufo": ("ufo", 1),
    "tripod_move": ("tripod", 1),
    "ufo_move": ("ufo", 2),
}
UNIT_CARDS = ("royal_navy", "army", "tripod", "ufo")
HUMAN_BLOWS = {
    "guerrilla_attack": 1,
    "guerrilla_all_out": 2,
    "air_strike_attack": 1,
    "royal_navy_attack": 2,
    "royal_navy_all_out": 3,
    "army_attack": 2,
    "army_all_out": 3,
}
MARTIAN_BLOWS = {  # damage, unit, and whether it must be in the area itself
    "frightening_sound_attack": (1, "tripod", True),
    "nerve_agent_attack": (1, "tripod", True),
    "poisonous_fog_attack": (1, "tripod", False),
    "infrasound_attack": (1, "tripod", False),
    "scorching_beam_attack": (2, "ufo", True),
    "tripod_attack": (2, "tripod", True),
    "tripod_all_out": (3, "tripod", True),
    "ufo_attack": (1, "ufo", True),
    "ufo_all_out": (3, "ufo", True),
}
INFLUENCE = {
    "frightening_sound": "no_entry",
    "nerve_agent": "no_exit",
    "poisonous_fog": "no_building_attacks",
}
TERRAIN = {"army": "land", "navy": "sea", "tripod": "land", "ufo": "land sea"}
LIMITS = {"army": 3, "navy": 2, "tripod": 3, "ufo": 2}
DEFENCES = {  # section 4; shields stand in SHIELDS
    "bunker": 2,
    "tank_factory": 1,
    "supply_depot": 1,
    "heavy_artillery": 3,
    "barrage_balloons": 1,
    "fort": 4,
}
SHIELDS = ("bunker", "heavy_artillery", "fort")
OURS = (*DEFENCES, "landmines")
INCOME = {"supply_depot": 1, "plasma_reactor": 2, "particle_generator": 1}


@cache
def areas() -> Mapping[str, tuple[str, int, tuple[str, ...]]]:
    """Returns terrain, civilians and neighbours of every area (section 2)."""
    rows = re.findall(
        r"^\| (\w+) \| .*? \| (land|sea) \| (\d) \| ([a-z_]+(?:, [a-z_]+)+) \|$", _digest(), re.MULTILINE
    )
    return {name: (kind, int(count), tuple(near.split(", "))) for name, kind, count, near in rows}


@cache
def prices() -> Mapping[str, int]:
    """Returns the prices of the cards (section 3)."""
    found = re.findall(r"- \*\*(.*?)\*\* \([^)]*?costs (\d)\)", _digest().replace("\n  ", " "))
    return {name.lower().replace(" ", "_"): int(cost) for name, cost in found}


@cache
def _digest() -> str:
    return DIGEST.read_text(encoding="utf-8")


@dataclass
class Unit:
    kind: str
    area: str
    used: bool = False

    @property
    def martian(self) -> bool:
        return self.kind in ("tripod", "ufo")


class WaveReferee(Referee):
    """Judges a game from its public events."""

    def __init__(self) -> None:
        super().__init__()
        self.civilians = Counter({name: count for name, (_, count, _) in areas().items() if count})
        self.fought: Counter[str] = Counter()
        self.units: dict[str, Unit] = {"tripod_1": Unit("tripod", SHIP), "ufo_1": Unit("ufo", SHIP)}
        self.buildings: list[tuple[str, str]] = [("invasion_ship", SHIP)]
        self.fired: set[str] = set()
        self.markers: dict[str, set[str]] = {}
        self.side, self.round, self.damage, self.purse = HUMANS, 0, 0, 0
        self.mode = ""
        self.steps: Counter[str] = Counter()  # of the units or civilians that the card moves
        self.blows: list[str] = []  # options of the attack that is declared
        self.struck: tuple[str, int] | None = None  # the area under attack, and the damage not spent yet
        self.gun: tuple[str, str] | None = None  # a building that fires, and where
        self.owed = 0  # income of a building just put up
        self.mined = False  # a tripod has just moved onto mines

    # --- the map

    def _terrain(self, area: str) -> str:
        return areas()[area][0]

    def _near(self, area: str, other: str) -> bool:
        return other in areas()[area][2]

    def _in(self, area: str, *kinds: str) -> list[Unit]:
        return [unit for unit in self.units.values() if unit.area == area and unit.kind in kinds]

    def _built(self, area: str) -> list[str]:
        return [kind for kind, at in self.buildings if at == area]

    def _hostile(self, area: str) -> bool:
        return bool(self._in(area, "tripod", "ufo")) or any(kind not in OURS for kind in self._built(area))

    def _protected(self, area: str) -> bool:
        """Tells whether civilians there are safe from harvest (R12)."""
        return bool(self._in(area, "army")) or any(kind in DEFENCES for kind in self._built(area))

    def _stands(self, kind: str) -> bool:
        return any(built == kind for built, _ in self.buildings)

    # --- turns and money

    def on_turn_began(self, told: Told) -> None:
        self.rule("T1", told["seat"] != self.side, "the same side again")
        self.side = told["seat"]
        self.round += self.side == MARTIANS
        self.rule("T1", told["round"] == self.round)
        income = sum(
            INCOME.get(kind, 0) for kind, _ in self.buildings if (kind in OURS) == (self.side == HUMANS)
        )
        self.rule("T1, R5", told["income"] == income, f"income is {income}")
        self.purse, self.mode = income, ""
        self.fought.clear()
        self.fired.clear()
        for unit in self.units.values():
            unit.used = False

    def on_markers_lifted(self, told: Told) -> None:
        self.rule("T1, R25", set(told["areas"]) == set(self.markers), f"markers lie in {set(self.markers)}")
        self.markers.clear()

    def on_card_played(self, told: Told) -> None:
        self.rule("T2", told["seat"] == self.side, "not their turn")
        self.rule("T2", told["mode"].startswith(told["card"]), "another card's option")
        self.mode = told["mode"]
        self.steps.clear()

    def on_card_joined(self, told: Told) -> None:
        self.rule("R8", told["mode"] in MARTIAN_BLOWS, "no attack")
        self.blows.append(told["mode"])

    def on_card_removed(self, told: Told) -> None:
        mine = [mode for mode in (self.mode, *self.blows) if mode.startswith(told["card"])]
        self.rule("T2", any(mode.endswith(REMOVED) for mode in mine), f"{mine} keeps its card")

    def on_coins_gained(self, told: Told) -> None:
        self._gain(told, HUMANS)

    def on_energy_gained(self, told: Told) -> None:
        self._gain(told, MARTIANS)

    def _gain(self, told: Told, side: int) -> None:
        due = self.owed or GAINS.get(self.mode, 0)
        self.rule("T3, R5", self.side == side and told["amount"] == due, f"{due} are due")
        self.owed = 0
        self.purse += due
        self.rule("T3", told["purse"] == self.purse, f"the purse holds {self.purse}")

    def on_card_bought(self, told: Told) -> None:
        cost = prices()[told["card"]]
        self.rule("T4", told["cost"] == cost <= self.purse, f"it costs {cost} of {self.purse}")
        self.purse -= cost
        self.mode = ""

    def on_regenerated(self, told: Told) -> None:
        self.rule("R31, R50", self._stands("regenerator") and "regenerator" not in self.fired)
        self.rule("R31", self.purse >= 4 and self.damage > 0, "too little energy, or no damage")
        self.fired.add("regenerator")
        self.purse -= 4
        self.damage -= 1
        self.rule("R31", (told["amount"], told["damage"]) == (1, self.damage))

    # --- moves

    def on_unit_moved(self, told: Told) -> None:
        name, origin, to = told["unit"], told["origin"], told["to"]
        unit = self.units[name]
        self.rule("S", unit.area == origin and self._near(origin, to), f"it is in {unit.area}")
        self.rule("section 5", self._terrain(to) in TERRAIN[unit.kind], "wrong terrain")
        self._march(name, unit)
        self.rule("R13", not self._held(unit), "held by enemies")
        if unit.kind == "ufo":
            self.rule("section 4", "barrage_balloons" not in self._built(to), "balloons bar it")
        if not unit.martian:
            self._unbarred(origin, to)
        unit.area = to
        self.mined = unit.kind == "tripod" and "landmines" in self._built(to)

    def _march(self, name: str, unit: Unit) -> None:
        """Insists that the card moves this unit, and far enough."""
        kind, most = MARCHES[self.mode]
        self.rule(
            "section 3", unit.kind == kind and unit.martian == (self.side == MARTIANS), "the wrong unit"
        )
        others = [other for other in self.steps if other != name]
        self.rule("section 3", not others and self.steps[name] < most, "too far, or a second unit")
        if self.steps[name] == 0 and self.mode.startswith(UNIT_CARDS):
            self.rule("R14", not unit.used, "used by a unit card before")
            unit.used = True
        self.steps[name] += 1

    def _held(self, unit: Unit) -> bool:
        """Tells whether as many enemy land units as own units are in its area (R13, R49)."""
        if unit.martian:
            return len(self._in(unit.area, "tripod", "ufo")) <= len(self._in(unit.area, "army"))
        own = len(self._in(unit.area, "army", "navy"))
        return own <= len(self._in(unit.area, "tripod"))

    def _unbarred(self, origin: str, to: str) -> None:
        self.rule("R25", "no_exit" not in self.markers.get(origin, ()), "nobody leaves")
        self.rule("R25", "no_entry" not in self.markers.get(to, ()), "nobody enters")

    def on_unit_stayed(self, told: Told) -> None:
        unit = self.units[told["unit"]]
        if self.mode.startswith(UNIT_CARDS) and not self.steps[told["unit"]]:
            self.rule("R14, R40", not unit.used, "used by a unit card before")
            unit.used = True

    def on_mines_exploded(self, told: Told) -> None:
        self.rule("R3", self.mined and "landmines" in self._built(told["area"]), "no tripod moved in")
        self.buildings.remove(("landmines", told["area"]))

    def on_civilian_moved(self, told: Told) -> None:
        origin, to = told["origin"], told["to"]
        self.rule("R23", self.steps["civilians"] < WALKS[self.mode], "one more than the card moves")
        self.steps["civilians"] += 1
        self.rule(
            "section 5", self._near(origin, to) and self._terrain(to) == "land" and self.civilians[origin]
        )
        self._unbarred(origin, to)
        if self.walker == "fought":
            self.rule("R22", self.fought[origin] > 0, "nobody there has fought")
            self.fought[origin] -= 1
            self.fought[to] += 1
        self.civilians[origin] -= 1
        self.civilians[to] += 1
        self.rule("R22", self.fought[origin] <= self.civilians[origin], "somebody else has left")

    def on_army_pushed(self, told: Told) -> None:
        unit, to = self.units[told["unit"]], told["to"]
        self.rule("R27", unit.kind == "army" and unit.area == told["origin"], "no such army")
        self.rule("R27", self._near(unit.area, to) and self._terrain(to) == "land" and not self._hostile(to))
        unit.area = to

    # --- blows against the Martians

    def on_martians_hit(self, told: Told) -> None:
        area = told["area"]
        if self.gun is not None:
            amount = self._gun_damage(area)
        elif self.side == MARTIANS:
            self.rule("R3", self.mined, "nothing hurts them in their own turn but mines")
            amount, self.mined = 2, False
        else:
            amount = HUMAN_BLOWS[self.mode]
            target = self._in(area, "tripod") or any(kind not in OURS for kind in self._built(area))
            self.rule("R21", target, "neither tripod nor building")
            self._fight(area)
        self._hurt(amount, told)

    def _fight(self, area: str) -> None:
        """Insists on the civilian or the unit that deals the blow."""
        if self.mode.startswith("guerrilla"):
            self.rule("R22", self.civilians[area] > self.fought[area], "nobody left to fight")
            self.fought[area] += 1
            return
        unit = self.units[self.hitter]
        self.rule("R14", not unit.used, "used by a unit card before")
        near = self._near(unit.area, area) if unit.kind == "navy" else unit.area == area
        self.rule("section 5", near and not unit.martian, "out of reach")
        unit.used = True

    def on_air_raid(self, told: Told) -> None:
        self.rule("R21", self.mode == "air_strike_attack")
        self._hurt(1, told)

    def on_building_fired(self, told: Told) -> None:
        kind, area = told["building"], told["area"]
        home = next((at for built, at in self.buildings if built == kind), "")
        self.rule("R32", self.side == HUMANS and home and kind not in self.fired, "it cannot fire")
        self.rule("R25", "no_building_attacks" not in self.markers.get(home, ()), "fog silences it")
        if area == home:
            self.rule("R4, R32", self._in(area, "tripod"), "no tripod in its own area")
        else:
            target = self._in(area, "tripod") or any(each not in OURS for each in self._built(area))
            near = self._near(home, area) and self._terrain(area) == "land"
            self.rule("R4, R32", kind == "heavy_artillery" and near and target, "out of reach")
        self.fired.add(kind)
        self.gun = kind, home

    def _gun_damage(self, area: str) -> int:
        assert self.gun is not None
        (kind, home), self.gun = self.gun, None
        return 2 if kind == "heavy_artillery" and area == home else 1

    def _hurt(self, amount: int, told: Told) -> None:
        self.damage = min(30, self.damage + amount)
        self.rule(
            "T8, R33", (told["amount"], told["damage"]) == (amount, self.damage), f"{amount}: {self.damage}"
        )

    # --- blows against the humans

    def on_attack_declared(self, told: Told) -> None:
        self.blows = [self.mode]

    def on_attacked(self, told: Told) -> None:
        area, blows = told["area"], self.blows or [self.mode]
        damage = 0
        for mode in blows:
            points, kind, here = MARTIAN_BLOWS[mode]
            units = (
                self._in(area, kind) if here else [u for u in self.units.values() if self._near(u.area, area)]
            )
            self.rule("R6", any(unit.kind == kind for unit in units), f"no {kind} for {mode}")
            if kind == "tripod":
                self.rule("section 5", self._terrain(area) == "land", "tripods strike on land")
            damage += points + (mode.startswith("tripod") and self._stands("alien_factory"))
        self.rule("R8, R26", told["damage"] == damage, f"{damage} damage")
        influence = all(mode.startswith((*INFLUENCE, "infrasound")) for mode in blows)
        shield = max((DEFENCES[kind] for kind in self._built(area) if kind in SHIELDS), default=0)
        self.rule("R8, R9", influence or damage >= shield, f"the shield holds {shield}")
        self.struck = area, damage

    def on_marker_laid(self, told: Told) -> None:
        laid = [
            mark
            for card, mark in INFLUENCE.items()
            if any(mode.startswith(card) for mode in self._struck_by())
        ]
        self.rule("R25", told["marker"] in laid, f"{laid} are due")
        self.markers.setdefault(told["area"], set()).add(told["marker"])

    def _struck_by(self) -> list[str]:
        return self.blows or [self.mode]

    def on_building_fell(self, told: Told) -> None:
        kind, area = told["building"], told["area"]
        if kind == "barrage_balloons":
            self.rule("R11", not self._shelter(area), "the building comes first")
        self.rule("T9", kind in self._built(area) and kind in DEFENCES, "no such building")
        self._spend(area, DEFENCES[kind])
        self.buildings.remove((kind, area))

    def on_unit_fell(self, told: Told) -> None:
        unit, area = self.units[told["unit"]], told["area"]
        self.rule(
            "T9", unit.area == area and not unit.martian and not self._shelter(area), "not its turn to fall"
        )
        self._spend(area, 2 if unit.kind == "army" and self._stands("tank_factory") else 1)
        del self.units[told["unit"]]

    def on_civilians_killed(self, told: Told) -> None:
        area, count = told["area"], told["count"]
        before = self._shelter(area) or self._in(area, "army") or "barrage_balloons" in self._built(area)
        self.rule("T9", not before and self.civilians[area] >= count, "others fall first")
        self._spend(area, count)
        self._lose(area, count, told["left"])

    def _shelter(self, area: str) -> list[str]:
        return [kind for kind in self._built(area) if kind in DEFENCES and kind != "barrage_balloons"]

    def _spend(self, area: str, points: int) -> None:
        self.rule("R8, R10", self.struck is not None and self.struck[0] == area, "no attack there")
        assert self.struck is not None
        self.struck = area, self.struck[1] - points
        self.rule("R10", self.struck[1] >= 0, "more fell than the damage allows")

    def on_damage_lost(self, told: Told) -> None:
        area = told["area"]
        self.rule("R8", self.struck == (area, told["amount"]), f"left: {self.struck}")
        weakest = self._next_to_fall(area)
        self.rule("R8, R10", weakest is None or weakest > told["amount"], "something could still fall")
        self.struck = None

    def _next_to_fall(self, area: str) -> int | None:
        """Returns the defence of the piece that would fall next; None if nothing is left."""
        shelter = self._shelter(area)
        if shelter:
            return DEFENCES[shelter[0]]
        armies = [
            2 if unit.kind == "army" and self._stands("tank_factory") else 1
            for unit in self._in(area, "army", "navy")
        ]
        balloons = [1] if "barrage_balloons" in self._built(area) else []
        if armies or balloons:
            return min(armies + balloons)
        return 1 if self.civilians[area] else None

    def on_civilian_taken(self, told: Told) -> None:
        area = told["area"]
        if self.mode == "reap_take":
            self.rule(
                "R12", self._in(area, "tripod") and not self._protected(area), "no tripod, or protected"
            )
        else:
            self.rule("R12", self.mode == "alien_abduction_take" and self._in(area, "ufo"), "no UFO")
        self._lose(area, 1, told["left"])

    def _lose(self, area: str, count: int, left: int) -> None:
        self.rule("T9", self.civilians[area] >= count, "nobody there")
        self.civilians[area] -= count
        self.rule("T9", left == sum(self.civilians.values()), f"{sum(self.civilians.values())} are left")

    # --- pieces that come

    def on_unit_placed(self, told: Told) -> None:
        name, area = told["unit"], told["area"]
        kind = name.rpartition("_")[0]
        self.rule("section 5", name not in self.units and int(name[-1]) <= LIMITS[kind], "no token left")
        if kind in ("tripod", "ufo"):
            self.rule("section 5", area == SHIP, "Martians appear at the ship")
        elif kind == "navy":
            self.rule("R18", area == PORT and not self._hostile(area), "navies appear at Portsmouth")
        else:
            free = self._terrain(area) == "land" and not self._hostile(area)
            self.rule("section 5", free and self.civilians[area], "armies appear among civilians")
        deployed = self.mode.endswith("_deploy")
        if deployed:
            ready = [unit for unit in self.units.values() if unit.kind == kind and not unit.used]
            self.rule("R15", not ready, "a unit can still act")
        self.units[name] = Unit(kind, area, used=deployed)

    def on_building_placed(self, told: Told) -> None:
        kind, area = told["building"], told["area"]
        there = self._built(area)
        self.rule("section 4", self._terrain(area) == "land")
        if kind in OURS:
            taken = [each for each in there if each in OURS and each != "barrage_balloons"]
            self.rule("R1, R2", not self._hostile(area), "Martians are there")
            self.rule("R1, R2", bool(self.civilians[area]) == (kind != "landmines"), "civilians, or none")
            self.rule("R44", not taken or kind == "barrage_balloons", f"{taken} stands there")
        else:
            near = any(each not in OURS for other in areas()[area][2] for each in self._built(other))
            humans = self.civilians[area] or self._in(area, "army", "navy")
            self.rule("R19", near and not humans and not there, "not free, or no building next to it")
        self.buildings.append((kind, area))
        self.owed = INCOME.get(kind, 0)

    # --- around an action

    def before(self, action: Told) -> None:
        self.hitter = action.get("unit") or ""
        self.walker = action.get("who", "fresh")
        if action["type"] == "play_card":
            self.blows = []

    def after(self, action: Told) -> None:
        self.rule("T3, R5", not self.owed, "income of a new building")
        self.rule("R3", not self.mined, "mines have not gone off")
        self.rule("T9", all(count >= 0 for count in self.civilians.values()))

    def over(self, winner: int | None) -> None:
        """Judges the end of the game."""
        if self.damage >= 30:
            self.rule("T8", winner == HUMANS)
        elif not sum(self.civilians.values()):
            self.rule("T9", winner == MARTIANS)
        else:
            done, lost = self.damage / 30, 1 - sum(self.civilians.values()) / 30
            expected = None if done == lost else HUMANS if done > lost else MARTIANS
            self.rule("R34", self.round == 60 and winner == expected, f"{done:.2f} against {lost:.2f}")
