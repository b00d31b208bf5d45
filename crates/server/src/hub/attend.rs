use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use palazzi_bots::{Budget, Level};
use palazzi_protocol::{Problem, Status};
use palazzi_rules::Seat;
use palazzi_store::{Change, StoreError};
use palazzi_table::{Automatic, Intent, When, with_table};
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast::error::RecvError;

use super::desk::Stored;
use super::live::{Live, Presence, State};
use super::{Hub, site};

/// How often the site is told that this node lives.
const BEAT: Duration = Duration::from_secs(1);

/// How often this node looks for tables that want attention.
const LOOK: Duration = Duration::from_millis(500);

/// So many tables are looked after at once.
const DUE_LIMIT: u32 = 256;

/// What nodes say to each other besides what is stored.
#[derive(Serialize, Deserialize)]
struct Saying {
    node: String,
    news: NodeNews,
}

#[derive(Serialize, Deserialize)]
enum NodeNews {
    /// Who looks on at a table.
    Presence { table: String, presence: Presence },
    /// Somebody has changed whose words they see.
    Mutes { person: String },
}

impl Hub {
    /// Lets happen what happens by itself: bots decide, orders are carried out, times run out, results are counted.
    pub(super) fn attend(&self, live: &Arc<Live>) {
        if live.wanted.fetch_add(1, Ordering::AcqRel) > 0 {
            return;
        }
        let (hub, live) = (self.clone(), Arc::clone(live));
        tokio::spawn(async move {
            loop {
                let wanted = live.wanted.load(Ordering::Acquire);
                if let Err(problem) = hub.attend_until_quiet(&live).await {
                    tracing::warn!(table = live.id, %problem, "a table is left for later");
                }
                if live.wanted.compare_exchange(wanted, 0, Ordering::AcqRel, Ordering::Acquire).is_ok() {
                    return;
                }
            }
        });
    }

    async fn attend_until_quiet(&self, live: &Arc<Live>) -> Result<(), Problem> {
        loop {
            let mut state = self.state(live).await?;
            if state.table.status() == Status::Over && !state.scored {
                self.count_result(&mut state).await?;
            }
            self.take_orders(live, &mut state).await?;
            let when = self.0.site.when();
            match state.table.automatic(when) {
                None => return Ok(()),
                Some(Automatic::Intent(intent)) => {
                    self.carry_out(live, &mut state, intent, when).await?;
                }
                Some(Automatic::Bot { seat, level }) => {
                    drop(state);
                    self.let_bot_decide(live, seat, level).await?;
                }
            }
        }
    }

    async fn let_bot_decide(&self, live: &Arc<Live>, seat: Seat, level: Level) -> Result<(), Problem> {
        let budget = Budget::Time(self.0.config.bot_time);
        let (number, decision) = {
            let state = self.state(live).await?;
            (state.table.number(), state.table.bot_decision(seat, level, budget))
        };
        let notation = self.0.bots.run(move || decision.take()).await;
        let Some(notation) = notation.flatten() else { return Ok(()) };
        let mut state = self.state(live).await?;
        let is_still_wanted = state.table.to_move() == Some(seat)
            && state.table.sitters()[seat as usize].bot() == Some(level)
            && with_table!(&state.table, table => table.changed() <= number);
        if !is_still_wanted {
            return Ok(());
        }
        let when = self.0.site.when();
        let intent = bot_intent(&state, seat, &notation, when)?;
        if self.carry_out(live, &mut state, intent, when).await? == Stored::Done {
            self.0.figures.bot_moves.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    pub(super) async fn beat_forever(self) {
        let mut ticks = tokio::time::interval(BEAT);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            match self.0.store.beat(&self.0.node, site::wall_ms()).await {
                Ok(beat) => {
                    self.0.site.set(beat.site_ms);
                    let is_news = self.0.epoch.send_if_modified(|epoch| {
                        let is_news = *epoch != beat.epoch;
                        *epoch = beat.epoch;
                        is_news
                    });
                    if is_news {
                        self.look_at_all_again().await;
                    }
                }
                Err(error) => tracing::error!(%error, "the store does not answer"),
            }
            self.forget_idle();
        }
    }

    pub(super) async fn look_forever(self) {
        let mut ticks = tokio::time::interval(LOOK);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let due = self.0.store.due(&self.0.node, self.0.site.now(), DUE_LIMIT).await;
            let due = due.unwrap_or_else(|error| {
                tracing::error!(%error, "the store does not answer");
                Vec::new()
            });
            for id in due {
                self.look_after(&id).await;
            }
        }
    }

    async fn look_after(&self, id: &str) {
        match self.0.store.take(id, &self.0.node).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => return tracing::error!(%error, "the store does not answer"),
        }
        if let Err(problem) = self.attend_if_due(id).await {
            tracing::warn!(table = id, %problem, "a table cannot be looked after");
        }
    }

    /// Follows what other nodes do.
    pub(super) async fn follow_forever(self) {
        let mut changes = self.0.store.changes();
        loop {
            match changes.recv().await {
                Ok(Change::Table { id, next }) => {
                    let Some(live) = self.loaded(&id) else { continue };
                    if let Err(problem) = self.catch_up(&live, next).await {
                        tracing::warn!(table = id, %problem, "a table could not catch up");
                    }
                }
                Ok(Change::Said(text)) => self.hear(&text).await,
                Ok(Change::Missed) | Err(RecvError::Lagged(_)) => self.look_at_all_again().await,
                Err(RecvError::Closed) => return,
            }
        }
    }

    async fn hear(&self, text: &str) {
        let Ok(saying) = serde_json::from_str::<Saying>(text) else { return };
        if saying.node == self.0.node {
            return;
        }
        match saying.news {
            NodeNews::Presence { table, presence } => {
                let Some(live) = self.loaded(&table) else { return };
                if let Ok(mut state) = self.state(&live).await {
                    state.set_elsewhere(&saying.node, presence);
                    state.tell_presence();
                }
            }
            NodeNews::Mutes { person } => {
                if let Err(error) = self.take_mutes(&person).await {
                    tracing::warn!(%error, "somebody sees words that they do not want to see");
                }
            }
        }
    }

    async fn say(&self, news: NodeNews) {
        let saying = Saying { node: self.0.node.clone(), news };
        let text = serde_json::to_string(&saying).expect("a saying can be written as JSON");
        if let Err(error) = self.0.store.say(&text).await {
            tracing::debug!(%error, "other nodes do not hear this one");
        }
    }

    pub(super) async fn say_presence(&self, table: &str, presence: &Presence) {
        self.say(NodeNews::Presence { table: table.to_owned(), presence: presence.clone() }).await;
    }

    /// Somebody has stored whose words they see: from now on this counts for what they look at already.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn mutes_changed(&self, person: &str) -> Result<(), StoreError> {
        self.take_mutes(person).await?;
        self.say(NodeNews::Mutes { person: person.to_owned() }).await;
        Ok(())
    }

    async fn take_mutes(&self, person: &str) -> Result<(), StoreError> {
        let muted = self.0.store.mutes(person).await?;
        for live in self.all_live().iter().filter(|live| live.watching() > 0) {
            if let Ok(mut state) = self.state(live).await {
                state.set_muted(person, &muted);
            }
        }
        Ok(())
    }

    /// Somebody may have changed anything: compares every table in memory with the store.
    async fn look_at_all_again(&self) {
        for live in self.all_live() {
            let next = match self.0.store.table(&live.id).await {
                Ok(Some(row)) => row.next,
                _ => continue,
            };
            if let Err(problem) = self.catch_up(&live, next).await {
                tracing::warn!(table = live.id, %problem, "a table could not catch up");
            }
        }
    }

    fn loaded(&self, id: &str) -> Option<Arc<Live>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Forgets tables that nobody has needed for a while.
    fn forget_idle(&self) {
        let now = self.0.site.now();
        let keep = self.0.config.keep.as_millis() as i64;
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables
            .retain(|_, live| live.watching() > 0 || Arc::strong_count(live) > 1 || now - live.used() < keep);
    }
}

fn bot_intent(state: &State, seat: Seat, notation: &str, when: When) -> Result<Intent, Problem> {
    with_table!(&state.table, table => {
        let action = notation.parse().map_err(|_| super::unavailable("a bot said something strange"))?;
        table.bot_move(seat, action, when)
    })
}
