//! What a scenario can say of it, and what it refuses.

use super::{SuperpeerTokens, Tokens, Variant};
use crate::protocol::{Catalogued, Decimal, Grows, Parameter, PropertyId, Refusal, Remark, Setup, Takes, Ticks};

impl Catalogued for SuperpeerTokens {
    type Variant = Variant;

    const TITLE: &'static str = "Super-peers (tokens)";
    const GROWS: Option<Grows> = Some(Grows::Timers);
    const PROPERTIES: &'static [&'static str] = &[PropertyId::Served.name(), PropertyId::Load.name(), PropertyId::Share.name()];
    const PARAMETERS: &'static [Parameter] = &[
        Parameter { name: "tokens", takes: Takes::Either(&[Takes::Number(1, 4_096), Takes::Processes]) },
        Parameter { name: "limit", takes: Takes::Number(1, u32::MAX as u64) },
        Parameter { name: "theta", takes: Takes::Decimal(0, 1_000_000) },
        Parameter { name: "period", takes: Takes::Time },
        Parameter { name: "tenure", takes: Takes::Number(1, 1_000_000) },
        Parameter { name: "share", takes: Takes::Decimal(0, 1) },
    ];

    fn new(variant: Variant, setup: &Setup<'_>) -> Self {
        let parameters = setup.parameters;
        let number = |name| parameters.number(name).and_then(|number| u32::try_from(number).ok());
        let tokens = match parameters.processes("tokens") {
            Some(positions) => Tokens::At(positions.to_vec()),
            None => Tokens::Drawn(number("tokens").unwrap_or(1)),
        };
        let count = tokens.count();
        Self {
            variant,
            tokens,
            limit: number("limit"),
            theta: parameters.decimal("theta").unwrap_or_else(|| Decimal::new(f64::from(count) / 2.0)),
            share: parameters.decimal("share").unwrap_or_else(|| Decimal::new(f64::from(count) / f64::from(setup.processes))),
            is_torus: setup.overlay.is_torus(),
            period: parameters.number("period").unwrap_or_else(|| least_period(setup)),
            spread: spread(setup),
            tenure: number("tenure").unwrap_or(3),
        }
    }

    fn refusals(_: Variant, setup: &Setup<'_>) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        let listed = setup.parameters.processes("tokens");
        let tokens = listed.map_or_else(|| setup.parameters.number("tokens").unwrap_or(1), |positions| positions.len() as u64);
        let up = u64::from(setup.processes).saturating_sub(setup.down.len() as u64);
        if tokens == 0 || tokens > up {
            refusals.push(Refusal {
                parameter: "tokens",
                what: Remark::new("refused-superpeer-tokens-count").number("tokens", tokens).number("n", up),
                mend: Remark::new("refused-superpeer-tokens-count-mend").number("n", up),
            });
        } else if let Some(at) = listed.and_then(|positions| positions.iter().position(|at| setup.down.contains(at))) {
            refusals.push(Refusal {
                parameter: "tokens",
                what: Remark::new("refused-superpeer-tokens-down").number("token", at as u64 + 1),
                mend: Remark::new("refused-superpeer-tokens-down-mend"),
            });
        }
        if let Some(period) = setup.parameters.number("period").filter(|&period| period < least_period(setup)) {
            refusals.push(Refusal {
                parameter: "period",
                what: Remark::new("refused-superpeer-tokens-period").number("period", period),
                mend: Remark::new("refused-superpeer-tokens-period-mend").number("least", least_period(setup)),
            });
        }
        refusals
    }
}

impl Tokens {
    const fn count(&self) -> u32 {
        match self {
            Self::Drawn(count) => *count,
            Self::At(positions) => positions.len() as u32,
        }
    }
}

fn spread(setup: &Setup<'_>) -> Ticks {
    (Ticks::from(setup.overlay.diameter()) * (setup.longest_delay + setup.process_time)).max(1)
}

fn least_period(setup: &Setup<'_>) -> Ticks {
    spread(setup) + setup.patience()
}
