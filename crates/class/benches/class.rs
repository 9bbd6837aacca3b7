//! 300 browsers ask for the state of an open vote and answer it, for 30 s on the loopback, as often as the page does.
//! `cargo bench --bench class` prints the slowest requests and the memory, and fails (exit code 1) above the limits.

use std::net::{Ipv4Addr, SocketAddr};
use std::process::ExitCode;
use std::{fs, io, time::Duration};

use suffrage_class::{Limits, Question, Server, Settings, Words};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::{net::TcpStream, runtime, task::JoinSet, time, time::Instant};

const PHONES: u64 = 300;
const TIME: Duration = Duration::from_secs(30);
/// The most that 99 of 100 requests may take.
const MOST_TIME: Duration = Duration::from_millis(100);
/// The most memory that the server and the browsers may add, in kB.
const MOST_MEMORY: u64 = 50_000;

/// The memory of this process in kB; 0 where the system does not tell.
fn memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse().ok()).unwrap_or_default()
}

/// One response of the server and the time that it took. A connection that the server has closed is opened again.
async fn exchange(stream: &mut Option<TcpStream>, to: SocketAddr, request: &str) -> io::Result<(String, Duration)> {
    let since = Instant::now();
    let mut open = match stream.take() {
        Some(open) => open,
        None => TcpStream::connect(to).await?,
    };
    open.write_all(request.as_bytes()).await?;
    let mut text = Vec::new();
    loop {
        let mut part = [0; 4096];
        let read = open.read(&mut part).await?;
        text.extend_from_slice(&part[..read]);
        let said = String::from_utf8_lossy(&text);
        let Some((head, body)) = said.split_once("\r\n\r\n") else {
            if read == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            continue;
        };
        let head = head.to_ascii_lowercase();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse::<usize>().ok());
        if body.len() >= length.unwrap_or_default() {
            if !head.contains("connection: close") {
                *stream = Some(open);
            }
            return Ok((said.into_owned(), since.elapsed()));
        }
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
}

/// Polls like the page, and answers once in each 5 s. Returns the time of each request, and the number of failures.
async fn browse(nth: u64, to: SocketAddr, token: String) -> (Vec<Duration>, u64) {
    let (mut stream, mut cookie, mut times, mut failed, mut version) = (None, String::new(), Vec::new(), 0, 0);
    // The browsers arrive within the first 20 s, because the server admits 20 in a second.
    let end = Instant::now() + TIME;
    time::sleep(Duration::from_millis(nth * 20_000 / PHONES)).await;
    while Instant::now() < end {
        let path = format!("GET /{token}/now?since={version} HTTP/1.1\r\nHost: h\r\n{cookie}\r\n");
        let body = format!("{{\"question\":1,\"choice\":{}}}", nth % 3);
        let post = format!(
            "POST /{token}/answer HTTP/1.1\r\nHost: h\r\n{cookie}Content-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let answers = !cookie.is_empty() && times.len() % 3 == 1;
        let mut wait = 2_000;
        match exchange(&mut stream, to, if answers { &post } else { &path }).await {
            Ok((said, time)) if said.starts_with("HTTP/1.1 200") => {
                times.push(time);
                let found = said.split("phone=").nth(1).map(|found| &found[..32]);
                cookie = found.map_or(cookie, |found| format!("Cookie: phone={found}\r\n"));
                let body = said.split("\r\n\r\n").nth(1).unwrap_or_default();
                let state: serde_json::Value = serde_json::from_str(body).unwrap_or_default();
                version = state["v"].as_u64().unwrap_or(version);
                wait = 1_000 * state["again"].as_u64().unwrap_or(2);
            }
            _ => failed += 1,
        }
        time::sleep(Duration::from_millis(wait + nth * 7 % 500)).await;
    }
    (times, failed)
}

fn main() -> ExitCode {
    let address = Some(Ipv4Addr::LOCALHOST.into());
    let settings =
        Settings { address, ports: vec![0], origin: None, limits: Limits::default(), words: Words::default() };
    let mut server = Server::new(settings).expect("random numbers");
    server.start().expect("a free port");
    let choices = ["1", "2", "3"].map(str::to_owned).to_vec();
    server.class().ask(Question { ask: "Who will lead?".to_owned(), choices, takes_number: false });
    let (to, token, before) = (server.address().expect("it runs"), server.token().to_owned(), memory());
    let clients = runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let results = clients.block_on(async {
        let mut browsers = JoinSet::new();
        (0..PHONES).for_each(|nth| drop(browsers.spawn(browse(nth, to, token.clone()))));
        browsers.join_all().await
    });
    let memory = memory().saturating_sub(before);
    let failed: u64 = results.iter().map(|(_, failed)| failed).sum();
    let mut times: Vec<Duration> = results.into_iter().flat_map(|(times, _)| times).collect();
    times.sort_unstable();
    let at = |share: usize| times.get((times.len() * share / 1_000).min(times.len().saturating_sub(1))).copied();
    let slow = at(990).unwrap_or(TIME);
    println!("{} requests of {PHONES} browsers in {TIME:?}, {failed} refused", times.len());
    println!("median {:?}, 99 % within {slow:?} (at most {MOST_TIME:?})", at(500).unwrap_or(TIME));
    println!(
        "memory + {memory} kB (at most {MOST_MEMORY} kB), {} of the browsers have answered",
        server.turnout().answered
    );
    let is_good =
        slow <= MOST_TIME && memory <= MOST_MEMORY && failed == 0 && server.turnout().answered as u64 == PHONES;
    if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
