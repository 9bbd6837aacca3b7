# Heartbeats, and what is done to the network and its messages.

screen-flight-beats = next heartbeat
screen-flight-listens = listens for { $leader }
screen-flight-about-beats = { $id } leads: it sends its next heartbeat at tick { $due }, { $in }
screen-flight-about-listens = { $id } listens for the heartbeats of { $leader }: if none has come by tick { $due }, { $in }, it notices that { $leader } is gone

says-heartbeat-is-the-detectors = Heartbeats belong to the failure detector: cut the link, or crash their sender.
    .short = Heartbeats are the detector's.
says-quiet-but-beats = The run is quiet; only heartbeats go on.
    .short = Quiet: only heartbeats go on.

log-network-loss = from now on the network loses each message with a probability of { $percent } %
log-network-loss-brief = network loses { $percent } %
log-network-duplicate = from now on the network doubles each message with a probability of { $percent } %
log-network-duplicate-brief = network doubles { $percent } %
log-network-fifo = from now on nothing that is sent overtakes what was sent before on the same link
log-network-fifo-brief = links in order: FIFO
log-network-no-fifo = from now on messages may overtake each other on a link: no FIFO
log-network-no-fifo-brief = no FIFO: may overtake
act-network-already = the network does so already

fault-no-change = this changes nothing in the network
mend-change = say at least one of { $valid }

group-faults = While the menu of faults is open
word-faults = faults
does-faults = faults: cut, part, mend, delay, double, lose, loss and order of the network
does-cut-link = asks which link of the process is cut, both ways
does-cut-one-way = asks which way to or from the process is cut
does-isolate = cuts the process off from all others
does-partition = asks for groups of ids, and cuts every link between two groups
does-mend-link = asks which link is made whole again
does-mend-all = makes all links whole again
does-delay-message = asks which message is held up, and by how many ticks
does-duplicate-message = asks which message is doubled
does-loss = asks with which probability the network loses messages from now on
does-duplication = asks with which probability the network doubles messages from now on
does-fifo = lets messages overtake each other on a link from now on, or no more

faults-cut-link = cut a link of { $id } …
    .short = cut a link …
faults-cut-one-way = cut only one way …
faults-isolate = isolate { $id }
faults-partition = part into groups …
faults-mend-link = mend a link …
faults-mend-all = mend all links
faults-delay = delay a message …
faults-duplicate = double a message …
faults-lose = lose a message …
faults-loss = loss: { $percent } % …
faults-duplication = duplication: { $percent } % …
    .short = doubled: { $percent } % …
faults-fifo = order kept (FIFO): yes
    .short = FIFO: yes
faults-no-fifo = order kept (FIFO): no
    .short = FIFO: no

ask-faults = faults
ask-link-between = { $from }–{ $to }
ask-ways = Which way to or from { $id }?
ask-way = { $from }→{ $to }
ask-way-cut = whole: cut it
ask-mend = Which link is mended?
ask-partition = Which groups of ids? Such as 1 2 / 3 4
ask-which-to-delay = Which message is held up?
ask-which-to-duplicate = Which message is doubled?
ask-loss = How many percent of the messages are lost? Now { $percent }
ask-duplication = How many percent of the messages are doubled? Now { $percent }

says-cut-one-way = Tick { $tick }: the way { $from }→{ $to } is cut.
says-parted-now = Tick { $tick }: the processes are parted.
says-loss-now = Tick { $tick }: the network loses { $percent } % of the messages from now on.
    .short = Tick { $tick }: the network loses { $percent } %.
says-duplication-now = Tick { $tick }: the network doubles { $percent } % of the messages from now on.
    .short = Tick { $tick }: the network doubles { $percent } %.
says-fifo-now = Tick { $tick }: links keep the order of messages from now on.
    .short = Tick { $tick }: links keep the order.
says-no-fifo-now = Tick { $tick }: messages may overtake each other from now on.
    .short = Tick { $tick }: messages may overtake.
says-not-a-percentage = A percentage is a number from 0 to 100.
says-named-twice = { $id } is in two groups.
says-one-group = Everybody would be together: nothing would be cut.
    .short = That would cut nothing.
says-all-cut = Every link of it is cut already.
says-nothing-cut = No link is cut.
says-not-of-this = It has no link that is cut; M mends all.
    .short = No link of it is cut.
says-no-messages = No message is in flight.

screen-header-quiet = at rest
screen-header-loss = loss { $percent } %
screen-header-duplicate = copies { $percent } %
screen-header-no-fifo = no FIFO
screen-count-lost = { $count } lost
screen-count-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
screen-count-heartbeats = { $count ->
    [one] { $count } heartbeat
   *[other] { $count } heartbeats
}
legend-sides = sides
