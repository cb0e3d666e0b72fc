//! Flourishes for each event, in addition to the movement of the pieces themselves.

mod cards;

use bandimals::{Card, Event, SpecialType};
use tabletop::{Seat, Seats};

use super::spots::{self, DECK, DISCARD, INDIGO, PODIUM, SPOTLIGHT, band, seat_at};
use super::{art, card};
use crate::Scene;
use crate::words;
use board::movement::{Beat, Move, Sound};
use cards::{comes, goes, is_laid, leaves, lies};

const SLIDE: u32 = 360;
const TURN: u32 = 480;
const GESTURE: u32 = 400;
const SHORT: u32 = 200;
const LONG: u32 = 600;

/// The beats of an event, shown over the table as it was before the event.
pub(crate) fn beats(scene: &Scene, event: &Event) -> Vec<Beat> {
    let setup = &scene.setup;
    match event {
        Event::SectionRequired { section } => {
            let looks = format!("<span class=\"risen\">{}</span>", art::badge(*section));
            vec![Beat::silent(GESTURE, vec![Move::rise(SPOTLIGHT, looks)])]
        }
        Event::TimesTold { months } => {
            let moves = months.by_seat().map(|(seat, _)| Move::nod(seat_at(seat)));
            vec![Beat::silent(SHORT, moves.collect())]
        }
        Event::Thrown { throws } => {
            let thrown = throws
                .by_seat()
                .filter_map(|(seat, throw)| Some((seat, (*throw)?)));
            let moves =
                thrown.map(|(seat, throw)| Move::rise(seat_at(seat), word(words::throw(throw).0)));
            vec![Beat::new(TURN, Sound::Tick, with_nod(moves.collect()))]
        }
        Event::FirstChosen { seat } => said(*seat, words::FIRST),
        Event::SectionTaken { seat, section } => {
            let looks = format!("<span class=\"risen\">{}</span>", art::badge(*section));
            vec![Beat::silent(
                GESTURE,
                vec![Move::nod(seat_at(*seat)), Move::rise(seat_at(*seat), looks)],
            )]
        }
        Event::Dealt { seat, cards } => {
            let mut moves = comes(scene, *seat, cards, DECK);
            moves.push(Move::rise(seat_at(*seat), word(&words::dealt(cards.len()))));
            vec![Beat::new(SLIDE, Sound::Slide, moves)]
        }
        Event::TurnBegan { seat, .. } => {
            vec![Beat::silent(SHORT, vec![Move::nod(seat_at(*seat))])]
        }
        Event::TurnChosen { by, kind } => said(*by, words::turn_kind(*kind)),
        Event::Drew { by, cards } => {
            let mut moves = comes(scene, *by, cards, DECK);
            moves.push(Move::rise(seat_at(*by), word(&words::more(cards.len()))));
            vec![Beat::new(SLIDE, Sound::Slide, moves)]
        }
        Event::Reshuffled { .. } => {
            let back = Move::fly(DISCARD, DECK, card::back());
            vec![Beat::new(
                TURN,
                Sound::Slide,
                vec![back, Move::rise(DECK, word(words::RESHUFFLED))],
            )]
        }
        Event::BandPlayed { by, card } => {
            let to = lies(scene, *by, *card);
            let moves = vec![is_laid(scene, *by, *card, to)];
            vec![Beat::new(SLIDE, Sound::Slide, moves)]
        }
        Event::BandRemoved { by, card, to } | Event::Removed { from: by, card, to } => {
            let moves = vec![leaves(scene, *by, *card, *to), Move::shake(band(*by))];
            vec![Beat::new(TURN, Sound::Thud, moves)]
        }
        Event::SpecialPlayed {
            by, card, target, ..
        } => played(scene, *by, *card, *target),
        Event::Stopped { by, card, penalty } => {
            let stops = goes(scene, *by, *card, SPOTLIGHT);
            let away = Move::fly(SPOTLIGHT, DISCARD, card::front(setup, *penalty));
            vec![
                Beat::new(
                    TURN,
                    Sound::Thud,
                    vec![stops, Move::rise(SPOTLIGHT, word(words::NO_U))],
                ),
                Beat::silent(SHORT, vec![away, Move::shake(SPOTLIGHT)]),
            ]
        }
        Event::Shielded {
            seat,
            shield,
            penalty,
        } => {
            let from = slot_of(scene, *seat, *shield);
            let gone = Move::fly(from, DISCARD, card::front(setup, *shield));
            let away = Move::fly(SPOTLIGHT, DISCARD, card::front(setup, *penalty));
            let rise = Move::rise(seat_at(*seat), word(words::SHIELDED));
            vec![Beat::new(TURN, Sound::Thud, vec![gone, away, rise])]
        }
        Event::Discarded { by, cards } => {
            let mut moves: Vec<Move> = cards
                .iter()
                .map(|card| goes(scene, *by, *card, DISCARD))
                .collect();
            moves.push(Move::rise(seat_at(*by), word(&words::fewer(cards.len()))));
            vec![Beat::new(SLIDE, Sound::Slide, moves)]
        }
        Event::Taken { by, from, card } => {
            let looks = card::known(setup, *card);
            let moves = vec![
                Move::fly(seat_at(*from), seat_at(*by), looks),
                Move::shake(seat_at(*from)),
            ];
            vec![Beat::new(TURN, Sound::Slide, moves)]
        }
        Event::Passed { by, to, cards } => {
            let flights = cards
                .iter()
                .map(|face| Move::fly(seat_at(*by), seat_at(*to), card::known(setup, *face)));
            let mut moves: Vec<Move> = flights.collect();
            moves.push(Move::nod(seat_at(*to)));
            vec![Beat::new(TURN, Sound::Slide, moves)]
        }
        Event::Fetched { by, card } => {
            vec![Beat::new(
                SLIDE,
                Sound::Slide,
                comes(scene, *by, &[tabletop::Face::Up(*card)], DISCARD),
            )]
        }
        Event::Cleared { by, card } | Event::RanOut { seat: by, card } => {
            let from = slot_of(scene, *by, *card);
            let gone = Move::fly(from, DISCARD, card::front(setup, *card));
            vec![Beat::new(
                SLIDE,
                Sound::Slide,
                vec![gone, Move::rise(seat_at(*by), word(words::RUN_OUT))],
            )]
        }
        Event::Started { seat, card } => {
            let from = slot_of(scene, *seat, *card);
            vec![Beat::new(
                GESTURE,
                Sound::Chime,
                vec![
                    Move::nod(from),
                    Move::rise(seat_at(*seat), word(words::STARTS)),
                ],
            )]
        }
        Event::MajorTaken { by, .. } => {
            let flight = Move::come(spots::major(*by), PODIUM);
            let rise = Move::rise(seat_at(*by), word(words::HAS_MAJOR));
            vec![Beat::new(
                LONG,
                Sound::Fanfare,
                vec![flight, rise, Move::nod(band(*by))],
            )]
        }
        Event::MajorDeclined { by } => said(*by, words::DECLINED),
        Event::MajorLost { seat, major } => {
            let flight = Move::fly(spots::major(*seat), PODIUM, card::major(setup, *major));
            vec![Beat::new(
                LONG,
                Sound::Thud,
                vec![flight, Move::shake(band(*seat))],
            )]
        }
        Event::HaltPlayed { by, card } => {
            let moves = vec![
                goes(scene, *by, *card, DISCARD),
                Move::rise(SPOTLIGHT, word(words::BAND_HALT)),
            ];
            vec![Beat::new(LONG, Sound::Chime, moves)]
        }
        Event::TurnedUp { .. } => vec![Beat::new(TURN, Sound::Flip, vec![Move::turn(INDIGO)])],
        Event::LookedAt { by, .. } => {
            vec![Beat::silent(
                GESTURE,
                vec![Move::nod(INDIGO), Move::nod(seat_at(*by))],
            )]
        }
        Event::RivalNamed { by, seat } => {
            vec![Beat::new(
                GESTURE,
                Sound::Tick,
                vec![Move::nod(seat_at(*by)), Move::shake(seat_at(*seat))],
            )]
        }
        Event::EntriesShown { ct, bout, entries } => {
            let lines = setup.ct(*ct).lines.as_slice();
            let shown = entries
                .by_seat()
                .filter_map(|(seat, entry)| Some((seat, entry.as_ref()?)));
            let moves = shown.map(|(seat, entry)| {
                let text = board::html::escaped(&words::entry(bout, entry, lines));
                Move::rise(seat_at(seat), word(&text))
            });
            vec![Beat::new(LONG, Sound::Flip, with_nod(moves.collect()))]
        }
        Event::BidsShown { bids } => {
            let moves = bids
                .by_seat()
                .map(|(seat, bid)| Move::rise(seat_at(seat), word(&words::fewer(bid.len()))));
            vec![Beat::new(LONG, Sound::Flip, moves.collect())]
        }
        Event::OrderTold { order } => {
            let looks: String = order.iter().map(|section| art::badge(*section)).collect();
            vec![Beat::new(
                LONG,
                Sound::Tick,
                vec![Move::rise(SPOTLIGHT, word(&looks))],
            )]
        }
        Event::NumberDrawn { number } | Event::NotesTold { notes: number } => {
            let looks = word(&number.to_string());
            vec![Beat::new(
                TURN,
                Sound::Tick,
                vec![Move::rise(SPOTLIGHT, looks)],
            )]
        }
        Event::VotesCounted { votes } | Event::VerdictsCounted { against: votes } => {
            let moves = votes
                .by_seat()
                .map(|(seat, n)| Move::rise(seat_at(seat), word(&n.to_string())));
            vec![Beat::new(LONG, Sound::Tick, moves.collect())]
        }
        Event::ContestWon { winners, .. } => won(*winners),
        Event::LineSaid { by, ct, line } => {
            let text = match line {
                Some(bandimals::Phrase::Stock(n)) => {
                    setup.ct(*ct).lines.get(usize::from(*n)).cloned()
                }
                Some(bandimals::Phrase::Written(text)) => Some(text.to_string()),
                Some(bandimals::Phrase::Aloud) => Some(words::SAID_A_LINE.to_owned()),
                None => None,
            };
            let text = text.map(|text| words::quoted(&board::html::escaped(&text)));
            said(*by, text.as_deref().unwrap_or(words::SAID_NOTHING))
        }
        Event::Slipped { by, .. } => {
            let moves = vec![
                Move::shake(seat_at(*by)),
                Move::rise(seat_at(*by), word(words::SLIPPED)),
            ];
            vec![Beat::new(TURN, Sound::Thud, moves)]
        }
        Event::Retired { .. } => vec![Beat::new(TURN, Sound::Flip, vec![Move::turn(INDIGO)])],
        Event::Conceded { by } => said(*by, words::LEFT),
        Event::Ended { end } => ended(*end),
    }
}

/// A word that rises over the table. The text must be escaped already.
fn word(text: &str) -> String {
    format!("<span class=\"rising\">{text}</span>")
}

/// Adds a nod, so that there is something to see even if nobody did anything.
fn with_nod(mut moves: Vec<Move>) -> Vec<Move> {
    moves.push(Move::nod(SPOTLIGHT));
    moves
}

fn said(seat: Seat, text: &str) -> Vec<Beat> {
    let moves = vec![
        Move::nod(seat_at(seat)),
        Move::rise(seat_at(seat), word(text)),
    ];
    vec![Beat::new(GESTURE, Sound::Tick, moves)]
}

/// A Bonus or Penalty goes to the middle of the field, or straight to its slot. Its target is pointed
/// out.
fn played(scene: &Scene, by: Seat, card: Card, target: Option<Seat>) -> Vec<Beat> {
    let kind = scene.setup.special(card).map(|special| special.kind);
    let first = match kind {
        Some(SpecialType::BandBonus) => {
            let taken = scene
                .view
                .as_ref()
                .map_or(0, |view| view.open.bands[by].bonuses.len());
            let slot = spots::bonus(by, taken.min(1));
            is_laid(scene, by, card, slot)
        }
        Some(SpecialType::QuickBonus | SpecialType::QuickPenalty | SpecialType::BandPenalty)
        | None => goes(scene, by, card, SPOTLIGHT),
    };
    let mut beats = vec![Beat::new(TURN, Sound::Slide, vec![first])];
    if let Some(target) = target {
        let moves = vec![Move::shake(seat_at(target)), Move::nod(band(target))];
        beats.push(Beat::silent(SHORT, moves));
    }
    beats
}

/// The slot of a Bonus or Penalty, or the whole band if it has no slot.
fn slot_of(scene: &Scene, seat: Seat, card: Card) -> String {
    let found = scene.view.as_ref().and_then(|view| {
        let lying = &view.open.bands[seat];
        let bonus = lying.bonuses.iter().position(|one| one.card == card);
        let penalty = lying.penalties.iter().position(|one| one.card == card);
        bonus
            .map(|place| spots::bonus(seat, place))
            .or_else(|| penalty.map(|place| spots::penalty(seat, place)))
    });
    found.unwrap_or_else(|| band(seat))
}

fn won(winners: Seats) -> Vec<Beat> {
    if winners.is_empty() {
        return vec![Beat::new(
            TURN,
            Sound::Thud,
            vec![Move::rise(SPOTLIGHT, word(words::NOBODY))],
        )];
    }
    let moves = winners
        .iter()
        .map(|seat| Move::rise(seat_at(seat), word(words::WINS)));
    vec![Beat::new(LONG, Sound::Chime, moves.collect())]
}

fn ended(end: bandimals::End) -> Vec<Beat> {
    let mut beats = vec![Beat::new(
        LONG,
        Sound::Fanfare,
        vec![Move::rise(SPOTLIGHT, word(words::THE_END))],
    )];
    match end {
        bandimals::End::FullBand(seat)
        | bandimals::End::AtOnce(seat)
        | bandimals::End::LastOne(seat) => {
            let moves = vec![
                Move::nod(band(seat)),
                Move::rise(band(seat), word(words::WINS)),
            ];
            beats.push(Beat::silent(LONG, moves));
        }
        bandimals::End::RoundLimit => (),
    }
    beats
}

#[cfg(test)]
mod tests;
