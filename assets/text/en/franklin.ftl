# Franklin: what a step did and why, as a whole sentence and in a few words (-brief, for the log).
# $me is the process, $j the id that the message carries (of a start that the process made by itself: the leader that is gone),
# $left and $right the ids that came from its two sides, $round a number of a round, $epoch of an election.

rule-franklin-start = {$me} begins an election: it is red and sends ELECTION({$me}) both ways
rule-franklin-start-brief = begins, red
rule-franklin-start-noticed = {$me} notices that its leader {$j} is gone: it is red and sends ELECTION({$me}) both ways
rule-franklin-start-noticed-brief = notices, begins
rule-franklin-start-ignored = {$me} is in an election that is not over: the start is ignored
rule-franklin-start-ignored-brief = start ignored
rule-franklin-wake = ELECTION({$j}) wakes {$me}: it is red and sends ELECTION({$me}) both ways
rule-franklin-wake-brief = woken, red
rule-franklin-listen = ELECTION({$j}) wakes {$me}, which did not begin: it is black and only passes on
rule-franklin-listen-brief = woken, black
rule-franklin-outdated = the message belongs to an older election; {$me} is in election {$epoch} and drops it
rule-franklin-outdated-brief = older election
    .outcome = {$me} drops it: older election
    .outcome-short = older election
rule-franklin-await-lower = {$j} is lower than {$me}, which waits for the other side before it judges round {$round}
rule-franklin-await-lower-brief = < {$me}, waits
    .outcome = {$me} waits for the other side
    .outcome-short = waits
rule-franklin-await-higher = {$j} is higher than {$me}, which waits for the other side before it judges round {$round}
rule-franklin-await-higher-brief = > {$me}, waits
    .outcome = {$me} waits for the other side
    .outcome-short = waits
rule-franklin-await-own = {$me} has its own id from one side in round {$round} and waits for the other side
rule-franklin-await-own-brief = own, waits
    .outcome = {$me} waits for the other side
    .outcome-short = waits
rule-franklin-keep-early = {$j} is a round ahead of {$me}, which is in round {$round}: the message is kept until then
rule-franklin-keep-early-brief = early: kept
    .outcome = {$me} keeps it: early
    .outcome-short = early: kept
rule-franklin-repeated = {$me} is in round {$round} and has heard this side already: the message is dropped
rule-franklin-repeated-brief = heard before
    .outcome = {$me} drops it: heard before
    .outcome-short = heard before
rule-franklin-next-round = {$left} on the left and {$right} on the right are lower than {$me}: it stays red, and sends ELECTION({$me}) both ways for round {$next}
rule-franklin-next-round-brief = wins round {$round}
    .outcome = {$me} stays red
    .outcome-short = stays red
rule-franklin-turn-black = {$me} has {$left} on the left and {$right} on the right; {$higher} is higher: it turns black
rule-franklin-turn-black-brief = {$higher} > {$me}: black
    .outcome = {$me} turns black
    .outcome-short = turns black
rule-franklin-release-kept =
    {$me} lets go { $count ->
        [one] the message
       *[other] the {$count} messages
    } that it had kept: a process further along waits
rule-franklin-release-kept-brief = passes on {$count} kept
    .outcome = {$me} passes on {$count} kept
    .outcome-short = passes on {$count} kept
rule-franklin-win = {$me} has its own id from both sides in round {$round}: no other process is red, {$me} leads and sends ELECTED({$me}) clockwise
rule-franklin-win-brief = own twice: wins
    .outcome = {$me} has its own id twice
    .outcome-short = own id twice
rule-franklin-relay = {$me} is not red: it passes {$j} on
rule-franklin-relay-brief = passed on
    .outcome = {$me} passes it on
    .outcome-short = passed on
rule-franklin-drop-own = {$me} is no longer red, and {$j} is its own id: it goes no further
rule-franklin-drop-own-brief = own: dropped
    .outcome = {$me} stops it
    .outcome-short = own: dropped
rule-franklin-learn = the election is over for {$me}: it takes {$j} for its leader and passes ELECTED({$j}) on
rule-franklin-learn-brief = decided
    .outcome = {$me} follows {$j}
    .outcome-short = follows {$j}
rule-franklin-lap-over = ELECTED({$j}) is back at {$me}, its sender: all processes have seen it, and it goes no further
rule-franklin-lap-over-brief = own: stops here
    .outcome = {$me} stops it
    .outcome-short = stops here
rule-franklin-skip-crashed = {$me} closes the ring over {$crashed}, which is down: it sends {$kind}({$payload}) one place further
rule-franklin-skip-crashed-brief = skips {$crashed}
    .outcome = {$me} skips {$crashed}
    .outcome-short = skips {$crashed}

fact-franklin-no-colour = colour: none, passes on
fact-franklin-red = colour: red
fact-franklin-black = colour: black, passes on
fact-franklin-round = round: {$round}
fact-franklin-left = from the left: {$j}
fact-franklin-left-missing = from the left: nothing yet
fact-franklin-right = from the right: {$j}
fact-franklin-right-missing = from the right: nothing yet
fact-franklin-kept = kept for round {$round}: {$j}
fact-franklin-election = election: number {$epoch}

# Beside a process wherever it is drawn: as short as can be.
badge-franklin-round = r{$round}

wait-franklin-both = {$me} waits for an ELECTION of round {$round} from both sides
wait-franklin-left = {$me} waits for an ELECTION of round {$round} from the left
wait-franklin-right = {$me} waits for an ELECTION of round {$round} from the right
wait-franklin-black = {$me} waits for an ELECTED

# Each variant in one line.
variant-franklin-standard = a process that a message wakes joins with its own id; of neighbours that compete the higher stays
variant-franklin-initiators-only = only initiators compete; a process that a message wakes passes messages on
