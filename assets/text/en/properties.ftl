## What a property demands, one sentence each; then why it broke, with who broke it.

property-undecided = the run has not come to rest
property-one-leader-demands = At the end of no tick do two live processes lead.
property-agreement-demands = At rest, no two live processes hold different leaders.
property-agreement-demands-values = No two correct processes decide differently. Correct is a process that has never been down and keeps to the algorithm; an order that was given to it is no decision.
property-highest-demands = When an election has come to rest, the leader that is held is the highest live process.
property-termination-demands = The run comes to rest, and no process that is up is left waiting for a leader.
property-termination-demands-values = The run comes to rest, and every correct process that owes a decision has decided.
property-safety-demands = Every decision of an election, from its first message to the next rest, names the process that the election ends with.
property-validity-demands = Whatever a correct process decides was proposed by some process.
property-integrity-demands = If all that the correct processes propose is one value, no correct process decides another.
property-agreement-demands-ever = No two processes ever decide differently, not even one that crashes afterwards.
property-termination-demands-log = The run comes to rest, and every command that a correct client asks for has been answered.
property-validity-demands-ever = Whatever any process decides was proposed.
property-validity-demands-log = Whatever is applied was asked for by a client, or is a no-op.
property-chosen-once-demands = All values that are chosen are equal, in a log slot by slot. A value is chosen when a majority of distinct acceptors has accepted it in one ballot.
property-promise-kept-demands = No acceptor accepts a ballot below one that it has promised or accepted before.
property-prefix-demands = Of any two logs, one is a beginning of the other: what is applied in a slot is the same everywhere, without gaps.
property-served-demands = At rest, every live process is a super-peer, or holds a live super-peer that holds it as a member.
property-load-demands = No super-peer ever has more members than its limit.
property-responsible-demands = At rest, the super-peer that a process holds is the one that its id names.
property-share-demands = At rest, the number of super-peers is the share asked for of the live processes, give or take one.
property-one-leader-violated = {$id} came to lead while {$others} led
property-agreement-violated = live processes hold different leaders: {$ids}
property-agreement-violated-two = { $count ->
    [one] {$ids} holds {$leader}
   *[other] {$ids} hold {$leader}
} as leader, { $others ->
    [one] another one holds {$other}
   *[other] {$others} others hold {$other}
}
property-agreement-violated-values = {$id} decides {$value}, and {$other} has decided {$held}
property-validity-violated = {$id} decides {$value}, which nobody proposed
property-integrity-violated = all that the correct processes propose is {$wanted}, and {$id} has decided {$value}
property-chosen-once-violated = {$value} is chosen in ballot {$ballot}, and {$held} was chosen in ballot {$first}: {$id} has completed the second majority
property-chosen-once-violated-log = in slot {$slot} {$value} is chosen in ballot {$ballot}, and {$held} was chosen in ballot {$first}: {$id} has completed the second majority
property-promise-kept-violated = {$id} accepts ballot {$ballot}, and has promised ballot {$promised}
property-prefix-violated = {$id} applies {$value} in slot {$slot}, where {$other} has applied {$held}
property-served-violated = { $count ->
    [one] {$ids} is served by nobody that is up and knows it
   *[other] {$count} processes are served by nobody that is up and knows them: {$ids}
}
property-load-violated = {$id} has {$count} members, more than its limit of {$limit}
property-responsible-violated = {$id} holds {$leader}, but its id names {$responsible}
property-share-violated = { $count ->
    [one] 1 super-peer
   *[other] {$count} super-peers
} of {$live} live processes, where {$wanted} are asked for
property-prefix-violated-gap = {$id} applies slot {$slot} before slot {$awaited}
property-validity-violated-log = {$id} applies {$value} in slot {$slot}, which no client asked for
property-termination-violated-values = { $count ->
    [one] {$ids} is left without a decision: nothing is under way
   *[other] {$count} processes are left without a decision: nothing is under way for {$ids}
}
property-highest-violated = {$leader} is held as leader, but the highest live process is {$highest}
property-termination-violated = { $count ->
    [one] {$ids} is left waiting: nothing is under way, and it holds no leader
   *[other] {$count} processes are left waiting: nothing is under way, and {$ids} hold no leader
}
property-safety-violated = {$id} decided for {$leader} at tick {$decided}, and the election ended with {$end} at tick {$tick}
property-safety-violated-none = {$id} decided for {$leader} at tick {$decided}, and the election ended at tick {$tick} without a leader
property-safety-violated-several = {$id} decided for {$leader} at tick {$decided}, and the election ended at tick {$tick} with different leaders: {$ids}

## The pane, the mark in the header and the line of the log.

property-title = PROPERTIES
property-holds = holds
property-violated = broken
property-undecided-word = undecided
property-broke = broke at tick { $tick }: { $why }
property-all-hold = { $count } properties hold
    .short = { $count } hold
property-all-hold-so-far = { $count } properties hold so far
    .short = { $count } hold so far
property-some-undecided = { $count } of { $of } properties undecided
    .short = { $count } of { $of } undecided
    .shortest = { $count } undecided
property-broken = { $property } broke at tick { $tick }
    .short = { $property } broke
    .shortest = { $property }
property-broken-several = { $properties } broke
    .short = { $count } properties broke
    .shortest = { $count } broke
property-rule-broken = { $count } of { $of } broken
    .short = { $count }/{ $of }
property-rule-open = { $count } of { $of } undecided
    .short = { $count }/{ $of }
property-rule-hold = all { $of } hold
property-rule-hold-so-far = all { $of } hold so far
property-none = this protocol is judged by no property
property-waiting = { $waits }; { $count ->
    [one] so does { $ids }
   *[other] so do { $ids }
}
log-broke = { $property } broke: { $why }
log-broke-brief = { $property } broke
property-broke-before = broke at tick { $tick }
property-broke-again = broke at tick { $tick }: { $why }; holds again since tick { $again }
property-broke-open = broke at tick { $tick }: { $why }; judged anew when the run comes to rest
property-again-since = again since tick { $again }
property-all-hold-again = { $count } properties hold again
    .short = { $count } hold again
property-rule-hold-again = all { $of } hold again
log-holds-again-brief = { $property } holds again
log-chosen = {$value} is chosen in ballot {$ballot}: a majority has accepted it, and nobody knows that yet
log-chosen-brief = {$value} is chosen; known to nobody
log-chosen-slot = slot {$slot}: {$value} is chosen in ballot {$ballot}: a majority has accepted it, and nobody knows that yet
log-chosen-slot-brief = slot {$slot}: {$value} is chosen
log-holds-again = { $property } holds again, now that the run has come to rest

# What a property is called on the screen; in files it keeps the name that the manual gives it.

property-one-leader-title = One leader
property-one-leader-per-term-title = One leader per term
    .short = 1 leader per term
property-agreement-title = Agreement
property-highest-title = Highest id
property-termination-title = Liveness
property-safety-title = Safety
property-validity-title = Validity
property-integrity-title = Integrity
property-chosen-once-title = Chosen once
property-promise-kept-title = Promises kept
property-prefix-title = Prefixes
property-served-title = Service
property-load-title = Load
property-responsible-title = Responsibility
property-share-title = Share
property-termination-full = Liveness (termination)
