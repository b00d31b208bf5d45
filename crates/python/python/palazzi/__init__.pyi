import os
from collections.abc import Iterator
from typing import Any, Literal, Self, TypeAlias, TypedDict, final

import numpy as np
import numpy.typing as npt

__all__ = [
    "RULES_VERSION",
    "Batch",
    "Bot",
    "Environment",
    "Error",
    "Game",
    "IllegalAction",
    "NotationError",
    "Record",
    "RecordError",
    "Replay",
    "SetupError",
    "__version__",
    "bots",
    "card_sets",
    "components",
    "random_games",
    "rulesets",
    "verify",
]

_Path: TypeAlias = str | os.PathLike[str]

__version__: str
RULES_VERSION: int

class Error(ValueError):
    """What everything that Palazzi refuses is."""

class SetupError(Error):
    """A game that cannot be set up like that."""

class NotationError(Error):
    """A text that is not in the notation."""

class IllegalAction(Error):
    """An action that the rules do not allow, or a draw that cannot happen. Nothing has changed."""

class RecordError(Error):
    """A record that cannot be read or replayed."""

    line: int
    """The line of the text, counted from 1."""
    reason: str
    """What is wrong there."""

def rulesets() -> list[tuple[str, str]]:
    """What can be played: names and titles."""

def bots() -> list[tuple[str, str]]:
    """Who can be played against, weakest first: names, and how they play."""

def components(ruleset: str) -> str:
    """The built-in component sheet of a ruleset (TOML), as a start for an own one."""

def card_sets(ruleset: str) -> list[tuple[str, str]]:
    """The ready-made sets of cards of a ruleset."""

def verify(text: str) -> Game:
    """Reads a text, replays it and compares the result. The exception is about the first mistake in the text."""

class _RandomGames(TypedDict):
    scores: npt.NDArray[np.int32]
    winners: npt.NDArray[np.bool]
    decisions: npt.NDArray[np.uint32]

def random_games(
    ruleset: str,
    players: int = 2,
    games: int = 1000,
    *,
    seed: int | None = None,
    threads: int = 1,
    choose: Literal["uniform", "kind"] = "uniform",
    cards: str | None = None,
    components: _Path | None = None,
) -> _RandomGames:
    """Plays whole random games, at most 10,000,000, on several threads while other threads of Python go on."""

class _Hint(TypedDict):
    action: str
    wins: list[float]
    points: list[float]
    visits: int

@final
class Game:
    """A game in progress."""

    def __new__(
        cls,
        ruleset: str,
        players: int = 2,
        *,
        seed: int | None = None,
        cards: str | None = None,
        components: _Path | None = None,
    ) -> Self: ...
    @classmethod
    def from_record(cls, record: Record, entries: int | None = None, *, seed: int | None = None) -> Game:
        """The game that a record leads to, after so many entries or after all of them."""

    @property
    def ruleset(self) -> str:
        """The name of the ruleset."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def seed(self) -> int | None:
        """Where draws come from; None if they are given."""

    @property
    def to_move(self) -> str | None:
        """Whose turn it is to decide: a seat letter, "*" if something is to be drawn, None if the game is over."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""

    @property
    def scores(self) -> list[int] | None:
        """The final points by seat; None until the game is over."""

    @property
    def winners(self) -> list[str] | None:
        """The winning seat or seats; None until the game is over."""

    def standing(self) -> list[int]:
        """What final scoring would give now, by seat. Shows what is hidden until the end."""

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """What a seat may know, in the form of docs/views.md; without a seat, what a spectator may know."""

    def view_json(self, seat: str | None = None) -> str:
        """The same as a text of JSON."""

    def trace(self) -> dict[str, Any]:
        """The whole state, hidden things included, in the form of docs/rules/trace.md."""

    @property
    def entries(self) -> list[str]:
        """The entries so far, hidden draws included."""

    def events(self, seat: str | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What a seat, or a spectator, has been told since so many entries, in the form of docs/views.md."""

    def legal_actions(self) -> list[str]:
        """The legal actions of the seat to decide, sorted; empty if nobody is."""

    @property
    def legal_count(self) -> int:
        """How many legal actions there are."""

    def play(self, action: str | int) -> None:
        """Plays an action of the seat to decide: its notation, or its index in `legal_actions()`."""

    def why_not(self, action: str) -> str | None:
        """Why an action of the seat to decide is refused, with the rule; None if it is legal."""

    def draw(self, *, seed: int | None = None) -> None:
        """Draws what is to be drawn, in a game that waits for draws: by a seed, or by the system's chance."""

    def clone(self) -> Game:
        """An independent copy."""

    def record(self) -> Record:
        """The game written down."""

    def hint(
        self, best: int = 5, *, budget: int | str | None = None, threads: int = 1, seed: int = 1
    ) -> list[_Hint]:
        """The best few actions of the seat to decide, best first, by what that seat knows."""

    def __copy__(self) -> Game: ...
    def __deepcopy__(self, _memo: dict[int, Any]) -> Game: ...
    def __setstate__(self, state: tuple[str, int | None]) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...

@final
class Record:
    """A game written down: the text of a `.game` file."""

    def __new__(cls, text: str) -> Self: ...
    @classmethod
    def read(cls, path: _Path) -> Record:
        """Reads a `.game` file."""

    def write(self, path: _Path, *, replace: bool = False) -> None:
        """Writes a `.game` file, which appears whole or not at all. A file that is there is not replaced unless that is
        asked for."""

    @property
    def ruleset(self) -> str:
        """The name of the ruleset."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def entries(self) -> list[str]:
        """The entries of the log."""

    @property
    def scores(self) -> list[int] | None:
        """The final points that the record gives, by seat; None for an unfinished game."""

    @property
    def winners(self) -> list[str] | None:
        """The winning seat or seats that the record gives; None for an unfinished game."""

    def verify(self) -> Game:
        """Replays the record, compares the result, and returns the game that it leads to."""

    def game(self, entries: int | None = None, *, seed: int | None = None) -> Game:
        """The game after so many entries, or after all of them. With a seed, it draws for itself from there on."""

    def replay(self) -> Replay:
        """The positions of the game one after the other: before any entry, and after each."""

    def analyse(
        self, *, budget: int | str | None = None, threads: int = 1, seed: int = 1
    ) -> dict[str, Any]:
        """Looks back upon the game: how good every decision was, what luck did, and where the game turned."""

    def __len__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Replay(Iterator[Game]):
    """The positions of a record, one after the other."""

    def __iter__(self) -> Replay: ...
    def __next__(self) -> Game: ...

@final
class Bot:
    """A computer opponent. It decides by what its seat has seen and been told, and by nothing else."""

    def __new__(
        cls, name: str, *, budget: int | str | None = None, threads: int = 1, seed: int = 1
    ) -> Self: ...
    @property
    def name(self) -> str:
        """Its name."""

    def choose(self, game: Game) -> str:
        """The action that the bot takes in the place of the seat to decide, in notation."""

@final
class Environment:
    """A game for programs that learn: seats are asked for words of a fixed vocabulary, and see numbers."""

    def __new__(
        cls,
        ruleset: str,
        players: int = 2,
        *,
        seed: int | None = None,
        cards: str | None = None,
        components: _Path | None = None,
    ) -> Self: ...
    def reset(self, *, seed: int | None = None) -> None:
        """Starts anew. Without a seed, draws follow from the system's chance."""

    @property
    def seat(self) -> int | None:
        """The seat that is asked, counted from 0; None when the game is over."""

    def step(self, word: int) -> None:
        """Chooses the next word of the seat that is asked."""

    def mask(self) -> npt.NDArray[np.int8]:
        """1 for every word that can come next, else 0."""

    def observe(self, seat: int) -> npt.NDArray[np.int16]:
        """What a seat sees, as numbers."""

    def clone(self) -> Environment:
        """An independent copy, with the words chosen so far."""

    def rewards(self) -> list[float]:
        """What the game was worth to each seat when it is over, else 0: winners share 1 among them, the others -1."""

    def game(self) -> Game:
        """The game so far, with everything that is hidden."""

    @property
    def words(self) -> list[str]:
        """The words in their order."""

    @property
    def names(self) -> list[str]:
        """What the numbers of an observation are called."""

    @property
    def bounds(self) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
        """The least and the greatest that each number of an observation can be."""

    def __copy__(self) -> Environment: ...
    def __deepcopy__(self, _memo: dict[int, Any]) -> Environment: ...

@final
class Batch:
    """Games side by side, for programs that learn. A game that is over starts anew at once."""

    def __new__(
        cls,
        ruleset: str,
        players: int = 2,
        *,
        games: int = 64,
        seed: int | None = None,
        threads: int = 1,
        cards: str | None = None,
        components: _Path | None = None,
    ) -> Self: ...
    def __len__(self) -> int: ...
    @property
    def words(self) -> list[str]:
        """The words in their order."""

    def seats(self) -> npt.NDArray[np.int8]:
        """The seat that is asked in each game, counted from 0."""

    def observe(self) -> npt.NDArray[np.int16]:
        """What the seat that is asked sees in each game: a row of numbers."""

    def masks(self) -> npt.NDArray[np.int8]:
        """1 for every word that can come next, else 0: a row for each game."""

    def step(self, words: npt.ArrayLike) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool]]:
        """Chooses the next word in every game.

        Returns what games that are over now were worth to each seat (else 0), and which are over; these have started
        anew.
        """
