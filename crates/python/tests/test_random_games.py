import os
import signal
import threading

import numpy as np
import pytest
from conftest import TABLES

import palazzi

ENDLESS = 5_000_000
"""So many games take hours in a build for tests."""


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_games_depend_on_the_seed_alone(ruleset: str, players: int) -> None:
    games = palazzi.random_games(ruleset, players, 130, seed=7)
    again = palazzi.random_games(ruleset, players, 130, seed=7, threads=3)
    other = palazzi.random_games(ruleset, players, 130, seed=8)
    for key in ("scores", "winners", "decisions"):
        assert (games[key] == again[key]).all()
    assert (games["scores"] != other["scores"]).any()
    assert games["scores"].shape == games["winners"].shape == (130, players)
    best = games["scores"] == games["scores"].max(axis=1, keepdims=True)
    assert (best | ~games["winners"]).all() and games["winners"].any(axis=1).all()
    assert (games["decisions"] > 10).all()


def test_actions_are_picked_evenly_or_by_kind() -> None:
    uniform = palazzi.random_games("carrara-2e", 2, 200, seed=1)["decisions"].mean()
    by_kind = palazzi.random_games("carrara-2e", 2, 200, seed=1, choose="kind")["decisions"].mean()
    assert uniform != by_kind
    with pytest.raises(ValueError, match="choose must be"):
        palazzi.random_games("palazzo", choose="best")  # type: ignore[arg-type]


def test_no_games_are_no_games() -> None:
    assert palazzi.random_games("palazzo", 2, 0)["scores"].shape == (0, 2)


@pytest.mark.parametrize("games", [10_000_001, 1 << 62, (1 << 64) - 1])
def test_more_games_than_fit_into_memory_are_refused(games: int) -> None:
    with pytest.raises(ValueError, match=f"games must be at most 10000000, not {games}"):
        palazzi.random_games("palazzo", 4, games)


def interrupt_soon() -> threading.Timer:
    """Sends what Ctrl-C sends. It can do so only while the loop lets other threads of Python run."""
    timer = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    return timer


def test_ctrl_c_ends_a_long_loop() -> None:
    timer = interrupt_soon()
    with pytest.raises(KeyboardInterrupt):
        palazzi.random_games("carrara-1e", 4, ENDLESS, seed=1, threads=2)
    timer.join()


def test_ctrl_c_ends_a_bot_and_an_analysis() -> None:
    game = palazzi.Game("carrara-1e", 2, seed=1)
    timer = interrupt_soon()
    with pytest.raises(KeyboardInterrupt):
        palazzi.Bot("master", budget="3000ms").choose(game)
    timer.join()
    timer = interrupt_soon()
    with pytest.raises(KeyboardInterrupt):
        game.record().analyse(budget="3000ms")
    timer.join()


def test_several_threads_may_use_one_game() -> None:
    game = palazzi.Game("carrara-2e", 4, seed=1)
    refused = []

    def play() -> None:
        rng = np.random.default_rng(threading.get_ident())
        while not game.is_over:
            try:
                game.play(int(rng.integers(max(game.legal_count, 1))))
                game.view("A")
            except (IndexError, palazzi.IllegalAction) as error:
                refused.append(error)

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert game.record().verify().scores == game.scores
