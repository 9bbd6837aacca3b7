//! The votes of a class and its browsers, without HTTP.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use serde::Serialize;
use tokio::time::Instant;

use crate::{Answer, Limits, MOST_NUMBER, Question, Tally, Turnout, Verdict};

/// A browser counts as present for this long after its last request. The page asks at least every 10.5 s.
const PRESENT: Duration = Duration::from_secs(15);
/// From this number of phones on, the page asks less often, and on a new connection each time.
const MANY: usize = 150;
/// The number of earlier votes whose answers a phone still shows beside a late verdict.
const MOST_EARLIER: usize = 20;
/// The largest number of rows in the bars of a verdict.
const MOST_BARS: usize = 12;

/// The random number of a browser's cookie.
pub(crate) type PhoneId = u128;

#[derive(Debug)]
struct Phone {
    seen: Instant,
    answered: Option<Instant>,
    /// The last time at which the page showed the screen.
    watched: Option<Instant>,
    /// The answer in each round of the vote.
    answers: Vec<Option<Answer>>,
}

impl Phone {
    fn is_present(&self, now: Instant) -> bool {
        now - self.seen < PRESENT
    }

    fn watches(&self, now: Instant) -> bool {
        self.watched.is_some_and(|watched| now - watched < PRESENT)
    }

    fn has_answered(&self) -> bool {
        self.answers.iter().any(Option::is_some)
    }
}

#[derive(Debug)]
struct Vote {
    question: Question,
    /// The index of the round.
    round: usize,
    is_open: bool,
}

/// A number of events in each second.
#[derive(Debug)]
struct Rate {
    since: Instant,
    count: u32,
}

impl Rate {
    fn allows(&mut self, most: u32, now: Instant) -> bool {
        if now - self.since >= Duration::from_secs(1) {
            *self = Self { since: now, count: 0 };
        }
        self.count = self.count.saturating_add(1);
        self.count <= most
    }
}

/// The reason why a request has no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// Too many requests, too many browsers, or answers in quick succession: the browser may try again.
    Busy,
    /// No browser has this cookie.
    Unknown,
    /// The vote is closed, or another one is open.
    Late,
    /// The question has no such answer.
    NoAnswer,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Stage {
    Wait,
    Open,
    Closed,
    Revealed,
}

/// A row of the bars: an answer and its number of phones in each round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Bar {
    /// `None`: all answers that have no row of their own.
    answer: Option<String>,
    counts: Vec<usize>,
    right: bool,
}

/// The data of the page for one browser. A field without a meaning at this stage is absent.
#[derive(Debug, Serialize)]
pub(crate) struct Now {
    pub(crate) v: u64,
    state: Stage,
    /// The code of the language of the page.
    pub(crate) lang: String,
    /// Counts the rounds of all votes.
    question: u64,
    /// The number of the round, from 1.
    round: usize,
    #[serde(skip_serializing_if = "String::is_empty")]
    ask: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<String>,
    mine: Option<Answer>,
    answered: usize,
    phones: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    run: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bars: Vec<Bar>,
    /// The version of the picture of the screen; 0 without a picture.
    screen: u64,
    /// Whether this browser wants the screen, and too many others show it.
    pub(crate) full: bool,
    /// Whether the request brought no known cookie.
    pub(crate) new: bool,
    /// The time until the next request, in seconds.
    again: u64,
}

/// The votes of a class and its browsers.
#[derive(Debug)]
pub struct Class {
    limits: Limits,
    phones: BTreeMap<PhoneId, Phone>,
    vote: Option<Vote>,
    /// The questions of earlier votes with the last answer of each browser.
    earlier: Vec<(Question, BTreeMap<PhoneId, Answer>)>,
    told: Option<Verdict>,
    /// The number of rounds that were opened so far.
    opened: u64,
    version: u64,
    picture: Option<Arc<str>>,
    picture_version: u64,
    requests: Rate,
    new_phones: Rate,
}

impl Class {
    pub(crate) fn new(limits: Limits) -> Self {
        let rate = || Rate { since: Instant::now(), count: 0 };
        Self {
            limits,
            phones: BTreeMap::new(),
            vote: None,
            earlier: Vec::new(),
            told: None,
            opened: 0,
            version: 1,
            picture: None,
            picture_version: 0,
            requests: rate(),
            new_phones: rate(),
        }
    }

    /// Makes all pages ask for their data again.
    pub(crate) fn change(&mut self) {
        self.version += 1;
    }

    /// Opens a vote, with its first round.
    pub fn ask(&mut self, question: Question) {
        if let Some(vote) = self.vote.take() {
            let last = |phone: &Phone| *phone.answers.get(vote.round)?;
            let answers = self.phones.iter().filter_map(|(&id, phone)| Some((id, last(phone)?))).collect();
            self.earlier.insert(0, (vote.question, answers));
            self.earlier.truncate(MOST_EARLIER);
        }
        self.phones.values_mut().for_each(|phone| phone.answers.clear());
        self.vote = Some(Vote { question, round: 0, is_open: true });
        self.told = None;
        self.opened += 1;
        self.change();
    }

    /// Opens the next round of the same vote. The answers of earlier rounds stay in the tally.
    pub fn ask_again(&mut self) {
        let Some(vote) = &mut self.vote else { return };
        (vote.round, vote.is_open) = (vote.round + 1, true);
        self.told = None;
        self.opened += 1;
        self.change();
    }

    /// Closes the vote. The phones keep their answer on the page.
    pub fn close(&mut self) {
        self.vote.iter_mut().for_each(|vote| vote.is_open = false);
        self.change();
    }

    /// Takes the vote back: the phones wait for the next one.
    pub fn withdraw(&mut self) {
        self.phones.values_mut().for_each(|phone| phone.answers.clear());
        (self.vote, self.told) = (None, None);
        self.change();
    }

    /// Shows the answer of the run and the answers of all rounds on the phones.
    pub fn tell(&mut self, verdict: Verdict) {
        self.close();
        self.told = Some(verdict);
    }

    /// Changes the picture that phones get when they ask for the screen: an SVG document.
    pub fn show(&mut self, picture: String) {
        if self.picture.as_deref() != Some(&picture) {
            self.picture = Some(picture.into());
            self.picture_version += 1;
            self.change();
        }
    }

    pub(crate) fn turnout(&self, now: Instant) -> Turnout {
        let phones = self.phones.values().filter(|phone| phone.is_present(now) || phone.has_answered()).count();
        let round = self.vote.as_ref().map_or(0, |vote| vote.round);
        let answered = self.phones.values().filter(|phone| phone.answers.get(round).is_some_and(Option::is_some));
        Turnout { phones, answered: answered.count() }
    }

    /// The answers of each round of the vote, the first round first.
    pub fn tallies(&self) -> Vec<Tally> {
        let tally = |round: usize| {
            let mut tally = Tally::new();
            for answer in self.phones.values().filter_map(|phone| *phone.answers.get(round)?) {
                *tally.entry(answer).or_default() += 1;
            }
            tally
        };
        self.vote.iter().flat_map(|vote| (0..=vote.round).map(tally)).collect()
    }

    /// The number of browsers that show the screen.
    pub(crate) fn viewers(&self, now: Instant) -> usize {
        self.phones.values().filter(|phone| phone.watches(now)).count()
    }

    pub(crate) fn begin_request(&mut self, now: Instant) -> Result<(), Refused> {
        if self.requests.allows(self.limits.requests_a_second, now) { Ok(()) } else { Err(Refused::Busy) }
    }

    pub(crate) fn knows(&self, phone: PhoneId) -> bool {
        self.phones.contains_key(&phone)
    }

    /// Adds a browser. If there is no room, it replaces an absent one without an answer.
    pub(crate) fn add(&mut self, phone: PhoneId, now: Instant) -> Result<(), Refused> {
        if !self.new_phones.allows(self.limits.new_phones_a_second, now) {
            return Err(Refused::Busy);
        }
        if self.phones.len() >= self.limits.phones {
            let gone = self.phones.iter().filter(|(_, phone)| !phone.is_present(now) && !phone.has_answered());
            let gone = gone.min_by_key(|(_, phone)| phone.seen).map(|(id, _)| *id).ok_or(Refused::Busy)?;
            self.phones.remove(&gone);
        }
        self.phones.insert(phone, Phone { seen: now, answered: None, watched: None, answers: Vec::new() });
        self.change();
        Ok(())
    }

    /// The data of the page, or the version alone if the browser has this version.
    pub(crate) fn now(&mut self, id: PhoneId, since: Option<u64>, now: Instant) -> Result<Option<Now>, Refused> {
        let version = self.version;
        let phone = self.phones.get_mut(&id).ok_or(Refused::Unknown)?;
        phone.seen = now;
        if since == Some(version) {
            return Ok(None);
        }
        Ok(Some(self.page(id, now)))
    }

    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    /// Notes whether a browser shows the screen. Returns whether it may.
    pub(crate) fn watch(&mut self, id: PhoneId, watches: bool, now: Instant) -> bool {
        let most = self.limits.pictures;
        let others = self.phones.iter().filter(|(other, phone)| **other != id && phone.watches(now)).count();
        let Some(phone) = self.phones.get_mut(&id) else { return false };
        phone.watched = (watches && others < most).then_some(now);
        phone.watched.is_some()
    }

    pub(crate) fn picture(&self) -> Option<Arc<str>> {
        self.picture.clone()
    }

    pub(crate) fn answer(&mut self, id: PhoneId, question: u64, answer: Answer, now: Instant) -> Result<Now, Refused> {
        let phone = self.phones.get_mut(&id).ok_or(Refused::Unknown)?;
        phone.seen = now;
        if phone.answered.is_some_and(|answered| now - answered < self.limits.answer_pause) {
            return Err(Refused::Busy);
        }
        let vote = self.vote.as_ref().filter(|vote| vote.is_open && self.told.is_none() && question == self.opened);
        let vote = vote.ok_or(Refused::Late)?;
        let is_possible = match answer {
            Answer::Choice(choice) => choice < vote.question.choices.len(),
            Answer::Number(number) => vote.question.takes_number && number <= MOST_NUMBER,
        };
        if !is_possible {
            return Err(Refused::NoAnswer);
        }
        phone.answered = Some(now);
        phone.answers.resize(vote.round + 1, None);
        if phone.answers[vote.round].replace(answer) != Some(answer) {
            self.version += 1;
        }
        Ok(self.page(id, now))
    }

    fn page(&self, id: PhoneId, now: Instant) -> Now {
        let vote = self.vote.as_ref();
        let told = self.told.as_ref();
        let question = told.map(|told| &told.question).or(vote.map(|vote| &vote.question));
        let state = match (told, vote) {
            (Some(_), _) => Stage::Revealed,
            (None, Some(vote)) if vote.is_open => Stage::Open,
            (None, Some(_)) => Stage::Closed,
            (None, None) => Stage::Wait,
        };
        let round = vote.map_or(0, |vote| vote.round);
        let is_earlier = |told: &&Verdict| vote.is_none_or(|vote| vote.question != told.question);
        let mine = match told.filter(is_earlier) {
            Some(told) => {
                let answers = self.earlier.iter().find(|(question, _)| *question == told.question);
                answers.and_then(|(_, answers)| answers.get(&id).copied())
            }
            None => self.phones.get(&id).and_then(|phone| *phone.answers.get(round)?),
        };
        let Turnout { phones, answered } = self.turnout(now);
        Now {
            v: self.version,
            state,
            lang: String::new(),
            question: self.opened,
            round: round + 1,
            ask: question.map(|question| question.ask.clone()).unwrap_or_default(),
            kind: question.map(|question| match (question.choices.is_empty(), question.takes_number) {
                (false, false) => "choice",
                (false, true) => "both",
                (true, _) => "number",
            }),
            choices: question.map(|question| question.choices.clone()).unwrap_or_default(),
            mine,
            answered,
            phones,
            run: told.map(|told| told.run.clone()),
            bars: told.map(bars).unwrap_or_default(),
            screen: if self.picture.is_some() { self.picture_version } else { 0 },
            full: false,
            new: false,
            again: if phones < MANY { 2 } else { 5 },
        }
    }
}

impl Now {
    /// Whether the browser opens a new connection for each request, so that idle connections leave room for others.
    pub(crate) fn is_of_many(&self) -> bool {
        self.phones >= MANY
    }
}

/// A row for every choice. Of the numbers, only the most frequent ones and the right one have a row.
fn bars(told: &Verdict) -> Vec<Bar> {
    let counts = |answer: Answer| -> Vec<usize> {
        told.rounds.iter().map(|tally| tally.get(&answer).copied().unwrap_or_default()).collect()
    };
    let choices: Vec<Answer> = (0..told.question.choices.len()).map(Answer::Choice).collect();
    let given = told.rounds.iter().flat_map(|tally| tally.keys().copied()).chain(told.right);
    let mut numbers: Vec<Answer> = given.filter(|answer| matches!(answer, Answer::Number(_))).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
        .sort_by_key(|answer| (told.right != Some(*answer), std::cmp::Reverse(counts(*answer).iter().sum::<usize>())));
    let shown = if numbers.len() > MOST_BARS { MOST_BARS - 1 } else { numbers.len() };
    let others = numbers.split_off(shown);
    numbers.sort_unstable();
    let bar = |answer: Answer| Bar {
        answer: Some(match answer {
            Answer::Choice(choice) => told.question.choices[choice].clone(),
            Answer::Number(number) => number.to_string(),
        }),
        counts: counts(answer),
        right: told.right == Some(answer),
    };
    let rest = (!others.is_empty()).then(|| {
        let sum = |tally: &Tally| others.iter().filter_map(|answer| tally.get(answer)).sum();
        Bar { answer: None, counts: told.rounds.iter().map(sum).collect(), right: false }
    });
    choices.into_iter().chain(numbers).map(bar).chain(rest).collect()
}
