//! Places, points, and who has won (MBB-82 to MBB-89, MBB-R54 to MBB-R60).

use std::cmp::Reverse;

use tabletop::{BySeat, Log, Outcome, RuleId, Seat, Seats, places_by};

use crate::card::Mark;
use crate::edition::Tokens;
use crate::event::Event;
use crate::options::{Match, NextStartPlacer, TieAtTarget};
use crate::rules;
use crate::setup::MOST_SEATS;
use crate::state::{BarkBark, Phase, RaceEnd};

/// The kinds of end that an outcome names beside those of a race.
pub mod kinds {
    /// Most points at the target.
    pub const TARGET_POINTS: &str = "target_points";
    /// Level on points, and one came in earlier in the last race.
    pub const LAST_RACE: &str = "last_race";
    /// Level on points, and one did better in the race that decides such ties.
    pub const EXTRA_RACE: &str = "extra_race";
    /// Level to the last.
    pub const SHARED: &str = "shared";
}

impl RaceEnd {
    /// Every way in which a race can end.
    pub const ALL: [Self; 7] = [
        Self::Home,
        Self::NoWayHome,
        Self::ShortCut,
        Self::DeadEnd,
        Self::BoxedIn,
        Self::NoCards,
        Self::Called,
    ];

    /// The short stable name, and the rule that ended the race.
    pub fn kind(self) -> (&'static str, RuleId) {
        match self {
            Self::Home => ("home", rules::MBB_80),
            Self::NoWayHome => ("no_way_home", rules::MBB_96),
            Self::ShortCut => ("short_cut", rules::MBB_97),
            Self::DeadEnd => ("dead_end", rules::MBB_R71),
            Self::BoxedIn => ("boxed_in", rules::MBB_R39),
            Self::NoCards => ("no_cards", rules::MBB_R33),
            Self::Called => ("called", rules::MBB_R59),
        }
    }
}

/// The points for each place (MBB-83 to MBB-87, MBB-R54 to MBB-R56; the rulebook's examples are
/// MBB-85, MBB-86 and MBB-R55). `places` has 1 for the first,
/// and seats that are level share a place.
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
        let fits = |token: &usize| u16::from(worth[*token]) * u16::from(size) <= u16::from(left);
        let Some(token) = (next..worth.len()).find(fits) else {
            break;
        };
        for (award, _) in awards.iter_mut().zip(places).filter(|(_, p)| **p == place) {
            *award = worth[token];
        }
        left -= worth[token] * size;
        // MBB-87: once Bronze has been given nobody else gets anything.
        next = token + 1;
    }
    awards
}

impl BarkBark {
    /// MBB-82: the race stops. Places go by the distance to Home, or to the head where the race
    /// was called (MBB-R54, MBB-R59).
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

    /// Whether the match is over; where the table agreed on it, level seats race once more
    /// (MBB-89, MBB-R58).
    fn is_decided(&mut self) -> bool {
        let options = &self.setup.options;
        // MBB-3: one race is all there is.
        if options.match_for == Match::OneRace || !self.open.contenders.is_empty() {
            return true;
        }
        let points = |seat: Seat| self.open.players[seat.index()].points;
        let most = self.setup.seats().map(points).max().unwrap_or(0);
        if most < self.setup.lookup.target {
            return false;
        }
        let tied: Seats = self.setup.seats().filter(|&s| points(s) == most).collect();
        if tied.len() > 1 && options.tie_at_target == TieAtTarget::ExtraRace {
            self.open.contenders = tied;
            return false;
        }
        true
    }

    /// MBB-88: when all are ready the next race is set up.
    pub(crate) fn become_ready(&mut self, by: Seat, log: &mut Log<Event>) {
        log.push(|| Event::BecameReady { by });
        self.open.waits = self.open.waits.without(by);
        if !self.open.waits.is_empty() {
            return;
        }
        let n_seats = self.setup.n_seats;
        // MBB-R60.
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

    /// How it ended, if it has.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let Phase::Over { end } = self.open.phase else {
            return None;
        };
        let n_seats = self.setup.n_seats;
        let player = |seat: Seat| &self.open.players[seat.index()];
        let options = &self.setup.options;
        let (places, kind, rule) = match options.match_for {
            // MBB-R57: tokens are shown, but the winner is whoever is first.
            Match::OneRace => {
                let (kind, rule) = end.kind();
                let places = BySeat::from_fn(n_seats, |seat| player(seat).place);
                (places, kind, rule)
            }
            Match::FirstToPoints => self.match_places(),
        };
        Some(Outcome {
            places,
            scores: BySeat::from_fn(n_seats, |seat| Some(i32::from(player(seat).points))),
            teams: Outcome::no_teams(n_seats),
            kind: kind.into(),
            rule,
        })
    }

    /// MBB-4, MBB-R58: most points; then, unless the table shares such wins, the better place in
    /// the last race.
    fn match_places(&self) -> (BySeat<u8>, &'static str, RuleId) {
        let n_seats = self.setup.n_seats;
        let by_place = Mark::from(self.setup.options.tie_at_target != TieAtTarget::Shared);
        let key = |seat: Seat| {
            let player = &self.open.players[seat.index()];
            let contends = self.open.contenders.contains(seat);
            let place = match by_place {
                Mark::Yes => Reverse(player.place),
                Mark::No => Reverse(0),
            };
            (contends, player.points, place)
        };
        let places = places_by(n_seats, 1, key);
        let best = self.setup.seats().map(key).max();
        let level = |seat: &Seat| {
            let (contends, points, _) = key(*seat);
            best.is_some_and(|best| (best.0, best.1) == (contends, points))
        };
        let n_level = self.setup.seats().filter(level).count();
        let n_first = places.iter().filter(|&&place| place == 1).count();
        let (kind, rule) = match (n_level, n_first) {
            // Others may have more points by now, but only those who were level can win.
            (_, 1) if !self.open.contenders.is_empty() => (kinds::EXTRA_RACE, rules::MBB_R58),
            (1, _) => (kinds::TARGET_POINTS, rules::MBB_89),
            (_, 1) => (kinds::LAST_RACE, rules::MBB_R58),
            _ => (kinds::SHARED, rules::MBB_R58),
        };
        (places, kind, rule)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The catalogue's table for every tie (MBB-R54): the sizes of the tied groups, best first,
    /// and what each of a group gets.
    #[test]
    fn every_pattern_of_ties_gets_what_the_table_says() {
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
