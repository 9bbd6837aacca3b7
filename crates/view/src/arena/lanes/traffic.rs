//! The traffic between lanes: links, messages, and refused requests.

use super::{Picture, member, plan::LABEL, plan::LanesPlan};
use crate::{arena::cell, arena::prelude::*};
use suffrage_session::model::lanes::{Between, Refused};

const MOST_LINKS: usize = 48;
/// The number of ticks for which a refused request stays on the screen.
const REFUSED_STAYS: f64 = 1.5;

/// The messages, with indices of cards as ends. A message for two roles of one process appears twice.
pub(super) fn between_cards(frame: &Frame, lanes: &Lanes, plan: &LanesPlan) -> Vec<Message> {
    // If several ballots have votes at the same time, an acceptance shows its ballot.
    let is_told = lanes.ballots.len() > 1;
    let translated = frame.messages.iter().flat_map(|message| {
        let between = message.between;
        let also = between.and_then(|between| Some(Between { to: between.also?, ..between }));
        let ways = [Some(between), also.map(Some)].into_iter().flatten();
        ways.filter_map(move |way| Some((message, ends(lanes, plan, (message.from, message.to), way)?)))
    });
    let translated = translated.map(|(message, (from, to))| {
        let ballot = message.between.and_then(|between| between.ballot).map(|ballot| ballot.to_string());
        let payload = match ballot {
            Some(ballot) if is_told && message.class == MessageClass::Answer => ballot,
            Some(ballot) if !plan.whole && message.class == MessageClass::Value => {
                message.payload.strip_prefix(&ballot).unwrap_or(&message.payload).to_owned()
            }
            Some(_) | None => message.payload.clone(),
        };
        Message { from, to, payload, whole: None, clockwise: true, ..message.clone() }
    });
    translated.collect()
}

fn ends(lanes: &Lanes, plan: &LanesPlan, (from, to): (usize, usize), parts: Option<Between>) -> Option<(usize, usize)> {
    let card = |position: usize, part: Option<usize>| {
        let own = part.and_then(|part| lanes.lane_of(part)).and_then(|lane| plan.card(lane, position));
        own.or_else(|| (0..lanes.lanes.len()).find_map(|lane| plan.card(lane, position)))
    };
    let ends = (card(from, parts.map(|parts| parts.from))?, card(to, parts.map(|parts| parts.to))?);
    (ends.0 != ends.1).then_some(ends)
}

pub(super) struct Refusal<'a> {
    of: &'a Refused,
    ends: (usize, usize),
    text: String,
    is_before: bool,
    pub(super) place: Rect,
}

impl<'a> Picture<'a> {
    pub(super) fn idle(&self, dots: &mut Dots, cuts: &CutLinks) {
        let Self { lanes, plan, stage: Stage { look, layout, .. }, .. } = *self;
        let links = plan.links();
        if links.len() > MOST_LINKS {
            return;
        }
        let is_label = |card: usize| plan.cards[card].form == LABEL;
        let is_down = |card: usize| member(lanes, &plan.cards[card]).view.role == Role::Crashed;
        let drawn = links.into_iter().filter(|&(from, to)| !(is_label(from) && is_label(to)));
        for (from, to) in drawn.filter(|&(from, to)| !cuts.is_cut(from, to) && !cuts.is_cut(to, from)) {
            let far = is_label(from) || is_label(to) || is_down(from) || is_down(to);
            let stroke = match (far, look.theme.is_mono()) {
                (true, _) => Stroke::Dotted(3.0),
                (false, true) => Stroke::Dotted(2.0),
                (false, false) => Stroke::Thin,
            };
            dots.path(&layout.link(from, to, true), stroke, Heat::Idle, look.theme.web());
        }
    }

    pub(super) fn cuts(&self) -> CutLinks {
        let (cuts, cards) = (&self.scene.frame.cuts, &self.plan.cards);
        let both = self.plan.links().into_iter().flat_map(|(from, to)| [(from, to), (to, from)]);
        let mut links: Vec<_> =
            both.filter(|&(from, to)| cuts.is_cut(cards[from].position, cards[to].position)).collect();
        links.sort_unstable();
        CutLinks { links, ..CutLinks::default() }
    }

    pub(super) fn refused(&self, taken: &[Rect]) -> Vec<Refusal<'a>> {
        let Self { scene, lanes, plan, stage: Stage { clip, .. } } = *self;
        let now = scene.frame.clock.tick as f64 + scene.view.glide;
        let mut left: Vec<Refusal<'a>> = Vec::new();
        for of in lanes.refused.iter().filter(|refused| now - refused.tick as f64 <= REFUSED_STAYS) {
            let Some(ends) = ends(lanes, plan, (of.from, of.to), Some(of.between)) else { continue };
            let text =
                format!("{}{}", scene.glyphs().message(MessageClass::Refusal), scene.look.texts.spelled(&of.payload));
            let (from, card) = (plan.cards[ends.0].place, plan.cards[ends.1].place);
            let (columns, middle) = (text.width() as u16, card.y + card.height / 2);
            // Keeps a blank free next to the rim that the card may have.
            let aside = 1 + plan.cards[ends.1].form.rim().0;
            let is_before = from.x < card.x;
            let x = if is_before { card.x.saturating_sub(columns + aside) } else { card.right() + aside };
            let rows = [1, -1, 2, -2, 3, -3].map(|by: i16| middle.saturating_add_signed(-by));
            let places = rows.map(|y| Rect { x, y, width: columns, height: 1 });
            let is_free = |place: &Rect| {
                let mut others = taken.iter().copied().chain(left.iter().map(|left| left.place));
                place.intersection(clip) == *place && !others.any(|other| other.intersects(*place))
            };
            let Some(place) = places.into_iter().find(is_free) else { continue };
            left.push(Refusal { of, ends, text, is_before, place });
        }
        left
    }
}

/// Shortens or removes refusals that block messages in transit. Returns whether anything changed.
pub(super) fn give_way(left: &mut Vec<Refusal<'_>>, pills: &Pills<'_>, look: &Look) -> bool {
    let ways: Vec<&Path> = pills.without_place().collect();
    let is_on_a_way = |left: &Refusal<'_>| {
        let near = left.place.outer(NEAR_A_WAY);
        ways.iter().any(|way| way.walk(0.0, way.length(), dots::STEP).any(|point| near.intersects(cell(point.cell()))))
    };
    let glyph = look.glyphs.message(MessageClass::Refusal);
    let mut changes = false;
    left.retain_mut(|left| {
        let (gives_way, is_long) = (is_on_a_way(left), left.text != glyph);
        changes |= gives_way;
        if gives_way {
            left.shorten(glyph);
        }
        !gives_way || is_long
    });
    changes
}

/// A message path must stay outside this margin round a refusal: 2 columns on each side, 1 row above and below.
const NEAR_A_WAY: Margin = Margin::new(2, 1);

impl Refusal<'_> {
    fn shorten(&mut self, text: &str) {
        let columns = text.width() as u16;
        if self.is_before {
            self.place.x = self.place.right() - columns;
        }
        self.place.width = columns;
        text.clone_into(&mut self.text);
    }

    pub(super) fn trail(&self, dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>) {
        let path = layout.route(self.ends.0, self.ends.1, true);
        dots.path(&path, Stroke::Thin, Heat::Trail, look.theme.trail(MessageClass::Heartbeat));
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, Stage { look, clip, .. }: Stage<'_>) {
        canvas.hits.add(self.place, Target::LogLine { position: self.of.to, record: self.of.record as u32 });
        canvas.record().part(Part::Words, self.place);
        let style = look.theme.message_text(MessageClass::Heartbeat);
        canvas.write(clip, i32::from(self.place.x), i32::from(self.place.y), &self.text, style);
    }
}
