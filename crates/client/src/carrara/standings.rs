//! Where everybody stands: what places would pay, what the score would be, how far the end is.
//!
//! Everything here follows from a view. What is hidden from the viewer is left out, never guessed.

use palazzi_rules::Seat;
use palazzi_rules::carrara::{
    BonusCard, BuildingCard, Carrara, Ending, FinalScore, GoalSource, Improvement, Markers, Money, Numeral,
    ObjectCard, Pay, Pieces, Place, Progress, Sheet, Table, TopCard, View,
};

use super::sentences::as_shown;
use crate::texts::{Arguments, Texts};

/// A place to score, and what it would bring a player now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// The place.
    pub place: Place,
    /// Coins and victory points.
    pub pay: Pay,
    /// The objects that come with it, by type.
    pub objects: [u8; 6],
    /// Why it cannot be scored, whatever the player does in this turn.
    pub obstacle: Option<Obstacle>,
}

/// Why a place cannot be scored by a player as things stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// It has been scored, by this seat.
    Scored(Seat),
    /// A city needs more own buildings.
    Buildings(Progress),
    /// There is no own building for it.
    NoBuilding,
    /// More coins are needed.
    Coins(Progress),
    /// The player has the other money space.
    OtherMoney,
    /// No scoring marker is left.
    NoMarker,
}

/// All places of the ruleset with what they would bring a player now.
pub fn scoring(view: &View, seat: Seat) -> Vec<Scoring> {
    let table = &view.table;
    let places = table.edition.rules().places.iter();
    let board = &table.boards[seat];
    let in_hand = as_shown(view).is_some_and(|game| game.is_scoring(seat));
    let has_marker = in_hand || board.markers_left(table.edition.rules()) > 0;
    places
        .map(|place| Scoring {
            place,
            pay: table.pay(seat, place),
            objects: objects_of(table, seat, place),
            obstacle: obstacle(view, seat, place, has_marker),
        })
        .collect()
}

/// The objects that scoring a place brings, as far as the supply lasts (E1-SCORE-4).
pub(super) fn objects_of(table: &Table, seat: Seat, place: Place) -> [u8; 6] {
    let mut objects = [0; 6];
    if table.edition.rules().pieces == Pieces::Objects {
        for tile in table.tiles_scored(seat, place).iter() {
            let object = tile.kind().object();
            objects[object] = (objects[object] + 1).min(table.supply[object]);
        }
    }
    objects
}

fn obstacle(view: &View, seat: Seat, place: Place, has_marker: bool) -> Option<Obstacle> {
    let table = &view.table;
    let board = &table.boards[seat];
    let shared = matches!(place, Place::City(_) | Place::Money(_));
    let scorer = Seat::of(table.players())
        .filter(|other| shared || *other == seat)
        .find(|other| table.boards[*other].has_scored(place));
    if let Some(scorer) = scorer {
        return Some(Obstacle::Scored(scorer));
    }
    if !has_marker {
        return Some(Obstacle::NoMarker);
    }
    match place {
        Place::City(city) => {
            let progress = Progress { have: board.cities[city].count(), need: city.buildings_to_score() };
            (!progress.is_met()).then_some(Obstacle::Buildings(progress))
        }
        Place::Money(money) => {
            if Money::ALL.into_iter().any(|other| board.has_scored(Place::Money(other))) {
                return Some(Obstacle::OtherMoney);
            }
            let have = view.holdings[seat]?.coins.into();
            let progress = Progress { have, need: money.coins_needed() };
            (!progress.is_met()).then_some(Obstacle::Coins(progress))
        }
        Place::Type(_) | Place::Urban | Place::Rural | Place::Statues(_) => {
            (table.pay(seat, place) == Pay::default()).then_some(Obstacle::NoBuilding)
        }
    }
}

/// What a player would have if the game ended now, as far as the viewer can know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Estimate {
    /// The lines; coins and objects are left out where they are hidden.
    pub score: FinalScore,
    /// Whether coins, and objects where there are any, are hidden from the viewer.
    pub hidden: bool,
}

/// The scores of all players if the game ended now.
pub fn estimates(view: &View) -> Vec<Estimate> {
    let Some(game) = as_shown(view) else { return Vec::new() };
    Seat::of(view.table.players())
        .map(|seat| Estimate { score: game.final_score(seat), hidden: view.holdings[seat].is_none() })
        .collect()
}

/// How far the end is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// Somebody announces it, or the last building is taken.
    Announcement {
        /// The conditions I, II and III for one player.
        conditions: [Condition; 3],
        /// Shuffled buildings that have not been built.
        buildings: u32,
        /// Who has announced the end.
        announced: Option<Seat>,
    },
    /// Somebody has used all markers, and the stack is empty.
    MarkersAndStack {
        /// The markers that each player has left.
        markers: Vec<u32>,
        /// How many everybody began with.
        of: u32,
        /// Face-down buildings.
        stack: u32,
        /// Who has triggered the end.
        triggered: Option<Seat>,
    },
}

/// A condition for announcing the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Condition {
    /// The card, or the place in the base game, that it stands on.
    pub card: CardKind,
    /// How far the player is; what there is is 0 if it is hidden.
    pub progress: Progress,
    /// Whether the viewer may not know what there is.
    pub hidden: bool,
}

/// How far the end is for one player.
pub fn end(view: &View, seat: Seat) -> Option<End> {
    let (table, rules) = (&view.table, view.table.edition.rules());
    Some(match rules.ending {
        Ending::Announcement => End::Announcement {
            conditions: conditions(&as_shown(view)?, view, seat),
            buildings: table.stack.count() + table.face_up().count(),
            announced: table.announced,
        },
        Ending::MarkersAndStack => End::MarkersAndStack {
            markers: Seat::of(table.players())
                .map(|seat| table.boards[seat].markers_left(rules).into())
                .collect(),
            of: rules.marker_count.into(),
            stack: table.stack.count(),
            triggered: table.ending,
        },
    })
}

fn conditions(game: &Carrara, view: &View, seat: Seat) -> [Condition; 3] {
    let hidden = view.holdings[seat].is_none();
    let [top, object, building] = game.progress(seat);
    let coins = view.table.goals.top == TopCard::Coins;
    [
        Condition { card: CardKind::Top, progress: top, hidden: hidden && coins },
        Condition { card: CardKind::Object, progress: object, hidden },
        Condition { card: CardKind::Building, progress: building, hidden: false },
    ]
}

/// A kind of card of the expansion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CardKind {
    /// Brown: a condition.
    Top,
    /// Purple: a condition about objects, and what they pay.
    Object,
    /// Grey: a condition about buildings, and what they pay.
    Building,
    /// Green: what else is paid.
    Bonus,
}

impl CardKind {
    /// All kinds.
    pub const ALL: [CardKind; 4] = [CardKind::Top, CardKind::Object, CardKind::Building, CardKind::Bonus];

    /// The name in the texts.
    pub fn name(self) -> &'static str {
        match self {
            CardKind::Top => "top",
            CardKind::Object => "object",
            CardKind::Building => "building",
            CardKind::Bonus => "bonus",
        }
    }

    /// The number on the card that lies there.
    pub fn numeral(self, table: &Table) -> Option<Numeral> {
        let cards = table.cards?;
        Some(match self {
            CardKind::Top => cards.top,
            CardKind::Object => cards.object,
            CardKind::Building => cards.building,
            CardKind::Bonus => cards.bonus,
        })
    }

    /// The number under which the texts speak of what the card asks and pays, whatever number it bears.
    fn described(self, table: &Table) -> Option<Numeral> {
        let goals = &table.goals;
        let index = match self {
            CardKind::Top => TopCard::ALL.iter().position(|card| *card == goals.top)?,
            CardKind::Object => ObjectCard::ALL.iter().position(|card| *card == goals.object)?,
            CardKind::Building => BuildingCard::ALL.iter().position(|card| *card == goals.building)?,
            CardKind::Bonus => 1 + BonusCard::ALL.iter().position(|card| Some(*card) == goals.bonus)?,
        };
        Numeral::ALL.get(index).copied()
    }
}

/// What a card is called; nothing in the base game, and nothing while the texts about cards are not there.
pub fn card_name(table: &Table, card: CardKind, texts: &Texts) -> Option<String> {
    card.numeral(table)?;
    texts.find(&format!("card-{}-{}", card.name(), card.described(table)?)).ok()
}

/// What a card asks and pays.
pub fn card_text(table: &Table, card: CardKind, texts: &Texts) -> Option<String> {
    card.numeral(table)?;
    texts.find(&format!("card-{}-{}-text", card.name(), card.described(table)?)).ok()
}

/// What a condition of the base game asks for, or what the card of the expansion asks and pays.
pub fn condition_text(table: &Table, condition: &Condition, texts: &Texts) -> Option<String> {
    if table.edition.rules().goals == GoalSource::Cards {
        return card_text(table, condition.card, texts);
    }
    let name = match condition.card {
        CardKind::Top => "condition-base-scored",
        CardKind::Object => "condition-base-objects",
        CardKind::Building => "condition-base-buildings",
        CardKind::Bonus => return None,
    };
    let mut arguments = Arguments::new();
    arguments.set("needed", condition.progress.need);
    texts.format(name, &arguments).ok()
}

/// A value that the published rulebooks do not give, so that it had to be reconstructed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// What an improvement makes a place pay.
    Improvement(Improvement),
    /// What the spaces of the normal court bring.
    Court,
    /// The order of the symbols on the wheels.
    Symbols,
    /// What the bonus card that lies there pays.
    BonusCard,
}

/// Whether a value that is used here is a reconstructed one. One that the host has replaced is not.
pub fn is_reconstructed(table: &Table, value: Value) -> bool {
    let (used, built_in) = (&table.sheet, Sheet::built_in());
    match value {
        Value::Improvement(improvement) => {
            let documented =
                matches!(improvement, Improvement::Pisa | Improvement::Lucca | Improvement::Lerici);
            !documented && used.improved[improvement] == built_in.improved[improvement]
        }
        Value::Court => table.edition.rules().markers == Markers::Court && used.court == built_in.court,
        Value::Symbols => {
            table.edition.rules().pieces == Pieces::Ornaments
                && used.decorations == built_in.decorations
                && used.statues == built_in.statues
        }
        Value::BonusCard => matches!(
            table.goals.bonus,
            Some(BonusCard::SmallestInCity | BonusCard::LandscapeMajority | BonusCard::TypeMajority)
        ),
    }
}
