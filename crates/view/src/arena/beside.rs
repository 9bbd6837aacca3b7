//! Draws marks next to cards of one row: states, badges (such as a round), and the letters of the sides of a partition.
//! Larger cards show the same marks inside. Also draws the rim, a highlight round the card of the acting process.

use crate::arena::prelude::*;

pub(super) fn placed(stage: Stage<'_>, frame: &Frame, cuts: &Cuts, words: &[Rect]) -> Vec<Label> {
    if stage.layout.size <= CardSize::Medium {
        return titles(stage, frame, words);
    }
    let (marks, letters) = (marks(stage, frame), letters(stage, frame, cuts));
    let signs = marks.iter().chain(&letters).map(|sign| (i32::from(sign.place.x), i32::from(sign.place.y)));
    let badges = badges(stage, frame, &signs.chain(cuts.cells()).collect::<Vec<_>>());
    marks.into_iter().chain(badges).chain(letters).collect()
}

fn titles(Stage { look, layout, clip }: Stage<'_>, frame: &Frame, words: &[Rect]) -> Vec<Label> {
    let is_free = |place: &Rect| {
        let aired = aired(*place);
        let mut taken = layout.cards.iter().map(|card| layout.size.with_rim(*card)).chain(words.iter().copied());
        clip.intersection(aired) == aired && taken.all(|other| !other.intersects(aired))
    };
    let label = |(process, card): (&Process, &Rect)| {
        let text = look.texts.remark(process.title.as_ref()?);
        let width = text.width() as u16;
        let sides = [Some(card.right() + 2), card.x.checked_sub(width + 2)];
        let beside = sides.into_iter().flat_map(|x| (card.y + 1..card.bottom().saturating_sub(1)).map(move |y| (x, y)));
        let middle = (card.x + card.width / 2).checked_sub(width / 2);
        let all = beside.chain([(middle, card.y.saturating_sub(1)), (middle, card.bottom())]);
        let place = all.filter_map(|(x, y)| Some(Rect { x: x?, y, width, height: 1 })).find(is_free)?;
        Some(Label::new(place, text, look.theme.muted()))
    };
    frame.processes.iter().zip(&layout.cards).filter_map(label).collect()
}

fn marks(Stage { look, layout, clip }: Stage<'_>, frame: &Frame) -> Vec<Label> {
    let (theme, glyphs) = (&look.theme, &look.glyphs);
    let mark = |at, text: &str, style| Label::new(cell(at), text, style);
    let processes = || frame.processes.iter().zip(&layout.cards);
    let mut marks: Vec<Label> = Vec::new();
    for (_, card) in processes().filter(|(process, _)| process.role == Role::Leader) {
        let style = theme.state_text(Role::Leader).remove_modifier(Modifier::REVERSED).add_modifier(Modifier::BOLD);
        let sides = [i32::from(card.x) - 1, i32::from(card.right())].map(|x| (x, i32::from(card.y)));
        let seen = sides.into_iter().filter(|&(x, y)| inside(clip, x, y));
        marks.extend(seen.map(|at| mark(at, glyphs.frame(Role::Leader).down, style)));
    }
    for (process, card) in processes().filter(|_| layout.size == CardSize::XSmall) {
        let armed = armed(process).map(|_| (glyphs.armed, theme.fault()));
        // Many processes relay: bright marks for all of them would distract from the ids.
        let style = if process.role == Role::Relay { theme.faint() } else { theme.state_sample(process.role) };
        let says_it = matches!(process.role, Role::Waiting | Role::Relay);
        let state = says_it.then(|| (glyphs.state(process.role), style));
        for (glyph, style) in armed.into_iter().chain(state) {
            let y = i32::from(card.y);
            let (left, right) = (i32::from(card.x) - 1, i32::from(card.right()));
            let is_free = |x: i32| {
                let on_card = layout.cards.iter().any(|other| inside(*other, x, y));
                inside(clip, x, y) && !on_card && !marks.iter().any(|mark| inside(mark.place, x, y))
            };
            let sides = [(right, right + 1), (left, left - 1)];
            let airy = sides.iter().find(|&&(x, beyond)| is_free(x) && is_free(beyond));
            if let Some(&(x, _)) = airy.or_else(|| sides.iter().find(|&&(x, _)| is_free(x))) {
                marks.push(mark((x, y), glyph, style));
            }
        }
    }
    marks
}

pub(super) fn armed(process: &Process) -> Option<u32> {
    process.crashes_after.filter(|_| process.role != Role::Crashed)
}

pub(super) fn badge_lengths(process: &Process, look: &Look) -> Vec<String> {
    let badge = process.badge.as_ref().map(|badge| look.badge(badge)).filter(|badge| !badge.is_empty());
    badge.iter().flat_map(Fit::lengths).map(str::to_owned).collect()
}

/// The legend entry for badges with the length of a log; `None` if the cards have room for the words of the badge.
pub(super) fn log_entry(Stage { look, layout, .. }: Stage<'_>, frame: &Frame) -> Option<Entry> {
    let has_log = |process: &&Process| {
        let values = process.badge.iter().flat_map(|badge| &badge.values);
        { values }.any(|(name, value)| *name == "length" && *value != Value::Number(0))
    };
    let room = layout.cards.first().map_or(0, |card| usize::from(card.width));
    let whole = badge_lengths(frame.processes.iter().find(has_log)?, look).first().map_or(0, |badge| badge.width());
    (whole + WORD > room).then(|| Entry::new("n/tn", look.theme.muted(), look.texts.fit(ids::LEGEND_LOG)).plain())
}

/// The columns that a card needs besides its badge, for the frame and the word for its state.
const WORD: usize = 10;

fn badges(Stage { look, layout, clip }: Stage<'_>, frame: &Frame, signs: &[(i32, i32)]) -> Vec<Label> {
    let mut badges: Vec<Label> = Vec::new();
    if layout.graph.topology == Topology::TwoWayRing {
        return badges;
    }
    for (process, &card) in frame.processes.iter().zip(&layout.cards) {
        // A leader or an acting process whose card does not show the id has its name beside the card.
        let acts = frame.story.acts.is_some_and(|acts| acts.ago == 0 && acts.position == process.position);
        let is_named = process.face != Face::Id && (acts || process.role == Role::Leader);
        let name = is_named.then(|| look.texts.name(process.id));
        let Some(text) = name.or_else(|| badge_lengths(process, look).pop()) else { continue };
        let width = text.chars().count() as u16;
        // A badge without a blank beside it could seem to belong to a neighbouring card.
        let has_room = |place: &Rect| {
            clip.intersection(*place) == *place && !layout.cards.iter().any(|other| other.intersects(aired(*place)))
        };
        let place = around(card, width, clip).into_iter().flatten().find(has_room);
        let is_free = |place: &Rect| {
            let aired = aired(*place);
            !signs.iter().any(|&(x, y)| inside(aired, x, y))
                && !badges.iter().any(|badge| badge.place.intersects(aired))
        };
        if let Some(place) = place.filter(is_free) {
            let style = look.theme.state_text(process.role).remove_modifier(Modifier::REVERSED);
            badges.push(Label::new(place, text, style));
        }
    }
    badges
}

fn quarter_of(card: Rect, clip: Rect) -> (bool, bool) {
    (2 * card.y + card.height < 2 * clip.y + clip.height, 2 * card.x + card.width < 2 * clip.x + clip.width)
}

/// Three places for a text beside a card, the best first; `None` for a place outside the screen.
fn around(card: Rect, width: u16, clip: Rect) -> [Option<Rect>; 3] {
    let row = |x: Option<u16>, y: Option<u16>| x.zip(y).map(|(x, y)| Rect { x, y, width, height: 1 });
    let middle = (card.x + card.width / 2).checked_sub(width / 2);
    let (above, below) = (card.y.checked_sub(1), Some(card.bottom()));
    let (upper, western) = quarter_of(card, clip);
    let (outer, inner) = if upper { (above, below) } else { (below, above) };
    let side = if western { card.x.checked_sub(width + 1) } else { Some(card.right() + 1) };
    [row(side, Some(card.y)), row(middle, outer), row(middle, inner)]
}

fn letters(Stage { look, layout, clip }: Stage<'_>, frame: &Frame, cuts: &Cuts) -> Vec<Label> {
    let taken: Vec<(i32, i32)> = cuts.cells().collect();
    let on_card = |x: i32, y: i32| layout.cards.iter().any(|card| inside(*card, x, y));
    let mut letters: Vec<Label> = Vec::new();
    for (process, card) in frame.processes.iter().zip(&layout.cards) {
        let Some(letter) = frame.cuts.side(process.position).and_then(side_letter) else { continue };
        let (x, y) = (i32::from(card.x), i32::from(card.y));
        let (right, below, middle) = (i32::from(card.right()), i32::from(card.bottom()), x + i32::from(card.width) / 2);
        let (upper, western) = quarter_of(*card, clip);
        let (inner, outer) = if upper { (below, y - 1) } else { (y - 1, below) };
        let side = if western { (right, right + 1) } else { (x - 1, x - 2) };
        let places = [(side.0, y, side.1), (middle, outer, middle), (middle, inner, middle)];
        let is_free = |&&(x, y, beyond): &&(i32, i32, i32)| {
            let is_open = |x: i32| !on_card(x, y) && !letters.iter().any(|letter| inside(letter.place, x, y));
            let aired = if beyond == x { is_open(x - 1) && is_open(x + 1) } else { is_open(beyond) };
            inside(clip, x, y) && is_open(x) && aired && !taken.contains(&(x, y))
        };
        if let Some(&(x, y, _)) = places.iter().find(is_free) {
            letters.push(Label::new(cell((x, y)), letter.to_string(), look.theme.fault()));
        }
    }
    letters
}

const LETTERS: u32 = 26;

/// The letter of one side of a partition: A for side 0, B for side 1; `None` after Z.
pub fn side_letter(side: u32) -> Option<char> {
    (side < LETTERS).then(|| char::from(b'A' + side as u8))
}

/// The letters of all sides of a partition, as the legend shows them: `A B` or `A-C`.
pub(super) fn side_letters(frame: &Frame) -> Option<String> {
    let sides: BTreeSet<u32> = frame.cuts.sides.iter().copied().collect();
    let named: Vec<char> = sides.into_iter().filter_map(side_letter).collect();
    match named.as_slice() {
        [] | [_] => None,
        [first, second] => Some(format!("{first} {second}")),
        [first, .., last] => Some(format!("{first}-{last}")),
    }
}

pub(super) fn draw_letters(canvas: &mut Canvas<'_>, Stage { look, layout, clip }: Stage<'_>, frame: &Frame) {
    if layout.size >= CardSize::Small {
        return;
    }
    let theme = &look.theme;
    for (process, card) in frame.processes.iter().zip(&layout.cards) {
        let Some(letter) = frame.cuts.side(process.position).and_then(side_letter) else { continue };
        let style = if theme.is_solid(process.role) { theme.tile(process.role) } else { theme.fault() };
        // In the largest cards the left corner has the glyph of the state.
        let column = if layout.size <= CardSize::XLarge { 4 } else { 1 };
        canvas.write(clip, i32::from(card.x) + column, i32::from(card.y), &letter.to_string(), style);
    }
}

/// The brightness of the rim (the highlight of the acting process), in percent, 0, 1 and 2 ticks after the event.
const RIM_PERCENT: [u32; 3] = [100, 50, 25];

pub(super) fn acting(frame: &Frame, look: &Look, fades: bool) -> Option<(Acting, Style)> {
    let acts = frame.story.acts.filter(|_| !frame.clock.has_ended())?;
    let left = *RIM_PERCENT.get(usize::try_from(acts.ago).ok()?)?;
    // Without colours, or if the user has switched motion off, a rim does not fade: it is drawn for one tick only.
    if left < 100 && (!fades || look.theme.is_mono()) {
        return None;
    }
    let strong = look.theme.strong();
    Some((acts, if left < 100 { look.theme.faded(strong, left) } else { strong }))
}

pub(super) fn draw_rim(canvas: &mut Canvas<'_>, stage: Stage<'_>, frame: &Frame, fades: bool) {
    let Stage { look, layout, clip } = stage;
    let Some((Acting { position, .. }, style)) = acting(frame, look, fades) else { return };
    let Some(&card) = layout.cards.get(position) else { return };
    let process = frame.processes.iter().find(|process| process.position == position);
    let role = process.map_or(Role::Idle, |process| process.role);
    draw_rim_on(canvas, (look, clip), (card, layout.size), (position, role, style));
}

/// Draws a rim round a card. `by`: the position and the role of its process, and the style of the rim.
pub(super) fn draw_rim_on(canvas: &mut Canvas<'_>, at: (&Look, Rect), of: (Rect, CardSize), by: (usize, Role, Style)) {
    let ((look, clip), (card, size), (position, role, style)) = (at, of, by);
    let (columns, rows) = size.rim();
    let (left, top) = (i32::from(card.x) - i32::from(columns), i32::from(card.y) - 1);
    let (right, bottom) = (i32::from(card.right()) + i32::from(columns) - 1, i32::from(card.bottom()));
    // Without colours, a rim that touches a solid card would make the card look larger.
    let is_apart = look.theme.is_mono() && look.theme.is_solid(role);
    let (sides, [above, below], corners) = rim_cells(look, size, is_apart);
    for y in top + 1..bottom {
        for aside in 0..i32::from(columns) {
            canvas.put(clip, left + aside, y, sides[0], style);
            canvas.put(clip, right - aside, y, sides[1], style);
        }
    }
    if rows > 0 {
        for x in left + 1..right {
            canvas.put(clip, x, top, above, style);
            canvas.put(clip, x, bottom, below, style);
        }
        let places = [(left, top), (right, top), (left, bottom), (right, bottom)];
        for ((x, y), corner) in places.into_iter().zip(corners.into_iter().flatten()) {
            canvas.put(clip, x, y, corner, style);
        }
    }
    canvas.record().part(Part::Rim(position), size.with_rim(card));
}

type Sides = [&'static str; 2];

/// The glyphs of a rim. If `apart` is true, half a cell stays free between the rim and the card.
pub(super) fn rim_cells(look: &Look, size: CardSize, apart: bool) -> (Sides, Sides, Option<[&'static str; 4]>) {
    let (full, upper) = look.glyphs.blocks;
    let (upper, lower) = (upper.unwrap_or(full), look.glyphs.lower_block);
    match look.glyphs.set {
        GlyphSet::Ascii => (["/", "\\"], [" ", " "], Some(["/", "\\", "\\", "/"])),
        _ if apart => (["▌", "▐"], [upper, lower], Some([full; 4])),
        _ if size <= CardSize::XLarge => ([full, full], [lower, upper], Some([lower, lower, upper, upper])),
        _ => (["▐", "▌"], [lower, upper], None),
    }
}

#[cfg(test)]
mod tests;
