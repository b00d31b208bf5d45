use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};

use palazzi_protocol::{Code, Created, NewTable, Number, Problem, Seed, Status, Submit};
use palazzi_rules::Seat;
use palazzi_store::{Append, Appended, NewRow, NewTable as NewTableRow, SeatRow};
use palazzi_table::{AnyTable, Effect, Intent, KeptOrder, Line, Person, Settings, Sitter, When, with_table};
use tokio::sync::{Mutex, MutexGuard, mpsc};

use super::live::{Leaving, Live, State};
use super::restore::{line, orders, restore};
use super::{Hub, Text, random_name, store_failed, unavailable};

/// So often an append is tried that another node was faster with. Each time one of the two goes on, so that somebody who
/// loses so often has met a very busy table.
const TRIES: usize = 64;

/// What became of an intent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stored {
    /// It is stored for good, and everybody has been told.
    Done,
    /// Another node was faster; the table has been read anew.
    Conflict,
}

impl Hub {
    /// Sets up a table.
    ///
    /// # Errors
    /// If it cannot be played like that, or not be stored, or the creator has set up too many.
    pub async fn open_table(&self, creator: &Person, wish: NewTable) -> Result<Created, Problem> {
        self.check_table_count(creator).await?;
        let settings = Settings::of(&wish).map_err(|error| Problem::new(Code::Refused, error.to_string()))?;
        let table = new_table(&random_name(), settings, self.0.site.when())?;
        let id = table.id().to_owned();
        let opener = creator.clone();
        let opening = move |table: &AnyTable, when: When| -> Result<Intent, Problem> {
            with_table!(table, table => table.opening(&opener, &wish.seats, when))
        };
        let live = self.create(table, creator, opening).await?;
        let seat = self.state(&live).await?.table.seat_of(&creator.id);
        Ok(Created { link: format!("/t/{id}"), table: id, seat })
    }

    async fn check_table_count(&self, creator: &Person) -> Result<(), Problem> {
        let unfinished = [Status::Open.name(), Status::Playing.name()];
        let limit = self.0.config.tables;
        let count = self.0.store.count_tables(&creator.id, &unfinished).await;
        if count.map_err(|error| store_failed(&error))? >= i64::from(limit) {
            let text = format!("nobody sets up more than {limit} tables; finish or close some");
            return Err(Problem::new(Code::TooMany, text));
        }
        Ok(())
    }

    /// Stores a new table with its first lines, which `opening` gives for the table as it is stored.
    pub(super) async fn create(
        &self,
        table: AnyTable,
        creator: &Person,
        opening: impl Fn(&AnyTable, When) -> Result<Intent, Problem> + Send + 'static,
    ) -> Result<Arc<Live>, Problem> {
        opening(&table, self.0.site.when())?;
        let (hub, creator) = (self.clone(), creator.clone());
        // A task of its own: a table gets its first lines even if whoever sets it up goes away.
        let created = tokio::spawn(async move { hub.do_create(&table, &creator, opening).await });
        created.await.map_err(|_| unavailable("the server failed; ask again"))?
    }

    async fn do_create(
        &self,
        table: &AnyTable,
        creator: &Person,
        opening: impl Fn(&AnyTable, When) -> Result<Intent, Problem>,
    ) -> Result<Arc<Live>, Problem> {
        let settings = table.settings();
        let head = settings.head().map_err(|error| Problem::new(Code::Refused, error.to_string()))?;
        let row = NewTableRow {
            id: table.id().to_owned(),
            ruleset: head.ruleset.name().to_owned(),
            players: head.players as i64,
            options: serde_json::to_string(settings).expect("settings can be written as JSON"),
            seed: with_table!(table, table => table.seed().to_string()),
            visibility: word(&settings.visibility),
            rated: settings.rated,
            creator: creator.id.clone(),
            created_ms: with_table!(table, table => table.created_ms()),
        };
        let id = row.id.clone();
        // A table without lines is nothing yet: where the first lines are stored already, it was set up before. Where
        // only the table is, its seed is another one than that of `table`.
        self.0.store.create_table(row, Vec::new(), Vec::new()).await.map_err(|error| store_failed(&error))?;
        let live = self.live(&id).await?;
        {
            let mut state = self.state(&live).await?;
            if state.table.number() == 0 {
                let when = self.0.site.when();
                let intent = opening(&state.table, when)?;
                self.carry_out(&live, &mut state, intent, when).await?;
            }
        }
        self.attend(&live);
        Ok(live)
    }

    pub(super) async fn do_submit(
        &self,
        live: &Arc<Live>,
        person: &Person,
        submit: &Submit,
    ) -> Result<Number, Problem> {
        let _waiting = live.wait()?;
        let number = {
            let mut state = self.state(live).await?;
            self.submit_to(live, &mut state, person, submit).await?
        };
        self.0.figures.moves.fetch_add(1, Ordering::Relaxed);
        self.attend(live);
        Ok(number)
    }

    async fn submit_to(
        &self,
        live: &Arc<Live>,
        state: &mut State,
        person: &Person,
        submit: &Submit,
    ) -> Result<Number, Problem> {
        for _ in 0..TRIES {
            if let Some(number) = state.table.done_already(&person.id, &submit.id) {
                return Ok(number);
            }
            let when = self.0.site.when();
            if let Some(intent) = state.table.time_over(when) {
                self.carry_out(live, state, intent, when).await?;
                continue;
            }
            let intent = state.table.decide(person, submit, when)?;
            if let Some(Effect::OpenRematch(sitters)) = &intent.effect {
                self.open_rematch(&state.table, person, sitters, when).await?;
            }
            if self.carry_out(live, state, intent, when).await? == Stored::Done {
                return Ok(state.table.number());
            }
        }
        Err(unavailable("the table is too busy; try again"))
    }

    /// Sets up the table at which a game goes on. Done twice, it is there once.
    async fn open_rematch(
        &self,
        table: &AnyTable,
        person: &Person,
        sitters: &[Sitter],
        when: When,
    ) -> Result<(), Problem> {
        let id = with_table!(table, table => table.rematch_id());
        if self.0.store.table(&id).await.map_err(|error| store_failed(&error))?.is_none() {
            self.check_table_count(person).await?;
        }
        let next = new_table(&id, table.settings().clone(), when)?;
        let (opener, sitters) = (person.clone(), sitters.to_vec());
        let opening = move |table: &AnyTable, when: When| -> Result<Intent, Problem> {
            with_table!(table, table => table.opening_with(&opener, &sitters, when))
        };
        self.create(next, person, opening).await?;
        Ok(())
    }

    /// Stores an intent, takes it, and tells everybody.
    pub(super) async fn carry_out(
        &self,
        live: &Arc<Live>,
        state: &mut State,
        intent: Intent,
        when: When,
    ) -> Result<Stored, Problem> {
        let kept = match intent.effect {
            Some(Effect::KeepOrder(seat, order)) => {
                let text =
                    |order: &KeptOrder| serde_json::to_string(order).expect("orders can be written as JSON");
                let kept = self.0.store.set_order(&live.id, seat as i64, order.as_ref().map(text)).await;
                kept.map_err(|error| store_failed(&error))?;
                Some((seat, order))
            }
            Some(Effect::ForgetOrder(seat, over)) => {
                self.forget_order(live, seat, &over).await?;
                Some((seat, None))
            }
            Some(Effect::OpenRematch(_)) | None => None,
        };
        if let Some((seat, order)) = kept {
            state.table.set_order(seat, order);
            state.tell_seat(seat, when.site_ms);
            // The order is kept: it is carried out as soon as the store answers again.
            if let Err(problem) = self.store_due(live, state).await {
                tracing::warn!(table = live.id, %problem, "when a table wants attention is not stored");
            }
        }
        if intent.lines.is_empty() {
            return Ok(Stored::Done);
        }
        let before = state.table.number();
        self.take_orders(live, state).await?;
        if state.table.number() > before {
            return Ok(Stored::Conflict);
        }
        // The lines are taken by a copy: until they are stored, nobody can see them.
        let mut next = state.table.clone();
        for line in &intent.lines {
            if let Err(error) = next.take(line) {
                tracing::error!(%error, "a line that was decided cannot be taken");
                return Err(unavailable("the server made a mistake; nothing has happened"));
            }
        }
        let append = self.append_of(state, &next, intent.lines, when);
        let appended = self.0.store.append(append).await;
        if let Ok(Appended::Done) = appended {
            state.table = next;
            state.tell(before, when.site_ms);
            live.count(state);
            return Ok(Stored::Done);
        }
        // Another node was faster; or the store failed, and only the log knows whether it had stored this.
        let caught_up = self.take_new_lines(live, state).await;
        match appended {
            Err(error) => Err(store_failed(&error)),
            Ok(_) => {
                self.0.figures.conflicts.fetch_add(1, Ordering::Relaxed);
                caught_up.map(|()| Stored::Conflict)
            }
        }
    }

    /// Takes an order that is over out of the store, unless its seat has left another one at another node meanwhile.
    async fn forget_order(&self, live: &Live, seat: Seat, over: &KeptOrder) -> Result<(), Problem> {
        let rows = self.0.store.orders(&live.id).await.map_err(|error| store_failed(&error))?;
        let is_over = |text: &str| serde_json::from_str::<KeptOrder>(text).is_ok_and(|order| order == *over);
        for (_, text) in rows.iter().filter(|(of, text)| *of == seat as i64 && is_over(text)) {
            let forgotten = self.0.store.forget_order(&live.id, seat as i64, text).await;
            forgotten.map_err(|error| store_failed(&error))?;
        }
        Ok(())
    }

    /// Stores when the table wants attention, where no line says so. A node that stores lines at the same time may
    /// not know everything: its lines are taken, and it is said again.
    async fn store_due(&self, live: &Arc<Live>, state: &mut State) -> Result<(), Problem> {
        for _ in 0..TRIES {
            let before = state.table.number();
            let due = due(state, &state.table, self.0.site.now());
            self.0.store.set_due(&live.id, due).await.map_err(|error| store_failed(&error))?;
            if self.0.store.has_others() {
                self.take_new_lines(live, state).await?;
            }
            if state.table.number() == before {
                return Ok(());
            }
        }
        Err(unavailable("the table is too busy; try again"))
    }

    /// Attends to a table that is stored as due. If it is not, that is stored.
    pub(super) async fn attend_if_due(&self, id: &str) -> Result<(), Problem> {
        let live = self.live(id).await?;
        {
            let mut state = self.state(&live).await?;
            self.take_orders(&live, &mut state).await?;
            let now = self.0.site.now();
            if due(&state, &state.table, now).is_none_or(|due| due > now) {
                self.store_due(&live, &mut state).await?;
            }
        }
        self.attend(&live);
        Ok(())
    }

    /// Takes the orders that were left or withdrawn at other nodes.
    pub(super) async fn take_orders(&self, live: &Arc<Live>, state: &mut State) -> Result<(), Problem> {
        if !self.0.store.has_others() {
            return Ok(());
        }
        let rows = self.0.store.orders(&live.id).await.map_err(|error| store_failed(&error))?;
        let orders = orders(&rows).map_err(|error| {
            tracing::error!(table = live.id, %error, "the orders of a table cannot be read");
            unavailable("this table cannot be read")
        })?;
        // An order may be about lines that are not known here yet.
        if orders.iter().flatten().any(|order| order.number > state.table.number()) {
            self.take_new_lines(live, state).await?;
        }
        for (seat, order) in Seat::ALL.into_iter().zip(orders) {
            if state.table.set_order(seat, order) {
                state.tell_seat(seat, self.0.site.now());
            }
        }
        Ok(())
    }

    fn append_of(&self, state: &State, table: &AnyTable, lines: Vec<Line>, when: When) -> Append {
        let seats = seat_rows(table);
        let due = due(state, table, when.site_ms);
        let ended = matches!(table.status(), Status::Over | Status::Closed);
        Append {
            table: table.id().to_owned(),
            expected: state.table.number() + 1,
            rows: lines.into_iter().map(new_row).collect(),
            status: table.status().name().to_owned(),
            owner: due.map(|_| self.0.node.clone()),
            due,
            seats: (seats != seat_rows(&state.table)).then_some(seats),
            ended_ms: ended.then_some(when.wall_ms),
            wall_ms: when.wall_ms,
        }
    }

    /// The table in memory, loaded if it is not there.
    pub(super) async fn live(&self, id: &str) -> Result<Arc<Live>, Problem> {
        let live = {
            let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(tables.entry(id.to_owned()).or_insert_with(|| Arc::new(Live::new(id))))
        };
        live.use_at(self.0.site.now());
        let loaded = live.state.get_or_try_init(|| self.load(id)).await;
        match loaded {
            Ok(_) => Ok(live),
            Err(problem) => {
                self.forget(&live);
                Err(problem)
            }
        }
    }

    /// Holds a table.
    pub(super) async fn state<'a>(&self, live: &'a Live) -> Result<MutexGuard<'a, State>, Problem> {
        let state = live.state.get_or_try_init(|| self.load(&live.id)).await?;
        Ok(state.lock().await)
    }

    async fn load(&self, id: &str) -> Result<Mutex<State>, Problem> {
        let (table, scored) = self.read(id).await?;
        Ok(Mutex::new(State::new(table, scored)))
    }

    async fn read(&self, id: &str) -> Result<(AnyTable, bool), Problem> {
        let store = &self.0.store;
        let failed = |error| store_failed(&error);
        let row = store.table(id).await.map_err(failed)?;
        let row = row.ok_or_else(|| Problem::new(Code::NotFound, format!("there is no table '{id}'")))?;
        let log = store.log(id, 1).await.map_err(failed)?;
        let orders = store.orders(id).await.map_err(failed)?;
        let table = restore(&row, log, &orders).map_err(|error| {
            tracing::error!(table = id, %error, "the log of a table cannot be read");
            unavailable("this table cannot be read")
        })?;
        Ok((table, row.scored))
    }

    /// Takes what another node has stored up to a number, and tells everybody. An order that was left here is
    /// carried out by whoever is first; for bots the other node cares.
    pub(super) async fn catch_up(&self, live: &Arc<Live>, next: Number) -> Result<(), Problem> {
        let mut state = self.state(live).await?;
        if state.table.number() + 1 >= next {
            return Ok(());
        }
        self.take_new_lines(live, &mut state).await?;
        let sitters = state.table.sitters();
        if state.table.to_move().is_some_and(|seat| sitters[seat as usize].bot().is_none()) {
            self.attend(live);
        }
        Ok(())
    }

    /// Takes what the log has and the table has not, and tells everybody.
    async fn take_new_lines(&self, live: &Arc<Live>, state: &mut State) -> Result<(), Problem> {
        let before = state.table.number();
        let rows = self.0.store.log(&live.id, before + 1).await.map_err(|error| store_failed(&error))?;
        if rows.is_empty() {
            return Ok(());
        }
        for row in rows {
            if let Err(error) = state.table.take(&line(row)) {
                tracing::error!(%error, "a line of another node cannot be taken");
                self.forget(live);
                return Err(unavailable("this table cannot be read"));
            }
        }
        state.tell(before, self.0.site.now());
        live.count(state);
        Ok(())
    }

    pub(super) fn forget(&self, live: &Arc<Live>) {
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.get(&live.id).is_some_and(|found| Arc::ptr_eq(found, live)) {
            tables.remove(&live.id);
        }
    }

    pub(super) async fn enter(
        &self,
        live: Arc<Live>,
        person: Option<Person>,
        muted: Vec<String>,
        since: Option<Number>,
    ) -> Result<(mpsc::Receiver<Text>, Leaving), Problem> {
        let (messages, leaving, presence) = {
            let mut state = self.state(&live).await?;
            // Somebody whose order cannot be read may look on all the same.
            let _ = self.take_orders(&live, &mut state).await;
            let before = state.presence();
            let (messages, key) = state.enter(person, muted, since, self.0.site.now())?;
            let leaving = Leaving { hub: self.clone(), live: Arc::clone(&live), key };
            live.count(&state);
            state.tell_presence();
            let now = state.presence();
            (messages, leaving, (now != before).then_some(now))
        };
        if let Some(presence) = presence {
            self.say_presence(&live.id, &presence).await;
        }
        Ok((messages, leaving))
    }

    pub(super) async fn left(&self, live: &Arc<Live>, key: u64) {
        let Ok(mut state) = self.state(live).await else { return };
        if !state.leave(key) {
            return;
        }
        live.count(&state);
        live.use_at(self.0.site.now());
        state.tell_presence();
        let presence = state.presence();
        drop(state);
        self.say_presence(&live.id, &presence).await;
    }
}

fn new_table(id: &str, settings: Settings, when: When) -> Result<AnyTable, Problem> {
    let table = AnyTable::new(id, settings, random_seed()?, when.wall_ms);
    table.map_err(|error| Problem::new(Code::Refused, error))
}

/// When a table wants attention. One whose result has been counted wants none.
fn due(state: &State, table: &AnyTable, now: i64) -> Option<i64> {
    table.due(now).filter(|_| !state.scored)
}

/// A seed that nobody can guess.
pub(super) fn random_seed() -> Result<Seed, Problem> {
    let mut bytes = [0; Seed::BYTES];
    getrandom::fill(&mut bytes).map_err(|_| unavailable("the system has no random numbers"))?;
    Ok(Seed::new(bytes))
}

fn new_row(line: Line) -> NewRow {
    let (author, submission) = line.submission.unzip();
    NewRow { body: line.body, site_ms: line.site_ms, wall_ms: line.wall_ms, author, submission }
}

pub(super) fn seat_rows(table: &AnyTable) -> Vec<SeatRow> {
    let row = |(seat, sitter): (Seat, &Sitter)| SeatRow {
        seat: seat as i64,
        user: sitter.person().map(|person| person.id.clone()),
        bot: match sitter {
            Sitter::Bot { level } => Some(level.name().to_owned()),
            Sitter::Nobody | Sitter::Person { .. } => None,
        },
        to_move: table.to_move() == Some(seat),
    };
    Seat::ALL.into_iter().zip(table.sitters()).map(row).collect()
}

/// A value that is written as one word.
fn word(value: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(value).expect("a word can be written as JSON");
    value.as_str().unwrap_or_default().to_owned()
}
