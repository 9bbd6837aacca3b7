//! What the strokes and marks of the diagram mean: only of those that are in sight, and never cut.

use std::collections::BTreeSet;

use ratatui::layout::Rect;

use super::{Chart, legs, marks, shown_events, stroke_style};
use crate::paint::arena::legend::{Entry, draw_row};
use crate::paint::canvas::Canvas;
use crate::paint::words;
use crate::protocol::Role;
use crate::session::model::space_time::{Event, EventKind, TouchKind};
use crate::text::{TextId, ids};

pub(super) fn draw(chart: Chart<'_>, row: Rect, canvas: &mut Canvas<'_>) {
    let Chart { scene, geometry, diagram } = chart;
    let mut entries = strokes(chart);
    entries.extend(events(chart));
    let texts = &scene.look.texts;
    if legs::in_sight(geometry, diagram).any(|crossing| crossing.lost.is_some_and(|lost| lost <= diagram.until)) {
        entries.push(Entry::new(scene.glyphs().lost_at_tick, scene.theme().fault(), texts.say(ids::LEGEND_LOST)));
    }
    for (what, sign, word) in [
        (TouchKind::Cut, scene.glyphs().cut_at_tick, ids::LEGEND_CUT),
        (TouchKind::Mended, scene.glyphs().mended, ids::LEGEND_MENDED),
        (TouchKind::Doubled, scene.glyphs().doubled, ids::LEGEND_DOUBLED),
    ] {
        if diagram.touches.iter().any(|touch| touch.what == what && geometry.column_in_sight(touch.tick).is_some()) {
            entries.push(Entry::new(sign, scene.theme().strong(), texts.say(word)));
        }
    }
    if shown_events(geometry, diagram).values().any(|(_, count)| *count > 1) {
        entries.push(Entry::new("n", scene.theme().strong(), texts.say(ids::LEGEND_MANY)));
    }
    if geometry.column_in_sight(scene.frame.clock.tick).is_some() {
        entries.push(Entry::new(scene.glyphs().limit, scene.theme().strong(), texts.say(ids::LEGEND_NOW)).plain());
    }
    draw_row(canvas, row, entries, scene.look);
}

fn strokes(Chart { scene, geometry, diagram }: Chart<'_>) -> Vec<Entry> {
    let mut roles: BTreeSet<Role> = BTreeSet::new();
    for lifeline in diagram.lifelines.iter().filter(|lifeline| geometry.rows.contains(&lifeline.position)) {
        for (index, &(since, role)) in lifeline.stretches.iter().enumerate() {
            let until = lifeline.stretches.get(index + 1).map_or(diagram.until + 1, |next| next.0);
            if since <= diagram.until && until > geometry.from && until > since {
                roles.insert(role);
            }
        }
    }
    let entry = |role| {
        let stroke = scene.look.glyphs.lifeline(role).repeat(2);
        Entry::new(&stroke, stroke_style(scene, role), scene.look.texts.say(words::state(role)))
    };
    roles.into_iter().filter(|&role| role != Role::Crashed).map(entry).collect()
}

/// The marks of the events that are in sight, each with its word once.
fn events(Chart { scene, geometry, diagram }: Chart<'_>) -> Vec<Entry> {
    let shown = shown_events(geometry, diagram);
    let first = |is: &dyn Fn(&Event) -> bool| shown.values().map(|(event, _)| *event).find(|event| is(event));
    let plain = |event: &Event| !event.leads && !event.crashes;
    let of = |event: &Event, word: TextId| {
        let (mark, style) = marks::of(scene, event);
        Entry::new(mark, style, scene.look.texts.fit(word))
    };
    let received = |above: bool| {
        first(&move |event| plain(event) && matches!(event.what, EventKind::Receive { from_above, .. } if from_above == above))
    };
    let mut entries = Vec::new();
    entries.extend(first(&|event| plain(event) && event.what == EventKind::Start).map(|event| of(event, ids::LEGEND_BEGINS)));
    let marks: String = [received(true), received(false)].into_iter().flatten().map(|event| marks::of(scene, event).0).collect();
    if !marks.is_empty() {
        // Their colour is that of the message.
        entries.push(Entry::new(&marks, scene.theme().strong(), scene.look.texts.say(ids::LEGEND_RECEIVED)));
    }
    let bounced = |event: &Event| plain(event) && matches!(event.what, EventKind::Bounce { .. });
    entries.extend(first(&bounced).map(|event| of(event, ids::LEGEND_BACK)));
    let simple =
        [(EventKind::Timer, ids::LEGEND_TIMER), (EventKind::Revive, ids::LEGEND_RETURNS), (EventKind::Armed, ids::LEGEND_ARMED)];
    for (what, word) in simple {
        entries.extend(first(&|event| plain(event) && event.what == what).map(|event| of(event, word)));
    }
    entries.extend(first(&|event| event.leads).map(|event| of(event, ids::STATE_LEADER)));
    let crash = |event: &Event| event.crashes || !event.leads && event.what == EventKind::Crash;
    entries.extend(first(&crash).map(|event| of(event, ids::STATE_CRASHED)));
    entries
}
