//! Shows that the search calls the real handlers: a change in any handler changes a result.

use serde::{Deserialize, Serialize};

use super::{Budget, CheckOptions, Limits, Report, Runs, without_clock};
use crate::protocol::{
    Catalogued, Duties, Effects, Event, Explain, Fact, Given, Id, Local, Nature, Port, PropertyId, Protocol, Remark,
    Role, Seat, Setup, Shown, Standing, messages, steps, timers,
};
use crate::protocols::tests::{Samples, Scene};

/// A test protocol. The lowest process asks all others for consent. It leads when all live processes have agreed. If
/// its timer fires before that, it gives up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Consent(Variant);

/// The variants of the protocol. Each variant except the first has one handler that is wrong.
mod variant {
    use crate::protocol::variants;

    variants! {
        Standard => "standard",
        Boot => "boot",
        Start => "start",
        Ask => "ask",
        Agree => "agree",
        Led => "led",
        Patience => "patience",
        Recovered => "recovered",
        Undeliverable => "undeliverable",
    }
}

use variant::Variant;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    leader: Option<Id>,
    asks: bool,
    agreed: u32,
    missed: u32,
}

messages! {
    #[derive(Copy)]
    pub enum Message {
        Ask { id: Id } => "ASK": Election,
        Agree { id: Id } => "AGREE": Answer,
        Led { id: Id } => "LED": Elected,
    }
}

timers! { "consent": pub enum Timer { Patience => "patience" } }

steps! { "consent": pub enum Step { Any => "any" } }

impl Catalogued for Consent {
    type Variant = Variant;

    const NATURE: Nature = Nature { title: "Consent", roles: &[Role::Idle], ..Nature::ELECTION };

    fn new(variant: Variant, _: &Setup<'_>) -> Self {
        Self(variant)
    }
}

impl Samples for Consent {
    fn steps() -> Vec<Self::Step> {
        Step::samples()
    }

    fn said() -> Vec<Remark> {
        Vec::new()
    }
}

impl Explain for Consent {
    fn role(&self, _: Local<'_>, _: &State) -> Role {
        Role::Idle
    }

    fn facts(&self, _: Local<'_>, _: &State) -> Vec<Fact> {
        Vec::new()
    }

    fn shown(message: &Message) -> Shown {
        let (Message::Ask { id } | Message::Agree { id } | Message::Led { id }) = message;
        Shown::of(id.to_string())
    }
}

impl Consent {
    fn ask_all(me: Local<'_>, fx: &mut impl Effects<Self>) {
        fx.line(Step::Any);
        me.peers().for_each(|(port, _)| fx.send(port, Message::Ask { id: me.id }));
        fx.arm(Timer::Patience, 4);
    }

    fn lead_if_all_agreed(me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
        if state.asks && (state.agreed + state.missed) as usize + 1 >= me.known.len() {
            (state.leader, state.asks) = (Some(me.id), false);
            fx.disarm(Timer::Patience);
            me.peers().for_each(|(port, _)| fx.send(port, Message::Led { id: me.id }));
        }
    }

    fn receive(self, me: Local<'_>, state: &mut State, from: Port, message: Message, fx: &mut impl Effects<Self>) {
        match message {
            // Wrong: the process follows the asking process at once.
            Message::Ask { id } if self.0 == Variant::Ask => state.leader = Some(id),
            Message::Ask { .. } => fx.send(from, Message::Agree { id: me.id }),
            // Wrong: one consent counts as the consent of all.
            Message::Agree { .. } if self.0 == Variant::Agree => {
                state.agreed += me.known.len() as u32;
                Self::lead_if_all_agreed(me, state, fx);
            }
            Message::Agree { .. } => {
                state.agreed += 1;
                Self::lead_if_all_agreed(me, state, fx);
            }
            // Wrong: the process follows itself.
            Message::Led { .. } if self.0 == Variant::Led => state.leader = Some(me.id),
            Message::Led { id } => state.leader = Some(id),
        }
    }
}

impl Protocol for Consent {
    type State = State;
    type Message = Message;
    type Timer = Timer;
    type Step = Step;

    fn boot(&self, me: Local<'_>, _: &Given, _: Option<&State>, _: &mut impl Effects<Self>) -> State {
        // Wrong: the process follows itself from the beginning.
        let leader = (self.0 == Variant::Boot).then_some(me.id);
        State { leader, ..State::default() }
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        match event {
            // Wrong: the process waits for consent without asking.
            Event::Start if self.0 == Variant::Start => state.asks = true,
            Event::Start => {
                *state = State { asks: true, ..State::default() };
                Self::ask_all(me, fx);
            }
            Event::Received { from, message } => self.receive(me, state, from, message, fx),
            // Wrong: the process asks forever and forgets which processes agreed.
            Event::Fired(Timer::Patience) if self.0 == Variant::Patience => {
                state.agreed = 0;
                Self::ask_all(me, fx);
            }
            Event::Fired(Timer::Patience) => *state = State::default(),
            // Wrong: the process leads after a recovery.
            Event::Recovered if self.0 == Variant::Recovered => state.leader = Some(me.id),
            // Correct. The wrong variant ignores this notice and waits for the consent of a process that is down.
            Event::Undeliverable { message: Message::Ask { .. }, .. } if self.0 != Variant::Undeliverable => {
                state.missed += 1;
                Self::lead_if_all_agreed(me, state, fx);
            }
            Event::Recovered | Event::Undeliverable { .. } | Event::Requested(_) | Event::Membership { .. } => {}
        }
    }

    fn duties(&self, at: u32) -> Duties {
        Duties { begins: at == 0, ..Duties::default() }
    }

    fn standing(&self, _: Seat<'_>, state: &State) -> Standing {
        Standing::following(state.leader, state.asks)
    }
}

const PROPERTIES: [PropertyId; 3] = [PropertyId::OneLeader, PropertyId::Agreement, PropertyId::Termination];

fn report(variant: &'static str, budget: &Budget) -> Report {
    let mut scene = Scene::new([1, 2, 3]).variant(variant).start(1, &[1]);
    scene.network.bounce = true;
    let asked = CheckOptions {
        asynchronous: true,
        budget: budget.clone(),
        properties: PROPERTIES.to_vec(),
        first: false,
        limits: Limits::default(),
        workers: None,
    };
    let mut search = without_clock(scene.plan::<Consent>(), &asked).expect("it can be checked");
    while !search.work(1_000) {}
    search.report()
}

/// The number of steps of each property's counterexample, the number of states, and the number of final outcomes.
type Answer = ([Option<u32>; 3], u64, usize);

fn answer(variant: &'static str, budget: &Budget) -> Answer {
    let report = report(variant, budget);
    assert_eq!((report.is_complete, report.runs), (true, Runs::End), "{variant}");
    let steps: Vec<Option<u32>> = super::broken(&report);
    (steps.try_into().expect("there are three properties"), report.states, report.ends.len())
}

#[test]
fn a_change_of_any_one_handler_changes_an_answer() {
    let calm = Budget { early: Some(0), ..Budget::default() };
    let crash = Budget { crashes: 1, ..calm.clone() };
    let back = Budget { revivals: 1, ..crash.clone() };
    let loss = Budget { losses: 1, ..calm.clone() };
    // Without faults there is one outcome: the lowest process leads. With a crash or a loss, some processes may
    // follow no process in the end.
    let right: [(&Budget, Answer); 4] = [
        (&calm, ([None, None, None], 13, 1)),
        (&crash, ([None, None, Some(7)], 87, 5)),
        (&back, ([None, None, Some(7)], 159, 9)),
        (&loss, ([None, None, Some(5)], 23, 4)),
    ];
    for (budget, wanted) in &right {
        assert_eq!(answer("standard", budget), *wanted);
    }
    let wrong: [(&str, &Budget, Answer); 8] = [
        // These variants allow more than one leader.
        ("boot", &calm, ([Some(0), None, None], 13, 1)),
        ("led", &calm, ([Some(6), Some(7), None], 13, 1)),
        ("recovered", &back, ([Some(7), Some(9), Some(3)], 183, 8)),
        // These variants violate termination.
        ("start", &calm, ([None, None, Some(1)], 2, 1)),
        ("ask", &calm, ([None, None, Some(4)], 6, 1)),
        // In these variants, a lost consent does not stop the process. Only a lost announcement violates termination.
        ("agree", &loss, ([None, None, Some(7)], 43, 3)),
        ("patience", &loss, ([None, None, Some(7)], 34, 3)),
        // In this variant, the asking process waits for the crashed process until its timer fires. There are more
        // outcomes and fewer states.
        ("undeliverable", &crash, ([None, None, Some(7)], 79, 7)),
    ];
    for (variant, budget, wanted) in wrong {
        assert_eq!(answer(variant, budget), wanted, "{variant}");
        assert!(right.iter().all(|(_, right)| *right != wanted), "{variant} differs from the right results");
    }
}
