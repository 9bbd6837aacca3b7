//! The panes of what processes hold and of how one of them decides: nothing of them is cut, and they say what is so and nothing else.

use std::collections::BTreeSet;

use super::frames::{english, frame_at, run_of};
use super::*;
use crate::paint::view_state::HowView;
use crate::paint::view_state::how::{is_deep, rows};
use crate::protocol::{Datum, Derivation, Held, Rule};
use crate::session::model::Ask;
use crate::session::model::holdings::Holdings;

const RUNS: [&str; 6] = [
    "flooding-three-rounds",
    "flooding-dead-vote",
    "byzantine-generals-four",
    "byzantine-generals-six",
    "byzantine-generals-seven",
    "byzantine-generals-signed",
];

/// More values than a set has columns for, of several columns each, and a majority of proposers.
const MANY: &str = "protocol = \"flooding\"\nparams = { f = 2, aggregate = \"majority\" }\n\
    events = [{ at = 1, crash = 10, after = 3 }, { at = 1, start = \"all\" }]\n\
    [processes]\nids = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]\n[network]\ndelay = 2\n";
/// A tree of more than four hundred votes.
const DEEP: &str = "protocol = \"byzantine-generals\"\nparams = { f = 3, traitors = { 2 = \"split\" } }\n\
    events = [{ at = 1, start = 1 }]\n[processes]\ncount = 10\n";

const SIZES: [(u16, u16); 7] = [(24, 6), (40, 10), (60, 18), (80, 24), (100, 30), (120, 40), (200, 55)];

fn panes() -> impl Iterator<Item = View> {
    let folded = [(Pane::Holds, false), (Pane::Holds, true), (Pane::How, false)].map(|place| (place, HowView::default()));
    let open = HowView { path: Vec::new(), row: 2, is_open: true };
    let below = HowView { path: vec![1], row: 9, is_open: true };
    let unfolded = [HowView::default(), open, below].map(|how| ((Pane::How, true), how));
    let all = folded.into_iter().chain(unfolded);
    all.map(|((focus, zoomed), how)| View { focus, zoomed, how, hints: Vec::new(), ..view() })
}

#[test]
fn nothing_of_what_processes_hold_and_how_they_decide_is_cut() {
    let mut faults = Vec::new();
    for scenario in RUNS.into_iter().chain([MANY, DEEP]) {
        let mut run = run_of(scenario);
        for (tick, selected) in [(0, 0), (4, 3)] {
            for (size, opened) in SIZES.into_iter().flat_map(|size| panes().map(move |view| (size, view))) {
                let view = View { selected: selected.min(run.scenario().count() - 1), ..opened };
                let frame = frame_at(&mut run, tick, &view, size);
                for language in [Language::English, Language::Spanish] {
                    cuts::take();
                    let text = words(&screen(&frame, &view, &look(ThemeName::Mono, language), size));
                    let title = if view.focus == Pane::Holds { ids::SCREEN_TITLE_HOLDS } else { ids::SCREEN_TITLE_HOW };
                    assert!(text.contains(&look(ThemeName::Mono, language).texts.say(title)), "{scenario} {size:?}\n{text}");
                    let cuts = cuts::take().into_iter();
                    faults.extend(cuts.map(|cut| format!("{language:?} {size:?} {:?} {}: {cut}", view.focus, view.zoomed)));
                }
            }
        }
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn the_panes_of_agreement_keep_to_their_signs() {
    for scenario in RUNS.into_iter().chain([MANY]) {
        let mut run = run_of(scenario);
        for (size, view) in [(80, 24), (120, 40)].into_iter().flat_map(|size| panes().map(move |view| (size, view))) {
            let view = View { selected: 2, ..view };
            let frame = frame_at(&mut run, 3, &view, size);
            for language in Language::ALL {
                characters::assert_kept(&frame, &view, language, size, false);
            }
        }
    }
}

/// The words of what a cell holds: of a set its values one after another, or their number.
fn told(held: &Held, in_set: usize) -> String {
    match held {
        Held::Nothing => String::new(),
        Held::Value(value) => value.to_string(),
        Held::Number(number) => number.to_string(),
        Held::Set(set) if in_set > 9 => set.len().to_string(),
        Held::Set(set) => set.iter().map(|(value, _)| value.to_string()).collect(),
    }
}

/// The same of a row, in letters and figures only.
fn told_of(holdings: &Holdings, row: usize) -> String {
    let cells = holdings.rows[row].cells.iter().enumerate();
    let in_set = |column: usize| {
        let sets = holdings.rows.iter().flat_map(|row| [Some(&row.cells[column].value), row.cells[column].before.as_ref()]);
        let values = sets.flatten().flat_map(|held| if let Held::Set(set) = held { set.clone() } else { Vec::new() });
        values.collect::<BTreeSet<_>>().len()
    };
    cells.map(|(column, cell)| told(&cell.value, in_set(column))).collect()
}

#[test]
fn a_row_says_what_its_process_holds_and_nothing_else() {
    let mut compared = 0;
    for scenario in RUNS.into_iter().chain([MANY]) {
        let mut run = run_of(scenario);
        for (tick, size) in (0..9).flat_map(|tick| [(80, 24), (120, 40)].map(|size| (tick, size))) {
            let view = View { focus: Pane::Holds, zoomed: true, ..view() };
            let frame = frame_at(&mut run, tick, &view, size);
            let holdings = frame.holdings.clone().expect("it has names");
            let look = english(ThemeName::Dark);
            let mut buffer = Buffer::empty(Rect::new(0, 0, size.0, size.1));
            let hits = draw(&frame, &view, &look, buffer.area, &mut buffer);
            for (index, row) in holdings.rows.iter().enumerate() {
                let places = hits.areas_of(Target::Process(row.position)).filter(|place| place.width == size.0);
                let Some(place) = places.max_by_key(|place| place.y < size.1 - 4) else { continue };
                // What went in this tick is struck: it is not held any more.
                let cells = (place.x..place.right()).map(|x| &buffer[(x, place.y)]);
                let held = cells.filter(|cell| !cell.modifier.contains(Modifier::CROSSED_OUT));
                let text: String = held.map(ratatui::buffer::Cell::symbol).collect();
                let plain = |text: &str| text.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>();
                let name = if row.is_up { row.id.to_string() } else { String::new() };
                // Behind the number of values stands how many of them are new.
                let shown = text.split_whitespace().filter(|word| !word.starts_with('+')).map(plain);
                let expected = plain(&format!("{name}{}", told_of(&holdings, index)));
                assert_eq!(shown.collect::<String>(), expected, "{scenario} {tick} {size:?} {index}: {text}");
                compared += 1;
            }
        }
    }
    assert!(compared > 200, "{compared}");
}

fn count_of(derivation: &Derivation, silence: Option<Datum>) -> String {
    let votes = derivation.from.iter().filter_map(|vote| vote.value);
    let hollow = votes.clone().filter(|&value| silence == Some(value)).count();
    format!("{}:{hollow}", votes.count() - hollow)
}

#[test]
fn a_decision_is_shown_with_the_votes_that_it_is_made_of() {
    let mut compared = 0;
    for scenario in ["byzantine-generals-four", "byzantine-generals-six", "byzantine-generals-seven", "byzantine-generals-five"] {
        let mut run = run_of(scenario);
        for (tick, selected) in (2..5).flat_map(|tick| (1..4).map(move |selected| (tick, selected))) {
            let view = View { focus: Pane::How, zoomed: true, selected, ..view() };
            let frame = frame_at(&mut run, tick, &view, (80, 24));
            let text = words(&screen(&frame, &view, &english(ThemeName::Dark), (80, 24)));
            let deriving = frame.deriving.as_ref().expect("it is told");
            let Some(now) = &deriving.now else { continue };
            for made in rows(now).chain([now]) {
                let count = count_of(made, frame.silence);
                assert!(text.contains(&count), "{scenario} {tick} {selected}: {count}\n{text}");
            }
            let ties = text.matches("tie").count();
            let even = rows(now).chain([now]).filter(|made| made.rule == Rule::Tie).count();
            assert_eq!(ties, even, "{scenario} {tick} {selected}\n{text}");
            let listed = now.from.iter().filter(|vote| vote.path.len() > 1 && !is_deep(now));
            for vote in listed {
                let path: Vec<String> = vote.path.iter().map(ToString::to_string).collect();
                assert!(text.contains(&path.join("·")), "{scenario} {tick} {selected}\n{text}");
            }
            compared += 1;
        }
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn what_processes_hold_is_asked_for_only_where_it_is_shown() {
    for (size, &pane) in SIZES.iter().flat_map(|size| Pane::ALL.iter().map(move |pane| (size, pane))) {
        let view = View { focus: pane, ..view() };
        let Ask { holdings, derivation, .. } = ask(Rect::new(0, 0, size.0, size.1), 4096, &view);
        assert_eq!(holdings > 0, pane == Pane::Holds, "{pane:?} {size:?}");
        assert!(pane != Pane::How || derivation, "{size:?}");
        assert!(holdings <= usize::from(size.1), "{size:?}");
    }
}
