"""The campaign (section 7): chapters, battles, characters and cities, up to the final battle."""

from enum import Enum

from msgspec.structs import replace

from engine.core import Outcome
from engine.falling_skies.actions import Defend
from engine.falling_skies.bench import Bench
from engine.falling_skies.board import Member, Setup
from engine.falling_skies.content import (
    Campaign,
    Chapter,
    CharacterId,
    CharacterSide,
    CityId,
    CitySide,
    Content,
    SkySide,
    TileId,
)
from engine.falling_skies.events import (
    CampaignLost,
    CampaignWon,
    ChapterBegan,
    CharacterJoined,
    CityAbandoned,
    CityAttacked,
    CityDamaged,
    CityLost,
    CitySaved,
    LevelSet,
    ScoreCounted,
)
from engine.falling_skies.games import begin_game, draw_sky, with_top_tile
from engine.falling_skies.notebook import Attack, BattleRecord, GameRecord, Notebook
from engine.falling_skies.state import SEAT, Aftermath, ChoosingAttack, ChoosingCity, ChoosingTeam
from engine.kit.edit import drop, put, without

GAMES_A_BATTLE = 2
ATTACKS = 2

CAMPAIGN_WON = "campaign_won"
CAMPAIGN_LOST = "campaign_lost"


# --- chapters -------------------------------------------------------------------------------------


def begin_campaign(turn: Bench) -> None:
    """Starts an empty notebook at the first chapter."""
    turn.edit(notebook=Notebook())
    _open_chapter(turn)


def chapter_of(content: Content, notebook: Notebook) -> Chapter:
    """Returns the current chapter of the campaign."""
    return content.campaign.chapters[notebook.chapter - 1]


def is_last_chapter(content: Content, notebook: Notebook) -> bool:
    return notebook.chapter == len(content.campaign.chapters)


def _open_chapter(turn: Bench) -> None:
    content, notebook = turn.content, turn.notebook
    number = notebook.chapter + 1
    spared = dict.fromkeys(notebook.cities, CitySide.NORMAL)  # never attacked: kept for the last chapter
    turn.note(
        chapter=number,
        scenarios=tuple(name for name, one in content.scenarios.items() if one.chapter == number),
        cities=tuple(name for name, one in content.cities.items() if one.chapter == number),
        characters=tuple(name for name, one in content.characters.items() if one.chapter == number),
        rested=notebook.kept,
        saved={**notebook.saved, **spared},
    )
    turn.tell(ChapterBegan(chapter=number))
    if is_last_chapter(content, turn.notebook):
        turn.restack(ChoosingCity())
    else:
        _draw_attacks(turn)


# --- choosing a battle ----------------------------------------------------------------------------


def _draw_attacks(turn: Bench) -> None:
    notebook, dice = turn.notebook, turn.dice
    cities = dice.shuffle(notebook.cities)[:ATTACKS]
    scenarios = dice.shuffle(notebook.scenarios)[:ATTACKS]
    characters = dice.shuffle(notebook.characters)[:ATTACKS]
    attacks = tuple(
        Attack(city=city, scenario=scenario, character=character)
        for city, scenario, character in zip(cities, scenarios, characters, strict=True)
    )
    turn.note(
        attacks=attacks,
        cities=tuple(city for city in notebook.cities if city not in cities),
        scenarios=tuple(scenario for scenario in notebook.scenarios if scenario not in scenarios),
        characters=tuple(character for character in notebook.characters if character not in characters),
    )
    for attack in attacks:
        turn.tell(CityAttacked(city=attack.city, scenario=attack.scenario, character=attack.character))
    turn.restack(ChoosingAttack())


def defend(turn: Bench, action: Defend) -> None:
    """Chooses one of the attacks; the city and the character of the other are lost."""
    chosen = Attack(city=action.city, scenario=action.scenario, character=action.character)
    (other,) = without(turn.notebook.attacks, chosen)
    record = BattleRecord(
        chapter=turn.notebook.chapter,
        city=chosen.city,
        scenario=chosen.scenario,
        character=chosen.character,
    )
    turn.note(
        attacks=(),
        battles=(*turn.notebook.battles, record),
        lost=(*turn.notebook.lost, other.city),
    )
    turn.tell(CityAbandoned(city=other.city, character=other.character))
    _gather_team(turn)


def defend_last(turn: Bench, city: CityId) -> None:
    """Chooses the city of the final battle; all characters are available again."""
    notebook = turn.notebook
    (scenario,) = (name for name, one in turn.content.scenarios.items() if one.chapter == notebook.chapter)
    record = BattleRecord(chapter=notebook.chapter, city=city, scenario=scenario)
    turn.note(battles=(*notebook.battles, record), rested=notebook.kept)
    _gather_team(turn)


def set_level(turn: Bench, level: int) -> None:
    """Changes the threat level of the next games."""
    turn.edit(level=level)
    turn.tell(LevelSet(level=level))


# --- the team -------------------------------------------------------------------------------------


def _gather_team(turn: Bench) -> None:
    """Asks for upgraded characters, or takes all if the team has room for them."""
    wanted = chapter_of(turn.content, turn.notebook).team
    if len(turn.notebook.rested) > wanted:
        turn.restack(ChoosingTeam(left=wanted))
        return
    for character in turn.notebook.rested:
        _join(turn, character)
    _play(turn)


def join_team(turn: Bench, choosing: ChoosingTeam, character: CharacterId) -> None:
    """Adds an upgraded character; begins the game once the team is complete."""
    _join(turn, character)
    if choosing.left > 1:
        turn.restack(ChoosingTeam(left=choosing.left - 1))
    else:
        _play(turn)


def _join(turn: Bench, character: CharacterId) -> None:
    record = turn.notebook.battles[-1]
    turn.note(rested=without(turn.notebook.rested, character))
    _record(turn, replace(record, team=(*record.team, character)))
    turn.tell(CharacterJoined(character=character))


def _record(turn: Bench, record: BattleRecord) -> None:
    turn.note(battles=(*turn.notebook.battles[:-1], record))


# --- playing --------------------------------------------------------------------------------------


def _play(turn: Bench) -> None:
    """Begins the next game of the battle with a new sky."""
    record = turn.notebook.battles[-1]
    setup = Setup(
        city=record.city,
        side=_side(turn),
        sky=draw_sky(turn.content, turn.state.level, turn.dice, _advanced_tiles(turn)),
        scenario=record.scenario,
        team=_team(record),
    )
    begin_game(turn, with_top_tile(turn.content, setup, _top_side(turn)))


def _side(turn: Bench) -> CitySide:
    """Returns the city side: damaged in a second game, the saved side in the final battle."""
    record = turn.notebook.battles[-1]
    if is_last_chapter(turn.content, turn.notebook):
        return turn.notebook.saved[record.city]
    return CitySide.DAMAGED if record.games else CitySide.NORMAL


def _team(record: BattleRecord) -> tuple[Member, ...]:
    upgraded = tuple(Member(character=name, side=CharacterSide.UPGRADED) for name in record.team)
    if record.character is None:
        return upgraded
    return (Member(character=record.character, side=CharacterSide.STANDARD), *upgraded)


def _advanced_tiles(turn: Bench) -> tuple[TileId, ...]:
    chapters = turn.content.campaign.chapters[: turn.notebook.chapter]
    wanted = chapters[-1].advanced_tiles
    if not wanted:
        return ()
    unlocked = [tile for chapter in chapters for tile in chapter.unlocks]
    return turn.dice.shuffle(unlocked)[:wanted]


def _top_side(turn: Bench) -> SkySide:
    if not is_last_chapter(turn.content, turn.notebook):
        return SkySide.FRONT
    return turn.dice.pick((SkySide.FRONT, SkySide.BACK))


# --- after a game ---------------------------------------------------------------------------------


def record_game(turn: Bench) -> None:
    """Records a finished game and decides the fate of the city."""
    battle, record = turn.battle, turn.notebook.battles[-1]
    assert battle.result is not None, "the game is still played"
    game = GameRecord(
        side=battle.setup.side, level=battle.setup.level, rounds=battle.round, won=battle.result.won
    )
    _record(turn, replace(record, games=(*record.games, game)))
    turn.tell(ScoreCounted(score=turn.notebook.score))
    turn.restack(Aftermath())
    if game.won:
        _save_city(turn, record.city, game.side)
    elif len(record.games) + 1 < _games_allowed(turn):
        turn.tell(CityDamaged(city=record.city))
    else:
        _lose_city(turn, record.city)


def _games_allowed(turn: Bench) -> int:
    return 1 if is_last_chapter(turn.content, turn.notebook) else GAMES_A_BATTLE


def _save_city(turn: Bench, city: CityId, side: CitySide) -> None:
    turn.note(saved=put(turn.notebook.saved, city, side))
    turn.tell(CitySaved(city=city))
    if is_last_chapter(turn.content, turn.notebook):
        turn.tell(CampaignWon(score=turn.notebook.score))
        _end(turn, won=True)


def _lose_city(turn: Bench, city: CityId) -> None:
    turn.note(saved=drop(turn.notebook.saved, city), lost=(*turn.notebook.lost, city))
    turn.tell(CityLost(city=city))
    if is_last_chapter(turn.content, turn.notebook) and not turn.notebook.saved:
        turn.tell(CampaignLost(score=turn.notebook.score))
        _end(turn, won=False)


def _end(turn: Bench, *, won: bool) -> None:
    outcome = Outcome(
        winners=(SEAT,) if won else (),
        reason=CAMPAIGN_WON if won else CAMPAIGN_LOST,
        scores=(turn.notebook.score,),
    )
    turn.edit(stack=(), outcome=outcome)


class Sequel(Enum):
    """What follows a game of the campaign."""

    SECOND_GAME = "second_game"  # on the damaged side
    BATTLE = "battle"
    CHAPTER = "chapter"
    LAST_CITY = "last_city"  # another one, after a lost final battle


def sequel_of(campaign: Campaign, notebook: Notebook) -> Sequel:
    """Returns what follows the game that was recorded last."""
    record = notebook.battles[-1]
    if notebook.chapter == len(campaign.chapters):
        return Sequel.LAST_CITY
    if not record.games[-1].won and len(record.games) < GAMES_A_BATTLE:
        return Sequel.SECOND_GAME
    fought = sum(battle.chapter == record.chapter for battle in notebook.battles)
    return Sequel.BATTLE if fought < campaign.chapters[record.chapter - 1].battles else Sequel.CHAPTER


def turn_page(turn: Bench) -> None:
    """Continues with a second game, the next battle, the next chapter, or another last city."""
    match sequel_of(turn.content.campaign, turn.notebook):
        case Sequel.LAST_CITY:
            turn.restack(ChoosingCity())
        case Sequel.SECOND_GAME:
            _play(turn)
        case Sequel.BATTLE:
            _keep_character(turn)
            _draw_attacks(turn)
        case Sequel.CHAPTER:
            _keep_character(turn)
            _open_chapter(turn)


def _keep_character(turn: Bench) -> None:
    record = turn.notebook.battles[-1]
    assert record.character is not None, "only the final battle is fought without"
    turn.note(kept=(*turn.notebook.kept, record.character))
