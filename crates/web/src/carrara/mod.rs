//! The board of Carrara.

use leptos::prelude::*;
use palazzi_rules::carrara::Carrara;

use crate::stage::{Drawn, Stage};

impl Drawn for Carrara {
    fn board(_stage: Stage<Carrara>) -> AnyView {
        view! { <div class="board"></div> }.into_any()
    }

    fn tray(_stage: Stage<Carrara>) -> AnyView {
        ().into_any()
    }
}
