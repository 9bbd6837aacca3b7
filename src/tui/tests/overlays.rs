//! Tests of layers: text is cut only if it can be read elsewhere, and no remains of the screen show beside a layer.

use ratatui::buffer::Buffer;

use super::input::press;
use super::opening::lecture;
use crate::tui::app::App;
use crate::tui::features::pending_panel;
use suffrage_engine::protocol::Value;
use suffrage_engine::protocols::CATALOGUE;
use suffrage_scenario::builtin;
use suffrage_session::model::Thing;
use suffrage_text::Language;
use suffrage_view as paint;
use suffrage_view::testing::cuts;
use suffrage_view::view_state::{Overlay, Pane, overlay};

pub(super) fn screen(app: &App) -> Buffer {
    let mut buffer = Buffer::empty(app.area);
    paint::draw(&app.frame, &app.view, &app.look, app.area, &mut buffer);
    buffer
}

pub(super) fn rows(app: &App) -> Vec<String> {
    let buffer = screen(app);
    let cells: Vec<&str> = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
    cells.chunks(app.area.width.into()).map(<[_]>::concat).collect()
}

fn words(app: &App) -> String {
    let frame = ['│', '┌', '┐', '└', '┘', '─', '►', '↑', '↓'];
    rows(app).join(" ").replace(frame, " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_row_of_a_picker_is_whole_where_there_is_room() {
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    press(&mut app, "v");
    assert!(words(&app).contains("its followers are told"), "{:#?}", rows(&app));
    let mut app = lecture("chang-roberts-ring", Language::Portuguese, (120, 40));
    press(&mut app, "f c");
    assert_eq!(words(&app).matches("cortar este enlace").count(), 2, "{:#?}", rows(&app));
}

const LAYER_KEYS: [&str; 39] = [
    "?",
    "? down down",
    ":",
    ": c r a s h",
    "o",
    "o down right",
    "o tab",
    "o / b u l l y",
    "o / z z z z",
    "o R",
    "enter",
    "p",
    "p down down",
    "w",
    "w tab",
    "/",
    "/ e l e c",
    "/ 7 enter",
    "B",
    "c B",
    "c B down",
    "f",
    "f c",
    "f d",
    "f l",
    "g",
    "g x enter",
    "S",
    "a",
    "A",
    "A enter right right",
    "A enter p",
    "u",
    "v",
    "C",
    "x",
    "ctrl+s",
    "E",
    "c q",
];

#[test]
fn no_layer_is_cut_in_mid_word() {
    let mut faults = Vec::new();
    for (name, size) in [("bully-leader-fails", (80, 24)), ("franklin-ten", (100, 24))] {
        for (language, way) in Language::ALL.into_iter().flat_map(|language| LAYER_KEYS.map(|way| (language, way))) {
            let mut app = lecture(name, language, size);
            press(&mut app, "right right right right right right esc esc");
            cuts::take();
            for key in way.split_whitespace() {
                press(&mut app, key);
                rows(&app);
                faults.extend(cuts::take().into_iter().map(|cut| format!("{name} {language:?} {size:?} {way}: {cut}")));
            }
        }
    }
    let shown = faults.iter().take(60).map(String::as_str).collect::<Vec<_>>().join("\n");
    assert!(faults.is_empty(), "{} texts are cut:\n{shown}", faults.len());
}

#[test]
fn all_of_the_chosen_row_can_be_read() {
    for language in Language::ALL {
        let mut app = lecture("bully-leader-fails", language, (80, 24));
        press(&mut app, ":");
        let Some(Overlay::List(overlay::List { rows: all, .. })) = app.view.overlays.last().cloned() else {
            panic!("no palette")
        };
        for row in all {
            let shown = words(&app);
            let told = row.why.iter().all(|why| shown.contains(why.as_str()));
            assert!(shown.contains(&*row.about) && told, "{language:?} {row:?}\n{:#?}", rows(&app));
            press(&mut app, "down");
        }
    }
}

#[test]
fn beside_an_overlay_text_is_readable_or_absent() {
    for (size, keys) in [((80, 24), "?"), ((80, 24), ":"), ((80, 24), "a"), ((80, 24), "enter"), ((80, 24), "v")] {
        for language in Language::ALL {
            let mut app = lecture("bully-leader-fails", language, size);
            press(&mut app, keys);
            let shown = rows(&app);
            let top = shown.iter().position(|row| row.contains('┌')).expect("it has a frame");
            let row: Vec<char> = shown[top].chars().collect();
            let left = row.iter().position(|&cell| cell == '┌').expect("it has a corner");
            let right = row.len() - 1 - row.iter().position(|&cell| cell == '┐').expect("it has a corner");
            let bottom = shown.iter().position(|row| row.contains('└')).expect("it ends");
            let below = shown.len() - 2 - bottom;
            let enough = |beside: usize| beside == 0 || beside > 3;
            assert!(enough(left) && enough(right) && top - 1 != 1 && below != 1, "{keys} {language:?} {shown:#?}");
        }
    }
}

#[test]
fn the_smallest_footer_shows_how_to_close_a_layer() {
    for keys in ["enter", "p", "t", "?", "v", "g", "tab tab z"] {
        for language in Language::ALL {
            let mut app = lecture("bully-leader-fails", language, (80, 24));
            press(&mut app, keys);
            let footer = rows(&app).pop().expect("it has rows");
            assert!(footer.contains("Esc"), "{keys} {language:?}: {footer}");
        }
    }
}

#[test]
fn no_remark_hides_help_and_quit() {
    let value = |name| match name {
        "timer" => Value::Name("coordinator"),
        "name" | "faulty" | "first" => Value::Text("sea".to_owned()),
        "key" | "help" => Value::Text("?".to_owned()),
        "typed" => Value::Text("abc".to_owned()),
        "speed" => Value::Text("×1½".to_owned()),
        "by" | "after" | "count" | "acts" => Value::Number(2),
        _ => Value::Number(48),
    };
    let names = [
        "timer", "name", "faulty", "first", "key", "help", "typed", "by", "after", "count", "acts", "tick", "id",
        "from", "to", "next", "digits", "farthest", "seed", "speed",
    ];
    for language in Language::ALL {
        let mut app = lecture("bully-leader-fails", language, (80, 24));
        let [help, quit] =
            ["word-help", "word-quit"].map(|key| app.look.texts.remark(&suffrage_engine::protocol::Remark::new(key)));
        for says in suffrage_text::testing::ids_of("says-") {
            let said = names
                .iter()
                .fold(suffrage_engine::protocol::Remark::from(says), |said, &name| said.with(name, value(name)));
            app.view.said = Some(app.look.texts.fit(said));
            let footer = rows(&app).pop().expect("it has rows");
            assert!(footer.contains(&help) && footer.contains(&quit), "{language:?} {says:?}: {footer}");
        }
    }
}

#[test]
fn f5_in_presentation_closes_layers_without_a_remark() {
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    press(&mut app, "f5 ? f5");
    assert_eq!((app.view.presenting, app.view.overlays.len(), app.view.said.as_deref()), (true, 0, None));
    press(&mut app, "f5");
    assert!(app.view.said.is_some() && words(&app).contains("Esc leaves"));
    // While a layer is open, remarks appear in the last row.
    press(&mut app, "p @");
    let shown = rows(&app);
    let said = shown.iter().position(|row| row.contains("does nothing here")).expect("the remark is shown");
    assert_eq!(said, shown.len() - 1, "{shown:#?}");
}

#[test]
fn escape_restores_the_panes_below_the_diagram() {
    for (way, back) in [("", "esc"), ("", "t"), ("tab tab", "esc"), ("tab tab z", "t"), ("tab tab z", "esc")] {
        let mut app = lecture("bully-leader-fails", Language::English, (120, 40));
        press(&mut app, way);
        let before = (rows(&app), app.view.focus, app.view.zoomed);
        press(&mut app, "t");
        assert_eq!((app.view.focus, app.view.zoomed), (Pane::SpaceTime, true));
        press(&mut app, back);
        assert_eq!((rows(&app), app.view.focus, app.view.zoomed), before, "{way} t {back}");
    }
    // After Tab has moved the focus away, Escape only ends the zoom.
    let mut app = lecture("bully-leader-fails", Language::English, (120, 40));
    press(&mut app, "t tab backtab esc");
    assert_eq!((app.view.focus, app.view.zoomed), (Pane::SpaceTime, false));
}

#[test]
fn the_palette_takes_a_number_for_an_id_first_and_reports_an_invalid_one() {
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    let caps = |app: &App| match app.view.overlays.last() {
        Some(Overlay::List(overlay::List { rows, .. })) => rows.iter().map(|row| row.name.clone()).collect::<Vec<_>>(),
        other => panic!("no palette: {other:?}"),
    };
    press(&mut app, ": 7");
    assert_eq!(caps(&app)[..2], ["7", "g 7"]);
    press(&mut app, "bs 9");
    assert_eq!(caps(&app)[0], "g 9", "no process has this id");
    press(&mut app, "bs c r a s h");
    assert!(!caps(&app).contains(&":".to_owned()), "it does not find itself");
    press(&mut app, "bs bs bs bs bs g o space a b c enter");
    let Some(Overlay::List(overlay::List { fault, input, .. })) = app.view.overlays.last() else {
        panic!("it is closed")
    };
    assert_eq!((fault.as_deref(), input.as_str()), (Some("abc is not a whole number."), "go abc"));
}

#[test]
fn an_act_on_a_timer_names_its_process() {
    for (key, told) in [("x", "cancelled"), ("enter", "made to expire")] {
        let mut app = lecture("bully-leader-fails", Language::English, (160, 48));
        for _ in 0..20 {
            press(&mut app, "p");
            let timer = (0..30).any(|_| {
                let found = matches!(pending_panel::chosen(&app), Some(Thing::Timer { .. }));
                if !found {
                    press(&mut app, "down");
                }
                found
            });
            if timer {
                break;
            }
            press(&mut app, "esc right esc");
        }
        let Some(Thing::Timer { id, name, .. }) = pending_panel::chosen(&app).cloned() else {
            panic!("no timer is armed")
        };
        press(&mut app, key);
        let wanted = format!("{id}: {name} {told}");
        let lines: Vec<String> = app.frame.log.iter().map(|line| app.look.texts.remark(&line.brief)).collect();
        assert!(lines.contains(&wanted), "{wanted}: {lines:#?}");
    }
}

#[test]
fn the_panel_offers_only_possible_acts_on_an_armed_crash() {
    let mut app = lecture("bully-leader-fails", Language::English, (120, 40));
    press(&mut app, "C 1 enter p end");
    for _ in 0..30 {
        press(&mut app, "down");
    }
    assert!(matches!(pending_panel::chosen(&app), Some(Thing::Crash { .. })));
    let caps: Vec<&str> = app.view.hints.iter().map(|hint| hint.cap.as_str()).collect();
    assert!(["x", "n", "d", "D", "Enter"].iter().all(|cap| !caps.contains(cap)), "{caps:?}");
    assert!(words(&app).contains("The crash stays armed"), "{:#?}", rows(&app));
}

#[test]
fn beside_a_panel_the_graph_of_no_protocol_is_empty() {
    for entry in CATALOGUE {
        let Some(demo) = builtin::ALL.iter().find(|demo| demo.protocol == entry.name) else {
            continue;
        };
        for panel in ["f", "p", "w", "L"] {
            let mut app = lecture(demo.name, Language::English, (80, 24));
            press(&mut app, "esc right right right esc");
            press(&mut app, panel);
            let shown = rows(&app);
            let graph = |row: &&String| !row.chars().take(48).collect::<String>().trim().is_empty();
            assert!(shown[2..18].iter().filter(graph).count() > 2, "{} {panel}\n{shown:#?}", demo.name);
        }
    }
}
