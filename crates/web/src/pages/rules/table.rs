use leptos::prelude::*;
use palazzi_client::{Key, say};

use crate::i18n::{I18n, use_i18n};

/// A cell of a table of numbers.
pub(super) enum Cell {
    /// Words or a number.
    Plain(AnyView),
    /// The same, and it is reconstructed.
    Marked(AnyView),
}

impl Cell {
    pub(super) fn text(text: impl ToString) -> Cell {
        Cell::Plain(text.to_string().into_any())
    }

    pub(super) fn view(view: impl IntoView + 'static) -> Cell {
        Cell::Plain(view.into_any())
    }

    /// The same, marked as reconstructed if it is.
    pub(super) fn reconstructed(self, is_so: bool) -> Cell {
        match self {
            Cell::Plain(view) if is_so => Cell::Marked(view),
            other => other,
        }
    }
}

/// A table of numbers. The first cell of each row is its head.
pub(super) fn table(title: Key, about: Option<Key>, heads: Vec<AnyView>, rows: Vec<Vec<Cell>>) -> AnyView {
    let i18n = use_i18n();
    let cell = |(index, cell): (usize, Cell)| {
        let content = match cell {
            Cell::Plain(content) => content,
            Cell::Marked(content) => view! { {content} <Reconstructed/> }.into_any(),
        };
        match index {
            0 => view! { <th scope="row">{content}</th> }.into_any(),
            _ => view! { <td>{content}</td> }.into_any(),
        }
    };
    let row = |cells: Vec<Cell>| {
        view! { <tr>{cells.into_iter().enumerate().map(cell).collect_view()}</tr> }
    };
    view! {
        <div class="numbers-table" tabindex="0" role="region" aria-label=move || i18n.get(title)>
            <table>
                <caption>
                    <strong>{move || i18n.get(title)}</strong>
                    {about.map(|about| view! { " " <span>{move || i18n.get(about)}</span> })}
                </caption>
                <thead>
                    <tr>{heads.into_iter().map(|head| view! { <th scope="col">{head}</th> }).collect_view()}</tr>
                </thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// The head of a column.
pub(super) fn head(i18n: I18n, key: Key) -> AnyView {
    (move || i18n.get(key)).into_any()
}

/// The mark of a value that is reconstructed, with what that means.
#[component]
pub(super) fn Reconstructed() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <span class="unsure" tabindex="0" role="note">
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true"><path d="M6 1l5 5-5 5-5-5z"/></svg>
            <span class="hidden">{move || say!(i18n, RULEBOOK_MARK)}</span>
            <span class="tip">{move || say!(i18n, RULES_RECONSTRUCTED)}</span>
        </span>
    }
}
