use palazzi_bots::Level;

use super::Moment;
use crate::key::{self, Key};

/// What a level says at a moment.
pub(super) fn line(level: Level, moment: Moment) -> Key {
    LINES[level as usize][moment as usize]
}

/// What is said, by level and moment.
const LINES: [[Key; Moment::ALL.len()]; Level::ALL.len()] = [
    [
        key::REMARK_NINO_GREETS,
        key::REMARK_NINO_SCORES,
        key::REMARK_NINO_ROBBED,
        key::REMARK_NINO_BUILDS,
        key::REMARK_NINO_BROKE,
        key::REMARK_NINO_BRICKS,
        key::REMARK_NINO_ANNOUNCES,
        key::REMARK_NINO_WINS,
        key::REMARK_NINO_LOSES,
    ],
    [
        key::REMARK_BICE_GREETS,
        key::REMARK_BICE_SCORES,
        key::REMARK_BICE_ROBBED,
        key::REMARK_BICE_BUILDS,
        key::REMARK_BICE_BROKE,
        key::REMARK_BICE_BRICKS,
        key::REMARK_BICE_ANNOUNCES,
        key::REMARK_BICE_WINS,
        key::REMARK_BICE_LOSES,
    ],
    [
        key::REMARK_CELIO_GREETS,
        key::REMARK_CELIO_SCORES,
        key::REMARK_CELIO_ROBBED,
        key::REMARK_CELIO_BUILDS,
        key::REMARK_CELIO_BROKE,
        key::REMARK_CELIO_BRICKS,
        key::REMARK_CELIO_ANNOUNCES,
        key::REMARK_CELIO_WINS,
        key::REMARK_CELIO_LOSES,
    ],
    [
        key::REMARK_TUFO_GREETS,
        key::REMARK_TUFO_SCORES,
        key::REMARK_TUFO_ROBBED,
        key::REMARK_TUFO_BUILDS,
        key::REMARK_TUFO_BROKE,
        key::REMARK_TUFO_BRICKS,
        key::REMARK_TUFO_ANNOUNCES,
        key::REMARK_TUFO_WINS,
        key::REMARK_TUFO_LOSES,
    ],
    [
        key::REMARK_BRINA_GREETS,
        key::REMARK_BRINA_SCORES,
        key::REMARK_BRINA_ROBBED,
        key::REMARK_BRINA_BUILDS,
        key::REMARK_BRINA_BROKE,
        key::REMARK_BRINA_BRICKS,
        key::REMARK_BRINA_ANNOUNCES,
        key::REMARK_BRINA_WINS,
        key::REMARK_BRINA_LOSES,
    ],
    [
        key::REMARK_PERLA_GREETS,
        key::REMARK_PERLA_SCORES,
        key::REMARK_PERLA_ROBBED,
        key::REMARK_PERLA_BUILDS,
        key::REMARK_PERLA_BROKE,
        key::REMARK_PERLA_BRICKS,
        key::REMARK_PERLA_ANNOUNCES,
        key::REMARK_PERLA_WINS,
        key::REMARK_PERLA_LOSES,
    ],
    [
        key::REMARK_ORSO_GREETS,
        key::REMARK_ORSO_SCORES,
        key::REMARK_ORSO_ROBBED,
        key::REMARK_ORSO_BUILDS,
        key::REMARK_ORSO_BROKE,
        key::REMARK_ORSO_BRICKS,
        key::REMARK_ORSO_ANNOUNCES,
        key::REMARK_ORSO_WINS,
        key::REMARK_ORSO_LOSES,
    ],
];
