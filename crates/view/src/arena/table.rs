//! Draws a complete graph as a table of message counts. A row is a sender or a group of senders, a column a receiver or
//! a group of receivers. The table replaces the graph if the graph has too little room for the messages in transit, or
//! if no layout fits.

use super::{middle, prelude::*};
use suffrage_engine::engine::PairTraffic;

const PAIR_COLUMNS: u16 = 2;
const GROUP_COLUMNS: u16 = 4;
/// The smallest number of cells that any layout needs for a message and the space round it.
const CELLS_A_MESSAGE: usize = 16;

/// The size of a table of message counts. The table has as many columns as rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The number of processes that share a row or a column.
    per: usize,
    side: usize,
    wide: u16,
    left: u16,
}

/// The table of a frame. `None` if `layout` has room for all messages, or if no table fits.
pub fn place(frame: &Frame, layout: Option<&Layout>, area: Rect, screen: Rect) -> Option<Table> {
    let pairs = frame.pairs.as_ref()?;
    if layout.is_some_and(|layout| pairs.most() <= layout.places.min(most_places(screen)) as u64) {
        return None;
    }
    Table::new(frame.n, pairs.per_row(), super::digits_of(frame, &frame.processes), area)
}

/// The largest number of messages that fit on this screen in any layout.
pub fn most_places(area: Rect) -> usize {
    usize::from(area.width) * usize::from(area.height) / CELLS_A_MESSAGE
}

impl Table {
    fn new(n: usize, per_row: usize, id_digits: u16, area: Rect) -> Option<Self> {
        // Room for the longest id in the frame, and for `n`, the longest id if the ids are 1 to `n`.
        let left = id_digits.max(n.max(1).ilog10() as u16 + 1).max(2) + 2;
        // Three rows are for the headline, the ids of the receivers, and the legend.
        let rows = usize::from(area.height.saturating_sub(3));
        let wide = |per| if per == 1 { PAIR_COLUMNS } else { GROUP_COLUMNS };
        let fits = |per: &usize| {
            let side = n.div_ceil(*per);
            side <= rows && side * usize::from(wide(*per)) + usize::from(left) < usize::from(area.width)
        };
        let per = (1..=n.div_ceil(per_row)).map(|rows| rows * per_row).find(fits)?;
        Some(Self { per, side: n.div_ceil(per), wide: wide(per), left })
    }

    fn pairs(self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.side).flat_map(move |from| (0..self.side).map(move |to| (from, to)))
    }

    fn cells(&self, area: Rect) -> Rect {
        let (width, height) = (self.side as u16 * self.wide, self.side as u16);
        let x = area.x + self.left + (area.width - self.left - width) / 2;
        Rect { x, y: area.y + 2 + (area.height.saturating_sub(3) - height) / 2, width, height }
    }
}

#[derive(Clone, Copy, Default)]
struct Cell {
    under_way: u32,
    /// The index of the kind of the newest message in transit, or else of the kind with the most arrived messages.
    kind: Option<usize>,
    newest: u32,
    lost: u32,
}

fn cell(pairs: &PairTraffic, table: Table, (from, to): (usize, usize)) -> Cell {
    let rows = table.per / pairs.per_row();
    let of = |row: usize| row * rows..((row + 1) * rows).min(pairs.side);
    let mut cell = Cell::default();
    let mut arrived = 0;
    for (from, to) in of(from).flat_map(|from| of(to).map(move |to| (from, to))) {
        cell.lost += pairs.lost_between(from, to);
        for (kind, traffic) in pairs.between(from, to).iter().enumerate() {
            cell.under_way += traffic.under_way;
            if traffic.under_way > 0 && traffic.newest >= cell.newest {
                (cell.newest, cell.kind) = (traffic.newest, Some(kind));
            }
            if traffic.arrived > arrived && cell.under_way == 0 {
                (arrived, cell.kind) = (traffic.arrived, Some(kind));
            }
        }
    }
    cell
}

/// Returns the sign of a kind of messages, and the styles of the sign for messages in transit and after arrival. `seen`
/// is `None` for notices that a message could not be delivered.
fn ink(look: &Look, seen: Option<(&str, MessageClass)>) -> (&'static str, Style, Style) {
    let (theme, glyphs) = (&look.theme, &look.glyphs);
    let (sign, pill, trail) = match seen {
        Some((_, class)) => (glyphs.message(class), theme.pill(class), theme.trail(class)),
        None => (glyphs.back, theme.notice(), theme.notice_trail()),
    };
    (sign, pill, if theme.is_mono() { trail.add_modifier(Modifier::DIM) } else { theme.faded(trail, 60) })
}

pub(crate) fn draw(scene: &Scene<'_>, table: Table, area: Rect, canvas: &mut Canvas<'_>) {
    let Scene { frame, look, .. } = *scene;
    let area = area.intersection(canvas.area());
    let Some(pairs) = frame.pairs.as_ref().filter(|_| !area.is_empty()) else { return };
    canvas.begin_graph();
    canvas.set_style(area, look.theme.base());
    middle::draw_row(canvas, Rect { height: 1, ..area }, frame, look);
    let cells = table.cells(area);
    let (recorded, n) = (pairs.clone(), frame.n);
    canvas.hits.add_search(area, move |at| target(&recorded, table, (cells, at), n));
    let beats = frame.messages.iter().filter(|message| message.is_heartbeat() && message.lost.is_none());
    let beats: BTreeSet<_> = beats.map(|message| (message.from / table.per, message.to / table.per)).collect();
    for (from, to) in table.pairs() {
        let (x, y) = (cells.x + to as u16 * table.wide, cells.y + from as u16);
        let (text, style) = sign(scene, (table, pairs), (from, to), beats.contains(&(from, to)));
        let place = Rect { x, y, width: table.wide, height: 1 };
        write_at_right(canvas, place, place.right() - 1, y, (text, style));
    }
    draw_ids(canvas, scene, table, cells);
    let count: u64 = pairs.kinds.iter().map(|kind| kind.under_way).sum();
    canvas.record().count_in_text(count as usize);
    let row = Rect { y: area.bottom() - 1, height: 1, ..area };
    let said = match table.per {
        1 => look.texts.fit(ids::MatrixPairs { count }),
        per => look.texts.fit(ids::MatrixGroups { count, side: per }),
    };
    let said = said.within(usize::from(area.width) / 2).unwrap_or_else(|| said.shortest());
    let width = said.width() as u16 + 1;
    canvas.at_right(row, 0, 1, said, look.theme.muted());
    let signs = Rect { width: row.width.saturating_sub(width), ..row };
    legend::draw_row(canvas, signs, entries(frame, pairs, table, look), look);
}

fn sign(scene: &Scene<'_>, (table, pairs): (Table, &PairTraffic), (from, to): (usize, usize), beats: bool) -> Span {
    let Scene { frame, view, look } = *scene;
    let (theme, glyphs) = (&look.theme, &look.glyphs);
    let single = table.per == 1;
    if single && from == to {
        let role = scene.process(from).map_or(Role::Idle, |process| process.role);
        let style = if role == Role::Crashed { theme.fault() } else { theme.state_text(role) };
        return (glyphs.state(role).to_owned(), style);
    }
    let cell = cell(pairs, table, (from, to));
    let ink = cell.kind.map(|kind| ink(look, pairs.kinds[kind].seen));
    let is_cut = || {
        let of = |row: usize| row * table.per..((row + 1) * table.per).min(frame.n);
        let mut links = of(from).flat_map(|from| of(to).map(move |to| (from, to)));
        !frame.cuts.is_empty() && links.any(|(from, to)| from != to && frame.cuts.is_cut(from, to))
    };
    let (text, style) = match (cell.under_way, ink) {
        (1, Some((sign, pill, _))) if single => (sign, pill),
        (1.., Some((_, pill, _))) => (&*number(cell.under_way, table), pill),
        (0, _) if cell.lost > 0 => (glyphs.lost, theme.fault()),
        (0, _) if beats => (glyphs.message(MessageClass::Heartbeat), theme.trail(MessageClass::Heartbeat)),
        (0, Some((sign, _, arrived))) => (sign, arrived),
        _ if is_cut() => (glyphs.cut, theme.muted()),
        _ => (glyphs.nothing, theme.faint()),
    };
    let is_selected = cell.under_way > 0 && view.message == Some(cell.newest);
    (text.to_owned(), if is_selected { style.add_modifier(Modifier::UNDERLINED) } else { style })
}

fn write_at_right(canvas: &mut Canvas<'_>, clip: Rect, right: u16, y: u16, (text, style): (String, Style)) {
    canvas.write(clip, i32::from(right) - i32::from(text.width() as u16), y.into(), &text, style);
}

fn number(count: u32, table: Table) -> String {
    let text = count.to_string();
    if text.len() < usize::from(table.wide) { text } else { "+".to_owned() }
}

fn draw_ids(canvas: &mut Canvas<'_>, scene: &Scene<'_>, table: Table, cells: Rect) {
    let Scene { frame, view, look } = *scene;
    let theme = &look.theme;
    let acts = beside::acting(frame, look, view.fades).map(|(acts, _)| acts.position / table.per);
    let label = |row: usize| {
        let text = scene.id_at(row * table.per).map_or_else(String::new, |id| scene.name(id));
        let role = scene.process(row).filter(|_| table.per == 1).map(|process| process.role);
        let style = match role {
            Some(Role::Leader) => theme.state_text(Role::Leader).add_modifier(Modifier::BOLD),
            Some(Role::Crashed) => theme.fault().add_modifier(Modifier::CROSSED_OUT),
            _ if acts == Some(row) => theme.strong(),
            _ => theme.muted(),
        };
        let is_selected = view.selected / table.per == row;
        (text, if is_selected { style.add_modifier(Modifier::UNDERLINED) } else { style })
    };
    let (heading, whole) = (cells.y - 1, canvas.area());
    let from = look.texts.say(ids::MATRIX_FROM);
    // Leaves a blank before the id of the first receiver.
    write_at_right(canvas, whole, cells.x.saturating_sub(2), heading, (from, theme.faint()));
    let to = format!("{} {}", look.glyphs.arrows[4], look.texts.say(ids::MATRIX_TO));
    canvas.write(whole, i32::from(cells.right()) + 1, heading.into(), &to, theme.faint());
    let widest = (0..table.side).map(|row| label(row).0.width()).max().unwrap_or(1);
    let each = (widest + 1).div_ceil(usize::from(table.wide));
    for row in 0..table.side {
        let y = cells.y + row as u16;
        if acts == Some(row) {
            canvas.write(whole, i32::from(cells.x - table.left), y.into(), look.glyphs.play, theme.strong());
        }
        write_at_right(canvas, whole, cells.x - 1, y, label(row));
        if row.is_multiple_of(each) {
            write_at_right(canvas, whole, cells.x + (row as u16 + 1) * table.wide - 1, heading, label(row));
        }
    }
}

fn target(pairs: &PairTraffic, table: Table, (cells, at): (Rect, Position), n: usize) -> Option<Target> {
    let within = |cell: u16| Some(usize::from(cell)).filter(|&cell| cell < table.side);
    let row = at.y.checked_sub(cells.y).and_then(within);
    let column = at.x.checked_sub(cells.x).and_then(|across| within(across / table.wide));
    let (Some(from), Some(to)) = (row, column) else {
        let first = row.or(column)? * table.per;
        return (first < n).then_some(Target::Process(first));
    };
    if from == to || table.per > 1 {
        return Some(Target::Process(from * table.per));
    }
    let cell = cell(pairs, table, (from, to));
    Some(if cell.under_way > 0 { Target::Message(cell.newest) } else { Target::Link { from, to } })
}

fn entries(frame: &Frame, pairs: &PairTraffic, table: Table, look: &Look) -> Vec<Entry> {
    let (theme, glyphs, texts) = (&look.theme, &look.glyphs, &look.texts);
    let mut entries = Vec::new();
    if table.pairs().any(|pair| number(cell(pairs, table, pair).under_way, table) == "+") {
        let least = 10_u64.pow(u32::from(table.wide) - 1);
        entries.push(Entry::new("+", theme.strong(), texts.fit(ids::MatrixOrMore { least })));
    }
    for kind in pairs.kinds.iter().filter(|kind| kind.sent > 0) {
        let Some((name, class)) = kind.seen else { continue };
        let (sign, pill, _) = ink(look, kind.seen);
        let style = if kind.under_way > 0 { pill } else { theme.trail(class) };
        let words: Fit = [format!("{name} {}", texts.number(kind.sent)), name.to_owned()].into_iter().collect();
        entries.push(Entry::new(sign, style, words));
    }
    // The faded sign of a kind of messages that have all arrived.
    let mut cells =
        table.pairs().filter(|&(from, to)| table.per > 1 || from != to).map(|pair| cell(pairs, table, pair));
    let arrived = cells.find(|cell| cell.under_way == 0 && cell.lost == 0 && cell.kind.is_some());
    entries.extend(arrived.and_then(|cell| cell.kind).map(|kind| {
        let (sign, _, style) = ink(look, pairs.kinds[kind].seen);
        Entry::new(sign, style, texts.fit(ids::LEGEND_RECEIVED))
    }));
    let roles: BTreeSet<Role> = frame.processes.iter().map(|process| process.role).collect();
    for &role in roles.iter().filter(|&&role| table.per == 1 && role != Role::Crashed) {
        let word = texts.fit(words::state(role));
        entries.push(Entry::new(glyphs.state(role), theme.state_sample(role), word).plain());
    }
    let gone = legend::cross_word(roles.contains(&Role::Crashed), pairs.lost > 0);
    entries.extend(gone.map(|word| Entry::new(glyphs.lost, theme.fault(), texts.fit(word))));
    entries.extend((!frame.cuts.is_empty()).then(|| Entry::new(glyphs.cut, theme.muted(), texts.fit(ids::LEGEND_CUT))));
    entries.push(Selected::Underline.entry(look));
    entries
}

#[cfg(test)]
mod tests;
