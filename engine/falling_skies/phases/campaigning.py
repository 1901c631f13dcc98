"""The phases between the games of a campaign: choosing an attack, a team, the last city."""

from collections.abc import Iterator

from engine.core import OtherQuestion
from engine.falling_skies.actions import AnyAction, Defend, DefendLast, Recruit, SetLevel, TurnPage
from engine.falling_skies.bench import Bench
from engine.falling_skies.campaign import defend, defend_last, join_team, set_level, turn_page
from engine.falling_skies.content import CharacterSide
from engine.falling_skies.decisions import AnyDecision, ChooseAttack, ChooseLastCity, ChooseTeam, GoOn
from engine.falling_skies.games import LEVELS
from engine.falling_skies.notebook import Attack, Notebook
from engine.falling_skies.phases.phase import ASKED, Phase, Phases, Situation
from engine.falling_skies.refusals import AnyRefusal, NotOnOffer, SameAlready
from engine.falling_skies.state import Aftermath, ChoosingAttack, ChoosingCity, ChoosingTeam, Frame, State
from engine.kit.phases import no_answer

# --- the threat level of the next games: offered with every other decision ------------------------


def _levels() -> Iterator[AnyAction]:
    return (SetLevel(level=level) for level in LEVELS)


def _why_not_otherwise(now: Situation, frame: Frame, action: AnyAction) -> AnyRefusal | None:
    match action:
        case SetLevel(level=level) if level not in LEVELS:
            return NotOnOffer()
        case SetLevel(level=level):
            return SameAlready() if level == now.state.level else None
        case _:
            return OtherQuestion()


def _answer_otherwise(turn: Bench, frame: Frame, action: AnyAction) -> None:
    if not isinstance(action, SetLevel):
        return no_answer(turn, frame, action)
    return set_level(turn, action.level)


# --- choosing an attack ---------------------------------------------------------------------------


def _ask_for_attack(state: State, frame: ChoosingAttack) -> AnyDecision:
    return ChooseAttack(seats=ASKED, chapter=state.campaign.chapter)


def _attacks(now: Situation, frame: ChoosingAttack) -> Iterator[AnyAction]:
    for attack in now.notebook.attacks:
        yield Defend(city=attack.city, scenario=attack.scenario, character=attack.character)
    yield from _levels()


def _why_not_attack(now: Situation, frame: ChoosingAttack, action: AnyAction) -> AnyRefusal | None:
    if not isinstance(action, Defend):
        return _why_not_otherwise(now, frame, action)
    return None if _is_dealt(now.notebook, action) else NotOnOffer()


def _is_dealt(notebook: Notebook, action: Defend) -> bool:
    attack = Attack(city=action.city, scenario=action.scenario, character=action.character)
    return attack in notebook.attacks


def _fight_off(turn: Bench, frame: ChoosingAttack, action: AnyAction) -> None:
    if not isinstance(action, Defend):
        return _answer_otherwise(turn, frame, action)
    return defend(turn, action)


# --- choosing a team ------------------------------------------------------------------------------


def _ask_for_team(state: State, frame: ChoosingTeam) -> AnyDecision:
    return ChooseTeam(seats=ASKED, left=frame.left)


def _comrades(now: Situation, frame: ChoosingTeam) -> Iterator[AnyAction]:
    for character in now.notebook.rested:
        yield Recruit(character=character, side=CharacterSide.UPGRADED)
    yield from _levels()


def _why_not_comrade(now: Situation, frame: ChoosingTeam, action: AnyAction) -> AnyRefusal | None:
    match action:
        case Recruit(character=character, side=CharacterSide.UPGRADED) if character in now.notebook.rested:
            return None
        case Recruit():
            return NotOnOffer()
        case _:
            return _why_not_otherwise(now, frame, action)


def _recruit(turn: Bench, frame: ChoosingTeam, action: AnyAction) -> None:
    if not isinstance(action, Recruit):
        return _answer_otherwise(turn, frame, action)
    return join_team(turn, frame, action.character)


# --- choosing the last city -----------------------------------------------------------------------


def _ask_for_city(state: State, frame: ChoosingCity) -> AnyDecision:
    return ChooseLastCity(seats=ASKED)


def _cities(now: Situation, frame: ChoosingCity) -> Iterator[AnyAction]:
    for city in now.notebook.saved:
        yield DefendLast(city=city)
    yield from _levels()


def _why_not_city(now: Situation, frame: ChoosingCity, action: AnyAction) -> AnyRefusal | None:
    if not isinstance(action, DefendLast):
        return _why_not_otherwise(now, frame, action)
    return None if action.city in now.notebook.saved else NotOnOffer()


def _make_a_stand(turn: Bench, frame: ChoosingCity, action: AnyAction) -> None:
    if not isinstance(action, DefendLast):
        return _answer_otherwise(turn, frame, action)
    return defend_last(turn, action.city)


# --- a game is over -------------------------------------------------------------------------------


def _ask_to_go_on(state: State, frame: Aftermath) -> AnyDecision:
    battle = state.in_play
    won = battle.result is not None and battle.result.won
    return GoOn(seats=ASKED, city=battle.setup.city, won=won)


def _pages(now: Situation, frame: Aftermath) -> Iterator[AnyAction]:
    yield TurnPage()
    yield from _levels()


def _why_not_page(now: Situation, frame: Aftermath, action: AnyAction) -> AnyRefusal | None:
    return None if isinstance(action, TurnPage) else _why_not_otherwise(now, frame, action)


def _turn_page(turn: Bench, frame: Aftermath, action: AnyAction) -> None:
    if not isinstance(action, TurnPage):
        return _answer_otherwise(turn, frame, action)
    return turn_page(turn)


CAMPAIGNING: Phases = {
    ChoosingAttack: Phase(
        ask=_ask_for_attack,
        options=_attacks,
        why_not=_why_not_attack,
        answer=_fight_off,
        between_games=True,
    ),
    ChoosingTeam: Phase(
        ask=_ask_for_team,
        options=_comrades,
        why_not=_why_not_comrade,
        answer=_recruit,
        between_games=True,
    ),
    ChoosingCity: Phase(
        ask=_ask_for_city,
        options=_cities,
        why_not=_why_not_city,
        answer=_make_a_stand,
        between_games=True,
    ),
    Aftermath: Phase(
        ask=_ask_to_go_on,
        options=_pages,
        why_not=_why_not_page,
        answer=_turn_page,
        between_games=True,
    ),
}
