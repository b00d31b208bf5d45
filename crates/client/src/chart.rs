//! Where things stand in a chart, whatever it is drawn with.

/// Round numbers from `least` to `most`: as many as possible, but not more than `count` steps apart from the first.
pub fn round_marks(least: i32, most: i32, count: usize) -> Vec<i32> {
    let step = round_step((most - least).unsigned_abs(), count) as i32;
    let first = least.div_euclid(step) * step;
    let first = if first < least { first + step } else { first };
    (first..=most).step_by(step as usize).collect()
}

/// The smallest of 1, 2, 5, 10, 20, … that goes into `range` not more than `count` times.
pub fn round_step(range: u32, count: usize) -> u32 {
    let steps = (0..=8).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_u32.pow(power)));
    steps.into_iter().find(|step| (range / step) as usize <= count).unwrap_or(u32::MAX)
}

/// Moves rising places apart until they have a gap in between, and none is beyond `most`.
pub fn spread(places: &[f64], gap: f64, most: f64) -> Vec<f64> {
    let (mut later, mut earlier) = (places.to_vec(), places.to_vec());
    for index in 1..places.len() {
        later[index] = later[index].max(later[index - 1] + gap);
    }
    for index in (1..places.len()).rev() {
        earlier[index - 1] = earlier[index - 1].min(earlier[index] - gap);
    }
    let mut spread: Vec<f64> =
        later.iter().zip(earlier).map(|(later, earlier)| (later + earlier) / 2.0).collect();
    let mut limit = most;
    for place in spread.iter_mut().rev() {
        *place = place.min(limit);
        limit = *place - gap;
    }
    spread
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_moved_apart() {
        assert_eq!(spread(&[20.0, 22.0, 50.0], 10.0, 100.0), [16.0, 26.0, 50.0]);
        assert_eq!(spread(&[95.0, 99.0, 100.0], 10.0, 100.0), [80.0, 90.0, 100.0]);
        assert_eq!(spread(&[], 10.0, 100.0), [0.0; 0]);
    }

    #[test]
    fn marks_are_round_and_few() {
        assert_eq!(round_marks(0, 7, 10), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(round_marks(-7, 23, 5), [0, 10, 20]);
        assert_eq!(round_marks(-15, 12, 6), [-15, -10, -5, 0, 5, 10]);
        for range in [0, 1, 7, 23, 99, 240, 1_000, 260_000] {
            let marks = round_marks(0, range, 10).len();
            assert!((1..=11).contains(&marks), "{range}: {marks}");
        }
    }
}
