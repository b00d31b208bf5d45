//! A small picture of a report, as SVG.

use palazzi_bots::Interval;

use super::report::{MatchReport, Rating, Report};

const WIDTH: f64 = 720.0;
const MARGIN: f64 = 16.0;
const TITLE_HEIGHT: f64 = 44.0;
const ROW_HEIGHT: f64 = 30.0;
const BAR_HEIGHT: f64 = 16.0;
/// The half height of the ends of an error bar.
const CAP: f64 = 4.0;
/// The room for names on the left and for figures on the right.
const NAMES_WIDTH: f64 = 190.0;
const FIGURES_WIDTH: f64 = 150.0;
/// The most letters that fit there.
const LONGEST_NAME: usize = 26;

const BAR_COLOR: &str = "#7a9cc6";
const INK_COLOR: &str = "#222222";
const LINE_COLOR: &str = "#999999";

/// A row of the picture.
struct Row {
    name: String,
    value: f64,
    low: f64,
    high: f64,
    figure: String,
}

/// Draws the ratings, best first, or the shares of wins if there are no ratings.
pub(crate) fn svg(report: &Report) -> String {
    match &report.elo {
        Some(ratings) => {
            let rows: Vec<Row> = ratings.iter().map(rating_row).collect();
            draw(&format!("Elo: {}", report.title()), &rows, 0.0)
        }
        None => {
            let row = |game| share_row(game, report.players - 1);
            let rows: Vec<Row> = report.matches.iter().filter_map(row).collect();
            draw(&format!("Shares of wins: {}", report.title()), &rows, 1.0 / report.players as f64)
        }
    }
}

fn rating_row(rating: &Rating) -> Row {
    let Rating { ref bot, rating, low, high } = *rating;
    let bounds = if low < high { format!(" ({low:.0} to {high:.0})") } else { String::new() };
    Row { name: bot.clone(), value: rating, low, high, figure: format!("{rating:.0}{bounds}") }
}

/// The row of a match; none if no game was played.
fn share_row(game: &MatchReport, copies: usize) -> Option<Row> {
    let interval = game.share()?;
    let Interval { share, low, high } = interval;
    let name = format!("{} v {copies} {}", game.challenger, game.opponent);
    Some(Row { name, value: share, low, high, figure: interval.to_string() })
}

/// Draws bars from 0, with a line at the value that stands for equal strength.
fn draw(title: &str, rows: &[Row], even: f64) -> String {
    let least = rows.iter().map(|row| row.low).fold(0.0, f64::min);
    let most = rows.iter().map(|row| row.high).fold(even, f64::max);
    let room = WIDTH - 2.0 * MARGIN - NAMES_WIDTH - FIGURES_WIDTH;
    let span = if most > least { most - least } else { 1.0 };
    let x = |value: f64| MARGIN + NAMES_WIDTH + room * (value - least) / span;
    let height = TITLE_HEIGHT + ROW_HEIGHT * rows.len() as f64 + MARGIN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
         height=\"{height}\" font-family=\"sans-serif\" font-size=\"13\" fill=\"{INK_COLOR}\">\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#ffffff\"/>\n"
    );
    svg += &text(MARGIN, MARGIN + 12.0, "start", title);
    for (index, row) in rows.iter().enumerate() {
        let middle = TITLE_HEIGHT + ROW_HEIGHT * (index as f64 + 0.5);
        let (left, right) = (x(row.value.min(0.0)), x(row.value.max(0.0)));
        svg += &text(MARGIN + NAMES_WIDTH - 10.0, middle + 4.5, "end", &shortened(&row.name));
        svg += &bar(left, right, middle);
        if row.low < row.high {
            svg += &error_bar(x(row.low), x(row.high), middle);
        }
        svg += &text(WIDTH - MARGIN, middle + 4.5, "end", &row.figure);
    }
    svg + &even_line(x(even), height - MARGIN) + "</svg>\n"
}

fn bar(left: f64, right: f64, middle: f64) -> String {
    let (top, width) = (middle - BAR_HEIGHT / 2.0, right - left);
    format!(
        "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{BAR_HEIGHT}\" \
         fill=\"{BAR_COLOR}\"/>\n"
    )
}

fn even_line(x: f64, bottom: f64) -> String {
    format!(
        "<path d=\"M{x:.1} {TITLE_HEIGHT}V{bottom:.1}\" stroke=\"{LINE_COLOR}\" stroke-dasharray=\"3 3\"/>\n"
    )
}

fn error_bar(low: f64, high: f64, middle: f64) -> String {
    let (top, bottom) = (middle - CAP, middle + CAP);
    format!(
        "<path d=\"M{low:.1} {top:.1}V{bottom:.1}M{low:.1} {middle:.1}H{high:.1}M{high:.1} {top:.1}V{bottom:.1}\" \
         stroke=\"{INK_COLOR}\" fill=\"none\"/>\n"
    )
}

fn text(x: f64, y: f64, anchor: &str, text: &str) -> String {
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>\n", escape(text))
}

/// A name that fits into the room for names: of a long one the end, where a command differs most.
fn shortened(name: &str) -> String {
    let letters = name.chars().count();
    if letters <= LONGEST_NAME {
        return name.to_owned();
    }
    format!("…{}", name.chars().skip(letters - LONGEST_NAME + 1).collect::<String>())
}

/// Text as it may stand between tags.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped() {
        assert_eq!(escape("a<b> & c"), "a&lt;b&gt; &amp; c");
        let row = Row { name: "<&>".to_owned(), value: 1.0, low: 0.5, high: 1.5, figure: String::new() };
        assert!(draw("", &[row], 0.0).contains(">&lt;&amp;&gt;</text>"));
    }

    #[test]
    fn nothing_to_draw_is_drawn_without_nonsense() {
        let picture = draw("nothing", &[], 0.0);
        assert!(picture.ends_with("</svg>\n") && !picture.contains("NaN"), "{picture}");
    }
}
