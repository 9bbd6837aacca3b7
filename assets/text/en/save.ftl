# What is kept in files: runs as scenarios, and whole sessions.

## Keys
does-save = saves the run and your acts in a file
does-confirm = does it
does-decline = does not
does-save-first = saves first, then quits
does-quit-without = quits, and what is not saved is lost
does-stay = stays
group-confirming = Confirming
word-save = save
word-yes = yes
word-no = no
word-stay = stay

## Saving a run
ask-save = Save as · .suffrage: all branches
ask-replace = { $file } is there already. Replace it?
ask-leave-unsaved = What you did here is not saved: it would be lost.
ask-leave-branches = What you did on { $branches } branches is in no file: it would be lost.
ask-leave-others = { $branches ->
    [one] 1 other branch is in no file: it would be lost.
   *[other] { $branches } other branches are in no file: they would be lost.
}
ask-leave-names = Names and bookmarks are in no session file (.suffrage): they would be lost.
confirm-leave-keys = s Enter: save …   q: quit   Esc: stay
confirm-keys = Enter y: yes   Esc n: no
says-saved = Saved as { $name }.
says-saved-without = Saved as { $name }. Left out: expectations, notes, questions.
    .short = Saved as { $name }.
says-saved-without-expectations = Saved as { $name }. Left out: expectations.
    .short = Saved as { $name }.
says-saved-without-notes = Saved as { $name }. Left out: notes, questions.
    .short = Saved as { $name }.
save-title-of-branch = { $title } · branch { $branch }
save-title-of-named = { $title } · { $name }
save-comment = { $acts ->
    [0] Saved from { $name }.
    [one] Saved from { $name }, with 1 act at the keys.
   *[other] Saved from { $name }, with { $acts } acts at the keys.
}
save-no-name = type a name for the file
save-too-large = the file would be larger than { $most } MiB, the most a scenario file may have
save-session-too-large = the session file { $file } would be larger than { $most } MiB, the most one may have
save-session-is-too-large = the session file { $file } is larger than { $most } MiB, the most one may have
save-no-such-session = { $file }: there is no such session
save-no-scenario = { $file } is a session, not a scenario: suffrage { $file } shows it, and Ctrl+s there saves a branch as a scenario
save-session-beside = { $file } keeps a session of this: o, / and its name open it, or suffrage { $file }.
    .short = { $file } keeps a session of this.
    .shortest = Session: { $file }
says-saved-session = Session with { $branches ->
    [one] 1 branch
   *[other] { $branches } branches
} saved as { $name }.
    .short = Session saved as { $name }.
save-inexact = this run cannot be written as a scenario that makes it again

## Why a file was not written
save-exists = { $file } is there already
save-no-folder = { $file } cannot be written: there is no folder { $folder }
save-folder = { $file } is a folder, not a file
save-special = { $file } is a pipe, a device or a socket, not a file
save-leads-nowhere = { $file } is a link that leads nowhere
save-not-permitted = { $file } may not be written: permission denied
save-read-only = { $file } cannot be written: the file system is read-only
save-full = { $file } cannot be written: there is no room left
save-bad-name = { $file } cannot be the name of a file
save-dash = { $file } would be the standard output, which this is not written to; name a file (./- is one of that name)
save-other-ending = { $file }: the name ends in .toml for this run as a scenario, or in .suffrage for all branches
save-other = { $file } cannot be written: { $reason }

## Why a file is no session
session-no-session = { $file } is no session of suffrage
session-cut-off = { $file } ends in the middle: it was not copied or written as a whole
session-no-json = { $file } is damaged: at line { $line }, column { $column } it is no JSON any more
session-empty = { $file } is empty
session-newer = { $file } was saved by a newer suffrage (session version { $version }, this one knows { $known }): it needs that one or a newer one
session-version = { $file }: version { $version } is none of a session; this suffrage knows { $known }
session-damaged = { $file } is damaged: its content is not what was saved
session-too-large = { $file } has more in it than is read of a session: at most half a million values, and 64 million processes to which something was done
session-unreadable = { $file } cannot be understood: at line { $line }, column { $column } something is missing, unknown or of the wrong kind
session-scenario = { $file }: in scenario { $scenario }, line { $line }: { $what }; { $mend }
session-no-run = { $file } is inconsistent: there is no run of scenario { $scenario }
session-root = { $file } is inconsistent: branch { $branch } neither grows from another nor is the first of a scenario
session-parent = { $file } is inconsistent: branch { $branch } grows from one that does not stand before it
session-fork = { $file } is inconsistent: branch { $branch } leaves another at tick { $tick }, where that has never been
session-child = { $file } is inconsistent: what was visited last from branch { $branch } does not grow from it
session-recorded = { $file } is inconsistent: branch { $branch } has not come to the tick that is said to be recorded
session-outcome = { $file } is inconsistent: branch { $branch } cannot have come to what is said
session-bookmark = { $file } is inconsistent: the bookmark at tick { $tick } is not on branch { $branch }, or there twice
session-act = { $file }: on branch { $branch }, { $act }: { $what }; { $mend }
session-act-before-fork = { $file } is inconsistent: { $act } lies before branch { $branch } begins
session-shown = { $file } is inconsistent: the moment that was on the screen is on no branch

## A scenario as a branch of another
branch-other = { $file } is no branch of { $of }: its { $what } is another
branch-lacks = { $file } is no branch of { $of }: at tick { $tick } it does not do what that does

## The command line
