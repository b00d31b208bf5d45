import copy
import random

import numpy as np
import pytest
from conftest import RULESETS, TABLES

import palazzi


def choose_any(environment: palazzi.Environment, rng: random.Random) -> None:
    environment.step(rng.choice(np.flatnonzero(environment.mask()).tolist()))


def spelt(environment: palazzi.Environment) -> set[str]:
    """Every action that can be spelt from here, as the entry that it becomes."""
    entries = len(environment.game().entries)
    found = set()
    for word in np.flatnonzero(environment.mask()):
        branch = environment.clone()
        branch.step(int(word))
        log = branch.game().entries
        if len(log) > entries:
            assert log[entries] not in found
            found.add(log[entries])
        else:
            deeper = spelt(branch)
            assert not found & deeper
            found |= deeper
    return found


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_legal_action_can_be_spelt_in_one_way(ruleset: str) -> None:
    rng = random.Random(3)
    checked = 0
    for seed in range(6):
        environment = palazzi.Environment(ruleset, 2, seed=seed)
        entries = -1
        while environment.seat is not None:
            game = environment.game()
            is_new = len(game.entries) != entries
            entries = len(game.entries)
            if is_new and rng.random() < 0.2 and game.legal_count <= 150:
                assert spelt(environment) == {f"{game.to_move} {action}" for action in game.legal_actions()}
                checked += 1
            choose_any(environment, rng)
    assert checked > 20


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_observations_keep_their_size_and_bounds(ruleset: str, players: int) -> None:
    environment = palazzi.Environment(ruleset, players, seed=1)
    low, high = environment.bounds
    names = environment.names
    assert len(set(names)) == len(names) == len(low) == len(high)
    rng = random.Random(1)
    while True:
        for seat in range(players):
            numbers = environment.observe(seat)
            assert numbers.dtype == np.int16 and numbers.shape == low.shape
            outside = np.flatnonzero((numbers < low) | (numbers > high))
            assert not len(outside), [(names[place], numbers[place]) for place in outside]
        if environment.seat is None:
            break
        assert environment.mask().sum() >= 2
        choose_any(environment, rng)
    rewards = environment.rewards()
    assert sum(rewards) == pytest.approx(0, abs=1e-6)
    assert not environment.mask().any()
    assert environment.clone().game() == environment.game()
    assert environment.game().is_over


@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_observation_shows_nothing_that_is_hidden(ruleset: str) -> None:
    environment = palazzi.Environment(ruleset, 2, seed=4)
    names = environment.names
    hidden = ("next: bricks", "next: coins", "next: objects", "next: hand ")
    places = [place for place, name in enumerate(names) if name.startswith(hidden)]
    own = [place for place, name in enumerate(names) if name.startswith(("own: bricks", "own: hand "))]
    assert places and own
    rng = random.Random(4)
    seen = 0
    while environment.seat is not None:
        numbers = environment.observe(0)
        assert not numbers[places].any()
        seen += int(numbers[own].sum())
        choose_any(environment, rng)
    assert seen > 0
    assert environment.observe(0)[names.index(next(name for name in names if name.startswith("next: h")))] == 1


def test_what_a_seat_spells_is_its_own_business() -> None:
    environment = palazzi.Environment("carrara-2e", 2, seed=1)
    spelling = [place for place, name in enumerate(environment.names) if name.startswith("spelt: ")]
    rng = random.Random(1)
    partial = 0
    while environment.seat is not None:
        seat = environment.seat
        partial += int(environment.observe(seat)[spelling].any())
        assert not environment.observe(1 - seat)[spelling].any()
        choose_any(environment, rng)
    assert partial > 10


@pytest.mark.parametrize("ruleset", RULESETS)
def test_different_beginnings_look_different(ruleset: str) -> None:
    """What has been spelt, as the observation shows it, says which words can come next."""
    environment = palazzi.Environment(ruleset, 2, seed=2)
    words = len(environment.words)
    rng = random.Random(2)
    for _ in range(400):
        if environment.seat is None:
            break
        before = environment.clone()
        seen: dict[bytes, bytes] = {}
        for word in np.flatnonzero(before.mask()):
            branch = before.clone()
            branch.step(int(word))
            if len(branch.game().entries) == len(before.game().entries):
                key = branch.observe(before.seat or 0)[-words:].tobytes()
                assert key not in seen
                seen[key] = branch.mask().tobytes()
        choose_any(environment, rng)


def test_words_that_cannot_come_are_refused() -> None:
    environment = palazzi.Environment("palazzo", 2, seed=1)
    closed = int(np.flatnonzero(environment.mask() == 0)[0])
    before = environment.observe(0)
    for word in (closed, 100_000):
        with pytest.raises(palazzi.IllegalAction, match=f"word {word} cannot come next"):
            environment.step(word)
    assert (environment.observe(0) == before).all()
    with pytest.raises(IndexError, match="seat 2"):
        environment.observe(2)


def test_a_copy_keeps_the_words_chosen_so_far() -> None:
    environment = palazzi.Environment("carrara-1e-expansion", 2, seed=5)
    rng = random.Random(5)
    while environment.seat is not None:
        twin = copy.deepcopy(environment)
        assert (twin.observe(environment.seat) == environment.observe(environment.seat)).all()
        assert (twin.mask() == environment.mask()).all()
        state = environment.observe(0)
        choose_any(twin, rng)
        assert (environment.observe(0) == state).all()
        environment = twin


def test_a_seed_decides_everything() -> None:
    environments = [palazzi.Environment("carrara-1e-expansion", 3, seed=9) for _ in range(2)]
    environments[1].reset(seed=1)
    environments[1].reset(seed=9)
    rngs = [random.Random(1), random.Random(1)]
    while environments[0].seat is not None:
        for environment, rng in zip(environments, rngs, strict=True):
            choose_any(environment, rng)
    assert environments[0].game() == environments[1].game()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_batch_is_many_environments(ruleset: str) -> None:
    games, seed = 3, 11
    batches = [palazzi.Batch(ruleset, 3, games=games, seed=seed, threads=threads) for threads in (1, 2)]
    single = [palazzi.Environment(ruleset, 3, seed=seed + game) for game in range(games)]
    rng = np.random.default_rng(1)
    finished = 0
    number = list(range(games))
    assert len(batches[0]) == games and batches[0].words == single[0].words
    while finished < games:
        masks = batches[0].masks()
        assert (masks == batches[1].masks()).all()
        numbers = batches[0].observe()
        assert (numbers == batches[1].observe()).all()
        seats = batches[0].seats()
        words = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        (rewards, over), (rewards_again, over_again) = (batch.step(words) for batch in batches)
        assert (rewards == rewards_again).all() and (over == over_again).all()
        for game, environment in enumerate(single):
            assert environment.seat == seats[game]
            assert (environment.mask() == masks[game]).all()
            assert (environment.observe(int(seats[game])) == numbers[game]).all()
            environment.step(int(words[game]))
            assert (environment.seat is None) == over[game]
            assert environment.rewards() == pytest.approx(rewards[game].tolist())
            if over[game]:
                finished += 1
                number[game] += games
                environment.reset(seed=seed + number[game])


def test_a_batch_refuses_wrong_words_before_anything_changes() -> None:
    batch = palazzi.Batch("palazzo", 2, games=3, seed=1)
    masks = batch.masks()
    words = masks.argmax(axis=1)
    words[2] = masks[2].argmin()
    with pytest.raises(palazzi.IllegalAction, match="game 2"):
        batch.step(words)
    assert (batch.masks() == masks).all()
    with pytest.raises(ValueError, match="2 words for 3 games"):
        batch.step([1, 2])
    with pytest.raises(ValueError, match="games must be"):
        palazzi.Batch("palazzo", games=0)
