//! Tests of the server of a class beside the screen.

use super::*;
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};

/// A port that nobody uses at this moment.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port()
}

fn asked(port: u16) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.write_all(b"GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")?;
    let mut text = String::new();
    stream.read_to_string(&mut text)?;
    Ok(text)
}

#[test]
fn the_server_runs_while_the_screen_is_open() {
    for leave in ["q", CTRL_C] {
        let port = free_port();
        let port_text = port.to_string();
        let arguments = ["bully-partition", "--class=40", "--bind", "127.0.0.1", "--port", &port_text];
        let mut tty = Tty::start(suffrage(&arguments), 80, 24);
        tty.wait_for_text("tick 0");
        let text = asked(port).expect("the server runs");
        assert!(text.starts_with("HTTP/1.1 404 ") && text.contains("nosniff"), "{text}");
        tty.type_keys(leave);
        let _ = tty.exit_code();
        assert!(asked(port).is_err(), "the port is closed");
    }
}
