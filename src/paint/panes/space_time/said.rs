//! What the rule says of the selected event.

use crate::paint::panes::sign;
use crate::paint::scene::Scene;
use crate::protocol::Value;
use crate::session::model::Sign;
use crate::session::model::space_time::Selected;
use crate::text::{Fit, ids};

/// What the selected event is, when it was and how many events led to it, in several lengths.
pub(super) fn past(scene: &Scene<'_>, selected: &Selected) -> Fit {
    let lifelines = scene.frame.space_time.iter().flat_map(|diagram| &diagram.lifelines);
    let id = lifelines.into_iter().find(|lifeline| lifeline.position == selected.position).map(|lifeline| lifeline.id);
    let id = id.map_or_else(|| Value::Text(String::new()), Value::Id);
    let values = [
        ("event", Value::Text(event(scene, selected, &id))),
        ("id", id),
        ("tick", Value::Number(selected.tick)),
        ("count", Value::Number(selected.past as u64)),
    ];
    scene.fit_with(if selected.more_before { ids::SCREEN_SPACE_TIME_PAST_FAR } else { ids::SCREEN_SPACE_TIME_PAST }, &values)
}

/// The event in a few words: `9 receives ★64 from 64`.
fn event(scene: &Scene<'_>, selected: &Selected, id: &Value) -> String {
    let own = [("id", id.clone())];
    let Some(line) = selected.told.first() else { return scene.say_with(ids::SCREEN_EVENT_ANY, &own) };
    let caption = match (line.sign, line.route) {
        (Sign::Message(_) | Sign::Bounced, Some((from, _))) => {
            let message = format!("{}{}", sign::of(scene, line.sign).0, line.payload);
            let values = [("id", id.clone()), ("message", Value::Text(message)), ("from", Value::Id(from))];
            let caption = if line.sign == Sign::Bounced { ids::SCREEN_EVENT_BOUNCES } else { ids::SCREEN_EVENT_RECEIVES };
            return scene.say_with(caption, &values);
        }
        (Sign::Start, _) => ids::SCREEN_EVENT_STARTS,
        (Sign::Timer, _) => ids::SCREEN_EVENT_TIMER,
        (Sign::Crash, _) => ids::SCREEN_EVENT_CRASHES,
        (Sign::Revive, _) => ids::SCREEN_EVENT_RETURNS,
        _ => ids::SCREEN_EVENT_ANY,
    };
    scene.say_with(caption, &own)
}
