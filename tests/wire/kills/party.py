"""A table on the stage, and the people around it."""

import itertools
from dataclasses import dataclass, field

from tests.wire.double import Asked
from tests.wire.kills.stage import Stage
from tests.wire.kills.titles import DUEL_OF_TEAMS
from tests.wire.world import CHANNEL, Channel, Json, parts

DUEL = "duel"


@dataclass(kw_only=True)
class Party:
    """Ann opens the table, Ben plays against her, Eve looks on or joins.

    Every party has people of its own: a person may act sixty times a minute.
    """

    stage: Stage
    people: tuple[int, ...]
    _game: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        self.ann, self.ben, self.eve = self.people
        self._earlier = self._newest()

    @property
    def game(self) -> int:
        """The number of the table that Ann has opened; 0: none."""
        newest = self._newest()
        if not self._game and newest != self._earlier:
            self._game = newest
        return self._game

    def _newest(self) -> int:
        ((number,),) = self.stage.books.ask(f"select max(id) from games where host_id = {self.ann}")
        return number or 0

    @property
    def place(self) -> Channel:
        """The thread of the table; before the start, or without one, its channel."""
        found = self.stage.books.ask(f"select channel_id, thread_id from games where id = {self.game}")
        channel, thread = found[0] if found else (CHANNEL, None)
        return self.stage.world.channels[thread or channel]

    @property
    def is_open(self) -> bool:
        found = self.stage.books.ask(f"select status from games where id = {self.game}")
        return bool(found) and found[0][0] in ("lobby", "playing")

    # --- acting --------------------------------------------------------------------------------------------

    async def press(self, who: int, custom_id: str, *values: str, on: Json | None = None) -> Asked:
        """Presses a button or chooses from a list; `*` in its id stands for the number of the table."""
        wanted = custom_id.replace("*", str(self.game))
        message = self._find(wanted) if on is None else on
        shown = [part.get("custom_id") for part in parts(message)]
        assert wanted in shown, f"nobody can press {wanted}, the message has {shown}"
        return await self.stage.double.press(who, message, wanted, *values)

    async def submit(self, who: int, button: str, custom_id: str, word: str) -> Asked:
        """Submits a word in the modal that a button has opened."""
        named, wanted = (each.replace("*", str(self.game)) for each in (button, custom_id))
        return await self.stage.double.submit(who, self._find(named), wanted, word=word)

    async def start(self) -> None:
        """Starts the game, with a cut by Ben if he plays against Ann."""
        await self.pressed(self.ann, "l:*:start")
        if self.shows("kc:*"):
            await self.stage.done(await self.cut())

    async def cut(self) -> Asked:
        """Lets Ben cut the deck."""
        return await self.submit(self.ben, "kc:*", "kd:*", "sharp")

    async def say(self, who: int, command: str, **options: str | int) -> Asked:
        """Gives a command at the table."""
        return await self.stage.double.command(who, command, self.place.id, None, (), **options)

    async def pressed(self, who: int, custom_id: str, *values: str, on: Json | None = None) -> Json:
        """Presses, waits until all is done, and returns the answer."""
        return _answer(await self.stage.done(await self.press(who, custom_id, *values, on=on)))

    async def said(self, who: int, command: str, **options: str | int) -> Json:
        """Gives a command, waits until all is done, and returns the answer."""
        return _answer(await self.stage.done(await self.say(who, command, **options)))

    async def act(self, who: int, action: str) -> Json:
        """Plays an action by its name."""
        return await self.said(who, "act", action=action)

    async def close(self) -> None:
        """Ends the table, if it is still open; a moderator may."""
        if self.is_open:
            await self.pressed(self.eve, "x:*:end", on=await self.said(self.eve, "table end"))

    # --- seeing --------------------------------------------------------------------------------------------

    def _find(self, custom_id: str) -> Json:
        """Returns the newest public message with a button or list."""
        for place in (self.place, self.stage.world.channels[CHANNEL]):
            for message in reversed(place.messages.values()):
                if any(part.get("custom_id") == custom_id for part in parts(message)):
                    return message
        raise AssertionError(f"no message has {custom_id}")

    def shows(self, custom_id: str) -> bool:
        """Tells whether a public message at the table has a button."""
        wanted = custom_id.replace("*", str(self.game))
        messages = self.place.messages.values()
        return any(part.get("custom_id") == wanted for message in messages for part in parts(message))

    def seats(self, asked: str) -> tuple[int, ...]:
        """Returns the seats for which a condition of the database holds."""
        found = self.stage.books.ask(
            f"select seat from seats where game_id = {self.game} and {asked} order by seat"
        )
        return tuple(seat for (seat,) in found)


def button_of(panel: Json, label: str) -> str:
    """Returns the id of the first button of a message whose label begins so."""
    for part in parts(panel):
        if part["type"] == 2 and part["label"].startswith(label):
            return str(part["custom_id"])
    raise AssertionError(f"there is no button {label}: {[part.get('label') for part in parts(panel)]}")


def first_with(panel: Json, prefix: str) -> str:
    """Returns the first id of a message with this prefix."""
    ids = (str(part.get("custom_id", "")) for part in parts(panel))
    return next(custom_id for custom_id in ids if custom_id.startswith(prefix))


def hands(party: Party) -> tuple[tuple[int, ...], ...]:
    """Returns the cards of both seats of a duel."""
    ((state,),) = party.stage.books.ask(
        f"select state from snapshots where game_id = {party.game} order by seq desc limit 1"
    )
    found: object = getattr(DUEL_OF_TEAMS.codecs.states.decode(state), "hands")  # noqa: B009 - opaque
    assert isinstance(found, tuple)
    return found


def _answer(asked: Asked) -> Json:
    return asked.words[-1] if asked.words else {}


def new_party(stage: Stage, people: tuple[int, ...] | None = None) -> Party:
    """Returns people without a table; Ann is going to open one."""
    return Party(stage=stage, people=people or tuple(itertools.islice(stage.users, 3)))


async def lobby(stage: Stage, title: str = DUEL, **options: str) -> Party:
    """Opens a lobby, with Ann on the first seat."""
    party = new_party(stage)
    await party.said(party.ann, "new", game=title, **options)
    assert party.game, "it is open"
    return party


async def duel(stage: Stage, *, team: bool = False, **options: str) -> Party:
    """Starts a duel of Ann, who leads, and Ben; both are asked for reactions. In a team Eve sits with Ann."""
    party = await lobby(stage, **options)
    if team:
        await party.pressed(party.eve, "c:*:sit:0")
    await party.pressed(party.ben, "l:*:join")
    for who in (party.ann, party.ben):
        await party.said(who, "table reactions", mode="ask")
    await party.start()
    for who in (party.ann, party.ben):
        await party.act(who, "Keep the hand")
    return party


async def against_computer(stage: Stage, **options: str) -> Party:
    """Starts a duel of Ann and the computer, which waits for Ann."""
    party = await lobby(stage, **options)
    await party.pressed(party.ann, "l:*:computer")
    await party.start()
    await party.act(party.ann, "Keep the hand")
    return party
