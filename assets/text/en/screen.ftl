# The screen. A text with several lengths has them longest first, parted by " | ": the longest that fits is shown.

# The states of a process: at most 7 letters, for the cards.
screen-state-idle = idle
screen-state-active = active
screen-state-waiting = waits
screen-state-relay = relay
screen-state-red = red
screen-state-black = black
screen-state-leader = leader
screen-state-crashed = crash

# The kinds of messages, for the legend.
screen-kind-election = election
screen-kind-answer = answer
screen-kind-elected = elected
screen-kind-heartbeat = heartbeat
screen-kind-lost = lost
screen-kind-undeliverable = undeliverable | returned

# The middle of a ring.
screen-hub-tick = tick
screen-hub-tick-number = tick { $tick }
screen-hub-competing = { $count } of { $of } active | { $count }/{ $of }
screen-hub-messages = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}
screen-hub-leader = LEADER
screen-hub-known-to = known to { $count } of { $of } | { $count } of { $of } | { $count }/{ $of }
