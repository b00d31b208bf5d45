use palazzi_rules::Seat;

use super::play::Played;

/// A victory is counted in twelfths, so that two, three or four winners can share it.
const WHOLE_WIN: u64 = 12;

/// Counts over many games. Whole numbers only, so that the order of the games does not matter.
pub(crate) struct Tally {
    pub(crate) decisions: Spread,
    pub(crate) entries: Spread,
    pub(crate) seats: Vec<SeatTally>,
}

/// Counts for one seat.
#[derive(Clone, Default)]
pub(crate) struct SeatTally {
    pub(crate) scores: Spread,
    twelfths: u64,
}

/// The spread of a number over many games.
#[derive(Clone, Default)]
pub(crate) struct Spread {
    count: u64,
    sum: i64,
    squares: i128,
    range: Option<(i64, i64)>,
}

impl Tally {
    /// A tally of no games.
    pub(crate) fn new(players: usize) -> Tally {
        let seats = vec![SeatTally::default(); players];
        Tally { decisions: Spread::default(), entries: Spread::default(), seats }
    }

    /// How many games were counted.
    pub(crate) fn games(&self) -> u64 {
        self.decisions.count
    }

    /// Counts a game.
    pub(crate) fn add(&mut self, played: &Played) {
        self.decisions.add(played.decisions.into());
        self.entries.add(played.entries.into());
        let winners = &played.outcome.winners;
        for (seat, tally) in Seat::ALL.into_iter().zip(&mut self.seats) {
            tally.scores.add(played.outcome.scores[seat as usize].into());
            if winners.contains(&seat) {
                tally.twelfths += WHOLE_WIN / winners.len() as u64;
            }
        }
    }

    /// Counts the games of another tally too.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.decisions.merge(&other.decisions);
        self.entries.merge(&other.entries);
        for (seat, other) in self.seats.iter_mut().zip(&other.seats) {
            seat.scores.merge(&other.scores);
            seat.twelfths += other.twelfths;
        }
    }
}

impl SeatTally {
    /// The share of all games that this seat won, from 0 to 1.
    pub(crate) fn win_share(&self) -> Option<f64> {
        let wins = self.twelfths as f64 / WHOLE_WIN as f64;
        (self.scores.count > 0).then(|| wins / self.scores.count as f64)
    }
}

impl Spread {
    fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += i128::from(value) * i128::from(value);
        let (min, max) = self.range.unwrap_or((value, value));
        self.range = Some((min.min(value), max.max(value)));
    }

    fn merge(&mut self, other: &Spread) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        let ranges = self.range.into_iter().chain(other.range);
        self.range = ranges.reduce(|one, two| (one.0.min(two.0), one.1.max(two.1)));
    }

    /// The sum of all values.
    pub(crate) fn sum(&self) -> i64 {
        self.sum
    }

    /// The smallest value.
    pub(crate) fn min(&self) -> Option<i64> {
        self.range.map(|(min, _)| min)
    }

    /// The largest value.
    pub(crate) fn max(&self) -> Option<i64> {
        self.range.map(|(_, max)| max)
    }

    /// The mean value.
    pub(crate) fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// The standard deviation of the sample; needs two games.
    pub(crate) fn deviation(&self) -> Option<f64> {
        let count = i128::from(self.count);
        let scatter = count * self.squares - i128::from(self.sum) * i128::from(self.sum);
        (count > 1).then(|| (scatter as f64 / (count * (count - 1)) as f64).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use palazzi_rules::Outcome;

    fn game(scores: [i32; 2], winners: &[Seat]) -> Played {
        let outcome = Outcome { scores: scores.to_vec(), winners: winners.to_vec() };
        Played { outcome, decisions: 10, entries: 12 }
    }

    #[test]
    fn a_shared_victory_is_split() {
        let mut tally = Tally::new(2);
        tally.add(&game([5, 5], &[Seat::A, Seat::B]));
        tally.add(&game([7, 5], &[Seat::A]));
        assert_eq!(tally.seats[0].win_share(), Some(0.75));
        assert_eq!(tally.seats[1].win_share(), Some(0.25));
    }

    #[test]
    fn merging_equals_counting_everything_at_once() {
        let (mut whole, mut first, mut second) = (Tally::new(2), Tally::new(2), Tally::new(2));
        for score in [3, 8, -2] {
            let part = if score == 3 { &mut first } else { &mut second };
            part.add(&game([score, 0], &[Seat::A]));
            whole.add(&game([score, 0], &[Seat::A]));
        }
        first.merge(&second);
        let numbers = |tally: &Tally| {
            let scores = &tally.seats[0].scores;
            (tally.games(), scores.mean(), scores.deviation(), scores.min(), scores.max())
        };
        assert_eq!(numbers(&first), numbers(&whole));
        assert_eq!(numbers(&first), (3, Some(3.0), Some(5.0), Some(-2), Some(8)));
    }

    #[test]
    fn no_games_have_no_mean() {
        let tally = Tally::new(2);
        assert_eq!((tally.decisions.mean(), tally.seats[0].win_share()), (None, None));
    }
}
