"""Names of things in the miniatures game, from the catalogue."""

from engine.miniatures.pieces import EffectId, Side, ZoneId
from engine.miniatures.view import ScoreLine, View
from renderer.words import Words, dash


def scenario(view: View, words: Words) -> str:
    return words(f"scenario-{view.scenario}")


def side(which: Side, words: Words) -> str:
    return words(f"board-side-{which.value}")


def effect(which: EffectId, words: Words) -> str:
    return words(f"effect-{dash(which)}")


def effect_text(which: EffectId, words: Words) -> str:
    return words(f"effect-{dash(which)}-text")


def score(line: ScoreLine, words: Words) -> str:
    return words(f"score-{dash(line.key)}")


def zone(which: ZoneId, words: Words) -> str:
    return words(f"zone-{dash(which).lower()}")
