//! The layout of the slots table: the visible slots, their width, and the rows of each learner.

use super::written;
use crate::{arena::cards, arena::cards::PartText, arena::geometry::CardSize, prelude::*};
use suffrage_session::model::holdings::{LogMember, Logs};

/// How much detail the table shows, from most to least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    /// Three rows for each learner, then a blank row.
    Roomy,
    /// Two rows for each learner, then a blank row.
    TwoAndAir,
    Two,
    OneRow,
}

/// The role of a process in the log; and words for this role, the longest form first.
pub(super) type Stands = (Role, Vec<String>);

impl Level {
    const ALL: [Self; 4] = [Self::Roomy, Self::TwoAndAir, Self::Two, Self::OneRow];

    /// `.0`: the rows of a learner; `.1`: the blank rows below a learner; `.2`: the rows of a client.
    pub(super) const fn rows(self) -> (u16, u16, u16) {
        [(3, 1, 3), (2, 1, 1), (2, 0, 1), (1, 0, 1)][self as usize]
    }
}

/// The smallest and the largest width of a slot, in columns. One of the columns is a blank.
const SLOT: (u16, u16) = (5, 12);
const PROPOSED: u16 = 3;
const MOST_IN_ROWS: usize = 8;
const ROOMY_FROM: u16 = 60;
const STORE: u16 = 20;

pub(super) struct Sheet {
    pub(super) place: Rect,
    pub(super) level: Level,
    pub(super) label: u16,
    pub(super) slot: u16,
    /// The width in columns of the mark that stands for hidden slots at the left; 0 if no slot is hidden.
    pub(super) fold: u16,
    first: u32,
    last: u32,
    pub(super) store: Option<u16>,
}

impl Sheet {
    pub(super) fn of(scene: &Scene<'_>, logs: &Logs, place: Rect) -> Self {
        let (learners, clients) = (logs.learners().count() as u16, logs.clients().count() as u16);
        let total = |level: Level| {
            let heads = if level == Level::Roomy { 3 } else { 1 };
            let rule = u16::from(level == Level::Roomy && clients > 0);
            let (rows, air, client_rows) = level.rows();
            heads + learners * (rows + air) + PROPOSED + rule + clients * client_rows
        };
        let fits = |level: &Level| {
            let is_few = *level == Level::OneRow || usize::from(learners) <= MOST_IN_ROWS;
            let is_wide = *level != Level::Roomy || place.width >= ROOMY_FROM;
            is_few && is_wide && total(*level) <= place.height
        };
        let level = Level::ALL.into_iter().find(fits).unwrap_or(Level::OneRow);
        let label = if level == Level::Roomy { 15 } else { label(scene, logs).min(place.width / 3) };
        let narrow = slot_columns(scene, logs);
        let room = place.width.saturating_sub(label + 1);
        let wanted = logs.last() + 1;
        // A store beside the slots must not displace any of them.
        let has_store = level == Level::Roomy && u32::from(room) >= u32::from(STORE) + wanted * u32::from(narrow);
        let room = if has_store { room - STORE } else { room };
        let wide = (narrow + 3).min(SLOT.1);
        let slot = if level == Level::Roomy && wanted * u32::from(wide) <= u32::from(room) { wide } else { narrow };
        let all = u32::from(room / slot);
        // If only one slot does not fit, the slot after the last known one is left out.
        let wanted = if wanted == all + 1 { all } else { wanted };
        let (first, fold) = if wanted <= all {
            (1, 0)
        } else {
            // Slots that all learners share are folded, so that the first gap or difference is visible.
            let room = u32::from(room.saturating_sub(slot) / slot).max(1);
            let first = (logs.shared() + 1).min(wanted.saturating_sub(room) + 1).max(2);
            (first, slot)
        };
        let shown = u32::from(room.saturating_sub(fold) / slot).max(1);
        let last = wanted.min(first + shown - 1);
        let end = place.x + label + fold + (last - first + 1) as u16 * slot;
        let store = has_store.then_some(end + 2);
        Self { place, level, label, slot, fold, first, last, store }
    }

    pub(super) fn top(&self) -> u16 {
        self.place.y + if self.level == Level::Roomy { 3 } else { 1 }
    }

    pub(super) const fn slots(&self) -> Range<u32> {
        self.first..self.last + 1
    }

    /// The number of the last slot hidden at the left; `None` if no slot is hidden.
    pub(super) const fn folded(&self) -> Option<u32> {
        if self.fold == 0 { None } else { Some(self.first - 1) }
    }

    pub(super) const fn fold_x(&self) -> u16 {
        self.place.x + self.label
    }

    pub(super) const fn x(&self, slot: u32) -> u16 {
        self.fold_x() + self.fold + (slot - self.first) as u16 * self.slot
    }

    pub(super) fn card(&self, scene: &Scene<'_>, of: &LogMember, says: Stands, y: u16, canvas: &mut Canvas<'_>) {
        let (role, holds) = says;
        let Some(process) = scene.process(of.position) else { return };
        let card = Rect { x: self.place.x + 1, y, width: self.label - 2, height: 3 };
        let says = PartText { glyph: scene.glyphs().state(role), holds };
        let seen = Process { role, ..process.clone() };
        let is_selected = of.position == scene.view.selected;
        cards::draw_part(canvas, (scene.look, card), &seen, (card, CardSize::Medium), (&says, is_selected));
    }

    /// The column after `slot`. If `slot` is hidden: the nearer end of the visible slots.
    pub(super) fn end_of(&self, slot: u32) -> u16 {
        if slot < self.first {
            return self.fold_x() + if slot == 0 { 0 } else { self.fold };
        }
        self.x(slot.min(self.last)) + self.slot - 1
    }
}

fn slot_columns(scene: &Scene<'_>, logs: &Logs) -> u16 {
    let entries = logs.members.iter().flat_map(|member| {
        let learnt = member.log.slots.iter().map(|slot| slot.entry);
        let commands = member.log.commands.iter().map(|command| command.entry);
        learnt.chain(commands).chain(member.log.proposes.iter().map(|proposed| proposed.entry))
    });
    let widest = entries.map(|entry: LogEntry| written(scene, &entry).width()).max().unwrap_or(1) as u16;
    (widest + 3).clamp(SLOT.0, SLOT.1)
}

fn label(scene: &Scene<'_>, logs: &Logs) -> u16 {
    let name = |member: &LogMember| scene.name(member.id).width();
    let longest = logs.members.iter().map(name).max().unwrap_or(1);
    let id = logs.members.iter().map(|member| member.id).max();
    let follows = id.map_or(0, |id| scene.say(ids::LogsFollows { id }).width());
    let crashed = scene.say(crate::words::state(Role::Crashed)).width();
    let applied = scene.say(ids::LogsApplied { count: logs.last() }).width();
    // A blank follows the text about the process that a client asks.
    let asks =
        id.filter(|_| logs.clients().next().is_some()).map_or(0, |id| scene.say(ids::LogsAsks { id }).width() + 1);
    (longest + 5 + follows.max(asks).max(crashed).max(applied.saturating_sub(2))) as u16
}
