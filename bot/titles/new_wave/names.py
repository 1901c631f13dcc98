"""Names of deeds of War of the Worlds; areas, cards and pieces are named by their keys."""

from collections.abc import Mapping

from bot.titles.defaults import params_of
from bot.titles.title import Namer, Words, namer
from engine.core import Data, tag_of
from engine.new_wave.events import AnyEvent
from renderer.words import dash, enumerate_items


class Clause(Data, frozen=True):
    """An effect of a card or a purchase as part of a longer sentence."""

    event: AnyEvent


def clause(done: Clause, words: Words) -> str:
    """Returns the text of a clause, with the fields of its event."""
    return words(f"deed-{dash(tag_of(done.event))}", **params_of(done.event, words))


def clauses(done: tuple[Clause, ...], words: Words) -> str:
    """Returns the clauses of a sentence with commas: some have a verb, others have none."""
    return enumerate_items((clause(each, words) for each in done), words, last="list-more")


NAMERS: Mapping[object, Namer] = {Clause: namer(clause), tuple[Clause, ...]: namer(clauses)}
