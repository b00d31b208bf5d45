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
        for unit in 0..SECOND {
            gradient.output[output][unit] += slope * layers.second[unit];
            second[unit] += slope * network.output[output][unit];
        }
    }
    let mut first = [0.0; FIRST];
    for unit in (0..SECOND).filter(|unit| layers.second[*unit] > 0.0) {
        gradient.second_bias[unit] += second[unit];
        for input in 0..FIRST {
            gradient.second[unit][input] += second[unit] * layers.first[input];
            first[input] += second[unit] * network.second[unit][input];
        }
    }
    for unit in 0..FIRST {
        if layers.first[unit] <= 0.0 {
            first[unit] = 0.0;
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
    for player in 0..players {
        let mut others = [0.0; FIRST];
        for unit in 0..FIRST {
            others[unit] = (all[unit] - slopes[player][unit]) * share;
        }
        let own = features.of(player).iter().zip(&mut gradient.player);
        for (value, [as_own, as_other]) in own.filter(|(value, _)| **value != 0.0) {
            add(as_own, &slopes[player], *value);
            add(as_other, &others, *value);
        }
    }
}

fn add(sum: &mut [f32; FIRST], row: &[f32; FIRST], scale: f32) {
    for (sum, value) in sum.iter_mut().zip(row) {
        *sum += value * scale;
    }
}
