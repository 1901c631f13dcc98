"""Lookups of Under Falling Skies: the rules in our words, rooms, cities, scenarios, characters."""

from collections.abc import Mapping

from bot.titles.rule_topics import Topics, board, entries, terms
from bot.titles.title import Words
from engine.falling_skies.content import CharacterId, CharacterSide, CityId, CitySide, Content, RoomKind
from engine.falling_skies.events import AnyEvent, ChapterBegan
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import names

CHAPTERS = {
    "round": {
        "goal": "T18",
        "board": "S1.1-S1.6, S2-S6",
        "setup": "S1.8-S1.10, S5",
        "round": "T1, T9, T15",
        "ending": "T18, R14",
    },
    "dice": {
        "dice-phase": "T1, T2, R1, R5",
        "white-dice": "T7",
        "descent": "T2, T6, R6",
        "signs": "T3-T5, R7, R8",
        "digging": "T8, T14, R2, R3, S1.7",
    },
    "rooms": {"rooms-phase": "T9-T13, R4, R15-R18", "robots": "T19, T20, R19-R22, S1.5"},
    "mothership": {"mothership": "T4, T15, T16, R9, R11", "launching": "T17, R12"},
    "games": {
        "threat-level": "R25",
        "difficulty": "S7.10",
        "characters": "S7.5",
        "campaign": "S7.1-S7.9",
        "free-play": "R47",
    },
    "table": {"undo": "", "onlookers": ""},
}


def topics(content: Content) -> tuple[Topics[View], ...]:
    """Returns all topics, the rules first."""

    def city(view: View, item: str, words: Words) -> str:
        printed = content.cities[CityId(item)]
        head = words(
            "rules-city",
            name=names.city(CityId(item), words),
            energy=printed.energy,
            energy_limit=printed.energy_limit,
            damage_limit=printed.damage_limit,
        )
        texts = {
            names.city_side(side, words): names.city_text(CityId(item), side, words) for side in CitySide
        }
        return _both_sides(head, texts, words)

    def character(view: View, item: str, words: Words) -> str:
        head = words("rules-name", name=names.character(CharacterId(item), words))
        texts = {
            names.character_side(side, words): names.character_text(CharacterId(item), side, words)
            for side in CharacterSide
        }
        return _both_sides(head, texts, words)

    chapters = tuple(str(number) for number, _ in enumerate(content.campaign.chapters, 1))
    return (
        board(),
        terms(CHAPTERS),
        entries("room", (*(kind.value for kind in RoomKind), "tunnel")),
        entries("city", content.cities, city),
        entries("scenario", content.scenarios),
        entries("character", content.characters, character),
        entries("chapter", chapters, _chapter),
    )


def topic(event: AnyEvent) -> str | None:
    """Returns the topic that explains an event: the briefing of a chapter."""
    return f"chapter {event.chapter}" if isinstance(event, ChapterBegan) else None


def _chapter(view: View, item: str, words: Words) -> str:
    """Returns the briefing of a chapter: its scene, and what is new in it."""
    key = f"chapter-{item}"
    return words("rules-chapter", name=words(key), scene=words(f"{key}-scene"), text=words(f"{key}-text"))


def _both_sides(head: str, texts: Mapping[str, str], words: Words) -> str:
    """Returns the texts of both sides of a tile or card."""
    return "\n".join((head, *(words("rules-side", side=side, text=text) for side, text in texts.items())))
