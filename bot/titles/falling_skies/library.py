"""Looking things up: the rules in our words, rooms, cities, scenarios, characters."""

from collections.abc import Iterator, Mapping, Sequence

from bot.titles.title import Choice, Words
from engine.falling_skies.content import (
    CharacterId,
    CharacterSide,
    CityId,
    CitySide,
    Content,
    RoomKind,
    ScenarioId,
)
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import names

TERMS = (
    "goal",
    "round",
    "dice-phase",
    "white-dice",
    "descent",
    "signs",
    "digging",
    "rooms-phase",
    "robots",
    "mothership",
    "launching",
    "ending",
    "threat-level",
    "difficulty",
    "characters",
    "campaign",
    "free-play",
    "undo",
    "onlookers",
)


class Library:
    """Answers from the data of the game."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def topics(self, view: View, given: Mapping[str, str], slot: str, words: Words) -> Sequence[Choice]:
        """Returns everything that can be looked up, the rules first."""
        return list(self._topics(words))

    def _topics(self, words: Words) -> Iterator[Choice]:
        for term in TERMS:
            yield Choice(value=f"term {term}", label=words(f"term-{term}"))
        for kind in RoomKind:
            yield Choice(value=f"room {kind.value}", label=words("topic-room", name=_room(kind, words)))
        yield Choice(value="room tunnel", label=words("topic-room", name=words("room-tunnel")))
        for city in self._content.cities:
            yield Choice(value=f"city {city}", label=words("topic-city", name=names.city(city, words)))
        for scenario in self._content.scenarios:
            name = names.scenario(scenario, words)
            yield Choice(value=f"scenario {scenario}", label=words("topic-scenario", name=name))
        for character in self._content.characters:
            name = names.character(character, words)
            yield Choice(value=f"character {character}", label=words("topic-character", name=name))

    def rule(self, view: View, given: Mapping[str, str], words: Words) -> str:
        """Tells about a topic, named by its value or as its label reads."""
        asked = given["topic"].strip()
        topics = {choice.label.lower(): choice.value for choice in self._topics(words)}
        kind, _, name = topics.get(asked.lower(), asked).partition(" ")
        match kind:
            case "term" if name in TERMS:
                return words("rules-entry", name=words(f"term-{name}"), text=words(f"term-{name}-text"))
            case "room" if name in {*(each.value for each in RoomKind), "tunnel"}:
                key = f"room-{names.dashed(name)}"
                return words("rules-entry", name=words(key), text=words(f"{key}-text"))
            case "city" if name in self._content.cities:
                return self._city(CityId(name), words)
            case "scenario" if name in self._content.scenarios:
                scenario = ScenarioId(name)
                text = names.scenario_text(scenario, words)
                return words("rules-entry", name=names.scenario(scenario, words), text=text)
            case "character" if name in self._content.characters:
                return self._character(CharacterId(name), words)
            case _:
                return words("rules-unknown")

    def _city(self, city: CityId, words: Words) -> str:
        printed = self._content.cities[city]
        lines = [
            words(
                "rules-city",
                name=names.city(city, words),
                energy=printed.energy,
                energy_limit=printed.energy_limit,
                damage_limit=printed.damage_limit,
            )
        ]
        lines += [
            words("rules-side", side=names.city_side(side, words), text=names.city_text(city, side, words))
            for side in CitySide
        ]
        return "\n".join(lines)

    def _character(self, character: CharacterId, words: Words) -> str:
        lines = [words("rules-name", name=names.character(character, words))]
        lines += [
            words(
                "rules-side",
                side=names.character_side(side, words),
                text=names.character_text(character, side, words),
            )
            for side in CharacterSide
        ]
        return "\n".join(lines)


def _room(kind: RoomKind, words: Words) -> str:
    return names.kind_of_room(kind, words)
