//! What everything is drawn with: words in rows, rows in blocks, blocks in columns. Whatever can be pointed at knows
//! what it is, so that drawing also tells what lies where.

use palazzi_client::{Fragment, Sentence};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

use crate::ink::{Depth, Ink};

/// A few words that belong together and are never broken; perhaps something that can be pointed at.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chip<T> {
    pub(crate) text: String,
    pub(crate) ink: Ink,
    pub(crate) mark: Mark,
    pub(crate) target: Option<T>,
    /// No blank before it.
    pub(crate) close: bool,
    /// No room for brackets around it.
    pub(crate) bare: bool,
}

/// What can be done with something now. Brackets say so where there is no colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Mark {
    /// Nothing.
    #[default]
    None,
    /// It can be pointed at.
    Open,
    /// It is part of the action that would be taken now.
    Meant,
    /// It has been pointed at.
    Chosen,
    /// Somebody speaks of it.
    Lit,
}

impl<T> Chip<T> {
    /// Words.
    pub(crate) fn new(text: impl Into<String>, ink: Ink) -> Chip<T> {
        Chip { text: text.into(), ink, mark: Mark::None, target: None, close: false, bare: true }
    }

    /// Something that can be pointed at.
    pub(crate) fn thing(text: impl Into<String>, ink: Ink, mark: Mark, target: T) -> Chip<T> {
        Chip { text: text.into(), ink, mark, target: Some(target), close: true, bare: false }
    }

    /// The same with at least this width.
    pub(crate) fn wide(mut self, width: usize) -> Chip<T> {
        let missing = width.saturating_sub(self.text.width());
        self.text.push_str(&" ".repeat(missing));
        self
    }

    /// The same without room for brackets, after a blank.
    pub(crate) fn bare(mut self) -> Chip<T> {
        self.bare = true;
        self.close = false;
        self
    }

    /// The same without a blank before it.
    pub(crate) fn close(mut self) -> Chip<T> {
        self.close = true;
        self
    }

    /// What is drawn: things have room for brackets.
    fn drawn(&self) -> String {
        let text = &self.text;
        match self.mark {
            _ if self.bare => text.clone(),
            Mark::None | Mark::Open | Mark::Lit => format!(" {text} "),
            Mark::Meant => format!("({text})"),
            Mark::Chosen => format!("[{text}]"),
        }
    }

    fn width(&self) -> usize {
        self.text.width() + if self.bare { 0 } else { 2 }
    }

    fn style(&self, depth: Depth) -> Style {
        let style = self.ink.style(depth);
        match self.mark {
            Mark::None => style,
            Mark::Open => style.add_modifier(Modifier::UNDERLINED),
            Mark::Lit | Mark::Meant | Mark::Chosen => style.add_modifier(Modifier::BOLD),
        }
    }
}

/// Words in a row. What does not fit is continued below, indented.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Row<T> {
    pub(crate) chips: Vec<Chip<T>>,
    pub(crate) indent: usize,
}

/// Chips, each with the place where it begins.
type Line<'a, T> = Vec<(usize, &'a Chip<T>)>;

impl<T> Row<T> {
    pub(crate) fn new(chips: Vec<Chip<T>>) -> Row<T> {
        Row { chips, indent: 2 }
    }

    /// A text that is broken where it has to be.
    pub(crate) fn text(text: &str, ink: Ink) -> Row<T> {
        Row::new(text.split_ascii_whitespace().map(|word| Chip::new(word, ink)).collect())
    }

    /// A sentence: what it mentions stands out.
    pub(crate) fn sentence<P: Copy>(sentence: &Sentence<P>, ink: impl Fn(P) -> Ink, plain: Ink) -> Row<T> {
        let mut chips: Vec<Chip<T>> = Vec::new();
        let mut apart = true;
        for fragment in &sentence.fragments {
            let (text, ink) = match fragment {
                Fragment::Text(text) => (text, plain),
                Fragment::Mention(part, text) => (text, ink(*part)),
            };
            if text.starts_with(char::is_whitespace) {
                apart = true;
            }
            for word in text.split_ascii_whitespace() {
                let chip = Chip::new(word, ink);
                chips.push(if apart { chip } else { chip.close() });
                apart = true;
            }
            apart = text.ends_with(char::is_whitespace);
        }
        Row::new(chips)
    }

    /// The row broken into lines of at most this width.
    fn lines(&self, width: usize) -> Vec<Line<'_, T>> {
        let mut lines: Vec<Line<T>> = vec![Vec::new()];
        let mut x = 0;
        for chip in &self.chips {
            let is_first = lines.last().is_none_or(Vec::is_empty);
            let gap = usize::from(!chip.close && !is_first);
            if x + gap + chip.width() > width && !is_first {
                lines.push(Vec::new());
                x = self.indent;
            } else {
                x += gap;
            }
            // A gap at which a row is broken is not continued.
            let is_gap = chip.text.trim().is_empty() && chip.bare;
            let begins = lines.len() > 1 && lines.last().is_some_and(Vec::is_empty);
            if is_gap && begins {
                continue;
            }
            if let Some(chips) = lines.last_mut() {
                chips.push((x, chip));
            }
            x += chip.width();
        }
        lines
    }

    /// How wide it is if it is not broken.
    pub(crate) fn width(&self) -> u16 {
        let gaps = self.chips.iter().skip(1).filter(|chip| !chip.close).count();
        (gaps + self.chips.iter().map(Chip::width).sum::<usize>()) as u16
    }

    /// How many lines it takes.
    pub(crate) fn height(&self, width: u16) -> usize {
        self.lines(width.into()).len()
    }
}

/// Rows below a title.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Block<T> {
    /// The title; none if it has no words.
    pub(crate) title: Vec<Chip<T>>,
    pub(crate) rows: Vec<Row<T>>,
    /// Whether there may be space between its rows.
    pub(crate) airy: bool,
}

impl<T> Block<T> {
    pub(crate) fn new(title: impl Into<String>, rows: Vec<Row<T>>) -> Block<T> {
        Block { title: vec![Chip::new(title, Ink::Title)], rows, airy: false }
    }

    /// The same with space between its rows, where there is room.
    pub(crate) fn airy(mut self) -> Block<T> {
        self.airy = true;
        self
    }

    /// The same with more words in its title.
    pub(crate) fn with(mut self, chip: Chip<T>) -> Block<T> {
        self.title.push(chip);
        self
    }

    fn height(&self, width: u16) -> usize {
        usize::from(!self.title.is_empty()) + self.rows.iter().map(|row| row.height(width)).sum::<usize>()
    }
}

/// Where things lie on the screen, and what they are.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Hits<T>(pub(crate) Vec<(Rect, T)>);

impl<T> Default for Hits<T> {
    fn default() -> Hits<T> {
        Hits(Vec::new())
    }
}

/// A way to go on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Up,
    Down,
    Left,
    Right,
}

impl<T: Clone> Hits<T> {
    /// What lies at a place; of several the one drawn last.
    pub(crate) fn at(&self, x: u16, y: u16) -> Option<T> {
        let here = |area: &Rect| area.contains((x, y).into());
        self.0.iter().rev().find(|(area, _)| here(area)).map(|(_, what)| what.clone())
    }

    /// The thing that is next to another one.
    pub(crate) fn beside(&self, from: usize, way: Way) -> Option<usize> {
        let (start, _) = self.0.get(from)?;
        let middle = |area: &Rect| (i32::from(area.x) * 2 + i32::from(area.width), i32::from(area.y) * 4);
        let (x, y) = middle(start);
        let far = |area: &Rect| {
            let (there_x, there_y) = middle(area);
            let (across, down) = (there_x - x, there_y - y);
            match way {
                Way::Left => (across < 0).then_some(-across + 8 * down.abs()),
                Way::Right => (across > 0).then_some(across + 8 * down.abs()),
                Way::Up => (down < 0).then_some(-4 * down + across.abs()),
                Way::Down => (down > 0).then_some(4 * down + across.abs()),
            }
        };
        let others = self.0.iter().enumerate().filter(|(index, _)| *index != from);
        let measured = others.filter_map(|(index, (area, _))| Some((far(area)?, index)));
        measured.min().map(|(_, index)| index)
    }
}

/// There is space between rows if so many lines are still left over.
const AIR_BELOW: usize = 4;

/// Something to draw on, which takes note of what lies where.
pub(crate) struct Paper<'a, T> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) depth: Depth,
    pub(crate) hits: Hits<T>,
    /// The thing that the keyboard points at.
    pub(crate) cursor: Option<T>,
}

impl<T: Clone + PartialEq> Paper<'_, T> {
    /// Draws a row from the top of an area, as far as there is room. Returns how many lines it took.
    pub(crate) fn row(&mut self, area: Rect, row: &Row<T>) -> u16 {
        self.lines(area, row, 0)
    }

    /// Draws a row without its first few lines.
    fn lines(&mut self, area: Rect, row: &Row<T>, skip: usize) -> u16 {
        let mut used = 0;
        for chips in row.lines(area.width.into()).into_iter().skip(skip) {
            if used >= area.height {
                break;
            }
            for (x, chip) in chips {
                self.chip(area, x as u16, used, chip);
            }
            used += 1;
        }
        used
    }

    fn chip(&mut self, area: Rect, x: u16, line: u16, chip: &Chip<T>) {
        let room = area.width.saturating_sub(x);
        if room == 0 {
            return;
        }
        let (left, top) = (area.x + x, area.y + line);
        let mut style = chip.style(self.depth);
        if chip.target.is_some() && chip.target == self.cursor {
            style = style.add_modifier(Modifier::REVERSED | Modifier::BOLD);
        }
        self.buffer.set_stringn(left, top, chip.drawn(), room.into(), style);
        if let Some(target) = &chip.target {
            let width = (chip.width() as u16).min(room);
            self.hits.0.push((Rect { x: left, y: top, width, height: 1 }, target.clone()));
        }
    }

    /// Draws blocks below each other, without their first few lines. Returns by how many lines there was too little
    /// room, and how many were used.
    pub(crate) fn column(&mut self, area: Rect, blocks: &[Block<T>], skip: usize) -> (usize, u16) {
        let blocks: Vec<&Block<T>> = blocks.iter().filter(|block| !block.rows.is_empty()).collect();
        let heights: usize = blocks.iter().map(|block| block.height(area.width)).sum();
        let gap = usize::from(heights + blocks.len().saturating_sub(1) <= area.height.into());
        let airy: usize = blocks.iter().filter(|block| block.airy).map(|block| block.rows.len()).sum();
        let air = u16::from(heights + blocks.len() + airy + AIR_BELOW <= area.height.into());
        let mut y = 0;
        let mut skip = skip;
        for block in blocks {
            let title = Row { chips: block.title.clone(), indent: 0 };
            let titles = std::iter::once((&title, true)).filter(|(row, _)| !row.chips.is_empty());
            for (row, is_title) in titles.chain(block.rows.iter().map(|row| (row, false))) {
                let height = row.height(area.width);
                let hidden = skip.min(height);
                skip -= hidden;
                let left = area.height.saturating_sub(y);
                let rest = Rect { y: area.y + y.min(area.height), height: left, ..area };
                if hidden < height {
                    if is_title && height == 1 {
                        self.rule(rest, row.width() + 1);
                    }
                    y += self.lines(rest, row, hidden);
                    y += if block.airy { air } else { 0 };
                }
            }
            y += gap as u16;
        }
        (heights.saturating_sub(area.height.into()), y.saturating_sub(gap as u16).min(area.height))
    }

    /// A line behind a title.
    pub(crate) fn rule(&mut self, area: Rect, from: u16) {
        if from < area.width && area.height > 0 {
            let rule = "─".repeat((area.width - from).into());
            self.buffer.set_string(area.x + from, area.y, rule, Ink::Faint.style(self.depth));
        }
    }

    /// Fills an area with nothing, in the colours of an ink.
    pub(crate) fn clear(&mut self, area: Rect, ink: Ink) {
        let style = ink.style(self.depth);
        for y in area.top()..area.bottom() {
            for x in area.left()..area.right() {
                self.buffer[(x, y)].reset();
                self.buffer[(x, y)].set_style(style);
            }
        }
        self.hits.0.retain(|(hit, _)| !area.intersects(*hit));
    }

    /// A window in the middle of an area, for so many lines of so much text. Returns what is inside its frame.
    pub(crate) fn window(&mut self, area: Rect, title: &str, width: u16, height: u16) -> Rect {
        let (width, height) = ((width + 4).min(area.width), (height + 2).min(area.height));
        let window = Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + (area.height - height) / 2,
            width,
            height,
        };
        self.clear(window, Ink::Plain);
        let style = Ink::Title.style(self.depth);
        let block = ratatui::widgets::Block::bordered()
            .border_type(ratatui::widgets::BorderType::Rounded)
            .border_style(style)
            .title(format!(" {title} "));
        let inner = block.inner(window);
        ratatui::widgets::Widget::render(block, window, self.buffer);
        Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paper(buffer: &mut Buffer) -> Paper<'_, u8> {
        Paper { buffer, depth: Depth::None, hits: Hits::default(), cursor: None }
    }

    fn line(buffer: &Buffer, y: u16) -> String {
        let area = buffer.area;
        (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned()
    }

    #[test]
    fn a_row_is_broken_between_words_and_indented() {
        let area = Rect::new(0, 0, 12, 3);
        let mut buffer = Buffer::empty(area);
        let used = paper(&mut buffer).row(area, &Row::text("one two three four", Ink::Plain));
        assert_eq!(used, 2);
        assert_eq!([line(&buffer, 0), line(&buffer, 1)], ["one two", "  three four"]);
    }

    #[test]
    fn what_can_be_pointed_at_is_found_where_it_was_drawn() {
        let area = Rect::new(0, 0, 20, 1);
        let mut buffer = Buffer::empty(area);
        let mut paper = paper(&mut buffer);
        let chips = vec![
            Chip::new("at", Ink::Plain),
            Chip::thing("W", Ink::Plain, Mark::Chosen, 7),
            Chip::thing("Y", Ink::Plain, Mark::Open, 8),
        ];
        paper.row(area, &Row::new(chips));
        let hits = paper.hits;
        assert_eq!([1, 2, 4, 5, 8].map(|x| hits.at(x, 0)), [None, Some(7), Some(7), Some(8), None]);
        assert_eq!(line(&buffer, 0), "at[W] Y");
        assert_eq!(hits.beside(0, Way::Right), Some(1));
        assert_eq!(hits.beside(0, Way::Left), None);
    }

    #[test]
    fn a_column_says_how_much_did_not_fit() {
        let area = Rect::new(0, 0, 20, 3);
        let mut buffer = Buffer::empty(area);
        let rows = || vec![Row::text("a", Ink::Plain), Row::text("b", Ink::Plain)];
        let blocks = [Block::new("One", rows()), Block::new("Two", rows())];
        assert_eq!(paper(&mut buffer).column(area, &blocks, 0), (3, 3));
        assert_eq!([0, 1, 2].map(|y| line(&buffer, y)), ["One ────────────────", "a", "b"]);
        let mut buffer = Buffer::empty(area);
        paper(&mut buffer).column(area, &blocks, 3);
        assert_eq!([0, 1, 2].map(|y| line(&buffer, y)), ["Two ────────────────", "a", "b"]);
    }
}
