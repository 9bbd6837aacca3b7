//! The lens: one row with the selected process, two neighbours on each side, and the messages between them.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::super::cards;
use super::super::geometry::CardSize;
use crate::canvas::Canvas;
use crate::scene::Scene;
use crate::target::Target;
use suffrage_engine::engine::Process;
use suffrage_engine::protocol::Topology;
use suffrage_session::model::Message;

/// The neighbours on each side of the selected process.
pub const NEIGHBOURS: usize = 2;
/// The columns between two cards, at least and at most.
const LEAST_GAP: u16 = 4;
const MOST_GAP: u16 = 14;

pub(super) struct Lens<'a> {
    scene: Scene<'a>,
    near: &'a [Process],
    cards: Vec<Rect>,
}

impl<'a> Lens<'a> {
    /// The cards side by side in a row: in a narrow one a neighbour on each side; `None` if they have no room.
    pub(super) fn new(scene: Scene<'a>, row: Rect) -> Option<Self> {
        let near = &scene.frame.ring.as_ref()?.near[..];
        let nearest = near.get(1..near.len().saturating_sub(1)).filter(|nearest| !nearest.is_empty());
        [Some(near), nearest].into_iter().flatten().find_map(|near| Self::of(scene, near, row))
    }

    fn of(scene: Scene<'a>, near: &'a [Process], row: Rect) -> Option<Self> {
        let digits = super::super::digits_of(scene.frame, near).max(2);
        let (card, count) = (CardSize::Small.cells(digits).0, near.len() as u16);
        let free = row.width.checked_sub(card * count)?;
        let gap = (free / count.saturating_sub(1).max(1)).min(MOST_GAP);
        if count == 0 || gap < LEAST_GAP {
            return None;
        }
        let left = row.x + (row.width - card * count - gap * (count - 1)) / 2;
        let cards = (0..count).map(|at| Rect { x: left + at * (card + gap), width: card, height: 1, ..row }).collect();
        Some(Self { scene, near, cards })
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, clip: Rect) {
        let Scene { frame, view, look } = self.scene;
        for (pair, ends) in self.cards.windows(2).zip(self.near.windows(2)) {
            let gap = Rect { x: pair[0].right(), width: pair[1].x - pair[0].right(), ..pair[0] };
            self.link(canvas, clip, gap, (ends[0].position, ends[1].position));
        }
        let processes = self.near.iter().zip(self.cards.iter().copied());
        cards::draw(canvas, (look, clip), (CardSize::Small, frame.topology), processes, (view.selected, frame.strip));
    }

    /// The link between two neighbours, with the messages on it.
    fn link(&self, canvas: &mut Canvas<'_>, clip: Rect, gap: Rect, (left, right): (usize, usize)) {
        let Scene { frame, look, .. } = self.scene;
        let (glyphs, theme, y) = (&look.glyphs, &look.theme, i32::from(gap.y));
        for x in gap.left() + 1..gap.right() - 1 {
            canvas.put(clip, i32::from(x), y, glyphs.panel.across, theme.faint());
        }
        let both = frame.topology == Topology::TwoWayRing;
        let ways = [((left, right), gap.right() - 2, 0), ((right, left), gap.left() + 1, 4)];
        for ((from, to), head, arrow) in ways.into_iter().take(if both { 2 } else { 1 }) {
            let is_here = |message: &&Message| (message.from, message.to) == (from, to) && !message.notice;
            let messages: Vec<&Message> = frame.messages.iter().filter(is_here).collect();
            let cut = frame.cuts.is_cut(from, to);
            let style = messages.first().map_or(theme.muted(), |message| theme.trail(message.class));
            let sign = if cut { glyphs.cut } else { glyphs.arrows[arrow] };
            canvas.put(clip, i32::from(head), y, sign, if cut { theme.fault() } else { style });
            // A two-way link has half of the columns for each way.
            let room = if both { gap.width / 2 - 1 } else { gap.width - 2 }.saturating_sub(1);
            let Some((text, message)) = self.written(&messages, room) else { continue };
            let columns = text.width() as u16;
            let x = if arrow == 0 { head - columns } else { head + 1 };
            let style = if message.lost.is_some() { theme.fault() } else { theme.pill(message.class) };
            canvas.write(clip, i32::from(x), y, &text, style);
            canvas.hit(Rect { x, width: columns, ..gap }, Target::Message(message.number));
        }
    }

    /// One message in the longest form that has room, several as their number.
    fn written<'m>(&self, messages: &[&'m Message], room: u16) -> Option<(String, &'m Message)> {
        let look = self.scene.look;
        let message = *messages.first()?;
        let glyph = match message.lost {
            Some(_) => look.glyphs.lost,
            None => look.glyphs.before_payload(message.class),
        };
        let carried = format!("{glyph}{}", look.texts.spelled(&message.payload));
        let forms = match messages.len() {
            1 => vec![carried, glyph.to_owned()],
            count => vec![format!("{}{count}", look.glyphs.times), look.glyphs.more.to_owned()],
        };
        let text = forms.into_iter().find(|text| text.width() <= usize::from(room))?;
        Some((text, message))
    }
}
