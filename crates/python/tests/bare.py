"""Run by `cargo xtask python` where nothing but the wheel is installed: games need no other package."""

import palazzi

game = palazzi.Game("palazzo", players=3, seed=1)
bot = palazzi.Bot("builder")
while not game.is_over:
    game.play(bot.choose(game))
assert game.record().verify().winners == game.winners
try:
    palazzi.random_games("palazzo")
except ImportError as error:
    assert "numpy" in str(error)
else:
    raise AssertionError("numpy is here")
print(f"palazzi {palazzi.__version__} needs nothing else: {game}")
