//! What was said to a table and not answered yet, and how long to wait before a door is knocked at
//! again: what a line has to remember over a broken connection.

use std::collections::VecDeque;

use wire::{Ack, ClientMsg, ServerMsg};

/// The wait after the first failure, in milliseconds. It doubles with each further one.
const FIRST_WAIT: u32 = 500;
/// The longest wait for a house that does not answer.
const LONGEST_WAIT: u32 = 8_000;
/// The longest wait for a table that has no place left: somebody there has to go first.
const LONGEST_WAIT_WHERE_FULL: u32 = 60_000;

/// What is on its way. A request with a number stays until its number is answered, and is said again
/// on a new connection: the table does it once, however often it hears it.
#[derive(Debug, Default)]
pub(crate) struct Post {
    letters: VecDeque<(Option<Ack>, String)>,
}

impl Post {
    /// Takes down something that is said, in words; whether it can be sent now or not.
    pub(crate) fn add(&mut self, msg: &ClientMsg, text: &str) {
        self.letters.push_back((msg.ack(), text.to_owned()));
    }

    /// All that is to be said on a new connection, in the order in which it was said first. What
    /// has no number is said once: nobody would know that it was said before.
    pub(crate) fn again(&mut self) -> Vec<String> {
        let texts = self.letters.iter().map(|(_, text)| text.clone()).collect();
        self.sent();
        texts
    }

    /// Everything was sent: what nobody will answer is not kept.
    pub(crate) fn sent(&mut self) {
        self.letters.retain(|(number, _)| number.is_some());
    }

    /// The table answered something.
    pub(crate) fn answered(&mut self, msg: &ServerMsg) {
        if let Some(answered) = answer_to(msg) {
            self.letters.retain(|(number, _)| *number != Some(answered));
        }
    }
}

/// The number that is answered.
fn answer_to(msg: &ServerMsg) -> Option<Ack> {
    match msg {
        ServerMsg::Done { ack, .. }
        | ServerMsg::Seated { ack, .. }
        | ServerMsg::Refused { ack, .. }
        | ServerMsg::LookedBack { ack, .. } => Some(*ack),
        ServerMsg::Error { ack, .. } => *ack,
        ServerMsg::Update { .. } | ServerMsg::Said { .. } | ServerMsg::Pong => None,
    }
}

/// Why a connection ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shut {
    /// Nobody answers.
    Unheard,
    /// There is no place left.
    Full,
}

/// How long to wait before the next try, in milliseconds: twice as long after each failure, up to
/// a longest wait, and by chance up to half of it less, so that not everybody comes back at once.
pub(crate) fn wait(shut: Shut, n_failures: u32, luck: u8) -> u32 {
    let longest = match shut {
        Shut::Unheard => LONGEST_WAIT,
        Shut::Full => LONGEST_WAIT_WHERE_FULL,
    };
    let doubled = FIRST_WAIT.saturating_mul(1 << n_failures.saturating_sub(1).min(16));
    let whole = doubled.min(longest);
    whole - whole / 2 * u32::from(luck) / u32::from(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wire::{ErrorCode, Version};

    fn act(number: u32) -> ClientMsg {
        ClientMsg::Act {
            ack: Ack(number),
            seat: None,
            action: serde_json::Value::Null,
        }
    }

    fn say() -> ClientMsg {
        ClientMsg::Say {
            seat: None,
            text: "hello".to_owned(),
        }
    }

    fn done(number: u32) -> ServerMsg {
        ServerMsg::Done {
            ack: Ack(number),
            version: Version(7),
        }
    }

    #[test]
    fn what_was_in_flight_is_said_again_until_it_is_answered() {
        let mut post = Post::default();
        post.add(&act(1), "one");
        post.add(&act(2), "two");
        post.sent();
        post.answered(&done(1));
        assert_eq!(post.again(), ["two"]);
        assert_eq!(post.again(), ["two"], "also on the connection after that");
        post.answered(&done(2));
        assert_eq!(post.again(), [""; 0]);
    }

    #[test]
    fn what_nobody_answers_is_said_once() {
        let mut post = Post::default();
        post.add(&say(), "hello");
        assert_eq!(post.again(), ["hello"], "there was no connection before");
        assert_eq!(post.again(), [""; 0]);
    }

    #[test]
    fn a_refusal_and_trouble_are_answers_too() {
        let mut post = Post::default();
        post.add(&act(1), "one");
        post.add(&act(2), "two");
        let code = |ack| ServerMsg::Error {
            ack,
            code: ErrorCode::TooFast,
            because: String::new(),
        };
        post.answered(&code(None));
        assert_eq!(post.again(), ["one", "two"]);
        post.answered(&code(Some(Ack(1))));
        assert_eq!(post.again(), ["two"]);
    }

    #[test]
    fn waits_double_and_end_somewhere() {
        let waits: Vec<u32> = (1..=6).map(|n| wait(Shut::Unheard, n, 0)).collect();
        assert_eq!(waits, [500, 1_000, 2_000, 4_000, 8_000, 8_000]);
        assert_eq!(wait(Shut::Full, 6, 0), 16_000);
        assert_eq!(wait(Shut::Full, u32::MAX, 0), 60_000);
    }

    #[test]
    fn chance_spreads_those_who_come_back() {
        assert_eq!(wait(Shut::Unheard, 3, u8::MAX), 1_000);
        let half = wait(Shut::Unheard, 3, 128);
        assert!((1_000..2_000).contains(&half), "{half}");
    }
}
