# arena
state-idle = ocioso
state-active = ativo
state-waiting = espera
state-relay = repassa
state-red = vermelho
state-black = preto
state-leader = líder
state-serves = serve
state-decided = decidiu
state-traitor = traidor
state-crashed = caído
hub-leader = LÍDER
hub-leaders = { $count } líderes
# Above a number that stands alone: what it is.
hub-process = processo
hub-list-of = lista de
hub-no-leader = sem líder
hub-active-of = { $of ->
    [1] { $competing } de { $of } ativo
   *[other] { $competing } de { $of } ativos
}
# Before the first decision, while nobody competes.
hub-not-begun = { $count ->
    [1] { $count } processo, sem começar
   *[other] { $count } processos, nenhum começou
}
    .short = nenhum começou
hub-red-of = { $of ->
    [1] { $competing } de { $of } vermelho
   *[other] { $competing } de { $of } vermelhos
}
hub-known-to = conhecido por { $decided } de { $of }
    .short = conhecem { $decided }/{ $of }
hub-told = avisados { $told } de { $of }
    .short = avisados { $told }/{ $of }
hub-under-way = { $count } a caminho
legend-crash-lost = caído, perdida
legend-acts = age
legend-selected = selecionado
    .short = selec.
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
legend-barrier = barreira
legend-new-value = valor novo
hub-round = RODADA { $round }
legend-late = tarde
legend-lie = mentira
legend-shown = { $shown } de { $of } mensagens visíveis
    .short = { $shown } de { $of } visíveis
legend-crowded = + dez ou mais: { $count } no total
    .short = +: { $count } no total
legend-wave = rumores: { $count } mensagens
    .short = { $count } de rumores
legend-served = servido
legend-unserved = sem serviço
legend-super-peer = superpar
legend-token = ficha
legend-finger = dedo
legend-elsewhere = servido por outro
legend-force = força
legend-heads = { $count } a caminho, como pontas
    .short = { $count } como pontas
band-scale = { $count ->
    [one] 1 trecho da faixa = 1 processo
   *[other] 1 trecho da faixa = { $count } processos
}
    .short = { $count ->
        [one] 1 trecho = 1 processo
       *[other] 1 trecho = { $count } processos
    }
matrix-from = de
matrix-to = para
matrix-pairs = { $count } a caminho; uma linha envia, uma coluna recebe
    .short = { $count } a caminho
matrix-groups = { $count } a caminho; uma célula = { $side }×{ $side } pares
    .short = { $count } a caminho
matrix-or-more = { $least } ou mais
legend-promised = espera, prometido
    .short = espera
legend-accepted = aceito
legend-refused = recusado
# The lanes of processes, by what they are for; shown in capitals.
lane-client = { $count ->
    [one] cliente
   *[other] clientes
}
lane-proposer = { $count ->
    [one] proponente
   *[other] proponentes
}
lane-acceptor = { $count ->
    [one] aceitador
   *[other] aceitadores
}
lane-learner = { $count ->
    [one] aprendiz
   *[other] aprendizes
}
lanes-up = { $up }/{ $of } ativos
    .short = { $up }/{ $of }
lanes-chosen = escolhido
# The table of replicated logs.
logs-rule = registro · armazém
logs-slot = posição
logs-chosen-in = escolhido em
logs-applied = aplicado { $count }
logs-gap = lacuna
logs-no-op = no-op
logs-follows = segue { $id }
logs-leads = líder { $ballot }
logs-proposes = { $id } propõe { $ballot }
    .short = { $id } { $ballot }
logs-store = armazém
logs-keys = { $count ->
    [one] { $count } chave
   *[other] { $count } chaves
}
logs-clients = CLIENTES
logs-asks = pede a { $id }
logs-in-slot = posição { $slot }
logs-answer = resposta
logs-under-way = a caminho
logs-not-asked = ainda não pedido
logs-asked = pedido a { $ids }
logs-legend-applied = aplicado
logs-legend-waits = espera uma lacuna
    .short = espera
logs-legend-new = novo neste tick
    .short = novo

## On an id circle
arena-look-up = { $id } procura a chave { $key }
    .short = { $id }: chave { $key }
arena-hop = salto { $hop }, no máximo { $most }
    .short = salto { $hop } de { $most }
arena-serves = serve { $count }
