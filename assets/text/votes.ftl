## Votes of a class: the panel of a vote, the answers, the address of the page for phones

vote-title-open = VOTE OPEN
vote-title-open_es = VOTACIÓN ABIERTA
vote-title-open_pt = VOTAÇÃO ABERTA
vote-title-closed = VOTE CLOSED
vote-title-closed_es = VOTACIÓN CERRADA
vote-title-closed_pt = VOTAÇÃO ENCERRADA
vote-open = vote open · { $answered } of { $phones } answered
vote-open_es = votación abierta · { $answered } de { $phones } respondieron
vote-open_pt = votação aberta · { $answered } de { $phones } responderam
vote-closed = closed · { $answered } of { $phones } answered
    .short = closed · { $answered } of { $phones }
vote-closed_es = cerrada · { $answered } de { $phones } respondieron
    .short = cerrada · { $answered } de { $phones }
vote-closed_pt = encerrada · { $answered } de { $phones } responderam
    .short = encerrada · { $answered } de { $phones }
vote-count = { $answered } of { $phones }
vote-count_es = { $answered } de { $phones }
vote-count_pt = { $answered } de { $phones }
vote-answered = { $first } answered
vote-answered_es = { $first } respuestas
vote-answered_pt = { $first } respostas
vote-answered-again = { $first }, then { $second } answered
    .short = { $first }, { $second }
vote-answered-again_es = { $first } y luego { $second } respuestas
    .short = { $first }, { $second }
vote-answered-again_pt = { $first } e depois { $second } respostas
    .short = { $first }, { $second }
vote-explain = explain
vote-explain_es = explica
vote-explain_pt = explique
vote-discuss = discuss
vote-discuss_es = debate
vote-discuss_pt = debata
vote-go-on = go on
vote-go-on_es = sigue
vote-go-on_pt = siga
vote-gone = The class server has stopped, so phones cannot answer. Q starts it again.
vote-gone_es = El servidor de la clase se detuvo: los teléfonos no pueden responder. Q lo inicia de nuevo.
vote-gone_pt = O servidor da turma parou: os telefones não podem responder. Q o inicia de novo.
vote-pending = The run will show the answer.
vote-pending_es = La ejecución mostrará la respuesta.
vote-pending_pt = A execução mostrará a resposta.
vote-undecided = The run decides none of these answers.
vote-undecided_es = La ejecución no decide ninguna de estas respuestas.
vote-undecided_pt = A execução não decide nenhuma destas respostas.
vote-not-written = The results were not written: { $why }
vote-not-written_es = No se escribieron los resultados: { $why }
vote-not-written_pt = Os resultados não foram gravados: { $why }
says-vote-again = A closed vote can be repeated once.
says-vote-again_es = Una votación cerrada se puede repetir una vez.
says-vote-again_pt = Uma votação encerrada pode ser repetida uma vez.
says-withdrawn = The vote is withdrawn.
says-withdrawn_es = La votación queda retirada.
says-withdrawn_pt = A votação foi retirada.
says-vote-first = A vote is open. PgDn closes it, Esc withdraws it.
says-vote-first_es = Hay una votación abierta. PgDn la cierra, Esc la retira.
says-vote-first_pt = Há uma votação aberta. PgDn a fecha, Esc a retira.
says-no-vote = No vote is open.
says-no-vote_es = No hay ninguna votación abierta.
says-no-vote_pt = Nenhuma votação está aberta.

# The address

class-title = CLASS
class-title_es = CLASE
class-title_pt = TURMA
class-ask-start = The class server does not run. Enter starts it.
class-ask-start_es = El servidor de la clase no funciona. Intro lo inicia.
class-ask-start_pt = O servidor da turma não está ligado. Enter o inicia.
class-phones = { $count ->
    [one] 1 phone
   *[other] { $count } phones
}
class-phones_es = { $count ->
    [one] 1 teléfono
   *[other] { $count } teléfonos
}
class-phones_pt = { $count ->
    [one] 1 telefone
   *[other] { $count } telefones
}
class-local = Only this computer reaches the address.
class-local_es = Solo este equipo llega a la dirección.
class-local_pt = Só este computador alcança o endereço.
says-no-class = The class server does not run.
says-no-class_es = El servidor de la clase no funciona.
says-no-class_pt = O servidor da turma não está ligado.
says-class-not-built = This program was built without the class server.
says-class-not-built_es = Este programa se compiló sin el servidor de la clase.
says-class-not-built_pt = Este programa foi compilado sem o servidor da turma.
says-class-runs = The class server runs already.
says-class-runs_es = El servidor de la clase ya funciona.
says-class-runs_pt = O servidor da turma já está ligado.

# Keys

group-vote = In a vote of the class
group-vote_es = En una votación de la clase
group-vote_pt = Em uma votação da turma
does-close-vote = closes the vote; the next time the run goes on and shows the answer
does-close-vote_es = cierra la votación; la vez siguiente la ejecución sigue y muestra la respuesta
does-close-vote_pt = encerra a votação; na próxima vez a execução continua e mostra a resposta
does-vote-again = opens a second vote on the same question, after the first is closed
does-vote-again_es = abre una segunda votación sobre la misma pregunta, cerrada la primera
does-vote-again_pt = abre uma segunda votação sobre a mesma pergunta, encerrada a primeira
does-withdraw = withdraws the vote: the question stands as without a class
does-withdraw_es = retira la votación: la pregunta queda como sin clase
does-withdraw_pt = retira a votação: a pergunta fica como sem turma
does-class = shows the address and the QR code for the phones of the class
does-class_es = muestra la dirección y el código QR para los teléfonos de la clase
does-class_pt = mostra o endereço e o código QR para os telefones da turma
does-start-class = starts the server for the phones of the class
does-start-class_es = inicia el servidor para los teléfonos de la clase
does-start-class_pt = inicia o servidor para os telefones da turma
does-stop-class = stops the server and withdraws an open vote
does-stop-class_es = detiene el servidor y retira una votación abierta
does-stop-class_pt = para o servidor e retira uma votação aberta
search-class = class, phone, vote, poll, QR code, audience
search-class_es = clase, teléfono, móvil, voto, votación, código QR
search-class_pt = turma, telefone, celular, voto, votação, código QR
word-close-vote = close the vote
word-close-vote_es = cerrar la votación
word-close-vote_pt = encerrar a votação
word-vote-again = vote again
word-vote-again_es = votar de nuevo
word-vote-again_pt = votar de novo
word-address = address
word-address_es = dirección
word-address_pt = endereço
word-withdraw = withdraw
word-withdraw_es = retirar
word-withdraw_pt = retirar
word-start-class = start
word-start-class_es = iniciar
word-start-class_pt = iniciar
word-stop-class = stop
word-stop-class_es = detener
word-stop-class_pt = parar
