"""The title of Signal: where rules, words and pictures meet."""

from collections.abc import Sequence
from pathlib import Path

from bot.template.signal.rules import (
    AnyAction,
    AnyEvent,
    Bury,
    CardId,
    Options,
    Send,
    SignalRules,
    State,
    View,
)
from bot.titles.defaults import board, rules_from, text_board, verb
from bot.titles.title import (
    Artwork,
    Choice,
    Codecs,
    Commands,
    Namer,
    Package,
    Setup,
    Title,
    Wording,
    Words,
    namer,
)
from engine.core import AtAGlance, Decision, Dice, Level
from renderer.shapes import Scene

FOLDER = Path(__file__).parent

# How ids are named in sentences. An id of words, such as an area, needs no namer: `area-<id>` is enough.
NAMERS: dict[object, Namer] = {CardId: namer(lambda card, words: words("card-name", number=card))}

_table = text_board("scores", "goal", "deck")


def _goals(words: Words) -> Sequence[Choice]:
    return [Choice(value=str(goal), label=words("goal-points", goal=goal)) for goal in (40, 60, 80)]


def _hand_text(view: View, words: Words) -> str:
    return words("hand-text", cards=", ".join(str(card) for card in view.hand)) if view.hand else ""


def _hand(view: View, words: Words) -> Scene | None:
    return board(_hand_text)(view, words) if view.hand else None


def _computer(view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
    """Sends the highest card."""
    return max((action for action in legal if isinstance(action, Send)), key=lambda action: action.card)


def title() -> Title[State, AnyAction, AnyEvent, View, Options]:
    """Builds the title."""
    rules = SignalRules()
    return Title(
        id="signal",
        rules=rules,
        codecs=Codecs(state_type=State, action_type=AnyAction, event_type=AnyEvent, options_type=Options),
        setup=Setup(choices={"goal": _goals}, scenario=("goal",)),
        pictures=Artwork(board=board(_table), hand=_hand),
        wording=Wording(namers=NAMERS, alt=_table, text_board=_table, hand_text=_hand_text),
        commands=Commands(
            verbs=(
                verb("send-signal", Send, rules, NAMERS),
                verb("bury-signal", Bury, rules, NAMERS),
            ),
            lookups=(rules_from(FOLDER / "rules.md"),),
        ),
        minds={Level.NORMAL: AtAGlance(_computer)},
        package=Package(folder=FOLDER),
    )
