//! What to search for: a list that is narrowed by typing, with the processes that fit and the words themselves.

use crate::tui::app::App;
use crate::tui::binding::{KeyPlace, keys_of};
use crate::tui::features::{notes, search, search_words, selection};
use crate::tui::filter::{Filter, Searchable};
use crate::tui::key;
use crate::tui::layers::list::{Choice, List};
use suffrage_engine::protocol::Id;
use suffrage_session::search::{Criterion, Direction, Query};
use suffrage_text::{TextId, ids};
use suffrage_view::view_state::ListRow;
use suffrage_view::view_state::overlay::Form;

/// The most processes whose ids begin with the typed digits that are offered.
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
    let mut found: Vec<(u32, SearchRow)> = Vec::new();
    for row in offered(app, of) {
        let also = also(&row.query.criterion).map(|also| texts.say(also));
        let said: Vec<String> =
            [search_words::named(app, &row.query), texts.say(row.group)].into_iter().chain(also).collect();
        if let Some(cost) = wanted.cost(Searchable { caps: &[], texts: &said }) {
            found.push((cost, row));
        }
    }
    if !typed.is_empty() {
        found.sort_by_key(|(cost, _)| *cost);
    }
    let mut rows: Vec<SearchRow> = Vec::new();
    // What was looked for last by its words is no row of its own.
    if let (true, Some(query)) = (typed.is_empty(), app.search.words()) {
        rows.push(SearchRow { group: ids::FIND_OF_WORDS, query: query.clone() });
    }
    rows.extend(found.into_iter().map(|(_, row)| row));
    let other_ids = beginning(app, typed).into_iter().filter(|id| Some(*id) != of).map(process_row);
    // The process itself comes before those whose ids only begin like its own.
    let first = usize::from(of.is_some()).min(rows.len());
    rows.splice(first..first, other_ids.collect::<Vec<_>>());
    if !typed.is_empty() {
        let criterion = Criterion::Words(typed.to_owned());
        rows.push(SearchRow { group: ids::FIND_OF_WORDS, query: Query { criterion, of: None } });
    }
    rows
}

/// The first processes whose names begin with the last word, if the words before it mean processes.
fn beginning(app: &App, typed: &str) -> Vec<Id> {
    let texts = &app.look.texts;
    let (before, word) = typed.rsplit_once(' ').unwrap_or(("", typed));
    let group = [texts.say(ids::FIND_OF_PROCESSES)];
    if !word.ends_with(|digit: char| digit.is_ascii_digit())
        || !Filter::new(before).is_in(Searchable { caps: &[], texts: &group })
    {
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
    let row = |group, criterion| SearchRow { group, query: Query { criterion, of } };
    let kinds = || app.session.lookup().kinds().iter().copied();
    let mut rows = Vec::new();
    rows.extend(of.map(process_row));
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
    let events = [
        Criterion::Leader,
        Criterion::Crash,
        Criterion::Revival,
        Criterion::Start,
        Criterion::Timer,
        Criterion::Breach,
    ];
    rows.extend(events.map(|criterion| row(ids::FIND_OF_EVENTS, criterion)));
    rows.extend([Criterion::Cut, Criterion::Mend].map(|criterion| row(ids::FIND_OF_EVENTS, criterion)));
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

/// Opens the list. What was looked for last is chosen already.
pub(in crate::tui) fn ask(app: &mut App) {
    let last = app.search.query.as_ref();
    let chosen = last.and_then(|last| fitting(app, "").iter().position(|row| row.query == *last)).unwrap_or_default();
    let choice = |app: &App, SearchRow { group, query }: SearchRow| {
        let row = ListRow::new(app.look.texts.say(group), titled(app, &query));
        Choice::new(row, move |app| find(app, query.clone()))
    };
    let rows = move |app: &App, typed: &str| fitting(app, typed).into_iter().map(|row| choice(app, row)).collect();
    app.layers.open(List::of(app.look.texts.fit(ids::FIND_TITLE), Form::Commands, rows).at(chosen));
}

fn find(app: &mut App, query: Query) {
    if app.place() == KeyPlace::Note {
        notes::close(app);
    }
    if let Query { criterion: Criterion::Anything, of: Some(id) } = query
        && let Some(position) = app.session.position_of(id)
    {
        selection::select_by_hand(app, position);
    }
    let named = search_words::named(app, &query);
    app.search.keep(query.clone(), named);
    search::search_for(app, query, Direction::Forward, ids::DOES_NEXT_HIT);
}

fn titled(app: &App, query: &Query) -> String {
    let keys = match query {
        Query { criterion: Criterion::Elected, of: None } => [ids::DOES_NEXT_ELECTED, ids::DOES_PREVIOUS_ELECTED],
        Query { criterion: Criterion::Mark, of: None } => [ids::DOES_NEXT_MARK, ids::DOES_PREVIOUS_MARK],
        _ => return search_words::named(app, query),
    };
    let keys = keys.map(|id| keys_of(app.bindings, id));
    format!("{}  {}", search_words::named(app, query), key::caps(&keys.concat(), &app.look.texts))
}
