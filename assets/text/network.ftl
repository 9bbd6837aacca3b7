# Heartbeats, and acts on the network and its messages.

screen-flight-beats = next heartbeat
screen-flight-beats_es = próximo latido
screen-flight-beats_pt = próximo batimento
screen-flight-listens = waits for { $leader }
screen-flight-listens_es = espera a { $leader }
screen-flight-listens_pt = espera { $leader }
screen-flight-about-beats = { $id } leads: it sends its next heartbeat at tick { $due }, { $in }
screen-flight-about-beats_es = { $id } lidera: envía su próximo latido en el tick { $due }, { $in }
screen-flight-about-beats_pt = { $id } lidera: envia seu próximo batimento no tick { $due }, { $in }
screen-flight-about-listens = { $id } waits for a heartbeat of { $leader }: if none arrives by tick { $due }, { $in }, it assumes that { $leader } is down
screen-flight-about-listens_es = { $id } espera un latido de { $leader }: si no llega ninguno hasta el tick { $due }, { $in }, supone que { $leader } está caído
screen-flight-about-listens_pt = { $id } espera um batimento de { $leader }: se nenhum chegar até o tick { $due }, { $in }, supõe que { $leader } está caído

says-heartbeat-is-the-detectors = Heartbeats are part of the failure detector. To stop them, cut the link or crash the sender.
    .short = Heartbeats are part of the detector.
says-heartbeat-is-the-detectors_es = Los latidos son parte del detector de fallos. Para pararlos, corta el enlace o haz caer al emisor.
    .short = Los latidos son parte del detector.
says-heartbeat-is-the-detectors_pt = Os batimentos são parte do detector de falhas. Para pará-los, corte o enlace ou derrube o remetente.
    .short = Os batimentos são parte do detector.
says-quiet-but-beats = The run is at rest; only heartbeats continue.
    .short = At rest: only heartbeats continue.
says-quiet-but-beats_es = La ejecución está en reposo; solo siguen los latidos.
    .short = En reposo: solo siguen los latidos.
says-quiet-but-beats_pt = A execução está em repouso; só os batimentos seguem.
    .short = Em repouso: só os batimentos seguem.

log-network-loss = from now on the network loses each message with a probability of { $percent } %
log-network-loss_es = desde ahora la red pierde cada mensaje con una probabilidad del { $percent } %
log-network-loss_pt = de agora em diante a rede perde cada mensagem com probabilidade de { $percent } %
log-network-loss-brief = network loses { $percent } %
log-network-loss-brief_es = la red pierde { $percent } %
log-network-loss-brief_pt = a rede perde { $percent } %
log-network-duplicate = from now on the network duplicates each message with a probability of { $percent } %
log-network-duplicate_es = desde ahora la red duplica cada mensaje con una probabilidad del { $percent } %
log-network-duplicate_pt = de agora em diante a rede duplica cada mensagem com probabilidade de { $percent } %
log-network-duplicate-brief = network duplicates { $percent } %
log-network-duplicate-brief_es = la red duplica { $percent } %
log-network-duplicate-brief_pt = a rede duplica { $percent } %
log-network-fifo = from now on, messages on one link arrive in the order of sending: FIFO
log-network-fifo_es = desde ahora, los mensajes de un mismo enlace llegan en el orden de envío: FIFO
log-network-fifo_pt = de agora em diante, as mensagens de um mesmo enlace chegam na ordem de envio: FIFO
log-network-fifo-brief = links keep order: FIFO
log-network-fifo-brief_es = enlaces en orden: FIFO
log-network-fifo-brief_pt = enlaces em ordem: FIFO
log-network-no-fifo = from now on, messages may overtake each other on a link: no FIFO
log-network-no-fifo_es = desde ahora los mensajes pueden adelantarse en un enlace: sin FIFO
log-network-no-fifo_pt = de agora em diante as mensagens podem se ultrapassar num enlace: sem FIFO
log-network-no-fifo-brief = no FIFO: any order
log-network-no-fifo-brief_es = sin orden FIFO
log-network-no-fifo-brief_pt = sem ordem FIFO
act-network-already = the network works like this already
act-network-already_es = la red ya funciona así
act-network-already_pt = a rede já funciona assim

fault-no-change = this changes nothing in the network
fault-no-change_es = esto no cambia nada en la red
fault-no-change_pt = isto não muda nada na rede
mend-change = write at least one of { $valid }
mend-change_es = escribe al menos uno de { $valid }
mend-change_pt = escreva ao menos um de { $valid }

group-faults = While the menu of faults is open
group-faults_es = Con el menú de fallos abierto
group-faults_pt = Com o menu de falhas aberto
word-faults = faults
word-faults_es = fallos
word-faults_pt = falhas
does-faults = faults: cut, partition, repair, delay, duplicate, lose; also how the network loses and orders messages
does-faults_es = fallos: cortar, partir, reparar, retrasar, duplicar, perder; también cómo la red pierde y ordena los mensajes
does-faults_pt = falhas: cortar, particionar, reparar, atrasar, duplicar, perder; também como a rede perde e ordena as mensagens
does-cut-link = asks for a link of the process, and cuts it in both directions
does-cut-link_es = pide un enlace del proceso, y lo corta en ambos sentidos
does-cut-link_pt = pede um enlace do processo, e o corta nos dois sentidos
does-cut-one-way = asks for a link of the process, and cuts it in one direction
does-cut-one-way_es = pide un enlace del proceso, y lo corta en un sentido
does-cut-one-way_pt = pede um enlace do processo, e o corta em um sentido
does-isolate = cuts all links of the process
does-isolate_es = corta todos los enlaces del proceso
does-isolate_pt = corta todos os enlaces do processo
does-partition = asks for groups of ids, and cuts every link between two groups
does-partition_es = pide grupos de ids, y corta todo enlace entre dos grupos
does-partition_pt = pede grupos de ids, e corta todo enlace entre dois grupos
does-mend-link = asks for a link, and repairs it
does-mend-link_es = pide un enlace, y lo repara
does-mend-link_pt = pede um enlace, e o repara
does-mend-all = repairs all links
does-mend-all_es = repara todos los enlaces
does-mend-all_pt = repara todos os enlaces
does-delay-message = asks for a message and a number of ticks, and delays the message
does-delay-message_es = pide un mensaje y un número de ticks, y retrasa el mensaje
does-delay-message_pt = pede uma mensagem e um número de ticks, e atrasa a mensagem
does-duplicate-message = asks for a message, and duplicates it
does-duplicate-message_es = pide un mensaje, y lo duplica
does-duplicate-message_pt = pede uma mensagem, e a duplica
does-loss = asks for the probability that the network loses a message from now on
does-loss_es = pide la probabilidad de que la red pierda un mensaje desde ahora
does-loss_pt = pede a probabilidade de que a rede perca uma mensagem de agora em diante
does-duplication = asks for the probability that the network duplicates a message from now on
does-duplication_es = pide la probabilidad de que la red duplique un mensaje desde ahora
does-duplication_pt = pede a probabilidade de que a rede duplique uma mensagem de agora em diante
does-fifo = switches FIFO on or off: without FIFO, messages on a link may overtake each other
does-fifo_es = activa o desactiva FIFO: sin FIFO, los mensajes de un enlace pueden adelantarse
does-fifo_pt = ativa ou desativa FIFO: sem FIFO, as mensagens de um enlace podem se ultrapassar

faults-cut-link = cut a link of { $id } …
    .short = cut a link …
faults-cut-link_es = cortar un enlace de { $id } …
    .short = cortar un enlace …
faults-cut-link_pt = cortar um enlace de { $id } …
    .short = cortar um enlace …
faults-cut-one-way = cut one direction …
faults-cut-one-way_es = cortar un solo sentido …
    .short = cortar un sentido …
faults-cut-one-way_pt = cortar um só sentido …
    .short = cortar um sentido …
faults-isolate = isolate { $id }
faults-isolate_es = aislar a { $id }
faults-isolate_pt = isolar { $id }
faults-partition = partition …
faults-partition_es = partición …
faults-partition_pt = partição …
faults-mend-link = repair a link …
faults-mend-link_es = reparar un enlace …
faults-mend-link_pt = reparar um enlace …
faults-mend-all = repair all links
faults-mend-all_es = reparar todos
faults-mend-all_pt = reparar todos
faults-delay = delay a message …
faults-delay_es = retrasar un mensaje …
faults-delay_pt = atrasar uma mensagem …
    .short = atrasar mensagem …
faults-duplicate = duplicate a message …
faults-duplicate_es = duplicar un mensaje …
faults-duplicate_pt = duplicar uma mensagem …
    .short = duplicar mensagem …
faults-lose = drop a message …
faults-lose_es = perder un mensaje …
faults-lose_pt = perder uma mensagem …
faults-loss = loss: { $percent } % …
faults-loss_es = pérdida: { $percent } % …
faults-loss_pt = perda: { $percent } % …
faults-duplication = duplication: { $percent } % …
    .short = copies: { $percent } % …
faults-duplication_es = duplicación: { $percent } % …
    .short = copias: { $percent } % …
faults-duplication_pt = duplicação: { $percent } % …
    .short = cópias: { $percent } % …
faults-fifo = order kept (FIFO): yes
    .short = FIFO: yes
faults-fifo_es = en orden (FIFO): sí
    .short = FIFO: sí
faults-fifo_pt = em ordem (FIFO): sim
    .short = FIFO: sim
faults-no-fifo = order kept (FIFO): no
    .short = FIFO: no
faults-no-fifo_es = en orden (FIFO): no
    .short = FIFO: no
faults-no-fifo_pt = em ordem (FIFO): não
    .short = FIFO: não

ask-faults = faults
ask-faults_es = fallos
ask-faults_pt = falhas
ask-link-between = { $from }–{ $to }
ask-link-between_es = { $from }–{ $to }
ask-link-between_pt = { $from }–{ $to }
ask-ways = Cut which direction, to or from { $id }?
ask-ways_es = ¿Qué sentido cortar, hacia { $id } o desde { $id }?
ask-ways_pt = Cortar qual sentido, para { $id } ou de { $id }?
ask-way = { $from }→{ $to }
ask-way_es = { $from }→{ $to }
ask-way_pt = { $from }→{ $to }
ask-way-cut = cut this direction
ask-way-cut_es = cortar este sentido
ask-way-cut_pt = cortar este sentido
ask-mend = Repair which link?
ask-mend_es = ¿Qué enlace se repara?
ask-mend_pt = Qual enlace é reparado?
ask-partition = Which groups of ids? For example 1 2 / 3 4
ask-partition_es = ¿Qué grupos de ids? Por ejemplo 1 2 / 3 4
ask-partition_pt = Quais grupos de ids? Por exemplo 1 2 / 3 4
ask-which-to-delay = Delay which message?
ask-which-to-delay_es = ¿Qué mensaje se retrasa?
ask-which-to-delay_pt = Qual mensagem se atrasa?
ask-which-to-duplicate = Duplicate which message?
ask-which-to-duplicate_es = ¿Qué mensaje se duplica?
ask-which-to-duplicate_pt = Qual mensagem é duplicada?
ask-loss = Lose what percentage of the messages? Now: { $percent } %
ask-loss_es = ¿Qué porcentaje de mensajes debe perderse? Ahora: { $percent } %
ask-loss_pt = Que porcentagem das mensagens deve se perder? Agora: { $percent } %
ask-duplication = Duplicate what percentage of the messages? Now: { $percent } %
ask-duplication_es = ¿Qué porcentaje de mensajes debe duplicarse? Ahora: { $percent } %
ask-duplication_pt = Que porcentagem das mensagens deve ser duplicada? Agora: { $percent } %

says-cut-one-way = Tick { $tick }: the direction { $from }→{ $to } is cut.
says-cut-one-way_es = Tick { $tick }: se corta el sentido { $from }→{ $to }.
says-cut-one-way_pt = Tick { $tick }: o sentido { $from }→{ $to } é cortado.
says-parted-now = Tick { $tick }: the network is partitioned.
says-parted-now_es = Tick { $tick }: la red se parte en grupos.
says-parted-now_pt = Tick { $tick }: a rede é particionada.
says-loss-now = Tick { $tick }: the network loses { $percent } % of the messages from now on.
    .short = Tick { $tick }: the network loses { $percent } %.
says-loss-now_es = Tick { $tick }: la red pierde { $percent } % de los mensajes desde ahora.
    .short = Tick { $tick }: la red pierde { $percent } %.
says-loss-now_pt = Tick { $tick }: a rede perde { $percent } % das mensagens de agora em diante.
    .short = Tick { $tick }: a rede perde { $percent } %.
says-duplication-now = Tick { $tick }: the network duplicates { $percent } % of the messages from now on.
    .short = Tick { $tick }: the network duplicates { $percent } %.
says-duplication-now_es = Tick { $tick }: la red duplica { $percent } % de los mensajes desde ahora.
    .short = Tick { $tick }: la red duplica { $percent } %.
says-duplication-now_pt = Tick { $tick }: a rede duplica { $percent } % das mensagens de agora em diante.
    .short = Tick { $tick }: a rede duplica { $percent } %.
says-fifo-now = Tick { $tick }: links keep the order of messages from now on.
    .short = Tick { $tick }: links keep the order.
says-fifo-now_es = Tick { $tick }: los enlaces guardan el orden de los mensajes desde ahora.
    .short = Tick { $tick }: los enlaces guardan el orden.
says-fifo-now_pt = Tick { $tick }: os enlaces mantêm a ordem das mensagens de agora em diante.
    .short = Tick { $tick }: os enlaces mantêm a ordem.
says-no-fifo-now = Tick { $tick }: messages may overtake each other from now on.
    .short = Tick { $tick }: messages may overtake.
says-no-fifo-now_es = Tick { $tick }: los mensajes pueden adelantarse desde ahora.
    .short = Tick { $tick }: los mensajes se adelantan.
says-no-fifo-now_pt = Tick { $tick }: as mensagens podem se ultrapassar de agora em diante.
    .short = Tick { $tick }: as mensagens se ultrapassam.
says-not-a-percentage = A percentage is a number from 0 to 100.
says-not-a-percentage_es = Un porcentaje es un número de 0 a 100.
says-not-a-percentage_pt = Uma porcentagem é um número de 0 a 100.
says-named-twice = { $id } is in two groups.
says-named-twice_es = { $id } está en dos grupos.
says-named-twice_pt = { $id } está em dois grupos.
says-one-group = All processes would be in one group: nothing would be cut.
    .short = That would cut nothing.
says-one-group_es = Todos quedarían juntos: no se cortaría nada.
    .short = Eso no cortaría nada.
says-one-group_pt = Todos ficariam juntos: nada seria cortado.
    .short = Isso não cortaria nada.
says-all-cut = All links of this process are cut already.
says-all-cut_es = Todos sus enlaces están ya cortados.
says-all-cut_pt = Todos os seus enlaces já estão cortados.
says-nothing-cut = No link is cut.
says-nothing-cut_es = Ningún enlace está cortado.
says-nothing-cut_pt = Nenhum enlace está cortado.
says-not-of-this = No link of this process is cut. The key M repairs all links.
    .short = None of its links is cut.
says-not-of-this_es = Ningún enlace de este proceso está cortado. La tecla M repara todos.
    .short = Ningún enlace suyo está cortado.
says-not-of-this_pt = Nenhum enlace deste processo está cortado. A tecla M repara todos.
    .short = Nenhum enlace dele está cortado.
says-no-messages = No message is in transit.
says-no-messages_es = Ningún mensaje está en tránsito.
says-no-messages_pt = Nenhuma mensagem está em trânsito.

screen-header-quiet = at rest
screen-header-quiet_es = en reposo
screen-header-quiet_pt = em repouso
screen-header-loss = loss { $percent } %
screen-header-loss_es = pérdida { $percent } %
screen-header-loss_pt = perda { $percent } %
screen-header-duplicate = copies { $percent } %
screen-header-duplicate_es = copias { $percent } %
screen-header-duplicate_pt = cópias { $percent } %
screen-header-no-fifo = no FIFO
screen-header-no-fifo_es = sin FIFO
screen-header-no-fifo_pt = sem FIFO
screen-count-lost = { $count } lost
screen-count-lost_es = { $count ->
    [one] { $count } perdido
   *[other] { $count } perdidos
}
screen-count-lost_pt = { $count ->
    [one] { $count } perdida
   *[other] { $count } perdidas
}
screen-count-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
screen-count-copies_es = { $count ->
    [one] { $count } copia
   *[other] { $count } copias
}
screen-count-copies_pt = { $count ->
    [one] { $count } cópia
   *[other] { $count } cópias
}
screen-count-heartbeats = { $count ->
    [one] { $count } heartbeat
   *[other] { $count } heartbeats
}
screen-count-heartbeats_es = { $count ->
    [one] { $count } latido
   *[other] { $count } latidos
}
screen-count-heartbeats_pt = { $count ->
    [one] { $count } batimento
   *[other] { $count } batimentos
}
legend-sides = groups
legend-sides_es = grupos
legend-sides_pt = grupos
