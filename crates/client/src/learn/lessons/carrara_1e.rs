use palazzi_rules::carrara::{Carrara, Edition};
use palazzi_rules::{Game, Ruleset};

use super::position::{config, position};
use crate::learn::lesson::{Lesson, Step};

/// Buying, building, scoring a city and a type, objects, announcing the end.
pub(super) const LESSON: Lesson<Carrara> = Lesson {
    name: "carrara-1e",
    steps: &[
        Step::read("welcome")
            .scene(start)
            .after(&["* tiles villa2 library3 palace1 gate4 castle2 cathedral5 library1 villa4 gate2"])
            .by(&["E1-SET-2", "E1-TURN-1"]),
        Step::act("turn", &["turn"]).by(&["E1-BUY-1", "E1-BUY-2"]),
        Step::act("buy", &["buy 2 g1b1d1"]).after(&["* refill w1y1r1g1b1"]).by(&["E1-BUY-3"]),
        Step::act("end", &["end"]).showing(&["object crown"]).by(&["E1-XTRA-1", "E1-TURN-2"]),
        Step::act("build", &["build library3 lerici b1d2"])
            .after(&["B turn", "* refill y1r1d1", "B buy 2 r1b1", "B end"])
            .by(&["E1-BUILD-1", "E1-BUILD-2"]),
        Step::act("colour", &["build palace1 viareggio g1"])
            .after(&["* tile castle4", "A end", "B build castle2 massa b2", "* tile cathedral2", "B end"])
            .by(&["E1-BUILD-1"]),
        Step::act("city", &["score city lucca"]).scene(middle).by(&[
            "E1-SCORE-1",
            "E1-SCORE-3",
            "E1-SCORE-4",
        ]),
        Step::act("type", &["score type library"])
            .after(&["B turn", "* refill y1b1", "B buy 6 b1d1"])
            .by(&["E1-SCORE-2", "E1-SCORE-4"]),
        Step::act("object", &["object crown"]).by(&["E1-XTRA-1"]),
        Step::act("last", &["score type villa"]).scene(late).by(&["E1-END-2", "E1-SCORE-2"]),
        Step::act("announce", &["announce"]).by(&["E1-END-2", "E1-END-3"]),
        Step::read("over").after(&["B pass"]).by(&["E1-FIN-1", "E1-FIN-2"]),
    ],
};

const RULESET: Ruleset = Ruleset::Carrara(Edition::First);

fn start() -> Carrara {
    Carrara::new(&config(RULESET, None))
}

/// Lucca can be scored, and libraries stand in two cities.
fn middle() -> Carrara {
    position(
        &config(RULESET, None),
        "
        A coins 8 | A bricks b1 | A lucca library2 gate4 | A viareggio palace1 | A lerici library3
        B coins 7 | B bricks g1 | B massa castle2 villa2 | B lerici gate1
        wheel 1 w1y1g1 2 r1 3 y1d1 4 g1 5 b1d1
        tiles villa4 cathedral5 gate2 library1 castle4 cathedral2 palace3 villa5 castle1
        ",
    )
}

/// One scoring before the end can be announced.
fn late() -> Carrara {
    position(
        &config(RULESET, None),
        "
        A coins 4 | A vp 16 | A bricks g1 | A objects 3 book 2 crown 1 gate 1 flag
        A livorno villa1 | A pisa palace2 castle3 | A lucca library2 gate4 | A viareggio palace1 cathedral5
        A massa villa4 | A lerici library3 castle5 | A scored city lucca, type library, city pisa
        B coins 6 | B vp 11 | B bricks y1d1 | B objects 1 flag 2 arms 1 crown
        B lucca palace3 | B massa castle2 villa2 cathedral1 | B lerici gate1 villa3 | B scored type villa, type castle
        wheel 1 w1y1g1 2 r1 3 y1d1 4 g1 5 b1d1 6 r1
        field book chalice gate flag arms
        tiles cathedral4 gate2 library1 castle4 cathedral2 villa5 castle1 palace4 gate5
        ",
    )
}
