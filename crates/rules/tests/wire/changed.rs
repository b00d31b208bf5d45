//! Views that somebody has changed are refused, or can be played on from: nothing panics.

use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{Game, Pending, Seat, Viewer, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};

use crate::golden::{PALAZZO, SECOND, game_at};
use crate::{EDITIONS, carrara, offers, palazzo, random_game, viewers};

/// What is said of a view of `G` in which the value at `way` is replaced.
fn refusal<G: Game>(record: &str, way: &str, value: Value) -> String {
    let view = game_at::<G>(record).view(Viewer::Seat(Seat::A));
    let mut tree = serde_json::to_value(view).expect("a view is JSON");
    *tree.pointer_mut(way).unwrap_or_else(|| panic!("there is no {way}")) = value;
    let error = serde_json::from_str::<G::View>(&tree.to_string()).expect_err("the view is refused");
    error.to_string().split(" at line ").next().unwrap_or_default().to_owned()
}

#[test]
fn an_impossible_view_of_carrara_is_refused_with_a_reason() {
    let refusal = |way, value| refusal::<Carrara>(SECOND, way, value);
    assert_eq!(
        refusal("/tiles/0", json!("vila4")),
        "unknown building 'vila4', expected type and value such as library4 or gate3+*"
    );
    assert_eq!(refusal("/stack/0", json!("villa8")), "villa8 is there more often than the game has it");
    assert_eq!(refusal("/wheel/5", json!("d7")), "there are seven bricks of each colour");
    assert_eq!(
        refusal("/wheel/5", json!("w9")),
        "unknown bricks 'w9', expected colours and counts from 1 to 7 such as w2g1d3, or -"
    );
    assert_eq!(refusal("/turn", json!("C")), "seat C is not taken");
    assert_eq!(
        refusal("/viewer", json!("B")),
        "holdings are open to their owner, and to everybody when the game is over"
    );
    assert_eq!(refusal("/ruleset", json!("palazzo")), "'palazzo' is another game");
    assert_eq!(refusal("/players/0/court", json!(["c7"])), "the court has no such space");
    assert_eq!(refusal("/players/0/points", json!(65_000)), "points: 65000 is more than 20000");
    assert_eq!(refusal("/phase", json!({"kind": "restock", "space": 10})), "the spaces are 1 to 9");
    assert_eq!(refusal("/phase", json!({"kind": "after"})), "the phase is not possible here");
    assert!(refusal("/players", json!([])).contains("0"));
    assert!(refusal("/phase/kind", json!("lunch")).starts_with("unknown variant `lunch`, expected one of"));
}

#[test]
fn an_impossible_view_of_palazzo_is_refused_with_a_reason() {
    let refusal = |way, value| refusal::<Palazzo>(PALAZZO, way, value);
    assert_eq!(
        refusal("/warehouse/0", json!("x1.1")),
        "unknown tile 'x1.1', expected material b, s or m, floor, dot, windows: m3.1"
    );
    assert_eq!(refusal("/builder", json!(5)), "unknown quarry '5', expected 1 to 4");
    assert_eq!(refusal("/stacks/riders", json!(6)), "there are five riders");
    assert_eq!(
        refusal("/tile_price", json!(1)),
        "points, prices, riders or winners do not follow from the rest"
    );
    assert_eq!(
        refusal("/deck/unseen/count", json!(4_000_000_000u32)),
        "the unseen cards are not as many as the hidden ones"
    );
    assert_eq!(refusal("/discards", json!(["f3", "f3", "f3"])), "there are more cards than the game has");
    assert_eq!(
        refusal("/phase", json!({"kind": "draft", "seat": "A", "market": ["f5", "d5"]})),
        "l5 is nowhere"
    );
}

/// Where a value of a JSON tree is: the way from the root.
fn paths(value: &Value, way: &str, found: &mut Vec<String>) {
    found.push(way.to_owned());
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| paths(item, &format!("{way}/{index}"), found));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, item)| paths(item, &format!("{way}/{key}"), found));
        }
        _ => {}
    }
}

/// Changes something somewhere: numbers a little, lists by an item, texts and everything else to what stands
/// elsewhere in the tree.
fn mutate(tree: &mut Value, rng: &mut Xoshiro256PlusPlus) {
    let mut ways = Vec::new();
    paths(tree, "", &mut ways);
    let mut pick = |bound: usize| below(rng, bound as u32) as usize;
    let elsewhere = tree.pointer(&ways[pick(ways.len())]).cloned().expect("the way leads there");
    let way = ways[pick(ways.len())].clone();
    let (choice, step) = (pick(4), pick(3) as u64);
    let value = tree.pointer_mut(&way).expect("the way leads there");
    match value {
        Value::Number(number) if choice > 0 => {
            let old = number.as_u64().unwrap_or(0);
            *value = [old.saturating_sub(step + 1), old + step + 1, 255][choice - 1].into();
        }
        Value::Array(items) if choice > 0 && !items.is_empty() => {
            let (from, to) = (pick(items.len()), pick(items.len()));
            match choice {
                1 => drop(items.remove(from)),
                2 => items.swap(from, to),
                _ => items.push(items[from].clone()),
            }
        }
        Value::Bool(old) => *value = (!*old).into(),
        _ if choice == 0 => *value = Value::Null,
        _ => *value = elsewhere,
    }
}

/// Plays on at random from a state, as a search does.
fn play_on<G: Game>(mut game: G, rng: &mut Xoshiro256PlusPlus) {
    for _ in 0..200 {
        match game.pending() {
            Pending::Chance => {
                let chance = game.sample_chance(rng);
                game.resolve(&chance, &mut ()).expect("a sampled result is possible");
            }
            Pending::Decide(seat) => {
                let list = offers(&game);
                let action = list[below(rng, list.len() as u32) as usize];
                game.play(seat, &action, &mut ()).expect("a listed action is legal");
            }
            Pending::Over => break,
        }
        game.scores();
    }
}

/// Changes views of random games and plays on from those that are still read; returns how many were read and how
/// many were refused.
fn check_changed<G: Game>(config: &G::Config, seeds: std::ops::Range<u64>) -> (u32, u32) {
    let (mut accepted, mut refused) = (0, 0);
    for seed in seeds {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        random_game::<G>(config, seed, |game, _| {
            for viewer in viewers(game) {
                let mut tree = serde_json::to_value(game.view(viewer)).expect("a view is JSON");
                (0..=below(&mut rng, 3)).for_each(|_| mutate(&mut tree, &mut rng));
                let text = tree.to_string();
                match serde_json::from_str::<G::View>(&text) {
                    Ok(view) => {
                        accepted += 1;
                        let world = G::determinize(&view, &mut rng);
                        assert_eq!(world.audit(), Ok(()), "seed {seed}: {text}");
                        play_on(world, &mut rng);
                    }
                    Err(error) => {
                        refused += 1;
                        assert!(!error.to_string().is_empty());
                    }
                }
            }
        });
    }
    (accepted, refused)
}

/// Random games whose views are changed, for each ruleset and number of players.
const CHANGED_GAMES: u64 = 3;

#[test]
fn a_changed_view_of_carrara_is_refused_or_can_be_played_on() {
    for edition in EDITIONS {
        for players in 2..=4 {
            let (accepted, refused) = check_changed::<Carrara>(&carrara(edition, players), 0..CHANGED_GAMES);
            assert!(accepted > 20 && refused > accepted, "{edition:?}: {accepted} read, {refused} refused");
        }
    }
}

#[test]
fn a_changed_view_of_palazzo_is_refused_or_can_be_played_on() {
    for players in 2..=4 {
        let (accepted, refused) = check_changed::<Palazzo>(&palazzo(players), 0..CHANGED_GAMES);
        assert!(accepted > 20 && refused > accepted, "{accepted} read, {refused} refused");
    }
}
