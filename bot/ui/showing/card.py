"""The card of a table: the lobby message after the start, and a line of /games."""

from bot.proof.seed import short_seal
from bot.service.model.table import Table
from bot.service.model.turn_clock import LEAST_BANK
from bot.service.showing.cards import TableCard, Wait
from bot.store.rows import Chair, Status, names
from bot.titles.title import Words
from bot.ui.kit.message import Message
from bot.ui.lobby.series import again_button, series_lines
from bot.ui.lobby.threads import FINISHED
from bot.ui.showing.messages import OVER, colour_of, sitter, time_span, watch_buttons
from renderer.words import enumerate_items

BOARDS = "https://discord.com/channels"


def card_message(card: TableCard, words: Words) -> Message:
    """Returns the card message of a started game: players, turn and a link to the board."""
    table = card.table
    message = Message(colour_of(table, table.asked) if table.status is Status.PLAYING else OVER)
    over = "" if table.status is Status.PLAYING else FINISHED
    message.text(f"## {over}{card.lobby.label}\n{_join([_round(card, words), card.score])}")
    message.text("\n".join(f"{name}: **{choice}**" for name, choice in card.lobby.options))
    message.text("\n".join(f"**{seat}** · {_sitter(chair, words)}" for chair, seat in card.lobby.chairs))
    message.text(f"{standing(card, words)}\n{_banks(table, words)}".strip())
    message.text(card.chronicle)
    message.text(series_lines(table, words))
    message.text(f"{words('lobby-begun', place=f'<#{table.place}>')} · {_link(card, words)}")
    if table.status is not Status.PLAYING:
        message.row(again_button(table, words))
    else:
        message.row(*watch_buttons(table, words))
    return message.small(words("lobby-seal", seal=short_seal(table.seed_hash)))


def card_line(card: TableCard, words: Words, *, here: bool, asks: str = "") -> str:
    """Returns the card as an item of a list; `here`: the reader can see the channel's name."""
    table = card.table
    people = enumerate_items(names(table.everyone), words) or table.host.name
    head = [f"**{card.lobby.label}**", _round(card, words), people, f"<#{table.place}>" if here else ""]
    rest = [f"**{asks}**" if asks else "", standing(card, words), _link(card, words)]
    return f"- {_join(head)}\n  - {_join(rest)}"


def standing(card: TableCard, words: Words) -> str:
    """Returns the status in words: the waits of a running game, the result, or an open lobby."""
    if card.table.opening is not None:
        return words("games-cut")
    if card.table.status is Status.LOBBY:
        return words("games-lobby")
    return f"**{card.result}**" if card.result else "\n".join(_wait(wait, words) for wait in card.waits)


def url(card: TableCard) -> str:
    """Returns the link to the newest message of a table, else to its place."""
    place = f"{BOARDS}/{card.table.guild_id or '@me'}"
    if card.shown is None:
        return f"{place}/{card.table.place}"
    return f"{place}/{card.shown.channel_id}/{card.shown.message_id}"


def _wait(wait: Wait, words: Words) -> str:
    people = names(wait.people)
    since = f"<t:{int(wait.since)}:R>"
    if wait.until is None:
        return words("card-waits", people=people, since=since)
    key = "card-waits-on-bank" if wait.is_on_bank else "card-waits-until"
    return words(key, people=people, since=since, until=f"<t:{int(wait.until)}:R>")


def _banks(table: Table, words: Words) -> str:
    """Returns the time banks in words: one duration if all have the same; "" without a time limit."""
    left = {seat: time_span(seconds, words) for seat, seconds in table.banks.items()}
    if len(set(left.values())) == 1 and min(table.banks.values()) >= LEAST_BANK:
        return words("card-banks-full", left=next(iter(left.values())))
    each = [
        words("card-bank", name=table.seat_names[seat], left=span)
        if table.banks[seat] >= LEAST_BANK
        else words("card-bank-empty", name=table.seat_names[seat])
        for seat, span in left.items()
    ]
    return words("card-banks", banks=tuple(each)) if each else ""


def _sitter(chair: Chair, words: Words) -> str:
    return words("card-away", name=sitter(chair, words)) if chair.away else sitter(chair, words)


def _round(card: TableCard, words: Words) -> str:
    return words("card-round", number=card.round) if card.round is not None else ""


def _link(card: TableCard, words: Words) -> str:
    """Returns the link as Markdown."""
    key = "card-lobby" if card.table.status is Status.LOBBY else "card-board"
    return f"[{words(key)}]({url(card)})"


def _join(pieces: list[str]) -> str:
    return " · ".join(piece for piece in pieces if piece)
