//! The texts after the options in the help of each command: examples and exit codes.

pub(super) const TOP: &str = "\
Examples:
  suffrage                               all demos, by topic
  suffrage bully-leader-fails --seed 7   a demo with another seed
  suffrage ./show                        a file that is named like a command

Exit codes:
  0      done
  1      an expectation or a proved bound is not met, or a property is
         violated
  2      bad usage, a faulty file, or no terminal
  3      a check ended before all runs were visited
  128+N  ended by signal N

`suffrage help COMMAND` explains a command, `suffrage config` prints your
settings.";

pub(super) const PLAY: &str = "\
Examples:
  suffrage play raft-election-partition --theme light
  suffrage play lecture.toml --branch what-if.toml --at 12
  suffrage play bully-partition --class=60 --results answers.csv

Exit codes:
  0      you quit
  2      bad usage, a faulty file, no terminal, or a port that is taken
  128+N  ended by signal N";

pub(super) const RUN: &str = "\
Examples:
  suffrage run bully-leader-fails --log
  suffrage run *.toml --format json

Exit codes:
  0  all expectations of the scenario are met, or it has none
  1  an expectation is not met, or the run stopped because too many messages
     were in transit
  2  bad usage, a faulty file, or a file that cannot be written
With several scenarios: the highest of their exit codes.";

pub(super) const COMPARE: &str = "\
Examples:
  suffrage compare bully-leader-fails --delay 1..4
  suffrage compare left.toml right.toml --format text

Exit codes:
  0      both runs meet the expectations of their scenarios, or you quit
  1      an expectation is not met, or a run stopped because too many
         messages were in transit
  2      bad usage, a faulty file, or an option that needs a terminal
  128+N  the screen was ended by signal N";

pub(super) const EXPORT: &str = "\
Examples:
  suffrage export bully-leader-fails --at 6 -o screen.svg
  suffrage export paxos-one-proposer --format mermaid

Exit codes:
  0      the export is written
  2      bad usage, a faulty file, a run that the format cannot show, or a
         file that cannot be written
  128+N  ended by signal N; no file is left behind";

pub(super) const CHECK: &str = "\
Examples:
  suffrage check bully-leader-fails --crashes 1
  suffrage check lecture.toml --property agreement --first -o failing.toml

Exit codes:
  0  no run violates a property, or the answer is the one that [check]
     states; with --reach: a run reaches the goal
  1  a run violates a property, or the answer differs from [check];
     with --reach: no run reaches the goal
  2  bad usage, a faulty file, or a scenario that cannot be checked
  3  undecided: a limit or a signal ended the search before all runs were
     visited";

pub(super) const LESSON: &str = "\
Examples:
  suffrage lesson leaders
  suffrage lesson lecture.toml --check --format json
  suffrage lesson leaders -o solutions.md --answers
  suffrage lesson leaders --class --port 8099

Exit codes:
  0      you quit, or the handout is written; with --check: everything is as
         the lesson says
  1      with --check: a question has no answer, or a solution does not do what
         it should
  2      bad usage, a faulty file, no terminal, or a port that is taken
  128+N  ended by signal N";

pub(super) const MEASURE: &str = "\
Examples:
  suffrage measure chang-roberts --n 8..=1024 --runs 100
  suffrage measure franklin peterson --format csv

Exit codes:
  0      every run kept the proved bounds, or none are known
  1      a run broke a proved bound
  2      bad usage, a faulty file, or a file that cannot be written
  128+N  ended by signal N; the file of --output has all finished runs";

pub(super) const LIST: &str = "\
Examples:
  suffrage list --lang es
  suffrage list --format json

Exit codes:
  0  done
  2  bad usage";

pub(super) const SHOW: &str = "\
Examples:
  suffrage show bully-leader-fails
  suffrage show raft-election-partition > lecture.toml

Exit codes:
  0  the file is printed
  2  bad usage, or no demo has this name";

pub(super) const NEW: &str = "\
Examples:
  suffrage new chang-roberts --ids 3,1,4,5,2 --start all
  suffrage new bully --count 7 --start 4 --delay 1..3 -o lecture.toml

Exit codes:
  0  the file is printed or written
  2  bad usage, a scenario that is not valid, or a file that exists or cannot
     be written";

pub(super) const SCHEMA: &str = "\
Examples:
  suffrage schema > scenario.schema.json
  suffrage schema | jq '.properties | keys'

Exit codes:
  0  the schema is printed
  2  bad usage";

pub(super) const COMPLETIONS: &str = "\
Examples:
  suffrage completions bash > ~/.local/share/bash-completion/completions/suffrage
  suffrage completions fish > ~/.config/fish/completions/suffrage.fish

Exit codes:
  0  done
  2  bad usage";

pub(super) const MAN: &str = "\
Examples:
  suffrage man | man -l -
  suffrage man > ~/.local/share/man/man1/suffrage.1

Exit codes:
  0  done
  2  bad usage";

pub(super) const CONFIG: &str = "\
Examples:
  suffrage config
  suffrage config --theme light --lang es

Exit codes:
  0  done, even if config.toml has faults
  2  bad usage";

pub(super) const DOCTOR: &str = "\
Examples:
  suffrage doctor
  suffrage doctor > report.txt

Exit codes:
  0  done, with or without a terminal
  2  bad usage";
