"""Records to draw."""

from renderer.scenes.record import Bar, Chart, Verdict, scene


def bar(label: str, won: int = 0, drawn: int = 0, lost: int = 0) -> Bar:
    says = f"{won} of {won + drawn + lost} won"
    return Bar(label=label, says=says, won=won, drawn=drawn, lost=lost)


def chart(
    *bars: Bar, latest: tuple[Verdict, ...] = ("won",), about: str = "All your finished games"
) -> Chart:
    return Chart(
        title="Your record",
        about=about,
        bars=bars,
        latest=latest,
        latest_label="The latest games",
        key={"won": "won", "drawn": "drawn", "lost": "lost"},
    )


LATEST: tuple[Verdict, ...] = ("won", "lost", "won", "drawn", "lost", "won", "won", "lost", "won", "won")

CAREER = scene(
    chart(
        bar("Mars Attacks: The Miniatures Game", won=7, drawn=1, lost=4),
        bar("War of the Worlds: The New Wave", won=1, lost=2),
        bar("Under Falling Skies", won=2),
        bar("Against the computer", won=11, drawn=2, lost=17),
        latest=LATEST,
    )
)
FIRST_GAME = scene(chart(bar("Martians", lost=1), latest=("lost",), about="Mars Attacks: The Dice Game"))
