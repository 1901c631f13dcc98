"""Lookups of the miniatures game: rules in our words, and all public facts about a figure."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from bot.titles.miniatures.names import effect, happening, profile
from bot.titles.miniatures.odds import Odds
from bot.titles.rule_topics import TERM, Topics, board, entries, rule_entries, terms
from bot.titles.title import Briefing, Choice, Words
from engine.kit.percent import percent
from engine.miniatures import events as tell
from engine.miniatures.book import Book
from engine.miniatures.content import Content, Deck, EventId, Profile, Rank, Ruleset, Scenario, Skill
from engine.miniatures.events import AnyEvent
from engine.miniatures.pieces import EffectId, Figure, FigureId, ProfileId, Side, Weapon
from engine.miniatures.sight import Sight
from engine.miniatures.view import View
from renderer.words import dash

BETA = "beta_"  # how profiles of the beta begin
HERO = "hero"  # the kind of topics about heroes
CHAPTERS = {
    "figures": {"box": "R0.1, R0.4-R0.6", "profile": "R0.2, R0.3, R17"},
    "turn": {
        "turn": "R1.2-R1.4",
        "round": "R1.1, R1.5, R1.6",
        "action": "R2.1-R2.6",
        "victory": "R19.1, R19.3, R19.4",
        "ties": "R19.2",
    },
    "moving": {"move": "R3.1-R3.3, R3.5-R3.7", "edge": "R3.4", "sight": "R5.1, B1"},
    "attacks": {
        "shoot": "R4.1-R4.7",
        "fight": "R7.1-R7.5",
        "dice": "R6.1, R6.2",
        "frightened": "R8.1-R8.3",
    },
    "cards": {
        "cards": "R9.1-R9.6",
        "support": "R10.1-R10.7",
        "events": "R11.1-R11.3",
        "reactions": "B2, Q3-Q5",
        "waiting": "B2",
    },
    "effects": {
        "random": "R12.1, R13.1, R13.2",
        "areas": "R12.2",
        "lasting": "R12.3, Q32",
        "scatter": "R12.4, R13.3-R13.5",
    },
    "heroes": {"heroics": "R15.1-R15.4", "markers": "R14.1-R14.5", "brave-order": "B2, Q17"},
    "loose": {
        "civilian": "R16.18",
        "cattle": "RB.10",
        "bug": "RB.11",
        "wreck": "RB.12",
        "loot": "R21.8",
        "uplink": "R21.7",
    },
    "setup": {
        "terrain": "R18.1",
        "setup-markers": "R18.2",
        "hands": "R18.3, R11.2",
        "deploy": "R18.4",
        "first-player": "R18.5, R1.5",
        "teams": "R20.1",
    },
}
# The terms that a scenario needs besides those that every game needs.
BASICS = ("turn", "move", "sight", "shoot", "fight", "frightened", "cards", "support", "events", "victory")
TERMS = {
    "final-01": ("markers",),
    "final-02": ("markers", "heroics", "edge"),
    "final-03": ("markers", "heroics", "deploy"),
    "final-04": ("markers", "heroics", "edge"),
    "final-05": ("first-player",),
    "final-06": ("heroics",),
    "final-07": ("heroics", "uplink"),
    "final-08": ("markers", "heroics", "loot", "edge"),
    "final-09": ("heroics", "deploy"),
    "final-10": ("heroics", "ties"),
}
# The skills in the order of their numbers; the last but one is the civilians', who have no profile.
*_SKILLS, _LAST = (skill.value for skill in Skill)
SKILLS = {skill: f"R16.{number}" for number, skill in enumerate((*_SKILLS, "scared_civilian", _LAST), 1)}


class Library:
    """Answers lookups from the rule book and a view."""

    def __init__(self, book: Book, odds: Odds) -> None:
        self._book = book
        self._odds = odds

    # --- /rules

    def topics(self) -> tuple[Topics[View], ...]:
        """Returns all topics: terms first, then skills, cards and scenarios."""
        return (
            board(),
            terms(CHAPTERS),
            rule_entries("skill", SKILLS),
            entries(HERO, self._heroes, self._hero, prefix="profile"),
            entries("card", self._halves, self._card, prefix="effect"),
            entries("event", lambda view: self._deck(view).events, self._event, prefix="happening"),
            entries("scenario", self._book.content.scenarios, self._scenario),
        )

    def facts(self, view: View) -> Mapping[str, str]:
        """Returns the rule set of a table, by which some texts differ (RB)."""
        return {"rules": self._book.content.scenarios[view.scenario].ruleset.value}

    def _halves(self, view: View) -> list[EffectId]:
        cards = self._deck(view).cards.values()
        return list(dict.fromkeys(half for card in cards for half in (card.human, card.martian)))

    def _deck(self, view: View) -> Deck:
        return self._book.content.decks[self._book.content.scenarios[view.scenario].ruleset]

    def _heroes(self, view: View) -> list[ProfileId]:
        """Returns the heroes of the table's rule set."""
        beta = self._book.content.scenarios[view.scenario].ruleset is Ruleset.BETA
        profiles = self._book.content.profiles.items()
        return [name for name, one in profiles if one.rank is Rank.HERO and name.startswith(BETA) == beta]

    def _hero(self, view: View, item: str, words: Words) -> str:
        """Returns who a hero is, with their values and skills."""
        hero = ProfileId(item)
        one = self._book.content.profiles[hero]
        skills = ", ".join(words(f"skill-{dash(skill.value)}") for skill in Skill if skill in one.skills)
        told = [
            words("rules-term", name=profile(hero, view, words), rule="R17", text=words(_life(item))),
            _values(one, one.heroics, words),
        ]
        return "\n".join([*told, words("figure-skills", skills=skills)] if skills else told)

    def _card(self, view: View, item: str, words: Words) -> str:
        half = EffectId(item)
        human = any(card.human == half for card in self._deck(view).cards.values())
        side = Side.HUMAN if human else Side.MARTIAN
        return words(
            "rules-card",
            name=effect(half, view, words),
            side=words(f"side-{side.value}"),
            timing=self._book.effects[half].timing.value,
            text=words(f"effect-{dash(half)}-text"),
        )

    def _event(self, view: View, item: str, words: Words) -> str:
        event = EventId(item)
        text = words(f"happening-{dash(self._deck(view).events[event].value)}-text")
        return words("rules-term", name=happening(event, view, words), rule=item, text=text)

    def _scenario(self, view: View, item: str, words: Words) -> str:
        scenario = next(one for one in self._book.content.scenarios.values() if one.id == item)
        key, beta = f"scenario-{item}", scenario.ruleset is Ruleset.BETA
        return words(
            "rules-scenario",
            number=scenario.number,
            name=words(key),
            rule="RB.14" if beta else f"R21.{scenario.number}",
            text=words(f"{key}-text"),
        )

    # --- /figure

    def figures(self, view: View, given: Mapping[str, str], slot: str, words: Words) -> Sequence[Choice]:
        return [
            Choice(value=one.id, label=f"{one.id} ({self._odds.who(one, words)})")
            for one in view.figures.values()
        ]

    def figure(self, view: View, given: Mapping[str, str], words: Words) -> str:
        """Returns a figure's values, skills, state, reach and possible targets."""
        one = view.figures.get(FigureId(given["figure"].strip().upper()))
        if one is None:
            return words("figure-unknown")
        values = _values(self._book.profile(one), one.heroics + one.bonus, words)
        lines = [self._head(one, words), *self._life(one, words), values]
        skills = [words(f"skill-{dash(skill.value)}") for skill in Skill if self._has(one, skill)]
        if skills:
            lines.append(words("figure-skills", skills=", ".join(skills)))
        if one.at is not None:
            steps = self._odds.judge(view).field.ground.steps[one.at]
            lines.append(words("figure-reaches", squares=", ".join(steps)))
            lines.append(self._sees(view, one, words))
        return "\n".join(lines)

    def _life(self, one: Figure, words: Words) -> Iterator[str]:
        """Yields who a hero is, in a few sentences; nothing about soldiers."""
        if self._book.profile(one).rank is Rank.HERO:
            yield f"> {words(_life(one.profile))}"

    def _has(self, one: Figure, skill: Skill) -> bool:
        return skill in self._book.profile(one).skills

    def _head(self, one: Figure, words: Words) -> str:
        return words(
            "figure-head",
            figure=one.id,
            profile=profile(one.profile, None, words),
            side=words(f"side-{one.side.value}"),
            where=one.place.value,
            at=one.at or "",
            frightened=str(one.frightened).lower(),
            activated=str(one.activated).lower(),
        )

    def _sees(self, view: View, one: Figure, words: Words) -> str:
        judge = self._odds.judge(view)
        seen = [
            words(
                "figure-target",
                target=foe.id,
                at=foe.at or "",
                sight=judge.field.shot_sight(one, foe).value,
                chance=percent(judge.shot(one, foe, Weapon.OWN, aim=False).kill),
            )
            for foe in judge.field.of(one.side.enemy)
            if judge.field.gun(one, Weapon.OWN) is not None
            and judge.field.why_no_shot(one, Weapon.OWN, foe) is None
            and judge.field.sees(one, foe) is not Sight.BLOCKED
        ]
        return words("figure-sees", targets=", ".join(seen)) if seen else words("figure-sees-nobody")


def topic(event: AnyEvent) -> str | None:
    """Returns the topic that explains an event: a played or drawn card, or a token that moves or fights."""
    match event:
        case tell.CardPlayed(effect=effect):
            return f"card {effect}"
        case tell.EventDrawn(event=drawn):
            return f"event {drawn}"
        case tell.TokenMoved(token=token) | tell.TokenLeft(token=token):
            return f"term {token.value}"
        case tell.BugAttacked() | tell.BugHunted():
            return "term bug"
        case tell.CivilianTaken():
            return "term civilian"
        case _:
            return None


def _life(profile_id: str) -> str:
    """Returns the text key of who a hero is."""
    return f"hero-{dash(profile_id.removeprefix(BETA))}"


def _values(one: Profile, heroics: int, words: Words) -> str:
    return words(
        "figure-values",
        shoots=str(one.shoot is not None).lower(),
        shoot=one.shoot or 0,
        nearest=one.reach[0],
        farthest=one.reach[1],
        fight=one.fight,
        survive=one.survive,
        heroics=heroics,
    )


# --- the scenarios as one story --------------------------------------------------------------------


def briefing_of(game: Content, run: Sequence[Scenario], winners: Collection[str], words: Words) -> Briefing:
    """Returns the briefing of the last scenario of a run; new is what no scenario before it needs."""
    *earlier, now = run
    known = {topic for scenario in earlier for topic in _needed_topics(game, scenario)}
    fresh = [topic for topic in _needed_topics(game, now) if topic not in known]
    won = next(iter(winners), "nobody") if len(winners) == 1 else "nobody"
    return Briefing(
        story=words(f"scenario-{now.id}-story", won=won),
        people=tuple(_choice(kind, item, words) for kind, item in fresh if kind == HERO),
        rules=tuple(_choice(kind, item, words) for kind, item in fresh if kind != HERO),
    )


def _choice(kind: str, item: str, words: Words) -> Choice:
    key = f"{'profile' if kind == HERO else kind}-{dash(item)}"
    return Choice(value=f"{kind} {item}", label=words(key))


def _needed_topics(game: Content, scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Yields the topics of `/rules` that a scenario needs, as kind and item: heroes, terms and skills."""
    profiles = list(dict.fromkeys(_profiles(scenario)))
    yield from ((HERO, name) for name in profiles if game.profiles[name].rank is Rank.HERO)
    yield from ((TERM, term) for term in (*BASICS, *TERMS[scenario.id]))
    has = {skill for name in profiles for skill in game.profiles[name].skills}
    yield from (("skill", skill.value) for skill in Skill if skill in has)


def _profiles(scenario: Scenario) -> Iterator[ProfileId]:
    groups = [group for side in Side for group in scenario.forces.of(side)]
    yield from (unit.profile for group in groups for unit in group.units)
    yield from (unit.profile for wave in scenario.waves for unit in wave.units)
