//! The page over HTTP: paths, checks of requests, and headers.

use std::sync::{Arc, Mutex, atomic::AtomicUsize};
use std::{io, str::FromStr};

use axum::extract::{DefaultBodyLimit, Request, State, rejection::JsonRejection};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Json, Router, routing::get, routing::post};
use serde::Deserialize;
use tokio::{sync::Semaphore, time::Instant};

use crate::class::{Class, Now, PhoneId, Refused};
use crate::{Answer, Limits, Words, connections::Connection, server::lock};

const PAGE: &str = include_str!("page/page.html");
const SCRIPT: &str = include_str!("page/page.js");
const STYLE: &str = include_str!("page/page.css");

const COOKIE: &str = "phone";
const CLOSE: HeaderValue = HeaderValue::from_static("close");
/// Headers of all responses.
const HEADERS: [(HeaderName, &str); 4] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
         frame-ancestors 'none'; base-uri 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CACHE_CONTROL, "no-store"),
];

/// Digits and letters without those that look alike. A token of 8 has 40 random bits.
const LETTERS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const TOKEN: usize = 8;

/// The data that all connections share.
#[derive(Debug)]
pub(crate) struct Site {
    pub(crate) token: String,
    origin: Option<String>,
    pub(crate) limits: Limits,
    pub(crate) words: Mutex<Words>,
    pub(crate) class: Mutex<Class>,
    /// The number of open connections.
    pub(crate) open: AtomicUsize,
    pictures: Arc<Semaphore>,
}

impl Site {
    pub(crate) fn new(origin: Option<String>, limits: Limits, words: Words) -> io::Result<Self> {
        let drawn = random::<TOKEN>()?;
        let token = drawn.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
        let pictures = Arc::new(Semaphore::new(limits.pictures));
        let (words, class) = (Mutex::new(words), Mutex::new(Class::new(limits)));
        Ok(Self { token, origin, limits, words, class, open: AtomicUsize::new(0), pictures })
    }

    fn cookie(&self, id: PhoneId) -> String {
        format!("{COOKIE}={id:032x}; HttpOnly; SameSite=Strict; Path=/{}", self.token)
    }

    /// Whether a page of this site has sent the request. Only browsers send an origin.
    fn is_from_here(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let is_host = host.is_some_and(|host| origin.eq_ignore_ascii_case(&format!("http://{host}")));
        is_host || self.origin.as_deref().is_some_and(|own| origin.eq_ignore_ascii_case(own))
    }
}

/// Bytes from the random numbers of the system. Tokens and cookies come from here.
fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}

type Shared = State<Arc<Site>>;

pub(crate) fn router(site: &Arc<Site>) -> Router {
    let token = &site.token;
    let file =
        |kind: &'static str, text: &'static str| get(move || async move { ([(header::CONTENT_TYPE, kind)], text) });
    Router::new()
        .route(&format!("/{token}"), get(page))
        .route(&format!("/{token}/page.js"), file("text/javascript; charset=utf-8", SCRIPT))
        .route(&format!("/{token}/page.css"), file("text/css; charset=utf-8", STYLE))
        .route(&format!("/{token}/now"), get(now))
        .route(&format!("/{token}/answer"), post(answer))
        .route(&format!("/{token}/screen.svg"), get(screen))
        .fallback(other)
        .layer(DefaultBodyLimit::max(site.limits.body))
        .layer(middleware::from_fn_with_state(Arc::clone(site), check))
        .with_state(Arc::clone(site))
}

/// The checks of every request, and the headers of every response.
async fn check(
    State(site): Shared,
    Extension(connection): Extension<Connection>,
    request: Request,
    next: Next,
) -> Response {
    let now = Instant::now();
    connection.end_at(now + site.limits.deadline);
    let refused = refused(&site, &connection, &request, now);
    let is_refused = refused.is_some();
    let mut response = match refused {
        Some(refused) => refused,
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    headers.extend(HEADERS.map(|(name, value)| (name, HeaderValue::from_static(value))));
    if is_refused {
        headers.insert(header::CONNECTION, CLOSE);
    }
    response
}

fn refused(site: &Site, connection: &Connection, request: &Request, now: Instant) -> Option<Response> {
    if connection.is_beyond || lock(&site.class).begin_request(now).is_err() {
        return Some(Refused::Busy.into_response());
    }
    let line = request.method().as_str().len() + request.uri().to_string().len() + "  HTTP/1.1\r\n\r\n".len();
    let headers = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len() + ": \r\n".len());
    if line + headers.sum::<usize>() > site.limits.head {
        return Some(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE.into_response());
    }
    if request.headers().contains_key(header::TRANSFER_ENCODING) {
        return Some(StatusCode::LENGTH_REQUIRED.into_response());
    }
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    let is_too_long = length.is_some_and(|length: usize| length > site.limits.body);
    is_too_long.then(|| StatusCode::PAYLOAD_TOO_LARGE.into_response())
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        match self {
            Self::Busy => (StatusCode::SERVICE_UNAVAILABLE, [(header::RETRY_AFTER, "1")]).into_response(),
            Self::Unknown => StatusCode::FORBIDDEN.into_response(),
            Self::Late => StatusCode::CONFLICT.into_response(),
            Self::NoAnswer => StatusCode::UNPROCESSABLE_ENTITY.into_response(),
        }
    }
}

/// A token in lower case, as people type it, leads to the page. Nothing else exists.
async fn other(State(site): Shared, uri: Uri) -> Response {
    let is_token = |path: &str| path.eq_ignore_ascii_case(&site.token);
    if uri.path().strip_prefix('/').is_some_and(|path| is_token(path.strip_suffix('/').unwrap_or(path))) {
        return Redirect::permanent(&format!("/{}", site.token)).into_response();
    }
    StatusCode::NOT_FOUND.into_response()
}

async fn page(State(site): Shared) -> Response {
    let words = lock(&site.words).clone();
    let data = serde_json::json!(words.by_key).to_string();
    let title = words.by_key.get("title").map_or("", String::as_str);
    let fields = [("{lang}", &*words.language), ("{token}", &site.token), ("{title}", title), ("{words}", &data)];
    let page = fields.iter().fold(PAGE.to_owned(), |page, (field, text)| page.replace(field, &escaped(text)));
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn cookie(headers: &HeaderMap) -> Option<PhoneId> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| *name == COOKIE)?;
    if value.len() == 32 { PhoneId::from_str_radix(value, 16).ok() } else { None }
}

/// The value of a key of the query; `None` if it is absent or unreadable.
fn query<T: FromStr>(uri: &Uri, key: &str) -> Option<T> {
    let mut pairs = uri.query()?.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|(known, _)| *known == key)?.1.parse().ok()
}

async fn now(State(site): Shared, uri: Uri, headers: HeaderMap) -> Response {
    let time = Instant::now();
    let mut class = lock(&site.class);
    let known = cookie(&headers).filter(|id| class.knows(*id));
    let (id, new) = match known {
        Some(id) => (id, false),
        None => match random().map(PhoneId::from_le_bytes) {
            Ok(id) => (id, true),
            Err(_) => return Refused::Busy.into_response(),
        },
    };
    if new && let Err(refused) = class.add(id, time) {
        return refused.into_response();
    }
    let watches = query(&uri, "screen") == Some(1);
    let is_full = !class.watch(id, watches, time) && watches;
    // A browser that shows the screen also learns whether it may.
    let since = query(&uri, "since").filter(|_| !new && !watches);
    let mut response = match class.now(id, since, time) {
        Ok(Some(mut now)) => {
            (now.full, now.new) = (is_full, new);
            told(&site, now)
        }
        Ok(None) => Json(serde_json::json!({ "v": class.version() })).into_response(),
        Err(refused) => refused.into_response(),
    };
    if new && let Ok(cookie) = HeaderValue::from_str(&site.cookie(id)) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

fn told(site: &Site, mut now: Now) -> Response {
    now.lang.clone_from(&lock(&site.words).language);
    let closes = now.is_of_many();
    let mut response = Json(now).into_response();
    if closes {
        response.headers_mut().insert(header::CONNECTION, CLOSE);
    }
    response
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    question: u64,
    choice: Option<usize>,
    number: Option<u32>,
}

async fn answer(State(site): Shared, headers: HeaderMap, given: Result<Json<Given>, JsonRejection>) -> Response {
    let Some(id) = cookie(&headers).filter(|_| site.is_from_here(&headers)) else {
        return Refused::Unknown.into_response();
    };
    let (question, answer) = match given {
        Ok(Json(Given { question, choice: Some(choice), number: None })) => (question, Answer::Choice(choice)),
        Ok(Json(Given { question, choice: None, number: Some(number) })) => (question, Answer::Number(number)),
        Ok(Json(_)) => return Refused::NoAnswer.into_response(),
        // Without the text of the rejection, which repeats parts of the request.
        Err(rejection) => return rejection.status().into_response(),
    };
    let answered = lock(&site.class).answer(id, question, answer, Instant::now());
    answered.map_or_else(IntoResponse::into_response, |now| told(&site, now))
}

async fn screen(State(site): Shared, Extension(connection): Extension<Connection>, headers: HeaderMap) -> Response {
    let time = Instant::now();
    connection.end_at(time + site.limits.picture_deadline);
    let picture = {
        let mut class = lock(&site.class);
        let Some(id) = cookie(&headers).filter(|id| class.knows(*id)) else {
            return Refused::Unknown.into_response();
        };
        if !class.watch(id, true, time) {
            return Refused::Busy.into_response();
        }
        class.picture()
    };
    let Some(picture) = picture else { return StatusCode::NOT_FOUND.into_response() };
    let Ok(permit) = Arc::clone(&site.pictures).try_acquire_owned() else {
        return Refused::Busy.into_response();
    };
    connection.hold(permit);
    // The end of the connection shows that the whole picture has arrived, and gives the place to another browser.
    ([(header::CONTENT_TYPE, "image/svg+xml"), (header::CONNECTION, "close")], picture.to_string()).into_response()
}
