"""Builds Discord messages from pages and views."""

import discord

from bot.characters import Character, find
from bot.durations import DAY, HOUR, MINUTE
from bot.service.model.table import SeatView, Shown, Table, table_label
from bot.service.model.turn_clock import LEAST_BANK
from bot.service.playing.advice import Advice, is_fair
from bot.service.showing.last_seen import News
from bot.service.showing.pages import Page
from bot.store.rows import AlarmKind, Chair, GameId, Person, Status, names
from bot.text.harmless import harmless
from bot.text.icons import ICON
from bot.titles.title import Words
from bot.ui.kit import ids
from bot.ui.kit.icons import with_emoji
from bot.ui.kit.ids import PanelPlace
from bot.ui.kit.menus import clip, menu, offers_at
from bot.ui.kit.message import (
    GOOD,
    GRAVE,
    LONGEST_LABEL,
    LONGEST_TEXT,
    PLAIN,
    PRIMARY,
    AnyButton,
    Message,
    button,
)
from bot.ui.playing.menu_components import add_closing, add_menu, can_be_shown, question, ways_about
from engine.core import Level, Seat
from renderer.theme import NIGHT
from renderer.words import capitalise, enumerate_items

OVER = 0x80848E
SEATS = (0x4FA65B, 0xD8553F, 0x5B7BD5, 0xC9A227, 0x9B59B6, 0x3BA3A3)
ROOM_FOR_LINES = 1600  # characters of a turn in a report
ROOM_FOR_ANSWERS = 1000  # of the turns of computers after it; the rest is for the question
ROOM_FOR_NEWS = 1000  # characters of a private message
LONGEST_LINE = 600  # characters of one event in the news
MOST_SUGGESTIONS = 5  # shown below a board
MOST_TOPICS = 5  # topics of the rules offered below a board: one row
BOARD_FILE, HAND_FILE = "board.png", "hand.png"


def board(
    page: Page,
    picture: bytes | None,
    way: PanelPlace | None = None,
    *,
    pictured: bool = True,
    takes_back: bool = False,
) -> Message:
    """Returns the message of a report: events, board, question, and buttons if it is the present one.

    `way` is the question opened on the board; None: the first. If not `pictured`, the message before it shows
    the same board. `takes_back`: the asked player may undo their last order without a vote.
    """
    words = page.words
    message = Message(colour_of(page.table, page.asked))
    message.text(_report(page))
    message.row(*_topic_buttons(page))
    if pictured:
        show_board(message, picture, page.alt)
        message.small("" if picture is None else "\n".join(page.status))
    message.text(_question(page))
    if page.welcomes:
        message.small(words("post-guide" if page.guides else "post-welcome"))
    if page.offers:
        _open_orders(message, page, way or PanelPlace(game_id=page.table.id, seq=page.last), takes_back)
    message.small(_suggestions(page))
    if page.current and page.table.status is Status.PLAYING:
        message.small(_sides(page))
        message.row(*_look_buttons(page))
        _absences(message, page)
    return message


def _report(page: Page) -> str:
    """Returns the events of a report under a heading: a person's turn in bold, the answers quoted."""
    words, story = page.words, page.story
    if not page.lines:
        return ""
    alone = len(page.table.chairs) == 1  # there are no other events to tell them from
    own = [line.text if line.aside or alone else _bold(line.text) for line in story.own]
    opening = [line.text for line in story.opening]
    answers = tuple(line.text for line in story.answers)
    told = _last((*opening, *own), words, ROOM_FOR_LINES)
    return "\n".join([*heading(page), *told, quote(answers, words, ROOM_FOR_ANSWERS)]).strip()


def heading(page: Page) -> list[str]:
    """Returns the heading of a report: the round, whose turn it tells, and the score in small print."""
    about, words = page.heading, page.words
    number = words("card-round", number=about.round) if about.round is not None else ""
    title = " · ".join(piece for piece in (number, about.who) if piece)
    return [*([f"### {title}"] if title else []), *([f"-# {about.score}"] if about.score else [])]


def _bold(line: str) -> str:
    """Returns a line in bold; what is bold in it already is underlined."""
    return f"**{line.replace('**', '__')}**"


def _absences(message: Message, page: Page) -> None:
    """Adds the absent people, and buttons to return or to take their seats."""
    table, words = page.table, page.words
    away = [chair for chair in table.chairs if chair.away]
    if not away or not page.asked:
        return
    absent = names(person for chair in away for person in chair.people)
    message.small(words(_absence(page), people=absent))
    back = button(words("button-here-again"), ids.back(table.id))
    takes = (
        button(words("button-take", seat=words(f"seat-{chair.key}")), ids.take(table.id, chair.seat))
        for chair in away
    )
    message.row(back, *takes)


def _absence(page: Page) -> str:
    """Returns the key of the sentence about absent people."""
    chairs = [chair for chair in page.table.chairs if chair.people]
    if page.asleep:
        return "post-asleep" if all(chair.away for chair in chairs) else "post-on-hold"
    return "post-away" if page.table.settings.pace is not None else "post-absent"


def show_board(message: Message, picture: bytes | None, alt: str) -> None:
    """Adds the board, as text if there is no picture."""
    if picture is None:
        message.text(alt)
    else:
        message.picture(picture, BOARD_FILE, alt)


def _open_orders(message: Message, page: Page, way: PanelPlace, takes_back: bool) -> None:
    """Adds the public menu of the asked player, with navigation, preview, undo and advice."""
    words, table = page.words, page.table
    here = menu(page.offers, way.path, words)
    if way.path:  # at the first question the text above is enough
        message.text(question(here))
    add_menu(message, here, way, words, ids.BOARD)
    add_closing(message, here, way, words, ids.BOARD)
    buttons = ways_about(here, way, words, ids.open_step)
    if can_be_shown(table.title, offers_at(page.offers, way.path, words)):
        buttons.append(button(words("button-sketch"), ids.sketch(way)))
    if takes_back or (len(table.chairs) == 1 and page.last):  # in a solo game always, to explain a refusal
        buttons.append(button(words("button-undo"), ids.open_undo(table.id, page.last)))
    if is_fair(table, page.asked[0]):
        buttons.append(button(words("button-advice"), ids.advice(table.id)))
    message.row(*buttons)


def _topic_buttons(page: Page) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Returns buttons that look up what has just happened, the latest last."""
    return [
        button(page.words("button-topic", topic=topic.label), ids.topic(page.table.id, topic.value))
        for topic in page.topics[-MOST_TOPICS:]
    ]


def _look_buttons(page: Page) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    game_id, words = page.table.id, page.words
    buttons = [button(words("button-text-board"), ids.text_board(game_id))]
    if page.table.title.pictures.hand is not None:
        buttons.insert(0, button(words("button-hand"), ids.hand(game_id)))
    if page.asked and not computers_turn(page):
        style = PLAIN if page.offers or page.guides else PRIMARY  # the menu on the board comes first
        buttons.insert(0, button(words("button-turn"), ids.turn(game_id), style))
    if page.guides:
        buttons.insert(0, button(words("button-guide"), ids.guide(game_id, "begin"), PRIMARY))
    if page.suggestible:
        buttons.append(button(words("button-suggest"), ids.suggest(game_id)))
    if page.table.title.pictures.wide is not None:
        other = "tall" if page.table.settings.wide else "wide"
        buttons.append(button(words(f"button-{other}"), ids.layout(game_id, other)))
    return [*buttons, *watch_buttons(page.table, words)]


def watch_buttons(table: Table, words: Words) -> list[AnyButton]:
    """Returns *Watch* for the onlookers of a server."""
    if table.guild_id is None:
        return []
    return [button(words("button-watch"), ids.watch(table.id, "begin"))]


def _question(page: Page) -> str:
    """Returns the question, with mentions and deadline in small print."""
    if not page.asked:
        return ""
    if thinking := computers_turn(page):
        return thinking
    return f"**{page.asks}**\n{_call_line(page, page.waits_for)}"


def computers_turn(shown: Shown) -> str:
    """Returns the sentence that only computers have to decide now; "": a person has to."""
    chairs = [shown.table.chair(seat) for seat in shown.asked]
    if not chairs or not all(chair.computer for chair in chairs):
        return ""
    seats = tuple(shown.words(f"seat-{chair.key}") for chair in chairs)
    return shown.words("panel-computer", seats=seats)


def _sides(page: Page) -> str:
    """Returns the sides with their players; "" in a solo game."""
    chairs = page.table.chairs
    if len(chairs) == 1:
        return ""
    words = page.words
    return " · ".join(f"{words(f'seat-{chair.key}')}: {_sitter_now(page, chair)}" for chair in chairs)


def _sitter_now(page: Page, chair: Chair) -> str:
    """Returns the sitter of a chair, with the end of an announced absence."""
    away = max((page.away_until[one.id] for one in chair.people if one.id in page.away_until), default=None)
    who = sitter(chair, page.words)
    return who if away is None else page.words("sitter-away-until", who=who, when=f"<t:{int(away)}:D>")


def sitter(chair: Chair, words: Words) -> str:
    """Returns the sitter of a chair in words: people, the computer, or free."""
    if chair.computer:
        return computer(chair.level, chair.character, words)
    if len(chair.people) > 1:
        captain, *others = (person.name for person in chair.people)
        return enumerate_items((words("lobby-captain", name=captain), *others), words)
    return enumerate_items(names(chair.people), words) or words("lobby-free")


def computer(level: Level, name: str | None, words: Words) -> str:
    """Returns the computer in words: a character with face and level, or the level alone."""
    named = words(f"level-{level.value}")
    character = find(name)
    if character is None:
        return words("lobby-computer", level=named)
    return f"{face(character, words)}{words('lobby-character', name=words(f'character-{name}'), level=named)}"


def face(character: Character, words: Words) -> str:
    """Returns the emoji of a character with a space after it; "" where Discord does not have it."""
    sign = words(f"{ICON}{character.face}")
    return f"{sign} " if sign else ""


def _suggestions(page: Page) -> str:
    """Returns the suggestions of onlookers, the most popular first."""
    lines = [
        page.words("post-suggested", label=capitalise(one.label), count=one.count)
        for one in page.suggested[:MOST_SUGGESTIONS]
    ]
    return "\n".join(lines)


def nudge(page: Page, people: tuple[Person, ...]) -> Message:
    """Returns the short message that calls people to a turn that is already shown."""
    message = Message(colour_of(page.table, page.asked)).text(f"**{page.asks}**\n{_call_line(page, people)}")
    way = PanelPlace(game_id=page.table.id, seq=page.last)
    here = menu(page.offers, way.path, page.words) if page.offers else None
    if here is not None and all(entry.offer is not None for entry in here.entries):
        add_menu(message, here, way, page.words, ids.BOARD)  # one press answers it
        add_closing(message, here, way, page.words, ids.BOARD)
    return message.row(button(page.words("button-turn"), ids.turn(page.table.id), PRIMARY))


def reminder(page: Page, people: tuple[Person, ...], subject: str) -> Message:
    """Returns the message of a reminder; `subject` is its kind."""
    if subject == AlarmKind.LAST and (page.asleep or not page.waits_for):
        text = page.words("call-ends", people=mentions(people))
    else:
        key = f"call-alone-{subject}" if _is_nudge(page.table, subject) else f"call-{subject}"
        text = f"{page.words(key, people=mentions(people))}\n{_reminder_line(page, people, subject)}"
    message = Message(colour_of(page.table, page.asked)).text(text)
    return message.row(button(page.words("button-turn"), ids.turn(page.table.id), PRIMARY))


def _is_nudge(table: Table, subject: str) -> bool:
    """Tells whether a reminder is for the only person of a table, where no clock runs."""
    is_alone = sum(bool(chair.people) for chair in table.chairs) == 1
    return is_alone and subject in (AlarmKind.WAITS, AlarmKind.WAITING)


def _call_line(page: Page, people: tuple[Person, ...]) -> str:
    due = until(page.deadline, page.words, is_on_bank=page.table.is_on_bank)
    return _small_line([mentions(people), due, pause_line(page.table, page.words)])


def _reminder_line(page: Page, people: tuple[Person, ...], subject: str) -> str:
    """Returns the deadline in small print; at half of the time with the time bank after it."""
    due = until(page.deadline, page.words, is_on_bank=page.table.is_on_bank)
    seats = [seat for one in people if (seat := page.table.seat_of(one.id)) is not None]
    bank = max((page.table.banks.get(seat, 0.0) for seat in seats), default=0.0)
    has_bank = subject == AlarmKind.HALF and bank >= LEAST_BANK
    then = page.words("call-bank", left=time_span(bank, page.words)) if has_bank else ""
    return _small_line([due, then, pause_line(page.table, page.words)])


def _small_line(pieces: list[str]) -> str:
    line = " · ".join(piece for piece in pieces if piece)
    return f"-# {line}" if line else ""


def until(deadline: float | None, words: Words, *, is_on_bank: bool = False) -> str:
    """Returns the deadline, of a turn or of a time bank, as a Discord timestamp in words."""
    if deadline is None:
        return ""
    return words("post-until-bank" if is_on_bank else "post-until", when=f"<t:{int(deadline)}:R>")


def time_span(seconds: float, words: Words) -> str:
    """Returns a duration in words."""
    if seconds < HOUR:
        return words("duration-minutes", count=max(1, round(seconds / MINUTE)))
    if seconds < 2 * DAY:
        return words("duration-hours", count=round(seconds / HOUR))
    return words("duration-days", count=round(seconds / DAY))


def pause_line(table: Table, words: Words) -> str:
    """Returns the end of a pause in words; "" without a pause."""
    if table.paused_until is None or table.status is not Status.PLAYING:
        return ""
    return words("post-paused", when=f"<t:{int(table.paused_until)}:R>")


def mentions(people: tuple[Person, ...]) -> str:
    return " ".join(mention_each(people))


def mention_each(people: tuple[Person, ...]) -> tuple[str, ...]:
    """Returns mentions of people; as a parameter of a sentence they are joined like names."""
    return tuple(f"<@{person.id}>" for person in people)


def quote(lines: tuple[str, ...], words: Words, room: int = ROOM_FOR_LINES) -> str:
    """Returns lines as a quotation; if they are too long, only the last ones."""
    return "\n".join(f"> {line}" for line in _last(lines, words, room))


def _last(lines: tuple[str, ...], words: Words, room: int) -> list[str]:
    """Returns the last lines that fit into some characters, with a note if some are left out."""
    kept: list[str] = []
    for line in (with_emoji(line, words) for line in reversed(lines)):
        room -= len(line) + 3
        if room < 0:
            kept.append(words("post-earlier"))
            break
        kept.append(line)
    return kept[::-1]


def since(news: News, words: Words, room: int = ROOM_FOR_NEWS, title: str = "since-title") -> str:
    """Returns the news as a quotation; if it is too long, only the last lines; "" without news."""
    if not news.lines:
        return ""
    kept: list[str] = []
    for line in (with_emoji(line, words) for line in reversed(news.lines)):
        room -= len(line) + 3
        if room < 0 and kept:
            break
        kept.append(clip(line, LONGEST_LINE))
    left_off = len(news.lines) - len(kept)
    lines = [words("since-more", count=left_off)] if left_off else []
    return "\n".join([f"**{words(title)}**", *(f"> {line}" for line in [*lines, *reversed(kept)])])


def colour_of(table: Table, seats: tuple[Seat, ...]) -> int:
    """Returns the colour of the first of some seats, as on the board."""
    if not seats:
        return OVER
    ink = table.title.pictures.inks.get(table.chair(seats[0]).key)
    return SEATS[seats[0] % len(SEATS)] if ink is None else int.from_bytes(NIGHT.ink(ink), "big")


def private_note(view: SeatView) -> str:
    """Returns the viewer's private note as a quotation; "" without one."""
    if not view.note or view.viewer is None:
        return ""
    return "\n".join(
        [f"**{view.words('note-own')}**", *(f"> {harmless(one)}" for one in view.note.split("\n"))]
    )


def trial_buttons(view: SeatView, where: str) -> list[AnyButton]:
    """Returns *Try it out* for people with a seat in a running game; `where` its panel is shown."""
    if view.viewer is None or view.table.status is not Status.PLAYING:
        return []
    return [button(view.words("button-trial"), ids.trial(view.table.id, where), PLAIN)]


def line_name(name: str, number: int, words: Words) -> str:
    """Returns the name of a tried line; one without a name has its number."""
    return harmless(name) if name else words("trial-line", number=number)


def own_buttons(view: SeatView) -> list[AnyButton]:
    """Returns *Note* and *Mute* for people with a seat."""
    if view.viewer is None:
        return []
    label = view.words("button-unmute" if view.muted else "button-mute")
    return [
        button(view.words("button-note"), ids.note(view.table.id), PLAIN),
        button(label, ids.mute(view.table.id, int(not view.muted)), PLAIN),
    ]


def hand(view: SeatView, picture: bytes | None, news: News) -> Message:
    """Returns the private message of a player's hand, with their note and their news."""
    if not view.table.title.pictures.hand is not None:
        message = Message(OVER).text(private_note(view))
        return message.text(since(news, view.words)).text(view.words("hand-none"))
    message = Message(colour_of(view.table, () if view.viewer is None else (view.viewer,)))
    message.text(private_note(view)).text(since(news, view.words))
    if picture is not None:
        message.picture(picture, HAND_FILE, view.hand_text)
    return message.text(view.hand_text)


def hand_message(page: Page, picture: bytes | None) -> Message:
    """Returns the direct message about a hand that was dealt or has changed."""
    message = Message(colour_of(page.table, () if page.viewer is None else (page.viewer,)))
    label = table_label(page.table, page.words)
    message.text(page.words("post-hand", table=label, place=f"<#{page.table.place}>"))
    message.text(quote(page.lines, page.words))
    if picture is not None:
        message.picture(picture, HAND_FILE, page.hand_text)
    return message.text(page.hand_text)


def advice(given: Advice) -> Message:
    """Returns the message of the computer's advice, with its reason and a button to play it."""
    view, offer = given.view, given.offer
    message = Message(colour_of(view.table, view.asked))
    message.text(view.words("advice", label=clip(capitalise(offer.label), LONGEST_LABEL)))
    message.text(given.reason)
    do_it = button(view.words("button-do-it"), ids.move(view.table.id, view.seq, offer.index), GOOD)
    return message.row(do_it)


def texts(text: str, colour: int | None = None) -> list[Message]:
    """Returns a long text as several messages, split between lines."""
    parts: list[Message] = []
    part = ""
    for line in text.splitlines():
        if len(part) + len(line) + 1 > LONGEST_TEXT:
            parts.append(Message(colour).text(part))
            part = ""
        part += line + "\n"
    return [*parts, Message(colour).text(part)]


def confirmation(game_id: GameId, what: str, words: Words) -> Message:
    """Returns the confirmation of an irreversible action."""
    yes = button(words(f"button-{what}"), ids.confirm(game_id, what), GRAVE)
    return Message(OVER).text(words(f"confirm-{what}")).row(yes)


def allowed_mentions(people: tuple[Person, ...]) -> discord.AllowedMentions:
    """Returns the setting that pings only these people, whatever the text mentions."""
    users = [discord.Object(person.id) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)
