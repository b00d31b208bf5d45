use super::money::{Currency, Money};
use super::palace::Palace;
use super::state::Palazzo;
use crate::seat::{BySeat, Seat, SeatSet};

/// What a palace is worth (P-END-1).
pub fn palace_points(palace: Palace) -> i32 {
    let windows = palace.windows() as i32;
    let of_one_material = |bonus| if palace.is_of_one_material() { bonus } else { 0 };
    match palace.floors() {
        0 => 0,
        1 => -5,
        2 => 0,
        3 => windows + of_one_material(3),
        4 => windows + 3 + of_one_material(3),
        _ => windows + 6 + of_one_material(6),
    }
}

/// The points of every seat (P-END-1).
pub(super) fn scores(game: &Palazzo) -> BySeat<i32> {
    Seat::ALL.map(|seat| game.palaces.of(seat).iter().map(|palace| palace_points(*palace)).sum())
}

/// The most money in one currency, certificates of value 2 included, triplets not counted (P-END-2).
pub fn best_currency(hand: Money) -> u32 {
    let coins = Currency::ALL.map(|currency| hand.coins(currency).amount());
    coins.into_iter().max().unwrap_or(0) + 2 * hand.certificates()
}

/// The seats with most points, and among those with most money in one currency (P-END-2).
pub(super) fn winners(game: &Palazzo) -> SeatSet {
    let scores = scores(game);
    let rank = |seat: Seat| (scores[seat], best_currency(game.hands[seat]));
    let seats = Seat::of(game.players.into());
    let best = seats.clone().map(rank).max();
    seats.filter(|seat| Some(rank(*seat)) == best).collect()
}
