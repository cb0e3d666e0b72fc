//! Applying an entry: the only place where a room changes.

use tabletop::{Salt, Seat, Seats, Sitter as Named};
use wire::{Happening, Sitter};

use crate::clock::Glasses;
use crate::referee::Fair;
use crate::taking_back::Request;
use crate::{Deed, Entry, Place, Room};

impl Room {
    /// Does what the entry says. After an error the room must not be used any more.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<(), tabletop::Error> {
        self.latest = self.latest.max(entry.at);
        self.time.entered(self.latest);
        self.written.count(&entry.deed);
        let acted = self.apply_deed(&entry.deed)?;
        let waited_for = match self.referee.outcome() {
            None => self.referee.awaited().iter(),
            Some(_) => Seats::NONE.iter(),
        };
        let persons = self.persons();
        let waited_for = waited_for.filter(|&seat| persons.contains(seat)).collect();
        let glass = self.referee.glass().filter(|glass| self.turns(glass.seats));
        let deadlines = &mut self.deadlines;
        deadlines.decided(acted, waited_for);
        deadlines.run_for(waited_for, self.latest);
        deadlines.turn(glass, self.latest);
        if self
            .thinking
            .as_ref()
            .is_some_and(|it| acted.contains(it.seat))
        {
            self.thinking = None;
        }
        self.ask_bots();
        if let Some(asked) = entry.asked {
            self.acks.note(asked, self.version());
        }
        Ok(())
    }

    /// Whether a glass runs for these seats. At a table with a clock it always does.
    fn turns(&self, seats: Seats) -> bool {
        let n_persons = match self.glasses {
            Glasses::Apart => 2,
            Glasses::Alone => 1,
        };
        let here = self.here.iter().filter(|&seat| seats.contains(seat));
        let is_needed = self.persons().len() >= n_persons && here.count() < 2;
        self.deadlines.seconds().is_some() || is_needed
    }

    /// Does what the deed says, and returns the seats that face a new decision from now on.
    fn apply_deed(&mut self, deed: &Deed) -> Result<Seats, tabletop::Error> {
        match deed {
            Deed::Opened(_) => {
                return Err(tabletop::Error::new("deed", "the table is open already"));
            }
            Deed::Seated {
                seat,
                name,
                token,
                salt,
            } => self.seat(
                *seat,
                Place {
                    name: name.clone(),
                    sitter: Sitter::Person,
                    token: Some(*token),
                    salt: salt.clone(),
                },
            )?,
            Deed::BotSeated { seat, name, level } => self.seat(
                *seat,
                Place {
                    name: name.clone(),
                    sitter: Sitter::Bot {
                        level: level.clone(),
                    },
                    token: None,
                    salt: Salt::default(),
                },
            )?,
            Deed::Salted { seat, salt } => {
                self.place(*seat)?.salt = salt.clone();
                self.salted = self.salted.with(*seat);
            }
            Deed::Started => self.start()?,
            Deed::Played { seat, action, by } => {
                self.place(*seat)?;
                self.referee.play(*seat, action, *by, self.latest)?;
                self.request = None;
                return Ok(Seats::one(*seat));
            }
            Deed::SteppedOut { seat, level } => {
                let level = level.clone();
                self.place(*seat)?.sitter = Sitter::SteppedOut { level };
                self.request = self.request.take().and_then(|request| request.less(*seat));
                self.referee.note(Happening::Seats);
            }
            Deed::SteppedIn { seat } => {
                self.place(*seat)?.sitter = Sitter::Person;
                self.referee.note(Happening::Seats);
            }
            Deed::TakeBackAsked {
                seat,
                standing,
                asked,
                taker,
            } => {
                self.place(*seat)?;
                let until = self.deadlines.after(self.latest);
                self.request = Some(Request {
                    seat: *seat,
                    standing: *standing,
                    asked: *asked,
                    agreed: Seats::NONE,
                    taker: *taker,
                    until,
                });
                self.referee.note(Happening::TakeBackAsked);
            }
            Deed::TakeBackAgreed { seat } => {
                self.place(*seat)?;
                self.request = self.request.take().map(|request| request.agreed_by(*seat));
                self.referee.note(Happening::TakeBackAsked);
            }
            Deed::TakeBackEnded => {
                self.request = None;
                self.referee.note(Happening::TakeBackAsked);
            }
            Deed::TookBack { seat, standing } => {
                self.take_back(*seat, *standing)?;
                return Ok(Seats::all(self.places.n_seats()));
            }
            Deed::Rematch { table } => {
                self.rematch = Some(table.clone());
                let table = table.clone();
                self.referee.note(Happening::Rematch { table });
            }
            Deed::GivenOut => self.is_given_out = true,
        }
        Ok(Seats::NONE)
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, tabletop::Error> {
        if seat.0 >= self.places.n_seats() {
            let because = format!("the table has only {}", self.places.n_seats());
            return Err(tabletop::Error::new(
                format!("seat number {}", seat.0),
                because,
            ));
        }
        Ok(&mut self.places[seat])
    }

    fn seat(&mut self, seat: Seat, sitter: Place) -> Result<(), tabletop::Error> {
        let place = self.place(seat)?;
        if place.sitter != Sitter::Open {
            return Err(tabletop::Error::new(seat.to_string(), "is taken already"));
        }
        *place = sitter;
        self.referee.note(Happening::Seats);
        Ok(())
    }

    fn start(&mut self) -> Result<(), tabletop::Error> {
        if self.referee.is_dealt() || !self.open_seats().is_empty() {
            let because = "needs a sitter in every seat, and is done once";
            return Err(tabletop::Error::new("dealing", because));
        }
        let named = |place: &Place| Named {
            name: place.name.clone(),
            bot: match &place.sitter {
                Sitter::Bot { level } | Sitter::SteppedOut { level } => Some(level.clone()),
                Sitter::Open | Sitter::Person => None,
            },
        };
        self.referee.deal(Fair {
            secret: self.secret,
            salts: self.places.iter().map(|place| place.salt.clone()).collect(),
            seats: self.places.iter().map(named).collect(),
        })
    }

    fn take_back(&mut self, seat: Seat, standing: u32) -> Result<(), tabletop::Error> {
        self.place(seat)?;
        let n_played = self.referee.actors().len() as u32;
        let Some(n_actions) = n_played.checked_sub(standing) else {
            let because = format!("lets {standing} actions stand where {n_played} were played");
            return Err(tabletop::Error::new("taking back", because));
        };
        self.referee.take_back(standing as usize)?;
        self.request = None;
        self.referee.note(Happening::TakenBack { seat, n_actions });
        Ok(())
    }
}
