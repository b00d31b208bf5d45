import numpy as np
import pytest
from conftest import TABLES
from pettingzoo.test import api_test, seed_test

import palazzi.pettingzoo

# A dict with a mask is PettingZoo's own way for games with illegal actions; its test warns about it all the same.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_the_environment_keeps_the_rules_of_pettingzoo(ruleset: str, players: int) -> None:
    api_test(palazzi.pettingzoo.env(ruleset, players), num_cycles=300)


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_the_environment_follows_from_its_seed(ruleset: str, players: int) -> None:
    seed_test(lambda: palazzi.pettingzoo.env(ruleset, players), num_cycles=100)


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_a_game_ends_with_rewards_and_points(ruleset: str, players: int) -> None:
    env = palazzi.pettingzoo.raw_env(ruleset, players)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    points = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        assert observation is not None
        rewards[agent] += reward
        if terminated or truncated:
            points[agent] = info["points"]
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    game = env.game
    assert list(points.values()) == game.scores
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)
    best = max(rewards.values())
    seats = "ABCD"[:players]
    winners = [seat for seat, reward in zip(seats, rewards.values(), strict=True) if reward == best]
    assert winners == game.winners
    assert game.record().verify().is_over


def test_agents_that_are_not_asked_have_no_words() -> None:
    env = palazzi.pettingzoo.raw_env("carrara-1e", 3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
        assert env.observation_space(agent).contains(env.observe(agent))


def test_rendering_shows_the_last_entries(capsys: pytest.CaptureFixture[str]) -> None:
    env = palazzi.pettingzoo.raw_env("carrara-1e", render_mode="ansi")
    env.reset(seed=1)
    assert "* tiles" in (env.render() or "")
    env = palazzi.pettingzoo.raw_env("carrara-1e", render_mode="human")
    env.reset(seed=1)
    env.render()
    assert "* tiles" in capsys.readouterr().out
    with pytest.raises(ValueError, match="render_mode"):
        palazzi.pettingzoo.raw_env("carrara-1e", render_mode="film")
