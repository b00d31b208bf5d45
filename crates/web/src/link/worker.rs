use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use futures_channel::oneshot;
use palazzi_protocol::local::{Question, ToPage, ToWorker};
use palazzi_protocol::{Code, Problem, ToClient};
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, WorkerOptions, WorkerType};

/// Is told how much is done, and of how much.
pub(super) type OnProgress = Box<dyn Fn(usize, usize)>;

/// A worker that plays without a server. It ends when this is dropped.
pub(super) struct Worker {
    worker: web_sys::Worker,
    asked: Rc<Asked>,
    _hears: Closure<dyn Fn(MessageEvent)>,
    _fails: Closure<dyn Fn(Event)>,
}

/// What a worker says without being asked.
pub(super) enum News {
    /// Something about a table.
    Told { table: String, message: ToClient },
    /// It has broken down.
    Broken,
}

/// Questions that are not answered yet.
#[derive(Default)]
struct Asked {
    last: Cell<u32>,
    open: RefCell<BTreeMap<u32, Open>>,
}

struct Open {
    answer: oneshot::Sender<Result<Box<RawValue>, Problem>>,
    progress: Option<OnProgress>,
}

impl Worker {
    /// A new worker, whose news are heard by `hear`.
    pub(super) fn start(hear: impl Fn(News) + 'static) -> Result<Worker, Problem> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options("/worker.js", &options);
        let worker = worker.map_err(|error| broken(&format!("{error:?}")))?;
        let asked = Rc::new(Asked::default());
        let hear = Rc::new(hear);
        let hears = {
            let (asked, hear) = (Rc::clone(&asked), Rc::clone(&hear));
            Closure::new(move |event: MessageEvent| take(&asked, &*hear, event))
        };
        let fails = {
            let asked = Rc::clone(&asked);
            Closure::new(move |_: Event| {
                asked.fail("the worker does not start");
                hear(News::Broken);
            })
        };
        worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
        Ok(Worker { worker, asked, _hears: hears, _fails: fails })
    }

    pub(super) fn say(&self, message: &ToWorker) {
        let text = serde_json::to_string(message).expect("messages can be written as JSON");
        // A worker that has ended hears nothing; whoever waits for it was told so.
        let _ = self.worker.post_message(&JsValue::from_str(&text));
    }

    /// Asks a question. The worker is not borrowed while the answer is waited for.
    pub(super) fn ask<T: DeserializeOwned>(
        &self,
        question: Question,
        progress: Option<OnProgress>,
    ) -> impl Future<Output = Result<T, Problem>> + use<T> {
        let (answer, answered) = oneshot::channel();
        let ask = self.asked.last.get() + 1;
        self.asked.last.set(ask);
        self.asked.open.borrow_mut().insert(ask, Open { answer, progress });
        self.say(&ToWorker::Ask { ask, question });
        async move {
            let answer = answered.await.map_err(|_| broken("the worker has ended"))??;
            serde_json::from_str(answer.get()).map_err(|error| broken(&error.to_string()))
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Asked {
    fn answer(&self, ask: u32, answer: Result<Box<RawValue>, Problem>) {
        if let Some(open) = self.open.borrow_mut().remove(&ask) {
            // Whoever asked may be gone.
            let _ = open.answer.send(answer);
        }
    }

    fn fail(&self, reason: &str) {
        for (_, open) in std::mem::take(&mut *self.open.borrow_mut()) {
            let _ = open.answer.send(Err(broken(reason)));
        }
    }
}

fn take(asked: &Asked, hear: &dyn Fn(News), event: MessageEvent) {
    let Some(text) = event.data().as_string() else { return };
    match serde_json::from_str(&text) {
        Ok(ToPage::Answer { ask, answer }) => asked.answer(ask, Ok(answer)),
        Ok(ToPage::Refused { ask, problem }) => asked.answer(ask, Err(plain(problem))),
        Ok(ToPage::Progress { ask, done, total }) => {
            if let Some(Open { progress: Some(progress), .. }) = asked.open.borrow().get(&ask) {
                progress(done, total);
            }
        }
        Ok(ToPage::Told { table, message }) => {
            let message = match message {
                ToClient::Refused { id, problem } => ToClient::Refused { id, problem: plain(problem) },
                ToClient::Bye { problem } => ToClient::Bye { problem: plain(problem) },
                other => other,
            };
            hear(News::Told { table, message });
        }
        Ok(ToPage::Broken { reason }) => {
            asked.fail(&reason);
            hear(News::Broken);
        }
        Err(error) => leptos::logging::error!("the worker said something strange: {error}"),
    }
}

/// What is not available here has nothing to do with a server: its reason is shown.
fn plain(problem: Problem) -> Problem {
    match problem.code {
        Code::Unavailable => Problem { code: Code::Refused, ..problem },
        _ => problem,
    }
}

fn broken(reason: &str) -> Problem {
    Problem::new(Code::Refused, reason)
}
