//! The board of Palazzo.

use leptos::prelude::*;
use palazzi_rules::palazzo::Palazzo;

use crate::stage::{Drawn, Stage};

impl Drawn for Palazzo {
    fn board(_stage: Stage<Palazzo>) -> AnyView {
        view! { <div class="board"></div> }.into_any()
    }

    fn tray(_stage: Stage<Palazzo>) -> AnyView {
        ().into_any()
    }
}
