//! Draws what only two runs side by side have: a title for each run, and both message counts on one scale.

use crate::panes::timeline::{draw_bars, draw_head, draw_marks, draw_more, in_time, last, track};
use crate::{panes::gauge, panes::header, panes::log, prelude::*, scale::Scale, scale::round, target::Ruler};
use suffrage_session::difference::Doing;

pub(crate) fn draw_title(scene: &Scene<'_>, comparison: &Comparison, side: usize, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let right = comparison.rested[side].map(|tick| {
        let over = scene.fit(ids::CompareOver { tick });
        (over.map(|over| format!("{} {over}", scene.glyphs().ended)), theme.strong())
    });
    let aside = Some((own(scene, comparison, side), theme.muted())).filter(|(own, _)| !own.is_empty());
    let [full, short] = titles(scene, comparison)[side].clone();
    let mut title = if full.width() + 4 <= usize::from(area.width) { full } else { short };
    if let Some(names) = apart(scene, comparison) {
        let long = [&title, &names[side]].map(String::as_str).join(scene.glyphs().between);
        // If room is short, the title is only the name, which differs between the runs.
        let has_room = long.width() + 4 + usize::from(area.width) / 2 <= usize::from(area.width);
        title = if has_room { long } else { names[side].clone() };
    }
    Rule { focused: side == comparison.focus, aside, right }.draw(scene, area, &title, canvas);
}

fn titles(scene: &Scene<'_>, comparison: &Comparison) -> [[String; 2]; 2] {
    let telling = comparison.sides.iter().any(|side| side.variant != "standard");
    comparison.sides.each_ref().map(|frame| {
        let title = scene.look.texts.protocol(frame.protocol, frame.protocol_title);
        let variant = scene.look.texts.variant(frame.variant);
        let full = if telling { [&*title, &*variant].join(scene.glyphs().between) } else { title.clone() };
        [full, if same_algorithm(comparison) && telling { variant } else { title }]
    })
}

/// The title of a panel about one run. If two runs are shown, the title includes the name of the run.
pub(crate) fn with_run(scene: &Scene<'_>, title: &Fit) -> Fit {
    let Some(comparison) = &scene.view.beside else { return title.clone() };
    let (focus, between) = (comparison.focus, scene.glyphs().between);
    let named = titles(scene, comparison);
    let place = sides(scene)[focus].clone();
    let mut runs = named[focus].to_vec();
    if named[0][0] == named[1][0] {
        runs = vec![[&*runs[0], &*place].join(between)];
    }
    runs.push(place);
    let all = runs.iter().flat_map(|run| title.lengths().map(move |title| [title, run].join(between)));
    all.chain(title.lengths().map(str::to_owned)).collect()
}

fn same_algorithm(comparison: &Comparison) -> bool {
    comparison.sides[0].protocol == comparison.sides[1].protocol
}

fn own(scene: &Scene<'_>, comparison: &Comparison, side: usize) -> Fit {
    let mut own: Vec<String> = comparison.apart[side].iter().map(|remark| scene.remark(remark)).collect();
    let network = comparison.sides.each_ref().map(|frame| header::tags(&Scene { frame, ..*scene }));
    if network[0][0] != network[1][0] {
        let more: Vec<String> = network[side][0].iter().filter(|tag| !own.contains(tag)).cloned().collect();
        own.splice(0..0, more);
    }
    if let Some(names) = apart(scene, comparison) {
        // The title of the run already contains this name.
        own.retain(|part| *part != names[side]);
    }
    let (all, more) = (own.len(), scene.glyphs().more);
    let cut = |parts| if parts < all { format!(" {more}") } else { String::new() };
    let lengths = (1..=all).rev().map(|parts| format!("{}{}", own[..parts].join(scene.glyphs().between), cut(parts)));
    lengths.collect()
}

/// Names for two runs with the same title, such as their seeds; `None` if the titles differ or no names are known.
fn apart(scene: &Scene<'_>, comparison: &Comparison) -> Option<[String; 2]> {
    let [left, right] = titles(scene, comparison);
    let [here, there] = &comparison.apart;
    let names = [here.first()?, there.first()?].map(|remark| scene.remark(remark));
    (left == right && names[0] != names[1]).then_some(names)
}

fn sides(scene: &Scene<'_>) -> [String; 2] {
    [ids::COMPARE_LEFT, ids::COMPARE_RIGHT].map(|place| scene.say(place))
}

/// A different name for each run, of at most `most` columns; "left" and "right" if there are no such names.
pub(crate) fn names(scene: &Scene<'_>, comparison: &Comparison, most: usize) -> [String; 2] {
    let first = |side: usize| comparison.apart[side].first().map(|said| scene.remark(said)).unwrap_or_default();
    let [[left, left_short], [right, right_short]] = titles(scene, comparison);
    let mut tries = [[left, right], [left_short, right_short], [first(0), first(1)]];
    if same_algorithm(comparison) {
        // The algorithm is above the graphs, so the variant is enough.
        tries.swap(0, 1);
    }
    let good = |names: &[String; 2]| names[0] != names[1] && names.iter().all(|name| name.width() <= most);
    tries.into_iter().find(good).unwrap_or_else(|| sides(scene))
}

pub(crate) fn draw_fate(scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let (kinds, fate) = (gauge::kinds(scene), gauge::fate(scene));
    let both = format!("{kinds}   {fate}");
    let room = usize::from(area.width).saturating_sub(2);
    if let Some(text) = [both, kinds].iter().find(|text| text.width() <= room) {
        canvas.row(area, 0).skip(1).write(text, scene.theme().muted());
    }
}

/// The largest width of a run's name at the left end of the timeline, in columns.
const SHORT: usize = 10;
const LEAST_BAR: usize = 24;

pub(crate) fn draw_gauge(scene: &Scene<'_>, comparison: &Comparison, area: Rect, canvas: &mut Canvas<'_>) {
    let width = usize::from(area.width);
    let names = names(scene, comparison, (width / 3).max(10));
    let counts = comparison.sides.each_ref().map(|side| scene.look.texts.number(side.counts.cost()));
    let name = names.iter().map(|name| name.width()).max().unwrap_or_default();
    let digits = counts.iter().map(|count| count.width()).max().unwrap_or_default().max(3);
    let most = comparison.sides.iter().map(|side| side.counts.cost()).max().unwrap_or_default();
    // A full bar stands for a round number of messages, so that it seldom changes.
    let full = round(&[10, 15, 20, 30, 50, 70], |end| end > most);
    // Both bars end in the same column, so that they can be compared.
    let tails = comparison.sides.each_ref().map(|frame| gauge::kinds(&Scene { frame, ..*scene }));
    let tail = tails.iter().map(|tail| tail.width()).max().unwrap_or_default();
    let edge = name + digits + 4;
    let tail = if scene.frame.n > 0 && area.width < 100 && width >= edge + LEAST_BAR + tail + 3 { tail } else { 0 };
    for (row, frame) in (0..).zip(&comparison.sides) {
        let index = usize::from(row);
        let has_keys = index == comparison.focus;
        let side = Scene { frame, ..*scene };
        let style = if has_keys { scene.theme().strong() } else { scene.theme().text() };
        let mut pen = canvas.row(area, row);
        pen.skip(1).write(&names[index], style).skip(name - names[index].width() + 1);
        pen.skip(digits - counts[index].width()).write(&counts[index], scene.theme().strong());
        let free = if tail > 0 { tail + 2 } else { 0 };
        let columns = area.width.saturating_sub((edge + free + 1) as u16);
        let bar = Rect { x: area.x + edge as u16, y: area.y + row, width: columns, height: 1 };
        gauge::draw_bar(&side, bar, (frame.counts.cost(), full), canvas);
        if tail > 0 {
            canvas.row(area, row).skip(width - tail - 1).write(&tails[index], scene.theme().muted());
        }
    }
}

fn ratio(scene: &Scene<'_>, comparison: &Comparison) -> Fit {
    let [left, right] = comparison.sides.each_ref().map(|frame| frame.counts.cost());
    let (less, more) = (left.min(right), left.max(right));
    let [left, right] = [left, right].map(|number| scene.look.texts.number(number));
    if less == 0 || less == more {
        return scene.fit(ids::CompareCounts { left, right });
    }
    scene.fit(ids::CompareCountsFactor { left, right, factor: factor(scene, less, more) })
}

/// `more / less` as text, with one decimal. Below 1.1 there are two decimals, so that 1.04 is not shown as 1.0.
fn factor(scene: &Scene<'_>, less: u64, more: u64) -> String {
    let rounded = |scale: u128| (u128::from(more) * scale * 2 / u128::from(less)).div_ceil(2);
    let point = scene.say(ids::COMPARE_POINT);
    let (tenths, hundredths) = (rounded(10), rounded(100));
    if tenths > 10 {
        format!("{}{point}{}", scene.look.texts.number((tenths / 10) as u64), tenths % 10)
    } else {
        format!("{}{point}{:02}", hundredths / 100, hundredths % 100)
    }
}

pub(crate) fn draw_difference(scene: &Scene<'_>, comparison: &Comparison, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let difference = comparison.difference.as_ref();
    let title = match difference {
        Some(_) if comparison.ahead => ids::COMPARE_FIRST_AHEAD,
        Some(_) => ids::COMPARE_FIRST,
        None => ids::COMPARE_NONE,
    };
    let aside = difference.map(|found| (scene.fit(ids::CompareFirstAt { tick: found.tick }), theme.strong()));
    let right = Some((ratio(scene, comparison), theme.strong()));
    Rule { aside, right, ..Rule::default() }.draw(scene, area, &scene.say(title), canvas);
    let (Some(difference), 2..) = (difference, area.height) else { return };
    let below = Rect { y: area.y + 1, height: area.height - 1, ..area };
    // Each run has its own names for its processes.
    let runs = scene.runs();
    let (width, rows) = (below.width.saturating_sub(1) / 2, below.height / 2);
    let mut places = [below.x, below.x + width + 1].map(|x| Rect { x, width, ..below });
    if scene.view.zoomed {
        // The zoomed run has the place of both runs, so the two descriptions, with names, are one below the other.
        let names = names(scene, comparison, usize::from(area.width / 4));
        let left = names.iter().map(|name| name.width()).max().unwrap_or_default() as u16 + 2;
        places = [below.y, below.y + rows].map(|y| Rect { y, height: rows, ..below });
        for (place, name) in places.iter_mut().zip(&names) {
            canvas.row(*place, 0).skip(1).write(name, theme.muted());
            (place.x, place.width) = (place.x + left, place.width.saturating_sub(left));
        }
    }
    for (place, (run, doing)) in places.into_iter().zip(runs.iter().zip(&difference.sides)) {
        draw_doing(&run.scene(), doing, place, canvas);
    }
}

fn draw_doing(scene: &Scene<'_>, doing: &Doing, place: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    let room = usize::from(place.width).saturating_sub(4);
    let nothing = (scene.glyphs().info, theme.muted());
    let (glyph, ink) = doing.line.as_ref().map_or(nothing, |line| sign_of(scene, line.sign));
    let mut pen = canvas.row(place, 0);
    pen.skip(1).write(glyph, ink);
    let rows = usize::from(place.height);
    let sentence = doing.sentence().map(|sentence| scene.remark(sentence)).unwrap_or_default();
    let lines = wrapped(&sentence, room);
    if lines.len() > rows
        && let Some(line) = &doing.line
    {
        pen.write(&scene.look.texts.spelled(&line.payload), ink);
        let room = pen.left().saturating_sub(2);
        let words = few_words(scene, line);
        let fits = words.iter().find(|words| words.width() <= room).map(String::as_str).unwrap_or_default();
        pen.skip(1).write(fits, theme.text());
        return;
    }
    for (row, line) in (0..place.height).zip(&lines) {
        let is_cut = usize::from(row) + 1 == rows && rows < lines.len();
        let rest = if is_cut { lines[usize::from(row)..].join(" ") } else { line.clone() };
        let told = whole_words(&rest, room, scene.glyphs().more);
        canvas.row(place, row).skip(3).write(&told, theme.text());
    }
}

/// A line of the log in two lengths: with its action, such as `4→7 > 7 forwarded`, and only its processes.
fn few_words(scene: &Scene<'_>, line: &LogLine) -> [String; 2] {
    let brief = scene.remark(&line.brief);
    let who = log::route(scene, line).or_else(|| line.who.map(|id| scene.name(id))).unwrap_or_default();
    // The text of an act from outside already begins with the process.
    let is_named = line.route.is_none() && brief.starts_with(&who);
    [if is_named || who.is_empty() { brief } else { format!("{who} {brief}") }, who]
}

pub(crate) const TIMELINE_ROWS: u16 = 2;

pub(crate) fn draw_timeline(scene: &Scene<'_>, comparison: &Comparison, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    // The height of a bar is the logarithm of the number of messages.
    let words = [ids::SCREEN_TIMELINE_TIME, ids::SCREEN_TIMELINE_LOG].map(|word| scene.say(word));
    let is_short = |names: &[String; 2]| names.iter().all(|name| name.width() <= SHORT);
    let places = apart(scene, comparison).filter(is_short).unwrap_or_else(|| sides(scene));
    let widest = |texts: &[String; 2]| texts.iter().map(|text| text.width()).max().unwrap_or_default();
    let edge = 1 + widest(&words) + 2 + widest(&places) + 1;
    for (row, (word, style)) in (0..).zip(words.iter().zip([theme.strong(), theme.muted()])) {
        let place = &places[usize::from(row)];
        let mut pen = canvas.row(area, row);
        pen.skip(1).write(word, style).skip(widest(&words) - word.width() + 2).write(place, theme.muted());
    }
    let Some(place) = track(area, edge as u16) else { return };
    let last = last(scene);
    let scale = Scale::new(comparison.clock.tick, last, usize::from(place.width));
    let parts = comparison.difference.as_ref().map(|found| found.tick);
    for (row, frame) in (0..TIMELINE_ROWS).zip(&comparison.sides) {
        let side = Scene { frame, ..*scene };
        let place = Rect { y: place.y + row, height: 1, ..place };
        draw_bars(&side, place, (scale, last), canvas);
        draw_marks(&side, place, scale, last, canvas);
        // The mark of the first difference covers other marks, because the reader compares the rows to find it.
        if let Some((tick, column)) = scale.ticks(last).find(|(tick, _)| Some(*tick) == parts) {
            let style = in_time(&side, scale, tick, theme.strong());
            canvas.row(place, 0).skip(column + scale.pitch - 1).write(scene.glyphs().differs, style);
        }
        draw_head(&side, place, scale, canvas);
    }
    draw_more(scene, place, scale, canvas);
    canvas.hits.add_timeline(area, Ruler { left: place.x, scale, last });
}

#[cfg(test)]
mod tests;
