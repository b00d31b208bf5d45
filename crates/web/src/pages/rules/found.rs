use leptos::prelude::*;
use palazzi_client::learn::Query;

/// A text in which what was looked for is marked.
pub(super) fn marked(query: Memo<Query>, text: impl Fn() -> String + Send + Sync + 'static) -> impl IntoView {
    move || {
        let pieces = query.with(|query| query.cut(&text()));
        let piece = |piece: palazzi_client::learn::Piece| match piece.found {
            true => view! { <mark>{piece.text}</mark> }.into_any(),
            false => piece.text.into_any(),
        };
        pieces.into_iter().map(piece).collect_view()
    }
}
