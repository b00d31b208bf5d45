use palazzi_rules::{Fact, Offers, Pending, Record, RecordError, Seat, Step, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::Situation;
use crate::hint::{Wanted, hints};
use crate::learn::Learn;
use crate::memory::Memory;
use crate::search::{Effort, Thought};

/// A decision of a record, with what the seat that had to take it knew.
pub struct Moment<G: Learn> {
    /// The number of the entry that is the decision, counted from 1.
    pub entry: usize,
    /// Who decides.
    pub seat: Seat,
    /// The actions to choose from.
    pub offers: Vec<G::Action>,
    /// What was decided; nothing where the record ends before.
    pub action: Option<G::Action>,
    view: G::View,
    memory: G::Memory,
}

impl<G: Learn> Moment<G> {
    /// All decisions of a record, in order. If the game is not over and a seat is to decide, that comes last.
    pub fn all(record: &Record<G>) -> Result<Vec<Moment<G>>, RecordError> {
        let mut moments = Vec::new();
        let mut witness: Option<Witness<G>> = None;
        record.replay(|entries, game| {
            let witness = witness.get_or_insert_with(|| Witness::new(game));
            if let Some(step) = entries.checked_sub(1).map(|index| &record.log[index]) {
                witness.watch(step);
            }
            if let Pending::Decide(seat) = game.pending() {
                let action = match record.log.get(entries) {
                    Some(Step::Decision(_, action)) => Some(*action),
                    _ => None,
                };
                moments.push(witness.moment(entries + 1, seat, action));
            }
        })?;
        Ok(moments)
    }

    /// Whether there is a choice. An action that is legal but not listed, as in Palazzo, was one.
    pub fn is_open(&self) -> bool {
        self.offers.len() > 1 || self.action.is_some_and(|action| !self.offers.contains(&action))
    }

    /// What the seat could expect of its best few actions, and of what it decided, best first.
    pub fn hints(
        &self,
        best: usize,
        effort: Effort,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Vec<Thought<G::Action>> {
        let Moment { seat, view, offers, .. } = self;
        let situation = Situation::<G> { seat: *seat, view, offers };
        hints(&self.memory, &situation, Wanted { best, also: self.action.as_slice() }, effort, rng)
    }
}

/// Follows a game, and remembers what each seat may.
struct Witness<G: Learn> {
    game: G,
    memories: Vec<G::Memory>,
    offers: Offers<G>,
}

impl<G: Learn> Witness<G> {
    fn new(game: &G) -> Witness<G> {
        let seats = Seat::of(game.players());
        let memories = seats.map(|seat| G::Memory::start(&game.view(Viewer::Seat(seat)))).collect();
        Witness { game: game.clone(), memories, offers: Offers::default() }
    }

    /// Carries out a step that the rules allow.
    fn watch(&mut self, step: &Step<G>) {
        let mut facts: Vec<Fact<G::Event>> = Vec::new();
        match step {
            Step::Chance(chance) => self.game.resolve_unchecked(chance, &mut facts),
            Step::Decision(_, action) => self.game.play_unchecked(action, &mut facts),
        }
        for (seat, memory) in Seat::ALL.into_iter().zip(&mut self.memories) {
            let heard = facts.iter().filter(|fact| fact.audience.includes(Viewer::Seat(seat)));
            heard.for_each(|fact| memory.hear(&fact.event));
        }
    }

    fn moment(&mut self, entry: usize, seat: Seat, action: Option<G::Action>) -> Moment<G> {
        self.game.legal_actions(seat, &mut self.offers);
        Moment {
            entry,
            seat,
            offers: self.offers.to_vec(),
            action,
            view: self.game.view(Viewer::Seat(seat)),
            memory: self.memories[seat as usize].clone(),
        }
    }
}
