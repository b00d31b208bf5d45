//! Programs that this one has started. None of them outlives it, however it ends.

use std::io;
use std::process::{self, Child, Command, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError};

#[cfg(unix)]
use nix::unistd::Pid;

/// The programs that have not been waited for. Whoever starts or ends one holds the lock, so that no number is
/// given to another program between looking it up and using it.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

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
