//! The layout of lanes, cards and meters (counts of votes). The layout has room for the widest texts of the run so far,
//! not only for those of the current tick.

use crate::arena::prelude::*;

/// The card sizes to try, the largest first. A label is a card of one row: id and text.
const FORMS: [CardSize; 4] = [CardSize::XxLarge, CardSize::XLarge, CardSize::Medium, LABEL];
pub(super) const LABEL: CardSize = CardSize::Small;

/// The largest card size that fits if the distance from one card of a lane to the next is `pitch` rows.
const fn of_pitch(pitch: u16) -> Option<CardSize> {
    match pitch {
        11.. => Some(CardSize::XxLarge),
        7..=10 => Some(CardSize::XLarge),
        5 | 6 => Some(CardSize::Medium),
        2..=4 => Some(LABEL),
        _ => None,
    }
}

/// The widths of the longest texts of each kind, in columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measure {
    pub id: u16,
    pub ballot: u16,
    pub value: u16,
    /// The width of the highest slot number of the logs; `None` if the processes have no logs.
    pub slot: Option<u16>,
}

impl Measure {
    fn vote(self) -> u16 {
        self.ballot + 1 + self.value
    }

    fn card(self, form: CardSize) -> u16 {
        let (least, digits) = match form {
            CardSize::XxLarge => (16, 8 * self.id + 2),
            CardSize::XLarge => (9, 4 * self.id + 1),
            _ => (8, self.id + 6),
        };
        least.max(digits).max((self.vote() + 2).min(15))
    }

    fn label(self, (has_ballot, votes): (bool, bool)) -> u16 {
        self.id + 3 + if has_ballot { self.vote() + if votes { 2 } else { 0 } } else { self.value.max(1) }
    }

    /// The width of the widest message, in columns. `whole`: whether a message with a value also shows its ballot.
    fn pill(self, whole: bool) -> u16 {
        let value = match self.slot {
            Some(slot) => 1 + slot + 1 + self.value,
            None if whole => self.vote(),
            None => 1 + self.value,
        };
        2 + value.max(1 + self.ballot)
    }
}

/// A gap between two lanes is this many columns wider than the widest message.
const AIR: u16 = 5;
const LEAST_GAP: u16 = 7;
const MOST_METERS: u16 = 3;

#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    pub x: u16,
    pub width: u16,
    pub form: CardSize,
    /// The cells for the title of the lane.
    pub title: Rect,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    pub lane: usize,
    pub member: usize,
    /// The index, among all processes, of the process that the card shows.
    pub position: usize,
    pub form: CardSize,
    pub place: Rect,
    /// The cells below the card for the counts of promises and votes.
    pub meters: Rect,
}

#[derive(Clone, Debug, PartialEq)]
pub struct LanesPlan {
    pub columns: Vec<Column>,
    /// All cards, lane by lane.
    pub cards: Vec<Card>,
    /// The cells above the voters' cards. Each ballot has one row of counts there.
    pub meters: Rect,
    /// Whether messages with a value also show their ballot.
    pub whole: bool,
    /// Whether the gaps between the lanes are narrower than the messages need.
    pub is_tight: bool,
}

impl LanesPlan {
    /// The plan of all lanes side by side; `None` if they do not fit.
    pub fn of(lanes: &Lanes, area: Rect, measure: Measure) -> Option<Self> {
        let (count, seats) = seats(lanes);
        let rows = area.height.checked_sub(2)?;
        let pitch = rows / count;
        let tallest = of_pitch(pitch)?;
        let widths = Widths::of(lanes, area.width, measure, tallest)?;
        let slack = rows - pitch * count;
        let top = area.y + 2 + slack.div_ceil(2);
        let height = f64::from(pitch * count);
        let columns = widths.columns(area);
        let below = if pitch >= 9 { 2 } else { u16::from(pitch >= 5) };
        let block =
            columns.iter().map(|column| column.form).chain([tallest]).map(|form| form.cells(1).1).max()? + below;
        let mut cards = Vec::new();
        for (lane, column) in columns.iter().enumerate() {
            let rows = column.form.cells(1).1;
            for (member, of) in lanes.lanes[lane].members.iter().enumerate() {
                let middle = f64::from(top) + seats[lane][member] * height;
                let first = (middle - f64::from(block) / 2.0 + 0.25).round().max(f64::from(area.y + 1)) as u16;
                let y = first + (block - below - rows) / 2;
                let place = Rect { x: column.x, y, width: column.width, height: rows };
                let beside = place.outer(Margin::new(2, 0));
                let height = if column.form == LABEL { 0 } else { below };
                let meters = Rect { y: place.bottom(), height, ..beside }.intersection(area);
                cards.push(Card { lane, member, position: of.position, form: column.form, place, meters });
            }
        }
        let voters = &columns[lanes.voters];
        let rows = (top - area.y - 1).min(MOST_METERS);
        let aside = widths.gap.saturating_sub(1);
        let (x, width) = (voters.x.saturating_sub(aside).max(area.x), voters.width + 2 * aside);
        let meters = Rect { x, y: top - rows, width, height: rows };
        Some(Self { columns, cards, meters: meters.intersection(area), whole: widths.whole, is_tight: widths.is_tight })
    }

    /// The index in `cards` of the card that a process has in a lane; `None` if the process has no card there.
    pub fn card(&self, lane: usize, position: usize) -> Option<usize> {
        self.cards.iter().position(|card| (card.lane, card.position) == (lane, position))
    }

    /// The pairs of cards in neighbouring lanes, as indices in `cards`.
    pub(super) fn links(&self) -> Vec<(usize, usize)> {
        let is_next = |from: &Card, to: &Card| from.lane + 1 == to.lane;
        let cards = || self.cards.iter().enumerate();
        let to = |(from, of)| cards().filter(move |(_, card)| is_next(of, card)).map(move |(to, _)| (from, to));
        cards().flat_map(to).collect()
    }

    pub(super) fn layout(&self, area: Rect, form: CardSize) -> Layout {
        let at = Point { x: f64::from(area.x), y: 2.0 * f64::from(area.y) };
        let graph =
            Graph { n: self.cards.len(), topology: Topology::Complete, id_digits: 2, label: 5, presented: false };
        // The pills of larger cards would not fit between two lanes.
        let size = form.clamp(CardSize::XLarge, CardSize::Medium);
        let cards = self.cards.iter().map(|card| card.place).collect();
        let shape = Shape { centre: at, a: 1.0, b: 1.0, exponent: 2.0 };
        let of = Layout::of(graph, size, area, cards, (shape, Curve::through(vec![at, at])));
        Layout { places: usize::MAX, columns: true, ..of }
    }
}

struct Widths {
    lanes: Vec<(CardSize, u16)>,
    gap: u16,
    whole: bool,
    is_tight: bool,
}

impl Widths {
    fn of(lanes: &Lanes, columns: u16, measure: Measure, tallest: CardSize) -> Option<Self> {
        let (count, voters) = (lanes.lanes.len(), lanes.voters);
        let is_label = |lane: usize, ends: usize| {
            let last = count - 1;
            lane == last && last > voters && ends >= 1 || lane == 0 && voters > 1 && ends >= 2
        };
        let of = |form: CardSize, ends: usize, whole: bool, gap: u16| {
            let lane = |lane: usize| {
                let form = if is_label(lane, ends) { LABEL } else { form };
                let has_ballot = (lane == voters || lane + 1 == voters, lane == voters);
                (form, if form == LABEL { measure.label(has_ballot) } else { measure.card(form) })
            };
            Self { lanes: (0..count).map(lane).collect(), gap, whole, is_tight: gap < measure.pill(false) + AIR }
        };
        let gap = |whole: bool| measure.pill(whole) + AIR;
        let huge = (tallest == CardSize::XxLarge).then_some((tallest, 0, true, gap(true)));
        let tallest = tallest.max(CardSize::XLarge);
        let first =
            [(0, true), (1, true), (2, true), (2, false)].map(|(ends, whole)| (tallest, ends, whole, gap(whole)));
        let smaller = FORMS.into_iter().filter(|form| *form > tallest).map(|form| (form, 2, false, gap(false)));
        let least = (LEAST_GAP..gap(false)).rev().map(|gap| (LABEL, 2, false, gap));
        let tries = huge.into_iter().chain(first).chain(smaller).chain(least);
        tries.map(|(form, ends, whole, gap)| of(form, ends, whole, gap)).find(|widths| widths.total() <= columns)
    }

    /// The columns of all lanes and gaps, with one column on each side for the rim.
    fn total(&self) -> u16 {
        let gaps = self.gap * (self.lanes.len() as u16).saturating_sub(1);
        self.lanes.iter().map(|(_, width)| width).sum::<u16>() + gaps + 2
    }

    fn columns(&self, area: Rect) -> Vec<Column> {
        let gaps = (self.lanes.len() as u16).saturating_sub(1);
        let left = area.width - self.total();
        let mut x = area.x + 1 + if gaps == 0 { left / 2 } else { 0 };
        let mut columns: Vec<Column> = Vec::with_capacity(self.lanes.len());
        for (index, &(form, width)) in (0_u16..).zip(&self.lanes) {
            columns.push(Column { x, width, form, title: Rect::ZERO });
            let part = |index: u16| (left * index).checked_div(gaps).unwrap_or_default();
            let more = part(index + 1) - part(index);
            x += width + self.gap + more;
        }
        for index in 0..columns.len() {
            let middle = |at: usize| columns[at].x + columns[at].width / 2;
            let from = if index == 0 { area.x + 1 } else { u16::midpoint(middle(index - 1), middle(index)) + 1 };
            let is_last = index + 1 == columns.len();
            let to = if is_last { area.right() - 1 } else { u16::midpoint(middle(index), middle(index + 1)) };
            columns[index].title = Rect { x: from, y: area.y, width: to - from, height: 1 };
        }
        columns
    }
}

/// `.0`: the number of rows of cards; `.1`: for each lane, the places of its members, from 0.0 (top) to 1.0 (bottom).
fn seats(lanes: &Lanes) -> (u16, Vec<Vec<f64>>) {
    let all = 0..lanes.lanes.len();
    let members = |lane: usize| lanes.lanes[lane].members.iter().map(|member| member.position);
    let mut parts: BTreeMap<usize, usize> = BTreeMap::new();
    for position in all.clone().flat_map(members) {
        *parts.entry(position).or_default() += 1;
    }
    let is_alone = |lane: usize| members(lane).all(|position| parts[&position] == 1);
    // The largest lane comes first, so each of its members gets its own row.
    let (alone, mut order): (Vec<usize>, Vec<usize>) = all.clone().partition(|&lane| is_alone(lane));
    order.sort_by_key(|&lane| std::cmp::Reverse(lanes.lanes[lane].members.len()));
    let mut row_of: BTreeMap<usize, usize> = BTreeMap::new();
    for position in order.iter().flat_map(|&lane| members(lane)) {
        if row_of.contains_key(&position) {
            continue;
        }
        let own = order.iter().filter(|&&other| members(other).any(|known| known == position));
        let taken: Vec<_> = own.flat_map(|&other| members(other)).filter_map(|at| row_of.get(&at).copied()).collect();
        let row = (0..=taken.len()).find(|row| !taken.contains(row)).unwrap_or_default();
        row_of.insert(position, row);
    }
    let shared = row_of.values().max().map_or(0, |row| row + 1);
    let largest = alone.iter().map(|&lane| members(lane).count()).max().unwrap_or(0);
    let count = shared.max(largest).max(1);
    let part = |row: usize, rows: usize| (row as f64 + 0.5) / rows as f64;
    let seats = all.map(|lane| {
        let of = |(index, position)| match row_of.get(&position) {
            Some(&row) => part(row, count),
            None => part(index, members(lane).count()),
        };
        members(lane).enumerate().map(of).collect()
    });
    (count as u16, seats.collect())
}

#[cfg(test)]
mod tests;
