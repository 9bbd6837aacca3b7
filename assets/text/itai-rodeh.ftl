# Itai–Rodeh: each step and its reason. $me is the name of the process on the screen (it has no id itself); $own is the
# number it drew (and $own-round in which round), $j is the number that the message carries, $hop its hops, $n the
# number of processes that it assumes.

rule-itai-rodeh-start = {$me} starts an election
rule-itai-rodeh-start_es = {$me} inicia una elección
rule-itai-rodeh-start_pt = {$me} inicia uma eleição
rule-itai-rodeh-start-brief = starts: draws {$own}
rule-itai-rodeh-start-brief_es = empieza: saca {$own}
rule-itai-rodeh-start-brief_pt = começa: tira {$own}
rule-itai-rodeh-start-noticed = {$me} notices that its leader is gone and starts an election
rule-itai-rodeh-start-noticed_es = {$me} nota que su líder ya no está e inicia una elección
rule-itai-rodeh-start-noticed_pt = {$me} percebe que o líder se foi e inicia uma eleição
rule-itai-rodeh-start-noticed-brief = notices: draws {$own}
rule-itai-rodeh-start-noticed-brief_es = lo nota: saca {$own}
rule-itai-rodeh-start-noticed-brief_pt = nota: tira {$own}
rule-itai-rodeh-start-ignored = the election of {$me} is not over: the start is ignored
rule-itai-rodeh-start-ignored_es = la elección de {$me} no ha terminado: el inicio se ignora
rule-itai-rodeh-start-ignored_pt = a eleição de {$me} não terminou: o início é ignorado
rule-itai-rodeh-start-ignored-brief = start ignored
rule-itai-rodeh-start-ignored-brief_es = inicio ignorado
rule-itai-rodeh-start-ignored-brief_pt = início ignorado
rule-itai-rodeh-older = the message belongs to an election older than that of {$me}: {$me} drops it
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
rule-itai-rodeh-wake = the message belongs to a newer election: {$me} first joins this election, then handles the message
rule-itai-rodeh-wake_es = el mensaje es de una elección más nueva: {$me} primero se une a ella y después trata el mensaje
rule-itai-rodeh-wake_pt = a mensagem é de uma eleição mais nova: {$me} primeiro entra nela e depois trata a mensagem
rule-itai-rodeh-wake-brief = wakes: draws {$own}
rule-itai-rodeh-wake-brief_es = despierta: saca {$own}
rule-itai-rodeh-wake-brief_pt = acorda: tira {$own}
rule-itai-rodeh-draw = {$me} draws {$own} (from 1 to {$most}) in round {$own-round} and sends it along the ring
rule-itai-rodeh-draw_es = {$me} saca {$own} (de 1 a {$most}) en la ronda {$own-round} y lo envía por el anillo
rule-itai-rodeh-draw_pt = {$me} tira {$own} (de 1 a {$most}) na rodada {$own-round} e o envia pelo anel
rule-itai-rodeh-draw-brief = draws {$own}
rule-itai-rodeh-draw-brief_es = saca {$own}
rule-itai-rodeh-draw-brief_pt = tira {$own}
rule-itai-rodeh-win = the number {$j} has made {$n} hops, so {$me} drew it; no other process did: {$me} leads and sends ELECTED
rule-itai-rodeh-win_es = el número {$j} ha dado {$n} saltos: es de {$me}, y ningún otro proceso lo sacó: {$me} es líder y envía ELECTED
rule-itai-rodeh-win_pt = o número {$j} deu {$n} saltos: é de {$me}, e nenhum outro processo o tirou: {$me} é líder e envia ELECTED
rule-itai-rodeh-win-brief = {$n} hops: leads
    .outcome = {$me} leads: {$n} hops
    .outcome-short = {$n} hops: leads
rule-itai-rodeh-win-brief_es = {$n} saltos: líder
    .outcome = {$me} es líder: {$n} saltos
    .outcome-short = {$n} saltos: líder
rule-itai-rodeh-win-brief_pt = {$n} saltos: líder
    .outcome = {$me} é líder: {$n} saltos
    .outcome-short = {$n} saltos: líder
rule-itai-rodeh-tie = the number {$j} has made {$n} hops, so {$me} drew it, but another process did too: all processes with {$j} draw again
rule-itai-rodeh-tie_es = el número {$j} ha dado {$n} saltos: es de {$me}, pero otro proceso también lo sacó: los que sacaron {$j} sortean otra vez
rule-itai-rodeh-tie_pt = o número {$j} deu {$n} saltos: é de {$me}, mas outro processo também o tirou: os que tiraram {$j} sorteiam de novo
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
    {$me} drew {$own} too, but this number made { $hop ->
        [one] one hop
       *[other] {$hop} hops
    }, not {$n}: another process drew it; {$me} forwards it, marked as not alone
rule-itai-rodeh-pass-equal_es =
    {$me} también sacó {$own}, pero este número dio { $hop ->
        [one] un salto
       *[other] {$hop} saltos
    }, no {$n}: es de otro proceso; {$me} lo reenvía, marcado como repetido
rule-itai-rodeh-pass-equal_pt =
    {$me} também tirou {$own}, mas este número deu { $hop ->
        [one] um salto
       *[other] {$hop} saltos
    }, não {$n}: é de outro processo; {$me} o repassa, marcado como repetido
rule-itai-rodeh-pass-equal-brief = = {$own} drawn twice
    .outcome = {$me} has drawn {$own} too
    .outcome-short = drawn twice
rule-itai-rodeh-pass-equal-brief_es = = {$own} repetido
    .outcome = {$me}: {$own} repetido
    .outcome-short = repetido
rule-itai-rodeh-pass-equal-brief_pt = = {$own} repetido
    .outcome = {$me}: {$own} repetido
    .outcome-short = repetido
rule-itai-rodeh-give-way = the number {$j} exceeds {$own}, the number of {$me}: {$me} becomes passive and forwards {$j}
rule-itai-rodeh-give-way_es = el número {$j} es mayor que {$own}, el de {$me}: {$me} queda pasivo y reenvía {$j}
rule-itai-rodeh-give-way_pt = o número {$j} é maior que {$own}, o de {$me}: {$me} fica passivo e repassa {$j}
rule-itai-rodeh-give-way-brief = > {$own} passive
    .outcome = {$me} turns passive
    .outcome-short = passive
rule-itai-rodeh-give-way-brief_es = > {$own} pasivo
    .outcome = {$me} queda pasivo
    .outcome-short = pasivo
rule-itai-rodeh-give-way-brief_pt = > {$own} passivo
    .outcome = {$me} fica passivo
    .outcome-short = passivo
rule-itai-rodeh-give-way-round = the number {$j} is from round {$round}, later than round {$own-round} of {$me}: {$me} becomes passive and forwards {$j}
rule-itai-rodeh-give-way-round_es = el número {$j} es de la ronda {$round} y {$me} sigue en la {$own-round}: {$me} queda pasivo y reenvía {$j}
rule-itai-rodeh-give-way-round_pt = o número {$j} é da rodada {$round}, mas {$me} ainda está na {$own-round}: {$me} fica passivo e repassa {$j}
rule-itai-rodeh-give-way-round-brief = r{$round} > r{$own-round} passive
    .outcome = {$me} turns passive
    .outcome-short = passive
rule-itai-rodeh-give-way-round-brief_es = r{$round} > r{$own-round} pasivo
    .outcome = {$me} queda pasivo
    .outcome-short = pasivo
rule-itai-rodeh-give-way-round-brief_pt = r{$round} > r{$own-round} passivo
    .outcome = {$me} fica passivo
    .outcome-short = passivo
rule-itai-rodeh-purge = the number {$j} is less than {$own}, drawn by {$me}: {$j} is purged
rule-itai-rodeh-purge_es = el número {$j} es menor que {$own}, el de {$me}: se elimina
rule-itai-rodeh-purge_pt = o número {$j} é menor que {$own}, o de {$me}: é eliminado
rule-itai-rodeh-purge-brief = < {$own} purged
    .outcome = purged by {$me}
    .outcome-short = purged
rule-itai-rodeh-purge-brief_es = < {$own} eliminado
    .outcome = {$me} lo elimina
    .outcome-short = eliminado
rule-itai-rodeh-purge-brief_pt = < {$own} eliminado
    .outcome = {$me} o elimina
    .outcome-short = eliminado
rule-itai-rodeh-purge-round = the number {$j} is from round {$round}, earlier than round {$own-round} of {$me}: {$j} is purged
rule-itai-rodeh-purge-round_es = el número {$j} es de la ronda {$round} y {$me} ya está en la {$own-round}: se elimina
rule-itai-rodeh-purge-round_pt = o número {$j} é da rodada {$round}, mas {$me} já está na {$own-round}: é eliminado
rule-itai-rodeh-purge-round-brief = r{$round} < r{$own-round} purged
    .outcome = purged by {$me}
    .outcome-short = purged
rule-itai-rodeh-purge-round-brief_es = r{$round} < r{$own-round}: no
    .outcome = {$me} lo elimina
    .outcome-short = eliminado
rule-itai-rodeh-purge-round-brief_pt = r{$round} < r{$own-round}: não
    .outcome = {$me} o elimina
    .outcome-short = eliminado
rule-itai-rodeh-pass-on = {$me} is passive: it forwards the message and adds one hop
rule-itai-rodeh-pass-on_es = {$me} es pasivo: reenvía el mensaje y suma un salto
rule-itai-rodeh-pass-on_pt = {$me} é passivo: repassa a mensagem e soma um salto
rule-itai-rodeh-pass-on-brief = forwarded
    .outcome = {$me} forwards it
    .outcome-short = forwarded
rule-itai-rodeh-pass-on-brief_es = lo reenvía
    .outcome = {$me} lo reenvía
    .outcome-short = lo reenvía
rule-itai-rodeh-pass-on-brief_pt = repassada
    .outcome = {$me} a repassa
    .outcome-short = repassada
rule-itai-rodeh-drop = {$me} leads: the message is not forwarded
rule-itai-rodeh-drop_es = {$me} es líder: el mensaje no se reenvía
rule-itai-rodeh-drop_pt = {$me} é líder: a mensagem não é repassada
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
    the leader is { $hop ->
        [one] one place
       *[other] {$hop} places
    } back: {$me} takes it as its leader and forwards ELECTED with one more hop
rule-itai-rodeh-learn_es =
    el líder está { $hop ->
        [one] un lugar
       *[other] {$hop} lugares
    } atrás: {$me} lo toma como líder y reenvía ELECTED con un salto más
rule-itai-rodeh-learn_pt =
    o líder está { $hop ->
        [one] um lugar
       *[other] {$hop} lugares
    } atrás: {$me} o toma como líder e repassa ELECTED com um salto a mais
rule-itai-rodeh-learn-brief = leader: {$hop} back
    .outcome = its leader: {$hop} back
    .outcome-short = leader: {$hop} back
rule-itai-rodeh-learn-brief_es = líder: {$hop} atrás
    .outcome = su líder: {$hop} atrás
    .outcome-short = líder: {$hop} atrás
rule-itai-rodeh-learn-brief_pt = líder: {$hop} atrás
    .outcome = seu líder: {$hop} atrás
    .outcome-short = líder: {$hop} atrás
rule-itai-rodeh-lap-over = ELECTED has made {$n} hops: all processes have seen it, so it is not forwarded
rule-itai-rodeh-lap-over_es = ELECTED ha dado {$n} saltos: todos los procesos lo han visto y no se reenvía
rule-itai-rodeh-lap-over_pt = ELECTED deu {$n} saltos: todos os processos o viram e ele não é repassado
rule-itai-rodeh-lap-over-brief = {$n} hops: stops
rule-itai-rodeh-lap-over-brief_es = {$n} saltos: fin
rule-itai-rodeh-lap-over-brief_pt = {$n} saltos: fim
rule-itai-rodeh-skip-crashed = {$me} skips {$crashed}, which is down: it sends {$kind}({$payload}) to the process after {$crashed}; the skipped place adds no hop
rule-itai-rodeh-skip-crashed_es = {$me} se salta {$crashed}, que está caído: envía {$kind}({$payload}) al proceso tras {$crashed}; el lugar saltado no cuenta
rule-itai-rodeh-skip-crashed_pt = {$me} pula {$crashed}, que está caído: envia {$kind}({$payload}) ao processo depois de {$crashed}; o lugar pulado não conta
rule-itai-rodeh-skip-crashed-brief = skips {$crashed}
    .outcome = {$me} skips {$crashed}
    .outcome-short = skips {$crashed}
rule-itai-rodeh-skip-crashed-brief_es = salta a {$crashed}
    .outcome = {$me} salta a {$crashed}
    .outcome-short = salta a {$crashed}
rule-itai-rodeh-skip-crashed-brief_pt = pula {$crashed}
    .outcome = {$me} pula {$crashed}
    .outcome-short = pula {$crashed}

## The fields of a state

fact-itai-rodeh-asleep = has not started
fact-itai-rodeh-asleep_es = no ha empezado
fact-itai-rodeh-asleep_pt = não começou
fact-itai-rodeh-active = active: its number may win
fact-itai-rodeh-active_es = activo: su número puede ganar
fact-itai-rodeh-active_pt = ativo: seu número pode vencer
fact-itai-rodeh-active-alike = active: always draws 1, like all others
fact-itai-rodeh-active-alike_es = activo: siempre saca 1, como todos
fact-itai-rodeh-active-alike_pt = ativo: sempre tira 1, como todos
fact-itai-rodeh-passive = passive: forwards messages
fact-itai-rodeh-passive_es = pasivo: reenvía los mensajes
fact-itai-rodeh-passive_pt = passivo: repassa as mensagens
fact-itai-rodeh-leader = leader
fact-itai-rodeh-leader_es = líder
fact-itai-rodeh-leader_pt = líder
fact-itai-rodeh-nothing-drawn = drawn: nothing
fact-itai-rodeh-nothing-drawn_es = sorteo: nada
fact-itai-rodeh-nothing-drawn_pt = sorteio: nada
fact-itai-rodeh-drawn = drawn: {$own} (1 to {$most}), round {$round}
fact-itai-rodeh-drawn_es = sorteo: {$own} (de 1 a {$most}), ronda {$round}
fact-itai-rodeh-drawn_pt = sorteio: {$own} (1 a {$most}), rodada {$round}
fact-itai-rodeh-elected-itself = elected: itself, 0 places back on the ring
fact-itai-rodeh-elected-itself_es = elegido: él mismo, 0 lugares atrás en el anillo
fact-itai-rodeh-elected-itself_pt = eleito: ele mesmo, 0 lugares atrás no anel
fact-itai-rodeh-elected =
    elected: the process { $hop ->
        [one] one place
       *[other] {$hop} places
    } back
fact-itai-rodeh-elected_es =
    elegido: el proceso { $hop ->
        [one] un lugar
       *[other] {$hop} lugares
    } atrás
fact-itai-rodeh-elected_pt =
    eleito: o processo { $hop ->
        [one] um lugar
       *[other] {$hop} lugares
    } atrás
fact-itai-rodeh-knows = knows about itself: nothing; about the ring: n = {$n}
fact-itai-rodeh-knows_es = sabe de sí mismo: nada; del anillo: n = {$n}
fact-itai-rodeh-knows_pt = sabe de si: nada; do anel: n = {$n}
fact-itai-rodeh-election = election: number {$epoch}
fact-itai-rodeh-election_es = elección: número {$epoch}
fact-itai-rodeh-election_pt = eleição: número {$epoch}

## The badge beside the process: its round

badge-itai-rodeh = r{$round}
badge-itai-rodeh_es = r{$round}
badge-itai-rodeh_pt = r{$round}

## What a process waits for

wait-itai-rodeh-active =
    {$me} waits for its number {$own} to come back after { $n ->
        [one] one hop
       *[other] {$n} hops
    }, or for a greater number
wait-itai-rodeh-active_es =
    {$me} espera que su número {$own} vuelva tras { $n ->
        [one] un salto
       *[other] {$n} saltos
    }, o que llegue uno mayor
wait-itai-rodeh-active_pt =
    {$me} espera que seu número {$own} volte após { $n ->
        [one] um salto
       *[other] {$n} saltos
    }, ou que chegue um maior
wait-itai-rodeh-alike = {$me} waits to be the only process that has drawn 1: this never happens, because all draw 1
wait-itai-rodeh-alike_es = {$me} espera ser el único proceso que haya sacado 1: no ocurre nunca, porque todos sacan 1
wait-itai-rodeh-alike_pt = {$me} espera ser o único processo que tirou 1: isso nunca acontece, porque todos tiram 1
wait-itai-rodeh-passive = {$me} waits for ELECTED
wait-itai-rodeh-passive_es = {$me} espera un ELECTED
wait-itai-rodeh-passive_pt = {$me} espera um ELECTED

# One line for each variant.
variant-itai-rodeh-standard = processes have no ids: each draws a number, the highest leads, and processes that tie draw again
variant-itai-rodeh-standard_es = los procesos no tienen id: cada uno sortea un número, el mayor es líder y los que empatan vuelven a sortear
variant-itai-rodeh-standard_pt = os processos não têm ids: cada um sorteia um número, o maior é líder e os que empatam sorteiam de novo
variant-itai-rodeh-wrong-n = all processes assume a wrong number of processes: there may be two leaders
variant-itai-rodeh-wrong-n_es = todos suponen un número equivocado de procesos: puede haber dos líderes
variant-itai-rodeh-wrong-n_pt = todos supõem um número errado de processos: pode haver dois líderes
