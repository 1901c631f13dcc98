"""Scenes that add rows to the journal: the start, moves, undo, resignations, the end."""

from bot.service.model.changes.journal import CalledOff, GameStarted, Parted, Played, Resigned, TakenBack
from bot.service.model.position import Position
from tests.wire.kills.party import Party, against_computer, button_of, duel, first_with, lobby
from tests.wire.kills.scenes.scene import Act, scene
from tests.wire.kills.stage import Stage


@scene(GameStarted)
async def cut(stage: Stage) -> Act:
    party = await _opened(stage)
    return Act(party=party, do=party.cut)


@scene(GameStarted)
async def cut_in_the_channel(stage: Stage) -> Act:
    party = await _opened(stage, where="here")
    return Act(party=party, do=party.cut)


@scene(GameStarted, alone=True)
async def deck_nobody_cuts(stage: Stage) -> Act:
    party = await _opened(stage)
    return Act(party=party, do=lambda: stage.advance(stage.next_alarm(party.game)))


async def _opened(stage: Stage, **options: str) -> Party:
    """Returns a lobby whose deck Ben may cut."""
    party = await lobby(stage, **options)
    await party.pressed(party.ben, "l:*:join")
    await party.pressed(party.ann, "l:*:start")
    return party


@scene(Played)
async def move(stage: Stage) -> Act:
    party = await duel(stage)
    return Act(party=party, do=lambda: party.say(party.ann, "act", action="Aim high"))


@scene(Played)
async def move_by_button(stage: Stage) -> Act:
    party = await duel(stage)
    panel = await party.pressed(party.ann, "t:*")
    chosen = button_of(panel, "Peek")
    return Act(party=party, do=lambda: party.press(party.ann, chosen, on=panel))


@scene(Played)
async def last_answer_to_a_question(stage: Stage) -> Act:
    """The next turn begins, and a new card is sent to both."""
    party = await lobby(stage)
    await party.pressed(party.ben, "l:*:join")
    await party.start()
    panel = await party.pressed(party.ann, "t:*")
    await party.pressed(party.ann, first_with(panel, "s:"), "=1", on=panel)
    other = await party.pressed(party.ben, "t:*")
    swap = first_with(other, "s:")
    return Act(party=party, do=lambda: party.press(party.ben, swap, "=1", on=other))


def _who_is_asked(position: Position) -> object:
    """Returns the side that is asked; how the computer plays depends on the dice."""
    return position.game.status, {position.chairs[seat].computer for seat in position.asked_seats}


@scene(Played)
async def move_that_the_computer_answers(stage: Stage) -> Act:
    party = await against_computer(stage, goal="9")
    await party.act(party.ann, "Aim high")
    panel = await party.pressed(party.ann, "t:*")
    cards = first_with(panel, "s:")
    return Act(
        party=party,
        do=lambda: party.press(party.ann, cards, "=0", on=panel),
        facts=_who_is_asked,
        steps=True,
    )


@scene(TakenBack)
async def undo(stage: Stage) -> Act:
    party = await duel(stage)
    await party.act(party.ann, "Aim high")
    return Act(party=party, do=lambda: party.say(party.ann, "table undo"))


@scene(Resigned)
async def resign(stage: Stage) -> Act:
    party = await duel(stage)
    panel = await party.said(party.ben, "table resign")
    return Act(party=party, do=lambda: party.press(party.ben, "x:*:resign", on=panel))


@scene(Resigned)
async def resign_from_a_game_of_three(stage: Stage) -> Act:
    """The computer takes over a seat that is not asked."""
    party = await lobby(stage, "dice_game")
    for who in (party.ben, party.eve):
        await party.pressed(who, "l:*:join")
    await party.start()
    panel = await party.said(party.eve, "table resign")
    return Act(
        party=party,
        do=lambda: party.press(party.eve, "x:*:resign", on=panel),
        facts=_who_sits,
        steps=True,  # whose turn it is, and so who plays on, is up to the dice
    )


def _who_sits(position: Position) -> object:
    return position.game.status, [(len(chair.people), chair.computer) for chair in position.chairs]


@scene(Parted)
async def leave_a_team(stage: Stage) -> Act:
    """The captain and host leaves the seat to Eve."""
    party = await duel(stage, team=True)
    panel = await party.said(party.ann, "table leave")
    return Act(party=party, do=lambda: party.press(party.ann, "x:*:part", on=panel))


@scene(CalledOff)
async def end(stage: Stage) -> Act:
    """A moderator ends the game."""
    party = await duel(stage)
    panel = await party.said(party.eve, "table end")
    return Act(party=party, do=lambda: party.press(party.eve, "x:*:end", on=panel))
