//! The properties of the run: the status of each at the current tick, and when, where and why a property was violated.

use crate::prelude::*;
use suffrage_engine::property::{Property, Status, demand, title};

const INDENT: usize = 3;
const STANDING: usize = 16;
const LEAST_SENTENCE: usize = 12;

struct Line {
    property: usize,
    /// A row of a sentence about the property; `None` if this line is the row with the property's name.
    sentence: Option<(String, Style)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Detail {
    /// Shows what each property requires, and the reason for each violation.
    Everything,
    /// Shows what the chosen property requires, and the reason for each violation.
    Chosen,
    /// Shows only the reason for each violation.
    Broken,
    /// Shows why the chosen property is violated. Of other violations, shows only the tick.
    Own,
}

/// The lines in the most detailed form that fits, and the index of the first line to draw.
fn lines_in(scene: &Scene<'_>, place: Rect) -> (Vec<Line>, usize) {
    let (width, height) = (usize::from(place.width), usize::from(place.height));
    let mut all =
        [Detail::Everything, Detail::Chosen, Detail::Broken].into_iter().map(|told| lines(scene, width, told));
    if let Some(lines) = all.find(|lines| lines.len() <= height) {
        return (lines, 0);
    }
    let lines = lines(scene, width, Detail::Own);
    let chosen = chosen(scene);
    let first = lines.iter().position(|line| line.property == chosen).unwrap_or(0);
    let own = lines.iter().filter(|line| line.property == chosen).count();
    // Shows all lines of the chosen property if possible, and always its name.
    let top = (first + own).saturating_sub(height).min(first).min(lines.len().saturating_sub(height));
    (lines, top)
}

fn lines(scene: &Scene<'_>, width: usize, told: Detail) -> Vec<Line> {
    let mut lines = Vec::new();
    for (index, property) in scene.frame.properties.iter().enumerate() {
        lines.push(Line { property: index, sentence: None });
        let room = width.saturating_sub(INDENT + 1);
        let chosen = has_keys(scene) && index == chosen(scene);
        if room < LEAST_SENTENCE || told == Detail::Own && !chosen {
            continue;
        }
        for (text, style) in sentences(scene, property, told == Detail::Everything || told == Detail::Chosen && chosen)
        {
            let rows = wrapped(&text, room).into_iter();
            lines.extend(rows.map(|row| Line { property: index, sentence: Some((row, style)) }));
        }
    }
    lines
}

fn sentences(scene: &Scene<'_>, property: &Property, demanded: bool) -> Vec<(String, Style)> {
    let theme = scene.theme();
    let mut said: Vec<(String, Style)> = broke(scene, property).into_iter().map(|why| (why, theme.text())).collect();
    if property.status != Status::Violated {
        let demand = demand(property.name, scene.frame.scope).filter(|_| demanded && said.is_empty());
        said.extend(demand.map(|demand| (scene.remark(&demand), theme.muted())));
    } else if property.name == "termination" {
        said.extend(waits(scene).into_iter().map(|wait| (wait, theme.muted())));
    }
    said
}

/// When and why a property was violated; `None` if it never was.
pub(crate) fn broke(scene: &Scene<'_>, property: &Property) -> Option<String> {
    let (tick, why) = (property.tick?, property.why.clone()?);
    Some(match (property.status, property.again) {
        (Status::Violated, _) => scene.say(ids::PropertyBroke { tick, why }),
        (Status::Holds | Status::Undecided, Some(again)) => scene.say(ids::PropertyBrokeAgain { tick, why, again }),
        (Status::Holds | Status::Undecided, None) => scene.say(ids::PropertyBrokeOpen { tick, why }),
    })
}

fn waits(scene: &Scene<'_>) -> Vec<String> {
    let texts = &scene.look.texts;
    let mut alike: Vec<(&Remark, Vec<Id>)> = Vec::new();
    let waiting = |process: &&Process| process.elected.is_none() && process.role != Role::Crashed;
    for process in scene.frame.processes.iter().filter(waiting) {
        let Some(wait) = &process.waits else { continue };
        match alike.iter_mut().find(|(known, _)| known.key == wait.key) {
            Some((_, others)) => others.push(process.id),
            None => alike.push((wait, Vec::new())),
        }
    }
    let said = |(wait, others): (&Remark, Vec<Id>)| {
        if others.is_empty() {
            return scene.remark(wait);
        }
        let ids: Vec<Id> = others.iter().take(WAITING_NAMED).copied().collect();
        let more = if others.len() > WAITING_NAMED { scene.glyphs().more } else { "" };
        format!("{}{more}", texts.say(ids::PropertyWaiting { waits: wait.clone(), count: others.len(), ids }))
    };
    alike.into_iter().map(said).collect()
}

const WAITING_NAMED: usize = 12;

pub(super) fn draw(scene: &Scene<'_>, slot: Slot, canvas: &mut Canvas<'_>) {
    let texts = &scene.look.texts;
    let right = Some(summary(scene)).filter(|(said, _)| !said.is_empty());
    slot.draw_rule(scene, ids::PROPERTY_TITLE, Rule { right, ..Rule::default() }, canvas);
    let place = slot.below_rule();
    let properties = &scene.frame.properties;
    if properties.is_empty() {
        canvas.row(place, 0).skip(1).whole(&texts.say(ids::PROPERTY_NONE), scene.theme().muted());
        return;
    }
    let (lines, top) = lines_in(scene, place);
    for (row, line) in (0..place.height).zip(&lines[top..]) {
        canvas.hits.add(Rect { y: place.y + row, height: 1, ..place }, Target::Property(line.property));
        if let Some((text, style)) = &line.sentence {
            canvas.row(place, row).skip(INDENT).write(text, *style);
            continue;
        }
        let told = lines.get(top + usize::from(row) + 1).is_some_and(|next| next.sentence.is_some());
        draw_name(scene, place, row, (line.property, told), canvas);
    }
    scene.draw_ends(place, top > 0, top + usize::from(place.height) < lines.len(), canvas);
}

fn lengths_of(scene: &Scene<'_>, property: &Property) -> Fit {
    let title = scene.look.texts.fit_remark(&title(property.name));
    if property.name == "termination" {
        return [scene.say(ids::PROPERTY_TERMINATION_FULL), title.longest().to_owned()].into_iter().collect();
    }
    title
}

fn draw_name(scene: &Scene<'_>, place: Rect, row: u16, (index, told): (usize, bool), canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let property = &scene.frame.properties[index];
    let titles: Vec<Fit> = scene.frame.properties.iter().map(|property| lengths_of(scene, property)).collect();
    let width = |of: fn(&Fit) -> &str| titles.iter().map(|title| of(title).width()).max().unwrap_or(0);
    // Besides the longest name, a row needs `STANDING` columns for the sign, the blanks and the status.
    let whole = usize::from(place.width) >= width(Fit::longest) + STANDING;
    let length: fn(&Fit) -> &str = if whole { Fit::longest } else { Fit::shortest };
    let (names, name) = (width(length), length(&titles[index]));
    let (mark, style, word) = mark(scene, property.status);
    let chosen = has_keys(scene) && index == chosen(scene);
    let style = if chosen { theme.on_selected_row(style) } else { style };
    if chosen {
        canvas.row(place, row).fill(theme.selected_row()).write(scene.glyphs().pointers.0, theme.selected_row());
    }
    let mut pen = canvas.row(place, row);
    pen.skip(1).write(mark, style).skip(1);
    if pen.whole(name, style) {
        pen.skip(names + 2 - name.width());
        if pen.whole(&scene.say(word), style)
            && let Some(tick) = property.tick.filter(|_| !told)
        {
            let tick = match (property.status, property.again) {
                (Status::Violated, _) => scene.fit(ids::ScreenHeaderTick { tick }),
                (Status::Holds, Some(again)) => scene.fit(ids::PropertyAgainSince { again }),
                (Status::Holds, None) | (Status::Undecided, _) => scene.fit(ids::PropertyBrokeBefore { tick }),
            };
            let tick = tick.within(pen.left().saturating_sub(2)).unwrap_or_default();
            pen.skip(2).write(tick, if chosen { style } else { theme.text() });
        }
    }
}

fn has_keys(scene: &Scene<'_>) -> bool {
    scene.view.focus == Pane::Properties
}

fn chosen(scene: &Scene<'_>) -> usize {
    scene.view.property.min(scene.frame.properties.len().saturating_sub(1))
}

/// The sign, the style and the word of a status.
fn mark(scene: &Scene<'_>, status: Status) -> (&'static str, Style, TextId) {
    let (theme, glyphs) = (scene.theme(), &scene.glyphs());
    match status {
        Status::Holds => (glyphs.agreed, theme.strong(), ids::PROPERTY_HOLDS),
        Status::Violated => (glyphs.lost, theme.fault(), ids::PROPERTY_VIOLATED),
        Status::Undecided => (glyphs.state(Role::Waiting), theme.muted(), ids::PROPERTY_UNDECIDED_WORD),
    }
}

fn summary(scene: &Scene<'_>) -> (Fit, Style) {
    let (properties, theme) = (&scene.frame.properties, scene.theme());
    let number = |status| properties.iter().filter(|property| property.status == status).count();
    let of = properties.len();
    match (number(Status::Violated), number(Status::Undecided)) {
        (0, 0) if properties.is_empty() => ("".into(), theme.muted()),
        (0, 0) if properties.iter().any(|property| property.again.is_some()) => {
            (scene.fit(ids::PropertyRuleHoldAgain { of }), theme.strong())
        }
        (0, 0) if !scene.frame.clock.has_ended() => (scene.fit(ids::PropertyRuleHoldSoFar { of }), theme.strong()),
        (0, 0) => (scene.fit(ids::PropertyRuleHold { of }), theme.strong()),
        (0, count) => (scene.fit(ids::PropertyRuleOpen { count, of }), theme.muted()),
        (count, _) => (scene.fit(ids::PropertyRuleBroken { count, of }), theme.fault()),
    }
}

/// The status of all properties in a few words; `None` if the run has no properties.
pub(crate) fn in_header(scene: &Scene<'_>) -> Option<(Fit, Status)> {
    let properties = &scene.frame.properties;
    let with = |status| properties.iter().filter(move |property| property.status == status);
    let (open, broken, all) = (with(Status::Undecided).count(), with(Status::Violated).count(), properties.len());
    let (text, status) = if let Some(first) = with(Status::Violated).next() {
        // In the past tense, because the property may hold again now.
        let text: Fit = if broken > 1 {
            let named = with(Status::Violated).map(|property| scene.remark(&title(property.name)));
            scene.fit(ids::PropertyBrokenSeveral { properties: named.collect::<Vec<_>>().join(", "), count: broken })
        } else {
            let tick = first.tick.unwrap_or(scene.frame.clock.tick);
            scene.fit(ids::PropertyBroken { property: title(first.name), tick })
        };
        // "1 broke" says less than the number of leaders.
        let rivals = scene.frame.rivals.len();
        let leaders = || scene.say(ids::HubLeaders { count: rivals });
        let shortest = if rivals > 1 { leaders() } else { text.shortest().to_owned() };
        let longer = text.lengths().count() - 1;
        (text.lengths().take(longer).map(str::to_owned).chain([shortest]).collect(), Status::Violated)
    } else if open > 0 {
        let again = with(Status::Undecided).find_map(|property| Some((property, property.tick?)));
        let again = again.map(|(one, tick)| scene.fit(ids::PropertyOpenAgain { property: title(one.name), tick }));
        let undecided = scene.fit(ids::PropertySomeUndecided { count: open, of: all });
        let fits = again.iter().chain([&undecided]);
        (fits.flat_map(Fit::lengths).map(str::to_owned).collect(), Status::Undecided)
    } else if properties.is_empty() {
        return None;
    } else if properties.iter().any(|property| property.again.is_some()) {
        (scene.fit(ids::PropertyAllHoldAgain { count: all }), Status::Holds)
    } else if scene.frame.clock.has_ended() {
        (scene.fit(ids::PropertyAllHold { count: all }), Status::Holds)
    } else {
        // The run is at rest now, but it has not ended.
        (scene.fit(ids::PropertyAllHoldSoFar { count: all }), Status::Holds)
    };
    let (mark, ..) = mark(scene, status);
    Some((text.lengths().map(|length| format!("{mark} {length}")).collect(), status))
}
