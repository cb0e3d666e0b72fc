//! What the game listens for in the talk: the words of a theme, and slips (section 2.11).

use tabletop::{Log, Seat, mark};

use crate::action::{Action, Unasked};
use crate::agenda::Step;
use crate::edition::Mechanism;
use crate::event::Event;
use crate::reason::Reason;
use crate::rules;
use crate::setup::Setup;
use crate::state::{Active, Bandimals, Open};

/// The theme that is being acted: from when it is turned up until its winners are known.
fn theme(setup: &Setup, open: &Open) -> Option<Active> {
    let active = open.active?;
    let is_theme = setup.ct(active.ct).mechanism == Mechanism::Theme;
    let is_over = open.agenda.contains(&Step::Retire);
    (is_theme && !is_over).then_some(active)
}

/// The action that follows from something said: a slip, if a theme is being acted and the text has one
/// of its slip words. Only the first slip of a person counts.
pub(crate) fn overheard(setup: &Setup, open: &Open, seat: Seat, text: &str) -> Option<Action> {
    let active = theme(setup, open)?;
    let word = find_word(text, &setup.ct(active.ct).slips)?;
    let is_news = !active.slips.contains(seat) && !open.out.contains(seat);
    is_news.then(|| Action::Unasked(Unasked::Slip { word: word.into() }))
}

impl Bandimals {
    pub(crate) fn check_slip(&self, seat: Seat, word: &str) -> Result<(), Reason> {
        let Some(active) = theme(&self.setup, &self.open) else {
            return Err(Reason::NoTheme);
        };
        if seat.0 >= self.setup.n_seats || self.open.out.contains(seat) {
            return Err(Reason::NotYourTurn);
        }
        if active.slips.contains(seat) {
            return Err(Reason::SlippedAlready);
        }
        let slips = &self.setup.ct(active.ct).slips;
        if slips.iter().any(|slip| **slip == *word) {
            Ok(())
        } else {
            Err(Reason::NotASlip)
        }
    }

    /// Tells everybody that somebody has broken character.
    pub(crate) fn slip(&mut self, by: Seat, word: &str, log: &mut Log<Event>) {
        if let Some(active) = &mut self.open.active {
            mark!(rules::BAND_106, rules::BAND_R77);
            active.slips = active.slips.with(by);
            let word = word.into();
            log.push(|| Event::Slipped { by, word });
        }
    }
}

/// The first of these words in a text. Only whole words count; case does not matter.
pub(crate) fn find_word<'a>(text: &str, words: &'a [String]) -> Option<&'a str> {
    let spoken = text.split(|c: char| !c.is_alphanumeric());
    let mut spoken = spoken.map(str::to_lowercase);
    spoken.find_map(|spoken| {
        let word = words.iter().find(|word| word.to_lowercase() == spoken)?;
        Some(word.as_str())
    })
}

/// Whether `find_word` can find it: one word of letters and digits.
pub(crate) fn is_word(word: &str) -> bool {
    !word.is_empty() && word.chars().all(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_word_is_found_in_any_case() {
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
