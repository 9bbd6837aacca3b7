# What the mouse is on, as the footer says it; shorter forms after a bar.
pointer-process = { $id } · { $state } · eleito { $elected } · enviadas { $sent }, recebidas { $received } | { $id } · { $state } · eleito { $elected } | { $id } · { $state }
pointer-waits = { $id } · { $state } · eleito { $elected } · { $waits } | { $id } · { $state } · { $waits } | { $id } · { $state } · eleito { $elected } | { $id } · { $state }
pointer-message = { $message } · de { $from } para { $to } · enviada no tick { $sent }, chega no { $due } | { $message } · de { $from } para { $to } · chega em { $due } | { $message } · de { $from } para { $to }
pointer-lost = { $message } · de { $from } para { $to } · perdida no tick { $lost } | { $message } · de { $from } para { $to } · perdida | { $message } · perdida
pointer-notice = { $message } · não pôde ser entregue a { $from }, volta a { $to } · chega no tick { $due } | { $message } · não pôde ser entregue a { $from } | não pôde ser entregue a { $from }
pointer-link = o enlace entre { $from } e { $to } · um clique o corta ou o restaura | enlace { $from } – { $to } · um clique o corta ou restaura | enlace { $from } – { $to }
pointer-tick = tick { $tick } · um clique leva até lá | tick { $tick }
