//! The board in words: headings and lists that say everything the pictures show.

use leptos::prelude::*;
use palazzi_client::carrara::{
    CardKind, End, bricks, building, card_name, card_text, city, coins, color, condition_text, court_text,
    end, estimates, improvement, monuments, numeral, object, objects, piece, plaque_text, points, reward,
    scoring, space,
};
use palazzi_client::{Names, Texts, say};
use palazzi_rules::Seat;
use palazzi_rules::carrara::{
    BagView, Board as Front, Building, City, Color, Eights, Improvement, Location, Markers, Object, Piece,
    Pieces, Space, TileSet, View,
};

use super::lights::Board;

/// A heading and the lines below it.
struct Chapter {
    title: String,
    lines: Vec<String>,
}

/// The board as text.
#[component]
pub(super) fn TextBoard(board: Board) -> AnyView {
    let i18n = board.i18n();
    let chapters = move || {
        let view = board.stage.view.get();
        let texts = i18n.texts();
        board.stage.names.with(|names| all(&view, names, &texts))
    };
    let chapter = |Chapter { title, lines }: Chapter| {
        view! {
            <h2>{title}</h2>
            <ul>{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
        }
    };
    view! {
        <section class="carrara as-text" data-scrolls tabindex="0" aria-label=move || say!(i18n, TABLE_TEXT_MODE)>
            {move || chapters().into_iter().map(chapter).collect_view()}
        </section>
    }
    .into_any()
}

fn all(view: &View, names: &Names, texts: &Texts) -> Vec<Chapter> {
    let rules = view.table.edition.rules();
    let mut chapters = vec![wheel(view, texts), buildings(view, texts)];
    if rules.eights == Eights::Present {
        chapters.push(great(view, texts));
    }
    if rules.markers != Markers::Store {
        chapters.push(court(view, names, texts));
    }
    if rules.pieces != Pieces::None {
        chapters.push(goods(view, texts));
    }
    chapters.push(ending(view, names, texts));
    let own = names.you.into_iter();
    let others = Seat::of(view.table.players()).filter(|seat| Some(*seat) != names.you);
    for seat in own.chain(others) {
        chapters.push(player(view, seat, names, texts));
        chapters.push(places(view, seat, names, texts));
    }
    chapters
}

fn wheel(view: &View, texts: &Texts) -> Chapter {
    let table = &view.table;
    let symbols = table.edition.rules().pieces == Pieces::Ornaments;
    let mut lines: Vec<String> = Location::ALL
        .into_iter()
        .map(|location| {
            let held = table.wheel[location];
            let prices = held
                .colors()
                .map(|(kind, _)| format!("{} {}", color(kind, table.edition, texts), kind.price(location)));
            let prices = prices.collect::<Vec<_>>().join(", ");
            let line = say!(
                texts,
                CARRARA_TEXT_LOCATION,
                number = numeral(location),
                bricks = bricks(held, table.edition, texts),
                prices = prices,
                count = held.total()
            );
            match symbols {
                false => line,
                true => {
                    let shown = [
                        Piece::decoration(table.decoration_at(location)),
                        Piece::statue(table.statue_at(location)),
                    ];
                    let [decoration, statue] = shown.map(|shown| piece(shown, texts));
                    format!(
                        "{line} {}",
                        say!(texts, CARRARA_TEXT_SYMBOLS, decoration = decoration, statue = statue)
                    )
                }
            }
        })
        .collect();
    lines.push(match view.bag {
        BagView::Empty => say!(texts, CARRARA_BAG_EMPTY),
        BagView::NotEmpty => say!(texts, CARRARA_BAG_FILLED),
    });
    Chapter { title: say!(texts, CARRARA_WHEEL_TITLE), lines }
}

fn buildings(view: &View, texts: &Texts) -> Chapter {
    let face_up = view.table.spaces.iter().flatten().map(|tile| building(tile.building(), texts));
    let mut lines: Vec<String> = face_up.collect();
    lines.push(say!(texts, CARRARA_STACK, count = view.table.stack.count()));
    Chapter { title: say!(texts, CARRARA_BUILDINGS), lines }
}

/// Buildings of value 8, and improvements.
fn great(view: &View, texts: &Texts) -> Chapter {
    let eights = list(view.table.eights, texts);
    let left = Improvement::ALL.into_iter().filter(|tile| view.table.improvements >> *tile as u8 & 1 != 0);
    let improvements = left.map(|tile| {
        say!(texts, CARRARA_TEXT_IMPROVEMENT, improvement = improvement(tile, &view.table, texts))
    });
    let lines = std::iter::once(eights).chain(improvements).collect();
    Chapter { title: monuments(view.table.edition, texts), lines }
}

fn list(tiles: TileSet, texts: &Texts) -> String {
    let names: Vec<String> = tiles.iter().map(|tile| building(tile.building(), texts)).collect();
    if names.is_empty() { say!(texts, CARRARA_NOTHING) } else { names.join(", ") }
}

fn court(view: &View, names: &Names, texts: &Texts) -> Chapter {
    let table = &view.table;
    let spaces = Space::ALL.into_iter().take(table.edition.rules().marker_count.into());
    let seats = || Seat::of(table.players());
    let mut lines: Vec<String> = spaces
        .map(|at| {
            let here: Vec<(Seat, u8)> =
                seats().filter(|seat| table.boards[*seat].has_marker(at)).map(|seat| (seat, 1)).collect();
            let visitor = table.visit.filter(|visit| visit.space == at).map(|visit| visit.holder);
            court_text(&space(at, table, texts), &here, visitor, names, texts)
        })
        .collect();
    let open: Vec<(Seat, u8)> = seats().map(|seat| (seat, table.boards[seat].open_markers)).collect();
    lines.push(court_text(&say!(texts, CARRARA_OPEN_AREA), &open, None, names, texts));
    Chapter { title: say!(texts, CARRARA_COURT), lines }
}

fn goods(view: &View, texts: &Texts) -> Chapter {
    let table = &view.table;
    if table.edition.rules().pieces == Pieces::Objects {
        let one = |kind: Object| {
            let sale = if table.for_sale >> kind as u8 & 1 != 0 { "yes" } else { "no" };
            let price = palazzi_rules::carrara::PIECE_PRICE;
            say!(
                texts,
                CARRARA_OBJECT_STOCK,
                object = object(kind, texts),
                sale = sale,
                price = price,
                count = table.supply[kind]
            )
        };
        return Chapter { title: say!(texts, CARRARA_OBJECTS), lines: Object::ALL.map(one).into() };
    }
    let line = |kind: Piece, count: u8| {
        let price = palazzi_rules::carrara::PIECE_PRICE;
        say!(texts, CARRARA_PIECE_STOCK, piece = piece(kind, texts), price = price, count = count)
    };
    let decorations = Object::ALL.map(|kind| line(Piece::decoration(kind), table.supply[kind]));
    let statues = Color::ALL.map(|kind| line(Piece::statue(kind), table.statues[kind]));
    let lines = decorations.into_iter().chain(statues).collect();
    Chapter { title: say!(texts, CARRARA_ORNAMENTS), lines }
}

fn ending(view: &View, names: &Names, texts: &Texts) -> Chapter {
    let seat = names.you.unwrap_or(Seat::A);
    let table = &view.table;
    let mut lines = Vec::new();
    match end(view, seat) {
        Some(End::Announcement { conditions, buildings, announced }) => {
            for condition in conditions {
                let text = condition_text(table, &condition, texts).unwrap_or_default();
                let have =
                    if condition.hidden { "?".to_owned() } else { condition.progress.have.to_string() };
                lines.push(format!("{text} {have}/{}", condition.progress.need));
            }
            let bonus =
                card_name(table, CardKind::Bonus, texts).zip(card_text(table, CardKind::Bonus, texts));
            lines.extend(bonus.map(|(name, text)| format!("{name}: {text}")));
            lines.push(say!(texts, CARRARA_BUILDINGS_LEFT, count = buildings));
            lines.extend(
                announced.map(|seat| say!(texts, CARRARA_ANNOUNCED, who = names.of(seat).to_owned())),
            );
        }
        Some(End::MarkersAndStack { markers, of, stack, triggered }) => {
            let fewest = markers.iter().copied().min().unwrap_or(of);
            lines.push(say!(texts, CARRARA_END_MARKERS, used = of - fewest, of = of));
            lines.push(say!(texts, CARRARA_END_STACK, count = stack));
            lines.extend(
                triggered.map(|seat| say!(texts, CARRARA_TRIGGERED, who = names.of(seat).to_owned())),
            );
        }
        None => {}
    }
    Chapter { title: say!(texts, CARRARA_END), lines }
}

fn player(view: &View, seat: Seat, names: &Names, texts: &Texts) -> Chapter {
    let table = &view.table;
    let front = &table.boards[seat];
    let rules = table.edition.rules();
    let mut lines = vec![points(front.points.into(), texts)];
    lines.extend(estimates(view).get(seat as usize).map(|estimate| {
        let hidden = if estimate.hidden { "yes" } else { "no" };
        say!(texts, CARRARA_ESTIMATE_LONG, points = estimate.score.total(), hidden = hidden)
    }));
    lines.push(say!(texts, CARRARA_MARKERS_LEFT, count = front.markers_left(rules)));
    match view.holdings[seat] {
        Some(held) => {
            lines.push(coins(held.coins.into(), texts));
            lines.push(say!(texts, CARRARA_TEXT_BRICKS, bricks = bricks(held.bricks, table.edition, texts)));
            if rules.pieces == Pieces::Objects {
                let some = Object::ALL.into_iter().filter(|kind| held.objects[*kind] > 0);
                let some: Vec<String> =
                    some.map(|kind| objects(kind, held.objects[kind].into(), texts)).collect();
                let some = if some.is_empty() { say!(texts, CARRARA_NOTHING) } else { some.join(", ") };
                lines.push(say!(texts, CARRARA_TEXT_OBJECTS, objects = some));
            }
        }
        None => lines.push(say!(texts, CARRARA_HIDDEN)),
    }
    lines.extend(City::ALL.into_iter().map(|at| street(view, seat, front, at, texts)));
    if rules.pieces == Pieces::Ornaments {
        let stored: Vec<String> = front.warehouse.iter().flatten().map(|kind| piece(*kind, texts)).collect();
        let stored = if stored.is_empty() { say!(texts, CARRARA_NOTHING) } else { stored.join(", ") };
        lines.push(say!(texts, CARRARA_TEXT_STORED, pieces = stored));
    }
    Chapter { title: names.of(seat).to_owned(), lines }
}

fn street(view: &View, seat: Seat, front: &Front, at: City, texts: &Texts) -> String {
    let houses: Vec<Building> = front.cities[at].iter().map(|tile| front.name(tile)).collect();
    let houses = match houses.is_empty() {
        true => say!(texts, CARRARA_NOTHING),
        false => houses.iter().map(|house| building(*house, texts)).collect::<Vec<_>>().join(", "),
    };
    let each = reward(view.table.city_reward(seat, at), texts);
    say!(
        texts,
        CARRARA_TEXT_STREET,
        city = city(at, texts),
        buildings = houses,
        reward = each,
        color = color(at.color(), view.table.edition, texts)
    )
}

fn places(view: &View, seat: Seat, names: &Names, texts: &Texts) -> Chapter {
    let line = |found| plaque_text(&found, names, texts);
    let title = say!(texts, CARRARA_TEXT_PLACES, who = names.of(seat).to_owned());
    Chapter { title, lines: scoring(view, seat).into_iter().map(line).collect() }
}
