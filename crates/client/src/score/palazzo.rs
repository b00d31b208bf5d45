use palazzi_rules::palazzo::{Hand, Money, Palace, Palazzo, View, best_currency, palace_points};
use palazzi_rules::{Game, Seat, Viewer};

use super::{ScoreCell, ScoreLine, Scored, TieBreak};
use crate::key::{CHART_MONEY, CHART_MONEY_ABOUT, Key};
use crate::say;
use crate::texts::Texts;

impl Scored for Palazzo {
    const MONEY: Key = CHART_MONEY;
    const MONEY_ABOUT: Key = CHART_MONEY_ABOUT;

    fn score_lines(&self, texts: &Texts) -> Vec<ScoreLine> {
        let palaces: Vec<Vec<Palace>> =
            self.view(Viewer::Spectator).players.into_iter().map(|player| player.palaces).collect();
        let most = palaces.iter().map(Vec::len).max().unwrap_or(0);
        let cell = |palace: &Palace| ScoreCell {
            points: palace_points(*palace),
            from: from(*palace, texts),
            palace: Some(*palace),
        };
        (0..most)
            .map(|index| ScoreLine {
                name: say!(texts, SCORE_PALACE, number = index as u32 + 1),
                cells: palaces.iter().map(|own| own.get(index).map(cell)).collect(),
            })
            .collect()
    }

    fn tie_break(&self, texts: &Texts) -> TieBreak {
        TieBreak {
            name: say!(texts, SCORE_TIE_MONEY),
            amounts: Seat::of(self.players()).map(|seat| best_currency(hand(self, seat))).collect(),
        }
    }

    fn money(&self, seat: Seat) -> u32 {
        hand(self, seat).cards().map(|card| card.value()).sum()
    }

    fn open_view(&self, viewer: Viewer) -> View {
        let mut view = self.view(viewer);
        for seat in Seat::of(self.players()) {
            let player = &mut view.players[seat as usize];
            if let Hand::Hidden { known, .. } = player.hand {
                let cards = hand(self, seat);
                // Once the discards have become the deck, only cards in hands are unseen.
                view.unseen -= cards - known;
                player.hand = Hand::Open { cards, known };
            }
        }
        view
    }
}

/// The cards in a hand.
fn hand(game: &Palazzo, seat: Seat) -> Money {
    match game.view(Viewer::Seat(seat)).players[seat as usize].hand {
        Hand::Open { cards, .. } => cards,
        Hand::Hidden { known, .. } => known,
    }
}

/// Where the points of a palace come from (P-END-1).
fn from(palace: Palace, texts: &Texts) -> String {
    let (floors, windows) = (palace.floors(), palace.windows());
    let height = match floors {
        0..=3 => 0,
        4 => 3,
        _ => 6,
    };
    let material = palace_points(palace) - windows as i32 - height;
    say!(texts, SCORE_PALACE_FROM, floors = floors, windows = windows, height = height, material = material)
}
