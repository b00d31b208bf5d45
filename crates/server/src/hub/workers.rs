use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use thread_priority::{ThreadPriority, set_current_thread_priority};
use tokio::sync::{mpsc, oneshot};

/// Threads for long thoughts. They have a lower priority than those that serve people.
pub(super) struct Workers {
    jobs: mpsc::Sender<Job>,
    waiting: Arc<AtomicUsize>,
}

type Job = Box<dyn FnOnce() + Send>;

/// So many jobs wait; whoever brings one more waits with it.
const QUEUE: usize = 256;

/// The priority of the threads: the lowest that is not idle.
const PRIORITY: u8 = 10;

impl Workers {
    pub(super) fn start(name: &str, threads: usize) -> Workers {
        let (jobs, queue) = mpsc::channel::<Job>(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        let waiting = Arc::new(AtomicUsize::new(0));
        for number in 0..threads.max(1) {
            let (queue, waiting) = (Arc::clone(&queue), Arc::clone(&waiting));
            let work = move || work(&queue, &waiting);
            thread::Builder::new()
                .name(format!("{name}-{number}"))
                .spawn(work)
                .expect("the system starts threads");
        }
        Workers { jobs, waiting }
    }

    /// How many jobs wait for a thread.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Runs something on one of the threads, unless nobody waits for it any more when its turn comes. Nothing if it
    /// broke down.
    pub(super) async fn run<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let job = Box::new(move || {
            if !answer.is_closed() {
                let _ = answer.send(job());
            }
        });
        self.waiting.fetch_add(1, Ordering::Relaxed);
        if self.jobs.send(job).await.is_err() {
            return None;
        }
        answered.await.ok()
    }
}

fn work(queue: &Mutex<mpsc::Receiver<Job>>, waiting: &AtomicUsize) {
    let priority = ThreadPriority::try_from(PRIORITY).unwrap_or(ThreadPriority::Min);
    if let Err(error) = set_current_thread_priority(priority) {
        tracing::debug!(?error, "threads of bots keep the usual priority");
    }
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
        let Some(job) = job else { return };
        waiting.fetch_sub(1, Ordering::Relaxed);
        job();
    }
}
