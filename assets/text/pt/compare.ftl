# Duas execuções, lado a lado.

## O que cada uma tem de próprio
side-count = n = { $count }
side-delay = atraso { $least }
side-delays = atraso { $least }–{ $most }
side-fifo = FIFO
side-no-fifo = sem FIFO
side-ascending = ids crescentes
side-descending = ids decrescentes
side-seats = ids { $ids }
side-seed = semente { $seed }

## Onde se separam: o que um processo faz numa delas, quando o registro não tem linha ou tem a mesma para ambas
difference-nothing = { $id } não faz nada neste tick
difference-nobody = neste tick ninguém mexe na rede
difference-over = esta execução terminou no tick { $tick }
difference-sends = { $count ->
    [0] { $id } não envia nada então
    [1] { $id } envia então uma mensagem
   *[other] { $id } envia então { $count } mensagens
}
difference-holds = { $id } tem então { $leader } por líder
difference-holds-nobody = { $id } não tem então nenhum líder
difference-holds-on = { $id } mantém o líder que tinha
difference-absent = não existe o processo { $id }
difference-up = { $id } está ativo desde o início
difference-down = { $id } está caído desde o início
difference-led = desde o início, o líder é { $leader }
difference-unled = desde o início, ninguém tem líder

## A tela
compare-chip = comparação
compare-over = terminou no tick { $tick }
    .short = terminou
compare-left = esq.
compare-right = dir.
compare-counts = mensagens { $left } : { $right }
    .short = { $left } : { $right }
compare-counts-factor = mensagens { $left } : { $right }, ×{ $factor }
    .short = { $left } : { $right }, ×{ $factor }
    .shortest = { $left } : { $right }
compare-point = ,
compare-first = PRIMEIRA DIFERENÇA
compare-first-ahead = PRIMEIRA DIFERENÇA, AINDA POR VIR
compare-first-at = tick { $tick }
compare-none = NENHUMA DIFERENÇA ATÉ AQUI

## O que pode ser diferente na outra
ask-compare = O que roda ao lado, com os mesmos processos e atos?
    .short = O que roda ao lado?
beside-delay = atraso { $least }–{ $most }
beside-delay-about = uma mensagem leva de { $least } a { $most } ticks
beside-constant = atraso { $least }
beside-constant-about = cada mensagem leva { $least ->
    [1] um tick
   *[other] { $least } ticks
}
beside-ascending = ids crescentes
beside-ascending-about = os mesmos processos, no sentido horário do menor id ao maior
beside-descending = ids decrescentes
beside-descending-about = os mesmos processos, no sentido horário do maior id ao menor
beside-random = ids ao acaso
beside-random-about = os mesmos processos, sentados como decide a semente
beside-seed = semente { $seed }
beside-seed-about = o mesmo, com outro acaso
beside-no-fifo = sem FIFO
beside-no-fifo-about = as mensagens de um mesmo enlace podem ultrapassar-se
beside-fifo = FIFO
beside-fifo-about = as mensagens de um mesmo enlace chegam na ordem em que foram enviadas
beside-only-here = Só neste lado: no outro não significa nada.
beside-left-out = { $count ->
    [1] Um ato não significa nada lá e foi omitido.
   *[other] { $count } atos não significam nada lá e foram omitidos.
}
beside-of-left = Esquerda: { $told }
beside-of-right = Direita: { $told }
beside-again = { $run }, outra vez
beside-again-about = a execução que estava ao lado há pouco
beside-alone = De novo uma só; A traz a outra de volta.
    .short = A traz a outra de volta.
does-compare = outra execução ao lado desta, ou voltar a uma só
word-compare = comparar
word-alone = uma só
word-side = outro lado
says-not-side-by-side = Não com duas execuções à vista; Esc volta a uma só.

## A linha de comando
cli-compare-nothing = compare precisa de um segundo cenário ou de uma opção que diga o que é diferente, como --variant ou --delay
cli-compare-two-ways = o cenário da direita é nomeado ou feito do da esquerda com opções, não ambas as coisas
cli-compare-no-protocol = não existe o protocolo `{ $protocol }`; existem { $known }
cli-compare-no-protocol-but-near = não existe o protocolo `{ $protocol }`; você quis dizer `{ $nearest }`? Existem { $known }
cli-compare-no-variant = { $protocol } não tem a variante `{ $variant }`; tem { $known }
cli-compare-bad-delay = `{ $delay }` não é um atraso; um número de ticks como 3 é, ou um intervalo como 1..4
cli-compare-delay-upside-down = o atraso `{ $delay }` está ao contrário; primeiro vem o menor: { $turned }
cli-compare-of-side = { $side }: { $told }
cli-compare-input-twice = a entrada padrão só pode ser lida uma vez, não para ambos os cenários
cli-compare-left = esquerda
cli-compare-right = direita
cli-compare-protocol = protocolo
cli-compare-variant = variante
cli-compare-settings = diferem em
cli-compare-end = fim
cli-compare-quiet-at = em repouso no tick { $tick }
cli-compare-not-quiet-by = sem repouso até o tick { $tick }
cli-compare-leader = líder
cli-compare-decided = decidido
cli-compare-nobody = ninguém
cli-compare-sent = mensagens
cli-compare-delivered = entregues
cli-compare-lost = perdidas
cli-compare-first = primeira diferença: tick { $tick }
cli-compare-first-about = primeira diferença: tick { $tick }, processo { $id }
cli-compare-same = nenhuma diferença: ambas fazem o mesmo em cada tick
cli-compare-same-until = nenhuma diferença até o tick { $tick }
