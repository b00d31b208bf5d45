use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_location;
use palazzi_client::learn::{Query, Section, sections};
use palazzi_client::say;
use palazzi_rules::Ruleset;

use super::found::marked;
use super::{cards, carrara, palazzo, pictures};
use crate::i18n::{I18n, use_i18n};
use crate::pages::set_title;

/// All rules of a game: what it is about, a turn at a glance, every rule with its name, pictures and numbers.
#[component]
pub(super) fn Rulebook(ruleset: Ruleset) -> impl IntoView {
    let i18n = use_i18n();
    let typed = RwSignal::new(String::new());
    let query = Memo::new(move |_| typed.with(|typed| Query::new(typed)));
    go_to_named_place();
    set_title(move || i18n.find(&format!("ruleset-{ruleset}")));
    view! {
        <main id="content" class="page rulebook">
            {pictures::drawings(ruleset)}
            <header class="book-head">
                <h1>{move || i18n.find(&format!("ruleset-{ruleset}"))}</h1>
                <p class="fine">{move || say!(i18n, RULEBOOK_PLAYERS)}</p>
                <p class="lead">{move || i18n.find(&format!("rules-intro-{ruleset}"))}</p>
                <p class="buttons no-print">
                    <A href=format!("/learn/{ruleset}") attr:class="button main">
                        {move || say!(i18n, RULEBOOK_LESSON)}
                    </A>
                    <button on:click=move |_| print()>{move || say!(i18n, RULEBOOK_PRINT)}</button>
                </p>
            </header>
            <Contents ruleset typed query/>
            <div class="book">
                <section class="glance card" hidden=move || !query.with(Query::is_empty)>
                    <h2>{move || say!(i18n, RULEBOOK_GLANCE)}</h2>
                    <p>{move || i18n.find(&format!("rules-summary-{ruleset}"))}</p>
                    <Deeds ruleset/>
                </section>
                {sections(ruleset).iter().map(|section| view! { <Chapter ruleset section query/> }).collect_view()}
                {cards::of(ruleset, query)}
            </div>
        </main>
    }
}

/// What can be done in a turn, and where it is explained.
#[component]
fn Deeds(ruleset: Ruleset) -> impl IntoView {
    let i18n = use_i18n();
    let deeds = sections(ruleset)
        .iter()
        .filter_map(|section| Some((section, pictures::deed(ruleset, section.name)?)));
    let deed = |(section, picture): (&'static Section, AnyView)| {
        view! {
            <li>
                <a href=format!("#{}", section.name)>
                    <span class="pic" aria-hidden="true">{picture}</span>
                    {move || title(i18n, section)}
                </a>
            </li>
        }
    };
    view! { <ul class="deeds no-print">{deeds.map(deed).collect_view()}</ul> }
}

/// The table of contents and the search.
#[component]
fn Contents(ruleset: Ruleset, typed: RwSignal<String>, query: Memo<Query>) -> impl IntoView {
    let i18n = use_i18n();
    let first =
        sections(ruleset).first().and_then(|section| section.rules.first()).copied().unwrap_or_default();
    let count = move || {
        let texts = i18n.texts();
        let text = |rule: &str| texts.find(&format!("rule-{rule}")).unwrap_or_default();
        let rules = sections(ruleset).iter().flat_map(|section| section.rules);
        query.with(|query| {
            let rules = rules.filter(|rule| query.finds(&[rule, &text(rule)])).count();
            rules + cards::count(ruleset, query, &texts)
        })
    };
    let entry = move |section: &'static Section| {
        view! {
            <li><a href=format!("#{}", section.name)>{move || title(i18n, section)}</a></li>
        }
    };
    let others = Ruleset::ALL.into_iter().filter(move |other| *other != ruleset);
    let other = move |other: Ruleset| {
        view! { <li><A href=format!("/rules/{other}")>{move || i18n.find(&format!("ruleset-{other}"))}</A></li> }
    };
    view! {
        <nav class="contents no-print" aria-label=move || say!(i18n, RULEBOOK_CONTENTS)>
            <label class="search">
                <span>{move || say!(i18n, RULEBOOK_SEARCH)}</span>
                <input
                    type="search"
                    placeholder=move || say!(i18n, RULEBOOK_SEARCH_HINT, rule = first)
                    prop:value=move || typed.get()
                    on:input=move |event| typed.set(event_target_value(&event))
                />
            </label>
            <p class="found" role="status">
                {move || (!query.with(Query::is_empty)).then(|| say!(i18n, RULEBOOK_FOUND, count = count()))}
            </p>
            {move || (!query.with(Query::is_empty)).then(|| view! {
                <button on:click=move |_| typed.set(String::new())>{move || say!(i18n, RULEBOOK_SEARCH_CLEAR)}</button>
            })}
            <details open class="chapters">
                <summary>{move || say!(i18n, RULEBOOK_CONTENTS)}</summary>
                <ol>
                    {sections(ruleset).iter().map(entry).collect_view()}
                    {cards::are_in(ruleset).then(|| view! {
                        <li><a href="#cards">{move || say!(i18n, RULEBOOK_TABLE_CARDS)}</a></li>
                    })}
                </ol>
            </details>
            <details class="others">
                <summary>{move || say!(i18n, RULEBOOK_OTHER)}</summary>
                <ul>{others.map(other).collect_view()}</ul>
            </details>
        </nav>
    }
}

/// A section: its picture, its rules, its numbers.
#[component]
fn Chapter(ruleset: Ruleset, section: &'static Section, query: Memo<Query>) -> impl IntoView {
    let i18n = use_i18n();
    let finds =
        move |rule: &str| query.with(|query| query.finds(&[rule, &i18n.find(&format!("rule-{rule}"))]));
    let found = Memo::new(move |_| section.rules.iter().any(|rule| finds(rule)));
    let browsing = move || query.with(Query::is_empty);
    let hash = use_location().hash;
    let rule = move |rule: &'static str| {
        let is_meant = move || hash.with(|hash| hash.trim_start_matches('#') == rule);
        view! {
            <li id=rule class="rule" class:meant=is_meant tabindex="-1" hidden=move || !finds(rule)>
                <p>{marked(query, move || i18n.find(&format!("rule-{rule}")))}</p>
                <a
                    class="rule-name"
                    href=format!("#{rule}")
                    aria-label=move || say!(i18n, RULEBOOK_LINK, rule = rule)
                >
                    {marked(query, move || rule.to_owned())}
                </a>
            </li>
        }
    };
    let numbers = match ruleset {
        Ruleset::Carrara(edition) => carrara::tables(edition, section.name),
        Ruleset::Palazzo => palazzo::tables(section.name),
    };
    view! {
        <section id=section.name class="chapter" tabindex="-1" hidden=move || !found.get()>
            <h2>{move || title(i18n, section)}</h2>
            <div class="pictures" hidden=move || !browsing()>{pictures::of(ruleset, section.name)}</div>
            <ol class="rules">{section.rules.iter().map(|name| rule(name)).collect_view()}</ol>
            <div class="numbers-of" hidden=move || !browsing()>{numbers}</div>
        </section>
    }
}

fn title(i18n: I18n, section: &Section) -> String {
    i18n.find(&format!("rules-section-{}", section.name))
}

/// Brings the rule or section that the address names into sight, now that it is there.
fn go_to_named_place() {
    let hash = use_location().hash;
    Effect::new(move || {
        let name = hash.get();
        request_animation_frame(move || {
            let place = document().get_element_by_id(name.trim_start_matches('#'));
            if let Some(place) = place.filter(|_| !name.is_empty()) {
                place.scroll_into_view();
            }
        });
    });
}

fn print() {
    // A browser that cannot print does nothing.
    let _ = window().print();
}
