//! Views and facts as JSON: what is written can be read again, and nothing that is read breaks a game.

mod changed;
mod golden;

use std::collections::BTreeSet;

use palazzi_rules::carrara::{Carrara, Config, Count, Edition};
use palazzi_rules::palazzo::{self, Palazzo};
use palazzi_rules::{Choice, Fact, Game, Offers, Pending, Seat, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;

const EDITIONS: [Edition; 4] =
    [Edition::First, Edition::FirstExpansion, Edition::Second, Edition::SecondAdvanced];

/// Random games for each ruleset and number of players.
const GAMES: u64 = 4;

fn carrara(edition: Edition, players: usize) -> Config {
    Config::new(edition, players).expect("2 to 4 can play")
}

fn palazzo(players: usize) -> palazzo::Config {
    palazzo::Config::new(players).expect("2 to 4 can play")
}

/// Plays a random game; `visit` sees every state with the facts of the step that led to it.
fn random_game<G: Game>(config: &G::Config, seed: u64, mut visit: impl FnMut(&G, &[Fact<G::Event>])) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = G::new(config);
    let mut facts = Vec::new();
    let choice = if seed.is_multiple_of(2) { Choice::KindFirst } else { Choice::Uniform };
    loop {
        visit(&game, &facts);
        facts.clear();
        match game.pending() {
            Pending::Chance => {
                let chance = game.sample_chance(&mut rng);
                game.resolve(&chance, &mut facts).expect("a sampled result is possible");
            }
            Pending::Decide(seat) => {
                let action = game.random_action(choice, &mut rng);
                game.play(seat, &action, &mut facts).expect("a picked action is legal");
            }
            Pending::Over => return,
        }
    }
}

fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> {
    Seat::of(game.players()).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn json<G: Game>(view: &G::View) -> String {
    serde_json::to_string(view).expect("a view is JSON")
}

fn read<G: Game>(text: &str) -> G::View {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn offers<G: Game>(game: &G) -> Vec<G::Action> {
    let mut offers = Offers::default();
    if let Pending::Decide(seat) = game.pending() {
        game.legal_actions(seat, &mut offers);
    }
    offers.to_vec()
}

/// Reads every view and every fact of random games, and compares what is read.
fn check_reading<G: Game>(config: &G::Config) {
    for seed in 0..GAMES {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        random_game::<G>(config, seed, |game, facts| {
            for viewer in viewers(game) {
                let text = json::<G>(&game.view(viewer));
                let view = read::<G>(&text);
                assert_eq!(json::<G>(&view), text, "seed {seed}");
                let world = G::determinize(&view, &mut rng);
                assert_eq!(json::<G>(&world.view(viewer)), text, "seed {seed}");
                assert_eq!(world.pending(), game.pending(), "seed {seed}: {text}");
                if matches!(game.pending(), Pending::Decide(seat) if viewer == Viewer::Seat(seat)) {
                    assert_eq!(offers(&world), offers(game), "seed {seed}: {text}");
                }
            }
            for fact in facts {
                let text = serde_json::to_string(&fact.event).expect("a fact is JSON");
                let event: G::Event = serde_json::from_str(&text).expect("a fact can be read");
                assert_eq!(event, fact.event, "{text}");
            }
        });
    }
}

#[test]
fn views_and_facts_of_carrara_are_read_as_they_were_written() {
    for edition in EDITIONS {
        (2..=4).for_each(|players| check_reading::<Carrara>(&carrara(edition, players)));
    }
}

#[test]
fn who_counts_along_in_carrara_knows_every_hand() {
    for edition in EDITIONS {
        for seed in 0..GAMES {
            let mut count = Count::start(edition, 3);
            random_game::<Carrara>(&carrara(edition, 3), seed, |game, facts| {
                facts.iter().for_each(|fact| count.hear(&fact.event).expect("it has happened"));
                assert!(Seat::of(3).all(|seat| count.hands()[seat] == *game.holdings(seat)), "seed {seed}");
            });
        }
    }
}

#[test]
fn views_and_facts_of_palazzo_are_read_as_they_were_written() {
    (2..=4).for_each(|players| check_reading::<Palazzo>(&palazzo(players)));
    random_game::<Palazzo>(&palazzo(3), 0, |game, _| {
        let view = game.view(Viewer::Seat(Seat::B));
        assert_eq!(read::<Palazzo>(&json::<Palazzo>(&view)), view);
    });
}

/// The names of the values of a view, of its phase left out, and of one player.
fn keys(view: &Value) -> BTreeSet<String> {
    let names =
        |value: &Value| -> Vec<String> { value.as_object().expect("an object").keys().cloned().collect() };
    let players = view["players"].as_array().expect("players are a list");
    let of_players = players.iter().flat_map(names).map(|key| format!("players[].{key}"));
    names(view).into_iter().chain(of_players).collect()
}

fn check_keys<G: Game>(config: &G::Config) -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    random_game::<G>(config, 1, |game, _| {
        for viewer in viewers(game) {
            let keys = keys(&serde_json::to_value(game.view(viewer)).expect("a view is JSON"));
            assert!(known.is_empty() || known == keys, "{viewer:?} sees {keys:?} instead of {known:?}");
            known = keys;
        }
    });
    known
}

#[test]
fn every_viewer_sees_the_same_keys_in_every_position_and_edition() {
    let known = check_keys::<Carrara>(&carrara(Edition::First, 2));
    for edition in EDITIONS {
        assert_eq!(check_keys::<Carrara>(&carrara(edition, 3)), known, "{edition:?}");
    }
    let palazzo = check_keys::<Palazzo>(&palazzo(2));
    for key in ["viewer", "phase", "turn", "players", "winners", "players[].points"] {
        assert!(known.contains(key) && palazzo.contains(key), "{key}");
    }
}

/// Everything that a view of Carrara says with a number.
const NUMBERS: [&str; 9] =
    ["coins", "gold", "gold_gone", "objects", "open_markers", "passes", "points", "space", "statues"];

/// Calls `found` for every number with the name of the value that it belongs to.
fn each_number(name: &str, value: &Value, found: &mut impl FnMut(&str, u64)) {
    match value {
        Value::Number(number) => found(name, number.as_u64().expect("a count")),
        Value::Array(items) => items.iter().for_each(|item| each_number(name, item, found)),
        Value::Object(fields) => {
            let counts = ["supply", "gold", "statues", "objects"].contains(&name);
            fields.iter().for_each(|(key, item)| each_number(if counts { name } else { key }, item, found));
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

#[test]
fn numbers_in_a_view_of_carrara_are_counts() {
    for edition in EDITIONS {
        random_game::<Carrara>(&carrara(edition, 4), 2, |game, _| {
            let view = serde_json::to_value(game.view(Viewer::Seat(Seat::A))).expect("a view is JSON");
            each_number("", &view, &mut |name, number| {
                assert!(name == "supply" || NUMBERS.contains(&name), "{name} is {number}");
                assert!(["coins", "points"].contains(&name) || number <= 12, "{name} is {number}");
            });
        });
    }
}

const DOCUMENTATION: &str = include_str!("../../../../docs/views.md");

/// The names of phases and facts that occur in random games.
fn kinds<G: Game>(config: &G::Config) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for seed in 0..GAMES {
        random_game::<G>(config, seed, |game, facts| {
            let view = serde_json::to_value(game.view(Viewer::Spectator)).expect("a view is JSON");
            let facts = facts.iter().map(|fact| serde_json::to_value(&fact.event).expect("a fact is JSON"));
            let names = facts.chain([view["phase"].clone()]);
            kinds.extend(names.map(|named| named["kind"].as_str().expect("a kind is text").to_owned()));
        });
    }
    kinds
}

#[test]
fn the_documentation_names_every_key_phase_and_fact() {
    let mut names = check_keys::<Carrara>(&carrara(Edition::First, 2));
    names.extend(check_keys::<Palazzo>(&palazzo(2)));
    names.extend(kinds::<Palazzo>(&palazzo(3)));
    EDITIONS.iter().for_each(|edition| names.extend(kinds::<Carrara>(&carrara(*edition, 3))));
    let missing: Vec<&String> =
        names.iter().filter(|name| !DOCUMENTATION.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "docs/views.md does not name {missing:?}");
}

/// The keys that the documentation names for an event, without its kind.
fn documented_keys<'a>(game: &str, kind: &str) -> BTreeSet<&'a str> {
    let section = DOCUMENTATION.split(&format!("### Events of {game}\n")).nth(1).unwrap_or_default();
    let rows = section.split("\n#").next().unwrap_or_default().lines();
    let row = rows.into_iter().find(|row| row.starts_with(&format!("| `{kind}` |")));
    let keys = row.and_then(|row| row.split('|').nth(2)).unwrap_or_else(|| panic!("no row for {kind}"));
    keys.split('`').skip(1).step_by(2).collect()
}

fn check_documented_events<G: Game>(name: &str, config: &G::Config) {
    for seed in 0..GAMES {
        random_game::<G>(config, seed, |_, facts| {
            for fact in facts {
                let event = serde_json::to_value(&fact.event).expect("a fact is JSON");
                let kind = event["kind"].as_str().expect("a kind is text");
                let keys = event.as_object().expect("an object").keys().map(String::as_str);
                let keys: BTreeSet<&str> = keys.filter(|key| *key != "kind").collect();
                assert_eq!(documented_keys(name, kind), keys, "{kind} of {name}");
            }
        });
    }
}

#[test]
fn the_documentation_names_the_keys_of_every_event() {
    EDITIONS.iter().for_each(|edition| check_documented_events::<Carrara>("Carrara", &carrara(*edition, 3)));
    check_documented_events::<Palazzo>("Palazzo", &palazzo(3));
}
