use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::ThemeName;
use crate::View;
use crate::tests::frames::{english, frame_at, run_of};
use crate::view_state::Pane;
use suffrage_scenario::builtin;

#[test]
fn processes_left_waiting_at_the_end_share_one_line() {
    let look = english(ThemeName::Dark);
    let mut told = 0;
    for demo in builtin::ALL {
        let mut run = run_of(demo.name);
        if run.scenario().count() > 16 {
            continue;
        }
        let frame = frame_at(&mut run, 60, &View::default(), (80, 24));
        let waiting = frame.log.iter().filter(|line| line.brief.key == super::LEFT_WAITING).count();
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
        crate::draw(&frame, &View::default(), &look, buffer.area, &mut buffer);
        let row = |y: u16| (0..80).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        let rows: Vec<String> = (0..24).map(row).collect();
        let lines = rows.iter().filter(|row| row.contains("processes wait") || row.contains("waits for ever")).count();
        assert!(lines <= 1, "{}: {lines} lines of {waiting}\n{}", demo.name, rows.join("\n"));
        let is_counted = rows.iter().any(|row| row.contains(&format!("{waiting} processes wait")));
        assert!(waiting < 2 || lines == 0 || is_counted, "{}\n{}", demo.name, rows.join("\n"));
        told += usize::from(waiting > 1 && lines == 1);
    }
    assert!(told > 1, "{told}");
}

fn rows(demo: &str, tick: u64) -> Vec<String> {
    let view = View { focus: Pane::Log, ..View::default() };
    let frame = frame_at(&mut run_of(demo), tick, &view, (80, 24));
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    crate::draw(&frame, &view, &english(ThemeName::Dark), buffer.area, &mut buffer);
    let row = |y: u16| (0..80).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..24).map(row).collect()
}

#[test]
fn the_few_words_about_ballots_include_the_consequence() {
    let told = [
        ("multi-paxos-gap", 10, "slot 1: no-op"),
        ("multi-paxos-asks-again", 10, "#1: answers"),
        ("paxos-own-value", 12, "own, not 1"),
        ("paxos-one-vote", 10, "must take 1"),
        ("paxos-amnesia", 7, "lost its vote"),
    ];
    for (demo, tick, words) in told {
        let rows = rows(demo, tick);
        assert!(rows.iter().any(|row| row.contains(words)), "{demo} {tick} {words}\n{}", rows.join("\n"));
    }
}

#[test]
fn the_words_of_a_timer_are_beside_it_if_they_fit() {
    let mut told = 0;
    for tick in 1..20 {
        let rows = rows("flooding-three-rounds", tick);
        for row in rows.iter().filter(|row| row.contains("silent")) {
            assert!(row.contains(" T "), "{tick}\n{}", rows.join("\n"));
            told += 1;
        }
    }
    assert!(told > 0);
}

#[test]
fn the_bold_line_is_that_of_the_shown_event() {
    let look = english(ThemeName::Dark);
    for (demo, (columns, rows), from) in [
        ("hirschberg-sinclair-eight", (120, 40), 75),
        ("hirschberg-sinclair-eight", (80, 24), 52),
        ("bully-leader-fails", (80, 24), 52),
    ] {
        let mut run = run_of(demo);
        let mut passed_over = 0;
        for tick in 1..20 {
            let view = View::default();
            let frame = frame_at(&mut run, tick, &view, (columns, rows));
            let shown = frame.story.acts.filter(|acts| acts.ago == 0 && acts.event.0 < acts.event.1);
            let Some(acts) = shown.filter(|_| !frame.clock.has_ended()) else { continue };
            let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
            crate::draw(&frame, &view, &look, buffer.area, &mut buffer);
            let row = |y: u16| (from..columns).map(|x| buffer[(x, y)].symbol()).collect::<String>();
            let log = (0..rows).find(|&y| row(y).contains("LOG")).expect("the log is on the screen");
            assert!(row(log).contains(&format!("event {} of {}", acts.event.0, acts.event.1)), "{tick} {}", row(log));
            let names = [format!("process {}", acts.id), format!("► {}", acts.id)];
            let names_process = |row: String| row.contains("ALGORITHM") && names.iter().any(|name| row.contains(name));
            assert!((0..rows).any(|y| names_process(row(y))), "{tick}");
            let first = frame.log_length - frame.log.len();
            let route = frame.log.get(acts.record - first).and_then(|line| line.route);
            let Some((sender, receiver)) = route else { continue };
            let is_bold = |y: u16| {
                let at = (from..columns - 2).find(|&x| buffer[(x, y)].symbol() == "→");
                at.is_some_and(|x| buffer[(x, y)].modifier.contains(ratatui::style::Modifier::BOLD))
            };
            let bold: Vec<String> = (log + 1..rows - 4).filter(|&y| is_bold(y)).map(row).collect();
            let is_shown = |row: &String| row.contains(&format!("{sender}→{receiver}"));
            assert!(bold.len() == 1 && bold.iter().all(is_shown), "{demo} {tick} {bold:?}");
            passed_over += 1;
        }
        assert!(passed_over > 0, "{demo}");
    }
}

#[test]
fn the_shown_event_has_its_mark_also_beside_the_number_of_its_tick() {
    for demo in ["bully-leader-fails", "chang-roberts-ring"] {
        for tick in 2..9 {
            let rows = rows(demo, tick);
            let log = rows.iter().skip_while(|row| !row.contains("─ LOG"));
            let marks = log.filter(|row| row.chars().nth(51) == Some('►')).count();
            assert_eq!(marks, 1, "{demo} {tick}\n{}", rows.join("\n"));
        }
    }
}
