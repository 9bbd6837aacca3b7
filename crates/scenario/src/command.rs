//! The acts in a scenario file: reading, writing and moving each to other positions, in one list.

mod parts;

use super::{
    TICKS_FROM_ONE, faults, fields::foreign, read::given::GivenValue, seating::PositionMap, write::WriteContext,
};
use parts::Beside;
pub(super) use parts::Part;
use suffrage_engine::{protocol::Ticks, sim::command::Command};

/// One row per act: its key, variant, value, and the optional key beside it with its text suffix.
macro_rules! acts {
    ($($key:literal => $command:ident { $($values:tt)* } takes $part:tt $(beside $option:ident, $said:literal)?;)*) => {
        pub(super) const ACTS: &[&str] = &[$($key),*];
        /// The optional keys, each with its act.
        const OPTIONS: &[(&str, &str)] = &[$($((stringify!($option), $key),)?)*];

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

        /// Writes an act as an entry of `events`, without its tick.
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

        /// Moves an act to other positions; returns what remains of it, and whether it still names all its processes.
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
    "start" => Start { 0: targets } takes targets;
    "crash" => Crash { targets, after } takes targets beside after, "after";
    "revive" => Revive { 0: targets } takes targets;
    "leave" => Leave { targets, announced } takes targets beside announced, "announced";
    "request" => Request { client, request } takes (client, request);
    "drop" => Drop { 0: select } takes select;
    "delay" => Delay { select, by } takes (select, by);
    "duplicate" => Duplicate { 0: select } takes select;
    "alter" => Alter { select, to } takes (select, to);
    "deliver" => Deliver { 0: select } takes select;
    "fire" => Fire { 0: timer } takes timer;
    "disarm" => Disarm { 0: timer } takes timer;
    "cut" => Cut { pairs, one_way } takes pairs beside one_way, "one-way";
    "partition" => Partition { 0: groups } takes groups;
    "mend" => Mend { 0: links } takes links;
    "network" => Network { 0: change } takes change;
    "choose" => Pin { 0: pin } takes pin;
}

/// Reads an entry of `events`: an act with its tick.
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
