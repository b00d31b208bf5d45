//! Where groups of bricks lie at a location: far enough apart that each can be read and pointed at, however many there
//! are, and upright wherever the wheel stands.

use std::f64::consts::PI;

use palazzi_rules::carrara::Location;

/// Where a group lies in the turning frame, and how wide a brick of it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// How far to the right of the centre of the wheel, whose disc has a radius of 161.
    pub x: f64,
    /// How far below the centre.
    pub y: f64,
    /// The width of a brick.
    pub size: f64,
}

/// Places of groups: how far from the centre, and how far along the rim from the middle of the location.
type Places = &'static [(f64, f64)];

/// The width of a brick where so many groups lie at a location.
const SIZES: [f64; 6] = [46.0, 42.0, 39.0, 36.0, 33.0, 32.0];

/// At I and IV, where the wheel carries bricks only.
const UPRIGHT: [Places; 6] = [
    &[(124.0, 0.0)],
    &[(126.0, -33.0), (126.0, 33.0)],
    &[(128.0, -45.0), (138.0, 0.0), (128.0, 45.0)],
    &[(132.0, -48.0), (140.0, -2.0), (90.0, 2.0), (134.0, 45.0)],
    &[(138.0, -44.0), (98.0, -23.0), (147.0, -1.0), (98.0, 23.0), (138.0, 43.0)],
    &[(140.0, -43.0), (100.0, -32.0), (149.0, -3.0), (112.0, 8.0), (79.0, 8.0), (134.0, 46.0)],
];

/// At II and V, and mirrored at III and VI.
const SLANTED: [Places; 6] = [
    &[(124.0, 0.0)],
    &[(128.0, -38.0), (120.0, 38.0)],
    &[(131.0, -40.0), (107.0, -4.0), (133.0, 43.0)],
    &[(129.0, -46.0), (98.0, -14.0), (139.0, 8.0), (130.0, 52.0)],
    &[(131.0, -51.0), (103.0, -20.0), (140.0, 2.0), (97.0, 23.0), (135.0, 46.0)],
    &[(106.0, -40.0), (139.0, -21.0), (86.0, -11.0), (125.0, 11.0), (81.0, 27.0), (118.0, 48.0)],
];

/// At I and IV, where each segment has a decoration.
const UPRIGHT_BESIDE: [Places; 6] = [
    &[(128.0, 0.0)],
    &[(124.0, -35.0), (124.0, 35.0)],
    &[(131.0, -45.0), (119.0, 0.0), (131.0, 44.0)],
    &[(102.0, -32.0), (140.0, -25.0), (141.0, 17.0), (102.0, 32.0)],
    &[(135.0, -44.0), (98.0, -30.0), (142.0, -2.0), (98.0, 29.0), (136.0, 39.0)],
    &[(139.0, -41.0), (104.0, -37.0), (148.0, -2.0), (115.0, -1.0), (103.0, 35.0), (139.0, 38.0)],
];

/// At II and V, and mirrored at III and VI, where each segment has a decoration.
const SLANTED_BESIDE: [Places; 6] = [
    &[(128.0, 0.0)],
    &[(120.0, -34.0), (130.0, 35.0)],
    &[(104.0, -31.0), (136.0, 0.0), (108.0, 33.0)],
    &[(129.0, -48.0), (122.0, -6.0), (97.0, 36.0), (132.0, 56.0)],
    &[(130.0, -50.0), (99.0, -25.0), (136.0, -2.0), (101.0, 30.0), (134.0, 50.0)],
    &[(130.0, -51.0), (91.0, -31.0), (122.0, -12.0), (144.0, 23.0), (95.0, 35.0), (129.0, 57.0)],
];

/// The spot of a group: which one it is of how many at its location. `beside` says that a decoration lies there, too.
pub fn spot(segment: usize, location: Location, (index, count): (usize, usize), beside: bool) -> Spot {
    let is_upright = matches!(location, Location::I | Location::IV);
    let is_mirrored = matches!(location, Location::III | Location::VI);
    let places = match (is_upright, beside) {
        (true, false) => &UPRIGHT,
        (false, false) => &SLANTED,
        (true, true) => &UPRIGHT_BESIDE,
        (false, true) => &SLANTED_BESIDE,
    };
    let count = count.clamp(1, 6);
    let (out, along) = places[count - 1][index.min(count - 1)];
    let along = if is_mirrored { -along } else { along };
    let (across, down) = (angle(segment).cos(), angle(segment).sin());
    Spot { x: out * across - along * down, y: out * down + along * across, size: SIZES[count - 1] }
}

/// The direction of the middle of a segment: the first is at the top, the others follow clockwise.
pub fn angle(segment: usize) -> f64 {
    (segment as f64 / 3.0 - 0.5) * PI
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The smallest target has 24 pixels, and a unit of the wheel is 0.89 pixels on the smallest desktop.
    const TARGET: f64 = 24.0 / 0.89;

    #[test]
    fn no_group_covers_the_target_of_another() {
        for beside in [false, true] {
            for location in Location::ALL {
                for count in 1..=6 {
                    let at = |index| spot(location as usize, location, (index, count), beside);
                    for (one, other) in (0..count).flat_map(|one| (0..one).map(move |other| (one, other))) {
                        let (one, other) = (at(one), at(other));
                        let apart = (one.x - other.x).abs().max((one.y - other.y).abs());
                        assert!(apart >= TARGET, "{count} groups at {location}: {one:?} and {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_group_lies_on_the_disc() {
        for beside in [false, true] {
            for location in Location::ALL {
                for count in 1..=6 {
                    for index in 0..count {
                        let Spot { x, y, size } = spot(0, location, (index, count), beside);
                        let far = x.hypot(y);
                        assert!(
                            far + 0.35 * size <= 164.0 && far >= 75.0,
                            "{index} of {count} at {location}"
                        );
                    }
                }
            }
        }
    }
}
