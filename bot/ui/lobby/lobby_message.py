"""The lobby message: seats, options and buttons."""

from collections.abc import Sequence

import discord

from bot.characters import Character
from bot.proof.seed import Scheme, short_seal
from bot.service.model.table import Lobby, Table, pace_name
from bot.service.showing.pictures import Pictured
from bot.store.rows import Chair, GameId, Person, Status, names
from bot.titles.title import Words
from bot.ui.kit import ids
from bot.ui.kit.icons import emoji_of
from bot.ui.kit.message import GOOD, PLAIN, PRIMARY, Message, button
from bot.ui.lobby.cutting import cut_line
from bot.ui.lobby.series import add_briefing, add_series
from bot.ui.showing.messages import OVER, SEATS, allowed_mentions, mention_each, sitter
from engine.core import Level
from renderer.words import capitalise


def lobby_message(lobby: Lobby, words: Words, series: Pictured | None = None) -> Message:
    """Returns the lobby message; in a series it shows the picture of the games before."""
    table = lobby.table
    page = Message(SEATS[0] if table.status is Status.LOBBY else OVER)
    page.text(f"## {lobby.label}\n{lobby.about}")
    add_series(page, table, words, series)
    add_briefing(page, table, words)
    settled = list(lobby.options)
    if not _has_no_clock(table):
        settled.append((words("lobby-pace"), pace_of(table, words)))
    wanted = [key for key in ("private", "prompt") if getattr(table.settings, key)]
    if wanted:
        settled.append((words("lobby-people"), ", ".join(words(f"lobby-{key}") for key in wanted)))
    page.text("\n".join(f"{name}: **{choice}**" for name, choice in settled))
    for chair, seat in lobby.chairs:
        _chair(page, lobby, chair, seat, words)
        _parts(page, lobby, chair, words)
    if table.opening is not None:
        _waiting(page, table, words)
    elif table.status is Status.LOBBY:
        _levels(page, lobby, words)
        if lobby.guests:
            page.small(words("lobby-guests", people=names(lobby.guests)))
            page.row(*invitation_buttons(table.id, words))
        if not lobby.ready:
            page.small(words("error-not-ready", fewest=fewest_seats(table)))
        _read_on(page.row(*_buttons(lobby, words)), table, words)
    else:
        page.text(words("lobby-closed"))
        page.row(button(words("button-reopen"), ids.lobby(table.id, "reopen"), PRIMARY))
    sealed = words("lobby-seal", seal=short_seal(table.seed_hash))
    if table.status is not Status.LOBBY or table.opening is not None or table.scheme is Scheme.DIRECT:
        return page.small(sealed)
    return page.beside(f"-# {sealed}", button(words("button-shake"), ids.shake(table.id)))


def invitation_buttons(game_id: GameId, words: Words) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Returns the buttons that answer an invitation."""
    return [
        button(words("button-accept"), ids.invitation(game_id, "accept"), GOOD),
        button(words("button-decline"), ids.invitation(game_id, "decline")),
    ]


def _chair(page: Message, lobby: Lobby, chair: Chair, seat: str, words: Words) -> None:
    table, line = lobby.table, f"**{seat}** · {sitter(chair, words)}"
    is_fixed = table.status is not Status.LOBBY or table.opening is not None
    if is_fixed or (chair.people and not lobby.has_room(chair)):
        page.text(line)
    elif chair.people:
        page.beside(line, button(words("button-team"), ids.chair(table.id, "sit", chair.seat)))
    elif seat_kept := lobby.kept.get(chair.seat):
        kept = words("lobby-kept", people=names(seat_kept))
        sit_down = button(words("button-sit"), ids.chair(table.id, "sit", chair.seat))
        page.beside(f"**{seat}** · {kept}", sit_down)
    elif chair.computer:
        page.beside(line, button(words("button-free"), ids.chair(table.id, "free", chair.seat)))
    else:
        page.beside(line, button(words("button-sit"), ids.chair(table.id, "sit", chair.seat), PRIMARY))


def _parts(page: Message, lobby: Lobby, chair: Chair, words: Words) -> None:
    """Adds the parts that a team shares its side out by, each with a button."""
    parts = lobby.parts[chair.seat]
    if not parts or lobby.table.status is not Status.LOBBY or lobby.table.opening is not None:
        return
    led = [words("lobby-part", name=owner.name, part=part.label) for part, owner in parts if owner]
    page.small(" · ".join(led) or words("lobby-parts"))
    page.row(
        *(
            button(
                capitalise(part.label),
                ids.part(lobby.table.id, chair.seat, part.value),
                PRIMARY if owner else PLAIN,
            )
            for part, owner in parts
        )
    )


def _waiting(page: Message, table: Table, words: Words) -> None:
    """Adds the request to cut the deck, and the way back to the lobby."""
    back = button(words("button-unopen"), ids.lobby(table.id, "unopen"))
    if not table.cutters:
        page.text(words("lobby-begun", place=f"<#{table.place}>")).row(back)
        return
    named = names(table.cutters)
    page.text(f"{cut_line(table, words, named)} · <#{table.place}>")
    page.row(button(words("button-cut"), ids.cut(table.id), GOOD), back)


def _levels(message: Message, lobby: Lobby, words: Words) -> None:
    """Adds the select of characters, else of computer levels, if the computer has a seat."""
    computers = [chair for chair, _ in lobby.chairs if chair.computer]
    title = lobby.table.title
    if not computers or len(title.minds) < 2:
        return
    options = [_character(one, computers[0], words) for one in title.characters]
    message.select(
        ids.level(lobby.table.id),
        words("lobby-level"),
        options or [_level(level, computers, words) for level in title.minds],
    )


def _character(character: Character, chair: Chair, words: Words) -> discord.SelectOption:
    return discord.SelectOption(
        label=named_level(character, words),
        description=words(f"character-{character.id}-about"),
        value=character.id,
        default=chair.character == character.id,
        emoji=emoji_of(character.face, words),
    )


def named_level(character: Character, words: Words) -> str:
    """Returns a character with its level, as lists have it."""
    return f"{words(f'character-{character.id}')} · {words(f'level-{character.level.value}')}"


def _level(level: Level, computers: Sequence[Chair], words: Words) -> discord.SelectOption:
    return discord.SelectOption(
        label=capitalise(words("lobby-computer", level=words(f"level-{level.value}"))),
        description=words(f"level-{level.value}-about"),
        value=level.value,
        default=all(chair.level is level for chair in computers),
    )


def _read_on(page: Message, table: Table, words: Words) -> None:
    """Adds the note for newcomers, with a button to the rules."""
    if any(lookup.booklet is not None for lookup in table.title.commands.lookups):
        page.beside(f"-# {words('lobby-read-on')}", button(words("button-rules"), ids.rules(table.id)))
    else:
        page.small(words("lobby-read-on"))


def _buttons(lobby: Lobby, words: Words) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    game_id = lobby.table.id
    start = button(words("button-start"), ids.lobby(game_id, "start"), GOOD)
    start.disabled = not lobby.ready
    free = any(not chair.is_taken for chair, _ in lobby.chairs)
    join = button(words("button-join"), ids.lobby(game_id, "join"), PRIMARY)
    computer = button(words("button-computer"), ids.lobby(game_id, "computer"), PLAIN)
    join.disabled = not free and not any(chair.people and lobby.has_room(chair) for chair, _ in lobby.chairs)
    computer.disabled = not free
    leave, react, cancels = (
        button(words(f"button-{what}"), ids.lobby(game_id, what), PLAIN)
        for what in ("leave", "reactions", "cancel")
    )
    options = button(words("button-options"), ids.lobby_options(game_id, "options"), PLAIN)
    reacts = [react] if lobby.table.title.standing is not None else []
    is_closed = bool(lobby.kept) or lobby.table.settings.private
    opens = [button(words("button-open"), ids.lobby(game_id, "open"))] if is_closed else []
    return [join, leave, computer, start, *reacts, options, cancels, *opens]


def fewest_seats(table: Table) -> int:
    """Returns how many seats have to be taken to start; those of a given position are all needed."""
    return len(table.chairs) if table.settings.start else table.title.rules.seat_plan(table.options).fewest


def _has_no_clock(table: Table) -> bool:
    """Tells whether one person is going to play alone or against computers, where no clock runs."""
    if len(table.chairs) == 1:
        return True
    seated = [chair for chair in table.chairs if chair.people]
    return len(seated) == 1 and all(chair.computer for chair in table.chairs if not chair.people)


def pace_of(table: Table, words: Words) -> str:
    """Returns the pace of a table in words."""
    return words(f"pace-{pace_name(table.settings.pace)}")


def with_calls(
    message: Message, lobby: Lobby, words: Words, *, role: int | None, asked: tuple[Person, ...]
) -> discord.AllowedMentions:
    """Adds mentions to the first message of a lobby; returns the mentions that notify.

    All people with a reserved seat, or from the waiting list, are mentioned, and `asked` are notified; a role
    only if seats are free.
    """
    heard = allowed_mentions(asked)
    reserved = tuple(person for people in lobby.kept.values() for person in people)
    if lobby.guests:
        asker = lobby.table.host.name
        message.text(words("invite-asked", people=mention_each(lobby.guests), name=asker))
    elif lobby.table.settings.paired:
        message.text(words("pair-asked", people=mention_each(lobby.table.everyone)))
    elif reserved:
        message.text(
            words(
                "series-asked" if lobby.table.settings.series else "rematch-asked",
                people=mention_each(reserved),
            )
        )
    if role is not None and any(not chair.is_taken for chair, _ in lobby.chairs):
        message.text(words("lobby-calls", role=f"<@&{role}>"))
        heard.roles = [discord.Object(role)]
    return heard
