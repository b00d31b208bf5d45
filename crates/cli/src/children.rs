//! Programs that this one has started. None of them outlives it, unless it is killed itself.

use std::io;
use std::process::{self, Child, Command, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

#[cfg(unix)]
use nix::unistd::Pid;

/// The programs that have not been waited for. Whoever starts or ends one holds the lock, so that no number is
/// given to another program between looking it up and using it.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

/// How often to look whether a program has stopped.
const STOP_STEP: Duration = Duration::from_millis(2);

fn running() -> MutexGuard<'static, Vec<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a program in a process group of its own: Ctrl-C in the terminal does not reach it, and whatever it
/// starts can be ended with it.
pub(crate) fn start(command: &mut Command) -> io::Result<Child> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    let mut running = running();
    let child = command.spawn()?;
    running.push(child.id());
    Ok(child)
}

/// Ends a program at once, if it has not ended by itself, and waits for it.
pub(crate) fn end(child: &mut Child) -> io::Result<ExitStatus> {
    let mut running = running();
    if let Some(place) = running.iter().position(|id| *id == child.id()) {
        running.swap_remove(place);
        kill(child.id());
        // Where there are no process groups. A program that has ended cannot be killed.
        let _ = child.kill();
    }
    child.wait()
}

/// Asks a program to stop and waits for it, until the deadline; then it is killed. Whether it stopped by itself.
#[cfg(unix)]
pub(crate) fn stop(child: &mut Child, deadline: Instant) -> io::Result<bool> {
    use nix::sys::signal::{Signal, killpg};
    {
        let running = running();
        if running.contains(&child.id())
            && let Ok(group) = child.id().try_into()
        {
            killpg(Pid::from_raw(group), Signal::SIGTERM)?;
        }
    }
    loop {
        let stopped = {
            let mut running = running();
            let stopped = child.try_wait()?.is_some();
            if stopped {
                running.retain(|id| *id != child.id());
            }
            stopped
        };
        if stopped {
            return Ok(true);
        }
        if Instant::now() >= deadline {
            return end(child).map(|_| false);
        }
        thread::sleep(STOP_STEP);
    }
}

/// The same where programs cannot be asked.
#[cfg(not(unix))]
pub(crate) fn stop(child: &mut Child, _deadline: Instant) -> io::Result<bool> {
    end(child).map(|_| false)
}

/// Ends all programs and then this one.
pub(crate) fn exit(code: u8) -> ! {
    let running = running();
    running.iter().for_each(|id| kill(*id));
    running.iter().for_each(|id| wait(*id));
    process::exit(code.into())
}

/// Kills a program with all that it has started. One that has just ended cannot be killed.
#[cfg(unix)]
fn kill(id: u32) {
    use nix::sys::signal::{Signal, killpg};
    let _ = id.try_into().map(|group| killpg(Pid::from_raw(group), Signal::SIGKILL));
}

/// Waits for a program that has been killed.
#[cfg(unix)]
fn wait(id: u32) {
    let _ = id.try_into().map(|id| nix::sys::wait::waitpid(Pid::from_raw(id), None));
}

#[cfg(not(unix))]
fn kill(_id: u32) {}

#[cfg(not(unix))]
fn wait(_id: u32) {}
