//! Which cards can be picked when a card asks for a pick.

use tabletop::Seat;

use crate::action::Pick;
use crate::agenda::{Step, What};
use crate::band::removable;
use crate::card::{Card, Section};
use crate::effect::Sort;
use crate::reason::Reason;
use crate::state::Bandimals;

impl Bandimals {
    pub(crate) fn check_pick(&self, step: Step, seat: Seat, pick: Pick) -> Result<(), Reason> {
        let what = match step {
            Step::Picks(picks) => Some(picks.what),
            _ => None,
        };
        match pick {
            Pick::ChooseFetch { card } => match step {
                Step::Fetch { kind, section, .. } => self.check_fetch(card, kind, section),
                _ => Err(Reason::WrongStep),
            },
            Pick::ChooseClear { card } => match step {
                Step::Clear { what, .. } => {
                    self.check_exists(card)?;
                    let mut lying = self.band(seat).lying(what);
                    let is_there = lying.any(|lying| lying == card);
                    is_there.then_some(()).ok_or(Reason::NotInBand(card))
                }
                _ => Err(Reason::WrongStep),
            },
            Pick::ChooseDiscard { card } if what == Some(What::Discard) => {
                self.check_unpicked(seat, card)
            }
            Pick::ChoosePass { card } if what == Some(What::Pass) => {
                self.check_unpicked(seat, card)
            }
            Pick::ChooseRecall { card } => match what {
                Some(What::Recall { kind, section, .. }) => {
                    self.check_recall(seat, card, kind, section)
                }
                Some(What::Discard | What::Pass) | None => Err(Reason::WrongStep),
            },
            Pick::ChooseDiscard { .. } | Pick::ChoosePass { .. } => Err(Reason::WrongStep),
        }
    }

    fn check_fetch(&self, card: Card, kind: Sort, section: Option<Section>) -> Result<(), Reason> {
        self.check_exists(card)?;
        if !self.open.discard.contains(&card) {
            return Err(Reason::NotInDiscard(card));
        }
        let is_wanted = kind.takes(self.setup.kind(card), section);
        is_wanted.then_some(()).ok_or(Reason::NotFetched(card))
    }

    fn check_recall(
        &self,
        seat: Seat,
        card: Card,
        kind: Sort,
        section: Option<Section>,
    ) -> Result<(), Reason> {
        self.check_exists(card)?;
        let band = self.band(seat);
        let is_it = |other: &&Card| **other == card;
        let lying = band.cards.iter().filter(is_it).count();
        let picked = self.picked(seat).iter().filter(is_it).count();
        if lying == 0 {
            Err(Reason::NotInBand(card))
        } else if lying <= picked {
            Err(Reason::AlreadyPicked(card))
        } else if removable(&self.setup, band, kind, section).any(|other| other == card) {
            Ok(())
        } else {
            Err(Reason::ProtectedCard(card))
        }
    }
}
