//! What is done in a session: two runs side by side both take it, if it means anything there.

use super::run::Portion;
use super::{Moved, Session};
use crate::protocol::{Remark, Ticks};
use crate::scenario::Scenario;
use crate::scenario::change::reseated;
use crate::sim::command::{Command, Select};

impl Session {
    /// An act of the person at the keys: it enters the next tick, which is shown at once.
    pub fn act(&mut self, command: Command) -> Moved {
        self.act_within(vec![command], u64::MAX)
    }

    /// Acts of one tick, through about so many events of each run: the next tick may be left in the middle.
    pub fn act_within(&mut self, commands: Vec<Command>, events: u64) -> Moved {
        self.settle();
        let (tick, half_way) = (self.tick(), self.is_half_way());
        let Some(other) = &mut self.beside else { return self.lane.act(&mut self.tree, commands, &mut Portion::of(events)) };
        self.lane.go(&mut self.tree, |run| run.wait_until(tick));
        other.go(&mut self.tree, |run| run.wait_until(tick));
        let carry = |command: &Command| carried(command, self.lane.scenario(), other.scenario());
        let there: Option<Vec<Command>> = commands.iter().map(carry).collect();
        let moved = self.lane.act(&mut self.tree, commands, &mut Portion::of(events));
        if !matches!(moved, Moved::Yes | Moved::Waiting | Moved::OnTheWay) {
            return moved;
        }
        let took = there.map(|commands| other.act(&mut self.tree, commands, &mut Portion::of(events)));
        self.both_took = matches!(took, Some(Moved::Yes | Moved::Waiting | Moved::OnTheWay));
        self.finder.forget_after(tick);
        for lane in [&mut self.lane, other] {
            if half_way && lane.tick() > tick {
                // The other one is half-way through the tick: both wait for its end.
                lane.seek(&mut self.tree, tick);
            } else if !half_way && lane.tick() == tick {
                lane.go(&mut self.tree, |run| run.next_tick(&mut Portion::of(events)));
            }
        }
        if self.is_on_the_way() {
            return Moved::OnTheWay;
        }
        self.compare();
        if half_way { Moved::Waiting } else { Moved::Yes }
    }

    /// Whether both runs took the latest act, and not only the one that has the focus.
    pub const fn both_took(&self) -> bool {
        self.both_took
    }

    pub fn acts(&self) -> Vec<(Ticks, Command)> {
        self.lane.acts()
    }

    pub fn changes_nothing(&self, command: &Command) -> Option<Remark> {
        self.lane.run.changes_nothing(command)
    }

    /// How an act that enters the next tick names a message in flight; `None` if it will have arrived by then, or is a notice.
    pub fn select(&self, number: u32) -> Option<Select> {
        self.lane.run.select(number)
    }
}

/// An act on one run as an act on the other, if it means anything there.
pub(super) fn carried(command: &Command, here: &Scenario, there: &Scenario) -> Option<Command> {
    // Another algorithm has other messages, other timers and other choices.
    let is_of_the_algorithm = command.is_on_a_message() || command.is_on_a_timer() || command.is_a_choice();
    if is_of_the_algorithm && here.protocol() != there.protocol() { None } else { reseated(command, here, there) }
}
