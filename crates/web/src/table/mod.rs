//! A table: the page, the bar, what happened.

pub(crate) mod bar;
pub(crate) mod over;
pub(crate) mod page;
