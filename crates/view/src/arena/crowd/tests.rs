use std::collections::BTreeSet;

use ratatui::buffer::Buffer;

use super::*;
use crate::arena::GraphLayout;
use crate::arena::tests::{drawn, rows};
use crate::tests::frames::{english, frame_of};
use crate::{Depth, GlyphSet, Glyphs, Theme, ThemeName, View};
use suffrage_text::Language;

const SIZES: [(u16, u16); 5] = [(50, 18), (60, 20), (74, 29), (120, 45), (200, 50)];

fn tokens(count: usize) -> String {
    format!(
        "protocol = \"superpeer-tokens\"\nevents = [{{ at = 1, start = \"all\" }}, {{ at = 9, crash = 4 }}]\n\
         [processes]\ncount = {count}\n[params]\ntokens = 5\ntheta = 1000\ntenure = 1\nlimit = 40\n"
    )
}

fn dht(count: usize, prefix: usize) -> String {
    format!(
        "protocol = \"superpeer-dht\"\nevents = [{{ at = 1, start = \"all\" }}]\n\
         [processes]\nids = \"drawn\"\nbits = 12\ncount = {count}\n[params]\nbits = 12\nprefix = {prefix}\n"
    )
}

fn frame(text: &str, tick: u64) -> Frame {
    frame_of((text, tick), (120, 40))
}

fn crowded(frame: &Frame, look: &Look, size: (u16, u16)) -> Option<Rc<Layout>> {
    match look.placed(frame, Rect::new(0, 0, size.0, size.1), false) {
        GraphLayout::Crowd(layout) => Some(layout),
        GraphLayout::Graph(_) | GraphLayout::Band(_) | GraphLayout::Nothing => None,
    }
}

#[test]
fn every_process_on_a_plane_is_a_sign_or_counted_in_its_cell() {
    let look = english(ThemeName::Dark);
    for (count, tick) in [(90, 3), (200, 30), (400, 60)] {
        let frame = frame(&tokens(count), tick);
        for size in SIZES {
            let Some(layout) = crowded(&frame, &look, size) else { continue };
            let clip = layout.area;
            if !have_signs(&frame, clip) {
                continue;
            }
            let mut buffer = Buffer::empty(clip);
            let entries = signs(&mut Canvas::new(&mut buffer), Stage { look: &look, layout: &layout, clip }, &frame);
            let met: BTreeSet<&str> =
                clip.positions().map(|cell| buffer[cell].symbol()).filter(|sign| *sign != " ").collect();
            let stands_for = |sign: &str| sign.parse::<usize>().unwrap_or(1);
            assert!(!met.contains("+"), "{count} in {size:?}");
            let all: usize =
                clip.positions().map(|cell| buffer[cell].symbol()).filter(|sign| *sign != " ").map(stands_for).sum();
            assert_eq!(all, count, "in {size:?}");
            let explained: BTreeSet<&str> = entries.iter().map(|&service| looks(service, &look).0).collect();
            let signs: BTreeSet<&str> = met.into_iter().filter(|sign| sign.parse::<usize>().is_err()).collect();
            assert_eq!(explained, signs, "{count} in {size:?}");
        }
    }
}

#[test]
fn each_segment_of_a_circle_is_named_or_only_the_largest() {
    let look = english(ThemeName::Dark);
    for (prefix, most) in [(2, 4), (3, 8), (6, 16), (9, 16)] {
        let frame = frame(&dht(400, prefix), 60);
        let Some(Ground::Circle(circle)) = frame.ground.as_deref() else { panic!("not a circle") };
        assert!(frame.clock.quiet, "all are served");
        for size in SIZES {
            let layout = crowded(&frame, &look, size).expect("no cards");
            let labels = ground::labels(Stage { look: &look, layout: &layout, clip: layout.area }, &frame);
            let named = labels.iter().filter(|label| label.spans[0].0.contains('★')).count();
            assert!(named <= most && named > 0, "{prefix} in {size:?}: {named}");
            for (index, label) in labels.iter().enumerate() {
                assert_eq!(label.place.intersection(layout.area), label.place, "{prefix} in {size:?}");
                assert!(
                    labels[..index].iter().all(|other| !other.place.intersects(label.place)),
                    "{prefix} in {size:?}"
                );
            }
        }
        let largest = circle.segments.iter().max_by_key(|segment| segment.served).expect("there are segments");
        let text = rows(&drawn(&frame, &View::default(), &look, (120, 45))).join("\n");
        let name = format!("★{}", largest.leaders[0]);
        assert!(text.contains(&name), "{prefix}: {name} serves most\n{text}");
        assert!(text.contains(&largest.served.to_string()), "{prefix}\n{text}");
    }
}

/// A circle can have 2³² segments; drawing each of them would take too long.
#[test]
fn a_circle_of_the_most_segments_is_drawn() {
    let text = "protocol = \"superpeer-dht\"\nevents = [{ at = 1, start = \"all\" }]\n\
                [processes]\ncount = 90\n[params]\nbits = 32\nprefix = 32\n";
    let look = english(ThemeName::Dark);
    let frame = frame(text, 3);
    for size in SIZES {
        drawn(&frame, &View::default(), &look, size);
    }
}

#[test]
fn holders_are_chips_that_stay_apart_and_inside_the_picture() {
    let look = english(ThemeName::Dark);
    let frame = frame(&tokens(900), 30);
    let Some(Ground::Plane(plane)) = frame.ground.as_deref() else { panic!("not a plane") };
    assert_eq!(plane.holders.len(), 5);
    for size in SIZES {
        let layout = crowded(&frame, &look, size).expect("no cards");
        let stage = Stage { look: &look, layout: &layout, clip: layout.area };
        let labels = holders(stage, &frame);
        for (index, label) in labels.iter().enumerate() {
            assert_eq!(label.place.intersection(layout.area), label.place, "in {size:?}");
            assert!(labels[..index].iter().all(|other| !other.place.intersects(label.place)), "in {size:?}");
        }
        let chips = labels.iter().filter(|label| label.spans[0].0.starts_with(['★', '◉'])).count();
        assert!(chips >= 4, "{chips} in {size:?}: the tokens have places far apart");
    }
}

#[test]
fn a_pointer_at_the_selected_process_finds_it() {
    let look = english(ThemeName::Dark);
    for text in [tokens(900), dht(200, 3)] {
        let frame = frame(&text, 8);
        let (width, height) = SIZES[3];
        let layout = crowded(&frame, &look, (width, height)).expect("no cards");
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        let mut canvas = Canvas::new(&mut buffer);
        let view = View { selected: 7, ..View::default() };
        draw(&Scene { frame: &frame, view: &view, look: &look }, &layout, Rect::new(0, 0, width, height), &mut canvas);
        let (x, y) = point(&layout, frame.seats.as_ref().expect("it has seats"), 7).expect("it has a seat").cell();
        let hit = canvas.hits.at(Position { x: x as u16, y: y as u16 });
        // If a cell has several processes, the target may be another one of them.
        let Some(Target::Process(meant)) = hit else { panic!("{hit:?}") };
        let there = point(&layout, frame.seats.as_ref().expect("it has seats"), meant).expect("it has a seat").cell();
        assert_eq!(there, (x, y));
    }
}

#[test]
fn served_and_unserved_processes_differ_in_every_glyph_set() {
    let frame = frame(&tokens(900), 30);
    for set in [GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii] {
        for theme in [ThemeName::Dark, ThemeName::Light, ThemeName::Mono] {
            let look = Look::new(Language::English, Theme::new(theme, Depth::True), Glyphs::new(set));
            let [served, unserved] = look.glyphs.members;
            assert_ne!(served, unserved);
            let text = rows(&drawn(&frame, &View::default(), &look, (120, 45))).join("\n");
            assert!(
                text.contains(unserved) && text.contains(look.glyphs.state(Role::Crashed)),
                "{set:?} {theme:?}\n{text}"
            );
        }
    }
}

#[test]
fn lost_messages_are_visible_and_in_the_legend() {
    let look = english(ThemeName::Dark);
    for text in [tokens(900), dht(200, 3)] {
        let lossy = text.replace("[params]", "[network]\nloss = 0.5\n[params]");
        let (whole, lossy) = (frame(&text, 6), frame(&lossy, 6));
        assert!(lossy.messages.iter().any(|message| message.lost.is_some()));
        let fault = |frame: &Frame| {
            let picture = drawn(frame, &View::default(), &look, (120, 45));
            let cells = picture.area.positions().filter(|&cell| picture[cell].style().fg == look.theme.fault().fg);
            (cells.count(), rows(&picture).join("\n").contains(" lost"))
        };
        assert!(fault(&lossy).0 > fault(&whole).0 && fault(&lossy).1 && !fault(&whole).1);
    }
}

#[test]
fn no_message_looks_like_a_process() {
    // At the start no process is served, and rumours are in transit.
    let frame = frame(&tokens(400), 2);
    assert!(!frame.messages.is_empty());
    for set in [GlyphSet::Safe, GlyphSet::Ascii] {
        let look = Look::new(Language::English, Theme::new(ThemeName::Dark, Depth::True), Glyphs::new(set));
        let (width, height) = (74, 29);
        let layout = crowded(&frame, &look, (width, height)).expect("no cards");
        let picture = drawn(&frame, &View::default(), &look, (width, height));
        let served = layout.area.positions().filter(|&cell| picture[cell].symbol() == look.glyphs.members[0]).count();
        assert_eq!(served, 0, "{set:?}");
    }
}

#[test]
fn pictures_of_crowds() {
    let look = english(ThemeName::Dark);
    for (name, text, tick, size) in [
        ("plane-signs", tokens(400), 30, (74, 29)),
        ("plane-dots", tokens(1_000), 30, (50, 18)),
        ("circle-arcs", dht(400, 3), 60, (74, 29)),
        ("circle-largest", dht(400, 6), 60, (50, 18)),
    ] {
        let frame = frame(&text, tick);
        assert!(crowded(&frame, &look, size).is_some());
        insta::assert_snapshot!(name, rows(&drawn(&frame, &View::default(), &look, size)).join("\n"));
    }
}
