//! Tests of rings and graphs with too many processes for cards.

use ratatui::buffer::Buffer;
use ratatui::layout::Position;

use super::super::tests::{drawn, rows};
use super::*;
use crate::testing::with_letters;
use crate::tests::frames::{LARGE_AT, english, large, large_at_rest, listed, selecting};
use crate::{GlyphSet, Glyphs, ThemeName, ask};
use suffrage_engine::protocol::{Id, Role};
use suffrage_engine::sim::command::Command;
use suffrage_scenario::{Ids, Scenario};
use suffrage_session::Session;
use suffrage_session::model::Ask;

const TOPOLOGIES: [Topology; 2] = [Topology::OneWayRing, Topology::TwoWayRing];

const ARENAS: [(u16, u16); 7] = [(60, 11), (80, 16), (80, 17), (74, 31), (110, 46), (154, 45), (250, 60)];

/// The sizes of the graph's area on screens of 80×24, 120×40 and 200×55.
const PICTURED: [(u16, u16); 3] = [(80, 17), (74, 31), (110, 46)];

fn moment(run: &mut Session, tick: u64, selected: usize, (width, height): (u16, u16)) -> Frame {
    let screen = match (width, height) {
        (80, 17) => (80, 24),
        (74, 31) => (120, 40),
        (110, 46) => (200, 55),
        other => panic!("{other:?} is not an arena of any screen"),
    };
    run.seek(tick);
    let asked = ask(Rect::new(0, 0, screen.0, screen.1), run.scenario().count(), &selecting(selected));
    run.frame(&Ask { space_time: None, log_lines: 0, ..asked })
}

fn electing(n: usize, topology: Topology) -> Session {
    Session::open(&large(n, topology))
}

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
                assert!(
                    area.contains(Position { x: lane.x, y: lane.y }) && !band(lane.x, lane.y),
                    "{width}×{height}: {lane:?}"
                );
            }
        }
    }
}

#[test]
fn the_place_under_a_cell_goes_round_clockwise_from_the_top() {
    let area = Rect { x: 0, y: 0, width: 74, height: 30 };
    let shape = BandShape::new(area, Topology::OneWayRing).expect("it fits");
    for (x, y, place) in [(38, 0, 0.0), (71, 14, 0.25), (37, 29, 0.5), (1, 15, 0.75)] {
        let found = shape.place_at(x, y).expect("the cell is on the band");
        let off = (found - place).abs();
        assert!(off.min(1.0 - off) < 0.03, "{x},{y}: {found}");
    }
    assert_eq!(shape.place_at(37, 15), None, "the middle is not on the band");
    let frame = moment(&mut electing(1000, Topology::OneWayRing), LARGE_AT, 0, (74, 31));
    let ring = frame.ring.expect("it has sectors");
    let (shape, mut buffer) = (Rc::new(shape), Buffer::empty(area));
    let mut canvas = Canvas::new(&mut buffer);
    record(&mut canvas, area, &shape, &pieces::merged(&ring, shape.most_pieces()), 1000);
    let hits = canvas.hits;
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
fn levels_show_shares_and_keep_every_state() {
    let sector = |roles: &[(Role, u32)]| {
        let mut sector = suffrage_engine::engine::Sector::default();
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
    assert_eq!(count(&rare, Role::Idle), 5, "one crashed process leaves no gap: {rare:?}");
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
fn a_single_process_of_a_million_is_visible() {
    let n = 1_000_000;
    for topology in [Topology::OneWayRing, Topology::TwoWayRing] {
        let mut scenario = large_at_rest(n, topology);
        let mut bare = Session::open(&scenario);
        scenario.leader = Some(scenario.seating()[n / 8]);
        scenario.events = vec![
            (1, Command::Crash { targets: listed([3 * n / 8]), after: None }),
            (1, Command::Start(listed([n / 2]))),
        ];
        let mut marked = Session::open(&scenario);
        for size in PICTURED {
            let text = |run: &mut Session, tick| {
                let frame = moment(run, tick, 0, size);
                rows(&drawn(&frame, &selecting(0), &english(ThemeName::Mono), size))[..usize::from(size.1) - 1].concat()
            };
            let (bare, marked) = (text(&mut bare, 0), text(&mut marked, 1));
            // On a one-way ring a few messages are drawn one by one, with their glyph.
            let message = if topology == Topology::OneWayRing { '?' } else { '⠂' };
            for (mark, what) in [('★', "leader"), ('✗', "crash"), (message, "message")] {
                let lost = marked.matches(mark).count() <= bare.matches(mark).count();
                assert!(!lost, "{topology:?} {size:?}: the {what} is lost in the average\n{marked}");
            }
        }
    }
}

#[test]
fn the_leader_is_one_whole_tile_at_every_place_of_the_ring() {
    let look = english(ThemeName::Dark);
    let fill = look.theme.tile(Role::Leader).bg;
    for (lowest, size) in [(1000, (80, 17)), (2_000_000, (80, 17)), (100_000, (74, 31)), (2_000_000, (110, 46))] {
        let ids: Vec<Id> = (lowest..lowest + 1000).filter_map(Id::new).collect();
        let mut scenario = large_at_rest(1000, Topology::OneWayRing);
        scenario.ids = Ids::Listed(ids.clone());
        let per_sector = moment(&mut Session::open(&scenario), 0, 0, size).ring.expect("it has sectors").per_sector;
        for at in (0..1000).step_by(per_sector) {
            scenario.leader = Some(ids[at]);
            // The selected process, which the lens shows, is on the opposite side of the ring.
            let opposite = (at + 500) % 1000;
            let buffer =
                drawn(&moment(&mut Session::open(&scenario), 0, opposite, size), &selecting(opposite), &look, size);
            let legend = size.1 - 1;
            let yellow = |cell: &Position| {
                let cell = &buffer[*cell];
                cell.bg == fill.unwrap_or_default()
                    || (cell.fg == fill.unwrap_or_default() && "▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".contains(cell.symbol()))
            };
            // The headline in the middle names the leader too.
            let (across, down) = (size.0 / 4..3 * size.0 / 4, size.1 / 4..3 * size.1 / 4);
            let cells: Vec<Position> = buffer
                .area
                .positions()
                .filter(|cell| !across.contains(&cell.x) || !down.contains(&cell.y))
                .filter(|cell| cell.y < legend && yellow(cell) && "★0123456789".contains(buffer[*cell].symbol()))
                .collect();
            let text: String = cells.iter().map(|cell| buffer[*cell].symbol()).collect();
            assert_eq!(text, format!("★{}", ids[at]), "{size:?} position {at}");
            assert!(
                cells.windows(2).all(|pair| pair[1].x == pair[0].x + 1 && pair[1].y == pair[0].y),
                "{size:?} position {at}"
            );
        }
    }
}

#[test]
fn a_crash_is_marked_and_leaves_the_band_whole() {
    let n = 100_000;
    let scenario = large_at_rest(n, Topology::OneWayRing);
    let crashed = |from: usize, count: usize| {
        let crash =
            |tick, from: usize, count| (tick, Command::Crash { targets: listed(from..from + count), after: None });
        // A crash at a later tick keeps the run from ending.
        let events = [crash(1, from, count), crash(9, n / 2, 1)];
        Session::open(&Scenario {
            events: events.into_iter().skip(usize::from(count == 0)).collect(),
            ..scenario.clone()
        })
    };
    let mut whole = crashed(0, 0);
    let mut runs: Vec<_> = [(n / 60, 1), (n / 4, 1), (n / 2 + 40, 3), (3 * n / 4 + 40, 12)]
        .map(|(from, count)| (from, count, crashed(from, count)))
        .into();
    for theme in [ThemeName::Dark, ThemeName::Light, ThemeName::Mono] {
        let look = english(theme);
        for size in PICTURED {
            let frame = moment(&mut whole, 1, 0, size);
            let above_legend = size.1 - crate::arena::legend::rows(&frame, &look.texts, size.0);
            let whole = drawn(&frame, &selecting(0), &look, size);
            for (from, count, run) in &mut runs {
                let marked = drawn(&moment(&mut *run, 1, 0, size), &selecting(0), &look, size);
                let row = |y: u16| (0..size.0).map(|x| marked[(x, y)].symbol()).collect::<String>();
                let in_hub = |x: u16, y: u16| (size.0 / 4..3 * size.0 / 4).contains(&x) && row(y).contains(" active");
                let changed: String = (0..above_legend)
                    .flat_map(|y| (0..size.0).map(move |x| (x, y)))
                    .filter(|&(x, y)| !in_hub(x, y))
                    .filter(|&cell| whole[cell] != marked[cell])
                    .map(|cell| marked[cell].symbol())
                    .collect();
                let expected = if *count == 1 { "✗".to_owned() } else { format!("✗{count}") };
                assert_eq!(changed, expected, "{theme:?} {size:?} from {from}");
            }
        }
    }
}

#[test]
fn the_density_of_a_piece_is_relative_to_the_largest() {
    let look = english(ThemeName::Dark);
    let n = 400_000;
    let scenario = large_at_rest(n, Topology::TwoWayRing);
    let per_sector = moment(&mut Session::open(&scenario), 0, 40, (110, 46)).ring.expect("it has sectors").per_sector;
    let weights = |counts: [usize; 4]| {
        let starts = [5, 15, 30, 50].into_iter().zip(counts);
        let starts = listed(starts.flat_map(|(sector, count)| (sector * per_sector..).take(count)));
        let mut run = Session::open(&Scenario { events: vec![(1, Command::Start(starts))], ..scenario.clone() });
        let text = rows(&drawn(&moment(&mut run, 1, 40, (110, 46)), &selecting(40), &look, (110, 46))).concat();
        ["⠂", "⠒", "⠶", "⡶", "⣿"].map(|weight| text.contains(weight))
    };
    assert!(per_sector >= 1000, "{per_sector}");
    assert_eq!(weights([1, 30, 60, 100]), [true, true, true, false, true]);
    assert_eq!(weights([1, 300, 600, 1000]), [true, true, true, false, true], "however many there are");
    assert_eq!(weights([1, 1, 1, 1]), [true, false, false, false, false]);
    assert_eq!(weights([1, 2, 3, 3]), [true, true, true, false, false]);
}

#[test]
fn the_lens_shows_the_selected_process_among_its_neighbours() {
    let look = english(ThemeName::Dark);
    for n in [512, 1000, 4096] {
        for (topology, size) in
            [(Topology::OneWayRing, (80, 17)), (Topology::OneWayRing, (74, 31)), (Topology::TwoWayRing, (110, 46))]
        {
            let mut run = electing(n, topology);
            for selected in [0, 1, n / 2, n - 1] {
                let frame = moment(&mut run, LARGE_AT, selected, size);
                let text = rows(&drawn(&frame, &selecting(selected), &look, size)).join("\n");
                let shape = place(&frame, Rect { x: 0, y: 0, width: size.0, height: size.1 }, 1).expect("a band fits");
                let view = selecting(selected);
                let inside = Inside::new(&Scene { frame: &frame, view: &view, look: &look }, &shape, 1);
                assert!(inside.lens.is_some(), "{n} {topology:?} {size:?}\n{text}");
                let near = &frame.ring.as_ref().expect("it has sectors").near;
                assert_eq!(near[near.len() / 2].position, selected);
                assert_eq!(near.len(), 5);
                assert!(inside.middle.cells().next().is_some(), "{n} {topology:?} {size:?}\n{text}");
            }
        }
    }
}

#[test]
fn the_scale_of_a_piece_is_a_round_number_and_always_shown() {
    for n in [100, 512, 1000, 4096, 100_000, 2_000_000] {
        for (width, height) in ARENAS {
            let per = per_piece(Rect { x: 0, y: 0, width, height }, n);
            let digits = per.to_string();
            assert!(digits.trim_end_matches('0').len() <= 2, "{n} in {width}×{height}: {per}");
        }
    }
    for topology in TOPOLOGIES {
        let mut run = electing(512, topology);
        for size in PICTURED {
            let frame = moment(&mut run, LARGE_AT, 0, size);
            let text = rows(&drawn(&frame, &selecting(0), &english(ThemeName::Dark), size)).join("\n");
            assert!(
                text.contains("1 piece of the band = ") || text.contains("1 piece = "),
                "{topology:?} {size:?}\n{text}"
            );
        }
    }
}

#[test]
fn a_band_keeps_to_its_colours_and_glyph_set() {
    for topology in TOPOLOGIES {
        let frame = moment(&mut electing(1000, topology), LARGE_AT, 0, (74, 31));
        let look = Look { glyphs: Glyphs::new(GlyphSet::Ascii), ..english(ThemeName::Mono) };
        let buffer = drawn(&frame, &selecting(0), &look, (74, 31));
        assert!(rows(&buffer).concat().is_ascii(), "{topology:?}");
        assert!(
            buffer
                .content
                .iter()
                .all(|cell| cell.fg == ratatui::style::Color::Reset && cell.bg == ratatui::style::Color::Reset)
        );
    }
}

#[test]
fn a_click_on_a_card_of_the_lens_selects_its_process() {
    let frame = moment(&mut electing(1000, Topology::OneWayRing), LARGE_AT, 400, (74, 31));
    let (view, look) = (selecting(400), english(ThemeName::Dark));
    let area = Rect { x: 0, y: 0, width: 74, height: 31 };
    let shape = Rc::new(place(&frame, area, 1).expect("a band fits"));
    let mut buffer = Buffer::empty(area);
    let mut canvas = Canvas::new(&mut buffer);
    super::super::draw_band(&Scene { frame: &frame, view: &view, look: &look }, &shape, area, &mut canvas);
    let hits = canvas.hits;
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
    let (dark, mono) = (ThemeName::Dark, ThemeName::Mono);
    // Tests every graph, size and theme, but not every combination of them.
    for (n, topology, name, themes) in [
        (1000, Topology::OneWayRing, "ring1000", [dark, mono, dark]),
        (100_000, Topology::TwoWayRing, "ring100000", [mono, dark, mono]),
    ] {
        let mut run = electing(n, topology);
        for (size, theme) in PICTURED.into_iter().zip(themes) {
            let look = english(theme);
            let buffer = drawn(&moment(&mut run, LARGE_AT, 0, size), &selecting(0), &look, size);
            let mark = if theme == mono { "mono" } else { "dark" };
            crate::tests::show(&format!("band-{name}-{mark}"), &buffer);
            insta::assert_snapshot!(format!("{name}-{}x{}-{mark}", size.0, size.1), with_letters(&buffer, &look));
        }
    }
}

#[test]
fn no_message_covers_the_marker_of_the_selected_process() {
    let look = english(ThemeName::Mono);
    let scenario = large_at_rest(1000, Topology::OneWayRing);
    for selected in (0..1000).step_by(7) {
        let from = (selected + 999) % 1000;
        let mut run =
            Session::open(&Scenario { events: vec![(1, Command::Start(listed([from])))], ..scenario.clone() });
        for size in PICTURED {
            let frame = moment(&mut run, 2, selected, size);
            let buffer = drawn(&frame, &selecting(selected), &look, size);
            let legend = crate::arena::legend::rows(&frame, &look.texts, size.0);
            let shape = place(&frame, buffer.area, legend).expect("a band fits");
            let ((x, y), _) = marker(&shape, selected, 1000, &look);
            let symbol = buffer[(x as u16, y as u16)].symbol();
            assert!(
                look.glyphs.arrows.contains(&symbol),
                "{selected} {size:?}: {symbol}\n{}",
                rows(&buffer).join("\n")
            );
            let pill = format!("?{}", scenario.seating()[from]);
            assert!(rows(&buffer).join("\n").contains(&pill), "{selected} {size:?}\n{}", rows(&buffer).join("\n"));
        }
    }
}
