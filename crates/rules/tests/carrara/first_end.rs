//! First edition: the end of the game and final scoring.

use palazzi_rules::Game;
use palazzi_rules::Seat::{self, A, B, C};

use crate::script::{Script, arrange};

/// A could announce after any action of a game for two: 4 scorings, 8 objects, total value 30.
pub(crate) const READY: &str = "A scored type library, type gate, type villa, type palace
    A objects 2 book 2 gate 2 crown 2 arms
    A massa library5 gate5 villa5 palace5 | A lerici castle5 cathedral5";

/// The same for seat B.
fn ready_b() -> String {
    READY.replace("A ", "B ")
}

/// A seat buys the free brick at location II.
fn buy_free(script: &mut Script, seat: &str) {
    script.play(&format!("{seat} turn\n* refill w5\n{seat} buy 2 d1"));
}

/// E1-END-1: after the last building the round is finished.
#[test]
fn the_last_building_ends_the_game_after_the_round() {
    let mut script = arrange("carrara-1e 3", "tiles villa1 | stack - | turn B | B coins 0 | C coins 0");
    script.play("B build villa1 massa b1");
    assert_eq!(script.pending(), "C");
    assert_eq!(script.refused("C pass"), "passing is possible only after an announcement (E1-END-3)");
    buy_free(&mut script, "C");
    assert_eq!(script.pending(), "over");
}

/// E1-END-1: the last seat of the round ends the game at once.
#[test]
fn the_last_building_of_the_last_seat_ends_the_game_at_once() {
    let mut script = arrange("carrara-1e 2", "tiles villa1 | stack - | turn B");
    script.play("B build villa1 massa b1\nB end");
    assert_eq!(script.pending(), "over");
    assert_eq!(script.refused("A turn"), "the game is over (E1-TURN-1)");
}

/// E1-END-1: as long as a building lies face up, the game goes on.
#[test]
fn a_building_on_a_space_keeps_the_game_going() {
    let mut script = arrange("carrara-1e 2", "tiles villa1 gate1 | stack - | turn B | B coins 0");
    script.play("B build villa1 massa b1");
    assert_eq!(script.pending(), "A");
}

/// E1-END-2: the three conditions by number of players, exactly met and each one short.
#[test]
fn announcing_needs_all_three_conditions() {
    let boards = [
        (2, "2 book 2 gate 2 crown 2 arms", "library5 gate5 villa5 palace5 castle5 cathedral5"),
        (3, "2 book 2 gate 2 crown 1 arms", "library5 gate5 villa5 palace5 castle5"),
        (4, "2 book 2 gate 2 crown", "library5 gate5 villa5 palace5"),
    ];
    for (players, objects, buildings) in boards {
        let after_buying = |scored: &str, objects: &str, buildings: &str| {
            let lines = format!("A scored {scored} | A objects {objects} | A massa {buildings}");
            let mut script = arrange(&format!("carrara-1e {players}"), &lines);
            buy_free(&mut script, "A");
            script
        };
        let scored = "city massa, type gate, type villa, type palace";
        let mut met = after_buying(scored, objects, buildings);
        assert_eq!(met.gain(A, "A announce"), (0, 5), "{players} players");
        assert_eq!(met.game.trace().announced, Some(A));
        let short = [
            after_buying("city massa, type gate, type villa", objects, buildings),
            after_buying(scored, &objects.replace("2 book", "1 book"), buildings),
            after_buying(scored, objects, &buildings.replace("library5", "library4")),
        ];
        for script in short {
            let reason = "the conditions for announcing are not met (E1-END-2)";
            assert_eq!(script.refused("A announce"), reason, "{players} players");
        }
    }
}

/// E1-END-2: an announcement is never forced and possible in a later turn.
#[test]
fn an_announcement_can_wait() {
    let mut script = arrange("carrara-1e 2", READY);
    buy_free(&mut script, "A");
    assert!(script.offers().contains(&"announce".to_owned()));
    script.play("A end\nB turn\n* refill w1\nB buy 3 b1\nB end\nA turn\n* refill y1\nA buy 4 g1\nA announce");
    assert_eq!((script.vp(A), script.pending().as_str()), (5, "B"));
}

/// E1-END-2: an announcement comes after the action, not before.
#[test]
fn announcing_before_the_action_is_refused() {
    let script = arrange("carrara-1e 2", READY);
    let reason = "'announce' is not possible at this point of the turn (E1-TURN-1)";
    assert_eq!(script.refused("A announce"), reason);
}

/// E1-END-2: an object bought in the same turn counts.
#[test]
fn an_object_bought_in_the_turn_counts_for_announcing() {
    let mut script = arrange("carrara-1e 2", &READY.replace("2 book", "1 book"));
    buy_free(&mut script, "A");
    assert!(!script.offers().contains(&"announce".to_owned()));
    script.play("A object flag\nA announce");
    assert_eq!(script.vp(A), 5);
}

/// E1-END-3: the others of the round have a turn and may pass; seats before the announcer have none.
#[test]
fn after_an_announcement_the_round_is_finished() {
    let mut script = arrange("carrara-1e 3", &format!("{} | turn B", ready_b()));
    buy_free(&mut script, "B");
    script.play("B announce");
    assert_eq!(script.pending(), "C");
    let mut passing = script.clone();
    assert_eq!(passing.gain(C, "C pass"), (0, 0));
    assert_eq!(passing.pending(), "over");
    script.play("C turn\n* refill y1\nC buy 3 b1\nC end");
    assert_eq!(script.pending(), "over");
}

/// E1-TURN-3: in the round after an announcement a stuck player may also pass, which brings no coins.
#[test]
fn a_stuck_player_may_pass_after_an_announcement() {
    let lines = format!("{READY} | A bricks w7y7r7g7b7d6 | B bricks - | wheel 6 d1");
    let mut script = arrange("carrara-1e 2", &lines);
    script.play("A turn\nA buy 1 d1\nA announce");
    assert_eq!(script.offers(), ["stuck", "pass"]);
    assert_eq!(script.gain(B, "B pass"), (0, 0));
}

/// E1-END-3: the announcer in the last seat ends the game at once.
#[test]
fn an_announcement_of_the_last_seat_ends_the_game() {
    let mut script = arrange("carrara-1e 2", &format!("{} | turn B", ready_b()));
    buy_free(&mut script, "B");
    script.play("B announce");
    assert_eq!(script.pending(), "over");
}

/// E1-END-4: after an announcement nobody else announces.
#[test]
fn a_second_announcement_is_refused() {
    let second = "B scored type library, type gate, type villa, type palace
        B objects 2 book 2 gate 2 crown 2 arms
        B massa library4 gate4 villa4 palace4 library3 | B lerici castle4 cathedral4 gate3 villa3";
    let mut script = arrange("carrara-1e 2", &format!("{READY} | {second}"));
    buy_free(&mut script, "A");
    script.play("A announce\nB turn\n* refill y1\nB buy 3 b1");
    assert_eq!(script.refused("B announce"), "the end is triggered already (E1-END-4)");
    assert!(!script.offers().contains(&"announce".to_owned()));
}

/// E1-END-4: after the last building nobody announces, not even its builder.
#[test]
fn the_last_building_rules_out_an_announcement() {
    let mut script = arrange("carrara-1e 2", &format!("{READY} | tiles villa1 | stack -"));
    script.play("A build villa1 lerici d1");
    assert_eq!(script.refused("A announce"), "the end is triggered already (E1-END-4)");
}

/// Example 9 (E1-FIN-1): four players, 7 objects, total value 23, 4 coins make 44 VP.
#[test]
fn final_scoring_of_a_player_among_four() {
    let lines = "A objects 2 book 3 crown 1 flag 1 arms | A coins 4
        A massa villa1 gate4 | A lerici library3 palace5 castle2 | A pisa cathedral3 villa5";
    let score = arrange("carrara-1e 4", lines).score(A);
    assert_eq!((score.objects, score.buildings, score.coins, score.total()), (21, 23, 0, 44));
}

/// Example 10 (E1-FIN-1, E1-END-2): three players, 6 objects, total value 25, 31 coins make 49 VP; the object
/// condition is not met.
#[test]
fn final_scoring_of_a_player_among_three() {
    let lines = "A objects 2 book 3 crown 1 flag | A coins 31 | A massa villa5 gate5 castle5 palace5 library5
        A scored city massa, type gate, type villa, type palace";
    let mut script = arrange("carrara-1e 3", lines);
    let score = script.score(A);
    assert_eq!((score.objects, score.buildings, score.coins, score.total()), (18, 25, 6, 49));
    buy_free(&mut script, "A");
    assert_eq!(script.refused("A announce"), "the conditions for announcing are not met (E1-END-2)");
}

/// E1-FIN-1: points of the track count, and coins are rounded down.
#[test]
fn the_track_counts_and_coins_are_rounded_down() {
    for (coins, points) in [(4, 0), (5, 1), (9, 1), (10, 2)] {
        let score = arrange("carrara-1e 2", &format!("A vp 7 | A coins {coins}")).score(A);
        assert_eq!((score.track, score.coins, score.total()), (7, points, 7 + points));
    }
}

/// Ends a game in which both seats have a total of 1 point and `a` and `b` are their bricks.
fn tie(a: &str, b: &str) -> Vec<Seat> {
    let lines = "tiles villa1 | stack - | turn B | A lerici gate1 | A coins 0 | B coins 0";
    let mut script = arrange("carrara-1e 2", &format!("{lines} | A bricks {a} | B bricks {b}"));
    script.play("B build villa1 massa b1");
    let trace = script.game.trace();
    assert_eq!(trace.result, Some(vec![1, 1]));
    trace.winners.expect("the game is over")
}

/// E1-FIN-2: a tie goes to the player with most bricks left, whatever their colour; then it is shared.
#[test]
fn ties_are_broken_by_bricks() {
    assert_eq!(tie("d1", "b1"), [A]);
    assert_eq!(tie("w1", "b1d2"), [B]);
    assert_eq!(tie("w2", "b1d2"), [A, B]);
}

/// E1-FIN-2: most points win, bricks or not.
#[test]
fn most_points_win() {
    let lines = "tiles villa1 | stack - | turn B | A bricks w6 | A coins 0 | B coins 0";
    let mut script = arrange("carrara-1e 2", lines);
    script.play("B build villa1 massa b1");
    let trace = script.game.trace();
    assert_eq!((trace.result, trace.winners), (Some(vec![0, 1]), Some(vec![B])));
}
