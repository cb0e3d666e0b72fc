//! Two levels of bots against each other, without the luck of seat and cards.

use std::ops::Range;

use tabletop::{BySeat, Chance, Game, Hex32, Judge, Outcome, Refusal, Seat, Seats, Seed};

use crate::{Bot, Brake, Conditions, Level, Played, Tally, bot_under, play_deal, play_until};

/// One side alone at tables full of the other level.
///
/// A side is a seat, or a team where the game has teams: partners win and lose together, so the
/// challenger takes all seats of one side. Each deal is played once for every side with the same
/// cards: the challenger sits there, and all others are of the other level. So neither a good seat
/// nor a good hand gives anybody an advantage.
#[derive(Clone, Debug)]
pub struct Duel<'a, G: Game> {
    /// Seats, options and edition.
    pub setup: &'a G::Setup,
    /// The level whose wins are counted.
    pub challenger: Level,
    /// The level in all the other seats.
    pub others: Level,
    /// The seed of cards and luck: the same number gives the same duel.
    pub seed: u64,
}

impl<G: Judge> Duel<'_, G> {
    /// Plays the deals of a range. Ranges can be played in any order and on any number of threads,
    /// and their tallies added. `progress` is told how many deals have finished since the last
    /// call.
    pub fn play(
        &self,
        deals: Range<u64>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, Refusal> {
        let sides = self.sides()?;
        deals
            .map(|deal| {
                let tally = self.play_deal(deal, &sides, &Brake::none())?;
                progress(1);
                Ok(tally.expect("there is no brake"))
            })
            .sum()
    }

    /// The sides of the table: each seat for itself, or teams.
    ///
    /// Only a game's outcomes tell which seats belong together, so a deal is played at random
    /// first.
    pub fn sides(&self) -> Result<Vec<Seats>, Refusal> {
        let n_seats = {
            let chance = Chance::new(self.seed(0, 0, 0));
            let deal = G::deal(self.setup, chance, &mut tabletop::Log::silent())?;
            deal.seats().len()
        };
        let mut bots = self.bots(
            n_seats,
            0,
            Seats::NONE,
            &Conditions::default(),
            Level::Hamster,
        );
        let table = self.seed(0, 0, 0);
        let played = play_deal(self.setup, table, &mut bots, &mut |_, _, _| ())?;
        Ok(sides(&played.outcome))
    }

    /// Plays one deal, once for every side; `None` if it was stopped before the end.
    pub fn play_deal(
        &self,
        deal: u64,
        sides: &[Seats],
        brake: &Brake,
    ) -> Result<Option<Tally>, Refusal> {
        let mut playings = Vec::with_capacity(sides.len());
        for &side in sides {
            match self.play_once(deal, side, sides, brake)? {
                Some(played) => playings.push((side, played)),
                None => return Ok(None),
            }
        }
        let playings = playings.iter();
        Ok(Some(Tally::of_deal(playings.map(|(side, played)| {
            (*side, &played.outcome, played.n_actions)
        }))))
    }

    fn play_once(
        &self,
        deal: u64,
        side: Seats,
        sides: &[Seats],
        brake: &Brake,
    ) -> Result<Option<Played>, Refusal> {
        let n_seats = sides.iter().map(|side| side.len()).sum();
        let conditions = Conditions {
            brake: brake.clone(),
            ..Conditions::default()
        };
        let mut bots = self.bots(n_seats, deal, side, &conditions, self.others);
        let table = self.seed(deal, 0, 0);
        let ended = play_until(self.setup, table, &mut bots, &mut |_, _, _| (), brake)?;
        Ok(ended.map(|(_, played)| played))
    }

    /// A bot for each seat: the challenger on its side, `others` everywhere else.
    fn bots(
        &self,
        n_seats: u8,
        deal: u64,
        side: Seats,
        conditions: &Conditions,
        others: Level,
    ) -> BySeat<Box<dyn Bot<G> + Send>> {
        let sitting = side.first().unwrap_or(Seat(0));
        BySeat::from_fn(n_seats, |seat| {
            let level = if side.contains(seat) {
                self.challenger
            } else {
                others
            };
            let luck = Chance::new(self.luck(deal, sitting, seat));
            bot_under(level, luck, conditions.clone())
        })
    }

    /// The seed of a bot's luck: never the table's, and different each time the deal is played.
    fn luck(&self, deal: u64, challenger: Seat, seat: Seat) -> Seed {
        self.seed(deal, 1 + challenger.0, 1 + seat.0)
    }

    fn seed(&self, deal: u64, challenger: u8, seat: u8) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&deal.to_le_bytes());
        bytes[16] = challenger;
        bytes[17] = seat;
        Seed(Hex32(bytes))
    }
}

/// The seats that win and lose together.
pub(crate) fn sides(outcome: &Outcome) -> Vec<Seats> {
    let mut sides: Vec<(u8, Seats)> = Vec::new();
    for (seat, &team) in outcome.teams.by_seat() {
        match sides.iter_mut().find(|(known, _)| *known == team) {
            Some((_, seats)) => *seats = seats.with(seat),
            None => sides.push((team, Seats::one(seat))),
        }
    }
    sides.into_iter().map(|(_, seats)| seats).collect()
}
