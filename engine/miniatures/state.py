"""The complete state of a table, hidden information included, and the frames of its stack."""

from collections.abc import Mapping
from enum import Enum

from engine.core import Data, Outcome, snake
from engine.miniatures.content import EventId, Means, RuinId, ScenarioId, SupportLevel
from engine.miniatures.grid import Direction, Edge, Square
from engine.miniatures.pieces import (
    CardId,
    Figure,
    FigureId,
    Mark,
    MarkerKind,
    Row,
    Side,
    Site,
    Token,
    TokenId,
    Weapon,
    ZoneId,
)


class Built(Data, frozen=True):
    """A building piece on the board (Q101)."""

    ruin: RuinId
    at: Site
    facing: Direction  # the side it opens to


class Terrain(Data, frozen=True):
    """The walls and cover on the table."""

    map: ScenarioId  # the scenario of the map; another one's if the table chose it (Q52)
    quarters: int = 0  # turned clockwise
    collapsed: tuple[Edge, ...] = ()  # walls that have become rubble
    wrecks: tuple[Square, ...] = ()  # cars that came down
    built: tuple[Built, ...] | None = None  # the pieces of a built map; None: the map as drawn


class Marker(Data, frozen=True):
    """A creature or an artefact on the board; its kind is secret while it lies face down."""

    at: Square
    kind: MarkerKind
    face_up: bool = False


# --- frames ---------------------------------------------------------------------------------------
# The top frame decides the question and its seats. An answer changes or pops it, and pushes the next steps.


class Frame(Data, frozen=True, tag=snake):
    """A step of the game in progress."""


class Building(Frame, frozen=True):
    """The human player builds the ruins, piece by piece (R18.1, Q101)."""

    left: tuple[RuinId, ...]  # still to be placed, in order


class Orienting(Frame, frozen=True):
    """The Martian player decides which side of the board is the map's top (R18.1)."""

    asked: bool = True  # False: the map stays as it is


class Recruiting(Frame, frozen=True):
    """A player adds heroes of their choice (Q54)."""

    side: Side
    left: int


class Deploying(Frame, frozen=True):
    """A player deploys their waiting figures (R18.4), or the reinforcements of a wave (Q51)."""

    side: Side
    figures: tuple[FigureId, ...]  # still to be placed, in order
    wave: bool = False


class Scattering(Frame, frozen=True):
    """Both players set up one figure after the other at random (scenario 5)."""

    side: Side  # the side of the next figure
    free: bool = False  # the random square held an enemy: the owner places the figure freely (Q50)


class Stage(Enum):
    """The parts of a round."""

    WAVES = "waves"
    CALL_UP = "call_up"
    AUTHORITY = "authority"
    TURNS = "turns"
    TOKENS = "tokens"
    WRAP_UP = "wrap_up"
    REFILL = "refill"


class Round(Frame, frozen=True):
    """The bottom frame of play: the stage of the round."""

    stage: Stage
    begun: bool = False  # a turn has been taken in it
    fresh: tuple[Side, ...] = ()  # sides whose first turn in it is still to come
    left: tuple[TokenId, ...] = ()  # tokens that have not moved yet, in order of entry
    refills: tuple[Side, ...] = ()  # sides still to refill their hands, in order; only up to version 2


class CallingUp(Frame, frozen=True):
    """The Martian player picks killed Martians to return this round (scenario 10, Q49)."""

    left: int


class Parleying(Frame, frozen=True):
    """A stand-off: the players are asked whether they call it a draw (Q103)."""

    asked: tuple[Side, ...]  # still to be asked


class Commanding(Frame, frozen=True):
    """Players with Authority are asked whether they use it (R16.1, Q62)."""

    asked: tuple[Side, ...]  # still to be asked
    used: tuple[FigureId, ...] = ()


class Taking(Frame, frozen=True):
    """A turn (R1.2)."""

    side: Side
    acted: tuple[FigureId, ...] = ()  # figures activated in it, leaders' followers not counted
    followers: tuple[FigureId, ...] = ()
    cards: int = 0
    bound: FigureId | None = None  # the figure a card or Authority has bound this turn's first activation to
    free: bool = False  # no own figure could be activated when it began: option (c) or (d)
    due: int = 0  # reserve figures that must enter in this turn (scenario 9, Q75)


class Acting(Frame, frozen=True):
    """An activated figure, and the parts of its action already done (R2.1)."""

    figure: FigureId
    steps: int = 0
    shot: bool = False
    aimed: bool = False
    stood: bool = False
    done: bool = False  # the normal action is over
    extras: int = 0  # Heroics spent on doing more (R15.3)
    moved: bool = False  # it has made a MOVE in this activation (Q20)
    entered: bool = False  # its last step took it into the square it is in
    led: bool = False  # it has used its leader's skill


class Extra(Frame, frozen=True):
    """A figure makes one extra move or attack, by Heroics (R15.3) or on its return (Q53)."""

    figure: FigureId
    returned: bool = False  # it may shoot or move, not fight, and need not


class Clash(Frame, frozen=True):
    """A figure must fight one of the enemies in its square now (R2.3, R8.3)."""

    figure: FigureId
    charge: bool


class Leading(Frame, frozen=True):
    """Followers act inside the activation of their leader (R16.5, R16.7, R16.8)."""

    leader: FigureId
    left: int
    heroes: bool = False  # Natural Leader takes a hero, the others soldiers
    centre: Square | None = None  # measured from here; None: the leader's square when it was used


class FreeMove(Frame, frozen=True):
    """A figure may move outside its action, by a card or by Too Many Late Nights."""

    figure: FigureId
    squares: int
    price: int = 0  # Heroics it costs


class Mending(Frame, frozen=True):
    """A figure has revealed an artefact and may mend it instead of scoring it (R16.10)."""

    figure: FigureId
    at: Square


class Stance(Enum):
    """How a defender answers in a fight (R7.3)."""

    FIGHT = "fight"
    DODGE = "dodge"

    __hash__ = object.__hash__


class Stroke(Enum):
    """The parts of an attack, in the order of B2."""

    BRAVE = "brave"
    STANCE = "stance"
    OWN_CARD = "own_card"
    THEIR_CARD = "their_card"
    ROLL = "roll"
    AFTER = "after"

    __hash__ = object.__hash__


class Attack(Frame, frozen=True):
    """A shot or a fight in progress."""

    means: Means
    attacker: FigureId
    target: FigureId
    square: Square
    stroke: Stroke = Stroke.BRAVE
    aim: bool = False
    charge: bool = False
    weapon: Weapon = Weapon.OWN
    stance: Stance | None = None  # None in a shot, or while the defender has not chosen
    attack_cards: int = 0  # dice that cards have added to the attacker's pool
    defence_cards: int = 0
    locked: bool = False  # Target Lock: partial sight counts as clear
    sweep: tuple[FigureId, ...] = ()  # further targets of a Freeze! shot
    swept: bool = False  # it is a Freeze! shot: Brave is off, survivors are marked as activated
    second: bool = False  # the second attack of Rapid Fire
    deaths: bool = False  # a figure has been shot dead in the square
    armoured: bool = False  # armour alone has saved the target: it is frightened


class BugFight(Frame, frozen=True):
    """The mutant bug attacks a figure in its square (RB.11)."""

    bug: TokenId
    chooser: Side
    target: FigureId | None = None  # None while the chooser has not picked
    stance: Stance | None = None  # None while the target's owner has not chosen
    struck: bool = False  # it has beaten its victim, which may still be saved


class Hunt(Frame, frozen=True):
    """A figure's shot at or fight with the bug, in progress."""

    bug: TokenId
    attacker: FigureId
    means: Means
    aim: bool = False
    charge: bool = False
    stroke: Stroke = Stroke.OWN_CARD
    cards: int = 0  # dice that cards have added
    locked: bool = False


class Rapid(Frame, frozen=True):
    """Rapid Fire may attack one more enemy in the same square (R16.15)."""

    figure: FigureId
    square: Square
    weapon: Weapon
    first: FigureId  # the target already attacked


class Dying(Frame, frozen=True):
    """A figure would be killed and nothing has saved it yet (B2, step 7)."""

    figure: FigureId
    means: Means
    killer: FigureId | None = None  # None: no figure did it
    credit: Side | None = None  # the side whose effect it was; None: an event
    asked: bool = False  # its owner has been asked for a rescue card


class Aftermath(Frame, frozen=True):
    """An area attack has doomed figures; after their deaths, their squares test for fright."""

    doomed: tuple[tuple[FigureId, Square], ...]


class Running(Frame, frozen=True):
    """Burning cattle are running."""

    token: TokenId
    direction: Direction
    left: int


class Call(Enum):
    """The occasion of a card window."""

    TEST = "test"
    RESCUE = "rescue"
    JAM = "jam"
    TAKE_COVER = "take_cover"

    __hash__ = object.__hash__


class Asking(Frame, frozen=True):
    """A card window: one player may play one card, or decline."""

    side: Side
    call: Call
    row: int | None = None  # the enemy row a jam is about; None in other windows


class Aim(Enum):
    """The parts of a support effect, in the order of B2."""

    DECLARED = "declared"
    PLACE = "place"
    REROLL = "reroll"
    COVER = "cover"
    STRIKE = "strike"
    OVER = "over"


class Striking(Frame, frozen=True):
    """A support row takes effect."""

    side: Side  # the side that triggered it
    owner: Side  # the owner of the row
    row: int
    level: SupportLevel
    length: int
    part: Aim = Aim.DECLARED
    column: str | None = None  # set by the player: the column, the rank, both, or neither
    rank: int | None = None
    direction: Direction | None = None
    target: Square | None = None  # known once the dice have fallen
    rerolled: bool = False
    shielded: Square | None = None


class Aiming(Frame, frozen=True):
    """A row is aimed outside a normal trigger: by Mind Control, or again after a jam."""

    side: Side
    owner: Side
    row: int | None = None  # None: any row of the owner that has an effect


class Thinning(Frame, frozen=True):
    """Both players choose their discards at the same time and in secret (R1.6, Q100)."""

    order: tuple[Side, ...]  # the order of revealing the discards and drawing
    waiting: tuple[Side, ...]  # sides still choosing
    aside: Mapping[Side, tuple[CardId, ...]] = {}  # the chosen cards, still in hand


class Refilling(Frame, frozen=True):
    """A player discards the chosen cards, then draws back to four (R1.6)."""

    side: Side
    aside: tuple[CardId, ...] = ()  # to be discarded first
    drawing: bool = False  # False in games begun before version 3: the player chooses discards here
    drawn: tuple[CardId, ...] = ()


class Happens(Frame, frozen=True):
    """An event waits for the player that drew it to choose the flying car's direction."""

    side: Side
    event: EventId


AnyFrame = (
    Building
    | Orienting
    | Recruiting
    | Deploying
    | Scattering
    | Round
    | CallingUp
    | Parleying
    | Commanding
    | Taking
    | Acting
    | Extra
    | Clash
    | Leading
    | FreeMove
    | Mending
    | Attack
    | BugFight
    | Hunt
    | Rapid
    | Dying
    | Aftermath
    | Running
    | Asking
    | Striking
    | Aiming
    | Thinning
    | Refilling
    | Happens
)


class State(Data, frozen=True, dict=True, gc=True):
    """The state of a table, hidden information included; `findings.py` caches derived data on it."""

    scenario: ScenarioId
    terrain: Terrain
    stack: tuple[AnyFrame, ...]
    figures: Mapping[FigureId, Figure]  # in the order of their ids, dead ones too
    hands: Mapping[Side, tuple[CardId, ...]]
    deck: tuple[CardId | EventId, ...]  # the next card first
    discard: tuple[CardId | EventId, ...] = ()
    markers: tuple[Marker, ...] = ()
    spare: tuple[MarkerKind, ...] = ()  # markers set aside (R18.2)
    rows: Mapping[Side, tuple[Row, ...]] = {}
    tokens: Mapping[TokenId, Token] = {}  # in order of entry
    loot: Square | None = None  # where it lies; None while it is carried, scored or not in play
    tally: Mapping[Side, Mapping[str, int]] = {}  # how often each side met each of its scoring rules
    zones: Mapping[ZoneId, Side] = {}  # controlling sides (scenario 10)
    called: tuple[FigureId, ...] = ()  # killed Martians that may enter this round (scenario 10)
    round: int = 1
    moved: int = 0  # how often the scenario's zones had been moved when the game began (Q104)
    stirred: int = 0  # the last round with a kill, a point or a marker (Q103)
    first: Side = Side.HUMAN  # the first player of this round
    last: Side = Side.HUMAN  # the side of the latest turn
    finished: Side | None = None  # the first side with all figures activated (Q1)
    passed: tuple[Side, ...] = ()
    night: bool = False
    dark_until: int = 0  # the last round of a blackout
    marks: tuple[Mark, ...] = ()  # of this turn
    past: tuple[Mark, ...] = ()  # of the turn before
    outcome: Outcome | None = None

    @property
    def frame(self) -> AnyFrame:
        return self.stack[-1]
