"""The Palaces of Carrara and Palazzo: games, records, computer opponents, and environments for learning.

    >>> import palazzi
    >>> game = palazzi.Game("carrara-1e", players=3, seed=7)
    >>> while not game.is_over:
    ...     game.play(game.legal_actions()[0])
    >>> len(game.scores)
    3

`docs/python.md` of the source tells the rest; `palazzi.pettingzoo` holds environments of PettingZoo.
"""

from palazzi._native import (
    RULES_VERSION,
    Batch,
    Bot,
    Environment,
    Error,
    Game,
    IllegalAction,
    NotationError,
    Record,
    RecordError,
    Replay,
    SetupError,
    __version__,
    bots,
    card_sets,
    components,
    random_games,
    rulesets,
    verify,
)

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
