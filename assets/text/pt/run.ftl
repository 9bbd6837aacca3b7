# O que acontece numa execução além dos passos dos protocolos: como frase inteira e em poucas palavras (-brief, para o registro).
# Onde o registro nomeia o processo antes das palavras, a forma breve o omite.

log-started = {$id} recebe a ordem de iniciar uma eleição
log-started-brief = deve iniciar
log-requested = ao cliente {$id} pede-se {$request}
log-requested-brief = pede-se {$request}
log-begun = {$id} recebe a ordem de iniciar
log-begun-brief = deve iniciar
log-noticed = {$id} percebe que o seu líder {$leader} sumiu
log-noticed-brief = dá falta de {$leader}
log-revived = {$id} está de volta; só se lembra do que uma queda poupa
log-revived-brief = volta
log-member-up = {$id} sabe que {$j} está ativo
log-member-up-brief = {$j} ativo
log-member-gone = {$id} sabe que {$j} já não está
log-member-gone-brief = {$j} não está
log-crashed = {$id} cai: perde os seus temporizadores e tudo o que não está em memória estável; o que já enviou ainda chega
log-crashed-brief = {$id} cai
log-crashed-in-batch = {$id} cai no meio da difusão: o que não saiu até então nunca é enviado
log-crashed-in-batch-brief = {$id} cai no meio da difusão
log-left = {$id} sai e não avisa ninguém
log-left-brief = {$id} sai
log-left-announced = {$id} sai e avisa todos os que o têm por líder
log-left-announced-brief = {$id} sai e avisa
log-armed-crash = {$id} cairá durante a próxima difusão, quando { $after ->
    [0] nenhuma das suas mensagens tiver saído
    [1] uma das suas mensagens tiver saído
   *[other] {$after} das suas mensagens tiverem saído
 }
log-armed-crash-brief = {$id} cairá após {$after}
log-lost-crashed = {$kind} de {$from} se perde: o destinatário {$to} está caído
log-lost-crashed-brief = perdida: {$to} caído
log-lost-chance = {$kind} de {$from} para {$to} se perde no caminho: o enlace não é confiável
log-lost-chance-brief = perdida em rota
log-lost-dropped = {$kind} de {$from} para {$to} é descartada de fora
log-lost-dropped-brief = descartada
log-came-back = {$kind} não foi entregue a {$to}, que está caído: {$id} recebe um aviso
log-came-back-brief = não entregue
log-fired = o temporizador “{$timer}” de {$id} vence
log-fired-brief = vence {$timer}
log-fired-by-hand = o temporizador “{$timer}” de {$id} é disparado de fora
log-fired-by-hand-brief = {$id}: {$timer} disparado de fora
log-delayed = a mensagem de {$from} para {$to} se atrasa; chega no tick {$due}
log-delayed-brief = {$from}→{$to} tarde: tick {$due}
log-lost-cut = {$kind} de {$from} para {$to} se perde: o enlace está cortado
log-lost-cut-brief = perdido: corte
log-notice-lost = o aviso de que {$kind} não foi entregue a {$to} não chega a {$id}: o enlace está cortado
log-notice-lost-brief = aviso perdido: corte
log-notice-lost-crashed = o aviso de que {$kind} não foi entregue a {$to} se perde: {$id}, a quem ia, está caído
log-notice-lost-crashed-brief = aviso para {$id} perdido: {$id} está caído
log-hastened = a mensagem de {$from} para {$to} é entregue antes da hora
log-hastened-brief = {$from}→{$to} já
log-altered = a mensagem de {$from} para {$to} é alterada: agora diz {$value}
log-altered-brief = {$from}→{$to} diz {$value}
log-duplicated = a mensagem de {$from} para {$to} é duplicada; a cópia também chega no tick {$due}
log-duplicated-brief = {$from}→{$to} duplicada
log-disarmed = o temporizador “{$timer}” de {$id} é cancelado de fora
log-disarmed-brief = {$id}: {$timer} cancelado
log-no-such-timer = {$id} não tem em curso o temporizador “{$timer}”: nada a disparar ou cancelar
log-no-such-timer-brief = sem temporizador {$timer}
log-cut = o enlace entre {$from} e {$to} é cortado: o que chegaria por ele se perde
log-cut-brief = corte {$from}–{$to}
log-cut-one-way = o enlace de {$from} para {$to} é cortado: o que chegaria por ele se perde
log-cut-one-way-brief = corte {$from}→{$to}
log-mended = o enlace entre {$from} e {$to} volta a funcionar
log-mended-brief = {$from}–{$to} refeito
log-all-mended = todos os enlaces voltam a funcionar
log-all-mended-brief = enlaces refeitos
log-parted = a rede fica partida: {$groups}; nenhuma mensagem cruza a linha
log-parted-brief = partida: {$groups}
log-serves = {$id} é um superpar
log-serves-brief = {$id} serve
log-leads = {$id} se tem por líder
log-leads-brief = {$id} é líder
log-no-such-message = não há nada em voo de {$from} para {$to}: nada sobre o que agir
log-no-such-message-brief = nada {$from}→{$to}
log-nothing = o processo não tem nada a fazer
log-nothing-brief = nada a fazer
log-settled = isto não fica ao acaso: { $choice }
log-settled-brief = fixado: { $choice }
log-quiet = a execução está em repouso: não há nada em voo nem nada por vir
log-quiet-brief = em repouso
log-waits = {$id} espera, e já não pode chegar nada
log-waits-brief = {$id} espera sem fim
# Several, in one line of the log.
log-waits-several = { $count } seguem esperando: { $ids }
    .short = { $count } seguem esperando

act-no-such-message = não há nada em voo de {$from} para {$to}
act-no-such-timer = {$id} não tem em curso o temporizador “{$timer}”
act-due-anyway = a mensagem de {$from} para {$to} chega de qualquer modo no próximo tick
act-decided-already = isto já está decidido: chega tarde demais
scenario-too-large = a tela e as imagens aceitam até {$most} processos e este cenário tem {$count}: “suffrage run” e “suffrage measure” aceitam mais
    .short = mais de {$most} processos: use “run” ou “measure”
run-too-long = esta execução chegou ao limite de {$most} eventos da tela depois do tick {$tick}: “suffrage run” continua sem limite, “suffrage measure” conta sem rastro
    .short = limite de {$most} eventos depois do tick {$tick}: veja “run” e “measure”
run-stopped-messages = parada no tick {$tick}: havia mais de {$most} mensagens a caminho; com menos processos, ou menos que comecem, haverá menos
    .short = parada no tick {$tick}: mais de {$most} mensagens a caminho
run-stopped-copies = parada no tick {$tick}: havia mais de {$most} mensagens a caminho, muitas delas cópias ou causadas por uma; com um “duplicate” menor haverá menos
    .short = parada no tick {$tick}: mais de {$most} mensagens a caminho, muitas cópias
run-stopped-heartbeats = parada no tick {$tick}: havia mais de {$most} batimentos a caminho; com um “period” mais longo ou um atraso menor haverá menos
    .short = parada no tick {$tick}: mais de {$most} batimentos a caminho
run-stopped-ids = parada no tick {$tick}: as listas a caminho nomeavam mais de {$most} ids; com menos processos, ou menos que comecem, haverá menos
    .short = parada no tick {$tick}: mais de {$most} ids em listas a caminho
run-stopped-terms = parada após o tick {$tick}: mais de {$most} mandatos tiveram líder; “until” termina antes uma execução
    .short = parada após o tick {$tick}: mais de {$most} mandatos
run-stopped-numbers = parada no tick {$tick}: foram enviadas mais de {$most} mensagens e os números acabaram; “until” termina antes uma execução
    .short = parada no tick {$tick}: mais de {$most} mensagens enviadas
act-cut-already = isso já está cortado
act-not-cut = ali não há nada cortado
act-has-begun = todos já começaram
act-is-down = {$ids} já está caído
act-is-up = {$ids} já está ativo

answer-leader = {$leader} lidera
answer-nobody = ninguém lidera
answer-split = não estão de acordo: {$leaders}
answer-decided = decide-se {$value}
answer-nobody-decided = ninguém decidiu
answer-split-decision = não estão de acordo: {$values}
answer-messages = { $count ->
    [1] uma mensagem ao todo
   *[other] {$count} mensagens ao todo
 }
answer-tick = o tick {$tick}
answer-leader-down-one = ninguém: {$id} ainda nomeia {$leader}, que caiu
answer-leader-down = ninguém: {$ids} e {$last} ainda nomeiam {$leader}, que caiu
answer-leader-down-many = ninguém: todos ainda nomeiam {$leader}, que caiu
answer-nobody-no-end = ninguém até o tick {$tick}; a execução não chega ao repouso
answer-no-end = nenhuma: a execução não chega ao repouso até o tick {$tick}
answer-too-far = longe demais para ver de antemão: no tick {$tick} ainda continua
