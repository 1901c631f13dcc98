"""Tags of Under Falling Skies: cities with their side, scenarios, characters."""

from collections.abc import Iterator

from bot.titles.falling_skies import load
from engine.falling_skies import Options
from engine.falling_skies.actions import AnyAction
from engine.falling_skies.content import CityId, CitySide
from engine.falling_skies.events import AnyEvent, CharacterCalled, GameBegan, ScenarioBegan
from engine.falling_skies.state import Mode
from engine.falling_skies.view import View
from tools.coverage.counting import Coverage


def coverage() -> Coverage[AnyAction, AnyEvent, View, Options]:
    """Returns the tags of this title."""
    content = load()

    def possible_tags(options: Options) -> Iterator[str]:
        """Yields all tags that can occur under these options."""
        match options.mode:
            case Mode.STANDARD:
                yield _city(options.city, options.side)
            case Mode.FREE:
                yield from (_city(city, side) for city in content.cities for side in CitySide)
            case Mode.CAMPAIGN:
                chapters = [city for city, printed in content.cities.items() if printed.chapter]
                yield from (_city(city, side) for city in chapters for side in CitySide)
        if options.mode is not Mode.STANDARD:
            yield from (f"scenario {scenario}" for scenario in content.scenarios)
            yield from (f"character {character}" for character in content.characters)

    return Coverage(possible_tags=possible_tags, observed_tags=_observed_tags)


def _observed_tags(view: View, action: AnyAction | None, events: tuple[AnyEvent, ...]) -> Iterator[str]:
    for event in events:
        match event:
            case GameBegan(city=city, side=side):
                yield _city(city, side)
            case ScenarioBegan(scenario=scenario):
                yield f"scenario {scenario}"
            case CharacterCalled(character=character):
                yield f"character {character}"


def _city(city: CityId, side: CitySide) -> str:
    return f"city {city} {side.value}"
