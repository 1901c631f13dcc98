"""Replay files: a game as one HTML page to step through, with the check of its dice once it is over."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

import msgspec

import renderer
from bot.proof.page import page_of, replay_texts
from bot.service.context import Context
from bot.service.finished.proofs import Proofs
from bot.service.finished.reviews import KeyMoment, Reviews
from bot.service.model.position import Position
from bot.service.model.table import table_label
from bot.service.running.positions import Positions
from bot.service.showing.painting import scene_of
from bot.service.showing.pictures import Pictures
from bot.service.showing.replay_steps import ReplaySteps, Step, layouts
from bot.service.showing.views import end_note, question, table_of
from bot.store.rows import GameId, Move
from bot.text.icons import plain
from bot.titles.title import Words
from renderer.frames import LOSSLESS, Frame, Place

LIMIT = 8 << 20  # bytes of a file
QUALITIES = (LOSSLESS, 70, 30)  # of the drawn parts: the best that fits the limit
_SENTENCE = re.compile(r"(?<=[.!?]) (?=\S)")
_MARKUP = re.compile("[*`]")  # names that people have typed have none (`bot.text.harmless`)


@dataclass(frozen=True, kw_only=True)
class ReplayFile:
    """A page, and the name of its file."""

    name: str
    page: bytes


class StepTexts(msgspec.Struct, frozen=True, array_like=True):
    """A step in words, by the numbers of its sentences."""

    heading: int
    score: int
    lines: tuple[int, ...]
    status: tuple[int, ...]
    alt: tuple[int, ...]


class Jump(msgspec.Struct, frozen=True, array_like=True):
    """A button that leads to a step."""

    label: str
    step: int
    short: str = ""  # on the button itself, if it is not the label


class PageData(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the page shows, as its script reads it."""

    title: str
    result: str
    words: Mapping[str, str]
    texts: tuple[str, ...]  # every sentence once
    steps: tuple[StepTexts, ...]
    rounds: tuple[Jump, ...]
    points: tuple[Jump, ...]  # turning points
    parts: tuple[bytes, ...]  # WebP files
    places: tuple[Place, ...]
    layouts: tuple[tuple[Frame, ...], ...]  # of the same steps; the page chooses by its shape


class ReplayFiles:
    """Makes replay files; nothing in the file of a running game is hidden from onlookers."""

    def __init__(
        self,
        context: Context,
        positions: Positions,
        pictures: Pictures,
        steps: ReplaySteps,
        proofs: Proofs,
        reviews: Reviews,
    ) -> None:
        self._context = context
        self._positions = positions
        self._pictures = pictures
        self._steps = steps
        self._proofs = proofs
        self._reviews = reviews

    async def of(self, game_id: GameId, locale: str | None = None, room: int = LIMIT) -> ReplayFile:
        """Returns the file of a game, in the table's language by default; its size is at most `room`.

        It is empty where there is not even room for the first and the last step.
        """
        position = await self._positions.in_play_or_over(game_id)
        moves, snapshots = await self._positions.moves(game_id), await self._positions.snapshots(position)
        language, record, result = locale or position.game.locale, b"", ""
        if not position.is_playing:
            record = (await self._proofs.of(game_id)).text
            result = self._result(position, moves[-1], language)
        moments = await self._moments(position, language)

        def make() -> bytes:
            content = _Content(
                label=table_label(table_of(position, self._context.catalogue), words),
                result=result,
                steps=tuple(self._steps.all(position, moves, snapshots, language)),
                moments=moments,
                record=record,
                words=words,
                locale=language,
            )
            return page_within(content, min(room, LIMIT))

        words = self._context.words(position, language)
        key = (game_id, position.game.revision, language, len(moments), room)
        return ReplayFile(name=f"replay-{game_id}.html", page=await self._pictures.page(key, make))

    async def _moments(self, position: Position, locale: str) -> tuple[KeyMoment, ...]:
        """Returns the turning points of a finished game; none before it is reviewed."""
        if position.outcome is None or not await self._reviews.is_ready(position.game.id):
            return ()
        return (await self._reviews.page(position.game.id, locale, public=True)).moments

    def _result(self, position: Position, last: Move, locale: str) -> str:
        if position.outcome is None:
            return end_note(position, last, self._context.words(position, locale))
        return question(position, self._context.catalogue, position.view(None), locale)


@dataclass(frozen=True, kw_only=True)
class _Content:
    """Everything that a page can show, before it is drawn."""

    label: str  # of the table
    result: str  # "": the game goes on
    steps: tuple[Step, ...]
    moments: tuple[KeyMoment, ...]
    record: bytes  # b"": there is nothing to check yet
    words: Words
    locale: str


def page_within(content: _Content, room: int) -> bytes:
    """Returns the best page that fits: with poorer parts, then with fewer steps, then without the dice.

    Returns nothing if even that does not fit.
    """
    for steps, quality, record in _plans(content.steps, content.record):
        data = msgspec.json.encode(_page_data(content, steps, quality))
        page = page_of(record, content.words, data, content.locale)
        if len(page) <= room:
            return page
    return b""


def _page_data(content: _Content, steps: Sequence[Step], quality: int) -> PageData:
    texts, words = _Texts(), content.words
    told = tuple(map(texts.step, steps))
    pictures = [layouts(step.board) for step in steps]
    columns = [[each[min(n, len(each) - 1)] for each in pictures] for n in range(max(map(len, pictures)))]
    scenes = [scene_of(one.title, one.kind, one.view, one.words) for column in columns for one in column]
    packed = renderer.pack(scenes, quality=quality)
    starts = range(0, len(packed.frames), len(steps))
    return PageData(
        title=str(content.label),
        result=plain_text(content.result),
        words=replay_texts(words),
        texts=tuple(texts.numbers),
        steps=told,
        rounds=tuple(_rounds(steps, words)),
        points=tuple(_points(steps, content.moments, words)),
        parts=packed.parts,
        places=packed.places,
        layouts=tuple(packed.frames[at : at + len(steps)] for at in starts),
    )


def _plans(steps: Sequence[Step], record: bytes) -> Iterator[tuple[Sequence[Step], int, bytes]]:
    """Yields the steps, quality and record to try, the best first."""
    for proof in (record, b"") if record else (b"",):
        yield from ((steps, quality, proof) for quality in QUALITIES)
        for step in (2**power for power in count(1)):
            kept = [each for at, each in enumerate(steps) if at % step == 0 or at == len(steps) - 1]
            yield kept, QUALITIES[-1], proof
            if len(kept) <= 2:
                break


class _Texts:
    """Numbers sentences, so that each is stored once."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def step(self, step: Step) -> StepTexts:
        """Returns a step by the numbers of its sentences."""
        return StepTexts(
            heading=self._number(step.heading),
            score=self._number(step.score),
            lines=self._all(step.lines),
            status=self._all(step.status),
            alt=self._all(_SENTENCE.split(step.alt)),
        )

    def _all(self, texts: Sequence[str]) -> tuple[int, ...]:
        return tuple(map(self._number, texts))

    def _number(self, text: str) -> int:
        return self.numbers.setdefault(plain_text(text), len(self.numbers))


def plain_text(text: str) -> str:
    """Returns a text without Discord's markup."""
    return str(_MARKUP.sub("", plain(text)))


def _rounds(steps: Sequence[Step], words: Words) -> Iterator[Jump]:
    """Yields the first step of every round."""
    before = None
    for at, step in enumerate(steps):
        if step.round is not None and step.round != before:
            before = step.round
            yield Jump(label=str(words("card-round", number=before)), step=at, short=str(before))


def _points(steps: Sequence[Step], moments: Sequence[KeyMoment], words: Words) -> Iterator[Jump]:
    """Yields the steps after the turning points."""
    for number, moment in enumerate(moments, start=1):
        reached = [(step.seq, -at) for at, step in enumerate(steps) if step.seq <= moment.point.last]
        _, at = max(reached, default=(0, 0))
        yield Jump(label=plain_text(moment.heading(number, words)), step=-at)
