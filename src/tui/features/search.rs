//! Search: the list of queries, moves from hit to hit, and the remarks about hits.

use crate::tui::features::prelude::*;
use crate::tui::{binding, binding::cap_of, binding::keys_of, filter::Filter, filter::folded, filter::ranked};
use suffrage_engine::property::titled;
use suffrage_session::model::LogLine;
use suffrage_session::search::{Criterion, Direction, End, From, Hit, Place, Query, Search, Searched};
use suffrage_view::view_state::overlay::Form;

/// `.0`: the side and the branch of the focused run; `.1`: the tick; `.2`: the number of handled events in this tick.
pub(crate) type RunMoment = ((usize, usize), Ticks, usize);

#[derive(Debug, Default)]
pub(crate) struct SearchState {
    pub(crate) query: Option<Query>,
    pub(crate) hit: Option<(Place, RunMoment)>,
    /// The last search without a hit, and the moment where it began.
    pub(crate) failed: Option<(Query, Direction, RunMoment)>,
    /// The number and name of the message to search for. The name is stored because the run forgets delivered messages.
    pub(crate) message: Option<(u32, String)>,
}

impl SearchState {
    pub(crate) fn reset(&mut self) {
        let query = self.query.take().filter(|query| !matches!(query.criterion, Criterion::Message { .. }));
        *self = Self { query, ..Self::default() };
    }
}

pub(crate) fn is_at_hit(app: &App) -> bool {
    app.search.query.is_some() && app.search.hit.is_some_and(|(_, at)| at == spot(app))
}

pub(crate) fn next_hit(app: &mut App, direction: Direction, key: TextId) {
    if let Some(query) = app.search.query.clone() {
        search_for(app, query, direction, key);
    }
}

pub(crate) fn next_of(app: &mut App, criterion: Criterion, direction: Direction, key: TextId) {
    search_for(app, Query { criterion, of: None }, direction, key);
}

fn spot(app: &App) -> RunMoment {
    ((app.session.focus(), app.session.branch()), app.session.tick(), app.session.events().0)
}

/// Starts a search. If the same search has just failed at this moment, it begins at the other end of the run.
pub(crate) fn search_for(app: &mut App, query: Query, direction: Direction, key: TextId) {
    let way = way(app, query, direction, key);
    travel::start_way(app, way);
}

pub(crate) fn way(app: &mut App, query: Query, direction: Direction, key: TextId) -> Travel {
    let here = spot(app);
    let wanted = Some((query.clone(), direction, here));
    let failed = app.search.failed.take() == wanted;
    let beside = app.search.hit.filter(|(_, at)| *at == here).map(|(place, _)| From::Hit(place));
    let from = if failed { From::Edge } else { beside.unwrap_or(From::Here) };
    let bookmarks = app.session.history().bookmarks(app.session.branch()).iter().map(|mark| mark.tick).collect();
    let farthest = travel::horizon(app);
    let mut search = Search::new(query, direction, from, bookmarks);
    let step = move |app: &mut App, portion| search_on(app, &mut search, (farthest, key, here), portion);
    Travel { moves_one: true, ..Travel::new(app.player.now, step) }
}

fn search_on(app: &mut App, search: &mut Search, (limit, key, here): (Ticks, TextId, RunMoment), portion: u64) -> bool {
    let wanted = if let Criterion::Words(words) = &search.query.criterion { plain(words) } else { String::new() };
    let texts = &app.look.texts;
    let words = |line: &_| has_words(line, &wanted, texts);
    match app.session.search(search, &words, limit, portion) {
        Searched::On(tick) => {
            app.say_of_side(ids::FindLooks { what: query_words(app, &search.query), tick });
            return true;
        }
        Searched::Hit(hit) => show_hit(app, search, &hit, here),
        Searched::Nothing(end) => report_no_hit(app, search, end, (key, here)),
    }
    false
}

fn show_hit(app: &mut App, search: &Search, hit: &Hit, origin: RunMoment) {
    app.view.said = None;
    let here = spot(app);
    // A hit in another log line of the same moment leaves closed notes closed.
    if here != origin || hit.line.is_none() {
        notes::moved(app);
    }
    app.search.hit = Some((hit.place, here));
    app.view.log_back = hit.newer;
    // The process that the user has selected stays selected.
    if let Some(&position) = hit.line.as_ref().and_then(|line| line.about.last())
        && !app.view.by_hand
    {
        app.view.selected = position;
    }
    let texts = &app.look.texts;
    let (what, told) = (query_words(app, &search.query), describe_hit(app, hit));
    let found = ids::FindHit { what, number: hit.number.unwrap_or_default() as u64, tick: hit.place.tick, told };
    if search.from == From::Edge {
        let way = u64::from(search.direction == Direction::Backward);
        let round = texts.fit(found).map(|found| texts.say(ids::FindRound { way, told: found.to_owned() }));
        app.view.said = Some(app.of_side(&round));
    } else {
        app.say_of_side(found);
    }
}

fn describe_hit(app: &App, hit: &Hit) -> String {
    let texts = &app.look.texts;
    let Some(line) = &hit.line else { return texts.say(ids::FIND_HIT_NOTE) };
    if let Some((id, decided)) = hit.decided {
        return texts.say(ids::FindDecided { id, held: texts.cell(decided) });
    }
    let brief = texts.remark(&line.brief);
    let who = match (line.route, line.who) {
        (Some((from, to)), _) => texts.spelled(&format!("{}→{}", texts.name(from), texts.name(to))).into_owned(),
        (None, Some(id)) => texts.name(id),
        (None, None) => return brief,
    };
    // Many lines already name their process.
    let names_it = brief.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == who);
    if names_it { brief } else { texts.say(ids::FindAtProcess { id: who, what: brief }) }
}

fn report_no_hit(app: &mut App, search: &Search, end: End, (key, origin): (TextId, RunMoment)) {
    let what = query_words(app, &search.query);
    let key = cap_of(key, &app.look.texts);
    if search.from == From::Edge {
        return app.say_of_side(ids::FindNowhere { what, tick: app.session.recorded() });
    }
    if !matches!(end, End::Limit(_)) {
        // A search that stopped at the limit has not failed. When repeated, it continues from there.
        app.search.failed = Some((search.query.clone(), search.direction, origin));
    }
    match end {
        End::Rest(tick) => app.say_of_side(ids::FindNoMoreAtRest { what, tick, key }),
        End::Limit(tick) => app.say_of_side(ids::FindNoMoreAtLimit { what, tick, key }),
        End::Start => app.say_of_side(ids::FindNoMoreBefore { what, key }),
        End::Over => app.say_of_side(ids::FindNoMore { what, key }),
    }
}

pub(crate) fn has_query(app: &App) -> Able {
    only_if(app.search.query.is_some(), ids::SAYS_NOTHING_SEARCHED)
}

fn has_words(line: &LogLine, words: &str, texts: &Texts) -> bool {
    let sentences = [&line.brief, &line.full].into_iter().chain(&line.more).map(|remark| texts.remark(remark));
    let route = line.route.map(|(from, to)| format!("{} {}→{}", line.payload, texts.name(from), texts.name(to)));
    // A property also has a name that scenario files use.
    let values = line.brief.values.iter().chain(&line.full.values).map(|(_, value)| value);
    let names = values.filter_map(titled).map(str::to_owned);
    sentences.chain(route).chain(names).any(|text| plain(&text).contains(words))
}

/// Removes upper case, accents and repeated blanks, for comparison.
fn plain(text: &str) -> String {
    folded(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

pub(crate) fn query_words(app: &App, query: &Query) -> String {
    let texts = &app.look.texts;
    let at = |what: String| match query.of {
        Some(id) => texts.say(ids::FindAtProcess { id, what }),
        None => what,
    };
    let what: Remark = match &query.criterion {
        Criterion::Anything => return query.of.map_or_else(String::new, |id| texts.say(ids::FindProcess { id })),
        Criterion::Message { number } => return at(named_message(app, *number)),
        Criterion::Arrival(kind) => ids::FindArrival { kind: *kind }.into(),
        Criterion::Loss(Some(kind)) => ids::FindLossOf { kind: *kind }.into(),
        Criterion::Words(words) => ids::FindWords { words: words.clone() }.into(),
        Criterion::Elected if act::decides(app) => ids::FIND_DECISION.into(),
        Criterion::Elected => ids::FIND_ELECTED.into(),
        Criterion::Leader => ids::FIND_LEADER.into(),
        Criterion::Crash => ids::FIND_CRASH.into(),
        Criterion::Revival => ids::FIND_REVIVAL.into(),
        Criterion::Start if act::decides(app) => ids::FIND_BEGIN.into(),
        Criterion::Start => ids::FIND_START.into(),
        Criterion::Timer => ids::FIND_TIMER.into(),
        Criterion::Loss(None) => ids::FIND_LOSS.into(),
        Criterion::Return => ids::FIND_RETURN.into(),
        Criterion::Cut => ids::FIND_CUT.into(),
        Criterion::Mend => ids::FIND_MEND.into(),
        Criterion::Breach => ids::FIND_BREACH.into(),
        Criterion::Rest => ids::FIND_REST.into(),
        Criterion::Mark => ids::FIND_MARK.into(),
    };
    at(texts.say(what))
}

fn named_message(app: &App, number: u32) -> String {
    let known = app.message(number);
    let ends =
        known.as_ref().and_then(|known| Some((known, app.session.id_at(known.from)?, app.session.id_at(known.to)?)));
    match (ends, &app.search.message) {
        (Some((known, from, to)), _) => app.look.texts.say(ids::FindMessage { kind: known.kind, from, to }),
        (None, Some((looked_for, named))) if *looked_for == number => named.clone(),
        _ => app.look.texts.say(ids::FIND_OF_MESSAGES),
    }
}

/// The maximum number of offered ids that begin with the typed digits.
const OFFERED: usize = 8;

struct SearchRow {
    group: TextId,
    query: Query,
}

fn fitting(app: &App, typed: &str) -> Vec<SearchRow> {
    let texts = &app.look.texts;
    let named = |word: &&str| process_named(app, word).is_some();
    let of = typed.split_whitespace().find(named).and_then(|word| process_named(app, word));
    let rest: Vec<&str> = typed.split_whitespace().filter(|word| !named(word)).collect();
    let wanted = Filter::new(&rest.join(" "));
    let cost = |row: &SearchRow| {
        let also = also(&row.query.criterion).map(|also| texts.say(also));
        let said: Vec<String> = [query_words(app, &row.query), texts.say(row.group)].into_iter().chain(also).collect();
        wanted.cost(&[], &said)
    };
    let mut rows = ranked(offered(app, of), cost);
    // The last search for words has no row among the offered queries.
    if let Some(query) = app.search.query.clone().filter(|query| matches!(query.criterion, Criterion::Words(_)))
        && typed.is_empty()
    {
        rows.insert(0, SearchRow { group: ids::FIND_OF_WORDS, query });
    }
    let other_ids = beginning(app, typed).into_iter().filter(|id| Some(*id) != of).map(process_row);
    // An exact id precedes ids that only begin with it.
    let first = usize::from(of.is_some()).min(rows.len());
    rows.splice(first..first, other_ids.collect::<Vec<_>>());
    if !typed.is_empty() {
        let criterion = Criterion::Words(typed.to_owned());
        rows.push(SearchRow { group: ids::FIND_OF_WORDS, query: Query { criterion, of: None } });
    }
    rows
}

fn beginning(app: &App, typed: &str) -> Vec<Id> {
    let texts = &app.look.texts;
    let (before, word) = typed.rsplit_once(' ').unwrap_or(("", typed));
    let group = [texts.say(ids::FIND_OF_PROCESSES)];
    if !word.ends_with(|digit: char| digit.is_ascii_digit()) || !Filter::new(before).is_in(&[], &group) {
        return Vec::new();
    }
    let ids = (0..app.count()).filter_map(|position| app.session.id_at(position));
    ids.filter(|id| texts.name(*id).starts_with(word)).take(OFFERED).collect()
}

fn process_named(app: &App, word: &str) -> Option<Id> {
    let digits = word.trim_start_matches(|letter: char| !letter.is_ascii_digit());
    let id = digits.parse().ok().and_then(Id::new)?;
    let is_name = word == digits || app.look.texts.name(id) == word;
    (is_name && app.session.position_of(id).is_some()).then_some(id)
}

const fn process_row(id: Id) -> SearchRow {
    SearchRow { group: ids::FIND_OF_PROCESSES, query: Query { criterion: Criterion::Anything, of: Some(id) } }
}

fn offered(app: &App, of: Option<Id>) -> Vec<SearchRow> {
    use Criterion::{Breach, Crash, Cut, Leader, Mend, Revival, Start, Timer};
    let row = |group, criterion| SearchRow { group, query: Query { criterion, of } };
    let kinds = || app.session.lookup().entry.kinds.iter().copied();
    let mut rows = Vec::from_iter(of.map(process_row));
    rows.push(row(ids::FIND_OF_TIME, Criterion::Elected));
    rows.push(row(ids::FIND_OF_TIME, Criterion::Mark));
    if of.is_none()
        && let Some(number) = app.view.message
        && app.message(number).is_some()
    {
        rows.push(row(ids::FIND_OF_MESSAGES, Criterion::Message { number }));
    }
    rows.extend(kinds().map(|kind| row(ids::FIND_OF_MESSAGES, Criterion::Arrival(kind))));
    rows.push(row(ids::FIND_OF_MESSAGES, Criterion::Loss(None)));
    if app.session.scenario().network.bounce {
        rows.push(row(ids::FIND_OF_MESSAGES, Criterion::Return));
    }
    let events = [Leader, Crash, Revival, Start, Timer, Breach, Cut, Mend];
    rows.extend(events.map(|criterion| row(ids::FIND_OF_EVENTS, criterion)));
    if of.is_none() {
        rows.push(row(ids::FIND_OF_EVENTS, Criterion::Rest));
        if let Some(selected) = app.session.id_at(app.view.selected) {
            rows.push(process_row(selected));
            let elected = Query { criterion: Criterion::Elected, of: Some(selected) };
            rows.push(SearchRow { group: ids::FIND_OF_PROCESSES, query: elected });
        }
    }
    rows.extend(kinds().map(|kind| row(ids::FIND_OF_MESSAGES, Criterion::Loss(Some(kind)))));
    rows
}

const fn also(criterion: &Criterion) -> Option<TextId> {
    match criterion {
        Criterion::Crash => Some(ids::SEARCH_CRASH),
        Criterion::Loss(_) => Some(ids::SEARCH_DROP),
        Criterion::Start => Some(ids::SEARCH_START),
        Criterion::Cut => Some(ids::SEARCH_CUT),
        _ => None,
    }
}

pub(crate) fn ask(app: &mut App) {
    let last = app.search.query.as_ref();
    let chosen = last.and_then(|last| fitting(app, "").iter().position(|row| row.query == *last)).unwrap_or_default();
    let choice = |app: &App, SearchRow { group, query }: SearchRow| {
        let row = ListRow::new(app.look.texts.say(group), query_title(app, &query));
        Choice::new(row, move |app| look_for(app, query.clone()))
    };
    let rows = move |app: &App, typed: &str| fitting(app, typed).into_iter().map(|row| choice(app, row)).collect();
    let title = app.look.texts.fit(ids::FIND_TITLE);
    app.layers.open(List { chosen, ..List::of(title, Form::Commands, rows) });
}

fn look_for(app: &mut App, query: Query) {
    if matches!(app.place(), KeyPlace::Note | KeyPlace::Predict | KeyPlace::Vote) {
        notes::close(app);
    }
    if let Query { criterion: Criterion::Anything, of: Some(id) } = query
        && let Some(position) = app.session.position_of(id)
    {
        selection::select_by_hand(app, position);
    }
    if let Criterion::Message { number } = query.criterion {
        app.search.message = Some((number, query_words(app, &query)));
    }
    app.search.query = Some(query.clone());
    search_for(app, query, Direction::Forward, ids::DOES_NEXT_HIT);
}

fn query_title(app: &App, query: &Query) -> String {
    let keys = match query {
        Query { criterion: Criterion::Elected, of: None } => [ids::DOES_NEXT_ELECTED, ids::DOES_PREVIOUS_ELECTED],
        Query { criterion: Criterion::Mark, of: None } => [ids::DOES_NEXT_MARK, ids::DOES_PREVIOUS_MARK],
        _ => return query_words(app, query),
    };
    let keys = keys.map(keys_of);
    format!("{}  {}", query_words(app, query), binding::caps(&keys.concat(), &app.look.texts))
}
