//! Draws the inspector of one process: its state, its knowledge, what it waits for, and its messages in transit.

use super::{flight, panel, panel::Row, why};
use crate::{prelude::*, view_state::overlay::Inspect};
use suffrage_session::model::{Pending, Thing};

/// The number of rows inside the panel is a multiple of this number, so that the height seldom changes.
const STEP: usize = 3;

pub(super) fn draw(scene: &Scene<'_>, plan: &Screen, inspect: &Inspect, canvas: &mut Canvas<'_>) {
    // The panel is as wide as its area, so that no fragments of other panes are visible next to it.
    let area = plan.column.unwrap_or(plan.body);
    let room = usize::from(area.width.saturating_sub(4));
    let (title, rows) = if let Some(process) = scene.process(inspect.position) {
        let title = scene.fit(ids::ScreenTitleProcess { id: process.id });
        (compare::with_run(scene, &title), Sheet::new(scene, room).filled(process))
    } else {
        ("".into(), panel::lines(&scene.say(ids::SCREEN_INSPECT_ELSEWHERE), room, scene.theme().text()).collect())
    };
    let height = (rows.len().next_multiple_of(STEP) + 2).min(usize::from(area.height)) as u16;
    let place = panel::open_at(scene, Rect { y: area.bottom() - height, height, ..area }, &title, canvas);
    panel::scrolled(scene, place, &rows, inspect.scroll, canvas);
}

struct Sheet<'s> {
    scene: &'s Scene<'s>,
    value_at: usize,
    narrow: bool,
    room: usize,
    rows: Vec<Row>,
}

/// In a panel with fewer columns, a value continues below its label.
const NARROW: usize = 36;

impl<'s> Sheet<'s> {
    fn new(scene: &'s Scene<'s>, room: usize) -> Self {
        let labels = [
            ids::SCREEN_INSPECT_STATE,
            ids::SCREEN_INSPECT_COUNTS,
            ids::SCREEN_INSPECT_FACTS,
            ids::SCREEN_INSPECT_WAITS,
            ids::WHY_INSPECT_ARMED,
            ids::WHY_INSPECT_OUTLOOK,
            ids::SCREEN_INSPECT_UNDER_WAY,
            ids::SCREEN_INSPECT_LOSSES,
        ];
        let narrow = room < NARROW;
        let widest = labels.iter().map(|label| scene.say(*label).width()).max().unwrap_or(0);
        Self { scene, value_at: if narrow { 2 } else { widest + 2 }, narrow, room, rows: Vec::new() }
    }

    fn filled(mut self, process: &Process) -> Vec<Row> {
        let scene = self.scene;
        let theme = scene.theme();
        let mut state = scene.state(process);
        if let Some(badge) = &process.badge {
            state = format!("{state} {}", scene.look.badge(badge).longest());
        }
        let mut states = vec![(state, theme.state_text(process.role))];
        let crash = |count: u32| scene.say(ids::ScreenInspectCrashesAfter { count });
        states.extend(process.crashes_after.map(|count| (crash(count), theme.fault())));
        self.add(ids::SCREEN_INSPECT_STATE, states);
        // What the process waits for is near the top, so that a small window does not cut it off.
        let say = |remark: &Remark| (scene.remark(remark), theme.text());
        self.add(ids::SCREEN_INSPECT_WAITS, process.waits.iter().map(say).collect());
        // The next rows tell whether this will come: the timers of the process, and what simulating ahead found.
        if let Some(waiting) = scene.frame.waiting.as_ref().filter(|waiting| waiting.position == process.position) {
            let own = |pending: &&Pending| !matches!(pending.thing, Thing::Message { .. });
            let armed = waiting.pending.iter().filter(own).map(|pending| {
                let said = flight::row_of(scene, pending, usize::MAX).into_iter().map(|(text, _)| text);
                (said.collect::<String>().trim_end().to_owned(), theme.text())
            });
            let armed: Vec<_> = armed.collect();
            if !armed.is_empty() {
                self.add(ids::WHY_INSPECT_ARMED, armed);
            }
            let outlook = why::outlook(scene, waiting).map(|outlook| (outlook, theme.text()));
            self.add(ids::WHY_INSPECT_OUTLOOK, outlook.into_iter().collect());
        }
        let counts = ids::ScreenInspectSentReceived { sent: process.sent, received: process.received };
        self.add(ids::SCREEN_INSPECT_COUNTS, vec![(scene.say(counts), theme.text())]);
        self.add(ids::SCREEN_INSPECT_FACTS, process.facts.iter().map(say).collect());
        let messages = scene.frame.messages.iter();
        let concerns = |message: &&Message| message.from == process.position || message.to == process.position;
        let (lost, under_way): (Vec<_>, Vec<_>) = messages.filter(concerns).partition(|message| message.lost.is_some());
        self.add(ids::SCREEN_INSPECT_UNDER_WAY, under_way.into_iter().map(|message| self.message(message)).collect());
        if !lost.is_empty() {
            self.add(ids::SCREEN_INSPECT_LOSSES, lost.into_iter().map(|message| self.message(message)).collect());
        }
        self.rows
    }

    fn add(&mut self, label: TextId, values: Vec<(String, Style)>) {
        let muted = self.scene.theme().muted();
        let mut label = self.scene.say(label);
        let values =
            if values.is_empty() { vec![(self.scene.say(ids::SCREEN_INSPECT_NOTHING), muted)] } else { values };
        for (value, style) in values {
            if self.narrow {
                self.rows.extend(self.hanging(&std::mem::take(&mut label), &value, style));
                continue;
            }
            for line in wrapped(&value, self.room.saturating_sub(self.value_at).max(8)) {
                let blanks = " ".repeat(self.value_at - label.width());
                self.rows.push(vec![(std::mem::take(&mut label), muted), (blanks, muted), (line, style)]);
            }
        }
    }

    fn hanging(&self, label: &str, value: &str, style: Style) -> Vec<Row> {
        let (muted, indent) = (self.scene.theme().muted(), " ".repeat(self.value_at));
        let room = self.room.saturating_sub(self.value_at).max(8);
        // Placeholder letters stand for the label while the text is wrapped, so that the first row has room for it.
        let place = "x".repeat(label.width());
        let text = if label.is_empty() { value.to_owned() } else { format!("{place} {value}") };
        let first = |line: String| match line.strip_prefix(&place).filter(|_| !label.is_empty()) {
            Some(rest) => vec![(label.to_owned(), muted), (format!(" {rest}"), style)],
            None => vec![(indent.clone(), muted), (line, style)],
        };
        let mut lines = wrapped(&text, room).into_iter();
        let begun: Vec<Row> = lines.next().map(first).into_iter().collect();
        begun.into_iter().chain(lines.map(|line| vec![(indent.clone(), muted), (line, style)])).collect()
    }

    fn message(&self, message: &Message) -> (String, Style) {
        let scene = self.scene;
        let glyphs = &scene.glyphs();
        let name = |position| scene.id_at(position).map_or_else(|| scene.glyphs().more.to_owned(), |id| scene.name(id));
        let due = match message.lost {
            Some(tick) => scene.fit(ids::ScreenInspectLost { tick }),
            None if message.notice => scene.fit(ids::ScreenInspectNotice { tick: message.due }),
            None => scene.fit(ids::ScreenInspectDue { tick: message.due }),
        };
        let (glyph, style) = sign_of_message(scene, message);
        let carried = scene.look.texts.spelled(message.whole.as_deref().unwrap_or(&message.payload));
        let is_cut = message.lost.is_none() && scene.frame.cuts.is_cut(message.from, message.to);
        let cut = if is_cut { format!(" {}", glyphs.cut) } else { String::new() };
        let what =
            format!("{glyph}{carried} {} {}{}{}{cut}  ", message.kind, name(message.from), glyphs.to, name(message.to));
        let room = self.room.saturating_sub(self.value_at + what.width());
        let due = due.within(room).unwrap_or_else(|| due.shortest());
        (format!("{what}{due}"), style)
    }
}
