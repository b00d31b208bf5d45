use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_query_map;
use palazzi_client::{Key, Names, key, say, seat_names};
use palazzi_protocol::Now;
use palazzi_rules::Seat;

use super::analysis::AnalysisPanel;
use super::book::{Book, Look, Scene};
use super::hints::{Answers, HintsPanel};
use super::player::Player;
use super::source::Source;
use super::steps::{Happened, Steps};
use super::study::Study;
use super::tabs::{Panel, Tab, Tabs};
use super::transport::Transport;
use crate::art::Crest;
use crate::charts::game::GameCharts;
use crate::i18n::use_i18n;
use crate::stage::{Drawn, Stage};
use crate::table::fitted::FittedBoard;

/// What stands beside the board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Steps,
    Charts,
    Analysis,
    Hints,
}

impl Tab for Side {
    fn id(self) -> &'static str {
        match self {
            Side::Steps => "steps",
            Side::Charts => "charts",
            Side::Analysis => "analysis",
            Side::Hints => "hints",
        }
    }
}

/// A game that is replayed: the board of a position, what led to it, and what is known of the whole game.
#[component]
pub(super) fn Room<G: Drawn>(now: Now, book: Book<G>, source: Source) -> impl IntoView {
    let i18n = use_i18n();
    let you = now.you;
    let ruleset = now.overview.ruleset;
    let names = Memo::new(move |_| seat_names(&now, &i18n.texts()));
    let whole = book.whole();
    let start = if whole.is_some() { book.set_up() } else { book.entries() };
    let player = Player::new(source.table(), book.entries(), start);
    let look = RwSignal::new(Look { seat: you.or(Some(Seat::A)), open: whole.is_some() });
    let scene = keep_scene(book.clone(), player, look);
    let is_there = Memo::new(move |_| scene.with(Option::is_some));
    let study = Study::new(source.clone());
    let turns = Callback::new({
        let book = book.clone();
        move |at: usize| book.turns_around(at)
    });
    let title = move || {
        let ruleset = i18n.find(&format!("ruleset-{ruleset}"));
        say!(i18n, REPLAY_OF, ruleset = ruleset, names = names.with(|names| names.by_seat.join(", ")))
    };
    let table = source.table().to_owned();
    let is_whole = whole.is_some();
    view! {
        <header class="replay-head">
            <h1><span class="hidden">{move || say!(i18n, REPLAY_TITLE)}": "</span>{title}</h1>
            <Eyes look names is_whole/>
            <div class="buttons">
                <Share/>
                <a class="button quiet" href=format!("/t/{table}")>{move || say!(i18n, REPLAY_TABLE)}</a>
            </div>
        </header>
        {move || is_there.get().then(|| {
            let stage = still(scene, look, names);
            view! {
                <div class="scene"><FittedBoard stage/></div>
                <section class="replay-bar" aria-label=move || say!(i18n, REPLAY_TITLE)>
                    <Happened book=book.clone() stage player look/>
                    <Transport player turns/>
                </section>
                <aside class="replay-side">
                    <Beside book=book.clone() stage player look study source=source.clone()/>
                </aside>
            }
        })}
        <p class="hidden">{move || say!(i18n, REPLAY_KEYS)}</p>
    }
}

/// The tabs beside the board.
#[component]
fn Beside<G: Drawn>(
    book: Book<G>,
    stage: Stage<G>,
    player: Player,
    look: RwSignal<Look>,
    study: Study,
    source: Source,
) -> impl IntoView {
    let i18n = use_i18n();
    let asked = use_query_map().with_untracked(|query| query.get("show"));
    let whole = book.whole();
    let first = match asked.as_deref() {
        Some("analysis") if whole.is_some() => Side::Analysis,
        Some("charts") if whole.is_some() => Side::Charts,
        _ => Side::Steps,
    };
    if first == Side::Analysis {
        study.begin();
    }
    let chosen = RwSignal::new(first);
    let text = move |key: Key| Signal::derive(move || i18n.get(key));
    let mut tabs = vec![(Side::Steps, text(key::REPLAY_MOVES))];
    if whole.is_some() {
        tabs.extend([
            (Side::Charts, text(key::REPLAY_CHARTS)),
            (Side::Analysis, text(key::ANALYSIS_TITLE)),
            (Side::Hints, text(key::REPLAY_HINTS)),
        ]);
    }
    let at = player.at;
    let names = stage.names;
    let answers = Answers::default();
    let past = StoredValue::new(whole);
    let base = StoredValue::new(format!("/replay/{}", source.table()));
    let source = StoredValue::new(source);
    view! {
        <Tabs label=text(key::REPLAY_TITLE) tabs chosen/>
        <Panel tab=Side::Steps chosen>
            <Steps book=book.clone() names player look/>
        </Panel>
        <Panel tab=Side::Charts chosen>
            {past.get_value().map(|past| view! { <GameCharts past names at study/> })}
        </Panel>
        <Panel tab=Side::Analysis chosen>
            {past.get_value().map(|past| view! { <AnalysisPanel past stage player study base=base.get_value()/> })}
        </Panel>
        <Panel tab=Side::Hints chosen>
            {past.get_value().map(|past| view! { <HintsPanel past stage player source=source.get_value() answers/> })}
        </Panel>
    }
}

/// With whose eyes and from whose place the reader looks.
#[component]
fn Eyes(look: RwSignal<Look>, names: Memo<Names>, is_whole: bool) -> impl IntoView {
    let i18n = use_i18n();
    let players = names.with_untracked(|names| names.by_seat.len());
    let seats = move || {
        let seat = move |seat: Seat| {
            let name = move || names.with(|names| names.of(seat).to_owned());
            let pressed = move || (look.get().seat == Some(seat)).to_string();
            view! {
                <button
                    aria-pressed=pressed
                    aria-label=name
                    title=name
                    on:click=move |_| look.update(|look| look.seat = Some(seat))
                >
                    <Crest seat/>
                </button>
            }
        };
        Seat::of(players).map(seat).collect_view()
    };
    let choose = move |event| look.update(|look| look.open = event_target_checked(&event));
    let chooser = is_whole.then(|| {
        view! {
            <div class="eyes">
                <div class="seats" role="group" aria-label=move || say!(i18n, REPLAY_SEAT)>{seats()}</div>
                <label>
                    <input type="checkbox" prop:checked=move || look.get().open on:change=choose/>
                    <span>{move || say!(i18n, REPLAY_OPEN)}</span>
                </label>
            </div>
        }
    });
    let running = (!is_whole).then(|| view! { <p class="aside">{move || say!(i18n, REPLAY_RUNNING)}</p> });
    view! { {chooser} {running} }
}

/// Copies the address of the step.
#[component]
fn Share() -> impl IntoView {
    let i18n = use_i18n();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let Ok(address) = window().location().href() else { return };
        let written = window().navigator().clipboard().write_text(&address);
        spawn_local(async move {
            if wasm_bindgen_futures::JsFuture::from(written).await.is_ok() {
                copied.try_set(true);
            }
        });
    };
    let text = move || match copied.get() {
        true => say!(i18n, REPLAY_COPIED),
        false => say!(i18n, REPLAY_SHARE),
    };
    view! { <button class="quiet" on:click=copy on:blur=move |_| copied.set(false)>{text}</button> }
}

/// The position at which the replay is; nothing until it has come.
fn keep_scene<G: Drawn>(book: Book<G>, player: Player, look: RwSignal<Look>) -> RwSignal<Option<Scene<G>>> {
    let scene = RwSignal::new(book.scene(player.at.get_untracked(), look.get_untracked()));
    Effect::new(move || {
        let (at, look) = (player.at.get(), look.get());
        if let Some(found) = book.scene(at, look) {
            scene.set(Some(found));
            return;
        }
        let book = book.clone();
        spawn_local(async move {
            // A position that cannot be had leaves the one before in its place.
            let asked = book.ask(at).await;
            if let (Ok(Some(found)), Some(true)) = (asked, player.at.try_get_untracked().map(|now| now == at))
            {
                scene.try_set(Some(found));
            }
        });
    });
    scene
}

/// A stage for the position at which the replay is.
fn still<G: Drawn>(scene: RwSignal<Option<Scene<G>>>, look: RwSignal<Look>, names: Memo<Names>) -> Stage<G> {
    let first = scene.get_untracked().expect("the first position has come");
    let view = RwSignal::new(first.view);
    Effect::new(move || {
        if let Some(scene) = scene.get() {
            view.set(scene.view);
        }
    });
    let to_move = move || scene.with(|scene| scene.as_ref().and_then(|scene| scene.to_move));
    Stage::still(view.into(), Signal::derive(move || look.get().seat), Signal::derive(to_move), names.into())
}
