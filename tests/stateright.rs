//! Franklin without a clock as a stateright model: an independent program that must find the same states and ends.

use stateright::{Checker, Model, StateRecorder};
use suffrage::check::{Question, search};
use suffrage_engine::explore::{Limits, Report, Runs};
use suffrage_scenario as scenario;

/// Each process may start once, before it handles anything. The ids are in clockwise order.
struct Franklin {
    ids: Vec<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Moment {
    processes: Vec<Process>,
    /// The outgoing links of each process: clockwise, counterclockwise. The oldest message is first.
    links: Vec<[Vec<Message>; 2]>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Colour {
    #[default]
    None,
    Red,
    Black,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Process {
    may_begin: bool,
    is_over: bool,
    colour: Colour,
    round: u32,
    /// The ids received in this round: the one that travels clockwise, then the one that travels counterclockwise.
    heard: [Option<u32>; 2],
    /// Messages of later rounds: direction, round, id.
    kept: Vec<(usize, u32, u32)>,
    elected: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Message {
    Election { id: u32, round: u32 },
    Elected(u32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Action {
    Begin(usize),
    /// `.0`: the sender; `.1`: the direction, where 0 is clockwise and 1 is counterclockwise.
    Deliver(usize, usize),
}

type Sent = Vec<(usize, Message)>;

impl Process {
    fn next_round(&mut self, own: u32, sent: &mut Sent) {
        self.round += 1;
        self.heard = [None; 2];
        let message = Message::Election { id: own, round: self.round };
        sent.extend([(0, message), (1, message)]);
    }

    fn compete(&mut self, own: u32, sent: &mut Sent) {
        *self = Self { colour: Colour::Red, ..Self::default() };
        self.next_round(own, sent);
    }

    fn accept(&mut self, leader: u32) {
        self.kept.clear();
        (self.is_over, self.elected) = (true, Some(leader));
    }

    fn receive(&mut self, own: u32, way: usize, message: Message) -> Sent {
        let mut sent = Sent::new();
        self.may_begin = false;
        if self.colour == Colour::None {
            self.compete(own, &mut sent);
        }
        match message {
            Message::Election { id, round } if self.colour == Colour::Red => {
                self.hear(own, (way, round, id), &mut sent);
            }
            Message::Election { id, .. } if id == own => {}
            Message::Elected(leader) if leader == own => self.accept(own),
            Message::Elected(leader) => {
                self.colour = Colour::Black;
                self.accept(leader);
                sent.push((way, message));
            }
            Message::Election { .. } => sent.push((way, message)),
        }
        sent
    }

    fn hear(&mut self, own: u32, (way, round, id): (usize, u32, u32), sent: &mut Sent) {
        if round > self.round {
            self.kept.push((way, round, id));
            return;
        }
        if round < self.round || self.heard[way].is_some() {
            return;
        }
        self.heard[way] = Some(id);
        while let [Some(one), Some(other)] = self.heard {
            if one.max(other) > own {
                self.colour = Colour::Black;
                let kept = std::mem::take(&mut self.kept).into_iter().filter(|(.., id)| *id != own);
                sent.extend(kept.map(|(way, round, id)| (way, Message::Election { id, round })));
                return;
            }
            if (one, other) == (own, own) {
                self.accept(own);
                sent.push((0, Message::Elected(own)));
                return;
            }
            self.next_round(own, sent);
            let round = self.round;
            for (way, _, id) in self.kept.extract_if(.., |kept| kept.1 == round) {
                self.heard[way] = self.heard[way].or(Some(id));
            }
        }
    }
}

impl Model for Franklin {
    type State = Moment;
    type Action = Action;

    fn init_states(&self) -> Vec<Moment> {
        let process = Process { may_begin: true, ..Process::default() };
        let n = self.ids.len();
        vec![Moment { processes: vec![process; n], links: vec![[Vec::new(), Vec::new()]; n] }]
    }

    fn actions(&self, state: &Moment, actions: &mut Vec<Action>) {
        let ways = (0..self.ids.len()).flat_map(|at| [(at, 0), (at, 1)]);
        actions.extend(
            ways.filter(|&(at, way)| !state.links[at][way].is_empty()).map(|(at, way)| Action::Deliver(at, way)),
        );
        actions.extend((0..self.ids.len()).filter(|&at| state.processes[at].may_begin).map(Action::Begin));
    }

    fn next_state(&self, state: &Moment, action: Action) -> Option<Moment> {
        let (mut next, n) = (state.clone(), self.ids.len());
        let (at, sent) = match action {
            Action::Begin(at) => {
                let mut sent = Sent::new();
                next.processes[at].compete(self.ids[at], &mut sent);
                (at, sent)
            }
            Action::Deliver(from, way) => {
                let message = next.links[from][way].remove(0);
                let at = (from + if way == 0 { 1 } else { n - 1 }) % n;
                (at, next.processes[at].receive(self.ids[at], way, message))
            }
        };
        for (way, message) in sent {
            next.links[at][way].push(message);
        }
        Some(next)
    }

    fn properties(&self) -> Vec<stateright::Property<Self>> {
        vec![stateright::Property::always("one leader", |model: &Self, state: &Moment| {
            let leads = |(process, id): (&Process, &u32)| process.elected == Some(*id);
            state.processes.iter().zip(&model.ids).filter(|&pair| leads(pair)).count() <= 1
        })]
    }
}

fn ours(ids: &[u32]) -> Report {
    let text = format!(
        "version = 1\nprotocol = \"franklin\"\n[processes]\nids = {ids:?}\n[check]\nasynchronous = true\nany_start = true\n\
         holds = [\"one-leader\"]"
    );
    let scenario = scenario::read(&text).expect("it is valid");
    let check = scenario.check.clone().expect("it has a check");
    let question = Question { check, properties: Vec::new(), first: false, limits: Limits::default(), workers: None };
    let mut search = search(&scenario, &question).expect("it can be checked");
    while !search.work(1_000) {}
    search.report()
}

#[test]
fn stateright_counts_the_same_states_and_ends_of_franklin() {
    for (n, states) in [(2, 31), (3, 117), (4, 475)] {
        let ids: Vec<u32> = [3, 7, 1, 11, 5, 9, 2, 13, 6, 4].into_iter().filter(|&id| id <= n).collect();
        let report = ours(&ids);
        let (recorder, visited) = StateRecorder::new_with_accessor();
        let checker = Franklin { ids: ids.clone() }.checker().threads(1).visitor(recorder).spawn_bfs().join();
        checker.assert_properties();
        let is_end = |state: &&Moment| {
            let mut actions = Vec::new();
            Franklin { ids: ids.clone() }.actions(state, &mut actions);
            actions.is_empty()
        };
        let visited = visited();
        let ends: Vec<&Moment> = visited.iter().filter(is_end).collect();
        assert!(
            ends.iter().all(|end| end.processes.iter().all(|process| process.elected == Some(n))),
            "all hold the highest"
        );
        assert_eq!((report.states, report.runs), (states, Runs::End));
        assert_eq!(checker.unique_state_count() as u64, states, "{n} processes");
        assert_eq!(report.ends.iter().map(|end| end.states).sum::<u64>(), ends.len() as u64, "{n} processes");
    }
}
