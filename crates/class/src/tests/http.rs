//! Paths, methods, headers and limits over real connections.

use super::*;
use crate::Verdict;

#[test]
fn every_path_below_the_token_answers_and_nothing_else_exists() {
    let server = server(limits());
    let mut phone = Phone::new(&server);
    for (path, kind) in [
        ("", "text/html; charset=utf-8"),
        ("/page.js", "text/javascript; charset=utf-8"),
        ("/page.css", "text/css; charset=utf-8"),
        ("/now?since=0", "application/json"),
    ] {
        let reply = phone.send("GET", path, "", "");
        assert_eq!((reply.status, reply.header("content-type")), (200, Some(kind)), "{path}");
    }
    for path in ["/", "/favicon.ico", "/AAAAAAAA", "/AAAAAAAA/now", "/../etc/passwd", "/%2e%2e/x", "/a/b/c/d"] {
        let reply = Reply::of(&exchange(&server, format!("GET {path} HTTP/1.1\r\nHost: h\r\n\r\n").as_bytes()));
        assert_eq!((reply.status, &*reply.body), (404, ""), "{path}");
    }
    assert_eq!(phone.send("GET", "/nothing", "", "").status, 404);
    assert_eq!(phone.send("GET", "/screen.svg", "", "").status, 404, "there is no picture yet");
    assert_eq!((phone.send("POST", "/now", "", "").status, phone.send("GET", "/answer", "", "").status), (405, 405));
    assert_eq!(phone.send("DELETE", "", "", "").status, 405);
}

#[test]
fn a_token_in_lower_case_leads_to_the_page() {
    let server = server(limits());
    let token = server.token().to_owned();
    assert!(
        token.len() == 8 && token.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase()),
        "{token}"
    );
    let request = format!("GET /{}/ HTTP/1.1\r\nHost: h\r\n\r\n", token.to_lowercase());
    let text = exchange(&server, request.as_bytes());
    assert!(Reply::of(&text).status == 308 && text.contains(&format!("location: /{token}\r\n")), "{text}");
}

#[test]
fn each_server_has_another_token_and_keeps_it() {
    let (mut one, other) = (server(limits()), server(limits()));
    assert_ne!(one.token(), other.token());
    let (token, address) = (one.token().to_owned(), one.address());
    let cookie = Phone::known(&one).cookie;
    one.class().ask(question("Who?", &["1", "2"], false));
    Phone { server: &one, cookie: cookie.clone() }.answer("\"choice\":1");
    one.stop();
    assert!(!one.is_running() && TcpStream::connect(address.expect("it ran")).is_err(), "the port is closed");
    one.start().expect("the same port");
    assert_eq!((one.token(), one.address()), (&*token, address));
    let state = Phone { server: &one, cookie }.state();
    assert_eq!((&state["mine"]["choice"], &state["state"]), (&1.into(), &"open".into()), "the answer stays");
}

#[test]
fn a_dropped_server_closes_its_port() {
    let server = server(limits());
    let (address, open) = (server.address().expect("it runs"), connected(&server));
    drop(server);
    assert!(TcpStream::connect(address).is_err());
    assert_eq!(rest(&open), "");
}

#[test]
fn a_port_that_is_taken_is_an_error_and_the_next_one_is_tried() {
    let taken = server(limits());
    let port = taken.address().expect("it runs").port();
    let settings = Settings { ports: vec![port], ..taken.settings.clone() };
    let error = Server::new(settings.clone()).and_then(|mut server| server.start()).expect_err("the port is taken");
    assert_eq!(error.kind(), std::io::ErrorKind::AddrInUse);
    let mut second = Server::new(Settings { ports: vec![port, 0], ..settings }).expect("random numbers");
    second.start().expect("the second port is free");
    assert_ne!(second.address(), taken.address());
}

#[test]
fn all_responses_have_the_headers_that_protect_the_page() {
    let server = server(limits());
    let mut phone = Phone::known(&server);
    for reply in [phone.send("GET", "", "", ""), phone.now(0), phone.send("GET", "/x", "", ""), phone.post("{}")] {
        assert!(reply.header("content-security-policy").is_some_and(|policy| policy.starts_with("default-src 'none'")));
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(reply.header("cache-control"), Some("no-store"));
    }
}

#[test]
fn the_cookie_is_only_for_the_page() {
    let server = server(limits());
    let reply = Phone::new(&server).now(0);
    let cookie = reply.header("set-cookie").expect("a cookie").to_owned();
    let value = cookie.strip_prefix("phone=").and_then(|cookie| cookie.split(';').next()).expect("a value");
    assert!(value.len() == 32 && value.bytes().all(|byte| byte.is_ascii_hexdigit()), "128 bits: {cookie}");
    let path = format!("path=/{}", server.token().to_lowercase());
    assert!(["httponly", "samesite=strict", &path].iter().all(|part| cookie.contains(part)), "{cookie}");
    let mut phone = Phone::known(&server);
    assert_eq!(phone.now(0).header("set-cookie"), None);
    phone.cookie = Some("phone=00000000000000000000000000000000".to_owned());
    assert!(phone.now(0).header("set-cookie").is_some(), "an unknown cookie is replaced");
}

#[test]
fn the_page_escapes_its_words_and_fits_its_budget() {
    let server = server(limits());
    let page = Phone::new(&server).send("GET", "", "", "").body;
    assert!(
        page.contains("<html lang=\"en\">") && page.contains("<title>&lt;title&gt; &quot;&amp;&quot;</title>"),
        "{page}"
    );
    assert!(!page.contains("<wait>") && !page.contains('{'.to_string().as_str().repeat(2).as_str()));
    let parts = [include_str!("../page/page.html"), include_str!("../page/page.js"), include_str!("../page/page.css")];
    assert!(parts.iter().map(|part| part.len()).sum::<usize>() < 15_000);
    assert!(!parts[1].contains("innerHTML"), "texts reach the page with textContent only");
    for word in WORDS.into_iter().filter(|word| *word != "title") {
        assert!(parts[1].contains(&format!("words.{word}")), "page.js never shows {word}");
    }
}

#[test]
fn an_answer_needs_cookie_origin_type_and_form() {
    let server = server(limits());
    server.class().ask(question("Who?", &["1", "2"], false));
    let mut phone = Phone::known(&server);
    let question = phone.state()["question"].clone();
    let good = format!("{{\"question\":{question},\"choice\":1}}");
    let json = "Content-Type: application/json\r\n";
    let status = |phone: &mut Phone<'_>, headers: &str, body: &str| phone.send("POST", "/answer", headers, body).status;
    assert_eq!(status(&mut Phone::new(&server), json, &good), 403, "no cookie");
    assert_eq!(status(&mut phone, &format!("{json}Origin: http://evil.example\r\n"), &good), 403);
    assert_eq!(status(&mut phone, &format!("{json}Origin: null\r\n"), &good), 403);
    assert_eq!(status(&mut phone, "Content-Type: text/plain\r\n", &good), 415);
    assert_eq!(status(&mut phone, "", &good), 415);
    for bad in ["", "{", "[]", "{}", "{\"question\":1}"] {
        assert!(matches!(status(&mut phone, json, bad), 400 | 422), "{bad}");
    }
    for bad in ["\"choice\":2", "\"choice\":-1", "\"number\":7", "\"choice\":0,\"number\":7", "\"choice\":0,\"x\":1"] {
        let body = format!("{{\"question\":{question},{bad}}}");
        assert!(matches!(status(&mut phone, json, &body), 400 | 422), "{bad}");
    }
    assert_eq!(server.turnout().answered, 0);
    for origin in ["", "Origin: http://here:80\r\n", "Origin: https://vote.example.org\r\n"] {
        assert_eq!(status(&mut phone, &format!("{json}{origin}"), &good), 200, "{origin}");
    }
    assert_eq!(server.turnout().answered, 1);
}

#[test]
fn large_and_chunked_requests_are_refused() {
    let server = server(limits());
    let mut phone = Phone::known(&server);
    let json = "Content-Type: application/json\r\n";
    let long = format!("{{\"x\":\"{}\"}}", "y".repeat(256));
    assert_eq!(phone.send("POST", "/answer", json, &long).status, 413);
    assert_eq!(phone.send("POST", "/answer", &format!("{json}Transfer-Encoding: chunked\r\n"), "").status, 411);
    assert_eq!(phone.send("GET", "", &format!("X: {}\r\n", "y".repeat(3_500)), "").status, 200);
    assert_eq!(phone.send("GET", "", &format!("X: {}\r\n", "y".repeat(4_096)), "").status, 431);
    assert_eq!(phone.send("GET", &format!("?{}", "y".repeat(4_096)), "", "").status, 431);
    assert_eq!(phone.send("GET", "", &format!("X: {}\r\n", "y".repeat(100_000)), "").status, 431);
    assert_eq!(phone.send("GET", "", &"X: y\r\n".repeat(100), "").status, 431);
    assert_eq!(phone.now(0).status, 200, "the server still runs");
}

#[test]
fn a_browser_that_knows_the_version_gets_only_the_version() {
    let server = server(limits());
    let mut phone = Phone::known(&server);
    let version = phone.state()["v"].as_u64().expect("a version");
    assert_eq!(phone.now(version).body, format!("{{\"v\":{version}}}"));
    server.class().ask(question("Who?", &["1"], false));
    let state = phone.now(version).json();
    assert_eq!((&state["state"], &state["ask"]), (&"open".into(), &"Who?".into()));
    server.speak(Words { language: "es".to_owned(), ..Words::default() });
    assert_eq!(phone.now(state["v"].as_u64().expect("a version")).json()["lang"], "es");
}

#[test]
fn the_screen_is_for_browsers_that_ask_for_it_up_to_a_number() {
    let server = server(Limits { pictures: 2, ..limits() });
    assert!(!server.wants_picture());
    let mut phones: Vec<_> = (0..3).map(|_| Phone::known(&server)).collect();
    let watches = |phone: &mut Phone<'_>| phone.send("GET", "/now?since=1&screen=1", "", "").json()["full"].clone();
    assert_eq!(phones.iter_mut().map(watches).collect::<Vec<_>>(), [false, false, true]);
    assert!(server.wants_picture());
    server.class().show("<svg/>".to_owned());
    assert_eq!(phones[0].state()["screen"], 1, "and the first browser no longer shows it");
    let picture = |phone: &mut Phone<'_>| phone.send("GET", "/screen.svg?v=1", "", "");
    assert_eq!((picture(&mut phones[1]).status, picture(&mut phones[2]).status), (200, 200));
    let refused = picture(&mut phones[0]);
    assert_eq!((refused.status, refused.header("retry-after")), (503, Some("1")));
    let shown = picture(&mut phones[1]);
    assert_eq!((&*shown.body, shown.header("content-type")), ("<svg/>", Some("image/svg+xml")));
    assert_eq!(picture(&mut Phone::new(&server)).status, 403, "a picture needs a cookie");
}

#[test]
fn a_verdict_has_the_answer_of_the_run_and_all_rounds() {
    let server = server(limits());
    let asked = question("How many?", &["none"], true);
    server.class().ask(asked.clone());
    let mut phones: Vec<_> = (0..3).map(|_| Phone::known(&server)).collect();
    phones[0].answer("\"choice\":0");
    phones[1].answer("\"number\":7");
    server.class().close();
    assert_eq!(phones[0].state()["state"], "closed");
    server.class().ask_again();
    assert_eq!(phones[0].state()["mine"], Value::Null);
    phones[0].answer("\"number\":15");
    let rounds = server.class().tallies();
    server.class().tell(Verdict {
        question: asked,
        rounds,
        run: "15".to_owned(),
        right: Some(crate::Answer::Number(15)),
    });
    let state = phones[0].state();
    assert_eq!(
        (&state["state"], &state["run"], &state["mine"]["number"]),
        (&"revealed".into(), &"15".into(), &15.into())
    );
    let bars = serde_json::json!([
        { "answer": "none", "counts": [1, 0], "right": false },
        { "answer": "7", "counts": [1, 0], "right": false },
        { "answer": "15", "counts": [0, 1], "right": true },
    ]);
    assert_eq!(state["bars"], bars);
    server.class().withdraw();
    assert_eq!(phones[0].state()["state"], "wait");
}
