# Batimentos, e o que se faz à rede e às suas mensagens.

screen-flight-beats = próximo batimento
screen-flight-listens = escuta { $leader }
screen-flight-about-beats = { $id } lidera: envia seu próximo batimento no tick { $due }, { $in }
screen-flight-about-listens = { $id } escuta os batimentos de { $leader }: se nenhum chegar até o tick { $due }, { $in }, percebe que { $leader } se foi

says-heartbeat-is-the-detectors = Os batimentos são do detector de falhas: corte o enlace ou derrube quem os envia. | Os batimentos são do detector.
says-quiet-but-beats = A execução está em repouso; só os batimentos seguem. → e espaço os acompanham.

log-network-loss = de agora em diante a rede perde cada mensagem com probabilidade de { $percent } %
log-network-loss-brief = a rede perde { $percent } %
log-network-duplicate = de agora em diante a rede duplica cada mensagem com probabilidade de { $percent } %
log-network-duplicate-brief = a rede duplica { $percent } %
log-network-fifo = de agora em diante nada do que se envia ultrapassa o que foi enviado antes pelo mesmo enlace
log-network-fifo-brief = enlaces em ordem: FIFO
log-network-no-fifo = de agora em diante as mensagens podem se ultrapassar num enlace: sem FIFO
log-network-no-fifo-brief = sem FIFO: ultrapassam
act-network-already = a rede já se comporta assim

fault-no-change = isto não muda nada na rede
mend-change = indique ao menos um de { $valid }
