//! Second edition, normal version: the King's Court, scoring, the end.

use palazzi_rules::Game;
use palazzi_rules::Seat::{self, A, B, C};

use crate::script::{Script, arrange, begin};

fn with(lines: &str) -> Script {
    arrange("carrara-2e 2", lines)
}

/// A board with which all fourteen places can be scored; for a game of four, which has threes.
const RICH: &str = "A livorno villa1 gate1 | A pisa castle1 palace1 | A lucca library1 cathedral1
    A viareggio villa2 gate2 castle2 | A massa palace2 library2 cathedral2 | A lerici villa3 gate3 castle3";

/// E2-SCORE-1: fourteen places.
#[test]
fn fourteen_places_can_be_scored() {
    let mut script = arrange("carrara-2e 4", RICH);
    script.play("A court c1");
    assert_eq!(script.offers().len(), 14);
    assert_eq!(script.offers_of("score city").len(), 6);
    assert_eq!(script.offers_of("score type").len(), 6);
}

/// E2-SCORE-1: cities need 2 or 3 buildings, types and landscapes one.
#[test]
fn places_without_enough_buildings_are_refused() {
    let mut script = with("A lucca gate1 | A massa gate2 gate4");
    script.play("A court c1");
    let refused = |place: &str| script.refused(&format!("A score {place}"));
    assert_eq!(refused("city lucca"), "lucca needs 2 own buildings, 1 stand there (E2-SCORE-1)");
    assert_eq!(refused("city massa"), "massa needs 3 own buildings, 2 stand there (E2-SCORE-1)");
    assert_eq!(refused("type villa"), "there is no own building for 'type villa' (E2-SCORE-1)");
    assert_eq!(refused("rural"), "there is no own building for 'rural' (E2-SCORE-1)");
    assert_eq!(refused("money 3"), "'money 3' cannot be scored in this ruleset (E2-SCORE-1)");
    assert_eq!(script.offers(), ["score type gate", "score urban"]);
}

/// E2-SCORE-1: a city once in the game, types and landscapes once by each player.
#[test]
fn places_are_scored_once() {
    let mut script = with("A pisa gate1 gate2 | B pisa gate4 gate5 | A scored urban | B scored city pisa");
    script.play("A court c4");
    assert_eq!(script.refused("A score city pisa"), "'city pisa' has been scored (E2-SCORE-1)");
    assert_eq!(script.refused("A score urban"), "'urban' has been scored (E2-SCORE-1)");
    script.play("A score type gate\nB court c4\nB score type gate");
    assert_eq!(script.player(B).scored, ["city pisa", "type gate"]);
}

/// Example 35 (E2-SCORE-2): palaces 1 in Pisa, 5 in Lucca, 4 in Massa pay 3 coins and 14 VP.
#[test]
fn palaces_pay_the_rewards_of_their_cities() {
    let mut script = with("A pisa palace1 | A lucca palace5 | A massa palace4");
    script.play("A court c1");
    assert_eq!(script.gain(A, "A score type palace"), (3, 14));
}

/// Example 36 (E2-SCORE-2): urban 1 + 4 + 5 + 1 pays 11 coins.
#[test]
fn urban_buildings_pay_coins() {
    let mut script = with("A livorno gate1 villa5 | A pisa palace4 | A massa library5 cathedral1");
    script.play("A court c1");
    assert_eq!(script.gain(A, "A score urban"), (11, 0));
}

/// E2-SCORE-2: cities and landscapes pay their printed or improved reward.
#[test]
fn improvements_replace_the_printed_reward() {
    let board = "A pisa gate1 villa2 | A massa villa8";
    for (improved, place, pay) in [
        ("urban", "city pisa", (9, 0)),
        ("pisa", "city pisa", (12, 0)),
        ("pisa", "urban", (1, 0)),
        ("urban", "urban", (2, 0)),
        ("urban", "rural", (0, 10)),
        ("rural", "rural", (0, 20)),
    ] {
        let mut script = with(&format!("{board} | A improved {improved}"));
        script.play("A court c1");
        assert_eq!(script.gain(A, &format!("A score {place}")), pay, "{place} with {improved} improved");
    }
}

/// E2-SCORE-3: opening a visit takes the marker from a space of choice, the Royal Visit and the bonus.
#[test]
fn opening_a_visit_brings_the_bonus_of_the_space() {
    for (space, bonus) in
        [("c1", (5, 0)), ("c2", (5, 0)), ("c3", (5, 0)), ("c4", (0, 3)), ("c5", (0, 3)), ("c6", (0, 3))]
    {
        let mut script = with("A massa villa1");
        assert_eq!(script.gain(A, &format!("A court {space}")), bonus, "{space}");
        let visit = script.game.trace().visit.expect("a visit is open");
        assert_eq!((visit.holder, visit.space.to_string().as_str()), (A, space));
        let player = script.player(A);
        assert!(!player.court.contains(&space.to_owned()) && player.markers == 6);
        script.play("A score rural");
        assert_eq!(script.player(A).markers, 5);
    }
}

/// E2-SCORE-3: scoring needs a marker from the court first, one that stands there.
#[test]
fn scoring_without_a_marker_is_refused() {
    let script = with("A massa villa1 | A scored urban | A court c2 c3 c4 c5 c6");
    let reason = "'score' is not possible at this point of the turn (E2-TURN-1)";
    assert_eq!(script.refused("A score rural"), reason);
    assert_eq!(script.refused("A court c1"), "no own marker stands on c1 (E2-SCORE-3)");
    assert_eq!(script.offers_of("court"), ["court c2", "court c3", "court c4", "court c5", "court c6"]);
}

/// Example 34 (E2-SCORE-3, E2-SCORE-4): Massa with total value 8 from a 5-coin space; two others follow and get
/// 5 coins each.
#[test]
fn two_others_follow_a_royal_visit() {
    let lines = "A massa villa1 gate2 castle5 | B massa gate4 | C massa villa4";
    let mut script = arrange("carrara-2e 3", lines);
    assert_eq!(script.gain(A, "A court c1\nA score city massa"), (5, 8));
    assert_eq!(script.gain(B, "B court c1\nB score type gate"), (5, 4));
    assert_eq!(script.gain(C, "C court c1\nC score type villa"), (5, 4));
}

/// E2-SCORE-4: who follows uses the marker of the visited space, and the Royal Visit stays.
#[test]
fn following_is_at_the_visited_space_only() {
    let mut script = with("A massa villa1 | B massa villa2 | B open 1 | B court c2 c3 c4 c5 c6");
    script.play("A court c5\nA score rural");
    assert_eq!(script.offers_of("court"), ["court c5"]);
    assert_eq!(script.refused("B court c4"), "only c5 can be followed (E2-SCORE-4)");
    assert_eq!(script.refused("B court open"), "only c5 can be followed (E2-SCORE-4)");
    assert_eq!(script.gain(B, "B court c5"), (0, 3));
    assert_eq!(script.game.trace().visit.map(|visit| visit.holder), Some(A));
}

/// E2-SCORE-4: who has no marker on the visited space cannot score.
#[test]
fn following_needs_the_marker_of_that_space() {
    let mut script = with("A massa villa1 | B massa villa2 | B scored urban | B court c2 c3 c4 c5 c6");
    script.play("A court c1\nA score rural");
    assert!(script.offers_of("court").is_empty());
    assert_eq!(script.refused("B court c1"), "no own marker stands on c1 (E2-SCORE-4)");
    script.play("B pass");
    assert_eq!(script.player(B).court, ["c2", "c3", "c4", "c5", "c6"], "no marker moves");
}

/// E2-SCORE-5: every other action moves the marker to the open area, without the bonus.
#[test]
fn not_following_moves_the_marker_to_the_open_area() {
    for (entries, gain) in [
        ("B turn", (0, 0)),
        ("B buy 1 d1", (-1, 0)),
        ("B build library1 massa b1", (0, 0)),
        ("B upgrade massa villa5 villa8 b3", (0, 0)),
        ("B pass", (2, 0)),
    ] {
        let mut script = with("A massa villa1 | B massa villa5 | B bricks b3");
        script.play("A court c2\nA score rural");
        assert_eq!(script.gain(B, entries), gain, "{entries}");
        let player = script.player(B);
        assert_eq!(player.court, ["c1", "c3", "c4", "c5", "c6", "open"], "{entries}");
        assert_eq!(player.markers, 6);
    }
}

/// E2-SCORE-6: the visit ends when the turn of its holder begins, who may open another at once.
#[test]
fn a_visit_ends_when_the_holder_is_next() {
    let mut script = with("A massa villa1 gate1");
    script.play("A court c2\nA score rural");
    assert!(script.game.trace().visit.is_some());
    script.play("B pass");
    assert!(script.game.trace().visit.is_none());
    script.play("A court c4\nA score urban");
    let visit = script.game.trace().visit.expect("a new visit");
    assert_eq!((visit.holder, visit.space.to_string().as_str()), (A, "c4"));
}

/// E2-SCORE-7: a marker of the open area brings no bonus and opens no visit.
#[test]
fn an_open_marker_scores_without_bonus() {
    let mut script = with("A massa villa1 | A open 1 | A court c2 c3 c4 c5 c6");
    assert_eq!(script.gain(A, "A court open\nA score rural"), (0, 1));
    assert!(script.game.trace().visit.is_none());
    let player = script.player(A);
    assert_eq!((player.markers, player.court.len()), (5, 5));
}

/// E2-SCORE-7: with all bonus spaces empty the open area is the only way, and it needs a marker.
#[test]
fn the_open_area_needs_a_marker() {
    let script = with("A massa villa1 | A open 6 | A court -");
    assert_eq!(script.offers_of("court"), ["court open"]);
    let script = with("A massa villa1");
    assert_eq!(script.refused("A court open"), "no own marker is in the open area (E2-SCORE-7)");
}

/// E2-SCORE-8: without an available place no marker is taken.
#[test]
fn scoring_needs_an_available_place() {
    let mut script = with("A massa villa1");
    assert_eq!(with("").refused("A court c1"), "no place can be scored (E2-SCORE-8)");
    script.play("A court c1\nA score rural");
    assert_eq!(script.refused("B court c1"), "no place can be scored (E2-SCORE-8)");
    assert!(script.offers_of("court").is_empty());
}

/// E2-SCORE-8: the place is chosen after the bonus.
#[test]
fn the_place_is_chosen_after_the_bonus() {
    let mut script = with("A massa villa1 gate1");
    script.play("A court c1");
    assert_eq!(script.coins(A), 25);
    assert_eq!(script.offers(), ["score type gate", "score type villa", "score urban", "score rural"]);
}

/// Five of A's six places.
const FIVE: &str = "type gate, type palace, type castle, type library, type cathedral";

/// E2-END-1: the last marker with an empty stack triggers the end; 5 VP for the trigger, one more turn for
/// every other player.
#[test]
fn the_last_marker_triggers_the_end_when_the_stack_is_empty() {
    let lines = format!("A massa villa1 | A scored {FIVE} | A court c6 | tiles gate1 | stack -");
    let mut script = arrange("carrara-2e 3", &lines);
    assert_eq!(script.gain(A, "A court c6\nA score rural"), (0, 3 + 1 + 5));
    assert_eq!(script.game.trace().ending, Some(A));
    script.play("B pass\nC pass");
    assert_eq!(script.pending(), "over");
}

/// E2-END-1: the last tile of the stack triggers the end when somebody has used all markers; the one whose turn
/// it is gets the 5 VP.
#[test]
fn the_last_tile_of_the_stack_triggers_the_end() {
    let lines = format!("A scored {FIVE}, type villa | stack villa5 | turn B");
    let mut script = arrange("carrara-2e 3", &lines);
    assert_eq!(script.gain(B, "B build library1 massa b1\n* tile villa5"), (0, 5));
    assert_eq!(script.game.trace().ending, Some(B));
    script.play("C pass\nA pass");
    assert_eq!(script.pending(), "over");
    assert_eq!(script.vp(A), 0);
}

/// E2-END-1: neither alone ends the game.
#[test]
fn one_of_the_two_conditions_is_not_enough() {
    let mut no_stack = with("stack - | A massa villa1");
    no_stack.play("A court c6\nA score rural");
    assert_eq!(no_stack.game.trace().ending, None);
    let mut no_marker = with(&format!("A massa villa1 | A scored {FIVE} | A court c6"));
    no_marker.play("A court c6\nA score rural");
    assert_eq!((no_marker.game.trace().ending, no_marker.vp(A)), (None, 4));
}

/// E2-END-1: the bonus for the trigger is given once.
#[test]
fn the_end_is_triggered_once() {
    let lines = format!(
        "A massa villa1 | A scored {FIVE} | A court c6 | B massa gate1 | stack -
        B scored type villa, type palace, type castle, type library, type cathedral | B court c6"
    );
    let mut script = with(&lines);
    script.play("A court c6\nA score rural");
    assert_eq!(script.gain(B, "B court c6\nB score urban"), (1, 3));
    assert_eq!((script.game.trace().ending, script.pending().as_str()), (Some(A), "over"));
}

/// Ends a game by passing with the given positions, and gives result and winners.
fn ended(lines: &str) -> (Vec<i32>, Vec<Seat>) {
    let mut script = with(lines);
    script.play("A pass\nB pass\nA pass\nB pass\nA pass\nB pass");
    let trace = script.game.trace();
    (trace.result.expect("the game is over"), trace.winners.expect("the game is over"))
}

/// E2-END-2: 1 VP for 5 coins; buildings count nothing; ties go to most bricks, then are shared.
#[test]
fn final_scoring_counts_points_and_coins() {
    assert_eq!(ended("A vp 7 | A coins 3 | B coins 4 | B massa villa5"), (vec![8, 2], vec![A]));
    assert_eq!(ended("A coins 0 | B coins 1"), (vec![1, 1], vec![A, B]));
    assert_eq!(ended("A coins 0 | B coins 1 | B bricks b3"), (vec![1, 1], vec![B]));
    assert_eq!(ended("A coins 0 | B coins 4"), (vec![1, 2], vec![B]));
}

/// E2-END-3: three passes of everyone in a row end the game, without the 5 VP.
#[test]
fn three_rounds_of_passing_end_the_game() {
    let mut script = begin("carrara-2e 3");
    script.play("A pass\nB pass\nC pass\nA pass\nB pass\nC pass\nA pass\nB pass");
    assert_eq!(script.pending(), "C");
    script.play("C pass");
    assert_eq!(script.pending(), "over");
    let trace = script.game.trace();
    assert_eq!((trace.ending, trace.result), (None, Some(vec![5, 5, 5])));
}

/// E2-END-3: being broke is no pass.
#[test]
fn a_broke_player_has_not_passed() {
    let mut script = with("B coins 0 | wheel 1 w1");
    script.play("A pass\nB pass\nA pass\nB pass\nA pass\nB turn\n* refill w5y5\nB broke");
    script.play("A pass\nB pass\nA pass\nB pass\nA pass");
    assert_eq!(script.pending(), "B");
    script.play("B pass");
    assert_eq!(script.pending(), "over");
}

/// E2-END-3: any other action begins the count anew.
#[test]
fn any_action_between_passes_keeps_the_game_going() {
    for action in ["A buy 1 d1", "A build library1 lerici d1\n* tile villa5", "A court c1\nA score urban"] {
        let mut script = with("A massa gate1");
        script.play(action).play("B pass\nA pass\nB pass\nA pass\nB pass");
        assert_eq!(script.pending(), "A", "{action}");
        script.play("A pass");
        assert_eq!(script.pending(), "over");
    }
}
