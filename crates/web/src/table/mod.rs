//! A table: the page, the bar, what happened.

pub(crate) mod bar;
pub(crate) mod page;
