use super::*;

fn cost(typed: &str, caps: &[&str], texts: &[&str]) -> Option<u32> {
    let own = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
    Filter::new(typed).cost(&own(caps), &own(texts))
}

#[test]
fn a_whole_word_is_better_than_a_beginning_and_that_than_a_middle() {
    let text = ["plays, or pauses"];
    let costs: Vec<_> = ["plays", "pau", "lay", "xyz"].into_iter().map(|typed| cost(typed, &[], &text)).collect();
    assert_eq!(costs, [Some(1), Some(2), Some(3), None]);
}

#[test]
fn every_word_must_be_there_in_any_order_and_a_key_is_the_best() {
    assert_eq!(cost("tick next", &[], &["on to the next tick"]), Some(2));
    assert_eq!(cost("tick crash", &[], &["on to the next tick"]), None);
    assert_eq!(cost("c", &["c"], &["crashes the process"]), Some(0));
    assert_eq!(cost("c", &["C"], &["crashes the process"]), Some(2), "C is another key");
    assert_eq!(cost("pgdn", &["PgDn"], &["on"]), Some(1));
    assert_eq!(cost("", &[], &[]), Some(0), "nothing typed leaves nothing out");
}

#[test]
fn accents_and_capitals_do_not_matter() {
    assert_eq!(cost("proxima", &[], &["hasta la Próxima parada"]), Some(1));
    assert_eq!(cost("ELEICAO", &[], &["inicia uma eleição"]), Some(1));
    assert_eq!(cost("é", &[], &["recupera"]), Some(3));
}

#[test]
fn letters_may_be_spread_over_beginnings_of_words() {
    assert_eq!(cost("ntick", &[], &["on to the next tick"]), Some(SPREAD));
    assert_eq!(cost("nxtk", &[], &["on to the next tick"]), None);
    assert!(!Filter::new("nt").is_in(&[], &["next tick".to_owned()]));
}
