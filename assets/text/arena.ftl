# arena
state-idle = idle
state-idle_es = ocioso
state-idle_pt = ocioso
state-active = active
state-active_es = activo
state-active_pt = ativo
state-participating = participating
    .short = particip.
state-participating_es = participando
    .short = participa
state-participating_pt = participando
    .short = participa
state-waiting = waits
state-waiting_es = espera
state-waiting_pt = espera
state-relay = relay
state-relay_es = relevo
state-relay_pt = repassa
state-red = red
state-red_es = rojo
state-red_pt = vermelho
state-black = black
state-black_es = negro
state-black_pt = preto
state-leader = leader
state-leader_es = líder
state-leader_pt = líder
state-serves = serves
state-serves_es = sirve
state-serves_pt = serve
state-decided = decided
state-decided_es = decidió
state-decided_pt = decidiu
state-traitor = traitor
state-traitor_es = traidor
state-traitor_pt = traidor
state-crashed = down
state-crashed_es = caído
state-crashed_pt = caído
hub-leader = LEADER
hub-leader_es = LÍDER
hub-leader_pt = LÍDER
hub-leaders = { $count } leaders
hub-leaders_es = { $count } líderes
hub-leaders_pt = { $count } líderes
# The label above a single number.
hub-process = process
hub-process_es = proceso
hub-process_pt = processo
hub-list-of = list of
hub-list-of_es = lista de
hub-list-of_pt = lista de
hub-no-leader = no leader
hub-no-leader_es = sin líder
hub-no-leader_pt = sem líder
hub-active-of = { $competing } of { $of } active
hub-active-of_es = { $of ->
    [one] { $competing } de { $of } activo
   *[other] { $competing } de { $of } activos
}
hub-active-of_pt = { $of ->
    [1] { $competing } de { $of } ativo
   *[other] { $competing } de { $of } ativos
}
# Before the first decision, while nobody competes.
hub-not-begun = { $count ->
    [one] { $count } process, not started
   *[other] { $count } processes, none has started
}
    .short = none has started
hub-not-begun_es = { $count ->
    [one] { $count } proceso, sin empezar
   *[other] { $count } procesos, ninguno ha empezado
}
    .short = ninguno ha empezado
hub-not-begun_pt = { $count ->
    [1] { $count } processo, sem começar
   *[other] { $count } processos, nenhum começou
}
    .short = nenhum começou
hub-red-of = { $competing } of { $of } red
hub-red-of_es = { $of ->
    [one] { $competing } de { $of } rojo
   *[other] { $competing } de { $of } rojos
}
hub-red-of_pt = { $of ->
    [1] { $competing } de { $of } vermelho
   *[other] { $competing } de { $of } vermelhos
}
hub-known-to = known to { $decided } of { $of }
    .short = known { $decided }/{ $of }
hub-known-to_es = lo conocen { $decided } de { $of }
    .short = conocen { $decided }/{ $of }
hub-known-to_pt = conhecido por { $decided } de { $of }
    .short = conhecem { $decided }/{ $of }
hub-told = known to { $told } of { $of }
    .short = known { $told }/{ $of }
hub-told_es = lo conocen { $told } de { $of }
    .short = conocen { $told }/{ $of }
hub-told_pt = conhecido por { $told } de { $of }
    .short = conhecem { $told }/{ $of }
hub-under-way = { $count } in transit
hub-under-way_es = { $count } en tránsito
hub-under-way_pt = { $count } em trânsito
legend-crash-lost = down/lost
legend-crash-lost_es = caído/perdido
legend-crash-lost_pt = caído/perdida
legend-acts = acts
legend-acts_es = actúa
legend-acts_pt = age
legend-selected = selected
legend-selected_es = seleccionado
    .short = selecc.
legend-selected_pt = selecionado
    .short = selec.
legend-lost = lost
legend-lost_es = perdido
legend-lost_pt = perdida
legend-merged = messages drawn as one
    .short = messages
legend-merged_es = mensajes dibujados como uno
    .short = mensajes
legend-merged_pt = mensagens desenhadas como uma
    .short = mensagens
legend-back = undeliverable
    .short = returned
legend-back_es = devuelto
legend-back_pt = devolvida
legend-armed = crash armed
    .short = armed
legend-armed_es = caída armada
    .short = armada
legend-armed_pt = queda armada
    .short = armada
legend-cut = cut
legend-cut_es = corte
legend-cut_pt = corte
legend-begins = starts
legend-begins_es = empieza
legend-begins_pt = começa
legend-received = received
legend-received_es = recibido
legend-received_pt = recebida
legend-timer = timer
legend-timer_es = expira
legend-timer_pt = expira
legend-returns = is back
legend-returns_es = vuelve
legend-returns_pt = volta
legend-now = now
legend-now_es = ahora
legend-now_pt = agora
legend-mended = repaired
legend-mended_es = reparado
legend-mended_pt = reparado
legend-doubled = duplicated
legend-doubled_es = duplicado
legend-doubled_pt = duplicada
legend-many = several events
legend-many_es = varios eventos
legend-many_pt = vários eventos
legend-barrier = barrier
legend-barrier_es = barrera
legend-barrier_pt = barreira
legend-new-value = new value
legend-new-value_es = valor nuevo
legend-new-value_pt = valor novo
hub-round = ROUND { $round }
hub-round_es = RONDA { $round }
hub-round_pt = RODADA { $round }
legend-late = too late
legend-late_es = tarde
legend-late_pt = tarde
legend-lie = lie
legend-lie_es = mentira
legend-lie_pt = mentira
legend-log = length of the log, term of its last entry
    .short = log, last term
legend-log_es = longitud del registro, mandato de su última entrada
    .short = registro, último mandato
legend-log_pt = comprimento do registro, mandato da última entrada
    .short = registro, último mandato
legend-shown = { $shown } of { $of } messages shown
    .short = { $shown } of { $of } shown
legend-shown_es = se ven { $shown } de { $of } mensajes
    .short = se ven { $shown } de { $of }
legend-shown_pt = { $shown } de { $of } mensagens visíveis
    .short = { $shown } de { $of } visíveis
legend-crowded = + is ten or more messages: { $count } in all
    .short = +: { $count } in all
legend-crowded_es = + son diez o más mensajes: { $count } en total
    .short = +: { $count } en total
legend-crowded_pt = + são dez ou mais mensagens: { $count } no total
    .short = +: { $count } no total
legend-wave = rumours: { $count } messages
    .short = rumours: { $count }
legend-wave_es = rumores: { $count } mensajes
    .short = rumores: { $count }
legend-wave_pt = rumores: { $count } mensagens
    .short = rumores: { $count }
legend-served = served
legend-served_es = servido
legend-served_pt = servido
legend-unserved = not served
legend-unserved_es = sin servicio
legend-unserved_pt = sem serviço
legend-super-peer = super-peer
legend-super-peer_es = superpar
legend-super-peer_pt = superpar
legend-token = token
legend-token_es = token
legend-token_pt = token
legend-finger = finger
legend-finger_es = finger
legend-finger_pt = finger
legend-elsewhere = served by another
legend-elsewhere_es = servido por otro
legend-elsewhere_pt = servido por outro
legend-force = force
legend-force_es = fuerza
legend-force_pt = força
legend-heads = { $count ->
    [one] 1 message drawn small
   *[other] { $count } messages drawn small
}
    .short = { $count } small
legend-heads_es = { $count ->
    [one] 1 mensaje en pequeño
   *[other] { $count } mensajes en pequeño
}
    .short = { $count } pequeños
legend-heads_pt = { $count ->
    [one] { $count } mensagem em pequeno
   *[other] { $count } mensagens em pequeno
}
    .short = { $count } pequenas
band-scale = { $count ->
    [one] 1 piece of the band = 1 process
   *[other] 1 piece of the band = { $count } processes
}
band-scale_es = { $count ->
    [one] 1 tramo de la banda = 1 proceso
   *[other] 1 tramo de la banda = { $count } procesos
}
    .short = { $count ->
        [one] 1 tramo = 1 proceso
       *[other] 1 tramo = { $count } procesos
    }
band-scale_pt = { $count ->
    [one] 1 trecho da faixa = 1 processo
   *[other] 1 trecho da faixa = { $count } processos
}
    .short = { $count ->
        [one] 1 trecho = 1 processo
       *[other] 1 trecho = { $count } processos
    }
matrix-from = from
matrix-from_es = de
matrix-from_pt = de
matrix-to = to
matrix-to_es = a
matrix-to_pt = para
matrix-pairs = { $count } in transit; a row sends, a column receives
    .short = { $count } in transit
matrix-pairs_es = { $count } en tránsito; una fila envía, una columna recibe
    .short = { $count } en tránsito
matrix-pairs_pt = { $count } em trânsito; uma linha envia, uma coluna recebe
    .short = { $count } em trânsito
matrix-groups = { $count } in transit; a cell = { $side }×{ $side } links
    .short = { $count } in transit
matrix-groups_es = { $count } en tránsito; una celda = { $side }×{ $side } enlaces
    .short = { $count } en tránsito
matrix-groups_pt = { $count } em trânsito; uma célula = { $side }×{ $side } enlaces
    .short = { $count } em trânsito
matrix-or-more = { $least } or more
matrix-or-more_es = { $least } o más
matrix-or-more_pt = { $least } ou mais
legend-promised = waits/promised
    .short = waits
legend-promised_es = espera/prometido
    .short = espera
legend-promised_pt = espera/prometido
    .short = espera
legend-accepted = accepted
legend-accepted_es = aceptado
legend-accepted_pt = aceito
legend-refused = refused
legend-refused_es = rechazado
legend-refused_pt = recusado
# The lanes of processes by role; shown in capitals.
lane-client = { $count ->
    [one] client
   *[other] clients
}
lane-client_es = { $count ->
    [one] cliente
   *[other] clientes
}
lane-client_pt = { $count ->
    [one] cliente
   *[other] clientes
}
lane-proposer = { $count ->
    [one] proposer
   *[other] proposers
}
lane-proposer_es = { $count ->
    [one] proponente
   *[other] proponentes
}
lane-proposer_pt = { $count ->
    [one] proponente
   *[other] proponentes
}
lane-acceptor = { $count ->
    [one] acceptor
   *[other] acceptors
}
lane-acceptor_es = { $count ->
    [one] aceptador
   *[other] aceptadores
}
lane-acceptor_pt = { $count ->
    [one] aceitador
   *[other] aceitadores
}
lane-learner = { $count ->
    [one] learner
   *[other] learners
}
lane-learner_es = { $count ->
    [one] aprendiz
   *[other] aprendices
}
lane-learner_pt = { $count ->
    [one] aprendiz
   *[other] aprendizes
}
lanes-up = { $up }/{ $of } up
    .short = { $up }/{ $of }
lanes-up_es = { $up }/{ $of } vivos
    .short = { $up }/{ $of }
lanes-up_pt = { $up }/{ $of } vivos
    .short = { $up }/{ $of }
lanes-chosen = chosen
lanes-chosen_es = elegido
lanes-chosen_pt = escolhido
# The table of replicated logs.
logs-rule = log · store
logs-rule_es = registro · almacén
logs-rule_pt = registro · dados
logs-slot = slot
logs-slot_es = posición
logs-slot_pt = posição
logs-chosen-in = chosen in
logs-chosen-in_es = elegido en
logs-chosen-in_pt = escolhido em
logs-applied = applied { $count }
logs-applied_es = aplicado { $count }
logs-applied_pt = aplicado { $count }
logs-gap = gap
logs-gap_es = hueco
logs-gap_pt = lacuna
logs-no-op = no-op
logs-no-op_es = no-op
logs-no-op_pt = no-op
logs-follows = follows { $id }
logs-follows_es = sigue a { $id }
logs-follows_pt = segue { $id }
logs-leads = leader { $ballot }
logs-leads_es = líder { $ballot }
logs-leads_pt = líder { $ballot }
logs-proposes = { $id } proposes { $ballot }
    .short = { $id } { $ballot }
logs-proposes_es = { $id } propone { $ballot }
    .short = { $id } { $ballot }
logs-proposes_pt = { $id } propõe { $ballot }
    .short = { $id } { $ballot }
logs-store = store
logs-store_es = almacén
logs-store_pt = dados
logs-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
logs-keys_es = { $count ->
    [one] { $count } clave
   *[other] { $count } claves
}
logs-keys_pt = { $count ->
    [one] { $count } chave
   *[other] { $count } chaves
}
logs-clients = CLIENTS
logs-clients_es = CLIENTES
logs-clients_pt = CLIENTES
logs-asks = asks { $id }
logs-asks_es = pide a { $id }
logs-asks_pt = pede a { $id }
logs-in-slot = slot { $slot }
logs-in-slot_es = posición { $slot }
logs-in-slot_pt = posição { $slot }
logs-answer = answer
logs-answer_es = respuesta
logs-answer_pt = resposta
logs-under-way = in transit
logs-under-way_es = en tránsito
logs-under-way_pt = em trânsito
logs-not-asked = not sent yet
logs-not-asked_es = sin pedir aún
logs-not-asked_pt = ainda não pedido
logs-asked = asked { $ids }
logs-asked_es = pedido a { $ids }
logs-asked_pt = pedido a { $ids }
logs-legend-applied = applied
logs-legend-applied_es = aplicado
logs-legend-applied_pt = aplicado
logs-legend-waits = waits behind a gap
    .short = waits
logs-legend-waits_es = espera tras un hueco
    .short = espera
logs-legend-waits_pt = espera após uma lacuna
    .short = espera
logs-legend-new = new in this tick
    .short = new
logs-legend-new_es = nuevo en este tick
    .short = nuevo
logs-legend-new_pt = novo neste tick
    .short = novo

## On an id circle
arena-look-up = { $id } looks up key { $key }
    .short = { $id }: key { $key }
arena-look-up_es = { $id } busca la clave { $key }
    .short = { $id }: clave { $key }
arena-look-up_pt = { $id } procura a chave { $key }
    .short = { $id }: chave { $key }
arena-hop = hop { $hop }, at most { $most }
    .short = hop { $hop } of { $most }
arena-hop_es = salto { $hop }, { $most } como máximo
    .short = salto { $hop } de { $most }
arena-hop_pt = salto { $hop }, no máximo { $most }
    .short = salto { $hop } de { $most }
arena-serves = serves { $count }
arena-serves_es = sirve a { $count }
arena-serves_pt = serve { $count }
