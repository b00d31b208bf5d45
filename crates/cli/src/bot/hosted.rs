use palazzi_bots::{Bot, BotName, Budget, Learn, Situation};
use palazzi_rules::carrara::{self, Carrara, Count};
use palazzi_rules::palazzo::{self, Palazzo};
use palazzi_rules::{Game, Offers, Ruleset, Seat, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::value::RawValue;

use super::engine::{Choose, Fault, Message, Start};

/// The longest piece of a message that is repeated.
pub(super) const QUOTE_LIMIT: usize = 60;

/// A game that is played for a host.
pub(super) trait Hosted {
    /// Takes note of something that happened.
    fn hear(&mut self, message: Message, event: &RawValue) -> Result<(), Fault>;

    /// Picks one of the offers.
    fn choose(&mut self, message: Message, choose: &Choose, budget: Budget) -> Result<String, Fault>;
}

/// A bot at its seat. Everything that it is given has been checked: a host can be wrong.
pub(super) struct Seated<G: Follow> {
    ruleset: Ruleset,
    players: usize,
    seat: Seat,
    told: G::Told,
    bot: Box<dyn Bot<G>>,
}

/// A game of which can be checked whether views and facts fit together.
pub(super) trait Follow: Learn + 'static {
    /// What a seat has been told, as far as it says something about hidden things.
    type Told;

    /// What is known before anything is told.
    fn untold(view: &Self::View) -> Self::Told;

    /// Takes note of a fact, unless it cannot be true.
    fn tell(told: &mut Self::Told, event: &Self::Event) -> Result<(), Fault>;

    /// A state that agrees with a view and with what was told, if there is one.
    fn world(told: &Self::Told, view: &Self::View) -> Option<Self>;
}

impl Follow for Carrara {
    type Told = Count;

    fn untold(view: &carrara::View) -> Count {
        Count::start(view.table.edition(), view.table.players())
    }

    fn tell(told: &mut Count, event: &carrara::Event) -> Result<(), Fault> {
        told.hear(event).map_err(|error| Fault::Impossible(error.to_string()))
    }

    fn world(told: &Count, view: &carrara::View) -> Option<Carrara> {
        view.with_hands(told.hands())
    }
}

impl Follow for Palazzo {
    type Told = ();

    fn untold(_view: &palazzo::View) {}

    fn tell(_told: &mut (), _event: &palazzo::Event) -> Result<(), Fault> {
        Ok(())
    }

    fn world(_told: &(), view: &palazzo::View) -> Option<Palazzo> {
        Some(Palazzo::determinize(view, &mut Xoshiro256PlusPlus::seed_from_u64(0)))
    }
}

impl<G: Follow> Seated<G> {
    /// Takes a seat at the start of a game.
    pub(super) fn new(
        bot: BotName,
        threads: usize,
        message: Message,
        start: &Start,
    ) -> Result<Seated<G>, Fault> {
        let Start { ruleset, players, seat, seed, .. } = *start;
        let view: G::View = message.read(start.view.get())?;
        let told = G::untold(&view);
        let bot = bot.new_bot(&view, seed, threads);
        let seated = Seated { ruleset, players, seat, told, bot };
        seated.world(&view)?;
        Ok(seated)
    }

    /// A state that agrees with a view and with all that was told.
    fn world(&self, view: &G::View) -> Result<G, Fault> {
        let Seated { ruleset, players, seat, told, .. } = self;
        let fits = |world: &G| world.audit().is_ok() && world.view(Viewer::Seat(*seat)) == *view;
        let world = G::world(told, view).filter(fits).ok_or(Fault::OtherView(*seat))?;
        if (world.ruleset(), world.players()) != (*ruleset, *players) {
            let name = |ruleset, players| format!("{ruleset} with {players} players");
            let (found, expected) = (name(world.ruleset(), world.players()), name(*ruleset, *players));
            return Err(Fault::OtherGame { found, expected });
        }
        Ok(world)
    }
}

impl<G: Follow> Hosted for Seated<G> {
    fn hear(&mut self, message: Message, event: &RawValue) -> Result<(), Fault> {
        let event: G::Event = message.read(event.get())?;
        G::tell(&mut self.told, &event)?;
        self.bot.hear(&event);
        Ok(())
    }

    fn choose(&mut self, message: Message, choose: &Choose, budget: Budget) -> Result<String, Fault> {
        let view: G::View = message.read(choose.view.get())?;
        let world = self.world(&view)?;
        let read = |offer: &str| -> Result<G::Action, Fault> {
            let wrong =
                |reason: String| Fault::Offer { offer: offer.chars().take(QUOTE_LIMIT).collect(), reason };
            let action: G::Action = offer.parse().map_err(|error| wrong(format!("{error}")))?;
            world.check(self.seat, &action).map_err(|error| wrong(error.to_string()))?;
            Ok(action)
        };
        let mut offers = choose.offers.iter().map(|offer| read(offer)).collect::<Result<Vec<_>, _>>()?;
        if offers.is_empty() {
            return Err(Fault::NoOffers);
        }
        offers.sort_unstable();
        offers.dedup();
        let mut legal = Offers::default();
        world.legal_actions(self.seat, &mut legal);
        if let Some(missing) = legal.iter().find(|action| offers.binary_search(action).is_err()) {
            return Err(Fault::NotOffered(missing.to_string()));
        }
        let situation = Situation { seat: self.seat, view: &view, offers: &offers };
        Ok(self.bot.choose(&situation, budget).to_string())
    }
}
