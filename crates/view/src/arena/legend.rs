//! The legend explains the states, message kinds and losses on the screen, each with a word. It has one to three rows.

use super::{band, prelude::*};

const HEARTBEAT: &str = "HEARTBEAT";
/// The sample of a payload with a ballot and a value, in the letters of the pseudocode.
const BALLOT_AND_VALUE: &str = "N=v";

#[derive(Clone, Debug)]
pub struct Entry {
    pub sample: String,
    style: Style,
    word: Fit,
    /// Whether a reader can guess the meaning of the sign. Such entries are the first ones left out if room is short.
    plain: bool,
}

impl Entry {
    pub fn new(sample: &str, style: Style, word: impl Into<Fit>) -> Self {
        Self { sample: sample.to_owned(), style, word: word.into(), plain: false }
    }

    #[must_use]
    pub fn plain(self) -> Self {
        Self { plain: true, ..self }
    }

    fn join(self, others: &mut Vec<Self>) {
        let is_same = |other: &&mut Self| {
            other.style == self.style && (other.sample == self.sample || other.word.longest() == self.word.longest())
        };
        match others.iter_mut().find(is_same) {
            None => others.push(self),
            Some(other) => {
                let says_more = self.word.longest().width() > other.word.longest().width();
                if self.sample.width() > other.sample.width() || self.sample == other.sample && says_more {
                    *other = self;
                }
            }
        }
    }

    fn width(&self) -> usize {
        self.sample.width() + 1 + self.word.shortest().width()
    }
}

/// How the selected process is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selected {
    /// Corners round the card.
    Corners,
    /// Pointers at both sides of a card of one row.
    Pointers,
    /// A line under the id.
    Underline,
    /// An arrow beside the band points to the selected process. `.0`: the glyph of the arrow. `.1`: whether the row
    /// inside the band (the lens) is drawn; this row marks the process with pointers.
    Arrow(&'static str, bool),
}

impl Selected {
    pub fn on_cards(size: CardSize) -> Self {
        match size {
            CardSize::Small => Self::Pointers,
            CardSize::XSmall => Self::Underline,
            _ => Self::Corners,
        }
    }

    pub fn entry(self, look: &Look) -> Entry {
        let (glyphs, word) = (&look.glyphs, look.texts.fit(ids::LEGEND_SELECTED));
        let strong = look.theme.strong();
        let [from, to, ..] = glyphs.selected;
        let corners = format!("{from}{to}");
        let pointers = format!("{}{}", glyphs.pointers.0, glyphs.pointers.1);
        let (sample, style) = match self {
            Self::Corners => (corners, strong),
            Self::Pointers => (pointers, strong),
            Self::Underline => ("n".to_owned(), strong.add_modifier(Modifier::UNDERLINED)),
            Self::Arrow(arrow, true) => (format!("{arrow} {pointers}"), strong),
            Self::Arrow(arrow, false) => (arrow.to_owned(), strong),
        };
        let entry = Entry::new(&sample, style, word);
        // An underlined id is easy to recognise, so this entry is one of the first that the legend leaves out.
        if self == Self::Underline { entry.plain() } else { entry }
    }
}

fn length(entries: &[Entry], gap: usize) -> usize {
    entries.iter().map(Entry::width).sum::<usize>() + gap * entries.len().saturating_sub(1)
}

/// The number of rows, at most [`MOST_ROWS`], that the legend needs at any tick of this run.
pub(crate) fn rows(frame: &Frame, texts: &Texts, width: u16) -> u16 {
    let word = |text: TextId| 3 + texts.fit(text).shortest().width();
    let roles = frame.roles.iter().map(|&role| word(word_of(role, frame))).sum::<usize>();
    let kinds: usize =
        frame.kinds.iter().zip(frame.classes).map(|(kind, classes)| classes.len() * (4 + kind.width())).sum();
    let more = [ids::LEGEND_CRASH_LOST, ids::LEGEND_ACTS, ids::LEGEND_SELECTED].map(word).iter().sum::<usize>() + 1;
    let heartbeats = usize::from(frame.heartbeats) * (3 + HEARTBEAT.width());
    let returned = usize::from(frame.network.bounce) * (1 + word(ids::LEGEND_BACK));
    let all = roles + kinds + more + heartbeats + returned;
    let room = usize::from(width.saturating_sub(2));
    let fits = |rows: &u16| all + LOST_IN_A_ROW * usize::from(rows - 1) <= room * usize::from(*rows);
    (1..MOST_ROWS).find(fits).unwrap_or(MOST_ROWS)
}

/// A row of the legend may end with this many empty columns, because the next entry does not fit.
const LOST_IN_A_ROW: usize = 12;

const MOST_ROWS: u16 = 3;

type Signs<'a> = (Selected, Option<Vec<Entry>>, &'a [Entry]);

/// Draws the legend. `sentence` is at the right end of the last row.
pub(super) fn draw(canvas: &mut Canvas<'_>, rows: Rect, scene: &Scene<'_>, sentence: Option<&Fit>, signs: Signs<'_>) {
    let (Scene { frame, look, .. }, (selected, states, more)) = (*scene, signs);
    let (on_cards, messages) = entries(frame, look);
    let mut all = states.unwrap_or(on_cards);
    all.push(selected.entry(look));
    all.extend(messages);
    all.extend_from_slice(more);
    let room = usize::from(rows.width.saturating_sub(2));
    let taken = |said: &str| if said.is_empty() { 0 } else { said.width() + 3 };
    let said: Vec<&str> = sentence.map_or_else(|| vec![""], |text| text.lengths().collect());
    let fitted = |all: &[Entry]| {
        said.iter().find_map(|said| Some((*said, flowed(all, rows.height, (room, room.checked_sub(taken(said))?))?)))
    };
    let (said, lines) = loop {
        match fitted(&all) {
            Some(fitted) => break fitted,
            None if all.is_empty() => return,
            None => drop(all.remove(all.iter().rposition(|entry| entry.plain).unwrap_or(0))),
        }
    };
    let gap = if canvas.area().width < 100 { 1 } else { 2 };
    for (line, y) in lines.iter().zip(rows.y..) {
        let beside = if y + 1 == rows.bottom() { taken(said) } else { 0 };
        draw_entries(canvas, Rect { y, height: 1, ..rows }, line, (room - beside, gap), look);
    }
    canvas.at_right(Rect { y: rows.bottom() - 1, height: 1, ..rows }, 0, 1, said, look.theme.muted());
}

/// Puts the entries into rows of `room` columns; `None` if they do not fit. The last row has only `last` columns.
fn flowed(entries: &[Entry], rows: u16, (room, last): (usize, usize)) -> Option<Vec<Vec<Entry>>> {
    let mut lines: Vec<Vec<Entry>> = vec![Vec::new()];
    for entry in entries {
        let room = if lines.len() == usize::from(rows) { last } else { room };
        let line = lines.last_mut()?;
        line.push(entry.clone());
        if length(line, 1) > room {
            line.pop();
            lines.push(vec![entry.clone()]);
        }
    }
    let is_over =
        lines.len() > usize::from(rows) || lines.len() == usize::from(rows) && length(lines.last()?, 1) > last;
    (!is_over).then_some(lines)
}

pub(crate) fn draw_row(canvas: &mut Canvas<'_>, row: Rect, mut entries: Vec<Entry>, look: &Look) {
    let room = usize::from(row.width.saturating_sub(1));
    // Removes whole entries: first those whose meaning is easy to guess, then the others from the start.
    while length(&entries, 1) > room {
        entries.remove(entries.iter().position(|entry| entry.plain).unwrap_or(0));
    }
    draw_entries(canvas, row, &entries, (room, 2), look);
}

/// The common legend of several frames, in rows of at most `width` columns.
pub fn key_rows<'f>(frames: impl IntoIterator<Item = &'f Frame>, look: &Look, width: usize) -> Vec<Vec<Entry>> {
    let (mut states, mut messages): (Vec<Entry>, Vec<Entry>) = (Vec::new(), Vec::new());
    for frame in frames {
        let of_this = entries(frame, look);
        of_this.0.into_iter().for_each(|entry| entry.join(&mut states));
        of_this.1.into_iter().for_each(|entry| entry.join(&mut messages));
    }
    let mut rows: Vec<Vec<Entry>> = Vec::new();
    let mut taken = 0;
    for entry in states.into_iter().chain(messages) {
        let columns = entry.sample.width() + 1 + entry.word.longest().width();
        match rows.last_mut() {
            Some(row) if taken + KEY_GAP + columns + 2 <= width => {
                taken += KEY_GAP + columns;
                row.push(entry);
            }
            _ => {
                taken = columns;
                rows.push(vec![entry]);
            }
        }
    }
    rows
}

/// The signs of the legend of a frame, each with its word.
pub fn signs_of(frame: &Frame, look: &Look) -> Vec<(String, String)> {
    let rows = key_rows([frame], look, 0);
    rows.into_iter().flatten().map(|entry| (entry.sample, entry.word.longest().to_owned())).collect()
}

pub(crate) const KEY_GAP: usize = 3;

/// Draws entries in one row. `of.0`: the free columns; `of.1`: the preferred gap between two entries, in columns.
pub(crate) fn draw_entries(canvas: &mut Canvas<'_>, row: Rect, entries: &[Entry], of: (usize, usize), look: &Look) {
    let (room, gap) = of;
    let longest: usize = entries.iter().map(|entry| entry.word.longest().width() - entry.word.shortest().width()).sum();
    let gap = if length(entries, gap) <= room { gap } else { 1 };
    let whole = length(entries, gap) + longest <= room;
    let mut x = i32::from(row.x) + 1;
    for entry in entries {
        let word = if whole { entry.word.longest() } else { entry.word.shortest() };
        x = canvas.write(row, x, row.y.into(), &entry.sample, entry.style);
        x = canvas.write(row, x + 1, row.y.into(), word, look.theme.muted()) + i32::from(gap as u16);
    }
}

/// Whether the payload is a ballot and a value, such as `1.2=x`.
fn is_ballot_and_value(message: &Message) -> bool {
    let ballot = message.between.filter(|_| message.class == MessageClass::Value).and_then(|between| between.ballot);
    let rest = ballot.and_then(|ballot| Some(message.payload.strip_prefix(&*ballot.to_string())?.starts_with('=')));
    rest.unwrap_or_default()
}

/// The entry for messages that are drawn as one, if the graph has such messages.
pub(super) fn merged(canvas: &mut Canvas<'_>, look: &Look) -> Option<Entry> {
    let is_drawn = canvas.record().parts.iter().any(|(part, _)| *part == Part::Aggregate);
    let entry =
        || Entry::new(&format!("n{}", look.glyphs.times), look.theme.strong(), look.texts.fit(ids::LEGEND_MERGED));
    is_drawn.then(entry).map(Entry::plain)
}

fn word_entry(message: &Message, beginning: &str, Look { theme, texts, .. }: &Look) -> Entry {
    let (sample, style) = if message.is_silence {
        (format!("[{beginning}]"), theme.trail(message.class).add_modifier(Modifier::BOLD))
    } else {
        (beginning.to_owned(), theme.pill(message.class))
    };
    Entry::new(&sample, style, texts.spelled(&message.payload).into_owned()).plain()
}

/// The word for a state. The word can differ in runs with lanes or groups.
pub fn word_of(role: Role, frame: &Frame) -> TextId {
    let has_parts = frame.lanes.is_some();
    match role {
        Role::Waiting if has_parts => ids::LEGEND_PROMISED,
        Role::Active if has_parts => ids::LEGEND_ACCEPTED,
        Role::Active if matches!(frame.seats, Some(Seats::Plane(_))) => ids::LEGEND_TOKEN,
        Role::Leader if frame.strip == Strip::Groups => ids::LEGEND_SUPER_PEER,
        role => words::state_in(frame.strip, frame.roles, role),
    }
}

pub(super) fn cross_word(is_down: bool, is_lost: bool) -> Option<TextId> {
    match (is_down, is_lost) {
        (true, true) => Some(ids::LEGEND_CRASH_LOST),
        (true, false) => Some(words::state(Role::Crashed)),
        (false, true) => Some(ids::LEGEND_LOST),
        (false, false) => None,
    }
}

/// The entries of the legend: the first list is for processes, the second for messages and links.
fn entries(frame: &Frame, look: &Look) -> (Vec<Entry>, Vec<Entry>) {
    let (theme, glyphs, texts) = (&look.theme, &look.glyphs, &look.texts);
    let mut roles: BTreeSet<Role> = match &frame.lanes {
        Some(lanes) => lanes.roles().collect(),
        None => frame.processes.iter().map(|process| process.role).collect(),
    };
    // The sectors of the ring count the states of processes that the frame does not list.
    let elsewhere = frame.ring.as_ref().filter(|_| frame.processes.len() < frame.n);
    if let Some(ring) = elsewhere {
        roles.extend(band::ORDER.into_iter().chain([Role::Leader]).filter(|&role| ring.count(role) > 0));
    }
    let state = |role| Entry::new(glyphs.state(role), theme.state_sample(role), texts.fit(word_of(role, frame)));
    let mut states: Vec<Entry> = roles.iter().copied().filter(|&role| role != Role::Crashed).map(state).collect();
    let (mut kinds, mut words) = (BTreeMap::new(), BTreeMap::new());
    let (mut is_lost, mut is_back, mut is_lie) = (false, false, frame.log.iter().any(|line| line.is_lie));
    for message in &frame.messages {
        is_lie |= message.is_lie;
        if message.lost.is_some() {
            is_lost = true;
            continue;
        }
        let (is_sent, payload) = kinds.entry((message.class, message.kind)).or_insert((false, ""));
        // If there are many heartbeats, the frame leaves their payloads out.
        if is_ballot_and_value(message) {
            *payload = BALLOT_AND_VALUE;
        } else if payload.is_empty()
            && (!message.payload.is_empty() || ground::has_wave(frame) && ground::is_in_wave(message))
        {
            *payload = "n";
        }
        is_back |= message.notice;
        *is_sent |= !message.notice;
        if let Some(beginning) = message.beginning.as_deref().filter(|_| !message.notice) {
            words.insert(message.payload.as_str(), (message, beginning));
        }
    }
    let gone = cross_word(roles.contains(&Role::Crashed), is_lost);
    states.extend(gone.map(|word| Entry::new(glyphs.state(Role::Crashed), theme.fault(), texts.fit(word))));
    states.push(Entry::new(glyphs.acts, theme.text(), texts.fit(ids::LEGEND_ACTS)));

    elsewhere.iter().flat_map(|ring| &ring.kinds).for_each(|&kind| kinds.entry(kind).or_default().0 = true);
    let kind = |((class, kind), (is_sent, payload)): ((_, _), (bool, &str))| {
        let sample = format!("{}{payload}", glyphs.before_payload(class));
        is_sent.then(|| Entry::new(&sample, theme.pill(class), kind))
    };
    let mut messages: Vec<Entry> = kinds.into_iter().filter_map(kind).collect();
    messages.extend(words.into_values().map(|(message, beginning)| word_entry(message, beginning, look)));
    let lie = || Entry::new(glyphs.state(Role::Traitor), theme.fault(), texts.fit(ids::LEGEND_LIE));
    messages.extend(is_lie.then(lie));
    if frame.lanes.as_ref().is_some_and(|lanes| !lanes.refused.is_empty()) {
        let style = theme.message_text(MessageClass::Heartbeat);
        messages.push(Entry::new(glyphs.message(MessageClass::Refusal), style, texts.fit(ids::LEGEND_REFUSED)));
    }
    let armed = frame.processes.iter().any(|process| process.crashes_after.is_some());
    let numbered = |present: bool, glyph: &str| present.then(|| format!("{glyph}n"));
    let more = [
        (numbered(is_back, glyphs.back), theme.notice(), ids::LEGEND_BACK),
        (numbered(armed, glyphs.armed), theme.fault(), ids::LEGEND_ARMED),
        ((!frame.cuts.is_empty()).then(|| glyphs.cut.to_owned()), theme.fault(), ids::LEGEND_CUT),
        (super::beside::side_letters(frame), theme.fault(), ids::LEGEND_SIDES),
    ];
    let met = more.into_iter().filter_map(|(sample, style, word)| Some((sample?, style, word)));
    messages.extend(met.map(|(sample, style, word)| Entry::new(&sample, style, texts.fit(word))));
    (states, messages)
}
