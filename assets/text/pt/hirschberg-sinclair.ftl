# Hirschberg–Sinclair: o que um passo fez e por quê, em uma frase completa e em poucas palavras (-brief, para o registro).
# $me é o processo, $j o id que a mensagem leva (se o processo começou por si mesmo: o líder que se foi),
# $phase o número de uma fase, $reach a quantos saltos vão suas sondas, $hop onde está uma sonda, $epoch o número de uma eleição.

rule-hirschberg-sinclair-start = {$me} começa uma eleição: é candidato e envia PROBE({$me}) nos dois sentidos, a um salto
rule-hirschberg-sinclair-start-brief = começa, fase 0
rule-hirschberg-sinclair-start-noticed = {$me} percebe que seu líder {$j} se foi: é candidato e envia PROBE({$me}) nos dois sentidos, a um salto
rule-hirschberg-sinclair-start-noticed-brief = percebe, começa
rule-hirschberg-sinclair-start-ignored = {$me} está em uma eleição que não terminou: o início é ignorado
rule-hirschberg-sinclair-start-ignored-brief = início ignorado
rule-hirschberg-sinclair-wake = uma mensagem sobre {$j} acorda {$me}: é candidato e envia PROBE({$me}) nos dois sentidos, a um salto
rule-hirschberg-sinclair-wake-brief = acorda, fase 0
rule-hirschberg-sinclair-outdated = a mensagem é de uma eleição anterior; {$me} está na eleição {$epoch} e a descarta
rule-hirschberg-sinclair-outdated-brief = eleição passada
    .outcome = {$me} a descarta: eleição passada
    .outcome-short = eleição passada
rule-hirschberg-sinclair-swallow = {$j} é menor que {$me}: sua sonda não segue adiante
rule-hirschberg-sinclair-swallow-brief = < {$me}: não segue
    .outcome = {$me} não o deixa seguir
    .outcome-short = não segue
rule-hirschberg-sinclair-defeat = {$j} é maior que {$me}: {$me} é derrotado na fase {$phase}
rule-hirschberg-sinclair-defeat-brief = > {$me}: derrotado
    .outcome = {$me} é derrotado
    .outcome-short = derrotado
rule-hirschberg-sinclair-pass-on = {$j} é maior que {$me}: sua sonda, no salto {$hop} de {$reach}, segue adiante
rule-hirschberg-sinclair-pass-on-brief = > {$me}, {$hop} de {$reach}
    .outcome = {$me} o repassa, {$hop} de {$reach}
    .outcome-short = repassa
rule-hirschberg-sinclair-reply = {$j} é maior que {$me}, e o salto {$hop} era o último de sua sonda: {$me} devolve REPLY({$j})
rule-hirschberg-sinclair-reply-brief = > {$me}: responde
    .outcome = {$me} responde
    .outcome-short = responde
rule-hirschberg-sinclair-win = {$j} é o id do próprio {$me} e deu a volta completa: nenhum id é maior, {$me} é líder e envia ELECTED({$me}) em sentido horário
rule-hirschberg-sinclair-win-brief = próprio: vence
    .outcome = {$me} recebe seu próprio id
    .outcome-short = volta seu id
rule-hirschberg-sinclair-won-already = a outra sonda de {$me} também deu a volta; já é líder
rule-hirschberg-sinclair-won-already-brief = próprio: já lidera
    .outcome = {$me} já é líder
    .outcome-short = próprio: já lidera
rule-hirschberg-sinclair-return = a resposta a {$j} segue de volta para onde veio sua sonda
rule-hirschberg-sinclair-return-brief = repassada
    .outcome = {$me} o repassa
    .outcome-short = repassado
rule-hirschberg-sinclair-await-other = ninguém é maior que {$me} de um lado na fase {$phase}: espera a outra resposta
rule-hirschberg-sinclair-await-other-brief = 1 de 2 respostas
rule-hirschberg-sinclair-next-phase = ninguém a {$hops} saltos é maior que {$me}: começa a fase {$next}, e suas sondas vão a {$reach} saltos
rule-hirschberg-sinclair-next-phase-brief = à fase {$next}
    .outcome = {$me} à fase {$next}
    .outcome-short = à fase {$next}
rule-hirschberg-sinclair-reply-ignored = {$me} não espera mais esta resposta
rule-hirschberg-sinclair-reply-ignored-brief = resposta ignorada
    .outcome = {$me} ignora a resposta
    .outcome-short = resposta ignorada
rule-hirschberg-sinclair-learn = a eleição terminou para {$me}: toma {$j} como líder e repassa ELECTED({$j})
rule-hirschberg-sinclair-learn-brief = decidido
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-hirschberg-sinclair-lap-over = ELECTED({$j}) voltou a {$me}, que o enviou: todos o viram e ele não segue adiante
rule-hirschberg-sinclair-lap-over-brief = próprio: não segue
    .outcome = {$me} o detém
    .outcome-short = não segue
rule-hirschberg-sinclair-skip-crashed = {$me} fecha o anel por cima de {$crashed}, que caiu: envia {$kind}({$payload}) um lugar mais adiante
rule-hirschberg-sinclair-skip-crashed-brief = pula {$crashed}
    .outcome = {$me} pula {$crashed}
    .outcome-short = pula {$crashed}

fact-hirschberg-sinclair-asleep = eleição: dormindo
fact-hirschberg-sinclair-candidate = eleição: candidato
fact-hirschberg-sinclair-defeated = eleição: derrotado
fact-hirschberg-sinclair-leader = eleição: vencida
fact-hirschberg-sinclair-phase =
    fase {$phase}: as sondas vão a { $reach ->
        [one] um salto
       *[other] {$reach} saltos
    }
fact-hirschberg-sinclair-left = resposta da esquerda: sim
fact-hirschberg-sinclair-left-missing = resposta da esquerda: ainda não
fact-hirschberg-sinclair-right = resposta da direita: sim
fact-hirschberg-sinclair-right-missing = resposta da direita: ainda não
fact-hirschberg-sinclair-election = eleição: número {$epoch}

# Ao lado de um processo onde quer que seja desenhado: o mais curto possível. k é o número da fase, como no artigo.
badge-hirschberg-sinclair-phase = k{$phase}

wait-hirschberg-sinclair-both = {$me} espera as respostas às suas duas sondas da fase {$phase}
wait-hirschberg-sinclair-left = {$me} espera a resposta à sua sonda esquerda da fase {$phase}
wait-hirschberg-sinclair-right = {$me} espera a resposta à sua sonda direita da fase {$phase}
wait-hirschberg-sinclair-defeated = {$me} espera um ELECTED

# Cada variante em uma linha.
variant-hirschberg-sinclair-standard = os candidatos sondam vizinhanças cada vez maiores, o dobro mais longe; lidera quem ninguém supera na volta toda
