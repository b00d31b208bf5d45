use palazzi_rules::Ruleset;
use palazzi_rules::carrara::{Carrara, Edition};

use super::position::{config, position};
use crate::learn::lesson::{Lesson, Step};

/// Paying with pairs, monuments, improvements, the court and its royal visits, the end.
pub(super) const LESSON: Lesson<Carrara> = Lesson {
    name: "carrara-2e",
    steps: &[
        Step::read("welcome").scene(middle).by(&["E2-SET-1", "E2-TURN-1"]),
        Step::act("exchange", &["build library2 lucca r1g2"]).by(&["E2-BUILD-1", "E2-BUILD-2"]),
        Step::act("monument", &["upgrade viareggio gate5 gate8 y1g2"])
            .after(&["* tile palace2", "B turn", "* refill r1b1", "B buy 6 b1d1"])
            .by(&["E2-BUILD-3"]),
        Step::act("improve", &["improve lucca"]).by(&["E2-BUILD-4"]),
        Step::act("court", &["court c1"])
            .after(&["B build villa2 lerici d2", "* tile castle4"])
            .by(&["E2-SCORE-3"]),
        Step::act("city", &["score city lucca"]).by(&["E2-SCORE-1", "E2-SCORE-2"]),
        Step::act("buy", &["buy 5 g1d1"])
            .after(&["B court c1", "B score type villa"])
            .by(&["E2-SCORE-6", "E2-BUY-1"]),
        Step::act("follow", &["court c4"])
            .after(&["B court c4", "B score rural"])
            .by(&["E2-SCORE-4", "E2-SCORE-5"]),
        Step::act("urban", &["score urban"]).by(&["E2-SCORE-1", "E2-SCORE-2"]),
        Step::read("open").after(&["B pass"]).by(&["E2-SCORE-5", "E2-SCORE-7"]),
        Step::act("marker", &["court c6"]).scene(late).by(&["E2-END-1"]),
        Step::act("last", &["score type gate"]).by(&["E2-SCORE-2", "E2-END-1"]),
        Step::read("over").after(&["B pass"]).by(&["E2-END-1", "E2-END-2"]),
    ],
};

const RULESET: Ruleset = Ruleset::Carrara(Edition::Second);

/// Bricks for a library by exchange, and for the monument of the gate.
fn middle() -> Carrara {
    position(
        &config(RULESET, None),
        "
        A coins 9 | A bricks y1r1g4 | A lucca villa4 | A viareggio gate5 | A lerici palace1
        B coins 8 | B bricks d1 | B massa castle2 cathedral1 | B lerici villa1
        wheel 1 w1b1 2 r1 3 y1 4 g1d1 5 b1d1 6 w1
        tiles library2 villa2 cathedral4 gate1 castle5 palace4 library1 villa5 gate2
        ",
    )
}

/// The stack is empty, and one marker is left.
fn late() -> Carrara {
    position(
        &config(RULESET, None),
        "
        A coins 21 | A vp 45 | A bricks b1 | A improved lucca | A lucca villa4 library2
        A viareggio gate8 castle4 | A massa cathedral4 villa5 | A lerici palace1 gate2
        A scored city lucca, urban, type villa, rural, type cathedral | A court c6
        B coins 12 | B vp 33 | B bricks d1 | B massa castle2 cathedral1 palace5 | B lerici villa1 villa2 library4
        B scored type villa, rural, city massa | B court c6 | B open 2
        wheel 1 w1b1 2 r1 3 y1 4 g1d1 5 b1d1 6 w1
        tiles palace2 castle5 palace4 library1 gate1 cathedral5 library5 castle1 cathedral2
        stack -
        ",
    )
}
