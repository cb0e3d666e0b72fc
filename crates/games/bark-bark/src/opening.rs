//! Before the first round of a race: colours and critters, who places Start, and where (MBB-12 to
//! MBB-15).

use arrayvec::ArrayVec;
use tabletop::{Log, Seat, Seats, mark};

use crate::card::{Critter, Through};
use crate::event::Event;
use crate::grid::Cell;
use crate::options::{StartPlacement, StartPlacer};
use crate::rules;
use crate::setup::MOST_SEATS;
use crate::side::Side;
use crate::state::{BarkBark, Phase};

impl BarkBark {
    pub(crate) fn choose_colour(&mut self, seat: Seat, colour: u8, log: &mut Log<Event>) {
        mark!(rules::MBB_13);
        self.open.players[seat.index()].colour = Some(colour);
        log.push(|| Event::ColourChosen { by: seat, colour });
    }

    /// It holds for the whole match, unless critters may change between races (MBB-R2).
    pub(crate) fn choose_critter(&mut self, seat: Seat, critter: Critter, log: &mut Log<Event>) {
        mark!(rules::MBB_12);
        self.open.players[seat.index()].critter = Some(critter);
        log.push(|| Event::CritterChosen { by: seat, critter });
    }

    pub(crate) fn tell_pets(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) {
        self.open.players[seat.index()].pets = Some(count);
        log.push(|| Event::PetsTold { by: seat, count });
    }

    /// The next thing a seat has to choose before the first race.
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

    /// Goes on when everybody has chosen everything.
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
                mark!(rules::MBB_R3);
                self.open.phase = Phase::NamePlacer;
                self.open.waits = Seats::one(self.setup.host);
            }
            StartPlacer::Random => {
                mark!(rules::MBB_R3);
                let seats: ArrayVec<Seat, MOST_SEATS> = self.setup.seats().collect();
                let seat = *self.chance.pick(&seats);
                self.choose_placer(seat, log);
            }
            StartPlacer::AskPets => {
                let pets = |seat: Seat| self.open.players[seat.index()].pets;
                let most = self.setup.seats().map(pets).max().flatten();
                let tied = self.setup.seats().filter(|&seat| pets(seat) == most);
                let tied: ArrayVec<Seat, MOST_SEATS> = tied.collect();
                let seat = match tied[..] {
                    [only] => {
                        mark!(rules::MBB_14);
                        only
                    }
                    _ => {
                        mark!(rules::MBB_R3);
                        *self.chance.pick(&tied)
                    }
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

    /// Asks the placer where to put Start, unless an option decides it.
    pub(crate) fn ask_for_start(&mut self, log: &mut Log<Event>) {
        match self.setup.options.start_placement {
            StartPlacement::Placer => {
                self.open.phase = Phase::PlaceStart;
                self.open.waits = Seats::one(self.open.placer);
            }
            StartPlacement::Centre => {
                mark!(rules::MBB_R4);
                self.place_start(self.setup.grid.centre(), log);
            }
            StartPlacement::Random => {
                mark!(rules::MBB_R4);
                let grid = &self.setup.grid;
                let cells = grid.cells().filter(|&cell| grid.takes_start(cell));
                // `validate_table` makes sure that there is one.
                let cells: Vec<Cell> = cells.collect();
                let cell = *self.chance.pick(&cells);
                self.place_start(cell, log);
            }
        }
    }

    /// All pawns begin on Start, and the crown lies there.
    pub(crate) fn place_start(&mut self, cell: Cell, log: &mut Log<Event>) {
        mark!(rules::MBB_8, rules::MBB_15, rules::MBB_R5);
        let start = self.setup.lookup.start;
        let lie = self.setup.traits(start).lie(Side::North, Through::Path);
        self.open.garden.lay(&self.setup.grid, cell, start, lie);
        log.push(|| Event::StartPlaced { cell });
        self.begin_round(log);
    }
}

/// What a seat may have to choose before the first race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unsettled {
    Colour,
    Critter,
    Pets,
}
