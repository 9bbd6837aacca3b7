//! Draws one lane for each role of a protocol (client, proposer, acceptor, learner). A process that plays several roles
//! has one card for each role, in the lane of that role. All its cards are in one row, so a message between two of them
//! is a horizontal line. The votes are above the lane of the voters.

mod plan;
mod rows;
mod text;
mod traffic;

use super::{begin, not_all, parted, pills::FIXED, pills::Request, prelude::*};
use plan::{Card, LABEL, LanesPlan, Measure};
use rows::LaneRows;
use traffic::Refusal;

/// The layout of all lanes of a frame.
pub enum LanesLayout {
    SideBySide(LanesPlan),
    /// Each lane is a group of rows. There are no lines between the cards.
    Rows(LaneRows),
}

pub(crate) fn place(scene: &Scene<'_>, area: Rect) -> Option<LanesLayout> {
    let lanes = scene.frame.lanes.as_deref()?;
    let (area, measure) = (room(scene, area), measure(scene, lanes));
    let side_by_side = || LanesPlan::of(lanes, area, measure).map(LanesLayout::SideBySide);
    let rows = || LaneRows::of(lanes, area, measure).map(LanesLayout::Rows);
    let listed = scene.frame.messages.iter().filter(|message| is_in_transit(message)).count();
    if listed < lanes.under_way() { rows().or_else(side_by_side) } else { side_by_side().or_else(rows) }
}

fn room(scene: &Scene<'_>, area: Rect) -> Rect {
    parted(area, legend::rows(scene.frame, &scene.look.texts, area.width)).0
}

fn measure(scene: &Scene<'_>, lanes: &Lanes) -> Measure {
    let ids = lanes.lanes.iter().flat_map(|lane| &lane.members).map(|member| scene.name(member.id).chars().count());
    Measure {
        id: ids.max().unwrap_or(1) as u16,
        ballot: lanes.ballot_columns as u16,
        value: lanes.value_columns.max(scene.frame.value_columns).max(1) as u16,
        slot: scene.frame.keeps_logs.then(|| lanes.slot.unwrap_or(1).to_string().len() as u16),
    }
}

/// Whether the lanes fit side by side in `whole`, but in the smaller `beside` not at all, or with too narrow gaps.
pub(crate) fn want_whole_width(scene: &Scene<'_>, beside: Rect, whole: Rect) -> bool {
    let Some(lanes) = scene.frame.lanes.as_deref() else { return false };
    let is_tight =
        |area: Rect| LanesPlan::of(lanes, room(scene, area), measure(scene, lanes)).map(|plan| plan.is_tight);
    is_tight(beside) != Some(false) && is_tight(whole).is_some()
}

impl LanesLayout {
    /// How the selected process is marked; the legend shows this mark.
    pub fn selected(&self, lanes: &Lanes) -> Selected {
        match self {
            Self::SideBySide(plan) => Selected::on_cards(plan.columns[lanes.voters].form),
            Self::Rows(_) => Selected::Underline,
        }
    }
}

pub(crate) fn draw(scene: &Scene<'_>, placed: &LanesLayout, area: Rect, canvas: &mut Canvas<'_>) {
    let Scene { frame, look, .. } = *scene;
    let (Some(lanes), Some((clip, row))) = (frame.lanes.as_deref(), begin(scene, area, canvas)) else { return };
    let sentence = match placed {
        LanesLayout::SideBySide(plan) => {
            let layout = Rc::new(plan.layout(clip, plan.columns[lanes.voters].form));
            let position = |card: usize| plan.cards[card].position;
            let links = plan.links().into_iter().map(|(from, to)| ((from, to), (position(from), position(to))));
            links::record_ways(canvas, clip, &layout, links.collect());
            Picture { scene, lanes, plan, stage: Stage { look, layout: &layout, clip } }.draw(canvas)
        }
        LanesLayout::Rows(crowd) => {
            crowd.draw(scene, lanes, clip, canvas);
            not_all(canvas.record().in_transit(), frame, look)
        }
    };
    let sentence = sentence.or_else(|| timer(scene).filter(|_| area.width == canvas.area().width));
    let merged = legend::merged(canvas, look).filter(|_| matches!(placed, LanesLayout::SideBySide(_)));
    legend::draw(canvas, row, scene, sentence.as_ref(), (placed.selected(lanes), None, merged.as_slice()));
}

/// The latest timer of this tick, for a screen without a log beside the graph.
fn timer(Scene { frame, look, .. }: &Scene<'_>) -> Option<Fit> {
    let now = frame.log.iter().rev().take_while(|line| line.tick == frame.clock.tick);
    let line = { now }.find(|line| line.sign == Sign::Timer)?;
    let told = [&line.full, &line.brief].map(|told| look.texts.fit(told.clone()));
    let told: Vec<&str> = told.iter().flat_map(Fit::lengths).collect();
    Some(told.into_iter().chain([""]).map(str::to_owned).collect())
}

fn member<'a>(lanes: &'a Lanes, card: &Card) -> &'a Member {
    &lanes.lanes[card.lane].members[card.member]
}

struct Standing<'a, 'm> {
    words: Vec<Label>,
    refused: Vec<Refusal<'a>>,
    cut: CutLinks,
    cuts: Cuts,
    pills: Pills<'m>,
}

struct Picture<'a> {
    scene: &'a Scene<'a>,
    lanes: &'a Lanes,
    plan: &'a LanesPlan,
    stage: Stage<'a>,
}

impl<'a> Picture<'a> {
    /// Finds places for texts and marks first, then for messages, so that no message covers a text or a mark.
    fn place<'m>(&self, messages: &'m [Message]) -> Standing<'a, 'm> {
        let Self { scene: Scene { frame, view, .. }, stage, .. } = *self;
        let words = self.words();
        let taken: Vec<Rect> = words.iter().map(|words| words.place).collect();
        let mut refused = self.refused(&taken);
        let cut = self.cuts();
        let cuts = Cuts::of(&cut, stage.layout);
        let now = frame.clock.tick as f64 + view.glide;
        let wanted = Request { messages, now, message: view.message, without_beats: false };
        let pills = loop {
            let fixed = taken.iter().copied().chain(refused.iter().map(|left| left.place));
            let fixed = fixed.map(|place| (place.outer(AIR), FIXED));
            let pills = Pills::place(stage, &wanted, fixed, (&cut, &cuts));
            if !traffic::give_way(&mut refused, &pills, stage.look) {
                break pills;
            }
        };
        Standing { words, refused, cut, cuts, pills }
    }

    /// Draws the lanes. If the legend needs a sentence about the messages, returns this sentence.
    fn draw(&self, canvas: &mut Canvas<'_>) -> Option<Fit> {
        let Self { scene: Scene { frame, view, look }, lanes, plan, stage } = *self;
        let messages = traffic::between_cards(frame, lanes, plan);
        let Standing { words, refused, cut, cuts, pills } = self.place(&messages);
        let mut dots = Dots::new(stage.clip);
        self.idle(&mut dots, &cut);
        cuts.lines(&mut dots, stage);
        for left in &refused {
            left.trail(&mut dots, stage);
        }
        pills.trails(&mut dots, stage);
        let traced = view.traced.as_ref().and_then(|carried| self.carried(carried));
        if let Some(carried) = &traced {
            links::traced_line(&mut dots, stage, carried);
        }
        for words in &words {
            dots.clear(words.place);
        }
        dots.draw(look.glyphs.lines, canvas);
        self.partings(canvas, &words);
        cuts.marks(canvas, stage);
        self.cards(canvas);
        self.rim(canvas);
        for words in &words {
            canvas.record().part(Part::Words, words.place);
        }
        draw_labels(canvas, stage.clip, &words);
        for left in &refused {
            left.draw(canvas, stage);
        }
        pills.draw(canvas, stage);
        if let Some(carried) = &traced {
            links::traced_head(canvas, stage, carried);
        }
        let crowded = pills.unnumbered();
        canvas.record().count_in_text(crowded);
        canvas.record().counted_twice = pills.drawn_twice();
        let said = (crowded > 0).then(|| look.texts.fit(ids::LegendCrowded { count: crowded }));
        said.or_else(|| not_all(canvas.record().in_transit(), frame, look))
    }

    fn words(&self) -> Vec<Label> {
        let Self { scene: Scene { look, .. }, lanes, plan, stage } = *self;
        let mut words = Vec::new();
        for (lane, column) in plan.columns.iter().enumerate() {
            let room = usize::from(column.title.width);
            let title = text::title(lanes, lane, look).into_iter().find(|title| title.chars().count() <= room);
            let Some(title) = title else { continue };
            // In a lane with cards of one row, the id is at the left end of the column.
            let columns = if column.form == LABEL { title.chars().count() as u16 } else { column.width };
            let spans = vec![(title, look.theme.muted().add_modifier(Modifier::BOLD))];
            words.push(centred(spans, column.title, column.x + columns / 2));
        }
        let voters = &plan.columns[lanes.voters];
        let shown = lanes.ballots.len().min(usize::from(plan.meters.height));
        let below = shown.max(1) as u16 + u16::from(plan.meters.height > shown as u16);
        for (at, y) in (0..shown).zip(plan.meters.bottom() - below..) {
            let row = Rect { y, height: 1, ..plan.meters };
            let spans = text::ballot(lanes, at, look).into_iter().find(|spans| width(spans) <= usize::from(row.width));
            words.extend(spans.map(|spans| centred(spans, row, voters.x + voters.width / 2)));
        }
        for card in &plan.cards {
            words.extend(self.below(card));
            words.extend(self.beside(card));
        }
        words.retain(|words| words.place.intersection(stage.clip) == words.place);
        words
    }

    fn below(&self, card: &Card) -> Vec<Label> {
        let Self { scene: Scene { look, .. }, lanes, .. } = *self;
        let view = &member(lanes, card).view;
        let mut heard = text::heard(lanes, view, usize::from(card.meters.height), look);
        heard.extend(self.older_vote(card).map(|(_, spans)| spans));
        let fitting = heard.into_iter().filter_map(|spans| text::within(spans, usize::from(card.meters.width)));
        let rows = fitting.zip(card.meters.y..);
        let middle = card.place.x + card.place.width / 2;
        rows.map(|(spans, y)| centred(spans, Rect { y, height: 1, ..card.meters }, middle)).collect()
    }

    fn older_vote(&self, card: &Card) -> Option<(String, Vec<Span>)> {
        let Self { scene: Scene { look, .. }, lanes, .. } = *self;
        let view = &member(lanes, card).view;
        let (promised, vote) = text::older_vote(lanes, card.lane, view, look)?;
        let (room, below) = (usize::from(card.place.width - 2), usize::from(card.meters.width));
        let is_parted = text::on_one_line(&promised, &vote).chars().count() > room && vote.chars().count() + 2 <= below;
        let style = look.theme.state_text(Role::Active).remove_modifier(Modifier::REVERSED);
        let glyph = look.glyphs.state(Role::Active);
        (is_parted && card.meters.height > 0).then(|| (promised, vec![(format!("{glyph} "), style), (vote, style)]))
    }

    fn beside(&self, card: &Card) -> Option<Label> {
        let Self { scene: Scene { look, .. }, lanes, .. } = *self;
        let (form, id) = self.label(card)?;
        let member = member(lanes, card);
        let process = self.scene.process(card.position)?;
        let x = form.x + id + 1;
        let room = card.place.right().saturating_sub(x);
        let texts = text::label_texts(lanes, card.lane, member, process, look);
        let text = texts.into_iter().find(|text| text.chars().count() <= usize::from(room))?;
        let style = look.theme.state_text(member.view.role).remove_modifier(Modifier::REVERSED);
        let place = Rect { x, y: form.y, width: text.chars().count() as u16, height: 1 };
        Some(Label::new(place, text, style))
    }

    /// The cells of a one-row card, and the width of its id with brackets; `None` for larger cards.
    fn label(&self, card: &Card) -> Option<(Rect, u16)> {
        let id = self.scene.name(member(self.lanes, card).id);
        (card.form == LABEL).then(|| (card.place, id.chars().count() as u16 + 2))
    }

    fn cards(&self, canvas: &mut Canvas<'_>) {
        let Self { scene: Scene { view, look, .. }, lanes, plan, stage } = *self;
        for card in &plan.cards {
            let Some(process) = self.scene.process(card.position) else { continue };
            let member = member(lanes, card);
            let process = Process { role: lanes.role(card.lane, &member.view), ..process.clone() };
            let selected = process.position == view.selected;
            let (place, says) = if let Some((place, columns)) = self.label(card) {
                (Rect { width: columns, ..place }, PartText { glyph: "", holds: Vec::new() })
            } else {
                let says = text::part_text(lanes, card.lane, member, &process, look);
                let parted = self.older_vote(card).map(|(vote, _)| PartText { holds: vec![vote], ..says.clone() });
                (card.place, parted.unwrap_or(says))
            };
            cards::draw_part(canvas, (look, stage.clip), &process, (place, card.form), (&says, selected));
        }
    }

    fn partings(&self, canvas: &mut Canvas<'_>, words: &[Label]) {
        let Stage { look, clip, .. } = self.stage;
        for pair in self.plan.columns.windows(2) {
            let x = u16::midpoint(pair[0].x + pair[0].width, pair[1].x);
            for y in (clip.y + 1..clip.bottom()).filter(|y| (y - clip.y) % 2 == 1) {
                let near = Rect { x: x.saturating_sub(1), y, width: 3, height: 1 };
                if canvas.symbol(x, y) == " " && !words.iter().any(|words| words.place.intersects(near)) {
                    canvas.put(clip, i32::from(x), i32::from(y), look.glyphs.nothing, look.theme.faint());
                }
            }
        }
    }

    fn rim(&self, canvas: &mut Canvas<'_>) {
        let Self { scene: Scene { frame, view, look }, lanes, plan, stage } = *self;
        let Some((acting, style)) = beside::acting(frame, look, view.fades) else { return };
        let card_in = |lane| plan.card(lane, acting.position);
        let index = lanes.acts.map_or_else(|| (0..lanes.lanes.len()).find_map(card_in), card_in);
        let Some(card) = index.map(|index| &plan.cards[index]) else { return };
        let place = self.label(card).map_or(card.place, |(place, columns)| Rect { width: columns, ..place });
        let role = lanes.role(card.lane, &member(lanes, card).view);
        beside::draw_rim_on(canvas, (look, stage.clip), (place, card.form), (acting.position, role, style));
    }

    /// Replaces the ends of a message by indices of cards. `None` if they have no cards in neighbouring lanes.
    fn carried(&self, carried: &CarriedMessage) -> Option<CarriedMessage> {
        let position = |card: usize| self.plan.cards[card].position;
        let mut ways = self.plan.links().into_iter().flat_map(|(from, to)| [(from, to), (to, from)]);
        let (from, to) = ways.find(|&(from, to)| (position(from), position(to)) == (carried.from, carried.to))?;
        Some(CarriedMessage { from, to, ..*carried })
    }
}

fn centred(spans: Vec<Span>, row: Rect, middle: u16) -> Label {
    let columns = width(&spans) as u16;
    let x = middle.saturating_sub(columns / 2).min(row.right().saturating_sub(columns)).max(row.x);
    Label { place: Rect { x, y: row.y, width: columns, height: 1 }, spans }
}

#[cfg(test)]
mod tests;
