//! Whole games of all four rulesets: everything that occurs has its words, and every action can be pointed out.

use std::collections::BTreeSet;

use palazzi_rules::carrara::{
    Action, Bricks, Building, Carrara, City, Color, Config, Edition, Event, Holdings, Improvement, Kind,
    Location, Money, Object, Pay, Phase, Piece, PieceSource, Place, Reason, Space, Table, What,
};
use palazzi_rules::{Choice as Pick, Fact, Game, Offers, Pending, Ruleset, Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::choice::Choice;
use crate::texts::Language;

pub(super) const EDITIONS: [Edition; 4] =
    [Edition::First, Edition::FirstExpansion, Edition::Second, Edition::SecondAdvanced];

fn english() -> Texts {
    let sources = [include_str!("../../locales/en/carrara.ftl"), include_str!("../../locales/en/cards.ftl")];
    Texts::new(Language::English, &sources)
}

fn names(players: usize) -> Names {
    let by_seat = ["Ada", "Bice", "Cosimo", "Dante"].map(str::to_owned).into_iter().take(players).collect();
    Names { by_seat, you: Some(Seat::A), ruleset: None }
}

/// Plays a game at random and shows every state to `look`, with the events that led to it.
fn play(edition: Edition, players: usize, seed: u64, mut look: impl FnMut(&Carrara, &[Fact<Event>])) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Carrara::new(&Config::new(edition, players).unwrap());
    loop {
        let mut facts = Vec::new();
        match game.pending() {
            Pending::Over => return,
            Pending::Chance => {
                let chance = game.sample_chance(&mut rng);
                game.resolve(&chance, &mut facts).unwrap();
            }
            Pending::Decide(seat) => {
                let action = game.random_action(Pick::KindFirst, &mut rng);
                game.play(seat, &action, &mut facts).unwrap();
            }
        }
        look(&game, &facts);
    }
}

/// Fails if a text is missing in `words`, or if a variable was left open.
fn assert_said(words: &str) {
    assert!(!words.is_empty());
    assert!(!words.contains("carrara-") && !words.contains('{') && !words.contains('$'), "{words}");
}

fn offers(game: &Carrara, seat: Seat) -> Vec<Action> {
    let mut offers = Offers::default();
    game.legal_actions(seat, &mut offers);
    offers.to_vec()
}

#[test]
fn everything_that_occurs_has_its_words() {
    let texts = english();
    let mut kinds = BTreeSet::new();
    let mut told = BTreeSet::new();
    for edition in EDITIONS {
        for (players, seed) in [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5)] {
            let names = names(players);
            play(edition, players, seed, |game, facts| {
                for fact in facts {
                    let text = Carrara::event(&fact.event, &names, &texts);
                    let kind = format!("{:?}", fact.event);
                    let kind = kind.split([' ', '{']).next().unwrap().to_owned();
                    assert_eq!(text.is_none(), kind == "TurnBegins", "{kind}");
                    text.iter().for_each(|text| assert_said(&text.text()));
                    told.insert(kind);
                }
                for viewer in [Viewer::Seat(Seat::A), Viewer::Spectator] {
                    let view = game.view(viewer);
                    assert_said(&Carrara::task(&view, &names, &texts).text());
                }
                let Pending::Decide(seat) = game.pending() else { return };
                let view = game.view(Viewer::Seat(seat));
                for (index, action) in offers(game, seat).iter().enumerate() {
                    let is_new = kinds.insert(action.what.kind());
                    if index % 7 != 0 && !is_new {
                        continue;
                    }
                    assert_said(&Carrara::action(&view, action, &texts).text());
                    for part in Carrara::parts(&view, action) {
                        assert_said(&Carrara::name(part, &view, &names, &texts));
                    }
                }
            });
        }
    }
    let view = Carrara::new(&Config::new(Edition::First, 2).unwrap()).view(Viewer::Spectator);
    for kind in Kind::ALL {
        assert_said(&Carrara::name(Part::Kind(kind), &view, &names(2), &texts));
    }
    for rare in [What::Stuck, What::Broke, What::Announce] {
        assert_said(&Carrara::action(&view, &rare.into(), &texts).text());
        kinds.insert(rare.kind());
    }
    assert_eq!(kinds.len(), Kind::ALL.len(), "{kinds:?}");
    assert_eq!(told.len(), 27, "{told:?}");
}

#[test]
fn the_parts_of_an_action_leave_only_it() {
    for edition in EDITIONS {
        for (players, seed) in [(2, 6), (3, 7), (4, 8)] {
            let mut step = 0;
            play(edition, players, seed, |game, _| {
                let Pending::Decide(seat) = game.pending() else { return };
                let view = game.view(Viewer::Seat(seat));
                let offers = offers(game, seat);
                step += 1;
                for action in offers.iter().skip(step % 5).step_by(1 + offers.len() / 4) {
                    let mut parts = Carrara::parts(&view, action);
                    for _ in 0..2 {
                        let mut choice = Choice::<Carrara>::new(&view, &offers);
                        parts.iter().for_each(|part| choice.point_at(*part));
                        assert_eq!(choice.candidates().collect::<Vec<_>>(), [*action]);
                        assert_eq!(choice.meant(), Some(*action));
                        parts.reverse();
                    }
                }
            });
        }
    }
}

#[test]
fn whoever_points_at_what_is_offered_comes_to_an_action() {
    for edition in EDITIONS {
        play(edition, 3, 9, |game, _| {
            let Pending::Decide(seat) = game.pending() else { return };
            let view = game.view(Viewer::Seat(seat));
            let offers = offers(game, seat);
            let mut choice = Choice::<Carrara>::new(&view, &offers);
            for _ in 0..6 {
                if choice.meant().is_some() {
                    return;
                }
                let next: Vec<Part> =
                    choice.next().into_iter().filter(|part| Carrara::is_listed(*part)).collect();
                choice.point_at(next[offers.len() % next.len()]);
            }
            panic!("{:?} leads nowhere", choice.chosen());
        });
    }
}

#[test]
fn whatever_is_not_possible_is_explained() {
    let texts = english();
    let mut explained = BTreeSet::new();
    let places = Place::ALL;
    for edition in EDITIONS {
        for (players, seed) in [(2, 10), (3, 11), (4, 12)] {
            let mut step = 0;
            play(edition, players, seed, |game, _| {
                let Pending::Decide(seat) = game.pending() else { return };
                step += 1;
                if step % 3 != 0 {
                    return;
                }
                let view = game.view(Viewer::Seat(seat));
                let choice = Choice::<Carrara>::new(&view, &offers(game, seat));
                let parts = Kind::ALL
                    .map(Part::Kind)
                    .into_iter()
                    .chain(places.map(Part::Place))
                    .chain(City::ALL.map(Part::City))
                    .chain(Location::ALL.map(Part::Location))
                    .chain(Piece::ALL.map(Part::Piece))
                    .chain(Piece::ALL.map(Part::Stored))
                    .chain(Object::ALL.map(Part::Object))
                    .chain(Improvement::ALL.map(Part::Improvement))
                    .chain(Space::ALL.into_iter().take(6).map(Part::Space))
                    .chain(view.table.face_up().iter().map(|tile| Part::Tile(tile.building())))
                    .chain([Part::Wheel, Part::InnerWheel, Part::OpenArea, Part::Warehouse]);
                for part in parts.filter(|part| !choice.is_offered(*part)) {
                    if let Some(refusal) = Carrara::why_not(&view, seat, &[], part, &texts) {
                        assert_said(&refusal.text);
                        assert!(refusal.rule.is_some());
                        explained.insert(refusal.text);
                    }
                }
            });
        }
    }
    assert!(explained.len() > 100, "{explained:?}");
}

#[test]
fn every_reason_has_its_words() {
    let texts = english();
    let mut seen = BTreeSet::new();
    for reason in reasons() {
        let refusal = Carrara::refusal(&Illegal { reason, rule: "E1-TURN-1" }, &texts);
        assert_said(&refusal.text);
        assert_eq!(refusal.rule.as_deref(), Some("E1-TURN-1"));
        seen.insert(format!("{:?}", reason).split([' ', '(', '{']).next().unwrap().to_owned());
    }
    assert_eq!(seen.len(), 47, "a reason without a test: {seen:?}");
    for kind in Kind::ALL {
        let illegal = Illegal { reason: Reason::NotNow(kind.name()), rule: "E1-TURN-1" };
        assert_said(&Carrara::refusal(&illegal, &texts).text);
    }
}

fn reasons() -> Vec<Reason> {
    let building: Building = "library4".parse().unwrap();
    let better: Building = "villa8".parse().unwrap();
    let bricks: Bricks = "w2g1".parse().unwrap();
    let (city, location, space, place) = (City::Lucca, Location::II, Space::C3, Place::Urban);
    vec![
        Reason::Over,
        Reason::ChanceFirst,
        Reason::OtherTurn(Seat::B),
        Reason::NotInRuleset("spin"),
        Reason::NotNow("score"),
        Reason::NoBricks,
        Reason::EmptyWheel,
        Reason::MustTurn,
        Reason::NothingAffordable { coins: 1 },
        Reason::SomethingAffordable { coins: 2 },
        Reason::NothingBought,
        Reason::NotOnWheel { location, held: bricks, wanted: bricks },
        Reason::TooDear { location, wanted: bricks, price: 9, coins: 3 },
        Reason::ActionPossible,
        Reason::NoAnnouncement,
        Reason::NotOffered(building),
        Reason::NotOwned { paid: bricks, owned: bricks },
        Reason::NotAccepted { city, refused: bricks },
        Reason::WrongCount { building, city, need: 4, given: 3 },
        Reason::NoSuchBuilding { building, city },
        Reason::NotHigher { old: better, new: building },
        Reason::NotItsMonument { old: building, new: better },
        Reason::ImprovementTaken(Improvement::Pisa),
        Reason::NoMarker,
        Reason::NoSuchPlace(place),
        Reason::Scored(place),
        Reason::TooFewBuildings { city, need: 2, own: 0 },
        Reason::NoBuildingFor(place),
        Reason::TooFewCoins { money: Money::Two, need: 50, coins: 3 },
        Reason::SecondMoneySpace,
        Reason::NoPlace,
        Reason::NoMarkerOn(space),
        Reason::NoOpenMarker,
        Reason::OtherVisit(space),
        Reason::PieceNotOffered(Piece::Book),
        Reason::DoesNotFit { piece: Piece::Gold, building, city },
        Reason::WarehousesFull,
        Reason::NeedNotSwap(Piece::Red),
        Reason::NotStored(Piece::Red),
        Reason::StoredThisTurn(Piece::Red),
        Reason::SecondPurchase,
        Reason::TooPoor { coins: 3 },
        Reason::NotInSupply(Piece::Red),
        Reason::NotForSale(Object::Crown),
        Reason::EndTriggered,
        Reason::ConditionsNotMet,
        Reason::NeedlessBricks("pass"),
    ]
}

#[test]
fn the_cheapest_payment_keeps_the_dear_bricks() {
    let pay = |bricks: &str| Action {
        what: What::Build(City::Lucca, "library4".parse().unwrap()),
        bricks: bricks.parse().unwrap(),
    };
    let candidates = ["w2r2", "y1r3", "w1y1r2", "y1r2g2", "y2r1g2"].map(pay);
    assert_eq!(Carrara::proposed(&candidates, &[]), Some(pay("y1r3")));
    let elsewhere = Action { what: What::Build(City::Massa, "library4".parse().unwrap()), ..pay("w2r2") };
    assert_eq!(Carrara::proposed(&[pay("w2r2"), elsewhere], &[]), None);
    assert_eq!(
        more(&candidates.map(|action| action.bricks), "y1r3".parse().unwrap(), Color::White),
        Some("w1y1r2".parse().unwrap())
    );
}

#[test]
fn buying_proposes_all_that_can_be_afforded() {
    let buy = |bricks: &str| Action { what: What::Buy(Location::II), bricks: bricks.parse().unwrap() };
    let candidates = ["w1", "g1", "w1g1", "g1b1"].map(buy);
    assert_eq!(Carrara::proposed(&candidates, &[]), Some(buy("w1g1")));
    let now = Some((Location::II, "w1g1".parse().unwrap()));
    let green = Color::Green;
    assert_eq!(with_brick(now, Location::II, green, false), "w1".parse().unwrap());
    assert_eq!(with_brick(now, Location::III, green, true), "g1".parse().unwrap());
}

#[test]
fn standings_agree_with_the_engine() {
    let texts = english();
    for edition in EDITIONS {
        for (players, seed) in [(2, 13), (4, 14)] {
            let names = names(players);
            play(edition, players, seed, |game, _| {
                let view = game.view(Viewer::Seat(Seat::A));
                let open: Vec<_> = scoring(&view, Seat::A)
                    .into_iter()
                    .filter(|scoring| scoring.obstacle.is_none())
                    .map(|scoring| scoring.place)
                    .collect();
                let has_marker =
                    game.table().boards[0].markers_left(game.rules()) > 0 || game.is_scoring(Seat::A);
                let engine: Vec<_> = game.available_places(Seat::A).iter().filter(|_| has_marker).collect();
                assert_eq!(open, engine);
                for scoring in Seat::of(players).flat_map(|seat| scoring(&view, seat)) {
                    assert_said(&plaque_text(&scoring, &names, &texts));
                }
                let estimates = estimates(&view);
                assert_eq!(estimates.len(), players);
                let own = estimates[0];
                assert_eq!((own.score, own.hidden), (game.final_score(Seat::A), false));
                if let Some(End::Announcement { conditions, .. }) = end(&view, Seat::A) {
                    let met = conditions.map(|condition| condition.progress.is_met());
                    assert_eq!(met, game.conditions(Seat::A));
                }
            });
        }
    }
}

#[test]
fn every_goal_is_described() {
    let texts = english();
    for seed in 20..40 {
        play(Edition::FirstExpansion, 2, seed, |game, _| {
            if game.table().cards.is_none() {
                return;
            }
            for card in CardKind::ALL {
                assert!(card_name(game.table(), card, &texts).is_some());
                assert!(card_text(game.table(), card, &texts).is_some());
            }
        });
    }
    play(Edition::First, 2, 20, |game, _| {
        let view = game.view(Viewer::Spectator);
        let Some(End::Announcement { conditions, .. }) = end(&view, Seat::B) else { panic!() };
        conditions.iter().for_each(|condition| {
            condition_text(&view.table, condition, &texts).expect("a text");
        });
    });
}

#[test]
fn turns_of_the_wheel_are_recognised() {
    for edition in EDITIONS {
        let mut before: Option<Table> = None;
        play(edition, 2, 15, |game, facts| {
            let now = *game.table();
            if let Some(before) = before.filter(|before| before.edition == now.edition) {
                let turned = facts.iter().any(|fact| fact.event == Event::WheelTurned);
                let filled = before.wheel.iter().filter(|bricks| !bricks.is_empty()).count() > 2;
                if filled && before.phase != Phase::DrawWheel {
                    assert_eq!(turns_between(&before, &now), i32::from(turned), "{before:?} {now:?}");
                }
            }
            before = Some(now);
        });
    }
}

#[test]
fn the_court_is_told_with_its_markers() {
    let (texts, names) = (english(), names(3));
    let empty = court_text("court space 1", &[(Seat::A, 0)], None, &names, &texts);
    assert_eq!(empty, "court space 1: no markers");
    let some = court_text("open area", &[(Seat::A, 1), (Seat::B, 2)], None, &names, &texts);
    assert_eq!(some, "open area: markers of Ada, Bice (2)");
    let visited = court_text("court space 1", &[], Some(Seat::C), &names, &texts);
    assert_eq!(visited, "court space 1: royal visit of Cosimo, no markers");
}

#[test]
fn the_sixth_colour_has_the_name_of_its_edition() {
    let texts = english();
    let dark: Bricks = "b1d2".parse().unwrap();
    assert_eq!(bricks(dark, Edition::FirstExpansion, &texts), "1\u{a0}blue, 2\u{a0}black");
    assert_eq!(bricks(dark, Edition::Second, &texts), "1\u{a0}blue, 2\u{a0}purple");
    let event = Event::BricksDrawn { bricks: dark };
    let names = Names { ruleset: Some(Ruleset::Carrara(Edition::First)), ..names(2) };
    assert_eq!(
        Carrara::event(&event, &names, &texts).unwrap().text(),
        "New on the wheel: 1\u{a0}blue, 2\u{a0}black."
    );
    let refused =
        Illegal { reason: Reason::NotAccepted { city: City::Pisa, refused: dark }, rule: "E1-BUILD-1" };
    assert_eq!(Carrara::refusal(&refused, &texts).text, "Pisa does not accept 1\u{a0}blue, 2\u{a0}black.");
}

#[test]
fn the_largest_buildings_are_monuments_in_the_second_edition() {
    let texts = english();
    assert_eq!(monuments(Edition::FirstExpansion, &texts), "Buildings of value 8");
    assert_eq!(monuments(Edition::Second, &texts), "Monuments");
}

#[test]
fn a_gold_statue_fits_every_city() {
    let (texts, names) = (english(), names(2));
    let mut view =
        Carrara::new(&Config::new(Edition::SecondAdvanced, 2).unwrap()).view(Viewer::Seat(Seat::A));
    let mut task = |piece| {
        view.table.phase = Phase::InHand(piece, PieceSource::Court);
        Carrara::task(&view, &names, &texts).text()
    };
    assert_eq!(task(Piece::Gold), "Put the gold statue onto any building without a statue, or store it.");
    assert_eq!(
        task(Piece::Red),
        "Put the red statue onto a building in a city that accepts its colour, or store it."
    );
}

#[test]
fn money_spaces_count_at_the_end() {
    let (texts, names) = (english(), names(2));
    let place = Place::Money(Money::Three);
    let event = Event::Scored { seat: Seat::B, place, pay: Pay::default() };
    assert_eq!(
        Carrara::event(&event, &names, &texts).unwrap().text(),
        "Bice puts a marker onto the money space: 36 coins, 1 VP for every 3 coins. The coins count at the end."
    );
    let plaque = |obstacle| {
        let scoring = Scoring { place, pay: Pay::default(), objects: [0; 6], obstacle };
        plaque_text(&scoring, &names, &texts)
    };
    let name = "money space: 36 coins, 1 VP for every 3 coins";
    assert_eq!(plaque(None), format!("{name}: would pay at the end"));
    assert_eq!(plaque(Some(Obstacle::NoMarker)), format!("{name}: no marker left, would pay at the end"));
}

#[test]
fn after_an_action_only_what_can_be_bought_is_mentioned() {
    let texts = english();
    for edition in EDITIONS {
        for (players, seed) in [(2, 16), (3, 17), (4, 18)] {
            play(edition, players, seed, |game, _| {
                let Pending::Decide(seat) = game.pending() else { return };
                if game.table().phase != Phase::After {
                    return;
                }
                let names = Names { you: Some(seat), ..names(players) };
                let task = Carrara::task(&game.view(Viewer::Seat(seat)), &names, &texts).text();
                let is_purchase =
                    |action: &Action| matches!(action.what, What::Purchase(..) | What::Object(_));
                assert_eq!(task.contains("buy"), offers(game, seat).iter().any(is_purchase), "{game:?}");
            });
        }
    }
}

#[test]
fn what_fits_nowhere_is_not_for_sale() {
    let (texts, names) = (english(), names(2));
    let mut view =
        Carrara::new(&Config::new(Edition::SecondAdvanced, 2).unwrap()).view(Viewer::Seat(Seat::A));
    view.table.phase = Phase::After;
    view.holdings[Seat::A] = Some(Holdings { coins: 50, ..Holdings::default() });
    let task = Carrara::task(&view, &names, &texts).text();
    assert_eq!(task, "Is there anything else to do before your turn ends?");
}
