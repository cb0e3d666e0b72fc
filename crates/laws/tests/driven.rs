//! Deals driven by arbitrary bytes keep the laws too, and arbitrary bytes cause no panic.

use laws::Law;
use proptest::prelude::*;

use crate::toy::{Fault, Magpies, Setup, honest};

#[test]
fn deals_driven_by_arbitrary_bytes_keep_the_laws() {
    for n_seats in 2..=4 {
        laws::driven::deals::<Magpies>(&honest(n_seats), 24).unwrap();
    }
}

#[test]
fn without_any_bytes_everybody_lapses() {
    laws::driven::deal::<Magpies>(&honest(3), &[]);
}

#[test]
fn a_fault_is_found_by_bytes_and_shrunk_to_few_of_them() {
    let setup = Setup {
        n_seats: 3,
        fault: Fault::RefusalMentionsAHiddenCard,
    };
    let broken = laws::driven::deals::<Magpies>(&setup, 24).unwrap_err();
    assert_eq!(broken.law, Law::AViewIsAllAViewerKnows);
    assert!(
        broken
            .what
            .ends_with("the shortest bytes that break it: []"),
        "{broken}"
    );
}

#[test]
fn a_record_cut_off_anywhere_causes_no_panic() {
    let record = laws::driven::sample_record::<Magpies>(&honest(3), 5).unwrap();
    laws::driven::record_bytes::<Magpies>(record.as_bytes());
    for cut in 0..record.len() {
        laws::driven::record_bytes::<Magpies>(&record.as_bytes()[..cut]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_record_with_a_byte_changed_is_read_or_refused(place in any::<usize>(), byte in any::<u8>()) {
        let record = laws::driven::sample_record::<Magpies>(&honest(2), 1).unwrap();
        let mut bytes = record.into_bytes();
        let place = place % bytes.len();
        bytes[place] = byte;
        laws::driven::record_bytes::<Magpies>(&bytes);
    }

    #[test]
    fn a_record_with_several_bytes_changed_is_read_or_refused(data in proptest::collection::vec(any::<u8>(), 0..30)) {
        laws::driven::record_edits::<Magpies>(&honest(3), &data);
    }

    #[test]
    fn arbitrary_text_as_a_scenario_causes_no_panic(text in "(title|rules|given|when|then|A|:| |\n|-|[a-z0-9]){0,60}") {
        laws::driven::scenario_bytes::<Magpies>(text.as_bytes());
    }
}
