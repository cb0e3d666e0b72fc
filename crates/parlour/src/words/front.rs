//! The words of the front page and of the new-table dialog.

pub(crate) const TAGLINE: &str =
    "One table for five animal games. Sit down, nobody asks for an account.";
pub(crate) const UNOFFICIAL: &str = "Unofficial adaptations, made by people who love the games. All pictures here are our own \
     and drawn in code; names and rules belong to their makers. Buy the real boxes.";
pub(crate) const NAV: &str = "This house";
pub(crate) const SHELF: &str = "Games to play";
pub(crate) const PLAY_NOW: &str = "Play now against bots";
pub(crate) const WAYS: &str = "Four ways to sit down";
pub(crate) const ALONE: &str = "Alone against bots";
pub(crate) const ALONE_WHY: &str = "In this browser, even without a network.";
pub(crate) const ONE_SCREEN: &str = "Around one screen";
pub(crate) const ONE_SCREEN_WHY: &str = "Pass one device around; a curtain hides the hands.";
pub(crate) const BY_LINK: &str = "Online by a link";
pub(crate) const BY_LINK_WHY: &str = "Send a link, sit down with a nickname.";
pub(crate) const BIG_SCREEN: &str = "Big screen and phones";
pub(crate) const BIG_SCREEN_WHY: &str = "The table on the wall, every hand on a phone.";
pub(crate) const GO_ON: &str = "Go on where you were";
pub(crate) const SETTINGS: &str = "Settings";
pub(crate) const CREDITS: &str = "Credits";
pub(crate) const NAME: &str = "Your name";
pub(crate) const SEATS: &str = "Who sits at the table?";
pub(crate) const OPTIONS: &str = "What else is agreed?";
pub(crate) const CLOCK: &str = "Time for each decision";
pub(crate) const NO_CLOCK: &str = "No clock";
pub(crate) const CLOCKS: [(u32, &str); 3] =
    [(30, "30 seconds"), (60, "A minute"), (180, "Three minutes")];
pub(crate) const OPEN_TABLE: &str = "Open the table";
pub(crate) const ADD_SEAT: &str = "Add a seat";
pub(crate) const HERE: &str = "A person at this screen";
pub(crate) const INVITED: &str = "Invite somebody by a link";
pub(crate) const LISTED: &str = "Let strangers find this table";
pub(crate) const OPEN_TABLES: &str = "Tables with an open seat";
pub(crate) const JOIN: &str = "Go there";
pub(crate) const NO_HOUSE: &str = "There is no house behind this page to open a table in; play here, or ask the person who runs it.";
pub(crate) const SPEED: &str = "Speed";
pub(crate) const SPEEDS: [&str; 3] = ["Slow", "Normal", "Fast"];
pub(crate) const LIGHT: &str = "Light";
pub(crate) const LIGHTS: [&str; 3] = ["As the machine", "Light", "Dark"];
pub(crate) const SOUND: &str = "Sound";
pub(crate) const STILL: &str = "Nothing moves";

/// How well each level plays, for the new-table dialog.
pub(crate) const LEVELS: [(&str, &str, &str); 3] = [
    ("hamster", "Hamster", "plays at random"),
    ("fox", "Fox", "plays by rule of thumb"),
    ("owl", "Owl", "thinks ahead"),
];

/// Names for guests who did not give one.
pub(crate) const GUESTS: [&str; 6] = ["Ann", "Robin", "Sam", "Kim", "Alex", "Jo"];

/// The label of a button, with its game to tell it apart from the others.
pub(crate) fn about(what: &str, game: &str) -> String {
    format!("{what}: {game}")
}

/// The visible text comes first and in one piece, for people who control the page by voice.
pub(crate) fn way(way: &str, game: &str, why: &str) -> String {
    format!("{way} {why} {game}")
}

pub(crate) fn with_whom(names: &[&str]) -> String {
    match names {
        [] => "nobody sits there yet".to_owned(),
        names => format!("with {}", names.join(", ")),
    }
}

pub(crate) fn level(name: &str, why: &str) -> String {
    format!("{name} (bot): {why}")
}

pub(crate) fn seat(number: usize) -> String {
    format!("Seat {number}")
}

pub(crate) fn remove_seat(number: usize) -> String {
    format!("Take seat {number} away")
}

pub(crate) fn bot_name(level: &str) -> &'static str {
    let level = level.split(':').next().unwrap_or(level);
    LEVELS
        .iter()
        .find(|(id, ..)| *id == level)
        .map_or("Bot", |(_, name, _)| name)
}
