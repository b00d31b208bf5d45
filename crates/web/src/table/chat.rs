use leptos::prelude::*;
use palazzi_client::say;
use palazzi_protocol::{Command, What};

use crate::i18n::use_i18n;
use crate::link::Link;

/// Everything that was said at a table: names and words.
pub(crate) fn said(link: Link) -> Vec<(String, String)> {
    link.happened.with(|happened| {
        let words = happened.iter().filter_map(|event| match &event.what {
            What::Said { name, text } => Some((name.clone(), text.clone())),
            _ => None,
        });
        words.collect()
    })
}

/// What people say at the table.
#[component]
pub(crate) fn Chat(link: Link) -> impl IntoView {
    let i18n = use_i18n();
    let text = RwSignal::new(String::new());
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let words = text.get_untracked().trim().to_owned();
        if !words.is_empty() {
            link.submit(Command::Chat { text: words });
            text.set(String::new());
        }
    };
    view! {
        <div class="chat">
            <ol class="said" aria-live="polite">
                {move || said(link).into_iter().map(|(name, text)| view! { <li><b>{name}</b>" "{text}</li> }).collect_view()}
            </ol>
            <form on:submit=send>
                <input
                    maxlength="500"
                    aria-label=move || say!(i18n, TABLE_CHAT_SAY)
                    placeholder=move || say!(i18n, TABLE_CHAT_SAY)
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                />
                <button type="submit">{move || say!(i18n, TABLE_CHAT_SEND)}</button>
            </form>
        </div>
    }
}
