# Lo que sale del programa: sus formatos, sus opciones y lo que se dice cuando uno no sirve.

## Command line
cli-export-no-format = falta --format: escribe uno de { $formats }, o -o con un archivo que termine como uno
cli-export-not-of-format = { $option } no tiene que ver con { $format }; { $others ->
    [0] aún no la tiene ningún formato
   *[other] es de { $formats }
}
cli-export-one-picture = { $option } y { $other } son dos imágenes distintas; deja solo una
cli-export-bad-size = --size { $given }: escribe columnas y filas, de { $least } a { $most }, como 120x40
cli-export-bad-speed = --speed { $given }: escribe un número de { $least } a { $most }, como 2 o 0.5
cli-export-is-scenario = -o { $file } es el escenario: la exportación lo sobrescribiría
cli-lang-all = --lang all: solo una exportación se escribe en todas las lenguas; escribe una de { $languages }

## What does not fit
export-too-many = { $format } es para ejecuciones de a lo más { $most } sucesos; esta tiene más en el tick { $tick }: --until { $before } deja menos
export-no-stops = el escenario no tiene notas ni preguntas: sin --stops sale la imagen de un momento
export-too-long = asciicast es para ejecuciones de a lo más { $most } ticks; esta tiene más: --until { $most } deja menos
export-no-handout = el escenario no tiene notas ni preguntas, y por tanto nada que repartir

## Hojas para la clase
handout-algorithm = algoritmo
handout-topology = topología
handout-processes = procesos
handout-ids = ids
handout-leader = líder
handout-delay = retardo en ticks
handout-acts = actos
handout-key = Qué significan los signos
handout-figure = Los procesos en el tick { $tick }
handout-messages = { $count ->
    [one] 1 mensaje
   *[other] { $count } mensajes
}
handout-question = Pregunta { $number }.
handout-notes = Notas
handout-turn = Escribe tus respuestas antes de pasar la página: la siguiente muestra lo que resulta.

## Diagramas de secuencia
mermaid-started = empieza
mermaid-crashed = falla
mermaid-left = se va
mermaid-revived = ha vuelto
mermaid-elected = elegido: { $held }
mermaid-decided = decide { $held }
mermaid-progress = ha llegado a { $held }

## On the screen
does-export = escribe lo que se ve para otros programas: imagen, hoja, grabación …
word-export = exportar
search-export = imagen, svg, imprimir, diapositiva, markdown, hoja, grabación, asciinema
ask-export = Exportar como · .svg: esta pantalla
says-exported = { $name } está escrito.
export-ending = la terminación del nombre dice qué se escribe: { $endings }
