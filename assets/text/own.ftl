# The sentences about a user's algorithm. $since is the last comparison, or empty; parts in the language of algorithms stay as written.

algo-sends = {$me}, line {$line}{$event}: {$since}it sends {$sent}
algo-sends_es = {$me}, línea {$line}{$event}: {$since}envía {$sent}
algo-sends_pt = {$me}, linha {$line}{$event}: {$since}envia {$sent}
algo-sends-brief = {$since}sends {$label}
algo-sends-brief_es = {$since}envía {$label}
algo-sends-brief_pt = {$since}envia {$label}
algo-elects = {$me}, line {$line}{$event}: {$since}it sets elected to {$leader}
algo-elects_es = {$me}, línea {$line}{$event}: {$since}pone elected en {$leader}
algo-elects_pt = {$me}, linha {$line}{$event}: {$since}põe elected em {$leader}
algo-elects-brief = {$since}elected {$leader}
algo-elects-brief_es = {$since}elected {$leader}
algo-elects-brief_pt = {$since}elected {$leader}
algo-decides = {$me}, line {$line}{$event}: {$since}it decides {$value}
algo-decides_es = {$me}, línea {$line}{$event}: {$since}decide {$value}
algo-decides_pt = {$me}, linha {$line}{$event}: {$since}decide {$value}
algo-decides-brief = {$since}decides {$value}
algo-decides-brief_es = {$since}decide {$value}
algo-decides-brief_pt = {$since}decide {$value}
algo-ends = {$me}, line {$line}{$event}: {$since}{$statement}, so it does nothing more
algo-ends_es = {$me}, línea {$line}{$event}: {$since}{$statement}: no hace nada más
algo-ends_pt = {$me}, linha {$line}{$event}: {$since}{$statement}: não faz mais nada
algo-ends-brief = {$since}{$statement}
algo-ends-brief_es = {$since}{$statement}
algo-ends-brief_pt = {$since}{$statement}
algo-halts = {$me}, line {$line}{$event}: {$reason}, so it halts
algo-halts_es = {$me}, línea {$line}{$event}: {$reason}; se detiene
algo-halts_pt = {$me}, linha {$line}{$event}: {$reason}; ele para
algo-halts-brief = halts in line {$line}
algo-halts-brief_es = para: línea {$line}
algo-halts-brief_pt = para: linha {$line}
algo-obeys = {$me}, line {$line}{$event}: {$since}{$statement}
algo-obeys_es = {$me}, línea {$line}{$event}: {$since}{$statement}
algo-obeys_pt = {$me}, linha {$line}{$event}: {$since}{$statement}
algo-obeys-brief = line {$line}
algo-obeys-brief_es = línea {$line}
algo-obeys-brief_pt = linha {$line}
algo-since = {$condition}, that is {$left} {$sign} {$right}:{" "}
algo-since_es = {$condition}, es decir {$left} {$sign} {$right}:{" "}
algo-since_pt = {$condition}, isto é {$left} {$sign} {$right}:{" "}
algo-since-not = not {$condition}, that is {$left} {$sign} {$right}:{" "}
algo-since-not_es = no {$condition}, es decir {$left} {$sign} {$right}:{" "}
algo-since-not_pt = não {$condition}, isto é {$left} {$sign} {$right}:{" "}
algo-since-brief = {$left} {$sign} {$right}:{" "}
algo-since-brief_es = {$left} {$sign} {$right}:{" "}
algo-since-brief_pt = {$left} {$sign} {$right}:{" "}
algo-fact = {$name} = {$value}
algo-fact_es = {$name} = {$value}
algo-fact_pt = {$name} = {$value}
algo-fact-decided = decided: {$value}
algo-fact-decided_es = decidido: {$value}
algo-fact-decided_pt = decidido: {$value}
algo-fact-undecided = decided: @ (undefined)
algo-fact-undecided_es = decidido: @ (indefinido)
algo-fact-undecided_pt = decidido: @ (indefinido)
algo-fact-halted = halted: line {$line}: {$reason}
algo-fact-halted_es = detenido: línea {$line}: {$reason}
algo-fact-halted_pt = parado: linha {$line}: {$reason}
algo-badge-halted = ✗ {$line}
algo-badge-halted_es = ✗ {$line}
algo-badge-halted_pt = ✗ {$line}
algo-waits = {$me} takes part and waits for the next event
algo-waits_es = {$me} participa y espera el próximo evento
algo-waits_pt = {$me} participa e espera o próximo evento
algo-halted = {$me} has halted in line {$line}: {$reason}; it takes part again after a crash and a return
algo-halted_es = {$me} se detuvo en la línea {$line}: {$reason}; vuelve a participar tras una caída y un regreso
algo-halted_pt = {$me} parou na linha {$line}: {$reason}; volta a participar depois de uma queda e um retorno
algo-timer = {$me} runs its handler for this timeout
algo-timer_es = {$me} ejecuta su parte para este vencimiento
algo-timer_pt = {$me} executa sua parte para este esgotamento

# Why a process halts.

algo-halt-overflow = a number is too large
algo-halt-overflow_es = un número es demasiado grande
algo-halt-overflow_pt = um número é grande demais
algo-halt-division = divided by 0
algo-halt-division_es = división por 0
algo-halt-division_pt = divisão por 0
algo-halt-kinds = the kinds of the values do not fit
algo-halt-kinds_es = los tipos de los valores no concuerdan
algo-halt-kinds_pt = os tipos dos valores não combinam
algo-halt-undefined = @ has no order and no sum
algo-halt-undefined_es = @ no tiene orden ni suma
algo-halt-undefined_pt = @ não tem ordem nem soma
algo-halt-empty = the list is empty
algo-halt-empty_es = la lista está vacía
algo-halt-empty_pt = a lista está vazia
algo-halt-unknown-id = no process has this id
algo-halt-unknown-id_es = ningún proceso tiene este id
algo-halt-unknown-id_pt = nenhum processo tem este id
algo-halt-own-id = a process cannot send to itself
algo-halt-own-id_es = un proceso no puede enviarse a sí mismo
algo-halt-own-id_pt = um processo não pode enviar a si mesmo
algo-halt-no-id = the value is no id
algo-halt-no-id_es = el valor no es un id
algo-halt-no-id_pt = o valor não é um id
algo-halt-no-decision = this value cannot be decided
algo-halt-no-decision_es = este valor no se puede decidir
algo-halt-no-decision_pt = este valor não pode ser decidido
algo-halt-too-long = a list has more than 4096 values
algo-halt-too-long_es = una lista tiene más de 4096 valores
algo-halt-too-long_pt = uma lista tem mais de 4096 valores
algo-halt-steps = one event takes more than 100000 steps: a loop may never end
algo-halt-steps_es = un evento cuesta más de 100000 pasos: quizá un bucle no termina
algo-halt-steps_pt = um evento custa mais de 100000 passos: talvez um laço não termine
algo-halt-range = the bounds of draw are not in order
algo-halt-range_es = los límites de draw no están en orden
algo-halt-range_pt = os limites de draw não estão em ordem

# Errors in the text of an algorithm, and what to write instead.

algo-mean = did you mean `{$name}`?
algo-mean_es = ¿querías decir `{$name}`?
algo-mean_pt = você quis dizer `{$name}`?
algo-one-of = write one of {$names}
algo-one-of_es = escribe uno de {$names}
algo-one-of_pt = escreva um de {$names}
algo-declare-message = declare it before the first handler: `message {$name}`
algo-declare-message_es = decláralo antes del primer `on`: `message {$name}`
algo-declare-message_pt = declare-o antes do primeiro `on`: `message {$name}`
algo-declare-timer = declare it before the first handler: `timer {$name}`
algo-declare-timer_es = decláralo antes del primer `on`: `timer {$name}`
algo-declare-timer_pt = declare-o antes do primeiro `on`: `timer {$name}`
algo-declare-state = declare it before the first handler: `state {$name} := 0`, or as a word of a state
algo-declare-state_es = decláralo antes del primer `on`: `state {$name} := 0`, o como palabra de un estado
algo-declare-state_pt = declare-o antes do primeiro `on`: `state {$name} := 0`, ou como palavra de um estado
algo-list-mend = several receivers or values stand in brackets: `[next, previous]`
algo-list-mend_es = varios destinos o valores van entre corchetes: `[next, previous]`
algo-list-mend_pt = vários destinos ou valores ficam entre colchetes: `[next, previous]`
algo-no-truth = `{$name}` is neither true nor false
algo-no-truth_es = `{$name}` no es ni verdadero ni falso
algo-no-truth_pt = `{$name}` não é verdadeiro nem falso
algo-no-truth-mend = write a comparison, such as `phase = idle or phase = asking`
algo-no-truth-mend_es = escribe una comparación, como `phase = idle or phase = asking`
algo-no-truth-mend_pt = escreva uma comparação, como `phase = idle or phase = asking`
algo-tab = a tab does not indent
algo-tab_es = un tabulador no sirve de sangría
algo-tab_pt = uma tabulação não serve de recuo
algo-tab-mend = use blanks
algo-tab-mend_es = usa espacios
algo-tab-mend_pt = use espaços
algo-control = control characters are not allowed
algo-control_es = no se permiten caracteres de control
algo-control_pt = caracteres de controle não são permitidos
algo-quotes = three quotes end the text in a scenario
algo-quotes_es = tres comillas terminan el texto en un escenario
algo-quotes_pt = três aspas terminam o texto em um cenário
algo-quotes-mend = write at most two quotes in a row
algo-quotes-mend_es = escribe como máximo dos comillas seguidas
algo-quotes-mend_pt = escreva no máximo duas aspas seguidas
algo-character = `{$name}` has no meaning here
algo-character_es = `{$name}` no significa nada aquí
algo-character_pt = `{$name}` não significa nada aqui
algo-number = this number is too large
algo-number_es = este número es demasiado grande
algo-number_pt = este número é grande demais
algo-indentation = the indentation matches no line above
algo-indentation_es = la sangría no coincide con ninguna línea anterior
algo-indentation_pt = o recuo não combina com nenhuma linha acima
algo-indentation-mend = lines of one block begin in the same column
algo-indentation-mend_es = las líneas de un bloque empiezan en la misma columna
algo-indentation-mend_pt = as linhas de um bloco começam na mesma coluna
algo-too-deep = more than {$most} levels are nested
algo-too-deep_es = hay más de {$most} niveles anidados
algo-too-deep_pt = há mais de {$most} níveis aninhados
algo-too-long = an algorithm has at most {$lines} lines and {$bytes} bytes
algo-too-long_es = un algoritmo tiene como máximo {$lines} líneas y {$bytes} bytes
algo-too-long_pt = um algoritmo tem no máximo {$lines} linhas e {$bytes} bytes
algo-long-line = a line has at most {$most} words and signs
algo-long-line_es = una línea tiene como máximo {$most} palabras y signos
algo-long-line_pt = uma linha tem no máximo {$most} palavras e sinais
algo-late = declarations stand before the first handler
algo-late_es = las declaraciones van antes de la primera reacción
algo-late_pt = as declarações ficam antes da primeira reação
algo-no-block = this line cannot have lines indented below it
algo-no-block_es = esta línea no puede tener líneas con sangría debajo
algo-no-block_pt = esta linha não pode ter linhas recuadas abaixo
algo-empty = nothing follows the colon
algo-empty_es = no hay nada tras los dos puntos
algo-empty_pt = não há nada depois dos dois-pontos
algo-no-title = the algorithm has no name
algo-no-title_es = el algoritmo no tiene nombre
algo-no-title_pt = o algoritmo não tem nome
algo-no-title-mend = begin with `algorithm: My algorithm`
algo-no-title-mend_es = empieza con `algorithm: Mi algoritmo`
algo-no-title-mend_pt = comece com `algorithm: Meu algoritmo`
algo-no-links = the algorithm does not say how processes are linked
algo-no-links_es = el algoritmo no dice cómo se enlazan los procesos
algo-no-links_pt = o algoritmo não diz como os processos se ligam
algo-links = no links have this name
algo-links_es = ningún tipo de enlaces se llama así
algo-links_pt = nenhum tipo de ligação tem este nome
algo-links-mend = write `links: one-way ring`, `links: two-way ring` or `links: complete graph`
algo-links-mend_es = escribe `links: one-way ring`, `links: two-way ring` o `links: complete graph`
algo-links-mend_pt = escreva `links: one-way ring`, `links: two-way ring` ou `links: complete graph`
algo-together = only the processes of a complete graph decide together
algo-together_es = solo los procesos de un grafo completo deciden juntos
algo-together_pt = só os processos de um grafo completo decidem juntos
algo-together-mend = write `links: complete graph` above this line
algo-together-mend_es = escribe `links: complete graph` encima de esta línea
algo-together-mend_pt = escreva `links: complete graph` acima desta linha
algo-declaration = `{$name}` begins no declaration and no handler
algo-declaration_es = `{$name}` no inicia ninguna declaración ni reacción
algo-declaration_pt = `{$name}` não inicia nenhuma declaração nem reação
algo-many-messages = an algorithm has at most {$most} messages
algo-many-messages_es = un algoritmo tiene como máximo {$most} mensajes
algo-many-messages_pt = um algoritmo tem no máximo {$most} mensagens
algo-many-fields = a message carries at most {$most} values
algo-many-fields_es = un mensaje lleva como máximo {$most} valores
algo-many-fields_pt = uma mensagem leva no máximo {$most} valores
algo-many-timers = an algorithm has at most {$most} timers
algo-many-timers_es = un algoritmo tiene como máximo {$most} temporizadores
algo-many-timers_pt = um algoritmo tem no máximo {$most} temporizadores
algo-many-states = an algorithm has at most {$most} states
algo-many-states_es = un algoritmo tiene como máximo {$most} estados
algo-many-states_pt = um algoritmo tem no máximo {$most} estados
algo-many-words = a state has at most {$most} words
algo-many-words_es = un estado tiene como máximo {$most} palabras
algo-many-words_pt = um estado tem no máximo {$most} palavras
algo-many-parameters = an algorithm has at most {$most} parameters
algo-many-parameters_es = un algoritmo tiene como máximo {$most} parámetros
algo-many-parameters_pt = um algoritmo tem no máximo {$most} parâmetros
algo-no-message-name = `{$name}` does not name a message
algo-no-message-name_es = `{$name}` no nombra un mensaje
algo-no-message-name_pt = `{$name}` não nomeia uma mensagem
algo-is-message = `{$name}` names a message
algo-is-message_es = `{$name}` nombra un mensaje
algo-is-message_pt = `{$name}` nomeia uma mensagem
algo-is-message-mend = messages have names in capitals of two or more letters, and only messages
algo-is-message-mend_es = los mensajes, y solo ellos, tienen nombres de dos o más mayúsculas
algo-is-message-mend_pt = as mensagens, e só elas, têm nomes de duas ou mais maiúsculas
algo-class = no class of messages is called `{$name}`
algo-class_es = ninguna clase de mensajes se llama `{$name}`
algo-class_pt = nenhuma classe de mensagens se chama `{$name}`
algo-role = no role is called `{$name}`
algo-role_es = ningún papel se llama `{$name}`
algo-role_pt = nenhum papel se chama `{$name}`
algo-not-held = `{$state}` cannot be `{$name}`
algo-not-held_es = `{$state}` no puede ser `{$name}`
algo-not-held_pt = `{$state}` não pode ser `{$name}`
algo-reserved = `{$name}` is a reserved name
algo-reserved_es = `{$name}` es un nombre reservado
algo-reserved_pt = `{$name}` é um nome reservado
algo-reserved-mend = choose another name
algo-reserved-mend_es = elige otro nombre
algo-reserved-mend_pt = escolha outro nome
algo-twice = `{$name}` is already in use
algo-twice_es = `{$name}` ya está en uso
algo-twice_pt = `{$name}` já está em uso
algo-expected = here must be `{$sign}`
algo-expected_es = aquí debe ir `{$sign}`
algo-expected_pt = aqui deve vir `{$sign}`
algo-expected-name = here must be a name
algo-expected-name_es = aquí debe ir un nombre
algo-expected-name_pt = aqui deve vir um nome
algo-expected-number = here must be a number
algo-expected-number_es = aquí debe ir un número
algo-expected-number_pt = aqui deve vir um número
algo-expected-constant = here must be a value without names, such as 0, false, @ or []
algo-expected-constant_es = aquí debe ir un valor sin nombres, como 0, false, @ o []
algo-expected-constant_pt = aqui deve vir um valor sem nomes, como 0, false, @ ou []
algo-expected-message = here must be a message
algo-expected-message_es = aquí debe ir un mensaje
algo-expected-message_pt = aqui deve vir uma mensagem
algo-expected-value = here must be a value
algo-expected-value_es = aquí debe ir un valor
algo-expected-value_pt = aqui deve vir um valor
algo-expected-value-not = here must be a value, not `{$name}`
algo-expected-value-not_es = aquí debe ir un valor, no `{$name}`
algo-expected-value-not_pt = aqui deve vir um valor, não `{$name}`
algo-leftover = `{$name}` does not belong here
algo-leftover_es = `{$name}` no va aquí
algo-leftover_pt = `{$name}` não cabe aqui
algo-line-ends = the line ends too early
algo-line-ends_es = la línea termina demasiado pronto
algo-line-ends_pt = a linha termina cedo demais
algo-equals = `==` is not an operator
algo-equals_es = `==` no es un operador
algo-equals_pt = `==` não é um operador
algo-equals-mend = `=` compares
algo-equals-mend_es = `=` compara
algo-equals-mend_pt = `=` compara
algo-comparison = this is a comparison, not a statement
algo-comparison_es = esto es una comparación, no una instrucción
algo-comparison_pt = isto é uma comparação, não uma instrução
algo-assign-mend = `:=` assigns
algo-assign-mend_es = `:=` asigna
algo-assign-mend_pt = `:=` atribui
algo-statement = `{$name}` begins no statement
algo-statement_es = `{$name}` no inicia ninguna instrucción
algo-statement_pt = `{$name}` não inicia nenhuma instrução
algo-begins-line = `{$name}` begins a line
algo-begins-line_es = `{$name}` va al inicio de una línea
algo-begins-line_pt = `{$name}` vem no início de uma linha
algo-begins-line-mend = put it on the next line, indented
algo-begins-line-mend_es = ponlo en la línea siguiente, con sangría
algo-begins-line-mend_pt = ponha na linha seguinte, com recuo
algo-else = `else` follows no `if`
algo-else_es = `else` no sigue a ningún `if`
algo-else_pt = `else` não segue nenhum `if`
algo-event = no event is called `{$name}`
algo-event_es = ningún evento se llama `{$name}`
algo-event_pt = nenhum evento se chama `{$name}`
algo-no-message = no message is called {$name}
algo-no-message_es = ningún mensaje se llama {$name}
algo-no-message_pt = nenhuma mensagem se chama {$name}
algo-no-timer = no timer is called `{$name}`
algo-no-timer_es = ningún temporizador se llama `{$name}`
algo-no-timer_pt = nenhum temporizador se chama `{$name}`
algo-no-name = nothing is called `{$name}`
algo-no-name_es = nada se llama `{$name}`
algo-no-name_pt = nada se chama `{$name}`
algo-no-procedure = no statement and no procedure is called `{$name}`
algo-no-procedure_es = ninguna instrucción ni procedimiento se llama `{$name}`
algo-no-procedure_pt = nenhuma instrução nem procedimento se chama `{$name}`
algo-no-function = no function is called `{$name}`
algo-no-function_es = ninguna función se llama `{$name}`
algo-no-function_pt = nenhuma função se chama `{$name}`
algo-fixed = `{$name}` cannot be assigned
algo-fixed_es = a `{$name}` no se le puede asignar nada
algo-fixed_pt = a `{$name}` não se pode atribuir nada
algo-arity = { $count ->
    [one] {$name} carries 1 value
   *[other] {$name} carries {$count} values
}, not {$given}
algo-arity_es = { $count ->
    [one] {$name} lleva 1 valor
   *[other] {$name} lleva {$count} valores
}, no {$given}
algo-arity_pt = { $count ->
    [one] {$name} leva 1 valor
   *[other] {$name} leva {$count} valores
}, não {$given}
algo-arity-mend = `{$name}` is in line {$line}
algo-arity-mend_es = `{$name}` está en la línea {$line}
algo-arity-mend_pt = `{$name}` está na linha {$line}
algo-arguments = { $count ->
    [one] `{$name}` takes 1 value
   *[other] `{$name}` takes {$count} values
}, not {$given}
algo-arguments_es = { $count ->
    [one] `{$name}` toma 1 valor
   *[other] `{$name}` toma {$count} valores
}, no {$given}
algo-arguments_pt = { $count ->
    [one] `{$name}` recebe 1 valor
   *[other] `{$name}` recebe {$count} valores
}, não {$given}
algo-ring = a process on a ring does not know the others
algo-ring_es = un proceso en un anillo no conoce a los demás
algo-ring_pt = um processo em um anel não conhece os outros
algo-ring-mend = send to `next` or `previous`, `back` or `onward`
algo-ring-mend_es = envía a `next` o `previous`, `back` u `onward`
algo-ring-mend_pt = envie a `next` ou `previous`, `back` ou `onward`
algo-only-ring = `{$name}` exists only on a ring
algo-only-ring_es = `{$name}` existe solo en un anillo
algo-only-ring_pt = `{$name}` existe só em um anel
algo-one-way = on a one-way ring, nothing goes to the previous process: `{$name}`
algo-one-way_es = en un anillo de un sentido nada va al proceso anterior: `{$name}`
algo-one-way_pt = em um anel de sentido único, nada vai ao processo anterior: `{$name}`
algo-onward = on a complete graph, no process is the next one
algo-onward_es = en un grafo completo ningún proceso es el siguiente
algo-onward_pt = em um grafo completo, nenhum processo é o seguinte
algo-back = `{$name}` stands only in a handler for a message
algo-back_es = `{$name}` va solo en la reacción a un mensaje
algo-back_pt = `{$name}` fica só na reação a uma mensagem
algo-back-mend = a procedure can get the sender as a value: `on KIND(x) from p`
algo-back-mend_es = un procedimiento puede recibir al emisor como valor: `on KIND(x) from p`
algo-back-mend_pt = um procedimento pode receber o remetente como valor: `on KIND(x) from p`
algo-further = `send it one further` stands only in `on undeliverable`, on a ring
algo-further_es = `send it one further` va solo en `on undeliverable`, en un anillo
algo-further_pt = `send it one further` fica só em `on undeliverable`, em um anel
algo-alone = `{$name}` stands only in `on undeliverable`, on a ring
algo-alone_es = `{$name}` va solo en `on undeliverable`, en un anillo
algo-alone_pt = `{$name}` fica só em `on undeliverable`, em um anel
algo-no-target = the message has no receiver
algo-no-target_es = el mensaje no tiene destino
algo-no-target_pt = a mensagem não tem destino
algo-no-target-mend = write `to others`, `to higher`, `to` and an id, or `back`
algo-no-target-mend_es = escribe `to others`, `to higher`, `to` y un id, o `back`
algo-no-target-mend_pt = escreva `to others`, `to higher`, `to` e um id, ou `back`
algo-draw = `draw` stands only in statements
algo-draw_es = `draw` va solo en instrucciones
algo-draw_pt = `draw` fica só em instruções
algo-recursion = `{$name}` calls itself through `{$other}`
algo-recursion_es = `{$name}` se llama a sí mismo a través de `{$other}`
algo-recursion_pt = `{$name}` chama a si mesmo através de `{$other}`
algo-recursion-itself = `{$name}` calls itself
algo-recursion-itself_es = `{$name}` se llama a sí mismo
algo-recursion-itself_pt = `{$name}` chama a si mesmo
algo-recursion-mend = use `while`
algo-recursion-mend_es = usa `while`
algo-recursion-mend_pt = use `while`
algo-deep-calls = more than {$most} calls are nested
algo-deep-calls_es = hay más de {$most} llamadas anidadas
algo-deep-calls_pt = há mais de {$most} chamadas aninhadas
algo-never-sent = {$name} is never sent
algo-never-sent_es = {$name} nunca se envía
algo-never-sent_pt = {$name} nunca é enviada
algo-never-handled = no handler receives {$name}
algo-never-handled_es = ninguna reacción recibe {$name}
algo-never-handled_pt = nenhuma reação recebe {$name}
