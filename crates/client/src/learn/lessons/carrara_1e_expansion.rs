use palazzi_rules::Ruleset;
use palazzi_rules::carrara::{Carrara, Edition};

use super::position::{config, position};
use crate::learn::lesson::{Lesson, Step};

/// Cards, buying without turning, upgrades, value 8, improvements, urban and rural.
pub(super) const LESSON: Lesson<Carrara> = Lesson {
    name: "carrara-1e-expansion",
    steps: &[
        Step::read("welcome").scene(middle).by(&["X-SET-1", "X-END-1"]),
        Step::act("buy", &["buy 6 y1"]).by(&["X-BUY-1", "X-BUY-2"]),
        Step::act("upgrade", &["upgrade lucca castle3 library4 y1"])
            .after(&["B turn", "* refill r1g1", "B buy 6 b1d1"])
            .by(&["X-BUILD-2"]),
        Step::act("eight", &["upgrade lerici gate5 palace8 g1b1d1"])
            .after(&["* tile palace3", "B build villa1 lerici d1", "* tile gate1"])
            .by(&["X-BUILD-1", "X-BUILD-2"]),
        Step::act("improve", &["improve lucca"]).by(&["X-BUILD-3"]),
        Step::act("city", &["score city lucca"])
            .after(&["B score type villa"])
            .by(&["E1-SCORE-3", "X-BUILD-3"]),
        Step::act("urban", &["score urban"])
            .after(&["B turn", "* refill w1g1", "B buy 6 g1"])
            .by(&["X-SCORE-1", "X-SCORE-2"]),
        Step::act("object", &["object book"]).by(&["E1-XTRA-1", "X-FIN-2"]),
        Step::act("rural", &["score rural"]).scene(late).by(&["X-SCORE-1", "X-END-1"]),
        Step::act("pair", &["object flag"]).by(&["X-END-1"]),
        Step::act("announce", &["announce"]).by(&["E1-END-2", "X-END-1"]),
        Step::read("over").after(&["B pass"]).by(&["X-FIN-1", "X-FIN-2", "X-FIN-3"]),
    ],
};

const RULESET: Ruleset = Ruleset::Carrara(Edition::FirstExpansion);

/// The cards of a first game.
const CARDS: &str = "top=II object=II building=II bonus=II";

/// A castle that can become a library, a gate that can become a building of value 8.
fn middle() -> Carrara {
    position(
        &config(RULESET, Some(CARDS)),
        "
        A coins 2 | A bricks g1b1d1 | A lucca castle3 villa2 | A massa palace4 | A lerici gate5 library1
        B coins 5 | B bricks d1 | B viareggio cathedral2 | B massa castle2 palace1
        wheel 1 w1g1 2 r1b1 3 y1d1 4 g1 5 b1d1 6 y1
        tiles library4 villa1 cathedral5 gate2 castle4 villa4 palace2 library3 castle1
        ",
    )
}

/// One object before the end can be announced.
fn late() -> Carrara {
    position(
        &config(RULESET, Some(CARDS)),
        "
        A coins 13 | A vp 29 | A bricks r1 | A objects 2 book 1 flag 3 arms | A improved lucca
        A lucca library4 villa2 | A massa palace4 cathedral5 villa5 | A lerici palace8 library1 castle5
        A scored city lucca, urban, type castle, type villa
        B coins 8 | B vp 9 | B bricks g1d1 | B objects 1 arms 1 chalice 1 crown | B viareggio cathedral2 gate3
        B massa castle2 palace1 gate4 | B lerici villa1 | B scored type villa, type cathedral, type palace
        wheel 1 w1g1 2 r1b1 3 y1d1 4 g1 5 b1d1 6 y1
        field chalice crown gate flag arms
        tiles cathedral4 gate2 castle4 villa4 palace2 library3 castle1 gate1 palace3
        ",
    )
}
