# What is kept in files: runs as scenarios, and whole sessions.

## Keys
does-save = saves the run and your acts in a file
does-confirm = does it
does-decline = does not
group-confirming = Confirming
word-save = save
word-yes = yes
word-no = no

## Saving a run
ask-save = Save the run as
ask-replace = { $file } is there already. Replace it?
confirm-keys = Enter y: yes   Esc n: no
says-saved = Saved as { $name }.
save-comment = { $acts ->
    [0] Saved from { $name }.
    [one] Saved from { $name }, with 1 act at the keys.
   *[other] Saved from { $name }, with { $acts } acts at the keys.
}
save-no-name = type a name for the file
save-too-large = the file would be larger than { $most } MiB, the most a scenario file may have
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
save-other = { $file } cannot be written: { $reason }
