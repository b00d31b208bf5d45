"""The games as environments of PettingZoo (AEC): `palazzi.pettingzoo.env("carrara-1e", players=3)`.

A decision can have thousands of actions, since every way to pay is one. So actions are spelt: an agent chooses one
word of a fixed vocabulary at a time, such as "build", "villa4", "in lucca", "w2", until one legal action is left. Words
that have to come, decisions without a choice, and draws happen by themselves.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from palazzi import Environment, Game

Observation = dict[str, npt.NDArray[Any]]

RENDER_MODES = ["ansi", "human"]


def env(
    ruleset: str,
    players: int = 2,
    *,
    cards: str | None = None,
    components: str | os.PathLike[str] | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int | None]:
    """The environment with PettingZoo's usual checks around it."""
    bare = raw_env(ruleset, players, cards=cards, components=components, render_mode=render_mode)
    checked = wrappers.AssertOutOfBoundsWrapper(bare)
    return wrappers.OrderEnforcingWrapper(checked)


class raw_env(AECEnv[str, Observation, "int | None"]):
    """The environment itself. The agents "player_0", "player_1" and so on are the seats A, B and so on.

    An observation is a dict of "observation", what the agent's seat sees as numbers (`observation_names` says what
    they are), and "action_mask", 1 for every word that the agent can choose now; it is 0 everywhere for agents that are
    not to choose.

    When the game is over, the winners share a reward of 1, the others share -1. `infos` then holds everybody's points.
    """

    metadata = {"render_modes": RENDER_MODES, "is_parallelizable": False}

    def __init__(
        self,
        ruleset: str,
        players: int = 2,
        *,
        cards: str | None = None,
        components: str | os.PathLike[str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode must be one of {RENDER_MODES}, not {render_mode!r}")
        self.metadata = {**type(self).metadata, "name": ruleset}
        self.render_mode = render_mode
        self._course = Environment(ruleset, players, seed=0, cards=cards, components=components)
        self._seeds = np.random.SeedSequence()
        self.words = self._course.words
        self.observation_names = self._course.names
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._no_words = np.zeros(len(self.words), dtype=np.int8)
        low, high = self._course.bounds
        self.action_spaces = {agent: spaces.Discrete(len(self.words)) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (len(self.words),), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    @property
    def game(self) -> Game:
        """A copy of the game so far, with everything that is hidden."""
        return self._course.game()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.SeedSequence(seed)
        self._course.reset(seed=int(self._seeds.spawn(1)[0].generate_state(1, np.uint64)[0]))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_next()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to choose a word, not None")
        self._course.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        if not self._turn_to_next():
            self._finish()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = self._course.mask() if seat == self._course.seat else self._no_words.copy()
        return {"observation": self._course.observe(seat), "action_mask": mask}

    def render(self) -> str | None:
        """The last entries of the game, in notation: everything is shown."""
        text = "\n".join(self.game.entries[-12:])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass

    def _turn_to_next(self) -> bool:
        """Selects the agent that is to choose; False if the game is over."""
        seat = self._course.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
        return seat is not None

    def _finish(self) -> None:
        scores = self.game.scores
        assert scores is not None, "the game is over"
        for agent, reward, points in zip(self.agents, self._course.rewards(), scores, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
            self.infos[agent] = {"points": points}
        self.agent_selection = self.agents[0]
