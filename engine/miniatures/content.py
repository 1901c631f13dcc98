"""The shape of the data files: profiles, cards, events, scenarios."""

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, NewType

from msgspec import Meta

from engine.core import Data, snake
from engine.kit.numbers import Amount, Change, Count, Few
from engine.miniatures.grid import Direction, Edge, Square
from engine.miniatures.pieces import CardId, EffectId, MarkerKind, ProfileId, Side, ZoneId
from engine.miniatures.sight import Height

ScenarioId = NewType("ScenarioId", str)
EventId = NewType("EventId", str)
RuinId = NewType("RuinId", str)  # a kind of building piece
Target = Annotated[int, Meta(ge=2, le=8)]  # a die of this value or more is a success


class Ruleset(Enum):
    """The final rules, or the public beta (RB)."""

    FINAL = "final"
    BETA = "beta"


# --- profiles -------------------------------------------------------------------------------------


class Rank(Enum):
    """The rank of a figure: soldiers come in numbers, heroes are unique (R0.2, Q28)."""

    SOLDIER = "soldier"
    HERO = "hero"

    __hash__ = object.__hash__


class Skill(Enum):
    """The skills a profile may have (R16)."""

    AUTHORITY = "authority"
    DRAGON_SLAYER = "dragon_slayer"
    FREEZE = "freeze"
    COVERING_FIRE = "covering_fire"
    FOLLOW_ME = "follow_me"
    BRAVE = "brave"
    NATURAL_LEADER = "natural_leader"
    LORD_OF_BATTLE = "lord_of_battle"
    ANTI_TANK = "anti_tank"
    FIXIN_STUFF = "fixin_stuff"
    ARMOUR = "armour"
    HEAVY_ARMOUR = "heavy_armour"
    ARMOUR_PIERCING = "armour_piercing"
    SMITE = "smite"
    RAPID_FIRE = "rapid_fire"
    KLUTZ = "klutz"
    STAR_CROSSED_LOVERS = "star_crossed_lovers"
    TOO_MANY_LATE_NIGHTS = "too_many_late_nights"

    __hash__ = object.__hash__  # looked up all the time, and Enum.__hash__ is slow


LEADERSHIP = (Skill.FOLLOW_ME, Skill.LORD_OF_BATTLE, Skill.NATURAL_LEADER)


class Profile(Data, frozen=True):
    """The values of a figure (R0.3): a die of the value or more is a success."""

    side: Side
    rank: Rank
    label: str  # of its figures: alone if unique, else with a number behind it
    fight: Target
    survive: Target
    skills: frozenset[Skill] = frozenset()
    shoot: Target | None = None  # None: no ranged weapon
    reach: tuple[Count, Count] = (1, 1)  # nearest and farthest square it can shoot at
    heroics: Count = 0
    worth: Amount = 1  # the cost of its loss; the cheapest brave figure steps forward first (B2)
    unique: bool = False  # one of its kind in any scenario: its label bears no number
    partner: ProfileId | None = None  # the other of two star-crossed lovers


class Profiles(Data, frozen=True):
    profiles: Mapping[ProfileId, Profile]


# --- cards ----------------------------------------------------------------------------------------


class Test(Enum):
    """The three values dice are rolled against."""

    SHOOT = "shoot"
    FIGHT = "fight"
    SURVIVE = "survive"

    __test__ = False  # not a pytest class

    __hash__ = object.__hash__


class Timing(Enum):
    """The two timing icons (R9.3)."""

    OWN_TURN = "own_turn"
    ANY_TIME = "any_time"

    __hash__ = object.__hash__


class Effect(Data, frozen=True, tag=snake, tag_field="kind"):
    """One half of a card."""

    timing: Timing


class ModPool(Effect, frozen=True):
    """Adds dice to a test of a figure of one side."""

    tests: frozenset[Test]
    roller: Side
    dice: Change


class UpgradeSight(Effect, frozen=True):
    """The active figure's shot counts partial sight as clear."""


class MoveOwn(Effect, frozen=True):
    """An own figure moves, also if it has acted, without becoming activated."""

    squares: Few


class MarkActivated(Effect, frozen=True):
    """Enemy figures are marked as activated: one, or several in one square."""

    count: Few


class TriggerEnemyRow(Effect, frozen=True):
    """An enemy support row works as if it were one's own."""


class ReturnKilled(Effect, frozen=True):
    """A killed figure returns activated, and may shoot or move."""

    soldiers_only: bool


class CancelDeath(Effect, frozen=True):
    """A figure about to be killed survives."""


class DiscardSupportCard(Effect, frozen=True):
    """One enemy support card goes to the discard pile."""


class ShieldSquare(Effect, frozen=True):
    """Own figures in one square ignore an enemy support effect, and are frightened."""


class StandUpFriends(Effect, frozen=True):
    """Frightened friends in the active figure's square stand up."""

    count: Few


class AttackNow(Effect, frozen=True):
    """The active figure attacks all figures of a near square."""

    dice: Few
    needs: Target
    distance: Few


class Accuracy(Enum):
    """How much of a support effect's target the player sets (R12.1)."""

    NONE = "none"  # too few cards in the row: no effect
    RANDOM = "random"
    PART_RANDOM = "part_random"
    TARGETED = "targeted"

    __hash__ = object.__hash__


class Area(Enum):
    """The shape of a support effect (R12.2)."""

    SINGLE = "single"
    DIRECTED = "directed"
    BLAST = "blast"

    __hash__ = object.__hash__


class Fail(Enum):
    """The consequence of a failed Survive check."""

    FRIGHTENED = "frightened"
    ACTIVATED = "activated"


class Payload(Data, frozen=True, tag=snake, tag_field="kind"):
    """The effect on a figure in a struck square."""


class ShootAttack(Payload, frozen=True):
    """An attack of this many dice (R4.7)."""

    dice: Few
    needs: Target


class SurviveCheck(Payload, frozen=True):
    """One die against the Survive value."""

    on_fail: Fail


AnyPayload = ShootAttack | SurviveCheck


class SupportLevel(Data, frozen=True):
    """The effect of a support row of one size."""

    accuracy: Accuracy
    area: Area
    payload: AnyPayload


class Support(Effect, frozen=True):
    """A card played into a row, to be triggered later (R10)."""

    levels: tuple[SupportLevel, ...]  # for 1, 2, 3 cards: as many as the row may hold
    length: Count = 0  # of a directed effect; 0 runs to the board's edge


class Lasting(Effect, frozen=True):
    """A card that works while it is in play (R12.3)."""

    rule: "LastingRule"


class LastingRule(Enum):
    """The rules changed by lasting cards."""

    NO_CLEAR_SIGHT_ON_MARTIANS = "no_clear_sight_on_martians"
    REROLL_PART_RANDOM = "reroll_part_random"

    __hash__ = object.__hash__


AnyEffect = (
    ModPool
    | UpgradeSight
    | MoveOwn
    | MarkActivated
    | TriggerEnemyRow
    | ReturnKilled
    | CancelDeath
    | DiscardSupportCard
    | ShieldSquare
    | StandUpFriends
    | AttackNow
    | Support
    | Lasting
)


class Card(Data, frozen=True):
    """A card with its two halves (R9.1)."""

    martian: EffectId
    human: EffectId


class Deck(Data, frozen=True):
    """The cards and events of one rule set."""

    cards: Mapping[CardId, Card]
    events: Mapping[EventId, "Happening"]


class Happening(Enum):
    """The kinds of event cards (R11)."""

    FLYING_CAR = "flying_car"
    STRAY_SHOT = "stray_shot"
    HEADS_DOWN = "heads_down"
    BURNING_CATTLE = "burning_cattle"
    TERROR_IN_THE_STREETS = "terror_in_the_streets"
    WINGS_OF_DEATH = "wings_of_death"
    RUBBLE = "rubble"
    BLACKOUT = "blackout"
    HIDDEN_STASH = "hidden_stash"


class Cards(Data, frozen=True):
    effects: Mapping[EffectId, AnyEffect]
    decks: Mapping[Ruleset, Deck]


# --- scenarios ------------------------------------------------------------------------------------


class Wall(Data, frozen=True):
    edge: Edge
    height: Height
    piece: str  # the building it belongs to, for the picture


class Exit(Data, frozen=True):
    """A square and edge where figures may leave the board (R3.4, Q46)."""

    square: Square
    edge: Direction
    value: Count = 0  # the number printed on it, if leaving here is worth that


class Map(Data, frozen=True):
    walls: tuple[Wall, ...]
    cover: Mapping[Square, str]
    zones: Mapping[ZoneId, tuple[Square, ...]] = {}
    exits: tuple[Exit, ...] = ()
    entry: tuple[Square, ...] = ()  # the first squares of figures that enter over an edge
    set_last: tuple[Edge, ...] = ()  # walls of the scenario itself, whatever the terrain (R18.1)
    keep_open: tuple[Edge, ...] = ()  # edges the scenario keeps free of full walls


class Stub(Data, frozen=True):
    """A wall of a building piece: a side of one of its squares."""

    square: Square
    side: Direction
    height: Height


class RuinPiece(Data, frozen=True):
    """A piece that ruins are built from, in squares A1 to B2; it opens to the south."""

    squares: tuple[Square, ...]  # those it claims
    walls: tuple[Stub, ...]
    cover: Mapping[Square, str] = {}


class Box(Data, frozen=True):
    """The building pieces, and those that a map is built from, in order."""

    pieces: Mapping[RuinId, RuinPiece]
    box: tuple[RuinId, ...]


class Unit(Data, frozen=True):
    profile: ProfileId
    count: Amount = 1


class Group(Data, frozen=True):
    """Figures that are deployed alike."""

    units: tuple[Unit, ...]
    zones: tuple[ZoneId, ...] = ()  # none: they enter over the edge, or are placed at random
    heroes: Count = 0  # how many heroes the player adds by choice (Q54)
    every_square: bool = False  # at least one figure on each square of the zones (scenario 9)


class Means(Enum):
    """The kinds of attacks, and so of deaths."""

    SHOOT = "shoot"
    FIGHT = "fight"

    __hash__ = object.__hash__


class Victims(Data, frozen=True):
    """The figures a rule applies to; an empty filter means any."""

    profiles: frozenset[ProfileId] = frozenset()
    rank: Rank | None = None


class VpRule(Data, frozen=True, tag=snake, tag_field="kind"):
    """One way to score; its key names it on the score sheet."""

    key: str


class Kill(VpRule, frozen=True):
    vp: Amount
    victims: Victims = Victims()
    means: Means | None = None  # None: any
    by: frozenset[ProfileId] = frozenset()  # empty: by anyone
    per: Few = 1  # this many kills for the points (no fractions, R19.1)


class Collect(VpRule, frozen=True):
    """Markers taken, less one (R14.5)."""

    marker: MarkerKind


class Leave(VpRule, frozen=True):
    """A figure leaves over an exit."""

    who: Victims = Victims()
    vp: Count = 0  # 0: the value of the exit
    with_loot: bool = False  # only the carrier of the loot, once (Q47)


class Objective(VpRule, frozen=True):
    """A figure spends Heroics on the uplink with no enemy beside it (Q69)."""

    who: ProfileId
    vp: Amount


AnyVpRule = Kill | Collect | Leave | Objective


class Victory(Enum):
    """How a scenario is won (R19)."""

    POINTS = "points"
    LAST_BUT_ONE = "last_but_one"
    CONTROL = "control"


class Wave(Data, frozen=True):
    """Reinforcements at the start of a round (Q51)."""

    round: Amount
    units: tuple[Unit, ...]
    zone: ZoneId


class Forces(Data, frozen=True):
    human: tuple[Group, ...]
    martian: tuple[Group, ...]

    def of(self, side: Side) -> tuple[Group, ...]:
        return self.human if side is Side.HUMAN else self.martian


class Scoring(Data, frozen=True):
    human: tuple[AnyVpRule, ...] = ()
    martian: tuple[AnyVpRule, ...] = ()

    def of(self, side: Side) -> tuple[AnyVpRule, ...]:
        return self.human if side is Side.HUMAN else self.martian


class Night(Enum):
    """Whether a scenario is played at night, with a shooting range of at most 3 (Q42)."""

    NEVER = "never"
    OPTIONAL = "optional"
    ALWAYS = "always"


class Former(Data, frozen=True):
    """Where the zones and the uplink of a scenario were in games begun earlier (Q104)."""

    zones: Mapping[ZoneId, tuple[Square, ...]]
    uplink: Square | None = None


class Scenario(Data, frozen=True):
    """One of the games in the book (R21)."""

    id: ScenarioId
    ruleset: Ruleset
    number: Amount
    forces: Forces
    map: Map
    first: Side | None = None  # None: a die decides (scenario 5)
    scoring: Scoring = Scoring()
    victory: Victory = Victory.POINTS
    target: Amount = 8
    markers: Annotated[int, Meta(ge=0, le=10)] = 0
    night: Night = Night.NEVER
    waves: tuple[Wave, ...] = ()
    uplink: Square | None = None
    loot: ProfileId | None = None  # its first carrier
    reserve: bool = False  # the sound of guns (scenario 9, Q48)
    recycled: Count = (
        0  # killed Martians that may come again each round through held zones (scenario 10, Q49)
    )
    scattered: bool = False  # deployed one by one at random (scenario 5, Q50)
    former: tuple[Former, ...] = ()  # its zones before they were moved, the oldest first


class Content(Data, frozen=True):
    """All the data of the game."""

    profiles: Mapping[ProfileId, Profile]
    effects: Mapping[EffectId, AnyEffect]
    decks: Mapping[Ruleset, Deck]
    scenarios: Mapping[ScenarioId, Scenario]
    ruins: Box
