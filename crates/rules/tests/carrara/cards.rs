//! The cards of the expansion: conditions for announcing, and final scoring.

use palazzi_rules::Seat::{A, B};
use palazzi_rules::carrara::FinalScore;

use crate::script::{Script, arrange};

/// A game in which one card is `card`, such as `object=V`, and the others are of the kind I or II.
fn game(players: usize, card: &str) -> String {
    let (color, _) = card.split_once('=').expect("a colour and a number");
    let all = ["top=I", "object=I", "building=I", "bonus=V"];
    let cards: Vec<&str> = all.map(|other| if other.starts_with(color) { card } else { other }).to_vec();
    format!("carrara-1e-expansion {players} {}", cards.join(" "))
}

fn with(players: usize, card: &str, lines: &str) -> Script {
    arrange(&game(players, card), lines)
}

fn score(card: &str, lines: &str) -> FinalScore {
    with(2, card, &format!("A coins 0 | {lines}")).score(A)
}

fn object_points(card: &str, objects: &str) -> u32 {
    score(&format!("object={card}"), &format!("A objects {objects}")).objects
}

fn building_points(card: &str, lines: &str) -> u32 {
    score(&format!("building={card}"), lines).buildings
}

/// Whether A may announce where one card is `card` and the two others have easy conditions, which are met: with
/// top VI, 30 points; with object VI, four different objects; with building V, a building of value 8.
fn announces(players: usize, card: &str, lines: &str) -> bool {
    let easy = ["top=VI", "object=VI", "building=V", "bonus=V"];
    let (color, _) = card.split_once('=').expect("a colour and a number");
    let cards = easy.map(|other| if other.starts_with(color) { card } else { other }).join(" ");
    let mut met = vec!["A coins 20"];
    if color != "top" {
        met.push("A vp 30");
    }
    if color != "object" {
        met.push("A objects 1 book 1 crown 1 flag 1 arms");
    }
    if color != "building" {
        met.push("A livorno palace8 | A improved urban");
    }
    let position = format!("{} | {lines}", met.join(" | "));
    let mut script = arrange(&format!("carrara-1e-expansion {players} {cards}"), &position);
    script.play("A turn\n* refill w5\nA buy 2 d1");
    script.offers().contains(&"announce".to_owned())
}

/// X-END-1: a condition is met by the first position, and just not by the second.
fn assert_condition(players: usize, card: &str, met: &str, short: &str) {
    assert!(announces(players, card, met), "{card} with {players}: {met}");
    assert!(!announces(players, card, short), "{card} with {players}: {short}");
}

/// X-END-1: the conditions of the brown cards I to IV.
#[test]
fn conditions_of_the_top_cards_about_the_board() {
    let scored = "A scored type villa, urban, rural, city massa";
    assert_condition(2, "top=I", scored, "A scored type villa, urban, rural");
    assert_condition(4, "top=I", scored, "A scored type villa, urban, rural");
    let fives = ["A massa gate5", "A massa gate5 villa5", "A massa gate5 villa5 castle5"];
    assert_condition(4, "top=II", fives[0], "A massa gate4");
    assert_condition(3, "top=II", fives[1], fives[0]);
    assert_condition(2, "top=II", fives[2], fives[1]);
    assert_condition(4, "top=III", "A scored city massa", "A scored type villa");
    assert_condition(3, "top=III", "A scored city massa, city pisa", "A scored city massa, urban");
    let three = "A scored city massa, city pisa, city lucca";
    assert_condition(2, "top=III", three, "A scored city massa, city pisa, type gate");
    let buildings = "A massa gate1 villa1 gate2 villa2 gate3 villa3 gate4";
    for (players, count) in [(2, 7), (3, 6), (4, 5)] {
        let words: Vec<&str> = buildings.split(' ').collect();
        let board = |count: usize| words[..2 + count].join(" ");
        assert_condition(players, "top=IV", &board(count), &board(count - 1));
    }
}

/// X-END-1: the conditions of the brown cards V (coins) and VI (points).
#[test]
fn conditions_of_the_top_cards_about_coins_and_points() {
    for (players, need) in [(2, 30), (3, 25), (4, 20)] {
        for (card, what) in [("top=V", "coins"), ("top=VI", "vp")] {
            let line = |number: u32| format!("A {what} {number}");
            assert_condition(players, card, &line(need), &line(need - 1));
        }
    }
}

/// X-END-1: the conditions of the purple cards.
#[test]
fn conditions_of_the_object_cards() {
    let cases = [
        ("I", "4 book 4 crown", "4 book 3 crown"),
        ("II", "4 book 2 crown", "5 book 1 crown"),
        ("III", "3 book 3 crown", "5 book 2 crown"),
        ("IV", "4 book", "3 book 3 crown"),
        ("V", "4 book 2 crown", "4 book 1 crown 1 flag"),
        ("VI", "1 book 1 crown 1 flag 1 arms", "3 book 3 crown 3 flag"),
        ("VII", "2 book 2 crown 1 flag 1 arms", "3 book 2 crown 1 flag"),
        ("VIII", "2 book 2 crown 2 flag", "3 book 3 crown 1 flag"),
    ];
    for (card, met, short) in cases {
        let objects = |objects: &str| format!("A objects {objects}");
        assert_condition(2, &format!("object={card}"), &objects(met), &objects(short));
    }
    assert_condition(3, "object=I", "A objects 4 book 3 crown", "A objects 3 book 3 crown");
    assert_condition(4, "object=I", "A objects 3 book 3 crown", "A objects 3 book 2 crown");
}

/// X-END-1: six alike are both a four and a pair.
#[test]
fn six_alike_meet_the_condition_of_object_card_v() {
    let field = "field crown chalice flag arms gate";
    assert_condition(2, "object=V", &format!("A objects 6 book | {field}"), "A objects 5 book");
}

/// X-END-1: the conditions of the grey cards that do not depend on the number of players.
#[test]
fn conditions_of_the_building_cards() {
    let cases = [
        (
            "II",
            "A massa gate1 villa1 | A pisa gate2 villa2 | A lucca gate3 villa3",
            "A massa gate1 villa1 | A pisa gate2 villa2 villa3 | A lucca gate3",
        ),
        (
            "III",
            "A massa gate1 gate2 gate3 | A pisa villa1 villa2 villa3",
            "A massa gate1 gate2 gate3 gate4 | A pisa villa1 villa2",
        ),
        ("IV", "A massa gate1 gate2 gate3 gate4", "A massa gate1 gate2 gate3 | A pisa gate4"),
        ("V", "A massa gate8 | A improved urban", "A massa gate5"),
        (
            "VIII",
            "A massa gate1 villa1 | A pisa gate2 villa2 | A lucca gate3 villa3",
            "A massa gate1 villa1 gate4 | A pisa gate2 villa2 | A lucca gate3",
        ),
    ];
    for (card, met, short) in cases {
        assert_condition(2, &format!("building={card}"), met, short);
    }
}

/// X-END-1: the conditions of the grey cards by number of players.
#[test]
fn conditions_of_the_building_cards_by_players() {
    let rural = ["villa1", "castle1", "villa2", "castle2"];
    let urban = ["gate1", "palace1", "library1", "cathedral1", "gate2", "palace2"];
    let value = ["villa5", "gate5", "palace5", "library5", "castle5", "cathedral5"];
    let board = |list: &[&str]| format!("A massa {}", list.join(" "));
    for (index, players) in [4, 3, 2].into_iter().enumerate() {
        let (two, four) = (index + 2, index + 4);
        assert_condition(players, "building=VI", &board(&rural[..two]), &board(&rural[..two - 1]));
        assert_condition(players, "building=VII", &board(&urban[..four]), &board(&urban[..four - 1]));
        assert_condition(players, "building=I", &board(&value[..four]), &board(&value[..four - 1]));
        let pairs = |urbans: usize, rurals: usize| board(&[&urban[..urbans], &rural[..rurals]].concat());
        assert_condition(players, "building=IX", &pairs(two, two), &pairs(two, two - 1));
        assert!(!announces(players, "building=IX", &pairs(two - 1, two)));
    }
}

/// Example 15 (X-FIN-2): purple II, pairs.
#[test]
fn example_15_pairs() {
    assert_eq!(object_points("II", "4 crown"), 10);
    assert!(!announces(2, "object=II", "A objects 4 crown"));
    assert_eq!(object_points("II", "2 book 2 crown 2 flag 1 arms 1 gate"), 17);
}

/// Example 16 (X-FIN-2): purple III, triples.
#[test]
fn example_16_triples() {
    assert_eq!(object_points("III", "4 crown 1 flag 1 arms"), 10);
    assert!(!announces(2, "object=III", "A objects 4 crown 1 flag 1 arms"));
}

/// Example 17 (X-FIN-2): purple IV, alike.
#[test]
fn example_17_alike() {
    assert_eq!(object_points("IV", "4 chalice 3 gate"), 16);
}

/// X-FIN-2: purple IV, groups of every size; a single object is 1 VP.
#[test]
fn alike_objects_pay_by_size() {
    for (count, points) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)] {
        assert_eq!(object_points("IV", &format!("{count} book")), points);
    }
    let six = score("object=IV", "A objects 6 book | field crown chalice flag arms gate");
    assert_eq!(six.objects, 21);
}

/// Example 18 (X-FIN-7): purple V, a four and a pair.
#[test]
fn example_18_four_and_pair() {
    assert_eq!(object_points("V", "4 gate 2 book 2 flag"), 22);
}

/// X-FIN-7: as many combinations as fours and pairs can be formed at the same time.
#[test]
fn combinations_need_a_four_and_a_pair_each() {
    assert_eq!(object_points("V", "4 gate 4 book"), 20 + 2);
    assert_eq!(object_points("V", "4 gate 4 book 2 flag 2 arms"), 40);
    assert_eq!(object_points("V", "4 gate 4 book 4 flag"), 40);
    assert_eq!(object_points("V", "3 gate 3 book"), 6);
}

/// Example 19 (X-FIN-2): purple VI, different.
#[test]
fn example_19_different() {
    assert_eq!(object_points("VI", "2 book 2 chalice 1 crown 1 gate 1 flag"), 21);
}

/// X-FIN-2: purple VI, sets of every size.
#[test]
fn different_objects_pay_by_size() {
    let all = ["1 book", "1 chalice", "1 crown", "1 gate", "1 flag", "1 arms"];
    for (count, points) in (1..=6).zip([1, 3, 7, 12, 18, 24]) {
        assert_eq!(object_points("VI", &all[..count].join(" ")), points);
    }
}

/// Example 20 (X-FIN-2): purple VII, sets of three different.
#[test]
fn example_20_threes() {
    assert_eq!(object_points("VII", "3 book 2 crown 1 flag 1 arms"), 17);
    assert!(announces(2, "object=VII", "A objects 3 book 2 crown 1 flag 1 arms"));
}

/// Example 21 (X-FIN-6): purple VIII, the product of three groups.
#[test]
fn example_21_product() {
    assert_eq!(object_points("VIII", "3 flag 2 book 2 gate 2 arms 1 crown"), 15);
}

/// X-FIN-6: one type may give two groups; no group is worth nothing; at most three groups.
#[test]
fn groups_are_split_in_the_best_way() {
    let six = score("object=VIII", "A objects 6 book | field crown chalice flag arms gate");
    assert_eq!(six.objects, 9);
    assert_eq!(object_points("VIII", "5 book 2 crown"), 12);
    assert_eq!(object_points("VIII", "1 book 1 crown 1 flag"), 3);
    assert_eq!(object_points("VIII", "2 book"), 2);
    assert_eq!(object_points("VIII", "2 book 2 crown 2 flag 2 arms"), 8 + 2);
}

/// X-FIN-2: purple I counts every object.
#[test]
fn each_object_is_three_points() {
    assert_eq!(object_points("I", "3 flag 2 book 1 crown"), 18);
}

/// Example 22 (X-FIN-5): grey II, twos.
#[test]
fn example_22_twos() {
    let lines = "A pisa gate1 gate2 gate3 gate4 | A massa villa1 villa2 | A lerici castle1";
    assert_eq!(building_points("II", lines), 21);
    assert!(!announces(2, "building=II", lines));
}

/// X-FIN-5: only whole groups count, and each city has its own worth.
#[test]
fn whole_groups_count_by_city() {
    let worth = [
        ("livorno", 11, 17, 23),
        ("pisa", 9, 14, 19),
        ("lucca", 7, 11, 15),
        ("viareggio", 5, 8, 11),
        ("massa", 3, 5, 7),
        ("lerici", 1, 2, 3),
    ];
    for (city, two, three, four) in worth {
        let five = format!("A {city} gate1 gate2 gate3 gate4 gate5");
        assert_eq!(building_points("II", &five), 2 * two, "{city}");
        assert_eq!(building_points("III", &five), three, "{city}");
        assert_eq!(building_points("IV", &five), four, "{city}");
    }
}

/// Example 23 (X-FIN-5): grey III, threes.
#[test]
fn example_23_threes() {
    let lines = "A lucca gate1 gate2 gate3 | A massa villa1 villa2 villa3 villa4
        A lerici castle1 castle2 castle3 castle4 castle5 palace1";
    assert_eq!(building_points("III", lines), 20);
    assert!(announces(2, "building=III", lines));
}

/// Example 24 (X-FIN-5): grey IV, fours.
#[test]
fn example_24_fours() {
    let lines = "A lerici castle1 castle2 castle3 castle4 castle5";
    assert_eq!(building_points("IV", lines), 3);
    assert!(announces(2, "building=IV", lines));
}

/// Example 25 (X-FIN-1): grey V, buildings of value 8.
#[test]
fn example_25_eights() {
    assert_eq!(building_points("V", "A lucca gate8 | A improved urban"), 19);
    assert_eq!(building_points("V", "A massa gate8 villa8 | A improved urban rural"), 16);
    let all = "A livorno gate8 | A pisa villa8 | A viareggio library8 | A lerici castle8
        A improved urban rural pisa lucca";
    assert_eq!(building_points("V", all), 34 + 26 + 13 + 4);
}

/// Example 26 (X-FIN-1): grey VI and VII, rural and urban buildings.
#[test]
fn example_26_landscapes() {
    let rural = |list: &str| with(4, "building=VI", &format!("A massa {list}")).score(A).buildings;
    assert_eq!((rural("villa1 castle1 castle2"), rural("villa1")), (18, 6));
    assert!(announces(4, "building=VI", "A massa villa1 castle1 castle2"));
    assert!(!announces(4, "building=VI", "A massa villa1"));
    let seven = "A massa gate1 gate2 gate3 palace1 palace2 library1 cathedral1";
    assert_eq!(with(4, "building=VII", seven).score(A).buildings, 21);
    assert!(announces(4, "building=VII", seven));
    let three = "A massa gate1 gate2 gate3";
    assert_eq!(with(3, "building=VII", three).score(A).buildings, 9);
    assert!(!announces(3, "building=VII", three));
}

/// Example 27 (X-FIN-5): grey VIII, the product of the three fullest cities.
#[test]
fn example_27_product() {
    let lines = "A livorno gate1 gate2 | A pisa villa1 villa2 villa3 | A viareggio castle1 castle2
        A massa palace1 palace2 palace3";
    assert_eq!(building_points("VIII", lines), 18);
    assert!(announces(2, "building=VIII", lines));
}

/// X-FIN-5: fewer than three cities give the product of those there are; none gives nothing.
#[test]
fn the_product_leaves_out_empty_cities() {
    assert_eq!(building_points("VIII", "A pisa villa1 villa2 villa3 | A massa gate1 gate2"), 6);
    assert_eq!(building_points("VIII", "A pisa villa1 villa2 villa3"), 3);
    assert_eq!(building_points("VIII", ""), 0);
}

/// Example 28 (X-FIN-5): grey IX, pairs of an urban and a rural building.
#[test]
fn example_28_landscape_pairs() {
    let uneven = "A massa gate5 library4 gate2 palace2 | A lerici villa4 castle1";
    assert_eq!(with(3, "building=IX", uneven).score(A).buildings, 14);
    assert!(!announces(3, "building=IX", uneven));
    let even = "A massa gate4 library4 gate3 palace1 | A lerici villa5 castle4 villa2 castle1";
    assert_eq!(building_points("IX", even), 24);
    assert!(announces(2, "building=IX", even));
}

/// The board of example 29.
const EXAMPLE_29: &str = "A livorno cathedral3 gate2 | A lucca villa1 | A massa library2
    A lerici cathedral4 library8 | A improved lerici";

/// Example 29 (X-FIN-3): two cities, two types, the smallest of each type.
#[test]
fn example_29_scorings() {
    let two_cities = score("bonus=II", EXAMPLE_29);
    assert_eq!((two_cities.bonus, two_cities.coins), (15 + 12, 12 / 5));
    let two_types = score("bonus=III", EXAMPLE_29);
    assert_eq!((two_types.bonus, two_types.coins), (23, 12 / 5));
    let smallest = score("bonus=IV", EXAMPLE_29);
    assert_eq!((smallest.bonus, smallest.coins), (19, 0));
}

/// Example 29 (X-FIN-4): the halves 6 and 14, tied and just beaten by another player.
#[test]
fn example_29_halves() {
    for (other, points) in [
        ("B pisa gate5 villa2", 9),
        ("B pisa gate5 palace1", 18),
        ("B massa villa5 gate5 library5", 9),
        ("B massa villa5 gate5 library4", 18),
        ("B pisa gate5 villa2 | B massa villa5 castle5 library5", 0),
    ] {
        assert_eq!(score("bonus=V", &format!("{EXAMPLE_29} | {other}")).bonus, points, "{other}");
    }
}

/// Example 29 (X-FIN-4): highest in Livorno (5) and Lerici (12), beaten in Lucca and Massa.
#[test]
fn example_29_cities() {
    let other = "B livorno villa4 | B lucca villa2 | B massa villa3 | B lerici castle5";
    assert_eq!(score("bonus=VI", &format!("{EXAMPLE_29} | {other}")).bonus, 18);
    assert_eq!(score("bonus=VI", EXAMPLE_29).bonus, 14 + 10 + 6 + 4);
}

/// X-FIN-3: the smallest building in each city, with the improved reward.
#[test]
fn smallest_building_in_each_city() {
    let score = score("bonus=VII", &format!("{EXAMPLE_29} | A coins 1"));
    assert_eq!((score.bonus, score.coins), (6 + 2 + 2 + 4, 1));
}

/// X-FIN-4: the highest totals of landscapes and of types; all who are tied are paid.
#[test]
fn majorities_of_landscapes_and_types() {
    let board = "A massa gate3 villa2 | B pisa gate2 palace1 castle1";
    let pay = |card: &str| {
        let script = with(2, card, board);
        (script.score(A).bonus, script.score(B).bonus)
    };
    assert_eq!(pay("bonus=VIII"), (18, 9));
    assert_eq!(pay("bonus=IX"), (18, 18));
}

/// X-FIN-4: a total of 0 wins nothing.
#[test]
fn an_empty_board_wins_no_majority() {
    for card in ["V", "VI", "VIII", "IX"] {
        let script = with(3, &format!("bonus={card}"), "");
        assert_eq!((script.score(A).bonus, script.score(B).bonus), (0, 0), "bonus {card}");
    }
}

/// X-FIN-3: markers already placed and the minimum number of buildings do not matter; objects are not taken.
#[test]
fn a_bonus_scoring_ignores_markers_and_minimum() {
    let lines = "A livorno gate2 | A massa villa3 | A scored city livorno, city massa";
    let score = score("bonus=II", lines);
    assert_eq!((score.bonus, score.objects), (9, 0));
}

/// X-FIN-3: the choice is the one that is worth most after the coin exchange.
#[test]
fn the_choice_takes_the_coin_exchange_into_account() {
    let board = "A massa villa3 | A lucca gate1 | A pisa library4";
    let with_coins = |coins: u32| {
        let score = score("bonus=II", &format!("{board} | A coins {coins}"));
        (score.bonus, score.coins)
    };
    assert_eq!(with_coins(3), (3, 3), "Massa and Pisa: 12 + 3 coins");
    assert_eq!(with_coins(2).0 + with_coins(2).1, 5, "Lucca is as good as Pisa");
    let dear = "carrara-1e-expansion 2 top=V object=I building=I bonus=II";
    let score = arrange(dear, &format!("{board} | A coins 0")).score(A);
    assert_eq!((score.bonus, score.coins), (3, 6), "at 2 coins for a point Pisa is worth 6");
}

/// X-FIN-1: bonus, objects, buildings, then coins, with those that the bonus card brought.
#[test]
fn bonus_coins_are_exchanged_with_the_rest() {
    let lines = "A coins 3 | A pisa villa4 | A massa gate2 | A objects 2 book | A vp 1";
    let score = with(2, "bonus=II", lines).score(A);
    let lines = (score.track, score.bonus, score.objects, score.buildings, score.coins);
    assert_eq!(lines, (1, 2, 6, 6, (3 + 12) / 5));
    assert_eq!(score.total(), 18);
}

/// X-FIN-1: with brown V every player gets 1 VP for 2 coins.
#[test]
fn the_top_card_about_coins_changes_the_rate_for_all() {
    let script = with(2, "top=V", "A coins 9 | B coins 10");
    assert_eq!((script.score(A).coins, script.score(B).coins), (4, 5));
    assert_eq!(with(2, "top=VI", "A coins 9").score(A).coins, 1);
}
