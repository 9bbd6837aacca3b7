# Superpares num círculo de ids: o que um passo fez e por quê, como frase inteira e em poucas palavras (-brief, para o registro).

rule-superpeer-dht-start = {$me} começa: vê quem responde por sua chave
rule-superpeer-dht-start-brief = começa
rule-superpeer-dht-start-noticed = {$me} nota que seu superpar {$j} se foi: começa de novo
rule-superpeer-dht-start-noticed-brief = nota
rule-superpeer-dht-recovered = {$me} voltou; só se lembra do número de seu último pedido, e começa
rule-superpeer-dht-recovered-brief = voltou
rule-superpeer-dht-answer-timeout = {$me} esperou {$patience} ticks, mais do que levam uma busca e uma resposta: começa de novo
rule-superpeer-dht-answer-timeout-brief = sem resposta
rule-superpeer-dht-again = mudou quem está ativo enquanto {$me} espera: começa de novo
rule-superpeer-dht-again-brief = de novo
rule-superpeer-dht-forgotten = {$j}, o superpar de {$me}, saiu e voltou sem seus membros: {$me} começa de novo
rule-superpeer-dht-forgotten-brief = {$j} o esqueceu
rule-superpeer-dht-serve = {$me} responde por sua chave {$key}: é superpar, sem mensagem
rule-superpeer-dht-serve-brief = superpar
rule-superpeer-dht-look-up = {$me} busca {$key}, seu id com todos os bits a 0 salvo os primeiros
rule-superpeer-dht-look-up-brief = busca {$key}
rule-superpeer-dht-elsewhere = {$me} responde por sua chave, mas seus últimos bits não são 0 e não é superpar: pede a {$next}, o seguinte que é
rule-superpeer-dht-elsewhere-brief = pede a {$next}
rule-superpeer-dht-pass-on = {$me} não responde por {$key}: passa a pergunta de {$origin} a {$next}, o dedo mais distante antes dela, ou seu sucessor
rule-superpeer-dht-pass-on-brief = a {$next}
rule-superpeer-dht-found =
    {$me} responde por {$key}: diz a {$origin}, após { $hops ->
        [one] 1 salto
       *[other] {$hops} saltos
    }
rule-superpeer-dht-found-brief = achado: {$me}
rule-superpeer-dht-join = {$found} responde pela chave de {$me}, que lhe pede para entrar
rule-superpeer-dht-join-brief = pede a {$found}
rule-superpeer-dht-found-ignored = {$me} não espera essa resposta: ignorada
rule-superpeer-dht-found-ignored-brief = ignorado
rule-superpeer-dht-welcome =
    {$me} aceita {$j}: agora serve { $members ->
        [one] 1 membro
       *[other] {$members} membros
    }
rule-superpeer-dht-welcome-brief = membro {$members}
rule-superpeer-dht-welcome-again = {$j} já é membro de {$me}: é aceito outra vez
rule-superpeer-dht-welcome-again-brief = outra vez
rule-superpeer-dht-full = {$me} não tem lugar, ou não é superpar: envia {$j} a {$next}, o superpar seguinte
rule-superpeer-dht-full-brief = não: {$next}
rule-superpeer-dht-nobody = {$me} não é superpar, e não há nenhum: diz isso a {$j}
rule-superpeer-dht-nobody-brief = não, ninguém
rule-superpeer-dht-join-ignored = {$me} não é a quem {$j} deve pedir, ou {$j} se foi: ignorado
rule-superpeer-dht-join-ignored-brief = ignorado
rule-superpeer-dht-follow = {$me} é aceito: {$j} o serve
rule-superpeer-dht-follow-brief = membro de {$j}
rule-superpeer-dht-welcome-ignored = {$me} não espera essa resposta: ignorada
rule-superpeer-dht-welcome-ignored-brief = ignorado
rule-superpeer-dht-go-on = {$j} não aceita {$me}, que pede a {$next}
rule-superpeer-dht-go-on-brief = pede a {$next}
rule-superpeer-dht-unserved = já se pediu a todos os superpares, ou não há nenhum: ninguém serve {$me}
rule-superpeer-dht-unserved-brief = sem superpar
rule-superpeer-dht-full-ignored = {$me} não espera essa recusa: ignorada
rule-superpeer-dht-full-ignored-brief = ignorado
rule-superpeer-dht-hand-over =
    {$j} está ativo e tem um id menor do segmento: {$me} lhe entrega { $members ->
        [0] o papel; não tem membros
        [one] o papel e seu único membro
       *[other] o papel e seus {$members} membros
    }
rule-superpeer-dht-hand-over-brief = papel a {$j}
rule-superpeer-dht-await-move = {$j} está ativo e tem um id menor do segmento: {$me} espera que diga que o serve
rule-superpeer-dht-await-move-brief = espera {$j}
rule-superpeer-dht-take-over =
    {$me} recebe o papel de {$j}: serve { $members ->
        [0] {$j}
        [one] seu único membro e {$j}
       *[other] seus {$members} membros e {$j}
    }, enquanto houver lugar
rule-superpeer-dht-take-over-brief = recebe o papel
rule-superpeer-dht-handover-ignored = {$me} não responde pelo segmento de {$j}: ignorado
rule-superpeer-dht-handover-ignored-brief = ignorado
rule-superpeer-dht-move = {$j} serve {$me} a partir de agora
rule-superpeer-dht-move-brief = membro de {$j}
rule-superpeer-dht-moved-ignored = {$me} não espera essa notícia: ignorada
rule-superpeer-dht-moved-ignored-brief = ignorado
rule-superpeer-dht-strike-off = {$j}, membro de {$me}, se foi: {$me} o risca
rule-superpeer-dht-strike-off-brief = {$j} riscado

## Junto a um processo, e seus campos

badge-superpeer = +{$count}
fact-superpeer-dht-idle = não espera nada
fact-superpeer-dht-found = espera FOUND
fact-superpeer-dht-welcome = espera uma resposta de {$j}
fact-superpeer-dht-moved = espera notícias de {$j}
fact-superpeer-dht-key = chave: {$key}
fact-superpeer-dht-no-members = não serve mais ninguém
fact-superpeer-dht-members = serve {$count}: {$ids}
fact-superpeer-dht-hops = saltos de sua busca: {$hops}

## O que um processo espera, e seu temporizador

wait-superpeer-dht-found = {$me} espera saber quem responde por {$key}
wait-superpeer-dht-welcome = {$me} espera a resposta de {$j} a seu JOIN
wait-superpeer-dht-moved = {$me} espera que {$j} diga que o serve
timer-superpeer-dht-answer = sem resposta até lá: {$me} começa de novo

## O que um processo guarda

holding-superpeer-members = membros
holding-superpeer-load = carga
holding-superpeer-dht-fingers = dedos
holding-superpeer-dht-number = número de seu último pedido

## O que não pode ser

refused-superpeer-dht-prefix = `prefix` é {$prefix}, mais que os {$bits} `bits` de um id
refused-superpeer-dht-prefix-mend = dê um `prefix` de 0 a {$bits}
refused-superpeer-dht-bits = {$n} processos não podem ter ids diferentes de {$bits} bits
refused-superpeer-dht-bits-mend = há {$ids} ids assim: dê mais `bits`, ou menos processos

# Cada variante em uma linha.
variant-superpeer-dht-standard = os primeiros bits de um id nomeiam seu superpar: o menor processo do segmento; os demais o acham com uma busca
variant-superpeer-dht-exact-pattern = só é superpar quem tem a 0 todos os últimos bits de seu id: pode não haver nenhum
