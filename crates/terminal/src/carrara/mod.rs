//! The board of The Palaces of Carrara.

mod central;
mod players;
mod shorthand;
mod tray;

use palazzi_client::Texts;
use palazzi_client::carrara::{Part, bought, estimates, with_brick};
use palazzi_client::key::{
    SCORE_BONUS, SCORE_BUILDINGS, SCORE_COINS, SCORE_DECORATIONS, SCORE_OBJECTS, SCORE_STATUES, SCORE_TRACK,
};
use palazzi_protocol::Holdings as Shown;
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Carrara, Ending, FinalScore, Holdings, Object, Pieces, View};

use crate::board::{Board, Stage, Standings, Tray};
use crate::ink::Ink;
use crate::paper::Block;
use shorthand::piece_ink;

impl Board for Carrara {
    fn columns(stage: &Stage<Carrara>, count: usize) -> Vec<Vec<Block<Part>>> {
        let wheel = central::wheel(stage);
        let buildings = central::buildings(stage);
        let hand = players::hand(stage);
        let streets = players::streets(stage);
        let places = players::places(stage);
        let rivals = players::rivals(stage);
        let goods =
            [central::court(stage), central::improvements(stage), central::goods(stage), central::end(stage)];
        let [court, improvements, goods, end] = goods;
        match count {
            0..=2 => vec![
                vec![wheel, hand, buildings, improvements, goods],
                vec![streets, rivals, places, court, end],
            ],
            3 => vec![
                vec![wheel, buildings, improvements, goods],
                vec![streets, hand, places, court],
                vec![rivals, end],
            ],
            _ => vec![
                vec![wheel, buildings],
                vec![streets, hand, places],
                vec![court, improvements, goods],
                vec![rivals, end],
            ],
        }
    }

    /// Pointing at a brick on the wheel adds it to what is bought, or takes it away.
    fn meaning(stage: &Stage<Carrara>, part: Part) -> Vec<Part> {
        let Part::Brick(location, color) = part else { return vec![part] };
        let now = bought(stage.choice);
        let (here, held) = (
            now.filter(|(at, _)| *at == location).map_or(0, |(_, bricks)| bricks.count(color)),
            stage.view.table.wheel[location].count(color),
        );
        let bricks = with_brick(now, location, color, here < held);
        if here == held {
            // All are bought: from the beginning again, without this colour.
            let without =
                (0..held).fold(now, |now, _| Some((location, with_brick(now, location, color, false))));
            return match without {
                Some((_, rest)) if !rest.is_empty() => vec![Part::Bought(location, rest)],
                _ => Vec::new(),
            };
        }
        vec![Part::Bought(location, bricks)]
    }

    fn tray(stage: &Stage<Carrara>) -> Option<Tray<Part>> {
        tray::tray(stage)
    }

    fn ink(part: Part) -> Ink {
        match part {
            Part::Seat(seat) => Ink::Seat(seat),
            Part::Piece(piece) | Part::Stored(piece) => piece_ink(piece),
            _ => Ink::Strong,
        }
    }

    fn standings(view: &View, texts: &Texts) -> Standings {
        let rules = view.table.edition.rules();
        let cards = rules.ending == Ending::Announcement;
        let ornaments = rules.pieces == Pieces::Ornaments;
        let found = estimates(view);
        type Count = fn(&FinalScore) -> u32;
        let lines: [(bool, _, Count); 7] = [
            (true, SCORE_TRACK, |score| score.track),
            (cards, SCORE_OBJECTS, |score| score.objects),
            (cards, SCORE_BUILDINGS, |score| score.buildings),
            (view.table.goals.bonus.is_some(), SCORE_BONUS, |score| score.bonus),
            (ornaments, SCORE_DECORATIONS, |score| score.decorations),
            (ornaments, SCORE_STATUES, |score| score.statues),
            (true, SCORE_COINS, |score| score.coins),
        ];
        let line = |(_, name, count): (bool, _, Count)| {
            let points = found.iter().map(|estimate| count(&estimate.score) as i32).collect();
            (texts.get(name), points)
        };
        Standings {
            lines: lines.into_iter().filter(|(counted, ..)| *counted).map(line).collect(),
            totals: found.iter().map(|estimate| estimate.score.total() as i32).collect(),
            hidden: found.iter().map(|estimate| estimate.hidden).collect(),
        }
    }

    fn lay_open(view: &mut View, holdings: &[Shown]) {
        for (seat, shown) in Seat::ALL.into_iter().zip(holdings) {
            let Ok(bricks) = shown.bricks.parse() else { continue };
            let count = |object: Object| shown.objects.get(object.name()).copied().unwrap_or(0);
            view.holdings[seat] =
                Some(Holdings { bricks, coins: shown.coins, objects: Object::ALL.map(count) });
        }
    }
}
