use leptos::prelude::*;
use palazzi_client::palazzo::{
    Standing, back, bidding, ending, material, money, next_quarry, paid, quarry_for, reach, tile, tiles,
    worth,
};
use palazzi_client::{Texts, say};
use palazzi_rules::Seat;
use palazzi_rules::palazzo::{Deck, Hand, Material, Payment, Phase, Player, Quarry, TileSet, View};

use super::play::Play;

/// The board in words: everything that is drawn, as headings and lists.
#[component]
pub(super) fn BoardText(play: Play) -> impl IntoView {
    let (stage, i18n) = (play.stage, play.stage.i18n);
    let lists = move || {
        let (view, texts) = (stage.view.get(), i18n.texts());
        let mut lists = market(&view, &texts);
        lists.extend(moment(play, &view, &texts));
        let count = view.players.len();
        let own = play.shown_seat();
        let seats = std::iter::successors(Some(own), |seat| Some(seat.next(count))).take(count);
        lists.extend(seats.map(|seat| {
            let name = stage.names.with(|names| names.of(seat).to_owned());
            player(name, &view.players[seat as usize], &texts)
        }));
        lists
    };
    view! {
        <section class="board-text" aria-label=move || say!(i18n, TABLE_TEXT_MODE)>
            {move || lists().into_iter().map(|List { heading, lines }| view! {
                <h2>{heading}</h2>
                <ul>{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
            }).collect_view()}
        </section>
    }
}

struct List {
    heading: String,
    lines: Vec<String>,
}

fn market(view: &View, texts: &Texts) -> Vec<List> {
    let end = ending(view);
    let each = |lying: TileSet| lying.iter().map(|one| tile(one, texts)).collect::<Vec<_>>();
    let quarry = |quarry: Quarry| {
        let windows = (1..=3).find(|windows| quarry_for(view, *windows) == Some(quarry)).unwrap_or(0);
        let line = say!(
            texts,
            PALAZZO_QUARRY_LABEL,
            number = quarry.index() + 1,
            tiles = tiles(view.quarries[quarry.index()], texts),
            next = if next_quarry(view) == Some(quarry) { "yes" } else { "no" },
            windows = windows
        );
        match view.builder == Some(quarry) {
            true => say!(texts, PALAZZO_TEXT_BUILDER_HERE, quarry = line),
            false => line,
        }
    };
    let stack = |(index, left): (usize, TileSet)| {
        say!(texts, PALAZZO_TEXT_STACK, stack = back(index), count = left.len())
    };
    let to_come = |of: Material| {
        let all = view.stacks.backs();
        let here = all.iter().flat_map(|tiles| tiles.iter()).filter(|tile| tile.material() == of);
        let marks: Vec<String> = here.map(|tile| format!("{}/{}", tile.floor(), tile.windows())).collect();
        say!(texts, PALAZZO_TEXT_TO_COME, material = material(of, texts), tiles = marks.join(", "))
    };
    let deck = match view.deck {
        Deck::Unseen { count } => count,
        Deck::Known { cards } => cards.len(),
    };
    let mut supplies: Vec<String> = view.stacks.backs().into_iter().enumerate().map(stack).collect();
    supplies.push(say!(texts, PALAZZO_RECONSTRUCTED));
    supplies.extend(Material::ALL.map(to_come));
    supplies.push(say!(texts, PALAZZO_RIDERS, count = end.riders, last = end.last_rider));
    supplies.push(say!(texts, PALAZZO_QUIET_TURNS, count = end.quiet_turns, last = end.last_quiet_turn));
    supplies.push(say!(texts, PALAZZO_DECK, deck = deck, discards = view.discards.len()));
    supplies.push(say!(texts, PALAZZO_TEXT_OUT, tiles = tiles(view.out, texts)));
    vec![
        List { heading: say!(texts, PALAZZO_TEXT_QUARRIES), lines: Quarry::all().map(quarry).collect() },
        List {
            heading: say!(texts, PALAZZO_TEXT_WAREHOUSE, price = view.tile_price),
            lines: each(view.warehouse),
        },
        List { heading: say!(texts, PALAZZO_TEXT_SUPPLIES), lines: supplies },
    ]
}

/// What goes on between the players.
fn moment(play: Play, view: &View, texts: &Texts) -> Option<List> {
    let each = |lying: TileSet| lying.iter().map(|one| tile(one, texts)).collect::<Vec<_>>();
    match view.phase {
        Phase::Draft { market, .. } => Some(List {
            heading: say!(texts, PALAZZO_REVEALED),
            lines: market.cards().map(|card| palazzi_client::palazzo::card(card, texts)).collect(),
        }),
        Phase::Auction(_) => {
            let bidding = bidding(view)?;
            let name = |seat: Seat| play.stage.names.with(|names| names.of(seat).to_owned());
            let line = |bidder: palazzi_client::palazzo::Bidder| {
                let standing = match bidder.standing {
                    Standing::Leads => say!(texts, PALAZZO_LEADS),
                    Standing::Decides => say!(texts, PALAZZO_DECIDES),
                    Standing::Waits => say!(texts, PALAZZO_WAITS),
                    Standing::Out => say!(texts, PALAZZO_PASSED),
                };
                say!(
                    texts,
                    PALAZZO_TEXT_BID,
                    who = name(bidder.seat),
                    amount = bidder.amount,
                    cards = paid(bidder.bid, texts),
                    standing = standing
                )
            };
            let stake = view.builder.map_or(TileSet::EMPTY, |quarry| view.quarries[quarry.index()]);
            let mut lines = vec![tiles(stake, texts)];
            lines.extend(bidding.bidders.into_iter().map(line));
            lines.extend(bidding.reach.map(|amount| say!(texts, PALAZZO_REACH, amount = amount)));
            Some(List { heading: say!(texts, PALAZZO_AUCTION), lines })
        }
        Phase::Pick { lot, .. } => Some(List { heading: say!(texts, PALAZZO_TO_PICK), lines: each(lot) }),
        Phase::Build { lot, .. } => Some(List { heading: say!(texts, PALAZZO_TO_PLACE), lines: each(lot) }),
        Phase::BuildPicked { tile: one, .. } => {
            Some(List { heading: say!(texts, PALAZZO_TO_PLACE), lines: vec![tile(one, texts)] })
        }
        _ => None,
    }
}

fn player(name: String, player: &Player, texts: &Texts) -> List {
    let mut lines = vec![match player.hand {
        Hand::Open { cards, .. } => {
            let most = reach(cards, Payment::EMPTY);
            say!(texts, PALAZZO_TEXT_HAND, cards = money(cards, texts), amount = most)
        }
        Hand::Hidden { known, unknown } => say!(
            texts,
            PALAZZO_HAND_OF,
            count = known.len() + unknown,
            unknown = unknown,
            known = money(known, texts)
        ),
    }];
    lines.extend(player.palaces.iter().enumerate().map(|(index, palace)| {
        let floors: TileSet = palace.tiles().collect();
        say!(
            texts,
            PALAZZO_TEXT_PALACE,
            number = index + 1,
            tiles = tiles(floors, texts),
            points = worth(*palace).points
        )
    }));
    List { heading: say!(texts, PALAZZO_TEXT_PLAYER, who = name, points = player.points), lines }
}
