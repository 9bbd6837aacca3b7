# O que pode estar errado em um arquivo de cenário (fault-…) e o que seria correto (mend-…).

fault-unknown-key = a chave `{ $key }` não existe em `{ $table }`
fault-unknown-top-key = a chave `{ $key }` não existe
fault-misplaced = `{ $key }` está abaixo de `{ $table }`, e por isso o TOML a toma por parte dessa tabela
fault-wrong-type = `{ $key }` não pode ser { $found ->
    [string] um texto
    [integer] um número inteiro
    [float] um número com casas decimais
    [boolean] true ou false
    [datetime] uma data
    [array] esta lista
   *[table] uma tabela
}
fault-missing-key = em `{ $table }` falta `{ $key }`
fault-missing-top-key = no arquivo falta `{ $key }`
fault-out-of-range = { $found } está fora dos limites de `{ $key }`
fault-unknown-word = { $subject ->
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
    [version] a versão { $name } do formato não está nesta versão do suffrage
    [protocol] o protocolo `{ $name }` não está nesta versão do suffrage
    [detector] o detector `{ $name }` não está nesta versão do suffrage
    [question] perguntar por `{ $name }` não está nesta versão do suffrage
   *[key] `{ $name }` não está nesta versão do suffrage
}
fault-duplicate-id = dois processos têm o id { $id }
fault-repeated = `{ $key }` contém { $item } duas vezes
fault-unknown-process = não há nenhum processo { $id }
fault-no-process = uma execução precisa de processos, e esta não tem nenhum
fault-too-many-processes = { $count } processos são demais
fault-too-heavy = daqui em diante o arquivo não é lido: o que vem antes ocupa { $most } MiB de memória
fault-ids-and-count = `ids` e `count` não podem ser dados ao mesmo tempo
fault-second-act = uma entrada tem dois atos, `{ $first }` e `{ $second }`
fault-no-act = esta entrada não tem nenhum ato
fault-not-one-entry = isto não é uma só entrada de `events`
fault-foreign = `{ $key }` só acompanha `{ $owner }`
fault-empty-list = `{ $key }` está vazio
fault-delay-upside-down = o intervalo de `{ $key }` está invertido: { $first } é maior que { $second }
fault-at-and-when = uma nota não pode ter `at` e `when` ao mesmo tempo
fault-self-link = { $id } não tem um enlace consigo mesmo que se possa cortar
fault-one-group = todos estão em um só grupo: nada é cortado
fault-not-alterable = { $protocol }: nenhuma mensagem pode ser alterada
fault-loyal = { $id } é leal: o que diz não pode ser alterado
fault-no-id = `{ $found }` não é o id de um processo
fault-no-places = os processos de { $protocol } não têm lugares
fault-no-overlay = { $protocol } não tem enlaces de rede sobreposta
fault-links-and-neighbours = `links` e `neighbours` não podem ser dados juntos
fault-overlay-self-link = { $id } está ligado a si mesmo
fault-in-parts = a rede sobreposta não une todos: nenhum enlace leva de um de { $ids } a outro
fault-id-too-high = o id { $id } tem mais bits que os ids daqui
fault-too-few-ids = { $count } processos não podem ter ids diferentes de { $bits ->
    [1] 1 bit
   *[other] { $bits } bits
}
fault-no-roles = os processos de { $protocol } são todos iguais: não têm papéis
fault-no-part = ninguém é { $part }
fault-no-client = { $id } não é cliente
fault-no-requests = os processos de { $protocol } não têm clientes
fault-other-request = `{ $key }` não é o que se pede a um cliente de { $protocol }
fault-no-proposals = os processos de { $protocol } não propõem nada
fault-decides-nothing = `{ $protocol }` elege um líder e não decide nenhum valor
fault-decides-many = `{ $protocol }` decide um comando após o outro, não um único valor
fault-elects-nobody = `{ $protocol }` decide um valor e não elege nenhum líder
fault-follows-with = `{ $protocol }` só elege um líder com `{ $flag } = true`
fault-keeps-no-log = `{ $protocol }` não mantém nenhum registro de comandos
fault-no-datum = `{ $found }` não é um valor sobre o qual os processos possam acordar
fault-no-timers = { $protocol } não tem temporizadores
fault-no-link = { $from } não tem enlace com { $to }
fault-settled-twice = esta escolha está fixada duas vezes
fault-draws-nothing = os processos de { $protocol } não sorteiam nada
fault-two-ways = dois enlaces levam de { $from } a { $to }
fault-one-way = só há um enlace de { $from } a { $to }
fault-copy-without-ticks = `is = true` não diz quanto a cópia leva
fault-foreign-parameter = o protocolo `{ $protocol }` não tem o parâmetro `{ $key }`
fault-needs-bounce = o protocolo `{ $protocol }` precisa de uma rede com `bounce = true`
fault-no-colour = `{ $found }` não é uma cor
fault-second-colour = `{ $key }` tem duas cores
fault-cell-count = `elected` tem { $cells ->
    [1] { $cells } célula
   *[other] { $cells } células
}, mas há { $processes } processos
fault-list-length = `{ $key }` tem { $found ->
    [one] { $found } valor
   *[other] { $found } valores
}, mas há { $processes } processos
fault-early-with-clock = `early` conta os temporizadores que vencem cedo demais: com um relógio, o relógio diz quando vencem
mend-early-with-clock = retire-o, ou escreva asynchronous = true
fault-holds-and-violates = `{ $name }` não pode valer e ser violada ao mesmo tempo

mend-did-you-mean = você quis dizer `{ $nearest }`?
mend-one-of = pode ser { $valid }
mend-shorter-file = encurte-o: `count` em vez de uma lista longa de `ids`, menos entradas em `events`
mend-known-keys = as chaves que existem aqui são { $valid }
mend-move-up = leve `{ $key }` para cima de `{ $first }`, a primeira tabela do arquivo
mend-move-up-or-array = leve `{ $key }` para cima de `{ $first }`, a primeira tabela do arquivo, ou escreva suas entradas como `[[{ $key }]]`
mend-type = aceita { $expected ->
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
mend-add-key = acrescente-a, por exemplo: { $example }
mend-add-processes = acrescente uma tabela [processes] com ids = [1, 2, 3] ou count = 3 abaixo dela
mend-range = pode ir de { $least } a { $most }
mend-this-version-has = esta versão tem { $valid }
mend-take-out = retire-o
mend-follows-with = escreva `{ $flag } = true` em `[params]`, ou retire-o
mend-log = peça o `log`
mend-leader = peça o `leader`
mend-other-id = dê outro id a um dos dois: os ids são únicos
mend-once = cite-o uma só vez
mend-keep-one-answer = mantenha uma das duas
mend-way = diga qual: way = "clockwise" ou way = "counter-clockwise"
mend-no-way = deixe `way` de fora
mend-copy = dê um número de ticks, ou false onde não há cópia
mend-ids-are = os processos são { $ids }
mend-ids-between = os ids vão de { $lowest } a { $highest }
mend-at-least-one-process = dê pelo menos 1 processo: ids = [1, 2, 3] ou count = 3
mend-fewer-processes = { $graph ->
    [complete] um grafo completo pode ter até { $most }
   *[ring] um anel pode ter até { $most }
}
mend-ids-or-count = fique com um dos dois: `ids` lista os ids em sentido horário, `count` os faz 1, 2, 3 …
mend-one-act = faça duas entradas: um ato por entrada; os atos de um mesmo tick ocorrem na ordem do arquivo
mend-add-act = acrescente um de { $valid }
mend-one-entry = escreva um ato entre chaves e nada mais, como {"{"} at = 4, crash = 7 {"}"}
mend-foreign = retire `{ $key }` ou escreva `{ $owner }`
mend-fill-list = ponha algo dentro ou retire-o
mend-delay-order = escreva primeiro o atraso mais curto: [{ $shortest }, { $longest }]
mend-at-or-when = fique com um dos dois: `at` um tick, ou `when` algo acontece pela primeira vez
mend-links-or-neighbours = deixe um dos dois: `links` lista os enlaces, `neighbours` liga cada processo a tantos dos mais próximos
mend-neighbours = com `neighbours = { $count }` ela une todos
mend-join-parts = dê um enlace entre eles
mend-id-too-high = dê ids até { $highest }, ou mais `bits`
mend-too-few-ids = de { $bits ->
    [1] 1 bit
   *[other] { $bits } bits
} há { $most }: dê mais `bits`, ou um `count` menor
mend-other-end = indique a outra ponta do enlace
mend-groups = forme dois grupos, ou deixe alguém de fora: quem não está em nenhum grupo fica junto
mend-no-part = dê este papel a um processo: `1 = ["{ $part }"]`
mend-no-clients = faça dele um cliente: `roles = {"{"} { $id } = ["client"], … {"}"}`
mend-clients-are = os clientes são { $ids }
mend-other-request = escreva, por exemplo, `{ $right }`
mend-datum = aceita um número inteiro ou uma palavra de 1 a { $most } bytes
mend-no-timers = retire este ato
mend-next-on-ring = neste anel { $from } envia a { $next }, o próximo em sentido horário
mend-neighbours-on-ring = neste anel { $from } tem enlaces com { $previous } e { $next }, os seus vizinhos
mend-loyal = só um processo que não segue o algoritmo diz outra coisa
mend-parameters = seus parâmetros são { $valid }
mend-no-parameters = `{ $protocol }` não aceita parâmetros: retire-o
mend-bounce = escreva `bounce = true` em `[network]`
mend-colour = escreva # e seis algarismos hexadecimais, e depois o que a substitui onde há menos cores: "#56b4e9" ou "#56b4e9 74 cyan"
mend-one-colour = deixe uma das duas
mend-list-length = dê um valor para cada um dos { $processes } processos, por posição
mend-cell-count = dê uma célula para cada um dos { $processes } processos, em sentido horário
mend-holds-or-violates = cite-a em uma só das duas listas

related-first = aparece aqui pela primeira vez
related-first-act = este é o primeiro ato
related-other = junto com isto

fault-syntax = isto não é TOML: { $message }
mend-syntax = veja em toml.io como se escreve TOML

# Por que um cenário não pode ser lido de modo algum.

load-missing = { $file }: não existe esse arquivo nem um cenário incluído com esse nome (suffrage list os mostra)
load-missing-but-near = { $file }: não existe esse arquivo; você quis dizer o cenário incluído { $nearest }?
load-missing-but-like = { $file }: não existe esse arquivo; você quis dizer um dos cenários incluídos { $names }?
load-missing-but-many = { $file }: não existe esse arquivo; você quis dizer um dos cenários incluídos { $names }, ou um de mais { $more } (suffrage list os mostra)?
load-folder = { $file } é uma pasta, não um arquivo de cenário
load-pipe = { $file } é um pipe, não um arquivo; - lê um cenário da entrada padrão
load-special = { $file } é um dispositivo ou um socket, não um arquivo; - lê um cenário da entrada padrão
load-not-permitted = { $file } não pode ser lido: permissão negada
load-too-large = { $file } passa de { $most } MiB, o máximo para um arquivo de cenário
load-not-utf8 = { $file } não é um texto em UTF-8: o primeiro byte errado é o byte { $byte } da linha { $line }
load-other = { $file } não pode ser lido: { $reason }

# O que uma mudança de cenário não pôde manter.

change-bounce-added = bounce = true foi acrescentado: o algoritmo precisa dele.
change-acts-left-out = { $count ->
    [1] Sem 1 ato sobre processos que não estão mais lá.
   *[other] Sem { $count } atos sobre processos que não estão mais lá.
}
    .short = { $count ->
        [1] 1 ato
       *[other] { $count } atos
    }
change-message-acts-left-out = { $count ->
    [1] Sem 1 ato sobre mensagens.
   *[other] Sem { $count } atos sobre mensagens.
}
    .short = { $count ->
        [1] 1 ato sobre uma mensagem
       *[other] { $count } atos sobre mensagens
    }
change-link-acts-left-out = { $count ->
    [1] Sem 1 ato sobre enlaces que não existem.
   *[other] Sem { $count } atos sobre enlaces que não existem.
}
    .short = { $count ->
        [1] 1 ato sobre um enlace
       *[other] { $count } atos sobre enlaces
    }
change-requests-left-out = { $count ->
    [1] Sem 1 pedido.
   *[other] Sem { $count } pedidos.
}
    .short = { $count ->
        [1] 1 pedido
       *[other] { $count } pedidos
    }
change-choices-left-out = { $count ->
    [1] Sem 1 escolha fixada.
   *[other] Sem { $count } escolhas fixadas.
}
    .short = { $count ->
        [1] 1 escolha
       *[other] { $count } escolhas
    }
change-places-left-out = Sem os lugares.
change-overlay-left-out = Sem os enlaces da rede sobreposta.
change-neighbours = Cada processo tem { $count } vizinhos, para que os enlaces unam todos.
change-roles-left-out = Sem os papéis.
    .short = papéis
change-timer-acts-left-out = { $count ->
    [1] Sem 1 ato sobre temporizadores.
   *[other] Sem { $count } atos sobre temporizadores.
}
    .short = { $count ->
        [1] 1 ato sobre um temporizador
       *[other] { $count } atos sobre temporizadores
    }
change-proposals-left-out = As propostas do outro algoritmo ficaram de fora.
    .short = propostas
change-follows-nobody = Sem líder no tick 0 nem detector: lá ninguém segue um líder.
    .short = líder e detector
change-parameter-left-out = O parâmetro { $parameter } foi omitido: { $why }.
    .short = { $parameter }
change-parameters-left-out = Os parâmetros do outro algoritmo ficaram de fora.
    .short = parâmetros
change-leader-left-out = { $id } não está mais lá, então ninguém tem líder no tick 0.
    .short = líder { $id }
change-expectations-left-out = Os resultados que o arquivo espera eram os da outra execução.
    .short = o esperado
change-narration-left-out = { $count ->
    [1] 1 nota ou pergunta era da outra execução e não é mostrada.
   *[other] { $count } notas e perguntas eram da outra execução e não são mostradas.
}
    .short = { $count ->
        [1] 1 nota
       *[other] { $count } notas
    }
# In a row: what has no place in the new run, as the short forms of the texts above.
change-left-out = Fica de fora: { $parts }.
fault-no-crashes = `mid_broadcast` diz onde as quedas podem vir, e não há nenhuma
mend-crashes = escreva crashes = 1, ou retire-o
fault-bounds-nothing = `{ $key }` não limita nada em { $protocol }: { $of ->
    [draws] não sorteia nada
   *[timers] não tem temporizadores
}
fault-shortest-of-held = `{ $name }` deve valer, e `shortest` fala de uma execução que a viola
mend-shortest-of-held = cite-a em `violates`, ou retire-a de `shortest`
fault-shortest-not-judged = `{ $name }` não é julgada: não está em `holds` nem em `violates`
