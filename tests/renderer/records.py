"""Game records to draw."""

from renderer import Scene
from renderer.scenes.record import VERDICTS, Bar, Chart, Verdict, scene
from tests.renderer.speech import Speech
from tests.titles import FALLING_SKIES, MINIATURES, NEW_WAVE

words = Speech()

LATEST: tuple[Verdict, ...] = ("won", "lost", "won", "drawn", "lost", "won", "won", "lost", "won", "won")


def bar(label: str, won: int = 0, drawn: int = 0, lost: int = 0) -> Bar:
    says = words("record-tally-short", won=won, played=won + drawn + lost)
    return Bar(label=label, says=says, won=won, drawn=drawn, lost=lost)


def chart(*bars: Bar, latest: tuple[Verdict, ...] = ("won",), about: str | None = None) -> Chart:
    return Chart(
        title=words("record-mine"),
        about=about or words("record-everywhere"),
        bars=bars,
        latest=latest,
        latest_label=words("record-latest"),
        key={verdict: words(f"record-{verdict}") for verdict in VERDICTS},
    )


def career() -> Scene:
    """Several games of each kind."""
    return scene(
        chart(
            bar(Speech(MINIATURES)("title-name"), won=7, drawn=1, lost=4),
            bar(Speech(NEW_WAVE)("title-name"), won=1, lost=2),
            bar(Speech(FALLING_SKIES)("title-name"), won=2),
            bar(words("record-computer"), won=11, drawn=2, lost=17),
            latest=LATEST,
        )
    )


def first_game() -> Scene:
    """One game, lost."""
    return scene(chart(bar("Martians", lost=1), latest=("lost",), about="Mars Attacks: The Dice Game"))
