use palazzi_protocol::Problem;
use palazzi_store::{RatingRow, ResultRow};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::live::State;
use super::{Hub, site, store_failed};
use palazzi_table::Sitter;

impl Hub {
    /// Keeps the result of a finished game, and lets ratings change. Done twice, it counts once.
    pub(super) async fn count_result(&self, state: &mut State) -> Result<(), Problem> {
        let table = &state.table;
        let Some(outcome) = table.outcome() else { return Ok(()) };
        let Ok(head) = table.settings().head() else { return Ok(()) };
        let failed = |error| store_failed(&error);
        let id = table.id().to_owned();
        let players: Option<Vec<String>> = table.sitters().iter().map(who).collect();
        if let Some(players) = players {
            let ended_ms = site::wall_ms();
            let row = |(index, who): (usize, &String)| ResultRow {
                table: id.clone(),
                seat: index as i64,
                who: who.clone(),
                ruleset: head.ruleset.name().to_owned(),
                players: head.players as i64,
                score: outcome.scores[index].into(),
                won: outcome.winners.iter().any(|seat| *seat as usize == index),
                ended_ms,
            };
            let results: Vec<ResultRow> = players.iter().enumerate().map(row).collect();
            self.0.store.add_results(results.clone()).await.map_err(failed)?;
            if table.settings().rated {
                let among_people = table.sitters().iter().all(|sitter| sitter.person().is_some());
                let ladder = format!("{} {}", if among_people { "people" } else { "bots" }, head.ruleset);
                let of = ladder.clone();
                let update = move |before| rate(before, &results, &of);
                self.0.store.rate(&id, players, &ladder, update).await.map_err(failed)?;
            }
        }
        self.0.store.mark_scored(&id).await.map_err(failed)?;
        state.scored = true;
        Ok(())
    }
}

/// The name of whoever has a seat in ladders; somebody who left still answers for the seat.
fn who(sitter: &Sitter) -> Option<String> {
    match sitter {
        Sitter::Nobody => None,
        Sitter::Person { person, .. } => Some(format!("user:{}", person.id)),
        Sitter::Bot { level } => Some(format!("bot:{}", level.name())),
    }
}

/// The ratings after a game in which everybody played for themselves: more points rank higher among those who did
/// not win.
fn rate(before: Vec<Option<RatingRow>>, results: &[ResultRow], ladder: &str) -> Vec<RatingRow> {
    let new = |who: &str| {
        let fresh = WengLinRating::new();
        let (rating, uncertainty) = (fresh.rating, fresh.uncertainty);
        RatingRow { who: who.to_owned(), ladder: ladder.to_owned(), rating, uncertainty, games: 0, wins: 0 }
    };
    let rows: Vec<RatingRow> = before
        .into_iter()
        .zip(results)
        .map(|(row, result)| row.unwrap_or_else(|| new(&result.who)))
        .collect();
    let teams: Vec<[WengLinRating; 1]> =
        rows.iter().map(|row| [WengLinRating { rating: row.rating, uncertainty: row.uncertainty }]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(results)
        .map(|(team, result)| (&team[..], MultiTeamOutcome::new(rank(result, results))))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    rows.into_iter()
        .zip(after)
        .zip(results)
        .map(|((row, after), result)| RatingRow {
            rating: after[0].rating,
            uncertainty: after[0].uncertainty,
            games: row.games + 1,
            wins: row.wins + i64::from(result.won),
            ..row
        })
        .collect()
}

/// 1 for the winners; behind them by points.
fn rank(result: &ResultRow, results: &[ResultRow]) -> usize {
    let is_better = |other: &&ResultRow| (other.won, other.score) > (result.won, result.score);
    match result.won {
        true => 1,
        false => 1 + results.iter().filter(is_better).count(),
    }
}
