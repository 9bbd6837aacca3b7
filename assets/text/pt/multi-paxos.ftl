# Multi-Paxos: o que um passo fez e por quê, como frase inteira e em poucas palavras (-brief, para o registro). $me é o processo, $j quem envia.

rule-multi-paxos-start = {$me} assume a liderança: pede a todos os aceitadores uma promessa da votação {$ballot} e os seus votos desde a posição {$slot}
rule-multi-paxos-start-brief = assume: {$ballot}
rule-multi-paxos-start-noticed = {$me} nota que falta o líder {$j}
rule-multi-paxos-start-noticed-brief = nota-o
rule-multi-paxos-start-ignored = {$me} já lidera, ou está prestes: o início é ignorado
rule-multi-paxos-start-ignored-brief = início ignorado
rule-multi-paxos-take-over = {$me} não sabe de outro líder ativo: guarda o comando e pede a todos os aceitadores uma promessa da votação {$ballot} e os seus votos desde a posição {$slot}
rule-multi-paxos-take-over-brief = assume: {$ballot}
rule-multi-paxos-retry = acaba a espera de {$me}: tenta de novo com a votação {$ballot}, desde a posição {$slot}
rule-multi-paxos-retry-brief = de novo: {$ballot}
rule-multi-paxos-ask = o cliente {$me} pede a {$leader} o seu comando {$number}
rule-multi-paxos-ask-brief = pede a {$leader}: #{$number}
rule-multi-paxos-wait = ao cliente {$me} pede-se {$entry}, mas ele já espera uma resposta: será o seu comando {$number}, para depois
rule-multi-paxos-wait-brief = #{$number}: depois
rule-multi-paxos-ask-next = o cliente {$me} não tem a tempo resposta de {$suspect}: suspeita dele e pede a {$leader} o seu comando {$number}
rule-multi-paxos-ask-next-brief = pede a {$leader}
rule-multi-paxos-ask-named = ao cliente {$me} dizem que {$leader} lidera: pede-lhe o seu comando {$number}
rule-multi-paxos-ask-named-brief = pede a {$leader}
rule-multi-paxos-ask-again = o cliente {$me} voltou; lembra-se dos seus comandos e pede a {$leader} o comando {$number}
rule-multi-paxos-ask-again-brief = volta, repete
rule-multi-paxos-answered = o comando {$number} do cliente {$me} está escolhido, e tudo antes dele também
rule-multi-paxos-answered-brief = #{$number} respondido
rule-multi-paxos-response-ignored = o cliente {$me} já tem essa resposta: ignorada
rule-multi-paxos-response-ignored-brief = já respondido
rule-multi-paxos-queue = {$me} ainda não lidera: o comando {$number} de {$j} espera
rule-multi-paxos-queue-brief = #{$number} espera
rule-multi-paxos-queue-ignored = esse comando de {$j} já espera em {$me}
rule-multi-paxos-queue-ignored-brief = já espera
rule-multi-paxos-refer = {$me} não lidera: diz a {$j} que {$leader} lidera, com a votação {$ballot}
rule-multi-paxos-refer-brief = {$leader} lidera
rule-multi-paxos-follow = {$me} conhece a votação {$ballot}, não menor que nenhuma das que conhece: segue {$leader}
rule-multi-paxos-follow-brief = segue {$leader}
rule-multi-paxos-back-off =
    {$me} tem poucas promessas a tempo: espera { $ticks ->
        [1] 1 tick
       *[other] {$ticks} ticks
    }, sorteados, antes de tentar de novo
rule-multi-paxos-back-off-brief = espera
rule-multi-paxos-promised =
    {$me} tem { $count ->
        [1] 1 promessa
       *[other] {$count} promessas
    } das {$majority} que são maioria
rule-multi-paxos-promised-brief = {$count} de {$majority}
rule-multi-paxos-promise-ignored = {$me} já não espera essa promessa: ignorada
rule-multi-paxos-promise-ignored-brief = ignorada
rule-multi-paxos-lead =
    uma maioria prometeu: {$me} lidera com a votação {$ballot}; { $adopted ->
        [0] nenhuma promessa fala de um voto, e assim nada há para voltar a propor
        [1] volta a propor a única entrada de que as promessas falam
       *[other] volta a propor as {$adopted} entradas de que as promessas falam
    }
rule-multi-paxos-lead-brief = lidera: {$ballot}
rule-multi-paxos-fill-gap = nenhuma promessa fala de um voto para a posição {$slot}, mas uma posterior tem um: {$me} propõe um no-op para a lacuna
rule-multi-paxos-fill-gap-brief = {$slot}: no-op
rule-multi-paxos-adopt =
    {$me} propõe { $entry ->
        [no-op] um no-op
       *[other] {$entry}
    } para a posição {$slot}: pode já estar escolhido
rule-multi-paxos-adopt-brief = {$slot}: {$entry} de novo
rule-multi-paxos-propose = {$me} propõe {$entry} para a posição {$slot}, a primeira livre
rule-multi-paxos-propose-brief = {$slot}: {$entry}
rule-multi-paxos-respond-at-once = o comando {$number} de {$client} está aplicado no registro de {$me}: responde logo
rule-multi-paxos-respond-at-once-brief = #{$number}: responde
rule-multi-paxos-respond-again = a posição do comando {$number} de {$client} está escolhida, e tudo antes dela: {$me} responde de novo
rule-multi-paxos-respond-again-brief = #{$number}: responde
rule-multi-paxos-request-ignored = esse comando de {$client} está numa posição de {$me} ainda não escolhida: não é preciso propô-lo de novo
rule-multi-paxos-request-ignored-brief = já proposto
rule-multi-paxos-again =
    passou T desde que {$me} propôs pela última vez: volta a propor o que não está escolhido, { $count ->
        [1] 1 posição
       *[other] {$count} posições
    }
rule-multi-paxos-again-brief = propõe {$count} mais
rule-multi-paxos-chosen =
    uma maioria aceitou { $entry ->
        [no-op] um no-op
       *[other] {$entry}
    }: a posição {$slot} está escolhida; { $answered ->
        [0] {$me} ainda não responde a ninguém
        [1] {$me} responde a um cliente
       *[other] {$me} responde a {$answered} comandos
    }
rule-multi-paxos-chosen-brief = {$slot} escolhida
rule-multi-paxos-promise = {$me} promete a votação {$ballot}: não votará em nenhuma menor; diz os seus votos desde a posição {$from}
rule-multi-paxos-promise-brief = promete {$ballot}
rule-multi-paxos-prepare-ignored = {$me} já tinha prometido essa votação: ignorada
rule-multi-paxos-prepare-ignored-brief = já prometida
rule-multi-paxos-deny-prepare = {$me} prometeu {$ballot}, maior que {$theirs}: di-lo
rule-multi-paxos-deny-prepare-brief = {$ballot} prometida
rule-multi-paxos-accept =
    {$me} vota em { $entry ->
        [no-op] um no-op
       *[other] {$entry}
    } na posição {$slot}, e diz isso ao proponente e a todos os aprendizes
rule-multi-paxos-accept-brief = vota {$slot}:{$entry}
rule-multi-paxos-deny-propose = {$me} prometeu {$ballot}, maior que {$theirs}: não vota, e di-lo
rule-multi-paxos-deny-propose-brief = {$ballot}: não vota
rule-multi-paxos-count =
    {$me} sabe de { $count ->
        [1] 1 voto
       *[other] {$count} votos
    } para a posição {$slot}; {$majority} são maioria
rule-multi-paxos-count-brief = {$slot}: {$count} de {$majority}
rule-multi-paxos-accepted-ignored = essa posição já está escolhida para {$me}, ou já contou esse voto: nada muda
rule-multi-paxos-accepted-ignored-brief = já contado
rule-multi-paxos-learn =
    {$me} aprende que { $entry ->
        [no-op] um no-op
       *[other] {$entry}
    } está escolhido para a posição {$slot}
rule-multi-paxos-learn-brief = {$slot} é {$entry}
rule-multi-paxos-apply = {$me} aplica a posição {$slot}: {$entry}
rule-multi-paxos-apply-brief = aplica {$entry}
rule-multi-paxos-apply-no-op = {$me} aplica a posição {$slot}: um no-op não muda nada
rule-multi-paxos-apply-no-op-brief = {$slot}: no-op
rule-multi-paxos-pass-over = {$me} salta a posição {$slot}: {$entry} é um comando que já aplicou
rule-multi-paxos-pass-over-brief = {$slot}: repetido
rule-multi-paxos-refusal-ignored = {$me} não aprende nada dessa recusa: ignorada
rule-multi-paxos-refusal-ignored-brief = ignorada
rule-multi-paxos-recovered = {$me} voltou; o que prometeu, votou e aplicou é estável
rule-multi-paxos-recovered-brief = volta

## Ao lado de um processo, e nas suas partes

badge-multi-paxos-applied = ≤{$count}
fact-multi-paxos-view-asks = #{$number} {$entry}
    .short = {$entry}
fact-multi-paxos-view-applied = aplicado {$count}
    .short = ≤{$count}

## Por que se propõe uma entrada para uma posição

fact-multi-paxos-why-gap = nenhuma promessa fala de um voto: no-op
fact-multi-paxos-why-adopted = o voto da votação mais alta
fact-multi-paxos-why-requested = um cliente pede isso

## Os campos de um estado

fact-multi-paxos-client = cliente: {$answered} de {$count} comandos respondidos
fact-multi-paxos-suspect = suspeita de: {$suspect}
fact-multi-paxos-idle = proponente: inativo
fact-multi-paxos-follows = proponente: segue {$leader}
fact-multi-paxos-preparing = proponente: {$count} de {$majority} promessas de {$ballot}
fact-multi-paxos-back-off = proponente: espera antes de tentar de novo
fact-multi-paxos-leads = proponente: lidera com {$ballot}, posição livre {$next}
fact-multi-paxos-met = votação mais alta conhecida: {$ballot}
fact-multi-paxos-queue = { $count ->
    [1] 1 comando espera
   *[other] {$count} comandos esperam
}
fact-multi-paxos-no-promise = aceitador: sem promessa
fact-multi-paxos-promise = aceitador: prometeu {$ballot}
fact-multi-paxos-votes = aceitador: votos em { $count ->
    [1] 1 posição
   *[other] {$count} posições
}
fact-multi-paxos-learner = aprendiz: aplicado {$applied}, {$behind} atrás de uma lacuna
fact-multi-paxos-store = armazém: {$store}

## O que um processo espera, e os seus temporizadores

wait-multi-paxos-promises = {$me} espera promessas de {$ballot}: tem {$count} de {$majority}
wait-multi-paxos-back-off = {$me} espera antes de tentar de novo
wait-multi-paxos-votes = {$me} espera votos para a posição {$slot}
wait-multi-paxos-response = {$me} espera a resposta de {$leader} ao seu comando {$number}
timer-multi-paxos-client = sem resposta até lá: {$me} pede ao proponente seguinte
timer-multi-paxos-attempt = então {$me} espera, ou tenta de novo
timer-multi-paxos-again = então {$me} volta a propor o que não está escolhido

# Cada variante em uma linha.
variant-multi-paxos-standard = um líder faz escolher comandos posição por posição; o seguinte adota o que pode estar escolhido e enche lacunas com no-ops
