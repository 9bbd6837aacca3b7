//! Tests that a wide screen has no empty space in one column while processes do not fit in another.

use super::frames::{frame_at, franklin_of, ring_of, run_of, storm_of};
use super::*;
use suffrage_scenario::builtin;

const WALLS: [(u16, u16); 3] = [(160, 45), (200, 55), (250, 70)];
/// While the table of processes does not list all processes, the log has at most this many rows.
const LOG: usize = 9;

fn rows(buffer: &Buffer, place: Rect) -> Vec<String> {
    let row =
        |y: u16| (place.left()..place.right()).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim().to_owned();
    (place.top()..place.bottom()).map(row).collect()
}

fn named(rows: &[String]) -> Vec<String> {
    let first = |row: &String| {
        let from_id = row.chars().skip_while(|letter| !letter.is_ascii_digit());
        from_id.take_while(char::is_ascii_digit).collect()
    };
    rows.iter().map(first).collect()
}

#[test]
fn the_wall_leaves_no_process_out_beside_blank_rows() {
    let crowds = [5, 7, 10, 16, 24].into_iter().flat_map(|n| [ring_of(n), franklin_of(n), storm_of(n)]);
    let scenarios =
        builtin::ALL.iter().map(|known| known.text.to_owned()).filter(|text| frames::scenario_of(text).count() <= 24);
    let look = look(ThemeName::Dark, Language::English);
    for text in crowds.chain(scenarios) {
        let mut run = run_of(&text);
        for size in WALLS {
            let view = View { selected: 0, ..view() };
            let frame = frame_at(&mut run, 12, &view, size);
            let buffer = screen(&frame, &view, &look, size);
            let plan =
                Screen::new(buffer.area, Class::of(buffer.area), &Scene { frame: &frame, view: &view, look: &look });
            let place = |pane| plan.place_of(pane).expect("the wall has it");
            let (diagram, table, log) = (place(Pane::SpaceTime), place(Pane::Processes), place(Pane::Log));
            let what = || format!("{text}\n{size:?}\n{}", words(&buffer));
            let lifelines = named(&rows(&buffer, diagram));
            // The smallest screen of the wall class has room for only 16 lifelines.
            let is_roomy = size != WALLS[0] || frame.n <= 16;
            for process in frame.processes.iter().filter(|_| is_roomy) {
                let name = look.of_run(frame.anonymous).texts.name(process.id);
                let number = name.trim_start_matches(|letter: char| !letter.is_ascii_digit());
                assert!(
                    lifelines.iter().any(|line| line == number),
                    "{name} has no lifeline: {lifelines:?}\n{}",
                    what()
                );
            }
            let blank = rows(&buffer, table).iter().filter(|row| row.is_empty()).count();
            assert_eq!(blank, 0, "the table has blank rows\n{}", what());
            let listed = usize::from(table.height) - 2;
            assert!(
                listed == frame.n || usize::from(log.height) <= LOG,
                "{listed} of {} are listed\n{}",
                frame.n,
                what()
            );
        }
    }
}
