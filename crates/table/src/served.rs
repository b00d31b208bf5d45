use palazzi_bots::Learn;
use palazzi_protocol::Holdings;
use palazzi_rules::carrara::{Carrara, Object};
use palazzi_rules::palazzo::{self, Palazzo, Phase};
use palazzi_rules::{Game, Seat};

/// What a table must know of a game beyond its rules.
pub trait Served:
    Learn<Config: Send + Sync, Chance: Send + Sync, Event: Send + Sync> + Send + Sync + 'static
{
    /// Whether an action shows others something that was hidden. Such an action is not taken back.
    fn reveals(action: &Self::Action) -> bool;

    /// What is for sale, as a text: the same text means that nothing has changed.
    fn display(&self) -> String;

    /// Whether an auction is running.
    fn in_auction(&self) -> bool;

    /// The cheapest of the offered bids with which `seat` offers no more than `maximum` in all.
    fn least_bid(&self, seat: Seat, offers: &[Self::Action], maximum: u32) -> Option<Self::Action>;

    /// The action that leaves an auction.
    fn pass() -> Option<Self::Action>;

    /// What everybody has behind the screens, where there are screens that can be lifted.
    fn holdings(&self) -> Option<Vec<Holdings>>;
}

impl Served for Carrara {
    fn reveals(_action: &Self::Action) -> bool {
        false
    }

    fn display(&self) -> String {
        format!("{:?}", self.table().face_up())
    }

    fn in_auction(&self) -> bool {
        false
    }

    fn least_bid(&self, _seat: Seat, _offers: &[Self::Action], _maximum: u32) -> Option<Self::Action> {
        None
    }

    fn pass() -> Option<Self::Action> {
        None
    }

    fn holdings(&self) -> Option<Vec<Holdings>> {
        let held = |seat: Seat| {
            let held = self.holdings(seat);
            let objects = Object::ALL.into_iter().map(|object| (object, held.objects[object]));
            Holdings {
                bricks: held.bricks.to_string(),
                coins: held.coins,
                objects: objects
                    .filter(|(_, count)| *count > 0)
                    .map(|(object, count)| (object.to_string(), count))
                    .collect(),
            }
        };
        Some(Seat::of(self.players()).map(held).collect())
    }
}

impl Served for Palazzo {
    fn reveals(action: &Self::Action) -> bool {
        use palazzo::Action::{Auction, Bid, Buy, Draw, Money, Pass, Pick, Place, Remodel, Take};
        match action {
            Buy { payment, .. } => !payment.is_empty(),
            Bid(_) | Remodel { .. } => true,
            Money | Draw | Take(_) | Auction | Pass | Pick(_) | Place { .. } => false,
        }
    }

    fn display(&self) -> String {
        format!("{:?} {:?}", self.quarries(), self.warehouse())
    }

    fn in_auction(&self) -> bool {
        matches!(self.phase(), Phase::Auction(_))
    }

    fn least_bid(&self, seat: Seat, offers: &[Self::Action], maximum: u32) -> Option<Self::Action> {
        let Phase::Auction(auction) = self.phase() else { return None };
        let so_far = self.amount_of(auction, seat);
        let bids = offers.iter().filter_map(|offer| match offer {
            palazzo::Action::Bid(added) => Some((so_far + added.amount(), added.cards().len(), *offer)),
            _ => None,
        });
        let (_, _, bid) = bids.filter(|(amount, ..)| *amount <= maximum).min()?;
        Some(bid)
    }

    fn pass() -> Option<Self::Action> {
        Some(palazzo::Action::Pass)
    }

    fn holdings(&self) -> Option<Vec<Holdings>> {
        None
    }
}
