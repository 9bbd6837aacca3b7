# What the mouse is on, as the footer says it; shorter forms after a bar.
pointer-process = { $id } · { $state } · elegido { $elected } · enviados { $sent }, recibidos { $received } | { $id } · { $state } · elegido { $elected } | { $id } · { $state }
pointer-waits = { $id } · { $state } · elegido { $elected } · { $waits } | { $id } · { $state } · { $waits } | { $id } · { $state } · elegido { $elected } | { $id } · { $state }
pointer-message = { $message } · de { $from } a { $to } · enviado en el tick { $sent }, llega en el { $due } | { $message } · de { $from } a { $to } · llega en { $due } | { $message } · de { $from } a { $to }
pointer-lost = { $message } · de { $from } a { $to } · perdido en el tick { $lost } | { $message } · de { $from } a { $to } · perdido | { $message } · perdido
pointer-notice = { $message } · no se pudo entregar a { $from }, vuelve a { $to } · llega en el tick { $due } | { $message } · no se pudo entregar a { $from } | no se pudo entregar a { $from }
pointer-link = el enlace entre { $from } y { $to } · un clic lo corta o lo repara | enlace { $from } – { $to } · un clic lo corta o repara | enlace { $from } – { $to }
pointer-tick = tick { $tick } · un clic lleva allí | tick { $tick }
