use std::ops::Range;

/// A position as a network sees it: numbers that belong to each player, and numbers that belong to all.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Features {
    values: Vec<f32>,
    players: usize,
    per_player: usize,
}

impl Features {
    /// Forgets everything and makes room.
    pub(crate) fn clear(&mut self, players: usize, (per_player, shared): (usize, usize)) {
        self.values.clear();
        self.values.resize(players * per_player + shared, 0.0);
        (self.players, self.per_player) = (players, per_player);
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.players
    }

    /// What belongs to a player.
    #[inline]
    pub fn of(&self, player: usize) -> &[f32] {
        &self.values[player * self.per_player..][..self.per_player]
    }

    /// What belongs to all.
    #[inline]
    pub fn shared(&self) -> &[f32] {
        &self.values[self.players * self.per_player..]
    }

    /// Writes what belongs to a player.
    pub(crate) fn write_player(&mut self, player: usize) -> Writer<'_> {
        Writer { values: self.of_mut(player), next: 0 }
    }

    /// Writes some of what belongs to a player once more.
    pub(crate) fn rewrite_player(&mut self, player: usize, part: Range<usize>) -> Writer<'_> {
        let values = &mut self.of_mut(player)[part];
        values.fill(0.0);
        Writer { values, next: 0 }
    }

    /// Takes over what belongs to a player.
    pub(crate) fn copy_player(&mut self, player: usize, from: &Features) {
        self.of_mut(player).copy_from_slice(from.of(player));
    }

    fn of_mut(&mut self, player: usize) -> &mut [f32] {
        &mut self.values[player * self.per_player..][..self.per_player]
    }

    /// Writes what belongs to all.
    pub(crate) fn write_shared(&mut self) -> Writer<'_> {
        Writer { values: &mut self.values[self.players * self.per_player..], next: 0 }
    }
}

/// Writes features one after the other: the place of a feature is the number of features before it.
pub(crate) struct Writer<'a> {
    values: &'a mut [f32],
    next: usize,
}

impl Writer<'_> {
    /// A quantity; values up to about one are best.
    #[inline]
    pub(crate) fn number(&mut self, value: f32) {
        self.values[self.next] = value;
        self.next += 1;
    }

    /// A count divided by what is usual.
    #[inline]
    pub(crate) fn count(&mut self, count: u32, usual: f32) {
        self.number(count as f32 * (1.0 / usual));
    }

    /// Something that holds or does not.
    #[inline]
    pub(crate) fn flag(&mut self, holds: bool) {
        self.number(f32::from(u8::from(holds)));
    }

    /// Flags from the lowest bits of a number.
    #[inline]
    pub(crate) fn bits(&mut self, bits: u64, count: usize) {
        let mut left = bits & ((1 << count) - 1);
        while left != 0 {
            self.values[self.next + left.trailing_zeros() as usize] = 1.0;
            left &= left - 1;
        }
        self.next += count;
    }

    /// One of several possibilities, or none.
    #[inline]
    pub(crate) fn one_of(&mut self, which: Option<usize>, count: usize) {
        if let Some(which) = which {
            debug_assert!(which < count, "{which} of {count}");
            self.values[self.next + which] = 1.0;
        }
        self.next += count;
    }

    /// How many features have been written.
    pub(crate) fn written(&self) -> usize {
        self.next
    }
}
