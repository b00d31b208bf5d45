//! The single steps of every ruleset, by criterion: `cargo bench -p palazzi-rules --bench steps`.
//!
//! The positions come from one random game with four players: all of its decisions, and the one with the longest
//! list.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use palazzi_rules::{
    ByKind, Choice, Game, Head, Offers, Pending, Ruleset, Seat, Setup, Viewer, playout, with_engine,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const PLAYERS: usize = 4;

fn steps(criterion: &mut Criterion) {
    for ruleset in Ruleset::ALL {
        with_engine!(ruleset.engine(), G => bench::<G>(criterion, ruleset));
    }
}

fn bench<G: Game>(criterion: &mut Criterion, ruleset: Ruleset) {
    let config = G::Config::from_head(&Head::new(ruleset, PLAYERS)).expect("four can play");
    let positions = decisions::<G>(&config);
    let mut offers = Offers::<G>::default();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut group = criterion.benchmark_group(ruleset.name());
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("copy", |bencher| bencher.iter(|| black_box(&positions).clone()));
    group.bench_function("list", |bencher| {
        bencher.iter(|| {
            for (game, seat) in &positions {
                game.legal_actions(*seat, &mut offers);
                black_box(&offers.len());
            }
        });
    });
    group.bench_function("pick without list", |bencher| {
        bencher.iter(|| {
            for (game, _) in &positions {
                black_box(game.random_action(Choice::KindFirst, &mut rng));
            }
        });
    });
    group.bench_function("view and determinize", |bencher| {
        bencher.iter(|| {
            for (game, seat) in &positions {
                black_box(G::determinize(&game.view(Viewer::Seat(*seat)), &mut rng));
            }
        });
    });
    let length = |position: &(G, Seat)| {
        let mut offers = Offers::<G>::default();
        position.0.legal_actions(position.1, &mut offers);
        offers.len()
    };
    let (longest, seat) =
        positions.iter().max_by_key(|position| length(position)).expect("there are decisions");
    group.throughput(Throughput::Elements(length(&(longest.clone(), *seat)) as u64));
    group.bench_function("longest list", |bencher| {
        bencher.iter(|| {
            longest.legal_actions(*seat, &mut offers);
            black_box(&offers.len());
        });
    });
    group.finish();
}

/// All positions of one game in which a seat decides.
fn decisions<G: Game>(config: &G::Config) -> Vec<(G, Seat)> {
    let (_, record) = playout::<G>(config, &mut ByKind, &mut Xoshiro256PlusPlus::seed_from_u64(1));
    let mut positions = Vec::new();
    let replayed = record.replay(|_, game| {
        if let Pending::Decide(seat) = game.pending() {
            positions.push((game.clone(), seat));
        }
    });
    replayed.expect("a game that was played replays");
    positions
}

criterion_group!(benches, steps);
criterion_main!(benches);
