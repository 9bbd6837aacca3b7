# Lo que puede estar mal en un archivo de escenario (fault-…) y lo que sería correcto (mend-…).

fault-unknown-key = la clave `{ $key }` no existe en `{ $table }`
fault-unknown-top-key = la clave `{ $key }` no existe
fault-misplaced = `{ $key }` está debajo de `{ $table }`, así que TOML la toma por parte de esa tabla
fault-wrong-type = `{ $key }` no puede ser { $found ->
    [string] un texto
    [integer] un número entero
    [float] un número con decimales
    [boolean] true o false
    [datetime] una fecha
    [array] esta lista
   *[table] una tabla
}
fault-missing-key = en `{ $table }` falta `{ $key }`
fault-missing-top-key = en el archivo falta `{ $key }`
fault-out-of-range = { $found } está fuera de los límites de `{ $key }`
fault-unknown-word = { $subject ->
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
fault-not-in-this-version = { $subject ->
    [version] la versión { $name } del formato no está en esta versión de suffrage
    [protocol] el protocolo `{ $name }` no está en esta versión de suffrage
    [detector] el detector `{ $name }` no está en esta versión de suffrage
    [question] preguntar por `{ $name }` no está en esta versión de suffrage
   *[key] `{ $name }` no está en esta versión de suffrage
}
fault-duplicate-id = dos procesos tienen el id { $id }
fault-repeated = `{ $key }` contiene { $item } dos veces
fault-unknown-process = no hay ningún proceso { $id }
fault-no-process = una ejecución necesita procesos y esta no tiene ninguno
fault-too-many-processes = { $count } procesos son demasiados
fault-too-heavy = desde aquí no se lee el archivo: lo que está antes ocupa { $most } MiB de memoria
fault-ids-and-count = no se pueden dar `ids` y `count` a la vez
fault-second-act = una entrada tiene dos actos, `{ $first }` y `{ $second }`
fault-no-act = esta entrada no tiene ningún acto
fault-not-one-entry = esto no es una sola entrada de `events`
fault-foreign = `{ $key }` solo acompaña a `{ $owner }`
fault-empty-list = `{ $key }` está vacío
fault-delay-upside-down = el intervalo de `{ $key }` está al revés: { $first } es mayor que { $second }
fault-at-and-when = una nota no puede tener `at` y `when` a la vez
fault-self-link = { $id } no tiene un enlace consigo mismo que cortar
fault-one-group = todos están en un solo grupo: no se corta nada
fault-not-alterable = { $protocol }: ningún mensaje puede alterarse
fault-loyal = { $id } es leal: lo que dice no se puede alterar
fault-no-id = `{ $found }` no es el id de un proceso
fault-no-places = los procesos de { $protocol } no tienen lugares
fault-no-overlay = { $protocol } no tiene enlaces de red superpuesta
fault-links-and-neighbours = `links` y `neighbours` no pueden darse a la vez
fault-overlay-self-link = { $id } está enlazado consigo mismo
fault-in-parts = la red superpuesta no une a todos: ningún enlace lleva de uno de { $ids } a otro
fault-id-too-high = el id { $id } tiene más bits que los ids de aquí
fault-too-few-ids = { $count } procesos no pueden tener ids distintos de { $bits ->
    [one] 1 bit
   *[other] { $bits } bits
}
fault-no-roles = los procesos de { $protocol } son todos iguales: no tienen roles
fault-no-part = nadie es { $part }
fault-no-client = { $id } no es cliente
fault-no-requests = los procesos de { $protocol } no tienen clientes
fault-other-request = `{ $key }` no es lo que se pide a un cliente de { $protocol }
fault-no-proposals = los procesos de { $protocol } no proponen nada
fault-decides-nothing = `{ $protocol }` elige a un líder y no decide ningún valor
fault-decides-many = `{ $protocol }` decide un comando tras otro, no un solo valor
fault-elects-nobody = `{ $protocol }` decide un valor y no elige a ningún líder
fault-follows-with = `{ $protocol }` elige a un líder solo con `{ $flag } = true`
fault-keeps-no-log = `{ $protocol }` no lleva ningún registro de comandos
fault-no-datum = `{ $found }` no es un valor sobre el que los procesos puedan acordar
fault-no-timers = { $protocol } no tiene temporizadores
fault-no-link = { $from } no tiene enlace con { $to }
fault-settled-twice = esta elección está fijada dos veces
fault-draws-nothing = los procesos de { $protocol } no sortean nada
fault-two-ways = dos enlaces llevan de { $from } a { $to }
fault-one-way = solo hay un enlace de { $from } a { $to }
fault-copy-without-ticks = `is = true` no dice cuánto tarda la copia
fault-foreign-parameter = el protocolo `{ $protocol }` no tiene el parámetro `{ $key }`
fault-needs-bounce = el protocolo `{ $protocol }` necesita una red con `bounce = true`
fault-no-colour = `{ $found }` no es un color
fault-second-colour = `{ $key }` tiene dos colores
fault-cell-count = `elected` tiene { $cells ->
    [one] { $cells } celda
   *[other] { $cells } celdas
}, pero hay { $processes } procesos
fault-list-length = `{ $key }` tiene { $found ->
    [one] { $found } valor
   *[other] { $found } valores
}, pero hay { $processes } procesos
fault-early-with-clock = `early` cuenta los temporizadores que vencen demasiado pronto: con un reloj, el reloj dice cuándo vencen
mend-early-with-clock = quítelo, o escriba asynchronous = true
fault-holds-and-violates = `{ $name }` no puede cumplirse y violarse a la vez

mend-did-you-mean = ¿quería decir `{ $nearest }`?
mend-one-of = puede ser { $valid }
mend-shorter-file = acórtalo: `count` en vez de una lista larga de `ids`, menos entradas en `events`
mend-known-keys = las claves que hay aquí son { $valid }
mend-move-up = suba `{ $key }` por encima de `{ $first }`, la primera tabla del archivo
mend-move-up-or-array = suba `{ $key }` por encima de `{ $first }`, la primera tabla del archivo, o escriba sus entradas como `[[{ $key }]]`
mend-type = admite { $expected ->
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
mend-add-key = añádala, por ejemplo: { $example }
mend-add-processes = añada una tabla [processes] con ids = [1, 2, 3] o count = 3 debajo
mend-range = puede ir de { $least } a { $most }
mend-this-version-has = esta versión tiene { $valid }
mend-take-out = quítelo
mend-follows-with = escriba `{ $flag } = true` bajo `[params]`, o quítelo
mend-log = pide el `log`
mend-leader = pide el `leader`
mend-other-id = dé otro id a uno de los dos: los ids son únicos
mend-once = nómbrelo una sola vez
mend-keep-one-answer = deje una de las dos
mend-way = diga cuál: way = "clockwise" o way = "counter-clockwise"
mend-no-way = quite `way`
mend-copy = dé un número de ticks, o false donde no hay copia
mend-ids-are = los procesos son { $ids }
mend-ids-between = los ids van de { $lowest } a { $highest }
mend-at-least-one-process = dé al menos 1 proceso: ids = [1, 2, 3] o count = 3
mend-fewer-processes = { $graph ->
    [complete] un grafo completo puede tener hasta { $most }
   *[ring] un anillo puede tener hasta { $most }
}
mend-ids-or-count = deje uno de los dos: `ids` enumera los ids en sentido horario, `count` los hace 1, 2, 3 …
mend-one-act = haga dos entradas: un acto por entrada; los actos de un mismo tick ocurren en el orden del archivo
mend-add-act = añada uno de { $valid }
mend-one-entry = escriba un acto entre llaves y nada más, como {"{"} at = 4, crash = 7 {"}"}
mend-foreign = quite `{ $key }` o ponga `{ $owner }`
mend-fill-list = ponga algo dentro o quítelo
mend-delay-order = escriba primero el retardo más corto: [{ $shortest }, { $longest }]
mend-at-or-when = deje uno de los dos: `at` un tick, o `when` algo ocurre por primera vez
mend-links-or-neighbours = deja uno de los dos: `links` enumera los enlaces, `neighbours` une cada proceso a tantos de los más cercanos
mend-neighbours = con `neighbours = { $count }` une a todos
mend-join-parts = da un enlace entre ellos
mend-id-too-high = da ids hasta { $highest }, o más `bits`
mend-too-few-ids = de { $bits ->
    [one] 1 bit
   *[other] { $bits } bits
} hay { $most }: da más `bits`, o un `count` menor
mend-other-end = nombra el otro extremo del enlace
mend-groups = forma dos grupos, o deja fuera a alguien: los que no están en ningún grupo quedan juntos
mend-no-part = dé este rol a un proceso: `1 = ["{ $part }"]`
mend-no-clients = hágalo cliente: `roles = {"{"} { $id } = ["client"], … {"}"}`
mend-clients-are = los clientes son { $ids }
mend-other-request = escriba, por ejemplo, `{ $right }`
mend-datum = admite un número entero o una palabra de 1 a { $most } bytes
mend-no-timers = quita este acto
mend-next-on-ring = en este anillo { $from } envía a { $next }, el siguiente en sentido horario
mend-neighbours-on-ring = en este anillo { $from } tiene enlaces con { $previous } y { $next }, sus vecinos
mend-loyal = solo un proceso que no sigue el algoritmo dice otra cosa
mend-parameters = sus parámetros son { $valid }
mend-no-parameters = `{ $protocol }` no admite parámetros: quítelo
mend-bounce = escriba `bounce = true` en `[network]`
mend-colour = escriba # y seis cifras hexadecimales, y después lo que lo sustituye donde hay menos colores: "#56b4e9" o "#56b4e9 74 cyan"
mend-one-colour = deje uno de los dos
mend-list-length = dé un valor para cada uno de los { $processes } procesos, por posición
mend-cell-count = dé una celda para cada uno de los { $processes } procesos, en sentido horario
mend-holds-or-violates = nómbrela en una sola de las dos listas

related-first = aparece aquí por primera vez
related-first-act = este es el primer acto
related-other = junto con esto

fault-syntax = esto no es TOML: { $message }
mend-syntax = vea en toml.io cómo se escribe TOML

# Por qué un escenario no se puede leer en absoluto.

load-missing = { $file }: no existe tal archivo ni un escenario incluido con ese nombre (suffrage list los muestra)
load-missing-but-near = { $file }: no existe tal archivo; ¿quería decir el escenario incluido { $nearest }?
load-missing-but-like = { $file }: no existe tal archivo; ¿quería decir uno de los escenarios incluidos { $names }?
load-missing-but-many = { $file }: no existe tal archivo; ¿quería decir uno de los escenarios incluidos { $names }, u otro de { $more } más (suffrage list los muestra)?
load-folder = { $file } es una carpeta, no un archivo de escenario
load-pipe = { $file } es una tubería, no un archivo; - lee un escenario de la entrada estándar
load-special = { $file } es un dispositivo o un socket, no un archivo; - lee un escenario de la entrada estándar
load-not-permitted = { $file } no se puede leer: permiso denegado
load-too-large = { $file } supera los { $most } MiB, lo máximo para un archivo de escenario
load-not-utf8 = { $file } no es un texto en UTF-8: el primer byte erróneo es el byte { $byte } de la línea { $line }
load-other = { $file } no se puede leer: { $reason }

# Lo que un cambio de escenario no pudo conservar.

change-bounce-added = Se añadió bounce = true: el algoritmo lo necesita.
change-acts-left-out = { $count ->
    [one] Sin 1 acto sobre procesos que ya no están.
   *[other] Sin { $count } actos sobre procesos que ya no están.
}
    .short = { $count ->
        [one] 1 acto
       *[other] { $count } actos
    }
change-message-acts-left-out = { $count ->
    [one] Sin 1 acto sobre mensajes.
   *[other] Sin { $count } actos sobre mensajes.
}
    .short = { $count ->
        [one] 1 acto sobre un mensaje
       *[other] { $count } actos sobre mensajes
    }
change-link-acts-left-out = { $count ->
    [one] Sin 1 acto sobre enlaces que no existen.
   *[other] Sin { $count } actos sobre enlaces que no existen.
}
    .short = { $count ->
        [one] 1 acto sobre un enlace
       *[other] { $count } actos sobre enlaces
    }
change-requests-left-out = { $count ->
    [one] Sin 1 petición.
   *[other] Sin { $count } peticiones.
}
    .short = { $count ->
        [one] 1 petición
       *[other] { $count } peticiones
    }
change-choices-left-out = { $count ->
    [one] Sin 1 elección fijada.
   *[other] Sin { $count } elecciones fijadas.
}
    .short = { $count ->
        [one] 1 elección
       *[other] { $count } elecciones
    }
change-places-left-out = Sin los lugares.
change-overlay-left-out = Sin los enlaces de la red superpuesta.
change-neighbours = Cada proceso tiene { $count } vecinos, para que los enlaces unan a todos.
change-roles-left-out = Sin los roles.
    .short = roles
change-timer-acts-left-out = { $count ->
    [one] Sin 1 acto sobre temporizadores.
   *[other] Sin { $count } actos sobre temporizadores.
}
    .short = { $count ->
        [one] 1 acto sobre un temporizador
       *[other] { $count } actos sobre temporizadores
    }
change-proposals-left-out = Se omitieron las propuestas del otro algoritmo.
    .short = propuestas
change-follows-nobody = Sin líder en el tick 0 ni detector: allí nadie sigue a un líder.
    .short = líder y detector
change-parameter-left-out = Se ha omitido el parámetro { $parameter }: { $why }.
    .short = { $parameter }
change-parameters-left-out = Se omitieron los parámetros del otro algoritmo.
    .short = parámetros
change-leader-left-out = { $id } ya no está, así que nadie tiene líder en el tick 0.
    .short = líder { $id }
change-expectations-left-out = Los resultados que espera el archivo eran los de la otra ejecución.
    .short = lo esperado
change-narration-left-out = { $count ->
    [one] 1 nota o pregunta era para la otra ejecución y no se muestra.
   *[other] { $count } notas y preguntas eran para la otra ejecución y no se muestran.
}
    .short = { $count ->
        [one] 1 nota
       *[other] { $count } notas
    }
# In a row: what has no place in the new run, as the short forms of the texts above.
change-left-out = Se omite: { $parts }.
fault-no-crashes = `mid_broadcast` dice dónde pueden llegar las caídas, y no hay ninguna
mend-crashes = escriba crashes = 1, o quítelo
fault-bounds-nothing = `{ $key }` no limita nada en { $protocol }: { $of ->
    [draws] no sortea nada
   *[timers] no tiene temporizadores
}
fault-shortest-of-held = `{ $name }` debe cumplirse, y `shortest` habla de una ejecución que la viola
mend-shortest-of-held = nómbrela en `violates`, o quítela de `shortest`
fault-shortest-not-judged = `{ $name }` no se juzga: no está ni en `holds` ni en `violates`
