use leptos::prelude::*;
use palazzi_bots::Level;
use palazzi_client::{Key, key, say};
use palazzi_protocol::{Command, Now, Occupant, Offered};
use palazzi_rules::Seat;

use crate::i18n::use_i18n;
use crate::link::Link;

/// Who plays for somebody who is away.
const STAND_IN: Level = Level::Builder;

/// What waits for the reader besides the game: the own empty seat, those of others, and whether something may be taken
/// back.
#[component]
pub(crate) fn Matters(link: Link) -> impl IntoView {
    let i18n = use_i18n();
    let of_now = move |get: fn(&Now) -> Option<Seat>| link.now.with(|now| now.as_ref().and_then(get));
    let own = Memo::new(move |_| of_now(|now| now.you.filter(|_| now.may.contains(&Offered::Sit))));
    let missing = Memo::new(move |_| link.now.with(|now| now.as_ref().map(missing).unwrap_or_default()));
    let is_asked = Memo::new(move |_| link.may(Offered::AnswerTakeback));
    let away = move || {
        own.get().map(|seat| {
            view! {
                <p role="alert">{move || say!(i18n, TABLE_AWAY)}</p>
                <button class="main" on:click=move |_| link.submit(Command::Sit { seat })>
                    {move || say!(i18n, TABLE_COME_BACK)}
                </button>
            }
        })
    };
    let let_bot = move |(seat, name): (Seat, String)| {
        view! {
            <button on:click=move |_| link.submit(Command::Bot { seat, level: STAND_IN })>
                {move || say!(i18n, TABLE_LET_BOT, name = name.clone())}
            </button>
        }
    };
    let answer = move |agree: bool, name: Key| {
        view! {
            <button on:click=move |_| link.submit(Command::AnswerTakeback { agree })>{move || i18n.get(name)}</button>
        }
    };
    let question = move || {
        is_asked.get().then(|| {
            view! {
                <p role="alert">{move || say!(i18n, TABLE_TAKEBACK_QUESTION)}</p>
                {answer(true, key::TABLE_TAKEBACK_YES)}
                {answer(false, key::TABLE_TAKEBACK_NO)}
            }
        })
    };
    view! {
        <div class="matters">
            {away}
            {move || missing.get().into_iter().map(let_bot).collect_view()}
            {question}
        </div>
    }
}

/// The others who left or ran out of time, and for whom a bot may play.
fn missing(now: &Now) -> Vec<(Seat, String)> {
    if !now.may.contains(&Offered::Bot) {
        return Vec::new();
    }
    let seats = Seat::ALL.into_iter().zip(&now.overview.seats).filter(|(seat, _)| now.you != Some(*seat));
    let missing = seats.filter_map(|(seat, place)| match &place.occupant {
        Occupant::Person { name, stand_in: None, away, .. } => {
            let is_late = place.clock.is_some_and(|clock| clock.left_ms <= 0);
            (*away || is_late).then(|| (seat, name.clone()))
        }
        _ => None,
    });
    missing.collect()
}
