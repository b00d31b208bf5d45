use palazzi_rules::carrara::{Carrara, Ending, FinalScore, Pieces, View};
use palazzi_rules::{Game, Seat, Viewer};

use super::{ScoreCell, ScoreLine, Scored, TieBreak};
use crate::key::{
    CHART_COINS, CHART_COINS_ABOUT, Key, SCORE_BONUS, SCORE_BUILDINGS, SCORE_COINS, SCORE_DECORATIONS,
    SCORE_OBJECTS, SCORE_STATUES, SCORE_TRACK,
};
use crate::say;
use crate::texts::Texts;

impl Scored for Carrara {
    const MONEY: Key = CHART_COINS;
    const MONEY_ABOUT: Key = CHART_COINS_ABOUT;

    fn score_lines(&self, texts: &Texts) -> Vec<ScoreLine> {
        let cards = self.rules().ending == Ending::Announcement;
        let ornaments = self.rules().pieces == Pieces::Ornaments;
        let lines = [
            (true, SCORE_TRACK, Line { points: |score| score.track, from: track }),
            (cards, SCORE_OBJECTS, Line { points: |score| score.objects, from: objects }),
            (cards, SCORE_BUILDINGS, Line { points: |score| score.buildings, from: buildings }),
            (
                self.table().goals.bonus.is_some(),
                SCORE_BONUS,
                Line { points: |score| score.bonus, from: bonus },
            ),
            (ornaments, SCORE_DECORATIONS, Line { points: |score| score.decorations, from: decorations }),
            (ornaments, SCORE_STATUES, Line { points: |score| score.statues, from: statues }),
            (true, SCORE_COINS, Line { points: |score| score.coins, from: coins }),
        ];
        let cell = |seat: Seat, line: &Line| {
            let points = (line.points)(&self.final_score(seat)) as i32;
            Some(ScoreCell { points, from: (line.from)(self, seat, texts), palace: None })
        };
        lines
            .iter()
            .filter(|(counted, ..)| *counted)
            .map(|(_, name, line)| ScoreLine {
                name: texts.get(*name),
                cells: Seat::of(self.players()).map(|seat| cell(seat, line)).collect(),
            })
            .collect()
    }

    fn tie_break(&self, texts: &Texts) -> TieBreak {
        let bricks = |seat| self.holdings(seat).bricks.total();
        TieBreak {
            name: say!(texts, SCORE_TIE_BRICKS),
            amounts: Seat::of(self.players()).map(bricks).collect(),
        }
    }

    fn money(&self, seat: Seat) -> u32 {
        self.holdings(seat).coins.into()
    }

    fn open_view(&self, viewer: Viewer) -> View {
        let mut view = self.view(viewer);
        for seat in Seat::of(self.players()) {
            view.holdings[seat] = Some(*self.holdings(seat));
        }
        view
    }
}

/// How a line is counted, and where it comes from in words.
struct Line {
    points: fn(&FinalScore) -> u32,
    from: fn(&Carrara, Seat, &Texts) -> String,
}

fn track(game: &Carrara, seat: Seat, texts: &Texts) -> String {
    say!(texts, SCORE_TRACK_FROM, places = game.table().boards[seat].scored.count())
}

fn objects(game: &Carrara, seat: Seat, texts: &Texts) -> String {
    let count: u32 = game.holdings(seat).objects.iter().copied().map(u32::from).sum();
    say!(texts, SCORE_OBJECTS_FROM, count = count)
}

fn buildings(game: &Carrara, seat: Seat, texts: &Texts) -> String {
    let tiles = game.table().boards[seat].tiles();
    say!(texts, SCORE_BUILDINGS_FROM, count = tiles.count(), value = tiles.value())
}

fn bonus(game: &Carrara, seat: Seat, texts: &Texts) -> String {
    match game.bonus(seat).coins {
        0 => String::new(),
        coins => say!(texts, SCORE_BONUS_FROM, coins = coins),
    }
}

fn decorations(game: &Carrara, seat: Seat, texts: &Texts) -> String {
    say!(texts, SCORE_DECORATIONS_FROM, count = game.table().boards[seat].decorated.count())
}

fn statues(game: &Carrara, seat: Seat, texts: &Texts) -> String {
    say!(texts, SCORE_STATUES_FROM, count = game.table().boards[seat].with_statue.count())
}

fn coins(game: &Carrara, seat: Seat, texts: &Texts) -> String {
    let coins = game.money(seat) + game.bonus(seat).coins;
    say!(texts, SCORE_COINS_FROM, coins = coins, rate = game.exchange_rate(seat))
}
