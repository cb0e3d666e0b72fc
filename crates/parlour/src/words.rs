//! Every sentence of the client that is not a game's own, in one place.

/// What the viewer is called by the table.
pub(crate) const YOU: &str = "You";
/// Names for people who gave none.
pub(crate) const ANIMALS: [&str; 16] = [
    "Badger", "Heron", "Marten", "Newt", "Otter", "Stoat", "Wren", "Lynx", "Hare", "Vole", "Finch",
    "Toad", "Moth", "Seal", "Crane", "Bison",
];

pub(crate) const HOUSE: &str = "Menagerie";
pub(crate) const TAGLINE: &str =
    "One table for five animal games. Sit down, nobody asks for an account.";
pub(crate) const UNOFFICIAL: &str = "Unofficial adaptations, made by people who love the games. All pictures here are our own \
     and drawn in code; names and rules belong to their makers. Buy the real boxes.";
pub(crate) const PLAY_NOW: &str = "Play now against bots";
pub(crate) const ONE_SCREEN: &str = "Around one screen";
pub(crate) const ONE_SCREEN_WHY: &str = "Pass one device around; a curtain hides the hands.";
pub(crate) const BY_LINK: &str = "Online by a link";
pub(crate) const BY_LINK_WHY: &str = "Send a link, sit down with a nickname.";
pub(crate) const BIG_SCREEN: &str = "Big screen and phones";
pub(crate) const BIG_SCREEN_WHY: &str = "The table on the wall, every hand on a phone.";
pub(crate) const COMING: &str = "moving in soon";
pub(crate) const GO_ON: &str = "Go on where you were";
pub(crate) const SETTINGS: &str = "Settings";
pub(crate) const CREDITS: &str = "Credits";
pub(crate) const CLOSE: &str = "Close";
pub(crate) const LEAVE: &str = "Leave the table";
pub(crate) const MENU: &str = "Menu";
pub(crate) const STORY: &str = "Story";
pub(crate) const TALK: &str = "Talk";
pub(crate) const AID: &str = "Cards";
pub(crate) const RULES: &str = "Rules";
pub(crate) const WATCH: &str = "Watch what happens…";
pub(crate) const SKIP: &str = "Skip";
pub(crate) const NOW: &str = "Back to now";
pub(crate) const LOOKING_BACK: &str = "You are looking back at the table as it was.";
pub(crate) const TAKE_BACK: &str = "Take back";
pub(crate) const AGREE: &str = "Let them";
pub(crate) const DECLINE: &str = "It stands";
pub(crate) const SAY: &str = "Say";
pub(crate) const SAY_HINT: &str = "Say something: true or not";
pub(crate) const NOBODY_SAID: &str = "Nobody has said a word yet. Bluffing is allowed.";
pub(crate) const SPECTATOR: &str = "A spectator";
pub(crate) const SEARCH_RULES: &str = "Look up a word or a rule, such as “spy” or ARGH-22";
pub(crate) const NO_RULE: &str = "No rule says that. Try another word.";
pub(crate) const THE_RULE: &str = "Read the rule";
pub(crate) const READY: &str = "I am ready";
pub(crate) const CURTAIN_WHY: &str =
    "Everybody else looks away. Nobody's cards are on this page until you press.";
pub(crate) const START: &str = "Deal the cards";
pub(crate) const OPEN_SEAT: &str = "Open seat";
pub(crate) const SIT_HERE: &str = "Sit here";
pub(crate) const COPY_LINK: &str = "Copy the link";
pub(crate) const COPIED: &str = "Copied";
pub(crate) const GATHERING: &str =
    "People are sitting down. Seats that stay open are played by bots.";
pub(crate) const SCAN: &str = "Scan to sit here";
pub(crate) const REMATCH: &str = "Play again";
pub(crate) const REMATCH_OPENED: &str = "Another table was opened for the same people.";
pub(crate) const REPLAY: &str = "Watch it again";
pub(crate) const VERIFY: &str = "Check the shuffle";
pub(crate) const DOWNLOAD: &str = "Keep the record";
pub(crate) const SEE_TABLE: &str = "Look at the table";
pub(crate) const SEE_RESULT: &str = "Show the result";
pub(crate) const FRONT: &str = "Back to the shelf";
pub(crate) const COUNT: &str = "Step by step";
pub(crate) const NEXT_STEP: &str = "Next";
pub(crate) const ALL_STEPS: &str = "All at once";
pub(crate) const ALL_OPEN: &str = "All cards open";
pub(crate) const ONE_SEAT: &str = "As one seat saw it";
pub(crate) const NO_RECORD: &str = "The record cannot be had at the moment.";
pub(crate) const BOT: &str = "bot";
pub(crate) const ABSENT: &str = "away";
pub(crate) const BOT_PLAYS: &str = "a bot plays for them";
pub(crate) const LET_BOT: &str = "Let a bot play for me";
pub(crate) const I_PLAY: &str = "Play myself again";
pub(crate) const NAME: &str = "Your name";
pub(crate) const SEATS: &str = "Who sits at the table?";
pub(crate) const OPTIONS: &str = "What else is agreed?";
pub(crate) const CLOCK: &str = "Time for each decision";
pub(crate) const NO_CLOCK: &str = "No clock";
pub(crate) const OPEN_TABLE: &str = "Open the table";
pub(crate) const ADD_SEAT: &str = "Add a seat";
pub(crate) const NO_HOUSE: &str =
    "There is no house behind this page to open a table in; play here, or ask whoever runs it.";
pub(crate) const LOST: &str = "This table is not on this device any more.";
pub(crate) const IN_THIS_TAB: &str = "in this tab";
pub(crate) const CONNECTED: &str = "connected";
pub(crate) const CONNECTING: &str = "connecting…";
pub(crate) const RECONNECTING: &str = "connection lost, trying again…";

/// What a verified record proves, and what it does not.
pub(crate) const PROVES: &str = "The shuffle was settled before the first card: the secret is the one whose hash was shown \
     then, every move was allowed, and they lead to exactly this end. It does not prove that whoever ran the table did not look.";

/// How well each level plays, for the new-table dialog.
pub(crate) const LEVELS: [(&str, &str, &str); 3] = [
    ("hamster", "Hamster", "plays at random"),
    ("fox", "Fox", "plays by rule of thumb"),
    ("owl", "Owl", "thinks ahead"),
];

/// The names that people get who did not say theirs.
pub(crate) const GUESTS: [&str; 6] = ["Ann", "Robin", "Sam", "Kim", "Alex", "Jo"];

/// The sentence with "you" small where it is not the first word.
pub(crate) fn spoken(text: &str) -> String {
    let mut spoken = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(YOU) {
        let (before, after) = rest.split_at(at);
        spoken += before;
        let written = spoken.trim_end();
        let begins = written.is_empty() || written.ends_with(['.', '?', '!']);
        // "Young" and "Your" keep what they have.
        let is_word = !after[YOU.len()..].starts_with(char::is_alphabetic);
        spoken += if begins || !is_word { YOU } else { "you" };
        rest = &after[YOU.len()..];
    }
    spoken + rest
}

pub(crate) fn hand_over(name: &str) -> String {
    format!("Hand over to {name} — ready?")
}

pub(crate) fn waits_for(names: &[&str]) -> String {
    format!("The table waits for {}.", names.join(" and "))
}

pub(crate) fn taken_back(name: &str, n_actions: u32) -> String {
    match n_actions {
        1 => format!("{name} took back a move."),
        n => format!("{name} took back {n} moves."),
    }
}

pub(crate) fn wants_back(name: &str) -> String {
    format!("{name} would like to take back a move that somebody learnt from. Let them?")
}

pub(crate) fn not_understood(why: &str) -> String {
    format!("The table said something this page does not understand ({why}). Reload it.")
}

pub(crate) fn wrong_record(why: &str) -> String {
    format!("The record does not hold: {why}")
}

pub(crate) fn seen_by(name: &str) -> String {
    format!("as {name} saw it")
}

pub(crate) fn move_of(number: usize, of: usize) -> String {
    format!("move {number} of {of}")
}

pub(crate) fn place(place: u8) -> String {
    match place {
        1 => "1st".to_owned(),
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        n => format!("{n}th"),
    }
}

pub(crate) fn points(points: i32) -> String {
    let number = points.to_string().replace('-', "\u{2212}");
    match points {
        1 | -1 => format!("{number} point"),
        _ => format!("{number} points"),
    }
}

pub(crate) fn seconds_left(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

pub(crate) fn bot_name(level: &str) -> &'static str {
    let level = level.split(':').next().unwrap_or(level);
    LEVELS
        .iter()
        .find(|(id, ..)| *id == level)
        .map_or("Bot", |(_, name, _)| name)
}
