"""Faults in data of the dice game that fit their types."""

from collections.abc import Iterator

from content.pack import Fault
from engine.dice_game.content import Book, Difficulty, Symbol
from engine.dice_game.rules import FEWEST, MOST

FACES = 6  # of a die


def faults(book: Book) -> Iterator[Fault]:
    """Yields the faults."""
    table = book.table
    for name, card in book.locations.items():
        if not card.symbols:
            yield Fault(("locations", name, "symbols"), "a card has at least one symbol", '["ray_gun"]')
    if len(table.faces) != FACES or set(table.faces) != set(Symbol):
        right = '["nuke", "nuke", "martian", "martian", "ray_gun", "ray_gun"]'
        yield Fault(("table", "faces"), f"a die has {FACES} faces, with every symbol among them", right)
    players = MOST - FEWEST + 1
    if len(table.cards_per_stack) != players:
        reason = f"there is a height for {FEWEST} to {MOST} players each, so {players}"
        yield Fault(("table", "cards_per_stack"), reason, "[3, 3, 4, 5, 6]")
    wanted = table.stacks * max(table.cards_per_stack, default=0)
    if wanted > len(book.locations):
        reason = f"the stacks need {wanted} cards, but there are {len(book.locations)}"
        yield Fault(
            ("table", "cards_per_stack"), reason, f"at most {len(book.locations) // table.stacks} a stack"
        )
    for side in Difficulty:
        if side not in table.difficulty:
            yield Fault(("table", "difficulty"), f"{side.value} is missing", f"{side.value} = 2")
