use palazzi_client::carrara::{
    Part, bought, color_letter, fewer, more, numeral, paid, payments, price, with_brick,
};
use palazzi_client::say;
use palazzi_rules::carrara::{Bricks, Carrara, Color, Location};

use super::shorthand::brick_ink;
use crate::board::{Lot, Stage, Step, Tray};

/// The bricks that are bought or paid, each to be changed.
pub(super) fn tray(stage: &Stage<Carrara>) -> Option<Tray<Part>> {
    if let Some((location, now)) = bought(stage.choice) {
        let here = stage.view.table.wheel[location];
        let step = |color: Color, up: bool| {
            step_at(location, with_brick(Some((location, now)), location, color, up))
        };
        let lot = |(color, of): (Color, u32)| Lot {
            less: (now.count(color) > 0).then(|| step(color, false)),
            more: (now.count(color) < of).then(|| step(color, true)),
            ..bare(stage, color, now.count(color), of)
        };
        return Some(Tray {
            title: say!(stage.texts, CARRARA_TRAY_BUY, number = numeral(location)),
            lots: here.colors().map(lot).collect(),
            total: price(now.price(location), stage.texts),
        });
    }
    let now = paid(stage.choice)?;
    let all = payments(stage.choice);
    let own = stage.view.viewer.and_then(|seat| stage.view.holdings[seat]).unwrap_or_default().bricks;
    let lots = own.colors().filter(|(color, _)| all.iter().any(|payment| payment.count(*color) > 0));
    let lot = |(color, of): (Color, u32)| Lot {
        less: fewer(&all, now, color).map(|bricks| Some(Part::Payment(bricks))),
        more: more(&all, now, color).map(|bricks| Some(Part::Payment(bricks))),
        ..bare(stage, color, now.count(color), of)
    };
    Some(Tray {
        title: say!(stage.texts, CARRARA_TRAY_PAY),
        lots: lots.map(lot).collect(),
        total: String::new(),
    })
}

fn step_at(location: Location, bricks: Bricks) -> Step<Part> {
    (!bricks.is_empty()).then_some(Part::Bought(location, bricks))
}

fn bare(stage: &Stage<Carrara>, color: Color, count: u32, of: u32) -> Lot<Part> {
    let edition = stage.view.table.edition;
    let letter = color_letter(color, edition, stage.texts);
    Lot { letter, ink: brick_ink(color, edition), count, of, less: None, more: None }
}
