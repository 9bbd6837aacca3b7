# Franklin: o que um passo fez e por quê, em uma frase completa e em poucas palavras (-brief, para o registro).
# $me é o processo, $j o id que a mensagem leva (se o processo começou por si mesmo: o líder que se foi),
# $left e $right os ids que vieram de seus dois lados, $round o número de uma rodada, $epoch o de uma eleição.

rule-franklin-start = {$me} começa uma eleição: é vermelho e envia ELECTION({$me}) nos dois sentidos
rule-franklin-start-brief = começa, vermelho
rule-franklin-start-noticed = {$me} percebe que seu líder {$j} se foi: é vermelho e envia ELECTION({$me}) nos dois sentidos
rule-franklin-start-noticed-brief = percebe, começa
rule-franklin-start-ignored = {$me} está em uma eleição que não terminou: o início é ignorado
rule-franklin-start-ignored-brief = início ignorado
rule-franklin-wake = ELECTION({$j}) acorda {$me}: é vermelho e envia ELECTION({$me}) nos dois sentidos
rule-franklin-wake-brief = acorda, vermelho
rule-franklin-listen = ELECTION({$j}) acorda {$me}, que não começou: é preto e só repassa
rule-franklin-listen-brief = acorda, preto
rule-franklin-outdated = a mensagem é de uma eleição anterior; {$me} está na eleição {$epoch} e a descarta
rule-franklin-outdated-brief = eleição passada
    .outcome = {$me} a descarta: eleição passada
    .outcome-short = eleição passada
rule-franklin-await-lower = {$j} é menor que {$me}, que espera o outro lado antes de julgar a rodada {$round}
rule-franklin-await-lower-brief = < {$me}, espera
    .outcome = {$me} espera o outro lado
    .outcome-short = espera
rule-franklin-await-higher = {$j} é maior que {$me}, que espera o outro lado antes de julgar a rodada {$round}
rule-franklin-await-higher-brief = > {$me}, espera
    .outcome = {$me} espera o outro lado
    .outcome-short = espera
rule-franklin-await-own = {$me} tem o próprio id de um lado na rodada {$round} e espera o outro lado
rule-franklin-await-own-brief = próprio, espera
    .outcome = {$me} espera o outro lado
    .outcome-short = espera
rule-franklin-keep-early = {$j} está uma rodada à frente de {$me}, que está na rodada {$round}: a mensagem fica guardada até lá
rule-franklin-keep-early-brief = cedo: guardada
    .outcome = {$me} a guarda: cedo
    .outcome-short = cedo: guardada
rule-franklin-repeated = {$me} está na rodada {$round} e já ouviu este lado: a mensagem é descartada
rule-franklin-repeated-brief = já ouvida
    .outcome = {$me} a descarta: já ouvida
    .outcome-short = já ouvida
rule-franklin-next-round = {$left} à esquerda e {$right} à direita são menores que {$me}: continua vermelho e envia ELECTION({$me}) nos dois sentidos para a rodada {$next}
rule-franklin-next-round-brief = vence a rodada {$round}
    .outcome = {$me} segue vermelho
    .outcome-short = segue vermelho
rule-franklin-turn-black = {$me} tem {$left} à esquerda e {$right} à direita; {$higher} é maior: fica preto
rule-franklin-turn-black-brief = {$higher} > {$me}: preto
    .outcome = {$me} fica preto
    .outcome-short = preto
rule-franklin-release-kept =
    {$me} solta { $count ->
        [one] a mensagem
       *[other] as {$count} mensagens
    } que tinha guardado: alguém mais à frente espera
rule-franklin-release-kept-brief = solta {$count}
    .outcome = {$me} solta {$count}
    .outcome-short = solta {$count}
rule-franklin-win = {$me} recebe o próprio id dos dois lados na rodada {$round}: ninguém mais é vermelho, {$me} é líder e envia ELECTED({$me}) em sentido horário
rule-franklin-win-brief = próprio ×2: vence
    .outcome = {$me} recebe seu id duas vezes
    .outcome-short = seu id ×2
rule-franklin-relay = {$me} não é vermelho: repassa {$j}
rule-franklin-relay-brief = repassado
    .outcome = {$me} o repassa
    .outcome-short = repassado
rule-franklin-drop-own = {$me} não é mais vermelho e {$j} é o próprio id: não segue adiante
rule-franklin-drop-own-brief = próprio: não segue
    .outcome = {$me} o detém
    .outcome-short = próprio: não segue
rule-franklin-learn = a eleição terminou para {$me}: toma {$j} como líder e repassa ELECTED({$j})
rule-franklin-learn-brief = decidido
    .outcome = {$me} segue {$j}
    .outcome-short = segue {$j}
rule-franklin-lap-over = ELECTED({$j}) voltou a {$me}, que o enviou: todos o viram e ele não segue adiante
rule-franklin-lap-over-brief = próprio: não segue
    .outcome = {$me} o detém
    .outcome-short = não segue
rule-franklin-skip-crashed = {$me} fecha o anel por cima de {$crashed}, que caiu: envia {$kind}({$payload}) um lugar mais adiante
rule-franklin-skip-crashed-brief = pula {$crashed}
    .outcome = {$me} pula {$crashed}
    .outcome-short = pula {$crashed}

fact-franklin-no-colour = cor: nenhuma, repassa
fact-franklin-red = cor: vermelho
fact-franklin-black = cor: preto, repassa
fact-franklin-round = rodada: {$round}
fact-franklin-left = da esquerda: {$j}
fact-franklin-left-missing = da esquerda: nada ainda
fact-franklin-right = da direita: {$j}
fact-franklin-right-missing = da direita: nada ainda
fact-franklin-kept = guardada para a rodada {$round}: {$j}
fact-franklin-election = eleição: número {$epoch}

# Ao lado de um processo onde quer que seja desenhado: o mais curto possível.
badge-franklin-round = r{$round}

wait-franklin-both = {$me} espera um ELECTION da rodada {$round} dos dois lados
wait-franklin-left = {$me} espera um ELECTION da rodada {$round} da esquerda
wait-franklin-right = {$me} espera um ELECTION da rodada {$round} da direita
wait-franklin-black = {$me} espera um ELECTED

# Cada variante em uma linha.
variant-franklin-standard = quem acorda com uma mensagem entra com seu id; dos vizinhos que competem fica o maior
variant-franklin-initiators-only = só competem os que começam; quem acorda com uma mensagem repassa
