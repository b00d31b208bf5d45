use std::collections::HashMap;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use leptos::prelude::document;
use leptos::task::{spawn_local, tick};
use palazzi_client::carrara::staging::{Anchor, Beat, Budget, COUNT_MS, FLIGHTS_PER_BEAT, Flight};
use palazzi_rules::Seat;
use palazzi_rules::carrara::{Event, View};
use web_sys::{Element, HtmlElement};

use super::animation::{Animation, Timing, animate, hide};
use super::flight::Flyer;
use super::look::look;
use super::roll::{Roll, end_rolls};
use super::sparks;
use super::spots::{Spot, Spots};
use crate::link::Link;
use crate::link::pace::tempo;

/// Rounds of the executor after which the page shows a view that was set: effects set signals that other effects show.
const ROUNDS: usize = 4;

/// How long new things take to appear where nothing is to move.
const FADE_MS: f64 = 120.0;

/// A moment after the last beat, in which what has just landed is taken care of.
const LANDING_MS: u32 = 20;

/// Units of the scene that the overlay is wide, so that its width tells the unit.
const OVERLAY_UNITS: f64 = 10.0;

/// Beats, played over the scene. What is left of them goes when the performance is dropped.
pub(crate) struct Performance {
    beats: Vec<Beat>,
    edition: palazzi_rules::carrara::Edition,
    viewer: Option<Seat>,
    overlay: Option<Element>,
    unit: f64,
    /// By beat.
    trips: Vec<Vec<Trip>>,
    rolls: HashMap<Anchor, Rc<Roll>>,
    nodes: Vec<HtmlElement>,
    hidden: Vec<Rc<Animation>>,
    timers: Vec<Timeout>,
}

/// A flight, and what is known of its ends before the page shows the new view.
struct Trip {
    flight: Flight,
    from: Option<Spot>,
    to: Option<Spot>,
    flyer: Option<Flyer>,
    /// What keeps the piece out of sight that has not landed yet.
    veil: Option<Rc<Animation>>,
}

impl Performance {
    /// What is to be seen of some events of Carrara.
    pub(crate) fn new(before: &View, after: &View, events: &[Event]) -> Performance {
        Performance {
            beats: palazzi_client::carrara::staging::staging(before, after, events),
            edition: after.table.edition,
            viewer: after.viewer,
            overlay: None,
            unit: 0.0,
            trips: Vec::new(),
            rolls: HashMap::new(),
            nodes: Vec::new(),
            hidden: Vec::new(),
            timers: Vec::new(),
        }
    }

    /// Keeps it within the time that a turn of an opponent takes.
    pub(super) fn fit(&mut self, budget: &mut Budget) {
        budget.spend(&mut self.beats);
    }

    /// Measures where everything is before the page shows the new view, and lets what leaves stand there.
    pub(super) fn prepare(&mut self) {
        end_rolls();
        let Some(overlay) = overlay() else { return };
        self.unit = overlay.get_bounding_client_rect().width() / OVERLAY_UNITS;
        let spots = Spots::collect(self.viewer);
        let trip = |flight: &Flight| {
            let from = spots.find(flight.from, 0);
            let standing = from.as_ref().filter(|spot| spot.is_exact && flight.from.is_piece());
            let flyer = standing
                .and_then(|spot| Flyer::stand(&overlay, look(flight.what, self.edition), spot, self.unit));
            Trip { flight: *flight, to: spots.find(flight.to, 0), from, flyer, veil: None }
        };
        self.trips = self.beats.iter().map(|beat| beat.flights.iter().map(trip).collect()).collect();
        let flyers = self.trips.iter().flatten().filter_map(|trip| trip.flyer.as_ref());
        self.nodes.extend(flyers.map(|flyer| flyer.node.clone()));
        self.overlay = Some(overlay);
    }

    /// Plays everything in a page that is about to show the new view.
    pub(super) async fn play(mut self, link: Link) {
        let Some(tempo) = tempo() else { return self.fade() };
        settle().await;
        self.hold_back();
        for index in 0..self.beats.len() {
            self.begin(index, tempo);
            if !link.wait(self.beats[index].ms).await {
                end_rolls();
                return;
            }
        }
        link.wait(LANDING_MS).await;
    }

    /// Shows new things softly, and waits for nothing.
    fn fade(mut self) {
        let beats = std::mem::take(&mut self.beats);
        let viewer = self.viewer;
        spawn_local(async move {
            settle().await;
            let spots = Spots::collect(viewer);
            let flights = beats.iter().flat_map(|beat| &beat.flights).filter(|flight| flight.is_new);
            for spot in flights.filter_map(|flight| spots.exact(flight.to, 0)) {
                let timing = Timing { wait_ms: 0.0, ms: FADE_MS, easing: "linear" };
                animate(&spot.element, r#"[{"opacity":0.3},{"opacity":1}]"#, timing);
            }
        });
    }

    /// Keeps new pieces out of sight until they land, and lets numbers show what they were.
    fn hold_back(&mut self) {
        let spots = Spots::collect(self.viewer);
        for trip in self.trips.iter_mut().flatten().filter(|trip| trip.flight.is_new) {
            let spot = spots.exact(trip.flight.to, 0);
            trip.veil = spot.and_then(|spot| hide(&spot.element)).map(Rc::new);
            self.hidden.extend(trip.veil.clone());
        }
        for count in self.beats.iter().flat_map(|beat| &beat.counts) {
            if !self.rolls.contains_key(&count.anchor)
                && let Some(spot) = spots.exact(count.anchor, 0)
                && let Some(roll) = Roll::hold(&spot.element, count.from)
            {
                self.rolls.insert(count.anchor, roll);
            }
        }
    }

    /// Lets a beat begin: from here on the browser moves things by itself.
    fn begin(&mut self, index: usize, tempo: f64) {
        let Some(overlay) = self.overlay.clone() else { return };
        let spots = Spots::collect(self.viewer);
        let trips = self.trips.get_mut(index).map(std::mem::take).unwrap_or_default();
        for trip in trips {
            self.launch(trip, &spots, &overlay, tempo);
        }
        self.light_up(index, &spots, &overlay, tempo);
        for (wait_ms, sound) in &self.beats[index].sounds {
            let sound = *sound;
            self.timers.push(Timeout::new(at(*wait_ms, tempo), move || crate::sound::play(sound)));
        }
        for count in &self.beats[index].counts {
            let Some(roll) = self.rolls.get(&count.anchor).map(Rc::clone) else { continue };
            let (from, to) = (count.from, count.to);
            let ms = f64::from(COUNT_MS) * tempo;
            self.timers.push(Timeout::new(at(count.wait_ms, tempo), move || roll.begin(from, to, ms)));
        }
    }

    fn launch(&mut self, trip: Trip, spots: &Spots, overlay: &Element, tempo: f64) {
        let Trip { flight, from, to, flyer, veil } = trip;
        let unveil = move || {
            if let Some(veil) = &veil {
                veil.cancel();
            }
        };
        let is_standing = flyer.is_some();
        let has_room = overlay.child_element_count() < FLIGHTS_PER_BEAT as u32;
        let stand = || {
            let spot = from.or_else(|| spots.find(flight.from, 0)).filter(|_| has_room)?;
            Flyer::stand(overlay, look(flight.what, self.edition), &spot, self.unit)
        };
        let (Some(flyer), Some(to)) = (flyer.or_else(stand), spots.find(flight.to, 0).or(to)) else {
            return unveil();
        };
        let end = flyer.take_off(&flight, &to, self.unit, tempo, is_standing);
        self.nodes.push(flyer.node.clone());
        let (node, overlay) = (flyer.node, overlay.clone());
        self.timers.push(Timeout::new(at(flight.wait_ms + flight.ms, tempo), move || {
            node.remove();
            unveil();
            sparks::ring_out(&overlay, end);
        }));
    }

    /// Lights places and buildings up; of buildings that are alike, each gets its own light.
    fn light_up(&mut self, index: usize, spots: &Spots, overlay: &Element, tempo: f64) {
        let mut seen: HashMap<Anchor, usize> = HashMap::new();
        for glow in &self.beats[index].glows {
            let nth = seen.entry(glow.anchor).or_default();
            let spot = spots.find(glow.anchor, *nth);
            *nth += 1;
            let Some(Spot { area, .. }) = spot else { continue };
            let (overlay, pay) = (overlay.clone(), glow.pay);
            let ms = f64::from(glow.ms) * tempo;
            let light = move || {
                let Some(node) = sparks::frame(&overlay, area, "flash") else { return };
                if let Some(pay) = pay {
                    sparks::write(&node, pay);
                }
                Timeout::new(ms as u32, move || node.remove()).forget();
            };
            self.timers.push(Timeout::new(at(glow.wait_ms, tempo), light));
        }
    }
}

impl Drop for Performance {
    fn drop(&mut self) {
        self.timers.clear();
        self.nodes.iter().for_each(|node| node.remove());
        self.hidden.iter().for_each(|veil| veil.cancel());
        self.rolls.values().for_each(|roll| roll.end_unless_begun());
    }
}

fn at(ms: u32, tempo: f64) -> u32 {
    (f64::from(ms) * tempo) as u32
}

/// Waits until the page shows the view that was set, before the browser paints it.
async fn settle() {
    for _ in 0..ROUNDS {
        tick().await;
    }
}

/// The element over the scene in which things fly; it is made when it is first needed.
fn overlay() -> Option<Element> {
    if let Ok(Some(found)) = document().query_selector(".flights") {
        return Some(found);
    }
    let scene = document().query_selector("main.table").ok()??;
    let made = document().create_element("div").ok()?;
    made.set_class_name("flights");
    made.set_attribute("aria-hidden", "true").ok()?;
    scene.append_child(&made).ok()?;
    Some(made)
}
