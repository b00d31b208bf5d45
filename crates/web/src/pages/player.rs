use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use palazzi_client::say;
use palazzi_protocol::{Games, Profile, Rating, Standing};

use super::{games, set_title, when_known};
use crate::api;
use crate::i18n::{I18n, use_i18n};

/// Somebody's ratings, figures and games.
#[component]
pub(crate) fn PlayerPage() -> impl IntoView {
    let i18n = use_i18n();
    let parameters = use_params_map();
    let name = move || parameters.with(|parameters| parameters.get("name").unwrap_or_default());
    let path = move |rest: &str| format!("/api/players/{}{rest}", js_sys::encode_uri_component(&name()));
    let profile = api::asked::<Profile>(move || Some(path("")));
    let played = api::asked::<Games>(move || Some(path("/games?limit=50")));
    set_title(name);
    view! {
        <main id="content" class="page">
            <h1>{name}</h1>
            {when_known(profile, move |profile| view! {
                {ratings(i18n, profile.ratings)}
                {standings(i18n, profile.standings)}
            }.into_any())}
            <section>
                <h2>{move || say!(i18n, GAMES_ALL)}</h2>
                {when_known(played, |found| games::list(found.games))}
            </section>
        </main>
    }
}

fn ratings(i18n: I18n, ratings: Vec<Rating>) -> impl IntoView {
    let row = move |rating: Rating| {
        let ladder = rating.ladder.clone();
        view! {
            <tr>
                <th scope="row">{move || ladder_name(i18n, &ladder)}</th>
                <td>{format!("{:.0}", rating.rating)}</td>
                <td>{format!("±{:.0}", rating.uncertainty)}</td>
                <td>{rating.games}</td>
                <td>{rating.wins}</td>
            </tr>
        }
    };
    (!ratings.is_empty()).then(|| {
        view! {
            <section>
                <h2>{move || say!(i18n, PLAYER_RATINGS)}</h2>
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{move || say!(i18n, START_RULESET)}</th>
                            <th scope="col">{move || say!(i18n, PLAYER_RATING)}</th>
                            <th scope="col">{move || say!(i18n, PLAYER_UNCERTAINTY)}</th>
                            <th scope="col">{move || say!(i18n, PLAYER_GAMES)}</th>
                            <th scope="col">{move || say!(i18n, PLAYER_WINS)}</th>
                        </tr>
                    </thead>
                    <tbody>{ratings.into_iter().map(row).collect_view()}</tbody>
                </table>
            </section>
        }
    })
}

/// A ladder is named like `people carrara-1e`.
pub(crate) fn ladder_name(i18n: I18n, ladder: &str) -> String {
    let ruleset = ladder.rsplit(' ').next().unwrap_or_default();
    let name = i18n.find(&format!("ruleset-{ruleset}"));
    if ladder.starts_with("bots") { say!(i18n, LADDER_AGAINST_BOTS, game = name) } else { name }
}

fn standings(i18n: I18n, standings: Vec<Standing>) -> impl IntoView {
    let row = move |standing: Standing| {
        let ruleset = standing.ruleset.clone();
        view! {
            <tr>
                <th scope="row">{move || i18n.find(&format!("ruleset-{ruleset}"))}</th>
                <td>{standing.players}</td>
                <td>{standing.games}</td>
                <td>{standing.wins}</td>
                <td>{standing.best}</td>
                <td>{format!("{:.1}", standing.average)}</td>
            </tr>
        }
    };
    (!standings.is_empty()).then(|| {
        view! {
            <section>
                <h2>{move || say!(i18n, PLAYER_FIGURES)}</h2>
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{move || say!(i18n, START_RULESET)}</th>
                            <th scope="col">{move || say!(i18n, START_PLAYERS)}</th>
                            <th scope="col">{move || say!(i18n, PLAYER_GAMES)}</th>
                            <th scope="col">{move || say!(i18n, PLAYER_WINS)}</th>
                            <th scope="col">{move || say!(i18n, PLAYER_BEST)}</th>
                            <th scope="col">{move || say!(i18n, PLAYER_AVERAGE)}</th>
                        </tr>
                    </thead>
                    <tbody>{standings.into_iter().map(row).collect_view()}</tbody>
                </table>
            </section>
        }
    })
}
