//! A run of one's own: a form for the algorithm, the processes, the delay and the processes that start.

use crossterm::event::Event;
use tui_input::{Input, InputRequest};

use crate::tui::features::prelude::*;
use crate::tui::{features::save, layers::list::changes};
use suffrage_engine::{protocols::ProtocolId, protocols::VariantId};
use suffrage_scenario::{Ids, Order, begin, begin::Beginning, begin::Starts, config::Problem, fields::ORDERS};
use suffrage_session::too_large;
use suffrage_view::view_state::overlay::Form;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Algorithm,
    Variant,
    Processes,
    Order,
    Delay,
    Starts,
}

impl Field {
    const fn is_text(self) -> bool {
        matches!(self, Self::Processes | Self::Delay | Self::Starts)
    }
}

/// In the order of [`Field`].
const FIELDS: [(Field, TextId); 6] = [
    (Field::Algorithm, ids::WORD_ALGORITHM),
    (Field::Variant, ids::TERM_VARIANT),
    (Field::Processes, ids::HANDOUT_PROCESSES),
    (Field::Order, ids::OWN_ORDER),
    (Field::Delay, ids::OWN_DELAY),
    (Field::Starts, ids::OWN_STARTS),
];

/// Fields without typed text take their values from the run on the screen.
struct OwnRun {
    row: usize,
    variant: VariantId,
    order: Order,
    all_start: bool,
    typed: [Input; FIELDS.len()],
    shown_processes: String,
    shown_delay: String,
    fault: Option<String>,
}

impl OwnRun {
    fn of(scenario: &Scenario) -> Self {
        let (shown_processes, order) = match &scenario.ids {
            Ids::Counted { count, order } => (count.to_string(), *order),
            // A single number would be read as a count.
            Ids::Listed(_) | Ids::Drawn { .. } if scenario.count() == 1 => ("1".to_owned(), Order::Ascending),
            Ids::Listed(_) | Ids::Drawn { .. } => {
                (scenario.seating().iter().map(Id::to_string).collect::<Vec<_>>().join(" "), Order::Ascending)
            }
        };
        let (shortest, longest) = (scenario.network.shortest_delay, scenario.network.longest_delay);
        let shown_delay = if shortest == longest { shortest.to_string() } else { format!("{shortest}..{longest}") };
        let (variant, row, typed, fault) = (scenario.variant, 0, Default::default(), None);
        Self { row, variant, order, all_start: true, typed, shown_processes, shown_delay, fault }
    }

    fn text<'t>(&'t self, field: Field, shown: &'t str) -> &'t str {
        let typed = self.typed[field as usize].value();
        if typed.trim().is_empty() { shown } else { typed }
    }

    fn processes(&self) -> &str {
        self.text(Field::Processes, &self.shown_processes)
    }

    fn delay(&self) -> &str {
        self.text(Field::Delay, &self.shown_delay)
    }

    fn scenario(&self, texts: &Texts, seed: u64) -> Result<Scenario, String> {
        let listed = |text: &str| begin::listed(text).ok_or_else(|| texts.say(ids::SAYS_NOT_IDS));
        let is_word = |typed: &str, shown, in_files: &str| {
            let typed = typed.trim().to_lowercase();
            typed == texts.say(shown) || typed == in_files
        };
        let beginning = Beginning {
            variant: self.variant,
            ids: match listed(self.processes())?.as_slice() {
                [count] => Ids::Counted { count: count.number(), order: self.order },
                listed => Ids::Listed(listed.to_vec()),
            },
            seed,
            delay: begin::given_delays(self.delay()).map_err(|why| texts.remark(&why))?,
            starts: match self.text(Field::Starts, "") {
                "" if self.all_start => Starts::Everybody,
                "" => Starts::Nobody,
                typed if is_word(typed, ids::CHECK_FORM_EVERYBODY, "all") => Starts::Everybody,
                typed if is_word(typed, ids::CHECK_FORM_NOBODY, "none") => Starts::Nobody,
                typed => Starts::Listed(listed(typed)?),
            },
        };
        let in_lines = |faults: Vec<Problem>| {
            let lines: Vec<String> = faults.iter().map(|fault| fault.in_one_line(texts)).collect();
            lines.join(" ")
        };
        let scenario = beginning.scenario().map_err(in_lines)?;
        too_large(&scenario).map_or(Ok(scenario), |why| Err(texts.remark(&why)))
    }

    fn value(&self, texts: &Texts, field: Field) -> String {
        let entry = self.variant.protocol().entry();
        match field {
            Field::Algorithm => texts.protocol(entry.name, entry.title),
            Field::Variant => texts.variant(self.variant.name()),
            Field::Processes => self.processes().to_owned(),
            Field::Order if begin::listed(self.processes()).is_some_and(|listed| listed.len() > 1) => "-".to_owned(),
            Field::Order => texts.say(match self.order {
                Order::Ascending => ids::BESIDE_ASCENDING,
                Order::Descending => ids::BESIDE_DESCENDING,
                Order::Random => ids::BESIDE_RANDOM,
            }),
            Field::Delay => self.delay().to_owned(),
            Field::Starts => {
                let nothing = if self.all_start { ids::CHECK_FORM_EVERYBODY } else { ids::CHECK_FORM_NOBODY };
                self.text(field, &texts.say(nothing)).to_owned()
            }
        }
    }

    fn told(&self, texts: &Texts, field: Field) -> Option<String> {
        match field {
            Field::Algorithm | Field::Variant => {
                let (protocol, variant) = (self.variant.protocol().entry().name, self.variant.name());
                texts.by_key(&format!("variant-{protocol}-{variant}"), &[])
            }
            Field::Processes => Some(texts.say(ids::OWN_PROCESSES_TOLD)),
            Field::Order => Some(texts.say(ids::OWN_ORDER_TOLD)),
            Field::Delay => Some(texts.say(ids::OWN_DELAY_TOLD)),
            Field::Starts => Some(texts.say(ids::OWN_STARTS_TOLD)),
        }
    }
}

impl Layer for OwnRun {
    fn place(&self) -> KeyPlace {
        KeyPlace::OwnRun
    }

    fn overlay(&self, app: &App) -> Overlay {
        let texts = &app.look.texts;
        let row = |(field, name): (Field, TextId)| ListRow {
            told: self.told(texts, field),
            ..ListRow::new(texts.say(name), self.value(texts, field))
        };
        let input = FIELDS[self.row].0.is_text().then(|| &self.typed[self.row]);
        Overlay::List(overlay::List {
            title: texts.fit(ids::OWN_TITLE),
            form: Form::Fields { typed: input.is_some() },
            rows: FIELDS.map(row).into(),
            chosen: self.row,
            input: input.map_or_else(String::new, |input| input.value().to_owned()),
            cursor: input.map_or(0, Input::cursor),
            fault: self.fault.clone(),
        })
    }

    fn edit(&mut self, event: &Event) -> bool {
        let is_text = FIELDS[self.row].0.is_text();
        if is_text && changes(&mut self.typed[self.row], event) {
            self.fault = None;
        }
        is_text
    }

    fn scroll(&mut self, _: &App, rows: isize) {
        self.row = self.row.saturating_add_signed(rows).min(FIELDS.len() - 1);
        self.fault = None;
    }

    fn change(&mut self, forward: bool) {
        self.fault = None;
        let protocol = self.variant.protocol();
        match FIELDS[self.row].0 {
            Field::Algorithm => self.variant = beside(ProtocolId::ALL, protocol, forward).standard(),
            Field::Variant => self.variant = beside(&protocol.variants(), self.variant, forward),
            Field::Order => self.order = beside(&ORDERS.map(|(_, order)| order), self.order, forward),
            Field::Starts if self.typed[self.row].value().is_empty() => self.all_start ^= true,
            Field::Processes | Field::Delay | Field::Starts => {
                let request = if forward { InputRequest::GoToNextChar } else { InputRequest::GoToPrevChar };
                self.typed[self.row].handle(request);
            }
        }
    }

    fn outlasts_clicks(&self) -> bool {
        true
    }
}

pub(crate) fn open(app: &mut App) {
    app.pause();
    let form = OwnRun::of(app.session.scenario());
    app.layers.open(form);
}

/// Returns whether the run is shown. If a field of the form has an error, the form stays open and shows it.
fn try_to_run(app: &mut App) -> bool {
    let (texts, seed) = (app.look.texts.clone(), app.session.scenario().seed);
    let Some(form) = app.layers.top_as_mut::<OwnRun>() else { return false };
    match form.scenario(&texts, seed) {
        Ok(scenario) => {
            scenario.protocol().name().clone_into(&mut app.names.opened);
            runs::show(app, &scenario);
            true
        }
        Err(fault) => {
            form.fault = Some(fault);
            false
        }
    }
}

pub(crate) fn run(app: &mut App) {
    try_to_run(app);
}

pub(crate) fn save(app: &mut App) {
    if try_to_run(app) {
        save::ask(app);
    }
}
