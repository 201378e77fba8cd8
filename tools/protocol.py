"""Writes `web/src/protocol.ts`: the server's messages as TypeScript. `python3 run.py protocol` calls it, and a test holds
that the file is up to date."""

from __future__ import annotations

from pathlib import Path

from msgspec.json import schema_components

from lanterne.server import forms, messages

TARGET = Path(__file__).parents[1] / "web" / "src" / "protocol.ts"
HEAD = """\
/** The messages between page and server. Written by `python3 run.py protocol` from src/lanterne/server. */

export type Json = boolean | number | string | null | Json[] | { [key: string]: Json };
export const VERSION = %s;
"""
UNIONS = {"Told": messages.Told, "Tidings": messages.Tidings}
# What a page sends may lack what has a default; what it hears is always whole.
BODIES = (forms.Chair, forms.NewTable, forms.Join, forms.Sit, forms.Renew, forms.Import)
SENT = {kind.__name__ for kind in (*messages.Told.__args__, *BODIES)}
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole file."""
    kinds = [kind for kind in (vars(messages) | vars(forms)).values() if is_message(kind)]
    _, schemas = schema_components(kinds, ref_template="{name}")
    parts = [HEAD % messages.VERSION]
    parts += [interface(kind.__name__, schemas[kind.__name__]) for kind in kinds]
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def is_message(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, messages.Message) and value is not messages.Message


def interface(name: str, schema: dict[str, object]) -> str:
    """One message."""
    required, properties = schema.get("required", []), schema["properties"]
    assert isinstance(required, list)
    assert isinstance(properties, dict)
    lines = [f"/** {' '.join(str(schema['description']).split())} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, kind in properties.items():
        optional = "?" if name in SENT and field not in required else ""
        lines.append(f"  {field}{optional}: {written(kind)};")
    lines.append("}\n")
    return "\n".join(lines)


def written(schema: object) -> str:
    """A JSON schema as a TypeScript type. What says nothing of its shape is any JSON."""
    assert isinstance(schema, dict)
    kind = schema.get("type")
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(member) for member in schema["anyOf"]))
    if kind == "array" and "prefixItems" in schema:
        return "[" + ", ".join(written(item) for item in schema["prefixItems"]) + "]"
    if kind == "array":
        inner = written(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {written(values) if isinstance(values, dict) else 'Json'}>"
    return PLAIN.get(str(kind), "Json")


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8", newline="\n")
