//! Tests that a note is shown in the run for which it was written. In a changed run, the note is shown only if it
//! still fits.

use super::*;
use suffrage_engine::protocols::VariantId;
use suffrage_scenario::change::Variation;
use suffrage_scenario::report::{RunResult, judge};
use suffrage_scenario::{Expect, Validity, When, change::Changed};
use suffrage_text::testing::Draw;

#[derive(Clone, Debug)]
enum Change {
    Seed(u64),
    Count(usize),
    Delay(Ticks, Ticks),
    Variant(VariantId),
    /// After this tick, the user crashes the process at this position. The crash takes effect in the next tick.
    Crash(Ticks, usize),
}

fn changes(scenario: &Scenario) -> Vec<Vec<Change>> {
    let n = scenario.count();
    let others: Vec<VariantId> =
        scenario.protocol().variants().iter().copied().filter(|variant| *variant != scenario.variant).collect();
    let stops = ticks(scenario);
    let crashes =
        stops.iter().filter_map(|stop| stop.checked_sub(2)).flat_map(|tick| (0..n.min(8)).map(move |at| (tick, at)));
    let mut changes: Vec<Vec<Change>> = vec![
        (1..6).map(|more| Change::Seed(scenario.seed + more)).collect(),
        [n + 1, n.saturating_sub(1), 2 * n].into_iter().filter(|&count| count > 0).map(Change::Count).collect(),
        [(2, 2), (3, 3), (1, 3), (1, 1)].into_iter().map(|(least, most)| Change::Delay(least, most)).collect(),
        others.into_iter().map(Change::Variant).collect(),
        crashes.map(|(tick, at)| Change::Crash(tick, at)).collect(),
    ];
    changes.retain(|kind| !kind.is_empty());
    changes
}

fn ticks(scenario: &Scenario) -> Vec<Ticks> {
    let notes = scenario.notes.iter().filter_map(|note| match note.when {
        When::At(tick) => Some(tick),
        When::LeaderElected => None,
    });
    notes.chain(scenario.questions.iter().map(|question| question.at - 1)).collect()
}

fn changed(scenario: &Scenario, change: &Change) -> Option<(Scenario, Vec<(Ticks, Command)>)> {
    let made = |changed: Result<Changed, _>| Some((changed.ok()?.scenario, Vec::new()));
    match *change {
        Change::Seed(seed) => Some((scenario.with_seed(seed), Vec::new())),
        Change::Count(count) => made(scenario.with_count(count)),
        Change::Delay(least, most) => made(scenario.varied(Variation::Delay(least, most))),
        Change::Variant(variant) => made(scenario.with_variant(variant)),
        Change::Crash(tick, at) => {
            let crash = Command::Crash { targets: Targets::Listed(vec![at as u32]), after: None };
            Some((scenario.clone(), vec![(tick + 1, crash)]))
        }
    }
}

pub(super) fn hold(facts: &Expect, run: &Scenario, tick: Ticks) -> bool {
    let finished = run.run(Some(tick), None).expect("no trace is written");
    let summary = finished.summary();
    let properties = &summary.properties;
    let logs = suffrage_engine::engine::FinalLog::all(&finished.world, &finished.judge);
    let result = RunResult {
        last_change: summary.last_change,
        cut_off: None,
        repeats: summary.repeats,
        counts: &summary.counts,
        properties,
        logs: &logs,
    };
    let cells = (0..run.count()).map(|position| finished.cell(position));
    let same_number = facts.elected.as_ref().is_none_or(|elected| elected.len() == run.count());
    same_number && judge(facts, &result, cells).iter().all(|judged| judged.met)
}

fn digest(run: &Scenario, tick: Ticks) -> u64 {
    run.run(Some(tick), None).expect("no trace is written").summary().digest
}

fn told_of(name: &str, change: &Change) -> (usize, usize) {
    let original = scenario(name);
    let Some((here, acts)) = changed(&original, change) else { return (0, 0) };
    let mut whole = here.clone();
    whole.events.extend(acts.iter().cloned());
    let mut session = Session::open(&here);
    for (tick, act) in acts {
        session.seek(tick - 1);
        if !matches!(session.act(act), Moved::Yes) {
            return (0, 0);
        }
    }
    let all = here.notes.len() + here.questions.len();
    assert!(!matches!(change, Change::Variant(_)) || all == 0, "{name}: another variant keeps no old texts");
    let mut told = 0;
    for tick in ticks(&here) {
        session.seek(tick);
        if session.tick() != tick {
            continue;
        }
        for stop in session.stops() {
            told += 1;
            let text = stop.text.in_language("en");
            let of_note = here.notes.iter().find(|note| note.text == stop.text).map(|note| &note.validity);
            let of_question =
                here.questions.iter().find(|question| question.ask == stop.text).map(|asked| &asked.validity);
            let Validity { facts, .. } = of_note.or(of_question).expect("the text is in the file");
            let holds = facts.as_ref().is_some_and(|facts| hold(facts, &whole, tick));
            let same = here.seating() == original.seating() && digest(&whole, tick) == digest(&original, tick);
            assert!(same || holds, "{name}, {change:?}, tick {tick}: {text}");
        }
    }
    (told, all)
}

#[test]
fn notes_shown_in_a_changed_run_are_true() {
    let (mut told, mut not_told) = (0, 0);
    let mut draw = Draw::of("what is told of a changed run");
    for builtin in builtin::ALL {
        let changes = changes(&scenario(builtin.name));
        for _ in 0..2 {
            let kind = draw.one_of(&changes);
            let (of_this, all) = told_of(builtin.name, draw.one_of(kind));
            told += of_this;
            not_told += all.saturating_sub(of_this);
        }
    }
    assert!(told > 50 && not_told > 50, "{told} told, {not_told} not");
}

#[test]
fn stepping_by_stops_visits_every_note() {
    for builtin in builtin::ALL.iter().step_by(5) {
        let scenario = scenario(builtin.name);
        let mut session = Session::open(&scenario.with_seed(scenario.seed + 1));
        while let Some(next) = session.next_stop() {
            session.seek(next);
            if session.tick() < next {
                break;
            }
            assert!(!session.stops().is_empty(), "{} at {next}: a stop without a text", builtin.name);
        }
    }
}

fn texts(session: &mut Session, tick: Ticks) -> Vec<String> {
    session.seek(tick);
    session.stops().iter().map(|stop| stop.text.in_language("en").to_owned()).collect()
}

pub(super) fn read(text: &str) -> Scenario {
    suffrage_scenario::read(text).unwrap_or_else(|faults| panic!("{faults:?}"))
}

const TOLD: &str = r#"
protocol = "bully"
events = [{ at = 2, start = 1 }]
notes = [
  { at = 1, text = "before" },
  { at = 3, text = "as it was" },
  { at = 3, text = "eight", facts = { messages = 8 } },
  { at = 3, text = "anyhow", facts = {} },
  { when = "leader-elected", text = "elected", facts = { by = 9 } },
]
questions = [{ at = 4, ask = "who?", of = "leader" }, { at = 4, ask = "how many?", of = "messages", facts = { messages = { ELECTION = 3 } } }]
[processes]
ids = [1, 2, 3]
"#;

#[test]
fn a_note_is_shown_if_the_run_is_equal_or_its_facts_hold() {
    let original = read(TOLD);
    let mut session = Session::open(&original);
    assert_eq!(
        texts(&mut session, 3)[..3],
        ["as it was", "eight", "anyhow"],
        "its own run shows all notes, true or not"
    );
    assert_eq!(texts(&mut session, 3)[3..], ["elected", "who?", "how many?"]);
    // This crash takes effect only after tick 4.
    session.seek(4);
    let crash = |at| Command::Crash { targets: Targets::Listed(vec![at]), after: None };
    assert_eq!(session.act(crash(0)), Moved::Yes);
    assert_eq!(texts(&mut session, 3).len(), 6, "later events do not contradict it");
    // This change affects which processes take part in the election.
    session.seek(1);
    assert_eq!(session.act(crash(2)), Moved::Yes);
    assert_eq!(texts(&mut session, 1), ["before"]);
    assert_eq!(texts(&mut session, 3), ["anyhow", "how many?"], "1 asks 2 and 3, 2 asks 3: 3 ELECTION");
    let late = session.next_stop().expect("a leader is elected in the end");
    assert_eq!(texts(&mut session, late), ["elected"]);
}

#[test]
fn a_note_with_facts_follows_its_processes_to_another_number() {
    let original = read(TOLD);
    let more = original.with_count(4).expect("within the limits").scenario;
    assert_eq!(texts(&mut Session::open(&more), 3), ["anyhow", "elected"], "4 processes send 6 ELECTION");
    assert_eq!(texts(&mut Session::open(&more), 1), [""; 0], "it was written for 3");
    let back = original.with_seed(7).with_seed(0);
    assert_eq!(back, original, "a change that is undone leaves no trace");
}

#[test]
fn a_saved_file_keeps_only_notes_that_fit_its_run() {
    let other = scenario("chang-roberts-ring").with_seed(3);
    let written = with_acts(&other, &[]);
    assert!(written.scenario.written_for.is_none());
    let mut session = Session::open(&other);
    let mut told = 0;
    for tick in 0..40 {
        session.seek(tick);
        told += if session.tick() == tick { session.stops().len() } else { 0 };
    }
    assert_eq!(written.scenario.notes.len() + written.scenario.questions.len(), told);
    assert!(told < other.notes.len() + other.questions.len(), "some notes do not fit this run");
}

#[test]
fn a_saved_file_names_the_notes_that_acts_made_untrue() {
    let original = read(&TOLD.replacen('\n', "\nabout = \"it says who leads\"\n", 1));
    let crash = Command::Crash { targets: Targets::Listed(vec![2]), after: None };
    let Changed { scenario, said } = with_acts(&original, &[(2, crash)]);
    let notes: Vec<&str> = scenario.notes.iter().map(|note| note.text.in_language("en")).collect();
    assert_eq!(notes, ["before", "anyhow", "elected"]);
    assert_eq!(scenario.questions.len(), 1);
    let texts = suffrage_text::Texts::new(suffrage_text::Language::English);
    let said: Vec<String> = said.iter().map(|remark| texts.fit_remark(remark).shortest().to_owned()).collect();
    assert_eq!(said, ["about", "notes at 3, 3", "questions at 4"]);
}

#[test]
fn a_note_about_past_events_is_shown_with_any_seed_unless_delays_differ() {
    let ring = scenario("chang-roberts-ring");
    let asked = ring.questions[0].ask.in_language("en").to_owned();
    let mut session = Session::open(&ring.with_seed(ring.seed + 2));
    assert!(
        texts(&mut session, ring.questions[0].at - 1).contains(&asked),
        "the same processes have started, whatever has arrived"
    );
    let drawn = read(
        "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 3 }]\n\
         notes = [{ at = 1, text = \"3 begins\" }, { at = 1, text = \"it will take 9 ticks\", cites = [9] }]\n\
         [processes]\nids = [3, 7, 5]\n[network]\ndelay = [1, 9]",
    );
    let told = |seed| texts(&mut Session::open(&drawn.with_seed(seed)), 1);
    assert!((1..20).all(|seed| told(seed).contains(&"3 begins".to_owned())));
    let slow = (1..20).filter(|&seed| told(seed).len() == 2).count();
    assert!(slow < 10, "with most other seeds the delay differs: {slow}");
}
