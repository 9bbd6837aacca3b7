# The cost of algorithms: `suffrage measure`.

cli-measure-runs-done = runs
cli-measure-runs-done_es = ejecuciones
cli-measure-runs-done_pt = execuções

cli-measure-no-protocol = name a protocol to measure; the protocols are { $known }
cli-measure-no-protocol_es = nombra el protocolo que se mide; los protocolos son { $known }
cli-measure-no-protocol_pt = nomeie o protocolo que se mede; os protocolos são { $known }
cli-measure-protocol-twice = { $protocol } is named twice; once is enough
cli-measure-protocol-twice_es = { $protocol } se nombra dos veces; basta una
cli-measure-protocol-twice_pt = { $protocol } é nomeado duas vezes; basta uma
cli-measure-bad-word = { $option } { $given }: write one of { $known }
cli-measure-bad-word_es = { $option } { $given }: escribe uno de { $known }
cli-measure-bad-word_pt = { $option } { $given }: escreva um de { $known }
cli-measure-bad-sizes = --n { $given }: write numbers of processes such as 8,100,1024, or 8..=1024, which means 8, 16, 32 … 1024
cli-measure-bad-sizes_es = --n { $given }: escribe números de procesos como 8,100,1024, o 8..=1024, que significa 8, 16, 32 … 1024
cli-measure-bad-sizes_pt = --n { $given }: escreva números de processos como 8,100,1024, ou 8..=1024, que significa 8, 16, 32 … 1024
cli-measure-no-size = --n: a run needs at least one process
cli-measure-no-size_es = --n: una ejecución necesita al menos un proceso
cli-measure-no-size_pt = --n: uma execução precisa de pelo menos um processo
cli-measure-size-twice = --n: { $n } is named twice; once is enough
cli-measure-size-twice_es = --n: { $n } se nombra dos veces; basta una
cli-measure-size-twice_pt = --n: { $n } é nomeado duas vezes; basta uma
cli-measure-too-large = --n { $n } is too much for { $protocol }; { $complete ->
    [yes] a complete graph has at most { $most } processes
   *[no] a ring has at most { $most } processes
}
cli-measure-too-large_es = --n { $n } es demasiado para { $protocol }; { $complete ->
    [yes] un grafo completo tiene como mucho { $most } procesos
   *[no] un anillo tiene como mucho { $most } procesos
}
cli-measure-too-large_pt = --n { $n } é demais para { $protocol }; { $complete ->
    [yes] um grafo completo tem no máximo { $most } processos
   *[no] um anel tem no máximo { $most } processos
}
cli-measure-order-unknown = --order { $order }: not known for { $protocol } in its variant { $variant }; this order is known for { $those } in their standard variants
cli-measure-order-unknown_es = --order { $order }: no se conoce para { $protocol } en su variante { $variant }; este orden se conoce para { $those } en sus variantes estándar
cli-measure-order-unknown_pt = --order { $order }: não se conhece para { $protocol } na variante { $variant }; esta ordem se conhece para { $those } nas variantes padrão
cli-measure-order-of-all = --order { $order } works only if all processes start the election: leave out --initiators
cli-measure-order-of-all_es = --order { $order } solo funciona si todos los procesos inician la elección: quita --initiators
cli-measure-order-of-all_pt = --order { $order } só funciona se todos os processos iniciam a eleição: retire --initiators
cli-measure-bad-initiators = --initiators { $given }: write a number of processes, or all
cli-measure-bad-initiators_es = --initiators { $given }: escribe un número de procesos, o all
cli-measure-bad-initiators_pt = --initiators { $given }: escreva um número de processos, ou all
cli-measure-too-many-initiators = --initiators { $count } is more than the { $n } processes of the smallest size; write at most { $n }
cli-measure-too-many-initiators_es = --initiators { $count } es más que los { $n } procesos del tamaño menor; escribe como máximo { $n }
cli-measure-too-many-initiators_pt = --initiators { $count } é mais que os { $n } processos do tamanho menor; escreva no máximo { $n }
cli-measure-begin-together = --initiators: in { $protocol } all processes start together; leave it out
cli-measure-begin-together_es = --initiators: en { $protocol } empiezan todos a la vez; quita la opción
cli-measure-begin-together_pt = --initiators: em { $protocol } todos começam juntos; retire a opção
cli-measure-runs = --runs { $runs }: write a number from 1 to { $most }
cli-measure-runs_es = --runs { $runs }: escribe un número de 1 a { $most }
cli-measure-runs_pt = --runs { $runs }: escreva um número de 1 a { $most }
cli-measure-seeds = --seed { $seed }: each run takes the next larger seed, and there are not enough; write at most { $last }
cli-measure-seeds_es = --seed { $seed }: cada ejecución toma la semilla siguiente, y no quedan bastantes; escribe como máximo { $last }
cli-measure-seeds_pt = --seed { $seed }: cada execução toma a semente seguinte, e não restam bastantes; escreva no máximo { $last }
cli-measure-delay = a delay of { $delay } ticks is not possible; write 1 to { $most }
cli-measure-delay_es = un retardo de { $delay } ticks no es posible; escribe de 1 a { $most }
cli-measure-delay_pt = um atraso de { $delay } ticks não é possível; escreva de 1 a { $most }
cli-measure-refused = { $protocol } with { $n } processes: { $what }; { $mend }
cli-measure-refused_es = { $protocol } con { $n } procesos: { $what }; { $mend }
cli-measure-refused_pt = { $protocol } com { $n } processos: { $what }; { $mend }
cli-measure-bad-shard = --shard { $given }: write the part, counted from 0, and the number of parts, such as 0/3, 1/3 or 2/3
cli-measure-bad-shard_es = --shard { $given }: escribe la parte, contando desde 0, y el número de partes, como 0/3, 1/3 o 2/3
cli-measure-bad-shard_pt = --shard { $given }: escreva a parte, contando de 0, e o número de partes, como 0/3, 1/3 ou 2/3
cli-measure-foreign = { $verb } reads its options from the file; leave out { $options }
cli-measure-foreign_es = { $verb } lee sus opciones del archivo; quita { $options }
cli-measure-foreign_pt = { $verb } lê suas opções do arquivo; retire { $options }
cli-measure-exists = { $file } already exists; name another file
cli-measure-exists_es = { $file } ya existe; indica otro archivo
cli-measure-exists_pt = { $file } já existe; indique outro arquivo

cli-measure-unreadable = { $file } cannot be read: { $reason }
cli-measure-unreadable_es = no se puede leer { $file }: { $reason }
cli-measure-unreadable_pt = não se pode ler { $file }: { $reason }
cli-measure-in-file = { $file }:{ $line }: { $what }
cli-measure-in-file_es = { $file }:{ $line }: { $what }
cli-measure-in-file_pt = { $file }:{ $line }: { $what }
cli-measure-no-head = this is not a measurements file, or its first line is incomplete; measure again with -o
cli-measure-no-head_es = esto no es un archivo de medidas, o su primera línea está incompleta; mide de nuevo con -o
cli-measure-no-head_pt = isto não é um arquivo de medidas, ou a sua primeira linha está incompleta; meça de novo com -o
cli-measure-bad-head = this is not the first line of a measurements file ({ $reason }); only files written by `measure -o` can be read
cli-measure-bad-head_es = esta no es la primera línea de un archivo de medidas ({ $reason }); solo se leen archivos escritos con `measure -o`
cli-measure-bad-head_pt = esta não é a primeira linha de um arquivo de medidas ({ $reason }); só se leem arquivos escritos com `measure -o`
cli-measure-other-program = measured by version { $program } of the program, but this is version { $own }; measure again with -o, or use that version
cli-measure-other-program_es = medido con la versión { $program } del programa, pero esta es la { $own }; mide de nuevo con -o, o usa esa versión
cli-measure-other-program_pt = medido com a versão { $program } do programa, mas esta é a { $own }; meça de novo com -o, ou use essa versão
cli-measure-bad-line = this line is not a run ({ $reason }); measure again with -o
cli-measure-bad-line_es = esta línea no es una ejecución ({ $reason }); mide de nuevo con -o
cli-measure-bad-line_pt = esta linha não é uma execução ({ $reason }); meça de novo com -o
cli-measure-foreign-line = run { $run } does not match the options and the part in the first line of the file; remove the line
cli-measure-foreign-line_es = la ejecución { $run } no corresponde a las opciones y la parte de la primera línea del archivo; quita la línea
cli-measure-foreign-line_pt = a execução { $run } não corresponde às opções e à parte da primeira linha do arquivo; retire a linha
cli-measure-line-twice = run { $run } is in this file twice; remove one of the lines
cli-measure-line-twice_es = la ejecución { $run } está dos veces en este archivo; quita una de las líneas
cli-measure-line-twice_pt = a execução { $run } está duas vezes neste arquivo; retire uma das linhas
cli-measure-other-options = { $file } was measured with other options than { $first }: { $options }
cli-measure-other-options_es = { $file } se midió con otras opciones que { $first }: { $options }
cli-measure-other-options_pt = { $file } foi medido com outras opções que { $first }: { $options }
cli-measure-stretch = { $runs } ({ $protocol } { $variant }, n = { $n }, seed { $seeds })
cli-measure-stretch_es = { $runs } ({ $protocol } { $variant }, n = { $n }, semilla { $seeds })
cli-measure-stretch_pt = { $runs } ({ $protocol } { $variant }, n = { $n }, semente { $seeds })
cli-measure-stretches = { $before }, { $after }
cli-measure-stretches_es = { $before }, { $after }
cli-measure-stretches_pt = { $before }, { $after }
cli-measure-file-twice = { $file } is named twice; once is enough
cli-measure-file-twice_es = { $file } se nombra dos veces; basta una
cli-measure-file-twice_pt = { $file } é nomeado duas vezes; basta uma
cli-measure-file-within = all runs of { $file } are also in { $other }; leave out { $file }
cli-measure-file-within_es = todas las ejecuciones de { $file } están también en { $other }; quita { $file }
cli-measure-file-within_pt = todas as execuções de { $file } estão também em { $other }; retire { $file }
cli-measure-double = { $count ->
    [one] 1 run is
   *[other] { $count } runs are
} in { $first } and in { $second }: { $runs }; leave out one of the files
cli-measure-double_es = { $count ->
    [one] 1 ejecución está
   *[other] { $count } ejecuciones están
} en { $first } y en { $second }: { $runs }; quita uno de los archivos
cli-measure-double_pt = { $count ->
    [one] 1 execução está
   *[other] { $count } execuções estão
} em { $first } e em { $second }: { $runs }; retire um dos arquivos
cli-measure-unfinished = { $file } is unfinished: { $count ->
    [one] 1 run is missing
   *[other] { $count } runs are missing
}, { $runs }; measure it again
cli-measure-unfinished_es = { $file } está sin terminar: { $count ->
    [one] falta 1 ejecución
   *[other] faltan { $count } ejecuciones
}, { $runs }; mídelo de nuevo
cli-measure-unfinished_pt = { $file } está inacabado: { $count ->
    [one] falta 1 execução
   *[other] faltam { $count } execuções
}, { $runs }; meça-o de novo
cli-measure-no-part = { $count ->
    [one] part { $parts } is missing; name its file too, or measure it with --shard
   *[other] { $count } parts are missing: { $parts }; name their files too, or measure them with --shard
}
cli-measure-no-part_es = { $count ->
    [one] falta la parte { $parts }; nombra también su archivo, o mídela con --shard
   *[other] faltan { $count } partes: { $parts }; nombra también sus archivos, o mídelas con --shard
}
cli-measure-no-part_pt = { $count ->
    [one] falta a parte { $parts }; nomeie também o arquivo dela, ou meça-a com --shard
   *[other] faltam { $count } partes: { $parts }; nomeie também os arquivos delas, ou meça-as com --shard
}
cli-measure-gap = { $count ->
    [one] 1 run is
   *[other] { $count } runs are
} in none of the files: { $runs }; name the file that is missing
cli-measure-gap_es = { $count ->
    [one] 1 ejecución no está
   *[other] { $count } ejecuciones no están
} en ninguno de los archivos: { $runs }; nombra también el archivo que falta
cli-measure-gap_pt = { $count ->
    [one] 1 execução não está
   *[other] { $count } execuções não estão
} em nenhum dos arquivos: { $runs }; nomeie também o arquivo que falta
cli-measure-stopped = stopped: { $file } has { $done } of { $of } runs
cli-measure-stopped_es = detenido: { $file } tiene { $done } de { $of } ejecuciones
cli-measure-stopped_pt = parado: { $file } tem { $done } de { $of } execuções
cli-measure-stopped-for-nothing = stopped after { $done } of { $of } runs; use -o FILE to save them
cli-measure-stopped-for-nothing_es = detenido tras { $done } de { $of } ejecuciones; usa -o ARCHIVO para conservarlas
cli-measure-stopped-for-nothing_pt = parado após { $done } de { $of } execuções; use -o ARQUIVO para guardá-las
cli-measure-broken = { $protocol } { $variant }, n = { $n }: { $count ->
    [one] 1 run broke the { $side } bound: seed { $seeds }
   *[other] { $count } runs broke the { $side } bound: seeds { $seeds }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
}
cli-measure-broken_es = { $protocol } { $variant }, n = { $n }: { $count ->
    [one] 1 ejecución no respetó la cota { $side }: semilla { $seeds }
   *[other] { $count } ejecuciones no respetaron la cota { $side }: semillas { $seeds }{ $more ->
        [0] {""}
       *[other] {" "}y { $more } más
    }
}
cli-measure-broken_pt = { $protocol } { $variant }, n = { $n }: { $count ->
    [one] 1 execução não respeitou o limite { $side }: semente { $seeds }
   *[other] { $count } execuções não respeitaram o limite { $side }: sementes { $seeds }{ $more ->
        [0] {""}
       *[other] {" "}e mais { $more }
    }
}

cli-measure-all-begin = all start
cli-measure-all-begin_es = empiezan todos
cli-measure-all-begin_pt = todos começam
cli-measure-some-begin = { $count ->
    [one] 1 starts
   *[other] { $count } start
}
cli-measure-some-begin_es = { $count ->
    [one] empieza 1
   *[other] empiezan { $count }
}
cli-measure-some-begin_pt = { $count ->
    [one] 1 começa
   *[other] { $count } começam
}
cli-measure-in-order = { $order ->
   *[random] order random
    [ascending] order ascending
    [descending] order descending
    [worst] order worst
    [best] order best
}
cli-measure-in-order_es = { $order ->
   *[random] orden aleatorio
    [ascending] orden ascendente
    [descending] orden descendente
    [worst] peor orden
    [best] mejor orden
}
cli-measure-in-order_pt = { $order ->
   *[random] ordem aleatória
    [ascending] ordem crescente
    [descending] ordem decrescente
    [worst] pior ordem
    [best] melhor ordem
}
cli-measure-delay-of = delay { $delay }
cli-measure-delay-of_es = retardo { $delay }
cli-measure-delay-of_pt = atraso { $delay }
cli-measure-seeds-of = { $runs ->
    [1] seed { $first }
   *[other] seeds { $first } to { $last }
}
cli-measure-seeds-of_es = { $runs ->
    [1] semilla { $first }
   *[other] semillas { $first } a { $last }
}
cli-measure-seeds-of_pt = { $runs ->
    [1] semente { $first }
   *[other] sementes { $first } a { $last }
}
cli-measure-of-shard = only part { $shard } of the runs
cli-measure-of-shard_es = solo la parte { $shard } de las ejecuciones
cli-measure-of-shard_pt = só a parte { $shard } das execuções
cli-measure-column-runs = runs
cli-measure-column-runs_es = ejecuciones
cli-measure-column-runs_pt = execuções
cli-measure-column-not-quiet = not at rest
cli-measure-column-not-quiet_es = sin reposo
cli-measure-column-not-quiet_pt = sem repouso
cli-measure-column-mean = mean
cli-measure-column-mean_es = media
cli-measure-column-mean_pt = média
cli-measure-column-least = min
cli-measure-column-least_es = mín
cli-measure-column-least_pt = mín
cli-measure-column-most = max
cli-measure-column-most_es = máx
cli-measure-column-most_pt = máx
cli-measure-column-deviation = deviation
cli-measure-column-deviation_es = desviación
cli-measure-column-deviation_pt = desvio
cli-measure-column-ticks = ticks
cli-measure-column-ticks_es = ticks
cli-measure-column-ticks_pt = ticks
cli-measure-column-rounds = rounds
cli-measure-column-rounds_es = rondas
cli-measure-column-rounds_pt = rodadas
measure-best = best
measure-best_es = mejor
measure-best_pt = melhor
measure-expected = expected
measure-expected_es = esperado
measure-expected_pt = esperado
measure-worst = worst
measure-worst_es = peor
measure-worst_pt = pior
cli-measure-bounds = proved: { $formulas }{ $kept ->
    [nothing] {""}
    [none] {" "}· no run came to rest, so nothing was checked
    [rest] {" "}· true in every run that came to rest
    [broken] {" "}· { $broken ->
        [one] not true in 1 run
       *[other] not true in { $broken } runs
    }
   *[all] {" "}· true in every run
}
cli-measure-bounds_es = demostrado: { $formulas }{ $kept ->
    [nothing] {""}
    [none] {" "}· ninguna ejecución llegó al reposo: no se comprobó nada
    [rest] {" "}· se respeta en todas las ejecuciones que llegaron al reposo
    [broken] {" "}· { $broken ->
        [one] no se respeta en 1 ejecución
       *[other] no se respeta en { $broken } ejecuciones
    }
   *[all] {" "}· se respeta en todas las ejecuciones
}
cli-measure-bounds_pt = provado: { $formulas }{ $kept ->
    [nothing] {""}
    [none] {" "}· nenhuma execução chegou ao repouso: nada foi verificado
    [rest] {" "}· respeitado em todas as execuções que chegaram ao repouso
    [broken] {" "}· { $broken ->
        [one] não respeitado em 1 execução
       *[other] não respeitado em { $broken } execuções
    }
   *[all] {" "}· respeitado em todas as execuções
}
cli-measure-letters = where { $letters }
cli-measure-letters_es = donde { $letters }
cli-measure-letters_pt = onde { $letters }
cli-measure-letter = { $letter ->
   *[k] k: the number of initiators, or of commands in a log
    [phase] k: the phases, 1 ≤ k < ceil(log2 n)
    [m] m: the processes that are up
    [r] r: the rounds
    [f] f: the faults that the run must tolerate
    [b] b: the bits of an id
    [a] a: the acceptors
    [l] l: the learners
    [c] c: the clients
}
cli-measure-letter_es = { $letter ->
   *[k] k: el número de iniciadores, o de comandos de un registro
    [phase] k: las fases, 1 ≤ k < ceil(log2 n)
    [m] m: cuántos están vivos
    [r] r: cuántas rondas hay
    [f] f: los fallos que la ejecución debe tolerar
    [b] b: cuántos bits tiene un id
    [a] a: cuántos aceptadores hay
    [l] l: cuántos aprendices hay
    [c] c: cuántos clientes hay
}
cli-measure-letter_pt = { $letter ->
   *[k] k: o número de iniciadores, ou de comandos de um registro
    [phase] k: as fases, 1 ≤ k < ceil(log2 n)
    [m] m: quantos estão vivos
    [r] r: quantas rodadas há
    [f] f: as falhas que a execução deve tolerar
    [b] b: quantos bits tem um id
    [a] a: quantos aceitadores há
    [l] l: quantos aprendizes há
    [c] c: quantos clientes há
}
cli-measure-unrest = not at rest, n = { $sizes }: { $runs ->
    [one] 1 run
   *[other] { $runs } runs
}; { $stopped ->
    [messages] too many messages were in transit: use fewer processes or initiators
    [copies] too many messages were in transit, many of them copies
    [heartbeats] too many heartbeats were in transit
    [ids] messages in transit contained too many ids: use fewer processes or initiators
    [terms] too many terms had a leader: --until N ends runs earlier
    [numbers] too many messages were sent: --until N ends runs earlier
   *[until] the tick limit came first, before rest: --until N sets a later limit, but some runs never end
}
cli-measure-unrest_es = sin reposo, n = { $sizes }: { $runs ->
    [one] 1 ejecución
   *[other] { $runs } ejecuciones
}; { $stopped ->
    [messages] había demasiados mensajes en tránsito: usa menos procesos o iniciadores
    [copies] había demasiados mensajes en tránsito, muchos de ellos copias
    [heartbeats] había demasiados latidos en tránsito
    [ids] los mensajes en tránsito contenían demasiados ids: usa menos procesos o iniciadores
    [terms] demasiados mandatos tuvieron líder: --until N las termina antes
    [numbers] se enviaron demasiados mensajes: --until N las termina antes
   *[until] el límite de ticks llegó antes del reposo: --until N pone uno posterior, pero algunas ejecuciones nunca terminan
}
cli-measure-unrest_pt = sem repouso, n = { $sizes }: { $runs ->
    [one] 1 execução
   *[other] { $runs } execuções
}; { $stopped ->
    [messages] havia mensagens demais em trânsito: use menos processos ou iniciadores
    [copies] havia mensagens demais em trânsito, muitas delas cópias
    [heartbeats] havia batimentos demais em trânsito
    [ids] as mensagens em trânsito continham ids demais: use menos processos ou iniciadores
    [terms] mandatos demais tiveram líder: --until N as termina antes
    [numbers] mensagens demais foram enviadas: --until N as termina antes
   *[until] o limite de ticks veio antes do repouso: --until N põe um posterior, mas algumas execuções nunca terminam
}
cli-measure-kinds = messages by kind, on average:
cli-measure-kinds_es = mensajes por tipo, en media:
cli-measure-kinds_pt = mensagens por tipo, em média:
measure-law = law: { $best } (R² { $r2 }); second best: { $second } (R² { $second_r2 }); best power: n^{ $exponent } (R² { $exponent_r2 })
measure-law_es = ley: { $best } (R² { $r2 }); la segunda: { $second } (R² { $second_r2 }); la mejor potencia: n^{ $exponent } (R² { $exponent_r2 })
measure-law_pt = lei: { $best } (R² { $r2 }); a segunda: { $second } (R² { $second_r2 }); a melhor potência: n^{ $exponent } (R² { $exponent_r2 })
measure-law-not-apart = law: { $best } (R² { $r2 }) or { $second } (R² { $second_r2 }): both fit about equally well; best power: n^{ $exponent } (R² { $exponent_r2 })
measure-law-not-apart_es = ley: { $best } (R² { $r2 }) o { $second } (R² { $second_r2 }): no se distinguen; la mejor potencia: n^{ $exponent } (R² { $exponent_r2 })
measure-law-not-apart_pt = lei: { $best } (R² { $r2 }) ou { $second } (R² { $second_r2 }): não se distinguem; a melhor potência: n^{ $exponent } (R² { $exponent_r2 })
measure-no-law = law: not enough data; it needs at least { $fewest } sizes with messages
measure-no-law_es = ley: faltan datos; hacen falta al menos { $fewest } tamaños con mensajes
measure-no-law_pt = lei: faltam dados; são precisos pelo menos { $fewest } tamanhos com mensagens
measure-no-law-without-rest = law: none, because no run came to rest
measure-no-law-without-rest_es = ley: ninguna, porque ninguna ejecución llegó al reposo
measure-no-law-without-rest_pt = lei: nenhuma, porque nenhuma execução chegou ao repouso
measure-no-law-of-close = law: none, because the sizes are too close; the largest must be at least twice the smallest
measure-no-law-of-close_es = ley: ninguna, porque los tamaños están demasiado cerca; el mayor debe ser al menos el doble del menor
measure-no-law-of-close_pt = lei: nenhuma, porque os tamanhos estão próximos demais; o maior deve ser pelo menos o dobro do menor
measure-no-law-of-constant = law: none, because all sizes cost the same
measure-no-law-of-constant_es = ley: ninguna, porque todos los tamaños cuestan lo mismo
measure-no-law-of-constant_pt = lei: nenhuma, porque todos os tamanhos custam o mesmo

cli-measure-chart-of-table = --chart needs the table, which --format replaces; leave out --format, or use --svg FILE
cli-measure-chart-of-table_es = --chart necesita la tabla, que --format reemplaza; quita --format, o usa --svg ARCHIVO
cli-measure-chart-of-table_pt = --chart precisa da tabela, que --format substitui; retire --format, ou use --svg ARQUIVO
cli-measure-svg-is-file = --svg { $file } is a measurements file; name another file
cli-measure-svg-is-file_es = --svg { $file } es un archivo de medidas; indica otro
cli-measure-svg-is-file_pt = --svg { $file } é um arquivo de medidas; indique outro
cli-measure-no-chart = there is nothing to draw: no run with messages came to rest
cli-measure-no-chart_es = no hay nada que dibujar: ninguna ejecución con mensajes llegó al reposo
cli-measure-no-chart_pt = não há nada a desenhar: nenhuma execução com mensagens chegou ao repouso
measure-messages = messages
measure-messages_es = mensajes
measure-messages_pt = mensagens
measure-series = { $protocol }: law { $law }
measure-series_es = { $protocol }: ley { $law }
measure-series_pt = { $protocol }: lei { $law }

does-measure = measures the cost of this algorithm over many sizes
does-measure_es = mide el coste de este algoritmo con muchos tamaños
does-measure_pt = mede o custo deste algoritmo com muitos tamanhos
word-measure = measure
word-measure_es = medir
word-measure_pt = medir
search-measure = cost, law, complexity, chart, bounds, messages
search-measure_es = coste, ley, complejidad, gráfico, cotas, mensajes
search-measure_pt = custo, lei, complexidade, gráfico, limites, mensagens
title-measure = Cost
title-measure_es = Coste
title-measure_pt = Custo
measure-title = Cost of { $protocol }
measure-title_es = Coste de { $protocol }
measure-title_pt = Custo de { $protocol }
measure-progress = { $over } of { $of } runs
measure-progress_es = { $over } de { $of } ejecuciones
measure-progress_pt = { $over } de { $of } execuções
measure-this-run = this run
measure-this-run_es = esta ejecución
measure-this-run_pt = esta execução
measure-this-run-so-far = this run at tick { $tick }
measure-this-run-so-far_es = esta ejecución hasta el tick { $tick }
measure-this-run-so-far_pt = esta execução até o tick { $tick }
measure-this-run-silent = this run has sent no message by tick { $tick }, so the chart has no point for it
measure-this-run-silent_es = esta ejecución no ha enviado mensajes hasta el tick { $tick }: el gráfico no tiene punto para ella
measure-this-run-silent_pt = esta execução não enviou mensagens até o tick { $tick }: o gráfico não tem ponto para ela
