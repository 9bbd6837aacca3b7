//! Draws the marks of events on the lifelines of processes, and the legend.

use super::{Chart, lines, positions::Geometry, rounds, stroke_style};
use crate::{arena::legend::Entry, arena::legend::draw_row, prelude::*};
use suffrage_session::model::space_time::{DiagramEvent, EventKind, Neighbours, Touch, TouchKind};

pub(super) fn event_mark(scene: &Scene<'_>, event: &DiagramEvent) -> (&'static str, Style) {
    let theme = scene.theme();
    let glyphs = scene.glyphs();
    let (down, up) = (glyphs.arrows[2], glyphs.arrows[6]);
    if event.leads {
        return (glyphs.state(Role::Leader), theme.state_text(Role::Leader).add_modifier(Modifier::BOLD));
    }
    if event.crashes {
        return (glyphs.state(Role::Crashed), theme.fault());
    }
    match event.what {
        EventKind::Receive { class, from_above } => (if from_above { down } else { up }, theme.message_text(class)),
        EventKind::Bounce { .. } => (glyphs.back, theme.strong()),
        EventKind::Revive => (glyphs.revived, theme.strong()),
        EventKind::Start => (glyphs.sends, theme.strong()),
        EventKind::Timer => (glyphs.timer, theme.muted()),
        EventKind::Disarmed => (glyphs.info, theme.muted()),
        EventKind::Armed => (glyphs.armed, theme.fault()),
        EventKind::Crash => (glyphs.state(Role::Crashed), theme.fault()),
    }
}

/// The number of messages that arrive in one cell, such as `2×`; `+` for ten or more; `None` for fewer than two.
pub(super) fn count(arrivals: usize, columns: u16, times: &str) -> Option<String> {
    let sign = if columns > 2 { times } else { "" };
    let is_shown = (2..10).contains(&arrivals);
    (arrivals > 1).then(|| if is_shown { format!("{arrivals}{sign}") } else { "+".to_owned() })
}

/// The sign, the style and the meaning of a mark between two lifelines.
fn touch_mark(scene: &Scene<'_>, what: TouchKind) -> (&'static str, Style, TextId) {
    let (theme, glyphs) = (scene.theme(), scene.glyphs());
    match what {
        TouchKind::Cut => (glyphs.cut_at_tick, theme.fault(), ids::LEGEND_CUT),
        TouchKind::Mended => (glyphs.mended, theme.strong(), ids::LEGEND_MENDED),
        TouchKind::Doubled => (glyphs.doubled, theme.strong(), ids::LEGEND_DOUBLED),
    }
}

pub(super) fn draw_touches(Chart { scene, geometry, diagram, .. }: Chart<'_>, canvas: &mut Canvas<'_>) {
    if diagram.selected.is_some() {
        return;
    }
    for touch in diagram.touches.iter().filter(|touch| touch.tick <= diagram.until) {
        if let (Some(column), Some(row)) = (geometry.visible_column(touch.tick), touch_row(geometry, touch)) {
            let (mark, style, _) = touch_mark(scene, touch.what);
            canvas.put(geometry.plot, i32::from(column), row, mark, style);
        }
    }
}

/// The row half-way between the two processes of a mark; `None` if neither process is visible.
fn touch_row(geometry: &Geometry, touch: &Touch) -> Option<i32> {
    let Neighbours { n, .. } = geometry.rows;
    let half = i32::from(geometry.pitch) / 2;
    // The number of lifelines from `one` down to `other`, round the ring; smaller from the upper process.
    let below = |one: usize, other: usize| (other + n - one) % n;
    let (one, other) = touch.between;
    let is_turned = if geometry.ring { below(one, other) > below(other, one) } else { one > other };
    let (upper, lower) = if is_turned { (other, one) } else { (one, other) };
    let row = match (geometry.row(upper), geometry.row(lower)) {
        (Some(first), Some(last)) if first < last => i32::midpoint(first.into(), last.into()),
        (Some(first), _) => i32::from(first) + half,
        (None, Some(last)) => i32::from(last) - half,
        (None, None) => return None,
    };
    Some(if geometry.is_lifeline(row) && geometry.pitch > 1 { row - 1 } else { row })
}

pub(super) fn draw_legend(chart: Chart<'_>, row: Rect, canvas: &mut Canvas<'_>) {
    let Chart { scene, geometry, diagram, shown } = chart;
    let (glyphs, theme) = (scene.glyphs(), scene.theme());
    let is_visible = |tick: Ticks| geometry.visible_column(tick).is_some();
    let mut entries = strokes(chart);
    entries.extend(events(chart));
    entries.extend(rounds::entries(chart));
    let mut messages = lines::visible_messages(geometry, diagram);
    let is_lost = messages.any(|crossing| crossing.lost.is_some_and(|lost| lost <= diagram.until));
    entries.extend(is_lost.then(|| Entry::new(glyphs.lost_at_tick, theme.fault(), scene.say(ids::LEGEND_LOST))));
    for what in [TouchKind::Cut, TouchKind::Mended, TouchKind::Doubled] {
        let (sign, _, word) = touch_mark(scene, what);
        let is_met = diagram.touches.iter().any(|touch| touch.what == what && is_visible(touch.tick));
        entries.extend(is_met.then(|| Entry::new(sign, theme.strong(), scene.say(word))));
    }
    let are_many = shown.iter().any(|cell| cell.arrivals > 1);
    let many = format!("n{}", if geometry.scale > 2 { glyphs.times } else { "" });
    entries.extend(are_many.then(|| Entry::new(&many, theme.strong(), scene.say(ids::LEGEND_MANY))));
    let now = || Entry::new(glyphs.limit, theme.strong(), scene.say(ids::LEGEND_NOW)).plain();
    entries.extend(is_visible(scene.frame.clock.tick).then(now));
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
        let stroke = scene.glyphs().lifelines[role as usize].repeat(2);
        let word = scene.fit(words::state_in(scene.frame.strip, scene.frame.roles, role));
        Entry::new(&stroke, stroke_style(scene, role), word)
    };
    roles.into_iter().filter(|&role| role != Role::Crashed).map(entry).collect()
}

fn events(Chart { scene, shown, .. }: Chart<'_>) -> Vec<Entry> {
    let first = |is: &dyn Fn(&DiagramEvent) -> bool| shown.iter().map(|cell| cell.event).find(|event| is(event));
    let plain = |what: &dyn Fn(EventKind) -> bool| first(&|event| !event.leads && !event.crashes && what(event.what));
    let received = [true, false]
        .map(|above| plain(&|what| matches!(what, EventKind::Receive { from_above, .. } if from_above == above)));
    let received: String = received.into_iter().flatten().map(|event| event_mark(scene, event).0).collect();
    // Arrivals have the colour of their message.
    let received = (!received.is_empty())
        .then(|| Entry::new(&received, scene.theme().strong(), scene.look.texts.say(ids::LEGEND_RECEIVED)));
    let of = |(event, word): (Option<&DiagramEvent>, TextId)| {
        let (mark, style) = event_mark(scene, event?);
        Some(Entry::new(mark, style, scene.look.texts.fit(word)))
    };
    let others = [
        (plain(&|what| matches!(what, EventKind::Bounce { .. })), ids::LEGEND_BACK),
        (plain(&|what| what == EventKind::Timer), ids::LEGEND_TIMER),
        (plain(&|what| what == EventKind::Revive), ids::LEGEND_RETURNS),
        (plain(&|what| what == EventKind::Armed), ids::LEGEND_ARMED),
        (first(&|event| event.leads), words::state_in(scene.frame.strip, scene.frame.roles, Role::Leader)),
        (first(&|event| event.crashes || !event.leads && event.what == EventKind::Crash), ids::STATE_CRASHED),
    ];
    let begins = of((plain(&|what| what == EventKind::Start), ids::LEGEND_BEGINS));
    begins.into_iter().chain(received).chain(others.into_iter().filter_map(of)).collect()
}
