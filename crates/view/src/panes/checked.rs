//! The pane of the last check: its result, the start of the search, the fault budgets, and the checked properties.

use crate::prelude::*;

pub(super) fn draw(scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
    slot.draw_rule(scene, ids::CHECKED_TITLE, Rule::default(), canvas);
    let (theme, texts, place) = (scene.theme(), &scene.look.texts, slot.below_rule());
    let room = usize::from(place.width).saturating_sub(2);
    let Some(checked) = &scene.view.checked else { return };
    let asked = checked.asked.iter().map(|said| texts.local(said).into_owned());
    let asked = asked.map(|said| (said, theme.text()));
    let lines = [(scene.remark(&checked.result), theme.strong())].into_iter().chain(asked).flat_map(|(said, style)| {
        wrapped(&said, room).into_iter().chain([String::new()]).map(move |line| (line, style)).collect::<Vec<_>>()
    });
    canvas.lines(place, 1, lines);
}
