use super::*;
use crate::tests::frames::frame_of;

#[test]
fn the_letters_name_the_sides_of_a_partition() {
    let parted = |sides: &str| {
        let text = "protocol = \"bully\"\nevents = [{ at = 1, SIDES }]\n[processes]\ncount = 7\n";
        side_letters(&frame_of((&text.replace("SIDES", sides), 1), (80, 24)))
    };
    assert_eq!(parted("start = 7"), None);
    assert_eq!(parted("partition = [[3, 4]]").as_deref(), Some("A B"));
    assert_eq!(parted("partition = [[3, 4], [7]]").as_deref(), Some("A-C"));
    assert_eq!((side_letter(25), side_letter(26)), (Some('Z'), None));
}
