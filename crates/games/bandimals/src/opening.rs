//! Before the deal: who goes first, and who gets which section.

use arrayvec::ArrayVec;
use tabletop::{BySeat, Log, Seat, Seats, mark};

use crate::card::Section;
use crate::event::Event;
use crate::options::{Assign, Switch};
use crate::rules;
use crate::state::{Bandimals, Phase, Sealed, Shown};

impl Bandimals {
    /// When all have answered, the shortest time goes first. Somebody who did not say counts as longest.
    pub(crate) fn close_times(&mut self, log: &mut Log<Event>) {
        let months = BySeat::from_fn(self.setup.n_seats, |seat| {
            let Some(Sealed::Months(months)) = self.sealed[seat] else {
                return None;
            };
            months
        });
        self.unseal();
        let least = months.iter().copied().flatten().min();
        let told = months.clone();
        self.open.shown.push(Shown::Times(months.clone()));
        log.push(|| Event::TimesTold { months: told });
        let tied: Seats = self
            .setup
            .seats()
            .filter(|&seat| months[seat] == least)
            .collect();
        match (least, tied.first()) {
            (Some(_), Some(first)) if tied.len() == 1 => {
                mark!(rules::BAND_8, rules::BAND_R2);
                self.choose_first(first, log);
            }
            (Some(_), _) => self.begin_throws(tied),
            (None, _) => {
                mark!(rules::BAND_R2);
                self.choose_first_among(tied, log);
            }
        }
    }

    fn begin_throws(&mut self, tied: Seats) {
        mark!(rules::BAND_10);
        self.open.phase = Phase::Throw {
            tied,
            throws: 0,
            points: [0; 8],
        };
        self.open.waits = tied;
    }

    /// One point for each opponent beaten; three rounds, three more among those still tied, then chance.
    pub(crate) fn close_throws(&mut self, log: &mut Log<Event>) {
        let Phase::Throw {
            tied,
            throws,
            mut points,
        } = self.open.phase
        else {
            return;
        };
        let thrown = BySeat::from_fn(self.setup.n_seats, |seat| {
            let Some(Sealed::Throw(throw)) = self.sealed[seat] else {
                return None;
            };
            Some(throw)
        });
        self.unseal();
        for seat in tied.iter() {
            for other in tied.iter() {
                if let (Some(ours), Some(theirs)) = (thrown[seat], thrown[other]) {
                    points[seat.index()] += u8::from(ours.beats(theirs));
                }
            }
        }
        self.open.shown.push(Shown::Throws(thrown.clone()));
        log.push(|| Event::Thrown { throws: thrown });
        let throws = throws + 1;
        if !throws.is_multiple_of(3) {
            self.open.phase = Phase::Throw {
                tied,
                throws,
                points,
            };
            self.open.waits = tied;
            return;
        }
        mark!(rules::BAND_R3);
        let most = tied.iter().map(|seat| points[seat.index()]).max();
        let best: Seats = tied
            .iter()
            .filter(|seat| Some(points[seat.index()]) == most)
            .collect();
        match best.first() {
            Some(first) if best.len() == 1 => self.choose_first(first, log),
            _ if throws >= 6 => self.choose_first_among(best, log),
            _ => {
                self.open.phase = Phase::Throw {
                    tied: best,
                    throws,
                    points: [0; 8],
                };
                self.open.waits = best;
            }
        }
    }

    fn choose_first_among(&mut self, seats: Seats, log: &mut Log<Event>) {
        let seats: ArrayVec<Seat, 8> = seats.iter().collect();
        let first = *self.chance.pick(&seats);
        self.choose_first(first, log);
    }

    pub(crate) fn choose_first(&mut self, first: Seat, log: &mut Log<Event>) {
        self.open.first = first;
        self.open.turn = first;
        log.push(|| Event::FirstChosen { seat: first });
        if self.setup.options.one_section_each == Switch::Off {
            self.deal_cards(log);
            return;
        }
        match self.setup.options.assign {
            Assign::Random => {
                let mut sections = Section::ALL;
                self.chance.shuffle(&mut sections);
                for (seat, section) in self.setup.seats().zip(sections) {
                    self.give_section(seat, section, log);
                }
                self.deal_cards(log);
            }
            Assign::Choose => {
                self.open.phase = Phase::PickSections;
                self.ask_section(log);
            }
        }
    }

    /// In reverse turn order.
    fn ask_section(&mut self, log: &mut Log<Event>) {
        let order: ArrayVec<Seat, 8> = self.setup.from(self.open.first).collect();
        let next = order
            .iter()
            .rev()
            .find(|&&seat| self.band(seat).section.is_none());
        mark!(rules::BAND_R59);
        match next {
            Some(&seat) => self.ask_one(seat),
            None => self.deal_cards(log),
        }
    }

    /// A random section that nobody has.
    pub(crate) fn some_section(&mut self) -> Section {
        let taken = |section| self.open.bands.iter().any(|b| b.section == Some(section));
        let free = Section::ALL.into_iter();
        let free: ArrayVec<Section, 5> = free.filter(|&section| !taken(section)).collect();
        *self.chance.pick(&free)
    }

    pub(crate) fn pick_section(&mut self, seat: Seat, section: Section, log: &mut Log<Event>) {
        self.give_section(seat, section, log);
        self.ask_section(log);
    }

    fn give_section(&mut self, seat: Seat, section: Section, log: &mut Log<Event>) {
        mark!(rules::BAND_85);
        self.open.bands[seat].section = Some(section);
        log.push(|| Event::SectionTaken { seat, section });
    }
}
