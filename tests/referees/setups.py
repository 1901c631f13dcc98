"""The set-ups of the scenarios of the miniatures, written down a second time (R18, R21, RB.14)."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from tests.referees.ground import drawing
from tests.referees.verdict import Referee, Told

HEROES = ("EVA", "TRO", "DEK", "JOE", "ASH", "PHI", "EDW")  # of choice: those without a partner (Q54)
PLATOON = {"R": 1, "L": 2, "S": 6, "SGT": 1}


@dataclass(frozen=True)
class Plan:
    """Forces by the letters of their squares, the side with the first turn, and the number of markers."""

    humans: Mapping[str, Mapping[str, int]]
    martians: Mapping[str, Mapping[str, int]]
    first: str
    markers: int = 0
    choice: str = ""  # the letters of a hero of choice


ENTRY, ANYWHERE = "entry", "anywhere"
PLANS = {
    "final-01": Plan({ENTRY: {"S": 6, "L": 2}}, {"R": {"M": 5}}, "human", 8),
    "final-02": Plan({"B": {"EVA": 1, "TRO": 1}, "G": {"SGT": 1, "S": 6}}, {"R": {"M": 6}}, "martian", 8),
    "final-03": Plan({"B": {"DEK": 1, **PLATOON}}, {"R": {"C": 1, "F": 1, "M": 8}}, "martian", 8),
    "final-04": Plan(
        {"B": {"ASH": 1, "PHI": 1, "L": 2, "S": 6}},
        {"RA": {"C": 1, "M": 4}, "RB": {"C": 1, "M": 4}, "RA RB": {"F": 1}},
        "human",
        8,
    ),
    "final-05": Plan({ANYWHERE: {"L": 1, "S": 6}}, {ANYWHERE: {"F": 2, "M": 8}}, "either", choice=ANYWHERE),
    "final-06": Plan({"B": PLATOON}, {"R": {"TOR": 1, "M": 6}}, "human", choice="B"),
    "final-07": Plan({"B": {"JOE": 1, **PLATOON}}, {"VX": {"M": 2}, "R": {"C": 1, "F": 1, "M": 10}}, "human"),
    "final-08": Plan(
        {"K": {"BUD": 1, "BRA": 1}, "B": PLATOON}, {"R": {"TOR": 1, "M": 10, "F": 2}}, "martian", 8
    ),
    "final-09": Plan({"B": {"EDW": 1}, "G": {"SGT": 1, "L": 2, "S": 6}}, {"R": {"TOR": 1, "M": 6}}, "human"),
    "final-10": Plan(
        {"B": {**PLATOON, **dict.fromkeys((*HEROES, "BUD", "BRA"), 1)}},
        {"NW NE SW SE": {"TOR": 1, "C": 2, "F": 2, "M": 16}},
        "human",
    ),
    "beta-01": Plan({ENTRY: {"S": 8}}, {"R": {"M": 5}}, "human", 8),
    "beta-03": Plan({"B": {"EVA": 1, "TRO": 1}, "G": {"S": 6, "SGT": 1}}, {"R": {"M": 16}}, "martian", 8),
}


class SetupReferee(Referee):
    """Judges a set-up, up to the first turn."""

    def __init__(self, scenario: str) -> None:
        super().__init__()
        self.scenario, self.plan = scenario, PLANS[scenario]
        self.letters = drawing(scenario).letters
        self.placed: dict[str, str] = {}
        self.entered: list[str] = []
        self.first = ""
        self.heroes: list[str] = []
        self.commands = 0

    def on_deployed(self, told: Told) -> None:
        self.rule("R18.4", told["figure"] not in self.placed, "placed twice")
        self.placed[told["figure"]] = told["at"]

    def on_hero_recruited(self, told: Told) -> None:
        self.heroes.append(told["profile"])

    def on_round_began(self, told: Told) -> None:
        self.first = self.first or told["side"]

    def on_command_taken(self, told: Told) -> None:
        self.commands += 1

    def check(self, everyone: Mapping[str, str], markers: list[str], hands: Mapping[str, int]) -> None:
        """Compares the table with the plan: figures with their sides, markers, and cards in hand."""
        for side, groups in (("human", self.plan.humans), ("martian", self.plan.martians)):
            wanted = sum((Counter(group) for group in groups.values()), Counter[str]())
            here = Counter(_prefix(label) for label, of in everyone.items() if of == side)
            extra = here - wanted
            if self.plan.choice and side == "human":
                self.rule("Q54", sum(extra.values()) == 1 and set(extra) <= set(HEROES), f"heroes: {extra}")
                extra.clear()
            self.rule("R21", not extra and not wanted - here, f"{side}: {here}, not {wanted}")
            self._check_places(side, groups, everyone)
        self._check_order(everyone)
        self._check_markers(markers)
        self.rule("R18.3", set(hands.values()) == {4}, f"hands: {hands}")
        expected = ("human", "martian") if self.plan.first == "either" else (self.plan.first,)
        self.rule("R18.5", self.commands or self.first in expected, f"{self.first} begins")

    def _check_places(
        self, side: str, groups: Mapping[str, Mapping[str, int]], everyone: Mapping[str, str]
    ) -> None:
        """Insists on as many figures of each kind in each zone as the plan has."""
        mine = {label: at for label, at in self.placed.items() if everyone[label] == side}
        if ANYWHERE in groups:
            self.rule("Q50", len(mine) == sum(of == side for of in everyone.values()))
            return
        for letters, group in groups.items():
            if letters == ENTRY:
                self.rule("Q68", not mine, "nobody is on the board before round 1")
                continue
            zones = letters.split()
            inside = Counter(_prefix(label) for label, at in mine.items() if self.letters.get(at) in zones)
            self.rule(
                "R21", all(inside[kind] >= count for kind, count in group.items()), f"{zones}: {inside}"
            )
        outside = [at for at in mine.values() if not self.letters.get(at)]
        self.rule("R18.4", not outside, f"outside of every zone: {outside}")
        if self.scenario == "final-09" and side == "martian":
            red = {at for at, letter in self.letters.items() if letter == "R"}
            self.rule("R21.9", red == set(mine.values()), "a red square is empty")

    def _check_order(self, everyone: Mapping[str, str]) -> None:
        order = [everyone[label] for label in self.placed]
        if self.scenario != "final-05":
            self.rule("R18.4", order == sorted(order, reverse=True), "the Martians are placed first")

    def _check_markers(self, markers: list[str]) -> None:
        self.rule("R18.2", len(markers) == len(set(markers)) == self.plan.markers, f"{markers}")
        zones = [at for at in markers if not self.letters.get(at, "").isdigit() and at in self.letters]
        self.rule("R18.2", not zones, f"on deployment squares: {zones}")


def _prefix(label: str) -> str:
    return label.rstrip("0123456789")
