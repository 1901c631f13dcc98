"""The title of the miniatures game."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache, partial

from msgspec.structs import replace

import content
from bot.titles.data_rules.miniatures import EDGES, faults, misnamed_files
from bot.titles.edition import edition
from bot.titles.honours import best_of
from bot.titles.layout import Layout, Shape
from bot.titles.lessons import lessons
from bot.titles.miniatures.activations import Activations
from bot.titles.miniatures.hints import Hints
from bot.titles.miniatures.library import CHAPTERS, Library, briefing_of, topic
from bot.titles.miniatures.names import figure, icon, namers
from bot.titles.miniatures.odds import Odds
from bot.titles.miniatures.plates import Plates
from bot.titles.miniatures.preview import Previews, shows
from bot.titles.miniatures.purposes import Purposes
from bot.titles.miniatures.sharing import Shares, parts
from bot.titles.miniatures.standing.orders import BookOrders
from bot.titles.miniatures.story import ASIDES, story
from bot.titles.miniatures.verbs import Verbs
from bot.titles.rule_topics import fine_print, rules
from bot.titles.title import (
    Artwork,
    Briefing,
    Choice,
    Codecs,
    Commands,
    DataFormat,
    Lookup,
    Openness,
    Package,
    Preview,
    Series,
    Setup,
    Slot,
    Stage,
    TemperedMinds,
    Title,
    Wording,
    Words,
    best_of_three,
    choices_of,
    yes_or_no,
)
from engine.core import Seat
from engine.miniatures import MiniaturesRules, Options
from engine.miniatures import actions as do
from engine.miniatures import decisions as ask
from engine.miniatures.actions import AnyAction
from engine.miniatures.content import Box, Cards, Content, Night, Profiles, Ruleset, Scenario
from engine.miniatures.events import AnyEvent, Fate, FightFought, Killed, ShotFired
from engine.miniatures.grid import SQUARES, Edge, Square
from engine.miniatures.mind.minds import minds
from engine.miniatures.options import Ruins
from engine.miniatures.pieces import FigureId, Side
from engine.miniatures.state import State
from engine.miniatures.view import SeenMarker, View
from renderer.scenes import miniatures as scenes
from renderer.scenes.miniatures.icons import icons
from renderer.shapes import Size

__all__ = ["load", "title"]

GAME = "miniatures"


OURS = content.GameData(GAME)


def load(source: content.GameData = OURS) -> Content:
    """Loads the game's data; raises an error with file, entry and reason if a file is broken."""
    profiles = source.load("profiles", Profiles)
    cards = source.load("cards", Cards)
    scenarios = (source.load(f"scenarios/{name}", Scenario) for name in source.names("scenarios"))
    return Content(
        profiles=profiles.profiles,
        effects=cards.effects,
        decks=cards.decks,
        scenarios={scenario.id: scenario for scenario in scenarios},
        ruins=source.load("ruins", Box),
    )


# Small questions whose options are public: they name no card of a hand.
OPEN_QUESTIONS = (
    ask.BuildRuins,
    ask.OrientMap,
    ask.UseAuthority,
    ask.CallDraw,
    ask.CallUpSoldiers,
    ask.ChooseOpponent,
    ask.ShootAgain,
    ask.MendOrScore,
    ask.SteerCar,
    ask.FeedBug,
    ask.ChooseBrave,
    ask.ChooseStance,
    ask.BeforePlacement,
)


WINDOWS = (ask.BeforeTest, ask.BeforeHunt, ask.BeforeDeath, ask.BeforeSupport, ask.BeforeStrike)
LAYOUT: Layout[AnyAction, View] = Layout(
    shapes={
        do.Build: Shape.STEPS,
        do.Trigger: Shape.FOLDED,
        **dict.fromkeys((do.TakeCommand, do.HuntDown, do.Lead, do.Leave, do.StandIn), Shape.LINES),
        **{(window, do.PlayCard): Shape.LINES for window in WINDOWS},
    },
    closing=(do.EndTurn, do.Pass, do.Finish, do.Decline, do.Draw),
)


@cache
def title() -> Title[State, AnyAction, AnyEvent, View, Options]:
    """Builds the title; cached."""
    return build(OURS)


def build(source: content.GameData) -> Title[State, AnyAction, AnyEvent, View, Options]:
    """Builds the title from its data."""
    rules = MiniaturesRules(load(source))
    odds = Odds(rules.book)
    hints, previews, purposes = Hints(rules.book, odds), Previews(rules.book), Purposes(rules.book)
    return Title(
        id=GAME,
        rules=rules,
        codecs=_codecs(),
        setup=_setup(rules.book.content),
        pictures=_artwork(rules, previews),
        wording=Wording(
            namers=namers(rules.book),
            alt=scenes.alt,
            status=scenes.status,
            text_board=scenes.text_board,
            hand_text=scenes.hand_text,
            hint=hints.hint,
            icon=icon,
            reason=purposes.reason,
            about=_about,
            lesson=lessons(),
            score=scenes.score,
            honours=_honours,
            asides=ASIDES,
            story=story(),
            topic=topic,
        ),
        commands=Commands(
            verbs=Verbs(rules, odds, hints).all(),
            lookups=_lookups(rules, odds, previews, source),
            whole=Activations(rules, odds, hints).of,
            layout=LAYOUT,
            guide=purposes.guide(),
        ),
        minds=TemperedMinds(partial(minds, rules.book)),
        openness=Openness(open_orders=lambda decision: isinstance(decision, OPEN_QUESTIONS)),
        standing=BookOrders(rules.book, odds).standing(),
        sharing=Shares(odds).sharing(),
        package=Package(order=1, stage=Stage.POLISHED, data=DATA),
    )


def _codecs() -> Codecs[State, AnyAction, AnyEvent, Options]:
    return Codecs(
        state_type=State,
        action_type=AnyAction,
        event_type=AnyEvent,
        options_type=Options,
        decoration=("marks", "past"),
    )


def _artwork(rules: MiniaturesRules, previews: Previews) -> Artwork[State, AnyAction, View]:
    """Returns the pictures."""
    return Artwork(
        board=scenes.scene,
        whole=scenes.whole,
        emoji=icons(rules.book.content.profiles),
        hand=scenes.hand,
        preview=Preview(shows=shows, draw=previews.sketch),
        closeups=_closeups,
        open_view=_open_view(rules),
        inks={"human": "human", "martian": "martian"},
    )


def _setup(game: Content) -> Setup[Options]:
    """Returns the setup of a table."""

    def scenarios(words: Words) -> list[Choice]:
        return [
            _scenario(scenario, words) for scenario in sorted(game.scenarios.values(), key=_in_book_order)
        ]

    def matters(options: Options, name: str) -> bool:
        """Tells whether an option is open: built ruins need no map, most scenarios set the night."""
        if name == "terrain":
            return options.ruins is Ruins.DRAWN
        return name != "night" or game.scenarios[options.scenario].night is Night.OPTIONAL

    def parts_of(options: Options, key: str) -> Sequence[str]:
        return parts(game.profiles, game.scenarios[options.scenario], Side(key))

    choices: dict[str, Callable[[Words], Sequence[Choice]]] = {
        "scenario": scenarios,
        "ruins": choices_of(Ruins, "ruins"),
        "terrain": choices_of(game.scenarios, "scenario"),
        "turn_map": yes_or_no,
        "night": yes_or_no,
    }
    return Setup(
        choices=choices,
        matters=matters,
        defaults=_defaults,
        parts=parts_of,
        scenario=("scenario",),
        series=(*_runs(game), best_of_three()),
    )


def _in_book_order(scenario: Scenario) -> tuple[bool, int]:
    """Returns the key that sorts scenarios as the books do: the final one first."""
    return scenario.ruleset is Ruleset.BETA, scenario.number


def _runs(game: Content) -> Iterator[Series]:
    """Yields the scenarios of the final book in sequence, all of them first, then every run."""
    final = [
        one for one in sorted(game.scenarios.values(), key=_in_book_order) if one.ruleset is Ruleset.FINAL
    ]
    several = [
        final,
        *(final[first:last] for first in range(len(final)) for last in range(first + 2, len(final) + 1)),
    ]
    every = {(run[0].number, run[-1].number): run for run in several}
    return (_run(game, run, swaps=swaps) for run in every.values() for swaps in (False, True))


def _run(game: Content, run: Sequence[Scenario], *, swaps: bool) -> Series:
    first, last = run[0].number, run[-1].number

    def label(words: Words) -> str:
        return words("series-scenarios", first=first, last=last, sides="swapped" if swaps else "kept")

    def briefing(number: int, winners: Collection[str], words: Words) -> Briefing:
        return briefing_of(game, run[: number + 1], winners, words)

    return Series(
        name=f"{first}-{last}-swapped" if swaps else f"{first}-{last}",
        label=label,
        games=tuple({"scenario": scenario.id} for scenario in run),
        swaps=swaps,
        next_key="button-next-scenario",
        briefing=briefing,
        game_name=lambda number, words: words(f"scenario-{run[number].id}"),
    )


def _defaults(given: Mapping[str, str], newcomer: bool) -> Mapping[str, str]:
    """Returns the Martian player's turn of the map, except in a newcomer's game on a map as drawn (Q97)."""
    as_drawn = given.get("ruins", Ruins.DRAWN.value) == Ruins.DRAWN.value
    return {} if newcomer and as_drawn else {"turn_map": "true"}


def _scenario(scenario: Scenario, words: Words) -> Choice:
    name, rules = words(f"scenario-{scenario.id}"), scenario.ruleset.value
    label = words("choice-scenario", number=scenario.number, name=name, rules=rules)
    return Choice(value=scenario.id, label=label)


def _about(options: Options, words: Words) -> str:
    """Returns the goal of the game, the scene of the scenario and its text."""
    key = f"scenario-{options.scenario}"
    return words(
        "title-about", goal=words("title-goal"), scene=words(f"{key}-scene"), scenario=words(f"{key}-text")
    )


def _closeups(view: View, words: Words) -> dict[str, Size]:
    """Returns the close-ups of all squares, and of all figures on the board."""
    figures = {str(one.id): one.at for one in view.figures.values() if one.at is not None}
    squares = {str(square): square for square in SQUARES}
    return {label: scenes.closeup(square) for label, square in {**figures, **squares}.items()}


def _open_view(rules: MiniaturesRules) -> Callable[[State], View]:
    def open_view(state: State) -> View:
        """Returns an onlooker's view with all markers revealed."""
        markers = tuple(SeenMarker(at=marker.at, kind=marker.kind) for marker in state.markers)
        return replace(rules.view(state, None), markers=markers)

    return open_view


def _lookups(
    game: MiniaturesRules, odds: Odds, previews: Previews, source: content.GameData
) -> tuple[Lookup[View], ...]:
    library, plates = Library(game.book, odds), Plates(game).all()
    return (
        Lookup(
            name="odds",
            slots=(Slot(name="figure"), Slot(name="target")),
            complete=odds.complete,
            answer=odds.answer,
        ),
        rules(
            edition(source),
            *library.topics(),
            chapters=CHAPTERS,
            plates=plates,
            fine=fine_print(GAME),
            facts=library.facts,
        ),
        Lookup(
            name="figure",
            slots=(Slot(name="figure"),),
            complete=library.figures,
            answer=library.figure,
            picture=previews.figure,
        ),
    )


def _honours(
    events: Sequence[AnyEvent], view: View, seats: Mapping[Seat, str], words: Words
) -> Iterator[str]:
    """Yields the deadliest figure, and the one that survived most attacks; else that of the first kill."""
    attacks = [event for event in events if isinstance(event, ShotFired | FightFought)]
    dead = {event.figure for event in events if isinstance(event, Killed)}
    kills: Counter[FigureId] = Counter(
        event.attacker for event in attacks if event.fate is Fate.KILLED and event.target in dead
    )
    targets: Counter[FigureId] = Counter(event.target for event in attacks if event.target not in dead)
    deadliest, luckiest = best_of(kills), best_of(targets)
    if deadliest is not None:
        yield words("honour-kills", figure=figure(deadliest[0], view, words), count=deadliest[1])
    if luckiest is not None:
        yield words("honour-survivor", figure=figure(luckiest[0], view, words), count=luckiest[1])
    if kills and deadliest is luckiest is None:  # several share the first places
        yield words("honour-first-kill", figure=figure(next(iter(kills)), view, words))


def _score_keys() -> frozenset[str]:
    """Returns the keys of scoring rules that have words."""
    return frozenset(
        key.replace("-", "_") for key in re.findall(r"(?m)^score-([a-z-]+) =", content.texts(GAME, "en"))
    )


DATA = DataFormat(
    files={"profiles": Profiles, "cards": Cards, "scenarios/*": Scenario, "ruins": Box},
    build=build,
    faults=lambda data: (*misnamed_files(data.merged), *faults(load(data), _score_keys())),
    domains={Square: SQUARES, Edge: EDGES},
    needed={"scenarios": ("final-01",), "profiles/profiles": ("us_carbine", "martian_grunt")},
)
