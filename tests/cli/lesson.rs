//! Tests of `suffrage lesson`: exit codes, and lessons where a scenario is wanted.

use super::{Folder, refused};

const GOOD: &str = "lesson = 1\ntitle = \"x\"\n[[scene]]\nscenario = \"chang-roberts-ring\"\n";

#[test]
fn the_exit_code_says_whether_a_lesson_passes() {
    let folder = Folder::new();
    folder.file("good.toml", GOOD);
    let unsolved = "[scene.challenge]\ndo = \"x\"\ngoal = { messages = 1 }\nuntil = 9\nsolution = []\n";
    folder.file("unsolved.toml", format!("{GOOD}{unsolved}"));
    folder.file("bad.toml", "lesson = 1\n[[scene]]\nscenario = \"none.toml\"\n\n");
    let check = |name: &str| folder.suffrage().args(["lesson", name, "--check", "--lang", "en"]).assert();
    let told = check("good.toml").code(0).get_output().stdout.clone();
    assert!(String::from_utf8_lossy(&told).contains("1 scene, "), "{}", String::from_utf8_lossy(&told));
    let told = check("unsolved.toml").code(1).get_output().stdout.clone();
    let told = String::from_utf8_lossy(&told);
    assert!(told.contains("error: the solution does not reach the goal by tick 9\n"), "{told}");
    let told = check("bad.toml").code(2).get_output().stderr.clone();
    assert!(String::from_utf8_lossy(&told).contains("2 errors in bad.toml"), "{}", String::from_utf8_lossy(&told));
    let json = folder
        .suffrage()
        .args(["lesson", "good.toml", "--check", "--no-progress", "--format", "json"])
        .assert()
        .code(0);
    let json: serde_json::Value = serde_json::from_slice(&json.get_output().stdout).expect("JSON");
    assert_eq!((&json["passed"], &json["scenes"][0]["kind"]), (&true.into(), &"run".into()));
}

#[test]
fn a_lesson_in_place_of_a_scenario_is_one_clear_error() {
    let folder = Folder::new();
    folder.file("good.toml", GOOD);
    for command in
        [&["run"][..], &["check"], &["export", "--format", "csv"], &["compare", "bully-leader-fails"], &["play"], &[]]
    {
        let expected = "error: good.toml is a lesson, not a scenario; `suffrage lesson good.toml` opens it\n";
        refused(folder.suffrage().args(command).arg("good.toml"), expected);
    }
    let expected = "error: none: no such file, and no built-in lesson of this name (`suffrage lesson` shows all)\n";
    refused(folder.suffrage().args(["lesson", "none", "--check"]), expected);
}

#[test]
fn a_handout_is_written_with_its_pictures() {
    let folder = Folder::new();
    folder.file("good.toml", GOOD);
    let lesson = |arguments: &[&str]| {
        let mut command = folder.suffrage();
        command.args(["lesson", "good.toml", "-o"]).args(arguments);
        command
    };
    lesson(&["sheet.md", "--lang", "all"]).assert().code(0);
    let sheet = std::fs::read_to_string(folder.path("sheet.md")).expect("it is written");
    for wanted in ["## 1 · ", "](sheet-es-1-1.svg)", "`suffrage lesson good.toml -o handout.md`"] {
        assert!(sheet.contains(wanted), "{wanted}\n{sheet}");
    }
    assert!(folder.path("sheet-es-1-1.svg").exists());
    let told = lesson(&["-", "--answers", "--lang", "en"]).assert().code(0).get_output().stdout.clone();
    assert!(String::from_utf8_lossy(&told).contains("answer: 58 leads"));
    refused(&mut lesson(&["good.toml"]), "error: -o good.toml is the lesson: the handout would overwrite it\n");
    refused(&mut lesson(&["a.html"]), "error: a handout is Markdown: give a file name that ends in .md\n");
}
