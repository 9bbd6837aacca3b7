# arena
state-idle = idle
state-active = active
state-waiting = waits
state-relay = relay
state-red = red
state-black = black
state-leader = leader
state-serves = serves
state-decided = decided
state-traitor = traitor
state-crashed = crash
hub-leader = LEADER
hub-leaders = { $count } leaders
# Above a number that stands alone: what it is.
hub-process = process
hub-list-of = list of
hub-no-leader = no leader
hub-active-of = { $competing } of { $of } active
# Before the first decision, while nobody competes.
hub-not-begun = { $count ->
    [one] { $count } process, not begun
   *[other] { $count } processes, none has begun
}
    .short = none has begun
hub-red-of = { $competing } of { $of } red
hub-known-to = known to { $decided } of { $of }
    .short = known { $decided }/{ $of }
hub-told = told { $told } of { $of }
    .short = told { $told }/{ $of }
hub-under-way = { $count } under way
legend-crash-lost = crash, lost
legend-acts = acts
legend-selected = selected
legend-lost = lost
legend-back = returned
legend-armed = crash armed
    .short = armed
legend-cut = cut
legend-begins = begins
legend-received = received
legend-timer = timer
legend-returns = is back
legend-now = now
legend-mended = mended
legend-doubled = doubled
legend-many = so many at once
legend-barrier = barrier
legend-new-value = new value
hub-round = ROUND { $round }
legend-late = too late
legend-lie = lie
legend-shown = { $shown } of { $of } messages shown
    .short = { $shown } of { $of } shown
legend-crowded = + ten or more: { $count } in all
    .short = +: { $count } in all
legend-wave = rumours: { $count } messages
    .short = { $count } of rumours
legend-served = served
legend-unserved = not served
legend-super-peer = super-peer
legend-token = token
legend-finger = finger
legend-elsewhere = served elsewhere
legend-force = force
legend-heads = { $count } under way, as heads
    .short = { $count } as heads
band-scale = { $count ->
    [one] 1 step of the band = 1 process
   *[other] 1 step of the band = { $count } processes
}
    .short = { $count ->
        [one] 1 step = 1 process
       *[other] 1 step = { $count } processes
    }
matrix-from = from
matrix-to = to
matrix-pairs = { $count } under way; a row sends, a column receives
    .short = { $count } under way
matrix-groups = { $count } under way; a cell = { $side }×{ $side } pairs
    .short = { $count } under way
matrix-or-more = { $least } or more
legend-promised = waits, promised
    .short = waits
legend-accepted = accepted
legend-refused = refused
# The lanes of processes, by what they are for; shown in capitals.
lane-client = { $count ->
    [one] client
   *[other] clients
}
lane-proposer = { $count ->
    [one] proposer
   *[other] proposers
}
lane-acceptor = { $count ->
    [one] acceptor
   *[other] acceptors
}
lane-learner = { $count ->
    [one] learner
   *[other] learners
}
lanes-up = { $up }/{ $of } up
    .short = { $up }/{ $of }
lanes-chosen = chosen
# The table of replicated logs.
logs-rule = log · store
logs-slot = slot
logs-chosen-in = chosen in
logs-applied = applied { $count }
logs-gap = gap
logs-no-op = no-op
logs-follows = follows { $id }
logs-leads = leader { $ballot }
logs-proposes = { $id } proposes { $ballot }
    .short = { $id } { $ballot }
logs-store = store
logs-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
logs-clients = CLIENTS
logs-asks = asks { $id }
logs-in-slot = slot { $slot }
logs-answer = answer
logs-under-way = under way
logs-not-asked = not asked yet
logs-asked = asked { $ids }
logs-legend-applied = applied
logs-legend-waits = waits for a gap
    .short = waits
logs-legend-new = new in this tick
    .short = new

## On an id circle
arena-look-up = { $id } looks up key { $key }
    .short = { $id }: key { $key }
arena-hop = hop { $hop }, at most { $most }
    .short = hop { $hop } of { $most }
arena-serves = serves { $count }
