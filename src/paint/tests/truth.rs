//! What a picture of a graph must never do: leave out a message, draw over a card, a pill or a head, or move what has not moved.

mod cards;
mod everything;
mod lanes;
mod motion;

use std::collections::BTreeSet;

use super::frames::{english, frame_at, run_of};
use super::*;
use crate::paint::shown::{Part, Shown};
use crate::protocol::Role;
use crate::scenario::builtin;
use crate::session::Session;
use crate::session::model::Message;

type Size = (u16, u16);

const SIZES: [Size; 5] = [(60, 18), (80, 24), (100, 30), (120, 40), (200, 55)];
const COUNTS: [usize; 10] = [2, 3, 5, 7, 8, 10, 16, 24, 30, 64];

/// A graph of a screen: what it shows, and what is written there.
struct Picture {
    shown: Shown,
    screen: Buffer,
}

impl Picture {
    fn text(&self) -> String {
        words(&self.screen)
    }

    /// Whether a number stands by itself in some cells; anywhere where none are named.
    fn says(&self, number: usize, cells: Option<Rect>) -> bool {
        let place = cells.unwrap_or(self.screen.area);
        let number = number.to_string();
        (place.top()..place.bottom()).any(|y| {
            let row: String = (place.left()..place.right()).map(|x| self.screen[(x, y)].symbol()).collect();
            row.replace(',', "").split(|letter: char| !letter.is_ascii_digit()).any(|word| word == number)
        })
    }
}

/// The graphs of a screen. Nothing else of the screen is drawn.
fn pictures(frame: &Frame, view: &View, look: &Look, (width, height): Size) -> Vec<Picture> {
    let (look, area) = (&look.of_run(frame.anonymous), Rect::new(0, 0, width, height));
    let scene = Scene { frame, view, look };
    let plan = Plan::new(area, Class::of(area), &scene);
    let lanes = scene.lanes();
    let graphs = plan.lanes.iter().flat_map(|lane| lane.slots.iter().map(|slot| (lane.index, *slot)));
    let draw = |(lane, slot): (usize, slot::Slot)| {
        let mut screen = Buffer::empty(area);
        let mut canvas = Canvas::new(&mut screen);
        canvas.clear(area, look.theme.base());
        panes::draw(&lanes[lane].scene(), slot, &mut canvas);
        let shown = canvas.into_graphs().pop().expect("it is a graph");
        Picture { shown, screen }
    };
    graphs.filter(|(_, slot)| slot.pane == Pane::Arena).map(draw).collect()
}

/// What the one graph of a screen shows.
pub(super) fn graph(frame: &Frame, view: &View, look: &Look, size: Size) -> Shown {
    pictures(frame, view, look, size).pop().expect("there is a graph").shown
}

/// The things of a picture that are drawn over each other: cards and messages, and what stands in a corner with what is drawn after it.
pub(super) fn overdrawn(shown: &Shown) -> Option<((Part, Rect), (Part, Rect))> {
    let of = |solid: &dyn Fn(&Part) -> bool| shown.parts.iter().filter(|(part, _)| solid(part)).copied().collect::<Vec<_>>();
    let graph = of(&|part| matches!(part, Part::Card(_) | Part::Pill(_) | Part::Head | Part::Aggregate | Part::Words));
    let corners = of(&|part| matches!(part, Part::Card(_) | Part::Rim(_) | Part::Corner));
    let in_corner = |(below, over): &((Part, Rect), (Part, Rect))| {
        matches!((below.0, over.0), (Part::Corner, _) | (Part::Card(_), Part::Corner))
    };
    first_over(&graph, |_| true).or_else(|| first_over(&corners, in_corner))
}

fn first_over(
    parts: &[(Part, Rect)],
    counts: impl Fn(&((Part, Rect), (Part, Rect))) -> bool,
) -> Option<((Part, Rect), (Part, Rect))> {
    let over = |at: usize| {
        let overlaps = parts[..at].iter().filter(move |other| other.1.intersects(parts[at].1));
        overlaps.map(|&other| (other, parts[at])).find(&counts)
    };
    (0..parts.len()).find_map(over)
}

/// The places of messages, in the order in which they are drawn.
fn places(shown: &Shown) -> Vec<(Part, Rect)> {
    shown.parts.iter().filter(|(part, _)| matches!(part, Part::Pill(_) | Part::Head | Part::Aggregate)).copied().collect()
}

/// The looks that a moment is seen in. They keep the layouts that were found: one of each does for a run.
struct Looks {
    dark: Look,
    mono: Look,
}

impl Looks {
    fn new() -> Self {
        Self { dark: english(ThemeName::Dark), mono: english(ThemeName::Mono) }
    }

    /// Everything that must be true of the graph of a moment.
    fn check(&self, frame: &Frame, size: Size, what: &str) {
        let what = &format!("{what} at {} in {size:?}", frame.clock.tick);
        let [picture] = &pictures(frame, &view(), &self.dark, size)[..] else { panic!("{what}: there is one graph") };
        check_picture(picture, frame, what);
        let shown = &picture.shown;
        let mono = graph(frame, &view(), &self.mono, size).under_way();
        assert_eq!(mono, shown.under_way(), "{what}: without colours something is lost");
        for selected in [0, frame.n / 2] {
            let other = places(&graph(frame, &View { selected, ..view() }, &self.dark, size));
            assert_eq!(other, places(shown), "{what}: selecting {selected} moves something");
        }
    }
}

/// Every message under way is seen or counted, each count is said, and nothing is drawn over.
fn check_picture(picture: &Picture, frame: &Frame, what: &str) {
    let shown = &picture.shown;
    let under_way = frame.counts.in_flight + frame.counts.notices;
    assert_eq!(shown.under_way() as u64, under_way, "{what}: messages are left out\n{}", picture.text());
    assert_eq!(overdrawn(shown), None, "{what}\n{}", picture.text());
    for (part, place) in shown.parts.iter().filter(|(part, _)| matches!(part, Part::Pill(_))) {
        let is_written =
            |at| !picture.screen[at].symbol().chars().all(|sign| sign == ' ' || ('\u{2800}'..='\u{28ff}').contains(&sign));
        assert!(place.positions().any(is_written), "{what}: {part:?} is nothing but its head\n{}", picture.text());
    }
    for &(count, cells) in &shown.aggregates {
        assert!(picture.says(count, cells), "{what}: {count} in {cells:?} have no number\n{}", picture.text());
    }
}

/// Goes through a run and checks every so manieth tick.
fn check_run(run: &mut Session, size: Size, (step, last): (u64, u64), what: &str) {
    let looks = Looks::new();
    for tick in (0..=last).step_by(step as usize) {
        let frame = frame_at(run, tick, &view(), size);
        looks.check(&frame, size, what);
        if frame.clock.quiet && tick > 0 {
            break;
        }
    }
}

/// A run of a protocol on so many processes, who all start at once; nothing where the protocol is not for so few.
fn crowd(protocol: &str, n: usize) -> Option<Session> {
    let bounce = protocol == "ring-list";
    let text = format!(
        "protocol = \"{protocol}\"\nevents = [{{ at = 1, start = \"all\" }}]\n\
         [processes]\ncount = {n}\norder = \"random\"\n[network]\ndelay = [1, 3]\nbounce = {bounce}\n"
    );
    let scenario = crate::scenario::read(&text);
    assert!(scenario.is_ok() || n == 2, "the scenario has faults: {text}");
    scenario.ok().map(|scenario| Session::open(&scenario))
}

fn protocols() -> BTreeSet<&'static str> {
    builtin::ALL.iter().map(|known| frames::scenario_of(known.name).variant.protocol().name()).collect()
}

#[test]
fn every_message_of_every_scenario_is_shown_or_counted_and_nothing_is_drawn_over() {
    for (index, known) in builtin::ALL.iter().enumerate() {
        check_run(&mut run_of(known.name), SIZES[index % SIZES.len()], (5, 40), known.name);
    }
}

#[test]
fn every_message_of_every_protocol_is_shown_or_counted_and_nothing_is_drawn_over() {
    for (index, protocol) in protocols().into_iter().enumerate() {
        for (at, n) in COUNTS.into_iter().enumerate() {
            let Some(mut run) = crowd(protocol, n) else { continue };
            check_run(&mut run, SIZES[(index + at) % SIZES.len()], (3, 13), &format!("{protocol} on {n}"));
        }
    }
}

/// What eight proposers demand of eight acceptors is left without an answer nearly everywhere.
#[test]
fn what_is_left_without_an_answer_hides_no_message() {
    for size in [(80, 24), (100, 30)] {
        check_run(&mut crowd("paxos", 8).expect("it is for so many"), size, (5, 60), "paxos on 8");
    }
}

#[test]
fn a_picture_tells_which_messages_it_shows() {
    let frame = frame_of(ELECTING, (120, 40));
    let shown = graph(&frame, &view(), &english(ThemeName::Dark), (120, 40));
    let number = |message: &Message| Part::Pill(message.number);
    assert_eq!(shown.under_way() as u64, frame.counts.in_flight);
    assert!(frame.messages.iter().all(|message| shown.parts.iter().any(|(part, _)| *part == number(message))));
    assert_eq!(shown.parts.iter().filter(|(part, _)| matches!(part, Part::Card(_))).count(), frame.n);
}

#[test]
fn a_list_that_passes_a_process_that_is_down_is_drawn_on_its_real_way_with_its_head() {
    let mut run = run_of("ring-list-leader-fails");
    for size in [(80, 24), (120, 40)] {
        let frame = frame_at(&mut run, 7, &view(), size);
        let message = frame.messages.iter().find(|message| message.lost.is_none()).expect("the list is under way");
        assert_eq!((message.to + frame.n - message.from) % frame.n, 2, "it passes one process");
        let mut last = 0.0;
        for glide in [0.0, 0.25, 0.5, 0.75, 1.0] {
            let look = english(ThemeName::Dark);
            let shown = graph(&frame, &View { glide, ..view() }, &look, size);
            let body = shown.parts.iter().find(|(part, _)| *part == Part::Pill(message.number)).expect("it is drawn").1;
            assert!(shown.parts.iter().any(|(part, _)| *part == Part::Head), "{size:?} {glide}");
            let card = |at: usize| shown.parts.iter().find(|(part, _)| *part == Part::Card(at)).expect("a card").1;
            let row = |rect: Rect| f64::from(rect.y) + f64::from(rect.height) / 2.0;
            // The crashed process is at the right: what passes it comes from above and goes below.
            let (above, below) = (row(card(message.from)), row(card(message.to)));
            let here = (row(body) - above) / (below - above);
            assert!(here >= last && (glide < 1.0 || here > 0.5), "{size:?} {glide}: {here} after {last}");
            last = here;
        }
    }
}
