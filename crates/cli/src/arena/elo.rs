//! Elo ratings by maximum likelihood, in the model of Bradley and Terry.

use std::f64::consts::LN_10;

/// A rating relative to the first bot, with the bounds between which the true one lies with 95 % confidence.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Estimate {
    pub(crate) rating: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// Added to the wins of both bots of every pair, so that nobody is rated infinitely high or low.
const PRIOR_WINS: f64 = 0.5;

/// The most steps of the iteration. A few dozen are enough for ladders on which nobody ever loses.
const STEP_LIMIT: usize = 1000;

/// The iteration ends when no strength changes by a larger part than this.
const PRECISION: f64 = 1e-10;

/// Rating points for a factor of e in strength.
const POINTS: f64 = 400.0 / LN_10;

/// The standard normal quantile for 95 % between both bounds.
const QUANTILE: f64 = 1.959_963_984_540_054;

/// Rates bots of which `wins[a][b]` says how often `a` has beaten `b`; a shared victory counts in parts.
pub(crate) fn rate(wins: &[Vec<f64>]) -> Vec<Estimate> {
    let bots = 0..wins.len();
    let with_prior = |a: usize, b: usize| if a == b { 0.0 } else { wins[a][b] + PRIOR_WINS };
    let wins: Vec<Vec<f64>> =
        bots.clone().map(|a| bots.clone().map(|b| with_prior(a, b)).collect()).collect();
    let strengths = strengths(&wins);
    let variances = variances(&wins, &strengths);
    let estimate = |(strength, variance): (&f64, f64)| {
        let (rating, spread) = (POINTS * strength, POINTS * QUANTILE * variance.sqrt());
        Estimate { rating, low: rating - spread, high: rating + spread }
    };
    strengths.iter().zip(variances).map(estimate).collect()
}

/// The logarithms of the most likely strengths, the first of which is 0; see [`chance`].
///
/// Steps are those of Newton, shortened as much as it takes for each to gain likelihood: over a step that changes
/// differences by at most `d`, the information changes by at most a factor of e to the `d`.
fn strengths(wins: &[Vec<f64>]) -> Vec<f64> {
    let mut strengths = vec![0.0; wins.len()];
    for _ in 0..STEP_LIMIT {
        let (slope, inverse) = (slope(wins, &strengths), inverse(information(wins, &strengths)));
        let along = |row: &Vec<f64>| row.iter().zip(&slope[1..]).map(|(entry, slope)| entry * slope).sum();
        let step: Vec<f64> = std::iter::once(0.0).chain(inverse.iter().map(along)).collect();
        let (least, most) = step.iter().fold((0.0_f64, 0.0_f64), |(a, b), it| (a.min(*it), b.max(*it)));
        let change = most - least;
        if change < PRECISION {
            break;
        }
        let part = change.ln_1p() / change;
        strengths.iter_mut().zip(step).for_each(|(strength, step)| *strength += part * step);
    }
    strengths
}

/// The chance that `a` beats `b`, by the logarithms of their strengths.
fn chance(a: f64, b: f64) -> f64 {
    1.0 / (1.0 + (b - a).exp())
}

/// How much likelihood, as a logarithm, each bot gains with the logarithm of its strength: what it has won beyond
/// what was to be expected.
fn slope(wins: &[Vec<f64>], strengths: &[f64]) -> Vec<f64> {
    let bots = 0..wins.len();
    let beyond = |a: usize, b: usize| {
        wins[a][b] * chance(strengths[b], strengths[a]) - wins[b][a] * chance(strengths[a], strengths[b])
    };
    bots.clone().map(|a| bots.clone().map(|b| beyond(a, b)).sum()).collect()
}

/// The Fisher information about the logarithms of all strengths but the first.
fn information(wins: &[Vec<f64>], strengths: &[f64]) -> Vec<Vec<f64>> {
    let bots = 1..wins.len();
    let shared = |a: usize, b: usize| {
        let games = wins[a][b] + wins[b][a];
        games * chance(strengths[a], strengths[b]) * chance(strengths[b], strengths[a])
    };
    let entry = |a: usize, b: usize| match a == b {
        true => (0..wins.len()).filter(|other| *other != a).map(|other| shared(a, other)).sum(),
        false => -shared(a, b),
    };
    bots.clone().map(|a| bots.clone().map(|b| entry(a, b)).collect()).collect()
}

/// The variances of the logarithms of the strengths. The first bot is where ratings are counted from: its variance
/// is 0.
fn variances(wins: &[Vec<f64>], strengths: &[f64]) -> Vec<f64> {
    let inverse = inverse(information(wins, strengths));
    std::iter::once(0.0).chain((0..inverse.len()).map(|bot| inverse[bot][bot])).collect()
}

/// The inverse of a symmetric, positive definite matrix, by elimination in place.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    for pivot in 0..matrix.len() {
        let divisor = std::mem::replace(&mut matrix[pivot][pivot], 1.0);
        matrix[pivot].iter_mut().for_each(|entry| *entry /= divisor);
        let pivot_row = matrix[pivot].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(index, _)| *index != pivot) {
            let factor = std::mem::take(&mut row[pivot]);
            row.iter_mut().zip(&pivot_row).for_each(|(entry, above)| *entry -= factor * above);
        }
    }
    matrix
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_near(found: &[f64], expected: &[f64], tolerance: f64) {
        let near = found.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < tolerance);
        assert!(found.len() == expected.len() && near, "{found:?} instead of {expected:?}");
    }

    fn ratings(wins: &[Vec<f64>]) -> Vec<f64> {
        rate(wins).iter().map(|estimate| estimate.rating).collect()
    }

    /// The worked example of the encyclopaedia's article on the model.
    #[test]
    fn a_known_case_is_met() {
        let wins = [[0.0, 2.0, 0.0, 1.0], [3.0, 0.0, 5.0, 0.0], [0.0, 3.0, 0.0, 1.0], [4.0, 0.0, 3.0, 0.0]];
        let strengths: Vec<f64> = strengths(&wins.map(Vec::from)).iter().map(|it| it.exp()).collect();
        let sum: f64 = strengths.iter().sum();
        let shares: Vec<f64> = strengths.iter().map(|strength| strength / sum).collect();
        assert_near(&shares, &[0.139, 0.226, 0.143, 0.492], 5e-4);
    }

    /// Strengths 1, 2 and 4, of which everybody wins just what is to be expected of 30 games, prior included.
    #[test]
    fn twice_the_strength_is_120_points() {
        let wins = [[0.0, 9.5, 5.5], [19.5, 0.0, 9.5], [23.5, 19.5, 0.0]].map(Vec::from);
        assert_near(&ratings(&wins), &[0.0, 120.412, 240.824], 1e-3);
    }

    #[test]
    fn two_bots_have_the_bounds_of_a_single_share() {
        let [first, second] = rate(&[vec![0.0, 1.0], vec![3.0, 0.0]])[..] else { panic!("two were rated") };
        let spread = POINTS * QUANTILE / (5.0_f64 * 0.7 * 0.3).sqrt();
        assert_near(&[first.rating, first.low, first.high], &[0.0; 3], 1e-9);
        let rating = 400.0 * (3.5_f64 / 1.5).log10();
        let found = [second.rating, second.low, second.high];
        assert_near(&found, &[rating, rating - spread, rating + spread], 1e-6);
    }

    #[test]
    fn an_unbeaten_bot_has_a_finite_rating() {
        let rating = 400.0 * 21.0_f64.log10();
        assert_near(&ratings(&[vec![0.0, 10.0], vec![0.0, 0.0]]), &[0.0, -rating], 1e-6);
        let chain = [[0.0, 0.0, 0.0], [1e6, 0.0, 0.0], [1e6, 1e6, 0.0]].map(Vec::from);
        assert!(rate(&chain).iter().all(|estimate| estimate.low.is_finite() && estimate.high.is_finite()));
    }

    /// Nobody ever loses against anybody below: what everybody has won must be what is to be expected all the same.
    #[test]
    fn a_long_unbeaten_ladder_is_rated_exactly() {
        for (bots, games) in [(2, 2000.0), (10, 2000.0), (30, 10.0), (30, 1e6)] {
            let won = |a: usize, b: usize| if a > b { games } else { 0.0 };
            let wins: Vec<Vec<f64>> = (0..bots).map(|a| (0..bots).map(|b| won(a, b)).collect()).collect();
            let ratings = ratings(&wins);
            for a in 0..bots {
                let chance = |b: &usize| 1.0 / (1.0 + 10_f64.powf((ratings[*b] - ratings[a]) / 400.0));
                let others = (0..bots).filter(|b| *b != a);
                let expected: f64 = others.map(|b| (games + 2.0 * PRIOR_WINS) * chance(&b)).sum();
                let found = games * a as f64 + PRIOR_WINS * (bots - 1) as f64;
                let off = (found - expected).abs() / found;
                assert!(off < 1e-9, "{bots} bots, {games} games: {a} should win {found}, not {expected}");
            }
        }
    }

    #[test]
    fn without_games_all_are_equal() {
        assert_near(&ratings(&vec![vec![0.0; 3]; 3]), &[0.0; 3], 1e-9);
    }
}
