//! Setting the table up: colours and critters, who places Start, deck and piles (MBB-12 to
//! MBB-19).

use arrayvec::ArrayVec;
use tabletop::{Chance, Log, Refusal, Seat, Seats};

use crate::agenda::Agenda;
use crate::card::{Card, Critter, MOST_KINDS, Through};
use crate::event::Event;
use crate::garden::{Garden, MOST_LAID, Spot};
use crate::grid::Cell;
use crate::options::{StartPlacement, StartPlacer};
use crate::setup::{MOST_SEATS, Setup};
use crate::side::Side;
use crate::state::{BarkBark, Chronicle, Open, Phase, Player, Story};

impl BarkBark {
    /// Sits everybody down. The first race's deck and piles are shuffled now; what everybody
    /// chooses comes after.
    pub(crate) fn sit_down(
        setup: &Setup,
        chance: Chance,
        log: &mut Log<Event>,
    ) -> Result<Self, Refusal> {
        setup.check_table()?;
        let mut state = Self {
            setup: setup.clone(),
            open: Open {
                phase: Phase::SetUp,
                waits: Seats::all(setup.n_seats),
                players: [Player::default(); MOST_SEATS],
                placer: Seat(0),
                race: 0,
                round: 0,
                garden: Garden::default(),
                head: Spot::START,
                head_side: None,
                leader: None,
                out: [0; MOST_KINDS],
                sunk: Default::default(),
                n_home_path: 0,
                agenda: Agenda::new(),
                n_stalled: 0,
                n_laid: 0,
                n_laid_before: 0,
                story: Story::default(),
                chronicle: Chronicle::default(),
                contenders: Seats::NONE,
            },
            laid: [None; MOST_SEATS],
            last: [None; MOST_SEATS],
            whispers: [[None; MOST_SEATS]; MOST_SEATS],
            n_whispers: [0; MOST_SEATS],
            deck: ArrayVec::new(),
            corners: Default::default(),
            chance,
        };
        state.set_up_race(log);
        Ok(state)
    }

    /// Clears the table for a race: deck, piles, crown and pawns anew; points, colours, critters
    /// and the tally of claims stay (MBB-88, MBB-R60).
    pub(crate) fn set_up_race(&mut self, log: &mut Log<Event>) {
        let lookup = &self.setup.lookup;
        self.deck = shuffled_deck(lookup, &mut self.chance);
        for (pile, cards) in self.corners.iter_mut().zip(&lookup.corners) {
            // MBB-16, MBB-R8: each turn has a pile of its own, shuffled.
            pile.clone_from(cards);
            self.chance.shuffle(pile);
        }
        let open = &mut self.open;
        open.race += 1;
        open.round = 0;
        open.garden = Garden::default();
        open.head = Spot::START;
        open.head_side = None;
        open.leader = None;
        open.out = [0; MOST_KINDS];
        open.sunk = Default::default();
        open.n_home_path = 0;
        open.agenda.clear();
        open.n_stalled = 0;
        open.n_laid = 0;
        open.n_laid_before = 0;
        open.story = Story::default();
        for player in &mut open.players {
            player.at = Default::default();
        }
        let race = open.race;
        let (deck, corners) = self.sizes();
        log.push(|| Event::RaceSetUp {
            race,
            deck,
            corners,
        });
    }

    /// MBB-13: a colour nobody else has.
    pub(crate) fn choose_colour(&mut self, seat: Seat, colour: u8, log: &mut Log<Event>) {
        self.open.players[seat.index()].colour = Some(colour);
        log.push(|| Event::ColourChosen { by: seat, colour });
    }

    /// MBB-12: public, and for the whole match unless critters may change between races.
    pub(crate) fn choose_critter(&mut self, seat: Seat, critter: Critter, log: &mut Log<Event>) {
        self.open.players[seat.index()].critter = Some(critter);
        log.push(|| Event::CritterChosen { by: seat, critter });
    }

    /// MBB-14.
    pub(crate) fn tell_pets(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) {
        self.open.players[seat.index()].pets = Some(count);
        log.push(|| Event::PetsTold { by: seat, count });
    }

    /// What a seat has not settled yet, the next thing first.
    pub(crate) fn unsettled(&self, seat: Seat) -> Option<Unsettled> {
        let player = &self.open.players[seat.index()];
        if player.colour.is_none() {
            Some(Unsettled::Colour)
        } else if player.critter.is_none() {
            Some(Unsettled::Critter)
        } else if self.setup.options.start_placer == StartPlacer::AskPets && player.pets.is_none() {
            Some(Unsettled::Pets)
        } else {
            None
        }
    }

    /// Goes on when everybody has settled everything.
    pub(crate) fn go_on_set_up(&mut self, log: &mut Log<Event>) {
        let waits = self.setup.seats();
        let waits: Seats = waits
            .filter(|&seat| self.unsettled(seat).is_some())
            .collect();
        self.open.waits = waits;
        if !waits.is_empty() {
            return;
        }
        match self.setup.options.start_placer {
            StartPlacer::HostNames => {
                self.open.phase = Phase::NamePlacer;
                self.open.waits = Seats::one(self.setup.host);
            }
            StartPlacer::Random => {
                let seats: ArrayVec<Seat, MOST_SEATS> = self.setup.seats().collect();
                let seat = *self.chance.pick(&seats);
                self.choose_placer(seat, log);
            }
            StartPlacer::AskPets => {
                // MBB-R3: lots among those who have equally many.
                let pets = |seat: Seat| self.open.players[seat.index()].pets;
                let most = self.setup.seats().map(pets).max().flatten();
                let tied = self.setup.seats().filter(|&seat| pets(seat) == most);
                let tied: ArrayVec<Seat, MOST_SEATS> = tied.collect();
                let seat = match tied[..] {
                    [only] => only,
                    _ => *self.chance.pick(&tied),
                };
                self.choose_placer(seat, log);
            }
        }
    }

    pub(crate) fn choose_placer(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.open.placer = seat;
        log.push(|| Event::PlacerChosen { seat });
        self.ask_for_start(log);
    }

    /// MBB-R4: the placer is asked where Start lies, or it is settled already.
    pub(crate) fn ask_for_start(&mut self, log: &mut Log<Event>) {
        match self.setup.options.start_placement {
            StartPlacement::Placer => {
                self.open.phase = Phase::PlaceStart;
                self.open.waits = Seats::one(self.open.placer);
            }
            StartPlacement::Centre => self.place_start(self.setup.grid.centre(), log),
            StartPlacement::Random => {
                let grid = &self.setup.grid;
                let cells = grid.cells().filter(|&cell| grid.takes_start(cell));
                // An edition's tables were checked to have one.
                let cells: Vec<Cell> = cells.collect();
                let cell = *self.chance.pick(&cells);
                self.place_start(cell, log);
            }
        }
    }

    /// MBB-8, MBB-15, MBB-R5: all pawns begin on Start, and the crown lies there.
    pub(crate) fn place_start(&mut self, cell: Cell, log: &mut Log<Event>) {
        let start = self.setup.lookup.start;
        let lie = self.setup.traits(start).lie(Side::North, Through::Path);
        self.open.garden.lay(&self.setup.grid, cell, start, lie);
        log.push(|| Event::StartPlaced { cell });
        self.begin_round(log);
    }
}

/// What a seat may still have to settle before the first race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unsettled {
    Colour,
    Critter,
    Pets,
}

/// MBB-17 to MBB-19: the garden cards are shuffled, some of them are shuffled again with the
/// specials and go under the others. The top card is the last. MBB-R7: no card is excepted.
fn shuffled_deck(lookup: &crate::setup::Lookup, chance: &mut Chance) -> ArrayVec<Card, MOST_LAID> {
    let mut garden = lookup.garden.clone();
    chance.shuffle(&mut garden);
    let in_bottom = usize::from(lookup.bottom) - lookup.specials.len();
    let mut bottom: ArrayVec<Card, MOST_LAID> = garden.drain(..in_bottom).collect();
    bottom.extend(lookup.specials.iter().copied());
    chance.shuffle(&mut bottom);
    bottom.extend(garden);
    bottom
}
