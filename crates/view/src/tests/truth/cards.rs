//! Tests that each card shows whether its process has crashed, leads or is selected, and that messages avoid rims.

use super::*;
use crate::arena::GraphLayout;
use crate::arena::geometry::{CardSize, Layout};
use crate::tests::frames::selecting;
use suffrage_engine::protocol::Topology;

fn layout_of(frame: &Frame, look: &Look, (width, height): Size) -> Option<std::rc::Rc<Layout>> {
    let area = Rect::new(0, 0, width, height);
    let view = view();
    let scene = Scene { frame, view: &view, look };
    let place = Screen::new(area, Class::of(area), &scene).place_of(Pane::Arena)?;
    match look.placed(frame, place, false) {
        GraphLayout::Graph(layout) if !panes::graph::shows_table(&scene, place, area) => Some(layout),
        GraphLayout::Graph(_) | GraphLayout::Band(_) | GraphLayout::Crowd(_) | GraphLayout::Nothing => None,
    }
}

fn with_rim(card: Rect, size: CardSize) -> Rect {
    let (columns, rows) = size.rim();
    Rect { x: card.x - columns, y: card.y - rows, width: card.width + 2 * columns, height: card.height + 2 * rows }
}

/// If a free place is at most this far away, in columns and rows, a message must not cover the rim of a card.
const NEAR: (u16, u16) = (3, 1);

/// Finds a message that covers the rim of a card, although its path has free cells nearby.
fn needless_on_a_rim(
    frame: &Frame,
    (layout, shown): (&Layout, &GraphRecord),
    look: &Look,
    size: Size,
) -> Option<(u32, Rect)> {
    let rims: Vec<Rect> = layout.cards.iter().map(|&card| with_rim(card, layout.size)).collect();
    let is_clear = |place: Rect| rims.iter().all(|rim| !rim.intersects(place));
    let aired = |place: &Rect| Rect { x: place.x.saturating_sub(1), width: place.width + 2, ..*place };
    let rooms = shown.parts.iter().filter(|(part, _)| *part == Part::Room);
    let rooms: Vec<Rect> = rooms.map(|(_, place)| aired(place)).collect();
    let is_free = |place: Rect| place.is_empty() || is_clear(place) && rooms.iter().all(|room| !room.intersects(place));
    shown.parts.iter().filter(|(_, body)| !is_clear(*body)).find_map(|&(part, _)| {
        let Part::Pill(number) = part else { return None };
        let message = frame.messages.iter().find(|message| message.number == number && message.lost.is_none())?;
        let alone = Frame { messages: vec![message.clone()], ..frame.clone() };
        let alone = graph(&alone, &view(), look, size);
        let body = alone.parts.iter().find(|(part, _)| *part == Part::Pill(number))?.1;
        if is_clear(body) || frame.cuts.is_cut(message.from, message.to) {
            return None;
        }
        let clockwise = match layout.graph.topology {
            Topology::OneWayRing => !message.notice,
            Topology::TwoWayRing | Topology::Complete => message.clockwise,
        };
        let way = layout.way(message.from, message.to, clockwise);
        let steps = (way.path.length() * 4.0) as usize;
        // A message that moved further than this would seem to jump.
        let is_near = |place: Rect| place.x.abs_diff(body.x) <= NEAR.0 && place.y.abs_diff(body.y) <= NEAR.1;
        let stands = (0..=steps).filter_map(|step| way.stand(step as f64 / 4.0, body.width, layout.area));
        let has_other = { stands }.any(|stand| is_near(stand.body) && is_free(stand.body) && is_free(stand.head));
        has_other.then_some((number, body))
    })
}

fn crashing(protocol: &str, n: usize) -> Session {
    let ids: Vec<usize> = (0..n).map(|at| 10 + at * 3 % n).collect();
    let text = format!(
        "protocol = \"{protocol}\"\nevents = [{{ at = 1, crash = {} }}, {{ at = 3, start = {} }}]\n[processes]\nids = {ids:?}\n",
        ids[2], ids[0]
    );
    run_of(&text)
}

fn drawn(frame: &Frame, view: &View, look: &Look, size: Size) -> Buffer {
    pictures(frame, view, look, size).pop().expect("there is a graph").screen
}

#[test]
fn a_crash_is_visible_in_every_row_of_its_card() {
    let mut seen = BTreeSet::new();
    for (protocol, n) in
        ["chang-roberts", "franklin", "bully"].into_iter().flat_map(|protocol| [(protocol, 5), (protocol, 7)])
    {
        let mut run = crashing(protocol, n);
        for size in SIZES {
            let [before, after] = [0, 1].map(|tick| frame_at(&mut run, tick, &selecting(0), size));
            for look in [ThemeName::Dark, ThemeName::Light, ThemeName::Mono].map(english) {
                let layout = layout_of(&after, &look, size).expect("a graph");
                let card = layout.cards[2];
                if card.height == 1 {
                    continue;
                }
                seen.insert(layout.size);
                for selected in [0, 2] {
                    let [up, down] = [&before, &after].map(|frame| drawn(frame, &selecting(selected), &look, size));
                    let what = format!("{protocol} {size:?} selected {selected}\n{}", words(&down));
                    for y in card.top()..card.bottom() {
                        let changed =
                            (card.left()..card.right()).filter(|&x| up[(x, y)].symbol() != down[(x, y)].symbol());
                        assert!(changed.count() >= if card.height > 3 { 2 } else { 1 }, "row {y} of {what}");
                    }
                    let corners = [(card.left(), card.top()), (card.right() - 1, card.bottom() - 1)];
                    assert_eq!(corners.map(|at| down[at].symbol().to_owned()), ["╲", "╲"], "{what}");
                    let dim = card
                        .positions()
                        .any(|at| down[at].symbol() != " " && down[at].modifier.contains(Modifier::DIM));
                    assert!(!dim, "a crossed out card is not dim: {what}");
                }
            }
        }
    }
    assert!(seen.len() >= 4, "of four sizes with a frame: {seen:?}");
}

#[test]
fn selecting_a_process_changes_only_its_card_and_keeps_the_frame_of_a_leader() {
    let scenarios = [
        ("chang-roberts-ring", 16),
        ("bully-leader-fails", 24),
        ("raft-election-partition", 14),
        ("chang-roberts-ring", 5),
    ];
    for (name, tick) in scenarios {
        for size in SIZES {
            let mut run = run_of(name);
            let frame = frame_at(&mut run, tick, &selecting(0), size);
            for theme in [ThemeName::Dark, ThemeName::Mono] {
                let look = english(theme);
                let layout = layout_of(&frame, &look, size).expect("a graph");
                let bare = drawn(&frame, &selecting(usize::MAX), &look, size);
                for (selected, &card) in layout.cards.iter().enumerate() {
                    let marked = drawn(&frame, &selecting(selected), &look, size);
                    let leads = frame.processes[selected].role == Role::Leader && card.height > 1;
                    let inner = card.inner(ratatui::layout::Margin::new(1, 1));
                    let kept = if leads { inner } else { card };
                    let outside: Vec<(u16, u16)> = { bare.area.positions() }
                        .filter(|&at| bare[at] != marked[at] && !kept.contains(at))
                        .map(|at| (at.x, at.y))
                        .collect();
                    assert!(
                        outside.is_empty(),
                        "{name} {size:?} {theme:?} selected {selected}: {outside:?}\n{}",
                        words(&marked)
                    );
                    assert_ne!(bare, marked, "{name} {size:?} {theme:?}: the selection of {selected} is visible");
                }
            }
        }
    }
}

#[test]
fn a_message_has_as_many_rows_without_colours() {
    for (name, size) in
        [("chang-roberts-ring", (200, 55)), ("chang-roberts-ring", (120, 40)), ("bully-leader-fails", (120, 40))]
    {
        let mut run = run_of(name);
        for tick in 0..12 {
            let frame = frame_at(&mut run, tick, &view(), size);
            let [dark, mono] =
                [ThemeName::Dark, ThemeName::Mono].map(|theme| places(&graph(&frame, &view(), &english(theme), size)));
            let rows = |places: &[(Part, Rect)]| places.iter().map(|(_, place)| place.height).collect::<Vec<_>>();
            assert_eq!(rows(&dark), rows(&mono), "{name} {size:?} at {tick}");
        }
    }
}

#[test]
fn a_message_covers_a_rim_only_if_no_other_place_is_near() {
    let look = english(ThemeName::Dark);
    for name in [
        "franklin-ten",
        "chang-roberts-ring",
        "bully-leader-fails",
        "ring-list-leader-fails",
        "hirschberg-sinclair-crash",
    ] {
        let mut run = run_of(name);
        for size in [(80, 24), (120, 40), (200, 55)] {
            for tick in 0..12 {
                let frame = frame_at(&mut run, tick, &view(), size);
                let Some(layout) = layout_of(&frame, &look, size) else { continue };
                let picture = pictures(&frame, &view(), &look, size).pop().expect("there is a graph");
                let needless = needless_on_a_rim(&frame, (&layout, &picture.shown), &look, size);
                assert_eq!(needless, None, "{name} at {tick} in {size:?}\n{}", picture.text());
            }
        }
    }
}

#[test]
fn no_message_covers_the_hub() {
    let look = english(ThemeName::Dark);
    for known in builtin::ALL {
        let mut run = run_of(known.name);
        for tick in [1, 2, 4, 5, 8, 11, 14] {
            let size = SIZES[tick as usize % SIZES.len()];
            let frame = frame_at(&mut run, tick, &view(), size);
            let picture = pictures(&frame, &view(), &look, size).pop().expect("there is a graph");
            let hub: Vec<Rect> =
                picture.shown.parts.iter().filter(|(part, _)| *part == Part::Hub).map(|(_, place)| *place).collect();
            for (part, place) in places(&picture.shown) {
                let is_over = hub.iter().any(|line| line.intersects(place));
                assert!(!is_over, "{} at {tick} in {size:?}: {part:?} at {place}\n{}", known.name, picture.text());
            }
        }
    }
}
