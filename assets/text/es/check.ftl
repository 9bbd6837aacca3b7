# La comprobación de todas las ejecuciones.

check-act-needs-clock = { $count ->
    [one] el acto del tick { $ticks } no tiene
   *[other] los actos de los ticks { $ticks } no tienen
} sentido sin reloj: lo que se retrasa, y lo que se pierde o se duplica por azar, lo dice el reloj. Quite tales actos, o use --losses y --duplicates
check-chance-of-network = `loss` y `duplicate` en [network] son probabilidades, y sin reloj puede perderse cualquier mensaje: diga cuántos con --losses y --duplicates
check-oldest-of-unordered = { $count ->
    [one] el acto del tick { $ticks } actúa
   *[other] los actos de los ticks { $ticks } actúan
} sobre el mensaje más antiguo, y con fifo = false nadie sabe cuál es
check-barriers = las rondas de { $protocol } son ticks de un reloj común; quite --asynchronous
check-heartbeats = los latidos los envía el reloj; use el detector `oracle`
check-unbounded-timers = las ejecuciones de { $protocol } no tienen fin: cada temporizador que vence puede empezar otro intento. Limítelos con --timers, por ejemplo --timers 3
check-unbounded-draws = las ejecuciones de { $protocol } no tienen fin: cada sorteo puede llevar a otra ronda. Limítelos con --draws, por ejemplo --draws 3
check-begin-together = todos los procesos de { $protocol } empiezan juntos: --any-start y --starts no tienen sentido; escriba un inicio en el escenario
check-too-many = { $count } procesos: se pueden comprobar como máximo { $most }
check-unlike-holds = { $name } no se cumple: se viola tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}
check-unlike-violates = ninguna ejecución viola { $name }
check-unlike-shortest = { $name } se viola tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}, no { $wanted }
check-unlike-states = hay { $states ->
    [one] 1 estado
   *[other] { $states } estados
}, no { $wanted }

check-clock-none = sin reloj
check-any-start-all = cada proceso puede empezar una vez
check-any-start = { $ids } pueden empezar una vez
check-starts = { $count ->
    [one] 1 inicio en cualquier momento
   *[other] hasta { $count } inicios en cualquier momento
}
check-crashes = { $count ->
    [one] como máximo 1 caída
   *[other] como máximo { $count } caídas
}
check-mid-broadcast = también a mitad de una difusión
check-revivals = { $count ->
    [one] como máximo 1 regreso
   *[other] como máximo { $count } regresos
}
check-losses = { $count ->
    [one] como máximo 1 mensaje perdido
   *[other] como máximo { $count } mensajes perdidos
}
check-duplicates = { $count ->
    [one] como máximo 1 mensaje duplicado
   *[other] como máximo { $count } mensajes duplicados
}
check-timers = { $count ->
    [one] vence como máximo 1 temporizador
   *[other] vencen como máximo { $count } temporizadores
}
check-timers-named = `{ $timer }` vence como máximo { $count ->
    [one] una vez
   *[other] { $count } veces
}
check-draws = { $count ->
    [one] como máximo 1 sorteo
   *[other] como máximo { $count } sorteos
}
check-early = { $count ->
    [0] ningún temporizador vence mientras haya algo en camino
    [one] como máximo 1 temporizador vence mientras haya algo en camino
   *[other] como máximo { $count } temporizadores vencen mientras haya algo en camino
}
check-visited = { $states ->
    [one] 1 estado
   *[other] { $states } estados
} · { $transitions ->
    [one] 1 transición
   *[other] { $transitions } transiciones
} · a { $depth } { $unit ->
    [ticks] { $depth ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $depth ->
        [one] paso
       *[other] pasos
    }
} como máximo
check-cost = { $seconds } s · { $memory } · { $speed } estados por segundo
check-incomplete = no se visitaron todos los estados
check-holds = se cumple en todos los estados
check-holds-bounded = se cumple en todos los estados dentro de estos límites
check-holds-at-rest = se cumple siempre que no haya nada en camino
check-violated = violada tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}
check-violated-round = violada: una ejecución sigue para siempre, desde el paso { $steps } dando vueltas de { $round ->
    [one] 1 paso
   *[other] { $round } pasos
}
check-undecided = ninguna violación en { $steps } { $unit ->
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
check-runs = ejecuciones
check-runs-end = toda ejecución termina
check-runs-end-bounded = ninguna ejecución sigue para siempre dentro de estos límites
check-runs-unfair = algunas ejecuciones siguen para siempre, pero no con equidad: algo espera en ellas sin fin
check-runs-probability-one = toda ejecución acaba con probabilidad 1: algunas podrían seguir para siempre, pero el azar las saca de todo ciclo
check-runs-go-on = algunas ejecuciones siguen para siempre
check-runs-undecided = no está decidido si toda ejecución termina
check-ends = finales
check-no-end = ninguna ejecución llega al reposo
check-end-states = { $states ->
    [one] 1 estado
   *[other] { $states } estados
}, tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
} como pronto
check-properties = propiedades
check-as-file = como dice el archivo
check-unlike-file = no como dice el archivo: { $what }
check-story = La ejecución más corta que viola { $name }:
check-more-ends = … { $count } más …

cli-check-line = { $protocol } · { $variant } · { $count ->
    [one] 1 proceso
   *[other] { $count } procesos
}
cli-check-progress = { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
cli-check-one-well = { $name }: como dice el archivo ({ $states ->
    [one] 1 estado
   *[other] { $states } estados
}, { $seconds } s)
cli-check-one-unlike = { $name }: no como dice el archivo: { $what }
cli-check-one-undecided = { $name }: sin decidir tras { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
check-early-with-clock = --early cuenta los temporizadores que vencen demasiado pronto: con un reloj, el reloj dice cuándo vencen
check-no-process = { $option }: no hay ningún proceso { $given }
check-no-timers = { $option }: { $protocol } no tiene temporizadores
check-bad-timers = --timers { $given }: escriba un número, o números por nombre, como election=3,heartbeat=2
check-no-timer = --timers { $given }: no hay tal temporizador; hay { $valid }
check-no-property = --property { $given }: no hay tal propiedad; hay { $valid }
check-bad-memory = --limit-memory { $given }: escriba al menos 16M, como 512M o 4G
check-end-down = { $held } (caídos: { $ids })
check-choices = `choices` decide lo que aquí queda abierto: quítelas
cli-check-nothing-found = ninguna ejecución viola nada: no hay nada que escribir ni que abrir
check-title = { $protocol }: la ejecución más corta que viola { $name }
check-about = Encontrada entre todas las ejecuciones ({ $budgets }): { $name } se viola { $unit ->
    [ticks] en el tick { $steps }
   *[steps] tras { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }, uno por tick
}.
check-not-judged = nada se juzgó: ninguna ejecución llega al reposo
cli-check-is-scenario = { $file } es el escenario: la ejecución encontrada lo sobrescribiría
check-clock = con el reloj: todos los retrasos y sorteos
check-same-story = La misma ejecución viola también { $name }.
check-notices-by-clock = sin reloj el detector no nota nada en ningún tick propio: vuelva al tick 0, o pregunte con el reloj
check-under-way = hay en camino una copia, un aviso, la noticia de una salida o un mensaje que se perderá, y llega según el reloj: pregunte en otro tick, o con el reloj

# La pregunta por todas las ejecuciones, en la pantalla.
does-check = pregunta si alguna ejecución puede salir mal desde aquí
does-less = el valor anterior, o uno menos
does-more = el valor siguiente, o uno más
does-start-check = busca en todas las ejecuciones desde aquí
group-check = Mientras está abierta la pregunta por todas las ejecuciones
word-check = todas
word-change = cambiar
search-check = comprobar, todas, posibles, contraejemplo, verificar, explorar, mal
title-check = Todas las ejecuciones desde aquí
check-form-title = ¿Puede salir mal desde el tick { $tick }?
    .short = ¿Puede salir mal?
check-form-clock = reloj
check-form-any-start = empiezan
check-form-starts = más inicios
check-form-crashes = caídas
check-form-mid-broadcast = a medio envío
check-form-revivals = regresos
check-form-losses = pérdidas
check-form-duplicates = copias
check-form-timers = vencimientos
check-form-draws = sorteos
check-form-early = prematuros
check-form-yes = sí
check-form-no = no
check-form-nobody = nadie
check-form-everybody = todos
check-form-no-bound = sin tope
check-form-broken = rota
check-form-any-start-told = Quién puede empezar además una vez, hasta que atienda algo
check-form-timers-told = Cuántos temporizadores pueden vencer en total
check-form-asynchronous-told = Sin reloj: cualquier mensaje puede ser el siguiente, cualquier temporizador puede vencer en cualquier momento
check-form-starts-told = Cuántas veces puede empezar además cualquier proceso
check-form-crashes-told = Cuántos procesos pueden caerse
check-form-mid-broadcast-told = Una caída también puede llegar a mitad de una difusión
check-form-revivals-told = Cuántos procesos pueden regresar
check-form-losses-told = Cuántos mensajes pueden perderse
check-form-duplicates-told = Cuántos mensajes pueden duplicarse
check-form-draws-told = Cuántas veces pueden sortear los procesos en total
check-form-early-told = Cuántos temporizadores pueden vencer mientras haya algo en camino
check-form-broken-told = Ya está rota en este tick: para ver cómo puede romperse, vuelva a antes.
check-nothing-judged = No se juzga nada: elija una propiedad que aún no esté rota.
check-searches = Busca en todas las ejecuciones desde aquí: { $states ->
    [one] 1 estado
   *[other] { $states } estados
} … Cualquier tecla lo detiene.
    .short = { $states } estados …
check-from-here-holds = Ninguno de { $states ->
    [one] 1 estado
   *[other] { $states } estados
} desde aquí la viola ({ $properties ->
    [one] 1 propiedad
   *[other] { $properties } propiedades
}, { $budgets }).
    .short = Ninguno de { $states ->
    [one] 1 estado
   *[other] { $states } estados
} desde aquí la viola.
check-from-here-bounded = Dentro de estos límites ninguno de { $states ->
    [one] 1 estado
   *[other] { $states } estados
} desde aquí la viola ({ $properties ->
    [one] 1 propiedad
   *[other] { $properties } propiedades
}, { $budgets }).
    .short = Dentro de estos límites ninguno de { $states ->
    [one] 1 estado
   *[other] { $states } estados
} la viola.
check-from-here-undecided = Ninguna violación en { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
} desde aquí; más allá no se sabe, tras { $states } estados.
    .short = Más allá de { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
} no se sabe.
check-found = { $property } se viola a { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
} de aquí: lo muestra { $number ->
    [0] una ejecución propia
   *[other] la rama { $number }
}.
    .short = { $property } se viola.
check-branch = { $property } se viola
check-no-kind = --reach message={ $given }: no hay tal mensaje; hay { $valid }
check-no-goal = --reach { $given }: escriba { $near ->
    [leader] leader o leader=ID
    [decision] decision o decision=ID
    [message] message=CLASE o message=CLASE@ID
    [change] change=ID
    [rest] rest
   *[other] leader, leader=ID, decision, decision=ID, message=CLASE, message=CLASE@ID, change=ID o rest
}
check-goal-leads = { $id } es líder
check-goal-message = { $kind } es enviado por { $id } o hacia él
check-goal-decides = { $id } decide
check-reach-title = { $protocol }: la ejecución más corta en que { $goal }
check-reach-about = Hallada entre todas las ejecuciones ({ $budgets }): { $goal } { $unit ->
    [ticks] en el tick { $steps }
   *[steps] tras { $steps } pasos, uno por tick
}.
check-reached = { $goal }: tras { $steps } { $unit ->
    [ticks] { $steps ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $steps ->
        [one] paso
       *[other] pasos
    }
}
check-never = { $goal }: en ninguno de { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
check-never-bounded = { $goal }: en ninguno de { $states ->
    [one] 1 estado
   *[other] { $states } estados
} dentro de estos límites
check-reach-undecided = { $goal }: no en { $steps } { $unit ->
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
check-bad-graph = --graph { $file }: el nombre acaba en .dot o .aut
check-graph-too-large = --graph: { $states } estados son demasiados para un dibujo, que tiene como máximo { $most }; escriba un archivo .aut
check-about-endless = Una ejecución que sigue para siempre: desde el { $unit ->
    [ticks] tick
   *[steps] paso
} { $from } da vueltas en { $round } { $unit ->
    [ticks] { $round ->
        [one] tick
       *[other] ticks
    }
   *[steps] { $round ->
        [one] paso
       *[other] pasos
    }
}, aquí dos veces. Eso viola { $name }.
check-copy-of-open-delay = { $count ->
    [one] el acto del tick { $ticks } duplica
   *[other] los actos de los ticks { $ticks } duplican
} un mensaje mientras los retardos varían: su copia llega con él, y eso no se puede explorar; dé a la red un solo retardo o quítelo
check-holds-at-rest-bounded = se cumple en todo reposo dentro de estos límites
check-holds-termination-bounded = se cumple en todo reposo, y ninguna ejecución sigue para siempre, dentro de estos límites
check-not-judged-bounded = nada se juzgó: ninguna ejecución llegó al reposo dentro de estos límites
check-nothing-began = se cumple solo porque nunca empezó nada
check-no-end-met = no se encontró ninguno en { $states ->
    [one] 1 estado
   *[other] { $states } estados
}
check-no-end-bounded = ninguna ejecución llega al reposo dentro de estos límites
check-ends-alike = todas las ejecuciones terminan igual
check-ends-alike-bounded = todas las ejecuciones que llegan al reposo dentro de estos límites terminan igual
check-ends-alike-some = todas las ejecuciones que llegan al reposo terminan igual
check-ends-differ = las ejecuciones terminan de { $count } maneras distintas
check-ends-so-far = { $count ->
    [one] se encontró uno hasta ahora
   *[other] las ejecuciones terminan de al menos { $count } maneras distintas
}
check-no-run = ninguna ejecución ({ $budgets }) viola { $properties }
check-as-file-undecided = no está decidido si es como dice el archivo: no se visitaron todos los estados
check-unlike-more-states = hay más de { $wanted } estados
check-bad-any-start = --any-start={ $given }: escriba identificadores, como --any-start=1,2, o solo --any-start para todos
check-timer-twice = --timers: { $timer } se limita dos veces
check-no-draws = --draws: { $protocol } no sortea nada
check-no-crashes = --mid-broadcast dice dónde pueden llegar las caídas: diga cuántas con --crashes
check-nobody-leads = --reach { $given }: en { $protocol } nadie es líder; hay decision
check-nobody-decides = --reach { $given }: en { $protocol } nadie decide; hay leader
check-nothing-reached = no se encontró ninguna ejecución en que ocurra: no hay nada que escribir ni que abrir
check-fewer-states = --limit-states { $limit }: [check] dice que hay { $states } estados; deje visitar más, o quítelo
check-first-counts = --first se detiene en la primera violación, y [check] dice cuántos estados hay en total: quite --first
check-all-seeds = --all: cada escenario tiene su propia semilla; quite --seed
check-not-obeyed = líneas del algoritmo que ninguna ejecución obedece:
check-not-obeyed-bounded = líneas del algoritmo que ninguna ejecución obedece dentro de estos límites:
