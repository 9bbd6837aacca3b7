//! What the strokes and marks of the diagram mean: only of those that are in sight, and never cut.

use std::collections::BTreeSet;

use ratatui::layout::Rect;

use super::{Chart, legs, marks, rounds, stroke_style};
use crate::arena::legend::{Entry, draw_row};
use crate::canvas::Canvas;
use crate::words;
use suffrage_engine::protocol::Role;
use suffrage_session::model::space_time::{DiagramEvent, EventKind, TouchKind};
use suffrage_text::{TextId, ids};

pub(super) fn draw(chart: Chart<'_>, row: Rect, canvas: &mut Canvas<'_>) {
    let Chart { scene, geometry, diagram, shown } = chart;
    let mut entries = strokes(chart);
    entries.extend(events(chart));
    entries.extend(rounds::entries(chart));
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
    if shown.iter().any(|cell| cell.arrivals > 1) {
        entries.push(Entry::new("n", scene.theme().strong(), texts.say(ids::LEGEND_MANY)));
    }
    if geometry.column_in_sight(scene.frame.clock.tick).is_some() {
        entries.push(Entry::new(scene.glyphs().limit, scene.theme().strong(), texts.say(ids::LEGEND_NOW)).plain());
    }
    draw_row(canvas, row, entries, scene.look);
}

fn strokes(Chart { scene, geometry, diagram, .. }: Chart<'_>) -> Vec<Entry> {
    let mut roles: BTreeSet<Role> = BTreeSet::new();
    for lifeline in diagram.lifelines.iter().filter(|lifeline| geometry.rows.contains(lifeline.position)) {
        for (index, &(since, role)) in lifeline.stretches.iter().enumerate() {
            let until = lifeline.stretches.get(index + 1).map_or(diagram.until + 1, |next| next.0);
            if since <= diagram.until && until > geometry.from && until > since {
                roles.insert(role);
            }
        }
    }
    let entry = |role| {
        let stroke = scene.look.glyphs.lifeline(role).repeat(2);
        Entry::new(&stroke, stroke_style(scene, role), scene.look.texts.say(words::state_in(scene.frame.strip, role)))
    };
    roles.into_iter().filter(|&role| role != Role::Crashed).map(entry).collect()
}

/// The marks of the events that are in sight, each with its word once.
fn events(Chart { scene, shown, .. }: Chart<'_>) -> Vec<Entry> {
    let first = |is: &dyn Fn(&DiagramEvent) -> bool| shown.iter().map(|cell| cell.event).find(|event| is(event));
    let plain = |what: &dyn Fn(EventKind) -> bool| first(&|event| !event.leads && !event.crashes && what(event.what));
    let received = [true, false]
        .map(|above| plain(&|what| matches!(what, EventKind::Receive { from_above, .. } if from_above == above)));
    let received: String = received.into_iter().flatten().map(|event| marks::of(scene, event).0).collect();
    // Their colour is that of the message.
    let received = (!received.is_empty())
        .then(|| Entry::new(&received, scene.theme().strong(), scene.look.texts.say(ids::LEGEND_RECEIVED)));
    let of = |(event, word): (Option<&DiagramEvent>, TextId)| {
        let (mark, style) = marks::of(scene, event?);
        Some(Entry::new(mark, style, scene.look.texts.fit(word)))
    };
    let others = [
        (plain(&|what| matches!(what, EventKind::Bounce { .. })), ids::LEGEND_BACK),
        (plain(&|what| what == EventKind::Timer), ids::LEGEND_TIMER),
        (plain(&|what| what == EventKind::Revive), ids::LEGEND_RETURNS),
        (plain(&|what| what == EventKind::Armed), ids::LEGEND_ARMED),
        (first(&|event| event.leads), words::state_in(scene.frame.strip, Role::Leader)),
        (first(&|event| event.crashes || !event.leads && event.what == EventKind::Crash), ids::STATE_CRASHED),
    ];
    let begins = of((plain(&|what| what == EventKind::Start), ids::LEGEND_BEGINS));
    begins.into_iter().chain(received).chain(others.into_iter().filter_map(of)).collect()
}
