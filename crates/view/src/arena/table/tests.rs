//! Tests of the table of counts: it fits on every screen, counts every message, and shows the total.

use ratatui::buffer::Buffer;

use super::*;
use crate::tests::frames::{english, frame_at, run_of};
use crate::{ThemeName, View};

/// Thirty processes whose leader crashes: at tick 6 the process with the highest remaining id announces itself.
const BULLY30: &str = r#"
protocol = "bully"
events = [{ at = 2, crash = 30 }]
[processes]
ids = [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]
leader = 30
[detector]
kind = "oracle"
delay = 2
by = "all"
"#;

#[test]
fn a_table_of_any_number_of_processes_stays_in_its_arena() {
    for (width, height) in [(50, 17), (50, 20), (80, 17), (74, 32), (110, 47), (158, 60)] {
        let area = Rect { x: 3, y: 2, width, height };
        for n in (2..140_usize).chain([200, 512, 1_000, 4_096]) {
            let per_row = n.div_ceil(128).next_power_of_two();
            let table =
                Table::new(n, per_row, n.to_string().len() as u16, area).expect("groups are as large as it needs");
            let cells = table.cells(area);
            assert_eq!(cells.intersection(area), cells, "{n} in {width}x{height}");
            assert!(cells.x >= area.x + table.left && cells.y >= area.y + 2 && cells.bottom() < area.bottom(), "{n}");
            assert!(
                table.side * table.per >= n && (table.side - 1) * table.per < n && table.per.is_multiple_of(per_row)
            );
        }
    }
}

#[test]
fn every_message_in_transit_is_in_one_cell() {
    let mut run = run_of(BULLY30);
    for tick in 0..12 {
        let frame = frame_at(&mut run, tick, &View::default(), (120, 40));
        let pairs = frame.pairs.as_ref().expect("a complete graph has pairs");
        for (width, height) in [(74, 34), (74, 20), (40, 10)] {
            let area = Rect::new(0, 0, width, height);
            let table = Table::new(frame.n, pairs.per_row(), 2, area).expect("it fits");
            let all = (0..table.side).flat_map(|from| (0..table.side).map(move |to| (from, to)));
            let counted: u64 = all.map(|at| u64::from(cell(pairs, table, at).under_way)).sum();
            assert_eq!(counted, frame.counts.in_flight, "at {tick} in {width}x{height}");
        }
    }
}

#[test]
fn a_cell_has_the_sign_of_its_message_and_the_table_shows_the_total() {
    let mut run = run_of(BULLY30);
    let view = View { selected: 28, ..View::default() };
    let (frame, area) = (frame_at(&mut run, 5, &view, (120, 40)), Rect::new(0, 0, 74, 34));
    let table = Table::new(frame.n, 1, 2, area).expect("it fits");
    for theme in [ThemeName::Dark, ThemeName::Mono] {
        let look = english(theme);
        let mut buffer = Buffer::empty(area);
        draw(&Scene { frame: &frame, view: &view, look: &look }, table, area, &mut Canvas::new(&mut buffer));
        let row = |y: u16| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        assert!(row(33).contains(&format!("{} in transit", look.texts.number(frame.counts.in_flight))), "{}", row(33));
        let cells = table.cells(area);
        let sign = |from: usize, to: usize| {
            buffer[(cells.x + to as u16 * table.wide, cells.y + from as u16)].symbol().to_owned()
        };
        for message in frame.pairs.iter().flat_map(|pairs| {
            (0..30).flat_map(move |from| (0..30).map(move |to| (from, to, cell(pairs, table, (from, to)))))
        }) {
            let (from, to, cell) = message;
            if cell.under_way > 1 && from != to {
                assert_eq!(sign(from, to), cell.under_way.to_string(), "{from} to {to}");
            }
        }
        assert_eq!(sign(29, 29), look.glyphs.state(Role::Crashed), "the leader is down");
    }
}
