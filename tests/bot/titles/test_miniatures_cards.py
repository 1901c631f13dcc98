"""Cards at a Discord table: rows of support, reaction windows, secrets."""

# ruff: noqa: RUF001 - the words of the game have signs of their own

import pytest
from simcord.actors import MemberActor

from tests.bot.miniatures import (
    NO_CARD,
    let_pass,
    offers,
    order,
    prepared,
    press,
    question,
    say,
    sit_down,
    story,
)
from tests.bot.players import HAND, TURN, on_offer, panel
from tests.bot.world import World, answer, buttons, everything, text

pytestmark = pytest.mark.slow  # rounds of miniatures on a simulated Discord

BARRAGE = {
    "scenario": "final-03",
    "figures": "S1 A1, S2 B1, S3 D5, S4 H1, M1 D4, M2 H8, M3 G8, M4 D6",
    "rows": ("human artillery 2",),
    "turn": "martian",
    "martian": "heat_ray heat_ray peace",
    "human": "artillery jammed splat",
}


@prepared(**BARRAGE)
async def test_a_row_is_built_over_turns_and_jammed_and_another_strikes_both_sides(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)

    # Ben plays a first heat ray; Anna, who holds cards, may react and does not.
    await say(ben, place, "Activate M2", "End this activation", "Play Heat Ray")
    assert "🃏 The Martians play *Heat Ray* as support (row of 1)." in story(world, place)
    assert question(world, place) == "Anna: the enemy is using Heat Ray. Play a card against it?"
    refused = await press(world, ben, place)
    assert "It’s not your turn" in text(refused)
    assert on_offer(refused) == []
    assert await offers(anna, place, "act", "action") == [NO_CARD, "Play Jammed against row 1, Heat Ray ×1"]
    await say(anna, place, NO_CARD)

    # Anna raises her artillery to three cards; the row got one this turn, so it cannot be triggered yet.
    new_row = "Play Artillery Strike · for your support row, to trigger later"
    assert new_row in await offers(anna, place, "act", "action")
    await say(anna, place, "Play Artillery Strike into row 1, Artillery Strike ×2")
    assert "🃏 The Humans play *Artillery Strike* as support (row of 3)." in story(world, place)
    assert not any("Trigger" in label for label in await offers(anna, place, "act", "action"))
    await say(anna, place, "Activate S1", "End this activation")

    # Ben adds a second heat ray and Anna jams it: in the panel, from the message that mentions her.
    shown = await press(world, ben, place, "Play Heat Ray into row 1, Heat Ray ×1")
    assert "It’s not your turn" in text(shown)
    call = world.public(place)[-1]
    assert TURN in buttons(call)
    shown = answer(await anna.click(call, label=TURN))
    assert on_offer(shown) == ["Play Jammed against row 1, Heat Ray ×2", NO_CARD]
    await anna.click(shown, label="Play Jammed against row 1, Heat Ray ×2")
    assert "Jammed! The Martians have one *Heat Ray* card left." in story(world, place)
    await say(ben, place, "Activate M3", "End this activation")

    # Now the artillery: Anna names the square, and the blast hits every figure.
    await press(world, anna, place, "1, Artillery Strike ×3", "D", "5")
    told = story(world, place)
    assert "💥 The Humans trigger *Artillery Strike* ×3!" in told
    assert "It strikes D5, needs 5+: " in told
    for figure in ("S3", "M1", "M4"):
        assert f"{figure} saves on " in told, told
    await let_pass(world, place, anna, ben)
    # The row is used up.
    assert not any("Trigger" in label for label in await offers(anna, place, "act", "action"))


@prepared(
    scenario="final-03",
    figures="S1 H2, S2 A1, M1 H4, M2 G5, M3 A8",
    turn="martian",
    human="lucky splat",
    martian="peace",
)
async def test_a_lucky_escape_in_its_window(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await sit_down(world, anna, ben)
    await order(ben, place, "shoot", figure="M1", target="S1", aim="yes")
    await let_pass(world, place, anna, ben, until="about to die")
    assert question(world, place) == "Anna: S1 is about to die. Play a card?"
    assert "It’s not your turn" in text(await panel(world, ben, place))
    assert await offers(anna, place, "act", "action") == [NO_CARD, "Play Lucky Escape"]
    (value,) = [choice["value"] for choice in await anna.autocomplete(place, "card", "card", "lucky")]
    await order(anna, place, "card", card=value)
    told = story(world, place)
    assert "🃏 The Humans play *Lucky Escape*." in told
    assert "S1 gets away with it!" in told
    assert "💀" not in told
    assert "score" not in told


@prepared(
    scenario="final-03",
    figures="S1 H2, S2 A1, M1 H4, M2 A8",
    turn="human",
    human="ingenuity splat stealth",
    martian="slippery friends",
)
async def test_the_active_player_names_their_card_in_the_order_and_the_other_may_answer(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    targets = await offers(anna, place, "shoot", "target", figure="S1")
    assert targets == ["M1 (grunt, H4): 38% to kill"]
    assert await offers(anna, place, "shoot", "card", figure="S1", target="M1") == [
        "Human Ingenuity · 38 → 51% to kill · instead of a second figure",
        "Splat! · 38 → 47% to kill · instead of a second figure",
    ]
    (value,) = [
        choice["value"]
        for choice in await anna.autocomplete(place, "shoot", "card", "Ingen", figure="S1", target="M1")
    ]
    await order(anna, place, "shoot", figure="S1", target="M1", card=value)
    # Her card is played without another question; then Ben may answer.
    assert "🃏 The Humans play *Human Ingenuity*." in story(world, place)
    assert question(world, place).startswith("Ben: play a card before the roll? S1 against M1")
    assert await offers(ben, place, "act", "action") == [
        NO_CARD,
        "Play Small and Slippery · 51 → 42% to kill",
    ]
    await say(ben, place, "Play Small and Slippery")
    assert "S1 shoots M1 (H4, clear sight)" in story(world, place)
    # No second card in this turn, and only Anna has seen the rest of her hand.
    await say(anna, place, "End this activation")
    assert not any("Play" in label for label in await offers(anna, place, "act", "action"))
    mine = text(answer(await anna.click(world.board(place), label=HAND)))
    assert "Splat!" in mine
    assert "Stealth" in mine
    assert "Stealth" not in everything([*world.public(), *world.public(place)])
    assert "Stealth" not in text(answer(await ben.click(world.board(place), label=HAND)))


@prepared(
    scenario="final-03",
    figures="S1 D3, S2 A1, M1 H8, M2 H7",
    turn="human",
    human="stealth grenade rally argument",
    martian="",
)
async def test_the_card_command_says_what_each_card_would_work_on(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    assert await offers(anna, place, "card", "card") == [
        "Play Stealth on S1 · carbine, D3",
        "Play Stealth on S2 · carbine, A1",
    ]
    (value,) = [choice["value"] for choice in await anna.autocomplete(place, "card", "card", "s1")]
    await order(anna, place, "card", card=value)
    assert question(world, place) == "Anna: where does S1 go?"
    await say(anna, place, "Move to D2")
    assert question(world, place) == "Anna: what does S1 do?", "nobody else may act this turn"
