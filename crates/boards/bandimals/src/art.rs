//! The pictures of the stadium, drawn in code: animals under band hats, what they play, the signs
//! of the sections and of what cards do.

mod animals;
mod gear;
mod signs;

use std::fmt::Write;

use bandimals::{Card, Corner, CtInfo, CtKind, Kind, Mod, Op, Section, Setup, Sort, Special};

/// Ink lines of everything.
pub(crate) const INK: &str = "#221d38";

/// The class of a section: it brings its colours.
pub(crate) fn section_class(section: Section) -> &'static str {
    match section {
        Section::Brass => "sec-brass",
        Section::Guard => "sec-guard",
        Section::Drumline => "sec-drumline",
        Section::Front => "sec-front",
        Section::Woodwind => "sec-woodwind",
    }
}

/// All pictures as symbols, to be put into the page once.
pub(crate) fn symbols() -> String {
    let mut symbols = String::new();
    let mut put = |name: &str, inside: &str| {
        let _ = write!(
            symbols,
            "<symbol id=\"band-{}\" viewBox=\"0 0 60 60\"><g stroke=\"{INK}\" stroke-width=\"2\" stroke-linejoin=\"round\" \
             stroke-linecap=\"round\">{inside}</g></symbol>",
            slug(name)
        );
    };
    for animal in &animals::ALL {
        put(animal.name, &animals::portrait(animal));
    }
    for (name, draw) in gear::ALL {
        put(name, &draw());
    }
    for (name, inside) in signs::ALL {
        put(name, inside);
    }
    symbols
}

/// A name as part of an id.
fn slug(name: &str) -> String {
    let plain = |letter: char| match letter {
        'a'..='z' | '0'..='9' => letter,
        'A'..='Z' => letter.to_ascii_lowercase(),
        _ => '-',
    };
    name.chars().map(plain).collect()
}

/// A picture, to be put anywhere.
pub(crate) fn picture(name: &str) -> String {
    format!(
        "<svg class=\"art\" viewBox=\"0 0 60 60\" aria-hidden=\"true\"><use href=\"#band-{}\"/></svg>",
        slug(name)
    )
}

/// The sign of a section: colour is never the only one.
pub(crate) fn badge(section: Section) -> String {
    format!(
        "<span class=\"badge {}\">{}</span>",
        section_class(section),
        picture(sign_of_section(section))
    )
}

fn sign_of_section(section: Section) -> &'static str {
    match section {
        Section::Brass => "section brass",
        Section::Guard => "section guard",
        Section::Drumline => "section drumline",
        Section::Front => "section front",
        Section::Woodwind => "section woodwind",
    }
}

/// The picture of a green card. Animals and instruments of an edition of one's own that nobody has
/// drawn get the sign of their section.
pub(crate) fn of(setup: &Setup, card: Card) -> String {
    let name = setup.name(card);
    let drawn = || animals::is_drawn(name) || gear::is_drawn(name);
    match setup.kind(card) {
        Kind::Player(_) | Kind::Equipment(_) if drawn() => picture(name),
        Kind::Player(section) | Kind::Equipment(section) => picture(sign_of_section(section)),
        Kind::Special(_) => setup
            .special(card)
            .map_or_else(String::new, |special| picture(sign_of(special))),
        Kind::BandHalt => picture("halt"),
    }
}

/// The picture of a Drum Major.
pub(crate) fn major(setup: &Setup, major: u8) -> String {
    let name = setup.edition.drum_majors.get(usize::from(major));
    match name {
        Some(name) if animals::is_drawn(name) => picture(name),
        Some(_) | None => picture("Bear"),
    }
}

/// The section a Bonus or Penalty is about, if it is one.
pub(crate) fn corner(special: &Special) -> Option<Section> {
    match special.corner {
        Corner::Gray => None,
        Corner::Section(section) => Some(section),
    }
}

/// What a card does as a sign, read off its effect: cards that somebody typed in have one too.
fn sign_of(special: &Special) -> &'static str {
    if special.reaction {
        return "no-u";
    }
    match (special.ops.first(), special.mods.first()) {
        (Some(op), _) => sign_of_op(op),
        (None, Some(lasting)) => sign_of_mod(lasting),
        (None, None) => "plays",
    }
}

fn sign_of_op(op: &Op) -> &'static str {
    match op {
        Op::Draw { .. } => "draw",
        Op::Discard { how, .. } => match how {
            bandimals::How::Choose => "rain",
            bandimals::How::Random => "gust",
            bandimals::How::All => "bus",
        },
        Op::Take { .. } => "take",
        Op::Pass { .. } => "pass",
        Op::Fetch { .. } => "fetch",
        Op::Plays { .. } => "plays",
        Op::Remove { kind, .. } => match kind {
            Sort::Player => "hurt",
            Sort::Equipment => "broken",
            Sort::Either => "recall",
        },
        Op::Clear { .. } => "clear",
    }
}

fn sign_of_mod(lasting: &Mod) -> &'static str {
    match lasting {
        Mod::HandLimit { n } if *n < 0 => "locker",
        Mod::HandLimit { .. } => "trailer",
        Mod::Draw { n } if *n < 0 => "bus",
        Mod::Draw { .. } => "draw",
        Mod::Plays { n } if *n < 0 => "feet",
        Mod::Plays { .. } => "plays",
        Mod::Specials { n } if *n < 0 => "hush",
        Mod::Specials { .. } => "megaphone",
        Mod::MinDiscard { .. } => "uniform",
        Mod::Protect { .. } => "shield",
        Mod::Silence { .. } => "mute",
        Mod::Shield => "umbrella",
        Mod::StartTurn { .. } => "tent",
    }
}

/// The picture of an indigo card.
pub(crate) fn of_ct(info: &CtInfo) -> String {
    picture(match info.kind {
        CtKind::Competition => "trophy",
        CtKind::Theme => "mask",
        CtKind::Choice => "choice",
    })
}

/// A picture for the game in short.
pub(crate) fn lesson(name: &str) -> String {
    let pair = |section, player: &str, gear: &str| {
        format!(
            "<span class=\"lesson-pair {}\">{}{}</span>",
            section_class(section),
            picture(gear),
            picture(player)
        )
    };
    match name {
        "pair" => pair(Section::Brass, "Elephant", "Trumpet"),
        "band" => pair(Section::Front, "Octopus", "Marimba"),
        other => format!("<span class=\"lesson-pair sign\">{}</span>", picture(other)),
    }
}

/// A whole band in a row: what everybody wants.
pub(crate) fn goal() -> String {
    let row = [
        (Section::Brass, "Elephant", "Trumpet"),
        (Section::Guard, "Fox", "Flag"),
        (Section::Drumline, "Badger", "Snare Drum"),
        (Section::Front, "Octopus", "Marimba"),
        (Section::Woodwind, "Owl", "Flute"),
    ];
    let pairs = row.map(|(section, player, gear)| {
        format!(
            "<span class=\"goal-pair {}\">{}{}</span>",
            section_class(section),
            picture(gear),
            picture(player)
        )
    });
    format!(
        "{}<span class=\"goal-pair lead\">{}</span>",
        pairs.concat(),
        picture("Lion")
    )
}
