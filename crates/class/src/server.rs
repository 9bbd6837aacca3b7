//! The handle of the server, its settings and its limits.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, UdpSocket};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::{io, thread, thread::JoinHandle, time::Duration};

use crate::{Turnout, class::Class, connections, site::Site};
use tokio::{sync::oneshot, time::Instant};

/// The words of the page in one language. Each word has a key that `page.js` knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The code of the language, such as `en`.
    pub language: String,
    pub by_key: BTreeMap<&'static str, String>,
}

/// The keys of all words of the page.
pub const WORDS: [&str; 26] = [
    "title", "wait", "open", "again", "closed", "none", "yours", "change", "sending", "answered", "number", "limit",
    "send", "run", "right", "others", "votes", "offline", "gone", "busy", "cookies", "show", "hide", "screen", "full",
    "soon",
];

/// The limits of the server. They keep it responsive for a class when some clients are slow, broken or hostile.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Known browsers.
    pub phones: usize,
    pub connections: usize,
    /// Pictures on their way, and browsers that show the screen.
    pub pictures: usize,
    /// A connection ends this long after its last request has begun.
    pub deadline: Duration,
    /// The deadline of a request for a picture.
    pub picture_deadline: Duration,
    /// The largest request without its body, in bytes.
    pub head: usize,
    /// The largest body of a request, in bytes.
    pub body: usize,
    /// The shortest time between two answers of a browser.
    pub answer_pause: Duration,
    pub new_phones_a_second: u32,
    pub requests_a_second: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            phones: 500,
            connections: 512,
            pictures: 60,
            deadline: Duration::from_secs(5),
            picture_deadline: Duration::from_secs(15),
            head: 4096,
            body: 256,
            answer_pause: Duration::from_millis(500),
            new_phones_a_second: 20,
            requests_a_second: 500,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Settings {
    /// The address of this computer on which the server listens; `None`: at each start, the one that leads to the
    /// network, or 127.0.0.1 without a network.
    pub address: Option<IpAddr>,
    /// The ports to try, in this order.
    pub ports: Vec<u16>,
    /// The origin of a proxy or tunnel in front of the server, such as `https://vote.example.org`.
    pub origin: Option<String>,
    pub limits: Limits,
    pub words: Words,
}

/// The web server of one class. Its token, its votes and its browsers outlive [`Server::stop`].
#[derive(Debug)]
pub struct Server {
    pub(crate) settings: Settings,
    pub(crate) site: Arc<Site>,
    /// The address since the first start.
    address: Option<SocketAddr>,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

impl Server {
    /// A server that does not run yet, with a new token.
    ///
    /// # Errors
    /// The system gives no random numbers.
    pub fn new(settings: Settings) -> io::Result<Self> {
        let site = Site::new(settings.origin.clone(), settings.limits, settings.words.clone())?;
        Ok(Self { settings, site: Arc::new(site), address: None, running: None })
    }

    /// Opens the port and serves the page; no effect while the server runs. After a stop, the port stays the same.
    ///
    /// # Errors
    /// No port is free, or the system refuses the address or the thread.
    pub fn start(&mut self) -> io::Result<()> {
        if self.is_running() {
            return Ok(());
        }
        self.stop();
        let ports: Vec<u16> = self.address.map_or_else(|| self.settings.ports.clone(), |used| vec![used.port()]);
        let address = self.settings.address.or_else(network_address).unwrap_or(Ipv4Addr::LOCALHOST.into());
        let places: Vec<SocketAddr> = ports.iter().map(|port| (address, *port).into()).collect();
        let listener = TcpListener::bind(&places[..])?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (stop, stopped) = oneshot::channel();
        let site = Arc::clone(&self.site);
        let serve = move || runtime.block_on(connections::serve(listener, site, stopped));
        self.running = Some((stop, thread::Builder::new().name("class".to_owned()).spawn(serve)?));
        self.address = Some(address);
        Ok(())
    }

    /// Closes the port and all connections. Answers that were given stay.
    pub fn stop(&mut self) {
        if let Some((stop, thread)) = self.running.take() {
            // A thread that has ended needs no signal, and the reason for its end is of no use here.
            let _ = stop.send(());
            let _ = thread.join();
        }
    }

    pub fn is_running(&self) -> bool {
        self.running.as_ref().is_some_and(|(_, thread)| !thread.is_finished())
    }

    /// The address and the port of the server; `None` until the first start.
    pub fn address(&self) -> Option<SocketAddr> {
        self.address
    }

    /// The secret part of the address: 8 letters and digits.
    pub fn token(&self) -> &str {
        &self.site.token
    }

    /// Changes the language of the page.
    pub fn speak(&self, words: Words) {
        *lock(&self.site.words) = words;
        self.class().change();
    }

    /// The votes and the browsers, locked. The server waits while the guard lives.
    pub fn class(&self) -> MutexGuard<'_, Class> {
        lock(&self.site.class)
    }

    pub fn turnout(&self) -> Turnout {
        self.class().turnout(Instant::now())
    }

    /// Whether a phone has asked for a picture of the screen within the last seconds.
    pub fn wants_picture(&self) -> bool {
        self.class().viewers(Instant::now()) > 0
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The address of this computer that leads to the network; `None` without a network.
pub fn network_address() -> Option<IpAddr> {
    // Connecting a UDP socket sends nothing: it only chooses a route. These addresses are reserved for documentation.
    let targets: [(IpAddr, IpAddr); 2] = [
        (Ipv4Addr::UNSPECIFIED.into(), Ipv4Addr::new(192, 0, 2, 1).into()),
        (Ipv6Addr::UNSPECIFIED.into(), Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1).into()),
    ];
    let address = |(from, to): (IpAddr, IpAddr)| {
        let socket = UdpSocket::bind((from, 0)).ok()?;
        socket.connect((to, 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    targets.into_iter().filter_map(address).find(|address| !address.is_loopback() && !address.is_unspecified())
}

/// The data of a lock. A thread that panicked while it held the lock has not left half a change: each change is one
/// assignment or one insertion.
pub(crate) fn lock<T>(data: &Mutex<T>) -> MutexGuard<'_, T> {
    data.lock().unwrap_or_else(PoisonError::into_inner)
}
