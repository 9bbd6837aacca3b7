//! Tests that the old file is intact after every failure, and that the new file is complete after success.

use std::fs;
use std::fs::Permissions;
use std::os::unix::fs::{PermissionsExt, symlink};

use super::*;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn mode(path: &Path) -> u32 {
    path.metadata().expect("it is there").permissions().mode() & 0o777
}

#[test]
fn a_new_file_is_written_and_an_existing_one_only_with_consent() {
    let folder = folder();
    let path = folder.path().join("a.toml");
    write(&path, "one", false).expect("the file is new");
    assert_eq!(mode(&path) & 0o600, 0o600);
    assert!(matches!(write(&path, "two", false), Err(NotWritten::Exists)));
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "one");
    write(&path, "two", true).expect("replacing is allowed");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "two");
    assert_eq!(names(folder.path()), ["a.toml"], "no temporary file stays");
}

#[test]
fn the_permissions_of_a_file_stay() {
    let folder = folder();
    let path = folder.path().join("a.toml");
    for wanted in [0o640, 0o755, 0o600] {
        fs::write(&path, "one").expect("it can be written");
        fs::set_permissions(&path, Permissions::from_mode(wanted)).expect("it is writable");
        write(&path, "two", true).expect("replacing is allowed");
        assert_eq!(mode(&path), wanted);
    }
}

#[test]
fn the_target_of_a_link_is_replaced_and_the_link_stays() {
    let folder = folder();
    let (real, link) = (folder.path().join("real.toml"), folder.path().join("link.toml"));
    fs::write(&real, "one").expect("it can be written");
    symlink("real.toml", &link).expect("links can be made");
    assert!(matches!(write(&link, "two", false), Err(NotWritten::Exists)));
    write(&link, "two", true).expect("replacing is allowed");
    assert!(link.symlink_metadata().expect("it is there").is_symlink());
    assert_eq!(fs::read_to_string(&real).expect("it is there"), "two");
    fs::remove_file(&real).expect("it is writable");
    assert!(matches!(write(&link, "three", true), Err(NotWritten::File(ids::SAVE_LEADS_NOWHERE))));
    assert_eq!(names(folder.path()), ["link.toml"]);
}

#[test]
fn an_invalid_file_name_is_refused_with_its_reason() {
    let folder = folder();
    let there = |name: &str| folder.path().join(name);
    fs::create_dir(there("sub")).expect("folders can be made");
    fs::write(there("file"), "").expect("it can be written");
    assert!(matches!(write(&there("sub"), "", true), Err(NotWritten::File(ids::SAVE_FOLDER))));
    assert!(matches!(write(&there("sub/"), "", true), Err(NotWritten::File(ids::SAVE_FOLDER))));
    assert!(matches!(write(&there("new/"), "", true), Err(NotWritten::File(ids::SAVE_FOLDER))));
    assert!(matches!(write(Path::new(""), "", true), Err(NotWritten::BadName)));
    assert!(
        matches!(write(&there("no/a.toml"), "", false), Err(NotWritten::NoFolder(folder)) if folder == there("no"))
    );
    assert!(matches!(write(&there("file/a.toml"), "", false), Err(NotWritten::NoFolder(_))));
    assert!(matches!(write(Path::new("/dev/null"), "", true), Err(NotWritten::File(ids::SAVE_SPECIAL))));
    let long = there(&"n".repeat(300));
    assert!(matches!(write(&long, "", false), Err(NotWritten::BadName)), "{:?}", write(&long, "", false));
    assert!(matches!(write(&there("a\0b"), "", false), Err(NotWritten::BadName)));
    assert_eq!(names(folder.path()), ["file", "sub"], "no temporary file remains");
}

#[test]
fn only_one_file_can_claim_a_name() {
    let folder = folder();
    let path = folder.path().join("a.toml");
    let made = temporary(folder.path()).expect("there is room");
    // Another program created the file after the check.
    fs::write(&path, "other").expect("it can be written");
    assert!(matches!(claim(made, &path), Err(NotWritten::Exists)));
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "other");
    assert_eq!(names(folder.path()), ["a.toml"]);
}

#[test]
fn a_free_name_has_the_next_number() {
    let folder = folder();
    let name = |beside: &str, numbered| {
        let path = free(&folder.path().join(beside), "toml", numbered);
        path.file_name().expect("a name").to_string_lossy().into_owned()
    };
    assert_eq!([name("bully", false), name("bully.toml", true)], ["bully.toml", "bully-2.toml"]);
    fs::write(folder.path().join("bully.toml"), "").expect("it can be written");
    assert_eq!(name("bully", false), "bully-2.toml");
    symlink("nowhere", folder.path().join("bully-2.toml")).expect("links can be made");
    assert_eq!([name("bully", true), name("bully-2.toml", false)], ["bully-3.toml", "bully-3.toml"]);
    assert_eq!(
        [name("ring-9", true), name("ring-01", true), name("-2", true)],
        ["ring-10.toml", "ring-01-2.toml", "-2-2.toml"]
    );
    assert_eq!(free(Path::new("no-such-scenario.toml"), "suffrage", false), Path::new("no-such-scenario.suffrage"));
}

#[test]
fn an_ending_is_added_where_there_is_none() {
    let named = |name: &str| with_ending(name.into(), ["toml", "suffrage"]).map(|path| path.display().to_string());
    for (typed, name) in [
        ("a", "a.toml"),
        ("a.suffrage", "a.suffrage"),
        ("a.SUFFRAGE", "a.SUFFRAGE"),
        ("a.Toml", "a.Toml"),
        ("lecture 3.1", "lecture 3.1.toml"),
        ("a.", "a..toml"),
        ("a/..", "a/.."),
        ("sub/", "sub/"),
        ("sub/.", "sub/."),
        ("/x/home/", "/x/home/"),
    ] {
        assert_eq!(named(typed).ok().as_deref(), Some(name), "{typed}");
    }
    assert!(matches!(named("a.json"), Err(NotWritten::File(ids::SAVE_OTHER_ENDING))));
    assert!(matches!(named(".suffrage"), Err(NotWritten::BadName)));
}

#[test]
fn every_reason_is_a_sentence_in_every_language() {
    let reasons = [
        NotWritten::Exists,
        NotWritten::NoFolder("x".into()),
        NotWritten::File(ids::SAVE_FOLDER),
        NotWritten::File(ids::SAVE_SPECIAL),
        NotWritten::File(ids::SAVE_LEADS_NOWHERE),
        NotWritten::File(ids::SAVE_NOT_PERMITTED),
        NotWritten::File(ids::SAVE_READ_ONLY),
        NotWritten::File(ids::SAVE_FULL),
        NotWritten::BadName,
        NotWritten::File(ids::SAVE_OTHER_ENDING),
        NotWritten::Other(io::Error::other("tired")),
    ];
    for reason in &reasons {
        suffrage_text::testing::prove_remark(&reason.remark("x.toml"));
    }
    let kinds = [io::ErrorKind::StorageFull, io::ErrorKind::ReadOnlyFilesystem, io::ErrorKind::PermissionDenied];
    let told = kinds.map(|kind| NotWritten::from(io::Error::from(kind)).remark("x").key);
    assert_eq!(told, ["save-full", "save-read-only", "save-not-permitted"]);
}
