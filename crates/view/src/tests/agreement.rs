//! Tests that the texts in the panes of held data and of decisions are complete and true.

use std::collections::BTreeSet;

use super::frames::{english, frame_at, run_of};
use super::*;
use crate::view_state::HowView;
use crate::view_state::{is_deep, rows};
use suffrage_engine::protocol::{Datum, Derivation, Held, Rule};
use suffrage_session::model::Ask;
use suffrage_session::model::holdings::Holdings;

const RUNS: [&str; 6] = [
    "flooding-three-rounds",
    "flooding-dead-vote",
    "byzantine-generals-four",
    "byzantine-generals-six",
    "byzantine-generals-seven",
    "byzantine-generals-signed",
];

const MANY: &str = "protocol = \"flooding\"\nparams = { f = 2, aggregate = \"majority\" }\n\
    events = [{ at = 1, crash = 10, after = 3 }, { at = 1, start = \"all\" }]\n\
    [processes]\nids = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]\n[network]\ndelay = 2\n";
const DEEP: &str = "protocol = \"byzantine-generals\"\nparams = { f = 3, traitors = { 2 = \"split\" } }\n\
    events = [{ at = 1, start = 1 }]\n[processes]\ncount = 10\n";

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 55)];

fn panes() -> impl Iterator<Item = View> {
    let folded =
        [(Pane::Holds, false), (Pane::Holds, true), (Pane::How, false)].map(|place| (place, HowView::default()));
    let open = HowView { path: Vec::new(), row: 2, is_open: true };
    let below = HowView { path: vec![1], row: 9, is_open: true };
    let unfolded = [HowView::default(), open, below].map(|how| ((Pane::How, true), how));
    let all = folded.into_iter().chain(unfolded);
    all.map(|((focus, zoomed), how)| View { focus, zoomed, how, hints: Vec::new(), ..view() })
}

#[test]
fn no_text_about_data_or_decisions_is_cut() {
    let mut faults = Vec::new();
    for scenario in RUNS.into_iter().chain([MANY, DEEP]) {
        let mut run = run_of(scenario);
        for (tick, selected) in [(0, 0), (4, 3)] {
            for (size, opened) in SIZES.into_iter().flat_map(|size| panes().map(move |view| (size, view))) {
                let view = View { selected: selected.min(run.scenario().count() - 1), ..opened };
                let frame = frame_at(&mut run, tick, &view, size);
                for language in [Language::English, Language::Spanish] {
                    crate::testing::cuts::take();
                    let text = words(&screen(&frame, &view, &look(ThemeName::Mono, language), size));
                    let title = if view.focus == Pane::Holds { ids::SCREEN_TITLE_HOLDS } else { ids::SCREEN_TITLE_HOW };
                    assert!(
                        text.contains(&look(ThemeName::Mono, language).texts.say(title)),
                        "{scenario} {size:?}\n{text}"
                    );
                    let cuts = crate::testing::cuts::take().into_iter();
                    faults.extend(
                        cuts.map(|cut| format!("{language:?} {size:?} {:?} {}: {cut}", view.focus, view.zoomed)),
                    );
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

fn told(held: &Held, in_set: usize) -> String {
    match held {
        Held::Nothing => String::new(),
        Held::Value(value) => value.to_string(),
        Held::Number(number) => number.to_string(),
        Held::Ballot(ballot) => ballot.to_string(),
        Held::Vote(ballot, entry) => format!("{ballot}{entry}"),
        Held::Set(set) if in_set > 9 => set.len().to_string(),
        Held::Set(set) => set.iter().map(|(value, _)| value.to_string()).collect(),
    }
}

fn told_of(holdings: &Holdings, row: usize) -> String {
    let cells = holdings.rows[row].cells.iter().enumerate();
    let in_set = |column: usize| {
        let sets =
            holdings.rows.iter().flat_map(|row| [Some(&row.cells[column].value), row.cells[column].before.as_ref()]);
        let values = sets.flatten().flat_map(|held| if let Held::Set(set) = held { set.clone() } else { Vec::new() });
        values.collect::<BTreeSet<_>>().len()
    };
    cells.map(|(column, cell)| told(&cell.value, in_set(column))).collect()
}

#[test]
fn a_row_shows_exactly_the_data_of_its_process() {
    let mut compared = 0;
    for scenario in RUNS.into_iter().chain([MANY]) {
        let mut run = run_of(scenario);
        for (tick, size) in (0..9).flat_map(|tick| [(80, 24), (120, 40)].map(|size| (tick, size))) {
            let view = View { focus: Pane::Holds, zoomed: true, ..view() };
            let frame = frame_at(&mut run, tick, &view, size);
            let holdings = frame.holdings.clone().expect("the frame has data");
            let look = english(ThemeName::Dark);
            let mut buffer = Buffer::empty(Rect::new(0, 0, size.0, size.1));
            let hits = draw(&frame, &view, &look, buffer.area, &mut buffer);
            for (index, row) in holdings.rows.iter().enumerate() {
                let places = hits.areas_of(Target::Process(row.position)).filter(|place| place.width == size.0);
                let Some(place) = places.max_by_key(|place| place.y < size.1 - 4) else { continue };
                // Data lost in this tick is struck through: it is not held any more.
                let cells = (place.x..place.right()).map(|x| &buffer[(x, place.y)]);
                let held = cells.filter(|cell| !cell.modifier.contains(Modifier::CROSSED_OUT));
                let text: String = held.map(ratatui::buffer::Cell::symbol).collect();
                let plain = |text: &str| text.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>();
                let name = if row.is_up { row.id.to_string() } else { String::new() };
                // After the number of all values, the number of new values follows, such as `+2`.
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
fn a_proposer_that_ignores_votes_is_reported() {
    let view = View { focus: Pane::How, zoomed: true, selected: 1, ..view() };
    for language in Language::ALL {
        let look = look(ThemeName::Dark, language);
        let said = |scenario| {
            let frame = frame_at(&mut run_of(scenario), 12, &view, (80, 24));
            words(&screen(&frame, &view, &look, (80, 24)))
        };
        let [none, ignored] = [ids::HOW_METHOD_OWN_VALUE, ids::HOW_METHOD_VOTES_IGNORED].map(|id| look.texts.say(id));
        let text = said("paxos-own-value");
        assert!(text.contains(&ignored) && !text.contains(&none), "{text}");
    }
}

#[test]
fn a_decision_is_shown_with_its_votes() {
    let mut compared = 0;
    for scenario in
        ["byzantine-generals-four", "byzantine-generals-six", "byzantine-generals-seven", "byzantine-generals-five"]
    {
        let mut run = run_of(scenario);
        for (tick, selected) in (2..5).flat_map(|tick| (1..4).map(move |selected| (tick, selected))) {
            let view = View { focus: Pane::How, zoomed: true, selected, ..view() };
            let frame = frame_at(&mut run, tick, &view, (80, 24));
            let text = words(&screen(&frame, &view, &english(ThemeName::Dark), (80, 24)));
            let deriving = frame.deriving.as_ref().expect("the derivation is in the frame");
            let Some(now) = &deriving.now else { continue };
            for made in rows(now).chain([now]) {
                let count = count_of(made, frame.silence);
                assert!(text.contains(&count), "{scenario} {tick} {selected}: {count}\n{text}");
            }
            // The title always names the rule.
            let ties = text.lines().skip(2).map(|line| line.matches("tie").count()).sum::<usize>();
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
fn data_is_requested_only_where_it_is_shown() {
    for (size, &pane) in SIZES.iter().flat_map(|size| Pane::ALL.iter().map(move |pane| (size, pane))) {
        let view = View { focus: pane, ..view() };
        let Ask { holdings, derivation, .. } = ask(Rect::new(0, 0, size.0, size.1), 4096, &view);
        assert_eq!(holdings > 0, pane == Pane::Holds, "{pane:?} {size:?}");
        assert!(pane != Pane::How || derivation, "{size:?}");
        assert!(holdings <= usize::from(size.1), "{size:?}");
    }
}

fn text_at(scenario: &str, tick: u64, view: &View, size: (u16, u16)) -> (Frame, String) {
    let mut frame = frame_at(&mut run_of(scenario), tick, view, size);
    frame.stops.clear();
    let text = words(&screen(&frame, view, &english(ThemeName::Dark), size));
    (frame, text)
}

fn arena(traitors: bool) -> View {
    View { traitors: Some(traitors), hints: Vec::new(), ..view() }
}

fn lies(text: &str) -> usize {
    text.matches("]≠").count() + text.matches("▌≠").count() + text.matches("retreat≠").count()
}

#[test]
fn a_lie_is_marked_on_its_pill_and_in_the_log_while_traitors_are_shown() {
    for (scenario, tick) in
        [("byzantine-generals-four", 2), ("byzantine-generals-one-of-three", 2), ("byzantine-generals-signed", 1)]
    {
        for size in [(80, 24), (120, 40)] {
            let (frame, text) = text_at(scenario, tick, &arena(true), size);
            assert!(frame.messages.iter().any(|message| message.is_lie), "{scenario}");
            assert!(lies(&text) > 0 && text.contains("≠ lie"), "{scenario} {size:?}\n{text}");
            let (_, hidden) = text_at(scenario, tick, &arena(false), size);
            assert!(!hidden.contains('≠'), "{scenario} {size:?}\n{hidden}");
            let (frame, _) = text_at(scenario, tick, &arena(true), size);
            let dark = Theme::new(ThemeName::Dark, Depth::True);
            let ascii = Look::new(Language::English, dark, Glyphs::new(GlyphSet::Ascii));
            assert!(words(&screen(&frame, &arena(true), &ascii, size)).contains("& lie"), "{scenario} {size:?}");
        }
        let zoomed = View { focus: Pane::Log, zoomed: true, ..arena(true) };
        let (_, log) = text_at(scenario, tick + 1, &zoomed, (120, 40));
        assert!(log.contains("retreat≠ 1→2") || log.contains("retreat≠ 2→3"), "{scenario}\n{log}");
    }
}

#[test]
fn a_signed_order_has_its_signatures_on_its_pill() {
    let (_, wide) = text_at("byzantine-generals-signed", 2, &arena(true), (120, 40));
    assert!(wide.contains("[retreat:1:2]") && wide.contains("attack:1:3"), "{wide}");
    let (_, small) = text_at("byzantine-generals-signed", 2, &arena(true), (80, 24));
    assert!(small.contains("1:2") && small.contains("1:3"), "in a short form if there is less room\n{small}");
}

#[test]
fn a_crash_while_sending_is_on_the_lifeline() {
    let view = View { focus: Pane::SpaceTime, zoomed: true, hints: Vec::new(), ..view() };
    let (_, text) = text_at("flooding-three-rounds", 9, &view, (120, 40));
    assert!(text.contains("1···· after 1/4") && text.contains("12345 after 2/4"), "{text}");
    let slow = "protocol = \"flooding\"\nparams = { f = 2 }\nevents = [{ at = 1, crash = 1, after = 1 }, { at = 1, start = \"all\" },\n\
                { at = 3, crash = 2, after = 2 }]\n[processes]\nids = [1, 2, 3, 4, 5]\n[network]\ndelay = 2\n";
    let (_, wide) = text_at(slow, 9, &view, (200, 50));
    assert!(
        wide.contains("1···· crashes after 1 of 4 messages") && wide.contains("12345 crashes after 2 of 4 messages"),
        "{wide}"
    );
}

#[test]
fn at_rest_the_result_of_fewer_rounds_is_shown() {
    let view = View { focus: Pane::How, zoomed: true, selected: 4, hints: Vec::new(), ..view() };
    for size in [(80, 24), (120, 40)] {
        let (_, text) = text_at("flooding-three-rounds", 9, &view, size);
        assert!(text.contains("After only 2 rounds") && text.contains("4, 5 would have decided"), "{size:?}\n{text}");
        let beside = View { zoomed: false, ..view.clone() };
        let (_, small) = text_at("flooding-three-rounds", 9, &beside, (80, 24));
        assert!(
            small.contains("After only 2 rounds") && small.contains("4, 5:"),
            "in short form if there is less room\n{small}"
        );
        let (_, before) = text_at("flooding-three-rounds", 3, &view, size);
        assert!(!before.contains("After only 2 rounds"), "{size:?}\n{before}");
    }
}

#[test]
fn the_result_of_a_deciding_tie_is_shown() {
    let view = View { focus: Pane::How, zoomed: true, selected: 1, hints: Vec::new(), ..view() };
    let (frame, text) = text_at("byzantine-generals-five", 9, &view, (80, 24));
    let now =
        frame.deriving.as_ref().and_then(|deriving| deriving.now.as_ref()).expect("the derivation is in the frame");
    assert_eq!(now.rule, Rule::Tie);
    assert!(text.contains("tie: the rule takes the direct order"), "{text}");
    let six = text_at("byzantine-generals-six", 9, &View { selected: 3, ..view }, (120, 40)).1;
    assert!(six.contains("tie: retreat"), "{six}");
}

#[test]
fn a_crash_leaves_the_bound_that_still_holds() {
    let (_, text) = text_at("flooding-three-rounds", 9, &arena(true), (120, 40));
    assert!(text.contains("at most 3n(n-1) = 60"), "{text}");
}

#[test]
fn the_commander_has_a_title_and_each_round_its_purpose() {
    for (scenario, purposes) in [
        (
            "byzantine-generals-one-of-three",
            ["the commander sends its order to all", "each lieutenant relays the order it received"],
        ),
        (
            "byzantine-generals-four",
            ["the commander sends its order to all", "each lieutenant relays the order it received"],
        ),
        (
            "byzantine-generals-signed",
            ["the commander sends its order to all", "each lieutenant signs and relays new values"],
        ),
        ("flooding-three-rounds", ["each process sends its proposal to all", "each process forwards its new values"]),
    ] {
        for (tick, purpose) in [1, 2].into_iter().zip(purposes) {
            for size in [(80, 24), (120, 40)] {
                let (_, text) = text_at(scenario, tick, &arena(false), size);
                let above = text.lines().nth(1).expect("the graph has a row for its headline");
                assert!(above.contains(purpose), "{scenario} {tick} {size:?}\n{text}");
                assert!(size.0 < 120 || above.contains(&format!("ROUND {tick}")), "{scenario} {tick}\n{text}");
                assert_eq!(
                    text.contains("COMMANDER"),
                    scenario.starts_with("byzantine"),
                    "{scenario} {tick} {size:?}\n{text}"
                );
            }
        }
        let (_, rest) = text_at(scenario, 9, &arena(false), (120, 40));
        assert!(!rest.contains("ROUND"), "no round is in progress\n{rest}");
    }
}

#[test]
fn the_slots_show_the_full_reason_of_a_proposal_and_the_requests_of_clients() {
    let view = View { focus: Pane::Holds, hints: Vec::new(), ..view() };
    let told = [
        (Language::English, "1: no-op: no promise reports a vote", "4 asks 2"),
        (Language::Spanish, "1: no-op: ninguna promesa comunica un voto", "4 pide a 2"),
        (Language::Portuguese, "1: no-op: nenhuma promessa comunica um voto", "4 pede a 2"),
    ];
    for (language, why, asks) in told {
        let frame = frame_at(&mut run_of("multi-paxos-gap"), 10, &view, (80, 24));
        let text = words(&screen(&frame, &view, &look(ThemeName::Dark, language), (80, 24)));
        assert!(text.contains(why) && text.contains(asks), "{language:?}\n{text}");
    }
}
