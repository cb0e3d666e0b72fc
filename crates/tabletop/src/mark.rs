//! Marks: which rules a test has run through.
//!
//! A line that carries out a rule says so with [`mark!`](crate::mark), and a
//! [`Refusal`](crate::Refusal) marks the rule it cites. While a scenario runs, the ids of the marks
//! it passes are kept. So a rule counts as tested when a scenario that names it has reached its
//! line, not when the id is merely written in both places.
//!
//! Outside the games' tests all of this is compiled away.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use crate::RuleId;

/// Whether this was built for the tests of a game.
///
/// The games turn the feature on as a dev-dependency. Benches have dev-dependencies too, so it also
/// takes a profile with debug assertions.
pub const TESTED: bool = cfg!(all(feature = "tested", debug_assertions));

thread_local! {
    static KEEPS: Cell<bool> = const { Cell::new(false) };
    static KEPT: RefCell<BTreeSet<RuleId>> = const { RefCell::new(BTreeSet::new()) };
}

/// Marks a line that carries out a rule: `mark!(rules::ARGH_14);`. Where a line does so only under a
/// condition: `mark!(if n_left == 0 => rules::ARGH_14);`.
#[cfg(all(feature = "tested", debug_assertions))]
#[macro_export]
macro_rules! mark {
    (if $condition:expr => $($rule:expr),+ $(,)?) => {{
        if $crate::keeps_marks() && $condition {
            $($crate::keep_mark(&$rule);)+
        }
    }};
    ($($rule:expr),+ $(,)?) => {{
        if $crate::keeps_marks() {
            $($crate::keep_mark(&$rule);)+
        }
    }};
}

/// Marks a line that carries out a rule: `mark!(rules::ARGH_14);`. Where a line does so only under a
/// condition: `mark!(if n_left == 0 => rules::ARGH_14);`. Outside tests it compiles to nothing, but the
/// rule must still exist and the condition must be one.
#[cfg(not(all(feature = "tested", debug_assertions)))]
#[macro_export]
macro_rules! mark {
    (if $condition:expr => $($rule:expr),+ $(,)?) => {{
        const _: &[$crate::RuleId] = &[$($rule),+];
        if false {
            let _: bool = $condition;
        }
    }};
    ($($rule:expr),+ $(,)?) => {{
        const _: &[$crate::RuleId] = &[$($rule),+];
    }};
}

/// Notes a mark, if marks are being kept. Call this instead of [`mark!`](crate::mark) where the
/// rule is not a constant.
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

/// Whether marks are being kept. Bots in tests pass millions of marks that nobody wants.
#[doc(hidden)]
#[inline]
pub fn keeps_marks() -> bool {
    TESTED && KEEPS.get()
}

/// Runs something and also returns the marks it passed.
pub fn marks_of<T>(run: impl FnOnce() -> T) -> (T, BTreeSet<RuleId>) {
    let (kept, keeps) = (KEPT.take(), KEEPS.replace(true));
    let result = run();
    KEEPS.set(keeps);
    (result, KEPT.replace(kept))
}

/// Runs something that only observes, so that its marks do not count.
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
    const NEVER: RuleId = RuleId::new("TOY-4");

    fn play() -> u8 {
        mark!(DONE);
        mark!(if DONE == SEEN => NEVER);
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
