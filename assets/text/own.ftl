# The sentences about a user's algorithm. $since is the last comparison, or empty; parts in the language of algorithms stay as written.

own-sends = {$me}, line {$line}: {$since}it sends {$sent}
own-sends_es = {$me}, línea {$line}: {$since}envía {$sent}
own-sends_pt = {$me}, linha {$line}: {$since}envia {$sent}
own-sends-brief = {$since}sends {$label}
own-sends-brief_es = {$since}envía {$label}
own-sends-brief_pt = {$since}envia {$label}
own-elects = {$me}, line {$line}: {$since}it sets elected to {$leader}
own-elects_es = {$me}, línea {$line}: {$since}pone elected en {$leader}
own-elects_pt = {$me}, linha {$line}: {$since}põe elected em {$leader}
own-elects-brief = {$since}elected {$leader}
own-elects-brief_es = {$since}elected {$leader}
own-elects-brief_pt = {$since}elected {$leader}
own-decides = {$me}, line {$line}: {$since}it decides {$value}
own-decides_es = {$me}, línea {$line}: {$since}decide {$value}
own-decides_pt = {$me}, linha {$line}: {$since}decide {$value}
own-decides-brief = {$since}decides {$value}
own-decides-brief_es = {$since}decide {$value}
own-decides-brief_pt = {$since}decide {$value}
own-ends = {$me}, line {$line}: {$since}{$statement}, so it does nothing more
own-ends_es = {$me}, línea {$line}: {$since}{$statement}: no hace nada más
own-ends_pt = {$me}, linha {$line}: {$since}{$statement}: não faz mais nada
own-ends-brief = {$since}{$statement}
own-ends-brief_es = {$since}{$statement}
own-ends-brief_pt = {$since}{$statement}
own-halts = {$me}, line {$line}: {$reason}, so it halts
own-halts_es = {$me}, línea {$line}: {$reason}; se detiene
own-halts_pt = {$me}, linha {$line}: {$reason}; ele para
own-halts-brief = halts in line {$line}
own-halts-brief_es = para: línea {$line}
own-halts-brief_pt = para: linha {$line}
own-obeys = {$me}, line {$line}: {$since}{$statement}
own-obeys_es = {$me}, línea {$line}: {$since}{$statement}
own-obeys_pt = {$me}, linha {$line}: {$since}{$statement}
own-obeys-brief = line {$line}
own-obeys-brief_es = línea {$line}
own-obeys-brief_pt = linha {$line}
own-since = {$condition}, that is {$left} {$sign} {$right}:{" "}
own-since_es = {$condition}, es decir {$left} {$sign} {$right}:{" "}
own-since_pt = {$condition}, isto é {$left} {$sign} {$right}:{" "}
own-since-brief = {$left} {$sign} {$right}:{" "}
own-since-brief_es = {$left} {$sign} {$right}:{" "}
own-since-brief_pt = {$left} {$sign} {$right}:{" "}
own-fact = {$name} = {$value}
own-fact_es = {$name} = {$value}
own-fact_pt = {$name} = {$value}
own-fact-decided = decided: {$value}
own-fact-decided_es = decidido: {$value}
own-fact-decided_pt = decidido: {$value}
own-fact-undecided = decided: @ (undefined)
own-fact-undecided_es = decidido: @ (indefinido)
own-fact-undecided_pt = decidido: @ (indefinido)
own-fact-halted = halted: line {$line}: {$reason}
own-fact-halted_es = detenido: línea {$line}: {$reason}
own-fact-halted_pt = parado: linha {$line}: {$reason}
own-badge-halted = ✗ {$line}
own-badge-halted_es = ✗ {$line}
own-badge-halted_pt = ✗ {$line}
own-waits = {$me} takes part and waits for the next event
own-waits_es = {$me} participa y espera el próximo evento
own-waits_pt = {$me} participa e espera o próximo evento
own-timer = {$me} runs its handler for this timeout
own-timer_es = {$me} ejecuta su parte para este vencimiento
own-timer_pt = {$me} executa sua parte para este esgotamento

# Why a process halts.

own-halt-overflow = a number is too large
own-halt-overflow_es = un número es demasiado grande
own-halt-overflow_pt = um número é grande demais
own-halt-division = divided by 0
own-halt-division_es = división por 0
own-halt-division_pt = divisão por 0
own-halt-kinds = the kinds of the values do not fit
own-halt-kinds_es = los tipos de los valores no concuerdan
own-halt-kinds_pt = os tipos dos valores não combinam
own-halt-undefined = @ has no order and no sum
own-halt-undefined_es = @ no tiene orden ni suma
own-halt-undefined_pt = @ não tem ordem nem soma
own-halt-empty = the list is empty
own-halt-empty_es = la lista está vacía
own-halt-empty_pt = a lista está vazia
own-halt-unknown-id = no process has this id
own-halt-unknown-id_es = ningún proceso tiene este id
own-halt-unknown-id_pt = nenhum processo tem este id
own-halt-own-id = a process cannot send to itself
own-halt-own-id_es = un proceso no puede enviarse a sí mismo
own-halt-own-id_pt = um processo não pode enviar a si mesmo
own-halt-no-id = the value is no id
own-halt-no-id_es = el valor no es un id
own-halt-no-id_pt = o valor não é um id
own-halt-no-decision = this value cannot be decided
own-halt-no-decision_es = este valor no se puede decidir
own-halt-no-decision_pt = este valor não pode ser decidido
own-halt-too-long = a list has more than 4096 values
own-halt-too-long_es = una lista tiene más de 4096 valores
own-halt-too-long_pt = uma lista tem mais de 4096 valores
own-halt-steps = one event takes more than 100000 steps
own-halt-steps_es = un evento cuesta más de 100000 pasos
own-halt-steps_pt = um evento custa mais de 100000 passos
own-halt-range = the bounds of draw are not in order
own-halt-range_es = los límites de draw no están en orden
own-halt-range_pt = os limites de draw não estão em ordem

# Errors in the text of an algorithm, and what to write instead.

own-mean = did you mean `{$name}`?
own-mean_es = ¿querías decir `{$name}`?
own-mean_pt = você quis dizer `{$name}`?
own-one-of = write one of {$names}
own-one-of_es = escribe uno de {$names}
own-one-of_pt = escreva um de {$names}
own-tab = a tab does not indent
own-tab_es = un tabulador no sirve de sangría
own-tab_pt = uma tabulação não serve de recuo
own-tab-mend = use blanks
own-tab-mend_es = usa espacios
own-tab-mend_pt = use espaços
own-control = control characters are not allowed
own-control_es = no se permiten caracteres de control
own-control_pt = caracteres de controle não são permitidos
own-character = `{$name}` has no meaning here
own-character_es = `{$name}` no significa nada aquí
own-character_pt = `{$name}` não significa nada aqui
own-number = this number is too large
own-number_es = este número es demasiado grande
own-number_pt = este número é grande demais
own-indentation = the indentation matches no line above
own-indentation_es = la sangría no coincide con ninguna línea anterior
own-indentation_pt = o recuo não combina com nenhuma linha acima
own-indentation-mend = lines of one block begin in the same column
own-indentation-mend_es = las líneas de un bloque empiezan en la misma columna
own-indentation-mend_pt = as linhas de um bloco começam na mesma coluna
own-too-deep = more than {$most} levels are nested
own-too-deep_es = hay más de {$most} niveles anidados
own-too-deep_pt = há mais de {$most} níveis aninhados
own-too-long = an algorithm has at most {$lines} lines and {$bytes} bytes
own-too-long_es = un algoritmo tiene como máximo {$lines} líneas y {$bytes} bytes
own-too-long_pt = um algoritmo tem no máximo {$lines} linhas e {$bytes} bytes
own-long-line = a line has at most {$most} words and signs
own-long-line_es = una línea tiene como máximo {$most} palabras y signos
own-long-line_pt = uma linha tem no máximo {$most} palavras e sinais
own-late = declarations stand before the first handler
own-late_es = las declaraciones van antes de la primera reacción
own-late_pt = as declarações ficam antes da primeira reação
own-no-block = this line cannot have lines indented below it
own-no-block_es = esta línea no puede tener líneas con sangría debajo
own-no-block_pt = esta linha não pode ter linhas recuadas abaixo
own-empty = nothing follows the colon
own-empty_es = no hay nada tras los dos puntos
own-empty_pt = não há nada depois dos dois-pontos
own-no-title = the algorithm has no name
own-no-title_es = el algoritmo no tiene nombre
own-no-title_pt = o algoritmo não tem nome
own-no-title-mend = begin with `algorithm: My algorithm`
own-no-title-mend_es = empieza con `algorithm: Mi algoritmo`
own-no-title-mend_pt = comece com `algorithm: Meu algoritmo`
own-no-links = the algorithm does not say how processes are linked
own-no-links_es = el algoritmo no dice cómo se enlazan los procesos
own-no-links_pt = o algoritmo não diz como os processos se ligam
own-links = no links have this name
own-links_es = ningún tipo de enlaces se llama así
own-links_pt = nenhum tipo de ligação tem este nome
own-links-mend = write `links: one-way ring`, `links: two-way ring` or `links: complete graph`
own-links-mend_es = escribe `links: one-way ring`, `links: two-way ring` o `links: complete graph`
own-links-mend_pt = escreva `links: one-way ring`, `links: two-way ring` ou `links: complete graph`
own-together = only the processes of a complete graph decide together
own-together_es = solo los procesos de un grafo completo deciden juntos
own-together_pt = só os processos de um grafo completo decidem juntos
own-together-mend = write `links: complete graph` above this line
own-together-mend_es = escribe `links: complete graph` encima de esta línea
own-together-mend_pt = escreva `links: complete graph` acima desta linha
own-declaration = `{$name}` begins no declaration and no handler
own-declaration_es = `{$name}` no inicia ninguna declaración ni reacción
own-declaration_pt = `{$name}` não inicia nenhuma declaração nem reação
own-many-messages = an algorithm has at most {$most} messages
own-many-messages_es = un algoritmo tiene como máximo {$most} mensajes
own-many-messages_pt = um algoritmo tem no máximo {$most} mensagens
own-many-fields = a message carries at most {$most} values
own-many-fields_es = un mensaje lleva como máximo {$most} valores
own-many-fields_pt = uma mensagem leva no máximo {$most} valores
own-many-timers = an algorithm has at most {$most} timers
own-many-timers_es = un algoritmo tiene como máximo {$most} temporizadores
own-many-timers_pt = um algoritmo tem no máximo {$most} temporizadores
own-many-states = an algorithm has at most {$most} states
own-many-states_es = un algoritmo tiene como máximo {$most} estados
own-many-states_pt = um algoritmo tem no máximo {$most} estados
own-many-words = a state has at most {$most} words
own-many-words_es = un estado tiene como máximo {$most} palabras
own-many-words_pt = um estado tem no máximo {$most} palavras
own-many-parameters = an algorithm has at most {$most} parameters
own-many-parameters_es = un algoritmo tiene como máximo {$most} parámetros
own-many-parameters_pt = um algoritmo tem no máximo {$most} parâmetros
own-no-message-name = `{$name}` does not name a message
own-no-message-name_es = `{$name}` no nombra un mensaje
own-no-message-name_pt = `{$name}` não nomeia uma mensagem
own-is-message = `{$name}` names a message
own-is-message_es = `{$name}` nombra un mensaje
own-is-message_pt = `{$name}` nomeia uma mensagem
own-is-message-mend = messages have names in capitals of two or more letters, and only messages
own-is-message-mend_es = los mensajes, y solo ellos, tienen nombres de dos o más mayúsculas
own-is-message-mend_pt = as mensagens, e só elas, têm nomes de duas ou mais maiúsculas
own-class = no class of messages is called `{$name}`
own-class_es = ninguna clase de mensajes se llama `{$name}`
own-class_pt = nenhuma classe de mensagens se chama `{$name}`
own-role = no role is called `{$name}`
own-role_es = ningún papel se llama `{$name}`
own-role_pt = nenhum papel se chama `{$name}`
own-not-held = `{$state}` cannot be `{$name}`
own-not-held_es = `{$state}` no puede ser `{$name}`
own-not-held_pt = `{$state}` não pode ser `{$name}`
own-reserved = `{$name}` is a reserved name
own-reserved_es = `{$name}` es un nombre reservado
own-reserved_pt = `{$name}` é um nome reservado
own-reserved-mend = choose another name
own-reserved-mend_es = elige otro nombre
own-reserved-mend_pt = escolha outro nome
own-twice = `{$name}` is already in use
own-twice_es = `{$name}` ya está en uso
own-twice_pt = `{$name}` já está em uso
own-expected = here must be `{$sign}`
own-expected_es = aquí debe ir `{$sign}`
own-expected_pt = aqui deve vir `{$sign}`
own-expected-name = here must be a name
own-expected-name_es = aquí debe ir un nombre
own-expected-name_pt = aqui deve vir um nome
own-expected-number = here must be a number
own-expected-number_es = aquí debe ir un número
own-expected-number_pt = aqui deve vir um número
own-expected-constant = here must be a value without names, such as 0, false, @ or []
own-expected-constant_es = aquí debe ir un valor sin nombres, como 0, false, @ o []
own-expected-constant_pt = aqui deve vir um valor sem nomes, como 0, false, @ ou []
own-expected-message = here must be a message
own-expected-message_es = aquí debe ir un mensaje
own-expected-message_pt = aqui deve vir uma mensagem
own-expected-value = here must be a value
own-expected-value_es = aquí debe ir un valor
own-expected-value_pt = aqui deve vir um valor
own-expected-value-not = here must be a value, not `{$name}`
own-expected-value-not_es = aquí debe ir un valor, no `{$name}`
own-expected-value-not_pt = aqui deve vir um valor, não `{$name}`
own-leftover = `{$name}` does not belong here
own-leftover_es = `{$name}` no va aquí
own-leftover_pt = `{$name}` não cabe aqui
own-line-ends = the line ends too early
own-line-ends_es = la línea termina demasiado pronto
own-line-ends_pt = a linha termina cedo demais
own-equals = `==` is not an operator
own-equals_es = `==` no es un operador
own-equals_pt = `==` não é um operador
own-equals-mend = `=` compares
own-equals-mend_es = `=` compara
own-equals-mend_pt = `=` compara
own-comparison = this is a comparison, not a statement
own-comparison_es = esto es una comparación, no una instrucción
own-comparison_pt = isto é uma comparação, não uma instrução
own-assign-mend = `:=` assigns
own-assign-mend_es = `:=` asigna
own-assign-mend_pt = `:=` atribui
own-statement = `{$name}` begins no statement
own-statement_es = `{$name}` no inicia ninguna instrucción
own-statement_pt = `{$name}` não inicia nenhuma instrução
own-begins-line = `{$name}` begins a line
own-begins-line_es = `{$name}` va al inicio de una línea
own-begins-line_pt = `{$name}` vem no início de uma linha
own-begins-line-mend = put it on the next line, indented
own-begins-line-mend_es = ponlo en la línea siguiente, con sangría
own-begins-line-mend_pt = ponha na linha seguinte, com recuo
own-else = `else` follows no `if`
own-else_es = `else` no sigue a ningún `if`
own-else_pt = `else` não segue nenhum `if`
own-event = no event is called `{$name}`
own-event_es = ningún evento se llama `{$name}`
own-event_pt = nenhum evento se chama `{$name}`
own-no-message = no message is called {$name}
own-no-message_es = ningún mensaje se llama {$name}
own-no-message_pt = nenhuma mensagem se chama {$name}
own-no-timer = no timer is called `{$name}`
own-no-timer_es = ningún temporizador se llama `{$name}`
own-no-timer_pt = nenhum temporizador se chama `{$name}`
own-no-name = nothing is called `{$name}`
own-no-name_es = nada se llama `{$name}`
own-no-name_pt = nada se chama `{$name}`
own-no-procedure = no statement and no procedure is called `{$name}`
own-no-procedure_es = ninguna instrucción ni procedimiento se llama `{$name}`
own-no-procedure_pt = nenhuma instrução nem procedimento se chama `{$name}`
own-no-function = no function is called `{$name}`
own-no-function_es = ninguna función se llama `{$name}`
own-no-function_pt = nenhuma função se chama `{$name}`
own-fixed = `{$name}` cannot be assigned
own-fixed_es = a `{$name}` no se le puede asignar nada
own-fixed_pt = a `{$name}` não se pode atribuir nada
own-arity = { $count ->
    [one] {$name} carries 1 value
   *[other] {$name} carries {$count} values
}, not {$given}
own-arity_es = { $count ->
    [one] {$name} lleva 1 valor
   *[other] {$name} lleva {$count} valores
}, no {$given}
own-arity_pt = { $count ->
    [one] {$name} leva 1 valor
   *[other] {$name} leva {$count} valores
}, não {$given}
own-arity-mend = `{$name}` is in line {$line}
own-arity-mend_es = `{$name}` está en la línea {$line}
own-arity-mend_pt = `{$name}` está na linha {$line}
own-arguments = { $count ->
    [one] `{$name}` takes 1 value
   *[other] `{$name}` takes {$count} values
}, not {$given}
own-arguments_es = { $count ->
    [one] `{$name}` toma 1 valor
   *[other] `{$name}` toma {$count} valores
}, no {$given}
own-arguments_pt = { $count ->
    [one] `{$name}` recebe 1 valor
   *[other] `{$name}` recebe {$count} valores
}, não {$given}
own-ring = a process on a ring does not know the others
own-ring_es = un proceso en un anillo no conoce a los demás
own-ring_pt = um processo em um anel não conhece os outros
own-ring-mend = send to `next` or `previous`, `back` or `onward`
own-ring-mend_es = envía a `next` o `previous`, `back` u `onward`
own-ring-mend_pt = envie a `next` ou `previous`, `back` ou `onward`
own-only-ring = `{$name}` exists only on a ring
own-only-ring_es = `{$name}` existe solo en un anillo
own-only-ring_pt = `{$name}` existe só em um anel
own-one-way = on a one-way ring, nothing goes to the previous process: `{$name}`
own-one-way_es = en un anillo de un sentido nada va al proceso anterior: `{$name}`
own-one-way_pt = em um anel de sentido único, nada vai ao processo anterior: `{$name}`
own-onward = on a complete graph, no process is the next one
own-onward_es = en un grafo completo ningún proceso es el siguiente
own-onward_pt = em um grafo completo, nenhum processo é o seguinte
own-back = `{$name}` stands only in a handler for a message
own-back_es = `{$name}` va solo en la reacción a un mensaje
own-back_pt = `{$name}` fica só na reação a uma mensagem
own-back-mend = a procedure can get the sender as a value: `on KIND(x) from p`
own-back-mend_es = un procedimiento puede recibir al emisor como valor: `on KIND(x) from p`
own-back-mend_pt = um procedimento pode receber o remetente como valor: `on KIND(x) from p`
own-further = `send it one further` stands only in `on undeliverable`, on a ring
own-further_es = `send it one further` va solo en `on undeliverable`, en un anillo
own-further_pt = `send it one further` fica só em `on undeliverable`, em um anel
own-alone = `{$name}` stands only in `on undeliverable`, on a ring
own-alone_es = `{$name}` va solo en `on undeliverable`, en un anillo
own-alone_pt = `{$name}` fica só em `on undeliverable`, em um anel
own-no-target = the message has no receiver
own-no-target_es = el mensaje no tiene destino
own-no-target_pt = a mensagem não tem destino
own-no-target-mend = write `to others`, `to higher`, `to` and an id, or `back`
own-no-target-mend_es = escribe `to others`, `to higher`, `to` y un id, o `back`
own-no-target-mend_pt = escreva `to others`, `to higher`, `to` e um id, ou `back`
own-draw = `draw` stands only in statements
own-draw_es = `draw` va solo en instrucciones
own-draw_pt = `draw` fica só em instruções
own-recursion = `{$name}` calls itself through `{$other}`
own-recursion_es = `{$name}` se llama a sí mismo a través de `{$other}`
own-recursion_pt = `{$name}` chama a si mesmo através de `{$other}`
own-recursion-itself = `{$name}` calls itself
own-recursion-itself_es = `{$name}` se llama a sí mismo
own-recursion-itself_pt = `{$name}` chama a si mesmo
own-recursion-mend = use `while`
own-recursion-mend_es = usa `while`
own-recursion-mend_pt = use `while`
own-deep-calls = more than {$most} calls are nested
own-deep-calls_es = hay más de {$most} llamadas anidadas
own-deep-calls_pt = há mais de {$most} chamadas aninhadas
own-never-sent = {$name} is never sent
own-never-sent_es = {$name} nunca se envía
own-never-sent_pt = {$name} nunca é enviada
own-never-handled = no handler receives {$name}
own-never-handled_es = ninguna reacción recibe {$name}
own-never-handled_pt = nenhuma reação recebe {$name}
