"""Marks around the pieces of War of the Worlds: strikes, losses, prices, tracks and the key."""

from renderer.assets import Look, drawing
from renderer.pen import XY, Pen, ellipse, star
from renderer.sprites.cards import blank
from renderer.sprites.war import DEEP, RIM, defence, person, skull, tick
from renderer.sprites.war_cards import bolt, coin


@drawing("anchor")
def anchor(pen: Pen, _: Look) -> None:
    """The port where new navies enter."""
    layer = pen.layer()
    art = layer.within(0, 0, *pen.size)
    art.ring(50, 16, 14, 7, "human")
    art.stroke([(50, 28), (50, 92)], "human", 10)
    art.stroke([(28, 40), (72, 40)], "human", 9)
    art.stroke(ellipse(50, 56, 38, 36, 12, 168), "human", 10)
    for tip in (((4, 70), (8, 46), (26, 62)), ((96, 70), (92, 46), (74, 62))):
        art.fill(tip, "human")
    layer.outline(2, "ink")
    pen.lay(layer)


@drawing("flash")
def flash(pen: Pen, look: Look) -> None:
    """A strike and its damage. Look: ink, number."""
    art = pen.within(0, 0, *pen.size)
    for reach, ink in ((50, "ink"), (46, str(look[0])), (33, "paper")):
        art.fill(star(50, 50, reach, reach * 0.68, 12), ink)
    art.text(50, 52, str(look[1]), 48, "ink", "bold", "mm")


@drawing("toll")
def toll(pen: Pen, look: Look) -> None:
    """Dead civilians. Look: their number."""
    w, h = pen.size
    pen.round_rect(0, 0, w, h, 8, "ink")
    pen.round_rect(2, 2, w - 4, h - 4, 7, "blood:ink:20")
    skull(pen.within(3, h * 0.12, h * 0.76, h * 0.76))
    pen.text(w * 0.76, h / 2 + 1, str(look[0]), h * 0.78, "paper", "bold", "mm")


@drawing("money")
def money(pen: Pen, look: Look) -> None:
    """The currency of a side: coins or energy. Look: side."""
    layer = pen.layer()
    (coin if look[0] == "human" else bolt)(layer.within(2, 2, pen.size[0] - 4, pen.size[1] - 4))
    layer.outline(1.6, "ink")
    pen.lay(layer)


@drawing("offer")
def offer(pen: Pen, look: Look) -> None:
    """The row of a card on sale. Look: side, then `payable`."""
    w, h = pen.size
    rim = RIM[str(look[0])]
    pen.round_rect(0, 0, w, h, 9, "ink")
    if "payable" in look:
        pen.round_rect(0, 0, w, h, 9, rim)
        pen.round_rect(2.5, 2.5, w - 5, h - 5, 7, "ink")
    pen.round_rect(3, 3, w - 6, h - 6, 7, "night")
    pen.round_rect(3, 3, 50, h - 6, 7, f"{DEEP[str(look[0])]}:night:40")


@drawing("price")
def price(pen: Pen, look: Look) -> None:
    """The price of a card on a coin or a spark, filled if it can be paid now. Look: side, cost, `payable`."""
    side, cost, payable = str(look[0]), str(look[1]), "payable" in look
    art = pen.within(0, 0, *pen.size)

    def field(reach: float) -> list[XY]:
        return ellipse(50, 50, reach, reach) if side == "human" else star(50, 50, reach, reach * 0.86, 8)

    ink = "amber" if side == "human" else "acid"
    for reach, each in ((50.0, "ink"), (46.0, ink), (39.0, ink if payable else "night")):
        art.fill(field(reach), each)
    art.text(50, 52, cost, 71, "ink" if payable else "paper", "bold", "mm")


@drawing("war-track")
def track(pen: Pen, look: Look) -> None:
    """A track of steps. Look: side, steps taken, all steps."""
    side, count, limit = str(look[0]), int(look[1]), int(look[2])
    w, h = pen.size
    step = w / limit
    for number in range(1, limit + 1):
        cell = pen.within((number - 1) * step + 1, 0, step - 2, h, units=(step - 2, h))
        (_heart if side == "human" else _wound)(cell, number, on=number <= count)


def _heart(pen: Pen, _: int, *, on: bool) -> None:
    """A step of the civilians' track: alive or dead."""
    w, h = pen.size
    pen.round_rect(0, 0, w, h, 6, "ink")
    pen.round_rect(1.5, 1.5, w - 3, h - 3, 5, "human-deep" if on else "night")
    if on:
        person(pen.within(w * 0.14, h * 0.18, w * 0.72, h * 0.66), "paper")
        return
    for x0, x1 in ((0.28, 0.72), (0.72, 0.28)):
        pen.stroke([(w * x0, h * 0.32), (w * x1, h * 0.68)], "stone:night:40", 4)


def _wound(pen: Pen, number: int, *, on: bool) -> None:
    """A step of the damage track: taken or not."""
    w, h = pen.size
    pen.round_rect(0, 0, w, h, 6, "ink")
    pen.round_rect(1.5, 1.5, w - 3, h - 3, 5, "martian" if on else "night")
    pen.text(w / 2, h / 2 + 1, str(number), 28, "ink" if on else "paper:stone:40", "bold", "mm")


@drawing("key-defence")
def keydefence(pen: Pen, look: Look) -> None:
    """The key's sample of a defence. Look: `shield` or `plain`."""
    defence(
        pen.within(2, 0, pen.size[0] - 4, pen.size[1] - 2),
        "2" if look[0] == "shield" else "1",
        look[0] == "shield",
    )


@drawing("key-tick")
def key_tick(pen: Pen, _: Look) -> None:
    """The key's sample of a used piece."""
    tick(pen.within(1, 1, pen.size[0] - 2, pen.size[1] - 2))


@drawing("skull")
def loss(pen: Pen, _: Look) -> None:
    """A piece that would be destroyed."""
    skull(pen.within(0, 0, *pen.size))


@drawing("war-card")
def war_card(pen: Pen, look: Look) -> None:
    """An empty card of a side. Look: side."""
    blank(pen, str(look[0]), head=106.0)


@drawing("option")
def option(pen: Pen, look: Look) -> None:
    """The effect of a card's option. Look: `move`, `gain`, `take`, `place` or `strike`, side, amount."""
    kind, side, amount = str(look[0]), str(look[1]), str(look[2])
    art = pen.within(0, 0, *pen.size)
    match kind:
        case "strike":
            for reach, ink in ((52.0, "ink"), (47.0, RIM[side])):
                art.fill(star(50, 50, reach, reach * 0.72, 12), ink)
        case "gain":
            _coin_or_spark(art, side)
        case _:
            art.round_rect(2, 2, 96, 96, 20, "ink")
            art.round_rect(7, 7, 86, 86, 16, DEEP[side])
            _OPTIONS[kind](art)
    if amount:
        art.text(50, 53, amount, 73, "ink", "bold", "mm")


def _coin_or_spark(art: Pen, side: str) -> None:
    for reach, ink in ((50.0, "ink"), (45.0, "amber" if side == "human" else "acid")):
        art.fill(
            ellipse(50, 50, reach, reach) if side == "human" else star(50, 50, reach, reach * 0.86, 8), ink
        )


def _onwards(art: Pen) -> None:
    art.stroke([(22, 50), (54, 50)], "paper", 15)
    art.fill([(48, 22), (84, 50), (48, 78)], "paper")


def _takes(art: Pen) -> None:
    person(art.within(28, 34, 44, 50), "paper")
    art.stroke([(18, 62), (22, 26), (50, 16), (78, 26), (82, 62)], "acid", 9)


def _places(art: Pen) -> None:
    art.rect(43, 20, 14, 60, "paper")
    art.rect(20, 43, 60, 14, "paper")


_OPTIONS = {"move": _onwards, "take": _takes, "place": _places}
