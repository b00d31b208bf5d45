//! Second edition, normal version: set-up, buying, building.

use palazzi_rules::Seat::{A, B, C, D};
use palazzi_rules::{Game, Viewer};

use crate::script::{Script, TILES, arrange, begin, start};

fn with(lines: &str) -> Script {
    arrange("carrara-2e 2", lines)
}

/// E2-SET-1: 20 coins, 0 VP, and one of six markers on each bonus space.
#[test]
fn every_player_starts_with_six_markers_at_court() {
    for player in begin("carrara-2e 4").game.trace().players {
        assert_eq!((player.coins, player.vp, player.markers), (20, 0, 6));
        assert_eq!(player.court, ["c1", "c2", "c3", "c4", "c5", "c6"]);
    }
}

/// E2-SET-1: seat order is turn order.
#[test]
fn seats_take_turns_in_order() {
    let mut script = begin("carrara-2e 3");
    let mut order = vec![script.pending()];
    for seat in ["A", "B", "C"] {
        script.play(&format!("{seat} pass"));
        order.push(script.pending());
    }
    assert_eq!(order, ["A", "B", "C", "A"]);
}

/// E2-SET-2: two starting bricks for each seat.
#[test]
fn starting_bricks_differ_by_seat() {
    let script = begin("carrara-2e 4");
    assert_eq!([A, B, C, D].map(|seat| script.bricks(seat)), ["d2", "b1d1", "b2", "g1b1"]);
}

/// E2-SET-3: one brick of each colour at location I, the others in the bag.
#[test]
fn the_wheel_starts_with_one_of_each_colour() {
    for (players, bag) in [(2, "w6y6r6g6b5d3"), (3, "w6y6r6g6b3d3"), (4, "w6y6r6g5b2d3")] {
        let script = begin(&format!("carrara-2e {players}"));
        assert_eq!(script.wheel(), ["w1y1r1g1b1d1", "-", "-", "-", "-", "-"]);
        assert_eq!(script.bag(), bag);
        assert_eq!(script.game.trace().bag.total(), 42 - 6 - 2 * players);
    }
}

/// E2-SET-4: 24, 30 or 36 buildings; the threes differ by number of players.
#[test]
fn the_number_of_buildings_depends_on_the_players() {
    for (players, buildings, threes) in [(2, 24, 0), (3, 30, 1), (4, 36, 2)] {
        let mut script = start(&format!("carrara-2e {players}"));
        assert_eq!(script.game.trace().stack, buildings);
        let one = TILES.replace("library2", "library3");
        let two = one.replace("library1", "library3");
        let three = two.replace("gate1", "library3");
        for (count, tiles) in [(1, one), (2, two), (3, three)] {
            if count > threes {
                assert_eq!(script.refused(&tiles), "library3 is not in the stack", "{count} of {threes}");
            } else {
                script.clone().play(&tiles);
            }
        }
        script.play(TILES);
        assert_eq!(script.game.trace().stack, buildings - 9);
    }
}

/// E2-SET-4: six monuments and eight improvements lie open.
#[test]
fn monuments_and_improvements_lie_open() {
    let trace = begin("carrara-2e 2").game.trace();
    assert_eq!(trace.eights, ["castle8", "cathedral8", "gate8", "library8", "palace8", "villa8"]);
    assert_eq!(trace.improvements.len(), 8);
    assert!(trace.field.is_empty() && trace.supply.is_empty());
}

/// E2-SET-5: coins and bricks of others are hidden, the rest is not.
#[test]
fn coins_and_bricks_are_hidden_from_others() {
    let poor = with("A coins 1 | A bricks d1");
    let rich = with("A coins 90 | A bricks w3");
    assert_eq!(poor.game.view(Viewer::Seat(B)), rich.game.view(Viewer::Seat(B)));
    assert_eq!(poor.game.view(Viewer::Spectator), rich.game.view(Viewer::Spectator));
    assert_ne!(poor.game.view(Viewer::Seat(A)), rich.game.view(Viewer::Seat(A)));
    for changed in ["A vp 3", "A pisa villa4", "A scored urban", "A open 1", "wheel 2 w1"] {
        assert_ne!(with(changed).game.view(Viewer::Spectator), with("").game.view(Viewer::Spectator));
    }
}

/// E2-TURN-1: passing is always allowed and brings 2 coins.
#[test]
fn passing_brings_two_coins() {
    let mut script = begin("carrara-2e 2");
    assert!(script.offers().contains(&"pass".to_owned()));
    assert_eq!(script.gain(A, "A pass"), (2, 0));
    assert_eq!(script.pending(), "B");
}

/// E2-TURN-1: exactly one action, and none of the first edition's other moves.
#[test]
fn a_turn_has_exactly_one_action() {
    let mut script = begin("carrara-2e 2");
    assert_eq!(script.refused("A stuck"), "this ruleset has no 'stuck' (E2-TURN-1)");
    let not_now = |kind: &str| format!("'{kind}' is not possible at this point of the turn (E2-TURN-1)");
    assert_eq!(script.refused("A spin"), "this ruleset has no 'spin' (E2-TURN-1)");
    for (entry, kind) in [("object crown", "object"), ("announce", "announce"), ("end", "end")] {
        let reason = format!("this ruleset has no '{kind}' (E2-TURN-1)");
        assert_eq!(script.refused(&format!("A {entry}")), reason);
    }
    script.play("A turn\n* refill w1y1r1g1b1");
    assert_eq!(script.refused("A pass"), not_now("pass"));
    script.play("A buy 2 d1");
    assert_eq!(script.pending(), "B");
}

/// E2-BUY-1: without turning nothing is added.
#[test]
fn buying_without_turning_adds_no_bricks() {
    let mut script = begin("carrara-2e 2");
    assert_eq!(script.gain(A, "A buy 1 b1d1"), (-3, 0));
    assert_eq!(script.wheel(), ["w1y1r1g1", "-", "-", "-", "-", "-"]);
}

/// Example 30 (E2-BUY-1, E2-BUY-2): nine on the wheel, two are drawn; green and blue at III cost 1 + 0.
#[test]
fn green_and_blue_at_the_third_location_cost_one() {
    let mut script = with("wheel 1 w1y1r1g1b1d1 2 r1g1b1");
    script.play("A turn");
    assert_eq!(script.refused("* refill w1"), "2 bricks are drawn, not 1");
    assert_eq!(script.gain(A, "* refill w2\nA buy 3 g1b1"), (-1, 0));
    assert_eq!(script.bricks(A), "g1b1d2");
}

/// E2-BUY-2: at least one brick, from one location, at its prices.
#[test]
fn impossible_purchases_are_refused() {
    let script = with("A coins 2 | wheel 1 b1d1 2 w1");
    assert_eq!(script.refused("A buy 1 -"), "at least one brick must be bought (E2-BUY-2)");
    assert_eq!(script.refused("A buy 2 d1"), "location 2 holds w1, not d1 (E2-BUY-2)");
    assert_eq!(script.refused("A buy 1 b1d1"), "b1d1 at location 1 costs 3, with 2 coins (E2-BUY-2)");
    assert_eq!(script.offers_of("buy"), ["buy 1 b1", "buy 1 d1"]);
}

/// E2-BUY-3: with nothing affordable the wheel must be turned.
#[test]
fn staying_needs_an_affordable_brick() {
    let mut script = with("A coins 0 | wheel 1 w1");
    assert!(script.offers_of("buy").is_empty());
    assert_eq!(script.refused("A buy 1 w1"), "w1 at location 1 costs 6, with 0 coins (E2-BUY-2)");
    let reason = "'broke' is not possible at this point of the turn (E2-TURN-1)";
    assert_eq!(script.refused("A broke"), reason);
    script.play("A turn\n* refill w5y5");
    assert_eq!(script.offers(), ["broke"]);
    assert_eq!(script.gain(A, "A broke"), (2, 0));
    assert_eq!(script.pending(), "B");
}

/// E2-BUY-3: whoever can afford a brick after turning must buy one.
#[test]
fn a_player_who_can_afford_a_brick_is_not_broke() {
    let mut script = with("A coins 0");
    script.play("A turn\n* refill w5");
    assert_eq!(script.refused("A broke"), "a brick is affordable with 0 coins (E2-BUY-3)");
}

/// E2-BUY-4: bricks that return to I are dear again.
#[test]
fn bricks_return_from_the_last_location_to_the_first() {
    let mut script = with("wheel 6 w1");
    script.play("A turn\n* refill d3y7");
    assert_eq!(script.wheel()[0], "w1y7d3");
    assert_eq!(script.gain(A, "A buy 1 w1"), (-6, 0));
}

/// E2-BUY-4: wheel and bag empty sell nothing; with only the bag empty the wheel still turns.
#[test]
fn buying_needs_a_brick_somewhere() {
    let empty = with("A bricks w7y7r7 | B bricks g7b7d7 | wheel");
    assert_eq!(empty.refused("A turn"), "wheel and bag are empty (E2-BUY-4)");
    assert_eq!(empty.refused("A buy 1 w1"), "the wheel is empty (E2-BUY-4)");
    let mut turning = with("A bricks w7y7r7 | B bricks g7b7d6 | wheel 1 d1");
    turning.play("A turn\nA buy 2 d1");
    assert_eq!(turning.bricks(A), "w7y7r7d1");
}

/// E2-BUILD-1: the building is paid, the bricks go into the bag, the space is refilled.
#[test]
fn building_works_as_in_the_first_edition() {
    let mut script = with("A bricks y2");
    script.play("A build library2 pisa y2");
    assert_eq!(script.bag(), "w6y6r6g6b5d5");
    assert_eq!(script.refused("* tile library1"), "library1 is not in the stack");
    script.play("* tile villa5");
    let trace = script.game.trace();
    assert_eq!(trace.tiles[1].map(|tile| tile.to_string()).as_deref(), Some("villa5"));
    assert_eq!(
        (script.player(A).cities["pisa"].concat().as_str(), script.pending().as_str()),
        ("library2", "B")
    );
}

/// E2-BUILD-1: wrong payments are refused.
#[test]
fn wrong_payments_are_refused() {
    let script = with("A bricks y3");
    let refused = |entry: &str| script.refused(entry);
    assert_eq!(refused("A build library2 pisa y1"), "library2 in pisa needs 2 bricks, 1 given (E2-BUILD-1)");
    assert_eq!(refused("A build library2 pisa y3"), "library2 in pisa needs 2 bricks, 3 given (E2-BUILD-1)");
    assert_eq!(refused("A build library2 pisa w2"), "w2 is more than the y3 in hand (E2-BUILD-1)");
    assert_eq!(refused("A build villa2 pisa y2"), "villa2 is not on offer (E2-BUILD-1)");
}

/// Example 31 (E2-BUILD-2): library 4 in Lucca with white, yellow, red and a pair of green.
#[test]
fn a_pair_of_green_stands_for_a_red() {
    let mut script = with("A bricks w1y1r1g2");
    script.play("A build library4 lucca w1y1r1g2");
    assert_eq!(script.player(A).cities["lucca"], ["library4"]);
    assert_eq!(script.bricks(A), "-");
}

/// E2-BUILD-2: single bricks of the next colour, chained pairs and farther colours are refused.
#[test]
fn the_exchange_is_for_pairs_of_the_next_colour_only() {
    let script = with("A bricks r1g3b5d2");
    let refused = |entry: &str| script.refused(entry);
    assert_eq!(refused("A build library2 lucca r1g1"), "lucca does not accept g1 (E2-BUILD-2)");
    assert_eq!(refused("A build library2 lucca r1b4"), "lucca does not accept b4 (E2-BUILD-2)");
    assert_eq!(refused("A build library2 lucca g2b2"), "lucca does not accept g2b2 (E2-BUILD-2)");
    assert_eq!(
        refused("A build library2 lucca g2"),
        "library2 in lucca needs 2 bricks, 1 given (E2-BUILD-1)"
    );
    assert_eq!(
        refused("A build library2 massa b4"),
        "library2 in massa needs 2 bricks, 4 given (E2-BUILD-1)"
    );
}

/// E2-BUILD-2: as often as wanted; pairs of an accepted colour are not offered.
#[test]
fn all_payments_with_pairs_are_offered() {
    let script = with("A bricks y1r4");
    let offers = |start: &str| script.offers_of(start);
    assert_eq!(offers("build library2 pisa"), ["build library2 pisa y1r2", "build library2 pisa r4"]);
    assert_eq!(offers("build library2 lucca"), ["build library2 lucca y1r1", "build library2 lucca r2"]);
    assert!(offers("build library1 livorno").is_empty(), "a single yellow is no pair");
    assert_eq!(with("A bricks y2").offers_of("build library1 livorno"), ["build library1 livorno y2"]);
}

/// E2-BUILD-3: a monument may be built new for 8.
#[test]
fn a_monument_costs_eight() {
    let mut script = with("A bricks r6g4");
    let reason = "gate8 in lucca needs 8 bricks, 7 given (E2-BUILD-1)";
    assert_eq!(script.refused("A build gate8 lucca r6g2"), reason);
    script.play("A build gate8 lucca r6g4\nA improve urban");
    assert_eq!(script.player(A).cities["lucca"], ["gate8"]);
    assert_eq!(script.game.trace().eights.len(), 5);
}

/// Example 32 (E2-BUILD-3, E2-BUILD-4): the gate monument onto gate 5 costs 3; the improved Pisa pays 4 coins.
#[test]
fn a_monument_covers_a_building_of_its_type() {
    let mut script = with("A viareggio gate5 | A pisa villa1 | A bricks r1g2");
    script.play("A upgrade viareggio gate5 gate8 r1g2\nA improve pisa\nB pass");
    assert_eq!(script.player(A).cities["viareggio"], ["gate8"]);
    assert_eq!(script.gain(A, "A court c4\nA score type villa"), (4, 3));
}

/// E2-BUILD-3: only the monument of the same type, and no other building, covers a building.
#[test]
fn other_upgrades_are_refused() {
    let script = with("A viareggio gate5 | A bricks w6y6");
    let reason = "only the monument of its own type may cover gate5, not villa8 (E2-BUILD-3)";
    assert_eq!(script.refused("A upgrade viareggio gate5 villa8 w3"), reason);
    let script = with("A viareggio library1 | A bricks w6y6");
    let reason = "only the monument of its own type may cover library1, not library2 (E2-BUILD-3)";
    assert_eq!(script.refused("A upgrade viareggio library1 library2 w1"), reason);
    assert_eq!(
        script.refused("A upgrade pisa library1 library8 w6y1"),
        "there is no own library1 in pisa (E2-BUILD-3)"
    );
    let offers = script.offers_of("upgrade");
    assert!(offers.iter().all(|offer| offer.starts_with("upgrade viareggio library1 library8 ")));
    assert!(!offers.is_empty());
}

/// E2-BUILD-3: the covered tile is out of the game, also for building it again.
#[test]
fn the_covered_tile_is_out_of_the_game() {
    let mut script = with("A viareggio villa5 | A bricks g3");
    script.play("A upgrade viareggio villa5 villa8 g3\nA improve pisa\nB build library1 massa b1");
    assert_eq!(script.refused("* tile villa5"), "villa5 is not in the stack");
}

/// E2-BUILD-4: a monument brings one improvement of choice that is still there.
#[test]
fn a_monument_brings_an_improvement() {
    let mut script = with("A bricks g6r2 | B massa gate8 | B improved massa");
    script.play("A build villa8 viareggio g6r2");
    assert_eq!(script.offers().len(), 7);
    assert_eq!(script.refused("A improve massa"), "the improvement massa is taken (E2-BUILD-4)");
    assert_eq!(script.refused("A pass"), "'pass' is not possible at this point of the turn (E2-TURN-1)");
    script.play("A improve rural");
    assert_eq!(script.player(A).improved, ["rural"]);
}

/// All six markers of A have been used.
const USED_UP: &str =
    "A scored type villa, type gate, type palace, type castle, type library, type cathedral";

/// E2-BUILD-5: whoever has no marker left gets the value of what is built.
#[test]
fn building_without_markers_brings_points() {
    let mut script = with(&format!("{USED_UP} | A bricks y4"));
    assert_eq!(script.gain(A, "A build library4 pisa y4"), (0, 4));
    let mut script = with(&format!("{USED_UP} | A bricks y6w2"));
    assert_eq!(script.gain(A, "A build villa8 pisa y6w2\nA improve pisa"), (0, 8));
}

/// E2-BUILD-5: a marker in the open area of the court is a marker left.
#[test]
fn a_marker_in_the_open_area_counts_as_left() {
    let five = USED_UP.replace(", type cathedral", "");
    let mut script = with(&format!("{five} | A court - | A open 1 | A bricks y4"));
    assert_eq!(script.player(A).markers, 1);
    assert_eq!(script.gain(A, "A build library4 pisa y4"), (0, 0));
}

/// Example 33 (E2-BUILD-5): upgrading 5 to 8 with no markers left brings 3 VP.
#[test]
fn an_upgrade_without_markers_brings_the_value_paid() {
    let mut script = with(&format!("{USED_UP} | A pisa gate5 | A bricks y3"));
    assert_eq!(script.gain(A, "A upgrade pisa gate5 gate8 y3\nA improve lucca"), (0, 3));
}
