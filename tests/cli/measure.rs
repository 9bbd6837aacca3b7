//! Tests of `suffrage measure`: tables, files, shards, and refusals.

use super::*;

/// The command measures 18 runs.
const SMALL: [&str; 8] = ["measure", "chang-roberts", "bully", "--n", "4,8,16", "--runs", "3", "--delay=1..3"];

fn out(command: &mut Command) -> String {
    let output = command.assert().success().get_output().clone();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn refused(command: &mut Command) -> String {
    let output = command.assert().code(2).get_output().clone();
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).expect("text")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("a file of text")
}

#[test]
fn a_table_has_statistics_bounds_and_the_law() {
    let table =
        out(suffrage().args(["measure", "chang-roberts", "--n", "8..=64", "--order", "descending", "--runs", "2"]));
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines[0], "chang-roberts · standard · order descending · all start · delay 1 · seeds 0 to 1");
    let cells = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(cells(lines[1]), ["n", "runs", "mean", "min", "max", "deviation", "ticks", "best", "worst"]);
    assert_eq!(cells(lines[2]), ["8", "2", "44.00", "44", "44", "0.00", "17.00", "23", "44"]);
    assert_eq!(cells(lines[5]), ["64", "2", "2,144.00", "2,144", "2,144", "0.00", "129.00", "191", "2,144"]);
    assert_eq!(lines[6], "proved: best 3n-1, worst n(n+3)/2 · true in every run");
    assert!(lines[7].starts_with("law: 0.585 · n² (R² 0.99"), "{table}");
}

#[test]
fn csv_and_json_tell_the_same() {
    let asked = ["measure", "peterson", "--n", "8,16,32", "--runs", "4", "--format"];
    let csv = out(suffrage().args(asked).arg("csv"));
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "protocol,variant,n,counted,runs,not_quiet,mean,min,max,deviation,best,expected,worst,broken,unrest"
    );
    let of = |counted: &str| lines.iter().find(|line| line.contains(&format!(",8,{counted},"))).expect("a row");
    let json: Value = serde_json::from_str(&out(suffrage().args(asked).arg("json"))).expect("JSON");
    let size = &json["protocols"][0]["sizes"][0];
    let columns: Vec<&str> = of("messages").split(',').collect();
    assert_eq!(columns[6].parse::<f64>().ok(), size["messages"]["mean"].as_f64(), "four runs have an exact mean");
    assert_eq!((columns[10], columns[12], columns[13]), ("31", "64", "0"));
    assert_eq!(
        size["bounds"][1],
        json!({ "side": "worst", "formula": "2n(floor(log2 n)+1)", "least": 64, "most": 64, "held": 4, "broken": [] })
    );
    let kinds: f64 = ["ELECTION", "ELECTED"].iter().filter_map(|kind| size["kinds"][kind]["mean"].as_f64()).sum();
    assert_eq!(Some(kinds), size["messages"]["mean"].as_f64());
    assert!(of("rounds").contains(",8,rounds,4,0,"));
    assert_eq!(json["protocols"][0]["law"]["best"]["law"], "n log n");
    assert_eq!((&json["runs"], &json["options"]["sizes"]), (&json!(12), &json!([8, 16, 32])));
}

#[test]
fn merged_shards_equal_one_measurement() {
    let folder = Folder::new();
    for threads in ["1", "4"] {
        let whole = format!("whole-{threads}.jsonl");
        let table = out(folder.suffrage().args(SMALL).args(["--threads", threads, "-o", &whole]));
        let parts: Vec<String> = (0..3).map(|part| format!("part-{part}-{threads}.jsonl")).collect();
        for (part, file) in parts.iter().enumerate() {
            let shard = format!("--shard={part}/3");
            let told = out(folder.suffrage().args(SMALL).args(["--threads", threads, &shard, "-o", file]));
            assert!(told.contains(&format!("only part {part}/3 of the runs")));
        }
        let merged = format!("merged-{threads}.jsonl");
        let joined = out(folder.suffrage().args(["measure", "-o", &merged, "--merge"]).args(&parts));
        assert_eq!(joined, table);
        assert_eq!(read(&folder.path(&merged)), read(&folder.path(&whole)), "byte for byte");
        for format in ["csv", "json"] {
            let joined = out(folder.suffrage().args(["measure", "--format", format, "--merge"]).args(&parts));
            assert_eq!(joined, out(folder.suffrage().args(SMALL).args(["--format", format])));
        }
    }
    assert_eq!(
        read(&folder.path("whole-1.jsonl")),
        read(&folder.path("whole-4.jsonl")),
        "whatever the number of threads"
    );
}

#[test]
fn unmergeable_files_are_named() {
    let folder = Folder::new();
    for (file, options) in [("a", ["--shard", "0/3"]), ("b", ["--shard", "1/3"]), ("c", ["--shard", "2/3"])] {
        out(folder.suffrage().args(SMALL).args(options).args(["-o", file]));
    }
    out(folder.suffrage().args(SMALL).args(["--seed", "1", "-o", "other"]));
    let merge = |files: &[&str]| refused(folder.suffrage().args(["measure", "--merge"]).args(files));
    assert_eq!(merge(&["a", "other"]), "error: other was measured with other options than a: seed\n");
    let gap = merge(&["a", "c"]);
    assert_eq!(gap, "error: part 1/3 is missing; name its file too, or measure it with --shard\n");
    let whole = read(&folder.path("a"));
    folder.file("part", whole.lines().take(3).map(|line| line.to_owned() + "\n").collect::<String>());
    let spanish = refused(folder.suffrage().args(["measure", "--lang", "es", "--merge", "part", "b", "c"]));
    assert!(
        spanish
            .contains("part está sin terminar: faltan 4 ejecuciones, 6 (chang-roberts standard, n = 16, semilla 0), "),
        "{spanish}"
    );
    let double = merge(&["a", "b", "c", "a"]);
    assert_eq!(double, "error: a is named twice; once is enough\n");
    let both = merge(&["a", "nothing"]);
    assert!(both.starts_with("error: nothing cannot be read: "), "{both}");
}

#[test]
fn a_broken_bound_gives_exit_code_1_and_the_seed() {
    let folder = Folder::new();
    out(folder.suffrage().args([
        "measure",
        "chang-roberts",
        "--n",
        "8",
        "--runs",
        "3",
        "--seed",
        "7",
        "-o",
        "runs.jsonl",
    ]));
    // The changed file says that one run exceeded its proved bound.
    let text = read(&folder.path("runs.jsonl"));
    let (before, line) = text.trim_end().rsplit_once('\n').expect("lines");
    let mut run: Value = serde_json::from_str(line).expect("JSON");
    run["bounded"] = json!(45);
    folder.file("runs.jsonl", format!("{before}\n{run}\n"));
    let output = folder.suffrage().args(["measure", "--merge", "runs.jsonl"]).assert().code(1).get_output().clone();
    let told = String::from_utf8(output.stderr).expect("text");
    assert_eq!(told, "chang-roberts standard, n = 8: 1 run broke the worst bound: seed 9\n");
    let table = String::from_utf8(output.stdout).expect("text");
    assert!(table.contains("✗ 44") && table.contains("not true in 1 run"), "{table}");
}

#[test]
fn all_faults_are_reported_together() {
    let folder = Folder::new();
    folder.file("there.jsonl", "");
    let told = refused(folder.suffrage().args([
        "measure",
        "chang-robert",
        "bully",
        "bully",
        "--n",
        "8..",
        "--initiators",
        "some",
        "--delay",
        "slow",
        "--shard",
        "3/3",
        "--runs",
        "0",
        "--threads",
        "0",
        "--order",
        "best",
        "--until",
        "1000000000001",
        "-o",
        "there.jsonl",
    ]));
    let said = [
        "--n 8..: write numbers of processes",
        "--initiators some: write a number",
        "`slow` is not a delay",
        "--shard 3/3: write the part",
        "did you mean `chang-roberts`?",
        "bully is named twice",
        "--order best: not known for bully in its variant standard",
        "--runs 0: write a number from 1",
        "--until 1000000000001: write a whole number",
        "--threads 0: write a number from 1",
        "there.jsonl already exists",
    ];
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), said.len(), "{told}");
    for (line, said) in lines.iter().zip(said) {
        assert!(line.starts_with("error: ") && line.contains(said), "{line} | {said}");
    }
    assert_eq!(read(&folder.path("there.jsonl")), "", "it is left as it was");
    words_are_told_at_once(&folder);
    let unwritable = refused(folder.suffrage().args(SMALL).args(["-o", "nowhere/runs.jsonl"]));
    assert!(unwritable.contains("nowhere"), "{unwritable}");
    let foreign = refused(folder.suffrage().args([
        "measure",
        "bully",
        "--seed",
        "1",
        "--threads",
        "1",
        "--merge",
        "there.jsonl",
    ]));
    let leave_out = "--merge reads its options from the file; leave out PROTOCOL, --seed, --threads";
    assert!(foreign.contains(leave_out), "{foreign}");
    assert_eq!(refused(folder.suffrage().arg("measure")).lines().count(), 1);
}

fn words_are_told_at_once(folder: &Folder) {
    let given = ["--runs", "--seed", "--order", "--until", "--format", "--threads", "-o"];
    let words = ["x", "y", "-1", "-2", "z", "-3", "-"];
    let mut asked = vec!["measure".to_owned(), "bulli".to_owned(), "--n=8..".to_owned()];
    asked.extend(
        given.iter().zip(words).map(
            |(option, word)| {
                if *option == "-o" { "--output=-".to_owned() } else { format!("{option}={word}") }
            },
        ),
    );
    let told = refused(folder.suffrage().args(&asked));
    for (option, word) in given.iter().zip(words).filter(|(option, _)| **option != "-o") {
        assert!(told.contains(&format!("error: {option} {word}: write ")), "{option}: {told}");
    }
    assert!(told.contains("did you mean `bully`?") && told.contains("error: - means standard output"), "{told}");
    assert_eq!(told.lines().count(), 9, "{told}");
    for threads in ["0", "4097", "100000", "many", "99999999999999999999"] {
        let told = refused(folder.suffrage().args(["measure", "bully", "--threads", threads]));
        assert_eq!(told, format!("error: --threads {threads}: write a number from 1 to 4096\n"));
        let told = refused(folder.suffrage().args(["check", "bully-trusting", "--threads", threads]));
        assert!(told.starts_with(&format!("error: --threads {threads}: write a number from 1 to 4096\n")), "{told}");
    }
    for option in ["-o", "--svg"] {
        let told = refused(folder.suffrage().args(["measure", "bully", "--n", "4", "--runs", "1", option, "-"]));
        assert!(told.starts_with("error: - means standard output") && told.lines().count() == 1, "{told}");
    }
    let check = refused(folder.suffrage().args(["check", "bully-trusting", "-o", "-"]));
    assert!(check.contains("- means standard output"), "{check}");
    assert!(!folder.path("-").exists());
}

#[test]
fn all_languages_have_it() {
    let table = |language: &str| out(suffrage().args(SMALL).args(["--lang", language]));
    assert!(table("es").contains("orden aleatorio · empiezan todos · retardo 1..3 · semillas 0 a 2"));
    assert!(table("pt").contains("ordem aleatória · todos começam · atraso 1..3 · sementes 0 a 2"));
    assert!(table("es").contains("demostrado: mejor 3n-1, peor n(n+3)/2 · se respeta"));
    assert!(table("pt").contains("provado: melhor 3n-1, pior n(n+3)/2 · respeitado"));
    // The words in options are not translated.
    let orders = ["random", "ascending", "descending", "worst", "best"];
    for language in ["es", "pt"] {
        for order in orders {
            let asked = ["measure", "chang-roberts", "--n", "4,8", "--runs", "1", "--lang", language, "--order", order];
            let said = out(suffrage().args(asked));
            let words: Vec<&str> = said.split(|sign: char| !sign.is_alphabetic()).collect();
            assert!(!orders.iter().any(|order| words.contains(order)), "{said}");
        }
    }
    let help = out(suffrage().args(["measure", "--help", "--lang", "es"]));
    assert!(help.contains("suffrage measure [OPTIONS] <PROTOCOL>…") && help.contains("--merge <FILE>..."), "{help}");
}

#[test]
#[cfg(unix)]
fn after_a_signal_merge_reports_the_file_as_unfinished() {
    let folder = Folder::new();
    let asked =
        ["measure", "hirschberg-sinclair", "--n", "1000,2000", "--runs", "200", "--threads", "2", "-o", "runs.jsonl"];
    let binary = assert_cmd::cargo::cargo_bin("suffrage");
    let mut child = Process::new(binary)
        .args(asked)
        .current_dir(folder.path("."))
        .env("LANG", "C")
        .env("SUFFRAGE_CONFIG", "")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let file = folder.path("runs.jsonl");
    while fs::read_to_string(&file).map_or(0, |text| text.lines().count()) < 4 {
        assert!(child.try_wait().expect("the question can be asked").is_none(), "400 runs take longer than three");
        std::thread::yield_now();
    }
    let id = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(id, rustix::process::Signal::INT).expect("it is there");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130));
    assert!(output.stdout.is_empty(), "a part of the runs is no result");
    let told = String::from_utf8(output.stderr).expect("text");
    let text = read(&file);
    let done = text.lines().count() - 1;
    assert!(done < 400, "it was stopped before its end");
    assert_eq!(told, format!("stopped: runs.jsonl has {done} of 400 runs\n"));
    assert!(
        text.ends_with('\n') && text.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()),
        "whole lines"
    );
    let merged = refused(folder.suffrage().args(["measure", "--merge", "runs.jsonl"]));
    let unfinished = format!("error: runs.jsonl is unfinished: {} runs are missing, ", 400 - done);
    assert!(merged.starts_with(&unfinished) && merged.lines().count() == 1, "{merged}");
}

#[test]
fn a_chart_is_drawn_below_the_table_and_as_a_picture() {
    let folder = Folder::new();
    let asked = ["measure", "chang-roberts", "--n", "8..=64", "--runs", "2"];
    let table = out(folder.suffrage().args(asked));
    let drawn = out(folder.suffrage().args(asked).args(["--chart", "--svg", "chart.svg"]));
    let chart = drawn.strip_prefix(&table).expect("the chart stands below the table");
    assert!(chart.starts_with("\nchang-roberts · order random · all start"), "{chart}");
    for said in [" worst\n", " best\n", "● chang-roberts: law n"] {
        assert!(chart.contains(said), "{said}: {chart}");
    }
    assert!(chart.chars().any(|sign| ('\u{2801}'..='\u{28ff}').contains(&sign)), "lines are Braille");
    let ascii = out(folder.suffrage().args(asked).arg("--chart").env("TERM", "linux"));
    assert!(ascii.contains("o chang-roberts: law n") && !ascii.contains('●'), "{ascii}");
    let picture = read(&folder.path("chart.svg"));
    let parsed = roxmltree::Document::parse(&picture).expect("XML");
    let title =
        parsed.descendants().find(|node| node.has_tag_name("title")).and_then(|node| node.text().map(str::to_owned));
    assert_eq!(title.as_deref(), Some("chang-roberts · order random · all start · delay 1 · seeds 0 to 1"));
    assert!(parsed.descendants().filter_map(|node| node.text()).any(|text| text.contains("worst")));
    let refused =
        refused(folder.suffrage().args(asked).args(["--chart", "--format", "csv", "--svg", "nowhere/chart.svg"]));
    assert!(refused.contains("--chart needs the table") && refused.contains("nowhere"), "{refused}");
    assert_eq!(refused.lines().count(), 2);
}

#[test]
fn a_picture_does_not_replace_measurements() {
    let folder = Folder::new();
    out(folder.suffrage().args(SMALL).args(["-o", "runs.jsonl"]));
    let before = read(&folder.path("runs.jsonl"));
    for asked in [["--merge", "runs.jsonl"], ["--merge", "./runs.jsonl"]] {
        let told = refused(folder.suffrage().args(["measure", "--svg", "runs.jsonl"]).args(asked));
        assert!(told.contains("--svg runs.jsonl is a measurements file"), "{told}");
    }
    assert_eq!(read(&folder.path("runs.jsonl")), before);
}

#[test]
fn unfinished_runs_get_no_claims_but_a_reason() {
    let asked: [&[&str]; 2] =
        [&["chang-roberts", "--n", "8,16", "--until", "3"], &["raft-election", "--variant", "fixed", "--n", "4,8,16"]];
    for asked in asked {
        let asked = |form: &'static str| [&["measure", "--runs", "2", "--format", form][..], asked].concat();
        let table = out(suffrage().args(asked("table")));
        assert!(!table.contains("true in every run"), "{table}");
        assert!(table.contains("no run came to rest, so nothing was checked"), "{table}");
        assert!(table.contains("the tick limit came first"), "{table}");
        for row in out(suffrage().args(asked("csv"))).lines().skip(1) {
            assert!(row.ends_with(",,until"), "nothing was kept: {row}");
        }
        let json: Value = serde_json::from_str(&out(suffrage().args(asked("json")))).expect("JSON");
        let size = &json["protocols"][0]["sizes"][0];
        assert_eq!(size["bounds"][0]["held"], json!(0));
        assert_eq!((&size["unrest"][0]["stopped"], &size["unrest"][0]["runs"]), (&Value::Null, &json!(2)));
    }
    // With this limit, some runs have ended and some have not.
    let some = out(suffrage().args(["measure", "chang-roberts", "--n", "4,8,16", "--runs", "3", "--until", "10"]));
    assert!(some.contains("not at rest, n = 8–16: 6 runs; the tick limit"), "{some}");
    assert!(some.contains("· true in every run that came to rest\n"), "{some}");
}

#[test]
fn too_many_messages_in_transit_are_reported_in_every_format() {
    let folder = Folder::new();
    out(folder.suffrage().args(["measure", "bully", "--n", "4,8", "--runs", "1", "-o", "runs.jsonl"]));
    let stopped = read(&folder.path("runs.jsonl")).replace("\"quiet\":true", "\"quiet\":false");
    folder.file("runs.jsonl", stopped.replace("\"stopped\":null", "\"stopped\":\"messages\""));
    let told = |form: &str| out(folder.suffrage().args(["measure", "--format", form, "--merge", "runs.jsonl"]));
    assert!(
        told("table").contains("not at rest, n = 4–8: 2 runs; too many messages were in transit"),
        "{}",
        told("table")
    );
    assert!(told("csv").lines().skip(1).all(|row| row.ends_with(",messages")), "{}", told("csv"));
    let json: Value = serde_json::from_str(&told("json")).expect("JSON");
    assert_eq!(json["protocols"][0]["sizes"][0]["unrest"][0]["stopped"], json!("messages"));
}

#[test]
fn the_table_of_one_protocol_has_its_kinds_and_explains_its_formulas() {
    let table = out(suffrage().args(["measure", "chang-roberts", "--n", "1..=4", "--runs", "2"]));
    let proved = "proved: best 2n (n = 1), 3n-1 (n = 2–4); worst 3n-1 (n = 1), n(n+3)/2 (n = 2–4) · true";
    assert!(table.contains(proved), "{table}");
    let some = out(suffrage().args(["measure", "chang-roberts", "--n", "4,8", "--runs", "2", "--initiators", "2"]));
    assert!(
        some.contains("worst 2n+k(2n-k-1)/2 · true")
            && some.contains("\nwhere k: the number of initiators, or of commands in a log\n"),
        "{some}"
    );
    let lines: Vec<&str> = some.lines().collect();
    let kinds = lines.iter().position(|line| *line == "messages by kind, on average:").expect("the kinds are listed");
    assert_eq!(lines[kinds + 1].split_whitespace().collect::<Vec<_>>(), ["n", "ELECTION", "ELECTED"]);
    assert_eq!((lines.len(), lines[kinds + 2].split_whitespace().last()), (kinds + 4, Some("4.00")));
    assert!(!out(suffrage().args(SMALL)).contains("messages by kind"), "two protocols are compared");
}

#[test]
fn sizes_too_close_to_each_other_have_no_law() {
    let table = out(suffrage().args(["measure", "chang-roberts", "--n", "600,601,602", "--runs", "2"]));
    assert!(table.contains("law: none, because the sizes are too close") && !table.contains("best power"), "{table}");
}

#[test]
fn without_a_run_at_rest_there_is_no_law_and_no_chart() {
    let asked =
        ["measure", "ring-list", "--n", "8,16,32", "--runs", "2", "--until", "3", "--initiators", "1", "--chart"];
    let table = out(suffrage().args(asked));
    for said in
        ["not at rest", "law: none, because no run", "there is nothing to draw: no run with messages came to rest"]
    {
        assert!(table.contains(said), "{said}: {table}");
    }
}
