"""Playing at a table: orders, secrets, refusals, clicks in bad moments."""

import asyncio
import json
import re
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.service.model.changes import journal
from bot.ui.showing import posting
from tests.bot.conftest import Mishaps
from tests.bot.players import (
    HAND,
    TEXT_BOARD,
    TURN,
    choose,
    help_page,
    on_offer,
    open_table,
    panel,
    start_table,
)
from tests.bot.world import World, answer, buttons, everything, options, parts, pictures, text

CLOSED = "can’t send you direct messages"


async def _swap_nothing(world: World, *actors: MemberActor) -> None:
    """Passes the duel's first, simultaneous decision."""
    for actor in actors:
        shown = await panel(world, actor, world.thread())
        await choose(actor, shown, "Keep the hand")


async def _to_the_window(world: World, anna: MemberActor, ben: MemberActor) -> None:
    """Plays the duel to the window in which Ben may parry."""
    await _swap_nothing(world, anna, ben)
    shown = await panel(world, anna, world.thread())
    await choose(anna, shown, "Aim high")
    await choose(anna, shown, on_offer(shown)[0])


# --- the panel ---------------------------------------------------------------------------------------------


async def test_the_panel_plays_and_goes_on_to_the_next_decision_in_place(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    shown = await panel(world, anna, world.thread())
    assert on_offer(shown) == ["Aim high", "Aim low", "Peek at the deck", "Burn a card"]
    await choose(anna, shown, "Aim high")
    assert "aims high" in text(shown)
    assert "**Strike high with which card?**" in text(shown)
    assert len(on_offer(shown)) == 3
    await choose(anna, shown, on_offer(shown)[0])
    assert on_offer(shown) == []
    assert "It’s not your turn" in text(shown)
    assert "parry" in text(shown)


async def test_options_show_their_odds(world: World, anna: MemberActor, ben: MemberActor) -> None:
    await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    shown = await panel(world, anna, world.thread())
    await choose(anna, shown, "Aim low")
    for part in parts(shown):
        for option in part.get("options", ()):
            assert option["description"] in option["label"]
    assert options(shown)


async def test_actions_within_a_turn_change_its_message_and_a_new_turn_has_a_new_one(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    before = world.board(thread).id
    shown = await panel(world, anna, thread)
    await choose(anna, shown, "Aim high")
    assert world.board(thread).id == before
    assert "Anna aims high" in text(world.board(thread))
    count = len(world.boards(thread))
    await choose(anna, shown, on_offer(shown)[0])
    await choose(ben, await panel(world, ben, thread), "Let it pass")
    assert len(world.boards(thread)) in (count, count + 1)
    assert all(not buttons(board) for board in world.boards(thread)[:-1])


@pytest.mark.parametrize(("longest", "boards"), [(40, 0), (2, 1)])
async def test_a_long_turn_goes_on_in_a_second_message(
    world: World,
    anna: MemberActor,
    ben: MemberActor,
    monkeypatch: pytest.MonkeyPatch,
    longest: int,
    boards: int,
) -> None:
    monkeypatch.setattr(journal, "LONGEST_TURN", longest)
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    before = len(world.boards(thread))
    shown = await panel(world, anna, thread)
    await choose(anna, shown, "Aim high")
    assert len(world.boards(thread)) == before
    await choose(anna, shown, on_offer(shown)[0])
    assert len(world.boards(thread)) == before + boards
    assert "Anna strikes high" in everything(world.boards(thread))


async def test_a_picture_has_words_beside_it(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await start_table(world, anna, ben)
    (alt,) = pictures(world.board(thread))
    assert "cards in the deck" in alt


# --- commands ----------------------------------------------------------------------------------------------


async def test_a_verb_plays_a_whole_order(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    lines = await anna.autocomplete(thread, "strike", "line", "")
    assert [choice["name"] for choice in lines] == ["high", "low"]
    cards = await anna.autocomplete(thread, "strike", "card", "", line="high")
    assert len(cards) == 3
    result = await anna.slash(thread, "strike", line="high", card=cards[0]["value"])
    assert f"strikes high with {cards[0]['name']}" in text(answer(result))
    assert f"Anna strikes high with {cards[0]['name']}" in text(world.board(thread))


async def test_autocomplete_offers_nothing_to_whoever_is_not_asked(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    for actor in (ben, carl):
        assert await actor.autocomplete(thread, "strike", "line", "") == []
        assert await actor.autocomplete(thread, "act", "action", "") == []


async def test_act_offers_what_is_legal_and_filters_by_what_is_typed(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    offered = await anna.autocomplete(thread, "act", "action", "aim")
    assert [choice["name"] for choice in offered] == ["Aim high", "Aim low"]
    await anna.slash(thread, "act", action=offered[1]["value"])
    assert "Anna aims low" in text(world.board(thread))


async def test_act_understands_an_action_typed_by_hand(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    assert "You can’t do that now" in text(answer(await anna.slash(thread, "act", action="dance")))
    assert "You can’t do that now" in text(answer(await anna.slash(thread, "act", action="aim")))
    await anna.slash(thread, "act", action="aim LOW")
    assert "Anna aims low" in text(world.board(thread))


async def test_act_without_an_action_opens_the_panel(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    shown = answer(await anna.slash(thread, "act"))
    assert "Keep the hand" in on_offer(shown)


async def test_a_lookup_answers_from_what_the_asker_may_see(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    mine = answer(await anna.slash(thread, "count", what="hand"))
    theirs = answer(await carl.slash(thread, "count", what="hand"))
    assert (text(mine), text(theirs)) == ("3 cards in your hand.", "0 cards in your hand.")


async def test_of_several_tables_in_a_channel_the_askers_own_is_meant(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await start_table(world, anna, ben, where="here")
    await start_table(world, carl, computer=True, where="here")
    for actor in (anna, ben, carl):
        assert "You hold" in text(answer(await actor.slash(world.channel, "hand")))
    await choose(ben, answer(await ben.slash(world.channel, "act")), "Keep the hand")
    assert "Ben has chosen" in everything(world.boards())


async def test_in_a_direct_message_a_players_own_game_is_meant(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await start_table(world, anna, ben)
    assert "You hold" in text(answer(await anna.user.slash("hand")))
    shown = answer(await anna.user.slash("act"))
    assert "Keep the hand" in on_offer(shown)


@pytest.mark.parametrize("command", ["board", "hand", "log", "strike", "act"])
async def test_a_command_without_a_table_says_so(world: World, anna: MemberActor, command: str) -> None:
    filled = {"line": "high", "card": "1"} if command == "strike" else {}
    result = await anna.slash(world.channel, command, **filled)
    assert "There’s no game in this channel" in text(answer(result))


async def test_looking_is_private(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await start_table(world, anna, ben)
    count = len(world.public(thread))
    for command in ("board", "hand", "log", "games", "help"):
        assert answer(await anna.slash(thread, command)).ephemeral
    assert len(world.public(thread)) == count


async def test_help_lists_what_all_games_share(world: World, anna: MemberActor) -> None:
    told = text(await help_page(world.channel, anna, "Commands of every game"))
    for name in ("new", "act", "board", "games", "table resign"):
        assert re.search(rf"- </{name}:\d+> · ", told), name
    assert "/strike" not in told  # it belongs to tables of another game


async def test_help_says_what_each_game_is_about(world: World, anna: MemberActor) -> None:
    told = text(answer(await anna.slash(world.channel, "help")))
    assert "**Duel.** Strike where the other does not guard" in told


async def test_help_at_a_table_is_about_its_game(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await start_table(world, anna, ben)
    told = text(answer(await anna.slash(thread, "help")))
    assert "**Duel.** Strike where the other does not guard" in told
    own = text(await help_page(thread, anna, "Commands of this game"))
    assert re.findall(r"</([^:]+):\d+> · ", own) == ["strike", "count"]


async def test_the_pages_of_help_are_short_and_their_commands_can_be_pressed(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    shown = answer(await anna.slash(thread, "help"))
    pages = list(options(shown))
    assert pages[0] == "How to play"
    number = world.process.client.command_ids["me"]
    for page in pages:
        told = text(await help_page(thread, anna, page))
        assert told.startswith(f"### {page}")
        assert "`/" not in told.replace("`/rules`", ""), "every command is a link; a duel has no rule book"
        if not page.startswith("Commands"):
            assert len(told) < 1000, page
    assert f"</me:{number}>" in text(await help_page(thread, anna, "Time and absences"))


async def test_help_knows_its_commands_after_a_restart(world: World, anna: MemberActor) -> None:
    before = world.process.client.command_ids
    await world.restart()
    assert world.process.client.command_ids == before
    assert f"</new:{before['new']}>" in text(answer(await anna.slash(world.channel, "help")))


async def test_games_says_what_waits_for_the_asker(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await open_table(world, carl)
    mine = text(answer(await anna.slash(world.channel, "games")))
    assert f"<#{thread.id}>" in mine
    assert "swap a card?" in mine
    assert "looking for players" in mine


# --- secrets -----------------------------------------------------------------------------------------------


async def test_a_hand_comes_by_direct_message_and_by_button_and_never_in_public(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    (letter,) = world.letters(anna)
    assert "You hold" in text(letter)
    shown = answer(await anna.click(world.board(thread), label=HAND))
    held = next(line for line in text(shown).splitlines() if "You hold" in line)
    assert held in text(letter)
    public = everything([*world.public(), *world.public(thread)])
    assert "You hold" not in public
    assert "You draw" not in public
    assert held not in text(answer(await ben.click(world.board(thread), label=HAND)))


async def test_an_onlooker_has_no_hand(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    assert "don’t have a seat" in text(answer(await carl.click(world.board(thread), label=HAND)))
    assert "cards in the deck" in text(answer(await carl.click(world.board(thread), label=TEXT_BOARD)))


async def test_closed_direct_messages_are_noticed_once_and_nothing_is_lost(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    door = anna.user.dm_channel
    world.env.inject_error("POST", f"/channels/{door.id}/messages", status=403, code=50007, times=None)
    thread = await start_table(world, anna, ben)
    tried = _letters_tried(world, door.id)
    assert tried == 1
    first = answer(await anna.click(world.board(thread), label=HAND))
    assert "can’t send you direct messages" in text(first)
    assert "You hold" in text(first)
    second = answer(await anna.click(world.board(thread), label=HAND))
    assert "can’t send you direct messages" not in text(second)
    await _to_the_window(world, anna, ben)
    await choose(ben, await panel(world, ben, thread), "Let it pass")
    assert _letters_tried(world, door.id) == tried
    assert await world.tables.outbox.owed_posts() == ()


async def test_who_closes_their_direct_messages_a_second_time_is_told_again(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posting, "ASK_AGAIN", 0.0)  # seconds
    door = f"/channels/{anna.user.dm_channel.id}/messages"
    world.env.inject_error("POST", door, status=403, code=50007, times=1)
    thread = await start_table(world, anna, ben)
    assert CLOSED in text(answer(await anna.click(world.board(thread), label=HAND)))
    await _to_the_window(world, anna, ben)
    await choose(ben, await panel(world, ben, thread), "Let it pass")
    assert "You hold" in text(world.letters(anna)[-1]), "they are open again"
    assert CLOSED not in text(answer(await anna.click(world.board(thread), label=HAND)))
    world.env.inject_error("POST", door, status=403, code=50007, times=None)
    shown = await panel(world, anna, thread)
    await choose(anna, shown, "Aim high")
    await choose(anna, shown, on_offer(shown)[0])
    await choose(ben, await panel(world, ben, thread), "Let it pass")
    assert CLOSED in text(answer(await anna.slash(thread, "hand")))


def _letters_tried(world: World, channel_id: int) -> int:
    return sum(
        request.method == "POST" and request.path == f"/channels/{channel_id}/messages"
        for request in world.env.http_requests
    )


async def test_nobody_can_be_pinged_by_a_name(world: World) -> None:
    rude = world.join("rude", global_name="@everyone <@&1> [x](http://y)")
    calm = world.join("calm", global_name="**Calm**")
    thread = await start_table(world, rude, calm)
    said = everything([*world.public(), *world.public(thread)])
    assert "@everyone" not in said
    assert "<@&1>" not in said
    assert "](http://y" not in said
    assert "**Calm**" not in said
    assert all(not message.mention_everyone and not message.role_mentions for message in world.public(thread))


async def test_whoever_is_asked_is_called_and_nobody_else(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    first = world.boards(thread)[0]
    assert {user.id for user in first.mentions} == {anna.id, ben.id}
    await _swap_nothing(world, anna, ben)
    assert {user.id for user in world.board(thread).mentions} == {anna.id}


async def test_a_reaction_calls_the_other_player_and_the_call_goes_when_they_have_answered(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _to_the_window(world, anna, ben)
    call = world.public(thread)[-1]
    assert not pictures(call)
    assert {user.id for user in call.mentions} == {ben.id}
    assert "parry" in text(call)
    await choose(ben, answer(await ben.click(call, label=TURN)), "Let it pass")
    assert call.id not in [message.id for message in world.public(thread)]


# --- bad moments -------------------------------------------------------------------------------------------


async def test_a_strangers_click_is_refused_privately_and_changes_nothing(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    before = text(world.board(thread))
    result = await carl.click(world.board(thread), label=TURN)
    assert answer(result).ephemeral
    assert "You don’t have a seat at this table" in text(answer(result))
    assert "don’t have a seat" in text(answer(await carl.slash(thread, "strike", line="high", card="1")))
    assert text(world.board(thread)) == before


async def test_a_player_who_is_not_asked_is_told_whose_move_it_is(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    told = answer(await ben.click(world.board(thread), label=TURN))
    assert on_offer(told) == []
    assert "Anna: where do you aim?" in text(told)


async def test_a_refusal_of_the_rules_says_why(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    before = text(world.board(thread))
    result = await anna.slash(thread, "strike", line="high", card="99")
    assert answer(result).ephemeral
    assert "You do not hold the 99" in text(answer(result))
    assert text(world.board(thread)) == before


async def test_a_new_panel_takes_the_place_of_the_one_before(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    old = await panel(world, anna, thread)
    new = await panel(world, anna, thread)
    private = [message.id for message in thread.history() if message.flags.ephemeral]
    assert old.id not in private
    await choose(anna, new, "Aim high")  # changes in place, and stays
    assert "**Strike high with which card?**" in text(new)


async def test_a_stale_button_answers_kindly_and_shows_what_is_asked_now(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    old = await panel(world, anna, thread)
    await world.restart()  # the new process does not know the old panel
    new = await panel(world, anna, thread)
    await choose(anna, new, "Aim high")
    await choose(anna, old, "Aim low")
    assert "The game has moved on" in text(old)
    assert "**Strike high with which card?**" in text(old)
    assert len(on_offer(old)) == 3
    assert "aims low" not in text(world.board(thread))


async def test_a_way_through_an_old_panel_leads_to_what_is_asked_now(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    old = await panel(world, anna, thread)
    action = str(buttons(old)["Aim low"]["custom_id"])  # m:1:<row>:<number>
    press = world.press(anna, old, "Aim low")
    await world.restart()  # the new process does not know the old panel
    await choose(anna, await panel(world, anna, thread), "Aim high")
    back = f"p:{':'.join(action.split(':')[1:3])}::0"  # *Back* to the first question of that row
    press.payload = json.loads(json.dumps(press.payload).replace(f'"{action}"', f'"{back}"'))
    press.deliver()
    await world.env.settle()
    assert "The game has moved on" in text(old)
    assert "**Strike high with which card?**" in text(old)


async def test_the_same_interaction_delivered_twice_is_one_move(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    shown = await panel(world, anna, thread)
    press = world.press(anna, shown, "Aim high")
    press.deliver()
    press.deliver()
    await world.env.settle()
    assert text(world.board(thread)).count("Anna aims high") == 1
    assert len(on_offer(shown)) == 3


async def test_a_double_click_is_one_move_and_both_are_answered(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    shown = await panel(world, anna, thread)
    results = [world.press(anna, shown, "Aim high").deliver() for _ in range(2)]
    await world.env.settle()
    assert all(result.acknowledged for result in results)
    assert text(world.board(thread)).count("Anna aims high") == 1


async def test_two_players_clicking_at_once_are_both_answered(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    panels = [await panel(world, actor, thread) for actor in (anna, ben)]
    results = [
        world.press(actor, shown, "Keep the hand").deliver()
        for actor, shown in zip((anna, ben), panels, strict=True)
    ]
    await world.env.settle()
    assert all(result.acknowledged for result in results)
    assert not any("Keep the hand" in on_offer(shown) for shown in panels)
    assert "where do you aim?" in text(world.board(thread))


async def test_a_bug_gets_a_number_and_harms_nothing(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch, mishaps: Mishaps
) -> None:
    thread = await start_table(world, anna, ben)
    mishaps.expect()

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(world.tables.views, "look", broken)
    told = answer(await anna.click(world.board(thread), label=TURN))
    monkeypatch.undo()
    assert told.ephemeral
    (record,) = mishaps.records
    number = record.getMessage().split()[1].strip(",")
    assert number in text(told)
    assert "Keep the hand" in on_offer(await panel(world, anna, thread))


# --- the table itself --------------------------------------------------------------------------------------


async def test_undo_is_free_while_nobody_has_learnt_anything(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    await choose(anna, await panel(world, anna, thread), "Aim high")
    shown = answer(await anna.slash(thread, "table undo"))
    assert "Aim low" in on_offer(shown)


async def test_undo_of_a_peek_needs_the_other_to_agree(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    await choose(anna, await panel(world, anna, thread), "Peek at the deck")
    await anna.slash(thread, "table undo")
    question = world.public(thread)[-1]
    assert {user.id for user in question.mentions} == {ben.id}
    await ben.click(question, label="Agree")
    assert "undone" in everything(world.public(thread))
    assert "Peek at the deck" in on_offer(await panel(world, anna, thread))


async def test_reports_no_longer_tell_what_was_taken_back_across_turns(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    for actor in (anna, ben):
        await choose(actor, await panel(world, actor, thread), "Keep the hand")
    shown = await choose(anna, await panel(world, anna, thread), "Aim high")
    await choose(anna, shown, min(on_offer(shown), key=lambda label: int(label.rpartition(" ")[2])))
    parry = await panel(world, ben, thread)
    cards = [label for label in on_offer(parry) if label[-1].isdigit()]
    await choose(ben, parry, max(cards, key=lambda label: int(label.rpartition(" ")[2])))
    *earlier, report, question = world.boards(thread)
    assert "Anna strikes high" in text(report)
    assert "Ben: where do you aim?" in text(question)
    await anna.slash(thread, "table undo")
    await ben.click(world.public(thread)[-1], label="Agree")
    assert [message.id for message in world.boards(thread)[:-1]] == [one.id for one in (*earlier, report)]
    assert "Anna strikes high" not in everything(world.boards(thread))
    assert "Anna undoes a move" in text(world.board(thread))
    assert question.id not in {message.id for message in world.public(thread)}
    assert await world.tables.outbox.owed_posts() == ()


async def test_undo_refused_stands(world: World, anna: MemberActor, ben: MemberActor) -> None:
    thread = await start_table(world, anna, ben)
    await _swap_nothing(world, anna, ben)
    await choose(anna, await panel(world, anna, thread), "Burn a card")
    await anna.slash(thread, "table undo")
    await ben.click(world.public(thread)[-1], label="Disagree")
    assert "Ben said no" in everything(world.public(thread))
    assert "Burn a card" not in on_offer(await panel(world, anna, thread))


async def test_resigning_is_confirmed_and_ends_the_game(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    assert "don’t have a seat" in text(answer(await carl.slash(thread, "table resign")))
    asked = answer(await anna.slash(thread, "table resign"))
    assert "Anna resigns" not in text(world.board(thread))
    await anna.click(asked, label="Resign")
    assert "Ben wins" in text(world.board(thread))
    assert TURN not in buttons(world.board(thread))


async def test_standing_orders_let_every_chance_pass(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    told = answer(await ben.slash(thread, "table reactions", mode="never"))
    assert "You never react" in text(told)
    await _to_the_window(world, anna, ben)
    assert "Ben does not parry" in everything(world.boards(thread))


async def test_the_clock_answers_for_a_silent_player(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    await _to_the_window(world, anna, ben)
    assert "<t:" in text(world.board(thread))
    await world.env.advance_time(24 * 60 * 60 + 5)
    assert "Ben does not parry" in everything(world.boards(thread))


async def test_the_dice_are_sealed_at_the_start_and_shown_at_the_end(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start_table(world, anna, ben)
    sealed = text(answer(await anna.slash(thread, "table dice")))
    assert "dice secret was" not in sealed
    seal, _ = re.findall("[0-9a-f]{64}", sealed)
    assert seal[:16] in text(world.public()[0])
    await anna.click(answer(await anna.slash(thread, "table resign")), label="Resign")
    assert "dice secret was" in text(answer(await anna.slash(thread, "table dice")))


async def test_the_computer_answers_by_itself(world: World, anna: MemberActor) -> None:
    thread = await start_table(world, anna, computer=True)
    await choose(anna, await panel(world, anna, thread), "Keep the hand")
    shown = await panel(world, anna, thread)
    await choose(anna, shown, "Aim high")
    await choose(anna, shown, on_offer(shown)[0])
    assert "Blue has chosen" in everything(world.boards(thread))
    assert "Anna strikes" in everything(world.boards(thread))
    assert "Anna: where do you aim?" in text(world.board(thread))
    assert [part for part in parts(world.board(thread)) if part.get("label") == TURN]


async def test_whoever_is_on_turn_is_not_called_again_for_each_reaction_of_the_computer(
    world: World, anna: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await start_table(world, anna, computer=True)
    await choose(anna, await panel(world, anna, thread), "Keep the hand")
    think, seen = world.process.computers.choose, []

    async def slowly(*question: Any) -> Any:
        await asyncio.sleep(0.2)  # long enough for the table to show the question
        seen.append(text(world.board(thread)))
        return await think(*question)

    monkeypatch.setattr(world.process.computers, "choose", slowly)
    shown = await panel(world, anna, thread)
    await choose(anna, shown, "Aim high")
    await choose(anna, shown, max(on_offer(shown), key=lambda label: int(label.rpartition(" ")[2])))
    assert "The computer is playing" in seen[0]
    assert "Anna: where do you aim?" in text(world.board(thread))
    assert [message.id for message in world.public(thread)] == [board.id for board in world.boards(thread)]
