//! A run that repeats is recognised, headless and on the screen.

use assert_cmd::Command;
use suffrage_engine::property::Status;
use suffrage_engine::sim::command::{Command as Act, Targets};
use suffrage_scenario as scenario;
use suffrage_session::{Ask, Frame, Session};

const ORPHAN: &str =
    "protocol = \"chang-roberts\"\nuntil = 90\nevents = [{ at = 1, start = 58 }, { at = 2, crash = 58 }
    ACTS]\n[processes]\nids = [17, 4, 31, 58, 23]\n[network]\nbounce = true\n";
const DUEL: &str = "protocol = \"paxos\"\nuntil = 200\nevents = [{ at = 1, start = 1 }, { at = 6, start = 2 }]
    [processes]\nids = [1, 2, 3]\n[network]\ndelay = 3\n[params]\npatience = 2\n";
const SPLIT: &str = "protocol = \"raft-election\"\nvariant = \"fixed\"\nuntil = 90\n[processes]\nids = [1, 2, 3, 4]\n";
const CUT: &str = "protocol = \"bully\"\nuntil = 200\nevents = [{ at = 3, cut = [5, 2], one_way = true }]
    [processes]\nids = [1, 2, 3, 4, 5]\nleader = 5\n[detector]\nkind = \"heartbeat\"\n";
const ALIKE: &str = "protocol = \"itai-rodeh\"\nuntil = 30\nevents = [{ at = 1, start = \"all\" }]
    [processes]\nids = [0, 1, 2]\n[params]\ndraw = 1\n";

type Case = (&'static str, String, Option<(u64, u64)>);

/// For each run: its name, its file and, if it repeats, the first tick and the period of the repetition.
fn cases() -> Vec<Case> {
    let orphan = |acts: &str| ORPHAN.replace("ACTS", acts);
    let each = |link: &str| format!("each = [{{ {link} }}]\n");
    let heartbeats = |link: &str| format!("{CUT}[network]\n{}", each(link));
    let pinned = |line: &str| format!("choices = [{line}]\n{}", orphan(""));
    vec![
        ("an orphan", orphan(""), Some((5, 6))),
        ("a processing time", orphan("") + "process_time = 2\n", Some((11, 16))),
        ("delays that are drawn", orphan("") + "delay = [1, 3]\n", None),
        ("losses that are drawn", orphan("").replace("90", "80") + "loss = 0.01\n", None),
        ("a loss that is certain", orphan(", { at = 50, network = { loss = 1.0 } }"), None),
        ("an act later", orphan(", { at = 50, crash = 23 }"), Some((50, 7))),
        ("an act that ends it", orphan(", { at = 46, drop = { from = 17, to = 4 } }"), None),
        ("a settled choice later", pinned("{ of = \"delay\", from = 4, to = 31, nth = 9, is = 5 }"), Some((57, 6))),
        (
            "a settled choice past its turn",
            pinned("{ of = \"loss\", from = 4, to = 31, copy = true, is = true }"),
            Some((5, 6)),
        ),
        (
            "a settled choice that never comes",
            pinned("{ of = \"delay\", from = 58, to = 23, nth = 9, is = 5 }"),
            Some((5, 6)),
        ),
        ("rounds that grow", ALIKE.to_owned(), Some((1, 3))),
        ("rounds that draws decide", ALIKE.replace("draw = 1", "draw = 2").replace("30", "12"), None),
        ("ballots that grow", DUEL.to_owned() + "backoff_ticks = 2\n", Some((6, 10))),
        (
            "losses that are drawn on a link without messages",
            DUEL.replace("delay = 3", "delay = 3\neach = [{ from = 3, to = 3, loss = 0.5 }]") + "backoff_ticks = 2\n",
            Some((6, 10)),
        ),
        ("a wait that is drawn", DUEL.replace("200", "50") + "backoff_ticks = 3\nbackoff = \"random\"\n", None),
        ("a draw among one", DUEL.to_owned() + "backoff_ticks = 1\nbackoff = \"random\"\n", Some((6, 9))),
        ("terms that grow", SPLIT.to_owned(), Some((6, 6))),
        ("a term of one that is down", SPLIT.replace("[1, 2, 3, 4]", "[1, 2, 3, 4]\ndown = [4]"), Some((6, 6))),
        (
            "terms beside logs",
            SPLIT.to_owned() + "[params]\nterm = [2, 2, 2, 2]\nlog_term = [2, 1, 1, 2]\n",
            Some((6, 6)),
        ),
        ("heartbeats", CUT.to_owned(), Some((6, 12))),
        ("heartbeats on a slow link", heartbeats("from = 5, to = 1, delay = 3"), Some((18, 84))),
        ("heartbeats that chance loses", heartbeats("from = 5, to = 1, loss = 0.01"), None),
        ("notices on a slow link", orphan("") + &each("from = 58, to = 31, delay = 3"), Some((5, 8))),
        ("notices on a link that draws", orphan("") + &each("from = 58, to = 31, delay = [1, 3]"), None),
    ]
}

fn at(session: &mut Session, tick: u64) -> Frame {
    session.seek(tick);
    session.frame(&Ask::default())
}

#[test]
fn a_run_repeats_if_nothing_but_ticks_and_rounds_differs() {
    let found = |(name, text, _): &Case| {
        let read = scenario::read(text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        let headless = read.run(None, None).expect("it writes nothing").summary().clone();
        let mut session = Session::open(&read);
        assert_eq!(at(&mut session, headless.tick).properties, headless.properties, "{name}");
        if let Some(found) = headless.repeats {
            let is_broken = |frame: Frame| frame.properties.iter().any(|one| one.status == Status::Violated);
            assert!(!is_broken(at(&mut session, found.seen - 1)) && is_broken(at(&mut session, found.seen)), "{name}");
        }
        (*name, headless.repeats.map(|found| (found.from, found.every)))
    };
    let wanted: Vec<_> = cases().iter().map(|(name, _, repeats)| (*name, *repeats)).collect();
    assert_eq!(cases().iter().map(found).collect::<Vec<_>>(), wanted);
}

#[test]
fn an_act_by_hand_withdraws_a_repetition_until_the_run_repeats_again() {
    let mut session = Session::open(&scenario::read(&ORPHAN.replace("ACTS", "")).expect("it is valid"));
    let broken = |session: &mut Session, tick| {
        let properties = at(session, tick).properties;
        properties.iter().find(|one| one.status == Status::Violated).and_then(|one| one.tick)
    };
    let seen = broken(&mut session, 40).expect("it repeats");
    session.act(Act::Crash { targets: Targets::Listed(vec![4]), after: None });
    assert_eq!([41, seen, 90].map(|tick| broken(&mut session, tick)), [None, Some(seen), Some(55)]);
}

#[test]
fn never_rests_is_met_by_a_repetition_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.toml");
    let run = |text: &str| {
        std::fs::write(&file, format!("{text}\n[expect]\nnever_rests = true\n")).expect("a file");
        let output = Command::cargo_bin("suffrage").expect("it is built").arg("run").arg(&file).output();
        let output = output.expect("it runs");
        (output.status.code(), String::from_utf8(output.stdout).expect("UTF-8"))
    };
    let [ends, drawn, repeats] = [
        run("protocol = \"bully\"\nevents = [{ at = 1, start = 1 }]\n[processes]\ncount = 3"),
        run(&ALIKE.replace("draw = 1", "draw = 2").replace("30", "3")),
        run(SPLIT),
    ];
    assert!(ends.0 == Some(1) && ends.1.contains("actual   the run is at rest"), "{}", ends.1);
    assert!(drawn.0 == Some(1) && drawn.1.contains("undecided: the run is not at rest by tick 3"), "{}", drawn.1);
    assert!(
        repeats.0 == Some(0)
            && repeats.1.contains("from tick 6 on, the run repeats every 6 ticks: the run never comes to rest")
    );
}
