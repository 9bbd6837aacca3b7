branch-begins = Branch { $number } begins here; what was recorded stays.
    .short = Branch { $number } begins here.
    .shortest = Branch { $number }.
branch-followed = Branch { $number }, as it was recorded.
    .short = Branch { $number }.
branches-begin = Branches { $left } and { $right } begin here; what was recorded stays.
    .short = Branches { $left } and { $right } begin here.
    .shortest = Branches { $left }, { $right }.
branch-begins-each = On each side a branch begins here; what was recorded stays.
    .short = On each side a branch begins here.

## What was done, in a few words
told-at = tick { $tick }: { $told }
told-many = { $many } processes
told-more = …
told-and = { $first }, { $rest }
told-against = { $first } / { $rest }
did-start = { $count ->
    [one] { $ids } begins
   *[other] { $ids } begin
}
did-start-all = all begin
did-crash = { $count ->
    [one] { $ids } crashes
   *[other] { $ids } crash
}
did-crash-all = all crash
did-crash-after = { $count ->
    [one] { $ids } crashes in its next batch, after { $after }
   *[other] { $ids } crash in their next batch, after { $after }
}
did-crash-after-all = all crash in their next batch, after { $after }
did-revive = { $count ->
    [one] { $ids } is back
   *[other] { $ids } are back
}
did-revive-all = all are back
did-leave = { $count ->
    [one] { $ids } leaves
   *[other] { $ids } leave
}
did-leave-all = all leave
did-leave-announced = { $count ->
    [one] { $ids } leaves and says so
   *[other] { $ids } leave and say so
}
did-leave-announced-all = all leave and say so
told-message = message { $from }→{ $to }
told-message-nth = message { $nth } of { $from }→{ $to }
told-message-kind = { $kind } { $from }→{ $to }
told-message-kind-nth = { $kind } { $nth } of { $from }→{ $to }
did-request = { $id } asked for { $request }
did-drop = { $message } lost
did-delay = { $message } held up by { $by }
did-duplicate = { $message } doubled
did-alter = { $message } says { $value }
did-deliver = { $message } delivered at once
did-fire = timer { $timer } of { $id } fired
did-disarm = timer { $timer } of { $id } cancelled
told-link = { $from }–{ $to }
told-way = { $from }→{ $to }
did-cut = { $count ->
    [one] link { $links } cut
   *[other] links { $links } cut
}
did-cut-one-way = { $count ->
    [one] link { $links } cut
   *[other] links { $links } cut
}
told-group = { $ids }
did-partition = parted: { $groups }
did-mend = { $count ->
    [one] link { $links } mended
   *[other] links { $links } mended
}
did-mend-all = all links mended
did-network = { $changes }
told-loss = loss { $percent } %
told-duplication = copies { $percent } %
told-fifo = FIFO
told-no-fifo = no FIFO
did-choose = settled: { $choice }
told-choice-delay = message { $nth } of { $link } takes { $ticks }
told-choice-lost = message { $nth } of { $link } is lost
told-choice-not-lost = message { $nth } of { $link } is not lost
told-choice-copy-lost = the copy of message { $nth } of { $link } is lost
told-choice-copy-not-lost = the copy of message { $nth } of { $link } is not lost
told-choice-copy = message { $nth } of { $link } is doubled, its copy takes { $ticks }
told-choice-no-copy = message { $nth } of { $link } is not doubled
told-choice-notice = notice { $nth } of the run takes { $ticks }
told-choice-draw = draw { $nth } of { $id } is { $number }
told-choice-noticer = in draw { $nth } it is { $id } that notices
told-choice-timer = timer { $timer } { $nth } of { $id } lasts { $ticks }
told-way-clockwise = { $from }→{ $to } clockwise
told-way-counter-clockwise = { $from }→{ $to } counter-clockwise

## What is said of branches
branch-called = branch { $number }
branch-called-named = branch { $number } “{ $name }”
branch-shown = Branch { $number } of { $count }{ $name } · { $did } · same as branch { $other } up to tick { $shared }.
    .shorter = Branch { $number } of { $count }{ $name } · { $did }.
    .short = Branch { $number } of { $count } · { $first }.
    .shortest = Branch { $number } of { $count }.
branch-shown-other = Branch { $number }{ $name } of “{ $title }”.
    .short = Branch { $number } of another scenario.
branch-leaves = Here branch { $number } leaves branch { $parent }, after tick { $tick }.
    .short = Branch { $number } leaves branch { $parent } here.
branch-alone = without the acts after { $tick }
branch-alone-always = nothing done by hand
branch-without = Branch { $number }: nothing is done after tick { $tick }.
    .short = Branch { $number }, without later acts.
branch-undone = Undone, tick { $tick }: { $did }. Branch { $before } has it still.
    .shorter = Undone, tick { $tick }: { $did }.
    .short = Undone: tick { $tick }.
branch-named = Branch { $number } is called “{ $name }”.
branch-nameless = Branch { $number } has no name.
branch-name-too-long = A name has at most { $most } characters; this one has { $count }.
screen-header-branch = branch { $number }/{ $count }
screen-header-branch-named = branch { $number } “{ $name }”
    .short = “{ $name }”
beside-branch = { $branch }
beside-branch-about = { $did } · { $ended } · same up to tick { $shared }
bookmark-set = Tick { $tick } has a bookmark: ' names it, m takes it away.
    .short = Tick { $tick } has a bookmark.
bookmark-gone = Tick { $tick } has no bookmark any more.
bookmark-named = The bookmark at tick { $tick } is called{ $name }.
    .short = Bookmark at tick { $tick }{ $name }.
bookmark-here = Bookmark{ $name }, tick { $tick }.
ask-branch-name = What is branch { $number } called? (Empty: by its number)
    .short = What is branch { $number } called?
ask-bookmark-name = What is tick { $tick } called?

## The tree
tree-title = Branches: what was done, and how it ended
    .short = Branches
tree-scenario = { $title } · { $protocol } · n = { $count } · seed { $seed }
    .short = { $title } · { $protocol } · n = { $count }
    .shortest = { $title }
tree-scenario-untitled = { $protocol } · n = { $count } · seed { $seed }
    .short = { $protocol } · n = { $count }
    .shortest = { $protocol }
tree-recorded = computed up to { $tick }
    .short = up to { $tick }
tree-tick = tick { $tick }:
    .short = t{ $tick }:
tree-hidden = told after the answer
    .short = later
tree-about-hidden = How it ends is told after the answer.
tree-not-played = not played yet
tree-rests = rests at { $tick }: { $held }, messages { $messages }
    .short = rests at { $tick }: { $held }
    .shortest = { $held }
tree-rests-only = rests at { $tick }
tree-goes-on = tick { $tick }, not at rest: { $held }, messages { $messages }
    .shorter = tick { $tick }, not at rest: { $held }
    .short = tick { $tick }: { $held }
    .shortest = { $held }
tree-leader = leader { $leader }
tree-leader-open = leader { $leader }, { $open } without
tree-split = split: leaders { $leaders }
tree-decided = all decide { $value }
tree-decided-open = { $value } decided, { $open } open
tree-split-values = split: { $values }
tree-nothing-applied = no log
tree-all-applied = slots applied: { $count }
tree-applied = slots applied: { $slowest } to { $furthest }
tree-nobody-decided = nobody has decided
tree-nobody-leads = no leader
tree-nobody-up = nobody is up
tree-broken = { $more ->
    [0] { $property }
   *[other] { $property } + { $more }
}
tree-about = From branch { $parent } after tick { $fork }: { $branch } · { $did }. { $ended }
tree-about-first = The first one: { $branch } · { $did }. { $ended }
tree-in-the-end = In the end: { $ended }.
tree-so-far = So far: { $ended }.
tree-not-yet = Not played yet.
tree-about-bookmark = A bookmark at tick { $tick } of { $branch }, and of every branch that leaves it later.

## Keys
does-undo = undoes the last act: back to the tick before it, on a branch without it
does-previous-branch = the branch before, at the same tick
does-next-branch = the next branch, at the same tick
does-branches = the tree of branches: what was done on each, and how it ended
does-bookmark = puts a bookmark at this moment, or takes it away
does-name-bookmark = names this moment: a bookmark with a name
does-previous-bookmark = back to the bookmark before
does-next-bookmark = on to the next bookmark
does-to-branch = goes to the branch, at the tick on the screen; to the bookmark
does-to-fork = goes to where the branch parts from the one that it left
does-name-branch = names the branch, or the chosen bookmark
does-compare-branch = puts the branch beside the one on the screen
does-without = goes on from this moment without what was done later
does-forget-bookmark = takes the bookmark away
word-undo = undo
word-branch = branch
word-branches = branches
word-bookmark = bookmark
word-to-branch = go there
word-to-fork = to its fork
word-name = name
word-without = without later acts
word-forget = remove
group-branches = Branches and bookmarks
group-tree = While the tree of branches is open
says-only-branch = There is only one branch: go back, do something else, and another begins.
    .short = There is only one branch so far.
says-only-branch-here = There is only one branch of this scenario; B shows the others.
    .short = Only one branch of this scenario.
says-nothing-to-undo = You have done nothing to this run that could be undone.
    .short = There is nothing to undo.
says-undone-is-beside = Without the last act it is the run that stands beside it.
    .short = The run without it stands beside.
says-nothing-later = Nothing is done after this moment on this branch.
    .short = Nothing is done after this moment.
says-branch-is-here = This branch is on the screen.
says-branches-are-here = There is no third branch: both are on the screen.
says-first-branch = It is the first branch: it has left no other.
says-no-bookmark-chosen = Choose a bookmark.
says-no-bookmark-after = There is no bookmark after this moment; m puts one here.
    .short = There is no bookmark after this moment.
says-no-bookmark-before = There is no bookmark before this moment; m puts one here.
    .short = There is no bookmark before this moment.
says-revealed-part = The future is shown as far as it has been computed again; End computes the rest.
    .short = A part of the future is shown; End computes the rest.
