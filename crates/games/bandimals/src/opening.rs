//! Setting the table up: who goes first, who has which section, dealing (BAND-1 to BAND-12).

use arrayvec::ArrayVec;
use tabletop::{BySeat, Chance, Face, Log, Refusal, Seat, Seats};

use crate::agenda::{Agenda, Step};
use crate::by_chance::below;
use crate::card::{Card, Ct, Held, Known, Section};
use crate::event::Event;
use crate::options::{Assign, First, Required, Switch};
use crate::setup::Setup;
use crate::state::{Band, Bandimals, Chronicle, Open, Phase, Sealed, Shown};
use crate::validate::MOST_MAJORS;

impl Bandimals {
    /// Sits everybody down. All cards are shuffled now and dealt when the first person is known
    /// (BAND-R1).
    pub(crate) fn sit_down(
        setup: &Setup,
        mut chance: Chance,
        log: &mut Log<Event>,
    ) -> Result<Self, Refusal> {
        setup.check_table()?;
        // BAND-3, BAND-92: the Band Halt! cards that everybody is given stay out of the deck.
        let mut deck = setup.green.clone();
        if let (Some(halt), true) = (setup.halt, setup.halts_one_each()) {
            for _ in setup.seats() {
                if let Some(place) = deck.iter().position(|&card| card == halt) {
                    deck.remove(place);
                }
            }
        }
        chance.shuffle(&mut deck);
        // BAND-90, BAND-94, BAND-95.
        let mut indigo: Vec<Held<Ct>> = Vec::new();
        if setup.halt.is_some() {
            indigo.extend((0..setup.edition.ct.len()).map(|ct| Held::secret(Ct::nth(ct))));
            chance.shuffle(&mut indigo);
        }
        // BAND-R60: named or drawn before the deal, and open.
        let required = match setup.options.required_section {
            Required::None => None,
            Required::Random => Some(*chance.pick(&Section::ALL)),
            Required::Section(section) => Some(section),
        };
        if let Some(section) = required {
            log.push(|| Event::SectionRequired { section });
        }
        let majors = (0u8..).zip(&setup.edition.drum_majors);
        let mut majors: ArrayVec<u8, MOST_MAJORS> = majors.map(|(major, _)| major).collect();
        majors.reverse();
        let n_seats = setup.n_seats;
        let mut state = Self {
            setup: setup.clone(),
            open: Open {
                phase: Phase::AskTimes,
                waits: Seats::all(n_seats),
                agenda: Agenda::new(),
                turn: Seat(0),
                first: Seat(0),
                round: 1,
                bands: BySeat::from_fn(n_seats, |_| Band::default()),
                discard: Vec::new(),
                majors,
                active: None,
                out: Seats::NONE,
                passing: Seats::NONE,
                shown: Vec::new(),
                required,
                chronicle: Chronicle::default(),
            },
            hands: BySeat::from_fn(n_seats, |_| Vec::new()),
            deck,
            indigo,
            sealed: BySeat::from_fn(n_seats, |_| None),
            chance,
        };
        match setup.options.first_person {
            First::Ask => (),
            First::Random => {
                let first = Seat(below(&mut state.chance, n_seats));
                state.choose_first(first, log);
            }
            First::Host => {
                state.open.phase = Phase::NameFirst;
                state.open.waits = Seats::one(setup.host);
            }
            // BAND-R5: the next seat each game; in the first one the host begins.
            First::Rotate => {
                let last = setup.options.last_first;
                let first = last.map_or(setup.host, |last| last.next(n_seats));
                state.choose_first(first, log);
            }
        }
        Ok(state)
    }

    /// BAND-8, BAND-R2: when all have answered, the least goes first; who did not say counts as
    /// longest.
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
            (Some(_), Some(first)) if tied.len() == 1 => self.choose_first(first, log),
            (Some(_), _) => self.begin_throws(tied),
            (None, _) => self.choose_first_among(tied, log),
        }
    }

    fn begin_throws(&mut self, tied: Seats) {
        self.open.phase = Phase::Throw {
            tied,
            throws: 0,
            points: [0; 8],
        };
        self.open.waits = tied;
    }

    /// BAND-10, BAND-R3: one point for each opponent beaten; three rounds, three more among those
    /// still tied, then the lot.
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

    /// BAND-R59: in reverse turn order.
    fn ask_section(&mut self, log: &mut Log<Event>) {
        let order: ArrayVec<Seat, 8> = self.setup.from(self.open.first).collect();
        let next = order
            .iter()
            .rev()
            .find(|&&seat| self.band(seat).section.is_none());
        match next {
            Some(&seat) => self.ask_one(seat),
            None => self.deal_cards(log),
        }
    }

    /// One of the sections that nobody has, by lot.
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
        self.open.bands[seat].section = Some(section);
        log.push(|| Event::SectionTaken { seat, section });
    }

    /// BAND-4, BAND-5, BAND-12, BAND-R1, BAND-R4: one at a time, clockwise from the first person.
    fn deal_cards(&mut self, log: &mut Log<Event>) {
        let mut n = self.setup.edition.deal;
        if let (Some(card), true) = (self.setup.halt, self.setup.halts_one_each()) {
            // BAND-91, BAND-93, BAND-R63: it is one of the cards dealt, and all know of it.
            for seat in self.setup.seats() {
                let known = Known::Everybody;
                self.hands[seat].push(Held { card, known });
            }
            n -= 1;
        }
        for _ in 0..n {
            for seat in self.setup.from(self.open.first) {
                if let Some(card) = self.deck.pop() {
                    self.hands[seat].push(Held::secret(card));
                }
            }
        }
        for seat in self.setup.seats() {
            let hand = &self.hands[seat];
            let secret = hand.iter().filter(|held| held.known == Known::NOBODY);
            log.push(|| Event::Dealt {
                seat,
                cards: secret
                    .map(|held| Face::Up(held.card))
                    .collect::<Vec<Face<Card>>>(),
            });
        }
        self.open.phase = Phase::Playing;
        self.open.waits = Seats::NONE;
        self.push(Step::Begin);
        self.run(log);
    }
}
