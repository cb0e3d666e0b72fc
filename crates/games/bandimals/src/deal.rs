//! Setting the table up, and dealing the cards (BAND-1 to BAND-12).

use arrayvec::ArrayVec;
use tabletop::{BySeat, Chance, Face, Log, Refusal, Seat, Seats, mark};

use crate::agenda::{Agenda, Step};
use crate::by_chance::below;
use crate::card::{Card, Ct, Held, Known, Section};
use crate::event::Event;
use crate::options::{First, Required};
use crate::rules;
use crate::setup::Setup;
use crate::state::{Band, Bandimals, Chronicle, Open, Phase};
use crate::validate::MOST_MAJORS;

/// Sets the table up. All cards are shuffled now and dealt when the first person is known (BAND-R1).
pub(crate) fn deal(
    setup: &Setup,
    mut chance: Chance,
    log: &mut Log<Event>,
) -> Result<Bandimals, Refusal> {
    setup.check_table()?;
    let mut deck = setup.green.clone();
    if let Some(halt) = setup.halt
        && setup.halts_one_each()
    {
        // The Band Halt! cards that everybody is given stay out of the deck; the others are in it.
        mark!(rules::BAND_92, rules::BAND_R63);
        for _ in setup.seats() {
            if let Some(place) = deck.iter().position(|&card| card == halt) {
                deck.remove(place);
            }
        }
    }
    mark!(rules::BAND_3);
    chance.shuffle(&mut deck);
    let mut indigo: Vec<Held<Ct>> = Vec::new();
    if setup.halt.is_some() {
        mark!(rules::BAND_90, rules::BAND_94, rules::BAND_95);
        indigo.extend((0..setup.edition.ct.len()).map(|ct| Held::secret(Ct::nth(ct))));
        chance.shuffle(&mut indigo);
    }
    let required = match setup.options.required_section {
        Required::None => None,
        Required::Random => Some(*chance.pick(&Section::ALL)),
        Required::Section(section) => Some(section),
    };
    if let Some(section) = required {
        mark!(rules::BAND_R60);
        log.push(|| Event::SectionRequired { section });
    }
    mark!(rules::BAND_6, rules::BAND_7);
    let majors = (0u8..).zip(&setup.edition.drum_majors);
    let mut majors: ArrayVec<u8, MOST_MAJORS> = majors.map(|(major, _)| major).collect();
    majors.reverse();
    let n_seats = setup.n_seats;
    let mut state = Bandimals {
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
            mark!(rules::BAND_R2);
            let first = Seat(below(&mut state.chance, n_seats));
            state.choose_first(first, log);
        }
        First::Host => {
            mark!(rules::BAND_R2);
            state.open.phase = Phase::NameFirst;
            state.open.waits = Seats::one(setup.host);
        }
        // The next seat each game; the host goes first in the first one.
        First::Rotate => {
            mark!(rules::BAND_R5);
            let last = setup.options.last_first;
            let first = last.map_or(setup.host, |last| last.next(n_seats));
            state.choose_first(first, log);
        }
    }
    Ok(state)
}

impl Bandimals {
    /// Deals the hands, and begins the first turn.
    pub(crate) fn deal_cards(&mut self, log: &mut Log<Event>) {
        let mut n = self.setup.edition.deal;
        if let Some(card) = self.setup.halt
            && self.setup.halts_one_each()
        {
            // It is one of the cards dealt, and all know of it.
            mark!(rules::BAND_91, rules::BAND_93);
            for seat in self.setup.seats() {
                let known = Known::Everybody;
                self.hands[seat].push(Held { card, known });
            }
            n -= 1;
        }
        // One at a time, clockwise from the first person. A bad hand is kept.
        mark!(rules::BAND_4, rules::BAND_5, rules::BAND_12);
        mark!(rules::BAND_R1, rules::BAND_R4);
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
