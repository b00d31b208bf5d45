use palazzi_protocol::{Clock, ClockFace};
use palazzi_rules::{BySeat, Seat};

/// The clocks of a table. Times are milliseconds of site time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    kind: Clock,
    left: BySeat<i64>,
    /// Whether the log says that the time of a seat is over. Gone as soon as the seat has time again.
    noted: BySeat<bool>,
    /// Who is to decide.
    turn: Option<Seat>,
    since: i64,
    paused: bool,
    /// Whether a bot decides: its clock stands still.
    bot: bool,
}

/// Somebody who comes back after their time was over has at least this much.
const GRACE_MS: i64 = 60_000;

impl Clocks {
    pub(crate) fn new(kind: Clock) -> Clocks {
        let (left, noted) = ([full_ms(kind); 4], [false; 4]);
        Clocks { kind, left, noted, turn: None, since: 0, paused: false, bot: false }
    }

    pub(crate) fn kind(&self) -> Clock {
        self.kind
    }

    pub(crate) fn is_paused(&self) -> bool {
        self.paused
    }

    /// Lets time pass until `now`.
    pub(crate) fn advance(&mut self, now: i64) {
        if let Some(seat) = self.running() {
            self.left[seat] -= (now - self.since).max(0);
        }
        self.since = now.max(self.since);
    }

    /// The seat whose clock runs.
    fn running(&self) -> Option<Seat> {
        self.turn.filter(|_| !self.paused && !self.bot)
    }

    /// After a decision it is the turn of `seat`, or of nobody. Whoever has decided gets the bonus.
    pub(crate) fn pass_to(&mut self, seat: Option<Seat>) {
        if let (Clock::Game { bonus, .. }, Some(before), Some(next), false) =
            (self.kind, self.turn, seat, self.bot)
            && before != next
        {
            self.set_left(before, self.left[before] + i64::from(bonus) * 1000);
        }
        self.turn_to(seat);
    }

    /// From now on it is the turn of `seat`, or of nobody. A seat that comes to decide gets the time for a turn.
    pub(crate) fn turn_to(&mut self, seat: Option<Seat>) {
        if let (Clock::Turn { .. }, Some(next)) = (self.kind, seat)
            && self.turn != seat
        {
            self.set_left(next, full_ms(self.kind));
        }
        self.turn = seat;
    }

    /// Says whether a bot decides for the seat whose turn it is.
    pub(crate) fn set_bot(&mut self, bot: bool) {
        self.bot = bot;
    }

    /// Stops all clocks, or lets them run again.
    pub(crate) fn set_paused(&mut self, paused: bool) {
        self.paused = paused;
    }

    /// Gives a seat whose time is over a little more.
    pub(crate) fn grant(&mut self, seat: Seat) {
        self.set_left(seat, self.left[seat].max(GRACE_MS));
    }

    fn set_left(&mut self, seat: Seat, left_ms: i64) {
        self.left[seat] = left_ms;
        self.noted[seat] &= left_ms <= 0;
    }

    /// The log says that the time of a seat is over.
    pub(crate) fn note_over(&mut self, seat: Seat) {
        self.noted[seat] = true;
    }

    /// Whether the time of a seat is over, as far as time has passed.
    pub(crate) fn is_over(&self, seat: Seat) -> bool {
        self.kind != Clock::None && self.left[seat] <= 0
    }

    /// The seat whose clock runs, and when its time is over. Nothing if the log says so already.
    pub(crate) fn deadline(&self) -> Option<(Seat, i64)> {
        let seat = self.running().filter(|seat| self.kind != Clock::None && !self.noted[*seat])?;
        Some((seat, self.since + self.left[seat]))
    }

    /// What the clock of a seat shows at `now`.
    pub(crate) fn face(&self, seat: Seat, now: i64) -> Option<ClockFace> {
        if self.kind == Clock::None {
            return None;
        }
        let runs = self.running() == Some(seat);
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
