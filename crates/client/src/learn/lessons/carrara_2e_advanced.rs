use palazzi_rules::Ruleset;
use palazzi_rules::carrara::{Carrara, Edition};

use super::position::{config, position};
use crate::learn::lesson::{Lesson, Step};

/// Two wheels, statues, warehouses, decorations, the grand court, statue and money spaces.
pub(super) const LESSON: Lesson<Carrara> = Lesson {
    name: "carrara-2e-advanced",
    steps: &[
        Step::read("welcome").scene(middle).by(&["A-SET-1", "A-SET-2"]),
        Step::act("spin", &["spin"]).by(&["A-BUY-1"]),
        Step::act("buy", &["buy 4 r1g1"]).by(&["A-BUY-2", "E2-BUY-2"]),
        Step::act("take", &["take red-statue"]).by(&["A-BUY-2", "A-STAT-1"]),
        Step::act("store", &["store"]).by(&["A-STORE-1", "A-STAT-1"]),
        Step::act("build", &["build villa2 lucca r2"])
            .after(&["A end", "B turn", "* refill y1g1b1d1", "B buy 6 b1"])
            .by(&["E2-BUILD-1"]),
        Step::act("move", &["move red-statue lucca villa2"]).after(&["* tile palace2"]).by(&["A-STORE-1"]),
        Step::act("purchase", &["purchase arms lucca villa2*"]).by(&["A-BONUS-1", "A-DECO-1"]),
        Step::act("court", &["court c3"]).after(&["B pass"]).by(&["A-SCORE-1", "E2-SCORE-3"]),
        Step::act("crown", &["take crown"]).by(&["A-SCORE-1", "A-DECO-1"]),
        Step::act("place", &["place massa palace4"]).by(&["A-DECO-1", "A-SCORE-2"]),
        Step::act("statues", &["score statues lucca"]).by(&["A-SCORE-4", "A-SCORE-5"]),
        Step::act("marker", &["court c7"]).scene(late).by(&["A-SCORE-3", "E2-END-1"]),
        Step::act("money", &["score money 3"]).by(&["A-SCORE-3"]),
        Step::read("over").after(&["A end", "B pass"]).by(&["A-FIN-1", "A-FIN-2"]),
    ],
};

const RULESET: Ruleset = Ruleset::Carrara(Edition::SecondAdvanced);

/// After turning the inner wheel the red statue lies at location IV.
fn middle() -> Carrara {
    position(
        &config(RULESET, None),
        "
        A coins 14 | A bricks r1 | A viareggio gate4* | A massa palace4 library1 | A lerici castle2
        B coins 3 | B bricks g1 | B massa castle1 cathedral2 | B lerici villa1*
        wheel 1 w1b1 2 r1 3 y1 4 r1g1 5 b1d1 6 w1
        tiles library2 villa2 cathedral4 gate1 castle5 library4 villa5 gate2 castle4
        symbols arms w
        ",
    )
}

/// The stack is empty, one marker is left, and there is money enough for a money space.
fn late() -> Carrara {
    position(
        &config(RULESET, None),
        "
        A coins 41 | A vp 38 | A bricks b1 | A lucca villa2+* library4* | A viareggio gate4* castle4
        A massa palace4+ library1 palace2+ | A lerici castle2* cathedral4
        A scored statues lucca, city massa, type palace, urban, rural, type villa, type gate | A court c7
        B coins 5 | B vp 41 | B bricks g1 | B viareggio cathedral5* | B massa castle1+ cathedral2 villa5*
        B lerici villa1* gate2 | B scored type cathedral, type villa, rural, urban | B court c5 c8 | B open 2
        wheel 1 w1b1 2 r1 3 y1 4 r1g1 5 b1d1 6 w1
        tiles library2 gate1 castle5 library5 gate5 palace1 palace5 cathedral1 villa4
        stack -
        symbols arms w
        ",
    )
}
