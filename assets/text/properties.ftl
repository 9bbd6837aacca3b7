## What a property demands, one sentence each; then why it broke, with who broke it.

property-undecided = the run has not come to rest
property-undecided_es = la ejecución no ha llegado al reposo
property-undecided_pt = a execução não chegou ao repouso
property-one-leader-demands = At the end of no tick do two live processes lead.
property-one-leader-demands_es = Al final de ningún tick lideran dos procesos activos.
property-one-leader-demands_pt = No fim de nenhum tick dois processos ativos lideram.
property-agreement-demands = At rest, no two live processes hold different leaders.
property-agreement-demands_es = En reposo, ningún par de procesos activos tiene líderes distintos.
property-agreement-demands_pt = Em repouso, não há dois processos ativos com líderes diferentes.
property-agreement-demands-values = No two correct processes decide differently. Correct is a process that has never been down and keeps to the algorithm; an order that was given to it is no decision.
property-agreement-demands-values_es = Dos procesos correctos nunca deciden valores distintos. Es correcto el que nunca ha caído y sigue el algoritmo; una orden que le fue dada no es una decisión.
property-agreement-demands-values_pt = Dois processos corretos nunca decidem valores diferentes. É correto o que nunca caiu e segue o algoritmo; uma ordem que lhe foi dada não é uma decisão.
property-highest-demands = When an election has come to rest, the leader that is held is the highest live process.
property-highest-demands_es = Cuando una elección llega al reposo, el líder que se tiene es el proceso activo más alto.
property-highest-demands_pt = Quando uma eleição chega ao repouso, o líder reconhecido é o processo ativo mais alto.
property-termination-demands = The run comes to rest, and no process that is up is left waiting for a leader.
property-termination-demands_es = La ejecución llega al reposo, y nadie que esté activo espera sin fin a un líder.
property-termination-demands_pt = A execução chega ao repouso, e ninguém que esteja ativo espera sem fim por um líder.
property-termination-demands-values = The run comes to rest, and every correct process that owes a decision has decided.
property-termination-demands-values_es = La ejecución llega al reposo, y todo proceso correcto que debe decidir ha decidido.
property-termination-demands-values_pt = A execução chega ao repouso, e todo processo correto que deve decidir decidiu.
property-safety-demands = Every decision of an election, from its first message to the next rest, names the process that the election ends with.
property-safety-demands_es = Toda decisión de una elección, desde su primer mensaje hasta el reposo siguiente, nombra al proceso con que la elección acaba.
property-safety-demands_pt = Toda decisão de uma eleição, da primeira mensagem até o repouso seguinte, nomeia o processo com que a eleição termina.
property-validity-demands = Whatever a correct process decides was proposed by some process.
property-validity-demands_es = Todo lo que decide un proceso correcto lo propuso algún proceso.
property-validity-demands_pt = Tudo o que um processo correto decide foi proposto por algum processo.
property-integrity-demands = If all that the correct processes propose is one value, no correct process decides another.
property-integrity-demands_es = Si los procesos correctos proponen un solo valor, ningún proceso correcto decide otro.
property-integrity-demands_pt = Se os processos corretos propõem um só valor, nenhum processo correto decide outro.
property-agreement-demands-ever = No two processes ever decide differently, not even one that crashes afterwards.
property-agreement-demands-ever_es = Dos procesos nunca deciden valores distintos, tampoco uno que cae después.
property-agreement-demands-ever_pt = Dois processos nunca decidem valores diferentes, nem um que cai depois.
property-termination-demands-log = The run comes to rest, and every command that a correct client asks for has been answered.
property-termination-demands-log_es = La ejecución llega al reposo, y toda orden que pide un cliente correcto ha sido respondida.
property-termination-demands-log_pt = A execução chega ao repouso, e todo comando que um cliente correto pede foi respondido.
property-validity-demands-ever = Whatever any process decides was proposed.
property-validity-demands-ever_es = Todo lo que decide un proceso fue propuesto.
property-validity-demands-ever_pt = Tudo o que um processo decide foi proposto.
property-validity-demands-log = Whatever is applied was asked for by a client, or is a no-op.
property-validity-demands-log_es = Todo lo que se aplica lo pidió un cliente, o es un no-op.
property-validity-demands-log_pt = Tudo o que se aplica foi pedido por um cliente, ou é um no-op.
property-chosen-once-demands = All values that are chosen are equal, in a log slot by slot. A value is chosen when a majority of distinct acceptors has accepted it in one ballot.
property-chosen-once-demands_es = Todos los valores elegidos son iguales, en un registro por posición. Un valor queda elegido cuando una mayoría de aceptadores distintos lo ha aceptado en una misma votación.
property-chosen-once-demands_pt = Todos os valores escolhidos são iguais, em um registro por posição. Um valor está escolhido quando uma maioria de aceitadores distintos o aceitou numa mesma votação.
property-promise-kept-demands = No acceptor accepts a ballot below one that it has promised or accepted before.
property-promise-kept-demands_es = Ningún aceptador acepta una votación inferior a otra que ha prometido o aceptado antes.
property-promise-kept-demands_pt = Nenhum aceitador aceita uma votação inferior a outra que prometeu ou aceitou antes.
property-prefix-demands = Of any two logs, one is a beginning of the other: what is applied in a slot is the same everywhere, without gaps.
property-prefix-demands_es = De dos registros, uno es el comienzo del otro: lo que se aplica en una posición es lo mismo en todas partes, sin huecos.
property-prefix-demands_pt = De dois registros, um é o começo do outro: o que se aplica numa posição é o mesmo em toda parte, sem lacunas.
property-served-demands = At rest, every live process is a super-peer, or holds a live super-peer that holds it as a member.
property-served-demands_es = En reposo, todo proceso activo es un superpar, o tiene un superpar activo que lo cuenta entre sus miembros.
property-served-demands_pt = Em repouso, todo processo ativo é um superpar, ou tem um superpar ativo que o conta entre os seus membros.
property-load-demands = No super-peer ever has more members than its limit.
property-load-demands_es = Ningún superpar llega a tener más miembros que su límite.
property-load-demands_pt = Nenhum superpar chega a ter mais membros que o seu limite.
property-responsible-demands = At rest, the super-peer that a process holds is the one that its id names.
property-responsible-demands_es = En reposo, el superpar que un proceso tiene es el que su id nombra.
property-responsible-demands_pt = Em repouso, o superpar que um processo tem é o que o seu id nomeia.
property-share-demands = At rest, the number of super-peers is the share asked for of the live processes, give or take one.
property-share-demands_es = En reposo, el número de superpares es la proporción pedida de los procesos activos, uno más o menos.
property-share-demands_pt = Em repouso, o número de superpares é a proporção pedida dos processos ativos, um a mais ou a menos.
property-one-leader-violated = {$id} came to lead while {$others} led
property-one-leader-violated_es = {$id} pasó a liderar además de {$others}
property-one-leader-violated_pt = {$id} passou a liderar além de {$others}
property-agreement-violated = live processes hold different leaders: {$ids}
property-agreement-violated_es = procesos activos tienen líderes distintos: {$ids}
property-agreement-violated_pt = processos ativos têm líderes diferentes: {$ids}
property-agreement-violated-two = { $count ->
    [one] {$ids} holds {$leader}
   *[other] {$ids} hold {$leader}
} as leader, { $others ->
    [one] another one holds {$other}
   *[other] {$others} others hold {$other}
}
property-agreement-violated-two_es = { $count ->
    [one] {$ids} tiene por líder a {$leader}
   *[other] {$ids} tienen por líder a {$leader}
}, { $others ->
    [one] otro tiene a {$other}
   *[other] otros {$others} tienen a {$other}
}
property-agreement-violated-two_pt = { $count ->
    [1] {$ids} tem {$leader} por líder
   *[other] {$ids} têm {$leader} por líder
}, { $others ->
    [1] outro tem {$other}
   *[other] outros {$others} têm {$other}
}
property-agreement-violated-values = {$id} decides {$value}, and {$other} has decided {$held}
property-agreement-violated-values_es = {$id} decide {$value}, y {$other} ha decidido {$held}
property-agreement-violated-values_pt = {$id} decide {$value}, e {$other} decidiu {$held}
property-validity-violated = {$id} decides {$value}, which nobody proposed
property-validity-violated_es = {$id} decide {$value}, que nadie propuso
property-validity-violated_pt = {$id} decide {$value}, que ninguém propôs
property-integrity-violated = all that the correct processes propose is {$wanted}, and {$id} has decided {$value}
property-integrity-violated_es = los procesos correctos solo proponen {$wanted}, y {$id} ha decidido {$value}
property-integrity-violated_pt = os processos corretos só propõem {$wanted}, e {$id} decidiu {$value}
property-chosen-once-violated = {$value} is chosen in ballot {$ballot}, and {$held} was chosen in ballot {$first}: {$id} has completed the second majority
property-chosen-once-violated_es = {$value} queda elegido en la votación {$ballot}, y {$held} lo fue en la votación {$first}: {$id} ha completado la segunda mayoría
property-chosen-once-violated_pt = {$value} é escolhido na votação {$ballot}, e {$held} o foi na votação {$first}: {$id} completou a segunda maioria
property-chosen-once-violated-log = in slot {$slot} {$value} is chosen in ballot {$ballot}, and {$held} was chosen in ballot {$first}: {$id} has completed the second majority
property-chosen-once-violated-log_es = en la posición {$slot}, {$value} queda elegido en la votación {$ballot}, y {$held} lo fue en la votación {$first}: {$id} ha completado la segunda mayoría
property-chosen-once-violated-log_pt = na posição {$slot}, {$value} é escolhido na votação {$ballot}, e {$held} o foi na votação {$first}: {$id} completou a segunda maioria
property-promise-kept-violated = {$id} accepts ballot {$ballot}, and has promised ballot {$promised}
property-promise-kept-violated_es = {$id} acepta la votación {$ballot}, y había prometido la votación {$promised}
property-promise-kept-violated_pt = {$id} aceita a votação {$ballot}, e tinha prometido a votação {$promised}
property-prefix-violated = {$id} applies {$value} in slot {$slot}, where {$other} has applied {$held}
property-prefix-violated_es = {$id} aplica {$value} en la posición {$slot}, donde {$other} ha aplicado {$held}
property-prefix-violated_pt = {$id} aplica {$value} na posição {$slot}, onde {$other} aplicou {$held}
property-served-violated = { $count ->
    [one] {$ids} is served by nobody that is up and knows it
   *[other] {$count} processes are served by nobody that is up and knows them: {$ids}
}
property-served-violated_es = { $count ->
    [one] a {$ids} no lo sirve nadie que esté activo y lo conozca
   *[other] a {$count} procesos no los sirve nadie que esté activo y los conozca: {$ids}
}
property-served-violated_pt = { $count ->
    [one] {$ids} não é servido por ninguém que esteja ativo e o conheça
   *[other] {$count} processos não são servidos por ninguém que esteja ativo e os conheça: {$ids}
}
property-load-violated = {$id} has {$count} members, more than its limit of {$limit}
property-load-violated_es = {$id} tiene {$count} miembros, más que su límite de {$limit}
property-load-violated_pt = {$id} tem {$count} membros, mais que o seu limite de {$limit}
property-responsible-violated = {$id} holds {$leader}, but its id names {$responsible}
property-responsible-violated_es = {$id} tiene a {$leader}, pero su id nombra a {$responsible}
property-responsible-violated_pt = {$id} tem {$leader}, mas o seu id nomeia {$responsible}
property-share-violated = { $count ->
    [one] 1 super-peer
   *[other] {$count} super-peers
} of {$live} live processes, where {$wanted} are asked for
property-share-violated_es = { $count ->
    [one] 1 superpar
   *[other] {$count} superpares
} de {$live} procesos activos, donde se piden {$wanted}
property-share-violated_pt = { $count ->
    [one] 1 superpar
   *[other] {$count} superpares
} de {$live} processos ativos, onde se pedem {$wanted}
property-prefix-violated-gap = {$id} applies slot {$slot} before slot {$awaited}
property-prefix-violated-gap_es = {$id} aplica la posición {$slot} antes que la {$awaited}
property-prefix-violated-gap_pt = {$id} aplica a posição {$slot} antes da {$awaited}
property-validity-violated-log = {$id} applies {$value} in slot {$slot}, which no client asked for
property-validity-violated-log_es = {$id} aplica {$value} en la posición {$slot}, y ningún cliente lo pidió
property-validity-violated-log_pt = {$id} aplica {$value} na posição {$slot}, e nenhum cliente o pediu
property-termination-violated-values = { $count ->
    [one] {$ids} is left without a decision: nothing is under way
   *[other] {$count} processes are left without a decision: nothing is under way for {$ids}
}
property-termination-violated-values_es = { $count ->
    [one] {$ids} se queda sin decidir: no hay nada en camino
   *[other] {$count} procesos se quedan sin decidir: no hay nada en camino para {$ids}
}
property-termination-violated-values_pt = { $count ->
    [one] {$ids} fica sem decidir: não há nada a caminho
   *[other] {$count} processos ficam sem decidir: não há nada a caminho para {$ids}
}
property-highest-violated = {$leader} is held as leader, but the highest live process is {$highest}
property-highest-violated_es = se tiene por líder a {$leader}, pero el proceso activo más alto es {$highest}
property-highest-violated_pt = {$leader} é tido por líder, mas o processo ativo mais alto é {$highest}
property-termination-violated = { $count ->
    [one] {$ids} is left waiting: nothing is under way, and it holds no leader
   *[other] {$count} processes are left waiting: nothing is under way, and {$ids} hold no leader
}
property-termination-violated_es = { $count ->
    [one] {$ids} espera sin fin: no hay nada en vuelo y no tiene líder
   *[other] {$count} procesos esperan sin fin: no hay nada en vuelo, y {$ids} no tienen líder
}
property-termination-violated_pt = { $count ->
    [1] {$ids} espera sem fim: não há nada em voo e ele não tem líder
   *[other] {$count} processos esperam sem fim: não há nada em voo, e {$ids} não têm líder
}
property-safety-violated = {$id} decided for {$leader} at tick {$decided}, and the election ended with {$end} at tick {$tick}
property-safety-violated_es = {$id} decidió por {$leader} en el tick {$decided}, y la elección acabó con {$end} en el tick {$tick}
property-safety-violated_pt = {$id} decidiu por {$leader} no tick {$decided}, e a eleição terminou com {$end} no tick {$tick}
property-safety-violated-none = {$id} decided for {$leader} at tick {$decided}, and the election ended at tick {$tick} without a leader
property-safety-violated-none_es = {$id} decidió por {$leader} en el tick {$decided}, y la elección acabó en el tick {$tick} sin líder
property-safety-violated-none_pt = {$id} decidiu por {$leader} no tick {$decided}, e a eleição terminou no tick {$tick} sem líder
property-safety-violated-several = {$id} decided for {$leader} at tick {$decided}, and the election ended at tick {$tick} with different leaders: {$ids}
property-safety-violated-several_es = {$id} decidió por {$leader} en el tick {$decided}, y la elección acabó en el tick {$tick} con líderes distintos: {$ids}
property-safety-violated-several_pt = {$id} decidiu por {$leader} no tick {$decided}, e a eleição terminou no tick {$tick} com líderes diferentes: {$ids}

## The pane, the mark in the header and the line of the log.

property-title = PROPERTIES
property-title_es = PROPIEDADES
property-title_pt = PROPRIEDADES
property-holds = holds
property-holds_es = se cumple
property-holds_pt = vale
property-violated = broken
property-violated_es = rota
property-violated_pt = quebrada
property-undecided-word = undecided
property-undecided-word_es = sin decidir
property-undecided-word_pt = indefinida
property-broke = broke at tick { $tick }: { $why }
property-broke_es = se rompió en el tick { $tick }: { $why }
property-broke_pt = quebrou no tick { $tick }: { $why }
property-all-hold = { $count } properties hold
    .short = { $count } hold
property-all-hold_es = { $count } propiedades se cumplen
    .short = { $count } se cumplen
property-all-hold_pt = { $count } propriedades valem
    .short = { $count } valem
property-all-hold-so-far = { $count } properties hold so far
    .short = { $count } hold so far
property-all-hold-so-far_es = { $count } propiedades se cumplen hasta ahora
    .short = { $count } se cumplen hasta ahora
    .shortest = { $count } hasta ahora
property-all-hold-so-far_pt = { $count } propriedades valem até agora
    .short = { $count } valem até agora
property-some-undecided = { $count } of { $of } properties undecided
    .short = { $count } of { $of } undecided
    .shortest = { $count } undecided
property-some-undecided_es = { $count } de { $of } propiedades sin decidir
    .short = { $count } de { $of } sin decidir
    .shortest = { $count } sin decidir
property-some-undecided_pt = { $count } de { $of } propriedades indefinidas
    .short = { $count } de { $of } indefinidas
    .shortest = { $count } indefinidas
property-broken = { $property } broke at tick { $tick }
    .short = { $property } broke
    .shortest = { $property }
property-broken_es = { $property } se rompió en el tick { $tick }
    .short = { $property } se rompió
    .shortest = { $property }
property-broken_pt = { $property } quebrou no tick { $tick }
    .short = { $property } quebrou
    .shortest = { $property }
property-broken-several = { $properties } broke
    .short = { $count } properties broke
    .shortest = { $count } broke
property-broken-several_es = { $properties } se rompieron
    .short = { $count } propiedades se rompieron
    .shortest = { $count } rotas
property-broken-several_pt = { $properties } quebraram
    .short = { $count } propriedades quebraram
    .shortest = { $count } quebradas
property-rule-broken = { $count } of { $of } broken
    .short = { $count }/{ $of }
property-rule-broken_es = { $count } de { $of } rotas
    .short = { $count }/{ $of }
property-rule-broken_pt = { $count } de { $of } quebradas
    .short = { $count }/{ $of }
property-rule-open = { $count } of { $of } undecided
    .short = { $count }/{ $of }
property-rule-open_es = { $count } de { $of } sin decidir
    .short = { $count }/{ $of }
property-rule-open_pt = { $count } de { $of } indefinidas
    .short = { $count }/{ $of }
property-rule-hold = all { $of } hold
property-rule-hold_es = se cumplen las { $of }
property-rule-hold_pt = todas as { $of } valem
property-rule-hold-so-far = all { $of } hold so far
property-rule-hold-so-far_es = se cumplen las { $of } hasta ahora
property-rule-hold-so-far_pt = todas as { $of } valem até agora
property-none = this protocol is judged by no property
property-none_es = a este protocolo no se le exige ninguna propiedad
property-none_pt = este protocolo não é julgado por nenhuma propriedade
property-waiting = { $waits }; { $count ->
    [one] so does { $ids }
   *[other] so do { $ids }
}
property-waiting_es = { $waits }; { $count ->
    [one] también { $ids }
   *[other] también { $ids }
}
property-waiting_pt = { $waits }; { $count ->
    [1] também { $ids }
   *[other] também { $ids }
}
log-broke = { $property } broke: { $why }
log-broke_es = { $property } se rompió: { $why }
log-broke_pt = { $property } quebrou: { $why }
log-broke-brief = { $property } broke
log-broke-brief_es = { $property } se rompió
log-broke-brief_pt = { $property } quebrou
property-broke-before = broke at tick { $tick }
property-broke-before_es = se rompió en el tick { $tick }
property-broke-before_pt = quebrou no tick { $tick }
property-broke-again = broke at tick { $tick }: { $why }; holds again since tick { $again }
property-broke-again_es = se rompió en el tick { $tick }: { $why }; se cumple de nuevo desde el tick { $again }
property-broke-again_pt = quebrou no tick { $tick }: { $why }; vale de novo desde o tick { $again }
property-broke-open = broke at tick { $tick }: { $why }; judged anew when the run comes to rest
property-broke-open_es = se rompió en el tick { $tick }: { $why }; se juzga de nuevo cuando la ejecución quede en reposo
property-broke-open_pt = quebrou no tick { $tick }: { $why }; é julgada de novo quando a execução ficar em repouso
property-again-since = again since tick { $again }
property-again-since_es = de nuevo desde el tick { $again }
property-again-since_pt = de novo desde o tick { $again }
property-all-hold-again = { $count } properties hold again
    .short = { $count } hold again
property-all-hold-again_es = { $count } propiedades se cumplen de nuevo
    .short = { $count } se cumplen de nuevo
property-all-hold-again_pt = { $count } propriedades valem de novo
    .short = { $count } valem de novo
property-rule-hold-again = all { $of } hold again
property-rule-hold-again_es = se cumplen de nuevo las { $of }
property-rule-hold-again_pt = todas as { $of } valem de novo
log-holds-again-brief = { $property } holds again
log-holds-again-brief_es = { $property } se cumple de nuevo
log-holds-again-brief_pt = { $property } vale de novo
log-chosen = {$value} is chosen in ballot {$ballot}: a majority has accepted it, and nobody knows that yet
log-chosen_es = {$value} queda elegido en la votación {$ballot}: una mayoría lo ha aceptado, y nadie lo sabe todavía
log-chosen_pt = {$value} fica escolhido na votação {$ballot}: uma maioria o aceitou, e ninguém sabe disso ainda
log-chosen-brief = {$value} is chosen; known to nobody
log-chosen-brief_es = {$value} queda elegido; nadie lo sabe
log-chosen-brief_pt = {$value} fica escolhido; ninguém sabe
log-chosen-slot = slot {$slot}: {$value} is chosen in ballot {$ballot}: a majority has accepted it, and nobody knows that yet
log-chosen-slot_es = posición {$slot}: {$value} queda elegido en la votación {$ballot}: una mayoría lo ha aceptado, y nadie lo sabe todavía
log-chosen-slot_pt = posição {$slot}: {$value} fica escolhido na votação {$ballot}: uma maioria o aceitou, e ninguém sabe disso ainda
log-chosen-slot-brief = slot {$slot}: {$value} is chosen
log-chosen-slot-brief_es = posición {$slot}: {$value} queda elegido
log-chosen-slot-brief_pt = posição {$slot}: {$value} fica escolhido
log-holds-again = { $property } holds again, now that the run has come to rest
log-holds-again_es = { $property } se cumple de nuevo, ahora que la ejecución está en reposo
log-holds-again_pt = { $property } vale de novo, agora que a execução está em repouso

# What a property is called on the screen; in files it keeps the name that the manual gives it.

property-one-leader-title = One leader
property-one-leader-title_es = Un solo líder
property-one-leader-title_pt = Um só líder
property-one-leader-per-term-title = One leader per term
    .short = 1 leader per term
property-one-leader-per-term-title_es = Un líder por mandato
    .short = 1 líder por mandato
property-one-leader-per-term-title_pt = Um líder por mandato
    .short = 1 líder por mandato
property-agreement-title = Agreement
property-agreement-title_es = Acuerdo
property-agreement-title_pt = Acordo
property-highest-title = Highest id
property-highest-title_es = Id mayor
property-highest-title_pt = Maior id
property-termination-title = Liveness
property-termination-title_es = Viveza
property-termination-title_pt = Vivacidade
property-safety-title = Safety
property-safety-title_es = Seguridad
property-safety-title_pt = Segurança
property-validity-title = Validity
property-validity-title_es = Validez
property-validity-title_pt = Validade
property-integrity-title = Integrity
property-integrity-title_es = Integridad
property-integrity-title_pt = Integridade
property-chosen-once-title = Chosen once
property-chosen-once-title_es = Elección única
property-chosen-once-title_pt = Escolha única
property-promise-kept-title = Promises kept
property-promise-kept-title_es = Promesas cumplidas
property-promise-kept-title_pt = Promessas cumpridas
property-prefix-title = Prefixes
property-prefix-title_es = Prefijos
property-prefix-title_pt = Prefixos
property-served-title = Service
property-served-title_es = Servicio
property-served-title_pt = Serviço
property-load-title = Load
property-load-title_es = Carga
property-load-title_pt = Carga
property-responsible-title = Responsibility
property-responsible-title_es = Responsabilidad
property-responsible-title_pt = Responsabilidade
property-share-title = Share
property-share-title_es = Proporción
property-share-title_pt = Proporção
property-termination-full = Liveness (termination)
property-termination-full_es = Viveza (terminación)
property-termination-full_pt = Vivacidade (terminação)
