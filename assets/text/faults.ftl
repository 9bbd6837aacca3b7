# What can be wrong in a scenario file (fault-…) and what would be right (mend-…).

fault-unknown-key = unknown key `{ $key }` in `{ $table }`
fault-unknown-key_es = la clave `{ $key }` no existe en `{ $table }`
fault-unknown-key_pt = a chave `{ $key }` não existe em `{ $table }`
fault-unknown-top-key = unknown key `{ $key }`
fault-unknown-top-key_es = la clave `{ $key }` no existe
fault-unknown-top-key_pt = a chave `{ $key }` não existe
fault-misplaced = `{ $key }` stands below `{ $table }`, so TOML takes it for a part of that table
fault-misplaced_es = `{ $key }` está debajo de `{ $table }`, así que TOML la toma por parte de esa tabla
fault-misplaced_pt = `{ $key }` está abaixo de `{ $table }`, e por isso o TOML a toma por parte dessa tabela
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
    [property] the protocol is not judged by a property `{ $found }`
    [language] there is no language `{ $found }` here
    [order] there is no order `{ $found }`
    [detector] there is no detector `{ $found }`
    [noticers] `by` cannot be `{ $found }`
    [when] a note cannot wait for `{ $found }`
    [theme] the program has no theme `{ $found }`
    [value] no process can agree on `{ $found }`
    [ids] ids cannot be `{ $found }`
    [places] places cannot be `{ $found }`
    [parameter] the parameter cannot be `{ $found }`
    [colour] `{ $found }` says nothing about a colour
    [question] a question cannot be about `{ $found }`
    [choice] there is no choice of `{ $found }`
    [way] there is no way `{ $found }` round a ring
   *[other] `{ $found }` is not known here
}
fault-unknown-word_es = { $subject ->
    [protocol] no hay ningún protocolo `{ $found }`
    [variant] el protocolo no tiene la variante `{ $found }`
    [kind] el protocolo no tiene mensajes del tipo `{ $found }`
    [timer] el protocolo no tiene ningún temporizador `{ $found }`
    [role] el protocolo no tiene el rol `{ $found }`
    [property] el protocolo no se juzga por la propiedad `{ $found }`
    [language] aquí no hay ningún idioma `{ $found }`
    [order] no hay ningún orden `{ $found }`
    [detector] no hay ningún detector `{ $found }`
    [noticers] `by` no puede ser `{ $found }`
    [when] una nota no puede esperar a `{ $found }`
    [theme] el programa no tiene ningún tema `{ $found }`
    [value] ningún proceso puede acordar `{ $found }`
    [ids] los ids no pueden ser `{ $found }`
    [places] los lugares no pueden ser `{ $found }`
    [parameter] el parámetro no puede ser `{ $found }`
    [colour] `{ $found }` no dice nada de un color
    [question] una pregunta no puede tratar de `{ $found }`
    [choice] no hay ninguna elección de `{ $found }`
    [way] no hay ningún sentido `{ $found }` en un anillo
   *[other] `{ $found }` no se conoce aquí
}
fault-unknown-word_pt = { $subject ->
    [protocol] não há nenhum protocolo `{ $found }`
    [variant] o protocolo não tem a variante `{ $found }`
    [kind] o protocolo não tem mensagens do tipo `{ $found }`
    [timer] o protocolo não tem nenhum temporizador `{ $found }`
    [role] o protocolo não tem o papel `{ $found }`
    [property] o protocolo não é julgado pela propriedade `{ $found }`
    [language] aqui não há nenhum idioma `{ $found }`
    [order] não há nenhuma ordem `{ $found }`
    [detector] não há nenhum detector `{ $found }`
    [noticers] `by` não pode ser `{ $found }`
    [when] uma nota não pode esperar por `{ $found }`
    [theme] o programa não tem nenhum tema `{ $found }`
    [value] nenhum processo pode acordar `{ $found }`
    [ids] os ids não podem ser `{ $found }`
    [places] os lugares não podem ser `{ $found }`
    [parameter] o parâmetro não pode ser `{ $found }`
    [colour] `{ $found }` não diz nada sobre uma cor
    [question] uma pergunta não pode ser sobre `{ $found }`
    [choice] não há nenhuma escolha de `{ $found }`
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
fault-no-process = a run needs processes, and this one has none
fault-no-process_es = una ejecución necesita procesos y esta no tiene ninguno
fault-no-process_pt = uma execução precisa de processos, e esta não tem nenhum
fault-too-many-processes = { $count } processes are too many
fault-too-many-processes_es = { $count } procesos son demasiados
fault-too-many-processes_pt = { $count } processos são demais
fault-too-heavy = from here on the file is not read: what stands before it takes { $most } MiB of memory
fault-too-heavy_es = desde aquí no se lee el archivo: lo que está antes ocupa { $most } MiB de memoria
fault-too-heavy_pt = daqui em diante o arquivo não é lido: o que vem antes ocupa { $most } MiB de memória
fault-ids-and-count = `ids` and `count` cannot both be given
fault-ids-and-count_es = no se pueden dar `ids` y `count` a la vez
fault-ids-and-count_pt = `ids` e `count` não podem ser dados ao mesmo tempo
fault-second-act = one entry has two acts, `{ $first }` and `{ $second }`
fault-second-act_es = una entrada tiene dos actos, `{ $first }` y `{ $second }`
fault-second-act_pt = uma entrada tem dois atos, `{ $first }` e `{ $second }`
fault-no-act = this entry has no act
fault-no-act_es = esta entrada no tiene ningún acto
fault-no-act_pt = esta entrada não tem nenhum ato
fault-not-one-entry = this is not one entry of `events`
fault-not-one-entry_es = esto no es una sola entrada de `events`
fault-not-one-entry_pt = isto não é uma só entrada de `events`
fault-foreign = `{ $key }` goes only with `{ $owner }`
fault-foreign_es = `{ $key }` solo acompaña a `{ $owner }`
fault-foreign_pt = `{ $key }` só acompanha `{ $owner }`
fault-empty-list = `{ $key }` is empty
fault-empty-list_es = `{ $key }` está vacío
fault-empty-list_pt = `{ $key }` está vazio
fault-delay-upside-down = the range of `{ $key }` is upside down: { $first } is more than { $second }
fault-delay-upside-down_es = el intervalo de `{ $key }` está al revés: { $first } es mayor que { $second }
fault-delay-upside-down_pt = o intervalo de `{ $key }` está invertido: { $first } é maior que { $second }
fault-at-and-when = a note cannot have both `at` and `when`
fault-at-and-when_es = una nota no puede tener `at` y `when` a la vez
fault-at-and-when_pt = uma nota não pode ter `at` e `when` ao mesmo tempo
fault-self-link = { $id } has no link to itself that could be cut
fault-self-link_es = { $id } no tiene un enlace consigo mismo que cortar
fault-self-link_pt = { $id } não tem um enlace consigo mesmo que se possa cortar
fault-one-group = all processes are in one group: nothing is cut
fault-one-group_es = todos están en un solo grupo: no se corta nada
fault-one-group_pt = todos estão em um só grupo: nada é cortado
fault-not-alterable = { $protocol }: no message can be altered
fault-not-alterable_es = { $protocol }: ningún mensaje puede alterarse
fault-not-alterable_pt = { $protocol }: nenhuma mensagem pode ser alterada
fault-loyal = { $id } is loyal: what it says cannot be altered
fault-loyal_es = { $id } es leal: lo que dice no se puede alterar
fault-loyal_pt = { $id } é leal: o que diz não pode ser alterado
fault-no-id = `{ $found }` is no id of a process
fault-no-id_es = `{ $found }` no es el id de un proceso
fault-no-id_pt = `{ $found }` não é o id de um processo
fault-no-places = the processes of { $protocol } have no places
fault-no-places_es = los procesos de { $protocol } no tienen lugares
fault-no-places_pt = os processos de { $protocol } não têm lugares
fault-no-overlay = { $protocol } has no overlay links
fault-no-overlay_es = { $protocol } no tiene enlaces de red superpuesta
fault-no-overlay_pt = { $protocol } não tem enlaces de rede sobreposta
fault-links-and-neighbours = `links` and `neighbours` cannot both be given
fault-links-and-neighbours_es = `links` y `neighbours` no pueden darse a la vez
fault-links-and-neighbours_pt = `links` e `neighbours` não podem ser dados juntos
fault-overlay-self-link = { $id } is linked to itself
fault-overlay-self-link_es = { $id } está enlazado consigo mismo
fault-overlay-self-link_pt = { $id } está ligado a si mesmo
fault-in-parts = the overlay does not join all: no links lead from one of { $ids } to another
fault-in-parts_es = la red superpuesta no une a todos: ningún enlace lleva de uno de { $ids } a otro
fault-in-parts_pt = a rede sobreposta não une todos: nenhum enlace leva de um de { $ids } a outro
fault-id-too-high = the id { $id } has more bits than ids have here
fault-id-too-high_es = el id { $id } tiene más bits que los ids de aquí
fault-id-too-high_pt = o id { $id } tem mais bits que os ids daqui
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
fault-no-roles = the processes of { $protocol } are all alike: they have no roles
fault-no-roles_es = los procesos de { $protocol } son todos iguales: no tienen roles
fault-no-roles_pt = os processos de { $protocol } são todos iguais: não têm papéis
fault-no-part = nobody is { $part }
fault-no-part_es = nadie es { $part }
fault-no-part_pt = ninguém é { $part }
fault-no-client = { $id } is no client
fault-no-client_es = { $id } no es cliente
fault-no-client_pt = { $id } não é cliente
fault-no-requests = the processes of { $protocol } have no clients
fault-no-requests_es = los procesos de { $protocol } no tienen clientes
fault-no-requests_pt = os processos de { $protocol } não têm clientes
fault-other-request = `{ $key }` is nothing that a client of { $protocol } is asked for
fault-other-request_es = `{ $key }` no es lo que se pide a un cliente de { $protocol }
fault-other-request_pt = `{ $key }` não é o que se pede a um cliente de { $protocol }
fault-no-proposals = the processes of { $protocol } propose nothing
fault-no-proposals_es = los procesos de { $protocol } no proponen nada
fault-no-proposals_pt = os processos de { $protocol } não propõem nada
fault-decides-nothing = `{ $protocol }` elects a leader and decides on no value
fault-decides-nothing_es = `{ $protocol }` elige a un líder y no decide ningún valor
fault-decides-nothing_pt = `{ $protocol }` elege um líder e não decide nenhum valor
fault-decides-many = `{ $protocol }` decides on one command after another, not on one value
fault-decides-many_es = `{ $protocol }` decide un comando tras otro, no un solo valor
fault-decides-many_pt = `{ $protocol }` decide um comando após o outro, não um único valor
fault-elects-nobody = `{ $protocol }` decides on a value and elects no leader
fault-elects-nobody_es = `{ $protocol }` decide un valor y no elige a ningún líder
fault-elects-nobody_pt = `{ $protocol }` decide um valor e não elege nenhum líder
fault-follows-with = `{ $protocol }` elects a leader with `{ $flag } = true` only
fault-follows-with_es = `{ $protocol }` elige a un líder solo con `{ $flag } = true`
fault-follows-with_pt = `{ $protocol }` só elege um líder com `{ $flag } = true`
fault-keeps-no-log = `{ $protocol }` keeps no log of commands
fault-keeps-no-log_es = `{ $protocol }` no lleva ningún registro de comandos
fault-keeps-no-log_pt = `{ $protocol }` não mantém nenhum registro de comandos
fault-no-datum = `{ $found }` is no value that processes could agree on
fault-no-datum_es = `{ $found }` no es un valor sobre el que los procesos puedan acordar
fault-no-datum_pt = `{ $found }` não é um valor sobre o qual os processos possam acordar
fault-no-timers = { $protocol } has no timers
fault-no-timers_es = { $protocol } no tiene temporizadores
fault-no-timers_pt = { $protocol } não tem temporizadores
fault-no-link = { $from } has no link to { $to }
fault-no-link_es = { $from } no tiene enlace con { $to }
fault-no-link_pt = { $from } não tem enlace com { $to }
fault-settled-twice = this choice is settled twice
fault-settled-twice_es = esta elección está fijada dos veces
fault-settled-twice_pt = esta escolha está fixada duas vezes
fault-draws-nothing = the processes of { $protocol } draw nothing
fault-draws-nothing_es = los procesos de { $protocol } no sortean nada
fault-draws-nothing_pt = os processos de { $protocol } não sorteiam nada
fault-two-ways = two links lead from { $from } to { $to }
fault-two-ways_es = dos enlaces llevan de { $from } a { $to }
fault-two-ways_pt = dois enlaces levam de { $from } a { $to }
fault-one-way = there is only one link from { $from } to { $to }
fault-one-way_es = solo hay un enlace de { $from } a { $to }
fault-one-way_pt = só há um enlace de { $from } a { $to }
fault-copy-without-ticks = `is = true` does not say how long the copy is on its way
fault-copy-without-ticks_es = `is = true` no dice cuánto tarda la copia
fault-copy-without-ticks_pt = `is = true` não diz quanto a cópia leva
fault-foreign-parameter = the protocol `{ $protocol }` has no parameter `{ $key }`
fault-foreign-parameter_es = el protocolo `{ $protocol }` no tiene el parámetro `{ $key }`
fault-foreign-parameter_pt = o protocolo `{ $protocol }` não tem o parâmetro `{ $key }`
fault-needs-bounce = the protocol `{ $protocol }` needs a network with `bounce = true`
fault-needs-bounce_es = el protocolo `{ $protocol }` necesita una red con `bounce = true`
fault-needs-bounce_pt = o protocolo `{ $protocol }` precisa de uma rede com `bounce = true`
fault-no-colour = `{ $found }` is no colour
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
fault-early-with-clock = `early` counts timers that run out too early: with a clock, the clock says when they do
fault-early-with-clock_es = `early` cuenta los temporizadores que vencen demasiado pronto: con un reloj, el reloj dice cuándo vencen
fault-early-with-clock_pt = `early` conta os temporizadores que vencem cedo demais: com um relógio, o relógio diz quando vencem
mend-early-with-clock = take it out, or write asynchronous = true
mend-early-with-clock_es = quítelo, o escriba asynchronous = true
mend-early-with-clock_pt = retire-o, ou escreva asynchronous = true
fault-holds-and-violates = `{ $name }` cannot both hold and be violated
fault-holds-and-violates_es = `{ $name }` no puede cumplirse y violarse a la vez
fault-holds-and-violates_pt = `{ $name }` não pode valer e ser violada ao mesmo tempo

mend-did-you-mean = did you mean `{ $nearest }`?
mend-did-you-mean_es = ¿quería decir `{ $nearest }`?
mend-did-you-mean_pt = você quis dizer `{ $nearest }`?
mend-one-of = it can be { $valid }
mend-one-of_es = puede ser { $valid }
mend-one-of_pt = pode ser { $valid }
mend-shorter-file = make it shorter: `count` instead of a long list of `ids`, fewer entries of `events`
mend-shorter-file_es = acórtalo: `count` en vez de una lista larga de `ids`, menos entradas en `events`
mend-shorter-file_pt = encurte-o: `count` em vez de uma lista longa de `ids`, menos entradas em `events`
mend-known-keys = the keys known here are { $valid }
mend-known-keys_es = las claves que hay aquí son { $valid }
mend-known-keys_pt = as chaves que existem aqui são { $valid }
mend-move-up = move `{ $key }` up, above `{ $first }`, the first table of the file
mend-move-up_es = suba `{ $key }` por encima de `{ $first }`, la primera tabla del archivo
mend-move-up_pt = leve `{ $key }` para cima de `{ $first }`, a primeira tabela do arquivo
mend-move-up-or-array = move `{ $key }` up, above `{ $first }`, the first table of the file, or write its entries as `[[{ $key }]]`
mend-move-up-or-array_es = suba `{ $key }` por encima de `{ $first }`, la primera tabla del archivo, o escriba sus entradas como `[[{ $key }]]`
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
    [copy] a number of ticks, or false where there is no copy
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
    [pairs] two ids, such as [1, 2], or a list of such pairs
    [pair] two ids, such as [1, 2]
    [pairs-or-all] two ids, such as [1, 2], a list of such pairs, or "all"
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
    [copy] un número de ticks, o false donde no hay copia
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
    [pairs] dos ids, como [1, 2], o una lista de tales pares
    [pair] dos ids, como [1, 2]
    [pairs-or-all] dos ids, como [1, 2], una lista de tales pares, o "all"
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
    [copy] um número de ticks, ou false onde não há cópia
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
    [pairs] dois ids, como [1, 2], ou uma lista desses pares
    [pair] dois ids, como [1, 2]
    [pairs-or-all] dois ids, como [1, 2], uma lista desses pares, ou "all"
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
   *[delay] um número de ticks, ou o mais curto e o mais longo, como [1, 3]
}
mend-add-key = add it, for example: { $example }
mend-add-key_es = añádala, por ejemplo: { $example }
mend-add-key_pt = acrescente-a, por exemplo: { $example }
mend-add-processes = add a table [processes] with ids = [1, 2, 3] or count = 3 below it
mend-add-processes_es = añada una tabla [processes] con ids = [1, 2, 3] o count = 3 debajo
mend-add-processes_pt = acrescente uma tabela [processes] com ids = [1, 2, 3] ou count = 3 abaixo dela
mend-range = it can be { $least } to { $most }
mend-range_es = puede ir de { $least } a { $most }
mend-range_pt = pode ir de { $least } a { $most }
mend-this-version-has = this version has { $valid }
mend-this-version-has_es = esta versión tiene { $valid }
mend-this-version-has_pt = esta versão tem { $valid }
mend-take-out = leave it out
mend-take-out_es = quítelo
mend-take-out_pt = retire-o
mend-follows-with = write `{ $flag } = true` below `[params]`, or leave it out
mend-follows-with_es = escriba `{ $flag } = true` bajo `[params]`, o quítelo
mend-follows-with_pt = escreva `{ $flag } = true` em `[params]`, ou retire-o
mend-log = ask for the `log`
mend-log_es = pide el `log`
mend-log_pt = peça o `log`
mend-leader = ask for the `leader`
mend-leader_es = pide el `leader`
mend-leader_pt = peça o `leader`
mend-other-id = give one of them another id: ids are unique
mend-other-id_es = dé otro id a uno de los dos: los ids son únicos
mend-other-id_pt = dê outro id a um dos dois: os ids são únicos
mend-once = name it once
mend-once_es = nómbrelo una sola vez
mend-once_pt = cite-o uma só vez
mend-keep-one-answer = keep one of the two
mend-keep-one-answer_es = deje una de las dos
mend-keep-one-answer_pt = mantenha uma das duas
mend-way = say which one is meant: way = "clockwise" or way = "counter-clockwise"
mend-way_es = diga cuál: way = "clockwise" o way = "counter-clockwise"
mend-way_pt = diga qual: way = "clockwise" ou way = "counter-clockwise"
mend-no-way = leave out `way`
mend-no-way_es = quite `way`
mend-no-way_pt = deixe `way` de fora
mend-copy = give a number of ticks, or false where there is no copy
mend-copy_es = dé un número de ticks, o false donde no hay copia
mend-copy_pt = dê um número de ticks, ou false onde não há cópia
mend-ids-are = the processes are { $ids }
mend-ids-are_es = los procesos son { $ids }
mend-ids-are_pt = os processos são { $ids }
mend-ids-between = the ids go from { $lowest } to { $highest }
mend-ids-between_es = los ids van de { $lowest } a { $highest }
mend-ids-between_pt = os ids vão de { $lowest } a { $highest }
mend-at-least-one-process = give at least 1 process: ids = [1, 2, 3] or count = 3
mend-at-least-one-process_es = dé al menos 1 proceso: ids = [1, 2, 3] o count = 3
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
mend-ids-or-count = keep one of them: `ids` lists the ids clockwise, `count` makes them 1, 2, 3 …
mend-ids-or-count_es = deje uno de los dos: `ids` enumera los ids en sentido horario, `count` los hace 1, 2, 3 …
mend-ids-or-count_pt = fique com um dos dois: `ids` lista os ids em sentido horário, `count` os faz 1, 2, 3 …
mend-one-act = make two entries of it: one act an entry; acts of one tick happen in the order of the file
mend-one-act_es = haga dos entradas: un acto por entrada; los actos de un mismo tick ocurren en el orden del archivo
mend-one-act_pt = faça duas entradas: um ato por entrada; os atos de um mesmo tick ocorrem na ordem do arquivo
mend-add-act = add one of { $valid }
mend-add-act_es = añada uno de { $valid }
mend-add-act_pt = acrescente um de { $valid }
mend-one-entry = write one act in braces and nothing else, as {"{"} at = 4, crash = 7 {"}"}
mend-one-entry_es = escriba un acto entre llaves y nada más, como {"{"} at = 4, crash = 7 {"}"}
mend-one-entry_pt = escreva um ato entre chaves e nada mais, como {"{"} at = 4, crash = 7 {"}"}
mend-foreign = leave out `{ $key }`, or give `{ $owner }`
mend-foreign_es = quite `{ $key }` o ponga `{ $owner }`
mend-foreign_pt = retire `{ $key }` ou escreva `{ $owner }`
mend-fill-list = put something in, or leave it out
mend-fill-list_es = ponga algo dentro o quítelo
mend-fill-list_pt = ponha algo dentro ou retire-o
mend-delay-order = write the shortest delay first: [{ $shortest }, { $longest }]
mend-delay-order_es = escriba primero el retardo más corto: [{ $shortest }, { $longest }]
mend-delay-order_pt = escreva primeiro o atraso mais curto: [{ $shortest }, { $longest }]
mend-at-or-when = keep one of them: `at` a tick, or `when` something happens for the first time
mend-at-or-when_es = deje uno de los dos: `at` un tick, o `when` algo ocurre por primera vez
mend-at-or-when_pt = fique com um dos dois: `at` um tick, ou `when` algo acontece pela primeira vez
mend-links-or-neighbours = keep one of them: `links` lists the links, `neighbours` links each process to so many of the nearest
mend-links-or-neighbours_es = deja uno de los dos: `links` enumera los enlaces, `neighbours` une cada proceso a tantos de los más cercanos
mend-links-or-neighbours_pt = deixe um dos dois: `links` lista os enlaces, `neighbours` liga cada processo a tantos dos mais próximos
mend-neighbours = with `neighbours = { $count }` it joins all
mend-neighbours_es = con `neighbours = { $count }` une a todos
mend-neighbours_pt = com `neighbours = { $count }` ela une todos
mend-join-parts = give a link between them
mend-join-parts_es = da un enlace entre ellos
mend-join-parts_pt = dê um enlace entre eles
mend-id-too-high = give ids up to { $highest }, or more `bits`
mend-id-too-high_es = da ids hasta { $highest }, o más `bits`
mend-id-too-high_pt = dê ids até { $highest }, ou mais `bits`
mend-too-few-ids = of { $bits ->
    [one] 1 bit
   *[other] { $bits } bits
} there are { $most }: give more `bits`, or a smaller `count`
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
mend-groups = make two groups, or leave a process out: those in no group stay together
mend-groups_es = forma dos grupos, o deja fuera a alguien: los que no están en ningún grupo quedan juntos
mend-groups_pt = forme dois grupos, ou deixe alguém de fora: quem não está em nenhum grupo fica junto
mend-no-part = give this role to a process: `1 = ["{ $part }"]`
mend-no-part_es = dé este rol a un proceso: `1 = ["{ $part }"]`
mend-no-part_pt = dê este papel a um processo: `1 = ["{ $part }"]`
mend-no-clients = make it one: `roles = {"{"} { $id } = ["client"], … {"}"}`
mend-no-clients_es = hágalo cliente: `roles = {"{"} { $id } = ["client"], … {"}"}`
mend-no-clients_pt = faça dele um cliente: `roles = {"{"} { $id } = ["client"], … {"}"}`
mend-clients-are = the clients are { $ids }
mend-clients-are_es = los clientes son { $ids }
mend-clients-are_pt = os clientes são { $ids }
mend-other-request = write, for example, `{ $right }`
mend-other-request_es = escriba, por ejemplo, `{ $right }`
mend-other-request_pt = escreva, por exemplo, `{ $right }`
mend-datum = it takes a whole number, or a word of 1 to { $most } bytes
mend-datum_es = admite un número entero o una palabra de 1 a { $most } bytes
mend-datum_pt = aceita um número inteiro ou uma palavra de 1 a { $most } bytes
mend-no-timers = leave this act out
mend-no-timers_es = quita este acto
mend-no-timers_pt = retire este ato
mend-next-on-ring = on this ring { $from } sends to { $next }, the next one clockwise
mend-next-on-ring_es = en este anillo { $from } envía a { $next }, el siguiente en sentido horario
mend-next-on-ring_pt = neste anel { $from } envia a { $next }, o próximo em sentido horário
mend-neighbours-on-ring = on this ring { $from } has links to { $previous } and { $next }, its neighbours
mend-neighbours-on-ring_es = en este anillo { $from } tiene enlaces con { $previous } y { $next }, sus vecinos
mend-neighbours-on-ring_pt = neste anel { $from } tem enlaces com { $previous } e { $next }, os seus vizinhos
mend-loyal = only a process that does not keep to the algorithm says something else
mend-loyal_es = solo un proceso que no sigue el algoritmo dice otra cosa
mend-loyal_pt = só um processo que não segue o algoritmo diz outra coisa
mend-parameters = its parameters are { $valid }
mend-parameters_es = sus parámetros son { $valid }
mend-parameters_pt = seus parâmetros são { $valid }
mend-no-parameters = `{ $protocol }` takes no parameters: leave it out
mend-no-parameters_es = `{ $protocol }` no admite parámetros: quítelo
mend-no-parameters_pt = `{ $protocol }` não aceita parâmetros: retire-o
mend-bounce = write `bounce = true` in `[network]`
mend-bounce_es = escriba `bounce = true` en `[network]`
mend-bounce_pt = escreva `bounce = true` em `[network]`
mend-colour = write # and six hexadecimal digits, then what stands for it where there are fewer colours: "#56b4e9" or "#56b4e9 74 cyan"
mend-colour_es = escriba # y seis cifras hexadecimales, y después lo que lo sustituye donde hay menos colores: "#56b4e9" o "#56b4e9 74 cyan"
mend-colour_pt = escreva # e seis algarismos hexadecimais, e depois o que a substitui onde há menos cores: "#56b4e9" ou "#56b4e9 74 cyan"
mend-one-colour = keep one of them
mend-one-colour_es = deje uno de los dos
mend-one-colour_pt = deixe uma das duas
mend-list-length = give one value for each of the { $processes } processes, by position
mend-list-length_es = dé un valor para cada uno de los { $processes } procesos, por posición
mend-list-length_pt = dê um valor para cada um dos { $processes } processos, por posição
mend-cell-count = give one cell for each of the { $processes } processes, clockwise
mend-cell-count_es = dé una celda para cada uno de los { $processes } procesos, en sentido horario
mend-cell-count_pt = dê uma célula para cada um dos { $processes } processos, em sentido horário
mend-holds-or-violates = name it in one of the two lists
mend-holds-or-violates_es = nómbrela en una sola de las dos listas
mend-holds-or-violates_pt = cite-a em uma só das duas listas

related-first = it is here first
related-first_es = aparece aquí por primera vez
related-first_pt = aparece aqui pela primeira vez
related-first-act = this is the first act
related-first-act_es = este es el primer acto
related-first-act_pt = este é o primeiro ato
related-other = together with this
related-other_es = junto con esto
related-other_pt = junto com isto

fault-syntax = this is not TOML: { $message }
fault-syntax_es = esto no es TOML: { $message }
fault-syntax_pt = isto não é TOML: { $message }
mend-syntax = see toml.io for how TOML is written
mend-syntax_es = vea en toml.io cómo se escribe TOML
mend-syntax_pt = veja em toml.io como se escreve TOML

# Why a scenario cannot be read at all.

load-missing = { $file }: there is no such file, nor a built-in scenario of this name (suffrage list shows them)
load-missing_es = { $file }: no existe tal archivo ni un escenario incluido con ese nombre (suffrage list los muestra)
load-missing_pt = { $file }: não existe esse arquivo nem um cenário incluído com esse nome (suffrage list os mostra)
load-missing-but-near = { $file }: there is no such file; did you mean the built-in scenario { $nearest }?
load-missing-but-near_es = { $file }: no existe tal archivo; ¿quería decir el escenario incluido { $nearest }?
load-missing-but-near_pt = { $file }: não existe esse arquivo; você quis dizer o cenário incluído { $nearest }?
load-missing-but-like = { $file }: there is no such file; did you mean one of the built-in scenarios { $names }?
load-missing-but-like_es = { $file }: no existe tal archivo; ¿quería decir uno de los escenarios incluidos { $names }?
load-missing-but-like_pt = { $file }: não existe esse arquivo; você quis dizer um dos cenários incluídos { $names }?
load-missing-but-many = { $file }: there is no such file; did you mean one of the built-in scenarios { $names }, or one of { $more } more (suffrage list shows them)?
load-missing-but-many_es = { $file }: no existe tal archivo; ¿quería decir uno de los escenarios incluidos { $names }, u otro de { $more } más (suffrage list los muestra)?
load-missing-but-many_pt = { $file }: não existe esse arquivo; você quis dizer um dos cenários incluídos { $names }, ou um de mais { $more } (suffrage list os mostra)?
load-folder = { $file } is a folder, not a scenario file
load-folder_es = { $file } es una carpeta, no un archivo de escenario
load-folder_pt = { $file } é uma pasta, não um arquivo de cenário
load-pipe = { $file } is a pipe, not a file; - reads a scenario from the standard input
load-pipe_es = { $file } es una tubería, no un archivo; - lee un escenario de la entrada estándar
load-pipe_pt = { $file } é um pipe, não um arquivo; - lê um cenário da entrada padrão
load-special = { $file } is a device or a socket, not a file; - reads a scenario from the standard input
load-special_es = { $file } es un dispositivo o un socket, no un archivo; - lee un escenario de la entrada estándar
load-special_pt = { $file } é um dispositivo ou um socket, não um arquivo; - lê um cenário da entrada padrão
load-not-permitted = { $file } may not be read: permission denied
load-not-permitted_es = { $file } no se puede leer: permiso denegado
load-not-permitted_pt = { $file } não pode ser lido: permissão negada
load-too-large = { $file } is larger than { $most } MiB, the most a scenario file may have
load-too-large_es = { $file } supera los { $most } MiB, lo máximo para un archivo de escenario
load-too-large_pt = { $file } passa de { $most } MiB, o máximo para um arquivo de cenário
load-not-utf8 = { $file } is not a text in UTF-8: the first wrong byte is byte { $byte } of line { $line }
load-not-utf8_es = { $file } no es un texto en UTF-8: el primer byte erróneo es el byte { $byte } de la línea { $line }
load-not-utf8_pt = { $file } não é um texto em UTF-8: o primeiro byte errado é o byte { $byte } da linha { $line }
load-other = { $file } cannot be read: { $reason }
load-other_es = { $file } no se puede leer: { $reason }
load-other_pt = { $file } não pode ser lido: { $reason }

# What a change of a scenario could not keep.

change-bounce-added = bounce = true was added: the algorithm needs it.
change-bounce-added_es = Se añadió bounce = true: el algoritmo lo necesita.
change-bounce-added_pt = bounce = true foi acrescentado: o algoritmo precisa dele.
change-acts-left-out = { $count ->
    [one] 1 act on processes that are gone left out.
   *[other] { $count } acts on processes that are gone left out.
}
    .short = { $count ->
        [one] 1 act
       *[other] { $count } acts
    }
change-acts-left-out_es = { $count ->
    [one] Sin 1 acto sobre procesos que ya no están.
   *[other] Sin { $count } actos sobre procesos que ya no están.
}
    .short = { $count ->
        [one] 1 acto
       *[other] { $count } actos
    }
change-acts-left-out_pt = { $count ->
    [1] Sem 1 ato sobre processos que não estão mais lá.
   *[other] Sem { $count } atos sobre processos que não estão mais lá.
}
    .short = { $count ->
        [1] 1 ato
       *[other] { $count } atos
    }
change-message-acts-left-out = { $count ->
    [one] 1 act on messages left out.
   *[other] { $count } acts on messages left out.
}
    .short = { $count ->
        [one] 1 act on a message
       *[other] { $count } acts on messages
    }
change-message-acts-left-out_es = { $count ->
    [one] Sin 1 acto sobre mensajes.
   *[other] Sin { $count } actos sobre mensajes.
}
    .short = { $count ->
        [one] 1 acto sobre un mensaje
       *[other] { $count } actos sobre mensajes
    }
change-message-acts-left-out_pt = { $count ->
    [1] Sem 1 ato sobre mensagens.
   *[other] Sem { $count } atos sobre mensagens.
}
    .short = { $count ->
        [1] 1 ato sobre uma mensagem
       *[other] { $count } atos sobre mensagens
    }
change-link-acts-left-out = { $count ->
    [one] 1 act on links that are not there left out.
   *[other] { $count } acts on links that are not there left out.
}
    .short = { $count ->
        [one] 1 act on a link
       *[other] { $count } acts on links
    }
change-link-acts-left-out_es = { $count ->
    [one] Sin 1 acto sobre enlaces que no existen.
   *[other] Sin { $count } actos sobre enlaces que no existen.
}
    .short = { $count ->
        [one] 1 acto sobre un enlace
       *[other] { $count } actos sobre enlaces
    }
change-link-acts-left-out_pt = { $count ->
    [1] Sem 1 ato sobre enlaces que não existem.
   *[other] Sem { $count } atos sobre enlaces que não existem.
}
    .short = { $count ->
        [1] 1 ato sobre um enlace
       *[other] { $count } atos sobre enlaces
    }
change-requests-left-out = { $count ->
    [one] 1 request left out.
   *[other] { $count } requests left out.
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
    [one] 1 settled choice left out.
   *[other] { $count } settled choices left out.
}
    .short = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
change-choices-left-out_es = { $count ->
    [one] Sin 1 elección fijada.
   *[other] Sin { $count } elecciones fijadas.
}
    .short = { $count ->
        [one] 1 elección
       *[other] { $count } elecciones
    }
change-choices-left-out_pt = { $count ->
    [1] Sem 1 escolha fixada.
   *[other] Sem { $count } escolhas fixadas.
}
    .short = { $count ->
        [1] 1 escolha
       *[other] { $count } escolhas
    }
change-places-left-out = Places left out.
change-places-left-out_es = Sin los lugares.
change-places-left-out_pt = Sem os lugares.
change-overlay-left-out = Overlay links left out.
change-overlay-left-out_es = Sin los enlaces de la red superpuesta.
change-overlay-left-out_pt = Sem os enlaces da rede sobreposta.
change-neighbours = Each process has { $count } neighbours, so that links join all.
change-neighbours_es = Cada proceso tiene { $count } vecinos, para que los enlaces unan a todos.
change-neighbours_pt = Cada processo tem { $count } vizinhos, para que os enlaces unam todos.
change-roles-left-out = Roles left out.
    .short = roles
change-roles-left-out_es = Sin los roles.
    .short = roles
change-roles-left-out_pt = Sem os papéis.
    .short = papéis
change-timer-acts-left-out = { $count ->
    [one] 1 act on timers left out.
   *[other] { $count } acts on timers left out.
}
    .short = { $count ->
        [one] 1 act on a timer
       *[other] { $count } acts on timers
    }
change-timer-acts-left-out_es = { $count ->
    [one] Sin 1 acto sobre temporizadores.
   *[other] Sin { $count } actos sobre temporizadores.
}
    .short = { $count ->
        [one] 1 acto sobre un temporizador
       *[other] { $count } actos sobre temporizadores
    }
change-timer-acts-left-out_pt = { $count ->
    [1] Sem 1 ato sobre temporizadores.
   *[other] Sem { $count } atos sobre temporizadores.
}
    .short = { $count ->
        [1] 1 ato sobre um temporizador
       *[other] { $count } atos sobre temporizadores
    }
change-proposals-left-out = Proposals of the other algorithm were left out.
    .short = proposals
change-proposals-left-out_es = Se omitieron las propuestas del otro algoritmo.
    .short = propuestas
change-proposals-left-out_pt = As propostas do outro algoritmo ficaram de fora.
    .short = propostas
change-follows-nobody = No leader at tick 0 and no detector: nobody follows a leader there.
    .short = leader and detector
change-follows-nobody_es = Sin líder en el tick 0 ni detector: allí nadie sigue a un líder.
    .short = líder y detector
change-follows-nobody_pt = Sem líder no tick 0 nem detector: lá ninguém segue um líder.
    .short = líder e detector
change-parameter-left-out = The parameter { $parameter } was left out: { $why }.
    .short = { $parameter }
change-parameter-left-out_es = Se ha omitido el parámetro { $parameter }: { $why }.
    .short = { $parameter }
change-parameter-left-out_pt = O parâmetro { $parameter } foi omitido: { $why }.
    .short = { $parameter }
change-parameters-left-out = Parameters of the other algorithm were left out.
    .short = parameters
change-parameters-left-out_es = Se omitieron los parámetros del otro algoritmo.
    .short = parámetros
change-parameters-left-out_pt = Os parâmetros do outro algoritmo ficaram de fora.
    .short = parâmetros
change-leader-left-out = { $id } is gone, so nobody holds a leader at tick 0.
    .short = leader { $id }
change-leader-left-out_es = { $id } ya no está, así que nadie tiene líder en el tick 0.
    .short = líder { $id }
change-leader-left-out_pt = { $id } não está mais lá, então ninguém tem líder no tick 0.
    .short = líder { $id }
change-expectations-left-out = The results that the file expects were those of the other run.
    .short = expected results
change-expectations-left-out_es = Los resultados que espera el archivo eran los de la otra ejecución.
    .short = lo esperado
change-expectations-left-out_pt = Os resultados que o arquivo espera eram os da outra execução.
    .short = o esperado
change-narration-left-out = { $count ->
    [one] 1 note or question was written for the other run and is not shown.
   *[other] { $count } notes and questions were written for the other run and are not shown.
}
    .short = { $count ->
        [one] 1 note
       *[other] { $count } notes
    }
change-narration-left-out_es = { $count ->
    [one] 1 nota o pregunta era para la otra ejecución y no se muestra.
   *[other] { $count } notas y preguntas eran para la otra ejecución y no se muestran.
}
    .short = { $count ->
        [one] 1 nota
       *[other] { $count } notas
    }
change-narration-left-out_pt = { $count ->
    [1] 1 nota ou pergunta era da outra execução e não é mostrada.
   *[other] { $count } notas e perguntas eram da outra execução e não são mostradas.
}
    .short = { $count ->
        [1] 1 nota
       *[other] { $count } notas
    }
# In a row: what has no place in the new run, as the short forms of the texts above.
change-left-out = Left out: { $parts }.
change-left-out_es = Se omite: { $parts }.
change-left-out_pt = Fica de fora: { $parts }.
fault-no-crashes = `mid_broadcast` says where crashes may come, and there are none
fault-no-crashes_es = `mid_broadcast` dice dónde pueden llegar las caídas, y no hay ninguna
fault-no-crashes_pt = `mid_broadcast` diz onde as quedas podem vir, e não há nenhuma
mend-crashes = write crashes = 1, or take it out
mend-crashes_es = escriba crashes = 1, o quítelo
mend-crashes_pt = escreva crashes = 1, ou retire-o
fault-bounds-nothing = `{ $key }` bounds nothing in { $protocol }: { $of ->
    [draws] it draws nothing
   *[timers] it has no timers
}
fault-bounds-nothing_es = `{ $key }` no limita nada en { $protocol }: { $of ->
    [draws] no sortea nada
   *[timers] no tiene temporizadores
}
fault-bounds-nothing_pt = `{ $key }` não limita nada em { $protocol }: { $of ->
    [draws] não sorteia nada
   *[timers] não tem temporizadores
}
fault-shortest-of-held = `{ $name }` is to hold, and `shortest` speaks of a run that violates it
fault-shortest-of-held_es = `{ $name }` debe cumplirse, y `shortest` habla de una ejecución que la viola
fault-shortest-of-held_pt = `{ $name }` deve valer, e `shortest` fala de uma execução que a viola
mend-shortest-of-held = name it in `violates`, or take it out of `shortest`
mend-shortest-of-held_es = nómbrela en `violates`, o quítela de `shortest`
mend-shortest-of-held_pt = cite-a em `violates`, ou retire-a de `shortest`
fault-shortest-not-judged = `{ $name }` is not judged: it is in neither `holds` nor `violates`
fault-shortest-not-judged_es = `{ $name }` no se juzga: no está ni en `holds` ni en `violates`
fault-shortest-not-judged_pt = `{ $name }` não é julgada: não está em `holds` nem em `violates`
