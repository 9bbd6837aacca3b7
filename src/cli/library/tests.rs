use std::fs;

use super::*;
use crate::protocol::Ticks;
use crate::sim::command::{Command, Targets};

fn library() -> FileLibrary {
    FileLibrary { texts: Texts::new(Language::English) }
}

fn keep<'r>(scenario: &'r Scenario, acts: &'r [(Ticks, Command)], session: &'r SavedSession) -> Keep<'r> {
    Keep { scenario, acts, name: "bully-leader-fails", session }
}

fn session_of(scenario: &Scenario, acts: &[(Ticks, Command)]) -> SavedSession {
    let mut history = crate::history::History::default();
    let mut branch = history.add_root(scenario);
    history.record(branch, 20, None);
    for (tick, act) in acts {
        branch = history.act(branch, tick - 1, std::slice::from_ref(act));
    }
    history.saved();
    SavedSession { history, names: vec!["bully-leader-fails".to_owned()], branch, tick: 3 }
}

#[test]
fn a_run_is_saved_as_a_scenario_that_makes_it_again() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let scenario = read(builtin::named("bully-leader-fails").expect("it is there").text).expect("it is valid");
    let acts = [(6, Command::Crash { targets: Targets::Listed(vec![5]), after: None })];
    let file = folder.path().join("mine").display().to_string();
    let session = session_of(&scenario, &acts);
    let saved = library().save(&keep(&scenario, &acts, &session), &file, false).expect("nothing is there");
    assert_eq!(saved.name, format!("{file}.toml"), "an ending is added");
    let said: Vec<&str> = saved.said.iter().map(|remark| remark.key).collect();
    assert_eq!(said, ["change-expectations-left-out", "change-narration-left-out"]);
    let text = fs::read_to_string(&saved.name).expect("it is written");
    assert!(text.starts_with("# Saved from bully-leader-fails, with 1 act at the keys.\n"), "{text}");
    assert!(text.contains("\n  { at = 6, crash = 6 },\n"), "{text}");
    let opened = library().open(&saved.name).expect("what is saved can be opened").scenario;
    assert_eq!(opened.events, scenario.with_acts(&acts).scenario.events);
    let title = |code| opened.title.in_language(code).strip_prefix(scenario.title.in_language(code)).map(str::to_owned);
    let titles = ["en", "es", "pt"].map(title);
    assert_eq!(titles, [" · branch 2", " · rama 2", " · ramo 2"].map(|title| Some(title.to_owned())));
    let again = library().save(&keep(&scenario, &acts, &session), &file, false);
    assert_eq!(again, Err(NotSaved::Exists(saved.name.clone())));
    library().save(&keep(&scenario, &[], &session), &file, true).expect("it was agreed");
    assert_ne!(fs::read_to_string(&saved.name).expect("it is written"), text);
}

#[test]
fn nothing_is_said_to_be_saved_that_cannot_be_had_back() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let scenario = read(builtin::named("bully-leader-fails").expect("it is there").text).expect("it is valid");
    // No file says that nobody starts.
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
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let scenario = read(builtin::named("bully-leader-fails").expect("it is there").text).expect("it is valid");
    let session = session_of(&scenario, &[]);
    fs::create_dir(folder.path().join("sub")).expect("folders can be made");
    for name in ["sub/", "sub/.", "new/", "sub/..", ""] {
        let file = format!("{}/{name}", folder.path().display());
        let refused = library().save(&keep(&scenario, &[], &session), &file, true);
        assert_eq!(refused, Err(NotSaved::Refused(format!("{file} is a folder, not a file"))));
    }
    let refused = library().save(&keep(&scenario, &[], &session), "no-such-folder/a.json", true);
    let expected = "no-such-folder/a.json: the name ends in .toml for this run as a scenario, or in .suffrage for all branches";
    assert_eq!(refused, Err(NotSaved::Refused(expected.to_owned())));
    assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 1);
}

#[test]
fn a_session_is_saved_as_a_whole_and_opened_again() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let scenario = read(builtin::named("bully-leader-fails").expect("it is there").text).expect("it is valid");
    let acts = [(6, Command::Crash { targets: Targets::Listed(vec![5]), after: None })];
    let session = session_of(&scenario, &acts);
    let file = folder.path().join("mine.suffrage").display().to_string();
    let saved = library().save(&keep(&scenario, &acts, &session), &file, false).expect("nothing is there");
    assert_eq!(saved, Saved { name: file.clone(), said: Vec::new(), whole: true });
    assert_eq!(library().open_session(&file), Some(Ok(session.clone())));
    let again = library().save(&keep(&scenario, &acts, &session), &file, false);
    assert_eq!(again, Err(NotSaved::Exists(file.clone())));
    assert_eq!(library().open_session(&file.replace(".suffrage", ".toml")), None);
    fs::write(&file, "{").expect("it can be written");
    let refused = library().open_session(&file).expect("it is one by its name").expect_err("it is cut off");
    assert!(refused.ends_with("mine.suffrage ends in the middle: it was not copied or written as a whole"), "{refused}");
    let missing = library().open_session("no-such.suffrage").expect("it is one by its name").expect_err("it is not there");
    assert_eq!(missing, "no-such.suffrage: there is no such session");
    let wrong = library().open(&file).expect_err("a session is no scenario");
    assert!(wrong.contains("is a session, not a scenario"), "{wrong}");
}

#[test]
fn a_name_is_proposed_that_no_file_has() {
    let name = |name: &str, what| library().name_to_save(name, what);
    assert_eq!(name("chang-roberts-64", ToKeep::Scenario), "chang-roberts-64.toml");
    assert_eq!(name("chang-roberts-64", ToKeep::Branch), "chang-roberts-64-2.toml");
    assert_eq!(name("chang-roberts-64", ToKeep::Session), "chang-roberts-64.suffrage");
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let file = folder.path().join("mine.toml").display().to_string();
    fs::write(&file, "").expect("it can be written");
    assert_eq!(name(&file, ToKeep::Branch), file.replace("mine", "mine-2"));
    assert_eq!(name(&file, ToKeep::Scenario), file.replace("mine", "mine-2"));
    assert_eq!(name(&file, ToKeep::Session), file.replace(".toml", ".suffrage"));
}

#[test]
fn a_tilde_is_the_own_folder_as_in_a_shell() {
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
fn a_file_is_told_from_what_it_was_and_read_again() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let file = folder.path().join("mine.toml").display().to_string();
    assert_eq!((library().stamp(&file), library().stamp("bully-leader-fails")), (None, None), "neither is a file");
    let text = "protocol = \"bully\"\n[processes]\nids = [1, 2]\n";
    fs::write(&file, text).expect("it can be written");
    let before = library().stamp(&file).expect("it is there");
    assert_eq!(library().stamp(&file), Some(before));
    let opened = library().open(&file).expect("it is a scenario").scenario;
    assert_eq!(library().reread(&file), Reread::Scenario(Box::new(opened)));
    fs::write(&file, text.replace("bully", "bulli")).expect("it can be written");
    assert_ne!(library().stamp(&file), Some(before));
    let Reread::Faulty { line: 1, fault } = library().reread(&file) else { panic!("its first line is faulty") };
    assert!(fault.contains("bulli") && !fault.contains('\n'), "{fault}");
    fs::remove_file(&file).expect("it is there");
    assert!(matches!(library().reread(&file), Reread::Unreadable(_)));
}
