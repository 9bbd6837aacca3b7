//! Accepts connections, and ends those that take too long.

use std::sync::{Arc, Mutex, atomic::AtomicUsize, atomic::Ordering};
use std::{io, net, time::Duration};

use axum::{body::Body, extract::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::TokioIo;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::{net::TcpListener, net::TcpStream, time, time::Instant};
use tower::ServiceExt;

use crate::{server::lock, site, site::Site};

/// Connections beyond the limit that are told so. Further ones are closed at once.
const MOST_REFUSED: usize = 64;
/// The smallest buffer that hyper accepts. It also bounds a head whose end has not arrived.
const BUFFER: usize = 8192;
const MOST_HEADERS: usize = 64;
/// The pause after an error of the system, such as too many open files.
const PAUSE: Duration = Duration::from_millis(100);

/// The connection of a request.
#[derive(Clone, Debug)]
pub(crate) struct Connection {
    deadline: Arc<Mutex<Instant>>,
    /// The right to send a picture, until the connection ends.
    picture: Arc<Mutex<Option<OwnedSemaphorePermit>>>,
    /// Whether there are too many connections.
    pub(crate) is_beyond: bool,
}

impl Connection {
    fn new(deadline: Instant, is_beyond: bool) -> Self {
        Self { deadline: Arc::new(Mutex::new(deadline)), picture: Arc::default(), is_beyond }
    }

    /// Ends the connection at this time, unless another request begins.
    pub(crate) fn end_at(&self, deadline: Instant) {
        *lock(&self.deadline) = deadline;
    }

    pub(crate) fn hold(&self, picture: OwnedSemaphorePermit) {
        *lock(&self.picture) = Some(picture);
    }

    async fn overdue(&self) {
        loop {
            let deadline = *lock(&self.deadline);
            if deadline <= Instant::now() {
                return;
            }
            time::sleep_until(deadline).await;
        }
    }
}

/// Serves until `stopped` has a message or its sender is gone.
pub(crate) async fn serve(listener: net::TcpListener, site: Arc<Site>, stopped: oneshot::Receiver<()>) {
    let Ok(listener) = TcpListener::from_std(listener) else { return };
    let places = Arc::new(Semaphore::new(site.limits.connections + MOST_REFUSED));
    let accept = async {
        loop {
            match listener.accept().await {
                Ok((stream, _)) => {
                    // Without a place the stream is dropped, which closes it.
                    let Ok(place) = Arc::clone(&places).try_acquire_owned() else { continue };
                    tokio::spawn(serve_one(stream, Arc::clone(&site), place));
                }
                // The client has gone before its connection was accepted.
                Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => {}
                Err(_) => time::sleep(PAUSE).await,
            }
        }
    };
    tokio::select! {
        () = accept => {}
        _ = stopped => {}
    }
}

/// Counts a connection while it is open.
struct Open<'c>(&'c AtomicUsize);

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

async fn serve_one(stream: TcpStream, site: Arc<Site>, _place: OwnedSemaphorePermit) {
    let is_beyond = site.open.fetch_add(1, Ordering::Relaxed) >= site.limits.connections;
    let _open = Open(&site.open);
    let connection = Connection::new(Instant::now() + site.limits.deadline, is_beyond);
    let router = site::router(&site);
    let service = service_fn(|request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(connection.clone());
        router.clone().oneshot(request)
    });
    let served = http1::Builder::new()
        // A client that has sent all it will send still gets its response.
        .half_close(true)
        .max_headers(MOST_HEADERS)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), service);
    tokio::select! {
        // Clients that break off or send nonsense are no fault of the server.
        _ = served => {}
        () = connection.overdue() => {}
    }
}
