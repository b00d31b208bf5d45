//! The win chances by entry, in columns of letters.

use palazzi_bots::{Stretch, TurningPoint};
use palazzi_client::chart::round_marks;
use palazzi_rules::Seat;

/// The most columns.
const MOST: usize = 64;

/// So many columns, or more, have one mark on the axis.
const MARK_WIDTH: usize = 8;

/// The heights of a column, from 0 % to 100 %.
pub(crate) const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Columns that share the entries of a record, from 0 for the start to the last, evenly.
#[derive(Clone, Copy)]
pub(crate) struct Columns {
    /// The last entry.
    pub(crate) entries: usize,
}

impl Columns {
    /// The win chances of a seat as a row of bars. Each shows the last that is known by then; there is none where
    /// nothing is known.
    pub(crate) fn bars(self, curve: &[Stretch<'_>], seat: Seat) -> String {
        let bar = |column| {
            let share = last_known(curve, self.first(column), self.first(column + 1))?[seat as usize];
            Some(BARS[((share * BARS.len() as f32) as usize).min(BARS.len() - 1)])
        };
        (0..self.width()).map(|column| bar(column).unwrap_or(' ')).collect()
    }

    /// The axis: some round numbers of entries, each with a corner that points to its column.
    pub(crate) fn axis(self) -> String {
        let mut axis = String::new();
        for entry in round_marks(0, self.entries as i32, self.width() / MARK_WIDTH) {
            let column = self.of(entry as usize);
            axis += &" ".repeat(column.saturating_sub(axis.chars().count()));
            axis += &format!("└{entry}");
        }
        axis
    }

    /// The numbers of the turning points in their columns, or beside them where these are the same.
    pub(crate) fn turning_points(self, points: &[TurningPoint]) -> String {
        let columns: Vec<usize> = points.iter().map(|point| self.of(point.entry)).collect();
        let mut numbers = String::new();
        for (number, column) in (1..).zip(apart(columns, self.width())) {
            numbers += &format!("{number:>0$}", column + 1 - numbers.len());
        }
        numbers
    }

    /// How many there are.
    fn width(self) -> usize {
        (self.entries + 1).min(MOST)
    }

    /// The first entry of a column.
    fn first(self, column: usize) -> usize {
        (column * (self.entries + 1)).div_ceil(self.width())
    }

    /// The column of an entry.
    fn of(self, entry: usize) -> usize {
        entry * self.width() / (self.entries + 1)
    }
}

/// The last win chances that are known by the entry before `end`, from a stretch that reaches to `first` or beyond.
fn last_known<'a>(curve: &[Stretch<'a>], first: usize, end: usize) -> Option<&'a [f32]> {
    let reaches = |stretch: &&Stretch<'_>| stretch.last().is_some_and(|(last, _)| *last >= first);
    let stretches = curve.iter().filter(reaches).rev();
    let mut known = stretches.flat_map(|stretch| stretch.iter().rev());
    known.find(|(entry, _)| *entry < end).map(|(_, wins)| *wins)
}

/// Moves rising columns on to the next free ones, and back where these are beyond the `width`.
fn apart(mut columns: Vec<usize>, width: usize) -> Vec<usize> {
    let mut free = 0;
    for column in &mut columns {
        *column = free.max(*column);
        free = *column + 1;
    }
    let mut limit = width;
    for column in columns.iter_mut().rev() {
        *column = (*column).min(limit.saturating_sub(1));
        limit = *column;
    }
    columns
}

#[cfg(test)]
mod tests {
    use palazzi_bots::Cause;

    use super::*;

    /// The bars of a record with so many entries.
    fn bars(entries: usize, curve: &[&[(usize, f32)]]) -> String {
        let curve: Vec<Stretch<'_>> = curve
            .iter()
            .map(|stretch| stretch.iter().map(|(entry, wins)| (*entry, std::slice::from_ref(wins))).collect())
            .collect();
        Columns { entries }.bars(&curve, Seat::A)
    }

    #[test]
    fn bars_rise_with_the_chance() {
        assert_eq!(bars(6, &[&[(0, 0.0), (1, 0.5), (4, 0.3), (6, 1.0)]]), "▁▅▅▅▃▃█");
        assert_eq!(bars(7, &[&[(7, 0.3)]]), "       ▃");
        assert_eq!(bars(1, &[]), "  ");
        let long = bars(1_000, &[&[(0, 1.0), (1_000, 0.0)]]);
        assert_eq!((long.chars().count(), long.ends_with("█▁")), (MOST, true));
    }

    #[test]
    fn there_are_no_bars_where_nothing_is_known() {
        assert_eq!(bars(8, &[&[(1, 0.5), (3, 0.5)], &[(5, 1.0)], &[(8, 0.0)]]), " ▅▅▅ █  ▁");
        let stopped = bars(1_000, &[&[(2, 0.5), (6, 0.5)], &[(1_000, 1.0)]]);
        assert_eq!(stopped, format!("▅{}█", " ".repeat(MOST - 2)));
    }

    /// Turning points at these entries of a record with so many, as they are marked.
    fn marked(entries: usize, turning: &[usize]) -> String {
        let cause = Cause::Chance { draws: Vec::new() };
        let point =
            |entry: &usize| TurningPoint { entry: *entry, seat: Seat::A, change: 0.5, cause: cause.clone() };
        Columns { entries }.turning_points(&turning.iter().map(point).collect::<Vec<_>>())
    }

    #[test]
    fn turning_points_stand_below_their_bars() {
        assert_eq!(marked(9, &[]), "");
        assert_eq!(marked(9, &[1, 5, 9]), " 1   2   3");
    }

    #[test]
    fn turning_points_in_one_column_stand_side_by_side() {
        assert_eq!(marked(1_000, &[1, 2, 3, 70]), "123 4");
        let last = marked(1_000, &[997, 998, 1_000]);
        assert_eq!(last, format!("{}123", " ".repeat(MOST - 3)));
    }

    #[test]
    fn the_axis_points_to_round_entries() {
        assert_eq!(Columns { entries: 9 }.axis(), "└0   └5");
        assert_eq!(Columns { entries: 25 }.axis(), "└0        └10       └20");
        let axis = Columns { entries: 640 }.axis();
        assert!(axis.starts_with("└0       └100      └200 ") && axis.contains("└600"), "{axis}");
    }
}
