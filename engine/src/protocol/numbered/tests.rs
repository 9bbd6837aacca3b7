use super::*;

#[test]
fn a_start_starts_the_next_election_only_if_none_is_unfinished() {
    let mut election = Election::default();
    assert!(election.start());
    assert!(!election.start());
    election.finish();
    assert!(election.start());
    assert_eq!(election.epoch, 2);
}

#[test]
fn a_newer_election_is_joined_and_an_older_one_is_ignored() {
    let mut election = Election::default();
    assert_eq!(election.hear(3), EpochOrder::Newer);
    assert!(election.unfinished);
    assert_eq!(election.hear(3), EpochOrder::Present);
    assert_eq!(election.hear(2), EpochOrder::Older);
    election.finish();
    assert_eq!(election.hear(3), EpochOrder::Present);
    assert!(!election.unfinished);
}

#[test]
fn only_the_number_survives_a_crash() {
    let mut election = Election { epoch: 4, unfinished: true }.after_crash();
    assert!(!election.unfinished);
    assert!(election.start());
    assert_eq!(election.epoch, 5);
}
