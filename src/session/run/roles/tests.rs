use super::*;

#[test]
fn changes_are_found_by_process_and_forgotten_from_the_end() {
    let mut roles = Roles::new(3);
    let idle = || Role::Idle;
    roles.see(0, 1, Role::Active, idle);
    roles.see(1, 2, Role::Idle, idle);
    roles.see(2, 1, Role::Active, idle);
    roles.see(4, 1, Role::Leader, idle);
    roles.see(6, 2, Role::Crashed, idle);
    let of = |roles: &Roles, at, end| roles.before(at, end).collect::<Vec<_>>();
    assert_eq!(of(&roles, 1, 9), [(4, Role::Leader), (0, Role::Active)]);
    assert_eq!(of(&roles, 1, 4), [(0, Role::Active)]);
    assert_eq!(of(&roles, 2, 9), [(6, Role::Crashed)]);
    assert_eq!(of(&roles, 0, 9), []);
    roles.forget_from(4);
    assert_eq!(of(&roles, 1, 9), [(0, Role::Active)]);
    roles.see(5, 2, Role::Active, idle);
    assert_eq!(of(&roles, 2, 9), [(5, Role::Active)]);
    roles.evict_oldest(3, |_| Role::Idle);
    assert_eq!(of(&roles, 1, 9), []);
    assert_eq!([0, 1, 2].map(|at| roles.base(at)), [Role::Idle, Role::Active, Role::Idle].map(Some));
    roles.see(7, 1, Role::Active, idle);
    roles.see(8, 1, Role::Leader, idle);
    assert_eq!(of(&roles, 1, 9), [(8, Role::Leader)]);
    assert_eq!(of(&roles, 2, 9), [(5, Role::Active)]);
}
