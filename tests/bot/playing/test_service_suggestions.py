"""Suggestions of onlookers and the computer: counted, never played, gone with the question."""

from pathlib import Path

import pytest

from bot.copies import replace
from bot.service.errors import NoAdvice, NotPlaying, NotSeated, SitsHere, Stale, UnfairAdvice
from bot.store.rows import GameId, Person, UserId
from bot.text.catalogue import ENGLISH, key_of
from bot.titles.owed_words import members
from bot.titles.title import Openness
from engine.core import tag_of
from tests.bot.house import ANN, BOB, EVE, House, house
from tests.duel import DUEL
from tests.engine.games import catalogue
from tests.opaque import AnyTitle, action_of, inside
from tests.titles import POLISHED

WATCHED = replace(DUEL, openness=Openness(no_rivals=True))
DAN = Person(id=UserId(4), name="Dan")  # has no seat either


async def suggest(bot: House, game: GameId, person: Person, index: int) -> str:
    seq = (await bot.tables.views.look(game, person.id)).seq
    return await bot.tables.advice.suggest(game, person.id, seq=seq, index=index)


async def test_an_onlooker_is_offered_what_the_one_asked_may_do(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", WATCHED) as bot:
        game = await bot.duel()
        asked, watching = [await bot.tables.views.look(game, person.id) for person in (ANN, EVE)]
        assert [offer.action for offer in watching.offers] == [offer.action for offer in asked.offers]
        assert watching.suggests
        assert not watching.my_turn
        assert not asked.suggests
        assert (await bot.tables.views.look(game, BOB.id)).offers == ()
        assert (await bot.tables.views.look(game, None)).offers == ()


async def test_suggestions_are_counted_and_change_nothing(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", WATCHED) as bot:
        game = await bot.duel()
        before = inside(await bot.tables.views.look(game, ANN.id))
        await bot.settle()
        label = await suggest(bot, game, EVE, 1)
        assert await suggest(bot, game, DAN, 1) == label
        view = await bot.tables.views.look(game, ANN.id)
        assert view.view == before
        assert [offer.suggested for offer in view.offers][:3] == [0, 2, 0]
        assert view.offers[1].label == label
        (debt,) = await bot.tables.outbox.owed_posts()
        page = await bot.tables.outbox.page(debt)
        assert page.suggestible
        assert [(one.label, one.count) for one in page.suggested] == [(label, 2)]
        assert bot.announced[-1] == game


async def test_a_person_has_one_suggestion_and_may_change_it(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", WATCHED) as bot:
        game = await bot.duel()
        await suggest(bot, game, DAN, 0)
        await suggest(bot, game, EVE, 0)
        await suggest(bot, game, EVE, 1)
        view = await bot.tables.views.look(game, ANN.id)
        assert [offer.suggested for offer in view.offers][:2] == [1, 1]
    async with house(tmp_path / "bot.db", WATCHED) as bot:  # a restart keeps them
        view = await bot.tables.views.look(game, ANN.id)
        assert [offer.suggested for offer in view.offers][:2] == [1, 1]


async def test_suggestions_are_gone_when_the_question_has_passed(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", WATCHED) as bot:
        game = await bot.duel()
        seq = (await bot.tables.views.look(game, EVE.id)).seq
        await suggest(bot, game, EVE, 0)
        await bot.say(game, ANN, "aim")
        assert not any(offer.suggested for offer in (await bot.tables.views.look(game, ANN.id)).offers)
        with pytest.raises(Stale):
            await bot.tables.advice.suggest(game, EVE.id, seq=seq, index=0)
    async with house(tmp_path / "bot.db", WATCHED) as bot:
        assert not any(offer.suggested for offer in (await bot.tables.views.look(game, ANN.id)).offers)


@pytest.mark.parametrize("index", [-1, 99])
async def test_what_is_not_offered_cannot_be_suggested(tmp_path: Path, index: int) -> None:
    async with house(tmp_path / "bot.db", WATCHED) as bot:
        game = await bot.duel()
        with pytest.raises(Stale):
            await suggest(bot, game, EVE, index)


async def test_only_those_who_watch_suggest_and_only_where_the_game_lets_them(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", WATCHED) as bot:
        game = await bot.duel()
        with pytest.raises(SitsHere):
            await suggest(bot, game, ANN, 0)
        await bot.say(game, ANN, "aim")
        await bot.say(game, ANN, "strike")
        assert (await bot.tables.views.look(game, EVE.id)).window
        with pytest.raises(NotSeated):
            await suggest(bot, game, EVE, 0)
        await bot.tables.ending.end(game, ANN.id, moderator=True)
        with pytest.raises(NotPlaying):
            await suggest(bot, game, EVE, 0)
    async with house(tmp_path / "other.db") as bot:
        game = await bot.duel()
        with pytest.raises(NotSeated):
            await suggest(bot, game, EVE, 0)
        assert not (await bot.tables.views.look(game, EVE.id)).suggests


async def test_the_computer_says_what_it_would_do_to_whoever_may_choose(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", WATCHED) as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "aim")
        best = max(inside(await bot.tables.views.look(game, ANN.id)).hand)
        advice = await bot.tables.advice.ask(game, ANN.id)
        assert (advice.offer.kind, action_of(advice.offer).card) == ("strike", best)
        assert advice.offer in advice.view.offers
        assert (await bot.tables.advice.ask(game, EVE.id)).offer.kind in {
            offer.kind for offer in advice.view.offers
        }
        with pytest.raises(NoAdvice):
            await bot.tables.advice.ask(game, BOB.id)
    async with house(tmp_path / "other.db") as bot:  # against others it would be unfair
        game = await bot.duel()
        with pytest.raises(UnfairAdvice):
            await bot.tables.advice.ask(game, ANN.id)
        with pytest.raises(NotSeated):
            await bot.tables.advice.ask(game, EVE.id)


async def test_against_computers_alone_advice_wrongs_nobody(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db") as bot:
        game = await bot.solo()
        advice = await bot.tables.advice.ask(game, ANN.id)
        assert advice.offer in advice.view.offers


async def test_advice_has_a_reason_where_the_game_has_none(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", WATCHED) as bot:
        game = await bot.duel()
        advice = await bot.tables.advice.ask(game, ANN.id)
        assert advice.reason == "I’ve compared every choice, and this one leaves you best off."


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
def test_kinds_of_actions_have_reasons_of_their_own_in_every_language(title: AnyTitle) -> None:
    keys = [key_of("because", tag_of(kind)) for kind in members(title.codecs.action_type)]
    own = [key for key in keys if catalogue().knows(title.id, ENGLISH, key)]
    assert own
    for language in catalogue().locales:
        words = catalogue().words(language, title)
        assert all(words(key).endswith(".") for key in own)
