use rand_core::Rng;

/// A number below `bound`, every one equally likely.
///
/// # Panics
/// If `bound` is 0.
#[inline]
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    assert!(bound > 0, "there is no number below 0");
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        let low = product as u32;
        if low >= bound || low >= bound.wrapping_neg() % bound {
            return (product >> 32) as u32;
        }
    }
}

/// Puts `items` into a random order.
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}
