//! The screen of a table: what its game looks like, and what can be done there.

mod act;
mod buttons;
mod draw;
mod options;
mod windows;

use palazzi_client::{Choice, Log, Names, Refusal, problem_text, seat_names};
use palazzi_protocol::local::hand_to;
use palazzi_protocol::{Advice, Now, Number, Problem, Status, SubmissionId, ToClient, Update, What};
use palazzi_rules::Ruleset;
use palazzi_rules::Seat;
use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;

use crate::board::{Board, Stage};
use crate::house::News;
use crate::paper::Hits;
use crate::screen::{Context, Effect, Input};

/// A table of either game.
pub(crate) enum Table {
    Carrara(Box<Sitting<Carrara>>),
    Palazzo(Box<Sitting<Palazzo>>),
}

/// Does the same at a table of either game.
macro_rules! at_table {
    ($table:expr, $sitting:ident => $does:expr) => {
        match $table {
            Table::Carrara($sitting) => $does,
            Table::Palazzo($sitting) => $does,
        }
    };
}

impl Table {
    /// A table of which the first has been told.
    pub(crate) fn new(update: Update, context: &Context) -> Table {
        match update.now.overview.ruleset {
            Ruleset::Carrara(_) => Table::Carrara(Box::new(Sitting::new(update, context))),
            Ruleset::Palazzo => Table::Palazzo(Box::new(Sitting::new(update, context))),
        }
    }

    pub(crate) fn hear(&mut self, news: News, context: &Context) -> Vec<Effect> {
        at_table!(self, sitting => sitting.hear(news, context))
    }

    pub(crate) fn handle(&mut self, input: Input, context: &Context) -> Vec<Effect> {
        at_table!(self, sitting => sitting.handle(input, context))
    }

    pub(crate) fn draw(&mut self, buffer: &mut ratatui::buffer::Buffer, context: &Context) {
        at_table!(self, sitting => sitting.draw(buffer, context));
    }
}

/// What can be pointed at on this screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target<P> {
    /// A thing of the game.
    Part(P),
    /// One of what can be chosen.
    Option(usize),
    /// One less, and one more, of a lot of the tray.
    Less(usize),
    More(usize),
    /// One of the actions that are advised.
    Advice(usize),
    /// What a key does.
    Press(Press),
}

/// What keys do, besides choosing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Press {
    Confirm,
    Back,
    Undo,
    Hint,
    Log,
    Score,
    Look,
    Board,
    Help,
    Quit,
    Save,
    Replay,
    Again,
    Chat,
    Agree,
    Disagree,
    Ready,
    Close,
    PageDown,
}

/// What lies over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Window {
    Help,
    Log,
    Score,
    Hint,
}

/// A table as one person knows it.
pub(crate) struct Sitting<G: Board> {
    now: Now,
    number: Number,
    view: Option<G::View>,
    choice: Choice<G>,
    names: Names,
    log: Log<G>,
    /// The number of the last own decision.
    decided: Number,
    /// The connection is lost.
    lost: bool,
    /// What was submitted and is not answered yet.
    submitted: Option<SubmissionId>,
    /// Why something was not possible, or what else is to be said.
    message: Option<Message>,
    window: Option<Window>,
    advice: Option<Result<Advice, Problem>>,
    /// What can be chosen is pointed at by the keyboard.
    option: usize,
    /// The lot of the tray that is pointed at by the keyboard.
    lot: usize,
    /// The thing on the board that is pointed at by the keyboard.
    cursor: Option<G::Part>,
    looking_at: Option<Seat>,
    /// Lines of the columns that have been scrolled away.
    scrolled: usize,
    /// Lines of the log that have been scrolled away, from the end.
    log_scrolled: usize,
    /// Whether the record that was asked for is to be looked back upon, not saved.
    wants_replay: bool,
    /// What is being written to the others.
    writing: Option<String>,
    hits: Hits<Target<G::Part>>,
    /// By how many lines the board is too high.
    overflow: usize,
}

/// Something that is said below the board.
#[derive(Clone, PartialEq, Debug)]
enum Message {
    No(Refusal),
    Plain(String),
}

impl<G: Board> Sitting<G> {
    pub(crate) fn new(update: Update, context: &Context) -> Sitting<G> {
        let mut sitting = Sitting {
            now: update.now.clone(),
            number: 0,
            view: None,
            choice: Choice::default(),
            names: Names::default(),
            log: Log::default(),
            decided: 0,
            lost: false,
            submitted: None,
            message: None,
            window: None,
            advice: None,
            option: 0,
            lot: 0,
            cursor: None,
            looking_at: None,
            scrolled: 0,
            log_scrolled: 0,
            wants_replay: false,
            writing: None,
            hits: Hits::default(),
            overflow: 0,
        };
        sitting.update(Update { since: Some(0), ..update }, true, context);
        sitting
    }

    /// Takes note of news.
    pub(crate) fn hear(&mut self, news: News, context: &Context) -> Vec<Effect> {
        match news {
            News::Told(ToClient::Table(update)) => {
                self.lost = false;
                return self.update(*update, false, context);
            }
            News::Told(ToClient::Done { id, .. }) => {
                drop(self.submitted.take_if(|submitted| *submitted == id));
            }
            News::Told(ToClient::Refused { problem, id }) => {
                if id.is_none() || id == self.submitted {
                    self.submitted = None;
                    self.say_problem(&problem, context);
                }
            }
            News::Told(ToClient::Bye { problem }) | News::Failed(problem) => {
                self.say_problem(&problem, context);
            }
            News::Told(ToClient::Presence { .. }) => {}
            News::Lost => self.lost = true,
            News::Advice(number, advice) if number == self.number => self.advice = Some(advice),
            News::Record(Ok(text)) => return self.saved(text, context),
            News::Record(Err(problem)) => self.say_problem(&problem, context),
            News::Advice(..) | News::Lists(_) | News::Opened(_) | News::Broken => {}
        }
        Vec::new()
    }

    fn update(&mut self, update: Update, is_first: bool, context: &Context) -> Vec<Effect> {
        let same_view =
            self.now.view.as_ref().map(|view| view.get()) == update.now.view.as_ref().map(|view| view.get());
        let same =
            !is_first && same_view && self.now.offers == update.now.offers && self.now.you == update.now.you;
        let was_over = self.now.overview.status == Status::Over;
        let went_on =
            self.now.overview.rematch.is_none().then(|| update.now.overview.rematch.clone()).flatten();
        self.now = update.now;
        self.number = update.number;
        self.names = seat_names(&self.now, &context.texts);
        if update.since == Some(0) {
            self.log = Log::default();
            self.decided = 0;
        }
        for happening in &update.happened {
            self.log.take(happening, &self.names, &context.texts);
            if let What::Said { name, text } = &happening.what {
                self.log.add(happening.number, format!("{name}: {text}"));
            }
        }
        let own =
            self.log.entries().iter().rev().find(|told| told.seat.is_some() && told.seat == self.now.you);
        self.decided = own.map_or(0, |told| told.number);
        if !same {
            self.read_view();
        }
        if self.now.overview.status == Status::Over && !was_over && !is_first {
            self.window = Some(Window::Score);
        }
        match went_on.filter(|_| !is_first) {
            Some(table) if self.submitted.is_some() || context.server.is_none() => vec![Effect::Table(table)],
            _ => Vec::new(),
        }
    }

    fn read_view(&mut self) {
        self.view = self.now.view.as_deref().and_then(|view| serde_json::from_str(view.get()).ok());
        let Some(view) = &mut self.view else { return };
        if let Some(holdings) = &self.now.holdings {
            G::lay_open(view, holdings);
        }
        let offers: Vec<G::Action> = self.now.offers.iter().filter_map(|offer| offer.parse().ok()).collect();
        self.choice = Choice::new(view, &offers);
        self.message = None;
        self.advice = None;
        if self.window == Some(Window::Hint) {
            self.window = None;
        }
        self.option = 0;
        self.lot = 0;
        self.cursor = None;
        self.log_scrolled = 0;
    }

    fn say_problem(&mut self, problem: &Problem, context: &Context) {
        let text = problem_text(&context.texts, problem);
        self.message = Some(Message::No(Refusal { text, rule: None }));
    }

    /// The seat that the device is to be handed to: a curtain hides everything until then.
    fn curtain(&self, context: &Context) -> Option<Seat> {
        if context.server.is_some() { None } else { hand_to(&self.now) }
    }

    fn deciding(&self) -> bool {
        self.now.you.is_some() && self.now.overview.to_move == self.now.you
    }

    /// What the board is drawn from, as soon as there is something to see.
    fn stage<'a>(&'a self, context: &'a Context, width: usize, roomy: bool) -> Option<Stage<'a, G>> {
        let view = self.view.as_ref()?;
        let meant = self.choice.meant().map(|action| G::parts(view, &action)).unwrap_or_default();
        Some(Stage {
            view,
            names: &self.names,
            texts: &context.texts,
            choice: &self.choice,
            meant,
            to_move: self.now.overview.to_move,
            looking_at: self.looking_at.or(self.now.you).unwrap_or(Seat::A),
            lit: &[],
            width,
            roomy,
        })
    }
}
