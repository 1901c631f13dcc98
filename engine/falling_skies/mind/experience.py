"""The weights of the outlook, as logits of the chance to win.

Fitted to 26,000 games of Roswell at all threat levels, in three passes: after each, a logistic regression of
the results on the beginnings of all rounds. The games were played by a quicker copy of these rules;
`python -m tools.fits.falling_skies` does the same with the rules themselves. docs/computer.md says how well
the computer plays by them.
"""

from collections.abc import Mapping

from engine.core import Data


class Experience(Data, frozen=True):
    """The weight of each feature; tables start at a count of 0."""

    bias: float
    points: float  # ten points of research done
    need: float  # five points of research still needed per round left
    hurry: float  # the square of that
    digging: float  # ten steps of the excavator
    goal: float  # the room that can finish the research is open
    gap: float  # four steps to that room, per round left
    laboratories: float  # ten points of value of the open research rooms with average dice
    reactors: float  # the same for energy rooms
    hangars: float  # the same for fighter rooms
    energy: tuple[float, ...]  # by the energy in stock
    left: tuple[float, ...]  # by the damage the base can still take
    rounds: tuple[float, ...]  # by the maximum number of rounds left
    height: tuple[float, ...]  # a ship in the sky, by its rows above the city
    white: tuple[float, ...]  # by the white ships in play
    pressure: float  # a ship certain to hit the city with the next die, divided by the damage left
    panic: float  # a quarter of the square of that
    alarm: float  # a ship certain to call the mothership down with the next die
    calls_below: float  # a space below the mothership that calls it down
    next_action: Mapping[tuple[str, int], float]  # the mothership's next action
    to_come: Mapping[str, float]  # its further actions, for each ship, space and point


EXPERIENCE = Experience(
    bias=7.186,
    points=0.773,
    need=-3.156,
    hurry=-0.145,
    digging=-0.135,
    goal=-0.096,
    gap=-3.407,
    laboratories=0.754,
    reactors=0.87,
    hangars=0.525,
    energy=(0.0, 0.207, 0.578, 0.742, 0.861, 1.04, 1.116, 1.252),
    left=(0.0, -5.649, -4.571, -3.591, -2.487, -1.452, -0.705, 0.0),
    rounds=(0.0, 0.91, -0.85, -1.901, -1.653, -1.4, -1.057, -0.586, 0.004, 0.621, 1.242, 1.975, 2.695),
    height=(
        0.0,
        -0.531,
        -0.511,
        -0.426,
        -0.415,
        -0.323,
        -0.267,
        -0.237,
        -0.2,
        -0.204,
        -0.202,
        -0.147,
        -0.077,
        -0.025,
        -0.054,
        -0.067,
    ),
    white=(0.0, -0.558, -1.185, -1.466, -1.734),
    pressure=-1.676,
    panic=0.038,
    alarm=-0.186,
    calls_below=-0.185,
    next_action={
        ("white", 1): 0.134,
        ("white", 2): -0.498,
        ("excavator", 1): -0.313,
        ("excavator", 2): 0.115,
        ("excavator", 3): -0.019,
        ("research", 1): -0.286,
        ("research", 2): -0.328,
        ("damage", 1): 0.045,
    },
    to_come={"damage": -0.413, "white": -0.228, "excavator": -0.245, "research": -0.138},
)
