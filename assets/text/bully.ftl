# Each variant in one line.

variant-bully-standard = a process that notices asks all above it; the highest that is up announces itself
variant-bully-standard_es = quien lo nota pregunta a todos los mayores; el mayor de los vivos se proclama
variant-bully-standard_pt = quem percebe pergunta a todos os maiores; o maior dos vivos se proclama
variant-bully-accept-any = a COORDINATOR is believed from any sender: a leader that returns splits the group
variant-bully-accept-any_es = se cree un COORDINATOR venga de quien venga: un líder que vuelve divide al grupo
variant-bully-accept-any_pt = acredita-se em um COORDINATOR venha de quem vier: um líder que volta divide o grupo
variant-bully-unguarded = every ELECTION starts another election, even while one is running, and nothing settles
variant-bully-unguarded_es = cada ELECTION inicia otra elección, aunque haya una en marcha, y nada se asienta
variant-bully-unguarded_pt = cada ELECTION inicia outra eleição, mesmo com uma em curso, e nada se assenta
variant-bully-restless = one election at a time, but nothing settles: elections breed
variant-bully-restless_es = una elección a la vez, pero nada se asienta: las elecciones se multiplican
variant-bully-restless_pt = uma eleição por vez, mas nada se assenta: as eleições se multiplicam
variant-bully-trusting = after an ANSWER a process stops: if the one that answered crashes, there is no leader
variant-bully-trusting_es = tras un ANSWER da por hecho su trabajo: si cae quien respondió, nadie lidera
variant-bully-trusting_pt = depois de um ANSWER dá seu trabalho por feito: se cai quem respondeu, ninguém lidera
variant-bully-patient = begins only after a pause when it returns or hears of a lower leader
variant-bully-patient_es = empieza solo tras una pausa cuando vuelve u oye a un líder menor
variant-bully-patient_pt = só começa após uma pausa quando volta ou ouve um líder menor
