# Two runs side by side.

## The settings in which two runs differ
side-count = n = { $count }
side-count_es = n = { $count }
side-count_pt = n = { $count }
side-delay = delay { $least }
side-delay_es = retardo { $least }
side-delay_pt = atraso { $least }
side-delays = delay { $least }–{ $most }
side-delays_es = retardo { $least }–{ $most }
side-delays_pt = atraso { $least }–{ $most }
side-each = { $count ->
    [one] 1 link differs
   *[other] { $count } links differ
}
side-each_es = { $count ->
    [one] 1 enlace distinto
   *[other] { $count } enlaces distintos
}
side-each_pt = { $count ->
    [1] 1 enlace diferente
   *[other] { $count } enlaces diferentes
}
side-fifo = FIFO
side-fifo_es = FIFO
side-fifo_pt = FIFO
side-no-fifo = no FIFO
side-no-fifo_es = sin FIFO
side-no-fifo_pt = sem FIFO
side-ascending = ids ascending
side-ascending_es = ids ascendentes
side-ascending_pt = ids crescentes
side-descending = ids descending
side-descending_es = ids descendentes
side-descending_pt = ids decrescentes
side-seats = ids { $ids }
side-seats_es = ids { $ids }
side-seats_pt = ids { $ids }
side-seed = seed { $seed }
side-seed_es = semilla { $seed }
side-seed_pt = semente { $seed }

## The first difference of two runs, where the log has no line for it or the same line in both
difference-nothing = { $id } does nothing at this tick
difference-nothing_es = { $id } no hace nada en este tick
difference-nothing_pt = { $id } não faz nada neste tick
difference-nobody = nothing happens to the network at this tick
difference-nobody_es = en este tick no le ocurre nada a la red
difference-nobody_pt = neste tick nada acontece à rede
difference-over = this run has been over since tick { $tick }
difference-over_es = esta ejecución terminó en el tick { $tick }
difference-over_pt = esta execução terminou no tick { $tick }
difference-sends = { $count ->
    [0] { $id } sends nothing
    [one] { $id } sends one message
   *[other] { $id } sends { $count } messages
}
difference-sends_es = { $count ->
    [0] { $id } no envía nada
    [one] { $id } envía un mensaje
   *[other] { $id } envía { $count } mensajes
}
difference-sends_pt = { $count ->
    [0] { $id } não envia nada
    [1] { $id } envia uma mensagem
   *[other] { $id } envia { $count } mensagens
}
difference-holds = { $id } then has leader { $leader }
difference-holds_es = { $id } tiene entonces como líder a { $leader }
difference-holds_pt = { $id } tem então { $leader } como líder
difference-holds-nobody = { $id } then has no leader
difference-holds-nobody_es = { $id } no tiene entonces líder
difference-holds-nobody_pt = { $id } não tem então líder
difference-holds-on = { $id } keeps its leader
difference-holds-on_es = { $id } conserva su líder
difference-holds-on_pt = { $id } mantém seu líder
difference-absent = there is no process { $id }
difference-absent_es = no existe el proceso { $id }
difference-absent_pt = não existe o processo { $id }
difference-up = { $id } is up from the start
difference-up_es = { $id } está vivo desde el principio
difference-up_pt = { $id } está vivo desde o início
difference-down = { $id } is down from the start
difference-down_es = { $id } está caído desde el principio
difference-down_pt = { $id } está caído desde o início
difference-led = { $leader } is the leader from the start
difference-led_es = { $leader } es el líder desde el principio
difference-led_pt = { $leader } é o líder desde o início
difference-unled = there is no leader at the start
difference-unled_es = al principio no hay líder
difference-unled_pt = no início não há líder

## The screen
compare-chip = compare
compare-chip_es = comparación
compare-chip_pt = comparação
compare-over = over at tick { $tick }
    .short = over
compare-over_es = terminó en el tick { $tick }
    .short = terminó
compare-over_pt = terminou no tick { $tick }
    .short = terminou
compare-left = left
compare-left_es = izq.
compare-left_pt = esq.
compare-right = right
compare-right_es = der.
compare-right_pt = dir.
compare-counts = messages { $left } : { $right }
    .short = { $left } : { $right }
compare-counts_es = mensajes { $left } : { $right }
    .short = { $left } : { $right }
compare-counts_pt = mensagens { $left } : { $right }
    .short = { $left } : { $right }
compare-counts-factor = messages { $left } : { $right }, ×{ $factor }
    .short = { $left } : { $right }, ×{ $factor }
    .shortest = { $left } : { $right }
compare-counts-factor_es = mensajes { $left } : { $right }, ×{ $factor }
    .short = { $left } : { $right }, ×{ $factor }
    .shortest = { $left } : { $right }
compare-counts-factor_pt = mensagens { $left } : { $right }, ×{ $factor }
    .short = { $left } : { $right }, ×{ $factor }
    .shortest = { $left } : { $right }
compare-point = .
compare-point_es = ,
compare-point_pt = ,
compare-first = FIRST DIFFERENCE
compare-first_es = PRIMERA DIFERENCIA
compare-first_pt = PRIMEIRA DIFERENÇA
compare-first-ahead = FIRST DIFFERENCE, STILL AHEAD
compare-first-ahead_es = PRIMERA DIFERENCIA, AÚN POR VENIR
compare-first-ahead_pt = PRIMEIRA DIFERENÇA, AINDA POR VIR
compare-first-at = tick { $tick }
compare-first-at_es = tick { $tick }
compare-first-at_pt = tick { $tick }
compare-none = NO DIFFERENCE SO FAR
compare-none_es = NINGUNA DIFERENCIA HASTA AQUÍ
compare-none_pt = NENHUMA DIFERENÇA ATÉ AQUI

## What the second run can change
ask-compare = Compare with which run of the same processes and acts?
    .short = Compare with which run?
ask-compare_es = ¿Qué ejecución al lado, con los mismos procesos y acciones?
    .short = ¿Qué ejecución al lado?
ask-compare_pt = Qual execução ao lado, com os mesmos processos e ações?
    .short = Qual execução ao lado?
beside-delay = delay { $least }–{ $most }
beside-delay_es = retardo { $least }–{ $most }
beside-delay_pt = atraso { $least }–{ $most }
beside-delay-about = a message takes { $least } to { $most } ticks
beside-delay-about_es = un mensaje tarda de { $least } a { $most } ticks
beside-delay-about_pt = uma mensagem leva de { $least } a { $most } ticks
beside-constant = delay { $least }
beside-constant_es = retardo { $least }
beside-constant_pt = atraso { $least }
beside-constant-about = every message takes { $least ->
    [one] one tick
   *[other] { $least } ticks
}
beside-constant-about_es = cada mensaje tarda { $least ->
    [one] un tick
   *[other] { $least } ticks
}
beside-constant-about_pt = cada mensagem leva { $least ->
    [1] um tick
   *[other] { $least } ticks
}
beside-ascending = ids ascending
beside-ascending_es = ids ascendentes
beside-ascending_pt = ids crescentes
beside-ascending-about = the same processes, placed clockwise from the lowest id to the highest
beside-ascending-about_es = los mismos procesos, en sentido horario del id menor al mayor
beside-ascending-about_pt = os mesmos processos, no sentido horário do menor id ao maior
beside-descending = ids descending
beside-descending_es = ids descendentes
beside-descending_pt = ids decrescentes
beside-descending-about = the same processes, placed clockwise from the highest id to the lowest
beside-descending-about_es = los mismos procesos, en sentido horario del id mayor al menor
beside-descending-about_pt = os mesmos processos, no sentido horário do maior id ao menor
beside-random = ids in random order
beside-random_es = ids al azar
beside-random_pt = ids ao acaso
beside-random-about = the same processes, in an order given by the seed
beside-random-about_es = los mismos procesos, en un orden dado por la semilla
beside-random-about_pt = os mesmos processos, em uma ordem dada pela semente
beside-seed = seed { $seed }
beside-seed_es = semilla { $seed }
beside-seed_pt = semente { $seed }
beside-seed-about = the same run with other random choices
beside-seed-about_es = la misma ejecución con otros valores al azar
beside-seed-about_pt = a mesma execução com outras escolhas ao acaso
beside-no-fifo = no FIFO
beside-no-fifo_es = sin FIFO
beside-no-fifo_pt = sem FIFO
beside-no-fifo-about = messages on one link may overtake each other
beside-no-fifo-about_es = los mensajes de un mismo enlace pueden adelantarse
beside-no-fifo-about_pt = as mensagens de um mesmo enlace podem ultrapassar-se
beside-fifo = FIFO
beside-fifo_es = FIFO
beside-fifo_pt = FIFO
beside-fifo-about = messages on one link arrive in the order they were sent
beside-fifo-about_es = los mensajes de un mismo enlace llegan en el orden en que se enviaron
beside-fifo-about_pt = as mensagens de um mesmo enlace chegam na ordem em que foram enviadas
beside-only-here = The act applies only to this run, not to the other run.
beside-only-here_es = La acción se aplica solo a esta ejecución, no a la otra.
beside-only-here_pt = A ação se aplica só a esta execução, não à outra.
beside-left-out = { $count ->
    [one] 1 act does not apply to the other run and is left out.
   *[other] { $count } acts do not apply to the other run and are left out.
}
beside-left-out_es = { $count ->
    [one] Una acción no vale en la otra y se omite.
   *[other] { $count } acciones no valen en la otra y se omiten.
}
beside-left-out_pt = { $count ->
    [1] Uma ação não vale na outra e é omitida.
   *[other] { $count } ações não valem na outra e são omitidas.
}
beside-of-left = Left run: { $told }
beside-of-left_es = Izquierda: { $told }
beside-of-left_pt = Esquerda: { $told }
beside-of-right = Right run: { $told }
beside-of-right_es = Derecha: { $told }
beside-of-right_pt = Direita: { $told }
beside-again = { $run }, again
beside-again_es = { $run }, otra vez
beside-again_pt = { $run }, outra vez
beside-again-about = the run that was beside this one a moment ago
beside-again-about_es = la ejecución que estaba al lado hace un momento
beside-again-about_pt = a execução que estava ao lado há pouco
beside-alone = Only this run is shown; A shows both.
    .short = Press A for both.
beside-alone_es = Solo se ve una; A muestra las dos.
    .short = Ve las dos con A.
beside-alone_pt = Só se vê uma; A mostra as duas.
    .short = Veja as duas com A.
does-compare = shows a second run beside this run, or hides it
does-compare_es = otra ejecución junto a esta, o volver a una sola
does-compare_pt = outra execução ao lado desta, ou voltar a uma só
word-compare = compare
word-compare_es = comparar
word-compare_pt = comparar
word-alone = one run
word-alone_es = una sola
word-alone_pt = uma só
word-side = other side
word-side_es = otro lado
word-side_pt = outro lado
says-not-side-by-side = Not possible with two runs; Esc goes back to one run.
says-not-side-by-side_es = No con dos ejecuciones a la vista; Esc vuelve a una sola.
says-not-side-by-side_pt = Não com duas execuções à vista; Esc volta a uma só.

## The command line
cli-compare-nothing = `compare` needs a second scenario, or an option that makes the second run different, such as --variant or --delay
cli-compare-nothing_es = `compare` necesita un segundo escenario o una opción que cambie la segunda ejecución, como --variant o --delay
cli-compare-nothing_pt = `compare` precisa de um segundo cenário ou de uma opção que mude a segunda execução, como --variant ou --delay
cli-compare-two-ways = name a second scenario, or change the first one with options, but not both
cli-compare-two-ways_es = nombra un segundo escenario o cambia el primero con opciones, pero no ambas cosas
cli-compare-two-ways_pt = nomeie um segundo cenário ou mude o primeiro com opções, mas não ambas as coisas
cli-compare-no-protocol = there is no protocol `{ $protocol }`; the protocols are { $known }
cli-compare-no-protocol_es = no existe el protocolo `{ $protocol }`; los protocolos son { $known }
cli-compare-no-protocol_pt = não existe o protocolo `{ $protocol }`; os protocolos são { $known }
cli-compare-no-protocol-but-near = there is no protocol `{ $protocol }`; did you mean `{ $nearest }`? The protocols are { $known }
cli-compare-no-protocol-but-near_es = no existe el protocolo `{ $protocol }`; ¿querías decir `{ $nearest }`? Los protocolos son { $known }
cli-compare-no-protocol-but-near_pt = não existe o protocolo `{ $protocol }`; você quis dizer `{ $nearest }`? Os protocolos são { $known }
cli-compare-no-variant = { $protocol } has no variant `{ $variant }`; its variants are { $known }
cli-compare-no-variant_es = { $protocol } no tiene la variante `{ $variant }`; sus variantes son { $known }
cli-compare-no-variant_pt = { $protocol } não tem a variante `{ $variant }`; suas variantes são { $known }
cli-compare-no-variant-but-near = { $protocol } has no variant `{ $variant }`; did you mean `{ $nearest }`? Its variants are { $known }
cli-compare-no-variant-but-near_es = { $protocol } no tiene la variante `{ $variant }`; ¿querías decir `{ $nearest }`? Sus variantes son { $known }
cli-compare-no-variant-but-near_pt = { $protocol } não tem a variante `{ $variant }`; você quis dizer `{ $nearest }`? Suas variantes são { $known }
cli-compare-bad-delay = `{ $delay }` is not a delay; write a number of ticks such as 3, or a range such as 1..4
cli-compare-bad-delay_es = `{ $delay }` no es un retardo; escribe un número de ticks como 3, o un intervalo como 1..4
cli-compare-bad-delay_pt = `{ $delay }` não é um atraso; escreva um número de ticks como 3, ou um intervalo como 1..4
cli-new-example = More events, as an example: events = [{ $acts }]
cli-new-example_es = Más eventos, como ejemplo: events = [{ $acts }]
cli-new-example_pt = Mais eventos, como exemplo: events = [{ $acts }]
cli-new-bad-ids = `{ $given }` is not a list of ids; write ids separated by commas, such as 3,1,4,5,2
cli-new-bad-ids_es = `{ $given }` no es una lista de ids; escribe los ids separados por comas, como 3,1,4,5,2
cli-new-bad-ids_pt = `{ $given }` não é uma lista de ids; escreva os ids separados por vírgulas, como 3,1,4,5,2
cli-compare-delay-upside-down = the delay `{ $delay }` is reversed; write the shortest delay first: { $turned }
cli-compare-delay-upside-down_es = el retardo `{ $delay }` está al revés; escribe primero el más corto: { $turned }
cli-compare-delay-upside-down_pt = o atraso `{ $delay }` está invertido; escreva primeiro o mais curto: { $turned }
cli-compare-of-side = { $side }: { $told }
cli-compare-of-side_es = { $side }: { $told }
cli-compare-of-side_pt = { $side }: { $told }
cli-compare-input-twice = standard input can be read only once, not for both scenarios
cli-compare-input-twice_es = la entrada estándar solo puede leerse una vez, no para ambos escenarios
cli-compare-input-twice_pt = a entrada padrão só pode ser lida uma vez, não para ambos os cenários
cli-compare-left = left
cli-compare-left_es = izquierda
cli-compare-left_pt = esquerda
cli-compare-right = right
cli-compare-right_es = derecha
cli-compare-right_pt = direita
cli-compare-protocol = protocol
cli-compare-protocol_es = protocolo
cli-compare-protocol_pt = protocolo
cli-compare-variant = variant
cli-compare-variant_es = variante
cli-compare-variant_pt = variante
cli-compare-settings = differences
cli-compare-settings_es = diferencias
cli-compare-settings_pt = diferenças
cli-compare-end = end
cli-compare-end_es = final
cli-compare-end_pt = fim
cli-compare-quiet-at = at rest at tick { $tick }
cli-compare-quiet-at_es = en reposo en el tick { $tick }
cli-compare-quiet-at_pt = em repouso no tick { $tick }
cli-compare-not-quiet-by = not at rest by tick { $tick }
cli-compare-not-quiet-by_es = sin reposo hasta el tick { $tick }
cli-compare-not-quiet-by_pt = sem repouso até o tick { $tick }
cli-compare-leader = leader
cli-compare-leader_es = líder
cli-compare-leader_pt = líder
cli-compare-decided = decided
cli-compare-decided_es = decidido
cli-compare-decided_pt = decidido
cli-compare-nobody = nobody
cli-compare-nobody_es = nadie
cli-compare-nobody_pt = ninguém
cli-compare-sent = messages
cli-compare-sent_es = mensajes
cli-compare-sent_pt = mensagens
cli-compare-delivered = delivered
cli-compare-delivered_es = entregados
cli-compare-delivered_pt = entregues
cli-compare-lost = lost
cli-compare-lost_es = perdidos
cli-compare-lost_pt = perdidas
cli-compare-first = first difference: tick { $tick }
cli-compare-first_es = primera diferencia: tick { $tick }
cli-compare-first_pt = primeira diferença: tick { $tick }
cli-compare-first-about = first difference: tick { $tick }, process { $id }
cli-compare-first-about_es = primera diferencia: tick { $tick }, proceso { $id }
cli-compare-first-about_pt = primeira diferença: tick { $tick }, processo { $id }
cli-compare-same = no difference: both runs do the same at every tick
cli-compare-same_es = ninguna diferencia: ambas ejecuciones hacen lo mismo en cada tick
cli-compare-same_pt = nenhuma diferença: ambas as execuções fazem o mesmo em cada tick
cli-compare-same-until = no difference up to tick { $tick }
cli-compare-same-until_es = ninguna diferencia hasta el tick { $tick }
cli-compare-same-until_pt = nenhuma diferença até o tick { $tick }
