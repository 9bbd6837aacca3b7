# The list ring: what a step did and why, as a whole sentence and in a few words (-brief, for the log).
# $me is the process, $list the ids of the list that the message carries, $leader the highest of them or the leader that it names.

rule-ring-list-start = {$me} begins an election: it sends a list with its own id, ELECTION({$me}), to the next process
rule-ring-list-start-brief = begins
rule-ring-list-start-noticed = {$me} notices that its leader {$j} is gone: it sends a list with its own id, ELECTION({$me}), to the next process
rule-ring-list-start-noticed-brief = notices, begins
rule-ring-list-append = {$me} is not in the list {$list}: it appends its id and passes the list on
rule-ring-list-append-brief = not in it: + {$me}
    .outcome = {$me} was not in it: + {$me}
    .outcome-short = + {$me}
rule-ring-list-lap-over = {$me} is in the list {$list}: the lap is over, and {$leader}, the highest in it, leads; {$me} sends COORDINATOR({$leader}) round
rule-ring-list-lap-over-brief = in it: max {$leader}
    .outcome = {$me} is in it: leader {$leader}
    .outcome-short = in it: max {$leader}
rule-ring-list-learn = {$me} takes {$leader} for its leader and {$list} for the members of the ring, and passes COORDINATOR({$leader}) on
rule-ring-list-learn-brief = decided
    .outcome = {$me} learns that {$leader} leads
    .outcome-short = {$leader} leads
rule-ring-list-stop = COORDINATOR({$leader}) has been at {$me} before: the lap is over, and it goes no further
rule-ring-list-stop-brief = seen: stops here
    .outcome = {$me} stops it
    .outcome-short = stops here
rule-ring-list-skip-crashed = {$me} closes the ring over {$crashed}, which is down: it sends {$kind}({$payload}) one place further
rule-ring-list-skip-crashed-brief = skips {$crashed}
    .outcome = {$me} skips {$crashed}
    .outcome-short = skips {$crashed}
rule-ring-list-alone = all others are down: {$me} leads alone, and sends nothing
rule-ring-list-alone-brief = alone: leads

fact-ring-list-members = members: {$members}
fact-ring-list-no-members = members: not known

wait-ring-list = {$me} waits for a list with its id to come round, or for a COORDINATOR

variant-ring-list-standard = a list of all who are up goes once round; the highest id in it leads
