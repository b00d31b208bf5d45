use leptos::prelude::*;
use palazzi_client::palazzo::{Bidder, Standing, bidding, card, hand_of, tile, triplets, worth};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::palazzo::{Money, Payment, Phase, TileSet, best_currency};

use super::art::{CardFace, OpeningFace, SmallCard, TileFace, Triplet};
use super::market::{ForSale, Laid, Price};
use super::play::{Play, Target, Thing, counted, numbered};
use crate::art::{Crest, seat_class};

/// What goes on between the players at the moment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scene {
    Nothing,
    Sale,
    Money,
    Auction,
    Lot,
    Over,
}

/// Revealed money, a running auction, tiles to pick or to place, the final score.
#[component]
pub(super) fn Centre(play: Play) -> impl IntoView {
    let scene = Memo::new(move |_| {
        play.stage.view.with(|view| match view.phase {
            Phase::Draft { .. } => Scene::Money,
            Phase::Auction(_) => Scene::Auction,
            Phase::Build { .. } | Phase::Pick { .. } | Phase::BuildPicked { .. } => Scene::Lot,
            Phase::Offer => Scene::Sale,
            Phase::Over => Scene::Over,
            _ => Scene::Nothing,
        })
    });
    move || match scene.get() {
        Scene::Nothing => ().into_any(),
        Scene::Sale => {
            view! { <section class="centre sale"><Price play/><ForSale play/></section> }.into_any()
        }
        Scene::Money => view! { <Revealed play/> }.into_any(),
        Scene::Auction => view! { <AuctionView play/> }.into_any(),
        Scene::Lot => view! { <Lot play/> }.into_any(),
        Scene::Over => view! { <Score play/> }.into_any(),
    }
}

/// The revealed money cards.
#[component]
fn Revealed(play: Play) -> impl IntoView {
    let i18n = play.stage.i18n;
    let market = Memo::new(move |_| {
        play.stage.view.with(|view| match view.phase {
            Phase::Draft { market, .. } => market,
            _ => Money::EMPTY,
        })
    });
    let cards = move || {
        let kinds = counted(market.get());
        kinds.into_iter().flat_map(|(kind, count)| (0..count).map(move |place| (kind, place)))
    };
    view! {
        <section class="centre revealed">
            <h2>{move || say!(i18n, PALAZZO_REVEALED)}</h2>
            <div class="cards">
                <For each=cards key=|key| *key let((one, place))>
                    <Thing
                        play
                        target=Target::Revealed(one, place)
                        label=Signal::derive(move || card(one, &i18n.texts()))
                        kind="card-thing"
                    >
                        <CardFace card=one/>
                    </Thing>
                </For>
            </div>
        </section>
    }
}

/// The tiles at stake, and what everybody bids.
#[component]
fn AuctionView(play: Play) -> impl IntoView {
    let (stage, i18n) = (play.stage, play.stage.i18n);
    let stake = Memo::new(move |_| {
        stage.view.with(|view| view.builder.map_or(TileSet::EMPTY, |quarry| view.quarries[quarry.index()]))
    });
    let standing = Memo::new(move |_| stage.view.with(|view| bidding(view)));
    let bidders = move || standing.get().map_or_else(Vec::new, |bidding| bidding.bidders);
    view! {
        <section class="centre auction">
            <h2>{move || say!(i18n, PALAZZO_AUCTION)}</h2>
            <div class="stake">
                <For each=move || numbered(stake.get()) key=|key| *key let((tile, _))>
                    <Laid play tile/>
                </For>
            </div>
            <ul class="bids">
                {move || bidders().into_iter().map(|bidder| bid(play, bidder)).collect_view()}
            </ul>
        </section>
    }
}

fn bid(play: Play, bidder: Bidder) -> impl IntoView {
    let (stage, i18n) = (play.stage, play.stage.i18n);
    let Bidder { seat, bid, amount, standing } = bidder;
    let opens = stage.view.with_untracked(|view| view.turn == seat);
    let (class, word) = match standing {
        Standing::Leads => ("leads", say!(i18n, PALAZZO_LEADS)),
        Standing::Decides => ("decides", say!(i18n, PALAZZO_DECIDES)),
        Standing::Waits => ("waits", say!(i18n, PALAZZO_WAITS)),
        Standing::Out => ("out", say!(i18n, PALAZZO_PASSED)),
    };
    view! {
        <li class=format!("bid {class} {}", seat_class(seat))>
            <Crest seat/>
            <span class="bid-name">{stage.names.with(|names| names.of(seat).to_owned())}</span>
            <span class="bid-cards">
                {opens.then(|| view! { <span class="opening" title=say!(i18n, PALAZZO_OPENING)><OpeningFace/></span> })}
                {paid_cards(play, bid)}
            </span>
            <strong class="bid-amount numbers">{amount}</strong>
            <span class="bid-standing">{word}</span>
        </li>
    }
}

/// The cards of a payment: triplets first.
pub(super) fn paid_cards(play: Play, payment: Payment) -> impl IntoView {
    let i18n = play.stage.i18n;
    let found = triplets(payment);
    let mut labels: Vec<String> = Vec::new();
    for (count, value) in found.coins.into_iter().zip(3_u32..) {
        labels.extend((0..count).map(|_| say!(i18n, PALAZZO_TRIPLET_SHORT, value = value)));
    }
    labels.extend((0..found.certificates).map(|_| say!(i18n, PALAZZO_TRIPLET_SHORT, value = 2)));
    view! {
        {labels.into_iter().map(|label| view! { <Triplet label/> }).collect_view()}
        {payment.singles().cards().map(|card| view! { <SmallCard card/> }).collect_view()}
    }
}

/// The tiles to pick from, or to place.
#[component]
fn Lot(play: Play) -> impl IntoView {
    let i18n = play.stage.i18n;
    let lot = Memo::new(move |_| {
        play.stage.view.with(|view| match view.phase {
            Phase::Build { lot, .. } | Phase::Pick { lot, .. } => (lot, TileSet::EMPTY),
            Phase::BuildPicked { tile, lot, .. } => ([tile].into_iter().collect(), lot),
            _ => (TileSet::EMPTY, TileSet::EMPTY),
        })
    });
    let picking = move || play.stage.view.with(|view| matches!(view.phase, Phase::Pick { .. }));
    view! {
        <section class="centre lot">
            <h2>{move || if picking() { say!(i18n, PALAZZO_TO_PICK) } else { say!(i18n, PALAZZO_TO_PLACE) }}</h2>
            <div class="stake">
                <For each=move || numbered(lot.get().0) key=|key| *key let((one, place))>
                    <Thing
                        play
                        target=Target::Tile(one, place)
                        label=Signal::derive(move || tile(one, &i18n.texts()))
                        kind="tile-thing"
                    >
                        <TileFace tile=one/>
                    </Thing>
                </For>
            </div>
            <div class="stake rest" hidden=move || lot.get().1.is_empty()>
                <span>{move || say!(i18n, PALAZZO_LEFT_TO_PICK)}</span>
                <For each=move || numbered(lot.get().1) key=|key| *key let((tile, _))>
                    <Laid play tile/>
                </For>
            </div>
        </section>
    }
}

/// The final score: every palace of every player, the money that breaks ties, the winners.
#[component]
fn Score(play: Play) -> impl IntoView {
    let (stage, i18n) = (play.stage, play.stage.i18n);
    let rows = move || {
        stage.view.with(|view| {
            let mut seats: Vec<Seat> = Seat::of(view.players.len()).collect();
            seats.sort_by_key(|seat| std::cmp::Reverse(view.players[*seat as usize].points));
            let row = |seat: Seat| {
                let player = &view.players[seat as usize];
                let palaces: Vec<i32> = player.palaces.iter().map(|palace| worth(*palace).points).collect();
                let money = hand_of(view, seat).map_or(0, best_currency);
                let wins = view.winners.as_ref().is_some_and(|winners| winners.contains(&seat));
                (seat, palaces, player.points, money, wins)
            };
            seats.into_iter().map(row).collect::<Vec<_>>()
        })
    };
    view! {
        <section class="centre final">
            <h2>{move || say!(i18n, TABLE_OVER)}</h2>
            <table>
                <thead><tr>
                    <th scope="col">{move || say!(i18n, PALAZZO_SCORE_PLAYER)}</th>
                    <th scope="col">{move || say!(i18n, PALAZZO_SCORE_PALACES)}</th>
                    <th scope="col">{move || say!(i18n, PALAZZO_SCORE_POINTS)}</th>
                    <th scope="col">{move || say!(i18n, PALAZZO_SCORE_MONEY)}</th>
                </tr></thead>
                <tbody>
                    {move || rows().into_iter().map(|(seat, palaces, points, money, wins)| view! {
                        <tr class=seat_class(seat) class:wins=wins>
                            <th scope="row">
                                <span class="final-name">
                                    <Crest seat/>
                                    {stage.names.with(|names| names.of(seat).to_owned())}
                                    {wins.then(|| view! { <span class="wins-mark">{say!(i18n, PALAZZO_WINS)}</span> })}
                                </span>
                            </th>
                            <td class="palace-scores">
                                {palaces.into_iter().map(|points| view! { <span>{points}</span> }).collect_view()}
                            </td>
                            <td><strong>{points}</strong></td>
                            <td>{money}</td>
                        </tr>
                    }).collect_view()}
                </tbody>
            </table>
        </section>
    }
}
