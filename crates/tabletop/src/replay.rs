//! Folding a record into its deal, and checking what it claims.

use crate::{Chance, Closing, Digest, Error, Game, Log, Record, Secret};

/// A deal replayed from its record.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    /// The state after the last action that stands.
    pub state: G,
    /// What happened, in full: the events of the deal, then those of each action.
    pub chapters: Vec<Vec<G::Event>>,
}

impl<G: Game> Record<G> {
    /// Replays the first `n_plays` actions, from the secret that the house kept.
    ///
    /// Fails if the secret is not the one that was committed to, if the setup breaks a rule, and at
    /// the first action that the rules do not allow.
    pub fn replay(&self, secret: Secret, n_plays: usize) -> Result<Replay<G>, Error> {
        let opening = &self.opening;
        if secret.commitment() != opening.commitment {
            return Err(Error::new(
                "secret",
                "is not the one the house committed to before the deal",
            ));
        }
        if opening.rules != G::RULES_VERSION {
            let because = format!(
                "the deal was played by version {} of the rules, this house plays version {}",
                opening.rules,
                G::RULES_VERSION
            );
            return Err(Error::new("line 1: rules", because));
        }
        let mut log = Log::recording();
        let chance = Chance::loaded(secret.seed(&opening.salts), &opening.loaded);
        let mut state = G::deal(&opening.setup, chance, &mut log)
            .map_err(|refusal| Error::from(refusal).within("line 1: setup"))?;
        if opening.salts.n_seats() != state.seats().len()
            || opening.seats.n_seats() != state.seats().len()
        {
            let because = format!(
                "the table has {} seats, but {} sitters and {} salts are named",
                state.seats().len(),
                opening.seats.n_seats(),
                opening.salts.n_seats()
            );
            return Err(Error::new("line 1: seats", because));
        }
        let mut chapters = vec![log.take()];
        for (play, number) in self.plays.iter().zip(1..).take(n_plays) {
            if !state.seats().contains(play.seat) {
                let because = format!("no {} at this table", play.seat);
                return Err(Error::new(format!("action {number}"), because));
            }
            state
                .play(play.seat, &play.action, &mut log)
                .map_err(|refusal| Error::from(refusal).within(format!("action {number}")))?;
            chapters.push(log.take());
        }
        Ok(Replay { state, chapters })
    }

    /// Checks a finished record: the secret is the one committed to, every action was allowed, and
    /// the deal comes to the outcome and the digest that the last line states.
    pub fn verify(&self) -> Result<Replay<G>, Error> {
        let Some(closing) = &self.closing else {
            return Err(Error::new(
                "last line",
                "the deal is not over, so its secret is not revealed and nothing can be verified yet",
            ));
        };
        let replay = self.replay(closing.secret, self.plays.len())?;
        let outcome = replay.state.outcome();
        if outcome.as_ref() != Some(&closing.outcome) {
            return Err(Error::new(
                "last line: outcome",
                "is not what the actions lead to",
            ));
        }
        let digest = Digest::of(&replay.state);
        if digest != closing.digest {
            let because = format!("is {}, but the actions lead to {digest}", closing.digest);
            return Err(Error::new("last line: digest", because));
        }
        Ok(replay)
    }
}

impl Closing {
    /// The last line of a deal that is over; `None` while it goes on.
    pub fn of<G: Game>(state: &G, secret: Secret) -> Option<Self> {
        Some(Self {
            outcome: state.outcome()?,
            secret,
            digest: Digest::of(state),
        })
    }
}
