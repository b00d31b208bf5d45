use super::{Beat, length_ms};

/// How long an opponent is seen to think before acting.
pub const THINK_MS: u32 = 500;

/// The longest that a whole turn of an opponent takes, thinking included.
pub const TURN_MS: u32 = 3500;

/// The time that is left for the rest of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    left_ms: u32,
}

impl Default for Budget {
    /// The time for a turn that begins.
    fn default() -> Budget {
        Budget { left_ms: TURN_MS - THINK_MS }
    }
}

impl Budget {
    /// Shortens beats where they would take more than three quarters of the time that is left, so that something
    /// remains for what follows in the same turn.
    pub fn spend(&mut self, beats: &mut [Beat]) {
        let (length, most) = (length_ms(beats), self.left_ms * 3 / 4);
        if length > most {
            beats.iter_mut().for_each(|beat| beat.shorten(most, length));
        }
        self.left_ms = self.left_ms.saturating_sub(length_ms(beats));
    }
}

impl Beat {
    /// Multiplies all times by `part / whole`.
    fn shorten(&mut self, part: u32, whole: u32) {
        let shorten = |ms: &mut u32| *ms = *ms * part / whole;
        shorten(&mut self.ms);
        for flight in &mut self.flights {
            shorten(&mut flight.wait_ms);
            shorten(&mut flight.ms);
        }
        for glow in &mut self.glows {
            shorten(&mut glow.wait_ms);
            shorten(&mut glow.ms);
        }
        self.counts.iter_mut().for_each(|count| shorten(&mut count.wait_ms));
        self.sounds.iter_mut().for_each(|(wait_ms, _)| shorten(wait_ms));
    }
}
