//! What a game says in words, for those in front of this terminal. Nothing else here asks a game
//! for a sentence.

use tabletop::{Names, Narrator, Outcome, Record, Seat, Viewer, Words};

/// The name of a person alone at a terminal, in the record as well.
pub(crate) const YOU: &str = "You";

/// The sentences of one table, for one viewer.
pub(crate) struct Wording<'a, G: Words> {
    setup: &'a G::Setup,
    narrator: Narrator,
    viewer: Viewer,
}

impl<'a, G: Words> Wording<'a, G> {
    /// The sentences of a table with these names.
    pub(crate) fn new(setup: &'a G::Setup, names: &Names, viewer: Viewer) -> Self {
        Self {
            setup,
            narrator: narrator(names),
            viewer,
        }
    }

    /// What happened.
    pub(crate) fn event(&self, event: &G::Event) -> String {
        G::event(self.setup, &self.narrator, event)
    }

    /// What the viewer's seat is asked.
    pub(crate) fn question(&self, view: &G::View, seat: Seat) -> String {
        G::question(self.setup, &self.narrator, view, seat)
    }

    /// A choice, as an imperative.
    pub(crate) fn choice(&self, view: &G::View, seat: Seat, action: &G::Action) -> String {
        G::choice(self.setup, &self.narrator, view, seat, action)
    }

    /// The table as the viewer sees it.
    pub(crate) fn picture(&self, view: &G::View) -> String {
        let picture = G::picture(self.setup, &self.narrator, view, self.viewer);
        picture.trim_end().to_owned()
    }

    /// How it ended.
    pub(crate) fn ending(&self, outcome: &Outcome) -> String {
        G::ending(self.setup, &self.narrator, outcome)
    }
}

/// A narrator for the person alone at a table, or for several people by their names.
pub(crate) fn narrator(names: &Names) -> Narrator {
    let alone = names.by_seat().find(|(_, name)| *name == YOU);
    let reader = alone.map_or(Viewer::Spectator, |(seat, _)| Viewer::Seat(seat));
    Narrator::new(names.clone(), reader)
}

/// The names at the table of a record.
pub(crate) fn names_of<G: Words>(record: &Record<G>) -> Names {
    let sitters = record.opening.seats.iter();
    sitters.map(|sitter| sitter.name.clone()).collect()
}

/// The possessive of a seat, after "of": "yours", "Ann's".
pub(crate) fn theirs(narrator: &Narrator, seat: Seat) -> String {
    if narrator.is_reader(seat) {
        "yours".to_owned()
    } else {
        format!("{}'s", narrator.name(seat))
    }
}
