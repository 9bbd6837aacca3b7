# Heartbeats, and what is done to the network and its messages.

screen-flight-beats = next heartbeat
screen-flight-listens = listens for { $leader }
screen-flight-about-beats = { $id } leads: it sends its next heartbeat at tick { $due }, { $in }
screen-flight-about-listens = { $id } listens for the heartbeats of { $leader }: if none has come by tick { $due }, { $in }, it notices that { $leader } is gone

says-heartbeat-is-the-detectors = Heartbeats belong to the failure detector: cut the link, or crash their sender. | Heartbeats are the detector's.
says-quiet-but-beats = The run is quiet; only heartbeats go on. → and Space follow them.
