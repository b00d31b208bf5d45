//! Lists of games, page by page.

use std::collections::HashMap;

use palazzi_protocol::{Code, GameLine, Games, Player, SeatLine, Status};
use palazzi_store::{SeatRow, Store, StoreError, TableRow};
use serde::Deserialize;

use crate::people::{bot, people_named};
use crate::refusal::Refusal;

/// The games of a page, where nothing else is asked for.
const PAGE: u32 = 50;

/// The games of the longest page.
const LONGEST_PAGE: u32 = 100;

/// Which games are wanted.
#[derive(Default, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Listing {
    /// How far they are; any if not given.
    pub(super) status: Option<Status>,
    /// The `next` of the page before; the newest first if not given.
    pub(super) before: Option<String>,
    /// How many, at most 100.
    pub(super) limit: Option<u32>,
}

/// Whose games they are.
#[derive(Clone, Copy)]
pub(super) enum Of {
    /// The asker's: all of them.
    Me,
    /// Somebody else's: the public ones.
    Another,
}

/// The games that everybody finds.
pub(super) async fn public_games(store: &Store, listing: &Listing) -> Result<Games, Refusal> {
    let (statuses, limit) =
        (listing.statuses(&[Status::Open, Status::Playing, Status::Over]), listing.limit());
    let rows = store.public_tables(&statuses, listing.before()?, limit).await?;
    let next = next_page(&rows, limit);
    Ok(Games { games: lines(store, rows).await?, next })
}

/// The games where somebody has a seat.
pub(super) async fn games_of(store: &Store, user: &str, listing: &Listing, of: Of) -> Result<Games, Refusal> {
    let all = [Status::Open, Status::Playing, Status::Over, Status::Closed];
    let (statuses, limit) = (listing.statuses(&all), listing.limit());
    let before = listing.before()?;
    let rows = match of {
        Of::Me => store.tables_of(user, &statuses, before, limit).await?,
        Of::Another => store.public_tables_of(user, &statuses, before, limit).await?,
    };
    let next = next_page(&rows, limit);
    Ok(Games { games: lines(store, rows).await?, next })
}

/// The games that wait for somebody.
pub(super) async fn turns(store: &Store, user: &str) -> Result<Games, Refusal> {
    let mut rows = Vec::new();
    for id in store.your_turn(user).await?.iter().take(LONGEST_PAGE as usize) {
        rows.extend(store.table(id).await?);
    }
    Ok(Games { games: lines(store, rows).await?, next: None })
}

impl Listing {
    fn statuses(&self, otherwise: &[Status]) -> Vec<&'static str> {
        let wanted = self.status.as_ref().map_or(otherwise, std::slice::from_ref);
        wanted.iter().map(|status| status.name()).collect()
    }

    fn limit(&self) -> u32 {
        self.limit.unwrap_or(PAGE).clamp(1, LONGEST_PAGE)
    }

    fn before(&self) -> Result<Option<(i64, String)>, Refusal> {
        let Some(text) = &self.before else { return Ok(None) };
        let parts = text.split_once('-').and_then(|(time, id)| Some((time.parse().ok()?, id.to_owned())));
        let unreadable = || Refusal::new(Code::BadRequest, "'before' is the 'next' of another page");
        parts.map(Some).ok_or_else(unreadable)
    }
}

/// What to ask for to get the next page, if this one is full.
fn next_page(rows: &[TableRow], limit: u32) -> Option<String> {
    let last = rows.last().filter(|_| rows.len() == limit as usize)?;
    Some(format!("{}-{}", last.updated_ms, last.id))
}

async fn lines(store: &Store, rows: Vec<TableRow>) -> Result<Vec<GameLine>, StoreError> {
    let ids: Vec<String> = rows.iter().map(|row| row.id.clone()).collect();
    let seats = store.seats_of_tables(&ids).await?;
    let people =
        people_named(store, seats.iter().filter_map(|(_, seat)| seat.user.clone()).collect()).await?;
    let mut by_table: HashMap<String, Vec<SeatRow>> = HashMap::new();
    for (table, seat) in seats {
        by_table.entry(table).or_default().push(seat);
    }
    let line = |row: TableRow| {
        let mut seats = by_table.remove(&row.id).unwrap_or_default();
        seats.sort_by_key(|seat| seat.seat);
        game_line(row, &seats, &people)
    };
    Ok(rows.into_iter().filter_map(line).collect())
}

/// A game of a ruleset that this server does not know is left out.
fn game_line(row: TableRow, seats: &[SeatRow], people: &HashMap<String, Player>) -> Option<GameLine> {
    let seat_line = |seat: &SeatRow| SeatLine {
        player: match (&seat.user, &seat.bot) {
            (Some(user), _) => people.get(user).cloned(),
            (None, Some(level)) => Some(bot(level)),
            (None, None) => None,
        },
        to_move: seat.to_move,
    };
    Some(GameLine {
        ruleset: row.ruleset.parse().ok()?,
        status: status(&row.status)?,
        table: row.id,
        rated: row.rated,
        seats: seats.iter().map(seat_line).collect(),
        updated: row.updated_ms,
    })
}

fn status(name: &str) -> Option<Status> {
    let all = [Status::Open, Status::Playing, Status::Over, Status::Closed];
    all.into_iter().find(|status| status.name() == name)
}
