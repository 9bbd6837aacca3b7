//! A row of a state consists of numbers. These functions give the values for which the numbers stand.

use super::{FIELDS, Field, Fits, Notice, Outside, body::Body, body::Handler, body::UP};
use crate::explore::prelude::*;
use crate::{property::Moment, protocols::sum::Algorithm, sim::ProcessView, sim::local};

impl Free {
    pub(super) fn count(&self) -> usize {
        self.bodies.len()
    }

    pub(super) fn field(&self, field: Field) -> usize {
        self.count() + field as usize
    }

    pub(super) fn field_of_link(&self, link: u32) -> usize {
        self.count() + FIELDS + link as usize
    }

    #[inline]
    pub(super) fn get(&self, row: &[u64], field: Field) -> u32 {
        self.base.layout.get(row, self.field(field))
    }

    #[inline]
    pub(super) fn content(&self, row: &[u64], link: u32) -> u32 {
        self.base.layout.get(row, self.field_of_link(link))
    }

    #[inline]
    pub(super) fn body(&self, row: &[u64], at: u32) -> u32 {
        self.base.layout.get(row, at as usize)
    }

    #[inline]
    pub(super) fn process(&self, row: &[u64], at: u32) -> &Body<State> {
        self.bodies[at as usize].values.get(self.body(row, at))
    }

    #[inline]
    pub(super) fn is_up(&self, row: &[u64], at: u32) -> bool {
        self.traits(row, at) & UP != 0
    }

    pub(super) fn standing(&self, row: &[u64], at: u32) -> Standing {
        self.bodies[at as usize].standings[self.body(row, at) as usize]
    }

    #[inline]
    pub(super) fn traits(&self, row: &[u64], at: u32) -> u8 {
        self.bodies[at as usize].traits[self.body(row, at) as usize]
    }

    #[inline]
    pub(super) fn traits_of_any(&self, row: &[u64]) -> u8 {
        (0..self.count() as u32).fold(0, |all, at| all | self.traits(row, at))
    }

    #[inline]
    pub(super) fn set(&self, row: &mut [u64], field: usize, value: u32) -> Fits {
        self.base.layout.set(row, field, value).then_some(())
    }

    #[inline]
    pub(super) fn set_content(&self, row: &mut [u64], link: u32, content: u32) -> Fits {
        self.set(row, self.field_of_link(link), content)
    }

    pub(super) fn outside(&self, row: &[u64]) -> &Outside {
        self.outsides.get(self.get(row, Field::Outside))
    }

    pub(super) fn left(&self, row: &[u64]) -> &Budget {
        self.base.budgets.get(self.get(row, Field::Budget))
    }

    pub(super) fn set_left(&mut self, row: &mut [u64], left: Budget) -> Fits {
        let number = self.base.budgets.number(left);
        self.set(row, self.field(Field::Budget), number)
    }

    pub(super) fn set_outside(&mut self, row: &mut [u64], outside: Outside) -> Fits {
        let number = self.outsides.number(outside);
        self.set(row, self.field(Field::Outside), number)
    }

    pub(super) fn set_notices(&mut self, row: &mut [u64], notices: Vec<Notice>) -> Fits {
        let number = self.notices.number(notices);
        self.set(row, self.field(Field::Notices), number)
    }

    pub(super) fn number_of(&mut self, at: u32, common: &Common, body: Body<State>) -> u32 {
        let Self { base: Base { plan, .. }, bodies, .. } = self;
        let bodies = &mut bodies[at as usize];
        let number = bodies.values.number(body);
        if number as usize == bodies.traits.len() {
            let handler = Handler { plan, common, at };
            let (standing, traits) = handler.standing_and_traits(bodies.values.get(number));
            bodies.standings.push(standing);
            bodies.traits.push(traits);
        }
        number
    }

    pub(super) fn link_at(&mut self, from: u32, out: Port) -> u32 {
        let link = self.links.at_port(from, out);
        while self.base.layout.fields() < self.field_of_link(self.links.all.len() as u32) {
            self.base.layout.add();
        }
        link
    }

    #[inline]
    pub(super) fn is_anything_under_way(&self, row: &[u64]) -> bool {
        row.iter().zip(&self.under_way).any(|(word, bits)| word & bits != 0)
    }

    pub(super) fn is_at_rest(&self, row: &[u64]) -> bool {
        !self.is_anything_under_way(row) && self.outside(row).done as usize == self.acts.len() && self.is_idle(row)
    }

    pub(super) fn seen<'a>(&'a self, row: &'a [u64]) -> RowMoment<'a> {
        RowMoment { system: self, row, common: self.commons.get(self.outside(row).common) }
    }

    pub(super) fn standings(&self, row: &[u64]) -> Standings {
        let strip = self.base.plan.nature.strip;
        let of = |at: u32| self.is_up(row, at).then(|| self.standing(row, at).cell(strip));
        Standings((0..self.count() as u32).map(of).collect())
    }
}

pub(super) struct RowMoment<'a> {
    system: &'a Free,
    row: &'a [u64],
    common: &'a Common,
}

impl Moment for RowMoment<'_> {
    fn protocol(&self) -> &Algorithm {
        &self.system.base.plan.protocol
    }

    fn count(&self) -> usize {
        self.system.count()
    }

    fn process(&self, at: u32) -> ProcessView<'_> {
        let body = self.system.process(self.row, at);
        let &Body { ref state, up, breaks_after: crashes_after, .. } = body;
        let (local, standing) = (local(&self.system.base.plan, self.common, at), self.system.standing(self.row, at));
        ProcessView { local, up, state, standing, crashes_after }
    }
}
