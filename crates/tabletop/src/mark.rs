//! Marks: which rules a test has run through.
//!
//! A line that does a rule says so with [`mark!`](crate::mark), and a [`Refusal`](crate::Refusal)
//! marks the rule it cites. While a scenario runs, the ids of the marks it passes are kept; so a
//! rule counts as tested when a scenario that names it has come to its line, not when the id is
//! written down in two places.
//!
//! Outside the tests of the games all of this is compiled away.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use crate::RuleId;

/// Whether this was built for the tests of a game.
///
/// The games switch the feature on as a dev-dependency. Benches have dev-dependencies too, so the
/// profile has to be one for tests besides.
pub const TESTED: bool = cfg!(all(feature = "tested", debug_assertions));

thread_local! {
    static KEEPS: Cell<bool> = const { Cell::new(false) };
    static KEPT: RefCell<BTreeSet<RuleId>> = const { RefCell::new(BTreeSet::new()) };
}

/// Says that here a rule is done: `mark!(rules::ARGH_14);`.
#[cfg(all(feature = "tested", debug_assertions))]
#[macro_export]
macro_rules! mark {
    ($($rule:expr),+ $(,)?) => {{
        if $crate::keeps_marks() {
            $($crate::keep_mark(&$rule);)+
        }
    }};
}

/// Says that here a rule is done: `mark!(rules::ARGH_14);`. No code comes of it outside tests, not
/// even some that could be optimised away; only that there is such a rule is checked.
#[cfg(not(all(feature = "tested", debug_assertions)))]
#[macro_export]
macro_rules! mark {
    ($($rule:expr),+ $(,)?) => {{
        const _: &[$crate::RuleId] = &[$($rule),+];
    }};
}

/// Keeps a mark, while marks are kept. Where the rule is no constant, this is called instead of
/// [`mark!`](crate::mark).
#[inline]
pub fn keep_mark(rule: &RuleId) {
    if keeps_marks() {
        KEPT.with_borrow_mut(|kept| {
            if !kept.contains(rule) {
                kept.insert(rule.clone());
            }
        });
    }
}

/// Whether anybody wants marks now. Bots in tests pass millions of them that nobody wants.
#[doc(hidden)]
#[inline]
pub fn keeps_marks() -> bool {
    TESTED && KEEPS.get()
}

/// Runs something and says which marks it came through.
pub fn marks_of<T>(run: impl FnOnce() -> T) -> (T, BTreeSet<RuleId>) {
    let (kept, keeps) = (KEPT.take(), KEEPS.replace(true));
    let result = run();
    KEEPS.set(keeps);
    (result, KEPT.replace(kept))
}

/// Runs something that only looks on, so that its marks do not count.
pub fn without_marks<T>(run: impl FnOnce() -> T) -> T {
    let keeps = KEEPS.replace(false);
    let result = run();
    KEEPS.set(keeps);
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Refusal;

    const DONE: RuleId = RuleId::new("TOY-1");
    const SEEN: RuleId = RuleId::new("TOY-2");
    const BROKEN: RuleId = RuleId::new("TOY-3");

    fn play() -> u8 {
        mark!(DONE);
        without_marks(|| mark!(SEEN));
        let _refused = Refusal::new(BROKEN, "no", "no");
        7
    }

    #[test]
    fn marks_are_kept_where_the_feature_is_on() {
        let (result, marks) = marks_of(play);
        assert_eq!(result, 7);
        let kept: Vec<&str> = marks.iter().map(RuleId::as_str).collect();
        let expected: &[&str] = if TESTED { &["TOY-1", "TOY-3"] } else { &[] };
        assert_eq!(kept, expected);
    }

    #[test]
    fn nothing_is_kept_between_two_runs() {
        let ((), marks) = marks_of(|| ());
        assert!(marks.is_empty());
        play();
        assert!(KEPT.take().is_empty());
    }
}
