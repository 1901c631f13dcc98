"""Short hints for actions of the miniatures game: figures, finds, odds and strikes."""

from bot.titles.miniatures.names import effect, figure
from bot.titles.miniatures.odds import Odds
from bot.titles.title import Words
from engine.kit.percent import percent
from engine.miniatures import actions as do
from engine.miniatures import decisions as ask
from engine.miniatures.actions import AnyAction
from engine.miniatures.area import area
from engine.miniatures.attack import sweep_targets
from engine.miniatures.book import Book
from engine.miniatures.content import Leave, Rank, Skill, Support
from engine.miniatures.grid import Square, distance
from engine.miniatures.leadership import LEAD_DISTANCE
from engine.miniatures.pieces import CardId, Figure, FigureId, ProfileId, Side, Weapon
from engine.miniatures.scoring import fits
from engine.miniatures.state import Stance
from engine.miniatures.support import level_of
from engine.miniatures.view import View
from renderer.words import dash


class Hints:
    """Returns hints for actions, from the view of the choosing player."""

    def __init__(self, book: Book, odds: Odds) -> None:
        self._book = book
        self._odds = odds

    def hint(self, view: View, action: AnyAction, words: Words) -> str:
        """Returns the hint of an action; "" if its name is enough."""
        match action:
            case do.Activate(figure=one) | do.CallUp(figure=one) | do.StandIn(figure=one):
                return self._who(view, one, words)
            case do.Recruit(profile=profile):
                return self._recruit(profile, words)
            case do.PlayCard(figure=str() as one):
                return self._who(view, one, words)
            case do.PlayCard(card=card) if view.fray is not None:
                return self._card_odds(view, card, words)
            case do.PlayCard(card=card, row=None, jams=None) if self._is_support(view, card):
                return words("hint-support")
            case do.Discard(card=card):
                return self._other_half(view, card, words)
            case do.Trigger():
                return self._strike(view, action, words)
            case do.Defend(stance=stance):
                return self._stance(view, stance, words)
            case _:
                active = (
                    view.figures[view.active] if view.active is not None else self._figure_in_question(view)
                )
                return self._action_hint(view, active, action, words) if active is not None else ""

    def _figure_in_question(self, view: View) -> Figure | None:
        """Returns the figure that a question is about while no figure is active."""
        match view.decision:
            case ask.ChooseOpponent(figure=one) | ask.ShootAgain(figure=one) | ask.MoveFreely(figure=one):
                return view.figures[one]
        return None

    def _action_hint(self, view: View, active: Figure, action: AnyAction, words: Words) -> str:
        match action:
            case do.Shoot(target=target, weapon=weapon):
                return self._shot(view, active, target, weapon, words, aim=False)
            case do.AimAndShoot(target=target, weapon=weapon):
                return self._shot(view, active, target, weapon, words, aim=True)
            case do.Freeze(at=at, aim=aim):
                return self._sweep(view, active, at, words, aim=aim)
            case do.CoverWithFire(squares=squares):
                return words("hint-frightens", count=sum(self._soldiers(view, active, at) for at in squares))
            case do.Fight(target=target):
                charge = isinstance(view.decision, ask.ChooseOpponent) and not _has_stood(view)
                return self._odds.fight_hint(view, active, view.figures[target], words, charge=charge)
            case do.Move(to=to):
                return self._step(view, active, to, words)
            case do.Leave():
                return words("hint-points", points=self._exit_worth(view, active))
            case do.Lead(centre=centre):
                return self._followers(view, active, centre or active.at, words)
            case do.DoMore() | do.Uplink():
                return words("hint-heroics", heroics=active.heroics + active.bonus)
            case _:
                return ""

    def _who(self, view: View, label: FigureId, words: Words) -> str:
        """Returns the profile and square of a figure; the square alone for a hero on the board."""
        one = view.figures[label]
        if one.at is None or not label.isalpha():
            return self._odds.who(one, words)
        return words("hint-place", at=one.at, frightened=str(one.frightened).lower())

    def _card_odds(self, view: View, card: CardId, words: Words) -> str:
        """Returns the chances of the current attack without and with a card."""
        judge = self._odds.judge(view)
        held = next(one for one in view.hand if one.id == card)
        before, after = judge.fray_chance(), judge.fray_chance_with(self._book.effects[held.effect])
        if before == after:
            return ""
        key = "hint-swayed-own" if view.turn is view.viewer else "hint-swayed"
        return words(key, before=percent(before), after=percent(after))

    def _is_support(self, view: View, card: CardId) -> bool:
        held = next((one for one in view.hand if one.id == card), None)
        return held is not None and isinstance(self._book.effects[held.effect], Support)

    def _other_half(self, view: View, card: CardId, words: Words) -> str:
        """Returns the enemy's half of a card, which they may draw later."""
        halves = self._book.content.decks[self._book.content.scenarios[view.scenario].ruleset].cards[card]
        theirs = halves.martian if view.viewer is Side.HUMAN else halves.human
        return words("hint-other-half", effect=effect(theirs, view, words))

    def _recruit(self, name: ProfileId, words: Words) -> str:
        hero = self._book.profiles[name]
        skills = [words(f"skill-{dash(skill.value)}") for skill in Skill if skill in hero.skills]
        return words(
            "hint-hero",
            shoots=str(hero.shoot is not None).lower(),
            shoot=hero.shoot or 0,
            reach=hero.reach[1],
            fight=hero.fight,
            survive=hero.survive,
            skill_count=len(skills),
            skills=", ".join(skills),
        )

    def _shot(
        self, view: View, active: Figure, label: FigureId, weapon: Weapon, words: Words, *, aim: bool
    ) -> str:
        target = view.figures[label]
        odds = self._odds.shot_hint(view, active, target, weapon, words, aim=aim)
        return words("hint-shot", at=target.at or "", odds=odds)

    def _stance(self, view: View, stance: Stance, words: Words) -> str:
        asked = view.decision
        if not isinstance(asked, ask.ChooseStance):
            return ""
        return words("hint-risk", chance=asked.chance_fight if stance is Stance.FIGHT else asked.chance_dodge)

    def _step(self, view: View, active: Figure, to: Square, words: Words) -> str:
        """Returns the effect of a step: a fight, a find, or a special square."""
        field = self._odds.judge(view).field
        foes = field.foes_at(active.side, to)
        if foes and to != active.at:
            return words("hint-clash", count=len(foes))
        marker = next((marker for marker in view.markers if marker.at == to), None)
        if marker is not None:
            return words("hint-marker", kind="hidden" if marker.kind is None else marker.kind.value)
        if view.loot == to:
            return words("hint-loot")
        if view.uplink == to:
            return words("hint-uplink")
        return words("hint-stays") if to == active.at else ""

    def _exit_worth(self, view: View, active: Figure) -> int:
        scenario = self._book.content.scenarios[view.scenario]
        profile = self._book.profile(active)
        rules = [
            rule
            for rule in scenario.scoring.of(active.side)
            if isinstance(rule, Leave) and fits(rule.who, active, profile)
        ]
        value = next((way.value for way in view.exits if way.square == active.at), 0)
        return max((rule.vp or value for rule in rules), default=value)

    def _sweep(self, view: View, active: Figure, at: Square, words: Words, *, aim: bool) -> str:
        judge = self._odds.judge(view)
        seen = sweep_targets(judge.field, active, at)
        kills = [judge.shot(active, view.figures[foe], Weapon.OWN, aim=aim).kill for foe in seen]
        best = percent(max(kills, default=0.0))
        return words("hint-sweep", count=len(seen), chance=best)

    def _soldiers(self, view: View, active: Figure, at: Square) -> int:
        there = self._odds.judge(view).field.foes_at(active.side, at)
        return sum(self._book.profile(foe).rank is Rank.SOLDIER and not foe.frightened for foe in there)

    def _followers(self, view: View, leader: Figure, centre: Square | None, words: Words) -> str:
        """Returns the figures that a leader could lead (R16.5, R16.7, R16.8)."""
        heroes = Skill.NATURAL_LEADER in self._book.profile(leader).skills
        field = self._odds.judge(view).field
        crowd = [
            figure(one.id, view, words)
            for one in field.of(leader.side)
            if one.id != leader.id
            and not one.activated
            and one.at is not None
            and centre is not None
            and distance(one.at, centre) <= LEAD_DISTANCE
            and (field.beta or (self._book.profile(one).rank is Rank.HERO) == heroes)
        ]
        return words("hint-led", figures=", ".join(crowd))

    def _strike(self, view: View, trigger: do.Trigger, words: Words) -> str:
        """Returns the numbers of figures a row would hit, where the player chooses the square."""
        if trigger.column is None or trigger.rank is None:
            return ""
        owner = view.decision.owner if isinstance(view.decision, ask.AimRow) else view.viewer
        assert owner is not None, "onlookers trigger nothing"
        row = view.sides[owner].rows[trigger.row]
        effect = self._book.effects[row.effect]
        assert isinstance(effect, Support)
        target = Square(f"{trigger.column}{trigger.rank}")
        squares = area(target, level_of(self._book, row).area, trigger.direction, effect.length)
        field = self._odds.judge(view).field
        hit = [one.side for at in squares for one in field.at(at)]
        if not hit:
            return ""
        mine = view.viewer or Side.HUMAN
        return words("hint-strike", theirs=hit.count(mine.enemy), yours=hit.count(mine))


def _has_stood(view: View) -> bool:
    return view.acting is not None and view.acting.stood
