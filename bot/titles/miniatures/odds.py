"""Odds of shots and fights: short hints for actions, and the answer of `/odds`."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.titles.miniatures.names import profile
from bot.titles.title import Choice, Words
from engine.kit.percent import percent
from engine.miniatures.book import Book
from engine.miniatures.content import Rank
from engine.miniatures.mind.judgement import Grounds, Judgement
from engine.miniatures.pieces import Figure, FigureId, Weapon
from engine.miniatures.pools import Pools, fight_pools
from engine.miniatures.state import Stance
from engine.miniatures.view import View


class Odds:
    """Computes odds from a view; caches the terrain only, since a menu asks for many odds of one view."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._grounds = Grounds()

    def judge(self, view: View) -> Judgement:
        return Judgement(self._book, view, self._grounds)

    def rank(self, figure: Figure) -> Rank:
        return self._book.profile(figure).rank

    def who(self, figure: Figure, words: Words) -> str:
        kind = profile(figure.profile, None, words)
        if figure.at is None:
            return words("hint-outside", profile=kind)
        return words("hint-figure", profile=kind, at=figure.at, frightened=str(figure.frightened).lower())

    def shot_hint(
        self, view: View, shooter: Figure, target: Figure, weapon: Weapon, words: Words, *, aim: bool
    ) -> str:
        both = self.judge(view).shot(shooter, target, weapon, aim=aim)
        return words("hint-kill", chance=percent(both.kill))

    def fight_hint(self, view: View, fighter: Figure, foe: Figure, words: Words, *, charge: bool) -> str:
        """Returns the chances against a defender that fights back, or dodges if it is frightened."""
        there = replace(fighter, at=foe.at)
        stance = Stance.DODGE if foe.frightened else Stance.FIGHT
        both = fight_pools(self.judge(view).field, there, foe, stance, charge=charge)
        if stance is Stance.DODGE:
            return words("hint-kill", chance=percent(both.kill))
        return words("hint-fight", chance=percent(both.kill), risk=percent(both.counter))

    # --- /odds

    def complete(self, view: View, given: Mapping[str, str], slot: str, words: Words) -> Sequence[Choice]:
        figures = [figure for figure in view.figures.values() if figure.at is not None]
        attacker = view.figures.get(FigureId(given.get("figure", "").upper()))
        if slot == "target" and attacker is not None:
            figures = [figure for figure in figures if figure.side is not attacker.side]
        return [
            Choice(value=figure.id, label=f"{figure.id} ({self.who(figure, words)})") for figure in figures
        ]

    def answer(self, view: View, given: Mapping[str, str], words: Words) -> str:
        """Returns the dice pools and exact chances of one figure attacking another from its square."""
        figures = [view.figures.get(FigureId(given[slot].upper())) for slot in ("figure", "target")]
        attacker, target = figures
        if attacker is None or target is None or attacker.at is None or target.at is None:
            return words("odds-unknown")
        if attacker.side is target.side:
            return words("odds-friends")
        return "\n".join(
            (self._shot(view, attacker, target, words), self._fight(view, attacker, target, words))
        )

    def _shot(self, view: View, attacker: Figure, target: Figure, words: Words) -> str:
        judge = self.judge(view)
        upright = replace(attacker, frightened=False)
        guns = (gun for gun in judge.field.weapons(upright))
        gun = next((gun for gun in guns if judge.field.why_no_shot(upright, gun, target) is None), None)
        if gun is None:
            return words("odds-no-shot", figure=attacker.id, target=target.id)
        both, aimed = (judge.shot(upright, target, gun, aim=aim) for aim in (False, True))
        return words(
            "odds-shot",
            figure=attacker.id,
            target=target.id,
            at=str(attacker.at),
            sight=judge.field.shot_sight(upright, target).value,
            armour=both.armour,
            chance=percent(both.kill),
            aimed=percent(aimed.kill),
            **_pools(both),
        )

    def _fight(self, view: View, attacker: Figure, target: Figure, words: Words) -> str:
        there = replace(attacker, at=target.at, frightened=False)
        field = self.judge(view).field
        back, dodge = (fight_pools(field, there, target, stance, charge=True) for stance in Stance)
        return words(
            "odds-fight",
            figure=attacker.id,
            target=target.id,
            kill_fight=percent(back.kill),
            fall=percent(back.counter),
            kill_dodge=percent(dodge.kill),
            **_pools(back),
        )


def _pools(both: Pools) -> dict[str, int]:
    return {"dice": both.dice, "needs": both.needs, "against": both.against, "value": both.value}
