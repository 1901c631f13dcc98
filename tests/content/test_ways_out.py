"""Refusals and errors say what to do: a legal alternative, a button, a command, or an order to the reader."""

import re

import pytest
from fluent.syntax import FluentSerializer

import content
from bot.text.catalogue import COMMON
from tests.content.words import entries
from tests.titles import POLISHED

KINDS = ("refusal-", "error-", "local-error-", "suggestions-too-fast")
LEAST = 0.9  # share of refusals with a way out

# Refusals without a way out, each with the reason.
EXCEPTIONS = {
    "common/error-not-allowed": "only carries the sentence of a game",
    "common/error-another-question": "only carries the sentence of the refusal",
    "common/error-too-long-away": "names the number of days that still fit",
    "common/refusal-not-asked": "there is nothing to do but wait: the bot pings",
    "common/error-not-the-cutter": "names the people who can",
    "common/error-nothing-to-agree": "the vote is over: its result is on the table",
    "common/error-wrong-channel": "names the channels where it works",
    "common/error-unfair-advice": "names the games in which there is advice",
    "common/local-error-slow": "the answer is on its way",
    "dice_game/refusal-cannot-be-waived": "says when it works",
    "dice_game/refusal-rule-spent": "says when it works again",
}

ALTERNATIVES = re.compile(r"try-instead|\$instead|\$squares|\$modes")
COMMAND_OR_BUTTON = re.compile(r"/[^\W\d_]{2,}|\*[^*]+\*")
ORDERS = {  # verbs that tell the reader what to do
    "en": "activate add answer ask buy choose claim clean climb fight finish fire gain go invite join "
    "just keep launch look mention move open pick place play please press put reload remove roll save say "
    "scrap shoot spend stand start stop take try type use wait",
    "de": "aktiviere aktivieren antworte beende behalte benutze beweg bitte bleib bring drück entferne "
    "erobere erwähne feuere frag frage geh gib heb hol hör kauf kämpf lad lade lass leg mach nenne nimm "
    "nutz nutze press probier reinige rück sag schau schieß schreib setz sieh spar spiel starte "
    "stopp such tipp tippe tritt verschrotte versuch verzichte warte wirf wähle würfel würfele "
    "würfle zieh öffne",
    "fr": "achète achètes active agis ajoute appuie arrête attends choisis combats commence conquiers "
    "continue demande dis démonte dépenses essaie essaies fais finis gagne garde invite joue "
    "lance lis mentionne monte nettoie nomme ouvre passe place places prends produis recharge redemande "
    "regarde rejoins relance relève reprends retire retires réessaie réponds sers suffit tape "
    "termine tire touche utilise va vas écris",
}


def _has_way_out(text: str, language: str) -> bool:
    words = re.findall(r"\w+", text.lower())
    orders = set(ORDERS[language].split())
    return bool(
        ALTERNATIVES.search(text) or COMMAND_OR_BUTTON.search(text) or any(word in orders for word in words)
    )


@pytest.mark.parametrize("language", content.locales(COMMON))
def test_every_no_shows_a_way_out(language: str) -> None:
    refusals, without = 0, set()
    for book in (COMMON, *(title.id for title in POLISHED)):
        for key, message in entries(book, language).items():
            if key.startswith(KINDS):
                refusals += 1
                if not _has_way_out(FluentSerializer().serialize_entry(message), language):
                    without.add(f"{book}/{key}")
    assert sorted(without - EXCEPTIONS.keys()) == []
    assert len(without) <= (1 - LEAST) * refusals
