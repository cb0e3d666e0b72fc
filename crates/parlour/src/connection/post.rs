//! What a socket has to remember over a broken connection: the messages that were not answered yet,
//! and how long to wait before the next attempt.

use std::collections::VecDeque;

use wire::{Ack, ClientMsg, ServerMsg};

/// The wait after the first failure, in milliseconds. It doubles with each further failure.
const FIRST_WAIT: u32 = 500;
/// The longest wait for a house that does not answer.
const LONGEST_WAIT: u32 = 8_000;
/// The longest wait for a table that is full: somebody there has to leave first.
const LONGEST_WAIT_WHERE_FULL: u32 = 60_000;

/// Messages on their way. A request with a number stays until its number is answered, and is
/// repeated on a new connection: the table does it once, no matter how often it hears it.
#[derive(Debug, Default)]
pub(crate) struct Post {
    letters: VecDeque<(Option<Ack>, String)>,
}

impl Post {
    /// Adds a message with its text, whether it can be sent now or not.
    pub(crate) fn add(&mut self, msg: &ClientMsg, text: &str) {
        self.letters.push_back((msg.ack(), text.to_owned()));
    }

    /// The texts to send on a new connection, in their original order. Those without a number are
    /// sent only once: the table could not tell a repetition from a new message.
    pub(crate) fn again(&mut self) -> Vec<String> {
        let texts = self.letters.iter().map(|(_, text)| text.clone()).collect();
        self.sent();
        texts
    }

    /// Everything was sent, so the messages that nobody will answer are dropped.
    pub(crate) fn sent(&mut self) {
        self.letters.retain(|(number, _)| number.is_some());
    }

    /// Drops the message that was answered.
    pub(crate) fn answered(&mut self, msg: &ServerMsg) {
        if let Some(answered) = answer_to(msg) {
            self.letters.retain(|(number, _)| *number != Some(answered));
        }
    }
}

/// The number of the request this answers, if any.
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
    /// The house does not answer.
    Unheard,
    /// It is full.
    Full,
}

/// How long to wait before the next attempt, in milliseconds. The wait doubles after each failure,
/// up to a limit; a random part of up to half is taken off, so that not everybody comes back at
/// once.
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
    fn a_request_is_repeated_until_it_is_answered() {
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
    fn a_message_without_a_number_is_sent_once() {
        let mut post = Post::default();
        post.add(&say(), "hello");
        assert_eq!(post.again(), ["hello"], "there was no connection before");
        assert_eq!(post.again(), [""; 0]);
    }

    #[test]
    fn a_refusal_or_an_error_is_an_answer_too() {
        let mut post = Post::default();
        post.add(&act(1), "one");
        post.add(&act(2), "two");
        let error = |ack| ServerMsg::Error {
            ack,
            code: ErrorCode::TooFast,
            because: String::new(),
        };
        post.answered(&error(None));
        assert_eq!(post.again(), ["one", "two"]);
        post.answered(&error(Some(Ack(1))));
        assert_eq!(post.again(), ["two"]);
    }

    #[test]
    fn waits_double_up_to_a_limit() {
        let waits: Vec<u32> = (1..=6).map(|n| wait(Shut::Unheard, n, 0)).collect();
        assert_eq!(waits, [500, 1_000, 2_000, 4_000, 8_000, 8_000]);
        assert_eq!(wait(Shut::Full, 6, 0), 16_000);
        assert_eq!(wait(Shut::Full, u32::MAX, 0), 60_000);
    }

    #[test]
    fn chance_spreads_the_attempts() {
        assert_eq!(wait(Shut::Unheard, 3, u8::MAX), 1_000);
        let half = wait(Shut::Unheard, 3, 128);
        assert!((1_000..2_000).contains(&half), "{half}");
    }
}
