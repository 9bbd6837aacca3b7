//! Reading of drawn ids, places and overlays, and the places of their faults.

use super::good;
use crate::overlay::{OverlayLinks, Places};
use crate::{Ids, read};

fn file(protocol: &str, [processes, network, params]: [&str; 3]) -> String {
    format!("protocol = \"superpeer-{protocol}\"\n[processes]\n{processes}\n[network]\n{network}\n[params]\n{params}\n")
}

fn faults(protocol: &str, lines: [&str; 3]) -> Vec<(String, &'static str)> {
    let text = file(protocol, lines);
    let faults = read(&text).expect_err(&text);
    faults.told.into_iter().map(|fault| (text[fault.span].to_owned(), fault.problem.what.key)).collect()
}

fn fault(protocol: &str, lines: [&str; 3]) -> (String, &'static str) {
    let faults = faults(protocol, lines);
    assert_eq!(faults.len(), 1, "{lines:?}: {faults:?}");
    faults.into_iter().next().expect("there is one")
}

fn said(span: &str, kind: &'static str) -> (String, &'static str) {
    (span.to_owned(), kind)
}

#[test]
fn ids_can_be_drawn() {
    let drawn = good(&file("dht", ["ids = \"drawn\"\ncount = 5\nbits = 4", "", "bits = 4\nprefix = 1"]));
    assert_eq!(drawn.ids, Ids::Drawn { count: 5, bits: 4 });
    let dht = |processes| fault("dht", [processes, "", "bits = 6\nprefix = 2"]);
    assert_eq!(dht("ids = \"drwan\"\ncount = 5\nbits = 6"), said("\"drwan\"", "fault-unknown-word"));
    assert_eq!(dht("ids = \"drawn\"\ncount = 70\nbits = 6"), said("70", "fault-too-few-ids"));
    assert_eq!(dht("ids = \"drawn\"\nbits = 6").1, "fault-missing-key");
    assert_eq!(dht("ids = \"drawn\"\ncount = 5").1, "fault-missing-key");
    assert_eq!(dht("ids = [1, 2]\nbits = 6"), said("bits", "fault-foreign"));
    assert_eq!(dht("ids = [1, 2]\ncount = 2"), said("count", "fault-ids-and-count"));
}

#[test]
fn ids_with_too_many_bits_are_refused_by_name() {
    let too_high = "fault-id-too-high";
    let params = "bits = 6\nprefix = 2";
    assert_eq!(faults("dht", ["ids = [1, 70, 8, 99]", "", params]), [said("70", too_high), said("99", too_high)]);
    assert_eq!(fault("dht", ["count = 64", "", params]), said("64", too_high));
    assert_eq!(fault("dht", ["count = 70", "", params]), said("6", "refused-superpeer-dht-bits"));
    assert_eq!(fault("dht", ["ids = \"drawn\"\ncount = 9\nbits = 12", "", params]), said("9", too_high));
    assert_eq!(fault("dht", ["ids = [1, 8]", "", "bits = 6\nprefix = 7"]).0, "7");
    assert_eq!(fault("dht", ["ids = [1, 8]", "", "limit = 0"]), said("0", "fault-out-of-range"));
    assert_eq!(fault("dht", ["ids = [1, 8]", "", "share = 1.5"]), said("1.5", "fault-out-of-range"));
}

#[test]
fn there_are_at_most_as_many_tokens_as_live_processes() {
    let tokens = |processes, params| fault("tokens", [processes, "", params]);
    assert_eq!(tokens("count = 5", "tokens = 0"), said("0", "fault-out-of-range"));
    assert_eq!(tokens("count = 5", "tokens = 9"), said("9", "refused-superpeer-tokens-count"));
    assert_eq!(tokens("count = 5\ndown = [2]", "tokens = 5"), said("5", "refused-superpeer-tokens-count"));
    assert_eq!(tokens("count = 5\ndown = [2]", "tokens = [3, 2]"), said("[3, 2]", "refused-superpeer-tokens-down"));
    assert_eq!(tokens("count = 5", "tokens = [2, 2]"), said("2", "fault-repeated"));
    assert_eq!(tokens("count = 5", "tokens = [9]"), said("9", "fault-unknown-process"));
    assert_eq!(tokens("count = 30", "period = 2"), said("2", "refused-superpeer-tokens-period"));
}

#[test]
fn every_process_has_a_place_in_the_square() {
    let tokens = |processes| fault("tokens", [processes, "", ""]);
    assert_eq!(tokens("count = 2\nplaces = [[0.1, 1.2], [0, 0]]"), said("1.2", "fault-out-of-range"));
    assert_eq!(tokens("count = 2\nplaces = [[0.1, 0.2], [-0.5, 0]]"), said("-0.5", "fault-out-of-range"));
    assert_eq!(tokens("count = 3\nplaces = [[0.1, 0.2], [0, 0]]"), said("[[0.1, 0.2], [0, 0]]", "fault-list-length"));
    assert_eq!(tokens("count = 2\nplaces = [[0.1, 0.2], 7]"), said("7", "fault-wrong-type"));
    assert_eq!(tokens("count = 2\nplaces = \"randm\""), said("\"randm\"", "fault-unknown-word"));
    let dht = good(&file("dht", ["count = 3\nplaces = \"random\"", "", ""]));
    assert_eq!(dht.places, Some(Places::Random));
    let bully = "protocol = \"bully\"\n[processes]\ncount = 3\nplaces = \"random\"\n[network]\nneighbours = 2\n";
    let kinds: Vec<_> =
        read(bully).expect_err("bully has neither").told.into_iter().map(|fault| fault.problem.what.key).collect();
    assert_eq!(kinds, ["fault-no-places", "fault-no-overlay"]);
}

#[test]
fn an_overlay_is_connected_and_links_two_processes_once() {
    let tokens = |processes, network| fault("tokens", [processes, network, ""]);
    assert_eq!(tokens("count = 4", "links = [[1, 2], [3, 4]]"), said("[[1, 2], [3, 4]]", "fault-in-parts"));
    assert_eq!(tokens("count = 3", "neighbours = 3"), said("3", "fault-out-of-range"));
    assert_eq!(tokens("count = 3", "neighbours = 0"), said("0", "fault-out-of-range"));
    assert_eq!(tokens("count = 3", "links = [[1, 1], [1, 2], [2, 3]]"), said("[1, 1]", "fault-overlay-self-link"));
    assert_eq!(tokens("count = 3", "links = [[1, 2], [2, 1], [2, 3]]"), said("[2, 1]", "fault-repeated"));
    assert_eq!(tokens("count = 3", "links = [[1, 2], [2, 9]]").1, "fault-unknown-process");
    assert_eq!(tokens("count = 3", "links = [[1, 2], [2, 3]]\nneighbours = 2").1, "fault-links-and-neighbours");
    assert_eq!(fault("dht", ["count = 3", "neighbours = 2", ""]), said("2", "fault-no-overlay"));
    // Two pairs that are far apart: the fault names the smallest number of neighbours that connects them.
    let apart = "count = 4\nplaces = [[0.1, 0.1], [0.1, 0.12], [0.6, 0.6], [0.6, 0.62]]";
    assert_eq!(tokens(apart, "neighbours = 1"), said("1", "fault-in-parts"));
    let joined = good(&file("tokens", [apart, "neighbours = 2", ""]));
    assert_eq!(joined.links, Some(OverlayLinks::Nearest(2)));
}
