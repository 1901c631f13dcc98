"""What games have taught about the chance to win: the weights of the appraisal, in logits for the Martians.

docs/computer.md says which games they were read off, and how well the computer plays by them.
"""

from collections.abc import Mapping
from typing import NamedTuple

from engine.new_wave.content import Side


class Share(NamedTuple):
    """What one of a thing adds to what will soon be done."""

    dead: float  # civilians
    damage: float  # steps of the marker


class Worth(NamedTuple):
    """What one of a thing adds to the chance to win, half-way through the war and the more the earlier."""

    midway: float
    earlier: float


class Experience(NamedTuple):
    """How much each thing counts when the turn of one side has just ended."""

    killing: float  # how much it matters how many civilians are left, by the logarithm
    harming: float  # likewise, how many steps of the marker
    open: tuple[float, ...]  # civilians as good as dead, by steps to the nearest tripod: nothing around them
    covered: tuple[float, ...]  # behind a building without a shield, or an army
    shielded: tuple[float, ...]
    second: tuple[float, ...]  # what the next tripod adds to it
    under: tuple[float, ...]  # and the nearest UFO
    held: float  # a tripod held by an army
    mined: Share  # a minefield next to a tripod
    fighters: float  # steps of the marker as good as done: a civilian among Martians, with a guerrilla card
    army: tuple[float, ...]  # an army, by steps to a target that stays
    army_chasing: tuple[float, ...]  # to one that walks away
    navy: tuple[float, ...]  # a navy, by steps until it can shoot
    navy_chasing: tuple[float, ...]
    guns: float  # artillery in reach of a target
    fort: float  # a fort with a tripod in its area
    cards: Mapping[str, Worth]  # a card that comes to hand once a turn, as a rule
    sizes: Mapping[Side, Worth]  # ten cards in a deck
    pieces: Mapping[str, Worth]
    sheltered: Worth  # three civilians behind a shield


EXPERIENCE: Mapping[Side, Experience] = {
    Side.MARTIANS: Experience(
        killing=3.05,
        harming=2.83,
        open=(0.48, 0.32, 0.26, 0.13, -0.03, 0.02),
        covered=(0.49, 0.31, 0.15, 0.08, 0.04, 0.0),
        shielded=(0.18, -0.01, 0.02, 0.03, 0.06, 0.07),
        second=(0.13, 0.14, 0.09, 0.07),
        under=(0.19, 0.06, 0.03, 0.03),
        held=-0.16,
        mined=Share(-0.27, -0.05),
        fighters=0.72,
        army=(0.64, 0.24, 0.08),
        army_chasing=(0.54, 0.04, 0.01),
        navy=(0.99, 0.44, 0.13),
        navy_chasing=(0.61, 0.23, 0.11),
        guns=0.68,
        fort=0.33,
        cards={
            "reap": Worth(-0.08, 0.05),
            "power_supply": Worth(0.01, -0.18),
            "frightening_sound": Worth(0.08, 0.09),
            "nerve_agent": Worth(0.01, -0.75),
            "poisonous_fog": Worth(0.12, 0.04),
            "infrasound": Worth(0.22, 0.11),
            "plasma_synthesis": Worth(-0.64, 0.8),
            "scorching_beam": Worth(0.11, -0.04),
            "alien_abduction": Worth(0.23, -0.28),
            "tripod": Worth(0.4, -0.26),
            "ufo": Worth(0.62, -0.25),
            "relocate": Worth(0.11, -0.11),
            "guerrilla": Worth(0.27, 0.55),
            "evacuate": Worth(-0.32, -0.76),
            "regroup": Worth(0.41, 0.21),
            "air_strike": Worth(-0.74, 0.04),
            "royal_navy": Worth(-1.33, 0.07),
            "army": Worth(-0.27, 0.65),
        },
        sizes={Side.MARTIANS: Worth(0.54, -1.07), Side.HUMANS: Worth(-0.92, 0.84)},
        pieces={
            "bunker": Worth(-0.07, -0.13),
            "tank_factory": Worth(0.15, -1.03),
            "supply_depot": Worth(-0.03, -0.53),
            "heavy_artillery": Worth(-0.77, 0.78),
            "barrage_balloons": Worth(-0.03, 0.23),
            "fort": Worth(-0.34, 1.09),
            "landmines": Worth(-0.12, -0.07),
            "plasma_reactor": Worth(0.07, 0.11),
            "particle_generator": Worth(0.07, -0.23),
            "alien_factory": Worth(0.15, 0.17),
            "regenerator": Worth(-0.18, -0.02),
            "tripod": Worth(-0.07, -0.08),
            "ufo": Worth(-0.04, -0.39),
            "army": Worth(-0.11, 0.24),
            "navy": Worth(0.02, -0.04),
        },
        sheltered=Worth(0.11, -0.36),
    ),
    Side.HUMANS: Experience(
        killing=3.26,
        harming=2.44,
        open=(0.61, 0.32, 0.28, 0.12, -0.04, -0.03),
        covered=(0.57, 0.3, 0.15, 0.08, 0.05, -0.01),
        shielded=(0.24, -0.01, -0.01, 0.01, 0.05, 0.06),
        second=(0.13, 0.14, 0.09, 0.07),
        under=(0.22, 0.08, 0.05, 0.06),
        held=-0.05,
        mined=Share(-0.26, -0.14),
        fighters=0.23,
        army=(0.62, 0.24, 0.09),
        army_chasing=(0.26, 0.11, 0.05),
        navy=(0.84, 0.44, 0.15),
        navy_chasing=(0.42, 0.29, 0.1),
        guns=0.61,
        fort=0.32,
        cards={
            "reap": Worth(-0.07, 0.04),
            "power_supply": Worth(-0.09, -0.06),
            "frightening_sound": Worth(0.07, 0.07),
            "nerve_agent": Worth(-0.01, -0.79),
            "poisonous_fog": Worth(0.13, 0.02),
            "infrasound": Worth(0.22, 0.13),
            "plasma_synthesis": Worth(-0.66, 0.83),
            "scorching_beam": Worth(0.11, -0.03),
            "alien_abduction": Worth(0.27, -0.27),
            "tripod": Worth(0.43, -0.34),
            "ufo": Worth(0.62, -0.05),
            "relocate": Worth(0.1, -0.1),
            "guerrilla": Worth(0.21, 0.66),
            "evacuate": Worth(-0.27, -0.84),
            "regroup": Worth(0.37, 0.27),
            "air_strike": Worth(-0.73, 0.05),
            "royal_navy": Worth(-1.33, -0.32),
            "army": Worth(-0.26, 0.39),
        },
        sizes={Side.MARTIANS: Worth(0.64, -1.26), Side.HUMANS: Worth(-0.99, 0.6)},
        pieces={
            "bunker": Worth(-0.11, 0.0),
            "tank_factory": Worth(0.07, -0.85),
            "supply_depot": Worth(-0.01, -0.53),
            "heavy_artillery": Worth(-0.78, 0.71),
            "barrage_balloons": Worth(-0.05, 0.3),
            "fort": Worth(-0.47, 1.17),
            "landmines": Worth(-0.15, -0.06),
            "plasma_reactor": Worth(0.06, 0.16),
            "particle_generator": Worth(0.08, -0.25),
            "alien_factory": Worth(0.18, 0.1),
            "regenerator": Worth(-0.16, -0.11),
            "tripod": Worth(-0.07, -0.13),
            "ufo": Worth(-0.06, -0.46),
            "army": Worth(-0.14, 0.38),
            "navy": Worth(0.06, 0.09),
        },
        sheltered=Worth(0.13, -0.37),
    ),
}
