//! The expansion of the first edition, apart from what its cards pay.

use palazzi_rules::Game;
use palazzi_rules::Seat::{A, B};
use palazzi_rules::carrara::Sheet;

use crate::script::{Script, TILES, arrange, start};

/// The cards that are closest to the base game.
const GAME: &str = "carrara-1e-expansion 2 top=I object=I building=I bonus=V";

fn with(lines: &str) -> Script {
    arrange(GAME, lines)
}

/// X-SET-1: cards are drawn unless they were chosen.
#[test]
fn cards_are_drawn_or_chosen() {
    let mut drawn = start("carrara-1e-expansion 3");
    assert_eq!(drawn.refused(TILES), "cards is due, not tiles");
    drawn.play("* cards top=VI object=VIII building=IX bonus=IX").play(TILES);
    let cards = drawn.game.trace().cards.expect("cards are on the table");
    assert_eq!(cards.to_string(), "top=VI object=VIII building=IX bonus=IX");
    let mut chosen = start(GAME);
    assert_eq!(chosen.refused("* cards top=I object=I building=I bonus=II"), "tiles is due, not cards");
    chosen.play(TILES);
    let cards = chosen.game.trace().cards.expect("cards are on the table");
    assert_eq!(cards.to_string(), "top=I object=I building=I bonus=V");
}

/// X-SET-1: ready-made sets can be chosen; the documented one is card II of every colour.
#[test]
fn there_are_ready_made_sets() {
    let sets = Sheet::sets("").expect("the built-in sets");
    let named = |name: &str| sets.iter().find(|(known, _)| known == name).map(|(_, cards)| cards.to_string());
    assert_eq!(named("first-game").as_deref(), Some("top=II object=II building=II bonus=II"));
    assert_eq!(named("mister-hot-shot").as_deref(), Some("top=II object=V building=V bonus=VI"));
    assert_eq!(sets.len(), 7);
}

/// X-SET-1: eight improvements and six buildings of value 8 lie open.
#[test]
fn eights_and_improvements_lie_open() {
    let trace = with("").game.trace();
    assert_eq!(trace.eights, ["castle8", "cathedral8", "gate8", "library8", "palace8", "villa8"]);
    let improvements = ["lerici", "livorno", "lucca", "massa", "pisa", "rural", "urban", "viareggio"];
    assert_eq!(trace.improvements, improvements);
}

/// X-SET-1: urban and rural can be scored, which the base game does not know.
#[test]
fn the_base_game_has_no_landscapes_eights_or_upgrades() {
    let script = arrange("carrara-1e 2", "A massa villa1 | A bricks d6w2");
    assert_eq!(script.refused("A score rural"), "'rural' cannot be scored in this ruleset (E1-SCORE-1)");
    assert_eq!(script.refused("A build villa8 lerici d6w2"), "villa8 is not on offer (E1-BUILD-1)");
    let reason = "this ruleset has no 'upgrade' (E1-TURN-1)";
    assert_eq!(script.refused("A upgrade massa villa1 library2 w1"), reason);
}

/// Example 11 (X-BUY-1): without turning, the yellow brick at VI of a wheel with 8 is free; 7 are left.
#[test]
fn bricks_may_be_bought_without_turning() {
    let mut script = with("wheel 1 w1y1r1g1b1d1 2 w1 6 y1");
    assert_eq!(script.gain(A, "A buy 6 y1"), (0, 0));
    assert_eq!(script.wheel(), ["w1y1r1g1b1d1", "w1", "-", "-", "-", "-"]);
    assert_eq!(script.bricks(A), "y1d1");
}

/// X-BUY-1: turning fills the wheel as before.
#[test]
fn turning_fills_the_wheel() {
    let mut script = with("");
    script.play("A turn\n* refill w1y1r1g1b1\nA buy 2 b1");
    assert_eq!((script.coins(A), script.bricks(A).as_str()), (19, "b1d1"));
}

/// X-BUY-2: an empty wheel must be turned.
#[test]
fn an_empty_wheel_must_be_turned() {
    let mut script = with("wheel");
    assert_eq!(script.refused("A buy 1 w1"), "the wheel is empty (X-BUY-2)");
    assert_eq!(script.refused("A broke"), "the wheel is empty (X-BUY-2)");
    assert!(script.offers_of("buy").is_empty());
    script.play("A turn\n* refill w6y5");
    assert_eq!(script.wheel()[0], "w6y5");
}

/// X-BUY-2: with wheel and bag empty there is no buying at all.
#[test]
fn an_empty_wheel_and_bag_sell_nothing() {
    let script = with("A bricks w7y7r7 | B bricks g7b7d7 | wheel");
    assert_eq!(script.refused("A turn"), "wheel and bag are empty (X-BUY-2)");
}

/// X-BUY-3: with nothing affordable the player takes 2 coins, with and without turning.
#[test]
fn a_broke_player_takes_two_coins_with_and_without_turning() {
    let mut staying = with("A coins 0 | wheel 1 w1");
    assert!(staying.offers().contains(&"broke".to_owned()) && staying.offers_of("buy").is_empty());
    assert_eq!(staying.gain(A, "A broke"), (2, 0));
    assert_eq!(staying.pending(), "B");
    let mut turning = with("A coins 0 | wheel 1 w1");
    turning.play("A turn\n* refill w5y5");
    assert_eq!(turning.offers(), ["broke"]);
    assert_eq!(turning.gain(A, "A broke"), (2, 0));
}

/// X-BUY-3: whoever can afford a brick is not broke.
#[test]
fn a_player_who_can_afford_a_brick_is_not_broke() {
    let script = with("A coins 1");
    assert_eq!(script.refused("A broke"), "a brick is affordable with 1 coins (X-BUY-3)");
}

/// X-BUILD-1: a building of value 8 costs 8 bricks and is not replaced.
#[test]
fn an_eight_costs_eight_bricks_and_is_not_refilled() {
    let mut script = with("A bricks b2d6");
    let before = script.game.trace();
    let reason = "villa8 in lerici needs 8 bricks, 7 given (E1-BUILD-1)";
    assert_eq!(script.refused("A build villa8 lerici b2d5"), reason);
    script.play("A build villa8 lerici b2d6\nA improve rural");
    let after = script.game.trace();
    assert_eq!((after.tiles, after.stack), (before.tiles, before.stack));
    assert!(!after.eights.contains(&"villa8".to_owned()));
    assert_eq!(script.player(A).cities["lerici"], ["villa8"]);
}

/// X-BUILD-1: buildings of value 8 play no part in the end by the last building.
#[test]
fn eights_do_not_count_for_the_last_building() {
    let mut script = with("tiles villa1 | stack - | turn B | B bricks b3d5 | A coins 0 | B coins 0");
    script.play("B build villa8 lerici b3d5\nB improve rural");
    assert_eq!(script.pending(), "A");
    script.play("A build villa1 lerici d1");
    assert_eq!(script.pending(), "B");
    assert_eq!(script.game.trace().eights.len(), 5);
    script.play("B turn\n* refill w5\nB buy 2 d1");
    assert_eq!(script.pending(), "over");
}

/// Example 12 (X-BUILD-2): castle 3 to library 4 for one yellow, gate 3 to castle 8 for five bricks.
#[test]
fn an_upgrade_costs_the_difference() {
    let lines = "A lucca castle3 gate3 | A bricks y1r5
        tiles library4 gate1 villa1 villa2 villa3 palace1 palace2 palace3 gate2";
    let mut script = with(lines);
    script.play("A upgrade lucca castle3 library4 y1");
    assert_eq!(script.pending(), "*");
    script.play("* tile gate5\nA end\nB turn\n* refill w5\nB buy 2 d1\nB end");
    script.play("A upgrade lucca gate3 castle8 r5\nA improve lucca");
    assert_eq!(script.player(A).cities["lucca"], ["castle8", "library4"]);
    assert_eq!(script.bricks(A), "-");
}

/// X-BUILD-2: the old tile leaves the game: it is neither on offer nor in the stack.
#[test]
fn the_old_tile_leaves_the_game() {
    let mut script = with("A lucca castle3 | A bricks r5 | B bricks b3");
    script.play("A upgrade lucca castle3 castle8 r5\nA improve urban\nA end");
    assert_eq!(script.refused("B build castle3 massa b3"), "castle3 is not on offer (E1-BUILD-1)");
    script.play("B build library1 massa b1");
    assert_eq!(script.refused("* tile castle3"), "castle3 is not in the stack");
}

/// X-BUILD-2: only to a strictly higher value, of one's own building in that city, for the exact difference.
#[test]
fn wrong_upgrades_are_refused() {
    let lines = "A lucca castle3 | A massa villa5 | A bricks y2g1
        tiles library4 library3 library2 villa1 villa2 villa3 palace1 palace2 gate2";
    let script = with(lines);
    let refused = |entry: &str| script.refused(&format!("A upgrade {entry}"));
    assert_eq!(refused("lucca castle3 library3 y1"), "library3 is not worth more than castle3 (X-BUILD-2)");
    assert_eq!(refused("lucca castle3 library2 y1"), "library2 is not worth more than castle3 (X-BUILD-2)");
    assert_eq!(refused("pisa castle3 library4 y1"), "there is no own castle3 in pisa (X-BUILD-2)");
    assert_eq!(refused("lucca castle3 library5 y2"), "library5 is not on offer (E1-BUILD-1)");
    assert_eq!(refused("lucca castle3 library4 g1"), "lucca does not accept g1 (E1-BUILD-1)");
    assert_eq!(
        refused("lucca castle3 library4 y2"),
        "library4 in lucca needs 1 bricks, 2 given (E1-BUILD-1)"
    );
}

/// X-BUILD-2: an upgrade with the last face-up building ends the game as building it does.
#[test]
fn an_upgrade_counts_for_the_last_building() {
    let mut script = with("tiles villa4 | stack - | turn B | B lucca gate3 | B bricks r1 | B coins 0");
    script.play("B upgrade lucca gate3 villa4 r1");
    assert_eq!(script.pending(), "over");
}

/// X-BUILD-3: building or upgrading to value 8 brings an improvement of choice, which must be taken.
#[test]
fn an_eight_brings_an_improvement() {
    for entry in ["A build villa8 lerici b2d6", "A upgrade lerici gate2 villa8 d6"] {
        let mut script = with("A bricks b2d6 | A lerici gate2 | B pisa villa1 gate8 | B improved urban");
        script.play(entry);
        let open = ["livorno", "pisa", "lucca", "viareggio", "massa", "lerici", "rural"];
        assert_eq!(script.offers(), open.map(|name| format!("improve {name}")));
        assert_eq!(script.refused("A improve urban"), "the improvement urban is taken (X-BUILD-3)");
        script.play("A improve pisa");
        assert_eq!(script.player(A).improved, ["pisa"]);
        assert!(!script.game.trace().improvements.contains(&"pisa".to_owned()));
    }
}

/// Example 14 (X-BUILD-3): improved Lucca with 2 + 3 pays 5 coins and 15 VP, and two objects.
#[test]
fn improved_lucca_pays_coins_and_points() {
    let mut script = with("A lucca villa2 gate3 | A massa villa8 | A improved lucca");
    assert_eq!(script.gain(A, "A score city lucca"), (5, 15));
    assert_eq!(script.objects(A), "1 arms 1 gate");
}

/// X-BUILD-3: what each improved place pays for a point of value.
#[test]
fn each_improvement_replaces_the_printed_reward() {
    let improved = [
        ("livorno", (0, 4 * 3)),
        ("pisa", (4 * 3, 0)),
        ("lucca", (3, 3 * 3)),
        ("viareggio", (3 * 3, 0)),
        ("massa", (0, 2 * 3)),
        ("lerici", (3, 3)),
    ];
    for (city, pay) in improved {
        let home = if city == "lerici" { "massa" } else { "lerici" };
        let mut script = with(&format!("A {city} gate3 | A {home} villa8 | A improved {city}"));
        assert_eq!(script.gain(A, "A score type gate"), pay, "{city}");
    }
    let mut script = with("A pisa gate3 library2 | A lerici villa8 | A improved urban");
    assert_eq!(script.gain(A, "A score urban"), (10, 0));
    let mut script = with("A pisa gate3 villa2 | A lerici villa8 | A improved rural");
    assert_eq!(script.gain(A, "A score rural"), (0, 20));
}

/// X-BUILD-3: the improved reward holds from the very next scoring on, and only for its owner.
#[test]
fn an_improvement_is_for_its_owner() {
    let mut script = with("A pisa gate3 | B pisa villa3 | A lerici villa8 | A improved pisa | turn B");
    assert_eq!(script.gain(B, "B score type villa\nB end"), (9, 0));
    assert_eq!(script.gain(A, "A score type gate"), (12, 0));
}

/// Example 13 (X-SCORE-1): urban 3 + 2 + 2 pays 7 coins, rural 1 + 3 + 4 pays 8 VP, without objects.
#[test]
fn landscapes_pay_the_values_of_their_buildings() {
    let lines = "A livorno gate3 villa1 | A pisa library2 castle3 | A massa palace2 villa4";
    let mut urban = with(lines);
    assert_eq!(urban.gain(A, "A score urban"), (7, 0));
    assert_eq!(urban.objects(A), "-");
    let mut rural = with(lines);
    assert_eq!(rural.gain(A, "A score rural"), (0, 8));
    assert_eq!(rural.objects(A), "-");
}

/// X-SCORE-1: a landscape needs a building of it, and each player scores it once.
#[test]
fn a_landscape_is_scored_once_by_each_player() {
    let mut script = with("A massa gate1 | B massa gate2");
    assert_eq!(script.refused("A score rural"), "there is no own building for 'rural' (X-SCORE-1)");
    script.play("A score urban\nA end\nB score urban\nB end");
    assert_eq!(script.refused("A score urban"), "'urban' has been scored (X-SCORE-1)");
}

/// X-SCORE-2: fourteen places, six markers.
#[test]
fn fourteen_places_are_scored_with_six_markers() {
    let board = "A livorno villa1 gate1 | A pisa castle1 palace1 | A lucca library1 cathedral1
        A viareggio villa2 gate2 castle2 | A massa palace2 library2 cathedral2 | A lerici villa3 gate3 castle3";
    let script = with(board);
    assert_eq!(script.offers_of("score").len(), 14);
    let five = with(&format!("{board} | A scored urban, rural, type villa, type gate, city pisa"));
    assert_eq!((five.offers_of("score").len(), five.player(A).markers), (9, 1));
    let six = with(&format!("{board} | A scored urban, rural, type villa, type gate, city pisa, city massa"));
    assert_eq!(six.refused("A score city lucca"), "no scoring marker is left (E1-SCORE-1)");
}

/// Whether A may announce after buying a free brick.
fn may_announce(script: &mut Script) -> bool {
    script.play("A turn\n* refill w5\nA buy 2 d1");
    script.pending() == "A" && script.offers().contains(&"announce".to_owned())
}

/// X-END-1: built means standing on the board at that moment.
#[test]
fn a_building_that_was_replaced_is_not_built() {
    let game = "carrara-1e-expansion 2 top=IV object=VI building=V bonus=II";
    let lines = "A objects 1 book 1 crown 1 flag 1 arms | A improved urban
        A massa villa1 villa2 villa3 gate1 gate2 gate3 palace1 | A lerici library8";
    assert!(may_announce(&mut arrange(game, lines)));
    let mut upgraded = arrange(game, &format!("{lines} | A bricks r1g6"));
    upgraded.play("A upgrade massa villa1 palace8 r1g6\nA improve massa");
    assert!(upgraded.offers().contains(&"announce".to_owned()), "eight buildings still stand");
    let seven = lines.replace(" palace1", "");
    assert!(!may_announce(&mut arrange(game, &seven)));
    let mut upgraded = arrange(game, &format!("{seven} | A bricks r1g6"));
    upgraded.play("A upgrade massa villa1 palace8 r1g6\nA improve massa");
    assert!(!upgraded.offers().contains(&"announce".to_owned()), "seven stand, one is gone");
}

/// X-END-1: points are counted before the 5 VP of the announcement.
#[test]
fn the_points_of_the_announcement_do_not_count_for_it() {
    let game = "carrara-1e-expansion 2 top=VI object=VI building=V bonus=II";
    let lines = "A objects 1 book 1 crown 1 flag 1 arms | A lerici library8 | A improved urban";
    assert!(!may_announce(&mut arrange(game, &format!("{lines} | A vp 29"))));
    let mut met = arrange(game, &format!("{lines} | A vp 30"));
    assert!(may_announce(&mut met));
    assert_eq!(met.gain(A, "A announce"), (0, 5));
}

/// X-END-1: coins are counted as they are when announcing, after the purchase of an object.
#[test]
fn coins_spent_in_the_turn_do_not_count() {
    let game = "carrara-1e-expansion 2 top=V object=VI building=V bonus=II";
    let lines = "A objects 1 book 1 crown 1 flag 1 arms | A lerici library8 | A improved urban | A coins 30";
    let mut script = arrange(game, lines);
    assert!(may_announce(&mut script));
    script.play("A object gate");
    assert_eq!((script.coins(A), script.pending().as_str()), (20, "B"));
}
