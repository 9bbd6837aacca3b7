//! Tests of the graph as it is drawn.

mod cuts;
mod leaders;
mod sizes;
mod story;

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};

use super::GraphLayout;
use super::*;
use crate::graph_record::GraphRecord;
use crate::testing::with_letters;
use crate::tests::frames::{
    BULLY, DECIDED, ELECTING, EVERYTHING, RELAYS, TWO_WAY, english, frame_of, franklin_of, ring_of, ring_of_long_ids,
    selecting, storm_of,
};
use crate::{Depth, GlyphSet, Glyphs, Theme, ThemeName, View};
use suffrage_text::ids;

fn legend_of(frame: &Frame, width: u16) -> u16 {
    crate::arena::legend::rows(frame, &english(ThemeName::Dark).texts, width)
}

fn draw(frame: &Frame, view: &View, look: &Look, area: Rect, buffer: &mut Buffer) {
    let canvas = &mut Canvas::new(buffer);
    match look.placed(frame, area, false) {
        GraphLayout::Graph(layout) => draw_placed(&Scene { frame, view, look }, &layout, area, canvas),
        GraphLayout::Crowd(layout) => crowd::draw(&Scene { frame, view, look }, &layout, area, canvas),
        GraphLayout::Band(shape) => draw_band(&Scene { frame, view, look }, &shape, area, canvas),
        GraphLayout::Nothing => {}
    }
}

pub(super) fn drawn(frame: &Frame, view: &View, look: &Look, (width, height): (u16, u16)) -> Buffer {
    let area = Rect { x: 0, y: 0, width, height };
    let mut buffer = Buffer::empty(area);
    draw(frame, view, look, area, &mut buffer);
    buffer
}

pub(super) fn rows(buffer: &Buffer) -> Vec<String> {
    buffer
        .area
        .rows()
        .map(|row| row.columns().map(|cell| buffer[cell.as_position()].symbol().to_owned()).collect())
        .collect()
}

pub(super) fn moment(scenario: &str, tick: u64) -> Frame {
    frame_of((scenario, tick), (120, 40))
}

fn samples() -> Vec<(&'static str, Frame, (u16, u16))> {
    let ring = |n: usize| moment(&ring_of(n), 9);
    let storm = |n: usize| moment(&storm_of(n), 3);
    let long = |n: usize| moment(&ring_of_long_ids(n), 9);
    let (electing, decided) = (moment(ELECTING.0, ELECTING.1), moment(DECIDED.0, DECIDED.1));
    let (bully, two_way) = (moment(BULLY.0, BULLY.1), moment(TWO_WAY.0, TWO_WAY.1));
    let every = moment(EVERYTHING.0, EVERYTHING.1);
    let mut samples = cuts::samples();
    samples.extend(vec![
        ("franklin24-50", moment(&franklin_of(24), 8), (50, 17)),
        ("ring7-50", electing.clone(), (50, 17)),
        ("ring7-60", electing, (60, 11)),
        ("decided7-74", decided.clone(), (74, 31)),
        ("decided7-110", decided, (110, 46)),
        ("bully7-50", bully.clone(), (50, 17)),
        ("bully7-74", bully.clone(), (74, 31)),
        ("bully7-110", bully, (110, 46)),
        ("every-50", every.clone(), (50, 17)),
        ("every-74", every, (74, 31)),
        ("storm7-50", storm(7), (50, 17)),
        ("storm12-74", storm(12), (74, 31)),
        ("storm24-74", storm(24), (74, 31)),
        ("franklin8-50", two_way.clone(), (50, 17)),
        ("franklin8-74", two_way, (74, 31)),
        ("ring1-50", ring(1), (50, 17)),
        ("ring2-74", ring(2), (74, 31)),
        ("ring3-60", ring(3), (60, 11)),
        ("ring12-50", ring(12), (50, 17)),
        ("ring16-50", ring(16), (50, 17)),
        ("ring24-50", ring(24), (50, 17)),
        ("ring24-74", ring(24), (74, 31)),
        ("ring32-74", ring(32), (74, 31)),
        ("long7-50", long(7), (50, 17)),
        ("long7-74", long(7), (74, 31)),
    ]);
    samples
}

fn selected(frame: &Frame) -> View {
    selecting(frame.story.acts.map_or(0, |acts| acts.position))
}

fn shown(frame: &Frame, view: &View, look: &Look, (width, height): (u16, u16)) -> GraphRecord {
    let area = Rect { x: 0, y: 0, width, height };
    let mut buffer = Buffer::empty(area);
    let mut canvas = Canvas::new(&mut buffer);
    let GraphLayout::Graph(layout) = look.placed(frame, area, false) else {
        panic!("the frame has no layout: {area}, n = {}", frame.n)
    };
    draw_placed(&Scene { frame, view, look }, &layout, area, &mut canvas);
    canvas.graphs.pop().expect("a graph was drawn")
}

#[test]
fn two_way_rings_of_every_size() {
    for n in [3, 5, 8, 12, 16, 24, 32, 48, 64] {
        for size in [(50, 20), (80, 20), (74, 32), (110, 47)] {
            let frame = moment(&franklin_of(n), 8);
            if place(&frame, Rect { x: 0, y: 0, width: size.0, height: size.1 }, legend_of(&frame, size.0), false)
                .is_none()
            {
                continue;
            }
            let look = english(ThemeName::Dark);
            crate::tests::show(&format!("two-way-{n}"), &drawn(&frame, &selecting(0), &look, size));
            let shown = shown(&frame, &selecting(0), &look, size);
            assert_eq!(shown.in_transit() as u64, frame.counts.in_flight, "{n} in {size:?}");
        }
    }
}

const THEMES: [ThemeName; 3] = [ThemeName::Dark, ThemeName::Light, ThemeName::Mono];

#[test]
fn no_message_covers_any_part_of_a_process() {
    for (name, mut frame, size) in samples() {
        for theme in THEMES {
            let look = english(theme);
            let with = drawn(&frame, &selected(&frame), &look, size);
            crate::tests::show(&format!("{name}-{theme:?}"), &with);
            let messages = std::mem::take(&mut frame.messages);
            let without = drawn(&frame, &selected(&frame), &look, size);
            frame.messages = messages;
            let legend = legend_of(&frame, with.area.width);
            let layout = place(&frame, with.area, legend, false).unwrap_or_else(|| panic!("{name} fits"));
            for (at, card) in layout.cards.iter().enumerate() {
                for cell in card.positions() {
                    assert_eq!(with[cell], without[cell], "{name} {theme:?}: process {at} at {cell}");
                }
            }
        }
    }
}

#[test]
fn every_id_is_written_in_full() {
    for (name, frame, size) in samples() {
        let buffer = drawn(&frame, &selected(&frame), &english(ThemeName::Dark), size);
        let legend = legend_of(&frame, buffer.area.width);
        let layout = place(&frame, buffer.area, legend, false).unwrap_or_else(|| panic!("{name} fits"));
        if layout.size < geometry::CardSize::Large {
            continue;
        }
        for (process, card) in frame.processes.iter().zip(&layout.cards) {
            let middle = card.y + card.height / 2;
            let text: String = (card.left()..card.right()).map(|x| buffer[(x, middle)].symbol()).collect();
            let digits: String = text.chars().filter(char::is_ascii_digit).collect();
            assert_eq!(digits, process.id.to_string(), "{name}: {text}");
        }
    }
}

#[test]
fn every_message_in_transit_is_shown_by_itself_or_counted() {
    for (name, frame, size) in samples() {
        for theme in THEMES {
            let shown = shown(&frame, &selected(&frame), &english(theme), size);
            assert_eq!(shown.in_transit() as u64, frame.counts.in_flight + frame.counts.notices, "{name} {theme:?}");
        }
    }
}

#[test]
fn nothing_is_drawn_outside_the_area() {
    let look = english(ThemeName::Dark);
    for (name, frame, size) in samples() {
        let area = Rect { x: 5, y: 3, width: size.0, height: size.1 };
        let mut buffer = Buffer::filled(Rect { x: 0, y: 0, width: size.0 + 9, height: size.1 + 7 }, '#'.into());
        draw(&frame, &selected(&frame), &look, area, &mut buffer);
        for cell in buffer.area.positions().filter(|cell| !area.contains(*cell)) {
            assert_eq!(buffer[cell].symbol(), "#", "{name}: {cell}");
        }
    }
}

#[test]
fn any_area_can_be_drawn_in() {
    let look = english(ThemeName::Dark);
    let long = ring_of_long_ids(3);
    for (scenario, tick) in [ELECTING, BULLY, TWO_WAY, (&*long, 9)] {
        let frame = moment(scenario, tick);
        for width in 0..40 {
            for height in 0..14 {
                let _ = drawn(&frame, &selecting(0), &look, (width, height));
            }
        }
    }
}

fn column_of(text: &str, buffer: &Buffer) -> Option<usize> {
    rows(buffer).iter().find_map(|row| row.find(text).map(|byte| row[..byte].chars().count()))
}

#[test]
fn a_message_glides_from_its_sender_to_its_receiver() {
    let look = english(ThemeName::Dark);
    let (scenario, sent) = ELECTING;
    let mut columns = Vec::new();
    for tick in sent..sent + 4 {
        for glide in [0.0, 0.5] {
            let frame = moment(scenario, tick);
            let view = View { glide, ..selecting(0) };
            columns.push(column_of("?58", &drawn(&frame, &view, &look, (74, 31))).expect("it is on the screen"));
        }
    }
    assert!(columns.is_sorted(), "{columns:?}");
    assert!(columns[0] < columns[columns.len() - 1], "{columns:?}");
}

#[test]
fn a_lost_message_stays_for_a_tick_and_a_half() {
    let look = english(ThemeName::Dark);
    let (scenario, lost) = BULLY;
    let shown = |tick: u64, glide: f64| {
        let view = View { glide, ..selecting(0) };
        rows(&drawn(&moment(scenario, tick), &view, &look, (74, 31))).concat().contains("✗5")
    };
    assert!(shown(lost, 0.0));
    assert!(shown(lost + 1, 0.4));
    assert!(!shown(lost + 1, 0.6));
}

#[test]
fn the_legend_names_only_visible_signs_and_is_never_cut() {
    let look = english(ThemeName::Dark);
    let legend = |frame: &Frame, size: (u16, u16)| {
        let picture = rows(&drawn(frame, &selecting(0), &look, size));
        picture
            .iter()
            .rev()
            .map(|row| row.trim_end())
            .find(|row| !row.is_empty())
            .map(str::to_owned)
            .unwrap_or_default()
    };
    assert_eq!(legend(&moment(ELECTING.0, ELECTING.1), (50, 17)), " ?n ELECTION");
    assert_eq!(
        legend(&moment(DECIDED.0, DECIDED.1), (100, 31)),
        " ○ idle  ● participating  ★ leader  ▐ acts  ┏┓ selected  ★n ELECTED"
    );
    assert!(legend(&moment(RELAYS.0, RELAYS.1), (74, 31)).contains("■ relay"));
    // A legend with many kinds of messages has a second row if needed.
    let every = moment(EVERYTHING.0, EVERYTHING.1);
    let signs = [
        "○ idle",
        "● active",
        "◔ waits",
        "★ leader",
        "✗ down/lost",
        "▐ acts",
        "?n ELECTION",
        "✓n ANSWER",
        "★n COORDINATOR",
        "♥ HEARTBEAT",
        "†n ",
    ];
    for size in [(50, 19), (74, 31), (110, 46), (150, 40)] {
        let picture = rows(&drawn(&every, &selecting(0), &look, size));
        let lowest = picture[picture.len() - 5..].concat();
        let missing: Vec<&str> = signs.into_iter().filter(|sign| !lowest.contains(sign)).collect();
        assert!(missing.is_empty(), "{size:?}: {missing:?}\n{}", picture.join("\n"));
        let returned = ["↵n undeliverable", "↵n returned"];
        assert!(returned.iter().any(|sign| lowest.contains(sign)), "{size:?}\n{}", picture.join("\n"));
    }
}

#[test]
fn a_lost_message_is_explained_wherever_it_is_shown() {
    let frame = moment(BULLY.0, BULLY.1);
    for language in suffrage_text::Language::ALL {
        let look = Look::new(language, Theme::new(ThemeName::Dark, Depth::True), Glyphs::new(GlyphSet::Default));
        for width in 50..120 {
            let picture = rows(&drawn(&frame, &selecting(0), &look, (width, 17)));
            let word = look.texts.say(ids::LEGEND_CRASH_LOST);
            assert!(picture.concat().contains(&format!("✗ {word}")), "{width} {language:?}: {}", picture.join("\n"));
        }
    }
}

#[test]
fn a_window_on_a_large_run_is_not_drawn_as_a_whole_graph() {
    let frame = frame_of(("chang-roberts-1000", 14), (24, 6));
    assert!(place(&frame, Rect { x: 0, y: 0, width: 200, height: 50 }, 1, false).is_none());
    let placed = english(ThemeName::Dark).placed(&frame, Rect { x: 0, y: 0, width: 74, height: 31 }, false);
    assert!(!matches!(placed, GraphLayout::Graph(_)));
}

#[test]
fn no_colour_at_all_without_colours() {
    for (name, frame, size) in samples() {
        let buffer = drawn(&frame, &selected(&frame), &english(ThemeName::Mono), size);
        let coloured = buffer.content.iter().find(|cell| (cell.fg, cell.bg) != (Color::Reset, Color::Reset));
        assert_eq!(coloured, None, "{name}");
    }
}

#[test]
fn an_ascii_look_is_ascii() {
    let look = Look { glyphs: crate::Glyphs::new(crate::GlyphSet::Ascii), ..english(ThemeName::Mono) };
    for (name, frame, size) in samples() {
        let text = rows(&drawn(&frame, &selected(&frame), &look, size)).concat();
        assert!(text.is_ascii(), "{name}: {:?}", text.chars().find(|letter| !letter.is_ascii()));
    }
}

#[test]
fn pictures_with_their_styles() {
    // Draws only the frames that the snapshots of whole screens lack.
    let shown = [
        ("every-50", ThemeName::Dark),
        ("franklin24-50", ThemeName::Mono),
        ("ring24-50", ThemeName::Dark),
        ("cut-ring7-50", ThemeName::Dark),
        ("cut-franklin8-50", ThemeName::Dark),
        ("cut-bully7-50", ThemeName::Mono),
        ("parted-bully7-74", ThemeName::Mono),
    ];
    let samples = samples();
    for (name, theme) in shown {
        let (_, frame, size) = samples.iter().find(|sample| sample.0 == name).expect("it is a sample");
        let look = english(theme);
        insta::assert_snapshot!(name, with_letters(&drawn(frame, &selected(frame), &look, *size), &look));
    }
}
