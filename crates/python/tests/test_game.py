import copy
import json
import pickle
from pathlib import Path

import pytest
from conftest import RULESETS, TABLES, Finish

import palazzi


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_every_game_can_be_played_to_its_end(ruleset: str, players: int, finish: Finish) -> None:
    game = finish(palazzi.Game(ruleset, players, seed=1))
    assert game.to_move is None
    assert game.legal_actions() == []
    assert game.scores is not None and len(game.scores) == players
    assert game.winners is not None and set(game.winners) <= set("ABCD"[:players])
    assert game.scores == game.standing()
    assert game.view()["winners"] == game.winners


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_same_seed_gives_the_same_game(ruleset: str, finish: Finish) -> None:
    first, second, other = (finish(palazzi.Game(ruleset, 3, seed=seed)) for seed in (5, 5, 6))
    assert first == second
    assert first.entries == second.entries
    assert first != other


@pytest.mark.parametrize("ruleset", RULESETS)
def test_notation_and_index_do_the_same(ruleset: str, finish: Finish) -> None:
    by_index = finish(palazzi.Game(ruleset, 2, seed=2), most=20)
    by_notation = by_index.clone()
    actions = by_index.legal_actions()
    assert len(actions) == by_index.legal_count
    by_index.play(len(actions) - 1)
    by_notation.play(actions[-1])
    assert by_index == by_notation


def test_an_action_can_be_given_with_its_seat() -> None:
    game = palazzi.Game("carrara-1e", seed=1)
    game.play("A turn")
    assert "A turn" in game.entries


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    game = palazzi.Game("carrara-1e", seed=1)
    before = game.clone()
    with pytest.raises(palazzi.IllegalAction, match=r"E1-"):
        game.play("build villa5 lucca w5")
    with pytest.raises(palazzi.IllegalAction, match="decision of A is expected"):
        game.play("B turn")
    with pytest.raises(palazzi.NotationError, match="castel"):
        game.play("build castel lucca w5")
    with pytest.raises(IndexError, match="legal actions"):
        game.play(10_000)
    with pytest.raises(IndexError, match="-1"):
        game.play(-1)
    with pytest.raises(TypeError, match="notation"):
        game.play(1.5)  # type: ignore[arg-type]
    assert game == before
    assert game.why_not("turn") is None
    reason = game.why_not("build villa5 lucca w5")
    assert reason is not None and "E1-" in reason


def test_a_finished_game_refuses_everything(finish: Finish) -> None:
    game = finish(palazzi.Game("palazzo", seed=1))
    for action in ("money", 0):
        with pytest.raises(palazzi.IllegalAction, match="over"):
            game.play(action)
    with pytest.raises(palazzi.IllegalAction, match="drawn"):
        game.draw()


def test_without_a_seed_draws_are_given() -> None:
    game = palazzi.Game("carrara-1e", players=2)
    assert (game.to_move, game.legal_actions(), game.seed) == ("*", [], None)
    with pytest.raises(palazzi.IllegalAction, match="drawn first"):
        game.play("turn")
    with pytest.raises(palazzi.IllegalAction, match="refused"):
        game.play("* tiles library1 library1 library1 villa1 villa2 villa3 villa4 villa5 gate1")
    game.play("* tiles library4 villa2 gate1 castle5 palace3 library1 villa5 cathedral2 gate4")
    assert game.view()["tiles"][0] == "library4"
    game.play("turn")
    assert game.to_move == "*"
    twin = game.clone()
    game.draw(seed=3)
    twin.draw(seed=3)
    assert game == twin
    assert game.to_move == "A"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_copies_are_independent_and_draw_the_same(ruleset: str, finish: Finish) -> None:
    game = finish(palazzi.Game(ruleset, 2, seed=4), most=10)
    copies = [game.clone(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
    finish(game)
    for twin in copies:
        assert twin != game
        assert finish(twin) == game


def test_games_cannot_be_hashed() -> None:
    with pytest.raises(TypeError):
        hash(palazzi.Game("palazzo", seed=1))


@pytest.mark.parametrize("ruleset", RULESETS[:4])
def test_a_view_of_carrara_shows_the_own_holdings_alone(ruleset: str, finish: Finish) -> None:
    game = finish(palazzi.Game(ruleset, 3, seed=8), most=15)
    for seat in ("A", "B", "C", None):
        view = game.view(seat)
        shown = [player["holdings"] is not None for player in view["players"]]
        assert shown == [seat == other for other in "ABC"]
        assert view["viewer"] == seat
        assert view["bag"] in ("empty", "not-empty")
    assert json.loads(game.view_json("A")) == game.view("A")
    assert all("bricks" in json.dumps(player) for player in game.trace()["players"])


def test_a_view_of_palazzo_hides_the_hands_of_others(finish: Finish) -> None:
    game = finish(palazzi.Game("palazzo", 3, seed=8), most=15)
    for seat in ("A", "B", "C", None):
        kinds = [next(iter(player["hand"])) for player in game.view(seat)["players"]]
        assert kinds == ["open" if seat == other else "hidden" for other in "ABC"]


def test_what_is_told_of_a_hand_depends_on_the_seat() -> None:
    game = palazzi.Game("palazzo", 2, seed=1)

    def kinds(seat: str | None) -> list[str]:
        return [event["kind"] for event in game.events(seat) if event["kind"].startswith("dealt")]

    assert kinds("A") == ["dealt", "dealt-hidden"]
    assert kinds("B") == ["dealt-hidden", "dealt"]
    assert kinds(None) == ["dealt-hidden", "dealt-hidden"]
    entries = len(game.entries)
    assert game.events("A", since=entries) == []
    game.play("money")
    assert [event["kind"] for event in game.events("A", since=entries)][:1] == ["money-revealed"]


def test_scores_are_hidden_until_the_end() -> None:
    game = palazzi.Game("carrara-1e", seed=1)
    assert game.scores is None and game.winners is None
    assert len(game.standing()) == 2


def test_seats_that_are_not_there_are_refused() -> None:
    game = palazzi.Game("carrara-1e", players=2, seed=1)
    with pytest.raises(palazzi.Error, match="seat C is not taken"):
        game.view("C")
    with pytest.raises(palazzi.NotationError, match="'E'"):
        game.view("E")


def test_cards_are_fixed_by_name_or_by_number(tmp_path: Path) -> None:
    names = dict(palazzi.card_sets("carrara-1e-expansion"))
    game = palazzi.Game("carrara-1e-expansion", cards="poker", seed=1)
    assert f"option cards {names['poker']}" in str(game.record())
    again = palazzi.Game("carrara-1e-expansion", cards=names["poker"], seed=1)
    assert game == again
    with pytest.raises(palazzi.SetupError, match="unknown card set 'whist'"):
        palazzi.Game("carrara-1e-expansion", cards="whist")
    with pytest.raises(palazzi.SetupError, match="has no option 'cards'"):
        palazzi.Game("carrara-2e", cards="poker")


def test_component_sheets_are_used_and_written_down(tmp_path: Path) -> None:
    sheet = palazzi.components("carrara-2e")
    own = tmp_path / "own.toml"
    own.write_text(sheet.replace("livorno   = { coins = 0, points = 4 }", "livorno = { coins = 0, points = 5 }"))
    game = palazzi.Game("carrara-2e", components=own, seed=1)
    assert "component improved.livorno" in str(game.record())
    assert list(game.view()["components"]) == [line.split()[1] for line in str(game.record()).splitlines()[4:5]]
    assert palazzi.Game("carrara-2e", seed=1).view()["components"] == {}
    own.write_text("nonsense = 3", encoding="utf-8")
    with pytest.raises(palazzi.SetupError, match="own.toml: component sheet"):
        palazzi.Game("carrara-2e", components=own)
    with pytest.raises(FileNotFoundError):
        palazzi.Game("carrara-2e", components=tmp_path / "missing.toml")


def test_what_cannot_be_set_up_is_refused_with_a_reason() -> None:
    with pytest.raises(palazzi.SetupError, match="unknown ruleset 'chess', expected one of carrara-1e"):
        palazzi.Game("chess")
    with pytest.raises(palazzi.SetupError, match="2 to 4 players, not 5"):
        palazzi.Game("palazzo", players=5)
    with pytest.raises(OverflowError):
        palazzi.Game("palazzo", seed=-1)


def test_a_game_says_what_it_is() -> None:
    assert repr(palazzi.Game("palazzo", 3, seed=1)) == "<palazzi.Game palazzo, 3 players, 5 entries, A is to decide>"
