//! The bars: against whom, and how often a bot must win.

use palazzi_bots::{BotName, Budget, Match};
use palazzi_rules::{Head, Ruleset};
use palazzi_yardstick::Yardstick;

/// What a bot must reach in one match.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bar {
    pub(crate) ruleset: Ruleset,
    pub(crate) players: usize,
    pub(crate) measured: Measured,
    pub(crate) opponent: Yardstick,
    /// The least share of games that it must win.
    pub(crate) least: f64,
}

/// A bot that is measured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measured {
    pub(crate) bot: BotName,
    /// What a decision may cost, its own and its opponent's.
    pub(crate) budget: Budget,
    role: Role,
}

/// What kind of bot it claims to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    Strong,
    Instant,
}

/// A bar of every ruleset.
type Demand = (usize, Yardstick, f64);

const OF_A_STRONG_BOT: [Demand; 6] = [
    (2, Yardstick::Named(BotName::Random), 0.995),
    (2, Yardstick::Named(BotName::Greedy), 0.95),
    (2, Yardstick::Named(BotName::Flat), 0.85),
    (2, Yardstick::Ismcts, 0.75),
    (4, Yardstick::Named(BotName::Greedy), 0.60),
    (4, Yardstick::Ismcts, 0.45),
];

const OF_AN_INSTANT_BOT: [Demand; 1] = [(2, Yardstick::Ismcts, 0.50)];

impl Measured {
    /// A bot that claims to be strong.
    pub(crate) fn strong(bot: BotName, budget: Budget) -> Measured {
        Measured { bot, budget, role: Role::Strong }
    }

    /// A bot that claims to be good without search.
    pub(crate) fn instant(bot: BotName, budget: Budget) -> Measured {
        Measured { bot, budget, role: Role::Instant }
    }

    /// What it must reach in a ruleset.
    pub(crate) fn bars(&self, ruleset: Ruleset) -> impl Iterator<Item = Bar> {
        let measured = *self;
        let demands: &[Demand] = match self.role {
            Role::Strong => &OF_A_STRONG_BOT,
            Role::Instant => &OF_AN_INSTANT_BOT,
        };
        demands.iter().map(move |&(players, opponent, least)| Bar {
            ruleset,
            players,
            measured,
            opponent,
            least,
        })
    }
}

impl Bar {
    /// The name of some bar.
    pub(crate) const EXAMPLE: &str = "palazzo 4p strong v greedy";

    /// What the bar is called on the command line.
    pub(crate) fn name(&self) -> String {
        let Bar { ruleset, players, opponent, .. } = self;
        let role = match self.measured.role {
            Role::Strong => "strong",
            Role::Instant => "instant",
        };
        format!("{ruleset} {players}p {role} v {opponent}")
    }

    /// The match in which it is measured, of `games` games or a few more to fill the last round.
    pub(crate) fn game(&self, games: u32, seed: u64) -> Match<Yardstick> {
        Match {
            challenger: Yardstick::Named(self.measured.bot),
            opponent: self.opponent,
            budget: self.measured.budget,
            rounds: games.div_ceil(self.players as u32),
            seed,
        }
    }

    /// The facts that are fixed before play.
    pub(crate) fn head(&self) -> Head {
        Head::new(self.ruleset, self.players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruleset_has_the_same_bars() {
        let strong = Measured::strong(BotName::Flat, Budget::Playouts(1));
        let instant = Measured::instant(BotName::Flat, Budget::Playouts(1));
        for ruleset in Ruleset::ALL {
            let names: Vec<String> =
                strong.bars(ruleset).chain(instant.bars(ruleset)).map(|bar| bar.name()).collect();
            let expected = [
                "2p strong v random",
                "2p strong v greedy",
                "2p strong v flat",
                "2p strong v ismcts",
                "4p strong v greedy",
                "4p strong v ismcts",
                "2p instant v ismcts",
            ];
            assert_eq!(names, expected.map(|name| format!("{ruleset} {name}")));
        }
    }

    #[test]
    fn the_example_is_the_name_of_a_bar() {
        let strong = Measured::strong(BotName::Flat, Budget::Playouts(1));
        assert!(strong.bars(Ruleset::Palazzo).any(|bar| bar.name() == Bar::EXAMPLE));
    }

    #[test]
    fn the_last_round_is_filled() {
        let strong = Measured::strong(BotName::Flat, Budget::Playouts(1));
        let rounds: Vec<u32> = strong.bars(Ruleset::Palazzo).map(|bar| bar.game(9, 0).rounds).collect();
        assert_eq!(rounds, [5, 5, 5, 5, 3, 3]);
    }
}
