//! The win chances by entry, as SVG.

use palazzi_bots::{Stretch, TurningPoint};
use palazzi_client::chart::{round_marks, spread};
use palazzi_rules::Seat;

use super::markup::{self, escape, letter};
use super::report::{Report, ends, percent};
use super::text::words;

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 400.0;
/// Where the plot begins and ends.
const LEFT: f64 = 70.0;
const RIGHT: f64 = 866.0;
const TOP: f64 = 46.0;
const BOTTOM: f64 = 346.0;
/// The lane above the plot in which the numbers of the turning points stand.
const LANE: f64 = 20.0;
const BADGE_RADIUS: f64 = 10.0;
const BADGE_GAP: f64 = 24.0;
/// The least distance between names at the ends of the lines.
const NAME_GAP: f64 = 17.0;
/// The most marks on the axis of entries.
const MOST_MARKS: usize = 10;

/// Where the lines of the title stand, above the graph.
const TITLE: [f64; 3] = [-50.0, -28.0, -10.0];
/// The height that they take.
const TITLE_HEIGHT: f64 = 78.0;
/// Where the list of turning points begins, below the graph.
const LIST: f64 = HEIGHT + 12.0;
/// The height of a line in it.
const LIST_LINE: f64 = 21.0;
/// The most letters in a line of it.
const MOST_LETTERS: usize = 115;
/// Lines of longer games are drawn thin, as they change too often for broad ones.
const LONG_GAME: usize = 120;

const STYLE: &str = include_str!("graph.css");

/// Draws the graph as a picture of its own, with a title above it and the turning points in words below.
pub(crate) fn svg(report: &Report) -> String {
    let lines = match report.turning_points.len() {
        0 => 0,
        points => points + 2,
    };
    let sheet = Sheet {
        top: -TITLE_HEIGHT,
        bottom: HEIGHT + LIST_LINE * lines as f64,
        around: title(report) + &list(&report.turning_points),
        description: description(report) + &turning_points(&report.turning_points),
    };
    draw(report, &sheet)
}

/// Draws the graph for a page that has a title and the turning points in words itself.
pub(crate) fn figure(report: &Report) -> String {
    let sheet = Sheet { top: 0.0, bottom: HEIGHT, around: String::new(), description: description(report) };
    draw(report, &sheet)
}

/// What the graph is drawn on.
struct Sheet {
    /// From where to where it is seen.
    top: f64,
    bottom: f64,
    /// What is drawn around the graph.
    around: String,
    /// All of it in words.
    description: String,
}

/// Draws the win chance of every seat, numbers the turning points, and adds what stands around that.
fn draw(report: &Report, Sheet { top, bottom, around, description }: &Sheet) -> String {
    let axis = Axis { entries: report.entries.len().max(1) };
    let height = bottom - top;
    let class = if axis.entries > LONG_GAME { "wins long" } else { "wins" };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{class}\" viewBox=\"0 {top} {WIDTH} {height}\" \
         role=\"img\" aria-labelledby=\"wins-title wins-text\">\n\
         <title id=\"wins-title\">Win chances by entry: {}</title>\n\
         <desc id=\"wins-text\">{}</desc>\n<style>\n{STYLE}</style>\n\
         <rect class=\"paper\" y=\"{top}\" width=\"{WIDTH}\" height=\"{height}\"/>\n",
        escape(&report.subtitle()),
        escape(description),
    );
    svg += around;
    svg += &axis.marks();
    svg += &shares(report.analysis.players);
    let curve = report.curve();
    for seat in report.seats() {
        svg += &curve.iter().map(|stretch| line(seat, stretch, axis)).collect::<String>();
    }
    svg += &names(report, &curve, axis);
    svg += &badges(&report.turning_points, &curve, axis);
    if let Some(stopped) = report.stopped() {
        svg += &label(LEFT, BOTTOM + 42.0, "start", &stopped);
    }
    svg + "</svg>\n"
}

/// What was played, how it ended, and how it was analysed.
fn title(report: &Report) -> String {
    let heading = format!("{}, {} players: win chances", report.title(), report.analysis.players);
    let [first, second, third] = TITLE;
    let heading = format!("<text class=\"heading\" x=\"{LEFT}\" y=\"{first}\">{}</text>\n", escape(&heading));
    let ending = label(LEFT, second, "start", &report.ending());
    heading + &ending + &label(LEFT, third, "start", &report.subtitle())
}

/// The turning points by their numbers.
fn list(points: &[TurningPoint]) -> String {
    if points.is_empty() {
        return String::new();
    }
    let mut list = format!("<text class=\"number\" x=\"{LEFT}\" y=\"{LIST}\">turning points</text>\n");
    for (number, point) in (1..).zip(points) {
        let y = LIST + LIST_LINE * number as f64;
        let text = shortened(&sentence(point), MOST_LETTERS);
        list += &format!("<text class=\"number\" x=\"{LEFT}\" y=\"{y:.1}\">{number}</text>\n");
        list += &label(LEFT + 18.0, y, "start", &text);
    }
    list
}

/// A turning point in words: `entry 12, A −20.1 %, blunder: pass; court c2 was better`.
fn sentence(point: &TurningPoint) -> String {
    let TurningPoint { entry, seat, change, .. } = point;
    format!("entry {entry}, {seat} {}, {}", markup::change(*change), words(point))
}

/// As much of a text as so many letters hold.
fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}

/// The graph in words.
fn description(report: &Report) -> String {
    let curve = report.curve();
    let Some((first, last)) = ends(&curve) else { return "No decision left a choice.".to_owned() };
    let seats = report.seats().map(|seat| {
        let (first, last) = (percent(first[seat as usize]), percent(last[seat as usize]));
        format!("{seat} goes from {first} to {last}.")
    });
    let stopped = report.stopped().map(|stopped| format!("The analysis was {stopped}."));
    seats.chain(stopped).collect::<Vec<_>>().join(" ")
}

/// The turning points in words, to be told after the graph.
fn turning_points(points: &[TurningPoint]) -> String {
    let points = (1..).zip(points);
    points.map(|(number, point)| format!(" Turning point {number}: {}.", sentence(point))).collect()
}

/// The axis of entries.
#[derive(Clone, Copy)]
struct Axis {
    entries: usize,
}

impl Axis {
    fn x(self, entry: usize) -> f64 {
        LEFT + (RIGHT - LEFT) * entry as f64 / self.entries as f64
    }

    /// Marks at round numbers of entries.
    fn marks(self) -> String {
        let mut marks = String::new();
        for entry in round_marks(0, self.entries as i32, MOST_MARKS) {
            let x = self.x(entry as usize);
            marks += &format!("<path class=\"grid\" d=\"M{x:.1} {BOTTOM}v5\"/>\n");
            marks += &label(x, BOTTOM + 21.0, "middle", &entry.to_string());
        }
        marks + &label(RIGHT, BOTTOM + 42.0, "end", "entry")
    }
}

fn y(share: f32) -> f64 {
    BOTTOM - (BOTTOM - TOP) * f64::from(share.clamp(0.0, 1.0))
}

/// The axis of shares, with a line at an even share.
fn shares(players: usize) -> String {
    let mut lines = String::new();
    for quarter in 0..=4_u8 {
        let y = y(f32::from(quarter) / 4.0);
        lines += &format!("<path class=\"grid\" d=\"M{LEFT} {y:.1}H{RIGHT}\"/>\n");
        lines += &label(LEFT - 8.0, y + 4.5, "end", &format!("{} %", 25 * quarter));
    }
    let even = 1.0 / players as f32;
    let y = y(even);
    if players == 3 {
        lines += &label(LEFT - 8.0, y + 4.5, "end", &format!("{:.0} %", 100.0 * even));
    }
    let middle = (TOP + BOTTOM) / 2.0;
    lines += &format!(
        "<text transform=\"translate(16 {middle})rotate(-90)\" text-anchor=\"middle\">win chance</text>\n"
    );
    lines + &format!("<path class=\"even\" d=\"M{LEFT} {y:.1}H{RIGHT}\"/>\n")
}

/// The win chances of a seat over a stretch; a dot if only one is known.
fn line(seat: Seat, stretch: &Stretch<'_>, axis: Axis) -> String {
    let letter = letter(seat);
    let place = |(entry, wins): &(usize, &[f32])| (axis.x(*entry), y(wins[seat as usize]));
    if let [only] = stretch[..] {
        let (x, y) = place(&only);
        return format!("<circle class=\"dot {letter}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\"/>\n");
    }
    let points: Vec<String> = stretch.iter().map(place).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    format!("<polyline class=\"line {letter}\" points=\"{}\"/>\n", points.join(" "))
}

/// The seats at the ends of their lines, with what they end at.
fn names(report: &Report, curve: &[Stretch<'_>], axis: Axis) -> String {
    let Some((entry, last)) = curve.last().and_then(|stretch| stretch.last()) else { return String::new() };
    let mut seats: Vec<(Seat, f32)> = report.seats().zip(last.iter().copied()).collect();
    seats.sort_by(|(_, left), (_, right)| right.total_cmp(left));
    let heights: Vec<f64> = seats.iter().map(|(_, share)| y(*share)).collect();
    let heights = spread(&heights, NAME_GAP, BOTTOM);
    let name = |((seat, share), y): (&(Seat, f32), f64)| {
        let (letter, share) = (letter(*seat), 100.0 * share);
        format!(
            "<text class=\"name {letter}\" x=\"{:.1}\" y=\"{:.1}\">{seat}  {share:.0} %</text>\n",
            axis.x(*entry) + 8.0,
            y + 4.5
        )
    };
    seats.iter().zip(heights).map(name).collect()
}

/// The numbers of the turning points, with a line down to the seat's win chance after each.
fn badges(points: &[TurningPoint], curve: &[Stretch<'_>], axis: Axis) -> String {
    let places: Vec<f64> = points.iter().map(|point| axis.x(point.entry)).collect();
    let places = spread(&places, BADGE_GAP, RIGHT);
    let mut badges = String::new();
    for (index, (point, place)) in points.iter().zip(places).enumerate() {
        let TurningPoint { entry, seat, .. } = point;
        let Some((known, wins)) = curve.iter().flatten().find(|(known, _)| known >= entry) else { continue };
        let (x, height) = (axis.x(*known), y(wins[*seat as usize]));
        let (number, edge) = (index + 1, LANE + BADGE_RADIUS);
        badges += &format!(
            "<g><title>{number}: {}</title>\
             <path class=\"leader\" d=\"M{place:.1} {edge:.1}L{x:.1} {TOP}V{height:.1}\"/>\
             <circle class=\"spot\" cx=\"{x:.1}\" cy=\"{height:.1}\" r=\"4\"/>\
             <circle class=\"badge\" cx=\"{place:.1}\" cy=\"{LANE}\" r=\"{BADGE_RADIUS}\"/>\
             <text class=\"number\" x=\"{place:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{number}</text></g>\n",
            escape(&sentence(point)),
            LANE + 4.5,
        );
    }
    badges
}

fn label(x: f64, y: f64, anchor: &str, text: &str) -> String {
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>\n", escape(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_shortened() {
        assert_eq!(shortened("pass", 4), "pass");
        assert_eq!(shortened("court −5", 7), "court …");
    }

    #[test]
    fn marks_are_round_and_few() {
        for entries in [1, 7, 23, 99, 240, 1_000] {
            let marks = Axis { entries }.marks().matches("<path").count();
            assert!((2..=MOST_MARKS + 1).contains(&marks), "{entries}: {marks}");
        }
    }
}
