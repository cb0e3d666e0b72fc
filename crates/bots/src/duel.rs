//! Two levels of bots against each other, the luck of seat and cards taken out.

use std::ops::Range;

use tabletop::{BySeat, Chance, Game, Hex32, Judge, Log, Refusal, Seat, Seed};

use crate::{Bot, Level, Played, Tally, bot, play_deal};

/// One side alone at tables full of the other.
///
/// Each deal is played once for every seat: the challenger sits there and the others are all of
/// the other level, with the same cards each time. So neither a good seat nor a good hand is
/// counted for anybody.
#[derive(Clone, Debug)]
pub struct Duel<'a, G: Game> {
    /// Seats, options and edition.
    pub setup: &'a G::Setup,
    /// The level whose wins are counted.
    pub challenger: Level,
    /// The level in all the other seats.
    pub others: Level,
    /// Where cards and luck come from: the same number gives the same duel.
    pub seed: u64,
}

impl<G: Judge> Duel<'_, G> {
    /// Plays the deals of a range. Ranges may be played in any order, on as many threads as there
    /// are, and their tallies added. `progress` is told how many deals were finished since it was
    /// told last.
    pub fn play(
        &self,
        deals: Range<u64>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, Refusal> {
        let n_seats = self.n_seats()?;
        deals
            .map(|deal| {
                let playings: Vec<(Seat, Played)> = (0..n_seats)
                    .map(|seat| Ok((Seat(seat), self.play_once(deal, Seat(seat), n_seats)?)))
                    .collect::<Result<_, Refusal>>()?;
                progress(1);
                let playings = playings.iter();
                Ok(Tally::of_deal(playings.map(|(seat, played)| {
                    (*seat, &played.outcome, played.n_actions)
                })))
            })
            .sum()
    }

    fn play_once(&self, deal: u64, challenger: Seat, n_seats: u8) -> Result<Played, Refusal> {
        let mut bots: BySeat<Box<dyn Bot<G> + Send>> = BySeat::from_fn(n_seats, |seat| {
            let level = if seat == challenger {
                self.challenger
            } else {
                self.others
            };
            bot(level, Chance::new(self.luck(deal, challenger, seat)))
        });
        let table = self.seed(deal, 0, 0);
        play_deal(self.setup, table, &mut bots, &mut |_, _, _| ())
    }

    fn n_seats(&self) -> Result<u8, Refusal> {
        let chance = Chance::new(self.seed(0, 0, 0));
        Ok(G::deal(self.setup, chance, &mut Log::silent())?
            .seats()
            .len())
    }

    /// The luck of a bot: never the table's, and another one at every sitting.
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
