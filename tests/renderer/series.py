"""Pictures of series to draw."""

from renderer import Scene
from renderer.scenes.series import SeriesChart, SeriesGame, Standing, Winner, scene
from tests.renderer.speech import Speech
from tests.titles import MINIATURES

HUMANS, MARTIANS = Winner(seat=0, ink="human"), Winner(seat=1, ink="martian")
WINNERS = (HUMANS, MARTIANS, HUMANS, None)  # of the games so far; None: a draw


def campaign() -> Scene:
    """All ten scenarios, four of them played."""
    words = Speech(MINIATURES)
    sides = {HUMANS: words("seat-human"), MARTIANS: words("seat-martian")}
    played = [
        SeriesGame(
            label=words(f"scenario-final-{number:02}"),
            result=words("series-draw") if won is None else words("series-side-won", side=sides[won]),
            winner=won,
        )
        for number, won in enumerate(WINNERS, 1)
    ]
    coming = SeriesGame(label=words("scenario-final-05"), result=words("series-next"), is_next=True)
    later = [SeriesGame(label=words(f"scenario-final-{number:02}")) for number in range(6, 11)]
    return scene(
        SeriesChart(
            title=words("series-scenarios", first=1, last=10, sides="kept"),
            about=words("series-progress", played=4, count=10),
            games=(*played, coming, *later),
            standings=(
                Standing(name=sides[HUMANS], wins=2, side=HUMANS, leads=True),
                Standing(name=sides[MARTIANS], wins=1, side=MARTIANS, leads=False),
            ),
        )
    )


def best_of_three(people: int = 6) -> Scene:
    """One of three games, with several people."""
    words = Speech()
    seats = [Winner(seat=number, ink="amber") for number in range(people)]
    return scene(
        SeriesChart(
            title=words("series-best-of-3"),
            about=words("series-progress", played=1, count=3),
            games=(
                SeriesGame(
                    label=words("series-game", number=1),
                    result=words("series-side-won", side="Anna"),
                    winner=seats[0],
                ),
                SeriesGame(label=words("series-game", number=2), result=words("series-next"), is_next=True),
                SeriesGame(label=words("series-game", number=3)),
            ),
            standings=tuple(
                Standing(name=f"Person {number}", wins=int(not number), side=seat, leads=not number)
                for number, seat in enumerate(seats)
            ),
        )
    )
