//! What goes to a seat tells nothing that the seat cannot know: two tables that differ only in that send it the same
//! bytes.

use palazzi_rules::palazzo::Palazzo;
use palazzi_rules::{Ruleset, with_engine};

use crate::wire_pair::{Difference, Pair};

#[test]
fn hands_of_others_are_not_told() {
    let mut compared = 0;
    let mut differing = 0;
    for seed in 0..1_200 {
        let mut pair = Pair::<Palazzo>::new(Ruleset::Palazzo, Difference::Hands, seed);
        differing += u32::from(pair.differs_inside());
        pair.run(24);
        compared += pair.compared;
    }
    assert!(differing > 1_150, "{differing} pairs differ");
    assert!(compared > 200_000, "{compared} messages were compared");
}

#[test]
fn the_seed_is_not_told() {
    assert_alike(Difference::Seed);
}

#[test]
fn orders_of_others_are_not_told() {
    assert_alike(Difference::Orders);
}

#[test]
fn ids_of_others_are_not_told() {
    assert_alike(Difference::Ids);
}

fn assert_alike(difference: Difference) {
    let mut compared = 0;
    for ruleset in Ruleset::ALL {
        for seed in 0..150 {
            compared += with_engine!(ruleset.engine(), G => {
                let mut pair = Pair::<G>::new(ruleset, difference, seed);
                pair.run(12);
                pair.compared
            });
        }
    }
    assert!(compared > 60_000, "{compared} messages were compared");
}
