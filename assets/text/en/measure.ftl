# What algorithms cost: `suffrage measure`.

cli-measure-runs-done = runs

cli-measure-no-protocol = say which protocol is to be measured; there are { $known }
cli-measure-protocol-twice = { $protocol } is named twice; once is enough
cli-measure-bad-word = { $option } { $given }: write one of { $known }
cli-measure-bad-sizes = --n { $given }: write numbers of processes such as 8,100,1024, or 8..=1024, which doubles from the first to the last
cli-measure-no-size = --n: a run needs at least one process
cli-measure-size-twice = --n: { $n } is named twice; once is enough
cli-measure-too-large = --n { $n } is too much for { $protocol }; { $complete ->
    [yes] a complete graph has at most { $most } processes
   *[no] a ring has at most { $most } processes
}
cli-measure-order-unknown = --order { $order }: of { $protocol } in its variant { $variant } it is not known; it is known of { $those } in their standard variants
cli-measure-order-of-all = --order { $order } is known where all begin; leave out --initiators
cli-measure-bad-initiators = --initiators { $given }: write a number of processes, or all
cli-measure-too-many-initiators = --initiators { $count } is more than the { $n } processes of the smallest size; at most { $n } can begin
cli-measure-begin-together = --initiators: in { $protocol } all begin together; leave it out
cli-measure-runs = --runs { $runs }: write a number from 1 to { $most }
cli-measure-seeds = --seed { $seed }: there are not so many seeds after it; at most { $last }
cli-measure-delay = a delay of { $delay } ticks is not possible; it is from 1 to { $most }
cli-measure-refused = { $protocol } with { $n } processes: { $what }; { $mend }
cli-measure-bad-shard = --shard { $given }: write which part of how many, counted from 0, such as 0/3, 1/3 or 2/3
cli-measure-foreign = { $verb } takes from the file what is measured; leave out { $options }
cli-measure-exists = { $file } already exists; name another file

cli-measure-unreadable = { $file } cannot be read: { $reason }
cli-measure-in-file = { $file }:{ $line }: { $what }
cli-measure-no-head = this is no measurements file, or its first line is incomplete; measure again with -o
cli-measure-bad-head = this is no first line of a measurements file ({ $reason }); files that measure -o writes can be read
cli-measure-other-program = it was measured by version { $program } of the program, and this is { $own }; measure anew with -o, or use that version
cli-measure-bad-line = this is no run ({ $reason }); measure again with -o
cli-measure-foreign-line = run { $run } is none of these options and this part; remove the line
cli-measure-line-twice = run { $run } stands in this file twice; remove one of the lines
cli-measure-other-options = { $file } was measured with other options than { $first }: { $options }
cli-measure-stretch = { $runs } ({ $protocol } { $variant }, n = { $n }, seed { $seeds })
cli-measure-stretches = { $before }, { $after }
cli-measure-file-twice = { $file } is named twice; once is enough
cli-measure-file-within = all runs of { $file } are in { $other } too; leave out { $file }
cli-measure-double = { $count ->
    [one] 1 run is
   *[other] { $count } runs are
} in { $first } and in { $second }: { $runs }; leave out one of the files
cli-measure-unfinished = { $file } is unfinished: { $count ->
    [one] 1 run is missing
   *[other] { $count } runs are missing
}, { $runs }; measure it again
cli-measure-no-part = { $count ->
    [one] part { $parts } is in none of the files; name its file too, or measure it with --shard
   *[other] { $count } parts are in none of the files: { $parts }; name their files too, or measure them with --shard
}
cli-measure-gap = { $count ->
    [one] 1 run is
   *[other] { $count } runs are
} in none of the files: { $runs }; name the file that is missing
cli-measure-stopped = stopped: { $file } has { $done } of { $of } runs
cli-measure-stopped-for-nothing = stopped after { $done } of { $of } runs; with -o FILE they are kept
cli-measure-broken = { $protocol } { $variant }, n = { $n }: { $count ->
    [one] 1 run did not keep the { $side } bound: seed { $seeds }
   *[other] { $count } runs did not keep the { $side } bound: seeds { $seeds }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
}

cli-measure-all-begin = all begin
cli-measure-some-begin = { $count ->
    [one] 1 begins
   *[other] { $count } begin
}
cli-measure-in-order = { $order ->
   *[random] order random
    [ascending] order ascending
    [descending] order descending
    [worst] order worst
    [best] order best
}
cli-measure-delay-of = delay { $delay }
cli-measure-seeds-of = { $runs ->
    [1] seed { $first }
   *[other] seeds { $first } to { $last }
}
cli-measure-of-shard = only part { $shard } of the runs
cli-measure-column-runs = runs
cli-measure-column-not-quiet = not at rest
cli-measure-column-mean = mean
cli-measure-column-least = min
cli-measure-column-most = max
cli-measure-column-deviation = deviation
cli-measure-column-ticks = ticks
cli-measure-column-rounds = rounds
measure-best = best
measure-expected = expected
measure-worst = worst
cli-measure-bounds = proved: { $formulas }{ $kept ->
    [nothing] {""}
    [none] {" "}· no run came to rest that could be held against it
    [rest] {" "}· kept in every run that came to rest
    [broken] {" "}· { $broken ->
        [one] not kept in 1 run
       *[other] not kept in { $broken } runs
    }
   *[all] {" "}· kept in every run
}
cli-measure-letters = where { $letters }
cli-measure-letter = { $letter ->
   *[k] k: how often a process begins
    [phase] k: the phases, from 1 on and below ceil(log2 n)
    [m] m: how many are up
    [r] r: how many rounds there are
    [f] f: how many faults the run is to stand
    [b] b: how many bits an id has
    [a] a: how many acceptors there are
    [l] l: how many learners there are
    [c] c: how many clients there are
}
cli-measure-unrest = not at rest, n = { $sizes }: { $runs ->
    [one] 1 run
   *[other] { $runs } runs
}; { $stopped ->
    [messages] too many messages were under way: fewer processes, or fewer that begin, send fewer
    [copies] too many messages were under way, many of them copies
    [heartbeats] too many heartbeats were under way
    [ids] messages under way named too many ids: fewer processes, or fewer that begin, send fewer
    [terms] too many terms had a leader: --until N ends runs earlier
    [numbers] too many messages were sent: --until N ends runs earlier
   *[until] the tick limit came first: --until N sets a later one, if they ever end
}
cli-measure-kinds = messages by kind, in the mean:
measure-law = law: { $best } (R² { $r2 }); then { $second } (R² { $second_r2 }); as a power n^{ $exponent } (R² { $exponent_r2 })
measure-law-not-apart = law: { $best } (R² { $r2 }) or { $second } (R² { $second_r2 }), not told apart; as a power n^{ $exponent } (R² { $exponent_r2 })
measure-no-law = law: at least { $fewest } sizes with messages are needed to tell it
measure-no-law-without-rest = law: none, as no run came to rest
measure-no-law-of-close = law: the sizes are too close to each other to tell it; the largest is to be at least twice the smallest
measure-no-law-of-constant = law: none of these, as all sizes cost the same

cli-measure-chart-of-table = --chart goes with the table; leave out --format, or take --svg FILE
cli-measure-svg-is-file = --svg { $file } is a file of measurements; name another
cli-measure-no-chart = there is nothing to draw: no run came to rest with messages
measure-messages = messages
measure-series = { $protocol }: law { $law }

does-measure = measures what this algorithm costs over many sizes
word-measure = measure
search-measure = cost, law, complexity, chart, bounds, messages
title-measure = What it costs
measure-title = What { $protocol } costs
measure-progress = { $over } of { $of } runs
measure-this-run = this run
measure-this-run-so-far = this run by tick { $tick }
measure-this-run-silent = this run has sent nothing by tick { $tick }, so that it has no point
