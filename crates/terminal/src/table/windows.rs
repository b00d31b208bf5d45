use palazzi_client::{ScoreSheet, problem_text, say};
use palazzi_protocol::Status;
use palazzi_rules::Seat;
use ratatui::layout::Rect;

use super::{Sitting, Target, Window};
use crate::board::Board;
use crate::help;
use crate::ink::Ink;
use crate::paper::{Chip, Mark, Paper, Row};
use crate::screen::Context;

/// The width of text in a window.
const WIDTH: u16 = 72;

impl<G: Board> Sitting<G> {
    /// What lies over the board.
    pub(super) fn draw_window(&self, paper: &mut Paper<Target<G::Part>>, area: Rect, context: &Context) {
        match self.window {
            None => {}
            Some(Window::Help) => help::draw(paper, area, self.scrolled, context),
            Some(Window::Log) => {
                let inner =
                    paper.window(area, &say!(context.texts, TABLE_LOG), area.width - 6, area.height - 3);
                self.draw_lines(paper, inner, self.log_scrolled.min(self.log_rows().len().saturating_sub(1)));
            }
            Some(Window::Score) => self.draw_score(paper, area, context),
            Some(Window::Hint) => self.draw_hint(paper, area, context),
        }
    }

    /// What the bots would do, with the chances that they see.
    fn draw_hint(&self, paper: &mut Paper<Target<G::Part>>, area: Rect, context: &Context) {
        let texts = &context.texts;
        let mut rows = vec![Row::text(&say!(texts, HINT_ABOUT), Ink::Faint)];
        match (&self.advice, &self.view) {
            (Some(Ok(advice)), Some(view)) => {
                for (index, line) in advice.lines.iter().enumerate() {
                    let Ok(action) = line.action.parse::<G::Action>() else { continue };
                    let you = self.now.you.map_or(0, |seat| seat as usize);
                    let chance = line.win.get(you).map_or(0, |win| (win * 100.0).round() as i32);
                    let points = line.scores.get(you).map_or(0, |score| score.round() as i32);
                    let mut row = Row::sentence(&G::action(view, &action, texts), G::ink, Ink::Plain);
                    let number =
                        Chip::thing((index + 1).to_string(), Ink::Key, Mark::None, Target::Advice(index));
                    let chance = Chip::thing(
                        say!(texts, HINT_CHANCE, chance = chance, points = points),
                        Ink::Good,
                        Mark::None,
                        Target::Advice(index),
                    );
                    row.chips.insert(0, number);
                    row.chips.insert(1, chance);
                    row.indent = 5;
                    rows.push(row);
                }
            }
            (Some(Err(problem)), _) => rows.push(Row::text(&problem_text(texts, problem), Ink::Bad)),
            (None, _) | (_, None) => rows.push(Row::text(&say!(texts, HINT_THINKING), Ink::Strong)),
        }
        draw_rows(paper, area, &say!(texts, TABLE_HINT), &rows);
    }

    /// What everybody would score now, or how the game ended.
    fn draw_score(&self, paper: &mut Paper<Target<G::Part>>, area: Rect, context: &Context) {
        let texts = &context.texts;
        let Some(view) = &self.view else { return };
        let is_over = self.now.overview.status == Status::Over;
        let mut rows: Vec<Row<Target<G::Part>>> = Vec::new();
        if is_over {
            rows.push(Row::sentence(&G::task(view, &self.names, texts), G::ink, Ink::Good));
        }
        let standings = G::standings(view, texts);
        let players = standings.totals.len();
        let name_width =
            standings.lines.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0).max(12);
        let cell = |text: &str, ink: Ink| {
            Chip::new(format!("{:>12}", text.chars().take(12).collect::<String>()), ink)
        };
        let mut heads = vec![Chip::new("", Ink::Plain).wide(name_width)];
        heads.extend(Seat::of(players).map(|seat| cell(self.names.of(seat), Ink::Seat(seat))));
        rows.push(Row { chips: heads, indent: 0 });
        for (name, points) in &standings.lines {
            let mut chips = vec![Chip::new(name.clone(), Ink::Plain).wide(name_width)];
            chips.extend(points.iter().map(|points| cell(&points.to_string(), Ink::Plain)));
            rows.push(Row { chips, indent: 0 });
        }
        let mut totals = vec![Chip::new(say!(texts, SCORE_TOTAL), Ink::Strong).wide(name_width)];
        for (total, hidden) in standings.totals.iter().zip(&standings.hidden) {
            let more = if *hidden { "+?" } else { "" };
            totals.push(cell(&format!("{total}{more}"), Ink::Strong));
        }
        rows.push(Row { chips: totals, indent: 0 });
        if is_over {
            let tie = ScoreSheet::of_view::<G>(view, texts).tie;
            rows.extend(tie.map(|tie| {
                let mut chips = vec![Chip::new(tie.name, Ink::Faint).wide(name_width)];
                chips.extend(tie.amounts.iter().map(|amount| cell(&amount.to_string(), Ink::Faint)));
                Row { chips, indent: 0 }
            }));
        } else if standings.hidden.contains(&true) {
            rows.push(Row::text(&say!(texts, TERMINAL_HIDDEN), Ink::Faint));
        }
        let title = if is_over { say!(texts, TABLE_OVER) } else { say!(texts, TERMINAL_SCORE_NOW) };
        draw_rows(paper, area, &title, &rows);
    }
}

/// A window with these rows.
pub(crate) fn draw_rows<T: Clone + PartialEq>(
    paper: &mut Paper<T>,
    area: Rect,
    title: &str,
    rows: &[Row<T>],
) {
    let width = WIDTH.min(area.width.saturating_sub(4));
    let height: usize = rows.iter().map(|row| row.height(width)).sum();
    let inner = paper.window(area, title, width, height as u16);
    let mut y = 0;
    for row in rows {
        y += paper.row(Rect { y: inner.y + y, height: inner.height.saturating_sub(y), ..inner }, row);
    }
}
