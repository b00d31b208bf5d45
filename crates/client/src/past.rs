use palazzi_rules::{Audience, Fact, Game, Pending, Record, RecordError, Seat, Step, Viewer};

use crate::sentence::Sentence;
use crate::shown::{Names, Shown};
use crate::texts::Texts;

/// A game that has been written down, with every state that it went through.
#[derive(Clone, Debug)]
pub struct Past<G: Game> {
    entries: Vec<Entry<G>>,
    /// Before any entry, and after every entry.
    states: Vec<G>,
}

/// An entry of a record, with what happened by it.
#[derive(Clone, Debug)]
pub struct Entry<G: Game> {
    /// What was decided or drawn.
    pub step: Step<G>,
    /// What happened, and who was told.
    pub facts: Vec<Fact<G::Event>>,
}

/// With whose eyes somebody looks back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Everything lies open.
    All,
    /// As a viewer saw it then.
    Of(Viewer),
}

impl<G: Game> Past<G> {
    /// Reads a record and replays it.
    ///
    /// # Errors
    /// If it is no sound record; the error is about the first mistake in the text.
    pub fn read(text: &str) -> Result<Past<G>, RecordError> {
        Record::<G>::check_text(text)?;
        let record = Record::<G>::parse(text)?;
        let mut states = vec![G::new(&record.config)];
        let mut entries = Vec::with_capacity(record.log.len());
        for (index, step) in record.log.iter().enumerate() {
            let mut game = states[index].clone();
            let mut facts = Vec::new();
            step.apply(&mut game, &mut facts)
                .map_err(|reason| RecordError { line: record.line_of(index), reason })?;
            states.push(game);
            entries.push(Entry { step: step.clone(), facts });
        }
        Ok(Past { entries, states })
    }

    /// How many entries there are.
    pub fn entries(&self) -> usize {
        self.entries.len()
    }

    /// The entry with this number, counted from 1.
    pub fn entry(&self, number: usize) -> Option<&Entry<G>> {
        self.entries.get(number.checked_sub(1)?)
    }

    /// The state after so many entries, or after the last.
    pub fn at(&self, entries: usize) -> &G {
        &self.states[entries.min(self.entries.len())]
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.states[0].players()
    }

    /// How many entries there are before somebody decides: the set-up.
    pub fn set_up(&self) -> usize {
        self.states.iter().position(|game| game.pending() != Pending::Chance).unwrap_or(0)
    }

    /// What everybody had after the set-up and after every entry from there: numbers of entries with a value by seat.
    pub fn values(&self, value: impl Fn(&G, Seat) -> i32) -> Vec<(usize, Vec<i32>)> {
        let states = self.states.iter().enumerate().skip(self.set_up());
        states
            .map(|(at, game)| (at, Seat::of(game.players()).map(|seat| value(game, seat)).collect()))
            .collect()
    }
}

impl<G: Shown> Past<G> {
    /// What these eyes saw of the entry with this number, in sentences. A decision by which nothing has happened yet,
    /// such as one to draw something, is told as what it does.
    pub fn sentences(
        &self,
        number: usize,
        eyes: Eyes,
        names: &Names,
        texts: &Texts,
    ) -> Vec<Sentence<G::Part>> {
        let Some(entry) = self.entry(number) else { return Vec::new() };
        let mut told: Vec<_> = entry.events(eyes).filter_map(|event| G::event(event, names, texts)).collect();
        if let (true, Step::Decision(seat, action)) = (told.is_empty(), &entry.step) {
            told.push(G::action(&self.at(number - 1).view(Viewer::Seat(*seat)), action, texts));
        }
        told
    }
}

impl<G: Game> Entry<G> {
    /// Who decided; nobody where something was drawn.
    pub fn seat(&self) -> Option<Seat> {
        match self.step {
            Step::Chance(_) => None,
            Step::Decision(seat, _) => Some(seat),
        }
    }

    /// What these eyes saw of it.
    pub fn events(&self, eyes: Eyes) -> impl Iterator<Item = &G::Event> {
        let seen = move |audience: Audience| match eyes {
            Eyes::Of(viewer) => audience.includes(viewer),
            // What only some were told is told in full to somebody else.
            Eyes::All => !matches!(audience, Audience::Except(_)),
        };
        self.facts.iter().filter(move |fact| seen(fact.audience)).map(|fact| &fact.event)
    }
}
