# The command line.

cli-error = error
cli-help = help
cli-scenario-and-verb = a scenario stands after the command, not before it
cli-not-of-command = { $option } has nothing to do with { $command }: it says how a run is shown on the screen, with play
cli-needs-screen = { $option } needs the screen: there is none here, the two runs are only reported
cli-bad-number = { $option } { $given }: write a whole number from 0 to { $most }
cli-bad-seed = { $option } { $given }: write a whole number from 0 to { $most }, or random
cli-seed-of-list = --seed has nothing to do with list: it runs nothing
cli-seed-of-session = --seed: a session keeps the seeds of its runs; on the screen s begins one with another
cli-session-needs-terminal = a session is shown on the screen: standard input and output must be a terminal
cli-branch-of-what = --branch needs the scenario that it is a branch of: suffrage SCENARIO --branch FILE
cli-branch-from-input = --branch -: standard input is taken by the keys; name a file
cli-branch-is-scenario = { $file } is the scenario itself: it adds no branch.
    .short = { $file } adds no branch.
cli-branch-twice = { $file } is a branch that was named already: it adds none.
    .short = { $file } adds no branch.
cli-fault-count = { $count ->
    [one] 1 fault in { $file }
   *[other] { $count } faults in { $file }
}
cli-more-faults = At least { $count } faults in { $file }; those that come after the first ones are not shown.
cli-fault-in-line = { $file }:{ $line }:{ $column }: { $what }; { $mend }{ $more ->
    [0] {""}
    [one] {" "}(1 more fault)
   *[other] {" "}({ $more } more faults)
}
    .long = { $file }:{ $line }:{ $column }: { $what }; { $mend }
    .shorter = { $file }:{ $line }: { $what }
    .short = Line { $line } of { $file } is faulty.
    .shortest = Line { $line } is faulty.
cli-no-theme-but-near = there is no theme `{ $name }`; did you mean `{ $nearest }`? There are { $valid }
cli-no-theme = there is no theme `{ $name }`; there are { $valid }. Your own are *.toml in { $folder }
cli-low-contrast = warning: theme { $name }: { $what } has a contrast of { $contrast }; text can be read from { $least } on
cli-input-is-taken = the keys come from the standard input, so a scenario cannot; `suffrage run -` reads one from there
cli-cannot-write = { $file } cannot be written
cli-trace-is-scenario = { $file } is the scenario: the trace would overwrite it
cli-protocols = Protocols
cli-scenarios = Scenarios
cli-run-line = { $protocol } · { $variant } · { $topology } · { $count ->
    [one] 1 process
   *[other] { $count } processes
} · seed { $seed }
cli-quiet = quiet at tick { $tick }
cli-not-quiet = not quiet by tick { $tick }
cli-last-change = last change of a leader at tick { $tick }
cli-no-change = no leader ever changed
cli-last-served = last change of a super-peer at tick { $tick }
cli-no-super-peer = nobody is served
cli-last-decision = last decision at tick { $tick }
cli-no-decision = nobody has decided
cli-position = position
cli-id = id
cli-state = state
cli-elected = elected
cli-decided = decided
cli-progress = progress
cli-fields = fields
cli-up = up
cli-down = down
cli-more-processes = … { $count } more …
cli-held-by = { $leader } is held by { $count } of { $up } live processes
cli-messages = messages
cli-message-totals = { $sent } sent, { $delivered } delivered, { $lost } lost, { $flight } in flight
cli-duplicated = { $count } duplicated
cli-properties = properties
cli-figures = figures
cli-holds = holds
cli-holds-again = holds again since tick { $again }, was violated at tick { $tick }
cli-violated = violated at tick { $tick }
cli-undecided = undecided at tick { $tick }
cli-undecided-again = undecided at tick { $now }, was violated at tick { $tick }
cli-expectations = expectations
cli-expected = expected
cli-came = came
cli-unmet = expectation `{ $name }` not met: expected { $expected }; came: { $came }
cli-digest = digest

# What was expected of a run, and what came.

expect-leader = every live process holds { $id }
expect-decided = every correct process decides { $value }
expect-log = every correct learner has applied { $slots }
expect-elected = elected is { $cells }
expect-by = nothing in `elected` changes after tick { $tick }
expect-messages = { $kinds } sent
expect-in-all = { $count } messages sent
expect-holds = kept: { $names }
expect-violates = broken: { $names }
came-nobody-up = nobody is up
came-leader = all { $up } live processes hold { $leader }
came-others = { $right } of { $up } live processes hold { $leader }, others hold { $others }
came-nobody-owes = no correct process owes a decision
came-decided = all { $correct } correct processes decide { $value }
came-decided-others = { $right } of { $correct } correct processes decide { $value }, others hold { $others }
came-log = all { $correct } correct learners have
came-log-differs = { $right } of { $correct } correct learners have; { $id } has { $found } in slot { $slot }
came-log-shorter = { $right } of { $correct } correct learners have; { $id } has nothing in slot { $slot }
came-no-log = no learner is correct
came-elected = just that
came-different = { $count ->
    [one] 1 cell is different
   *[other] { $count } cells are different
}: { $id } holds { $held } instead of { $expected }
came-by = the last change at tick { $tick }
came-by-cut-off = the last change at tick { $tick }, and the run was cut off at tick { $until }, not at rest
came-messages = { $kinds } sent
came-in-all = { $count } messages sent
came-holds = just that
came-violates = just that
came-properties = holding: { $holds }; violated: { $violated }; undecided: { $undecided }

# What has no effect.
warn-vain-act = { $act }: without effect, { $why ->
    [down] for it is down
    [up] for it is up
    [no-message] for no such message is under way
    [no-timer] for no such timer is armed
    [decided] for that has been decided already
   *[already] for it is so already
    }
warn-more-vain-acts = { $count ->
    [one] 1 more act is without effect
   *[other] { $count } more acts are without effect
}
warn-late-acts = { $count ->
    [one] the act of tick { $first } is not done: the run was ended at tick { $until }
   *[other] { $count } acts from tick { $first } on are not done: the run was ended at tick { $until }
}
warn-note-unseen = the note at tick { $at } is not seen: the run is at rest from tick { $rest } on
warn-question-unseen = the question at tick { $at } is not asked: the run is at rest from tick { $rest } on
warn-note-of-no-leader = the note for the first leader is not seen: nobody is elected
warn-armed-crash = { $act }: it never happens: nothing is sent after it
warn-unmet-choice = { $choice }: the run does not come to this choice
warn-more-unmet-choices = { $count ->
    [one] the run does not come to 1 more choice
   *[other] the run does not come to { $count } more choices
}
warn-on-screen = { $file }: { $first }{ $more ->
    [0] {""}
    [one] {" "}(1 more; `suffrage run` tells it)
   *[other] {" "}({ $more } more; `suffrage run` tells them)
}
    .shorter = { $file }: { $first }
    .short = { $first }
    .shortest = { $file } says what has no effect.
warn-unseen-on-screen = { $count ->
    [one] a note or question is never come to: the run rests before, or nobody is elected
   *[other] { $count } notes or questions are never come to: the run rests before, or nobody is elected
}
cli-warning = warning
cli-threads = --threads { $given }: write a number from 1 to { $most }
