use palazzi_bots::{FIRST, Features, Judgement, Layers, Network, OUTPUTS, SCORE_UNIT, SECOND, judgement};

/// How much an error in points counts beside one in the share of victory.
const SCORE_WEIGHT: f32 = 0.5;

/// Adds the gradient of the loss at one position: cross entropy of the shares of victory, and the squared error of
/// the scores. Returns both.
pub(crate) fn add_gradient(
    network: &Network,
    features: &Features,
    target: &Judgement,
    gradient: &mut Network,
) -> [f32; 2] {
    let players = features.players();
    let layers = network.layers(&network.sums(features), players);
    let judged = judgement(&layers, players);
    let mut losses = [0.0; 2];
    let mut slopes = [[0.0; FIRST]; 4];
    for player in 0..players {
        let error = (judged.scores[player] - target.scores[player]) / SCORE_UNIT;
        losses[0] -= target.wins[player] * judged.wins[player].max(1e-6).ln();
        losses[1] += error * error;
        let outputs = [judged.wins[player] - target.wins[player], SCORE_WEIGHT * error];
        slopes[player] = through_layers(network, &layers[player], outputs, gradient);
    }
    spread(&slopes, features, gradient);
    losses
}

/// Goes back from the outputs of a player to the sums of the first layer.
fn through_layers(
    network: &Network,
    layers: &Layers,
    outputs: [f32; OUTPUTS],
    gradient: &mut Network,
) -> [f32; FIRST] {
    let mut second = [0.0; SECOND];
    for (output, slope) in outputs.iter().enumerate() {
        gradient.output_bias[output] += slope;
        add(&mut gradient.output[output], &layers.second, *slope);
        add(&mut second, &network.output[output], *slope);
    }
    let mut first = [0.0; FIRST];
    for unit in (0..SECOND).filter(|unit| layers.second[*unit] > 0.0) {
        gradient.second_bias[unit] += second[unit];
        add(&mut gradient.second[unit], &layers.first, second[unit]);
        add(&mut first, &network.second[unit], second[unit]);
    }
    for (slope, value) in first.iter_mut().zip(&layers.first) {
        if *value <= 0.0 {
            *slope = 0.0;
        }
    }
    first
}

/// Goes from the sums of the first layer to the features.
fn spread(slopes: &[[f32; FIRST]; 4], features: &Features, gradient: &mut Network) {
    let players = features.players();
    let mut all = [0.0; FIRST];
    for slope in &slopes[..players] {
        add(&mut all, slope, 1.0);
    }
    add(&mut gradient.first, &all, 1.0);
    let shared = features.shared().iter().zip(&mut gradient.shared);
    for (value, row) in shared.filter(|(value, _)| **value != 0.0) {
        add(row, &all, *value);
    }
    let share = 1.0 / (players - 1) as f32;
    for (player, slope) in slopes[..players].iter().enumerate() {
        let mut others = all.map(|all| all * share);
        add(&mut others, slope, -share);
        let own = features.of(player).iter().zip(&mut gradient.player);
        for (value, [as_own, as_other]) in own.filter(|(value, _)| **value != 0.0) {
            add(as_own, slope, *value);
            add(as_other, &others, *value);
        }
    }
}

fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N], scale: f32) {
    for (sum, value) in sum.iter_mut().zip(row) {
        *sum += value * scale;
    }
}

#[cfg(test)]
mod tests {
    use palazzi_bots::Learn;
    use palazzi_rules::{Choice, Game, Pending, carrara};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    /// A position from the middle of a random game.
    fn position() -> carrara::Carrara {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
        let config = carrara::Config::new(carrara::Edition::Second, 3).unwrap();
        let mut game = carrara::Carrara::new(&config);
        let mut decisions = 0;
        while decisions < 60 {
            match game.pending() {
                Pending::Chance => {
                    let chance = game.sample_chance(&mut rng);
                    game.resolve(&chance, &mut ()).unwrap();
                }
                Pending::Decide(seat) => {
                    let action = game.random_action(Choice::KindFirst, &mut rng);
                    game.play(seat, &action, &mut ()).unwrap();
                    decisions += 1;
                }
                Pending::Over => break,
            }
        }
        game
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let game = position();
        let mut features = Features::default();
        game.describe(None, &mut features);
        let mut network = game.network().clone();
        let mut target = network.judge(&features);
        target.wins = [0.2, 0.7, 0.1, 0.0];
        target.scores = [10.0, 40.0, 20.0, 0.0];
        let loss = |network: &Network| {
            let mut unused = Network::zeros(network.player.len(), network.shared.len());
            let [wins, scores] = add_gradient(network, &features, &target, &mut unused);
            f64::from(wins) + f64::from(SCORE_WEIGHT) / 2.0 * f64::from(scores)
        };
        let mut gradient = Network::zeros(network.player.len(), network.shared.len());
        add_gradient(&network, &features, &target, &mut gradient);
        let slopes: Vec<f32> = gradient.weights_mut().map(|slope| *slope).collect();
        let step = 1e-2;
        let mut checked = 0;
        for index in (0..slopes.len()).filter(|index| slopes[*index].abs() > 0.05) {
            let mut moved = |by: f32| {
                *network.weights_mut().nth(index).unwrap() += by;
                let loss = loss(&network);
                *network.weights_mut().nth(index).unwrap() -= by;
                loss
            };
            let slope = (moved(step) - moved(-step)) / f64::from(2.0 * step);
            let expected = f64::from(slopes[index]);
            assert!((slope - expected).abs() < 0.01 + 0.05 * expected.abs(), "{index}: {slope} {expected}");
            checked += 1;
        }
        assert!(checked > 20, "only {checked} weights matter here");
    }
}
