//! Which mark a tick has: of several, the one that matters most.

use ratatui::style::Style;

use crate::look::glyphs::Glyphs;
use crate::panes::sign;
use crate::scene::Scene;
use suffrage_engine::protocol::{MessageClass, Ticks};
use suffrage_session::model::{Mark, Sign};
use suffrage_text::{TextId, ids};

pub(crate) struct Marks<'s, 'a> {
    scene: &'s Scene<'a>,
    /// Whether branches have a row of their own.
    apart: bool,
    /// Without colours: the ticks whose main kind of message is another than before.
    turns: Vec<(Ticks, MessageClass)>,
}

/// How much a mark matters.
const fn weight(sign: Sign) -> u8 {
    match sign {
        Sign::Leader | Sign::Chosen => 9,
        Sign::Crash => 8,
        Sign::Broken => 7,
        Sign::Cut | Sign::Mend => 6,
        Sign::Lost => 5,
        Sign::Revive => 4,
        Sign::Start => 3,
        Sign::Note => 2,
        Sign::Bounced | Sign::Timer | Sign::Info => 1,
        Sign::Message(_) => 0,
    }
}

/// The marks that happen, the weightiest first, with what they mean.
const HAPPENS: [(Sign, TextId); 9] = [
    (Sign::Leader, ids::MARK_LEADER),
    (Sign::Crash, ids::MARK_CRASH),
    (Sign::Broken, ids::MARK_BROKEN),
    (Sign::Cut, ids::MARK_CUT),
    (Sign::Mend, ids::MARK_MEND),
    (Sign::Lost, ids::MARK_LOST),
    (Sign::Revive, ids::MARK_REVIVE),
    (Sign::Start, ids::MARK_START),
    (Sign::Note, ids::MARK_NOTE),
];

/// All that a timeline can show, with what it means.
pub fn explained(glyphs: &Glyphs) -> Vec<(String, TextId)> {
    let bars = format!(
        "{}{}{}",
        glyphs.base_line,
        glyphs.bars[(glyphs.bars.len() - 1) / 2],
        glyphs.bars[glyphs.bars.len() - 1]
    );
    let happens = HAPPENS.map(|(sign, means)| (glyph(glyphs, sign, MessageClass::Election), means));
    let others = [
        (glyphs.round, ids::MARK_ROUND),
        (glyphs.bookmark, ids::MARK_BOOKMARK),
        (glyphs.fork, ids::MARK_FORK),
        (glyphs.differs, ids::MARK_DIFFERS),
        (glyphs.head, ids::MARK_HEAD),
    ];
    let marks = happens.into_iter().chain(others).map(|(glyph, means)| (glyph.to_owned(), means));
    [(bars, ids::MARK_BARS)].into_iter().chain(marks).collect()
}

const fn glyph(glyphs: &Glyphs, sign: Sign, first: MessageClass) -> &'static str {
    match sign {
        // Beside one another they are told apart in every set of glyphs.
        Sign::Lost => glyphs.lost_at_tick,
        Sign::Cut => glyphs.cut_at_tick,
        Sign::Message(_)
        | Sign::Bounced
        | Sign::Start
        | Sign::Timer
        | Sign::Crash
        | Sign::Revive
        | Sign::Leader
        | Sign::Chosen
        | Sign::Mend
        | Sign::Broken
        | Sign::Note
        | Sign::Info => sign::glyph(glyphs, sign, first),
    }
}

fn heaviest(marks: &[Mark], tick: Ticks) -> Option<Sign> {
    let from = marks.partition_point(|mark| mark.tick < tick);
    let of_tick = marks[from..].iter().take_while(|mark| mark.tick == tick);
    of_tick.map(|mark| mark.sign).max_by_key(|&sign| weight(sign))
}

impl<'s, 'a> Marks<'s, 'a> {
    pub(crate) fn of(scene: &'s Scene<'a>, apart: bool) -> Self {
        let turns = if scene.theme().is_mono() { turns(scene) } else { Vec::new() };
        Self { scene, apart, turns }
    }

    /// The mark of a tick, if it has one.
    pub(crate) fn at(&self, tick: Ticks) -> Option<(&'static str, Style)> {
        let (frame, theme, glyphs) = (self.scene.frame, self.scene.theme(), self.scene.glyphs());
        // What a person has marked is found again, whatever happened there.
        if frame.branching.bookmarks.iter().any(|bookmark| bookmark.tick == tick) {
            return Some((glyphs.bookmark, theme.strong()));
        }
        let sign = heaviest(&frame.marks, tick).or_else(|| heaviest(&frame.marks_ahead, tick));
        if let Some(sign) = sign {
            let first = frame.usual_class(0).unwrap_or(MessageClass::Election);
            return Some((glyph(glyphs, sign, first), sign::of(self.scene, sign).1));
        }
        if self.is_fork(tick) && !self.apart {
            return Some((glyphs.fork, theme.strong()));
        }
        if frame.rounds.binary_search(&tick).is_ok() {
            return Some((glyphs.round, theme.muted()));
        }
        let turn = self.turns.iter().find(|(at, _)| *at == tick);
        turn.map(|&(_, class)| (glyphs.message(class), theme.message_text(class)))
    }

    /// Whether another branch parts from this run there.
    pub(crate) fn is_fork(&self, tick: Ticks) -> bool {
        self.scene.frame.branching.forks.contains(&tick)
    }
}

fn turns(scene: &Scene<'_>) -> Vec<(Ticks, MessageClass)> {
    let mut turns: Vec<(Ticks, MessageClass)> = Vec::new();
    let ticks = scene.frame.sent.chunk_by(|one, next| one.tick == next.tick);
    for of_tick in ticks {
        // Of kinds with as many messages the first is the main one, as in the bars.
        let main = of_tick.iter().rev().max_by_key(|sent| sent.count);
        let Some((tick, class)) = main.and_then(|main| Some((main.tick, scene.frame.usual_class(main.kind)?))) else {
            continue;
        };
        if turns.last().is_none_or(|&(_, before)| before != class) {
            turns.push((tick, class));
        }
    }
    turns
}

#[cfg(test)]
mod tests;
