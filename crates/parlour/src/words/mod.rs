//! Every sentence of the client that is not a game's own: those of the table here, those of the
//! front page in [`front`], those about fetching and storing in [`offline`].

mod front;
#[cfg(target_arch = "wasm32")]
mod offline;

pub(crate) use front::*;
#[cfg(target_arch = "wasm32")]
pub(crate) use offline::*;

pub(crate) use board::words::*;
/// Names for people who gave none.
pub(crate) const ANIMALS: [&str; 16] = [
    "Ibex", "Heron", "Marten", "Newt", "Otter", "Stoat", "Wren", "Lynx", "Hare", "Vole", "Finch",
    "Toad", "Moth", "Seal", "Crane", "Bison",
];

pub(crate) const HOUSE: &str = "Menagerie";
pub(crate) const LEAVE: &str = "Leave the table";
pub(crate) const MENU: &str = "Menu";
pub(crate) const STORY: &str = "Story";
pub(crate) const TALK: &str = "Talk";
pub(crate) const AID: &str = "Cards";
pub(crate) const THE_AID: &str = "the player aid";
pub(crate) const RULES: &str = "Rules";
pub(crate) const WATCH: &str = "Watch what happens…";
pub(crate) const SKIP: &str = "Skip";
pub(crate) const NOW: &str = "Back to now";
pub(crate) const LOOKING_BACK: &str = "You are looking back at the table as it was.";
pub(crate) const TAKE_BACK: &str = "Take back";
pub(crate) const TAKE_BACK_WHY: &str = "Your last move and what came after it. Once you or others have learnt something from it, \
     the other people at the table are asked; bots cannot let it pass.";
pub(crate) const AGREE: &str = "Let them";
pub(crate) const DECLINE: &str = "It stands";
pub(crate) const SAY: &str = "Say";
pub(crate) const SAY_HINT: &str = "Say something: true or not";
pub(crate) const NOBODY_SAID: &str = "Nobody has said a word yet. Bluffing is allowed.";
pub(crate) const SPECTATOR: &str = "A spectator";
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
    "Scan the code of a seat to sit down. Seats that stay open are played by bots.";
pub(crate) const ALL_HERE: &str = "Everybody is here. Begin when you like.";
pub(crate) const ALL_TAKEN: &str = "Every seat is taken. You can watch.";
pub(crate) const STARTING: &str = "Everybody is here. The cards are dealt in a moment.";
pub(crate) const TAKEN_ALREADY: &str =
    "Somebody sits in that seat already. Take another one, or watch.";
pub(crate) const CHOOSE_SEAT: &str = "Sit down where a seat is open, or stay and watch.";
pub(crate) const SEND_LINK: &str =
    "Send this link to the people you want to play with, or let them scan the code.";
pub(crate) const THE_LINK: &str = "The link to this table";
pub(crate) const UNREAD: &str = "something new";
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
pub(crate) const NO_RECORD: &str = "The record is not available at the moment.";
pub(crate) const NO_STUDY: &str = "The code that reads the record could not be loaded. Try again.";
pub(crate) const BOT: &str = "bot";
pub(crate) const ABSENT: &str = "away";
pub(crate) const BOT_PLAYS: &str = "a bot plays for them";
pub(crate) const LET_BOT: &str = "Let a bot play for me";
pub(crate) const I_PLAY: &str = "Play myself again";
pub(crate) const LOST: &str = "This table is not on this device any more.";
pub(crate) const LOST_WHY: &str = "Tables that are played in one browser are kept there, the newest eight of them. This one was \
     opened elsewhere, or has made room for others.";
pub(crate) const NO_TABLE: &str = "There is no such table in this house.";
pub(crate) const NO_TABLE_WHY: &str =
    "Look at the link again: perhaps a letter is missing, or the table was cleared away.";
pub(crate) const FULL: &str = "There is no room at the moment.";
/// What the house says, and what this page does about it.
pub(crate) fn full_why(because: &str) -> String {
    format!("{because} This page knocks again now and then, and goes in as soon as there is room.")
}
pub(crate) const OUT_OF_ORDER: &str = "This table is out of order.";
pub(crate) const UNREACHABLE: &str = "The house cannot be reached.";
pub(crate) const UNREACHABLE_WHY: &str =
    "This page keeps trying. Games against bots are played here in the browser and need no house.";
pub(crate) const NEWER: &str = "This table plays a game that this page does not know.";
pub(crate) const NEWER_WHY: &str = "Reload the page: the house has a newer one.";
pub(crate) const SENT_LATER: &str =
    "The connection is lost. Your move is sent as soon as it is back.";
pub(crate) const FINDING: &str = "Finding the table…";
pub(crate) const NOT_KEPT: &str = "This browser's storage is full: play on, but a reload would lose what \
     happens from here. Finished tables were cleared away already.";
pub(crate) const DECISION: &str = "Decision";
pub(crate) const OTHERS: &str = "The others at the table";
pub(crate) const BOARD: &str = "The board";
pub(crate) const MINE: &str = "Your side of the table";
pub(crate) const SIDE: &str = "Story, talk, cards and rules";
pub(crate) const SIDE_TABS: &str = "What is shown here";
pub(crate) const WHAT_HAPPENED: &str = "What happened";
pub(crate) const THE_END: &str = "The end";
pub(crate) const ONE_BACK: &str = "One move back";
pub(crate) const ONE_ON: &str = "One move on";
pub(crate) const IN_SHORT: &str = "The game in short";
pub(crate) const EVERY_RULE: &str = "Every rule";
pub(crate) const WITHDRAW: &str = "Never mind";
pub(crate) const YOU_ASKED: &str = "You asked to take back.";
pub(crate) const DECLINED: &str = "It was not taken back: the move stands.";
pub(crate) fn let_bot_for(name: &str) -> String {
    format!("Let a bot play for {name}, who is away")
}

pub(crate) const STEPPED_OUT: &str = "A bot plays for you.";
pub(crate) const YOUR_TURN: &str = "Your turn";
pub(crate) const THINKING: &str = "to decide";
pub(crate) const HOW_TO: &str = "How to play";
pub(crate) const ONLY_HERE: &str = "This page was opened as “localhost”, which other devices cannot reach. Open it by the address \
     that the house printed when it started, and open the table there.";
pub(crate) const WATCHING: &str = "you are watching";
pub(crate) const IN_THIS_TAB: &str = "in this tab";
pub(crate) const CONNECTED: &str = "connected";
pub(crate) const CONNECTING: &str = "connecting…";
pub(crate) const RECONNECTING: &str = "connection lost, trying again…";
pub(crate) const NO_ROOM: &str = "no room at the table, trying again…";

/// What a verified record proves, and what it does not.
const PROVES: &str = "The shuffle was settled before the first card: the secret is the one whose hash was shown \
     then, every move was allowed, and they lead to exactly this end. It does not prove that the person who ran the table did not look.";

/// What a record proves, with the digest of the replay in this browser.
pub(crate) fn proves(digest: &str) -> String {
    format!("{PROVES} Played again here, it ends in the digest {digest}.")
}

pub(crate) fn hand_over(name: &str) -> String {
    format!("Hand over to {name} — ready?")
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

/// Stands in for a place if nobody won.
pub(crate) const NO_PLACE: &str = "\u{2013}";

pub(crate) fn time_ran_out(name: &str) -> String {
    format!("Time ran out for {name}.")
}

pub(crate) fn said(name: &str, text: &str) -> String {
    format!("{name}: {text}")
}

pub(crate) fn somebody_asked(name: &str) -> String {
    format!("{name} asked to take back a move.")
}

pub(crate) fn yourself(name: &str) -> String {
    format!("{name} ({})", YOU.to_lowercase())
}

pub(crate) fn waits_for_seats(n_open: usize) -> String {
    match n_open {
        1 => "One seat is still open. The cards are dealt when somebody takes it.".to_owned(),
        n => format!("{n} seats are still open. The cards are dealt when they are taken."),
    }
}

pub(crate) fn host_waits(n_open: usize) -> String {
    match n_open {
        1 => "One seat is still open. Wait for somebody, or deal: a bot plays it then.".to_owned(),
        n => format!("{n} seats are still open. Wait for people, or deal: bots play them then."),
    }
}

pub(crate) fn asked_to_agree(names: &[&str]) -> String {
    format!("Waiting for {} to answer.", tabletop::listed(names))
}

/// A hint for searching the rules, with a word and a rule of the game as examples.
pub(crate) fn search_rules(word: &str, id: Option<&str>) -> String {
    let id = id.map(|id| format!(" or {id}")).unwrap_or_default();
    format!("Look up “{word}”{id}")
}

pub(crate) fn rule(id: &str) -> String {
    format!("{THE_RULE}: {id}")
}

pub(crate) fn scan(link: &str) -> String {
    format!("{SCAN}: {link}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bots_name_does_not_depend_on_its_thinking_time() {
        assert_eq!(bot_name("owl:2000"), "Owl");
        assert_eq!(bot_name("fox"), "Fox");
        assert_eq!(bot_name("wolf"), "Bot");
    }
}
