//! Golden playthroughs: the story of one deal of a game, so that a change of the rules shows as a
//! change of the story.

use std::fmt::Write;
use std::path::Path;

use tabletop::{Chance, Digest, Game, Log, Narrator, Seat, Seed, Viewer, Words, letters};

use crate::MOST_ACTIONS;
use crate::decider::Decider;

/// The table is drawn again each time this many actions have been played.
const PICTURES: usize = 6;

/// Plays a random deal, which is the same for the same seed on every machine, and tells its story:
/// who acted, what they could have done, what everybody was told, and now and then how the table
/// looks to each viewer.
pub fn playthrough<G: Words>(setup: &G::Setup, seed: u64) -> String {
    let mut log = Log::recording();
    let chance = Chance::new(Seed::from_number(seed));
    let mut game = match G::deal(setup, chance, &mut log) {
        Ok(game) => game,
        Err(refusal) => return format!("this setup cannot be dealt: {refusal}\n"),
    };
    let mut story = Story::<G> {
        setup,
        narrator: letters(game.seats().len()),
        text: String::new(),
    };
    let json = serde_json::to_string(setup).expect("types of the table have JSON");
    story.line(&format!(
        "{}, rules version {}, seed {seed}",
        G::ID,
        G::RULES_VERSION
    ));
    story.line(&format!("setup {json}"));
    story.events(&game, &log.take());
    story.pictures(&game);
    let mut decider = Decider::Random(Chance::new(Seed::from_number(!seed)));
    for number in 1..=MOST_ACTIONS {
        let Some((seat, action)) = decider.decide(&game) else {
            break;
        };
        story.decision(&game, number, seat, &action);
        if let Err(refusal) = game.play(seat, &action, &mut log) {
            story.line(&format!("refused: {refusal}"));
            break;
        }
        story.events(&game, &log.take());
        if number % PICTURES == 0 && game.outcome().is_none() {
            story.pictures(&game);
        }
    }
    story.ending(&game);
    story.text
}

/// The text of a playthrough in the making.
struct Story<'a, G: Game> {
    setup: &'a G::Setup,
    narrator: Narrator,
    text: String,
}

impl<G: Words> Story<'_, G> {
    fn line(&mut self, line: &str) {
        self.text += line.trim_end();
        self.text.push('\n');
    }

    /// Who acts, the question, and the choices with a mark before the one taken.
    fn decision(&mut self, game: &G, number: usize, seat: Seat, action: &G::Action) {
        let view = game.view(Viewer::Seat(seat));
        let question = G::question(self.setup, &self.narrator, &view, seat);
        let name = self.narrator.name(seat).to_owned();
        let heading = format!("\n{number}. {name}: {question}");
        self.line(&heading);
        for choice in game.choices(seat) {
            let mark = if &choice == action { '>' } else { ' ' };
            let words = G::choice(self.setup, &self.narrator, &view, seat, &choice);
            self.line(&format!("  {mark} {words}"));
        }
    }

    /// What was told: to spectators, and to each seat that was told something else.
    fn events(&mut self, game: &G, events: &[G::Event]) {
        let public = self.told(events, Viewer::Spectator);
        for sentence in &public {
            self.line(&format!("  | {sentence}"));
        }
        for seat in game.seats().iter() {
            let own = self.told(events, Viewer::Seat(seat));
            if own != public {
                let name = self.narrator.name(seat).to_owned();
                for sentence in own.iter().filter(|sentence| !public.contains(sentence)) {
                    self.line(&format!("  | to {name}: {sentence}"));
                }
            }
        }
    }

    fn told(&self, events: &[G::Event], viewer: Viewer) -> Vec<String> {
        let seen = events.iter().filter_map(|event| G::redact(event, viewer));
        seen.map(|event| G::event(self.setup, &self.narrator, &event))
            .collect()
    }

    /// The table as each viewer sees it.
    fn pictures(&mut self, game: &G) {
        for viewer in Viewer::all(game.seats()) {
            let picture = G::picture(self.setup, &self.narrator, &game.view(viewer), viewer);
            self.line(&format!("\n  {viewer} sees"));
            for line in picture.lines() {
                self.line(&format!("    {line}"));
            }
        }
    }

    fn ending(&mut self, game: &G) {
        self.pictures(game);
        self.text.push('\n');
        match game.outcome() {
            None => self.line("no outcome"),
            Some(outcome) => {
                let ending = G::ending(self.setup, &self.narrator, &outcome);
                self.line(&ending);
                for (seat, place) in outcome.places.by_seat() {
                    let score = match outcome.scores[seat] {
                        Some(score) => format!(", score {score}"),
                        None => String::new(),
                    };
                    let name = self.narrator.name(seat).to_owned();
                    self.line(&format!("  {name}: place {place}{score}"));
                }
                self.line(&format!("  {} by {}", outcome.kind, outcome.rule));
            }
        }
        self.line(&format!("digest {}", Digest::of(game)));
    }
}

/// Compares a playthrough with the accepted one at `path`, and panics if they differ.
///
/// With `UPDATE_EXPECT=1` in the environment it writes the new one instead.
pub fn compare(path: &Path, text: &str) {
    if std::env::var_os("UPDATE_EXPECT").is_some_and(|value| value == "1") {
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        let written = folder.and_then(|()| std::fs::write(path, text));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    // A checkout may have changed the line endings.
    let kept = std::fs::read_to_string(path)
        .unwrap_or_default()
        .replace('\r', "");
    if let Some(difference) = difference(&kept, text) {
        panic!(
            "the playthrough is not the one in {}\n{difference}\nIf the change is intended, run \
             the test again with UPDATE_EXPECT=1 and review the difference.",
            path.display()
        );
    }
}

/// Where two stories differ: some lines that are the same, then those of each.
fn difference(kept: &str, text: &str) -> Option<String> {
    let (kept, now): (Vec<&str>, Vec<&str>) = (kept.lines().collect(), text.lines().collect());
    let same = kept.iter().zip(&now).take_while(|(a, b)| a == b).count();
    if same == kept.len() && same == now.len() {
        return None;
    }
    let mut shown = format!("they differ at line {}\n", same + 1);
    for line in &kept[same.saturating_sub(3)..same] {
        let _ = writeln!(shown, "    {line}");
    }
    for line in kept.iter().skip(same).take(4) {
        let _ = writeln!(shown, "  - {line}");
    }
    for line in now.iter().skip(same).take(4) {
        let _ = writeln!(shown, "  + {line}");
    }
    Some(shown)
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn the_first_line_that_differs_is_shown() {
        assert_eq!(difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(
            difference("a\nb\nc\nd\n", "a\nb\nx\nd\n").as_deref(),
            Some("they differ at line 3\n    a\n    b\n  - c\n  - d\n  + x\n  + d\n")
        );
        assert_eq!(
            difference("a\n", "a\nb\n").as_deref(),
            Some("they differ at line 2\n    a\n  + b\n")
        );
    }
}
