//! The acts in a scenario file: one table of rows, from which acts are read, written and moved to other positions.

mod parts;

use super::fields::foreign;
use crate::prelude::*;
use parts::Beside;
pub(super) use parts::Part;
use suffrage_engine::sim::command::Command;

/// Defines the acts, one per row: the key, the command, and an optional second key after `beside`.
macro_rules! acts {
    ($($key:literal => $command:ident { $($values:tt)* } takes $part:tt $(beside $option:ident, $said:literal)?,
        is $takes:literal, $meaning:literal $(and $of_option:literal, $option_means:literal)?;)*) => {
        pub(super) const ACTS: &[&str] = &[$($key),*];
        const OPTIONS: &[(&str, &str)] = &[$($((stringify!($option), $key),)?)*];

        /// The keys of all acts. An optional key is paired with the key of its act: `after` with `crash`, for example.
        pub(super) fn described() -> Vec<(Key, Option<&'static str>)> {
            let key = |name, takes, meaning| Key { name, takes, meaning, is_needed: false };
            vec![$(
                (key($key, $takes, $meaning), None),
                $((key(stringify!($option), $of_option, $option_means), Some($key)),)?
            )*]
        }

        fn read_act(given: &mut GivenValue<'_, '_>) -> Option<Command> {
            match given.key {
                $($key => {
                    $(let $option = Beside::read(given, stringify!($option));)?
                    let $part = Part::read(given)?;
                    Some(Command::$command { $($values)* })
                })*
                _ => None,
            }
        }

        pub(super) fn write(command: &Command, context: &WriteContext<'_>) -> String {
            match command.clone() {
                $(Command::$command { $($values)* } => {
                    let said = format!("{} = {}", $key, Part::write(&$part, context));
                    $(let beside = Beside::said(&$option).map(|value| format!(", {} = {value}", stringify!($option)));
                    let said = said + &beside.unwrap_or_default();)?
                    said
                })*
            }
        }

        /// The key of an act in a file.
        pub const fn key(command: &Command) -> &'static str {
            match command {
                $(Command::$command { .. } => $key,)*
            }
        }

        pub fn texts(command: &Command) -> [&'static str; 2] {
            match command {
                $(Command::$command { $($option,)? .. } => {
                    $(if Beside::said($option).is_some() {
                        return [concat!("did-", $key, "-", $said), concat!("did-", $key, "-", $said, "-all")];
                    })?
                    [concat!("did-", $key), concat!("did-", $key, "-all")]
                })*
            }
        }

        /// The act with the new positions of its targets. The `bool` is true if all targets have a new position.
        pub(super) fn reseated(command: &Command, moving: &PositionMap) -> (Option<Command>, bool) {
            match command.clone() {
                $(Command::$command { $($values)* } => {
                    let part = $part;
                    let named = Part::size(&part);
                    let left = Part::reseated(part, moving);
                    let is_whole = left.as_ref().is_some_and(|left| Part::size(left) == named);
                    (left.map(|$part| Command::$command { $($values)* }), is_whole)
                })*
            }
        }
    };
}

acts! {
    "start" => Start { 0: targets } takes targets,
        is "targets", "Processes begin an election: an id, a list of ids, or `\"all\"`.";
    "crash" => Crash { targets, after } takes targets beside after, "after",
        is "targets", "Processes crash: they stop, tell nobody and lose all but their stable state."
        and "count", "With `crash`: at its next broadcast only this many messages leave, and it crashes.";
    "revive" => Revive { 0: targets } takes targets,
        is "targets", "Crashed processes are up again.";
    "leave" => Leave { targets, announced } takes targets beside announced, "announced",
        is "targets", "Processes leave; to the others like a crash."
        and "flag", "With `leave`: the followers notice it one longest delay later.";
    "request" => Request { client, request } takes (client, request),
        is "request", "Asks a client for a value, `{ client = 4, value = \"x\" }`; in a replicated store `{ client = 4, set = [\"k\", \"v\"] }`. A client that is down does not hear it.";
    "drop" => Drop { 0: select } takes select,
        is "message", "Loses the oldest message in transit, `{ from = 4, to = 6 }`; `kind` selects a kind, `nth = 2` the second oldest.";
    "delay" => Delay { select, by } takes (select, by),
        is "message_by", "Delays it: `{ from = 4, to = 6, by = 3 }` arrives 3 ticks later, even behind a later message.";
    "duplicate" => Duplicate { 0: select } takes select,
        is "message", "Duplicates it: the copy is due at the same tick, after all messages sent before this act.";
    "alter" => Alter { select, to } takes (select, to),
        is "message_is", "Changes its content, `{ from = 3, to = 1, is = \"retreat\" }`: a whole number, or a word of at most 12 bytes. Only where the protocol allows it.";
    "deliver" => Deliver { 0: select } takes select,
        is "message", "Delivers it at this tick, whatever its due tick, among the deliveries of the tick in the order of sending.";
    "fire" => Fire { 0: timer } takes timer,
        is "timer", "Fires an armed timer now, before the deliveries of the tick: `{ process = 4, timer = \"answer\" }`. The trace names the timers of a protocol.";
    "disarm" => Disarm { 0: timer } takes timer,
        is "timer", "Cancels an armed timer.";
    "cut" => Cut { pairs, one_way } takes pairs beside one_way, "one-way",
        is "pairs", "Cuts the link between two processes, `[1, 2]`, or several: `[[1, 2], [2, 3]]`."
        and "flag", "With `cut`: only from the first to the second.";
    "partition" => Partition { 0: groups } takes groups,
        is "groups", "Cuts every link between different groups, `[[1, 2, 3], [4, 5]]`. Processes in no group form one more group.";
    "mend" => Mend { 0: links } takes links,
        is "pairs_or_all", "Mends links both ways, whatever cut them: a pair, a list of pairs, or `\"all\"`.";
    "network" => Network { 0: change } takes change,
        is "network_change", "Changes the network from now on: `loss`, `duplicate`, `fifo`; the others stay. Messages in transit keep their due tick.";
    "choose" => Pin { 0: pin } takes pin,
        is "choice", "Settles a choice of chance from now on, as an entry of `choices`.";
}

pub(super) fn read(given: &mut GivenValue<'_, '_>) -> Option<(Ticks, Command)> {
    let options = OPTIONS.iter().map(|(option, _)| option);
    let keys: Vec<&'static str> = ["at"].iter().chain(ACTS).chain(options).copied().collect();
    let section = given.table(&keys)?;
    let mut given = given.within(&section);
    let at = given.needed("at", "at = 1", |at| at.integer(TICKS_FROM_ONE));
    at.zip(entry(&mut given))
}

fn entry(given: &mut GivenValue<'_, '_>) -> Option<Command> {
    let section = given.section;
    let known_as = |key: &str| ACTS.iter().find(|act| **act == key).copied();
    let in_order = section.in_file_order().into_iter();
    let acts: Vec<_> = in_order.filter_map(|(key, span, _)| Some((known_as(key)?, span))).collect();
    let Some((first, first_span)) = acts.first().cloned() else {
        if !section.is_strange {
            given.reader.fault(section.span.clone(), faults::no_act(ACTS));
        }
        return None;
    };
    for (second, span) in &acts[1..] {
        given.reader.fault_with(span.clone(), first_span.clone(), faults::second_act(first, second));
        given.inside(second, read_act);
    }
    for (option, owner) in OPTIONS {
        if !acts.iter().any(|(act, _)| act == owner) {
            foreign(given, option, owner);
        }
    }
    given.inside(first, read_act)
}
