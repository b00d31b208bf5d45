use palazzi_client::say;
use palazzi_protocol::{Occupant, Status};
use palazzi_rules::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::options::Choosable;
use super::{Message, Press, Sitting, Target};
use crate::board::Board;
use crate::ink::Ink;
use crate::layout::Layout;
use crate::paper::{Block, Chip, Hits, Mark, Paper, Row};
use crate::screen::{Button, Context, key_line, title_bar};

/// Rows below the board besides what can be chosen: the task, a message, the keys.
const FIXED_ROWS: u16 = 3;
/// What can be chosen has at least so many rows.
const OPTION_ROWS: u16 = 3;
/// The log is shown beside the board if there are so many rows for it.
const LOG_ROWS: u16 = 3;

impl<G: Board> Sitting<G> {
    pub(crate) fn draw(&mut self, buffer: &mut Buffer, context: &Context) {
        let area = buffer.area;
        let cursor = self.cursor.map(Target::Part);
        let mut paper = Paper { buffer, depth: context.depth, hits: Hits::default(), cursor };
        title_bar(&mut paper, Rect { height: 1, ..area }, &self.title(context), &self.whose_turn(context));
        let keys = Rect { y: area.bottom() - 1, height: 1, ..area };
        if let Some(seat) = self.curtain(context) {
            self.draw_curtain(&mut paper, area, seat, context);
        } else {
            let options = self.options(context);
            let tray = self.tray(context).map_or(0, |row| row.height(area.width - 2) as u16);
            let wanted = option_rows(&options, area.width) + tray;
            let rows = wanted.clamp(OPTION_ROWS, OPTION_ROWS.max(area.height / 4));
            let below = FIXED_ROWS + rows;
            let board = Rect { y: area.y + 1, height: area.height - 1 - below, ..area };
            self.overflow = self.draw_board(&mut paper, board, context);
            self.draw_bottom(
                &mut paper,
                Rect { y: board.bottom(), height: below - 1, ..area },
                &options,
                context,
            );
            let above = Rect { y: area.y + 1, height: area.height - 2, ..area };
            self.draw_window(&mut paper, above, context);
        }
        let buttons: Vec<Button<Target<G::Part>>> = self
            .buttons(context)
            .into_iter()
            .map(|it| Button { key: it.key, label: it.label, press: Target::Press(it.press) })
            .collect();
        key_line(&mut paper, keys, &buttons);
        self.hits = paper.hits;
    }

    fn title(&self, context: &Context) -> String {
        let ruleset = self.now.overview.ruleset.name();
        let game = context.texts.find(&format!("ruleset-{ruleset}")).unwrap_or_default();
        match &context.server {
            Some(server) => format!("{game} · {server}/t/{}", self.now.overview.table),
            None => game,
        }
    }

    fn whose_turn(&self, context: &Context) -> String {
        let texts = &context.texts;
        if self.lost {
            return say!(texts, TABLE_LOST);
        }
        match (self.now.overview.status, self.now.overview.to_move) {
            (Status::Over, _) => say!(texts, TABLE_OVER),
            (Status::Open, _) => say!(texts, WAITING_TITLE),
            (Status::Closed, _) => say!(texts, LOG_CLOSED),
            (Status::Playing, Some(seat)) if self.now.you == Some(seat) => say!(texts, TABLE_TURN_YOURS),
            (Status::Playing, Some(seat)) => {
                say!(texts, TABLE_TURN_OTHER, name = self.names.of(seat).to_owned())
            }
            (Status::Playing, None) => String::new(),
        }
    }

    /// Draws the board. Returns by how many lines it is too high.
    fn draw_board(&self, paper: &mut Paper<Target<G::Part>>, area: Rect, context: &Context) -> usize {
        let layout = Layout::of(paper.buffer.area);
        let Some(stage) = self.stage(context, layout.width.into(), layout.roomy) else {
            self.draw_seats(paper, area, context);
            return 0;
        };
        let columns = G::columns(&stage, layout.columns.into());
        let mut overflow = 0;
        let mut free = Vec::new();
        for (index, blocks) in (0..).zip(columns) {
            let blocks: Vec<Block<Target<G::Part>>> = blocks.into_iter().map(pointable).collect();
            let column = layout.column(area, index);
            let (over, used) = paper.column(column, &blocks, self.scrolled);
            overflow = overflow.max(over);
            let top = (used + 1).min(column.height);
            free.push(Rect { y: column.y + top, height: column.height - top, ..column });
        }
        let is_last =
            |rect: &&Rect| layout.columns > 2 && rect.x == layout.column(area, layout.columns - 1).x;
        let beside = free.iter().find(is_last).or_else(|| free.iter().max_by_key(|rect| rect.height));
        if let Some(rect) = beside.filter(|rect| rect.height >= LOG_ROWS) {
            self.draw_log(paper, *rect, context);
        }
        overflow
    }

    /// The newest lines of the log, as many as there is room for.
    fn draw_log(&self, paper: &mut Paper<Target<G::Part>>, area: Rect, context: &Context) {
        let title = Row::new(vec![Chip::new(say!(context.texts, TABLE_LOG), Ink::Title)]);
        paper.rule(area, title.width() + 1);
        paper.row(area, &title);
        self.draw_lines(paper, Rect { y: area.y + 1, height: area.height - 1, ..area }, 0);
    }

    /// Lines of the log up to the last but so many.
    pub(super) fn draw_lines(&self, paper: &mut Paper<Target<G::Part>>, area: Rect, skip: usize) {
        let rows = self.log_rows();
        let shown = rows.len().saturating_sub(skip);
        let mut height = 0;
        let mut first = shown;
        while first > 0 {
            height += rows[first - 1].height(area.width);
            if height > area.height.into() {
                break;
            }
            first -= 1;
        }
        let mut y = 0;
        for row in &rows[first..shown] {
            y += paper.row(Rect { y: area.y + y, height: area.height - y, ..area }, row);
        }
    }

    /// The log in rows; what is new since the own last decision stands out.
    pub(super) fn log_rows(&self) -> Vec<Row<Target<G::Part>>> {
        let mut rows = Vec::new();
        for told in self.log.entries() {
            let is_new = told.number > self.decided && self.now.you.is_some();
            for sentence in &told.sentences {
                let ink = if is_new { Ink::Plain } else { Ink::Faint };
                let mention = |part| if is_new { G::ink(part) } else { Ink::Faint };
                let mut row = Row::sentence(sentence, mention, ink);
                let mark = match told.seat {
                    Some(seat) => Chip::new(seat.to_string(), Ink::Seat(seat)),
                    None => Chip::new("·", Ink::Faint),
                };
                row.chips.insert(0, mark);
                rows.push(row);
            }
        }
        rows
    }

    /// The task, what can be chosen, a message.
    fn draw_bottom(
        &self,
        paper: &mut Paper<Target<G::Part>>,
        area: Rect,
        options: &[Choosable<G::Part>],
        context: &Context,
    ) {
        let line = |y: u16| Rect { x: area.x + 1, y: area.y + y, width: area.width - 2, height: 1 };
        let rule = "─".repeat(area.width.into());
        paper.row(Rect { height: 1, ..area }, &Row::new(vec![Chip::new(rule, Ink::Faint)]));
        self.draw_task(paper, line(0), context);
        let last = area.height - 1;
        let mut top = 1;
        if let Some(tray) = self.tray(context) {
            top += paper.row(Rect { height: last - 1, ..line(1) }, &tray);
        }
        let room = Rect { y: area.y + top, height: last - top, ..line(0) };
        match options.is_empty() {
            true => self.draw_lines(paper, room, 0),
            false => self.draw_options(paper, room, options),
        }
        paper.row(line(last), &self.message_row(context));
    }

    fn draw_task(&self, paper: &mut Paper<Target<G::Part>>, area: Rect, context: &Context) {
        let texts = &context.texts;
        let mut row = match &self.view {
            Some(view) => Row::sentence(&G::task(view, &self.names, texts), G::ink, Ink::Strong),
            None => Row::text(&say!(texts, WAITING_TITLE), Ink::Strong),
        };
        if self.now.takeback.is_some() && self.now.may.contains(&palazzi_protocol::Offered::AnswerTakeback) {
            row = Row::text(&say!(texts, TABLE_TAKEBACK_QUESTION), Ink::Strong);
        }
        let width = (row.width() + 2).min(area.width);
        paper.clear(Rect { width, ..area }, Ink::Plain);
        paper.row(Rect { x: area.x + 1, width: width - 1, ..area }, &row);
    }

    /// The tray, if something can be changed now.
    fn tray(&self, context: &Context) -> Option<Row<Target<G::Part>>> {
        let stage = self.stage(context, 0, false).filter(|_| self.deciding())?;
        G::tray(&stage).map(|tray| self.tray_row(&tray))
    }

    fn tray_row(&self, tray: &crate::board::Tray<G::Part>) -> Row<Target<G::Part>> {
        let mut chips = vec![Chip::new(format!("{}:", tray.title), Ink::Strong)];
        for (index, lot) in tray.lots.iter().enumerate() {
            let is_here = index == self.lot && self.cursor.is_none();
            let sign = |possible: bool| if possible { Ink::Key } else { Ink::Faint };
            let marker = if is_here { "▸" } else { " " };
            let thing = |text: String, ink, target| Chip::thing(text, ink, Mark::None, target).bare();
            chips.push(thing(format!("{marker}−"), sign(lot.less.is_some()), Target::Less(index)));
            chips.push(Chip::new(format!(" {}{}/{} ", lot.letter, lot.count, lot.of), lot.ink).close());
            chips.push(thing("+ ".to_owned(), sign(lot.more.is_some()), Target::More(index)).close());
        }
        if !tray.total.is_empty() {
            chips.push(Chip::new(format!("= {}", tray.total), Ink::Strong));
        }
        Row { chips, indent: 2 }
    }

    fn draw_options(&self, paper: &mut Paper<Target<G::Part>>, area: Rect, options: &[Choosable<G::Part>]) {
        let rows = arranged(options, area.width, self.option.min(options.len() - 1), self.cursor.is_none());
        let here = rows
            .iter()
            .position(|row| row.chips.iter().any(|chip| chip.target == Some(Target::Option(self.option))));
        let skip = here.unwrap_or(0).saturating_sub(usize::from(area.height).saturating_sub(1));
        for (y, row) in (0..area.height).zip(rows.iter().skip(skip)) {
            paper.row(Rect { y: area.y + y, height: 1, ..area }, row);
        }
        if rows.len() > skip + usize::from(area.height) {
            let more = Row::new(vec![Chip::new("…↓", Ink::Faint)]);
            paper.row(Rect { x: area.right() - 2, y: area.bottom() - 1, width: 2, height: 1 }, &more);
        }
    }

    fn message_row(&self, context: &Context) -> Row<Target<G::Part>> {
        let texts = &context.texts;
        if let Some(text) = &self.writing {
            let label = Chip::new(format!("{}: {text}▏", say!(texts, TABLE_CHAT_SAY)), Ink::Strong);
            return Row::new(vec![label]);
        }
        match &self.message {
            Some(Message::No(refusal)) => {
                let rule = refusal
                    .rule
                    .clone()
                    .map(|rule| format!("({})", say!(texts, TABLE_WHY_RULE, rule = rule)));
                let mut row = Row::text(&format!("✗ {}", refusal.text), Ink::Bad);
                row.chips.extend(rule.map(|rule| Chip::new(rule, Ink::Faint)));
                row
            }
            Some(Message::Plain(text)) => Row::text(text, Ink::Good),
            None if self.submitted.is_some() => Row::text("…", Ink::Faint),
            // The log stands just above.
            None if self.options(context).is_empty() => Row::new(Vec::new()),
            None => self.log_rows().pop().unwrap_or_else(|| Row::new(Vec::new())),
        }
    }

    /// Who sits where, before play.
    fn draw_seats(&self, paper: &mut Paper<Target<G::Part>>, area: Rect, context: &Context) {
        let texts = &context.texts;
        let mut rows = Vec::new();
        for (seat, name) in Seat::ALL.into_iter().zip(&self.names.by_seat) {
            let occupant = &self.now.overview.seats[seat as usize].occupant;
            let ink = if *occupant == Occupant::Nobody { Ink::Faint } else { Ink::Seat(seat) };
            rows.push(Row::new(vec![
                Chip::new(seat.to_string(), Ink::Seat(seat)),
                Chip::new(name.clone(), ink),
            ]));
        }
        let mut blocks = vec![Block::new(say!(texts, TABLE_PLAYERS), rows)];
        if let Some(server) = &context.server {
            let link = format!("{server}/t/{}", self.now.overview.table);
            let rows = vec![Row::text(&say!(texts, WAITING_INVITE), Ink::Plain), Row::text(&link, Ink::Key)];
            blocks.push(Block::new(say!(texts, TABLE_LINK), rows));
        }
        paper.column(
            Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 1 },
            &blocks,
            0,
        );
    }

    /// Nothing but whose turn it is.
    fn draw_curtain(&self, paper: &mut Paper<Target<G::Part>>, area: Rect, seat: Seat, context: &Context) {
        let texts = &context.texts;
        let name = self.names.of(seat).to_owned();
        let title = say!(texts, HAND_OVER, name = name.clone());
        let about = Row::text(&say!(texts, HAND_OVER_ABOUT), Ink::Plain);
        let ready = say!(texts, HAND_OVER_READY, name = name);
        let inner = paper.window(area, &title, 50, 5);
        let used =
            paper.row(Rect { y: inner.y + 1, height: inner.height.saturating_sub(1), ..inner }, &about);
        let button = Chip::thing(format!("⏎ {ready}"), Ink::Key, Mark::Chosen, Target::Press(Press::Ready));
        paper.row(Rect { y: inner.y + used + 2, height: 1, ..inner }, &Row::new(vec![button]));
    }
}

/// A block whose things can be pointed at on this screen.
fn pointable<P>(block: Block<P>) -> Block<Target<P>> {
    let chip = |chip: Chip<P>| Chip {
        text: chip.text,
        ink: chip.ink,
        mark: chip.mark,
        target: chip.target.map(Target::Part),
        close: chip.close,
        bare: chip.bare,
    };
    let row = |row: Row<P>| Row { chips: row.chips.into_iter().map(chip).collect(), indent: row.indent };
    Block {
        title: block.title.into_iter().map(chip).collect(),
        rows: block.rows.into_iter().map(row).collect(),
        airy: block.airy,
    }
}

/// How many rows options take.
fn option_rows<P: Copy>(options: &[Choosable<P>], width: u16) -> u16 {
    arranged(options, width - 2, 0, true).len() as u16
}

/// Options in rows, below each other where they are of one length.
fn arranged<P: Copy>(options: &[Choosable<P>], width: u16, here: usize, marks: bool) -> Vec<Row<Target<P>>> {
    let confirms = usize::from(matches!(options.first(), Some(Choosable::Confirm(_))));
    let mut rows: Vec<Row<Target<P>>> = Vec::new();
    let labels = options.iter().map(|option| match option {
        Choosable::Confirm(sentence) => sentence.text().chars().count(),
        Choosable::Part(_, name) | Choosable::Do(_, name) => name.chars().count(),
    });
    let widest = labels.skip(confirms).max().unwrap_or(0) + 5;
    let in_a_row = (usize::from(width) / widest.max(1)).max(1);
    for (index, option) in options.iter().enumerate() {
        let is_here = index == here && marks;
        let target = Target::Option(index);
        let mark = if is_here { Mark::Chosen } else { Mark::None };
        match option {
            Choosable::Confirm(sentence) => {
                let text = format!("✓ {}", sentence.text());
                let text: String = text.chars().take(usize::from(width).saturating_sub(2)).collect();
                rows.push(Row::new(vec![Chip::thing(text, Ink::Good, mark, target)]));
            }
            Choosable::Part(_, name) | Choosable::Do(_, name) => {
                let place = index - confirms;
                let key = if place < 9 { format!("{}", place + 1) } else { " ".to_owned() };
                let text: String = name.chars().take(usize::from(width).saturating_sub(6)).collect();
                let chips = [
                    Chip::new(key, Ink::Key).close(),
                    Chip::thing(text, Ink::Plain, mark, target).wide(widest - 5),
                ];
                if place % in_a_row == 0 {
                    rows.push(Row::new(Vec::new()));
                }
                if let Some(row) = rows.last_mut() {
                    row.chips.extend(chips);
                    row.chips.push(Chip::new("  ", Ink::Plain).close());
                }
            }
        }
    }
    rows
}
