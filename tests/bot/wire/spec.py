"""Validates request bodies by Discord's own API description."""

import copy
import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from tests.bot.wire.requests import Request

# Not ours to commit: it may lie beside the checkout.
PLACES = (Path(__file__).parents[4] / "shared" / "discord-openapi.json",)

# Fields that discord.py sends and the description lacks.
UNDESCRIBED: Mapping[str, tuple[str, ...]] = {
    "ApplicationCommandCreateRequest": ("nsfw",),
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "ApplicationCommandPatchRequestPartial": ("nsfw",),
    "MessageEditRequestPartial": ("tts",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
    "RichEmbed": ("flags",),
    "CreateForumThreadRequest": ("type",),
    "BaseCreateMessageCreateRequest": ("tts",),
}


@cache
def described() -> "Spec | None":
    """Returns the description, or `None` where it is not available."""
    place = next((place for place in PLACES if place.is_file()), None)
    return Spec(json.loads(place.read_text(encoding="utf-8"))) if place else None


class Spec:
    """One validator per operation, built on first use from only the schemas it needs."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._schemas = _strict(document["components"]["schemas"])
        self._paths: dict[tuple[str, ...], dict[str, Any]] = {
            tuple(path.strip("/").split("/")): operations for path, operations in document["paths"].items()
        }
        self._validators: dict[tuple[tuple[str, ...], str], jsonschema_rs.Draft202012Validator | None] = {}

    def complaints(self, request: Request) -> Iterator[str]:
        """Yields the violations of Discord's description in a request."""
        template = self._template(request.segments)
        if template is None or request.method.lower() not in self._paths[template]:
            yield f"no such operation: {request.method} {request.path}"
            return
        if request.body is not None:  # as JSON, like on the wire
            yield from self._against(template, request.method.lower(), json.dumps(request.body))

    @lru_cache(maxsize=256)  # noqa: B019 - there is one description; commands are sent again and again
    def _against(self, template: tuple[str, ...], method: str, body: str) -> tuple[str, ...]:
        """Returns the errors in a body."""
        validator = self._validator(template, method)
        return tuple(
            f"{'/'.join(str(step) for step in error.instance_path) or 'the body'}: {error.message[:400]}"
            for error in (validator.iter_errors(json.loads(body)) if validator else ())
        )

    @lru_cache(maxsize=4096)  # noqa: B019 - there is one description
    def _template(self, segments: tuple[str, ...]) -> tuple[str, ...] | None:
        """Returns the path that matches with the most literal segments: `@original` beats `{message_id}`."""
        fitting = [
            template
            for template in self._paths
            if len(template) == len(segments)
            and all(part == given or _hole(part) for part, given in zip(template, segments, strict=True))
        ]
        return max(fitting, key=lambda template: sum(_hole(part) is None for part in template), default=None)

    def _validator(self, template: tuple[str, ...], method: str) -> jsonschema_rs.Draft202012Validator | None:
        key = (template, method)
        if key not in self._validators:
            content = self._paths[template][method].get("requestBody", {}).get("content", {})
            # A multipart body is checked by its payload_json, which is the JSON body.
            schema = content.get("application/json", {}).get("schema")
            self._validators[key] = schema and jsonschema_rs.Draft202012Validator(self._pruned(schema))
        return self._validators[key]

    def _pruned(self, schema: dict[str, Any]) -> dict[str, Any]:
        reached: dict[str, Any] = {}
        waiting = list(_references(schema))
        while waiting:
            name = waiting.pop()
            if name not in reached:
                reached[name] = self._schemas[name]
                waiting.extend(_references(reached[name]))
        return {**schema, "components": {"schemas": reached}}


def _hole(part: str) -> str | None:
    """Returns the segment if it is a placeholder."""
    return part if part.startswith("{") else None


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"].rsplit("/", 1)[1]
        for child in node.values():
            yield from _references(child)
    elif isinstance(node, list):
        for child in node:
            yield from _references(child)


def _strict(schemas: dict[str, Any]) -> dict[str, Any]:
    """Forbids undescribed fields, to find misspelt ones; allows integers as snowflakes."""
    strict = copy.deepcopy(schemas)
    strict["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]}
    for name, schema in strict.items():
        if isinstance(schema.get("properties"), dict):
            schema.setdefault("additionalProperties", False)
            for field in UNDESCRIBED.get(name, ()):
                schema["properties"].setdefault(field, True)
    return strict
