# The screen of all demos.

# The topics of the course (scenarios/course.txt).
topic-rings = Elections on rings
topic-highest = Elections by the highest id
topic-failures = Failures and detectors
topic-anonymous = Randomised and anonymous
topic-terms = Terms and majorities
topic-agreement = Agreement
topic-large = Large systems

demos-claim = distributed elections, tick by tick
    .short = tick by tick
demos-count = { $count ->
    [one] { $count } demo
   *[other] { $count } demos
}
demos-search-hint = search: a word of a title, a note, a claim (worst case, two leaders …)
    .shorter = search: titles, notes, protocols, claims
    .short = search
demos-topics = TOPICS
demos-last-opened = Last opened
demos-range = { $first }–{ $last } of { $count }
demos-more = { $count } more
demos-found = FOUND
demos-nothing = Nothing fits; Enter opens it as the path of a file.
    .short = Nothing fits.
demos-found-property = broken property
demos-found-note = in a note
demos-found-about = in its text
demos-preview = PREVIEW
demos-preview-ticks = { $last ->
    [0] tick 0
    [1] ticks 0 and 1, over and over
   *[other] ticks 0–{ $last }, over and over
}
    .short = { $last ->
        [0] tick 0
       *[other] ticks 0–{ $last }
    }
demos-notes = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
demos-questions = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
demos-opens = Enter opens it.
demos-tells-all = R tells how it ends, and why.
demos-rests = It comes to rest at tick { $tick }, after { $count ->
    [one] { $count } message
   *[other] { $count } messages
}.
demos-runs-on = It has not come to rest by tick { $tick }, after { $count ->
    [one] { $count } message
   *[other] { $count } messages
}.
demos-by-name = From the command line: suffrage { $name }

# The offer of the next demo at the end of one.
next-demo-title = NEXT IN { $topic }
    .short = NEXT DEMO
next-demo-of = Next in { $topic }
next-demo-keys = PgDn or Enter opens it · PgUp or Esc stays here
