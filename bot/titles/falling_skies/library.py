"""Lookups of Under Falling Skies: the rules in our words, rooms, cities, scenarios, characters."""

from collections.abc import Mapping

from bot.titles.rule_topics import Topics, board, entries
from bot.titles.title import Words
from engine.falling_skies.content import CharacterId, CharacterSide, CityId, CitySide, Content, RoomKind
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import names

CHAPTERS = {
    "round": ("goal", "round", "ending"),
    "dice": ("dice-phase", "white-dice", "descent", "signs", "digging"),
    "rooms": ("rooms-phase", "robots"),
    "mothership": ("mothership", "launching"),
    "games": ("threat-level", "difficulty", "characters", "campaign", "free-play"),
    "table": ("undo", "onlookers"),
}
TERMS = tuple(term for chapter in CHAPTERS.values() for term in chapter)


def topics(content: Content) -> tuple[Topics[View], ...]:
    """Returns all topics, the rules first."""

    def city(view: View, item: str, words: Words) -> str:
        printed = content.cities[CityId(item)]
        head = words(
            "rules-city",
            name=_city(view, item, words),
            energy=printed.energy,
            energy_limit=printed.energy_limit,
            damage_limit=printed.damage_limit,
        )
        texts = {
            names.city_side(side, words): names.city_text(CityId(item), side, words) for side in CitySide
        }
        return _both_sides(head, texts, words)

    def character(view: View, item: str, words: Words) -> str:
        head = words("rules-name", name=_character(view, item, words))
        texts = {
            names.character_side(side, words): names.character_text(CharacterId(item), side, words)
            for side in CharacterSide
        }
        return _both_sides(head, texts, words)

    return (
        board(),
        entries("term", TERMS),
        entries("room", (*(kind.value for kind in RoomKind), "tunnel")),
        Topics(kind="city", items=lambda view: content.cities, name=_city, tell=city),
        entries("scenario", content.scenarios),
        Topics(kind="character", items=lambda view: content.characters, name=_character, tell=character),
    )


def _city(view: View, item: str, words: Words) -> str:
    return names.city(CityId(item), words)


def _character(view: View, item: str, words: Words) -> str:
    return names.character(CharacterId(item), words)


def _both_sides(head: str, texts: Mapping[str, str], words: Words) -> str:
    """Returns the texts of both sides of a tile or card."""
    return "\n".join((head, *(words("rules-side", side=side, text=text) for side, text in texts.items())))
