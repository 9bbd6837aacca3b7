//! Tests that pictures are true: no message is left out, no element covers another, and selecting moves nothing.

mod cards;
mod motion;
mod runs;

use std::collections::BTreeSet;

use super::frames::{english, frame_at, run_of};
use super::*;
use crate::graph_record::{GraphRecord, Part};
use suffrage_engine::protocol::Role;
use suffrage_scenario::builtin;
use suffrage_session::Session;
use suffrage_session::model::Message;
use suffrage_text::testing::Draw;

type Size = (u16, u16);

const SIZES: [Size; 4] = [(80, 24), (100, 30), (120, 40), (200, 55)];
const LARGER: [Size; 3] = [(100, 30), (160, 45), (200, 55)];
const COUNTS: [usize; 10] = [2, 3, 5, 7, 8, 10, 16, 24, 30, 64];

struct Picture {
    shown: GraphRecord,
    screen: Buffer,
}

impl Picture {
    fn text(&self) -> String {
        words(&self.screen)
    }

    /// Whether the cells (`None`: the whole screen) show `number`, and not only as a part of a longer number.
    fn says(&self, number: usize, cells: Option<Rect>) -> bool {
        let place = cells.unwrap_or(self.screen.area);
        let number = number.to_string();
        (place.top()..place.bottom()).any(|y| {
            let row: String = (place.left()..place.right()).map(|x| self.screen[(x, y)].symbol()).collect();
            row.replace(',', "").split(|letter: char| !letter.is_ascii_digit()).any(|word| word == number)
        })
    }
}

fn pictures(frame: &Frame, view: &View, look: &Look, (width, height): Size) -> Vec<Picture> {
    let (look, area) = (&look.of_run(frame.anonymous), Rect::new(0, 0, width, height));
    let scene = Scene { frame, view, look };
    let plan = Screen::new(area, Class::of(area), &scene);
    let runs = scene.runs();
    let graphs = plan.runs.iter().flat_map(|run| run.slots.iter().map(|slot| (run.index, *slot)));
    let draw = |(lane, slot): (usize, panes::Slot)| {
        let mut screen = Buffer::empty(area);
        let mut canvas = Canvas::new(&mut screen);
        canvas.clear(area, look.theme.base());
        panes::draw(&runs[lane].scene(), slot, &mut canvas);
        let shown = canvas.graphs.pop().expect("a graph was drawn");
        Picture { shown, screen }
    };
    graphs.filter(|(_, slot)| slot.pane == Pane::Arena).map(draw).collect()
}

pub(super) fn graph(frame: &Frame, view: &View, look: &Look, size: Size) -> GraphRecord {
    pictures(frame, view, look, size).pop().expect("there is a graph").shown
}

pub(super) fn overdrawn(shown: &GraphRecord) -> Option<((Part, Rect), (Part, Rect))> {
    let is_solid = |part: &Part| {
        matches!(part, Part::Card(_) | Part::Pill(_) | Part::Head | Part::Aggregate | Part::Words | Part::Hub)
    };
    let parts: Vec<_> = shown.parts.iter().filter(|(part, _)| is_solid(part)).copied().collect();
    let over =
        |at: usize| parts[..at].iter().find(|other| other.1.intersects(parts[at].1)).map(|&other| (other, parts[at]));
    (0..parts.len()).find_map(over)
}

fn places(shown: &GraphRecord) -> Vec<(Part, Rect)> {
    shown
        .parts
        .iter()
        .filter(|(part, _)| matches!(part, Part::Pill(_) | Part::Head | Part::Aggregate))
        .copied()
        .collect()
}

/// The tested looks. A run uses the same looks at all ticks, because a look stores layouts.
struct Looks {
    dark: Look,
    mono: Look,
}

impl Looks {
    fn new() -> Self {
        Self { dark: english(ThemeName::Dark), mono: english(ThemeName::Mono) }
    }

    fn check(&self, frame: &Frame, size: Size, what: &str) {
        let what = &format!("{what} at {} in {size:?}", frame.clock.tick);
        let [picture] = &pictures(frame, &view(), &self.dark, size)[..] else { panic!("{what}: there is one graph") };
        check_picture(picture, frame, what);
        let shown = &picture.shown;
        let mono = graph(frame, &view(), &self.mono, size).in_transit();
        assert_eq!(mono, shown.in_transit(), "{what}: without colours a message is missing");
        for selected in [0, frame.n / 2] {
            let other = places(&graph(frame, &View { selected, ..view() }, &self.dark, size));
            assert_eq!(other, places(shown), "{what}: selecting {selected} moves something");
        }
    }
}

/// Checks that each message is drawn or counted, that the counts are on the screen, and that nothing overlaps.
fn check_picture(picture: &Picture, frame: &Frame, what: &str) {
    let shown = &picture.shown;
    let under_way = frame.counts.in_flight + frame.counts.notices;
    assert_eq!(shown.in_transit() as u64, under_way, "{what}: messages are left out\n{}", picture.text());
    assert_eq!(overdrawn(shown), None, "{what}\n{}", picture.text());
    for (part, place) in shown.parts.iter().filter(|(part, _)| matches!(part, Part::Pill(_))) {
        let is_written = |at| {
            !picture.screen[at].symbol().chars().all(|sign| sign == ' ' || ('\u{2800}'..='\u{28ff}').contains(&sign))
        };
        assert!(place.positions().any(is_written), "{what}: {part:?} has no text besides its head\n{}", picture.text());
    }
    for &(count, cells) in &shown.aggregates {
        assert!(picture.says(count, cells), "{what}: {count} in {cells:?} have no number\n{}", picture.text());
    }
}

fn check_run(run: &mut Session, size: Size, ticks: impl IntoIterator<Item = u64>, what: &str) {
    let looks = Looks::new();
    for tick in ticks {
        let frame = frame_at(run, tick, &view(), size);
        looks.check(&frame, size, what);
        if frame.clock.quiet && tick > 0 {
            break;
        }
    }
}

/// The last tested tick of a run that never comes to rest.
const LAST: u64 = 400;

fn drawn_ticks(run: &mut Session, draw: &mut Draw, first: u64, later: u64) -> Vec<u64> {
    run.seek(LAST);
    let end = run.tick();
    let mut ticks: Vec<u64> = (draw.below(2)..=first.min(end)).step_by(2).collect();
    if end > first {
        ticks.extend((0..later).map(|_| first + 1 + draw.below(end - first)));
    }
    ticks.sort_unstable();
    ticks.dedup();
    ticks
}

/// A run of a protocol on `n` processes that all start at once; `None` if the protocol needs more processes.
fn crowd(protocol: &str, n: usize) -> Option<Session> {
    let bounce = protocol == "ring-list";
    let text = format!(
        "protocol = \"{protocol}\"\nevents = [{{ at = 1, start = \"all\" }}]\n\
         [processes]\ncount = {n}\norder = \"random\"\n[network]\ndelay = [1, 3]\nbounce = {bounce}\n"
    );
    let scenario = suffrage_scenario::read(&text);
    assert!(scenario.is_ok() || n == 2, "the scenario has faults: {text}");
    scenario.ok().map(|scenario| Session::open(&scenario))
}

fn protocols() -> BTreeSet<&'static str> {
    builtin::ALL.iter().map(|known| frames::scenario_of(known.name).variant.protocol().name()).collect()
}

#[test]
fn every_message_of_every_scenario_is_shown_or_counted_and_nothing_overlaps() {
    let mut draw = Draw::of("every message of every scenario");
    for known in builtin::ALL {
        let mut run = run_of(known.name);
        for size in [(80, 24), (120, 40)] {
            let ticks = drawn_ticks(&mut run, &mut draw, 24, 4);
            check_run(&mut run, size, ticks, known.name);
        }
        let (size, ticks) = (*draw.one_of(&LARGER), drawn_ticks(&mut run, &mut draw, 0, 3));
        check_run(&mut run, size, ticks, known.name);
    }
}

#[test]
fn every_message_of_every_protocol_is_shown_or_counted_and_nothing_overlaps() {
    let mut draw = Draw::of("every message of every crowd");
    for protocol in protocols() {
        for n in COUNTS {
            let Some(mut run) = crowd(protocol, n) else { continue };
            let ticks = drawn_ticks(&mut run, &mut draw, 8, 2);
            check_run(&mut run, *draw.one_of(&SIZES), ticks, &format!("{protocol} on {n}"));
        }
    }
}

#[test]
fn refused_demands_hide_no_message() {
    for size in [(80, 24), (100, 30)] {
        check_run(&mut crowd("paxos", 8).expect("enough processes"), size, (0..=60).step_by(5), "paxos on 8");
    }
}

#[test]
fn a_picture_records_its_messages() {
    let frame = frame_of(ELECTING, (120, 40));
    let shown = graph(&frame, &view(), &english(ThemeName::Dark), (120, 40));
    let number = |message: &Message| Part::Pill(message.number);
    assert_eq!(shown.in_transit() as u64, frame.counts.in_flight);
    assert!(frame.messages.iter().all(|message| shown.parts.iter().any(|(part, _)| *part == number(message))));
    assert_eq!(shown.parts.iter().filter(|(part, _)| matches!(part, Part::Card(_))).count(), frame.n);
}

#[test]
fn a_list_that_skips_a_crashed_process_is_drawn_on_its_real_way() {
    let mut run = run_of("ring-list-leader-fails");
    for size in [(80, 24), (120, 40)] {
        let frame = frame_at(&mut run, 7, &view(), size);
        let message = frame.messages.iter().find(|message| message.lost.is_none()).expect("the list is in transit");
        assert_eq!((message.to + frame.n - message.from) % frame.n, 2, "it passes one process");
        let mut last = 0.0;
        for glide in [0.0, 0.25, 0.5, 0.75, 1.0] {
            let look = english(ThemeName::Dark);
            let shown = graph(&frame, &View { glide, ..view() }, &look, size);
            let body = shown.parts.iter().find(|(part, _)| *part == Part::Pill(message.number)).expect("it is drawn").1;
            assert!(shown.parts.iter().any(|(part, _)| *part == Part::Head), "{size:?} {glide}");
            let card = |at: usize| shown.parts.iter().find(|(part, _)| *part == Part::Card(at)).expect("a card").1;
            let row = |rect: Rect| f64::from(rect.y) + f64::from(rect.height) / 2.0;
            // The crashed process is at the right: the list moves past it from above to below.
            let (above, below) = (row(card(message.from)), row(card(message.to)));
            let here = (row(body) - above) / (below - above);
            assert!(here >= last && (glide < 1.0 || here > 0.5), "{size:?} {glide}: {here} after {last}");
            last = here;
        }
    }
}
