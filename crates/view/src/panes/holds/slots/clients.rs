//! Draws the commands of clients: which are requested, which are answered, and the slot of each.

use super::{sheet::Level, sheet::Sheet, written};
use crate::prelude::*;
use suffrage_engine::protocol::Command;
use suffrage_session::model::holdings::{LogMember, Logs};

const COLUMNS: u16 = 18;

pub(super) fn draw(scene: &Scene<'_>, logs: &Logs, sheet: &Sheet, mut y: u16, canvas: &mut Canvas<'_>) {
    let place = sheet.place;
    if logs.clients().next().is_none() {
        return;
    }
    if sheet.level == Level::Roomy && y < place.bottom() {
        Rule::default().draw(scene, Rect { y, height: 1, ..place }, &scene.say(ids::LOGS_CLIENTS), canvas);
        y += 1;
    }
    let rows = sheet.level.rows().2;
    let left = place.bottom().saturating_sub(y + rows * logs.clients().count() as u16);
    let air = u16::from(sheet.level == Level::Roomy && usize::from(left) >= logs.clients().count());
    for client in logs.clients() {
        if y + rows > place.bottom() {
            return;
        }
        canvas.hits.add(Rect { y, height: rows, ..place }, Target::Process(client.position));
        let painter = Client { scene, logs, of: client };
        if sheet.level == Level::Roomy {
            painter.draw_roomy(sheet, y, canvas);
        } else {
            painter.draw_in_row(sheet, y, canvas);
        }
        y += rows + air;
    }
}

struct Client<'a> {
    scene: &'a Scene<'a>,
    logs: &'a Logs,
    of: &'a LogMember,
}

impl Client<'_> {
    /// The index of the first command that is requested and not answered yet.
    fn open(&self) -> Option<usize> {
        let commands = &self.of.log.commands;
        commands.iter().position(|command| !command.answered && !command.asked.is_empty())
    }

    fn stands(&self) -> (Role, Option<String>) {
        let is_down = self.of.role == Role::Crashed;
        let asked = self.open().and_then(|open| self.of.log.commands[open].asked.last().copied());
        let asks = asked.filter(|_| !is_down).map(|id| self.scene.say(ids::LogsAsks { id }));
        let role = match (is_down, asks.is_some()) {
            (true, _) => Role::Crashed,
            (false, true) => Role::Waiting,
            (false, false) => Role::Idle,
        };
        (role, asks)
    }

    fn value(&self, index: usize, command: &Command) -> Vec<Span> {
        let (theme, glyphs) = (self.scene.theme(), self.scene.glyphs());
        let text = written(self.scene, &command.entry);
        if command.answered {
            let yes = (glyphs.message(MessageClass::Answer).to_owned(), theme.message_text(MessageClass::Answer));
            return vec![(text, theme.bar_strong()), yes];
        }
        if command.asked.is_empty() {
            return vec![(format!("[{text}]"), theme.muted())];
        }
        let sign = if self.of.is_answered && self.open() == Some(index) {
            let star = glyphs.message(MessageClass::Elected);
            (format!("{star}{}", glyphs.arrows[0]), theme.message_text(MessageClass::Elected))
        } else {
            (glyphs.more.to_owned(), theme.message_text(MessageClass::Election))
        };
        vec![(text, theme.strong()), sign]
    }

    fn draw_in_row(&self, sheet: &Sheet, y: u16, canvas: &mut Canvas<'_>) {
        let (theme, glyphs) = (self.scene.theme(), self.scene.glyphs());
        let (role, asks) = self.stands();
        let id = self.scene.name(self.of.id);
        let mark = if self.of.position == self.scene.view.selected { glyphs.pointers.0 } else { " " };
        let mut spans: Vec<Span> = vec![
            (mark.to_owned(), theme.strong()),
            (format!(" {} ", glyphs.state(role)), theme.state_sample(role)),
            (id, theme.strong()),
        ];
        if let Some(asks) = asks.filter(|asks| width(&spans) + 1 + asks.width() < usize::from(sheet.label)) {
            spans.push((format!(" {asks}"), theme.muted()));
        }
        let place = Rect { y, height: 1, ..sheet.place };
        canvas.row(place, 0).spans(&spans);
        let room = usize::from(place.right().saturating_sub(sheet.fold_x()));
        let commands = &self.of.log.commands;
        let of = |from: usize| -> Vec<Span> {
            let more = (from > 0).then(|| (format!("{} ", glyphs.more), theme.muted()));
            let each = commands.iter().enumerate().skip(from).flat_map(|(index, command)| {
                self.value(index, command).into_iter().chain([("  ".to_owned(), theme.text())])
            });
            more.into_iter().chain(each).collect()
        };
        let from = (0..commands.len()).find(|&from| width(&of(from)) <= room + 2).unwrap_or_default();
        canvas.row(place, 0).skip(usize::from(sheet.label)).spans(&of(from));
    }

    fn draw_roomy(&self, sheet: &Sheet, y: u16, canvas: &mut Canvas<'_>) {
        let (role, asks) = self.stands();
        sheet.card(self.scene, self.of, (role, asks.into_iter().collect()), y, canvas);
        let commands = &self.of.log.commands;
        let shown = usize::from((sheet.place.right() - sheet.fold_x()) / COLUMNS).max(1);
        let open = self.open().unwrap_or(commands.len());
        let first = (open + 1).saturating_sub(shown).min(commands.len().saturating_sub(shown));
        for (index, command) in commands.iter().enumerate().skip(first).take(shown) {
            let x = sheet.fold_x() + (index - first) as u16 * COLUMNS;
            let number = (format!("#{} ", index + 1), self.scene.theme().muted());
            let indent = number.0.width();
            let value: Vec<Span> = std::iter::once(number).chain(self.value(index, command)).collect();
            let rows = [value, self.in_slot(index, command), self.requests_text(index, command)];
            for (at, spans) in (0..).zip(rows) {
                let by = if at == 0 { 0 } else { indent };
                canvas.row(Rect { x, y: y + at, width: COLUMNS, height: 1 }, 0).skip(by).spans(&spans);
            }
        }
    }

    fn muted(&self, text: String) -> Vec<(String, Style)> {
        vec![(text, self.scene.theme().muted())]
    }

    fn in_slot(&self, index: usize, command: &Command) -> Vec<Span> {
        if command.asked.is_empty() && !command.answered {
            return self.muted(self.scene.say(ids::LOGS_NOT_ASKED));
        }
        let slot = self.logs.slot_of(&command.entry);
        let slot = slot.map(|slot| self.scene.say(ids::LogsInSlot { slot })).unwrap_or_default();
        let answer = self.of.is_answered && self.open() == Some(index);
        let answer = if answer { self.scene.say(ids::LOGS_ANSWER) } else { String::new() };
        let both = [slot, answer].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>();
        self.muted(both.join(", "))
    }

    fn requests_text(&self, index: usize, command: &Command) -> Vec<Span> {
        if self.of.is_answered && self.open() == Some(index) {
            return self.muted(self.scene.say(ids::LOGS_UNDER_WAY));
        }
        if command.asked.len() < 2 {
            return Vec::new();
        }
        let ids: Vec<String> = command.asked.iter().map(|&id| self.scene.name(id)).collect();
        let text = self.scene.fit(ids::LogsAsked { ids: ids.join(", ") });
        self.muted(text.within(usize::from(COLUMNS) - 4).unwrap_or_default().to_owned())
    }
}
