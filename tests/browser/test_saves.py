"""Save files: exported from the page, replayed by the terminal, and gone on with from the lobby."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.tables import CRUSADER
from tests.cli.shell import process


def export(person: Person, folder: Path) -> Path:
    person.button("Table and seats").click()
    with person.page.expect_download() as download:
        person.link("Save file").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_a_save_goes_from_page_to_terminal_and_back_to_the_same_position(person: Person, tmp_path: Path) -> None:
    table = person.open("mini-rogue", settings=CRUSADER)
    for words in ("Rest", "Move right", "Attack"):
        person.choose(words)
    told, asked, options = person.told(), person.question.inner_text(), person.options.all_inner_texts()
    file = export(person, tmp_path)

    replayed = process("replay", str(file))
    assert replayed.status == 0, replayed.err
    assert "Giant Rat" in replayed.out

    person.go("/")
    with person.page.expect_file_chooser() as chooser:
        person.button("Choose a file").click()
    chooser.value.set_files(file)
    expect(person.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    assert not person.page.url.endswith(table), "the old table, not the file"
    expect(person.question).to_have_text(asked)
    assert person.options.all_inner_texts() == options
    expect(person.log).to_have_text(told)
    person.choose("Keep the dice")


def test_a_file_that_is_no_save_is_refused_in_words(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "shopping.json"
    file.write_text('{"milk": 2}')
    person.bear("400")
    person.go("/")
    with person.page.expect_file_chooser() as chooser:
        person.button("Choose a file").click()
    chooser.value.set_files(file)
    expect(person.page.get_by_role("status").filter(has_text="save")).to_be_visible()
