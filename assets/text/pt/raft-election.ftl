# A eleição do Raft: o que um passo fez e por quê, numa frase inteira e em poucas palavras (-brief, para o registro).
# $me é o processo, $j o remetente (num início que o processo fez por si mesmo: o líder que se foi), $term o mandato do remetente,
# $own o do próprio processo: se o outro é mais novo, o que ele tinha antes.

rule-raft-election-start = {$me} candidata-se, pois não é líder
rule-raft-election-start-brief = candidata-se
rule-raft-election-start-noticed = {$me} percebe que seu líder {$j} se foi e candidata-se
rule-raft-election-start-noticed-brief = percebe: candidato
rule-raft-election-start-ignored = {$me} já é líder: o início é ignorado
rule-raft-election-start-ignored-brief = início ignorado
rule-raft-election-recovered = {$me} voltou; lembra-se do mandato {$own} e do seu voto, e espera um HEARTBEAT
rule-raft-election-recovered-brief = volta: mandato {$own}
rule-raft-election-recovered-amnesia = {$me} voltou; lembra-se do mandato {$own}, mas não de em quem votou, e espera um HEARTBEAT
rule-raft-election-recovered-amnesia-brief = volta sem seu voto
rule-raft-election-timeout = {$me} não teve notícia de líder até o fim de seu prazo: candidata-se
rule-raft-election-timeout-brief = candidata-se
rule-raft-election-stand =
    {$me} começa o mandato {$own} como candidato, vota em si mesmo e envia REQUEST_VOTE { $others ->
        [0] a ninguém, porque está sozinho
        [one] ao único outro processo
       *[other] aos outros {$others}
    }; {$majority} de {$n} votos são maioria
rule-raft-election-stand-brief = candidato, m. {$own}
rule-raft-election-newer-term = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} o adota e passa a seguidor
rule-raft-election-newer-term-brief = acaba o mand. {$own}
    .outcome = {$me}: acaba o mandato {$own}
    .outcome-short = acaba o mand. {$own}
rule-raft-election-newer-term-grant = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} o adota e nele ainda não votou
rule-raft-election-newer-term-grant-brief = mais novo: vota
    .outcome = mais novo: {$me} vota
    .outcome-short = mais novo: vota
rule-raft-election-newer-term-refuse = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} o adota
rule-raft-election-newer-term-refuse-brief = novo, log velho
    .outcome = log velho: {$me} recusa
    .outcome-short = novo, log velho
rule-raft-election-newer-term-follow = {$me} estava no mandato {$own}, e o {$term} é mais novo: {$me} o adota
rule-raft-election-newer-term-follow-brief = mais novo: segue
    .outcome = mais novo: {$me} segue
    .outcome-short = mais novo: segue
rule-raft-election-grant = {$me} dá a {$j} seu voto do mandato {$term}, lembra-se disso e volta a esperar um HEARTBEAT
rule-raft-election-grant-brief = vota em {$j}
rule-raft-election-refuse-term = {$me} já está no mandato {$own} e não vota em {$j}, que pede o voto para o mandato {$term}
rule-raft-election-refuse-term-brief = {$term} < {$own}: não
    .outcome = {$me} não vota
    .outcome-short = sem voto
rule-raft-election-refuse-voted = {$me} deu a {$voted} seu voto do mandato {$term} e não tem mais nenhum para {$j}
rule-raft-election-refuse-voted-brief = votou em {$voted}: não
rule-raft-election-refuse-candidate = {$me} votou em si mesmo no mandato {$term} e não tem mais voto para {$j}
rule-raft-election-refuse-candidate-brief = votou em si: não
rule-raft-election-refuse-log = o registro de {$j} acaba em (mandato, comprimento) = {$log}, o de {$me} em {$own_log}, mais atual: {$me} não vota em {$j}
rule-raft-election-refuse-log-brief = log velho: não
rule-raft-election-count = {$me} tem { $votes ->
        [one] 1 voto
       *[other] {$votes} votos
    } dos {$majority} que são maioria de {$n}
rule-raft-election-count-brief = {$votes} de {$majority} votos
rule-raft-election-lead = uma maioria votou em {$me}: é líder do mandato {$own} e envia HEARTBEAT a todos os outros
rule-raft-election-lead-brief = líder, mandato {$own}
rule-raft-election-denied = {$j} não vota em {$me}
rule-raft-election-denied-brief = sem voto
    .outcome = {$j} não lhe dá o voto
    .outcome-short = sem voto
rule-raft-election-surplus = {$me} já é líder do mandato {$term}: o VOTE de {$j} não muda nada
rule-raft-election-surplus-brief = já é líder
rule-raft-election-vote-ignored = {$me} não é candidato do mandato {$term}, ou já contou {$j}: o VOTE de {$j} é ignorado
rule-raft-election-vote-ignored-brief = ignorado
    .outcome = ignora o VOTE de {$j}
    .outcome-short = ignorado
rule-raft-election-follow = {$me} fica sabendo que {$j} é líder do mandato {$term}: segue {$j} e espera o próximo HEARTBEAT
rule-raft-election-follow-brief = segue {$j}
rule-raft-election-renew = {$me} fica sabendo que {$j}, seu líder, está de pé: volta a esperar o próximo HEARTBEAT
rule-raft-election-renew-brief = {$j} está de pé
    .outcome = ouve que {$j} está de pé
    .outcome-short = {$j} está de pé
rule-raft-election-reject = {$j} é líder do mandato {$term}, mas {$me} já está no mandato {$own}: avisa {$j}
rule-raft-election-reject-brief = {$term} < {$own}: rejeita
    .outcome = {$me} o rejeita
    .outcome-short = rejeita
rule-raft-election-reject-ignored = que o mandato {$term} começou não é novidade para {$me}: ignorado
rule-raft-election-reject-ignored-brief = ignorado
    .outcome = o ignora
    .outcome-short = ignorado
rule-raft-election-beat =
    {$me} continua líder: envia HEARTBEAT a todos os outros, e de novo { $period ->
        [one] no próximo tick
       *[other] dentro de {$period} ticks
    }
rule-raft-election-beat-brief = continua líder

## Ao lado de um processo

badge-raft-election-term = t{$term}

## Os campos de um estado

fact-raft-election-follower = seguidor
fact-raft-election-candidate = candidato: {$votes} de {$majority} votos
fact-raft-election-leader = líder
fact-raft-election-term = mandato: {$term}
fact-raft-election-voted = voto neste mandato: {$voted}
fact-raft-election-not-voted = voto neste mandato: nenhum
fact-raft-election-log = fim do seu registro: mandato {$term}, comprimento {$length}

## O que um processo espera

wait-raft-election-votes = {$me} espera votos no mandato {$term}: tem {$votes} de {$majority}
wait-raft-election-heartbeat = {$me} espera um HEARTBEAT do líder do mandato {$term}

## O que significa um temporizador em curso: o que acontecerá quando acabar

timer-raft-election-election = sem HEARTBEAT até lá: {$me} candidata-se
timer-raft-election-heartbeat = então {$me} repete que é líder

## Como se rompeu a propriedade dos mandatos

property-one-leader-per-term-demands = Nenhum mandato chega a ter dois líderes, nem mesmo um depois do outro.
property-one-leader-per-term-violated = no mandato {$term}, {$id} passou a ser líder, embora esse mandato já tivesse tido {$other} como líder

## No registro, quando uma execução que não acaba chega ao repouso

log-quiet-upkeep = a execução está em repouso: não há nada em voo nem por vir, salvo {$kind}
log-quiet-upkeep-brief = em repouso salvo {$kind}

# Cada variante em uma linha.
variant-raft-election-standard = uma maioria de votos faz um líder; cada um sorteia quanto esperar, e assim os votos raramente se dividem
variant-raft-election-fixed = ninguém sorteia quanto esperar: quem divide os votos uma vez os divide sempre
variant-raft-election-amnesia = quem cai esquece em quem votou: um mandato pode ter dois líderes
