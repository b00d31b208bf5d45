//! What the object cards count and pay (X-FIN-2, X-FIN-6, X-FIN-7). Objects are given as counts by type.

use super::cards::ObjectCard;

type Objects = [u8; 6];

/// The points of a player's objects under a card, grouped in the way that gives the most.
pub(crate) fn object_points(card: ObjectCard, objects: &Objects) -> u32 {
    let total: u32 = objects.iter().map(|count| u32::from(*count)).sum();
    let with_rest = |groups: u32, size: u32, points: u32| groups * points + total - groups * size;
    match card {
        ObjectCard::Each => 3 * total,
        ObjectCard::Pairs => with_rest(groups_of(objects, 2), 2, 5),
        ObjectCard::Triples => with_rest(groups_of(objects, 3), 3, 7),
        ObjectCard::Alike => objects.iter().map(|count| ALIKE_POINTS[usize::from(*count)]).sum(),
        ObjectCard::PairAndFour => with_rest(combinations(objects), 6, 20),
        ObjectCard::Different => different_points(objects),
        ObjectCard::Threes => with_rest(sets_of_three(objects), 3, 8),
        ObjectCard::Product => product_points(objects),
    }
}

/// Points of 0 to 6 alike. One large group is never worth less than its parts.
const ALIKE_POINTS: [u32; 7] = [0, 1, 3, 6, 10, 15, 21];

/// Points of a set of 0 to 6 different ones. Each step is at least as large as the one before, so that the
/// largest possible sets are worth the most.
const DIFFERENT_POINTS: [u32; 7] = [0, 1, 3, 7, 12, 18, 24];

/// How many whole groups of `size` alike there are.
pub(crate) fn groups_of(objects: &Objects, size: u8) -> u32 {
    objects.iter().map(|count| u32::from(count / size)).sum()
}

/// How many types there are.
pub(crate) fn different(objects: &Objects) -> usize {
    objects.iter().filter(|count| **count > 0).count()
}

/// The largest n such that n fours and n pairs can be formed at the same time: a four takes the place of two
/// pairs.
pub(crate) fn combinations(objects: &Objects) -> u32 {
    groups_of(objects, 4).min(groups_of(objects, 2) / 3)
}

/// The largest number of sets of three different ones: no type can serve twice in one set.
pub(crate) fn sets_of_three(objects: &Objects) -> u32 {
    let enough =
        |sets: &u32| objects.iter().map(|count| u32::from(*count).min(*sets)).sum::<u32>() >= 3 * sets;
    (0..=MOST_SETS).rev().find(enough).unwrap_or(0)
}

/// 36 objects make at most twelve sets of three.
const MOST_SETS: u32 = 12;

fn different_points(objects: &Objects) -> u32 {
    (1..=6).map(|level| DIFFERENT_POINTS[objects.iter().filter(|count| **count >= level).count()]).sum()
}

/// Tries every choice of up to three groups (X-FIN-6).
fn product_points(objects: &Objects) -> u32 {
    let total: u32 = objects.iter().map(|count| u32::from(*count)).sum();
    best_product(objects, 0, 3, None, total)
}

/// The best result when types before `first` are done with and `groups` may still be formed.
fn best_product(objects: &Objects, first: usize, groups: u32, product: Option<u32>, rest: u32) -> u32 {
    let mut best = product.unwrap_or(0) + rest;
    if groups == 0 {
        return best;
    }
    for kind in first..objects.len() {
        for size in 2..=objects[kind] {
            let mut left = *objects;
            left[kind] -= size;
            let size = u32::from(size);
            let product = Some(product.unwrap_or(1) * size);
            best = best.max(best_product(&left, kind, groups - 1, product, rest - size));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    /// X-FIN-7: tried by choosing which types give fours.
    #[test]
    fn combinations_are_the_most_that_can_be_formed() {
        for_all_objects(|objects| {
            let best = (0u32..64)
                .filter_map(|fours| {
                    let left: Option<Vec<u8>> = (0..6)
                        .map(|kind| objects[kind].checked_sub(if fours >> kind & 1 != 0 { 4 } else { 0 }))
                        .collect();
                    let pairs: u32 = left?.iter().map(|count| u32::from(count / 2)).sum();
                    Some(fours.count_ones().min(pairs))
                })
                .max();
            assert_eq!(Some(combinations(objects)), best, "{objects:?}");
        });
    }

    /// X-FIN-2: tried by taking sets of every size in every order.
    #[test]
    fn sets_of_different_objects_are_worth_the_most() {
        fn best(mut objects: Objects) -> u32 {
            objects.sort_unstable_by(|left, right| right.cmp(left));
            let kinds = different(&objects);
            let mut most: u32 = objects.iter().map(|count| u32::from(*count)).sum();
            for size in 2..=kinds {
                let mut left = objects;
                left[..size].iter_mut().for_each(|count| *count -= 1);
                most = most.max(DIFFERENT_POINTS[size] + best(left));
            }
            most
        }
        for objects in [
            [3, 2, 1, 0, 0, 0],
            [2, 2, 2, 1, 0, 0],
            [3, 1, 1, 1, 1, 1],
            [2, 2, 1, 1, 1, 0],
            [4, 3, 2, 0, 0, 0],
        ] {
            assert_eq!(object_points(ObjectCard::Different, &objects), best(objects), "{objects:?}");
        }
    }

    /// X-FIN-2: one group of all alike beats every way to split it.
    #[test]
    fn splitting_a_group_of_alike_objects_never_pays() {
        for count in 2..=6 {
            for part in 1..count {
                assert!(ALIKE_POINTS[count] >= ALIKE_POINTS[part] + ALIKE_POINTS[count - part]);
            }
        }
    }

    fn for_all_objects(mut check: impl FnMut(&Objects)) {
        for index in 0..7u32.pow(6) {
            check(&std::array::from_fn(|kind| (index / 7u32.pow(kind as u32) % 7) as u8));
        }
    }
}
