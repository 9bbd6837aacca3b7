# Exports: formats, options and errors.

## Command line
cli-export-no-format = --format is missing: write one of { $formats }, or -o with a file name whose ending sets the format
cli-export-no-format_es = falta --format: escribe uno de { $formats }, o -o con un nombre de archivo cuya terminación decida el formato
cli-export-no-format_pt = falta --format: escreva um de { $formats }, ou -o com um nome de arquivo cuja terminação decida o formato
cli-export-not-of-format = { $option } does not apply to { $format }; { $others ->
    [0] no format supports it yet
   *[other] it applies to { $formats }
}
cli-export-not-of-format_es = { $option } no se aplica a { $format }; { $others ->
    [0] aún no la tiene ningún formato
   *[other] se aplica a { $formats }
}
cli-export-not-of-format_pt = { $option } não se aplica a { $format }; { $others ->
    [0] nenhum formato a tem ainda
   *[other] aplica-se a { $formats }
}
cli-export-one-picture = { $option } and { $other } ask for two different pictures; use only one of these options
cli-export-one-picture_es = { $option } y { $other } piden dos imágenes distintas; usa solo una de estas opciones
cli-export-one-picture_pt = { $option } e { $other } pedem duas imagens diferentes; use só uma destas opções
cli-export-from-after-to = --from { $from } is after --to { $to }: write the first tick first
cli-export-from-after-to_es = --from { $from } es posterior a --to { $to }: escribe primero el primer tick
cli-export-from-after-to_pt = --from { $from } vem depois de --to { $to }: escreva primeiro o primeiro tick
cli-export-bad-size = --size { $given }: write columns and rows, from { $least } to { $most }, such as 120x40
cli-export-bad-size_es = --size { $given }: escribe columnas y filas, de { $least } a { $most }, como 120x40
cli-export-bad-size_pt = --size { $given }: escreva colunas e linhas, de { $least } a { $most }, como 120x40
cli-export-bad-speed = --speed { $given }: write a number from { $least } to { $most }, such as 2 or 0.5
cli-export-bad-speed_es = --speed { $given }: escribe un número de { $least } a { $most }, como 2 o 0.5
cli-export-bad-speed_pt = --speed { $given }: escreva um número de { $least } a { $most }, como 2 ou 0.5
cli-export-is-lesson = -o { $file } is the lesson: the handout would overwrite it
cli-export-is-lesson_es = -o { $file } es la lección: la hoja la sobrescribiría
cli-export-is-lesson_pt = -o { $file } é a lição: a folha a sobrescreveria
cli-handout-ending = a handout is Markdown: give a file name that ends in .md
cli-handout-ending_es = una hoja es Markdown: da un nombre de archivo que termine en .md
cli-handout-ending_pt = uma folha é Markdown: dê um nome de arquivo que termine em .md
cli-export-is-scenario = -o { $file } is the scenario: the export would overwrite it
cli-export-is-scenario_es = -o { $file } es el escenario: la exportación lo sobrescribiría
cli-export-is-scenario_pt = -o { $file } é o cenário: a exportação o sobrescreveria
cli-lang-all = --lang all only applies to `suffrage export` and `suffrage lesson -o`; for another command, write one of { $languages }
cli-lang-all_es = --lang all solo vale para `suffrage export` y `suffrage lesson -o`; para otra orden, escribe uno de { $languages }
cli-lang-all_pt = --lang all só vale para `suffrage export` e `suffrage lesson -o`; para outro comando, escreva um de { $languages }

## Runs that do not fit a format
export-too-many = { $format } allows at most { $most } events; this run has more by tick { $tick }: use --until { $before }
export-too-many_es = { $format } admite como máximo { $most } eventos; esta ejecución tiene más en el tick { $tick }: usa --until { $before }
export-too-many_pt = { $format } aceita no máximo { $most } eventos; esta execução tem mais no tick { $tick }: use --until { $before }
export-no-stops = --stops needs notes or questions, and the scenario has none; without --stops, the picture shows one moment
export-no-stops_es = --stops necesita notas o preguntas, y el escenario no tiene; sin --stops, la imagen muestra un solo momento
export-no-stops_pt = --stops precisa de notas ou perguntas, e o cenário não tem; sem --stops, a imagem mostra um só momento
export-too-long = asciicast allows at most { $most } ticks; this run has more: use --until { $most }
export-too-long_es = asciicast admite como máximo { $most } ticks; esta ejecución tiene más: usa --until { $most }
export-too-long_pt = asciicast aceita no máximo { $most } ticks; esta execução tem mais: use --until { $most }
export-too-many-ticks = { $format } shows at most { $most } ticks, and this run has { $ticks }: choose fewer with --from and --to of “suffrage export”
export-too-many-ticks_es = { $format } muestra como máximo { $most } ticks, y esta ejecución tiene { $ticks }: elige menos con --from y --to de «suffrage export»
export-too-many-ticks_pt = { $format } mostra no máximo { $most } ticks, e esta execução tem { $ticks }: escolha menos com --from e --to de “suffrage export”
export-no-handout = the scenario has no notes and no questions, so there is no handout
export-no-handout_es = el escenario no tiene notas ni preguntas: no hay hoja que repartir
export-no-handout_pt = o cenário não tem notas nem perguntas: não há folha para distribuir

## Handouts
handout-algorithm = algorithm
handout-algorithm_es = algoritmo
handout-algorithm_pt = algoritmo
handout-topology = topology
handout-topology_es = topología
handout-topology_pt = topologia
handout-processes = processes
handout-processes_es = procesos
handout-processes_pt = processos
handout-ids = ids
handout-ids_es = ids
handout-ids_pt = ids
handout-leader = leader
handout-leader_es = líder
handout-leader_pt = líder
handout-delay = delay in ticks
handout-delay_es = retardo en ticks
handout-delay_pt = atraso em ticks
handout-acts = acts
handout-acts_es = acciones
handout-acts_pt = ações
handout-key = What the signs mean
handout-key_es = Qué significan los signos
handout-key_pt = O que os sinais significam
handout-figure = The processes at tick { $tick }
handout-figure_es = Los procesos en el tick { $tick }
handout-figure_pt = Os processos no tick { $tick }
handout-messages = { $count ->
    [one] 1 message
   *[other] { $count } messages
}
handout-messages_es = { $count ->
    [one] 1 mensaje
   *[other] { $count } mensajes
}
handout-messages_pt = { $count ->
    [one] 1 mensagem
   *[other] { $count } mensagens
}
handout-question = Question { $number }.
handout-question_es = Pregunta { $number }.
handout-question_pt = Pergunta { $number }.
handout-notes = Notes
handout-notes_es = Notas
handout-notes_pt = Notas
handout-turn = Write your answers before you turn the page: the next page shows the result.
handout-turn_es = Escribe tus respuestas antes de pasar la página: la siguiente muestra el resultado.
handout-turn_pt = Escreva suas respostas antes de virar a página: a próxima mostra o resultado.

# The handout of a lesson

handout-goal = Goal: { $goal }
handout-goal_es = Objetivo: { $goal }
handout-goal_pt = Objetivo: { $goal }
handout-acts-allowed = { $most ->
    [0] Any number of acts
    [one] At most 1 act
   *[other] At most { $most } acts
}{ $kinds }, from tick { $from } to tick { $until }
handout-acts-allowed_es = { $most ->
    [0] Cualquier número de acciones
    [one] Como máximo 1 acción
   *[other] Como máximo { $most } acciones
}{ $kinds }, del tick { $from } al tick { $until }
handout-acts-allowed_pt = { $most ->
    [0] Qualquer número de ações
    [1] No máximo 1 ação
   *[other] No máximo { $most } ações
}{ $kinds }, do tick { $from } ao tick { $until }
handout-solution = Solution: { $acts }
handout-solution_es = Solución: { $acts }
handout-solution_pt = Solução: { $acts }

## The page of a run
page-language = English
page-language_es = Español
page-language_pt = Português
page-languages = Language
page-languages_es = Idioma
page-languages_pt = Idioma
page-first = First tick
page-first_es = Primer tick
page-first_pt = Primeiro tick
page-back = Back
page-back_es = Atrás
page-back_pt = Voltar
page-next = Next
page-next_es = Siguiente
page-next_pt = Próximo
page-last = Last tick
page-last_es = Último tick
page-last_pt = Último tick
page-tick = Tick
page-tick_es = Tick
page-tick_pt = Tick
page-show-answer = Show the answer
page-show-answer_es = Mostrar la respuesta
page-show-answer_pt = Mostrar a resposta
page-open-question = The run stops at this question: show the answer to continue.
page-open-question_es = La ejecución se detiene en esta pregunta: muestra la respuesta para continuar.
page-open-question_pt = A execução para nesta pergunta: mostre a resposta para continuar.
page-keys = Keys: ← and → move one step; Home and End go to the first and to the last tick.
page-keys_es = Teclas: ← y → mueven un paso; Inicio y Fin van al primer y al último tick.
page-keys_pt = Teclas: ← e → movem um passo; Home e End vão ao primeiro e ao último tick.
page-no-script = This page needs JavaScript to step through the run.
page-no-script_es = Esta página necesita JavaScript para recorrer la ejecución.
page-no-script_pt = Esta página precisa de JavaScript para percorrer a execução.

## Sequence diagrams
mermaid-started = starts
mermaid-started_es = empieza
mermaid-started_pt = começa
mermaid-crashed = crashes
mermaid-crashed_es = cae
mermaid-crashed_pt = cai
mermaid-left = leaves
mermaid-left_es = se va
mermaid-left_pt = sai
mermaid-revived = is back
mermaid-revived_es = ha vuelto
mermaid-revived_pt = voltou
mermaid-elected = elected: { $held }
mermaid-elected_es = elegido: { $held }
mermaid-elected_pt = eleito: { $held }
mermaid-decided = decides { $held }
mermaid-decided_es = decide { $held }
mermaid-decided_pt = decide { $held }
mermaid-progress = has applied { $held }
mermaid-progress_es = ha aplicado { $held }
mermaid-progress_pt = aplicou { $held }

## On the screen
does-export = exports what is shown: picture, web page, handout …
does-export_es = exporta lo que se ve: imagen, página web, hoja …
does-export_pt = exporta o que se vê: imagem, página, folha …
word-export = export
word-export_es = exportar
word-export_pt = exportar
search-export = picture, svg, animation, html, web page, print, slide, markdown, handout, recording, asciinema
search-export_es = imagen, svg, animación, html, página web, imprimir, diapositiva, markdown, hoja, grabación, asciinema
search-export_pt = imagem, svg, animação, html, página da web, imprimir, slide, markdown, folha, gravação, asciinema
ask-export = Export as .svg (this screen), .anim.svg (an animation) or .html (a page)
    .short = Export as .svg (this screen)
ask-export_es = Exportar como .svg (esta pantalla), .anim.svg (animación) o .html (página)
    .short = Exportar como .svg (esta pantalla)
ask-export_pt = Exportar como .svg (esta tela), .anim.svg (animação) ou .html (página)
    .short = Exportar como .svg (esta tela)
says-exported = { $name } is written.
says-exported_es = { $name }: archivo escrito.
says-exported_pt = { $name }: arquivo escrito.
export-ending = the ending of the file name sets the format: { $endings }
export-ending_es = la terminación del nombre decide el formato: { $endings }
export-ending_pt = a terminação do nome decide o formato: { $endings }
