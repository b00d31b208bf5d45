use leptos::prelude::*;
use palazzi_client::palazzo::{Part, money, tile, worth};
use palazzi_client::say;
use palazzi_rules::Seat;
use palazzi_rules::palazzo::{Hand, Palace};

use super::art::{SmallCard, SmallTile};
use super::play::Play;
use crate::art::{Crest, Points, number, seat_class};

/// The other players, in turn order from the viewer.
#[component]
pub(super) fn Rivals(play: Play) -> impl IntoView {
    let i18n = play.stage.i18n;
    let others = Memo::new(move |_| {
        let count = play.stage.view.with(|view| view.players.len());
        let own = play.shown_seat();
        let seats = std::iter::successors(Some(own), move |seat| Some(seat.next(count)));
        seats.skip(1).take(count - 1).collect::<Vec<Seat>>()
    });
    view! {
        <section class="rivals" aria-label=move || say!(i18n, TABLE_PLAYERS)>
            <For each=move || others.get() key=|seat| *seat let(seat)>
                <Rival play seat/>
            </For>
        </section>
    }
}

#[component]
fn Rival(play: Play, seat: Seat) -> impl IntoView {
    let (stage, i18n) = (play.stage, play.stage.i18n);
    let player = Memo::new(move |_| stage.view.with(|view| view.players.get(seat as usize).cloned()));
    let palaces =
        Memo::new(move |_| player.with(|player| player.as_ref().map(|player| player.palaces.clone())));
    let hand = Memo::new(move |_| {
        player.with(|player| match player.as_ref().map(|player| player.hand) {
            Some(Hand::Hidden { known, unknown }) => (known, unknown),
            Some(Hand::Open { cards, .. }) => (cards, 0),
            None => Default::default(),
        })
    });
    let cards = move || {
        let (known, unknown) = hand.get();
        say!(
            i18n,
            PALAZZO_HAND_OF,
            count = known.len() + unknown,
            unknown = unknown,
            known = money(known, &i18n.texts())
        )
    };
    let is_lit = move || stage.highlight.with(|parts| parts.contains(&Part::Seat(seat)));
    let points =
        Signal::derive(move || player.with(|player| player.as_ref().map_or(0, |player| player.points)));
    view! {
        <article
            class=format!("rival {}", seat_class(seat))
            class:acting=move || stage.to_move.get() == Some(seat)
            class:lit=is_lit
        >
            <header>
                <Crest seat/>
                <h2>{move || stage.names.with(|names| names.of(seat).to_owned())}</h2>
                <Points amount=points/>
                <span class="held" role="img" aria-label=cards title=cards>
                    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                        <path class="back" d="M2 5l9-2 3 13-9 2z"/><path class="front" d="M7 4h10v14H7z"/>
                    </svg>
                    <b class="numbers">{move || { let (known, unknown) = hand.get(); known.len() + unknown }}</b>
                </span>
            </header>
            <div class="known">
                {move || hand.get().0.cards().map(|card| view! { <SmallCard card/> }).collect_view()}
            </div>
            <ol class="small-street">
                {move || palaces.get().unwrap_or_default().into_iter().map(|palace| view! { <SmallPalace play palace/> }).collect_view()}
            </ol>
        </article>
    }
}

/// A palace as it is seen from afar.
#[component]
fn SmallPalace(play: Play, palace: Palace) -> impl IntoView {
    let i18n = play.stage.i18n;
    let about = move || {
        let texts = i18n.texts();
        let floors = palace.tiles().map(|one| tile(one, &texts)).collect::<Vec<_>>().join("; ");
        say!(i18n, PALAZZO_PALACE_OF, floors = floors, points = worth(palace).points)
    };
    view! {
        <li class="small-palace" title=about>
            <span class="hidden">{about}</span>
            <span class="small-floors" aria-hidden="true">
                {palace.tiles().map(|tile| view! {
                    <span class="small-floor" class:lit=move || play.is_lit(tile)><SmallTile tile/></span>
                }).collect_view()}
            </span>
            <span class="small-worth numbers" aria-hidden="true">{number(worth(palace).points)}</span>
        </li>
    }
}
