//! Going far: a run of millions is computed in portions, so that the screen shows how far it has come and any key stops it.

use std::time::Duration;

use crate::protocol::{Role, Ticks, Value};
use crate::session::{Looked, Met, Moved, Until};
use crate::text::ids;
use crate::tui::app::App;
use crate::tui::state::{Aim, Arrival, FIRST_PORTION, Travel};

/// A portion is meant to take about this long.
const PORTION: Duration = Duration::from_millis(40);

impl App {
    /// Goes to a tick, or as near to it as the run lasts.
    pub(in crate::tui) fn travel(&mut self, to: Ticks) {
        self.set_out(to, None);
    }

    /// The same, and says something at the end of the way: which branch or which bookmark it is.
    pub(in crate::tui) fn travel_telling(&mut self, to: Ticks, arrival: Arrival) {
        self.set_out(to, Some(arrival));
    }

    fn set_out(&mut self, to: Ticks, arrival: Option<Arrival>) {
        self.pause();
        let portion = (FIRST_PORTION / self.count().max(1) as u64).max(1);
        self.travel = Some(Travel { to: Aim::Tick(to), arrival, portion, begun: self.player.now });
        self.travel_on();
    }

    /// Goes on until something happens.
    pub(in crate::tui) fn travel_until(&mut self, goal: Until) {
        self.pause();
        self.last_until = Some(goal);
        let to = Aim::Until(goal, self.watched(goal));
        self.travel = Some(Travel { to, arrival: None, portion: FIRST_PORTION, begun: self.player.now });
        self.travel_on();
    }

    /// Goes on with the next portion of the way.
    pub(in crate::tui) fn travel_on(&mut self) {
        let Some(mut travel) = self.travel.take() else { return };
        let now = self.player.now;
        if now > travel.begun {
            let took = now.saturating_sub(travel.begun);
            travel.portion = if took < PORTION { travel.portion.saturating_mul(2) } else { (travel.portion / 2).max(1) };
        }
        travel.begun = now;
        match travel.to {
            Aim::Tick(to) => self.go_on_to(to, travel),
            Aim::Until(goal, before) => self.look_on_for((goal, before), travel),
            Aim::Hit => self.search_on(travel),
        }
    }

    fn look_on_for(&mut self, (goal, before): (Until, Option<Role>), travel: Travel) {
        let farthest = self.farthest();
        let looked = self.session.until(goal, farthest, travel.portion);
        if looked == Looked::On {
            let what = Value::Text(self.named_goal(goal));
            self.say(ids::SaysLooksFor { what, tick: self.session.tick() });
            self.travel = Some(travel);
            return;
        }
        self.view.said = None;
        self.moved();
        if let Looked::Met(Met::Sent { number, .. }) = looked {
            // What one does next is likely to be about this message.
            self.view.message = Some(number);
        }
        if let Some(said) = self.told((goal, before), &looked) {
            let said = self.look.texts.fit(said);
            self.view.said = Some(self.of_side(&said));
        }
    }

    fn go_on_to(&mut self, to: Ticks, travel: Travel) {
        let portion = self.session.tick().saturating_add(travel.portion);
        let moved = self.session.seek(to.min(portion));
        let here = self.session.tick();
        if let Moved::Nothing(why) = moved {
            self.moved();
            self.view.said = Some(self.look.texts.fit_remark(&why));
        } else if moved == Moved::Quiet || here == to {
            // The way is at its end: what was said on it no longer holds.
            self.view.said = None;
            self.moved();
            if here < to {
                self.say(ids::SaysQuietBefore { tick: here });
            }
            if let Some(arrival) = travel.arrival {
                self.arrive_at_branch(arrival);
            }
        } else {
            self.say(ids::SaysTravels { tick: to });
            self.travel = Some(travel);
        }
    }

    /// Stays where the way has led so far; whether there was one.
    pub(in crate::tui) fn stop_travelling(&mut self) -> bool {
        let Some(travel) = self.travel.take() else { return false };
        if matches!(travel.to, Aim::Hit) {
            // Of two runs only one was searched.
            let here = self.session.tick();
            self.session.seek(here);
        }
        self.moved();
        true
    }

    /// Takes a portion of so many ticks at first, to see in a small run what happens in a large one.
    #[cfg(test)]
    pub(in crate::tui) fn travel_slowly(&mut self, to: Ticks, portion: Ticks) {
        self.travel = Some(Travel { to: Aim::Tick(to), arrival: None, portion, begun: self.player.now });
    }

    /// The same on the way to something: a portion of so many events.
    #[cfg(test)]
    pub(in crate::tui) fn look_slowly(&mut self, goal: Until, portion: u64) {
        self.travel = Some(Travel { to: Aim::Until(goal, self.watched(goal)), arrival: None, portion, begun: self.player.now });
    }
}
