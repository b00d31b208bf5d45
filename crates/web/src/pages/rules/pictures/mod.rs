//! Small pictures of what the rules speak of, put together from the pieces of the boards.

mod carrara;
mod palazzo;

use leptos::prelude::*;
use palazzi_client::Key;
use palazzi_rules::Ruleset;

use crate::i18n::use_i18n;

pub(super) use carrara::{BrickChip, color_name};

/// The drawings that the pictures of a game refer to. To be put on the page once.
pub(super) fn drawings(ruleset: Ruleset) -> AnyView {
    match ruleset {
        Ruleset::Carrara(_) => carrara::drawings(),
        Ruleset::Palazzo => palazzo::drawings(),
    }
}

/// The pictures of a section.
pub(super) fn of(ruleset: Ruleset, section: &str) -> AnyView {
    match ruleset {
        Ruleset::Carrara(edition) => carrara::of(edition, section),
        Ruleset::Palazzo => palazzo::of(section),
    }
}

/// A sign for what can be done in a turn, by the section that explains it; nothing for other sections.
pub(super) fn deed(ruleset: Ruleset, section: &str) -> Option<AnyView> {
    match ruleset {
        Ruleset::Carrara(edition) => carrara::deed(edition, section),
        Ruleset::Palazzo => palazzo::deed(section),
    }
}

/// A picture, and what it shows in words.
fn picture(caption: Key, content: impl IntoView + 'static) -> AnyView {
    let i18n = use_i18n();
    view! {
        <figure class="picture">
            <div class="pic" aria-hidden="true">{content}</div>
            <figcaption>{move || i18n.get(caption)}</figcaption>
        </figure>
    }
    .into_any()
}

/// From here to there.
fn then() -> impl IntoView {
    view! {
        <svg class="then" viewBox="0 0 34 20" width="34" height="20">
            <path d="M2 10h26M21 3l8 7-8 7"/>
        </svg>
    }
}

/// A sign between things, such as × or =.
fn sign(sign: &'static str) -> impl IntoView {
    view! { <span class="sign">{sign}</span> }
}

/// A number by itself.
fn number(number: impl ToString) -> impl IntoView {
    view! { <span class="sign number">{number.to_string()}</span> }
}

/// Something that is not possible.
fn refused(content: impl IntoView + 'static) -> impl IntoView {
    view! {
        <span class="refused-thing">
            {content}
            <svg viewBox="0 0 20 20"><path d="M3 3l14 14M17 3L3 17"/></svg>
        </span>
    }
}

/// Things that belong together.
fn group(content: impl IntoView + 'static) -> impl IntoView {
    view! { <span class="pic-group">{content}</span> }
}
