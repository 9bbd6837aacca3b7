//! The time of one frame: the work that the program does for each tick during playback. The program builds the frame,
//! paints it, compares it with the previous frame, and writes the terminal output (here to memory).
//!
//! `cargo bench --bench frame`, optionally with words to select lines: `cargo bench --bench frame -- Bully 512 250×70`

use std::cell::RefCell;
use std::hint::black_box;
use std::io::{self, Write};
use std::rc::Rc;
use std::time::{Duration, Instant};

use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use suffrage_scenario::{self as scenario, Scenario};
use suffrage_session::{Moved, Session};
use suffrage_text::Language;
use suffrage_view::{self as paint, Depth, GlyphSet, Glyphs, Look, Pane, Theme, ThemeName, View};

const FRAMES: usize = 300;
/// The fastest round is reported, because other programs can only slow a round down.
const ROUNDS: usize = 3;
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

/// Every process has every role (proposer, acceptor, …) and starts at tick 1.
fn consensus(protocol: &str, n: usize) -> Scenario {
    let text = format!(
        "version = 1\nprotocol = \"{protocol}\"\nseed = 1\ntitle.en = \"lanes\"\n\
         [processes]\ncount = {n}\n[network]\ndelay = [2, 6]\n\
         [[events]]\nat = 1\nstart = \"all\"\n"
    );
    scenario::read(&text).unwrap_or_else(|faults| panic!("the scenario of the benchmark is valid: {faults:?}"))
}

fn circle(n: usize) -> Scenario {
    let text = format!(
        "version = 1\nprotocol = \"superpeer-dht\"\nseed = 1\ntitle.en = \"circle\"\n\
         [processes]\nids = \"drawn\"\ncount = {n}\nbits = 16\n[network]\ndelay = [2, 40]\n[params]\nbits = 16\nprefix = 3\n\
         [[events]]\nat = 1\nstart = \"all\"\n"
    );
    scenario::read(&text).unwrap_or_else(|faults| panic!("the scenario of the benchmark is valid: {faults:?}"))
}

/// Tokens select the super-peers. The processes send rumours about the tokens during the whole run.
fn plane(n: usize) -> Scenario {
    let text = format!(
        "version = 1\nprotocol = \"superpeer-tokens\"\nseed = 1\ntitle.en = \"plane\"\n\
         [processes]\ncount = {n}\n[network]\ndelay = [1, 4]\n[params]\ntokens = 6\n\
         [[events]]\nat = 1\nstart = \"all\"\n"
    );
    scenario::read(&text).unwrap_or_else(|faults| panic!("the scenario of the benchmark is valid: {faults:?}"))
}

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

#[derive(Clone, Default)]
struct OutputBuffer(Rc<RefCell<Vec<u8>>>);

impl Write for OutputBuffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The number of bytes of the two escape sequences around every frame. These sequences make the terminal show the whole
/// frame at once.
const SYNCHRONIZED: usize = "\x1b[?2026h\x1b[?2026l".len();

struct Screen {
    area: Rect,
    look: Look,
    paper: OutputBuffer,
    terminal: Terminal<CrosstermBackend<OutputBuffer>>,
}

impl Screen {
    fn new(area: Rect) -> Self {
        let look =
            Look::new(Language::English, Theme::new(ThemeName::Dark, Depth::True), Glyphs::new(GlyphSet::Default));
        let paper = OutputBuffer::default();
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let terminal =
            Terminal::with_options(CrosstermBackend::new(paper.clone()), options).expect("memory is a terminal");
        Self { area, look, paper, terminal }
    }

    #[expect(
        clippy::disallowed_methods,
        reason = "a benchmark measures with the wall clock, which nothing simulated sees"
    )]
    fn frame(&mut self, session: &mut Session, view: &View) -> Cost {
        self.paper.0.borrow_mut().clear();
        let begin = Instant::now();
        let frame = session.frame(&paint::ask(self.area, session.scenario().count(), view));
        let asked = Instant::now();
        let (area, look) = (self.area, &self.look);
        let mut painted = asked;
        let drawn = self.terminal.draw(|canvas| {
            paint::draw(&frame, view, look, area, canvas.buffer_mut());
            painted = Instant::now();
        });
        black_box(drawn.expect("memory can be written"));
        let written = Instant::now();
        let bytes = self.paper.0.borrow().len() + SYNCHRONIZED;
        Cost { session: asked - begin, paint: painted - asked, write: written - painted, bytes }
    }
}

fn part(sorted: &[Duration], hundredths: usize) -> f64 {
    let at = (sorted.len() * hundredths).div_ceil(100).clamp(1, sorted.len()) - 1;
    sorted[at].as_secs_f64() * 1e3
}

fn mean(costs: &[Cost], of: impl Fn(&Cost) -> Duration) -> f64 {
    costs.iter().map(|cost| of(cost).as_secs_f64()).sum::<f64>() * 1e3 / costs.len() as f64
}

fn play(scenario: &Scenario, view: &View, mut screen: Screen) -> Vec<Cost> {
    let mut session = Session::open(scenario);
    let mut view = View { playing: true, ..view.clone() };
    let mut costs = Vec::new();
    session.seek(2);
    screen.frame(&mut session, &view);
    while costs.len() < FRAMES {
        if session.next_tick() != Moved::Yes {
            session.seek(2);
            view.selected = (view.selected + 1) % scenario.count();
        }
        costs.push(screen.frame(&mut session, &view));
    }
    costs
}

fn quickest(play: impl Fn() -> Vec<Cost>) -> Vec<Cost> {
    let mut costs = play();
    for _ in 1..ROUNDS {
        for (least, again) in costs.iter_mut().zip(play()) {
            if again.time() < least.time() {
                *least = again;
            }
        }
    }
    costs
}

fn measure(name: &str, scenario: &Scenario, size: (u16, u16)) {
    measure_seen(name, scenario, size, &View::default());
}

fn measure_seen(name: &str, scenario: &Scenario, (width, height): (u16, u16), view: &View) {
    let words = [name, &scenario.count().to_string(), &format!("{width}×{height}")].map(str::to_owned);
    if !std::env::args().skip(1).filter(|word| !word.starts_with('-')).all(|word| words.contains(&word)) {
        return;
    }
    let area = Rect::new(0, 0, width, height);
    let costs = quickest(|| play(scenario, view, Screen::new(area)));
    let mut times: Vec<Duration> = costs.iter().map(Cost::time).collect();
    times.sort_unstable();
    let mut bytes: Vec<usize> = costs.iter().map(|cost| cost.bytes).collect();
    bytes.sort_unstable();
    println!(
        "{name:<14} {:>7} {:>8} {:>8.3} {:>8.3} {:>9.3} {:>8.3} {:>8.3} {:>8} {:>8} {:>8}",
        scenario.count(),
        format!("{width}×{height}"),
        part(&times, 50),
        part(&times, 99),
        mean(&costs, |cost| cost.session),
        mean(&costs, |cost| cost.paint),
        mean(&costs, |cost| cost.write),
        bytes.iter().sum::<usize>() / bytes.len(),
        bytes[(bytes.len() * 99).div_ceil(100) - 1],
        bytes[bytes.len() - 1],
    );
}

fn main() {
    crossterm::style::force_color_output(true);
    println!(
        "milliseconds a frame, each of another tick, over {FRAMES} frames (the quickest of {ROUNDS} rounds each), and the bytes written"
    );
    println!(
        "{:<14} {:>7} {:>8} {:>8} {:>8} {:>9} {:>8} {:>8} {:>8} {:>8} {:>8}",
        "", "n", "screen", "p50", "p99", "session", "paint", "write", "bytes", "p99", "most"
    );
    for size in SIZES {
        for n in [7, 64, 512, 4_096, 100_000] {
            measure("Chang-Roberts", &ring(n), size);
        }
        for n in [7, 64, 512] {
            measure("Bully", &bully(n), size);
        }
        for n in [5, 30] {
            measure("Paxos", &consensus("paxos", n), size);
        }
        for n in [10, 64, 4_096] {
            measure("Circle", &circle(n), size);
        }
        for n in [60, 400, 4_096] {
            measure("Plane", &plane(n), size);
        }
        let holds = View { focus: Pane::Holds, zoomed: true, ..View::default() };
        measure_seen("Multi-Paxos", &consensus("multi-paxos", 5), size, &holds);
    }
}
