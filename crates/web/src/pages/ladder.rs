use leptos::prelude::*;
use leptos_router::components::A;
use palazzi_client::{player_name, say};
use palazzi_protocol::{LadderLine, PlayerKind};
use palazzi_rules::Ruleset;

use super::{Page, when_known};
use crate::api;
use crate::i18n::{I18n, use_i18n};

/// Who plays best: people among themselves, and people and bots.
#[component]
pub(crate) fn Ladder() -> impl IntoView {
    let i18n = use_i18n();
    let ruleset = RwSignal::new(Ruleset::ALL[0]);
    let side = RwSignal::new("people");
    let lines =
        api::asked::<Vec<LadderLine>>(move || Some(format!("/api/ladders/{}/{}", side.get(), ruleset.get())));
    let tab = move |name: &'static str, key: palazzi_client::Key| {
        view! {
            <button aria-pressed=move || (side.get() == name).to_string() on:click=move |_| side.set(name)>
                {move || i18n.get(key)}
            </button>
        }
    };
    view! {
        <Page title=palazzi_client::key::NAV_LADDER>
            <div class="form row">
                <label>
                    {move || say!(i18n, START_RULESET)}
                    <select on:change=move |event| {
                        if let Ok(chosen) = event_target_value(&event).parse() {
                            ruleset.set(chosen);
                        }
                    }>
                        {Ruleset::ALL.map(|option| view! {
                            <option value=option.name()>{move || i18n.find(&format!("ruleset-{option}"))}</option>
                        })}
                    </select>
                </label>
                <div class="buttons">
                    {tab("people", palazzi_client::key::LADDER_PEOPLE)}
                    {tab("bots", palazzi_client::key::LADDER_BOTS)}
                </div>
            </div>
            {when_known(lines, move |lines| table(i18n, lines))}
        </Page>
    }
}

fn table(i18n: I18n, lines: Vec<LadderLine>) -> AnyView {
    if lines.is_empty() {
        return view! { <p class="empty">{move || say!(i18n, LADDER_EMPTY)}</p> }.into_any();
    }
    let row = move |(index, line): (usize, LadderLine)| {
        let (player, name) = (line.player.clone(), line.player.name.clone());
        let who = match line.player.kind {
            PlayerKind::Bot => view! { {move || player_name(&player, &i18n.texts())} }.into_any(),
            PlayerKind::Person | PlayerKind::Guest => {
                view! { <A href=format!("/players/{name}")>{name.clone()}</A> }.into_any()
            }
        };
        view! {
            <tr>
                <td>{index + 1}</td>
                <th scope="row">{who}</th>
                <td>{format!("{:.0}", line.rating.rating)}</td>
                <td>{format!("±{:.0}", line.rating.uncertainty)}</td>
                <td>{line.rating.games}</td>
                <td>{line.rating.wins}</td>
            </tr>
        }
    };
    view! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{move || say!(i18n, LADDER_PLACE)}</th>
                    <th scope="col">{move || say!(i18n, LADDER_PLAYER)}</th>
                    <th scope="col">{move || say!(i18n, PLAYER_RATING)}</th>
                    <th scope="col">{move || say!(i18n, PLAYER_UNCERTAINTY)}</th>
                    <th scope="col">{move || say!(i18n, PLAYER_GAMES)}</th>
                    <th scope="col">{move || say!(i18n, PLAYER_WINS)}</th>
                </tr>
            </thead>
            <tbody>{lines.into_iter().enumerate().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}
