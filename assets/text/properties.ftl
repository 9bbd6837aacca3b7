## The demand of each property; then why it broke, and which processes broke it.

property-undecided = the run is not at rest yet
property-undecided_es = la ejecución aún no está en reposo
property-undecided_pt = a execução ainda não está em repouso
property-repeats = from tick { $from } on, the run repeats every { $every ->
    [one] tick
   *[other] { $every } ticks
}: the run never comes to rest
property-repeats_es = desde el tick { $from }, la ejecución se repite cada { $every ->
    [one] tick
   *[other] { $every } ticks
}: nunca llega al reposo
property-repeats_pt = desde o tick { $from }, a execução se repete a cada { $every ->
    [1] tick
   *[other] { $every } ticks
}: nunca chega ao repouso
property-undecided-nothing = nothing has happened
property-undecided-nothing_es = no ha pasado nada
property-undecided-nothing_pt = nada aconteceu
property-one-leader-demands = At the end of every tick, at most one live process leads.
property-one-leader-demands_es = Al final de cada tick lidera como máximo un proceso vivo.
property-one-leader-demands_pt = No fim de cada tick lidera no máximo um processo vivo.
property-agreement-demands = At rest, no two live processes have different leaders.
property-agreement-demands_es = En reposo, dos procesos vivos nunca tienen líderes distintos.
property-agreement-demands_pt = Em repouso, dois processos vivos nunca têm líderes diferentes.
property-agreement-demands-values = No two correct processes decide different values. A correct process has never been down and follows the algorithm. A value that a process has only received is not a decision.
property-agreement-demands-values_es = Dos procesos correctos nunca deciden valores distintos. Un proceso correcto nunca ha caído y sigue el algoritmo. Un valor que un proceso solo ha recibido no es una decisión.
property-agreement-demands-values_pt = Dois processos corretos nunca decidem valores diferentes. Um processo correto nunca caiu e segue o algoritmo. Um valor que um processo apenas recebeu não é uma decisão.
property-highest-demands = When an election has come to rest, the elected leader is the live process with the highest id.
property-highest-demands_es = Cuando una elección llega al reposo, el líder elegido es el proceso vivo con el id mayor.
property-highest-demands_pt = Quando uma eleição chega ao repouso, o líder eleito é o processo vivo com o maior id.
property-termination-demands = The run comes to rest, and no live process waits for a leader for ever.
property-termination-demands_es = La ejecución llega al reposo, y ningún proceso vivo espera sin fin a un líder.
property-termination-demands_pt = A execução chega ao repouso, e nenhum processo vivo espera sem fim por um líder.
property-termination-demands-values = The run comes to rest, and every correct process that must decide has decided.
property-termination-demands-values_es = La ejecución llega al reposo, y todo proceso correcto que debe decidir ha decidido.
property-termination-demands-values_pt = A execução chega ao repouso, e todo processo correto que deve decidir decidiu.
property-safety-demands = An election lasts from its first message to the next rest. Every process that decides during an election decides for the final leader.
property-safety-demands_es = Una elección dura desde su primer mensaje hasta el siguiente reposo. Todo proceso que decide durante una elección decide por el líder final.
property-safety-demands_pt = Uma eleição dura da sua primeira mensagem até o repouso seguinte. Todo processo que decide durante uma eleição decide pelo líder final.
property-validity-demands = Every value that a correct process decides was proposed by some process.
property-validity-demands_es = Todo valor que decide un proceso correcto lo propuso algún proceso.
property-validity-demands_pt = Todo valor que um processo correto decide foi proposto por algum processo.
property-integrity-demands = If all correct processes propose the same value, no correct process decides another value.
property-integrity-demands_es = Si todos los procesos correctos proponen el mismo valor, ningún proceso correcto decide otro.
property-integrity-demands_pt = Se todos os processos corretos propõem o mesmo valor, nenhum processo correto decide outro.
property-agreement-demands-ever = No two processes ever decide different values, not even a process that crashes afterwards.
property-agreement-demands-ever_es = Dos procesos nunca deciden valores distintos, ni siquiera uno que cae después.
property-agreement-demands-ever_pt = Dois processos nunca decidem valores diferentes, nem mesmo um que cai depois.
property-termination-demands-log = The run comes to rest, and every command of a correct client has been answered.
property-termination-demands-log_es = La ejecución llega al reposo, y todo comando de un cliente correcto ha sido respondido.
property-termination-demands-log_pt = A execução chega ao repouso, e todo comando de um cliente correto foi respondido.
property-validity-demands-ever = Every value that a process decides was proposed.
property-validity-demands-ever_es = Todo valor que decide un proceso fue propuesto.
property-validity-demands-ever_pt = Todo valor que um processo decide foi proposto.
property-validity-demands-log = Every command that is applied comes from a client, or is a no-op.
property-validity-demands-log_es = Todo comando que se aplica viene de un cliente, o es un no-op.
property-validity-demands-log_pt = Todo comando que se aplica vem de um cliente, ou é um no-op.
property-chosen-once-demands = At most one value is chosen (in a log: one per slot). A value is chosen when a majority of the acceptors has accepted it in one ballot.
property-chosen-once-demands_es = Se elige como máximo un valor (en un registro: uno por posición). Un valor queda elegido cuando una mayoría de los aceptadores lo ha aceptado en una misma votación.
property-chosen-once-demands_pt = Escolhe-se no máximo um valor (em um registro: um por posição). Um valor está escolhido quando uma maioria dos aceitadores o aceitou numa mesma votação.
property-promise-kept-demands = No acceptor accepts a ballot lower than one it has promised or accepted before.
property-promise-kept-demands_es = Ningún aceptador acepta una votación menor que otra que ha prometido o aceptado antes.
property-promise-kept-demands_pt = Nenhum aceitador aceita uma votação menor que outra que prometeu ou aceitou antes.
property-prefix-demands = Of any two logs, one is a prefix of the other: in each slot all learners apply the same command, without gaps.
property-prefix-demands_es = De dos registros, uno es prefijo del otro: en cada posición todos los aprendices aplican el mismo comando, sin huecos.
property-prefix-demands_pt = De dois registros, um é prefixo do outro: em cada posição todos os aprendizes aplicam o mesmo comando, sem lacunas.
property-served-demands = At rest, every live process is a super-peer, or is a member of a live super-peer.
property-served-demands_es = En reposo, todo proceso vivo es un superpar, o es miembro de un superpar vivo.
property-served-demands_pt = Em repouso, todo processo vivo é um superpar, ou é membro de um superpar vivo.
property-load-demands = No super-peer ever has more members than its limit.
property-load-demands_es = Ningún superpar llega a tener más miembros que su límite.
property-load-demands_pt = Nenhum superpar chega a ter mais membros que o seu limite.
property-responsible-demands = At rest, every member has the super-peer responsible for its id.
property-responsible-demands_es = En reposo, cada miembro tiene el superpar responsable de su id.
property-responsible-demands_pt = Em repouso, cada membro tem o superpar responsável pelo seu id.
property-share-demands = At rest, the number of super-peers is the requested share of the live processes, plus or minus one.
property-share-demands_es = En reposo, el número de superpares es la proporción pedida de los procesos vivos, más o menos uno.
property-share-demands_pt = Em repouso, o número de superpares é a proporção pedida dos processos vivos, mais ou menos um.
property-no-error-demands = No process ever halts because of an error in the algorithm.
property-no-error-demands_es = Ningún proceso se detiene nunca por un error del algoritmo.
property-no-error-demands_pt = Nenhum processo para jamais por um erro do algoritmo.
property-one-leader-violated = {$id} became a leader while {$others} led
property-one-leader-violated_es = {$id} pasó a ser líder mientras lideraba {$others}
property-one-leader-violated_pt = {$id} passou a ser líder enquanto {$others} liderava
property-agreement-violated = live processes have different leaders: {$ids}
property-agreement-violated_es = procesos vivos tienen líderes distintos: {$ids}
property-agreement-violated_pt = processos vivos têm líderes diferentes: {$ids}
property-agreement-violated-two = { $count ->
    [one] {$ids} has {$leader}
   *[other] {$ids} have {$leader}
} as leader, but { $others ->
    [one] another process has {$other}
   *[other] {$others} other processes have {$other}
}
property-agreement-violated-two_es = { $count ->
    [one] {$ids} tiene como líder a {$leader}
   *[other] {$ids} tienen como líder a {$leader}
}, pero { $others ->
    [one] otro proceso tiene a {$other}
   *[other] otros {$others} procesos tienen a {$other}
}
property-agreement-violated-two_pt = { $count ->
    [1] {$ids} tem {$leader} como líder
   *[other] {$ids} têm {$leader} como líder
}, mas { $others ->
    [1] outro processo tem {$other}
   *[other] outros {$others} processos têm {$other}
}
property-agreement-violated-values = {$id} decides {$value}, but {$other} has decided {$held}
property-agreement-violated-values_es = {$id} decide {$value}, pero {$other} ha decidido {$held}
property-agreement-violated-values_pt = {$id} decide {$value}, mas {$other} decidiu {$held}
property-validity-violated = {$id} decides {$value}, which nobody proposed
property-validity-violated_es = {$id} decide {$value}, que nadie propuso
property-validity-violated_pt = {$id} decide {$value}, que ninguém propôs
property-integrity-violated = all correct processes propose {$wanted}, but {$id} has decided {$value}
property-integrity-violated_es = todos los procesos correctos proponen {$wanted}, pero {$id} ha decidido {$value}
property-integrity-violated_pt = todos os processos corretos propõem {$wanted}, mas {$id} decidiu {$value}
property-chosen-once-violated = {$value} is chosen in ballot {$ballot}, but {$held} was chosen in ballot {$first}: the vote of {$id} has completed the second majority
property-chosen-once-violated_es = {$value} queda elegido en la votación {$ballot}, pero {$held} ya lo fue en la votación {$first}: el voto de {$id} ha completado la segunda mayoría
property-chosen-once-violated_pt = {$value} é escolhido na votação {$ballot}, mas {$held} já o foi na votação {$first}: o voto de {$id} completou a segunda maioria
property-chosen-once-violated-log = in slot {$slot}, {$value} is chosen in ballot {$ballot}, but {$held} was chosen in ballot {$first}: the vote of {$id} has completed the second majority
property-chosen-once-violated-log_es = en la posición {$slot}, {$value} queda elegido en la votación {$ballot}, pero {$held} ya lo fue en la votación {$first}: el voto de {$id} ha completado la segunda mayoría
property-chosen-once-violated-log_pt = na posição {$slot}, {$value} é escolhido na votação {$ballot}, mas {$held} já o foi na votação {$first}: o voto de {$id} completou a segunda maioria
property-promise-kept-violated = {$id} accepts ballot {$ballot}, but has promised ballot {$promised}
property-promise-kept-violated_es = {$id} acepta la votación {$ballot}, pero había prometido la votación {$promised}
property-promise-kept-violated_pt = {$id} aceita a votação {$ballot}, mas tinha prometido a votação {$promised}
property-prefix-violated = {$id} applies {$value} in slot {$slot}, but {$other} has applied {$held} there
property-prefix-violated_es = {$id} aplica {$value} en la posición {$slot}, pero {$other} ha aplicado ahí {$held}
property-prefix-violated_pt = {$id} aplica {$value} na posição {$slot}, mas {$other} aplicou ali {$held}
property-served-violated = { $count ->
    [one] {$ids} is not a member of any live super-peer
   *[other] {$count} processes are not members of any live super-peer: {$ids}
}
property-served-violated_es = { $count ->
    [one] {$ids} no es miembro de ningún superpar vivo
   *[other] {$count} procesos no son miembros de ningún superpar vivo: {$ids}
}
property-served-violated_pt = { $count ->
    [one] {$ids} não é membro de nenhum superpar vivo
   *[other] {$count} processos não são membros de nenhum superpar vivo: {$ids}
}
property-load-violated = {$id} has {$count} members, more than its limit of {$limit}
property-load-violated_es = {$id} tiene {$count} miembros, más que su límite de {$limit}
property-load-violated_pt = {$id} tem {$count} membros, mais que o seu limite de {$limit}
property-responsible-violated = {$id} has super-peer {$leader}, but {$responsible} is responsible for its id
property-responsible-violated_es = {$id} tiene el superpar {$leader}, pero el responsable de su id es {$responsible}
property-responsible-violated_pt = {$id} tem o superpar {$leader}, mas o responsável pelo seu id é {$responsible}
property-no-error-violated = {$id} halts in line {$line}: {$reason}
property-no-error-violated_es = {$id} se detiene en la línea {$line}: {$reason}
property-no-error-violated_pt = {$id} para na linha {$line}: {$reason}
property-share-violated = { $count ->
    [one] 1 super-peer
   *[other] {$count} super-peers
} among {$live} live processes; requested: {$wanted}
property-share-violated_es = { $count ->
    [one] 1 superpar
   *[other] {$count} superpares
} de {$live} procesos vivos; se piden {$wanted}
property-share-violated_pt = { $count ->
    [one] 1 superpar
   *[other] {$count} superpares
} de {$live} processos vivos; pedem-se {$wanted}
property-prefix-violated-gap = {$id} applies slot {$slot} before slot {$awaited}
property-prefix-violated-gap_es = {$id} aplica la posición {$slot} antes que la {$awaited}
property-prefix-violated-gap_pt = {$id} aplica a posição {$slot} antes da {$awaited}
property-validity-violated-log = {$id} applies {$value} in slot {$slot}, but no client requested it
property-validity-violated-log_es = {$id} aplica {$value} en la posición {$slot}, pero ningún cliente lo pidió
property-validity-violated-log_pt = {$id} aplica {$value} na posição {$slot}, mas nenhum cliente o pediu
property-termination-violated-values = { $count ->
    [one] {$ids} never decides: no message is in transit
   *[other] {$count} processes never decide ({$ids}): no message is in transit
}
property-termination-violated-values_es = { $count ->
    [one] {$ids} no decide nunca: no hay mensajes en tránsito
   *[other] {$count} procesos no deciden nunca ({$ids}): no hay mensajes en tránsito
}
property-termination-violated-values_pt = { $count ->
    [one] {$ids} nunca decide: não há mensagens em trânsito
   *[other] {$count} processos nunca decidem ({$ids}): não há mensagens em trânsito
}
property-highest-violated = the leader is {$leader}, but {$highest} is the live process with the highest id
property-highest-violated_es = el líder es {$leader}, pero {$highest} es el proceso vivo con el id mayor
property-highest-violated_pt = o líder é {$leader}, mas {$highest} é o processo vivo com o maior id
property-termination-violated = { $count ->
    [one] {$ids} waits for ever: it has no leader, and no message is in transit
   *[other] {$count} processes wait for ever: {$ids} have no leader, and no message is in transit
}
property-termination-violated_es = { $count ->
    [one] {$ids} espera sin fin: no tiene líder, y no hay mensajes en tránsito
   *[other] {$count} procesos esperan sin fin: {$ids} no tienen líder, y no hay mensajes en tránsito
}
property-termination-violated_pt = { $count ->
    [1] {$ids} espera sem fim: não tem líder, e não há mensagens em trânsito
   *[other] {$count} processos esperam sem fim: {$ids} não têm líder, e não há mensagens em trânsito
}
property-safety-violated = {$id} decided for {$leader} at tick {$decided}, but the election ended with {$end} at tick {$tick}
property-safety-violated_es = {$id} decidió por {$leader} en el tick {$decided}, pero la elección terminó con {$end} en el tick {$tick}
property-safety-violated_pt = {$id} decidiu por {$leader} no tick {$decided}, mas a eleição terminou com {$end} no tick {$tick}
property-safety-violated-none = {$id} decided for {$leader} at tick {$decided}, but the election ended at tick {$tick} without a leader
property-safety-violated-none_es = {$id} decidió por {$leader} en el tick {$decided}, pero la elección terminó en el tick {$tick} sin líder
property-safety-violated-none_pt = {$id} decidiu por {$leader} no tick {$decided}, mas a eleição terminou no tick {$tick} sem líder
property-safety-violated-several = {$id} decided for {$leader} at tick {$decided}, but the election ended at tick {$tick} with different leaders: {$ids}
property-safety-violated-several_es = {$id} decidió por {$leader} en el tick {$decided}, pero la elección terminó en el tick {$tick} con líderes distintos: {$ids}
property-safety-violated-several_pt = {$id} decidiu por {$leader} no tick {$decided}, mas a eleição terminou no tick {$tick} com líderes diferentes: {$ids}

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
property-undecided-word_pt = sem decidir
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
property-some-undecided_pt = { $count } de { $of } propriedades sem decidir
    .short = { $count } de { $of } sem decidir
    .shortest = { $count } sem decidir
property-broken = { $property } broke at tick { $tick }
    .short = { $property } broke
    .shortest = 1 broke
property-broken_es = { $property } se rompió en el tick { $tick }
    .short = { $property } se rompió
    .shortest = 1 rota
property-broken_pt = { $property } quebrou no tick { $tick }
    .short = { $property } quebrou
    .shortest = 1 quebrada
property-open-again = { $property } broke at tick { $tick }; it is undecided again
    .short = { $property } broke at { $tick }, now undecided
    .shortest = { $property } undecided
property-open-again_es = { $property } se rompió en el tick { $tick }; ahora está de nuevo sin decidir
    .short = { $property } se rompió en { $tick }, ahora sin decidir
    .shortest = { $property } sin decidir
property-open-again_pt = { $property } quebrou no tick { $tick }; agora está de novo sem decidir
    .short = { $property } quebrou em { $tick }, agora sem decidir
    .shortest = { $property } sem decidir
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
property-rule-open_pt = { $count } de { $of } sem decidir
    .short = { $count }/{ $of }
property-rule-hold = all { $of } hold
property-rule-hold_es = se cumplen las { $of }
property-rule-hold_pt = todas as { $of } valem
property-rule-hold-so-far = all { $of } hold so far
property-rule-hold-so-far_es = se cumplen las { $of } hasta ahora
property-rule-hold-so-far_pt = todas as { $of } valem até agora
property-none = this protocol has no properties
property-none_es = este protocolo no tiene propiedades
property-none_pt = este protocolo não tem propriedades
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
property-broke-open = broke at tick { $tick }: { $why }; the next check comes when the run is at rest
property-broke-open_es = se rompió en el tick { $tick }: { $why }; la próxima comprobación llega cuando la ejecución está en reposo
property-broke-open_pt = quebrou no tick { $tick }: { $why }; a próxima verificação vem quando a execução está em repouso
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
log-chosen = {$value} is chosen in ballot {$ballot}: a majority has accepted it, but no process knows this yet
log-chosen_es = {$value} queda elegido en la votación {$ballot}: una mayoría lo ha aceptado, pero ningún proceso lo sabe aún
log-chosen_pt = {$value} fica escolhido na votação {$ballot}: uma maioria o aceitou, mas nenhum processo o sabe ainda
log-chosen-brief = {$value} is chosen; none knows it
log-chosen-brief_es = {$value} queda elegido; nadie lo sabe
log-chosen-brief_pt = {$value} fica escolhido; ninguém sabe
log-chosen-slot = slot {$slot}: {$value} is chosen in ballot {$ballot}: a majority has accepted it, but no process knows this yet
log-chosen-slot_es = posición {$slot}: {$value} queda elegido en la votación {$ballot}: una mayoría lo ha aceptado, pero ningún proceso lo sabe aún
log-chosen-slot_pt = posição {$slot}: {$value} fica escolhido na votação {$ballot}: uma maioria o aceitou, mas nenhum processo o sabe ainda
log-chosen-slot-brief = slot {$slot}: {$value} is chosen
log-chosen-slot-brief_es = posición {$slot}: {$value} queda elegido
log-chosen-slot-brief_pt = posição {$slot}: {$value} fica escolhido
log-holds-again = { $property } holds again: the run is at rest
log-holds-again_es = { $property } se cumple de nuevo: la ejecución está en reposo
log-holds-again_pt = { $property } vale de novo: a execução está em repouso

# Names of properties on the screen; files use the names of the manual.

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
property-termination-title_es = Vivacidad
property-termination-title_pt = Vivacidade
property-leader-completeness-title = Leader completeness
property-leader-completeness-title_es = Líder completo
property-leader-completeness-title_pt = Líder completo
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
property-chosen-once-title_es = Elegido una vez
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
property-no-error-title = Freedom from errors
property-no-error-title_es = Ausencia de errores
property-no-error-title_pt = Ausência de erros
property-termination-full = Liveness (termination)
property-termination-full_es = Vivacidad (terminación)
property-termination-full_pt = Vivacidade (terminação)
