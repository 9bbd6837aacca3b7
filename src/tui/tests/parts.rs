//! Tests that the possible acts on a process depend on its parts (proposer, acceptor, …).

use super::input::press;
use super::opening::{opened, without_notes};

#[test]
fn a_process_that_cannot_start_is_not_offered_a_start() {
    let mut app = without_notes("paxos-one-proposer", (80, 24));
    for id in [1, 3, 6] {
        press(&mut app, &format!("{id} e"));
        let told = format!("In its role, {id} cannot start. These can start: 2.");
        assert_eq!((app.view.said.as_deref(), app.session.tick()), (Some(told.as_str()), 0));
    }
    press(&mut app, "2 e");
    assert_eq!(
        (app.view.said.as_deref(), app.session.tick()),
        (Some("Tick 1: 2 starts."), 1),
        "alone, and without an election"
    );
    let text = "protocol = \"flooding\"\n[processes]\nids = [1, 2, 3]";
    let mut app = opened(&super::library::written(text));
    press(&mut app, "3 e");
    assert_eq!(app.view.said.as_deref(), Some("Tick 1: 3 starts, and so do all others."));
}
