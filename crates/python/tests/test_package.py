import doctest
import importlib.metadata
import subprocess
import sys
from pathlib import Path

import palazzi

CRATE = Path(__file__).parent.parent


def test_the_installed_wheel_is_tested_and_not_the_source() -> None:
    module = Path(palazzi.__file__).resolve()
    assert module.is_relative_to(Path(sys.prefix).resolve())
    assert not module.is_relative_to(CRATE.resolve())
    assert importlib.metadata.version("palazzi") == palazzi.__version__
    names = {file.name for file in importlib.metadata.files("palazzi") or []}
    assert {"__init__.py", "__init__.pyi", "py.typed", "pettingzoo.py", "_native.abi3.so"} <= names


def test_the_examples_in_the_documentation_run() -> None:
    assert doctest.testmod(palazzi).attempted > 0
    tested = doctest.testfile(str(CRATE.parent.parent / "docs" / "python.md"), module_relative=False)
    assert tested.attempted > 10 and tested.failed == 0


def test_the_example_draws_its_picture(tmp_path: Path) -> None:
    picture = tmp_path / "scores.png"
    example = CRATE / "examples" / "scores.py"
    options = ["--games", "200", "--bot-games", "1", "--bot", "greedy", "--out", str(picture)]
    run = subprocess.run([sys.executable, str(example), *options], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert picture.stat().st_size > 10_000
