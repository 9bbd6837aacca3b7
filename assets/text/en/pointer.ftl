# What the mouse is on, as the footer says it; shorter forms after a bar.
pointer-process = { $id } · { $state } · elected { $elected } · sent { $sent }, received { $received } | { $id } · { $state } · elected { $elected } | { $id } · { $state }
pointer-waits = { $id } · { $state } · elected { $elected } · { $waits } | { $id } · { $state } · { $waits } | { $id } · { $state } · elected { $elected } | { $id } · { $state }
pointer-message = { $message } · { $from } to { $to } · sent at tick { $sent }, due at tick { $due } | { $message } · { $from } to { $to } · due at { $due } | { $message } · { $from } to { $to }
pointer-lost = { $message } · { $from } to { $to } · lost at tick { $lost } | { $message } · { $from } to { $to } · lost | { $message } · lost
pointer-notice = { $message } · undeliverable at { $from }, back to { $to } · due at tick { $due } | { $message } · undeliverable at { $from } | undeliverable at { $from }
pointer-link = the link between { $from } and { $to } · a click cuts it or mends it | link { $from } – { $to } · a click cuts or mends | link { $from } – { $to }
pointer-tick = tick { $tick } · a click goes there | tick { $tick }
