//! Request numbers, so that a request that is sent twice is done once.

use wire::Ack;

/// The first number for a page opened at this time: the clock's milliseconds, modulo 2³².
///
/// The table remembers the latest numbers of a seat. If a reloaded page, or another device of the
/// same person, started at 1 again, it would get the answers to old requests. The clock wraps
/// around after seven weeks, when the table no longer remembers.
pub(crate) fn first(now_millis: u64) -> Ack {
    Ack((now_millis & u64::from(u32::MAX)) as u32)
}

/// The next number.
pub(crate) fn next(ack: Ack) -> Ack {
    Ack(ack.0.wrapping_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reloaded_page_does_not_reuse_its_numbers() {
        let opened = 1_795_000_000_000;
        let mut before = first(opened);
        let mut used = Vec::new();
        // A person acts less than a thousand times a second.
        for _ in 0..50 {
            before = next(before);
            used.push(before);
        }
        let reloaded = next(first(opened + 60_000));
        assert!(!used.contains(&reloaded));
    }

    #[test]
    fn numbers_wrap_around() {
        assert_eq!(next(Ack(u32::MAX)), Ack(0));
        assert_eq!(first(u64::from(u32::MAX) + 8), Ack(7));
    }
}
