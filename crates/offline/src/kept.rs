use palazzi_protocol::local::LocalGame;
use palazzi_protocol::{GameLine, Outcome, Player, PlayerKind, SeatLine, Seed};
use palazzi_rules::Seat;
use palazzi_table::{AnyTable, KeptOrder, Line, Settings, Sitter, with_table};
use serde::{Deserialize, Serialize};

use crate::place::Place;

/// The head of a table: everything that is not a line.
#[derive(Serialize, Deserialize)]
pub(crate) struct Kept {
    settings: Settings,
    seed: String,
    created_ms: i64,
    orders: Vec<(Seat, KeptOrder)>,
    /// What lists show of it, so that no log has to be read for them.
    pub(crate) summary: LocalGame,
}

impl Kept {
    /// The head of a table as it stands, with the orders of its seats.
    pub(crate) fn of(table: &AnyTable, orders: &[Option<KeptOrder>; 4], wall_ms: i64) -> Kept {
        let orders = Seat::ALL.into_iter().zip(orders);
        Kept {
            settings: table.settings().clone(),
            seed: with_table!(table, table => table.seed().to_string()),
            created_ms: with_table!(table, table => table.created_ms()),
            orders: orders.filter_map(|(seat, order)| Some((seat, order.clone()?))).collect(),
            summary: summary(table, wall_ms),
        }
    }

    /// The table, of which no line has been taken.
    pub(crate) fn table(&self, id: &str) -> Result<AnyTable, String> {
        let seed = self.seed.parse::<Seed>().map_err(|error| error.to_string())?;
        AnyTable::new(id, self.settings.clone(), seed, self.created_ms)
    }

    /// The table with everything that is written on its sheets.
    pub(crate) fn place(self, id: &str, sheets: &[String]) -> Result<Place, String> {
        let mut place = Place::new(self.table(id)?);
        for line in read_sheets(sheets)? {
            place.take(line).map_err(|error| error.to_string())?;
        }
        for (seat, order) in self.orders {
            place.set_order(seat, Some(order));
        }
        Ok(place)
    }

    pub(crate) fn written(&self) -> String {
        serde_json::to_string(self).expect("heads can be written as JSON")
    }
}

/// Lines as they are written on a sheet.
pub(crate) fn written(lines: &[Line]) -> String {
    serde_json::to_string(lines).expect("lines can be written as JSON")
}

/// The lines on sheets.
pub(crate) fn read_sheets(sheets: &[String]) -> Result<Vec<Line>, String> {
    let mut lines = Vec::new();
    for sheet in sheets {
        lines.extend(serde_json::from_str::<Vec<Line>>(sheet).map_err(|error| error.to_string())?);
    }
    Ok(lines)
}

fn summary(table: &AnyTable, wall_ms: i64) -> LocalGame {
    let seat_line = |(seat, sitter): (Seat, &Sitter)| SeatLine {
        player: match sitter {
            Sitter::Nobody => None,
            Sitter::Person { person, .. } => {
                let kind = PlayerKind::Guest;
                Some(Player { name: person.name.clone(), kind, portrait: person.portrait })
            }
            Sitter::Bot { level } => {
                Some(Player { name: level.name().to_owned(), kind: PlayerKind::Bot, portrait: None })
            }
        },
        to_move: table.to_move() == Some(seat),
    };
    let overview = with_table!(table, table => table.overview(wall_ms));
    let outcome = table.outcome();
    LocalGame {
        line: GameLine {
            table: table.id().to_owned(),
            ruleset: overview.ruleset,
            status: overview.status,
            rated: false,
            seats: Seat::ALL.into_iter().zip(table.sitters()).map(seat_line).collect(),
            updated: wall_ms,
        },
        people: people(table),
        outcome: outcome.map(|outcome| Outcome { scores: outcome.scores, winners: outcome.winners }),
        created: overview.created,
        number: table.number(),
    }
}

/// The seats of people, all of whom are on this device.
pub(crate) fn people(table: &AnyTable) -> Vec<Seat> {
    let seats = Seat::ALL.into_iter().zip(table.sitters());
    seats.filter(|(_, sitter)| sitter.person().is_some()).map(|(seat, _)| seat).collect()
}
