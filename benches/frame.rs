//! One frame of the screen: what the program does for each tick while it plays. The frame is asked of the session, painted, compared
//! with the one before and written as the terminal would get it, into memory.
//!
//! `cargo bench --bench frame`

use std::hint::black_box;
use std::time::{Duration, Instant};

use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use suffrage::paint::{self, Depth, GlyphSet, Glyphs, Look, Theme, ThemeName, View};
use suffrage::scenario;
use suffrage::session::{self, Moved, Scenario, Session};
use suffrage::text::Language;

/// Frames behind every figure, each of another tick.
const FRAMES: usize = 300;
/// How often the same frames are drawn: each counts with its quickest, because other programs only ever make it slower.
const ROUNDS: usize = 3;
/// The screens: a laptop's, and a large one.
const SIZES: [(u16, u16); 2] = [(120, 40), (250, 70)];

fn ring(n: usize) -> Scenario {
    let text = format!(
        "version = 1\nprotocol = \"chang-roberts\"\nseed = 1\ntitle.en = \"ring\"\n\
         [processes]\ncount = {n}\norder = \"random\"\n[network]\ndelay = [1, 4]\n\
         [[events]]\nat = 1\nstart = \"all\"\n"
    );
    scenario::read(&text).unwrap_or_else(|faults| panic!("the scenario of the benchmark is valid: {faults:?}"))
}

fn bully(n: usize) -> Scenario {
    let text = format!(
        "version = 1\nprotocol = \"bully\"\nseed = 1\ntitle.en = \"graph\"\n\
         [processes]\ncount = {n}\n[network]\ndelay = [2, 40]\n\
         [[events]]\nat = 1\nstart = \"all\"\n"
    );
    scenario::read(&text).unwrap_or_else(|faults| panic!("the scenario of the benchmark is valid: {faults:?}"))
}

/// What one frame cost.
struct Cost {
    session: Duration,
    paint: Duration,
    write: Duration,
    bytes: usize,
}

impl Cost {
    fn time(&self) -> Duration {
        self.session + self.paint + self.write
    }
}

/// The screen as the terminal has it.
struct Screen {
    look: Look,
    shown: Buffer,
    next: Buffer,
}

impl Screen {
    fn new(area: Rect) -> Self {
        let look = Look::new(Language::English, Theme::new(ThemeName::Dark, Depth::True), Glyphs::new(GlyphSet::Default));
        Self { look, shown: Buffer::empty(area), next: Buffer::empty(area) }
    }

    #[expect(clippy::disallowed_methods, reason = "a benchmark measures with the wall clock, which nothing simulated sees")]
    fn frame(&mut self, session: &dyn Session, view: &View, out: &mut Vec<u8>) -> Cost {
        let begin = Instant::now();
        let frame = session.frame(&paint::ask(self.next.area, session.scenario().count(), view));
        let asked = Instant::now();
        // As the terminal of ratatui does: the buffer before the last one is emptied and painted.
        self.next.reset();
        paint::draw(&frame, view, &self.look, self.next.area, &mut self.next);
        let painted = Instant::now();
        out.clear();
        let mut backend = CrosstermBackend::new(&mut *out);
        backend.draw(self.shown.diff(&self.next).into_iter()).expect("memory can be written");
        Backend::flush(&mut backend).expect("memory can be written");
        let written = Instant::now();
        std::mem::swap(&mut self.shown, &mut self.next);
        black_box(&self.shown);
        Cost { session: asked - begin, paint: painted - asked, write: written - painted, bytes: out.len() }
    }
}

fn part(sorted: &[Duration], hundredths: usize) -> f64 {
    let at = (sorted.len() * hundredths).div_ceil(100).clamp(1, sorted.len()) - 1;
    sorted[at].as_secs_f64() * 1e3
}

fn mean(costs: &[Cost], of: impl Fn(&Cost) -> Duration) -> f64 {
    costs.iter().map(|cost| of(cost).as_secs_f64()).sum::<f64>() * 1e3 / costs.len() as f64
}

/// Plays the run and draws every tick.
fn play(scenario: &Scenario, area: Rect) -> Vec<Cost> {
    let mut screen = Screen::new(area);
    let mut session = session::open(scenario);
    let mut view = View { playing: true, ..View::default() };
    let (mut costs, mut out) = (Vec::new(), Vec::new());
    session.seek(2);
    screen.frame(&*session, &view, &mut out);
    while costs.len() < FRAMES {
        if session.next_tick() != Moved::Yes {
            // A short run is shown again, seen from another process.
            session.seek(2);
            view.selected = (view.selected + 1) % scenario.count();
        }
        costs.push(screen.frame(&*session, &view, &mut out));
    }
    costs
}

fn measure(name: &str, scenario: &Scenario, (width, height): (u16, u16)) {
    let area = Rect::new(0, 0, width, height);
    let mut costs = play(scenario, area);
    for _ in 1..ROUNDS {
        for (least, again) in costs.iter_mut().zip(play(scenario, area)) {
            if again.time() < least.time() {
                *least = again;
            }
        }
    }
    let mut times: Vec<Duration> = costs.iter().map(Cost::time).collect();
    times.sort_unstable();
    let bytes = costs.iter().map(|cost| cost.bytes);
    let (most, all) = (bytes.clone().max().unwrap_or(0), bytes.sum::<usize>());
    println!(
        "{name:<14} {:>7} {:>8} {:>8.3} {:>8.3} {:>9.3} {:>8.3} {:>8.3} {most:>9} {:>8}",
        scenario.count(),
        format!("{width}×{height}"),
        part(&times, 50),
        part(&times, 99),
        mean(&costs, |cost| cost.session),
        mean(&costs, |cost| cost.paint),
        mean(&costs, |cost| cost.write),
        all / costs.len(),
    );
}

fn main() {
    crossterm::style::force_color_output(true);
    println!(
        "milliseconds a frame, each of another tick, over {FRAMES} frames (the quickest of {ROUNDS} rounds each), and the bytes written"
    );
    println!(
        "{:<14} {:>7} {:>8} {:>8} {:>8} {:>9} {:>8} {:>8} {:>9} {:>8}",
        "", "n", "screen", "p50", "p99", "session", "paint", "write", "most", "mean"
    );
    for size in SIZES {
        for n in [7, 64, 512, 4_096, 100_000] {
            measure("Chang-Roberts", &ring(n), size);
        }
        for n in [7, 64, 512] {
            measure("Bully", &bully(n), size);
        }
    }
}
