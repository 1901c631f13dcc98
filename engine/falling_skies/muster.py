"""Free play: the player sets up a game from all components."""

from msgspec.structs import replace

from engine.falling_skies.actions import (
    Begin,
    Dismiss,
    DrawSky,
    LayTile,
    NoScenario,
    PickCity,
    PickCitySide,
    PickScenario,
    Recruit,
)
from engine.falling_skies.bench import Bench
from engine.falling_skies.board import LaidTile, Member, Setup
from engine.falling_skies.content import CharacterId, CharacterSide, CitySide, Content, SkySide, TileId
from engine.falling_skies.difficulty import rate
from engine.falling_skies.events import DifficultyRated
from engine.falling_skies.games import LEVELS, begin_game, draw_sky, with_top_tile
from engine.falling_skies.refusals import AnyRefusal, NotInTeam, NotOnOffer, SameAlready
from engine.falling_skies.state import Mustering

MusterAction = (
    PickCity | PickCitySide | PickScenario | NoScenario | DrawSky | LayTile | Recruit | Dismiss | Begin
)


def muster_actions(content: Content) -> tuple[MusterAction, ...]:
    """Returns every setup action, legal or not."""
    return (
        Begin(),
        *(PickCity(city=city) for city in content.cities),
        *(PickCitySide(side=side) for side in CitySide),
        *(PickScenario(scenario=scenario) for scenario in content.scenarios),
        NoScenario(),
        *(DrawSky(level=level) for level in LEVELS),
        *(LayTile(tile=name, side=side) for name, tile in content.sky.items() for side in tile.sides),
        *(Recruit(character=name, side=side) for name in content.characters for side in CharacterSide),
        *(Dismiss(character=name) for name in content.characters),
    )


def why_not_muster(content: Content, draft: Setup, action: MusterAction) -> AnyRefusal | None:
    """Returns the reason against a setup action, or None if it is legal."""
    match action:
        case PickCity(city=city):
            return _why_not_choose(city in content.cities, city == draft.city)
        case PickCitySide(side=side):
            return _why_not_choose(True, side is draft.side)
        case PickScenario(scenario=scenario):
            return _why_not_choose(scenario in content.scenarios, scenario == draft.scenario)
        case NoScenario():
            return _why_not_choose(True, draft.scenario is None)
        case DrawSky(level=level):
            return _why_not_choose(level in LEVELS, False)
        case LayTile(tile=tile, side=side):
            laid = LaidTile(tile=tile, side=side)
            return _why_not_choose(_fits(content, draft, tile, side), laid in draft.sky)
        case Recruit(character=character, side=side):
            member = Member(character=character, side=side)
            return _why_not_choose(character in content.characters, member in draft.team)
        case Dismiss(character=character):
            return None if _in_team(draft, character) else NotInTeam(character=character)
        case Begin():
            return None


def _why_not_choose(offered: bool, same: bool) -> AnyRefusal | None:
    if not offered:
        return NotOnOffer()
    return SameAlready() if same else None


def _fits(content: Content, draft: Setup, tile: TileId, side: SkySide) -> bool:
    """Tells whether a tile has a place of its height; the fifth exists only in the final battle."""
    known = tile in content.sky and side in content.sky[tile].sides
    return known and content.sky[tile].height <= len(draft.sky)


def _in_team(draft: Setup, character: CharacterId) -> bool:
    return any(member.character == character for member in draft.team)


def muster(turn: Bench, draft: Setup, action: MusterAction) -> None:
    """Changes the setup, or begins the game."""
    if isinstance(action, Begin):
        begin_game(turn, draft)
        return
    changed = _with_change(turn, draft, action)
    turn.replace(Mustering(draft=changed))
    difficulty = rate(turn.content, changed)
    turn.tell(DifficultyRated(rating=difficulty.rating, epic=difficulty.epic))


def _with_change(turn: Bench, draft: Setup, action: MusterAction) -> Setup:
    match action:
        case PickCity(city=city):
            return replace(draft, city=city)
        case PickCitySide(side=side):
            return replace(draft, side=side)
        case PickScenario(scenario=scenario):
            return with_top_tile(turn.content, replace(draft, scenario=scenario), SkySide.FRONT)
        case NoScenario():
            return with_top_tile(turn.content, replace(draft, scenario=None), SkySide.FRONT)
        case DrawSky(level=level):
            drawn = draw_sky(turn.content, level, turn.dice)
            return replace(draft, sky=drawn + draft.sky[len(drawn) :])
        case LayTile(tile=tile, side=side):
            place = turn.content.sky[tile].height - 1
            laid = LaidTile(tile=tile, side=side)
            return replace(draft, sky=(*draft.sky[:place], laid, *draft.sky[place + 1 :]))
        case Recruit(character=character, side=side):
            member = Member(character=character, side=side)
            return replace(draft, team=(*_without(draft, character), member))
        case Dismiss(character=character):
            return replace(draft, team=_without(draft, character))
        case Begin():
            return draft


def _without(draft: Setup, character: CharacterId) -> tuple[Member, ...]:
    return tuple(member for member in draft.team if member.character != character)
