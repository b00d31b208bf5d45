use leptos::prelude::*;
use palazzi_client::carrara::{Part, Topic, city as city_name};
use palazzi_client::{Sentence, say};
use palazzi_rules::Seat;
use palazzi_rules::carrara::{City, Markers, Pieces, Place};

use super::lights::{Board, Panel};
use super::mini::Mini;
use super::street_row::standing;
use super::tips::tip;
use crate::art::{Crest, Points, Portrait, seat_class};
use crate::table::bar::show;

/// The opponents, each with portrait, score, what they did last, and their streets in small. Pointing at one shows
/// their realm in full.
#[component]
pub(super) fn Rivals(board: Board) -> AnyView {
    let players = board.fixed(|table| table.players());
    let own = board.stage.you.get_untracked().unwrap_or(Seat::A);
    // Those who act next come first.
    let others = (1..players).map(|step| Seat::ALL[(own as usize + step) % players]);
    view! { <ul class="rival-cards">{others.map(|seat| view! { <Rival board seat/> }).collect_view()}</ul> }
        .into_any()
}

#[component]
fn Rival(board: Board, seat: Seat) -> AnyView {
    let i18n = board.i18n();
    let stage = board.stage;
    let name = move || stage.names.with(|names| names.of(seat).to_owned());
    let points = board.of(move |view| i32::from(view.table.boards[seat].points));
    let is_shown = move || board.asked.get() == Some(seat);
    let look = move |_| {
        let now = board.asked.get_untracked();
        board.asked.set((now != Some(seat)).then_some(seat));
        board.panel.set(Panel::Streets);
    };
    view! {
        <li
            class=format!("opponent {}", seat_class(seat))
            class:acting=move || acts(board, seat)
            class:lit=move || board.is_pointed_out(Part::Seat(seat))
            data-anchor=format!("supply:{seat}")
        >
            <button
                class="rival-look"
                data-leads
                data-over
                aria-pressed=move || is_shown().to_string()
                aria-label=move || say!(i18n, CARRARA_LOOK_AT, who = name())
                on:click=look
            ></button>
            <header class="rival-head">
                <Portrait stage seat/>
                <span class="rival-id">
                    <span class="rival-name"><Crest seat/><span>{name}</span></span>
                    <small>{move || status(board, seat)}</small>
                </span>
                <span class="rival-points" data-anchor=format!("points:{seat}") data-tip=tip(Topic::Points(seat))>
                    <Points amount=points/>
                </span>
            </header>
            <div class="speech-box">
            <p class="speech">{move || said(board, seat).map(|said| show(stage, said))}</p>
            {move || stage.remark.get().filter(|remark| remark.seat == seat).map(|remark| view! {
                <p class="remark" role="status">{i18n.get(remark.key)}</p>
            })}
            </div>
            <div class="mini-streets">
                {City::ALL.map(|city| view! { <MiniStreet board seat city/> })}
            </div>
        </li>
    }
    .into_any()
}

/// Whether an opponent acts: the one whose move is shown, or else the one who is to decide; nobody on the reader's turn.
fn acts(board: Board, seat: Seat) -> bool {
    let stage = board.stage;
    let Some(mover) = stage.to_move.get().filter(|mover| stage.you.get() != Some(*mover)) else {
        return false;
    };
    stage.acting.with(|acting| acting.as_ref().map_or(mover, |acting| acting.seat)) == seat
}

/// What a player does, or did last.
fn said(board: Board, seat: Seat) -> Option<Sentence<Part>> {
    let stage = board.stage;
    let now =
        stage.acting.with(|acting| acting.as_ref().filter(|acting| acting.seat == seat)?.sentence.clone());
    now.or_else(|| stage.spoken.with(|spoken| spoken[seat].clone()))
}

/// How far somebody is, in a few words.
fn status(board: Board, seat: Seat) -> String {
    let i18n = board.i18n();
    board.stage.view.with(|view| {
        let (own, rules) = (&view.table.boards[seat], view.table.edition.rules());
        let scored = own.scored.count();
        let of = match rules.markers {
            Markers::Store => None,
            Markers::Court | Markers::GrandCourt => Some(u32::from(rules.marker_count)),
        };
        let scored = match of {
            Some(of) => say!(i18n, RIVAL_SCORED_OF, count = scored, of = of),
            None => say!(i18n, RIVAL_SCORED, count = scored),
        };
        match rules.pieces {
            Pieces::Ornaments => {
                let stored = own.warehouse.iter().flatten().count();
                format!("{scored} · {}", say!(i18n, RIVAL_STORED, count = stored))
            }
            Pieces::Objects | Pieces::None => scored,
        }
    })
}

/// A street of an opponent: who has scored the city, and the buildings.
#[component]
fn MiniStreet(board: Board, seat: Seat, city: City) -> AnyView {
    let i18n = board.i18n();
    let houses = board.of(move |view| standing(view, seat, city));
    let scorer = board.of(move |view| {
        Seat::of(view.table.players()).find(|seat| view.table.boards[*seat].has_scored(Place::City(city)))
    });
    let name = move || city_name(city, &i18n.texts());
    let short = move || name().chars().take(2).collect::<String>();
    view! {
        <div class=format!("mini-street city-{city}") data-tip=tip(Topic::Street(seat, city)) data-anchor=format!("street:{seat}:{city}")>
            <span class="mini-city" role="img" aria-label=name>
                {move || match scorer.get() {
                    Some(scorer) => view! { <Crest seat=scorer/> }.into_any(),
                    None => short().into_any(),
                }}
            </span>
            <For each=move || houses.get() key=|house| *house let(house)>
                <Mini board city building=house.building/>
            </For>
        </div>
    }
    .into_any()
}
