use palazzi_rules::{BySeat, Seat};

use crate::features::Features;

/// Units of the first hidden layer.
pub const FIRST: usize = 48;
/// Units of the second hidden layer.
pub const SECOND: usize = 16;
/// What a player gets: a strength and an expected score.
pub const OUTPUTS: usize = 2;

/// Scores are learnt in units of this many points.
pub const SCORE_UNIT: f32 = 50.0;

/// What a network expects of a position.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Judgement {
    /// The share of the victory that each seat can expect; they add up to one.
    pub wins: BySeat<f32>,
    /// The final points that each seat can expect.
    pub scores: BySeat<f32>,
}

/// What a point of the lead is worth beside the share of victory.
const PER_POINT: f32 = 0.002;

impl Judgement {
    /// How well it suits a seat: to win, and of two ways to win or to lose, the one that leads by more.
    pub fn utility(&self, seat: Seat, players: usize) -> f32 {
        let others = Seat::of(players).filter(|other| *other != seat);
        let best = others.map(|other| self.scores[other]).fold(f32::MIN, f32::max);
        self.wins[seat] + PER_POINT * (self.scores[seat] - best)
    }

    /// Adds another judgement, for a mean.
    pub(crate) fn add(&mut self, other: &Judgement) {
        for seat in Seat::ALL {
            self.wins[seat] += other.wins[seat];
            self.scores[seat] += other.scores[seat];
        }
    }

    /// All numbers times `factor`.
    pub(crate) fn times(&self, factor: f32) -> Judgement {
        Judgement { wins: self.wins.map(|win| win * factor), scores: self.scores.map(|score| score * factor) }
    }
}

/// A small network that judges all players of a position alike.
///
/// The first layer of a player sums up the own features, the mean of the others' features with other weights, and
/// the shared features. After a second layer come the strength of the player and the expected score; the share of
/// victory is the strength after a softmax over all players.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// For each feature of a player: weights as an own one, then as another one's.
    pub player: Vec<[[f32; FIRST]; 2]>,
    /// For each shared feature.
    pub shared: Vec<[f32; FIRST]>,
    /// The constant part of the first layer.
    pub first: [f32; FIRST],
    /// For each unit of the second layer.
    pub second: [[f32; FIRST]; SECOND],
    /// The constant part of the second layer.
    pub second_bias: [f32; SECOND],
    /// For each output.
    pub output: [[f32; SECOND]; OUTPUTS],
    /// The constant part of the outputs.
    pub output_bias: [f32; OUTPUTS],
}

/// The sums of the first layer, before anything is cut off.
#[derive(Clone, Copy, Debug)]
pub struct Sums {
    common: [f32; FIRST],
    /// Of each player's features: as an own one, then as another one's.
    players: [[[f32; FIRST]; 2]; 4],
}

/// Everything a network computes on its way to a judgement, player by player.
#[derive(Clone, Copy, Debug)]
pub struct Layers {
    /// The first layer.
    pub first: [f32; FIRST],
    /// The second layer.
    pub second: [f32; SECOND],
    /// The outputs.
    pub output: [f32; OUTPUTS],
}

impl Network {
    /// A network of zeros for so many features.
    pub fn zeros(player: usize, shared: usize) -> Network {
        Network {
            player: vec![[[0.0; FIRST]; 2]; player],
            shared: vec![[0.0; FIRST]; shared],
            first: [0.0; FIRST],
            second: [[0.0; FIRST]; SECOND],
            second_bias: [0.0; SECOND],
            output: [[0.0; SECOND]; OUTPUTS],
            output_bias: [0.0; OUTPUTS],
        }
    }

    /// The sums of the first layer.
    pub fn sums(&self, features: &Features) -> Sums {
        let mut sums = Sums { common: self.first, players: [[[0.0; FIRST]; 2]; 4] };
        for (value, row) in features.shared().iter().zip(&self.shared).filter(|(value, _)| **value != 0.0) {
            add_scaled(&mut sums.common, row, *value);
        }
        for player in 0..features.players() {
            let rows = features.of(player).iter().zip(&self.player);
            for (value, rows) in rows.filter(|(value, _)| **value != 0.0) {
                add_both(&mut sums.players[player], rows, *value);
            }
        }
        sums
    }

    /// The sums of the first layer, from those of a position that is much the same.
    pub(crate) fn sums_from(&self, base: &Features, base_sums: &Sums, features: &Features) -> Sums {
        let mut sums = *base_sums;
        differences(base.shared(), features.shared(), |feature, value| {
            add_scaled(&mut sums.common, &self.shared[feature], value);
        });
        for player in 0..features.players() {
            differences(base.of(player), features.of(player), |feature, value| {
                add_both(&mut sums.players[player], &self.player[feature], value);
            });
        }
        sums
    }

    /// All layers, for every player, from the sums of the first.
    pub fn layers(&self, sums: &Sums, players: usize) -> [Layers; 4] {
        let mut all_others = [0.0; FIRST];
        for player in 0..players {
            add_scaled(&mut all_others, &sums.players[player][1], 1.0);
        }
        let share = 1.0 / (players - 1) as f32;
        let mut layers = [Layers { first: [0.0; FIRST], second: [0.0; SECOND], output: [0.0; OUTPUTS] }; 4];
        for (layer, [own, as_other]) in layers.iter_mut().zip(&sums.players).take(players) {
            for unit in 0..FIRST {
                let rest = (all_others[unit] - as_other[unit]) * share;
                layer.first[unit] = (sums.common[unit] + own[unit] + rest).max(0.0);
            }
            for unit in 0..SECOND {
                layer.second[unit] =
                    (self.second_bias[unit] + dot(&self.second[unit], &layer.first)).max(0.0);
            }
            for unit in 0..OUTPUTS {
                layer.output[unit] = self.output_bias[unit] + dot(&self.output[unit], &layer.second);
            }
        }
        layers
    }

    /// What the network expects.
    pub fn judge(&self, features: &Features) -> Judgement {
        let players = features.players();
        judgement(&self.layers(&self.sums(features), players), players)
    }
}

/// The outputs as shares and points.
pub fn judgement(layers: &[Layers; 4], players: usize) -> Judgement {
    let mut judgement = Judgement::default();
    let strongest = layers[..players].iter().map(|layer| layer.output[0]).fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for seat in Seat::of(players) {
        let [strength, score] = layers[seat as usize].output;
        judgement.wins[seat] = (strength - strongest).exp();
        judgement.scores[seat] = score * SCORE_UNIT;
        sum += judgement.wins[seat];
    }
    Seat::of(players).for_each(|seat| judgement.wins[seat] /= sum);
    judgement
}

/// Calls `change` with every feature that differs and by how much. Most do not, so they are compared eight at a time.
#[inline]
fn differences(old: &[f32], new: &[f32], mut change: impl FnMut(usize, f32)) {
    let (old_blocks, old_rest) = old.as_chunks::<8>();
    let (new_blocks, new_rest) = new.as_chunks::<8>();
    let mut compare = |first: usize, old: &[f32], new: &[f32]| {
        for (feature, (old, new)) in old.iter().zip(new).enumerate() {
            if old != new {
                change(first + feature, new - old);
            }
        }
    };
    for (block, (old, new)) in old_blocks.iter().zip(new_blocks).enumerate() {
        if old.iter().zip(new).fold(false, |differs, (old, new)| differs | (old != new)) {
            compare(block * 8, old, new);
        }
    }
    compare(old_blocks.len() * 8, old_rest, new_rest);
}

#[inline]
fn add_both(sums: &mut [[f32; FIRST]; 2], rows: &[[f32; FIRST]; 2], scale: f32) {
    add_scaled(&mut sums[0], &rows[0], scale);
    add_scaled(&mut sums[1], &rows[1], scale);
}

#[inline]
fn add_scaled<const N: usize>(sum: &mut [f32; N], row: &[f32; N], scale: f32) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += weight * scale;
    }
}

/// The sum of products, in eight strands so that it can be computed side by side.
#[inline]
fn dot<const N: usize>(left: &[f32; N], right: &[f32; N]) -> f32 {
    let mut strands = [0.0_f32; 8];
    for (left, right) in left.chunks_exact(8).zip(right.chunks_exact(8)) {
        for strand in 0..8 {
            strands[strand] += left[strand] * right[strand];
        }
    }
    strands.iter().sum()
}

/// The weights of a network as bytes: each weight a signed 16-bit number in units of 1/[`WEIGHT_UNIT`].
const WEIGHT_UNIT: f32 = 4096.0;

impl Network {
    /// The rows of all layers, in the order of the file.
    fn rows(&self) -> impl Iterator<Item = &[f32]> {
        let player = self.player.iter().flatten().map(<[f32; FIRST]>::as_slice);
        let shared = self.shared.iter().map(<[f32; FIRST]>::as_slice);
        let second = self.second.iter().map(<[f32; FIRST]>::as_slice);
        let output = self.output.iter().map(<[f32; SECOND]>::as_slice);
        let rest =
            [self.second_bias.as_slice()].into_iter().chain(output).chain([self.output_bias.as_slice()]);
        player.chain(shared).chain([self.first.as_slice()]).chain(second).chain(rest)
    }

    /// All weights, in the order of the file.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let player = self.player.iter_mut().flatten().flatten();
        let shared = self.shared.iter_mut().flatten();
        let second = self.second.iter_mut().flatten();
        let output = self.output.iter_mut().flatten();
        let rest = self.second_bias.iter_mut().chain(output).chain(&mut self.output_bias);
        player.chain(shared).chain(&mut self.first).chain(second).chain(rest)
    }

    /// The weights as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let weight = |weight: &f32| ((weight * WEIGHT_UNIT).round() as i16).to_le_bytes();
        self.rows().flatten().flat_map(weight).collect()
    }

    /// Reads weights for so many features; nothing if there are more or fewer.
    pub fn from_bytes(bytes: &[u8], player: usize, shared: usize) -> Option<Network> {
        let mut network = Network::zeros(player, shared);
        let mut numbers = bytes.chunks_exact(2);
        for weight in network.weights_mut() {
            let number: [u8; 2] = numbers.next()?.try_into().ok()?;
            *weight = f32::from(i16::from_le_bytes(number)) / WEIGHT_UNIT;
        }
        (numbers.next().is_none() && numbers.remainder().is_empty()).then_some(network)
    }
}

#[cfg(test)]
mod tests {
    use rand_core::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    const SIZES: (usize, usize) = (9, 5);

    fn any_network(rng: &mut Xoshiro256PlusPlus) -> Network {
        let mut network = Network::zeros(SIZES.0, SIZES.1);
        network.weights_mut().for_each(|weight| *weight = any(rng));
        network
    }

    fn any(rng: &mut Xoshiro256PlusPlus) -> f32 {
        (rng.next_u32() % 4096) as f32 / 4096.0 - 0.5
    }

    fn any_features(players: usize, rng: &mut Xoshiro256PlusPlus) -> Features {
        let mut features = Features::default();
        features.clear(players, SIZES);
        for player in 0..players {
            let mut out = features.write_player(player);
            (0..SIZES.0).for_each(|_| out.number(any(rng).max(0.0)));
        }
        let mut out = features.write_shared();
        (0..SIZES.1).for_each(|_| out.number(any(rng).max(0.0)));
        features
    }

    #[test]
    fn sums_from_a_similar_position_are_the_same() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for players in 2..=4 {
            let network = any_network(&mut rng);
            let base = any_features(players, &mut rng);
            let features = any_features(players, &mut rng);
            let sums = network.sums_from(&base, &network.sums(&base), &features);
            let found = judgement(&network.layers(&sums, players), players);
            let expected = network.judge(&features);
            for seat in Seat::of(players) {
                assert!((found.wins[seat] - expected.wins[seat]).abs() < 1e-4);
                assert!((found.scores[seat] - expected.scores[seat]).abs() < 1e-2);
            }
        }
    }

    #[test]
    fn a_judgement_does_not_depend_on_who_sits_where() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        let network = any_network(&mut rng);
        let features = any_features(2, &mut rng);
        let mut swapped = features.clone();
        for player in 0..2 {
            let mut out = swapped.write_player(1 - player);
            features.of(player).iter().for_each(|value| out.number(*value));
        }
        let (one, other) = (network.judge(&features), network.judge(&swapped));
        assert!((one.wins[0] - other.wins[1]).abs() < 1e-5);
        assert!((one.scores[1] - other.scores[0]).abs() < 1e-3);
    }

    #[test]
    fn weights_survive_their_file() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let network = any_network(&mut rng);
        let bytes = network.to_bytes();
        assert_eq!(Network::from_bytes(&bytes, SIZES.0, SIZES.1), Some(network));
        assert_eq!(Network::from_bytes(&bytes[2..], SIZES.0, SIZES.1), None);
        assert_eq!(Network::from_bytes(&[&bytes[..], &[0]].concat(), SIZES.0, SIZES.1), None);
    }
}
