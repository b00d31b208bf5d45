//! Colours. Nothing is said by colour alone: letters, brackets and words say it, too.

use palazzi_rules::Seat;
use palazzi_rules::carrara::Color as Brick;
use palazzi_rules::palazzo::{Currency, Material};
use ratatui::style::{Color, Modifier, Style};

/// How many colours a terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// None: everything in the colours of the terminal.
    None,
    /// The sixteen of the terminal.
    Sixteen,
    /// 256.
    Indexed,
    /// All.
    True,
}

impl Depth {
    /// What the environment says: `NO_COLOR` (any value but an empty one), `COLORTERM` and `TERM`.
    pub fn of(variable: impl Fn(&str) -> Option<String>) -> Depth {
        let said = |name: &str| variable(name).unwrap_or_default();
        let term = said("TERM");
        match () {
            () if !said("NO_COLOR").is_empty() || term == "dumb" => Depth::None,
            () if matches!(said("COLORTERM").as_str(), "truecolor" | "24bit") => Depth::True,
            () if term.contains("256color") => Depth::Indexed,
            () => Depth::Sixteen,
        }
    }
}

/// What something is, as far as that has a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// Words.
    Plain,
    /// Words of less importance.
    Faint,
    /// Words of more importance.
    Strong,
    /// The title of a part of the screen.
    Title,
    /// The bar at the top.
    Bar,
    /// A key that can be pressed.
    Key,
    /// Good news.
    Good,
    /// Something that is not possible.
    Bad,
    /// A brick or statue, by its colour; the sixth is black in the first edition and purple in the second.
    Brick(Brick, Dark),
    /// A gold statue.
    Gold,
    /// A building, or a tile of no colour.
    Stone,
    /// A tile of Palazzo.
    Material(Material),
    /// A money card; nothing for a certificate.
    Money(Option<Currency>),
    /// A player.
    Seat(Seat),
}

/// What the sixth colour of bricks looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dark {
    Black,
    Purple,
}

type Rgb = (u8, u8, u8);

/// A colour, and the one of sixteen that stands for it.
type Paint = (Rgb, Color);

impl Ink {
    /// How it is drawn in a terminal of so many colours.
    pub(crate) fn style(self, depth: Depth) -> Style {
        let style = Style::default();
        let style = match self {
            Ink::Strong | Ink::Key | Ink::Title | Ink::Seat(_) => style.add_modifier(Modifier::BOLD),
            Ink::Bar => style.add_modifier(Modifier::REVERSED | Modifier::BOLD),
            Ink::Faint if depth == Depth::None => style.add_modifier(Modifier::DIM),
            _ => style,
        };
        if depth == Depth::None {
            return style;
        }
        let (front, back) = self.colors();
        let paint = |(rgb, sixteen): Paint| match depth {
            Depth::True => Color::Rgb(rgb.0, rgb.1, rgb.2),
            Depth::Indexed => Color::Indexed(nearest(rgb)),
            Depth::Sixteen | Depth::None => sixteen,
        };
        let style = match front {
            Some(color) => style.fg(paint(color)),
            None => style,
        };
        match back {
            Some(color) => style.remove_modifier(Modifier::REVERSED).bg(paint(color)),
            None => style,
        }
    }

    /// The colours of letters and of what is behind them, each with its fallback.
    fn colors(self) -> (Option<Paint>, Option<Paint>) {
        const BLACK: Option<Paint> = Some(((20, 18, 16), Color::Black));
        const WHITE: Option<Paint> = Some(((250, 248, 240), Color::White));
        let back = |rgb, color| (BLACK, Some((rgb, color)));
        match self {
            Ink::Plain | Ink::Strong => (None, None),
            Ink::Faint => (Some(((138, 134, 126), Color::DarkGray)), None),
            Ink::Title => (Some(((196, 150, 90), Color::Yellow)), None),
            Ink::Key => (Some(((110, 180, 220), Color::Cyan)), None),
            Ink::Bar => (WHITE, Some(((122, 62, 40), Color::Red))),
            Ink::Good => (Some(((120, 190, 110), Color::Green)), None),
            Ink::Bad => (Some(((230, 110, 90), Color::LightRed)), None),
            Ink::Brick(Brick::White, _) => back((240, 236, 226), Color::White),
            Ink::Brick(Brick::Yellow, _) => back((238, 196, 70), Color::LightYellow),
            Ink::Brick(Brick::Red, _) => (WHITE, Some(((186, 50, 42), Color::Red))),
            Ink::Brick(Brick::Green, _) => back((104, 170, 84), Color::Green),
            Ink::Brick(Brick::Blue, _) => (WHITE, Some(((52, 100, 180), Color::Blue))),
            Ink::Brick(Brick::Dark, Dark::Black) => (WHITE, Some(((66, 62, 60), Color::DarkGray))),
            Ink::Brick(Brick::Dark, Dark::Purple) => (WHITE, Some(((124, 66, 150), Color::Magenta))),
            Ink::Gold => back((226, 180, 40), Color::Yellow),
            Ink::Stone => back((206, 196, 178), Color::Gray),
            Ink::Material(Material::Brick) => (WHITE, Some(((168, 72, 50), Color::Red))),
            Ink::Material(Material::Sandstone) => back((224, 186, 106), Color::Yellow),
            Ink::Material(Material::Marble) => back((232, 232, 236), Color::White),
            Ink::Money(Some(Currency::Florin)) => back((226, 184, 60), Color::LightYellow),
            Ink::Money(Some(Currency::Ducat)) => back((120, 180, 196), Color::Cyan),
            Ink::Money(Some(Currency::Lira)) => back((150, 190, 110), Color::Green),
            Ink::Money(None) => back((214, 208, 200), Color::Gray),
            Ink::Seat(Seat::A) => (Some(((226, 120, 80), Color::LightRed)), None),
            Ink::Seat(Seat::B) => (Some(((110, 160, 230), Color::LightBlue)), None),
            Ink::Seat(Seat::C) => (Some(((130, 190, 100), Color::LightGreen)), None),
            Ink::Seat(Seat::D) => (Some(((200, 130, 210), Color::LightMagenta)), None),
        }
    }
}

/// The nearest colour of the cube and the greys of 256 colours.
fn nearest(rgb: Rgb) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let near = |value: u8| (0..6).min_by_key(|step| STEPS[*step].abs_diff(value)).unwrap_or(0);
    let distance = |one: Rgb| {
        let far = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        far(one.0, rgb.0) + far(one.1, rgb.1) + far(one.2, rgb.2)
    };
    let [red, green, blue] = [rgb.0, rgb.1, rgb.2].map(near);
    let cube = (STEPS[red], STEPS[green], STEPS[blue]);
    let grey =
        (0..24_u8).min_by_key(|step| distance((8 + 10 * step, 8 + 10 * step, 8 + 10 * step))).unwrap_or(0);
    let shade = 8 + 10 * grey;
    if distance((shade, shade, shade)) < distance(cube) {
        232 + grey
    } else {
        (16 + 36 * red + 6 * green + blue) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        let with = |set: &'static [(&str, &str)]| {
            Depth::of(|name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
        };
        assert_eq!(with(&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]), Depth::True);
        assert_eq!(with(&[("TERM", "xterm-256color")]), Depth::Indexed);
        assert_eq!(with(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(with(&[("TERM", "xterm-256color"), ("NO_COLOR", "1")]), Depth::None);
        assert_eq!(with(&[("TERM", "xterm-256color"), ("NO_COLOR", "")]), Depth::Indexed);
        assert_eq!(with(&[("TERM", "dumb")]), Depth::None);
    }

    #[test]
    fn without_colours_no_ink_has_one() {
        for ink in [Ink::Bar, Ink::Stone, Ink::Brick(Brick::Red, Dark::Black), Ink::Seat(Seat::A), Ink::Faint]
        {
            let style = ink.style(Depth::None);
            assert_eq!((style.fg, style.bg), (None, None), "{ink:?}");
        }
    }

    #[test]
    fn a_colour_of_the_cube_is_its_own_nearest() {
        assert_eq!(nearest((255, 0, 0)), 196);
        assert_eq!(nearest((8, 8, 8)), 232);
    }
}
