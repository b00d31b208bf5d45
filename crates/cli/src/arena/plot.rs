//! A small picture of a report, as SVG.

use palazzi_bots::Interval;

use super::label::{FONT_SIZE, end_within, start_within, versus};
use super::report::{MatchReport, Rating, Report};
use super::scale::Measure;

const WIDTH: f64 = 800.0;
const MARGIN: f64 = 16.0;
const LINE_HEIGHT: f64 = 20.0;
const ROW_HEIGHT: f64 = 30.0;
const BAR_HEIGHT: f64 = 16.0;
/// From the middle of a line of text down to where its letters stand.
const BASELINE: f64 = 4.5;
/// The half height of the ends of an error bar.
const CAP: f64 = 4.0;
/// The room for names on the left and for figures on the right, and what it is apart from the bars.
const NAMES_WIDTH: f64 = 270.0;
const FIGURES_WIDTH: f64 = 165.0;
const GAP: f64 = 10.0;
/// What the name of the axis is apart from its first label.
const AXIS_GAP: f64 = 30.0;

const BAR_COLOR: &str = "#7a9cc6";
const INK_COLOR: &str = "#222222";
const LINE_COLOR: &str = "#999999";
const GRID_COLOR: &str = "#dddddd";

/// What is drawn.
struct Picture {
    /// The lines above the bars.
    title: Vec<String>,
    rows: Vec<Row>,
    measure: Measure,
}

/// A row of the picture.
struct Row {
    /// As much of the name as there is room for.
    name: String,
    value: f64,
    low: f64,
    high: f64,
    figure: String,
    /// The whole row in words, for those who cannot see it and where the name is cut.
    words: String,
}

/// Where values lie from left to right.
struct Span {
    least: f64,
    most: f64,
}

/// Draws the ratings, best first, or the shares of wins if there are no ratings.
pub(crate) fn svg(report: &Report) -> String {
    let (name, rows, measure) = match &report.elo {
        Some(ratings) => ("Elo", ratings.iter().map(rating_row).collect(), Measure::Elo),
        None => {
            let row = |game| share_row(game, report.players - 1);
            let even = 1.0 / report.players as f64;
            let rows = report.matches.iter().filter_map(row).collect();
            ("Shares of wins", rows, Measure::Share { even })
        }
    };
    let title = std::iter::once(format!("{name}: {}", report.title())).chain(report.variant()).collect();
    draw(&Picture { title, rows, measure })
}

fn rating_row(rating: &Rating) -> Row {
    let Rating { ref bot, rating, low, high } = *rating;
    let bounds = if low < high { format!(" ({low:.0} to {high:.0})") } else { String::new() };
    let name = end_within(bot, NAMES_WIDTH - GAP);
    let figure = format!("{rating:.0}{bounds}");
    let words = format!("{bot} is rated {figure}.");
    Row { name, value: rating, low, high, figure, words }
}

/// The row of a match; none if no game was played.
fn share_row(game: &MatchReport, copies: usize) -> Option<Row> {
    let interval = game.share()?;
    let Interval { share, low, high } = interval;
    let MatchReport { challenger, opponent, .. } = game;
    let name = versus(challenger, copies, opponent, NAMES_WIDTH - GAP);
    let words = format!("{challenger} wins {interval} against {copies} copies of {opponent}.");
    Some(Row { name, value: share, low, high, figure: interval.to_string(), words })
}

impl Span {
    /// Room for all bars, which begin at 0, and for equal strength.
    fn of(picture: &Picture) -> Span {
        let even = picture.measure.even();
        let least = picture.rows.iter().map(|row| row.low).fold(0.0, f64::min);
        let most = picture.rows.iter().map(|row| row.high).fold(even, f64::max);
        Span { least, most: if most > least { most } else { least + 1.0 } }
    }

    fn x(&self, value: f64) -> f64 {
        let room = WIDTH - 2.0 * MARGIN - NAMES_WIDTH - FIGURES_WIDTH;
        MARGIN + NAMES_WIDTH + room * (value - self.least) / (self.most - self.least)
    }
}

/// Draws bars from 0 above an axis, with a line at the value that stands for equal strength.
fn draw(picture: &Picture) -> String {
    let Picture { title, rows, measure } = picture;
    let span = Span::of(picture);
    let even_label = measure.even_label();
    let lines = title.len() + usize::from(even_label.is_some());
    let top = MARGIN + LINE_HEIGHT * lines as f64;
    let bottom = top + ROW_HEIGHT * rows.len() as f64;
    let height = bottom + LINE_HEIGHT + MARGIN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
         height=\"{height}\" font-family=\"sans-serif\" font-size=\"{FONT_SIZE}\" fill=\"{INK_COLOR}\" \
         role=\"img\" aria-labelledby=\"plot-title plot-text\">\n\
         <title id=\"plot-title\">{}</title>\n<desc id=\"plot-text\">{}</desc>\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#ffffff\"/>\n",
        escape(&title.join(", ")),
        escape(&description(picture)),
    );
    for (index, line) in title.iter().enumerate() {
        let middle = MARGIN + LINE_HEIGHT * (index as f64 + 0.5);
        svg += &text(MARGIN, middle, "start", &start_within(line, WIDTH - 2.0 * MARGIN));
    }
    svg += &axis(*measure, &span, top, bottom);
    for (index, row) in rows.iter().enumerate() {
        svg += &draw_row(row, &span, top + ROW_HEIGHT * (index as f64 + 0.5));
    }
    let even = span.x(measure.even());
    svg += &format!(
        "<path d=\"M{even:.1} {top}V{bottom}\" stroke=\"{LINE_COLOR}\" stroke-dasharray=\"3 3\"/>\n"
    );
    svg.extend(even_label.map(|label| text(even, top - LINE_HEIGHT / 2.0, "middle", &label)));
    svg + "</svg>\n"
}

/// The picture in words.
fn description(Picture { rows, measure, .. }: &Picture) -> String {
    let rows = rows.iter().map(|row| row.words.clone());
    rows.chain([measure.words()]).collect::<Vec<_>>().join(" ")
}

/// The name of what is measured, and round values with lines up to the first row.
fn axis(measure: Measure, span: &Span, top: f64, bottom: f64) -> String {
    let middle = bottom + LINE_HEIGHT / 2.0;
    let mut axis = text(MARGIN + NAMES_WIDTH - AXIS_GAP, middle, "end", measure.name());
    for value in measure.marks(span.least, span.most) {
        let x = span.x(value);
        axis += &format!("<path d=\"M{x:.1} {top}V{bottom}\" stroke=\"{GRID_COLOR}\"/>\n");
        axis += &text(x, middle, "middle", &measure.mark_label(value));
    }
    axis
}

fn draw_row(row: &Row, span: &Span, middle: f64) -> String {
    let (left, right) = (span.x(row.value.min(0.0)), span.x(row.value.max(0.0)));
    let mut drawn = format!("<g><title>{}</title>\n", escape(&row.words));
    drawn += &text(MARGIN + NAMES_WIDTH - GAP, middle, "end", &row.name);
    drawn += &bar(left, right, middle);
    if row.low < row.high {
        drawn += &error_bar(span.x(row.low), span.x(row.high), middle);
    }
    drawn + &text(WIDTH - MARGIN, middle, "end", &row.figure) + "</g>\n"
}

fn bar(left: f64, right: f64, middle: f64) -> String {
    let (top, width) = (middle - BAR_HEIGHT / 2.0, right - left);
    format!(
        "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{BAR_HEIGHT}\" \
         fill=\"{BAR_COLOR}\"/>\n"
    )
}

fn error_bar(low: f64, high: f64, middle: f64) -> String {
    let (top, bottom) = (middle - CAP, middle + CAP);
    format!(
        "<path d=\"M{low:.1} {top:.1}V{bottom:.1}M{low:.1} {middle:.1}H{high:.1}M{high:.1} {top:.1}V{bottom:.1}\" \
         stroke=\"{INK_COLOR}\" fill=\"none\"/>\n"
    )
}

/// A line of text around a height.
fn text(x: f64, middle: f64, anchor: &str, text: &str) -> String {
    let y = middle + BASELINE;
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>\n", escape(text))
}

/// Text as it may stand between tags.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(rows: Vec<Row>, measure: Measure) -> String {
        draw(&Picture { title: vec!["title".to_owned()], rows, measure })
    }

    #[test]
    fn text_is_escaped() {
        assert_eq!(escape("a<b> & c"), "a&lt;b&gt; &amp; c");
        let [name, words] = ["<&>", "<&> is rated 1."].map(str::to_owned);
        let row = Row { name, value: 1.0, low: 0.5, high: 1.5, figure: String::new(), words };
        let picture = drawn(vec![row], Measure::Elo);
        assert!(picture.contains(">&lt;&amp;&gt;</text>"), "{picture}");
        assert_eq!(picture.matches(">&lt;&amp;&gt; is rated 1.").count(), 2, "{picture}");
    }

    #[test]
    fn nothing_to_draw_is_drawn_without_nonsense() {
        let picture = drawn(Vec::new(), Measure::Elo);
        assert!(picture.ends_with("</svg>\n") && !picture.contains("NaN"), "{picture}");
    }
}
