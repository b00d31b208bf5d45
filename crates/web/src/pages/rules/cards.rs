use leptos::prelude::*;
use palazzi_client::learn::Query;
use palazzi_client::{Texts, key, say};
use palazzi_rules::Ruleset;
use palazzi_rules::carrara::{Cards, Edition, Numeral, Sheet};

use super::found::marked;
use super::table::{Cell, Reconstructed, head, table};
use crate::i18n::use_i18n;

/// A kind of card, and the numbers that such cards have.
const KINDS: [(&str, std::ops::RangeInclusive<usize>); 4] =
    [("top", Cards::TOP), ("object", Cards::OBJECT), ("building", Cards::BUILDING), ("bonus", Cards::BONUS)];

/// The numbers that the rulebooks document; the order of the others is reconstructed.
const DOCUMENTED: [Numeral; 2] = [Numeral::I, Numeral::II];

/// The set that the rulebooks document.
const DOCUMENTED_SET: &str = "first-game";

/// Whether there are cards in a game.
pub(super) fn are_in(ruleset: Ruleset) -> bool {
    ruleset == Ruleset::Carrara(Edition::FirstExpansion)
}

/// How many cards have all that is looked for.
pub(super) fn count(ruleset: Ruleset, query: &Query, texts: &Texts) -> usize {
    if !are_in(ruleset) {
        return 0;
    }
    let text = |name: String| texts.find(&name).unwrap_or_default();
    let finds = |name: &String| query.finds(&[&text(name.clone()), &text(format!("{name}-text"))]);
    all().map(|(kind, numeral)| format!("card-{kind}-{numeral}")).filter(finds).count()
}

/// All cards with what they ask for and pay.
pub(super) fn of(ruleset: Ruleset, query: Memo<Query>) -> AnyView {
    if !are_in(ruleset) {
        return ().into_any();
    }
    let i18n = use_i18n();
    let found = move || count(ruleset, &query.get(), &i18n.texts()) > 0;
    let kind = move |(kind, numbers): (&'static str, std::ops::RangeInclusive<usize>)| {
        let cards =
            numbers.map(|number| view! { <Card kind numeral=Numeral::ALL[number] query/> }).collect_view();
        view! {
            <section class=format!("card-kind {kind}")>
                <h3>{move || i18n.find(&format!("rulebook-kind-{kind}"))}</h3>
                <p class="fine" hidden=move || !query.with(Query::is_empty)>
                    {move || i18n.find(&format!("rulebook-kind-{kind}-about"))}
                </p>
                <ul class="cards-of-kind">{cards}</ul>
            </section>
        }
    };
    view! {
        <section id="cards" class="chapter" tabindex="-1" hidden=move || !found()>
            <h2>{move || say!(i18n, RULEBOOK_TABLE_CARDS)}</h2>
            <p hidden=move || !query.with(Query::is_empty)>{move || say!(i18n, RULEBOOK_TABLE_CARDS_ABOUT)}</p>
            {KINDS.map(kind).collect_view()}
            <div class="numbers-of" hidden=move || !query.with(Query::is_empty)>{sets()}</div>
        </section>
    }
    .into_any()
}

#[component]
fn Card(kind: &'static str, numeral: Numeral, query: Memo<Query>) -> impl IntoView {
    let i18n = use_i18n();
    let name = format!("card-{kind}-{numeral}");
    let text = format!("{name}-text");
    let (title, says) = (name.clone(), text.clone());
    let finds = move || query.with(|query| query.finds(&[&i18n.find(&name), &i18n.find(&text)]));
    view! {
        <li class="game-card" hidden=move || !finds()>
            <h4>
                <span class="numeral">{numeral.name()}</span>
                {marked(query, move || i18n.find(&title))}
                {(!DOCUMENTED.contains(&numeral)).then(|| view! { <Reconstructed/> })}
            </h4>
            <p>{marked(query, move || i18n.find(&says))}</p>
        </li>
    }
}

/// The ready-made sets of cards.
fn sets() -> AnyView {
    let i18n = use_i18n();
    let heads = [
        key::RULEBOOK_HEAD_SET,
        key::RULEBOOK_KIND_TOP,
        key::RULEBOOK_KIND_OBJECT,
        key::RULEBOOK_KIND_BUILDING,
        key::RULEBOOK_KIND_BONUS,
    ];
    let row = |(name, cards): (String, Cards)| {
        let is_reconstructed = name != DOCUMENTED_SET;
        let numerals = [cards.top, cards.object, cards.building, cards.bonus];
        let title = Cell::view(move || i18n.find(&format!("rulebook-set-{name}")));
        std::iter::once(title.reconstructed(is_reconstructed))
            .chain(numerals.map(|numeral| Cell::text(numeral.name())))
            .collect()
    };
    let sets = Sheet::sets("").unwrap_or_default();
    let heads = heads.map(|key| head(i18n, key)).into();
    table(key::RULEBOOK_TABLE_SETS, None, heads, sets.into_iter().map(row).collect())
}

fn all() -> impl Iterator<Item = (&'static str, Numeral)> {
    KINDS.into_iter().flat_map(|(kind, numbers)| numbers.map(move |number| (kind, Numeral::ALL[number])))
}
