# Heartbeats, and what is done to the network and its messages.

screen-flight-beats = next heartbeat
screen-flight-beats_es = próximo latido
screen-flight-beats_pt = próximo batimento
screen-flight-listens = listens for { $leader }
screen-flight-listens_es = escucha a { $leader }
screen-flight-listens_pt = escuta { $leader }
screen-flight-about-beats = { $id } leads: it sends its next heartbeat at tick { $due }, { $in }
screen-flight-about-beats_es = { $id } lidera: envía su próximo latido en el tick { $due }, { $in }
screen-flight-about-beats_pt = { $id } lidera: envia seu próximo batimento no tick { $due }, { $in }
screen-flight-about-listens = { $id } listens for the heartbeats of { $leader }: if none has come by tick { $due }, { $in }, it notices that { $leader } is gone
screen-flight-about-listens_es = { $id } escucha los latidos de { $leader }: si no ha llegado ninguno en el tick { $due }, { $in }, nota que { $leader } no está
screen-flight-about-listens_pt = { $id } escuta os batimentos de { $leader }: se nenhum chegar até o tick { $due }, { $in }, percebe que { $leader } se foi

says-heartbeat-is-the-detectors = Heartbeats belong to the failure detector: cut the link, or crash their sender.
    .short = Heartbeats are the detector's.
says-heartbeat-is-the-detectors_es = Los latidos son del detector de fallos: corta el enlace o haz caer a quien los envía.
    .short = Los latidos son del detector.
says-heartbeat-is-the-detectors_pt = Os batimentos são do detector de falhas: corte o enlace ou derrube quem os envia.
    .short = Os batimentos são do detector.
says-quiet-but-beats = The run is quiet; only heartbeats go on.
    .short = Quiet: only heartbeats go on.
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
log-network-duplicate = from now on the network doubles each message with a probability of { $percent } %
log-network-duplicate_es = desde ahora la red duplica cada mensaje con una probabilidad del { $percent } %
log-network-duplicate_pt = de agora em diante a rede duplica cada mensagem com probabilidade de { $percent } %
log-network-duplicate-brief = network doubles { $percent } %
log-network-duplicate-brief_es = la red duplica { $percent } %
log-network-duplicate-brief_pt = a rede duplica { $percent } %
log-network-fifo = from now on nothing that is sent overtakes what was sent before on the same link
log-network-fifo_es = desde ahora nada de lo que se envía adelanta a lo enviado antes por el mismo enlace
log-network-fifo_pt = de agora em diante nada do que se envia ultrapassa o que foi enviado antes pelo mesmo enlace
log-network-fifo-brief = links in order: FIFO
log-network-fifo-brief_es = enlaces en orden: FIFO
log-network-fifo-brief_pt = enlaces em ordem: FIFO
log-network-no-fifo = from now on messages may overtake each other on a link: no FIFO
log-network-no-fifo_es = desde ahora los mensajes pueden adelantarse en un enlace: sin FIFO
log-network-no-fifo_pt = de agora em diante as mensagens podem se ultrapassar num enlace: sem FIFO
log-network-no-fifo-brief = no FIFO: may overtake
log-network-no-fifo-brief_es = sin FIFO: se adelantan
log-network-no-fifo-brief_pt = sem FIFO: ultrapassam
act-network-already = the network does so already
act-network-already_es = la red ya se comporta así
act-network-already_pt = a rede já se comporta assim

fault-no-change = this changes nothing in the network
fault-no-change_es = esto no cambia nada en la red
fault-no-change_pt = isto não muda nada na rede
mend-change = say at least one of { $valid }
mend-change_es = indique al menos uno de { $valid }
mend-change_pt = indique ao menos um de { $valid }

group-faults = While the menu of faults is open
group-faults_es = Con el menú de fallos abierto
group-faults_pt = Com o menu de falhas aberto
word-faults = faults
word-faults_es = fallos
word-faults_pt = falhas
does-faults = faults: cut, part, mend, delay, double, lose, loss and order of the network
does-faults_es = fallos: cortar, partir, reparar, retrasar, duplicar, perder, pérdida y orden de la red
does-faults_pt = falhas: cortar, partir, refazer, atrasar, duplicar, perder, perda e ordem da rede
does-cut-link = asks which link of the process is cut, both ways
does-cut-link_es = pregunta qué enlace del proceso se corta, en ambos sentidos
does-cut-link_pt = pergunta qual enlace do processo é cortado, nos dois sentidos
does-cut-one-way = asks which way to or from the process is cut
does-cut-one-way_es = pregunta qué sentido, hacia el proceso o desde él, se corta
does-cut-one-way_pt = pergunta qual sentido, para o processo ou dele, é cortado
does-isolate = cuts the process off from all others
does-isolate_es = aísla al proceso de todos los demás
does-isolate_pt = isola o processo de todos os outros
does-partition = asks for groups of ids, and cuts every link between two groups
does-partition_es = pide grupos de ids, y corta todo enlace entre dos grupos
does-partition_pt = pede grupos de ids, e corta todo enlace entre dois grupos
does-mend-link = asks which link is made whole again
does-mend-link_es = pregunta qué enlace se repara
does-mend-link_pt = pergunta qual enlace é refeito
does-mend-all = makes all links whole again
does-mend-all_es = repara todos los enlaces
does-mend-all_pt = refaz todos os enlaces
does-delay-message = asks which message is held up, and by how many ticks
does-delay-message_es = pregunta qué mensaje se retrasa, y cuántos ticks
does-delay-message_pt = pergunta qual mensagem se atrasa, e quantos ticks
does-duplicate-message = asks which message is doubled
does-duplicate-message_es = pregunta qué mensaje se duplica
does-duplicate-message_pt = pergunta qual mensagem é duplicada
does-loss = asks with which probability the network loses messages from now on
does-loss_es = pregunta con qué probabilidad la red pierde mensajes desde ahora
does-loss_pt = pergunta com que probabilidade a rede perde mensagens de agora em diante
does-duplication = asks with which probability the network doubles messages from now on
does-duplication_es = pregunta con qué probabilidad la red duplica mensajes desde ahora
does-duplication_pt = pergunta com que probabilidade a rede duplica mensagens de agora em diante
does-fifo = lets messages overtake each other on a link from now on, or no more
does-fifo_es = deja que los mensajes se adelanten en un enlace desde ahora, o ya no
does-fifo_pt = deixa as mensagens se ultrapassarem num enlace de agora em diante, ou não mais

faults-cut-link = cut a link of { $id } …
    .short = cut a link …
faults-cut-link_es = cortar un enlace de { $id } …
    .short = cortar un enlace …
faults-cut-link_pt = cortar um enlace de { $id } …
    .short = cortar um enlace …
faults-cut-one-way = cut only one way …
faults-cut-one-way_es = cortar un solo sentido …
    .short = cortar un sentido …
faults-cut-one-way_pt = cortar um só sentido …
    .short = cortar um sentido …
faults-isolate = isolate { $id }
faults-isolate_es = aislar a { $id }
faults-isolate_pt = isolar { $id }
faults-partition = part into groups …
faults-partition_es = partir en grupos …
faults-partition_pt = partir em grupos …
faults-mend-link = mend a link …
faults-mend-link_es = reparar un enlace …
faults-mend-link_pt = refazer um enlace …
faults-mend-all = mend all links
faults-mend-all_es = reparar todo
faults-mend-all_pt = refazer todos
faults-delay = delay a message …
faults-delay_es = retrasar un mensaje …
faults-delay_pt = atrasar uma mensagem …
    .short = atrasar mensagem …
faults-duplicate = double a message …
faults-duplicate_es = duplicar un mensaje …
faults-duplicate_pt = duplicar uma mensagem …
    .short = duplicar mensagem …
faults-lose = lose a message …
faults-lose_es = perder un mensaje …
faults-lose_pt = perder uma mensagem …
faults-loss = loss: { $percent } % …
faults-loss_es = pérdida: { $percent } % …
faults-loss_pt = perda: { $percent } % …
faults-duplication = duplication: { $percent } % …
    .short = doubled: { $percent } % …
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
ask-ways = Which way to or from { $id }?
ask-ways_es = ¿Qué sentido, hacia { $id } o desde { $id }?
ask-ways_pt = Qual sentido, para { $id } ou de { $id }?
ask-way = { $from }→{ $to }
ask-way_es = { $from }→{ $to }
ask-way_pt = { $from }→{ $to }
ask-way-cut = whole: cut it
ask-way-cut_es = entero: cortarlo
ask-way-cut_pt = inteiro: cortá-lo
ask-mend = Which link is mended?
ask-mend_es = ¿Qué enlace se repara?
ask-mend_pt = Qual enlace é refeito?
ask-partition = Which groups of ids? Such as 1 2 / 3 4
ask-partition_es = ¿Qué grupos de ids? Por ejemplo 1 2 / 3 4
ask-partition_pt = Quais grupos de ids? Por exemplo 1 2 / 3 4
ask-which-to-delay = Which message is held up?
ask-which-to-delay_es = ¿Qué mensaje se retrasa?
ask-which-to-delay_pt = Qual mensagem se atrasa?
ask-which-to-duplicate = Which message is doubled?
ask-which-to-duplicate_es = ¿Qué mensaje se duplica?
ask-which-to-duplicate_pt = Qual mensagem é duplicada?
ask-loss = How many percent of the messages are lost? Now { $percent }
ask-loss_es = ¿Qué porcentaje de los mensajes se pierde? Ahora { $percent }
ask-loss_pt = Que porcentagem das mensagens se perde? Agora { $percent }
ask-duplication = How many percent of the messages are doubled? Now { $percent }
ask-duplication_es = ¿Qué porcentaje de los mensajes se duplica? Ahora { $percent }
ask-duplication_pt = Que porcentagem das mensagens é duplicada? Agora { $percent }

says-cut-one-way = Tick { $tick }: the way { $from }→{ $to } is cut.
says-cut-one-way_es = Tick { $tick }: se corta el sentido { $from }→{ $to }.
says-cut-one-way_pt = Tick { $tick }: o sentido { $from }→{ $to } é cortado.
says-parted-now = Tick { $tick }: the processes are parted.
says-parted-now_es = Tick { $tick }: los procesos quedan partidos.
says-parted-now_pt = Tick { $tick }: os processos ficam partidos.
says-loss-now = Tick { $tick }: the network loses { $percent } % of the messages from now on.
    .short = Tick { $tick }: the network loses { $percent } %.
says-loss-now_es = Tick { $tick }: la red pierde { $percent } % de los mensajes desde ahora.
    .short = Tick { $tick }: la red pierde { $percent } %.
says-loss-now_pt = Tick { $tick }: a rede perde { $percent } % das mensagens de agora em diante.
    .short = Tick { $tick }: a rede perde { $percent } %.
says-duplication-now = Tick { $tick }: the network doubles { $percent } % of the messages from now on.
    .short = Tick { $tick }: the network doubles { $percent } %.
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
says-one-group = Everybody would be together: nothing would be cut.
    .short = That would cut nothing.
says-one-group_es = Todos quedarían juntos: no se cortaría nada.
    .short = Eso no cortaría nada.
says-one-group_pt = Todos ficariam juntos: nada seria cortado.
    .short = Isso não cortaria nada.
says-all-cut = Every link of it is cut already.
says-all-cut_es = Todos sus enlaces están ya cortados.
says-all-cut_pt = Todos os seus enlaces já estão cortados.
says-nothing-cut = No link is cut.
says-nothing-cut_es = Ningún enlace está cortado.
says-nothing-cut_pt = Nenhum enlace está cortado.
says-not-of-this = It has no link that is cut; M mends all.
    .short = No link of it is cut.
says-not-of-this_es = No tiene ningún enlace cortado; M repara todos.
    .short = Ningún enlace suyo está cortado.
says-not-of-this_pt = Ele não tem enlace cortado; M refaz todos.
    .short = Nenhum enlace dele está cortado.
says-no-messages = No message is in flight.
says-no-messages_es = Ningún mensaje está en vuelo.
says-no-messages_pt = Nenhuma mensagem está em voo.

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
legend-sides = sides
legend-sides_es = lados
legend-sides_pt = lados
