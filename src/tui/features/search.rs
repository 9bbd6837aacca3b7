//! From hit to hit: the search that goes on, what it was for, and what the footer says of it.

use super::search_picker::Words;
use crate::protocol::Remark;
use crate::session::search::{Criterion, Direction, End, From, Hit, Query, Search, Searched};
use crate::text::{TextId, ids};
use crate::tui::app::App;
use crate::tui::binding::keys_of;
use crate::tui::state::{Spot, Travel};

impl App {
    /// Whether the moment on the screen shows a hit.
    pub(in crate::tui) fn is_at_hit(&self) -> bool {
        self.search.is_at(self.spot())
    }

    fn spot(&self) -> Spot {
        ((self.session.focus(), self.session.branch()), self.session.tick(), self.session.events().0)
    }

    /// The next hit of what was chosen in the list, or the one before.
    pub(in crate::tui) fn next_hit(&mut self, direction: Direction) {
        let Some(query) = self.search.query.clone() else { return };
        self.search_for(
            query,
            direction,
            if direction == Direction::Forward { ids::DOES_NEXT_HIT } else { ids::DOES_PREVIOUS_HIT },
        );
    }

    /// The next change of `elected`, or the one before.
    pub(in crate::tui) fn next_elected(&mut self, direction: Direction) {
        let key = if direction == Direction::Forward { ids::DOES_NEXT_ELECTED } else { ids::DOES_PREVIOUS_ELECTED };
        self.search_for(Query { criterion: Criterion::Elected, of: None }, direction, key);
    }

    /// The next mark of the timeline, or the one before.
    pub(in crate::tui) fn next_mark(&mut self, direction: Direction) {
        let key = if direction == Direction::Forward { ids::DOES_NEXT_MARK } else { ids::DOES_PREVIOUS_MARK };
        self.search_for(Query { criterion: Criterion::Mark, of: None }, direction, key);
    }

    /// Searches from the moment on the screen; where that has just been in vain, from the other end. The key goes on with it.
    pub(in crate::tui) fn search_for(&mut self, query: Query, direction: Direction, key: TextId) {
        self.begin_search(query, direction, key);
        self.travel_on();
    }

    /// The same, before its first portion.
    pub(in crate::tui) fn begin_search(&mut self, query: Query, direction: Direction, key: TextId) {
        self.pause();
        let here = self.spot();
        let wanted = Some((query, direction, here));
        let in_vain = self.search.vain.take() == wanted;
        let beside = self.search.hit.filter(|(_, at)| *at == here).map(|(place, _)| From::Hit(place));
        let from = if in_vain { From::Edge } else { beside.unwrap_or(From::Here) };
        let bookmarks = self.session.history().bookmarks(self.branch()).iter().map(|bookmark| bookmark.tick).collect();
        let farthest = self.horizon();
        self.search.search = wanted
            .map(|(query, direction, here)| (Search::new(query, direction, from).with_marks(bookmarks), farthest, key, here));
        self.travel = Some(Travel::to_hit(self.player.now));
    }

    pub(in crate::tui) fn search_on(&mut self, travel: Travel) {
        let Some((mut search, farthest, key, origin)) = self.search.search.take() else { return };
        let (wanted, texts) = (Words::of(search.query()), &self.look.texts);
        let words = |line: &_| wanted.are_in(line, texts);
        match self.session.search(&mut search, &words, farthest, travel.portion()) {
            Searched::On(tick) => {
                self.tell_find(ids::FindLooks { what: self.named_query(search.query()), tick });
                self.search.search = Some((search, farthest, key, origin));
                self.travel = Some(travel);
            }
            Searched::Hit(hit) => self.show_hit(&search, &hit, origin),
            Searched::Nothing(end) => self.tell_nothing(&search, end, (key, origin)),
        }
    }

    fn show_hit(&mut self, search: &Search, hit: &Hit, origin: Spot) {
        self.view.said = None;
        let here = self.spot();
        // Where only the line of the log is another one, what was closed at this moment stays closed.
        if here != origin || hit.line.is_none() {
            self.moved();
        }
        self.search.hit = Some((hit.place, here));
        self.view.log_back = hit.newer;
        // Like a note, a hit selects its process only if none has been selected by hand.
        if let Some(&position) = hit.line.as_ref().and_then(|line| line.about.last())
            && !self.view.by_hand
        {
            self.view.selected = position;
        }
        let texts = &self.look.texts;
        let told = self.told_hit(hit);
        let what = self.named_query(search.query());
        let found = ids::FindHit { what, number: hit.number.unwrap_or_default() as u64, tick: hit.tick, told };
        if search.from() == From::Edge {
            let round = match search.direction() {
                Direction::Forward => 0,
                Direction::Backward => 1,
            };
            let found = texts.fit(found);
            let rounds = found.map(|found| texts.say(ids::FindRound { way: round, told: found.to_owned() }));
            self.view.said = Some(self.of_side(&rounds));
        } else {
            self.tell_find(found);
        }
    }

    /// What has been found, in a few words.
    fn told_hit(&self, hit: &Hit) -> String {
        let texts = &self.look.texts;
        let Some(line) = &hit.line else { return texts.say(ids::FIND_HIT_NOTE) };
        if let Some((id, decided)) = hit.decided {
            let held = texts.cell(decided);
            return texts.say(ids::FindDecided { id, held });
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

    fn tell_nothing(&mut self, search: &Search, end: End, (key, origin): (TextId, Spot)) {
        let what = self.named_query(search.query());
        let key = keys_of(self.bindings, key).first().map_or_else(String::new, |key| key.cap(&self.look.texts));
        if search.from() == From::Edge {
            return self.tell_find(ids::FindNowhere { what, tick: self.session.recorded() });
        }
        if !matches!(end, End::Limit(_)) {
            // A run that goes on is searched on from where it was computed to.
            self.search.vain = Some((search.query().clone(), search.direction(), origin));
        }
        match end {
            End::Rest(tick) => self.tell_find(ids::FindNoMoreAtRest { what, tick, key }),
            End::Limit(tick) => self.tell_find(ids::FindNoMoreAtLimit { what, tick, key }),
            End::Start => self.tell_find(ids::FindNoMoreBefore { what, key }),
            End::Over => self.tell_find(ids::FindNoMore { what, key }),
        }
    }

    fn tell_find(&mut self, said: impl Into<Remark>) {
        let said = self.look.texts.fit(said);
        self.view.said = Some(self.of_side(&said));
    }
}

/// Whether anything has been searched for.
pub(in crate::tui) fn has_query(app: &App) -> Result<(), Remark> {
    if app.search.query.is_some() { Ok(()) } else { Err(ids::SAYS_NOTHING_SEARCHED.into()) }
}
