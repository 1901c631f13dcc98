"""The web server of the page: local only, below an address that contains a secret."""

import asyncio
import contextlib
import json
import logging
import mimetypes
import secrets
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import simcord
from aiohttp import web

from bot.durations import WEEK
from bot.local.actions import Actions, Json
from bot.local.session import ENGLISH, Guest, Profile, Session
from bot.local.state import ATTACHMENTS, PICTURES, state
from bot.local.words import Refusal, page_words
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle, emoji_of
from renderer.assets import FONTS
from renderer.emoji import emoji

log = logging.getLogger(__name__)

HERE = "127.0.0.1"
WEB = files("bot.local") / "web"
LARGEST_REQUEST = 64 * 1024
LONGEST_SKIP = WEEK
LOOK_EVERY = 0.1  # seconds between two checks for changes
SIGN_OF_LIFE = 15.0  # seconds of silence before the page gets a keep-alive

# Fonts are served from their places: the ones of our pictures, and emoji for machines without any.
LETTERS = {
    "title.otf": FONTS / "LeagueSpartan-Black.otf",
    "emoji.ttf": Path(simcord.__file__).parent / "preview/static/fonts/noto-color-emoji-v2.051.ttf",
}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

LOCALE = web.RequestKey("locale", str)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageServer:
    """Serves the page: its files, its state, its actions and change events."""

    def __init__(self, session: Session, catalogue: Catalogue, titles: tuple[AnyTitle, ...]) -> None:
        self._session = session
        self._actions = Actions(session)
        self._catalogue = catalogue
        self._titles = titles
        self._sprites = emoji_of(titles)
        self._closing = asyncio.Event()
        self.secret = secrets.token_urlsafe(16)
        self.port = 0

    @property
    def address(self) -> str:
        """The address of the page."""
        return f"http://{HERE}:{self.port}/{self.secret}/"

    def application(self) -> web.Application:
        """Returns the routes, all of them below the secret."""
        app = web.Application(middlewares=[self._guard], client_max_size=LARGEST_REQUEST)
        root = f"/{self.secret}"
        app.router.add_get(f"{root}/", self._file)
        app.router.add_get(f"{root}/web/{{name}}", self._file)
        app.router.add_get(f"{root}/files/{{place}}/{{number}}/{{name}}", self._attachment)
        app.router.add_get(f"{root}/emoji/{{name}}", self._emoji)
        app.router.add_get(f"{root}/state", self._state)
        app.router.add_get(f"{root}/commands", self._commands)
        app.router.add_get(f"{root}/events", self._events)
        app.router.add_post(f"{root}/do/{{what}}", self._do)
        app.on_shutdown.append(self._close)
        return app

    @contextlib.asynccontextmanager
    async def open(self, port: int) -> Any:
        """Serves the page on a local port (0: any free one) while the context is open."""
        runner = web.AppRunner(self.application(), access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            site = web.TCPSite(runner, HERE, port)
            await site.start()
            self.port = runner.addresses[0][1]
            yield self
        finally:
            await runner.cleanup()

    async def _close(self, app: web.Application) -> None:
        self._closing.set()

    # --- guarding ------------------------------------------------------------------------------------------

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Rejects other hosts, and answers refusals with a sentence."""
        if request.host.partition(":")[0] not in (HERE, "localhost"):
            raise web.HTTPForbidden(headers=HEADERS)
        try:
            response = await handler(request)
        except Refusal as refusal:
            response = self._refusal(request, refusal)
        except web.HTTPException as error:
            error.headers.update(HEADERS)
            raise
        except Exception:
            log.exception("%s %s", request.method, request.match_info.handler)
            response = self._refusal(request, Refusal("broken"))
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    def _refusal(self, request: web.Request, refusal: Refusal) -> web.Response:
        words = self._catalogue.words(request.get(LOCALE, ENGLISH))
        return web.json_response({"error": refusal.sentence(words)}, status=400)

    def _asker(self, request: web.Request, number: object) -> Guest:
        """Returns the person to act for, by default the first, and notes their language."""
        session = self._session
        guest = session.guest(_number(number)) if number else session.guests[0]
        request[LOCALE] = guest.profile.locale
        return guest

    # --- state ---------------------------------------------------------------------------------------------

    async def _file(self, request: web.Request) -> web.Response:
        """Returns a static file of the page."""
        name = request.match_info.get("name", "index.html")
        if name in LETTERS and LETTERS[name].is_file():
            content = LETTERS[name].read_bytes()
        elif name in {each.name for each in WEB.iterdir()}:  # no path outside this folder
            content = (WEB / name).read_bytes()
        else:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        charset = "utf-8" if kind.startswith("text/") else None
        return web.Response(
            body=content, content_type=kind, charset=charset, headers={"Cache-Control": "no-cache"}
        )

    async def _attachment(self, request: web.Request) -> web.Response:
        """Returns a posted file; anything but a picture is sent as a download."""
        asked = request.match_info
        content = self._session.env.backend.cdn.get(
            f"{ATTACHMENTS}{asked['place']}/{asked['number']}/{asked['name']}"
        )
        if content is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(asked["name"])[0]
        headers = {"Cache-Control": "private, max-age=86400, immutable"}
        if kind not in PICTURES:
            kind, headers["Content-Disposition"] = "application/octet-stream", "attachment"
        return web.Response(body=content, content_type=kind, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        """Returns an emoji of ours by its name: the simulated Discord keeps no pictures of them."""
        sprite = self._sprites.get(request.match_info["name"])
        if sprite is None:
            raise web.HTTPNotFound
        png = await asyncio.to_thread(emoji, sprite)
        return web.Response(body=png, content_type="image/png", headers={"Cache-Control": "max-age=3600"})

    async def _state(self, request: web.Request) -> web.Response:
        """Returns the state of the page for a person and a place."""
        guest = self._asker(request, request.query.get("as"))
        place = request.query.get("place")
        if place == "direct":  # the person's own direct messages
            place = str(guest.member.user.dm_channel.id)
        shown = state(self._session, guest, _number(place) if place else None)
        if request.query.get("words"):
            shown |= self._words_and_games(guest)
        return web.json_response(shown)

    def _words_and_games(self, guest: Guest) -> Json:
        """Returns the words of the page and the titles that can be opened, in the person's language."""
        locale = guest.profile.locale
        games = [
            {"id": title.id, "name": self._catalogue.words(locale, title)("title-name")}
            for title in self._titles
        ]
        return {"words": page_words(self._catalogue.words(locale)), "games": games}

    async def _commands(self, request: web.Request) -> web.Response:
        """Returns the commands a person can use in a place."""
        guest = self._asker(request, request.query.get("as"))
        return web.json_response(self._actions.commands(guest, _number(request.query.get("place"))))

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Streams an event to the page whenever the session has changed."""
        stream = web.StreamResponse(
            headers={**HEADERS, "Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        await stream.prepare(request)
        told, silent = -1, 0.0
        with contextlib.suppress(ConnectionError):
            while not self._closing.is_set():
                if (version := self._session.version) != told:
                    told, silent = version, 0.0
                    await stream.write(b"data: %d\n\n" % version)
                elif silent > SIGN_OF_LIFE:
                    silent = 0.0
                    await stream.write(b": still here\n\n")
                await asyncio.sleep(LOOK_EVERY)
                silent += LOOK_EVERY
        return stream

    # --- actions -------------------------------------------------------------------------------------------

    async def _do(self, request: web.Request) -> web.Response:
        """Runs an action of the page."""
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            asked = json.loads(await request.text())
            guest = self._asker(request, asked.get("as"))
            done = await self._work(guest, request.match_info["what"], asked)
        except (ValueError, KeyError, TypeError, AttributeError, msgspec.ValidationError) as error:
            raise Refusal("moved-on") from error
        return web.json_response(done)

    async def _work(self, guest: Guest, what: str, asked: Json) -> Any:
        do = self._actions
        match what:
            case "say":
                return await do.say(guest, _number(asked["place"]), str(asked["text"]))
            case "command":
                return await do.command(guest, _number(asked["place"]), asked["name"], asked["options"])
            case "suggest":
                return await do.suggest(
                    guest,
                    _number(asked["place"]),
                    asked["name"],
                    asked["option"],
                    str(asked["typed"]),
                    asked["options"],
                )
            case "press":
                return await do.press(guest, *_where(asked), str(asked["id"]))
            case "choose":
                return await do.choose(guest, *_where(asked), str(asked["id"]), asked["values"])
            case "submit":
                return await do.submit(guest, str(asked["token"]), asked["values"])
            case "dismiss":
                return do.dismiss(guest, _number(asked["message"]))
            case _:
                return await self._arrange(guest, what, asked)

    async def _arrange(self, guest: Guest, what: str, asked: Json) -> Json:
        """Changes the session itself: adds or edits a person, or skips time."""
        match what:
            case "add":
                added = await self._session.welcome(msgspec.convert(asked["profile"], Profile))
                return {"id": str(added.id)}
            case "edit":
                await self._session.rename(guest, msgspec.convert(asked["profile"], Profile))
            case "skip":
                await self._session.skip(min(LONGEST_SKIP, max(0.0, float(asked["seconds"]))))
            case _:
                raise web.HTTPNotFound
        return {}


def _where(asked: Json) -> tuple[int, int]:
    return _number(asked["place"]), _number(asked["message"])


def _number(given: object) -> int:
    """Parses an id of a person, a place or a message."""
    if not isinstance(given, str) or not given.isascii() or not given.isdecimal():
        raise Refusal("moved-on")
    return int(given)
