//! Random games of all rulesets: whatever happens can be staged.

use palazzi_rules::carrara::{Carrara, Color, Event, Location, Place};
use palazzi_rules::{Choice, Fact, Game, Pending, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::carrara::tests::EDITIONS;

/// A decision, with the draws that follow it, as one message tells it.
struct Told {
    seat: Seat,
    before: View,
    after: View,
    events: Vec<Event>,
}

/// Plays a game at random and shows every message to `look`.
fn play(edition: palazzi_rules::carrara::Edition, players: usize, seed: u64, mut look: impl FnMut(&Told)) {
    let config = palazzi_rules::carrara::Config::new(edition, players).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Carrara::new(&config);
    let viewer = Viewer::Seat(Seat::A);
    let mut told =
        Told { seat: Seat::A, before: game.view(viewer), after: game.view(viewer), events: Vec::new() };
    loop {
        let mut facts: Vec<Fact<Event>> = Vec::new();
        match game.pending() {
            Pending::Chance => {
                let chance = game.sample_chance(&mut rng);
                game.resolve(&chance, &mut facts).unwrap();
            }
            pending => {
                told.after = game.view(viewer);
                look(&told);
                let Pending::Decide(seat) = pending else { return };
                told = Told { seat, before: game.view(viewer), after: game.view(viewer), events: Vec::new() };
                let action = game.random_action(Choice::KindFirst, &mut rng);
                game.play(seat, &action, &mut facts).unwrap();
            }
        }
        told.events.extend(facts.iter().map(|fact| fact.event));
    }
}

fn every_message(mut look: impl FnMut(&Told)) {
    for edition in EDITIONS {
        for (players, seed) in [(2, 11), (3, 12), (4, 13), (2, 14)] {
            play(edition, players, seed, &mut look);
        }
    }
}

#[test]
fn every_event_of_random_games_stays_within_bounds() {
    let mut flights = 0;
    every_message(|told| {
        for event in &told.events {
            let beats = staging_of(&told.before, &told.after, event);
            assert!(length_ms(&beats) <= EVENT_MS, "{event:?} takes {} ms", length_ms(&beats));
        }
        for beat in staging(&told.before, &told.after, &told.events) {
            assert!(beat.flights.len() <= FLIGHTS_PER_BEAT, "{:?}", told.events);
            for flight in &beat.flights {
                assert!(
                    flight.wait_ms + flight.ms <= beat.ms,
                    "{flight:?} outlasts its beat: {:?}",
                    told.events
                );
                assert_ne!(flight.from, flight.to);
            }
            for glow in &beat.glows {
                assert!(glow.wait_ms + glow.ms <= beat.ms, "{glow:?}");
            }
            assert!(beat.counts.iter().all(|count| count.wait_ms <= beat.ms));
            flights += beat.flights.len();
        }
    });
    assert!(flights > 1000, "{flights}");
}

#[test]
fn every_spot_is_read_back_from_its_text() {
    every_message(|told| {
        for beat in staging(&told.before, &told.after, &told.events) {
            let ends = beat.flights.iter().flat_map(|flight| [flight.from, flight.to]);
            let counts = beat.counts.iter().map(|count| count.anchor);
            for anchor in ends.chain(beat.glows.iter().map(|glow| glow.anchor)).chain(counts) {
                assert_eq!(anchor.to_string().parse(), Ok(anchor));
            }
        }
    });
}

#[test]
fn spots_are_read_whatever_the_case_of_the_seat() {
    let spot = Anchor::Wheel(Location::III, Color::Dark);
    assert_eq!(spot.to_string(), "wheel:III:d");
    assert_eq!("supply:B".parse(), Ok(Anchor::Supply(Seat::B)));
    for text in ["", "coins", "coins:e", "court:0", "court:9", "house:a:pisa", "wheel:VII:w", "bag:a"] {
        assert_eq!(text.parse::<Anchor>(), Err(UnknownAnchor(text.to_owned())));
    }
}

#[test]
fn the_next_best_spots_end_at_a_face_or_the_bag() {
    every_message(|told| {
        for beat in staging(&told.before, &told.after, &told.events) {
            for flight in &beat.flights {
                let mut spot = flight.to;
                for _ in 0..4 {
                    spot = spot.nearest().unwrap_or(spot);
                }
                assert!(
                    matches!(spot, Anchor::Bag | Anchor::Portrait(_)),
                    "{:?} ends at {spot:?}",
                    flight.to
                );
            }
        }
    });
}

#[test]
fn numbers_on_buildings_add_up_to_what_scoring_pays() {
    let mut scored = 0;
    every_message(|told| {
        for event in &told.events {
            let Event::Scored { place, pay, .. } = event else { continue };
            let beats = staging_of(&told.before, &told.after, event);
            let numbers = beats.iter().flat_map(|beat| &beat.glows).filter_map(|glow| glow.pay);
            assert_eq!(numbers.sum::<Pay>(), *pay, "{place}");
            let flies = beats.iter().flat_map(|beat| &beat.flights).any(|flight| {
                flight.what == Flying::Points(pay.points) || flight.what == Flying::Coins(pay.coins)
            });
            assert_eq!(flies, *pay != Pay::default());
            scored += usize::from(!matches!(place, Place::Money(_)));
        }
    });
    assert!(scored > 100, "{scored}");
}

#[test]
fn numbers_roll_from_the_old_amount_to_the_new_one() {
    every_message(|told| {
        let beats = staging(&told.before, &told.after, &told.events);
        for seat in Seat::of(told.before.table.players()) {
            let counts = beats.iter().flat_map(|beat| &beat.counts);
            let mut shown = u32::from(told.before.table.boards[seat].points);
            for count in counts.filter(|count| count.anchor == Anchor::Points(seat)) {
                assert_eq!(count.from, shown, "{:?}", told.events);
                shown = count.to;
            }
            assert_eq!(shown, u32::from(told.after.table.boards[seat].points), "{:?}", told.events);
        }
        let coins = |view: &View| u32::from(view.holdings[Seat::A].unwrap().coins);
        let mut counts = beats.iter().flat_map(|beat| &beat.counts);
        let last = counts.rfind(|count| count.anchor == Anchor::Coins(Seat::A));
        assert_eq!(
            last.map_or(coins(&told.before), |count| count.to),
            coins(&told.after),
            "{:?}",
            told.events
        );
    });
}

#[test]
fn nobody_sees_coins_behind_a_screen() {
    every_message(|told| {
        let is_open = told.after.holdings[Seat::B].is_some();
        let beats = staging(&told.before, &told.after, &told.events);
        let counts = beats.iter().flat_map(|beat| &beat.counts);
        let shown = counts.map(|count| count.anchor).any(|anchor| anchor == Anchor::Coins(Seat::B));
        assert!(is_open || !shown, "{:?}", told.events);
    });
}

#[test]
fn a_turn_of_an_opponent_fits_its_time() {
    let mut turn = (None, Budget::default(), 0);
    let mut longest = 0;
    every_message(|told| {
        if turn.0 != Some(told.seat) {
            turn = (Some(told.seat), Budget::default(), THINK_MS);
        }
        let mut beats = staging(&told.before, &told.after, &told.events);
        turn.1.spend(&mut beats);
        turn.2 += length_ms(&beats);
        assert!(turn.2 <= TURN_MS, "{:?}", told.events);
        longest = longest.max(turn.2);
    });
    assert!(longest > TURN_MS / 2, "{longest}");
}
