//! The words for states, topologies and speeds, and the meanings of signs.

use crate::prelude::*;
use suffrage_engine::property::title;
use suffrage_scenario::{ExpectedCell, ExpectedSlot, lesson::Goal};
use suffrage_session::model::Answer;

/// The word for a state; at most eight letters, so that it fits a card.
pub const fn state(role: Role) -> TextId {
    STATES[role as usize].0
}

/// The word for a state, given what the cells show (`strip`) and all states. With several leaders, a leader "serves".
pub fn state_in(strip: Strip, roles: &[Role], role: Role) -> TextId {
    match (strip, role) {
        (Strip::Groups, Role::Leader) => ids::STATE_SERVES,
        (Strip::Leaders, Role::Active) if roles == [Role::Idle, Role::Active, Role::Leader] => ids::STATE_PARTICIPATING,
        (_, role) => state(role),
    }
}

pub const fn topology(topology: Topology) -> TextId {
    match topology {
        Topology::OneWayRing => ids::SCREEN_TOPOLOGY_ONE_WAY_RING,
        Topology::TwoWayRing => ids::SCREEN_TOPOLOGY_TWO_WAY_RING,
        Topology::Complete => ids::SCREEN_TOPOLOGY_COMPLETE,
    }
}

/// A speed as text, such as `×1½`; `quarters` counts quarters of the normal speed.
pub fn speed(quarters: u32) -> String {
    let part = ["", "¼", "½", "¾"][(quarters % 4) as usize];
    match quarters / 4 {
        0 => format!("×{part}"),
        whole => format!("×{whole}{part}"),
    }
}

/// The title of a scenario without the name of its protocol at the start.
pub fn beside_protocol(title: &str, protocol: &str) -> String {
    match title.split_once(": ") {
        Some((before, rest)) if before == protocol => {
            let mut letters = rest.chars();
            letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
        }
        _ => title.to_owned(),
    }
}

/// The text of an answer. The answer to a multiple-choice question starts with the letter of the choice.
pub fn answer(answer: &Answer, choices: &[LocalText], texts: &Texts) -> String {
    match answer {
        Answer::Found(found) => texts.remark(found),
        Answer::Choice(choice) => {
            let which = choices.iter().position(|one| one == choice).map(lettered).unwrap_or_default();
            which + &texts.local(choice)
        }
    }
}

/// The label of the choice with index `which`: `a) ` for 0, `z) ` for 25, `aa) ` for 26.
pub fn lettered(which: usize) -> String {
    let letter = char::from(b'a' + (which % 26) as u8);
    letter.to_string().repeat(which / 26 + 1) + ") "
}

/// The goal of a challenge that is judged at `until` at the latest, its parts joined by commas. `kinds`: the message kinds
/// of the algorithm.
pub fn goal(goal: &Goal, until: Ticks, kinds: &[&str], texts: &Texts) -> String {
    let expect = &goal.expect;
    let property = |name: &'static str| texts.remark(&title(name));
    let violated = expect.violates.iter().map(|name| ids::LessonGoalBroken { property: property(name) }.into());
    let held = expect.holds.iter().map(|name| ids::LessonGoalHolds { property: property(name) }.into());
    let leader = expect.leader.map(|id| ids::LessonGoalLeader { id }.into());
    let decided = expect.decided.map(|value| ids::LessonGoalDecided { value }.into());
    let cell = |cell: &ExpectedCell| texts.cell(*cell);
    let elected = expect.elected.as_ref().map(|cells| {
        let cells = cells.iter().map(cell).collect::<Vec<_>>().join(" ");
        ids::LessonGoalElected { cells }.into()
    });
    let slot = |slot: &ExpectedSlot| match slot {
        ExpectedSlot::NoOp => "no-op".to_owned(),
        ExpectedSlot::Set(key, value) => format!("{key} = {value}"),
        ExpectedSlot::Again(key, value) => format!("({key} = {value})"),
    };
    let log = expect.log.as_ref().map(|slots| {
        let slots = slots.iter().map(slot).collect::<Vec<_>>().join(" · ");
        ids::LessonGoalLog { slots: texts.spelled(&slots).into_owned() }.into()
    });
    let by = expect.by.map(|tick| ids::LessonGoalBy { tick }.into());
    let kind = |&(kind, count): &(usize, u64)| {
        let kind = kinds.get(kind).copied().unwrap_or_default().to_owned();
        ids::LessonGoalKind { count, kind }.into()
    };
    let by_kind = expect.messages.iter().map(kind);
    let messages = expect.in_all.map(|count| ids::LessonGoalMessages { count }.into());
    let rests = goal
        .rests
        .map(|rests| if rests { ids::LessonGoalRests { until }.into() } else { ids::LessonGoalWorks { until }.into() });
    let repeats = expect.never_rests.then(|| ids::LESSON_GOAL_REPEATS.into());
    let parts = violated.chain(held).chain(leader).chain(decided).chain(elected).chain(log).chain(by);
    let parts = parts.chain(messages).chain(by_kind).chain(rests).chain(repeats);
    let parts: Vec<String> = parts.map(|part: Remark| texts.remark(&part)).collect();
    if parts.is_empty() { texts.say(ids::LESSON_GOAL) } else { parts.join(", ") }
}

/// The word for a kind of act, a key of `events`.
pub fn act(key: &str, texts: &Texts) -> String {
    texts.by_key(&format!("act-{key}"), &[]).unwrap_or_else(|| key.to_owned())
}

/// For each state: its word and the meaning of its sign.
const STATES: [(TextId, TextId); Role::COUNT] = [
    (ids::STATE_IDLE, ids::SIGN_IDLE),
    (ids::STATE_ACTIVE, ids::SIGN_ACTIVE),
    (ids::STATE_WAITING, ids::SIGN_WAITING),
    (ids::STATE_RELAY, ids::SIGN_RELAY),
    (ids::STATE_RED, ids::SIGN_RED),
    (ids::STATE_BLACK, ids::SIGN_BLACK),
    (ids::STATE_LEADER, ids::SIGN_LEADER),
    (ids::STATE_DECIDED, ids::SIGN_DECIDED),
    (ids::STATE_TRAITOR, ids::SIGN_TRAITOR),
    (ids::STATE_CRASHED, ids::SIGN_CRASHED),
];

/// The meaning of the sign of each message class. All kinds of questions have the same sign.
const MESSAGES: [(MessageClass, TextId); 6] = [
    (MessageClass::Election, ids::SIGN_QUESTION),
    (MessageClass::Answer, ids::SIGN_ANSWER),
    (MessageClass::Elected, ids::SIGN_DECISION),
    (MessageClass::Heartbeat, ids::SIGN_BEAT),
    (MessageClass::Refusal, ids::SIGN_REFUSAL),
    (MessageClass::Value, ids::SIGN_VALUE),
];

/// All signs of the graph, each with its meaning.
pub fn signs(glyphs: &Glyphs) -> Vec<(String, TextId)> {
    let states = glyphs.states.iter().zip(STATES).map(|(sign, (_, means))| ((*sign).to_owned(), means));
    let messages = MESSAGES.map(|(class, means)| (glyphs.message(class).to_owned(), means));
    let [arrow, chevron] = [glyphs.arrows[0], glyphs.chevrons[0]];
    let others = [
        ("4…9".to_owned(), ids::SIGN_LIST),
        ("5=".to_owned(), ids::SIGN_NOT_ALONE),
        ("r2 k1 t3".to_owned(), ids::SIGN_TAG),
        (glyphs.lost.to_owned(), ids::SIGN_LOST),
        (glyphs.back.to_owned(), ids::SIGN_BACK),
        (format!("3{}", glyphs.times), ids::SIGN_TIMES),
        (format!("{arrow} 4 +"), ids::SIGN_HEAD),
        (chevron.to_owned(), ids::SIGN_CHEVRON),
        (glyphs.cut.to_owned(), ids::SIGN_CUT),
        (format!("{}3", glyphs.armed), ids::SIGN_ARMED),
        (glyphs.acts.to_owned(), ids::SIGN_ACTS),
        (glyphs.selected.concat(), ids::SIGN_SELECTED),
        (glyphs.agreed.to_owned(), ids::SIGN_AGREED),
        (glyphs.state(Role::Waiting).to_owned(), ids::SIGN_OPEN),
        (format!("{} {}", glyphs.play, glyphs.obeyed), ids::SIGN_LINE),
        (format!("{0}{0}{1}{2} 2:1", glyphs.meter[0], glyphs.meter[1], glyphs.meter[2]), ids::SIGN_METER),
        ("≤3".to_owned(), ids::SIGN_APPLIED),
        (glyphs.limit.to_owned(), ids::SIGN_LIMIT),
        (glyphs.timer.to_owned(), ids::SIGN_TIMER),
        (glyphs.doubled.to_owned(), ids::SIGN_DOUBLED),
        (glyphs.barrier.to_owned(), ids::SIGN_BARRIER),
        (glyphs.sends.to_owned(), ids::SIGN_SENDS),
        (glyphs.token.to_owned(), ids::SIGN_TOKEN),
        ("+3".to_owned(), ids::SIGN_LOAD),
        (glyphs.members.join(" "), ids::SIGN_MEMBERS),
    ];
    states.chain(messages).chain(others).collect()
}

#[cfg(test)]
mod tests;
