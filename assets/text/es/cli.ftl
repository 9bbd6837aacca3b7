# La línea de órdenes.

cli-error = error
cli-help = ayuda
cli-scenario-and-verb = un escenario va después de la orden, no antes
cli-not-of-command = { $option } no tiene que ver con { $command }: dice cómo se muestra una ejecución en la pantalla, con play
cli-needs-screen = { $option } necesita la pantalla: aquí no la hay, solo se informa de las dos ejecuciones
cli-bad-number = { $option } { $given }: escriba un número entero de 0 a { $most }
cli-bad-seed = { $option } { $given }: escriba un número entero de 0 a { $most }, o random
cli-seed-of-list = --seed no tiene que ver con list: no ejecuta nada
cli-seed-of-session = --seed: una sesión conserva las semillas de sus ejecuciones; en la pantalla, s empieza una con otra
cli-session-needs-terminal = una sesión se muestra en la pantalla: la entrada y la salida estándar deben ser un terminal
cli-branch-of-what = --branch necesita el escenario del que es una rama: suffrage ESCENARIO --branch ARCHIVO
cli-branch-from-input = --branch -: las teclas ocupan la entrada estándar; indique un archivo
cli-branch-is-scenario = { $file } es el propio escenario: no añade ninguna rama.
    .short = { $file } no añade ramas.
cli-branch-twice = { $file } es una rama que ya se indicó: no añade ninguna.
    .short = { $file } no añade ramas.
cli-fault-count = { $count ->
    [one] 1 fallo en { $file }
   *[other] { $count } fallos en { $file }
}
cli-more-faults = Al menos { $count } fallos en { $file }; los que siguen a los primeros no se muestran.
cli-fault-in-line = { $file }:{ $line }:{ $column }: { $what }; { $mend }{ $more ->
    [0] {""}
    [one] {" "}(1 fallo más)
   *[other] {" "}({ $more } fallos más)
}
    .long = { $file }:{ $line }:{ $column }: { $what }; { $mend }
    .shorter = { $file }:{ $line }: { $what }
    .short = La línea { $line } de { $file } tiene un fallo.
    .shortest = La línea { $line } tiene un fallo.
cli-no-theme-but-near = no hay ningún tema `{ $name }`; ¿quiso decir `{ $nearest }`? Hay { $valid }
cli-no-theme = no hay ningún tema `{ $name }`; hay { $valid }. Los suyos son *.toml en { $folder }
cli-low-contrast = aviso: tema { $name }: { $what } tiene un contraste de { $contrast }; el texto se lee a partir de { $least }
cli-input-is-taken = las teclas vienen de la entrada estándar, así que un escenario no puede; `suffrage run -` lee uno de ahí
cli-cannot-write = no se puede escribir { $file }
cli-trace-is-scenario = { $file } es el escenario: la traza lo sobrescribiría
cli-protocols = Protocolos
cli-scenarios = Escenarios
cli-run-line = { $protocol } · { $variant } · { $topology } · { $count ->
    [one] 1 proceso
   *[other] { $count } procesos
} · semilla { $seed }
cli-quiet = en reposo en el tick { $tick }
cli-not-quiet = sin reposo hasta el tick { $tick }
cli-last-change = último cambio de líder en el tick { $tick }
cli-no-change = ningún líder cambió
cli-last-served = último cambio de un superpar en el tick { $tick }
cli-no-super-peer = nadie es atendido
cli-last-decision = última decisión en el tick { $tick }
cli-no-decision = nadie ha decidido
cli-position = posición
cli-id = id
cli-state = estado
cli-elected = elegido
cli-decided = decidido
cli-progress = avance
cli-fields = campos
cli-up = activo
cli-down = caído
cli-more-processes = … { $count } más …
cli-held-by = { $count } de { $up } procesos activos tienen a { $leader }
cli-messages = mensajes
cli-message-totals = { $sent } enviados, { $delivered } entregados, { $lost } perdidos, { $flight } en vuelo
cli-duplicated = { $count } duplicados
cli-properties = propiedades
cli-figures = cifras
cli-holds = se cumple
cli-holds-again = se cumple otra vez desde el tick { $again }, violada en el tick { $tick }
cli-violated = violada en el tick { $tick }
cli-undecided = sin decidir en el tick { $tick }
cli-undecided-again = sin decidir en el tick { $now }, violada en el tick { $tick }
cli-expectations = expectativas
cli-expected = esperado
cli-came = ocurrió
cli-unmet = la expectativa `{ $name }` no se cumplió: se esperaba: { $expected }; ocurrió: { $came }
cli-digest = huella

# Lo que se esperaba de una ejecución y lo que ocurrió.

expect-leader = todos los procesos activos tienen a { $id }
expect-decided = todos los procesos correctos deciden { $value }
expect-log = todos los aprendices correctos han aplicado { $slots }
expect-elected = elected es { $cells }
expect-by = nada cambia en `elected` después del tick { $tick }
expect-messages = { $kinds } enviados
expect-in-all = { $count } mensajes enviados
expect-holds = se cumple: { $names }
expect-violates = se viola: { $names }
came-nobody-up = no hay nadie activo
came-leader = los { $up } procesos activos tienen a { $leader }
came-others = { $right } de { $up } procesos activos tienen a { $leader }; otros tienen { $others }
came-nobody-owes = ningún proceso correcto debe una decisión
came-decided = los { $correct } procesos correctos deciden { $value }
came-decided-others = { $right } de { $correct } procesos correctos deciden { $value }; otros tienen { $others }
came-log = los { $correct } aprendices correctos lo han hecho
came-log-differs = { $right } de { $correct } aprendices correctos lo han hecho; { $id } tiene { $found } en la posición { $slot }
came-log-shorter = { $right } de { $correct } aprendices correctos lo han hecho; { $id } no tiene nada en la posición { $slot }
came-no-log = ningún aprendiz es correcto
came-elected = justo eso
came-different = { $count ->
    [one] 1 celda es distinta
   *[other] { $count } celdas son distintas
}: { $id } tiene { $held } en lugar de { $expected }
came-by = el último cambio en el tick { $tick }
came-by-cut-off = el último cambio en el tick { $tick }, y la ejecución se cortó en el tick { $until }, sin reposo
came-messages = { $kinds } enviados
came-in-all = { $count } mensajes enviados
came-holds = justo eso
came-violates = justo eso
came-properties = se cumplen: { $holds }; violadas: { $violated }; sin decidir: { $undecided }

# What has no effect.
warn-vain-act = { $act }: sin efecto, { $why ->
    [down] pues está caído
    [up] pues está activo
    [no-message] pues no hay tal mensaje en camino
    [no-timer] pues no hay tal temporizador armado
    [decided] pues ya estaba decidido
   *[already] pues ya es así
    }
warn-more-vain-acts = { $count ->
    [one] 1 acto más queda sin efecto
   *[other] { $count } actos más quedan sin efecto
}
warn-late-acts = { $count ->
    [one] el acto del tick { $first } no se hace: la ejecución se terminó en el tick { $until }
   *[other] { $count } actos desde el tick { $first } no se hacen: la ejecución se terminó en el tick { $until }
}
warn-note-unseen = la nota del tick { $at } no se ve: la ejecución está en reposo desde el tick { $rest }
warn-question-unseen = la pregunta del tick { $at } no se hace: la ejecución está en reposo desde el tick { $rest }
warn-note-of-no-leader = la nota para el primer líder no se ve: nadie es elegido
warn-armed-crash = { $act }: no ocurre nunca: no se envía nada después
warn-unmet-choice = { $choice }: la ejecución no llega a esta elección
warn-more-unmet-choices = { $count ->
    [one] la ejecución no llega a 1 elección más
   *[other] la ejecución no llega a { $count } elecciones más
}
warn-on-screen = { $file }: { $first }{ $more ->
    [0] {""}
    [one] {" "}(1 más; `suffrage run` lo dice)
   *[other] {" "}({ $more } más; `suffrage run` los dice)
}
    .shorter = { $file }: { $first }
    .short = { $first }
    .shortest = { $file } dice algo sin efecto.
warn-unseen-on-screen = { $count ->
    [one] a una nota o pregunta no se llega nunca: antes hay reposo, o nadie es elegido
   *[other] a { $count } notas o preguntas no se llega nunca: antes hay reposo, o nadie es elegido
}
cli-warning = aviso
cli-threads = --threads { $given }: escriba un número de 1 a { $most }
