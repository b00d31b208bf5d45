//! The end of a game: who won, the score line by line, charts, and where to go from here.

mod actions;
mod fair;
mod headline;
mod reveal;
mod score_table;
mod small_palace;

use std::sync::Arc;

use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::spawn_local;
use palazzi_client::{Past, ScoreSheet, say};

use super::side::{Drawer, DrawerButton};
use super::trouble::Refused;
use crate::charts::game::GameCharts;
use crate::pages::replay::source::Source;
use crate::pages::replay::study::Study;
use crate::stage::{Drawn, Stage};
use actions::Actions;
use fair::Fair;
use headline::{Headline, Laurel};
use reveal::Reveal;
use score_table::ScoreTable;

/// How long the table stays in sight before the result is shown, in milliseconds.
const LAST_LOOK_MS: u64 = 900;

/// What stands at the place of the bar when the game is over. The result is shown by itself, once.
#[component]
pub(crate) fn Over<G: Drawn>(stage: Stage<G>, drawer: Drawer) -> impl IntoView {
    let i18n = stage.i18n;
    let dialog = NodeRef::<Dialog>::new();
    let table = stage
        .link
        .now
        .with_untracked(|now| now.as_ref().map_or_else(String::new, |now| now.overview.table.clone()));
    let sheet = Memo::new(move |_| Arc::new(ScoreSheet::of_view::<G>(&stage.view.get(), &i18n.texts())));
    let reveal = Reveal::new(&table, Signal::derive(move || sheet.with(|sheet| sheet.lines.len())));
    let is_open = RwSignal::new(false);
    let open = move || {
        if let Some(dialog) = dialog.get_untracked().filter(|dialog| !dialog.open()) {
            is_open.set(true);
            reveal.begin();
            // When its content is there, which takes the focus.
            request_animation_frame(move || {
                // It is not shown only where the page is already gone.
                let _ = dialog.show_modal();
            });
        }
    };
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let opening = set_timeout_with_handle(open, std::time::Duration::from_millis(LAST_LOOK_MS)).ok();
    on_cleanup(move || {
        if let Some(opening) = opening {
            opening.clear();
        }
    });
    let source = Source::of(&table);
    view! {
        <section class="bar over" data-region="ribbon" aria-label=move || say!(i18n, OVER_LABEL)>
            <div class="doing">
                <p class="task" role="status"><Headline stage sheet/></p>
                <DrawerButton drawer/>
                <Refused link=stage.link/>
            </div>
            <div class="buttons">
                <button on:click=move |_| open()>{move || say!(i18n, OVER_SHOW)}</button>
                <Actions stage source=source.clone()/>
            </div>
            <dialog
                class="result"
                aria-label=move || say!(i18n, OVER_LABEL)
                node_ref=dialog
                on:close=move |_| is_open.set(false)
            >
                <Show when=move || is_open.get()>
                    <Result stage sheet reveal source=source.clone()/>
                </Show>
                <button class="quiet close" on:click=move |_| close()>
                    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                        <path class="cross" d="M4 4l12 12M16 4L4 16"/>
                    </svg>
                    <span class="hidden">{move || say!(i18n, OVER_CLOSE)}</span>
                </button>
            </dialog>
        </section>
    }
}

/// All about the end, as a dialog shows it.
#[component]
fn Result<G: Drawn>(
    stage: Stage<G>,
    sheet: Memo<Arc<ScoreSheet>>,
    reveal: Reveal,
    source: Source,
) -> impl IntoView {
    let i18n = stage.i18n;
    let study = Study::new(source.clone());
    let at = RwSignal::new(usize::MAX);
    let past = RwSignal::new(None::<Arc<Past<G>>>);
    let asked = source.clone();
    spawn_local(async move {
        if let Some(read) = asked.record().await.ok().and_then(|text| Past::read(&text).ok()) {
            past.try_set(Some(Arc::new(read)));
        }
    });
    let names = stage.names;
    let table = source.table().to_owned();
    let charts = move || {
        let past = past.get()?;
        let (last, table) = (past.entries(), table.clone());
        let place = move || at.get().min(last);
        Some(view! {
            <GameCharts past names at study/>
            <p class="goto">
                <a class="button" href=move || format!("/replay/{table}/{}", place())>
                    {move || say!(i18n, CHART_GOTO, at = place())}
                </a>
            </p>
        })
    };
    view! {
        <header class="winner" class:won=move || reveal.is_done()>
            <Laurel sheet/>
            <h2 tabindex="-1" autofocus><Headline stage sheet/></h2>
        </header>
        <ScoreTable stage sheet reveal/>
        {charts}
        <div class="buttons"><Actions stage source/></div>
        <Fair link=stage.link/>
    }
}
