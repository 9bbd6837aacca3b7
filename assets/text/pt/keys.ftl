# As teclas: como se chamam, o que fazem e o que diz o rodapé.
## How keys are called
key-space = esp
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-backspace = Backspace
key-page-up = PgUp
key-page-down = PgDn
key-home = Home
key-end = End
key-shift = Shift
key-control = Ctrl

## What each key does
does-play-or-pause = reproduz ou pausa
does-previous-tick = volta ao tick anterior
does-next-tick = avança ao próximo tick
does-previous-event = volta ao evento anterior dentro do tick
does-next-event = avança ao próximo evento dentro do tick
does-previous-stop = volta à nota ou pergunta anterior, ou um tick
does-next-stop = avança à próxima nota ou pergunta, ou um tick
does-faster = reproduz mais rápido
does-slower = reproduz mais devagar
does-first = ao tick 0
does-last = ao fim do que está gravado
does-go-to = pede um tick e vai até ele
does-until = avança até algo acontecer: um líder, uma propriedade quebrada, uma mensagem …
does-property-above = a propriedade acima
does-property-below = a propriedade abaixo
does-go-to-breach = vai ao tick em que a propriedade quebrou e seleciona quem a quebrou
does-select-previous = seleciona o processo anterior; no registro, uma linha mais antiga
does-select-next = seleciona o próximo processo; no registro, uma linha mais nova
does-select-far-before = seleciona o processo uma fatia do anel antes
does-select-far-after = seleciona o processo uma fatia do anel adiante
does-type-digit = um id seleciona seu processo: 7 c derruba o 7
does-erase-digit = apaga o último algarismo
does-inspect = mostra tudo sobre o processo selecionado
does-crash-or-revive = derruba o processo, ou o recupera
does-crash-after = derruba-o após k mensagens do seu próximo envio
does-start = inicia uma eleição
does-leave = sai, avisando ou sem avisar
does-drop = perde uma mensagem em voo para ele ou vinda dele
does-flight = o que está em voo e em curso, por ordem de tempo
does-take-away = perde a mensagem; de um temporizador, cancela-o
does-delay = pergunta quantos ticks, e atrasa a mensagem
does-duplicate = duplica a mensagem
does-do-next = entrega já a mensagem; dispara o temporizador; refaz o enlace
does-change-algorithm = outro algoritmo com os mesmos processos e ações
does-change-count = outro número de processos
does-change-seed = o mesmo com a próxima semente
does-draw-seed = o mesmo com uma semente sorteada
does-restart = o mesmo desde o início
does-open = todas as demos por temas, com busca; arquivos também
does-open-demo = abre a demo escolhida; na busca, também um arquivo pelo seu caminho
does-demo-above = a demo acima; nos temas, o tema acima
does-demo-below = a demo abaixo; nos temas, o tema abaixo
does-topic-before = o tema anterior
does-topic-after = o próximo tema
does-search-demos = busca em todas as demos: títulos, notas, protocolos, teses
does-tell-demo = conta tudo da demo: como termina, e por quê
does-other-side = dos temas às demos, ou de volta
does-close-demos = volta à execução
does-close-demo-search = termina a busca, no que encontrou
does-take-next-demo = abre a próxima demo
does-refuse-next-demo = fica nesta execução
does-next-pane = ao próximo painel; de duas execuções, à outra
does-previous-pane = ao painel anterior
does-zoom = o painel ocupa todo o espaço, ou o devolve
does-next-theme = o próximo tema: dark, light, mono, os seus
does-palette = encontra qualquer ação por suas palavras: ir 12, derrubar
does-space-time = o diagrama espaço-tempo ocupa todo o espaço, ou o devolve
does-select-event = seleciona o último evento do processo
does-event-before = o evento anterior deste processo
does-event-after = o evento seguinte deste processo
does-event-above = o evento mais próximo de um processo acima
does-event-below = o evento mais próximo de um processo abaixo
does-open-event = conta o que é o evento e o que levou a ele
does-leave-event = deixa o evento
does-present = apresentação: o grafo para a turma, em tamanho grande
does-blank = deixa a tela em branco; qualquer tecla a traz de volta
does-reveal = mostra o futuro gravado, para ensaiar, ou o esconde
does-help = esta tabela de teclas, e o glossário
does-cancel = cancela: algarismos, rolagem, zoom, a segunda execução, reprodução
does-quit = encerra o programa
does-suspend = volta ao terminal; fg retorna aqui
does-interrupt = encerra o programa na hora, seja o que for que esteja aberto
does-close-note = mostra a resposta e depois fecha
does-go-on = o resto de uma nota longa, a resposta e depois a próxima parada
does-go-back = volta em uma nota longa, esconde a resposta e depois a parada anterior
does-close = fecha
does-row-up = uma linha acima
does-row-down = uma linha abaixo
does-page-up = uma página acima
does-page-down = uma página abaixo
does-accept = aceita o escolhido ou digitado
does-close-without = fecha sem mudar nada

## The same in one word
word-play = rodar
word-pause = pausar
word-step = passo
word-event = evento
word-stop = nota
word-speed = ritmo
word-go-to = ir ao tick
word-until = até
word-to-breach = onde quebrou
word-node = nó
word-pane = painel
word-inspect = ver
word-zoom = zoom
word-space-time = espaço-tempo
word-events = eventos
word-causes = causas
word-unzoom = reduzir
word-commands = comandos
word-present = apresentar
word-blank = em branco
word-reveal = revelar
word-hide = esconder futuro
word-crash = derrubar
word-revive = recuperar
word-crash-after = derrubar após k
word-start = eleger
word-leave = sair
word-drop = perder
word-flight = em voo
word-deliver = entregar já
word-fire = disparar
word-mend = refazer
word-disarm = cancelar temporizador
word-delay = atrasar
word-duplicate = duplicar
word-algorithm = algoritmo
word-count = tamanho
word-seed = semente
word-restart = reiniciar
word-open = demos
word-open-demo = abrir
word-demo = demo
word-topic = tema
word-whole-text = texto inteiro
word-topics = temas
word-the-run = a execução
word-next-demo = próxima demo
word-tick = tick
word-end-search = terminar
word-stay-here = ficar
word-help = ajuda
word-quit = sair
word-cancel = cancelar
word-close = fechar
word-accept = aceitar
word-choose = escolher
word-scroll = rolar
word-go-on = seguir
word-answer = resposta

## The groups of the help
group-time = Tempo
group-process = Processos
group-acts = O que você faz com o processo selecionado
group-run = Outras execuções
group-screen = A tela
group-space-time = O diagrama espaço-tempo
group-properties = As propriedades
group-note = Com uma nota ou pergunta aberta
group-flight = Com o painel do que está em voo aberto
group-reading = Com um texto aberto
group-demos = Com as demos abertas
group-next-demo = Quando a próxima demo é oferecida
group-help = Com a ajuda aberta
group-timeline = A cronologia
group-choosing = Com uma lista ou uma entrada aberta

## Titles of prompts and lists
ask-go-to = Ir ao tick (agora { $tick })
ask-until = Avançar até … (Enter no escolhido repete)
    .short = Avançar até …
until-leader = um líder é eleito
until-leader-about = um processo passa a se ter por líder
until-breach = uma propriedade quebra
until-breach-about = { $properties }
until-message = { $kind } é enviado
until-message-about = { $kind } de qualquer processo para qualquer outro
until-message-of = { $kind } de { $id }
until-message-of-about = { $kind } enviado por { $id } ou para ele
until-change = { $id } muda
until-change-about = o estado de { $id }, agora { $state }
until-quiet = a execução está em repouso
until-quiet-about = não há nada em voo nem nada por vir
until-goal = avança até: { $goal }
ask-crash-after = Após quantas mensagens do seu próximo envio { $id } cai?
ask-count = Quantos processos (agora { $count })
ask-process = Qual processo? Digite seu id
ask-palette = Comandos: digite palavras, como ir 12
    .short = Comandos
ask-algorithm = Qual algoritmo com os mesmos processos?
    .short = Qual algoritmo?
ask-leave = Como { $id } sai?
ask-leave-silently = sem avisar
ask-leave-silently-about = outro processo precisa notar
ask-leave-announced = avisando
ask-leave-announced-about = avisa a todos os que o seguem
ask-drop = Qual mensagem para { $id } ou de { $id } se perde?
ask-drop-about = de { $from } para { $to }, chega no tick { $due }
ask-delay = Quantos ticks a mensagem { $from }→{ $to } se atrasa?
ask-link = Qual enlace de { $id }?
ask-link-to = com { $id }
ask-link-cut = inteiro: cortá-lo
ask-link-mend = cortado: refazê-lo
title-cannot-open = Este cenário não pode ser aberto
title-cannot-make = Isto não pode ser feito
title-left-out = O que muda

## What the footer says
says-answer-first = Há uma pergunta aberta: primeiro vem a resposta.
says-nothing-before = O tick 0 é o início: não há nada antes.
says-quiet-now = A execução terminou: nada mais por vir.
says-quiet = A execução terminou: só continua se você agir.
says-quiet-before = A execução termina no tick { $tick }.
says-at-first = Este é o tick 0.
says-at-last = Este é o fim do que está gravado; o próximo tick ainda não foi calculado.
    .short = É o fim do que está gravado.
says-fastest = Esta é a velocidade máxima.
says-slowest = Esta é a velocidade mínima.
says-speed = Velocidade: { $speed }
says-travels = A caminho do tick { $tick }: qualquer tecla para aqui.
says-works = Calculando o tick { $tick }: qualquer tecla para antes dele.
says-no-such-id = Nenhum processo tem o id { $id }.
says-no-id-with = Nenhum id começa com { $digits }.
says-nothing-typed = Nenhum algarismo foi digitado.
says-nothing-to-cancel = Não há nada a cancelar; q encerra.
says-only-process = Só há um processo.
says-is-down = { $id } está caído; c o recupera.
says-no-message = Nenhuma mensagem em voo para { $id } nem de { $id }.
says-waits = O tick { $tick } está mostrado pela metade: isto acontece no tick { $next }.
    .short = Isto acontece no tick { $next }.
says-crashes = Tick { $tick }: { $id } cai.
says-revives = Tick { $tick }: { $id } voltou.
says-revives-and-crashes = Tick { $tick }: { $id } volta e cai em seguida, no meio da sua difusão.
    .short = Tick { $tick }: { $id } volta e cai em seguida.
says-armed = Desde o tick { $tick }: { $id } cai após { $after ->
    [0] nenhuma mensagem
    [1] uma mensagem
   *[other] { $after } mensagens
    } do seu próximo envio.
    .short = { $id } cai no seu próximo envio, após { $after }.
says-starts = Tick { $tick }: pede-se a { $id } que inicie uma eleição.
says-starts-and-crashes = Tick { $tick }: { $id } inicia uma eleição e cai no meio da sua difusão.
    .short = Tick { $tick }: { $id } começa e cai.
says-leaves = Tick { $tick }: { $id } sai sem avisar.
says-leaves-announced = Tick { $tick }: { $id } sai e avisa.
says-lost = Tick { $tick }: perde-se uma mensagem de { $from } para { $to }.
paste-too-long = Uma linha tem no máximo { $count } letras: o que vinha depois ficou de fora.
says-message-gone = Essa mensagem já não está em voo.
says-delayed = Tick { $tick }: a mensagem { $from }→{ $to } se atrasa { $by ->
    [one] um tick
   *[other] { $by } ticks
    }.
    .short = Tick { $tick }: { $from }→{ $to } se atrasa, { $by }.
says-duplicated = Tick { $tick }: a mensagem { $from }→{ $to } é duplicada.
says-hastened = Tick { $tick }: a mensagem { $from }→{ $to } é entregue.
says-fired = Tick { $tick }: acaba o temporizador { $timer } de { $id }.
says-disarmed = Tick { $tick }: o temporizador { $timer } de { $id } é cancelado.
    .short = Tick { $tick }: { $timer } de { $id } é cancelado.
says-cut = Tick { $tick }: o enlace { $from }–{ $to } é cortado.
says-mended = Tick { $tick }: o enlace { $from }–{ $to } volta a funcionar.
says-all-mended = Tick { $tick }: todos os enlaces voltam a funcionar.
says-isolated = Tick { $tick }: { $id } fica isolado de todos os outros.
says-no-delay = Ao menos 1 tick, no máximo 1000000000.
says-no-links = Só há um processo, e nenhum enlace.
says-notice-is-nobodys = Um aviso é enviado pela rede: nada se pode fazer com ele.
    .short = A rede o envia: nada se pode fazer.
says-only-messages = Só mensagens podem ser atrasadas ou duplicadas.
says-nothing-underway = Não há nada em voo nem em curso.
says-nothing-else = Não há mais nada a escolher.
says-due-anyway = De qualquer modo chega no próximo tick.
says-cut-is-mended = Um corte se refaz com Enter.
says-crash-is-armed = Uma queda armada segue armada até acontecer.
says-detector-tells = O detector de falhas não pode ser apressado nem parado.
    .short = O detector não se apressa nem se para.
says-restarted = { $acts ->
    [0] Desde o início.
   *[other] Desde o início, sem o que você fez; o ramo { $number } fica.
    }
    .short = { $acts ->
        [0] Desde o início.
       *[other] Desde o início, sem o que você fez.
        }
says-seed = Semente { $seed }.
says-opened = { $name } está aberto.
says-both-sides = Temas e demos estão à vista.
says-log-at-end = Esta é a linha mais nova do registro.
says-log-at-start = Esta é a linha mais antiga do registro.
says-no-event = Em { $id } ainda não aconteceu nada.
says-first-event = Este é o primeiro evento de { $id }.
says-last-event = Este é o último evento de { $id } até agora.
says-no-event-beside = Nos processos dali não aconteceu nada.
says-not-a-number = Digite um número inteiro.
says-no-number = { $typed } não é um número inteiro.
says-tick-too-far = No máximo, o tick { $farthest }.
says-nothing-broke = { $property } não quebrou.
says-no-properties = Este protocolo não é julgado por nenhuma propriedade.
says-broke-here = Tick { $tick }: { $property } quebrou: { $why }.
    .short = Tick { $tick }: { $property } quebrou aqui.
says-looks-for = Tick { $tick }: procurando “{ $what }”; qualquer tecla para aqui.
    .short = Procurando “{ $what }”; qualquer tecla para.
says-met-leads = Parada: { $id } lidera, tick { $tick }.
says-met-broke = Parada: { $property } quebrou, tick { $tick }: { $why }.
    .short = Parada: { $property } quebrou, tick { $tick }.
says-met-sent = Parada: { $kind } { $from }→{ $to } é enviado, tick { $tick }.
says-met-changed = Parada: { $id } mudou, { $before } → { $state }, tick { $tick }.
says-met-inside = Parada: mudou o que { $id } sabe, tick { $tick }; seu estado ainda é: { $state }.
    .short = Parada: mudou o que { $id } sabe, tick { $tick }.
says-met-quiet = Parada: a execução está em repouso, tick { $tick }.
says-never-quiet = Nunca até o fim, tick { $tick }: “{ $what }”.
    .short = Nunca até o fim, tick { $tick }.
says-never-limit = Não até o tick { $tick }, onde a busca termina: “{ $what }”.
    .short = Não até o tick { $tick }.
says-nothing-chosen = Não há nada para escolher.
says-nothing-fits = Nada combina com o que foi digitado.
says-theme = Tema { $name }.
says-theme-after-faulty = { $count ->
    [1] Tema { $name }; { $faulty } tem falhas: suffrage --theme { $first } as mostra.
   *[other] Tema { $name }; { $faulty } têm falhas: suffrage --theme { $first } as mostra.
    }
    .short = { $count ->
        [1] Tema { $name }; { $faulty } tem falhas
       *[other] Tema { $name }; { $faulty } têm falhas
        }
says-unbound = { $key } não faz nada aqui · { $help } teclas
says-presenting = Esta é a apresentação; Esc sai dela.
says-zoomed-anyway = Aqui um painel já tem todo o espaço.
says-close-first = Esc fecha antes o que está aberto.
says-revealed = O futuro gravado aparece esmaecido; R o esconde.
says-revealed-nothing = O futuro gravado será mostrado, mas ainda não há nada gravado depois deste tick.
    .short = Ainda não há nada gravado depois.
says-hidden = O futuro gravado está escondido.

## Said where there is no screen
ends-input-is-no-terminal = a entrada padrão não é um terminal e nenhuma tecla poderia ser lida; inicie a partir de um terminal, ou execute sem tela: suffrage run
ends-output-is-no-terminal = a saída padrão não é um terminal e nada poderia ser mostrado; inicie a partir de um terminal, ou execute sem tela: suffrage run
ends-terminal-failed = o terminal falhou: { $fault }

## Palavras com que se procura uma ação, além das que se dizem dela
search-cancel = comparar, comparação, voltar, parar
search-crash = matar, falha, falhar, recuperar
search-drop = perde, perder, descartar
search-start = começar, iniciar, candidato
search-leave = renunciar, sair
search-cut = romper, desconectar
search-isolate = desconectar, partição
search-partition = partição, dividir, separar
search-present = apresentação, tela cheia, projetor
search-compare = comparar, comparação, lado a lado
search-count = n, nós, tamanho
search-flight = mensagens, temporizadores, fila
search-help = glossário, palavras, sinais, legenda, manual
search-undo = desfazer, reverter, tirar

## The signs of the timeline in the help
mark-bars = as mensagens de um tick, nas cores de seus tipos; a altura cresce com o logaritmo de seu número (log): quatro vezes mais ficam um passo fixo acima
mark-head = este momento; à direita está o que foi calculado antes
mark-leader = um líder
mark-crash = um processo cai ou sai
mark-broken = uma propriedade quebra
mark-cut = um enlace é cortado
mark-mend = um enlace é consertado
mark-lost = uma mensagem se perde
mark-revive = um processo volta
mark-start = começa uma eleição (o sinal de suas primeiras mensagens)
mark-note = uma nota ou uma pergunta
mark-bookmark = seu marcador
mark-fork = aqui outro ramo se separa
mark-differs = aqui as duas execuções se separam
