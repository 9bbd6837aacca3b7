use ratatui::buffer::Buffer;
use ratatui::layout::Position;

use super::super::tests::{drawn, rows};
use super::*;
use crate::paint::sample;
use crate::paint::{GlyphSet, Glyphs, ThemeName};
use crate::protocol::{MessageClass, Role};

const TOPOLOGIES: [Topology; 3] = [Topology::OneWayRing, Topology::TwoWayRing, Topology::Complete];

/// The arenas of 80×24, 120×40 and 200×55, and others down to the smallest that is not a list.
const ARENAS: [(u16, u16); 7] = [(60, 11), (80, 16), (80, 17), (74, 31), (110, 46), (154, 45), (250, 60)];

#[test]
fn every_part_of_the_ring_has_cells_and_none_is_outside() {
    for (width, height) in ARENAS {
        let area = Rect { x: 3, y: 2, width, height };
        for topology in TOPOLOGIES {
            let Some(shape) = BandShape::new(area, topology) else {
                assert!(height < 16, "{width}×{height} {topology:?}");
                continue;
            };
            let pieces = shape.most_pieces();
            let mut seen = vec![false; pieces];
            for cell in &shape.cells {
                assert!(area.contains(Position { x: cell.x, y: cell.y }), "{width}×{height}");
                for spot in cell.quarters.iter().flatten() {
                    assert!((0.0..1.0).contains(&spot.place) && (0.0..=1.0).contains(&spot.depth), "{spot:?}");
                    seen[(f64::from(spot.place) * pieces as f64) as usize] = true;
                }
            }
            assert!(seen.iter().all(|seen| *seen), "{width}×{height} {topology:?}: a piece has no cell");
            let band = |x: u16, y: u16| shape.cells.iter().any(|cell| (cell.x, cell.y) == (x, y));
            for lane in shape.lanes.iter().flatten() {
                assert!(area.contains(Position { x: lane.x, y: lane.y }) && !band(lane.x, lane.y), "{width}×{height}: {lane:?}");
            }
        }
    }
}

#[test]
fn the_place_under_a_cell_goes_round_clockwise_from_the_top() {
    let area = Rect { x: 0, y: 0, width: 74, height: 30 };
    let shape = BandShape::new(area, Topology::OneWayRing).expect("it fits");
    for (x, y, place) in [(38, 0, 0.0), (71, 14, 0.25), (37, 29, 0.5), (1, 15, 0.75)] {
        let found = shape.place_at(x, y).expect("the band is there");
        let off = (found - place).abs();
        assert!(off.min(1.0 - off) < 0.03, "{x},{y}: {found}");
    }
    assert_eq!(shape.place_at(37, 15), None, "the middle is no part of the band");
    let ring = sample::large_ring(1000, Topology::OneWayRing).ring.expect("it has sectors");
    let (shape, mut buffer) = (Rc::new(shape), Buffer::empty(area));
    let mut canvas = Canvas::new(&mut buffer);
    record(&mut canvas, area, &shape, &pieces::merged(&ring, shape.most_pieces()), 1000);
    let hits = canvas.into_hits();
    let positions: Vec<usize> = (38..60)
        .step_by(4)
        .filter_map(|x| match hits.at(Position { x, y: 1 })? {
            Target::Process(position) => Some(position),
            _ => None,
        })
        .collect();
    assert!(positions.len() > 3 && positions.is_sorted(), "{positions:?}");
}

#[test]
fn levels_tell_shares_and_lose_nobody() {
    let sector = |roles: &[(Role, u32)]| {
        let mut sector = crate::session::model::Sector::default();
        for &(role, count) in roles {
            sector.roles[role as usize] = count;
            sector.processes += count;
        }
        sector
    };
    let count = |filled: &[Role], role| filled.iter().filter(|&&other| other == role).count();
    let half = pieces::levels(&sector(&[(Role::Active, 50), (Role::Idle, 50)]), 6);
    assert_eq!((count(&half, Role::Active), count(&half, Role::Idle)), (3, 3));
    let rare = pieces::levels(&sector(&[(Role::Active, 1), (Role::Idle, 9_998), (Role::Crashed, 1)]), 6);
    assert_eq!(rare[0], Role::Active, "{rare:?}");
    assert_eq!(count(&rare, Role::Idle), 5, "one that is down is no bite out of the band: {rare:?}");
    let down = pieces::levels(&sector(&[(Role::Idle, 50), (Role::Crashed, 50)]), 6);
    assert_eq!((count(&down, Role::Crashed), down[5]), (3, Role::Crashed), "a gap in proportion, at the outer edge");
    for levels in 1..9 {
        let all = pieces::levels(
            &sector(&[(Role::Leader, 1), (Role::Active, 3), (Role::Waiting, 3), (Role::Relay, 1), (Role::Idle, 2)]),
            levels,
        );
        assert_eq!(all.len(), levels);
    }
}

#[test]
fn a_single_process_of_a_million_is_seen() {
    let look = sample::look(ThemeName::Mono);
    for size in [(80, 17), (74, 31), (110, 46)] {
        let mut frame = sample::large_ring(1_000_000, Topology::OneWayRing);
        let legendless = |frame: &Frame| rows(&drawn(frame, &sample::view(0), &look, size))[..usize::from(size.1) - 1].concat();
        let ring = frame.ring.as_mut().expect("it has sectors");
        for sector in &mut ring.sectors {
            sector.roles = [0; 8];
            sector.roles[Role::Idle as usize] = sector.processes;
            sector.lanes = [[0; 6]; 2];
        }
        frame.verdict = crate::session::model::Verdict::Deciding { decided: 0, of: 1_000_000, leader: None };
        ring.few.clear();
        let bare = legendless(&frame);
        let ring = frame.ring.as_mut().expect("it has sectors");
        ring.sectors[10].roles[Role::Leader as usize] = 1;
        ring.sectors[30].roles[Role::Crashed as usize] = 1;
        ring.sectors[40].lanes[0][0] = 1;
        let marked = legendless(&frame);
        for (mark, what) in [('★', "leader"), ('✗', "crash"), ('⠂', "message")] {
            assert!(marked.matches(mark).count() > bare.matches(mark).count(), "{size:?}: the {what} is lost in the average");
        }
    }
}

/// A ring on which nothing happens.
fn calm(n: usize) -> Frame {
    let mut frame = sample::large_ring(n, Topology::OneWayRing);
    let ring = frame.ring.as_mut().expect("it has sectors");
    for sector in &mut ring.sectors {
        sector.roles = [0; 8];
        sector.roles[Role::Active as usize] = sector.processes;
        (sector.lanes, sector.lost) = ([[0; 6]; 2], 0);
    }
    ring.few.clear();
    frame
}

#[test]
fn the_leader_is_one_whole_tile_at_every_place_of_the_ring() {
    let look = sample::look(ThemeName::Dark);
    let fill = look.theme.tile(Role::Leader).bg;
    for (n, size) in [(1000, (80, 17)), (2_000_000, (80, 17)), (1000, (60, 16)), (100_000, (74, 31)), (2_000_000, (110, 46))] {
        for at in 0..calm(n).ring.expect("it has sectors").sectors.len() {
            let mut frame = calm(n);
            let sector = &mut frame.ring.as_mut().expect("it has sectors").sectors[at];
            sector.roles[Role::Leader as usize] = 1;
            sector.roles[Role::Active as usize] -= 1;
            frame.verdict =
                crate::session::model::Verdict::Agreed { all: n, leader: crate::protocol::Id::new(n as u32).unwrap() };
            let buffer = drawn(&frame, &sample::view(0), &look, size);
            let legend = size.1 - 1;
            let yellow = |cell: &Position| {
                let cell = &buffer[*cell];
                cell.bg == fill.unwrap_or_default()
                    || (cell.fg == fill.unwrap_or_default() && "▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".contains(cell.symbol()))
            };
            let cells: Vec<Position> = buffer
                .area
                .positions()
                .filter(|cell| cell.y < legend && yellow(cell) && "★0123456789".contains(buffer[*cell].symbol()))
                .collect();
            let text: String = cells.iter().map(|cell| buffer[*cell].symbol()).collect();
            assert_eq!(text, format!("★{n}"), "{size:?} sector {at}");
            assert!(cells.windows(2).all(|pair| pair[1].x == pair[0].x + 1 && pair[1].y == pair[0].y), "{size:?} sector {at}");
        }
    }
}

#[test]
fn a_crash_is_marked_and_leaves_the_band_whole() {
    for theme in [ThemeName::Dark, ThemeName::Light, ThemeName::Mono] {
        let look = sample::look(theme);
        for size in [(80, 17), (74, 31), (110, 46)] {
            let whole = drawn(&calm(1_000_000), &sample::view(0), &look, size);
            for (at, count) in [(0, 1), (20, 1), (40, 3), (61, 12)] {
                let mut frame = calm(1_000_000);
                let sector = &mut frame.ring.as_mut().expect("it has sectors").sectors[at];
                sector.roles[Role::Crashed as usize] = count;
                sector.roles[Role::Active as usize] -= count;
                let marked = drawn(&frame, &sample::view(0), &look, size);
                // The hub counts those who are up.
                let row = |y: u16| (0..size.0).map(|x| marked[(x, y)].symbol()).collect::<String>();
                let in_hub = |x: u16, y: u16| (size.0 / 4..3 * size.0 / 4).contains(&x) && row(y).contains(" active");
                let changed: String = (0..size.1 - 1)
                    .flat_map(|y| (0..size.0).map(move |x| (x, y)))
                    .filter(|&(x, y)| !in_hub(x, y))
                    .filter(|&cell| whole[cell] != marked[cell])
                    .map(|cell| marked[cell].symbol())
                    .collect();
                let expected = if count == 1 { "✗".to_owned() } else { format!("✗{count}") };
                assert_eq!(changed, expected, "{theme:?} {size:?} sector {at}");
            }
        }
    }
}

#[test]
fn the_weight_of_a_piece_of_a_lane_is_by_the_most_of_the_moment() {
    let look = sample::look(ThemeName::Dark);
    let weights = |counts: [u32; 4]| {
        let mut frame = calm(1_000_000);
        for (at, count) in [5, 15, 30, 50].into_iter().zip(counts) {
            frame.ring.as_mut().expect("it has sectors").sectors[at].lanes[0][0] = count;
        }
        let text = rows(&drawn(&frame, &sample::view(40), &look, (110, 46))).concat();
        ["⠂", "⠒", "⠶", "⡶", "⣿"].map(|weight| text.contains(weight))
    };
    assert_eq!(weights([1, 30, 60, 100]), [true, true, true, false, true]);
    assert_eq!(weights([1, 3000, 6000, 10_000]), [true, true, true, false, true], "however many there are");
    assert_eq!(weights([1, 1, 1, 1]), [true, false, false, false, false]);
    assert_eq!(weights([1, 2, 3, 3]), [true, true, true, false, false]);
}

#[test]
fn the_lens_shows_the_selected_process_among_its_neighbours() {
    let look = sample::look(ThemeName::Dark);
    for n in [512, 1000, 1_000_000] {
        for selected in [0, 1, n / 2, n - 1] {
            for (topology, size) in
                [(Topology::OneWayRing, (80, 17)), (Topology::OneWayRing, (74, 31)), (Topology::TwoWayRing, (110, 46))]
            {
                let frame = sample::large_ring_at(n, topology, selected);
                let text = rows(&drawn(&frame, &sample::view(selected), &look, size)).join("\n");
                let shape = place(&frame, Rect { x: 0, y: 0, width: size.0, height: size.1 }).expect("a band fits");
                let inside = Inside::new(&frame, &look, &shape, 1);
                let lens = inside.lens.expect("a lens fits");
                let near = &frame.ring.as_ref().expect("it has sectors").near;
                assert_eq!(near[near.len() / 2].position, selected);
                assert!(lens.count() >= 3, "{n} {topology:?} {size:?}");
                assert!(inside.hub.is_some(), "{n} {topology:?} {size:?}\n{text}");
            }
        }
    }
}

#[test]
fn what_a_piece_stands_for_is_a_round_number_and_always_said() {
    for n in [100, 512, 1000, 4096, 100_000, 2_000_000] {
        for (width, height) in ARENAS {
            let per = per_piece(Rect { x: 0, y: 0, width, height }, n);
            let digits = per.to_string();
            assert!(digits.trim_end_matches('0').len() <= 2, "{n} in {width}×{height}: {per}");
        }
    }
    for topology in TOPOLOGIES {
        for size in [(80, 17), (74, 31), (110, 46)] {
            let frame = sample::large_ring(512, topology);
            let text = rows(&drawn(&frame, &sample::view(0), &sample::look(ThemeName::Dark), size)).join("\n");
            assert!(text.contains("1 step of the band = ") || text.contains("1 step = "), "{topology:?} {size:?}\n{text}");
        }
    }
}

#[test]
fn a_band_has_no_colour_and_no_other_glyphs_where_there_are_none() {
    for topology in TOPOLOGIES {
        let frame = sample::large_ring(1000, topology);
        let look = Look { glyphs: Glyphs::new(GlyphSet::Ascii), ..sample::look(ThemeName::Mono) };
        let buffer = drawn(&frame, &sample::view(0), &look, (74, 31));
        assert!(rows(&buffer).concat().is_ascii(), "{topology:?}");
        assert!(
            buffer.content.iter().all(|cell| cell.fg == ratatui::style::Color::Reset && cell.bg == ratatui::style::Color::Reset)
        );
    }
}

#[test]
fn a_click_on_a_card_of_the_lens_is_on_its_process() {
    let frame = sample::large_ring_at(1000, Topology::OneWayRing, 400);
    let (view, look) = (sample::view(400), sample::look(ThemeName::Dark));
    let area = Rect { x: 0, y: 0, width: 74, height: 31 };
    let shape = Rc::new(place(&frame, area).expect("a band fits"));
    let mut buffer = Buffer::empty(area);
    let mut canvas = Canvas::new(&mut buffer);
    super::super::draw_band(&frame, &view, &look, &shape, area, &mut canvas);
    let hits = canvas.into_hits();
    let found: Vec<usize> = area
        .positions()
        .filter_map(|cell| match hits.at(cell) {
            Some(Target::Process(position)) => Some(position),
            _ => None,
        })
        .collect();
    for position in 398..=402 {
        assert!(found.contains(&position), "{position}");
    }
    let others = found.iter().filter(|position| !(380..=420).contains(*position)).count();
    assert!(others > 300, "the band can be clicked all round: {others}");
}

#[test]
fn pictures_of_bands_with_their_styles() {
    for (n, topology, name) in [
        (1000, Topology::OneWayRing, "ring1000"),
        (1_000_000, Topology::TwoWayRing, "ring1000000"),
        (512, Topology::Complete, "complete512"),
    ] {
        for size in [(80, 17), (74, 31), (110, 46)] {
            for (theme, mark) in [(ThemeName::Dark, "dark"), (ThemeName::Light, "light"), (ThemeName::Mono, "mono")] {
                let frame = sample::large_ring(n, topology);
                let buffer = drawn(&frame, &sample::view(0), &sample::look(theme), size);
                crate::paint::tests::show(&format!("band-{name}-{mark}"), &buffer);
                insta::assert_snapshot!(
                    format!("{name}-{}x{}-{mark}", size.0, size.1),
                    crate::paint::tests::with_letters(&buffer, &sample::look(theme))
                );
            }
        }
    }
}

#[test]
fn no_message_covers_the_marker_of_the_selected_process() {
    let look = sample::look(ThemeName::Mono);
    for selected in (0..1000).step_by(7) {
        for size in [(80, 17), (74, 31), (110, 46)] {
            let mut frame = sample::large_ring_at(1000, Topology::OneWayRing, selected);
            let from = (selected + 999) % 1000;
            let ring = frame.ring.as_mut().expect("it has sectors");
            ring.few = vec![sample::message(from, selected, MessageClass::Election, "992", 13, 16)];
            ring.sectors.iter_mut().for_each(|sector| sector.lanes = [[0; 6]; 2]);
            frame.messages.clear();
            let buffer = drawn(&frame, &sample::view(selected), &look, size);
            let shape = place(&frame, buffer.area).expect("a band fits");
            let (x, y) = marker_cell(&shape, selected, 1000);
            let symbol = buffer[(x as u16, y as u16)].symbol();
            assert!(look.glyphs.arrows.contains(&symbol), "{selected} {size:?}: {symbol}\n{}", rows(&buffer).join("\n"));
            assert!(rows(&buffer).join("\n").contains("?992"), "{selected} {size:?}\n{}", rows(&buffer).join("\n"));
        }
    }
}

#[test]
fn the_beams_of_the_lens_are_short_and_cross_no_hub() {
    for topology in TOPOLOGIES {
        for selected in (0..512).step_by(5) {
            for (width, height) in [(80, 17), (74, 31), (110, 46)] {
                let clip = Rect { x: 0, y: 0, width, height };
                let frame = sample::large_ring_at(512, topology, selected);
                let look = sample::look(ThemeName::Dark);
                let shape = place(&frame, clip).expect("a band fits");
                let mut dots = Dots::new(clip);
                Inside::new(&frame, &look, &shape, 1).beams(&mut dots, &shape, selected, 512, &look);
                let cells: Vec<Position> =
                    clip.positions().filter(|cell| dots.heat(cell.x.into(), cell.y.into()) != Heat::None).collect();
                let from = shape.rim.at(place_of(selected, 512));
                for cell in &cells {
                    let here = Point { x: f64::from(cell.x) + 0.5, y: 2.0 * f64::from(cell.y) + 1.0 };
                    assert!(here.distance(from) <= BEAM + 2.0, "{topology:?} {selected} {width}×{height}: {cell}");
                }
                let longest = (0..height).map(|y| cells.iter().filter(|cell| cell.y == y).count()).max();
                assert!(longest <= Some(9), "{topology:?} {selected} {width}×{height}: {longest:?}");
            }
        }
    }
}
