# Lo que cuestan los algoritmos: `suffrage measure`.

cli-measure-runs-done = ejecuciones

cli-measure-no-protocol = diga qué protocolo se mide; existen { $known }
cli-measure-protocol-twice = { $protocol } se nombra dos veces; basta una
cli-measure-bad-word = { $option } { $given }: escriba uno de { $known }
cli-measure-bad-sizes = --n { $given }: escriba números de procesos como 8,100,1024, o 8..=1024, que dobla del primero al último
cli-measure-no-size = --n: una ejecución necesita al menos un proceso
cli-measure-size-twice = --n: { $n } se nombra dos veces; basta una
cli-measure-too-large = --n { $n } es demasiado para { $protocol }; { $complete ->
    [yes] un grafo completo tiene como mucho { $most } procesos
   *[no] un anillo tiene como mucho { $most } procesos
}
cli-measure-order-unknown = --order { $order }: de { $protocol } en su variante { $variant } no se conoce; se conoce de { $those } en sus variantes estándar
cli-measure-order-of-all = --order { $order } se conoce donde empiezan todos; quite --initiators
cli-measure-bad-initiators = --initiators { $given }: escriba un número de procesos, o all
cli-measure-too-many-initiators = --initiators { $count } es más que los { $n } procesos del tamaño menor; como mucho pueden empezar { $n }
cli-measure-begin-together = --initiators: en { $protocol } empiezan todos a la vez; quite la opción
cli-measure-runs = --runs { $runs }: escriba un número de 1 a { $most }
cli-measure-seeds = --seed { $seed }: no hay tantas semillas después de ella; como mucho { $last }
cli-measure-delay = un retardo de { $delay } ticks no es posible; va de 1 a { $most }
cli-measure-refused = { $protocol } con { $n } procesos: { $what }; { $mend }
cli-measure-bad-shard = --shard { $given }: escriba qué parte de cuántas, contando desde 0, como 0/3, 1/3 o 2/3
cli-measure-foreign = { $verb } toma del archivo lo que se mide; quite { $options }
cli-measure-exists = { $file } ya existe; indique otro archivo

cli-measure-unreadable = no se puede leer { $file }: { $reason }
cli-measure-in-file = { $file }:{ $line }: { $what }
cli-measure-no-head = esto no es un archivo de medidas, o su primera línea está incompleta; mida de nuevo con -o
cli-measure-bad-head = esta no es la primera línea de un archivo de medidas ({ $reason }); se leen los archivos que escribe measure -o
cli-measure-other-program = se midió con la versión { $program } del programa, y esta es la { $own }; mida de nuevo con -o, o use esa versión
cli-measure-bad-line = esto no es una ejecución ({ $reason }); mida de nuevo con -o
cli-measure-foreign-line = la ejecución { $run } no es de estas opciones ni de esta parte; quite la línea
cli-measure-line-twice = la ejecución { $run } está dos veces en este archivo; quite una de las líneas
cli-measure-other-options = { $file } se midió con otras opciones que { $first }: { $options }
cli-measure-stretch = { $runs } ({ $protocol } { $variant }, n = { $n }, semilla { $seeds })
cli-measure-stretches = { $before }, { $after }
cli-measure-file-twice = { $file } está dado dos veces; basta una
cli-measure-file-within = todas las ejecuciones de { $file } están también en { $other }; quite { $file }
cli-measure-double = { $count ->
    [one] 1 ejecución está
   *[other] { $count } ejecuciones están
} en { $first } y en { $second }: { $runs }; quite uno de los archivos
cli-measure-unfinished = { $file } está sin terminar: { $count ->
    [one] falta 1 ejecución
   *[other] faltan { $count } ejecuciones
}, { $runs }; mídalo de nuevo
cli-measure-no-part = { $count ->
    [one] la parte { $parts } no está en ninguno de los archivos; dé también su archivo, o mídala con --shard
   *[other] { $count } partes no están en ninguno de los archivos: { $parts }; dé también sus archivos, o mídalas con --shard
}
cli-measure-gap = { $count ->
    [one] 1 ejecución no está
   *[other] { $count } ejecuciones no están
} en ninguno de los archivos: { $runs }; dé también el archivo que falta
cli-measure-stopped = detenido: { $file } tiene { $done } de { $of } ejecuciones
cli-measure-stopped-for-nothing = detenido tras { $done } de { $of } ejecuciones; con -o ARCHIVO se conservan
cli-measure-broken = { $protocol } { $variant }, n = { $n }: { $count ->
    [one] 1 ejecución no respetó la cota { $side }: semilla { $seeds }
   *[other] { $count } ejecuciones no respetaron la cota { $side }: semillas { $seeds }{ $more ->
        [0] {""}
       *[other] {" "}y { $more } más
    }
}

cli-measure-all-begin = empiezan todos
cli-measure-some-begin = { $count ->
    [one] empieza 1
   *[other] empiezan { $count }
}
cli-measure-in-order = { $order ->
   *[random] orden aleatorio
    [ascending] orden ascendente
    [descending] orden descendente
    [worst] peor orden
    [best] mejor orden
}
cli-measure-delay-of = retardo { $delay }
cli-measure-seeds-of = { $runs ->
    [1] semilla { $first }
   *[other] semillas { $first } a { $last }
}
cli-measure-of-shard = solo la parte { $shard } de las ejecuciones
cli-measure-column-runs = ejecuciones
cli-measure-column-not-quiet = sin reposo
cli-measure-column-mean = media
cli-measure-column-least = mín
cli-measure-column-most = máx
cli-measure-column-deviation = desviación
cli-measure-column-ticks = ticks
cli-measure-column-rounds = rondas
measure-best = mejor
measure-expected = esperado
measure-worst = peor
cli-measure-bounds = demostrado: { $formulas }{ $kept ->
    [nothing] {""}
    [none] {" "}· ninguna ejecución llegó al reposo para compararla con ello
    [rest] {" "}· se respeta en todas las ejecuciones que llegaron al reposo
    [broken] {" "}· { $broken ->
        [one] no se respeta en 1 ejecución
       *[other] no se respeta en { $broken } ejecuciones
    }
   *[all] {" "}· se respeta en todas las ejecuciones
}
cli-measure-letters = donde { $letters }
cli-measure-letter = { $letter ->
   *[k] k: cuántas veces empieza un proceso
    [phase] k: las fases, desde 1 y por debajo de ceil(log2 n)
    [m] m: cuántos están en pie
    [r] r: cuántas rondas hay
    [f] f: cuántos fallos ha de soportar la ejecución
    [b] b: cuántos bits tiene un id
    [a] a: cuántos aceptadores hay
    [l] l: cuántos aprendices hay
    [c] c: cuántos clientes hay
}
cli-measure-unrest = sin reposo, n = { $sizes }: { $runs ->
    [one] 1 ejecución
   *[other] { $runs } ejecuciones
}; { $stopped ->
    [messages] había demasiados mensajes en camino: menos procesos, o menos que empiecen, envían menos
    [copies] había demasiados mensajes en camino, muchos de ellos copias
    [heartbeats] había demasiados latidos en camino
    [ids] los mensajes en camino nombraban demasiados ids: menos procesos, o menos que empiecen, envían menos
    [terms] demasiados mandatos tuvieron líder: --until N las termina antes
    [numbers] se enviaron demasiados mensajes: --until N las termina antes
   *[until] antes llegó el límite de ticks: --until N pone uno posterior, si es que terminan
}
cli-measure-kinds = mensajes por tipo, en media:
measure-law = ley: { $best } (R² { $r2 }); después { $second } (R² { $second_r2 }); como potencia n^{ $exponent } (R² { $exponent_r2 })
measure-law-not-apart = ley: { $best } (R² { $r2 }) o { $second } (R² { $second_r2 }), no se distinguen; como potencia n^{ $exponent } (R² { $exponent_r2 })
measure-no-law = ley: para decirla hacen falta al menos { $fewest } tamaños con mensajes
measure-no-law-without-rest = ley: ninguna, pues ninguna ejecución llegó al reposo
measure-no-law-of-close = ley: los tamaños están demasiado cerca para decirla; el mayor ha de ser al menos el doble del menor
measure-no-law-of-constant = ley: ninguna de estas, pues todos los tamaños cuestan lo mismo

cli-measure-chart-of-table = --chart va con la tabla; quite --format, o use --svg ARCHIVO
cli-measure-svg-is-file = --svg { $file } es un archivo de medidas; indique otro
cli-measure-no-chart = no hay nada que dibujar: ninguna ejecución llegó al reposo con mensajes
measure-messages = mensajes
measure-series = { $protocol }: ley { $law }

does-measure = mide lo que cuesta este algoritmo con muchos tamaños
word-measure = medir
search-measure = coste, ley, complejidad, gráfico, cotas, mensajes
title-measure = Lo que cuesta
measure-title = Lo que cuesta { $protocol }
measure-progress = { $over } de { $of } ejecuciones
measure-this-run = esta ejecución
measure-this-run-so-far = esta ejecución hasta el tick { $tick }
measure-this-run-silent = esta ejecución no ha enviado nada hasta el tick { $tick }: no tiene punto
