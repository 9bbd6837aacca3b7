//! The screen: the terminal is taken, given back, and the loop runs between.
//!
//! [`play`] is the way in. The loop waits for a key (or for the next picture while the run is playing), takes all that has come
//! in, and draws once. While nothing moves and nobody types it sleeps.

mod app;
mod binding;
mod bindings;
mod features;
mod filter;
mod keyboard;
mod layers;
pub mod library;
mod mouse;
mod palette;
mod terminal;
#[cfg(test)]
mod tests;

use std::{cell::OnceCell, io, time::Duration};

use crossterm::event::{Event, KeyEventKind};
use ratatui::{Terminal, backend::Backend, backend::CrosstermBackend, layout::Position, layout::Rect};

use crate::system;
use app::{App, ExitRequest};
use binding::Key;
use features::{compare, demos, from_file, measure, notes, panes, pending_panel, playing, present, runs, why};
use suffrage_session::model::Frame;
use suffrage_text::{Language, TextId, Texts, ids};
use suffrage_view::{self as paint, Depth, GlyphSet, Glyphs, Look, Theme, ThemeName};
use terminal::{Output, TerminalGuard, source::EventSource, source::Keyboard};

pub use features::from_file::Making;
pub(crate) use features::{from_file::made, playing::SPEEDS};
pub use library::{Begin, FromFile, Library, NamedTheme, Opening};
pub(crate) use terminal::source::{Environment, background};

/// What takes longer than this is drawn before anything else is taken in.
const SLOW: Duration = Duration::from_millis(30);

pub struct Options {
    pub language: Language,
    /// The theme, if the person asked for one; else the environment and the terminal decide.
    pub theme: Option<NamedTheme>,
    /// How many colours there are to be, if the person asked for it; else what the environment says.
    pub depth: Option<Depth>,
    pub glyphs: GlyphSet,
    pub motion: bool,
    /// The speed at which the run begins to play, in quarters of the normal speed.
    pub speed: u32,
    /// Whether the program has the mouse; else it selects text, as in other programs.
    pub mouse: bool,
    pub begin: Begin,
    pub library: Box<dyn Library>,
}

#[derive(Debug)]
pub enum Failure {
    /// What the program was called with is no terminal, in words.
    NoTerminal(TextId),
    /// The terminal does not do what is asked of it.
    Terminal(io::Error),
}

impl Failure {
    /// What happened and what would be right, in one line.
    pub fn say(&self, texts: &Texts) -> String {
        match self {
            Self::NoTerminal(what) => texts.say(*what),
            Self::Terminal(fault) => texts.say(ids::EndsTerminalFailed { fault: fault.to_string() }),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(fault: io::Error) -> Self {
        Self::Terminal(fault)
    }
}

/// Shows a scenario in the terminal, or two side by side, until the person at the keys is done with it.
///
/// Signals that end the program do so from here: the terminal is given back and the exit code is 128 + the signal's number.
///
/// # Errors
/// If there is no terminal, or it fails.
pub fn play(opening: &Opening, beside: Option<&Opening>, options: Options) -> Result<(), Failure> {
    terminal::check()?;
    terminal::serve()?;
    let held = TerminalGuard::take(options.mouse)?;
    // Where NO_COLOR is set crossterm would leave out bold and reverse as well; the monochrome theme has no colours to begin with.
    crossterm::style::force_color_output(true);
    let environment = Environment::of_process();
    let depth = options.depth.unwrap_or_else(|| environment.depth());
    let mut keyboard = Keyboard::new()?;
    let theme = options.theme.unwrap_or_else(|| {
        let ground = if environment.can_be_asked() { keyboard.background() } else { None };
        NamedTheme::built_in(environment.theme(ground))
    });
    let mut screen = Terminal::new(CrosstermBackend::new(Output::new(depth)))?;
    let area = area_of(&screen)?;
    let look = Look::new(options.language, Theme::new(ThemeName::Dark, depth), Glyphs::new(options.glyphs));
    let mut app = App::new(opening, options.library, look, area);
    begin(&mut app);
    app.player.motion = options.motion;
    app.view.fades = options.motion;
    app.view.speed = options.speed;
    if let Some(right) = beside {
        compare::show_both(&mut app, &opening.scenario, &right.scenario);
        app.call_sides([&opening.name, &right.name]);
    }
    let mut begin = options.begin;
    let shows_demos = begin.demos;
    from_file::begin(&mut app, [Some(opening), beside].into_iter().flatten(), std::mem::take(&mut begin.from));
    runs::start_with(&mut app, begin);
    if shows_demos {
        demos::open(&mut app);
    }
    touch(&mut app);
    present::apply_theme(&mut app, &theme);
    let result = run(&mut app, &mut keyboard, &mut screen);
    if result.is_err() {
        terminal::end_if_hung_up();
    }
    drop(held);
    result
}

fn run<B: Backend>(app: &mut App, source: &mut impl EventSource, screen: &mut Terminal<B>) -> Result<(), Failure>
where
    Failure: From<B::Error>,
{
    let mut changed = true;
    loop {
        if terminal::take_redraw() {
            // Not `clear`: it asks the terminal where the cursor is, and waits two seconds where nobody answers.
            screen.resize(area_of(screen)?)?;
            changed = true;
        }
        if changed {
            draw(app, screen)?;
        }
        let mut event = source.next(patience(app))?;
        changed = false;
        app.player.now = source.now();
        while let Some(come) = event {
            if matches!(come, Event::Resize(..)) {
                // Even if it is the old size again: what the terminal showed meanwhile is lost.
                terminal::ask_for_redraw();
            } else if paint::is_too_small(app.area) {
                // A key can come before the news that there is room for it now.
                lay_out_in(app, area_of(screen)?);
            }
            changed |= update(app, &come);
            match app.exit.take() {
                Some(ExitRequest::Quit) => return Ok(()),
                Some(ExitRequest::Suspend) => system::suspend()?,
                Some(ExitRequest::Interrupt) => terminal::interrupt(),
                None => {}
            }
            // Keys that take long are seen one by one, however many have come.
            if changed && source.now().saturating_sub(app.player.now) > SLOW {
                break;
            }
            event = source.next(Some(Duration::ZERO))?;
        }
        changed |= pass_time(app, source.now());
    }
}

fn area_of<B: Backend>(screen: &Terminal<B>) -> Result<Rect, B::Error> {
    Ok(Rect::from((Position::ORIGIN, screen.size()?)))
}

fn draw<B: Backend>(app: &mut App, screen: &mut Terminal<B>) -> Result<(), B::Error> {
    screen.autoresize()?;
    lay_out_in(app, screen.get_frame().area());
    screen.draw(|canvas| {
        app.hits = paint::draw(&app.frame, &app.view, &app.look, canvas.area(), canvas.buffer_mut()).into();
    })?;
    Ok(())
}

/// What the scenario has to say at its first tick is said, and the screen laid out.
fn begin(app: &mut App) {
    app.call_processes();
    notes::arrive(app);
    touch(app);
    lay_out(app);
}

/// Takes an event in; whether the picture may have changed. Nothing is laid out before all that has come in is taken in.
fn update(app: &mut App, event: &Event) -> bool {
    app.call_processes();
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            // What the mouse is on is not said until it moves again.
            (app.mouse.at, app.view.pointed) = (None, None);
            keyboard::press(app, Key::of(*key), event);
        }
        Event::Paste(_) | Event::Mouse(_) if paint::is_too_small(app.area) => return false,
        Event::Paste(text) if !app.view.blank => layers::paste(app, text),
        Event::Mouse(mouse) => return mouse::point(app, *mouse),
        // The screen is drawn anew in its new size.
        Event::Resize(..) => return true,
        _ => return false,
    }
    touch(app);
    true
}

/// How long nothing is to be done unless a key is pressed; `None`: for ever.
fn patience(app: &App) -> Option<Duration> {
    playing::patience(app).into_iter().chain(measure::patience(app)).chain(from_file::patience(app)).min()
}

/// Lets the time be `now`; whether the picture has changed.
fn pass_time(app: &mut App, now: Duration) -> bool {
    app.player.now = now;
    let changed = playing::pass_time(app) | measure::look_on(app) | from_file::look(app);
    if changed {
        touch(app);
    }
    changed || playing::is_moving(app)
}

/// The state has changed: what follows from it is brought up to date, and what is laid out no longer holds.
fn touch(app: &mut App) {
    app.stale = true;
    why::follow(app);
    panes::keep_event(app);
    pending_panel::follow(app);
    panes::follow(app);
    panes::follow_votes(app);
    stay_in_sight(app);
}

/// The size of the screen; what is drawn is laid out for it, if anything has changed.
fn lay_out_in(app: &mut App, area: Rect) {
    if app.area != area {
        app.area = area;
        touch(app);
    }
    lay_out(app);
    if std::mem::take(&mut app.mouse.points) {
        mouse::say_pointed(app);
    }
}

fn lay_out(app: &mut App) {
    if !app.stale {
        return;
    }
    app.stale = false;
    lay_out_moment(app);
    app.view.overlays = app.layers.iter().map(|layer| layer.overlay(app)).collect();
    keyboard::show_hints(app);
    app.hits = OnceCell::new();
}

fn lay_out_moment(app: &mut App) {
    app.call_processes();
    // What is asked for depends on it: an open question hides the future.
    app.view.asking = notes::is_asking(app);
    app.frame = frame_of_both(app).unwrap_or_else(|| {
        let mut frame = app.session.frame(&app.ask());
        if app.player.settled {
            forget_losses(&mut frame);
        }
        if app.view.asking {
            frame.conceal();
        }
        frame
    });
}

fn forget_losses(frame: &mut Frame) {
    frame.messages.retain(|message| message.lost.is_none());
    let sectors = frame.ring.iter_mut().flat_map(|ring| &mut ring.sectors);
    sectors.for_each(|sector| sector.lost = 0);
}

/// The frame of the run that has the keys, with the clock of both, if there are two; the moment of both is laid beside it.
fn frame_of_both(app: &mut App) -> Option<Frame> {
    if !app.is_comparing() {
        app.view.beside = None;
        return None;
    }
    let mut asks = app.asks_of_both();
    asks[app.session.focus()] = app.ask();
    let mut comparison = app.session.comparison([&asks[0], &asks[1]], app.view.reveal)?;
    if app.player.settled {
        comparison.sides.iter_mut().filter(|side| side.clock.quiet).for_each(forget_losses);
    }
    let frame = Frame { clock: comparison.clock, ..comparison.focused().clone() };
    app.view.beside = Some(Box::new(comparison));
    Some(frame)
}

/// Takes back what has been scrolled beyond the end of the layer on top, so that the way back begins at once.
fn stay_in_sight(app: &mut App) {
    let Some(scrolled) = app.layers.top_mut().and_then(|layer| layer.scrolled()) else { return };
    if *scrolled == 0 {
        return;
    }
    // How far it reaches is known only when it is laid out.
    lay_out(app);
    let most = app.hits().furthest;
    if let Some(scrolled) = app.layers.top_mut().and_then(|layer| layer.scrolled()).filter(|scrolled| **scrolled > most)
    {
        *scrolled = most;
        app.stale = true;
    }
}
