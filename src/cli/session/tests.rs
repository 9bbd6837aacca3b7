use super::*;

#[test]
fn the_latest_is_first_and_each_is_listed_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("deep").join("opened");
    assert_eq!(listed(&file), [""; 0], "no file was opened");
    for name in ["bully-crossing", "franklin-ten", "bully-crossing"] {
        write(&file, name).expect("it can be written");
    }
    assert_eq!(listed(&file), ["bully-crossing", "franklin-ten"]);
    for demo in &builtin::ALL[..12] {
        write(&file, demo.name).expect("it can be written");
    }
    let kept = listed(&file);
    assert_eq!((kept.len(), &*kept[0]), (MOST_NAMES, builtin::ALL[11].name));
}

#[test]
fn deleted_files_are_not_listed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, own) = (folder.path().join("opened"), folder.path().join("mine.toml"));
    fs::write(&own, "").expect("it can be written");
    let own = own.to_str().expect("a path in UTF-8");
    fs::write(&file, format!("no-demo\n{own}\nrelative.toml\n{own}.gone\nfranklin-ten\n")).expect("it can be written");
    assert_eq!(listed(&file), [own, "franklin-ten"]);
    fs::write(&file, [0xff, b'\n']).expect("it can be written");
    assert_eq!(listed(&file), [""; 0], "it is no text");
}

#[test]
fn a_remembered_path_is_valid_in_every_folder() {
    assert_eq!(lasting("franklin-ten").as_deref(), Some("franklin-ten"));
    let path = lasting("mine.toml").expect("it fits on a line");
    assert!(Path::new(&path).is_absolute() && path.ends_with("mine.toml"), "{path}");
    assert_eq!(lasting("two\nlines.toml"), None);
}

#[test]
fn progress_is_written_whole_and_an_unreadable_file_is_set_aside() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("deep").join("lessons.json");
    assert_eq!(progress_of(&file).as_deref(), Some(""));
    replace(&file, "{}").expect("it can be written");
    assert_eq!(progress_of(&file).as_deref(), Some("{}\n"));
    fs::write(&file, [0xff]).expect("it can be written");
    assert_eq!(progress_of(&file), None);
    let aside = set_aside(&file).expect("it can be renamed");
    assert!(aside.ends_with("lessons.bad") && !file.exists());
    fs::write(&file, "[").expect("it can be written");
    let second = set_aside(&file).expect("it can be renamed");
    assert!(second.ends_with("lessons.bad-2") && aside.exists(), "the first one stays");
}
