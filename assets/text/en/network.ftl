# Heartbeats, and what is done to the network and its messages.

screen-flight-beats = next heartbeat
screen-flight-listens = listens for { $leader }
screen-flight-about-beats = { $id } leads: it sends its next heartbeat at tick { $due }, { $in }
screen-flight-about-listens = { $id } listens for the heartbeats of { $leader }: if none has come by tick { $due }, { $in }, it notices that { $leader } is gone

says-heartbeat-is-the-detectors = Heartbeats belong to the failure detector: cut the link, or crash their sender. | Heartbeats are the detector's.
says-quiet-but-beats = The run is quiet; only heartbeats go on. → and Space follow them.

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
