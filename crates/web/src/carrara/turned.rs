use palazzi_client::carrara::{angle, turns_between};
use palazzi_rules::carrara::{Color, Location, Table, View};

/// The wheel as it is shown: how far it has turned since the page was opened, and what lies on it.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Turned {
    pub(super) outer: i32,
    pub(super) inner: i32,
    pub(super) table: Table,
}

/// The bricks of one colour in one segment. Segments turn with the wheel, locations do not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Group {
    pub(super) segment: usize,
    pub(super) color: Color,
}

impl Turned {
    pub(super) fn next(before: Option<&Turned>, view: &View) -> Turned {
        let table = view.table;
        let Some(before) = before else { return Turned { outer: 0, inner: 0, table } };
        let inner = (6 + i32::from(before.table.inner) - i32::from(table.inner)) % 6;
        let inner = if inner > 3 { inner - 6 } else { inner };
        Turned {
            outer: before.outer + turns_between(&before.table, &table),
            inner: before.inner + inner,
            table,
        }
    }

    /// The location at which a segment of the outer wheel is now.
    pub(super) fn location(&self, segment: usize) -> Location {
        Location::ALL[(segment as i32 + self.outer).rem_euclid(6) as usize]
    }

    /// The location at which a segment of the inner wheel is now.
    pub(super) fn inner_location(&self, segment: usize) -> Location {
        Location::ALL[(segment as i32 + self.inner).rem_euclid(6) as usize]
    }

    /// All groups of bricks.
    pub(super) fn groups(&self) -> Vec<Group> {
        let of = |segment: usize| {
            let bricks = self.table.wheel[self.location(segment)];
            bricks.colors().map(move |(color, _)| Group { segment, color })
        };
        (0..6).flat_map(of).collect()
    }

    /// How many bricks a group has.
    pub(super) fn count(&self, group: Group) -> u32 {
        self.table.wheel[self.location(group.segment)].count(group.color)
    }

    /// Which of the groups of its location a group is, and how many there are.
    pub(super) fn rank(&self, group: Group) -> (usize, usize) {
        let bricks = self.table.wheel[self.location(group.segment)];
        let before = bricks.colors().filter(|(color, _)| (*color as usize) < group.color as usize).count();
        (before, bricks.colors().count())
    }
}

/// A point at a distance and at an angle in degrees from the middle of a location.
pub(super) fn point(location: usize, distance: f64, degrees: f64) -> (f64, f64) {
    let angle = angle(location) + degrees.to_radians();
    (distance * angle.cos(), distance * angle.sin())
}

/// The outline of a location between two distances from the centre.
pub(super) fn sector(location: usize, from: f64, to: f64) -> String {
    let [(ax, ay), (bx, by)] = [point(location, to, -29.4), point(location, to, 29.4)];
    let [(cx, cy), (dx, dy)] = [point(location, from, 28.5), point(location, from, -28.5)];
    format!(
        "M{ax:.1} {ay:.1}A{to} {to} 0 0 1 {bx:.1} {by:.1}L{cx:.1} {cy:.1}A{from} {from} 0 0 0 {dx:.1} {dy:.1}Z"
    )
}
