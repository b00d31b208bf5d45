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

/// The most steps of the iteration.
const STEP_LIMIT: usize = 10_000;

/// The iteration ends when no strength changes by a larger part than this.
const PRECISION: f64 = 1e-12;

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
        let (rating, spread) = (POINTS * strength.ln(), POINTS * QUANTILE * variance.sqrt());
        Estimate { rating, low: rating - spread, high: rating + spread }
    };
    strengths.iter().zip(variances).map(estimate).collect()
}

/// The most likely strengths, the first of which is 1: `a` beats `b` with chance `s[a] / (s[a] + s[b])`.
fn strengths(wins: &[Vec<f64>]) -> Vec<f64> {
    let bots = 0..wins.len();
    let mut strengths = vec![1.0; wins.len()];
    for _ in 0..STEP_LIMIT {
        let improved = |a: usize| {
            let won: f64 = wins[a].iter().sum();
            let chances = bots.clone().filter(|b| *b != a);
            won / chances.map(|b| (wins[a][b] + wins[b][a]) / (strengths[a] + strengths[b])).sum::<f64>()
        };
        let mut next: Vec<f64> = bots.clone().map(improved).collect();
        let first = next[0];
        next.iter_mut().for_each(|strength| *strength /= first);
        let change = next.iter().zip(&strengths).map(|(new, old)| (new / old - 1.0).abs());
        let settled = change.fold(0.0, f64::max) < PRECISION;
        strengths = next;
        if settled {
            break;
        }
    }
    strengths
}

/// The variances of the logarithms of the strengths, from the inverse of the Fisher information. The first bot is
/// where ratings are counted from: its variance is 0.
fn variances(wins: &[Vec<f64>], strengths: &[f64]) -> Vec<f64> {
    let bots = 1..wins.len();
    let shared = |a: usize, b: usize| {
        let sum = strengths[a] + strengths[b];
        (wins[a][b] + wins[b][a]) * strengths[a] * strengths[b] / (sum * sum)
    };
    let entry = |a: usize, b: usize| match a == b {
        true => (0..wins.len()).filter(|other| *other != a).map(|other| shared(a, other)).sum(),
        false => -shared(a, b),
    };
    let information = bots.clone().map(|a| bots.clone().map(|b| entry(a, b)).collect()).collect();
    let inverse = inverse(information);
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
        let strengths = strengths(&wins.map(Vec::from));
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

    #[test]
    fn without_games_all_are_equal() {
        assert_near(&ratings(&vec![vec![0.0; 3]; 3]), &[0.0; 3], 1e-9);
    }
}
