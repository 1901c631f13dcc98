"""The table of War of the Worlds as text: a short alt text, and the full text board."""

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.core import Seat
from engine.new_wave.content import AreaId, CardId, Side
from engine.new_wave.view import AreaView, BuildingView, View
from renderer.scenes.new_wave import names
from renderer.scenes.new_wave.board import BALLOONS, by_kind
from renderer.scenes.new_wave.news import heading, news, steps
from renderer.scenes.new_wave.panel import has_swapped, open_hands, state_of_play
from renderer.text import UNSEEN
from renderer.words import Words, aloud, alt_text, dash, seat_name

MOST_NEWS = 3  # events in an alt text, which has to hold the map, too


def alt(view: View, words: Words) -> str:
    """Returns the alt text within Discord's limit; the last sentences are dropped first."""
    parts = (
        *_opening(view, words),
        _news(view, words, most=MOST_NEWS),
        *_areas(view, words, short=True),
        *_offers(view, words),
        *(_camp(side, view, words) for side in Side),
    )
    return alt_text(part.translate(UNSEEN) for part in parts)


def score(view: View, seats: Mapping[Seat, str], words: Words) -> str:
    """Returns the civilians left and the damage to the Martians in one line."""
    return words(
        "score",
        damage=view.damage,
        damage_limit=view.damage_limit,
        civilians=view.civilians,
        everyone=view.everyone,
    )


def status(view: View, words: Words) -> list[str]:
    """Returns what the posted map does not show: hands, purses and offers, and revealed hands."""
    return [
        " ".join(_purse(side, view, words) for side in Side),
        *_offers(view, words),
        *open_hands(view, words),
    ]


def _purse(side: Side, view: View, words: Words) -> str:
    """Returns what a side holds: cards in hand, and what it can spend now and every turn."""
    camp = view.camps[side]
    return words(
        "board-status-camp",
        side=seat_name(side.value, words),
        hand=camp.hand_count,
        purse=camp.purse,
        income=camp.income,
    )


def text_board(view: View, words: Words) -> str:
    """Returns the full text of the table."""
    lines = [
        *_opening(view, words),
        _news(view, words),
        *_areas(view, words, short=False),
        _empty(view, words),
        words("board-text-signs"),
        *(_camp(side, view, words) for side in Side),
        *_offers(view, words),
        *_piles(view, words),
        *open_hands(view, words),
        *_borders(view, words),
    ]
    return "\n".join(line for line in lines if line).translate(UNSEEN)


def _opening(view: View, words: Words) -> list[str]:
    """Returns the state of play, the goals, and the attack under way."""
    lines = [
        f"{aloud(state_of_play(view, words))}.",
        words(
            "board-text-goal",
            damage=view.damage,
            damage_limit=view.damage_limit,
            civilians=view.civilians,
            everyone=view.everyone,
        ),
    ]
    if view.attack is not None and view.attack.cards:
        cards = [names.card(card, words) for card in view.attack.cards]
        lines.append(
            words(
                "board-text-attack",
                area=names.area(view.attack.area, words),
                damage=view.attack.damage,
                cards=", ".join(cards),
                cards_count=len(cards),
            )
        )
    laid = [card for camp in view.camps.values() for card in camp.laid]
    if laid:
        lines.append(words("board-text-laid", cards=_cards(laid, words)))
    return lines


# --- areas -----------------------------------------------------------------------------------------------


def _areas(view: View, words: Words, *, short: bool) -> Iterable[str]:
    """Yields one sentence per occupied area; the short form leaves out the states of pieces."""
    for area, spot in view.areas.items():
        what = list(_names_in(spot, words) if short else _contents(spot, words))
        if what:
            yield words("board-text-area", area=names.area(area, words), what=", ".join(what))


def _names_in(spot: AreaView, words: Words) -> Iterable[str]:
    if spot.civilians:
        yield words("board-people", count=spot.civilians)
    if spot.building is not None:
        yield names.building(spot.building.kind, words)
    if spot.balloons:
        yield words(f"building-{dash(BALLOONS)}")
    yield from (names.unit(unit.id, words) for unit in by_kind(spot.units))
    yield from (names.marker(marker, words) for marker in spot.markers)


def _contents(spot: AreaView, words: Words) -> Iterable[str]:
    if spot.civilians:
        safe = "yes" if spot.protected else "no"
        yield words("board-text-people", count=spot.civilians, safe=safe, fought=spot.fought)
    if spot.building is not None:
        yield _building(spot.building, words)
    if spot.balloons:
        name = words(f"building-{dash(BALLOONS)}")
        yield words("board-text-defence", name=name, defence=spot.stand.balloons)
    for unit in by_kind(spot.units):
        name = names.unit(unit.id, words)
        yield words("board-text-used", name=name) if unit.used else name
    for marker in spot.markers:
        yield words("board-text-influence", marker=names.marker(marker, words))


def _building(built: BuildingView, words: Words) -> str:
    name = names.building(built.kind, words)
    if built.defence:
        key = "board-text-shield" if built.shield else "board-text-defence"
        name = words(key, name=name, defence=built.defence)
    return words("board-text-used", name=name) if built.used else name


def _empty(view: View, words: Words) -> str:
    """Returns the list of empty areas."""
    bare = [names.area(area, words) for area, spot in view.areas.items() if not list(_contents(spot, words))]
    return words("board-text-empty", areas=", ".join(bare)) if bare else ""


def _borders(view: View, words: Words) -> Iterable[str]:
    """Yields the neighbours of areas, each border once."""
    told: set[frozenset[AreaId]] = set()
    for area, spot in view.areas.items():
        fresh = [near for near in spot.neighbours if frozenset((area, near)) not in told]
        told.update(frozenset((area, near)) for near in fresh)
        if fresh:
            near = ", ".join(names.area(each, words) for each in fresh)
            yield words("board-text-borders", area=names.area(area, words), areas=near)


# --- camps -----------------------------------------------------------------------------------------------


def _camp(side: Side, view: View, words: Words) -> str:
    camp = view.camps[side]
    return words(
        "board-text-camp",
        side=seat_name(side.value, words),
        hand=camp.hand_count,
        supply=camp.supply_count,
        discard=len(camp.discard),
        deck=camp.deck_count,
        box=len(camp.box),
        purse=camp.purse,
        income=camp.income,
        swapped="yes" if has_swapped(side, view) else "no",
    )


def _offers(view: View, words: Words) -> Iterable[str]:
    for side in Side:
        offer = view.camps[side].offer
        if offer:
            cards = (
                words("board-text-price", card=names.card(each.card, words), cost=each.cost, count=count)
                for each, count in Counter(offer).items()
            )
            yield words("board-text-offer", side=names.side(side, words), cards=", ".join(cards))


def _piles(view: View, words: Words) -> Iterable[str]:
    """Yields the open piles."""
    for side in Side:
        camp = view.camps[side]
        for key, pile in (("board-text-discard", camp.discard), ("board-text-box", camp.box)):
            if pile:
                yield words(key, side=names.side(side, words), cards=_cards(pile, words))


def _cards(cards: Iterable[CardId], words: Words) -> str:
    """Returns cards by name, with the number of copies."""
    return ", ".join(
        words("board-text-copies", card=names.card(card, words), count=count)
        if count > 1
        else names.card(card, words)
        for card, count in Counter(cards).items()
    )


def _news(view: View, words: Words, most: int | None = None) -> str:
    """Returns the last events of the turn in words instead of arrows; `most`: no more than these."""
    lines = [line.rstrip(".") for line in news(view, words, steps)]
    return ". ".join((heading(view, words), *(lines if most is None else lines[-most:]))) + "."
