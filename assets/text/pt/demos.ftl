# A tela de todas as demos.

# Os temas do curso (scenarios/course.txt).
topic-rings = Eleições em anéis
topic-highest = Eleição pelo maior id
topic-failures = Falhas e detectores
topic-anonymous = Acaso e anonimato
topic-terms = Mandatos e maiorias
topic-agreement = Acordo
topic-large = Sistemas grandes

demos-claim = eleições distribuídas, tick a tick
    .short = tick a tick
demos-count = { $count ->
    [one] { $count } demo
   *[other] { $count } demos
}
demos-search-hint = buscar: uma palavra de um título, uma nota, uma tese (pior caso, dois líderes …)
    .shorter = buscar: títulos, notas, protocolos, teses
    .short = buscar
demos-topics = TEMAS
demos-last-opened = Abertas por último
demos-range = { $first }–{ $last } de { $count }
demos-more = mais { $count }
demos-found = ENCONTRADAS
demos-nothing = Nada combina; Enter abre como caminho de um arquivo.
    .short = Nada combina.
demos-found-property = propriedade quebrada
demos-found-note = numa nota
demos-found-about = no seu texto
demos-preview = COMEÇO
demos-preview-ticks = { $last ->
    [0] tick 0
    [1] ticks 0 e 1, sem parar
   *[other] ticks 0–{ $last }, sem parar
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
    [one] { $count } pergunta
   *[other] { $count } perguntas
}
demos-opens = Enter a abre.
demos-tells-all = R conta como termina, e por quê.
demos-rests = Chega ao repouso no tick { $tick }, depois de { $count ->
    [one] { $count } mensagem
   *[other] { $count } mensagens
}.
demos-runs-on = No tick { $tick } ainda não chegou ao repouso, depois de { $count ->
    [one] { $count } mensagem
   *[other] { $count } mensagens
}.
demos-by-name = Na linha de comando: suffrage { $name }

# The offer of the next demo at the end of one.
next-demo-title = A SEGUIR EM { $topic }
    .short = PRÓXIMA DEMO
next-demo-of = A seguir em { $topic }
next-demo-keys = PgDn ou Enter abre · PgUp ou Esc fica aqui
