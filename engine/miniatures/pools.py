"""Opposed rolls: both pools of an attack, before and after the roll (R4, R6, R7)."""

from typing import NamedTuple

from engine.core import Dice
from engine.miniatures.content import ShootAttack, Skill
from engine.miniatures.events import Fate
from engine.miniatures.field import Field
from engine.miniatures.pieces import Figure, Weapon
from engine.miniatures.rolls import BASE_DICE, chance_to_beat, roll
from engine.miniatures.sight import Sight
from engine.miniatures.state import Stance

ARMOUR = 1
HEAVY_ARMOUR = 2


class Contest(NamedTuple):
    """The rolled dice of both pools of an attack."""

    dice: tuple[int, ...]
    hits: int
    answer: tuple[int, ...]
    saves: int  # armour not counted
    armour: int = 0
    needs: int = 0  # the face that succeeds
    saves_on: int = 0  # the same for the answer

    @property
    def won(self) -> bool:
        """Tells whether the attacker kills: with more successes, armour counted (R4.6, R7.4)."""
        return self.hits > self.saves + self.armour

    @property
    def lost(self) -> bool:
        """Tells whether the defender has more successes: fighting back, that kills (R7.4)."""
        return self.saves > self.hits

    @property
    def by_armour(self) -> bool:
        """Tells whether armour alone has saved the defender (R16.11)."""
        return self.saves < self.hits and not self.won

    @property
    def fate(self) -> Fate:
        """The fate of a defender that does not strike back."""
        if self.won:
            return Fate.KILLED
        return Fate.SAVED_BY_ARMOUR if self.by_armour else Fate.UNHARMED


class Pools:
    """The dice and target values of both sides in one attack."""

    __slots__ = ("against", "armour", "clumsy", "dice", "klutz", "needs", "value")

    def __init__(
        self, *, dice: int, needs: int, klutz: bool, against: int, value: int, clumsy: bool, armour: int
    ) -> None:
        self.dice = dice
        self.needs = needs
        self.klutz = klutz
        self.against = against
        self.value = value
        self.clumsy = clumsy
        self.armour = armour

    def roll(self, dice: Dice) -> Contest:
        """Rolls both pools, the attacker's first."""
        mine, hits = roll(dice, self.dice, self.needs, klutz=self.klutz)
        theirs, saves = roll(dice, self.against, self.value, klutz=self.clumsy)
        return Contest(mine, hits, theirs, saves, self.armour, self.needs, self.value)

    @property
    def kill(self) -> float:
        """The chance that the attacker kills."""
        return chance_to_beat(
            self.dice, self.needs, self.klutz, self.against, self.value, self.clumsy, self.armour
        )

    @property
    def counter(self) -> float:
        """The chance that a defender kills by fighting back."""
        return chance_to_beat(self.against, self.value, self.clumsy, self.dice, self.needs, self.klutz, 0)


def shot_pools(
    field: Field,
    shooter: Figure,
    target: Figure,
    weapon: Weapon,
    *,
    sight: Sight,
    aim: bool,
    attack_cards: int = 0,
    defence_cards: int = 0,
) -> Pools:
    """Returns the pools of a shot (R4.4, R4.5); cards that take dice act last and leave one (Q70)."""
    gun = field.gun(shooter, weapon)
    assert gun is not None, f"{shooter.id} cannot shoot"
    pierced = weapon is Weapon.OWN and field.has(shooter, Skill.ARMOUR_PIERCING)
    return Pools(
        dice=max(1, BASE_DICE + (sight is Sight.CLEAR) + aim + attack_cards),
        needs=gun[0],
        klutz=field.klutz(shooter),
        against=max(1, BASE_DICE + defence_cards),
        value=field.profile(target).survive,
        clumsy=field.klutz(target),
        armour=0 if pierced else armour(field, target),
    )


def fight_pools(
    field: Field,
    attacker: Figure,
    target: Figure,
    stance: Stance,
    *,
    charge: bool,
    attack_cards: int = 0,
    defence_cards: int = 0,
) -> Pools:
    """Returns the pools of a fight; a friend in the square helps either fighter (R7.2)."""
    mine, theirs = field.profile(attacker), field.profile(target)
    return Pools(
        dice=max(1, BASE_DICE + charge + bool(field.friends(attacker)) + attack_cards),
        needs=mine.fight,
        klutz=field.klutz(attacker),
        against=max(1, BASE_DICE + bool(field.friends(target)) + defence_cards),
        value=theirs.fight if stance is Stance.FIGHT else theirs.survive,
        clumsy=field.klutz(target),
        armour=0,
    )


def strike_pools(field: Field, target: Figure, payload: ShootAttack) -> Pools:
    """Returns the pools of an area attack against one figure, which rolls Survive (R4.7, R10.6)."""
    return Pools(
        dice=payload.dice,
        needs=payload.needs,
        klutz=False,
        against=BASE_DICE,
        value=field.profile(target).survive,
        clumsy=field.klutz(target),
        armour=armour(field, target),
    )


def armour(field: Field, figure: Figure) -> int:
    """Returns the successes armour adds against shots (R16.11, R16.12)."""
    if field.has(figure, Skill.HEAVY_ARMOUR):
        return HEAVY_ARMOUR
    return ARMOUR if field.has(figure, Skill.ARMOUR) else 0
