//! Lists the built-in scenarios and lessons: the files of the folders `scenarios` and `lessons`, in teaching order.

use std::{collections::BTreeSet, fmt::Write, fs, path::Path, path::PathBuf};

use toml::{Table, Value};

fn main() {
    let folder = |name| PathBuf::from(std::env::var_os(name).expect("cargo sets this variable"));
    let (root, out) = (folder("CARGO_MANIFEST_DIR").join("../.."), folder("OUT_DIR"));
    write_scenarios(&root.join("scenarios"), &out);
    write_lessons(&root.join("lessons"), &out);
}

/// Writes `lessons.rs`: the lessons in the order of `course.txt`.
fn write_lessons(lessons: &Path, out: &Path) {
    let (course, mut files) = folder_of(lessons);
    let names = course.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let list: String = names
        .map(|name| {
            assert!(files.remove(name), "lessons/course.txt names {name}: it is not in the folder, or is listed twice");
            built_in_lesson(name, &lessons.join(format!("{name}.toml")))
        })
        .collect();
    assert!(files.is_empty(), "lessons/course.txt does not list {files:?}");
    fs::write(out.join("lessons.rs"), format!("&[\n{list}]")).expect("OUT_DIR is writable");
}

/// The text of `course.txt` in `folder`, and the names of the TOML files beside it.
fn folder_of(folder: &Path) -> (String, BTreeSet<String>) {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let name = |path: PathBuf| Some(path.file_name()?.to_str()?.strip_suffix(".toml")?.to_owned());
    (read(&folder.join("course.txt")), entries.flatten().filter_map(|entry| name(entry.path())).collect())
}

/// Writes `scenarios.rs` (all demos in the order of `course.txt`) and `topics.rs` (the topics with their demos).
fn write_scenarios(scenarios: &Path, out: &Path) {
    let (course, mut files) = folder_of(scenarios);
    // The names of all demos, and each topic with the index of its first demo.
    let (mut names, mut topics): (Vec<&str>, Vec<(&str, usize)>) = (Vec::new(), Vec::new());
    for line in course.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(topic) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            assert!(topics.iter().all(|(known, _)| *known != topic), "scenarios/course.txt has [{topic}] twice");
            topics.push((topic, names.len()));
            continue;
        }
        assert!(!topics.is_empty(), "scenarios/course.txt names {line} before the first topic");
        assert!(files.remove(line), "scenarios/course.txt names {line}: it is not in the folder, or is listed twice");
        names.push(line);
    }
    assert!(files.is_empty(), "scenarios/course.txt does not list {files:?}");
    let list: String = names.iter().map(|name| built_in(name, &scenarios.join(format!("{name}.toml")))).collect();
    fs::write(out.join("scenarios.rs"), format!("&[\n{list}]")).expect("OUT_DIR is writable");
    let mut parts = String::from("&[\n");
    for (at, (topic, first)) in topics.iter().enumerate() {
        // If the text catalogue lacks the title of the topic, the generated code does not compile.
        let (title, end) = (topic.to_uppercase(), topics.get(at + 1).map_or(names.len(), |(_, next)| *next));
        let _ = writeln!(parts, "    Topic {{ title: ids::TOPIC_{title}, demos: {first}..{end} }},");
    }
    fs::write(out.join("topics.rs"), parts + "]").expect("OUT_DIR is writable");
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn table(path: &Path) -> Table {
    read(path).parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn built_in_lesson(name: &str, path: &Path) -> String {
    let file = table(path);
    let (title, about) = (by_language(file.get("title")), by_language(file.get("about")));
    let scenes = file.get("scene").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let minutes: i64 = scenes.iter().filter_map(|scene| scene.get("minutes")?.as_integer()).sum();
    let path = path.display().to_string();
    format!(
        "    BuiltInLesson {{ name: {name:?}, title: &{title:?}, about: &{about:?}, minutes: {minutes}, \
         text: include_str!({path:?}) }},\n"
    )
}

fn built_in(name: &str, path: &Path) -> String {
    let file = table(path);
    let word = |key| file.get(key).and_then(Value::as_str);
    let (title, summary) = (by_language(file.get("title")), by_language(file.get("summary")));
    let (protocol, variant) = (word("protocol").unwrap_or_default(), word("variant").unwrap_or("standard"));
    let processes = |key| file.get("processes")?.get(key);
    let count = processes("count").and_then(Value::as_integer).map(|count| count as usize);
    let path = path.display().to_string();
    let n = count.or_else(|| processes("ids")?.as_array().map(Vec::len)).unwrap_or_default();
    format!(
        "    BuiltIn {{ name: {name:?}, title: &{title:?}, summary: &{summary:?}, protocol: {protocol:?}, variant: {variant:?}, n: {n}, \
         text: include_str!({path:?}) }},\n"
    )
}

/// Each text with its language code. If the text is for all languages, the code is empty.
fn by_language(text: Option<&Value>) -> Vec<(&str, &str)> {
    match text {
        Some(Value::String(text)) => vec![("", text)],
        Some(Value::Table(texts)) => {
            texts.iter().filter_map(|(code, text)| Some((code.as_str(), text.as_str()?))).collect()
        }
        _ => Vec::new(),
    }
}
