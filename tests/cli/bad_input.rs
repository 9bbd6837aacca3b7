//! Tests of input that is not a scenario or is faulty: the error message, and the time until it appears.

use std::process::Command as Process;

use suffrage_text::testing::Draw;

use super::{Folder, refused};

#[test]
fn a_path_that_is_no_scenario_file_gets_one_clear_line() {
    let folder = Folder::new();
    let run = |name: &str, expected: &str| refused(folder.suffrage().args(["run", name]), expected);
    run(
        "none.toml",
        "error: none.toml: no such file, and no built-in scenario of this name (`suffrage list` shows all)\n",
    );
    run("bully-trustin", "error: bully-trustin: no such file; did you mean the built-in scenario bully-trusting?\n");
    run(".", "error: . is a folder, not a scenario file\n");
    run(
        "/dev/zero",
        "error: /dev/zero is a device or a socket, not a file; `-` reads a scenario from the standard input\n",
    );
    folder.file("binary.toml", b"version = 1\n\x7fELF\x00\xff\xfe");
    run("binary.toml", "error: binary.toml is not UTF-8 text: the first wrong byte is byte 6 of line 2\n");
    folder.file("large.toml", vec![b'#'; 8 * 1024 * 1024 + 1]);
    run("large.toml", "error: large.toml is larger than 8 MiB, the limit of a scenario file\n");
}

#[test]
fn a_pipe_is_refused_without_waiting_for_it() {
    let folder = Folder::new();
    let made = Process::new("mkfifo").arg(folder.path("pipe")).status().expect("mkfifo is there");
    assert!(made.success());
    let expected = "error: pipe is a pipe, not a file; `-` reads a scenario from the standard input\n";
    refused(folder.suffrage().args(["run", "pipe"]), expected);
    refused(folder.suffrage().arg("pipe"), expected);
}

#[test]
fn a_file_of_the_largest_size_is_read() {
    let folder = Folder::new();
    let scenario = "protocol = \"chang-roberts\"\n[processes]\ncount = 3\n#";
    folder.file("large.toml", format!("{scenario}{}", "x".repeat(8 * 1024 * 1024 - scenario.len())));
    folder.suffrage().args(["run", "large.toml"]).assert().success();
}

#[test]
fn a_fault_is_shown_at_its_place_with_its_mend_in_three_languages() {
    let folder = Folder::new();
    folder.file("slip.toml", "protocol = \"bully\"\n\n[network]\nproces_time = 2\n\n[processes]\nids = [1, 2, 3]\n");
    let english = "\
error: unknown key `proces_time` in `[network]`
 --> slip.toml:4:1
  |
4 | proces_time = 2
  | ^^^^^^^^^^^
  |
  = help: did you mean `process_time`?

1 error in slip.toml
";
    let spanish = "\
error: la clave `proces_time` no existe en `[network]`
 --> slip.toml:4:1
  |
4 | proces_time = 2
  | ^^^^^^^^^^^
  |
  = ayuda: ¿querías decir `process_time`?

1 error en slip.toml
";
    let portuguese = "\
erro: a chave `proces_time` não existe em `[network]`
 --> slip.toml:4:1
  |
4 | proces_time = 2
  | ^^^^^^^^^^^
  |
  = ajuda: você quis dizer `process_time`?

1 erro em slip.toml
";
    for (language, expected) in [("en", english), ("es", spanish), ("pt", portuguese)] {
        refused(folder.suffrage().args(["run", "slip.toml", "--lang", language]), expected);
        refused(folder.suffrage().args(["--lang", language, "play", "slip.toml"]), expected);
    }
    refused(folder.suffrage().env("LANG", "pt_BR.UTF-8").args(["run", "slip.toml"]), portuguese);
    refused(folder.suffrage().env("LC_ALL", "es_ES").args(["run", "slip.toml"]), spanish);
}

#[test]
fn all_faults_of_a_file_are_shown_at_once() {
    let folder = Folder::new();
    let text = "protocol = \"bully\"\n[processes]\nids = [1, 2, 1]\nevents = [\n  { at = 0, crash = 9 },\n]\n[network]\ndelay = [3, 1]\n";
    folder.file("faults.toml", text);
    let expected = "\
error: two processes have the id 1
 --> faults.toml:3:14
  |
3 | ids = [1, 2, 1]
  |        -     ^
  |        |
  |        the first of the two is here
  |
  = help: give one of them another id: ids are unique

error: `events` comes after `[processes]`, so TOML reads it as part of that table
 --> faults.toml:4:1
  |
4 | events = [
  | ^^^^^^
  |
  = help: move `events` up, above `[processes]`, the first table of the file, or write its entries as `[[events]]`

error: 0 is out of range for `at`
 --> faults.toml:5:10
  |
5 |   { at = 0, crash = 9 },
  |          ^
  |
  = help: write a number from 1 to 1000000000000

error: there is no process 9
 --> faults.toml:5:21
  |
5 |   { at = 0, crash = 9 },
  |                     ^
  |
  = help: the processes are 1, 2, 1

error: the range of `delay` is reversed: 3 is more than 1
 --> faults.toml:8:9
  |
8 | delay = [3, 1]
  |         ^^^^^^
  |
  = help: write the shortest delay first: [1, 3]

5 errors in faults.toml
";
    refused(folder.suffrage().args(["run", "faults.toml"]), expected);
}

#[test]
fn a_hostile_file_cannot_control_the_terminal() {
    let folder = Folder::new();
    folder.file("evil.toml", "\"\\u001b[2J\" = 1\nprotocol = \"\u{7f}\\u001b[31m\"\n[processes]\ncount = 3\n");
    let output = folder.suffrage().args(["run", "evil.toml"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(
        output.stderr.iter().all(|byte| *byte == b'\n' || !byte.is_ascii_control()),
        "{:?}",
        output.stderr.escape_ascii().to_string()
    );
}

#[test]
fn a_file_full_of_faults_is_refused_quickly_with_their_number() {
    let folder = Folder::new();
    let ids = "1,".repeat(1_000_000);
    folder.file("same.toml", format!("protocol = \"chang-roberts\"\n[processes]\nids = [{ids}]\n"));
    let output = folder.suffrage().args(["run", "same.toml"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(
        text.ends_with("At least 999999 errors in same.toml; only the first ones are shown.\n"),
        "{}",
        &text[text.len() - 200..]
    );
}

/// Each text fills a file of 8 MB, which the program must refuse.
const HOSTILE: &[&str] = &[
    "=",
    "\r",
    "x\r",
    ",",
    "[",
    "]",
    "{",
    ".",
    "a.",
    "\n",
    "#\n",
    "'\n",
    "a=1\n",
    "a=\n",
    "[a]\n",
    "[[a]]\n",
    "a.b.c.d=1\n",
];
/// Each item fills a list in a file of 8 MB.
const HOSTILE_ITEMS: &[&str] = &["1", "[]", "{}", "{a=1}", "{at=1,start=9}", "[[1]]", "1__2", "\"\\q\""];

/// The address space has only about 256 MiB more than the program needs.
fn is_refused_in_little_memory(folder: &Folder, text: &str) {
    folder.file("hostile.toml", text);
    let program = assert_cmd::cargo::cargo_bin!("suffrage");
    let size = std::fs::metadata(program).expect("the program is there").len() >> 10;
    let limit = size + (256 << 10) + 64 * 1024;
    let script = format!("ulimit -v {limit}; exec '{}' run hostile.toml", program.display());
    let output = Process::new("sh")
        .args(["-c", &script])
        .current_dir(folder.path("."))
        .env("SUFFRAGE_CONFIG", "")
        .output()
        .expect("sh is there");
    let said = String::from_utf8_lossy(&output.stderr);
    let end = said.lines().last().unwrap_or_default();
    assert_eq!(output.status.code(), Some(2), "{:?}: {end}", &text[..20]);
    assert!(end.contains(" in hostile.toml") && said.len() < 3_000_000, "{:?}: {end}", &text[..20]);
}

fn hostile(piece: &str) -> String {
    piece.repeat(8 * 1024 * 1024 / piece.len())
}

#[test]
fn a_hostile_file_is_refused_in_little_memory() {
    let folder = Folder::new();
    is_refused_in_little_memory(&folder, &hostile("="));
    is_refused_in_little_memory(&folder, &hostile("#\n"));
}

#[test]
fn some_hostile_files_are_refused_in_little_memory() {
    let (folder, mut draw) = (Folder::new(), Draw::of("hostile files"));
    for _ in 0..3 {
        let piece = draw.one_of(HOSTILE);
        is_refused_in_little_memory(&folder, &hostile(piece));
        let item = draw.one_of(HOSTILE_ITEMS);
        let items = [item, ","].concat().repeat((8 * 1024 * 1024 - 100) / (item.len() + 1));
        is_refused_in_little_memory(&folder, &format!("protocol = \"bully\"\nevents = [{items}]\n"));
    }
}
