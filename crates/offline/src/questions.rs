use palazzi_protocol::local::{LocalGames, Question, ToPage, Unreadable};
use palazzi_protocol::{Advice, Code, Created, Problem, Reason, Record};
use palazzi_table::{advise, look_back, with_table};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::kept::{Kept, people};
use crate::open::{People, import, open};
use crate::place::Place;
use crate::room::{Room, Voice, broken, now};
use crate::shelf::Shelf;

impl<S: Shelf, V: Voice> Room<S, V> {
    /// The answer to a question.
    pub(crate) async fn answer(&mut self, ask: u32, question: Question) -> Result<Box<RawValue>, Problem> {
        match question {
            Question::Open { wish, names, portrait, seed } => {
                let when = now();
                let people_here = People { names: &names, portrait };
                let opening = open(&wish, &people_here, seed.as_deref(), when)?;
                let table = opening.table.id().to_owned();
                let place = self.create(opening, when).await?;
                let seat = people(&place.table).first().copied();
                json(&Created { link: format!("/t/{table}"), table, seat })
            }
            Question::List => json(&self.list().await?),
            Question::Now { table } => json(&self.place(&table).await?.now()),
            Question::History { table } => json(&self.place(&table).await?.history()),
            Question::Position { table, at } => {
                let missing = || Problem::new(Code::NotFound, format!("this game has no entry {at}"));
                json(&self.place(&table).await?.position(at).ok_or_else(missing)?)
            }
            Question::Hints { table, at } => json(&hints(&self.load(&table).await?, at)?),
            Question::Analysis { table } => {
                let place = self.load(&table).await?;
                place.check_is_open_book()?;
                let voice = self.voice.clone();
                let progress = move |progress: palazzi_bots::Progress| {
                    voice.tell(&ToPage::Progress { ask, done: progress.done, total: progress.total });
                    true
                };
                json(&with_table!(&place.table, table => look_back(&table.record(), progress)))
            }
            Question::Record { table } => {
                let place = self.place(&table).await?;
                place.check_is_open_book()?;
                json(&Record { text: with_table!(&place.table, table => table.record().to_string()) })
            }
            Question::Import { text } => {
                let when = now();
                let (opening, imported) = import(&text, when)?;
                self.create(opening, when).await?;
                json(&imported)
            }
            Question::Delete { table } => {
                self.remove(&table).await?;
                json(&())
            }
        }
    }

    /// A table that is watched, or else as the shelf has it.
    async fn place(&self, table: &str) -> Result<Place, Problem> {
        match self.watched(table) {
            Some(place) => Ok(place.clone()),
            None => self.load(table).await,
        }
    }

    async fn list(&self) -> Result<LocalGames, Problem> {
        let mut list = LocalGames::default();
        for (table, head) in self.shelf.heads().await? {
            match serde_json::from_str::<Kept>(&head) {
                Ok(kept) => list.games.push(kept.summary),
                Err(error) => list.unreadable.push(Unreadable { table, problem: broken(&error) }),
            }
        }
        list.games.sort_by_key(|game| std::cmp::Reverse(game.line.updated));
        Ok(list)
    }
}

/// The best few actions: of the person who is to decide, or after so many entries of a finished game.
fn hints(place: &Place, at: Option<usize>) -> Result<Advice, Problem> {
    if at.is_some() {
        place.check_is_open_book()?;
    } else if !place.waits_for_a_person() {
        return Err(Reason::NotYourTurn.into());
    }
    let advice = with_table!(&place.table, table => advise(&table.record(), at));
    advice.ok_or_else(|| Reason::NobodyDecides.into())
}

fn json(value: &impl Serialize) -> Result<Box<RawValue>, Problem> {
    to_raw_value(value).map_err(|error| broken(&error))
}
