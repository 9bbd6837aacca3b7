//! Shows how the selected process arrives at its decision: the result, the values behind it, and the rule.

mod vote_list;
mod vote_table;

use super::Rule as PaneRule;
use crate::{layout::Class, prelude::*, values::SetCell, values::Values, values::gather, view_state::is_deep};
use suffrage_engine::protocol::{Rule, Tie};
use suffrage_session::model::holdings::Deriving;
use vote_list::List;

/// The largest number of rows of the pane if other panes are in its column.
const MOST_BESIDE: u16 = 10;

pub(super) fn ask(area: Rect, view: &View, ask: &mut Ask) {
    let beside_graph = matches!(Class::of(area), Class::Standard | Class::Wall) && !view.zoomed && !view.presenting;
    ask.derivation = view.focus == Pane::How || beside_graph && view.beside.is_none();
}

pub(super) fn draw(scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
    let (place, muted) = (slot.below_rule(), scene.theme().muted());
    let draw_rule = |rule, canvas: &mut Canvas<'_>| slot.draw_rule(scene, ids::SCREEN_TITLE_HOW, rule, canvas);
    let Some(derived) = Decision::of(scene) else {
        let told = scene.frame.deriving.as_deref();
        let id = told.map(|deriving| deriving.id).or_else(|| scene.id_at(scene.view.selected));
        draw_rule(PaneRule::default(), canvas);
        if let Some(id) = id {
            canvas.row(place, 0).skip(1).fit(&scene.fit(ids::HowNothing { id }), muted);
        }
        return;
    };
    let (deriving, now) = (derived.deriving, derived.now);
    // A table can show more than one level of votes, but it needs the whole screen.
    let has_room = scene.view.zoomed || scene.view.presenting;
    if has_room && is_deep(now) && vote_table::draw(&derived, place, canvas) {
        let aside = Some((derived.summary(), scene.theme().text()));
        return draw_rule(PaneRule { aside, ..PaneRule::right(derived.method(), muted) }, canvas);
    }
    let name = scene.name(deriving.id);
    let method = derived.method().map(|method| format!("{name}{}{method}", scene.glyphs().between));
    let right: Fit = method.lengths().map(str::to_owned).chain([name]).collect();
    draw_rule(PaneRule::right(right, muted), canvas);
    List::of(&derived, usize::from(place.width), usize::from(place.height)).draw(&derived, place, canvas);
}

/// The number of rows of the pane if other panes are in its column; 0 if the pane is empty and does not have the focus.
pub(crate) fn rows_beside(scene: &Scene<'_>, columns: u16) -> u16 {
    let empty = if scene.frame.derives && scene.view.focus == Pane::How { 2 } else { 0 };
    let Some(derived) = Decision::of(scene) else { return empty };
    let list = List::of(&derived, usize::from(columns), usize::MAX);
    u16::try_from(list.rows() + 1).unwrap_or(u16::MAX).min(MOST_BESIDE)
}

struct Decision<'a> {
    scene: &'a Scene<'a>,
    deriving: &'a Deriving,
    now: &'a Derivation,
    values: Values<'a>,
}

impl<'a> Decision<'a> {
    fn of(scene: &'a Scene<'a>) -> Option<Self> {
        let deriving = scene.frame.deriving.as_deref()?;
        let now = deriving.now.as_ref()?;
        let mut values = Vec::new();
        gather(now, &mut values, &mut false);
        Some(Self { scene, deriving, now, values: Values::of(scene, values) })
    }

    fn method(&self) -> Fit {
        let scene = self.scene;
        match self.now.rule {
            // The majority rule, with its rule for ties.
            Rule::Told | Rule::Silence | Rule::Majority | Rule::Tie => match self.deriving.tie {
                None => scene.fit(ids::HOW_METHOD_MAJORITY),
                Some(Tie::Silence) => scene.fit(ids::HowMethodMajoritySilence { silence: self.silence() }),
                Some(Tie::Direct) => scene.fit(ids::HOW_METHOD_MAJORITY_DIRECT),
                Some(Tie::Least) => scene.fit(ids::HOW_METHOD_MAJORITY_LEAST),
            },
            Rule::HighestBallot => scene.fit(ids::HOW_METHOD_HIGHEST_BALLOT),
            Rule::OwnValue | Rule::NoVote => scene.fit(ids::HOW_METHOD_OWN_VALUE),
            Rule::VotesIgnored => scene.fit(ids::HOW_METHOD_VOTES_IGNORED),
            Rule::Least => scene.fit(ids::HOW_METHOD_LEAST),
            Rule::Greatest => scene.fit(ids::HOW_METHOD_GREATEST),
            Rule::Only | Rule::NotOne => scene.fit(ids::HowMethodOnly { silence: self.silence() }),
        }
    }

    /// The value that a missing message stands for; empty if the protocol has no such value.
    fn silence(&self) -> String {
        self.scene.frame.silence.map_or_else(String::new, |value| value.to_string())
    }

    fn tie_in(&self, room: usize) -> Vec<Span> {
        let scene = self.scene;
        let made = match self.deriving.tie {
            None => Fit::default(),
            Some(Tie::Silence) => scene.fit(ids::HowTieSilence { silence: self.silence() }),
            Some(Tie::Direct) => scene.fit(ids::HOW_TIE_DIRECT),
            Some(Tie::Least) => scene.fit(ids::HOW_TIE_LEAST),
        };
        let tie = self.tie();
        let left = room.saturating_sub(tie.0.width());
        let made = made.lengths().map(|made| format!(": {made}")).find(|made| made.width() <= left);
        [tie].into_iter().chain(made.map(|made| (made, scene.theme().text()))).collect()
    }

    fn inputs_text(&self) -> Fit {
        let (scene, count) = (self.scene, self.now.from.len());
        match self.now.rule {
            Rule::Told | Rule::Silence | Rule::Majority | Rule::Tie => scene.fit(ids::HowOfMajority { count }),
            Rule::HighestBallot | Rule::OwnValue | Rule::NoVote | Rule::VotesIgnored => self.method(),
            Rule::Least => scene.fit(ids::HowOfLeast { count }),
            Rule::Greatest => scene.fit(ids::HowOfGreatest { count }),
            Rule::Only => scene.fit(ids::HOW_OF_ONLY),
            Rule::NotOne => scene.fit(ids::HowOfNotOne { count: self.now.votes().len() }),
        }
    }

    fn who(&self) -> String {
        let (scene, id) = (self.scene, self.deriving.id);
        if self.is_decided() { scene.say(ids::HowDecides { id }) } else { scene.say(ids::HowWouldDecide { id }) }
    }

    fn is_decided(&self) -> bool {
        self.deriving.decided.is_some()
    }

    fn summary(&self) -> Fit {
        let value = self.now.value.map_or_else(String::new, |value| format!(" {value}"));
        let so_far = if self.is_decided() { String::new() } else { format!(", {}", self.scene.say(ids::HOW_SO_FAR)) };
        let short = format!("{}{value}", self.who());
        [format!("{short}{so_far}"), short].into_iter().collect()
    }

    fn result(&self, is_whole: bool) -> Span {
        match self.now.value {
            Some(value) if self.is_decided() => self.values.decided(value, is_whole),
            Some(value) if is_whole => self.values.whole(value),
            Some(value) => self.values.chip(value),
            None => self.values.nothing(),
        }
    }

    fn set(&self) -> Vec<Span> {
        let known = self.deriving.before.as_ref();
        let is_new = |vote: &Derivation| {
            let is_same = |before: &&Derivation| (before.value, &before.path) == (vote.value, &vote.path);
            known.is_some_and(|known| !known.from.iter().any(|before| is_same(&before)))
        };
        let plain = |text: &str| (text.to_owned(), self.scene.theme().text());
        let values = self.now.from.iter().filter_map(|vote| Some((vote.value?, is_new(vote))));
        let mut spans = vec![plain("{")];
        for (value, is_new) in values {
            spans.extend((spans.len() > 1).then(|| plain(", ")));
            spans.push(self.values.set_cell(value, if is_new { SetCell::New } else { SetCell::Held }));
        }
        spans.push(plain("}"));
        spans
    }

    /// The mark of a vote that a traitor has falsified or withheld; `None` for others and while traitors are hidden.
    fn lie_of(&self, vote: &Derivation) -> Option<Span> {
        let is_lie = vote.from.is_empty() && self.deriving.lies.contains(&vote.path);
        is_lie.then(|| (self.scene.glyphs().state(Role::Traitor).to_owned(), self.scene.theme().fault()))
    }

    fn is_traitor(&self, id: Id) -> bool {
        self.scene.frame.processes.iter().any(|process| process.id == id && process.role == Role::Traitor)
    }

    fn tie(&self) -> Span {
        (self.scene.say(ids::HOW_TIE), self.scene.theme().state_text(Role::Leader))
    }

    fn path(&self, vote: &Derivation) -> String {
        let path: Vec<String> = vote.path.iter().map(|&id| self.scene.name(id)).collect();
        self.scene.look.texts.spelled(&path.join("·")).into_owned()
    }

    fn words(&self, vote: &Derivation) -> Fit {
        let Some(&a) = vote.path.last() else { return Fit::default() };
        let scene = self.scene;
        if vote.rule == Rule::NoVote {
            return scene.fit(ids::HowNoVote { a });
        }
        let Some(value) = vote.value else { return scene.fit(ids::HowUnheard { a }) };
        if let Some(ballot) = vote.ballot {
            return scene.fit(ids::HowVoted { a, value, ballot });
        }
        match *vote.path.as_slice() {
            _ if vote.rule == Rule::Silence => scene.fit(ids::HowSilent { a, value }),
            [_] => scene.fit(ids::HowSays { a, value }),
            [b, _] => scene.fit(ids::HowSaysTold { a, b, value }),
            [c, b, _] => scene.fit(ids::HowSaysToldTold { a, b, c, value }),
            ref path => {
                let before: Vec<String> = path[..path.len() - 1].iter().map(|&id| scene.name(id)).collect();
                scene.fit(ids::HowSaysBy { a, value, path: before.join("·") })
            }
        }
    }
}

fn write(spans: &[Span], canvas: &mut Canvas<'_>, place: Rect, (column, row): (usize, usize)) -> usize {
    let (Ok(row), taken) = (u16::try_from(row), width(spans)) else { return 0 };
    canvas.row(place, row).skip(column).spans(spans);
    taken
}
