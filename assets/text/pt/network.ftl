# Batimentos, e o que se faz à rede e às suas mensagens.

screen-flight-beats = próximo batimento
screen-flight-listens = escuta { $leader }
screen-flight-about-beats = { $id } lidera: envia seu próximo batimento no tick { $due }, { $in }
screen-flight-about-listens = { $id } escuta os batimentos de { $leader }: se nenhum chegar até o tick { $due }, { $in }, percebe que { $leader } se foi

says-heartbeat-is-the-detectors = Os batimentos são do detector de falhas: corte o enlace ou derrube quem os envia.
    .short = Os batimentos são do detector.
says-quiet-but-beats = A execução está em repouso; só os batimentos seguem.
    .short = Em repouso: só os batimentos seguem.

log-network-loss = de agora em diante a rede perde cada mensagem com probabilidade de { $percent } %
log-network-loss-brief = a rede perde { $percent } %
log-network-duplicate = de agora em diante a rede duplica cada mensagem com probabilidade de { $percent } %
log-network-duplicate-brief = a rede duplica { $percent } %
log-network-fifo = de agora em diante nada do que se envia ultrapassa o que foi enviado antes pelo mesmo enlace
log-network-fifo-brief = enlaces em ordem: FIFO
log-network-no-fifo = de agora em diante as mensagens podem se ultrapassar num enlace: sem FIFO
log-network-no-fifo-brief = sem FIFO: ultrapassam
act-network-already = a rede já se comporta assim

fault-no-change = isto não muda nada na rede
mend-change = indique ao menos um de { $valid }

group-faults = Com o menu de falhas aberto
word-faults = falhas
does-faults = falhas: cortar, partir, refazer, atrasar, duplicar, perder, perda e ordem da rede
does-cut-link = pergunta qual enlace do processo é cortado, nos dois sentidos
does-cut-one-way = pergunta qual sentido, para o processo ou dele, é cortado
does-isolate = isola o processo de todos os outros
does-partition = pede grupos de ids, e corta todo enlace entre dois grupos
does-mend-link = pergunta qual enlace é refeito
does-mend-all = refaz todos os enlaces
does-delay-message = pergunta qual mensagem se atrasa, e quantos ticks
does-duplicate-message = pergunta qual mensagem é duplicada
does-loss = pergunta com que probabilidade a rede perde mensagens de agora em diante
does-duplication = pergunta com que probabilidade a rede duplica mensagens de agora em diante
does-fifo = deixa as mensagens se ultrapassarem num enlace de agora em diante, ou não mais

faults-cut-link = cortar um enlace de { $id } …
    .short = cortar um enlace …
faults-cut-one-way = cortar um só sentido …
    .short = cortar um sentido …
faults-isolate = isolar { $id }
faults-partition = partir em grupos …
faults-mend-link = refazer um enlace …
faults-mend-all = refazer todos
faults-delay = atrasar uma mensagem …
    .short = atrasar mensagem …
faults-duplicate = duplicar uma mensagem …
    .short = duplicar mensagem …
faults-lose = perder uma mensagem …
faults-loss = perda: { $percent } % …
faults-duplication = duplicação: { $percent } % …
    .short = cópias: { $percent } % …
faults-fifo = em ordem (FIFO): sim
    .short = FIFO: sim
faults-no-fifo = em ordem (FIFO): não
    .short = FIFO: não

ask-faults = falhas
ask-link-between = { $from }–{ $to }
ask-ways = Qual sentido, para { $id } ou de { $id }?
ask-way = { $from }→{ $to }
ask-way-cut = inteiro: cortá-lo
ask-mend = Qual enlace é refeito?
ask-partition = Quais grupos de ids? Por exemplo 1 2 / 3 4
ask-which-to-delay = Qual mensagem se atrasa?
ask-which-to-duplicate = Qual mensagem é duplicada?
ask-loss = Que porcentagem das mensagens se perde? Agora { $percent }
ask-duplication = Que porcentagem das mensagens é duplicada? Agora { $percent }

says-cut-one-way = Tick { $tick }: o sentido { $from }→{ $to } é cortado.
says-parted-now = Tick { $tick }: os processos ficam partidos.
says-loss-now = Tick { $tick }: a rede perde { $percent } % das mensagens de agora em diante.
    .short = Tick { $tick }: a rede perde { $percent } %.
says-duplication-now = Tick { $tick }: a rede duplica { $percent } % das mensagens de agora em diante.
    .short = Tick { $tick }: a rede duplica { $percent } %.
says-fifo-now = Tick { $tick }: os enlaces mantêm a ordem das mensagens de agora em diante.
    .short = Tick { $tick }: os enlaces mantêm a ordem.
says-no-fifo-now = Tick { $tick }: as mensagens podem se ultrapassar de agora em diante.
    .short = Tick { $tick }: as mensagens se ultrapassam.
says-not-a-percentage = Uma porcentagem é um número de 0 a 100.
says-named-twice = { $id } está em dois grupos.
says-one-group = Todos ficariam juntos: nada seria cortado.
    .short = Isso não cortaria nada.
says-all-cut = Todos os seus enlaces já estão cortados.
says-nothing-cut = Nenhum enlace está cortado.
says-not-of-this = Ele não tem enlace cortado; M refaz todos.
    .short = Nenhum enlace dele está cortado.
says-no-messages = Nenhuma mensagem está em voo.

screen-header-quiet = em repouso
screen-header-loss = perda { $percent } %
screen-header-duplicate = cópias { $percent } %
screen-header-no-fifo = sem FIFO
screen-count-lost = { $count ->
    [one] { $count } perdida
   *[other] { $count } perdidas
}
screen-count-copies = { $count ->
    [one] { $count } cópia
   *[other] { $count } cópias
}
screen-count-heartbeats = { $count ->
    [one] { $count } batimento
   *[other] { $count } batimentos
}
legend-sides = lados
