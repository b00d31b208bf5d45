//! The pages, one file each.

pub(crate) mod replay;
pub(crate) mod start;
