//! The end of a race: places and points, and whether another race follows (MBB-82 to MBB-89,
//! MBB-R54 to MBB-R60).

use std::cmp::Reverse;

use tabletop::{Log, Seat, Seats, mark, places_by};

use crate::edition::Tokens;
use crate::event::Event;
use crate::options::{Match, NextStartPlacer, TieAtTarget};
use crate::rules;
use crate::setup::MOST_SEATS;
use crate::state::{BarkBark, Phase, RaceEnd};

/// The points of each seat, by the table of ties in MBB-R54. `places` has 1 for the first; level seats
/// share a place.
pub fn awards(tokens: &Tokens, places: &[u8]) -> [u8; MOST_SEATS] {
    let mut awards = [0; MOST_SEATS];
    let worth = [tokens.gold, tokens.silver, tokens.bronze];
    let mut left = tokens.cap;
    // The best token that may be given next.
    let mut next = 0;
    for (place, _) in (1..).zip(places) {
        let group = places.iter().filter(|&&other| other == place);
        let size = group.fold(0, |size: u8, _| size + 1);
        if size == 0 {
            continue;
        }
        mark!(if size > 1 => rules::MBB_R54);
        let fits = |token: &usize| u16::from(worth[*token]) * u16::from(size) <= u16::from(left);
        let Some(token) = (next..worth.len()).find(fits) else {
            if next == worth.len() {
                mark!(rules::MBB_86, rules::MBB_87);
            } else {
                mark!(rules::MBB_84, rules::MBB_R56);
            }
            break;
        };
        if token == next {
            mark!(rules::MBB_83);
        } else {
            mark!(rules::MBB_84, rules::MBB_85, rules::MBB_R55);
        }
        for (award, _) in awards.iter_mut().zip(places).filter(|(_, p)| **p == place) {
            *award = worth[token];
        }
        left -= worth[token] * size;
        // After Bronze nobody gets anything.
        next = token + 1;
    }
    awards
}

impl BarkBark {
    /// Ends the race. Places go by the distance to Home, or to the head if the race was called
    /// (MBB-R54, MBB-R59).
    pub(crate) fn finish_race(&mut self, end: RaceEnd, log: &mut Log<Event>) {
        let n_seats = self.setup.n_seats;
        let distances = self.open.distances();
        let far = |seat: Seat| distances.of(self.open.at(seat));
        let by_seat = places_by(n_seats, 1, |seat| Reverse(far(seat)));
        let mut places = [0; MOST_SEATS];
        for (seat, place) in by_seat.by_seat() {
            places[seat.index()] = *place;
        }
        let awards = awards(&self.setup.edition.tokens, &places[..usize::from(n_seats)]);
        for (seat, player) in self.open.players.iter_mut().enumerate() {
            player.place = places[seat];
            player.points += awards[seat];
        }
        self.open.agenda.clear();
        self.note_race(end);
        log.push(|| Event::RaceEnded {
            end,
            places,
            awards,
        });
        if self.is_decided() {
            self.open.phase = Phase::Over { end };
            self.open.waits = Seats::NONE;
        } else {
            self.open.phase = Phase::Between { end };
            self.open.waits = Seats::all(n_seats);
        }
    }

    fn note_race(&mut self, end: RaceEnd) {
        let open = &mut self.open;
        let (story, chronicle) = (open.story, &mut open.chronicle);
        chronicle.races += 1;
        chronicle.rounds += u32::from(open.round);
        chronicle.laid += u16::from(open.n_laid);
        chronicle.with_bark += u8::from(story.barks > 0);
        chronicle.with_dead_end += u8::from(story.dead_ends > 0);
        chronicle.with_loop += u8::from(story.loops > 0);
        chronicle.ended_early += u8::from(end != RaceEnd::Home);
    }

    /// Whether the match is over. With an option, level seats race once more (MBB-89, MBB-R58).
    fn is_decided(&mut self) -> bool {
        let options = &self.setup.options;
        if options.match_for == Match::OneRace {
            mark!(rules::MBB_3);
            return true;
        }
        // There is one extra race only.
        if !self.open.contenders.is_empty() {
            mark!(rules::MBB_R58);
            return true;
        }
        let points = |seat: Seat| self.open.players[seat.index()].points;
        let most = self.setup.seats().map(points).max().unwrap_or(0);
        if most < self.setup.lookup.target {
            mark!(rules::MBB_4);
            return false;
        }
        mark!(rules::MBB_89);
        let tied: Seats = self.setup.seats().filter(|&s| points(s) == most).collect();
        if tied.len() > 1 && options.tie_at_target == TieAtTarget::ExtraRace {
            mark!(rules::MBB_R58);
            self.open.contenders = tied;
            return false;
        }
        true
    }

    /// The next race is set up when all are ready.
    pub(crate) fn become_ready(&mut self, by: Seat, log: &mut Log<Event>) {
        log.push(|| Event::BecameReady { by });
        self.open.waits = self.open.waits.without(by);
        if !self.open.waits.is_empty() {
            return;
        }
        let n_seats = self.setup.n_seats;
        mark!(rules::MBB_88, rules::MBB_R60);
        self.open.placer = match self.setup.options.next_start_placer {
            NextStartPlacer::Same => self.open.placer,
            NextStartPlacer::Rotate => self.open.placer.next(n_seats),
            NextStartPlacer::LastPlace => {
                let last = self.setup.seats().min_by_key(|&seat| {
                    let place = self.open.players[seat.index()].place;
                    (Reverse(place), self.open.table_order(seat, n_seats))
                });
                last.unwrap_or(self.open.placer)
            }
        };
        self.set_up_race(log);
        self.ask_for_start(log);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The catalogue's table of ties (MBB-R54): the sizes of the tied groups, best first, and the
    /// points for each member of a group.
    #[test]
    fn every_pattern_of_ties_gets_the_points_of_the_table() {
        let tokens = Tokens {
            gold: 3,
            silver: 2,
            bronze: 1,
            cap: 6,
        };
        let table: [(&[u8], &[u8]); 28] = [
            (&[1, 1, 1], &[3, 2, 1]),
            (&[1, 2], &[3, 1]),
            (&[2, 1], &[3, 0]),
            (&[3], &[2]),
            (&[1, 1, 1, 1], &[3, 2, 1, 0]),
            (&[1, 1, 2], &[3, 2, 0]),
            (&[1, 2, 1], &[3, 1, 0]),
            (&[1, 3], &[3, 1]),
            (&[2, 1, 1], &[3, 0, 0]),
            (&[2, 2], &[3, 0]),
            (&[3, 1], &[2, 0]),
            (&[4], &[1]),
            (&[1, 1, 1, 1, 1], &[3, 2, 1, 0, 0]),
            (&[1, 1, 1, 2], &[3, 2, 1, 0]),
            (&[1, 1, 2, 1], &[3, 2, 0, 0]),
            (&[1, 1, 3], &[3, 2, 0]),
            (&[1, 2, 1, 1], &[3, 1, 0, 0]),
            (&[1, 2, 2], &[3, 1, 0]),
            (&[1, 3, 1], &[3, 1, 0]),
            (&[1, 4], &[3, 0]),
            (&[2, 1, 1, 1], &[3, 0, 0, 0]),
            (&[2, 1, 2], &[3, 0, 0]),
            (&[2, 2, 1], &[3, 0, 0]),
            (&[2, 3], &[3, 0]),
            (&[3, 1, 1], &[2, 0, 0]),
            (&[3, 2], &[2, 0]),
            (&[4, 1], &[1, 0]),
            (&[5], &[1]),
        ];
        for (groups, expected) in table {
            let mut places = Vec::new();
            for &size in groups {
                let place = u8::try_from(places.len() + 1).expect("a few places");
                places.extend(std::iter::repeat_n(place, usize::from(size)));
            }
            let given = awards(&tokens, &places);
            let mut at = 0;
            for (&size, &points) in groups.iter().zip(expected) {
                assert_eq!(given[at], points, "{groups:?} from place {}", at + 1);
                assert_eq!(given[at + usize::from(size) - 1], points, "{groups:?}");
                at += usize::from(size);
            }
            assert!(given.iter().sum::<u8>() <= 6, "{groups:?}");
        }
    }
}
