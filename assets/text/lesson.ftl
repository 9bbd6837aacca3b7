## Lessons: predictions, verdicts and challenges

lesson-predict = PREDICT
lesson-predict_es = PREDICE
lesson-predict_pt = PREVEJA
lesson-verdict = THE RUN SAYS
lesson-verdict_es = LA EJECUCIÓN DICE
lesson-verdict_pt = A EXECUÇÃO DIZ
lesson-answer = ANSWER
lesson-answer_es = RESPUESTA
lesson-answer_pt = RESPOSTA
lesson-challenge = CHALLENGE
lesson-challenge_es = RETO
lesson-challenge_pt = DESAFIO
lesson-challenge-named = challenge: { $name }
lesson-challenge-named_es = reto: { $name }
lesson-challenge-named_pt = desafio: { $name }
lesson-nobody = nobody
lesson-nobody_es = nadie
lesson-nobody_pt = ninguém
lesson-several = several
lesson-several_es = varios
lesson-several_pt = vários
lesson-right = right
lesson-right_es = bien
lesson-right_pt = certo
lesson-close = almost
lesson-close_es = casi
lesson-close_pt = quase
lesson-wrong = wrong
lesson-wrong_es = mal
lesson-wrong_pt = errado
lesson-skipped = not counted
lesson-skipped_es = no cuenta
lesson-skipped_pt = não conta
lesson-you-said = { $sign } you: { $answer } · { $grade }
lesson-you-said_es = { $sign } tú: { $answer } · { $grade }
lesson-you-said_pt = { $sign } você: { $answer } · { $grade }
lesson-no-answer = { $sign } you gave no answer
lesson-no-answer_es = { $sign } no respondiste
lesson-no-answer_pt = { $sign } você não respondeu
lesson-run-says = run: { $answer } · tick { $tick }
lesson-run-says_es = ejecución: { $answer } · tick { $tick }
lesson-run-says_pt = execução: { $answer } · tick { $tick }
lesson-solution = right: { $answer }
lesson-solution_es = correcto: { $answer }
lesson-solution_pt = correto: { $answer }
lesson-locked = Your answer: { $answer }. The run will show its own.
lesson-locked_es = Tu respuesta: { $answer }. La ejecución mostrará la suya.
lesson-locked_pt = Sua resposta: { $answer }. A execução mostrará a dela.
lesson-skipped-here = You skipped this question. The run will show the answer.
lesson-skipped-here_es = Saltaste esta pregunta. La ejecución mostrará la respuesta.
lesson-skipped-here_pt = Você pulou esta pergunta. A execução mostrará a resposta.
lesson-right-of = { $right } of { $of } right
    .short = { $right }/{ $of }
lesson-right-of_es = { $right } de { $of } correctas
    .short = { $right }/{ $of }
lesson-right-of_pt = { $right } de { $of } certas
    .short = { $right }/{ $of }

# Challenges

lesson-acts = { $left ->
    [one] 1 act
   *[other] { $left } acts
} left{ $kinds }; until tick { $until }
lesson-acts_es = { $left ->
    [one] queda 1 acción
   *[other] quedan { $left } acciones
}{ $kinds }; hasta el tick { $until }
lesson-acts_pt = { $left ->
    [1] resta 1 ação
   *[other] restam { $left } ações
}{ $kinds }; até o tick { $until }
lesson-acts-free = { $count ->
    [one] 1 act
   *[other] { $count } acts
} so far{ $kinds }; until tick { $until }
lesson-acts-free_es = { $count ->
    [one] 1 acción
   *[other] { $count } acciones
} hasta ahora{ $kinds }; hasta el tick { $until }
lesson-acts-free_pt = { $count ->
    [1] 1 ação
   *[other] { $count } ações
} até agora{ $kinds }; até o tick { $until }
lesson-hints = hints { $count } of { $of }
    .short = { $count }/{ $of }
lesson-hints_es = pistas { $count } de { $of }
    .short = { $count }/{ $of }
lesson-hints_pt = dicas { $count } de { $of }
    .short = { $count }/{ $of }
lesson-reached = { $sign } { $goal } · tick { $tick }
lesson-reached_es = { $sign } { $goal } · tick { $tick }
lesson-reached_pt = { $sign } { $goal } · tick { $tick }
lesson-open-goal = { $sign } goal: { $goal }
lesson-open-goal_es = { $sign } objetivo: { $goal }
lesson-open-goal_pt = { $sign } objetivo: { $goal }
lesson-failed = { $sign } { $goal }: not reached by this run; { $restart } begins again
lesson-failed_es = { $sign } { $goal }: esta ejecución no lo alcanza; { $restart } empieza de nuevo
lesson-failed_pt = { $sign } { $goal }: esta execução não atinge isso; { $restart } recomeça
lesson-given-up = You see the solution.
lesson-given-up_es = Ves la solución.
lesson-given-up_pt = Você vê a solução.
lesson-other-act = { $act } at tick { $tick } does not count here: { $undo } undoes acts, the last one first.
lesson-other-act_es = { $act } en el tick { $tick } no vale aquí: { $undo } deshace acciones, la última primero.
lesson-other-act_pt = { $act } no tick { $tick } não vale aqui: { $undo } desfaz ações, a última primeiro.
lesson-early-act = The act at tick { $tick } is too early: acts count after tick { $from }. { $undo } undoes acts, the last one first.
lesson-early-act_es = La acción del tick { $tick } es demasiado temprana: solo cuentan las posteriores al tick { $from }. { $undo } deshace acciones, la última primero.
lesson-early-act_pt = A ação do tick { $tick } é cedo demais: só contam as posteriores ao tick { $from }. { $undo } desfaz ações, a última primeiro.
lesson-many-acts = { $count } acts, { $most } allowed: { $undo } undoes the last one.
lesson-many-acts_es = { $count } acciones, { $most } permitidas: { $undo } deshace la última.
lesson-many-acts_pt = { $count } ações, { $most } permitidas: { $undo } desfaz a última.
lesson-goal = what the task asks for
lesson-goal_es = lo que pide la tarea
lesson-goal_pt = o que a tarefa pede
lesson-one-way = One way: { $why }
lesson-one-way_es = Una manera: { $why }
lesson-one-way_pt = Um modo: { $why }
lesson-goal-broken = { $property }: broken
lesson-goal-broken_es = { $property }: no se cumple
lesson-goal-broken_pt = { $property }: não vale
lesson-goal-holds = { $property }: holds
lesson-goal-holds_es = { $property }: se cumple
lesson-goal-holds_pt = { $property }: vale
lesson-goal-leader = { $id } leads at rest
lesson-goal-leader_es = { $id } es líder en reposo
lesson-goal-leader_pt = { $id } é líder em repouso
lesson-goal-decided = all decide { $value }
lesson-goal-decided_es = todos deciden { $value }
lesson-goal-decided_pt = todos decidem { $value }
lesson-goal-elected = elected, by position: { $cells }
lesson-goal-elected_es = elegido, por posición: { $cells }
lesson-goal-elected_pt = eleito, por posição: { $cells }
lesson-goal-log = the log: { $slots }
lesson-goal-log_es = el log: { $slots }
lesson-goal-log_pt = o log: { $slots }
lesson-goal-by = stable from tick { $tick } on
lesson-goal-by_es = estable desde el tick { $tick }
lesson-goal-by_pt = estável desde o tick { $tick }
lesson-goal-kind = { $count } { $kind }
lesson-goal-kind_es = { $count } { $kind }
lesson-goal-kind_pt = { $count } { $kind }
lesson-goal-messages = { $count } messages in all
lesson-goal-messages_es = { $count } mensajes en total
lesson-goal-messages_pt = { $count } mensagens ao todo
lesson-goal-rests = at rest at tick { $until }
lesson-goal-rests_es = en reposo en el tick { $until }
lesson-goal-rests_pt = em repouso no tick { $until }
lesson-goal-works = not at rest at tick { $until }
lesson-goal-works_es = sin reposo en el tick { $until }
lesson-goal-works_pt = sem repouso no tick { $until }
lesson-goal-repeats = the run repeats
lesson-goal-repeats_es = la ejecución se repite
lesson-goal-repeats_pt = a execução se repete

# The kinds of acts, by their keys in files

act-start = start
act-start_es = iniciar
act-start_pt = iniciar
act-crash = crash
act-crash_es = caer
act-crash_pt = derrubar
act-revive = revive
act-revive_es = recuperar
act-revive_pt = recuperar
act-leave = leave
act-leave_es = retirar
act-leave_pt = retirar
act-request = request
act-request_es = petición
act-request_pt = pedido
act-drop = drop
act-drop_es = pérdida
act-drop_pt = perda
act-delay = delay
act-delay_es = retraso
act-delay_pt = atraso
act-duplicate = duplicate
act-duplicate_es = duplicado
act-duplicate_pt = duplicata
act-alter = lie
act-alter_es = mentira
act-alter_pt = mentira
act-deliver = deliver
act-deliver_es = entrega
act-deliver_pt = entrega
act-fire = timeout
act-fire_es = temporizador
act-fire_pt = temporizador
act-disarm = cancelled timer
act-disarm_es = temporizador cancelado
act-disarm_pt = temporizador cancelado
act-cut = cut
act-cut_es = corte
act-cut_pt = corte
act-partition = partition
act-partition_es = partición
act-partition_pt = partição
act-mend = repair
act-mend_es = reparación
act-mend_pt = reparo
act-network = network
act-network_es = red
act-network_pt = rede
act-choose = choice
act-choose_es = elección
act-choose_pt = escolha

# The list of scenes, the end, and progress

lesson-heading = { $title }{ $all ->
    [0] {""}
   *[other] {" · "}{ $passed } of { $all } minutes
} · { $right } of { $asked } right · { $solved } of { $challenges } challenges
    .short = { $title } · { $right }/{ $asked } · { $solved }/{ $challenges }
lesson-heading_es = { $title }{ $all ->
    [0] {""}
   *[other] {" · "}{ $passed } de { $all } minutos
} · { $right } de { $asked } correctas · { $solved } de { $challenges } retos
    .short = { $title } · { $right }/{ $asked } · { $solved }/{ $challenges }
lesson-heading_pt = { $title }{ $all ->
    [0] {""}
   *[other] {" · "}{ $passed } de { $all } minutos
} · { $right } de { $asked } certas · { $solved } de { $challenges } desafios
    .short = { $title } · { $right }/{ $asked } · { $solved }/{ $challenges }
lesson-signs = { $right } all right, ~ in part, - skipped, { $optional } optional
lesson-signs_es = { $right } todo bien, ~ en parte, - omitida, { $optional } opcional
lesson-signs_pt = { $right } tudo certo, ~ em parte, - pulada, { $optional } opcional
lesson-minutes = { $count } min
lesson-minutes_es = { $count } min
lesson-minutes_pt = { $count } min
lesson-optional = optional
lesson-optional_es = opcional
lesson-optional_pt = opcional
lesson-last = This was the last scene. J lists the scenes.
lesson-last_es = Esta era la última escena. J lista las escenas.
lesson-last_pt = Esta era a última cena. J lista as cenas.
lesson-end = This was the last scene: { $right } of { $asked } right, { $solved } of { $challenges } challenges. J lists the scenes.
    .short = This was the last scene: { $right } of { $asked } right.
lesson-end_es = Esta era la última escena: { $right } de { $asked } correctas, { $solved } de { $challenges } retos. J lista las escenas.
    .short = Esta era la última escena: { $right } de { $asked } correctas.
lesson-end_pt = Esta era a última cena: { $right } de { $asked } certas, { $solved } de { $challenges } desafios. J lista as cenas.
    .short = Esta era a última cena: { $right } de { $asked } certas.
lesson-no-scene = The lesson has no scene { $name }. Its scenes: { $scenes }.
lesson-no-scene_es = La lección no tiene la escena { $name }. Sus escenas: { $scenes }.
lesson-no-scene_pt = A lição não tem a cena { $name }. Suas cenas: { $scenes }.
lesson-begins = PgDn begins the lesson; J lists its scenes.
    .short = PgDn begins.
lesson-begins_es = AvPág empieza la lección; J lista las escenas.
    .short = AvPág empieza.
lesson-begins_pt = PgDn começa a lição; J lista as cenas.
    .short = PgDn começa.
lesson-progress = PROGRESS
lesson-progress_es = PROGRESO
lesson-progress_pt = PROGRESSO
lesson-set-aside = The progress file could not be read. It is now { $file }; a new one begins.
lesson-set-aside_es = No se pudo leer el archivo de progreso. Ahora es { $file }; empieza uno nuevo.
lesson-set-aside_pt = Não foi possível ler o arquivo de progresso. Agora é { $file }; começa um novo.
lesson-not-saved = The progress is not saved: { $why }
lesson-not-saved_es = El progreso no se guarda: { $why }
lesson-not-saved_pt = O progresso não foi salvo: { $why }
lesson-topic = Lessons
lesson-topic_es = Lecciones
lesson-topic_pt = Lições
says-no-lesson = No lesson is open.
says-no-lesson_es = No hay ninguna lección abierta.
says-no-lesson_pt = Nenhuma lição está aberta.
says-answer-or-aside = Answer first, or Esc.
says-answer-or-aside_es = Primero responde, o Esc.
says-answer-or-aside_pt = Primeiro responda, ou Esc.
says-choose-first = Choose an answer first.
says-choose-first_es = Primero elige una respuesta.
says-choose-first_pt = Primeiro escolha uma resposta.
says-predict-first = Answer first. The same key again skips the question.
says-predict-first_es = Primero responde. La misma tecla otra vez salta la pregunta.
says-predict-first_pt = Primeiro responda. A mesma tecla de novo pula a pergunta.
says-locked = Your answer is locked. The run will show its own.
says-locked_es = Tu respuesta está fijada. La ejecución mostrará la suya.
says-locked_pt = Sua resposta está travada. A execução mostrará a dela.
says-answered-late = You had seen the run already, so this answer does not count.
says-answered-late_es = Ya habías visto la ejecución: esta respuesta no cuenta.
says-answered-late_pt = Você já tinha visto a execução: esta resposta não conta.
says-no-hint = There are no more hints.
says-no-hint_es = No hay más pistas.
says-no-hint_pt = Não há mais dicas.
says-solution = This branch is the solution.
says-solution_es = Esta rama es la solución.
says-solution_pt = Este ramo é a solução.
says-solved = This challenge is solved.
says-solved_es = Este reto está resuelto.
says-solved_pt = Este desafio está resolvido.
says-scene-ends = The scene ends here. The same key again goes on.
says-scene-ends_es = La escena termina aquí. La misma tecla otra vez sigue.
says-scene-ends_pt = A cena termina aqui. A mesma tecla de novo continua.
says-nothing-asked = There is nothing to choose here.
says-nothing-asked_es = Aquí no hay nada que elegir.
says-nothing-asked_pt = Não há nada para escolher aqui.

lesson-next = NEXT SCENE
lesson-next_es = ESCENA SIGUIENTE
lesson-next_pt = PRÓXIMA CENA

# Keys

word-next-scene = next scene
word-next-scene_es = escena siguiente
word-next-scene_pt = próxima cena
group-lesson = In a lesson
group-lesson_es = En una lección
group-lesson_pt = Em uma lição
does-scenes = lists the scenes of the lesson; Enter opens one
does-scenes_es = lista las escenas de la lección; Intro abre una
does-scenes_pt = lista as cenas da lição; Enter abre uma
does-answer-above = chooses the answer above
does-answer-above_es = elige la respuesta de arriba
does-answer-above_pt = escolhe a resposta de cima
does-answer-below = chooses the answer below; or type a letter (not b in a presentation), an id, a number or @
does-answer-below_es = elige la respuesta de abajo; o escribe una letra (menos b en presentación), un id, un número o @
does-answer-below_pt = escolhe a resposta de baixo; ou digite uma letra (menos b em apresentação), um id, um número ou @
does-lock = locks the chosen answer
does-lock_es = fija la respuesta elegida
does-lock_pt = trava a resposta escolhida
does-skip = locks the chosen answer; if none is chosen, asks for one; pressed again, skips the question
does-skip_es = fija la respuesta elegida; si falta, la pide, y la segunda vez salta la pregunta
does-skip_pt = trava a resposta escolhida; se falta, pede por ela, e na segunda vez pula a pergunta
does-accept-page = locks the chosen answer, or goes on
does-accept-page_es = fija la respuesta elegida o sigue
does-accept-page_pt = trava a resposta escolhida ou segue
does-turn-page = goes to the next question of a page, then to the next scene
does-turn-page_es = va a la pregunta siguiente de la página y luego a la escena siguiente
does-turn-page_pt = vai à próxima pergunta da página e depois à próxima cena
does-turn-page-back = goes to the previous question of a page, then to the previous scene
does-turn-page-back_es = va a la pregunta anterior de la página y luego a la escena anterior
does-turn-page-back_pt = vai à pergunta anterior da página e depois à cena anterior
does-hint = shows the next hint
does-hint_es = muestra la pista siguiente
does-hint_pt = mostra a próxima dica
does-give-up = gives up the challenge and plays its solution
does-give-up_es = abandona el reto y reproduce su solución
does-give-up_pt = desiste do desafio e reproduz a solução
does-go-on-in-challenge = goes to the goal; before it is reached, shows the next hint, then the solution
does-go-on-in-challenge_es = va al objetivo; si aún no se alcanza, muestra la pista siguiente y luego la solución
does-go-on-in-challenge_pt = vai ao objetivo; se ele não é atingido, mostra a próxima dica e depois a solução
does-restart-challenge = goes back to the first tick of the challenge, without acts
does-restart-challenge_es = vuelve al primer tick del reto, sin acciones
does-restart-challenge_pt = volta ao primeiro tick do desafio, sem ações
search-lesson = lesson, scene, course, prediction, challenge
search-lesson_es = lección, escena, curso, predicción, reto
search-lesson_pt = lição, cena, curso, previsão, desafio
word-scenes = scenes
word-scenes_es = escenas
word-scenes_pt = cenas
word-lock = lock
word-lock_es = fijar
word-lock_pt = travar
word-skip = skip
word-skip_es = saltar
word-skip_pt = pular
word-aside = later
word-aside_es = luego
word-aside_pt = depois
word-hint = hint
word-hint_es = pista
word-hint_pt = dica
word-give-up = give up
word-give-up_es = rendirse
word-give-up_pt = desistir
word-to-goal = to the goal
word-to-goal_es = al objetivo
word-to-goal_pt = ao objetivo
