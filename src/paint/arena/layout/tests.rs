use super::*;

const TOPOLOGIES: [Topology; 3] = [Topology::OneWayRing, Topology::TwoWayRing, Topology::Complete];

fn graph(n: usize, topology: Topology) -> Graph {
    Graph { n, topology, id_digits: if n < 10 { 1 } else { 2 } }
}

/// What is left for cards in an arena with its margins and its legend.
fn arena(columns: u16, rows: u16) -> Rect {
    super::super::graph_area(Rect { x: 0, y: 1, width: columns, height: rows })
}

/// The arena of a terminal of this size when nothing but the arena and the panes beside and below it are on the screen.
fn arena_of_terminal(columns: u16, rows: u16, n: usize) -> Rect {
    let strip_rows = |cells: usize| 1 + if n <= cells { 2 } else { n.div_ceil(cells) as u16 };
    match columns {
        80 => arena(if n <= 24 { 50 } else { 80 }, rows - 4 - strip_rows(26)),
        120 => arena(74, rows - 6 - strip_rows(39)),
        200 => arena(110, rows - 6 - strip_rows(66)),
        _ => unreachable!("the table has three sizes"),
    }
}

fn name(area: Rect, graph: Graph) -> &'static str {
    match layout(area, graph) {
        Err(DoesNotFit) => "–",
        Ok(layout) if layout.is_racetrack() => "racetrack",
        Ok(layout) => match (layout.size, layout.lane.is_some()) {
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

const COUNTS: [usize; 11] = [3, 5, 7, 8, 10, 12, 16, 24, 32, 48, 64];

#[rustfmt::skip]
const TABLE: [(u16, u16, Topology, [&str; 11]); 9] = [
    (80, 24, Topology::OneWayRing, ["XL", "XL", "L", "L", "M", "L lane", "S", "S", "XS", "XS", "racetrack"]),
    (80, 24, Topology::TwoWayRing, ["XL", "XL", "L", "M", "S", "S", "S", "S", "XS", "XS", "racetrack"]),
    (80, 24, Topology::Complete, ["XL", "L", "M", "M", "S", "S", "S", "S", "XS", "XS", "–"]),
    (120, 40, Topology::OneWayRing, ["XXL", "XXL", "XL", "XL", "XL", "L", "M", "M lane", "S", "XS", "XS"]),
    (120, 40, Topology::TwoWayRing, ["XXL", "XXL", "XL", "XL", "XL", "L", "L lane", "M lane", "S", "XS", "XS"]),
    (120, 40, Topology::Complete, ["XXL", "XL", "XL", "L", "L", "M", "S", "S", "S", "XS", "XS"]),
    (200, 55, Topology::OneWayRing, ["XXL", "XXL", "XXL", "XXL", "XL", "XL", "XL", "M", "L lane", "S", "S"]),
    (200, 55, Topology::TwoWayRing, ["XXL", "XXL", "XXL", "XXL", "XL", "XL", "XL", "L lane", "L lane", "S", "S"]),
    (200, 55, Topology::Complete, ["XXL", "XXL", "XXL", "XXL", "XL", "L", "L", "S", "S", "S", "S"]),
];

#[test]
fn the_table_of_sizes() {
    for (columns, rows, topology, expected) in TABLE {
        let names = COUNTS.map(|n| name(arena_of_terminal(columns, rows, n), graph(n, topology)));
        assert_eq!(names, expected, "{columns}x{rows} {topology:?}");
    }
}

/// The names of the visual specification's sizes, in the order in which they are tried.
const ORDER: [&str; 10] = ["XXL", "XL", "L", "M", "L lane", "M lane", "S", "XS", "racetrack", "–"];

/// The table of the visual specification: the least that is to be shown.
#[rustfmt::skip]
const SPECIFIED: [(u16, u16, Topology, [&str; 11]); 6] = [
    (80, 24, Topology::OneWayRing, ["XL", "XL", "L", "L", "M", "L lane", "S", "S", "XS", "XS", "racetrack"]),
    (80, 24, Topology::TwoWayRing, ["XL", "XL", "L", "M", "S", "S", "S", "S", "XS", "XS", "racetrack"]),
    (80, 24, Topology::Complete, ["XL", "L", "M", "M", "S", "S", "S", "S", "XS", "–", "–"]),
    (120, 40, Topology::OneWayRing, ["XXL", "XL", "XL", "XL", "L", "L", "M", "S", "S", "XS", "XS"]),
    (120, 40, Topology::Complete, ["XXL", "XL", "L", "L", "L", "M", "S", "S", "S", "XS", "XS"]),
    (200, 55, Topology::OneWayRing, ["XXL", "XXL", "XXL", "XXL", "XL", "XL", "XL", "M", "M lane", "S", "S"]),
];

#[test]
fn no_card_is_smaller_than_the_specified_one() {
    let rank = |name: &str| ORDER.iter().position(|known| *known == name).expect("a size has a name");
    for (columns, rows, topology, least) in SPECIFIED {
        for (n, least) in COUNTS.into_iter().zip(least) {
            let name = name(arena_of_terminal(columns, rows, n), graph(n, topology));
            assert!(rank(name) <= rank(least), "{n} on {topology:?} at {columns}x{rows}: {name} instead of {least}");
        }
    }
}

#[test]
fn left_and_right_are_mirror_images() {
    for n in 1..=64 {
        for topology in TOPOLOGIES {
            for (columns, rows) in [(50, 17), (74, 31), (110, 46)] {
                let Ok(layout) = layout(arena(columns, rows), graph(n, topology)) else { continue };
                if layout.is_racetrack() {
                    continue;
                }
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

/// Everything that must be true of every layout.
fn check(area: Rect, graph: Graph) -> bool {
    let Ok(layout) = layout(area, graph) else { return false };
    assert_eq!(layout.cards.len(), graph.n);
    for (at, card) in layout.cards.iter().enumerate() {
        assert_eq!(card.intersection(area), *card, "{graph:?} in {area}: card {at} is outside");
        for (other, known) in layout.cards[..at].iter().enumerate() {
            assert!(!card.intersects(*known), "{graph:?} in {area}: cards {other} and {at} overlap");
        }
    }
    true
}

#[test]
fn no_card_overlaps_or_leaves_any_arena() {
    let widths = [46, 47, 50, 74, 80, 161];
    let heights = [14, 15, 17, 31, 46];
    for width in widths {
        for height in heights {
            for n in 1..=99 {
                for topology in TOPOLOGIES {
                    let fits = check(arena(width, height), graph(n, topology));
                    let must = topology != Topology::Complete && (n <= 66 || width >= 80 && height >= 16);
                    assert!(fits || !must, "{n} processes on {topology:?} in {width}x{height} do not fit");
                }
            }
        }
    }
}

#[test]
fn small_arenas_hold_what_they_can() {
    assert!(check(arena(30, 10), graph(42, Topology::OneWayRing)));
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
