"""Tags of the miniatures game: profiles, skills, cards, rows, events, scoring rules."""

from collections.abc import Iterator

from bot.titles.miniatures import load
from engine.miniatures import Options
from engine.miniatures import actions as do
from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures.actions import AnyAction
from engine.miniatures.book import Book
from engine.miniatures.content import Accuracy, Rank, Ruleset, Scenario, Skill, Support
from engine.miniatures.events import AnyEvent, Fate
from engine.miniatures.pieces import FigureId, ProfileId, Side, TokenKind
from engine.miniatures.state import Stance
from engine.miniatures.view import View
from tools.coverage.counting import Coverage

KLUTZ_ROLLS_ON = 1
NO_VEHICLES = Skill.ANTI_TANK  # useless: no vehicles in these scenarios (R16.9)
SCARED_CIVILIAN = "skill scared_civilian"  # of a token, not of a profile (R16.18)

MiniaturesCoverage = Coverage[AnyAction, AnyEvent, View, Options]


def coverage() -> MiniaturesCoverage:
    """Returns the tags of this title."""
    counting = _Counting(Book(load()))
    return Coverage(possible_tags=counting.possible_tags, observed_tags=counting.observed_tags)


class _Counting:
    def __init__(self, book: Book) -> None:
        self._book = book

    # --- possible tags

    def possible_tags(self, options: Options) -> Iterator[str]:
        """Yields all tags that can occur in the chosen scenario."""
        scenario = self._book.content.scenarios[options.scenario]
        profiles = list(dict.fromkeys(self._profiles(scenario)))
        yield from (f"profile {profile}" for profile in profiles)
        yield from (f"skill {skill.value}" for skill in Skill if self._is_usable(scenario, skill, profiles))
        if scenario.ruleset is Ruleset.FINAL:
            yield SCARED_CIVILIAN
        yield from self._deck(scenario)
        for side in Side:
            yield from (f"score {side.value} {rule.key}" for rule in scenario.scoring.of(side))

    def _profiles(self, scenario: Scenario) -> Iterator[ProfileId]:
        for side in Side:
            for group in scenario.forces.of(side):
                yield from (unit.profile for unit in group.units)
                if group.heroes:
                    yield from self._choice(side)
        yield from (unit.profile for wave in scenario.waves for unit in wave.units)

    def _choice(self, side: Side) -> Iterator[ProfileId]:
        """Yields the heroes a player may choose (Q54)."""
        for name, profile in self._book.profiles.items():
            alone = profile.partner is None and not name.startswith("beta_")
            if alone and profile.side is side and profile.rank is Rank.HERO:
                yield name

    def _is_usable(self, scenario: Scenario, skill: Skill, profiles: list[ProfileId]) -> bool:
        if skill is NO_VEHICLES or (skill is Skill.FIXIN_STUFF and not scenario.markers):
            return False
        return any(skill in self._book.profiles[profile].skills for profile in profiles)

    def _deck(self, scenario: Scenario) -> Iterator[str]:
        deck = self._book.content.decks[scenario.ruleset]
        halves = (half for card in deck.cards.values() for half in (card.human, card.martian))
        for half in dict.fromkeys(halves):
            yield f"card {half}"
            effect = self._book.effects[half]
            if isinstance(effect, Support):
                levels = enumerate(effect.levels, start=1)
                yield from (f"row {half} {n}" for n, level in levels if level.accuracy is not Accuracy.NONE)
        yield from (f"happening {event}" for event in deck.events)

    # --- observed tags

    def observed_tags(
        self, view: View, action: AnyAction | None, events: tuple[AnyEvent, ...]
    ) -> Iterator[str]:
        """Yields the tags of a step; a skill counts when it has changed something."""
        yield from self._action_tags(view, action)
        for number, event in enumerate(events):
            yield from self._event_tags(view, event)
            yield from self._skill_tags(view, event)
            if _is_smitten(event, events[:number]):
                yield _skill(Skill.SMITE)

    def _action_tags(self, view: View, action: AnyAction | None) -> Iterator[str]:
        match view.decision, action:
            case ask.ShootAgain(), do.Shoot():
                yield _skill(Skill.RAPID_FIRE)
            case ask.ChooseBrave(), do.StandIn():
                yield _skill(Skill.BRAVE)
            case _, do.Freeze():
                yield _skill(Skill.FREEZE)

    def _event_tags(self, view: View, event: AnyEvent) -> Iterator[str]:
        match event:
            case tell.Activated(figure=figure) | tell.Followed(figure=figure):
                yield f"profile {view.figures[figure].profile}"
            case tell.CardPlayed(effect=effect):
                yield f"card {effect}"
            case tell.RowTriggered(effect=effect, size=size):
                yield f"row {effect} {size}"
            case tell.EventDrawn(event=happening):
                yield f"happening {happening}"
            case tell.Scored(side=side, key=key):
                yield f"score {side.value} {key}"

    def _skill_tags(self, view: View, event: AnyEvent) -> Iterator[str]:
        match event:
            case tell.CommandTaken():
                yield _skill(Skill.AUTHORITY)
            case tell.Led(leader=leader):
                led = (Skill.FOLLOW_ME, Skill.NATURAL_LEADER, Skill.LORD_OF_BATTLE)
                yield from (_skill(skill) for skill in led if self._has(view, leader, skill))
            case tell.CoveredWithFire():
                yield _skill(Skill.COVERING_FIRE)
            case tell.BraveStoodIn():
                yield _skill(Skill.BRAVE)
            case tell.Mended():
                yield _skill(Skill.FIXIN_STUFF)
            case tell.HeroicsGained():
                yield _skill(Skill.STAR_CROSSED_LOVERS)
            case tell.DidMore() if isinstance(view.decision, ask.MoveFreely):
                yield _skill(Skill.TOO_MANY_LATE_NIGHTS)
            case tell.TokenMoved(token=TokenKind.CIVILIAN):
                yield SCARED_CIVILIAN
            case _:
                yield from self._dice_skill_tags(view, event)

    def _dice_skill_tags(self, view: View, event: AnyEvent) -> Iterator[str]:
        """Yields the skills that change dice: armour, armour piercing, klutz and dragon slayer."""
        worn = (Skill.ARMOUR, Skill.HEAVY_ARMOUR)
        match event:
            case tell.ShotFired(attacker=attacker, target=target, dice=dice, fate=fate):
                yield from self._clumsy(view, attacker, dice)
                armour = [skill for skill in worn if self._has(view, target, skill)]
                if fate is Fate.SAVED_BY_ARMOUR:
                    yield from (_skill(skill) for skill in armour)
                elif armour and self._has(view, attacker, Skill.ARMOUR_PIERCING):
                    yield _skill(Skill.ARMOUR_PIERCING)
            case tell.Endured(figure=figure, fate=Fate.SAVED_BY_ARMOUR):
                yield from (_skill(skill) for skill in worn if self._has(view, figure, skill))
            case tell.FightFought(attacker=attacker, dice=dice):
                yield from self._clumsy(view, attacker, dice)
            case tell.BugAttacked(figure=figure, stance=Stance.FIGHT) | tell.BugHunted(figure=figure):
                if self._has(view, figure, Skill.DRAGON_SLAYER):
                    yield _skill(Skill.DRAGON_SLAYER)

    def _clumsy(self, view: View, figure: FigureId, dice: tuple[int, ...]) -> Iterator[str]:
        if KLUTZ_ROLLS_ON in dice and self._has(view, figure, Skill.KLUTZ):
            yield _skill(Skill.KLUTZ)

    def _has(self, view: View, figure: FigureId, skill: Skill) -> bool:
        return skill in self._book.profile(view.figures[figure]).skills


def _skill(skill: Skill) -> str:
    return f"skill {skill.value}"


def _is_smitten(event: AnyEvent, earlier: tuple[AnyEvent, ...]) -> bool:
    """Tells whether a fight has frightened its attacker, which only Smite does (R16.14)."""
    if not isinstance(event, tell.WasFrightened):
        return False
    blows = [blow for blow in earlier if isinstance(blow, tell.FightFought | tell.ShotFired | tell.Struck)]
    last = blows[-1] if blows else None
    return isinstance(last, tell.FightFought) and event.figure == last.attacker
