use std::collections::{BTreeMap, BTreeSet, HashMap};

use palazzi_bots::Level;
use palazzi_protocol::{Code, LadderLine, Player, PlayerKind, Profile, Rating, Standing};
use palazzi_rules::Ruleset;
use palazzi_store::{RatingRow, ResultRow, Store, StoreError, UserRow};

use super::sessions::portrait;
use crate::refusal::Refusal;

/// A ladder shows those with at least so many rated games.
const LADDER_GAMES: i64 = 1;

/// The lines of a ladder.
const LADDER_LINES: u32 = 100;

/// Standings look back upon so many games.
const GAMES: usize = 5_000;

/// Games are read so many at a time.
const GAMES_AT_ONCE: u32 = 500;

/// What everybody may know of a person.
pub(crate) async fn person_profile(store: &Store, user: &UserRow) -> Result<Profile, Refusal> {
    let who = format!("user:{}", user.id);
    Ok(profile(store, &who, player(user), Some(user.created_ms)).await?)
}

/// What everybody may know of a bot.
pub(crate) async fn bot_profile(store: &Store, level: Level) -> Result<Profile, Refusal> {
    Ok(profile(store, &format!("bot:{}", level.name()), bot(level.name()), None).await?)
}

/// The best of a ladder: `people` or `bots`.
pub(crate) async fn ladder(store: &Store, side: &str, ruleset: Ruleset) -> Result<Vec<LadderLine>, Refusal> {
    if !["people", "bots"].contains(&side) {
        let text = format!("there is no ladder '{side}', only 'people' and 'bots'");
        return Err(Refusal::new(Code::NotFound, text));
    }
    let rows = store.ladder(&format!("{side} {ruleset}"), LADDER_GAMES, LADDER_LINES).await?;
    let ids = rows.iter().filter_map(|row| row.who.strip_prefix("user:")).map(str::to_owned).collect();
    let people = people_named(store, ids).await?;
    let line = |row: RatingRow| {
        let player = match row.who.split_once(':')? {
            ("user", id) => people.get(id)?.clone(),
            (_, level) => bot(level),
        };
        Some(LadderLine { player, rating: rating(row) })
    };
    Ok(rows.into_iter().filter_map(line).collect())
}

/// The people with these ids.
pub(crate) async fn people_named(
    store: &Store,
    ids: BTreeSet<String>,
) -> Result<HashMap<String, Player>, StoreError> {
    let mut people = HashMap::new();
    for id in ids {
        if let Some(user) = store.user(&id).await? {
            people.insert(id, player(&user));
        }
    }
    Ok(people)
}

/// A person, as others see them.
fn player(user: &UserRow) -> Player {
    let kind = if user.password.is_some() { PlayerKind::Person } else { PlayerKind::Guest };
    Player { name: user.name.clone(), kind, portrait: portrait(user) }
}

/// A bot, as others see it.
pub(crate) fn bot(level: &str) -> Player {
    Player { name: level.to_owned(), kind: PlayerKind::Bot, portrait: None }
}

async fn profile(
    store: &Store,
    who: &str,
    player: Player,
    since: Option<i64>,
) -> Result<Profile, StoreError> {
    let ratings = store.rating(who).await?.into_iter().map(rating).collect();
    let mut tallies: BTreeMap<(String, i64), Tally> = BTreeMap::new();
    let (mut before, mut seen) = (None, 0);
    loop {
        let results = store.results_of(who, before, GAMES_AT_ONCE).await?;
        for result in &results {
            tallies.entry((result.ruleset.clone(), result.players)).or_default().count(result);
        }
        seen += results.len();
        let is_last = results.len() < GAMES_AT_ONCE as usize || seen >= GAMES;
        before = results.last().map(|result| (result.ended_ms, result.table.clone()));
        if is_last {
            break;
        }
    }
    let standings = tallies.into_iter().map(|((ruleset, players), tally)| tally.standing(ruleset, players));
    Ok(Profile { player, since, ratings, standings: standings.collect() })
}

/// What somebody has done, summed up.
#[derive(Default)]
struct Tally {
    games: i64,
    wins: i64,
    best: Option<i64>,
    total: i64,
}

impl Tally {
    fn count(&mut self, result: &ResultRow) {
        self.games += 1;
        self.wins += i64::from(result.won);
        self.best = self.best.max(Some(result.score));
        self.total += result.score;
    }

    fn standing(self, ruleset: String, players: i64) -> Standing {
        let Tally { games, wins, best, total } = self;
        Standing {
            ruleset,
            players,
            games,
            wins,
            best: best.unwrap_or(0),
            average: total as f64 / games.max(1) as f64,
        }
    }
}

fn rating(row: RatingRow) -> Rating {
    let RatingRow { ladder, rating, uncertainty, games, wins, .. } = row;
    Rating { ladder, rating, uncertainty, games, wins }
}
