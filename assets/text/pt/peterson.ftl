# Peterson: o que um passo fez e por quê, em uma frase inteira e em poucas palavras (-brief, para o registro).
# $me é o processo, $j o valor que a mensagem leva (quando o processo começa por si mesmo, o líder que se foi),
# $tid o valor pelo qual ele fala, $first o primeiro valor da fase, $larger o maior de $tid e $j.

rule-peterson-start = {$me} começa uma eleição: está ativo, fala pelo próprio id e envia ELECTION({$me})
rule-peterson-start-brief = começa
rule-peterson-start-noticed = {$me} percebe que seu líder {$j} se foi: está ativo, fala pelo próprio id e envia ELECTION({$me})
rule-peterson-start-noticed-brief = percebe, começa
rule-peterson-start-ignored = {$me} está em uma eleição não terminada: o início é ignorado
rule-peterson-start-ignored-brief = início ignorado
rule-peterson-wake = ELECTION({$j}) acorda {$me}: está ativo, fala pelo próprio id e envia ELECTION({$me})
rule-peterson-wake-brief = acorda: envia {$me}
rule-peterson-outdated = a mensagem é de uma eleição anterior; {$me} está na eleição {$epoch} e a descarta
rule-peterson-outdated-brief = eleição velha
    .outcome = {$me} a descarta: eleição passada
    .outcome-short = eleição velha
rule-peterson-first = {$j} é o primeiro valor que {$me} ouve nesta fase: guarda-o e envia {$larger}, o maior de {$j} e {$tid}, ao processo seguinte
rule-peterson-first-brief = 1º: envia {$larger}
    .outcome = {$me} envia {$larger}
    .outcome-short = envia {$larger}
rule-peterson-next-phase = o primeiro valor, {$first}, não é menor que {$tid}, pelo qual {$me} falava, nem que {$j}, o segundo: {$me} fala por {$first} na fase {$phase} e envia ELECTION({$first})
rule-peterson-next-phase-brief = fala por {$first}
    .outcome = {$me} fala por {$first}
    .outcome-short = fala por {$first}
rule-peterson-turn-relay = o primeiro valor, {$first}, é menor que {$larger}, o maior de {$tid}, pelo qual {$me} falava, e {$j}, o segundo: de agora em diante {$me} só repassa
rule-peterson-turn-relay-brief = {$first} < {$larger}: repassa
    .outcome = {$me} só repassa
    .outcome-short = repassa
rule-peterson-relay = {$me} não está ativo: passa {$j} ao processo seguinte
rule-peterson-relay-brief = passa adiante
    .outcome = {$me} o repassa
    .outcome-short = repassado
rule-peterson-win = {$j} é o id do próprio {$me} e voltou para casa: nenhum id é maior, {$me} é líder e envia ELECTED({$me})
rule-peterson-win-brief = próprio: vence
    .outcome = {$me} recebe seu próprio id
    .outcome-short = volta seu id
rule-peterson-drop = {$me} já é líder: {$j} não segue adiante
rule-peterson-drop-brief = líder: descartado
    .outcome = {$me} é líder: descarta
    .outcome-short = líder: descartado
rule-peterson-learn = a eleição terminou para {$me}: toma {$j} como líder e passa ELECTED({$j}) ao processo seguinte
rule-peterson-learn-brief = decidido
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-peterson-lap-over = ELECTED({$j}) voltou a {$me}, que o enviou: todos o viram e ele não segue adiante
rule-peterson-lap-over-brief = próprio: não segue
    .outcome = {$me} o detém
    .outcome-short = não segue
rule-peterson-skip-crashed = {$me} fecha o anel por cima de {$crashed}, que caiu: envia {$kind}({$payload}) um lugar mais adiante
rule-peterson-skip-crashed-brief = pula {$crashed}
    .outcome = {$me} pula {$crashed}
    .outcome-short = pula {$crashed}

badge-peterson = por {$tid} · f{$phase}
    .short = por {$tid} f{$phase}
    .shortest = {$tid} f{$phase}

fact-peterson-active = ativo: fala por {$tid} na fase {$phase}
fact-peterson-relay = só repassa desde a fase {$phase}
fact-peterson-leader = seu próprio id voltou para casa
fact-peterson-asleep = não começou
fact-peterson-first = primeiro valor: {$first}
fact-peterson-election = eleição: {$epoch}

wait-peterson-first = {$me} espera o primeiro valor da fase {$phase}
wait-peterson-second = {$me} tem {$first} e espera o segundo valor da fase {$phase}
wait-peterson-relay = {$me} espera que o próprio id volte para casa ou que chegue um ELECTED

variant-peterson-standard = cada ativo ouve dois valores e segue falando pelo primeiro se nenhum é maior
