use palazzi_bots::{Features, Judge, Judgement, Learn, Network, outcome};
use palazzi_rules::{BySeat, Offers, Pending, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;

/// A position after a decision, and what it was taken to be worth.
pub(crate) struct Step {
    pub(crate) features: Features,
    pub(crate) judgement: Judgement,
}

/// A game that was played for learning.
pub(crate) struct Played {
    pub(crate) steps: Vec<Step>,
    pub(crate) end: Judgement,
}

/// How a game is played for learning.
pub(crate) struct Manner {
    /// Differences in the share of victory below this hardly matter to a choice.
    pub(crate) temperature: f32,
    /// One seat plays badly in one game of so many; never if there is no number.
    pub(crate) odd_games: Option<u32>,
    /// No game is longer: it is scored as if it were over.
    pub(crate) longest: usize,
}

/// How a seat plays through one game. A network that only ever meets itself does not know what to make of others.
#[derive(Clone, Copy)]
enum Mood {
    /// As well as it can.
    Steady,
    /// Often takes worse moves.
    Careless,
    /// Takes any move.
    Wild,
}

/// The temperature of the careless.
const CARELESS: f32 = 0.2;

impl Mood {
    /// How the seats play: in one game of `odd_games` one seat is careless or wild.
    fn drawn(players: usize, odd_games: Option<u32>, rng: &mut Xoshiro256PlusPlus) -> BySeat<Mood> {
        let mut moods = [Mood::Steady; 4];
        if odd_games.is_some_and(|games| below(rng, games) == 0) {
            let mood = if below(rng, 2) == 0 { Mood::Careless } else { Mood::Wild };
            moods[below(rng, players as u32) as usize] = mood;
        }
        moods
    }
}

/// Plays a game of a network against itself.
pub(crate) fn play<G: Learn>(
    config: &G::Config,
    network: &Network,
    manner: &Manner,
    rng: &mut Xoshiro256PlusPlus,
) -> Played {
    let mut game = G::new(config);
    let mut steps = Vec::new();
    let mut offers = Offers::default();
    let mut choices = Vec::new();
    let mut judged = Vec::new();
    let mut judge = Judge::new(network);
    let moods = Mood::drawn(game.players(), manner.odd_games, rng);
    while steps.len() < manner.longest {
        match game.pending() {
            Pending::Chance => {
                let chance = game.sample_chance(rng);
                game.resolve_unchecked(&chance, &mut ());
            }
            Pending::Decide(seat) => {
                game.legal_actions(seat, &mut offers);
                game.shortlist(&offers, &mut choices);
                judged.clear();
                judge.forget();
                for action in &choices {
                    let mut next = game.clone();
                    next.play_unchecked(action, &mut ());
                    let judgement = judge.judge(&next);
                    judged.push((judgement.utility(seat, game.players()), judgement));
                }
                let chosen = match moods[seat] {
                    Mood::Steady => pick(&judged, manner.temperature, rng),
                    Mood::Careless => pick(&judged, CARELESS, rng),
                    Mood::Wild => below(rng, choices.len() as u32) as usize,
                };
                game.play_unchecked(&choices[chosen], &mut ());
                if game.pending() != Pending::Over {
                    let mut features = Features::default();
                    game.describe(None, &mut features);
                    steps.push(Step { features, judgement: judged[chosen].1 });
                }
            }
            Pending::Over => break,
        }
    }
    Played { steps, end: outcome(&game) }
}

/// Picks at random, better ones more often.
fn pick(judged: &[(f32, Judgement)], temperature: f32, rng: &mut Xoshiro256PlusPlus) -> usize {
    let best = judged.iter().map(|(utility, _)| *utility).fold(f32::MIN, f32::max);
    let weight = |utility: f32| ((utility - best) / temperature).exp();
    let total: f32 = judged.iter().map(|(utility, _)| weight(*utility)).sum();
    let mut left = total * (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
    for (index, (utility, _)) in judged.iter().enumerate() {
        left -= weight(*utility);
        if left <= 0.0 {
            return index;
        }
    }
    judged.len() - 1
}

/// Turns what was expected on the way into targets: from the end backwards, each is a mixture of the next
/// expectation and the next target.
pub(crate) fn targets(played: &Played, lambda: f32) -> Vec<Judgement> {
    let mut targets = Vec::with_capacity(played.steps.len());
    let mut target = played.end;
    let mut expected = played.end;
    for step in played.steps.iter().rev() {
        for seat in 0..4 {
            target.wins[seat] = mix(expected.wins[seat], target.wins[seat], lambda);
            target.scores[seat] = mix(expected.scores[seat], target.scores[seat], lambda);
        }
        targets.push(target);
        expected = step.judgement;
    }
    targets.reverse();
    targets
}

fn mix(expected: f32, target: f32, lambda: f32) -> f32 {
    (1.0 - lambda) * expected + lambda * target
}
