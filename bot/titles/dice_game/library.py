"""Lookups of the dice game: rules, location cards and their effects."""

from typing import get_args

from bot.titles.rule_topics import Topics, board, entries, terms
from bot.titles.title import Words
from engine.core import tag_of
from engine.dice_game import Book
from engine.dice_game.content import LocationId, Rule
from engine.dice_game.view import View
from renderer.scenes.dice_game import names

CHAPTERS = {
    "turn": {
        "goal": "R34",
        "setup": "R01, R35-R37",
        "turn": "R02, R03, R17",
        "nuked": "R04-R07",
        "rerolling": "R08, R09",
        "chances": "R51",
        "waiting": "R52",
    },
    "cards": {
        "claiming": "R10, R11, R22, R23",
        "tokens": "R12-R16",
        "monuments": "R18",
        "other-symbols": "R19-R21",
        "open": "R38",
    },
    "special": {"red-rules": "R25, R27", "green-rules": "R26", "difficulty": "R36"},
    "end": {"ending": "R30-R33", "ties": "R34", "stall": "R40"},
}


def topics(book: Book) -> tuple[Topics[View], ...]:
    """Returns all topics, the rules first."""

    def card(view: View, item: str, words: Words) -> str:
        printed = book.locations[LocationId(item)]
        head = words(
            "rules-location",
            name=names.location(LocationId(item), words),
            kind=words(f"card-kind-{printed.kind.value}"),
            vp=printed.vp,
            spaces=printed.spaces,
            symbols=names.symbols(printed.symbols, words),
            nukes=printed.nukes,
        )
        if printed.effect is None:
            return head
        rule = words(
            "board-text-rule",
            name=names.effect(printed.effect, words),
            colour=words(f"colour-{names.colour(printed)}"),
            text=names.effect_text(printed.effect, words),
        )
        return f"{head}\n{rule}"

    return (
        board(),
        terms(CHAPTERS),
        entries("location", book.locations, card),
        entries("effect", (tag_of(kind) for kind in get_args(Rule))),
    )
