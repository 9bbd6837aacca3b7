//! Tests of `--class`: everything that stops the server is said before the screen opens.

use std::net::TcpListener;

use super::{Folder, refused};

#[test]
fn a_server_that_cannot_start_is_refused_before_the_screen_opens() {
    let folder = Folder::new();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let local = ["--class", "--bind", "127.0.0.1", "--lang", "en"];
    let told = format!("error: --port {port}: another program uses this port; write another number after --port\n");
    for command in [["play", "bully-partition"], ["lesson", "leaders"]] {
        refused(folder.suffrage().args(command).args(local).args(["--port", &port]), &told);
    }
    // An address for documentation: no computer has it.
    let told = "error: --bind 203.0.113.9: this computer has no such address\n";
    refused(folder.suffrage().args(["bully-partition", "--class", "--bind", "203.0.113.9", "--lang", "en"]), told);
    let told = "error: --url vote.example.org: write an address such as https://vote.example.org\n";
    refused(folder.suffrage().args(["bully-partition"]).args(local).args(["--url", "vote.example.org"]), told);
}

#[test]
fn results_never_replace_a_file() {
    let folder = Folder::new();
    let file = folder.file("answers.csv", "of the last lecture");
    let arguments = ["bully-partition", "--class", "--bind", "127.0.0.1", "--results", "answers.csv", "--lang", "en"];
    refused(folder.suffrage().args(arguments), "error: answers.csv already exists\n");
    assert_eq!(std::fs::read_to_string(file).expect("a file"), "of the last lecture");
}

#[test]
fn without_a_terminal_no_results_are_left() {
    let folder = Folder::new();
    let arguments = ["bully-partition", "--class", "--bind", "127.0.0.1", "--results", "answers.csv", "--lang", "en"];
    folder.suffrage().args(arguments).assert().code(2);
    assert!(!folder.path("answers.csv").exists());
    let told = "error: none/answers.csv cannot be written: there is no folder none\n";
    let arguments = ["bully-partition", "--class", "--bind", "127.0.0.1", "--results", "none/answers.csv"];
    refused(folder.suffrage().args(arguments).args(["--lang", "en"]), told);
}

#[test]
fn options_of_a_class_need_a_class() {
    let folder = Folder::new();
    for option in [["--port", "8080"], ["--bind", "::1"], ["--url", "http://x"], ["--results", "x.csv"]] {
        for command in [["play", "bully-partition"], ["lesson", "leaders"]] {
            let told = folder.suffrage().args(command).args(option).assert().code(2).get_output().stderr.clone();
            let told = String::from_utf8_lossy(&told);
            assert!(told.contains("required arguments were not provided") && told.contains("--class"), "{told}");
        }
    }
    for phones in ["--class=0", "--class=2001", "--class=x"] {
        folder.suffrage().args(["play", "bully-partition", phones]).assert().code(2);
    }
    folder.suffrage().args(["lesson", "leaders", "--check", "--class"]).assert().code(2);
}
