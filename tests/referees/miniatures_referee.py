"""The referee of the miniatures: shots, fights, moves, fright, strikes, civilians and points."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from tests.referees.ground import COLUMNS, DIGEST, Ground, cell, distance, name
from tests.referees.verdict import Referee, Told

CROWD = 6
LABELS = {  # the labels of figures (section E)
    "S": "us_carbine",
    "L": "us_lmg",
    "R": "us_missile",
    "SGT": "us_sergeant",
    "C": "martian_commander",
    "F": "martian_freeze",
    "M": "martian_grunt",
    "TOR": "general_tor",
    "BUD": "buddy",
    "BRA": "brandi",
    "DEK": "deke",
    "JOE": "joe",
    "EVA": "eva",
    "ASH": "ashley",
    "TRO": "troy",
    "PHI": "phil",
    "EDW": "edwyn",
}
BETA_LABELS = {
    "S": "beta_us_soldier",
    "M": "beta_martian",
    "SGT": "beta_sergeant",
    "EVA": "beta_eva",
    "TRO": "beta_troy",
}
LOVERS = {"BUD": "BRA", "BRA": "BUD"}
DICE_CARDS = ("peace", "slippery", "friends", "splat", "ingenuity")
STRIKES = {  # dice and value of attacks on whole squares, by what causes them (D1 to D3, RB.10)
    "f_heat_ray": (6, 3),
    "b_death_ray": (6, 3),
    "f_artillery": (5, 5),
    "b_artillery": (5, 5),
    "f_strafing": (3, 4),
    "b_strafing": (3, 4),
    "f_grenade": (4, 5),
    "cattle": (4, 4),
    "f_giant_robot 2": (4, 5),
    "f_giant_robot 3": (5, 4),
    "FE1": (5, 4),
    "BE1": (5, 4),
    "FE2": (5, 5),
    "BE2": (5, 5),
}
BLASTS = ("f_artillery", "f_stun_ray", "f_barrage", "FE2", "FE3", "f_giant_robot 1")
SINGLE = ("f_heat_ray", "f_grenade")


@dataclass(frozen=True)
class Profile:
    """A row of the table of profiles (section E)."""

    side: str
    rank: str
    shoot: int | None
    fight: int
    survive: int
    reach: tuple[int, int]
    heroics: int
    skills: tuple[str, ...]


@cache
def profiles() -> Mapping[str, Profile]:
    """Returns the profiles of the digest, by id."""
    rows = re.findall(
        r"^\| (\w+) \| .*? \| (human|martian), (\w+) \| (.*) \|$", DIGEST.read_text("utf-8"), re.MULTILINE
    )
    return {row[0]: _profile(row[1], row[2], [part.strip() for part in row[3].split("|")]) for row in rows}


def _profile(side: str, rank: str, values: Sequence[str]) -> Profile:
    shoot, fight, survive, reach, heroics, skills = values
    nearest, _, farthest = reach.partition("-")
    return Profile(
        side=side,
        rank=rank,
        shoot=int(shoot[0]) if shoot != "-" else None,
        fight=int(fight[0]),
        survive=int(survive[0]),
        reach=(int(nearest or 0), int(farthest or 0)),
        heroics=0 if heroics == "-" else int(heroics),
        skills=tuple(skill.strip() for skill in skills.split(",")),
    )


@dataclass
class Figure:
    """A figure as the table has been told of it."""

    label: str
    profile: Profile
    heroics: int
    at: str | None = None
    lying: bool = False
    done: bool = False
    bonus: int = 0

    @property
    def side(self) -> str:
        return self.profile.side

    def has(self, skill: str) -> bool:
        return skill in self.profile.skills


@dataclass
class Acting:
    """The activation under way: what the figure has done of its normal action (R2.1)."""

    label: str
    steps: int = 0
    shot: bool = False
    aimed: bool = False
    stood: bool = False
    fought: bool = False


@dataclass
class Attack:
    """The latest attack: its means, and who is credited with its kills."""

    means: str = ""
    source: str = ""
    credit: str | None = None
    killer: str | None = None
    swept: tuple[str, str] | None = None  # attacker and square of a Freeze! shot
    hits: int = 0


@dataclass
class Token:
    kind: str
    at: str


@dataclass
class Due:
    """What the rules owe before anything else may happen."""

    deaths: Counter[str] = field(default_factory=Counter)
    frights: dict[str, str] = field(default_factory=dict)  # figures to be tested, with their squares
    scares: set[str] = field(default_factory=set)  # figures that must be frightened: saved by armour
    exposed: set[str] = field(default_factory=set)  # figures in a struck square that must roll


class MiniaturesReferee(Referee):
    """Judges a game of the miniatures from its public events."""

    def __init__(self, scenario: str) -> None:
        super().__init__()
        self.scenario = scenario
        self.beta = scenario.startswith("beta")
        self.ground = Ground(scenario)
        self.figures: dict[str, Figure] = {}
        self.tokens: list[Token] = []
        self.cards: list[str] = []  # cards that change the next roll
        self.brazen = False
        self.dark_until = 0
        self.round = 0
        self.turn: str | None = None
        self.used = Counter[str]()  # figures and cards of this turn
        self.acting: Acting | None = None
        self.free: Counter[str] = Counter()  # steps, shots or fights besides the normal action, by figure
        self.charging: set[str] = set()
        self.attack = Attack()
        self.due = Due()
        self.score = Counter[str]()
        self.covered: tuple[str, str] | None = None  # the side and the square that take cover
        self.over = False
        self.aims = False  # the latest attack was declared with aim

    # --- who is where

    def figure(self, label: str) -> Figure:
        if label not in self.figures:
            prefix = label.rstrip("0123456789")
            profile = profiles()[(BETA_LABELS if self.beta else LABELS)[prefix]]
            self.figures[label] = Figure(label=label, profile=profile, heroics=profile.heroics)
        return self.figures[label]

    def at(self, square: str) -> Iterator[Figure]:
        return (one for one in self.figures.values() if one.at == square)

    def foes(self, figure: Figure, square: str | None = None) -> list[Figure]:
        here = [*self.at(square or figure.at or "")]
        return [one for one in here if one.side != figure.side]

    def friends(self, figure: Figure) -> bool:
        return any(one.side == figure.side and one is not figure for one in self.at(figure.at or ""))

    def room(self, square: str) -> int:
        neutrals = sum(token.at == square and token.kind != "cattle" for token in self.tokens)
        return CROWD - sum(1 for _ in self.at(square)) - neutrals

    def sees(self, figure: Figure, square: str, *, lying: bool) -> str:
        standing = {one.at for one in self.figures.values() if one.at and not one.lying}
        standing |= {token.at for token in self.tokens if token.kind != "cattle"}
        assert figure.at
        return self.ground.sight(figure.at, square, standing, lying=lying)

    # --- turns and rounds

    def on_turn_began(self, told: Told) -> None:
        self._settle()
        self.rule("R1.1", not self.over)
        self.turn, self.acting = told["side"], None
        self.used.clear()
        self.free.clear()
        for figure in self.figures.values():
            figure.bonus = 0

    def on_round_began(self, told: Told) -> None:
        self._settle()
        self.round, self.turn = told["round"], None
        for figure in self.figures.values():
            figure.done = False

    def on_round_ended(self, told: Told) -> None:
        self._settle()
        left = [one.label for one in self.figures.values() if one.at and not one.done]
        self.rule("R1.6", not left, f"not yet activated: {left}")
        self.acting = self.turn = None

    def on_activated(self, told: Told) -> None:
        self._settle()
        figure = self.figure(told["figure"])
        self.rule("R1.2", figure.side == self.turn, "somebody else's turn")
        self.used["figures"] += 1
        self.rule("R1.2", self.used["figures"] + self.used["cards"] <= 2, "more than a turn allows")
        self._begin(figure)

    def on_followed(self, told: Told) -> None:
        self._settle()
        figure, leader = self.figure(told["figure"]), self.figure(told["leader"])
        self.rule("R16.5", figure.side == leader.side)
        if not self.beta:
            natural = leader.has("Natural Leader")
            self.rule("R16.5, R16.7", (figure.profile.rank == "hero") == natural, "not to be led")
        self._begin(figure)

    def _begin(self, figure: Figure) -> None:
        self.rule("R1.4", not figure.done, f"{figure.label} has acted this round")
        figure.done = True
        self.acting = Acting(figure.label)
        self.free.pop(figure.label, None)
        self.charging.clear()

    def on_card_played(self, told: Told) -> None:
        effect = told["effect"].partition("_")[2]
        if told["side"] == self.turn:
            self.used["cards"] += 1
            limit = 2 if self.used["figures"] == 0 else 1
            self.rule("R1.2", self.used["cards"] <= limit, "too many cards in a turn")
        if effect in (*DICE_CARDS, "target_lock"):
            self.cards.append(effect)
        elif effect in ("stealth", "cunning"):
            self.free["any"] += 1
        elif effect == "grenade":
            self.attack = Attack(source="f_grenade", credit=told["side"])

    def on_row_built(self, told: Told) -> None:
        self.rule("R10.1", told["size"] <= (2 if told["effect"].endswith("barrage") else 3))
        self.brazen = self.brazen or told["effect"] == "f_brazen"

    def on_row_jammed(self, told: Told) -> None:
        if told["effect"] == "f_brazen" and told["size"] == 0:
            self.brazen = False

    def on_row_triggered(self, told: Told) -> None:
        self._settle()
        robot = f" {told['size']}" if told["effect"] == "f_giant_robot" else ""
        self.attack = Attack(source=f"{told['effect']}{robot}", credit=told["side"])
        self.covered = None
        if self.beta:
            self.rule("RB.7", told["size"] > 1 or told["effect"] == "b_barrage", "one card does nothing")

    def on_event_drawn(self, told: Told) -> None:
        self._settle()
        self.attack, self.covered = Attack(source=told["event"]), None

    # --- places

    def on_deployed(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        self.rule("R3.7", self.room(told["at"]) > 0, "a full square")
        figure.at = told["at"]

    def on_returned(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        self.rule("Q53", figure.at is None and figure.profile.rank == "soldier")
        self.rule("R3.7", self.room(told["at"]) > 0, "a full square")
        figure.at, figure.lying, figure.done, figure.heroics = told["at"], False, True, figure.profile.heroics
        self.free[figure.label] += 1

    def on_entered(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        self.rule("R3.4", figure.at is None, "it is on the board")
        self.rule("R3.7", self.room(told["at"]) > 0, "a full square")
        figure.at, figure.heroics = told["at"], figure.profile.heroics
        self._spend_step(figure)
        self._charge(figure)

    def on_moved(self, told: Told) -> None:
        figure, start, to = self.figure(told["figure"]), told["start"], told["to"]
        self.rule("R3.1", figure.at == start, f"it is in {figure.at}")
        self.rule("R8.2", not figure.lying, "frightened figures do not move")
        self.rule("R3.1", distance(start, to) <= 1, "not a neighbour")
        if start != to:
            self.rule("R3.2, R3.3", self.ground.is_open(start, to), "a full wall in between")
            self.rule("R3.5", all(one.lying for one in self.foes(figure)), "held by an enemy")
            self.rule("R3.7", self.room(to) > 0, "a full square")
            self._keep_together(figure, start, to)
        figure.at = to
        self._spend_step(figure)
        if start != to:
            self._charge(figure)

    def _keep_together(self, figure: Figure, start: str, to: str) -> None:
        partner = self.figures.get(LOVERS.get(figure.label, ""))
        if partner is not None and partner.at:
            near = distance(to, partner.at) <= max(1, distance(start, partner.at))
            self.rule("R16.17, Q24", near, "too far from the partner")

    def _charge(self, figure: Figure) -> None:
        """Notes that a figure has come in among enemies: it fights at once (R2.3)."""
        self.charging.discard(figure.label)
        if self.foes(figure):
            self.charging.add(figure.label)

    def _spend_step(self, figure: Figure) -> None:
        if self._spend_free(figure):
            return
        act = self.acting
        self.rule("R2.1", act is not None and act.label == figure.label, "it is not acting")
        assert act is not None
        self.rule("R2.4", not act.fought, "a fight has ended its action")
        room = (0 if act.aimed or act.stood else 1) if act.shot else (1 if act.stood else 2)
        self.rule("R2.1", act.steps < room, "no movement left")
        act.steps += 1

    def _spend_free(self, figure: Figure) -> bool:
        for key in (figure.label, "any"):
            if self.free[key] and (key != "any" or figure.side == self.turn):
                self.free[key] -= 1
                return True
        return False

    def on_left_board(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        self.rule("R3.4", figure.at == told["at"])
        self.rule("R3.5", all(one.lying for one in self.foes(figure)), "held by an enemy")
        self._spend_step(figure)
        figure.at = None

    def on_stood(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        self.rule("R8.3", figure.lying, "it was standing")
        figure.lying = False
        act = self.acting
        if act is not None and act.label == figure.label and not act.stood and not act.steps:
            act.stood = True

    def on_did_more(self, told: Told) -> None:
        self._pay(told["figure"], told["heroics"])
        self.free[told["figure"]] += 1

    def on_led(self, told: Told) -> None:
        self._pay(told["leader"], told["heroics"])

    def on_command_taken(self, told: Told) -> None:
        self._pay(told["figure"], told["heroics"])

    def on_uplink_made(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        self.rule("Q69", not figure.lying and not self.foes(figure), "not alone on the uplink")
        self._pay(told["figure"], figure.heroics + figure.bonus - 1)

    def on_heroics_gained(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        partner = self.figures.get(LOVERS.get(figure.label, ""))
        self.rule("R16.17", partner is not None and partner.at is None, "the partner lives")
        figure.bonus += 1

    def _pay(self, label: str, left: int) -> None:
        figure = self.figure(label)
        self.rule("R15.1", figure.heroics + figure.bonus > 0, "no point to spend")
        if figure.bonus:
            figure.bonus -= 1
        else:
            figure.heroics -= 1
        self.rule("R15.1", figure.heroics + figure.bonus == left, f"{figure.heroics} points are left")

    # --- rolls

    def _pool(self, faces: Sequence[int], figure: Figure | None) -> int:
        """Returns the number of dice a roll began with: each 8, for a klutz each 1, has added one (R6.1)."""
        more = faces.count(8)
        if figure is not None and figure.has("Klutz"):
            more += faces.count(1)
        return len(faces) - more

    def _successes(self, faces: Sequence[int], value: int) -> int:
        return sum(face >= value for face in faces)

    def _cards_for(self, figure: Figure, test: str) -> int:
        """Returns the dice that the cards played before this roll give or take a figure."""
        martian = figure.side == "martian"
        dice = {
            "peace": martian and test == "shoot",
            "slippery": martian and test == "survive",
            "friends": martian and test == "fight",
            "ingenuity": not martian,
        }
        more = sum(dice.get(card, False) for card in self.cards)
        return more - sum(card == "splat" for card in self.cards) * (martian and test == "survive")

    # --- shots

    def on_shot_fired(self, told: Told) -> None:
        shooter, target = self.figure(told["attacker"]), self.figure(told["target"])
        swept = (shooter.label, told["at"])
        if not (shooter.has("Freeze!") and self.attack.swept == swept):
            self._settle()
            self._spend_shot(shooter, aim=told["aim"])
        self.attack = Attack(means="shoot", credit=shooter.side, killer=shooter.label, swept=swept)
        self._may_shoot(shooter, target, told["at"])
        sight = self._sight_of_shot(shooter, target)
        self.rule("R5.1, B1", told["sight"] == sight != "blocked", f"the sight is {sight}")
        self._judge_shot(shooter, target, told)
        self.cards.clear()

    def _spend_shot(self, shooter: Figure, *, aim: bool) -> None:
        if self._spend_free(shooter):
            self.rule("R15.3", not aim, "an extra shot is not aimed")
            return
        act = self.acting
        self.rule("R2.1", act is not None and act.label == shooter.label, "it is not acting")
        assert act is not None
        if act.shot and shooter.has("Rapid Fire"):
            return
        tired = act.shot or act.fought or act.steps > 1 or (act.stood and act.steps)
        self.rule("R2.1", not tired, "no shot left in this action")
        self.rule("R2.1", not (aim and (act.steps or act.stood)), "moved or stood up before aiming")
        act.shot, act.aimed = True, aim

    def _may_shoot(self, shooter: Figure, target: Figure, square: str) -> None:
        self.rule("R8.2", shooter.at and not shooter.lying, "the shooter is frightened")
        self.rule("R4.1", target.at == square and target.side != shooter.side, "no such target")
        assert shooter.at
        self.rule("R2.5", not self.foes(shooter), "an enemy in the shooter's square")
        mixed = any(one.side == shooter.side for one in self.at(square))
        self.rule("R4.3", not mixed, "friends in the target's square")
        nearest, farthest = shooter.profile.reach
        if self.scenario == "final-06" or self.round <= self.dark_until:
            farthest = min(farthest, 3)
        self.rule("R4.2", nearest <= distance(shooter.at, square) <= farthest, "out of range")
        if not shooter.has("Freeze!"):
            self._brave_first(shooter, target, square, shot=True)

    def _brave_first(self, attacker: Figure, target: Figure, square: str, *, shot: bool) -> None:
        """Insists that a brave figure is the target where one can be (R16.6, RB.8)."""
        brave = [
            one
            for one in self.foes(attacker, square)
            if one.has("Brave")
            and (self.beta or not one.lying)
            and not (shot and self.sees(attacker, square, lying=one.lying) == "blocked")
        ]
        self.rule("R16.6", not brave or target in brave, f"brave: {[one.label for one in brave]}")

    def _sight_of_shot(self, shooter: Figure, target: Figure) -> str:
        sight = self.sees(shooter, target.at or "", lying=target.lying)
        if sight == "blocked":
            return sight
        if self.brazen and target.side == "martian":
            return "partial"
        return "clear" if "target_lock" in self.cards else sight

    def _judge_shot(self, shooter: Figure, target: Figure, told: Told) -> None:
        dice, answer = told["dice"], told["answer"]
        pool = 3 + (told["sight"] == "clear") + told["aim"] + self._cards_for(shooter, "shoot")
        self.rule("R4.4", self._pool(dice, shooter) == max(1, pool), f"{pool} dice to shoot")
        assert shooter.profile.shoot is not None
        hits = self._successes(dice, shooter.profile.shoot)
        self.rule("R6.1", told["hits"] == hits, f"{hits} hits")
        self.rule("R6.1", told["needs"] == shooter.profile.shoot, f"it needs {shooter.profile.shoot}+")
        pool = 3 + self._cards_for(target, "survive")
        self.rule("R4.5", self._pool(answer, target) == max(1, pool), f"{pool} dice to survive")
        armour = 0 if shooter.has("Armour Piercing") else _armour(target)
        self._judge_saves(target, told, hits, armour)

    def _judge_saves(self, target: Figure, told: Told, hits: int, armour: int) -> None:
        saves = self._successes(told["answer"], target.profile.survive)
        self.rule("R16.11, R16.12", told["saves"] == saves + armour, f"{saves} saves and {armour} for armour")
        on = (target.profile.survive, armour)
        self.rule("R6.1, R16.11", (told["saves_on"], told["armour"]) == on, f"it saves on {on[0]}+")
        fate = "killed" if hits > saves + armour else "saved_by_armour" if hits > saves else "unharmed"
        self.rule("R4.6, R16.11", told["fate"] == fate, f"it is {fate}")
        if fate == "killed":
            self.due.deaths[target.label] += 1
        elif fate == "saved_by_armour" and not target.lying:
            self.due.scares.add(target.label)

    # --- fights

    def on_fight_fought(self, told: Told) -> None:
        attacker, target = self.figure(told["attacker"]), self.figure(told["target"])
        self._settle()
        self.attack = Attack(means="fight")
        self.rule("R7.1", attacker.at == target.at == told["at"], "they are not in one square")
        self.rule("R8.2", not attacker.lying and attacker.side != target.side)
        self.rule("R8.2", told["stance"] == "dodge" or not target.lying, "frightened figures only dodge")
        if not self.beta:
            self._brave_first(attacker, target, told["at"], shot=False)
        self._judge_fight(attacker, target, told)
        self._spend_fight(attacker)
        self.cards.clear()

    def _judge_fight(self, attacker: Figure, target: Figure, told: Told) -> None:
        charge = attacker.label in self.charging
        pool = 3 + charge + self.friends(attacker) + self._cards_for(attacker, "fight")
        self.rule("R7.2", self._pool(told["dice"], attacker) == max(1, pool), f"{pool} dice to attack")
        fights = told["stance"] == "fight"
        test, value = ("fight", target.profile.fight) if fights else ("survive", target.profile.survive)
        pool = 3 + self.friends(target) + self._cards_for(target, test)
        self.rule("R7.2", self._pool(told["answer"], target) == max(1, pool), f"{pool} dice to defend")
        hits, saves = (
            self._successes(told["dice"], attacker.profile.fight),
            self._successes(told["answer"], value),
        )
        self.rule("R7.3, R7.5", (told["hits"], told["saves"]) == (hits, saves), f"{hits} against {saves}")
        needs = (attacker.profile.fight, value)
        self.rule("R7.3", (told["needs"], told["saves_on"]) == needs, f"{needs[0]}+ against {needs[1]}+")
        fate = "killed" if hits > saves else "struck_back" if saves > hits and fights else "unharmed"
        self.rule("R7.4", told["fate"] == fate, f"it is {fate}")
        loser = {"killed": target, "struck_back": attacker}.get(fate)
        if loser is not None:
            killer = attacker if loser is target else target
            self.attack = Attack(means="fight", credit=killer.side, killer=killer.label)
            self.due.deaths[loser.label] += 1

    def _spend_fight(self, attacker: Figure) -> None:
        charged = attacker.label in self.charging
        self.charging.discard(attacker.label)
        act = self.acting
        if act is not None and act.label == attacker.label and not charged and not self._spend_free(attacker):
            self.rule("R2.4", not act.fought, "a second fight in one action")
            act.fought = True

    # --- harm

    def on_killed(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        self.rule("R4.6", figure.at == told["at"], f"it is in {figure.at}")
        self.rule("R15.2", figure.heroics + figure.bonus == 0, "Heroics save it")
        self._meet_death(figure.label)
        self.due.frights.pop(figure.label, None)
        square, figure.at, figure.lying, figure.done = figure.at, None, False, False
        assert square
        if self.attack.means in ("shoot", "area"):
            self.due.frights |= {one.label: square for one in self.at(square) if not one.lying}

    def on_heroics_saved(self, told: Told) -> None:
        self._pay(told["figure"], told["heroics"])
        self._meet_death(told["figure"])

    def on_rescued(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        self.rule("Q30", figure.heroics + figure.bonus == 0, "Heroics come before cards")
        self._meet_death(told["figure"])

    def _meet_death(self, label: str) -> None:
        self.rule("R4.6", self.due.deaths[label] > 0, f"nothing has killed {label}")
        self.due.deaths[label] -= 1

    def on_fright_tested(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        if self.attack.source not in ("FE7",):
            self.rule("R8.1, Q31", self.due.frights.pop(figure.label, None), "no test is due")
        self.rule("R8.1", told["frightened"] == (told["face"] <= 4))
        figure.lying = figure.lying or told["frightened"]

    def on_was_frightened(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        self.rule("R8.2", figure.at and not figure.lying, "it lies already")
        figure.lying = True
        self.due.scares.discard(figure.label)
        self.due.frights.pop(figure.label, None)

    def on_was_frozen(self, told: Told) -> None:
        self.figure(told["figure"]).done = True

    def on_covered_with_fire(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        self._settle()
        self.rule("R16.4", figure.has("Covering Fire") and 1 <= len(told["squares"]) <= 3)
        self._spend_shot(figure, aim=False)
        for square in told["squares"]:
            self.rule("R16.4", self.foes(figure, square), f"no target in {square}")
            soldiers = [one for one in self.at(square) if one.profile.rank == "soldier" and not one.lying]
            self.due.scares |= {one.label for one in soldiers}

    # --- strikes

    def on_covered(self, told: Told) -> None:
        self.covered = "human", told["at"]
        self.due.scares |= {one.label for one in self.at(told["at"]) if one.side == "human" and not one.lying}

    def on_car_landed(self, told: Told) -> None:
        self.attack.source = "FE1"

    def on_wreck_left(self, told: Told) -> None:
        self.ground.lay_wreck(told["at"])

    def on_struck(self, told: Told) -> None:
        source = self.attack.source
        if self.attack.swept and not source:  # a Freeze! shot at civilians
            return
        self._settle_strike()
        squares = set(told["squares"])
        if not self.beta and source in BLASTS:
            self.rule("R12.2", squares == _blast(told["at"]), "a blast is nine squares")
        elif source in SINGLE:
            self.rule("R12.2", squares == {told["at"]}, "one square")
        if not told["dice"]:
            return
        dice, value = STRIKES[source]
        self.rule("R4.7", self._pool(told["dice"], None) == dice, f"{dice} dice")
        self.attack.hits = self._successes(told["dice"], value)
        self.rule("R4.7", told["hits"] == self.attack.hits, f"{self.attack.hits} hits")
        self.attack.means = "cattle" if source == "cattle" else "area"
        if source != "cattle":
            there = [one for square in squares for one in self.at(square)]
            self.due.exposed = {one.label for one in there if (one.side, one.at) != self.covered}

    def on_endured(self, told: Told) -> None:
        figure, cattle = self.figure(told["figure"]), self.attack.means == "cattle"
        self.rule("R10.5", cattle or figure.label in self.due.exposed, "it is not struck, or twice")
        self.due.exposed.discard(figure.label)
        self.rule("R4.5", self._pool(told["answer"], figure) == 3, "3 dice to survive")
        self._judge_saves(figure, told, self.attack.hits, 0 if cattle else _armour(figure))

    def on_checked(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        self.rule("R12.2", figure.at, "not on the board")
        self.rule("D2", told["passed"] == (told["face"] >= figure.profile.survive))

    # --- tokens

    def on_token_came(self, told: Told) -> None:
        if told["token"] == "cattle":
            self.attack = Attack(source="cattle")
        else:
            self.rule("Q67", self.room(told["at"]) > 0, "a full square")
        if told["token"] == "civilian":
            self.rule("RB.9", not [*self.at(told["at"])], "figures are there")
        self.tokens.append(Token(told["token"], told["at"]))

    def on_token_moved(self, told: Told) -> None:
        kind, start, to = told["token"], told["start"], told["to"]
        if kind == "cattle" and self.attack.source != "cattle":
            self.attack = Attack(source="cattle")
        self.rule("R13.3", distance(start, to) == 1, "a step goes to a neighbour")
        if kind != "bug":
            self.rule("R13.4, RB.10", self.ground.is_open(start, to), "a wall in between")
        if kind != "cattle":
            self.rule("R13.4", self.room(to) > 0, "a full square")
        self._token(kind, start).at = to

    def on_token_left(self, told: Told) -> None:
        self.rule("RB.10", {told["at"][0], told["at"][1]} & set("AH18"), "not at the edge")
        self.tokens.remove(self._token(told["token"], told["at"]))

    def on_civilian_taken(self, told: Told) -> None:
        sides = {one.side for one in self.at(told["at"])}
        if not self.beta:
            self.rule("R16.18", sides == {told["side"]}, f"with it: {sides}")
        self.tokens.remove(self._token("civilian", told["at"]))

    def on_civilian_killed(self, told: Told) -> None:
        self.tokens.remove(self._token("civilian", told["at"]))

    def on_bug_attacked(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        self._token("bug", told["at"])
        self.rule("RB.11", figure.at == told["at"], "its victim is elsewhere")
        fights = told["stance"] == "fight"
        self.rule("R7.3", not (fights and figure.lying), "frightened figures only dodge")
        pool = 3 + self.friends(figure) + (fights and figure.has("Dragon Slayer"))
        value = figure.profile.fight if fights else figure.profile.survive
        self.rule("RB.11", self._pool(told["dice"], None) == 4, "4 dice")
        self.rule("RB.11", self._pool(told["answer"], figure) == pool, f"{pool} dice")
        hits, saves = self._successes(told["dice"], 4), self._successes(told["answer"], value)
        self.rule("RB.11", (told["hits"], told["saves"]) == (hits, saves), f"{hits} against {saves}")
        self.attack = Attack(means="bug")
        self.due.deaths[figure.label] += hits > saves

    def on_bug_hunted(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        self.rule("RB.11", self._pool(told["answer"], None) == 3, "3 dice to resist")
        self.rule("RB.11", told["saves"] == self._successes(told["answer"], 4))
        self.charging.discard(figure.label)
        act = self.acting
        if act is not None and act.label == figure.label and not self._spend_free(figure):
            beside = any(token.kind == "bug" and token.at == figure.at for token in self.tokens)
            act.fought, act.shot, act.aimed = beside, not beside, self.aims
        self.cards.clear()

    def on_bug_killed(self, told: Told) -> None:
        self.tokens.remove(self._token("bug", told["at"]))

    def on_bug_carried(self, told: Told) -> None:
        figure = self.figure(told["figure"])
        bug = self._token("bug", figure.at or "")
        figure.at = bug.at = told["to"]
        self.rule("Q67", self.room(told["to"]) >= 0, "too many in a square")

    def _token(self, kind: str, at: str) -> Token:
        found = next((token for token in self.tokens if (token.kind, token.at) == (kind, at)), None)
        self.rule("R0.2", found, f"there is no {kind} in {at}")
        assert found is not None
        return found

    def on_went_dark(self, told: Told) -> None:
        self.rule("FE8", told["round"] == self.round + 1)
        self.dark_until = told["round"]

    def on_walls_collapsed(self, told: Told) -> None:
        """Takes over the walls as they lie now: none has vanished, some are rubble (FE7)."""
        walls, rubble = self.ground.walls, self.ground.rubble
        self.ground.see_walls(told["walls"])
        self.rule("FE7", self.ground.walls == walls, "walls have vanished")
        self.rule("FE7", self.ground.rubble >= rubble, "rubble has risen")

    # --- points

    def on_scored(self, told: Told) -> None:
        self.score[told["side"]] += told["vp"]
        self.rule("R19.1", told["vp"] > 0 and told["total"] == self.score[told["side"]], self.score)
        if told["key"] in ("kill_shot", "kill_fight"):
            fought = self.attack.means == "fight"
            self.rule("R21.1", told["vp"] == (2 if fought else 1), "a shot is worth 1, a fight 2")
            self.rule("Q33", self.attack.credit == told["side"], "not the killer's side")

    def on_game_ended(self, told: Told) -> None:
        self.over = True
        winner = told["side"]
        if told["reason"] == "points":
            self.rule(
                "R19.1, R19.2", self.score[winner] >= 8 and self.score[winner] == max(self.score.values())
            )
        if told["reason"] == "elimination":
            losers = [one.label for one in self.figures.values() if one.at and one.side != winner]
            self.rule("R19.3", not losers, f"still there: {losers}")

    # --- what must have happened by now

    def before(self, action: Told) -> None:
        self.aims = bool(action.get("aim", self.aims))
        if action["type"] == "decline" and action["asked"] in ("move_freely", "choose_action"):
            self.free.clear()

    def after(self, action: Told) -> None:
        if self.over:
            return
        crowds = Counter(one.at for one in self.figures.values() if one.at)
        self.rule("R3.7", all(count <= CROWD for count in crowds.values()), "more than six in a square")
        if not self.beta and not any(self.due.deaths.values()):
            for token in self.tokens:
                sides = {one.side for one in self.at(token.at)}
                self.rule("R16.18, Q85", token.kind != "civilian" or len(sides) != 1, f"alone with {sides}")

    def _settle_strike(self) -> None:
        self.rule("R10.5", not self.due.exposed, f"not rolled for: {self.due.exposed}")

    def _settle(self) -> None:
        """Insists that everything an attack brings has happened."""
        self._settle_strike()
        dying = [label for label, count in self.due.deaths.items() if count]
        self.rule("R4.6", not dying, f"neither killed nor saved: {dying}")
        self.rule("R8.1", not self.due.frights, f"not tested for fright: {self.due.frights}")
        self.rule("R16.4, R16.11", not self.due.scares, f"not frightened: {self.due.scares}")


def _armour(figure: Figure) -> int:
    return 2 if figure.has("Heavy Armour") else 1 if figure.has("Armour") else 0


def _blast(square: str) -> set[str]:
    x, y = cell(square)
    near = ((u, v) for u in range(x - 1, x + 2) for v in range(y - 1, y + 2))
    return {name(at) for at in near if 0 <= at[0] < len(COLUMNS) and 0 <= at[1] < len(COLUMNS)}
