use crossterm::event::KeyCode;
use palazzi_client::Language;
use palazzi_rules::{Game, Head, Outcome, Pending, Record, Ruleset, Seat, Step, with_engine};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{context, drawn, text};
use crate::replay::Replay;
use crate::screen::Input;

/// A random game that is over, as a record.
fn record(ruleset: Ruleset, players: usize) -> String {
    with_engine!(ruleset.engine(), G => {
        let config = Head::new(ruleset, players).to_string();
        let text = format!("{config}--\n");
        let mut record = Record::<G>::parse(&text).expect("a head alone is a record");
        let mut game = G::new(&record.config);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        loop {
            let step = match game.pending() {
                Pending::Over => break,
                Pending::Chance => Step::Chance(game.sample_chance(&mut rng)),
                Pending::Decide(seat) => {
                    Step::Decision(seat, game.random_action(palazzi_rules::Choice::Uniform, &mut rng))
                }
            };
            step.apply(&mut game, &mut ()).expect("it is legal");
            record.log.push(step);
        }
        let scores = game.scores()[..players].to_vec();
        record.outcome = Some(Outcome { scores, winners: game.winners().iter().collect() });
        record.to_string()
    })
}

/// Every step of a game of every ruleset can be drawn, forwards and backwards.
#[test]
fn a_game_is_looked_back_upon_step_by_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let context = context(Language::English, folder.path());
    for ruleset in Ruleset::ALL {
        let text_of_record = record(ruleset, 3);
        let mut replay = Replay::read(&text_of_record, &context).expect("a sound record");
        let entries = text_of_record.lines().skip_while(|line| *line != "--").skip(1);
        let entries = entries.take_while(|line| *line != "--").count();
        let screen = |replay: &mut Replay| text(&drawn(100, 30, |buffer| replay.draw(buffer, &context)));
        let press = |replay: &mut Replay, key| drop(replay.handle(Input::Key(key), &context));
        assert!(screen(&mut replay).contains(&format!("Step 0 of {entries}")));
        for at in 1..=entries {
            press(&mut replay, KeyCode::Right);
            let seen = screen(&mut replay);
            assert!(seen.contains(&format!("Step {at} of {entries}")), "{seen}");
        }
        let last = screen(&mut replay);
        press(&mut replay, KeyCode::Left);
        press(&mut replay, KeyCode::Right);
        assert_eq!(screen(&mut replay), last);
        for key in "g5".chars().map(KeyCode::Char).chain([KeyCode::Enter]) {
            press(&mut replay, key);
        }
        assert!(screen(&mut replay).contains(&format!("Step 5 of {entries}")));
        press(&mut replay, KeyCode::Char('o'));
        assert!(screen(&mut replay).contains(&format!("Player {}", Seat::B)));
        press(&mut replay, KeyCode::Home);
        assert!(screen(&mut replay).contains(&format!("Step 0 of {entries}")));
        press(&mut replay, KeyCode::End);
        assert_eq!(screen(&mut replay).replace("Player B", "Player A").len(), last.len());
    }
}

#[test]
fn what_is_no_record_is_refused_with_the_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let context = context(Language::English, folder.path());
    let refused =
        |text: &str| Replay::read(text, &context).err().map(|error| error.to_string()).unwrap_or_default();
    assert!(refused("nonsense").contains("line 1"), "{}", refused("nonsense"));
    let wrong = "palazzi 1\nruleset palazzo\nrules 1\nplayers 2\n--\n* builder 9\n";
    assert!(refused(wrong).contains("line 6"), "{}", refused(wrong));
}
