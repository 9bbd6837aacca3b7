# La pantalla de todas las demos.

# Los temas del curso (scenarios/course.txt).
topic-rings = Elecciones en anillos
topic-highest = Elección por el mayor id
topic-failures = Fallos y detectores
topic-anonymous = Azar y anonimato
topic-terms = Mandatos y mayorías
topic-agreement = Acuerdo
topic-large = Sistemas grandes

demos-claim = elecciones distribuidas, tick a tick
    .short = tick a tick
demos-count = { $count ->
    [one] { $count } demo
   *[other] { $count } demos
}
demos-search-hint = buscar: una palabra de un título, una nota, una tesis (peor caso, dos líderes …)
    .shorter = buscar: títulos, notas, protocolos, tesis
    .short = buscar
demos-topics = TEMAS
demos-last-opened = Abiertas hace poco
demos-range = { $first }–{ $last } de { $count }
demos-more = { $count } más
demos-found = HALLADAS
demos-nothing = Nada coincide; Intro lo abre como ruta de un archivo.
    .short = Nada coincide.
demos-found-property = propiedad rota
demos-found-note = en una nota
demos-found-about = en su texto
demos-preview = COMIENZO
demos-preview-ticks = { $last ->
    [0] tick 0
    [1] ticks 0 y 1, una y otra vez
   *[other] ticks 0–{ $last }, una y otra vez
}
    .short = { $last ->
        [0] tick 0
       *[other] ticks 0–{ $last }
    }
demos-notes = { $count ->
    [one] { $count } nota
   *[other] { $count } notas
}
demos-questions = { $count ->
    [one] { $count } pregunta
   *[other] { $count } preguntas
}
demos-opens = Intro la abre.
demos-tells-all = R cuenta cómo acaba, y por qué.
demos-rests = Llega al reposo en el tick { $tick }, tras { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
}.
demos-runs-on = En el tick { $tick } aún no ha llegado al reposo, tras { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
}.
demos-by-name = Desde la línea de órdenes: suffrage { $name }

# The offer of the next demo at the end of one.
next-demo-title = SIGUE EN { $topic }
    .short = DEMO SIGUIENTE
next-demo-of = Sigue en { $topic }
next-demo-keys = AvPág o Intro la abre · RePág o Esc se queda aquí
