use super::*;
use suffrage_scenario::{builtin, read};
use suffrage_text::testing::prove_remark;
use suffrage_text::{Language, Texts};

fn warned(text: &str, until: Option<Ticks>) -> Vec<String> {
    let scenario = read(text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    let finished = scenario.run(until, None).expect("no trace is written");
    let warnings = warnings(&scenario, &finished);
    for warning in &warnings {
        prove_remark(&warning.told);
    }
    warnings.iter().map(|warning| Texts::new(Language::English).remark(&warning.told)).collect()
}

const RING: &str = "[processes]\nids = [1, 2, 3]\n";

#[test]
fn ineffective_acts_are_reported_with_the_reason() {
    let acts = "events = [{ at = 1, crash = [1, 2] }, { at = 2, start = [1, 3] }, { at = 3, crash = 2 }, { at = 4, revive = 3 }, \
                { at = 5, mend = \"all\" }, { at = 6, drop = { from = 3, to = 1 } }, { at = 7, leave = 1 }, { at = 8, start = \"all\" }]";
    let said = warned(&format!("protocol = \"chang-roberts\"\n{acts}\n{RING}"), None);
    assert_eq!(
        said,
        [
            "tick 2: 1 starts: no effect, because it is down",
            "tick 3: 2 crashes: no effect, because it is down",
            "tick 4: 3 is back: no effect, because it is up",
            "tick 5: all links repaired: no effect, because the network is already in this state",
            "tick 6: message 3→1 lost: no effect, because no such message is in transit",
            "tick 7: 1 leaves: no effect, because it is down",
        ]
    );
}

#[test]
fn an_armed_crash_that_never_happens_is_reported() {
    let text = |start: &str| {
        format!("protocol = \"chang-roberts\"\nevents = [{{ at = 1, crash = [1, 2], after = 1 }}{start}]\n{RING}")
    };
    let said = warned(&text(""), None);
    assert_eq!(
        said,
        [
            "tick 1: 1, 2 crash in their next broadcast, after 1 message: this crash never happens, because no such broadcast follows"
        ]
    );
    assert_eq!(warned(&text(", { at = 2, start = \"all\" }"), None), [] as [&str; 0]);
}

#[test]
fn a_question_about_the_tick_after_the_end_is_asked_at_the_end() {
    let of = |at: u64| {
        format!(
            "protocol = \"chang-roberts\"\nevents = [{{ at = 3, crash = 1 }}]\nquestions = [{{ at = {at}, of = \"tick\", ask = \"?\" }}]\n{RING}"
        )
    };
    assert_eq!(warned(&of(4), None), [] as [&str; 0]);
    assert_eq!(warned(&of(5), None).len(), 1);
}

#[test]
fn the_quick_check_agrees_and_stops_in_long_runs() {
    let of = |text: &str| at_a_glance(&read(text).unwrap_or_else(|faults| panic!("{faults:?}")));
    let small = format!(
        "protocol = \"chang-roberts\"\nevents = [{{ at = 1, crash = 1 }}, {{ at = 2, start = 1 }}]\nnotes = [{{ at = 80, text = \"a\" }}]\n{RING}"
    );
    let scenario = read(&small).expect("it is valid");
    let whole = warnings(&scenario, &scenario.run(None, None).expect("no trace is written"));
    assert_eq!((whole.len(), of(&small)), (2, GlanceWarnings { acts: vec![whole[0].told.clone()], unseen: 1 }));
    // The run has half a million messages and a note after them. The check does not reach the end, but it reaches the
    // earlier events.
    let long = "protocol = \"chang-roberts\"\nevents = [{ at = 1, crash = 1 }, { at = 2, start = [1, 1000] }, { at = 3, start = \"all\" }]\n\
                notes = [{ at = 900000, text = \"a\" }]\n[network]\nbounce = true\n[processes]\ncount = 1000\norder = \"descending\"\n";
    assert_eq!((of(long).acts.len(), of(long).unseen), (1, 0), "{:?}", of(long));
    let many = "protocol = \"chang-roberts\"\nevents = [{ at = 1, crash = 1 }, { at = 2, start = 1 }]\n[processes]\ncount = 1000000\n";
    assert_eq!(of(many), GlanceWarnings::default(), "such large scenarios are not checked");
}

#[test]
fn many_ineffective_acts_are_counted_including_late_ones() {
    let acts = (1..=30).map(|tick| format!("{{ at = {tick}, revive = 1 }}")).collect::<Vec<_>>().join(", ");
    let text = format!("protocol = \"chang-roberts\"\nevents = [{acts}]\n{RING}");
    let said = warned(&text, None);
    assert_eq!((said.len(), &*said[20]), (21, "10 more acts have no effect"));
    let said = warned(&text, Some(12));
    assert_eq!(
        said.last().map(String::as_str),
        Some("18 acts from tick 13 on do not happen: the run was stopped at tick 12")
    );
}

#[test]
fn unreached_notes_and_questions_are_reported() {
    let told = "questions = [{ at = 90, of = \"tick\", ask = \"?\" }]\nnotes = [{ at = 80, text = \"a\" }, { when = \"leader-elected\", text = \"b\" }]";
    let said =
        warned(&format!("protocol = \"chang-roberts\"\nevents = [{{ at = 1, crash = 1 }}]\n{told}\n{RING}"), None);
    assert_eq!(
        said,
        [
            "the note at tick 80 is not shown: the run is at rest from tick 1 on",
            "the note for the first leader is not shown: no leader is elected",
            "the question at tick 90 is not shown: the run is at rest from tick 1 on",
        ]
    );
}

#[test]
fn no_built_in_scenario_has_warnings() {
    for builtin in builtin::ALL {
        assert_eq!(warned(builtin.text, None), [] as [&str; 0], "{}", builtin.name);
    }
}

#[test]
fn every_warning_refers_to_its_entry() {
    let events = [
        "crash = [1, 2]",
        "start = [1, 3]",
        "crash = 2",
        "revive = 3",
        "mend = \"all\"",
        "leave = [2, 3]",
        "crash = 3, after = 2",
    ];
    let listed: Vec<String> = events.iter().zip(1..).map(|(act, at)| format!("{{ at = {at}, {act} }}")).collect();
    let text = format!(
        "protocol = \"chang-roberts\"\nevents = [{}]\nnotes = [{{ at = 4, text = \"seen\" }}, {{ at = 900, text = \"unseen\" }}]\n\
         questions = [{{ at = 800, of = \"tick\", ask = \"?\" }}]\n{RING}",
        listed.join(", ")
    );
    let scenario = read(&text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let finished = scenario.run(None, None).expect("no trace is written");
    let places = |list| suffrage_scenario::read::places_of_entries(&text, [list]).concat();
    assert_eq!(["events", "notes", "questions"].map(|list| places(list).len()), [events.len(), 2, 1]);
    let about: Vec<&str> = warnings(&scenario, &finished)
        .iter()
        .map(|warning| match warning.about.unwrap_or_else(|| panic!("{warning:?}")) {
            Entry::Event(index) => &text[places("events")[index].clone()],
            Entry::Choice(index) => &text[places("choices")[index].clone()],
            Entry::Note(index) => &text[places("notes")[index].clone()],
            Entry::Question(index) => &text[places("questions")[index].clone()],
        })
        .collect();
    let said: Vec<&str> = [1, 2, 3, 4, 5, 6].iter().map(|&index| listed[index].as_str()).collect();
    assert_eq!(about[..about.len() - 2], said, "{about:#?}");
    assert!(about[about.len() - 2].contains("unseen") && about[about.len() - 1].contains("800"), "{about:#?}");
}

#[test]
fn an_unused_choice_is_reported_at_its_place() {
    let far = "{ of = \"delay\", from = 1, to = 2, nth = 90, is = 3 }";
    let text = format!(
        "protocol = \"chang-roberts\"\nevents = [{{ at = 1, start = 1 }}, {{ at = 2, choose = {{ of = \"loss\", from = 2, to = 3, nth = 9, is = true }} }}]\n\
         choices = [{{ of = \"delay\", from = 1, to = 2, is = 3 }}, {far}]\n{RING}"
    );
    let said = ["message 90 of 1→2 takes 3 ticks", "message 9 of 2→3 is lost"];
    assert_eq!(warned(&text, None), said.map(|choice| format!("{choice}: the run never makes this choice")));
    let scenario = read(&text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let warnings = warnings(&scenario, &scenario.run(None, None).expect("no trace is written"));
    assert_eq!(
        warnings.iter().map(|warning| warning.about).collect::<Vec<_>>(),
        [Some(Entry::Choice(1)), Some(Entry::Event(1))]
    );
    let [places] = suffrage_scenario::read::places_of_entries(&text, ["choices"]);
    assert_eq!(&text[places[1].clone()], far);
}

#[test]
fn a_late_pin_is_ineffective_and_only_some_unused_choices_are_named() {
    let text = format!(
        "protocol = \"chang-roberts\"\nevents = [{{ at = 1, start = 1 }}, {{ at = 9, choose = {{ of = \"delay\", from = 1, to = 2, is = 3 }} }}]\n{RING}"
    );
    assert_eq!(
        warned(&text, None),
        ["tick 9: set in advance: message 1 of 1→2 takes 3 ticks: no effect, because the choice is already made"]
    );
    let far: Vec<String> =
        (50..73).map(|nth| format!("{{ of = \"delay\", from = 1, to = 2, nth = {nth}, is = 3 }}")).collect();
    let said = warned(&format!("protocol = \"chang-roberts\"\nchoices = [{}]\n{RING}", far.join(", ")), None);
    assert_eq!(
        (said.len(), said.last().map(String::as_str)),
        (21, Some("there are 3 more choices that the run never makes"))
    );
}
