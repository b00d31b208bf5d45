use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A face that people can choose to be shown with.
///
/// The faces are drawn without names, so they have numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "a number says nothing more")]
pub enum Portrait {
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    P8,
}

/// A text that names no portrait.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no portrait '{0}', only p1 to p8")]
pub struct UnknownPortrait(pub String);

impl Portrait {
    /// All portraits.
    pub const ALL: [Portrait; 8] = [
        Portrait::P1,
        Portrait::P2,
        Portrait::P3,
        Portrait::P4,
        Portrait::P5,
        Portrait::P6,
        Portrait::P7,
        Portrait::P8,
    ];

    /// Its name on the wire and in the store.
    pub fn name(self) -> &'static str {
        match self {
            Portrait::P1 => "p1",
            Portrait::P2 => "p2",
            Portrait::P3 => "p3",
            Portrait::P4 => "p4",
            Portrait::P5 => "p5",
            Portrait::P6 => "p6",
            Portrait::P7 => "p7",
            Portrait::P8 => "p8",
        }
    }
}

impl FromStr for Portrait {
    type Err = UnknownPortrait;

    fn from_str(text: &str) -> Result<Portrait, UnknownPortrait> {
        let found = Portrait::ALL.into_iter().find(|portrait| portrait.name() == text);
        found.ok_or_else(|| UnknownPortrait(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_portrait_has_one_name_everywhere() {
        for portrait in Portrait::ALL {
            assert_eq!(portrait.name().parse(), Ok(portrait));
            assert_eq!(serde_json::to_value(portrait).expect("a name is JSON"), portrait.name());
        }
        assert_eq!("p9".parse::<Portrait>(), Err(UnknownPortrait("p9".to_owned())));
    }
}
