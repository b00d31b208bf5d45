//! Tables on this device.

use leptos::prelude::*;
use palazzi_protocol::{Advice, Code, NewTable, Problem};

use super::Link;

/// The names of tables on this device begin like this.
pub(crate) const PREFIX: &str = "local-";

pub(crate) fn connect(_link: Link, _table: String) {}

pub(crate) async fn open(_wish: NewTable, _names: Vec<String>) -> Result<String, Problem> {
    Err(Problem::new(Code::Unavailable, String::new()))
}

pub(crate) async fn hints(_table: &str, _at: Option<usize>) -> Result<Advice, Problem> {
    Err(Problem::new(Code::Unavailable, String::new()))
}

#[component]
pub(crate) fn Kept() -> impl IntoView {}
