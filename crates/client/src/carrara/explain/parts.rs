use palazzi_rules::carrara::Kind;

use super::asking::Asking;
use super::{Explanation, cities, court, ends, pieces, players, seals, tiles, wheel};
use crate::carrara::Part;
use crate::carrara::names::word;

/// What can be pointed at, as it stands for the reader.
pub(super) fn part(asking: &Asking, part: Part) -> Explanation {
    match part {
        Part::Kind(kind) => self::kind(asking, kind),
        Part::Wheel => wheel::hub(asking),
        Part::InnerWheel => wheel::inner_wheel(asking),
        Part::Location(location) => wheel::location(asking, location),
        Part::Brick(location, color) => wheel::brick(asking, location, color),
        Part::Bought(location, bricks) => wheel::bought(asking, location, bricks),
        Part::Tile(building) => tiles::tile(asking, building),
        Part::City(city) => cities::city(asking, city),
        Part::Own(city, building) => tiles::house(asking, asking.seat, city, building),
        Part::Payment(bricks) => wheel::payment(asking, bricks),
        Part::Improvement(improvement) => cities::improvement(asking, improvement),
        Part::Space(space) => court::space(asking, space),
        Part::OpenArea => court::open_area(asking),
        Part::Place(place) => seals::seal(asking, asking.seat, place),
        Part::Piece(piece) => pieces::piece(asking, piece),
        Part::NoPiece => pieces::no_piece(asking),
        Part::Stored(piece) => pieces::stored(asking, piece),
        Part::Warehouse => pieces::warehouse(asking, asking.seat),
        Part::Object(object) => pieces::object(asking, object),
        Part::Stack => ends::stack(asking),
        Part::Seat(seat) => players::player(asking, seat),
    }
}

/// A kind of action: when it is possible, and why it is not now.
fn kind(asking: &Asking, kind: Kind) -> Explanation {
    let mut explanation = Explanation::new(&asking.called(Part::Kind(kind)));
    explanation.text(word(asking.texts, "not-now", kind.name()));
    asking.why_not(&mut explanation, Part::Kind(kind));
    let ids = &asking.rules().ids;
    let rule = match kind {
        Kind::Turn | Kind::Spin => ids.turning,
        Kind::Buy => ids.buying,
        Kind::Broke => ids.broke,
        Kind::Build => ids.building,
        Kind::Upgrade => ids.upgrading,
        Kind::Improve => ids.improving,
        Kind::Court => "E2-SCORE-3",
        Kind::Score => ids.scoring,
        Kind::Take | Kind::Place | Kind::Decline => "A-BUY-2",
        Kind::Store | Kind::Swap | Kind::Move => "A-STORE-1",
        Kind::Purchase => "A-BONUS-1",
        Kind::Object => "E1-XTRA-1",
        Kind::Announce => "E1-END-2",
        Kind::Stuck | Kind::Pass | Kind::End => ids.turn,
    };
    asking.cite(&mut explanation, &[rule]);
    if explanation.rules.is_empty() {
        asking.cite(&mut explanation, &[ids.turn]);
    }
    explanation
}
