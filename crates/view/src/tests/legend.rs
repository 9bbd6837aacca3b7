//! Tests that each sign of a graph is in the legend, with its word.

use std::collections::BTreeSet;

use super::frames::{frame_at, run_of};
use super::*;
use crate::arena::GraphLayout;
use crate::arena::lanes;
use crate::arena::legend::{Selected, word_of};
use crate::words as text_of;
use std::ops::RangeInclusive;
use suffrage_engine::protocol::{MessageClass, Role};
use suffrage_scenario::builtin;
use suffrage_text::testing::Draw;

/// Whether a payload is a ballot and a value, such as `1.2=x`.
fn is_ballot_and_value(payload: &str) -> bool {
    payload.split_once('=').is_some_and(|(ballot, _)| ballot.contains('.') && !ballot.contains(':'))
}

fn signs(frame: &Frame, look: &Look, selected: Selected) -> BTreeSet<String> {
    let (glyphs, texts) = (&look.glyphs, &look.texts);
    let short = |id| texts.fit(id).shortest().to_owned();
    let either = |id| texts.fit(id).lengths().collect::<Vec<_>>().join("\n");
    let parts = frame.lanes.as_ref().map(|lanes| lanes.roles().collect::<Vec<_>>());
    let word = |role| word_of(role, frame);
    let roles = parts.unwrap_or_else(|| frame.processes.iter().map(|process| process.role).collect());
    let seen = roles.iter().filter(|role| **role != Role::Crashed);
    let mut signs: BTreeSet<String> =
        seen.map(|&role| format!("{} {}", glyphs.state(role), either(word(role)))).collect();
    let crashed = roles.contains(&Role::Crashed);
    let lost = frame.messages.iter().any(|message| message.lost.is_some());
    let gone = match (crashed, lost) {
        (true, true) => Some(ids::LEGEND_CRASH_LOST),
        (true, false) => Some(text_of::state(Role::Crashed)),
        (false, true) => Some(ids::LEGEND_LOST),
        (false, false) => None,
    };
    signs.extend(gone.map(|word| format!("{} {}", glyphs.lost, short(word))));
    signs.insert(format!("{} {}", glyphs.acts, short(ids::LEGEND_ACTS)));
    // A shortened word ends with a dot; the comparison ignores this dot.
    let word = short(ids::LEGEND_SELECTED);
    let mark = format!("{} {}", selected.entry(look).sample, word.trim_end_matches('.'));
    // If an underline marks the selected process, the legend may omit this entry.
    signs.extend(Some(mark).filter(|_| selected != Selected::Underline));
    if frame.lanes.as_ref().is_some_and(|lanes| !lanes.refused.is_empty()) {
        signs.insert(format!("{} {}", glyphs.message(MessageClass::Refusal), short(ids::LEGEND_REFUSED)));
    }
    for message in frame.messages.iter().filter(|message| message.lost.is_none()) {
        let sign = if message.notice {
            format!("{}n {}", glyphs.back, either(ids::LEGEND_BACK))
        } else {
            let kind: Vec<_> = frame
                .messages
                .iter()
                .filter(|other| (other.class, other.kind) == (message.class, message.kind))
                .collect();
            let any = |is: fn(&str) -> bool| kind.iter().any(|message| message.lost.is_none() && is(&message.payload));
            let payload = match (
                frame.lanes.is_some() && message.class == MessageClass::Value && any(is_ballot_and_value),
                any(|payload| !payload.is_empty()),
            ) {
                (true, _) => "N=v",
                (false, true) => "n",
                (false, false) => "",
            };
            format!("{}{payload} {}", glyphs.before_payload(message.class), message.kind)
        };
        signs.insert(sign);
    }
    signs
}

/// How cards mark the selected process, in lanes or on a graph; `None` in a picture without cards.
fn marked(scene: &Scene<'_>, place: Rect, screen: Rect) -> Option<Selected> {
    if let Some(lanes) = scene.frame.lanes.as_deref() {
        return lanes::place(scene, place).map(|placed| placed.selected(lanes));
    }
    match scene.look.placed(scene.frame, place, false) {
        GraphLayout::Graph(layout) if !panes::graph::shows_table(scene, place, screen) => {
            Some(Selected::on_cards(layout.size))
        }
        GraphLayout::Graph(_) | GraphLayout::Band(_) | GraphLayout::Crowd(_) | GraphLayout::Nothing => None,
    }
}

fn assert_signs(name: &str, text: &str, ticks: RangeInclusive<u64>, sizes: &[(u16, u16)], language: Language) {
    let look = look(ThemeName::Dark, language);
    let mut run = run_of(text);
    for tick in ticks {
        for &size in sizes {
            let view = View::default();
            let frame = frame_at(&mut run, tick, &view, size);
            if frame.clock.tick < tick {
                return;
            }
            let buffer = screen(&frame, &view, &look, size);
            let plan =
                Screen::new(buffer.area, Class::of(buffer.area), &Scene { frame: &frame, view: &view, look: &look });
            let Some(place) = plan.place_of(Pane::Arena) else { continue };
            let Some(selected) = marked(&Scene { frame: &frame, view: &view, look: &look }, place, buffer.area) else {
                continue;
            };
            let lowest: Vec<String> = (place.bottom().saturating_sub(5).max(place.y)..place.bottom())
                .map(|y| (place.x..place.right()).map(|x| buffer[(x, y)].symbol()).collect())
                .collect();
            for sign in signs(&frame, &look, selected) {
                let (sample, lengths) = sign.split_once(' ').unwrap_or((&sign, ""));
                let said = lengths.split('\n').map(|word| format!("{sample} {word}"));
                let has = { said }.any(|sign| lowest.iter().any(|row| row.contains(sign.trim_end())));
                assert!(has, "{name} {size:?} {language:?} tick {tick}: {sign:?}\n{}", words(&buffer));
            }
        }
    }
}

#[test]
fn each_sign_is_in_the_legend_with_its_word() {
    for (name, ticks) in [
        ("bully-successor-fails", 16),
        ("franklin-ten", 12),
        ("chang-roberts-dead-leader", 14),
        ("chang-roberts-bounce", 14),
        ("hirschberg-sinclair-crash", 12),
        ("raft-election-partition", 14),
    ] {
        let text = builtin::named(name).map_or("", |builtin| builtin.text);
        assert_signs(name, text, 0..=ticks, &[(80, 24), (120, 40)], Language::English);
    }
}

#[test]
fn each_sign_between_lanes_is_in_the_legend_with_its_word() {
    for known in
        builtin::ALL.iter().filter(|known| frames::scenario_of(known.name).variant.protocol().entry().parts().len() > 1)
    {
        let sizes = [(80, 24), (100, 30), (120, 40), (200, 55)];
        assert_signs(known.name, known.text, 0..=40, &sizes, Language::English);
    }
}

#[test]
fn each_sign_of_every_scenario_is_in_the_legend_with_its_word() {
    const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 55)];
    let mut draw = Draw::of("each sign of every scenario");
    for builtin in builtin::ALL.iter().filter(|builtin| builtin.name != "chang-roberts-1000") {
        let (size, language) = (*draw.one_of(&SIZES), *draw.one_of(&Language::ALL));
        let first = draw.below(48);
        assert_signs(builtin.name, builtin.text, first..=first + 12, &[size], language);
    }
}

#[test]
fn entries_flow_to_the_row_with_room() {
    let look = look(ThemeName::Dark, Language::English);
    let text = builtin::named("bully-successor-fails").map_or("", |builtin| builtin.text);
    let frame = frame_at(&mut run_of(text), 14, &View::default(), (80, 24));
    let buffer = screen(&frame, &View::default(), &look, (80, 24));
    let plan =
        Screen::new(buffer.area, Class::of(buffer.area), &Scene { frame: &frame, view: &View::default(), look: &look });
    let place = plan.place_of(Pane::Arena).expect("there is a graph");
    let row = |y: u16| (place.x..place.right()).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim().to_owned();
    let first = (place.y..place.bottom()).find(|&y| row(y).starts_with("○ idle")).expect("the legend begins");
    let [first, second] = [row(first), row(first + 1)];
    assert_eq!(first, "○ idle ◔ waits ★ leader ✗ down/lost ▐ acts");
    assert_eq!(second, "┏┓ selected ★n COORDINATOR");
}

#[test]
fn messages_drawn_as_one_are_in_the_legend() {
    let drawn = |name: &str, size: (u16, u16), tick: u64| {
        let text = builtin::named(name).map_or("", |builtin| builtin.text);
        let frame = frame_at(&mut run_of(text), tick, &View::default(), size);
        words(&screen(&frame, &View::default(), &look(ThemeName::Dark, Language::English), size))
    };
    let words = drawn("bully-heartbeat-cut", (80, 24), 8);
    assert!(words.contains("2×★") && words.contains("n× messages"), "{words}");
    let words = drawn("bully-impatient", (120, 40), 4);
    assert!(!words.contains("n× messages"), "{words}");
}
