# %% [markdown]
# # How scores are spread
# Random games of every ruleset, and games of two bots: what do people who know nothing, and bots who know something,
# score? Open this file as a notebook (its cells begin with `# %%`), or run it: `python scores.py --out scores.png`.

# %%
import argparse
import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np

import palazzi

# %% [markdown]
# What is asked for. In a notebook there are no arguments, and the usual values are taken.

# %%
parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--games", type=int, default=20_000, help="random games of each ruleset")
parser.add_argument("--bot-games", type=int, default=4, help="games between bots of each ruleset")
parser.add_argument("--bot", default="builder", help="who plays the games between bots")
parser.add_argument("--players", type=int, default=2)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--out", type=Path, default=Path("scores.png"))
options = parser.parse_args([] if "ipykernel" in sys.modules else None)
rulesets = palazzi.rulesets()

# %% [markdown]
# Random games are played in Rust, on two threads.

# %%
random_scores = {
    ruleset: palazzi.random_games(ruleset, options.players, options.games, seed=options.seed, threads=2)["scores"]
    for ruleset, _ in rulesets
}

# %% [markdown]
# Games between bots, move by move.


# %%
def bot_scores(ruleset: str, seed: int) -> list[int]:
    """The final points of one game between bots."""
    game = palazzi.Game(ruleset, options.players, seed=seed)
    bot = palazzi.Bot(options.bot, seed=seed)
    while not game.is_over:
        game.play(bot.choose(game))
    assert game.scores is not None
    return game.scores


skilled_scores = {
    ruleset: [points for seed in range(options.bot_games) for points in bot_scores(ruleset, options.seed + seed)]
    for ruleset, _ in rulesets
}

# %% [markdown]
# One picture: grey is chance, the lines are the bots.

# %%
figure, axes = plt.subplots(len(rulesets), 1, figsize=(8, 2.2 * len(rulesets)), layout="constrained")
for axis, (ruleset, title) in zip(axes, rulesets, strict=True):
    scores = random_scores[ruleset]
    bins = np.arange(scores.min(), scores.max() + 2) - 0.5
    axis.hist(scores.ravel(), bins=bins, density=True, color="0.7", label=f"random, mean {scores.mean():.0f}")
    for index, points in enumerate(skilled_scores[ruleset]):
        axis.axvline(points, color="tab:red", alpha=0.6, label=options.bot if index == 0 else None)
    axis.set_title(title)
    axis.set_yticks([])
    axis.legend(loc="upper right")
axes[-1].set_xlabel("final points of a player")
figure.savefig(options.out, dpi=110)
print(f"wrote {options.out}")
