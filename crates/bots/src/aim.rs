use palazzi_rules::Seat;

use crate::network::Judgement;

/// What a player wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Many points.
    Points,
    /// To win; and of two ways to win, or to lose, the one that leads by more.
    Win,
}

/// What a point of the lead is worth beside the share of victory.
const PER_POINT: f32 = 0.002;

impl Aim {
    /// How well a judgement suits a seat.
    pub fn utility(self, judgement: &Judgement, seat: Seat, players: usize) -> f32 {
        let own = judgement.scores[seat];
        match self {
            Aim::Points => own,
            Aim::Win => {
                let others = Seat::of(players).filter(|other| *other != seat);
                let best = others.map(|other| judgement.scores[other]).fold(f32::MIN, f32::max);
                judgement.wins[seat] + PER_POINT * (own - best)
            }
        }
    }
}
