//! The win chances by entry, as SVG.

use palazzi_bots::TurningPoint;
use palazzi_client::chart::{round_marks, spread};
use palazzi_rules::Seat;

use super::markup::{escape, letter};
use super::report::{Report, percent, signed_percent};
use super::text::words;

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 400.0;
/// Where the plot begins and ends.
const LEFT: f64 = 52.0;
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

const STYLE: &str = include_str!("graph.css");

/// Draws the win chance of every seat, and numbers the turning points.
pub(crate) fn svg(report: &Report) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"wins\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         role=\"img\" aria-labelledby=\"wins-title wins-text\">\n\
         <title id=\"wins-title\">Win chances by entry: {}</title>\n\
         <desc id=\"wins-text\">{}</desc>\n<style>\n{STYLE}</style>\n\
         <rect class=\"paper\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>\n",
        escape(&report.subtitle()),
        escape(&description(report)),
    );
    let axis = Axis { entries: report.entries.len().max(1) };
    svg += &axis.marks();
    svg += &shares(report.analysis.players);
    let curve = report.curve();
    for seat in report.seats() {
        svg += &line(seat, &curve, axis);
    }
    svg += &names(report, &curve);
    svg += &badges(&report.turning_points, &curve, axis);
    svg + "</svg>\n"
}

/// The graph in words.
fn description(report: &Report) -> String {
    let curve = report.curve();
    let (Some((_, first)), Some((_, last))) = (curve.first(), curve.last()) else {
        return "No decision left a choice.".to_owned();
    };
    let seats = report.seats().map(|seat| {
        let (first, last) = (percent(first[seat as usize]), percent(last[seat as usize]));
        format!("{seat} goes from {first} to {last}.")
    });
    seats.collect::<Vec<_>>().join(" ")
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
        marks + &label((LEFT + RIGHT) / 2.0, BOTTOM + 42.0, "middle", "entry")
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
    lines + &format!("<path class=\"even\" d=\"M{LEFT} {y:.1}H{RIGHT}\"/>\n")
}

fn line(seat: Seat, curve: &[(usize, &[f32])], axis: Axis) -> String {
    let point =
        |(entry, wins): &(usize, &[f32])| format!("{:.1},{:.1}", axis.x(*entry), y(wins[seat as usize]));
    let points: Vec<String> = curve.iter().map(point).collect();
    format!("<polyline class=\"line {}\" points=\"{}\"/>\n", letter(seat), points.join(" "))
}

/// The seats at the ends of their lines, with what they end at.
fn names(report: &Report, curve: &[(usize, &[f32])]) -> String {
    let Some((_, last)) = curve.last() else { return String::new() };
    let mut seats: Vec<(Seat, f32)> = report.seats().zip(last.iter().copied()).collect();
    seats.sort_by(|(_, left), (_, right)| right.total_cmp(left));
    let heights: Vec<f64> = seats.iter().map(|(_, share)| y(*share)).collect();
    let heights = spread(&heights, NAME_GAP, BOTTOM);
    let name = |((seat, share), y): (&(Seat, f32), f64)| {
        let (letter, share) = (letter(*seat), 100.0 * share);
        format!(
            "<text class=\"name {letter}\" x=\"{:.1}\" y=\"{:.1}\">{seat}  {share:.0} %</text>\n",
            RIGHT + 8.0,
            y + 4.5
        )
    };
    seats.iter().zip(heights).map(name).collect()
}

/// The numbers of the turning points, with a line down to the seat's win chance after each.
fn badges(points: &[TurningPoint], curve: &[(usize, &[f32])], axis: Axis) -> String {
    let places: Vec<f64> = points.iter().map(|point| axis.x(point.entry)).collect();
    let places = spread(&places, BADGE_GAP, RIGHT);
    let mut badges = String::new();
    for (index, (point, place)) in points.iter().zip(places).enumerate() {
        let TurningPoint { entry, seat, change, .. } = point;
        let Some((known, wins)) = curve.iter().find(|(known, _)| known >= entry) else { continue };
        let (x, height) = (axis.x(*known), y(wins[*seat as usize]));
        let (number, edge) = (index + 1, LANE + BADGE_RADIUS);
        let title = format!("{number}: entry {entry}, {seat} {}, {}", signed_percent(*change), words(point));
        badges += &format!(
            "<g><title>{}</title>\
             <path class=\"leader\" d=\"M{place:.1} {edge:.1}L{x:.1} {TOP}V{height:.1}\"/>\
             <circle class=\"spot\" cx=\"{x:.1}\" cy=\"{height:.1}\" r=\"4\"/>\
             <circle class=\"badge\" cx=\"{place:.1}\" cy=\"{LANE}\" r=\"{BADGE_RADIUS}\"/>\
             <text class=\"number\" x=\"{place:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{number}</text></g>\n",
            escape(&title),
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
    fn marks_are_round_and_few() {
        for entries in [1, 7, 23, 99, 240, 1_000] {
            let marks = Axis { entries }.marks().matches("<path").count();
            assert!((2..=MOST_MARKS + 1).contains(&marks), "{entries}: {marks}");
        }
    }
}
