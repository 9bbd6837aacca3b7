//! From hit to hit: the search that goes on, what it was for, and what the footer says of it.

use super::action::Action;
use super::app::App;
use super::find::Words;
use super::keymap::TABLE;
use super::says::Said;
use super::travel::Travel;
use crate::protocol::{Ticks, Value};
use crate::session::search::{Direction, End, From, Hit, Place, Query, Search, Searched, Sought};
use crate::text::{TextId, ids};

/// A moment on the screen: the run that has the keys and its branch, the tick, and how many of its events have been handled.
type Moment = ((usize, usize), Ticks, usize);

/// What is searched for, and how far that has come.
#[derive(Debug, Default)]
pub(super) struct Finder {
    /// What was chosen in the list: the keys from hit to hit look for it again.
    query: Option<Query>,
    /// What was found last, and the moment that shows it.
    hit: Option<(Place, Moment)>,
    /// What was looked for in vain from a moment: who looks once more begins at the other end.
    vain: Option<(Query, Direction, Moment)>,
    /// A search on its way, how far it goes at most, the key that goes on with it, and where it began.
    search: Option<(Search, Ticks, Action, Moment)>,
    /// What is called a message that was looked for, which nobody can ask for its name once it has arrived.
    message: Option<(u32, String)>,
}

impl Finder {
    /// What was chosen in the list.
    pub(super) const fn query(&self) -> Option<&Query> {
        self.query.as_ref()
    }

    /// The same, if it is words of the log.
    pub(super) fn words(&self) -> Option<&Query> {
        self.query.as_ref().filter(|query| matches!(query.sought, Sought::Words(_)))
    }

    /// Something is chosen in the list.
    pub(super) fn keep(&mut self, query: Query, named: String) {
        if let Sought::Message { number, .. } = query.sought {
            self.message = Some((number, named));
        }
        self.query = Some(query);
    }

    /// What a message is called that was looked for.
    pub(super) fn named_message(&self, number: u32) -> Option<&str> {
        self.message.as_ref().filter(|(known, _)| *known == number).map(|(_, named)| named.as_str())
    }

    /// Whether what was chosen in the list was found at a moment.
    fn is_at(&self, here: Moment) -> bool {
        self.query.is_some() && self.hit.is_some_and(|(_, at)| at == here)
    }

    /// Another run is on the screen: what was looked for can be looked for there.
    pub(super) fn begin_anew(&mut self) {
        let query = self.query.take().filter(|query| !matches!(query.sought, Sought::Message { .. }));
        *self = Self { query, ..Self::default() };
    }
}

impl App {
    /// Whether the moment on the screen shows a hit.
    pub(super) fn is_at_hit(&self) -> bool {
        self.finder.is_at(self.spot())
    }

    fn spot(&self) -> Moment {
        let side = self.session.pair().map_or(0, crate::session::Pair::focus);
        let branch = self.session.branch().map_or(0, |(_, branch)| branch);
        ((side, branch), self.session.tick(), self.session.events().0)
    }

    /// The next hit of what was chosen in the list, or the one before.
    pub(super) fn next_hit(&mut self, direction: Direction) {
        let Some(query) = self.finder.query.clone() else { return };
        self.search_for(query, direction, if direction == Direction::Forward { Action::NextHit } else { Action::PreviousHit });
    }

    /// The next change of `elected`, or the one before.
    pub(super) fn next_elected(&mut self, direction: Direction) {
        let action = if direction == Direction::Forward { Action::NextElected } else { Action::PreviousElected };
        self.search_for(Query { sought: Sought::Elected, of: None }, direction, action);
    }

    /// The next mark of the timeline, or the one before.
    pub(super) fn next_mark(&mut self, direction: Direction) {
        let action = if direction == Direction::Forward { Action::NextMark } else { Action::PreviousMark };
        self.search_for(Query { sought: Sought::Mark, of: None }, direction, action);
    }

    /// Searches from the moment on the screen; where that has just been in vain, from the other end. The key goes on with it.
    pub(super) fn search_for(&mut self, query: Query, direction: Direction, key: Action) {
        self.begin_search(query, direction, key);
        self.travel_on();
    }

    /// The same, before its first portion.
    pub(super) fn begin_search(&mut self, query: Query, direction: Direction, key: Action) {
        self.pause();
        let here = self.spot();
        let wanted = Some((query, direction, here));
        let in_vain = self.finder.vain.take() == wanted;
        let beside = self.finder.hit.filter(|(_, at)| *at == here).map(|(place, _)| From::Hit(place));
        let from = if in_vain { From::Edge } else { beside.unwrap_or(From::Here) };
        let bookmarks: Vec<_> = self.frame.branching.bookmarks.iter().map(|bookmark| bookmark.tick).collect();
        let farthest = self.horizon();
        self.finder.search = wanted
            .map(|(query, direction, here)| (Search::new(query, direction, from).with_marks(bookmarks), farthest, key, here));
        self.travel = Some(Travel::to_hit(self.player.now));
    }

    /// Goes on with the search.
    pub(super) fn search_on(&mut self, travel: Travel) {
        let Some((mut search, farthest, key, origin)) = self.finder.search.take() else { return };
        let (wanted, texts) = (Words::of(search.query()), &self.look.texts);
        let words = |line: &_| wanted.are_in(line, texts);
        match self.session.search(&mut search, &words, farthest, travel.portion()) {
            Searched::On(tick) => {
                self.reload();
                let values = [("what", Value::Text(self.named_query(search.query()))), ("tick", Value::Number(tick))];
                self.tell_find(ids::FIND_LOOKS, &values);
                self.finder.search = Some((search, farthest, key, origin));
                self.travel = Some(travel);
            }
            Searched::Hit(hit) => self.show_hit(&search, &hit, origin),
            Searched::Nothing(end) => self.tell_nothing(&search, end, (key, origin)),
        }
    }

    fn show_hit(&mut self, search: &Search, hit: &Hit, origin: Moment) {
        self.view.said = None;
        let here = self.spot();
        self.reload();
        // Where only the line of the log is another one, what was closed at this moment stays closed.
        if here != origin || hit.line.is_none() {
            self.moved();
        }
        self.finder.hit = Some((hit.place, here));
        self.view.log_back = hit.newer;
        // Like a note, a hit shows whom to look at only if nobody has been selected by hand.
        if let Some(&position) = hit.line.as_ref().and_then(|line| line.about.last())
            && !self.selected_by_hand
        {
            self.view.selected = position;
        }
        self.reload();
        let texts = &self.look.texts;
        let told = self.told_hit(hit);
        let values = [
            ("what", Value::Text(self.named_query(search.query()))),
            ("number", Value::Number(hit.number.unwrap_or_default() as u64)),
            ("tick", Value::Number(hit.tick)),
            ("told", Value::Text(told)),
        ];
        if search.from() == From::Edge {
            let round = match search.direction() {
                Direction::Forward => 0,
                Direction::Backward => 1,
            };
            let found = texts.say_with(ids::FIND_HIT, &values);
            let rounds: Vec<String> = found
                .split(" | ")
                .map(|found| {
                    texts.say_with(ids::FIND_ROUND, &[("way", Value::Number(round)), ("told", Value::Text(found.to_owned()))])
                })
                .collect();
            self.view.said = Some(self.of_side(&rounds.join(" | ")));
        } else {
            self.tell_find(ids::FIND_HIT, &values);
        }
    }

    /// What has been found, in a few words.
    fn told_hit(&self, hit: &Hit) -> String {
        let texts = &self.look.texts;
        let Some(line) = &hit.line else { return texts.say(ids::FIND_HIT_NOTE) };
        if let Some((id, decided)) = hit.decided {
            let held = texts.cell(decided);
            return texts.say_with(ids::FIND_DECIDED, &[("id", Value::Id(id)), ("held", Value::Text(held))]);
        }
        let brief = texts.remark(&line.brief);
        let who = match (line.route, line.who) {
            (Some((from, to)), _) => texts.spelled(&format!("{}→{}", texts.name(from), texts.name(to))).into_owned(),
            (None, Some(id)) => texts.name(id),
            (None, None) => return brief,
        };
        // Many lines name their process themselves.
        let names_it = brief.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == who);
        if names_it {
            brief
        } else {
            texts.say_with(ids::FIND_AT_PROCESS, &[("id", Value::Text(who)), ("what", Value::Text(brief))])
        }
    }

    fn tell_nothing(&mut self, search: &Search, end: End, (key, origin): (Action, Moment)) {
        self.reload();
        let what = ("what", Value::Text(self.named_query(search.query())));
        let cap = TABLE.iter().find(|entry| entry.action == key).and_then(|entry| entry.keys.first());
        let cap = ("key", Value::Text(cap.map_or_else(String::new, |key| key.cap(&self.look.texts))));
        let tick = |tick| ("tick", Value::Number(tick));
        if search.from() == From::Edge {
            return self.tell_find(ids::FIND_NOWHERE, &[what, tick(self.session.recorded())]);
        }
        if !matches!(end, End::Limit(_)) {
            // A run that goes on is searched on from where it was computed to.
            self.finder.vain = Some((search.query().clone(), search.direction(), origin));
        }
        match end {
            End::Rest(at) => self.tell_find(ids::FIND_NO_MORE_AT_REST, &[what, cap, tick(at)]),
            End::Limit(at) => self.tell_find(ids::FIND_NO_MORE_AT_LIMIT, &[what, cap, tick(at)]),
            End::Start => self.tell_find(ids::FIND_NO_MORE_BEFORE, &[what, cap]),
            End::Over => self.tell_find(ids::FIND_NO_MORE, &[what, cap]),
        }
    }

    fn tell_find(&mut self, text: TextId, values: &[(&'static str, Value)]) {
        let said = self.look.texts.say_with(text, values);
        self.view.said = Some(self.of_side(&said));
    }
}

/// Whether anything has been searched for.
pub(super) fn has_query(app: &App) -> Result<(), Said> {
    if app.finder.query.is_some() { Ok(()) } else { Err(ids::SAYS_NOTHING_SEARCHED.into()) }
}
