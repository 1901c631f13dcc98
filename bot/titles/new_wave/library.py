"""Lookups of War of the Worlds: rules in our words with their numbers, and all open cards."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.titles.new_wave.hints import contents, offer_line
from bot.titles.rule_topics import Topics, board, entries, terms
from bot.titles.title import Choice, Words
from engine.new_wave.content import AreaId, Building, BuildingId, CardId, Content, Marker, Side, UnitKind
from engine.new_wave.view import CampView, View
from renderer.scenes.new_wave import names
from renderer.words import capitalise, dash, enumerate_items

CHAPTERS = {
    "turn": {
        "goal": "T8, T9",
        "setup": "T1, R28",
        "turn": "T1, T10",
        "cards": "T2, R29",
        "forced-play": "T2, R20, R35, R47, R48",
        "ending": "R33, R34",
        "ties": "R33, R34",
    },
    "market": {
        "resources": "T3, R5",
        "buying": "T4, R16, R17, R42, R43, R45",
        "swapping": "T5, R30",
        "open-cards": "T10",
    },
    "map": {
        "units": "T6, R14, R15, R40, R46",
        "holding": "T7, R13, R49",
        "civilians": "R22-R24",
        "protected": "R12",
    },
    "building": {
        "placing-humans": "R1, R2, R18, R44",
        "placing-martians": "R19",
        "guns": "R4, R32",
        "mines": "R2, R3",
        "balloons": "R11, R44",
    },
    "attacks": {
        "human-attacks": "T8, R21",
        "damage": "T8, R31, R33, R50",
        "martian-attacks": "T9, R8, R10, R11",
        "shields": "R8, R9",
        "together": "R8, R39",
        "influence": "R6, R9, R25, R27, R36, R41",
    },
}


class Library:
    """Answers lookups from the data of the game and a view."""

    def __init__(self, content: Content) -> None:
        self._content = content

    # --- /rules ---

    def topics(self) -> tuple[Topics[View], ...]:
        """Returns all topics, the rules first."""
        return (
            board(),
            terms(CHAPTERS),
            entries("card", self._content.cards, self._card),
            entries("building", self._content.buildings, self._building),
            entries("unit", (kind.value for kind in UnitKind), self._unit),
            entries("marker", (marker.value for marker in Marker), _influence),
            entries("area", self._content.areas, self._area, in_booklet=False),
        )

    def _card(self, view: View, item: str, words: Words) -> str:
        card = CardId(item)
        printed = self._content.cards[card]
        lines = [
            words(
                "rules-card",
                name=names.card(card, words),
                side=words(f"side-{printed.side.value}"),
                type=names.card_type(printed.type, words),
                cost=printed.cost if printed.cost is not None else -1,
                copies=printed.copies,
                start=printed.start,
            ),
            names.card_text(card, words),
        ]
        if printed.building is not None:
            lines.append(words(f"building-{dash(printed.building)}-text"))
        return "\n".join(lines)

    def _building(self, view: View, item: str, words: Words) -> str:
        building = BuildingId(item)
        printed: Building = self._content.buildings[building]
        head = words(
            "rules-building",
            name=capitalise(names.building(building, words)),
            side=words(f"side-{printed.side.value}"),
            tokens=printed.tokens,
            placement=printed.placement.value,
        )
        return "\n".join((head, words(f"building-{dash(building)}-text")))

    def _unit(self, view: View, item: str, words: Words) -> str:
        kind = UnitKind(item)
        unit = self._content.units[kind]
        name = capitalise(names.kind(kind, words))
        side = words(f"side-{unit.side.value}")
        head = words("rules-unit", name=name, side=side, limit=unit.limit)
        return "\n".join((head, words(f"unit-{kind.value}-text")))

    def _area(self, view: View, item: str, words: Words) -> str:
        """Returns the neighbours of an area, and its present contents."""
        area = AreaId(item)
        spot, printed = view.areas[area], self._content.areas[area]
        head = words(
            "rules-area",
            name=names.area(area, words),
            terrain=words(f"terrain-{spot.terrain.value}"),
            neighbours=enumerate_items((names.area(other, words) for other in spot.neighbours), words),
            civilians=printed.civilians,
        )
        lines = [head]
        if spot.ship:
            lines.append(words("rules-area-ship"))
        if spot.port:
            lines.append(words("rules-area-port"))
        here = list(contents(spot, words))
        lines.append(words("rules-area-here", here=enumerate_items(here, words), count=len(here)))
        return "\n".join(lines)

    # --- /pile ---

    def sides(self, view: View, given: Mapping[str, str], slot: str, words: Words) -> Sequence[Choice]:
        """Returns the sides whose cards can be looked at, the opponent first."""
        own = view.viewer or Side.HUMANS
        return [Choice(value=side.value, label=words(f"seat-{side.value}")) for side in (own.other, own)]

    def pile(self, view: View, given: Mapping[str, str], words: Words) -> str:
        """Returns all open cards of a side: row, discard pile, and cards removed from the game."""
        asked = given["side"].strip().lower()
        found = [side for side in Side if asked in (side.value, words(f"seat-{side.value}").lower())]
        if not found:
            return words("pile-unknown")
        return "\n".join(_pile(found[0], view.camps[found[0]], words))


def _influence(view: View, item: str, words: Words) -> str:
    text = words(f"marker-{dash(item)}-text")
    return words("rules-entry", name=capitalise(names.marker(Marker(item), words)), text=text)


def _pile(side: Side, camp: CampView, words: Words) -> Iterator[str]:
    yield words("pile-head", side=words(f"seat-{side.value}"))
    yield words("pile-discard", count=len(camp.discard), cards=_count_cards(camp.discard, words))
    if camp.laid:
        yield words("pile-laid", cards=_count_cards(camp.laid, words))
    if camp.box:
        yield words("pile-box", count=len(camp.box), cards=_count_cards(camp.box, words))
    if camp.offer:
        yield words("pile-row", deck=camp.deck_count)
    for offer, count in Counter(camp.offer).items():
        yield offer_line(offer, count, names.card_text(offer.card, words), words)
    yield words(
        "pile-unseen", hand=camp.hand_count, supply=camp.supply_count, cards=_count_cards(camp.unseen, words)
    )


def _count_cards(cards: Sequence[CardId], words: Words) -> str:
    """Returns cards with the number of their copies, in order of first appearance."""
    counts = Counter(cards)
    return enumerate_items(
        (words("pile-copies", card=names.card(card, words), count=count) for card, count in counts.items()),
        words,
    )
