"""What the tests share."""

import random
from collections.abc import Callable

import pytest

import palazzi

RULESETS = [name for name, _ in palazzi.rulesets()]
TABLES = [(ruleset, players) for ruleset in RULESETS for players in (2, 3, 4)]

Finish = Callable[..., palazzi.Game]


def play_on(game: palazzi.Game, seed: int = 1, most: int | None = None) -> palazzi.Game:
    """Plays at random, to the end or for so many decisions."""
    rng = random.Random(seed)
    decisions = 0
    while not game.is_over and decisions != most:
        game.play(rng.randrange(game.legal_count))
        decisions += 1
    return game


@pytest.fixture
def finish() -> Finish:
    return play_on
