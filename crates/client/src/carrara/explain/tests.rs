//! Whole games of all four rulesets: everything that lies there explains itself, and the numbers are the engine's.

use palazzi_rules::carrara::{
    Action, Bricks, Building, BuildingType, Carrara, City, Color, Config, Edition, Event, Improvement, Kind,
    Location, Markers, Object, Pay, Phase, Piece, Place, Reason, Space, View, What,
};
use palazzi_rules::{Choice, Fact, Game, Offers, Pending, Ruleset, Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::carrara::attempts::attempt;
use crate::learn::has_rule;
use crate::texts::Language;

const EDITIONS: [Edition; 4] =
    [Edition::First, Edition::FirstExpansion, Edition::Second, Edition::SecondAdvanced];

/// The sources that an explanation takes its words from.
macro_rules! sources {
    ($code:literal) => {
        [
            include_str!(concat!("../../../locales/", $code, "/carrara.ftl")),
            include_str!(concat!("../../../locales/", $code, "/cards.ftl")),
            include_str!(concat!("../../../locales/", $code, "/review.ftl")),
            include_str!(concat!("../../../locales/", $code, "/explain.ftl")),
        ]
    };
}

fn texts(language: Language) -> Texts {
    let sources = match language {
        Language::English => sources!("en"),
        Language::German => sources!("de"),
        Language::Dutch => sources!("nl"),
        Language::Italian => sources!("it"),
        Language::Greek => sources!("el"),
    };
    Texts::new(language, &sources)
}

fn names(edition: Edition) -> Names {
    let by_seat = ["Perla", "Bice", "Cosimo", "Dante"].map(str::to_owned).to_vec();
    Names { by_seat, you: Some(Seat::A), ruleset: Some(Ruleset::Carrara(edition)) }
}

/// Plays a game at random and shows every state to `look`.
fn play(edition: Edition, players: usize, seed: u64, mut look: impl FnMut(&Carrara)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Carrara::new(&Config::new(edition, players).unwrap());
    look(&game);
    while game.pending() != Pending::Over {
        match game.pending() {
            Pending::Decide(seat) => {
                let action = game.random_action(Choice::KindFirst, &mut rng);
                game.play(seat, &action, &mut ()).unwrap();
            }
            _ => {
                let chance = game.sample_chance(&mut rng);
                game.resolve(&chance, &mut ()).unwrap();
            }
        }
        look(&game);
    }
}

/// The same, for the decisions alone, with what is on offer.
fn decisions(edition: Edition, players: usize, seed: u64, mut look: impl FnMut(&Carrara, Seat, &[Action])) {
    let mut offers = Offers::default();
    play(edition, players, seed, |game| {
        if let Pending::Decide(seat) = game.pending() {
            game.legal_actions(seat, &mut offers);
            look(game, seat, &offers);
        }
    });
}

/// Everything that can be asked about.
fn topics(view: &View) -> Vec<Topic> {
    let table = &view.table;
    let mut topics = parts(view).into_iter().map(Topic::Part).collect::<Vec<_>>();
    topics.extend([
        Topic::Bag,
        Topic::Hub,
        Topic::StackLeft,
        Topic::EndProgress,
        Topic::Visit,
        Topic::OpenArea,
    ]);
    topics.extend((0..5).map(Topic::Condition));
    topics.extend(CardKind::ALL.map(Topic::Card));
    topics.extend(BuildingType::ALL.map(Topic::Monument));
    topics.extend(Improvement::ALL.map(Topic::Improvement));
    topics.extend(Improvement::ALL.map(|improvement| Topic::Reconstructed(Value::Improvement(improvement))));
    topics.extend([Value::Court, Value::Symbols, Value::BonusCard].map(Topic::Reconstructed));
    topics.extend(Space::ALL.map(Topic::CourtSpace));
    topics.extend(Object::ALL.map(Topic::ObjectForSale));
    topics.extend(Piece::ALL.map(Topic::SupplyOf));
    topics.extend(Location::ALL.map(Topic::Numeral));
    for color in Color::ALL {
        topics.extend(Location::ALL.map(|location| Topic::Price(location, color)));
        topics.extend(City::ALL.map(|city| Topic::Accepts(city, color)));
    }
    for seat in Seat::of(table.players()) {
        topics.extend([
            Topic::Coins(seat),
            Topic::Points(seat),
            Topic::Markers(seat),
            Topic::Holdings(seat),
            Topic::Estimate(seat),
            Topic::Warehouse(seat),
        ]);
        topics.extend(Color::ALL.map(|color| Topic::Bricks(seat, color)));
        topics.extend(Object::ALL.map(|object| Topic::Objects(seat, object)));
        topics.extend(Place::ALL.map(|place| Topic::Seal(seat, place)));
        topics.extend(houses(view, seat).map(|(city, building)| Topic::House(seat, city, building)));
        topics.extend(City::ALL.map(|city| Topic::Street(seat, city)));
        topics.extend(City::ALL.map(|city| Topic::Multiplier(seat, city)));
    }
    topics
}

fn parts(view: &View) -> Vec<Part> {
    let table = &view.table;
    let mut parts =
        vec![Part::Wheel, Part::InnerWheel, Part::OpenArea, Part::NoPiece, Part::Warehouse, Part::Stack];
    parts.extend(Kind::ALL.map(Part::Kind));
    parts.extend(Location::ALL.map(Part::Location));
    for location in Location::ALL {
        parts.extend(Color::ALL.map(|color| Part::Brick(location, color)));
        parts.push(Part::Bought(location, table.wheel[location]));
    }
    let tiles = table.face_up() | table.eights;
    parts.extend(tiles.iter().map(|tile| Part::Tile(tile.building())));
    parts.extend(City::ALL.map(Part::City));
    let seat = view.viewer.unwrap_or(table.turn.seat);
    parts.extend(houses(view, seat).map(|(city, building)| Part::Own(city, building)));
    parts.push(Part::Payment(Bricks::of(Color::Red, 2)));
    parts.extend(Improvement::ALL.map(Part::Improvement));
    parts.extend(Space::ALL.map(Part::Space));
    parts.extend(Place::ALL.map(Part::Place));
    parts.extend(Piece::ALL.map(Part::Piece));
    parts.extend(Piece::ALL.map(Part::Stored));
    parts.extend(Object::ALL.map(Part::Object));
    parts.extend(Seat::of(table.players()).map(Part::Seat));
    parts
}

fn houses(view: &View, seat: Seat) -> impl Iterator<Item = (City, Building)> {
    let board = view.table.boards[seat];
    City::ALL
        .into_iter()
        .flat_map(move |city| board.cities[city].iter().map(move |tile| (city, board.name(tile))))
}

/// Fails if a text is missing in `words`, or if a variable was left open.
fn assert_said(topic: Topic, words: &str) {
    let keys = ["explain-", "carrara-", "card-", "condition-", "score-", "{", "}", "$"];
    let said = !words.trim().is_empty() && !keys.iter().any(|key| words.contains(key));
    assert!(said, "{topic:?}: “{words}”");
}

fn sum_of(explanation: &Explanation) -> Pay {
    let pays = explanation.lines.iter().map(|line| match line {
        ExplainLine::Sum { pay, .. } => *pay,
        _ => Pay::default(),
    });
    pays.sum()
}

fn assert_explained(topic: Topic, view: &View, names: &Names, texts: &Texts) {
    let explanation = explain(topic, view, names, texts);
    assert_said(topic, &explanation.title);
    assert!(!explanation.lines.is_empty(), "{topic:?}");
    for line in &explanation.lines {
        match line {
            ExplainLine::Text(text) | ExplainLine::Missing(text) => assert_said(topic, text),
            ExplainLine::Sum { label, .. } => assert_said(topic, label),
            ExplainLine::Player { name, text, .. } | ExplainLine::City { name, text, .. } => {
                assert_said(topic, name);
                assert_said(topic, text);
            }
            ExplainLine::Location { text, .. } => assert_said(topic, text),
        }
    }
    if let Some(total) = explanation.total {
        assert_eq!(total, sum_of(&explanation), "{topic:?}: {:?}", explanation.lines);
    }
    let ruleset = Ruleset::Carrara(view.table.edition);
    assert!(!explanation.rules.is_empty(), "{topic:?}");
    assert!(
        explanation.rules.iter().all(|rule| has_rule(ruleset, rule)),
        "{topic:?}: {:?}",
        explanation.rules
    );
}

#[test]
fn everything_explains_itself_in_every_language() {
    let languages = Language::ALL.map(texts);
    for (edition, players) in
        EDITIONS.into_iter().flat_map(|edition| (2..=4).map(move |count| (edition, count)))
    {
        let names = names(edition);
        let viewers: Vec<Viewer> = Seat::of(players).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut step = 0;
        play(edition, players, 20 + players as u64, |game| {
            let view = game.view(viewers[step % viewers.len()]);
            for (index, topic) in topics(&view).into_iter().enumerate() {
                // A third of all things in each position, in turn and in all languages: all of them would take long.
                if (step + index) % 3 == 0 {
                    assert_explained(topic, &view, &names, &languages[(step + index) % languages.len()]);
                }
            }
            step += 1;
        });
    }
}

/// E1-SCORE-2, E1-SCORE-3, X-SCORE-1, E2-SCORE-2, A-SCORE-2, A-SCORE-4: the sum that a place shows is what it pays.
#[test]
fn what_a_place_shows_is_what_scoring_it_pays() {
    let texts = texts(Language::English);
    let mut scored = 0;
    for (edition, players) in
        EDITIONS.into_iter().flat_map(|edition| (2..=4).map(move |count| (edition, count)))
    {
        decisions(edition, players, 3 + players as u64, |game, seat, offers| {
            for action in offers {
                let What::Score(place) = action.what else { continue };
                let mut after = *game;
                let mut facts: Vec<Fact<Event>> = Vec::new();
                after.play(seat, action, &mut facts).unwrap();
                let paid = facts.iter().find_map(|fact| match fact.event {
                    Event::Scored { pay, .. } => Some(pay),
                    _ => None,
                });
                let view = game.view(Viewer::Seat(seat));
                let shown = explain(Topic::Part(Part::Place(place)), &view, &names(edition), &texts);
                let money = matches!(place, Place::Money(_));
                assert_eq!(shown.total, paid.filter(|_| !money), "{place} in {edition:?}");
                let lacks = |line: &ExplainLine| matches!(line, ExplainLine::Missing(_));
                assert!(!shown.lines.iter().any(lacks), "{place}: {:?}", shown.lines);
                scored += 1;
            }
        });
    }
    assert!(scored > 500, "{scored} scorings");
}

/// A-BUILD-1: what a building would bring is what scoring the city pays once it stands there.
#[test]
fn what_a_building_would_bring_is_what_the_city_pays_then() {
    let mut built = 0;
    for (edition, players) in
        EDITIONS.into_iter().flat_map(|edition| (2..=4).map(move |count| (edition, count)))
    {
        decisions(edition, players, 40 + players as u64, |game, seat, offers| {
            let view = game.view(Viewer::Seat(seat));
            let mut last = None;
            for action in offers.iter().filter(|action| last.replace(action.what) != Some(action.what)) {
                let (city, found) = match action.what {
                    What::Build(city, building) => (city, brings(&view, seat, city, building)),
                    What::Upgrade(city, old, new) => (city, brings_upgraded(&view, seat, city, old, new)),
                    _ => continue,
                };
                let mut after = *game;
                after.play(seat, action, &mut ()).unwrap();
                let pay = |game: &Carrara| game.table().pay(seat, Place::City(city));
                assert_eq!(found, Some(Brings { before: pay(game), after: pay(&after) }), "{action}");
                built += 1;
            }
        });
    }
    assert!(built > 1000, "{built} buildings");
}

/// E2-BUILD-5: who has no marker left is told what building brings at once.
#[test]
fn without_markers_building_is_shown_to_pay_at_once() {
    let texts = texts(Language::English);
    let mut built = 0;
    for (edition, players) in [(Edition::Second, 2), (Edition::Second, 3), (Edition::SecondAdvanced, 2)] {
        decisions(edition, players, 90, |game, seat, offers| {
            let builds = offers.iter().find(|action| matches!(action.what, What::Build(..)));
            let Some(action) = builds else { return };
            let What::Build(_, building) = action.what else { return };
            let mut facts: Vec<Fact<Event>> = Vec::new();
            let mut after = *game;
            after.play(seat, action, &mut facts).unwrap();
            let pays = facts.iter().find_map(|fact| match fact.event {
                Event::PointsTaken { points, .. } => Some(points),
                _ => None,
            });
            if after.table().ending != game.table().ending {
                return;
            }
            let view = game.view(Viewer::Seat(seat));
            let explanation = explain(Topic::Part(Part::Tile(building)), &view, &names(edition), &texts);
            assert_eq!(explanation.rules.contains(&"E2-BUILD-5"), pays.is_some(), "{building}");
            let Some(points) = pays else { return };
            let start = format!("Building it brings you {points} VP at once");
            let told =
                |line: &ExplainLine| matches!(line, ExplainLine::Text(text) if text.starts_with(&start));
            assert!(explanation.lines.iter().any(told), "{:?}", explanation.lines);
            built += 1;
        });
    }
    assert!(built > 10, "{built} buildings");
}

/// Whether an action is refused because bricks, coins or buildings are lacking.
fn lacks(game: &Carrara, reason: Reason) -> bool {
    match reason {
        // On an empty wheel no number of coins would help.
        Reason::NothingAffordable { .. } => game.table().wheel.iter().any(|bricks| !bricks.is_empty()),
        Reason::WrongCount { need, given, .. } => given < need,
        Reason::NotOwned { .. }
        | Reason::TooDear { .. }
        | Reason::TooFewCoins { .. }
        | Reason::TooPoor { .. }
        | Reason::TooFewBuildings { .. }
        | Reason::NoBuildingFor(_) => true,
        _ => false,
    }
}

#[test]
fn something_is_missing_exactly_when_the_engine_refuses_for_it() {
    let texts = texts(Language::English);
    let mut found = [0; 3];
    for (edition, players) in
        EDITIONS.into_iter().flat_map(|edition| (2..=4).map(move |count| (edition, count)))
    {
        let mut step = 0;
        decisions(edition, players, 60 + players as u64, |game, seat, _| {
            step += 1;
            let view = game.view(Viewer::Seat(seat));
            let tile = view.table.face_up().iter().nth(step % 9).map(|tile| Part::Tile(tile.building()));
            let at_court = game.rules().markers != Markers::Store && view.table.phase == Phase::Start;
            for part in parts(&view) {
                let chosen: &[Part] = match part {
                    Part::City(_) => tile.as_slice(),
                    // Which marker of the court is used comes first.
                    Part::Place(_) if at_court => continue,
                    _ => &[],
                };
                let action = attempt(&view, chosen, part);
                let refused = action.and_then(|action| game.check(seat, &action).err());
                let missing = missing(&view, seat, chosen, part);
                let lacking = refused.is_some_and(|illegal| lacks(game, illegal.reason));
                assert_eq!(missing.is_some(), lacking, "{part:?}: {missing:?}, {refused:?}");
                let Some(missing) = missing else { continue };
                match &missing {
                    Missing::Bricks { count, colors } => {
                        assert!(*count > 0 && !colors.is_empty());
                        found[0] += 1;
                    }
                    Missing::Coins(count) => {
                        assert!(*count > 0);
                        found[1] += 1;
                    }
                    Missing::Buildings(count) => {
                        assert!(*count > 0);
                        found[2] += 1;
                    }
                }
                assert_said(Topic::Part(part), &missing_label(&missing, &texts));
                assert_said(Topic::Part(part), &missing_text(&missing, edition, &texts));
            }
        });
    }
    assert!(found.iter().all(|count| *count > 100), "{found:?}");
}

/// E2-SCORE-3: before a marker of the court is taken, places lack what they lack once it is.
#[test]
fn places_lack_the_same_before_and_after_the_marker_is_taken() {
    let mut compared = 0;
    for edition in [Edition::Second, Edition::SecondAdvanced] {
        decisions(edition, 3, 81, |game, seat, offers| {
            let court = offers.iter().find(|action| matches!(action.what, What::Court(Some(_))));
            let Some(court) = court else { return };
            let mut after = *game;
            after.play(seat, court, &mut ()).unwrap();
            if after.table().phase != Phase::Score || after.holdings(seat) != game.holdings(seat) {
                return;
            }
            let (before, after) = (game.view(Viewer::Seat(seat)), after.view(Viewer::Seat(seat)));
            for place in Place::ALL.map(Part::Place) {
                assert_eq!(
                    missing(&before, seat, &[], place),
                    missing(&after, seat, &[], place),
                    "{place:?}"
                );
                compared += 1;
            }
        });
    }
    assert!(compared > 50, "{compared} places");
}

fn english_lines(topic: Topic, view: &View) -> Vec<String> {
    let explanation = explain(topic, view, &names(view.table.edition), &texts(Language::English));
    let words = |line| match line {
        ExplainLine::Text(text) | ExplainLine::Missing(text) => text,
        ExplainLine::Sum { label, formula, .. } => format!("{label}: {formula}"),
        ExplainLine::Player { name, text, .. } | ExplainLine::City { name, text, .. } => {
            format!("{name}: {text}")
        }
        ExplainLine::Location { text, .. } => text,
    };
    explanation.lines.into_iter().map(words).map(|line| line.replace('\u{a0}', " ")).collect()
}

/// A game of two in its first turn, seen by the first player, who has one black brick.
fn first_turn(edition: Edition) -> View {
    let mut found = None;
    play(edition, 2, 7, |game| {
        if found.is_none() && game.table().phase == Phase::Start {
            found = Some(game.view(Viewer::Seat(Seat::A)));
        }
    });
    found.unwrap()
}

#[test]
fn the_hub_shows_the_prices_after_turning() {
    let lines = english_lines(Topic::Hub, &first_turn(Edition::First));
    let next = "II: 1 white, 1 yellow, 1 red, 1 green, 1 blue, 1 black. \
                Price each: white 5, yellow 4, red 3, green 2, blue 1, black 0.";
    assert!(lines.iter().any(|line| line == next), "{lines:?}");
    let refill = "Then up to 5 bricks are drawn from the bag onto I, until the wheel holds 11.";
    assert!(lines.iter().any(|line| line == refill), "{lines:?}");
}

#[test]
fn a_place_says_how_many_buildings_are_missing() {
    let mut view = first_turn(Edition::First);
    let tile = view.table.face_up().iter().next().unwrap();
    view.table.boards[Seat::A].cities[City::Pisa] = [tile].into_iter().collect();
    let lines = english_lines(Topic::Seal(Seat::A, Place::City(City::Pisa)), &view);
    assert!(lines.contains(&"Missing: 1 more building.".to_owned()), "{lines:?}");
}

#[test]
fn what_is_hidden_is_said_to_be_hidden() {
    let view = first_turn(Edition::First);
    let lines = english_lines(Topic::Condition(1), &view);
    assert_eq!(lines[1..], ["Perla: 0 of 8 objects", "Bice: Hidden behind the screen"]);
    let lines = english_lines(Topic::Condition(0), &view);
    assert_eq!(lines[1..], ["Perla: has scored 0 of 4 times", "Bice: has scored 0 of 4 times"]);
    assert_eq!(english_lines(Topic::Coins(Seat::B), &view)[0], "Hidden behind the screen");
    assert_eq!(
        english_lines(Topic::Coins(Seat::A), &view)[..2],
        ["20 coins", "At the end they are worth 4 VP."]
    );
}

#[test]
fn decorations_are_shown_in_the_sum() {
    let mut view = first_turn(Edition::SecondAdvanced);
    let four =
        view.table.stack.iter().chain(view.table.face_up().iter()).find(|tile| tile.value() == 4).unwrap();
    let four = [four].into_iter().collect();
    let board = &mut view.table.boards[Seat::A];
    (board.cities[City::Lucca], board.decorated) = (four, four);
    let explanation = explain(
        Topic::Seal(Seat::A, Place::City(City::Lucca)),
        &view,
        &names(Edition::SecondAdvanced),
        &texts(Language::English),
    );
    let ExplainLine::Sum { formula, pay, .. } = &explanation.lines[0] else { panic!("{explanation:?}") };
    assert_eq!((formula.as_str(), *pay), ("5 (4+1) × 2", Pay { coins: 0, points: 10 }));
}
