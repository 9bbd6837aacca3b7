# A eleição do Raft: o que um passo fez e por quê, numa frase inteira e em poucas palavras (-brief, para o registro).
# $me é o processo, $j o remetente (num início que o processo fez por si mesmo: o líder que se foi), $term o mandato do remetente,
# $own o do próprio processo: se o outro é mais novo, o que ele tinha antes.

rule-raft-start = {$me} candidata-se, pois não é líder
rule-raft-start-brief = candidata-se
rule-raft-start-noticed = {$me} percebe que seu líder {$j} se foi e candidata-se
rule-raft-start-noticed-brief = percebe: candidato
rule-raft-start-ignored = {$me} já é líder: o início é ignorado
rule-raft-start-ignored-brief = início ignorado
rule-raft-recovered = {$me} voltou; lembra-se do mandato {$own} e do seu voto, e espera um HEARTBEAT
rule-raft-recovered-brief = volta: mandato {$own}
rule-raft-recovered-amnesia = {$me} voltou; lembra-se do mandato {$own}, mas não de em quem votou, e espera um HEARTBEAT
rule-raft-recovered-amnesia-brief = volta sem seu voto
rule-raft-timeout = {$me} esperou em vão até o fim de seu prazo: candidata-se
rule-raft-timeout-brief = candidata-se
rule-raft-stand =
    {$me} começa o mandato {$own} como candidato, vota em si mesmo e envia REQUEST_VOTE { $others ->
        [0] a ninguém, porque está sozinho
        [one] ao único outro processo
       *[other] aos outros {$others}
    }; {$majority} de {$n} votos são maioria
rule-raft-stand-brief = candidato, m. {$own}
rule-raft-newer-term = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} o adota e passa a seguidor
rule-raft-newer-term-brief = acaba o mand. {$own}
rule-raft-newer-term-grant = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} o adota e nele ainda não votou
rule-raft-newer-term-grant-brief = mais novo: vota
rule-raft-newer-term-refuse = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} o adota
rule-raft-newer-term-refuse-brief = novo, log velho
rule-raft-newer-term-follow = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} o adota
rule-raft-newer-term-follow-brief = mais novo: segue
rule-raft-grant = {$me} dá a {$j} seu voto do mandato {$term}, lembra-se disso e volta a esperar um HEARTBEAT
rule-raft-grant-brief = vota em {$j}
rule-raft-refuse-term = {$me} já está no mandato {$own} e não vota em {$j}, que pede o voto para o mandato {$term}
rule-raft-refuse-term-brief = {$term} < {$own}: não
rule-raft-refuse-voted = {$me} deu a {$voted} seu voto do mandato {$term} e não tem mais nenhum para {$j}
rule-raft-refuse-voted-brief = votou em {$voted}: não
rule-raft-refuse-candidate = {$me} votou em si mesmo no mandato {$term} e não tem mais voto para {$j}
rule-raft-refuse-candidate-brief = votou em si: não
rule-raft-refuse-log = o registro de {$j} acaba em (mandato, comprimento) = {$log}, o de {$me} em {$own-log}, mais atual: {$me} não vota em {$j}
rule-raft-refuse-log-brief = log velho: não
rule-raft-count = {$me} tem { $votes ->
        [one] 1 voto
       *[other] {$votes} votos
    } dos {$majority} que são maioria de {$n}
rule-raft-count-brief = {$votes} de {$majority} votos
rule-raft-lead = uma maioria votou em {$me}: é líder do mandato {$own} e envia HEARTBEAT a todos os outros
rule-raft-lead-brief = líder, mandato {$own}
rule-raft-denied = {$j} não vota em {$me}
rule-raft-denied-brief = sem voto
rule-raft-surplus = {$me} já é líder do mandato {$term}: o VOTE de {$j} não muda nada
rule-raft-surplus-brief = já é líder
rule-raft-vote-ignored = {$me} não é candidato do mandato {$term}, ou já contou {$j}: o VOTE de {$j} é ignorado
rule-raft-vote-ignored-brief = ignorado
rule-raft-follow = {$me} fica sabendo que {$j} é líder do mandato {$term}: segue {$j} e espera o próximo HEARTBEAT
rule-raft-follow-brief = segue {$j}
rule-raft-renew = {$me} fica sabendo que {$j}, seu líder, está de pé: volta a esperar o próximo HEARTBEAT
rule-raft-renew-brief = {$j} está de pé
rule-raft-reject = {$j} é líder do mandato {$term}, mas {$me} já está no mandato {$own}: avisa {$j}
rule-raft-reject-brief = {$term} < {$own}: rejeita
rule-raft-reject-ignored = que o mandato {$term} começou não é novidade para {$me}: ignorado
rule-raft-reject-ignored-brief = ignorado
rule-raft-beat =
    {$me} continua líder: envia HEARTBEAT a todos os outros, e de novo { $period ->
        [one] no próximo tick
       *[other] dentro de {$period} ticks
    }
rule-raft-beat-brief = continua líder

## Ao lado de um processo

badge-raft-term = t{$term}

## Os campos de um estado

fact-raft-follower = seguidor
fact-raft-candidate = candidato: {$votes} de {$majority} votos
fact-raft-leader = líder
fact-raft-term = mandato: {$term}
fact-raft-voted = voto neste mandato: {$voted}
fact-raft-not-voted = voto neste mandato: nenhum
fact-raft-log = fim do seu registro: mandato {$term}, comprimento {$length}

## O que um processo espera

wait-raft-votes = {$me} espera votos no mandato {$term}: tem {$votes} de {$majority}
wait-raft-heartbeat = {$me} espera um HEARTBEAT do líder do mandato {$term}

## O que significa um temporizador em curso: o que acontecerá quando acabar

timer-raft-election = sem HEARTBEAT até lá: {$me} candidata-se
timer-raft-heartbeat = então {$me} repete que é líder

## Como se rompeu a propriedade dos mandatos

property-one-leader-per-term-demands = Nenhum mandato chega a ter dois líderes, nem mesmo um depois do outro.
property-one-leader-per-term-violated = no mandato {$term}, {$id} passou a ser líder, embora esse mandato já tivesse tido {$other} como líder

## No registro, quando uma execução que não acaba chega ao repouso

log-quiet-upkeep = a execução está em repouso: não há nada em voo nem por vir, salvo {$kind}
log-quiet-upkeep-brief = em repouso salvo {$kind}
