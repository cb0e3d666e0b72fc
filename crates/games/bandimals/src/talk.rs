//! What is listened for in what people say: the words of a theme, and the slips (section 2.11).

use tabletop::{Log, Seat};

use crate::action::Action;
use crate::agenda::Step;
use crate::edition::Mechanism;
use crate::event::Event;
use crate::refusal::Why;
use crate::setup::Setup;
use crate::state::{Active, Bandimals, Open};

/// The theme that everybody is to stay in character for now: from when it is turned up until it is
/// judged.
fn theme(setup: &Setup, open: &Open) -> Option<Active> {
    let active = open.active?;
    let is_theme = setup.ct(active.ct).mechanism == Mechanism::Theme;
    let is_judged = open.agenda.contains(&Step::Retire);
    (is_theme && !is_judged).then_some(active)
}

/// What a saying at the table amounts to: a slip, where a theme is acted and it has one of its slip
/// words. A second slip of the same person tells nothing new.
pub(crate) fn overheard(setup: &Setup, open: &Open, seat: Seat, text: &str) -> Option<Action> {
    let active = theme(setup, open)?;
    let word = find_word(text, &setup.ct(active.ct).slips)?;
    let is_news = !active.slips.contains(seat) && !open.out.contains(seat);
    is_news.then(|| Action::Slip { word: word.into() })
}

impl Bandimals {
    pub(crate) fn why_not_slip(&self, seat: Seat, word: &str) -> Result<(), Why> {
        let Some(active) = theme(&self.setup, &self.open) else {
            return Err(Why::NoTheme);
        };
        if seat.0 >= self.setup.n_seats || self.open.out.contains(seat) {
            return Err(Why::NotYourTurn);
        }
        if active.slips.contains(seat) {
            return Err(Why::SlippedAlready);
        }
        let slips = &self.setup.ct(active.ct).slips;
        match slips.iter().any(|slip| **slip == *word) {
            true => Ok(()),
            false => Err(Why::NotASlip),
        }
    }

    /// Flags to all that somebody has broken character.
    pub(crate) fn slip(&mut self, by: Seat, word: &str, log: &mut Log<Event>) {
        if let Some(active) = &mut self.open.active {
            active.slips = active.slips.with(by);
            let word = word.into();
            log.push(|| Event::Slipped { by, word });
        }
    }
}

/// The first of these words that a text has, whole and in any case.
pub(crate) fn find_word<'a>(text: &str, words: &'a [String]) -> Option<&'a str> {
    let spoken = text.split(|c: char| !c.is_alphanumeric());
    let mut spoken = spoken.map(str::to_lowercase);
    spoken.find_map(|spoken| {
        let word = words.iter().find(|word| word.to_lowercase() == spoken)?;
        Some(word.as_str())
    })
}

/// Whether it can be found in a text: one word of letters and digits.
pub(crate) fn is_word(word: &str) -> bool {
    !word.is_empty() && word.chars().all(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_whole_and_in_any_case() {
        let words = ["arr", "ship", "königin"].map(str::to_owned);
        for (text, found) in [
            ("Arr, matey!", Some("arr")),
            ("the SHIP sinks", Some("ship")),
            ("the shipping costs", None),
            ("arrr", None),
            ("Oh KÖNIGIN", Some("königin")),
            ("", None),
        ] {
            assert_eq!(find_word(text, &words), found, "{text}");
        }
    }
}
