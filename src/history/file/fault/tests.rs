use super::*;

#[test]
fn every_fault_is_a_sentence_in_every_language() {
    let fault = || Problem::empty_list("start");
    let faults = [
        SessionFault::NoSession,
        SessionFault::CutOff,
        SessionFault::NoJson { line: 3, column: 4 },
        SessionFault::Empty,
        SessionFault::Newer("7".to_owned()),
        SessionFault::Version("0".to_owned()),
        SessionFault::Damaged,
        SessionFault::TooLarge,
        SessionFault::Unreadable { line: 3, column: 4 },
        SessionFault::Scenario { scenario: 0, line: 2, fault: fault() },
        SessionFault::NoRun(0),
        SessionFault::Root(1),
        SessionFault::Parent(1),
        SessionFault::Fork { branch: 1, tick: 9 },
        SessionFault::Child(1),
        SessionFault::Recorded(1),
        SessionFault::Outcome(1),
        SessionFault::Bookmark { branch: 1, tick: 9 },
        SessionFault::Act { branch: 1, act: "{ at = 4 }".to_owned(), fault: fault() },
        SessionFault::ActBeforeFork { branch: 1, act: "{ at = 4, crash = 7 }".repeat(9) },
        SessionFault::Shown,
    ];
    for fault in &faults {
        crate::text::tests::prove_remark(&fault.remark("x.suffrage"));
    }
    assert_eq!(faults.len(), crate::text::tests::ids_of("session-").count());
}
