use super::*;

#[test]
fn role_changes_are_found_by_process_and_discarded_from_the_end() {
    let mut roles = Roles::new(vec![Role::Idle; 3]);
    roles.see(0, 1, Role::Active);
    roles.see(1, 2, Role::Idle);
    roles.see(2, 1, Role::Active);
    roles.see(4, 1, Role::Leader);
    roles.see(6, 2, Role::Crashed);
    assert_eq!(roles.before(1, 9), [(0, Role::Active), (4, Role::Leader)]);
    assert_eq!(roles.before(1, 4), [(0, Role::Active)]);
    assert_eq!(roles.before(2, 9), [(6, Role::Crashed)]);
    assert_eq!((roles.before(0, 9), roles.at(0, 9), roles.at(1, 0)), (&[][..], Role::Idle, Role::Idle));
    roles.forget_from(4);
    assert_eq!(roles.at(1, 9), Role::Active);
    roles.see(5, 2, Role::Active);
    assert_eq!(roles.before(2, 9), [(5, Role::Active)]);
}
