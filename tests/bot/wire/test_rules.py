"""Every rule of the wire has a request that breaks only it, and fair requests break none."""

from typing import Any

import pytest

from tests.bot.wire.requests import Request, Upload
from tests.bot.wire.rules import EPHEMERAL, LAYOUT, RULES, complaints
from tests.bot.wire.spec import described

NOBODY: dict[str, list[str]] = {"parse": []}


def _message(*files: Upload, **body: Any) -> Request:
    body = {"allowed_mentions": NOBODY, **body}
    return Request(method="POST", path="/channels/1/messages", params={}, body=body, files=files)


def _row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def _button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def _select(*values: str, **more: Any) -> dict[str, Any]:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def _buttons(*parts: dict[str, Any]) -> Request:
    return _message(components=[_row(part) for part in parts])


def _layout(*parts: dict[str, Any], files: tuple[Upload, ...] = (), **body: Any) -> Request:
    return _message(*files, flags=LAYOUT, components=list(parts), **body)


def _text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def _gallery(name: str, description: str | None = "A board.") -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": description}]}


def _entry(name: str, description: str = "A board.") -> dict[str, Any]:
    return {"id": 0, "filename": name, "description": description}


def _answer(kind: int, data: Any = None) -> Request:
    body = {"type": kind, "data": data}
    return Request(method="POST", path="/interactions/1/token/callback", params={}, body=body)


def _commands(*commands: dict[str, Any]) -> Request:
    return Request(method="PUT", path="/applications/1/commands", params={}, body=list(commands))


def _command(name: str = "move", *options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 1, "name": name, "description": "Moves.", "options": list(options), **more}


def _option(name: str = "to", **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "Where to.", **more}


PICTURE = Upload(name="board.png", size=1000)

BROKEN = [
    ("a_message_says_something", _message()),
    ("content_has_at_most_2000_characters", _message(content="x" * 2001)),
    ("mentions_are_by_id_alone", _message(content="hi", allowed_mentions={"parse": ["everyone"]})),
    ("mentions_are_by_id_alone", _message(content="hi", allowed_mentions=None)),
    ("a_nonce_has_at_most_25_characters", _message(content="hi", nonce="x" * 26)),
    ("an_enforced_nonce_is_given", _message(content="hi", enforce_nonce=True)),
    ("embeds_are_at_most_ten", _message(embeds=[{"title": "x"}] * 11)),
    ("embeds_keep_their_lengths", _message(embeds=[{"title": "x" * 257}])),
    ("embeds_keep_their_lengths", _message(embeds=[{"description": "x" * 4097}])),
    ("embeds_keep_their_lengths", _message(embeds=[{"fields": [{"name": "", "value": "x"}]}])),
    ("embeds_keep_their_lengths", _message(embeds=[{"fields": [{"name": "x", "value": "x"}] * 26}])),
    (
        "embeds_together_have_at_most_6000_characters",
        _message(embeds=[{"description": "x" * 3001}, {"description": "x" * 3000}]),
    ),
    (
        "files_keep_the_upload_limit",
        _message(Upload(name="log.txt", size=11 << 20), attachments=[_entry("log.txt")]),
    ),
    ("every_file_is_entered_as_an_attachment", _message(Upload(name="log.txt", size=1), content="hi")),
    ("every_picture_has_alt_text", _message(PICTURE, attachments=[_entry("board.png", "")])),
    (
        "every_picture_has_alt_text",
        _layout(_gallery("board.png", None), files=(PICTURE,), attachments=[_entry("board.png")]),
    ),
    (
        "alt_text_has_at_most_1024_characters",
        _message(PICTURE, attachments=[_entry("board.png", "x" * 1025)]),
    ),
    ("a_picture_named_is_a_file_sent", _layout(_gallery("board.png"))),
    (
        "a_picture_named_is_a_file_sent",
        _message(embeds=[{"image": {"url": "attachment://board.png"}}]),
    ),
    (
        "a_layout_shows_every_file",
        _layout(_text("hi"), files=(PICTURE,), attachments=[_entry("board.png")]),
    ),
    ("rows_are_at_most_five", _buttons(*(_button(str(number)) for number in range(6)))),
    ("a_frame_has_something_in_it", _layout({"type": 17, "components": []})),
    (
        "a_row_holds_five_buttons_or_one_select",
        _message(components=[_row(*(_button(str(number)) for number in range(6)))]),
    ),
    ("a_row_holds_five_buttons_or_one_select", _message(components=[_row(_button(), _select("x"))])),
    ("a_button_has_a_label_or_an_emoji", _buttons(_button(label=None))),
    ("a_label_has_at_most_80_characters", _buttons(_button(label="x" * 81))),
    ("a_button_has_an_id_of_its_own", _buttons({"type": 2, "style": 1, "label": "Go"})),
    ("a_link_has_an_address_and_no_id", _buttons(_button(style=5, url="https://example.org"))),
    ("a_link_has_an_address_and_no_id", _buttons({"type": 2, "style": 5, "label": "Go"})),
    ("ids_have_at_most_100_characters", _buttons(_button("x" * 101))),
    ("ids_occur_once", _buttons(_button("a"), _button("a"))),
    ("a_select_offers_1_to_25_options", _buttons(_select(*(str(number) for number in range(26))))),
    ("a_select_offers_1_to_25_options", _buttons(_select(max_values=0))),
    ("options_keep_their_lengths", _buttons(_select("x" * 101))),
    ("options_keep_their_lengths", _buttons(_select("x", placeholder="x" * 151))),
    ("options_differ", _buttons(_select("x", "x"))),
    ("a_select_asks_for_no_more_than_it_offers", _buttons(_select("x", "y", max_values=3))),
    ("layout_parts_need_the_flag", _message(components=[_text("hi")])),
    ("a_layout_has_nothing_beside_its_components", _layout(_text("hi"), content="hi")),
    ("a_layout_has_at_most_40_components", _layout(*(_text("hi") for _ in range(41)))),
    ("a_layout_has_at_most_4000_characters", _layout(_text("x" * 2001), _text("x" * 2000))),
    ("text_parts_are_not_empty", _layout(_text(" "))),
    ("an_answer_with_a_message_has_one", _answer(4)),
    ("a_deferred_answer_says_only_who_sees_it", _answer(5, {"flags": EPHEMERAL | LAYOUT})),
    ("a_deferred_answer_says_only_who_sees_it", _answer(5, {"content": "soon"})),
    ("choices_are_at_most_25", _answer(8, {"choices": [{"name": "x", "value": "x"}] * 26})),
    ("choices_keep_their_lengths", _answer(8, {"choices": [{"name": "x", "value": "x" * 101}]})),
    ("choices_keep_their_lengths", _answer(8, {"choices": [{"name": "", "value": "x"}]})),
    ("a_form_has_1_to_5_parts", _answer(9, {"title": "T", "custom_id": "f", "components": []})),
    (
        "a_form_keeps_its_lengths",
        _answer(9, {"title": "T" * 46, "custom_id": "f", "components": [{"type": 18, "label": "L"}]}),
    ),
    ("commands_are_at_most_100", _commands(*(_command(f"c{number}") for number in range(101)))),
    ("names_are_lower_case_words", _commands(_command("Move"))),
    ("names_are_lower_case_words", _commands(_command("go there"))),
    ("names_are_lower_case_words", _commands(_command("move", _option("To")))),
    ("names_are_lower_case_words", _commands(_command("move", name_localizations={"de": "Zug"}))),
    ("everything_is_described", _commands(_command(description=""))),
    ("everything_is_described", _commands(_command("move", _option(description="x" * 101)))),
    ("options_are_at_most_25", _commands(_command("move", *(_option(f"o{number}") for number in range(26))))),
    ("required_options_come_first", _commands(_command("move", _option("a"), _option("b", required=True)))),
    ("names_occur_once", _commands(_command(), _command())),
    ("names_occur_once", _commands(_command("move", _option(), _option()))),
    (
        "fixed_choices_are_not_completed",
        _commands(_command("move", _option(autocomplete=True, choices=[{"name": "a", "value": "a"}]))),
    ),
    (
        "fixed_choices_keep_their_limits",
        _commands(_command("move", _option(choices=[{"name": "a", "value": "x" * 101}]))),
    ),
    (
        "a_command_has_at_most_8000_characters",
        _commands(
            _command(
                "move",
                *(
                    _option(
                        f"o{one}", choices=[{"name": f"{two:099}", "value": "x" * 99} for two in range(25)]
                    )
                    for one in range(2)
                ),
            )
        ),
    ),
]

FAIR = [
    _message(content="hi"),
    _message(
        PICTURE, attachments=[_entry("board.png")], embeds=[{"image": {"url": "attachment://board.png"}}]
    ),
    _message(components=[_row(_button("a"), _button("b")), _row(_select("x", "y"))]),
    _buttons({"type": 2, "style": 5, "label": "Go", "url": "https://example.org"}),
    _layout(_text("hi"), _gallery("board.png"), files=(PICTURE,), attachments=[_entry("board.png")]),
    _answer(5, {"flags": EPHEMERAL}),
    _answer(6),
    _answer(8, {"choices": [{"name": "x", "value": "x"}]}),
    _commands(_command("move", _option("a", required=True), _option("b", autocomplete=True))),
]


@pytest.mark.parametrize(("name", "request_"), BROKEN, ids=[name for name, _ in BROKEN])
def test_a_request_breaks_the_rule_it_is_an_example_of(name: str, request_: Request) -> None:
    assert {broken for broken, _ in complaints(request_)} == {name}


def test_every_rule_has_a_failing_example() -> None:
    assert {name for name, _ in BROKEN} == set(RULES)


@pytest.mark.parametrize("request_", FAIR)
def test_a_fair_request_breaks_no_rule(request_: Request) -> None:
    assert list(complaints(request_)) == []


SPEC = described()

REFUSED_BY_DISCORD = [
    ("a misspelt field", _message(content="hi", allowed_mentoins=NOBODY)),
    ("a component of no known kind", _message(components=[_row({"type": 99})])),
    ("content of 4001 characters", _message(content="x" * 4001)),
    ("a number for a name", _commands(_command("move") | {"name": 5})),
    ("no such path", Request(method="POST", path="/tables/1/chairs", params={}, body={})),
]


@pytest.mark.skipif(SPEC is None, reason="Discord's description of its API is not beside this checkout")
class TestDescribed:
    """The description rejects bad requests and accepts the ones discord.py sends."""

    @pytest.mark.parametrize(("what", "request_"), REFUSED_BY_DISCORD, ids=[w for w, _ in REFUSED_BY_DISCORD])
    def test_the_description_refuses(self, what: str, request_: Request) -> None:
        assert SPEC is not None
        assert list(SPEC.complaints(request_)), what

    @pytest.mark.parametrize("request_", FAIR)
    def test_the_description_accepts(self, request_: Request) -> None:
        assert SPEC is not None
        assert list(SPEC.complaints(request_)) == []
