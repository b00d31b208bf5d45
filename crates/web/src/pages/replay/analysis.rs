use std::sync::Arc;

use leptos::prelude::*;
use palazzi_bots::{Analysis, Grade, Summary};
use palazzi_client::{Eyes, Past, say};
use palazzi_rules::Viewer;

use super::luck::luck;
use super::mistakes::mistakes;
use super::player::Player;
use super::study::Study;
use super::study_view::StudyView;
use super::turning::turning;
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
            {turning(&report, stage)}
            {accuracy(&report, stage)}
            {mistakes(&report, stage)}
            {luck(&report, stage)}
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

impl<G: Drawn> Report<G> {
    /// The address of the position after so many entries.
    pub(super) fn address(&self, at: usize) -> String {
        format!("{}/{at}", self.base)
    }

    /// What happened by the entry with this number.
    pub(super) fn told(&self, number: usize, stage: Stage<G>) -> AnyView {
        let texts = stage.i18n.texts();
        let told = stage.names.with(|names| self.past.sentences(number, Eyes::All, names, &texts));
        told.into_iter()
            .map(|sentence| view! { <span>{show(stage, sentence)}" "</span> })
            .collect_view()
            .into_any()
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
fn accuracy<G: Drawn>(report: &Report<G>, stage: Stage<G>) -> impl IntoView + use<G> {
    let i18n = stage.i18n;
    let share = move |share: Option<f32>, digits: usize| match share {
        Some(share) => say!(i18n, CHART_PERCENT, share = format!("{:.digits$}", 100.0 * share)),
        None => say!(i18n, SCORE_NOTHING),
    };
    let summaries = report.analysis.summaries();
    let head = summaries.iter().map(|summary| {
        let seat = summary.seat;
        let name = stage.names.with(|names| names.of(seat).to_owned());
        view! { <th scope="col"><span class="who"><Crest seat/>{name}</span></th> }
    });
    let head = head.collect_view();
    let row = |name: String, value: &dyn Fn(&Summary) -> String| {
        let cells = summaries.iter().map(|summary| view! { <td>{value(summary)}</td> }).collect_view();
        view! { <tr><th scope="row">{name}</th>{cells}</tr> }
    };
    let graded = Grade::ALL.map(|grade| {
        let name = i18n.find(&format!("grades-{}", grade.name()));
        row(name, &|summary| summary.grades[grade as usize].to_string())
    });
    view! {
        <section>
            <h2>{say!(i18n, ANALYSIS_ACCURACY)}</h2>
            <div class="scroll" tabindex="0" role="region" aria-label=say!(i18n, ANALYSIS_ACCURACY)>
                <table class="figures">
                    <thead><tr><td></td>{head}</tr></thead>
                    <tbody>
                        {row(say!(i18n, ANALYSIS_PRECISION), &|summary| share(summary.accuracy, 0))}
                        {row(say!(i18n, ANALYSIS_MEAN_LOSS), &|summary| share(summary.mean_loss, 1))}
                        {row(say!(i18n, ANALYSIS_DECISIONS), &|summary| summary.decisions.to_string())}
                        {graded.collect_view()}
                    </tbody>
                </table>
            </div>
        </section>
    }
}
