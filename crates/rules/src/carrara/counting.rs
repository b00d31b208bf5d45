use thiserror::Error;

use super::bricks::Bricks;
use super::event::Event;
use super::rules::{Edition, PIECE_PRICE};
use super::state::Holdings;
use crate::seat::{BySeat, Seat};

/// Counting along: what everybody holds, by all that has happened in the open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count(BySeat<Holdings>);

/// Something cannot have happened: somebody would hold less than nothing, or more than there is.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0} cannot have done that with what was told before")]
pub struct Miscount(Seat);

impl Count {
    /// The count before play.
    pub fn start(edition: Edition, players: usize) -> Count {
        let mut hands = BySeat::default();
        Seat::of(players).for_each(|seat| hands[seat] = Holdings::at_start(edition, seat));
        Count(hands)
    }

    /// What everybody holds now.
    pub fn hands(&self) -> BySeat<Holdings> {
        self.0
    }

    /// Takes note of something that happened.
    ///
    /// # Errors
    /// If it cannot have happened; nothing is noted then.
    pub fn hear(&mut self, event: &Event) -> Result<(), Miscount> {
        let Some((seat, gain, loss)) = change(event) else { return Ok(()) };
        self.0[seat] = exchange(self.0[seat], &gain, &loss).ok_or(Miscount(seat))?;
        Ok(())
    }
}

/// Coins, bricks and objects that change hands.
#[derive(Default)]
struct Amount {
    coins: u32,
    bricks: Bricks,
    objects: [u32; 6],
}

impl Amount {
    fn coins(coins: u32) -> Amount {
        Amount { coins, ..Amount::default() }
    }

    fn bricks(bricks: Bricks) -> Amount {
        Amount { bricks, ..Amount::default() }
    }
}

/// Who gains what and gives what away.
fn change(event: &Event) -> Option<(Seat, Amount, Amount)> {
    let nothing = Amount::default;
    let piece_price = || Amount::coins(PIECE_PRICE.into());
    let objects = |object, count| {
        let mut amount = Amount::default();
        amount.objects[object] = count;
        amount
    };
    Some(match *event {
        Event::BricksBought { seat, bricks, price, .. } => {
            (seat, Amount::bricks(bricks), Amount::coins(price))
        }
        Event::Built { seat, bricks, .. } | Event::Upgraded { seat, bricks, .. } => {
            (seat, nothing(), Amount::bricks(bricks))
        }
        Event::CoinsTaken { seat, coins } => (seat, Amount::coins(coins), nothing()),
        Event::Scored { seat, pay, .. } => (seat, Amount::coins(pay.coins), nothing()),
        Event::ObjectsTaken { seat, object, count } => (seat, objects(object, count), nothing()),
        Event::ObjectBought { seat, object } => (seat, objects(object, 1), piece_price()),
        Event::PieceBought { seat, .. } => (seat, nothing(), piece_price()),
        _ => return None,
    })
}

fn exchange(hand: Holdings, gain: &Amount, loss: &Amount) -> Option<Holdings> {
    let coins = u32::from(hand.coins).checked_sub(loss.coins)?.checked_add(gain.coins)?;
    let bricks = Some(hand.bricks).filter(|bricks| bricks.contains(loss.bricks))? - loss.bricks;
    let mut objects = hand.objects;
    for (held, gained) in objects.iter_mut().zip(gain.objects) {
        *held = u32::from(*held).checked_add(gained)?.try_into().ok()?;
    }
    Some(Holdings { coins: coins.try_into().ok()?, bricks: bricks.checked_add(gain.bricks)?, objects })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(text: &str) -> Event {
        toml::from_str(text).unwrap()
    }

    #[test]
    fn what_cannot_have_happened_is_not_noted() {
        let start = Count::start(Edition::First, 2);
        let mut count = start.clone();
        for impossible in [
            "kind='built'\nseat='A'\ncity='lerici'\nbuilding='gate1'\nbricks='w1'",
            "kind='bricks-bought'\nseat='B'\nlocation='1'\nbricks='w1'\nprice=21",
            "kind='bricks-bought'\nseat='A'\nlocation='1'\nbricks='d7'\nprice=7",
            "kind='coins-taken'\nseat='A'\ncoins=4294967295",
            "kind='objects-taken'\nseat='A'\nobject='book'\ncount=256",
        ] {
            assert!(count.hear(&event(impossible)).is_err(), "{impossible}");
            assert_eq!(count, start);
        }
        count.hear(&event("kind='bricks-bought'\nseat='A'\nlocation='1'\nbricks='d1'\nprice=1")).unwrap();
        assert_eq!(count.hands()[Seat::A].coins, 19);
        assert_eq!(count.hands()[Seat::A].bricks.to_string(), "d2");
    }
}
