"""The campaign (section 7, R48 to R50): chapters, stacks, second tries, team, score and last stand."""

from collections import Counter
from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from engine.core import Dice, OtherQuestion, Refused, ScriptedDice, Seat, SeededDice, Step, play
from engine.falling_skies import Options
from engine.falling_skies.actions import (
    AnyAction,
    Defend,
    DefendLast,
    Recruit,
    SetLevel,
    TurnPage,
)
from engine.falling_skies.battle import Result
from engine.falling_skies.bench import Bench
from engine.falling_skies.content import CharacterSide, CitySide, SkySide, TileSet
from engine.falling_skies.decisions import ChooseAttack, ChooseLastCity, ChooseTeam, GoOn
from engine.falling_skies.events import (
    AnyEvent,
    CampaignLost,
    CampaignWon,
    ChapterBegan,
    CharacterJoined,
    CityAbandoned,
    CityAttacked,
    CityDamaged,
    CityLost,
    CitySaved,
    ColumnSabotaged,
    DiceRolled,
    GameBegan,
    GameLost,
    GameWon,
    LevelSet,
    RoundBegan,
    ScenarioBegan,
    ScoreCounted,
)
from engine.falling_skies.flow import settle
from engine.falling_skies.notebook import Notebook
from engine.falling_skies.refusals import NotOnOffer, SameAlready
from engine.falling_skies.rules import LONGEST_GAME
from engine.falling_skies.state import Mode, State
from tests.engine.casebook import is_reason
from tests.engine.falling_skies.loading import game_boards, game_content, game_rules
from tests.engine.holding import holds

RULES = game_rules()
CONTENT = game_content()
COMMANDER = Seat(0)


def _begun(seed: bytes = b"campaign", level: int = 1) -> State:
    return RULES.setup(Options(mode=Mode.CAMPAIGN, level=level), 1, SeededDice(seed, 0)).state


def _ended(state: State, result: Result) -> Step[State, AnyEvent]:
    """Returns the step after the game in play has ended with a result."""
    turn = Bench(game_boards(), state, ScriptedDice())
    turn.end(result)
    settle(turn)
    return turn.step()


class Player:
    """Plays a campaign by the first legal action; a plan decides each game as won or lost."""

    def __init__(self, plan: str, seed: bytes = b"campaign", level: int = 1) -> None:
        self.state = _begun(seed, level)
        self.plan = list(plan)
        self.moves = 0
        self.seed = seed
        self.told: list[AnyEvent] = []

    def say(self, action: AnyAction) -> None:
        self.moves += 1
        self._follow(play(RULES, self.state, COMMANDER, action, self.dice()))

    def _follow(self, step: Step[State, AnyEvent]) -> None:
        self.state = step.state
        self.told += step.events

    def dice(self) -> Dice:
        return SeededDice(self.seed, self.moves)

    def go_on(self) -> None:
        """Plays up to and including the next game of the plan."""
        while self.outside_a_game():
            self.say(RULES.legal(self.state, COMMANDER)[0])
        won = self.plan.pop(0) == "w"
        self._follow(_ended(self.state, Result.RESEARCH_COMPLETE if won else Result.BASE_DESTROYED))

    def finish(self) -> None:
        while self.plan:
            self.go_on()

    @property
    def notebook(self) -> Notebook:
        assert self.state.notebook is not None
        return self.state.notebook

    def outside_a_game(self) -> bool:
        asked = RULES.decision(self.state)
        return isinstance(asked, ChooseAttack | ChooseTeam | ChooseLastCity | GoOn)


@holds("S7.2")
def test_a_chapter_offers_two_stacks_of_city_scenario_and_character() -> None:
    notebook = _begun().notebook
    assert notebook is not None
    assert notebook.chapter == 1
    assert len(notebook.attacks) == 2
    assert (len(notebook.cities), len(notebook.scenarios), len(notebook.characters)) == (2, 2, 2)
    for attack in notebook.attacks:
        assert CONTENT.cities[attack.city].chapter == 1
        assert CONTENT.scenarios[attack.scenario].chapter == 1
        assert CONTENT.characters[attack.character].chapter == 1


@holds("S7.2")
def test_the_stack_not_chosen_leaves_the_campaign() -> None:
    state = _begun()
    assert state.notebook is not None
    chosen, other = state.notebook.attacks
    action = Defend(city=chosen.city, scenario=chosen.scenario, character=chosen.character)
    after = play(RULES, state, COMMANDER, action, SeededDice(b"x", 1)).state
    assert after.notebook is not None
    assert after.battle is not None
    assert after.notebook.lost == (other.city,)
    assert after.notebook.attacks == ()
    setup = after.battle.setup
    assert (setup.city, setup.scenario, setup.side) == (chosen.city, chosen.scenario, CitySide.NORMAL)
    assert [(member.character, member.side) for member in setup.team] == [
        (chosen.character, CharacterSide.STANDARD)
    ]
    assert setup.level == 1


@holds("S7.4")
def test_a_city_saved_at_the_first_try_is_kept_and_the_next_battle_comes() -> None:
    player = Player("w")
    player.finish()
    city = player.notebook.battles[0].city
    assert isinstance(RULES.decision(player.state), GoOn)
    assert player.notebook.saved == {city: CitySide.NORMAL}
    player.say(TurnPage())
    assert len(player.notebook.attacks) == 2
    assert player.notebook.kept == (player.notebook.battles[0].character,)
    assert (player.notebook.cities, player.notebook.scenarios, player.notebook.characters) == ((), (), ())


@holds("S7.3", "R25", "R48")
def test_a_second_game_is_played_on_the_damaged_side_with_a_newly_drawn_sky() -> None:
    player = Player("l", level=2)
    player.finish()
    first = player.state.battle
    assert first is not None
    skies = set()
    for move in range(20):
        again = play(RULES, player.state, COMMANDER, TurnPage(), SeededDice(b"sky", move)).state
        assert again.battle is not None
        assert again.battle.setup.side is CitySide.DAMAGED
        assert replace(again.battle.setup, side=CitySide.NORMAL, sky=()) == replace(first.setup, sky=())
        assert again.battle.setup.level == 2
        assert again.battle.spent == ()
        skies.add(again.battle.setup.sky)
    assert len(skies) > 1


@holds("S7.4", "S7.7")
def test_a_city_saved_at_the_second_try_keeps_its_damaged_side() -> None:
    player = Player("lw")
    player.finish()
    assert list(player.notebook.saved.values()) == [CitySide.DAMAGED]
    assert player.notebook.score == -1 + 1


@holds("S7.4")
def test_a_city_that_loses_twice_is_gone_but_its_character_stays() -> None:
    player = Player("ll")
    player.finish()
    record = player.notebook.battles[0]
    assert record.city in player.notebook.lost
    assert player.notebook.saved == {}
    player.say(TurnPage())
    assert player.notebook.kept == (record.character,)


@holds("S7.1", "S7.5", "S7.9")
def test_chapters_bring_upgraded_comrades_and_advanced_tiles() -> None:
    player = Player("wwwwww")
    teams, advanced = [], []
    for _ in range(6):
        player.go_on()
        assert player.state.battle is not None
        setup = player.state.battle.setup
        teams.append([member.side.value for member in setup.team])
        advanced.append(sum(CONTENT.sky[laid.tile].set is TileSet.ADVANCED for laid in setup.sky))
    assert (
        teams
        == [["standard"]] * 2 + [["standard", "upgraded"]] * 2 + [["standard", "upgraded", "upgraded"]] * 2
    )
    assert advanced == [0, 0, 1, 1, 1, 1]


@holds("S7.5")
@pytest.mark.parametrize(("chapter", "each"), [(2, 1), (3, 2)])
def test_every_comrade_fights_once_a_chapter(chapter: int, each: int) -> None:
    player = Player("wwwwww")
    player.finish()
    fought = [record.team for record in player.notebook.battles if record.chapter == chapter]
    earlier = [record.character for record in player.notebook.battles if record.chapter < chapter]
    assert [len(team) for team in fought] == [each, each]
    assert Counter(name for team in fought for name in team) == Counter(earlier)


@holds("S7.5")
def test_the_first_battle_of_a_chapter_asks_for_comrades_and_the_second_takes_the_rest() -> None:
    player = Player("www")
    player.finish()
    player.say(TurnPage())
    assert isinstance(RULES.decision(player.state), ChooseAttack)
    player.say(RULES.legal(player.state, COMMANDER)[0])
    assert not isinstance(RULES.decision(player.state), ChooseTeam)


@holds("S7.5")
def test_a_comrade_who_is_not_rested_cannot_come() -> None:
    player = Player("ww")
    player.finish()
    player.say(TurnPage())
    player.say(RULES.legal(player.state, COMMANDER)[0])
    assert isinstance(RULES.decision(player.state), ChooseTeam)
    for action in (
        Recruit(character=next(iter(CONTENT.characters)), side=CharacterSide.STANDARD),
        Recruit(character=list(CONTENT.characters)[-1], side=CharacterSide.UPGRADED),
    ):
        with pytest.raises(Refused) as refused:
            play(RULES, player.state, COMMANDER, action, ScriptedDice())
        assert refused.value.refusal == NotOnOffer()


@holds("S7.6", "S7.7")
def test_the_last_chapter_offers_saved_cities_and_the_two_that_were_never_attacked() -> None:
    player = Player("wlw" + "ww" + "llw")
    player.finish()
    player.say(TurnPage())
    notebook = player.notebook
    assert notebook.chapter == 4
    fought = {record.city for record in notebook.battles}
    spare = [city for city in notebook.saved if city not in fought]
    assert sorted(CONTENT.cities[city].chapter for city in spare) == [2, 3]
    assert all(notebook.saved[city] is CitySide.NORMAL for city in spare)
    damaged = [city for city, side in notebook.saved.items() if side is CitySide.DAMAGED]
    assert damaged == [notebook.battles[1].city]
    assert len(notebook.saved) == 5 + 2  # six battles, one of them lost
    assert {action.city for action in _stands(player.state)} == set(notebook.saved)


def _stands(state: State) -> list[DefendLast]:
    return [action for action in RULES.legal(state, COMMANDER) if isinstance(action, DefendLast)]


@holds("S7.5", "S7.9", "R49")
def test_the_final_battle_takes_any_three_comrades_two_advanced_tiles_and_the_fifth_tile() -> None:
    player = Player("wwwwww")
    player.finish()
    player.say(TurnPage())
    player.say(_stands(player.state)[0])
    for left in (3, 2, 1):
        asked = RULES.decision(player.state)
        assert isinstance(asked, ChooseTeam)
        assert asked.left == left
        player.say(RULES.legal(player.state, COMMANDER)[0])
    assert player.state.battle is not None
    setup = player.state.battle.setup
    assert setup.scenario == "final_battle"
    assert [member.side for member in setup.team] == [CharacterSide.UPGRADED] * 3
    assert sum(CONTENT.sky[laid.tile].set is TileSet.ADVANCED for laid in setup.sky) == 2
    assert setup.sky[-1].tile == "sky5"
    assert setup.level == 1  # the fifth tile has no threatening side


@holds("S7.7")
@pytest.mark.parametrize(("first_battle", "side"), [("w", CitySide.NORMAL), ("lw", CitySide.DAMAGED)])
def test_the_last_stand_is_made_on_the_side_the_city_was_saved_on(first_battle: str, side: CitySide) -> None:
    player = Player(first_battle + "wwwww" + "l")
    city = player.notebook.attacks[0].city
    for _ in range(len(player.plan) - 1):
        player.go_on()
    player.say(TurnPage())
    player.say(DefendLast(city=city))
    player.go_on()
    assert player.state.in_play.setup.city == city
    assert player.state.in_play.setup.side is side
    assert player.notebook.battles[-1].games[0].side is side


@holds("R49", "final_battle")
def test_the_fifth_tile_shows_either_side() -> None:
    player = Player("wwwwww")
    player.finish()
    player.say(TurnPage())
    player.say(_stands(player.state)[0])
    player.say(RULES.legal(player.state, COMMANDER)[0])
    player.say(RULES.legal(player.state, COMMANDER)[0])
    last = RULES.legal(player.state, COMMANDER)[0]
    sides = set()
    for move in range(12):
        begun = play(RULES, player.state, COMMANDER, last, SeededDice(b"side", move)).state
        assert begun.battle is not None
        sides.add(begun.battle.setup.sky[-1].side)
    assert sides == {SkySide.FRONT, SkySide.BACK}


@holds("S7.7", "R49")
def test_a_lost_last_stand_costs_the_city_and_another_is_made_with_a_new_team() -> None:
    player = Player("wwwwww" + "l")
    player.finish()
    first = player.notebook.battles[-1].city
    assert first not in player.notebook.saved
    player.say(TurnPage())
    assert isinstance(RULES.decision(player.state), ChooseLastCity)
    with pytest.raises(Refused) as refused:
        play(RULES, player.state, COMMANDER, DefendLast(city=first), ScriptedDice())
    assert refused.value.refusal == NotOnOffer()
    player.say(_stands(player.state)[0])
    assert set(player.notebook.rested) == set(player.notebook.kept)
    with pytest.raises(Refused) as refused:
        play(RULES, player.state, COMMANDER, DefendLast(city=first), ScriptedDice())
    assert refused.value.refusal == OtherQuestion()


@holds("S7.8", "S7.7")
@pytest.mark.parametrize(
    ("plan", "reason", "score"),
    [
        ("wwwwww" + "w", "campaign_won", 7 * 2),
        ("lwlwlwlwlwlw" + "w", "campaign_won", 6 * (2 - 1) + 2),
        ("llllllllllll" + "lw", "campaign_won", -12 - 1 + 2),
        ("llllllllllll" + "ll", "campaign_lost", -14),
        ("wwwwww" + "llllllll", "campaign_lost", 6 * 2 - 8),
    ],
)
def test_the_campaign_is_scored_game_by_game(plan: str, reason: str, score: int) -> None:
    player = Player(plan, level=2)
    player.finish()
    outcome = RULES.outcome(player.state)
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == (reason, (score,))
    assert outcome.winners == ((COMMANDER,) if reason == "campaign_won" else ())
    assert RULES.decision(player.state) is None


@holds("R50")
def test_the_level_may_be_changed_between_games_and_counts_from_the_next_one() -> None:
    player = Player("w")
    player.finish()
    player.say(SetLevel(level=4))
    assert player.state.level == 4
    player.plan = ["w"]
    player.finish()
    assert [game.level for record in player.notebook.battles for game in record.games] == [1, 4]
    for level, refusal in ((4, SameAlready()), (5, NotOnOffer()), (-1, NotOnOffer())):
        with pytest.raises(Refused) as refused:
            play(RULES, player.state, COMMANDER, SetLevel(level=level), ScriptedDice())
        assert is_reason(refused.value.refusal, refusal)


@holds("S7.2")
def test_a_stack_that_was_not_dealt_cannot_be_chosen() -> None:
    state = _begun()
    assert state.notebook is not None
    one, other = state.notebook.attacks
    mixed = Defend(city=one.city, scenario=other.scenario, character=one.character)
    with pytest.raises(Refused) as refused:
        play(RULES, state, COMMANDER, mixed, ScriptedDice())
    assert refused.value.refusal == NotOnOffer()


@holds("S7.2")
def test_every_scenario_and_character_comes_up() -> None:
    scenarios: set[str] = set()
    characters: set[str] = set()
    for number in range(12):
        player = Player("wwwwwww", seed=b"deal %d" % number)
        player.finish()
        scenarios |= {record.scenario for record in player.notebook.battles}
        characters |= {record.character for record in player.notebook.battles if record.character}
    assert scenarios == set(CONTENT.scenarios)
    assert characters == set(CONTENT.characters)


@holds("S7.1")
def test_rounds_are_counted_through_the_campaign_and_its_notebook_is_one_too() -> None:
    player = Player("wl")
    counted = [RULES.round(player.state)]
    for _ in range(2):
        while player.outside_a_game():
            player.say(RULES.legal(player.state, COMMANDER)[0])
            counted.append(RULES.round(player.state))
        player.go_on()
        counted.append(RULES.round(player.state))  # the game is over, its last round still on the table
    player.say(TurnPage())
    counted.append(RULES.round(player.state))
    second, third = LONGEST_GAME, 2 * LONGEST_GAME
    assert counted == [0, 1, 1, second, second + 1, second + 1, third + 1]


# --- events ---------------------------------------------------------------------------------------


def _of_the_campaign(told: Iterable[AnyEvent]) -> list[AnyEvent]:
    """Returns the events without the first roll of each game, which differs from city to city."""
    return [event for event in told if not isinstance(event, RoundBegan | DiceRolled | ColumnSabotaged)]


def _attacks(player: Player) -> list[AnyEvent]:
    return [
        CityAttacked(city=attack.city, scenario=attack.scenario, character=attack.character)
        for attack in player.notebook.attacks
    ]


def _game(player: Player) -> list[AnyEvent]:
    """Returns the events at the start of a game of the notebook's last battle."""
    record, battle = player.notebook.battles[-1], player.state.in_play
    return [
        GameBegan(city=record.city, side=battle.setup.side, level=1),
        ScenarioBegan(scenario=record.scenario),
    ]


@holds("S7.1", "S7.2")
def test_a_campaign_begins_with_its_first_chapter_and_two_attacks() -> None:
    step = RULES.setup(Options(mode=Mode.CAMPAIGN), 1, SeededDice(b"told", 0))
    assert step.state.notebook is not None
    first, second = step.state.notebook.attacks
    assert step.events == (
        ChapterBegan(chapter=1),
        CityAttacked(city=first.city, scenario=first.scenario, character=first.character),
        CityAttacked(city=second.city, scenario=second.scenario, character=second.character),
    )


@holds("S7.2", "S7.3", "S7.4", "S7.8")
def test_what_becomes_of_a_battle_is_told() -> None:
    player = Player("lw")
    _, other = player.notebook.attacks
    player.go_on()
    begun, record = _game(player), player.notebook.battles[0]
    assert _of_the_campaign(player.told) == [
        CityAbandoned(city=other.city, character=other.character),
        *begun,
        GameLost(city=record.city, result=Result.BASE_DESTROYED),
        ScoreCounted(score=-1),
        CityDamaged(city=record.city),
    ]
    assert RULES.decision(player.state) == GoOn(seats=(COMMANDER,), city=record.city, won=False)
    player.told.clear()
    player.go_on()
    assert _of_the_campaign(player.told) == [
        *_game(player),
        GameWon(city=record.city),
        ScoreCounted(score=0),
        CitySaved(city=record.city),
    ]
    assert RULES.decision(player.state) == GoOn(seats=(COMMANDER,), city=record.city, won=True)
    player.told.clear()
    player.say(TurnPage())
    assert player.told == _attacks(player)


@holds("S7.1", "S7.4")
def test_a_city_lost_for_good_and_a_new_chapter_are_told() -> None:
    player = Player("wll")
    player.finish()
    assert player.told[-1] == CityLost(city=player.notebook.battles[-1].city)
    player.told.clear()
    player.say(TurnPage())
    assert player.told == [ChapterBegan(chapter=2), *_attacks(player)]


@holds("S7.5", "R50")
def test_comrades_and_levels_are_told() -> None:
    player = Player("www")
    player.finish()
    joined = [event for event in player.told if isinstance(event, CharacterJoined)]
    assert joined == [CharacterJoined(character=player.notebook.battles[2].team[0])]
    player.told.clear()
    player.say(SetLevel(level=3))
    assert player.told == [LevelSet(level=3)]
    player.say(TurnPage())
    player.told.clear()
    player.say(RULES.legal(player.state, COMMANDER)[0])  # the remaining one comes along without a question
    joined = [event for event in player.told if isinstance(event, CharacterJoined)]
    assert joined == [CharacterJoined(character=player.notebook.battles[3].team[0])]


@holds("S7.7", "S7.8")
def test_the_end_of_a_campaign_is_told() -> None:
    won = Player("wwwwww" + "w")
    won.finish()
    city = won.notebook.battles[-1].city
    assert won.told[-3:] == [ScoreCounted(score=7), CitySaved(city=city), CampaignWon(score=7)]
    lost = Player("llllllllllll" + "ll")
    lost.finish()
    city = lost.notebook.battles[-1].city
    assert lost.told[-3:] == [ScoreCounted(score=-14), CityLost(city=city), CampaignLost(score=-14)]
    assert sum(isinstance(event, CampaignLost) for event in lost.told) == 1
