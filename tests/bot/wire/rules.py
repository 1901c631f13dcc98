"""Discord's documented limits that its API description does not state, one small function per rule.

A request body is split once into the subjects of the rules: messages, answers to interactions, forms
(modals), offered choices and sets of commands.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from tests.bot.wire.requests import Request, Upload

ROW, BUTTON, TEXT, GALLERY, CONTAINER = 1, 2, 10, 12, 17
SELECTS = (3, 5, 6, 7, 8)
STRING_SELECT = 3
CLASSIC = (ROW, BUTTON, *SELECTS)
LINK, PREMIUM = 5, 6
EPHEMERAL, LAYOUT = 1 << 6, 1 << 15
SUBCOMMANDS = (1, 2)
UPLOAD_LIMIT = 10 * 1024 * 1024

Body = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Message:
    """A new message, or the changes to one."""

    body: Body
    files: tuple[Upload, ...] = ()
    edit: bool = False

    @property
    def layout(self) -> bool:
        """Tells whether the body consists of components only."""
        return bool(int(self.body.get("flags") or 0) & LAYOUT)

    @property
    def rows(self) -> list[Body]:
        return list(self.body.get("components") or ())

    def components(self) -> Iterator[Body]:
        """Yields every component, at any depth."""
        yield from _walk(self.rows)

    def buttons(self) -> Iterator[Body]:
        return (part for part in self.components() if part["type"] == BUTTON)

    def selects(self) -> Iterator[Body]:
        return (part for part in self.components() if part["type"] in SELECTS)

    def embeds(self) -> list[Body]:
        return list(self.body.get("embeds") or ())


@dataclass(frozen=True, kw_only=True)
class Answer:
    """The first answer to an interaction."""

    kind: int
    data: Body | None


@dataclass(frozen=True, kw_only=True)
class Form:
    """A modal."""

    body: Body


@dataclass(frozen=True, kw_only=True)
class Offer:
    """The choices of an autocomplete."""

    choices: tuple[Body, ...]


@dataclass(frozen=True, kw_only=True)
class Commands:
    """The whole set of commands, as uploaded."""

    commands: tuple[Body, ...]


Subject = Message | Answer | Form | Offer | Commands
S = TypeVar("S", bound=Subject)
Complaints = Iterator[str]

RULES: dict[str, tuple[type, Callable[[Any], Complaints]]] = {}


def rule(kind: type[S]) -> Callable[[Callable[[S], Complaints]], Callable[[S], Complaints]]:
    """Registers a rule for one kind of subject, under its function's name."""

    def register(check: Callable[[S], Complaints]) -> Callable[[S], Complaints]:
        RULES[check.__name__] = (kind, check)
        return check

    return register


def complaints(request: Request) -> Iterator[tuple[str, str]]:
    """Yields the name and complaint of every rule that a request breaks."""
    for subject in subjects(request):
        for name, (kind, check) in RULES.items():
            if isinstance(subject, kind):
                yield from ((name, complaint) for complaint in check(subject))


def subjects(request: Request) -> Iterator[Subject]:
    """Yields the subjects of a request; most requests have none."""
    match (request.method, *request.segments):
        case ("POST", "interactions", _, _, "callback"):
            yield from _answer(request.body, request.files)
        case ("POST", "channels", _, "messages") | ("POST", "webhooks", _, _):
            yield Message(body=request.body or {}, files=request.files)
        case ("PATCH", "channels", _, "messages", _) | ("PATCH", "webhooks", _, _, "messages", _):
            yield Message(body=request.body or {}, files=request.files, edit=True)
        case ("PUT", "applications", _, "commands") | ("PUT", "applications", _, "guilds", _, "commands"):
            yield Commands(commands=tuple(request.body or ()))


def _answer(body: Body, files: tuple[Upload, ...]) -> Iterator[Subject]:
    kind, data = body["type"], body.get("data")
    yield Answer(kind=kind, data=data)
    if data is None:
        return
    match kind:
        case 4:
            yield Message(body=data, files=files)
        case 7:
            yield Message(body=data, files=files, edit=True)
        case 8:
            yield Offer(choices=tuple(data.get("choices") or ()))
        case 9:
            yield Form(body=data)


def _walk(parts: Iterable[Body]) -> Iterator[Body]:
    for part in parts:
        yield part
        yield from _walk(part.get("components") or ())
        for single in ("accessory", "component"):
            if part.get(single):
                yield from _walk((part[single],))


def _too_long(what: str, text: object, most: int, fewest: int = 0) -> Complaints:
    length = len(str(text)) if text is not None else 0
    if length > most:
        yield f"{what} has {length} characters, {most} are allowed"
    if length < fewest:
        yield f"{what} is empty"


# Messages


@rule(Message)
def a_message_says_something(message: Message) -> Complaints:
    fields = ("content", "embeds", "components", "sticker_ids", "poll", "attachments")
    if not message.edit and not message.files and not any(message.body.get(field) for field in fields):
        yield "nothing in it"


@rule(Message)
def content_has_at_most_2000_characters(message: Message) -> Complaints:
    yield from _too_long("content", message.body.get("content"), 2000)


@rule(Message)
def mentions_are_by_id_alone(message: Message) -> Complaints:
    """Ours: text, which contains names that people chose, cannot mention people."""
    allowed = message.body.get("allowed_mentions")
    speaks = message.body.get("content") or message.rows
    if allowed is None and speaks and not message.edit:
        yield "allowed_mentions is missing"
    if allowed and allowed.get("parse"):
        yield f"allowed_mentions lets text ping {allowed['parse']}"


@rule(Message)
def a_nonce_has_at_most_25_characters(message: Message) -> Complaints:
    yield from _too_long("nonce", message.body.get("nonce"), 25)


@rule(Message)
def an_enforced_nonce_is_given(message: Message) -> Complaints:
    if message.body.get("enforce_nonce") and message.body.get("nonce") is None:
        yield "enforce_nonce without a nonce"


@rule(Message)
def embeds_are_at_most_ten(message: Message) -> Complaints:
    if len(message.embeds()) > 10:
        yield f"{len(message.embeds())} embeds"


@rule(Message)
def embeds_keep_their_lengths(message: Message) -> Complaints:
    for embed in message.embeds():
        yield from _too_long("title", embed.get("title"), 256)
        yield from _too_long("description", embed.get("description"), 4096)
        yield from _too_long("footer", (embed.get("footer") or {}).get("text"), 2048)
        yield from _too_long("author", (embed.get("author") or {}).get("name"), 256)
        fields = embed.get("fields") or ()
        if len(fields) > 25:
            yield f"{len(fields)} fields"
        for field in fields:
            yield from _too_long("a field's name", field.get("name"), 256, 1)
            yield from _too_long("a field's value", field.get("value"), 1024, 1)


@rule(Message)
def embeds_together_have_at_most_6000_characters(message: Message) -> Complaints:
    yield from _too_long("all embeds", "".join(_embed_texts(message)), 6000)


def _embed_texts(message: Message) -> Iterator[str]:
    for embed in message.embeds():
        yield embed.get("title") or ""
        yield embed.get("description") or ""
        yield (embed.get("footer") or {}).get("text") or ""
        yield (embed.get("author") or {}).get("name") or ""
        for field in embed.get("fields") or ():
            yield (field.get("name") or "") + (field.get("value") or "")


@rule(Message)
def files_keep_the_upload_limit(message: Message) -> Complaints:
    for file in message.files:
        if file.size > UPLOAD_LIMIT:
            yield f"{file.name} has {file.size} bytes"
    if len(message.files) > 10:
        yield f"{len(message.files)} files"


@rule(Message)
def every_file_is_entered_as_an_attachment(message: Message) -> Complaints:
    entered = {entry.get("filename") for entry in message.body.get("attachments") or ()}
    for file in message.files:
        if file.name not in entered:
            yield f"{file.name} has no entry in attachments"


@rule(Message)
def every_picture_has_alt_text(message: Message) -> Complaints:
    """Ours: every picture has an alt text."""
    for entry in message.body.get("attachments") or ():
        if entry.get("filename", "").endswith(".png") and not entry.get("description"):
            yield f"{entry['filename']} has no description"
    for item in _gallery(message):
        if not item.get("description"):
            yield "a picture of a gallery has no description"


@rule(Message)
def alt_text_has_at_most_1024_characters(message: Message) -> Complaints:
    for entry in (*(message.body.get("attachments") or ()), *_gallery(message)):
        yield from _too_long("description", entry.get("description"), 1024)


@rule(Message)
def a_picture_named_is_a_file_sent(message: Message) -> Complaints:
    sent = {file.name for file in message.files}
    shown = [item["media"]["url"] for item in _gallery(message)]
    shown += [(embed.get("image") or {}).get("url") or "" for embed in message.embeds()]
    for address in shown:
        if address.startswith("attachment://") and address.removeprefix("attachment://") not in sent:
            yield f"{address} is not sent"


@rule(Message)
def a_layout_shows_every_file(message: Message) -> Complaints:
    shown = {item["media"]["url"].removeprefix("attachment://") for item in _gallery(message)}
    shown |= {
        part["file"]["url"].removeprefix("attachment://") for part in message.components() if "file" in part
    }
    for file in message.files:
        if message.layout and file.name not in shown:
            yield f"{file.name} is shown by no component"


def _gallery(message: Message) -> Iterator[Body]:
    return (item for part in message.components() if part["type"] == GALLERY for item in part["items"])


# Components


@rule(Message)
def rows_are_at_most_five(message: Message) -> Complaints:
    if not message.layout and len(message.rows) > 5:
        yield f"{len(message.rows)} rows"


@rule(Message)
def a_frame_has_something_in_it(message: Message) -> Complaints:
    for part in message.components():
        if part["type"] == CONTAINER and not part.get("components"):
            yield "an empty container"


@rule(Message)
def a_row_holds_five_buttons_or_one_select(message: Message) -> Complaints:
    for row in message.components():
        if row["type"] != ROW:
            continue
        kinds = [part["type"] for part in row["components"]]
        selects = sum(kind in SELECTS for kind in kinds)
        if not 1 <= len(kinds) <= 5 or (selects and len(kinds) > 1):
            yield f"a row of {kinds}"


@rule(Message)
def a_button_has_a_label_or_an_emoji(message: Message) -> Complaints:
    for button in message.buttons():
        if button["style"] != PREMIUM and not button.get("label") and not button.get("emoji"):
            yield f"{button.get('custom_id')} shows nothing"


@rule(Message)
def a_label_has_at_most_80_characters(message: Message) -> Complaints:
    for button in message.buttons():
        yield from _too_long("label", button.get("label"), 80)


@rule(Message)
def a_button_has_an_id_of_its_own(message: Message) -> Complaints:
    for button in message.buttons():
        if button["style"] not in (LINK, PREMIUM) and not button.get("custom_id"):
            yield f"{button.get('label')} has no custom_id"


@rule(Message)
def a_link_has_an_address_and_no_id(message: Message) -> Complaints:
    for button in message.buttons():
        if button["style"] == LINK and (button.get("custom_id") or not button.get("url")):
            yield f"{button.get('label')} is a link with an id or without an address"


@rule(Message)
def ids_have_at_most_100_characters(message: Message) -> Complaints:
    for part in message.components():
        if part.get("custom_id") is not None:
            yield from _too_long("custom_id", part["custom_id"], 100, 1)


@rule(Message)
def ids_occur_once(message: Message) -> Complaints:
    yield from _twice(
        "custom_id", (part["custom_id"] for part in message.components() if "custom_id" in part)
    )


def _twice(what: str, values: Iterable[object]) -> Complaints:
    seen: set[object] = set()
    for value in values:
        if value in seen:
            yield f"{what} {value!r} occurs twice"
        seen.add(value)


@rule(Message)
def a_select_offers_1_to_25_options(message: Message) -> Complaints:
    for select in message.selects():
        if select["type"] == STRING_SELECT and not 1 <= len(select.get("options") or ()) <= 25:
            yield f"{len(select.get('options') or ())} options"


@rule(Message)
def options_keep_their_lengths(message: Message) -> Complaints:
    for select in message.selects():
        yield from _too_long("placeholder", select.get("placeholder"), 150)
        for option in select.get("options") or ():
            yield from _too_long("label", option.get("label"), 100, 1)
            yield from _too_long("value", option.get("value"), 100, 1)
            yield from _too_long("description", option.get("description"), 100)


@rule(Message)
def options_differ(message: Message) -> Complaints:
    for select in message.selects():
        yield from _twice("value", (option["value"] for option in select.get("options") or ()))


@rule(Message)
def a_select_asks_for_no_more_than_it_offers(message: Message) -> Complaints:
    for select in message.selects():
        if select["type"] == STRING_SELECT and select.get("max_values", 1) > len(select.get("options") or ()):
            yield f"max_values is {select['max_values']} of {len(select.get('options') or ())}"


@rule(Message)
def layout_parts_need_the_flag(message: Message) -> Complaints:
    if not message.layout and any(part["type"] not in CLASSIC for part in message.components()):
        yield "layout components without the flag"


@rule(Message)
def a_layout_has_nothing_beside_its_components(message: Message) -> Complaints:
    for field in ("content", "embeds", "sticker_ids", "poll"):
        if message.layout and message.body.get(field):
            yield f"{field} beside layout components"


@rule(Message)
def a_layout_has_at_most_40_components(message: Message) -> Complaints:
    count = sum(1 for _ in message.components())
    if message.layout and count > 40:
        yield f"{count} components"


@rule(Message)
def a_layout_has_at_most_4000_characters(message: Message) -> Complaints:
    text = "".join(part.get("content") or "" for part in message.components() if part["type"] == TEXT)
    yield from _too_long("all text", text, 4000)


@rule(Message)
def text_parts_are_not_empty(message: Message) -> Complaints:
    for part in message.components():
        if part["type"] == TEXT and not (part.get("content") or "").strip():
            yield "a text without text"


# Answers to interactions


@rule(Answer)
def an_answer_with_a_message_has_one(answer: Answer) -> Complaints:
    if answer.kind in (4, 9) and answer.data is None:
        yield f"callback type {answer.kind} without data"


@rule(Answer)
def a_deferred_answer_says_only_who_sees_it(answer: Answer) -> Complaints:
    data = dict(answer.data or {}) if answer.kind == 5 else {}
    flags = data.pop("flags", 0)
    if data or flags & ~EPHEMERAL:
        yield f"a deferred answer with {data or flags}"


@rule(Offer)
def choices_are_at_most_25(offer: Offer) -> Complaints:
    if len(offer.choices) > 25:
        yield f"{len(offer.choices)} choices"


@rule(Offer)
def choices_keep_their_lengths(offer: Offer) -> Complaints:
    for choice in offer.choices:
        yield from _too_long("a choice's name", choice.get("name"), 100, 1)
        if isinstance(choice.get("value"), str):
            yield from _too_long("a choice's value", choice["value"], 100, 1)


@rule(Form)
def a_form_has_1_to_5_parts(form: Form) -> Complaints:
    count = len(form.body.get("components") or ())
    if not 1 <= count <= 5:
        yield f"{count} parts"


@rule(Form)
def a_form_keeps_its_lengths(form: Form) -> Complaints:
    yield from _too_long("title", form.body.get("title"), 45, 1)
    yield from _too_long("custom_id", form.body.get("custom_id"), 100, 1)
    for part in _walk(form.body.get("components") or ()):
        yield from _too_long("label", part.get("label"), 45)


# Commands

NAME = re.compile(r"^[-_'\w]{1,32}$")


@rule(Commands)
def commands_are_at_most_100(commands: Commands) -> Complaints:
    if len(commands.commands) > 100:
        yield f"{len(commands.commands)} commands"


@rule(Commands)
def names_are_lower_case_words(commands: Commands) -> Complaints:
    for part in _tree(commands):
        for name in (part["name"], *(part.get("name_localizations") or {}).values()):
            if not NAME.match(name) or name != name.lower():
                yield f"{name!r} is no name for a command"


@rule(Commands)
def everything_is_described(commands: Commands) -> Complaints:
    for part in _tree(commands):
        yield from _too_long(f"{part['name']}'s description", part.get("description"), 100, 1)
        for words in (part.get("description_localizations") or {}).values():
            yield from _too_long(f"{part['name']}'s description", words, 100, 1)


@rule(Commands)
def options_are_at_most_25(commands: Commands) -> Complaints:
    for part in _tree(commands):
        if len(part.get("options") or ()) > 25:
            yield f"{part['name']} has {len(part['options'])} options"


@rule(Commands)
def required_options_come_first(commands: Commands) -> Complaints:
    for part in _tree(commands):
        needs = [bool(option.get("required")) for option in part.get("options") or ()]
        if needs != sorted(needs, reverse=True):
            yield f"{part['name']} asks for an optional thing first"


@rule(Commands)
def names_occur_once(commands: Commands) -> Complaints:
    yield from _twice("command", ((part.get("type", 1), part["name"]) for part in commands.commands))
    for part in _tree(commands):
        yield from _twice("option", (option["name"] for option in part.get("options") or ()))


@rule(Commands)
def fixed_choices_are_not_completed(commands: Commands) -> Complaints:
    for part in _tree(commands):
        if part.get("autocomplete") and part.get("choices"):
            yield f"{part['name']} has both"


@rule(Commands)
def fixed_choices_keep_their_limits(commands: Commands) -> Complaints:
    for part in _tree(commands):
        choices = part.get("choices") or ()
        if len(choices) > 25:
            yield f"{part['name']} has {len(choices)} choices"
        for choice in choices:
            yield from _too_long("a choice's name", choice["name"], 100, 1)
            if isinstance(choice["value"], str):
                yield from _too_long("a choice's value", choice["value"], 100)


@rule(Commands)
def a_command_has_at_most_8000_characters(commands: Commands) -> Complaints:
    for command in commands.commands:
        length = sum(_weight(part) for part in _parts(command))
        if length > 8000:
            yield f"{command['name']} has {length} characters"


def _weight(part: Body) -> int:
    """Counts names, descriptions and values, with the longest localisation of each."""
    names = (part["name"], *(part.get("name_localizations") or {}).values())
    words = (part.get("description") or "", *(part.get("description_localizations") or {}).values())
    choices = sum(len(choice["name"]) + len(str(choice["value"])) for choice in part.get("choices") or ())
    return max(map(len, names)) + max(map(len, words)) + choices


def _tree(commands: Commands) -> Iterator[Body]:
    for command in commands.commands:
        if command.get("type", 1) == 1:
            yield from _parts(command)


def _parts(part: Body) -> Iterator[Body]:
    yield part
    for option in part.get("options") or ():
        yield from _parts(option)
