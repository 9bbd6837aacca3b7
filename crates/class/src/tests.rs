//! Tests over real sockets on 127.0.0.1, and the rules of votes with a clock that stands still.

mod hostile;
mod http;
mod votes;

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

use crate::{Limits, Question, Server, Settings, WORDS, Words};

/// The longest time that a test waits for the server. Without a fault no test waits so long.
const PATIENCE: Duration = Duration::from_secs(30);

fn limits() -> Limits {
    Limits {
        answer_pause: Duration::ZERO,
        new_phones_a_second: 10_000,
        requests_a_second: 1_000_000,
        ..Limits::default()
    }
}

fn server(limits: Limits) -> Server {
    let by_key = WORDS.into_iter().map(|key| (key, format!("<{key}> \"&\""))).collect();
    let words = Words { language: "en".to_owned(), by_key };
    let origin = Some("https://vote.example.org".to_owned());
    let address = Some(Ipv4Addr::LOCALHOST.into());
    let mut server = Server::new(Settings { address, ports: vec![0], origin, limits, words }).expect("random numbers");
    server.start().expect("a free port");
    server
}

fn question(ask: &str, choices: &[&str], takes_number: bool) -> Question {
    Question { ask: ask.to_owned(), choices: choices.iter().map(|choice| (*choice).to_owned()).collect(), takes_number }
}

fn connected(server: &Server) -> TcpStream {
    let address: SocketAddr = server.address().expect("the server has started");
    let stream = TcpStream::connect(address).expect("the port is open");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time-out");
    stream
}

/// Everything that the server sends until it closes the connection, or until `wait` is over.
fn rest(mut stream: &TcpStream) -> String {
    let mut all = Vec::new();
    // A connection that the server has reset has the text that arrived before.
    let _ = stream.read_to_end(&mut all);
    String::from_utf8_lossy(&all).into_owned()
}

/// Sends bytes, ends the sending side, and returns all that the server answers.
fn exchange(server: &Server, request: &[u8]) -> String {
    let mut stream = connected(server);
    // The server may close the connection before it has read everything.
    let _ = stream.write_all(request);
    let _ = stream.shutdown(Shutdown::Write);
    rest(&stream)
}

#[derive(Clone, Debug, Default)]
struct Reply {
    status: u16,
    head: String,
    body: String,
}

impl Reply {
    fn of(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
        Self { status, head: head.to_ascii_lowercase(), body: body.to_owned() }
    }

    fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// One browser of the class.
struct Phone<'s> {
    server: &'s Server,
    cookie: Option<String>,
}

impl<'s> Phone<'s> {
    fn new(server: &'s Server) -> Self {
        Self { server, cookie: None }
    }

    /// A browser that has asked for the state once.
    fn known(server: &'s Server) -> Self {
        let mut phone = Self::new(server);
        assert_eq!(phone.now(0).status, 200);
        phone
    }

    fn send(&mut self, method: &str, path: &str, headers: &str, body: &str) -> Reply {
        let cookie = self.cookie.as_ref().map_or_else(String::new, |cookie| format!("Cookie: a=1; {cookie}\r\n"));
        let length = if body.is_empty() { String::new() } else { format!("Content-Length: {}\r\n", body.len()) };
        let token = self.server.token();
        let request = format!(
            "{method} /{token}{path} HTTP/1.1\r\nHost: here:80\r\nConnection: close\r\n{cookie}{headers}{length}\r\n{body}"
        );
        let reply = Reply::of(&exchange(self.server, request.as_bytes()));
        if let Some(cookie) = reply.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        reply
    }

    fn now(&mut self, since: u64) -> Reply {
        self.send("GET", &format!("/now?since={since}"), "", "")
    }

    fn state(&mut self) -> Value {
        self.now(0).json()
    }

    fn post(&mut self, body: &str) -> Reply {
        self.send("POST", "/answer", "Content-Type: application/json\r\nOrigin: http://here:80\r\n", body)
    }

    /// Answers the open vote with JSON such as `"choice":1`.
    fn answer(&mut self, answer: &str) -> Reply {
        let question = self.state()["question"].clone();
        self.post(&format!("{{\"question\":{question},{answer}}}"))
    }
}
