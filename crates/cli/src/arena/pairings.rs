/// All matches between bots of a list: every pair once, and for more than two players both ways round.
pub(crate) fn pairings<B>(bots: &[B], players: usize) -> Vec<(&B, &B)> {
    let mut pairings = Vec::new();
    for (index, first) in bots.iter().enumerate() {
        for second in &bots[index + 1..] {
            pairings.push((first, second));
            if players > 2 {
                pairings.push((second, first));
            }
        }
    }
    pairings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_players_meet_once_and_more_both_ways_round() {
        assert_eq!(pairings(&[1, 2, 3], 2), [(&1, &2), (&1, &3), (&2, &3)]);
        assert_eq!(pairings(&[1, 2], 3), [(&1, &2), (&2, &1)]);
    }
}
