"""Signs a call as the specification says (API-4 to API-8, API-10), with nothing but Python's standard library."""

import hashlib
import json

CUT = 50


def _units(text):
    return text.encode("utf-16-be", "surrogatepass")


def _cut(text):
    """The first 50 UTF-16 code units; half of a pair left by the cut becomes U+FFFD."""
    return _units(text)[: CUT * 2].decode("utf-16-be", "replace")


def wire_text(value):
    """The text that a value travels as, or None when it is not signed: null, and files (given as bytes)."""
    if value is None or isinstance(value, bytes):
        return None
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def query_form(parameters):
    """What a GET sends: a list as repeated keys; a name that travels once is a plain string again."""
    sent = {}
    for name, value in parameters.items():
        parts = [wire_text(part) for part in (value if isinstance(value, list) else [value])]
        parts = [part for part in parts if part is not None]
        if parts:
            sent[name] = parts if len(parts) > 1 else parts[0]
    return sent


def canonical_string(parameters, t):
    """name1value1name2value2…t, names sorted by UTF-16 code unit."""
    pairs = []
    for name in sorted(parameters, key=_units):
        text = wire_text(parameters[name])
        if text is not None:
            pairs.append(name + _cut(text))
    return "".join(pairs) + str(t)


def sign(parameters, t, algorithm="SHA256"):
    """Lower-case hex of the hash of the canonical string as UTF-8."""
    return hashlib.new(algorithm.lower(), canonical_string(parameters, t).encode("utf-8")).hexdigest()
