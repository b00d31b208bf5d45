//! Why something is not possible, in words, with the rule.

use palazzi_rules::carrara::{
    Action, Carrara, Edition, Illegal, Markers, PIECE_PRICE, Phase, Place, Reason, View, What,
};
use palazzi_rules::{Game, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::attempts::attempt;
use super::names::{self, word};
use super::parts::Part;
use crate::say;
use crate::shown::Refusal;
use crate::texts::Texts;

/// Why an action is refused.
pub(super) fn refusal(illegal: &Illegal, texts: &Texts) -> Refusal {
    Refusal { text: reason(illegal, texts), rule: Some(illegal.rule.to_owned()) }
}

/// Why nothing can be done with a part.
///
/// A place to score in the second edition is asked about before a marker has been taken: then the marker comes first,
/// or the place would not be possible anyway.
pub(super) fn why_not(
    view: &View,
    seat: Seat,
    chosen: &[Part],
    part: Part,
    texts: &Texts,
) -> Option<Refusal> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
    let imagined = Carrara::determinize(view, &mut rng);
    let at_court = view.table.edition.rules().markers != Markers::Store && view.table.phase == Phase::Start;
    match part {
        Part::Place(place) if at_court => Some(at_court_first(&imagined, seat, place, texts)),
        _ => {
            let action = attempt(view, chosen, part)?;
            imagined.check(seat, &action).err().map(|illegal| refusal(&illegal, texts))
        }
    }
}

fn at_court_first(game: &Carrara, seat: Seat, place: Place, texts: &Texts) -> Refusal {
    let court = Action::from(What::Court(game.table().visit.map(|visit| visit.space)));
    let refused = game.check(seat, &court).err();
    match refused {
        Some(illegal) if illegal.reason == Reason::NoPlace => refusal(&illegal, texts),
        Some(illegal) if game.table().visit.is_some() => refusal(&illegal, texts),
        _ if game.available_places(seat).contains(place) => {
            Refusal { text: say!(texts, CARRARA_REFUSAL_COURT_FIRST), rule: Some("E2-SCORE-3".to_owned()) }
        }
        _ => {
            let text = say!(texts, CARRARA_REFUSAL_PLACE_NOT_AVAILABLE, place = names::place(place, texts));
            Refusal { text, rule: Some("E2-SCORE-1".to_owned()) }
        }
    }
}

fn reason(illegal: &Illegal, texts: &Texts) -> String {
    let edition = edition_of(illegal.rule);
    match illegal.reason {
        Reason::Over => say!(texts, CARRARA_REFUSAL_OVER),
        Reason::ChanceFirst => say!(texts, CARRARA_REFUSAL_CHANCE_FIRST),
        Reason::OtherTurn(_) => say!(texts, CARRARA_REFUSAL_OTHER_TURN),
        Reason::NotInRuleset(kind) => {
            say!(texts, CARRARA_REFUSAL_NOT_IN_RULESET, kind = word(texts, "kind", kind))
        }
        Reason::NotNow(kind) => word(texts, "not-now", kind),
        Reason::NoBricks => say!(texts, CARRARA_REFUSAL_NO_BRICKS),
        Reason::EmptyWheel => say!(texts, CARRARA_REFUSAL_EMPTY_WHEEL),
        Reason::MustTurn => say!(texts, CARRARA_REFUSAL_MUST_TURN),
        Reason::NothingAffordable { coins } => say!(texts, CARRARA_REFUSAL_NOTHING_AFFORDABLE, coins = coins),
        Reason::SomethingAffordable { coins } => {
            say!(texts, CARRARA_REFUSAL_SOMETHING_AFFORDABLE, coins = coins)
        }
        Reason::NothingBought => say!(texts, CARRARA_REFUSAL_NOTHING_BOUGHT),
        Reason::NotOnWheel { location, held, wanted } => say!(
            texts,
            CARRARA_REFUSAL_NOT_ON_WHEEL,
            number = names::numeral(location),
            held = names::bricks(held, edition, texts),
            wanted = names::bricks(wanted, edition, texts)
        ),
        Reason::TooDear { location, wanted, price, coins } => say!(
            texts,
            CARRARA_REFUSAL_TOO_DEAR,
            number = names::numeral(location),
            wanted = names::bricks(wanted, edition, texts),
            price = price,
            coins = coins
        ),
        Reason::ActionPossible => say!(texts, CARRARA_REFUSAL_ACTION_POSSIBLE),
        Reason::NoAnnouncement => say!(texts, CARRARA_REFUSAL_NO_ANNOUNCEMENT),
        Reason::NotOffered(building) => {
            say!(texts, CARRARA_REFUSAL_NOT_OFFERED, building = names::building(building, texts))
        }
        Reason::NotOwned { paid, owned } => say!(
            texts,
            CARRARA_REFUSAL_NOT_OWNED,
            paid = names::bricks(paid, edition, texts),
            owned = names::bricks(owned, edition, texts)
        ),
        Reason::NotAccepted { city, refused } => say!(
            texts,
            CARRARA_REFUSAL_NOT_ACCEPTED,
            city = names::city(city, texts),
            refused = names::bricks(refused, edition, texts)
        ),
        Reason::WrongCount { building, city, need, given } => say!(
            texts,
            CARRARA_REFUSAL_WRONG_COUNT,
            building = names::building(building, texts),
            city = names::city(city, texts),
            need = need,
            given = given
        ),
        Reason::NoSuchBuilding { building, city } => say!(
            texts,
            CARRARA_REFUSAL_NO_SUCH_BUILDING,
            building = names::building(building, texts),
            city = names::city(city, texts)
        ),
        Reason::NotHigher { old, new } => say!(
            texts,
            CARRARA_REFUSAL_NOT_HIGHER,
            old = names::building(old, texts),
            new = names::building(new, texts)
        ),
        Reason::NotItsMonument { old, new } => say!(
            texts,
            CARRARA_REFUSAL_NOT_ITS_MONUMENT,
            old = names::building(old, texts),
            new = names::building(new, texts)
        ),
        _ => later_reason(&illegal.reason, texts),
    }
}

/// The edition that a rule belongs to: bricks have other colours in the other one.
fn edition_of(rule: &str) -> Edition {
    if rule.starts_with("E1") || rule.starts_with('X') { Edition::First } else { Edition::Second }
}

/// The reasons about markers, places, pieces and the end.
fn later_reason(reason: &Reason, texts: &Texts) -> String {
    match *reason {
        Reason::ImprovementTaken(improvement) => {
            let name = word(texts, "improved", improvement.name());
            say!(texts, CARRARA_REFUSAL_IMPROVEMENT_TAKEN, improvement = name)
        }
        Reason::NoMarker => say!(texts, CARRARA_REFUSAL_NO_MARKER),
        Reason::NoSuchPlace(place) => {
            say!(texts, CARRARA_REFUSAL_NO_SUCH_PLACE, place = names::place(place, texts))
        }
        Reason::Scored(place) => say!(texts, CARRARA_REFUSAL_SCORED, place = names::place(place, texts)),
        Reason::TooFewBuildings { city, need, own } => say!(
            texts,
            CARRARA_REFUSAL_TOO_FEW_BUILDINGS,
            city = names::city(city, texts),
            need = need,
            own = own
        ),
        Reason::NoBuildingFor(place) => {
            say!(texts, CARRARA_REFUSAL_NO_BUILDING_FOR, place = names::place(place, texts))
        }
        Reason::TooFewCoins { need, coins, .. } => {
            say!(texts, CARRARA_REFUSAL_TOO_FEW_COINS, need = need, coins = coins)
        }
        Reason::SecondMoneySpace => say!(texts, CARRARA_REFUSAL_SECOND_MONEY_SPACE),
        Reason::NoPlace => say!(texts, CARRARA_REFUSAL_NO_PLACE),
        Reason::NoMarkerOn(space) => say!(texts, CARRARA_REFUSAL_NO_MARKER_ON, number = space as u32 + 1),
        Reason::NoOpenMarker => say!(texts, CARRARA_REFUSAL_NO_OPEN_MARKER),
        Reason::OtherVisit(space) => say!(texts, CARRARA_REFUSAL_OTHER_VISIT, number = space as u32 + 1),
        Reason::PieceNotOffered(piece) => {
            say!(texts, CARRARA_REFUSAL_PIECE_NOT_OFFERED, piece = names::piece(piece, texts))
        }
        Reason::DoesNotFit { piece, building, city } => say!(
            texts,
            CARRARA_REFUSAL_DOES_NOT_FIT,
            piece = names::piece(piece, texts),
            building = names::building(building, texts),
            city = names::city(city, texts)
        ),
        Reason::WarehousesFull => say!(texts, CARRARA_REFUSAL_WAREHOUSES_FULL),
        Reason::NeedNotSwap(piece) => {
            say!(texts, CARRARA_REFUSAL_NEED_NOT_SWAP, piece = names::piece(piece, texts))
        }
        Reason::NotStored(piece) => {
            say!(texts, CARRARA_REFUSAL_NOT_STORED, piece = names::piece(piece, texts))
        }
        Reason::StoredThisTurn(piece) => {
            say!(texts, CARRARA_REFUSAL_STORED_THIS_TURN, piece = names::piece(piece, texts))
        }
        Reason::SecondPurchase => say!(texts, CARRARA_REFUSAL_SECOND_PURCHASE),
        Reason::TooPoor { coins } => {
            say!(texts, CARRARA_REFUSAL_TOO_POOR, price = PIECE_PRICE, coins = coins)
        }
        Reason::NotInSupply(piece) => {
            say!(texts, CARRARA_REFUSAL_NOT_IN_SUPPLY, piece = names::piece(piece, texts))
        }
        Reason::NotForSale(object) => {
            say!(texts, CARRARA_REFUSAL_NOT_FOR_SALE, object = names::object(object, texts))
        }
        Reason::EndTriggered => say!(texts, CARRARA_REFUSAL_END_TRIGGERED),
        Reason::ConditionsNotMet => say!(texts, CARRARA_REFUSAL_CONDITIONS_NOT_MET),
        Reason::NeedlessBricks(kind) => {
            say!(texts, CARRARA_REFUSAL_NEEDLESS_BRICKS, kind = word(texts, "kind", kind))
        }
        _ => unreachable!("the other reasons are told before"),
    }
}
