//! Tests of the fault menu: every fault by key, and the reasons why a fault is impossible now.

use ratatui::layout::Rect;

use super::input::press;
use super::opening::lecture;
use super::overlays;
use crate::tui::app::App;
use suffrage_text::Language;
use suffrage_view::view_state::{ListRow, Overlay, overlay};

fn ring() -> App {
    lecture("chang-roberts-ring", Language::English, (80, 24))
}

fn bully() -> App {
    lecture("bully-leader-fails", Language::English, (80, 24))
}

fn said(app: &App) -> &str {
    app.view.said.as_deref().unwrap_or_default()
}

fn rows(app: &App) -> &[ListRow] {
    match app.view.overlays.last() {
        Some(Overlay::List(overlay::List { rows, .. })) => rows,
        other => panic!("no menu of faults: {other:?}"),
    }
}

fn why<'a>(app: &'a App, cap: &str) -> Option<&'a str> {
    rows(app).iter().find(|row| row.name == cap).unwrap_or_else(|| panic!("no row {cap}")).why.as_deref()
}

#[test]
fn the_menu_lists_every_fault_with_its_key_and_the_reason_if_unavailable() {
    let mut app = bully();
    press(&mut app, "4 f");
    let caps: Vec<&str> = rows(&app).iter().map(|row| row.name.as_str()).collect();
    assert_eq!(caps, ["c", "o", "i", "g", "m", "M", "d", "D", "x", "l", "u", "F"]);
    assert_eq!(rows(&app)[0].about.lengths().collect::<Vec<_>>(), ["cut a link of 4 …", "cut a link …"]);
    assert_eq!((why(&app, "c"), why(&app, "g"), why(&app, "l")), (None, None, None));
    for cap in ["m", "M"] {
        assert_eq!(why(&app, cap), Some("No link is cut."));
    }
    for cap in ["d", "D"] {
        assert_eq!(why(&app, cap), Some("No message is in transit."));
    }
    press(&mut app, "down down down down enter");
    assert_eq!(said(&app), "No link is cut.");
    press(&mut app, "m");
    assert_eq!(said(&app), "No link is cut.");
    press(&mut app, "7");
    assert!(rows(&app)[0].about.starts_with("cut a link of 7"));
    press(&mut app, "f");
    assert!(app.view.overlays.is_empty());
}

#[test]
fn ways_are_cut_and_links_mended_one_by_one_and_all_at_once() {
    let mut app = ring();
    let ends = (app.session.id_at(0).expect("an id"), app.session.id_at(1).expect("an id"));
    press(&mut app, "f o enter");
    assert_eq!(said(&app), format!("Tick 1: the direction {}→{} is cut.", ends.0, ends.1));
    assert!(app.frame.cuts.is_cut(0, 1) && !app.frame.cuts.is_cut(1, 0));
    let is_menu = |overlay: &Overlay| matches!(overlay, Overlay::List(_));
    assert!(!app.view.overlays.iter().any(is_menu), "an act closes the menu");
    press(&mut app, "d f m");
    assert!(said(&app).ends_with("works again.") && app.frame.cuts.is_empty(), "{}", said(&app));
    press(&mut app, "d f i d f M");
    assert_eq!(said(&app), "Tick 4: all links work again.");
    assert!(app.frame.cuts.is_empty());
}

#[test]
fn groups_are_typed_and_their_faults_reported() {
    let mut app = bully();
    let fault = |app: &App| match app.view.overlays.last() {
        Some(Overlay::Prompt(overlay::Prompt { fault, .. })) => fault.clone().unwrap_or_default(),
        other => panic!("no prompt: {other:?}"),
    };
    press(&mut app, "f g 1 space 2 space | space 2 enter");
    assert_eq!(fault(&app), "2 is in two groups.");
    press(&mut app, "bs 9 enter");
    assert!(fault(&app).contains('9'), "{}", fault(&app));
    press(&mut app, "bs 1 bs 3 , 4 enter");
    assert_eq!(said(&app), "Tick 1: the network is partitioned.");
    let side = |at| app.frame.cuts.side(at);
    assert!(side(0) == side(1) && side(2) == side(3) && side(4) == side(6));
    assert!(side(0) != side(2) && side(2) != side(4) && side(0) != side(4), "the others form one more group");
    press(&mut app, "f g enter");
    assert_eq!(fault(&app), "All processes would be in one group: nothing would be cut.");
}

#[test]
fn messages_are_held_up_and_doubled_from_a_list() {
    let mut app = bully();
    // The first key press shows the answer to the question of tick 4.
    press(&mut app, "right right right right right right f d");
    assert!(app.frame.messages.len() > 1);
    let before = app.frame.counts.duplicated;
    press(&mut app, "enter 3 enter");
    assert!(said(&app).contains("delayed by 3 ticks"), "{}", said(&app));
    press(&mut app, "esc f D enter");
    assert_eq!(app.frame.counts.duplicated, before + 1, "{}", said(&app));
}

#[test]
fn the_network_is_made_to_lose_to_double_and_to_reorder_and_the_header_says_so() {
    let mut app = ring();
    press(&mut app, "f l 1 2 . 5 enter");
    assert_eq!(said(&app), "Tick 1: the network loses 12.5 % of the messages from now on.");
    press(&mut app, "d f u 1 0 space % enter");
    assert_eq!(said(&app), "Tick 2: the network duplicates 10 % of the messages from now on.");
    press(&mut app, "d f F");
    assert_eq!(said(&app), "Tick 3: messages may overtake each other from now on.");
    let network = app.frame.network.clone();
    assert_eq!((network.loss, network.duplicate, network.fifo), (0.125, 0.1, false));
    let header = overlays::rows(&app).remove(0);
    assert!(header.contains("✗12.5 % · +10 % · no FIFO"), "{header}");
    app.lay_out_in(Rect::new(0, 0, 160, 45));
    let header = overlays::rows(&app).remove(0);
    assert!(header.contains("loss 12.5 % · copies 10 % · no FIFO"), "{header}");
    press(&mut app, "f l 1 0 1 enter");
    assert!(
        matches!(app.view.overlays.last(), Some(Overlay::Prompt(overlay::Prompt { fault: Some(fault), .. })) if fault.contains("0 to 100"))
    );
    press(&mut app, "bs bs bs 1 2 , 5 enter");
    assert_eq!(said(&app), "the network works like this already");
    press(&mut app, "esc esc left");
    assert!(app.frame.network.fifo);
}

#[test]
fn every_fault_is_found_in_the_palette_and_done_from_there() {
    let mut app = bully();
    press(&mut app, ": o v e r t a k e enter");
    assert_eq!(said(&app), "Tick 1: messages may overtake each other from now on.");
}
