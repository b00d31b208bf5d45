//! The pages, one file or folder each.

pub(crate) mod learn;
pub(crate) mod rules;
pub(crate) mod start;
