use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use palazzi_bots::Level;
use palazzi_client::{level_name, say};
use palazzi_protocol::{Games, NewTable, Problem, SeatWish};
use palazzi_rules::{Ruleset, Seat};

use super::{problem_text, set_title};
use crate::api;
use crate::art::skyline::Skyline;
use crate::i18n::{I18n, use_i18n};
use crate::link::unfinished;
use crate::session::use_session;
use crate::settings::{read, write};

/// What was played last, in the order ruleset, players, people, level.
const KEPT: &str = "last-game";

/// Where everybody begins: a game against bots is one click away.
#[component]
pub(crate) fn Start() -> impl IntoView {
    let i18n = use_i18n();
    set_title(move || say!(i18n, APP_NAME));
    let session = use_session();
    let wish = Wish::kept();
    let problem = RwSignal::new(None::<Problem>);
    let busy = RwSignal::new(false);
    let go = use_navigate();
    let play = move |event: SubmitEvent| {
        event.prevent_default();
        busy.set(true);
        problem.set(None);
        wish.keep();
        let go = go.clone();
        let (table, names) = (wish.table(), wish.names(i18n));
        spawn_local(crate::late::fetch_table(table.ruleset.engine()));
        spawn_local(async move {
            match crate::link::local::open(table, names, session.portrait_untracked()).await {
                Ok(path) => go(&path, NavigateOptions::default()),
                Err(found) => {
                    busy.set(false);
                    problem.set(Some(found));
                }
            }
        });
    };
    view! {
        <main id="content" class="start">
            <div class="hero">
                <Skyline/>
                <div class="hero-words">
                    <h1>{move || say!(i18n, APP_NAME)}</h1>
                    <p>{move || say!(i18n, APP_TAGLINE)}</p>
                    <Continue/>
                </div>
            </div>
            <div class="page">
                <form on:submit=play>
                    <Rulesets wish/>
                    <Opponents wish/>
                    <div class="card go">
                        <p>{move || wish.summary(i18n)}</p>
                        {move || problem.get().map(|found| view! {
                            <p class="refusal" role="alert">{problem_text(i18n, &found)}</p>
                        })}
                        <button class="main large" type="submit" disabled=move || busy.get()>
                            {move || say!(i18n, START_PLAY_NOW)}
                        </button>
                    </div>
                </form>
                <Ways/>
            </div>
        </main>
    }
}

/// The way back to a game that is not finished, if there is one.
#[component]
fn Continue() -> impl IntoView {
    let i18n = use_i18n();
    let session = use_session();
    let playing = "/api/me/games?status=playing&limit=1";
    let at_server = api::asked::<Games>(move || session.you.get().map(|_| playing.to_owned()));
    let is_any = move || {
        unfinished::is_any()
            || at_server.with(|asked| matches!(asked, Some(Ok(found)) if !found.games.is_empty()))
    };
    move || {
        is_any().then(|| {
            view! { <A href="/games" attr:class="button continue">{move || say!(i18n, START_CONTINUE)}</A> }
        })
    }
}

/// What somebody wants to play, as far as this page asks.
#[derive(Clone, Copy)]
struct Wish {
    ruleset: RwSignal<Ruleset>,
    players: RwSignal<usize>,
    people: RwSignal<usize>,
    level: RwSignal<Level>,
}

impl Wish {
    fn kept() -> Wish {
        let text = read(KEPT).unwrap_or_default();
        let words: Vec<&str> = text.split(' ').collect();
        let number = |index: usize| words.get(index).and_then(|word| word.parse::<usize>().ok());
        let level = |name: &str| Level::ALL.into_iter().find(|level| level.name() == name);
        let players = number(1).filter(|players| (2..=4).contains(players)).unwrap_or(2);
        Wish {
            ruleset: RwSignal::new(words[0].parse().unwrap_or(Ruleset::ALL[0])),
            players: RwSignal::new(players),
            people: RwSignal::new(number(2).filter(|people| (1..=players).contains(people)).unwrap_or(1)),
            level: RwSignal::new(words.get(3).and_then(|name| level(name)).unwrap_or(Level::Journeyman)),
        }
    }

    fn keep(self) {
        let (players, people) = (self.players.get_untracked(), self.people.get_untracked());
        let (ruleset, level) = (self.ruleset.get_untracked(), self.level.get_untracked());
        write(KEPT, &format!("{ruleset} {players} {people} {}", level.name()));
    }

    fn table(self) -> NewTable {
        let level = self.level.get_untracked();
        let people = self.people.get_untracked();
        let seats = (0..self.players.get_untracked())
            .map(|seat| if seat < people { SeatWish::Open } else { SeatWish::Bot(level) });
        NewTable {
            ruleset: self.ruleset.get_untracked(),
            seats: seats.collect(),
            cards: None,
            components: None,
            screens: Default::default(),
            clock: Default::default(),
            visibility: Default::default(),
            rated: false,
            absence: Default::default(),
            shuffle_seats: self.people.get_untracked() == 1,
        }
    }

    /// What the people on this device are called.
    fn names(self, i18n: I18n) -> Vec<String> {
        match self.people.get_untracked() {
            1 => vec![say!(i18n, SEAT_YOU)],
            people => Seat::of(people).map(|seat| say!(i18n, SEAT_NUMBER, seat = seat as u32 + 1)).collect(),
        }
    }

    fn summary(self, i18n: I18n) -> String {
        let game = i18n.find(&format!("ruleset-{}", self.ruleset.get()));
        let bots = self.players.get() - self.people.get();
        let level = level_name(self.level.get(), &i18n.texts());
        say!(i18n, START_SUMMARY, game = game, people = self.people.get(), bots = bots, level = level)
    }
}

/// The games to choose from.
#[component]
fn Rulesets(wish: Wish) -> impl IntoView {
    let i18n = use_i18n();
    let option = move |ruleset: Ruleset| {
        view! {
            <label class="card choice">
                <input
                    type="radio"
                    name="ruleset"
                    prop:checked=move || wish.ruleset.get() == ruleset
                    on:change=move |_| wish.ruleset.set(ruleset)
                />
                <span class="choice-name">{move || i18n.find(&format!("ruleset-{ruleset}"))}</span>
                <span class="choice-about">{move || i18n.find(&format!("ruleset-{ruleset}-about"))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choices">
            <legend>{move || say!(i18n, START_RULESET)}</legend>
            {Ruleset::ALL.map(option)}
        </fieldset>
    }
}

/// How many play, how many of them people, and how well the others play.
#[component]
fn Opponents(wish: Wish) -> impl IntoView {
    let i18n = use_i18n();
    let number = move |signal: RwSignal<usize>, from: usize, to: Signal<usize>, name: &'static str| {
        move || {
            (from..=to.get())
                .map(|number| {
                    view! {
                        <label class="pill">
                            <input
                                type="radio"
                                name=name
                                prop:checked=move || signal.get() == number
                                on:change=move |_| signal.set(number)
                            />
                            <span>{number}</span>
                        </label>
                    }
                })
                .collect_view()
        }
    };
    Effect::new(move || {
        let players = wish.players.get();
        if wish.people.get_untracked() > players {
            wish.people.set(players);
        }
    });
    let level = move |level: Level| {
        view! {
            <label class="pill">
                <input
                    type="radio"
                    name="level"
                    prop:checked=move || wish.level.get() == level
                    on:change=move |_| wish.level.set(level)
                />
                <span>{move || level_name(level, &i18n.texts())}</span>
            </label>
        }
    };
    let about = move || i18n.find(&format!("level-{}-about", wish.level.get().name()));
    view! {
        <div class="opponents">
            <fieldset class="pills">
                <legend>{move || say!(i18n, START_PLAYERS)}</legend>
                {number(wish.players, 2, Signal::derive(|| 4), "players")}
            </fieldset>
            <fieldset class="pills">
                <legend>{move || say!(i18n, START_PEOPLE)}</legend>
                {number(wish.people, 1, wish.players.into(), "people")}
            </fieldset>
            <fieldset class="pills" disabled=move || wish.people.get() == wish.players.get()>
                <legend>{move || say!(i18n, START_LEVEL)}</legend>
                {Level::ALL.map(level)}
                <p class="about" role="status">{about}</p>
            </fieldset>
        </div>
    }
}

/// Where else to go from here.
#[component]
fn Ways() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <ul class="ways">
            <li><A href="/new" attr:class="button">{move || say!(i18n, START_FRIENDS)}</A></li>
            <li><A href="/lobby" attr:class="button">{move || say!(i18n, START_LOBBY)}</A></li>
            <li><A href="/learn" attr:class="button">{move || say!(i18n, START_LEARN)}</A></li>
        </ul>
    }
}
