use std::sync::Arc;

use leptos::prelude::*;
use palazzi_bots::{Analysis, TurningPoint};
use palazzi_client::{Names, Past, Scored, say};

use super::{Badge, Chart, LineChart};
use crate::i18n::use_i18n;
use crate::pages::replay::study::Study;
use crate::pages::replay::study_view::StudyView;
use crate::pages::replay::tabs::{Panel, Tab, Tabs};

/// What can be looked at over a whole game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Topic {
    Score,
    Money,
    Chance,
}

impl Tab for Topic {
    fn id(self) -> &'static str {
        match self {
            Topic::Score => "chart-score",
            Topic::Money => "chart-money",
            Topic::Chance => "chart-chance",
        }
    }
}

/// Score, money and win chances over a whole game.
#[component]
pub(crate) fn GameCharts<G: Scored>(
    past: Arc<Past<G>>,
    #[prop(into)] names: Signal<Names>,
    /// The step that is read.
    at: RwSignal<usize>,
    study: Study,
) -> impl IntoView {
    let i18n = use_i18n();
    let chosen = RwSignal::new(Topic::Score);
    let entries = past.entries();
    let scores = Arc::new(past.values(|game, seat| game.scores()[seat]));
    let money = Arc::new(past.values(|game, seat| game.money(seat) as i32));
    let amounts = move |values: Arc<Vec<(usize, Vec<i32>)>>| {
        Signal::derive(move || names.with(|names| Arc::new(Chart::of_amounts(&names.by_seat, &values))))
    };
    let (scores, money) = (amounts(scores), amounts(money));
    let text = move |key| Signal::derive(move || i18n.get(key));
    let tabs = vec![
        (Topic::Score, text(palazzi_client::key::CHART_SCORE)),
        (Topic::Money, text(G::MONEY)),
        (Topic::Chance, text(palazzi_client::key::CHART_CHANCE)),
    ];
    view! {
        <section class="charts">
            <Tabs label=text(palazzi_client::key::CHART_LABEL) tabs chosen/>
            <Panel tab=Topic::Score chosen>
                <LineChart
                    title=text(palazzi_client::key::CHART_SCORE)
                    about=text(palazzi_client::key::CHART_SCORE_ABOUT)
                    chart=scores
                    at
                />
            </Panel>
            <Panel tab=Topic::Money chosen>
                <LineChart title=text(G::MONEY) about=text(G::MONEY_ABOUT) chart=money at/>
            </Panel>
            <Panel tab=Topic::Chance chosen>
                {move || match study.done() {
                    Some(analysis) => view! { <ChanceChart analysis entries names at/> }.into_any(),
                    None => view! { <StudyView study/> }.into_any(),
                }}
            </Panel>
        </section>
    }
}

/// Win chances over a whole game, with the turning points.
#[component]
pub(crate) fn ChanceChart(
    analysis: Arc<Analysis>,
    /// How many the record has.
    entries: usize,
    #[prop(into)] names: Signal<Names>,
    at: RwSignal<usize>,
) -> impl IntoView {
    let i18n = use_i18n();
    let chart = Signal::derive(move || {
        let badge =
            |(number, point): (usize, TurningPoint)| Badge { number, step: point.entry, seat: point.seat };
        let badges = (1..).zip(analysis.turning_points()).map(badge).collect();
        names.with(|names| Arc::new(Chart::of_shares(&names.by_seat, &analysis.curve(entries), badges)))
    });
    view! {
        <LineChart
            title=Signal::derive(move || say!(i18n, CHART_CHANCE))
            about=Signal::derive(move || say!(i18n, CHART_CHANCE_ABOUT))
            chart
            at
        />
    }
}
