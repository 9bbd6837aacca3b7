//! Parameters that the protocol refuses.

use super::super::{ByzantineGenerals, Variant};
use crate::protocol::{Catalogued, ParameterValue, Parameters, Refusal, Remark, Setup};
use crate::protocols::tests::setup;

fn refusals(variant: Variant, processes: u32, parameters: &Parameters) -> Vec<Refusal> {
    ByzantineGenerals::limits(variant, &Setup { processes, parameters, ..setup() }).refusals
}

fn stands(faults: u64) -> Parameters {
    Parameters::default().with("f", ParameterValue::Number(faults))
}

fn forger() -> Parameters {
    Parameters::default().with("traitors", ParameterValue::ByProcess(vec![(1, ParameterValue::Word("flip"))]))
}

pub(super) fn all() -> Vec<Remark> {
    let standard = [(3, stands(3)), (14, stands(5)), (4_096, stands(4_095))];
    let mut all: Vec<Refusal> = standard.iter().flat_map(|(n, given)| refusals(Variant::Standard, *n, given)).collect();
    all.extend(refusals(Variant::Signed, 3, &forger()));
    all.into_iter().flat_map(|refusal| [refusal.what, refusal.mend]).collect()
}

#[test]
fn a_run_of_more_than_a_million_messages_is_refused_with_the_highest_valid_f() {
    let mend = |processes: u32, faults: u64| {
        let refused = refusals(Variant::Standard, processes, &stands(faults));
        let [refusal] = refused.as_slice() else { panic!("{refused:?}") };
        assert_eq!(refusal.parameter, "f");
        refusal.mend.clone()
    };
    let most = |number| Remark::new("refused-byzantine-generals-faults-mend").number("most", number);
    // With 14 generals, 5 rounds cost 173,485 messages; the next round alone would cost 1,235,520.
    assert!(refusals(Variant::Standard, 14, &stands(4)).is_empty());
    assert_eq!(mend(14, 5), most(4));
    assert_eq!(mend(4, 4), most(3));
    assert_eq!(mend(4_096, 4_095), most(0));
    assert!(refusals(Variant::Standard, 1_001, &Parameters::default()).is_empty(), "1,000 times 1,000");
    assert_eq!(refusals(Variant::Standard, 1_002, &Parameters::default()).len(), 1);
    assert!(refusals(Variant::Signed, 4_096, &stands(4_095)).is_empty());
}

#[test]
fn only_a_commander_signs_another_order() {
    assert_eq!(refusals(Variant::Signed, 3, &forger()).len(), 1);
    assert!(refusals(Variant::Standard, 3, &forger()).is_empty());
}
