use std::sync::Arc;

use leptos::prelude::*;
use palazzi_bots::{Analysis, Grade, Summary};
use palazzi_client::{Eyes, Past, say};
use palazzi_rules::Viewer;

use super::luck::Luck;
use super::mistakes::Mistakes;
use super::player::Player;
use super::study::Study;
use super::study_view::StudyView;
use super::turning::Turning;
use crate::art::Crest;
use crate::charts::game::ChanceChart;
use crate::i18n::I18n;
use crate::stage::{Drawn, Stage};
use crate::table::bar::show;

/// A game looked back upon: win chances, turning points, what could have been better, and luck.
#[component]
pub(super) fn AnalysisPanel<G: Drawn>(
    past: Arc<Past<G>>,
    stage: Stage<G>,
    player: Player,
    study: Study,
    /// The address of the replay.
    base: String,
) -> impl IntoView {
    let i18n = stage.i18n;
    let (entries, at, names) = (past.entries(), player.at, stage.names);
    let content = move || {
        let Some(analysis) = study.done() else { return view! { <StudyView study/> }.into_any() };
        let report = Report { past: Arc::clone(&past), analysis: Arc::clone(&analysis), base: base.clone() };
        let stopped = (!analysis.complete).then(|| view! { <p>{say!(i18n, ANALYSIS_STOPPED)}</p> });
        view! {
            {stopped}
            <ChanceChart analysis entries names at/>
            <Turning report=report.clone() stage/>
            <Accuracy report=report.clone() stage/>
            <Mistakes report=report.clone() stage/>
            <Luck report stage/>
            <p class="aside">{say!(i18n, ANALYSIS_GRADES)}</p>
        }
        .into_any()
    };
    view! { <div class="analysis">{content}</div> }
}

/// An analysis with the game that it is about.
pub(super) struct Report<G: Drawn> {
    pub(super) past: Arc<Past<G>>,
    pub(super) analysis: Arc<Analysis>,
    /// The address of the replay.
    base: String,
}

impl<G: Drawn> Clone for Report<G> {
    fn clone(&self) -> Report<G> {
        let Report { past, analysis, base } = self;
        Report { past: Arc::clone(past), analysis: Arc::clone(analysis), base: base.clone() }
    }
}

impl<G: Drawn> Report<G> {
    /// The address of the position after so many entries.
    pub(super) fn address(&self, at: usize) -> String {
        format!("{}/{at}", self.base)
    }

    /// What happened by the entry with this number.
    pub(super) fn told(&self, number: usize, stage: Stage<G>) -> AnyView {
        let texts = stage.i18n.texts();
        let events = self.past.entry(number).into_iter().flat_map(|entry| entry.events(Eyes::All));
        let told = |names: &palazzi_client::Names| {
            events.filter_map(|event| G::event(event, names, &texts)).collect::<Vec<_>>()
        };
        let told = stage.names.with(told).into_iter();
        told.map(|sentence| view! { <span>{show(stage, sentence)}" "</span> }).collect_view().into_any()
    }

    /// What an action in notation does that could have been taken by the entry with this number.
    pub(super) fn action(&self, number: usize, action: &str, stage: Stage<G>) -> AnyView {
        let seat = self.past.entry(number).and_then(|entry| entry.seat());
        let (Some(seat), Ok(action)) = (seat, action.parse()) else { return action.to_owned().into_any() };
        let view = self.past.at(number - 1).view(Viewer::Seat(seat));
        show(stage, G::action(&view, &action, &stage.i18n.texts())).into_any()
    }
}

/// A grade as a sign and a word.
pub(super) fn grade(grade: Grade, i18n: I18n) -> impl IntoView {
    let sign = match grade {
        Grade::Best | Grade::Good => "!",
        Grade::Inaccuracy => "?!",
        Grade::Mistake => "?",
        Grade::Blunder => "??",
    };
    let name = grade.name();
    view! {
        <span class=format!("grade {name}")>
            <span class="sign" aria-hidden="true">{sign}</span>
            {i18n.find(&format!("grade-{name}"))}
        </span>
    }
}

/// A change of a share, with its sign.
pub(super) fn signed(change: f32, i18n: I18n) -> String {
    let share = format!("{:+.0}", 100.0 * change).replace('-', "−");
    say!(i18n, CHART_PERCENT, share = share)
}

/// How well everybody decided.
#[component]
fn Accuracy<G: Drawn>(report: Report<G>, stage: Stage<G>) -> impl IntoView {
    let i18n = stage.i18n;
    let share = move |share: Option<f32>, digits: usize| match share {
        Some(share) => say!(i18n, CHART_PERCENT, share = format!("{:.digits$}", 100.0 * share)),
        None => say!(i18n, SCORE_NOTHING),
    };
    let row = move |summary: Summary| {
        let Summary { seat, decisions, mean_loss, accuracy, grades } = summary;
        let name = stage.names.with(|names| names.of(seat).to_owned());
        let counts = grades.map(|count| view! { <td>{count}</td> }).collect_view();
        view! {
            <tr>
                <th scope="row"><span class="who"><Crest seat/>{name}</span></th>
                <td>{share(accuracy, 0)}</td>
                <td>{share(mean_loss, 1)}</td>
                <td>{decisions}</td>
                {counts}
            </tr>
        }
    };
    let grades = Grade::ALL.map(|grade| {
        let name = i18n.find(&format!("grades-{}", grade.name()));
        view! { <th scope="col">{name}</th> }
    });
    let rows = report.analysis.summaries().into_iter().map(row).collect_view();
    view! {
        <section>
            <h3>{say!(i18n, ANALYSIS_ACCURACY)}</h3>
            <div class="scroll" tabindex="0" role="region" aria-label=say!(i18n, ANALYSIS_ACCURACY)>
                <table class="figures">
                    <thead>
                        <tr>
                            <th scope="col">{say!(i18n, ANALYSIS_PLAYER)}</th>
                            <th scope="col">{say!(i18n, ANALYSIS_PRECISION)}</th>
                            <th scope="col">{say!(i18n, ANALYSIS_MEAN_LOSS)}</th>
                            <th scope="col">{say!(i18n, ANALYSIS_DECISIONS)}</th>
                            {grades.collect_view()}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </section>
    }
}
