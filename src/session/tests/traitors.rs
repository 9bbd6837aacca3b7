//! Who does not keep to the algorithm can be hidden: until the loyal have decided, nothing on the screen tells.

use super::*;

fn generals(traitors: &str) -> Scenario {
    // 4 commands.
    let text = format!(
        "protocol = \"byzantine-generals\"\nevents = [{{ at = 1, start = \"all\" }}]\n\
         [processes]\nids = [4, 1, 3, 2, 5]\n[network]\ndelay = [1, 2]\n[params]\nf = 2\ntraitors = {traitors}"
    );
    crate::scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The frames of all ticks, with the faulty hidden or not.
fn frames(scenario: &Scenario, hides_faulty: bool) -> Vec<Frame> {
    frames_of(scenario, hides_faulty, 2)
}

/// The same of one selected process.
fn frames_of(scenario: &Scenario, hides_faulty: bool, selected: usize) -> Vec<Frame> {
    let held = Ask { selected, holdings: 16, derivation: true, ..ask() };
    let ask = Ask { hides_faulty, log_lines: 500, waiting: Some(selected), ..held };
    let mut session = Session::open(scenario);
    let mut frames = vec![session.frame(&ask)];
    while session.next_tick() == Moved::Yes {
        frames.push(session.frame(&ask));
    }
    frames
}

#[test]
fn a_hidden_traitor_that_tells_the_truth_cannot_be_told_from_a_loyal_general() {
    let all = ["{ 3 = {} }", "{ 1 = {}, 5 = {} }", "{ 4 = {} }"];
    for (traitors, selected) in all.into_iter().flat_map(|traitors| (0..5).map(move |selected| (traitors, selected))) {
        let loyal = frames_of(&generals("{}"), true, selected);
        let last = loyal.len() - 1;
        let hidden = frames_of(&generals(traitors), true, selected);
        assert_eq!(hidden.len(), loyal.len());
        for (tick, (hidden, loyal)) in hidden.iter().zip(&loyal).enumerate().take(last) {
            assert_eq!(hidden, loyal, "{traitors}, {selected}, tick {tick}");
        }
        assert_ne!(hidden[last], loyal[last], "{traitors}: in the end it has decided nothing");
        assert_ne!(frames(&generals(traitors), false)[2], loyal[2], "{traitors}: shown, it is a traitor");
    }
}

#[test]
fn what_a_traitor_does_has_other_words_once_it_is_shown() {
    let scenario = generals("{ 4 = \"split\", 3 = \"flip\" }");
    let told = |hides: bool| -> Vec<&'static str> {
        let frames = frames(&scenario, hides);
        let frame = frames.last().expect("there is tick 0");
        frame.log.iter().map(|line| line.full.key).collect()
    };
    let falsely = |keys: &[&str]| keys.iter().filter(|key| key.ends_with("-falsely")).count();
    assert_eq!(falsely(&told(true)), 0);
    assert_eq!(falsely(&told(false)), 3, "it commands, and twice the lieutenant relays");
    let mut session = Session::open(&scenario);
    session.seek(2);
    let [hidden, shown] = [true, false].map(|hides_faulty| Ask { hides_faulty, ..ask() });
    let before = session.frame(&hidden);
    assert!(before.processes.iter().all(|process| process.role != Role::Traitor && !process.faulty));
    let between = session.frame(&shown);
    assert_eq!(between.processes.iter().filter(|process| process.role == Role::Traitor).count(), 2);
    assert_eq!(session.frame(&hidden), before, "shown and hidden again");
}
