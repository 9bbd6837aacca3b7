# Each variant in one line.

variant-chang-roberts-standard = a process passes on the larger of two ids; the highest comes back to its owner
variant-chang-roberts-no-forward = a participating process passes nothing on and only recognises its own id: the election dies
variant-chang-roberts-replace = no process remembers that it participates: every initiator elects the same leader once more
