"""The orders panel: a private message that narrows the legal actions by questions."""

from functools import partial
from typing import Protocol

from bot.copies import replace
from bot.service.errors import NotSeated, Stale
from bot.service.model.table import Guidance, Offer, SeatView
from bot.service.playing.advice import is_fair
from bot.service.playing.guide import guidance
from bot.service.playing.requests import Committed
from bot.service.showing.last_seen import News
from bot.service.showing.pictures import Pictured
from bot.store.rows import GameId, names
from bot.titles.layout import Tone
from bot.titles.title import Words
from bot.ui.client_base import Interaction, TableClient, locale_of, user_of, words_of
from bot.ui.finished.games_command import next_game, show_games
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.ids import PanelPlace
from bot.ui.kit.menus import Menu, NoSuchWay, menu, offers_at
from bot.ui.kit.message import GOOD, PLAIN, AnyButton, Message, button
from bot.ui.kit.replies import promptly, promptly_in_place, show
from bot.ui.playing.live_panels import LivePanel
from bot.ui.playing.menu_components import (
    add_closing,
    add_menu,
    as_one,
    can_be_shown,
    question,
    ways_about,
)
from bot.ui.showing import messages
from renderer.words import capitalise

PANEL_FILE = "choices.png"


class Build(Protocol):
    """Returns the message of a panel, with a picture or without."""

    def __call__(self, view: SeatView, way: PanelPlace, drawn: Pictured | None = None) -> Message: ...


async def open_panel(interaction: Interaction, game_id: GameId, note: str = "") -> None:
    """Shows the asker's orders panel, or the state of the game if they are not asked."""
    view = await seat_view(interaction, game_id)
    note = await _with_lesson(interaction, view, note)
    await _show(interaction, view, PanelPlace(game_id=game_id, seq=view.seq), partial(panel, note=note))


async def open_turn(interaction: Interaction, game_id: GameId) -> None:
    """Shows the asker's orders panel, with the news since they last looked."""
    news = await news_of(interaction, game_id)
    view = await seat_view(interaction, game_id)
    note = await _with_lesson(interaction, view, messages.since(news, view.words))

    def build(view: SeatView, way: PanelPlace, drawn: Pictured | None = None) -> Message:
        return with_replay(panel(view, way, drawn, note=note), game_id, news, view.words)

    await _show(interaction, view, PanelPlace(game_id=game_id, seq=view.seq), build)


async def take_turn(interaction: Interaction, game_id: GameId) -> None:
    """Opens the orders panel of a player, who is present from now on; raises `NotSeated` for onlookers."""
    tables, user_id = interaction.client.tables, user_of(interaction)
    table = await tables.views.table(game_id)
    if table.seat_of(user_id) is None:
        raise NotSeated
    await tables.presence.back(game_id, user_id)
    await open_turn(interaction, game_id)


async def _show(interaction: Interaction, view: SeatView, way: PanelPlace, build: Build) -> None:
    """Shows a panel at once; the picture of its choices follows from the background."""
    client = interaction.client
    shown = await client.live_panels.show(interaction, way.game_id, build(view, way))
    asks = view.my_turn or view.suggests
    if asks and can_be_shown(view.table.title, _offers_in_picture(view, way)):
        client.work_on(_illustrate(client, shown, view, way, build))


async def _illustrate(
    client: TableClient, shown: LivePanel, view: SeatView, way: PanelPlace, build: Build
) -> None:
    """Adds the picture of the choices to a panel that is still open."""
    previews = client.tables.previews
    if previews.is_busy:
        return
    drawn = await previews.of_offers(view, _offers_in_picture(view, way))
    if drawn is not None and client.live_panels.is_open(shown, way.game_id):
        await client.live_panels.change(client, shown, way.game_id, build(view, way, drawn))


def _offers_in_picture(view: SeatView, way: PanelPlace) -> tuple[Offer, ...]:
    """Returns the offers that the picture of a panel shows: all of a question, or the one of a guide."""
    if view.guidance is not None and view.guidance.offer is not None and not way.path:
        return (view.guidance.offer,)
    return offers_at(view.offers, way.path, view.words)


async def news_of(interaction: Interaction, game_id: GameId) -> News:
    """Returns the asker's news and marks it as seen; from now on they are asked for reactions again."""
    user_id = user_of(interaction)
    await interaction.client.tables.presence.look_in(game_id, user_id)
    return await interaction.client.tables.last_seen.news(game_id, user_id, locale_of(interaction))


async def _with_lesson(interaction: Interaction, view: SeatView, note: str = "") -> str:
    """Returns a note with a lesson, if this kind of question is new to the asker."""
    lesson = await _lesson(interaction, view)
    return "\n\n".join(part for part in (note.strip(), lesson) if part)


async def _lesson(interaction: Interaction, view: SeatView) -> str:
    lesson = view.table.title.wording.lesson
    if lesson is None or not view.my_turn or view.decision is None or _explains(view.guidance):
        return ""
    key = lesson(type(view.decision))
    tables, user_id = interaction.client.tables, user_of(interaction)
    if key is None or not (await tables.people.of(user_id)).lessons:
        return ""
    if not await tables.key_values.first_notice(user_id, f"lesson:{view.table.title.id}:{key}"):
        return ""
    return view.words("lesson", text=view.words(key))


def _explains(led: Guidance | None) -> bool:
    """Tells whether a guide explains the question itself."""
    return led is not None and led.step is not None


def with_replay(message: Message, game_id: GameId, news: News, words: Words) -> Message:
    """Adds the button that shows the news as a replay."""
    if news.lines:
        message.row(button(words("button-news"), ids.replay_news(game_id, news.since), PLAIN))
    return message


async def seat_view(interaction: Interaction, game_id: GameId) -> SeatView:
    """Returns the table as the asker sees it, whether they can undo without a vote, and what else waits."""
    tables, user_id = interaction.client.tables, user_of(interaction)
    view = await tables.views.look(game_id, user_id, locale_of(interaction))
    waiting = 0 if view.my_turn or view.viewer is None else len(await tables.cards.waiting_for(user_id))
    own = await tables.own_tables.of(game_id, user_id)
    takes_back = await tables.undo.is_free(game_id, user_id)
    line = await tables.trial_lines.next_order(view, user_id)
    return replace(
        view,
        takes_back=takes_back,
        waiting=waiting,
        note=own.note,
        muted=own.muted,
        line=line,
        guidance=guidance(view, own.guide),
    )


async def play(interaction: Interaction, game_id: GameId, seq: int, index: int) -> None:
    """Plays one action and shows the player's next decision; an onlooker suggests it instead."""
    tables = interaction.client.tables
    try:
        table = await tables.views.table(game_id)
        if table.seat_of(user_of(interaction)) is None:
            await show(interaction, await suggestion(interaction, game_id, seq, index))
            return
        step = await tables.guides.present_step(game_id, user_of(interaction))
        done = await tables.play.choose(
            game_id,
            user_of(interaction),
            seq=seq,
            index=index,
            interaction_id=interaction.id,
            locale=locale_of(interaction),
            meanwhile=partial(after, interaction),
        )
    except Stale:
        await _moment_has_passed(interaction, game_id)
    else:
        is_last = await tables.guides.pass_step(game_id, user_of(interaction), step)
        await after(interaction, done, words_of(interaction)("guide-done") if is_last else "")


async def play_order(interaction: Interaction, game_id: GameId, seq: int, index: int) -> None:
    """Plays an order of several actions and shows the player's next decision."""
    try:
        done = await interaction.client.tables.play.choose_order(
            game_id,
            user_of(interaction),
            seq=seq,
            index=index,
            interaction_id=interaction.id,
            locale=locale_of(interaction),
            meanwhile=partial(after, interaction),
        )
    except Stale:
        await _moment_has_passed(interaction, game_id)
    else:
        await after(interaction, done)


async def after(interaction: Interaction, done: Committed, note: str = "") -> None:
    """Shows a player the result of their order, a note, and their next decision if they are asked again."""
    view, user_id = await seat_view(interaction, done.game_id), user_of(interaction)
    if any(row.by_user != user_id for row in done.rows):  # the answer shows them, too
        await interaction.client.tables.last_seen.mark(done.game_id, user_id, done.seq)
    way = PanelPlace(game_id=done.game_id, seq=view.seq)
    told = "\n".join(part for part in (messages.quote(done.lines, view.words, room=1500), note) if part)
    note = await _with_lesson(interaction, view, told)
    await _show(interaction, view, way, partial(panel, note=note))


async def suggestion(interaction: Interaction, game_id: GameId, seq: int, index: int) -> Message:
    """Stores an onlooker's suggestion and returns the panel to change it."""
    user_id = user_of(interaction)
    label = await interaction.client.tables.advice.suggest(
        game_id, user_id, seq=seq, index=index, interaction_id=interaction.id
    )
    view = await seat_view(interaction, game_id)
    note = view.words("panel-suggested", label=label)
    return panel(view, PanelPlace(game_id=game_id, seq=view.seq), note=note)


async def _moment_has_passed(interaction: Interaction, game_id: GameId) -> None:
    await open_panel(interaction, game_id, words_of(interaction)(Stale().key))


def panel(view: SeatView, way: PanelPlace, drawn: Pictured | None = None, note: str = "") -> Message:
    """Returns the panel at a question with a picture of the choices; else the state of the game."""
    message = Message(messages.colour_of(view.table, view.asked))
    if not way.path:
        message.text(messages.private_note(view))
    message.text(note)
    if not view.my_turn and not view.suggests:
        message.text(_standing(view))
        trying = messages.trial_buttons(view, "here")
        return message.row(*_way_on(view), *_way_back(view), *trying, *messages.own_buttons(view))
    here = menu(_offers_in_tone(view), way.path, view.words)
    if view.stopped:
        message.text(view.words("panel-order-stopped", action=view.stopped))
    due = messages.until(view.table.deadline, view.words, is_on_bank=view.table.is_on_bank)
    message.text(f"**{view.asks}**\n{due}")
    if view.suggests:
        message.small(view.words("panel-suggesting", people=names(view.waits_for)))
    if way.path:  # at the first question the text above is enough
        message.text(question(here))
    if view.guidance is not None and not way.path:
        message.text(view.guidance.text)  # above the picture, which may be tall
    if not way.path:
        message.small("\n".join(view.aid))
    if drawn is not None:
        message.picture(drawn.png, PANEL_FILE, drawn.alt)
    if not way.path:
        _line(message, view)
        _guide(message, view)
    add_menu(message, here, way, view.words, ids.PANEL)
    as_one(message, () if way.path or way.page else view.orders, way, view.words)
    add_closing(message, here, way, view.words, ids.PANEL)
    _turning(message, view, way, here)
    return message


def _line(message: Message, view: SeatView) -> None:
    """Adds the next order of the line that the viewer takes, to be confirmed."""
    if view.line is None:
        return
    name, offer = messages.line_name(view.line.name, view.line.number, view.words), view.line.offer
    if offer is None:
        message.text(view.words("panel-line-over", line=name))
        return
    message.text(view.words("panel-line-next", line=name, action=capitalise(offer.label)))
    message.row(
        button(view.words("button-do-it"), ids.line_move(view.table.id, view.seq, offer.index), GOOD),
        button(view.words("button-line-leave"), ids.leave_line(view.table.id), PLAIN),
    )


def _offers_in_tone(view: SeatView) -> tuple[Offer, ...]:
    """Returns the viewer's offers; while a guide highlights one of them, none is coloured as usual."""
    if view.guidance is None or view.guidance.offer is None:
        return view.offers
    return tuple(
        replace(offer, tone=Tone.PLAIN) if offer.tone is Tone.USUAL else offer for offer in view.offers
    )


def _guide(message: Message, view: SeatView) -> None:
    """Adds the choice that the viewer's guide highlights, if any, and the way out of the guide."""
    led, words = view.guidance, view.words
    if led is None:
        return
    if led.offer is not None:
        label = words("guide-move", label=capitalise(led.offer.label))
        message.row(button(label, ids.guide_move(view.table.id, view.seq, led.offer.index), GOOD))
        message.small(led.offer.hint)
    message.row(button(words("button-guide-end"), ids.guide(view.table.id, "end"), PLAIN))
    if led.offer is not None:
        message.small(words("guide-or"))


def _standing(view: SeatView) -> str:
    if view.viewer in view.asked:  # another member of the team is asked
        return view.words("panel-friends", people=names(view.waits_for)) + f"\n**{view.asks}**"
    if thinking := messages.computers_turn(view):
        return thinking
    if view.asked:
        return view.words("panel-not-asked") + f"\n**{view.asks}**"
    return f"**{view.asks}**"


def _turning(message: Message, view: SeatView, way: PanelPlace, here: Menu) -> None:
    """Adds the buttons for navigation, preview, undo and advice."""
    buttons = ways_about(here, way, view.words, ids.step)
    if can_be_shown(view.table.title, offers_at(view.offers, way.path, view.words)):
        buttons.append(button(view.words("button-sketch"), ids.sketch(way), PLAIN))
    buttons += _way_back(view)
    if is_fair(view.table, view.viewer):
        buttons.append(button(view.words("button-advice"), ids.advice(view.table.id), PLAIN))
    if not way.path:
        buttons += (*messages.trial_buttons(view, "here"), *messages.own_buttons(view)[:1])
    message.row(*buttons)


def handed_over(view: SeatView) -> Message | None:
    """Returns the message after a turn that was played on the board; None: no other game waits."""
    if view.my_turn or not view.waiting:
        return None
    return Message(messages.colour_of(view.table, view.asked)).text(_standing(view)).row(*_way_on(view))


def _way_on(view: SeatView) -> list[AnyButton]:
    """Returns *Next game* if other games wait for the viewer."""
    return [next_game(view.waiting, view.words)] if view.waiting else []


def _way_back(view: SeatView) -> list[AnyButton]:
    """Returns *Undo* if undo needs no vote; in a solo game always, to explain a refusal."""
    alone = view.my_turn and len(view.table.chairs) == 1 and view.seq > 0
    if not view.takes_back and not alone:
        return []
    return [button(view.words("button-undo"), ids.undo(view.table.id, view.seq), PLAIN)]


async def _go(interaction: Interaction, way: PanelPlace) -> None:
    """Shows a question of the panel."""
    view = await seat_view(interaction, way.game_id)
    try:
        if not view.holds(way.seq):
            raise Stale
        menu(view.offers, way.path, view.words)
    except (Stale, NoSuchWay):
        await _moment_has_passed(interaction, way.game_id)
    else:
        await _show(interaction, view, way, panel)


class NextGameButton(Pressable, kind=ids.next_game):
    """*Next game*: opens the most urgent game that waits for the presser, in the same private message.

    A letter stays as it is; the question comes below it.
    """

    async def press(self, interaction: Interaction) -> None:
        message = interaction.message
        is_private = message is not None and message.flags.ephemeral
        respond = promptly_in_place if is_private else promptly
        await respond(interaction, lambda: self._open(interaction))

    async def _open(self, interaction: Interaction) -> None:
        waiting = await interaction.client.tables.cards.waiting_for(user_of(interaction))
        if waiting:
            await take_turn(interaction, waiting[0])
        else:
            await show_games(interaction, note=words_of(interaction)("games-none-waiting"))


class PanelButton(Pressable, kind=ids.step):
    """The button that leads to another question of the panel."""

    async def press(self, interaction: Interaction) -> None:
        await promptly_in_place(
            interaction, lambda: _go(interaction, PanelPlace.read(**self.named.groupdict()))
        )


class PanelSelect(Pressable, kind=ids.select):
    """The select of a question."""

    async def press(self, interaction: Interaction) -> None:
        way = PanelPlace.read(**self.named.groupdict())
        await promptly_in_place(interaction, lambda: self._choose(interaction, way))

    async def _choose(self, interaction: Interaction, way: PanelPlace) -> None:
        """Plays the chosen action, or shows the next question."""
        if self.action is not None:
            await play(interaction, way.game_id, way.seq, self.action)
        else:
            await _go(interaction, way.on(self.number))


class MoveButton(Pressable, kind=ids.move):
    """The button of one legal action."""

    async def press(self, interaction: Interaction) -> None:
        seq, index = int(self.named["seq"]), int(self.named["index"])
        await promptly_in_place(interaction, lambda: play(interaction, self.game_id, seq, index))


class GuideMoveButton(Pressable, kind=ids.guide_move):
    """The button of the action that a guide highlights."""

    async def press(self, interaction: Interaction) -> None:
        seq, index = int(self.named["seq"]), int(self.named["index"])
        await promptly_in_place(interaction, lambda: play(interaction, self.game_id, seq, index))


class GuideButton(Pressable, kind=ids.guide):
    """*Guide me* opens the presser's panel with a guide; *Stop the guide* ends the guide."""

    async def press(self, interaction: Interaction) -> None:
        if self.named["what"] == "begin":
            await promptly(interaction, lambda: self._begin(interaction))
        else:
            await promptly_in_place(interaction, lambda: self._end(interaction))

    async def _begin(self, interaction: Interaction) -> None:
        await interaction.client.tables.guides.begin(self.game_id, user_of(interaction))
        await take_turn(interaction, self.game_id)

    async def _end(self, interaction: Interaction) -> None:
        await interaction.client.tables.guides.end(self.game_id, user_of(interaction))
        await open_panel(interaction, self.game_id)


class WholeSelect(Pressable, kind=ids.whole):
    """The select of whole orders."""

    async def press(self, interaction: Interaction) -> None:
        await promptly_in_place(
            interaction, lambda: play_order(interaction, self.game_id, int(self.named["seq"]), self.number)
        )
