# arena
state-idle = ocioso
state-active = ativo
state-waiting = espera
state-relay = repassa
state-red = vermelho
state-black = preto
state-leader = líder
state-crashed = caído
hub-tick = tick
hub-leader = LÍDER
hub-leaders = { $count } LÍDERES
hub-active-of = { $of ->
    [1] { $competing } de { $of } ativo
   *[other] { $competing } de { $of } ativos
}
hub-red-of = { $of ->
    [1] { $competing } de { $of } vermelho
   *[other] { $competing } de { $of } vermelhos
}
hub-messages = { $count ->
    [1] { $count } mensagem
   *[other] { $count } mensagens
}
hub-known-to = conhecido por { $decided } de { $of }
legend-lost = perdida
legend-back = devolvida
legend-armed = queda armada
    .short = armada
legend-cut = corte
legend-begins = começa
legend-received = recebida
legend-timer = relógio
legend-returns = volta
legend-now = agora
legend-mended = restaurado
legend-doubled = duplicada
legend-many = tantos de uma vez
legend-shown = { $shown } de { $of } mensagens visíveis
    .short = { $shown } de { $of } visíveis
band-scale = { $count ->
    [one] 1 trecho da faixa = 1 processo
   *[other] 1 trecho da faixa = { $count } processos
}
    .short = { $count ->
        [one] 1 trecho = 1 processo
       *[other] 1 trecho = { $count } processos
    }
