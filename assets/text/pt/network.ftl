# Batimentos, e o que se faz à rede e às suas mensagens.

screen-flight-beats = próximo batimento
screen-flight-listens = escuta { $leader }
screen-flight-about-beats = { $id } lidera: envia seu próximo batimento no tick { $due }, { $in }
screen-flight-about-listens = { $id } escuta os batimentos de { $leader }: se nenhum chegar até o tick { $due }, { $in }, percebe que { $leader } se foi

says-heartbeat-is-the-detectors = Os batimentos são do detector de falhas: corte o enlace ou derrube quem os envia. | Os batimentos são do detector.
says-quiet-but-beats = A execução está em repouso; só os batimentos seguem. → e espaço os acompanham.
