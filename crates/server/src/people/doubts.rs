use tokio::sync::broadcast;

/// How many doubts a listener may be behind before it simply looks again.
const BEHIND: usize = 64;

/// Who may have lost the right to stay connected. Open sockets listen and look again.
#[derive(Clone)]
pub(crate) struct Doubts(broadcast::Sender<Doubt>);

/// Whose sessions are to be looked at again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Doubt {
    /// One person's, by id: somebody signed out, changed the password or chose another portrait.
    Of(String),
    /// Everybody's: something was changed from outside, a ban for instance.
    Everybody,
}

impl Doubts {
    pub(crate) fn new() -> Doubts {
        Doubts(broadcast::Sender::new(BEHIND))
    }

    /// Makes open sockets look again. That nobody listens is fine.
    pub(crate) fn raise(&self, doubt: Doubt) {
        let _ = self.0.send(doubt);
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Doubt> {
        self.0.subscribe()
    }
}
