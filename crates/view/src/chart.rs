//! A chart of costs over the number of processes, both on logarithmic scales: a power of n is a straight line.
//!
//! The chart is drawn from plain data into an area of a picture, a terminal or a panel.

use crate::arena::dots::{Dots, Heat, STEP, Stroke};
use crate::{arena::curve::Point, look, overlays::panel, prelude::*};
use suffrage_measure::{Fit, Fitted, Section, Side, Summary, Unfit};

/// The size of the smallest area for a chart, in columns and rows.
pub const LEAST: (u16, u16) = (40, 12);

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chart {
    pub title: String,
    /// The unit of the vertical scale, such as `messages`.
    pub counted: String,
    pub series: Vec<Series>,
    pub curves: Vec<Curve>,
}

/// The measured costs of one protocol.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    pub name: String,
    /// One point for each measured number of processes, in ascending order.
    pub points: Vec<Plotted>,
}

/// The measured costs for `n` processes. Costs of 0 or less are not drawn, because the scales are logarithmic.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plotted {
    pub n: f64,
    pub mean: f64,
    pub least: f64,
    pub most: f64,
}

/// A line of a chart: a proved bound of a series, or its fitted growth law.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// The word at the right end of the line.
    pub label: String,
    /// The index of the series to which the line belongs.
    pub of: usize,
    /// Whether the line is a fitted growth law; such a line is dotted.
    pub is_law: bool,
    /// `.0`: the number of processes; `.1`: the cost.
    pub points: Vec<(f64, f64)>,
}

impl Chart {
    /// The chart of a measurement.
    pub fn of(texts: &Texts, summary: &Summary, title: String) -> Self {
        let sections = summary.sections.iter().enumerate();
        Self {
            title,
            counted: texts.say(ids::MEASURE_MESSAGES),
            series: summary.sections.iter().map(|section| series(texts, section)).collect(),
            curves: sections.flat_map(|(index, section)| curves(texts, index, section)).collect(),
        }
    }

    fn places(&self) -> impl Iterator<Item = (f64, f64)> {
        let measured = self.series.iter().flat_map(|series| &series.points);
        let measured = measured.flat_map(|point| [point.least, point.mean, point.most].map(|cost| (point.n, cost)));
        let lines = self.curves.iter().flat_map(|curve| curve.points.iter().copied());
        measured.chain(lines).filter(|&(n, cost)| n > 0.0 && cost > 0.0)
    }

    /// Whether the chart has no point to draw.
    pub fn is_empty(&self) -> bool {
        self.series.iter().flat_map(|series| &series.points).all(|point| point.n <= 0.0 || point.mean <= 0.0)
    }
}

struct Plot {
    area: Rect,
    across: LogScale,
    up: LogScale,
}

impl Plot {
    /// The point for a cost at `n` processes, in drawing units: a cell is one unit wide and two units high.
    fn at(&self, n: f64, cost: f64) -> Point {
        let Rect { x, y, width, height, .. } = self.area;
        Point {
            x: f64::from(x) + 0.5 + self.across.part(n) * f64::from(width - 1),
            y: 2.0 * f64::from(y) + 1.0 + (1.0 - self.up.part(cost)) * f64::from(2 * (height - 1)),
        }
    }

    fn cell(&self, n: f64, cost: f64) -> (i32, i32) {
        let Point { x, y } = self.at(n, cost);
        (x.floor() as i32, (y / 2.0).floor() as i32)
    }
}

pub(super) fn draw(chart: &Chart, area: Rect, look: &Look, canvas: &mut Canvas<'_>) {
    let set = look.glyphs.set;
    let (Some(across), Some(up)) =
        (LogScale::of(chart.places().map(|(n, _)| n)), LogScale::of(chart.places().map(|(_, cost)| cost)))
    else {
        return;
    };
    if area.width < LEAST.0 || area.height < LEAST.1 {
        return;
    }
    let title = look::in_set(set, &chart.title);
    let title = panel::cut(wrapped(&title, area.width.into()), (2, area.width.into()), look.glyphs.more);
    canvas.lines(area, 0, title.iter().map(|line| (line, look.theme.title())));
    let key = legend_rows(chart, look, usize::from(area.width));
    let costs = up.ticks();
    let labels = number_texts(&costs, set);
    let ticks: Vec<(f64, String)> = costs.into_iter().zip(labels).collect();
    let widest = ticks.iter().map(|(_, label)| label.width()).fold(chart.counted.width().min(12), usize::max);
    let margin = widest as u16 + 1;
    let names = chart.curves.iter().map(|curve| label(chart, curve, look).width()).max().unwrap_or_default() as u16 + 1;
    let above = title.len().max(1) as u16 + 1;
    let below = 2 + key.len() as u16;
    let plot = Plot {
        area: Rect {
            x: area.x + margin,
            y: area.y + above,
            width: area.width.saturating_sub(margin + names).max(2),
            height: area.height.saturating_sub(above + below).max(2),
        },
        across,
        up,
    };
    let counted = look::in_set(set, &chart.counted);
    canvas.write(area, area.x.into(), i32::from(area.y + above) - 1, &counted, look.theme.muted());
    axes(chart, &plot, &ticks, look, area, canvas);
    lines(chart, &plot, look, canvas);
    marks(chart, &plot, look, canvas);
    draw_labels(chart, &plot, look, area, canvas);
    for (row, y) in key.iter().zip(area.bottom() - key.len() as u16..) {
        canvas.write_spans(area, (area.x.into(), y.into()), row);
    }
}

fn style_of(series: usize, look: &Look) -> Style {
    use MessageClass::{Answer, Elected, Election, Heartbeat, Refusal, Value};
    const CLASSES: [MessageClass; 6] = [Election, Elected, Answer, Refusal, Heartbeat, Value];
    look.theme.message_text(CLASSES[series % CLASSES.len()])
}

fn mark_of(series: usize, look: &Look) -> &'static str {
    let marks = look.glyphs.marks;
    marks[series % marks.len()]
}

fn legend_rows(chart: &Chart, look: &Look, width: usize) -> Vec<Vec<(String, Style)>> {
    let mut rows: Vec<(usize, Vec<(String, Style)>)> = Vec::new();
    for (index, series) in chart.series.iter().enumerate() {
        let name = look::in_set(look.glyphs.set, &series.name);
        let (mark, said) = (format!("{} ", mark_of(index, look)), format!("{name}   "));
        let needed = mark.width() + said.trim_end().width();
        let spans = [(mark, style_of(index, look)), (said, look.theme.text())];
        match rows.last_mut().filter(|(used, _)| *used + needed <= width) {
            Some((used, row)) => {
                *used += needed + 3;
                row.extend(spans);
            }
            None => rows.push((needed + 3, spans.into())),
        }
    }
    rows.into_iter().map(|(_, row)| row).collect()
}

fn axes(chart: &Chart, plot: &Plot, ticks: &[(f64, String)], look: &Look, area: Rect, canvas: &mut Canvas<'_>) {
    let Rect { x, y, width, height } = plot.area;
    let (left, floor) = (i32::from(x) - 1, i32::from(y + height));
    let style = look.theme.rule();
    for row in i32::from(y)..floor {
        canvas.put(area, left, row, look.glyphs.parting, style);
    }
    for column in left..i32::from(x + width) {
        canvas.put(area, column, floor, look.glyphs.rule, style);
    }
    for (cost, label) in ticks {
        let row = plot.cell(1.0, *cost).1;
        canvas.write(area, left - width_of(label), row, label, look.theme.muted());
    }
    let mut sizes: Vec<f64> = chart.places().map(|(n, _)| n).collect();
    sizes.sort_by(f64::total_cmp);
    sizes.dedup();
    let mut free = i32::MIN;
    for n in sizes {
        let (column, label) = (plot.cell(n, 1.0).0, digits(n));
        let start = (column - width_of(&label) / 2).min(i32::from(area.right()) - width_of(&label));
        if start >= free {
            free = canvas.write(area, start, floor + 1, &label, look.theme.muted()) + 1;
        }
    }
    let end = i32::from(area.right()) - 1;
    canvas.write(area, free.max(i32::from(x + width) + 1).min(end), floor + 1, "n", look.theme.strong());
}

fn width_of(text: &str) -> i32 {
    i32::try_from(text.width()).unwrap_or(i32::MAX / 2)
}

fn lines(chart: &Chart, plot: &Plot, look: &Look, canvas: &mut Canvas<'_>) {
    let mut dots = Dots::new(plot.area);
    for curve in &chart.curves {
        let stroke = if curve.is_law { Stroke::Dotted(1.5) } else { Stroke::Thin };
        dots.line(points_along(plot, &curve.points).into_iter(), stroke, Heat::Idle, style_of(curve.of, look));
    }
    for (index, series) in chart.series.iter().enumerate() {
        for point in series.points.iter().filter(|point| point.least > 0.0 && point.least < point.most) {
            let span = points_along(plot, &[(point.n, point.least), (point.n, point.most)]);
            dots.line(span.into_iter(), Stroke::Thin, Heat::Trail, style_of(index, look));
        }
    }
    dots.draw(look.glyphs.lines, canvas);
}

fn points_along(plot: &Plot, places: &[(f64, f64)]) -> Vec<Point> {
    let places: Vec<Point> =
        places.iter().filter(|(n, cost)| *n > 0.0 && *cost > 0.0).map(|&(n, cost)| plot.at(n, cost)).collect();
    let mut all: Vec<Point> = places.first().copied().into_iter().collect();
    for pair in places.windows(2) {
        let steps = (pair[0].distance(pair[1]) / STEP).ceil().max(1.0);
        all.extend((1..=steps as u32).map(|step| pair[0].towards(pair[1], f64::from(step) / steps)));
    }
    all
}

fn marks(chart: &Chart, plot: &Plot, look: &Look, canvas: &mut Canvas<'_>) {
    for (index, series) in chart.series.iter().enumerate() {
        for point in series.points.iter().filter(|point| point.mean > 0.0) {
            let (x, y) = plot.cell(point.n, point.mean);
            canvas.put(plot.area, x, y, mark_of(index, look), style_of(index, look));
        }
    }
}

fn label(chart: &Chart, curve: &Curve, look: &Look) -> String {
    let name = look::in_set(look.glyphs.set, &curve.label);
    if chart.series.len() > 1 { format!("{} {name}", mark_of(curve.of, look)) } else { name.into_owned() }
}

fn draw_labels(chart: &Chart, plot: &Plot, look: &Look, area: Rect, canvas: &mut Canvas<'_>) {
    let ends = chart.curves.iter().filter_map(|curve| {
        let &(n, cost) = curve.points.iter().rfind(|(_, cost)| *cost > 0.0)?;
        Some((plot.cell(n, cost).1, curve))
    });
    let mut ends: Vec<(i32, &Curve)> = ends.collect();
    ends.sort_by_key(|(row, _)| *row);
    let (top, floor) = (i32::from(plot.area.y), i32::from(plot.area.bottom()));
    let mut free = top;
    for (row, _) in &mut ends {
        *row = (*row).max(free);
        free = *row + 1;
    }
    let mut free = floor;
    for (row, _) in ends.iter_mut().rev() {
        *row = (*row).min(free - 1);
        free = *row;
    }
    for (row, curve) in ends.into_iter().filter(|(row, _)| *row >= top) {
        canvas.write(area, i32::from(plot.area.right()) + 1, row, &label(chart, curve, look), style_of(curve.of, look));
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct LogScale {
    /// The base-10 logarithm of the number at the left or lower end.
    least: f64,
    /// The base-10 logarithm of the number at the right or upper end.
    most: f64,
}

impl LogScale {
    /// The scale from the smallest to the largest number; `None` if there are no numbers.
    fn of(numbers: impl Iterator<Item = f64>) -> Option<Self> {
        let (least, most) = numbers.fold((f64::INFINITY, 0.0_f64), |(least, most), n| (least.min(n), most.max(n)));
        if !least.is_finite() || least <= 0.0 {
            return None;
        }
        let (least, most) = (least.log10(), most.log10());
        Some(if most - least < 1e-9 { Self { least: least - 0.5, most: most + 0.5 } } else { Self { least, most } })
    }

    /// The place of a number on the scale: 0 is the lower end, 1 the upper end.
    fn part(self, number: f64) -> f64 {
        ((number.log10() - self.least) / (self.most - self.least)).clamp(0.0, 1.0)
    }

    fn ticks(self) -> Vec<f64> {
        let of = |steps: &[f64]| -> Vec<f64> {
            let decades = self.least.floor() as i32..=self.most.ceil() as i32;
            let all = decades.flat_map(|decade| steps.iter().map(move |step| step * 10_f64.powi(decade)));
            all.filter(|tick| (self.least - 1e-9..=self.most + 1e-9).contains(&tick.log10())).collect()
        };
        let powers = of(&[1.0]);
        if powers.len() < 2 { of(&[1.0, 2.0, 5.0]) } else { powers }
    }
}

fn number_texts(numbers: &[f64], set: GlyphSet) -> Vec<String> {
    let is_power = |number: &f64| (number / 10_f64.powf(number.log10().round()) - 1.0).abs() < 1e-9;
    let are_powers = numbers.iter().any(|number| *number > 99_999.5) && numbers.iter().all(is_power);
    numbers.iter().map(|&number| if are_powers { power(number, set) } else { digits(number) }).collect()
}

fn digits(number: f64) -> String {
    if number < 0.5 { format!("{number}") } else { format!("{number:.0}") }
}

fn power(number: f64, set: GlyphSet) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let power = format!("{:.0}", number.log10().round());
    if set != GlyphSet::Default {
        return format!("10^{power}");
    }
    let raised =
        |digit: char| if digit == '-' { Some('⁻') } else { RAISED.get(digit.to_digit(10)? as usize).copied() };
    "10".chars().chain(power.chars().filter_map(raised)).collect()
}

fn series(texts: &Texts, section: &Section) -> Series {
    let points = section.rows.iter().filter_map(|row| {
        let of = row.messages?;
        Some(Plotted { n: row.n.into(), mean: of.mean, least: of.least as f64, most: of.most as f64 })
    });
    let protocol = section.protocol.clone();
    let name = match &section.fit {
        Ok(Fit { best, .. }) => texts.say(ids::MeasureSeries { protocol, law: best.law.name() }),
        Err(_) => protocol,
    };
    Series { name, points: points.collect() }
}

fn curves(texts: &Texts, of: usize, section: &Section) -> Vec<Curve> {
    let bound = |side: Side| {
        let values = section.rows.iter().filter_map(|row| {
            let bound = row.bounds.iter().find(|bound| bound.side == side)?;
            let value = if side == Side::Worst { bound.values.1 } else { bound.values.0 };
            Some((f64::from(row.n), value as f64))
        });
        Curve { label: told_side(texts, side), of, is_law: false, points: values.collect() }
    };
    let law = section.fit.as_ref().ok().map(|fit| {
        let points = section.rows.iter().map(|row| (f64::from(row.n), fit.best.at(row.n.into())));
        Curve { label: fit.best.law.name().to_owned(), of, is_law: true, points: points.collect() }
    });
    let bounds = [Side::Best, Side::Expected, Side::Worst].map(bound).into_iter();
    bounds.filter(|curve| !curve.points.is_empty()).chain(law).collect()
}

/// The word for the kind of a bound, such as worst case.
pub fn told_side(texts: &Texts, side: Side) -> String {
    texts.say(match side {
        Side::Best => ids::MEASURE_BEST,
        Side::Expected => ids::MEASURE_EXPECTED,
        Side::Worst => ids::MEASURE_WORST,
    })
}

/// A sentence about the growth laws that fit best. If no law fits, the sentence gives the reason.
pub fn told_law(texts: &Texts, fit: &Result<Fit, Unfit>) -> String {
    let fit = match fit {
        Ok(fit) => fit,
        Err(Unfit::NoRest) => return texts.say(ids::MEASURE_NO_LAW_WITHOUT_REST),
        Err(Unfit::Few) => return texts.say(ids::MeasureNoLaw { fewest: Fit::FEWEST as u64 }),
        Err(Unfit::Close) => return texts.say(ids::MEASURE_NO_LAW_OF_CLOSE),
        Err(Unfit::Constant) => return texts.say(ids::MEASURE_NO_LAW_OF_CONSTANT),
    };
    let told = |Fitted { law, factor, r2 }: Fitted| {
        let factor = texts.language().decimal(&significant(factor));
        (format!("{factor} · {}", law.name()), texts.language().decimal(&format!("{r2:.4}")))
    };
    let ((best, r2), (second, second_r2)) = (told(fit.best), told(fit.second));
    let exponent = texts.language().decimal(&format!("{:.3}", fit.exponent));
    let exponent_r2 = texts.language().decimal(&format!("{:.4}", fit.exponent_r2));
    if fit.is_told_apart() {
        texts.say(ids::MeasureLaw { best, r2, second, second_r2, exponent, exponent_r2 })
    } else {
        texts.say(ids::MeasureLawNotApart { best, r2, second, second_r2, exponent, exponent_r2 })
    }
}

/// A number as text with at least three significant digits, without an exponent.
fn significant(number: f64) -> String {
    let decimals = if number >= 100.0 { 0 } else { (2 - number.abs().log10().floor() as i32).clamp(0, 12) as usize };
    format!("{number:.decimals$}")
}

#[cfg(test)]
mod tests;
