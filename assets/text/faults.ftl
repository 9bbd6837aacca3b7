# Errors in a scenario file (fault-…) and how to correct them (mend-…).

fault-unknown-key = unknown key `{ $key }` in `{ $table }`
fault-unknown-key_es = la clave `{ $key }` no existe en `{ $table }`
fault-unknown-key_pt = a chave `{ $key }` não existe em `{ $table }`
fault-unknown-top-key = unknown key `{ $key }`
fault-unknown-top-key_es = la clave `{ $key }` no existe
fault-unknown-top-key_pt = a chave `{ $key }` não existe
fault-misplaced = `{ $key }` comes after `{ $table }`, so TOML reads it as part of that table
fault-misplaced_es = `{ $key }` está después de `{ $table }`, así que TOML la lee como parte de esa tabla
fault-misplaced_pt = `{ $key }` está depois de `{ $table }`, e por isso o TOML a lê como parte dessa tabela
fault-wrong-type = `{ $key }` cannot be { $found ->
    [string] a text
    [integer] a whole number
    [float] a number with a fraction
    [boolean] true or false
    [datetime] a date
    [array] this list
   *[table] a table
}
fault-wrong-type_es = `{ $key }` no puede ser { $found ->
    [string] un texto
    [integer] un número entero
    [float] un número con decimales
    [boolean] true o false
    [datetime] una fecha
    [array] esta lista
   *[table] una tabla
}
fault-wrong-type_pt = `{ $key }` não pode ser { $found ->
    [string] um texto
    [integer] um número inteiro
    [float] um número com casas decimais
    [boolean] true ou false
    [datetime] uma data
    [array] esta lista
   *[table] uma tabela
}
fault-missing-key = `{ $table }` lacks `{ $key }`
fault-missing-key_es = en `{ $table }` falta `{ $key }`
fault-missing-key_pt = em `{ $table }` falta `{ $key }`
fault-missing-top-key = the file lacks `{ $key }`
fault-missing-top-key_es = en el archivo falta `{ $key }`
fault-missing-top-key_pt = no arquivo falta `{ $key }`
fault-out-of-range = { $found } is out of range for `{ $key }`
fault-out-of-range_es = { $found } está fuera de los límites de `{ $key }`
fault-out-of-range_pt = { $found } está fora dos limites de `{ $key }`
fault-unknown-word = { $subject ->
    [protocol] there is no protocol `{ $found }`
    [variant] the protocol has no variant `{ $found }`
    [kind] the protocol has no messages of the kind `{ $found }`
    [timer] the protocol has no timer `{ $found }`
    [role] the protocol has no role `{ $found }`
    [property] the protocol has no property `{ $found }`
    [language] there is no language `{ $found }` here
    [order] there is no order of ids `{ $found }`
    [detector] there is no detector `{ $found }`
    [noticers] `by` cannot be `{ $found }`
    [when] `when` cannot be `{ $found }`
    [theme] the program has no theme `{ $found }`
    [value] the protocol has no value `{ $found }`
    [ids] ids cannot be `{ $found }`
    [places] places cannot be `{ $found }`
    [parameter] the parameter cannot be `{ $found }`
    [colour] `{ $found }` is not part of a colour
    [question] a question cannot be about `{ $found }`
    [choice] there is no kind of choice `{ $found }`
    [way] a ring has no direction `{ $found }`
   *[other] `{ $found }` is not known here
}
fault-unknown-word_es = { $subject ->
    [protocol] no hay ningún protocolo `{ $found }`
    [variant] el protocolo no tiene la variante `{ $found }`
    [kind] el protocolo no tiene mensajes del tipo `{ $found }`
    [timer] el protocolo no tiene ningún temporizador `{ $found }`
    [role] el protocolo no tiene el rol `{ $found }`
    [property] el protocolo no tiene la propiedad `{ $found }`
    [language] aquí no hay ningún idioma `{ $found }`
    [order] no hay ningún orden `{ $found }`
    [detector] no hay ningún detector `{ $found }`
    [noticers] `by` no puede ser `{ $found }`
    [when] `when` no puede ser `{ $found }`
    [theme] el programa no tiene ningún tema `{ $found }`
    [value] el protocolo no tiene el valor `{ $found }`
    [ids] los ids no pueden ser `{ $found }`
    [places] los lugares no pueden ser `{ $found }`
    [parameter] el parámetro no puede ser `{ $found }`
    [colour] `{ $found }` no forma parte de un color
    [question] una pregunta no puede tratar de `{ $found }`
    [choice] no se puede fijar `{ $found }`
    [way] no hay ningún sentido `{ $found }` en un anillo
   *[other] `{ $found }` no se conoce aquí
}
fault-unknown-word_pt = { $subject ->
    [protocol] não há nenhum protocolo `{ $found }`
    [variant] o protocolo não tem a variante `{ $found }`
    [kind] o protocolo não tem mensagens do tipo `{ $found }`
    [timer] o protocolo não tem nenhum temporizador `{ $found }`
    [role] o protocolo não tem o papel `{ $found }`
    [property] o protocolo não tem a propriedade `{ $found }`
    [language] aqui não há nenhum idioma `{ $found }`
    [order] não há nenhuma ordem `{ $found }`
    [detector] não há nenhum detector `{ $found }`
    [noticers] `by` não pode ser `{ $found }`
    [when] `when` não pode ser `{ $found }`
    [theme] o programa não tem nenhum tema `{ $found }`
    [value] o protocolo não tem o valor `{ $found }`
    [ids] os ids não podem ser `{ $found }`
    [places] os lugares não podem ser `{ $found }`
    [parameter] o parâmetro não pode ser `{ $found }`
    [colour] `{ $found }` não faz parte de uma cor
    [question] uma pergunta não pode ser sobre `{ $found }`
    [choice] não há nenhum tipo de escolha `{ $found }`
    [way] não há nenhum sentido `{ $found }` em um anel
   *[other] `{ $found }` não é conhecido aqui
}
fault-not-in-this-version = { $subject ->
    [version] version { $name } of the format is not in this version of suffrage
    [protocol] the protocol `{ $name }` is not in this version of suffrage
    [detector] the detector `{ $name }` is not in this version of suffrage
    [question] a question about the `{ $name }` is not in this version of suffrage
   *[key] `{ $name }` is not in this version of suffrage
}
fault-not-in-this-version_es = { $subject ->
    [version] la versión { $name } del formato no está en esta versión de suffrage
    [protocol] el protocolo `{ $name }` no está en esta versión de suffrage
    [detector] el detector `{ $name }` no está en esta versión de suffrage
    [question] preguntar por `{ $name }` no está en esta versión de suffrage
   *[key] `{ $name }` no está en esta versión de suffrage
}
fault-not-in-this-version_pt = { $subject ->
    [version] a versão { $name } do formato não está nesta versão do suffrage
    [protocol] o protocolo `{ $name }` não está nesta versão do suffrage
    [detector] o detector `{ $name }` não está nesta versão do suffrage
    [question] perguntar por `{ $name }` não está nesta versão do suffrage
   *[key] `{ $name }` não está nesta versão do suffrage
}
fault-duplicate-id = two processes have the id { $id }
fault-duplicate-id_es = dos procesos tienen el id { $id }
fault-duplicate-id_pt = dois processos têm o id { $id }
fault-repeated = `{ $key }` has { $item } twice
fault-repeated_es = `{ $key }` contiene { $item } dos veces
fault-repeated_pt = `{ $key }` contém { $item } duas vezes
fault-unknown-process = there is no process { $id }
fault-unknown-process_es = no hay ningún proceso { $id }
fault-unknown-process_pt = não há nenhum processo { $id }
fault-no-process = a run needs at least one process, and this one has none
fault-no-process_es = una ejecución necesita al menos un proceso y esta no tiene ninguno
fault-no-process_pt = uma execução precisa de pelo menos um processo, e esta não tem nenhum
fault-too-many-processes = { $count } processes are too many
fault-too-many-processes_es = { $count } procesos son demasiados
fault-too-many-processes_pt = { $count } processos são demais
fault-too-heavy = the file is read only up to here: this first part already takes { $most } MiB of memory
fault-too-heavy_es = el archivo se lee solo hasta aquí: esta primera parte ya ocupa { $most } MiB de memoria
fault-too-heavy_pt = o arquivo só é lido até aqui: esta primeira parte já ocupa { $most } MiB de memória
fault-ids-and-count = `ids` and `count` cannot both be given
fault-ids-and-count_es = no se pueden dar `ids` y `count` a la vez
fault-ids-and-count_pt = `ids` e `count` não podem ser dados ao mesmo tempo
fault-second-act = one entry has two acts, `{ $first }` and `{ $second }`
fault-second-act_es = una entrada tiene dos acciones, `{ $first }` y `{ $second }`
fault-second-act_pt = uma entrada tem duas ações, `{ $first }` e `{ $second }`
fault-no-act = this entry has no act
fault-no-act_es = esta entrada no tiene ninguna acción
fault-no-act_pt = esta entrada não tem nenhuma ação
fault-not-one-entry = this is not exactly one entry of `events`
fault-not-one-entry_es = esto no es una sola entrada de `events`
fault-not-one-entry_pt = isto não é uma só entrada de `events`
fault-foreign = `{ $key }` is only allowed with `{ $owner }`
fault-foreign_es = `{ $key }` solo se admite con `{ $owner }`
fault-foreign_pt = `{ $key }` só é aceito com `{ $owner }`
fault-empty-list = `{ $key }` is empty
fault-empty-list_es = `{ $key }` está vacío
fault-empty-list_pt = `{ $key }` está vazio
fault-delay-upside-down = the range of `{ $key }` is reversed: { $first } is more than { $second }
fault-delay-upside-down_es = el intervalo de `{ $key }` está al revés: { $first } es mayor que { $second }
fault-delay-upside-down_pt = o intervalo de `{ $key }` está invertido: { $first } é maior que { $second }
fault-at-and-when = a note cannot have both `at` and `when`
fault-at-and-when_es = una nota no puede tener `at` y `when` a la vez
fault-at-and-when_pt = uma nota não pode ter `at` e `when` ao mesmo tempo
fault-self-link = { $id } cannot have a link to itself
fault-self-link_es = { $id } no puede tener un enlace consigo mismo
fault-self-link_pt = { $id } não pode ter um enlace consigo mesmo
fault-one-group = all processes are in one group: nothing is cut
fault-one-group_es = todos los procesos están en un solo grupo: no se corta nada
fault-one-group_pt = todos os processos estão em um só grupo: nada é cortado
fault-not-alterable = { $protocol }: no message can be altered
fault-not-alterable_es = { $protocol }: ningún mensaje puede alterarse
fault-not-alterable_pt = { $protocol }: nenhuma mensagem pode ser alterada
fault-loyal = { $id } is loyal: its messages cannot be altered
fault-loyal_es = { $id } es leal: sus mensajes no se pueden alterar
fault-loyal_pt = { $id } é leal: suas mensagens não podem ser alteradas
fault-no-id = `{ $found }` is not the id of a process
fault-no-id_es = `{ $found }` no es el id de un proceso
fault-no-id_pt = `{ $found }` não é o id de um processo
fault-no-places = the processes of { $protocol } have no places on a square
fault-no-places_es = los procesos de { $protocol } no tienen lugares en un cuadrado
fault-no-places_pt = os processos de { $protocol } não têm lugares em um quadrado
fault-no-overlay = { $protocol } has no overlay links
fault-no-overlay_es = { $protocol } no tiene enlaces de red superpuesta
fault-no-overlay_pt = { $protocol } não tem enlaces de rede sobreposta
fault-links-and-neighbours = `links` and `neighbours` cannot both be given
fault-links-and-neighbours_es = `links` y `neighbours` no pueden darse a la vez
fault-links-and-neighbours_pt = `links` e `neighbours` não podem ser dados juntos
fault-overlay-self-link = { $id } is linked to itself
fault-overlay-self-link_es = { $id } está enlazado consigo mismo
fault-overlay-self-link_pt = { $id } está ligado a si mesmo
fault-in-parts = the overlay is not connected: no links lead from the group { $ids } to the others
fault-in-parts_es = la red superpuesta no es conexa: ningún enlace lleva del grupo { $ids } a los demás
fault-in-parts_pt = a rede sobreposta não é conexa: nenhum enlace leva do grupo { $ids } aos demais
fault-id-too-high = the id { $id } has more bits than `bits` allows
fault-id-too-high_es = el id { $id } tiene más bits de los que permite `bits`
fault-id-too-high_pt = o id { $id } tem mais bits do que `bits` permite
fault-too-few-ids = { $count } processes cannot have different ids of { $bits ->
    [one] 1 bit
   *[other] { $bits } bits
}
fault-too-few-ids_es = { $count } procesos no pueden tener ids distintos de { $bits ->
    [one] 1 bit
   *[other] { $bits } bits
}
fault-too-few-ids_pt = { $count } processos não podem ter ids diferentes de { $bits ->
    [1] 1 bit
   *[other] { $bits } bits
}
fault-no-roles = the processes of { $protocol } have no roles
fault-no-roles_es = los procesos de { $protocol } no tienen roles
fault-no-roles_pt = os processos de { $protocol } não têm papéis
fault-no-part = no process has the role { $part }
fault-no-part_es = ningún proceso tiene el rol { $part }
fault-no-part_pt = nenhum processo tem o papel { $part }
fault-no-client = { $id } is not a client
fault-no-client_es = { $id } no es cliente
fault-no-client_pt = { $id } não é cliente
fault-no-proposer = { $id } is not a proposer, so it cannot lead and has no ballots
fault-no-proposer_es = { $id } no es proponente, así que no puede liderar y no tiene votaciones
fault-no-proposer_pt = { $id } não é proponente, então não pode liderar e não tem votações
fault-no-requests = { $protocol } has no clients, so it has no requests
fault-no-requests_es = { $protocol } no tiene clientes, así que no tiene peticiones
fault-no-requests_pt = { $protocol } não tem clientes, então não tem pedidos
fault-other-request = a client of { $protocol } does not take the request `{ $key }`
fault-other-request_es = un cliente de { $protocol } no admite la petición `{ $key }`
fault-other-request_pt = um cliente de { $protocol } não aceita o pedido `{ $key }`
fault-no-proposals = the processes of { $protocol } propose nothing
fault-no-proposals_es = los procesos de { $protocol } no proponen nada
fault-no-proposals_pt = os processos de { $protocol } não propõem nada
fault-decides-nothing = `{ $protocol }` elects a leader and does not decide a value
fault-decides-nothing_es = `{ $protocol }` elige a un líder y no decide ningún valor
fault-decides-nothing_pt = `{ $protocol }` elege um líder e não decide nenhum valor
fault-decides-many = `{ $protocol }` decides on one command after another, not on one value
fault-decides-many_es = `{ $protocol }` decide un comando tras otro, no un solo valor
fault-decides-many_pt = `{ $protocol }` decide um comando após o outro, não um único valor
fault-elects-nobody = `{ $protocol }` decides on a value and elects no leader
fault-elects-nobody_es = `{ $protocol }` decide un valor y no elige a ningún líder
fault-elects-nobody_pt = `{ $protocol }` decide um valor e não elege nenhum líder
fault-follows-with = `{ $protocol }` elects a leader only with `{ $flag } = true`
fault-follows-with_es = `{ $protocol }` elige a un líder solo con `{ $flag } = true`
fault-follows-with_pt = `{ $protocol }` só elege um líder com `{ $flag } = true`
fault-keeps-no-log = `{ $protocol }` keeps no log of commands
fault-keeps-no-log_es = `{ $protocol }` no lleva ningún registro de comandos
fault-keeps-no-log_pt = `{ $protocol }` não mantém nenhum registro de comandos
fault-no-datum = `{ $found }` is not a value that processes can agree on
fault-no-datum_es = `{ $found }` no es un valor que los procesos puedan acordar
fault-no-datum_pt = `{ $found }` não é um valor que os processos possam decidir
fault-no-timers = { $protocol } has no timers
fault-no-timers_es = { $protocol } no tiene temporizadores
fault-no-timers_pt = { $protocol } não tem temporizadores
fault-no-link = { $from } has no link to { $to }
fault-no-link_es = { $from } no tiene enlace con { $to }
fault-no-link_pt = { $from } não tem enlace com { $to }
fault-settled-twice = two entries of `choices` set the same choice
fault-settled-twice_es = dos entradas de `choices` fijan un mismo valor
fault-settled-twice_pt = duas entradas de `choices` fixam a mesma escolha
fault-draws-nothing = the processes of { $protocol } make no random draws
fault-draws-nothing_es = los procesos de { $protocol } no hacen sorteos
fault-draws-nothing_pt = os processos de { $protocol } não fazem sorteios
fault-two-ways = two links lead from { $from } to { $to }, and `way` is missing
fault-two-ways_es = dos enlaces llevan de { $from } a { $to }, y falta `way`
fault-two-ways_pt = dois enlaces levam de { $from } a { $to }, e falta `way`
fault-one-way = `way` is not allowed: only one link leads from { $from } to { $to }
fault-one-way_es = `way` no se admite: solo un enlace lleva de { $from } a { $to }
fault-one-way_pt = `way` não é permitido: só um enlace leva de { $from } a { $to }
fault-copy-without-ticks = `is = true` does not say how many ticks the copy of the message is in transit
fault-copy-without-ticks_es = `is = true` no dice cuántos ticks está en tránsito la copia del mensaje
fault-copy-without-ticks_pt = `is = true` não diz quantos ticks a cópia da mensagem fica em trânsito
fault-foreign-parameter = the protocol `{ $protocol }` has no parameter `{ $key }`
fault-foreign-parameter_es = el protocolo `{ $protocol }` no tiene el parámetro `{ $key }`
fault-foreign-parameter_pt = o protocolo `{ $protocol }` não tem o parâmetro `{ $key }`
fault-needs-bounce = the protocol `{ $protocol }` needs a network with `bounce = true`
fault-needs-bounce_es = el protocolo `{ $protocol }` necesita una red con `bounce = true`
fault-needs-bounce_pt = o protocolo `{ $protocol }` precisa de uma rede com `bounce = true`
fault-no-colour = `{ $found }` is not a colour
fault-no-colour_es = `{ $found }` no es un color
fault-no-colour_pt = `{ $found }` não é uma cor
fault-second-colour = `{ $key }` has two colours
fault-second-colour_es = `{ $key }` tiene dos colores
fault-second-colour_pt = `{ $key }` tem duas cores
fault-cell-count = `elected` has { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}, but there are { $processes } processes
fault-cell-count_es = `elected` tiene { $cells ->
    [one] { $cells } celda
   *[other] { $cells } celdas
}, pero hay { $processes } procesos
fault-cell-count_pt = `elected` tem { $cells ->
    [1] { $cells } célula
   *[other] { $cells } células
}, mas há { $processes } processos
fault-list-length = `{ $key }` has { $found ->
    [one] { $found } value
   *[other] { $found } values
}, but there are { $processes } processes
fault-list-length_es = `{ $key }` tiene { $found ->
    [one] { $found } valor
   *[other] { $found } valores
}, pero hay { $processes } procesos
fault-list-length_pt = `{ $key }` tem { $found ->
    [one] { $found } valor
   *[other] { $found } valores
}, mas há { $processes } processos
fault-early-with-clock = `early` bounds timeouts that come too early; with a clock, the clock decides when timers expire
fault-early-with-clock_es = `early` limita los timeouts prematuros; con reloj, el reloj decide cuándo expiran los temporizadores
fault-early-with-clock_pt = `early` limita os timeouts prematuros; com relógio, o relógio decide quando os temporizadores expiram
mend-early-with-clock = leave `early` out, or write asynchronous = true
mend-early-with-clock_es = quita `early`, o escribe asynchronous = true
mend-early-with-clock_pt = retire `early`, ou escreva asynchronous = true
fault-holds-and-violates = `{ $name }` cannot both hold and be violated
fault-holds-and-violates_es = `{ $name }` no puede cumplirse y violarse a la vez
fault-holds-and-violates_pt = `{ $name }` não pode valer e ser violada ao mesmo tempo

mend-did-you-mean = did you mean `{ $nearest }`?
mend-did-you-mean_es = ¿querías decir `{ $nearest }`?
mend-did-you-mean_pt = você quis dizer `{ $nearest }`?
mend-one-of = write one of { $valid }
mend-one-of_es = escribe uno de { $valid }
mend-one-of_pt = escreva um de { $valid }
mend-shorter-file = make it shorter: `count` instead of a long list of `ids`, fewer entries of `events`
mend-shorter-file_es = acórtalo: `count` en vez de una lista larga de `ids`, menos entradas en `events`
mend-shorter-file_pt = encurte-o: `count` em vez de uma lista longa de `ids`, menos entradas em `events`
mend-known-keys = the keys here are { $valid }
mend-known-keys_es = las claves de aquí son { $valid }
mend-known-keys_pt = as chaves daqui são { $valid }
mend-move-up = move `{ $key }` up, above `{ $first }`, the first table of the file
mend-move-up_es = sube `{ $key }` por encima de `{ $first }`, la primera tabla del archivo
mend-move-up_pt = leve `{ $key }` para cima de `{ $first }`, a primeira tabela do arquivo
mend-move-up-or-array = move `{ $key }` up, above `{ $first }`, the first table of the file, or write its entries as `[[{ $key }]]`
mend-move-up-or-array_es = sube `{ $key }` por encima de `{ $first }`, la primera tabla del archivo, o escribe sus entradas como `[[{ $key }]]`
mend-move-up-or-array_pt = leve `{ $key }` para cima de `{ $first }`, a primeira tabela do arquivo, ou escreva suas entradas como `[[{ $key }]]`
mend-type = it takes { $expected ->
    [integer] a whole number, such as 3
    [number] a number, such as 0.25
    [boolean] true or false
    [word] a text in quotes
    [local-text] a text in quotes, or a table of texts by language, such as { "{" } en = "…", es = "…", pt = "…" { "}" }
    [counts] a number, or a table of kinds of messages with their numbers, such as { "{" } ELECTION = 6 { "}" }
    [any-start] true, or a list of ids, such as [1, 2]
    [timer-bounds] a number, or a table of timers with their numbers, such as { "{" } election = 3 { "}" }
    [copy] the number of ticks that the copy is in transit, or false for no copy
    [numbers] a list of whole numbers
    [local-texts] a list of texts
    [words] a list of names in quotes, such as ["agreement"]
    [table] a table
    [tables] a list of tables in braces
    [id] the id of a process, such as 3
    [ids] a list of ids, such as [1, 2, 3]
    [targets] an id, a list of ids, or "all"
    [cell] the id of a process, or "@" for undefined
    [cells] a list with a cell for every process: an id, or "@" for undefined
    [pairs] two ids, such as [1, 2], or a list of pairs
    [pair] two ids, such as [1, 2]
    [pairs-or-all] two ids, such as [1, 2], a list of pairs, or "all"
    [groups] a list of groups of ids, such as [[1, 2], [3, 4]]
    [key-and-value] a key and its value, such as ["x", 1]
    [datum] a whole number, or a word in quotes, such as "attack"
    [slots] a list of slots, such as ["no-op", ["x", 1]]
    [slot] "no-op", ["x", 1], or ["again", "x", 1]
    [proposals] a value for every process, or a list with a value for each: a whole number, or a word in quotes
    [colour] a colour in quotes, such as "#56b4e9"
    [places] "random", or a list with a place for every process, such as [[0.5, 0.25], [0.1, 0.9]]
    [place] two numbers from 0 to 1, such as [0.5, 0.25]
    [links] a list of pairs of ids, such as [[1, 2], [2, 3]]
    [voters] a list with one entry for every process: the id that it has voted for, or [] for no vote, such as [3, [], 3]
    [ballots] a list with a ballot for every process, or [] for none, such as [[1, 18], []]
    [votes] a list with a ballot and a value for every process, or [] for none, such as [[1, 18, "x"], []]
    [each] a list of links, such as [{ "{" } from = 1, to = 2, delay = 3 { "}" }]
   *[delay] a number of ticks, or the shortest and the longest, such as [1, 3]
}
mend-type_es = admite { $expected ->
    [integer] un número entero, como 3
    [number] un número, como 0.25
    [boolean] true o false
    [word] un texto entre comillas
    [local-text] un texto entre comillas o una tabla de textos por idioma, como { "{" } en = "…", es = "…", pt = "…" { "}" }
    [counts] un número, o una tabla de tipos de mensajes con sus números, como { "{" } ELECTION = 6 { "}" }
    [any-start] true, o una lista de ids, como [1, 2]
    [timer-bounds] un número, o una tabla de temporizadores con sus números, como { "{" } election = 3 { "}" }
    [copy] el número de ticks que la copia está en tránsito, o false para que no haya copia
    [numbers] una lista de números enteros
    [local-texts] una lista de textos
    [words] una lista de nombres entre comillas, como ["agreement"]
    [table] una tabla
    [tables] una lista de tablas entre llaves
    [id] el id de un proceso, como 3
    [ids] una lista de ids, como [1, 2, 3]
    [targets] un id, una lista de ids o "all"
    [cell] el id de un proceso, o "@" si no está definido
    [cells] una lista con una celda por proceso: un id, o "@" si no está definido
    [pairs] dos ids, como [1, 2], o una lista de pares
    [pair] dos ids, como [1, 2]
    [pairs-or-all] dos ids, como [1, 2], una lista de pares, o "all"
    [groups] una lista de grupos de ids, como [[1, 2], [3, 4]]
    [key-and-value] una clave y su valor, como ["x", 1]
    [datum] un número entero o una palabra entre comillas, como "attack"
    [slots] una lista de posiciones, como ["no-op", ["x", 1]]
    [slot] "no-op", ["x", 1] o ["again", "x", 1]
    [proposals] un valor para todos los procesos, o una lista con un valor para cada uno: un número entero o una palabra entre comillas
    [colour] un color entre comillas, como "#56b4e9"
    [places] "random", o una lista con un lugar para cada proceso, como [[0.5, 0.25], [0.1, 0.9]]
    [place] dos números de 0 a 1, como [0.5, 0.25]
    [links] una lista de pares de ids, como [[1, 2], [2, 3]]
    [voters] una lista con una entrada por proceso: el id al que ha votado, o [] si no ha votado, como [3, [], 3]
    [ballots] una lista con una votación para cada proceso, o [] si no hay ninguna, como [[1, 18], []]
    [votes] una lista con una votación y un valor para cada proceso, o [] si no hay ninguna, como [[1, 18, "x"], []]
    [each] una lista de enlaces, como [{ "{" } from = 1, to = 2, delay = 3 { "}" }]
   *[delay] un número de ticks, o el más corto y el más largo, como [1, 3]
}
mend-type_pt = aceita { $expected ->
    [integer] um número inteiro, como 3
    [number] um número, como 0.25
    [boolean] true ou false
    [word] um texto entre aspas
    [local-text] um texto entre aspas ou uma tabela de textos por idioma, como { "{" } en = "…", es = "…", pt = "…" { "}" }
    [counts] um número, ou uma tabela de tipos de mensagens com seus números, como { "{" } ELECTION = 6 { "}" }
    [any-start] true, ou uma lista de ids, como [1, 2]
    [timer-bounds] um número, ou uma tabela de temporizadores com seus números, como { "{" } election = 3 { "}" }
    [copy] o número de ticks que a cópia fica em trânsito, ou false para que não haja cópia
    [numbers] uma lista de números inteiros
    [local-texts] uma lista de textos
    [words] uma lista de nomes entre aspas, como ["agreement"]
    [table] uma tabela
    [tables] uma lista de tabelas entre chaves
    [id] o id de um processo, como 3
    [ids] uma lista de ids, como [1, 2, 3]
    [targets] um id, uma lista de ids ou "all"
    [cell] o id de um processo, ou "@" se não definido
    [cells] uma lista com uma célula por processo: um id, ou "@" se não definido
    [pairs] dois ids, como [1, 2], ou uma lista de pares
    [pair] dois ids, como [1, 2]
    [pairs-or-all] dois ids, como [1, 2], uma lista de pares, ou "all"
    [groups] uma lista de grupos de ids, como [[1, 2], [3, 4]]
    [key-and-value] uma chave e o seu valor, como ["x", 1]
    [datum] um número inteiro ou uma palavra entre aspas, como "attack"
    [slots] uma lista de posições, como ["no-op", ["x", 1]]
    [slot] "no-op", ["x", 1] ou ["again", "x", 1]
    [proposals] um valor para todos os processos, ou uma lista com um valor para cada um: um número inteiro ou uma palavra entre aspas
    [colour] uma cor entre aspas, como "#56b4e9"
    [places] "random", ou uma lista com um lugar para cada processo, como [[0.5, 0.25], [0.1, 0.9]]
    [place] dois números de 0 a 1, como [0.5, 0.25]
    [links] uma lista de pares de ids, como [[1, 2], [2, 3]]
    [voters] uma lista com uma entrada por processo: o id em que votou, ou [] se não votou, como [3, [], 3]
    [ballots] uma lista com uma votação para cada processo, ou [] se não há nenhuma, como [[1, 18], []]
    [votes] uma lista com uma votação e um valor para cada processo, ou [] se não há nenhuma, como [[1, 18, "x"], []]
    [each] uma lista de enlaces, como [{ "{" } from = 1, to = 2, delay = 3 { "}" }]
   *[delay] um número de ticks, ou o mais curto e o mais longo, como [1, 3]
}
mend-add-key = add it, for example: { $example }
mend-add-key_es = añádela, por ejemplo: { $example }
mend-add-key_pt = acrescente-a, por exemplo: { $example }
mend-add-processes = add the line [processes], and below it ids = [1, 2, 3] or count = 3
mend-add-processes_es = añade una tabla [processes] con ids = [1, 2, 3] o count = 3 debajo
mend-add-processes_pt = acrescente uma tabela [processes] com ids = [1, 2, 3] ou count = 3 abaixo dela
mend-range = write a number from { $least } to { $most }
mend-range_es = escribe un número de { $least } a { $most }
mend-range_pt = escreva um número de { $least } a { $most }
mend-this-version-has = this version has { $valid }
mend-this-version-has_es = esta versión tiene { $valid }
mend-this-version-has_pt = esta versão tem { $valid }
mend-take-out = leave it out
mend-take-out_es = quítalo
mend-take-out_pt = retire-o
mend-follows-with = write `{ $flag } = true` below `[params]`, or leave out what needs a leader
mend-follows-with_es = escribe `{ $flag } = true` bajo `[params]`, o quita lo que necesita un líder
mend-follows-with_pt = escreva `{ $flag } = true` em `[params]`, ou retire o que precisa de um líder
mend-log = ask about the `log`
mend-log_es = pregunta por el `log`
mend-log_pt = pergunte pelo `log`
mend-leader = ask about the `leader`
mend-leader_es = pregunta por el `leader`
mend-leader_pt = pergunte pelo `leader`
mend-other-id = give one of them another id: ids are unique
mend-other-id_es = da otro id a uno de los dos: los ids son únicos
mend-other-id_pt = dê outro id a um dos dois: os ids são únicos
mend-once = write it only once
mend-once_es = escríbelo una sola vez
mend-once_pt = escreva-o uma só vez
mend-keep-one-answer = keep one of the two entries
mend-keep-one-answer_es = deja una de las dos entradas
mend-keep-one-answer_pt = mantenha uma das duas entradas
mend-way = write which direction: way = "clockwise" or way = "counter-clockwise"
mend-way_es = di en qué sentido: way = "clockwise" o way = "counter-clockwise"
mend-way_pt = diga em que sentido: way = "clockwise" ou way = "counter-clockwise"
mend-no-way = leave out `way`
mend-no-way_es = quita `way`
mend-no-way_pt = deixe `way` de fora
mend-copy = give the number of ticks that the copy is in transit, or false for no copy
mend-copy_es = da el número de ticks que la copia está en tránsito, o false para que no haya copia
mend-copy_pt = dê o número de ticks que a cópia fica em trânsito, ou false para que não haja cópia
mend-ids-are = the processes are { $ids }
mend-ids-are_es = los procesos son { $ids }
mend-ids-are_pt = os processos são { $ids }
mend-ids-between = the ids go from { $lowest } to { $highest }
mend-ids-between_es = los ids van de { $lowest } a { $highest }
mend-ids-between_pt = os ids vão de { $lowest } a { $highest }
mend-at-least-one-process = give at least 1 process: ids = [1, 2, 3] or count = 3
mend-at-least-one-process_es = da al menos 1 proceso: ids = [1, 2, 3] o count = 3
mend-at-least-one-process_pt = dê pelo menos 1 processo: ids = [1, 2, 3] ou count = 3
mend-fewer-processes = { $graph ->
    [complete] a complete graph can have up to { $most }
   *[ring] a ring can have up to { $most }
}
mend-fewer-processes_es = { $graph ->
    [complete] un grafo completo puede tener hasta { $most }
   *[ring] un anillo puede tener hasta { $most }
}
mend-fewer-processes_pt = { $graph ->
    [complete] um grafo completo pode ter até { $most }
   *[ring] um anel pode ter até { $most }
}
mend-ids-or-count = keep one of them: `ids` lists the ids clockwise, `count` gives ids 1, 2, 3 …
mend-ids-or-count_es = deja uno de los dos: `ids` enumera los ids en sentido horario, `count` da los ids 1, 2, 3 …
mend-ids-or-count_pt = fique com um dos dois: `ids` lista os ids em sentido horário, `count` dá os ids 1, 2, 3 …
mend-one-act = write two entries, with one act each; acts of one tick happen in the order of the file
mend-one-act_es = escribe dos entradas, con una acción cada una; las acciones de un mismo tick ocurren en el orden del archivo
mend-one-act_pt = escreva duas entradas, com uma ação cada; as ações de um mesmo tick ocorrem na ordem do arquivo
mend-add-act = add one of { $valid }
mend-add-act_es = añade uno de { $valid }
mend-add-act_pt = acrescente um de { $valid }
mend-one-entry = write one act in braces and nothing else, such as {"{"} at = 4, crash = 7 {"}"}
mend-one-entry_es = escribe una acción entre llaves y nada más, como {"{"} at = 4, crash = 7 {"}"}
mend-one-entry_pt = escreva uma ação entre chaves e nada mais, como {"{"} at = 4, crash = 7 {"}"}
mend-foreign = leave out `{ $key }`, or give `{ $owner }`
mend-foreign_es = quita `{ $key }` o pon `{ $owner }`
mend-foreign_pt = retire `{ $key }` ou escreva `{ $owner }`
mend-fill-list = add an entry, or leave out the key
mend-fill-list_es = pon algo dentro o quítalo
mend-fill-list_pt = ponha algo dentro ou retire-o
mend-delay-order = write the shortest delay first: [{ $shortest }, { $longest }]
mend-delay-order_es = escribe primero el retardo más corto: [{ $shortest }, { $longest }]
mend-delay-order_pt = escreva primeiro o atraso mais curto: [{ $shortest }, { $longest }]
mend-at-or-when = keep one of them: `at` a tick, or `when` something happens for the first time
mend-at-or-when_es = deja uno de los dos: `at` un tick, o `when` algo ocurre por primera vez
mend-at-or-when_pt = fique com um dos dois: `at` um tick, ou `when` algo acontece pela primeira vez
mend-links-or-neighbours = keep one of them: `links` lists the links; `neighbours = 3` links each process to its 3 nearest processes
mend-links-or-neighbours_es = deja uno de los dos: `links` enumera los enlaces; `neighbours = 3` enlaza cada proceso con los 3 procesos más cercanos
mend-links-or-neighbours_pt = deixe um dos dois: `links` lista os enlaces; `neighbours = 3` liga cada processo aos 3 processos mais próximos
mend-neighbours = with `neighbours = { $count }` the overlay is connected
mend-neighbours_es = con `neighbours = { $count }` la red superpuesta es conexa
mend-neighbours_pt = com `neighbours = { $count }` a rede sobreposta é conexa
mend-join-parts = add a link between them
mend-join-parts_es = añade un enlace entre ellos
mend-join-parts_pt = acrescente um enlace entre eles
mend-id-too-high = give ids up to { $highest }, or more `bits`
mend-id-too-high_es = da ids hasta { $highest }, o más `bits`
mend-id-too-high_pt = dê ids até { $highest }, ou mais `bits`
mend-too-few-ids = { $bits ->
    [one] 1 bit allows
   *[other] { $bits } bits allow
} { $most } ids: give more `bits`, or a smaller `count`
mend-too-few-ids_es = de { $bits ->
    [one] 1 bit
   *[other] { $bits } bits
} hay { $most }: da más `bits`, o un `count` menor
mend-too-few-ids_pt = de { $bits ->
    [1] 1 bit
   *[other] { $bits } bits
} há { $most }: dê mais `bits`, ou um `count` menor
mend-other-end = name the other end of the link
mend-other-end_es = nombra el otro extremo del enlace
mend-other-end_pt = indique a outra ponta do enlace
mend-groups = write two groups, or name only some of the processes: the others then form a second group
mend-groups_es = forma dos grupos, o nombra solo algunos de los procesos: los demás forman entonces un segundo grupo
mend-groups_pt = forme dois grupos, ou nomeie só alguns dos processos: os outros formam então um segundo grupo
mend-no-part = give this role to a process, for example: `roles = {"{"} 1 = ["{ $part }"], … {"}"}`
mend-no-part_es = da este rol a un proceso, por ejemplo: `roles = {"{"} 1 = ["{ $part }"], … {"}"}`
mend-no-part_pt = dê este papel a um processo, por exemplo: `roles = {"{"} 1 = ["{ $part }"], … {"}"}`
mend-no-clients = make it a client: `roles = {"{"} { $id } = ["client"], … {"}"}`
mend-no-clients_es = hazlo cliente: `roles = {"{"} { $id } = ["client"], … {"}"}`
mend-no-clients_pt = faça dele um cliente: `roles = {"{"} { $id } = ["client"], … {"}"}`
mend-clients-are = the clients are { $ids }
mend-clients-are_es = los clientes son { $ids }
mend-clients-are_pt = os clientes são { $ids }
mend-proposers-are = the proposers are { $ids }
mend-proposers-are_es = los proponentes son { $ids }
mend-proposers-are_pt = os proponentes são { $ids }
mend-other-request = write, for example, `{ $right }`
mend-other-request_es = escribe, por ejemplo, `{ $right }`
mend-other-request_pt = escreva, por exemplo, `{ $right }`
mend-datum = write a whole number, or a word of 1 to { $most } bytes
mend-datum_es = escribe un número entero o una palabra de 1 a { $most } bytes
mend-datum_pt = escreva um número inteiro ou uma palavra de 1 a { $most } bytes
mend-no-timers = leave this act out
mend-no-timers_es = quita esta acción
mend-no-timers_pt = retire esta ação
mend-next-on-ring = on this ring { $from } sends to { $next }, the next one clockwise
mend-next-on-ring_es = en este anillo { $from } envía a { $next }, el siguiente en sentido horario
mend-next-on-ring_pt = neste anel { $from } envia a { $next }, o próximo em sentido horário
mend-neighbours-on-ring = on this ring { $from } has links to { $previous } and { $next }, its neighbours
mend-neighbours-on-ring_es = en este anillo { $from } tiene enlaces con { $previous } y { $next }, sus vecinos
mend-neighbours-on-ring_pt = neste anel { $from } tem enlaces com { $previous } e { $next }, os seus vizinhos
mend-loyal = only the messages of a traitor can be altered
mend-loyal_es = solo se pueden alterar los mensajes de un traidor
mend-loyal_pt = só as mensagens de um traidor podem ser alteradas
mend-parameters = its parameters are { $valid }
mend-parameters_es = sus parámetros son { $valid }
mend-parameters_pt = seus parâmetros são { $valid }
mend-no-parameters = `{ $protocol }` takes no parameters: leave it out
mend-no-parameters_es = `{ $protocol }` no admite parámetros: quítalo
mend-no-parameters_pt = `{ $protocol }` não aceita parâmetros: retire-o
mend-bounce = write `bounce = true` in `[network]`
mend-bounce_es = escribe `bounce = true` en `[network]`
mend-bounce_pt = escreva `bounce = true` em `[network]`
mend-colour = write # and six hexadecimal digits; colours for simpler terminals may follow: "#56b4e9" or "#56b4e9 74 cyan"
mend-colour_es = escribe # y seis cifras hexadecimales; pueden seguir colores para terminales más simples: "#56b4e9" o "#56b4e9 74 cyan"
mend-colour_pt = escreva # e seis algarismos hexadecimais; podem seguir cores para terminais mais simples: "#56b4e9" ou "#56b4e9 74 cyan"
mend-one-colour = keep one of them
mend-one-colour_es = deja uno de los dos
mend-one-colour_pt = deixe uma das duas
mend-list-length = give { $processes } values, one for each process, in the order of the processes
mend-list-length_es = da { $processes } valores, uno para cada proceso, en el orden de los procesos
mend-list-length_pt = dê { $processes } valores, um para cada processo, na ordem dos processos
mend-cell-count = give one cell for each of the { $processes } processes, clockwise
mend-cell-count_es = da una celda para cada uno de los { $processes } procesos, en sentido horario
mend-cell-count_pt = dê uma célula para cada um dos { $processes } processos, em sentido horário
mend-holds-or-violates = name it in only one of the two lists
mend-holds-or-violates_es = nómbrala en una sola de las dos listas
mend-holds-or-violates_pt = cite-a em uma só das duas listas

related-first = the first of the two is here
related-first_es = aparece aquí por primera vez
related-first_pt = aparece aqui pela primeira vez
related-first-act = this is the first act
related-first-act_es = esta es la primera acción
related-first-act_pt = esta é a primeira ação
related-other = the other of the two is here
related-other_es = está en conflicto con esto
related-other_pt = está em conflito com isto

fault-syntax = this is not TOML: { $message }
fault-syntax_es = esto no es TOML: { $message }
fault-syntax_pt = isto não é TOML: { $message }
fault-percent = `{ $found }` is a percentage
fault-percent_es = `{ $found }` es un porcentaje
fault-percent_pt = `{ $found }` é uma porcentagem
mend-percent = write a number from 0 to 1, such as { $fraction }
mend-percent_es = escribe un número de 0 a 1, como { $fraction }
mend-percent_pt = escreva um número de 0 a 1, como { $fraction }
mend-syntax = see toml.io for the rules of TOML
mend-syntax_es = mira las reglas de TOML en toml.io
mend-syntax_pt = veja as regras de TOML em toml.io

# Why a scenario cannot be read at all.

load-missing = { $file }: no such file, and no built-in scenario of this name (`suffrage list` shows all)
load-missing_es = { $file }: no existe ese archivo ni un escenario incluido con ese nombre (`suffrage list` los muestra)
load-missing_pt = { $file }: não existe esse arquivo nem um cenário incluído com esse nome (`suffrage list` os mostra)
load-missing-but-near = { $file }: no such file; did you mean the built-in scenario { $nearest }?
load-missing-but-near_es = { $file }: no existe ese archivo; ¿querías decir el escenario incluido { $nearest }?
load-missing-but-near_pt = { $file }: não existe esse arquivo; você quis dizer o cenário incluído { $nearest }?
load-missing-but-like = { $file }: no such file; did you mean one of the built-in scenarios { $names }?
load-missing-but-like_es = { $file }: no existe ese archivo; ¿querías decir uno de los escenarios incluidos { $names }?
load-missing-but-like_pt = { $file }: não existe esse arquivo; você quis dizer um dos cenários incluídos { $names }?
load-missing-but-many = { $file }: no such file; did you mean one of the built-in scenarios { $names }? Other similar names: { $more } (`suffrage list` shows them)
load-missing-but-many_es = { $file }: no existe ese archivo; ¿querías decir uno de los escenarios incluidos { $names }? Otros nombres parecidos: { $more } (`suffrage list` los muestra)
load-missing-but-many_pt = { $file }: não existe esse arquivo; você quis dizer um dos cenários incluídos { $names }? Outros nomes parecidos: { $more } (`suffrage list` os mostra)
load-folder = { $file } is a folder, not a scenario file
load-folder_es = { $file } es una carpeta, no un archivo de escenario
load-folder_pt = { $file } é uma pasta, não um arquivo de cenário
load-pipe = { $file } is a pipe, not a file; `-` reads a scenario from the standard input
load-pipe_es = { $file } es una tubería, no un archivo; `-` lee un escenario de la entrada estándar
load-pipe_pt = { $file } é um pipe, não um arquivo; `-` lê um cenário da entrada padrão
load-special = { $file } is a device or a socket, not a file; `-` reads a scenario from the standard input
load-special_es = { $file } es un dispositivo o un socket, no un archivo; `-` lee un escenario de la entrada estándar
load-special_pt = { $file } é um dispositivo ou um socket, não um arquivo; `-` lê um cenário da entrada padrão
load-not-permitted = { $file } cannot be read: permission denied
load-not-permitted_es = { $file } no se puede leer: permiso denegado
load-not-permitted_pt = { $file } não pode ser lido: permissão negada
load-too-large = { $file } is larger than { $most } MiB, the limit of a scenario file
load-too-large_es = { $file } supera los { $most } MiB, el límite de un archivo de escenario
load-too-large_pt = { $file } passa de { $most } MiB, o limite de um arquivo de cenário
load-lesson = { $file } is a lesson, not a scenario; `suffrage lesson { $file }` opens it
load-lesson_es = { $file } es una lección, no un escenario; `suffrage lesson { $file }` la abre
load-lesson_pt = { $file } é uma lição, não um cenário; `suffrage lesson { $file }` abre a lição
load-no-lesson = { $file }: no such file, and no built-in lesson of this name (`suffrage lesson` shows all)
load-no-lesson_es = { $file }: no existe ese archivo ni una lección incluida con ese nombre (`suffrage lesson` las muestra)
load-no-lesson_pt = { $file }: não existe esse arquivo nem uma lição incluída com esse nome (`suffrage lesson` as mostra)
load-lesson-too-large = { $file } is larger than 1 MiB, the limit of a lesson file
load-lesson-too-large_es = { $file } supera 1 MiB, el límite de un archivo de lección
load-lesson-too-large_pt = { $file } passa de 1 MiB, o limite de um arquivo de lição
load-algorithm-name = { $file }: rename the file; the name of an algorithm has no `..`, `:` or `\` and no control characters
load-algorithm-name_es = { $file }: cambia el nombre del archivo; el nombre de un algoritmo no tiene `..`, `:` ni `\` ni caracteres de control
load-algorithm-name_pt = { $file }: mude o nome do arquivo; o nome de um algoritmo não tem `..`, `:` nem `\` nem caracteres de controle
load-not-utf8 = { $file } is not UTF-8 text: the first wrong byte is byte { $byte } of line { $line }
load-not-utf8_es = { $file } no es texto UTF-8: el primer byte erróneo es el byte { $byte } de la línea { $line }
load-not-utf8_pt = { $file } não é texto UTF-8: o primeiro byte errado é o byte { $byte } da linha { $line }
load-other = { $file } cannot be read: { $reason }
load-other_es = { $file } no se puede leer: { $reason }
load-other_pt = { $file } não pode ser lido: { $reason }

# What a change of a scenario leaves out.

change-bounce-added = bounce = true was added: the algorithm needs it.
change-bounce-added_es = Se añadió bounce = true: el algoritmo lo necesita.
change-bounce-added_pt = bounce = true foi acrescentado: o algoritmo precisa dele.
change-acts-left-out = { $count ->
    [one] Left out: 1 act on processes that no longer exist.
   *[other] Left out: { $count } acts on processes that no longer exist.
}
    .short = { $count ->
        [one] 1 act
       *[other] { $count } acts
    }
change-acts-left-out_es = { $count ->
    [one] Sin 1 acción sobre procesos que ya no existen.
   *[other] Sin { $count } acciones sobre procesos que ya no existen.
}
    .short = { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }
change-acts-left-out_pt = { $count ->
    [1] Sem 1 ação sobre processos que não existem mais.
   *[other] Sem { $count } ações sobre processos que não existem mais.
}
    .short = { $count ->
        [1] 1 ação
       *[other] { $count } ações
    }
change-message-acts-left-out = { $count ->
    [one] Left out: 1 act on messages.
   *[other] Left out: { $count } acts on messages.
}
    .short = { $count ->
        [one] 1 act on a message
       *[other] { $count } acts on messages
    }
change-message-acts-left-out_es = { $count ->
    [one] Sin 1 acción sobre mensajes.
   *[other] Sin { $count } acciones sobre mensajes.
}
    .short = { $count ->
        [one] 1 acción sobre un mensaje
       *[other] { $count } acciones sobre mensajes
    }
change-message-acts-left-out_pt = { $count ->
    [1] Sem 1 ação sobre mensagens.
   *[other] Sem { $count } ações sobre mensagens.
}
    .short = { $count ->
        [1] 1 ação sobre uma mensagem
       *[other] { $count } ações sobre mensagens
    }
change-link-acts-left-out = { $count ->
    [one] Left out: 1 act on links that do not exist.
   *[other] Left out: { $count } acts on links that do not exist.
}
    .short = { $count ->
        [one] 1 act on a link
       *[other] { $count } acts on links
    }
change-link-acts-left-out_es = { $count ->
    [one] Sin 1 acción sobre enlaces que no existen.
   *[other] Sin { $count } acciones sobre enlaces que no existen.
}
    .short = { $count ->
        [one] 1 acción sobre un enlace
       *[other] { $count } acciones sobre enlaces
    }
change-link-acts-left-out_pt = { $count ->
    [1] Sem 1 ação sobre enlaces que não existem.
   *[other] Sem { $count } ações sobre enlaces que não existem.
}
    .short = { $count ->
        [1] 1 ação sobre um enlace
       *[other] { $count } ações sobre enlaces
    }
change-requests-left-out = { $count ->
    [one] Left out: 1 request.
   *[other] Left out: { $count } requests.
}
    .short = { $count ->
        [one] 1 request
       *[other] { $count } requests
    }
change-requests-left-out_es = { $count ->
    [one] Sin 1 petición.
   *[other] Sin { $count } peticiones.
}
    .short = { $count ->
        [one] 1 petición
       *[other] { $count } peticiones
    }
change-requests-left-out_pt = { $count ->
    [1] Sem 1 pedido.
   *[other] Sem { $count } pedidos.
}
    .short = { $count ->
        [1] 1 pedido
       *[other] { $count } pedidos
    }
change-choices-left-out = { $count ->
    [one] Left out: 1 preset choice.
   *[other] Left out: { $count } preset choices.
}
    .short = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
change-choices-left-out_es = { $count ->
    [one] Sin 1 valor fijado.
   *[other] Sin { $count } valores fijados.
}
    .short = { $count ->
        [one] 1 valor
       *[other] { $count } valores
    }
change-choices-left-out_pt = { $count ->
    [1] Sem 1 escolha fixada.
   *[other] Sem { $count } escolhas fixadas.
}
    .short = { $count ->
        [1] 1 escolha
       *[other] { $count } escolhas
    }
change-places-left-out = Left out: places.
change-places-left-out_es = Sin los lugares.
change-places-left-out_pt = Sem os lugares.
change-overlay-left-out = Left out: overlay links.
change-overlay-left-out_es = Sin los enlaces de la red superpuesta.
change-overlay-left-out_pt = Sem os enlaces da rede sobreposta.
change-neighbours = Each process has { $count } neighbours, so that the overlay is connected.
change-neighbours_es = Cada proceso tiene { $count } vecinos, para que la red superpuesta sea conexa.
change-neighbours_pt = Cada processo tem { $count } vizinhos, para que a rede sobreposta seja conexa.
change-roles-left-out = Left out: roles.
    .short = roles
change-roles-left-out_es = Sin los roles.
    .short = roles
change-roles-left-out_pt = Sem os papéis.
    .short = papéis
change-timer-acts-left-out = { $count ->
    [one] Left out: 1 act on timers.
   *[other] Left out: { $count } acts on timers.
}
    .short = { $count ->
        [one] 1 act on a timer
       *[other] { $count } acts on timers
    }
change-timer-acts-left-out_es = { $count ->
    [one] Sin 1 acción sobre temporizadores.
   *[other] Sin { $count } acciones sobre temporizadores.
}
    .short = { $count ->
        [one] 1 acción sobre un temporizador
       *[other] { $count } acciones sobre temporizadores
    }
change-timer-acts-left-out_pt = { $count ->
    [1] Sem 1 ação sobre temporizadores.
   *[other] Sem { $count } ações sobre temporizadores.
}
    .short = { $count ->
        [1] 1 ação sobre um temporizador
       *[other] { $count } ações sobre temporizadores
    }
change-proposals-left-out = Left out: the proposals, because the new algorithm takes none.
    .short = proposals
change-proposals-left-out_es = Sin las propuestas: el nuevo algoritmo no las usa.
    .short = propuestas
change-proposals-left-out_pt = Sem as propostas: o novo algoritmo não as usa.
    .short = propostas
change-follows-nobody = Left out: the leader at tick 0 and the detector; these processes follow no leader.
    .short = leader and detector
change-follows-nobody_es = Sin líder en el tick 0 ni detector: estos procesos no siguen a un líder.
    .short = líder y detector
change-follows-nobody_pt = Sem líder no tick 0 nem detector: estes processos não seguem um líder.
    .short = líder e detector
change-parameter-left-out = Left out: the parameter { $parameter }, because { $why }.
    .short = { $parameter }
change-parameter-left-out_es = Sin el parámetro { $parameter }: { $why }.
    .short = { $parameter }
change-parameter-left-out_pt = Sem o parâmetro { $parameter }: { $why }.
    .short = { $parameter }
change-table-unfit = its entries do not fit these processes
change-table-unfit_es = sus entradas no corresponden a estos procesos
change-table-unfit_pt = suas entradas não correspondem a estes processos
change-parameters-left-out = Left out: the parameters, because they belong to the previous algorithm.
    .short = parameters
change-parameters-left-out_es = Sin los parámetros: son del algoritmo anterior.
    .short = parámetros
change-parameters-left-out_pt = Sem os parâmetros: são do algoritmo anterior.
    .short = parâmetros
change-delays-left-out = { $count ->
    [one] Left out: the delay of 1 link.
   *[other] Left out: the delays of { $count } links.
}
    .short = delays of links
change-delays-left-out_es = { $count ->
    [one] Sin el retardo propio de 1 enlace.
   *[other] Sin los retardos propios de { $count } enlaces.
}
    .short = retardos de enlaces
change-delays-left-out_pt = { $count ->
    [1] Sem o atraso próprio de 1 enlace.
   *[other] Sem os atrasos próprios de { $count } enlaces.
}
    .short = atrasos de enlaces
change-links-left-out = { $count ->
    [one] Left out: the delay and loss of 1 link that does not exist here.
   *[other] Left out: the delay and loss of { $count } links that do not exist here.
}
    .short = links
change-links-left-out_es = { $count ->
    [one] Sin el retardo y la pérdida de 1 enlace que aquí no existe.
   *[other] Sin el retardo y la pérdida de { $count } enlaces que aquí no existen.
}
    .short = enlaces
change-links-left-out_pt = { $count ->
    [1] Sem o atraso e a perda de 1 enlace que aqui não existe.
   *[other] Sem o atraso e a perda de { $count } enlaces que aqui não existem.
}
    .short = enlaces
change-leader-left-out = Process { $id } no longer exists: there is no leader at tick 0.
    .short = leader { $id }
change-leader-left-out_es = El proceso { $id } ya no existe: no hay líder en el tick 0.
    .short = líder { $id }
change-leader-left-out_pt = O processo { $id } não existe mais: não há líder no tick 0.
    .short = líder { $id }
change-expectations-left-out = Left out: the expected results, because they describe the original run.
    .short = expected results
change-expectations-left-out_es = Sin los resultados esperados: describen la ejecución original.
    .short = lo esperado
change-expectations-left-out_pt = Sem os resultados esperados: eles descrevem a execução original.
    .short = o esperado
change-narration-left-out = { $count ->
    [one] 1 note or question is not shown: it was written for the original run.
   *[other] { $count } notes and questions are not shown: they were written for the original run.
}
    .short = { $count ->
        [one] 1 note
       *[other] { $count } notes
    }
change-narration-left-out_es = { $count ->
    [one] 1 nota o pregunta no se muestra: es de la ejecución original.
   *[other] { $count } notas y preguntas no se muestran: son de la ejecución original.
}
    .short = { $count ->
        [one] 1 nota
       *[other] { $count } notas
    }
change-narration-left-out_pt = { $count ->
    [1] 1 nota ou pergunta não é mostrada: é da execução original.
   *[other] { $count } notas e perguntas não são mostradas: são da execução original.
}
    .short = { $count ->
        [1] 1 nota
       *[other] { $count } notas
    }
change-own-acts-left-out = Without your acts; the previous run keeps them.
    .short = your acts
change-own-acts-left-out_es = Sin tus acciones; la ejecución anterior las conserva.
    .short = tus acciones
change-own-acts-left-out_pt = Sem as suas ações; a execução anterior as conserva.
    .short = as suas ações
change-about-left-out = Left out: the text `about`, because it describes the original run.
    .short = about
change-about-left-out_es = Se omite el texto `about`, porque describe la ejecución original.
    .short = about
change-about-left-out_pt = Omitido: o texto `about`, porque descreve a execução original.
    .short = about
change-notes-left-out = Left out: notes that are not true in this run (at { $ticks }).
    .short = notes at { $ticks }
change-notes-left-out_es = Se omiten notas que no son ciertas en esta ejecución (de { $ticks }).
    .short = notas de { $ticks }
change-notes-left-out_pt = Omitidas: notas que não são verdadeiras nesta execução (de { $ticks }).
    .short = notas de { $ticks }
change-questions-left-out = Left out: questions that do not fit this run (at { $ticks }).
    .short = questions at { $ticks }
change-questions-left-out_es = Se omiten preguntas que no son de esta ejecución (de { $ticks }).
    .short = preguntas de { $ticks }
change-questions-left-out_pt = Omitidas: perguntas que não são desta execução (de { $ticks }).
    .short = perguntas de { $ticks }
# A list of the short forms of the texts above.
change-left-out = Left out: { $parts }.
change-left-out_es = Se omite: { $parts }.
change-left-out_pt = Fica de fora: { $parts }.
fault-no-crashes = `mid_broadcast` allows crashes during a broadcast, but `crashes` allows none
fault-no-crashes_es = `mid_broadcast` permite caídas durante una difusión, pero `crashes` no permite ninguna
fault-no-crashes_pt = `mid_broadcast` permite quedas durante uma difusão, mas `crashes` não permite nenhuma
mend-crashes = write crashes = 1, or leave `mid_broadcast` out
mend-crashes_es = escribe crashes = 1, o quita `mid_broadcast`
mend-crashes_pt = escreva crashes = 1, ou retire `mid_broadcast`
fault-bounds-nothing = `{ $key }` has no effect in { $protocol }: { $of ->
    [draws] it makes no random draws
   *[timers] it has no timers
}
fault-bounds-nothing_es = `{ $key }` no tiene efecto en { $protocol }: { $of ->
    [draws] no hace sorteos
   *[timers] no tiene temporizadores
}
fault-bounds-nothing_pt = `{ $key }` não tem efeito em { $protocol }: { $of ->
    [draws] não faz sorteios
   *[timers] não tem temporizadores
}
fault-shortest-of-held = `{ $name }` is expected to hold, but `shortest` needs a run that violates it
fault-shortest-of-held_es = se espera que `{ $name }` se cumpla, pero `shortest` necesita una ejecución que la viole
fault-shortest-of-held_pt = espera-se que `{ $name }` valha, mas `shortest` precisa de uma execução que a viole
mend-shortest-of-held = name it in `violates`, or take it out of `shortest`
mend-shortest-of-held_es = nómbrala en `violates`, o quítala de `shortest`
mend-shortest-of-held_pt = cite-a em `violates`, ou retire-a de `shortest`
fault-shortest-not-judged = `{ $name }` is not checked: it is in neither `holds` nor `violates`
fault-shortest-not-judged_es = `{ $name }` no se comprueba: no está ni en `holds` ni en `violates`
fault-shortest-not-judged_pt = `{ $name }` não é verificada: não está em `holds` nem em `violates`
fault-page-and-scenario = a scene is a page or plays a scenario, not both
fault-page-and-scenario_es = una escena es una página o muestra un escenario, no ambas cosas
fault-page-and-scenario_pt = uma cena é uma página ou mostra um cenário, não as duas coisas
mend-page-or-scenario = write `page = "…"` or `scenario = "…"`
mend-page-or-scenario_es = escribe `page = "…"` o `scenario = "…"`
mend-page-or-scenario_pt = escreva `page = "…"` ou `scenario = "…"`
fault-no-content = this scene shows nothing
fault-no-content_es = esta escena no muestra nada
fault-no-content_pt = esta cena não mostra nada
fault-page-asks = on a page there is no run that could give the answer
fault-page-asks_es = en una página no hay ninguna ejecución que pueda dar la respuesta
fault-page-asks_pt = em uma página não há execução que possa dar a resposta
mend-page-asks = write `of = "choices"`
mend-page-asks_es = escribe `of = "choices"`
mend-page-asks_pt = escreva `of = "choices"`
fault-long-page = this page is too long or too wide
fault-long-page_es = esta página es demasiado larga o demasiado ancha
fault-long-page_pt = esta página é longa ou larga demais
mend-long-page = write at most { $rows } rows of { $columns } columns, or make two pages of it
mend-long-page_es = escribe como máximo { $rows } filas de { $columns } columnas, o divídela en dos páginas
mend-long-page_pt = escreva no máximo { $rows } linhas de { $columns } colunas, ou divida-a em duas páginas
fault-to-before-from = the scene ends at tick { $to }, before it begins at tick { $from }
fault-to-before-from_es = la escena termina en el tick { $to }, antes de empezar en el tick { $from }
fault-to-before-from_pt = a cena termina no tick { $to }, antes de começar no tick { $from }
mend-to-before-from = write { $from } or a later tick
mend-to-before-from_es = escribe { $from } o un tick posterior
mend-to-before-from_pt = escreva { $from } ou um tick posterior
mend-scenario-of-scene = write a built-in name, or a path that begins at the folder of this file
mend-scenario-of-scene_es = escribe un nombre incluido o una ruta desde la carpeta de este archivo
mend-scenario-of-scene_pt = escreva um nome incluído ou um caminho a partir da pasta deste arquivo
fault-scenario-of-scene = `{ $file }` has { $count ->
    [one] a fault in line { $line }
   *[other] { $count } faults, the first in line { $line }
}
fault-scenario-of-scene_es = `{ $file }` tiene { $count ->
    [one] un error en la línea { $line }
   *[other] { $count } errores, el primero en la línea { $line }
}
fault-scenario-of-scene_pt = `{ $file }` tem { $count ->
    [one] um erro na linha { $line }
   *[other] { $count } erros, o primeiro na linha { $line }
}
mend-faulty-scenario = `suffrage run { $file }` shows what is wrong
mend-faulty-scenario_es = `suffrage run { $file }` muestra qué está mal
mend-faulty-scenario_pt = `suffrage run { $file }` mostra o que está errado
fault-algorithm-name = `{ $name }` names no algorithm
fault-algorithm-name_es = `{ $name }` no nombra ningún algoritmo
fault-algorithm-name_pt = `{ $name }` não nomeia nenhum algoritmo
mend-algorithm-name = write a file name that ends with .algo, without a folder, such as my.algo
mend-algorithm-name_es = escribe un nombre de archivo que termine en .algo, sin carpeta, como my.algo
mend-algorithm-name_pt = escreva um nome de arquivo que termine em .algo, sem pasta, como my.algo
fault-algorithm-missing = the text of { $name } is missing
fault-algorithm-missing_es = falta el texto de { $name }
fault-algorithm-missing_pt = falta o texto de { $name }
mend-algorithm-missing = write it as `algorithm = '''…'''`
mend-algorithm-missing_es = escríbelo como `algorithm = '''…'''`
mend-algorithm-missing_pt = escreva-o como `algorithm = '''…'''`
mend-algorithm-file = put the file into the folder of the scenario
mend-algorithm-file_es = pon el archivo en la carpeta del escenario
mend-algorithm-file_pt = ponha o arquivo na pasta do cenário
fault-algorithms-too-many = { $most } algorithms have been read
fault-algorithms-too-many_es = ya se han leído { $most } algoritmos
fault-algorithms-too-many_pt = já foram lidos { $most } algoritmos
mend-start-again = end the program and start it again
mend-start-again_es = termina el programa e inícialo de nuevo
mend-start-again_pt = termine o programa e inicie-o de novo
mend-algorithm = `suffrage new chang-roberts example.algo` writes an example
mend-algorithm_es = `suffrage new chang-roberts ejemplo.algo` escribe un ejemplo
mend-algorithm_pt = `suffrage new chang-roberts exemplo.algo` escreve um exemplo
