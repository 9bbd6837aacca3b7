# The check of all runs.

check-act-needs-clock = { $count ->
    [one] the act at tick { $ticks } has
   *[other] { $count } acts (at { $ticks }) have
} no meaning without a clock: delays and random losses or copies depend on the clock. Leave these acts out, or use --losses and --duplicates
check-act-needs-clock_es = { $count ->
    [one] la acción del tick { $ticks } no tiene
   *[other] { $count } acciones (en { $ticks }) no tienen
} sentido sin reloj: los retardos y las pérdidas o copias al azar dependen de él. Quita estas acciones, o usa --losses y --duplicates
check-act-needs-clock_pt = { $count ->
    [one] a ação do tick { $ticks } não tem
   *[other] { $count } ações (em { $ticks }) não têm
} sentido sem relógio: os atrasos e as perdas ou cópias ao acaso dependem dele. Retire estas ações, ou use --losses e --duplicates
check-chance-of-network = `loss` and `duplicate` in [network], and `loss` in its `each`, are probabilities; without a clock, leave them out and use --losses and --duplicates instead
check-chance-of-network_es = `loss` y `duplicate` en [network], y `loss` en su `each`, son probabilidades; sin reloj, quítalas y usa --losses y --duplicates
check-chance-of-network_pt = `loss` e `duplicate` em [network], e `loss` no seu `each`, são probabilidades; sem relógio, retire-as e use --losses e --duplicates
check-oldest-of-unordered = { $count ->
    [one] the act at tick { $ticks } applies
   *[other] { $count } acts (at { $ticks }) apply
} to the oldest message; with fifo = false it is not clear which message that is
check-oldest-of-unordered_es = { $count ->
    [one] la acción del tick { $ticks } actúa
   *[other] { $count } acciones (en { $ticks }) actúan
} sobre el mensaje más antiguo; con fifo = false no está claro cuál es
check-oldest-of-unordered_pt = { $count ->
    [one] a ação do tick { $ticks } atua
   *[other] { $count } ações (em { $ticks }) atuam
} sobre a mensagem mais antiga; com fifo = false não está claro qual é
check-barriers = the rounds of { $protocol } are ticks of a common clock; leave out --asynchronous
check-barriers_es = las rondas de { $protocol } son ticks de un reloj común; quita --asynchronous
check-barriers_pt = as rodadas de { $protocol } são ticks de um relógio comum; retire --asynchronous
check-heartbeats = heartbeats need a clock; use the detector `oracle`
check-heartbeats_es = los latidos necesitan un reloj; usa el detector `oracle`
check-heartbeats_pt = os batimentos precisam de um relógio; use o detector `oracle`
check-unbounded-timers = the runs of { $protocol } do not end: each timeout may start another attempt. Bound the timeouts with --timers, such as --timers 3
check-unbounded-timers_es = las ejecuciones de { $protocol } no tienen fin: cada timeout puede iniciar otro intento. Limítalos con --timers, por ejemplo --timers 3
check-unbounded-timers_pt = as execuções de { $protocol } não têm fim: cada timeout pode iniciar outra tentativa. Limite-os com --timers, por exemplo --timers 3
check-unbounded-draws = the runs of { $protocol } do not end: each random draw may lead to another round. Bound the draws with --draws, such as --draws 3
check-unbounded-draws_es = las ejecuciones de { $protocol } no tienen fin: cada sorteo puede llevar a otra ronda. Limítalos con --draws, por ejemplo --draws 3
check-unbounded-draws_pt = as execuções de { $protocol } não têm fim: cada sorteio pode levar a outra rodada. Limite-os com --draws, por exemplo --draws 3
check-begin-together = all processes of { $protocol } start together, so --any-start and --starts do not apply; write the start in the scenario
check-begin-together_es = todos los procesos de { $protocol } empiezan a la vez: --any-start y --starts no se aplican; escribe un inicio en el escenario
check-begin-together_pt = todos os processos de { $protocol } começam juntos: --any-start e --starts não se aplicam; escreva um início no cenário
check-too-many = { $count } processes: at most { $most } can be checked
check-too-many_es = { $count } procesos: se pueden comprobar como máximo { $most }
check-too-many_pt = { $count } processos: podem ser verificados no máximo { $most }
check-unlike-holds = { $name } does not hold: it is violated after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}
check-unlike-holds_es = { $name } no se cumple: se viola tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}
check-unlike-holds_pt = { $name } não vale: é violada após { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}
check-unlike-violates = { $name } is not violated by any run
check-unlike-violates_es = ninguna ejecución viola { $name }
check-unlike-violates_pt = nenhuma execução viola { $name }
check-unlike-shortest = { $name } is violated after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}, not { $wanted }
check-unlike-shortest_es = { $name } se viola tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}, no { $wanted }
check-unlike-shortest_pt = { $name } é violada após { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}, não { $wanted }
check-unlike-states = { $states ->
    [one] there is 1 state
   *[other] there are { $states } states
}, not { $wanted }
check-unlike-states_es = hay { $states ->
    [one] 1 estado
   *[other] { $states } estados
}, no { $wanted }
check-unlike-states_pt = há { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}, não { $wanted }

check-clock-none = without a clock
check-clock-none_es = sin reloj
check-clock-none_pt = sem relógio
check-any-start-all = each process may start once
check-any-start-all_es = cada proceso puede empezar una vez
check-any-start-all_pt = cada processo pode começar uma vez
check-any-start = { $ids } may start once
check-any-start_es = { $ids } pueden empezar una vez
check-any-start_pt = { $ids } podem começar uma vez
check-starts = { $count ->
    [one] 1 more start at any moment
   *[other] up to { $count } more starts at any moment
}
check-starts_es = { $count ->
    [one] 1 inicio más en cualquier momento
   *[other] hasta { $count } inicios más en cualquier momento
}
check-starts_pt = { $count ->
    [one] mais { $count } início em qualquer momento
   *[other] até mais { $count } inícios em qualquer momento
}
check-crashes = { $count ->
    [one] at most 1 crash
   *[other] at most { $count } crashes
}
check-crashes_es = { $count ->
    [one] como máximo 1 caída
   *[other] como máximo { $count } caídas
}
check-crashes_pt = { $count ->
    [one] no máximo { $count } queda
   *[other] no máximo { $count } quedas
}
check-mid-broadcast = also during a broadcast
check-mid-broadcast_es = también durante una difusión
check-mid-broadcast_pt = também durante uma difusão
check-revivals = { $count ->
    [one] at most 1 return after a crash
   *[other] at most { $count } returns after a crash
}
check-revivals_es = { $count ->
    [one] como máximo 1 regreso tras una caída
   *[other] como máximo { $count } regresos tras una caída
}
check-revivals_pt = { $count ->
    [one] no máximo { $count } retorno após uma queda
   *[other] no máximo { $count } retornos após uma queda
}
check-losses = { $count ->
    [one] at most 1 message lost
   *[other] at most { $count } messages lost
}
check-losses_es = { $count ->
    [one] como máximo 1 mensaje perdido
   *[other] como máximo { $count } mensajes perdidos
}
check-losses_pt = { $count ->
    [one] no máximo { $count } mensagem perdida
   *[other] no máximo { $count } mensagens perdidas
}
check-duplicates = { $count ->
    [one] at most 1 message duplicated
   *[other] at most { $count } messages duplicated
}
check-duplicates_es = { $count ->
    [one] como máximo 1 mensaje duplicado
   *[other] como máximo { $count } mensajes duplicados
}
check-duplicates_pt = { $count ->
    [one] no máximo { $count } mensagem duplicada
   *[other] no máximo { $count } mensagens duplicadas
}
check-timers = { $count ->
    [one] at most 1 timeout
   *[other] at most { $count } timeouts
}
check-timers_es = { $count ->
    [one] como máximo 1 timeout
   *[other] como máximo { $count } timeouts
}
check-timers_pt = { $count ->
    [one] no máximo { $count } timeout
   *[other] no máximo { $count } timeouts
}
check-timers-named = `{ $timer }` expires at most { $count ->
    [one] once
   *[other] { $count } times
}
check-timers-named_es = `{ $timer }` expira como máximo { $count ->
    [one] una vez
   *[other] { $count } veces
}
check-timers-named_pt = `{ $timer }` expira no máximo { $count ->
    [one] uma vez
   *[other] { $count } vezes
}
check-draws = { $count ->
    [one] at most 1 random draw
   *[other] at most { $count } random draws
}
check-draws_es = { $count ->
    [one] como máximo 1 sorteo
   *[other] como máximo { $count } sorteos
}
check-draws_pt = { $count ->
    [one] no máximo { $count } sorteio
   *[other] no máximo { $count } sorteios
}
check-early = { $count ->
    [0] no timeout while a message is in transit
    [one] at most 1 timeout while a message is in transit
   *[other] at most { $count } timeouts while a message is in transit
}
check-early_es = { $count ->
    [0] ningún timeout mientras haya mensajes en tránsito
    [one] como máximo 1 timeout mientras haya mensajes en tránsito
   *[other] como máximo { $count } timeouts mientras haya mensajes en tránsito
}
check-early_pt = { $count ->
    [0] nenhum timeout enquanto há mensagens em trânsito
    [one] no máximo { $count } timeout enquanto há mensagens em trânsito
   *[other] no máximo { $count } timeouts enquanto há mensagens em trânsito
}
check-visited = { $states ->
    [one] 1 state
   *[other] { $states } states
} · { $transitions ->
    [one] 1 transition
   *[other] { $transitions } transitions
} · at most { $depth } { $unit ->
    [ticks] { $depth ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $depth ->
        [one] step
       *[other] steps
    }
} from the start
check-visited_es = { $states ->
    [one] 1 estado
   *[other] { $states } estados
} · { $transitions ->
    [one] 1 transición
   *[other] { $transitions } transiciones
} · a como máximo { $depth } { $unit ->
    [ticks] { $depth ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $depth ->
        [one] paso
       *[other] pasos
    }
} del inicio
check-visited_pt = { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} · { $transitions ->
    [one] { $transitions } transição
   *[other] { $transitions } transições
} · a no máximo { $depth } { $unit ->
    [ticks] { $depth ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $depth ->
        [one] passo
       *[other] passos
    }
} do início
check-cost = { $seconds } s · { $memory } · { $speed } states a second
check-cost_es = { $seconds } s · { $memory } · { $speed } estados por segundo
check-cost_pt = { $seconds } s · { $memory } · { $speed } estados por segundo
check-incomplete = not all states were visited
check-incomplete_es = no se visitaron todos los estados
check-incomplete_pt = nem todos os estados foram visitados
check-holds = holds in every state
check-holds_es = se cumple en todos los estados
check-holds_pt = vale em todos os estados
check-holds-bounded = holds in every state within these bounds
check-holds-bounded_es = se cumple en todos los estados dentro de estos límites
check-holds-bounded_pt = vale em todos os estados dentro destes limites
check-holds-at-rest = holds at every rest
check-holds-at-rest_es = se cumple en todo reposo
check-holds-at-rest_pt = vale em todo repouso
check-violated = violated after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}
check-violated_es = violada tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}
check-violated_pt = violada após { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}
check-violated-round = violated: a run never ends; from step { $steps } on it repeats a cycle of { $round ->
    [one] 1 step
   *[other] { $round } steps
}
check-violated-round_es = violada: una ejecución no termina nunca; desde el paso { $steps } repite un ciclo de { $round ->
    [one] 1 paso
   *[other] { $round } pasos
}
check-violated-round_pt = violada: uma execução nunca termina; a partir do passo { $steps } repete um ciclo de { $round ->
    [one] { $round } passo
   *[other] { $round } passos
}
check-undecided = no violation within { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}; undecided beyond that: the check stopped after { $states ->
    [one] 1 state
   *[other] { $states } states
}
check-undecided_es = ninguna violación en { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}; más allá sin decidir: la comprobación paró tras { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
check-undecided_pt = nenhuma violação em { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}; além disso sem decidir: a verificação parou após { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
check-runs = runs
check-runs_es = ejecuciones
check-runs_pt = execuções
check-runs-end = every run ends
check-runs-end_es = toda ejecución termina
check-runs-end_pt = toda execução termina
check-runs-end-bounded = every run ends within these bounds
check-runs-end-bounded_es = toda ejecución termina dentro de estos límites
check-runs-end-bounded_pt = toda execução termina dentro destes limites
check-runs-unfair = some runs never end, but they are unfair: in them, a message or a timer waits for ever
check-runs-unfair_es = algunas ejecuciones no terminan nunca, pero son injustas: en ellas, un mensaje o un temporizador espera para siempre
check-runs-unfair_pt = algumas execuções nunca terminam, mas são injustas: nelas, uma mensagem ou um temporizador espera para sempre
check-runs-probability-one = every run ends with probability 1: a run can repeat a cycle, but the random draws end every cycle
check-runs-probability-one_es = toda ejecución termina con probabilidad 1: puede repetir un ciclo, pero los sorteos la sacan de todo ciclo
check-runs-probability-one_pt = toda execução termina com probabilidade 1: pode repetir um ciclo, mas os sorteios a tiram de todo ciclo
check-runs-go-on = some runs never end
check-runs-go-on_es = algunas ejecuciones no terminan nunca
check-runs-go-on_pt = algumas execuções nunca terminam
check-runs-undecided = it is undecided whether every run ends
check-runs-undecided_es = no está decidido si toda ejecución termina
check-runs-undecided_pt = não está decidido se toda execução termina
check-ends = endings
check-ends_es = finales
check-ends_pt = finais
check-no-end = no run comes to rest
check-no-end_es = ninguna ejecución llega al reposo
check-no-end_pt = nenhuma execução chega ao repouso
check-end-states = { $states ->
    [one] 1 state
   *[other] { $states } states
}, reached after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
} at the earliest
check-end-states_es = { $states ->
    [one] 1 estado, alcanzado
   *[other] { $states } estados, alcanzados
} tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
} como mínimo
check-end-states_pt = { $states ->
    [one] { $states } estado, alcançado
   *[other] { $states } estados, alcançados
} após no mínimo { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}
check-properties = properties
check-properties_es = propiedades
check-properties_pt = propriedades
check-as-file = as the file says
check-as-file_es = como dice el archivo
check-as-file_pt = como diz o arquivo
check-unlike-file = the result is not as the file says: { $what }
check-unlike-file_es = el resultado no es como dice el archivo: { $what }
check-unlike-file_pt = o resultado não é como diz o arquivo: { $what }
check-story = The shortest run that violates { $name }:
check-story_es = La ejecución más corta que viola { $name }:
check-story_pt = A execução mais curta que viola { $name }:
check-more-ends = … { $count } more endings …
check-more-ends_es = … { $count } finales más …
check-more-ends_pt = … mais { $count } finais …

cli-check-line = { $protocol } · { $variant } · { $count ->
    [one] 1 process
   *[other] { $count } processes
}
cli-check-line_es = { $protocol } · { $variant } · { $count ->
    [one] 1 proceso
   *[other] { $count } procesos
}
cli-check-line_pt = { $protocol } · { $variant } · { $count ->
    [one] { $count } processo
   *[other] { $count } processos
}
cli-check-progress = { $states ->
    [one] 1 state
   *[other] { $states } states
}
cli-check-progress_es = { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
cli-check-progress_pt = { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
cli-check-one-well = { $name }: as the file says ({ $states ->
    [one] 1 state
   *[other] { $states } states
}, { $seconds } s)
cli-check-one-well_es = { $name }: como dice el archivo ({ $states ->
    [one] 1 estado
   *[other] { $states } estados
}, { $seconds } s)
cli-check-one-well_pt = { $name }: como diz o arquivo ({ $states ->
    [one] { $states } estado
   *[other] { $states } estados
}, { $seconds } s)
cli-check-one-unlike = { $name }: the result is not as the file says: { $what }
cli-check-one-unlike_es = { $name }: el resultado no es como dice el archivo: { $what }
cli-check-one-unlike_pt = { $name }: o resultado não é como diz o arquivo: { $what }
cli-check-one-undecided = { $name }: undecided after { $states ->
    [one] 1 state
   *[other] { $states } states
}
cli-check-one-undecided_es = { $name }: sin decidir tras { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
cli-check-one-undecided_pt = { $name }: sem decidir após { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
check-early-with-clock = --early does not apply with a clock: the clock decides when timers expire
check-early-with-clock_es = --early no se aplica con reloj: el reloj decide cuándo expiran los temporizadores
check-early-with-clock_pt = --early não se aplica com relógio: o relógio decide quando os temporizadores expiram
check-no-process = { $option }: there is no process { $given }
check-no-process_es = { $option }: no existe el proceso { $given }
check-no-process_pt = { $option }: não existe o processo { $given }
check-no-timers = { $option }: { $protocol } has no timers
check-no-timers_es = { $option }: { $protocol } no tiene temporizadores
check-no-timers_pt = { $option }: { $protocol } não tem temporizadores
check-bad-timers = --timers { $given }: write a number, or a number for each timer, such as election=3,heartbeat=2
check-bad-timers_es = --timers { $given }: escribe un número, o un número por temporizador, como election=3,heartbeat=2
check-bad-timers_pt = --timers { $given }: escreva um número, ou um número por temporizador, como election=3,heartbeat=2
check-no-timer = --timers { $given }: there is no such timer; write one of { $valid }
check-no-timer_es = --timers { $given }: no existe ese temporizador; escribe uno de { $valid }
check-no-timer_pt = --timers { $given }: não existe esse temporizador; escreva um de { $valid }
check-no-property = --property { $given }: there is no such property; write one of { $valid }
check-no-property_es = --property { $given }: no existe esa propiedad; escribe una de { $valid }
check-no-property_pt = --property { $given }: não existe essa propriedade; escreva uma de { $valid }
check-bad-memory = --limit-memory { $given }: write 16M or more, such as 512M or 4G
check-bad-memory_es = --limit-memory { $given }: escribe 16M o más, como 512M o 4G
check-bad-memory_pt = --limit-memory { $given }: escreva 16M ou mais, como 512M ou 4G
check-end-down = { $held } (crashed: { $ids })
check-end-down_es = { $held } (caídos: { $ids })
check-end-down_pt = { $held } (caídos: { $ids })
check-choices = `choices` sets outcomes in advance, but the check must try all outcomes: remove `choices`
check-choices_es = `choices` fija resultados de antemano, pero la comprobación debe probarlos todos: quita `choices`
check-choices_pt = `choices` fixa resultados de antemão, mas a verificação deve tentar todos: retire `choices`
cli-check-nothing-found = no run violates a property: there is nothing to write or to open
cli-check-nothing-found_es = ninguna ejecución viola una propiedad: no hay nada que escribir ni que abrir
cli-check-nothing-found_pt = nenhuma execução viola uma propriedade: não há nada para escrever nem para abrir
check-title = { $protocol }: the shortest run that violates “{ $name }”
check-title_es = { $protocol }: la ejecución más corta que viola «{ $name }»
check-title_pt = { $protocol }: a execução mais curta que viola “{ $name }”
check-about = Found among all runs ({ $budgets }): { $name } is violated { $unit ->
    [ticks] at tick { $steps }
   *[steps] after { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }; the file runs one step in each tick
}.
check-about_es = Encontrada entre todas las ejecuciones ({ $budgets }): { $name } se viola { $unit ->
    [ticks] en el tick { $steps }
   *[steps] tras { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }; el archivo ejecuta un paso en cada tick
}.
check-about_pt = Encontrada entre todas as execuções ({ $budgets }): { $name } é violada { $unit ->
    [ticks] no tick { $steps }
   *[steps] após { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }; o arquivo executa um passo em cada tick
}.
check-not-judged = not checked: no run comes to rest
check-not-judged_es = no se comprobó: ninguna ejecución llega al reposo
check-not-judged_pt = não foi verificada: nenhuma execução chega ao repouso
cli-check-is-scenario = { $file } is the scenario: the counterexample would overwrite it
cli-check-is-scenario_es = { $file } es el escenario: el contraejemplo lo sobrescribiría
cli-check-is-scenario_pt = { $file } é o cenário: o contraexemplo o sobrescreveria
check-clock = with the clock, trying every delay and random choice
check-clock_es = con reloj, probando cada retardo y cada elección al azar
check-clock_pt = com relógio, testando cada atraso e cada escolha ao acaso
check-same-story = The same run also violates { $name }.
check-same-story_es = La misma ejecución viola también { $name }.
check-same-story_pt = A mesma execução viola também { $name }.
check-notices-by-clock = the failure detector of this run uses the clock, so a check without a clock can only start at tick 0: go back to tick 0, or check with the clock
check-notices-by-clock_es = el detector de fallos de esta ejecución usa el reloj, así que una comprobación sin reloj solo puede empezar en el tick 0: vuelve al tick 0, o comprueba con el reloj
check-notices-by-clock_pt = o detector de falhas desta execução usa o relógio, por isso uma verificação sem relógio só pode começar no tick 0: volte ao tick 0, ou verifique com o relógio
check-under-way = a message in transit depends on the clock (a copy, a message that will be lost, or the notice that a process crashed or left): check from another tick, or with the clock
check-under-way_es = un mensaje en tránsito depende del reloj (una copia, un mensaje que se perderá, o el aviso de que un proceso ha caído o se ha ido): comprueba desde otro tick, o con el reloj
check-under-way_pt = uma mensagem em trânsito depende do relógio (uma cópia, uma mensagem que se perderá, ou o aviso de que um processo caiu ou saiu): verifique a partir de outro tick, ou com o relógio

# The check of all runs, on the screen.
does-check = checks all runs from here for violations
does-check_es = comprueba si alguna ejecución desde aquí viola una propiedad
does-check_pt = verifica se alguma execução a partir daqui viola uma propriedade
does-less = selects the previous value, or subtracts 1
does-less_es = elige el valor anterior, o resta 1
does-less_pt = escolhe o valor anterior, ou subtrai 1
does-more = selects the next value, or adds 1
does-more_es = elige el valor siguiente, o suma 1
does-more_pt = escolhe o valor seguinte, ou soma 1
does-start-check = starts the check of all runs from here
does-start-check_es = inicia la comprobación de todas las ejecuciones desde aquí
does-start-check_pt = inicia a verificação de todas as execuções a partir daqui
group-check = While the form for the check is open
group-check_es = Con el formulario de la comprobación abierto
group-check_pt = Com o formulário da verificação aberto
word-check = all runs
word-check_es = todas
word-check_pt = todas
word-change = change
word-change_es = cambiar
word-change_pt = mudar
search-check = check, every, all, possible, counterexample, verify, explore, wrong
search-check_es = comprobar, todas, posibles, contraejemplo, verificar, explorar, mal
search-check_pt = verificar, todas, possíveis, contraexemplo, explorar, errado
title-check = All runs from here
title-check_es = Todas las ejecuciones desde aquí
title-check_pt = Todas as execuções a partir daqui
check-form-title = Can a run go wrong from tick { $tick }?
    .short = Can runs fail from { $tick }?
check-form-title_es = ¿Puede salir mal desde el tick { $tick }?
    .short = ¿Puede salir mal?
check-form-title_pt = Pode dar errado a partir do tick { $tick }?
    .short = Pode dar errado?
check-form-clock = clock
check-form-clock_es = reloj
check-form-clock_pt = relógio
check-form-any-start = may start
check-form-any-start_es = empiezan
check-form-any-start_pt = começam
check-form-starts = more starts
check-form-starts_es = más inicios
check-form-starts_pt = mais inícios
check-form-crashes = crashes
check-form-crashes_es = caídas
check-form-crashes_pt = quedas
check-form-mid-broadcast = mid-broadcast
check-form-mid-broadcast_es = en difusión
check-form-mid-broadcast_pt = em difusão
check-form-revivals = returns
check-form-revivals_es = regresos
check-form-revivals_pt = retornos
check-form-losses = losses
check-form-losses_es = pérdidas
check-form-losses_pt = perdas
check-form-duplicates = copies
check-form-duplicates_es = copias
check-form-duplicates_pt = cópias
check-form-timers = timeouts
check-form-timers_es = timeouts
check-form-timers_pt = timeouts
check-form-draws = draws
check-form-draws_es = sorteos
check-form-draws_pt = sorteios
check-form-early = too early
check-form-early_es = prematuros
check-form-early_pt = prematuros
check-form-yes = yes
check-form-yes_es = sí
check-form-yes_pt = sim
check-form-no = no
check-form-no_es = no
check-form-no_pt = não
check-form-nobody = nobody
check-form-nobody_es = nadie
check-form-nobody_pt = ninguém
check-form-everybody = all
check-form-everybody_es = todos
check-form-everybody_pt = todos
check-form-no-bound = no bound
check-form-no-bound_es = sin tope
check-form-no-bound_pt = sem teto
check-form-broken = broken
check-form-broken_es = rota
check-form-broken_pt = quebrada
    .short = não
check-form-any-start-told = Which processes may start the algorithm once, at any moment before they handle a message
check-form-any-start-told_es = Qué procesos pueden iniciar el algoritmo una vez, en cualquier momento antes de tratar un mensaje
check-form-any-start-told_pt = Quais processos podem iniciar o algoritmo uma vez, em qualquer momento antes de tratar uma mensagem
check-form-timers-told = How many timeouts may happen in all
check-form-timers-told_es = Cuántos timeouts puede haber en total
check-form-timers-told_pt = Quantos timeouts pode haver ao todo
check-form-asynchronous-told = Without a clock: any message may come next, any timer may expire at any moment
check-form-asynchronous-told_es = Sin reloj: cualquier mensaje puede ser el siguiente, cualquier temporizador puede expirar en cualquier momento
check-form-asynchronous-told_pt = Sem relógio: qualquer mensagem pode ser a próxima, qualquer temporizador pode expirar a qualquer momento
check-form-starts-told = How many extra starts of processes there may be in all
check-form-starts-told_es = Cuántos inicios más de procesos puede haber en total
check-form-starts-told_pt = Quantos inícios a mais de processos pode haver ao todo
check-form-crashes-told = How many processes may crash
check-form-crashes-told_es = Cuántos procesos pueden caer
check-form-crashes-told_pt = Quantos processos podem cair
check-form-mid-broadcast-told = A process may also crash during a broadcast
check-form-mid-broadcast-told_es = Un proceso también puede caer durante una difusión
check-form-mid-broadcast-told_pt = Um processo também pode cair durante uma difusão
check-form-revivals-told = How many processes may return
check-form-revivals-told_es = Cuántos procesos pueden volver
check-form-revivals-told_pt = Quantos processos podem voltar
check-form-losses-told = How many messages may be lost
check-form-losses-told_es = Cuántos mensajes pueden perderse
check-form-losses-told_pt = Quantas mensagens podem se perder
check-form-duplicates-told = How many messages may be duplicated
check-form-duplicates-told_es = Cuántos mensajes pueden duplicarse
check-form-duplicates-told_pt = Quantas mensagens podem ser duplicadas
check-form-draws-told = How many random draws the processes may make in all
check-form-draws-told_es = Cuántos sorteos pueden hacer los procesos en total
check-form-draws-told_pt = Quantos sorteios os processos podem fazer ao todo
check-form-early-told = How many timeouts may happen while messages are in transit
check-form-early-told_es = Cuántos timeouts puede haber mientras haya mensajes en tránsito
check-form-early-told_pt = Quantos timeouts pode haver enquanto há mensagens em trânsito
check-form-broken-told = This property is already broken at this tick: go back to an earlier tick to see how it breaks.
check-form-broken-told_es = Esta propiedad ya está rota en este tick: vuelve a un tick anterior para ver cómo se rompe.
check-form-broken-told_pt = Esta propriedade já está quebrada neste tick: volte a um tick anterior para ver como quebra.
check-nothing-judged = No property is chosen: choose one that is not broken yet.
check-nothing-judged_es = No hay ninguna propiedad elegida: elige una que aún no esté rota.
check-nothing-judged_pt = Nenhuma propriedade está escolhida: escolha uma ainda não quebrada.
checked-title = CHECK OF ALL RUNS
checked-title_es = COMPROBACIÓN
checked-title_pt = VERIFICAÇÃO
checked-from = Searched: all runs from tick { $tick } of “{ $title }”.
checked-from_es = Recorrido: todas las ejecuciones desde el tick { $tick } de «{ $title }».
checked-from_pt = Percorrido: todas as execuções a partir do tick { $tick } de “{ $title }”.
checked-allowed = Allowed: { $budgets }.
checked-allowed_es = Permitido: { $budgets }.
checked-allowed_pt = Permitido: { $budgets }.
checked-properties = Properties: { $properties }.
checked-properties_es = Propiedades: { $properties }.
checked-properties_pt = Propriedades: { $properties }.
checked-so-far = Not finished: no violation in { $states ->
    [one] 1 state
   *[other] { $states } states
} so far.
checked-so-far_es = Sin terminar: ninguna violación en { $states ->
    [one] 1 estado
   *[other] { $states } estados
} hasta ahora.
checked-so-far_pt = Não terminada: nenhuma violação em { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} até agora.
check-searches = Checking all runs from here: { $states ->
    [one] 1 state
   *[other] { $states } states
} … Any key stops.
    .short = { $states } states …
check-searches_es = Comprobando todas las ejecuciones desde aquí: { $states ->
    [one] 1 estado
   *[other] { $states } estados
} … Cualquier tecla lo detiene.
    .short = { $states } estados …
check-searches_pt = Verificando todas as execuções a partir daqui: { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} … Qualquer tecla para.
    .short = { $states } estados …
check-from-here-holds = No violation in { $states ->
    [one] 1 state
   *[other] { $states } states
} from here ({ $properties ->
    [one] 1 property
   *[other] { $properties } properties
}, { $budgets }).
    .short = No violation in { $states ->
    [one] 1 state
   *[other] { $states } states
} from here.
check-from-here-holds_es = Sin violación en { $states ->
    [one] 1 estado
   *[other] { $states } estados
} desde aquí ({ $properties ->
    [one] 1 propiedad
   *[other] { $properties } propiedades
}, { $budgets }).
    .short = Sin violación en { $states ->
    [one] 1 estado
   *[other] { $states } estados
} desde aquí.
check-from-here-holds_pt = Sem violação em { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} a partir daqui ({ $properties ->
    [one] { $properties } propriedade
   *[other] { $properties } propriedades
}, { $budgets }).
    .short = Sem violação em { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} a partir daqui.
check-from-here-bounded = Within these bounds, no violation in { $states ->
    [one] 1 state
   *[other] { $states } states
} from here ({ $properties ->
    [one] 1 property
   *[other] { $properties } properties
}, { $budgets }).
    .short = Within these bounds, no violation in { $states ->
    [one] 1 state
   *[other] { $states } states
}.
check-from-here-bounded_es = Dentro de estos límites, sin violación en { $states ->
    [one] 1 estado
   *[other] { $states } estados
} desde aquí ({ $properties ->
    [one] 1 propiedad
   *[other] { $properties } propiedades
}, { $budgets }).
    .short = Dentro de estos límites, sin violación en { $states ->
    [one] 1 estado
   *[other] { $states } estados
}.
check-from-here-bounded_pt = Dentro destes limites, sem violação em { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} a partir daqui ({ $properties ->
    [one] { $properties } propriedade
   *[other] { $properties } propriedades
}, { $budgets }).
    .short = Dentro destes limites, sem violação em { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}.
check-from-here-undecided = No violation within { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
} from here; undecided beyond that, after { $states } states.
    .short = Undecided beyond { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}.
check-from-here-undecided_es = Ninguna violación en { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
} desde aquí; más allá sin decidir, tras { $states } estados.
    .short = Más allá de { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}, sin decidir.
check-from-here-undecided_pt = Nenhuma violação em { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
} a partir daqui; além disso sem decidir, após { $states } estados.
    .short = Além de { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}, sem decidir.
check-found = { $property } breaks after { $steps } more { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}: branch { $number } shows it.
    .short = { $property } breaks.
check-found_es = { $property } se rompe después de { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
} más: lo muestra la rama { $number }.
    .short = { $property } se rompe.
check-found_pt = { $property } quebra depois de mais { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}: o ramo { $number } mostra.
    .short = { $property } quebra.
check-branch = { $property } breaks
check-branch_es = { $property } se rompe
check-branch_pt = { $property } quebra
check-no-kind = --reach message={ $given }: there is no such message; write one of { $valid }
check-no-kind_es = --reach message={ $given }: no existe ese mensaje; escribe uno de { $valid }
check-no-kind_pt = --reach message={ $given }: não existe essa mensagem; escreva uma de { $valid }
check-no-goal = --reach { $given }: write { $near ->
    [leader] leader or leader=ID
    [decision] decision or decision=ID
    [message] message=KIND or message=KIND@ID
    [change] change=ID
    [rest] rest
   *[other] leader, leader=ID, decision, decision=ID, message=KIND, message=KIND@ID, change=ID or rest
}
check-no-goal_es = --reach { $given }: escribe { $near ->
    [leader] leader o leader=ID
    [decision] decision o decision=ID
    [message] message=CLASE o message=CLASE@ID
    [change] change=ID
    [rest] rest
   *[other] leader, leader=ID, decision, decision=ID, message=CLASE, message=CLASE@ID, change=ID o rest
}
check-no-goal_pt = --reach { $given }: escreva { $near ->
    [leader] leader ou leader=ID
    [decision] decision ou decision=ID
    [message] message=TIPO ou message=TIPO@ID
    [change] change=ID
    [rest] rest
   *[other] leader, leader=ID, decision, decision=ID, message=TIPO, message=TIPO@ID, change=ID ou rest
}
check-goal-leads = { $id } leads
check-goal-leads_es = { $id } es líder
check-goal-leads_pt = { $id } é líder
check-goal-message = { $kind } is sent to or from { $id }
check-goal-message_es = se envía { $kind } a { $id } o desde { $id }
check-goal-message_pt = { $kind } é enviado a { $id } ou por { $id }
check-goal-decides = { $id } decides
check-goal-decides_es = { $id } decide
check-goal-decides_pt = { $id } decide
check-reach-title = { $protocol }: the shortest run in which { $goal }
check-reach-title_es = { $protocol }: la ejecución más corta en que { $goal }
check-reach-title_pt = { $protocol }: a execução mais curta em que { $goal }
check-reach-about = Found among all runs ({ $budgets }): { $goal } { $unit ->
    [ticks] at tick { $steps }
   *[steps] after { $steps } steps, one per tick
}.
check-reach-about_es = Encontrada entre todas las ejecuciones ({ $budgets }): { $goal } { $unit ->
    [ticks] en el tick { $steps }
   *[steps] tras { $steps } pasos, uno por tick
}.
check-reach-about_pt = Encontrada entre todas as execuções ({ $budgets }): { $goal } { $unit ->
    [ticks] no tick { $steps }
   *[steps] após { $steps } passos, um por tick
}.
check-reached = { $goal }: after { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}
check-reached_es = { $goal }: tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}
check-reached_pt = { $goal }: após { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}
check-never = { $goal }: in none of { $states ->
    [one] 1 state
   *[other] { $states } states
}
check-never_es = { $goal }: en ninguno de { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
check-never_pt = { $goal }: em nenhum de { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
check-never-bounded = { $goal }: in none of { $states ->
    [one] 1 state
   *[other] { $states } states
} within these bounds
check-never-bounded_es = { $goal }: en ninguno de { $states ->
    [one] 1 estado
   *[other] { $states } estados
} dentro de estos límites
check-never-bounded_pt = { $goal }: em nenhum de { $states ->
    [one] { $states } estado
   *[other] { $states } estados
} dentro destes limites
check-reach-undecided = { $goal }: not within { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] step
       *[other] steps
    }
}; undecided beyond that, after { $states ->
    [one] 1 state
   *[other] { $states } states
}
check-reach-undecided_es = { $goal }: no en { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}; más allá sin decidir, tras { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
check-reach-undecided_pt = { $goal }: não em { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] passo
       *[other] passos
    }
}; além disso sem decidir, após { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
check-bad-graph = --graph { $file }: the name must end in .dot or .aut
check-bad-graph_es = --graph { $file }: el nombre debe acabar en .dot o .aut
check-bad-graph_pt = --graph { $file }: o nome deve terminar em .dot ou .aut
check-graph-too-large = --graph: { $states } states are too many for a picture (at most { $most }); write a .aut file instead
check-graph-too-large_es = --graph: { $states } estados son demasiados para un dibujo (como máximo { $most }); escribe un archivo .aut
check-graph-too-large_pt = --graph: { $states } estados são demais para um desenho (no máximo { $most }); escreva um arquivo .aut
check-about-endless = A run that never ends: from { $unit ->
    [ticks] tick
   *[steps] step
} { $from } on it repeats a cycle of { $round } { $unit ->
    [ticks] { $round ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $round ->
        [one] step
       *[other] steps
    }
}, shown twice here. That violates { $name }.
check-about-endless_es = Una ejecución que no termina nunca: desde el { $unit ->
    [ticks] tick
   *[steps] paso
} { $from } repite un ciclo de { $round } { $unit ->
    [ticks] { $round ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $round ->
        [one] paso
       *[other] pasos
    }
}, aquí se ve dos veces. Eso viola { $name }.
check-about-endless_pt = Uma execução que nunca termina: a partir do { $unit ->
    [ticks] tick
   *[steps] passo
} { $from } repete um ciclo de { $round } { $unit ->
    [ticks] { $round ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $round ->
        [one] passo
       *[other] passos
    }
}, mostrado aqui duas vezes. Isso viola { $name }.
check-copy-of-open-delay = { $count ->
    [one] the act at tick { $ticks } duplicates
   *[other] { $count } acts (at { $ticks }) duplicate
} a message whose delay can vary, and a check with the clock cannot do that: give the delay as a single number, or leave out { $count ->
    [one] this act
   *[other] these acts
}
check-copy-of-open-delay_es = { $count ->
    [one] la acción del tick { $ticks } duplica
   *[other] { $count } acciones (en { $ticks }) duplican
} un mensaje cuyo retardo puede variar, y una comprobación con reloj no puede hacer eso: da el retardo con un solo número, o quita { $count ->
    [one] esta acción
   *[other] estas acciones
}
check-copy-of-open-delay_pt = { $count ->
    [one] a ação do tick { $ticks } duplica
   *[other] { $count } ações (em { $ticks }) duplicam
} uma mensagem cujo atraso pode variar, e uma verificação com relógio não pode fazer isso: dê o atraso com um só número, ou retire { $count ->
    [one] esta ação
   *[other] estas ações
}
check-holds-at-rest-bounded = holds at every rest within these bounds
check-holds-at-rest-bounded_es = se cumple en todo reposo dentro de estos límites
check-holds-at-rest-bounded_pt = vale em todo repouso dentro destes limites
check-holds-termination-bounded = holds at every rest, and every run ends, within these bounds
check-holds-termination-bounded_es = se cumple en todo reposo, y toda ejecución termina, dentro de estos límites
check-holds-termination-bounded_pt = vale em todo repouso, e toda execução termina, dentro destes limites
check-not-judged-bounded = not checked: no run comes to rest within these bounds
check-not-judged-bounded_es = no se comprobó: ninguna ejecución llega al reposo dentro de estos límites
check-not-judged-bounded_pt = não foi verificada: nenhuma execução chega ao repouso dentro destes limites
check-nothing-began = holds only because nothing ever started
check-nothing-began_es = se cumple solo porque nunca empezó nada
check-nothing-began_pt = vale só porque nada começou
check-no-end-met = none found in { $states ->
    [one] 1 state
   *[other] { $states } states
}
check-no-end-met_es = no se encontró ninguno en { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
check-no-end-met_pt = nenhum foi encontrado em { $states ->
    [one] { $states } estado
   *[other] { $states } estados
}
check-no-end-bounded = no run comes to rest within these bounds
check-no-end-bounded_es = ninguna ejecución llega al reposo dentro de estos límites
check-no-end-bounded_pt = nenhuma execução chega ao repouso dentro destes limites
check-ends-alike = all runs end in the same way
check-ends-alike_es = todas las ejecuciones terminan igual
check-ends-alike_pt = todas as execuções terminam igual
check-ends-alike-bounded = all runs that come to rest within these bounds end in the same way
check-ends-alike-bounded_es = todas las ejecuciones que llegan al reposo dentro de estos límites terminan igual
check-ends-alike-bounded_pt = todas as execuções que chegam ao repouso dentro destes limites terminam igual
check-ends-alike-some = all runs that come to rest end in the same way
check-ends-alike-some_es = todas las ejecuciones que llegan al reposo terminan igual
check-ends-alike-some_pt = todas as execuções que chegam ao repouso terminam igual
check-ends-differ = runs end in { $count } different ways
check-ends-differ_es = las ejecuciones terminan de { $count } maneras distintas
check-ends-differ_pt = as execuções terminam de { $count } maneiras diferentes
check-ends-so-far = { $count ->
    [one] one end found so far
   *[other] runs end in at least { $count } different ways
}
check-ends-so-far_es = { $count ->
    [one] un final encontrado hasta ahora
   *[other] las ejecuciones terminan de al menos { $count } maneras distintas
}
check-ends-so-far_pt = { $count ->
    [one] um fim encontrado até agora
   *[other] as execuções terminam de pelo menos { $count } maneiras diferentes
}
check-no-run = no run ({ $budgets }) violates { $properties }
check-no-run_es = ninguna ejecución ({ $budgets }) viola { $properties }
check-no-run_pt = nenhuma execução ({ $budgets }) viola { $properties }
check-as-file-undecided = it is undecided whether the result is as the file says, because not all states were visited
check-as-file-undecided_es = está sin decidir si el resultado es como dice el archivo, porque no se visitaron todos los estados
check-as-file-undecided_pt = está sem decidir se o resultado é como diz o arquivo, porque nem todos os estados foram visitados
check-unlike-more-states = there are more than { $wanted } states
check-unlike-more-states_es = hay más de { $wanted } estados
check-unlike-more-states_pt = há mais de { $wanted } estados
check-bad-any-start = --any-start={ $given }: write ids, such as --any-start=1,2, or --any-start alone for all
check-bad-any-start_es = --any-start={ $given }: escribe identificadores, como --any-start=1,2, o solo --any-start para todos
check-bad-any-start_pt = --any-start={ $given }: escreva identificadores, como --any-start=1,2, ou só --any-start para todos
check-timer-twice = --timers: { $timer } is given twice
check-timer-twice_es = --timers: { $timer } se da dos veces
check-timer-twice_pt = --timers: { $timer } é dado duas vezes
check-no-draws = --draws: { $protocol } makes no random draws
check-no-draws_es = --draws: { $protocol } no hace sorteos
check-no-draws_pt = --draws: { $protocol } não faz sorteios
check-no-crashes = --mid-broadcast allows crashes during a broadcast: say how many with --crashes
check-no-crashes_es = --mid-broadcast permite caídas durante una difusión: di cuántas con --crashes
check-no-crashes_pt = --mid-broadcast permite quedas durante uma difusão: diga quantas com --crashes
check-nobody-leads = --reach { $given }: { $protocol } elects no leader; write --reach decision
check-nobody-leads_es = --reach { $given }: { $protocol } no elige líder; escribe --reach decision
check-nobody-leads_pt = --reach { $given }: { $protocol } não elege líder; escreva --reach decision
check-nobody-decides = --reach { $given }: { $protocol } decides no value; write --reach leader
check-nobody-decides_es = --reach { $given }: { $protocol } no decide ningún valor; escribe --reach leader
check-nobody-decides_pt = --reach { $given }: { $protocol } não decide nenhum valor; escreva --reach leader
check-nothing-reached = no run reaches the goal: there is nothing to write or to open
check-nothing-reached_es = ninguna ejecución llega al objetivo: no hay nada que escribir ni que abrir
check-nothing-reached_pt = nenhuma execução chega ao objetivo: não há nada para escrever nem para abrir
check-fewer-states = --limit-states { $limit }: [check] expects { $states } states; raise the limit, or leave it out
check-fewer-states_es = --limit-states { $limit }: [check] espera { $states } estados; sube el límite, o quítalo
check-fewer-states_pt = --limit-states { $limit }: [check] espera { $states } estados; aumente o limite, ou retire-o
check-first-counts = --first stops at the first violation, but [check] expects a number of states: leave out --first
check-first-counts_es = --first se detiene en la primera violación, pero [check] espera un número de estados: quita --first
check-first-counts_pt = --first para na primeira violação, mas [check] espera um número de estados: retire --first
check-all-seeds = --all: each scenario has its own seed; leave out --seed
check-all-seeds_es = --all: cada escenario tiene su propia semilla; quita --seed
check-all-seeds_pt = --all: cada cenário tem a sua própria semente; retire --seed
check-not-obeyed = lines of the algorithm that no run executes:
check-not-obeyed_es = líneas del algoritmo que ninguna ejecución usa:
check-not-obeyed_pt = linhas do algoritmo que nenhuma execução usa:
check-not-obeyed-bounded = lines of the algorithm that no run executes within these bounds:
check-not-obeyed-bounded_es = líneas del algoritmo que ninguna ejecución usa dentro de estos límites:
check-not-obeyed-bounded_pt = linhas do algoritmo que nenhuma execução usa dentro destes limites:
