use ratatui::buffer::Buffer;
use ratatui::style::Color;

use super::*;
use crate::paint::tests::frames::{english, frame_at, run_of};
use crate::paint::{Look, ThemeName, View};

/// Thirty, of whom the leader crashes and all notice it: at tick 6 the highest of the others announces itself.
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

fn scale_in((columns, rows): (u16, u16), narrow: bool, n: usize) -> Option<Scale> {
    Scale::new(n, 1, Room { columns, rows, narrow, halves: true, digits: 2 })
}

#[test]
fn the_largest_tables_by_size_of_the_arena() {
    // The arenas of 60×18, 80×24 with a side column and without, 100×30, 120×40 and 200×55, with the largest in whole and in half rows, and
    // the largest that is not too wide.
    let arenas = [
        ((60, 14), true, 12, 18, 44),
        ((50, 20), true, 17, 30, 34),
        ((80, 20), true, 18, 30, 64),
        ((54, 22), false, 20, 34, 41),
        ((74, 32), false, 30, 54, 61),
        ((110, 47), false, 45, 84, 97),
    ];
    for (arena, narrow, whole, half, most_wide) in arenas {
        let largest = |is_so: &dyn Fn(Scale) -> bool| (2..200).filter(|&n| scale_in(arena, narrow, n).is_some_and(is_so)).max();
        let in_halves = |scale: Scale| scale.form == Form::Halves;
        assert_eq!(largest(&|scale| matches!(scale.form, Form::Rows(_))), Some(whole), "{arena:?}");
        assert_eq!(largest(&|scale| in_halves(scale) && scale.size().1 + 5 <= arena.1), Some(half), "{arena:?}");
        // Without the sentence below them a few more have room.
        assert_eq!(largest(&in_halves), Some((half + 4).min(most_wide)), "{arena:?}");
    }
}

#[test]
fn a_table_of_any_number_of_processes_stays_in_its_arena() {
    for (columns, rows) in [(60, 14), (50, 20), (80, 17), (80, 20), (54, 22), (74, 32), (110, 47), (158, 60)] {
        for n in (2..140_usize).chain([200, 512, 1_000, 5_000]) {
            for per_row in [1, 4, 64].into_iter().filter(|per_row| per_row * 128 >= n) {
                let digits = (n.ilog10() as u16 + 1).max(2);
                for halves in [true, false] {
                    let room = Room { columns, rows, narrow: columns < 100, halves, digits };
                    let scale = Scale::new(n, per_row, room).unwrap_or_else(|| panic!("{n} in {columns}×{rows} has no table"));
                    let (width, height) = scale.size();
                    let (x, y) = scale.offset;
                    assert!(x + scale.left + width + 1 + 7 <= columns, "{n} in {columns}×{rows}: {scale:?}");
                    assert!(y + scale.top + height < rows, "{n} in {columns}×{rows}: {scale:?}");
                    assert!(scale.side * scale.per_cell >= n && (scale.side - 1) * scale.per_cell < n);
                    assert_eq!(scale.per_cell % per_row, 0);
                }
            }
        }
    }
}

fn drawn(look: &Look, tick: u64, (width, height): (u16, u16)) -> (Buffer, Scale) {
    let mut run = run_of(BULLY30);
    let frame = frame_at(&mut run, tick, &View::default(), (width, height));
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    let scale = place(&frame, None, area, area, true).expect("thirty have a table");
    let view = View { selected: 3, ..View::default() };
    draw(&Scene { frame: &frame, view: &view, look }, scale, area, &mut Canvas::new(&mut buffer));
    (buffer, scale)
}

/// The row of the labels of the receivers.
fn heads(buffer: &Buffer, scale: Scale) -> String {
    let (x, y) = (scale.offset.0 + scale.left, scale.offset.1 + scale.top - 1);
    // The label of a narrow first column begins before it.
    (x - 1..x + scale.size().0).map(|x| buffer[(x, y)].symbol()).collect()
}

#[test]
fn no_two_ids_above_the_columns_run_together_and_what_stands_in_a_cell_is_explained() {
    let look = english(ThemeName::Dark);
    let mut explained = 0;
    for n in 3..=30_usize {
        let text = format!(
            "protocol = \"bully\"\nvariant = \"restless\"\nevents = [{{ at = 1, start = \"all\" }}]\n\
             [processes]\ncount = {n}\norder = \"descending\"\n"
        );
        for size in [(60, 18), (80, 24), (120, 40)] {
            let mut run = run_of(&text);
            for tick in [2, 4] {
                let frame = frame_at(&mut run, tick, &View::default(), size);
                let area = Rect::new(0, 0, size.0, size.1);
                let Some(scale) = place(&frame, None, area, area, true) else { continue };
                let view = View { selected: n / 2, ..View::default() };
                let mut buffer = Buffer::empty(area);
                draw(&Scene { frame: &frame, view: &view, look: &look }, scale, area, &mut Canvas::new(&mut buffer));
                let heads = heads(&buffer, scale);
                let ids: Vec<usize> =
                    heads.split(|letter: char| !letter.is_ascii_digit()).filter_map(|id| id.parse().ok()).collect();
                assert!(!ids.is_empty() && ids.iter().all(|id| (1..=n).contains(id)), "{n} in {size:?}: {heads}");
                assert!(ids.windows(2).all(|pair| pair[0] > pair[1]), "{n} in {size:?}: {heads}");
                let legend: String = (0..size.0).map(|x| buffer[(x, size.1 - 1)].symbol()).collect();
                let cells = (scale.offset.1 + scale.top..size.1 - 1)
                    .flat_map(|y| (scale.offset.0 + scale.left..).take(scale.size().0.into()).map(move |x| (x, y)));
                let has_plus = cells.into_iter().any(|at| buffer[at].symbol() == "+");
                explained += usize::from(has_plus);
                assert!(!has_plus || legend.contains("+ ten or more"), "{n} in {size:?}: {legend}");
            }
        }
    }
    assert!(explained > 10, "{explained}");
}

/// The two columns of a cell of half a row, as the terminal shows them.
fn halves(buffer: &Buffer, scale: Scale, from: usize, to: usize) -> [Option<Color>; 2] {
    let (x, y) = (scale.left + scale.offset.0 + 2 * to as u16, scale.top + scale.offset.1 + from as u16 / 2);
    [0, 1].map(|column| {
        let cell = &buffer[(x + column, y)];
        let ground = Some(cell.bg).filter(|_| cell.symbol() != "▄" || from.is_multiple_of(2));
        match (cell.symbol(), from % 2) {
            ("▀", 0) | ("▄", 1) => Some(cell.fg),
            _ => ground,
        }
    })
}

#[test]
fn the_shape_of_the_bully_is_seen_in_half_rows() {
    let look = english(ThemeName::Dark);
    let (buffer, scale) = drawn(&look, 6, (80, 20));
    assert_eq!((scale.form, scale.wide), (Form::Halves, 2));
    let question = halves(&buffer, scale, 0, 5);
    let answers = [halves(&buffer, scale, 6, 5), halves(&buffer, scale, 7, 5)];
    assert_ne!(question[0], question[1], "a question that has arrived is bright on the left");
    assert_eq!([answers[0][0], answers[0][1]], [answers[1][1], answers[1][0]], "answers are checked");
    let announced = halves(&buffer, scale, 28, 0);
    assert_eq!(announced[0], announced[1], "what is under way fills its cell");
    for from in 0..29 {
        for to in 0..29 {
            let cell = halves(&buffer, scale, from, to);
            match (from, to) {
                (28, 28) => {}
                (28, _) => assert_eq!(cell, announced, "the announcements are one row: {to}"),
                (from, to) if from < to => assert_eq!(cell, question, "{from} asks {to}"),
                (from, to) if from > to => assert_eq!(cell, answers[from % 2], "{from} answers {to}"),
                _ => {}
            }
        }
        if from < 28 {
            assert_eq!(halves(&buffer, scale, from, 29)[0], look.theme.fault().fg, "what {from} has asked is lost");
        }
    }
}

#[test]
fn the_shape_of_the_bully_is_read_in_whole_rows_without_colours() {
    let look = english(ThemeName::Mono);
    let (buffer, scale) = drawn(&look, 6, (78, 32));
    assert_eq!(scale.form, Form::Rows(1));
    for from in 0..30_usize {
        for to in 0..30_usize {
            let sign = buffer[(scale.left + 2 * to as u16, scale.top + from as u16)].symbol();
            let wanted = match (from, to) {
                (29, 29) => "✗",
                (29, _) => " ",
                (28, 28) => "★",
                (from, to) if from == to => "◔",
                (28, _) => "★",
                (_, 29) => "✗",
                (from, to) if from < to => "?",
                _ => "✓",
            };
            assert_eq!(sign, wanted, "{from} to {to}");
        }
    }
}

#[test]
fn a_place_in_the_table_is_its_process_its_message_or_its_link() {
    let mut run = run_of(BULLY30);
    let frame = frame_at(&mut run, 6, &View::default(), (78, 32));
    let area = Rect::new(0, 0, 78, 32);
    let scale = place(&frame, None, area, area, true).expect("thirty have a table");
    let mut buffer = Buffer::empty(area);
    let look = english(ThemeName::Dark);
    let mut canvas = Canvas::new(&mut buffer);
    draw(&Scene { frame: &frame, view: &View::default(), look: &look }, scale, area, &mut canvas);
    let hits = canvas.into_hits();
    let at = |from: u16, to: u16| hits.at(Position { x: scale.left + 2 * to, y: scale.top + from });
    assert_eq!(at(4, 4), Some(Target::Process(4)));
    assert_eq!(at(4, 9), Some(Target::Link { from: 4, to: 9 }));
    let Some(Target::Message(number)) = at(28, 3) else { panic!("29 announces to 4: {:?}", at(28, 3)) };
    let message = run.lookup().message_numbered(number).expect("it is under way");
    assert_eq!((message.from, message.to), (28, 3));
    assert_eq!(hits.at(Position { x: 2, y: scale.top + 7 }), Some(Target::Process(7)), "the label of a row");
    assert_eq!(hits.at(Position { x: scale.left + 14, y: 0 }), Some(Target::Process(7)), "the label of a column");
}

#[test]
fn a_cut_link_is_seen_in_every_form_of_the_table() {
    let cut = BULLY30.replace(
        "events = [",
        "events = [{ at = 1, partition = [[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15],[16,17,18,19,20,21,22,23,24,25,26,27,28,29,30]] }, ",
    );
    for ((width, height), form) in [((78, 32), Form::Rows(1)), ((80, 20), Form::Halves), ((60, 14), Form::Blocks)] {
        for theme in [ThemeName::Dark, ThemeName::Light, ThemeName::Mono] {
            let look = english(theme);
            let area = Rect::new(0, 0, width, height);
            let seen = |scenario: &str| {
                let frame = frame_at(&mut run_of(scenario), 4, &View::default(), (width, height));
                let scale = place(&frame, None, area, area, true).expect("thirty have a table");
                assert_eq!(scale.form, form, "{width}×{height}");
                let mut buffer = Buffer::empty(area);
                draw(&Scene { frame: &frame, view: &View::default(), look: &look }, scale, area, &mut Canvas::new(&mut buffer));
                (buffer, scale)
            };
            let ((whole, scale), (parted, _)) = (seen(BULLY30), seen(&cut));
            let (left, top) = (scale.left + scale.offset.0, scale.top + scale.offset.1);
            let (columns, rows) = scale.size();
            let cells = (top..top + rows).flat_map(|y| (left..left + columns).map(move |x| (x, y)));
            let changed = cells.filter(|&at| whole[at] != parted[at]).count();
            let words: String = parted.content.iter().map(ratatui::buffer::Cell::symbol).collect();
            let is_counted = form == Form::Halves && theme == ThemeName::Mono;
            assert!(words.contains("cut"), "{form:?} {theme:?}");
            assert!(changed > 20 || is_counted && words.contains("450 cut"), "{form:?} {theme:?}: {changed}\n{words}");
        }
    }
}
