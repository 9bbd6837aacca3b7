//! Tests of cut links, partitioned graphs, and the selected message.

use super::*;
use crate::tests::frames::scenario_of;

fn with(scenario: &str, tick: u64, events: &[&str]) -> String {
    let events = events.iter().map(|event| format!("{{ at = {tick}, {event} }}, ")).collect::<Vec<_>>().concat();
    scenario.replacen("events = [", &format!("events = [{events}"), 1)
}

fn cut((scenario, tick): (&str, u64), events: &[&str]) -> Frame {
    moment(&with(scenario, tick, events), tick)
}

fn at_rest(events: &[&str]) -> Frame {
    cut(("protocol = \"bully\"\nevents = []\n[processes]\ncount = 7\n", 1), events)
}

fn ring_cut_at(n: usize, positions: &[usize]) -> Frame {
    let text = ring_of(n);
    let ids = scenario_of(&text).seating();
    let pairs: Vec<String> = positions.iter().map(|&at| format!("[{}, {}]", ids[at], ids[(at + 1) % n])).collect();
    cut((&text, 9), &[&format!("cut = [{}]", pairs.join(", "))])
}

pub(super) fn samples() -> Vec<(&'static str, Frame, (u16, u16))> {
    let ring = cut(ELECTING, &["cut = [[17, 4], [31, 9], [58, 23]]"]);
    let bully = cut(BULLY, &["cut = [[1, 2], [4, 5]]", "cut = [4, 7], one_way = true"]);
    let parted = cut(BULLY, &["partition = [[1, 2, 3], [4, 5, 6, 7]]"]);
    let in_three = cut(BULLY, &["partition = [[1, 2], [3, 4], [5, 6, 7]]", "cut = [5, 6]"]);
    let mixed = cut((&storm_of(12), 3), &["partition = [[1, 3, 4, 7, 8, 9, 11], [2, 5, 6, 10, 12]]"]);
    let two_way = cut(TWO_WAY, &["cut = [9, 58]", "cut = [76, 12], one_way = true"]);
    vec![
        ("cut-ring7-50", ring.clone(), (50, 17)),
        ("cut-ring7-74", ring, (74, 31)),
        ("cut-ring24-50", ring_cut_at(24, &[3, 12]), (50, 17)),
        ("cut-franklin8-50", two_way, (50, 17)),
        ("cut-bully7-74", bully.clone(), (74, 31)),
        ("cut-bully7-50", bully, (50, 17)),
        ("parted-bully7-74", parted.clone(), (74, 31)),
        ("parted-bully7-50", parted, (50, 17)),
        ("in-three-74", in_three, (74, 31)),
        ("mixed12-74", mixed, (74, 31)),
    ]
}

fn text(frame: &Frame, view: &View, size: (u16, u16)) -> String {
    rows(&drawn(frame, view, &english(ThemeName::Mono), size)).join("\n")
}

fn marks(frame: &Frame) -> usize {
    text(frame, &selecting(0), (74, 31)).matches('╳').count() - 1
}

#[test]
fn a_cut_link_has_one_mark_and_a_partition_two() {
    assert_eq!(marks(&cut(ELECTING, &["cut = [17, 4]"])), 1);
    assert_eq!(marks(&cut(ELECTING, &["cut = [[17, 4], [58, 23]]"])), 2);
    assert_eq!(marks(&at_rest(&["cut = [1, 4]"])), 1);
    assert_eq!(marks(&at_rest(&["partition = [[1, 2, 3]]"])), 2, "not twelve");
    let whole = text(&moment(ELECTING.0, ELECTING.1), &selecting(0), (74, 31));
    assert!(!whole.contains("cut"), "without cuts the legend does not mention them");
}

#[test]
fn a_one_way_cut_has_a_head_that_shows_its_direction() {
    let heads = |event: &str| {
        let text = text(&at_rest(&[event]), &selecting(0), (74, 31));
        text.chars().filter(|glyph| "▸▾◂▴".contains(*glyph)).collect::<Vec<_>>()
    };
    assert!(heads("cut = [2, 7]").is_empty());
    let (one, other) = (heads("cut = [2, 7], one_way = true"), heads("cut = [7, 2], one_way = true"));
    assert_eq!((one.len(), other.len()), (1, 1));
    assert_ne!(one, other);
}

#[test]
fn nothing_passes_a_cut() {
    let look = english(ThemeName::Dark);
    let text = with(ELECTING.0, ELECTING.1, &["cut = [42, 17]"]);
    let at = |tick: u64| moment(&text, tick);
    let mut last = 0;
    for tick in ELECTING.1..10 {
        let buffer = drawn(&at(tick), &View { glide: 0.5, ..selecting(0) }, &look, (74, 31));
        let (pill, mark) =
            (column_of("?58", &buffer).expect("it is there"), column_of("╳", &buffer).expect("it is there"));
        assert!(pill >= last && pill + 3 <= mark, "{pill} {mark} at tick {tick}");
        last = pill;
    }
    let buffer = drawn(&at(10), &selecting(0), &look, (74, 31));
    let (gone, mark) = (column_of("✗58", &buffer).expect("it is there"), column_of("╳", &buffer).expect("it is there"));
    assert!(gone + 3 <= mark && mark - gone <= 8, "{gone} is right before {mark}");
}

#[test]
fn the_links_between_two_sides_are_left_out() {
    let dots = |events: &[&str]| {
        // With more processes, links without messages are not drawn.
        let frame = cut(("protocol = \"bully\"\nevents = []\n[processes]\ncount = 6\n", 1), events);
        let text = text(&frame, &selecting(0), (74, 31));
        text.chars().filter(|glyph| ('\u{2801}'..='\u{28ff}').contains(glyph)).count()
    };
    let (whole, parted) = (dots(&[]), dots(&["partition = [[1, 2, 3]]"]));
    assert!(parted * 4 < whole * 3, "{parted} of {whole}");
}

#[test]
fn the_selected_message_has_brackets_and_a_line_under_it_in_every_theme() {
    let ring = ring_of(24);
    for theme in THEMES {
        let look = english(theme);
        for ((scenario, tick), size) in [(ELECTING, (74, 31)), (BULLY, (74, 31)), ((&*ring, 9), (50, 17))] {
            let frame = moment(scenario, tick);
            let message = frame.messages.iter().find(|message| message.lost.is_none()).expect("there is one");
            let view = View { message: Some(message.number), ..selecting(0) };
            let buffer = drawn(&frame, &view, &look, size);
            let underlined = |buffer: &Buffer| {
                buffer.content.iter().filter(|cell| cell.modifier.contains(Modifier::UNDERLINED)).count()
            };
            assert!(underlined(&buffer) > underlined(&drawn(&frame, &selecting(0), &look, size)), "{theme:?} {size:?}");
            if size == (74, 31) {
                let pill = format!("[{}{}]", look.glyphs.message(message.class), message.payload);
                assert!(rows(&buffer).concat().contains(&pill), "{theme:?} {pill}");
            }
        }
    }
}
