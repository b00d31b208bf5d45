use palazzi_protocol::Number;
use tokio::time::Instant;

/// What the load program knows of a table that it plays at. Its first two sockets are those of the seats.
#[derive(Debug)]
pub(super) struct Table {
    /// The number up to which each socket has been told.
    seen: Vec<Number>,
    next: Option<Next>,
    running: Option<Running>,
    is_over: bool,
}

/// What can be played next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Next {
    /// The seat, and its socket.
    pub(super) seat: usize,
    /// The number of the position.
    pub(super) number: Number,
    /// The action in notation.
    pub(super) action: String,
}

/// A move that is not finished.
#[derive(Debug)]
struct Running {
    id: u64,
    scheduled: Instant,
    /// The number that the table reaches with it, once that is known.
    reached: Option<Number>,
    /// What was played.
    tried: Next,
}

impl Table {
    /// A table with so many sockets, none of which has heard anything.
    pub(super) fn new(sockets: usize) -> Table {
        Table { seen: vec![0; sockets], next: None, running: None, is_over: false }
    }

    /// A socket has been told what happened up to a number.
    pub(super) fn told(&mut self, socket: usize, number: Number) {
        self.seen[socket] = self.seen[socket].max(number);
    }

    /// A seat may play.
    pub(super) fn offered(&mut self, next: Next) {
        self.next = Some(next);
    }

    /// The game is over.
    pub(super) fn end(&mut self) {
        self.is_over = true;
    }

    /// Whether all is finished and no move can follow.
    pub(super) fn is_over(&self) -> bool {
        self.is_over && self.running.is_none()
    }

    /// Whether a move can be submitted.
    pub(super) fn is_ready(&self) -> bool {
        self.running.is_none() && !self.is_over && self.next.is_some()
    }

    /// Begins a move that was due at a time. Nothing if none can be submitted.
    pub(super) fn begin(&mut self, id: u64, scheduled: Instant) -> Option<Next> {
        if !self.is_ready() {
            return None;
        }
        let next = self.next.take()?;
        self.running = Some(Running { id, scheduled, reached: None, tried: next.clone() });
        Some(next)
    }

    /// A submission is acknowledged. Returns when it was due, if it is the one that runs.
    pub(super) fn acknowledged(&mut self, id: u64, number: Number) -> Option<Instant> {
        let running = self.running.as_mut().filter(|running| running.id == id)?;
        running.reached = Some(number);
        Some(running.scheduled)
    }

    /// A submission is refused: the move may be tried again. Whether it is the one that runs.
    pub(super) fn refused(&mut self, id: u64) -> bool {
        let Some(running) = self.running.take_if(|running| running.id == id) else { return false };
        self.next.get_or_insert(running.tried);
        true
    }

    /// Ends the move that runs if every socket has been told. Returns when it was due.
    pub(super) fn finish(&mut self) -> Option<Instant> {
        let seen = self.seen.iter().copied().min().unwrap_or_default();
        let is_told = |running: &mut Running| running.reached.is_some_and(|reached| seen >= reached);
        self.running.take_if(is_told).map(|running| running.scheduled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn next(number: Number) -> Next {
        Next { seat: 0, number, action: "pass".to_owned() }
    }

    #[test]
    fn a_move_is_finished_when_it_is_acknowledged_and_the_last_socket_is_told() {
        let mut table = Table::new(3);
        let due = Instant::now();
        table.offered(next(4));
        assert_eq!(table.begin(7, due), Some(next(4)));
        assert!(!table.is_ready());
        table.told(0, 6);
        table.told(2, 6);
        assert_eq!(table.acknowledged(7, 6), Some(due));
        assert_eq!(table.finish(), None);
        table.told(1, 5);
        assert_eq!(table.finish(), None);
        table.told(1, 6);
        assert_eq!(table.finish(), Some(due));
        assert_eq!(table.finish(), None);
    }

    #[test]
    fn nobody_plays_where_nothing_is_offered_or_the_game_is_over() {
        let mut table = Table::new(2);
        assert_eq!(table.begin(1, Instant::now()), None);
        table.offered(next(1));
        table.end();
        assert_eq!(table.begin(1, Instant::now()), None);
        assert!(table.is_over());
    }

    #[test]
    fn a_refused_move_may_be_tried_again() {
        let mut table = Table::new(2);
        table.offered(next(1));
        assert!(table.begin(1, Instant::now()).is_some());
        assert!(!table.refused(2));
        assert!(table.refused(1));
        assert_eq!(table.begin(3, Instant::now()), Some(next(1)));
    }
}
