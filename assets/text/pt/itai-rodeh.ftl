# Itai–Rodeh: o que um passo fez e por quê. $me é o nome que lhe dá quem observa: o próprio processo não tem nenhum.

rule-itai-rodeh-start = {$me} inicia uma eleição
rule-itai-rodeh-start-brief = inicia: tira {$own}
rule-itai-rodeh-start-noticed = {$me} nota que seu líder se foi e inicia uma eleição
rule-itai-rodeh-start-noticed-brief = nota: tira {$own}
rule-itai-rodeh-start-ignored = {$me} está em uma eleição que não terminou: o início é ignorado
rule-itai-rodeh-start-ignored-brief = início ignorado
rule-itai-rodeh-older = a mensagem é de uma eleição anterior à de {$me}: é descartada
rule-itai-rodeh-older-brief = velha: descartada
    .outcome = {$me} a descarta: velha
    .outcome-short = velha: descartada
rule-itai-rodeh-wake = a mensagem é de uma eleição mais nova: {$me} também começa, antes de tratar a mensagem
rule-itai-rodeh-wake-brief = acorda: tira {$own}
rule-itai-rodeh-draw = {$me} tira {$own} de 1 a {$most} na rodada {$own-round} e o envia em volta do anel
rule-itai-rodeh-draw-brief = tira {$own}
rule-itai-rodeh-win = {$j} deu {$n} saltos: é o que {$me} tirou e não encontrou nenhum igual; {$me} é líder e envia ELECTED
rule-itai-rodeh-win-brief = {$n} saltos: líder
    .outcome = {$me} é líder: {$n} saltos
    .outcome-short = {$n} saltos: líder
rule-itai-rodeh-tie = {$j} deu {$n} saltos: é o que {$me} tirou, mas encontrou um igual: quem tirou {$j} sorteia de novo
rule-itai-rodeh-tie-brief = empate: tira {$own}
    .outcome = {$me} empata: tira {$own}
    .outcome-short = empate: tira {$own}
rule-itai-rodeh-pass-equal =
    {$me} também tirou {$own}, mas após { $hop ->
        [one] um salto
       *[other] {$hop} saltos
    }, e não {$n}, este não é o seu: segue, e já não está só
rule-itai-rodeh-pass-equal-brief = = {$own} não está só
    .outcome = {$me}: {$own} não está só
    .outcome-short = não está só
rule-itai-rodeh-give-way = {$j} é maior que {$own}, que {$me} tirou: {$me} fica fora e passa o {$j} adiante
rule-itai-rodeh-give-way-brief = > {$own} passivo
    .outcome = {$me} fica passivo
    .outcome-short = passivo
rule-itai-rodeh-give-way-round = {$j} saiu na rodada {$round}, e {$me} ainda está na rodada {$own-round}: {$me} fica fora e passa o {$j} adiante
rule-itai-rodeh-give-way-round-brief = r{$round} > r{$own-round} passivo
    .outcome = {$me} fica passivo
    .outcome-short = passivo
rule-itai-rodeh-purge = {$j} é menor que {$own}, que {$me} tirou: não segue adiante
rule-itai-rodeh-purge-brief = < {$own} eliminado
    .outcome = {$me} o elimina
    .outcome-short = eliminado
rule-itai-rodeh-purge-round = {$j} saiu na rodada {$round}, e {$me} já está na rodada {$own-round}: não segue adiante
rule-itai-rodeh-purge-round-brief = r{$round} < r{$own-round}: fora
    .outcome = {$me} o elimina
    .outcome-short = eliminado
rule-itai-rodeh-pass-on = {$me} está fora e passa a mensagem adiante, com um salto a mais
rule-itai-rodeh-pass-on-brief = passada
    .outcome = {$me} o repassa
    .outcome-short = repassado
rule-itai-rodeh-drop = {$me} é líder: a mensagem não segue adiante
rule-itai-rodeh-drop-brief = líder: descartada
    .outcome = {$me} é líder: descarta
    .outcome-short = líder: descartada
rule-itai-rodeh-learn =
    o líder está { $hop ->
        [one] um passo
       *[other] {$hop} passos
    } atrás: {$me} o toma por líder e passa ELECTED adiante, com um salto a mais
rule-itai-rodeh-learn-brief = líder {$hop} atrás
    .outcome = seu líder: {$hop} atrás
    .outcome-short = líder {$hop} atrás
rule-itai-rodeh-lap-over = ELECTED deu {$n} saltos: todos o viram e ele não segue adiante
rule-itai-rodeh-lap-over-brief = {$n} saltos: fim
rule-itai-rodeh-skip-crashed = {$me} fecha o anel por cima de {$crashed}, que caiu: envia {$kind}({$payload}) um lugar mais adiante, e ninguém conta esse lugar
rule-itai-rodeh-skip-crashed-brief = pula {$crashed}
    .outcome = {$me} pula {$crashed}
    .outcome-short = pula {$crashed}

## Os campos de um estado

fact-itai-rodeh-asleep = não começou
fact-itai-rodeh-active = ativo: seu número pode ganhar
fact-itai-rodeh-active-alike = ativo: tira 1, como todos
fact-itai-rodeh-passive = passivo: passa as mensagens adiante
fact-itai-rodeh-leader = líder
fact-itai-rodeh-nothing-drawn = sorteio: nada
fact-itai-rodeh-drawn = sorteio: {$own} de 1 a {$most}, rodada {$round}
fact-itai-rodeh-elected-itself = eleito: ele mesmo (0 passos atrás)
fact-itai-rodeh-elected =
    eleito: o que está { $hop ->
        [one] um passo
       *[other] {$hop} passos
    } atrás
fact-itai-rodeh-knows = sabe de si: nada; do anel: n = {$n}
fact-itai-rodeh-election = eleição: {$epoch}

## Junto ao processo: sua rodada

badge-itai-rodeh = r{$round}

## O que um processo espera

wait-itai-rodeh-active =
    {$me} espera que o {$own} que tirou volte após { $n ->
        [one] um salto
       *[other] {$n} saltos
    }, ou que chegue um maior
wait-itai-rodeh-alike = {$me} espera um 1 que não encontre outro igual, embora todos tirem 1
wait-itai-rodeh-passive = {$me} espera um ELECTED

# Cada variante em uma linha.
variant-itai-rodeh-standard = ninguém tem id: cada um sorteia um número, o maior é líder e os que empatam sorteiam de novo
variant-itai-rodeh-wrong-n = todos acreditam em um número errado de processos: pode haver dois líderes
