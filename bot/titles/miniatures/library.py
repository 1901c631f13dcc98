"""Lookups of the miniatures game: rules in our words, and all public facts about a figure."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.titles.miniatures.names import effect, profile
from bot.titles.miniatures.odds import Odds
from bot.titles.rule_topics import Topics, board, entries, terms
from bot.titles.title import Choice, Words
from engine.kit.percent import percent
from engine.miniatures.book import Book
from engine.miniatures.content import Deck, Skill
from engine.miniatures.pieces import EffectId, Figure, FigureId, Side, Weapon
from engine.miniatures.sight import Sight
from engine.miniatures.view import View
from renderer.words import dash

CHAPTERS = {
    "turn": ("turn", "round", "action", "victory"),
    "moving": ("move", "sight"),
    "attacks": ("shoot", "fight", "dice", "frightened"),
    "cards": ("cards", "support", "events", "reactions"),
    "heroes": ("heroics", "markers", "brave-order"),
}
TERMS = tuple(term for chapter in CHAPTERS.values() for term in chapter)


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
            terms(TERMS),
            replace(entries("skill", (skill.value for skill in Skill)), tell=_skill),
            Topics(kind="card", items=self._halves, name=_effect, tell=self._card),
            replace(entries("scenario", self._book.content.scenarios), tell=self._scenario),
        )

    def _halves(self, view: View) -> list[EffectId]:
        cards = self._deck(view).cards.values()
        return list(dict.fromkeys(half for card in cards for half in (card.human, card.martian)))

    def _deck(self, view: View) -> Deck:
        return self._book.content.decks[self._book.content.scenarios[view.scenario].ruleset]

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

    def _scenario(self, view: View, item: str, words: Words) -> str:
        number = next(one.number for one in self._book.content.scenarios.values() if one.id == item)
        key = f"scenario-{item}"
        return words("rules-scenario", number=number, name=words(key), text=words(f"{key}-text"))

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
        lines = [self._head(one, words), self._values(one, words)]
        skills = [words(f"skill-{dash(skill.value)}") for skill in Skill if self._has(one, skill)]
        if skills:
            lines.append(words("figure-skills", skills=", ".join(skills)))
        if one.at is not None:
            steps = self._odds.judge(view).field.ground.steps[one.at]
            lines.append(words("figure-reaches", squares=", ".join(steps)))
            lines.append(self._sees(view, one, words))
        return "\n".join(lines)

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

    def _values(self, one: Figure, words: Words) -> str:
        values = self._book.profile(one)
        return words(
            "figure-values",
            shoots=str(values.shoot is not None).lower(),
            shoot=values.shoot or 0,
            nearest=values.reach[0],
            farthest=values.reach[1],
            fight=values.fight,
            survive=values.survive,
            heroics=one.heroics + one.bonus,
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


def _skill(view: View, item: str, words: Words) -> str:
    key = f"skill-{dash(item)}"
    return words("rules-skill", name=words(key), text=words(f"{key}-text"))


def _effect(view: View, item: str, words: Words) -> str:
    return effect(EffectId(item), view, words)
