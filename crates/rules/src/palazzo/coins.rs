use super::money::Currency;

/// The coins of one currency: two bits for each of the values 3 to 7.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Coins(pub(super) u16);

impl Coins {
    pub(super) const MASK: u16 = 0x3FF;

    /// Where the coins of a currency lie in a [`Money`](super::money::Money).
    pub(super) const fn shift(currency: Currency) -> u32 {
        4 + 10 * currency as u32
    }

    /// What the coins count together.
    #[inline]
    pub(super) fn amount(self) -> u32 {
        AMOUNTS[usize::from(self.0 & Coins::MASK)].into()
    }

    /// Whether there is no coin.
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The amount of every combination of coins of one currency.
static AMOUNTS: [u8; 1024] = {
    let mut amounts = [0; 1024];
    let mut coins = 0;
    while coins < 1024 {
        let mut value = 3;
        while value <= 7 {
            amounts[coins] += (coins >> (2 * (value - 3)) & 3) as u8 * value as u8;
            value += 1;
        }
        coins += 1;
    }
    amounts
};
