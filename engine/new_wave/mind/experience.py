"""The weights of the appraisal, fitted to games, as logits of the Martians' chance to win.

docs/computer.md says which games they were fitted to, and how well the computer plays by them.
"""

from collections.abc import Mapping
from typing import NamedTuple

from engine.kit.temper import Temper, weigh
from engine.new_wave.content import Side

HALFWAY = 0.5  # progress of the side that is further ahead


class Share(NamedTuple):
    """The expected progress by one piece."""

    dead: float  # civilians
    damage: float  # steps of the marker


class Worth(NamedTuple):
    """The worth of one card or piece half-way through the war, and its increase the earlier it is."""

    midway: float
    earlier: float


class Experience(NamedTuple):
    """The weight of each feature at the end of one side's turn."""

    killing: float  # of the logarithm of the civilians left
    harming: float  # of the logarithm of the steps left on the marker
    open: tuple[float, ...]  # expected deaths per civilian, by steps to the nearest tripod: unprotected
    covered: tuple[float, ...]  # behind a building without a shield, or an army
    shielded: tuple[float, ...]
    second: tuple[float, ...]  # added by the second nearest tripod
    under: tuple[float, ...]  # added by the nearest UFO
    held: float  # a tripod held by an army
    mined: Share  # a minefield next to a tripod
    fighters: float  # expected damage by a civilian among Martians, with a guerrilla card
    army: tuple[float, ...]  # an army, by steps to a target that does not move
    army_chasing: tuple[float, ...]  # by steps to a tripod
    navy: tuple[float, ...]  # a navy, by steps until it can shoot
    navy_chasing: tuple[float, ...]
    guns: float  # artillery in reach of a target
    fort: float  # a fort with a tripod in its area
    cards: Mapping[str, Worth]  # a card that comes to hand about once a turn
    sizes: Mapping[Side, Worth]  # ten cards in a deck
    pieces: Mapping[str, Worth]
    sheltered: Worth  # three civilians behind a shield


EXPERIENCE: Mapping[Side, Experience] = {
    Side.MARTIANS: Experience(
        killing=2.99,
        harming=2.86,
        open=(0.51, 0.32, 0.27, 0.14, -0.02, 0.01),
        covered=(0.5, 0.32, 0.18, 0.08, 0.05, 0.01),
        shielded=(0.17, -0.02, -0.01, -0.05, 0.06, 0.08),
        second=(0.16, 0.13, 0.06, 0.08),
        under=(0.19, 0.05, 0.03, 0.02),
        held=-0.2,
        mined=Share(-0.28, -0.19),
        fighters=0.99,
        army=(0.7, 0.23, 0.07),
        army_chasing=(0.6, -0.01, -0.02),
        navy=(1.1, 0.45, 0.1),
        navy_chasing=(0.64, -0.01, 0.11),
        guns=0.74,
        fort=0.35,
        cards={
            "reap": Worth(-0.02, 0.02),
            "power_supply": Worth(0.09, -0.34),
            "frightening_sound": Worth(0.15, 0.11),
            "nerve_agent": Worth(0.1, -0.54),
            "poisonous_fog": Worth(0.14, 0.07),
            "infrasound": Worth(0.19, 0.09),
            "plasma_synthesis": Worth(-0.56, 0.75),
            "scorching_beam": Worth(0.07, -0.11),
            "alien_abduction": Worth(0.3, -0.2),
            "tripod": Worth(0.3, -0.29),
            "ufo": Worth(0.54, -0.31),
            "relocate": Worth(0.07, -0.12),
            "guerrilla": Worth(0.3, 0.56),
            "evacuate": Worth(-0.3, -0.86),
            "regroup": Worth(0.35, 0.27),
            "air_strike": Worth(-0.81, 0.18),
            "royal_navy": Worth(-1.54, -0.14),
            "army": Worth(-0.25, 0.86),
        },
        sizes={Side.MARTIANS: Worth(0.52, -0.86), Side.HUMANS: Worth(-1.15, 1.33)},
        pieces={
            "bunker": Worth(-0.13, -0.14),
            "tank_factory": Worth(-0.07, -0.47),
            "supply_depot": Worth(-0.07, -0.52),
            "heavy_artillery": Worth(-0.86, 0.75),
            "barrage_balloons": Worth(-0.07, 0.34),
            "fort": Worth(-0.49, 1.2),
            "landmines": Worth(-0.09, -0.15),
            "plasma_reactor": Worth(-0.02, 0.27),
            "particle_generator": Worth(0.08, -0.28),
            "alien_factory": Worth(0.3, 0.12),
            "regenerator": Worth(-0.04, -0.35),
            "tripod": Worth(-0.06, -0.15),
            "ufo": Worth(0.0, -0.44),
            "army": Worth(-0.16, 0.04),
            "navy": Worth(0.12, 0.11),
        },
        sheltered=Worth(0.14, -0.47),
    ),
    Side.HUMANS: Experience(
        killing=3.23,
        harming=2.57,
        open=(0.66, 0.31, 0.28, 0.13, -0.02, -0.06),
        covered=(0.59, 0.34, 0.19, 0.1, 0.05, 0.0),
        shielded=(0.23, -0.02, -0.03, -0.06, 0.05, 0.06),
        second=(0.14, 0.13, 0.07, 0.07),
        under=(0.24, 0.06, 0.06, 0.05),
        held=-0.05,
        mined=Share(-0.28, -0.35),
        fighters=0.32,
        army=(0.62, 0.23, 0.08),
        army_chasing=(0.18, 0.1, 0.06),
        navy=(0.86, 0.45, 0.1),
        navy_chasing=(0.32, 0.08, 0.09),
        guns=0.62,
        fort=0.32,
        cards={
            "reap": Worth(-0.01, 0.0),
            "power_supply": Worth(-0.03, -0.15),
            "frightening_sound": Worth(0.15, 0.1),
            "nerve_agent": Worth(0.08, -0.51),
            "poisonous_fog": Worth(0.15, 0.06),
            "infrasound": Worth(0.2, 0.08),
            "plasma_synthesis": Worth(-0.57, 0.78),
            "scorching_beam": Worth(0.08, -0.08),
            "alien_abduction": Worth(0.33, -0.28),
            "tripod": Worth(0.34, -0.39),
            "ufo": Worth(0.54, -0.11),
            "relocate": Worth(0.05, -0.1),
            "guerrilla": Worth(0.22, 0.68),
            "evacuate": Worth(-0.26, -0.92),
            "regroup": Worth(0.3, 0.33),
            "air_strike": Worth(-0.78, 0.12),
            "royal_navy": Worth(-1.54, -0.65),
            "army": Worth(-0.23, 0.53),
        },
        sizes={Side.MARTIANS: Worth(0.62, -1.05), Side.HUMANS: Worth(-1.25, 1.08)},
        pieces={
            "bunker": Worth(-0.16, 0.03),
            "tank_factory": Worth(-0.14, -0.4),
            "supply_depot": Worth(-0.05, -0.54),
            "heavy_artillery": Worth(-0.87, 0.72),
            "barrage_balloons": Worth(-0.1, 0.42),
            "fort": Worth(-0.63, 1.28),
            "landmines": Worth(-0.12, -0.17),
            "plasma_reactor": Worth(-0.03, 0.3),
            "particle_generator": Worth(0.09, -0.29),
            "alien_factory": Worth(0.33, 0.07),
            "regenerator": Worth(-0.02, -0.41),
            "tripod": Worth(-0.07, -0.18),
            "ufo": Worth(-0.01, -0.52),
            "army": Worth(-0.21, 0.3),
            "navy": Worth(0.15, 0.33),
        },
        sheltered=Worth(0.17, -0.51),
    ),
}


def lean(taught: Experience, side: Side, temper: Temper) -> Experience:
    """Returns the weights of a side for a temper: its own goal, the other side's, and its cards."""
    goals = temper.attack, temper.caution
    killing, harming = goals if side is Side.MARTIANS else goals[::-1]
    return taught._replace(
        killing=weigh(taught.killing, killing),
        harming=weigh(taught.harming, harming),
        cards={
            card: Worth(weigh(worth.midway, temper.thrift), weigh(worth.earlier, temper.thrift))
            for card, worth in taught.cards.items()
        },
    )
