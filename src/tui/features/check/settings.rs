//! What is asked of all runs: the clock, what an adversary may spend, and what is judged; the scenario's `[check]` to begin with.

use crate::check::proposed;
use crate::tui::app::App;
use suffrage_engine::property::{Status, title};
use suffrage_engine::protocol::Scope;
use suffrage_scenario::check::{AnyStart, Check, TimerBound};
use suffrage_text::{Fit, ids};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    Clock,
    AnyStart,
    Starts,
    Crashes,
    MidBroadcast,
    Revivals,
    Losses,
    Duplicates,
    Timers,
    Draws,
    Early,
    /// By its place.
    Property(usize),
}

/// A property, and whether it is judged; one that is broken already is not.
struct Judged {
    name: &'static str,
    is_wanted: bool,
    is_broken: bool,
}

pub(super) struct Settings {
    check: Check,
    /// Whether processes begin each by itself.
    begins_alone: bool,
    /// The names of the protocol's timers.
    timers: &'static [&'static str],
    /// Whether its processes may draw numbers.
    draws: bool,
    scope: Scope,
    properties: Vec<Judged>,
}

/// More than any state has.
const MOST: u32 = 255;

impl Settings {
    pub(super) fn of(app: &App) -> Self {
        let scenario = app.session.scenario();
        let entry = scenario.protocol().entry();
        let check = scenario.check.iter();
        let spoken_of: Vec<&str> = check.flat_map(|check| check.holds.iter().chain(&check.violates)).copied().collect();
        let known = app.session.lookup().properties();
        let judged = |name: &&'static str| Judged {
            name,
            is_wanted: spoken_of.is_empty() || spoken_of.contains(name),
            is_broken: known.iter().any(|property| property.name == *name && property.status == Status::Violated),
        };
        let properties = scenario.properties().iter().map(judged).collect();
        Self {
            check: proposed(scenario),
            begins_alone: !entry.begins.is_together(),
            timers: entry.timers,
            draws: entry.draws(),
            scope: entry.scope(),
            properties,
        }
    }

    /// Those that mean anything, in their order.
    pub(super) fn all(&self) -> Vec<Setting> {
        let Self { check, begins_alone, timers, draws, .. } = self;
        let is_free = check.asynchronous;
        let budgets = [
            (Setting::Clock, true),
            (Setting::AnyStart, *begins_alone),
            (Setting::Starts, *begins_alone),
            (Setting::Crashes, true),
            (Setting::MidBroadcast, true),
            (Setting::Revivals, true),
            (Setting::Losses, true),
            (Setting::Duplicates, true),
            (Setting::Timers, !timers.is_empty()),
            (Setting::Draws, *draws),
            (Setting::Early, is_free && !timers.is_empty()),
        ];
        let budgets = budgets.into_iter().filter(|(_, means)| *means).map(|(setting, _)| setting);
        budgets.chain((0..self.properties.len()).map(Setting::Property)).collect()
    }

    /// What is asked: budgets that mean nothing are spent by nobody.
    pub(super) fn check(&self) -> Check {
        let all = self.all();
        let mut check = self.check.clone();
        let mut without = |setting: Setting, clear: fn(&mut Check)| {
            if !all.contains(&setting) {
                clear(&mut check);
            }
        };
        without(Setting::AnyStart, |check| check.any_start = AnyStart::Nobody);
        without(Setting::Starts, |check| check.starts = 0);
        without(Setting::Early, |check| check.early = None);
        check
    }

    pub(super) fn judged(&self) -> Vec<&'static str> {
        self.properties
            .iter()
            .filter(|property| property.is_wanted && !property.is_broken)
            .map(|property| property.name)
            .collect()
    }

    pub(super) fn change(&mut self, setting: Setting, forward: bool) {
        let check = &mut self.check;
        match setting {
            Setting::Clock => check.asynchronous = !check.asynchronous,
            Setting::AnyStart if check.any_start == AnyStart::Nobody => check.any_start = AnyStart::Everybody,
            Setting::AnyStart => check.any_start = AnyStart::Nobody,
            Setting::MidBroadcast => check.mid_broadcast = !check.mid_broadcast,
            Setting::Starts => step(&mut check.starts, forward),
            Setting::Crashes => step(&mut check.crashes, forward),
            Setting::Revivals => step(&mut check.revivals, forward),
            Setting::Losses => step(&mut check.losses, forward),
            Setting::Duplicates => step(&mut check.duplicates, forward),
            Setting::Timers => {
                let mut bound = match check.timers {
                    TimerBound::InAll(most) => Some(most),
                    TimerBound::None | TimerBound::Named(_) => None,
                };
                step_bound(&mut bound, forward);
                check.timers = bound.map_or(TimerBound::None, TimerBound::InAll);
            }
            Setting::Draws => step_bound(&mut check.draws, forward),
            Setting::Early => step_bound(&mut check.early, forward),
            Setting::Property(at) => self.properties[at].is_wanted ^= true,
        }
    }

    pub(super) fn name(&self, app: &App, setting: Setting) -> Fit {
        let texts = &app.look.texts;
        texts.fit(match setting {
            Setting::Clock => ids::CHECK_FORM_CLOCK,
            Setting::AnyStart => ids::CHECK_FORM_ANY_START,
            Setting::Starts => ids::CHECK_FORM_STARTS,
            Setting::Crashes => ids::CHECK_FORM_CRASHES,
            Setting::MidBroadcast => ids::CHECK_FORM_MID_BROADCAST,
            Setting::Revivals => ids::CHECK_FORM_REVIVALS,
            Setting::Losses => ids::CHECK_FORM_LOSSES,
            Setting::Duplicates => ids::CHECK_FORM_DUPLICATES,
            Setting::Timers => ids::CHECK_FORM_TIMERS,
            Setting::Draws => ids::CHECK_FORM_DRAWS,
            Setting::Early => ids::CHECK_FORM_EARLY,
            Setting::Property(at) => return texts.fit_remark(&title(self.properties[at].name)),
        })
    }

    pub(super) fn value(&self, app: &App, setting: Setting) -> Fit {
        let texts = &app.look.texts;
        let number = |count: u32| texts.number(u64::from(count));
        let bound = |bound: Option<u32>| bound.map_or_else(|| texts.say(ids::CHECK_FORM_NO_BOUND), number);
        let check = &self.check;
        let value = match setting {
            Setting::Clock => texts.say(if check.asynchronous { ids::CHECK_FORM_NO } else { ids::CHECK_FORM_YES }),
            Setting::MidBroadcast => {
                texts.say(if check.mid_broadcast { ids::CHECK_FORM_YES } else { ids::CHECK_FORM_NO })
            }
            Setting::AnyStart => match &check.any_start {
                AnyStart::Nobody => texts.say(ids::CHECK_FORM_NOBODY),
                AnyStart::Everybody => texts.say(ids::CHECK_FORM_EVERYBODY),
                AnyStart::Listed(listed) => {
                    let named = listed.iter().filter_map(|&at| app.session.id_at(at as usize));
                    named.map(|id| texts.name(id)).collect::<Vec<_>>().join(" ")
                }
            },
            Setting::Starts => number(check.starts),
            Setting::Crashes => number(check.crashes),
            Setting::Revivals => number(check.revivals),
            Setting::Losses => number(check.losses),
            Setting::Duplicates => number(check.duplicates),
            Setting::Timers => match &check.timers {
                TimerBound::None => bound(None),
                TimerBound::InAll(most) => number(*most),
                TimerBound::Named(named) => {
                    let told = |&(timer, most): &(usize, u32)| format!("{} {most}", self.timers[timer]);
                    named.iter().map(told).collect::<Vec<_>>().join(", ")
                }
            },
            Setting::Draws => bound(check.draws),
            Setting::Early => bound(check.early),
            Setting::Property(at) => {
                return texts.fit(match &self.properties[at] {
                    Judged { is_broken: true, .. } => ids::CHECK_FORM_BROKEN,
                    Judged { is_wanted: true, .. } => ids::CHECK_FORM_YES,
                    Judged { .. } => ids::CHECK_FORM_NO,
                });
            }
        };
        value.into()
    }

    /// What a row means.
    pub(super) fn told(&self, app: &App, setting: Setting) -> String {
        let texts = &app.look.texts;
        texts.say(match setting {
            Setting::Clock if self.check.asynchronous => ids::CHECK_FORM_ASYNCHRONOUS_TOLD,
            Setting::Clock => ids::CHECK_CLOCK,
            Setting::AnyStart => ids::CHECK_FORM_ANY_START_TOLD,
            Setting::Starts => ids::CHECK_FORM_STARTS_TOLD,
            Setting::Crashes => ids::CHECK_FORM_CRASHES_TOLD,
            Setting::MidBroadcast => ids::CHECK_FORM_MID_BROADCAST_TOLD,
            Setting::Revivals => ids::CHECK_FORM_REVIVALS_TOLD,
            Setting::Losses => ids::CHECK_FORM_LOSSES_TOLD,
            Setting::Duplicates => ids::CHECK_FORM_DUPLICATES_TOLD,
            Setting::Timers => ids::CHECK_FORM_TIMERS_TOLD,
            Setting::Draws => ids::CHECK_FORM_DRAWS_TOLD,
            Setting::Early => ids::CHECK_FORM_EARLY_TOLD,
            Setting::Property(at) if self.properties[at].is_broken => ids::CHECK_FORM_BROKEN_TOLD,
            Setting::Property(at) => {
                let demand = suffrage_engine::property::demand(self.properties[at].name, self.scope);
                return demand.map(|demand| texts.remark(&demand)).unwrap_or_default();
            }
        })
    }
}

fn step(count: &mut u32, forward: bool) {
    *count = if forward { (*count + 1).min(MOST) } else { count.saturating_sub(1) };
}

/// Before 0 there is no bound.
fn step_bound(bound: &mut Option<u32>, forward: bool) {
    *bound = match (*bound, forward) {
        (None, true) => Some(0),
        (None | Some(0), false) => None,
        (Some(count), true) => Some((count + 1).min(MOST)),
        (Some(count), false) => Some(count - 1),
    };
}
