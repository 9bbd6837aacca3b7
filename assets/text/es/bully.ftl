# Cada variante en una línea.

variant-bully-standard = quien lo nota pregunta a todos los mayores; el mayor de los vivos se proclama
variant-bully-accept-any = se cree un COORDINATOR venga de quien venga: un líder que vuelve divide al grupo
variant-bully-unguarded = cada ELECTION inicia otra elección, aunque haya una en marcha, y nada se asienta
variant-bully-restless = una elección a la vez, pero nada se asienta: las elecciones se multiplican
variant-bully-trusting = tras un ANSWER da por hecho su trabajo: si cae quien respondió, nadie lidera
variant-bully-patient = empieza solo tras una pausa cuando vuelve u oye a un líder menor
