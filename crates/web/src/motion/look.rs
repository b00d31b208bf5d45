use palazzi_client::carrara::staging::Flying;
use palazzi_rules::carrara::{Color, Edition, PieceKind};

/// How something that flies is drawn.
pub(super) struct Look {
    /// The name of the drawing in the sprite.
    pub(super) symbol: String,
    /// The class that gives it its colours.
    pub(super) class: String,
    /// The number that flies with it.
    pub(super) number: Option<u32>,
    /// Its width divided by its height.
    pub(super) proportion: f64,
    /// Its usual width in units of the scene.
    pub(super) width: f64,
}

/// How something looks in an edition.
pub(super) fn look(what: Flying, edition: Edition) -> Look {
    let plain = |symbol: &str, width: f64| Look {
        symbol: symbol.to_owned(),
        class: String::new(),
        number: None,
        proportion: 1.0,
        width,
    };
    match what {
        Flying::Brick(color) => {
            let name = format!("brick-{}", letter(color, edition));
            Look { symbol: name.clone(), class: name, proportion: 40.0 / 34.0, ..plain("", 3.4) }
        }
        Flying::Building(building) => {
            let (width, height) = palazzi_art::facade_size(building.value() as u8);
            let (width, height) = (f64::from(width + 12), f64::from(height + 14));
            let symbol = format!("f-{}-{}", building.kind(), building.value());
            let class = if building.value() == 8 { "a-mon" } else { "" };
            Look { symbol, class: class.to_owned(), proportion: width / height, ..plain("", width / 10.0) }
        }
        Flying::Coins(count) => Look { number: Some(count), ..plain("coin", 2.8) },
        Flying::Points(count) => Look { number: Some(count), ..plain("laurel", 2.8) },
        Flying::Marker(seat) => {
            let seat = seat.letter().to_ascii_lowercase();
            Look { class: format!("seat-{seat}"), ..plain(&format!("crest-{seat}"), 2.8) }
        }
        Flying::Piece(piece) => match piece.kind() {
            PieceKind::Decoration(object) => plain(&format!("emblem-{object}"), 2.8),
            PieceKind::Statue(color) => statue(&letter(color, edition)),
            PieceKind::Gold => statue("gold"),
        },
        Flying::Object(object) => plain(&format!("emblem-{object}"), 2.8),
        Flying::Improvement(_) => plain("medal", 3.2),
    }
}

fn statue(color: &str) -> Look {
    Look {
        symbol: "statue".to_owned(),
        class: format!("statue-{color}"),
        number: None,
        proportion: 24.0 / 40.0,
        width: 2.2,
    }
}

/// The letter of a colour in the sprite: the darkest bricks are black in the first edition and purple in the second.
fn letter(color: Color, edition: Edition) -> String {
    match (color, edition) {
        (Color::Dark, Edition::Second | Edition::SecondAdvanced) => "p".to_owned(),
        _ => color.to_string(),
    }
}
