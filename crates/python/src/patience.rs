//! Long work beside Python.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// So often Python is asked whether somebody pressed Ctrl-C.
const HEARTBEAT: Duration = Duration::from_millis(20);

/// Does work on a thread of its own while other threads of Python go on. If a signal handler raises an exception, such
/// as Ctrl-C does, the work is told to stop, and is not waited for.
pub(crate) fn wait_for<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
) -> PyResult<T> {
    let stop = Arc::new(AtomicBool::new(false));
    let (sender, receiver) = channel();
    let told = Arc::clone(&stop);
    thread::Builder::new().spawn(move || {
        // Nobody is there any more if the work was given up.
        let _ = sender.send(catch_unwind(AssertUnwindSafe(|| work(&told))));
    })?;
    py.detach(move || {
        loop {
            match receiver.recv_timeout(HEARTBEAT) {
                Ok(Ok(done)) => return Ok(done),
                Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => {
                    return Err(PyRuntimeError::new_err(
                        "a mistake in Palazzi; please report what standard error says",
                    ));
                }
                Err(RecvTimeoutError::Timeout) => {
                    if let Err(interrupt) = Python::attach(|py| py.check_signals()) {
                        stop.store(true, Ordering::Relaxed);
                        return Err(interrupt);
                    }
                }
            }
        }
    })
}
