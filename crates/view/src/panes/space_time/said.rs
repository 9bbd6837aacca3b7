//! What the rule says of the selected event.

use crate::panes::sign;
use crate::scene::Scene;
use suffrage_engine::protocol::{Remark, Value};
use suffrage_session::model::Sign;
use suffrage_session::model::space_time::Selected;
use suffrage_text::{Fit, ids};

/// What the selected event is, when it was and how many events led to it, in several lengths.
pub(super) fn past(scene: &Scene<'_>, selected: &Selected) -> Fit {
    let lifelines = scene.frame.space_time.iter().flat_map(|diagram| &diagram.lifelines);
    let id = lifelines.into_iter().find(|lifeline| lifeline.position == selected.position).map(|lifeline| lifeline.id);
    let id = id.map_or_else(|| Value::Text(String::new()), Value::Id);
    let (event, tick, count) = (event(scene, selected, &id), selected.tick, selected.past as u64);
    scene.fit(ids::ScreenSpaceTimePast { count, event, tick, id })
}

/// The event in a few words: `9 receives ★64 from 64`.
fn event(scene: &Scene<'_>, selected: &Selected, id: &Value) -> String {
    let id = id.clone();
    let any = ids::ScreenEventAny { id: id.clone() };
    let Some(line) = selected.told.first() else { return scene.say(any) };
    let message = || format!("{}{}", sign::of(scene, line.sign).0, scene.look.texts.spelled(&line.payload));
    let event: Remark = match (line.sign, line.route) {
        (Sign::Message(_), Some((from, _))) => ids::ScreenEventReceives { id, message: message(), from }.into(),
        (Sign::Bounced, Some((from, _))) => ids::ScreenEventBounces { id, message: message(), from }.into(),
        (Sign::Start, _) => ids::ScreenEventStarts { id }.into(),
        (Sign::Timer, _) => ids::ScreenEventTimer { id }.into(),
        (Sign::Crash, _) => ids::ScreenEventCrashes { id }.into(),
        (Sign::Revive, _) => ids::ScreenEventReturns { id }.into(),
        _ => any.into(),
    };
    scene.say(event)
}
