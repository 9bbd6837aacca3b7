//! The server for the phones of a class: the panel with its address, the number of answers, and the mirror, which is the
//! picture of the screen for phones.

use qrcodegen::{QrCode, QrCodeEcc};

use crate::tui::features::lesson::vote::{self, Ballot};
use crate::tui::features::prelude::*;
use crate::tui::{self, library::Refusal};
use ratatui::layout::Rect;
use suffrage_class::Turnout;
use suffrage_view::{picture::Picture, view_state::overlay::Address, view_state::overlay::Tone};

/// The interval at which the screen looks at the number of phones and answers.
const COUNTS: Duration = Duration::from_millis(250);
/// The shortest time between two pictures for phones.
const PICTURES: Duration = Duration::from_secs(2);
/// The largest picture for phones, in columns and rows.
const LARGEST: (u16, u16) = (120, 40);
/// The margin of a QR code, in modules.
const QUIET_ZONE: i32 = 4;

#[derive(Default)]
pub(crate) struct Class {
    pub(crate) ballots: Vec<Ballot>,
    /// The time at which the counts were read, and what they were.
    pub(crate) counted: Duration,
    counts: (Turnout, bool),
    /// Whether the screen has changed since the last picture for phones.
    pub(crate) has_changed: bool,
    /// The time at which the server was asked whether a phone wants a picture.
    mirrored: Duration,
}

pub(crate) fn is_running(app: &App) -> bool {
    app.audience.as_ref().is_some_and(|audience| audience.is_running())
}

/// The panel with the address of the page for phones.
#[derive(Default)]
struct Panel {
    /// The reason why the server did not start.
    fault: Option<Refusal>,
}

impl Layer for Panel {
    fn place(&self) -> KeyPlace {
        KeyPlace::Class
    }

    fn overlay(&self, app: &App) -> Overlay {
        let texts = &app.look.texts;
        let title = texts.say(ids::CLASS_TITLE);
        let Some(audience) = app.audience.as_ref().filter(|audience| audience.is_running()) else {
            let fault = self.fault.iter().map(|fault| (fault.trim_end().to_owned(), Tone::Wrong));
            let lines = fault.chain([(texts.say(ids::CLASS_ASK_START), Tone::Strong)]).collect();
            return Overlay::Address(Address { title, lines, ..Address::default() });
        };
        let url = audience.address().unwrap_or_default();
        let phones = texts.say(ids::ClassPhones { count: audience.turnout().phones as u64 });
        let local = audience.is_local().then(|| (texts.say(ids::CLASS_LOCAL), Tone::Wrong));
        let lines = [(phones, Tone::Plain)].into_iter().chain(local).collect();
        Overlay::Address(Address { title, code: code(&url), url, lines })
    }
}

/// The rows of the QR code of an address, with its margin. Empty if the address is too long for a code.
pub(crate) fn code(url: &str) -> Vec<Vec<bool>> {
    let Ok(code) = QrCode::encode_text(&in_capitals(url), QrCodeEcc::Medium) else { return Vec::new() };
    let modules = || -QUIET_ZONE..code.size() + QUIET_ZONE;
    modules().map(|y| modules().map(|x| code.get_module(x, y)).collect()).collect()
}

/// The address with scheme and host in capitals, which need fewer modules. The path keeps its letters.
fn in_capitals(url: &str) -> String {
    let host = url.find("://").map_or(0, |at| at + 3);
    let path = url[host..].find('/').map_or(url.len(), |at| host + at);
    format!("{}{}", url[..path].to_uppercase(), &url[path..])
}

/// The address without `http://`, as the footer shows it; `None` if the server does not run.
pub(crate) fn address(app: &App) -> Option<String> {
    let audience = app.audience.as_ref().filter(|audience| audience.is_running())?;
    audience.address().map(|url| url.trim_start_matches("http://").to_owned())
}

pub(crate) fn is_built(app: &App) -> Able {
    only_if(app.audience.is_some(), ids::SAYS_CLASS_NOT_BUILT)
}

pub(crate) fn open(app: &mut App) {
    app.pause();
    app.layers.open(Panel::default());
}

/// Starts the server. A question on the screen becomes a vote.
pub(crate) fn start(app: &mut App) {
    let Some(audience) = &mut app.audience else { return };
    let fault = audience.start().err();
    let has_started = fault.is_none();
    if let Some(panel) = app.layers.top_as_mut::<Panel>() {
        panel.fault = fault;
    }
    if has_started {
        enlist(app);
    }
}

/// Takes back an open vote and stops the server.
pub(crate) fn stop(app: &mut App) {
    vote::take_back(app);
    if let Some(audience) = &mut app.audience {
        audience.stop();
    }
    enlist(app);
}

/// Decides again how the questions on the screen are answered.
fn enlist(app: &mut App) {
    let Some(mut note) = vote::note_mut(app).cloned() else { return };
    notes::enlist(app, &mut note);
    if let Some(open) = vote::note_mut(app) {
        *open = note;
    }
}

fn is_counting(app: &App) -> bool {
    vote::is_open(app) || app.layers.top_as::<Panel>().is_some() && is_running(app)
}

/// Whether phones may get a new picture. The mirror shows a run at rest or paused.
fn is_mirroring(app: &App) -> bool {
    app.class.has_changed && !app.view.playing && app.travel.is_none() && is_running(app)
}

/// The time until the screen looks at the counts, or offers a picture to phones.
pub(crate) fn idle_time(app: &App) -> Option<Duration> {
    let left = |since: Duration, interval: Duration| (since + interval).saturating_sub(app.player.now);
    let counts = is_counting(app).then(|| left(app.class.counted, COUNTS));
    counts.into_iter().chain(is_mirroring(app).then(|| left(app.class.mirrored, PICTURES))).min()
}

/// Returns whether the screen has changed.
pub(crate) fn pass_time(app: &mut App) -> bool {
    let now = app.player.now;
    mirror(app, now);
    if !is_counting(app) || now < app.class.counted + COUNTS {
        return false;
    }
    app.class.counted = now;
    let Some(audience) = &app.audience else { return false };
    let counts = (audience.turnout(), audience.is_running());
    let has_changed = std::mem::replace(&mut app.class.counts, counts) != counts;
    vote::count(app, counts.0) || has_changed
}

fn mirror(app: &mut App, now: Duration) {
    if !is_mirroring(app) || now < app.class.mirrored + PICTURES {
        return;
    }
    app.class.mirrored = now;
    if app.audience.as_ref().is_some_and(|audience| audience.wants_picture()) {
        let picture = picture(app);
        app.class.has_changed = false;
        if let Some(audience) = &mut app.audience {
            audience.show(&picture);
        }
    }
}

/// The screen as phones show it: smaller if necessary, without prompts, lists and keys.
fn picture(app: &mut App) -> Picture {
    let area = app.area;
    let (width, height) = (area.width.min(LARGEST.0), area.height.min(LARGEST.1));
    tui::lay_out_in(app, Rect { width, height, ..area });
    let mut view = app.view.clone();
    view.overlays.retain(is_public);
    view.typed.clear();
    (view.said, view.pointed) = (None, None);
    (view.hints, view.pinned, view.way_out) = (Vec::new(), Vec::new(), None);
    let picture = Picture::screen(&app.frame, &view, &app.look, (width, height));
    tui::lay_out_in(app, area);
    picture
}

fn is_public(overlay: &Overlay) -> bool {
    use Overlay::{Inspect, Measured, Message, NextDemo, Note, Page, Why};
    match overlay {
        Message(message) => message.aside,
        Inspect(_) | Measured(_) | NextDemo(_) | Note(_) | Page(_) | Why(_) => true,
        _ => false,
    }
}
