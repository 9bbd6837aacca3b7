//! The cost of the algorithm over many sizes as a chart that marks this run. Closing the panel stops the measurement.

use crate::tui::features::prelude::*;
use crate::tui::features::travel::FIRST_PORTION;
use suffrage_engine::protocol::Topology;
use suffrage_measure::{Initiators, Options, Order, Piecemeal, Subject};
use suffrage_view::chart::{Chart, Plotted, Series, told_law};

const FIRST: u32 = 4;
const LAST_ON_A_RING: u32 = 1_024;
const LAST_OF_A_COMPLETE_GRAPH: u32 = 64;
const RUNS: u64 = 5;

pub(crate) struct MeasurePanel {
    shown: overlay::Measured,
    work: Piecemeal,
    is_over: bool,
    portion: u64,
    begun: Duration,
    /// The run on the screen as a series of the chart; `None` if its cost is 0, which the chart cannot show.
    this_run: Option<Series>,
    /// A remark that the run on the screen is not in the chart.
    silent: Option<String>,
}

impl Layer for MeasurePanel {
    fn place(&self) -> KeyPlace {
        KeyPlace::Measured
    }

    fn overlay(&self, _: &App) -> Overlay {
        Overlay::Measured(self.shown.clone())
    }
}

impl MeasurePanel {
    fn tell(&mut self, texts: &Texts) {
        let summary = self.work.summary();
        let (over, of) = self.work.progress();
        let mut chart = Chart::of(texts, &summary, String::new());
        chart.series.extend(self.this_run.clone());
        self.shown.chart = Rc::new(chart);
        let told = match summary.sections.first().filter(|_| self.is_over) {
            Some(section) => told_law(texts, &section.fit),
            None => texts.say(ids::MeasureProgress { over, of }),
        };
        self.shown.told = self.silent.iter().cloned().chain([told]).collect::<Vec<_>>().join("\n");
    }
}

pub(crate) fn open(app: &mut App) {
    app.pause();
    let scenario = app.session.scenario();
    let entry = scenario.protocol().entry();
    let last = if entry.topology == Topology::Complete { LAST_OF_A_COMPLETE_GRAPH } else { LAST_ON_A_RING };
    let options = Options {
        protocols: vec![Subject { protocol: entry.name.to_owned(), variant: scenario.variant.name().to_owned() }],
        sizes: std::iter::successors(Some(FIRST), |n| Some(2 * n)).take_while(|n| *n <= last).collect(),
        order: Order::Random,
        initiators: Initiators::All,
        runs: RUNS,
        seed: 0,
        delay: (scenario.network.shortest_delay, scenario.network.longest_delay),
        until: None,
    };
    let texts = app.look.texts.clone();
    let protocol = texts.protocol(entry.name, entry.title);
    let sweep = match options.sweep() {
        Ok(sweep) => sweep,
        Err(faults) => {
            let told: Vec<String> = faults.iter().map(|fault| texts.remark(fault)).collect();
            return layers::refuse(app, ids::TITLE_MEASURE, &told.join("\n"));
        }
    };
    let (n, cost) = (app.frame.n as f64, app.frame.counts.cost() as f64);
    let (tick, is_quiet) = (app.frame.clock.tick, app.frame.clock.quiet);
    let this_run = (cost > 0.0).then(|| Series {
        name: if is_quiet { texts.say(ids::MEASURE_THIS_RUN) } else { texts.say(ids::MeasureThisRunSoFar { tick }) },
        points: vec![Plotted { n, mean: cost, least: cost, most: cost }],
    });
    let title = texts.fit(ids::MeasureTitle { protocol });
    let mut panel = MeasurePanel {
        shown: overlay::Measured { title, chart: Rc::default(), told: String::new() },
        work: Piecemeal::new(sweep),
        is_over: false,
        portion: FIRST_PORTION,
        begun: app.player.now,
        silent: this_run.is_none().then(|| texts.say(ids::MeasureThisRunSilent { tick })),
        this_run,
    };
    panel.tell(&texts);
    lesson::look_ahead(app, Ticks::MAX);
    app.layers.open(panel);
}

pub(crate) fn idle_time(app: &App) -> Option<Duration> {
    app.layers.find::<MeasurePanel>().filter(|panel| !panel.is_over).map(|_| Duration::ZERO)
}

pub(crate) fn compute_portion(app: &mut App) -> bool {
    let (now, texts) = (app.player.now, app.look.texts.clone());
    let Some(panel) = app.layers.find_mut::<MeasurePanel>().filter(|panel| !panel.is_over) else { return false };
    panel.portion = travel::portion_after(panel.portion, panel.begun, now);
    panel.begun = now;
    panel.is_over = panel.work.go_on(panel.portion);
    panel.tell(&texts);
    true
}
