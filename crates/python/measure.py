"""How fast the module is: `cargo xtask python --measure`, or `python measure.py` where a wheel is installed.

Every figure is the median of several rounds, since a machine that others use moves from second to second. Beside it
stands how many steps one processor second made: of all processor time that this program used, whatever others did.
"""

import argparse
import os
import random
import statistics
import time
from collections.abc import Callable

import numpy as np

import palazzi
import palazzi.pettingzoo

ROUNDS = 7


def measure(name: str, steps_of: Callable[[int], int]) -> None:
    """Prints the steps per second of something that takes the number of a round and returns how many steps it made."""
    by_clock, by_processor = [], []
    for number in range(ROUNDS):
        clock, processor = time.perf_counter(), time.process_time()
        steps = steps_of(number)
        by_clock.append(steps / (time.perf_counter() - clock))
        by_processor.append(steps / (time.process_time() - processor))
    medians = [statistics.median(rates) for rates in (by_clock, by_processor)]
    print(f"{name:60} {medians[0]:>12,.0f} {medians[1]:>16,.0f}", flush=True)


def random_play(ruleset: str, players: int, games: int, threads: int) -> Callable[[int], int]:
    """Whole random games, in Rust."""

    def run(number: int) -> int:
        played = palazzi.random_games(ruleset, players, games, seed=number, threads=threads)
        return int(played["decisions"].sum())

    return run


def single_steps(ruleset: str, players: int, steps: int) -> Callable[[int], int]:
    """One call of `play` for each decision, made by a loop of Python that picks at random."""

    def run(number: int) -> int:
        pick = random.Random(number).random
        game = palazzi.Game(ruleset, players, seed=number)
        for step in range(steps):
            if game.is_over:
                game = palazzi.Game(ruleset, players, seed=number + step)
            game.play(int(pick() * game.legal_count))
        return steps

    return run


def pettingzoo_steps(ruleset: str, players: int, steps: int) -> Callable[[int], int]:
    """`last` and `step` of the PettingZoo environment: every observation and every mask is made."""

    def run(number: int) -> int:
        env = palazzi.pettingzoo.raw_env(ruleset, players)
        rng = np.random.default_rng(number)
        env.reset(seed=number)
        for _ in range(steps):
            observation, _, over, _, _ = env.last()
            assert observation is not None
            if over:
                env.reset()
                continue
            open_words = np.flatnonzero(observation["action_mask"])
            env.step(int(open_words[int(rng.random() * len(open_words))]))
        return steps

    return run


def batch_steps(ruleset: str, players: int, games: int, rounds: int, threads: int) -> Callable[[int], int]:
    """`observe`, `masks` and `step` of a batch, with random words picked by numpy."""

    def run(number: int) -> int:
        batch = palazzi.Batch(ruleset, players, games=games, seed=number, threads=threads)
        rng = np.random.default_rng(number)
        for _ in range(rounds):
            batch.observe()
            masks = batch.masks()
            batch.step((rng.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1))
        return games * rounds

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a tenth of the work, for trying this out")
    part = 10 if parser.parse_args().quick else 1
    cores = len(os.sched_getaffinity(0))
    print(f"palazzi {palazzi.__version__}, {cores} cores, load {os.getloadavg()[0]:.1f}, medians of {ROUNDS} rounds\n")
    print(f"{'steps per second':60} {'by the clock':>12} {'per core-second':>16}")
    for ruleset, _ in palazzi.rulesets():
        for players in (2, 4):
            name = f"{ruleset}, {players} players"
            measure(f"random_games, 2 threads: {name}", random_play(ruleset, players, 20_000 // part, 2))
            measure(f"Game.play, one call each: {name}", single_steps(ruleset, players, 100_000 // part))
    for ruleset, _ in palazzi.rulesets():
        name = f"{ruleset}, 2 players"
        measure(f"PettingZoo, last and step: {name}", pettingzoo_steps(ruleset, 2, 20_000 // part))
        measure(f"Batch of 256, 2 threads: {name}", batch_steps(ruleset, 2, 256, 100 // part, 2))


if __name__ == "__main__":
    main()
