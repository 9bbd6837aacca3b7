//! Runs the web server on which a class votes, and writes the results of the votes.

#[cfg(test)]
mod tests;

use std::{fmt::Write as _, io, net::IpAddr, net::SocketAddr, path::PathBuf};

use super::{refused, save};
use crate::export;
use crate::tui::{audience::Audience, library::Refusal};
use clap::{Args, builder::RangedU64ValueParser};
use suffrage_class::{Answer, Limits, Question, Server, Settings, Tally, Turnout, Verdict, WORDS, Words};
use suffrage_engine::protocol::{Remark, Value};
use suffrage_text::{Language, Texts, ids};
use suffrage_view::picture::Picture;

const PHONES: u64 = 500;
const MOST_PHONES: u64 = 2_000;
const PORTS: std::ops::RangeInclusive<u16> = 8080..=8089;
const HEADINGS: &str = "scene,question,ask,round,answer,count,right,run\n";

#[derive(Clone, Debug, Default, Args)]
pub(super) struct ClassArguments {
    /// Let a class vote with its phones, at most N of them [default: 500]; key Q shows the address.
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "500",
        value_parser = RangedU64ValueParser::<u64>::new().range(1..=MOST_PHONES))]
    class: Option<u64>,
    /// Port of the class server [default: the first free one from 8080 to 8089].
    #[arg(long, value_name = "N", requires = "class", value_parser = RangedU64ValueParser::<u16>::new().range(1..))]
    port: Option<u16>,
    /// Address of this computer on which the class server listens [default: the one that leads to the network].
    #[arg(long, value_name = "ADDRESS", requires = "class")]
    bind: Option<IpAddr>,
    /// Address of the page for phones, if they reach the server through a tunnel or a proxy.
    #[arg(long, value_name = "URL", requires = "class")]
    url: Option<String>,
    /// Write the answers of the class to this new CSV file, after each verdict.
    #[arg(long, value_name = "FILE.csv", requires = "class")]
    results: Option<PathBuf>,
}

impl ClassArguments {
    /// Adds the options given before the command, except those that are also given after the command.
    pub(super) fn inherit(&mut self, before: &Self) {
        self.class = self.class.or(before.class);
        self.port = self.port.or(before.port);
        self.bind = self.bind.or(before.bind);
        self.url = self.url.take().or_else(|| before.url.clone());
        self.results = self.results.take().or_else(|| before.results.clone());
    }

    /// The value of `--url` without a slash at the end.
    fn base(&self) -> Option<&str> {
        self.url.as_deref().map(|url| url.trim_end_matches('/'))
    }

    /// The phones of the class. With `--class` the server runs already, otherwise the screen starts it on request.
    pub(super) fn audience(&self, texts: &Texts) -> anyhow::Result<Option<Box<dyn Audience>>> {
        let mut phones = WebAudience::new(texts, self)?;
        if self.class.is_some() {
            phones.start().map_err(anyhow::Error::msg)?;
        }
        if let Some(file) = &self.results {
            save::obstacle(file, false).map_or(Ok(()), |why| Err(refused(texts, why)))?;
        }
        Ok(Some(Box::new(phones)))
    }
}

struct WebAudience {
    texts: Texts,
    server: Server,
    arguments: ClassArguments,
    /// The content of the file with the results.
    rows: String,
    /// Whether the file is one of this program. Another file is never replaced.
    has_written: bool,
}

impl WebAudience {
    fn new(texts: &Texts, arguments: &ClassArguments) -> anyhow::Result<Self> {
        let server = Server::new(settings(texts, arguments)?)?;
        let (texts, arguments) = (Texts::new(texts.language()), arguments.clone());
        Ok(Self { texts, server, arguments, rows: HEADINGS.to_owned(), has_written: false })
    }

    fn not_started(&self, error: &io::Error) -> Remark {
        let port = self.arguments.port.or(self.server.address().map(|address| address.port()));
        match (error.kind(), port, self.arguments.bind) {
            (io::ErrorKind::AddrInUse, Some(port), _) => ids::ServerPortTaken { port: port.to_string() }.into(),
            (io::ErrorKind::AddrInUse, None, _) => {
                let (first, last) = (PORTS.start().to_string(), PORTS.end().to_string());
                ids::ServerPortsTaken { first, last }.into()
            }
            (io::ErrorKind::AddrNotAvailable, _, Some(address)) => {
                ids::ServerNoAddress { address: address.to_string() }.into()
            }
            _ => {
                let port = port.unwrap_or(*PORTS.start()).to_string();
                ids::ServerNotStarted { port, reason: error.to_string() }.into()
            }
        }
    }

    /// The address that phones on the network use.
    fn reached(&self) -> Option<SocketAddr> {
        let address = self.server.address()?;
        let ip = if address.ip().is_unspecified() { suffrage_class::network_address() } else { None };
        Some(ip.map_or(address, |ip| (ip, address.port()).into()))
    }
}

fn settings(texts: &Texts, arguments: &ClassArguments) -> anyhow::Result<Settings> {
    let origin = arguments.base().map(|url| {
        let bad = || refused(texts, ids::ServerBadUrl { given: url.to_owned() });
        origin(url).map(str::to_owned).ok_or_else(bad)
    });
    Ok(Settings {
        address: arguments.bind,
        ports: arguments.port.map_or_else(|| PORTS.collect(), |port| vec![port]),
        origin: origin.transpose()?,
        limits: Limits { phones: arguments.class.unwrap_or(PHONES) as usize, ..Limits::default() },
        words: words(texts),
    })
}

/// The scheme, the host and the port of an address; `None` if it is none of the web.
fn origin(url: &str) -> Option<&str> {
    let (scheme, rest) = url.split_once("://")?;
    let host = rest.split('/').next().unwrap_or_default();
    let is_good = matches!(scheme, "http" | "https") && !host.is_empty();
    let is_plain = url.chars().all(|letter| letter.is_ascii_graphic() && !"?#@\"\\".contains(letter));
    (is_good && is_plain).then(|| &url[..scheme.len() + "://".len() + host.len()])
}

/// The words of the page. `page.js` puts values in the place of the names between braces.
fn words(texts: &Texts) -> Words {
    let values = ["answer", "answered", "counts", "phones"].map(|name| (name, Value::Text(format!("{{{name}}}"))));
    let word = |key| (key, texts.by_key(&format!("phone-{key}"), &values).unwrap_or_default());
    Words { language: texts.language().code().to_owned(), by_key: WORDS.into_iter().map(word).collect() }
}

/// The lines of a vote in the file with the results: all choices, and the numbers that were given.
fn rows((scene, number): (&str, usize), verdict: &Verdict) -> String {
    let Verdict { question: Question { ask, choices, .. }, rounds, run, right } = verdict;
    let mut rows = String::new();
    for (tally, round) in rounds.iter().zip(1..) {
        let numbers = tally.keys().copied().filter(|answer| matches!(answer, Answer::Number(_)));
        for given in (0..choices.len()).map(Answer::Choice).chain(numbers) {
            let answer = match given {
                Answer::Choice(choice) => choices[choice].clone(),
                Answer::Number(number) => number.to_string(),
            };
            let count = tally.get(&given).copied().unwrap_or_default();
            let right = right.map_or("", |right| if right == given { "true" } else { "false" });
            let [scene, ask, answer, run] = [scene, ask, &answer, run].map(quoted);
            let _ = writeln!(rows, "{scene},{number},{ask},{round},{answer},{count},{right},{run}");
        }
    }
    rows
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}

impl Audience for WebAudience {
    fn address(&self) -> Option<String> {
        let reached = self.reached()?;
        let base = self.arguments.base().map_or_else(|| format!("http://{reached}"), str::to_owned);
        Some(format!("{base}/{}", self.server.token()))
    }

    fn is_local(&self) -> bool {
        self.arguments.url.is_none() && self.reached().is_some_and(|address| address.ip().is_loopback())
    }

    fn is_running(&self) -> bool {
        self.server.is_running()
    }

    fn start(&mut self) -> Result<(), Refusal> {
        let started = self.server.start();
        started.map_err(|error| self.texts.say(self.not_started(&error)))
    }

    fn stop(&mut self) {
        self.server.stop();
    }

    fn speak(&mut self, language: Language) {
        self.texts = Texts::new(language);
        self.server.speak(words(&self.texts));
    }

    fn ask(&mut self, question: Question) {
        self.server.class().ask(question);
    }

    fn ask_again(&mut self) {
        self.server.class().ask_again();
    }

    fn close(&mut self) {
        self.server.class().close();
    }

    fn withdraw(&mut self) {
        self.server.class().withdraw();
    }

    fn turnout(&self) -> Turnout {
        self.server.turnout()
    }

    fn tallies(&self) -> Vec<Tally> {
        self.server.class().tallies()
    }

    fn tell(&mut self, place: (&str, usize), verdict: Verdict) -> Result<(), Refusal> {
        self.rows += &rows(place, &verdict);
        self.server.class().tell(verdict);
        let Some(file) = &self.arguments.results else { return Ok(()) };
        let not_written = |why: save::NotWritten| self.texts.remark(&why.remark(&file.display().to_string()));
        save::write(file, &self.rows, self.has_written).map_err(not_written)?;
        self.has_written = true;
        Ok(())
    }

    fn wants_picture(&self) -> bool {
        self.server.wants_picture()
    }

    fn show(&mut self, picture: &Picture) {
        let mut svg = Vec::new();
        // Writing to memory does not fail, and a picture is always valid UTF-8.
        if export::write_picture(picture, &self.texts.say(ids::PHONE_SCREEN), &mut svg).is_ok()
            && let Ok(svg) = String::from_utf8(svg)
        {
            self.server.class().show(svg);
        }
    }
}
