//! Second edition, advanced version: the court, scoring, final scoring.

use palazzi_rules::Seat::{A, B};
use palazzi_rules::carrara::Carrara;
use palazzi_rules::{Game, Offers, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::script::{Script, arrange, counts};

fn with(lines: &str) -> Script {
    arrange("carrara-2e-advanced 2", lines)
}

/// A-SCORE-1: the spaces of coins and points.
#[test]
fn spaces_c5_to_c8_bring_coins_and_points() {
    for (space, bonus) in [("c5", (5, 0)), ("c6", (5, 0)), ("c7", (0, 3)), ("c8", (0, 3))] {
        let mut script = with("A massa gate1");
        assert_eq!(script.gain(A, &format!("A court {space}")), bonus, "{space}");
        assert_eq!(script.offers(), ["score type gate", "score urban"]);
    }
}

/// A-SCORE-1: a gold statue of that space, which leaves the game if it is declined.
#[test]
fn gold_statues_come_from_their_space() {
    for (space, gold) in [("c1", "1 c1 2 c2"), ("c2", "2 c1 1 c2")] {
        let mut script = with("A massa gate1");
        script.play(&format!("A court {space}"));
        assert_eq!(script.game.trace().hand.as_deref(), Some("gold-statue"));
        assert_eq!(counts(&script.game.trace().gold), gold);
        let mut stored = script.clone();
        stored.play("A store\nA score urban");
        assert_eq!(stored.player(A).warehouse, ["gold-statue"]);
        script.play("A decline\nA score urban");
        assert_eq!(counts(&script.game.trace().gold), gold, "it does not come back");
    }
}

/// A-SCORE-1: a decoration of choice from the supply, or none.
#[test]
fn a_decoration_of_choice_comes_from_the_court() {
    let mut script = with("A massa gate1 | B massa palace1+ palace2+ palace4+ palace5+ | B warehouse crown");
    script.play("A court c3");
    let offers = ["take none", "take book", "take chalice", "take gate", "take flag", "take arms"];
    assert_eq!(script.offers(), offers);
    assert_eq!(script.refused("A take crown"), "crown is not on offer here (A-SCORE-1)");
    assert_eq!(script.refused("A take red-statue"), "red-statue is not on offer here (A-SCORE-1)");
    let mut none = script.clone();
    none.play("A take none\nA score urban");
    script.play("A take gate\nA place massa gate1");
    assert_eq!(script.gain(A, "A score urban"), (2, 0), "the decoration counts at once");
}

/// A-SCORE-2: decorations count in city, type and landscape scoring.
#[test]
fn decorations_count_in_every_scoring() {
    let board = "A pisa villa1+ gate2";
    for (place, pay) in [("city pisa", (12, 0)), ("type villa", (6, 0)), ("rural", (0, 2)), ("urban", (2, 0))]
    {
        let mut script = with(board);
        script.play("A court c5");
        assert_eq!(script.gain(A, &format!("A score {place}")), pay, "{place}");
    }
}

/// A-SCORE-3: the money spaces need 36 and 50 coins, which are kept.
#[test]
fn money_spaces_need_coins() {
    let mut script = with("A coins 36");
    script.play("A court c7");
    assert_eq!(script.refused("A score money 2"), "'money 2' needs 50 coins, with 36 (A-SCORE-3)");
    assert_eq!(script.gain(A, "A score money 3"), (0, 0));
    assert_eq!(script.player(A).scored, ["money 3"]);
    let mut poor = with("A coins 35 | A massa gate1");
    poor.play("A court c7");
    assert_eq!(poor.refused("A score money 3"), "'money 3' needs 36 coins, with 35 (A-SCORE-3)");
    let mut rich = with("A coins 50");
    rich.play("A court c7");
    assert_eq!(rich.offers(), ["score money 3", "score money 2"]);
}

/// A-SCORE-3: each for one player, and one for each player.
#[test]
fn a_money_space_is_for_one_player() {
    let mut script = with("A coins 60 | A massa gate1 | B coins 60 | B massa gate2 | A scored money 3");
    script.play("A court c7");
    assert_eq!(script.refused("A score money 2"), "a money space has been taken (A-SCORE-3)");
    assert_eq!(script.refused("A score money 3"), "'money 3' has been scored (A-SCORE-3)");
    script.play("A score urban\nA end\nB court c7");
    assert_eq!(script.refused("B score money 3"), "'money 3' has been scored (A-SCORE-3)");
    script.play("B score money 2");
}

/// E2-SCORE-8, A-SCORE-3: bonus coins may pay for a money space, but not as the only available place.
#[test]
fn bonus_coins_count_only_beside_another_place() {
    let alone = with("A coins 31");
    assert_eq!(alone.refused("A court c5"), "no place can be scored (E2-SCORE-8)");
    let mut beside = with("A coins 31 | A massa gate1");
    beside.play("A court c5\nA score money 3");
    assert_eq!(beside.coins(A), 36);
}

/// Example 37 (A-SCORE-3, A-FIN-1): the 3:1 space is taken with 40 coins; 31 coins are 10 VP, 25 are 8 VP.
#[test]
fn a_money_space_improves_the_exchange() {
    let mut script = with("A coins 40");
    script.play("A court c7\nA score money 3");
    assert_eq!((script.coins(A), script.score(A).coins), (40, 13));
    let points =
        |money: &str, coins: u32| with(&format!("A scored {money} | A coins {coins}")).score(A).coins;
    assert_eq!((points("money 3", 31), points("money 3", 25)), (10, 8));
    assert_eq!((points("money 2", 25), points("urban", 25)), (12, 5));
}

/// Example 38 (A-SCORE-4): Pisa+Massa with Pisa improved pays 8 coins and 12 VP.
#[test]
fn a_statue_space_pays_the_buildings_with_statues() {
    let board = "A pisa gate1+* villa2 | A massa villa5+* palace1* library4+* gate2 | A improved pisa
        A lerici castle8*";
    let mut script = with(board);
    script.play("A court c7");
    assert_eq!(script.gain(A, "A score statues pisa"), (8, 12));
}

/// A-SCORE-4: three spaces of two cities, each with a statue in one of them, each once.
#[test]
fn statue_spaces_need_a_statue() {
    for (space, cities) in
        [("livorno", ["livorno", "lerici"]), ("pisa", ["pisa", "massa"]), ("lucca", ["lucca", "viareggio"])]
    {
        for city in cities {
            let mut script = with(&format!("A {city} gate1*"));
            script.play("A court c7");
            assert_eq!(script.offers_of("score statues"), [format!("score statues {space}")], "{city}");
        }
    }
    let mut script = with("A pisa gate1 | A lucca gate2* | A scored statues lucca");
    script.play("A court c7");
    let reason = "there is no own building for 'statues pisa' (A-SCORE-4)";
    assert_eq!(script.refused("A score statues pisa"), reason);
    let reason = "'statues lucca' has been scored (A-SCORE-4)";
    assert_eq!(script.refused("A score statues lucca"), reason);
}

/// A-SCORE-5: nineteen places in all.
#[test]
fn nineteen_places_can_be_scored() {
    let board = "A livorno villa1* gate1 | A pisa castle1* palace1 | A lucca library1* cathedral1
        A viareggio villa2 gate2 castle2 | A massa palace2 library2 cathedral2 | A lerici villa3 gate3 castle3";
    let mut script = arrange("carrara-2e-advanced 4", &format!("{board} | A coins 50"));
    script.play("A court c7");
    assert_eq!(script.offers().len(), 19);
}

/// A-FIN-1: n alike decorations on buildings are worth n × (n + 1).
#[test]
fn decorations_are_worth_more_in_sets() {
    let gates = ["gate1+", "gate2+", "gate3+", "gate3+", "gate4+", "gate5+", "gate8+"];
    for (count, points) in (1..=7).zip([2, 6, 12, 20, 30, 42, 56]) {
        let improved = if count == 7 { "A improved pisa" } else { "" };
        let lines = format!("A massa {} | {improved}", gates[..count].join(" "));
        assert_eq!(arrange("carrara-2e-advanced 4", &lines).score(A).decorations, points);
    }
}

/// Example 39 (A-FIN-1): 1 flag, 1 coat of arms, 2 gates, 4 crowns are 30 VP.
#[test]
fn decorations_of_each_type_are_a_set() {
    let board = "A massa castle1+ villa1+ gate1+ gate2+ | A pisa palace1+ palace2+ palace4+ palace5+";
    assert_eq!(with(board).score(A).decorations, 2 + 2 + 6 + 20);
}

/// A-FIN-1: what is in a warehouse counts nothing; coins are 5 for a point.
#[test]
fn warehouses_count_nothing() {
    let score = with("A warehouse crown red-statue | A coins 24").score(A);
    assert_eq!((score.decorations, score.statues, score.coins, score.total()), (0, 0, 4, 4));
}

/// The points for statues when the seats have these numbers of statues in a city.
fn statue_points<const N: usize>(city: &str, counts: [usize; N]) -> [u32; N] {
    let kinds = ["villa", "castle", "gate", "palace"];
    let values = ["1*", "2*", "4*", "5*"];
    let board = |seat: usize| {
        let buildings: Vec<String> =
            values[..counts[seat]].iter().map(|value| format!("{}{value}", kinds[seat])).collect();
        format!("{} {city} {}", ["A", "B", "C", "D"][seat], buildings.join(" "))
    };
    let lines: Vec<String> = (0..N).map(board).collect();
    let script = arrange(&format!("carrara-2e-advanced {N}"), &lines.join(" | "));
    std::array::from_fn(|seat| script.score(palazzi_rules::Seat::ALL[seat]).statues)
}

/// Example 40 (A-FIN-2): majorities of statues with and without ties.
#[test]
fn statues_are_ranked_in_each_city() {
    assert_eq!(statue_points("lerici", [3, 2]), [7, 3]);
    assert_eq!(statue_points("massa", [4, 4]), [4, 4]);
    assert_eq!(statue_points("viareggio", [3, 2, 2, 1]), [9, 2, 2, 0]);
    assert_eq!(statue_points("livorno", [1, 0]), [12, 0]);
}

/// A-FIN-2: the three steps of each city.
#[test]
fn each_city_has_three_steps() {
    let steps = [
        ("pisa", [11, 5, 2]),
        ("lucca", [10, 5, 2]),
        ("viareggio", [9, 4, 2]),
        ("massa", [8, 4, 2]),
        ("lerici", [7, 3, 1]),
    ];
    for (city, [first, second, third]) in steps {
        assert_eq!(statue_points(city, [4, 3, 2, 1]), [first, second, third, 0], "{city}");
    }
    assert_eq!(statue_points("livorno", [3, 2, 1, 0]), [12, 6, 3, 0]);
}

/// A-FIN-2: tied players take the next lower step, and the step after that is the next one used.
#[test]
fn ties_go_down_one_step() {
    assert_eq!(statue_points("lerici", [2, 2, 2, 1]), [3, 3, 3, 1]);
    assert_eq!(statue_points("lerici", [2, 2, 1, 1]), [3, 3, 0, 0]);
    assert_eq!(statue_points("lerici", [1, 1, 1, 1]), [3, 3, 3, 3]);
    assert_eq!(statue_points("lucca", [1, 2, 2, 0]), [2, 5, 5, 0]);
    assert_eq!(statue_points("massa", [3, 2, 1, 1]), [8, 4, 0, 0]);
}

/// A-FIN-2: a gold statue counts like any other.
#[test]
fn gold_statues_count_in_majorities() {
    let mut script = with("A livorno gate1 | B livorno villa1* villa2*");
    assert_eq!((script.score(A).statues, script.score(B).statues), (0, 12));
    script.play("A court c1\nA place livorno gate1\nA score urban");
    assert_eq!((script.score(A).statues, script.score(B).statues), (6, 12));
}

/// E2-END-3: a purchase beside a pass does not keep the game going.
#[test]
fn a_pass_with_a_purchase_is_a_pass() {
    let mut script = with("A massa gate1 | B coins 0");
    script.play("A pass\nA purchase gate massa gate1\nB pass\nA pass\nA end\nB pass\nA pass\nA end\nB pass");
    assert_eq!(script.pending(), "over");
}

/// A-SCORE-3, E2-SET-5: who sees somebody score with nothing but coins knows that there are enough of them; whatever
/// else is imagined, that seat can go on.
#[test]
fn imagined_coins_suffice_for_the_only_place() {
    let mut script = with("A coins 36");
    script.play("A court c5");
    assert_eq!(script.offers(), ["score money 3"]);
    let view = script.game.view(Viewer::Seat(B));
    for seed in 0..100 {
        let world = Carrara::determinize(&view, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        let mut offers = Offers::default();
        world.legal_actions(A, &mut offers);
        assert!(!offers.is_empty(), "seed {seed}");
    }
}
