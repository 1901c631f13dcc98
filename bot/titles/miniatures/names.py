"""Names of figures, cards and places of the miniatures game."""

from collections.abc import Mapping
from typing import get_args

from bot.text.icons import with_icons
from bot.titles.miniatures.story import Answer, Blow, Post, Throw
from bot.titles.title import Namer, Words, namer
from engine.miniatures import actions as do
from engine.miniatures import events as tell
from engine.miniatures.actions import AnyAction
from engine.miniatures.book import Book
from engine.miniatures.content import EventId, RuinId, Ruleset
from engine.miniatures.decisions import AimRow
from engine.miniatures.grid import Square
from engine.miniatures.pieces import (
    CardId,
    EffectId,
    EnemyRow,
    FigureId,
    ProfileId,
    RowIndex,
    Side,
    Site,
    TokenId,
)
from engine.miniatures.refusals import OutOfReach
from engine.miniatures.rolls import SIDES
from engine.miniatures.ruins import frame_of
from engine.miniatures.view import View
from renderer.words import dash

Attacked = tell.ShotFired | tell.FightFought | tell.Struck | tell.BugAttacked | tell.BugHunted | Blow
Saved = tell.ShotFired | tell.FightFought | tell.Endured | tell.BugAttacked | tell.BugHunted | Answer


def profile(value: ProfileId, view: View | None, words: Words) -> str:
    return words(f"profile-{dash(value)}")


def effect(value: EffectId, view: View | None, words: Words) -> str:
    return words(f"effect-{dash(value)}")


def happening(value: EventId, view: View | None, words: Words) -> str:
    return words(f"happening-{dash(value).lower()}")


def ruin(value: RuinId, view: View | None, words: Words) -> str:
    return words(f"ruin-{dash(value)}")


def site(value: Site, view: View | None, words: Words) -> str:
    """Returns the first and the last square of a site."""
    frame = frame_of(value)
    return words("site-name", at=frame[0], to=frame[-1])


def row(value: RowIndex, view: View | None, words: Words) -> str:
    """Returns the name of an aimed or extended row: the viewer's own, or the owner's while one is aimed."""
    aimed = view.decision if view is not None else None
    owner = aimed.owner if isinstance(aimed, AimRow) else view.viewer if view is not None else None
    return _row(value, owner, view, words)


def enemy_row(value: EnemyRow, view: View | None, words: Words) -> str:
    owner = view.viewer.enemy if view is not None and view.viewer is not None else None
    return _row(value, owner, view, words)


def _row(number: int, owner: Side | None, view: View | None, words: Words) -> str:
    """Returns the name of a support row: its number, effect and number of cards."""
    if view is None or owner is None or number >= len(view.sides[owner].rows):
        return str(number + 1)
    there = view.sides[owner].rows[number]
    name = effect(there.effect, view, words)
    return words("row-name", number=number + 1, effect=name, size=len(there.cards))


def token(value: TokenId, view: View | None, words: Words) -> str:
    kind = value.partition("-")[0]
    return words(f"token-{kind}")


def card_namer(book: Book) -> Namer:
    """Returns the namer of cards: by the viewer's half, or by both halves for onlookers."""

    def name(value: CardId, view: View | None, words: Words) -> str:
        deck = book.content.decks[Ruleset.BETA if value.startswith("B") else Ruleset.FINAL]
        halves = deck.cards[value]
        if view is not None and view.viewer is not None:
            return effect(halves.human if view.viewer is Side.HUMAN else halves.martian, view, words)
        human, martian = effect(halves.human, view, words), effect(halves.martian, view, words)
        return words("card-both", human=human, martian=martian)

    return name


def figure(value: FigureId, view: View | None, words: Words) -> str:
    """Returns a hero's name, or a soldier's label on the board."""
    one = view.figures.get(value) if view is not None else None
    return profile(one.profile, view, words) if one is not None and one.id.isalpha() else value


def attack_roll(value: Attacked, view: View | None, words: Words) -> str:
    """Returns the roll of an attack: the face it needs, and the faces rolled."""
    return words("roll-attack", needs=value.needs, faces=faces(value.dice, value.needs))


def save_roll(value: Saved, view: View | None, words: Words) -> str:
    """Returns the roll that answers an attack: the face it needs, the faces rolled, and armour."""
    armour = 0 if isinstance(value, tell.FightFought | tell.BugAttacked | tell.BugHunted) else value.armour
    return words("roll-save", needs=value.saves_on, faces=faces(value.answer, value.saves_on), armour=armour)


def faces(value: tuple[int, ...], needs: int) -> str:
    """Returns rolled faces in order, successes in bold; an 8, which adds a die, has a mark."""
    told = " ".join(_face(face, needs) for face in value)
    return with_icons((_die(face, needs) for face in value), told) if value else told


def _face(face: int, needs: int) -> str:
    shown = f"{face}!" if face == SIDES else str(face)
    return f"**{shown}**" if needs and face >= needs else shown


def _die(face: int, needs: int) -> str:
    return f"hit_{face}" if needs and face >= needs else f"die_{face}"


def post(value: Post, view: View | None, words: Words) -> str:
    figures = [figure(one, view, words) for one in value.figures]
    return words("story-post", figures=" + ".join(figures), at=value.at)


def throw(value: Throw, view: View | None, words: Words) -> str:
    name = figure(value.figure, view, words)
    return words(
        "story-throw",
        figure=name,
        face=with_icons((f"die_{value.face}",), str(value.face)),
        needs=value.needs,
    )


def answer(value: Answer, view: View | None, words: Words) -> str:
    return words(
        "story-answer",
        figure=figure(value.figure, view, words),
        answer=save_roll(value, view, words),
        saves=value.saves,
        fate=value.fate.value,
    )


def blow(value: Blow, view: View | None, words: Words) -> str:
    answers = [answer(one, view, words) for one in value.answers]
    return words(
        "story-blow",
        at=value.at,
        hits=value.hits,
        dice=attack_roll(value, view, words),
        count=len(answers),
        answers=", ".join(answers),
    )


def shot_reach(value: OutOfReach, view: View | None, words: Words) -> str:
    """Returns how far a figure shoots: *1 to 6 squares*, *exactly 3 squares*."""
    if value.nearest == value.farthest:
        return words("shot-reach-exact", squares=value.farthest)
    return words("shot-reach", nearest=value.nearest, farthest=value.farthest)


def namers(book: Book) -> Mapping[object, Namer]:
    """Returns the naming function of each type; the others are named by their keys."""
    return {
        FigureId: figure,
        Square: namer(lambda square, words: str(square)),
        **{(kind, "dice"): attack_roll for kind in get_args(Attacked)},
        **{(kind, "answer"): save_roll for kind in get_args(Saved)},
        (OutOfReach, "reach"): shot_reach,
        Post: post,
        Throw: throw,
        Blow: blow,
        EventId: happening,
        Site: site,
        RowIndex: row,
        EnemyRow: enemy_row,
        TokenId: token,
        CardId: card_namer(book),
    }


def icon(view: View, action: AnyAction) -> str:
    """Returns the emoji of an action: the figure that acts or is attacked."""
    match action:
        case do.Recruit(profile=one):
            return str(one)
        case do.Shoot(target=who) | do.AimAndShoot(target=who) | do.Fight(target=who):
            return _portrait(view, who)
        case do.Activate(figure=who) | do.TakeCommand(figure=who) | do.StandIn(figure=who):
            return _portrait(view, who)
        case do.CallUp(figure=who):
            return _portrait(view, who)
        case do.PlayCard(figure=who) if who is not None:
            return _portrait(view, who)
        case _:
            return ""


def _portrait(view: View, who: FigureId) -> str:
    return str(view.figures[who].profile) if who in view.figures else ""
