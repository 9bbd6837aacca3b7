//! Tests of `suffrage export`: each format is checked against its definition.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Folder, refused, stdout, suffrage};

const NAMES: [&str; 4] = ["bully-leader-fails", "chang-roberts-ring", "chang-roberts-bounce", "raft-election-log"];

fn export(name: &str, format: &str, seed: &str) -> String {
    stdout(suffrage().args(["export", name, "--format", format, "--seed", seed, "--until", "40"]))
}

fn trace(name: &str, seed: &str) -> Vec<Value> {
    export(name, "trace", seed).lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

fn runs() -> impl Iterator<Item = (&'static str, &'static str)> {
    NAMES.into_iter().flat_map(|name| ["1", "2", "3"].map(|seed| (name, seed)))
}

fn cells(table: &str) -> Vec<Vec<String>> {
    let (mut rows, mut row, mut cell, mut quoted) = (Vec::new(), Vec::new(), String::new(), false);
    let mut letters = table.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => cell.extend(letters.next()),
            '"' => quoted = !quoted,
            ',' if !quoted => row.push(std::mem::take(&mut cell)),
            '\n' if !quoted => {
                row.push(std::mem::take(&mut cell));
                rows.push(std::mem::take(&mut row));
            }
            letter => cell.push(letter),
        }
    }
    rows
}

#[test]
fn the_table_has_every_line_and_every_field_of_the_trace() {
    for (name, seed) in runs() {
        let (rows, events) = (cells(&export(name, "csv", seed)), trace(name, seed));
        assert!(!events.is_empty(), "{name}");
        assert_eq!(rows.len(), events.len() + 1, "{name}");
        for (row, event) in rows[1..].iter().zip(&events) {
            let written = rows[0]
                .iter()
                .zip(row)
                .filter(|(_, cell)| !cell.is_empty())
                .map(|(name, cell)| (name.clone(), cell.clone()));
            let said =
                event.as_object().expect("an object").iter().map(|(name, value)| {
                    (name.clone(), value.as_str().map_or_else(|| value.to_string(), str::to_owned))
                });
            assert_eq!(written.collect::<BTreeMap<_, _>>(), said.collect(), "{name}");
        }
    }
}

#[test]
fn the_arrows_of_the_diagram_are_the_deliveries_of_the_trace() {
    for (name, seed) in runs() {
        let diagram = export(name, "mermaid", seed);
        assert!(diagram.starts_with("sequenceDiagram\n"), "{name}");
        let arrow = |line: &str| {
            let (ends, said) = line.trim().split_once(": ")?;
            let (from, to) = ends.split_once("->>")?;
            let mut words = said.split(' ');
            Some(format!("{} {from} {to} {}", words.next()?, words.next()?))
        };
        let arrows: Vec<String> = diagram.lines().filter_map(arrow).collect();
        let delivered = trace(name, seed).into_iter().filter(|event| event["event"] == "delivered").map(|event| {
            format!("{} p{} p{} {}", event["tick"], event["from"], event["to"], event["kind"].as_str().expect("a kind"))
        });
        assert_eq!(arrows, delivered.collect::<Vec<_>>(), "{name}");
    }
}

/// The id of the process at which the event happens. `None` if it happens in the network.
fn host(event: &Value) -> Option<u64> {
    let field = match event["event"].as_str().expect("an event") {
        "sent" if event["copy"] == true => return None,
        "sent" => "from",
        "delivered" | "bounced" => "to",
        _ => "process",
    };
    event[field].as_u64()
}

#[test]
fn the_vector_clocks_order_as_causes_and_processes_do() {
    for (name, seed) in runs() {
        let events = trace(name, seed);
        let mut latest: BTreeMap<u64, usize> = BTreeMap::new();
        // For every event, all events that happened before it.
        let mut before: Vec<Vec<bool>> = Vec::new();
        for (at, event) in events.iter().enumerate() {
            let direct =
                [event["cause"].as_u64().map(|cause| cause as usize), host(event).and_then(|id| latest.insert(id, at))];
            let mut past = vec![false; events.len()];
            for one in direct.into_iter().flatten() {
                past[one] = true;
                past.iter_mut().zip(&before[one]).for_each(|(known, earlier)| *known |= earlier);
            }
            before.push(past);
        }
        let log = export(name, "shiviz", seed);
        let lines: Vec<&str> = log.lines().collect();
        assert_eq!(lines[..2], [r"(?<host>\S+) (?<clock>\{.*\})\n(?<event>.*)", ""], "{name}");
        let clock = |pair: &[&str]| -> BTreeMap<String, u64> {
            serde_json::from_str(pair[0].split_once(' ').expect("a host and a clock").1).expect("a clock")
        };
        let clocks: Vec<_> = lines[2..].chunks(2).map(clock).collect();
        let own: Vec<usize> = (0..events.len()).filter(|&at| host(&events[at]).is_some()).collect();
        assert_eq!(clocks.len(), own.len(), "{name}");
        for (one, first) in own.iter().zip(&clocks) {
            for (other, second) in own.iter().zip(&clocks) {
                let is_less =
                    first != second && first.iter().all(|(id, count)| second.get(id).is_some_and(|more| count <= more));
                assert_eq!(is_less, before[*other][*one], "{name} {seed}: {one} before {other}");
            }
        }
    }
}

#[test]
fn an_option_that_a_format_does_not_have_is_refused_with_all_the_others() {
    refused(
        suffrage().args(["export", "bully-leader-fails", "--format", "csv", "--speed", "fast", "--size", "3"]),
        "error: --speed does not apply to csv; it applies to animation, asciicast\n\
         error: --size does not apply to csv; it applies to svg, animation, asciicast, markdown, html\n\
         error: --size 3: write columns and rows, from 80x24 to 500x200, such as 120x40\n\
         error: --speed fast: write a number from 0.1 to 100, such as 2 or 0.5\n",
    );
    refused(
        suffrage().args(["export", "bully-leader-fails"]),
        "error: --format is missing: write one of trace, csv, mermaid, shiviz, svg, animation, asciicast, markdown, html, or -o with a file name whose ending sets the format\n",
    );
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = Folder::new();
    let text = stdout(suffrage().args(["export", "bully-leader-fails", "--format", "csv"]));
    let done = folder.suffrage().args(["export", "bully-leader-fails", "-o", "run.csv"]).output().expect("it runs");
    assert_eq!((done.status.code(), done.stdout.len()), (Some(0), 0));
    assert_eq!(std::fs::read_to_string(folder.path("run.csv")).expect("the file"), text);
    let large =
        folder.suffrage().args(["export", "chang-roberts-1000", "-o", "run.csv", "--format", "mermaid"]).output();
    let large = large.expect("it runs");
    assert_eq!(large.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&large.stderr).contains("at most 2000 events"), "{large:?}");
    assert_eq!(std::fs::read_to_string(folder.path("run.csv")).expect("the file"), text, "as it was");
    assert_eq!(std::fs::read_dir(folder.path(".")).expect("the folder").count(), 1, "no temporary file remains");
}

#[test]
fn pictures_and_the_screen_refuse_more_than_they_take_and_events_are_exported_all_the_same() {
    let folder = Folder::new();
    let of = |count: usize| {
        format!("protocol = \"chang-roberts\"\nevents = [{{ at = 1, start = 1 }}]\n[processes]\ncount = {count}\n")
    };
    folder.file("large.toml", of(4_097));
    folder.file("fits.toml", of(4_096));
    let told = "error: this scenario has 4097 processes, but the screen and pictures show at most 4096: use “suffrage run” or “suffrage measure”\n";
    for arguments in [
        &["play", "large.toml"][..],
        &["large.toml"],
        &["export", "large.toml", "--format", "svg"],
        &["export", "large.toml", "--format", "asciicast"],
        &["export", "large.toml", "--format", "markdown"],
    ] {
        refused(folder.suffrage().args(arguments), told);
    }
    let events = stdout(folder.suffrage().args(["export", "large.toml", "--format", "trace", "--until", "3"]));
    assert!(events.lines().count() >= 3);
    stdout(folder.suffrage().args(["run", "large.toml", "--until", "3", "--format", "json"]));
    assert!(
        stdout(folder.suffrage().args(["export", "fits.toml", "--format", "svg", "--at", "2"])).starts_with("<svg")
    );
}
