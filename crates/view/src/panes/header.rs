//! The first row of the screen: the algorithm and its settings, the state of playback, and the tick.

use crate::{panes::properties, prelude::*};
use suffrage_engine::property::Status;
use suffrage_session::{history::Branching, model::percent};

pub(crate) fn draw(scene: &Scene<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    canvas.row(area, 0).fill(theme.bar());
    let parts = Parts::of(scene).within(usize::from(area.width), scene);
    let mut pen = canvas.row(area, 0);
    if !parts.chip.is_empty() {
        pen.stamp(&parts.chip, theme.chip());
    }
    let strong = [&parts.variant, &parts.title].into_iter().flatten().map(|text| (text, theme.bar_strong()));
    let setting = parts.setting().map(|setting| (setting, theme.bar_muted()));
    for (index, (text, style)) in strong.chain(setting).enumerate() {
        // Adjacent texts in the same colour need more than one blank between them.
        pen.write(if index > 0 { scene.glyphs().between } else { " " }, theme.bar_muted()).write(text, style);
    }
    let moment = parts.moments.first();
    if let Some(judged) = parts.judged.first() {
        canvas.at_right(area, 0, moment.map_or(1, |moment| moment.width() + 4), judged, parts.style);
    }
    if let Some(moment) = moment {
        canvas.at_right(area, 0, 1, moment, theme.bar_strong());
    }
}

/// The texts of the row. Each `Vec` has one text in several lengths, the longest first, and the row shows its first
/// element; [`Parts::within`] removes elements until all texts fit.
struct Parts {
    chip: String,
    variant: Option<String>,
    title: Option<String>,
    /// The settings and the branch. Each form leaves out more settings.
    settings: Vec<String>,
    judged: Vec<String>,
    style: Style,
    moments: Vec<String>,
}

/// The smallest useful width of a shortened title, in columns.
const LEAST_TITLE: usize = 8;

impl Parts {
    fn of(scene: &Scene<'_>) -> Self {
        let two = scene.view.beside.is_some();
        let chip = if two { scene.say(ids::COMPARE_CHIP) } else { protocol(scene) };
        let variant = Some(scene.frame.variant).filter(|name| !two && *name != "standard");
        let (judged, style) = judged(scene).unwrap_or_default();
        Self {
            chip: scene.view.scene.map_or_else(|| format!(" {chip} "), |(at, of)| format!(" {at}/{of} {chip} ")),
            variant: variant.map(|name| scene.look.texts.variant(name)),
            title: title(scene),
            settings: with_branch(scene, settings(scene)),
            judged,
            style,
            moments: moments(scene),
        }
    }

    fn setting(&self) -> Option<&String> {
        self.settings.first().filter(|setting| !setting.is_empty())
    }

    fn width(&self) -> usize {
        let left = self.variant.iter().chain(&self.title).chain(self.setting()).map(|text| text.width() + 3);
        let right =
            [(&self.judged, 2), (&self.moments, 4)].map(|(all, air)| all.first().map_or(0, |x| x.width() + air));
        self.chip.width() + left.sum::<usize>() + right.iter().sum::<usize>()
    }

    /// Shortens the texts until they fit in `width` columns, in this order: the verdict to its second length, the
    /// settings, the variant, the speed, the verdict to its shortest length, the title.
    fn within(mut self, width: usize, scene: &Scene<'_>) -> Self {
        let mut has_words = self.judged.len() > 1;
        while self.width() > width {
            let over = self.width() - width;
            if std::mem::take(&mut has_words) {
                self.judged.remove(0);
            } else if self.settings.len() > 1 {
                self.settings.remove(0);
            } else if self.variant.is_some() {
                self.variant = None;
            } else if self.moments.len() > 2 {
                self.moments.remove(0);
            } else if self.judged.len() > 1 {
                self.judged.remove(0);
            } else if let Some(title) = self.title.take() {
                let short = whole_words(&title, title.width().saturating_sub(over), scene.glyphs().more);
                self.title = Some(short).filter(|short| short.width() >= LEAST_TITLE);
            } else if self.settings.pop().is_some() || self.moments.len() > 1 {
                self.moments.drain(..self.moments.len() - 1);
            } else if !self.chip.is_empty() {
                self.chip.clear();
            } else if self.judged.pop().is_none() {
                return self;
            }
        }
        self
    }
}

fn protocol(scene: &Scene<'_>) -> String {
    scene.look.texts.protocol(scene.frame.protocol, scene.frame.protocol_title)
}

fn title(scene: &Scene<'_>) -> Option<String> {
    let texts = &scene.look.texts;
    let title = texts.local(&scene.frame.title).into_owned();
    // The protocol is already before the title.
    let title = words::beside_protocol(&title, &protocol(scene));
    (scene.view.beside.is_none() && !title.is_empty()).then_some(title)
}

fn judged(scene: &Scene<'_>) -> Option<(Vec<String>, Style)> {
    let theme = scene.theme();
    let (text, status) = properties::in_header(scene).filter(|_| scene.view.beside.is_none())?;
    let style = match status {
        Status::Violated => theme.fault_mark(),
        // A presentation shows only violations. If there are none, the verdict tells students enough.
        Status::Holds | Status::Undecided if scene.view.presenting => return None,
        Status::Holds => theme.bar_strong(),
        Status::Undecided => theme.bar_muted(),
    };
    // A mark with its own background needs blanks.
    let padded = |text: &str| if status == Status::Violated { format!(" {text} ") } else { text.to_owned() };
    Some((text.lengths().map(padded).collect(), style))
}

fn moments(scene: &Scene<'_>) -> Vec<String> {
    let clock = scene.frame.clock;
    let glyphs = &scene.glyphs();
    let (sign, state) = match scene.view.playing {
        false if clock.beats => (glyphs.message(MessageClass::Heartbeat), ids::SCREEN_HEADER_QUIET),
        _ if clock.has_ended() => (glyphs.ended, ids::SCREEN_HEADER_ENDED),
        true => (glyphs.play, ids::SCREEN_HEADER_PLAYING),
        false => (glyphs.pause, ids::SCREEN_HEADER_PAUSED),
    };
    let state = scene.say(state);
    let tick = clock.tick;
    let times = match clock.half_way {
        None => scene.fit(ids::ScreenHeaderTick { tick }),
        Some((done, all)) => scene.fit(ids::ScreenHeaderEvent { tick, done, all }),
    };
    let speed = scene.look.texts.spelled(&words::speed(scene.view.speed)).into_owned();
    let speed = (scene.view.speed != View::NORMAL_SPEED && (!clock.quiet || clock.beats)).then_some(speed);
    let rounds = scene.frame.round.map(|(number, of)| scene.fit(ids::ScreenHeaderRound { number, of }));
    let rounds = rounds.unwrap_or_default();
    let joined = |parts: &[Option<&str>]| parts.iter().flatten().copied().collect::<Vec<_>>().join("  ");
    let now = |round: &Fit, time| joined(&[Some(round.longest()).filter(|round| !round.is_empty()), Some(time)]);
    let longest = now(&rounds, times.longest());
    let mut moments = Vec::new();
    if !scene.view.presenting {
        let state = format!("{sign} {state}");
        moments.extend(speed.map(|speed| joined(&[Some(&state), Some(&speed), Some(&longest)])));
        moments.push(joined(&[Some(&state), Some(&longest)]));
    }
    moments.push(format!("{sign} {longest}"));
    let short = rounds.shortest().into();
    moments.extend(times.lengths().map(|time| format!("{sign} {}", now(&short, time))));
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

/// The settings that all visible runs have in common, the longest form first.
fn settings(scene: &Scene<'_>) -> Vec<String> {
    let [one, other] = scene.view.beside.as_ref().map_or([scene.frame; 2], |two| two.sides.each_ref());
    let topology = (one.topology == other.topology).then(|| scene.fit(words::topology(one.topology)));
    let size = (one.n == other.n).then(|| format!("n = {}", scene.look.texts.number(one.n as u64)));
    let takes = |frame: &Frame| (frame.delay, frame.network.process_time);
    let delay = (takes(one) == takes(other)).then(|| delay(scene, takes(one)));
    let seed = (one.seed == other.seed).then(|| scene.say(ids::ScreenHeaderSeed { seed: one.seed.to_string() }));
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
    // Students do not need the settings that identify the run, such as the seed.
    let seed = seed.filter(|_| two || !scene.view.presenting);
    let (size, delay) = (size.as_deref(), delay.as_deref());
    vec![
        join(&[full, size, delay, seed.as_deref()], &tags),
        join(&[full, size, delay], &tags),
        join(&[short, size, delay], &tags),
        join(&[size, delay], &tags),
        join(&[delay], &tags),
        join(&[], &tags),
        // The faults of the network explain what is visible, so they remain when all other settings are left out.
        join(&[], &signs),
    ]
}

fn delay(scene: &Scene<'_>, ((least, most), handling): ((Ticks, Ticks), Ticks)) -> String {
    let delay = if least == most {
        scene.say(ids::ScreenHeaderDelay { least })
    } else {
        scene.say(ids::ScreenHeaderDelays { least, most })
    };
    let handling = (handling > 0).then(|| scene.say(ids::ScreenHeaderHandling { time: handling }));
    [delay].into_iter().chain(handling).collect::<Vec<_>>().join(scene.glyphs().between)
}

fn with_branch(scene: &Scene<'_>, settings: Vec<String>) -> Vec<String> {
    let Branching { number, count, name, .. } = &scene.frame.branching;
    if *count < 2 || scene.view.beside.is_some() {
        return settings;
    }
    let plain = scene.say(ids::ScreenHeaderBranch { number: *number, count: *count });
    let named = name.as_ref().map(|name| {
        let name = scene.look.texts.spelled(name).into_owned();
        scene.fit(ids::ScreenHeaderBranchNamed { number: *number, name })
    });
    let forms: Vec<&str> = named.iter().flat_map(Fit::lengths).chain([plain.as_str()]).collect();
    let with = |setting: &String| match setting.as_str() {
        "" => forms[0].to_owned(),
        setting => [forms[0], setting].join(scene.glyphs().between),
    };
    settings.iter().map(with).chain(forms.iter().skip(1).map(|&form| form.to_owned())).collect()
}

/// The faults of the network (loss, duplication, reordering). `[0]`: in words; `[1]`: as short signs.
pub(super) fn tags(scene: &Scene<'_>) -> [Vec<String>; 2] {
    let network = &scene.frame.network;
    let likely = |probability: f64| (probability > 0.0).then(|| percent(probability));
    let (loss, copies) = (likely(network.loss), likely(network.duplicate));
    let no_fifo = (!network.fifo).then(|| scene.say(ids::SCREEN_HEADER_NO_FIFO));
    let count = network.each.len();
    let no_fifo = no_fifo.into_iter().chain((count > 0).then(|| scene.say(ids::SideEach { count })));
    let words = loss.iter().map(|loss| scene.say(ids::ScreenHeaderLoss { percent: loss.clone() }));
    let doubled = copies.iter().map(|copies| scene.say(ids::ScreenHeaderDuplicate { percent: copies.clone() }));
    let words = words.chain(doubled).chain(no_fifo.clone());
    let signs = loss.iter().map(|loss| format!("{}{loss} %", scene.glyphs().lost));
    let signs = signs.chain(copies.iter().map(|copies| format!("+{copies} %"))).chain(no_fifo.clone());
    [words.collect(), signs.collect()]
}

#[cfg(test)]
mod tests;
