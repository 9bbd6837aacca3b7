# Cada variante em uma linha.

variant-bully-standard = quem percebe pergunta a todos os maiores; o maior dos vivos se proclama
variant-bully-accept-any = acredita-se em um COORDINATOR venha de quem vier: um líder que volta divide o grupo
variant-bully-unguarded = cada ELECTION inicia outra eleição, mesmo com uma em curso, e nada se assenta
variant-bully-restless = uma eleição por vez, mas nada se assenta: as eleições se multiplicam
variant-bully-trusting = depois de um ANSWER dá seu trabalho por feito: se cai quem respondeu, ninguém lidera
variant-bully-patient = só começa após uma pausa quando volta ou ouve um líder menor
