# La pantalla. Un texto con varias longitudes las lleva de mayor a menor, separadas por " | ": se muestra la mayor que quepa.

# The states of a process: at most 7 letters, for the cards.
screen-state-idle = reposo
screen-state-active = activo
screen-state-waiting = espera
screen-state-relay = relevo
screen-state-red = rojo
screen-state-black = negro
screen-state-leader = líder
screen-state-crashed = caído

# The kinds of messages, for the legend.
screen-kind-election = elección
screen-kind-answer = respuesta
screen-kind-elected = elegido
screen-kind-heartbeat = latido
screen-kind-lost = perdido
screen-kind-undeliverable = no entregado | devuelto

# The middle of a ring.
screen-hub-tick = tick
screen-hub-tick-number = tick { $tick }
screen-hub-competing = { $count ->
    [one] { $count } de { $of } activo | { $count }/{ $of }
   *[other] { $count } de { $of } activos | { $count }/{ $of }
}
screen-hub-messages = { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
}
screen-hub-leader = LÍDER
screen-hub-known-to = lo saben { $count } de { $of } | { $count } de { $of } | { $count }/{ $of }
