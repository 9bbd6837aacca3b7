# What leaves the program: its formats, their options, and what is said where one does not fit.

## Command line
cli-export-no-format = --format is missing: write one of { $formats }, or -o with a file that ends like one
cli-export-not-of-format = { $option } has nothing to do with { $format }; { $others ->
    [0] no format has it yet
   *[other] it belongs to { $formats }
}
cli-export-one-picture = { $option } and { $other } are two different pictures; leave one of them away
cli-export-bad-size = --size { $given }: write columns and rows, from { $least } to { $most }, such as 120x40
cli-export-bad-speed = --speed { $given }: write a number from { $least } to { $most }, such as 2 or 0.5
cli-export-is-scenario = -o { $file } is the scenario: the export would overwrite it
cli-lang-all = --lang all: only an export is written in all languages; write one of { $languages }

## What does not fit
export-too-many = { $format } is for runs of at most { $most } events; this one has more by tick { $tick }: --until { $before } leaves fewer
export-no-stops = the scenario has no notes and no questions: without --stops there is a picture of one moment
export-too-long = asciicast is for runs of at most { $most } ticks; this one has more: --until { $most } leaves fewer
export-no-handout = the scenario has no notes and no questions, and so nothing to hand out

## Handouts
handout-algorithm = algorithm
handout-topology = topology
handout-processes = processes
handout-ids = ids
handout-leader = leader
handout-delay = delay in ticks
handout-acts = acts
handout-key = What the signs mean
handout-figure = The processes at tick { $tick }
handout-messages = { $count ->
    [one] 1 message
   *[other] { $count } messages
}
handout-question = Question { $number }.
handout-notes = Notes
handout-turn = Write your answers before you turn the page: the next one shows what comes of it.

## Sequence diagrams
mermaid-started = begins
mermaid-crashed = crashes
mermaid-left = leaves
mermaid-revived = is back
mermaid-elected = elected: { $held }
mermaid-decided = decides { $held }
mermaid-progress = has come to { $held }

## On the screen
does-export = writes what is shown for other programs: picture, handout, recording …
word-export = export
search-export = picture, svg, print, slide, markdown, handout, recording, asciinema
ask-export = Export as · .svg: this screen
says-exported = { $name } is written.
export-ending = the ending of the name says what is written: { $endings }
