"""The base class of buttons and selects, which are recognised by the pattern of their id."""

import re
from abc import abstractmethod
from typing import Any, ClassVar, Self

import discord

from bot.store.rows import GameId
from bot.ui.client_base import Interaction
from bot.ui.kit.ids import Id

_NUMBER = re.compile(r"[0-9]{1,9}")


class Pressable(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?!)"):
    """A pressed button or select; its id holds the table and other fields."""

    every: ClassVar[list[type["Pressable"]]] = []  # all subclasses

    kind: ClassVar[Id]

    def __init_subclass__(cls, *, kind: Id) -> None:
        super().__init_subclass__(template=kind.template)
        cls.kind = kind
        Pressable.every.append(cls)

    def __init__(self, item: discord.ui.Item[Any], named: re.Match[str]) -> None:
        super().__init__(item)
        self.named = named

    @property
    def game_id(self) -> GameId:
        """The table of the id; only for ids that have one."""
        return GameId(int(self.named["game"]))

    @classmethod
    def knows(cls, custom_id: str) -> bool:
        """Tells whether an id is of this kind."""
        return cls.kind.read(custom_id) is not None

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item, match)

    @property
    def values(self) -> list[str]:
        """The values chosen from a select; none if Discord sends another component."""
        return list(self.item.values) if isinstance(self.item, discord.ui.Select) else []

    @property
    def value(self) -> str:
        """The first value chosen from a select; "": none."""
        return next(iter(self.values), "")

    @property
    def entities(self) -> list[int]:
        """The ids of chosen channels, roles or users; none if Discord sends another component."""
        if isinstance(self.item, discord.ui.ChannelSelect | discord.ui.RoleSelect | discord.ui.UserSelect):
            return [each.id for each in self.item.values]
        return []

    @property
    def number(self) -> int:
        """The number of the chosen option; negative for an invalid value."""
        return int(self.value) if _NUMBER.fullmatch(self.value) else -1

    @property
    def action(self) -> int | None:
        """The index of the chosen legal action; None: the option leads to another question."""
        mark, number = self.value[:1], self.value[1:]
        return int(number) if mark == "=" and _NUMBER.fullmatch(number) else None

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await self.press(interaction)

    @abstractmethod
    async def press(self, interaction: Interaction) -> None:
        """Handles a press: acknowledges it, then acts."""
