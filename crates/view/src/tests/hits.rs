//! Tests that the targets of clicks match the drawn screen.

use std::collections::BTreeMap;

use proptest::prelude::*;
use ratatui::layout::Position;

use super::frames::{frame_at, run_of};
use super::*;
use crate::target::Hit;

const SCENARIOS: [&str; 4] = ["chang-roberts-ring", "bully-leader-fails", "bully-restless-16", "chang-roberts-1000"];

fn texts(buffer: &Buffer, hits: &Hits) -> BTreeMap<String, String> {
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    for at in buffer.area.positions() {
        if let Some(target) = hits.at(at) {
            // The targets of one hint's cells differ only in their columns, so they count as one target here.
            let target = if let Target::Hint { index, pinned, .. } = target {
                Target::Hint { index, pinned, column: 0 }
            } else {
                target
            };
            texts.entry(format!("{target:?}")).or_default().push_str(buffer[at].symbol().trim());
        }
    }
    texts
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, ..ProptestConfig::default() })]

    #[test]
    fn every_cell_has_the_target_that_is_drawn_there(
        name in prop::sample::select(SCENARIOS.to_vec()),
        tick in 0..24_u64,
        (width, height) in (24..=220_u16, 6..=60_u16),
        focus in prop::sample::select(Pane::ALL.to_vec()),
        zoomed in any::<bool>(),
        confirms in any::<bool>(),
    ) {
        let overlays = if confirms { vec![Overlay::Confirm(overlay::Confirm { text: "quit?".into(), keys: "y n".into() })] } else { Vec::new() };
        let view = View { focus, zoomed, overlays, ..view() };
        let area = Rect::new(0, 0, width, height);
        let frame = frame_at(&mut run_of(name), tick, &view, (width, height));
        let look = look(ThemeName::Dark, Language::English);
        let mut buffer = Buffer::empty(area);
        let hits = draw(&frame, &view, &look, area, &mut buffer);
        let texts = texts(&buffer, &hits);
        for pinned in [false, true] {
            for (index, hint) in (if pinned { &view.pinned } else { &view.hints }).iter().enumerate() {
                let drawn = texts.get(&format!("{:?}", Target::Hint { index, pinned, column: 0 }));
                let whole = format!("{}{}", hint.cap, hint.word).replace(' ', "");
                prop_assert!(drawn.is_none_or(|drawn| *drawn == whole), "{drawn:?}");
            }
        }
        let place = |target: &Target| texts.contains_key(&format!("{target:?}"));
        if confirms {
            let beside = texts.keys().all(|target| ["Beside", "Overlay", "Hint"].iter().any(|known| target.starts_with(known)));
            prop_assert!(beside, "{texts:?}");
            return Ok(());
        }
        // A pill shows the payload of its message, and a card its id, unless an overlay covers all of it.
        for message in &frame.messages {
            let drawn = texts.get(&format!("{:?}", Target::Message(message.number))).map(String::as_str).unwrap_or_default();
            let glyphs = [look.glyphs.message(message.class), look.glyphs.back, look.glyphs.lost];
            let is_told = glyphs.iter().any(|glyph| drawn.contains(glyph)) || drawn.contains(&message.payload);
            // Merged messages are a number, a message in a crowd is an arrow head, one in a table is a coloured cell.
            let is_counted = drawn.chars().all(|letter| letter.is_ascii_digit() || "×+►◄▲▼↗↘↙↖▀▄█▌▐".contains(letter));
            prop_assert!(is_counted || is_told, "{message:?} {drawn}");
        }
        for process in &frame.processes {
            let drawn = texts.get(&format!("{:?}", Target::Process(process.position)));
            let id = process.id.to_string();
            // The digits of large cards are blocks, another id may be beside them, and a piece of a band has no digits.
            let blocks = ['█', '▀', '▄'];
            let has_digits = |drawn: &&String| !drawn.contains(blocks) && drawn.chars().any(|letter| letter.is_ascii_digit());
            let band = frame.processes.len() < frame.n;
            // ELECTED shows the held value: the only trace of the process if neither its card nor its row is drawn.
            let held = look.texts.cell(process.elected);
            let is_told = |drawn: &String| drawn.contains(&id) || *drawn == held;
            prop_assert!(band || drawn.filter(has_digits).is_none_or(is_told), "{id}: {drawn:?}");
        }
        prop_assert!(!place(&Target::Beside) && !place(&Target::Overlay));
        prop_assert_eq!(hits.at(Position { x: width, y: 0 }), None);
    }
}

impl Hits {
    pub(crate) fn areas_of(&self, wanted: Target) -> impl Iterator<Item = Rect> {
        let is_wanted = move |found: &Hit| matches!(found, Hit::Target(target) if *target == wanted);
        self.places.iter().filter(move |(_, found)| is_wanted(found)).map(|(area, _)| *area)
    }
}
