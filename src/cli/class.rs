//! Runs the web server on which a class votes, and writes the results of the votes.

#[cfg(test)]
mod tests;

use std::{fmt::Write as _, io, net::IpAddr, net::SocketAddr, path::PathBuf};

use super::{refused, save};
use crate::export;
use crate::tui::audience::{self, Audience, Reply, Tally, Verdict, Vote};
use crate::tui::library::Refusal;
use clap::{Args, builder::RangedU64ValueParser};
use suffrage_class::{Answer, Limits, Question, Server, Settings, WORDS, Words};
use suffrage_engine::protocol::Remark;
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
        if let Some(file) = &phones.results {
            let not_written = |why: save::NotWritten| refused(texts, why.remark(&file.display().to_string()));
            save::write(file, HEADINGS, false).map_err(not_written)?;
        }
        Ok(Some(Box::new(phones)))
    }
}

struct WebAudience {
    texts: Texts,
    server: Server,
    /// The value of `--port`.
    port: Option<u16>,
    bind: Option<IpAddr>,
    /// The address of the proxy or tunnel, without a slash at the end.
    url: Option<String>,
    results: Option<PathBuf>,
    /// The content of the file with the results.
    rows: String,
}

impl WebAudience {
    fn new(texts: &Texts, arguments: &ClassArguments) -> anyhow::Result<Self> {
        let server = Server::new(settings(texts, arguments)?)?;
        let &ClassArguments { port, bind, ref results, .. } = arguments;
        let (url, results) = (arguments.base().map(str::to_owned), results.clone());
        let texts = Texts::new(texts.language());
        Ok(Self { texts, server, port, bind, url, results, rows: HEADINGS.to_owned() })
    }

    fn not_started(&self, error: &io::Error) -> Remark {
        let port = self.port.or(self.server.address().map(|address| address.port()));
        match (error.kind(), port, self.bind) {
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
    let place = |name: &str| format!("{{{name}}}");
    let answered = ids::PhoneAnswered { answered: place("answered"), phones: place("phones") };
    let said: [(&str, Remark); WORDS.len()] = [
        ("title", ids::PHONE_TITLE.into()),
        ("wait", ids::PHONE_WAIT.into()),
        ("open", ids::PHONE_OPEN.into()),
        ("again", ids::PHONE_AGAIN.into()),
        ("closed", ids::PHONE_CLOSED.into()),
        ("none", ids::PHONE_NONE.into()),
        ("change", ids::PHONE_CHANGE.into()),
        ("sending", ids::PHONE_SENDING.into()),
        ("number", ids::PHONE_NUMBER.into()),
        ("limit", ids::PHONE_LIMIT.into()),
        ("send", ids::PHONE_SEND.into()),
        ("run", ids::PHONE_RUN.into()),
        ("right", ids::PHONE_RIGHT.into()),
        ("others", ids::PHONE_OTHERS.into()),
        ("offline", ids::PHONE_OFFLINE.into()),
        ("busy", ids::PHONE_BUSY.into()),
        ("cookies", ids::PHONE_COOKIES.into()),
        ("show", ids::PHONE_SHOW.into()),
        ("hide", ids::PHONE_HIDE.into()),
        ("screen", ids::PHONE_SCREEN.into()),
        ("full", ids::PHONE_FULL.into()),
        ("soon", ids::PHONE_SOON.into()),
        ("yours", ids::PhoneYours { answer: place("answer") }.into()),
        ("answered", answered.into()),
        ("votes", ids::PhoneVotes { counts: place("counts") }.into()),
    ];
    let by_key = said.into_iter().map(|(key, said)| (key, texts.say(said))).collect();
    Words { language: texts.language().code().to_owned(), by_key }
}

fn question(vote: &Vote) -> Question {
    Question { ask: vote.ask.clone(), choices: vote.choices.clone(), takes_number: vote.takes_number }
}

const fn answer(reply: Reply) -> Answer {
    match reply {
        Reply::Choice(choice) => Answer::Choice(choice),
        Reply::Number(number) => Answer::Number(number),
    }
}

const fn reply(answer: Answer) -> Reply {
    match answer {
        Answer::Choice(choice) => Reply::Choice(choice),
        Answer::Number(number) => Reply::Number(number),
    }
}

/// The lines of a vote in the file with the results: all choices, and the numbers that were given.
fn rows(vote: &Vote, rounds: &[Tally], verdict: &Verdict) -> String {
    let mut rows = String::new();
    for (tally, round) in rounds.iter().zip(1..) {
        let choices = (0..vote.choices.len()).map(Reply::Choice);
        let numbers = tally.keys().copied().filter(|reply| matches!(reply, Reply::Number(_)));
        for reply in choices.chain(numbers) {
            let answer = match reply {
                Reply::Choice(choice) => vote.choices[choice].clone(),
                Reply::Number(number) => number.to_string(),
            };
            let count = tally.get(&reply).copied().unwrap_or_default();
            let right = verdict.right.map_or("", |right| if right == reply { "true" } else { "false" });
            let [scene, ask, answer, run] = [&vote.scene, &vote.ask, &answer, &verdict.run].map(|text| quoted(text));
            let _ = writeln!(rows, "{scene},{},{ask},{round},{answer},{count},{right},{run}", vote.question);
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
        let base = self.url.clone().unwrap_or_else(|| format!("http://{reached}"));
        Some(format!("{base}/{}", self.server.token()))
    }

    fn is_local(&self) -> bool {
        self.url.is_none() && self.reached().is_some_and(|address| address.ip().is_loopback())
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

    fn ask(&mut self, vote: &Vote) {
        self.server.ask(question(vote));
    }

    fn ask_again(&mut self) {
        self.server.ask_again();
    }

    fn close(&mut self) {
        self.server.close();
    }

    fn withdraw(&mut self) {
        self.server.withdraw();
    }

    fn turnout(&self) -> audience::Turnout {
        let suffrage_class::Turnout { phones, answered } = self.server.turnout();
        audience::Turnout { phones, answered }
    }

    fn tallies(&self) -> Vec<Tally> {
        let tally =
            |tally: suffrage_class::Tally| tally.into_iter().map(|(given, count)| (reply(given), count)).collect();
        self.server.tallies().into_iter().map(tally).collect()
    }

    fn tell(&mut self, vote: &Vote, rounds: &[Tally], verdict: &Verdict) -> Result<(), Refusal> {
        let tally = |tally: &Tally| tally.iter().map(|(reply, count)| (answer(*reply), *count)).collect();
        self.server.tell(suffrage_class::Verdict {
            question: question(vote),
            rounds: rounds.iter().map(tally).collect(),
            run: verdict.run.clone(),
            right: verdict.right.map(answer),
        });
        self.rows += &rows(vote, rounds, verdict);
        let Some(file) = &self.results else { return Ok(()) };
        save::replace(file, &self.rows).map_err(|why| self.texts.remark(&why))
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
            self.server.show(svg);
        }
    }
}
