use std::fs;

use super::*;
use suffrage_engine::protocol::Ticks;
use suffrage_engine::sim::command::{Command, Targets};

fn library() -> FileLibrary {
    FileLibrary { texts: Texts::new(Language::English), keeps_progress: false }
}

fn keep<'r>(scenario: &'r Scenario, acts: &'r [(Ticks, Command)], session: &'r SavedSession) -> RunToSave<'r> {
    RunToSave { scenario, acts, name: "bully-leader-fails", session, with_result: false }
}

fn session_of(scenario: &Scenario, acts: &[(Ticks, Command)]) -> SavedSession {
    let mut history = suffrage_session::history::History::default();
    let mut branch = history.add_root(scenario);
    history.record(branch, 20, None);
    for (tick, act) in acts {
        branch = history.act(branch, tick - 1, std::slice::from_ref(act));
    }
    history.saved();
    SavedSession { history, names: vec!["bully-leader-fails".to_owned()], branch, tick: 3 }
}

#[test]
fn a_run_is_saved_as_a_scenario_that_reproduces_it() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let scenario = read(builtin::named("bully-leader-fails").expect("it is there").text).expect("it is valid");
    let acts = [(6, Command::Crash { targets: Targets::Listed(vec![5]), after: None })];
    let file = folder.path().join("mine").display().to_string();
    let session = session_of(&scenario, &acts);
    let saved = library().save(&keep(&scenario, &acts, &session), &file, false).expect("the file is new");
    assert_eq!(saved.name, format!("{file}.toml"), "an ending is added");
    let said: Vec<&str> = saved.said.iter().map(|remark| remark.key).collect();
    let lost = ["change-expectations-left-out", "change-about-left-out"];
    assert_eq!(
        said,
        [&lost[..], &["change-notes-left-out", "change-questions-left-out", "save-check-left-out"]].concat()
    );
    let text = fs::read_to_string(&saved.name).expect("it is written");
    assert!(text.starts_with("# Saved from bully-leader-fails, with 1 act of yours.\n"), "{text}");
    assert!(text.contains("\n  { at = 6, crash = 6 },\n"), "{text}");
    let opened = library().open(&saved.name).expect("a saved run can be opened").scenario;
    assert_eq!(opened.events, scenario.with_acts(&acts).scenario.events);
    let title = |code| opened.title.in_language(code).strip_prefix(scenario.title.in_language(code)).map(str::to_owned);
    let titles = ["en", "es", "pt"].map(title);
    assert_eq!(titles, [" · branch 2", " · rama 2", " · ramo 2"].map(|title| Some(title.to_owned())));
    let again = library().save(&keep(&scenario, &acts, &session), &file, false);
    assert_eq!(again, Err(NotSaved::Exists(saved.name.clone())));
    library().save(&keep(&scenario, &[], &session), &file, true).expect("replacing is allowed");
    assert_ne!(fs::read_to_string(&saved.name).expect("it is written"), text);
}

#[test]
fn every_demo_meets_the_result_that_is_saved_with_it() {
    for demo in builtin::ALL.iter().filter(|demo| demo.n <= 64) {
        let scenario = read(demo.text).expect("it is valid");
        let session = session_of(&scenario, &[]);
        let run = RunToSave { with_result: true, ..keep(&scenario, &[], &session) };
        let (text, said) = library().text_of(&run).unwrap_or_else(|refusal| panic!("{}: {refusal}", demo.name));
        let saved = read(&text).expect("a saved run is valid");
        let finished = saved.run(None, None).expect("the run writes nothing");
        let unmet = crate::cli::run::judged(&saved, &finished).into_iter().find(|judged| !judged.met);
        assert!(unmet.is_none() && said.is_empty(), "{}: {unmet:?} {said:?}", demo.name);
        let Expect { elected, log, by, in_all, never_rests, .. } = saved.expect;
        let old = &scenario.expect;
        assert_eq!(
            (&elected, &log, by, in_all, never_rests),
            (&old.elected, &old.log, old.by, old.in_all, old.never_rests),
            "{}",
            demo.name
        );
    }
}

#[test]
fn a_file_saved_with_its_result_runs_until_the_result() {
    let text = builtin::named("bully-leader-fails").expect("it is there").text;
    let scenario = Scenario { until: Some(3), ..read(text).expect("it is valid") };
    let session = SavedSession { tick: 80, ..session_of(&scenario, &[]) };
    let run = RunToSave { with_result: true, ..keep(&scenario, &[], &session) };
    let (text, said) = library().text_of(&run).expect("it is short");
    let finished = read(&text).expect("a saved run is valid").run(None, None).expect("the run writes nothing");
    assert!(finished.summary().quiet, "{text}");
    assert_eq!(said, [Remark::from(ids::SaveUntil { tick: 80_u64 })]);
}

#[test]
fn expectations_and_a_check_that_are_lost_are_named() {
    let check = builtin::ALL.iter().find(|demo| demo.n <= 8 && demo.text.contains("\n[check]"));
    let scenario = read(check.expect("a demo is checked").text).expect("it is valid");
    let wrong = Scenario { expect: Expect { by: Some(0), ..Expect::default() }, ..scenario };
    let acts = [(6, Command::Crash { targets: Targets::Listed(vec![0]), after: None })];
    for (acts, loses_check) in [(&[][..], false), (&acts[..], true)] {
        let session = session_of(&wrong, acts);
        let run = RunToSave { with_result: true, ..keep(&wrong, acts, &session) };
        let (_, said) = library().text_of(&run).expect("it is short");
        let has = |key| said.iter().any(|remark| remark.key == key);
        assert!(has("save-expectations-replaced") && !has("change-expectations-left-out"), "{said:?}");
        assert_eq!(has("save-check-left-out"), loses_check, "{said:?}");
    }
}

#[test]
fn a_file_that_cannot_be_read_back_is_not_reported_as_saved() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let scenario = read(builtin::named("bully-leader-fails").expect("it is there").text).expect("it is valid");
    // A file cannot express an election that nobody starts.
    let acts = [(6, Command::Start(Targets::Listed(Vec::new())))];
    let file = folder.path().join("mine").display().to_string();
    let session = session_of(&scenario, &[]);
    let refused = library().save(&keep(&scenario, &acts, &session), &file, false);
    assert_eq!(refused, Err(NotSaved::Refused(library().texts.say(ids::SAVE_INEXACT))));
    let refused = library().save(&keep(&scenario, &[], &session), " ", false);
    assert_eq!(refused, Err(NotSaved::Refused(library().texts.say(ids::SAVE_NO_NAME))));
    assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 0);
}

#[test]
fn a_folder_is_no_name_of_a_file() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let scenario = read(builtin::named("bully-leader-fails").expect("it is there").text).expect("it is valid");
    let session = session_of(&scenario, &[]);
    fs::create_dir(folder.path().join("sub")).expect("folders can be made");
    for name in ["sub/", "sub/.", "new/", "sub/..", ""] {
        let file = format!("{}/{name}", folder.path().display());
        let refused = library().save(&keep(&scenario, &[], &session), &file, true);
        assert_eq!(refused, Err(NotSaved::Refused(format!("{file} is a folder, not a file"))));
    }
    let refused = library().save(&keep(&scenario, &[], &session), "no-such-folder/a.json", true);
    let expected =
        "no-such-folder/a.json: the name must end in .toml (this run as a scenario) or .suffrage (all branches)";
    assert_eq!(refused, Err(NotSaved::Refused(expected.to_owned())));
    assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 1);
}

#[test]
fn a_session_is_saved_as_a_whole_and_opened_again() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let scenario = read(builtin::named("bully-leader-fails").expect("it is there").text).expect("it is valid");
    let acts = [(6, Command::Crash { targets: Targets::Listed(vec![5]), after: None })];
    let session = session_of(&scenario, &acts);
    let file = folder.path().join("mine.suffrage").display().to_string();
    let saved = library().save(&keep(&scenario, &acts, &session), &file, false).expect("the file is new");
    assert_eq!(saved, Saved { name: file.clone(), said: Vec::new(), whole: true });
    assert_eq!(library().open_session(&file), Some(Ok(session.clone())));
    let again = library().save(&keep(&scenario, &acts, &session), &file, false);
    assert_eq!(again, Err(NotSaved::Exists(file.clone())));
    assert_eq!(library().open_session(&file.replace(".suffrage", ".toml")), None);
    fs::write(&file, "{").expect("it can be written");
    let refused = library().open_session(&file).expect("it is a session name").expect_err("it is cut off");
    assert!(refused.ends_with("mine.suffrage ends in the middle: it is not complete"), "{refused}");
    let missing = library().open_session("no-such.suffrage").expect("it is a session name").expect_err("it is missing");
    assert_eq!(missing, "no-such.suffrage: there is no such session");
    let wrong = library().open(&file).expect_err("a session is no scenario");
    assert!(wrong.contains("is a session, not a scenario"), "{wrong}");
}

#[test]
fn the_proposed_name_is_unused() {
    let name = |name: &str, what| library().name_to_save(name, what);
    assert_eq!(name("chang-roberts-64", SaveKind::Scenario), "chang-roberts-64.toml");
    assert_eq!(name("chang-roberts-64", SaveKind::Branch), "chang-roberts-64-2.toml");
    assert_eq!(name("chang-roberts-64", SaveKind::Session), "chang-roberts-64.suffrage");
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("mine.toml").display().to_string();
    fs::write(&file, "").expect("it can be written");
    assert_eq!(name(&file, SaveKind::Branch), file.replace("mine", "mine-2"));
    assert_eq!(name(&file, SaveKind::Scenario), file.replace("mine", "mine-2"));
    assert_eq!(name(&file, SaveKind::Session), file.replace(".toml", ".suffrage"));
}

#[test]
fn a_tilde_is_the_home_folder_as_in_a_shell() {
    let path = |typed, home: Option<&str>| at_home(typed, home.map(Into::into)).into_string().expect("it is text");
    assert_eq!(path("~/a.toml", Some("/home/ada")), "/home/ada/a.toml");
    assert_eq!(path("~/a.toml", None), "~/a.toml");
    assert_eq!(path("~/a.toml", Some("")), "~/a.toml");
    assert_eq!(path("~//a.toml", Some("/home/ada")), "/home/ada/a.toml");
    assert_eq!([path("~", Some("/home/ada")), path("~/", Some("/home/ada"))], ["/home/ada/", "/home/ada/"]);
    assert_eq!(path("~", None), "~/");
    assert_eq!(path("a~/b.toml", Some("/home/ada")), "a~/b.toml");
    assert_eq!(path("~bob/b.toml", Some("/home/ada")), "~bob/b.toml");
}

#[test]
fn a_file_is_read_again_and_its_first_fault_takes_one_line() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("mine.toml");
    let name = file.display().to_string();
    let good = "protocol = \"chang-roberts\"\n[processes]\nids = [3, 7]\n";
    fs::write(&file, good).expect("it can be written");
    let first = library().version(&name).expect("it is there");
    assert_eq!(library().version(&name), Some(first), "nothing has changed");
    assert_eq!(library().read_again(&name), Ok(library().open(&name).expect("it is valid").scenario));

    fs::write(&file, "protocol = \"bulli\"\n[processes]\nids = [3, 3]\n").expect("it can be written");
    assert_ne!(library().version(&name), Some(first));
    let Err(ReadError::Faulty(fault)) = library().read_again(&name) else { panic!("it has two faults") };
    let lengths: Vec<&str> = fault.lengths().collect();
    assert!(
        lengths[0].starts_with("mine.toml:1:12: there is no protocol") && lengths[0].ends_with(" (1 more error)"),
        "{lengths:?}"
    );
    assert!(lengths.iter().all(|length| !length.contains('\n')), "{lengths:?}");
    assert!(lengths.windows(2).all(|pair| pair[0].len() > pair[1].len()), "{lengths:?}");

    fs::write(&file, [0xff]).expect("it can be written");
    assert!(matches!(library().read_again(&name), Err(ReadError::Faulty(_))));
    fs::remove_file(&file).expect("it is there");
    assert_eq!((library().version(&name), library().read_again(&name)), (None, Err(ReadError::Gone)));
    // A name that is not a scenario file is never read.
    for name in ["bully-leader-fails", "-", "mine.suffrage"] {
        assert_eq!((library().version(name), library().read_again(name)), (None, Err(ReadError::Gone)), "{name}");
    }
}
