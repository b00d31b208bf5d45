use std::sync::Arc;

use leptos::prelude::*;
use palazzi_client::{Names, ScoreSheet, say};
use palazzi_rules::Seat;

use crate::art::{Crest, number};
use crate::i18n::I18n;
use crate::stage::{Drawn, Stage};

/// Who won, and how clearly.
#[component]
pub(super) fn Headline<G: Drawn>(stage: Stage<G>, sheet: Memo<Arc<ScoreSheet>>) -> impl IntoView {
    let i18n = stage.i18n;
    let who = move || stage.names.with(|names| sheet.with(|sheet| winners(&sheet.winners, names, i18n)));
    let how = move || {
        sheet.with(|sheet| {
            let total = number(sheet.totals.iter().max().copied().unwrap_or_default());
            match sheet.lead() {
                Some(points) => say!(i18n, OVER_LEAD, total = total, points = points),
                None => say!(i18n, OVER_TIED, total = total),
            }
        })
    };
    let crests = move || sheet.with(|sheet| crests(&sheet.winners));
    view! {
        <span class="headline">
            <span class="crests">{crests}</span>
            <strong>{who}</strong>
            " "
            <span class="how">{how}</span>
        </span>
    }
}

/// A wreath of laurel around the crests of the winners.
#[component]
pub(super) fn Laurel(sheet: Memo<Arc<ScoreSheet>>) -> impl IntoView {
    let leaf = |index: u32| {
        // Leaves along a bow that is open at the top, from the bottom upwards.
        let along = f64::from(index) / f64::from(LEAVES - 1);
        let angle = (100.0 + 130.0 * along).to_radians();
        let (x, y) = (50.0 + 38.0 * angle.cos(), 50.0 + 38.0 * angle.sin());
        let turn = angle.to_degrees() - 90.0;
        let outer = format!("translate({x:.1} {y:.1}) rotate({:.1})", turn - 35.0);
        let inner = format!("translate({x:.1} {y:.1}) rotate({:.1})", turn + 35.0);
        let delay = format!("{}ms", 60 * index);
        view! {
            <g class="leaves" style:animation-delay=delay>
                <path transform=outer d=LEAF/>
                <path transform=inner d=LEAF/>
            </g>
        }
    };
    let half = move || (0..LEAVES).map(leaf).collect_view();
    view! {
        <div class="wreath" aria-hidden="true">
            <svg viewBox="0 0 100 100" width="120" height="120">
                <path class="stem" d="M43.4 87.4A38 38 0 0 1 25.6 20.9"/>
                {half()}
                <g transform="translate(100 0) scale(-1 1)">
                    <path class="stem" d="M43.4 87.4A38 38 0 0 1 25.6 20.9"/>
                    {half()}
                </g>
            </svg>
            <span class="crests">{move || sheet.with(|sheet| crests(&sheet.winners))}</span>
        </div>
    }
}

/// So many pairs of leaves has each half of a wreath.
const LEAVES: u32 = 8;

/// A leaf that points down from its stalk at the origin.
const LEAF: &str = "M0 0C5 4 5 10 0 15C-5 10 -5 4 0 0z";

fn crests(seats: &[Seat]) -> impl IntoView + use<> {
    seats.iter().map(|seat| view! { <Crest seat=*seat/> }).collect_view()
}

/// "Ada wins", "Ada and Bruno share the victory".
fn winners(winners: &[Seat], names: &Names, i18n: I18n) -> String {
    match winners {
        [winner] => {
            let is_self = if names.you == Some(*winner) { "yes" } else { "no" };
            say!(i18n, OVER_WON, who = names.of(*winner).to_owned(), self = is_self)
        }
        several => say!(i18n, OVER_SHARED, who = list(several, names, i18n)),
    }
}

/// "Ada, Bruno and Carla".
fn list(seats: &[Seat], names: &Names, i18n: I18n) -> String {
    let name = |seat: &Seat| names.of(*seat).to_owned();
    match seats {
        [] => String::new(),
        [only] => name(only),
        [first, last] => say!(i18n, OVER_NAMES_LAST, first = name(first), last = name(last)),
        [first, rest @ ..] => {
            say!(i18n, OVER_NAMES_MORE, first = name(first), rest = list(rest, names, i18n))
        }
    }
}
