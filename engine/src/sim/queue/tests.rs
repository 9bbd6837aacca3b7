use super::*;

fn take(queue: &mut Queue<u32>) -> Vec<Packet<u32>> {
    let mut current = Bucket::default();
    queue.take(&mut current);
    current.packets
}

fn drain(queue: &mut Queue<u32>) -> Vec<(Ticks, u32)> {
    let mut seen = Vec::new();
    while let Some(due) = queue.next_due() {
        queue.advance(due);
        seen.extend(take(queue).iter().map(|packet| (due, packet.message)));
    }
    seen
}

fn packet(message: u32) -> Packet<u32> {
    Packet { link: 0, message }
}

#[test]
fn packets_come_out_by_tick_and_then_in_the_order_of_sending_near_and_far() {
    let mut queue = Queue::new(true);
    for (due, message) in [(200, 1), (3, 2), (200, 3), (64, 4), (63, 5), (3, 6)] {
        queue.push(due, packet(message));
    }
    queue.advance(3);
    assert_eq!(take(&mut queue).len(), 2);
    queue.advance(63);
    take(&mut queue);
    queue.advance(64);
    take(&mut queue);
    queue.advance(150);
    queue.push(200, packet(7));
    assert_eq!(drain(&mut queue), [(200, 1), (200, 3), (200, 7)]);
}

#[test]
fn a_packet_that_is_moved_keeps_its_place_in_the_order_of_sending() {
    let mut queue = Queue::new(true);
    let first = queue.next_number;
    queue.push(1, packet(1));
    queue.push(2, packet(2));
    queue.push(90, packet(3));
    let moved = queue.remove(1, first).expect("it is there");
    queue.put_back(2, first, moved);
    assert_eq!(queue.next_due(), Some(2));
    let moved = queue.remove(2, first).expect("it is there");
    queue.put_back(90, first, moved);
    assert_eq!(drain(&mut queue), [(2, 2), (90, 1), (90, 3)]);
}
