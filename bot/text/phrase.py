"""Text with grammatical forms: a name with its gender, and its cases in languages that have them."""

from collections.abc import Iterable, Mapping

GENDER = "gender"
FEMININE = frozenset({"f", "fp"})
MANY, MANY_FEMININE = "mp", "fp"  # the gender of lists

Forms = tuple[tuple[str, str], ...]  # attribute and its text, sorted


class Phrase(str):
    """A text with the attributes of its message; `str(phrase)` is the text alone."""

    __slots__ = ("forms",)
    forms: Forms

    def __new__(cls, text: str, forms: Mapping[str, str] | Forms = ()) -> "Phrase":
        phrase = super().__new__(cls, text)
        phrase.forms = tuple(sorted(dict(forms).items()))
        return phrase

    def __getnewargs__(self) -> tuple[str, Forms]:  # type: ignore[override] # more than a text
        return str(self), self.forms

    def __deepcopy__(self, memo: object) -> "Phrase":
        return self  # immutable


def forms_of(value: object) -> Forms:
    """Returns the attributes of a phrase, or () for any other value."""
    return value.forms if isinstance(value, Phrase) else ()


def form(value: object, attribute: str) -> object:
    """Returns a form of a value: the value itself if it has no such form, "" for an unknown gender."""
    return dict(forms_of(value)).get(attribute, "" if attribute == GENDER else value)


def inflect(value: object, attribute: str) -> object:
    """Returns a phrase in one of its forms, with all its attributes; other values are returned unchanged."""
    return Phrase(str(form(value, attribute)), value.forms) if isinstance(value, Phrase) else value


def gender_of_all(items: Iterable[object]) -> str:
    """Returns the gender of a list, or "" if no item has a known gender."""
    genders = [form(item, GENDER) for item in items]
    if not any(genders):
        return ""
    return MANY_FEMININE if all(gender in FEMININE for gender in genders) else MANY


def first_gender(values: Iterable[object]) -> str:
    """Returns the gender of the first value that has one."""
    return next((str(found) for value in values if (found := form(value, GENDER))), "")
