"""Messages as plain text: all variants, with a mark for each placeholder."""

from collections.abc import Iterator

from fluent.syntax import ast

FILLED = "\N{OBJECT REPLACEMENT CHARACTER}"


def texts(message: ast.Message) -> Iterator[str]:
    """Yields the texts of a message, one per variant of a choice."""
    if message.value is not None:
        yield from _of_pattern(message.value)


def attributes(message: ast.Message) -> Iterator[tuple[str, str]]:
    """Yields the attributes of a message, one per variant."""
    for attribute in message.attributes:
        for text in _of_pattern(attribute.value):
            yield attribute.id.name, text


def _of_pattern(pattern: ast.Pattern) -> Iterator[str]:
    whole, inside = [], []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            whole.append(element.value)
            continue
        expression = element.expression
        if isinstance(expression, ast.StringLiteral):
            whole.append(expression.value)
            continue
        whole.append(FILLED)
        if isinstance(expression, ast.SelectExpression):
            inside += [text for variant in expression.variants for text in _of_pattern(variant.value)]
    yield "".join(whole)
    yield from inside
