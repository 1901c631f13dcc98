"""Actions; the fields of each are in the order in which a player chooses them."""

from engine.core import Action
from engine.miniatures.grid import Direction, Square
from engine.miniatures.pieces import (
    CardId,
    EnemyRow,
    FigureId,
    ProfileId,
    Quarters,
    RowIndex,
    Site,
    TokenId,
    Weapon,
)
from engine.miniatures.state import Stance

# --- set-up ---------------------------------------------------------------------------------------


class Build(Action, frozen=True):
    """Places the next building piece (Q101)."""

    site: Site
    facing: Direction  # the side it opens to


class BuildRest(Action, frozen=True):
    """Places all remaining building pieces automatically."""


class Orient(Action, frozen=True):
    """Turns the map clockwise by this many quarters (R18.1)."""

    quarters: Quarters


class Recruit(Action, frozen=True):
    """Adds a hero (Q54)."""

    profile: ProfileId


class Deploy(Action, frozen=True):
    """Places the next figure."""

    at: Square


class DeployRest(Action, frozen=True):
    """Places all remaining figures automatically."""


# --- turns ----------------------------------------------------------------------------------------


class TakeCommand(Action, frozen=True):
    """Uses Authority to begin the round (R16.1)."""

    figure: FigureId


class AgreeToDraw(Action, frozen=True):
    """Calls a stand-off a draw, if the other side does so, too (Q103)."""


class PlayOn(Action, frozen=True):
    """Plays a stand-off on (Q103)."""


class CallUp(Action, frozen=True):
    """Picks a killed Martian to return this round (Q49)."""

    figure: FigureId


class Activate(Action, frozen=True):
    figure: FigureId


class PlayCard(Action, frozen=True):
    """Plays a card; the other fields depend on the card."""

    card: CardId
    figure: FigureId | None = None
    other: FigureId | None = None  # the second of two affected figures
    at: Square | None = None
    row: RowIndex | None = None  # a support row it joins; None starts a new row
    jams: EnemyRow | None = None  # a support row it takes a card from


class Trigger(Action, frozen=True):
    """Triggers a support row, setting as much of the target as its accuracy allows (R12.1)."""

    row: RowIndex
    column: str | None = None
    rank: int | None = None
    direction: Direction | None = None


class Decline(Action, frozen=True):
    """Plays no card, uses no skill."""


class EndTurn(Action, frozen=True):
    pass


class Pass(Action, frozen=True):
    """Takes no more options this round (R1.2d)."""


# --- a figure's action ----------------------------------------------------------------------------


class Move(Action, frozen=True):
    """Moves to an adjacent square, or re-positions inside its own (Q12)."""

    to: Square


class Leave(Action, frozen=True):
    """Steps off the board (Q46)."""

    over: Direction


class Shoot(Action, frozen=True):
    target: FigureId
    weapon: Weapon = Weapon.OWN


class AimAndShoot(Action, frozen=True):
    target: FigureId
    weapon: Weapon = Weapon.OWN


class Freeze(Action, frozen=True):
    """Shoots at every visible figure of a square (R16.3)."""

    at: Square
    aim: bool = False


class CoverWithFire(Action, frozen=True):
    """Frightens the soldiers in up to three linked squares instead of shooting (R16.4)."""

    squares: tuple[Square, ...]


class Fight(Action, frozen=True):
    target: FigureId


class HuntDown(Action, frozen=True):
    """Shoots at or fights the mutant bug."""

    bug: TokenId
    aim: bool = False


class StandUp(Action, frozen=True):
    pass


class DoMore(Action, frozen=True):
    """Spends Heroics on one extra move, shot or fight, chosen next (R15.3)."""


class Lead(Action, frozen=True):
    """Spends Heroics to activate followers inside this activation (R16.5, R16.7, R16.8)."""

    centre: Square | None = None  # Lord of Battle measures from here; None: from the leader


class Uplink(Action, frozen=True):
    """Spends Heroics on the uplink (Q69)."""


class Finish(Action, frozen=True):
    """Ends the figure's action, or the choice of followers."""


# --- answers --------------------------------------------------------------------------------------


class StandIn(Action, frozen=True):
    """Picks the brave figure that becomes the target, or the bug's victim (R16.6)."""

    figure: FigureId


class Defend(Action, frozen=True):
    """Fights back or dodges (R7.3)."""

    stance: Stance


class Mend(Action, frozen=True):
    """Mends the artefact instead of scoring it (R16.10)."""


class RollAgain(Action, frozen=True):
    """Re-rolls the die of a part random placement (Forward Observer)."""


class Fly(Action, frozen=True):
    """Chooses the direction of the flying car."""

    direction: Direction


class Discard(Action, frozen=True):
    card: CardId


class Draw(Action, frozen=True):
    """Stops discarding and draws back to four."""


AnyAction = (
    Build
    | BuildRest
    | Orient
    | Recruit
    | Deploy
    | DeployRest
    | TakeCommand
    | CallUp
    | AgreeToDraw
    | PlayOn
    | Activate
    | PlayCard
    | Trigger
    | Decline
    | EndTurn
    | Pass
    | Move
    | Leave
    | Shoot
    | AimAndShoot
    | Freeze
    | CoverWithFire
    | Fight
    | HuntDown
    | StandUp
    | DoMore
    | Lead
    | Uplink
    | Finish
    | StandIn
    | Defend
    | Mend
    | RollAgain
    | Fly
    | Discard
    | Draw
)
