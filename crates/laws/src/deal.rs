//! A deal that is played to examine the laws, and its moments.

use tabletop::{
    By, BySeat, Chance, Checked, Closing, FORMAT, Game, Hex32, Log, Opening, Play, Record, Salt,
    Seat, Secret, Seed, Sitter, Viewer, letters,
};

use crate::{At, Broken, Law};

/// One moment of a deal: the table as it truly is.
pub struct Moment<'a, G: Game> {
    /// What was settled before the deal.
    pub setup: &'a G::Setup,
    /// The true state.
    pub game: &'a G,
    /// Where in the examination this is.
    pub at: At,
}

impl<G: Game> Moment<'_, G> {
    /// Every viewer of this table.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> + Clone + use<G> {
        Viewer::all(self.game.seats())
    }

    /// The report that `law` is broken here.
    pub fn broken(&self, law: Law, what: impl Into<String>) -> Broken {
        Broken {
            law,
            at: self.at,
            what: what.into(),
        }
    }
}

/// One action of a deal: the moment before it, and its effects.
pub struct Step<'a, G: Game> {
    /// The moment before.
    pub moment: Moment<'a, G>,
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: &'a G::Action,
    /// The state afterwards.
    pub after: &'a G,
    /// The events, in full.
    pub events: &'a [G::Event],
}

/// A deal with its whole history, which can be turned into a record.
pub(crate) struct Deal<'a, G: Game> {
    setup: &'a G::Setup,
    source: At,
    secret: Secret,
    salts: BySeat<Salt>,
    /// The state now.
    pub(crate) game: G,
    /// The state before the last action.
    pub(crate) before: Option<G>,
    /// What was played.
    pub(crate) plays: Vec<Play<G::Action>>,
    /// The events: of the deal, then of each action.
    pub(crate) chapters: Vec<Vec<G::Event>>,
}

impl<'a, G: Game> Deal<'a, G> {
    /// Deals from the secret derived from a number.
    pub(crate) fn begin(setup: &'a G::Setup, source: At, number: u64) -> Result<Self, Broken> {
        let refused = |refusal| Broken {
            law: Law::EveryDealEnds,
            at: source,
            what: format!("this setup cannot be dealt: {refusal}"),
        };
        // Only a deal tells how many seats there are, and thus how many salts.
        let trial = Chance::new(Seed::from_number(0));
        let n_seats = G::deal(setup, trial, &mut Log::silent()).map_err(refused)?;
        let n_seats = n_seats.seats().len();
        let secret = Secret(Hex32(
            Chance::new(Seed::from_number(number)).fork().seed().0.0,
        ));
        let salts: BySeat<Salt> = letters(n_seats).names().iter().cloned().map(Salt).collect();
        let mut log = Log::recording();
        let game = G::deal(setup, Chance::new(secret.seed(&salts)), &mut log).map_err(refused)?;
        Ok(Self {
            setup,
            source,
            secret,
            salts,
            game,
            before: None,
            plays: Vec::new(),
            chapters: vec![log.take()],
        })
    }

    /// The deal as it is now.
    pub(crate) fn moment(&self) -> Moment<'_, G> {
        Moment {
            setup: self.setup,
            game: &self.game,
            at: self.source.after(self.plays.len()),
        }
    }

    /// The last action; `None` before the first.
    pub(crate) fn last_step(&self) -> Option<Step<'_, G>> {
        let play = self.plays.last()?;
        Some(Step {
            moment: Moment {
                setup: self.setup,
                game: self.before.as_ref()?,
                at: self.source.after(self.plays.len() - 1),
            },
            seat: play.seat,
            action: &play.action,
            after: &self.game,
            events: self.chapters.last()?,
        })
    }

    /// Plays an action that was checked.
    pub(crate) fn play(&mut self, seat: Seat, action: G::Action) {
        let mut log = Log::recording();
        self.before = Some(self.game.clone());
        self.game.apply(Checked::listed(seat, &action), &mut log);
        self.chapters.push(log.take());
        self.plays.push(Play {
            seat,
            action,
            by: By::Bot,
            at: None,
        });
    }

    /// The seed of the deal's luck.
    pub(crate) fn seed(&self) -> Seed {
        self.secret.seed(&self.salts)
    }

    /// What a house keeps secret until the deal is over.
    pub(crate) fn secret(&self) -> Secret {
        self.secret
    }

    /// The deal so far as a record, with its last line if it is over.
    pub(crate) fn record(&self) -> Record<G> {
        let sitters = self.salts.iter().map(|Salt(name)| Sitter {
            name: name.clone(),
            bot: Some("random".to_owned()),
        });
        Record {
            opening: Opening {
                format: FORMAT,
                game: G::ID.to_owned(),
                rules: G::RULES_VERSION,
                setup: self.setup.clone(),
                seats: sitters.collect(),
                commitment: self.secret.commitment(),
                salts: self.salts.clone(),
                loaded: Vec::new(),
            },
            plays: self.plays.clone(),
            closing: Closing::of(&self.game, self.secret),
        }
    }
}

impl<G: Game> Drop for Deal<'_, G> {
    /// A game that panics does not know which deal it is in, so this says it.
    fn drop(&mut self) {
        if std::thread::panicking() {
            let at = self.source.after(self.plays.len());
            eprintln!("there was a panic at {at} in a deal of `{}`", G::ID);
        }
    }
}
