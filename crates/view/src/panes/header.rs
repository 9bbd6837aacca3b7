//! The first row of the screen: the algorithm and its settings, the state of playback, and the tick.

use super::properties;
use crate::{prelude::*, words};
use suffrage_engine::property::Status;
use suffrage_session::{history::Branching, model::percent};

const TITLE_AIR: usize = 3;

pub(crate) fn draw(scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    canvas.row(area, 0).fill(theme.bar());
    let mut pen = canvas.row(area, 0);
    let two = scene.view.beside.is_some();
    let (settings, unreliable) = settings(scene);
    let settings = with_branch(scene, settings);
    let chip = if two { scene.say(ids::COMPARE_CHIP) } else { protocol(scene) };
    let chip = format!(" {chip} ");
    let variant = Some(scene.frame.variant).filter(|name| !two && *name != "standard");
    let variant = variant.map(|name| scene.look.texts.variant(name));
    let width = pen.left();
    let moment = moments(scene, width >= 100);
    // The seed is visible at every width, because the run cannot be repeated without it. Students do not need the seed.
    let least = settings.last().filter(|_| !scene.view.presenting).map_or(0, |least| least.width() + 2);
    let now = moment.last().map_or(0, |moment| moment.width() + 2);
    let chip = if chip.width() + least + now <= width { chip } else { String::new() };
    // The number of the branch has priority over the speed.
    let branch = branch(scene).map_or(0, |branch| branch.width() + 4);
    // Priorities: the network, the title, the properties (before the title if one is violated), the rest.
    let whole = unreliable.width().max(least);
    let before = chip.width() + variant.as_ref().map_or(0, |variant| variant.width() + 1);
    let title = title(scene).filter(|title| before + title.width() + TITLE_AIR + whole + branch + now <= width);
    let called = title.as_ref().map_or(0, |title| title.width() + TITLE_AIR);
    let fits = |rest: usize| moment.iter().find(|moment| chip.width() + moment.width() + 2 + rest <= width);
    let moment = if called > 0 { fits(whole + branch + called) } else { None };
    let moment = moment.or_else(|| fits(least + branch)).or_else(|| fits(least));
    let room = width.saturating_sub(chip.width() + moment.map_or(0, |moment| moment.width()) + 2);
    let rests = [branch + whole, branch + least, least];
    let rests = rests.into_iter().filter(|_| called == 0 || is_broken(scene));
    let mut rests = (called > 0).then_some(branch + whole + called).into_iter().chain(rests);
    let judged = rests.find_map(|rest| judged(scene, (room.saturating_sub(rest), width >= 100)));
    if !chip.is_empty() {
        pen.stamp(&chip, theme.chip());
    }
    let before_moment = moment.map_or(1, |moment| moment.width() + 4);
    // At least one blank separates the left part from the verdict.
    pen.keep_free(judged.as_ref().map_or(0, |(text, _)| text.width() + 2) + before_moment.saturating_sub(1));
    let variant = variant.as_deref().filter(|variant| pen.left() > variant.width() + 1 + least);
    if let Some(variant) = variant {
        pen.skip(1).write(variant, theme.bar_strong());
    }
    let title = title.filter(|title| pen.left() >= title.width() + TITLE_AIR + whole);
    if let Some(title) = &title {
        // Adjacent texts in the same colour need more than one blank between them.
        if variant.is_some() {
            pen.write(scene.glyphs().between, theme.bar_muted());
        } else {
            pen.skip(1);
        }
        pen.write(title, theme.bar_strong());
    }
    let parted = variant.is_some() || title.is_some();
    let room = pen.left().saturating_sub(if parted { 3 } else { 1 });
    if let Some(setting) = settings.into_iter().find(|setting| setting.width() <= room) {
        pen.write(if parted { scene.glyphs().between } else { " " }, theme.bar_muted());
        pen.write(&setting, theme.bar_muted());
    }
    if let Some((text, style)) = judged {
        canvas.at_right(area, 0, before_moment, &text, style);
    }
    if let Some(moment) = moment {
        canvas.at_right(area, 0, 1, moment, theme.bar_strong());
    }
}

fn protocol(scene: &Scene<'_>) -> String {
    scene.look.texts.protocol(scene.frame.protocol, scene.frame.protocol_title)
}

fn title(scene: &Scene<'_>) -> Option<String> {
    let texts = &scene.look.texts;
    let title = texts.spelled(scene.frame.title.in_language(texts.language().code())).into_owned();
    // The protocol is already before the title.
    let title = words::beside_protocol(&title, &protocol(scene));
    (scene.view.beside.is_none() && !title.is_empty()).then_some(title)
}

fn is_broken(scene: &Scene<'_>) -> bool {
    properties::in_header(scene, false).is_some_and(|(_, status)| status == Status::Violated)
}

fn judged(scene: &Scene<'_>, (room, wide): (usize, bool)) -> Option<(String, Style)> {
    let theme = scene.theme();
    let (text, status) = properties::in_header(scene, wide).filter(|_| scene.view.beside.is_none())?;
    let style = match status {
        Status::Violated => theme.fault_mark(),
        // In a presentation only violations are shown; for the rest, the verdict tells students enough.
        Status::Holds | Status::Undecided if scene.view.presenting => return None,
        Status::Holds => theme.bar_strong(),
        Status::Undecided => theme.bar_muted(),
    };
    let fits = text.within(room.saturating_sub(5))?;
    // A mark with its own background needs blanks.
    Some((if status == Status::Violated { format!(" {fits} ") } else { fits.to_owned() }, style))
}

fn moments(scene: &Scene<'_>, wide: bool) -> Vec<String> {
    let clock = scene.frame.clock;
    let glyphs = &scene.glyphs();
    let (sign, state) = if clock.beats && !scene.view.playing {
        (glyphs.message(MessageClass::Heartbeat), ids::SCREEN_HEADER_QUIET)
    } else if clock.has_ended() {
        (scene.glyphs().ended, ids::SCREEN_HEADER_ENDED)
    } else if scene.view.playing {
        (glyphs.play, ids::SCREEN_HEADER_PLAYING)
    } else {
        (glyphs.pause, ids::SCREEN_HEADER_PAUSED)
    };
    let state = scene.say(state);
    let tick = Value::Number(clock.tick);
    let times = match clock.half_way {
        None => scene.fit(ids::ScreenHeaderTick { tick }),
        Some((done, all)) => scene.fit(ids::ScreenHeaderEvent { tick, done: done as u64, all: all as u64 }),
    };
    let mut moments = Vec::new();
    let speed = scene.look.texts.spelled(&words::speed(scene.view.speed)).into_owned();
    let has_speed = !clock.quiet || clock.beats;
    for time in times.lengths() {
        let (gap, wider) = if wide { ("  ", "   ") } else { (" ", "  ") };
        let time = if time.is_empty() { String::new() } else { format!("{wider}{time}") };
        let time = format!("{}{time}", rounds(scene, wide).map_or_else(String::new, |round| format!("{wider}{round}")));
        if scene.view.presenting {
            moments.push(format!("{sign} {}", time.trim_start()).trim_end().to_owned());
            continue;
        }
        if has_speed {
            moments.push(format!("{sign} {state}{gap}{speed}{time}"));
        }
        moments.push(format!("{sign} {state}{time}"));
        moments.push(format!("{sign} {}", time.trim_start()).trim_end().to_owned());
    }
    moments.push(format!("{sign} {}", scene.look.texts.number(clock.tick)));
    if scene.view.reveals() && clock.recorded > clock.tick {
        // The mark of a visible future has priority, so that the lecturer does not forget it in front of a class.
        let future = scene.fit(ids::SCREEN_HEADER_FUTURE);
        let marked = |moment: &String| future.lengths().map(|future| format!("{future}  {moment}")).collect::<Vec<_>>();
        let mut all: Vec<String> = moments.iter().flat_map(marked).collect();
        all.extend(moments);
        return all;
    }
    moments
}

fn rounds(scene: &Scene<'_>, wide: bool) -> Option<String> {
    let (number, of) = scene.frame.round?;
    let [number, of] = [number, of].map(|number| Value::Number(number.into()));
    let said = scene.fit(ids::ScreenHeaderRound { number, of });
    Some(if wide { said.longest() } else { said.shortest() }.to_owned())
}

/// The settings that all shown runs share, the longest form first; and the form with only the seed and network faults.
fn settings(scene: &Scene<'_>) -> (Vec<String>, String) {
    let (one, other) =
        scene.view.beside.as_ref().map_or((scene.frame, scene.frame), |two| (&two.sides[0], &two.sides[1]));
    let topology = (one.topology == other.topology).then(|| scene.fit(words::topology(one.topology)));
    let size = (one.n == other.n).then(|| format!("n = {}", scene.look.texts.number(one.n as u64)));
    let takes = |frame: &Frame| (frame.delay, frame.network.process_time);
    let delay = (takes(one) == takes(other)).then(|| delay(scene, takes(one)));
    let seed = (one.seed == other.seed).then(|| scene.fit(ids::ScreenHeaderSeed { seed: one.seed.to_string() }));
    let [here, there] = [one, other].map(|frame| tags(&Scene { frame, ..*scene }));
    let [tags, signs] = if here == there { here } else { Default::default() };
    let join = |parts: &[Option<&str>], tags: &[String]| {
        let parts = parts.iter().flatten().copied().chain(tags.iter().map(String::as_str));
        parts.collect::<Vec<_>>().join(scene.glyphs().between)
    };
    let short = topology.as_ref().map(Fit::shortest);
    // Two runs have less room, in presentations too.
    let two = scene.view.beside.is_some();
    let full = if two { short } else { topology.as_ref().map(Fit::longest) };
    let (word, sign) = (seed.as_ref().map(Fit::longest), seed.as_ref().map(Fit::shortest));
    let (size, delay) = (size.as_deref(), delay.as_deref());
    // An unreliable network explains what is visible, so it stays longer than other settings.
    let unreliable = join(&[sign], &signs);
    // Students do not need the settings that identify the run, such as the seed.
    let for_class = [
        join(&[full, size, delay], &tags),
        join(&[full, size], &tags),
        join(&[short, size], &tags),
        join(&[size], &signs),
        join(&[], &signs),
    ];
    let lengths = [
        join(&[full, size, delay, word], &tags),
        join(&[full, size, word], &tags),
        join(&[short, size, word], &tags),
        join(&[size, word], &tags),
        join(&[size, sign], &tags),
        unreliable.clone(),
        join(&[size, sign], &[]),
        join(&[sign], &[]),
    ];
    let shown = if scene.view.presenting && !two { for_class.to_vec() } else { lengths.to_vec() };
    let lengths = shown.into_iter().filter(|length| !length.is_empty());
    (lengths.collect(), unreliable)
}

fn delay(scene: &Scene<'_>, ((least, most), handling): ((Ticks, Ticks), Ticks)) -> String {
    let delay = if least == most {
        scene.say(ids::ScreenHeaderDelay { least })
    } else {
        scene.say(ids::ScreenHeaderDelays { least, most })
    };
    if handling == 0 {
        return delay;
    }
    [delay, scene.say(ids::ScreenHeaderHandling { time: handling })].join(scene.glyphs().between)
}

fn branch(scene: &Scene<'_>) -> Option<String> {
    let Branching { number, count, .. } = &scene.frame.branching;
    let branch = ids::ScreenHeaderBranch { number: *number as u64, count: *count as u64 };
    (*count > 1 && scene.view.beside.is_none()).then(|| scene.say(branch))
}

fn with_branch(scene: &Scene<'_>, settings: Vec<String>) -> Vec<String> {
    let Some(plain) = branch(scene) else { return settings };
    let Branching { number, name, .. } = &scene.frame.branching;
    let named = name.as_ref().map(|name| {
        let name = scene.look.texts.spelled(name).into_owned();
        scene.fit(ids::ScreenHeaderBranchNamed { number: *number as u64, name })
    });
    let mut all = Vec::new();
    for branch in named.iter().flat_map(Fit::lengths).chain([plain.as_str()]) {
        all.extend(settings.iter().map(|setting| [branch, setting].join(scene.glyphs().between)));
    }
    all.extend(settings);
    all
}

/// The faults of the network (loss, duplication, reordering), in words and in short.
pub(super) fn tags(scene: &Scene<'_>) -> [Vec<String>; 2] {
    let network = &scene.frame.network;
    let likely = |probability: f64| (probability > 0.0).then(|| percent(probability));
    let (loss, copies) = (likely(network.loss), likely(network.duplicate));
    let no_fifo = (!network.fifo).then(|| scene.say(ids::SCREEN_HEADER_NO_FIFO));
    let words = loss.iter().map(|loss| scene.say(ids::ScreenHeaderLoss { percent: loss.clone() }));
    let doubled = copies.iter().map(|copies| scene.say(ids::ScreenHeaderDuplicate { percent: copies.clone() }));
    let words = words.chain(doubled).chain(no_fifo.clone());
    let signs = loss.iter().map(|loss| format!("{}{loss} %", scene.glyphs().lost));
    let signs = signs.chain(copies.iter().map(|copies| format!("+{copies} %"))).chain(no_fifo.clone());
    [words.collect(), signs.collect()]
}

#[cfg(test)]
mod tests;
