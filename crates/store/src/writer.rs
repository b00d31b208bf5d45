//! All writes, committed in groups by one task on a thread of its own.
//!
//! The task takes whatever is queued, runs it in one transaction, commits, and answers: what was answered is durable.
//! The disk is waited for once for each group, so more load makes larger groups, not a longer queue.
//! A statement wakes the task when it is done: among the tasks of thousands of sockets it would wait for its turn, statement
//! by statement, so it has a thread.
//! On PostgreSQL the groups of all nodes take turns (an advisory lock): notifications would make their commits
//! take turns anyway, and nobody needs to think about deadlocks.

use std::convert::Infallible;
use std::fs::File;
use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use sqlx::{AnyConnection, Connection, Executor, Row};
use tokio::runtime;
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::appends::{self, PendingAppend};
use crate::listen::CHANNEL;
use crate::log::{Appended, insert_log};
use crate::place::{Database, Kind};
use crate::statement::{Statement, Value, sql};

/// The most operations that are committed together.
pub(crate) const WRITE_GROUP: usize = 256;

/// The most operations that wait; a caller of one more waits until it may queue.
const WRITE_QUEUE: usize = 4 * WRITE_GROUP;

/// How long a small group waits for company, if the one before had some: each commit costs as much work as
/// several appends. Who writes alone does not wait.
const GATHER: Duration = Duration::from_millis(1);

/// A group of this size is large enough.
const GATHER_UP_TO: usize = 32;

/// What an operation does, to be awaited.
pub(crate) type Work<'g, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'g>>;

/// The transaction in which a group of operations runs.
pub(crate) struct Group {
    pub(crate) connection: AnyConnection,
    pub(crate) kind: Kind,
    log: Vec<Vec<Value>>,
    notices: Vec<String>,
}

/// Hands operations to the task that writes.
pub(crate) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    finished: Mutex<Option<oneshot::Receiver<Infallible>>>,
    figures: Arc<Figures>,
}

/// What is known of the writing task from outside.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    groups: AtomicU64,
    process: AtomicU32,
}

impl Figures {
    /// How many groups were committed.
    pub(crate) fn groups(&self) -> u64 {
        self.groups.load(Ordering::Relaxed)
    }

    /// The process of PostgreSQL that works for the writer: what it notifies about was done here.
    pub(crate) fn process(&self) -> u32 {
        self.process.load(Ordering::Relaxed)
    }
}

impl Writer {
    /// Starts the task. It keeps the lock until it has written everything.
    ///
    /// # Errors
    /// If the system does not start a thread.
    pub(crate) fn start(database: Database, lock: Option<File>) -> io::Result<Writer> {
        let (queue, jobs) = mpsc::channel(WRITE_QUEUE);
        let figures = Arc::new(Figures::default());
        let task = Task { database, jobs, group: None, figures: Arc::clone(&figures) };
        let (finish, finished) = oneshot::channel();
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        thread::Builder::new().name("store-writer".to_owned()).spawn(move || {
            runtime.block_on(task.serve());
            drop((lock, finish));
        })?;
        Ok(Writer { queue: Mutex::new(Some(queue)), finished: Mutex::new(Some(finished)), figures })
    }

    /// Runs an operation in the next group and waits until it is durable.
    /// An operation fails only if the database does: an error undoes the whole group.
    /// Once it is queued it is carried out, whether or not the caller still waits.
    pub(crate) async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'g> FnOnce(&'g mut Group) -> Work<'g, T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job = Job::Operation(Box::new(Queued { work: Some(work), done: None, reply }));
        self.finish(job, answer).await
    }

    /// Appends in the next group and waits until that is durable.
    pub(crate) async fn append(&self, append: PendingAppend) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.finish(Job::Append(append, reply), answer).await
    }

    async fn finish<T>(&self, job: Job, answer: oneshot::Receiver<Outcome<T>>) -> Result<T, StoreError> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone();
        queue.ok_or(StoreError::Closed)?.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?.map_err(StoreError::Write)
    }

    pub(crate) fn figures(&self) -> &Arc<Figures> {
        &self.figures
    }

    /// Lets nothing more in, and waits until all that is queued has been written.
    pub(crate) async fn close(&self) {
        drop(self.queue.lock().unwrap_or_else(PoisonError::into_inner).take());
        let finished = self.finished.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(finished) = finished {
            // Nothing is ever sent: the thread drops its end when it has written everything, or has panicked.
            let _ = finished.await;
        }
    }
}

impl Group {
    /// Writes rows of logs, together with those of the whole group. No operation reads what another one logs.
    pub(crate) fn log(&mut self, rows: Vec<Vec<Value>>) {
        self.log.extend(rows);
    }

    /// Tells the other nodes, if this is committed.
    pub(crate) fn notify(&mut self, notice: String) {
        if self.kind == Kind::Postgres {
            self.notices.push(notice);
        }
    }

    /// Runs a statement and tells how many rows it changed.
    pub(crate) async fn run(&mut self, statement: Statement) -> Result<u64, sqlx::Error> {
        statement.execute(&mut self.connection).await
    }

    async fn begin(&mut self) -> Result<(), sqlx::Error> {
        self.connection.execute(self.kind.begin_write()).await.map(drop)
    }

    async fn carry_out(&mut self, jobs: &mut [Job]) -> Result<(), sqlx::Error> {
        let mut jobs = jobs;
        while !jobs.is_empty() {
            let appends = appends::together(jobs.iter().map_while(Job::append));
            let (now, later) = jobs.split_at_mut(appends.max(1));
            if let [Job::Operation(operation)] = now {
                operation.run(self).await?;
            } else {
                let mut appends: Vec<_> = now.iter_mut().filter_map(Job::append_mut).collect();
                appends::write(self, &mut appends).await?;
            }
            jobs = later;
        }
        for statement in insert_log(std::mem::take(&mut self.log)) {
            self.run(statement).await?;
        }
        if !self.notices.is_empty() {
            let notices = serde_json::Value::from(std::mem::take(&mut self.notices)).to_string();
            let all = "SELECT count(pg_notify($1, notice)::text) \
                       FROM json_array_elements_text(CAST($2 AS json)) AS notice";
            self.run(sql(all).bind(CHANNEL).bind(notices)).await?;
        }
        self.connection.execute("COMMIT").await.map(drop)
    }
}

/// The task that writes.
struct Task {
    database: Database,
    jobs: mpsc::Receiver<Job>,
    group: Option<Group>,
    figures: Arc<Figures>,
}

impl Task {
    async fn serve(mut self) {
        let mut jobs = Vec::with_capacity(WRITE_GROUP);
        let mut is_busy = false;
        while self.jobs.recv_many(&mut jobs, WRITE_GROUP).await > 0 {
            if is_busy && jobs.len() < GATHER_UP_TO {
                self.gather(&mut jobs).await;
            }
            is_busy = jobs.len() > 1;
            let outcome = self.commit(&mut jobs).await.map_err(Arc::new);
            for job in jobs.drain(..) {
                job.answer(outcome.clone());
            }
        }
        if let Some(group) = self.group {
            // All is committed: a connection that does not close well loses nothing.
            let _ = group.connection.close().await;
        }
    }

    /// Waits a moment for more.
    async fn gather(&mut self, jobs: &mut Vec<Job>) {
        tokio::time::sleep(GATHER).await;
        while jobs.len() < WRITE_GROUP
            && let Ok(job) = self.jobs.try_recv()
        {
            jobs.push(job);
        }
    }

    /// Carries out all jobs in one transaction. After an error the next group gets a new connection.
    async fn commit(&mut self, jobs: &mut [Job]) -> Result<(), sqlx::Error> {
        let mut group = self.begun().await?;
        match group.carry_out(jobs).await {
            Ok(()) => {
                self.figures.groups.fetch_add(1, Ordering::Relaxed);
                self.group = Some(group);
                Ok(())
            }
            Err(error) => {
                // The error that is told is the first one; without its connection the transaction is undone too.
                let _ = group.connection.execute("ROLLBACK").await;
                Err(error)
            }
        }
    }

    /// A group whose transaction has begun. A connection that was lost since the last one shows it here,
    /// where nothing has been written yet, and is replaced.
    async fn begun(&mut self) -> Result<Group, sqlx::Error> {
        if let Some(mut group) = self.group.take()
            && group.begin().await.is_ok()
        {
            return Ok(group);
        }
        let mut connection = self.database.connect().await?;
        if self.database.kind == Kind::Postgres {
            let row = sqlx::query("SELECT pg_backend_pid()").fetch_one(&mut connection).await?;
            let process: i32 = row.try_get(0)?;
            self.figures.process.store(process.cast_unsigned(), Ordering::Relaxed);
        }
        let mut group = Group { connection, kind: self.database.kind, log: Vec::new(), notices: Vec::new() };
        group.begin().await?;
        Ok(group)
    }
}

/// What waits to be written.
enum Job {
    Append(PendingAppend, oneshot::Sender<Outcome<Appended>>),
    Operation(Box<dyn Operation>),
}

/// What became of a job: the error belongs to the whole group.
type Outcome<T> = Result<T, Arc<sqlx::Error>>;

impl Job {
    fn append(&self) -> Option<&PendingAppend> {
        if let Job::Append(append, _) = self { Some(append) } else { None }
    }

    fn append_mut(&mut self) -> Option<&mut PendingAppend> {
        if let Job::Append(append, _) = self { Some(append) } else { None }
    }

    fn answer(self, outcome: Outcome<()>) {
        match self {
            Job::Append(append, reply) => answer(reply, append.done, outcome),
            Job::Operation(operation) => operation.answer(outcome),
        }
    }
}

/// Anything else than an append, whatever its result is.
trait Operation: Send {
    fn run<'g>(&'g mut self, group: &'g mut Group) -> Work<'g, ()>;
    fn answer(self: Box<Self>, outcome: Outcome<()>);
}

struct Queued<T, F> {
    work: Option<F>,
    done: Option<T>,
    reply: oneshot::Sender<Outcome<T>>,
}

impl<T, F> Operation for Queued<T, F>
where
    T: Send,
    F: for<'g> FnOnce(&'g mut Group) -> Work<'g, T> + Send,
{
    fn run<'g>(&'g mut self, group: &'g mut Group) -> Work<'g, ()> {
        Box::pin(async move {
            if let Some(work) = self.work.take() {
                self.done = Some(work(group).await?);
            }
            Ok(())
        })
    }

    fn answer(self: Box<Self>, outcome: Outcome<()>) {
        answer(self.reply, self.done, outcome);
    }
}

fn answer<T>(reply: oneshot::Sender<Outcome<T>>, done: Option<T>, outcome: Outcome<()>) {
    let answer = outcome.and_then(|()| done.ok_or_else(|| Arc::new(sqlx::Error::WorkerCrashed)));
    // A caller that has gone away does not want to know.
    let _ = reply.send(answer);
}
