# arena
state-idle = ocioso
state-active = activo
state-waiting = espera
state-relay = relevo
state-red = rojo
state-black = negro
state-leader = líder
state-serves = sirve
state-decided = decidió
state-traitor = traidor
state-crashed = caído
hub-leader = LÍDER
hub-leaders = { $count } líderes
# Above a number that stands alone: what it is.
hub-process = proceso
hub-list-of = lista de
hub-no-leader = sin líder
hub-active-of = { $of ->
    [one] { $competing } de { $of } activo
   *[other] { $competing } de { $of } activos
}
# Before the first decision, while nobody competes.
hub-not-begun = { $count ->
    [one] { $count } proceso, sin empezar
   *[other] { $count } procesos, ninguno ha empezado
}
    .short = ninguno ha empezado
hub-red-of = { $of ->
    [one] { $competing } de { $of } rojo
   *[other] { $competing } de { $of } rojos
}
hub-known-to = lo conocen { $decided } de { $of }
    .short = conocen { $decided }/{ $of }
hub-told = avisados { $told } de { $of }
    .short = avisados { $told }/{ $of }
hub-under-way = { $count } en camino
legend-crash-lost = caído, perdido
legend-acts = actúa
legend-selected = seleccionado
    .short = selecc.
legend-lost = perdido
legend-back = devuelto
legend-armed = caída armada
    .short = armada
legend-cut = corte
legend-begins = comienza
legend-received = recibido
legend-timer = reloj
legend-returns = vuelve
legend-now = ahora
legend-mended = reparado
legend-doubled = duplicado
legend-many = tantos a la vez
legend-barrier = barrera
legend-new-value = valor nuevo
hub-round = RONDA { $round }
legend-late = tarde
legend-lie = mentira
legend-shown = se ven { $shown } de { $of } mensajes
    .short = se ven { $shown } de { $of }
legend-crowded = + diez o más: { $count } en total
    .short = +: { $count } en total
legend-wave = rumores: { $count } mensajes
    .short = { $count } de rumores
legend-served = atendido
legend-unserved = sin atender
legend-super-peer = superpar
legend-token = ficha
legend-finger = dedo
legend-elsewhere = atendido por otro
legend-force = fuerza
legend-heads = { $count } en camino, como puntas
    .short = { $count } como puntas
band-scale = { $count ->
    [one] 1 tramo de la banda = 1 proceso
   *[other] 1 tramo de la banda = { $count } procesos
}
    .short = { $count ->
        [one] 1 tramo = 1 proceso
       *[other] 1 tramo = { $count } procesos
    }
matrix-from = de
matrix-to = a
matrix-pairs = { $count } en camino; una fila envía, una columna recibe
    .short = { $count } en camino
matrix-groups = { $count } en camino; una celda = { $side }×{ $side } pares
    .short = { $count } en camino
matrix-or-more = { $least } o más
legend-promised = espera, prometido
    .short = espera
legend-accepted = aceptado
legend-refused = rechazado
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
    [one] aceptador
   *[other] aceptadores
}
lane-learner = { $count ->
    [one] aprendiz
   *[other] aprendices
}
lanes-up = { $up }/{ $of } activos
    .short = { $up }/{ $of }
lanes-chosen = elegido
# The table of replicated logs.
logs-rule = registro · almacén
logs-slot = posición
logs-chosen-in = elegido en
logs-applied = aplicado { $count }
logs-gap = hueco
logs-no-op = no-op
logs-follows = sigue a { $id }
logs-leads = líder { $ballot }
logs-proposes = { $id } propone { $ballot }
    .short = { $id } { $ballot }
logs-store = almacén
logs-keys = { $count ->
    [one] { $count } clave
   *[other] { $count } claves
}
logs-clients = CLIENTES
logs-asks = pide a { $id }
logs-in-slot = posición { $slot }
logs-answer = respuesta
logs-under-way = en camino
logs-not-asked = sin pedir aún
logs-asked = pedido a { $ids }
logs-legend-applied = aplicado
logs-legend-waits = espera un hueco
    .short = espera
logs-legend-new = nuevo en este tick
    .short = nuevo

## On an id circle
arena-look-up = { $id } busca la clave { $key }
    .short = { $id }: clave { $key }
arena-hop = salto { $hop }, { $most } como mucho
    .short = salto { $hop } de { $most }
arena-serves = sirve a { $count }
