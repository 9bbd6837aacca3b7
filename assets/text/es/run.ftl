# Lo que ocurre en una ejecución además de los pasos de los protocolos: como frase entera y en pocas palabras (-brief, para el registro).
# Donde el registro nombra el proceso delante de las palabras, la forma breve lo omite.

log-started = {$id} recibe la orden de iniciar una elección
log-started-brief = debe iniciar
log-requested = al cliente {$id} se le pide {$request}
log-requested-brief = se le pide {$request}
log-begun = {$id} recibe la orden de iniciar
log-begun-brief = debe iniciar
log-noticed = {$id} advierte que su líder {$leader} ya no está
log-noticed-brief = echa en falta a {$leader}
log-revived = {$id} vuelve a estar activo; solo recuerda lo que una caída respeta
log-revived-brief = vuelve
log-member-up = {$id} sabe que {$j} está activo
log-member-up-brief = {$j} activo
log-member-gone = {$id} sabe que {$j} ya no está
log-member-gone-brief = {$j} no está
log-crashed = {$id} cae: pierde sus temporizadores y todo lo que no está en memoria estable; lo que ya envió llegará
log-crashed-brief = {$id} cae
log-crashed-in-batch = {$id} cae en plena difusión: lo que no ha salido hasta entonces no se envía nunca
log-crashed-in-batch-brief = {$id} cae a media difusión
log-left = {$id} se marcha y no avisa a nadie
log-left-brief = {$id} se marcha
log-left-announced = {$id} se marcha y avisa a todos los que lo tienen por líder
log-left-announced-brief = {$id} se marcha y avisa
log-armed-crash = {$id} caerá durante su próxima difusión, cuando { $after ->
    [0] no haya salido ninguno de sus mensajes
    [one] haya salido uno de sus mensajes
   *[other] hayan salido {$after} de sus mensajes
 }
log-armed-crash-brief = {$id} caerá tras {$after}
log-lost-crashed = {$kind} de {$from} se pierde: su destinatario {$to} está caído
log-lost-crashed-brief = perdido: {$to} caído
log-lost-chance = {$kind} de {$from} a {$to} se pierde por el camino: el enlace no es fiable
log-lost-chance-brief = perdido en ruta
log-lost-dropped = {$kind} de {$from} a {$to} se descarta desde fuera
log-lost-dropped-brief = descartado
log-came-back = {$kind} quedó sin entregar a {$to}, que está caído: {$id} recibe un aviso
log-came-back-brief = sin entregar
log-fired = vence el temporizador «{$timer}» de {$id}
log-fired-brief = vence {$timer}
log-fired-by-hand = el temporizador «{$timer}» de {$id} se dispara desde fuera
log-fired-by-hand-brief = {$id}: {$timer} disparado desde fuera
log-delayed = el mensaje de {$from} a {$to} se retrasa; llega en el tick {$due}
log-delayed-brief = {$from}→{$to} tarde: tick {$due}
log-lost-cut = {$kind} de {$from} a {$to} se pierde: el enlace está cortado
log-lost-cut-brief = perdido: corte
log-notice-lost = el aviso de que {$kind} quedó sin entregar a {$to} no llega a {$id}: el enlace está cortado
log-notice-lost-brief = aviso perdido: corte
log-notice-lost-crashed = el aviso de que {$kind} quedó sin entregar a {$to} se pierde: {$id}, a quien iba, está caído
log-notice-lost-crashed-brief = aviso para {$id} perdido: {$id} está caído
log-hastened = el mensaje de {$from} a {$to} se entrega antes de tiempo
log-hastened-brief = {$from}→{$to} ya
log-altered = el mensaje de {$from} a {$to} se altera: ahora dice {$value}
log-altered-brief = {$from}→{$to} dice {$value}
log-duplicated = el mensaje de {$from} a {$to} se duplica; la copia también llega en el tick {$due}
log-duplicated-brief = {$from}→{$to} duplicado
log-disarmed = el temporizador «{$timer}» de {$id} se cancela desde fuera
log-disarmed-brief = {$id}: {$timer} cancelado
log-no-such-timer = {$id} no tiene en marcha el temporizador «{$timer}»: nada que disparar o cancelar
log-no-such-timer-brief = sin temporizador {$timer}
log-cut = se corta el enlace entre {$from} y {$to}: lo que llegaría por él se pierde
log-cut-brief = corte {$from}–{$to}
log-cut-one-way = se corta el enlace de {$from} a {$to}: lo que llegaría por él se pierde
log-cut-one-way-brief = corte {$from}→{$to}
log-mended = el enlace entre {$from} y {$to} vuelve a funcionar
log-mended-brief = {$from}–{$to} reparado
log-all-mended = todos los enlaces vuelven a funcionar
log-all-mended-brief = enlaces reparados
log-parted = la red queda partida: {$groups}; ningún mensaje cruza la línea
log-parted-brief = partida: {$groups}
log-serves = {$id} es un superpar
log-serves-brief = {$id} sirve
log-leads = {$id} se tiene a sí mismo por líder
log-leads-brief = {$id} es líder
log-no-such-message = no hay nada en vuelo de {$from} a {$to}: nada sobre lo que actuar
log-no-such-message-brief = nada {$from}→{$to}
log-nothing = el proceso no tiene nada que hacer
log-nothing-brief = nada que hacer
log-settled = esto no queda al azar: { $choice }
log-settled-brief = fijado: { $choice }
log-quiet = la ejecución está en reposo: no hay nada en vuelo ni nada por venir
log-quiet-brief = en reposo
log-waits = {$id} espera, y ya no puede llegar nada
log-waits-brief = {$id} espera sin fin
# Several, in one line of the log.
log-waits-several = { $count } siguen esperando: { $ids }
    .short = { $count } siguen esperando

act-no-such-message = no hay nada en vuelo de {$from} a {$to}
act-no-such-timer = {$id} no tiene en marcha el temporizador «{$timer}»
act-due-anyway = el mensaje de {$from} a {$to} llega de todos modos en el próximo tick
act-decided-already = esto ya está decidido: llega demasiado tarde
scenario-too-large = la pantalla y las imágenes admiten hasta {$most} procesos y este escenario tiene {$count}: «suffrage run» y «suffrage measure» admiten más
    .short = más de {$most} procesos: use «run» o «measure»
run-too-long = esta ejecución llegó al límite de {$most} eventos de la pantalla después del tick {$tick}: «suffrage run» sigue sin límite, «suffrage measure» cuenta sin traza
    .short = límite de {$most} eventos después del tick {$tick}: vea «run» y «measure»
run-stopped-messages = detenida en el tick {$tick}: había más de {$most} mensajes en camino; con menos procesos, o menos que empiecen, habrá menos
    .short = detenida en el tick {$tick}: más de {$most} mensajes en camino
run-stopped-copies = detenida en el tick {$tick}: había más de {$most} mensajes en camino, muchos de ellos copias o causados por una; con un “duplicate” menor habrá menos
    .short = detenida en el tick {$tick}: más de {$most} mensajes en camino, muchas copias
run-stopped-heartbeats = detenida en el tick {$tick}: había más de {$most} latidos en camino; con un “period” más largo o un retardo menor habrá menos
    .short = detenida en el tick {$tick}: más de {$most} latidos en camino
run-stopped-ids = detenida en el tick {$tick}: las listas en camino nombraban más de {$most} ids; con menos procesos, o menos que empiecen, habrá menos
    .short = detenida en el tick {$tick}: más de {$most} ids en listas en camino
run-stopped-terms = detenida tras el tick {$tick}: más de {$most} mandatos han tenido líder; “until” termina antes una ejecución
    .short = detenida tras el tick {$tick}: más de {$most} mandatos
run-stopped-numbers = detenida en el tick {$tick}: se enviaron más de {$most} mensajes y se acabaron los números; “until” termina antes una ejecución
    .short = detenida en el tick {$tick}: más de {$most} mensajes enviados
act-cut-already = eso ya está cortado
act-not-cut = ahí no hay nada cortado
act-has-begun = todos han empezado ya
act-is-down = {$ids} ya está caído
act-is-up = {$ids} ya está activo

answer-leader = lidera {$leader}
answer-nobody = no lidera nadie
answer-split = no están de acuerdo: {$leaders}
answer-decided = se decide {$value}
answer-nobody-decided = nadie ha decidido
answer-split-decision = no están de acuerdo: {$values}
answer-messages = { $count ->
    [one] un mensaje en total
   *[other] {$count} mensajes en total
 }
answer-tick = el tick {$tick}
answer-leader-down-one = nadie: {$id} sigue nombrando a {$leader}, que está caído
answer-leader-down = nadie: {$ids} y {$last} siguen nombrando a {$leader}, que está caído
answer-leader-down-many = nadie: todos siguen nombrando a {$leader}, que está caído
answer-nobody-no-end = nadie hasta el tick {$tick}; la ejecución no llega al reposo
answer-no-end = ninguna: la ejecución no llega al reposo hasta el tick {$tick}
answer-too-far = demasiado lejos para verla de antemano: en el tick {$tick} aún continúa
