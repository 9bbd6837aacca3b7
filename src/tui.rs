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
mod update;

use std::{io, time::Duration};

use crossterm::event::Event;
use ratatui::{Terminal, backend::Backend, backend::CrosstermBackend, layout::Position, layout::Rect};

use crate::system;
use app::{App, ExitRequest};
use features::{compare, demos, from_file, present, runs};
use suffrage_text::{Language, TextId, Texts, ids};
use suffrage_view::{self as paint, Depth, GlyphSet, Glyphs, Look, Theme, ThemeName};
use terminal::{Output, TerminalGuard, source::Environment, source::EventSource, source::Keyboard};

pub use features::from_file::Making;
pub(crate) use features::from_file::made;
pub use library::{Begin, FromFile, Library, NamedTheme, Opening};

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
    update::begin(&mut app);
    app.player.motion = options.motion;
    app.view.fades = options.motion;
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
    update::touch(&mut app);
    present::apply_theme(&mut app, &theme);
    let result = run(&mut app, &mut keyboard, &mut screen);
    if result.is_err() {
        terminal::end_if_hung_up();
    }
    drop(held);
    result
}

/// The loop: all that has come in is taken in, then the screen is drawn once, then it waits.
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
        let mut event = source.next(update::patience(app))?;
        changed = false;
        app.player.now = source.now();
        while let Some(come) = event {
            if matches!(come, Event::Resize(..)) {
                // Even if it is the old size again: what the terminal showed meanwhile is lost.
                terminal::ask_for_redraw();
            } else if paint::is_too_small(app.area) {
                // A key can come before the news that there is room for it now.
                update::lay_out_in(app, area_of(screen)?);
            }
            changed |= update::update(app, &come);
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
        changed |= update::pass_time(app, source.now());
    }
}

fn area_of<B: Backend>(screen: &Terminal<B>) -> Result<Rect, B::Error> {
    Ok(Rect::from((Position::ORIGIN, screen.size()?)))
}

fn draw<B: Backend>(app: &mut App, screen: &mut Terminal<B>) -> Result<(), B::Error> {
    screen.autoresize()?;
    update::lay_out_in(app, screen.get_frame().area());
    screen.draw(|canvas| {
        app.hits = paint::draw(&app.frame, &app.view, &app.look, canvas.area(), canvas.buffer_mut()).into();
    })?;
    Ok(())
}
