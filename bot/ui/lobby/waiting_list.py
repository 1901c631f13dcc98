"""/play and *Find a game*: the panel of the waiting list, and pairing with a waiting person."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import discord

from bot.service.errors import NotOnServer, TableError
from bot.service.lobby.lobbies import Sitting, options_of
from bot.service.lobby.waiting_list import Crowd, Partner
from bot.service.model.table import PACES, Lobby, TableSettings
from bot.store.rows import Person, Seeker
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle
from bot.ui.client_base import Interaction, locale_of, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.command_builder import CommandOption, Filled, build
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import GOOD, Message, button
from bot.ui.kit.names import register
from bot.ui.kit.replies import in_place, privately, show
from bot.ui.kit.translator import SlashCommand, choice, describe
from bot.ui.lobby import lobby_buttons
from bot.ui.lobby.table_commands import GAME, PACE, may_open
from bot.ui.people import server
from bot.ui.people.zone_question import add_question
from bot.ui.showing.messages import SEATS

AGAINST = "against"
PEOPLE, COMPUTER = "people", "computer"  # its values
MOST_TRIED = 5  # partners whose access to the channel is checked, at one request each
MOST_LINES = 8  # about others who wait


class NoGameForTwo(TableError):
    """No installed game is for more than one person."""


@dataclass(frozen=True, kw_only=True)
class Search:
    """The result of a search: tables that were opened."""

    paired: Lobby | None = None
    meanwhile: Lobby | None = None  # against the computer


def command(titles: Iterable[AnyTitle], catalogue: Catalogue) -> SlashCommand:
    """Returns /play."""
    games = [choice(catalogue, "title-name", title.id, title) for title in titles]
    paces = [choice(catalogue, f"pace-{name}", name) for name in PACES]
    against = [choice(catalogue, f"find-against-{name}", name) for name in (PEOPLE, COMPUTER)]
    options = [
        CommandOption(name=name, description=describe(catalogue, key), required=False, choices=choices)
        for name, key, choices in (
            (GAME, "option-play-game", games),
            (PACE, "option-new-pace", paces),
            (AGAINST, "option-play-against", against),
        )
    ]

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _play(interaction, filled))

    return build("play", describe(catalogue, "command-play"), options, run)


async def _play(interaction: Interaction, filled: Filled) -> None:
    """Changes the asker's wishes; begins to look for the game if one is named, else shows the panel."""
    seeker = await _seeker(interaction)
    searches = GAME in filled or seeker.is_waiting
    if searches:
        await _admit(interaction, seeker)
    seeker = await interaction.client.tables.waiting_list.wish(
        seeker,
        titles=[filled[GAME]] if GAME in filled else None,
        paces=[filled[PACE]] if PACE in filled else None,
        computer=filled[AGAINST] == COMPUTER if AGAINST in filled else None,
    )
    if searches:
        await _find(interaction, seeker)
    else:
        await _show(interaction, seeker)


async def _seeker(interaction: Interaction) -> Seeker:
    """Returns the asker with their wishes; raises an error where there is no waiting list."""
    if interaction.guild_id is None:
        raise NotOnServer
    tables = interaction.client.tables
    if not tables.waiting_list.titles:
        raise NoGameForTwo
    return await tables.waiting_list.of(interaction.guild_id, await register(interaction))


# --- looking for a game ------------------------------------------------------------------------------------


async def _admit(interaction: Interaction, seeker: Seeker) -> None:
    """Raises an error if the asker may open no table here, as a pairing would."""
    may_open(interaction)
    await server.admit(interaction, alone=False)
    await interaction.client.tables.lobbies.check_room(seeker.person)


async def _find(interaction: Interaction, seeker: Seeker) -> None:
    """Puts the asker on the waiting list, pairs them if possible, and shows the result."""
    waiting_list = interaction.client.tables.waiting_list
    await waiting_list.wait(seeker, interaction_id=interaction.id)
    paired = await _pair(interaction, seeker)
    meanwhile = None
    if paired is None and await waiting_list.wants_computer(seeker.guild_id, seeker.person):
        meanwhile = await _against_computer(interaction, seeker)
    await _show(
        interaction,
        await waiting_list.of(seeker.guild_id, seeker.person),
        Search(paired=paired, meanwhile=meanwhile),
    )


async def _pair(interaction: Interaction, seeker: Seeker) -> Lobby | None:
    """Opens a table with the first partner that sees its channel; None: there is none."""
    tables, place = interaction.client.tables, await server.place_of_tables(interaction)
    for partner in (await tables.pairing.partners(seeker))[:MOST_TRIED]:
        if not await _sees_place(interaction, partner, place):
            continue
        lobby = await tables.pairing.pair(
            seeker,
            partner,
            channel_id=place.channel_id,
            hall=place.hall,
            locale=await server.language_of_tables(interaction),
            interaction_id=interaction.id,
        )
        if lobby is not None:
            await lobby_buttons.is_posted(interaction, lobby.table.id)
            return lobby
    known = await tables.waiting_list.of(seeker.guild_id, seeker.person)
    return None if known.game_id is None else await tables.lobbies.show(known.game_id)


async def _sees_place(interaction: Interaction, partner: Partner, place: server.Place) -> bool:
    """Tells whether a partner sees a channel; takes one off the list if they have left the server."""
    guild = interaction.guild
    channel = guild.get_channel(place.channel_id) if guild is not None and place.hall else interaction.channel
    if guild is None or not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return False
    try:
        member = guild.get_member(partner.person.id) or await guild.fetch_member(partner.person.id)
    except discord.NotFound:
        await interaction.client.tables.waiting_list.stop(guild.id, partner.person.id)
        return False
    except discord.HTTPException:  # they wait on
        return False
    is_private = channel.type is discord.ChannelType.private_thread
    return channel.permissions_for(member).view_channel and not is_private


async def _against_computer(interaction: Interaction, seeker: Seeker) -> Lobby:
    """Opens a table of the first wished game with the asker and as many computers as it needs."""
    tables = interaction.client.tables
    place = await server.place_of_tables(interaction)
    title = tables.titles[seeker.titles[0]]
    computers = [Sitting(seat=None)] * (title.rules.seat_plan(options_of(title, {})).fewest - 1)
    lobby = await tables.lobbies.open(
        title.id,
        seeker.person,
        channel_id=place.channel_id,
        guild_id=seeker.guild_id,
        locale=await server.language_of_tables(interaction),
        options={},
        settings=TableSettings(hall=place.hall),
        sitting=(Sitting(seat=None, person=seeker.person), *computers),
        interaction_id=interaction.id,
    )
    await lobby_buttons.is_posted(interaction, lobby.table.id)
    return lobby


# --- the panel ---------------------------------------------------------------------------------------------


async def _show(interaction: Interaction, seeker: Seeker, search: Search | None = None) -> None:
    tables, words = interaction.client.tables, words_of(interaction)
    page = Message(SEATS[0]).text(f"### {words('find-title')}")
    if search is not None and search.paired is not None:
        page.text(_found_line(interaction, seeker.person, search.paired))
        await add_question(interaction, page)
        await show(interaction, page)
        return
    begun = None if seeker.since is None else f"<t:{int(seeker.since)}:f>"
    page.text(words("find-about") if begun is None else words("find-waiting", since=begun))
    if search is not None and search.meanwhile is not None:
        page.text(words("find-meanwhile", place=f"<#{search.meanwhile.table.place}>"))
    page.text(_crowds(interaction, await tables.pairing.crowds(seeker)))
    watched = await tables.table_watches.of(seeker.guild_id, seeker.person.id)
    _lists(page, interaction, seeker, watched)
    what = "find" if begun is None else "stop"
    style = discord.ButtonStyle.secondary if seeker.is_waiting else GOOD
    page.row(button(words("button-find" if begun is None else "button-stop-looking"), ids.find(what), style))
    if begun is not None:
        await add_question(interaction, page)
    await show(interaction, page)


def _found_line(interaction: Interaction, person: Person, lobby: Lobby) -> str:
    """Returns the sentence about a table that was opened for the asker and a partner."""
    others = tuple(one.name for one in lobby.table.everyone if one.id != person.id)
    words = interaction.client.tables.catalogue.words(locale_of(interaction), lobby.table.title)
    return words("find-found", title=words("title-name"), people=others, place=f"<#{lobby.table.place}>")


def _crowds(interaction: Interaction, crowds: Sequence[Crowd]) -> str:
    """Returns how many others wait, a line for each game and time limit."""
    words = words_of(interaction)
    if not crowds:
        return words("find-nobody")
    return "\n".join(
        words(
            "find-crowd", title=_name(interaction, one.title), pace=words(f"pace-{one.pace}"), count=one.count
        )
        for one in crowds[:MOST_LINES]
    )


def _name(interaction: Interaction, title: AnyTitle) -> str:
    return interaction.client.tables.catalogue.words(locale_of(interaction), title)("title-name")


def _lists(page: Message, interaction: Interaction, seeker: Seeker, watched: Sequence[str]) -> None:
    """Adds the lists: games, time limits, opponents, and the games to be told of."""
    words = words_of(interaction)
    games = [(one.id, _name(interaction, one)) for one in interaction.client.tables.waiting_list.titles]
    paces = [(name, words(f"pace-{name}")) for name in PACES]
    against = [(name, words(f"find-against-{name}")) for name in (PEOPLE, COMPUTER)]
    page.any_of(ids.find("games"), words("find-games"), _options(games, seeker.titles), fewest=1)
    page.any_of(ids.find("paces"), words("find-paces"), _options(paces, seeker.paces), fewest=1)
    chosen = COMPUTER if seeker.computer else PEOPLE
    page.select(ids.find("against"), words("find-against-people"), _options(against, (chosen,)))
    page.small(words("find-watch"))
    page.any_of(ids.find("watch"), words("find-watch-none"), _options(games, watched))


def _options(offered: Sequence[tuple[str, str]], chosen: Sequence[str]) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=label, value=value, default=value in chosen) for value, label in offered
    ]


class FindGame(Pressable, kind=ids.find):
    """*Find a game* on /games, and the lists and buttons of its panel."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._do(interaction))

    async def _do(self, interaction: Interaction) -> None:
        waiting_list, seeker = interaction.client.tables.waiting_list, await _seeker(interaction)
        match self.named["what"]:
            case "open":
                await _show(interaction, seeker)
            case "find":
                await _admit(interaction, seeker)
                await _find(interaction, seeker)
            case "stop":
                await waiting_list.stop(seeker.guild_id, user_of(interaction))
                await _show(interaction, await waiting_list.of(seeker.guild_id, seeker.person))
            case "watch":
                await interaction.client.tables.table_watches.put(
                    seeker.guild_id, user_of(interaction), self.values
                )
                await _show(interaction, seeker)
            case _:
                await self._wish(interaction, seeker)

    async def _wish(self, interaction: Interaction, seeker: Seeker) -> None:
        """Changes a wish; a waiting person is paired at once if possible."""
        what, waiting_list = self.named["what"], interaction.client.tables.waiting_list
        if seeker.is_waiting:
            await _admit(interaction, seeker)
        seeker = await waiting_list.wish(
            seeker,
            titles=self.values if what == "games" else None,
            paces=self.values if what == "paces" else None,
            computer=self.value == COMPUTER if what == "against" else None,
        )
        if seeker.is_waiting:
            await _find(interaction, seeker)
        else:
            await _show(interaction, seeker)
