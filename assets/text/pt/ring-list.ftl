# O anel de listas: o que um passo fez e por quê, em uma frase inteira e em poucas palavras (-brief, para o registro).
# $me é o processo, $list os ids da lista que a mensagem leva, $leader o maior deles ou o líder que ela nomeia.

rule-ring-list-start = {$me} começa uma eleição: envia uma lista com o próprio id, ELECTION({$me}), ao processo seguinte
rule-ring-list-start-brief = começa
rule-ring-list-start-noticed = {$me} percebe que seu líder {$j} se foi: envia uma lista com o próprio id, ELECTION({$me}), ao processo seguinte
rule-ring-list-start-noticed-brief = percebe, começa
rule-ring-list-append = {$me} não está na lista {$list}: acrescenta seu id e passa a lista adiante
rule-ring-list-append-brief = não está: + {$me}
    .outcome = {$me} não estava: + {$me}
    .outcome-short = + {$me}
rule-ring-list-lap-over = {$me} está na lista {$list}: a volta terminou e {$leader}, o maior dela, é o líder; {$me} faz circular COORDINATOR({$leader})
rule-ring-list-lap-over-brief = está: máx. {$leader}
    .outcome = {$me} está: líder {$leader}
    .outcome-short = está: máx. {$leader}
rule-ring-list-learn = {$me} toma {$leader} como líder e {$list} como membros do anel, e passa COORDINATOR({$leader}) adiante
rule-ring-list-learn-brief = decidido
    .outcome = {$me} sabe que {$leader} é líder
    .outcome-short = {$leader} é líder
rule-ring-list-stop = COORDINATOR({$leader}) já passou por {$me}: a volta terminou e ele não segue adiante
rule-ring-list-stop-brief = visto: não segue
    .outcome = {$me} o detém
    .outcome-short = não segue
rule-ring-list-skip-crashed = {$me} fecha o anel por cima de {$crashed}, que caiu: envia {$kind}({$payload}) um lugar mais adiante
rule-ring-list-skip-crashed-brief = pula {$crashed}
    .outcome = {$me} pula {$crashed}
    .outcome-short = pula {$crashed}
rule-ring-list-alone = todos os outros caíram: {$me} é líder sozinho e não tem a quem avisar
rule-ring-list-alone-brief = só: é líder

fact-ring-list-members = membros: {$members}
fact-ring-list-no-members = membros: não os conhece

wait-ring-list = {$me} espera que uma lista com seu id dê a volta ou que chegue um COORDINATOR

variant-ring-list-standard = uma lista de todos os ativos dá uma volta; o líder é o maior id que ela contém
