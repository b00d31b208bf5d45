use leptos::prelude::*;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Holdings, Object};

use super::lights::Board;

/// What a player holds, as far as it may be known: the own holdings, and everybody's where screens are open.
pub(super) fn known(board: Board, seat: Seat) -> Option<Holdings> {
    let own = board.stage.view.with(|view| view.holdings[seat]);
    own.or_else(|| {
        board.stage.link.now.with(|now| {
            let open = now.as_ref()?.holdings.as_ref()?.get(seat as usize)?;
            let objects = Object::ALL.map(|object| open.objects.get(object.name()).copied().unwrap_or(0));
            Some(Holdings { bricks: open.bricks.parse().ok()?, coins: open.coins, objects })
        })
    })
}
