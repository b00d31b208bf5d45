use std::fs;
use std::time::Duration;

use serde::Serialize;

/// The unit of processor times under Linux: so many in a second, on every architecture.
const TICKS_PER_SECOND: u64 = 100;

/// What a process has used, as far as the system tells.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub(super) struct Usage {
    /// Memory that it holds now, in MiB.
    pub(super) memory_mib: f64,
    /// Processor time since it was started, in seconds.
    pub(super) processor_seconds: f64,
}

impl Usage {
    /// What a process has used; nothing where the system does not tell.
    pub(super) fn of(process: u32) -> Option<Usage> {
        let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        let processor_seconds = processor_time(&stat)?.as_secs_f64();
        Some(Usage { memory_mib: memory_kib(&status)? as f64 / 1024.0, processor_seconds })
    }

    /// What this process has used.
    pub(super) fn own() -> Option<Usage> {
        Usage::of(std::process::id())
    }

    /// The memory now, and the processor time since `before`.
    pub(super) fn since(self, before: Usage) -> Usage {
        Usage { processor_seconds: self.processor_seconds - before.processor_seconds, ..self }
    }
}

fn memory_kib(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

/// The 14th and the 15th field. The second one, a name in parentheses, may contain blanks.
fn processor_time(stat: &str) -> Option<Duration> {
    let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
    let ticks = fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_and_processor_time_are_found() {
        assert_eq!(memory_kib("Name:\tx\nVmRSS:\t    2048 kB\n"), Some(2048));
        let stat = "7 (a b) c) S 1 7 7 0 -1 0 1 2 3 4 150 50 0 0 20 0 1 0";
        assert_eq!(processor_time(stat), Some(Duration::from_secs(2)));
    }
}
