//! One view of every ruleset, byte for byte.

use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{Game, Record, Seat, Viewer};

/// The state to which a record leads.
pub(crate) fn game_at<G: Game>(record: &str) -> G {
    let record = Record::<G>::parse(record).unwrap_or_else(|error| panic!("{error}"));
    let mut last = None;
    record.replay(|_, state| last = Some(state.clone())).unwrap_or_else(|error| panic!("{error}"));
    last.expect("a record has a first state")
}

const FIRST: &str = "\
palazzi 1
ruleset carrara-1e
rules 1
players 2
--
* tiles gate1 castle4 castle1 villa3 gate4 villa5 palace2 cathedral3 castle5
A build gate1 lerici d1
* tile castle3
";

const EXPANSION: &str = "\
palazzi 1
ruleset carrara-1e-expansion
rules 1
players 2
option cards top=II object=V building=II bonus=IX
component improved.urban coins=3 points=0
--
* tiles gate1 castle4 castle1 villa3 gate4 villa5 palace2 cathedral3 castle5
A turn
* refill w1y1r1g1b1
A buy 1 b1
";

pub(crate) const SECOND: &str = "\
palazzi 1
ruleset carrara-2e
rules 1
players 2
--
* tiles gate1 castle4 castle1 villa2 gate4 villa5 palace2 cathedral4 castle5
A build villa2 lerici d2
* tile castle2
B pass
A court c2
";

const ADVANCED: &str = "\
palazzi 1
ruleset carrara-2e-advanced
rules 1
players 2
--
* wheel flag
* tiles gate1 castle4 castle1 villa2 gate4 villa5 palace2 cathedral4 castle5
A build gate1 lerici d1
* tile castle2
A purchase gate lerici gate1
B pass
A court c1
";

pub(crate) const PALAZZO: &str = "\
palazzi 1
ruleset palazzo
rules 1
players 2
--
* builder 3
* tiles b1.1 s2.1 m1.2 b2.2 s1.1
* hand A f3 d4 c2 l7
* hand B f3 f4 c2 c2
A money
* cards f5 d5 l5
";

#[track_caller]
fn check<G: Game>(record: &str, viewer: Viewer, expected: &str) {
    let view = game_at::<G>(record).view(viewer);
    let text = serde_json::to_string(&view).expect("a view is JSON");
    assert_eq!(text, expected.trim_end());
}

#[test]
fn the_first_edition() {
    check::<Carrara>(FIRST, Viewer::Seat(Seat::A), include_str!("views/carrara-1e.json"));
}

#[test]
fn the_expansion() {
    check::<Carrara>(EXPANSION, Viewer::Spectator, include_str!("views/carrara-1e-expansion.json"));
}

#[test]
fn the_second_edition() {
    check::<Carrara>(SECOND, Viewer::Seat(Seat::B), include_str!("views/carrara-2e.json"));
}

#[test]
fn the_advanced_version() {
    check::<Carrara>(ADVANCED, Viewer::Seat(Seat::A), include_str!("views/carrara-2e-advanced.json"));
}

#[test]
fn palazzo() {
    check::<Palazzo>(PALAZZO, Viewer::Seat(Seat::B), include_str!("views/palazzo.json"));
}
