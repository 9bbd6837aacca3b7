//! Links that are cut, parted graphs, and the message that is selected.

use super::*;
use crate::session::model::Cuts;

fn cuts(sides: &[u32], links: &[(usize, usize)]) -> Cuts {
    Cuts { sides: sides.to_vec(), links: links.to_vec(), ..Cuts::default() }
}

fn with(mut frame: Frame, cuts: Cuts) -> Frame {
    frame.cuts = cuts;
    frame
}

/// Frames with cuts, for all that must hold of every picture.
pub(super) fn samples() -> Vec<(&'static str, Frame, (u16, u16))> {
    let ring = || with(sample::ring_of_seven(), cuts(&[], &[(0, 1), (1, 0), (2, 3), (3, 2), (5, 4)]));
    let bully = || with(sample::bully_of_seven(), cuts(&[], &[(0, 1), (1, 0), (3, 6), (4, 3), (3, 4)]));
    let parted = || with(sample::bully_of_seven(), cuts(&[0, 0, 0, 1, 1, 1, 1], &[]));
    let in_three = || with(sample::bully_of_seven(), cuts(&[0, 0, 1, 1, 2, 2, 2], &[(4, 5), (5, 4)]));
    let mixed = || with(sample::bully_storm(12), cuts(&[0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 1], &[]));
    vec![
        ("cut-ring7-50", ring(), (50, 17)),
        ("cut-ring7-74", ring(), (74, 31)),
        ("cut-ring24-50", with(sample::ring_of(24), cuts(&[], &[(3, 4), (4, 3), (12, 13)])), (50, 17)),
        ("cut-ring64-80", with(sample::ring_of(64), cuts(&[], &[(3, 4), (40, 41)])), (80, 16)),
        ("cut-franklin8-50", with(sample::franklin_of_eight(), cuts(&[], &[(0, 1), (4, 3), (3, 4)])), (50, 17)),
        ("cut-bully7-74", bully(), (74, 31)),
        ("cut-bully7-50", bully(), (50, 17)),
        ("parted-bully7-74", parted(), (74, 31)),
        ("parted-bully7-50", parted(), (50, 17)),
        ("in-three-74", in_three(), (74, 31)),
        ("mixed12-74", mixed(), (74, 31)),
    ]
}

fn text(frame: &Frame, view: &View, size: (u16, u16)) -> String {
    rows(&drawn(frame, view, &sample::look(ThemeName::Mono), size)).join("\n")
}

/// How often a mark is in the graph: the legend has one more.
fn marks(frame: &Frame) -> usize {
    text(frame, &sample::view(0), (74, 31)).matches('╳').count() - 1
}

#[test]
fn a_link_that_is_cut_has_one_mark_and_a_partition_two_at_its_ends() {
    let ring = |links: &[(usize, usize)]| marks(&with(sample::ring_of_seven(), cuts(&[], links)));
    assert_eq!(ring(&[(0, 1)]), 1);
    assert_eq!(ring(&[(0, 1), (1, 0), (4, 5)]), 2);
    let mut quiet = sample::bully_of_seven();
    quiet.messages.clear();
    assert_eq!(marks(&with(quiet.clone(), cuts(&[], &[(0, 3), (3, 0)]))), 1);
    assert_eq!(marks(&with(quiet, cuts(&[0, 0, 0, 1, 1, 1, 1], &[]))), 2, "and not twelve");
    assert!(!text(&sample::ring_of_seven(), &sample::view(0), (74, 31)).contains("cut"), "the legend has no cut without one");
}

#[test]
fn a_cut_one_way_has_a_head_that_shows_which() {
    let mut frame = sample::bully_of_seven();
    frame.messages.clear();
    let whole = text(&with(frame.clone(), cuts(&[], &[(1, 6), (6, 1)])), &sample::view(0), (74, 31));
    let one = text(&with(frame.clone(), cuts(&[], &[(1, 6)])), &sample::view(0), (74, 31));
    let other = text(&with(frame, cuts(&[], &[(6, 1)])), &sample::view(0), (74, 31));
    let heads = |text: &str| text.chars().filter(|glyph| "▸▾◂▴".contains(*glyph)).collect::<Vec<_>>();
    assert!(heads(&whole).is_empty());
    assert_eq!((heads(&one).len(), heads(&other).len()), (1, 1));
    assert_ne!(heads(&one), heads(&other));
}

#[test]
fn nothing_passes_a_cut() {
    let look = sample::look(ThemeName::Dark);
    let mut frame = with(sample::ring_of_seven(), cuts(&[], &[(6, 0)]));
    frame.messages.retain(|message| message.from == 6);
    let mut last = 0;
    for tick in 6..10 {
        frame.clock.tick = tick;
        let buffer = drawn(&frame, &View { glide: 0.5, ..sample::view(0) }, &look, (74, 31));
        let (pill, mark) = (column_of("?58", &buffer).expect("it is there"), column_of("╳", &buffer).expect("it is there"));
        assert!(pill >= last && pill + 3 <= mark, "{pill} {mark} at tick {tick}");
        last = pill;
    }
    frame.clock.tick = 10;
    frame.messages[0].lost = Some(10);
    let buffer = drawn(&frame, &sample::view(0), &look, (74, 31));
    let (gone, mark) = (column_of("✗58", &buffer).expect("it is there"), column_of("╳", &buffer).expect("it is there"));
    assert!(gone + 3 <= mark && mark - gone <= 8, "{gone} is right before {mark}");
}

#[test]
fn the_links_between_two_sides_are_left_out() {
    let mut frame = sample::bully_of_seven();
    frame.messages.clear();
    let dots = |frame: &Frame| {
        let text = text(frame, &sample::view(0), (74, 31));
        text.chars().filter(|glyph| ('\u{2801}'..='\u{28ff}').contains(glyph)).count()
    };
    let whole = dots(&frame);
    let parted = dots(&with(frame, cuts(&[0, 0, 0, 1, 1, 1, 1], &[])));
    assert!(parted * 3 < whole * 2, "{parted} of {whole}");
}

#[test]
fn the_selected_message_has_brackets_and_a_line_under_it_in_every_theme() {
    for theme in THEMES {
        let look = sample::look(theme);
        for (frame, size) in
            [(sample::ring_of_seven(), (74, 31)), (sample::bully_of_seven(), (74, 31)), (sample::ring_of(24), (50, 17))]
        {
            let message = frame.messages.iter().find(|message| message.lost.is_none()).expect("there is one");
            let view = View { message: Some(message.number), ..sample::view(0) };
            let buffer = drawn(&frame, &view, &look, size);
            let underlined =
                |buffer: &Buffer| buffer.content.iter().filter(|cell| cell.modifier.contains(Modifier::UNDERLINED)).count();
            assert!(underlined(&buffer) > underlined(&drawn(&frame, &sample::view(0), &look, size)), "{theme:?} {size:?}");
            if size == (74, 31) {
                let pill = format!("[{}{}]", look.glyphs.message(message.class), message.payload);
                assert!(rows(&buffer).concat().contains(&pill), "{theme:?} {pill}");
            }
        }
    }
}

#[test]
fn pictures_of_cuts_with_their_styles() {
    let shown = [
        ("cut-ring7-50", ThemeName::Dark),
        ("cut-franklin8-50", ThemeName::Light),
        ("cut-bully7-50", ThemeName::Mono),
        ("parted-bully7-50", ThemeName::Dark),
        ("parted-bully7-74", ThemeName::Mono),
    ];
    for (name, theme) in shown {
        let (_, frame, size) = samples().into_iter().find(|sample| sample.0 == name).expect("it is a sample");
        insta::assert_debug_snapshot!(name, drawn(&frame, &selected(&frame), &sample::look(theme), size));
    }
}
