//! Tests of hidden traitors. Until the loyal generals have decided, nothing on the screen may reveal the traitors.

use super::*;

fn generals(traitors: &str) -> Scenario {
    // Process 4 is the commander.
    let text = format!(
        "protocol = \"byzantine-generals\"\nevents = [{{ at = 1, start = \"all\" }}]\n\
         [processes]\nids = [4, 1, 3, 2, 5]\n[network]\ndelay = [1, 2]\n[params]\nf = 2\ntraitors = {traitors}"
    );
    suffrage_scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn frames(scenario: &Scenario, hides_faulty: bool) -> Vec<Frame> {
    frames_of(scenario, hides_faulty, 2)
}

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
fn a_hidden_honest_traitor_looks_like_a_loyal_general() {
    let all = ["{ 3 = {} }", "{ 1 = {}, 5 = {} }", "{ 4 = {} }"];
    for (traitors, selected) in all.into_iter().flat_map(|traitors| (0..5).map(move |selected| (traitors, selected))) {
        let loyal = frames_of(&generals("{}"), true, selected);
        let last = loyal.len() - 1;
        let hidden = frames_of(&generals(traitors), true, selected);
        assert_eq!(hidden.len(), loyal.len());
        for (tick, (hidden, loyal)) in hidden.iter().zip(&loyal).enumerate().take(last) {
            assert_eq!(hidden, loyal, "{traitors}, {selected}, tick {tick}");
        }
        assert_ne!(hidden[last], loyal[last], "{traitors}: at the end it has not decided");
        assert_ne!(frames(&generals(traitors), false)[2], loyal[2], "{traitors}: shown, it is a traitor");
    }
}

#[test]
fn steps_of_a_shown_traitor_have_their_own_texts() {
    let scenario = generals("{ 4 = \"split\", 3 = \"flip\" }");
    let told = |hides: bool| -> Vec<&'static str> {
        let frames = frames(&scenario, hides);
        let frame = frames.last().expect("there is tick 0");
        frame.log.iter().map(|line| line.full.key).collect()
    };
    let falsely = |keys: &[&str]| keys.iter().filter(|key| key.ends_with("-falsely")).count();
    assert_eq!(falsely(&told(true)), 0);
    assert_eq!(falsely(&told(false)), 3, "the commander sends, and a lieutenant relays twice");
    let mut session = Session::open(&scenario);
    session.seek(2);
    let [hidden, shown] = [true, false].map(|hides_faulty| Ask { hides_faulty, ..ask() });
    let before = session.frame(&hidden);
    assert!(before.processes.iter().all(|process| process.role != Role::Traitor && !process.faulty));
    let between = session.frame(&shown);
    assert_eq!(between.processes.iter().filter(|process| process.role == Role::Traitor).count(), 2);
    assert_eq!(session.frame(&hidden), before, "shown and hidden again");
}

#[test]
fn altered_messages_are_lies_unless_traitors_are_hidden() {
    // Both are traitors: the commander 4 sends different orders, and process 3 reports the opposite of its order.
    let scenario = generals("{ 4 = \"split\", 3 = \"flip\" }");
    let (mut lies, mut others) = (0, 0);
    for selected in 0..5 {
        let frames = frames_of(&scenario, false, selected);
        for message in frames.iter().flat_map(|frame| &frame.messages) {
            let expected = match message.from {
                0 => message.payload == "retreat",
                from => from == 2,
            };
            assert_eq!(message.is_lie, expected, "{message:?}");
            *(if expected { &mut lies } else { &mut others }) += 1;
        }
        let last = frames.last().expect("there is tick 0");
        let told = last.log.iter().filter(|line| line.is_lie).map(|line| line.route.map(|(from, _)| from.number()));
        assert!(told.clone().all(|from| matches!(from, Some(3 | 4))) && told.count() > 8);
        let deriving = last.deriving.as_ref().expect("it was requested");
        if selected == 1 {
            assert!(deriving.lies.iter().all(|path| path.len() == 1 || path.last() == Id::new(3).as_ref()));
            assert!(deriving.lies.len() > 2, "{:?}", deriving.lies);
        }
    }
    assert!(lies > 20 && others > 20, "{lies} {others}");
    for frame in frames_of(&scenario, true, 1) {
        assert!(frame.messages.iter().all(|message| !message.is_lie) && frame.log.iter().all(|line| !line.is_lie));
        assert!(frame.deriving.is_none_or(|deriving| deriving.lies.is_empty()));
    }
}

#[test]
fn a_signed_order_lists_its_signers() {
    let mut session = Session::open(&scenario("byzantine-generals-signed"));
    session.seek(2);
    let signed = |session: &mut Session| -> Vec<(String, Vec<u32>)> {
        let said =
            |message: &Message| (message.payload.clone(), message.signed_by.iter().map(|id| id.number()).collect());
        session.frame(&ask()).messages.iter().map(said).collect()
    };
    let relayed = [("retreat".to_owned(), vec![1, 2]), ("attack".to_owned(), vec![1, 3])];
    assert_eq!(signed(&mut session), relayed);
    let mut oral = Session::open(&scenario("byzantine-generals-four"));
    oral.seek(2);
    assert!(signed(&mut oral).iter().all(|(_, signed)| signed.is_empty()));
}
