# A tela. Um texto com vários comprimentos os traz do maior ao menor, separados por " | ": mostra-se o maior que couber.

# The states of a process: at most 7 letters, for the cards.
screen-state-idle = repouso
screen-state-active = ativo
screen-state-waiting = espera
screen-state-relay = repassa
screen-state-red = rubro
screen-state-black = negro
screen-state-leader = líder
screen-state-crashed = caído

# The kinds of messages, for the legend.
screen-kind-election = eleição
screen-kind-answer = resposta
screen-kind-elected = eleito
screen-kind-heartbeat = pulso
screen-kind-lost = perdida
screen-kind-undeliverable = não entregue | devolvida

# The middle of a ring.
screen-hub-tick = tick
screen-hub-tick-number = tick { $tick }
screen-hub-competing = { $count ->
    [one] { $count } de { $of } ativo | { $count }/{ $of }
   *[other] { $count } de { $of } ativos | { $count }/{ $of }
}
screen-hub-messages = { $count ->
    [one] { $count } mensagem
   *[other] { $count } mensagens
}
screen-hub-leader = LÍDER
screen-hub-known-to = { $count } de { $of } já sabem | { $count } de { $of } | { $count }/{ $of }
