use serde::{Deserialize, Serialize};

/// What the server does for a seat when it comes to decide. Nobody else is ever told of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// Palazzo: in the running auction, or else in the next one, bid the least that is needed, and pass where that
    /// is more than the maximum.
    Bid {
        /// The highest amount.
        maximum: u32,
    },
    /// Palazzo: pass for the rest of the running auction, or else of the next one.
    Pass,
    /// Take this action at the next decision, if it is legal and the condition holds; the order ends there.
    Next {
        /// The action in notation.
        action: String,
        /// When to take it.
        #[serde(default)]
        condition: Condition,
    },
}

/// When a planned action is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// If what is for sale is the same as when the order was left: the tiles in quarries and warehouse, or the
    /// buildings on the nine spaces.
    #[default]
    Unchanged,
    /// In any case.
    Always,
}
