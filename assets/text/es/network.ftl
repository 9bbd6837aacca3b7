# Latidos, y lo que se hace a la red y a sus mensajes.

screen-flight-beats = próximo latido
screen-flight-listens = escucha a { $leader }
screen-flight-about-beats = { $id } lidera: envía su próximo latido en el tick { $due }, { $in }
screen-flight-about-listens = { $id } escucha los latidos de { $leader }: si no ha llegado ninguno en el tick { $due }, { $in }, nota que { $leader } no está

says-heartbeat-is-the-detectors = Los latidos son del detector de fallos: corta el enlace o haz caer a quien los envía.
    .short = Los latidos son del detector.
says-quiet-but-beats = La ejecución está en reposo; solo siguen los latidos.
    .short = En reposo: solo siguen los latidos.

log-network-loss = desde ahora la red pierde cada mensaje con una probabilidad del { $percent } %
log-network-loss-brief = la red pierde { $percent } %
log-network-duplicate = desde ahora la red duplica cada mensaje con una probabilidad del { $percent } %
log-network-duplicate-brief = la red duplica { $percent } %
log-network-fifo = desde ahora nada de lo que se envía adelanta a lo enviado antes por el mismo enlace
log-network-fifo-brief = enlaces en orden: FIFO
log-network-no-fifo = desde ahora los mensajes pueden adelantarse en un enlace: sin FIFO
log-network-no-fifo-brief = sin FIFO: se adelantan
act-network-already = la red ya se comporta así

fault-no-change = esto no cambia nada en la red
mend-change = indique al menos uno de { $valid }

group-faults = Con el menú de fallos abierto
word-faults = fallos
does-faults = fallos: cortar, partir, reparar, retrasar, duplicar, perder, pérdida y orden de la red
does-cut-link = pregunta qué enlace del proceso se corta, en ambos sentidos
does-cut-one-way = pregunta qué sentido, hacia el proceso o desde él, se corta
does-isolate = aísla al proceso de todos los demás
does-partition = pide grupos de ids, y corta todo enlace entre dos grupos
does-mend-link = pregunta qué enlace se repara
does-mend-all = repara todos los enlaces
does-delay-message = pregunta qué mensaje se retrasa, y cuántos ticks
does-duplicate-message = pregunta qué mensaje se duplica
does-loss = pregunta con qué probabilidad la red pierde mensajes desde ahora
does-duplication = pregunta con qué probabilidad la red duplica mensajes desde ahora
does-fifo = deja que los mensajes se adelanten en un enlace desde ahora, o ya no

faults-cut-link = cortar un enlace de { $id } …
    .short = cortar un enlace …
faults-cut-one-way = cortar un solo sentido …
    .short = cortar un sentido …
faults-isolate = aislar a { $id }
faults-partition = partir en grupos …
faults-mend-link = reparar un enlace …
faults-mend-all = reparar todo
faults-delay = retrasar un mensaje …
faults-duplicate = duplicar un mensaje …
faults-lose = perder un mensaje …
faults-loss = pérdida: { $percent } % …
faults-duplication = duplicación: { $percent } % …
    .short = copias: { $percent } % …
faults-fifo = en orden (FIFO): sí
    .short = FIFO: sí
faults-no-fifo = en orden (FIFO): no
    .short = FIFO: no

ask-faults = fallos
ask-link-between = { $from }–{ $to }
ask-ways = ¿Qué sentido, hacia { $id } o desde { $id }?
ask-way = { $from }→{ $to }
ask-way-cut = entero: cortarlo
ask-mend = ¿Qué enlace se repara?
ask-partition = ¿Qué grupos de ids? Por ejemplo 1 2 / 3 4
ask-which-to-delay = ¿Qué mensaje se retrasa?
ask-which-to-duplicate = ¿Qué mensaje se duplica?
ask-loss = ¿Qué porcentaje de los mensajes se pierde? Ahora { $percent }
ask-duplication = ¿Qué porcentaje de los mensajes se duplica? Ahora { $percent }

says-cut-one-way = Tick { $tick }: se corta el sentido { $from }→{ $to }.
says-parted-now = Tick { $tick }: los procesos quedan partidos.
says-loss-now = Tick { $tick }: la red pierde { $percent } % de los mensajes desde ahora.
    .short = Tick { $tick }: la red pierde { $percent } %.
says-duplication-now = Tick { $tick }: la red duplica { $percent } % de los mensajes desde ahora.
    .short = Tick { $tick }: la red duplica { $percent } %.
says-fifo-now = Tick { $tick }: los enlaces guardan el orden de los mensajes desde ahora.
    .short = Tick { $tick }: los enlaces guardan el orden.
says-no-fifo-now = Tick { $tick }: los mensajes pueden adelantarse desde ahora.
    .short = Tick { $tick }: los mensajes se adelantan.
says-not-a-percentage = Un porcentaje es un número de 0 a 100.
says-named-twice = { $id } está en dos grupos.
says-one-group = Todos quedarían juntos: no se cortaría nada.
    .short = Eso no cortaría nada.
says-all-cut = Todos sus enlaces están ya cortados.
says-nothing-cut = Ningún enlace está cortado.
says-not-of-this = No tiene ningún enlace cortado; M repara todos.
    .short = Ningún enlace suyo está cortado.
says-no-messages = Ningún mensaje está en vuelo.

screen-header-quiet = en reposo
screen-header-loss = pérdida { $percent } %
screen-header-duplicate = copias { $percent } %
screen-header-no-fifo = sin FIFO
screen-count-lost = { $count ->
    [one] { $count } perdido
   *[other] { $count } perdidos
}
screen-count-copies = { $count ->
    [one] { $count } copia
   *[other] { $count } copias
}
screen-count-heartbeats = { $count ->
    [one] { $count } latido
   *[other] { $count } latidos
}
legend-sides = lados
