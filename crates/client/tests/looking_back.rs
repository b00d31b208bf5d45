//! The games that the rules are tested by, looked back upon.

use std::fs;
use std::path::Path;

use palazzi_client::{Entry, Eyes, Language, Names, Past, ScoreSheet, Scored, Shown, Texts, state_of};
use palazzi_rules::{Head, Seat, Viewer, with_engine};

/// The texts of every game that is kept for tests.
fn games() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/fixtures");
    let paths = fs::read_dir(folder).expect("fixtures").map(|entry| entry.expect("an entry").path());
    let games = paths.filter(|path| path.extension().is_some_and(|end| end == "game"));
    games.map(|path| (path.display().to_string(), fs::read_to_string(path).expect("a text"))).collect()
}

fn texts() -> Texts {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("texts");
    Texts::new(
        Language::English,
        &[&read("ui.ftl"), &read("carrara.ftl"), &read("palazzo.ftl"), &read("review.ftl")],
    )
}

#[test]
fn every_decision_is_told() {
    let games = games();
    for (name, text) in &games {
        let (head, _) = Head::parse(text).expect("a head");
        with_engine!(head.ruleset.engine(), G => tell_decisions(name, &Past::<G>::read(text).expect("a sound game")));
    }
    assert!(games.len() > 10, "there are games to look at");
}

fn tell_decisions<G: Shown>(name: &str, past: &Past<G>) {
    let (texts, names) = (texts(), Names { by_seat: vec![String::new(); 4], you: None, ruleset: None });
    for number in 1..=past.entries() {
        let seat = past.entry(number).and_then(Entry::seat);
        for eyes in [Eyes::All, Eyes::Of(Viewer::Spectator)] {
            let told = past.sentences(number, eyes, &names, &texts);
            assert!(seat.is_none() || !told.is_empty(), "{name}: entry {number}");
        }
    }
}

#[test]
fn the_lines_of_the_score_add_up() {
    let games = games();
    assert!(games.len() > 10, "there are games to look at");
    for (name, text) in games {
        let (head, _) = Head::parse(&text).expect("a head");
        with_engine!(head.ruleset.engine(), G => lines_add_up(&name, &Past::<G>::read(&text).expect("a sound game")));
    }
}

fn lines_add_up<G: Scored>(name: &str, past: &Past<G>) {
    let texts = texts();
    for at in past.set_up()..=past.entries() {
        let sheet = ScoreSheet::of(past.at(at), &texts);
        assert_eq!(sheet.totals_after(sheet.lines.len()), sheet.totals, "{name} after {at}");
    }
    let last = past.at(past.entries());
    let sheet = ScoreSheet::of(last, &texts);
    assert_eq!(ScoreSheet::of_view::<G>(&last.view(Viewer::Spectator), &texts), sheet, "{name}");
}

#[test]
fn an_open_view_shows_everything() {
    for (name, text) in games() {
        let (head, _) = Head::parse(&text).expect("a head");
        with_engine!(head.ruleset.engine(), G => {
            let past = Past::<G>::read(&text).expect("a sound game");
            for at in past.set_up()..=past.entries() {
                for viewer in [Viewer::Spectator, Viewer::Seat(Seat::B)] {
                    let view = past.at(at).open_view(viewer);
                    assert_eq!(&state_of::<G>(&view), past.at(at), "{name} after {at}");
                }
            }
        });
    }
}

#[test]
fn who_looks_with_open_eyes_is_told_every_fact_once() {
    for (name, text) in games() {
        let (head, _) = Head::parse(&text).expect("a head");
        with_engine!(head.ruleset.engine(), G => {
            let past = Past::<G>::read(&text).expect("a sound game");
            for number in 1..=past.entries() {
                let entry = past.entry(number).expect("an entry");
                let all = entry.events(Eyes::All).count();
                let spectator = entry.events(Eyes::Of(Viewer::Spectator)).count();
                assert_eq!(all, spectator, "{name}, entry {number}");
            }
        });
    }
}

#[test]
fn a_file_that_is_no_game_is_refused_with_its_line() {
    let (_, text) = games().remove(0);
    let (head, _) = Head::parse(&text).expect("a head");
    let broken = text.replacen("\n--\n", "\n--\n* nonsense\n", 1);
    with_engine!(head.ruleset.engine(), G => assert!(Past::<G>::read(&broken).is_err()));
}
