//! Serves the page of a class for `.ci/browser`, which sends one command a line and gets one line back.
//!
//! `cargo run -p suffrage-class --example page` prints the address and reads commands: `choice`, `number`, `both`,
//! `again`, `close`, `tell CHOICE|NUMBER`, `withdraw`, `stop`, `start`, `show FILE`, `speak LANGUAGE`, `turnout`.

use std::collections::BTreeMap;
use std::{env, error::Error, fs, io, io::Write as _, net::Ipv4Addr, path::Path};

use suffrage_class::{Answer, Limits, Question, Server, Settings, Verdict, WORDS, Words};

/// The words of the page from the catalogue, with `{name}` for each value.
fn words(language: &str) -> Words {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/text/class.ftl");
    let catalogue = fs::read_to_string(file).expect("the catalogue");
    let ending = if language == "en" { String::new() } else { format!("_{language}") };
    let word = |key: &'static str| {
        let start = format!("phone-{key}{ending} = ");
        let text = catalogue.lines().find_map(|line| line.strip_prefix(&start)).expect("every word has a text");
        (key, text.replace("{ $", "{").replace(" }", "}"))
    };
    Words { language: language.to_owned(), by_key: WORDS.into_iter().map(word).collect::<BTreeMap<_, _>>() }
}

fn question(kind: &str) -> Question {
    let (ask, choices) = match kind {
        "number" => ("How many messages are sent in all?", &[][..]),
        "both" => (
            "What does process 7 learn of the value that 1 proposed? <b>&amp;</b>",
            &["nothing", "that it was accepted"][..],
        ),
        _ => (
            "The network is parted. How many leaders will there be?",
            &["0", "1", "2, one in each part of the network"][..],
        ),
    };
    let choices = choices.iter().map(|choice| (*choice).to_owned()).collect();
    Question { ask: ask.to_owned(), choices, takes_number: kind != "choice" }
}

fn main() -> Result<(), Box<dyn Error>> {
    let language = env::args().nth(1).unwrap_or_else(|| "en".to_owned());
    let address = Some(Ipv4Addr::LOCALHOST.into());
    let mut server = Server::new(Settings {
        address,
        ports: vec![0],
        origin: None,
        limits: Limits::default(),
        words: words(&language),
    })?;
    server.start()?;
    let mut asked = Question::default();
    println!("http://{}/{}", server.address().ok_or("no address")?, server.token());
    for line in io::stdin().lines() {
        let line = line?;
        let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match command {
            "choice" | "number" | "both" => {
                asked = question(command);
                server.class().ask(asked.clone());
            }
            "again" => server.class().ask_again(),
            "close" => server.class().close(),
            "tell" => {
                let number: u32 = rest.parse()?;
                let choice = usize::try_from(number)?;
                let (run, right) = match asked.choices.get(choice) {
                    Some(said) => (said.clone(), Answer::Choice(choice)),
                    None => (rest.to_owned(), Answer::Number(number)),
                };
                let (question, rounds) = (asked.clone(), server.class().tallies());
                server.class().tell(Verdict { question, rounds, run, right: Some(right) });
            }
            "withdraw" => server.class().withdraw(),
            "stop" => server.stop(),
            "start" => server.start()?,
            "show" => server.class().show(fs::read_to_string(rest)?),
            "speak" => server.speak(words(rest)),
            "turnout" => {}
            unknown => return Err(format!("unknown command: {unknown}").into()),
        }
        let turnout = server.turnout();
        println!("{} {} {}", turnout.answered, turnout.phones, server.wants_picture());
        io::stdout().flush()?;
    }
    Ok(())
}
