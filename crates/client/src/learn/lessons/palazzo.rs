use palazzi_rules::palazzo::{Config, Palazzo};
use palazzi_rules::{Game, Record};

use crate::learn::lesson::{Lesson, Step};

/// Money, buying, the auction, placing tiles, rebuilding, the distribution, the end.
pub(super) const LESSON: Lesson<Palazzo> = Lesson {
    name: "palazzo",
    steps: &[
        Step::read("welcome")
            .scene(start)
            .after(&[
                "* builder 1",
                "* tiles b1.1 s2.1 m1.2 m2.2 s1.1",
                "* hand A f3 d4 l4 c2",
                "* hand B f7 l3 l5 c2",
            ])
            .by(&["P-TURN-1", "P-BUILD-1"]),
        Step::act("money", &["money"]).by(&["P-MON-1"]),
        Step::act("take", &["take f4 f5"]).after(&["* cards f4 f5 d3"]).by(&["P-MON-1", "P-PAY-1"]),
        Step::act("draw", &["draw"])
            .after(&["B take d3", "B draw", "* draw m1.1 s2.2", "B buy m1.1 with l3 l5", "B place m1.1 new"])
            .by(&["P-DRAW-1", "P-DRAW-4"]),
        Step::act("buy", &["buy s1.1 with f3 f5"]).after(&["* draw b2.1 b1.2"]).by(&["P-BUY-1", "P-PAY-1"]),
        Step::act("place", &["place s1.1 new"]).by(&["P-BUILD-2"]),
        Step::act("auction", &["auction"])
            .after(&[
                "B money",
                "* cards d6 l6 c2",
                "B take d6 l6",
                "A take c2",
                "A draw",
                "* draw b3.1 s4.1",
            ])
            .by(&["P-AUC-1", "P-AUC-2"]),
        Step::act("bid", &["bid (f4 d4 l4)"]).after(&["B bid l6"]).by(&["P-AUC-3", "P-PAY-1"]),
        Step::act("second", &["place s2.1 p1"]).after(&["B pass"]).by(&["P-AUC-4", "P-BUILD-1"]),
        Step::act("third", &["place s4.1 p1"]).by(&["P-BUILD-2", "P-END-1"]),
        Step::act("rebuild", &["remodel in p4 p1 pay d3"]).scene(late).by(&["P-REB-1", "P-REB-2"]),
        Step::act("share", &["auction"])
            .after(&[
                "B money",
                "* cards f5 d7 l7",
                "B take d7 l7",
                "A take f5",
                "A draw",
                "* draw b5.2 m3.3",
            ])
            .by(&["P-AUC-5"]),
        Step::act("pick", &["pick b5.3"]).by(&["P-AUC-5"]),
        Step::act("fourth", &["place b5.3 p1"]).by(&["P-BUILD-2", "P-END-1"]),
        Step::read("over")
            .after(&["B pick m5.3", "B place m5.3 p2", "B draw", "* draw rider m4.3"])
            .by(&["P-DRAW-3", "P-END-1", "P-END-2"]),
    ],
};

fn start() -> Palazzo {
    Palazzo::new(&Config::new(2).expect("two can play"))
}

/// Four riders have come, a single tile waits to be inserted, and the next quarry is full.
fn late() -> Palazzo {
    let record: Record<Palazzo> =
        Record::parse(include_str!("palazzo-late.game")).expect("the record is in the notation");
    let mut game = Palazzo::new(&record.config);
    for entry in &record.log {
        entry.apply(&mut game, &mut ()).expect("the record obeys the rules");
    }
    game
}
