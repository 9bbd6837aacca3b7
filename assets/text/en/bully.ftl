# Each variant in one line.

variant-bully-standard = a process that notices asks all above it; the highest that is up announces itself
variant-bully-accept-any = a COORDINATOR is believed from any sender: a leader that returns splits the group
variant-bully-unguarded = every ELECTION starts another election, even while one is running, and nothing settles
variant-bully-restless = one election at a time, but nothing settles: elections breed
variant-bully-trusting = after an ANSWER a process stops: if the one that answered crashes, there is no leader
variant-bully-patient = begins only after a pause when it returns or hears of a lower leader
