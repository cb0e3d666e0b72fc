//! Claims about laid cards: not binding, but remembered (MBB-22, MBB-94, MBB-R67).

use tabletop::{Log, Seat, mark};

use crate::card::Number;
use crate::event::Event;
use crate::rules;
use crate::state::BarkBark;

impl BarkBark {
    /// Notes a claim, true or not; a later one replaces it.
    pub(crate) fn claim(
        &mut self,
        by: Seat,
        value: Number,
        to: Option<Seat>,
        log: &mut Log<Event>,
    ) {
        match to {
            None => {
                mark!(rules::MBB_22, rules::MBB_R67);
                let player = &mut self.open.players[by.index()];
                player.n_claims += 1;
                player.claim = Some(value);
                log.push(|| Event::CardClaimed { by, value });
            }
            Some(to) => {
                mark!(rules::MBB_R67);
                self.n_whispers[by.index()] += 1;
                self.whispers[by.index()][to.index()] = Some(value);
                log.push(|| Event::CardWhispered { by, to, value });
            }
        }
    }

    /// Whether a seat has a claim or a whisper that it has not taken back.
    pub(crate) fn has_claim(&self, seat: Seat) -> bool {
        self.open.players[seat.index()].claim.is_some()
            || self.whispers[seat.index()].iter().any(Option::is_some)
    }

    pub(crate) fn withdraw_claim(&mut self, by: Seat, log: &mut Log<Event>) {
        if self.open.players[by.index()].claim.take().is_some() {
            log.push(|| Event::ClaimWithdrawn { by });
        }
        for to in self.setup.seats() {
            if self.whispers[by.index()][to.index()].take().is_some() {
                log.push(|| Event::WhisperWithdrawn { by, to });
            }
        }
    }

    /// Says of each claim whether it was true. Public claims are counted; the truth about a whisper is
    /// told to its two ends only.
    pub(crate) fn show_claims(&mut self, log: &mut Log<Event>) {
        for by in self.setup.seats() {
            let Some(laid) = self.laid[by.index()] else {
                continue;
            };
            let player = &mut self.open.players[by.index()];
            if let Some(claimed) = player.claim {
                mark!(rules::MBB_94);
                if claimed == laid {
                    player.n_true = player.n_true.saturating_add(1);
                } else {
                    player.n_false = player.n_false.saturating_add(1);
                }
                log.push(|| Event::ClaimJudged {
                    by,
                    to: None,
                    claimed,
                    laid,
                });
            }
            for to in self.setup.seats() {
                if let Some(claimed) = self.whispers[by.index()][to.index()] {
                    mark!(rules::MBB_94);
                    log.push(|| Event::ClaimJudged {
                        by,
                        to: Some(to),
                        claimed,
                        laid,
                    });
                }
            }
        }
    }
}
