//! The screen: takes the terminal, runs the event loop, gives the terminal back.
//!
//! [`play`] is the entry point. The loop waits for a key or, while the run plays, until the next frame is due. Then it
//! handles all waiting events and draws once. It sleeps while nothing moves and nobody types.

mod app;
pub mod audience;
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

use std::{cell::OnceCell, io, io::Write, time::Duration};

use crossterm::event::{Event, KeyEventKind};
use ratatui::{Terminal, backend::Backend, backend::CrosstermBackend, layout::Position, layout::Rect};

use crate::system;
use app::{App, ExitRequest};
use binding::Key;
use features::{compare, demos, from_file, lesson, lesson::predict, measure, notes, panes, pending_panel, playing};
use features::{present, runs, why};
use suffrage_session::model::Frame;
use suffrage_text::{Language, TextId, Texts, ids, visible::visible};
use suffrage_view::{self as paint, Depth, GlyphSet, Glyphs, Look, Theme, ThemeName};
use terminal::{Output, TerminalGuard, source::EventSource, source::Keyboard};

pub use audience::Audience;
pub use features::from_file::Making;
pub(crate) use features::{from_file::made, lesson::find_scene, playing::SPEEDS};
pub use library::{Begin, FromFile, LessonToOpen, Library, NamedTheme, Opening};
pub(crate) use terminal::source::{Environment, background};

/// If events take longer than this, the loop draws before the next event.
const SLOW: Duration = Duration::from_millis(30);

pub struct Options {
    pub language: Language,
    /// The theme that the user chose; `None`: the environment and the terminal decide.
    pub theme: Option<NamedTheme>,
    /// The number of colours that the user chose; `None`: the environment decides.
    pub depth: Option<Depth>,
    pub glyphs: GlyphSet,
    pub motion: bool,
    /// The speed at which playback begins, in quarters of the normal speed.
    pub speed: u32,
    /// Whether the program gets mouse events. Otherwise the mouse selects text as in other programs.
    pub mouse: bool,
    pub begin: Begin,
    pub library: Box<dyn Library>,
    /// The phones of the class; `None` if the program was built without the server.
    pub audience: Option<Box<dyn Audience>>,
}

#[derive(Debug)]
pub enum Failure {
    /// The text says whether standard input or output is not a terminal.
    NoTerminal(TextId),
    Terminal(io::Error),
}

impl Failure {
    /// The error and its remedy as one line of text.
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

/// Shows a scenario, or two side by side, in the terminal until the user quits.
///
/// From this call on, a signal that ends the program gives the terminal back first; the exit code is 128 plus the
/// number of the signal.
///
/// # Errors
/// There is no terminal, or an operation on it fails.
pub fn play(opening: &Opening, beside: Option<&Opening>, options: Options) -> Result<(), Failure> {
    terminal::check()?;
    terminal::serve()?;
    let held = TerminalGuard::take(options.mouse)?;
    // With NO_COLOR, crossterm would also drop bold and reverse; the monochrome theme uses no colours anyway.
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
    let (shows_demos, lesson) = (begin.demos, begin.lesson.take());
    from_file::track_all(&mut app, [Some(opening), beside].into_iter().flatten(), std::mem::take(&mut begin.from));
    runs::start_with(&mut app, begin);
    if shows_demos {
        demos::open(&mut app);
    }
    match lesson {
        Some(LessonToOpen::List) => demos::open_lessons(&mut app),
        Some(LessonToOpen::Named(name, scene)) => {
            if let Err(refusal) = lesson::open(&mut app, &name, scene.as_deref()) {
                let title = app.look.texts.fit(ids::TITLE_CANNOT_OPEN);
                layers::tell(&mut app, title, refusal);
            }
        }
        None => {}
    }
    touch(&mut app);
    present::apply_theme(&mut app, &theme);
    let result = run(&mut app, &mut keyboard, &mut screen);
    if result.is_err() {
        terminal::end_if_hung_up();
    }
    drop(held);
    result?;
    // The file is saved even if nobody can read this line.
    let _ = app.farewell.map(|told| writeln!(io::stdout(), "{}", visible(&told)));
    Ok(())
}

fn run<B: Backend>(app: &mut App, source: &mut impl EventSource, screen: &mut Terminal<B>) -> Result<(), Failure>
where
    Failure: From<B::Error>,
{
    let mut changed = true;
    loop {
        if terminal::take_redraw() {
            // `clear` would ask the terminal for the cursor position, and wait two seconds if there is no answer.
            screen.resize(area_of(screen)?)?;
            changed = true;
        }
        if changed {
            draw(app, screen)?;
        }
        let mut event = source.next(idle_time(app))?;
        changed = false;
        app.player.now = source.now();
        while let Some(come) = event {
            if matches!(come, Event::Resize(..)) {
                // The terminal may have lost the picture, even if the size is unchanged.
                terminal::ask_for_redraw();
            } else if paint::is_too_small(app.area) {
                // A key can arrive before the event that reports a larger window.
                lay_out_in(app, area_of(screen)?);
            }
            changed |= update(app, &come);
            match app.exit.take() {
                Some(ExitRequest::Quit) => return Ok(()),
                Some(ExitRequest::Suspend) => system::suspend()?,
                Some(ExitRequest::Interrupt) => terminal::interrupt(),
                None => {}
            }
            // After a slow key the loop draws, even if more keys are waiting.
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

fn begin(app: &mut App) {
    app.update_names();
    notes::arrive(app);
    touch(app);
    lay_out(app);
}

/// Returns whether the picture may have changed.
fn update(app: &mut App, event: &Event) -> bool {
    app.update_names();
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            // After a key, the footer describes nothing under the mouse until the mouse moves again.
            (app.mouse.at, app.view.pointed) = (None, None);
            keyboard::press(app, Key::of(*key), event);
        }
        Event::Paste(_) | Event::Mouse(_) if paint::is_too_small(app.area) => return false,
        Event::Paste(text) if !app.view.blank => layers::paste(app, text),
        Event::Mouse(mouse) => return mouse::point(app, *mouse),
        Event::Resize(..) => return true,
        _ => return false,
    }
    touch(app);
    true
}

/// The time that the loop may sleep unless a key arrives. `None` means without limit.
fn idle_time(app: &App) -> Option<Duration> {
    playing::idle_time(app).into_iter().chain(measure::idle_time(app)).chain(from_file::idle_time(app)).min()
}

fn pass_time(app: &mut App, now: Duration) -> bool {
    app.player.now = now;
    let changed = playing::pass_time(app) | measure::compute_portion(app) | from_file::check_files(app);
    if changed {
        touch(app);
    }
    changed || playing::is_moving(app)
}

fn touch(app: &mut App) {
    app.stale = true;
    why::follow(app);
    panes::keep_event(app);
    pending_panel::follow(app);
    panes::follow(app);
    panes::follow_votes(app);
    limit_scrolling(app);
}

fn lay_out_in(app: &mut App, area: Rect) {
    if app.area != area {
        app.area = area;
        touch(app);
    }
    lay_out(app);
    if std::mem::take(&mut app.mouse.points) {
        mouse::describe_pointed(app);
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
    app.update_names();
    // Set before the frame is requested, because the frame hides later ticks while a question is open.
    app.view.asking = notes::is_asking(app);
    app.view.scene = app.lesson.as_ref().map(lesson::OpenLesson::place);
    app.frame = frame_of_both(app).unwrap_or_else(|| {
        let mut frame = app.session.frame(&app.ask());
        if app.player.settled {
            forget_losses(&mut frame);
        }
        if app.view.asking {
            frame.conceal();
        }
        predict::conceal(app, &mut frame);
        frame
    });
}

fn forget_losses(frame: &mut Frame) {
    frame.messages.retain(|message| message.lost.is_none());
    let sectors = frame.ring.iter_mut().flat_map(|ring| &mut ring.sectors);
    sectors.for_each(|sector| sector.lost = 0);
}

/// Stores the comparison of both runs in `view.beside`, and returns the frame of the focused run. Returns `None` if the
/// screen shows only one run.
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

/// Limits the scroll offset to the content, so that scrolling back has an effect at once.
fn limit_scrolling(app: &mut App) {
    let Some(scrolled) = app.layers.top_mut().and_then(|layer| layer.scrolled()) else { return };
    if *scrolled == 0 {
        return;
    }
    // Only the layout knows the largest offset.
    lay_out(app);
    let most = app.hits().furthest;
    if let Some(scrolled) = app.layers.top_mut().and_then(|layer| layer.scrolled()).filter(|scrolled| **scrolled > most)
    {
        *scrolled = most;
        app.stale = true;
    }
}
