# Superpares com fichas: o que um passo fez e por quê, como frase inteira e em poucas palavras (-brief, para o registro).

rule-superpeer-tokens-start = todos começam: começa o primeiro período de {$me}
rule-superpeer-tokens-start-brief = começa
rule-superpeer-tokens-start-noticed = {$me} nota que seu superpar {$j} se foi
rule-superpeer-tokens-start-noticed-brief = nota
rule-superpeer-tokens-start-ignored = {$me} já começou: o início é ignorado
rule-superpeer-tokens-start-ignored-brief = início ignorado
rule-superpeer-tokens-recovered = {$me} voltou, sem ficha nem superpar; seus períodos começam com o primeiro rumor que ouvir
rule-superpeer-tokens-recovered-brief = voltou
rule-superpeer-tokens-get = {$me} recebe a ficha {$token}
rule-superpeer-tokens-get-brief = recebe ficha {$token}
rule-superpeer-tokens-tell = começa um período: {$me} diz a seus vizinhos que tem a ficha {$token}, rumor {$number}
rule-superpeer-tokens-tell-brief = diz: {$token}.{$number}
rule-superpeer-tokens-settle =
    {$me} teve a ficha {$token} durante { $tenure ->
        [one] 1 período inteiro
       *[other] {$tenure} períodos inteiros
    }: está fixo, e é superpar
rule-superpeer-tokens-settle-brief = superpar
rule-superpeer-tokens-begin-late = com o rumor da ficha {$token} começam os períodos de {$me}
rule-superpeer-tokens-begin-late-brief = há períodos
rule-superpeer-tokens-pass-on = {$me} ouve pela primeira vez que {$holder} tem a ficha {$token}: diz a seus outros vizinhos
rule-superpeer-tokens-pass-on-brief = {$token} em {$holder}
rule-superpeer-tokens-gossip-ignored = {$me} já ouviu esse rumor, ou um posterior dessa ficha: ignorado
rule-superpeer-tokens-gossip-ignored-brief = já ouvido
rule-superpeer-tokens-give-way = {$me} ouve que {$holder} tem a ficha {$token}, que {$me} também tem: solta-a
rule-superpeer-tokens-give-way-brief = solta {$token}
rule-superpeer-tokens-stay = a força sobre a ficha {$token} não passa de seu limiar: fica em {$me}
rule-superpeer-tokens-stay-brief = fica
rule-superpeer-tokens-stuck = a força sobre a ficha {$token} passa de seu limiar, mas nenhum vizinho de {$me} está a menos de 60 graus de sua direção: fica
rule-superpeer-tokens-stuck-brief = sem via
rule-superpeer-tokens-offer = a força sobre a ficha {$token} passa de seu limiar: {$me} a entrega a {$to}, o mais próximo de sua direção
rule-superpeer-tokens-offer-brief = a {$to}
rule-superpeer-tokens-accept = {$me} não tem ficha: toma a ficha {$token} de {$j}
rule-superpeer-tokens-accept-brief = toma ficha {$token}
rule-superpeer-tokens-decline = {$me} já tem uma ficha: não toma a ficha {$token}
rule-superpeer-tokens-decline-brief = já tem uma
rule-superpeer-tokens-handover-ignored = {$me} ouviu um rumor posterior dessa ficha: a entrega está desatualizada
rule-superpeer-tokens-handover-ignored-brief = desatualizada
rule-superpeer-tokens-let-go = {$j} tem agora a ficha {$token}: {$me} a solta
rule-superpeer-tokens-let-go-brief = solta {$token}
rule-superpeer-tokens-accept-ignored = {$me} já não tem essa ficha: ignorado
rule-superpeer-tokens-accept-ignored-brief = ignorado
rule-superpeer-tokens-keep = {$j} não toma a ficha {$token}: {$me} a conserva
rule-superpeer-tokens-keep-brief = conserva {$token}
rule-superpeer-tokens-refuse-ignored = {$me} já não espera essa resposta: ignorada
rule-superpeer-tokens-refuse-ignored-brief = ignorado
rule-superpeer-tokens-leave = nenhum rumor nomeia {$leader} como fixo em seu lugar: {$me} deixa seu superpar
rule-superpeer-tokens-leave-brief = deixa {$leader}
rule-superpeer-tokens-ask = {$me} pede a {$to}, o fixo mais próximo que não o recusou
rule-superpeer-tokens-ask-brief = pede a {$to}
rule-superpeer-tokens-unserved = {$me} não ouviu de ninguém fixo, ou todos o recusaram: ninguém o serve
rule-superpeer-tokens-unserved-brief = sem superpar
rule-superpeer-tokens-welcome =
    {$me} aceita {$j}: agora serve { $members ->
        [one] 1 membro
       *[other] {$members} membros
    }
rule-superpeer-tokens-welcome-brief = membro {$members}
rule-superpeer-tokens-welcome-again = {$j} já é membro de {$me}: é aceito outra vez
rule-superpeer-tokens-welcome-again-brief = outra vez
rule-superpeer-tokens-full = {$me} não tem lugar, ou não é superpar: não aceita {$j}
rule-superpeer-tokens-full-brief = não há lugar
rule-superpeer-tokens-follow = {$me} é aceito: {$j} o serve
rule-superpeer-tokens-follow-brief = membro de {$j}
rule-superpeer-tokens-welcome-ignored = {$me} é superpar: a resposta é ignorada
rule-superpeer-tokens-welcome-ignored-brief = ignorado
rule-superpeer-tokens-refused-by = {$j} não aceita {$me}, que segue com o próximo mais perto
rule-superpeer-tokens-refused-by-brief = recusado
rule-superpeer-tokens-full-ignored = {$me} não espera essa recusa: ignorada
rule-superpeer-tokens-full-ignored-brief = ignorado

## Junto a um processo, e seus campos

badge-superpeer-tokens = ◉{$token}
badge-superpeer-tokens-settled = ★◉{$token}
fact-superpeer-tokens-none = não tem ficha
fact-superpeer-tokens-held = ficha {$token}, há {$periods} de {$tenure} períodos
fact-superpeer-tokens-force = força {$force}, limiar {$theta}
fact-superpeer-tokens-no-members = não serve mais ninguém
fact-superpeer-tokens-members = serve {$count}: {$ids}
fact-superpeer-tokens-heard = fichas de que ouviu: {$count}

## O que um processo espera, e seus temporizadores

wait-superpeer-tokens-accept = {$me} espera a resposta de {$j} a sua ficha
wait-superpeer-tokens-welcome = {$me} espera a resposta de {$j} a seu JOIN
timer-superpeer-tokens-period = então começa o período seguinte de {$me}
timer-superpeer-tokens-sum = então chegaram todos os rumores do período: {$me} soma as forças, ou pede um superpar

## O que um processo guarda

holding-superpeer-tokens-token = ficha
holding-superpeer-tokens-force = força
holding-superpeer-tokens-theta = limiar

## O que não pode ser

refused-superpeer-tokens-count = {$tokens} fichas para {$n} processos
refused-superpeer-tokens-count-mend = dê de 1 a {$n} fichas
refused-superpeer-tokens-down = a ficha {$token} é dada a um processo caído
refused-superpeer-tokens-down-mend = dê-a a um processo que esteja ativo no tick 0
refused-superpeer-tokens-period = um `period` de {$period} ticks acaba antes que um rumor chegue a todos e haja resposta
refused-superpeer-tokens-period-mend = dê ao menos {$least} ticks

# Cada variante em uma linha.
variant-superpeer-tokens-standard = as fichas se repelem; quem teve uma tempo bastante serve os de volta
variant-superpeer-tokens-restless = uma ficha que se move não esfria: algumas nunca repousam
