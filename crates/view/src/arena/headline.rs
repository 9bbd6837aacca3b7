//! The headline of a frame: the leader, otherwise the last decision, otherwise the number of competing processes.

use crate::arena::prelude::*;
use suffrage_engine::protocol::Bearer;
use suffrage_session::model::story::Decided;

/// The headline of a frame, as one row of text and as large digits with words.
#[derive(Clone, Default)]
pub struct Headline {
    /// The forms of the headline as one row of text, the longest first.
    pub rows: Vec<Vec<Span>>,
    /// The text to draw with large digits; empty if the headline has words only.
    pub(super) digits: Vec<Span>,
    /// The words above the large digits.
    pub(super) title: Vec<Span>,
    /// The words below the large digits.
    pub(super) outcome: (Fit, Style),
    /// The last row: the number of red (competing) processes if the ring has any, else of messages in transit.
    pub(super) count: Fit,
}

impl Headline {
    fn words(lengths: impl IntoIterator<Item = impl Into<String>>, style: Style) -> Self {
        let rows = lengths.into_iter().map(|text| vec![(text.into(), style)]).collect();
        Self { rows, ..Self::default() }
    }
}

/// If there are at most this many rival leaders, the headline shows all their ids.
const RIVALS_NAMED: usize = 4;
const OLD_DECISION_PERCENT: u32 = 45;

pub fn headline(frame: &Frame, look: &Look) -> Headline {
    let (theme, glyphs, texts) = (&look.theme, &look.glyphs, &look.texts);
    let fault = theme.fault().add_modifier(Modifier::BOLD);
    if let Some((count, leaders)) = several_leaders(frame, look) {
        let few = &leaders[..leaders.len().min(RIVALS_NAMED)];
        let more = if few.len() < leaders.len() { format!(" {}", glyphs.more) } else { String::new() };
        let named = [texts.names(&leaders, ", "), format!("{}{more}", texts.names(few, ", "))];
        let rows = named.iter().map(|names| format!("{} {count}: {names}", glyphs.lost));
        return Headline::words(rows.chain([format!("{} {count}", glyphs.lost)]), fault);
    }
    if let Some(leading) = frame.leading {
        return of_leader(frame, leading.leader, look);
    }
    match (&frame.verdict, &frame.story.decision) {
        (Verdict::AllDecided { value, all }, _) => {
            let said = texts.fit(ids::ScreenVerdictAllDecided { all: *all, value: *value });
            Headline::words(said.lengths(), theme.state_text(Role::Decided).add_modifier(Modifier::BOLD))
        }
        (Verdict::SplitValues { values }, _) => {
            Headline::words(split_values(values, look).lengths().map(|said| format!("{} {said}", glyphs.lost)), fault)
        }
        (Verdict::LeaderDown { leader }, _) if frame.competing == 0 => {
            Headline::words(texts.fit(ids::ScreenVerdictLeaderDown { leader: *leader }).lengths(), fault)
        }
        (verdict, _) if frame.clock.has_ended() && is_without_leader(verdict) => of_no_leader(frame, look),
        (_, Some(decided)) => of_decision(frame, decided, look),
        (_, None) if competing(frame) == 0 => {
            Headline::words(texts.fit(ids::HubNotBegun { count: frame.n }).lengths(), theme.muted())
        }
        (_, None) => {
            let role = if is_of_reds(frame) { Role::Red } else { Role::Active };
            let style = theme.state_text(role).remove_modifier(Modifier::REVERSED).add_modifier(Modifier::BOLD);
            let said = competing_of(frame, look);
            Headline {
                digits: vec![(competing(frame).to_string(), style)],
                outcome: (said.clone().into(), theme.muted()),
                ..Headline::words([said], theme.muted())
            }
        }
    }
}

fn several_leaders(frame: &Frame, look: &Look) -> Option<(String, Vec<Id>)> {
    if frame.rivals.len() > 1 {
        return Some((look.texts.say(ids::HubLeaders { count: frame.rivals.len() }), frame.rivals.clone()));
    }
    let Verdict::Split { leaders, named } = &frame.verdict else { return None };
    frame.leading?;
    let said = ids::ScreenVerdictSplit { count: *named, leaders: String::new() };
    Some((look.texts.fit(said).lengths().nth(1).unwrap_or_default().to_owned(), leaders.clone()))
}

fn of_leader(frame: &Frame, leader: Id, look: &Look) -> Headline {
    let (theme, texts) = (&look.theme, &look.texts);
    let star = look.glyphs.message(MessageClass::Elected);
    // The reason for the leadership is not shown while the screen highlights another process as acting.
    let won = frame.story.won.as_ref().filter(|_| frame.story.acts.is_none_or(|acts| acts.id == leader));
    let why = won.map(|won| match won.weighed.signs.first() {
        Some('<' | '=' | '>') => compared(won, look).into_iter().map(|(text, _)| text).collect(),
        _ => texts.outcome(&won.rule).shortest().to_owned(),
    });
    let known = match (&frame.verdict, frame.leading) {
        (Verdict::Spreading { told, of, .. }, _) => texts.fit(ids::HubTold { told: *told, of: *of }),
        (_, Some(leading)) => texts.fit(ids::HubKnownTo { decided: leading.known, of: leading.of }),
        (_, None) => Fit::default(),
    };
    let below: Fit = why.into_iter().chain(known.lengths().map(str::to_owned)).collect();
    // The yellow of the leader is hard to see on white.
    let style = if theme.has_dark_ground() { theme.state_text(Role::Leader) } else { theme.text() };
    let style = style.remove_modifier(Modifier::REVERSED).add_modifier(Modifier::BOLD);
    let named = (format!("{star} {} {star}", texts.name(leader)), style);
    let with = below.lengths().map(|below| vec![named.clone(), (format!("  {below}"), theme.strong())]);
    Headline {
        rows: with.chain([vec![named.clone()]]).collect(),
        digits: vec![(texts.name(leader), style)],
        title: vec![(format!("{star} {} {star}", texts.say(ids::HUB_LEADER)), style)],
        outcome: (below, theme.strong()),
        count: Fit::default(),
    }
}

fn of_decision(frame: &Frame, decided: &Decided, look: &Look) -> Headline {
    let receding = |words: Vec<Span>| -> Vec<Span> {
        words.into_iter().map(|(text, style)| (text, receding(decided, style, look))).collect()
    };
    let noun = noun(decided, look);
    let under_way = || look.texts.say(ids::HubUnderWay { count: frame.counts.in_flight });
    Headline {
        rows: decision_rows(decided, look).into_iter().map(receding).collect(),
        digits: receding(compared(decided, look)),
        title: receding(noun.into_iter().collect()),
        outcome: (look.texts.outcome(&decided.rule), self::receding(decided, look.theme.strong(), look)),
        // Red processes become fewer until one remains, so their number shows the progress.
        count: if is_of_reds(frame) { competing_of(frame, look) } else { under_way() }.into(),
    }
}

fn of_no_leader(frame: &Frame, look: &Look) -> Headline {
    let (theme, glyphs) = (&look.theme, &look.glyphs);
    let style = match frame.verdict {
        Verdict::Deciding { .. } => theme.muted(),
        _ => theme.fault().add_modifier(Modifier::BOLD),
    };
    let nobody = (look.texts.say(ids::HUB_NO_LEADER), style);
    let ended = format!("{} {}{}", glyphs.ended, look.texts.say(ids::SCREEN_HEADER_ENDED), glyphs.between);
    let between = (glyphs.between.to_owned(), theme.muted());
    let last = frame.story.decision.as_ref().filter(|decided| decided.ago == 0);
    let last = last.map(|decided| decision_rows(decided, look)).unwrap_or_default();
    let with = last.into_iter().map(|words| [words, vec![between.clone(), nobody.clone()]].concat());
    let alone = [vec![(ended, theme.muted()), nobody.clone()], vec![nobody.clone()]];
    Headline { rows: with.chain(alone).collect(), ..Headline::default() }
}

const fn is_without_leader(verdict: &Verdict) -> bool {
    use Verdict::{Deciding, LeaderDown, NobodyUp, Split, Stuck};
    matches!(verdict, Deciding { .. } | Split { .. } | Stuck { .. } | LeaderDown { .. } | NobodyUp)
}

fn is_of_reds(frame: &Frame) -> bool {
    frame.topology == Topology::TwoWayRing
        && frame.processes.iter().any(|process| matches!(process.role, Role::Red | Role::Black))
}

/// The number of competing processes, of all live processes, in words.
fn competing_of(frame: &Frame, look: &Look) -> String {
    let elsewhere = frame.ring.as_ref().filter(|_| frame.processes.len() < frame.n);
    let down = || frame.processes.iter().filter(|process| process.role == Role::Crashed).count();
    let of = frame.n.saturating_sub(elsewhere.map_or_else(down, |ring| ring.count(Role::Crashed) as usize));
    let competing = competing(frame);
    if is_of_reds(frame) {
        look.texts.say(ids::HubRedOf { competing, of })
    } else {
        look.texts.say(ids::HubActiveOf { competing, of })
    }
}

/// The number of processes that still compete. Defeated processes, which only relay messages, do not count.
fn competing(frame: &Frame) -> usize {
    if frame.processes.len() < frame.n {
        return frame.competing;
    }
    frame.processes.iter().filter(|process| matches!(process.role, Role::Active | Role::Waiting | Role::Red)).count()
}

/// The term in the badge of a process; `None` if the badge shows no term.
pub fn term(process: &Process) -> Option<u64> {
    let values = &process.badge.as_ref()?.values;
    values.iter().find_map(|(name, value)| match value {
        Value::Number(number) if *name == "term" => Some(*number),
        _ => None,
    })
}

/// A text about the different values that processes have decided. Its longer forms also name the processes.
pub fn split_values(values: &[(Datum, Vec<Id>)], look: &Look) -> Fit {
    let by = |(value, by): &(Datum, Vec<Id>)| {
        look.texts.say(ids::ScreenSplitValue { value: *value, ids: look.texts.names(by, " ") })
    };
    let with_ids: Vec<String> = values.iter().map(by).collect();
    let alone: Vec<String> = values.iter().map(|(value, _)| value.to_string()).collect();
    let said = |values: Vec<String>| look.texts.fit(ids::ScreenVerdictSplitValues { values: values.join(", ") });
    let lengths = [said(with_ids), said(alone)];
    lengths.iter().flat_map(Fit::lengths).collect()
}

fn receding(decided: &Decided, style: Style, look: &Look) -> Style {
    if decided.ago >= OLD { look.theme.faded(style, OLD_DECISION_PERCENT) } else { style }
}

/// A comparison of values as text, such as `31 < 58`.
fn compared(decided: &Decided, look: &Look) -> Vec<Span> {
    let theme = &look.theme;
    let mut parts = Vec::new();
    for (at, weight) in decided.weighed.values.iter().enumerate() {
        if let Some(sign) = at.checked_sub(1).and_then(|at| decided.weighed.signs.get(at)) {
            let sign = if *sign == '/' { sign.to_string() } else { format!(" {sign} ") };
            parts.push((sign, theme.strong()));
        }
        let style = match decided.class {
            Some(class) if weight.bearer != Bearer::Process => theme.message_text(class),
            _ => theme
                .state_text(decided.role)
                .remove_modifier(Modifier::CROSSED_OUT | Modifier::REVERSED)
                .add_modifier(Modifier::BOLD),
        };
        let said = match &weight.value {
            Value::Id(id) => look.texts.name(*id),
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text.clone(),
            Value::Name(name) => (*name).to_owned(),
            Value::Ids(ids) => look.texts.names(ids, " "),
            Value::Said(remark) => look.texts.remark(remark),
        };
        parts.push((said, style));
    }
    parts
}

fn noun(decided: &Decided, look: &Look) -> Option<(String, Style)> {
    let [alone] = decided.weighed.values.as_slice() else { return None };
    let (theme, texts) = (&look.theme, &look.texts);
    Some(match (alone.bearer, decided.kind.zip(decided.class)) {
        (Bearer::List, _) => (texts.say(ids::HUB_LIST_OF), theme.muted()),
        (Bearer::Message, Some((kind, class))) => (kind.to_owned(), theme.message_text(class)),
        (Bearer::Message, None) | (Bearer::Process, _) => (texts.say(ids::HUB_PROCESS), theme.muted()),
    })
}

fn decision_rows(decided: &Decided, look: &Look) -> Vec<Vec<Span>> {
    let (values, strong) = (compared(decided, look), look.theme.strong());
    let last = values.last().map(|(text, _)| format!("{text} ")).unwrap_or_default();
    let outcome = look.texts.outcome(&decided.rule);
    let starts: Vec<Vec<Span>> = match noun(decided, look) {
        None => vec![values],
        Some((noun, style)) => {
            let before = |text: String, style: Style| [vec![(text, style)], values.clone()].concat();
            let short = match (decided.weighed.values.first().map(|weight| weight.bearer), decided.class) {
                (Some(Bearer::Message), Some(class)) => {
                    Some(before(look.glyphs.message(class).to_owned(), look.theme.message_text(class)))
                }
                (Some(Bearer::Process), _) => Some(values.clone()),
                // The size of a list of ids means nothing without the noun.
                _ => None,
            };
            [before(format!("{noun} "), style)].into_iter().chain(short).collect()
        }
    };
    let is_of_message = decided.weighed.values.len() == 1
        && decided.weighed.values.iter().all(|weight| weight.bearer != Bearer::Process);
    let with = |start: &[Span], outcome: &str| {
        let (outcome, is_said) = outcome.strip_prefix(&last).map_or((outcome, false), |rest| (rest, true));
        // Without a colon, this outcome would look like a part of the values.
        let is_apart = !is_said && (is_of_message || outcome.starts_with(&look.texts.name(decided.id)));
        [start.to_vec(), vec![(format!("{} {outcome}", if is_apart { ":" } else { "" }), strong)]].concat()
    };
    let said = outcome.lengths().flat_map(|outcome| starts.iter().map(move |start| with(start, outcome)));
    said.chain(starts.first().cloned()).collect()
}
