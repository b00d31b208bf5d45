import os
import pickle
from pathlib import Path

import pytest
from conftest import RULESETS, Finish

import palazzi


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_is_written_is_read_again(ruleset: str, finish: Finish, tmp_path: Path) -> None:
    game = finish(palazzi.Game(ruleset, 3, seed=3))
    record = game.record()
    path = tmp_path / "one.game"
    record.write(path)
    assert palazzi.Record.read(path) == record == palazzi.Record(str(record)) == pickle.loads(pickle.dumps(record))
    assert record.entries == game.entries
    assert (record.scores, record.winners) == (game.scores, game.winners)
    assert record.verify().scores == game.scores
    assert palazzi.verify(path.read_text(encoding="utf-8")).is_over
    assert hash(record) == hash(palazzi.Record(str(record)))


def test_no_file_is_replaced_unasked(tmp_path: Path) -> None:
    path = tmp_path / "one.game"
    path.write_text("mine", encoding="utf-8")
    record = palazzi.Game("palazzo", seed=1).record()
    with pytest.raises(FileExistsError):
        record.write(path)
    assert path.read_text(encoding="utf-8") == "mine"
    record.write(path, replace=True)
    assert palazzi.Record.read(path) == record
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path, same = tmp_path / "one.game", tmp_path / "same.game"
    path.write_text("mine", encoding="utf-8")
    same.hardlink_to(path)
    record = palazzi.Game("palazzo", seed=1).record()
    record.write(path, replace=True)
    assert palazzi.Record.read(path) == record
    assert same.read_text(encoding="utf-8") == "mine", "what was there is not written into"
    new = tmp_path / "new"
    new.touch()
    assert path.stat().st_mode == new.stat().st_mode, "others may read it as they may read any new file"


@pytest.mark.skipif(os.name != "posix", reason="devices are files on Unix alone")
def test_a_device_is_written_to() -> None:
    palazzi.Game("palazzo", seed=1).record().write(Path(os.devnull), replace=True)
    assert Path(os.devnull).is_char_device()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_replay_gives_every_position(ruleset: str, finish: Finish) -> None:
    game = finish(palazzi.Game(ruleset, 2, seed=3))
    record = game.record()
    positions = list(record.replay())
    assert [len(position.entries) for position in positions] == list(range(len(record) + 1))
    assert positions[-1].scores == game.scores
    assert positions[7] == record.game(7) == palazzi.Game.from_record(record, 7)


def test_a_game_goes_on_from_a_position(finish: Finish) -> None:
    record = finish(palazzi.Game("carrara-2e", 2, seed=3)).record()
    first, second = (finish(record.game(30, seed=9)) for _ in range(2))
    assert first == second
    assert first.entries[:30] == record.entries[:30]
    with pytest.raises(IndexError, match="entries"):
        record.game(len(record) + 1)


def test_mistakes_are_named_with_their_line(finish: Finish) -> None:
    lines = str(finish(palazzi.Game("carrara-1e", 2, seed=3)).record()).splitlines()
    wrong = lines[:6] + ["B turn"] + lines[7:]
    record = palazzi.Record("\n".join(wrong))
    with pytest.raises(palazzi.RecordError, match="line 7: 'B turn' where a decision of A is expected") as caught:
        record.verify()
    assert caught.value.line == 7
    assert caught.value.reason.startswith("'B turn'")
    with pytest.raises(palazzi.RecordError, match="line 7"):
        list(record.replay())
    with pytest.raises(palazzi.RecordError, match="line 8"):
        palazzi.Record("\n".join([*lines[:7], "A dance", *lines[8:]]))
    with pytest.raises(palazzi.RecordError, match="line 1: not a record"):
        palazzi.Record("chess")
    with pytest.raises(palazzi.RecordError, match="line 2: unknown ruleset"):
        palazzi.verify("palazzi 1\nruleset chess\nrules 1\nplayers 2\n--\n")


def test_a_wrong_result_is_found(finish: Finish) -> None:
    lines = str(finish(palazzi.Game("palazzo", 2, seed=3)).record()).splitlines()
    assert lines[-2].startswith("result")
    text = "\n".join([*lines[:-2], "result A 999 B 0", lines[-1]])
    assert palazzi.Record(text).scores == [999, 0]
    with pytest.raises(palazzi.RecordError, match="replaying gives"):
        palazzi.verify(text)


def test_of_two_mistakes_the_first_is_named() -> None:
    head = "palazzi 1\nruleset carrara-1e\nrules 1\nplayers 2\n--\n"
    tiles = "* tiles library4 villa2 gate1 castle5 palace3 library1 villa5 cathedral2 gate4\n"
    with pytest.raises(palazzi.RecordError, match="line 7: 'B turn'"):
        palazzi.verify(head + tiles + "B turn\nA dance\n")
