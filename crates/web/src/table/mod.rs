//! A table: the page, the bar, what happened, what is said.

pub(crate) mod bar;
pub(crate) mod chat;
pub(crate) mod clock;
pub(crate) mod fitted;
mod hand_over;
pub(crate) mod hint;
mod link_field;
pub(crate) mod log;
mod matters;
pub(crate) mod notice;
pub(crate) mod over;
pub(crate) mod page;
mod rail;
pub(crate) mod recent;
pub(crate) mod side;
mod trouble;
pub(crate) mod waiting;
