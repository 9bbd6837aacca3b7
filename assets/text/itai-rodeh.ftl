# Itai–Rodeh: what a step did and why. $me is how the onlooker calls the process, which has no name for itself; $own is what it drew
# (and $own-round in which round), $j is the number that the message carries, $hop its hops, $n the number of processes it believes in.

rule-itai-rodeh-start = {$me} begins an election
rule-itai-rodeh-start_es = {$me} inicia una elección
rule-itai-rodeh-start_pt = {$me} inicia uma eleição
rule-itai-rodeh-start-brief = begins: draws {$own}
rule-itai-rodeh-start-brief_es = inicia: saca {$own}
rule-itai-rodeh-start-brief_pt = inicia: tira {$own}
rule-itai-rodeh-start-noticed = {$me} notices that its leader is gone and begins an election
rule-itai-rodeh-start-noticed_es = {$me} nota que su líder ya no está e inicia una elección
rule-itai-rodeh-start-noticed_pt = {$me} nota que seu líder se foi e inicia uma eleição
rule-itai-rodeh-start-noticed-brief = notices: draws {$own}
rule-itai-rodeh-start-noticed-brief_es = lo nota: saca {$own}
rule-itai-rodeh-start-noticed-brief_pt = nota: tira {$own}
rule-itai-rodeh-start-ignored = {$me} is in an election that is not over: the start is ignored
rule-itai-rodeh-start-ignored_es = {$me} está en una elección que no ha terminado: se ignora el inicio
rule-itai-rodeh-start-ignored_pt = {$me} está em uma eleição que não terminou: o início é ignorado
rule-itai-rodeh-start-ignored-brief = start ignored
rule-itai-rodeh-start-ignored-brief_es = inicio ignorado
rule-itai-rodeh-start-ignored-brief_pt = início ignorado
rule-itai-rodeh-older = the message is of an older election than the one that {$me} is in: it is dropped
rule-itai-rodeh-older_es = el mensaje es de una elección anterior a la de {$me}: se descarta
rule-itai-rodeh-older_pt = a mensagem é de uma eleição anterior à de {$me}: é descartada
rule-itai-rodeh-older-brief = older: dropped
    .outcome = {$me} drops it: older
    .outcome-short = older: dropped
rule-itai-rodeh-older-brief_es = vieja: descartado
    .outcome = {$me} lo descarta: viejo
    .outcome-short = vieja: descartado
rule-itai-rodeh-older-brief_pt = velha: descartada
    .outcome = {$me} a descarta: velha
    .outcome-short = velha: descartada
rule-itai-rodeh-wake = the message is of a newer election: {$me} begins too, before it handles the message
rule-itai-rodeh-wake_es = el mensaje es de una elección más nueva: {$me} empieza también, antes de tratar el mensaje
rule-itai-rodeh-wake_pt = a mensagem é de uma eleição mais nova: {$me} também começa, antes de tratar a mensagem
rule-itai-rodeh-wake-brief = wakes: draws {$own}
rule-itai-rodeh-wake-brief_es = despierta: saca {$own}
rule-itai-rodeh-wake-brief_pt = acorda: tira {$own}
rule-itai-rodeh-draw = {$me} draws {$own} of 1 to {$most} in round {$own-round} and sends it round
rule-itai-rodeh-draw_es = {$me} saca {$own} de entre 1 y {$most} en la ronda {$own-round} y lo envía alrededor del anillo
rule-itai-rodeh-draw_pt = {$me} tira {$own} de 1 a {$most} na rodada {$own-round} e o envia em volta do anel
rule-itai-rodeh-draw-brief = draws {$own}
rule-itai-rodeh-draw-brief_es = saca {$own}
rule-itai-rodeh-draw-brief_pt = tira {$own}
rule-itai-rodeh-win = {$j} has made {$n} hops: it is what {$me} drew itself, and it met no equal; {$me} leads and sends ELECTED
rule-itai-rodeh-win_es = {$j} ha dado {$n} saltos: es el que sacó {$me} y no encontró ningún igual; {$me} es líder y envía ELECTED
rule-itai-rodeh-win_pt = {$j} deu {$n} saltos: é o que {$me} tirou e não encontrou nenhum igual; {$me} é líder e envia ELECTED
rule-itai-rodeh-win-brief = {$n} hops: leads
    .outcome = {$me} leads: {$n} hops
    .outcome-short = {$n} hops: leads
rule-itai-rodeh-win-brief_es = {$n} saltos: líder
    .outcome = {$me} es líder: {$n} saltos
    .outcome-short = {$n} saltos: líder
rule-itai-rodeh-win-brief_pt = {$n} saltos: líder
    .outcome = {$me} é líder: {$n} saltos
    .outcome-short = {$n} saltos: líder
rule-itai-rodeh-tie = {$j} has made {$n} hops: it is what {$me} drew itself, but it met an equal: all who drew {$j} draw again
rule-itai-rodeh-tie_es = {$j} ha dado {$n} saltos: es el que sacó {$me}, pero encontró un igual: quienes sacaron {$j} vuelven a sortear
rule-itai-rodeh-tie_pt = {$j} deu {$n} saltos: é o que {$me} tirou, mas encontrou um igual: quem tirou {$j} sorteia de novo
rule-itai-rodeh-tie-brief = tie: draws {$own}
    .outcome = {$me} ties: draws {$own}
    .outcome-short = tie: draws {$own}
rule-itai-rodeh-tie-brief_es = empate: saca {$own}
    .outcome = {$me} empata: saca {$own}
    .outcome-short = empate: saca {$own}
rule-itai-rodeh-tie-brief_pt = empate: tira {$own}
    .outcome = {$me} empata: tira {$own}
    .outcome-short = empate: tira {$own}
rule-itai-rodeh-pass-equal =
    {$me} drew {$own} too, but after { $hop ->
        [one] one hop
       *[other] {$hop} hops
    }, not {$n}, this is not its own: it goes on, no longer alone
rule-itai-rodeh-pass-equal_es =
    {$me} también sacó {$own}, pero tras { $hop ->
        [one] un salto
       *[other] {$hop} saltos
    }, y no {$n}, este no es el suyo: sigue, y ya no está solo
rule-itai-rodeh-pass-equal_pt =
    {$me} também tirou {$own}, mas após { $hop ->
        [one] um salto
       *[other] {$hop} saltos
    }, e não {$n}, este não é o seu: segue, e já não está só
rule-itai-rodeh-pass-equal-brief = = {$own} not alone
    .outcome = {$me}: {$own} is not alone
    .outcome-short = not alone
rule-itai-rodeh-pass-equal-brief_es = = {$own} no está solo
    .outcome = {$me}: {$own} no está solo
    .outcome-short = no está solo
rule-itai-rodeh-pass-equal-brief_pt = = {$own} não está só
    .outcome = {$me}: {$own} não está só
    .outcome-short = não está só
rule-itai-rodeh-give-way = {$j} is greater than {$own}, which {$me} drew: {$me} is out, and passes {$j} on
rule-itai-rodeh-give-way_es = {$j} es mayor que {$own}, que sacó {$me}: {$me} queda fuera y pasa el {$j}
rule-itai-rodeh-give-way_pt = {$j} é maior que {$own}, que {$me} tirou: {$me} fica fora e passa o {$j} adiante
rule-itai-rodeh-give-way-brief = > {$own} passive
    .outcome = {$me} turns passive
    .outcome-short = passive
rule-itai-rodeh-give-way-brief_es = > {$own} pasivo
    .outcome = {$me} queda pasivo
    .outcome-short = pasivo
rule-itai-rodeh-give-way-brief_pt = > {$own} passivo
    .outcome = {$me} fica passivo
    .outcome-short = passivo
rule-itai-rodeh-give-way-round = {$j} was drawn in round {$round}, and {$me} is still in round {$own-round}: {$me} is out, and passes {$j} on
rule-itai-rodeh-give-way-round_es = {$j} salió en la ronda {$round}, y {$me} sigue en la ronda {$own-round}: {$me} queda fuera y pasa el {$j}
rule-itai-rodeh-give-way-round_pt = {$j} saiu na rodada {$round}, e {$me} ainda está na rodada {$own-round}: {$me} fica fora e passa o {$j} adiante
rule-itai-rodeh-give-way-round-brief = r{$round} > r{$own-round} passive
    .outcome = {$me} turns passive
    .outcome-short = passive
rule-itai-rodeh-give-way-round-brief_es = r{$round} > r{$own-round} pasivo
    .outcome = {$me} queda pasivo
    .outcome-short = pasivo
rule-itai-rodeh-give-way-round-brief_pt = r{$round} > r{$own-round} passivo
    .outcome = {$me} fica passivo
    .outcome-short = passivo
rule-itai-rodeh-purge = {$j} is smaller than {$own}, which {$me} drew: it goes no further
rule-itai-rodeh-purge_es = {$j} es menor que {$own}, que sacó {$me}: no sigue más
rule-itai-rodeh-purge_pt = {$j} é menor que {$own}, que {$me} tirou: não segue adiante
rule-itai-rodeh-purge-brief = < {$own} purged
    .outcome = purged by {$me}
    .outcome-short = purged
rule-itai-rodeh-purge-brief_es = < {$own} eliminado
    .outcome = {$me} lo elimina
    .outcome-short = eliminado
rule-itai-rodeh-purge-brief_pt = < {$own} eliminado
    .outcome = {$me} o elimina
    .outcome-short = eliminado
rule-itai-rodeh-purge-round = {$j} was drawn in round {$round}, and {$me} is in round {$own-round} already: it goes no further
rule-itai-rodeh-purge-round_es = {$j} salió en la ronda {$round}, y {$me} ya está en la ronda {$own-round}: no sigue más
rule-itai-rodeh-purge-round_pt = {$j} saiu na rodada {$round}, e {$me} já está na rodada {$own-round}: não segue adiante
rule-itai-rodeh-purge-round-brief = r{$round} < r{$own-round} purged
    .outcome = purged by {$me}
    .outcome-short = purged
rule-itai-rodeh-purge-round-brief_es = r{$round} < r{$own-round}: fuera
    .outcome = {$me} lo elimina
    .outcome-short = eliminado
rule-itai-rodeh-purge-round-brief_pt = r{$round} < r{$own-round}: fora
    .outcome = {$me} o elimina
    .outcome-short = eliminado
rule-itai-rodeh-pass-on = {$me} is out and passes the message on, with one hop more
rule-itai-rodeh-pass-on_es = {$me} está fuera y pasa el mensaje, con un salto más
rule-itai-rodeh-pass-on_pt = {$me} está fora e passa a mensagem adiante, com um salto a mais
rule-itai-rodeh-pass-on-brief = passed on
    .outcome = {$me} passes it on
    .outcome-short = passed on
rule-itai-rodeh-pass-on-brief_es = pasado
    .outcome = {$me} lo reenvía
    .outcome-short = lo reenvía
rule-itai-rodeh-pass-on-brief_pt = passada
    .outcome = {$me} o repassa
    .outcome-short = repassado
rule-itai-rodeh-drop = {$me} leads: the message goes no further
rule-itai-rodeh-drop_es = {$me} es líder: el mensaje no sigue más
rule-itai-rodeh-drop_pt = {$me} é líder: a mensagem não segue adiante
rule-itai-rodeh-drop-brief = leads: dropped
    .outcome = {$me} leads: drops it
    .outcome-short = leads: dropped
rule-itai-rodeh-drop-brief_es = líder: descartado
    .outcome = {$me} es líder: lo descarta
    .outcome-short = líder: descartado
rule-itai-rodeh-drop-brief_pt = líder: descartada
    .outcome = {$me} é líder: descarta
    .outcome-short = líder: descartada
rule-itai-rodeh-learn =
    the leader sits { $hop ->
        [one] one step
       *[other] {$hop} steps
    } back: {$me} takes it for its leader and passes ELECTED on, with one hop more
rule-itai-rodeh-learn_es =
    el líder está { $hop ->
        [one] un paso
       *[other] {$hop} pasos
    } atrás: {$me} lo toma como líder y pasa ELECTED, con un salto más
rule-itai-rodeh-learn_pt =
    o líder está { $hop ->
        [one] um passo
       *[other] {$hop} passos
    } atrás: {$me} o toma por líder e passa ELECTED adiante, com um salto a mais
rule-itai-rodeh-learn-brief = leader {$hop} back
    .outcome = its leader: {$hop} back
    .outcome-short = leader {$hop} back
rule-itai-rodeh-learn-brief_es = líder {$hop} atrás
    .outcome = su líder: {$hop} atrás
    .outcome-short = líder {$hop} atrás
rule-itai-rodeh-learn-brief_pt = líder {$hop} atrás
    .outcome = seu líder: {$hop} atrás
    .outcome-short = líder {$hop} atrás
rule-itai-rodeh-lap-over = ELECTED has made {$n} hops: all processes have seen it, and it goes no further
rule-itai-rodeh-lap-over_es = ELECTED ha dado {$n} saltos: todos lo han visto y no sigue más
rule-itai-rodeh-lap-over_pt = ELECTED deu {$n} saltos: todos o viram e ele não segue adiante
rule-itai-rodeh-lap-over-brief = {$n} hops: stops
rule-itai-rodeh-lap-over-brief_es = {$n} saltos: fin
rule-itai-rodeh-lap-over-brief_pt = {$n} saltos: fim
rule-itai-rodeh-skip-crashed = {$me} closes the ring over {$crashed}, which is down: it sends {$kind}({$payload}) one place further, and that hop is not counted
rule-itai-rodeh-skip-crashed_es = {$me} cierra el anillo por encima de {$crashed}, que está caído: envía {$kind}({$payload}) un lugar más allá, y nadie cuenta ese lugar
rule-itai-rodeh-skip-crashed_pt = {$me} fecha o anel por cima de {$crashed}, que caiu: envia {$kind}({$payload}) um lugar mais adiante, e ninguém conta esse lugar
rule-itai-rodeh-skip-crashed-brief = skips {$crashed}
    .outcome = {$me} skips {$crashed}
    .outcome-short = skips {$crashed}
rule-itai-rodeh-skip-crashed-brief_es = salta {$crashed}
    .outcome = {$me} salta a {$crashed}
    .outcome-short = salta {$crashed}
rule-itai-rodeh-skip-crashed-brief_pt = pula {$crashed}
    .outcome = {$me} pula {$crashed}
    .outcome-short = pula {$crashed}

## The fields of a state

fact-itai-rodeh-asleep = has not begun
fact-itai-rodeh-asleep_es = no ha empezado
fact-itai-rodeh-asleep_pt = não começou
fact-itai-rodeh-active = active: its number may win
fact-itai-rodeh-active_es = activo: su número puede ganar
fact-itai-rodeh-active_pt = ativo: seu número pode ganhar
fact-itai-rodeh-active-alike = active: draws 1, as all do
fact-itai-rodeh-active-alike_es = activo: saca 1, como todos
fact-itai-rodeh-active-alike_pt = ativo: tira 1, como todos
fact-itai-rodeh-passive = passive: passes messages on
fact-itai-rodeh-passive_es = pasivo: pasa los mensajes
fact-itai-rodeh-passive_pt = passivo: passa as mensagens adiante
fact-itai-rodeh-leader = leader
fact-itai-rodeh-leader_es = líder
fact-itai-rodeh-leader_pt = líder
fact-itai-rodeh-nothing-drawn = drawn: nothing
fact-itai-rodeh-nothing-drawn_es = sorteo: nada
fact-itai-rodeh-nothing-drawn_pt = sorteio: nada
fact-itai-rodeh-drawn = drawn: {$own} of 1 to {$most}, round {$round}
fact-itai-rodeh-drawn_es = sorteo: {$own} de entre 1 y {$most}, ronda {$round}
fact-itai-rodeh-drawn_pt = sorteio: {$own} de 1 a {$most}, rodada {$round}
fact-itai-rodeh-elected-itself = elected: itself (0 steps back)
fact-itai-rodeh-elected-itself_es = elegido: él mismo (0 pasos atrás)
fact-itai-rodeh-elected-itself_pt = eleito: ele mesmo (0 passos atrás)
fact-itai-rodeh-elected =
    elected: the one { $hop ->
        [one] one step
       *[other] {$hop} steps
    } back
fact-itai-rodeh-elected_es =
    elegido: el que está { $hop ->
        [one] un paso
       *[other] {$hop} pasos
    } atrás
fact-itai-rodeh-elected_pt =
    eleito: o que está { $hop ->
        [one] um passo
       *[other] {$hop} passos
    } atrás
fact-itai-rodeh-knows = knows of itself: nothing; of the ring: n = {$n}
fact-itai-rodeh-knows_es = sabe de sí mismo: nada; del anillo: n = {$n}
fact-itai-rodeh-knows_pt = sabe de si: nada; do anel: n = {$n}
fact-itai-rodeh-election = election: {$epoch}
fact-itai-rodeh-election_es = elección: {$epoch}
fact-itai-rodeh-election_pt = eleição: {$epoch}

## Beside the process: its round

badge-itai-rodeh = r{$round}
badge-itai-rodeh_es = r{$round}
badge-itai-rodeh_pt = r{$round}

## What a process waits for

wait-itai-rodeh-active =
    {$me} waits for the {$own} that it drew to come home after { $n ->
        [one] one hop
       *[other] {$n} hops
    }, or for a greater one
wait-itai-rodeh-active_es =
    {$me} espera que el {$own} que sacó vuelva tras { $n ->
        [one] un salto
       *[other] {$n} saltos
    }, o que llegue uno mayor
wait-itai-rodeh-active_pt =
    {$me} espera que o {$own} que tirou volte após { $n ->
        [one] um salto
       *[other] {$n} saltos
    }, ou que chegue um maior
wait-itai-rodeh-alike = {$me} waits for a 1 that meets no equal, though all draw 1
wait-itai-rodeh-alike_es = {$me} espera un 1 que no encuentre otro igual, aunque todos sacan 1
wait-itai-rodeh-alike_pt = {$me} espera um 1 que não encontre outro igual, embora todos tirem 1
wait-itai-rodeh-passive = {$me} waits for ELECTED
wait-itai-rodeh-passive_es = {$me} espera un ELECTED
wait-itai-rodeh-passive_pt = {$me} espera um ELECTED

# Each variant in one line.
variant-itai-rodeh-standard = processes have no ids: each draws a number, the highest leads, and those that tie draw again
variant-itai-rodeh-standard_es = nadie tiene id: cada uno sortea un número, el mayor es líder y los que empatan vuelven a sortear
variant-itai-rodeh-standard_pt = ninguém tem id: cada um sorteia um número, o maior é líder e os que empatam sorteiam de novo
variant-itai-rodeh-wrong-n = all processes assume a wrong number of processes: two may come to lead
variant-itai-rodeh-wrong-n_es = todos creen en un número equivocado de procesos: puede haber dos líderes
variant-itai-rodeh-wrong-n_pt = todos acreditam em um número errado de processos: pode haver dois líderes
