//! What the inside of a graph says of a moment, and the same in a row of text.

use ratatui::style::{Modifier, Style};

use super::figures;
use super::plaque::Standing;
use crate::engine::Process;
use crate::paint::Look;
use crate::protocol::{Cell, Datum, Id, MessageClass, Role, Topology, Value};
use crate::session::model::story::Decided;
use crate::session::model::{Frame, Verdict};
use crate::text::{Fit, ids};

/// A text in parts of their own styles.
pub(in crate::paint) type Words = Vec<(String, Style)>;

/// What is told of a moment.
pub(super) enum Headline<'a> {
    /// Several lead.
    Leaders(Vec<(Id, Standing)>),
    /// One leads at most, but several are held as leader, and no announcement is under way that would change it.
    Divided(Vec<(Id, Standing)>),
    /// Somebody who is up leads.
    Leader(Id),
    /// The leader is down, and nobody has noticed yet.
    Gone(Id),
    Decided(&'a Decided),
    /// All have decided on one value.
    AllDecided(Datum),
    /// Processes have decided different values.
    SplitValues(&'a [(Datum, Vec<Id>)]),
    /// The run has ended, and nobody leads.
    NoLeader,
    /// How many compete.
    Competing,
    /// Nothing has been decided, and nobody competes.
    NotBegun,
}

const RIVALS_NAMED: usize = 4;

pub(super) fn of(frame: &Frame) -> Headline<'_> {
    if frame.rivals.len() > 1 {
        return Headline::Leaders(standings(frame));
    }
    if let Some(leading) = frame.leading {
        // One leads, but not all who hold a leader hold that one.
        if let Verdict::Split { leaders, .. } = &frame.verdict {
            return Headline::Divided(held(frame, leaders));
        }
        return Headline::Leader(leading.leader);
    }
    match (&frame.verdict, &frame.story.decision) {
        (Verdict::AllDecided { value, .. }, _) => Headline::AllDecided(*value),
        (Verdict::SplitValues { values }, _) => Headline::SplitValues(values),
        (Verdict::LeaderDown { leader }, _) if frame.competing == 0 => Headline::Gone(*leader),
        (verdict, _) if frame.clock.has_ended() && is_without_leader(verdict) => Headline::NoLeader,
        (_, Some(decided)) => Headline::Decided(decided),
        (_, None) if competing(frame) == 0 => Headline::NotBegun,
        (_, None) => Headline::Competing,
    }
}

/// Whether it can be said at the end that there is no leader: nobody agrees on one who is up.
const fn is_without_leader(verdict: &Verdict) -> bool {
    match verdict {
        Verdict::Deciding { .. }
        | Verdict::Split { .. }
        | Verdict::Stuck { .. }
        | Verdict::LeaderDown { .. }
        | Verdict::NobodyUp => true,
        Verdict::Agreed { .. }
        | Verdict::Spreading { .. }
        | Verdict::AllDecided { .. }
        | Verdict::Applied { .. }
        | Verdict::Groups { .. }
        | Verdict::SplitValues { .. } => false,
    }
}

/// Those that are held as leader, with how each of them stands.
fn held(frame: &Frame, leaders: &[Id]) -> Vec<(Id, Standing)> {
    let is_down = |id: Id| frame.processes.iter().any(|process| process.id == id && process.role == Role::Crashed);
    let leads = |id: Id| frame.leading.is_some_and(|leading| leading.leader == id);
    let standing = |id| match (leads(id), is_down(id)) {
        (true, _) => Standing::Leads,
        (false, true) => Standing::Down,
        (false, false) => Standing::Held,
    };
    leaders.iter().map(|id| (*id, standing(*id))).collect()
}

/// How many hold this one as leader, where several are held; nothing if that is not told.
pub(super) fn held_by(frame: &Frame, leader: Id, look: &Look) -> Fit {
    let held = frame.held.iter().find(|(cell, _)| *cell == Some(Cell::Leader(leader))).map(|(_, count)| *count);
    let of = Value::Number(live(frame) as u64);
    held.map(|count| look.texts.fit(ids::HubHeldBy { count: Value::Number(count as u64), of })).unwrap_or_default()
}

/// That nobody leads at the end is a fault where an election was to find a leader.
pub(super) fn style_of_no_leader(frame: &Frame, look: &Look) -> Style {
    match frame.verdict {
        Verdict::Stuck { .. } | Verdict::Split { .. } | Verdict::LeaderDown { .. } | Verdict::NobodyUp => {
            look.theme.fault().add_modifier(Modifier::BOLD)
        }
        _ => look.theme.muted(),
    }
}

/// At the end without a leader: the decision of the last tick, which led there, and where that has no room how many have no leader.
pub(super) fn below_no_leader(frame: &Frame, look: &Look) -> Fit {
    let joined = |words: Words| words.into_iter().map(|(text, _)| text).collect::<String>();
    if let Verdict::LeaderDown { leader } = frame.verdict {
        return look.texts.fit(ids::ScreenVerdictLeaderDown { leader });
    }
    let last = last_decisions(frame, look).into_iter().map(joined);
    last.chain(undecided(frame, look).lengths().map(str::to_owned)).collect()
}

/// What was decided in the tick in which the run ended, in rows of text.
fn last_decisions(frame: &Frame, look: &Look) -> Vec<Words> {
    let decided = frame.story.decision.as_ref().filter(|decided| decided.ago == 0);
    decided.map(|decided| figures::rows(decided, look)).unwrap_or_default()
}

fn undecided(frame: &Frame, look: &Look) -> Fit {
    let number = |number: usize| Value::Number(number as u64);
    match &frame.verdict {
        Verdict::Stuck { undecided, of } => {
            // That the run has ended stands above.
            let said = look.texts.fit(ids::ScreenVerdictStuck { count: number(*undecided), of: number(*of) });
            said.lengths().skip(1).collect()
        }
        Verdict::Deciding { of: 0, .. } => look.texts.fit(ids::SCREEN_VERDICT_NOBODY_OWES),
        Verdict::Deciding { decided, of, .. } => {
            look.texts.fit(ids::ScreenVerdictDeciding { count: number(*decided), of: number(*of) })
        }
        _ => Fit::default(),
    }
}

/// All that lead. Where they lead in terms, those of an older one are outdated.
fn standings(frame: &Frame) -> Vec<(Id, Standing)> {
    let term = |id: &Id| frame.processes.iter().find(|process| process.id == *id).and_then(term);
    let newest = frame.rivals.iter().filter_map(term).max();
    let standing = |id| if term(id) < newest { Standing::Outdated } else { Standing::Leads };
    frame.rivals.iter().map(|id| (*id, standing(id))).collect()
}

/// The term that stands beside a process.
pub(in crate::paint) fn term(process: &Process) -> Option<u64> {
    let values = &process.badge.as_ref()?.values;
    values.iter().find_map(|(name, value)| match value {
        Value::Number(number) if *name == "term" => Some(*number),
        _ => None,
    })
}

/// The lower side of the leader's plaque: in the tick in which it came to lead, why, and then how many know it.
pub(super) fn below_leader(frame: &Frame, look: &Look) -> Fit {
    let why = frame.story.won.as_ref().map(|won| why(won, look));
    why.iter().chain([&told(frame, look)]).flat_map(Fit::lengths).collect()
}

/// Why somebody leads: what it weighed, or in words where that is no comparison.
fn why(won: &Decided, look: &Look) -> Fit {
    match won.weighed.signs.first() {
        Some('<' | '=' | '>') => figures::row(won, look).into_iter().map(|(text, _)| text).collect::<String>().into(),
        _ => look.texts.outcome(&won.rule).shortest().into(),
    }
}

/// How many a leader has told, or how many know it.
fn told(frame: &Frame, look: &Look) -> Fit {
    let number = |number: usize| Value::Number(number as u64);
    match (&frame.verdict, frame.leading) {
        (Verdict::Spreading { told, of, .. }, _) => look.texts.fit(ids::HubTold { told: number(*told), of: number(*of) }),
        (_, Some(leading)) => look.texts.fit(ids::HubKnownTo { decided: number(leading.known), of: number(leading.of) }),
        (_, None) => Fit::default(),
    }
}

/// The muted row below a decision: of an algorithm that ends when one is left, how many are; of others, how much is under way.
/// While the message of the decision stands where it arrived, also how many arrived: those are not under way any more.
pub(super) fn count(frame: &Frame, look: &Look) -> Fit {
    if is_of_reds(frame) {
        return competing_of(frame, look).into();
    }
    let under_way = || look.texts.say(ids::HubUnderWay { count: Value::Number(frame.counts.in_flight) });
    let decision = frame.story.decision.as_ref().filter(|decided| decided.ago == 0 && decided.class.is_some());
    if decision.is_none() || frame.story.arrivals == 0 {
        return under_way().into();
    }
    let arrived = look.texts.say(ids::HubArrived { count: Value::Number(frame.story.arrivals as u64) });
    [format!("{}{}{arrived}", under_way(), look.glyphs.between), under_way()].into_iter().collect()
}

fn is_of_reds(frame: &Frame) -> bool {
    frame.topology == Topology::TwoWayRing
        && frame.processes.iter().any(|process| matches!(process.role, Role::Red | Role::Black))
}

/// How many compete, with the style and the glyph of that.
pub(super) fn competitors(frame: &Frame, look: &Look) -> (usize, (Style, &'static str)) {
    let role = if is_of_reds(frame) { Role::Red } else { Role::Active };
    let style = look.theme.state_text(role).remove_modifier(Modifier::REVERSED).add_modifier(Modifier::BOLD);
    (competing(frame), (style, look.glyphs.state(role)))
}

pub(super) fn competing_of(frame: &Frame, look: &Look) -> String {
    let count = |number: usize| Value::Number(number as u64);
    let (competing, of) = (count(competing(frame)), count(live(frame)));
    if is_of_reds(frame) {
        look.texts.say(ids::HubRedOf { competing, of })
    } else {
        look.texts.say(ids::HubActiveOf { competing, of })
    }
}

/// The processes that are up. Those that are down do not compete, and the strip does not count them.
fn live(frame: &Frame) -> usize {
    let down = |process: &&Process| process.role == Role::Crashed;
    let elsewhere = frame.ring.as_ref().filter(|_| frame.processes.len() < frame.n);
    let down = elsewhere.map_or_else(|| frame.processes.iter().filter(down).count(), |ring| ring.count(Role::Crashed) as usize);
    frame.n.saturating_sub(down)
}

/// The processes that still compete: in some algorithms the losers take part to the end, because they pass messages on.
fn competing(frame: &Frame) -> usize {
    if frame.processes.len() < frame.n {
        return frame.competing;
    }
    frame.processes.iter().filter(|process| matches!(process.role, Role::Active | Role::Waiting | Role::Red)).count()
}

/// These leaders by name, all of them or the first few.
pub(super) fn names_of(leaders: &[(Id, Standing)], look: &Look) -> [String; 2] {
    let leaders: Vec<Id> = leaders.iter().map(|(id, _)| *id).collect();
    let few = &leaders[..leaders.len().min(RIVALS_NAMED)];
    let more = if few.len() < leaders.len() { format!(" {}", look.glyphs.more) } else { String::new() };
    let names = |ids: &[Id]| look.texts.names(ids, ", ");
    [names(&leaders), format!("{}{more}", names(few))]
}

/// How many have decided the value that all have decided.
pub(super) fn decided_in_all(frame: &Frame) -> usize {
    if let Verdict::AllDecided { all, .. } = frame.verdict { all } else { 0 }
}

/// The different values that have been decided, with those that have decided them where that has room.
pub(in crate::paint) fn split_values(values: &[(Datum, Vec<Id>)], look: &Look) -> Fit {
    let by = |(value, by): &(Datum, Vec<Id>)| {
        look.texts.say(ids::ScreenSplitValue { value: value.to_string(), ids: look.texts.names(by, " ") })
    };
    let with_ids: Vec<String> = values.iter().map(by).collect();
    let alone: Vec<String> = values.iter().map(|(value, _)| value.to_string()).collect();
    let said = |values: Vec<String>| look.texts.fit(ids::ScreenVerdictSplitValues { values: values.join(", ") });
    [with_ids, alone].into_iter().flat_map(|values| said(values).lengths().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// How many lead, or how many are held as leader.
pub(super) fn number_of_leaders(frame: &Frame, look: &Look) -> String {
    match &frame.verdict {
        Verdict::Split { named, .. } if frame.rivals.is_empty() => {
            let said = ids::ScreenVerdictSplit { count: Value::Number(*named as u64), leaders: String::new() };
            look.texts.fit(said).lengths().nth(1).unwrap_or_default().to_owned()
        }
        _ => look.texts.say(ids::HubLeaders { count: Value::Number(frame.rivals.len() as u64) }),
    }
}

/// The headline in a row of text, the longest first; every one of them stands for itself.
pub(in crate::paint) fn rows(frame: &Frame, look: &Look) -> Vec<Words> {
    let (theme, glyphs, texts) = (&look.theme, &look.glyphs, &look.texts);
    match of(frame) {
        Headline::Leaders(leaders) | Headline::Divided(leaders) => {
            let fault = theme.fault().add_modifier(Modifier::BOLD);
            let count = number_of_leaders(frame, look);
            let with_names = names_of(&leaders, look).into_iter().map(|names| format!("{} {count}: {names}", glyphs.lost));
            with_names.chain([format!("{} {count}", glyphs.lost)]).map(|text| vec![(text, fault)]).collect()
        }
        Headline::Leader(leader) => {
            let star = glyphs.message(MessageClass::Elected);
            let chip = (format!(" {star} {} {star} ", texts.name(leader)), theme.tile(Role::Leader));
            let below = below_leader(frame, look);
            let with = below.lengths().map(|below| vec![chip.clone(), (format!(" {below}"), theme.strong())]);
            with.chain([vec![chip.clone()]]).collect()
        }
        Headline::AllDecided(value) => {
            let style = theme.state_text(Role::Decided).add_modifier(Modifier::BOLD);
            let said = texts
                .fit(ids::ScreenVerdictAllDecided { all: Value::Number(decided_in_all(frame) as u64), value: value.to_string() });
            said.lengths().map(|said| vec![(said.to_owned(), style)]).collect()
        }
        Headline::SplitValues(values) => {
            let fault = theme.fault().add_modifier(Modifier::BOLD);
            split_values(values, look).lengths().map(|said| vec![(format!("{} {said}", glyphs.lost), fault)]).collect()
        }
        Headline::Gone(leader) => {
            let said = texts.fit(ids::ScreenVerdictLeaderDown { leader });
            said.lengths().map(|said| vec![(said.to_owned(), theme.fault().add_modifier(Modifier::BOLD))]).collect()
        }
        Headline::Decided(decided) => {
            let receding = |(text, style)| (text, figures::receding(decided, style, look));
            figures::rows(decided, look).into_iter().map(|words| words.into_iter().map(receding).collect()).collect()
        }
        Headline::NoLeader => {
            let ended = format!("{} {}", glyphs.ended, texts.say(ids::SCREEN_HEADER_ENDED));
            let nobody = (texts.say(ids::HUB_NO_LEADER), style_of_no_leader(frame, look));
            let before = (format!("{ended}{}", glyphs.between), theme.muted());
            let between = (glyphs.between.to_owned(), theme.muted());
            let last =
                last_decisions(frame, look).into_iter().map(|words| [words, vec![between.clone(), nobody.clone()]].concat());
            last.chain([vec![before, nobody.clone()], vec![nobody.clone()]]).collect()
        }
        Headline::Competing => vec![vec![(competing_of(frame, look), theme.muted())]],
        Headline::NotBegun => {
            let said = texts.fit(ids::HubNotBegun { count: Value::Number(frame.n as u64) });
            said.lengths().map(|said| vec![(said.to_owned(), theme.muted())]).collect()
        }
    }
}
