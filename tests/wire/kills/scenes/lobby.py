"""Scenes before the game: opening, seats, options, the word for the seed, closing and reopening."""

from bot.service.model.changes.journal import GameStarted
from bot.service.model.changes.lobby import (
    ComputerSeated,
    LanguageChosen,
    LobbyClosed,
    LobbyReopened,
    Opened,
    OpeningDropped,
    OpeningPosted,
    OptionsChosen,
    Seated,
    SeatFreed,
    SettingsChosen,
    Shaken,
    Unseated,
)
from bot.service.model.position import Position
from tests.wire.kills.party import DUEL, duel, lobby, new_party
from tests.wire.kills.scenes.scene import Act, scene
from tests.wire.kills.stage import Stage


@scene("commits.open_game")
async def new(stage: Stage) -> Act:
    party = new_party(stage)
    return Act(party=party, do=lambda: party.say(party.ann, "new", game=DUEL))


@scene("commits.open_game")
async def rematch(stage: Stage) -> Act:
    party = await duel(stage)
    await party.pressed(party.ben, "x:*:resign", on=await party.said(party.ben, "table resign"))
    return Act(party=new_party(stage, party.people), do=lambda: party.press(party.ann, "rm:*"))


@scene(Seated)
async def join(stage: Stage) -> Act:
    party = await lobby(stage)
    return Act(party=party, do=lambda: party.press(party.ben, "l:*:join"))


@scene(Seated)
async def join_by_command(stage: Stage) -> Act:
    party = await lobby(stage)
    return Act(party=party, do=lambda: party.say(party.ben, "table join"))


@scene(Seated)
async def change_seats(stage: Stage) -> Act:
    party = await lobby(stage)
    return Act(party=party, do=lambda: party.press(party.ann, "c:*:sit:1"))


@scene(Unseated)
async def leave(stage: Stage) -> Act:
    party = await lobby(stage)
    await party.pressed(party.ben, "l:*:join")
    return Act(party=party, do=lambda: party.press(party.ben, "l:*:leave"))


@scene(ComputerSeated)
async def computer(stage: Stage) -> Act:
    party = await lobby(stage)
    return Act(party=party, do=lambda: party.press(party.ann, "l:*:computer"))


@scene(SeatFreed)
async def free(stage: Stage) -> Act:
    party = await lobby(stage)
    await party.pressed(party.ann, "l:*:computer")
    return Act(party=party, do=lambda: party.press(party.ann, "c:*:free:1"))


@scene(OptionsChosen)
async def option(stage: Stage) -> Act:
    party = await lobby(stage)
    panel = await party.pressed(party.ann, "l:*:options")
    return Act(party=party, do=lambda: party.press(party.ann, "lo:*:goal", "3", on=panel))


@scene(SettingsChosen)
async def pace(stage: Stage) -> Act:
    party = await lobby(stage)
    panel = await party.pressed(party.ann, "l:*:options")
    return Act(party=party, do=lambda: party.press(party.ann, "lo:*:pace", "24h", on=panel))


@scene(LanguageChosen)
async def language(stage: Stage) -> Act:
    party = await lobby(stage)
    panel = await party.pressed(party.ann, "l:*:options")
    return Act(party=party, do=lambda: party.press(party.ann, "lo:*:language", "de", on=panel))


@scene(Shaken)
async def shake(stage: Stage) -> Act:
    party = await lobby(stage)
    await party.pressed(party.ann, "k:*")
    return Act(party=party, do=lambda: party.submit(party.ann, "k:*", "km:*", "luck"))


@scene(Opened, OpeningPosted)
async def start(stage: Stage) -> Act:
    party = await lobby(stage)
    await party.pressed(party.ben, "l:*:join")
    return Act(party=party, do=lambda: party.press(party.ann, "l:*:start"), steps=True)


@scene(Opened, GameStarted)
async def start_alone(stage: Stage) -> Act:
    """Nobody else sits at the table who could cut the deck."""
    party = await lobby(stage)
    await party.pressed(party.ann, "l:*:computer")
    return Act(party=party, do=lambda: party.press(party.ann, "l:*:start"), facts=_status, steps=True)


def _status(position: Position) -> object:
    return position.game.status


@scene(OpeningDropped)
async def back_to_the_lobby(stage: Stage) -> Act:
    party = await lobby(stage)
    await party.pressed(party.ben, "l:*:join")
    await party.pressed(party.ann, "l:*:start")
    return Act(party=party, do=lambda: party.press(party.ann, "l:*:unopen"))


@scene(LobbyClosed)
async def cancel(stage: Stage) -> Act:
    party = await lobby(stage)
    return Act(party=party, do=lambda: party.press(party.ann, "l:*:cancel"))


@scene(LobbyClosed, alone=True)
async def idle_lobby(stage: Stage) -> Act:
    party = await lobby(stage)
    return Act(
        party=party,
        do=lambda: stage.advance(stage.next_alarm(party.game)),
    )


@scene(LobbyReopened)
async def reopen(stage: Stage) -> Act:
    party = await lobby(stage)
    await party.pressed(party.ann, "l:*:cancel")
    return Act(party=party, do=lambda: party.press(party.ann, "l:*:reopen"))
