"""A campaign as a series of games: its chapter, the battles fought, and the score."""

from collections.abc import Callable, Sequence

from bot.titles.title import Words
from engine.falling_skies.content import Campaign
from engine.falling_skies.notebook import BattleRecord
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import names
from renderer.scenes.falling_skies.head import with_minus


def chronicle_of(campaign: Campaign) -> Callable[[View, Words], Sequence[str]]:
    """Returns what tells the course of a campaign; nothing in a single game."""

    def chronicle(view: View, words: Words) -> Sequence[str]:
        notebook = view.notebook
        if notebook is None:
            return ()
        number = notebook.chapter
        head = words(
            "chronicle-head", chapter=number, count=len(campaign.chapters), name=words(f"chapter-{number}")
        )
        fought = [_battle(record, words) for record in notebook.battles if record.games]
        if not fought:
            return (head,)
        return (head, *fought, words("chronicle-score", score=with_minus(notebook.score)))

    return chronicle


def _battle(record: BattleRecord, words: Words) -> str:
    """Returns the games of a battle, the second one after a lost first."""
    games = [
        words("chronicle-game", won="yes" if game.won else "no", level=game.level) for game in record.games
    ]
    return words("chronicle-battle", city=names.city(record.city, words), games=", ".join(games))
