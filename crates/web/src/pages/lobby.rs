use leptos::prelude::*;
use leptos_router::components::A;
use palazzi_client::say;
use palazzi_protocol::Games;

use super::{Page, games, when_known};
use crate::api;
use crate::i18n::use_i18n;

/// The public tables: those that wait for players, and those that can be watched.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let i18n = use_i18n();
    let open = api::asked::<Games>(|| Some("/api/tables?status=open&limit=50".to_owned()));
    let playing = api::asked::<Games>(|| Some("/api/tables?status=playing&limit=50".to_owned()));
    view! {
        <Page title=palazzi_client::key::NAV_LOBBY>
            <p><A href="/new" attr:class="button main">{move || say!(i18n, NEW_TITLE)}</A></p>
            <section>
                <h2>{move || say!(i18n, LOBBY_OPEN)}</h2>
                {when_known(open, |found| games::list(found.games))}
            </section>
            <section>
                <h2>{move || say!(i18n, LOBBY_PLAYING)}</h2>
                {when_known(playing, |found| games::list(found.games))}
            </section>
        </Page>
    }
}
