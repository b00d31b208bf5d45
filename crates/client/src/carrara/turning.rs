use palazzi_rules::carrara::{Pieces, Table};

/// How many locations the wheel has turned from one look at the table to the next.
///
/// Wheels that show symbols say so; others are compared: a wheel has turned by the least number of locations that
/// explains the bricks that lie there now. Going back in time gives a negative number.
pub fn turns_between(before: &Table, now: &Table) -> i32 {
    if before.edition.rules().pieces == Pieces::Ornaments {
        let turned = (6 + i32::from(before.outer) - i32::from(now.outer)) % 6;
        return if turned > 3 { turned - 6 } else { turned };
    }
    if before.wheel == now.wheel {
        return 0;
    }
    for turns in 0..5 {
        if comes_from(now, before, turns) {
            return turns as i32;
        }
        if comes_from(before, now, turns) {
            return -(turns as i32);
        }
    }
    0
}

/// Whether the bricks of `now` can be what is left of `before` after this many turns, with new ones at the locations
/// that have passed the first.
fn comes_from(now: &Table, before: &Table, turns: usize) -> bool {
    (turns..6).all(|location| before.wheel[location - turns].contains(now.wheel[location]))
}
