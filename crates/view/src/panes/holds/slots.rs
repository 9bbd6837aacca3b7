//! Draws a table of a replicated log, with one column per slot and one row per learner. Below are proposals, clients
//! and commands.

mod clients;
mod sheet;

use crate::{arena::legend, arena::legend::Entry, prelude::*, values::struck};
use sheet::{Level, Sheet};
use suffrage_engine::protocol::{Learnt, Proposed, Slot};
use suffrage_session::model::holdings::{LogMember, Logs};

pub(super) fn draw(scene: &Scene<'_>, logs: &Logs, place: Rect, canvas: &mut Canvas<'_>) {
    if place.height < 3 || place.width < 20 {
        return;
    }
    let [sheet, legend] = [place.height - 1, 1];
    let rows = Rect { height: sheet, ..place };
    draw_sheet(scene, logs, rows, canvas);
    legend::draw_row(canvas, Rect { y: rows.bottom(), height: legend, ..place }, entries(scene), scene.look);
}

pub(super) fn draw_sheet(scene: &Scene<'_>, logs: &Logs, place: Rect, canvas: &mut Canvas<'_>) {
    Painter { scene, logs, sheet: Sheet::of(scene, logs, place) }.draw(canvas);
}

fn entries(scene: &Scene<'_>) -> Vec<Entry> {
    let (theme, glyphs) = (scene.theme(), scene.glyphs());
    let entry = |sample: &str, style: Style, id| Entry::new(&scene.look.texts.spelled(sample), style, scene.fit(id));
    vec![
        entry(" v ", theme.bar_strong(), ids::LOGS_LEGEND_APPLIED).plain(),
        entry("[v]", theme.strong(), ids::LOGS_LEGEND_WAITS),
        entry(glyphs.nothing, theme.muted(), ids::LOGS_GAP),
        entry(LogEntry::NO_OP, theme.strong(), ids::LOGS_NO_OP),
        entry(" v ", theme.chip(), ids::LOGS_LEGEND_NEW).plain(),
    ]
}

fn written(scene: &Scene<'_>, entry: &LogEntry) -> String {
    scene.look.texts.spelled(&entry.to_string()).into_owned()
}

struct Painter<'a> {
    scene: &'a Scene<'a>,
    logs: &'a Logs,
    sheet: Sheet,
}

impl Painter<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>) {
        self.draw_heads(canvas);
        let (mut y, (rows, air, _)) = (self.sheet.top(), self.sheet.level.rows());
        for member in self.logs.learners() {
            if y + rows > self.sheet.place.bottom() {
                break;
            }
            self.learner(canvas, member, y);
            y += rows + air;
        }
        y = self.draw_proposals(canvas, y);
        clients::draw(self.scene, self.logs, &self.sheet, y, canvas);
    }

    fn write(&self, canvas: &mut Canvas<'_>, (x, y): (u16, u16), spans: &[Span]) {
        let place = self.sheet.place;
        if y < place.bottom() && x < place.right() {
            canvas.row(Rect { x, y, width: place.right() - x, height: 1 }, 0).spans(spans);
        }
    }

    fn draw_heads(&self, canvas: &mut Canvas<'_>) {
        let (sheet, theme) = (&self.sheet, self.scene.theme());
        let y = sheet.place.y;
        self.write(canvas, (sheet.place.x + 1, y), &[(self.scene.say(ids::LOGS_SLOT), theme.muted())]);
        if sheet.level == Level::Roomy {
            self.write(canvas, (sheet.place.x + 1, y + 1), &[(self.scene.say(ids::LOGS_CHOSEN_IN), theme.muted())]);
        }
        if let Some(last) = sheet.folded() {
            let text = if last == 1 { "1".to_owned() } else { format!("1–{last}") };
            let text = self.scene.look.texts.spelled(&text).into_owned();
            self.write(canvas, (sheet.fold_x(), y), &[(text, theme.strong())]);
        }
        for slot in sheet.slots() {
            let is_split = self.logs.disagree(slot);
            let mark = if is_split { self.scene.glyphs().lost } else { "" };
            let style = if is_split { theme.fault() } else { theme.strong() };
            self.write(canvas, (sheet.x(slot), y), &[(centred(&format!("{mark}{slot}"), sheet.slot - 1), style)]);
            if let Some(known) = self.logs.known(slot).filter(|_| sheet.level == Level::Roomy) {
                let ballot = centred(&known.ballot.to_string(), sheet.slot - 1);
                self.write(canvas, (sheet.x(slot), y + 1), &[(ballot, theme.muted())]);
            }
        }
        if sheet.slots().end <= self.logs.last() {
            canvas.at_right(Rect { height: 1, ..sheet.place }, 0, 0, self.scene.glyphs().sides.1, theme.strong());
        }
    }

    fn learner(&self, canvas: &mut Canvas<'_>, member: &LogMember, y: u16) {
        let sheet = &self.sheet;
        let rows = Rect { y, height: sheet.level.rows().0, ..sheet.place };
        canvas.hits.add(rows, Target::Process(member.position));
        self.draw_label(canvas, member, y);
        for slot in sheet.slots() {
            let known = member.slot(slot);
            self.write(canvas, (sheet.x(slot), y), &[self.cell(member, known, slot)]);
            if sheet.level == Level::Roomy {
                self.write(canvas, (sheet.x(slot), y + 1), &[self.below(member, known, slot)]);
            }
        }
        if sheet.folded().is_some() {
            let style = self.scene.theme().bar_strong();
            self.write(canvas, (sheet.fold_x(), y), &[(centred(self.scene.glyphs().more, sheet.fold - 1), style)]);
        }
        if sheet.level != Level::OneRow {
            self.draw_applied(canvas, member, y + sheet.level.rows().0 - 1);
        }
        if let Some(x) = sheet.store {
            self.write(canvas, (x, y), &self.store(member, x, true));
        }
    }

    fn draw_label(&self, canvas: &mut Canvas<'_>, member: &LogMember, y: u16) {
        let (sheet, theme) = (&self.sheet, self.scene.theme());
        let (role, says) = self.stands(member);
        if sheet.level == Level::Roomy {
            return sheet.card(self.scene, member, (role, says), y, canvas);
        }
        let glyph = self.scene.glyphs().state(role);
        let id = self.scene.name(member.id);
        let is_selected = member.position == self.scene.view.selected;
        let mark = if is_selected { self.scene.glyphs().pointers.0 } else { " " };
        let room = usize::from(sheet.label).saturating_sub(id.width() + 5);
        let says = says.into_iter().find(|text| text.width() <= room).unwrap_or_default();
        let styles = match role {
            Role::Leader => [theme.tile(role); 3],
            Role::Crashed => [theme.fault(), struck(theme.fault()), theme.fault()],
            role => [theme.state_sample(role), theme.strong(), theme.muted()],
        };
        let end = if role == Role::Leader { " " } else { "" };
        let texts = [format!(" {glyph} "), id, format!(" {says}{end}")];
        let spans: Vec<Span> = texts.into_iter().zip(styles).collect();
        self.write(canvas, (sheet.place.x, y), &[(mark.to_owned(), theme.strong())]);
        self.write(canvas, (sheet.place.x + 1, y), &spans);
    }

    fn stands(&self, member: &LogMember) -> (Role, Vec<String>) {
        let scene = self.scene;
        if member.role == Role::Crashed {
            return (Role::Crashed, vec![scene.say(crate::words::state(Role::Crashed))]);
        }
        if let Some(ballot) = member.log.leads {
            let ballot = ballot.to_string();
            return (Role::Leader, vec![scene.say(ids::LogsLeads { ballot: ballot.clone() }), ballot]);
        }
        let follows = member.log.follows.map(|id| scene.say(ids::LogsFollows { id }));
        (Role::Idle, follows.into_iter().collect())
    }

    fn cell(&self, member: &LogMember, known: Option<&Slot>, slot: u32) -> Span {
        let (theme, columns) = (self.scene.theme(), self.sheet.slot - 1);
        let Some(known) = known else { return (centred(self.scene.glyphs().nothing, columns), theme.muted()) };
        let text = written(self.scene, &known.entry);
        let is_new = member.is_new(known);
        let style = match known.how {
            _ if self.logs.disagree(slot) => theme.fault(),
            _ if is_new => theme.chip(),
            Learnt::Again => struck(theme.bar_muted()),
            Learnt::Applied => theme.bar_strong(),
            Learnt::Waits => theme.strong(),
        };
        let text = if matches!(known.how, Learnt::Waits) { format!("[{text}]") } else { text };
        (centred(&text, columns), style)
    }

    fn below(&self, member: &LogMember, known: Option<&Slot>, slot: u32) -> Span {
        let (theme, columns) = (self.scene.theme(), self.sheet.slot - 1);
        let Some(known) = known else {
            let is_gap = slot <= member.log.slots.last().map_or(0, |last| last.slot);
            let text = if is_gap { self.scene.say(ids::LOGS_GAP) } else { String::new() };
            return (centred(&text, columns), theme.faint());
        };
        let text = match known.entry.from {
            Some((client, number)) => format!("{} #{number}", self.scene.name(client)),
            None => self.scene.say(ids::LOGS_NO_OP),
        };
        let style = match known.how {
            Learnt::Waits => theme.muted(),
            Learnt::Applied | Learnt::Again if member.is_new(known) => theme.chip(),
            Learnt::Applied | Learnt::Again => theme.bar_muted(),
        };
        (centred(&text, columns), style)
    }

    fn draw_applied(&self, canvas: &mut Canvas<'_>, member: &LogMember, y: u16) {
        let (sheet, theme) = (&self.sheet, self.scene.theme());
        let text = self.scene.say(ids::LogsApplied { count: member.applied() });
        let style = theme.state_text(Role::Active).remove_modifier(ratatui::style::Modifier::REVERSED);
        let end = sheet.end_of(member.applied());
        let line = self.scene.glyphs().frame(Role::Waiting).across;
        let start = sheet.fold_x();
        if end > start {
            self.write(canvas, (start, y), &[(line.repeat(usize::from(end - start)), style)]);
        }
        let bold = style.add_modifier(ratatui::style::Modifier::BOLD);
        if sheet.level == Level::Roomy {
            let x = end.max(start) + 1;
            self.write(canvas, (x, y), &[(text.clone(), bold)]);
            if sheet.store.is_none() {
                let x = x + text.width() as u16 + 2;
                self.write(canvas, (x, y), &self.store(member, x, false));
            }
            return;
        }
        self.write(canvas, (sheet.place.x + 4, y), &[(text, bold)]);
        let x = end.max(start) + 2;
        self.write(canvas, (x, y), &self.store(member, x, false));
    }

    fn store(&self, member: &LogMember, x: u16, is_aside: bool) -> Vec<Span> {
        let (theme, room) = (self.scene.theme(), usize::from(self.sheet.place.right().saturating_sub(x)));
        let store = &member.log.store;
        if store.is_empty() {
            return Vec::new();
        }
        let mut spans: Vec<Span> = Vec::new();
        spans.extend((!is_aside).then(|| (format!("{} ", self.scene.say(ids::LOGS_STORE)), theme.muted())));
        for set in store {
            let (key, value) = set;
            let style = match (member.is_set(set), is_aside) {
                (true, _) => theme.chip(),
                (false, true) => theme.bar_strong(),
                (false, false) => theme.text(),
            };
            let text = if is_aside { format!(" {key} = {value} ") } else { format!("{key}={value}") };
            spans.push((self.scene.look.texts.spelled(&text).into_owned(), style));
            spans.push((" ".to_owned(), theme.text()));
        }
        if width(&spans) <= room {
            return spans;
        }
        let count = self.scene.fit(ids::LogsKeys { count: store.len() });
        count.within(room).map(|text| vec![(text.to_owned(), theme.muted())]).unwrap_or_default()
    }

    /// Draws the proposals. Returns the first free row below them.
    fn draw_proposals(&self, canvas: &mut Canvas<'_>, mut y: u16) -> u16 {
        let (sheet, theme) = (&self.sheet, self.scene.theme());
        for member in self.logs.members.iter().filter(|member| !member.log.proposes.is_empty()) {
            let ballot = member.log.leads.map(|ballot| ballot.to_string()).unwrap_or_default();
            let title = self.scene.fit(ids::LogsProposes { id: member.id, ballot });
            let room = usize::from(sheet.label).saturating_sub(1);
            let title = title.within(room).unwrap_or_default().to_owned();
            self.write(canvas, (sheet.place.x + 1, y), &[(title, theme.strong())]);
            let shown = |proposed: &&Proposed| sheet.slots().contains(&proposed.slot);
            for proposed in member.log.proposes.iter().filter(shown) {
                let (x, columns) = (sheet.x(proposed.slot), sheet.slot - 1);
                let text = centred(&written(self.scene, &proposed.entry), columns);
                self.write(canvas, (x, y), &[(text, theme.pill(MessageClass::Value))]);
                let up = centred(self.scene.glyphs().arrows[6], columns);
                self.write(canvas, (x, y + 1), &[(up, theme.strong())]);
            }
            let no_op = member.log.proposes.iter().find(|proposed| proposed.entry.value.is_none());
            if let Some(of) = no_op.or_else(|| member.log.proposes.first()) {
                let why = format!("{}: {}", of.slot, self.scene.look.texts.say(of.why.clone()));
                // The reason begins below the slots; a long one further left: its end names the deciding rule.
                let left = sheet.place.x + 1;
                let x = sheet.place.right().saturating_sub(why.width() as u16).clamp(left, sheet.fold_x().max(left));
                let room = usize::from(sheet.place.right().saturating_sub(x));
                let why = crate::canvas::whole_words(&why, room, self.scene.glyphs().more);
                self.write(canvas, (x, y + 2), &[(why, theme.muted())]);
            }
            y += 3;
        }
        y
    }
}

fn centred(text: &str, columns: u16) -> String {
    let left = usize::from(columns).saturating_sub(text.width());
    format!("{}{text}{}", " ".repeat(left / 2), " ".repeat(left - left / 2))
}
