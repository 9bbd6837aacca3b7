//! Worked examples from courses, papers, questions and bug reports. Each file says what is right.

use std::path::Path;

use assert_cmd::Command;

fn suffrage(arguments: &[&str]) -> (Option<i32>, String) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/field");
    let mut command = Command::cargo_bin("suffrage").expect("the binary is built");
    let output = command.current_dir(folder).args(arguments).env("SUFFRAGE_CONFIG", "").env("LANG", "C").output();
    let output = output.expect("the binary runs");
    let told = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("the output is UTF-8"));
    (output.status.code(), told.concat())
}

#[test]
fn every_example_has_its_right_answer() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/field");
    let files = std::fs::read_dir(&folder).expect("the folder");
    let names = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    let (checked, run): (Vec<String>, Vec<String>) = names.partition(|name| {
        let text = std::fs::read_to_string(folder.join(name)).expect("the file is UTF-8");
        assert!(text.contains("\n[expect]\n") || text.contains("\n[check]\n"), "{name} says what is right");
        text.contains("\n[check]\n")
    });
    assert_eq!((checked.len(), run.len()), (4, 23));
    let (code, told) = suffrage(&["run"].into_iter().chain(run.iter().map(String::as_str)).collect::<Vec<_>>());
    assert_eq!(code, Some(0), "{told}");
    for name in checked {
        let (code, told) = suffrage(&["check", &name]);
        assert_eq!(code, Some(0), "{name}: {told}");
    }
}
