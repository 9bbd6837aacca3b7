//! What a scenario can say of it, and what it refuses.

use super::circle::Circle;
use super::{SuperpeerDht, Variant};
use crate::protocol::{Catalogued, Grows, Id, Parameter, Refusal, Remark, SERVICE, Setup, Takes, Ticks};

impl Catalogued for SuperpeerDht {
    type Variant = Variant;

    const TITLE: &'static str = "Super-peers (DHT)";
    const GROWS: Option<Grows> = Some(Grows::Timers);
    const PROPERTIES: &'static [&'static str] = SERVICE;
    const PARAMETERS: &'static [Parameter] = &[
        Parameter { name: "bits", takes: Takes::Number(1, 32) },
        Parameter { name: "prefix", takes: Takes::Number(0, 32) },
        Parameter { name: "limit", takes: Takes::Number(1, u32::MAX as u64) },
        Parameter { name: "share", takes: Takes::Decimal(0, 1) },
    ];

    fn new(variant: Variant, setup: &Setup<'_>) -> Self {
        let number = |name| setup.parameters.number(name).and_then(|number| u32::try_from(number).ok());
        let bits = number("bits").unwrap_or(MOST_BITS).clamp(1, MOST_BITS);
        let prefix = number("prefix").unwrap_or_default().min(bits);
        let one_way = setup.longest_delay + setup.process_time;
        Self {
            variant,
            circle: Circle { bits, prefix },
            limit: number("limit"),
            share: setup.parameters.decimal("share"),
            is_torus: setup.overlay.is_torus(),
            patience: (Ticks::from(bits) + 2) * one_way + setup.patience(),
        }
    }

    fn highest_id(_: Variant, setup: &Setup<'_>) -> Option<Id> {
        let bits = setup.parameters.number("bits").unwrap_or(MOST_BITS.into());
        let highest = 1_u64.checked_shl(bits as u32)?.saturating_sub(1);
        Some(u32::try_from(highest).ok().and_then(Id::new).unwrap_or(Id::MAX))
    }

    fn refusals(_: Variant, setup: &Setup<'_>) -> Vec<Refusal> {
        let bits = setup.parameters.number("bits").unwrap_or(MOST_BITS.into());
        let prefix = setup.parameters.number("prefix").unwrap_or_default();
        let mut refusals = Vec::new();
        if prefix > bits {
            refusals.push(Refusal {
                parameter: "prefix",
                what: Remark::new("refused-superpeer-dht-prefix").number("prefix", prefix).number("bits", bits),
                mend: Remark::new("refused-superpeer-dht-prefix-mend").number("bits", bits),
            });
        }
        let ids = 1_u64.checked_shl(bits as u32).unwrap_or(u64::MAX);
        if u64::from(setup.processes) > ids {
            refusals.push(Refusal {
                parameter: "bits",
                what: Remark::new("refused-superpeer-dht-bits").number("bits", bits).number("n", setup.processes.into()),
                mend: Remark::new("refused-superpeer-dht-bits-mend").number("ids", ids),
            });
        }
        refusals
    }
}

/// The most bits of an id.
const MOST_BITS: u32 = 32;
