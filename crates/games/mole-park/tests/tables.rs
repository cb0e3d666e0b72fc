//! The tables that the tests play at.

use laws::tables;
use mole_park::{Action, Crown, Event, MolePark, Setup};
use tabletop::{Chance, EditionText, Shelved, Terms, Viewer};

/// A table with the edition in the box and the default options.
pub(crate) fn plain(n_seats: u8) -> Setup {
    set_up(&Terms::plain(n_seats))
}

/// A table with some options, written as `prize_powers = off; closing_time = 20`.
pub(crate) fn with(n_seats: u8, options: &str) -> Setup {
    set_up(&tables::terms(n_seats, options))
}

/// A table whose park closes early, with some options.
pub(crate) fn short(n_seats: u8, options: &str) -> Setup {
    with(n_seats, &format!("closing_time = 20; {options}"))
}

/// A table that plays an edition of its own: the box with some texts replaced.
pub(crate) fn with_edition(n_seats: u8, changes: &[(&str, &str)]) -> Setup {
    let text = changes
        .iter()
        .fold(MolePark::EDITION.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "the box has no `{from}` to change");
            text.replace(from, to)
        });
    let file = "ours.toml".to_owned();
    let mut terms = Terms::plain(n_seats).with("closing_time", "20");
    terms.edition = Some(EditionText { file, text });
    set_up(&terms)
}

/// A table where everything is cheap, so that prizes, powers and the crown come within a few rounds.
pub(crate) fn cheap(n_seats: u8) -> Setup {
    let changes = [
        ("id = \"mole-park-base\"", "id = \"cheap\""),
        ("cost = 10\n", "cost = 3\n"),
        ("cost = 15\n", "cost = 4\n"),
        ("cost = 20\n", "cost = 5\n"),
        ("cost = 25\n", "cost = 6\n"),
        ("cost = 30\n", "cost = 7\n"),
        ("cost = 35\n", "cost = 8\n"),
        ("crown_cost = 40", "crown_cost = 20"),
    ];
    with_edition(n_seats, &changes)
}

/// Another box: cheap prizes full of powers, so that every power is played often.
pub(crate) fn powerful(n_seats: u8) -> Setup {
    let secret = "effects = [{ kind = \"peek\", holes = 2 }, { kind = \"keep_mole\", moles = 2 }, \
                  { kind = \"reroll\", dice = [\"glove\", \"pan\", \"mallet\", \"prize\"] }, \
                  { kind = \"consolation\", moles = 6 }]";
    let open = "effects = [{ kind = \"leftover\" }, { kind = \"whack_draw\", moles = 3 }, \
                { kind = \"unlucky_draw\", moles = 4 }, { kind = \"first_in_ties\" }]";
    let mut changes = vec![(
        "id = \"mole-park-base\"".to_owned(),
        "id = \"ours\"".to_owned(),
    )];
    for (was, is) in [(10, 2), (15, 3), (20, 4), (25, 5)] {
        changes.push((format!("cost = {was}\n"), format!("cost = {is}\n")));
    }
    let prizes = [
        "Jawbreaker\", stars = 3",
        "Spinning Top\", stars = 4",
        "Balloon Dog\", stars = 5",
    ];
    let others = [
        "Rainbow Lollipop\", stars = 3",
        "Building Bricks\", stars = 4",
        "Bouncy Castle\", stars = 5",
    ];
    for (names, effects) in [(prizes, secret), (others, open)] {
        for name in names {
            let printed = format!("name = \"{name}, copies = 1 }}");
            let is = format!("name = \"{name}, copies = 2, {effects} }}");
            changes.push((printed, is));
        }
    }
    let changes: Vec<(&str, &str)> = changes
        .iter()
        .map(|(a, b)| (a.as_str(), b.as_str()))
        .collect();
    with_edition(n_seats, &changes)
}

/// A box whose cheapest prizes have four powers each, so that players who cash in early have all
/// powers.
pub(crate) fn rich(n_seats: u8) -> Setup {
    let one = "{ kind = \"peek\", holes = 1 }, { kind = \"keep_mole\", moles = 1 }, \
               { kind = \"reroll\", dice = [\"glove\", \"pan\", \"mallet\", \"prize\"] }, \
               { kind = \"consolation\", moles = 2 }";
    let other = "{ kind = \"leftover\" }, { kind = \"unlucky_draw\", moles = 1 }, \
                 { kind = \"whack_draw\", moles = 1 }, { kind = \"consolation\", moles = 2 }";
    let jawbreaker = "name = \"Jawbreaker\", stars = 3, copies = ";
    let lollipop = "name = \"Rainbow Lollipop\", stars = 3, copies = ";
    let changes = [
        (
            format!("{jawbreaker}1 }}"),
            format!("{jawbreaker}5, effects = [{one}] }}"),
        ),
        (
            format!("{lollipop}1 }}"),
            format!("{lollipop}5, effects = [{other}] }}"),
        ),
        ("cost = 10\n".to_owned(), "cost = 3\n".to_owned()),
        (
            "id = \"mole-park-base\"".to_owned(),
            "id = \"rich\"".to_owned(),
        ),
    ];
    let changes: Vec<(&str, &str)> = changes
        .iter()
        .map(|(was, is)| (was.as_str(), is.as_str()))
        .collect();
    with_edition(n_seats, &changes)
}

/// The setup for these terms.
pub(crate) fn set_up(terms: &Terms) -> Setup {
    tables::set_up::<MolePark>(terms)
}

/// A step of a deal that is played at random.
pub(crate) type Played = tables::Played<MolePark>;

/// Plays some deals at random and shows `look` every step, with the state after it.
pub(crate) fn at_every_step(setup: &Setup, deals: u64, mut look: impl FnMut(&Played, &MolePark)) {
    // Random announcements would cash every hand in at once; most are left out.
    let rarely = |luck: &mut Chance, action: Action| match action {
        Action::Crown(Crown::DeclareCrown) if luck.below(8) > 0 => Crown::PassCrown.into(),
        _ => action,
    };
    for number in 0..deals {
        let mut deal = tables::Random::new(setup, number);
        while let Some(played) = deal.step_unless(rarely) {
            look(&played, &deal.state);
        }
    }
}

/// What a viewer was told.
pub(crate) fn told(events: &[Event], viewer: Viewer) -> Vec<Event> {
    tables::told::<MolePark>(events, viewer)
}
