//! First edition: building, scoring, the extra purchase.

use palazzi_rules::Game;
use palazzi_rules::Seat::{A, B};

use crate::script::{Script, arrange, counts};

/// Face-up buildings for the worked examples.
const SPREAD: &str = "tiles villa3 villa4 palace4 library1 gate2 castle5 castle3 library4 gate1";

fn with(lines: &str) -> Script {
    arrange("carrara-1e 2", &format!("{SPREAD} | {lines}"))
}

/// E1-BUILD-1: as many bricks as the value, of colours that the city accepts.
#[test]
fn a_building_is_paid_in_accepted_bricks() {
    let mut script = with("A bricks w1y2r1g1");
    script.play("A build villa4 lucca w1y2r1\n* tile gate5");
    assert_eq!(script.player(A).cities["lucca"], ["villa4"]);
    assert_eq!(script.bricks(A), "g1");
}

/// E1-BUILD-1: every other payment is refused.
#[test]
fn wrong_payments_are_refused() {
    let script = with("A bricks w1y2r2g1");
    let refused = |entry: &str| script.refused(entry);
    assert_eq!(refused("A build villa4 lucca y2r1"), "villa4 in lucca needs 4 bricks, 3 given (E1-BUILD-1)");
    assert_eq!(
        refused("A build villa4 lucca w1y2r2"),
        "villa4 in lucca needs 4 bricks, 5 given (E1-BUILD-1)"
    );
    assert_eq!(refused("A build villa4 lucca y2r1g1"), "lucca does not accept g1 (E1-BUILD-1)");
    assert_eq!(refused("A build villa4 lucca w2y2"), "w2y2 is more than the w1y2r2g1 in hand (E1-BUILD-1)");
    assert_eq!(refused("A build villa4 lucca -"), "villa4 in lucca needs 4 bricks, 0 given (E1-BUILD-1)");
}

/// E1-BUILD-1: only face-up buildings can be built.
#[test]
fn a_building_that_does_not_lie_face_up_is_refused() {
    let script = with("A bricks w4y6");
    assert_eq!(script.refused("A build villa5 pisa y5"), "villa5 is not on offer (E1-BUILD-1)");
    assert_eq!(script.refused("A build villa8 pisa w4y4"), "villa8 is not on offer (E1-BUILD-1)");
    assert_eq!(script.refused("A build villa4+ pisa y4"), "villa4+ is not on offer (E1-BUILD-1)");
}

/// E1-BUILD-1: which colours each of the six cities accepts.
#[test]
fn cities_accept_their_colour_and_dearer_ones() {
    let script = with("A bricks w1y1r1g1b1d1");
    let accepted = |city: &str| -> Vec<String> {
        let offers = script.offers_of(&format!("build library1 {city} "));
        offers.iter().map(|offer| offer.rsplit(' ').next().expect("bricks").to_owned()).collect()
    };
    let bricks = ["w1", "y1", "r1", "g1", "b1", "d1"];
    for (index, city) in ["livorno", "pisa", "lucca", "viareggio", "massa", "lerici"].iter().enumerate() {
        assert_eq!(accepted(city), bricks[..=index], "{city}");
    }
}

/// Example 3 (E1-BUILD-1): villa 3 in Viareggio with 1 red and 2 green.
#[test]
fn green_bricks_build_in_viareggio_but_not_in_dearer_cities() {
    let mut script = with("A bricks r1g2");
    for city in ["lucca", "pisa", "livorno"] {
        let reason = script.refused(&format!("A build villa3 {city} r1g2"));
        let refused = if city == "lucca" { "g2" } else { "r1g2" };
        assert_eq!(reason, format!("{city} does not accept {refused} (E1-BUILD-1)"));
    }
    script.play("A build villa3 viareggio r1g2");
    assert_eq!(script.player(A).cities["viareggio"], ["villa3"]);
}

/// Example 4 (E1-BUILD-1): palace 4 with 1 red, 1 green, 2 blue in Lerici, and in Massa as well.
#[test]
fn blue_bricks_build_in_lerici_and_massa() {
    for city in ["lerici", "massa"] {
        let mut script = with("A bricks r1g1b2");
        script.play(&format!("A build palace4 {city} r1g1b2"));
        assert_eq!(script.player(A).cities[city], ["palace4"]);
    }
}

/// E1-BUILD-2: the bricks paid go back into the bag.
#[test]
fn paid_bricks_return_to_the_bag() {
    let mut script = with("A bricks w1y2");
    assert_eq!(script.bag(), "w5y4r6g6b5d6");
    script.play("A build villa3 pisa w1y2");
    assert_eq!((script.bag().as_str(), script.bricks(A).as_str()), ("w6y6r6g6b5d6", "-"));
}

/// E1-BUILD-3: the freed space is filled from the stack.
#[test]
fn the_freed_space_is_filled_from_the_stack() {
    let mut script = with("A bricks y3");
    script.play("A build villa3 pisa y3");
    assert_eq!(script.pending(), "*");
    assert_eq!(script.refused("* tile villa4"), "villa4 is not in the stack");
    assert_eq!(script.refused("* refill w1"), "tile is due, not refill");
    script.play("* tile gate5");
    let trace = script.game.trace();
    assert_eq!((trace.tiles[0].map(|tile| tile.to_string()).as_deref(), trace.stack), (Some("gate5"), 20));
}

/// E1-BUILD-3: with an empty stack the space stays free.
#[test]
fn the_space_stays_free_when_the_stack_is_empty() {
    let mut script = arrange("carrara-1e 2", "tiles villa1 gate1 | stack - | A coins 0");
    script.play("A build villa1 lerici d1");
    let trace = script.game.trace();
    assert_eq!((trace.tiles[0], script.pending().as_str()), (None, "B"));
    assert_eq!(script.refused("B build villa1 massa b1"), "villa1 is not on offer (E1-BUILD-1)");
}

/// E1-BUILD-4: a city holds any number of buildings, also several of one type.
#[test]
fn a_city_has_no_limit() {
    let full = "A massa villa1 villa2 villa5 gate5 castle1 castle2 castle4 palace1 palace2 palace3 palace5";
    let mut script = with(&format!("A bricks b3 | {full}"));
    script.play("A build villa3 massa b3\n* tile gate3");
    assert_eq!(script.player(A).cities["massa"].len(), 12);
}

/// E1-SCORE-1: the marker stays on what was scored.
#[test]
fn scoring_uses_a_marker() {
    let mut script = with("A massa villa1");
    script.play("A score type villa");
    let player = script.player(A);
    assert_eq!((player.markers, player.scored), (5, vec!["type villa".to_owned()]));
}

/// E1-SCORE-1: after six scorings there is no seventh.
#[test]
fn scoring_without_a_marker_is_refused() {
    let types = "type library, type cathedral, type palace, type gate, type castle";
    let lines = format!("A lucca villa1 villa2 | A scored {types}");
    let mut script = with(&lines);
    assert_eq!(script.offers_of("score"), ["score city lucca", "score type villa"]);
    script.play("A score type villa\nA end");
    script.play("B turn\n* refill d5\nB buy 2 d1\nB end");
    assert_eq!(script.refused("A score city lucca"), "no scoring marker is left (E1-SCORE-1)");
    assert!(script.offers_of("score").is_empty());
}

/// Example 5 (E1-SCORE-2, E1-SCORE-4): libraries 3 in Pisa and 2 in Massa give 9 coins, 2 VP and two books.
#[test]
fn libraries_pay_the_rewards_of_their_cities() {
    let mut script = arrange("carrara-1e 2", "A pisa library3 | A massa library2 gate1");
    assert_eq!(script.gain(A, "A score type library"), (9, 2));
    assert_eq!(script.objects(A), "2 book");
}

/// Example 6 (E1-SCORE-2): palaces 5 and 1 in Massa give 6 VP and two crowns.
#[test]
fn palaces_in_massa_pay_points() {
    let mut script = arrange("carrara-1e 2", "A massa palace5 palace1");
    assert_eq!(script.gain(A, "A score type palace"), (0, 6));
    assert_eq!(script.objects(A), "2 crown");
}

/// E1-SCORE-2: a type needs a building, and is scored once by each player.
#[test]
fn a_type_is_scored_once_by_each_player() {
    let mut script = arrange("carrara-1e 2", "A massa villa1 | B massa villa2");
    assert_eq!(script.refused("A score type gate"), "there is no own building for 'type gate' (E1-SCORE-2)");
    script.play("A score type villa\nA end\nB score type villa\nB end");
    assert_eq!(script.vp(B), 2);
    assert_eq!(script.refused("A score type villa"), "'type villa' has been scored (E1-SCORE-2)");
}

/// E1-SCORE-3: what each city pays for a point of building value, and how many buildings it needs.
#[test]
fn each_city_pays_its_reward() {
    let cities = [
        ("livorno", "villa1 gate2", (0, 9)),
        ("pisa", "villa1 gate2", (9, 0)),
        ("lucca", "villa1 gate2", (0, 6)),
        ("viareggio", "villa1 gate2 castle3", (12, 0)),
        ("massa", "villa1 gate2 castle3", (0, 6)),
        ("lerici", "villa1 gate2 castle3", (6, 0)),
    ];
    for (city, buildings, pay) in cities {
        let mut script = arrange("carrara-1e 2", &format!("A {city} {buildings}"));
        assert_eq!(script.gain(A, &format!("A score city {city}")), pay, "{city}");
        let (rest, _) = buildings.rsplit_once(' ').expect("more than one building");
        let script = arrange("carrara-1e 2", &format!("A {city} {rest}"));
        let need = buildings.split(' ').count();
        let reason = format!("{city} needs {need} own buildings, {} stand there (E1-SCORE-3)", need - 1);
        assert_eq!(script.refused(&format!("A score city {city}")), reason);
    }
}

/// E1-SCORE-3: a city is scored once in the game, by one player.
#[test]
fn scoring_a_city_twice_is_refused() {
    let mut script = arrange("carrara-1e 2", "A pisa villa1 villa2 | B pisa gate1 gate2");
    script.play("A score city pisa\nA end");
    assert_eq!(script.refused("B score city pisa"), "'city pisa' has been scored (E1-SCORE-3)");
    script.play("B score type gate\nB end");
    assert_eq!(script.refused("A score city pisa"), "'city pisa' has been scored (E1-SCORE-3)");
}

/// Example 7 (E1-SCORE-3, E1-SCORE-4): Massa with 1, 3, 5 gives 9 VP and one object for each building.
#[test]
fn massa_pays_nine_points() {
    let mut script = arrange("carrara-1e 2", "A massa villa1 gate3 library5");
    assert_eq!(script.gain(A, "A score city massa"), (0, 9));
    assert_eq!(script.objects(A), "1 arms 1 book 1 gate");
}

/// Example 8 (E1-SCORE-3): Pisa with 2 and 4 gives 18 coins.
#[test]
fn pisa_pays_eighteen_coins() {
    let mut script = arrange("carrara-1e 2", "A pisa villa2 gate4");
    assert_eq!(script.gain(A, "A score city pisa"), (18, 0));
}

/// E1-SCORE-4: objects come from the supply as far as it lasts, never from the field; the pay is full.
#[test]
fn objects_run_out_but_the_pay_is_full() {
    let mut script = arrange("carrara-1e 2", "B objects 4 book | A massa library1 library2 library3");
    assert_eq!(script.gain(A, "A score type library"), (0, 6));
    assert_eq!(script.objects(A), "1 book");
    let trace = script.game.trace();
    assert!(trace.field.contains(&"book".to_owned()));
    assert_eq!(counts(&trace.supply), "5 arms 5 chalice 5 crown 5 flag 5 gate");
}

/// E1-SCORE-4: a building gives its object again when it is scored in another way.
#[test]
fn a_building_scored_twice_gives_two_objects() {
    let mut script =
        arrange("carrara-1e 2", "A pisa library1 library2 | A scored city pisa | A objects 2 book");
    script.play("A score type library");
    assert_eq!(script.objects(A), "4 book");
}

/// E1-SCORE-5: buildings of others count for nothing.
#[test]
fn nobody_scores_on_another_board() {
    let script = arrange("carrara-1e 2", "A pisa villa1 villa2 | turn B");
    assert_eq!(script.refused("B score city pisa"), "pisa needs 2 own buildings, 0 stand there (E1-SCORE-3)");
    assert_eq!(
        script.refused("B score type villa"),
        "there is no own building for 'type villa' (E1-SCORE-2)"
    );
    assert!(script.offers_of("score").is_empty());
}

/// E1-XTRA-1: after the action one object of the field may be bought for 10 coins.
#[test]
fn an_object_of_the_field_costs_ten_coins() {
    let mut script = arrange("carrara-1e 2", "A massa villa1");
    assert_eq!(
        script.refused("A object crown"),
        "'object' is not possible at this point of the turn (E1-TURN-1)"
    );
    script.play("A score type villa");
    assert_eq!(script.gain(A, "A object crown"), (-10, 0));
    assert_eq!(script.objects(A), "1 arms 1 crown");
    assert_eq!(script.pending(), "B");
}

/// E1-XTRA-1: the field is never refilled.
#[test]
fn an_object_that_was_bought_is_no_longer_for_sale() {
    let mut script = arrange("carrara-1e 2", "A massa villa1 | B massa villa2 | field crown arms");
    script.play("A score type villa\nA object crown\nB score type villa");
    assert_eq!(script.refused("B object crown"), "crown is not for sale (E1-XTRA-1)");
    assert_eq!(script.offers(), ["object arms", "end"]);
    assert!(script.game.trace().supply.contains_key("crown"));
}

/// E1-XTRA-1: one purchase in a turn, and not without 10 coins.
#[test]
fn a_second_or_unpaid_object_is_refused() {
    let ready = crate::first_end::READY;
    let mut script = arrange("carrara-1e 2", &format!("{ready} | A coins 30"));
    script.play("A turn\n* refill w5\nA buy 2 d1\nA object flag");
    assert_eq!(script.refused("A object crown"), "only one piece may be bought in a turn (E1-XTRA-1)");
    let mut script = arrange("carrara-1e 2", &format!("{ready} | A coins 9"));
    script.play("A turn\n* refill w5\nA buy 2 d1");
    assert_eq!(script.refused("A object flag"), "a piece costs 10 coins, with 9 (E1-XTRA-1)");
}
