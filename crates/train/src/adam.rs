use palazzi_bots::Network;

/// The optimiser: steps that adapt to the size of each gradient.
pub(crate) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;
const SMALLEST: f32 = 1e-8;
/// Weights are kept inside what their file can hold.
const LARGEST_WEIGHT: f32 = 7.9;

impl Adam {
    pub(crate) fn new(network: &mut Network) -> Adam {
        let count = network.weights_mut().count();
        Adam { mean: vec![0.0; count], square: vec![0.0; count], steps: 0 }
    }

    /// Moves the weights against the gradient, and sets the gradient to zero.
    pub(crate) fn step(&mut self, network: &mut Network, gradient: &mut Network, rate: f32) {
        self.steps += 1;
        let mean_scale = 1.0 / (1.0 - MEAN_DECAY.powi(self.steps));
        let square_scale = 1.0 / (1.0 - SQUARE_DECAY.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in
            network.weights_mut().zip(gradient.weights_mut()).zip(moments)
        {
            *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * *slope;
            *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * *slope * *slope;
            let step = rate * *mean * mean_scale / ((*square * square_scale).sqrt() + SMALLEST);
            *weight = (*weight - step).clamp(-LARGEST_WEIGHT, LARGEST_WEIGHT);
            *slope = 0.0;
        }
    }
}
