import pytest
from conftest import RULESETS, Finish

import palazzi

LEVELS = ["novice", "apprentice", "journeyman", "mason", "builder", "architect", "master"]


def test_all_bots_are_listed() -> None:
    names = [name for name, _ in palazzi.bots()]
    assert names == ["random", "greedy", "flat", *LEVELS]


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("name", [name for name, _ in palazzi.bots()])
def test_every_bot_takes_a_legal_action(ruleset: str, name: str, finish: Finish) -> None:
    game = finish(palazzi.Game(ruleset, 3, seed=2), most=12)
    bot = palazzi.Bot(name, budget=8)
    before = game.clone()
    action = bot.choose(game)
    assert action in game.legal_actions()
    assert game == before
    assert palazzi.Bot(name, budget=8).choose(game) == action


def test_bots_play_a_game() -> None:
    game = palazzi.Game("palazzo", 2, seed=5)
    bots = {"A": palazzi.Bot("builder"), "B": palazzi.Bot("novice", seed=2)}
    while game.to_move is not None:
        game.play(bots[game.to_move].choose(game))
    assert game.winners is not None
    assert game.record().verify().is_over


@pytest.mark.parametrize("name", ["greedy", "builder", "master"])
def test_a_bot_does_not_see_what_its_seat_cannot_know(name: str) -> None:
    """Two games that differ only in the hand of B look alike to A, and so they do to a bot in A's place."""
    heads = "palazzi 1\nruleset palazzo\nrules 1\nplayers 2\n--\n* builder 1\n* tiles b1.1 s2.1 m1.2 b2.2 s1.1\n"
    games = [
        palazzi.Record(f"{heads}* hand A f3 d4 l7 c2\n* hand B {hand}\n").game()
        for hand in ("f7 d7 l6 c2", "f3 d3 l3 c2")
    ]
    assert games[0].view("A") == games[1].view("A")
    assert games[0].view("B") != games[1].view("B")
    bots = [palazzi.Bot(name, budget=30) for _ in games]
    chosen = [bot.choose(game) for bot, game in zip(bots, games, strict=True)]
    assert chosen[0] == chosen[1]
    assert games[0].hint(budget=30) == games[1].hint(budget=30)


def test_a_budget_is_playouts_or_a_time() -> None:
    game = palazzi.Game("palazzo", 2, seed=5)
    for budget in (10, "10", "5ms"):
        assert palazzi.Bot("master", budget=budget).choose(game) in game.legal_actions()
    for budget in (0, "soon", "20s", -4):
        with pytest.raises(ValueError, match="budget"):
            palazzi.Bot("master", budget=budget)
    with pytest.raises(TypeError, match="budget"):
        palazzi.Bot("master", budget=1.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="threads"):
        palazzi.Bot("master", threads=0)
    with pytest.raises(palazzi.Error, match="unknown bot 'deep'"):
        palazzi.Bot("deep")
    with pytest.raises(palazzi.IllegalAction, match="nobody"):
        palazzi.Bot("random").choose(palazzi.Game("palazzo"))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_hints_come_best_first(ruleset: str, finish: Finish) -> None:
    game = finish(palazzi.Game(ruleset, 2, seed=6), most=8)
    hints = game.hint(3, budget=40)
    assert 1 <= len(hints) <= 3
    seat = "AB".index(game.to_move or "")
    wins = [hint["wins"][seat] for hint in hints]
    assert wins == sorted(wins, reverse=True)
    for hint in hints:
        assert hint["action"] in game.legal_actions()
        assert sum(hint["wins"]) == pytest.approx(1, abs=1e-3)
        assert len(hint["points"]) == 2 and hint["visits"] > 0
    assert game.hint(3, budget=40) == hints


def test_looking_back_judges_every_decision() -> None:
    game = palazzi.Game("palazzo", 2, seed=5)
    bot = palazzi.Bot("novice")
    for _ in range(25):
        game.play(bot.choose(game))
    record = game.record()
    analysis = record.analyse(budget=8, threads=2)
    assert analysis["complete"] and analysis["players"] == 2
    decisions = [entry for entry in record.entries if not entry.startswith("*")]
    assert [f"{each['seat']} {each['action']}" for each in analysis["decisions"]] == decisions
    grades = {each["verdict"]["grade"] for each in analysis["decisions"] if each["verdict"]}
    assert grades <= {"best", "good", "inaccuracy", "mistake", "blunder"}
    assert [summary["seat"] for summary in analysis["summaries"]] == ["A", "B"]
    assert record.analyse(budget=8) == analysis
