//! Tests that control characters in text from outside are made visible, in every place where text can enter.

use assert_cmd::Command;

use super::Folder;

/// Examples of each kind of control character: C0, DEL, C1, and changes of writing direction.
const CONTROLS: [char; 8] = ['\u{7}', '\u{1b}', '\u{7f}', '\u{9b}', '\u{61c}', '\u{200f}', '\u{202e}', '\u{2066}'];

fn is_control_character(letter: char) -> bool {
    CONTROLS.contains(&letter) || letter.is_control() && letter != '\n'
}

fn wrote(command: &mut Command, way: &str, letter: char) -> String {
    let output = command.output().expect("it runs");
    let both = [output.stdout, output.stderr].concat();
    let text = String::from_utf8(both).expect("UTF-8");
    let found = text
        .chars()
        .position(is_control_character)
        .map(|at| text.chars().skip(at.saturating_sub(30)).take(60).collect::<String>());
    assert_eq!(found, None, "{way} with {letter:?}");
    text
}

/// Two TOML strings that contain this character. The first has the character itself, which TOML may not allow; the
/// second has its escape sequence, which is valid.
fn strings(letter: char) -> [String; 2] {
    [format!("\"a{letter}b\""), format!("\"a\\u{:04X}b\"", u32::from(letter))]
}

#[test]
fn control_characters_from_files_and_arguments_never_reach_the_terminal() {
    let folder = Folder::new();
    for letter in CONTROLS {
        let name = format!("a{letter}b");
        let good = "protocol = \"bully\"\n[processes]\nids = [1, 2]\n";
        for string in strings(letter) {
            for (way, text) in [
                ("a title", format!("title.en = {string}\n{good}")),
                ("an about", format!("about.en = {string}\n{good}")),
                ("an unknown key", format!("{string} = 1\n{good}")),
                ("a key that is known twice", format!("{good}{string} = 1\n{string} = 2\n")),
                ("a protocol", format!("protocol = {string}\n")),
                ("a variant", format!("variant = {string}\n{good}")),
                ("a number", format!("seed = {string}\n{good}")),
                ("an unknown section", format!("{good}[{string}]\n")),
                ("a note", format!("{good}[[notes]]\nat = 1\ntext.en = {string}\n")),
                ("a comment", format!("# {name}\n{good}x = 1 # {name}\n")),
                ("a parameter", format!("{good}[params]\n{string} = {string}\n")),
                ("a property", format!("{good}[expect]\nholds = [{string}]\n")),
            ] {
                folder.file("a.toml", &text);
                for format in ["text", "json"] {
                    wrote(folder.suffrage().args(["run", "a.toml", "--format", format]), way, letter);
                }
                wrote(folder.suffrage().args(["compare", "a.toml", "a.toml"]), way, letter);
            }
        }
        for arguments in [
            vec![name.as_str()],
            vec!["run", &name],
            vec!["compare", &name, &name],
            vec!["run", "bully-leader-fails", "--format", &name],
            vec!["run", "bully-leader-fails", "--until", &name],
            vec!["run", "bully-leader-fails", "--seed", &name],
            vec!["run", "bully-leader-fails", "--trace", &name, &name],
            vec!["compare", "bully-leader-fails", "--protocol", &name],
            vec!["compare", "bully-leader-fails", "--variant", &name],
            vec!["compare", "bully-leader-fails", "--delay", &name],
            vec!["--theme", &name],
            vec!["--lang", &name],
            vec!["--glyphs", &name],
            vec!["--at", &name],
            vec!["--branch", &name],
        ] {
            wrote(folder.suffrage().args(&arguments), &format!("{arguments:?}"), letter);
        }
        let option = format!("--{name}");
        wrote(folder.suffrage().arg(&option), "an option", letter);
        wrote(folder.suffrage().args(["run", &option]), "an option of a verb", letter);
        folder.file(&format!("{name}.toml"), "protocol = 3\n");
        wrote(folder.suffrage().args(["run", &format!("{name}.toml")]), "the name of a faulty file", letter);
        folder.file(&format!("{name}.toml"), "title.en = \"x\"\nprotocol = \"bully\"\n[processes]\nids = [1, 2]\n");
        wrote(folder.suffrage().args(["run", &format!("{name}.toml")]), "the name of a file", letter);
    }
}

#[test]
fn replacement_characters_are_readable() {
    let folder = Folder::new();
    folder.file("a.toml", "title.en = \"a\\u001B\\u009B\\u202Eb\"\nprotocol = \"bully\"\n[processes]\nids = [1, 2]\n");
    let text = wrote(folder.suffrage().args(["run", "a.toml"]), "a title", '\u{1b}');
    assert!(text.starts_with("a␛\\u{9b}\\u{202e}b\n"), "{text}");
    let json = wrote(folder.suffrage().args(["run", "a.toml", "--format", "json"]), "a title", '\u{1b}');
    assert!(json.contains("\"title\":\"a\\u001b\\u009b\\u202eb\""), "{json}");
    let value: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(value["title"], "a\u{1b}\u{9b}\u{202e}b");
}

#[test]
fn control_characters_of_an_algorithm_never_reach_the_terminal() {
    let folder = Folder::new();
    let good = "algorithm: Good\nlinks: one-way ring\nmessage ASK(j)\nstate x := 0\non start: send ASK(id)\n\
                on ASK(j), if j ≠ id: send ASK(j)\non ASK(j): elected := id\n";
    folder.file("good.algo", good);
    for letter in CONTROLS {
        for (way, part, new) in [
            ("a title", "Good", format!("Go{letter}od")),
            ("a comment", "send ASK(j)", format!("send ASK(j) # {letter}")),
            ("a name", "x", format!("x{letter}")),
            ("a message", "ASK", format!("A{letter}SK")),
            ("a word", "state x := 0", format!("state x := a{letter} of a{letter}, b")),
            ("a statement", "elected := id", format!("elected := id {letter}")),
            ("a declaration", "links", format!("li{letter}nks")),
        ] {
            folder.file("a.algo", good.replace(part, &new));
            folder.file("a.toml", "protocol = \"a.algo\"\nevents = [{ at = 1, start = 1 }]\n[processes]\ncount = 3\n");
            for arguments in [
                &["run", "a.algo", "--log"][..],
                &["check", "a.toml"],
                &["compare", "a.toml", "--protocol", "good.algo", "--format", "text"],
                &["export", "a.toml", "--format", "markdown"],
            ] {
                wrote(folder.suffrage().args(arguments), &format!("{way}, {arguments:?}"), letter);
            }
        }
        let name = format!("a{letter}.algo");
        folder.file(&name, good);
        wrote(folder.suffrage().args(["run", &name]), "the name of an algorithm", letter);
        folder.file("named.toml", format!("protocol = \"{name}\"\n[processes]\ncount = 3\n"));
        wrote(folder.suffrage().args(["run", "named.toml"]), "a named algorithm", letter);
        wrote(folder.suffrage().args(["check", "named.toml"]), "a named algorithm", letter);
    }
}

#[test]
fn a_fault_after_a_cut_is_underlined_at_its_place() {
    let folder = Folder::new();
    folder.file(
        "a.toml",
        "title.en = \"\u{9b}\" # \u{202e}\nseed = \"\u{202e}\" #\u{9b}\nprotocol = \"bully\"\n[processes]\nids = [1, 2]\n",
    );
    let text = wrote(folder.suffrage().args(["run", "a.toml"]), "a quoted line", '\u{9b}');
    let lines: Vec<&str> = text.lines().collect();
    let quoted =
        lines.iter().position(|line| line.contains("seed = \"\\u{202e}\" #\\u{9b}")).expect("the line is quoted");
    let (line, underlined) = (lines[quoted], lines[quoted + 1]);
    let place = |part: &str| line.find(part).expect("it is in the line");
    let marks = underlined.find('^').expect("it is underlined")..=underlined.rfind('^').expect("it is underlined");
    assert_eq!(marks, place("\"\\u")..=place("\" #"));
}
