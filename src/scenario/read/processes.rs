//! `[processes]`: which there are, and how they stand at tick 0.

use crate::config::{Problem, Reader, Section};
use crate::protocols;
use crate::scenario::faults;
use crate::scenario::fields::{OF_DRAWN, ProcessesSaid, SEATS, STANDING};
use crate::scenario::seating::{Roster, ids_of};
use crate::scenario::{Ids, Order, Scenario};

use super::given::Known;
use super::ids::limit;

/// Reads them into the scenario; gives the roster to find them with, none where the ids are too wrong for saying that one does not exist.
pub(super) fn read<'t>(
    reader: &mut Reader<'t>,
    top: &Section<'_, 't>,
    known: Known<'_>,
    scenario: &mut Scenario,
) -> Option<Roster> {
    let keys: Vec<&'static str> = SEATS.keys().chain(STANDING.keys()).collect();
    let Some(item) = top.get(SEATS.key) else {
        reader.fault(top.span.clone(), faults::no_processes());
        return None;
    };
    let section = reader.section(item, SEATS.key, SEATS.name, &keys)?;
    let mut said = ProcessesSaid::default();
    SEATS.read(reader, &section, known, &mut said);
    let (ids, is_sound) = ids(reader, &section, &mut said, known.entry)?;
    scenario.ids = ids.clone();
    let roster = is_sound.then(|| Roster::new(ids, scenario.seed));
    STANDING.read(reader, &section, Known { roster: roster.as_ref(), ..known }, scenario);
    roster
}

fn ids<'t>(
    reader: &mut Reader<'t>,
    section: &Section<'_, 't>,
    said: &mut ProcessesSaid,
    entry: Option<&'static protocols::Entry>,
) -> Option<(Ids, bool)> {
    if let (Some(ids), Some(count)) = (section.key_span("ids"), section.key_span("count").filter(|_| !said.are_drawn)) {
        let (first, second) = if ids.start < count.start { (ids, count) } else { (count, ids) };
        reader.fault_with(second, first, faults::ids_and_count());
    }
    SEATS.check_owners(reader, section, |owner| if owner == OF_DRAWN { said.are_drawn } else { section.get(owner).is_some() });
    if said.are_drawn {
        return drawn(reader, section, said, entry);
    }
    match (section.get("ids"), section.get("count")) {
        (Some(_), _) => said.listed.take(),
        (None, Some(item)) => {
            let count = said.count?;
            let is_within = limit(reader, item.span(), count, entry);
            // Whatever is over the limit has no seat; the ids exist all the same, so that an act that names one is not a fault more.
            let order = said.order.filter(|_| is_within).unwrap_or(Order::Ascending);
            let ids = Ids::Counted { count: u32::try_from(count).unwrap_or(u32::MAX), order };
            Some((ids, count > 0))
        }
        (None, None) => {
            if !section.is_strange {
                reader.fault(section.span.clone(), Problem::missing_key("ids", SEATS.name, "ids = [1, 2, 3]"));
            }
            None
        }
    }
}

fn drawn<'t>(
    reader: &mut Reader<'t>,
    section: &Section<'_, 't>,
    said: &ProcessesSaid,
    entry: Option<&'static protocols::Entry>,
) -> Option<(Ids, bool)> {
    let given = reader.needed(section, "count", "count = 16");
    reader.needed(section, "bits", "bits = 8");
    let (count, bits) = (said.count?, said.bits? as u32);
    let span = given?.span();
    if !limit(reader, span.clone(), count, entry) {
        return None;
    }
    if count > u64::from(ids_of(bits)) {
        reader.fault(span, faults::too_few_ids(count, bits, ids_of(bits)));
        return None;
    }
    Some((Ids::Drawn { count: count as u32, bits }, true))
}
