use super::*;

const TOPOLOGIES: [Topology; 3] = [Topology::OneWayRing, Topology::TwoWayRing, Topology::Complete];

fn graph(n: usize, topology: Topology) -> Graph {
    Graph { n, topology, id_digits: if n < 10 { 1 } else { 2 }, label: 5, presented: false }
}

fn arena(columns: u16, rows: u16) -> Rect {
    super::super::parted(Rect { x: 0, y: 1, width: columns, height: rows }, 1).0
}

fn arena_of_terminal(columns: u16, n: usize) -> Rect {
    match columns {
        60 => arena(60, 14),
        80 => arena(if n <= 24 { 50 } else { 80 }, 20),
        120 => arena(74, 32),
        200 => arena(110, 47),
        _ => unreachable!("the tables have four sizes"),
    }
}

fn name(area: Rect, graph: Graph) -> &'static str {
    match layout(area, graph) {
        None => "–",
        Some(layout) => match (layout.size, layout.lane.is_some()) {
            (CardSize::Huge, _) => "huge",
            (CardSize::XxLarge, _) => "XXL",
            (CardSize::XLarge, _) => "XL",
            (CardSize::Large, false) => "L",
            (CardSize::Large, true) => "L lane",
            (CardSize::Medium, false) => "M",
            (CardSize::Medium, true) => "M lane",
            (CardSize::Small, _) => "S",
            (CardSize::XSmall, _) => "XS",
        },
    }
}

const ORDER: [&str; 9] = ["XXL", "XL", "L", "M", "L lane", "M lane", "S", "XS", "–"];

type Sizes = &'static [(&'static str, usize)];

/// `.0`: terminal columns; `.1`: the topology; `.2`: for each card size, the largest number of processes with cards of
/// this size. Ids have two digits.
#[rustfmt::skip]
const MEASURED: [(u16, Topology, Sizes); 10] = [
    (60, Topology::OneWayRing, &[("L", 6), ("S", 22), ("XS", 38)]),
    (80, Topology::OneWayRing, &[("XL", 6), ("L", 8), ("M", 10), ("L lane", 12), ("M lane", 15), ("S", 24)]),
    (120, Topology::OneWayRing, &[("XXL", 5), ("XL", 10), ("L", 14), ("M", 17), ("L lane", 20), ("M lane", 23), ("S", 42), ("XS", 70)]),
    (200, Topology::OneWayRing, &[("XXL", 8), ("XL", 16), ("L", 22), ("M", 26), ("L lane", 32), ("M lane", 36), ("S", 64)]),
    (80, Topology::TwoWayRing, &[("XXL", 3), ("XL", 6), ("L", 9), ("M", 12), ("S", 24), ("XS", 56)]),
    (120, Topology::TwoWayRing, &[("XXL", 7), ("XL", 10), ("L", 16), ("M", 18), ("M lane", 23), ("S", 40), ("XS", 70)]),
    (200, Topology::TwoWayRing, &[("XXL", 11), ("XL", 18), ("L", 25), ("M", 30), ("M lane", 36), ("S", 60)]),
    (80, Topology::Complete, &[("XL", 3), ("L", 6), ("M", 8), ("S", 16), ("XS", 30)]),
    (120, Topology::Complete, &[("XL", 6), ("L", 10), ("M", 14), ("S", 28), ("XS", 30)]),
    (200, Topology::Complete, &[("XXL", 5), ("XL", 10), ("L", 16), ("M", 21), ("S", 40)]),
];

#[test]
fn no_card_is_smaller_than_the_measured_ones() {
    let rank = |name: &str| ORDER.iter().position(|known| *known == name).expect("a size has a name");
    let mut smaller = Vec::new();
    for (columns, topology, sizes) in MEASURED {
        let mut first = 3;
        for &(least, last) in sizes {
            for n in first..=last {
                let name = name(arena_of_terminal(columns, n), graph(n, topology));
                if rank(name) > rank(least) {
                    smaller.push(format!("{n} on {topology:?} at {columns}: {name} instead of {least}"));
                }
            }
            first = last + 1;
        }
    }
    assert_eq!(smaller, Vec::<String>::new());
}

const COUNTS: [usize; 11] = [3, 5, 7, 8, 10, 12, 16, 24, 32, 48, 64];

/// `.0`: terminal columns. `.1`: for each n in [`COUNTS`], the smallest card size that the visual specification allows.
#[rustfmt::skip]
const SPECIFIED: [(u16, [&str; 11]); 3] = [
    (80, ["XL", "XL", "L", "L", "M", "L lane", "S", "S", "XS", "XS", "–"]),
    (120, ["XXL", "XL", "XL", "XL", "L", "L", "M", "S", "S", "XS", "XS"]),
    (200, ["XXL", "XXL", "XXL", "XXL", "XL", "XL", "XL", "M", "M lane", "S", "S"]),
];

#[test]
fn no_card_is_smaller_than_the_specified_one() {
    let rank = |name: &str| ORDER.iter().position(|known| *known == name).expect("a size has a name");
    for (columns, least) in SPECIFIED {
        for (n, least) in COUNTS.into_iter().zip(least) {
            let name = name(arena_of_terminal(columns, n), graph(n, Topology::OneWayRing));
            assert!(rank(name) <= rank(least), "{n} at {columns}: {name} instead of {least}");
        }
    }
}

#[test]
fn links_of_a_two_way_ring_with_framed_cards_have_room_both_ways() {
    for (columns, last) in [(80, 20), (120, 28), (200, 47)] {
        for n in 3..=last {
            let layout = layout(arena_of_terminal(columns, n), graph(n, Topology::TwoWayRing)).expect("it fits");
            assert_eq!(layout.places, usize::MAX, "{n} at {columns}");
        }
    }
}

#[test]
fn every_card_has_room_for_its_rim() {
    for topology in TOPOLOGIES {
        for columns in [60, 80, 120, 200] {
            for n in 2..=64 {
                let area = arena_of_terminal(columns, n);
                let Some(layout) = layout(area, graph(n, topology)) else { continue };
                let (aside, above) = layout.size.rim();
                for (at, card) in layout.cards.iter().enumerate() {
                    let rim = Rect {
                        x: card.x - aside,
                        y: card.y - above,
                        width: card.width + 2 * aside,
                        height: card.height + 2 * above,
                    };
                    assert_eq!(rim.intersection(area), rim, "{n} on {topology:?} at {columns}");
                    let others = layout.cards.iter().enumerate().filter(|(other, _)| *other != at);
                    for (_, other) in others {
                        assert!(!other.intersects(rim), "{n} on {topology:?} at {columns}: {card} and {other}");
                    }
                }
            }
        }
    }
}

#[test]
fn left_and_right_are_mirror_images() {
    for n in 1..=64 {
        for topology in TOPOLOGIES {
            for (columns, rows) in [(50, 17), (74, 31), (110, 46)] {
                let Some(layout) = layout(arena(columns, rows), graph(n, topology)) else { continue };
                for at in 1..n {
                    let (card, mirrored) = (layout.cards[at], layout.cards[n - at]);
                    assert_eq!(card.y, mirrored.y, "{n} on {topology:?} in {columns}x{rows}: {at}");
                    let room = (card.x - layout.area.x, layout.area.right() - mirrored.right());
                    assert_eq!(room.0, room.1, "{n} on {topology:?} in {columns}x{rows}: {at}");
                }
            }
        }
    }
}

fn check(area: Rect, graph: Graph) {
    let Some(layout) = layout(area, graph) else { return };
    assert_eq!(layout.cards.len(), graph.n);
    for (at, card) in layout.cards.iter().enumerate() {
        assert_eq!(card.intersection(area), *card, "{graph:?} in {area}: card {at} is outside");
        for (other, known) in layout.cards[..at].iter().enumerate() {
            assert!(!card.intersects(*known), "{graph:?} in {area}: cards {other} and {at} overlap");
        }
    }
}

#[test]
fn no_card_overlaps_or_leaves_any_arena() {
    let widths = [46, 47, 50, 74, 80, 161];
    let heights = [14, 15, 17, 31, 46];
    for width in widths {
        for height in heights {
            for n in 1..=99 {
                for topology in TOPOLOGIES {
                    check(arena(width, height), graph(n, topology));
                }
            }
        }
    }
}

#[test]
fn small_arenas_have_valid_layouts() {
    for width in 1..60 {
        for height in 1..14 {
            for n in [1, 2, 3, 5, 7, 12, 30] {
                for topology in TOPOLOGIES {
                    check(arena(width, height), graph(n, topology));
                }
            }
        }
    }
}

#[test]
fn for_a_class_a_ring_is_as_large_and_as_wide_as_fits() {
    let presented =
        |n, area| layout(area, Graph { presented: true, ..graph(n, Topology::OneWayRing) }).expect("it fits");
    let wide = Rect { x: 0, y: 1, width: 200, height: 44 };
    let worked_with = layout(wide, graph(7, Topology::OneWayRing)).expect("it fits");
    let seen = presented(7, wide);
    assert_eq!((seen.size, seen.cards[0].width, seen.cards[0].height), (CardSize::Huge, 26, 10));
    assert!(seen.shape.a > worked_with.shape.a, "it uses the width");
    for n in 2..=40 {
        for (width, height) in [(60, 14), (80, 20), (120, 36), (200, 51)] {
            let area = Rect { x: 0, y: 1, width, height };
            let layout = presented(n, area);
            for (at, card) in layout.cards.iter().enumerate() {
                assert_eq!(card.intersection(area), *card, "{n} in {width}x{height}");
                assert!(layout.cards[..at].iter().all(|other| !other.intersects(*card)), "{n} in {width}x{height}");
            }
        }
    }
}

#[test]
fn close_stations_are_moved_apart_and_keep_their_order() {
    let close = [0.0, 0.01, 0.02, 0.5, 0.999];
    let spread = spread(&close);
    let least = LEAST_APART / 5.0 - 0.001;
    let mut turned: Vec<f64> = spread.iter().map(|part| (part - spread[4]).rem_euclid(1.0)).collect();
    turned.rotate_right(1);
    assert!(turned.windows(2).all(|pair| pair[1] - pair[0] >= least), "{spread:?}");
    let even = [0.0, 0.25, 0.5, 0.75];
    assert_eq!(super::spread(&even), even, "stations far enough apart stay");
}

#[test]
fn labels_are_at_or_beside_their_places_and_never_overlap() {
    let mut state = 7_u64;
    let mut draw = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 48) as u16
    };
    let places: Vec<Place> = (0..60).map(|_| Place { x: draw(), y: draw() }).collect();
    for (width, height) in [(50, 17), (74, 29), (110, 46)] {
        let area = Rect::new(0, 1, width, height);
        let layout = plane(area, graph(60, Topology::Complete), &places).expect("sixty labels fit");
        for (at, &card) in layout.cards.iter().enumerate() {
            assert_eq!(card.intersection(area), card, "{at} is inside");
            assert!(layout.cards[..at].iter().all(|&other| are_apart(card, other)), "{at} covers nothing");
            let (x, y) = on_plane(area, places[at]).cell();
            let middle = (i32::from(card.x) + i32::from(card.width) / 2, i32::from(card.y));
            assert!(
                (middle.0 - x).abs() <= MOST_ASIDE + 3 && (middle.1 - y).abs() <= MOST_ASIDE / 2 + 1,
                "{at} is near its place"
            );
        }
    }
    assert!(plane(Rect::new(0, 0, 20, 5), graph(60, Topology::Complete), &places).is_none());
}
