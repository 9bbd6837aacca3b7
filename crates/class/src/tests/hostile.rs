//! Clients that are slow, many or broken.

use super::*;
use proptest::{collection::vec, prelude::*, sample::Index, test_runner::Config, test_runner::TestRunner};
use std::{cell::Cell, sync::atomic::Ordering, time::Instant};

const SHORT: Duration = Duration::from_millis(300);

/// The time until the server closes a connection on which the client sends `text` and then nothing.
#[expect(clippy::disallowed_methods, reason = "the test measures a deadline of the server")]
fn time_to_close(server: &Server, text: &str) -> (String, Duration) {
    let mut stream = connected(server);
    stream.write_all(text.as_bytes()).expect("the server listens");
    let since = Instant::now();
    (rest(&stream), since.elapsed())
}

#[test]
fn slow_and_idle_connections_end_at_the_deadline() {
    let server = server(Limits { deadline: SHORT, ..limits() });
    let token = server.token();
    let idle = format!("GET /{token} HTTP/1.1\r\nHost: h\r\n\r\n");
    let body = format!(
        "POST /{token}/answer HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{{"
    );
    for (text, answered) in [("", false), ("GET /", false), (&*body, false), (&*idle, true)] {
        let (reply, time) = time_to_close(&server, text);
        assert!(time >= SHORT && time < PATIENCE, "{text}: {time:?}");
        assert_eq!(reply.contains(" 200 OK"), answered, "{text}: {reply}");
    }
}

#[test]
fn a_client_that_does_not_read_loses_its_connection() {
    let server = server(Limits { deadline: SHORT, picture_deadline: SHORT, pictures: 1, ..limits() });
    server.class().show(format!("<svg>{}</svg>", " ".repeat(30_000_000)));
    let mut phone = Phone::known(&server);
    let cookie = phone.cookie.clone().expect("a cookie");
    let token = server.token();
    let mut slow = connected(&server);
    write!(slow, "GET /{token}/screen.svg HTTP/1.1\r\nHost: h\r\nCookie: {cookie}\r\n\r\n").expect("it listens");
    // The first bytes show that the picture is on its way.
    slow.read_exact(&mut [0; 16]).expect("a picture");
    let second = phone.send("GET", "/screen.svg", "", "");
    assert_eq!((second.status, second.header("retry-after")), (503, Some("1")), "one picture at once");
    while server.site.open.load(Ordering::Relaxed) > 0 {
        std::thread::yield_now();
    }
    server.class().show("<svg/>".to_owned());
    assert_eq!(phone.send("GET", "/screen.svg", "", "").status, 200, "its place is free again");
    assert!(rest(&slow).len() < 30_000_000);
}

#[test]
fn connections_beyond_the_limit_are_told_so() {
    let server = server(Limits { connections: 3, deadline: PATIENCE, ..limits() });
    let idle: Vec<_> = (0..3).map(|_| connected(&server)).collect();
    while server.site.open.load(Ordering::Relaxed) < idle.len() {
        std::thread::yield_now();
    }
    let mut phone = Phone::new(&server);
    let reply = phone.now(0);
    assert_eq!((reply.status, reply.header("retry-after")), (503, Some("1")));
    drop(idle);
    while phone.now(0).status != 200 {
        std::thread::yield_now();
    }
}

#[test]
fn a_thousand_idle_connections_leave_the_server_running() {
    let server = server(Limits { deadline: SHORT, ..limits() });
    let idle: Vec<_> = (0..1_000).map_while(|_| TcpStream::connect(server.address().expect("it runs")).ok()).collect();
    assert!(server.site.open.load(Ordering::Relaxed) <= 512 + 64);
    let mut phone = Phone::new(&server);
    while phone.now(0).status != 200 {
        std::thread::yield_now();
    }
    drop(idle);
}

fn requests() -> impl Strategy<Value = Vec<u8>> {
    let word = |words: &'static [&'static str]| (0..words.len()).prop_map(|word| words[word].to_owned());
    let method = word(&["GET", "POST", "HEAD", "", "get", "OPTIONS", "\0", "PRI"]);
    let path = word(&[
        "/T",
        "/T/now",
        "/T/answer",
        "/T/now?since=99999999999999999999",
        "/T/screen.svg",
        "*",
        "",
        "http://x/T/now",
    ]);
    let version = word(&["HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9", ""]);
    let header = word(&[
        "Host: h",
        "Cookie: phone=",
        "Cookie: phone=+0000000000000000000000000000000",
        "Content-Length: 5",
        "Content-Length: -1",
        "Content-Length: 99999999999999999999",
        "Transfer-Encoding: chunked",
        "Expect: 100-continue",
        "Content-Type: application/json",
        "Connection: keep-alive, upgrade",
        "Upgrade: h2c",
        ": ",
        " folded",
        "Origin: \u{e9}",
        "Host: a\r\nHost: b",
        "Content-Length: 3\r\nContent-Length: 5",
    ]);
    let body = prop_oneof![
        vec(any::<u8>(), 0..300),
        word(&[
            "{\"question\":1,\"choice\":0}",
            "{\"question\":1e9,\"number\":4294967296}",
            "[[[[[[",
            "5\r\nhello\r\n0\r\n\r\n",
            "\"\\ud800\""
        ])
        .prop_map(String::into_bytes),
    ];
    let built = (method, path, version, vec(header, 0..6), body).prop_map(|(method, path, version, headers, body)| {
        [format!("{method} {path} {version}\r\n{}\r\n\r\n", headers.join("\r\n")).into_bytes(), body].concat()
    });
    let broken = (built, vec((any::<Index>(), any::<u8>()), 0..4), any::<Index>(), any::<bool>());
    broken.prop_map(|(mut request, changes, end, is_cut)| {
        for (at, byte) in changes {
            let at = at.index(request.len());
            request[at] = byte;
        }
        request.truncate(if is_cut { end.index(request.len()) } else { request.len() });
        request
    })
}

#[test]
fn ten_thousand_malformed_requests_change_nothing() {
    let server = server(Limits { deadline: PATIENCE, ..limits() });
    server.class().ask(question("Who?", &["1"], true));
    let count = Cell::new(0);
    let mut runner = TestRunner::new(Config { cases: 10_000, failure_persistence: None, ..Config::default() });
    let tried = runner.run(&requests(), |request| {
        count.set(count.get() + 1);
        let text = String::from_utf8_lossy(&request).replace("/T", &format!("/{}", server.token()));
        let reply = exchange(&server, text.as_bytes());
        prop_assert!(reply.is_empty() || reply.starts_with("HTTP/1."), "{request:?}: {reply}");
        prop_assert!(!reply.contains(" 500 "), "{request:?}: {reply}");
        Ok(())
    });
    tried.unwrap();
    assert!(server.is_running() && count.get() == 10_000);
    while server.site.open.load(Ordering::Relaxed) > 0 {
        std::thread::yield_now();
    }
    assert_eq!(server.turnout().answered, 0, "nobody has voted");
    assert!(server.turnout().phones <= 500);
}
