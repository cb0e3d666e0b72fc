//! The pictures of the stadium: animals in band hats, their instruments, and signs for sections and
//! effects. The drawings are in the folder `art`.

use bandimals::{Card, Corner, CtInfo, CtKind, Kind, Mod, Op, Section, Setup, Sort, Special};
use board::Sprite;

/// Files of animals and instruments have their names; files of signs are `sign-` and what they mean.
pub(crate) const SPRITE: Sprite = include!(concat!(env!("OUT_DIR"), "/sprite.rs"));

/// The class of a section, which sets its colours.
pub(crate) fn section_class(section: Section) -> &'static str {
    match section {
        Section::Brass => "sec-brass",
        Section::Guard => "sec-guard",
        Section::Drumline => "sec-drumline",
        Section::Front => "sec-front",
        Section::Woodwind => "sec-woodwind",
    }
}

/// A picture by the name of its file.
pub(crate) fn picture(file: &str) -> String {
    SPRITE.picture(file)
}

/// The picture of an animal or instrument by the name on its card, if there is one.
pub(crate) fn named(name: &str) -> Option<String> {
    let plain = |letter: char| match letter {
        'a'..='z' | '0'..='9' => letter,
        'A'..='Z' => letter.to_ascii_lowercase(),
        _ => '-',
    };
    let file: String = name.chars().map(plain).collect();
    let is_drawn = SPRITE.has(&file) && !file.starts_with("sign-");
    is_drawn.then(|| picture(&file))
}

/// The sign of a section, so that colour is never the only difference.
pub(crate) fn badge(section: Section) -> String {
    format!(
        "<span class=\"badge {}\">{}</span>",
        section_class(section),
        picture(sign_of_section(section))
    )
}

fn sign_of_section(section: Section) -> &'static str {
    match section {
        Section::Brass => "sign-brass",
        Section::Guard => "sign-guard",
        Section::Drumline => "sign-drumline",
        Section::Front => "sign-front",
        Section::Woodwind => "sign-woodwind",
    }
}

/// The picture of a green card. Animals and instruments without a drawing, in an edition of your own, get
/// the sign of their section.
pub(crate) fn of(setup: &Setup, card: Card) -> String {
    match setup.kind(card) {
        Kind::Player(section) | Kind::Equipment(section) => {
            named(setup.name(card)).unwrap_or_else(|| picture(sign_of_section(section)))
        }
        Kind::Special(_) => setup
            .special(card)
            .map_or_else(String::new, |special| picture(sign_of(special))),
        Kind::BandHalt => picture("sign-halt"),
    }
}

/// The picture of a Drum Major.
pub(crate) fn major(setup: &Setup, major: u8) -> String {
    let name = setup.edition.drum_majors.get(usize::from(major));
    let drawn = name.and_then(|name| named(name));
    drawn.unwrap_or_else(|| picture("bear"))
}

/// The section in the corner of a Bonus or Penalty, if it has one.
pub(crate) fn corner(special: &Special) -> Option<Section> {
    match special.corner {
        Corner::Gray => None,
        Corner::Section(section) => Some(section),
    }
}

/// A sign for what a card does. It follows from the effect, so cards of your own have one too.
fn sign_of(special: &Special) -> &'static str {
    if special.reaction {
        return "sign-no-u";
    }
    match (special.ops.first(), special.mods.first()) {
        (Some(op), _) => sign_of_op(op),
        (None, Some(lasting)) => sign_of_mod(lasting),
        (None, None) => "sign-plays",
    }
}

fn sign_of_op(op: &Op) -> &'static str {
    match op {
        Op::Draw { .. } => "sign-draw",
        Op::Discard { how, .. } => match how {
            bandimals::How::Choose => "sign-rain",
            bandimals::How::Random => "sign-gust",
            bandimals::How::All => "sign-bus",
        },
        Op::Take { .. } => "sign-take",
        Op::Pass { .. } => "sign-pass",
        Op::Fetch { .. } => "sign-fetch",
        Op::Plays { .. } => "sign-plays",
        Op::Remove { kind, .. } => match kind {
            Sort::Player => "sign-hurt",
            Sort::Equipment => "sign-broken",
            Sort::Either => "sign-recall",
        },
        Op::Clear { .. } => "sign-clear",
    }
}

fn sign_of_mod(lasting: &Mod) -> &'static str {
    match lasting {
        Mod::HandLimit { n } if *n < 0 => "sign-locker",
        Mod::HandLimit { .. } => "sign-trailer",
        Mod::Draw { n } if *n < 0 => "sign-bus",
        Mod::Draw { .. } => "sign-draw",
        Mod::Plays { n } if *n < 0 => "sign-feet",
        Mod::Plays { .. } => "sign-plays",
        Mod::Specials { n } if *n < 0 => "sign-hush",
        Mod::Specials { .. } => "sign-megaphone",
        Mod::MinDiscard { .. } => "sign-uniform",
        Mod::Protect { .. } => "sign-shield",
        Mod::Silence { .. } => "sign-mute",
        Mod::Shield => "sign-umbrella",
        Mod::StartTurn { .. } => "sign-tent",
    }
}

/// The picture of an indigo card.
pub(crate) fn of_ct(info: &CtInfo) -> String {
    picture(match info.kind {
        CtKind::Competition => "sign-trophy",
        CtKind::Theme => "sign-mask",
        CtKind::Choice => "sign-choice",
    })
}

/// A picture for the game in short.
pub(crate) fn lesson(name: &str) -> String {
    match name {
        "pair" => pair("lesson-pair", Section::Brass, "trumpet", "elephant"),
        other => format!("<span class=\"lesson-pair sign\">{}</span>", picture(other)),
    }
}

/// A whole band in a row: the aim of the game.
pub(crate) fn goal() -> String {
    let row = [
        (Section::Brass, "trumpet", "elephant"),
        (Section::Guard, "flag", "fox"),
        (Section::Drumline, "snare-drum", "badger"),
        (Section::Front, "marimba", "octopus"),
        (Section::Woodwind, "flute", "owl"),
    ];
    let pairs = row.map(|(section, gear, player)| pair("goal-pair", section, gear, player));
    format!(
        "{}<span class=\"goal-pair lead\">{}</span>",
        pairs.concat(),
        picture("lion")
    )
}

fn pair(class: &str, section: Section, gear: &str, player: &str) -> String {
    format!(
        "<span class=\"{class} {}\">{}{}</span>",
        section_class(section),
        picture(gear),
        picture(player)
    )
}

#[cfg(test)]
mod tests;
