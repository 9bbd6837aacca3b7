//! Draws the row ELECTED: a cell for each process, and the verdict. On screens of 100 columns or more, a title line is
//! above the row.

mod strip;

use crate::{arena::headline, prelude::*};
use strip::{StripCells, StripForm};

/// In an area of at least this many columns, ELECTED has a title line with the whole verdict.
const RULED_FROM: u16 = 100;

pub(crate) const fn rows(width: u16) -> u16 {
    if width >= RULED_FROM { 2 } else { 1 }
}

const GAP: usize = 1;
/// The columns kept for the verdict, so that a longer verdict does not change the form of the cells.
const VERDICT: usize = 11;

fn title(scene: &Scene<'_>) -> String {
    scene.say(match scene.frame.strip {
        Strip::Leaders => ids::SCREEN_TITLE_ELECTED,
        Strip::Groups => ids::SCREEN_TITLE_GROUPS,
        Strip::Decisions => ids::SCREEN_TITLE_DECIDED,
        Strip::Progress => ids::SCREEN_TITLE_PROGRESS,
    })
}

/// Draws ELECTED. If `count` is true, also draws the number of messages, for a screen without a gauge.
pub(crate) fn draw(scene: &Scene<'_>, area: Rect, count: bool, canvas: &mut Canvas<'_>) {
    if area.height > 1 {
        draw_rule(scene, area, count, canvas);
        let row = Rect { y: area.y + 1, height: 1, ..area };
        let room = usize::from(row.width).saturating_sub(3);
        let strip = StripCells::new(scene, StripForm::of(scene, room, true, room), room);
        strip.draw(scene, Rect { x: row.x + 2, width: row.width.saturating_sub(2), ..row }, canvas);
        draw_waits(scene, row, 2 + strip.width, canvas);
    } else {
        draw_row(scene, area, count, canvas);
    }
}

pub(crate) fn draw_cells(scene: &Scene<'_>, row: Rect, canvas: &mut Canvas<'_>) {
    let name = title(scene).to_lowercase();
    let left = (1 + name.width() + GAP) as u16;
    canvas.row(row, 0).skip(1).write(&name, scene.theme().muted());
    let cells = Rect { x: row.x.saturating_add(left), width: row.width.saturating_sub(left), ..row };
    let room = usize::from(cells.width.saturating_sub(1));
    StripCells::new(scene, StripForm::of(scene, room, true, room), room).draw(scene, cells, canvas);
}

fn draw_waits(scene: &Scene<'_>, row: Rect, right: usize, canvas: &mut Canvas<'_>) {
    if !matches!(scene.frame.verdict, Verdict::Stuck { .. }) {
        return;
    }
    let selected = scene.process(scene.view.selected).into_iter();
    let waits = selected.chain(&scene.frame.processes).filter_map(|process| process.waits.as_ref());
    let mut waits = waits.map(|wait| scene.remark(wait));
    let room = usize::from(row.width).saturating_sub(right + 3);
    if let Some(text) = waits.find(|text| text.width() <= room) {
        canvas.row(row, 0).skip(right + 2).write(&text, scene.theme().text());
    }
}

fn draw_row(scene: &Scene<'_>, row: Rect, count: bool, canvas: &mut Canvas<'_>) {
    let (verdict, style) = verdict(scene);
    let name = title(scene).to_lowercase();
    let messages = scene.fit(ids::ScreenGaugeCount { count: scene.frame.counts.cost() }).shortest().to_owned();
    let (counts, beat) = (&scene.frame.counts, scene.glyphs().message(MessageClass::Heartbeat));
    let beats = counts.heartbeats + counts.sent - counts.cost();
    let both = (beats > 0).then(|| format!("{messages} + {} {beat}", scene.look.texts.number(beats)));
    let forms = [both.as_deref(), Some(&messages)];
    let aside = forms.into_iter().flatten().find(|messages| count && has_room_for(scene, row, &name, messages));
    let (label, ink) = if count && aside.is_none() {
        (messages.clone(), scene.theme().strong())
    } else {
        (name, scene.theme().muted())
    };
    let left = 1 + label.width() + GAP;
    canvas.row(row, 0).skip(1).write(&label, ink);
    let taken = aside.map_or(0, |aside| aside.width() + 2);
    let room = usize::from(row.width).saturating_sub(left + 1 + taken);
    let fits = |strip: &StripCells| verdict.within(room.saturating_sub(strip.width + GAP));
    let beside = room.saturating_sub(VERDICT - 1);
    let mut strip = StripCells::new(scene, StripForm::of(scene, beside, false, room), beside);
    let mut said = fits(&strip);
    if said.is_none() && is_fault(&scene.frame.verdict) {
        strip = StripCells::new(scene, StripForm::Counts, room);
        while fits(&strip).is_none() && strip.drop_last() {}
        said = fits(&strip).or_else(|| Some(verdict.shortest()));
    }
    let x = row.x + left as u16;
    strip.draw(scene, Rect { x, width: row.right().saturating_sub(x), ..row }, canvas);
    if let Some(said) = said {
        canvas.at_right(row, 0, 1, said, style);
    }
    if let Some(aside) = aside {
        canvas.at_right(row, 0, 1 + said.map_or(0, |said| said.width() + 2), aside, scene.theme().strong());
    }
}

fn has_room_for(scene: &Scene<'_>, row: Rect, name: &str, messages: &str) -> bool {
    let room = usize::from(row.width).saturating_sub(1 + name.width() + GAP + 1);
    let form = |room: usize| StripForm::of(scene, room.saturating_sub(VERDICT - 1), false, room);
    let less = room.saturating_sub(messages.width() + 2);
    form(less) == form(room) && StripCells::new(scene, form(less), less).width + VERDICT <= less
}

fn draw_rule(scene: &Scene<'_>, area: Rect, count: bool, canvas: &mut Canvas<'_>) {
    let (verdict, style) = verdict(scene);
    let title = title(scene);
    let shortest = |text: &Fit| text.shortest().width();
    let of_verdict = shortest(&verdict);
    let rule = Rule::right(verdict, style);
    if !count {
        return rule.draw(scene, area, &title, canvas);
    }
    // The count is always visible. If the title line is too short for all three texts, the count replaces the title.
    let messages = scene.fit(ids::ScreenGaugeCount { count: scene.frame.counts.cost() });
    let messages = with_fates(scene, messages);
    let all = 2 + title.width() + 1 + 4 + shortest(&messages) + 1 + of_verdict + 4;
    if all <= usize::from(area.width) {
        let aside = Some((messages, scene.theme().text()));
        Rule { aside, ..rule }.draw(scene, area, &title, canvas);
    } else {
        let room = usize::from(area.width).saturating_sub(8 + of_verdict);
        rule.draw(scene, area, messages.within(room).unwrap_or_else(|| messages.shortest()), canvas);
    }
}

fn with_fates(scene: &Scene<'_>, messages: Fit) -> Fit {
    let counts = &scene.frame.counts;
    let fates = [
        (counts.lost > 0).then(|| scene.say(ids::ScreenCountLost { count: counts.lost })),
        (counts.duplicated > 0).then(|| scene.say(ids::ScreenCountCopies { count: counts.duplicated })),
        (counts.heartbeats > 0).then(|| scene.say(ids::ScreenCountHeartbeats { count: counts.heartbeats })),
    ];
    let fates: Vec<String> = fates.into_iter().flatten().collect();
    if fates.is_empty() {
        return messages;
    }
    let between = scene.glyphs().between;
    let count = messages.longest();
    let longer = (1..=fates.len()).rev().map(|kept| format!("{count}{between}{}", fates[..kept].join(between)));
    longer.chain(messages.lengths().map(str::to_owned)).collect()
}

pub(crate) fn verdict(scene: &Scene<'_>) -> (Fit, Style) {
    let (theme, glyphs) = (scene.theme(), scene.glyphs());
    let marked = |mark: &str, text: Fit| text.map(|length| format!("{mark} {length}"));
    let quiet = |text: Fit| (text, theme.muted());
    let done = |text: Fit| (marked(glyphs.agreed, text), theme.strong());
    let fault = |text: Fit| (marked(glyphs.lost, text), theme.fault());
    match &scene.frame.verdict {
        Verdict::Deciding { of: 0, .. } => quiet(scene.fit(ids::SCREEN_VERDICT_NOBODY_OWES)),
        &Verdict::Deciding { decided: count, of, .. } => quiet(scene.fit(ids::ScreenVerdictDeciding { count, of })),
        &Verdict::Agreed { all, leader } => done(scene.fit(ids::ScreenVerdictAgreed { all, leader })),
        &Verdict::Spreading { leader, told, of } => quiet(scene.fit(ids::ScreenVerdictSpreading { leader, told, of })),
        Verdict::Split { leaders, named } => {
            let more = if leaders.len() < *named { glyphs.more } else { "" };
            let leaders = scene.look.texts.names(leaders, ", ") + more;
            fault(scene.fit(ids::ScreenVerdictSplit { count: *named, leaders }))
        }
        &Verdict::LeaderDown { leader } if scene.frame.clock.has_ended() => {
            fault(scene.fit(ids::ScreenVerdictWithoutLeader { leader }))
        }
        &Verdict::LeaderDown { leader } => fault(scene.fit(ids::ScreenVerdictLeaderDown { leader })),
        &Verdict::Stuck { undecided: count, of } => fault(match scene.frame.strip {
            Strip::Progress => scene.fit(ids::ScreenVerdictUnanswered { count, of }),
            _ => scene.fit(ids::ScreenVerdictStuck { count, of }),
        }),
        Verdict::NobodyUp => fault(scene.fit(ids::SCREEN_VERDICT_NOBODY)),
        &Verdict::AllDecided { all, value } => done(scene.fit(ids::ScreenVerdictAllDecided { all, value })),
        &Verdict::Applied { differs: Some(slot), .. } => fault(scene.fit(ids::ScreenVerdictLogsDiffer { slot })),
        Verdict::Applied { furthest: 0, .. } => quiet(scene.fit(ids::SCREEN_VERDICT_NOTHING_APPLIED)),
        &Verdict::Applied { slowest: count, furthest: of, .. } if count == of => {
            done(scene.fit(ids::ScreenVerdictAllApplied { count }))
        }
        &Verdict::Applied { slowest: count, furthest: of, .. } => {
            (scene.fit(ids::ScreenVerdictApplied { count, of }), theme.strong())
        }
        Verdict::Groups { leaders: 0, served: 0, .. } => quiet(scene.fit(ids::SCREEN_VERDICT_NO_GROUPS)),
        verdict @ &Verdict::Groups { leaders, served, open, largest, .. } => {
            let text = scene.fit(ids::ScreenVerdictGroups { leaders, served, open, largest });
            match open {
                _ if is_fault(verdict) => fault(text),
                0 => done(text),
                _ => quiet(text),
            }
        }
        Verdict::SplitValues { values } => fault(headline::split_values(values, scene.look)),
    }
}

pub(crate) const fn is_fault(verdict: &Verdict) -> bool {
    match verdict {
        Verdict::Applied { differs, .. } => differs.is_some(),
        // Before there is a super-peer, no process has asked to be served.
        Verdict::Groups { leaders, served, open, rests, .. } => *rests && *open > 0 && *leaders + *served > 0,
        Verdict::Deciding { .. } | Verdict::Agreed { .. } | Verdict::Spreading { .. } => false,
        verdict => !matches!(verdict, Verdict::AllDecided { .. }),
    }
}
