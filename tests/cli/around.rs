//! Tests of the program's configuration, completions, manual page, report, and demos as files.

use super::*;
use suffrage_scenario::builtin;

/// The first line is valid, but the second line has a fault.
const FAULTY: &str = "lang = \"es\"\nspeed = 3\n";

fn configured(folder: &Folder, text: &str) -> Command {
    let file = folder.file("config.toml", text);
    let mut command = folder.suffrage();
    command.env("SUFFRAGE_CONFIG", file);
    command
}

fn stderr(command: &mut Command) -> String {
    String::from_utf8(command.output().expect("it runs").stderr).expect("UTF-8")
}

#[test]
fn settings_come_from_the_option_the_file_the_environment_or_the_default() {
    let folder = Folder::new();
    let rows = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = configured(&folder, "lang = \"es\"\ntheme = \"light\"\nmouse = false\n");
        stdout(
            command.arg("config").args(arguments).env_remove("COLORTERM").env("TERM", "xterm").envs(variables.to_vec()),
        )
    };
    let of_file = rows(&[], &[("LC_ALL", "pt"), ("NO_COLOR", "1"), ("COLORTERM", "truecolor")]);
    for row in ["lang = \"es\"", "theme = \"light\"", "mouse = false"] {
        assert!(of_file.lines().any(|line| line.starts_with(row) && line.ends_with("# config.toml")), "{of_file}");
    }
    assert!(of_file.contains("colors = \"true\"") && of_file.contains("# COLORTERM"), "{of_file}");
    let options = rows(&["--lang", "pt", "--theme", "dark", "--mouse"], &[]);
    for row in ["lang = \"pt\"", "theme = \"dark\"", "mouse = true"] {
        assert!(options.lines().any(|line| line.starts_with(row) && line.ends_with("# opção")), "{options}");
    }
    let without = rows(&["--no-config"], &[("LC_ALL", "pt_BR.UTF-8"), ("NO_COLOR", "1")]);
    assert!(without.contains("lang = \"pt\"") && without.contains("# LC_ALL"), "{without}");
    assert!(without.contains("theme = \"mono\"") && without.contains("# NO_COLOR"), "{without}");
    assert!(without.contains("mouse = true") && without.contains("# valor padrão"), "{without}");
}

#[test]
fn the_configuration_is_config_toml_in_the_folder_of_the_person() {
    let folder = Folder::new();
    fs::create_dir(folder.path("suffrage")).expect("a folder");
    folder.file("suffrage/config.toml", "lang = \"es\"\n");
    let mut command = folder.suffrage();
    command.env_remove("SUFFRAGE_CONFIG").env("XDG_CONFIG_HOME", folder.0.path());
    assert!(stdout(command.arg("list")).starts_with("Protocolos\n"));
}

#[test]
fn a_fault_of_the_configuration_is_told_with_its_place_and_changes_no_exit_code() {
    let folder = Folder::new();
    folder.file("unmet.toml", UNMET);
    for (words, code) in [(["run", "bully-leader-fails"], 0), (["run", "unmet.toml"], 1), (["run", "missing.toml"], 2)]
    {
        let output = configured(&folder, FAULTY).args(words).output().expect("it runs");
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(code), "{told}");
        assert!(told.contains("config.toml:2:9") && told.contains("1 error en"), "{told}");
    }
    for command in ["man", "show", "completions"] {
        let argument =
            if command == "show" { Some("bully-leader-fails") } else { (command != "man").then_some("bash") };
        assert_eq!(stderr(configured(&folder, FAULTY).arg(command).args(argument)), "");
    }
    let missing = folder.suffrage().args(["list"]).env("SUFFRAGE_CONFIG", "nowhere.toml").output().expect("it runs");
    let told = String::from_utf8(missing.stderr).expect("UTF-8");
    assert_eq!(told, "warning: SUFFRAGE_CONFIG names nowhere.toml, but there is no such file\n");
    assert_eq!(missing.status.code(), Some(0));
}

#[test]
fn data_is_the_same_whatever_the_configuration_says() {
    let folder = Folder::new();
    let all =
        "lang = \"es\"\ntheme = \"light\"\ncolors = 16\nglyphs = \"ascii\"\nmouse = false\nmotion = false\nspeed = 2\n";
    for arguments in [
        &["run", "bully-leader-fails", "--format", "json", "--trace", "trace.jsonl"][..],
        &["compare", "bully-leader-fails", "--delay", "2", "--format", "json"],
        &["measure", "chang-roberts", "--n", "8", "--runs", "2", "--format", "csv"],
        &["export", "bully-leader-fails", "--format", "trace"],
        &["export", "bully-leader-fails", "--format", "csv"],
        &["list", "--format", "json"],
    ] {
        let with = stdout(configured(&folder, all).args(arguments));
        let trace = fs::read(folder.path("trace.jsonl")).ok();
        assert_eq!(with, stdout(folder.suffrage().args(arguments)), "{arguments:?}");
        assert_eq!(trace, fs::read(folder.path("trace.jsonl")).ok());
        assert!(!with.is_empty());
    }
    assert!(stdout(configured(&folder, all).args(["run", "bully-leader-fails"])).contains("semilla"));
}

#[test]
fn the_script_for_bash_is_bash_and_has_the_names_of_demos() {
    let script = stdout(suffrage().args(["completions", "bash"]));
    let mut bash = Command::new("bash");
    bash.arg("-n").write_stdin(script.clone()).assert().success();
    for word in ["bully-leader-fails", "raft-election", "accept-any", "completions"] {
        assert!(script.contains(word), "{word}");
    }
    for shell in ["zsh", "fish"] {
        let script = stdout(suffrage().args(["completions", shell]));
        assert!(script.contains("bully-leader-fails") && script.contains("raft-election"), "{shell}");
    }
    let zsh = stdout(suffrage().args(["completions", "zsh"]));
    assert!(zsh.contains("'1: :{_alternative \"commands:command:_suffrage_commands\""), "clap writes it otherwise");
    for shell in ["powershell", "elvish"] {
        assert!(stdout(suffrage().args(["completions", shell])).contains("completions"), "{shell}");
    }
}

#[test]
fn the_manual_page_has_all_commands_with_their_options() {
    let page = stdout(suffrage().arg("man"));
    assert!(page.starts_with(".ie") && page.contains("\n.TH suffrage 1"), "{}", &page[..200]);
    for line in [".SH suffrage check", "\\-\\-no\\-config", "\\-\\-limit\\-memory", "Exit codes:"] {
        assert!(page.contains(line), "{line}");
    }
    assert!(!page.contains("EXTRA") && !page.contains("(1)"));
}

#[test]
fn the_report_needs_no_terminal_and_names_no_one() {
    let folder = Folder::new();
    let home = folder.0.path();
    let report =
        stdout(folder.suffrage().args(["doctor", "--lang", "es"]).env("HOME", home).env_remove("XDG_CONFIG_HOME"));
    assert!(report.starts_with(&format!("suffrage        {}", env!("CARGO_PKG_VERSION"))), "{report}");
    assert!(report.contains("stdin no, stdout no, stderr no") && report.contains("not asked"), "{report}");
    assert!(report.contains("lang = \"es\"") && report.contains("# option"), "{report}");
    assert!(report.contains("themes          ~/") && !report.contains(home.to_str().expect("UTF-8")), "{report}");
}

#[test]
fn the_list_as_json_has_all_protocols_and_demos() {
    let list = json(suffrage().args(["list", "--format", "json"]));
    let demos =
        list["topics"].as_array().expect("topics").iter().flat_map(|topic| topic["demos"].as_array().expect("demos"));
    let names: Vec<&str> = demos.map(|demo| demo["name"].as_str().expect("a name")).collect();
    assert_eq!(names, builtin::ALL.iter().map(|demo| demo.name).collect::<Vec<_>>());
    let bully = list["protocols"].as_array().expect("protocols").iter().find(|protocol| protocol["name"] == "bully");
    let bully = bully.expect("the bully");
    assert_eq!(bully["topology"], "complete");
    assert_eq!(bully["variants"][1]["name"], "accept-any");
    assert!(bully["variants"][1]["about"]["pt"].is_string());
}

#[test]
fn show_prints_the_file_of_a_demo_byte_for_byte() {
    for demo in builtin::ALL {
        let output = suffrage().args(["show", demo.name]).output().expect("it runs");
        assert!(output.stdout == demo.text.as_bytes() && output.status.success(), "{}", demo.name);
    }
    let schema = suffrage().arg("schema").output().expect("it runs");
    assert_eq!(String::from_utf8(schema.stdout).expect("UTF-8"), include_str!("../../docs/scenario.schema.json"));
    let mend = "error: there is no demo `bully-leader-fail`; did you mean bully-leader-fails?\n";
    refused(suffrage().args(["show", "bully-leader-fail"]), mend);
    refused(
        suffrage().args(["show", "./x.toml"]),
        "error: there is no demo `./x.toml`; `suffrage list` shows all of them\n",
    );
}

#[test]
fn a_command_that_does_not_exist_is_told_with_the_one_that_was_meant() {
    for words in [&["rnu"][..], &["rnu", "x.toml", "--format", "json"], &["rnu", "--bad"], &["help", "rnu"]] {
        let told = stderr(suffrage().args(words));
        assert!(told.starts_with("error: there is no command `rnu`; did you mean `run`?\n"), "{told}");
    }
    let told = |words: &[&str]| stderr(suffrage().args(words));
    assert!(told(&["raft"]).contains("raft-election-split-vote"), "a demo");
    assert!(told(&["measure", "raft"]).contains("did you mean `raft-election`?"), "a protocol");
    assert!(told(&["measure", "bully", "--variant", "trust"]).contains("did you mean `trusting`?"), "a variant");
    assert!(told(&["completions", "bsh"]).contains("bash"), "a shell");
}

#[test]
fn a_file_that_is_named_like_a_command_or_a_demo_is_opened_with_its_path() {
    let folder = Folder::new();
    let scenario = builtin::ALL[0].text;
    for name in ["show", "new", "list", builtin::ALL[0].name] {
        folder.file(name, scenario);
        assert!(folder.suffrage().args(["run", &format!("./{name}")]).output().expect("it runs").status.success());
    }
    // If the file is shown on the screen, the only error is the missing terminal.
    assert!(stderr(folder.suffrage().arg("./show")).contains("terminal"));
    let note = |word: &str| {
        format!("note: `{word}` is also the name of a command or a demo; to open the file, write ./{word}\n")
    };
    assert!(stderr(folder.suffrage().arg("show")).starts_with(&note("show")));
    assert_eq!(stderr(folder.suffrage().arg("list")), note("list"));
    assert_eq!(stderr(folder.suffrage().args(["list", "--lang", "en"])), "");
    let demo = builtin::ALL[0].name;
    assert!(stderr(folder.suffrage().args(["run", demo])).starts_with(&note(demo)));
}

#[test]
fn a_new_scenario_runs_and_never_replaces_a_file() {
    let folder = Folder::new();
    let new = |options: &[&str]| {
        let mut command = folder.suffrage();
        command.args(["new", "chang-roberts"]).args(options);
        command
    };
    let text = stdout(&mut new(&["--ids", "3,1,4,5,2", "--start", "all"]));
    assert!(stdout(new(&["--ids", "3 1 4 5 2", "-o", "ring.toml"]).arg("--start=all")).is_empty());
    assert_eq!(fs::read_to_string(folder.path("ring.toml")).expect("it is written"), text);
    let run = json(folder.suffrage().args(["run", "ring.toml", "--format", "json"]));
    assert_eq!(run["messages"]["sent"], 15, "{text}");
    refused(&mut new(&["-o", "ring.toml"]), "error: ring.toml already exists\n");
    let counted = stdout(&mut new(&["--count", "9", "--order", "descending", "--start", "4,7", "--delay", "1..3"]));
    for line in ["count = 9", "order = \"descending\"", "{ at = 1, start = [4, 7] }", "delay = [1, 3]"] {
        assert!(counted.contains(line), "{counted}");
    }
    let example = "# More events, as an example: events = [{ at = 4, crash = 5 }, { at = 9, revive = 5 }]\n";
    let idle = stdout(&mut new(&["--start", "none"]));
    assert!(!idle.contains("\nevents") && idle.starts_with(example), "{idle}");
    fs::write(folder.path("crash.toml"), idle.replace("# More events, as an example: ", "")).expect("it is written");
    assert_eq!(json(folder.suffrage().args(["run", "crash.toml", "--format", "json"]))["tick"], 9);
    refused(
        &mut new(&["--ids", "3,1,3"]),
        "error: two processes have the id 3; give one of them another id: ids are unique\n",
    );
    let reversed = "error: the delay `4..1` is reversed; write the shortest delay first: 1..4\n";
    refused(&mut new(&["--delay", "4..1"]), reversed);
    refused(
        &mut new(&["--start", "nobody"]),
        "error: `nobody` is not a list of ids; write ids separated by commas, such as 3,1,4,5,2\n",
    );
}

#[test]
fn a_new_scenario_beside_its_algorithm_names_the_file() {
    let folder = Folder::new();
    fs::create_dir(folder.path("other")).expect("it is made");
    stdout(folder.suffrage().args(["new", "chang-roberts", "my.algo"]));
    for (output, names) in [("ring.toml", true), ("other/ring.toml", false)] {
        stdout(folder.suffrage().args(["new", "my.algo", "--count", "8", "-o", output]));
        let text = fs::read_to_string(folder.path(output)).expect("it is written");
        assert!(text.contains("protocol  = \"my.algo\"\n"), "{text}");
        assert_eq!(!text.contains("\nalgorithm"), names, "{text}");
        assert_eq!(json(folder.suffrage().args(["run", output, "--format", "json"]))["protocol"], "my.algo");
    }
}

#[test]
fn the_scenario_of_the_page_about_own_algorithms_runs_as_printed() {
    let page = include_str!("../../docs/own-algorithms.md");
    let (_, scenario) = page.split_once("```toml\n").expect("it has a scenario");
    let (scenario, _) = scenario.split_once("```").expect("it ends");
    let folder = Folder::new();
    stdout(folder.suffrage().args(["new", "chang-roberts", "my.algo"]));
    fs::write(folder.path("ring.toml"), scenario).expect("it is written");
    assert!(stdout(folder.suffrage().args(["run", "ring.toml"])).contains("every live process has leader 5"));
    assert!(stdout(folder.suffrage().args(["check", "ring.toml"])).ends_with("as the file says\n"));
    let more = ["check", "ring.toml", "--asynchronous", "--any-start", "--crashes", "1"];
    let answer = folder.suffrage().args(more).output().expect("it ends").stdout;
    assert!(String::from_utf8_lossy(&answer).contains("The shortest run that violates highest:"));
}

#[test]
fn help_of_every_command_has_examples_and_its_exit_codes() {
    let commands = [
        "play",
        "lesson",
        "run",
        "compare",
        "export",
        "check",
        "measure",
        "list",
        "show",
        "new",
        "schema",
        "completions",
        "man",
        "config",
        "doctor",
    ];
    for command in commands {
        let help = stdout(suffrage().args([command, "--help"]));
        assert_eq!(help, stdout(suffrage().args(["help", command])));
        let (_, end) = help.split_once("\nExamples:\n").expect("examples");
        let (examples, codes) = end.split_once("\nExit codes:\n").expect("exit codes");
        assert!(examples.matches(&format!("suffrage {command}")).count() >= 2, "{help}");
        assert!(codes.starts_with("  0 ") && codes.contains("\n  2 "), "{help}");
    }
    assert!(stdout(suffrage().arg("help")).contains("Commands:"));
}
