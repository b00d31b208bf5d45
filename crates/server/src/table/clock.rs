use palazzi_protocol::{Clock, ClockFace};
use palazzi_rules::{BySeat, Seat};

/// The clocks of a table. Times are milliseconds of site time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    kind: Clock,
    left: BySeat<i64>,
    /// Whose time it is; runs unless paused.
    turn: Option<Seat>,
    since: i64,
    paused: bool,
}

/// Somebody who comes back after their time was over has at least this much.
const GRACE_MS: i64 = 60_000;

impl Clocks {
    pub(crate) fn new(kind: Clock) -> Clocks {
        Clocks { kind, left: [full_ms(kind); 4], turn: None, since: 0, paused: false }
    }

    pub(crate) fn kind(&self) -> Clock {
        self.kind
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.paused
    }

    /// Lets time pass until `now`.
    pub(crate) fn advance(&mut self, now: i64) {
        if let (Some(seat), false) = (self.turn, self.paused) {
            self.left[seat] -= (now - self.since).max(0);
        }
        self.since = now.max(self.since);
    }

    /// From now on it is the time of `seat`, or of nobody. A seat that comes to decide gets what it is due.
    pub(crate) fn turn_to(&mut self, seat: Option<Seat>) {
        if self.turn == seat {
            return;
        }
        match (self.kind, self.turn, seat) {
            (Clock::Turn { .. }, _, Some(next)) => self.left[next] = full_ms(self.kind),
            (Clock::Game { bonus, .. }, Some(before), _) => self.left[before] += i64::from(bonus) * 1000,
            _ => {}
        }
        self.turn = seat;
    }

    /// Stops all clocks, or lets them run again.
    pub(crate) fn set_paused(&mut self, paused: bool) {
        self.paused = paused;
    }

    /// Gives a seat whose time is over a little more.
    pub(crate) fn grant(&mut self, seat: Seat) {
        self.left[seat] = self.left[seat].max(GRACE_MS);
    }

    /// Whether the time of a seat is over, as far as time has passed.
    pub(crate) fn is_over(&self, seat: Seat) -> bool {
        self.kind != Clock::None && self.left[seat] <= 0
    }

    /// The seat whose clock runs, and when its time will be over.
    pub(crate) fn deadline(&self) -> Option<(Seat, i64)> {
        let seat = self.turn.filter(|_| self.kind != Clock::None && !self.paused)?;
        Some((seat, self.since + self.left[seat]))
    }

    /// What the clock of a seat shows at `now`.
    pub(crate) fn face(&self, seat: Seat, now: i64) -> Option<ClockFace> {
        if self.kind == Clock::None {
            return None;
        }
        let runs = self.turn == Some(seat) && !self.paused;
        let gone = if runs { (now - self.since).max(0) } else { 0 };
        Some(ClockFace { left_ms: (self.left[seat] - gone).max(0), runs })
    }
}

/// What a seat has at first.
fn full_ms(kind: Clock) -> i64 {
    match kind {
        Clock::None => 0,
        Clock::Turn { seconds } | Clock::Game { seconds, .. } => i64::from(seconds) * 1000,
    }
}
