"""Under Falling Skies at a table: buttons, /place, a campaign over a restart, suggestions of onlookers."""

import io
import re
from collections import Counter

import pytest
from PIL import Image
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.service.model.table import Offer, SeatView
from bot.store.rows import GameId, UserId
from bot.ui.kit import menus
from engine.falling_skies import actions as do
from engine.falling_skies.actions import Place
from engine.falling_skies.decisions import ChooseAttack, GoOn, PlaceDice
from engine.falling_skies.preview import preview_placement
from engine.falling_skies.view import View
from renderer.scenes.falling_skies.names import spot
from tests.bot.players import (
    NOT_SEATED,
    TURN,
    best,
    choose,
    choose_openly,
    on_offer,
    open_orders,
    open_table,
    panel,
    seen,
    start_table,
    way_to,
)
from tests.bot.world import SELECT, Shown, World, answer, buttons, everything, options, parts, pictures, text
from tests.opaque import AnyTitle, action_of, inside
from tests.titles import FALLING_SKIES

pytestmark = pytest.mark.slow  # whole games on a simulated Discord

GAME = GameId(1)  # the first game of a new database
MOST_MOVES = 400
SUGGEST, ADVICE, SHOW, DO_IT, TAKE_BACK = "Suggest a move", "What would you do?", "Preview", "Confirm", "Undo"


@pytest.fixture
def title() -> AnyTitle:
    return FALLING_SKIES


def worst(view: SeatView) -> Offer:
    """Returns the offer that loses fastest: no room works, and the ships come down fast."""

    def haste(offer: Offer) -> int:
        match offer.action:
            case Place() as place:
                return 10 + place.die.pips + 10 * len(preview_placement(inside(view), place).moves)
            case do.SetLevel() | do.Call():
                return -1
            case do.EndRooms() | do.TurnPage():
                return 10
            case _:
                return 0

    return max(view.offers, key=haste)


async def press(actor: MemberActor, view: SeatView, wanted: Offer, shown: ResponseMessage) -> None:
    for pages, label in way_to(view, wanted.index):
        for _ in range(pages):
            await choose(actor, shown, "Next")
        await choose(actor, shown, next(each for each in on_offer(shown) if each.startswith(label[:70])))


async def press_openly(
    world: World, actor: MemberActor, place: ChannelHandle, view: SeatView, wanted: Offer
) -> None:
    """Presses the buttons below the board that lead to an action."""
    for pages, label in way_to(view, wanted.index):
        for _ in range(pages):
            await choose_openly(world, actor, place, "Next")
        offered = open_orders(world.board(place))
        chosen = next(each for each in offered if each.startswith(label[:70]))
        done = await choose_openly(world, actor, place, chosen)
        assert done.acknowledged
        assert not done.followups  # everything is shown on the board


async def act(actor: MemberActor, place: ChannelHandle, view: SeatView, wanted: Offer) -> None:
    await actor.slash(place, "act", action=f"{view.seq}:{wanted.index}")


# --- whole games -----------------------------------------------------------------------------------------


async def test_a_lobby_for_one_asks_to_invite_nobody(world: World, anna: MemberActor) -> None:
    opened = text(answer(await anna.slash(world.channel, "new", game="falling_skies")))
    assert "Press *Start*" in opened
    assert "Invite" not in opened


async def test_a_whole_game_is_played_with_buttons(world: World, anna: MemberActor) -> None:
    place = await start_table(world, anna, game="falling_skies")
    rounds = set()
    for _ in range(MOST_MOVES):
        view = await seen(world, anna)
        if not view.my_turn:
            break
        rounds.add(inside(view).round)
        await press_openly(world, anna, place, view, best(view))
        assert (await seen(world, anna)).seq > view.seq
    end = world.board(place)
    assert TURN not in buttons(end)
    assert text(end).startswith("## 🏁")
    assert text(end).count("**") >= 2  # the board shows the result
    assert not [board for board in world.boards(place) if open_orders(board)]
    # The thread has one message per round, with the board after it.
    *earlier, last, _ = world.boards(place)
    assert [f"Round {number}: " in text(told) for number, told in enumerate(earlier, 2)] == [True] * len(
        earlier
    )
    assert len(earlier) == len(rounds) - 1
    assert all(len(pictures(report)) == 1 for report in (*earlier, last))
    assert await world.tables.outbox.owed_posts() == ()


async def test_the_panel_leads_through_a_round_as_well(world: World, anna: MemberActor) -> None:
    place = await start_table(world, anna, game="falling_skies")
    shown = await panel(world, anna, place)
    for _ in range(MOST_MOVES):
        view = await seen(world, anna)
        if inside(view).round > 2 or not view.my_turn:
            break
        await press(anna, view, best(view), shown)
    assert inside(await seen(world, anna)).round == 3
    assert "Round 3." in world.picture(place)


async def test_every_die_has_its_list_and_what_it_has_no_room_for_is_in_one_more(
    world: World, anna: MemberActor
) -> None:
    place = await start_table(world, anna, game="falling_skies")
    view = await _with_long_lists(world, anna, place)
    dice = dict.fromkeys(offer.parts[0].label for offer in view.offers)
    lists = [f"{die[0].upper()}{die[1:]} …" for die in dice]
    assert _titles(world.board(place)) == [*lists, "Everything else …"]
    assert "Next" not in buttons(world.board(place))
    wanted = max(view.offers, key=lambda offer: offer.index)
    await press_openly(world, anna, place, view, wanted)
    after = await seen(world, anna)
    assert after.seq == view.seq + 1
    assert action_of(wanted).die not in {action_of(offer).die for offer in after.offers}


async def test_every_die_has_its_list_whose_next_page_survives_a_restart(
    world: World, anna: MemberActor, carl: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(menus, "MOST_LISTS", 0)  # as if there were too many for one more
    place = await start_table(world, anna, game="falling_skies")
    view = await _with_long_lists(world, anna, place)
    dice = dict.fromkeys(offer.parts[0].label for offer in view.offers)
    assert _titles(world.board(place)) == [f"{die[0].upper()}{die[1:]} …" for die in dice]
    wanted = next(offer for offer in view.offers if way_to(view, offer.index)[0][0])
    ((_, label),) = way_to(view, wanted.index)
    await choose_openly(world, anna, place, "Next")
    assert label in open_orders(world.board(place))

    # After a suggestion the board is redrawn with the same page.
    await act(carl, place, view, wanted)
    assert "✋1" in text(world.board(place))
    assert label in open_orders(world.board(place))
    await choose_openly(world, anna, place, "Previous")
    assert label not in open_orders(world.board(place))
    await choose_openly(world, anna, place, "Next")
    await world.restart()  # the next list was drawn by the earlier process
    hints = _hints(world.board(place))
    assert all(hints[each] for each in open_orders(world.board(place)) if each in hints)
    await choose_openly(world, anna, place, label)
    after = await seen(world, anna)
    assert after.seq == view.seq + 1
    assert action_of(wanted).die not in {action_of(offer).die for offer in after.offers}
    assert len(_titles(world.board(place))) == len(dice) - 1, "the same lists, one less"


async def _with_long_lists(world: World, anna: MemberActor, place: ChannelHandle) -> SeatView:
    """Plays until a die has more spaces than fit into its list."""
    for _ in range(MOST_MOVES):
        view = await seen(world, anna)
        dice = Counter(offer.parts[0].label for offer in view.offers if offer.parts)
        if any(count > menus.MOST_CHOICES for count in dice.values()):
            return view
        await act(anna, place, view, best(view))
    raise AssertionError("all lists were short")


def _titles(shown: Shown) -> list[str]:
    """Returns the titles of the lists of a message."""
    return [part["placeholder"] for part in parts(shown) if part["type"] == SELECT]


async def test_a_page_on_the_board_that_comes_late_changes_nothing(
    world: World, anna: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(menus, "MOST_LISTS", 0)  # as if there were too many for one more
    place = await start_table(world, anna, game="falling_skies")
    view = await _with_long_lists(world, anna, place)
    await choose_openly(world, anna, place, "Next")
    late = world.press(anna, world.board(place), "Previous")
    await act(anna, place, view, best(view))
    now = text(world.board(place))
    missed = late.deliver()
    await world.env.settle()
    assert text(answer(missed)).startswith("The game has moved on")
    assert text(world.board(place)) == now


async def test_a_whole_game_is_played_with_place_and_use(world: World, anna: MemberActor) -> None:
    place = await start_table(world, anna, game="falling_skies", city="new_york", level="1")
    placed = used = 0
    for _ in range(MOST_MOVES):
        view = await seen(world, anna)
        if not view.my_turn:
            break
        wanted = best(view)
        match wanted.action:
            case Place(die=die, space=at):
                offered = await anna.autocomplete(place, "place", "space", spot(at), die=die.value)
                assert offered[0]["name"].startswith(f"{spot(at)} {wanted.hint}"[:99])
                await anna.slash(place, "place", die=die.value, space=offered[0]["value"])
                placed += 1
            case do.UseRoom(room=room, steps=steps):
                await anna.slash(place, "use", room=room, **({"steps": str(steps)} if steps else {}))
                used += 1
            case do.Excavate():
                await anna.slash(place, "use", room="excavator")
                used += 1
            case _:
                await act(anna, place, view, wanted)
        assert (await seen(world, anna)).seq > view.seq, wanted.label
    assert TURN not in buttons(world.board(place))
    assert min(placed, used) > 10


@pytest.mark.parametrize(
    ("command", "given", "why"),
    [
        ("place", {"die": "blue 3", "space": "A1"}, "You can’t choose that now. Pick one from the list."),
        ("place", {"die": "white 3", "space": "Z9"}, "You can’t choose that now. Pick one from the list."),
        (
            "place",
            {"die": "white 3", "space": "A1", "ships": "backwards"},
            "You can’t choose that now. Pick one from the list.",
        ),
        (
            "call",
            {"character": "Jaroslav Růžička"},
            "Jaroslav Růžička isn’t in your team. *Take your turn* shows what you can do.",
        ),
    ],
)
async def test_an_order_that_cannot_be_done_says_why(
    world: World, anna: MemberActor, command: str, given: dict[str, str], why: str
) -> None:
    place = await start_table(world, anna, game="falling_skies")
    before = (await seen(world, anna)).seq
    assert text(answer(await anna.slash(place, command, **given))) == why
    assert (await seen(world, anna)).seq == before


@pytest.mark.parametrize("room", ["C1", "nowhere"])
async def test_a_command_for_another_moment_repeats_the_question(
    world: World, anna: MemberActor, room: str
) -> None:
    place = await start_table(world, anna, game="falling_skies")
    before = await seen(world, anna)
    told = answer(await anna.slash(place, "use", room=room))
    assert text(told).startswith("The game is asking something else.")
    assert f"**{before.asks}**" in text(told)
    assert on_offer(told)
    assert (await seen(world, anna)).seq == before.seq


# --- before the click ------------------------------------------------------------------------------------


async def test_what_will_happen_stands_beside_every_space(world: World, anna: MemberActor) -> None:
    place = await start_table(world, anna, game="falling_skies")
    shown = await panel(world, anna, place)
    # At the start every column has a ship on its drop point.
    hints = _hints(shown)
    assert hints
    assert all("ship ↓" in hint or "the ship stays" in hint for hint in hints.values())
    assert "anti-aircraft" in next(iter(hints.values()))
    await anna.click(shown, label=SHOW)
    (told,) = pictures(shown)
    assert told


async def test_the_computer_is_asked_what_it_would_do(world: World, anna: MemberActor) -> None:
    place = await start_table(world, anna, game="falling_skies")
    shown = await panel(world, anna, place)
    told = answer(await anna.click(shown, label=ADVICE))
    view = await seen(world, anna)
    said = re.search(r"I’d say: \*\*(.*?)\*\*\n[A-Z].+, (?:and|though) .+\.", text(told))
    assert said is not None
    assert said[1].lower() in {offer.label.lower() for offer in view.offers}
    await anna.click(told, label=DO_IT)
    assert (await seen(world, anna)).seq == view.seq + 1
    assert "I’d say" in text(answer(await anna.slash(place, "advice")))


# --- taking back -----------------------------------------------------------------------------------------


async def test_a_move_is_taken_back_until_a_die_is_rolled(world: World, anna: MemberActor) -> None:
    place = await start_table(world, anna, game="falling_skies")
    before = await seen(world, anna)
    grey, white = (
        next(
            offer
            for offer in before.offers
            if isinstance(offer.action, Place) and offer.action.die.white is colour
        )
        for colour in (False, True)
    )
    for take_back in (_by_button, _on_board, _by_command):
        await act(anna, place, await seen(world, anna), grey)
        await take_back(world, anna, place)
        assert inside(await seen(world, anna)) == before.view
    await act(anna, place, await seen(world, anna), white)
    rolled = await seen(world, anna)
    for take_back in (_by_button, _on_board, _by_command):
        assert "You can’t undo that: someone has rolled dice since. Play on from here." in await take_back(
            world, anna, place
        )
    assert inside(await seen(world, anna)) == rolled.view


async def _by_button(world: World, actor: MemberActor, place: ChannelHandle) -> str:
    """Presses *Undo* in the orders panel; returns the texts of the panel and the answer."""
    shown = await panel(world, actor, place)
    result = await actor.click(shown, label=TAKE_BACK)
    return text(shown) + text(answer(result))


async def _on_board(world: World, actor: MemberActor, place: ChannelHandle) -> str:
    """Presses *Undo* below the board; returns the private answers."""
    result = await actor.click(world.board(place), label=TAKE_BACK)
    told = [result.response, *result.followups]
    return "".join(text(message) for message in told if message is not None and message.ephemeral)


async def test_taking_back_twice_by_mistake_takes_back_once(world: World, anna: MemberActor) -> None:
    place = await start_table(world, anna, game="falling_skies")
    for _ in range(2):
        view = await seen(world, anna)
        await act(anna, place, view, next(offer for offer in view.offers if not action_of(offer).die.white))
        after = await seen(world, anna)
    first, second = (world.press(anna, world.board(place), TAKE_BACK) for _ in range(2))
    first.deliver()
    twice = second.deliver()
    await world.env.settle()
    assert text(answer(twice)).startswith("The game has moved on")
    assert inside(await seen(world, anna)) == view.view
    assert after.view != view.view


async def _by_command(world: World, actor: MemberActor, place: ChannelHandle) -> str:
    return text(answer(await actor.slash(place, "table undo")))


# --- the campaign ----------------------------------------------------------------------------------------


async def lose(world: World, actor: MemberActor, place: ChannelHandle) -> View:
    """Plays badly until the notebook is asked for or a game is over; returns the view."""
    for _ in range(MOST_MOVES):
        view = await seen(world, actor)
        if isinstance(view.decision, GoOn | ChooseAttack):
            assert isinstance(view.view, View)
            return view.view
        await act(actor, place, view, worst(view))
    raise AssertionError("no end in sight")


async def test_a_campaign_names_no_city_in_the_lobby(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, game="falling_skies", mode="campaign", level="2")
    lobby = text(world.public()[-1])
    assert "Threat level: **2 (hard)**" in lobby
    assert "City" not in lobby
    assert "Side of the city" not in lobby


async def test_a_campaign_goes_through_its_first_chapter_over_a_restart(
    world: World, anna: MemberActor
) -> None:
    place = await start_table(world, anna, game="falling_skies", mode="campaign", level="4")
    first = await seen(world, anna)
    assert isinstance(first.decision, ChooseAttack)
    await _read_briefing(world, anna, place)
    chosen, other = inside(first).notebook.attacks
    shown = await panel(world, anna, place)
    await press(anna, first, first.offers[0], shown)  # defends the first city, with a button
    assert isinstance((await seen(world, anna)).decision, PlaceDice)
    view = await seen(world, anna)
    await press(anna, view, worst(view), shown)

    await world.restart()
    assert inside(await seen(world, anna)).battle.setup.city == chosen.city
    after = await lose(world, anna, place)
    assert after.battle is not None
    assert after.battle.result is not None
    await anna.click(await panel(world, anna, place), label="Second try")
    assert inside(await seen(world, anna)).battle.setup.side.value == "damaged"
    await lose(world, anna, place)

    await world.restart()  # the notebook is open after the loss of the city
    await anna.click(await panel(world, anna, place), label="Next battle")
    page = await seen(world, anna)
    assert isinstance(page.decision, ChooseAttack)
    assert inside(page).notebook.lost == (other.city, chosen.city)
    assert inside(page).notebook.kept == (chosen.character,)
    assert "Score \N{MINUS SIGN}2" in world.picture(place)
    await act(anna, place, page, page.offers[0])
    assert await _lose_battle(world, anna, place) == ["Second try", "Next chapter"]
    end = await seen(world, anna)
    assert inside(end).notebook.chapter == 2
    assert inside(end).score == -4
    assert "A Wider War" in world.picture(place)
    assert "ask where next" in world.picture(place)
    assert "**Chapter 2: A Wider War.** The sky over the map room" in everything(world.public(place))
    assert any("📖 A Wider War" in buttons(message) for message in world.public(place))
    card = everything(world.public())
    assert "**Campaign** · chapter 2 of 4: A Wider War" in card
    assert card.count(": lost at threat level 4, lost at threat level 4") == 2, "a line per battle"
    assert "Score: **\N{MINUS SIGN}4**" in card


async def _lose_battle(world: World, anna: MemberActor, place: ChannelHandle) -> list[str]:
    """Loses both games of a battle; returns what turning the page was called after each."""
    labels = []
    for _ in range(2):
        await lose(world, anna, place)
        view = await seen(world, anna)
        on = next(o for o in view.offers if isinstance(o.action, do.TurnPage))
        labels.append(on.label)
        await act(anna, place, view, on)
    return labels


async def test_a_campaign_is_told_and_counted_as_a_series(world: World, anna: MemberActor) -> None:
    place = await start_table(world, anna, game="falling_skies", mode="campaign")
    await anna.click(answer(await anna.slash(place, "table resign")), label="Resign")
    assert "**Campaign** · chapter 1 of 4: First Contact" in text(world.board(place))
    mine = text(answer(await anna.slash(world.channel, "record")))
    assert "**Series**\n- the campaign, in four chapters: 1 played, 0 won, 0 drawn, 1 lost" in mine
    assert mine.count("the campaign") == 1, "not as a scenario, too"


async def _read_briefing(world: World, anna: MemberActor, place: ChannelHandle) -> None:
    """Checks the briefing of the first chapter: in the picture, in the report and in /rules."""
    assert "First Contact" in pictures(world.board(place))[0]
    assert "you have one phone" in pictures(world.board(place))[0], "the briefing is in the picture"
    assert "**Chapter 1: First Contact.** The first saucer landed" in text(world.board(place))
    told = text(answer(await anna.click(world.board(place), label="📖 First Contact")))
    assert told.startswith("**First Contact**: *The first saucer landed")
    assert "Four cities, two battles." in told


# --- onlookers -------------------------------------------------------------------------------------------


async def test_an_onlooker_suggests_a_placement_that_is_counted_and_binds_nobody(
    world: World, anna: MemberActor, carl: MemberActor
) -> None:
    place = await start_table(world, anna, game="falling_skies")
    before = await seen(world, anna)
    wanted = next(offer for offer in before.offers if isinstance(offer.action, Place))
    shown = answer(await carl.click(world.board(place), label=SUGGEST))
    assert "so this is a suggestion. The decision is up to Anna." in text(shown)
    await press(carl, await seen(world, carl), wanted, shown)
    assert f"Your suggestion: {wanted.label}." in text(shown)
    assert inside(await seen(world, anna)) == before.view
    assert f"✋1 {wanted.label[0].upper()}{wanted.label[1:]}" in text(world.board(place))

    mine = await panel(world, anna, place)  # the player sees the suggestion in the list
    ((_, label),) = way_to(before, wanted.index)
    assert [each for each, hint in _hints(mine).items() if "✋1" in hint] == [label]
    dora = world.join("dora", global_name="Dora")
    await act(dora, place, before, wanted)  # /act suggests too, for people without a seat
    assert "✋2" in text(world.board(place))

    other = next(offer for offer in before.offers if action_of(offer).die is not action_of(wanted).die)
    await act(anna, place, before, other)
    assert "✋" not in text(world.board(place))
    await choose(carl, shown, on_offer(shown)[0])
    assert "The game has moved on" in text(shown)


async def test_an_onlooker_presses_below_the_board_and_suggests(
    world: World, anna: MemberActor, carl: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(menus, "MOST_LISTS", 0)  # as if there were too many for one more
    place = await start_table(world, anna, game="falling_skies")
    before = await _with_long_lists(world, anna, place)
    wanted = next(offer for offer in before.offers if isinstance(offer.action, Place))
    ((_, label),) = way_to(before, wanted.index)
    board = text(world.board(place))
    mine = answer(await choose_openly(world, carl, place, "Next"))
    assert "so this is a suggestion. The decision is up to Anna." in text(mine)
    assert text(world.board(place)) == board  # Carl's steps are private
    await choose(carl, mine, "Previous")
    await choose(carl, mine, label)
    assert "✋1" in text(world.board(place))

    dora = world.join("dora", global_name="Dora")
    told = answer(await choose_openly(world, dora, place, label))  # one press is enough
    assert f"Your suggestion: {wanted.label}." in text(told)
    assert "✋2" in text(world.board(place))
    assert inside(await seen(world, anna)) == before.view


def _hints(shown: Shown) -> dict[str, str]:
    """Returns the descriptions of the entries of a select."""
    return {
        option["label"]: option.get("description") or ""
        for part in parts(shown)
        if part["type"] == SELECT
        for option in part["options"]
    }


async def test_whoever_watches_cannot_play(world: World, anna: MemberActor, carl: MemberActor) -> None:
    place = await start_table(world, anna, game="falling_skies")
    board = world.board(place)
    assert "You don’t have a seat at this table." in text(answer(await carl.click(board, label=TURN)))
    before = (await seen(world, anna)).seq
    refused = answer(await carl.slash(place, "place", die="white 1", space="A1"))
    assert text(refused) == NOT_SEATED
    assert (await seen(world, anna)).seq == before
    assert options(refused) == {}


async def test_a_lost_city_is_offered_on_its_damaged_side_first(world: World, anna: MemberActor) -> None:
    place = await start_table(world, anna, game="falling_skies", city="new_york", level="2")
    await anna.click(answer(await anna.slash(place, "table resign")), label="Resign")
    (card,) = [message for message in world.public() if "Rematch" in buttons(message)]
    await anna.click(card, label="Rematch")
    lobby = text(world.public()[-1])
    assert "damaged" in lobby
    assert "New York" in lobby


# --- layouts ---------------------------------------------------------------------------------------------


async def test_one_press_changes_the_layout_of_the_table_and_is_remembered(
    world: World, anna: MemberActor, carl: MemberActor
) -> None:
    place = await start_table(world, anna, game=FALLING_SKIES.id)
    assert (await drawn_shape(world)) < 0.6
    before = await world.tables.pages.log(GAME, UserId(anna.id))
    await anna.click(world.board(place), label="Wide picture")
    assert (await drawn_shape(world)) > 1.5
    assert "Tall picture" in buttons(world.board(place))
    assert await world.tables.pages.log(GAME, UserId(anna.id)) == before, "no move"
    told = answer(await carl.click(world.board(place), label="Tall picture"))
    assert pictures(told)
    assert (await drawn_shape(world)) > 1.5, "onlookers see it privately"
    await anna.slash(world.channel, "new", game=FALLING_SKIES.id)
    tables = await world.tables.views.of_user(UserId(anna.id))
    assert [table.settings.wide for table in tables] == [True, True]
    await carl.slash(world.channel, "new", game=FALLING_SKIES.id)
    (table,) = await world.tables.views.of_user(UserId(carl.id))
    assert not table.settings.wide


async def drawn_shape(world: World) -> float:
    """Returns width by height of the present board as posted."""
    drawn = await world.tables.pictures.draw((await world.tables.outbox.present(GAME)).board)
    assert drawn is not None
    with Image.open(io.BytesIO(drawn)) as picture:
        return picture.width / picture.height
