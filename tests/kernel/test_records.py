"""Records: typed data to JSON and back, read and changed by path; every error names the path."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanterne.kernel.asks import Json
from lanterne.kernel.faults import Fault
from lanterne.kernel.records import (
    BOOL,
    INT,
    STR,
    Kind,
    Record,
    canonical,
    dump,
    fingerprint,
    get,
    list_of,
    load,
    maybe,
    one,
    put,
    tuple_of,
)


class Sword(Record):
    def __init__(self, name: str, edges: tuple[int, ...]) -> None:
        self.name = name
        self.edges = edges

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return {"name": STR, "edges": tuple_of(INT)}


class Knight(Record):
    def __init__(
        self, hp: int, brave: bool, sword: Sword, spare: Sword | None, bag: list[Sword], marks: list[int]
    ) -> None:  # fmt: skip
        self.hp = hp
        self.brave = brave
        self.sword = sword
        self.spare = spare
        self.bag = bag
        self.marks = marks

    @classmethod
    def fields(cls) -> Mapping[str, Kind]:
        return {
            "hp": INT, "brave": BOOL, "sword": one(Sword), "spare": maybe(Sword), "bag": list_of(one(Sword)),
            "marks": list_of(INT),
        }  # fmt: skip


def knight() -> Knight:
    return Knight(5, True, Sword("Épée", (1, 2)), None, [Sword("stick", ())], [3, 4])


def data(**changes: Json) -> dict[str, Json]:
    whole = dump(knight())
    assert isinstance(whole, dict)
    return {**whole, **changes}


def fault_of(changes: Json) -> Fault:
    with pytest.raises(Fault) as fault:
        load(Knight, changes, "knight")
    return fault.value


def test_a_record_is_written_as_its_fields() -> None:
    assert dump(knight()) == {
        "hp": 5, "brave": True, "sword": {"name": "Épée", "edges": [1, 2]}, "spare": None,
        "bag": [{"name": "stick", "edges": []}], "marks": [3, 4],
    }  # fmt: skip


swords = st.builds(Sword, st.text(), st.lists(st.integers()).map(tuple))
knights = st.builds(
    Knight, st.integers(), st.booleans(), swords, st.none() | swords, st.lists(swords), st.lists(st.integers())
)


@given(knights)
def test_what_is_written_is_read_back(original: Knight) -> None:
    again = load(Knight, dump(original))
    assert dump(again) == dump(original)
    assert isinstance(again.sword.edges, tuple)
    assert isinstance(again.marks, list)


@pytest.mark.parametrize(
    ("changes", "message", "path"),
    [
        ({"hp": "5"}, "data-type", "knight.hp"),
        ({"hp": True}, "data-type", "knight.hp"),
        ({"hp": 5.0}, "data-type", "knight.hp"),
        ({"hp": None}, "data-type", "knight.hp"),
        ({"brave": 1}, "data-type", "knight.brave"),
        ({"sword": None}, "data-type", "knight.sword"),
        ({"sword": {"name": "x"}}, "data-missing", "knight.sword.edges"),
        ({"sword": {"name": "x", "edges": [1, "2"]}}, "data-type", "knight.sword.edges.1"),
        ({"bag": [{"name": "a", "edges": []}, {"name": 2, "edges": []}]}, "data-type", "knight.bag.1.name"),
        ({"bag": {}}, "data-type", "knight.bag"),
        ({"spare": []}, "data-type", "knight.spare"),
        ({"horse": 1}, "data-unknown", "knight.horse"),
    ],
)
def test_wrong_data_names_its_path(changes: dict[str, Json], message: str, path: str) -> None:
    fault = fault_of(data(**changes))
    assert fault.message == message
    assert fault.args_by_name["path"] == path


def test_a_missing_field_names_its_path() -> None:
    whole = data()
    del whole["marks"]
    assert fault_of(whole).args_by_name["path"] == "knight.marks"
    assert fault_of([]).args_by_name["wanted"] == "Knight"


def test_what_is_no_plain_data_is_not_written() -> None:
    with pytest.raises(TypeError, match="set is no plain data"):
        dump([{1, 2}])


def test_the_canonical_form_does_not_depend_on_order() -> None:
    assert canonical({"b": 1, "a": [True, None, "é"]}) == '{"a":[true,null,"é"],"b":1}'.encode()
    assert fingerprint({"b": 1, "a": 2}) == fingerprint({"a": 2, "b": 1})
    assert fingerprint({"a": 1}) != fingerprint({"a": True})


def test_values_are_read_by_path() -> None:
    assert get(knight(), "hp") == 5
    assert get(knight(), "sword.edges.1") == 2
    assert get(knight(), "bag.0.name") == "stick"
    assert get(knight(), "bag.0") == {"name": "stick", "edges": []}
    assert get(knight(), "spare") is None


def test_values_are_changed_by_path() -> None:
    someone = knight()
    put(someone, "hp", 1)
    put(someone, "marks.1", 9)
    put(someone, "bag.0.name", "club")
    put(someone, "sword.edges", [7])
    put(someone, "spare", {"name": "dagger", "edges": [1]})
    put(someone, "spare.name", "knife")
    assert (someone.hp, someone.marks, someone.bag[0].name, someone.sword.edges) == (1, [3, 9], "club", (7,))
    assert someone.spare is not None
    assert someone.spare.name == "knife"
    put(someone, "spare", None)
    assert someone.spare is None


@pytest.mark.parametrize(
    "path", ["", "horse", "hp.x", "spare.name", "marks.2", "marks.-1", "marks.x", "marks.²", "bag.0.x", "sword..name"]
)
def test_an_unknown_path_is_a_fault(path: str) -> None:
    with pytest.raises(Fault) as got:
        get(knight(), path)
    with pytest.raises(Fault) as changed:
        put(knight(), path, 1)
    for fault in (got.value, changed.value):
        assert fault.message == "path-unknown"
        assert fault.args_by_name["path"] == path


@pytest.mark.parametrize(
    ("path", "value"),
    [("hp", "1"), ("brave", 0), ("marks.0", "1"), ("marks.0", True), ("bag.0", "stick"), ("sword", None), ("marks", 3)],
)
def test_a_value_of_another_type_is_a_fault(path: str, value: Json) -> None:
    someone = knight()
    with pytest.raises(Fault) as fault:
        put(someone, path, value)
    assert fault.value.message == "data-type"
    assert dump(someone) == dump(knight())


def test_members_of_a_tuple_are_not_changed_one_by_one() -> None:
    with pytest.raises(Fault):
        put(knight(), "sword.edges.0", 5)
