# O que um passo fez e por quê: os valores comparados e a regra, em uma frase inteira e em poucas palavras (-brief, para o registro).
# $me é o processo e $j o id que a mensagem leva; no algoritmo bully, $j é quem a envia;
# quando o processo começa por si mesmo, $j é o líder que se foi.

## Chang–Roberts

rule-chang-roberts-start = {$me} começa uma eleição: participa e envia ELECTION({$me}) ao processo seguinte
rule-chang-roberts-start-brief = começa
rule-chang-roberts-start-noticed = {$me} percebe que seu líder {$j} se foi: participa e envia ELECTION({$me}) ao processo seguinte
rule-chang-roberts-start-noticed-brief = percebe, começa
rule-chang-roberts-start-ignored = {$me} já participa: o início é ignorado
rule-chang-roberts-start-ignored-brief = início ignorado
rule-chang-roberts-join-pass-on = {$j} é maior que {$me}: {$me} participa e passa {$j} ao processo seguinte
rule-chang-roberts-join-pass-on-brief = > {$me} passa
    .outcome = {$me} o repassa
    .outcome-short = repassado
rule-chang-roberts-join-replace = {$j} é menor que {$me}: {$me} participa e envia o próprio id no lugar de {$j}
rule-chang-roberts-join-replace-brief = < {$me}: envia {$me}
    .outcome = {$me} envia o seu
    .outcome-short = envia o seu
rule-chang-roberts-join-own = {$me} recebe o próprio id, mas não participa: participa e envia {$me} outra vez
rule-chang-roberts-join-own-brief = próprio: reenvia
    .outcome = {$me} o reenvia
    .outcome-short = reenviado
rule-chang-roberts-pass-on = {$j} é maior que {$me}: {$me} passa {$j} ao processo seguinte
rule-chang-roberts-pass-on-brief = > {$me} passa
    .outcome = {$me} o repassa
    .outcome-short = repassado
rule-chang-roberts-discard = {$j} é menor que {$me}, que já participa: {$j} não pode vencer e é descartado
rule-chang-roberts-discard-brief = < {$me} descartado
    .outcome = {$me} o descarta
    .outcome-short = descartado
rule-chang-roberts-discard-other = {$j} não é {$me}, e nesta variante quem participa não repassa nada: {$j} é descartado
rule-chang-roberts-discard-other-brief = ≠ {$me} descartado
    .outcome = {$me} o descarta
    .outcome-short = descartado
rule-chang-roberts-replace = {$j} é menor que {$me}: {$me} envia o próprio id no lugar de {$j}
rule-chang-roberts-replace-brief = < {$me}: envia {$me}
    .outcome = {$me} envia o seu
    .outcome-short = envia o seu
rule-chang-roberts-win = {$j} é o id do próprio {$me} e deu a volta completa: nenhum id é maior, {$me} é líder e envia ELECTED({$me})
rule-chang-roberts-win-brief = próprio: vence
    .outcome = {$me} recebe seu próprio id
    .outcome-short = volta seu id
rule-chang-roberts-learn = a eleição terminou para {$me}: toma {$j} como líder e passa ELECTED({$j}) ao processo seguinte
rule-chang-roberts-learn-brief = decidido
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-chang-roberts-lap-over = ELECTED({$j}) voltou a {$me}, que o enviou: todos o viram e ele não segue adiante
rule-chang-roberts-lap-over-brief = próprio: não segue
    .outcome = {$me} o detém
    .outcome-short = não segue
rule-chang-roberts-skip-crashed = {$me} fecha o anel por cima de {$crashed}, que caiu: envia {$kind}({$payload}) um lugar mais adiante
rule-chang-roberts-skip-crashed-brief = pula {$crashed}
    .outcome = {$me} pula {$crashed}
    .outcome-short = pula {$crashed}

## Bully

rule-bully-start = {$me} começa uma eleição, pois não tem nenhuma própria em curso
rule-bully-start-brief = começa
rule-bully-start-noticed = {$me} percebe que seu líder {$j} se foi e começa uma eleição
rule-bully-start-noticed-brief = percebe, começa
rule-bully-start-ignored = {$me} já tem em curso uma eleição própria: não começa outra
rule-bully-start-ignored-brief = início ignorado
rule-bully-recovered = {$me} voltou e não sabe quem é líder: começa uma eleição
rule-bully-recovered-brief = volta: começa
rule-bully-hold-back-recovered = {$me} voltou e não sabe quem é líder: contém-se por T = {$t} ticks antes de começar uma eleição
rule-bully-hold-back-recovered-brief = contém-se
rule-bully-patience-over = {$me} conteve-se por T = {$t} ticks: começa uma eleição
rule-bully-patience-over-brief = agora começa
rule-bully-answer = {$me} é maior que {$j}: {$me} responde para que {$j} espere e começa sua própria eleição
rule-bully-answer-brief = responde, começa
    .outcome = {$me} responde e começa
    .outcome-short = responde
rule-bully-answer-running = {$me} é maior que {$j} e responde para que {$j} espere; já tem em curso sua própria eleição
rule-bully-answer-running-brief = responde
    .outcome = {$me} responde
    .outcome-short = responde
rule-bully-answer-settling = {$me} é maior que {$j} e responde para que {$j} espere; acaba de ouvir um COORDINATOR, está em repouso e não começa nenhuma eleição
rule-bully-answer-settling-brief = responde, repousa
    .outcome = {$me} responde, repousa
    .outcome-short = responde
rule-bully-answer-holding-back = {$me} é maior que {$j} e responde para que {$j} espere; está se contendo e ainda não começa nenhuma eleição
rule-bully-answer-holding-back-brief = responde, espera
    .outcome = {$me} responde e espera
    .outcome-short = responde
rule-bully-stand-down = {$j} é maior que {$me} e respondeu: {$me} deixa o resto com {$j} e espera um COORDINATOR por até 2T = {$twice} ticks
rule-bully-stand-down-brief = espera 2T
rule-bully-trust = {$j} é maior que {$me} e respondeu: {$me} dá seu trabalho por feito e não espera nenhum COORDINATOR
rule-bully-trust-brief = confia em {$j}
rule-bully-answer-ignored = {$me} já não espera nenhum ANSWER: o de {$j} é ignorado
rule-bully-answer-ignored-brief = ignorado
    .outcome = ignora o ANSWER de {$j}
    .outcome-short = ignorado
rule-bully-answer-timeout = {$me} não recebeu nenhum ANSWER em T = {$t} ticks: ninguém com um id maior está ativo
rule-bully-answer-timeout-brief = sem ANSWER em T
    .outcome = sem ANSWER em T: anuncia
    .outcome-short = sem ANSWER em T
rule-bully-coordinator-timeout = {$me} não ouviu nenhum COORDINATOR em 2T = {$twice} ticks: quem respondeu também caiu e {$me} começa de novo
rule-bully-coordinator-timeout-brief = passam 2T: começa
rule-bully-follow = {$j} é maior que {$me}: {$me} toma {$j} como líder e repousa por T = {$t} ticks
rule-bully-follow-brief = > {$me}: segue
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-bully-follow-unsettled = {$j} é maior que {$me}: {$me} toma {$j} como líder
rule-bully-follow-unsettled-brief = > {$me}: segue
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-bully-follow-lower = {$j} é menor que {$me}, mas nesta variante acredita-se em qualquer COORDINATOR: {$me} toma {$j} como líder
rule-bully-follow-lower-brief = < {$me}: segue
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-bully-lower-coordinator = {$j} é menor que {$me} e não deve ser líder: {$me} começa uma eleição para tomar o lugar
rule-bully-lower-coordinator-brief = < {$me}: começa
    .outcome = {$me} começa
    .outcome-short = começa
rule-bully-lower-coordinator-ignored = {$j} é menor que {$me} e não deve ser líder; {$me} já tem em curso uma eleição própria e não começa outra
rule-bully-lower-coordinator-ignored-brief = < {$me}: ignorado
    .outcome = {$me} o ignora
    .outcome-short = ignorado
rule-bully-hold-back-lower = {$j} é menor que {$me} e não deve ser líder: {$me} começará uma eleição, mas antes se contém por T = {$t} ticks
rule-bully-hold-back-lower-brief = < {$me}: contém-se
    .outcome = {$me} contém-se
    .outcome-short = contém-se
rule-bully-settled = {$me} repousou por T = {$t} ticks: a partir de agora, um ELECTION de um processo menor o faz começar outra eleição
rule-bully-settled-brief = fim do repouso
rule-bully-begin =
    {$me} envia ELECTION { $higher ->
        [1] ao único processo maior
       *[other] aos {$higher} processos maiores
    } e espera um ANSWER por até T = {$t} ticks
rule-bully-begin-brief = a {$higher} maiores
rule-bully-announce =
    {$me} é líder e envia COORDINATOR({$me}) { $others ->
        [1] ao único outro processo
       *[other] aos outros {$others}
    }
rule-bully-announce-brief = líder: proclama-se
rule-bully-announce-highest =
    nenhum id é maior que {$me}: {$me} é líder e envia COORDINATOR({$me}) { $others ->
        [0] a ninguém, porque está só
        [1] ao único outro processo
       *[other] aos outros {$others}
    }
rule-bully-announce-highest-brief = líder: proclama-se

## Os campos de um estado

fact-participating = participa: sim (ativo)
fact-not-participating = participa: não
fact-elected = eleito: {$leader}
fact-elected-undefined = eleito: @ (indefinido)
fact-bully-idle = eleição própria: nenhuma
fact-bully-awaiting-answer = eleição própria: espera ANSWER
fact-bully-awaiting-coordinator = eleição própria: espera COORDINATOR
fact-bully-holding-back = eleição própria: contém-se
fact-bully-settling = em repouso: sim
fact-bully-not-settling = em repouso: não

## O que um processo espera

wait-chang-roberts = {$me} espera que ELECTION({$me}) dê a volta ou que chegue um ELECTED
wait-bully-answer = {$me} espera um ANSWER de um processo maior até o fim do seu temporizador
wait-bully-coordinator = {$me} espera um COORDINATOR até o fim do seu temporizador
wait-bully-holding-back = {$me} contém-se até o fim do seu temporizador e então começa uma eleição

## O que significa um temporizador em curso: o que acontecerá quando acabar
timer-bully-answer = sem ANSWER até lá: {$me} é o líder
timer-bully-coordinator = sem COORDINATOR até lá: {$me} começa de novo
timer-bully-settle = então {$me} terá repousado
timer-bully-patience = então {$me} começa uma eleição
