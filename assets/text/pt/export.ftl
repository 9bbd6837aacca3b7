# O que sai do programa: os seus formatos, as suas opções e o que se diz quando um não serve.

## Command line
cli-export-no-format = falta --format: escreva um de { $formats }, ou -o com um arquivo que termine como um
cli-export-not-of-format = { $option } não tem a ver com { $format }; { $others ->
    [0] nenhum formato a tem ainda
   *[other] é de { $formats }
}
cli-export-one-picture = { $option } e { $other } são duas imagens diferentes; deixe só uma
cli-export-bad-size = --size { $given }: escreva colunas e linhas, de { $least } a { $most }, como 120x40
cli-export-bad-speed = --speed { $given }: escreva um número de { $least } a { $most }, como 2 ou 0.5
cli-export-is-scenario = -o { $file } é o cenário: a exportação o sobrescreveria
cli-lang-all = --lang all: só uma exportação se escreve em todas as línguas; escreva uma de { $languages }

## What does not fit
export-too-many = { $format } é para execuções de no máximo { $most } eventos; esta tem mais no tick { $tick }: --until { $before } deixa menos
export-no-stops = o cenário não tem notas nem perguntas: sem --stops sai a imagem de um momento
export-too-long = asciicast é para execuções de no máximo { $most } ticks; esta tem mais: --until { $most } deixa menos
export-no-handout = o cenário não tem notas nem perguntas, e portanto nada para distribuir

## Folhas para a aula
handout-algorithm = algoritmo
handout-topology = topologia
handout-processes = processos
handout-ids = ids
handout-leader = líder
handout-delay = atraso em ticks
handout-acts = atos
handout-key = O que os sinais significam
handout-figure = Os processos no tick { $tick }
handout-messages = { $count ->
    [one] 1 mensagem
   *[other] { $count } mensagens
}
handout-question = Pergunta { $number }.
handout-notes = Notas
handout-turn = Escreva suas respostas antes de virar a página: a próxima mostra o que resulta.

## Diagramas de sequência
mermaid-started = começa
mermaid-crashed = falha
mermaid-left = sai
mermaid-revived = voltou
mermaid-elected = eleito: { $held }
mermaid-decided = decide { $held }
mermaid-progress = chegou a { $held }

## On the screen
does-export = escreve o que se vê para outros programas: imagem, folha, gravação …
word-export = exportar
search-export = imagem, svg, imprimir, slide, markdown, folha, gravação, asciinema
ask-export = Exportar como · .svg: esta tela
says-exported = { $name } está escrito.
export-ending = a terminação do nome diz o que se escreve: { $endings }
