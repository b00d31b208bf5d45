use super::bricks::Color;
use crate::names::named_enum;

named_enum! {
    /// An object of the first edition, or a decoration of the advanced version.
    pub enum Object: "object", 6 {
        Book = "book",
        Chalice = "chalice",
        Crown = "crown",
        Gate = "gate",
        Flag = "flag",
        Arms = "arms",
    }
}

named_enum! {
    /// A piece that stands on a building in the advanced version: a decoration or a statue.
    pub enum Piece: "piece", 13 {
        Book = "book",
        Chalice = "chalice",
        Crown = "crown",
        Gate = "gate",
        Flag = "flag",
        Arms = "arms",
        White = "white-statue",
        Yellow = "yellow-statue",
        Red = "red-statue",
        Green = "green-statue",
        Blue = "blue-statue",
        Purple = "purple-statue",
        Gold = "gold-statue",
    }
}

/// What a piece is, for code that treats decorations and statues differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceKind {
    /// A decoration.
    Decoration(Object),
    /// A statue of a brick colour.
    Statue(Color),
    /// A gold statue.
    Gold,
}

impl Piece {
    /// What the piece is.
    #[inline]
    pub fn kind(self) -> PieceKind {
        let index = self as usize;
        match index {
            0..6 => PieceKind::Decoration(Object::ALL[index]),
            6..12 => PieceKind::Statue(Color::ALL[index - 6]),
            _ => PieceKind::Gold,
        }
    }

    /// The decoration as a piece.
    #[inline]
    pub fn decoration(object: Object) -> Piece {
        Piece::ALL[object as usize]
    }

    /// The statue of a colour as a piece.
    #[inline]
    pub fn statue(color: Color) -> Piece {
        Piece::ALL[6 + color as usize]
    }
}
