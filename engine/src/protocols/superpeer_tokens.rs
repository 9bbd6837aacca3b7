//! Super-peers in a plane: tokens repel each other until they are spread evenly; a lasting holder becomes a super-peer.
//!
//! # The idea
//! Processes have places in a square, and overlay links to some of the others. N tokens are given to N randomly drawn
//! processes. The tokens repel each other like charges: the *force* on a token is a sum over all other tokens: each
//! pushes the token directly away with force 1/d, where d is the distance. If the force exceeds a threshold θ, the
//! holder hands the token over to the neighbour nearest to the direction of the force. So the tokens move apart. A
//! process that has held its token for `tenure` periods becomes a super-peer, and each other process asks the nearest
//! super-peer to serve it. GOSSIP (see below) contains the number of the first gossip that the holder sent as a
//! super-peer. A holder that loses its token and becomes a super-peer again has no members: its old members see the
//! new number, and ask again.
//!
//! Gossip spreads the places of tokens: in every period each holder informs its neighbours (GOSSIP), and a process
//! that receives newer gossip of a token forwards it to all neighbours except the sender. The holder numbers its
//! gossip; for each token the gossip with the highest number counts; if two numbers are equal, the gossip with the
//! lower position counts.
//!
//! # What it assumes
//! The overlay is connected, each process knows its own place and those of the others, and all start together. A
//! period is long enough for gossip to reach all processes and for an offer to be answered: (overlay diameter + 2) ·
//! (`t_max` + `t_process`). Messages may be lost. If an ACCEPT is lost, the token has two holders, until one of them
//! receives the gossip of the other. Nothing survives a crash, and a token is lost when its holder crashes: the share
//! of super-peers shows the loss, but no process can detect it.
//!
//! # What it costs
//! With E overlay links, one piece of gossip costs 2E − n + 1 messages for any delays: its holder sends one message
//! over each of its links, and each of the n − 1 others over all of its links but one. If all processes are up, a
//! period costs N(2E − n + 1) messages. Each move and each refusal costs 2 more. Each move raises the threshold θ of
//! its token by a tenth (the token cools). So a token under a force of at most `F_max` moves at most ⌈log(`F_max`/θ)
//! / log 1.1⌉ times.
//!
//! # Where it comes from
//! A. S. Tanenbaum, M. van Steen, "Distributed Systems", section on elections in large systems. The book describes the
//! idea in m dimensions, and leaves force, threshold and direction open. Here there are two dimensions.
//!
//! # Its limits
//! Over random squares the smallest distance of two tokens more than doubles. But the mean distance from a process to
//! the nearest token falls by only an eighth, and in some squares it grows. The number of tokens does not follow the
//! number of processes. A token can be stuck if no neighbour lies in the direction of the force, or if that neighbour
//! has a token.
//!
//! # The variants
//! - `standard`: as above.
//! - `restless`: a move does not cool the token. Some tokens never come to rest.

mod explain;
mod force;
mod service;
#[cfg(test)]
mod tests;

use crate::protocol::prelude::*;
use force::{COOLING, Force, give_up_token, handle_accept};
use service::{Rumours, Settlement};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuperpeerTokens {
    variant: Variant,
    tokens: Tokens,
    limit: Option<u32>,
    theta: Decimal,
    share: Decimal,
    is_torus: bool,
    period: Ticks,
    /// The time in which gossip reaches all processes, in ticks.
    spread: Ticks,
    /// The number of periods that a process must hold a token before it becomes a super-peer.
    tenure: u32,
}

type Fx<'a> = &'a mut dyn Effects<SuperpeerTokens>;

#[derive(Clone, Debug, PartialEq, Eq)]
enum Tokens {
    Drawn(u32),
    /// The position of the holder of each token, in the order of tokens.
    At(Vec<u32>),
}

variants! {
    Standard => "standard",
    Restless => "restless",
}

/// The state of a process. A crash deletes everything except `has_started`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct State {
    /// The super-peer of the process, possibly the process itself; `None` is @ (undefined).
    elected: Option<Id>,
    /// Whether the process has ever started. A process starts only once, even after a crash.
    has_started: bool,
    /// The number of the current period, counted from 1; 0 before the start.
    period: u32,
    token: Option<Token>,
    rumours: Rumours,
    /// The super-peer that accepted the process as a member, if any.
    joined: Option<Settlement>,
    /// The super-peer that has not answered the JOIN of the process yet, if any.
    asks: Option<Settlement>,
    /// The super-peers that refused the process. A super-peer that loses its token is removed from this list.
    refused_by: Vec<Settlement>,
    /// The members that the process serves, ascending; empty unless it is a super-peer.
    members: Vec<Id>,
}

/// A token, as its holder stores it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Token {
    /// The number of the token, counted from 1.
    which: u32,
    /// The number of the latest gossip about the token. Each new gossip and each move of the token adds 1.
    number: u32,
    theta: Decimal,
    begins: u32,
    /// The position of the neighbour to which the token is offered in this period, if any.
    offered: Option<u32>,
}

/// The holder of a token, according to gossip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Rumour {
    token: u32,
    position: u32,
    number: u32,
    /// The `number` of the first gossip that the holder sent as a super-peer; `None` if the holder is not a super-peer.
    settled: Option<u32>,
}

messages! {
    #[derive(Copy)]
    pub enum Message {
        /// "This token is at this position." Spreads over the overlay links to all processes.
        Gossip { rumour: Rumour } => "GOSSIP": Heartbeat,
        /// "Take this token." Sent to the neighbour in the direction of the force.
        Handover {
            token: u32,
            /// The force above which the token moves.
            theta: Decimal,
            number: u32,
        } => "HANDOVER": Value,
        /// "I have taken the token." The answer to a HANDOVER.
        Accept { token: u32, number: u32 } => "ACCEPT": Answer,
        /// "I hold a token already." The answer to a HANDOVER.
        Refuse { token: u32, number: u32 } => "REFUSE": Refusal,
        /// "Take me as a member." Sent to the nearest super-peer.
        Join {} => "JOIN": Election,
        /// "You are my member." The answer to a JOIN. `since`: the number of the sender's first gossip as super-peer.
        Welcome { token: u32, since: u32 } => "WELCOME": Answer,
        /// "I am full, or I am no super-peer." The answer to a JOIN.
        Full {} => "FULL": Refusal,
    }
}

timers! {
    "superpeer-tokens":
    pub enum Timer {
        /// Runs during a period. When it fires, the next period begins.
        Period => "period",
        /// Runs from the start of a period. When it fires, all gossip of the period has arrived.
        Sum => "sum",
    }
}

steps! {
    "superpeer-tokens":
    pub enum Step {
        Start => "start",
        StartIgnored => "start-ignored",
        Recovered => "recovered",
        Get { token: u32 } => "get",
        Tell { token: u32, number: u32 } => "tell",
        Settle { token: u32 } => "settle",
        BeginLate { token: u32 } => "begin-late",
        PassOn { token: u32, number: u32 } => "pass-on",
        GossipIgnored => "gossip-ignored",
        GiveWay { token: u32 } => "give-way",
        Stay { token: u32 } => "stay",
        Stuck { token: u32 } => "stuck",
        Offer { token: u32, to: Id } => "offer",
        Accept { token: u32 } => "accept",
        Decline { token: u32 } => "decline",
        HandoverIgnored => "handover-ignored",
        LetGo { token: u32 } => "let-go",
        AcceptIgnored => "accept-ignored",
        Keep { token: u32 } => "keep",
        RefuseIgnored => "refuse-ignored",
        Leave { leader: Id } => "leave",
        Ask { to: Id } => "ask",
        Unserved => "unserved",
        Welcome { members: u32 } => "welcome",
        WelcomeAgain => "welcome-again",
        Full => "full",
        Follow => "follow",
        WelcomeIgnored => "welcome-ignored",
        Refused => "refused-by",
        FullIgnored => "full-ignored",
    }
}

impl Catalogued for SuperpeerTokens {
    type Variant = Variant;

    const NATURE: Nature = Nature {
        title: "Super-peers (tokens)",
        knows: Knows::Links,
        draws: Draws::Lots,
        begins: Begins::Together,
        strip: Strip::Groups,
        grows: Some(Grows::Timers),
        roles: &[Role::Idle, Role::Active, Role::Waiting, Role::Leader],
        properties: &[PropertyId::Served.name(), PropertyId::Load.name(), PropertyId::Share.name()],
        params: &[
            Parameter { name: "tokens", takes: Takes::Either(&[Takes::Number(1, 4_096), Takes::Processes]) },
            Parameter { name: "limit", takes: Takes::Number(1, u32::MAX as u64) },
            Parameter { name: "theta", takes: Takes::Decimal(0, 1_000_000) },
            Parameter { name: "period", takes: Takes::Time },
            Parameter { name: "tenure", takes: Takes::Number(1, 1_000_000) },
            Parameter { name: "share", takes: Takes::Decimal(0, 1) },
        ],
        ..Nature::ELECTION
    };

    fn new(variant: Variant, setup: &Setup<'_>) -> Self {
        let parameters = setup.parameters;
        let number = |name| parameters.number(name).and_then(|number| u32::try_from(number).ok());
        let tokens = match parameters.processes("tokens") {
            Some(positions) => Tokens::At(positions.to_vec()),
            None => Tokens::Drawn(number("tokens").unwrap_or(1)),
        };
        let count = tokens.count();
        Self {
            variant,
            tokens,
            limit: number("limit"),
            theta: parameters.decimal("theta").unwrap_or_else(|| Decimal::new(f64::from(count) / 2.0)),
            share: parameters
                .decimal("share")
                .unwrap_or_else(|| Decimal::new(f64::from(count) / f64::from(setup.processes))),
            is_torus: setup.overlay.is_torus(),
            period: parameters.number("period").unwrap_or_else(|| least_period(setup)),
            spread: spread(setup),
            tenure: number("tenure").unwrap_or(3),
        }
    }

    fn limits(_: Variant, setup: &Setup<'_>) -> Limits {
        let mut refusals = Vec::new();
        let listed = setup.parameters.processes("tokens");
        let tokens =
            listed.map_or_else(|| setup.parameters.number("tokens").unwrap_or(1), |positions| positions.len() as u64);
        let up = u64::from(setup.processes).saturating_sub(setup.down.len() as u64);
        if tokens == 0 || tokens > up {
            let what = Remark::new("refused-superpeer-tokens-count").with("tokens", tokens).with("n", up);
            let mend = Remark::new("refused-superpeer-tokens-count-mend").with("n", up);
            refusals.push(Refusal { parameter: "tokens", what, mend });
        } else if let Some(at) = listed.and_then(|positions| positions.iter().position(|at| setup.down.contains(at))) {
            let what = Remark::new("refused-superpeer-tokens-down").with("token", at + 1);
            let mend = Remark::new("refused-superpeer-tokens-down-mend");
            refusals.push(Refusal { parameter: "tokens", what, mend });
        }
        if setup.parameters.decimal("theta").is_some_and(|theta| theta.value() * COOLING <= theta.value()) {
            let what = Remark::new("refused-superpeer-tokens-theta");
            let mend = Remark::new("refused-superpeer-tokens-theta-mend");
            refusals.push(Refusal { parameter: "theta", what, mend });
        }
        if let Some(period) = setup.parameters.number("period").filter(|&period| period < least_period(setup)) {
            let what = Remark::new("refused-superpeer-tokens-period").with("period", period);
            let mend = Remark::new("refused-superpeer-tokens-period-mend").with("least", least_period(setup));
            refusals.push(Refusal { parameter: "period", what, mend });
        }
        Limits { refusals, ..Limits::default() }
    }
}

impl Tokens {
    const fn count(&self) -> u32 {
        match self {
            Self::Drawn(count) => *count,
            Self::At(positions) => positions.len() as u32,
        }
    }
}

fn spread(setup: &Setup<'_>) -> Ticks {
    (Ticks::from(setup.overlay.diameter()) * (setup.longest_delay + setup.process_time)).max(1)
}

/// The shortest period, in ticks: gossip reaches all processes, then an offer is made and answered.
fn least_period(setup: &Setup<'_>) -> Ticks {
    spread(setup) + 2 * (setup.longest_delay + setup.process_time)
}

impl Protocol for SuperpeerTokens {
    type State = State;
    type Message = Message;
    type Timer = Timer;
    type Step = Step;

    fn boot(&self, _: Local<'_>, _: &Given, before: Option<&State>, _: &mut impl Effects<Self>) -> State {
        State { has_started: before.is_some_and(|before| before.has_started), ..State::default() }
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        let (from, message) = match event {
            Event::Start if state.has_started => return fx.line(Step::StartIgnored),
            Event::Start => return self.start(me, state, fx),
            Event::Recovered => return fx.line(Step::Recovered),
            Event::Fired(Timer::Period) => return self.begin_period(me, state, fx),
            Event::Fired(Timer::Sum) => return self.sum(me, state, fx),
            Event::Received { from, message } => (from, message),
            Event::Undeliverable { .. } | Event::Requested(_) | Event::Membership { .. } => return,
        };
        match message {
            Message::Gossip { rumour } => self.gossip(me, from, state, rumour, fx),
            Message::Handover { token, theta, number } => self.offered(me, from, state, (token, theta, number), fx),
            Message::Accept { token, number } => handle_accept(me, from, state, (token, number), fx),
            Message::Refuse { token, number } => match &mut state.token {
                Some(held) if (held.which, held.number, held.offered) == (token, number, Some(from.position())) => {
                    fx.line(Step::Keep { token });
                    held.offered = None;
                }
                _ => fx.line(Step::RefuseIgnored),
            },
            Message::Join {} => self.asked(me, from, state, fx),
            Message::Welcome { .. } if state.token.is_some() => fx.line(Step::WelcomeIgnored),
            Message::Welcome { token, since } => {
                fx.line(Step::Follow);
                (state.elected, state.asks) = (Some(me.id_of(from)), None);
                state.joined = Some(Settlement { position: from.position(), token, since });
            }
            Message::Full {} => match state.asks.take_if(|asked| asked.position == from.position()) {
                Some(asked) => {
                    fx.line(Step::Refused);
                    state.refused_by.push(asked);
                    self.ask_nearest(me, state, fx);
                }
                None => fx.line(Step::FullIgnored),
            },
        }
    }

    fn standing(&self, _: Seat<'_>, state: &State) -> Standing {
        let is_moving = state.token.is_some_and(|held| !self.is_settled(&held));
        let serves = state.members.len() as u32;
        Standing { serves, ..Standing::following(state.elected, is_moving || state.asks.is_some()) }
    }
}

impl Election for SuperpeerTokens {
    fn is_upheld<'a>(
        &self,
        live: &mut dyn Iterator<Item = (Local<'a>, &'a State)>,
        under_way: &mut dyn Iterator<Item = &'a Message>,
    ) -> Option<bool> {
        Some(self.is_settled_for_good(live, under_way))
    }

    fn upkeep(&self) -> Upkeep<Timer> {
        Upkeep { next: Timer::Period, missed: Timer::Period, times: None, quorum: None }
    }
}

impl SuperpeerTokens {
    const fn is_settled(&self, held: &Token) -> bool {
        held.begins > self.tenure
    }

    fn settlement(&self, me: Local<'_>, held: &Token) -> Option<Settlement> {
        let (position, token) = (me.position, held.which);
        let periods = held.begins.checked_sub(self.tenure + 1)?;
        Some(Settlement { position, token, since: held.number.saturating_sub(periods) })
    }

    fn start(&self, me: Local<'_>, state: &mut State, fx: Fx<'_>) {
        fx.line(Step::Start);
        let token = match &self.tokens {
            Tokens::Drawn(count) => me.lot.filter(|lot| lot < count).map(|lot| lot + 1),
            Tokens::At(positions) => positions.iter().position(|&at| at == me.position).map(|index| index as u32 + 1),
        };
        if let Some(token) = token {
            fx.line(Step::Get { token });
            state.token = Some(Token { which: token, number: 0, theta: self.theta, begins: 0, offered: None });
        }
        self.begin_period(me, state, fx);
    }

    fn begin_period(&self, me: Local<'_>, state: &mut State, fx: Fx<'_>) {
        state.has_started = true;
        state.period = state.period.saturating_add(1);
        fx.arm(Timer::Period, self.period);
        fx.arm(Timer::Sum, self.spread);
        let Some(held) = &mut state.token else { return };
        held.offered = None;
        held.begins = held.begins.saturating_add(1);
        held.number = held.number.saturating_add(1);
        let Token { which: token, number, .. } = *held;
        let settled = self.settlement(me, held).map(|settlement| settlement.since);
        if settled.is_some() && state.elected != Some(me.id) {
            fx.line(Step::Settle { token });
            (state.elected, state.asks) = (Some(me.id), None);
        }
        fx.line(Step::Tell { token, number });
        let rumour = Rumour { token, position: me.position, number, settled };
        state.rumours.hear(rumour, state.period);
        for &to in me.neighbours {
            fx.send(Port::peer(to), Message::Gossip { rumour });
        }
    }

    fn gossip(&self, me: Local<'_>, from: Port, state: &mut State, rumour: Rumour, fx: Fx<'_>) {
        let Rumour { token, number, .. } = rumour;
        if !state.rumours.is_new(rumour) {
            return fx.line(Step::GossipIgnored);
        }
        if state.period == 0 {
            fx.line(Step::BeginLate { token });
            self.begin_period(me, state, fx);
        }
        state.rumours.hear(rumour, state.period);
        if state.token.is_some_and(|held| held.which == token) {
            fx.line(Step::GiveWay { token });
            give_up_token(me, state);
        }
        fx.line(Step::PassOn { token, number });
        for &to in me.neighbours.iter().filter(|&&to| to != from.position()) {
            fx.send(Port::peer(to), Message::Gossip { rumour });
        }
    }

    fn sum(&self, me: Local<'_>, state: &mut State, fx: Fx<'_>) {
        let Some(held) = state.token else { return self.look_for_service(me, state, fx) };
        let force = self.force(me, state);
        let token = held.which;
        if !force.is_over(held.theta) {
            return fx.line(Step::Stay { token });
        }
        let Some(to) = force.direction(me, self.is_torus) else { return fx.line(Step::Stuck { token }) };
        fx.line(Step::Offer { token, to: me.id_of(Port::peer(to)) });
        state.token = Some(Token { offered: Some(to), ..held });
        fx.send(Port::peer(to), Message::Handover { token, theta: held.theta, number: held.number });
    }

    fn force(&self, me: Local<'_>, state: &State) -> Force {
        let own = state.token.map(|held| held.which);
        let others = state.rumours.counting(state.period).filter(|rumour| Some(rumour.token) != own);
        Force::of(me, others.map(|rumour| rumour.position), self.is_torus)
    }
}
