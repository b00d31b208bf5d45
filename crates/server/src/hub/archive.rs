use palazzi_protocol::{
    Absence, Clock, Code, Happening, Imported, Outcome, Problem, Reason, Screens, Status, Visibility,
};
use palazzi_rules::{Head, Record, RecordError, with_engine};
use palazzi_table::{AnyTable, Onlooker, Person, Settings, Table, with_table};
use serde::Serialize;

use super::desk::random_seed;
use super::restore::line;
use super::{Hub, random_name, store_failed, unavailable};

/// So many whole logs are read at once; whoever wants one more waits.
pub(super) const HISTORIES: usize = 4;

impl Hub {
    /// How things stand at a table (`Update`, a snapshot), as JSON.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn update(&self, table: &str, person: Option<&Person>) -> Result<String, Problem> {
        let live = self.live(table).await?;
        let state = self.state(&live).await?;
        Ok(json(&state.table.update(Onlooker { person, muted: &[] }, None, self.0.site.now())))
    }

    /// Everything that has happened at a table (a list of `Happening`), as JSON.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn history(
        &self,
        table: &str,
        person: Option<&Person>,
        muted: &[String],
    ) -> Result<String, Problem> {
        let live = self.live(table).await?;
        let _place = self.0.histories.acquire().await.expect("it is never closed");
        let rows = self.0.store.log(table, 1).await.map_err(|error| store_failed(&error))?;
        let state = self.state(&live).await?;
        let happened = with_table!(&state.table, now => {
            let viewer = now.viewer(person);
            let mut again = now.before_anything();
            let mut happened: Vec<Happening> = Vec::with_capacity(rows.len());
            for row in rows.into_iter().take(now.number() as usize) {
                match again.take(&line(row)) {
                    Ok(noted) => happened.extend(noted.for_viewer(viewer, muted)),
                    Err(error) => {
                        tracing::error!(%error, "the log of a table cannot be read");
                        return Err(unavailable("this table cannot be read"));
                    }
                }
            }
            happened
        });
        Ok(json(&happened))
    }

    /// The position after so many entries (`Position`), as JSON.
    ///
    /// # Errors
    /// If there is no such table or position.
    pub async fn position(&self, table: &str, person: Option<&Person>, at: usize) -> Result<String, Problem> {
        let live = self.live(table).await?;
        let state = self.state(&live).await?;
        let position = with_table!(&state.table, table => table.position(person, at));
        let missing = || Problem::new(Code::NotFound, format!("this game has no entry {at}"));
        Ok(json(&position.ok_or_else(missing)?))
    }

    /// The record of a finished game, as the text of a `.game` file.
    ///
    /// # Errors
    /// If there is no such table, or its game is not over: a record shows what is hidden.
    pub async fn record(&self, table: &str) -> Result<String, Problem> {
        let live = self.live(table).await?;
        let state = self.state(&live).await?;
        check_is_open_book(&state.table)?;
        Ok(with_table!(&state.table, table => table.record().to_string()))
    }

    /// Takes the record of a game into the archive.
    ///
    /// # Errors
    /// If it is no sound record, or cannot be stored.
    pub async fn import(&self, person: &Person, text: &str) -> Result<Imported, Problem> {
        let refused = |error: RecordError| Reason::RecordUnsound { detail: error.to_string() };
        let (head, _) = Head::parse(text)
            .map_err(|(line, error)| Reason::RecordUnsound { detail: format!("line {line}: {error}") })?;
        let when = self.0.site.when();
        let settings = Settings {
            head: head.to_string(),
            screens: Screens::Hidden,
            clock: Clock::None,
            visibility: Visibility::Link,
            rated: false,
            absence: Absence::Wait,
            shuffle_seats: false,
            imported: true,
        };
        let id = random_name();
        let (table, intent, outcome) = with_engine!(head.ruleset.engine(), G => {
            Record::<G>::check_text(text).map_err(refused)?;
            let record = Record::<G>::parse(text).map_err(refused)?;
            let table = Table::<G>::new(&id, settings, random_seed()?, when.wall_ms);
            let table = table.map_err(|error| Problem::new(Code::Refused, error.to_string()))?;
            let intent = table.import(person, &record, when);
            (AnyTable::from(table), intent, record.outcome)
        });
        self.create(table, person, move |_, _| Ok(intent.clone())).await?;
        let outcome = outcome.map(|outcome| Outcome { scores: outcome.scores, winners: outcome.winners });
        Ok(Imported { table: id, outcome })
    }
}

/// Refuses what shows hidden things of a game that is not over.
pub(super) fn check_is_open_book(table: &AnyTable) -> Result<(), Problem> {
    if table.status() == Status::Over || table.settings().imported {
        return Ok(());
    }
    Err(Reason::GameNotOver.into())
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("messages can be written as JSON")
}

#[cfg(test)]
mod tests {
    use palazzi_store::{Access, Place, Store};

    use super::*;
    use crate::hub::HubConfig;

    #[tokio::test]
    async fn few_histories_are_read_at_once_and_others_wait() {
        let directory = tempfile::tempdir().expect("a directory");
        let place = Place::Directory(directory.path().to_owned());
        let store = Store::open(&place, Access::Serve).await.expect("a store");
        let hub = Hub::start(store.clone(), HubConfig::default()).await.expect("a hub");
        let ada = Person { id: "a".to_owned(), name: "Ada".to_owned(), guest: false, portrait: None };
        let game = include_str!("../../../rules/fixtures/end-three-passes.game");
        let table = hub.import(&ada, game).await.expect("a sound record").table;

        let places = hub.0.histories.acquire_many(HISTORIES as u32).await.expect("it is never closed");
        let other_work = async {
            for _ in 0..100 {
                store.log(&table, 1).await.expect("the store works");
                hub.update(&table, None).await.expect("the table exists");
            }
        };
        let mut history = Box::pin(hub.history(&table, None, &[]));
        tokio::select! {
            _ = &mut history => panic!("it did not wait"),
            () = other_work => {}
        }
        drop(places);
        assert!(history.await.is_ok_and(|history| history.starts_with('[')));
        hub.stop().await;
        store.close().await;
    }
}
