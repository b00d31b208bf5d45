use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use palazzi_client::say;
use palazzi_rules::Engine;
use palazzi_rules::carrara::Carrara;
use palazzi_rules::palazzo::Palazzo;

use super::bar::Bar;
use crate::i18n::use_i18n;
use crate::link::{Link, server};
use crate::stage::{Drawn, Stage, read_view};

/// The page of a table.
#[component]
pub(crate) fn TablePage() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_params_map().with_untracked(|params| params.get("table").unwrap_or_default());
    let link = Link::new();
    server::connect(link, table);
    let engine = Memo::new(move |_| {
        link.now.with(|now| {
            now.as_ref().filter(|now| now.view.is_some()).map(|now| now.overview.ruleset.engine())
        })
    });
    let game = move || match engine.get() {
        Some(Engine::Carrara) => playing::<Carrara>(link),
        Some(Engine::Palazzo) => playing::<Palazzo>(link),
        None => view! { <p>{move || say!(i18n, TABLE_LOADING)}</p> }.into_any(),
    };
    view! { <main id="content" class="table">{game}</main> }
}

fn playing<G: Drawn>(link: Link) -> AnyView {
    let first = link.now.with_untracked(|now| now.as_ref()?.view.as_deref().and_then(read_view::<G>));
    let Some(first) = first else { return ().into_any() };
    let stage = Stage::<G>::new(link, first);
    view! {
        {G::board(stage)}
        <Bar stage/>
    }
    .into_any()
}
