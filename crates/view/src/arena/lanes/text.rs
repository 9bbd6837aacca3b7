//! The texts in, above and below the cards of a lane: the value that a process holds in its role, and meters (counts)
//! of promises and votes.

use crate::arena::prelude::*;
use suffrage_engine::protocol::{PartView, Tally, TallyOf};
use suffrage_session::model::lanes::Lane;

/// The largest number of voters for which a meter has one square per voter.
const MOST_SQUARES: usize = 9;

pub(super) fn part_text(lanes: &Lanes, lane: usize, member: &Member, process: &Process, look: &Look) -> PartText {
    let mut holds = held(lanes, lane, member, process, look);
    holds.extend(holds.is_empty().then(|| look.texts.say(words::state(member.view.role))));
    PartText { glyph: look.glyphs.state(member.view.role), holds }
}

/// The texts beside a one-row card, the longest form first; empty if the role has no value to show.
pub(super) fn label_texts(lanes: &Lanes, lane: usize, member: &Member, process: &Process, look: &Look) -> Vec<String> {
    let mut holds = held(lanes, lane, member, process, look);
    let is_owed = process.owes && member.view.role == Role::Idle && lane > lanes.voters;
    holds.extend((holds.is_empty() && is_owed).then(|| "@".to_owned()));
    holds
}

/// The value that a process holds in its role, else the value that it has decided.
fn held(lanes: &Lanes, lane: usize, member: &Member, process: &Process, look: &Look) -> Vec<String> {
    let holds = holds(lanes, lane, &member.view, look);
    let decided = process.elected.filter(|_| member.view.role == Role::Decided && holds.is_empty());
    holds.into_iter().chain(decided.map(|cell| cell.to_string())).collect()
}

fn holds(lanes: &Lanes, lane: usize, view: &PartView, look: &Look) -> Vec<String> {
    let said = |remark: &Remark| look.texts.fit(remark.clone()).lengths().map(str::to_owned).collect::<Vec<_>>();
    let of = |entry: LogEntry| look.texts.spelled(&entry.to_string()).into_owned();
    if let (Some((promised, vote)), Some((_, entry))) = (older_vote(lanes, lane, view, look), view.vote) {
        return vec![on_one_line(&promised, &vote), on_one_line(&promised, &of(entry)), promised];
    }
    match (view.promised, view.vote) {
        (_, Some((ballot, entry))) => vec![format!("{ballot}={}", of(entry)), of(entry), ballot.to_string()],
        (Some(promised), None) => vec![promised.to_string()],
        (None, None) => view.says.as_ref().map(said).unwrap_or_default(),
    }
}

pub(super) fn older_vote(lanes: &Lanes, lane: usize, view: &PartView, look: &Look) -> Option<(String, String)> {
    let (promised, (ballot, entry)) = (view.promised?, view.vote?);
    let is_older = promised > ballot && lane == lanes.voters;
    is_older.then(|| (promised.to_string(), format!("{ballot}={}", look.texts.spelled(&entry.to_string()))))
}

pub(super) fn on_one_line(promised: &str, vote: &str) -> String {
    format!("{promised} ({vote})")
}

fn squares(voters: &Lane, by: &[usize], look: &Look) -> String {
    if voters.members.len() > MOST_SQUARES {
        return String::new();
    }
    let [full, empty, _] = look.glyphs.meter;
    let square = |member: &Member| if by.contains(&member.position) { full } else { empty };
    voters.members.iter().map(square).collect::<String>() + " "
}

fn votes(lanes: &Lanes, by: &[usize], look: &Look) -> Vec<Span> {
    let theme = &look.theme;
    let voters = lanes.voters();
    let count = format!("{}/{}", by.len(), voters.members.len());
    let of_role = |role: Role| theme.state_text(role).remove_modifier(Modifier::REVERSED);
    let squares = (squares(voters, by, look), of_role(Role::Active));
    if by.len() < lanes.majority {
        return vec![squares, (count, theme.strong())];
    }
    let star = look.glyphs.state(Role::Decided);
    vec![squares, (format!("{count} {star}"), of_role(Role::Decided).add_modifier(Modifier::BOLD))]
}

pub(super) fn ballot(lanes: &Lanes, index: usize, look: &Look) -> Vec<Vec<Span>> {
    let of = &lanes.ballots[index];
    let strong = look.theme.strong();
    let value = look.texts.spelled(&of.entry.to_string()).into_owned();
    let meter = votes(lanes, &of.by, look);
    let named = |name: String| std::iter::once((format!("{name} "), strong)).chain(meter.clone()).collect::<Vec<_>>();
    let whole = named(format!("{}={value}", of.ballot));
    let slotted = lanes.slot.map(|slot| named(format!("{slot}: {}={value}", of.ballot)));
    let mut all: Vec<Vec<Span>> = slotted.into_iter().chain([whole]).collect();
    if of.by.len() >= lanes.majority {
        let mut chosen = all[0].clone();
        if let Some((text, _)) = chosen.last_mut() {
            text.push(' ');
            text.push_str(&look.texts.say(ids::LANES_CHOSEN));
        }
        all.insert(0, chosen);
    }
    all.extend([named(value), meter]);
    all
}

/// The counts of the promises and votes that a process has received, in at most `rows` rows.
pub(super) fn heard(lanes: &Lanes, view: &PartView, rows: usize, look: &Look) -> Vec<Vec<Span>> {
    let mut tallies: Vec<&Tally> = view.tallies.iter().collect();
    tallies.sort_by_key(|tally| (tally.ballot, tally.of == TallyOf::Votes));
    let ballots = tallies.windows(2).any(|pair| pair[0].ballot != pair[1].ballot);
    while tallies.len() > rows {
        let empty = tallies.iter().rposition(|tally| tally.by.is_empty());
        tallies.remove(empty.unwrap_or(0));
    }
    tallies.into_iter().map(|tally| tally_spans(lanes, tally, ballots, look)).collect()
}

fn tally_spans(lanes: &Lanes, tally: &Tally, named: bool, look: &Look) -> Vec<Span> {
    let theme = &look.theme;
    let by: Vec<usize> = tally.by.iter().map(|&at| at as usize).collect();
    let style = match tally.of {
        TallyOf::Promises => theme.message_text(MessageClass::Answer),
        TallyOf::Votes => theme.state_text(Role::Active).remove_modifier(Modifier::REVERSED),
    };
    let mark = match tally.of {
        _ if named => tally.ballot.to_string(),
        TallyOf::Promises => look.glyphs.message(MessageClass::Answer).to_owned(),
        TallyOf::Votes => look.glyphs.state(Role::Active).to_owned(),
    };
    let mark = (format!("{mark} "), style);
    let meter = match tally.of {
        TallyOf::Votes => votes(lanes, &by, look),
        TallyOf::Promises => {
            let count = format!("{}/{}", by.len(), lanes.voters().members.len());
            vec![(squares(lanes.voters(), &by, look), style), (count, theme.strong())]
        }
    };
    std::iter::once(mark).chain(meter).collect()
}

pub(super) fn within(mut spans: Vec<Span>, room: usize) -> Option<Vec<Span>> {
    while width(&spans) > room {
        if spans.len() < 2 {
            return None;
        }
        spans.remove(0);
    }
    Some(spans)
}

pub(super) fn title(lanes: &Lanes, lane: usize, look: &Look) -> Vec<String> {
    let of = &lanes.lanes[lane];
    let name = name(of, look);
    if lane != lanes.voters {
        return vec![name];
    }
    let (up, all) = (lanes.voters_up(), of.members.len());
    let up = look.texts.fit(ids::LanesUp { up, of: all });
    up.lengths().map(|up| format!("{name} {up}")).chain([name.clone()]).filter(|text| text.width() > 0).collect()
}

pub(super) fn name(lane: &Lane, look: &Look) -> String {
    let count = lane.members.len();
    let name: Remark = match lane.name {
        "client" => ids::LaneClient { count }.into(),
        "proposer" => ids::LaneProposer { count }.into(),
        "acceptor" => ids::LaneAcceptor { count }.into(),
        _ => ids::LaneLearner { count }.into(),
    };
    look.texts.say(name).to_uppercase()
}
