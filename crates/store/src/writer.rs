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

use sqlx::{AnyConnection, Connection, Executor, Row};
use tokio::runtime;
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::listen::CHANNEL;
use crate::place::{Database, Kind};
use crate::statement::{Statement, sql};

/// The most operations that are committed together.
pub(crate) const WRITE_GROUP: usize = 256;

/// The most operations that wait; a caller of one more waits until it may queue.
const WRITE_QUEUE: usize = 4 * WRITE_GROUP;

/// What an operation does, to be awaited.
pub(crate) type Work<'g, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'g>>;

/// The transaction in which a group of operations runs.
pub(crate) struct Group {
    pub(crate) connection: AnyConnection,
    pub(crate) kind: Kind,
    notices: Vec<String>,
}

/// Hands operations to the task that writes.
pub(crate) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Box<dyn Job>>>>,
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
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let queue = queue.ok_or(StoreError::Closed)?;
        let (reply, answer) = oneshot::channel();
        let job = Operation { work: Some(work), done: None, reply };
        queue.send(Box::new(job)).await.map_err(|_| StoreError::Closed)?;
        drop(queue);
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

    async fn carry_out(&mut self, jobs: &mut [Box<dyn Job>]) -> Result<(), sqlx::Error> {
        for job in jobs {
            job.run(self).await?;
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
    jobs: mpsc::Receiver<Box<dyn Job>>,
    group: Option<Group>,
    figures: Arc<Figures>,
}

impl Task {
    async fn serve(mut self) {
        let mut jobs = Vec::with_capacity(WRITE_GROUP);
        while self.jobs.recv_many(&mut jobs, WRITE_GROUP).await > 0 {
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

    /// Carries out all jobs in one transaction. After an error the next group gets a new connection.
    async fn commit(&mut self, jobs: &mut [Box<dyn Job>]) -> Result<(), sqlx::Error> {
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
        let mut group = Group { connection, kind: self.database.kind, notices: Vec::new() };
        group.begin().await?;
        Ok(group)
    }
}

/// An operation, whatever its result is.
trait Job: Send {
    fn run<'g>(&'g mut self, group: &'g mut Group) -> Work<'g, ()>;
    fn answer(self: Box<Self>, outcome: Result<(), Arc<sqlx::Error>>);
}

struct Operation<T, F> {
    work: Option<F>,
    done: Option<T>,
    reply: oneshot::Sender<Result<T, Arc<sqlx::Error>>>,
}

impl<T, F> Job for Operation<T, F>
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

    fn answer(self: Box<Self>, outcome: Result<(), Arc<sqlx::Error>>) {
        let Operation { done, reply, .. } = *self;
        let answer = outcome.and_then(|()| done.ok_or_else(|| Arc::new(sqlx::Error::WorkerCrashed)));
        // A caller that has gone away does not want to know.
        let _ = reply.send(answer);
    }
}
