"""Example pictures of the rules: how a card is claimed, and when a player is nuked."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.titles.title import Plate, Sketch, Words
from engine.core import Seat, SeededDice
from engine.dice_game import DiceGameRules, Options
from engine.dice_game.content import LocationId, Symbol
from engine.dice_game.state import State, Thrown
from engine.dice_game.view import View
from renderer.scenes.caption import caption
from renderer.scenes.dice_game import layout, names, row
from renderer.shapes import Box, Label, Point, Scene, Shape, Size, Sprite

NUKE, MARTIAN, RAY_GUN = Symbol.NUKE, Symbol.MARTIAN, Symbol.RAY_GUN
WIDTH = 616  # of a picture: a card, and the same width beside it
BESIDE = layout.STEP + 28  # left edge of the dice beside a card
DIE, STEP = 64, 70


class Plates:
    """Draws the examples on tables set up for them."""

    def __init__(self, rules: DiceGameRules) -> None:
        self._rules = rules

    def all(self) -> tuple[Plate, ...]:
        return (Plate(name="claiming", draw=self._claiming), Plate(name="nuked", draw=self._nukes))

    def _claiming(self, words: Words) -> Sketch:
        """Draws a card with a token on it, and dice that lead to its last space."""
        dice = (RAY_GUN,) * 3 + (MARTIAN,) * 4 + (NUKE,) * 3
        view = self._table(("atlanta",), dice, token=2)
        top = layout.CARD.y
        foot = caption([words("plate-claiming-sum")], BESIDE - 12, top + 240, WIDTH - BESIDE + 12)
        shapes = (*row.shapes(view, words), *_dice(dice, Point(BESIDE, top + 20)), *foot.shapes)
        alt = words("plate-claiming", card=names.location(LocationId("atlanta"), words))
        return _sketch(shapes, alt, Box(6, top - 8, WIDTH, 408))

    def _nukes(self, words: Words) -> Sketch:
        """Draws the nukes of two cards and of the difficulty card, all covered."""
        dice = (NUKE,) * 5
        view = self._table(("dallas", "los_alamos"), (), token=0)  # not laid on the symbols yet
        top, below = layout.NUKE_LINE - 20, layout.DIFFICULTY.y + layout.DIFFICULTY.h + 16
        in_sight = [shape for shape in row.shapes(view, words) if not _is_beyond(shape)]
        foot = caption([words("plate-nuked-sum")], 6, below + DIE + 16, WIDTH)
        shapes = (*in_sight, *_dice(dice, Point(22, below), across=5), *foot.shapes)
        cards = [names.location(LocationId(card), words) for card in ("dallas", "los_alamos")]
        alt = words("plate-nuked", one=cards[0], other=cards[1])
        return _sketch(shapes, alt, Box(6, top, WIDTH, foot.box.y + foot.box.h - top))

    def _table(self, cards: Sequence[str], dice: tuple[Symbol, ...], token: int) -> View:
        """Returns a view with these cards in the row and this roll on the table."""
        state = self._rules.setup(Options(), 2, SeededDice(b"booklet", 0)).state
        assert isinstance(state, State)
        known = [LocationId(card) for card in cards]
        thrown = replace(
            state,
            stacks=tuple((name, *state.stacks[0][1:]) for name in known),
            tokens=dict.fromkeys(known, (token, 0)),
            frame=Thrown(seat=Seat(0), target=known[0], checked=True),
            dice=dice,
            thrower=Seat(0),
        )
        return self._rules.view(thrown, None)


def _dice(dice: Iterable[Symbol], first: Point, across: int = 4) -> Iterable[Shape]:
    for number, face in enumerate(dice):
        down, right = divmod(number, across)
        box = Box(first.x + right * STEP, first.y + down * STEP, DIE, DIE)
        yield Sprite("die", box, (face.value,))


def _is_beyond(shape: Shape) -> bool:
    """Tells whether a label would be cut off at the right edge."""
    return isinstance(shape, Label) and shape.at.x > WIDTH - 60


def _sketch(shapes: Iterable[Shape], alt: str, window: Box) -> Sketch:
    scene = Scene(width=layout.WIDTH, height=layout.height(2), ground=(), shapes=tuple(shapes))
    return Sketch(scene=scene, alt=alt, size=Size(scale=2, window=window))
