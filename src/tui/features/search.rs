//! From hit to hit: the search that goes on, what it was for, and what the footer says of it.

use crate::tui::app::App;
use crate::tui::binding::{Able, cap_of, only_if};
use crate::tui::features::search_words::{self, LogWords};
use crate::tui::features::{notes, travel};
use crate::tui::state::{RunMoment, Travel};
use suffrage_engine::protocol::Ticks;
use suffrage_session::search::{Criterion, Direction, End, From, Hit, Query, Search, Searched};
use suffrage_text::{TextId, ids};

pub(in crate::tui) fn is_at_hit(app: &App) -> bool {
    app.search.is_at(spot(app))
}

pub(in crate::tui) fn next_hit(app: &mut App, direction: Direction, key: TextId) {
    if let Some(query) = app.search.query.clone() {
        search_for(app, query, direction, key);
    }
}

pub(in crate::tui) fn next_of(app: &mut App, criterion: Criterion, direction: Direction, key: TextId) {
    search_for(app, Query { criterion, of: None }, direction, key);
}

fn spot(app: &App) -> RunMoment {
    ((app.session.focus(), app.session.branch()), app.session.tick(), app.session.events().0)
}

/// Searches from the moment on the screen; where that has just been in vain, from the other end. The key goes on with it.
pub(in crate::tui) fn search_for(app: &mut App, query: Query, direction: Direction, key: TextId) {
    let way = way(app, query, direction, key);
    travel::set_out(app, way);
}

pub(in crate::tui) fn way(app: &mut App, query: Query, direction: Direction, key: TextId) -> Travel<App> {
    let here = spot(app);
    let wanted = Some((query.clone(), direction, here));
    let in_vain = app.search.in_vain.take() == wanted;
    let beside = app.search.hit.filter(|(_, at)| *at == here).map(|(place, _)| From::Hit(place));
    let from = if in_vain { From::Edge } else { beside.unwrap_or(From::Here) };
    let bookmarks =
        app.session.history().bookmarks(app.session.branch()).iter().map(|bookmark| bookmark.tick).collect();
    let farthest = travel::horizon(app);
    let mut search = Search::new(query, direction, from).with_marks(bookmarks);
    let step = move |app: &mut App, portion| search_on(app, &mut search, (farthest, key, here), portion);
    Travel { moves_one: true, ..Travel::new(app.player.now, step) }
}

/// Looks through so many events for a hit, at most to a tick; whether it is further.
fn search_on(
    app: &mut App,
    search: &mut Search,
    (farthest, key, origin): (Ticks, TextId, RunMoment),
    portion: u64,
) -> bool {
    let (wanted, texts) = (LogWords::of(search.query()), &app.look.texts);
    let words = |line: &_| wanted.are_in(line, texts);
    match app.session.search(search, &words, farthest, portion) {
        Searched::On(tick) => {
            app.say_of_side(ids::FindLooks { what: search_words::named(app, search.query()), tick });
            return true;
        }
        Searched::Hit(hit) => show_hit(app, search, &hit, origin),
        Searched::Nothing(end) => tell_nothing(app, search, end, (key, origin)),
    }
    false
}

fn show_hit(app: &mut App, search: &Search, hit: &Hit, origin: RunMoment) {
    app.view.said = None;
    let here = spot(app);
    // Where only the line of the log is another one, what was closed at this moment stays closed.
    if here != origin || hit.line.is_none() {
        notes::moved(app);
    }
    app.search.hit = Some((hit.place, here));
    app.view.log_back = hit.newer;
    // Like a note, a hit selects its process only if none has been selected by hand.
    if let Some(&position) = hit.line.as_ref().and_then(|line| line.about.last())
        && !app.view.by_hand
    {
        app.view.selected = position;
    }
    let texts = &app.look.texts;
    let told = told_hit(app, hit);
    let what = search_words::named(app, search.query());
    let found = ids::FindHit { what, number: hit.number.unwrap_or_default() as u64, tick: hit.tick, told };
    if search.from() == From::Edge {
        let way = u64::from(search.direction() == Direction::Backward);
        let round = texts.fit(found).map(|found| texts.say(ids::FindRound { way, told: found.to_owned() }));
        app.view.said = Some(app.of_side(&round));
    } else {
        app.say_of_side(found);
    }
}

fn told_hit(app: &App, hit: &Hit) -> String {
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
    // Many lines name their process themselves.
    let names_it = brief.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == who);
    if names_it { brief } else { texts.say(ids::FindAtProcess { id: who, what: brief }) }
}

fn tell_nothing(app: &mut App, search: &Search, end: End, (key, origin): (TextId, RunMoment)) {
    let what = search_words::named(app, search.query());
    let key = cap_of(app.bindings, key, &app.look.texts);
    if search.from() == From::Edge {
        return app.say_of_side(ids::FindNowhere { what, tick: app.session.recorded() });
    }
    if !matches!(end, End::Limit(_)) {
        // A run that goes on is searched on from where it was computed to.
        app.search.in_vain = Some((search.query().clone(), search.direction(), origin));
    }
    match end {
        End::Rest(tick) => app.say_of_side(ids::FindNoMoreAtRest { what, tick, key }),
        End::Limit(tick) => app.say_of_side(ids::FindNoMoreAtLimit { what, tick, key }),
        End::Start => app.say_of_side(ids::FindNoMoreBefore { what, key }),
        End::Over => app.say_of_side(ids::FindNoMore { what, key }),
    }
}

pub(in crate::tui) fn has_query(app: &App) -> Able {
    only_if(app.search.query.is_some(), ids::SAYS_NOTHING_SEARCHED)
}
